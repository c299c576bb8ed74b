# Die Regeln von Dartmoor zum Nachschlagen, in unseren eigenen Worten. Absätze sind durch leere Zeilen getrennt; eine
# Zeile, die mit "- " beginnt, ist ein Punkt einer Liste, eine mit "| " eine Zeile einer Tabelle.

dartmoor-rules-aim-title = Das Ziel
dartmoor-rules-aim =
    Du lässt auf Dartmoor einen Wald wachsen: Bäume, Sträucher und Moore und um sie herum die Tiere und Pflanzen, die dort
    leben. Jede Karte in deinem Wald zählt, was auf ihr steht, und viele zählen ihre Nachbarn. Was zusammenpasst, ist also
    wichtiger als das, was allein viel wert ist.

    Das Spiel endet in dem Augenblick, in dem die dritte Winterkarte kommt. Die meisten Punkte gewinnen; bei Gleichstand
    wird der Sieg geteilt.

dartmoor-rules-setup-title = Aufbau
dartmoor-rules-setup =
    Hier nimmt dir Mire das alles ab. Mit der Schachtel:
    - Lege die drei Winterkarten und die fünf Höhlen beiseite und mische die übrigen 172 Karten.
    - Lege ungesehen Karten in die Schachtel zurück: 45 zu zweit, 30 zu dritt, 15 zu viert, keine zu fünft.
    - Bilde drei etwa gleich große Stapel. Mische zwei Winterkarten in einen davon und lege die dritte obenauf. Die beiden
      anderen kommen darüber: Das ist der Stapel.
    - Alle ziehen sechs Karten. Die Lichtung ist leer.
    - Lege je Person eine Höhle aus. Wer als Letztes am Zug ist, wählt zuerst, wer beginnt, zuletzt; danach wirken die
      Höhlen in derselben Reihenfolge.

dartmoor-rules-cards-title = Die Karten
dartmoor-rules-cards =
    Bäume, Sträucher und Moore brauchen keinen Platz an einer anderen Karte: Sie sind der Grund deines Waldes. Ein Baum oder
    Strauch hat vier Plätze, an jeder Seite einen. Auch ein Moor hat vier, zwei oben und zwei unten, aber keine an den
    Seiten.

    Alle anderen Karten sind zweigeteilt, links und rechts oder oben und unten. Du spielst eine Hälfte aus; die andere
    steckst du unter einen Baum, einen Strauch oder ein Moor, und sie zählt nicht mehr.

    Jede Karte zeigt ihre Kosten, ein Baumsymbol, ein oder zwei Typsymbole und was sie tut und zählt:
    - Ein Effekt geschieht einmal, wenn die Karte ausgespielt wird.
    - Ein dauerhafter Effekt gilt von da an bis zum Ende des Spiels.
    - Ein Bonus ist ein Effekt, den du dir durch deine Bezahlung verdienst.

    Die Rückseite jeder Karte ist ein Universalmoor: ein Moor und sonst nichts, ohne Baumsymbol und ohne Punkte.

dartmoor-rules-symbols-title = Symbole
dartmoor-rules-symbols =
    Die sechs Baumsymbole unterscheiden sich in Form, Farbe und Buchstabe. Bäume zeigen immer ihr eigenes; Sträucher, Moore
    und Hälften zeigen eines der sechs.

    Die Typsymbole sagen, was eine Karte ist. Manche gehören zusammen:
    - Libellen sind auch Insekten.
    - Mäuse sind auch Pfotentiere: Feldmaus, Waldmaus und Millerspitzmaus.
    - Schlangen, Eidechse, Frosch und Molch zählen alle als Amphibien.

    In deinem Wald zählt bei beiden Arten von Symbolen nur die sichtbare Hälfte einer Karte.

dartmoor-rules-turn-title = Dein Zug
dartmoor-rules-turn =
    Tu genau eines: Zieh zwei Karten oder spiel eine Karte aus. Dann wird die Lichtung geprüft, und die nächste Person ist
    dran.

    Wer zehn Karten hält und keine davon irgendwo anlegen kann, kann beides nicht: Zeig deine Hand, leg zwei Karten deiner
    Wahl auf die Lichtung, zieh zwei vom Stapel, und dein Zug ist zu Ende.

dartmoor-rules-draw-title = Ziehen
dartmoor-rules-draw =
    Zieh nacheinander zwei Karten, jede vom Stapel oder von der Lichtung. Du siehst die erste, bevor du die zweite wählst.
    Du kannst zehn Karten halten: Mit neun ziehst du nur eine, mit zehn kannst du nicht ziehen.

    Effekte ziehen vom Stapel oder nehmen von der Lichtung, wie es die Karte sagt. Auch sie enden bei zehn Karten, und was
    dann übrig ist, verfällt.

dartmoor-rules-play-title = Eine Karte ausspielen
dartmoor-rules-play =
    - Wähl eine Handkarte, von einer geteilten eine Hälfte, und einen Platz, an den sie passt.
    - Bezahl: Leg so viele andere Handkarten offen auf die Lichtung, wie sie kostet.
    - Leg sie an.
    - Ist sie ein Baum, deck die oberste Karte des Stapels auf die Lichtung auf. Bei Sträuchern und Mooren nicht.
    - Dauerhafte Effekte, die du schon hast, ziehen ihre Karten.
    - Ihr Effekt geschieht ganz, und dann ihr Bonus, wenn du ihn verdient hast.

dartmoor-rules-place-title = Wohin Karten kommen
dartmoor-rules-place =
    Eine Hälfte kommt an einen freien Platz ihrer Seite. Gibt es keinen, kann sie nicht ausgespielt werden. Linke und
    rechte Hälften kommen nie an ein Moor.

    - Nur an ein Moor, auch an ein Universalmoor: Uferschnepfe, Teichhuhn, Großer Brachvogel, Graureiher, Beinbrech, Ringelnatter,
      Moorfrosch und Kammmolch.
    - Steinschmätzer und Mädesüß dürfen überallhin, zählen aber nur an einem Moor.
    - Voll besetzt heißt: An jedem der vier Plätze liegt eine Karte.

dartmoor-rules-sharing-title = Geteilte Plätze
dartmoor-rules-sharing =
    An jedem Platz liegt eine Karte, mit drei Ausnahmen:
    - Dartmoor-Dachs: An seinem Baum oder Strauch dürfen beliebig viele Kaninchen zu den Plätzen links und rechts
      dazukommen, wer auch immer dort ist. Ein Platz mit Kaninchen nimmt nur noch Kaninchen auf.
    - Krebsschere: An ihrem Baum, Strauch oder Moor teilen sich beliebig viele Libellen einen oberen Platz. Der zweite obere
      Platz eines Moors bleibt für eine andere Karte.
    - Kuckuck: Er kommt nur oben an einen Baum oder Strauch, wo schon ein anderer Vogel ist, und teilt sich den Platz mit
      ihm. Je Baum oder Strauch einer.

dartmoor-rules-bonus-title = Der Bonus
dartmoor-rules-bonus =
    Du verdienst den Bonus, wenn jede bezahlte Karte das Baumsymbol der ausgespielten Karte zeigt, bei einer geteilten das
    der ausgespielten Hälfte. Eine geteilte Karte bezahlt mit beiden Symbolen: Es genügt, wenn eines passt.

    Während du bezahlst, sagt dir die Seite, wie es um den Bonus steht und welche Karten ihn erhalten.

    Eine Karte, die nichts kostet, hat keinen Bonus, außer der Millerspitzmaus: Ihrer gilt immer, wenn sie ausgespielt wird.

dartmoor-rules-free-title = Kostenlos legen
dartmoor-rules-free =
    Manche Effekte lassen dich eine Karte aus der Hand oder von der Lichtung legen. Sie kostet nichts, und ihr eigener
    Effekt und Bonus entfallen. Wohin sie darf, bleibt gleich, und von einer geteilten nimmst du die Hälfte mit dem
    verlangten Symbol.

    - Dauerhafte Effekte, die du schon hast, wirken auch darauf, und ihr eigener dauerhafter Effekt gilt von da an.
    - Auch ein so gelegter Baum deckt eine Karte auf.
    - Bei der Zuckmücke darf die Fledermaus ihren Effekt nutzen.
    - Stechmücke und Kaninchen legen beliebig viele, eine nach der anderen.
    - Universalmoor: eine beliebige Handkarte, verdeckt. Das erlaubt nur ein Effekt, ein Bonus oder eine Höhle.
    - Auf all das darfst du verzichten, auch darauf, Karten von der Lichtung zu nehmen.

    Ein weiterer Zug ist ein ganzer Zug nach diesem, mit allem, was dazugehört. Mehrere folgen aufeinander.

dartmoor-rules-cave-title = Deine Höhle
dartmoor-rules-cave =
    Jede Karte in deiner Höhle ist bei der Wertung einen Punkt wert, welche auch immer. Karten kommen nach deiner Wahl von der
    Lichtung dorthin (Nymphenfledermaus zwei, Biber alle Bäume) oder geradewegs vom Stapel (Brandtfledermaus zwei,
    Steinschmätzer eine je Moor, Millerspitzmaus eine je Maus).

    Die Höhle, die du am Anfang wählst, bewirkt einmal etwas oder ist selbst Punkte wert.

dartmoor-rules-clearing-title = Die Lichtung
dartmoor-rules-clearing =
    Was bezahlt, aufgedeckt oder weggelegt wird, kommt für alle offen auf die Lichtung. Am Ende jedes Zugs, auch wenn ihm ein
    weiterer folgt, wird sie geräumt, wenn dort zehn oder mehr Karten liegen. Die sind dann für immer weg. Während des Zugs
    dürfen es mehr als zehn sein.

dartmoor-rules-winter-title = Winter
dartmoor-rules-winter =
    Eine Winterkarte kann kommen, sooft eine Karte den Stapel verlässt. Die erste und die zweite werden beiseitegelegt, und
    die nächste Karte kommt stattdessen. Mit der dritten ist das Spiel auf der Stelle zu Ende: Nichts wird mehr gezogen,
    bewegt oder ausgeführt. Was liegt, zählt.

dartmoor-rules-scoring-title = Wertung
dartmoor-rules-scoring =
    Jede Karte in deinem Wald zählt für sich, was auf ihr steht. Handkarten zählen nichts.
    - Libellen zählen in Sätzen verschiedener Arten: 0, 5, 10, 15, 30 Punkte für eine bis fünf Arten. Doppelte beginnen
      einen weiteren Satz.
    - Kammmolche zählen zusammen: 5, 15, 25 Punkte für einen, zwei, drei.
    - Verschiedene Arten werden nach Namen gezählt, nicht nach Karten.
    - Die meisten Moore zu haben teilt man sich mit allen, die gleich viele haben. Universalmoore zählen mit.
    - Ein Hochmoor verdoppelt, was die Pflanzen an seinen beiden unteren Plätzen zählen.
    - Die Esche zählt Symbole der Schwarzerle und Pflanzen; eine Pflanze mit diesem Symbol zählt doppelt.
    - Der Biber zählt die Karten in deiner Höhle noch einmal.

    Die Punkte an den Karten eines Waldes sind die des Augenblicks. Sieh dir eine Karte an, um zu wissen, was sie zählt.

dartmoor-rules-reconstructed-title = Was erschlossen ist
dartmoor-rules-reconstructed =
    Sicher sind die 66 Arten mit Anzahl, Kosten, Symbolen und Punkten, die Bäume, 18 der Paare und die Höhlen 3 und 4. Nicht
    veröffentlicht und deshalb von uns passend zu allen bekannten Zahlen gemacht:
    - Welche zwei Arten sich eine Karte teilen, bei den übrigen 83 geteilten Karten.
    - Die Baumsymbole der Sträucher, Moore und Hälften.
    - Was die Höhlen 1, 2 und 5 bewirken.
    - Die Symbole in manchen Effekten und Boni; die Karte sagt, wo das so ist.

    Wer die Schachtel besitzt, kann es besser machen: Kopiere unsere Datei mit den Karten, schreib hinein, was auf deinen
    steht, und wähl sie, wenn du einen Tisch aufbaust. Die Datei wird geprüft, und was daran nicht stimmt, wird benannt.

dartmoor-rules-rulings-title = Auslegungen
dartmoor-rules-rulings =
    Wo die Spielregel schweigt oder ihre Ausgaben sich unterscheiden, spielt Mire so:
    - Karten, die du weglegst, weil du weder ziehen noch ausspielen konntest, kommen auf die Lichtung.
    - Die Karte, die ein Baum aufdeckt, kommt vor dem, was dauerhafte Effekte ziehen, und das vor dem Effekt der Karte.
    - Hat niemand ein Moor, haben alle die meisten.
    - Eine Millerspitzmaus zählt sich selbst bei den Mäusen mit.
    - Ein Kuckuck je Baum oder Strauch, wie es im englischen Anhang steht.
    - Das Aufdecken des Steinschmätzers ist ein Effekt, wie im englischen Anhang.
    - Libellen dürfen zu einer einzelnen Libelle, die vor der Krebsschere da war, aber zu keiner anderen Karte.
    - Karten, die in eine Höhle aufgedeckt werden, haben mit der Handgrenze nichts zu tun.
