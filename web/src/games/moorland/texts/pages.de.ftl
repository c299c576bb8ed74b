# Optionen eines neuen Tischs, wo die Seite es anders sagt als das Terminal, und die Bilder in den Regeln.

moorland-page-option-layout-file = Deine eigene Art, die vier Pläne zu legen, in einer Datei beschrieben. Wie, steht in den Regeln.
moorland-page-option-components-file = Was auf deinen eigenen Karten und Plänen gedruckt ist, in einer Datei beschrieben. Wie, steht in den Regeln.

moorland-rules-picture-plans = deine vier Pläne
moorland-rules-picture-markers = ein Wassermarker je Buchstabe
moorland-rules-picture-mushroom = der Pilz, mit dem man beginnt
moorland-rules-picture-plan = Ein Plan: Boden A bis C mit Pflanzen und ein Wurzelfeld. Die Tropfen sind Wassermarker, die zu gewinnen sind.
moorland-rules-picture-card = Eine Moorkarte
moorland-rules-picture-interrupts = Sie unterbricht den Wasserweg
moorland-rules-picture-back = Die Rückseite
moorland-rules-picture-roots = verwurzelt
moorland-rules-picture-withers = verwelkt
moorland-rules-picture-drifts = treibt
moorland-rules-picture-strider = Wasserläufer
moorland-rules-picture-drift = Auf B kam eine Karte. Ihre Binse ist verwurzelt; Heidekraut trieb hinauf zum Wurzelplatz und hinüber nach C.
