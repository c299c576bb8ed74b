# Was zu keinem Spiel gehört.

player = Spieler { $number }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
total = Summe
wins = { $winner } gewinnt.
share-victory = { $winners } teilen sich den Sieg.
