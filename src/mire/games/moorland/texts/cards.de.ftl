# Was auf Karten steht, in einer Liste aller Karten

moorland-printed-card = Karte { $card }
moorland-printed-plant-card = Pflanzenkarte
moorland-printed-joins = Wasser verbindet { NAMES("moorland-printed-side", $sides) }
moorland-printed-interrupts = Wasser reicht nach { NAMES("moorland-printed-side", $sides) }, ist aber unterbrochen
moorland-printed-side-N = Norden
moorland-printed-side-E = Osten
moorland-printed-side-S = Süden
moorland-printed-side-W = Westen
moorland-printed-striders = { $striders ->
    [one] 1 Wasserläufer
   *[other] { $striders } Wasserläufer
}
moorland-printed-four = nur im Spiel zu viert
moorland-printed-roots = Verwurzelt: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-withers = Verwelkt: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-drifts = Treibt weiter: { NAMES("moorland-printed-plant", $plants) }.
moorland-printed-grow = In ihrer Runde können wachsen: { NAMES("moorland-printed-kind", $plants) }.
moorland-printed-plant-cotton_grass = { $number } Wollgras
moorland-printed-plant-rushes = { $number ->
    [one] { $number } Binse
   *[other] { $number } Binsen
}
moorland-printed-plant-peat_moss = { $number } Torfmoos
moorland-printed-plant-heather = { $number } Heidekraut
moorland-printed-kind-cotton_grass = Wollgras
moorland-printed-kind-rushes = Binsen
moorland-printed-kind-peat_moss = Torfmoos
moorland-printed-kind-heather = Heidekraut
