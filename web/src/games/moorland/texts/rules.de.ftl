# Die Regeln von Moorland zum Nachschlagen, in eigenen Worten. Absätze sind durch leere Zeilen getrennt; eine Zeile, die mit
# "- " beginnt, ist ein Punkt einer Liste, eine, die mit "| " beginnt, eine Zeile einer Tabelle.

moorland-rules-aim-title = Das Ziel
moorland-rules-aim =
    Du hegst ein Hochmoor. Zwölf Runden lang nimmst du Karten, lässt auf deinem Boden Pflanzen wachsen und legst die Karten
    darüber, bis er ganz bedeckt ist. Jede Karte bringt ein Stück Wasserweg mit, viele dazu ein Tier oder Wasserläufer.

    Punkte geben verwurzelte Pflanzen, viele Tierarten, Tierpaare, Wasserläufer, ein langer Wasserweg und die Wassermarker, die
    du behältst. Pflanzen, die keinen Platz fanden, kosten Punkte. Wer die meisten Punkte hat, gewinnt.

moorland-rules-setup-title = Aufbau
moorland-rules-setup =
    Hier baut Mire alles für dich auf. Mit der Schachtel:
    - Mischt die vier Wasserkarten und legt sie als Quadrat aus zwei mal zwei in die Mitte, die weißen Buchstaben oben, jede so
      oder so herum. Auf jeden ihrer zwölf Tropfen kommt ein Wassermarker.
    - Alle nehmen einen Satz der vier Pläne, legen sie genauso wie die Wasserkarten und daneben ein Lager.
    - Sortiert die Pflanzen und legt sie für alle erreichbar bereit: Wollgras, Binsen, Torfmoos und Heidekraut.
    - Zu zweit oder zu dritt kommen die zwölf Moorkarten für vier zurück in die Schachtel. Mischt die anderen zu einem Stapel.
    - Mischt die Pflanzenkarten, legt zwei ungesehen zurück in die Schachtel und bildet aus den zwölf anderen einen Stapel.
    - Wer beginnt, nimmt den Pilz.

moorland-rules-moor-title = Dein Moor
moorland-rules-moor =
    Dein Moor besteht aus vier Plänen mit je vier Feldern:
    - Zwölf sind Boden und tragen die Buchstaben A bis L. Jedes hat sechs Plätze für je eine Pflanze und ein Wachstumssymbol,
      das sagt, was dort wachsen kann.
    - Vier sind Wurzelfelder, R1 bis R4. Jedes hat einen Wasserweg und einen einzigen Wurzelplatz. Eine Pflanze, die dorthin
      kommt, ist verwurzelt.

    Die Pläne liegen bei allen so wie die vier Wasserkarten in der Mitte, D ist also in jedem Moor an derselben Stelle. In
    der Mitte liegt auf jedem Buchstaben ein Wassermarker: zwölf im Ganzen.

    Nachbarn sind Felder, die eine ganze Kante gemeinsam haben, auf demselben Plan oder über zwei Pläne hinweg.

    Dein Lager nimmt deine Wassermarker und deine überschüssigen Pflanzen auf. Darunter liegen die Karten, die du noch nicht
    gespielt hast.

moorland-rules-cards-title = Die Karten
moorland-rules-cards =
    Eine Moorkarte verlangt eine bis vier Pflanzen. Was aus jeder wird, ist in ihr Symbol gezeichnet:
    - Sie verwurzelt: Die Pflanze bleibt auf der Karte und zählt bei der Wertung.
    - Sie verwelkt: Die Pflanze geht zurück in den Vorrat.
    - Sie treibt: Die Pflanze wandert mit dem Wasser weiter. Hier sagt das eine kleine Welle; auf den gedruckten Karten fehlt
      jedes Zeichen.

    Das Wasser einer Karte reicht an einige ihrer vier Kanten und verbindet sie. Auf manchen Karten reicht es an alle vier und
    verbindet keine: Sie unterbrechen den Wasserweg. Das tun auch manche Wurzelfelder.

    Viele Karten zeigen ein Tier: Es gibt acht Käfer und je vier Vögel, Schlangen, Libellen, Schmetterlinge und Frösche.
    Wasserläufer sind keine Tierart, sie werden für sich gewertet.

    Die Rückseite jeder Karte ist eine Kreuzung, die alle vier Kanten verbindet. Sonst zeigt sie nichts.

    Es gibt 60 Moorkarten; 12 davon sind nur zu viert dabei. Von den 14 Pflanzenkarten werden 12 gebraucht, und niemand weiß,
    welche zwei fehlen. Zwei der 14 zeigen alle vier Pflanzen, die anderen je zwei.

moorland-rules-round-title = Eine Runde
moorland-rules-round =
    Es gibt zwölf Runden, und jede läuft so ab:
    - Aufdecken: Eine Pflanzenkarte wird aufgedeckt; sie sagt, was in dieser Runde wächst. Moorkarten werden als Auslage
      hingelegt, eine mehr, als Leute mitspielen.
    - Züge: Wer den Pilz hat, beginnt, und es geht im Uhrzeigersinn weiter. Alle haben einen Zug: erst A, eine Karte nehmen;
      dann B, Pflanzen wachsen lassen; dann C, Karten spielen.
    - Aufräumen: Die übrige Karte der Auslage wird abgelegt, und der Pilz wandert nach links.

    Zu dritt und zu viert ist jede Karte des Stapels einmal zu sehen. Zu zweit kommt ein Viertel von ihnen nie vor.

moorland-rules-take-title = A: eine Karte nehmen
moorland-rules-take =
    Nimm eine Karte der Auslage und lege sie unter dein Lager. Darauf verzichten kannst du nicht. Früher oder später liegt sie
    in deinem Moor, offen oder verdeckt.

moorland-rules-grow-title = B: Pflanzen wachsen lassen
moorland-rules-grow =
    Wenn du magst, wähle ein Bodenfeld, das noch keine Karte bedeckt, und eine Pflanzenart, die dort wächst:
    - Ein, zwei oder drei Punkte: genau so viele Pflanzen von einer Art, die die Pflanzenkarte dieser Runde zeigt.
    - Die Sonne: eine Pflanze beliebiger Art, egal was die Pflanzenkarte zeigt.

    Ein Feld fasst sechs Pflanzen. Wachsen mehr, als Platz haben, ist der Rest Überschuss; weniger wachsen lassen darfst du
    nicht. Der Vorrat geht nie zu Ende.

moorland-rules-play-title = C: Karten spielen
moorland-rules-play =
    Spiele beliebig viele der Karten unter deinem Lager, offen oder verdeckt, jede auf ein Bodenfeld, das noch keine Karte
    bedeckt. Eine ist ganz zu Ende, bevor die nächste beginnt. So können Pflanzen, die von der ersten forttreiben, der zweiten
    dienen.

    Meistens darfst du deine Karten auch behalten. Aber du musst spielen,
    - wenn drei Karten unter deinem Lager liegen: mindestens eine davon, denn nur zwei dürfen bleiben;
    - in Runde 12: alle.

    Musst du spielen und liegt gar keine Pflanze mehr auf deinem Boden, dann lege die Karte verdeckt auf irgendein unbedecktes
    Feld und eine Pflanze aus dem Vorrat in deinen Überschuss. Solange auch nur eine Pflanze auf deinem Boden liegt, geht das nicht.

moorland-rules-up-title = Offen
moorland-rules-up =
    Auf dem Feld müssen alle Pflanzen liegen, die die Karte zeigt. Andere dürfen dabei sein.
    - Nimm alle Pflanzen vom Feld.
    - Lege die Karte darauf, aufrecht oder auf den Kopf gedreht. Ihr Wasser muss an keins daneben anschließen.
    - Setze für jedes Symbol, das verwurzelt, eine solche Pflanze auf die Karte. Dort bleibt sie.
    - Lege für jedes Symbol, das verwelkt, eine solche Pflanze zurück in den Vorrat.
    - Alle übrigen Pflanzen treiben: die der Symbole, die treiben, und die, nach denen die Karte nicht gefragt hat.

moorland-rules-down-title = Verdeckt
moorland-rules-down =
    Jede Karte kann stattdessen verdeckt gespielt werden, auf ein Feld, auf dem mindestens eine Pflanze liegt, egal welche:
    - Nimm alle Pflanzen vom Feld und lege die Karte mit der Rückseite nach oben hin.
    - Eine dieser Pflanzen wird Überschuss. Du wählst, welche.
    - Die anderen treiben von der Kreuzung in alle Richtungen.

    Nichts von der Vorderseite zählt dann: kein Tier, kein Wasserläufer, und nichts verwurzelt.

moorland-rules-drift-title = Treiben
moorland-rules-drift =
    Was treibt, beginnt auf der eben gespielten Karte und folgt dem Wasser. Jede Pflanze geht ihren eigenen Weg, wie du magst,
    - auf einen freien Platz auf unbedecktem Boden, den das Wasser erreicht, oder
    - auf einen freien Wurzelplatz, den das Wasser erreicht. Er fasst eine Pflanze beliebiger Art, und die ist dort verwurzelt.

    Wasser fließt in das nächste Feld weiter, wo es die Kante zwischen ihnen von beiden Seiten berührt. Unbedeckter Boden
    braucht kein eigenes Wasser: Er ist erreicht, wenn das Wasser daneben bis an die Kante reicht. Aber dort endet der Weg; über
    unbedeckten Boden treibt nichts hinweg.

    Durch ein Feld, das den Wasserweg unterbricht, kommt nichts hindurch. Von einer solchen Karte, die eben gespielt wurde, treiben
    die Pflanzen in alle vier Richtungen fort, und der Wurzelplatz eines solchen Wurzelfelds ist von jeder Seite zu erreichen.

    Solange eine Pflanze irgendwohin kann, muss sie treiben. Gibt es weniger Plätze als Pflanzen, wählst du, welche einen
    bekommen. Eine Pflanze ohne Platz ist Überschuss. Wachstumssymbole spielen hier keine Rolle.

moorland-rules-water-title = Wassermarker
moorland-rules-water =
    So gewinnst du sie: Am Ende deines Zuges bekommst du den Wassermarker jedes Feldes, das du in diesem Zug bedeckt hast und
    das vorher niemand bedeckt hatte, ob offen oder verdeckt.

    So gibst du sie aus: In jedem deiner späteren Züge, wann du magst, gibst du einen Marker ab und versetzt eine Pflanze von
    einem deiner unbedeckten Felder auf einen freien Platz eines anderen. Wasser muss die beiden nicht verbinden. Das geht so oft,
    wie du Marker hast, auch um Platz zu schaffen, kurz bevor Pflanzen treiben. Ein ausgegebener Marker ist aus dem Spiel.

    Jeder Marker, den du behältst, ist ein Punkt.

moorland-rules-last-title = Die letzte Runde
moorland-rules-last =
    In Runde 12 spielst du alle Karten, die unter deinem Lager liegen. Zwölf hast du genommen, und damit sind alle zwölf
    Bodenfelder bedeckt. Schau vor jeder dieser Karten neu, ob noch eine Pflanze auf deinem Boden liegt.

    Wenn alle ihren Zug hatten, werden die Punkte gezählt.

moorland-rules-scoring-title = Punkte
moorland-rules-scoring =
    | { moorland-category-rooted } | 1 für jede Pflanze auf deinen Karten und Wurzelplätzen
    | { moorland-category-biodiversity } | 1, 2, 3, 5, 8 oder 12 für eine bis sechs Arten
    | { moorland-category-pairs } | 2 für je zwei derselben Art
    | { moorland-category-striders } | 7 für die meisten, dann 3, dann 1
    | { moorland-category-waterway } | 1 für jedes Feld des längsten
    | { moorland-category-water } | 1 für jeden, der übrig ist
    | { moorland-category-surplus } | −1 für jede

    Tierpaare: Fünf Käfer sind zwei Paare, also 4 Punkte; ein Frosch und eine Schlange sind keins.

    Wasserläufer: Wer keinen hat, bekommt nichts, und zu zweit gibt es keinen dritten Platz. Bei Gleichstand werden die Punkte
    der gemeinsam belegten Plätze zusammengezählt und geteilt, abgerundet; wer folgt, belegt den Platz nach ihnen allen. Bei
    8, 3 und 3 Wasserläufern sind es 7, 2 und 2 Punkte.

    Längster Wasserweg: eine Linie von Feld zu Feld ohne Abzweige, kein Feld zweimal. Wurzelfelder und verdeckte Karten gehören
    dazu. Ein Feld, das den Wasserweg unterbricht, kann nur ein Ende sein.

    Die meisten Punkte gewinnen. Bei Gleichstand wird der Sieg geteilt.

moorland-rules-variants-title = Andere Moore
moorland-rules-variants =
    In der ersten Partie liegen die vier Pläne als Quadrat, die weißen Buchstaben oben. Später kannst du es beim Öffnen eines
    Tisches anders wählen.

    Seiten: Auf den weißen Seiten lassen sich Wasserwege leichter verbinden, auf den schwarzen schwerer. Alle Pläne können
    dieselbe Seite zeigen oder jeder seine eigene.

    Anordnungen: ein Quadrat, ein Quadrat mit allen Wurzeln in den äußeren Ecken, eine Reihe, eine Säule, eine Treppe, ein
    Zickzack, ein Kreuz, ein Ring oder ein T. Welcher Plan wo liegt und wie herum, entscheidet der Zufall. Auch eine eigene
    Anordnung ist möglich: Die Pläne dürfen nur auf den Kopf gedreht werden, jeder muss einen anderen entlang der ganzen
    Kante eines Feldes berühren, und alle vier müssen zusammenhängen. Am Rand einer offenen Anordnung haben Felder einfach weniger
    Nachbarn.

    Eine eigene Anordnung ist eine Textdatei. Sie hat einen Eintrag für jeden Plan, der sagt, wo sein Feld links oben liegt, von
    links und von oben gezählt, ob er auf dem Kopf steht und welche Seite oben ist: [{"{"}"plan": 1, "x": 0, "y": 0,
    "turn": 180, "side": "black"{"}"}, ...]

moorland-rules-reconstructed-title = Was rekonstruiert ist
moorland-rules-reconstructed =
    Das Regelheft sagt, wie viele Karten es von jeder Art gibt und wie sie wirken. Es zeigt nicht die Vorderseiten der Moorkarten,
    nicht die Paare auf den Pflanzenkarten und nicht die Wasserwege, Wachstumssymbole und Buchstaben der Pläne. Unsere sind
    rekonstruiert: Sie passen zu jeder Zahl, die das Heft nennt, aber es sind nicht die aus der Schachtel.

    Wem die Schachtel gehört, kann mit den gedruckten Karten spielen. Mire bringt eine Datei mit, components.toml, im Ordner
    games/moorland des Programms. Kopiere sie, trage ein, was deine Karten und Pläne zeigen, und wähle die Datei unter
    „{ moorland-option-components }“, wenn du einen Tisch öffnest. Sie wird geprüft, und wenn darin etwas nicht sein kann,
    erfährst du, welcher Eintrag es ist.

    Der Wertungsblock hängt davon nicht ab: Er zählt, was auf deinem eigenen Tisch liegt.

moorland-rules-rulings-title = Wo das Regelheft schweigt
moorland-rules-rulings =
    So spielt Mire, wo das Heft nichts sagt oder sich auf zwei Arten lesen lässt.
    - Wer beginnt? Wer zuerst am Tisch sitzt.
    - Liegen Karten unter einem Lager offen? Ja. Verborgen sind nur die Reihenfolge der Stapel und die zwei fehlenden Pflanzenkarten.
    - Dürfen Pflanzen auf einem vollen Feld wachsen? Ja, aber alle sind Überschuss.
    - Was geschieht mit Pflanzen, nach denen eine Karte nicht gefragt hat? Sie treiben mit den anderen.
    - Wird nach der überschüssigen Pflanze gefragt, wenn eine verdeckte Karte nur eine Art vorfindet? Nein, es gibt nichts zu wählen.
    - Du musst spielen, und Pflanzen liegen nur, wo du die Karte nicht willst? Sie muss dorthin.
    - Welche Pflanze kommt in den Überschuss, wenn du keine auf dem Boden hast? Die Art ist egal, darum wird nicht gefragt.
    - Darfst du eine Karte ganz ohne Pflanze spielen, wenn du nicht musst? Nein.
    - Bringt auch eine Karte, die ganz ohne Pflanze gelegt wurde, den Wassermarker? Ja.
    - Wird Boden erreicht, obwohl er kein Wasser hat? Ja, Wasser bis an seine Kante genügt.
    - Hält ein besetzter Wurzelplatz das Wasser auf? Nein, nur der Platz ist besetzt.
    - Dürfen Pflanzen, die eine unterbrechende Karte verließen, zurück und über sie hinweg? Nein.
    - Darf eine Pflanze Überschuss werden, solange es einen Platz für sie gibt? Nein, und ein freier Wurzelplatz ist ein Platz.
    - In welcher Reihenfolge treiben Pflanzen? Wollgras, Binsen, Torfmoos, Heidekraut. Jede geht, wohin du magst, darum macht es
      keinen Unterschied.
    - Wann genau kann ein Wassermarker ausgegeben werden? Vor A, vor B, vor und nach jeder Karte und während Pflanzen treiben. Eine
      begonnene Wahl wird erst zu Ende gebracht.
    - Musst du einen ausgeben, um eine Pflanze zu retten? Nein.
    - Kann er Pflanzen versetzen, die treiben, verwurzelt oder überschüssig sind? Nein, nur die auf unbedecktem Boden.
    - Kann ein Marker im selben Zug ausgegeben werden, der ihn bringt? Nein, er kommt erst ganz am Ende des Zuges.
    - Zwei bedecken in einer Runde denselben Buchstaben: Wer bekommt den Marker? Wer früher am Zug war.
    - Dürfen beide Enden des längsten Wasserwegs unterbrechende Felder sein? Ja.
    - Ist ein einzelnes Feld ein Wasserweg? Ja, einer der Länge eins.
