# The frame around every page.

shell-skip = Skip to the content
shell-home = Mire, to the games
shell-links = Main links
shell-links-below = Links at the end
shell-games = Games
shell-watch = Watch
shell-import = Import a record
shell-to-games = To the games
shell-close = Close
shell-reload = Load again
shell-fan-project = A fan project, not connected with the authors and publishers of these games.

# Settings

shell-settings = Settings
shell-name = Your name
shell-name-about = How you are called at new tables.
shell-language = Language
shell-language-en = English
shell-language-de = Deutsch
shell-theme = Light or dark
shell-theme-auto = As my device
shell-theme-light = Light
shell-theme-dark = Dark
shell-make-light = Make it light
shell-make-dark = Make it dark
shell-pace = Pace of the bots
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-pace-instant = At once
shell-asks-first = Ask before a turn ends
shell-asks-first-about = A move that can’t be taken back is laid out first.
shell-sound = Sound
shell-sound-about = A soft tone when it is your turn.

# When something does not work

shell-unreachable = The server does not answer. Check your connection and try again.
shell-failed = The server could not do this (error { $status }). Try again in a moment.
shell-broken = This page got stuck
shell-broken-about = Nothing of your game is lost: every move is kept on the server. Loading the page again usually helps.
shell-not-loaded = This page could not be loaded
shell-not-loaded-about = Its files did not arrive. Check your connection and load it again.
shell-not-found = There is nothing here
shell-not-found-about = The address leads nowhere. Perhaps a letter of the link was lost on the way.
shell-file-too-large = This file is too large: at most 900 KB are taken.
shell-file-unreadable = This file could not be read.
