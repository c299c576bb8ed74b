# Am Tisch

table-loading = Der Tisch wird gedeckt …
table-none = Diesen Tisch gibt es nicht
table-none-about = Vielleicht ging beim Link ein Buchstabe verloren, oder der Tisch wurde abgeräumt, weil lange niemand mehr kam.
table-unreachable = Der Tisch ist nicht erreichbar
table-try-again = Noch einmal versuchen
table-lost = Verbindung verloren. Neuer Versuch …
table-foreign = Der Server ist unter einer anderen Adresse zu erreichen als diese Seite und lässt sie deshalb nicht herein. Öffne die Seite unter der Adresse des Servers. Steht ein Proxy dazwischen, muss er den Hostnamen weitergeben.
table-crowded = Es sind zu viele Seiten offen, an diesem Tisch oder von deiner Adresse aus. Schließe eine davon oder komm später wieder.
table-watching = Du schaust zu. Nur wer mitspielt, kann ziehen.
table-brought = Dieser Tisch setzt eine Aufzeichnung fort. Wer sie mitgebracht hat, kann die kommenden Karten kennen.
table-stays = Hier ist lange nichts geschehen, daher sollte dieser Tisch nach { $when } gelöscht werden. Jetzt hast du ihn geöffnet, und er bleibt.
table-to-seat = Zu deinem Platz
table-title-yours = Du bist dran · { $game }
table-and = { $some } und { $last }

# Was gefragt ist

table-prompt = Was gefragt ist
table-your-turn = Du bist dran
table-your-turn-named = { $player }, du bist dran
table-their-turn = { $player } ist am Zug
table-showing = Was geschehen ist
table-choose = { $undo ->
    [0] Wähle, was auf dem Tisch leuchtet.
    [one] Wähle, was auf dem Tisch leuchtet. Einen Schritt kannst du zurücknehmen.
   *[other] Wähle, was auf dem Tisch leuchtet. { $undo } Schritte kannst du zurücknehmen.
}
table-moment = Einen Moment …
table-more-moves = { $moves ->
    [one] Noch ein Zug zu sehen.
   *[other] Noch { $moves } Züge zu sehen.
}
table-wait-bot = Der Bot überlegt.
table-wait-here = { $player } ist am Zug. Du siehst ihn, wenn er fertig ist.
table-wait-away = { $player } ist weg. Es geht weiter, wenn die Person wiederkommt oder die anderen einen Bot spielen lassen.
table-wait-open = Zu diesem Platz ist jemand eingeladen. Schick den Link weiter.
table-over = Das Spiel ist zu Ende.
table-aside = Dieser Tisch ist beiseitegestellt.
table-aside-why = Der Grund: { $why }.
table-aside-about = Er bleibt erhalten und lässt sich ansehen, soweit er sich lesen lässt, aber nicht weiterspielen.

# Was zu tun ist

table-last-title = Damit endet dein Zug
table-last-about = Danach lässt er sich nicht mehr zurücknehmen.
table-last-do = Zug beenden
table-firm-title = Das lässt sich nicht zurücknehmen
table-firm-about = Dein Zug endet, oder etwas Verdecktes kommt ans Licht.
table-firm-do = So machen
table-not-yet = Noch nicht
table-skip = Überspringen
table-undo = Zurücknehmen
table-undo-steps = { $steps ->
    [one] Einen Schritt dieses Zugs
   *[other] Einen von { $steps } Schritten dieses Zugs
}
table-undo-none = Noch gibt es nichts zurückzunehmen.
table-undo-firm = Was du zuletzt getan hast, bleibt: Der Zug ist vorbei, oder eine verdeckte Karte kam hervor.
table-hint = Tipp
table-hint-thinking = Überlegt …
table-hint-move = Ein Bot würde: { $move }, { $expected }
table-hint-about = Das Beste zuerst. { $basis }
table-hint-do = Mach das: { $move }
table-hint-close = Tipp weglegen
table-all-moves = { $moves ->
    [one] Der einzige Zug als Liste
   *[other] Alle { $moves } Züge als Liste
}
table-ends-turn = beendet den Zug
table-gain = { $gain } Punkte
table-refused-stale = Am Tisch ging es inzwischen weiter. So steht es jetzt.
table-refused-illegal = Das ist nicht möglich. { $why }
table-refused-forbidden = Das geht nicht: { $why }.
table-refused-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu.
table-refused-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
table-refused-wait = Jetzt nicht: { $why }.

# Wer mitspielt

table-players = Spieler
table-seat-here = da
table-seat-away = weg
table-seat-open = eingeladen
table-seat-bot = Bot, { $bot }
table-seat-stand-in = ein Bot springt ein ({ $bot })
table-seat-yours = du
table-seat-device = an diesem Gerät
table-on-turn = am Zug
table-winner = gewinnt
table-enlarge = Groß zeigen, was vor { $player } liegt
table-board-of = Das liegt vor { $player }
table-news = Markiert: was sich seit deinem letzten Zug geändert hat.
table-back = Zurück zum Tisch
table-rename = Namen ändern
table-rename-do = Speichern
table-invite = Einladung kopieren
table-invite-title = Komm und spiel mit
table-share = Teilen
table-copied = Kopiert
table-bot-for-you = { $lines ->
    [0] Ein Bot spielt für dich ({ $bot }). Noch hat er keinen Zug gemacht.
   *[other] Ein Bot hat für dich gespielt ({ $bot }), und zwar so:
}
table-bot-was = { $lines ->
    [0] Der Platz gehört wieder dir. Der Bot hat keinen Zug gemacht.
   *[other] Der Platz gehört wieder dir. Das hat der Bot getan:
}
table-by-bot = von einem Bot, der einsprang
table-return = Platz wieder einnehmen
table-let-bot = Einen Bot spielen lassen ({ $bot })
table-let-bot-later = In { $time } könnt ihr einen Bot spielen lassen.
table-stand-in = Wenn alle anderen es wollen, kann ein Bot ({ $bot }) einspringen, sobald jemand { $when }.
table-stand-in-away = { $time } weg ist
table-stand-in-away-now = weg ist
table-stand-in-idle = die anderen { $time } warten lässt
table-stand-in-never = An diesem Tisch springt kein Bot für Menschen ein.
table-or = { $one } oder { $other }
table-they-wait = Die anderen warten auf dich und können einen Bot spielen lassen.
table-they-wait-later = Die anderen warten auf dich. In { $time } können sie einen Bot spielen lassen.
table-stay = Ich bin da
table-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
table-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
table-agreed = Bisher dafür: { $players }
table-agreed-waiting = Du bist dafür. Es fehlt noch: { $players }.

# Mehrere an einem Gerät

table-turn-over = { $player }, dein Zug ist zu Ende
table-turn-over-about = Schau dich um und gib dann das Gerät weiter.
table-pass-on = Weitergeben
table-hand-over = Gib das Gerät an { $player }
table-hand-over-about = Zu sehen ist erst etwas, wenn { $player } da ist.
table-i-am = Ich bin { $player }

# Reiter und Werkzeuge

table-panels = Spieler, Verlauf und Wertung
table-tab-players = Spieler
table-tab-log = Verlauf
table-tab-score = Wertung
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-score = Wertungsblock
table-tools = Zur Hand
table-rules = Regeln
table-cards = Karten
table-keys = Tasten
table-pace = Tempo der anderen
table-sound-on = Ton einschalten
table-sound-off = Ton ausschalten

table-key-arrows = Pfeile
table-key-enter = Enter, Leertaste
table-key-backspace = Rücktaste
table-key-h = H
table-key-space = Leertaste
table-key-l = L
table-key-digits = 1, 2, …
table-key-escape = Esc
table-key-question = ?
table-key-left-right = Links, rechts
table-key-page = Bild auf, ab
table-key-home-end = Pos1, Ende
table-does-arrows = Durch alles gehen, was wählbar ist
table-does-enter = Wählen
table-does-hint = Um einen Tipp bitten
table-does-log = Den Verlauf zeigen
table-does-boards = Groß zeigen, was vor jemandem liegt, und zurück
table-does-escape = Weglegen, was offen ist
table-does-step = Einen Schritt zurück oder vor
table-does-turn = Einen Zug zurück oder vor
table-does-ends = An den Anfang oder das Ende
table-does-play = Abspielen oder anhalten

# Das Ende eines Spiels

table-end = Endstand
table-chart = Punkte im Lauf der Züge
table-chart-table = Dasselbe als Tabelle
table-chart-turn = Zug
table-rematch = Noch einmal spielen
table-rematch-join = Zur Revanche
table-rematch-watch = Bei der Revanche zuschauen
table-replay = Noch einmal ansehen
table-record = Aufzeichnung herunterladen
table-copy-replay = Link zur Wiederholung kopieren

# Die Wiederholung

table-replay-title = Wiederholung · { $game }
table-replay-start = Der Anfang
table-replay-start-about = Vor dem ersten Zug.
table-replay-at = { $at } von { $last }
table-replay-slider = Stelle im Spiel
table-replay-first = Zum Anfang
table-replay-turn-back = Einen Zug zurück
table-replay-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-on = Einen Schritt vor
table-replay-turn-on = Zum nächsten Zug
table-replay-last = Ans Ende
table-replay-look = Gesehen von
table-replay-open = allen, alles offen
table-replay-copy = Link zu dieser Stelle kopieren

# Was eine Wiederholung von einem beendeten Spiel erzählt

table-tab-analysis = Analyse
table-key-a = A
table-does-analysis = Die Analyse zeigen
table-analysis-open = Zur Analyse
table-analysis-begins = Das Spiel wird angesehen …
table-analysis-progress = { $done } von { $all } Entscheidungen beurteilt
table-analysis-failed = Der Server konnte sich dieses Spiel nicht ansehen.
table-analysis-about = Das sind Schätzungen nach dem, was jeder zu dem Zeitpunkt wissen konnte. Was besser war, ist sicherer als um wie viel.
table-analysis-chart = { $title }, im Lauf des Spiels
table-analysis-at = { $place }: { $hopes }
table-analysis-percent = { $percent } %
table-analysis-moves-made = Schritt
table-analysis-when = Schritt { $at }, { $player }
table-analysis-start = Geh einen Schritt weiter, um zu sehen, was er wert war.
table-analysis-only = Hier gab es nichts zu wählen.
table-analysis-not-yet = Das ist noch nicht beurteilt.
table-analysis-could = { $player } konnte { $percent } % Siegchance und { NUMBER($points, minimumFractionDigits: 1) } Punkte erwarten.
table-analysis-could-alone = { $player } konnte { NUMBER($points, minimumFractionDigits: 1) } Punkte erwarten.
table-analysis-best = Besser ging es nicht.
table-analysis-as-good = Das war so gut wie das Beste.
table-analysis-lost = Das hat { $lost } % Siegchance verschenkt.
table-analysis-lost-alone = Das hat { NUMBER($lost, minimumFractionDigits: 1) } Punkte verschenkt.
table-analysis-moves = Was hier am besten war, auf dem Tisch zu sehen
table-analysis-made = gemacht
table-analysis-slip = „{ $move }“ hat { $lost } % Siegchance verschenkt; „{ $better }“ war besser.
table-analysis-slip-alone = „{ $move }“ hat { NUMBER($lost, minimumFractionDigits: 1) } Punkte verschenkt; „{ $better }“ war besser.
table-analysis-swing = Die Siegchance ging von { $from } % auf { $to } %.
table-analysis-swing-alone = Die zu erwartenden Punkte gingen von { NUMBER($from, minimumFractionDigits: 1) } auf { NUMBER($to, minimumFractionDigits: 1) }.
