### Die begleitete erste Partie Merchant of Venus, deutsch. Die Reihenfolge ist die von lessons/merchant-of-venus.txt.

## Kapitel

mv-guide-welcome = Willkommen
mv-guide-direction = Erst die Richtung
mv-guide-flight = Der erste Flug
mv-guide-contact = Erstkontakt
mv-guide-onward = Weiter hinaus
mv-guide-navigation = Navigation
mv-guide-hazard = Eine Gefahr
mv-guide-selling = Verkaufen
mv-guide-equipment = Ausrüstung und Aufträge
mv-guide-technology = Rassentechnologie
mv-guide-farewell = Wie es endet

## Karten

mv-guide-aim = Du handelst zwischen den Sternen, und <b>{ $rival }</b> auch. Finde Kulturen, kaufe, was sie herstellen, verkaufe es, wo man es braucht. Nach 30 Runden gewinnen die meisten <b>Credits</b>. Wie viele du hast, steht neben deinem Namen.
mv-guide-ship = Das ist dein Schiff: der Pilot, die Geschwindigkeitswürfel, zwei Anzeigen, ein Antrieb (noch keiner), die Frachträume und Plätze für Schiffsverbesserungen. Alles, was du je besitzt, liegt hier.
mv-guide-dials = Draußen warten Gefahren und Piraten. <b>Laser</b> und <b>Schild</b> helfen dagegen, je höher, desto besser. Eins von beiden beginnt bei 2. Drücke den <b>Schild</b> und bestätige.
mv-guide-map = Die Karte ist groß. Ziehe sie, um sie zu bewegen; mit dem Rad, zwei Fingern oder diesen Knöpfen wird sie größer und kleiner, zeigt dein Schiff oder die ganze Karte. Sieh dich um, dann geh weiter.
mv-guide-systems = Vierzehn Systeme, vierzehn Kulturen: Wer wo lebt, weiß niemand. Wer zuerst landet, deckt die <b>Erstkontaktkarte</b> auf und wird dafür bezahlt. Die <b>Koloniewelt</b> ist nah; dorthin soll es gehen.
mv-guide-head = Ein Zug beginnt mit der Richtung, noch <b>vor</b> dem Wurf. Gepunktete Linien zeigen, wie weit ein mittlerer Wurf reicht. Drücke das Feld neben der Basis, das zur Koloniewelt führt.
mv-guide-roll = 5, 3 und 4: Das sind <b>12 Bewegung</b>. Ein Schritt kostet 1, entlang einer grünen Linie 2: Die führen hinab zu Städten. Die Farbe der Felder zählt nur für Schiffe mit Antrieb; der überspringt eine Farbe.
mv-guide-reach = Die hellen Linien sind jetzt erreichbar. An einer Gabelung wählst du den Weg, aber nie den, auf dem du kamst. Wenn du landest, darfst du früher halten; sonst musst du alle Bewegung verbrauchen.
mv-guide-course = Drücke die Stadt <b>Schusterdamm</b>. Der ganze Kurs wird gezeichnet, mit der Bewegung, die er kostet; ein weiterer Druck fliegt ihn. Solange weder Würfel noch Karten etwas entschieden haben, kannst du Schritte zurücknehmen.
mv-guide-found = Erstkontakt: die <b>Wollow</b>, Kultur 13! Ihre Karte brachte dir 90 Credits, nur hier auszugeben. Weil du sie entdeckt hast, darfst du in diesem Zug dreimal kaufen und dreimal verkaufen.
mv-guide-buy = Jede Kultur verkauft eine Art Ware; die Wollow machen <b>Megalith-Briefbeschwerer</b>. Ihre Karte bezahlt genau einen. Kaufe ihn.
mv-guide-holds = Er liegt im <b>Frachtraum</b>. Jeder hat Kapazität 2, eine Ware braucht meist 1. Auch Passagiere und manche Technologien reisen hier. Mehr Frachträume kann man kaufen.
mv-guide-undo = Anders überlegt? Der Pfeil in der Leiste <b>nimmt einen Zug zurück</b>, solange seither nichts Verborgenes gezeigt wurde. Probiere es ruhig: Dann kaufst du eben noch einmal. Oder geh weiter.
mv-guide-why = Ein dritter <b>Frachtraum</b> wäre schön. Drücke ihn: Was du nicht tun kannst, sagt dir, warum. Hast du es gelesen, drücke irgendwo anders hin.
mv-guide-buyers = Das war „Warum nicht?“. So kannst du alles befragen. Hier steht, wer deine Fracht <b>kauft</b>: nie die Kultur, die sie herstellt. Eine gestrichelte Nummer ist eine Kultur, die noch niemand gefunden hat. Also auf die Suche!
mv-guide-done = Hier ist nichts weiter zu tun. Drücke <b>Fertig</b>.
mv-guide-rival = { $rival } ist auf derselben Welt gelandet, in der anderen Stadt. Das Geld der Karte gehörte dir allein, und 40 Credits sind für Briefbeschwerer zu wenig. Wer zuerst kommt, verdient.
mv-guide-head-on = Weiter geht’s. Aus einer Stadt führt nur ein Weg: Drücke das Feld darüber.
mv-guide-fly-on = 15 Bewegung reichen bis zum <b>Riesenplaneten</b>, wo noch niemand war. Drücke die Stadt <b>Schwebestadt</b> oder ihren Knopf unten auf der Karte.
mv-guide-furniture = Die <b>Whynoms</b>, Kultur 11. Briefbeschwerer wollen sie nicht, aber sie verkaufen <b>Unmögliche Möbel</b> für 110. Mit den 80 Credits ihrer Karte reicht es. Kaufe sie.
mv-guide-trades = Diese Liste findet die <b>besten Geschäfte</b> unter allem, was bekannt ist: was, von wem, an wen und mit welchem Gewinn. Die Wollow würden Möbel kaufen, also steht hier schon eins.
mv-guide-search = Doch eine Kultur, die beides kauft, ist besser als zwei, die je eins kaufen. Suchen wir sie. Drücke <b>Fertig</b>.
mv-guide-stayed = { $rival } ist nicht geflogen, sondern <b>geblieben</b> und hat eine Technologie gekauft. Wer in einer Stadt bleibt, handelt ohne Grenze; wer bei einer bekannten Kultur landet, kauft einmal und verkauft einmal.
mv-guide-head-third = Das nächste Ziel ist das <b>Nebel-Habitat</b>, am Generationenschiff vorbei. Erkläre die Richtung hinaus.
mv-guide-nav = 17 Bewegung! Unterwegs liegen <b>Navigationsfelder</b> wie dieses. Dort bestimmt deine Navigationszahl den Ausgang; die Zahlen ringsum zeigen es. Ohne Zahl wählt der Gegner für dich.
mv-guide-assign = Dein Pilot darf so viele Würfel zuweisen, wie seine Stufe sagt: einen. 5 ist auf beiden Navigationsfeldern richtig, und der Würfel zählt weiter als Bewegung. (Eine 1 gäbe <b>Zusatzschub</b>: noch einen Würfel.) Drücke die <b>5</b>.
mv-guide-odds = Der Weg führt über eine <b>Gefahr</b>. Du würfelst einmal und bestehst, wenn der Würfel deinen Wert nicht übersteigt. Hier wird der Pilot geprüft, sein Können ist 3. Deine Chance steht daneben auf der Karte.
mv-guide-failed = Scheitert ein Pilot, endet der Zug dort; deiner darf einmal neu würfeln. Bei Gefahren für Laser oder Schild darfst du stattdessen die Anzeige um eins senken und weiterfliegen.
mv-guide-dare = Sicherer wäre es, vorher am Kieldock zu landen. Aber das Wagnis lohnt sich. Drücke die <b>Gefahr</b>; ein Flug hält immer dort, wo Würfel entscheiden.
mv-guide-passed = Eine 1: bestanden! Die Bewegung reicht gerade noch zum Raumhafen des Nebel-Habitats. Drücke den <b>Wolkenhafen</b>.
mv-guide-volois = Die <b>Volois</b>, Kultur 2, mit 120 Credits auf ihrer Karte. Und sie kaufen beide Waren! Für den Handel ist ein Raumhafen so gut wie eine Stadt.
mv-guide-market = Ihr <b>Markt</b> macht den Preis: schwach, aktiv oder stark. Für deine Möbel ist er stark: 220 Credits statt der 110, die du bezahlt hast. Drücke die Möbel im Frachtraum, um sie zu verkaufen.
mv-guide-sell-more = Nach einem Verkauf auf starkem oder schwachem Markt kommt der nächste seiner drei Marker nach oben. Du hast Glück: wieder stark. Verkaufe auch den <b>Briefbeschwerer</b>.
mv-guide-equipment-words = 400 Credits für 200! Am besten steckt das Geld im Schiff. <b>Ausrüstung</b> verkaufen viele Kulturen: Laser, Schild, Frachträume und Antriebe, die gelbe oder rote Felder überspringen, sodass du weiter kommst.
mv-guide-shield = Dein Schild besteht eine Gefahr nur mit einer 1 oder 2. Kaufe eine Stufe <b>Schild</b>. Die Credits auf der Karte werden zuerst verbraucht.
mv-guide-mission = Jeder hat einen <b>Auftrag</b>. Deiner: zweimal Ausrüstung kaufen. Manche nennen einen Ort zum Landen, andere eine Tat. Die Zahl ist der Ruhm, den er bringt.
mv-guide-shield-again = Ein Kauf fehlt noch, und zwei hast du in diesem Zug. Kaufe noch eine Stufe <b>Schild</b>.
mv-guide-complete = Nun sind alle Bedingungen des Auftrags erfüllt. Drücke ihn, um ihn zu <b>erfüllen</b>.
mv-guide-reward = Für jeden erfüllten Auftrag kommt ein neuer, und eine <b>Belohnung</b>. Mit dem Tragflügel kosten grüne Linien dich nur 1. Du könntest ihn gegen 50 Credits tauschen, aber er hilft bis zum Schluss: <b>Behalte</b> ihn.
mv-guide-flux = Neben ihrer Ware hat jede Kultur eine eigene <b>Technologie</b>. Der Marktfluss dreht einen Markt deiner Wahl weiter, etwa kurz bevor du dort verkaufst. Kaufe ihn.
mv-guide-slot = Er ist eine <b>Schiffsverbesserung</b> und wirkt in Zügen, in denen du ihm einen Würfel zuweist. Andere Technologien brauchen keinen Würfel, manche wirken einmal, manche liegen im Frachtraum.
mv-guide-last-done = Das waren drei Käufe. Drücke <b>Fertig</b>.
mv-guide-spaceports = 360 Credits nach drei Zügen! Für 200 baust du im Orbit einer Stadt, in der du bist, einen <b>Raumhafen</b>, falls du im selben Zug nichts gekauft hast. Andere zahlen dir dort 10 je Handel, und am Ende bekommst du die 200 zurück.
mv-guide-unknown = Noch nicht begegnet: verdeckte <b>Begegnungen</b> mit je einer Karte, <b>Piraten</b>, die du mit Laser, Schild oder Pilot bekämpfst, und <b>Teleportale</b>, die dich quer über die Karte versetzen. Drücke darauf, um mehr zu erfahren.
mv-guide-fame = <b>Ruhm</b> bringen Aufträge, Anzeigen, Frachträume, Schiffsverbesserungen und dein Pilot: Für 60 Credits wird er in der Galaktischen Basis aufgewertet und weist dann mehr Würfel zu. Jeder Ruhmespunkt ist am Ende 10 Credits wert.
mv-guide-end = <b>Schande</b> nimmt Ruhm weg, und wer unter 0 endet, scheidet aus. Nach Runde 30 werden Bargeld, Ruhm und Raumhäfen Zeile für Zeile addiert. Waren im Frachtraum zählen nichts: Verkaufe rechtzeitig.
mv-guide-alone = Spiele weiter: <b>Tipp</b> fragt einen Bot, alles andere sagt, warum nicht. Ein guter nächster Schritt: Ein Passagier in der nahen Galaktischen Basis zahlt 190 für einen Flug zu den Volois, die du gerade gefunden hast. Gute Reise!
