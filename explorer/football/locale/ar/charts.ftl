# الرسوم البيانية: عناوين ومحاور وأسماء بجانب الخطوط ونصوص بديلة.
# الفريقان 0 و1، وليس القارئ أحدهما، و$stat اسم السمة.

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

chart-calibration-key = رمادي: كما قال الاحتمال، والخطوط: مجال الثقة 95% بعدّ كل هجمة وحدها، والأعمدة: عدد الهجمات
chart-calibration-alt = { $title }: نسبة ما نجح من الهجمات بحسب الاحتمال المحسوب لها.
chart-calibration-row-alt = من { $low } إلى { $high }: نجح { $share } من { $tries ->
    [one] هجمة واحدة
    [two] هجمتين
    [few] { $tries } هجمات
   *[other] { $tries } هجمة
}
chart-calibration-set-alt = { $tries ->
    [zero] لا توجد هجمات
    [one] هجمة واحدة
    [two] هجمتان
    [few] { $tries } هجمات
   *[other] { $tries } هجمة
}{ $tries ->
    [0] .
    [1] . بحسب الاحتمال: { $listed }.
   *[other] ، نجح منها { $share } (مجال الثقة 95% من { $low } إلى { $high }). بحسب الاحتمال: { $listed }.
}
