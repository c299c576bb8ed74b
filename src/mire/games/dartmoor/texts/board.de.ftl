# Das Spielfeld im Terminal

dartmoor-board-stack = { $cards } Karten im Stapel, Winterkarten bisher: { $winters }
dartmoor-board-clearing = Lichtung
dartmoor-board-hand = Hand
