# لعبة كرة القدم، مباريات كثيرة معاً: أسماء الأرقام.

football-winner = { $winner ->
    [0] يفوز الفريق الأول
    [1] يفوز الفريق الثاني
   *[-1] لا يفوز أحد
}
football-ending-win = انتهت بفوز
football-ending-draw-game = انتهت بالتعادل
football-ratio-stood = الهجمات الناجحة
football-column-actions = الحركات
football-column-rounds = الهجمات
football-column-covered = الهجمات المغطاة
football-column-stood = الهجمات التي نجحت
football-column-draws = الكروت المسحوبة
football-column-conceded = الهجمات التي استُسلم لها
football-column-uses_goals = هجمات بالأهداف
football-column-uses_trophies = هجمات بالبطولات
football-column-uses_caps = هجمات بالمباريات الدولية
football-column-uses_seasons = هجمات بالمواسم
football-column-uses_assists = هجمات بصناعة الأهداف
football-column-gap = أوسع فارق بين السمات
football-column-left = الكروت الباقية في يد الفريق الخاسر
