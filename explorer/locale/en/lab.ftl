# Many games at once: their figures. $cap is the number of actions after which a game is cut off, $low and $high are the ends of a 95 % interval.

lab-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $capped ->
    [0] {""}
    [one] , 1 of them cut off after { $cap } actions and not counted below
   *[other] , { $capped } of them cut off after { $cap } actions and not counted below
}
lab-share = { $value } % ({ $low } to { $high })
lab-mean = { $value } ({ $low } to { $high })
lab-spread = median { $median }, 90 % up to { $nine }, at most { $most }
