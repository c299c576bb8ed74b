# Der Rahmen um jede Seite.

shell-skip = Zum Inhalt springen
shell-home = Mire, zu den Spielen
shell-links = Hauptlinks
shell-links-below = Links am Ende
shell-games = Spiele
shell-watch = Zuschauen
shell-import = Aufzeichnung laden
shell-to-games = Zu den Spielen
shell-close = Schließen
shell-reload = Neu laden
shell-fan-project = Ein Fanprojekt ohne Verbindung zu den Autoren und Verlagen dieser Spiele.

# Einstellungen

shell-settings = Einstellungen
shell-name = Dein Name
shell-name-about = So heißt du an neuen Tischen.
shell-language = Sprache
shell-language-en = English
shell-language-de = Deutsch
shell-theme = Hell oder dunkel
shell-theme-auto = Wie mein Gerät
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-make-light = Hell machen
shell-make-dark = Dunkel machen
shell-pace = Tempo der Bots
shell-pace-slow = Langsam
shell-pace-normal = Normal
shell-pace-fast = Schnell
shell-pace-instant = Sofort
shell-asks-first = Vor dem Ende eines Zugs fragen
shell-asks-first-about = Was sich nicht zurücknehmen lässt, wird erst einmal hingelegt.
shell-sound = Ton
shell-sound-about = Ein leiser Klang, wenn du am Zug bist.

# Wenn etwas nicht geht

shell-unreachable = Der Server antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
shell-failed = Der Server konnte das nicht tun (Fehler { $status }). Versuche es gleich noch einmal.
shell-broken = Diese Seite hängt fest
shell-broken-about = Von deinem Spiel ist nichts verloren: Jeder Zug ist auf dem Server gespeichert. Meist hilft es, die Seite neu zu laden.
shell-not-loaded = Diese Seite ließ sich nicht laden
shell-not-loaded-about = Ihre Dateien sind nicht angekommen. Prüfe deine Verbindung und lade sie neu.
shell-not-found = Hier ist nichts
shell-not-found-about = Die Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe des Links verloren gegangen.
shell-file-too-large = Diese Datei ist zu groß: höchstens 900 KB sind möglich.
shell-file-unreadable = Diese Datei ließ sich nicht lesen.
