# Was zu keinem Spiel gehört.

player = Spieler { $number }
bot-name = { $seat ->
    [0] Tansy
    [1] Sorrel
    [2] Bramble
    [3] Yarrow
    [4] Fern
   *[other] Juniper
}
begins = { $player } beginnt.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
total = Summe
wins = { $winner } gewinnt.
share-victory = { $winners } teilen sich den Sieg.
solo-result = { $missing ->
    [0] { $player } erreicht das Ziel von { $target } Punkten und gewinnt.
   *[other] { $player } verfehlt das Ziel von { $target } Punkten um { $missing }.
}

# Die Spiele und ihre Optionen

games-span = { $fewest } bis { $most } Spieler, { $minutes } Minuten.
games-reconstructed = Rekonstruiert: { $what }
options-name = Option
options-default = Vorgabe
options-none = keine
options-choices = Auswahl
options-about = Was es ist
option-first = Wer beginnt
option-first-about = Wer den ersten Zug hat, wenn zwei oder mehr spielen.
option-first-data = Oder ein Platz, gezählt ab 1. Ohne Angabe lost `mire play`, sonst beginnt Platz 1.
option-first-lot = Das Los
option-first-lot-about = Für jede Partie gezogen.

# Die Karten eines Spiels

cards-card = Karte
cards-text = Was sie tut

# Der Wertungsblock für ein Spiel aus der Schachtel

pad-players = Wie viele spielen mit
pad-name = Name von Spieler { $number }
pad-span = { $least } bis { $most }
pad-again = Bitte eine Zahl von { $least } bis { $most } eingeben.
pad-how = Gib mit Namen und Zahl ein, was du zählst, etwa: Name 2, anderer Name 3. Ein Name kann abgekürzt werden, eine leere Zeile führt weiter.
pad-unknown = Hier heißt nichts „{ $written }“.
pad-unclear = „{ $written }“ kann heißen: { $names }.
pad-at-least = { $name }: mindestens { $least }.
pad-at-most = { $name }: höchstens { $most }.
pad-correct = Wessen Zahlen sollen berichtigt werden

# Züge, die nicht gehen

not-possible = „{ $move }“ ist jetzt nicht möglich
move-over = „{ $move }“ ist nicht möglich: Das Spiel ist zu Ende.
move-verb = „{ $move }“ ist nicht zu lesen: Ein Zug beginnt mit { $verbs }.
move-usage = „{ $move }“ ist nicht zu lesen: Schreibe „{ $usage }“.
move-word = „{ $word }“ gibt es nicht, nur { $words }.

# Spiele, die nach anderen Regeln begonnen wurden

version-older = dieses Spiel wurde nach Version { $theirs } seiner Regeln begonnen, die sich seither geändert haben; dieses Mire spielt nach Version { $ours }
version-newer = dieses Spiel wurde nach Version { $theirs } seiner Regeln begonnen, die dieses Mire noch nicht kennt; es spielt nach Version { $ours }

# Ein Spiel im Terminal

your-move = Dein Zug (? für Hilfe):
type-a-move = Tippe die Nummer eines Zuges, oder ? für Hilfe.
numbered = Die Züge sind von 1 bis { $most } nummeriert.
nothing-to-take-back = In diesem Zug gibt es nichts zurückzunehmen.
taken-back = Zurückgenommen.
hint = Tipp: der beste Zug zuerst. { $basis }
# Worauf zu erwartende Punkte und Chancen beruhen.
basis-greedy = Punkte und Chancen, wenn alle so weiterspielen wie der Bot { $bot }.
basis-greedy-alone = Punkte, wenn der Bot { $bot } weiterspielt.
basis-plan = Punkte nach dem besten Plan, der für den Rest des Spiels gefunden wurde.
basis-estimate = Punkte und Chancen, wie das Spiel selbst sie schätzt; wie Spiele mit diesen Optionen weitergehen, hat niemand gemessen.
expected-points = { NUMBER($points, minimumFractionDigits: 1) } Punkte
expected-chance = { $percent } % Siegchance
saved = Das Spiel ist in { $file } gespeichert. Weiterspielen mit: { $command }
not-saved = Das Spiel ist nicht gespeichert: { $problem }
save-elsewhere = Speichere es mit s DATEI in eine andere Datei; mit Strg-C gehst du trotzdem.
save-where = In welche Datei speichern (Enter: { $file })?
see-again = Das Spiel noch einmal ansehen mit: { $command }
goodbye = Auf Wiedersehen.
help =
    Tippe die Nummer eines Zuges, oder den Zug so, wie er geschrieben wird:
      { $usages }
    oder eines davon:
      u        den letzten Schritt zurücknehmen, so weit dieser Zug zurückreicht
      h        ein Tipp: die besten Züge, mit Punkten und Siegchance
      b        den ganzen Tisch zeigen
      m        die Züge noch einmal zeigen
      p        die Punkte, wie sie jetzt stehen
      s DATEI  speichern, um später weiterzuspielen; ohne DATEI in { $file }
      q        speichern und gehen

# Ein Spiel noch einmal ansehen

replay-keys = Enter: nächster Zug, t: nächster Spieler, b: zurück, eine Zahl: zu diesem Zug, e: zum Ende, q: Schluss
replay-unknown = „{ $typed }“ führt nirgendwohin. Tippe Enter, t, b, e, q oder die Nummer eines Zuges.
points-so-far = Punkte bisher

# Ein Spiel genau angesehen

analyse-summary = { $done } von { $all } Entscheidungen angesehen, { $budget }.
analyse-playouts = { $playouts ->
    [1] je einmal durchgespielt
   *[other] je { $playouts }-mal durchgespielt
}
analyse-seconds = je { $seconds } s
analyse-unfinished = Das Spiel ist nicht zu Ende; weiter reicht es nicht.
analyse-nothing = Es wurde nichts verschenkt, was viel ausmacht, und das Glück hat wenig verändert.
analyse-slips = Verschenkt
analyse-slip = Zug { $turn }, { $player }: `{ $move }` hat { $lost } % Siegchance verschenkt; `{ $better }` ({ $name }) war besser.
analyse-slip-alone = Zug { $turn }, { $player }: `{ $move }` hat { NUMBER($lost, minimumFractionDigits: 1) } Punkte verschenkt; `{ $better }` ({ $name }) war besser.
analyse-swings = Vom Glück oder von den anderen verändert
analyse-swing = Zug { $turn }, { $player }: Die Siegchance ging von { $from } % auf { $to } %.
analyse-swing-alone = Zug { $turn }, { $player }: Die zu erwartenden Punkte gingen von { NUMBER($from, minimumFractionDigits: 1) } auf { NUMBER($to, minimumFractionDigits: 1) }.
analyse-title = { $game }: wie es lief
analyse-chances = Siegchance in %
analyse-points = Am Ende zu erwartende Punkte
analyse-turn = Zug
analyse-what = Was geschah
analyse-told = Was erzählt wurde
# Of a game in which not all numbers rest on the same, in place of what they rest on.
analyse-mixed = Nicht alle Zahlen beruhen auf demselben, darum steht bei jeder, worauf; wo sich das ändert, sind die Linien des Diagramms unterbrochen.
analyse-marks = Dreiecke zeigen, was verschenkt wurde, Ringe, was das Glück oder die anderen verändert haben.
analyse-about = Bei jeder seiner Entscheidungen wird ein Platz gefragt, was er da erwarten konnte, nach dem, was er wissen konnte: Alles Verborgene wird immer wieder neu verteilt und zu Ende gespielt. Das sind Schätzungen, nicht die Wahrheit; zwei, die sich wenig unterscheiden, sind gleich.

# Was der Server ablehnt

server-nothing-to-take-back = in diesem Zug gibt es nichts zurückzunehmen
server-game-over = das Spiel ist zu Ende
server-game-not-over = das Spiel ist noch nicht zu Ende
server-not-your-decision = dieser Platz ist gerade nicht an der Reihe
server-not-your-seat = das ist nicht dein Platz
server-seat-taken = dieser Platz ist besetzt
server-no-seat = diesen Platz gibt es nicht
server-stand-in-for-whom = ein Bot kann nur für jemand anderen einspringen
server-bot-plays = ein Bot spielt für diesen Platz; nimm ihn erst wieder ein
server-name-taken = an diesem Tisch heißt schon jemand { $name }; nimm einen anderen Namen
server-bad-record = diese Aufzeichnung lässt sich nicht spielen: Sie ist beschädigt, jemand hat sie verändert, oder sie stammt von einem neueren Mire
server-bad-file = mit dieser Datei lässt sich nicht spielen
server-no-stand-in = für diesen Platz springt niemand ein
server-player-is-here = diese Person ist da
server-nobody-stands-in = an diesem Tisch springt für niemanden ein Bot ein
server-stand-in-later = ob hier ein Bot einspringt, könnt ihr erst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} vereinbaren
server-no-table = diesen Tisch gibt es nicht; vielleicht wurde er nach langer Zeit vergessen
server-no-invitation = das ist keine Einladung an diesen Tisch
server-who-sits = sag, wer an jedem der { $players } Plätze sitzt, nicht nur an { $seats }
server-only-who-sits = nur wer am Tisch sitzt, kann andere einladen
server-only-who-played = nur wer mitgespielt hat, kann noch einmal spielen
server-foreign-page = diese Anfrage kommt nicht von der Seite dieses Servers
server-unknown-host = dieser Server ist nicht als „{ $name }“ bekannt; wer ihn betreibt, kann den Namen mit --allowed-host zulassen
server-too-many-requests = zu viele Anfragen von deiner Adresse; warte eine Minute
server-asked-too-much = du hast zu viel auf einmal gefragt; versuch es gleich noch einmal
server-table-asked-too-much = an diesem Tisch wird zu viel auf einmal gefragt; versuch es gleich noch einmal
server-no-hint = gerade ist kein Tipp zu haben; versuch es noch einmal
server-too-many-messages = diese Seite schickt zu viel auf einmal; versuch es gleich noch einmal
server-too-long = eine Anfrage hat höchstens { NUMBER($bytes, useGrouping: 0) } Bytes
server-too-slow = eine Anfrage muss innerhalb von { $seconds } Sekunden da sein
server-too-often = das ist an diesem Platz schon zu oft geschehen
server-too-much-happened = an diesem Tisch ist zu viel geschehen; nur Züge sind noch möglich
server-table-unreadable = dieser Tisch lässt sich nicht mehr lesen; er bleibt, wie er ist
server-set-aside = dieser Tisch ist beiseitegestellt: Er lässt sich ansehen, aber nicht weiterspielen
server-aside-record = das Spiel, von dem er ausgeht, lässt sich nicht zu Ende spielen
server-aside-entry = was nach Zug { $move } geschah, lässt sich nicht mehr lesen: Eine andere Version von Mire hat es geschrieben, oder es ist beschädigt
server-aside-bot = hier spielt ein Bot, den dieser Server nicht hat: { $bot }
server-aside-bot-fails = ein Bot, der hier spielt, kann keinen Zug machen: { $bot }
server-aside-damaged = wo er aufbewahrt wird, ist die Festplatte oder die Datenbank beschädigt, sodass nichts dazukommen kann
