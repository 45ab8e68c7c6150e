# شاشة لعبة الحرب.

war-line = تختار كل ورقة من يد صغيرة، وكذلك يفعل الخصم. إذا تساوت رتبتان بدأت حرب. تتبّعها قاعدة بعد قاعدة، وانظر لماذا يحدث كل شيء.
war-hand = { $seat ->
    [0] يدك
   *[1] يد الخصم
}
war-draw = { $seat ->
    [0] رزمة سحبك
   *[1] رزمة سحب الخصم
}: { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
war-held = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}
war-in-pot = في الكومة
war-pot-zone = الكومة
war-pot-total = { $count ->
    [zero] الكومة فارغة
    [one] في الكومة ورقة واحدة
    [two] في الكومة ورقتان
    [few] في الكومة { $count } أوراق
   *[other] في الكومة { $count } ورقة
}
war-pair-tie = تعادل
war-pair-won = معركة
war-pair-next = المعركة التالية
war-pair-now = هذه المعركة
war-burned = الحرق: { $opponent } + { $human }
war-loose = كانت في الكومة
war-playable = { $card }، في يدك
war-mark-tie = تعادل في المعركة { $battle }
war-hint-choose = الدور لك: اضغط على إحدى أوراق يدك.
war-hint-bot = الخصم يختار ورقته بنفسه: اضغط «الخطوة التالية».
war-speed-turns = معركة بعد معركة
war-committed = { $card }، مقلوبة
