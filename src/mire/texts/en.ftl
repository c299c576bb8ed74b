# What belongs to no game.

player = Player { $number }
bot-name = { $seat ->
    [0] Tansy
    [1] Sorrel
    [2] Bramble
    [3] Yarrow
    [4] Fern
   *[other] Juniper
}
begins = { $player } begins.
points = { $points ->
    [1] { $points } point
   *[other] { $points } points
}
total = Total
wins = { $winner } wins.
share-victory = { $winners } share the victory.
solo-result = { $missing ->
    [0] { $player } reaches the target of { $target } points and wins.
   *[other] { $player } misses the target of { $target } points by { $missing }.
}

# The games and their options

games-span = { $fewest } to { $most } players, { $minutes } minutes.
games-reconstructed = Reconstructed: { $what }
options-name = Option
options-default = Default
options-none = none
options-choices = Choices
options-about = What it is
option-first = Who begins
option-first-about = Who has the first turn, when two or more play.
option-first-data = Or a seat, counted from 1. If nothing is said, `mire play` draws lots, and elsewhere seat 1 begins.
option-first-lot = By lot
option-first-lot-about = Drawn for every deal.

# The cards of a game

cards-card = Card
cards-text = What it does

# The score pad of a game played with the box

pad-players = How many players
pad-name = Name of player { $number }
pad-span = { $least } to { $most }
pad-again = Please type a number from { $least } to { $most }.
pad-how = Type what you count by name with numbers, such as: name 2, other name 3. A name may be shortened, and an empty line goes on.
pad-unknown = Nothing is called '{ $written }' here.
pad-unclear = '{ $written }' can be: { $names }.
pad-at-least = { $name }: at least { $least }.
pad-at-most = { $name }: at most { $most }.
pad-correct = Whose numbers are to be corrected

# Moves that are refused

not-possible = '{ $move }' is not possible now
move-over = '{ $move }' is not possible: the game is over.
move-verb = '{ $move }' can't be read: a move begins with { $verbs }.
move-usage = '{ $move }' can't be read: write '{ $usage }'.
move-word = '{ $word }' is none of { $words }.

# Games that were begun by other rules

version-older = this game was begun by version { $theirs } of its rules, which have changed since; this Mire plays version { $ours }
version-newer = this game was begun by version { $theirs } of its rules, which this Mire does not know yet; it plays version { $ours }

# A game in the terminal

your-move = Your move (? for help):
type-a-move = Type the number of a move, or ? for help.
numbered = The moves are numbered 1 to { $most }.
nothing-to-take-back = There is nothing to take back in this turn.
taken-back = Taken back.
hint = Hint: the best first. { $basis }
# What points to expect and chances rest on.
basis-greedy = Points and chances when all play on as the bot { $bot } does.
basis-greedy-alone = Points when the bot { $bot } plays on.
basis-plan = Points by the best plan found for the rest of the game.
basis-estimate = Points and chances as the game itself estimates them; nobody has measured how games with these options go on.
expected-points = { NUMBER($points, minimumFractionDigits: 1) } points
expected-chance = { $percent } % to win
saved = The game is saved in { $file }. To go on later: { $command }
not-saved = The game is not saved: { $problem }
save-elsewhere = Save it to another file with s FILE; Ctrl-C leaves all the same.
save-where = Save to which file (Enter: { $file })?
see-again = To see the game again: { $command }
goodbye = Goodbye.
help =
    Type the number of a move, or the move as it is written:
      { $usages }
    or one of these:
      u        take back your last step, as far back as this turn goes
      h        a hint: the best few moves, with points and the chance to win
      b        show the whole table
      m        show the moves again
      p        the points as they stand
      s FILE   save, to go on later; without FILE to { $file }
      q        save and leave

# A game seen again

replay-keys = Enter: next move, t: next turn, b: back, a number: to that move, e: to the end, q: quit
replay-unknown = '{ $typed }' leads nowhere. Type Enter, t, b, e, q or the number of a move.
points-so-far = Points so far

# A game looked into

analyse-summary = { $done } of { $all } decisions looked into, { $budget }.
analyse-playouts = { $playouts ->
    [1] one playout each
   *[other] { $playouts } playouts each
}
analyse-seconds = { $seconds } s each
analyse-unfinished = The game is not over; this is as far as it goes.
analyse-nothing = Nothing was given away that matters much, and luck changed little.
analyse-slips = Given away
analyse-slip = Turn { $turn }, { $player }: `{ $move }` gave away { $lost } % to win; `{ $better }` ({ $name }) was better.
analyse-slip-alone = Turn { $turn }, { $player }: `{ $move }` gave away { NUMBER($lost, minimumFractionDigits: 1) } points; `{ $better }` ({ $name }) was better.
analyse-swings = Changed by luck or by the others
analyse-swing = Turn { $turn }, { $player }: the chance to win went from { $from } % to { $to } %.
analyse-swing-alone = Turn { $turn }, { $player }: the points to expect went from { NUMBER($from, minimumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1) }.
analyse-title = { $game }: how it went
analyse-chances = Chance to win in %
analyse-points = Points to expect at the end
analyse-turn = Turn
analyse-what = What happened
analyse-told = What was told
# Of a game in which not all numbers rest on the same, in place of what they rest on.
analyse-mixed = Not all numbers rest on the same, so each says on what; where that changes, the lines of the chart are broken.
analyse-marks = Triangles mark what was given away, rings what luck or the others changed.
analyse-about = At each of its decisions a seat is asked what it could expect then, from what it could know: everything hidden is dealt anew, again and again, and played on. These are estimates, not the truth; two that differ by little are alike.

# What the server refuses

server-nothing-to-take-back = there is nothing to take back in this turn
server-game-over = the game is over
server-game-not-over = the game is not over yet
server-not-your-decision = it is not this seat's decision
server-not-your-seat = this seat is not yours
server-seat-taken = this seat is taken
server-no-seat = there is no such seat
server-stand-in-for-whom = a bot can stand in only for another person
server-bot-plays = a bot plays for this seat; take the seat back first
server-name-taken = somebody at this table is called { $name } already; choose another name
server-bad-record = this record can't be played: it is damaged, somebody changed it, or it comes from a newer Mire
server-bad-file = this file can't be played with
server-no-stand-in = nobody stands in for this seat
server-player-is-here = this player is here
server-nobody-stands-in = at this table no bot stands in for anybody
server-stand-in-later = whether a bot plays for this player can be agreed in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
server-no-table = there is no such table; it may have been forgotten after a long time
server-no-invitation = this is no invitation to this table
server-who-sits = say who sits at each of the { $players } seats, not at { $seats }
server-only-who-sits = only those who sit at the table can invite others
server-only-who-played = only those who played can play again
server-foreign-page = this request does not come from this server's own page
server-unknown-host = this server is not known as '{ $name }'; whoever runs it can allow the name with --allowed-host
server-too-many-requests = too many requests from your address; wait a minute
server-asked-too-much = you have asked for too much at once; try again in a moment
server-table-asked-too-much = too much is being asked at this table; try again in a moment
server-no-hint = no hint can be had at the moment; try again
server-too-many-messages = this page sends too much at once; try again in a moment
server-too-long = a request has at most { NUMBER($bytes, useGrouping: 0) } bytes
server-too-slow = a request must be here within { $seconds } seconds
server-too-often = this has been done too often at this seat
server-too-much-happened = too much has happened at this table; only moves are taken
server-table-unreadable = this table can't be read back; it is kept as it is
server-set-aside = this table is set aside: it can be looked at, but not played on
server-aside-record = the game it goes on from can't be played to its end
server-aside-entry = what happened after move { $move } can't be read back: it was written by another version of Mire, or is damaged
server-aside-bot = a bot that this server does not have plays here: { $bot }
server-aside-bot-fails = a bot that plays here can make no move: { $bot }
server-aside-damaged = where it is kept, the disk or the database is damaged, so that nothing can be added
