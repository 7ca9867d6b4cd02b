### Die begleitete erste Partie Beyond the Sun, deutsch. Die Reihenfolge ist die von lessons/beyond-the-sun.txt.

## Kapitel

bts-guide-welcome = Willkommen
bts-guide-pawn = Deine Figur
bts-guide-level-1 = Forschung, Stufe I
bts-guide-space = Ins All
bts-guide-production = Produktion
bts-guide-blocked = Besetzte Felder
bts-guide-level-2 = Forschung, Stufe II
bts-guide-automation = Automation
bts-guide-ships = Raumschiffe
bts-guide-trade = Handeln
bts-guide-colony = Eine Kolonie
bts-guide-farewell = Wie es endet

## Karten

bts-guide-aim = Du führst eine Fraktion zu den Sternen, gegen <b>{ $rival }</b>. Erforsche Technologien, sende Raumschiffe aus, kolonisiere Systeme. Wer am Ende die meisten <b>Siegpunkte</b> hat, gewinnt. Das Sechseck neben deinem Namen zeigt immer, wie viele du schon hast.
bts-guide-phases = Ihr zieht abwechselnd, und jeder Zug hat drei Phasen: eine <b>Aktion</b>, dann die <b>Produktion</b>, dann vielleicht eine <b>Errungenschaft</b>. Diese Leiste sagt immer, wo du stehst und was gefragt ist.
bts-guide-mat = Das ist deine Fraktion. Mit <b>Erz</b> bezahlst du. Die <b>Bevölkerung</b> packt an: Jede Technologie und manches Raumschiff braucht einen dieser Würfel. Weitere warten im <b>Vorrat</b>, den Spalten A bis E.
bts-guide-spaces = Eine Aktion beginnt mit deiner <b>Figur</b>: Sie geht auf ein freies Sechseck und tut, was daneben steht. Am Anfang haben alle diese vier Grundaktionen. Drücke das erste Sechseck bei <b>Stufe I erforschen</b>.
bts-guide-types = Vier Technologien der Stufe I liegen für alle offen. Farbe und Zeichen nennen die <b>Art</b>: Wissenschaft, Wirtschaft, Militär, Handel. Ein Würfel deiner Bevölkerung kommt dorthin und bleibt. Das bringt Siegpunkte: 1 auf Stufe I, 2 auf Stufe II, 3 auf Stufe III.
bts-guide-terraforming = Wir wollen Erz und eine erste Reise. Erforsche <b>Terraforming</b>.
bts-guide-bonus = Wenn du eine Technologie erforschst, bekommst du einmal ihren <b>Sofortbonus</b>. Dieser brachte 2 Erz und gibt nun 2 <b>Sprünge</b>: Jeder bewegt ein Raumschiff eine Linie weit. Die Zahl auf dem Raumschiff ist seine Stufe und damit seine Stärke.
bts-guide-jump = <b>Alpha Centauri</b> gehört niemandem. Drücke dein Raumschiff bei Sol, um es dorthin zu schicken.
bts-guide-end-move = Noch ein Sprung wäre möglich, aber du musst nicht. Wer einen Ort <b>kontrolliert</b>, entscheidet sich erst, wenn die Bewegung zu Ende ist. Drücke <b>Fertig</b>.
bts-guide-outpost = Hier bist du am stärksten, also gehört das System dir. Ein Marker verlässt eine deiner zwei Leisten und liegt dort als <b>Außenposten</b>: 1 Siegpunkt, solange du ihn hältst, und auf der Leiste wird mehr sichtbar. Drücke die Leiste <b>Nahrung</b>.
bts-guide-three = Die zweite Phase ist die <b>Produktion</b>. Du wählst genau eines von dreien: Mit <b>Nahrung</b> wächst deine Bevölkerung, <b>Erz</b> wird produziert, oder du <b>handelst</b>.
bts-guide-grow = Beim Wachstum wird für jeden offenen Buchstaben der Nahrungsleiste ein Vorratswürfel zu Bevölkerung, und zwar aus genau dieser Spalte. Bisher ist nur A offen. Drücke <b>Nahrung</b>.
bts-guide-rival = { $rival } hat ein Raumschiff gebaut, eines zu <b>Luytens Stern</b> geschickt und kontrolliert ihn. Um jemandem einen Ort zu nehmen, brauchst du dort mehr Stärke; gleich viel genügt nicht.
bts-guide-why = Die Figur von { $rival } steht auf <b>Bauen und springen</b>. Drücke dieses Sechseck: Was du nicht wählen kannst, sagt dir, warum. Hast du es gelesen, drücke irgendwo anders hin.
bts-guide-must-move = Das war „Warum nicht?“. So kannst du alles befragen. Auch deine eigene Figur darf nicht stehen bleiben: Sie muss in jedem Zug weiter. Du hast 2 Erz und Bevölkerung, also geh zu <b>Stufe II erforschen</b>.
bts-guide-lines = Die Linien zeigen, was worauf aufbaut. Frage die unbekannte Technologie <b>C</b> der Stufe II, warum sie noch nicht erreichbar ist.
bts-guide-unknown = Technologie <b>A</b> baut auf Terraforming auf, und das hast du. Noch weiß niemand, was sie sein wird, und ein <b>Ereignis</b> wartet dort. Erforsche sie.
bts-guide-event = Zuerst kommt das Ereignis, und es betrifft alle: Jeder bekam 1 Erz, und die <b>Gelehrten-Gilde</b> ist offen. Ihr Feld steht nun allen frei. Jedes Ereignis kommt nur einmal.
bts-guide-offer = Dann wurden Karten aufgedeckt, bis zwei von der Art dalagen, die Terraforming weitergibt: Handel. Die du wählst, liegt von nun an für alle offen; auch { $rival } kann sie erforschen.
bts-guide-choose = Der <b>Versorgungsstützpunkt</b> brächte ein Raumschiff der Stufe 2. Dir fehlen aber Leute: Nimm die <b>Generationenschiffe</b>.
bts-guide-automate = Der Bonus war ein Würfel Bevölkerung, und ein Nahrungsmarker wurde <b>automatisiert</b>: Er kam auf diese Leiste, wo manche Felder Siegpunkte bringen. Wie bei einem Außenposten fehlt er nun auf der Nahrungsleiste, und das <b>B</b> ist offen.
bts-guide-grow-two = Von nun an bringt Wachstum also zwei Würfel, einen aus A und einen aus B. Eine leere Spalte bringt nichts. Drücke <b>Nahrung</b>.
bts-guide-free-again = { $rival } ist zur Forschung weitergezogen, und <b>Bauen und springen</b> ist frei. Geh hin, bevor es wieder besetzt ist.
bts-guide-build = Zuerst darfst du einen Würfel Bevölkerung zu einem Raumschiff der Stufe 1 machen. Sag in der Leiste ja dazu; neue Raumschiffe entstehen bei Sol.
bts-guide-two-jumps = Nun 2 Sprünge, und ein Raumschiff darf beide machen. Es soll zur <b>Schiffswerft</b> hinter Alpha Centauri. Drücke das neue Raumschiff für den ersten Sprung.
bts-guide-undo = Anders überlegt? Der Pfeil in der Leiste <b>nimmt einen Zug zurück</b>, solange seither nichts Verborgenes gezeigt wurde. Probiere es ruhig: Dann springst du eben noch einmal. Oder geh weiter.
bts-guide-jump-on = Hier kommt dein Raumschiff nur vorbei. Drücke es noch einmal: weiter zur Schiffswerft.
bts-guide-yard = Auch deine! Von nun an kannst du nicht nur bei Sol, sondern auch hier bauen. Als Außenposten passt ein Marker von beiden Arten. Drücke diesmal die Leiste <b>Erz</b>.
bts-guide-need-ore = Im nächsten Zug kolonisierst du Alpha Centauri. Das kostet 4 Erz: Du hast 2, und die Erzproduktion brächte nur 1. Aber Bevölkerung hast du übrig. Wähle <b>Handeln</b>.
bts-guide-sell = Drei Arten zu tauschen, so oft du magst: 3 Erz gegen einen Würfel Bevölkerung, 1 Erz und ein Raumschiff gegen einen Würfel Bevölkerung, einen Würfel Bevölkerung gegen 1 Erz. Drücke die letzte.
bts-guide-sell-again = Der Würfel ging in den Vorrat zurück, von wo er wieder wachsen kann. Tausche noch einen.
bts-guide-end-trade = 4 Erz, gerade genug. Mit <b>Fertig</b> endet der Handel und dein Zug.
bts-guide-recruit = { $rival } war auf der untersten Grundaktion: ein Würfel Bevölkerung und 1 Erz. Sie ist nie besetzt und darf Zug für Zug benutzt werden. Zu tun gibt es also immer etwas.
bts-guide-own-action = Die Aktionen deiner eigenen Technologien stehen dir ab dem nächsten Zug offen. Die <b>Generationenschiffe</b> kolonisieren für 4 Erz und bringen einen Würfel Bevölkerung. Geh dorthin.
bts-guide-colonise = Um zu <b>kolonisieren</b>, musst du das System kontrollieren, mit so viel Stärke, wie sein Schild verlangt: 2. Dein Raumschiff siedelt; sein Würfel kommt in den Vorrat zurück. Drücke <b>Alpha Centauri</b>.
bts-guide-marker = Eine Kolonie bleibt für immer deine, und ein zweiter Marker kommt darauf. Drücke die Leiste <b>Erz</b>.
bts-guide-own = Hier liegt sie, mit den Siegpunkten im Sechseck. Auch ein Bonus kam sofort: Bevölkerung und Erz. Und an ihrem alten Ort wurde ein neues System entdeckt, das alle erreichen können.
bts-guide-mine = Zwei Erzmarker sind weg, also ist auf deiner Leiste ein zweites Erz zu sehen: Die Erzproduktion bringt nun 2. So wächst eine Fraktion. Drücke <b>Erz</b>.
bts-guide-achievements = Die dritte Phase: Erfüllst du die Bedingung einer <b>Errungenschaft</b>, musst du sie beanspruchen, eine je Zug, und wer früher kommt, bekommt mehr. <b>Imperium</b> braucht 4 Kolonien, <b>Transzendenz</b> eine Technologie der Stufe IIII. Daneben steht, wie weit du bist.
bts-guide-clock = Drei beanspruchte Errungenschaften, gleich wessen, läuten das <b>Ende</b> ein: Diese Runde wird beendet, dann folgt noch eine.
bts-guide-points = Dann werden die <b>Siegpunkte</b> gezählt, Zeile für Zeile auf einem Bogen: Technologien, Automation, Kolonien, Außenposten, Errungenschaften und je 1 für die stärkste Flotte bei Sol und im Deep Space. Forschung und All gehören also zusammen.
bts-guide-alone = Spiele diese Partie zu Ende: Was leuchtet, kannst du wählen, <b>Tipp</b> fragt einen Bot, und alles andere sagt, warum nicht. Für die nächste Kolonie brauchst du ein starkes Raumschiff: <b>Stufe I erforschen</b> und die Engstrahl-Laser brächten eins. Gute Reise!
