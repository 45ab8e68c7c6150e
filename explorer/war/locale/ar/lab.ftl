# الحرب، ألعاب كثيرة معاً: أسماء الأرقام.

winner = { $winner ->
    [0] يفوز اللاعب
   *[1] يفوز الخصم
}
ending-goal = انتهت بجمع كل الأوراق
ending-exhausted = انتهت لأن طرفاً لم يستطع المتابعة
ending-exhausted-both = انتهت لأن الطرفين لم يستطيعا المتابعة
ratio-ties = التعادلات في المعركة الواحدة
column-actions = الأوراق الملعوبة
column-battles = المعارك
column-wars = التعادلات
column-deepest = أكثر التعادلات في كومة واحدة
column-depth_1 = كومات بتعادل واحد
column-depth_2 = كومات بتعادلين
column-depth_3 = كومات بثلاثة تعادلات
column-depth_4 = كومات بأربعة تعادلات أو أكثر
column-largest_pot = أكبر كومة
