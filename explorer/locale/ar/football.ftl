# كروت كرة القدم: أسماء وقواعد وأحداث وحالات رفض. الفريقان 0 و1، وليس القارئ أحدهما: كلاهما على شاشة واحدة. $stat معرّف
# السمة، و$stats و$behind قائمتان من السمات بأسمائها في اللغة.

football-name = كروت كرة القدم

# الفريقان والسمات وأعداد الكروت: أجزاء من الجمل.

football-seat = { $seat ->
    [0] الفريق الأول
   *[1] الفريق الثاني
}
football-rival = { $seat ->
    [0] الفريق الثاني
   *[1] الفريق الأول
}
football-stat-goals = الأهداف
football-stat-trophies = البطولات
football-stat-caps = المباريات الدولية
football-stat-seasons = المواسم
football-stat-assists = صناعة الأهداف
football-stat = { $stat ->
    [goals] { football-stat-goals }
    [trophies] { football-stat-trophies }
    [caps] { football-stat-caps }
    [seasons] { football-stat-seasons }
   *[assists] { football-stat-assists }
}
football-cards-first = { $first ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $first } كروت
    [many] { $first } كارتاً
   *[other] { $first } كارت
}
football-cards-second = { $second ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $second } كروت
    [many] { $second } كارتاً
   *[other] { $second } كارت
}
football-cards-hand = { $hand ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $hand } كروت
    [many] { $hand } كارتاً
   *[other] { $hand } كارت
}
football-cards-left = { $left ->
    [zero] لا كروت
    [one] كارت واحد
    [two] كارتان
    [few] { $left } كروت
    [many] { $left } كارتاً
   *[other] { $left } كارت
}

# ما يشمله كل رقم في كروت اللعبة نفسها. أما الكروت التي تأتي من غيرها فلها الأسماء المجردة أعلاه.

football-label-goals = أهداف الدوري الإنجليزي الممتاز، من موسم 2016/17 إلى 2023/24
football-label-trophies = البطولات الكبرى مع أندية الدوري الإنجليزي الممتاز، من موسم 2016/17 إلى 2023/24
football-label-caps = المباريات الدولية قبل صيف 2024
football-label-seasons = مواسم اللعب في الدوري الإنجليزي الممتاز، من موسم 2016/17 إلى 2023/24
football-label-assists = صناعة الأهداف في الدوري الإنجليزي الممتاز، من موسم 2016/17 إلى 2023/24

football-clause-teams = فريقان على شاشة واحدة يتناوبان اللعب. من جاء دوره يضغط «جهزت» ليرى كروت يده، والفريق الآخر لا ينظر في أثناء ذلك.
football-clause-deck = كل كارت لاعب له خمسة أرقام، هي السمات: الأهداف والبطولات والمباريات الدولية والمواسم وصناعة الأهداف. اللعبة مصممة لأكثر من 80 كارتاً؛ وكروتها هنا 156، ويكفي 14 إن جئت بكروت من عندك.
football-clause-stats = أربع من السمات الخمس في اللعب، يختارها الحظ، ولا هجوم بالخامسة. ولم يُحدَّد هل تُختار مرة واحدة للمباراة أم من جديد لكل هجمة: يحسم ذلك أحد الإعدادات.
football-clause-hand = يبدأ كل فريق بسبعة كروت. والباقي هو الكومة المقلوبة، ولا يعود إليها أي كارت. ويعيّن الحظ الفريق الذي يهجم أولاً.
football-clause-attack = يضع الفريق المهاجم كارتاً من يده ويسمّي سمة متاحة. ورقم الكارت في هذه السمة هو ما على المدافع أن يبلغه.
football-clause-balance = لكل سمة عدّاد استخدام. وبين السمات التي في اللعب لا تسبق الأكثر استخداماً الأقل استخداماً بأكثر من مرتين: السمة التي سبقت غيرها تبقى مقفولة حتى تلحق بها السمات الأخرى. والأقل استخداماً متاحة دائماً. ولم يُحدَّد أمران، يحسم كلاً منهما أحد الإعدادات: هل العدّ مشترك بين الفريقين، وهل تُقفل السمة قبل أن يتجاوز الفارق مرتين أم بعده.
football-clause-cover = للتغطية يضع المدافع كارتاً لا يقلّ رقمه في سمة الهجمة عن رقم المهاجم. فالتساوي يكفي. ولم يُحدَّد هل التغطية واجبة على من يقدر عليها: يحسم ذلك أحد الإعدادات.
football-clause-draw = المدافع الذي ليس في يده كارت يغطّي له أن يسحب من الكومة: كارتاً، ثم ينظر، ثم ربما كارتاً آخر، ولا يسحب أكثر من ثلاثة في الهجمة. ومن كومة فارغة لا يُسحب شيء. ولم يُحدَّد هل له أن يترك الهجمة تنجح بلا سحب: يحسم ذلك أحد الإعدادات.
football-clause-success = الهجمة التي لا يغطّيها شيء تنجح. يخرج كارتها من اللعب، ويهجم الفريق نفسه من جديد. وما سحبه المدافع يبقى في يده.
football-clause-covered = بالتغطية تنتهي الهجمة: يخرج كارت الهجمة وكارت التغطية من اللعب، والفريق الذي غطّى هو من يهجم بعدها.
football-clause-win = يفوز الفريق حالما تنتهي جولة وليس في يده أي كارت. لا أثر لعدد الكروت الباقية مع الآخر، ولا لكون الكارت الأخير قد غُطّي.
football-clause-draw-game = قد يُغطّى الكارت الأخير لفريق بالكارت الأخير للآخر. عندئذ تفرغ اليدان بعد الجولة نفسها، وتنتهي المباراة بالتعادل.

football-setting-counters = عدّ الاستخدام
    .team = لكل فريق وحده
    .match = للفريقين معاً
football-setting-lock = قفل السمة
    .before = قبل أن يتجاوز الفارق 2
    .after = بعد أن يتجاوز الفارق 2
football-setting-stats_in_play = اختيار السمات الأربع
    .match = مرة للمباراة كلها
    .round = من جديد لكل هجمة
football-setting-must_cover = من يقدر على التغطية
    .must = عليه أن يغطّي
    .may = له أيضاً أن يسحب أو يترك الهجمة تنجح
football-setting-draw = من لا يقدر على التغطية
    .optional = له أن يترك الهجمة تنجح فوراً
    .forced = عليه أن يسحب أولاً

# ما يحدث.

football-event-setup = مع الفريق الأول { football-cards-first }، ومع الفريق الثاني { football-cards-second }، { $deck ->
    [zero] والكومة المقلوبة فارغة.
    [one] وفي الكومة المقلوبة كارت واحد.
    [two] وفي الكومة المقلوبة كارتان.
    [few] وفي الكومة المقلوبة { $deck } كروت.
    [many] وفي الكومة المقلوبة { $deck } كارتاً.
   *[other] وفي الكومة المقلوبة { $deck } كارت.
}
    .title = كل شيء جاهز.
football-event-ready = { $do ->
    [attack] على { football-seat } أن يهجم: ينظر إلى يده، وفيها { football-cards-hand }، و{ football-rival } لا ينظر.
   *[defend] على { football-seat } أن يدافع: ينظر إلى يده، وفيها { football-cards-hand }، و{ football-rival } لا ينظر.
}
    .title = التالي.
football-event-stats = { $drawn ->
    [0] في اللعب أربع من السمات الخمس: { $stats }.
   *[1] اختيرت أربع سمات للهجمة التالية: { $stats }.
}
    .title = { $drawn ->
    [0] السمات التي في اللعب.
   *[1] سمات جديدة.
}
football-event-attack = يهجم { football-seat } بكارت { $card0 }، والسمة { football-stat }: { $value }. { $left ->
    [zero] كان هذا آخر كارت في يده.
    [one] بقي في يده كارت واحد.
    [two] بقي في يده كارتان.
    [few] بقي في يده { $left } كروت.
    [many] بقي في يده { $left } كارتاً.
   *[other] بقي في يده { $left } كارت.
}
    .title = يهجم { football-seat }.
football-event-count = عدّاد { football-stat } الآن عند { $uses }. { $gap ->
    [zero] السمات التي في اللعب متساوية في الاستخدام.
    [one] السمة الأكثر استخداماً تسبق الأقل بمرة واحدة.
    [two] السمة الأكثر استخداماً تسبق الأقل بمرتين.
    [few] السمة الأكثر استخداماً تسبق الأقل بـ{ $gap } مرات.
   *[other] السمة الأكثر استخداماً تسبق الأقل بـ{ $gap } مرة.
}
    .title = عدّ الاستخدام.
football-event-cover = يغطّي { football-seat } بكارت { $card0 }، والسمة { football-stat }: { $value }. { $equal ->
    [1] وهذا رقم { $card1 } نفسه، والتساوي يكفي.
   *[0] وهذا أعلى من { $against }، رقم { $card1 }.
}
    .title = يغطّي { football-seat }.
football-event-draw = يسحب { football-seat } { $card0 ->
    [hidden] كارتاً مقلوباً.
   *[other] كارت { $card0 }، والسمة { football-stat }: { $value }.
} هذه السحبة رقم { $draws }، ولا سحب بعد الثالثة. { $left ->
    [zero] صارت الكومة فارغة.
    [one] بقي في الكومة كارت واحد.
    [two] بقي في الكومة كارتان.
    [few] بقي في الكومة { $left } كروت.
    [many] بقي في الكومة { $left } كارتاً.
   *[other] بقي في الكومة { $left } كارت.
}
    .title = يسحب { football-seat }.
football-event-concede = لا يغطّي { football-seat }، بل يترك الهجمة تنجح.
    .title = لا يغطّي { football-seat }.
football-event-success = لم يُغطَّ { $card0 }: تنجح الهجمة ويبقى الدور مع { football-seat }. { $draws ->
    [zero] لم يسحب { football-rival } شيئاً، وفي يده { football-cards-hand }.
    [one] ما سحبه { football-rival } يبقى معه، وفي يده الآن { football-cards-hand }.
   *[other] ما سحبه { football-rival } يبقى معه، وفي يده الآن { football-cards-hand }.
}
    .title = تنجح الهجمة.
football-event-covered = الهجمة مغطّاة، والدور ينتقل إلى { football-seat }.
    .title = ينتقل الدور.
football-event-leave = { $count ->
    [1] يخرج { $card0 } من اللعب.
   *[2] يخرج { $card0 } و{ $card1 } من اللعب.
}
    .title = { $count ->
    [1] يخرج كارت.
   *[2] يخرج الكارتان.
}
football-event-win = تنتهي الجولة { $round } ولا كارت في يد { football-seat }، فيفوز بالمباراة. وما زال مع { football-rival } { football-cards-left }.
    .title = يفوز { football-seat }.
football-event-draw-game = تنتهي الجولة { $round } واليدان فارغتان: غُطّي كارت أخير بكارت أخير، فلا يفوز أحد.
    .title = تنتهي المباراة بالتعادل.

football-result = { $winner ->
    [none] انتهت المباراة بالتعادل: فرغت اليدان بعد الجولة نفسها.
    [0] فاز الفريق الأول: فرغت يده قبل الآخر.
   *[1] فاز الفريق الثاني: فرغت يده قبل الآخر.
}

# لماذا لا يجوز هذا الآن.

football-refusal-over = انتهت المباراة. ابدأ مباراة جديدة لتواصل اللعب.
football-refusal-unsettled = لم تكتمل هذه الخطوة بعد: انتقل إلى القرار التالي، ثم اختر.
football-refusal-no-action = «{ $text }» ليست حركة. اكتب «attack NAME with STAT» أو «cover NAME» أو «draw» أو «concede».
football-refusal-attack-open = هناك هجمة تنتظر الرد، فلا هجوم الآن. على { football-seat } أن يردّ عليها أولاً.
football-refusal-no-attack = لا توجد هجمة ليُردّ عليها. الدور لهجوم { football-seat }: بكارت وسمة متاحة.
football-refusal-not-in-hand = { $where ->
    [other] كارت { $name } في يد { football-rival }.
    [gone] خرج { $name } من اللعب.
    [attack] كارت { $name } هو كارت الهجمة، وهو على الطاولة.
   *[nowhere] كارت { $name } ليس في يد { football-seat }.
} الدور على { football-seat }: اختر كارتاً من يده.
football-refusal-face-down = هذا الكارت مقلوب. اختر كارتاً من يد صاحب الدور.
football-refusal-hand-hidden = الدور على { football-seat }، ويده لا تُرى من هنا، فلا يُعرف هل هذا جائز.
football-refusal-not-in-play = سمة { football-stat } ليست في اللعب الآن. اهجم بواحدة من هذه: { $stats }.
football-refusal-shut-before = سمة { football-stat } مقفولة. عدّادها عند { $uses }، وبعد مرة أخرى يكون الفارق بين الأكثر استخداماً والأقل { $after }، والحدّ { $gap }. لكي تُتاح ارفع أولاً عدّاد ما يلي إلى { $until }: { $behind }.
football-refusal-shut-after = سمة { football-stat } مقفولة. هي الأكثر استخداماً، وعدّادها عند { $uses }، والفارق بينها وبين الأقل أكثر من { $gap }. لكي تُتاح ارفع أولاً عدّاد ما يلي إلى { $until }: { $behind }.
football-refusal-too-low = لا يغطّي { $card }: السمة { football-stat }، ورقمه فيها { $value }، ورقم المهاجم { $against } هو { $needed }. التغطية تحتاج إلى { $needed } أو أكثر.
football-refusal-three-drawn = سحب { football-seat } ثلاثة كروت في هذه الهجمة، ولا سحبة رابعة.
football-refusal-empty-deck = الكومة فارغة، فلا شيء يسحبه { football-seat }.
football-refusal-cover-at-hand = في يد { football-seat } ما يغطّي: { $card }. ومع هذا الإعداد على من يقدر على التغطية أن يغطّي، ولا يسحب.
football-refusal-has-to-cover = في يد { football-seat } ما يغطّي: { $card }. ومع هذا الإعداد على من يقدر على التغطية أن يغطّي، ولا يترك الهجمة تنجح.
football-refusal-has-to-draw = مع هذا الإعداد لا تُترك الهجمة تنجح إلا بعد ثلاث سحبات أو حين تفرغ الكومة. ما زال { football-seat } يستطيع أن يسحب كارتاً.
