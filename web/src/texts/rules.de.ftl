# Die Regeln zum Nachschlagen, um die Regeln selbst herum, die jedes Spiel mitbringt.

rules-title = { $game }: die Regeln
rules-about = In eigenen Worten, zum Spielen hier und daheim. Maßgeblich ist das Regelheft in der Schachtel.
rules-find = In den Regeln suchen
rules-found = { $sections ->
    [0] In keinem Abschnitt kommen all diese Wörter vor.
    [1] Ein Abschnitt passt.
   *[other] { $sections } Abschnitte passen.
}
rules-contents = Inhalt
rules-print = Drucken
rules-cards = Alle Karten
rules-pad = Wertungsblock
