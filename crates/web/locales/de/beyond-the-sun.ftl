### Beyond the Sun, deutsch: die Wörter des Spiels, wie sie in der deutschen Ausgabe stehen.

bts-blurb = Erforsche einen Weg aus dem Sonnensystem.
bts-expert = Expertenfraktionen
bts-expert-text = Alle wählen eine Fraktion mit eigenen Fähigkeiten. Ausgeschaltet werden gleiche Fraktionen verteilt.
bts-display = Technologie-Auslage
bts-display-text = Technologien werden aus offenen Reihen gewählt statt einzeln aufgedeckt.

## Mengen

bts-ore = { $n } Erz
bts-pop = { $n } Bevölkerung
bts-strength = Stärke { $n }
bts-vp = { $n } SP
bts-ore-unit = { $n ->
    [one] Erz
   *[other] Erz
}
bts-pop-unit = { $n ->
    [one] Bevölkerung
   *[other] Bevölkerung
}
bts-food = Nahrung
bts-ore-word = Erz
bts-substitute = ein Ersatzmarker
bts-strength-word = Stärke
bts-strength-needed = Stärke { $n } nötig
bts-strength-of = { $name } hat Stärke { $n }

## Der Tisch

bts-round = Runde { $n }
bts-setting-up = Aufbau
bts-phase-action = Aktion
bts-phase-production = Produktion
bts-phase-achievements = Errungenschaften
bts-basics-and-guilds = Grundaktionen und Gilden
bts-basics = Grundaktionen
bts-guilds = Gilden
bts-covered = noch verschlossen
bts-tree = Technologieplan
bts-level = Stufe { $level }
bts-in-deck = noch { $n }
bts-undiscovered = Unbekannt
bts-unknown-at = Unbekannt { $slot }
bts-event-waits = ein Ereignis wartet
bts-needs-one = braucht die Linie
bts-needs-both = braucht beide
bts-needs = braucht { $need } von { $all }
bts-no-action = keine Aktion
bts-researched-by = erforscht von { $names }
bts-space = { $name }, Feld { $n }: { $there }
bts-space-free = frei
bts-space-taken = besetzt von { $name }
bts-space-unlimited = nie blockiert
bts-extra = { $n } Erz extra
bts-extra-sentence = Dieses Feld kostet zusätzlich { $n } Erz.
bts-map = Erkundungsplan
bts-systems-left = Systeme in diesem Stapel
bts-beside-board = ein System neben dem Plan
bts-empty-place = Kein System
bts-control-bonus = bringt einen Bonus, wenn man die Kontrolle übernimmt
bts-controlled-by = kontrolliert von { $name }
bts-ships-of = { $n ->
    [one] { $name }: { $n } Raumschiff der Stufe { $level }
   *[other] { $name }: { $n } Raumschiffe der Stufe { $level }
}
bts-ship-at = Raumschiff Stufe { $level }, { $place }
bts-achievements = Errungenschaften
bts-end-clock = { $n } von { $all } Markern, dann letzte Runde
bts-one-more-round = Noch eine Runde, dann ist Schluss
bts-last-round = Das ist die letzte Runde
bts-you-have = Du hast { $it }.
bts-claimed-by = beansprucht von { $name } für { $n } SP
bts-events-left = { $n ->
    [one] { $n } Ereignis wartet
   *[other] { $n } Ereignisse warten
}
bts-event-last = Zuletzt aufgedeckt:
bts-offer = Wähle eine Karte
bts-offer-mat = Wähle eine Fraktion
bts-offer-note = die anderen kommen unter ihren Stapel
bts-row-closed = Diese Reihe ist noch nicht offen.
bts-faction-of = { $faction }, { $name }
bts-no-mat = noch keine Fraktion
bts-supply = { $n ->
    [one] Vorrat, { $n } Würfel
   *[other] Vorrat, { $n } Würfel
}
bts-column-words = { $n ->
    [one] { $n } Würfel auf { $size } Feldern
   *[other] { $n } Würfel auf { $size } Feldern
}
bts-grows = Wachstum { $n }
bts-mines = bringt { $n }
bts-automation = Automation
bts-automated = { $n ->
    [one] { $n } Marker automatisiert
   *[other] { $n } Marker automatisiert
}
bts-track-words = Leiste { $sort }: { $n } von { $all } Markern sind weg
bts-colonies = { $n ->
    [one] { $n } Kolonie
   *[other] { $n } Kolonien
}
bts-no-colony = noch keine Kolonie
bts-trade = Handeln
bts-buy = Erz gegen Bevölkerung
bts-retire = Raumschiff gegen Bevölkerung
bts-sell = Bevölkerung gegen Erz
bts-rail = Protokoll, Chat und Fraktionen
bts-log = Protokoll
bts-chat = Chat
bts-factions = Fraktionen
bts-display-tab = Auslage
bts-open-faction = Öffnen
bts-opponent = { $techs } Technologien, { $colonies } Kolonien, { $places } Orte, Automation { $automation }
bts-pane-research = Forschung
bts-pane-space = Weltraum
bts-pane-mine = Meins
bts-pane-log = Protokoll
bts-you = du
bts-seat = { $who }
bts-nobody = niemand

## Fragen

bts-ask-mat = Welche <b>Fraktion</b> führst du?
bts-ask-act = Wohin geht deine <b>Figur</b>?
bts-ask-choose = Welche <b>Möglichkeit</b> führst du aus?
bts-ask-optional = Möchtest du diesen <b>Zusatz</b>?
bts-ask-pay-whom = <b>Wen</b> bezahlst du?
bts-ask-pay-recall = Zahlst du mit Bevölkerung oder einen Teil mit <b>Erz</b>?
bts-ask-pay-ship = Welches <b>Raumschiff</b> gibst du ab?
bts-ask-build = Wo baust du das <b>Raumschiff der Stufe { $level }</b>?
bts-ask-build-pop = Baust du das <b>Raumschiff der Stufe { $level }</b> aus Bevölkerung? Der Vorrat ist leer.
bts-ask-jump = { $n ->
    [one] Bewege ein Raumschiff: noch <b>{ $n } Sprung</b>.
   *[other] Bewege Raumschiffe: noch <b>{ $n } Sprünge</b>.
}
bts-ask-warp = { $n ->
    [one] Bewege <b>{ $n } Raumschiff</b> an einen beliebigen Ort.
   *[other] Bewege bis zu <b>{ $n } Raumschiffe</b> an beliebige Orte.
}
bts-ask-upgrade = { $n ->
    [one] Welches Raumschiff wertest du auf? Noch <b>{ $n } Aufwertung</b>.
   *[other] Welches Raumschiff wertest du auf? Noch <b>{ $n } Aufwertungen</b>.
}
bts-ask-colonise = Welches <b>System</b> kolonisierst du?
bts-ask-spend = Welche Raumschiffe siedeln? Es fehlt <b>Stärke { $n }</b>.
bts-ask-outpost = Welcher Marker wird Außenposten auf <b>{ $it }</b>?
bts-ask-marker = Welcher Marker kommt auf <b>{ $it }</b>?
bts-ask-automate = Automatisierst du <b>Nahrung</b> oder <b>Erz</b>?
bts-ask-bonus = Welcher <b>Bonus</b> kommt zuerst?
bts-ask-shift = { $n ->
    [one] Welchen Vorratswürfel bewegst du? Noch <b>{ $n }</b>.
   *[other] Welche Vorratswürfel bewegst du? Noch <b>{ $n }</b>.
}
bts-ask-research = Welche Technologie der <b>Stufe { $level }</b> erforschst du?
bts-ask-seek = Welche <b>Art</b> suchst du für { $slot }?
bts-ask-tech = Welche Technologie kommt auf <b>{ $slot }</b>?
bts-ask-keep = Welche <b>Technologie</b> behältst du für dich?
bts-ask-charter = Welches <b>System</b> wird deine Kolonie?
bts-ask-copy = Welche <b>Aktion</b> führst du aus?
bts-ask-attach = An welchen <b>Ort</b> grenzt das neue System?
bts-ask-lay = Wohin legst du <b>{ $it }</b>?
bts-ask-scatter = Von welchem <b>Ort</b> fliehen alle Raumschiffe in den Deep Space?
bts-ask-museum = Welches <b>Raumschiff</b> kommt ins Museum?
bts-ask-banish = { $n ->
    [one] Welches fremde Raumschiff schickst du fort? Noch <b>{ $n }</b>.
   *[other] Welche fremden Raumschiffe schickst du fort? Noch <b>{ $n }</b>.
}
bts-ask-produce = Was <b>produzierst</b> du?
bts-ask-trade = Welchen <b>Tausch</b> machst du?
bts-ask-claim = Welche <b>Errungenschaft</b> beanspruchst du?
bts-ask-any-time = Nutzt du eine <b>Fähigkeit</b>, bevor der Zug weitergeht?
bts-ask-swap = Tauschst du vor der Wertung <b>Marker</b> aus?
bts-asked-outpost = Welcher Marker wird Außenposten?
bts-asked-marker = Welcher Marker kommt auf die neue Kolonie?
bts-asked-seek = Welche Art suchst du?
bts-asked-tech = Welche Technologie kommt auf das Technologiefeld?
bts-asked-lay = Wohin legst du das Ereignis?
bts-note-act = Dann wird die Aktion dort ausgeführt. Leuchtende Felder sind frei und bezahlbar.
bts-note-jump = Drücke ein Raumschiff und sieh, wo es landen kann. Kontrolle wechselt erst am Ende; jeder Sprung lässt sich zurücknehmen.
bts-note-produce = Genau eines von dreien.
bts-note-claim = Eine je Zug. Jede bringt das Spielende näher.
bts-note-outpost = { $place } gehört dir: Der linke Marker dieser Leiste kommt dorthin.
bts-note-seek = Zwei Karten dieser Art werden aufgedeckt; du wählst eine.
bts-note-optional = Du darfst verzichten.
bts-step-space = Aktionsfeld
bts-step-jump = { $n ->
    [one] { $n } Sprung
   *[other] { $n } Sprünge
}
bts-step-build = Bauen
bts-step-upgrade = Aufwerten
bts-step-colonise = Kolonisieren
bts-step-research = Technologie
bts-step-pay = Bezahlen
bts-step-control = Kontrolle
bts-step-choice = Auswahl

## Möglichkeiten

bts-option = Möglichkeit { $letter }
bts-do = Ja, ausführen
bts-pass = Verzichten
bts-done = Fertig
bts-pay-to = { $who } bezahlen
bts-pay-ore = 1 Erz statt eines Würfels
bts-pay-population = Nur Bevölkerung
bts-move = { $level }: { $from } → { $to }
bts-banish = { $who }, Stufe { $level }, { $place }
bts-spend = Ein Raumschiff der Stufe { $level }
bts-shift = { $from } → { $to }
bts-grow = Bevölkerungswachstum
bts-mine = Erzproduktion
bts-swap = { $it }: { $sort }
bts-colony-note = { $n } SP, braucht Stärke { $strength }
bts-upgrade-note = jetzt Stufe { $level }
bts-opens-event = deckt ein Ereignis auf
bts-finds-card = deckt neue Karten auf
bts-do-go = Zu <b>{ $it }</b> gehen?
bts-do-research = <b>{ $it }</b> erforschen?
bts-do-build = Auf <b>{ $it }</b> bauen?
bts-do-jump = Springen: <b>{ $it }</b>?
bts-do-upgrade = <b>{ $it }</b> aufwerten?
bts-do-colonise = <b>{ $it }</b> kolonisieren?
bts-do-give = <b>{ $it }</b> abgeben?
bts-do-marker = Marker <b>{ $it }</b> legen?
bts-do-automate = <b>{ $it }</b> automatisieren?
bts-do-claim = <b>{ $it }</b> beanspruchen?
bts-do-seek = Nach <b>{ $it }</b> suchen?
bts-do-choose = <b>{ $it }</b> nehmen?
bts-do-it = <b>{ $it }</b>?
bts-then-event = Ein Würfel von dir kommt dorthin, das Ereignis wird ausgeführt, dann wählst du eine Karte.
bts-then-card = Ein Würfel von dir kommt dorthin, dann wählst du eine Karte.
bts-then-grow = Vorratswürfel der offenen Spalten werden Bevölkerung.
bts-then-mine = Du erhältst das Erz, das deine Erzleiste zeigt.
bts-then-trade = Dann tauschst du, so oft du möchtest.
bts-control-changes = Wenn die Bewegung hier endet:
bts-verb-go = Gehen
bts-verb-research = Erforschen
bts-verb-build = Bauen
bts-verb-jump = Springen
bts-verb-upgrade = Aufwerten
bts-verb-colonise = Kolonisieren
bts-verb-pay = Bezahlen
bts-verb-place = Legen
bts-verb-automate = Automatisieren
bts-verb-grow = Wachsen
bts-verb-mine = Produzieren
bts-verb-trade = Handeln
bts-verb-claim = Beanspruchen
bts-verb-go-on = Weiter
bts-verb-choose = Wählen
bts-hint = Ein Bot würde wählen: { $it }
bts-hint-clear = Damit stehst du deutlich besser da als mit allem anderen.
bts-hint-close = Mehrere Möglichkeiten sind fast genauso gut.
bts-hint-second = Zweitbeste: { $it }, { $gap } Punkte dahinter.

## Über Dinge

bts-types = Arten
bts-slot-builds = Baut auf: { $slots }.
bts-slot-needs = { $n ->
    [one] Braucht { $n } von: { $slots }.
   *[other] Braucht { $n } von: { $slots }.
}
bts-slot-event = Hier liegt verdeckt ein Ereignis. Es wird ausgeführt, bevor die Technologie gewählt wird.
bts-system-about = Stärke { $strength } kolonisiert es, für { $n } SP.
bts-sol-about = Hier werden Raumschiffe gebaut. Niemand kontrolliert Sol; die größte Stärke zählt am Ende.
bts-deep-space-about = Niemand kontrolliert ihn; die größte Stärke zählt am Ende.
bts-yard-about = Die Fraktion, die sie kontrolliert, darf hier Raumschiffe bauen.
bts-empty-about = Hier liegt kein System: Die Stapel sind leer.
bts-column = Vorratsspalte { $column }
bts-column-about = Wachstum nimmt je einen Würfel aus jeder offenen Spalte; andere Effekte nehmen von links.

## Warum nicht?

bts-why-over = Das Spiel ist zu Ende
bts-why-over-text = Es kann nichts mehr getan werden.
bts-why-turn = Du bist nicht dran
bts-why-turn-text = Jemand anderes entscheidet gerade.
bts-why-occupied = Das Feld ist besetzt
bts-why-occupied-text = Eine andere Figur steht dort, bis sie weiterzieht.
bts-why-standing = Deine Figur steht dort
bts-why-standing-text = Sie muss in jedem Zug auf ein anderes Feld.
bts-why-unresearched = Nicht erforscht
bts-why-unresearched-text = Nur wer diese Technologie erforscht hat, darf ihre Aktion nutzen.
bts-why-guild = Die Gilde ist verschlossen
bts-why-guild-text = Ein Ereignis öffnet sie für alle.
bts-why-ore = Zu wenig Erz
bts-why-ore-text = Alle Kosten werden vor der Aktion bezahlt. Erzproduktion oder Handel helfen.
bts-why-pop = Zu wenig Bevölkerung
bts-why-pop-text = Die Aktion braucht Würfel deiner Bevölkerung. Wachstum oder Anwerben helfen.
bts-why-supply = Kein Vorratswürfel mehr da
bts-why-supply-text = Hier wird Vorrat zu Bevölkerung, und deine Spalten sind leer. Würfel kommen zurück, wenn du Bevölkerung verkaufst.
bts-why-no-research = Nichts zu erforschen
bts-why-no-research-text = Dir fehlen Technologien, die zu einem freien Technologiefeld dieser Stufe führen.
bts-why-no-colony = Nichts zu kolonisieren
bts-why-no-colony-text = Du brauchst die Kontrolle über ein System und genug Stärke dort.
bts-why-nothing = Nichts würde sich ändern
bts-why-nothing-text = Eine Aktion muss etwas verändern.
bts-why-have = Schon erforscht
bts-why-have-text = Eine Technologie wird nur einmal erforscht.
bts-why-face = Nicht bekannt
bts-why-face-text = Jetzt darf nur eine bekannte Technologie erforscht werden.
bts-why-card = Keine Karte übrig
bts-why-card-text = Im Stapel ist keine Karte einer Art, die du suchen darfst.
bts-why-system = Kein System
bts-why-system-text = Nur Systemkarten können kolonisiert werden.
bts-why-control = Nicht unter deiner Kontrolle
bts-why-control-text = Du musst ein System kontrollieren, um es zu kolonisieren.
bts-why-before = Es war kontrolliert
bts-why-before-text = Dieses System wurde zu Beginn deines Zuges kontrolliert.
bts-why-weak = Zu wenig Stärke
bts-why-weak-text = Deine Raumschiffe im System sind zu schwach. Baue, werte auf oder springe hin.
bts-why-yard = Keine Schiffswerft von dir
bts-why-yard-text = Raumschiffe werden auf Sol und auf Schiffswerften gebaut, die du kontrollierst.
bts-why-move = Dieses Raumschiff kann nicht ziehen
bts-why-move-text = Keine Linie führt mit den übrigen Sprüngen an einen erlaubten Ort, oder die Aktion ließe sich nicht beenden.
bts-why-highest = Nicht aufwertbar
bts-why-highest-text = Es hat Stufe 4 oder wurde schon aufgewertet.
bts-why-condition = Noch nicht erreicht
bts-why-condition-text = Du erfüllst die Bedingung nicht.
bts-why-claimed = Schon deine
bts-why-claimed-text = Jede Errungenschaft beansprucht man nur einmal.
bts-why-full = Alle Felder sind belegt
bts-why-full-text = Andere waren schneller.
bts-why-use = Jetzt nicht nutzbar
bts-why-use-text = Es wurde in diesem Zug schon genutzt oder ist nicht bezahlbar.
bts-why-option = Nicht ausführbar
bts-why-option-text = Dir fehlt, was diese Möglichkeit braucht.
bts-why-later = Wird noch gebraucht
bts-why-later-text = Ein späterer Teil muss ausgeführt werden, und das ginge dann nicht mehr.
bts-why-must = Es muss sein
bts-why-must-text = Auf diese Frage kann man nicht verzichten.
bts-why-else = Etwas anderes ist gefragt
bts-why-else-text = Die Frage ist jetzt: { $what }
bts-why-level = Eine andere Stufe
bts-why-level-text = Es wird eine Technologie der Stufe { $level } erforscht.
bts-why-needs = Eine Technologie fehlt
bts-why-needs-text = Erforsche zuerst { $it }: Von dort führt eine Linie hierher.
bts-why-pop-sum-text = Was die Kosten zurückholen und was die Aktion braucht, wird zusammengezählt.
bts-sum-printed = Aufgedruckt
bts-sum-extra = Zuschlag für dieses Feld
bts-sum-off = Nachlass durch deine Karten
bts-sum-recall = Als Kosten zurückgeholt
bts-sum-used = Von der Aktion gebraucht
bts-sum-need = Nötig
bts-sum-ore = Dein Erz
bts-sum-pop = Deine Bevölkerung
bts-sum-strength = Deine Stärke dort

## Protokoll

bts-log-turn = { $name } ist am Zug
bts-log-mat = führt die Fraktion { $it }
bts-log-went = geht zu { $it }
bts-log-pushed = schiebt die Figur von { $other } beiseite
bts-log-paid = zahlt { $n } Erz
bts-log-paid-to = zahlt { $n } Erz an { $other }
bts-log-gained = erhält { $n } Erz
bts-log-lost = verliert { $n } Erz
bts-log-recalled = holt { $n } Bevölkerung zurück
bts-log-recruited = { $n ->
    [one] macht { $n } Vorratswürfel zu Bevölkerung
   *[other] macht { $n } Vorratswürfel zu Bevölkerung
}
bts-log-grew = { $n ->
    [0] wächst nicht: wo es zählt, lag kein Würfel
   *[other] wächst um { $n } Bevölkerung
}
bts-log-mined = produziert { $n } Erz
bts-log-built = baut ein Raumschiff der Stufe { $level } auf { $place }
bts-log-jumped = springt mit Stufe { $level } von { $from } nach { $to }
bts-log-upgraded = wertet ein Raumschiff auf { $place } von { $from } auf { $to } auf
bts-log-returned = legt ein Raumschiff der Stufe { $level } von { $place } in den Vorrat
bts-log-retired = macht ein Raumschiff der Stufe { $level } auf { $place } zu Bevölkerung
bts-log-expelled = muss mit Stufe { $level } von { $place } in den Deep Space
bts-log-donated = gibt ein Raumschiff der Stufe { $level } von { $place } ins Museum
bts-log-took = übernimmt { $place } (Außenposten: { $marker })
bts-log-lost-control = verliert die Kontrolle über { $place }
bts-log-colonised = kolonisiert { $it } für { $n } SP
bts-log-marked = legt { $marker } auf { $it }
bts-log-automated = automatisiert { $marker }
bts-log-shifted = bewegt einen Vorratswürfel von { $from } nach { $to }
bts-log-researched = erforscht { $it }
bts-log-event = deckt { $it } auf. { $text }
bts-log-sought = sucht { $it }
bts-log-showed = deckt auf: { $it }
bts-log-put = legt { $it } auf { $slot }
bts-log-kept = behält { $it } als private Technologie
bts-log-copied = führt stattdessen { $it } aus
bts-log-vp = erhält { $n } SP
bts-log-unlocked = schaltet Fähigkeit { $n } der Fraktion frei
bts-log-traded = handelt
bts-log-bought = tauscht Erz gegen Bevölkerung
bts-log-sold = tauscht Bevölkerung gegen Erz
bts-log-claimed = beansprucht { $it } für { $n } SP
bts-log-swapped = tauscht den Marker auf { $it } gegen { $sort }
bts-log-immediate = erhält den Bonus von { $it }
bts-log-control = erhält den Kontrollbonus von { $it }
bts-log-colonise-bonus = erhält den Kolonisierungsbonus von { $it }
bts-log-event-due = führt { $it } aus
bts-log-mat-due = nutzt Fähigkeit { $n } der Fraktion
bts-log-use = nutzt { $it }
bts-log-set-up = baut die Fraktion { $it } auf
bts-log-discovered = { $it } wird auf { $place } entdeckt
bts-log-nothing = Für { $place } ist kein System mehr da
bts-log-opened-tech = { $it } kommt in die Auslage
bts-log-guild = { $it } wird geöffnet
bts-log-laid = { $it } kommt auf { $place }
bts-log-dyson = { $it } liegt unter der Dyson Sphäre
bts-log-end-near = Das Ende naht: nach dieser noch eine Runde.
bts-log-all-spent = Keine Fraktion hat noch einen Würfel: Die nächste Runde ist die letzte.
bts-log-ended = Das Spiel ist zu Ende

## Wertung

bts-score = Wertung
bts-score-1 = Technologien Stufe I
bts-score-2 = Technologien Stufe II
bts-score-3 = Technologien Stufe III
bts-score-private = Private Technologien
bts-score-4 = Technologien Stufe IIII
bts-score-automation = Automation
bts-score-colonies = Kolonien
bts-score-outposts = Außenposten
bts-score-events = Ereignisse
bts-score-achievements = Errungenschaften
bts-score-majorities = Sol und Deep Space
bts-score-total = Summe
bts-score-tie = Gleichstand: Marker · Bevölkerung · Erz
bts-score-place = Platz

## Karten

bts-techs = Technologien
bts-systems = Systeme
bts-events = Ereignisse
bts-tech-one = Technologie, Stufe { $level }
bts-system-one = System, Stapel { $deck }
bts-event-one = Ereignis, Stufe { $level }
bts-achievement-one = Errungenschaft
bts-guild-one = Gilde
bts-basic-one = Grundaktion
bts-level-easy-text = Spielt jede Möglichkeit bis zum Ende des Zuges durch und urteilt nach Faustregeln. Gewinnt etwa 3 von 10 normalen Solopartien.
bts-level-normal-text = Spielt jede Möglichkeit bis zum Ende des Zuges durch und urteilt nach dem, was er aus 122 500 Partien gelernt hat. Gewinnt 9 von 10 Partien gegen Leicht.
bts-level-hard-text = Verfolgt vor jedem Zug 2000 mögliche Verläufe. Gewinnt 7 von 10 Partien gegen Normal.
bts-level-expert-text = Verfolgt vor jedem Zug 8000 mögliche Verläufe und denkt einen Augenblick nach. Gewinnt 7 von 10 Partien gegen Schwer. Der stärkste Bot.
