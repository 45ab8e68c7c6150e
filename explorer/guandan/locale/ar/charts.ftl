# الرسوم البيانية: عناوين ومحاور وأسماء بجانب الخطوط ونصوص بديلة.
# المستوى رتبة مكتوبة نصاً، والفريق 0 فريق القارئ، والمقاعد كما في rules.ftl.

chart-plays = عدد التشكيلات من كل شكل
chart-plays-alt = { $total ->
    [zero] لا توجد أي تشكيلة.
    [one] تشكيلة واحدة: { $listed }.
    [two] تشكيلتان: { $listed }.
    [few] { $total } تشكيلات: { $listed }.
   *[other] { $total } تشكيلة: { $listed }.
}
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
