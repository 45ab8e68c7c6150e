# المختبر: ألعاب كثيرة.

lab-name = المختبر
lab-line = العب مئات آلاف الألعاب في ثوانٍ، وقارن بين إعدادين، وافتح أي لعبة منها على الطاولة.
lab-game-choice = اللعبة
lab-side = الإعداد { $side }
lab-compare = قارن بإعداد ثانٍ، B، من البذور نفسها
lab-how-many = عدد الألعاب
lab-limit = تلعب هذه الصفحة { $games } لعبة على الأكثر في المرة الواحدة، بعدد خيوط تنفيذ قدره { $workers }.
lab-limit-slow = مع هؤلاء اللاعبين تُلعب كل لعبة ببايثون العادية، وهي بطيئة: { $games } لعبة على الأكثر في المرة الواحدة، بعدد خيوط تنفيذ قدره { $workers }.
lab-run = العبها
lab-cancel = توقف
lab-progress = مدى التقدم
lab-idle = لم يُلعب شيء بعد.
lab-starting = جارٍ الاستعداد …
lab-compiling = هذا أول تشغيل على هذا الجهاز: تُترجم القواعد إلى شيفرة سريعة. يستغرق ذلك حتى نصف دقيقة ولا يتكرر.
lab-running = { $sides ->
    [1] { $done } من { $of } لعبة
   *[other] الإعداد { $side }: { $done } من { $of } لعبة
}
lab-left = { $minutes ->
    [0] { $seconds ->
        [one] بقيت ثانية واحدة تقريباً
        [two] بقيت ثانيتان تقريباً
        [few] بقيت { $seconds } ثوانٍ تقريباً
       *[other] بقيت { $seconds } ثانية تقريباً
    }
    [two] بقيت دقيقتان تقريباً
    [few] بقيت { $minutes } دقائق تقريباً
   *[other] بقيت { $minutes } دقيقة تقريباً
}
lab-stopping = جارٍ الإيقاف …
lab-done = { $sides ->
    [1] تم: { $games } لعبة.
   *[other] تم: { $games } لعبة من كل إعداد.
}
lab-stopped = توقف بعد { $games } لعبة، وما لُعب محفوظ.
lab-failed = انتهى بعد { $games } لعبة.
lab-ended = انتهت الجلسة التي تعمل بها هذه الصفحة، فلا شيء فيها يستجيب بعد الآن. أعد تحميلها لتبدأ من جديد.
lab-column = ما تعرضه الأعمدة
lab-bars = توزع الألعاب
lab-bars-note = اختر عموداً لتظهر ألعابه، ثم لعبة لتُفتح على الطاولة أسفله.
lab-bar-range = { $kind ->
    [one] { $least }
    [last] { $least } أو أكثر
   *[more] من { $least } إلى { $most }
}
lab-bar-side = { $side }: { $count ->
    [zero] لا لعبة
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
    [many] { $count } لعبة
   *[other] { $count } لعبة
}، { $share }٪
lab-bar = { $range }: { $sides }
lab-games-of = ألعاب هذا العمود
lab-game = اللعبة { $number }
lab-game-note = { $side } · { $value } · { $winner }
lab-more = { $count ->
    [one] ولعبة أخرى.
    [two] ولعبتان أخريان.
    [few] و{ $count } ألعاب أخرى.
    [many] و{ $count } لعبة أخرى.
   *[other] و{ $count } لعبة أخرى.
}
lab-empty = لم تنته أي لعبة بعد.
lab-figures = الأرقام مع فترات 95٪
lab-difference = B ناقص A، لعبة بلعبة
lab-points = { $value } نقطة (من { $low } إلى { $high })
lab-opened = اللعبة { $number } من الإعداد { $side }، وُزعت من البذرة { $seed }
lab-save-table = حفظ الجدول (CSV)
lab-save-figures = حفظ الرسوم (PNG)
lab-chart-lengths = { $name }
lab-chart-log = { $name } على مقياس لوغاريتمي
lab-chart-shares = من يفوز وكيف تنتهي
lab-bars-hint = اضغط عموداً لترى ألعابه.
lab-previous = العمود السابق
lab-next = العمود التالي
lab-peak = { $share }٪
