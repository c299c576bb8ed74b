# Die Regeln der Moorbauern zur Hand, in eigenen Worten. Leere Zeilen trennen Absätze; eine Zeile, die mit "- " beginnt,
# ist ein Punkt einer Liste, eine mit "| " eine Zeile einer Tabelle.

farmers-rules-aim-title = Das Ziel
farmers-rules-aim =
    Du wirtschaftest am Rand eines Moores: ein Haus mit zwei Räumen, ein Paar darin und ein Hof voller Wald und Moor. In 14
    Runden rodest du, pflügst und säst, zäunst Weiden ein, hältst Tiere, vergrößerst Haus und Familie und baust Anschaffungen.
    Sechs Ernten verlangen Nährwerte für deine Leute und Brennwerte für dein Haus.

    Bei der Wertung zählt alles auf deinem Hof, und was dir fehlt, zählt gegen dich. Die meisten Punkte gewinnen; bei
    Gleichstand wird der Sieg geteilt. In Stufe I spielt ihr nur mit großen Anschaffungen; in Stufe II haben alle auch kleine
    auf der Hand.

farmers-rules-setup-title = Aufbau
farmers-rules-setup =
    Hier erledigt Mire das alles für dich. Mit den Schachteln:
    - Alle nehmen einen Hofplan mit 3 mal 5 Feldern und einem Holzhaus aus zwei Räumen unten links, zwei Personen, vier Ställe
      und 15 Zäune, ziehen eine Startkarte und legen fünf Wälder und drei Moore, wie sie es zeigt.
    - Der Startspieler bekommt 2 Nährwerte, alle anderen 3. Wer allein spielt, bekommt keine.
    - Legt den Spielplan aus, die Ergänzung mit der Krankenstation und die Ergänzung für die Spielerzahl. Zu zweit oder allein
      gibt es einen Baustoffmarkt mit 1 Nährwert und 1 Stein. Zu zweit bis fünft kommt die Nebentätigkeit dazu.
    - Ab zwei Spielern sammeln sich auf dem Versammlungsplatz Nährwerte.
    - Legt die Große Anschaffung auf das Feld der Runde 1 und mischt die übrigen Karten jeder Phase (3, 3, 2, 2, 2 und 1).
      Jede Runde wird eine aufgedeckt. Welche Karten eine Phase hat, ist bekannt, aber nicht ihre Reihenfolge.
    - Legt die 24 großen Anschaffungen auf ihre 12 Plätze, die neuen unter die alten; das Moormuseum unter die Torfköhlerei,
      den Reiterhof unter das Forsthaus.
    - Legt die Sonderaktionskarten für die Spielerzahl aus.

farmers-rules-round-title = Eine Runde
farmers-rules-round =
    - Vorbereitung: Die Karte der Runde wird aufgedeckt. Alle bekommen, was auf dieser Runde für sie wartet. Dann kommen Waren
      auf alle Anhäufungsfelder, zu dem dazu, was noch dort liegt.
    - Arbeit: Vom Startspieler an im Uhrzeigersinn je ein Spielzug, bis alle Personen eingesetzt sind. Wer keine mehr hat, wird
      übersprungen.
    - Heimkehr: Alle Personen kommen nach Hause, Neugeborene sind erwachsen, und die Sonderaktionskarten gehen zurück in die
      Auslage.
    - Nach den Runden 4, 7, 9, 11, 13 und 14 ist Ernte.

farmers-rules-turn-title = Dein Spielzug
farmers-rules-turn =
    Tu eins von beidem: Setze eine Person ein oder nutze eine Sonderaktion.

    Du darfst in einer Runde beliebig viele Sonderaktionen nutzen, eine je Spielzug, auch vor der ersten Person. Aber sie
    brauchen eine gesunde Person im Haus: Nach deiner letzten bleiben nur Kranke, die einzeln auf die Krankenstation kommen.

farmers-rules-spaces-title = Eine Person einsetzen
farmers-rules-spaces =
    Stelle eine Person aus deinem Haus auf ein freies Aktionsfeld und führe es sofort aus. Auf jedem ist Platz für eine Person,
    nur nicht auf der Krankenstation. Du darfst ein Feld nur wählen, wenn du wenigstens einen Teil davon ausführen kannst; den
    Versammlungsplatz kannst du immer nutzen.

    - Waren auf einem Feld: Nimm alle.
    - A und/oder B: eins davon oder beides, in beliebiger Reihenfolge. Hast du mit dem zweiten begonnen, ist das erste vorbei.
    - A, danach B: zuerst A; B nur danach und nur, wenn du willst.
    - Versammlungsplatz: Du wirst ab der nächsten Runde Startspieler und nimmst die Nährwerte.
    - Verbundene Felder (zu fünft und sechst): Eine Person auf dem einen sperrt das andere für die Runde. Waren bleiben dort.
    - Unterricht ist für Ausbildungen, mit denen nicht gespielt wird; die Seite lässt ihn weg. Bescheidener Kinderwunsch öffnet in Runde 5, in Stufe I auch Anschaffung.

    Zeige auf ein Feld, um zu lesen, was es tut.

farmers-rules-special-title = Sonderaktionen
farmers-rules-special =
    Nimm eine offene Sonderaktionskarte und führe genau eine ihrer Aktionen aus.
    - Aus der Auslage kostet sie nichts; danach liegt sie offen vor dir.
    - Liegt sie vor jemand anderem, kostet sie 2 Nährwerte, zu zahlen vor der Aktion; danach liegt sie verdeckt vor dir, und
      niemand kann sie in dieser Runde noch nehmen.
    - Niemand nutzt dieselbe Karte zweimal in einer Runde.

    | Torfstechen | Entferne ein Moor: 3 Brennwerte.
    | Holzfällen | Entferne einen Wald: 2 Holz.
    | Brandroden | Ein Wald wird zum Acker. Er muss an einen deiner Äcker grenzen, wenn du welche hast.
    | Pferdemarkt | Nimm ein Pferd: für 1 Nährwert zu zweit, fünft und sechst, umsonst zu dritt und viert.
    | Arbeitsmarkt | Nimm 1 Nährwert; zu dritt 2.
    | Schwarzmarkt | In Stufe II: Zahle 1 Brennwert und spiele eine kleine Anschaffung aus.
    | Schwarzarbeit | Zahle 1 Nährwert und 1 Brennwert und baue eine große Anschaffung zu ihren Kosten.

farmers-rules-land-title = Wälder und Moore
farmers-rules-land =
    Wälder und Moore sind im Weg: Auf ihnen wird nichts gebaut, gepflügt oder eingezäunt, und keine Tiere leben dort. Nur
    Sonderaktionen und manche Karten entfernen sie. Sie gelten als genutzte Felder und kosten dich also bei der Wertung nichts.

farmers-rules-house-title = Haus und Ställe
farmers-rules-house =
    | Raum | 5 vom Material deines Hauses und 2 Schilf; auf ein leeres Feld neben einem Raum.
    | Renovierung | Von Holz zu Lehm: 1 Lehm je Raum und 1 Schilf. Von Lehm zu Stein: 1 Stein je Raum und 1 Schilf. Das ganze Haus, ein Schritt nach dem anderen.
    | Stall | 2 Holz beim Hofausbau, 1 Holz bei der Nebentätigkeit (genau einer); auf ein leeres Feld, auch in einer Weide.

    Alle Räume eines Hauses sind aus demselben Material. Alle haben vier Ställe, und auf ein Feld passt einer.

farmers-rules-fields-title = Äcker, Feldfrüchte und Brot
farmers-rules-fields =
    - Pflügen: Lege einen Acker auf ein leeres Feld, das nicht eingezäunt ist. Nach dem ersten müssen Äcker aneinander grenzen.
    - Säen: Lege ein Getreide auf einen leeren Acker und zwei dazu oder ein Gemüse und eins dazu. Eine Aktion besät beliebig viele Äcker.
    - In jeder Ernte nimmst du von jedem besäten Acker eine Frucht. Ein leerer Acker kann wieder besät werden.
    - Brot backen: nur, wo ein Feld oder eine Karte es sagt, und mit einer Anschaffung, die backt. Jede lässt sich in einer
      Aktion einmal nutzen, bis zu ihrer Grenze; Mire nimmt die beste zuerst.

farmers-rules-fences-title = Zäune und Weiden
farmers-rules-fences =
    Ein Zaun kostet 1 Holz; du hast 15. Was du einzäunst, muss rundum geschlossen sein: Der Rand des Plans, Räume und Äcker sind
    keine Zäune. Nur leere Felder und Ställe lassen sich einzäunen. Alle deine Weiden müssen zusammenhängen. Eine Weide darf
    durch weitere Zäune geteilt werden; Zäune werden nie entfernt.

    Auf der Seite wählst du die Felder einer neuen Weide eins nach dem anderen und siehst, welche Zäune sie braucht und was sie
    kosten. Dann schließt du sie. Angeboten wird nur, was du bezahlen kannst.

farmers-rules-animals-title = Tiere
farmers-rules-animals =
    - Eine Weide fasst eine Tierart: zwei Tiere je Feld, mit einem Stall darin doppelt so viele, mit zweien viermal und so fort.
    - Ein Stall außerhalb von Weiden fasst ein Tier, und dein Haus eins als Haustier.
    - Du darfst sie jederzeit umstellen; Mire findet immer Platz, wenn es welchen gibt.
    - Was keinen Platz hat, muss laufen gelassen oder mit einer passenden Anschaffung gekocht werden.
    - Pferde kommen nur vom Pferdemarkt. Nur Rossschlachterei und Kochnische kochen sie.

farmers-rules-people-title = Familie
farmers-rules-people =
    Ein Kinderwunsch bringt ein Neugeborenes. Für den einfachen und den bescheidenen brauchst du mehr Räume als Personen, für
    den dringenden nicht. Ein Neugeborenes bleibt die Runde über bei seinem Elternteil, ist bei der Heimkehr erwachsen und
    braucht nur 1 Nährwert, wenn in derselben Runde Ernte ist. Du kannst fünf Personen haben.

farmers-rules-anytime-title = Jederzeit
farmers-rules-anytime =
    - 1 Getreide oder 1 Gemüse ist 1 Nährwert.
    - Anschaffungen kochen Gemüse und Tiere für mehr.
    - 1 Holz ist 1 Brennwert.
    - Handelsgebäude tauschen Baustoffe.

    Mire bietet das in deinem Spielzug an, wo es etwas möglich macht, wenn Tiere keinen Platz haben, und in der Ernte. Während
    der Vermehrung wird nicht gekocht.

farmers-rules-majors-title = Große Anschaffungen
farmers-rules-majors =
    Nur die oberste Karte eines Stapels kann gebaut werden; dann ist die darunter für alle frei. Eine Kochstelle gibt es auch für
    eine Feuerstelle, eine Kochnische für eine Feuerstelle oder Kochstelle: Nimm die neue Karte, dann lege die alte zurück auf
    ihren eigenen Stapel.

    - Handwerksgebäude (Tischlerei, Töpferei, Korbflechterei) machen einmal in jeder Ernte aus einer Ware Nährwerte und zählen
      bei der Wertung Waren.
    - Das Moormuseum macht sieben Anschaffungen um eine Ware billiger, wenn du sie danach baust.
    - Die Nährwerte des Reiterhofs kommen nur, wenn du zu Beginn der Runde zwei Pferde hast.

    Alle Karten mit ihren Texten stehen in der [Liste der Karten](/cards/farmers); am Tisch öffnet sie der Knopf „Karten“
    neben „Regeln“.

farmers-rules-hands-title = Stufe II: Handkarten
farmers-rules-hands =
    In Stufe II haben alle 7 von 117 kleinen Anschaffungen auf der Hand. Wie die Hände entstehen, wird beim Aufbau des Tisches gewählt:
    - Auswahl aus 7: Alle bekommen 7 Karten, behalten eine und geben die anderen nach rechts weiter, bis alle genommen sind.
      Allein werden 7 Karten ausgeteilt.
    - Auswahl aus 8: ebenso mit 8 Karten; die letzte jedes Packens bleibt übrig.
    - Ausgeteilt, mit Tausch: 7 Karten, von denen du einmal beliebig viele gegen ebenso viele andere weglegen darfst.
    - Ausgeteilt: 7 Karten, wie sie kommen.

    Niemand sieht deine Hand. Was nach dem Ausspielen weitergegeben wurde, kennen alle.

farmers-rules-minors-title = Stufe II: Kleine Anschaffungen
farmers-rules-minors =
    Eine kleine Anschaffung spielst du nur mit einer Aktion aus, die es sagt: je Aktion eine Karte.

    | Große Anschaffung, Haussanierung | Eine große oder eine kleine Anschaffung.
    | Einfacher Kinderwunsch | Nach dem Neugeborenen, wenn du willst.
    | Versammlungsplatz | Nur, wenn du allein spielst.
    | Anschaffung (zu sechst) | Eine kleine Anschaffung; ab Runde 5 stattdessen eine große, wenn du willst.
    | Schwarzmarkt | Zahle 1 Brennwert, dann spiele eine kleine Anschaffung zu ihren Kosten aus.

    - Kosten: Zahle, was auf der Karte steht. Für manche gibst du eine große Anschaffung auf ihren Stapel zurück oder nimmst sie
      aus dem Spiel; eine solche Aufwertung gilt auch als große Anschaffung.
    - Voraussetzung: Sie muss beim Ausspielen erfüllt sein, ausgegeben wird nichts. Die Karte selbst zählt nicht.
    - Weitergabe: Eine Karte mit Pfeil wirkt sofort und kommt auf die Hand deines linken Nachbarn. Allein kommt sie aus dem
      Spiel. Alle anderen bleiben vor dir liegen.
    - Was jedes Mal geschieht, geschieht nicht bei der Aktion, mit der die Karte ausgespielt wurde.
    - Zähler: Jede Nutzung nimmt einen weg. Ohne Zähler behält die Karte ihre Punkte.
    - Was Karten für später versprechen, wartet auf den Rundenfeldern und kommt zu Beginn der Runde, auch Wälder und Moore.

    Fragt eine Karte, stehen ihr Text und die Antworten am unteren Rand, und wählbare Felder leuchten auf dem Hof. Was Karten
    jederzeit bieten, steht bei deinen Waren. Alle stehen in der [Liste der Karten](/cards/farmers).

farmers-rules-changed-title = Stufe II: Was auf dem Hof anders ist
farmers-rules-changed =
    - Plättchen auf Plättchen: Ein Wald darf einen Wald oder ein Moor bedecken. Nur das obere Plättchen wird genutzt und zählt;
      kommt es weg, ist das untere wieder da.
    - Erweiterungen: Neue Felder sind wie alle anderen. Ungenutzt kosten sie einen Punkt.
    - Unbrauchbare Felder: Dort geht nichts mehr, aber sie gelten nicht als ungenutzt.
    - Waren auf einem Feld: Du bekommst sie, wenn du das Feld nutzt.
    - Feldfrüchte auf ungenutzten Feldern: Sie werden wie auf einem Acker geerntet, aber das Feld bleibt ungenutzt. Du darfst sie
      jederzeit wegwerfen.
    - Ein Naturschutzgebiet ist ein Wald oder Moor mit Zäunen ringsum. Liegt dort nichts mehr, ist es eine Weide.
    - Manche Karten haben Platz für Tiere: die Wälder für alle außer Schafen, eine Tränke für Pferde, eine Weide für Gäste.
    - Ein Pferd, das sich hinlegt, vermehrt sich nicht und ist einen halben Punkt wert.
    - Die Holzweg-Marke kostet den Besitzer bei der Wertung 1 Punkt.

farmers-rules-harvest-title = Ernte und Ernährung
farmers-rules-harvest =
    - Äcker: Alle nehmen von jedem besäten Acker eine Frucht.
    - Ernährung: Erwachsene brauchen 2 Nährwerte (3, wenn du allein spielst), ein Neugeborenes dieser Runde 1. Vorhandene
      Nährwerte müssen gegeben werden; sonst muss nichts dazu gemacht werden. Für jeden fehlenden nimmst du einen Bettelmarker:
      3 Minuspunkte.
    - Heizen.
    - Vermehrung.

farmers-rules-heating-title = Heizen, Bett und Krankenstation
farmers-rules-heating =
    Dein Haus braucht 1 Brennwert je Raum, ob jemand darin wohnt oder nicht. Ein Lehmhaus spart insgesamt 1, ein Steinhaus 2. Der
    Brennofen spart 1 mehr. Mit dem Heizofen ist es nie mehr als 1.

    Für jeden Brennwert, den du nicht zahlst, weil du nicht kannst oder nicht willst, wird eine deiner Personen krank und geht
    ins Bett; nie mehr, als du hast. In der nächsten Runde kann eine kranke Person nur auf die Krankenstation, was trotzdem
    einen Spielzug braucht und 1 Nährwert bringt, und kommt dann gesund heim. Sind nur noch Kranke übrig, kannst du keine
    Sonderaktionen nutzen.

    Personen im Bett werden ernährt, brauchen ihren Raum und zählen als deine Personen. Bei der Wertung ist eine Person im
    Bett 1 Punkt wert.

farmers-rules-breeding-title = Vermehrung
farmers-rules-breeding =
    Von jeder Art, von der du zwei oder mehr Tiere hast, kommt ein Junges dazu, alle zugleich, wenn Platz dafür ist. Du darfst
    Tiere laufen lassen, um Platz zu schaffen, aber jetzt nicht kochen. Junge ohne Platz bleiben nicht.

farmers-rules-scoring-title = Wertung
farmers-rules-scoring =
    | Punkte | −1 | 1 | 2 | 3 | 4
    | Äcker | 0–1 | 2 | 3 | 4 | 5 und mehr
    | Weiden | 0 | 1 | 2 | 3 | 4 und mehr
    | Getreide | 0 | 1–3 | 4–5 | 6–7 | 8 und mehr
    | Gemüse | 0 | 1 | 2 | 3 | 4 und mehr
    | Schafe | 0 | 1–3 | 4–5 | 6–7 | 8 und mehr
    | Wildschweine | 0 | 1–2 | 3–4 | 5–6 | 7 und mehr
    | Rinder | 0 | 1 | 2–3 | 4–5 | 6 und mehr

    - Pferde: je 1 Punkt, −1 ohne Pferd.
    - Jedes ungenutzte Feld: −1. Jeder Stall in einer Weide: 1.
    - Jeder Raum aus Lehm 1, aus Stein 2. Jede Person 3, im Bett 1.
    - Anschaffungen: ihre aufgedruckten Punkte. Handwerksgebäude, Torfköhlerei, Forsthaus und Dorfkirche: ihre Sonderpunkte. Mire
      gibt deine Waren so aus, nach Verbrennen und Tauschen, dass sie am meisten bringen.
    - Jeder Bettelmarker: −3.

    Feldfrüchte zählen im Vorrat und auf Äckern.

farmers-rules-solo-title = Allein
farmers-rules-solo =
    Du beginnst ohne Nährwerte, Erwachsene brauchen 3, der Forst bekommt 2 Holz je Runde, und es gibt keine Nebentätigkeit. Auf
    dem Versammlungsplatz sammelt sich nichts.

    Zehn Sonderaktionskarten sind ein Stapel; ihre Rückseiten zeigen, was sie bieten, du kennst also die nächste. Zu Beginn einer
    Runde wird eine aufgedeckt, außer die letzte ist noch ungenutzt: Dann behältst du sie oder legst sie unter den Stapel und
    deckst die nächste auf. In einer Runde nutzt du sie einmal und legst sie ab. Für 2 Nährwerte darfst du sie in derselben Runde
    noch einmal nutzen. Ist der Stapel leer, kommt jede Runde die zuletzt genutzte Karte zurück.

    Das Regelheft verlangt in Stufe I 65 Punkte, in Stufe II 70.

farmers-rules-tokens-title = Variante: noch nicht in Betrieb
farmers-rules-tokens =
    Beim Aufbau eines Tisches zu wählen. Eine neue Kochanschaffung kommt mit einer Brennwertmarke und ist nicht nutzbar, bis du
    1 Brennwert zahlst, um sie zu entfernen, jederzeit. Was du aufwertest, behält seine Marke; aus einer Karte ohne Marke wird
    eine ohne.

farmers-rules-reconstructed-title = Was rekonstruiert ist
farmers-rules-reconstructed =
    Die Regelhefte sagen das meiste, aber nicht, was auf jeder Karte und jedem Plan steht. Aus anderen öffentlichen Quellen sind:
    - Die neun Anordnungen der Startkarten.
    - Welche Sonderaktionen sich eine Karte teilen, und die Preise darauf.
    - Die Werte einiger Anschaffungen: welche Ware das Moormuseum spart und was die Handelsgebäude tauschen.
    - Welche Felder der Plan für fünf hat.
    - Viele deutsche Namen von Aktionsfeldern sind von uns.

farmers-rules-rulings-title = Entscheidungen
farmers-rules-rulings =
    Wo die Regelhefte schweigen, spielt Mire es so:
    - Alle ernähren zuerst und heizen dann, in Spielreihenfolge.
    - Der Versammlungsplatz macht dich immer zum Startspieler, auch ohne Nährwerte darauf.
    - Sonderaktionen brauchen eine gesunde Person im Haus.
    - Die Dorfkirche nimmt ihren Brennwert, während du heizt.
    - Neugeborene können krank werden wie alle anderen.
    - Der Pferch gibt Schaf, Wildschwein oder Rind, nie ein Pferd.
    - Eine eingetauschte Ware wird im selben Spielzug nicht weitergetauscht; das führt zu nichts Neuem.
