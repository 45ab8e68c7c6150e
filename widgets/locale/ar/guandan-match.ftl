# شاشة مباراة غواندان.

guandan-line = العب من المستوى 2 حتى الآص مع شريك يجلس قبالتك. تتبّع الإتاوات والجولات والمستويات قاعدة بعد قاعدة، وانظر لماذا يحدث كل شيء.
guandan-chair = { $seat ->
    [0] الجنوب (أسفل)
    [1] الشرق (اليمين)
    [2] الشمال (المقابل)
   *[3] الغرب (اليسار)
}
guandan-bot-random = آلي: عشوائي
guandan-bot-cheapest = آلي: أرخص تشكيلة
guandan-bot-team = آلي: لعب جماعي
guandan-speed-turns = دوراً بعد دور
guandan-to-trick = نهاية الجولة
guandan-to-deal = نهاية التوزيعة
guandan-hint-choose = الدور لك: اختر أوراقاً من اليد ثم اضغط «لعب»، أو اضغط «تمرير».
guandan-hint-lead = أنت تبدأ: اختر أوراقاً من اليد ثم اضغط «لعب».
guandan-hint-return = اختر الورقة التي تُعاد: يجوز اختيار أي ورقة حولها إطار أزرق.
guandan-hint-which = يمكن أن تكون هذه الأوراق أكثر من تشكيلة: اختر تحت الطاولة أيها تقصد.
guandan-hint-bot = الدور لآلي: اضغط «الخطوة التالية».
guandan-match-deal = التوزيعة
guandan-match-level = المستوى
guandan-match-wild = الحرّة
guandan-match-ours = أنت وشريكك
guandan-match-theirs = الخصمان
guandan-match-fact = { $name }: { $value }
guandan-match-hand = { $seat ->
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
guandan-match-note = { $place ->
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
guandan-match-trick = الجولة
guandan-match-trick-note = { $what ->
    [lead] { $seat ->
        [0] أنت تبدأ
        [1] الخصم الأيمن يبدأ
        [2] شريكك يبدأ
       *[3] الخصم الأيسر يبدأ
    }
   *[none] {""}
}
guandan-match-move = { $who }: { $what }
guandan-match-stands = { $card }، تمثّلها ورقة حرّة
guandan-match-tribute = الإتاوة
guandan-match-tribute-single = الأخير يدفع إلى الأول
guandan-match-tribute-double = الثالث والرابع يدفعان
guandan-match-tribute-cancelled = أُلغيت
guandan-match-tribute-owed = مستحقة
guandan-match-jokers = الجوكران الأحمران
guandan-match-payment = { $who } ← { $whom }
guandan-match-before = التوزيعة السابقة: { $places }.
guandan-match-place = { $who }: { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] الرابع
}
guandan-match-result = النتيجة
guandan-match-steps = { $steps ->
    [zero] {""}
    [one] صعود مستوى واحد
    [two] صعود مستويين
   *[other] صعود { $steps } مستويات
}
guandan-match-mark = التوزيعة { $deal }، على مستوى { $level ->
    [T] 10
    [J] الولد
    [Q] الملكة
    [K] الملك
    [A] الآص
   *[other] { $level }
}
guandan-match-play = لعب
guandan-match-give-back = إعادة الورقة
guandan-match-pass = تمرير
guandan-match-clear = إلغاء الاختيار
guandan-match-restart = بدء المباراة من جديد
guandan-match-show-hints = عرض ما يجوز لعبه
guandan-match-hide-hints = إخفاء ما يجوز لعبه
guandan-match-by = ترتيب اليد
guandan-match-by-rank = بالرتبة
guandan-match-by-suit = بالنوع
guandan-match-by-groups = في مجموعات
guandan-match-picked = ماذا يمكن أن تكون هذه الأوراق
guandan-match-none = اختر أوراقاً من اليد
guandan-match-returning = تُعاد هذه الورقة: { $card }
guandan-match-not-now = لا يجوز لعب هذه الأوراق الآن
guandan-match-too-weak = لا تكفي
guandan-match-hints = ما يجوز لعبه
guandan-match-no-hints = لا شيء في اليد يغلب ما على الطاولة، فليس إلا «تمرير».
guandan-match-hints-wait = تُعرض التشكيلات حين يكون الدور لك.
guandan-match-pick-short = اختيار
guandan-match-pick = اختيار هذه الأوراق: { $reading }
guandan-match-sets-of = طرق أخرى للعبها: { $reading }، { $count }
guandan-match-more = عرض { $count } أخرى
