# Kleine Anschaffungen auf der Seite

# Wo lange Wörter ihrer Namen getrennt werden dürfen
farmers-minor-breaks = Acker|gerät Acker|pferde|markt Auf|forstung Bauern|karren Baum|schule Baustoff|laden Brach|land Brach|äcker Brennstoff|lager Brenn|holz Direkt|saat Eichen|rinde Erlen|bruch Familien|grab|stätte Feuer|wehr Fisch|räucherei Flach|boot Fluss|lehm Freilicht|museum Futter|sack Geburts|haus Gemeinde|haus Genossen|schafts|laden Gesinde|haus Grill|platz Gruben|pferde Grund|vorräte Handels|kammer Handwerks|rolle Haushalts|inventar Hochzeits|kutsche Hof|erweiterung Kahl|schlag Kamin|haube Kessel|flicker Kohle|flöz Korn|brennerei Lager|stätte Land|parzelle Land|vermesser|karte Leder|sattel Lehm|boden Moorbrand|kultur Moor|archäo|logie Moor|birken Moor|brand Moor|erschließung Moor|leiche Nacht|weide Natur|dünger Natur|schutz|gebiet Nutztier|markt Ofen|anlage Ofen|feger Ofen|klappe Ordens|brief Pferde|metzgerei Pferde|tränke Phero|mone Rasen|soden Rinder|kummet Routine|arbeit Rücke|pferde Sauer|braten|rezept Schlacht|bank Schub|karre Sonder|weide Spar|einlage Spin|nerei Stein|wagen Säge|mühle Sä|maschine Tief|pflug Torfasche|dünger Torfstich|expedi|tion Torfstich|rechte Torf|dünger Torf|eisen Torf|hütte Torf|pellets Torf|schlitten Trocken|platz Verwal|tung Viehzucht|preis Vieh|markt Vieh|stall Voraus|zahlung Wald|hütte Wald|kinder|garten Wald|sumpf Weiden|ufer Werkzeug|schuppen Wild|ernte Zapfen|streich Öko|logische

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

# Die Hand

farmers-page-hand = Hand
farmers-hand-of = { $player }: die Hand
farmers-hand-count = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
farmers-hand-known = Allen bekannt, weil weitergegeben:
farmers-hand-others = { $number ->
    [one] { $number } Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
farmers-minor = Kleine Anschaffung
farmers-minor-missing = Es fehlt: { NAMES("farmers-amount", $wares, by: ", ") }
farmers-minor-ready = Du hast alles dafür. Ausgespielt wird sie mit einer Aktion für kleine Anschaffungen.
farmers-page-do-play = Ausspielen für { NAMES("farmers-amount", $cost, by: ", ") }.
farmers-page-do-play-free = Ausspielen.
farmers-page-do-remove = { $old } aus dem Spiel nehmen.
farmers-page-do-take = Nehmen.
farmers-page-do-change = Weglegen.

farmers-hand-coming = Kommt in späteren Runden: { NAMES("farmers-amount", $wares, by: ", ") }

# Was auf Karten liegt

farmers-minor-lies-counter = { $number ->
    [one] { $number } Mehrwertmarke darauf
   *[other] { $number } Mehrwertmarken darauf
}
farmers-minor-used = in dieser Runde benutzt
farmers-minor-lies-stone = { $number } Stein darauf
farmers-minor-lies-fuel = spart in dieser Ernte { $number } { $number ->
    [one] Brennwert
   *[other] Brennwerte
}

# Das Draften

farmers-draft-pick = Karte { $number } von { $all }
farmers-draft-full = Die Hand ist vollständig
farmers-draft-way = Der Rest geht an { $player }
farmers-draft-waiting = { $player } wählt.
farmers-draft-so-far = Hand bisher
farmers-draft-change = Karten tauschen
farmers-draft-aside = { $number ->
    [0] Wähle die Karten, die du tauschen willst, oder behalte alle.
    [one] Dafür kommt { $number } andere Karte.
   *[other] Dafür kommen { $number } andere Karten.
}
farmers-draft-set-aside = Weggelegt
farmers-page-round-none = Vor der ersten Runde
farmers-page-ask-draft = Das Draften
farmers-page-ask-change = Karten tauschen
