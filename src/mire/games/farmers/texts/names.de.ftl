# Aktionsfelder

farmers-space-farm_expansion = Hofausbau
farmers-space-meeting_place = Versammlungsplatz
farmers-space-grain_seeds = Saatgut Getreide
farmers-space-farmland = Ackerland
farmers-space-lessons = Unterricht
farmers-space-day_laborer = Tagelöhner
farmers-space-forest = Forst
farmers-space-clay_pit = Lehmgrube
farmers-space-reed_bank = Schilfbank
farmers-space-fishing = Fischfang
farmers-space-infirmary = Krankenstation
farmers-space-side_job = Nebentätigkeit
farmers-space-resource_market = Baustoffmarkt
farmers-space-copse = Gehölz
farmers-space-grove = Hain
farmers-space-hollow = Senke
farmers-space-lessons_b = Unterricht
farmers-space-lessons_c = Unterricht
farmers-space-lessons_d = Unterricht
farmers-space-traveling_players = Fahrende Spielleute
farmers-space-modest_wish_for_children = Bescheidener Kinderwunsch
farmers-space-house_building = Hausbau
farmers-space-riverbank_forest = Uferforst
farmers-space-animal_market = Tiermarkt
farmers-space-farm_supplies = Hofbedarf
farmers-space-building_supplies = Baubedarf
farmers-space-corral = Pferch
farmers-space-improvement = Anschaffung
farmers-space-major_improvement = Große Anschaffung
farmers-space-grain_utilization = Getreideverwertung
farmers-space-sheep_market = Schafmarkt
farmers-space-fencing = Einzäunung
farmers-space-basic_wish_for_children = Einfacher Kinderwunsch
farmers-space-western_quarry = Westlicher Steinbruch
farmers-space-house_redevelopment = Haussanierung
farmers-space-vegetable_seeds = Saatgut Gemüse
farmers-space-pig_market = Schweinemarkt
farmers-space-cattle_market = Rindermarkt
farmers-space-eastern_quarry = Östlicher Steinbruch
farmers-space-urgent_wish_for_children = Dringender Kinderwunsch
farmers-space-cultivation = Ackerbau
farmers-space-farm_redevelopment = Hofsanierung

# Große Anschaffungen

farmers-card-fireplace_2 = Feuerstelle
farmers-card-fireplace_3 = Feuerstelle
farmers-card-cooking_hearth_4 = Kochstelle
farmers-card-cooking_hearth_5 = Kochstelle
farmers-card-well = Brunnen
farmers-card-clay_oven = Lehmofen
farmers-card-stone_oven = Steinofen
farmers-card-joinery = Tischlerei
farmers-card-pottery = Töpferei
farmers-card-basketmakers_workshop = Korbflechterei
farmers-card-peat_charcoal_kiln = Torfköhlerei
farmers-card-foresters_lodge = Forsthaus
farmers-card-horse_slaughterhouse_2 = Rossschlachterei
farmers-card-horse_slaughterhouse_3 = Rossschlachterei
farmers-card-cookhouse_4 = Kochnische
farmers-card-cookhouse_5 = Kochnische
farmers-card-village_church = Dorfkirche
farmers-card-heating_oven = Brennofen
farmers-card-tiled_oven = Heizofen
farmers-card-furniture_stall = Möbelhandel
farmers-card-ceramics_stall = Keramikhandel
farmers-card-basket_stall = Korbhandel
farmers-card-museum_of_the_moors = Moormuseum
farmers-card-riding_stables = Reiterhof

# Sonderaktionen

farmers-special-cut_peat = Torfstechen
farmers-special-fell_trees = Holzfällen
farmers-special-slash_and_burn = Brandroden
farmers-special-horse_market = Pferdemarkt
farmers-special-hiring_fair = Arbeitsmarkt
farmers-special-black_market = Schwarzmarkt
farmers-special-illicit_work = Schwarzarbeit

# Waren und Tiere, als Überschrift oder im Satz

farmers-ware-wood = Holz
farmers-ware-clay = Lehm
farmers-ware-reed = Schilf
farmers-ware-stone = Stein
farmers-ware-grain = Getreide
farmers-ware-vegetable = Gemüse
farmers-ware-food = Nährwerte
farmers-ware-fuel = Brennwerte
farmers-ware-sheep = Schafe
farmers-ware-boar = Wildschweine
farmers-ware-cattle = Rinder
farmers-ware-horse = Pferde
farmers-ware-forest = Wälder
farmers-ware-moor = Moore
farmers-ware-field = Äcker

# So viele davon: NAMES("farmers-amount", "wood:3 reed:1")

farmers-amount-wood = { $number } Holz
farmers-amount-clay = { $number } Lehm
farmers-amount-reed = { $number } Schilf
farmers-amount-stone = { $number } Stein
farmers-amount-grain = { $number } Getreide
farmers-amount-vegetable = { $number } Gemüse
farmers-amount-food = { $number ->
    [one] { $number } Nährwert
   *[other] { $number } Nährwerte
}
farmers-amount-fuel = { $number ->
    [one] { $number } Brennwert
   *[other] { $number } Brennwerte
}
farmers-amount-sheep = { $number ->
    [one] { $number } Schaf
   *[other] { $number } Schafe
}
farmers-amount-boar = { $number ->
    [one] { $number } Wildschwein
   *[other] { $number } Wildschweine
}
farmers-amount-cattle = { $number ->
    [one] { $number } Rind
   *[other] { $number } Rinder
}
farmers-amount-horse = { $number ->
    [one] { $number } Pferd
   *[other] { $number } Pferde
}
farmers-amount-forest = { $number ->
    [one] { $number } Wald
   *[other] { $number } Wälder
}
farmers-amount-moor = { $number ->
    [one] { $number } Moor
   *[other] { $number } Moore
}
farmers-amount-field = { $number ->
    [one] { $number } Acker
   *[other] { $number } Äcker
}
farmers-amount-point = { $number ->
    [one] { $number } Sonderpunkt
   *[other] { $number } Sonderpunkte
}

# Was man auf einem Aktionsfeld tun kann

farmers-action-plow = einen Acker pflügen
farmers-action-sow = säen
farmers-action-bake = Brot backen
farmers-action-rooms = Räume bauen
farmers-action-stables = Ställe bauen
farmers-action-stable = einen Stall bauen
farmers-action-fences = Zäune bauen
farmers-action-renovate = renovieren
farmers-action-major = eine große Anschaffung bauen
farmers-action-minor = eine kleine Anschaffung ausspielen
farmers-action-improve = eine große Anschaffung bauen oder eine kleine ausspielen
farmers-action-buy_grain = ein Getreide kaufen
farmers-action-plow_for_food = für 1 Nährwert einen Acker pflügen

# Häuser

farmers-house-wood = Holzhaus
farmers-house-clay = Lehmhaus
farmers-house-stone = Steinhaus
