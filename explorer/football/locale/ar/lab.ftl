# لعبة كرة القدم، مباريات كثيرة معاً: أسماء الأرقام.

winner = { $winner ->
    [0] يفوز الفريق الأول
    [1] يفوز الفريق الثاني
   *[-1] لا يفوز أحد
}
ending-win = انتهت بفوز
ending-draw-game = انتهت بالتعادل
ratio-stood = الهجمات الناجحة
column-actions = الحركات
column-rounds = الهجمات
column-covered = الهجمات المغطاة
column-stood = الهجمات التي نجحت
column-draws = الكروت المسحوبة
column-conceded = الهجمات التي استُسلم لها
column-uses_goals = هجمات بالأهداف
column-uses_trophies = هجمات بالبطولات
column-uses_caps = هجمات بالمباريات الدولية
column-uses_seasons = هجمات بالمواسم
column-uses_assists = هجمات بصناعة الأهداف
column-gap = أوسع فارق بين السمات
column-left = الكروت الباقية في يد الفريق الخاسر
