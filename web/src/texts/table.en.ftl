# Sitting at a table

table-loading = Setting the table …
table-none = There is no such table
table-none-about = Either the link lost a letter on the way, or the table was cleared away because nobody had come for a long time.
table-unreachable = The table is out of reach
table-try-again = Try again
table-lost = Connection lost. Trying again …
table-foreign = The server is reached under another address than this page, so it does not let the page in. Open the page under the server’s own address. If a proxy stands between them, it has to pass on the host name.
table-crowded = Too many pages are open, at this table or from your address. Close one of them, or come back later.
table-watching = You are watching. Only the players can make moves.
table-brought = This table goes on from a record. Whoever brought it may know the cards to come.
table-stays = Nothing has happened here for a long time, so this table was to be deleted after { $when }. Now that you have opened it, it stays.
table-to-seat = Go to your seat
table-title-yours = Your turn · { $game }
table-and = { $some } and { $last }

# What is asked

table-prompt = What is asked
table-your-turn = Your turn
table-your-turn-named = { $player }, your turn
table-their-turn = { $player }’s turn
table-showing = What happened
table-choose = { $undo ->
    [0] Choose what glows on the board.
    [one] Choose what glows on the board. You can take back one step.
   *[other] Choose what glows on the board. You can take back { $undo } steps.
}
table-moment = One moment …
table-more-moves = { $moves ->
    [one] One more move to see.
   *[other] { $moves } more moves to see.
}
table-wait-bot = The bot is thinking.
table-wait-here = { $player } is taking a turn. You see it when it is done.
table-wait-away = { $player } is away. The game goes on when they come back, or when the others let a bot play.
table-wait-open = Somebody is invited to this seat. Send them the link.
table-over = The game is over.
table-aside = This table is set aside.
table-aside-why = The reason: { $why }.
table-aside-about = It is kept and can be looked at as far as it can be read, but not played on.

# What can be done

table-last-title = This ends your turn
table-last-about = It can’t be taken back then.
table-last-do = End turn
table-firm-title = This can’t be taken back
table-firm-about = It ends your turn or brings up something hidden.
table-firm-do = Do it
table-not-yet = Not yet
table-skip = Skip
table-undo = Take back
table-undo-steps = { $steps ->
    [one] One step of this turn
   *[other] One of { $steps } steps of this turn
}
table-undo-none = There is nothing to take back yet.
table-undo-firm = What you did last stays done: that turn is over, or a hidden card came up.
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-move = A bot would: { $move }, { $expected }
table-hint-about = Best first. { $basis }
table-hint-do = Do it: { $move }
table-hint-close = Put the hint away
table-all-moves = { $moves ->
    [one] The only move, as a list
   *[other] All { $moves } moves as a list
}
table-ends-turn = ends the turn
table-gain = { $gain } points
table-refused-stale = The table has moved on in the meantime. This is how it stands now.
table-refused-illegal = That is not possible. { $why }
table-refused-forbidden = That can't be done: { $why }.
table-refused-unreadable = The server did not understand that. Load the page again.
table-refused-busy = The server is busy. Try again in a moment.
table-refused-wait = Not now: { $why }.

# Players

table-players = Players
table-seat-here = here
table-seat-away = away
table-seat-open = invited
table-seat-bot = Bot, { $bot }
table-seat-stand-in = a bot plays for now ({ $bot })
table-seat-yours = you
table-seat-device = at this device
table-on-turn = to move
table-winner = wins
table-enlarge = Show the board of { $player } large
table-board-of = { $player }’s board
table-news = Marked: what has changed since your last turn.
table-back = Back to the table
table-rename = Change name
table-rename-do = Save
table-invite = Copy invitation
table-invite-title = Come and play
table-share = Share
table-copied = Copied
table-bot-for-you = { $lines ->
    [0] A bot plays for you ({ $bot }). It has not moved yet.
   *[other] A bot has been playing for you ({ $bot }). This is what it did:
}
table-bot-was = { $lines ->
    [0] The seat is yours again. The bot has not moved.
   *[other] The seat is yours again. This is what the bot did:
}
table-by-bot = by a bot that stood in
table-return = Take the seat back
table-let-bot = Let a bot play ({ $bot })
table-let-bot-later = In { $time } you can let a bot play.
table-stand-in = If all the others agree, a bot ({ $bot }) may play for somebody who { $when }.
table-stand-in-away = has been away for { $time }
table-stand-in-away-now = is away
table-stand-in-idle = has let the others wait for { $time }
table-stand-in-never = At this table no bot plays for people.
table-or = { $one } or { $other }
table-they-wait = The others are waiting for you and may let a bot play.
table-they-wait-later = The others are waiting for you. In { $time } they may let a bot play.
table-stay = I’m here
table-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
table-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
table-agreed = For it so far: { $players }
table-agreed-waiting = You agreed. Waiting for { $players }.

# Several players at one device

table-turn-over = { $player }, your turn is over
table-turn-over-about = Have a look, then hand the device over.
table-pass-on = Hand it over
table-hand-over = Hand the device to { $player }
table-hand-over-about = Nothing is shown until { $player } is there.
table-i-am = I am { $player }

# Panels and tools

table-panels = Players, log and score
table-tab-players = Players
table-tab-log = Log
table-tab-score = Score
table-log = Log
table-log-empty = Nothing has happened yet.
table-score = Score pad
table-tools = At hand
table-rules = Rules
table-cards = Cards
table-keys = Keys
table-pace = Pace of the others
table-sound-on = Switch the sound on
table-sound-off = Switch the sound off

table-key-arrows = Arrows
table-key-enter = Enter, Space
table-key-backspace = Backspace
table-key-h = H
table-key-space = Space
table-key-l = L
table-key-digits = 1, 2, …
table-key-escape = Esc
table-key-question = ?
table-key-left-right = Left, Right
table-key-page = Page up, down
table-key-home-end = Home, End
table-does-arrows = Walk through what can be chosen
table-does-enter = Choose
table-does-hint = Ask for a hint
table-does-log = Show the log
table-does-boards = Show the board of a player large, and put it back
table-does-escape = Put away what is open
table-does-step = One move back or on
table-does-turn = One turn back or on
table-does-ends = To the beginning or the end
table-does-play = Play or pause

# The end of a game

table-end = Final score
table-chart = Points over the turns
table-chart-table = The same as a table
table-chart-turn = Turn
table-rematch = Play again
table-rematch-join = Join the rematch
table-rematch-watch = Watch the rematch
table-replay = Watch the replay
table-record = Download the record
table-copy-replay = Copy link to the replay

# The replay

table-replay-title = Replay · { $game }
table-replay-start = The beginning
table-replay-start-about = Before the first move.
table-replay-at = { $at } of { $last }
table-replay-slider = Place in the game
table-replay-first = To the beginning
table-replay-turn-back = One turn back
table-replay-back = One move back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = One move on
table-replay-turn-on = To the next turn
table-replay-last = To the end
table-replay-look = Seen by
table-replay-open = everybody, all laid open
table-replay-copy = Copy link to this position

# What a replay tells of a finished game

table-tab-analysis = Analysis
table-key-a = A
table-does-analysis = Show the analysis
table-analysis-open = See the analysis
table-analysis-begins = Looking into the game …
table-analysis-progress = Judged { $done } of { $all } decisions
table-analysis-failed = The server could not look into this game.
table-analysis-about = These are estimates from what each player could know at the time. Which move was better is surer than by how much.
table-analysis-chart = { $title }, over the game
table-analysis-at = { $place }: { $hopes }
table-analysis-percent = { $percent } %
table-analysis-moves-made = Move
table-analysis-when = Move { $at }, { $player }
table-analysis-start = Go on to a move to see what it was worth.
table-analysis-only = There was nothing to choose here.
table-analysis-not-yet = This move has not been judged yet.
table-analysis-could = { $player } could expect { $percent } % to win and { NUMBER($points, minimumFractionDigits: 1) } points.
table-analysis-could-alone = { $player } could expect { NUMBER($points, minimumFractionDigits: 1) } points.
table-analysis-best = This was the best move.
table-analysis-as-good = This was as good as the best move.
table-analysis-lost = This move gave away { $lost } % to win.
table-analysis-lost-alone = This move gave away { NUMBER($lost, minimumFractionDigits: 1) } points.
table-analysis-moves = The best moves here, to be seen on the board
table-analysis-made = made
table-analysis-slip = “{ $move }” gave away { $lost } % to win; “{ $better }” was better.
table-analysis-slip-alone = “{ $move }” gave away { NUMBER($lost, minimumFractionDigits: 1) } points; “{ $better }” was better.
table-analysis-swing = The chance to win went from { $from } % to { $to } %.
table-analysis-swing-alone = The points to expect went from { NUMBER($from, minimumFractionDigits: 1) } to { NUMBER($to, minimumFractionDigits: 1) }.
