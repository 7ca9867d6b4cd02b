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
