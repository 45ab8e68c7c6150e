# شاشة أوراق غواندان.

guandan-cards-name = غواندان: الأوراق
guandan-cards-line = اختر أوراقاً وانظر كل ما يمكن أن تكونه. واعرف ما الذي يغلب ماذا، وما التشكيلات التي في اليد.
guandan-cards-table = الأوراق المختارة

guandan-cards-part = السؤال
guandan-cards-part-readings = ماذا يمكن أن تكون هذه الأوراق؟
guandan-cards-part-beats = هل تغلب هذه تلك؟
guandan-cards-part-plays = ماذا في هذه اليد؟

# اختيار الأوراق

guandan-cards-level = المستوى
guandan-cards-deck = رزمتان: اضغط الورقة مرة أو مرتين
guandan-cards-deck-card = { $card }، المختار { $count } من 2
guandan-cards-wild = { $card }، ورقة حرّة
guandan-cards-type = كتابة الأوراق
guandan-cards-type-hint = 5S 6D 7C 8D 2H RJ
guandan-cards-use = استعمال هذه الأوراق
guandan-cards-clear = مسح
guandan-cards-deal = توزيع يد
guandan-cards-count = { $count ->
    [zero] لا شيء بعد
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
guandan-cards-copy = نسخ الأوراق
guandan-cards-mine = أوراقك
guandan-cards-theirs = على الطاولة
guandan-cards-hand = اليد
guandan-cards-remove = { $card }، اضغط للإرجاع
guandan-cards-fill = تذهب الأوراق إلى

# ماذا يمكن أن تكون

guandan-cards-readings-title = { $count ->
    [zero] لا قراءة لها
    [one] قراءة واحدة
    [two] قراءتان، الأقوى أولاً
    [few] { $count } قراءات، الأقوى أولاً
   *[other] { $count } قراءة، الأقوى أولاً
}
guandan-cards-readings-mine = ماذا يمكن أن تكون أوراقك
guandan-cards-readings-theirs = ماذا يمكن أن تكون أوراق الطاولة
guandan-cards-none = اختر بعض الأوراق
guandan-cards-as = { $count ->
    [one] الورقة الحرّة تمثّل { $cards }
    [two] الورقتان الحرّتان تمثّلان { $cards }
   *[other] الأوراق الحرّة تمثّل { $cards }
}
guandan-cards-as-itself = { $count ->
    [one] الورقة الحرّة تمثّل نفسها
   *[other] كل ورقة حرّة تمثّل نفسها
}
guandan-cards-new = جديدة مع هذا الإعداد
guandan-cards-gone = لا تجوز مع هذا الإعداد
guandan-cards-why-not = لماذا لا تُلعب هذه الأوراق معاً
guandan-cards-spoken = { $count ->
    [zero] لا قراءة لهذه الأوراق.
    [one] قراءة واحدة: { $strongest }.
    [two] قراءتان، والأقوى: { $strongest }.
    [few] { $count } قراءات، والأقوى: { $strongest }.
   *[other] { $count } قراءة، والأقوى: { $strongest }.
}

# ما الذي يغلب ماذا

guandan-cards-verdict-beats = نعم، هذا يكفي: { $mine } مقابل { $theirs }.
guandan-cards-verdict-not = لا
guandan-cards-verdict-wait = اختر أوراقاً للجهتين
guandan-cards-ladder = سلّم القنابل
guandan-cards-rung-bomb = قنبلة من { $size }
guandan-cards-rung-flush = تتابع من نوع واحد
guandan-cards-rung-jokers = الجواكر الأربعة
guandan-cards-rung-mine = ما معك
guandan-cards-rung-theirs = على الطاولة
guandan-cards-rung-none = كل تشكيلة عادية تحت كل القنابل

# ماذا في اليد

guandan-cards-plays-title = { $count ->
    [zero] لا تشكيلات
    [one] تشكيلة واحدة
    [two] تشكيلتان
    [few] { $count } تشكيلات
   *[other] { $count } تشكيلة
}، { $readings ->
    [zero] ولا قراءات
    [one] وقراءة واحدة
    [two] وقراءتان مختلفتان
    [few] و{ $readings } قراءات مختلفة
   *[other] و{ $readings } قراءة مختلفة
}
guandan-cards-plays-group-count = { $count ->
    [zero] لا مجموعات
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] { $count } مجموعات
   *[other] { $count } مجموعة
}، { $readings ->
    [zero] ولا قراءات
    [one] وقراءة واحدة
    [two] وقراءتان
    [few] و{ $readings } قراءات
   *[other] و{ $readings } قراءة
}
guandan-cards-sets = { $count ->
    [zero] لا طرق
    [one] طريقة واحدة
    [two] طريقتان
    [few] { $count } طرق
   *[other] { $count } طريقة
}
guandan-cards-more = { $count ->
    [one] عرض واحدة أخرى
    [two] عرض اثنتين أخريين
    [few] عرض { $count } أخرى
   *[other] عرض { $count } أخرى
}
guandan-cards-sets-of = طرق أخرى للعبها: { $reading }، { $count }
guandan-cards-lay-short = ضعها
guandan-cards-lay = وضعها على الطاولة: { $reading }
guandan-cards-lying = على الطاولة: { $reading }. لا يُعرض إلا ما يغلب هذه التشكيلة.
guandan-cards-lying-none = لا شيء على الطاولة: تُعرض التشكيلات كلها.
guandan-cards-nothing-beats = لا شيء في هذه اليد يغلب ما على الطاولة
guandan-cards-no-plays = لا توجد يد بعد: وزّع يداً، أو اختر أوراقاً

# الألغاز

guandan-cards-puzzles = ألغاز
guandan-cards-reveal = عرض الجواب
