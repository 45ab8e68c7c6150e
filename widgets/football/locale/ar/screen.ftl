# شاشة لعبة كرة القدم.

line = اهجم بسمة، وغطِّ بمثلها أو أعلى، وانتبه لقاعدة التوازن. انظر لماذا تُقفل السمة، وما الذي يفتحها، وما احتمال نجاح الهجمة.
bot-random = آلي: عشوائي
bot-best = آلي: أفضل احتمال
speed-turns = دوراً بعد دور
to-round = نهاية الهجمة
hint-attack = اختر كارتاً من اليد وسمة متاحة، ثم اضغط «هجوم».
hint-defend = الدور للرد على الهجمة: الكارت الذي حوله إطار أزرق يغطّيها، والأزرار أدناه تبيّن ما سوى ذلك.
hint-bot = يلعب آلي عن هذا الفريق: اضغط «الخطوة التالية».
match-table = هذه الهجمة
match-round = الهجمة
match-deck = الكومة
match-gone = خارج اللعب
match-fact = { $name }: { $value }
match-hand = { $seat ->
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
match-note = { $count ->
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
match-card = { $name }: { $stats }
match-stat-goals = الأهداف
    .short = الأهداف
match-stat-trophies = البطولات
    .short = البطولات
match-stat-caps = المباريات الدولية
    .short = الدولية
match-stat-seasons = المواسم
    .short = المواسم
match-stat-assists = صناعة الأهداف
    .short = الصناعة
match-place-attack = الهجمة
match-place-cover = التغطية
match-attack = { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
} يهجم: { $stat } { $value }
match-cover = { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
} يغطّي: { $stat } { $value }
match-cards = { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}
match-deck-pile = الكومة، { $count ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $count } كروت
    [many] { $count } كارتاً
   *[other] { $count } كارت
}
match-draws = السحب لهذه الهجمة: { $draws } من { $most }.
match-mark = تنجح الهجمة { $round } من { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
}
match-do-attack = هجوم
match-do-cover = تغطية
match-draw = سحب كارت
match-concede = ترك الهجمة تنجح
match-odds = الاحتمالات
match-balance = توازن السمات
match-gap = { $seat ->
    [both] عند الفريقين معاً
    [0] عند الفريق الأول
   *[1] عند الفريق الثاني
} الفارق بين أكثر السمات استخداماً وأقلها { $gap }، والحد { $most }{ $lock ->
    [after] ، وتُقفل السمة بعد أن تتجاوزه.
   *[before] .
}
match-open = متاحة
match-least = الأقل استخداماً: متاحة دائماً
match-shut = مقفولة
match-count = { $count } من { $limit }
match-both = الفريقان معاً
match-stands = { $about ->
    [under] احتمال النجاح أقل من 0.1٪
    [over] احتمال النجاح أكثر من 99.9٪
   *[is] احتمال النجاح { $percent }٪
}
match-own-deck = كروتك الخاصة
match-own-deck-hint = ملف CSV بترميز UTF-8 فيه هذه الأعمدة: { $columns }. لا مانع من أعمدة أخرى، ولكل لاعب سطر.
match-choose-file = اختيار ملف
match-usual-deck = العودة إلى كروت اللعبة
match-faults = ما فيه من أخطاء
match-deck-read = { $kind ->
    [few] اللعب بلاعبيك، وعددهم { $count }. اللعبة مصممة لعدد { $most } أو أكثر.
    [kept] كومة لاعبيك محفوظة، وعددهم { $count }: اللعبة الجديدة التالية تُلعب بها.
   *[enough] اللعب بلاعبيك، وعددهم { $count }.
}
match-more-faults = { $count ->
    [one] وخطأ آخر.
    [two] وخطآن آخران.
    [few] و{ $count } أخطاء أخرى.
    [many] و{ $count } خطأ آخر.
   *[other] و{ $count } خطأ آخر.
}
match-drop = أو أفلته هنا
match-odds-note = الاحتمالات تعدّ كل كارت لم يُرَ بعد متساوي الاحتمال، مهما كشفت الهجمات السابقة، وتفترض أن المدافع يسحب ما استطاع.
match-lab = المتاح أمام { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
}
