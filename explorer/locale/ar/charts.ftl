# الرسوم البيانية: عناوين ومحاور وأسماء بجانب الخطوط ونصوص بديلة.

# ألعاب كثيرة في مجموعة واحدة أو مجموعتين لكل منهما اسم. الأعداد مثل $number و$low مكتوبة من قبل، أما $games فيُعَدّ.
# و$unit و$title من اللعبة نفسها.

chart-number = { $number }
chart-percent = { $percent }%
chart-separator = {"؛ "}
chart-range = من { $low } إلى { $high }
chart-scaled = { $title } ({ $scale })
chart-of-games = نسبة الألعاب
chart-no-games = لا توجد ألعاب
chart-set-none = { $name } (لا توجد ألعاب)
chart-set-alt = { $name }: { $text }
chart-median = الوسيط { $number }
chart-mean = المتوسط { $number }
chart-marked = المحدَّد: { $range }
chart-marked-alt = المحدَّد { $range }: نسبته { $share } من الألعاب.
chart-lengths-alt = { $title }: رسم لتوزيع الأعداد، ومحوره { $unit }{ $log ->
    [0] { "" }
   *[1] { " " }على مقياس لوغاريتمي
}.
chart-lengths-set-alt = { $games ->
    [zero] لا توجد ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}{ $games ->
    [0] .
    [1] : { $median }.
   *[other] : الوسيط { $median }، والمتوسط { $mean }، و80% منها من { $low } إلى { $high }، وكلها من { $least } إلى { $most }.
}

chart-share = { $share } ({ $low }–{ $high })
chart-share-of = { $thing } { $share }
chart-shares-alt = { $title }: النسب، وبين قوسين مجال الثقة 95% لكل منها.

chart-bands-key = الشريط: أوسط 80% من الألعاب{ $games ->
    [zero] { "" }
    [one] ، والرفيع: لعبة واحدة
    [two] ، والرفيع: لعبتان
    [few] ، والرفيع: { $games } ألعاب
   *[other] ، والرفيع: { $games } لعبة
}
chart-bands-thick = الغليظ: الوسيط
chart-bands-half = المنقّط: بعده أقل من نصفها
chart-bands-alt = { $title }: الوسيط، وبين قوسين أوسط 80% من الألعاب.
chart-bands-point-alt = { $unit } { $at }: { $median } ({ $low }–{ $high }){ $part ->
    [all] { "" }
   *[some] ، وعدد الألعاب الباقية { $there }
}
chart-bands-set-alt = { $games ->
    [zero] لا توجد ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
   *[other] { $games } لعبة
}{ $games ->
    [0] .
   *[other] : { $listed }.
}

chart-odds-said = الاحتمال المحسوب
chart-succeeded = نسبة ما نجح
