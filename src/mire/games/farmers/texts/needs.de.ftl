# Was kleine Anschaffungen voraussetzen: NAMES("farmers-need", "majors-least:3 food-least:4"), und was davon da ist: "number:1"

farmers-need-improvements-least = mindestens { $number ->
    [one] { $number } Anschaffung
   *[other] { $number } Anschaffungen
}
farmers-need-improvements-most = { $number ->
    [0] keine Anschaffung
    [one] höchstens { $number } Anschaffung
   *[other] höchstens { $number } Anschaffungen
}
farmers-need-majors-least = mindestens { $number ->
    [one] { $number } große Anschaffung
   *[other] { $number } große Anschaffungen
}
farmers-need-majors-most = { $number ->
    [0] keine große Anschaffung
    [one] höchstens { $number } große Anschaffung
   *[other] höchstens { $number } große Anschaffungen
}
farmers-need-forests-least = mindestens { $number ->
    [one] { $number } Wald
   *[other] { $number } Wälder
}
farmers-need-forests-most = { $number ->
    [0] kein Wald
    [one] höchstens { $number } Wald
   *[other] höchstens { $number } Wälder
}
farmers-need-moors-least = mindestens { $number ->
    [one] { $number } Moor
   *[other] { $number } Moore
}
farmers-need-moors-most = { $number ->
    [0] kein Moor
    [one] höchstens { $number } Moor
   *[other] höchstens { $number } Moore
}
farmers-need-fields-least = mindestens { $number ->
    [one] { $number } Acker
   *[other] { $number } Äcker
}
farmers-need-fields-most = { $number ->
    [0] kein Acker
    [one] höchstens { $number } Acker
   *[other] höchstens { $number } Äcker
}
farmers-need-pastures-least = mindestens { $number ->
    [one] { $number } Weide
   *[other] { $number } Weiden
}
farmers-need-pastures-most = { $number ->
    [0] keine Weide
    [one] höchstens { $number } Weide
   *[other] höchstens { $number } Weiden
}
farmers-need-rooms-least = mindestens { $number ->
    [one] { $number } Raum
   *[other] { $number } Räume
}
farmers-need-rooms-most = { $number ->
    [0] kein Raum
    [one] höchstens { $number } Raum
   *[other] höchstens { $number } Räume
}
farmers-need-animals-least = mindestens { $number ->
    [one] { $number } Tier
   *[other] { $number } Tiere
}
farmers-need-animals-most = { $number ->
    [0] kein Tier
    [one] höchstens { $number } Tier
   *[other] höchstens { $number } Tiere
}
farmers-need-sheep-least = mindestens { $number ->
    [one] { $number } Schaf
   *[other] { $number } Schafe
}
farmers-need-sheep-most = { $number ->
    [0] kein Schaf
    [one] höchstens { $number } Schaf
   *[other] höchstens { $number } Schafe
}
farmers-need-horses-least = mindestens { $number ->
    [one] { $number } Pferd
   *[other] { $number } Pferde
}
farmers-need-horses-most = { $number ->
    [0] kein Pferd
    [one] höchstens { $number } Pferd
   *[other] höchstens { $number } Pferde
}
farmers-need-food-least = mindestens { $number ->
    [one] { $number } Nährwert
   *[other] { $number } Nährwerte
}
farmers-need-food-most = { $number ->
    [0] kein Nährwert
    [one] höchstens { $number } Nährwert
   *[other] höchstens { $number } Nährwerte
}
farmers-need-fuel-least = mindestens { $number ->
    [one] { $number } Brennwert
   *[other] { $number } Brennwerte
}
farmers-need-fuel-most = { $number ->
    [0] kein Brennwert
    [one] höchstens { $number } Brennwert
   *[other] höchstens { $number } Brennwerte
}
farmers-need-unused-least = mindestens { $number ->
    [one] { $number } ungenutztes Hoffeld
   *[other] { $number } ungenutzte Hoffelder
}
farmers-need-unused-most = { $number ->
    [0] kein ungenutztes Hoffeld
    [one] höchstens { $number } ungenutztes Hoffeld
   *[other] höchstens { $number } ungenutzte Hoffelder
}
farmers-need-house-least = { $number ->
    [2] ein Steinhaus
   *[1] ein Lehm- oder Steinhaus
}
farmers-need-house-most = { $number ->
    [0] ein Holzhaus
   *[1] ein Holz- oder Lehmhaus
}
farmers-there-number = du hast { $number ->
    [0] nichts davon
   *[other] { $number }
}
farmers-there-house = dein Haus ist aus { $number ->
    [0] Holz
    [1] Lehm
   *[2] Stein
}
farmers-need-round-least = Runde { $number } oder später
farmers-need-round-most = { $number ->
    [one] Runde { $number }
   *[other] Runde { $number } oder früher
}
farmers-there-round = es ist Runde { $number }
farmers-need-hand-least = mindestens { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}, diese mitgezählt
farmers-need-hand-most = höchstens { $number ->
    [one] { $number } Handkarte
   *[other] { $number } Handkarten
}, diese mitgezählt
farmers-need-field_pasture_or_stable-least = ein Acker, eine Weide oder ein Stall
farmers-need-field_pasture_or_stable-most = weder Acker noch Weide noch Stall
farmers-need-no_harvest-least = eine Runde ohne Ernte
farmers-need-no_harvest-most = eine Runde mit Ernte
farmers-there-no_harvest = diese Runde hat { $number ->
    [0] eine
   *[1] keine
}

# Die Kategorien, die auf kleinen Anschaffungen stehen

farmers-kind-major = Große Anschaffung
farmers-kind-farm_planner = Hofplanung
farmers-kind-actions_booster = Aktionen
farmers-kind-points_provider = Punkte
farmers-kind-goods_provider = Waren
farmers-kind-food_provider = Nährwerte
farmers-kind-crop_provider = Feldfrüchte
farmers-kind-building_resource_provider = Baustoffe
farmers-kind-livestock_provider = Vieh

# Was auf Anschaffungen steht, in einer Liste aller Karten

farmers-printed-cost = { $way ->
    [returns] { NAMES("farmers-card", $old) } zurückgeben
    [removes] { NAMES("farmers-card", $old) } aus dem Spiel nehmen
   *[pays] { NAMES("farmers-amount", $price, by: ", ") }
}
farmers-printed-needs = Voraussetzung: { NAMES("farmers-need", $needs, by: ", ") }
farmers-printed-points = { $points ->
    [-1] -1 Punkt
   *[other] { points }
}
farmers-printed-passing = geht weiter
