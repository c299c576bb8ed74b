# What belongs to no game.

player = Player { $number }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total = Total
wins = { $winner } wins.
share-victory = { $winners } share the victory.
