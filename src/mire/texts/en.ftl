# What belongs to no game.

player = Player { $number }
points = { $points ->
    [1] { $points } point
   *[other] { $points } points
}
total = Total
wins = { $winner } wins.
share-victory = { $winners } share the victory.

# The score pad of a game played with the box

pad-players = How many players
pad-name = Name of player { $number }
pad-span = { $least } to { $most }
pad-again = Please type a number from { $least } to { $most }.
