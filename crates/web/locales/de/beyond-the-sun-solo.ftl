bta-phase-anarchists = Anarchisten
bta-threat-marker = ein Bedrohungsmarker

bta-ask-colonise = Welches <b>System</b> kolonisieren die Anarchisten?
bta-ask-research = Welche <b>Technologie</b> erforschen die Anarchisten?
bta-why-forbidden = In diesem Zug verboten
bta-why-forbidden-text = Eine Aktionskarte der Anarchisten verbietet das für einen Zug; als Bonus bleibt derselbe Effekt erlaubt.
bta-why-theirs = Den Anarchisten nicht möglich
bta-why-theirs-text = Du entscheidest für die Anarchisten, aber nur unter dem, was ihre Karte erlaubt.

bta-score-threat = Bedrohungsleiste
bta-score-colonist = Vier Kolonien

bta-log-reshuffled = Die { $n } abgelegten Aktionskarten werden zu einem neuen Stapel gemischt
bta-log-nothing-to-draw = Die Anarchisten haben keine Aktionskarte zu ziehen
bta-log-drew = Die Anarchisten ziehen { $it }
bta-log-row = Abschnitt { $n }
bta-log-skipped = Nicht möglich: { $it } ({ $why })
bta-log-did = Sie führen aus: { $it }
bta-log-row-failed = Nichts in diesem Abschnitt ist möglich
bta-log-preferred = Unbekannte Technologien zuerst: { $it } vor { $other }
bta-log-rose = Die Bedrohung steigt: { $n } Marker bleiben auf der Leiste
bta-log-fell = Die Bedrohung sinkt: { $n } Marker liegen auf der Leiste
bta-log-nothing-beside = Neben der Leiste liegt kein Marker
bta-log-marker-left = Ein Marker verlässt die Bedrohungsleiste: { $n } bleiben
bta-log-marker-back = Ein Marker kommt auf die Bedrohungsleiste zurück: { $n } liegen dort
bta-log-event = Ereignis { $it }: { $text }
bta-log-took-card = { $it } kommt von { $slot } auf den Stapel der Anarchisten
bta-log-discarded = { $n ->
    [one] Die Aktionskarte wird abgelegt
   *[other] Die { $n } Aktionskarten werden abgelegt
}
bta-log-end-threat = Der letzte Marker hat die Bedrohungsleiste verlassen: Das Spiel endet sofort
bta-log-end-player = Du hast eine Bedingung erfüllt, die das Spiel beendet

bta-skip-no-ship = kein Raumschiff von ihnen im Deep Space
bta-skip-no-system = kein System am Ziel
bta-skip-no-control = sie kontrollieren kein System
bta-skip-weak = Stärke { $have } von { $need }
bta-skip-researched = schon erforscht
bta-skip-all-researched = alles dieser Stufe erforscht
bta-skip-type = keine Technologie gibt { $it } weiter
bta-skip-missing = { $it } fehlt für { $slot }
bta-skip-none-known = keine liegt offen
bta-skip-no-card = keine Karte der Art ist übrig

## Allein spielen

bta-actor = Anarchistenseite
bta-anarchists = Anarchisten
bta-easy-text = { $n } Marker auf der Bedrohungsleiste: Du hast mehr Zeit.
bta-normal-text = { $n } Marker auf der Bedrohungsleiste.
bta-hard-text = { $n } Marker auf der Bedrohungsleiste: Die Anarchisten sind ihrem Ziel näher.
bta-own-level = Eigene Zahl
bta-own-level-text = Von 4 bis 16 Marker auf der Bedrohungsleiste; weniger sind schwerer.
bta-markers = { $n } Marker
bta-against = Gegen die Anarchisten, { $level }
bta-not-alone = „{ $it }“ ist für Tische ab zwei: Die Anarchisten spielen mit Standardfraktionen und eigenen Ereignissen.
bta-only-alone = Gegen die Anarchisten spielt man allein.

bta-track = Bedrohungsleiste
bta-margin = du { $own } · sie { $theirs }
bta-field-marker = { $n ->
    [one] ein Marker
   *[other] { $n } Marker
}
bta-target = Ziel: { $it }.
bta-left = { $n ->
    [one] Noch { $n } Marker, { $beside } daneben.
   *[other] Noch { $n } Marker, { $beside } daneben.
}
bta-ban-colonise = In diesem Zug kolonisiert keine deiner Aktionen.
bta-ban-research = In diesem Zug erforscht keine deiner Aktionen Stufe II oder III.
bta-ban-jumps = { $n ->
    [one] In diesem Zug darfst du noch { $n } Sprung machen.
   *[other] In diesem Zug darfst du noch { $n } Sprünge machen.
}
bta-ends = Du beendest das Spiel mit
bta-tab = Anarchisten
bta-next = Was als Nächstes kommt
bta-next-note = Ihre oberste Karte ist bekannt. In der jetzigen Lage:
bta-until-hidden = Dann wird etwas Verdecktes aufgedeckt.
bta-until-choice = Dann entscheidest du für sie.
bta-last-turn = Ihr letzter Zug
bta-deck = Ihr Stapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $discards } abgelegt.
bta-have = Was sie haben
bta-have-techs = Technologien
bta-have-colonies = Kolonien
bta-have-places = Außenposten
bta-have-deep = Stärke im Deep Space
bta-none = nichts
bta-aimed-at = Ziel der Anarchisten
bta-card-lies = Hier liegt eine Aktionskarte der Anarchisten: Erforschen sie dies, kommt sie auf ihren Stapel.
bta-note-theirs = Ihre Karte lässt mehrere zu; die Regeln überlassen dir die Wahl.
bta-score-margin = Unterschied
