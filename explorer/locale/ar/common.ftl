# أسماء مشتركة بين الألعاب كلها.

list-separator = {"، "}

card-name = { $rank ->
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [T] عشرة
    [J] ولد
    [Q] ملكة
    [K] ملك
   *[A] آص
} { $suit ->
    [S] البستوني
    [H] القلوب
    [C] السباتي
   *[D] الديناري
}
card-hidden = ورقة مقلوبة
card-red-joker = الجوكر الأحمر
card-black-joker = الجوكر الأسود

source-cardems-ar = Cardems (بالعربية)
source-cardems-tr = Cardems (بالتركية)
source-cardems-pt = Cardems (بالبرتغالية)
source-cardavia-fa = Cardavia (بالفارسية)
source-football-ar = صفحة لعبة كروت كرة القدم (بالعربية)

# ما الخطأ في مُدخَل. $place هو الموضع.

problem-at = في { $place }: { $problem }
problem-too-long = طول النص { $size } من المحارف، ولا يُقرأ منها أكثر من { $limit }.
problem-not-json = هذا ليس JSON: توقفت القراءة عند السطر { $line }، العمود { $column }.
problem-wrong-type = المتوقع { $expected ->
    [object] كائن
    [list] قائمة
    [text] نص
   *[number] عدد صحيح
}، والموجود { $got ->
    [object] كائن
    [list] قائمة
    [text] نص
    [number] عدد
    [truth] قيمة منطقية
    [null] قيمة فارغة
   *[other] شيء لا تعرفه صيغة JSON
}.
problem-missing-key = المتوقع وجود هذا الحقل، وهو ناقص.
problem-unknown-key = لا شيء هنا بهذا الاسم. المتوقع واحد من هذه الأسماء: { $expected }.
problem-unknown-value = المتوقع واحدة من هذه القيم: { $expected }. والموجود «{ $got }».
problem-out-of-range = المتوقع عدد صحيح من { $least } إلى { $most }، والموجود { $got }.
problem-unknown-game = المتوقع واحد من: { $expected }؛ والموجود «{ $got }».
problem-other-game = هذه الصفحة للعبة { $expected }، والسجل للعبة «{ $got }».
problem-version = لا تُقرأ إلا السجلات ذات الإصدار { $expected }.
problem-seed-or-position = لا بد أن تكون في السجل إما بذرة وإما وضعية، لا كلتاهما.
problem-illegal-action = الحركة رقم { $index } (والعدّ من 0) غير جائزة: { $refusal }
problem-two-sides = المتوقع قيمة واحدة لكل من الطرفين، أي قيمتان، وعدد الموجود { $size }.
problem-unknown-card = «{ $got }» ليست ورقة. المتوقع رتبة (من 2 إلى 9 أو T أو J أو Q أو K أو A) ثم نوع (S أو H أو C أو D)، مثل TS.
problem-duplicate-card = الورقة { $card } موجودة من قبل في { $other }، ولا تُستعمل الورقة إلا مرة واحدة.
problem-a-view = المتوقع حالة كاملة؛ وهذه ما يراه طرف واحد منها.
problem-hand-over-limit = في اليد { $size ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $size } أوراق
   *[other] { $size } ورقة
}، وهي لا تتسع لأكثر من { $limit }. مكان الباقي رزمة السحب.
problem-empty-side = لا ورق لهذا الطرف. المتوقع ورقة واحدة على الأقل في يده أو في رزمة سحبه.
problem-empty-hand = هذه اليد فارغة وفي رزمة السحب { $draws ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $draws } أوراق
   *[other] { $draws } ورقة
}. المتوقع يد مملوءة.
problem-laid-length = المتوقع قيمة واحدة لكل ورقة في الكومة، وعدد أوراقها { $expected }، وعدد القيم الموجودة { $size }.
problem-second-committed = لكل طرف ورقة واحدة في المعركة، وهذه ورقته الثانية.
problem-committed-first = لعب الخصم ورقته، والمتوقع أن يلعب اللاعب قبله.
problem-impossible-stage = المتوقع مرحلة تلائم هذه الأوراق؛ والأوراق على هذا الوضع لا تتبعها المرحلة «{ $do }».
problem-third-copy = { $card }: هنا نسختان من هذه الورقة من قبل، وليس في الرزمتين غيرهما.
problem-too-many-cards = المتوقع { $limit ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $limit } أوراق
   *[other] { $limit } ورقة
} على الأكثر، وعدد الموجود { $size }.
problem-unknown-card-or-joker = «{ $got }» ليست ورقة. المتوقع رتبة (من 2 إلى 9 أو T أو J أو Q أو K أو A) ثم نوع (S أو H أو C أو D)، مثل TS، أو جوكر: RJ (أحمر) أو BJ (أسود).
problem-unknown-reading = لا توجد تشكيلة مثل «{ $got }». المتوقع شكل وعدد أوراق ورتبة، مثل Reading("pair", 2, "9").
problem-four-hands = المتوقع أربع أيدٍ، واحدة لكل مقعد، وعدد الموجود { $size }.
problem-four-places = المتوقع المقاعد الأربعة كلها، بترتيب مراكزها في التوزيعة السابقة، وعدد الموجود { $size }.
problem-seat-twice = هذا المقعد مذكور للمرة الثانية. المتوقع كل مقعد مرة واحدة على الأكثر.
problem-no-turn-now = في المرحلة «{ $do }» لا دور لأحد. المتوقع هنا null أو لا شيء.
problem-leader-passed = المتوقع لعب قبل أول تمرير، فمن يبدأ الجولة عليه أن يلعب.
problem-out-of-turn = { $expected ->
    [none] المتوقع ألا يُذكر هنا شيء: مرّر الآخرون كلهم، فانتهت الجولة.
   *[other] المتوقع المقعد { $expected }: كان الدور له بعد الحركات المذكورة قبل هذه.
}
problem-not-the-turn = { $expected ->
    [none] المتوقع بداية جولة، ولا تشكيلة يُردّ عليها: فالتمريرات المذكورة تنهي هذه الجولة.
   *[other] المتوقع المقعد { $expected }: الدور له بعد آخر لعب والتمريرات المذكورة.
}
problem-not-as-in-trick = المتوقع ما في «trick» نفسه: { $expected }.
problem-level-of-winners = المتوقع مستوى الفريق الذي فاز بالتوزيعة السابقة: { $expected }.
problem-level-of-neither = المتوقع مستوى أحد الفريقين: { $expected }.
problem-does-not-beat = المتوقع تشكيلة تغلب التي قبلها، وهذه لا تغلبها.
problem-no-play = المتوقع لعب جائز. { $refusal }
problem-out-with-cards = هذا المقعد مذكور بين من نفدت أوراقهم، وفيه أوراق. المتوقع يد فارغة.
problem-empty-hand-not-out = هذه اليد فارغة، ومقعدها غير مذكور بين من نفدت أوراقهم. المتوقع أوراق فيها، أو ذكر المقعد هناك.
problem-four-stats = المتوقع أربع سمات، وعدد الموجود { $size }.
problem-player-twice = { $name }: هذا اللاعب موجود من قبل في { $other }، ولا يُستعمل اللاعب إلا مرة واحدة.
problem-player-type = المتوقع اسم لاعب، أو كائن فيه اسم والسمات الخمس، والموجود { $got ->
    [object] كائن
    [list] قائمة
    [text] نص
    [number] عدد
    [truth] قيمة منطقية
    [null] قيمة فارغة
   *[other] شيء لا تعرفه صيغة JSON
}.
problem-unknown-player = «{ $got }» ليس لاعباً من كروت اللعبة نفسها. المتوقع اسم منها، أو كائن فيه اسم والسمات الخمس.
problem-player-name = المتوقع نص لا تزيد محارفه الظاهرة على { $most }، بلا مسافات زائدة، وفي الاسم محرف واحد على الأقل. والموجود «{ $got }».
problem-does-not-cover = المتوقع كارت يغطّي: لا يقلّ رقمه في سمة الهجمة عن رقم كارت الهجمة.
problem-empty-team = هذه اليد فارغة، ومن فرغت يده يفوز في نهاية الجولة. المتوقع كارت واحد على الأقل.

# ما الخطأ في كروت قُرئت من ملف. $line رقم سطر فيه، وأسماء الأعمدة تبقى كما هي.

deck-line = السطر { $line }
problem-deck-faults = لا يمكن اللعب بهذه الكروت: { $count ->
    [one] فيها خطأ واحد.
    [two] فيها خطآن.
    [few] فيها { $count } أخطاء.
   *[other] فيها { $count } خطأ.
}
problem-deck-not-utf8 = المتوقع نص بترميز UTF-8، وهنا ما ليس منه. احفظ الملف من جديد بهذا الترميز.
problem-deck-not-csv = هذا ليس CSV. المتوقع قيم تفصل بينها فواصل أو فواصل منقوطة أو علامات جدولة، وكل علامة اقتباس مغلقة. توقفت القراءة هنا.
problem-deck-wide = القيم أكثر من الأعمدة: المتوقع { $most } على الأكثر، واحدة لكل عمود.
problem-deck-column = { $count ->
    [zero] المتوقع عمود اسمه «{ $name }»، ولا يوجد.
   *[other] المتوقع عمود واحد اسمه «{ $name }»، وعدد الموجود { $count }.
}
problem-deck-twice = { $name }: هذا الاسم موجود من قبل في السطر { $other }، ولا يُستعمل الاسم إلا مرة واحدة.
problem-deck-size = عدد الكروت هنا { $size }، والمتوقع من { $least } إلى { $most }.
problem-deck-name = المتوقع اسم من محرف واحد ظاهر إلى { $most }، والموجود «{ $got }».
problem-deck-text = لا يمكن عرض { $column } «{ $got }»: المتوقع { $most } حرفاً على الأكثر في سطر واحد.
problem-deck-number = المتوقع عدد صحيح من 0 إلى { $most } في العمود «{ $stat }»، والموجود «{ $got }».
problem-payments-unfit = المتوقع الإتاوة كاملة بحسب مراكز التوزيعة السابقة: يدفع كل من عليه إتاوة مرة واحدة إلى صاحبها، ومع كل دفعة الورقة المُعادة.
problem-other-state = المتوقع حالة من لعبة «{ $expected }»، كما توزّعها اللعبة أو تقرؤها من وضعية.
problem-not-to-act = لا شيء يُختار هنا. المتوقع ما يراه صاحب الدور في لعبة لم تنتهِ.

problem-lab-worker = فشل التشغيل عند أحد العمال: { $reason }. ما لُعب حتى ذلك الحين محفوظ.
problem-lab-no-pair = لا تُقارن إلا تشغيلات اللعبة نفسها بالورق نفسه والبذرة نفسها؛ المتوقع { $expected }، والمعطى { $got }.
problem-lab-bots = المتوقع لاعب آلي لكل مقعد من المقاعد الـ{ $seats }؛ والمعطى { $size }.
problem-lab-memory = لا تتسع ذاكرة هذا الجهاز لهذا العدد من الألعاب؛ والمعطى { $got }.
problem-exact-too-large = لمثل هذه الرزمة مسارات أكثر من أن تُحسب كلها بالضبط؛ خذ رتباً أو أنواعاً أقل.
