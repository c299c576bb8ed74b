# Die Karten zum Durchsehen, das Bild des Spiels, die Bilder in den Regeln

dartmoor-page-picture = Eine Eiche auf dem Moor im Morgenlicht, mit Schleiereule, Reh, Pony, Dachs und Kaninchen
dartmoor-page-option-components-file = Was auf deinen eigenen Karten steht, in einer Datei aufgeschrieben. Die Regeln sagen, wie.

dartmoor-page-cards-about = Jede Art mit dem, was sie tut und zählt, oder jede Karte mit ihren beiden Hälften. Was wir erschlossen haben, ist so bezeichnet.
dartmoor-page-cards-find = Suchen
dartmoor-page-cards-way = Zeigen
dartmoor-page-cards-species = Arten
dartmoor-page-cards-cards = Karten
dartmoor-page-cards-symbol = Typsymbol
dartmoor-page-cards-tree = Baumsymbol
dartmoor-page-cards-all = Alle
dartmoor-page-cards-found = { $count ->
    [one] 1 gefunden
   *[other] { $count } gefunden
}
dartmoor-page-cards-copies = { $copies ->
    [one] 1-mal in der Schachtel
   *[other] { $copies }-mal in der Schachtel
}
dartmoor-page-cards-printed = wie gedruckt
dartmoor-page-cards-guess = erschlossen

dartmoor-rules-picture-cave = eine Höhle
dartmoor-rules-picture-winter = eine Winterkarte
