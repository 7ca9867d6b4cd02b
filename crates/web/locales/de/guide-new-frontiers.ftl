### Die begleitete erste Partie New Frontiers, deutsch. Die Reihenfolge ist die von lessons/new-frontiers.txt.

## Kapitel

nf-guide-welcome = Willkommen
nf-guide-explore = Erkunden
nf-guide-develop = Entwickeln
nf-guide-settle = Siedeln
nf-guide-produce = Produzieren
nf-guide-trade = Handeln, Verbrauchen
nf-guide-quiet = Zwei stille Aktionen
nf-guide-force = Siedeln mit Gewalt
nf-guide-plan = Ein Plan
nf-guide-harvest = Die Ernte
nf-guide-farewell = Nun kennst du alle

## Karten

nf-guide-aim = Du führst ein junges Reich gegen <b>{ $rival }</b>. Finde Welten, besiedle sie, kaufe Entwicklungen. Wer am Ende die meisten <b>Siegpunkte</b> hat, gewinnt. Das Sechseck neben deinem Namen zeigt immer, wie viele du schon hast.
nf-guide-mat = Das ist deine Auslage. Mit <b>Krediteinheiten</b> bezahlst du, <b>Kolonisten</b> landen auf Welten, militärische <b>Stärke</b> erobert, und <b>SP-Chips</b> sind verdiente Siegpunkte. Auch deine Entwicklungen und Welten werden hier liegen.
nf-guide-home = <b>Freihafen Sirius</b> ist deine Heimat. Die blaue Scheibe sagt, dass sie ein Gut produziert: Luxusgüter. Die Zeile darunter sagt, was sie kann: ein Gut für einen Siegpunkt verbrauchen. Dazu bald mehr.
nf-guide-order = In jeder Runde kommen die Scheiben auf dieser Leiste von links nach rechts an die Reihe; zu zweit hat jeder zwei. Du bist als Erstes dran: Du wählst eine Aktion.
nf-guide-select = Es gibt sieben Aktionen. Wer eine wählt, führt sie zuerst aus und bekommt den <b>Bonus</b>, der darauf steht. Danach führen die anderen dieselbe Aktion aus, ohne Bonus. Du brauchst Welten: Drücke <b>Erkunden</b>.
nf-guide-take = Sieben Welten aus dem Beutel. Die Scheibe links nennt die Kosten, die Figuren sind die nötigen Kolonisten, das Sechseck die Siegpunkte. <b>Zerborstener Mond</b> kostet nur 1 Krediteinheit. Nimm ihn.
nf-guide-take-more = Auch { $rival } hat eine Welt genommen, und jetzt kommt dein Bonus: eine zweite. Ein roter <b>Schild</b> steht für eine militärische Welt. Sie wird nicht bezahlt, sondern erobert. Nimm die <b>Wachdrohnen der Alien</b>: Verteidigung 2, dafür sind wir bald stark genug.
nf-guide-everybody = { $rival } hat <b>Entwickeln</b> gewählt und dafür 1 Krediteinheit weniger bezahlt. Nun darfst auch du kaufen, zum Preis in der Raute. Eine Entwicklung bringt Siegpunkte und eine Fähigkeit für den Rest des Spiels.
nf-guide-why = Nicht alles ist schon erreichbar. Drücke <b>Galaktische Föderation</b>: Was du nicht wählen kannst, sagt dir, warum. Hast du es gelesen, drücke irgendwo anders hin.
nf-guide-build = Das war „Warum nicht?“. So kannst du jederzeit alles befragen. Kaufe jetzt <b>Raumtruppen</b> für 2 Krediteinheiten: Stärke +2, genug für die Drohnen.
nf-guide-undo = Anders überlegt? Der Pfeil in der Leiste <b>nimmt einen Zug zurück</b>, solange seither nichts Verborgenes gezeigt wurde. Probiere es ruhig: Dann kaufst du eben noch einmal. Oder geh weiter.
nf-guide-select-settle = Deine zweite Scheibe ist dran. Wähle <b>Siedeln</b>: Der Bonus ist ein Kolonist, noch vor der Aktion.
nf-guide-land = Eine Welt wird zur Kolonie, wenn ihre Kolonisten landen und ihr Preis bezahlt ist: hier 1 Kolonist und 1 Krediteinheit. Der Ring um die Zahl steht für eine <b>Windfall-Welt</b>: Sie bringt sofort ein Gut mit. Besiedle <b>Zerborstener Mond</b>.
nf-guide-goods = { $rival } konnte keine Welt besiedeln und hat stattdessen 2 Kolonisten genommen. Dann hat { $rival } <b>Produzieren</b> gewählt: Jede Kolonie mit gefüllter Scheibe produziert ein Gut, wenn sie keines hat. So auch deine Heimat. Windfall-Kolonien produzieren von selbst nichts mehr.
nf-guide-next-round = Alle vier Scheiben waren dran, also hat eine neue Runde begonnen: Alle sieben Aktionen sind wieder frei, die Reihenfolge ist dieselbe.
nf-guide-select-trade = Du hast zwei Güter. Wähle <b>Handeln, Verbrauchen</b>, um etwas daraus zu machen; der Bonus ist sofort ein Siegpunkt.
nf-guide-sell = Zuerst kommt <b>Handeln</b>: Jeder darf ein Gut verkaufen. Luxusgüter bringen 1 Krediteinheit, Seltene Elemente 2, Gene 3, Alien-Technologie 4. Verkaufe die Seltenen Elemente von <b>Zerborstener Mond</b>.
nf-guide-consume = Dann kommt <b>Verbrauchen</b>: Güter werden zu Siegpunkten, wenn du eine Fähigkeit dafür hast. Deine Heimat hat aus ihrem Gut einen SP-Chip gemacht. Es gab nur eine Möglichkeit, darum hat dich niemand gefragt.
nf-guide-colonists = { $rival } hat Siedeln gewählt. Jeder besiedelt entweder eine Welt oder nimmt 2 Kolonisten. Du hast keinen Kolonisten mehr, also drücke <b>2 Kolonisten nehmen</b> in der Leiste.
nf-guide-envoys = Zwei Aktionen gelten nur für den, der sie wählt. <b>Botschafter entsenden</b> bringt dir einen Siegpunkt und stellt deine Scheibe an die Spitze. Wähle sie.
nf-guide-isolation = Die andere ist <b>Rückzug in die Isolation</b>: { $rival } hat sie gewählt und 2 Krediteinheiten bekommen. Das hilft, wenn das Geld knapp ist.
nf-guide-waiting-credit = Niemand hat in dieser Runde <b>Produzieren</b> gewählt. Darum liegt jetzt 1 Krediteinheit darauf, für den, der es als Nächstes wählt.
nf-guide-twice = Die Botschafter haben sich gelohnt: Deine beiden Scheiben sind jetzt vorn, du wählst zweimal nacheinander. Kolonisten und Raumtruppen hast du. Wähle <b>Siedeln</b>.
nf-guide-conquer = Eine militärische Welt kostet keine Krediteinheiten; deine militärische <b>Stärke</b> muss ihre Verteidigung erreichen: 2 gegen 2. Die Stärke bleibt dir, der Kolonist landet. Besiedle die <b>Wachdrohnen der Alien</b>.
nf-guide-select-develop = Du bist gleich noch einmal dran. Die Drohnen haben Alien-Technologie mitgebracht: 4 Krediteinheiten, wenn du sie einmal verkaufst. Wähle jetzt <b>Entwickeln</b>, dann kaufst du um 1 Krediteinheit günstiger.
nf-guide-markets = Kaufe, was zusammenpasst. Deine Heimat produziert jedes Mal Luxusgüter, und <b>Absatzmärkte</b> machen daraus Siegpunkte. Sie kosten 3, für dich 2. Kaufe sie.
nf-guide-sell-again = { $rival } hat <b>Produzieren</b> gewählt, samt der Krediteinheit darauf, und dann <b>Handeln, Verbrauchen</b>. Deine Heimat hat wieder ein Gut produziert. Verkaufe jetzt die Alien-Technologie der <b>Wachdrohnen der Alien</b>: 4 Krediteinheiten.
nf-guide-power = Zwei deiner Fähigkeiten können die Luxusgüter verbrauchen, darum wirst du diesmal gefragt. Was geht, muss sein; was zuerst kommt, entscheidest du. Nimm die <b>Absatzmärkte</b>.
nf-guide-clock = Wann ist Schluss? Diese vier Anzeigen sind die <b>Uhr</b>. Kolonisten oder Siegpunkte gehen zur Neige, jemand füllt 11 Felder mit Entwicklungen oder hat 8 Kolonien: Dann wird die Runde noch zu Ende gespielt, und das war’s.
nf-guide-points = Drei Wege zu <b>Siegpunkten</b>: die Sechsecke von Kolonien und Entwicklungen, verbrauchte Güter und die großen Entwicklungen mit „?“. Diese zählen, was du sammelst: Suche dir eine, die zu dir passt, und spare 9 Krediteinheiten.
nf-guide-alone = Du kennst alle sieben Aktionen. Spiele diese Partie zu Ende: Was leuchtet, kannst du wählen, <b>Tipp</b> fragt einen Bot, und alles andere sagt dir, warum nicht. Du hast keine Welt mehr zu besiedeln, also wäre <b>Erkunden</b> ein guter Anfang. Gute Reise!
