# شاشة أوراق غواندان.

cards-name = غواندان: الأوراق
cards-line = اختر أوراقاً وانظر كل ما يمكن أن تكونه. واعرف ما الذي يغلب ماذا، وما التشكيلات التي في اليد.
cards-table = الأوراق المختارة

cards-part = السؤال
cards-part-readings = ماذا يمكن أن تكون هذه الأوراق؟
cards-part-beats = هل تغلب هذه تلك؟
cards-part-plays = ماذا في هذه اليد؟

# اختيار الأوراق

cards-level = المستوى
cards-deck = رزمتان: اضغط الورقة مرة أو مرتين
cards-deck-card = { $card }، المختار { $count } من 2
cards-wild = { $card }، ورقة حرّة
cards-type = كتابة الأوراق
cards-type-hint = 5S 6D 7C 8D 2H RJ
cards-use = استعمال هذه الأوراق
cards-deal = توزيع يد
cards-count = { $count ->
    [zero] لا شيء بعد
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}، المستوى { $level }
cards-copy = نسخ الأوراق
cards-mine = أوراقك
cards-theirs = على الطاولة
cards-hand = اليد
cards-remove = { $card }، اضغط للإرجاع
cards-fill = تذهب الأوراق إلى

# ماذا يمكن أن تكون

cards-readings-title = { $count ->
    [zero] لا قراءة لها
    [one] قراءة واحدة
   *[other] { $ordered ->
        [yes] القراءات: { $count }، الأقوى أولاً
       *[no] القراءات: { $count }، ولا واحدة منها تغلب البقية كلها
    }
}
cards-readings-mine = ماذا يمكن أن تكون أوراقك
cards-readings-theirs = ماذا يمكن أن تكون أوراق الطاولة
cards-none = اختر بعض الأوراق
cards-as = { $count ->
    [one] الورقة الحرّة تمثّل { $cards }
    [two] الورقتان الحرّتان تمثّلان { $cards }
   *[other] الأوراق الحرّة تمثّل { $cards }
}
cards-as-itself = { $count ->
    [one] الورقة الحرّة تمثّل نفسها
   *[other] كل ورقة حرّة تمثّل نفسها
}
cards-new = جديدة مع هذا الإعداد
cards-gone = لا تجوز مع هذا الإعداد
cards-why-not = لماذا لا تُلعب هذه الأوراق معاً
cards-spoken = { $count ->
    [zero] لا قراءة لهذه الأوراق.
    [one] قراءة واحدة: { $strongest }.
   *[other] { $strongest ->
        [none] القراءات: { $count }، ولا واحدة منها تغلب البقية كلها.
       *[other] القراءات: { $count }، والأقوى: { $strongest }.
    }
}

# ما الذي يغلب ماذا

cards-verdict-beats = { $mine } مقابل { $theirs }: الأولى تغلب.
cards-verdict-not = ما معك لا يغلب.
cards-verdict-wait = اختر أوراقاً للجهتين
cards-ladder = سلّم القنابل
cards-rung-bomb = قنبلة من { $size }
cards-rung-flush = تتابع من نوع واحد
cards-rung-jokers = الجواكر الأربعة
cards-rung-mine = ما معك
cards-rung-theirs = على الطاولة
cards-rung-none = كل تشكيلة عادية تحت كل القنابل

# ماذا في اليد

cards-plays-title = { $readings ->
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
cards-plays-group-count = { $readings ->
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
cards-sets = { $count ->
    [zero] لا طرق
    [one] طريقة واحدة
    [two] طريقتان
    [few] { $count } طرق
   *[other] { $count } طريقة
}
cards-more = { $count ->
    [one] عرض واحدة أخرى
    [two] عرض اثنتين أخريين
    [few] عرض { $count } أخرى
   *[other] عرض { $count } أخرى
}
cards-sets-of = طرق أخرى للعبها: { $reading }، { $count }
cards-lay-short = ضعها
cards-lay = وضعها على الطاولة: { $reading }
cards-lying = على الطاولة: { $reading }. تُعرض التشكيلات التي تغلبها.
cards-lying-none = لا شيء على الطاولة: تُعرض التشكيلات كلها.
cards-nothing-beats = لا شيء في هذه اليد يغلب ما على الطاولة
cards-no-plays = لا توجد يد بعد: وزّع يداً، أو اختر أوراقاً

# الألغاز

cards-puzzles = ألغاز
cards-reveal = عرض الجواب
cards-verdict-yes = ما معك يغلب.
cards-gone-more = { $count ->
    [one] وقراءة أخرى لا تجوز مع هذا الإعداد
   *[other] وقراءات أخرى لا تجوز مع هذا الإعداد، عددها { $count }
}
cards-next-puzzle = اللغز التالي
cards-take-back = رفع ما على الطاولة
cards-lay-mine = ضع ما معك على الطاولة
cards-clear-mine = مسح أوراقك
cards-clear-theirs = مسح الطاولة
cards-clear-hand = مسح اليد
cards-lying-nothing = الأوراق التي على الطاولة لا تُلعب معاً، لذلك تُعرض التشكيلات كلها.
cards-ended = انتهت الجلسة التي وراء هذه الصفحة، فلا شيء فيها يجيب بعد الآن. أعد تحميلها للمتابعة.
