# Die Karten zum Durchsehen und die Bilder in den Regeln

farmers-page-cards-about = Jedes Aktionsfeld, jede Sonderaktionskarte und jede Anschaffung mit dem, was sie tun.
farmers-page-cards-find = Suchen
farmers-page-cards-way = Zeige
farmers-page-cards-spaces = Aktionsfelder
farmers-page-cards-special = Sonderaktionen
farmers-page-cards-majors = Große Anschaffungen
farmers-page-cards-players = Spieler
farmers-page-cards-level = { $level ->
    [1] Die Aktionsfelder der Ausbaustufe I, ohne kleine Anschaffungen.
   *[2] Die Aktionsfelder der Ausbaustufe II, mit kleinen Anschaffungen. Auf Ausbaustufe I gibt es zu zweit bis zu fünft auch die Nebentätigkeit.
}
farmers-page-cards-permanent = Immer da
farmers-page-cards-stage = Phase { $stage }
farmers-page-cards-found = { $count } gefunden
farmers-page-cards-upper = Oben
farmers-page-cards-lower = Darunter
farmers-rules-picture-starting = Startspieler
farmers-rules-picture-bed = im Bett
farmers-rules-picture-begging = Bettelmarker
farmers-rules-picture-harvest = Ernte
farmers-rules-picture-person = eine Person
farmers-rules-picture-newborn = ein Neugeborenes
farmers-rules-picture-infirmary = Krankenstation
