# The home page

home-welcome = Games of the moor
home-welcome-about = By their full rules, against bots or with friends, whenever you like.
home-more = Other ways in
home-players = { $fewest } to { $most } players
home-minutes = { $minutes } minutes
home-play = Play now
home-against = Against
home-opponents = { $bots ->
    [0] alone
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-name-about = If you like. You can change it later in the settings.
home-strength = Strength of the bots
home-new-table = New table
home-rules = Rules
home-cards = Cards
home-pad = Score pad
home-data = About the data

home-my-tables = My tables
home-open = To the table
home-your-turn = Your turn
home-their-turn = { $player } to move
home-waiting = Waiting for a guest
home-aside = Set aside, only to look at
home-unreadable = A table that can’t be read
home-finished = { $tables ->
    [one] { $tables } finished game
   *[other] { $tables } finished games
}
home-goes = Nothing has happened here for a long time. Deleted after { $when }, unless somebody opens it or plays.
home-replay = Replay
home-forget = Take { $game } off this list
home-forgotten = Taken off your list. The table itself stays where it is.
home-bot = bot
home-free-seat = free seat

home-join = Join by link
home-join-about = Somebody sent you a link to a table? Put it in here.
home-join-link = Link or table
home-join-go = Join
home-join-empty = Paste the link first.
home-join-unreadable = This is not a link to a table. It looks like …/join/… and a row of letters.
home-watch-about = { $tables ->
    [0] Nobody plays in public right now.
    [one] { $tables } public game is being played right now.
   *[other] { $tables } public games are being played right now.
}
home-watch-go = Public games
home-import-about = See a finished game again, or play on where it was left.
home-import-go = Choose a file

# Bots

bot-random = Carefree
bot-random-about = Plays whatever is allowed. Good for learning the rules.
bot-easy = Easy
bot-easy-about = Looks for good moves but often misjudges them. For the first games.
bot-greedy = Thoughtful
bot-greedy-about = Takes the move that looks best right now. A fair opponent.
bot-normal = Normal
bot-normal-about = Thinks ahead a little and answers at once. A good opponent.
bot-hard = Hard
bot-hard-about = Thinks ahead for about a second. For those who know the game.

# A new table

new-title = New table: { $game }
new-seats = Who plays
new-players = Number of players
new-seat = Seat { $number }
new-seat-me = Here
new-seat-open = A friend elsewhere
new-seat-bot = Bot
new-seat-name = Name at seat { $number }
new-friend-name = Name, if you like
new-same-name = Somebody here has this name already.
new-hot-seat = Several of you play on this device and take turns in front of it.
new-nobody-here = Nobody sits here: the bots play among themselves and you watch.
new-take-a-seat = Only those who sit at the table can invite others. Take a seat yourself.
new-options = Options
new-usual = As usual
new-own-file = From a file
new-own-file-about = One you wrote yourself. It is checked before the game starts.
new-file = File
new-file-detail = More exactly:
new-stand-in = If somebody is missing
new-stand-in-about = A bot may play for somebody when all the others at the table agree, never by itself. Whoever comes back takes the seat back with one click.
new-stand-in-offline = The others may agree once somebody has been away
new-stand-in-idle = or has let them wait on their turn
new-stand-in-bot = How well the bot plays
new-grace-none = at once
new-grace-minutes = { $minutes } min
new-grace-never = never
new-public = Open to spectators
new-public-about = The table is listed under Watch. Without this, only those with the link can watch.
new-start = Set up the table
new-links = At the table you get a link for each friend.

# Joining by an invitation

join-title = You are invited
join-name-about = The others at the table see it.
join-sit = Take the seat
join-to-table = To the table
join-here-already = You sit at this table already.
join-no-table = There is no such table. Perhaps a letter of the link was lost, or the table was cleared away after a long time.
join-no-token = This link is incomplete: the part behind the # is missing. Ask for the whole link.
join-wrong = This link does not fit the table. Ask for a new one.
join-taken = This seat is taken already.
join-full = All seats at this table are taken.
join-watch = Watch instead

# Watching

watch-about = Public tables at which somebody plays. You see what a spectator may see.
watch-none = Nobody plays in public right now.
watch-go = Watch
watch-this = Watch this game of { $game }
watch-again = Look again

# A replay

replay-still-played = This game is still being played
replay-still-played-about = There is a replay once it is over. Until then, the table is the place to be.

# Importing a record

import-about = A record as Mire saves it. A finished game opens as a replay; an unfinished one goes on at a new table.
import-file = File with the record
import-not-record = This is not a record of Mire, or not all of it. “{ table-record }” at the end of a game saves one.
import-unfinished = { $game }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
import-who = This game is not over yet. Who plays on?
import-start = Play on
