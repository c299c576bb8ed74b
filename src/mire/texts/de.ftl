# Was zu keinem Spiel gehört.

player = Spieler { $number }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
total = Summe
wins = { $winner } gewinnt.
share-victory = { $winners } teilen sich den Sieg.

# Der Wertungsblock für ein Spiel aus der Schachtel

pad-players = Wie viele spielen mit
pad-name = Name von Spieler { $number }
pad-span = { $least } bis { $most }
pad-again = Bitte eine Zahl von { $least } bis { $most } eingeben.
