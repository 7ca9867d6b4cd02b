## Taktische Schlachten

x4b-east = Osten
x4b-south-east = Südosten
x4b-south-west = Südwesten
x4b-west = Westen
x4b-north-west = Nordwesten
x4b-north-east = Nordosten
x4b-hologram = Hologrammfeld
x4b-jammer = Störsender
x4b-stabilisers = Stabilisatoren
x4b-unit = { $it } { $n }
x4b-stack = { $it } { $n } ({ $many } Schiffe)
x4b-attack = eigener Angriff
x4b-weapon = { $it } (Reichweite { $n })
x4b-field = Taktische Karte, 9 Spalten und { $rows } Reihen
x4b-hex = Feld { $at }
x4b-rock = Asteroid
x4b-mine = Mine
x4b-planet = Planet
x4b-faces = zeigt nach { $to }
x4b-order = Reihenfolge in Runde { $n }
x4b-attacker = Angreifer
x4b-defender = Verteidiger
x4b-waiting = noch nicht aufgestellt
x4b-docked = im Hangar
x4b-gone = hat die Karte verlassen
x4b-lost = zerstört
x4b-captured = gekapert
x4b-story = Runde für Runde
x4b-approach = Annäherung
x4b-moment = Kampfrunde { $n }

x4b-ask-join = <b>{ $place }:</b> Nimmt { $it } an der Schlacht teil?
x4b-ask-mine = <b>{ $place }:</b> Wohin legst du eine Mine? Noch { $n }.
x4b-ask-deploy = <b>{ $place }:</b> Wo beginnt { $it }?
x4b-ask-face = <b>{ $place }:</b> Wohin zeigt { $it }?
x4b-ask-prepare = <b>{ $place }:</b> Was schaltest du vor der Schlacht ein?
x4b-ask-choose = <b>{ $place }, Kampfrunde { $n }:</b> Welche Einheit handelt als nächste?
x4b-ask-yield = <b>{ $place }:</b> E-Krieg trifft { $it }. Auf welche Aktion verzichtet die Einheit?
x4b-ask-act = <b>{ $place }, Kampfrunde { $n }:</b> Was macht { $it }?

x4b-note-join = Eine getarnte Einheit kann vor ihrem ersten Angriff nicht angegriffen werden; er trifft um 2 besser.
x4b-note-mine = Minen treffen alle, die hindurchfliegen, auch eigene Einheiten, aber keine kleinen Schiffe.
x4b-note-deploy = Wähle ein leuchtendes Feld. Schnellere Einheiten werden später aufgestellt.
x4b-note-choose = Bei gleicher Initiative wechseln sich die Seiten ab.
x4b-note-act = Sie bewegt sich einmal und greift einmal an, in beliebiger Reihenfolge. Würfe sind endgültig.

x4b-do-take-part = Teilnehmen
x4b-do-stay-out = Fernbleiben
x4b-do-mine = Mine auf { $at }
x4b-do-deploy = Auf { $at } aufstellen
x4b-do-face = Nach { $to } ausrichten
x4b-do-line-up = Alle aufstellen
x4b-do-switch-on = { $it }: { $what } an
x4b-do-switch-off = { $it }: { $what } aus
x4b-do-ready = Fertig
x4b-do-yield-movement = Auf die Bewegung verzichten
x4b-do-yield-attack = Auf den Angriff verzichten
x4b-do-disrupt = { $it } stören
x4b-do-command = { $it } als Ziel nennen
x4b-do-fly = Nach { $at } fliegen
x4b-do-fly-facing = Nach { $at } fliegen, Bug nach { $to }
x4b-do-turn = Nach { $to } drehen
x4b-do-dock = An { $it } andocken
x4b-do-depart = Karte verlassen
x4b-do-fire = { $weapon } auf { $it }
x4b-do-volley = Alle Waffen auf { $it }
x4b-do-beam = { $weapon } nach { $to }
x4b-do-bomb = { $weapon } auf die Geschütze des Planeten
x4b-do-storm = { $it } entern
x4b-do-sweep = Minen räumen
x4b-do-by-itself = Selbst handeln lassen
x4b-do-again = Sofort ein zweiter Zug
x4b-do-end = Zug der Einheit beenden

x4b-aim-all = fällt zu { $n } %, trifft ab { $face }, { $points } Punkte erwartet
x4b-aim = trifft ab { $face }, zerstört { $n } %, { $points } Punkte erwartet
x4b-prospects = erwartet: { $own } Punkte Schaden, erleidet { $theirs }
x4b-note-by-itself = Sie greift an, was in Reichweite ist, oder fliegt auf den nächsten Feind zu.
x4b-note-again = Ihr Zug ist zu Ende, und sie handelt noch einmal. Einmal je Kampf.
x4b-note-line-up = Alle restlichen eigenen Einheiten, von der mittleren Reihe nach außen.
x4b-note-depart = Sie zieht sich nach der Schlacht aus dem System zurück.

x4b-verb-fire = Feuern
x4b-verb-fly = Fliegen
x4b-verb-place = Aufstellen
x4b-verb-storm = Entern
x4b-verb-leave = Verlassen
x4b-verb-end = Beenden

x4b-about-rock = Ein Asteroid versperrt Geschützen die Feuerlinie, Raketen nicht. Größere Schiffe, die hineinfliegen, erleiden 1 Schaden.
x4b-about-mine = Eine Mine macht 3 Schaden an Schiffen, die hineinfliegen, und mehr an der Hülle großer Schiffe. Kleine Schiffe kommen vorbei.
x4b-about-planet = Niemand fliegt in den Planeten, und Geschütze feuern nicht durch ihn hindurch.
x4b-about-points = Schild { $sh }, Panzerung { $ar }, Hülle { $hu }
x4b-about-left = Übrig
x4b-about-arms = Waffen

x4b-log-began = Bei { $place } beginnt eine taktische Schlacht.
x4b-log-round = Kampfrunde { $n }.
x4b-log-ended = Die Schlacht bei { $place } ist vorbei.
x4b-log-stayed-out = { $it } bleibt der Schlacht fern.
x4b-log-deployed = { $it } beginnt auf { $at }.
x4b-log-mined = legt eine Mine auf { $at }.
x4b-log-switched-on = { $it }: { $what } an.
x4b-log-switched-off = { $it }: { $what } aus.
x4b-log-turned = { $it } dreht sich.
x4b-log-flew = { $it } fliegt von { $from } nach { $to }.
x4b-log-grazed = { $it } streift auf { $at } einen Asteroiden.
x4b-log-blown = { $it } löst auf { $at } eine Mine aus.
x4b-log-merged = { $it } schließt sich { $other } an.
x4b-log-missed = { $it } feuert auf { $target } ({ $weapon }): kein Treffer.
x4b-log-fired = { $it } feuert auf { $target } ({ $weapon }): { $hits } Treffer, { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} verloren.
x4b-log-intercepted = { $it } fängt { $n } Treffer ab.
x4b-log-hurt = { $it } verliert { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}.
x4b-log-marked = { $it } ist als Ziel markiert.
x4b-log-commanded = { $it } nennt { $target } als Ziel.
x4b-log-disrupted = { $it } stört { $target }.
x4b-log-not-disrupted = { $it } kann { $target } nicht stören.
x4b-log-stormed = { $it } entert { $target }: { $n } Marker.
x4b-log-captured = { $it } ist gekapert.
x4b-log-destroyed = { $it } ist zerstört.
x4b-log-mended = { $it } gewinnt { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} zurück.
x4b-log-swept = { $it } räumt { $n ->
    [one] 1 Mine
   *[other] { $n } Minen
}.
x4b-log-docked = { $it } dockt an { $carrier } an.
x4b-log-departed = { $it } verlässt die Karte.
x4b-log-again = { $it } hat einen zweiten Zug.

x4b-why-cloak = Nicht getarnt
x4b-why-cloak-text = Nur getarnte Einheiten dürfen einer Schlacht fernbleiben.
x4b-why-occupied = Das Feld ist besetzt
x4b-why-occupied-text = Jedes Feld fasst eine Einheit oder einen Stapel, und niemand fliegt in den Planeten.
x4b-why-in-zone = In einer Aufstellungszone
x4b-why-in-zone-text = Minen liegen außerhalb der Aufstellungszonen.
x4b-why-outside = Außerhalb deiner Zone
x4b-why-outside-text = Einheiten beginnen in ihrer Aufstellungszone, Kundschafter bis zu drei Spalten weiter.
x4b-why-beside = Nicht beim Träger
x4b-why-beside-text = Kleine Einheiten beginnen neben ihrem Träger.
x4b-why-facing = Nicht zu Beginn
x4b-why-facing-text = Zu Beginn zeigen Einheiten zum Feind, geradeaus oder eine Seite weiter.
x4b-why-device = Kein solches Gerät
x4b-why-device-text = Die Einheit hat es nicht, oder es wirkt hier nicht: Störsender und EMP-Angriffe legen Ausrüstung lahm.
x4b-why-switched = Schon geschehen
x4b-why-switched-text = Das geht einmal je Zug.
x4b-why-begun = Nur zu Beginn
x4b-why-begun-text = Das geschieht zu Beginn des Zuges der Einheit.
x4b-why-others = Andere zuerst
x4b-why-others-text = Die Einheit hat schon gehandelt, oder Einheiten mit höherer Initiative kommen zuerst.
x4b-why-turn = Nicht am Zug
x4b-why-turn-text = Diese Einheit handelt jetzt nicht.
x4b-why-moved = Schon bewegt
x4b-why-moved-text = Eine Einheit hat je Zug eine Bewegungsaktion, und die ist verbraucht oder verloren.
x4b-why-steady = Stabilisiert
x4b-why-steady-text = Eine stabilisierte Einheit bewegt sich nicht.
x4b-why-reach = Nicht erreichbar
x4b-why-reach-text = Dorthin kommt die Einheit in diesem Zug nicht: Größere Schiffe fliegen nur voraus und drehen sich um wenige Seiten.
x4b-why-attacked = Schon angegriffen
x4b-why-attacked-text = Eine Einheit hat je Zug eine Angriffsaktion, und die ist verbraucht oder verloren.
x4b-why-veiled = Hologrammfeld
x4b-why-veiled-text = Solange das Hologrammfeld an ist, greift die Einheit nicht an.
x4b-why-fired = Schon gefeuert
x4b-why-fired-text = Jede Waffe feuert einmal in einem Angriff.
x4b-why-weapon = So nicht
x4b-why-weapon-text = Waffen mit Feuerlinie werden in eine Richtung gefeuert, alle anderen auf eine Einheit.
x4b-why-range = Zu weit entfernt
x4b-why-range-text = Das Ziel liegt außerhalb der Reichweite der Waffe.
x4b-why-behind = Hinter dem Schiff
x4b-why-behind-text = Nur Raketen und Punktverteidigung feuern nach hinten.
x4b-why-abeam = Nicht querab
x4b-why-abeam-text = Eine Breitseite feuert nur zu den Seiten, auf je ein Ziel.
x4b-why-hidden = Keine Feuerlinie
x4b-why-hidden-text = Ein Asteroid oder der Planet liegt dazwischen.
x4b-why-effect = Wirkungslos
x4b-why-effect-text = Die Waffe kann einer Einheit dieser Klasse nichts anhaben.
x4b-why-target = Kein Ziel
x4b-why-target-text = Es ist kein Feind, nicht auf der Karte oder getarnt.
x4b-why-boarding = Nicht zu entern
x4b-why-boarding-text = Zum Entern braucht es eine Entermannschaft und ein benachbartes Schiff ohne Schild; Schwärme, Titanen und einige andere können nicht geentert werden.
x4b-why-mines = Keine Minen zu räumen
x4b-why-mines-text = Eine Einheit mit eigenen Minen räumt die im Umkreis von drei Feldern.
x4b-why-hangar = Kein Hangar
x4b-why-hangar-text = Kleine Einheiten docken an einem eigenen Träger neben ihnen an, der Platz hat.
x4b-why-edge = Nicht am Rand
x4b-why-edge-text = Ab der zweiten Kampfrunde verlassen Einheiten die Karte aus ihrer eigenen äußersten Spalte.
x4b-why-drive = Kein Antrieb
x4b-why-drive-text = Einheiten ohne strategische Bewegung können nicht fort; kleine docken an.
x4b-why-line = Niemand in der Linie
x4b-why-line-text = In dieser Richtung ist kein Feind, dem die Waffe etwas anhaben kann.
x4b-why-again = Kein zweiter Zug
x4b-why-again-text = Niemand bei dir gibt einer Einheit einen zweiten Zug, oder du hast ihn in diesem Kampf schon genutzt.

## Wiedergabe einer Schlacht

x4p-title = Schlacht bei { $place } wiedergeben
x4p-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
x4p-last = Letzter Angriff
x4b-falls = fällt zu { $n } %, wenn alle Waffen darauf feuern
x4p-log = Verlauf der Schlacht
x4x-printed = auf der Waffe, gegen { $class }
x4x-needs = jeder Würfel braucht
x4x-hits = { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
}
x4x-stopped = { $n } abgefangen
x4x-shield = Schild
x4x-armour = Panzerung
x4x-hull = Hülle
x4x-evade = Ziel weicht aus
x4x-swarm = Ziel ist ein Schwarm
x4x-light = Lichtnachteil
x4x-hologram = Hologrammfeld
x4x-marked = Zielmarkierung
x4x-frequency = Frequenzmodulator
x4x-unseen = Angriff aus der Tarnung
x4x-rear = von hinten
x4x-squadron = Staffelzentrum
x4x-steady = Stabilisatoren
x4x-further = weiteres Ziel in der Linie
x4p-controls = Wiedergabe
x4p-round-back = Eine Runde zurück
x4p-back = Einen Schuss zurück
x4p-play = Abspielen
x4p-pause = Anhalten
x4p-forward = Einen Schuss vor
x4p-round-forward = Eine Runde vor
