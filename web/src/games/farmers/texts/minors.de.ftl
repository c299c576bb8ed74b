# Kleine Anschaffungen auf der Seite

farmers-minor-costs = Kosten: { $cost }
farmers-minor-free = nichts
farmers-minor-returns = { NAMES("farmers-card", $card) } zurückgeben
farmers-minor-removes = { NAMES("farmers-card", $card) } aus dem Spiel nehmen
farmers-minor-needs = Voraussetzung: { $needs }
farmers-minor-passing = Geht nach links weiter

# Die Liste aller Karten

farmers-page-cards-minors = Kleine Anschaffungen
farmers-minor-filter-all = Alle
farmers-minor-filter-kind = Kategorie
farmers-minor-filter-cost = Kosten
farmers-minor-filter-cost-free = Nichts
farmers-minor-filter-cost-animal = Ein Tier
farmers-minor-filter-cost-card = Eine große Anschaffung
farmers-minor-filter-need = Voraussetzung
farmers-minor-filter-need-none = Keine
farmers-minor-filter-need-improvements = Anschaffungen
farmers-minor-filter-need-majors = Große Anschaffungen
farmers-minor-filter-need-forests = Wälder
farmers-minor-filter-need-moors = Moore
farmers-minor-filter-need-fields = Äcker
farmers-minor-filter-need-pastures = Weiden
farmers-minor-filter-need-stables = Ställe
farmers-minor-filter-need-rooms = Räume
farmers-minor-filter-need-house = Das Haus
farmers-minor-filter-need-animals = Tiere
farmers-minor-filter-need-sheep = Schafe
farmers-minor-filter-need-horses = Pferde
farmers-minor-filter-need-food = Nährwerte
farmers-minor-filter-need-fuel = Brennwerte
farmers-minor-filter-need-unused = Ungenutzte Hoffelder
farmers-minor-filter-need-round = Die Runde
farmers-minor-filter-need-hand = Karten auf der Hand
farmers-minor-filter-need-field_pasture_or_stable = Acker, Weide oder Stall
farmers-minor-filter-need-no_harvest = Keine Ernte
farmers-minor-filter-passing = Nach dem Ausspielen
farmers-minor-filter-passing-stays = Bleibt liegen
farmers-minor-filter-passing-passes = Geht nach links weiter
farmers-minor-filter-points = Punkte
farmers-minor-filter-points-some = Mit Punkten
farmers-minor-filter-points-none = Ohne Punkte
farmers-minor-filter-points-minus = Minuspunkte
farmers-minor-filter-clear = Alle zeigen
farmers-minor-found = { $count } von { $all } Karten
farmers-minor-none = So ist keine Karte.
