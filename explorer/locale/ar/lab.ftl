# ألعاب كثيرة معاً: أرقامها. $low و $high طرفا فترة 95٪.

lab-games = { $games ->
    [zero] لا لعبة
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $games } ألعاب
    [many] { $games } لعبة
   *[other] { $games } لعبة
}{ $capped ->
    [0] {""}
    [one] ، قُطعت منها واحدة بعد { $cap } حركة ولا تُحسب فيما يلي
    [two] ، قُطعت منها اثنتان بعد { $cap } حركة ولا تُحسبان فيما يلي
   *[other] ، قُطع منها { $capped } بعد { $cap } حركة ولا تُحسب فيما يلي
}
lab-share = { $value }٪ (من { $low } إلى { $high })
lab-mean = { $value } (من { $low } إلى { $high })
lab-spread = الوسيط { $median }، و90٪ لا تتجاوز { $nine }، والأقصى { $most }
