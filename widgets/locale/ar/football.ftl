# شاشة لعبة كرة القدم.

football-line = اهجم بسمة، وغطِّ بمثلها أو أعلى، وانتبه لقاعدة التوازن. انظر لماذا تُقفل السمة، وما الذي يفتحها، وما احتمال نجاح الهجمة.
football-bot-random = آلي: عشوائي
football-bot-best = آلي: أفضل احتمال
football-speed-turns = دوراً بعد دور
football-to-round = نهاية الهجمة
football-hint-attack = اختر كارتاً من اليد وسمة متاحة، ثم اضغط «هجوم».
football-hint-defend = الدور للرد على الهجمة: الكارت الذي حوله إطار أزرق يغطّيها، والأزرار أدناه تبيّن ما سوى ذلك.
football-hint-bot = يلعب آلي عن هذا الفريق: اضغط «الخطوة التالية».
football-match-table = هذه الهجمة
football-match-round = الهجمة
football-match-deck = الكومة
football-match-gone = خارج اللعب
football-match-fact = { $name }: { $value }
football-match-hand = { $seat ->
    [0] يد الفريق الأول
   *[1] يد الفريق الثاني
}، { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}
football-match-note = { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}{ $doing ->
    [attack] ، يهجم
    [defend] ، يدافع
   *[none] {""}
}
football-match-card = { $name }: { $stats }
football-match-stat-goals = الأهداف
    .short = الأهداف
football-match-stat-trophies = البطولات
    .short = البطولات
football-match-stat-caps = المباريات الدولية
    .short = الدولية
football-match-stat-seasons = المواسم
    .short = المواسم
football-match-stat-assists = صناعة الأهداف
    .short = الصناعة
football-match-place-attack = الهجمة
football-match-place-cover = التغطية
football-match-attack = { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
} يهجم: { $stat } { $value }
football-match-cover = { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
} يغطّي: { $stat } { $value }
football-match-cards = { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}
football-match-deck-pile = الكومة، { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}
football-match-draws = السحب لهذه الهجمة: { $draws } من { $most }.
football-match-mark = تنجح الهجمة { $round } من { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
}
football-match-do-attack = هجوم
football-match-do-cover = تغطية
football-match-draw = سحب كارت
football-match-concede = ترك الهجمة تنجح
football-match-odds = الاحتمالات
football-match-balance = توازن السمات
football-match-gap = { $seat ->
    [both] عند الفريقين معاً
    [0] عند الفريق الأول
   *[1] عند الفريق الثاني
} الفارق بين أكثر السمات استخداماً وأقلها { $gap }، والحد { $most }{ $lock ->
    [after] ، وتُقفل السمة بعد أن تتجاوزه.
   *[before] .
}
football-match-open = متاحة
football-match-least = الأقل استخداماً: متاحة دائماً
football-match-shut = مقفولة
football-match-count = { $count } من { $limit }
football-match-both = الفريقان معاً
football-match-stands = { $about ->
    [under] احتمال النجاح أقل من 0.1٪
    [over] احتمال النجاح أكثر من 99.9٪
   *[is] احتمال النجاح { $percent }٪
}
football-match-own-deck = كروتك الخاصة
football-match-own-deck-hint = ملف CSV بترميز UTF-8 فيه هذه الأعمدة: { $columns }. لا مانع من أعمدة أخرى، ولكل لاعب سطر.
football-match-choose-file = اختيار ملف
football-match-usual-deck = العودة إلى كروت اللعبة
football-match-faults = ما فيه من أخطاء
football-match-deck-read = { $kind ->
    [few] اللعب بلاعبيك، وعددهم { $count }. اللعبة مصممة لعدد { $most } أو أكثر.
    [kept] كومة لاعبيك محفوظة، وعددهم { $count }: اللعبة الجديدة التالية تُلعب بها.
   *[enough] اللعب بلاعبيك، وعددهم { $count }.
}
football-match-more-faults = { $count ->
    [one] وخطأ آخر.
    [two] وخطآن آخران.
    [few] و{ $count } أخطاء أخرى.
    [many] و{ $count } خطأ آخر.
   *[other] و{ $count } خطأ آخر.
}
football-match-drop = أو أفلته هنا
football-match-odds-note = الاحتمالات تعدّ كل كارت لم يُرَ بعد متساوي الاحتمال، مهما كشفت الهجمات السابقة، وتفترض أن المدافع يسحب ما استطاع.
football-match-lab = المتاح أمام { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
}
