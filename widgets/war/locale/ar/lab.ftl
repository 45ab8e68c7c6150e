# ما يقوله المختبر عن هذه اللعبة.

lab-plays = { $team ->
    [0] من يلعب عن اللاعب
   *[1] من يلعب عن الخصم
}
lab-chart-piles = أوراق طرف اللاعب معركة بعد معركة (اللعبة المنتهية تبقى كما انتهت)
lab-chart-depths = عدد التعادلات في الحرب الواحدة
lab-exact-solve = احسب الرزم الصغيرة
lab-exact-busy = جارٍ الحل واللعب …
lab-exact-deck = الرزمة
lab-exact-battles = المعارك المتوقعة
lab-exact-exhausted = تنتهي بالعجز عن المتابعة
lab-exact-both = عجز الطرفين
lab-exact-human = يفوز اللاعب
lab-exact-name = { $ranks } رتب × { $suits } أشكال
lab-exact-played = باللعب: { $value }
lab-exact-caption = القيم الدقيقة، وتحتها قيم { $games } لعبة
