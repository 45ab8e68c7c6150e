# Many games at once: their figures. $low and $high are the ends of a 95 % interval.

lab-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $capped ->
    [0] {""}
    [one] , 1 of them cut off at the cap and not counted below
   *[other] , { $capped } of them cut off at the cap and not counted below
}
lab-share = { $value } % ({ $low } to { $high })
lab-mean = { $value } ({ $low } to { $high })
lab-spread = median { $median }, 90 % up to { $nine }, at most { $most }
