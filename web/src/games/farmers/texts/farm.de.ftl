# Ein Hof auf der Seite

farmers-farm = { $player }: der Hof
farmers-farm-first = Startspieler
farmers-farm-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $home } zu Hause{ $bed ->
    [0] { "" }
   *[other] , { $bed } im Bett
}
farmers-farm-bed = { $bed ->
    [one] 1 Person im Bett, die nur auf die Krankenstation kann
   *[other] { $bed } Personen im Bett, die nur auf die Krankenstation können
}
farmers-farm-infirmary = { $people ->
    [one] 1 Person auf der Krankenstation
   *[other] { $people } Personen auf der Krankenstation
}
farmers-farm-begging = { $begging ->
    [one] 1 Bettelmarker: 3 Punkte weniger
   *[other] { $begging } Bettelmarker, je 3 Punkte weniger
}
farmers-farm-garden-path = Holzweg-Marke: bei der Wertung 1 Punkt weniger
farmers-farm-land = Hofplan
farmers-farm-fences = { $fences ->
    [one] noch 1 Zaun zu bauen
   *[other] noch { $fences } Zäune zu bauen
}
farmers-farm-stables = { $stables ->
    [one] noch 1 Stall zu bauen
   *[other] noch { $stables } Ställe zu bauen
}

# Ein Feld in Worten

farmers-farm-space-room = Raum, { NAMES("farmers-house", $house) }
farmers-farm-space-forest = Wald
farmers-farm-space-moor = Moor
farmers-farm-space-field = leerer Acker
farmers-farm-space-sown = Acker mit { NAMES("farmers-amount", $what) }
farmers-farm-space-free = { $stable ->
    [yes] Stall
   *[no] ungenutzt
}
farmers-farm-space-pasture = { $stable ->
    [yes] Stall auf einer Weide
   *[no] Weide
} mit { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
}, Platz für { $room }
farmers-farm-space-herd = { NAMES("farmers-amount", $what) }
farmers-farm-space-people = { $people ->
    [one] 1 Person zu Hause
   *[other] { $people } Personen zu Hause
}
farmers-farm-space-sick = { $people ->
    [one] 1 Person im Bett
   *[other] { $people } Personen im Bett
}
farmers-farm-space-new = ein neues Feld
farmers-farm-space-post = durch einen Zaun unbrauchbar: hier geht nichts mehr
farmers-farm-space-tombstone = durch die Grabstätte unbrauchbar: hier geht nichts mehr
farmers-farm-space-planted = ungenutztes Feld mit { NAMES("farmers-amount", $what) }
farmers-farm-space-hut = hier wohnt eine Person
farmers-farm-space-reserve = eingezäunt
farmers-farm-space-below = darunter { NAMES("farmers-amount", $tiles) }
farmers-farm-space-wares = darauf { NAMES("farmers-amount", $wares) }
farmers-farm-choose-on = Auf { $at }
farmers-farm-close = Schließen

# Zäune

farmers-farm-fence-how = Wähle die Felder einer neuen Weide, eines nach dem anderen.
farmers-farm-pasture = { $spaces ->
    [one] Neue Weide mit 1 Feld
   *[other] Neue Weide mit { $spaces } Feldern
}
farmers-farm-fences-new = Zäune
farmers-farm-fences-cost = { $fences ->
    [one] 1 neuer Zaun für 1 Holz
   *[other] { $fences } neue Zäune für je 1 Holz
}; du hast { $wood } Holz.
farmers-farm-fences-left = Zäune übrig
farmers-farm-fences-room = Tiere
farmers-farm-enclose = Einzäunen

# Vorrat

farmers-farm-goods = { $player }: Vorrat und Tiere
farmers-farm-waiting = Ohne Platz:
farmers-farm-room-on = { NAMES("farmers-card", $card) }: { $wares ->
    [none] Platz für { $room }
   *[other] { NAMES("farmers-amount", $wares) }, Platz für { $room }
}
farmers-farm-elsewhere = Tiere auf Karten und zu Gast
farmers-farm-guest-of = { NAMES("farmers-amount", $ware) } von { $player } zu Gast
farmers-farm-guests = zu Gast: { NAMES("farmers-amount", $wares, by: ", ") }
farmers-farm-guest = Zu Gast auf der Nachtweide eines anderen: { NAMES("farmers-amount", $ware) }
farmers-farm-lying = { $horses }, davon liegend: { $lying }
farmers-farm-uses = Was deine Karten bieten

# Ein Hof im Kleinen

farmers-farm-due-food = Nährwerte: { $there } von { $due }, die bei der nächsten Ernte nötig sind
farmers-farm-due-fuel = Brennwerte: { $there } von { $due }, die bei der nächsten Ernte nötig sind
farmers-farm-picture = Ein kleines Bauernhaus aus Stein zwischen einem Kornacker und einer Weide mit Schafen und einem Pferd; davor das Moor mit Wollgras und Heide

# Auf dem, worauf ein Tipp zeigt

farmers-page-hint = Tipp
