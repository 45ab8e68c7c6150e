# شاشة لعبة الحرب.

line = تختار كل ورقة من يد صغيرة، وكذلك يفعل الخصم. إذا تساوت رتبتان بدأت حرب. تتبّعها قاعدة بعد قاعدة، وانظر لماذا يحدث كل شيء.
hand = { $seat ->
    [0] يدك
   *[1] يد الخصم
}
draw = { $seat ->
    [0] رزمة سحبك
   *[1] رزمة سحب الخصم
}: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
held = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
in-pot = في الكومة
pot-zone = الكومة
pot-total = { $count ->
    [zero] الكومة فارغة
    [one] في الكومة ورقة واحدة
    [two] في الكومة ورقتان
    [few] في الكومة { $count } أوراق
   *[other] في الكومة { $count } ورقة
}
pair-tie = تعادل
pair-won = معركة
pair-next = المعركة التالية
pair-now = هذه المعركة
burned = الحرق: { $opponent } + { $human }
loose = كانت في الكومة
playable = { $card }، في يدك
mark-tie = تعادل في المعركة { $battle }
hint-choose = الدور لك: اضغط على إحدى أوراق يدك.
hint-bot = الخصم يختار ورقته بنفسه: اضغط «الخطوة التالية».
speed-turns = معركة بعد معركة
committed = { $card }، مقلوبة
