### Merchant of Venus, deutsch: die Wörter des Spiels, wie sie in der deutschen Ausgabe stehen.

mv-blurb = Treibe Handel zwischen fremden Kulturen, oder überfalle andere Händler.
mv-chosen-pilots = Piloten wählen
mv-chosen-pilots-text = Alle wählen ihren Piloten, wer zuletzt dran ist, zuerst. Ausgeschaltet werden die Piloten verteilt.
mv-contracts-and-markers = Verträge und Marker
mv-contracts-and-markers-text = Auf jedem Begegnungsfeld liegt ein verdeckter Marker, den das erste Schiff aufdeckt, und Bauplätze für Raumhäfen lassen sich per Vertrag reservieren. Die Regeln dafür sind unsere eigenen.

## Mengen

mv-credits = { $n } Credits
mv-fame = { $n } Ruhm
mv-infamy = { $n } Schande
mv-points = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
mv-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
mv-ports = { $n ->
    [one] 1 Raumhafen
   *[other] { $n } Raumhäfen
}
mv-assigns = { $n } für Navigation
mv-percent = { $n } %
mv-n-of = { $n } von { $all }
mv-so-far = { $n } von { $all }.
mv-counts-all = Alles zählt, von Spielbeginn an.
mv-counts-since = Zählt, seit du die Karte hast; { $n ->
    [one] eins davor zählt
   *[other] { $n } davor zählen
} nicht.
mv-worth = insgesamt { $n } Credits wert
mv-worth-unit = Wert
mv-worth-fame = { $n } Ruhm × { $each }
mv-worth-ports = Raumhäfen
mv-worth-fame-from = Der Ruhm kommt von
mv-worth-note = Als wäre das Spiel jetzt zu Ende. Fracht zählt erst, wenn sie verkauft ist; Würfel am Ende können noch etwas bringen.
mv-all-cards = Alle { $n } im Wortlaut
mv-cards-in-full = { $n ->
    [one] Eine Karte im Wortlaut
   *[other] { $n } Karten im Wortlaut
}
mv-n-used = { $n } von { $all }
mv-n-aboard = { $n } an Bord
mv-n-known = { $n } von { $all } entdeckt
mv-n-done = { $n } erfüllt
mv-n-assigned = { $n } von { $most } zugewiesen
mv-plus-fame = +{ $n } Ruhm
mv-credits-unit = Credits
mv-fame-unit = Ruhm
mv-infamy-unit = Schande
mv-points-left = Bewegung übrig

## Der Tisch

mv-setting-up = Aufbau
mv-round = Runde { $n }
mv-round-of = Runde { $n } von { $all }
mv-map = Sternenkarte
mv-map-words = Sternenkarte, { $n } Felder, { $lit } leuchten
mv-bearings = Vom Schiff von { $name }, auf { $place }
mv-bearing = { $name } ({ $place }): { $n ->
    [one] { $n } Feld entfernt
   *[other] { $n } Felder entfernt
}
mv-base = Galaktische Basis
mv-base-short = keine Kultur
mv-space = freier Raum
mv-route = Route { $from } nach { $to }
mv-at = { $what }, { $place }
mv-kind-city = Stadt
mv-kind-port = Raumhafen
mv-kind-merchant = Raumhafen von { $name }
mv-kind-orbit = Orbitalfeld
mv-kind-nav = Navigationsfeld
mv-kind-encounter = verdeckte Begegnung
mv-kind-marker = verdeckter Marker
mv-kind-reserved = Orbitalfeld, reserviert von { $name }
mv-kind-asteroid = Asteroid
mv-kind-hazard = Gefahr, { $test }
mv-kind-telegate = Teleportal { $n }
mv-kind-pirate = Piraten: { $name }
mv-kind-blue = blaues Feld
mv-kind-yellow = gelbes Feld
mv-kind-red = rotes Feld
mv-test = { $stat ->
    [Pilot] Pilotenprüfung
   *[other] { $stat }prüfung
}
mv-laser = Laser
mv-shield = Schild
mv-pilot-word = Pilot
mv-navigation = Navigation
mv-navigation-short = Ausgang und Portal
mv-thrust = Zusatzschub
mv-thrust-short = ein Würfel mehr
mv-first-contact = Erstkontakt
mv-movement = Bewegung
mv-skips-yellow = Gelbe Felder frei
mv-skips-red = Rote Felder frei
mv-exits = Werte des Navigationswürfels, die hierhin führen
mv-key = Legende
mv-key-dots = Feld: blau, gelb mit Balken, rot mit zwei
mv-key-hazard = Gefahr: Laser-, Schild- oder Pilotenprüfung
mv-key-nav = Navigation, Ausgang nach Würfel
mv-key-encounter = Begegnung, verdeckt
mv-key-marker = Begegnungsmarker, verdeckt
mv-key-contract = Vertrag: Zeichen des Inhabers auf einem Orbitalfeld
mv-key-asteroid = Asteroid
mv-key-city = Stadt
mv-key-port = Raumhafen; farbig: der eines Spielers
mv-key-orbit = Orbitalfeld, Platz für einen Raumhafen
mv-key-pirate = Piraten, Wert und Farbe der Beute
mv-key-telegate = Teleportal und seine Nummer
mv-key-green = grüne Linie, kostet 2
mv-key-route = Handelsroute, kostet 1
mv-keys-zoom = Zoom
mv-zoom-in = Vergrößern
mv-zoom-out = Verkleinern
mv-zoom-ship = Zum Schiff
mv-zoom-fit = Ganze Karte
mv-goals = Ziele in Reichweite
mv-more-lit = { $n ->
    [one] Ein weiteres Feld leuchtet
   *[other] { $n } weitere Felder leuchten
}
mv-offer = Auswahl
mv-likely = Die getönten Linien liegen in Reichweite eines mittleren Wurfs von { $n }.

## Märkte

mv-markets = Märkte
mv-here = Hier: { $place }
mv-cargo-sells = Meine Fracht verkaufen
mv-no-cargo = Keine Waren an Bord.
mv-not-found = { $names }: noch nicht entdeckt
mv-trades = Beste bekannte Geschäfte
mv-trades-note = je Ware
mv-no-trades = Noch lohnt sich nichts. Entdecke mehr Kulturen.
mv-trade-words = { $good }: kaufen bei { $from }, verkaufen bei { $to }, Gewinn { $n }
mv-cultures = Kulturen und Waren
mv-unknown-where = noch nicht entdeckt
mv-intel-row = Aufklärung neben der Rundenleiste
mv-passengers = Passagiere
mv-waits-at = wartet bei { $place }
mv-to = Ziel: { $place }
mv-catalogue = Anderswo zu kaufen
mv-sells = Verkauft
mv-buys = Kauft
mv-buyers = Käufer
mv-buyers-n = { $n ->
    [one] eine Kultur
   *[other] { $n } Kulturen
}
mv-pays = zahlt { $n } ({ $market })
mv-sells-where = { $it }: wo man es verkauft
mv-sellers = Verkäufer
mv-resale = Verkauf

## Das Schiff

mv-your-ship = Dein Schiff
mv-ship-of = Schiff von { $name }
mv-level = Stufe { $n }{ $side }
mv-level-of = Stufe { $n } von 3
mv-level-short = Stufe { $n }
mv-skill = Können { $n }
mv-no-pilot = Noch kein Pilot.
mv-home = Heimat: { $n } { $name }
mv-speed-dice = Würfel
mv-not-rolled = noch nicht gewürfelt
mv-die-words = Geschwindigkeitswürfel mit { $n }
mv-dials = Anzeigen, Antrieb
mv-no-drive = kein Antrieb
mv-drive-off = in diesem Zug abgeschaltet
mv-holds = Frachträume
mv-free = frei
mv-extra-room = neben den Frachträumen
mv-upgrades = Verbesserungen
mv-free-slot = freier Platz, +{ $n } Ruhm
mv-missions = Aufträge
mv-rivals = Mitspieler
mv-met = bestanden
mv-missed = verpasst
mv-rail = Protokoll und Chat
mv-log = Protokoll
mv-chat = Chat
mv-pane-map = Karte
mv-pane-market = Märkte
mv-pane-ship = Schiff
mv-pane-log = Protokoll

## Was gefragt wird

mv-ask-pilot = Welcher <b>Pilot</b> fliegt für dich?
mv-ask-dials = Welche <b>Anzeige</b> beginnt bei 2?
mv-ask-start = <b>Wohin</b> fliegst du?
mv-ask-move = Weiterflug: noch <b>{ $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}</b>.
mv-asked-move = Bewege das Schiff.
mv-ask-gate = Das <b>Teleportal</b> wirkt gleich.
mv-ask-steer = Wohin <b>treibt</b> das Schiff deines Nachbarn?
mv-ask-course = Wähle den <b>Kurs</b> frei.
mv-ask-accept = Die <b>{ $test }</b> ist nicht bestanden. Annehmen?
mv-ask-brace = Vor der <b>{ $test }</b>: einer Schiffsverbesserung einen Würfel zuweisen?
mv-ask-lower = <b>{ $dial }</b> senken und weiterfliegen?
mv-ask-fight = <b>{ $it }</b> versperren den Weg. Wie kämpfst du?
mv-asked-fight = Kämpfe gegen die Piraten.
mv-ask-give = Welche <b>Ware</b> gibst du ab?
mv-ask-gain = Welche <b>Ware</b> nimmst du?
mv-ask-may = <b>{ $it }</b> nutzen?
mv-asked-may = Eine Karte bietet etwas an.
mv-ask-way = <b>{ $it }</b>: welche Möglichkeit?
mv-asked-way = Wähle eine der Möglichkeiten einer Karte.
mv-ask-die = Welchen <b>Geschwindigkeitswürfel</b> änderst du?
mv-ask-system = <b>{ $it }</b>: welches System?
mv-asked-system = Wähle ein System.
mv-ask-peek = Welche <b>Erstkontaktkarte</b> siehst du an?
mv-ask-top = Bleibt die <b>Begegnung</b> oben?
mv-ask-swap = Welche <b>Aufträge</b> werden getauscht?
mv-ask-choose-gate = Zu welchem <b>Teleportal</b>?
mv-ask-aboard = <b>{ $it }</b> an Bord nehmen?
mv-asked-aboard = Einen blinden Passagier aufnehmen?
mv-ask-shuttle = Wen nimmt das <b>Shuttle</b> auf, wen setzt es ab?
mv-ask-end-of-move = Noch etwas <b>vor dem Handel</b>?
mv-ask-trade = Handel: <b>{ $it }</b>.
mv-asked-trade = Treibe Handel.
mv-ask-unload = Was <b>lädst du hier ab</b>?
mv-ask-jettison = Was geht <b>über Bord</b>?
mv-ask-reward = <b>{ $it }</b>: behalten?
mv-asked-reward = Behalte eine Belohnung oder tausche sie.
mv-ask-exchanged = Welche getauschte <b>Belohnung</b> nimmst du?
mv-ask-declare = Vor Zugende einen <b>Auftrag</b> erfüllen?
mv-note-start = Erkläre eine Richtung und würfle, oder bleib und handle unbegrenzt.
mv-note-move = Drücke ein leuchtendes Feld, um den Flug zu planen; er geht, bis Würfel oder Karten entscheiden.
mv-note-dice = Würfel können zugewiesen werden: Navigation bestimmt Ausgänge. Drücke ein leuchtendes Feld zum Fliegen.
mv-note-drift = Kein Würfel auf Navigation: weise einen zu, sonst entscheiden andere.
mv-note-fight = Würfel plus { $n } darf deinen Wert nicht übersteigen. Niederlage kostet ein { $good } oder Credits, und der Flug endet.
mv-note-lower = { $dial } bleibt dauerhaft gesenkt; sonst endet der Zug hier.
mv-note-brace = { $stat } steht auf { $n }; der Würfel darf nicht höher sein. Ein Würfel auf einer Schiffsverbesserung zählt dazu.
mv-note-end-of-move = Vor dem Handel können noch Würfel zugewiesen werden.
mv-note-times = bis zu { $n } ×
mv-note-trade = In diesem Zug noch: { $buys ->
    [0] kein Kauf
    [one] 1 Kauf
   *[other] { $buys } Käufe
}, { $sells ->
    [0] kein Verkauf
    [one] 1 Verkauf
   *[other] { $sells } Verkäufe
}.
mv-note-free-trade = Du bist nicht geflogen: kaufe und verkaufe beliebig oft.
mv-step-direction = Richtung
mv-step-roll = Würfeln
mv-step-rolled = Wurf { $n }
mv-step-path = Flug
mv-step-trade = Handel

## Auswahl

mv-set = { $dial } auf 2
mv-intel = Aufklärung: { $it }
mv-use = { $it } nutzen
mv-switch-off = { $it } abschalten
mv-launch = Würfeln und treiben
mv-stay = Hier bleiben
mv-navigate = { $n } auf Navigation
mv-do-thrust = { $n } auf Zusatzschub
mv-power = { $n } auf { $it }
mv-land = Landen: { $place }
mv-jump = Springen
mv-ignore = Teleportal ignorieren
mv-drift = Weitertreiben
mv-gate = Teleportal { $n }
mv-fight = Mit { $stat }
mv-surrender = Sich ergeben
mv-accept = Ergebnis annehmen
mv-lower = Senken, weiterfliegen
mv-end = Zug hier beenden
mv-give = { $it } abgeben
mv-yes = Ja
mv-no = Nein
mv-way = Möglichkeit { $n }
mv-die = Den Würfel mit { $n }
mv-turn = { $from } auf { $to } drehen
mv-top = Oben lassen
mv-under = Unter den Stapel
mv-swap = { $name }: { $mine } gegen { $theirs }
mv-buy = { $it } kaufen
mv-sell = { $it } verkaufen
mv-smuggle = { $it } auf dem Schwarzmarkt verkaufen
mv-take = { $it } aufnehmen
mv-drop = { $it } absetzen
mv-open-hatch = Platz machen …
mv-leave = { $it } abladen
mv-throw = { $it } über Bord
mv-promote = Aufwerten: { $it }
mv-second-mission = Zweitauftrag
mv-complete = { $it } erfüllen
mv-build = { $place } bauen
mv-contract = Vertrag: { $place }
mv-contract-of = Gehört { $name }.
mv-keep = { $it } behalten
mv-exchange = { $it } tauschen
mv-done = Fertig
mv-note-navigate = Ausgänge und Teleportale mit { $n }
mv-note-thrust = würfelt einen Geschwindigkeitswürfel mehr
mv-note-odds = Wert { $value }, gewinnt { $n } %
mv-note-sell = { $n } Credits, Markt { $market }
mv-note-passenger = Ziel: { $to }, Fahrpreis { $n }
mv-danger-odds = { $n } % Aussicht
mv-danger-test = { $test } { $n } %
mv-danger-pirate = Piraten, höchstens { $n } %
mv-danger-card = eine Karte entscheidet
mv-danger-marker = ein verdeckter Marker entscheidet
mv-tests = { $n ->
    [one] Prüfung { $chance } %
   *[other] { $n } Prüfungen { $chance } %
}
mv-verb-roll = Würfeln
mv-verb-fly = Fliegen
mv-verb-fly-and-land = Fliegen und landen
mv-verb-stay = Bleiben
mv-verb-land = Landen
mv-verb-jump = Springen
mv-verb-drift = Treiben
mv-verb-assign = Zuweisen
mv-verb-fight = Kämpfen
mv-verb-use = Nutzen
mv-verb-switch-off = Abschalten
mv-verb-buy = Kaufen
mv-verb-sell = Verkaufen
mv-verb-take = Aufnehmen
mv-verb-drop = Absetzen
mv-verb-leave = Abladen
mv-verb-throw = Über Bord
mv-verb-give = Abgeben
mv-verb-promote = Aufwerten
mv-verb-complete = Erfüllen
mv-verb-build = Bauen
mv-verb-keep = Behalten
mv-verb-exchange = Tauschen
mv-verb-open = Platz machen
mv-verb-end = Beenden
mv-verb-go-on = Weiter
mv-verb-choose = Wählen
mv-do-head = Kurs: <b>{ $it }</b>.
mv-do-go = Flug: <b>{ $it }</b>.
mv-do-steer = Steuern: <b>{ $it }</b>.
mv-do-pilot = <b>{ $it }</b> fliegt für dich.
mv-do-system = <b>{ $it }</b> wählen.
mv-do-gain = <b>{ $it }</b> nehmen.
mv-do-it = <b>{ $it }</b>
mv-fly-to = Flug: <b>{ $it }</b>, { $n } von { $all }?
mv-aim-at = Wurf für <b>{ $it }</b>, { $n } Bewegungspunkte entfernt?
mv-then-aim = Ein mittlerer Wurf bringt { $n }. Reichen die Würfel, ist der Flug dorthin sofort geplant.
mv-then-head = Die Würfel entscheiden, wie weit; der erste Schritt geht dorthin.
mv-then-launch = Vom Navigationsfeld führt ein Würfel oder der Nachbar weiter.
mv-then-drift = Jemand anderes oder der Zufall entscheidet, wohin es geht.
mv-then-navigate = Navigationsfelder führen zu Ausgängen mit { $n }, Teleportale zu Teleportal { $n }.
mv-then-contact = Die Landung deckt die Erstkontaktkarte auf, kein Zurück.
mv-then-trade = Du landest und kannst dort handeln.
mv-then-decides = Fliegt bis { $place }: { $what }. Gelingt es, wird der Rest des Weges wieder vorgeschlagen.
mv-then-steps = { $n } Schritte, jeder kann zurückgenommen werden.
mv-then-lower = Gefahren dieser Art sind für den Rest des Zuges blau.
mv-then-build = Das Schiff zieht auf den neuen Raumhafen, und der Zug endet.
mv-then-contract = Nur du darfst dort bauen, und der Bau kostet nichts mehr.
mv-then-switch-off = Felder seiner Farbe zählen in diesem Zug wieder.
mv-level-greedy-text = Kauft, wofür er einen Abnehmer kennt, und fliegt dorthin. Plant die nächste Reise nicht: etwa 400 Credits je Partie.
mv-level-easy-text = Handelt, verschätzt sich aber oft beim Ziel und plant nur einen Halt voraus. Für deine ersten Partien; gewinnt 9 von 10 Partien gegen einen Bot, der keine Reisen plant.
mv-level-normal-text = Plant einen Halt voraus und verschätzt sich manchmal beim Ziel. Gewinnt 8 von 10 Partien gegen Leicht.
mv-level-hard-text = Plant seine Reisen zwei Halte voraus, verschätzt sich aber darin, was ein Halt einbringt. Gewinnt 3 von 4 Partien gegen Normal.
mv-level-expert-text = Der Händler: plant seine Reisen zwei Halte voraus, mit Preisen, Chancen, Aufträgen und Zeit. Gewinnt 8 von 10 Partien gegen Schwer. Der stärkste Bot.
mv-hint = Ein Bot würde wählen: { $it }.
mv-hint-clear = Nichts anderes kommt nahe heran.
mv-hint-close = Es ist knapp.
mv-hint-second = Zweitens: { $it }, { $gap } Credits dahinter.
mv-hint-credits = { $n } Credits
mv-hint-plan = Plan: { $what }.
mv-plan-rate = { $stops }; etwa { $n } Credits je Runde
mv-plan-now = { $place } noch in dieser Runde ({ $n })
mv-plan-stop = { $place } in { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} ({ $n })

## Das Protokoll

mv-log-turn = { $name } ist am Zug
mv-log-ended = Das Spiel ist zu Ende
mv-log-appeared = { $it } wartet bei { $place }.
mv-log-gate-placed = Teleportal { $n } liegt nun offen ({ $place }).
mv-log-pirate-placed = Dort lauern nun { $it } ({ $place }).
mv-log-asteroid = Dort ist nun ein Asteroid ({ $place }).
mv-log-blue = Dort ist nun ein blaues Feld ({ $place }).
mv-log-produced = { $it } produzieren { $n }.
mv-log-restocked = { $n } neu auf dem Markt: { $it }.
mv-log-market = Der Markt bewegt sich: { $it }.
mv-log-peeked-at = In { $system } leben: { $it }.
mv-log-scried-at = Die nächste Begegnung ist { $it }.
mv-log-contacts = Die Karten von { $one } und { $two } tauschen die Plätze.
mv-log-pilot = fliegt mit { $it }
mv-log-dials = stellt Laser { $laser }, Schild { $shield }
mv-log-drills = verdient { $n } mit Bohrmarkern
mv-log-stayed = bleibt
mv-log-intel = kauft Aufklärung: { $it }
mv-log-used = nutzt { $it }
mv-log-off = schaltet { $it } ab
mv-log-rolled = würfelt { $dice }: { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
mv-log-assigned = weist { $n } zu: { $it }
mv-log-thrust = nutzt Zusatzschub und würfelt { $n }
mv-log-die = dreht einen Würfel von { $from } auf { $to }
mv-log-moved = fliegt: { $place }
mv-log-steered = steuert das Schiff: { $place }
mv-log-jumped = springt zu Teleportal { $n }
mv-log-ignored = ignoriert das Teleportal
mv-log-tested = { $test }: würfelt { $die } gegen { $value }
mv-log-lowered = senkt { $dial }, um weiterzufliegen
mv-log-encountered = deckt { $it } auf: „{ $text }“
mv-log-beaten = besiegt { $it } mit { $stat }
mv-log-lost-fight = verliert gegen { $it }
mv-log-points = { $n ->
    [one] 1 Bewegungspunkt
   *[other] { $n } Bewegungspunkte
}
mv-log-dial = { $dial } steht nun auf { $n }
mv-log-drilled = legt einen Bohrmarker: { $place }
mv-log-turn-ended = muss den Zug beenden
mv-log-landed = landet: { $place }
mv-log-discovered = entdeckt { $it } in { $system }
mv-log-swapped = gibt { $mine } an { $other } für { $theirs }
mv-log-peeked = sieht die Karte von { $system } an
mv-log-scried = sieht die nächste Begegnung an
mv-log-under = legt die Begegnung unter den Stapel
mv-log-lost = verliert { $it }
mv-log-gained = erhält { $it }
mv-log-paid = zahlt { $n } Credits
mv-log-earned = verdient { $n } Credits
mv-log-fame = gewinnt { $n } Ruhm
mv-log-infamy = bekommt { $n } Schande
mv-log-bought = kauft { $it } für { $n }
mv-log-sold = verkauft { $it } für { $n }, Markt { $market }
mv-log-smuggled = verkauft { $it } auf dem Schwarzmarkt für { $n }
mv-log-fee = zahlt { $owner } { $n } Gebühr
mv-log-boarded = nimmt { $it } auf, Ziel: { $to }
mv-log-delivered = setzt { $it } ab für { $n }
mv-log-left = lädt { $it } ab
mv-log-thrown = wirft { $it } über Bord
mv-log-promoted = wertet den Piloten auf: { $it }, Stufe { $level }
mv-log-mission = zieht den Auftrag { $it }
mv-log-completed = erfüllt { $it }: { $n } Ruhm
mv-log-met = besteht die Herausforderung { $it }
mv-log-missed = verpasst die Herausforderung { $it }
mv-log-reward = zieht die Belohnung { $it }
mv-log-kept = behält { $it }
mv-log-exchanged = tauscht { $it }
mv-log-returned-reward = legt { $it } unter den Stapel
mv-log-title = hält den Titel { $it }: { $n } Ruhm
mv-log-returned = gibt { $it } zurück
mv-log-built = baut einen Raumhafen: { $place }
mv-log-contract = kauft den Vertrag für { $place }, { $n } Credits
mv-log-marker = deckt den Marker auf { $place } auf: { $it }
mv-marker-card = eine Karte wird gezogen
mv-log-ports-sold = verkauft die Raumhäfen für { $n }
mv-log-final = würfelt für { $it }: { $n } Ruhm

## Was die Dinge sind

mv-about-dial = Prüfungen und Kämpfe werden gegen sie gewürfelt. Sie reicht bis { $max }; ihr Ruhm zählt am Ende.
mv-about-dice = Ihre Summe ist die Bewegung. Ein Pilot dieser Stufe darf { $n } davon zuweisen; zugewiesene zählen weiter.
mv-about-hazard = Dein Wert bei { $stat } ist { $value }: Der Würfel darf nicht höher sein, { $n } %.
mv-about-pirate = Sie zählen { $plus } zum Würfel und nehmen ein { $good }. Am besten ist { $stat }: { $n } %.
mv-about-nav = Der Navigationswürfel bestimmt den Ausgang; ohne ihn steuern andere.
mv-about-encounter = Hier wird eine Karte gezogen.
mv-about-marker = Das erste Schiff hier deckt den Marker auf. { $n } Marker sind noch verdeckt; bei { $cards } davon wird eine Karte gezogen.
mv-about-asteroid = Schiffe können hier landen; gehandelt wird nichts.
mv-about-telegate = Es schickt das Schiff zu dem Teleportal, das der Navigationswürfel nennt.
mv-about-merchant = Handel hier bringt dem Besitzer { $n } je Aktion.
mv-about-landing = Schiffe landen hier, um zu handeln.
mv-about-base = Hier werden Piloten aufgewertet, Aufträge und getauschte Belohnungen gekauft.
mv-about-site = Hier kann für { $n } Credits ein Raumhafen gebaut werden.
mv-about-own-contract = Du hast den Vertrag: Ein Raumhafen kostet hier nichts mehr.
mv-about-reserved = { $name } hat den Vertrag; sonst baut hier niemand.
mv-about-culture = Kultur { $n }: { $name }
mv-about-looked = Nur du hast diese Karte angesehen.
mv-about-unknown = Hier ist noch niemand gelandet. Wer zuerst landet, trifft die Kultur.
mv-about-anomaly = Weder Kultur noch Markt, nur Gefahr.
mv-about-good = { $category } der Kultur { $name }, kostet { $n }.
mv-about-resale = schwach { $weak }, aktiv { $active }, stark { $strong }
mv-about-passenger = Ziel: { $to }. Zahlt { $n }, braucht Kapazität { $capacity }.
mv-lives-at = Sie leben in { $place }.

## Warum nicht

mv-sum-need = nötig
mv-sum-points = Bewegung übrig
mv-sum-credits = Credits
mv-sum-have = bisher
mv-sum-printed = aufgedruckter Preis
mv-sum-change = Rabatte und Aufschläge
mv-sum-fee = Gebühr an den Besitzer
mv-why-over = Das Spiel ist zu Ende
mv-why-over-text = Es kann nichts mehr getan werden.
mv-why-turn = Du bist nicht dran
mv-why-turn-text = Gerade entscheidet jemand anderes.
mv-why-else = Gefragt ist etwas anderes
mv-why-else-text = Jetzt geht es darum: { $what }
mv-why-joined = Keine Linie führt dorthin
mv-why-joined-text = Ein Schritt geht auf einer Linie vom Schiff aus. Fernere Felder leuchten nach dem Wurf, wenn die Bewegung reicht.
mv-why-backwards = Nicht zurück
mv-why-backwards-text = Schiffe kehren nicht auf das Feld zurück, das sie gerade verlassen haben.
mv-why-closed = Ein Raumhafen versperrt den Weg
mv-why-closed-text = Der Raumhafen von { $name } ersetzt die Stadt.
mv-why-far = Zu weit
mv-why-far-text = Die übrige Bewegung reicht für diese Linie nicht.
mv-why-heading = Eine andere Richtung war erklärt
mv-why-heading-text = Der erste Schritt geht dorthin: { $place }.
mv-why-navigation = Die Navigation entscheidet
mv-why-navigation-text = Von hier bestimmt der Navigationswürfel den Ausgang, ohne ihn jemand anderes.
mv-why-gate = Erst wirkt das Teleportal
mv-why-gate-text = Springe oder ignoriere es, bevor du weiterfliegst.
mv-why-move = Das Schiff muss fliegen
mv-why-move-text = Nach dem Wurf wird mindestens ein Schritt geflogen.
mv-why-landing = Hier landet niemand
mv-why-landing-text = Schiffe landen auf Städten, Raumhäfen, der Basis und Asteroiden.
mv-why-business = Hier gibt es keinen Handel
mv-why-business-text = Lande bei einer entdeckten Kultur, um zu kaufen und zu verkaufen.
mv-why-here = Nicht hier
mv-why-here-text = Es ist woanders.
mv-why-room = Kein Platz an Bord
mv-why-room-text = Die Frachträume sind voll. Verkaufe etwas, lade es ab oder kaufe einen Frachtraum.
mv-why-destination = Falsches Ziel
mv-why-destination-text = Das Ziel des Passagiers ist ein anderes: { $place }.
mv-why-place = Falscher Ort
mv-why-place-text = Das geschieht woanders.
mv-why-credits = Zu wenig Credits
mv-why-credits-text = Es kostet mehr, als du zahlen kannst.
mv-why-done = Schon geschehen
mv-why-done-text = Das geschieht nur einmal.
mv-why-owned = Nicht deins
mv-why-owned-text = Die Karte gehört jemand anderem oder noch niemandem.
mv-why-used = Schon genutzt
mv-why-used-turn = Es kann einmal je Zug genutzt werden.
mv-why-used-round = Es kann einmal je Runde genutzt werden.
mv-why-used-game = Es kann einmal je Spiel genutzt werden.
mv-why-moment = Nicht jetzt
mv-why-moment-text = Das wird zu einem anderen Zeitpunkt genutzt.
mv-why-condition = Die Bedingung ist nicht erfüllt
mv-why-condition-text = Etwas, das verlangt wird, fehlt noch.
mv-why-landed = Du bist nicht gelandet
mv-why-landed-text = Fliege her und lande. Ein Schiff, das am Startort des Zuges bleibt, ist nicht gelandet.
mv-why-land-at = Ein anderes Ziel
mv-why-land-at-text = Lande hier: { $place }.
mv-why-after = Nicht vor der Bewegung
mv-why-after-text = Ein Auftrag mit Ziel wird erfüllt, nachdem du geflogen oder geblieben bist.
mv-why-goal = Es fehlt noch etwas
mv-why-goal-text = { $goal }
mv-why-die = Kein solcher Würfel
mv-why-die-text = Kein freier Geschwindigkeitswürfel zeigt diesen Wert.
mv-why-assign = Keine Würfel mehr zuzuweisen
mv-why-assign-text = Ein Pilot der Stufe { $n } darf nicht mehr Würfel zuweisen.
mv-why-site = Der Platz ist besetzt
mv-why-site-text = { $name } hat dort einen Raumhafen.
mv-why-reserved = Der Bauplatz ist reserviert
mv-why-reserved-text = { $name } hat den Vertrag für diesen Bauplatz.
mv-why-contracts = Keine Verträge
mv-why-contracts-text = An diesem Tisch wird ohne Verträge gespielt.
mv-why-token = Keine Marker mehr
mv-why-token-text = Alle deine Raumhafen- und Bohrmarker sind im Einsatz.
mv-why-bought = Du hast etwas gekauft
mv-why-bought-text = Wer kauft, baut nicht im selben Zug.
mv-why-points = Keine Bewegung übrig
mv-why-points-text = Ein Schiff, das Piraten mit dem letzten Punkt erreicht, kann nicht kämpfen.
mv-why-fight = Der Kampf ist noch offen
mv-why-fight-text = Solange du kämpfen kannst, kämpfst du.
mv-why-offered = Hier nicht im Angebot
mv-why-offered-text = Der Markt hier hat es nicht.
mv-why-left = In diesem Zug abgeladen
mv-why-left-text = Abgeladene Fracht bleibt bis zum Ende des Zuges hier.
mv-why-action = Keine Aktion übrig
mv-why-action-text = Nach einem Flug ist die Zahl der Käufe und Verkäufe begrenzt.
mv-why-have = Du hast es schon
mv-why-have-text = Mehr als eines davon nützt keinem Schiff.
mv-why-slot = Kein freier Platz
mv-why-slot-text = Alle Plätze dafür am Schiff sind belegt.
mv-why-dial = Die Anzeige ist am Ende
mv-why-dial-text = Höher lässt sie sich nicht drehen.
mv-why-none = Keines übrig
mv-why-none-text = Alle Marker dieser Art sind im Einsatz.
mv-why-aboard = Keine an Bord
mv-why-aboard-text = Davon hast du nichts geladen.
mv-why-wanted = Hier kauft das niemand
mv-why-wanted-text = Diese Kultur braucht es nicht. Die Käufer stehen bei der Ware.

## Das Ende

mv-score = Ruhm und Credits
mv-score-markers = Ruhmesmarker
mv-score-rewards = Belohnungen
mv-score-missions = Aufträge
mv-score-titles = Titel
mv-score-dials = Anzeigen
mv-score-holds = Frachträume
mv-score-upgrades = Schiffs­verbesserungen
mv-score-technologies = Technologien
mv-score-dice = Würfel am Ende
mv-score-infamy = Schande
mv-score-fame = Gesamtruhm
mv-score-converted = Ruhm in Credits
mv-score-cash = Bargeld
mv-score-ports = Raumhäfen verkauft
mv-score-total = Credits gesamt
mv-score-out = aus
mv-score-place = Platz
mv-solo-won = Gewonnen: alle Herausforderungen bestanden und reich genug.
mv-solo-lost = Nicht gewonnen: Dazu braucht es jede Herausforderung und { $n } Credits.
mv-solo-rating = Wertung:

## Die Kartenschau

mv-all-goods = Waren
mv-all-technologies = Technologien
mv-all-equipment = Ausrüstung
mv-all-pilots = Piloten
mv-all-rewards = Belohnungen
mv-all-encounters = Begegnungen
mv-all-pirates = Piraten
mv-all-challenges = Herausforderungen
mv-good-one = Ware von { $name }
mv-technology-one = Technologie von { $name }
mv-mission-one = Auftrag
mv-reward-one = Belohnung
mv-encounter-one = Begegnung, { $n } im Stapel
mv-pirate-one = Piraten
mv-challenge-one = Herausforderung der Stufe { $n }

mv-told-flew = erreicht { $place }
mv-told-goods = { $n } × { $it }
mv-told-worth = { $n } Wert
mv-told-sold = verkauft { $it } für { $n }
mv-told-met = deckt „{ $it }“ auf
mv-told-on-route = fliegt auf der { $place }
mv-told-adrift = fliegt durch den freien Raum
