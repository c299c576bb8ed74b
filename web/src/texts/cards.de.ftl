# Alle Karten eines Spiels, ohne Tisch.

cards-title = { $game }: die Karten
