# الحرب، ألعاب كثيرة معاً: أسماء الأرقام.

war-winner = { $winner ->
    [0] يفوز اللاعب
   *[1] يفوز الخصم
}
war-ending-goal = انتهت بجمع كل الأوراق
war-ending-exhausted = انتهت لأن طرفاً لم يستطع المتابعة
war-ending-exhausted-both = انتهت لأن الطرفين لم يستطيعا المتابعة
war-ratio-ties = التعادلات في المعركة الواحدة
war-column-actions = الأوراق الملعوبة
war-column-battles = المعارك
war-column-wars = التعادلات
war-column-deepest = أكثر التعادلات في كومة واحدة
war-column-depth_1 = كومات بتعادل واحد
war-column-depth_2 = كومات بتعادلين
war-column-depth_3 = كومات بثلاثة تعادلات
war-column-depth_4 = كومات بأربعة تعادلات أو أكثر
war-column-largest_pot = أكبر كومة
