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
guandan-cards-deal = توزيع يد
guandan-cards-count = { $count ->
    [zero] لا شيء بعد
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}، المستوى { $level }
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
   *[other] { $ordered ->
        [yes] القراءات: { $count }، الأقوى أولاً
       *[no] القراءات: { $count }، ولا واحدة منها تغلب البقية كلها
    }
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
   *[other] { $strongest ->
        [none] القراءات: { $count }، ولا واحدة منها تغلب البقية كلها.
       *[other] القراءات: { $count }، والأقوى: { $strongest }.
    }
}

# ما الذي يغلب ماذا

guandan-cards-verdict-beats = { $mine } مقابل { $theirs }: الأولى تغلب.
guandan-cards-verdict-not = ما معك لا يغلب.
guandan-cards-verdict-wait = اختر أوراقاً للجهتين
guandan-cards-ladder = سلّم القنابل
guandan-cards-rung-bomb = قنبلة من { $size }
guandan-cards-rung-flush = تتابع من نوع واحد
guandan-cards-rung-jokers = الجواكر الأربعة
guandan-cards-rung-mine = ما معك
guandan-cards-rung-theirs = على الطاولة
guandan-cards-rung-none = كل تشكيلة عادية تحت كل القنابل

# ماذا في اليد

guandan-cards-plays-title = { $readings ->
    [zero] لا تشكيلات
    [one] تشكيلة واحدة
    [two] تشكيلتان
    [few] { $readings } تشكيلات مختلفة
   *[other] { $readings } تشكيلة مختلفة
}{ $count ->
    [zero] {""}
    [one] ، بطريقة واحدة
    [two] ، بطريقتين
    [few] ، بعدد { $count } طرق
   *[other] ، بعدد { $count } طريقة
}
guandan-cards-plays-group-count = { $readings ->
    [zero] لا تشكيلات
    [one] تشكيلة واحدة
    [two] تشكيلتان
    [few] { $readings } تشكيلات
   *[other] { $readings } تشكيلة
}، { $count ->
    [zero] لا طرق
    [one] طريقة واحدة
    [two] طريقتان
    [few] { $count } طرق
   *[other] { $count } طريقة
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
guandan-cards-lying = على الطاولة: { $reading }. تُعرض التشكيلات التي تغلبها.
guandan-cards-lying-none = لا شيء على الطاولة: تُعرض التشكيلات كلها.
guandan-cards-nothing-beats = لا شيء في هذه اليد يغلب ما على الطاولة
guandan-cards-no-plays = لا توجد يد بعد: وزّع يداً، أو اختر أوراقاً

# الألغاز

guandan-cards-puzzles = ألغاز
guandan-cards-reveal = عرض الجواب
guandan-cards-verdict-yes = ما معك يغلب.
guandan-cards-gone-more = { $count ->
    [one] وقراءة أخرى لا تجوز مع هذا الإعداد
   *[other] وقراءات أخرى لا تجوز مع هذا الإعداد، عددها { $count }
}
guandan-cards-next-puzzle = اللغز التالي
guandan-cards-take-back = رفع ما على الطاولة
guandan-cards-lay-mine = ضع ما معك على الطاولة
guandan-cards-clear-mine = مسح أوراقك
guandan-cards-clear-theirs = مسح الطاولة
guandan-cards-clear-hand = مسح اليد
guandan-cards-lying-nothing = الأوراق التي على الطاولة لا تُلعب معاً، لذلك تُعرض التشكيلات كلها.
guandan-cards-ended = انتهت الجلسة التي وراء هذه الصفحة، فلا شيء فيها يجيب بعد الآن. أعد تحميلها للمتابعة.
