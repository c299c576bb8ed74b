# Die Startseite

home-welcome = Spiele aus dem Moor
home-welcome-about = Nach den vollen Regeln, gegen Bots oder mit Freunden, wann immer du magst.
home-more = Andere Wege hinein
home-players = { $fewest } bis { $most } Personen
home-minutes = { $minutes } Minuten
home-play = Jetzt spielen
home-against = Gegen
home-opponents = { $bots ->
    [0] allein
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
home-name-about = Wenn du magst. In den Einstellungen kannst du ihn später ändern.
home-strength = Stärke der Bots
home-new-table = Neuer Tisch
home-rules = Regeln
home-cards = Karten
home-pad = Wertungsblock
home-data = Zu den Daten

home-my-tables = Meine Tische
home-open = Zum Tisch
home-your-turn = Du bist dran
home-their-turn = { $player } ist dran
home-waiting = Wartet auf einen Gast
home-aside = Beiseitegestellt, nur zum Ansehen
home-unreadable = Ein Tisch, der sich nicht lesen lässt
home-finished = { $tables ->
    [one] { $tables } beendetes Spiel
   *[other] { $tables } beendete Spiele
}
home-goes = Hier ist lange nichts geschehen. Wird nach { $when } gelöscht, wenn niemand den Tisch öffnet oder spielt.
home-replay = Noch einmal ansehen
home-forget = { $game } von dieser Liste nehmen
home-forgotten = Von deiner Liste genommen. Der Tisch selbst bleibt, wo er ist.
home-bot = Bot
home-free-seat = freier Platz

home-join = Mit Link mitspielen
home-join-about = Jemand hat dir den Link zu einem Tisch geschickt? Hier hinein damit.
home-join-link = Link oder Tisch
home-join-go = Mitspielen
home-join-empty = Füge zuerst den Link ein.
home-join-unreadable = Das ist kein Link zu einem Tisch. Er sieht aus wie …/join/… und eine Reihe von Buchstaben.
home-watch-about = { $tables ->
    [0] Gerade spielt niemand öffentlich.
    [one] Gerade läuft { $tables } öffentliches Spiel.
   *[other] Gerade laufen { $tables } öffentliche Spiele.
}
home-watch-go = Öffentliche Spiele
home-import-about = Sieh ein beendetes Spiel noch einmal an, oder spiele weiter, wo es liegen blieb.
home-import-go = Datei wählen

# Bots

bot-random = Unbekümmert
bot-random-about = Spielt, was gerade erlaubt ist. Gut, um die Regeln zu lernen.
bot-easy = Leicht
bot-easy-about = Sucht gute Züge, verschätzt sich aber oft. Für die ersten Partien.
bot-greedy = Umsichtig
bot-greedy-about = Nimmt den Zug, der gerade am besten aussieht. Ein fairer Gegner.
bot-normal = Normal
bot-normal-about = Denkt ein Stück voraus und antwortet sofort. Ein guter Gegner.
bot-hard = Schwer
bot-hard-about = Denkt etwa eine Sekunde voraus. Für alle, die das Spiel kennen.

# Ein neuer Tisch

new-title = Neuer Tisch: { $game }
new-seats = Wer spielt
new-players = Wie viele spielen
new-seat = Platz { $number }
new-seat-me = Hier
new-seat-open = Anderswo
new-seat-bot = Bot
new-seat-name = Name an Platz { $number }
new-friend-name = Name, wenn du magst
new-same-name = So heißt hier schon jemand.
new-hot-seat = Ihr spielt zu mehreren an diesem Gerät und wechselt euch davor ab.
new-nobody-here = Hier sitzt niemand: Die Bots spielen unter sich, und du siehst zu.
new-take-a-seat = Nur wer am Tisch sitzt, kann andere einladen. Nimm selbst einen Platz.
new-options = Optionen
new-usual = Wie üblich
new-own-file = Aus einer Datei
new-own-file-about = Eine, die du selbst geschrieben hast. Sie wird vor dem Spiel geprüft.
new-file = Datei
new-file-detail = Genauer, auf Englisch:
new-stand-in = Wenn jemand fehlt
new-stand-in-about = Ein Bot kann für jemanden spielen, wenn alle anderen am Tisch es wollen, nie von selbst. Wer wiederkommt, nimmt den Platz mit einem Klick wieder ein.
new-stand-in-offline = Die anderen können es vereinbaren, wenn jemand weg ist seit
new-stand-in-idle = oder sie im eigenen Zug warten lässt seit
new-stand-in-bot = Wie gut der Bot spielt
new-grace-none = sofort
new-grace-minutes = { $minutes } Min.
new-grace-never = nie
new-public = Offen für Zuschauer
new-public-about = Der Tisch steht unter Zuschauen. Sonst kann nur zusehen, wer den Link hat.
new-start = Tisch aufbauen
new-links = Am Tisch bekommst du einen Link für jeden Gast.

# Einer Einladung folgen

join-title = Du bist eingeladen
join-name-about = Die anderen am Tisch sehen ihn.
join-sit = Platz nehmen
join-to-table = Zum Tisch
join-here-already = Du sitzt schon an diesem Tisch.
join-no-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Buchstabe des Links, oder der Tisch wurde nach langer Zeit abgeräumt.
join-no-token = Dieser Link ist unvollständig: Der Teil hinter dem # fehlt. Bitte um den ganzen Link.
join-wrong = Dieser Link passt nicht zum Tisch. Bitte um einen neuen.
join-taken = Dieser Platz ist schon besetzt.
join-full = Alle Plätze an diesem Tisch sind besetzt.
join-watch = Stattdessen zuschauen

# Zuschauen

watch-about = Öffentliche Tische, an denen gespielt wird. Du siehst, was Zuschauer sehen dürfen.
watch-none = Gerade spielt niemand öffentlich.
watch-go = Zuschauen
watch-this = Bei diesem Spiel von { $game } zuschauen
watch-again = Noch einmal nachsehen

# Ein Spiel noch einmal ansehen

replay-still-played = Dieses Spiel läuft noch
replay-still-played-about = Noch einmal ansehen kannst du es, wenn es zu Ende ist. Bis dahin geht es am Tisch weiter.

# Eine Aufzeichnung laden

import-about = Eine Aufzeichnung, wie Mire sie speichert. Ein beendetes Spiel kannst du noch einmal ansehen; ein unbeendetes geht an einem neuen Tisch weiter.
import-file = Datei mit der Aufzeichnung
import-not-record = Das ist keine Aufzeichnung von Mire, oder nicht die ganze. „{ table-record }“ am Ende eines Spiels speichert eine.
import-unfinished = { $game }, nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
import-who = Dieses Spiel ist noch nicht zu Ende. Wer spielt weiter?
import-start = Weiterspielen
