### Lektionen zu Interportal in vorbereiteten Stellungen, deutsch. Die Reihenfolge ist die von lessons/interportal-*.txt.

## Krieg

x4-war-title = Krieg
x4-war-about = Kriegsgrund und Kriegsziel, Aussichten, eine Schlacht, Bomben, eine Landung mit verdeckten Befehlen, Frieden.
x4-war-reason = Ein Kriegsgrund
x4-war-goal = Das Kriegsziel
x4-war-fleet = Zieh mit der Flotte
x4-war-odds = Aussichten vor der Schlacht
x4-war-battle = Gewinne die Schlacht
x4-war-bombs = Bombardiere die Kolonie
x4-war-landing = Lande deine Truppen
x4-war-peace = Beende den Krieg
x4-war-scene = Runde 7 einer vorbereiteten Partie. Hier in <b>Ebris</b> hast du eine Handelsroute gebaut. Danach hat <b>{ $rival }</b> im selben System eine Kolonie gegründet und zwei Korvetten dort stationiert.
x4-war-blockade = { $rival } <b>blockiert</b> Ebris, deine Route ist unterbrochen. Wer im Frieden blockiert wird, hat einen <b>Kriegsgrund</b>. Er gilt bis zum Ende der nächsten Runde: Entscheide dich also jetzt.
x4-war-declare = Krieg wird in der Politikphase erklärt. Das kostet eine Vertragsaktion, deine freie politische Aktion genügt. Drücke im Rat <b>Krieg mit { $rival }</b>.
x4-war-free = Mit einem Grund kommt der Krieg sofort und kostet nichts. Ohne Grund zahlst du Kultur, und { $rival } kann ihn für das Anderthalbfache verhindern. Wähle den <b>Grund: Blockade</b>.
x4-war-named = Der Grund bestimmt das <b>Ziel</b>: Die Blockade wird aufgehoben. Die Kriegskarte im Rat zeigt nun das Ziel und die <b>Kriegsmüdigkeit</b>, die in jeder Runde Krieg Kultur kostet. <b>Beende</b> deinen Zug.
x4-war-politics = { $rival } hat gepasst. Sonst ist in dieser Phase nichts dringend. <b>Passe</b>.
x4-war-economy = Deine Flotte ist in den Runden davor entstanden: fünf Korvetten, zwei Bomber und ein Transporter mit drei Bodeneinheiten. <b>Passe</b> auch in der Ökonomiephase.
x4-war-move = Deine <b>Flotte 1</b> wartet in Falun, gleich neben Ebris. { $rival } sieht, dass sie da ist, aber nicht, was in ihr steckt. Drücke sie, hier auf der Karte oder in der Liste deiner Einheiten.
x4-war-go = Drücke <b>Ebris</b>, aber lies die Leiste, bevor du bestätigst: Dort stehen die <b>Aussichten</b> der Schlacht, aus dem, was du über den Gegner weißt. Sieh vor jedem Angriff nach.
x4-war-stop = Beide Seiten mussten ihre <b>Hüllenpunkte</b> nennen: 8 gegen 2. Wer mehr hat, kontrolliert das System; die Blockade endete also, als du kamst. <b>Halte hier an</b>, denn du willst kämpfen.
x4-war-end = Mehr ziehst du nicht. <b>Beende</b> deinen Zug.
x4-war-to-battle = { $rival } hat gepasst. <b>Passe</b>, dann beginnt die Schlachtenphase.
x4-war-engage = Die Seite mit mehr Hüllenpunkten entscheidet, ob es zur Schlacht kommt. <b>Kämpfe</b>: Solange feindliche Schiffe hier sind, können keine Truppen landen.
x4-war-sides = { $rival } stellt sich, und die erste Runde ist vorbei. An jeder Einheit sind runde Punkte Schilde, eckige Panzerung, die übrigen Hülle. Darüber stehen die Aussichten von jetzt an.
x4-war-fight = Vor jeder Runde kannst du ein Ziel für alle Schiffe nennen, jedes selbst wählen lassen oder dich zurückziehen. Du bist im Vorteil: <b>Kämpfe weiter</b>.
x4-war-fight-on = { $rival } hat dasselbe befohlen. Noch eine Runde: <b>Kämpfe</b>.
x4-war-won = Beide Korvetten sind zerstört, dazu ein Forschungsschiff, das nicht entkam. Deine Verluste: keine. Du kontrollierst Ebris und darfst nun die <b>Kolonie</b> angreifen: erst mit Bomben, dann mit einer Landung.
x4-war-bombard = Nur Waffen mit <b>Bombardierung</b> erreichen den Boden, zum Beispiel die deiner Bomber. Bomben treffen Infanterie nur bei einer 6, aber sie kosten nichts: Bombardiere die <b>Truppen</b>.
x4-war-invade = Beide Bomben gingen daneben. Eine Kolonie der Stufe 1 hat zwei <b>Milizen</b>. Du bringst schwere Infanterie, Artillerie und Luftwaffe, und es gibt keinen planetaren Schild. <b>Lande</b> in Ebris.
x4-war-order = In jeder Runde geben beide Seiten einen <b>verdeckten Befehl</b>: zuerst Infanterie angreifen, zuerst Fahrzeuge, oder unterstützen. Miliz ist Infanterie, also befiehl <b>Infanterie zuerst</b>.
x4-war-press-on = Niemand ist gefallen. Nach jeder Runde darf der Angreifer abbrechen und alle Truppen wieder an Bord nehmen. Deine sind stärker: <b>Weiterkämpfen</b>.
x4-war-order-again = Noch einmal derselbe Befehl: <b>Infanterie zuerst</b>.
x4-war-conquered = Ebris gehört dir; es hat dich die schwere Infanterie gekostet. Eine eroberte Kolonie zählt Punkte, solange du sie hältst. In der nächsten Runde bringt sie noch kein Einkommen.
x4-war-finish = Die Blockade ist weg, dein Ziel also erreicht. Dann darf der Angreifer <b>den Krieg beenden</b>, und { $rival } zahlt 4 Kultur je Ziel. Sonst endet ein Krieg, wenn beide Frieden anbieten oder der Angreifer zu müde ist.
x4-war-truce = Frieden. Drei Runden lang könnt ihr einander nicht den Krieg erklären. Ebris behältst du; ab der nächsten Ökonomiephase bewacht es eine Miliz.
x4-war-alone = In deiner eigenen Partie: Sieh zuerst nach den Aussichten, nimm Truppen mit, und beende einen Krieg, sobald sein Ziel erreicht ist, denn die Müdigkeit wächst jede Runde. Spiel hier weiter oder nimm die nächste Lektion.

## Rat

x4-council-title = Rat
x4-council-about = Eine Vorlage, gekaufte Stimmen, eine verdeckte Abstimmung, ein geltendes Gesetz und ein Vertrag, der beiden nützt.
x4-council-votes = Kenne deine Stimmen
x4-council-bill = Bereite eine Vorlage vor
x4-council-put = Stelle sie zur Abstimmung
x4-council-buy = Kaufe Stimmen
x4-council-cast = Stimme verdeckt ab
x4-council-force = Ein geltendes Gesetz
x4-council-pact = Schließe einen Vertrag
x4-council-use = Nutze den Vertrag
x4-council-scene = Runde 5 einer vorbereiteten Partie. Deine <b>Republik</b> gibt dir in jeder Runde drei politische Aktionen: eine für ein Gesetz, eine für einen Vertrag und eine freie für beliebige Zwecke.
x4-council-count = Der Rat stimmt ab, sobald alle Spieler einander entdeckt haben. Du hast so viele <b>Stimmen</b>, wie deine Kolonien zusammen Stufen haben, und deine Republik bringt 1 dazu: Das sind 5. <b>{ $rival }</b> hat 3.
x4-council-prepare = Für eine Gesetzesaktion ziehst du eine <b>Gesetzesvorlage</b>. Nur du siehst sie, und du darfst sie für später behalten. Drücke <b>Gesetzesvorlage vorbereiten</b>.
x4-council-card = Du hast <b>Freie Handelswege</b> gezogen: Jede Handelsroute kostet 2 AWE weniger. Ein Gesetz gilt für alle; bring also die durch, die dir mehr nützen als anderen.
x4-council-announce = Sie zur Abstimmung zu stellen kostet noch eine Aktion, deine freie genügt. In jeder Runde gibt es nur eine Abstimmung; auch andere müssen ihre Vorlagen jetzt stellen. Drücke das Gesetz.
x4-council-price = { $rival } stellt nichts. Nun darf jeder Stimmen kaufen, für je 5 Kultur. { $rival } hat 3, und zu zweit werden 3 <b>neutrale Stimmen</b> ausgewürfelt. 5 könnten zu wenig sein: Kaufe <b>2</b>.
x4-council-sealed = Du hast nun 7 Stimmen. Alle stimmen <b>verdeckt</b> ab und dürfen Stimmen auf mehrere Vorlagen verteilen. Je zwei nicht abgegebene bringen einen Rohstoff. Hier zählt jede: <b>7-mal Ja</b>.
x4-council-passed = 7 zu 5! { $rival } war dagegen, und die neutralen Stimmen auch: Ohne die gekauften gäbe es Gleichstand, und dann scheitert ein Gesetz. Es gilt nun, bis es aufgehoben wird oder fünf neuere gekommen sind.
x4-council-sanction = Unter dem Stapel stehen Vorlagen, die jeder jederzeit stellen kann. Eine <b>Sanktionierung</b> nimmt einem Spieler 1 Stimme und 1 AWE Einkommen: gut gegen jemanden, der weit vorn liegt. Ein <b>Waffenstillstand</b> beendet einen Krieg.
x4-council-offer = Eine Vertragsaktion hast du noch. Ein <b>Handelsvertrag</b> kostet 1 Kultur, und der Partner muss zustimmen. Biete ihn { $rival } an.
x4-council-signed = { $rival } stimmt zu, denn er nützt beiden. Ein <b>Bündnis</b> zöge euch in die Kriege des anderen, ein <b>Geheimdienstabkommen</b> teilt Netzwerke, eine <b>Rüstungskooperation</b> Kapazität und Werften.
x4-council-end = Deine politischen Aktionen sind verbraucht. <b>Beende</b> deinen Zug.
x4-council-pass = { $rival } hat gepasst. <b>Passe</b>, dann beginnt die Ökonomiephase.
x4-council-trade = Einmal in jeder Ökonomiephase tauscht ihr durch den Vertrag 1 Rohstoff gegen 1 anderen; die Bank verlangt vier. Das kostet keine Aktion. Biete 1 <b>AWE gegen 1 Nahrung</b> an.
x4-council-traded = { $rival } hat zugestimmt, die Nahrung ist da. Auch ein Gegner nimmt an, was beiden nützt.
x4-council-alone = In deiner eigenen Partie: Zähle die Stimmen, bevor du eine Vorlage stellst, halte Kultur dafür bereit, und hebe Kolonien, denn Stufen sind Stimmen. Spiel hier weiter oder nimm die nächste Lektion.

## Agenten

x4-agents-title = Agenten
x4-agents-about = Ein Agent baut ein Netzwerk auf, flieht, stiehlt aus der Ferne, entgeht durch ein verdecktes Gebot der Festnahme und bekommt Daueranweisungen.
x4-agents-agent = Lerne deinen Agenten kennen
x4-agents-network = Baue ein Netzwerk auf
x4-agents-second = Handle ein zweites Mal
x4-agents-escape = Entkomme der Polizei
x4-agents-scout = Kläre den Gegner auf
x4-agents-theft = Stiehl aus der Ferne
x4-agents-arrest = Entgeh der Festnahme
x4-agents-orders = Daueranweisungen
x4-agents-scene = Runde 6 einer vorbereiteten Partie. Dein Forschungsschiff in <b>Ebris</b> hat einen <b>Agenten</b> an Bord. Ebris ist eine junge Kolonie von <b>{ $rival }</b>, und noch ist keine Polizei dort.
x4-agents-characters = Agenten, Diplomaten und Polizei sind <b>Charaktere</b>. Jeder führt pro Runde von sich aus eine <b>Institutionsaktion</b> aus. Weitere kosten Institutionsaktionen deiner Regierung: Deine Monarchie gibt dir zwei.
x4-agents-build = Im Rat hat jeder Charakter seine Liste. <b>Netzwerk aufbauen</b> kostet 1 Kultur; das Netzwerk bleibt, auch wenn das Schiff geht. Es ist illegal, Polizei dort könnte also eingreifen. Drücke es.
x4-agents-honest = Vor etwas Illegalem darfst du <b>Beweise fälschen</b>, wenn du dort eigene Polizei hast. Du hast keine, also bleibt nur eine Antwort: <b>Nichts fälschen</b>.
x4-agents-built = Dein Netzwerk der Stufe 1 steht. Von nun an können deine Agenten in Ebris handeln, auch wenn sie ein System entfernt sind, und manche Aktionen brauchen ein Netzwerk.
x4-agents-corruption = Eine deiner Institutionsaktionen bezahlt eine weitere Tat desselben Agenten, nur nicht dieselbe. <b>Korruption fördern</b> ist legal und kostet nichts: Du bekommst, was die Rohstoffgebäude dort abwerfen.
x4-agents-politics = Das brachte 1 AWE. <b>Passe</b> für den Rest der Politikphase.
x4-agents-economy = Für diese Lektion gibt es nichts zu kaufen. <b>Passe</b> auch in der Ökonomiephase.
x4-agents-police = { $rival } antwortet: Ein Schiff mit <b>Polizei</b> ist nach Ebris gekommen. Wo Polizei ist, werden illegale Aktionen gefährlich.
x4-agents-flee = Kommt jemand ins System deines Agenten, wirst du nach einem <b>Fluchtplan</b> gefragt. Er kostet Kultur je Hüllenpunkt. Zieh dich nach <b>Falun</b> zurück; das Netzwerk bleibt.
x4-agents-movement = Dein Agent ist in Falun in Sicherheit. <b>Passe</b> in der Bewegungsphase.
x4-agents-clans = Der Investor <b>Klan</b> wollte die erste Institutionsaktion und zahlt mit einer weiteren, kostenlos. <b>Aufklärung</b> ist legal und zeigt dir alle Flotten und Armeen eines Spielers. Drücke sie.
x4-agents-whom = Wen klärst du auf? Es gibt nur <b>{ $rival }</b>.
x4-agents-afar = Runde 7. Dein Agent ist in Falun, aber das Netzwerk reicht so weit wie seine Stufe: ein System. Wähle <b>Diebstahl</b>, in Ebris.
x4-agents-much = Stehlen kostet 1 Kultur je Rohstoff, und die Polizei dort macht es um 2 teurer. Nimm <b>6 AWE</b>.
x4-agents-enough = Du könntest noch andere Rohstoffe nehmen. Es reicht: <b>Das ist alles</b>.
x4-agents-honest-again = Noch immer fälscht niemand für dich: <b>Nichts fälschen</b>.
x4-agents-bids = { $rival } will deinen Agenten <b>festnehmen</b>. Beide bieten verdeckt Kultur, und beide verlieren sie; jede Polizei zählt 1 mehr. Gewinnt sie, misslingt der Diebstahl, und das Schiff kommt nach Hause. Gleichstand ist deiner. Biete <b>4</b>.
x4-agents-slipped = 4 gegen 2 und 1: Dein Agent entkommt, die 6 AWE gehören dir. Festnahmen und Diebstähle kosten beide Kultur: Wähle sie mit Bedacht.
x4-agents-order = Nach Fluchtplänen wirst du in jeder Runde gefragt. Willst du das nicht, gib eine <b>Daueranweisung</b>: Drücke <b>Fluchtpläne</b>. Dann wartet niemand auf dich. Für Festnahmen und Unterstützung gibt es auch eine.
x4-agents-back = Sie liegt offen und lässt sich einmal je Phase ändern: Drücke sie ein andermal wieder, und du wirst gefragt wie zuvor.
x4-agents-alone = In deiner eigenen Partie: erst ein Netzwerk, dann aus der Ferne handeln, und Kultur für Gebote behalten. Eigene Polizei schützt deine Welten. Versuche als Nächstes <b>Spionage</b> oder <b>Sabotage</b>. Spiel hier weiter.

## Taktische Schlachten

x4-tactics-title = Taktische Schlacht
x4-tactics-about = Stelle zwei Korvetten auf der Karte auf, fliege, feuere auf die richtige Entfernung und lass Schiffe selbst handeln.
x4-tactics-begin = Beginne die Schlacht
x4-tactics-place = Stelle deine Schiffe auf
x4-tactics-fly = Fliege
x4-tactics-itself = Lass ein Schiff selbst handeln
x4-tactics-fire = Feuere
x4-tactics-win = Gewinne die Schlacht
x4-tactics-scene = Ein vorbereiteter Krieg an einem Tisch mit <b>taktischen Schlachten</b>. <b>{ $rival }</b> hat eine Korvette in Ebris, und zwei von dir sind eben angekommen. Die Schlachtenphase beginnt.
x4-tactics-engage = Du hast mehr Hüllenpunkte und entscheidest, ob es zur Schlacht kommt. <b>Kämpfe</b>.
x4-tactics-map = Gekämpft wird auf einer Karte aus Sechsecken. Du stellst in den zwei linken Spalten auf, { $rival } rechts. Langsame Einheiten kommen zuerst; die Korvette von { $rival } steht schon.
x4-tactics-deploy = Leuchtende Felder sind für deine erste Korvette frei. Die Mitte der vorderen Spalte lässt alle Wege offen: Drücke dieses Feld.
x4-tactics-line-up = Du könntest jede Einheit selbst aufstellen. Bei vielen lass die übrigen <b>sich selbst aufstellen</b>.
x4-tactics-turn = In jeder Runde handeln Einheiten nach ihrer <b>Initiative</b>. Die Korvette von { $rival } ist vorgerückt. Nun dürfen deine beiden: Drücke deine <b>erste Korvette</b>.
x4-tactics-reach = Eine Einheit bewegt sich einmal und greift einmal an, in beliebiger Reihenfolge. Leuchtende Felder erreicht sie. Geschütze brauchen <b>Reichweite</b> und freie Sicht, also näher heran: Drücke das markierte Feld zwei Schritte voraus.
x4-tactics-by-itself = Noch ist nichts in Reichweite, ihr Zug ist vorbei. Nun deine zweite Korvette. Du kannst jede Einheit <b>selbst handeln</b> lassen: Dann tut sie, was neutrale Einheiten tun.
x4-tactics-closer = Runde 2. { $rival } kam näher, feuerte und verfehlte. Drücke wieder deine <b>erste Korvette</b>.
x4-tactics-shot = Ziele in Reichweite leuchten; in der Leiste stehen Chance und erwarteter Schaden. Zuerst trifft es Schilde, dann Panzerung, dann die Hülle. Feuere auf die <b>Korvette von { $rival }</b>.
x4-tactics-stay = Ein Treffer! Sie könnte sich noch bewegen. Die Entfernung ist gut, also bleib: <b>Beende ihren Zug</b>.
x4-tactics-second = Lass deine zweite Korvette <b>selbst</b> feuern.
x4-tactics-again = Runde 3. { $rival } hat getroffen, aber nur den Schild. Drücke deine <b>erste Korvette</b>.
x4-tactics-last = Ein Treffer genügt noch. <b>Feuere</b>.
x4-tactics-over = Zerstört. Mehr ist für sie nicht zu tun: <b>Beende ihren Zug</b>.
x4-tactics-won = Die Schlacht ist gewonnen. Wer das System kontrolliert, darf nun angreifen, was noch dort ist. Ohne Bomben und Truppen gibt es für dich nichts: <b>Fertig</b>.
x4-tactics-peace = Die Blockade ist weg und damit das Ziel deines Kriegs erreicht. <b>Beende den Krieg</b>.
x4-tactics-alone = In deiner eigenen Partie: Wähle taktische Schlachten, wenn du einen Tisch eröffnest. Lass langsame Schiffe hinten, nutze Asteroiden als Deckung, feuere von hinten, und zieh dich ab Runde 2 zurück, wenn sich das Blatt wendet. Spiel hier weiter.
