# الرسوم البيانية: عناوين ومحاور وأسماء بجانب الخطوط ونصوص بديلة.

chart-piles = أوراق كل طرف، معركة بعد معركة
chart-battle = المعركة
chart-you = أنت { $count }
chart-opponent = الخصم { $count }
chart-pot = في الكومة { $count }
chart-piles-alt = { $battles ->
    [zero] لم تقع أي معركة بعد:
    [one] خلال معركة واحدة:
    [two] خلال معركتين:
    [few] خلال { $battles } معارك:
   *[other] خلال { $battles } معركة:
} { $battles ->
    [0] عدد أوراقك { $human }، وعدد أوراق الخصم { $opponent }
   *[other] تغيّر عدد أوراقك من { $human } إلى { $human_last }، وعدد أوراق الخصم من { $opponent } إلى { $opponent_last }
}. { $ties ->
    [zero] لم تتعادل أي معركة.
    [one] تعادلت معركة واحدة.
    [two] تعادلت معركتان.
    [few] تعادلت { $ties } معارك.
   *[other] تعادلت { $ties } معركة.
}
chart-ties-alt = أرقام المعارك المتعادلة: { $listed }.
chart-now-alt = عند المؤشر: أوراقك { $human }، وأوراق الخصم { $opponent }، وأوراق الكومة { $pot }.
chart-key = ▲ تعادل، والرمادي: أوراق الكومة
chart-plays = عدد التشكيلات من كل شكل
chart-plays-alt = { $total ->
    [zero] لا توجد أي تشكيلة.
    [one] تشكيلة واحدة: { $listed }.
    [two] تشكيلتان: { $listed }.
    [few] { $total } تشكيلات: { $listed }.
   *[other] { $total } تشكيلة: { $listed }.
}

# مباراة غواندان: المستوى رتبة مكتوبة نصاً، والفريق 0 فريق القارئ، والمقاعد كما في guandan.ftl.

chart-levels = مستوى كل فريق، توزيعة بعد توزيعة
chart-deal = التوزيعة
chart-team-0 = فريقك { $level }
chart-team-1 = الخصمان { $level }
chart-levels-key = ● مستوى التوزيعة، ★ فوز بالمباراة
chart-tribute-key = ▼ إتاوة، ▼▼ إتاوتان، × لا إتاوة
chart-level = { $level ->
    [T] 10
    [J] الولد
    [Q] الملكة
    [K] الملك
    [A] الآص
   *[other] { $level }
}
chart-levels-alt = { $deals ->
    [zero] لم تنتهِ أي توزيعة من هذه المباراة بعد.
    [one] خلال توزيعة واحدة:
    [two] خلال توزيعتين:
    [few] خلال { $deals } توزيعات:
   *[other] خلال { $deals } توزيعة:
}{ $deals ->
    [0] { "" }
   *[other] { " " }بدأ فريقك عند مستوى { $ours } وانتهى عند { $ours_last }، وبدأ الخصمان عند مستوى { $theirs } وانتهيا عند { $theirs_last }.
}
chart-deal-alt = التوزيعة { $deal } على مستوى { $level }{ $steps ->
    [0] { "" }
   *[other] { " " }(+{ $steps })
}
chart-levels-won-alt = { $team ->
    [0] ما فاز به فريقك: { $listed }.
   *[1] ما فاز به الخصمان: { $listed }.
}
chart-levels-goal-alt = خط متقطع عند مستوى { $level }: قد تُكسب المباراة في توزيعة على هذا المستوى.
chart-levels-tribute-alt = { $tribute ->
    [paid] التوزيعات التي بدأت بإتاوة واحدة: { $listed }.
    [double] التوزيعات التي بدأت بإتاوتين: { $listed }.
   *[cancelled] التوزيعات التي أعفى فيها الجوكران الأحمران من الإتاوة: { $listed }.
}
chart-levels-match-alt = { $team ->
    [0] فاز فريقك بالمباراة.
   *[1] فاز الخصمان بالمباراة.
}
chart-levels-now-alt = عند المؤشر: مستوى فريقك { $ours }، ومستوى الخصمين { $theirs }.

chart-hands = أوراق كل لاعب، دوراً بعد دور
chart-turn = الدور
chart-hand = { $seat ->
    [0] أنت { $count }
    [1] الأيمن { $count }
    [2] الشريك { $count }
   *[3] الأيسر { $count }
}
chart-hands-key = ◆ قنبلة
chart-hands-alt = { $turns ->
    [zero] لم يلعب أحد بعد:
    [one] خلال دور واحد:
    [two] خلال دورين:
    [few] خلال { $turns } أدوار:
   *[other] خلال { $turns } دوراً:
} { $turns ->
    [0] عدد أوراقك { $start0 }، وعدد أوراق شريكك { $start2 }، وعدد أوراق الخصم الأيمن { $start1 }، وعدد أوراق الخصم الأيسر { $start3 }.
   *[other] تغيّر عدد أوراقك من { $start0 } إلى { $last0 }، وعدد أوراق شريكك من { $start2 } إلى { $last2 }، وعدد أوراق الخصم الأيمن من { $start1 } إلى { $last1 }، وعدد أوراق الخصم الأيسر من { $start3 } إلى { $last3 }.
}
chart-bomb-alt = { $seat ->
    [0] أنت في الدور { $turn }
    [1] الخصم الأيمن في الدور { $turn }
    [2] شريكك في الدور { $turn }
   *[3] الخصم الأيسر في الدور { $turn }
}
chart-bombs-alt = القنابل: { $listed }.
chart-hands-now-alt = عند المؤشر: أوراقك { $now0 }، وأوراق شريكك { $now2 }، وأوراق الخصم الأيمن { $now1 }، وأوراق الخصم الأيسر { $now3 }.

# مباراة كروت كرة القدم: الفريقان 0 و1، وليس القارئ أحدهما، و$stat اسم السمة.

chart-attack = الهجمة
chart-use = { $stat } { $count }
chart-uses = { $team ->
    [0] استخدام الفريق الأول: الفارق { $gap }
    [1] استخدام الفريق الثاني: الفارق { $gap }
   *[both] استخدام الفريقين معاً: الفارق { $gap }
}
chart-uses-key = رمادي: حتى { $gap } فوق الأقل استخداماً
chart-uses-out-key = رفيع: خارج اللعب
chart-uses-alt = { $attacks ->
    [zero] لم تقع أي هجمة بعد.
    [one] استخدام كل سمة بعد هجمة واحدة.
    [two] استخدام كل سمة بعد هجمتين.
    [few] استخدام كل سمة بعد { $attacks } هجمات.
   *[other] استخدام كل سمة بعد { $attacks } هجمة.
}
chart-uses-play-alt = السمات التي في اللعب: { $listed }.
chart-uses-team-alt = { $team ->
    [0] الفريق الأول: { $listed }.
    [1] الفريق الثاني: { $listed }.
   *[both] الفريقان معاً: { $listed }.
} { $gap ->
    [zero] استُخدمت السمات التي في اللعب بالتساوي.
    [one] الأكثر استخداماً بين السمات التي في اللعب تسبق الأقل بمرة واحدة.
    [two] الأكثر استخداماً بين السمات التي في اللعب تسبق الأقل بمرتين.
    [few] الأكثر استخداماً بين السمات التي في اللعب تسبق الأقل بـ{ $gap } مرات.
   *[other] الأكثر استخداماً بين السمات التي في اللعب تسبق الأقل بـ{ $gap } مرة.
}
chart-uses-now-alt = عند المؤشر:

chart-sizes = كروت كل فريق، هجمة بعد هجمة
chart-size = { $team ->
    [0] الفريق الأول { $count }
   *[1] الفريق الثاني { $count }
}
chart-sizes-key = ▲ هجمة نجحت، ○ هجمة مغطّاة
chart-sizes-alt = { $attacks ->
    [zero] لم تنتهِ أي هجمة بعد:
    [one] خلال هجمة واحدة:
    [two] خلال هجمتين:
    [few] خلال { $attacks } هجمات:
   *[other] خلال { $attacks } هجمة:
} { $attacks ->
    [0] عدد كروت الفريق الأول { $first }، وعدد كروت الفريق الثاني { $second }.
   *[other] تغيّر عدد كروت الفريق الأول من { $first } إلى { $first_last }، وعدد كروت الفريق الثاني من { $second } إلى { $second_last }.
}
chart-sizes-attacks-alt = { $team ->
    [0] هجمات الفريق الأول
   *[1] هجمات الفريق الثاني
} { $covered ->
    [0] الناجحة: { $listed }.
   *[1] المغطّاة: { $listed }.
}
chart-sizes-now-alt = الكروت عند المؤشر: الفريق الأول { $first }، والفريق الثاني { $second }.

chart-odds = احتمال نجاح الهجمة
chart-odds-shut = مقفولة
chart-odds-one = { $stat } { $chance }
chart-chance = { $about ->
    [under] أقل من 1%
    [over] أكثر من 99%
   *[is] { $percent }%
}
chart-odds-alt = { $stats ->
    [0] لا توجد سمة للهجوم بها.
   *[other] احتمال نجاح الهجمة: { $listed }.
}

# ألعاب كثيرة في مجموعة واحدة أو مجموعتين لكل منهما اسم. الأعداد مثل $number و$low مكتوبة من قبل، أما $games و$attacks فمعدودة.
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
chart-calibration-key = رمادي: كما قال الاحتمال، والخطوط: مجال الثقة 95% بعدّ كل هجمة وحدها، والأعمدة: عدد الهجمات
chart-calibration-alt = { $title }: نسبة ما نجح من الهجمات بحسب الاحتمال المحسوب لها.
chart-calibration-row-alt = من { $low } إلى { $high }: نجح { $share } من { $attacks ->
    [one] هجمة واحدة
    [two] هجمتين
    [few] { $attacks } هجمات
   *[other] { $attacks } هجمة
}
chart-calibration-set-alt = { $attacks ->
    [zero] لا توجد هجمات
    [one] هجمة واحدة
    [two] هجمتان
    [few] { $attacks } هجمات
   *[other] { $attacks } هجمة
}{ $attacks ->
    [0] .
    [1] . بحسب الاحتمال: { $listed }.
   *[other] ، نجح منها { $share } (مجال الثقة 95% من { $low } إلى { $high }). بحسب الاحتمال: { $listed }.
}
