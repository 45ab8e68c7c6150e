# الرسوم البيانية: عناوين ومحاور وأسماء بجانب الخطوط ونصوص بديلة.

chart-piles = أوراق كل طرف، معركة بعد معركة
chart-battle = المعركة
chart-you = أنت { $count }
chart-opponent = الخصم { $count }
chart-pot = في الكومة { $count }
chart-piles-alt = { $battles ->
    [zero] لم تقع أي معركة بعد:
    [one] خلال معركة واحدة:
    [two] خلال معركتين:
    [few] خلال { $battles } معارك:
   *[other] خلال { $battles } معركة:
} { $battles ->
    [0] عدد أوراقك { $human }، وعدد أوراق الخصم { $opponent }
   *[other] تغيّر عدد أوراقك من { $human } إلى { $human_last }، وعدد أوراق الخصم من { $opponent } إلى { $opponent_last }
}. { $ties ->
    [zero] لم تتعادل أي معركة.
    [one] تعادلت معركة واحدة.
    [two] تعادلت معركتان.
    [few] تعادلت { $ties } معارك.
   *[other] تعادلت { $ties } معركة.
}
chart-ties-alt = أرقام المعارك المتعادلة: { $listed }.
chart-now-alt = عند المؤشر: أوراقك { $human }، وأوراق الخصم { $opponent }، وأوراق الكومة { $pot }.
chart-key = ▲ تعادل، والرمادي: أوراق الكومة
