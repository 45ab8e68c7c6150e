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
problem-link-version = أُنشئ هذا الرابط بإصدار آخر من المستكشف، فلا تمكن قراءته هنا.
problem-link-cut = هذا الرابط تنقصه نهايته. انسخه كاملاً.
problem-link-damaged = تغيّر هذا الرابط في طريقه. انسخه مرة أخرى من حيث أُنشئ.
problem-seed-or-position = لا بد أن تكون في السجل إما بذرة وإما وضعية، لا كلتاهما.
problem-illegal-action = الحركة رقم { $index } (والعدّ من 0) غير جائزة: { $refusal }
problem-two-sides = المتوقع قيمة واحدة لكل من الطرفين، أي قيمتان، وعدد الموجود { $size }.
problem-unknown-card = «{ $got }» ليست ورقة. المتوقع رتبة (من 2 إلى 9 أو T أو J أو Q أو K أو A) ثم نوع (S أو H أو C أو D)، مثل TS.
problem-duplicate-card = الورقة { $card } موجودة من قبل في { $other }، ولا تُستعمل الورقة إلا مرة واحدة.
problem-a-view = المتوقع حالة كاملة؛ وهذه ما يراه طرف واحد منها.
problem-impossible-stage = المتوقع مرحلة تلائم هذه الأوراق؛ والأوراق على هذا الوضع لا تتبعها المرحلة «{ $do }».

# ما الخطأ في كروت قُرئت من ملف. $line رقم سطر فيه، وأسماء الأعمدة تبقى كما هي.

problem-other-state = المتوقع حالة من لعبة «{ $expected }»، كما توزّعها اللعبة أو تقرؤها من وضعية.
problem-not-to-act = لا شيء يُختار هنا. المتوقع ما يراه صاحب الدور في لعبة لم تنتهِ.

problem-lab-worker = فشل التشغيل عند أحد العمال: { $reason }. ما لُعب حتى ذلك الحين محفوظ.
problem-lab-no-pair = لا تُقارن إلا تشغيلات اللعبة نفسها بالورق نفسه والبذرة نفسها؛ المتوقع { $expected }، والمعطى { $got }.
problem-lab-bots = المتوقع لاعب آلي لكل مقعد من المقاعد الـ{ $seats }؛ والمعطى { $size }.
problem-lab-memory = لا تتسع ذاكرة هذا الجهاز لهذا العدد من الألعاب؛ والمعطى { $got }.
