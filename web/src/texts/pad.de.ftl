# Der Wertungsblock für ein Spiel aus der Schachtel. Was er mit dem Terminal teilt (pad-players, pad-again), steht bei den gemeinsamen Texten.

pad-title = Wertungsblock: { $game }
pad-about = Für ein Spiel aus der Schachtel. Trage ein, was du zählst; die Punkte ergeben sich von selbst. Nichts verlässt dieses Gerät.
pad-offline = Es geht auch ohne Verbindung.
pad-counted = Gezählt
pad-points = Punkte
pad-find = Nach Namen suchen
pad-shown = Wer zu sehen ist
pad-entry = { $field }, { $player }
pad-more = { $field }, { $player }: eins mehr
pad-fewer = { $field }, { $player }: eins weniger
pad-too-many = In der Schachtel sind nur { $most }, auf diesem Blatt stehen { $all }.
pad-fault = Hier kann etwas nicht stimmen
pad-wrong = Was fehlt, folgt, sobald die markierten Zahlen stimmen.
pad-waiting = Wer gewinnt, steht hier, sobald es für alle Zahlen gibt.
pad-print = Drucken
pad-new = Neues Blatt
pad-new-sure = Ein neues Blatt anfangen?
pad-new-about = Die Zahlen auf diesem Blatt sind dann weg. Die Namen bleiben.
pad-keep = Blatt behalten
pad-rules = Regeln
