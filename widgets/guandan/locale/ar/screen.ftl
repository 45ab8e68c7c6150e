# شاشة مباراة غواندان.

line = العب من المستوى 2 حتى الآص مع شريك يجلس قبالتك. تتبّع الإتاوات والجولات والمستويات قاعدة بعد قاعدة، وانظر لماذا يحدث كل شيء.
chair = { $seat ->
    [0] الجنوب (أسفل)
    [1] الشرق (اليمين)
    [2] الشمال (المقابل)
   *[3] الغرب (اليسار)
}
bot-random = آلي: عشوائي
bot-cheapest = آلي: أرخص تشكيلة
bot-team = آلي: لعب جماعي
speed-turns = دوراً بعد دور
to-trick = نهاية الجولة
to-deal = نهاية التوزيعة
hint-choose = الدور لك: اختر أوراقاً من اليد ثم اضغط «لعب»، أو اضغط «تمرير».
hint-lead = أنت تبدأ: اختر أوراقاً من اليد ثم اضغط «لعب».
hint-return = اختر الورقة التي تُعاد: يجوز اختيار أي ورقة حولها إطار أزرق.
hint-which = يمكن أن تكون هذه الأوراق أكثر من تشكيلة: اختر تحت الطاولة أيها تقصد.
hint-bot = الدور لآلي: اضغط «الخطوة التالية».
match-deal = التوزيعة
match-level = المستوى
match-wild = الحرّة
match-ours = أنت وشريكك
match-theirs = الخصمان
match-fact = { $name }: { $value }
match-hand = { $seat ->
    [0] يدك
    [1] يد الخصم الأيمن
    [2] يد شريكك
   *[3] يد الخصم الأيسر
}، { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
match-note = { $place ->
    [0] { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
       *[other] { $count } ورقة
    }
    [1] نفدت الأوراق، المركز الأول
    [2] نفدت الأوراق، المركز الثاني
    [3] نفدت الأوراق، المركز الثالث
   *[4] المركز الرابع
}{ $doing ->
    [lead] { $seat ->
        [0] ، أنت تبدأ
       *[other] ، هو يبدأ
    }
    [play] { $seat ->
        [0] ، الدور لك
       *[other] ، الدور له
    }
    [return] { $seat ->
        [0] ، عليك أن تعيد ورقة
       *[other] ، عليه أن يعيد ورقة
    }
    [passed] ، تمرير
   *[none] {""}
}
match-trick = الجولة
match-trick-note = { $what ->
    [lead] { $seat ->
        [0] أنت تبدأ
        [1] الخصم الأيمن يبدأ
        [2] شريكك يبدأ
       *[3] الخصم الأيسر يبدأ
    }
   *[none] {""}
}
match-move = { $who }: { $what }
match-stands = { $card }، تمثّلها ورقة حرّة
match-tribute = الإتاوة
match-tribute-single = الأخير يدفع إلى الأول
match-tribute-double = الثالث والرابع يدفعان
match-tribute-cancelled = أُلغيت
match-tribute-owed = مستحقة
match-jokers = الجوكران الأحمران
match-payment = { $who } ← { $whom }
match-before = التوزيعة السابقة: { $places }.
match-place = { $who }: { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] الرابع
}
match-result = النتيجة
match-steps = { $steps ->
    [zero] {""}
    [one] صعود مستوى واحد
    [two] صعود مستويين
   *[other] صعود { $steps } مستويات
}
match-mark = التوزيعة { $deal }، على مستوى { $level ->
    [T] 10
    [J] الولد
    [Q] الملكة
    [K] الملك
    [A] الآص
   *[other] { $level }
}
match-play = لعب
match-give-back = إعادة الورقة
match-pass = تمرير
match-clear = إلغاء الاختيار
match-restart = بدء المباراة من جديد
match-show-hints = عرض ما يجوز لعبه
match-hide-hints = إخفاء ما يجوز لعبه
match-by = ترتيب اليد
match-by-rank = بالرتبة
match-by-suit = بالنوع
match-by-groups = في مجموعات
match-picked = ماذا يمكن أن تكون هذه الأوراق
match-none = اختر أوراقاً من اليد
match-returning = تُعاد هذه الورقة: { $card }
match-not-now = لا يجوز لعب هذه الأوراق الآن
match-too-weak = لا تكفي
match-hints = ما يجوز لعبه
match-no-hints = لا شيء في اليد يغلب ما على الطاولة، فليس إلا «تمرير».
match-hints-wait = تُعرض التشكيلات حين يكون الدور لك.
match-pick-short = اختيار
match-pick = اختيار هذه الأوراق: { $reading }
match-sets-of = طرق أخرى للعبها: { $reading }، { $count }
match-more = عرض { $count } أخرى
