# Was Aktionsfelder tun, nach der Zahl der Spieler und der Ausbaustufe, wo es darauf ankommt

farmers-space-farm_expansion-text = Baue beliebig viele Räume für je 5 vom Material deines Hauses und 2 Schilf und/oder beliebig viele Ställe für je 2 Holz.
farmers-space-meeting_place-text = { $players ->
    [1] { $level ->
        [2] Spiele 1 kleine Anschaffung aus.
       *[1] Werde Startspieler. Allein bewirkt das nichts, aber eine Person kann immer hierher.
    }
   *[other] Werde Startspieler und nimm alle Nährwerte. Jede Runde kommt 1 Nährwert hierher. Das Feld ist auch leer nutzbar.
}
farmers-space-grain_seeds-text = Nimm 1 Getreide.
farmers-space-farmland-text = Pflüge 1 Acker.
farmers-space-lessons-text = Für Ausbildungen, mit denen in dieser Stufe nicht gespielt wird. Das Feld ist nicht nutzbar.
farmers-space-day_laborer-text = Nimm 2 Nährwerte.
farmers-space-forest-text = Nimm alles Holz. Jede Runde kommen { $players ->
    [1] 2
   *[other] 3
} Holz hierher.
farmers-space-clay_pit-text = Nimm allen Lehm. Jede Runde kommt 1 Lehm hierher.
farmers-space-reed_bank-text = Nimm alles Schilf. Jede Runde kommt 1 Schilf hierher.
farmers-space-fishing-text = Nimm alle Nährwerte. Jede Runde kommt 1 Nährwert hierher.
farmers-space-infirmary-text = Nimm 1 Nährwert. Hier ist Platz für beliebig viele Personen, auch gesunde. Nur hierher können Personen aus dem Bett; sie kehren gesund heim.
farmers-space-side_job-text = Baue genau 1 Stall für 1 Holz und/oder backe Brot.
farmers-space-resource_market-text = { $players ->
    [1] Nimm 1 Nährwert und 1 Stein.
    [2] Nimm 1 Nährwert und 1 Stein.
    [3] Nimm 1 Nährwert und entweder 1 Schilf oder 1 Stein.
    [4] Nimm 1 Schilf, 1 Stein und 1 Nährwert.
   *[other] Nimm 1 Schilf, 1 Stein und 1 Holz.
}
farmers-space-copse-text = Nimm alles Holz. Jede Runde kommt 1 Holz hierher.
farmers-space-grove-text = Nimm alles Holz. Jede Runde kommen 2 Holz hierher.
farmers-space-hollow-text = Nimm allen Lehm. Jede Runde { $players ->
    [3] kommt 1
    [4] kommen 2
   *[other] kommen 3
} Lehm hierher.
farmers-space-lessons_b-text = { farmers-space-lessons-text }
farmers-space-lessons_c-text = { farmers-space-lessons-text }
farmers-space-lessons_d-text = { farmers-space-lessons-text }
farmers-space-traveling_players-text = Nimm alle Nährwerte. Jede Runde kommt 1 Nährwert hierher.{ $players ->
    [4] { "" }
   *[other] { " " }Der Hausbau ist für den Rest der Runde gesperrt.
}
farmers-space-modest_wish_for_children-text = Ab Runde 5: Deine Familie bekommt eine Person dazu, wenn es mehr Räume als Personen gibt.
farmers-space-house_building-text = Baue beliebig viele Räume für je 5 vom Material deines Hauses und 2 Schilf. Die Fahrenden Spielleute sind für den Rest der Runde gesperrt.
farmers-space-riverbank_forest-text = Nimm alles Holz und 1 Schilf. Jede Runde kommt 1 Holz hierher.
farmers-space-animal_market-text = Wähle eins: 1 Schaf und 1 Nährwert; 1 Wildschwein; oder zahle 1 Nährwert für 1 Rind.
farmers-space-farm_supplies-text = Kaufe 1 Getreide für 1 Nährwert und/oder pflüge 1 Acker für 1 Nährwert.
farmers-space-building_supplies-text = Nimm 1 Nährwert, 1 Schilf oder 1 Stein und 1 Holz oder 1 Lehm.
farmers-space-corral-text = Nimm 1 Tier: das erste von Schaf, Wildschwein und Rind, von dem du keins hast. Wer alle drei hat, kann das Feld nicht nutzen.
farmers-space-improvement-text = { $level ->
    [2] Spiele 1 kleine Anschaffung aus; ab Runde 5 darfst du stattdessen 1 große Anschaffung bauen.
   *[1] Ab Runde 5: Baue 1 große Anschaffung.
}
farmers-space-major_improvement-text = { $level ->
    [2] Baue 1 große Anschaffung oder spiele 1 kleine Anschaffung aus.
   *[1] Baue 1 große Anschaffung.
}
farmers-space-grain_utilization-text = Säe auf beliebig vielen Äckern und/oder backe Brot.
farmers-space-sheep_market-text = Nimm alle Schafe. Jede Runde kommt 1 Schaf hierher.
farmers-space-fencing-text = Baue Zäune für je 1 Holz.
farmers-space-basic_wish_for_children-text = Deine Familie bekommt eine Person dazu, wenn es mehr Räume als Personen gibt.{ $level ->
    [2] { " " }Danach darfst du 1 kleine Anschaffung ausspielen.
   *[1] { "" }
}
farmers-space-western_quarry-text = Nimm allen Stein. Jede Runde kommt 1 Stein hierher.
farmers-space-house_redevelopment-text = Renoviere dein Haus, danach darfst du { $level ->
    [2] 1 große Anschaffung bauen oder 1 kleine Anschaffung ausspielen
   *[1] 1 große Anschaffung bauen
}.
farmers-space-vegetable_seeds-text = Nimm 1 Gemüse.
farmers-space-pig_market-text = Nimm alle Wildschweine. Jede Runde kommt 1 Wildschwein hierher.
farmers-space-cattle_market-text = Nimm alle Rinder. Jede Runde kommt 1 Rind hierher.
farmers-space-eastern_quarry-text = Nimm allen Stein. Jede Runde kommt 1 Stein hierher.
farmers-space-urgent_wish_for_children-text = Deine Familie bekommt eine Person dazu, auch ohne Platz für sie.
farmers-space-cultivation-text = Pflüge 1 Acker und/oder säe auf beliebig vielen Äckern.
farmers-space-farm_redevelopment-text = Renoviere dein Haus, danach darfst du Zäune für je 1 Holz bauen.

# Was große Anschaffungen tun

farmers-card-fireplace_2-text = Jederzeit: Gemüse 2 Nährwerte, Schaf 2, Wildschwein 2, Rind 3. Brot backen: 2 Nährwerte je Getreide. Pferde werden hier nicht gekocht.
farmers-card-fireplace_3-text = { farmers-card-fireplace_2-text }
farmers-card-cooking_hearth_4-text = Jederzeit: Gemüse 3 Nährwerte, Schaf 2, Wildschwein 3, Rind 4. Brot backen: 3 Nährwerte je Getreide. Pferde werden hier nicht gekocht. Statt zu zahlen, darfst du eine Feuerstelle zurückgeben.
farmers-card-cooking_hearth_5-text = { farmers-card-cooking_hearth_4-text }
farmers-card-well-text = Zu Beginn jeder der nächsten 5 Runden bekommst du 1 Nährwert.
farmers-card-clay_oven-text = Brot backen: 5 Nährwerte für 1 Getreide, höchstens 1 Getreide je Aktion. Beim Bau darfst du backen.
farmers-card-stone_oven-text = Brot backen: 4 Nährwerte je Getreide, höchstens 2 Getreide je Aktion. Beim Bau darfst du backen.
farmers-card-joinery-text = Einmal in jeder Ernte: 1 Holz gegen 2 Nährwerte. Bei der Wertung sind 3, 5 oder 7 Holz 1, 2 oder 3 Sonderpunkte wert.
farmers-card-pottery-text = Einmal in jeder Ernte: 1 Lehm gegen 2 Nährwerte. Bei der Wertung sind 3, 5 oder 7 Lehm 1, 2 oder 3 Sonderpunkte wert.
farmers-card-basketmakers_workshop-text = Einmal in jeder Ernte: 1 Schilf gegen 3 Nährwerte. Bei der Wertung sind 2, 4 oder 5 Schilf 1, 2 oder 3 Sonderpunkte wert.
farmers-card-peat_charcoal_kiln-text = Torfstechen bringt dir 1 Brennwert mehr, mit einem Pferd 2 mehr. Bei der Wertung sind 3 oder 5 Brennwerte 1 oder 2 Sonderpunkte wert.
farmers-card-foresters_lodge-text = Holzfällen bringt dir 1 Holz mehr, mit einem Pferd 2 mehr. Bei der Wertung ist jeder Wald, der auf deinem Hof noch steht, 1 Sonderpunkt wert.
farmers-card-horse_slaughterhouse_2-text = Jederzeit: Schaf 1 Nährwert, Wildschwein 1, Rind 2, Pferd 2. Kein Gemüse, kein Brot.
farmers-card-horse_slaughterhouse_3-text = { farmers-card-horse_slaughterhouse_2-text }
farmers-card-cookhouse_4-text = Jederzeit: Gemüse 3 Nährwerte, Schaf 2, Wildschwein 3, Rind 4, Pferd 2. Brot backen: 3 Nährwerte je Getreide. Statt zu zahlen, darfst du eine Feuerstelle oder Kochstelle zurückgeben.
farmers-card-cookhouse_5-text = { farmers-card-cookhouse_4-text }
farmers-card-village_church-text = Sofort bekommst du 2 Nährwerte. Einmal in jeder Ernte: 1 Brennwert gegen 1 Sonderpunkt.
farmers-card-heating_oven-text = Sofort bekommst du 2 Brennwerte. Dein Haus zu heizen kostet 1 Brennwert weniger. Er backt nicht.
farmers-card-tiled_oven-text = Dein Haus zu heizen kostet nie mehr als 1 Brennwert. Er backt nicht.
farmers-card-furniture_stall-text = Jederzeit: 1 Holz gegen 1 Lehm.
farmers-card-ceramics_stall-text = Jederzeit: 1 Lehm gegen 1 Holz.
farmers-card-basket_stall-text = Jederzeit: 1 Schilf gegen 1 Holz, 1 Lehm oder 1 Stein.
farmers-card-museum_of_the_moors-text = Was du danach baust, kostet weniger: Brunnen und Steinofen 1 Stein, Tischlerei 1 Holz, Töpferei, Lehmofen und Forsthaus 1 Lehm, Korbflechterei 1 Schilf.
farmers-card-riding_stables-text = Zu Beginn jeder folgenden Runde bekommst du 1 Nährwert, wenn du dann 2 oder mehr Pferde hast.
