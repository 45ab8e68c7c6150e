# غواندان، مباريات كثيرة معاً: أسماء الأرقام.

guandan-winner = { $winner ->
    [0] يفوز الجنوب والشمال
   *[1] يفوز الشرق والغرب
}
guandan-ending-match = فوز عند A
guandan-ratio-turns = الأدوار في التوزيعة الواحدة
guandan-column-actions = الحركات
guandan-column-deals = التوزيعات
guandan-column-turns = الأدوار
guandan-column-level_0 = مستوى الجنوب والشمال في النهاية، و0 هو المستوى 2
guandan-column-level_1 = مستوى الشرق والغرب في النهاية، و0 هو المستوى 2
guandan-column-won_12_0 = توزيعات حل فيها الجنوب والشمال أولاً وثانياً
guandan-column-won_13_0 = توزيعات حل فيها الجنوب والشمال أولاً وثالثاً
guandan-column-won_14_0 = توزيعات حل فيها الجنوب والشمال أولاً ورابعاً
guandan-column-won_12_1 = توزيعات حل فيها الشرق والغرب أولاً وثانياً
guandan-column-won_13_1 = توزيعات حل فيها الشرق والغرب أولاً وثالثاً
guandan-column-won_14_1 = توزيعات حل فيها الشرق والغرب أولاً ورابعاً
guandan-column-not_yet_0 = توزيعات كسبها الجنوب والشمال عند A ولم تحسم المباراة
guandan-column-not_yet_1 = توزيعات كسبها الشرق والغرب عند A ولم تحسم المباراة
guandan-column-tributes = أوراق الإتاوة المدفوعة
guandan-column-cancelled = مرات إلغاء الإتاوة
