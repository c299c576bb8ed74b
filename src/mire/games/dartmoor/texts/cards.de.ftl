# Die Arten

dartmoor-species-ash = Gemeine Esche
dartmoor-species-black_alder = Schwarzerle
dartmoor-species-crab_apple = Holzapfel
dartmoor-species-goat_willow = Salweide
dartmoor-species-moor_birch = Moorbirke
dartmoor-species-sessile_oak = Traubeneiche
dartmoor-species-common_hazel = Gemeine Hasel
dartmoor-species-elderberry = Schwarzer Holunder
dartmoor-species-blanket_bog = Hochmoor
dartmoor-species-fountainhead = Quelle
dartmoor-species-lowland_heath = Heideflachland
dartmoor-species-rhos_pasture = Rhôs-Weide
dartmoor-species-rivulet = Bächlein
dartmoor-species-tor = Tor
dartmoor-species-valley_mire = Talsumpf
dartmoor-species-warrens = Kaninchenbau
dartmoor-species-wet_woodland = Feuchtwald
dartmoor-species-barn_owl = Schleiereule
dartmoor-species-beautiful_demoiselle = Blauflügel-Prachtlibelle
dartmoor-species-emerald_damselfly = Gemeine Binsenjungfer
dartmoor-species-keeled_skimmer = Kleiner Blaupfeil
dartmoor-species-small_red_damselfly = Zarte Rubinjungfer
dartmoor-species-southern_damselfly = Helm-Azurjungfer
dartmoor-species-black_tailed_godwit = Uferschnepfe
dartmoor-species-buzzard = Mäusebussard
dartmoor-species-common_moorhen = Teichhuhn
dartmoor-species-cuckoo = Kuckuck
dartmoor-species-curlew = Großer Brachvogel
dartmoor-species-grey_heron = Graureiher
dartmoor-species-meadow_pipit = Wiesenpieper
dartmoor-species-wheatear = Steinschmätzer
dartmoor-species-adder = Kreuzotter
dartmoor-species-adders_tongue = Natternzunge
dartmoor-species-beaver = Europäischer Biber
dartmoor-species-blue_ground_beetle = Blauer Laufkäfer
dartmoor-species-blueberry = Heidelbeere
dartmoor-species-bog_asphodel = Beinbrech
dartmoor-species-common_lizard = Waldeidechse
dartmoor-species-grass_snake = Ringelnatter
dartmoor-species-greater_butterfly_orchid = Grünliche Waldhyazinthe
dartmoor-species-heather = Heidekraut
dartmoor-species-meadowsweet = Mädesüß
dartmoor-species-moor_frog = Moorfrosch
dartmoor-species-otter = Fischotter
dartmoor-species-royal_fern = Königsfarn
dartmoor-species-warty_newt = Kammmolch
dartmoor-species-water_soldiers = Krebsschere
dartmoor-species-alcathoe_bat = Nymphenfledermaus
dartmoor-species-brandts_bat = Brandtfledermaus
dartmoor-species-common_noctule = Großer Abendsegler
dartmoor-species-daubentons_bat = Wasserfledermaus
dartmoor-species-serotine_bat = Breitflügelfledermaus
dartmoor-species-capercaillie = Auerhuhn
dartmoor-species-common_pheasant = Fasan
dartmoor-species-dartmoor_badger = Dartmoor-Dachs
dartmoor-species-dartmoor_black_rabbit = Dartmoor-Kaninchen
dartmoor-species-dartmoor_pony = Dartmoor-Pony
dartmoor-species-dartmoor_sheep = Dartmoor-Schaf
dartmoor-species-field_vole = Feldmaus
dartmoor-species-gnat = Stechmücke
dartmoor-species-lake_fly = Zuckmücke
dartmoor-species-nuthatch = Kleiber
dartmoor-species-roe_deer = Reh
dartmoor-species-shrew = Millerspitzmaus
dartmoor-species-treecreeper = Waldbaumläufer
dartmoor-species-wood_mouse = Waldmaus
dartmoor-species-universal_moor = Universalmoor

# Die Typsymbole, eines und mehrere; das Moor ist das Lebensraumsymbol

dartmoor-symbol-tree = Baum
dartmoor-symbol-shrub = Strauch
dartmoor-symbol-moor = Moor
dartmoor-symbol-bird = Vogel
dartmoor-symbol-bat = Fledermaus
dartmoor-symbol-insect = Insekt
dartmoor-symbol-dragonfly = Libelle
dartmoor-symbol-plant = Pflanze
dartmoor-symbol-amphibian = Amphibie
dartmoor-symbol-pawed = Pfotentier
dartmoor-symbol-mouse = Maus
dartmoor-symbol-cloven_hoofed = Paarhufer

dartmoor-symbols-tree = Bäume
dartmoor-symbols-shrub = Sträucher
dartmoor-symbols-moor = Moore
dartmoor-symbols-bird = Vögel
dartmoor-symbols-bat = Fledermäuse
dartmoor-symbols-insect = Insekten
dartmoor-symbols-dragonfly = Libellen
dartmoor-symbols-plant = Pflanzen
dartmoor-symbols-amphibian = Amphibien
dartmoor-symbols-pawed = Pfotentiere
dartmoor-symbols-mouse = Mäuse
dartmoor-symbols-cloven_hoofed = Paarhufer

# Die Baumsymbole

dartmoor-tree-crab_apple = { dartmoor-species-crab_apple }
dartmoor-tree-ash = { dartmoor-species-ash }
dartmoor-tree-sessile_oak = { dartmoor-species-sessile_oak }
dartmoor-tree-black_alder = { dartmoor-species-black_alder }
dartmoor-tree-moor_birch = { dartmoor-species-moor_birch }
dartmoor-tree-goat_willow = { dartmoor-species-goat_willow }

# Was eine Karte tut. Werte: cards, at_least, value und otherwise sind Zahlen; symbol, tree und species sind Namen, symbol
# auch mehrere; what sind Namen mit ihrer Gattung, etwa "symbol-tree symbol-shrub" oder "species-dartmoor_black_rabbit".

dartmoor-do-draw = { $cards ->
    [one] Ziehe 1 Karte vom Stapel.
   *[other] Ziehe nacheinander { $cards } Karten vom Stapel, soweit das Handkartenlimit reicht.
}
dartmoor-do-draw-per = Ziehe je { NAMES("dartmoor-symbol", $symbol, by: " oder ") } in deinem Wald 1 Karte vom Stapel, soweit das Handkartenlimit reicht.
dartmoor-do-take = { $cards ->
    [one] Du darfst 1 Karte deiner Wahl von der Lichtung auf die Hand nehmen, auch eine gerade bezahlte.
   *[other] Du darfst { $cards } Karten deiner Wahl von der Lichtung auf die Hand nehmen, auch gerade bezahlte.
}
dartmoor-do-reveal = { $cards ->
    [one] Decke die oberste Karte des Stapels auf und lege sie in deine Höhle.
   *[other] Decke nacheinander { $cards } Karten vom Stapel auf und lege sie in deine Höhle.
}
dartmoor-do-reveal-per = Decke je { NAMES("dartmoor-symbol", $symbol, by: " oder ") } in deinem Wald nacheinander 1 Karte vom Stapel auf und lege sie in deine Höhle.
dartmoor-do-store = { $cards ->
    [one] Lege 1 Karte deiner Wahl von der Lichtung in deine Höhle, auch eine gerade bezahlte.
   *[other] Lege { $cards } Karten deiner Wahl von der Lichtung in deine Höhle, auch gerade bezahlte.
}
dartmoor-do-store-all = Lege alle { NAMES("dartmoor-symbols", $symbol, by: " und ") } von der Lichtung in deine Höhle, auch gerade bezahlte.
dartmoor-do-place-hand = Du darfst 1 { NAMES("dartmoor", $what, by: " oder ") } aus der Hand kostenlos in deinen Wald legen, ohne Effekt und Bonus.
dartmoor-do-place-hand-any = Du darfst beliebig viele Karten mit { NAMES("dartmoor", $what, by: " oder ") } aus der Hand kostenlos in deinen Wald legen, ohne Effekte und Boni.
dartmoor-do-place-hand-effect = Du darfst 1 { NAMES("dartmoor", $what, by: " oder ") } aus der Hand kostenlos in deinen Wald legen und den Effekt nutzen, nicht aber den Bonus.
dartmoor-do-place-clearing = Du darfst 1 { NAMES("dartmoor", $what, by: " oder ") } von der Lichtung kostenlos in deinen Wald legen, ohne Effekt und Bonus, auch eine gerade bezahlte Karte.
dartmoor-do-universal-moor = Du darfst 1 beliebige Handkarte verdeckt und kostenlos als Universalmoor in deinen Wald legen.
dartmoor-do-extra-turn = Führe nach diesem Zug noch einen ganzen Zug aus.
dartmoor-do-extra-turn-if = Mit mindestens { $at_least ->
    [one] 1 { NAMES("dartmoor-symbol", $symbol, by: " oder ") }
   *[other] { $at_least } Karten mit { NAMES("dartmoor-symbol", $symbol, by: " oder ") }
} in deinem Wald: Führe nach diesem Zug noch einen ganzen Zug aus.
dartmoor-do-discard = { $cards ->
    [one] Lege 1 Handkarte offen auf die Lichtung.
   *[other] Lege { $cards } Handkarten offen auf die Lichtung.
}

# Was für den Rest des Spiels gilt

dartmoor-permanent-each = Sooft du von nun an 1 { NAMES("dartmoor-symbol", $symbol, by: " oder ") } legst, ziehst du 1 Karte vom Stapel.
dartmoor-permanent-shares-dragonfly = Beliebig viele Libellen dürfen sich einen oberen Platz des Baums, Strauchs oder Moors teilen, an dem die Karte liegt. Der andere obere Platz eines Moors bleibt für eine andere Karte frei.
dartmoor-permanent-shares-rabbit = Am Baum oder Strauch, an dem die Karte liegt, dürfen zu jedem linken und rechten Platz beliebig viele Karten { dartmoor-species-dartmoor_black_rabbit } dazukommen, wer auch immer dort ist. Ein Platz mit Kaninchen nimmt nur noch Kaninchen auf.
dartmoor-permanent-doubles = Je { NAMES("dartmoor-symbol", $symbol, by: " oder ") } an den unteren Plätzen zählen die Punkte doppelt.

# Wo sie liegen darf

dartmoor-only-moor = Nur an einem Moor, auch an einem Universalmoor.
dartmoor-only-bird = Nur oben an einem Baum oder Strauch, wo schon ein anderer Vogel liegt: Die Karte teilt sich mit ihm den Platz, einmal je Baum oder Strauch.

# Was sie zählt. Eine Tabelle hat Schwellen mit ihren Punkten, etwa "1: 5, 2: 15, 3: 25".

dartmoor-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
dartmoor-points-otherwise = { $otherwise ->
    [0] { "" }
   *[other] , sonst { $otherwise }
}
dartmoor-points-none = Keine Punkte.
dartmoor-points-fixed = { dartmoor-points }.
dartmoor-points-per-symbol = { dartmoor-points } je { NAMES("dartmoor", $what, by: " oder ") } in deinem Wald.
dartmoor-points-per-different = { dartmoor-points } je verschiedene Art mit dem Symbol { NAMES("dartmoor-symbol", $symbol, by: " oder ") } in deinem Wald.
dartmoor-points-per-tree = { dartmoor-points } je Karte mit dem Baumsymbol { NAMES("dartmoor-tree", $tree) } in deinem Wald.
dartmoor-points-per-own-tree = { dartmoor-points } je Karte in deinem Wald mit dem Baumsymbol dieser Karte, sie selbst eingeschlossen.
dartmoor-points-per-species = { dartmoor-points } je { NAMES("dartmoor-species", $species) } in deinem Wald.
dartmoor-points-per-bottom = { dartmoor-points } je Karte an einem unteren Platz in deinem Wald.
dartmoor-points-per-cave = { dartmoor-points } je Karte in deiner Höhle, zusätzlich zu den Punkten der Höhle selbst.
dartmoor-points-if-count = { dartmoor-points }, wenn in deinem Wald mindestens { $at_least } { NAMES("dartmoor-symbols", $symbol, by: " oder ") } sind{ dartmoor-points-otherwise }.
dartmoor-points-if-different = { dartmoor-points } mit mindestens { $at_least } verschiedenen Arten mit dem Symbol { NAMES("dartmoor-symbol", $symbol, by: " oder ") } in deinem Wald{ dartmoor-points-otherwise }.
dartmoor-points-if-most = { dartmoor-points }, wenn kein anderer Wald mehr { NAMES("dartmoor-symbols", $symbol, by: " oder ") } hat als deiner{ dartmoor-points-otherwise }.
dartmoor-points-if-moor = { dartmoor-points } an einem Moor{ dartmoor-points-otherwise }.
dartmoor-points-if-full-self = { dartmoor-points }, wenn an jedem der vier Plätze eine Karte liegt{ dartmoor-points-otherwise }.
dartmoor-points-if-full-host = { dartmoor-points }, wenn an jedem der vier Plätze des Baums oder Strauchs daneben eine Karte liegt{ dartmoor-points-otherwise }.
dartmoor-points-tiers = Nach der Zahl der verschiedenen Arten mit dem Symbol { NAMES("dartmoor-symbol", $symbol, by: " oder ") } in deinem Wald (Arten: Punkte): { $table }.
dartmoor-points-sets = Alle deine { NAMES("dartmoor-symbols", $symbol, by: " und ") } zusammen, in Sätzen verschiedener Arten (Arten: Punkte): { $table }.
dartmoor-points-group = Alle deine Karten dieser Art zusammen (Karten: Punkte): { $table }.

# Was auf Karten steht, in einer Liste aller Karten

dartmoor-printed-effect = Effekt:
dartmoor-printed-permanent = Dauerhaft:
dartmoor-printed-bonus = Bonus:
dartmoor-printed-kind = { $position ->
    [tree] Baum
    [shrub] Strauch
    [moor] Moor
    [top] obere Hälfte
    [bottom] untere Hälfte
    [side] linke oder rechte Hälfte
    [cave] Höhle
   *[split] geteilte Karte
}
dartmoor-printed-cost = { $cost ->
    [0] kostenlos
    [one] kostet 1 Karte
   *[other] kostet { $cost } Karten
}
dartmoor-printed-symbols = { NAMES("dartmoor-symbol", $symbols) }
dartmoor-printed-copies = { $copies ->
    [one] 1 Karte
   *[other] { $copies } Karten
}
dartmoor-printed-trees = Baumsymbole { NAMES("dartmoor-tree", $trees) }
dartmoor-printed-cave = Höhle { $cave }
dartmoor-printed-worth = { $points ->
    [one] Bei der Wertung 1 Punkt wert.
   *[other] Bei der Wertung { $points } Punkte wert.
}
dartmoor-printed-split = { NAMES("dartmoor-species", $species, by: " / ") }

# Was nicht veröffentlicht ist

dartmoor-guess-icon = (Von uns erschlossen: Das Symbol fehlt in den veröffentlichten Texten.)
dartmoor-guess-cave = Von uns erschlossen: Den gedruckten Effekt dieser Höhle kennen wir nicht.
dartmoor-printed-pair = Diese beiden Arten teilen sich auch im Druck eine Karte; ihre Baumsymbole sind von uns erschlossen.
dartmoor-guess-pair = Welche Arten sich eine Karte teilen und ihre Baumsymbole sind von uns erschlossen; es passt zu allen veröffentlichten Zahlen.
