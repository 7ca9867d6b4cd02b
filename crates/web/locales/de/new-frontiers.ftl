### New Frontiers, deutsch: die Wörter des Spiels, wie sie in der deutschen Ausgabe stehen.

nf-blurb = Besiedle Welten, baue ein Reich aus Plättchen.
nf-first-game = Erstes Spiel
nf-first-game-text = Alle spielen die markierte Seite von Auslagen und Plättchen. Ausgeschaltet entscheiden Münzwürfe über die Plättchen, und ihr wählt eure Heimatkolonie.
nf-goals = Galaktische Ziele
nf-goals-text = Acht Ziele, eines davon geheim, ersetzen den Rückzug in die Isolation.

## Mengen

nf-credits = { $n ->
    [one] { $n } Krediteinheit
   *[other] { $n } Krediteinheiten
}
nf-credits-word = { $n ->
    [one] Kredit{"\u00AD"}einheit
   *[other] Kredit{"\u00AD"}einheiten
}
nf-colonists = { $n ->
    [one] { $n } Kolonist
   *[other] { $n } Kolonisten
}
nf-colonists-word = { $n ->
    [one] Kolonist
   *[other] Kolonisten
}
nf-goods = { $n ->
    [one] { $n } Gut
   *[other] { $n } Güter
}
nf-vp = { $n } SP
nf-military = Stärke { $n }
nf-military-word = Stärke
nf-chips-word = SP-Chips
nf-novelty = Luxusgüter
nf-rare = Seltene Elemente
nf-genes = Gene
nf-alientech = Alien-Technologie
nf-with-good = mit einem Gut: { $good }
nf-needs-colonists = braucht { nf-colonists }
nf-defence = Verteidigung { $n }
nf-cost = Kosten { $n }
nf-of = { $n } von { $all }

## Der Tisch

nf-round = Runde { $n }
nf-choosing-homes = Wahl der Heimatkolonien
nf-actions = Aktionen
nf-order = Spielreihenfolge
nf-disc-done = { $name } hat gewählt
nf-disc-waits = { $name } wählt noch
nf-selects-now = { $name } wählt.
nf-you-selected = Du hast gewählt und handelst zuerst.
nf-selected-reveal = { $name } hat gewählt. { $keeper } darf erst ein Ziel aufdecken.
nf-selected-you-reveal = { $name } hat gewählt. Du darfst erst dein Ziel aufdecken.
nf-keeps-goal = { $name } sucht ein Ziel aus.
nf-you-keep-goal = Du suchst ein Ziel aus.
nf-selected = { $name } hat gewählt.
nf-selected-you-act = { $name } hat gewählt. Du bist { $place ->
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
   *[other] als Fünftes
} dran.
nf-bonus-develop = Wer wählt, zahlt 1 weniger
nf-bonus-explore = Wer wählt, nimmt 2; Rest in den Beutel
nf-bonus-settle = Wer wählt: +1 Kolonist; ≤ { $n } übrig: Ende
nf-bonus-produce = { $n ->
    [0] 1 je Welt; wer wählt: +1 Windfall-Gut
   *[other] Wer wählt: { nf-credits }, +1 Windfall-Gut
}
nf-bonus-trade = Preise { $prices }; wer wählt: vorher +1 SP
nf-bonus-envoys = +1 SP, an die Spitze
nf-bonus-isolation = +2 Krediteinheiten
nf-bonus-goals = 1 Platz vor, +1 Krediteinheit, 1 Ziel von 3
nf-boards = Entwicklungstafeln
nf-small = Kleine Entwicklungen
nf-large = Große Entwicklungen
nf-bars = gefüllte Balken: noch da
nf-left = noch { $n }
nf-now-cost = jetzt { $n }
nf-no-power = Keine Fähigkeit
nf-home-sides = Die beiden Seiten deiner Auslage
nf-layout = Ausgelegte Welten
nf-layout-note = { $n } zur Wahl
nf-rail = Protokoll, Chat und andere Auslagen
nf-log = Protokoll
nf-chat = Chat
nf-empires = Auslagen
nf-open-empire = Auslage ansehen
nf-meter-colonists = Kolonisten im Vorrat
nf-meter-points = SP im Vorrat
nf-meter-developments = Meiste Entwicklungen
nf-meter-colonies = Meiste Kolonien
nf-last-round = Das Spiel endet nach dieser Runde.
nf-your-empire = Deine Auslage
nf-empire-of = Auslage von { $name }
nf-developments = Entwicklungen
nf-spaces = { $n } von { $all } Feldern
nf-red-space = Feld { $n }: ist es belegt, endet das Spiel
nf-end = Ende
nf-worlds = Welten
nf-worlds-count = { $colonies ->
    [one] { $colonies } Kolonie
   *[other] { $colonies } Kolonien
}, { $explored } erkundet
nf-nth-world = { $n }. Welt
nf-home = Heimatkolonie
nf-pane-actions = Aktionen
nf-pane-tiles = Plättchen
nf-pane-mine = Auslage
nf-pane-log = Protokoll

## Was gefragt ist

nf-ask-home = Welche Seite deiner Auslage spielst du?
nf-ask-select = Welche Aktion wählst du?
nf-ask-develop = Welche Entwicklung kaufst du?
nf-ask-explore = Welche Welt nimmst du?
nf-ask-explore-more = Dein Bonus: Welche zweite Welt nimmst du?
nf-ask-return = { $n ->
    [one] Lege eine erkundete Welt zurück
   *[other] Lege { $n } erkundete Welten zurück
}: welche?
nf-ask-settle = Eine Welt besiedeln oder Kolonisten nehmen?
nf-ask-settle-more = Noch eine Welt besiedeln?
nf-ask-replace = Eine Kolonie ersetzen?
nf-ask-settle-or-replace = Noch eine Welt besiedeln oder eine Kolonie ersetzen?
nf-ask-declare = Was ist deine Raffinerie Oortsche Wolke in dieser Aktion?
nf-ask-count-as = Als was zählt deine Raffinerie Oortsche Wolke?
nf-ask-short = { $good } sind knapp: Welche Kolonie produziert?
nf-ask-windfall = Welche Windfall-Kolonie produziert?
nf-ask-trade = Ein Gut verkaufen?
nf-ask-consume = Welche Fähigkeit verbraucht als Nächstes?
nf-ask-sell-more = Noch ein Gut verkaufen?
nf-ask-spend = { $n ->
    [one] Welches Gut verbrauchst du?
   *[other] Welche { $n } Güter verbrauchst du?
}
nf-note-optional = Du darfst auch verzichten.
nf-note-must = Nutzbare Fähigkeiten müssen genutzt werden; die Reihenfolge bestimmst du.
nf-note-no-settle = Keine deiner erkundeten Welten lässt sich jetzt besiedeln. Drücke auf eine, um zu sehen, warum.
nf-note-joker = Sie kann jede der vier Arten sein.
nf-note-limit = Neun Welten sind die Grenze, Kolonien eingeschlossen.
nf-step-take = Welt
nf-step-take-more = Zweite Welt
nf-step-settle = Welt oder Kolonisten
nf-step-settle-more = Noch etwas?
nf-step-trade = Handeln
nf-step-consume = Verbrauchen
nf-step-goods = Güter
nf-step-return = Neun Welten
nf-step-develop = Entwicklung
nf-step-declare = Art
nf-step-produce = Güter

## Wahlmöglichkeiten

nf-in-supply = { $n } im Vorrat
nf-take-colonists = { nf-colonists } nehmen
nf-by-strength = Stärke { $strength } gegen { $defence }, { nf-colonists }
nf-credits-and-colonists = { $credits }, { nf-colonists }
nf-earns = +{ nf-credits }
nf-world-as = { $world } als { $kind }
nf-for-tile = Stärke durch { $tile }
nf-discard-from = Gut von { $colony } abgeben
nf-replace-with = { $new } statt { $old }
nf-sell = { $good } von { $colony }
nf-pass = Verzichten
nf-done = Fertig
nf-you-keep = Du behältst { nf-credits }.
nf-do-home = <b>{ $it }</b> spielen?
nf-do-select = <b>{ $it }</b> wählen?
nf-do-develop = <b>{ $it }</b> kaufen?
nf-do-take = <b>{ $it }</b> nehmen?
nf-do-return = <b>{ $it }</b> zurücklegen?
nf-do-settle = <b>{ $it }</b> besiedeln?
nf-do-declare = <b>{ $it }</b> ansagen?
nf-do-produce = Auf <b>{ $it }</b> produzieren?
nf-do-consume = <b>{ $it }</b> nutzen?
nf-do-spend = Das Gut von <b>{ $it }</b> verbrauchen?
nf-do-it = <b>{ $it }</b>?
nf-verb-choose = Wählen
nf-verb-develop = Kaufen
nf-verb-take = Nehmen
nf-verb-return = Zurücklegen
nf-verb-settle = Besiedeln
nf-verb-discard = Abgeben
nf-verb-replace = Ersetzen
nf-verb-produce = Produzieren
nf-verb-sell = Verkaufen
nf-verb-consume = Verbrauchen
nf-verb-go-on = Weiter

## Hinweis

nf-hint = Ein Bot würde wählen: { $it }
nf-hint-clear = Er sieht gleich einen klaren Gewinn an Punkten oder Einkommen.
nf-hint-close = Es ist eine knappe Entscheidung.
nf-hint-second = Danach: { $it }, { $gap } Punkte dahinter

## Das Protokoll

nf-log-home = spielt { $it }
nf-log-select = wählt { $it }
nf-log-gain = erhält { $it } ({ $from })
nf-log-develop = kauft { $it } für { $n }
nf-log-no-develop = kauft nichts
nf-log-laid-out = { $n ->
    [one] Eine Welt wird
   *[other] { $n } Welten werden
} ausgelegt:
nf-log-take = nimmt { $it }
nf-log-draw = zieht { $it } aus dem Beutel
nf-log-put-back = { $n ->
    [one] Eine Welt kommt
   *[other] { $n } Welten kommen
} zurück in den Beutel
nf-log-return = legt { $it } zurück
nf-log-colonists = { $n ->
    [0] findet keine Kolonisten mehr
   *[other] nimmt { nf-colonists }
}
nf-log-settle = besiedelt { $it } für { $n }
nf-log-conquer = erobert { $it } mit Stärke { $n }
nf-log-discard = gibt das Gut von { $it } für Stärke { $n } ab
nf-log-replace = ersetzt { $old } durch { $new }
nf-log-declare = sagt { $it } an
nf-log-produce = produziert { $good } auf { $it }
nf-log-sell = verkauft { $good } für { $n }
nf-log-consume = verbraucht { nf-goods } ({ $it })
nf-log-first = rückt an die Spitze
nf-log-credit = Auf Produzieren: { nf-credits }
nf-log-end-near = Das Spiel endet nach dieser Runde: { $reason }.
nf-log-ended = Das Spiel ist zu Ende.
nf-ends-developments = elf Entwicklungsfelder sind belegt
nf-ends-colonies = jemand hat acht Kolonien
nf-ends-colonists = die Kolonisten gehen aus
nf-ends-points = der Vorrat an SP ist leer

## Wertung

nf-score = Endwertung
nf-score-chips = SP-Chips
nf-score-developments = Entwicklungen
nf-score-colonies = Kolonien
nf-score-large = Große Entwicklungen
nf-score-worlds = Welten mit „?“
nf-score-tie-break = Güter und Krediteinheiten (Gleichstand)
nf-score-tally = Plättchen für Plättchen
nf-score-total = Summe
nf-score-place = Platz

## Warum nicht?

nf-why-over = Das Spiel ist zu Ende
nf-why-over-text = Alle Runden sind gespielt. Die Aufzeichnung zeigt sie noch einmal.
nf-why-turn = Du bist nicht dran
nf-why-turn-text = Jemand anderes entscheidet zuerst. Du wirst gefragt, wenn du an der Reihe bist.
nf-why-else = Nicht jetzt
nf-why-else-text = Gerade wirst du gefragt, { $what }.
nf-why-taken = Schon gewählt
nf-why-taken-text = Jedes Aktionsplättchen kann einmal je Runde gewählt werden. In der nächsten Runde sind alle wieder frei.
nf-why-owned = Hast du schon
nf-why-owned-text = Niemand darf dieselbe Entwicklung zweimal besitzen.
nf-why-gone = Ausverkauft
nf-why-gone-text = Von dieser Entwicklung ist kein Plättchen mehr da.
nf-why-room = Kein Platz mehr
nf-why-room-text = Auf deiner Auslage ist kein Feld mehr für diese Entwicklung frei.
nf-why-cost = Noch nicht: zu teuer
nf-why-cost-text = Verkaufe ein Gut, wähle den Rückzug in die Isolation oder senke die Kosten mit Fähigkeiten für Entwickeln.
nf-why-world-cost-text = Eine nicht-militärische Welt wird mit Krediteinheiten bezahlt. Fähigkeiten für Siedeln machen sie billiger.
nf-why-colonists = Noch nicht: Kolonisten fehlen
nf-why-colonists-text = Auf jeder besiedelten Welt landen Kolonisten. Nimm beim Siedeln Kolonisten, statt zu siedeln.
nf-why-weak = Noch nicht: zu wenig Stärke
nf-why-weak-text = Eine militärische Welt ist nicht käuflich. Entwicklungen und Kolonien erhöhen deine Stärke.
nf-why-weak-or-cost = Noch nicht: zu stark, zu teuer
nf-why-weak-or-cost-text = Du darfst diese Welt erobern oder bezahlen. Für beides reichen Stärke und Krediteinheiten nicht.
nf-why-settled = Eine Welt je Zug
nf-why-settled-text = Du hast in dieser Aktion schon gesiedelt. Nur Fähigkeiten wie Verbesserte Logistik erlauben eine zweite Welt.
nf-why-took = Kolonisten oder eine Welt
nf-why-took-text = Du hast in dieser Aktion Kolonisten genommen und siedelst deshalb nicht.
nf-why-no-good = Kein Gut
nf-why-no-good-text = Auf dieser Kolonie liegt kein Gut.
nf-why-untradable = Unverkäuflich
nf-why-untradable-text = Das Gut auf dieser Kolonie kann verbraucht, aber nie verkauft werden.
nf-why-unfit = Passt nicht
nf-why-unfit-text = Diese Kolonie gehört nicht zu denen, nach denen gerade gefragt wird.
nf-why-power = Jetzt nicht nutzbar
nf-why-power-text = Jede Verbrauchen-Fähigkeit wird einmal je Aktion genutzt und braucht die Güter, die sie nennt.
nf-why-no-power = Keine Verbrauchen-Fähigkeit
nf-why-no-power-text = Güter werden nur durch Verbrauchen-Fähigkeiten verbraucht, und dieses Plättchen hat keine.
nf-why-must = Das muss sein
nf-why-must-consume-text = Solange eine Verbrauchen-Fähigkeit genutzt werden kann, muss sie genutzt werden.
nf-why-must-take-text = Beim Erkunden nehmen alle eine Welt.
nf-why-must-select-text = Alle wählen ein Aktionsplättchen; passen geht nicht.
nf-why-must-settle-text = Du besiedelst eine Welt oder nimmst Kolonisten; passen geht nicht.
nf-why-not-done = Noch nicht fertig
nf-why-not-done-text = Besiedle zuerst eine Welt oder nimm Kolonisten.
nf-why-supply = Keine Kolonisten mehr
nf-why-supply-text = Der Vorrat an Kolonisten ist leer.
nf-asked-home = welche Seite deiner Auslage du spielst
nf-asked-select = welche Aktion du wählst
nf-asked-develop = welche Entwicklung du kaufst
nf-asked-explore = welche Welt du nimmst
nf-asked-return = welche erkundete Welt du zurücklegst
nf-asked-settle = ob du eine Welt besiedelst oder Kolonisten nimmst
nf-asked-declare = was deine Raffinerie Oortsche Wolke ist
nf-asked-produce = welche Kolonie produziert
nf-asked-trade = ob du ein Gut verkaufst
nf-asked-consume = was du verbrauchst
nf-sum-need = Nötig
nf-sum-printed = Aufgedruckt
nf-sum-bonus = Du hast { $tile } gewählt
nf-sum-spaces = Freie Felder
nf-sum-credits = Deine Krediteinheiten
nf-sum-colonists = Deine Kolonisten
nf-sum-strength = Deine Stärke

## Galaktische Ziele

nf-ask-keep-goal = Welches Ziel behältst du?
nf-ask-put-under = Welches Ziel kommt zuerst unter den Stapel?
nf-ask-reveal-goal = Dein Ziel aufdecken, bevor die Aktion beginnt?
nf-ask-store-goods = Ein Gut lagern?
nf-ask-store-credits = { $n ->
    [one] Die Krediteinheit dieses Verkaufs lagern?
   *[other] Bis zu { $n } Krediteinheiten dieses Verkaufs lagern?
}
nf-note-goal = Nur du siehst sie. Jedes behaltene Ziel zählt am Ende für alle.
nf-note-stored = Was gelagert ist, kommt nicht zurück.
nf-step-goal = Ziel
nf-step-store = Lagern
nf-reveal = Aufdecken
nf-store = { $it } lagern
nf-for-exploration = für Erkundung
nf-verb-keep = Behalten
nf-verb-reveal = Aufdecken
nf-verb-store = Lagern
nf-do-keep = <b>{ $it }</b> behalten?
nf-do-under = <b>{ $it }</b> zuerst unter den Stapel?
nf-do-store = <b>{ $it }</b> lagern?
nf-log-up = rückt einen Platz vor
nf-log-goals = { $n ->
    [0] findet kein Ziel mehr
    [one] zieht das letzte Ziel
   *[other] sieht sich { $n } Ziele an
}
nf-log-kept = behält ein Ziel verdeckt
nf-log-kept-this = behält { $it }
nf-log-revealed = deckt { $it } auf
nf-log-store = lagert { $it }
nf-why-no-stockpile = Nicht dieses Ziel
nf-why-no-stockpile-text = Nur ein Ziel, für das etwas gelagert wird, darf freiwillig aufgedeckt werden.
nf-asked-goal = nach deinem Ziel
nf-asked-store = was du lagerst
nf-score-goals = Ziele
nf-goal-standing = du hast { $n }: { $points } SP
nf-goal-step = { $n }: { $points } SP
nf-goals-drawn = Ziele zur Wahl
nf-goals-left = { $n } im Stapel
nf-goals-none = Noch ist kein Ziel festgelegt.
nf-goal-face-down = Verdeckt
nf-goal-kept-by = liegt bei { $name }
nf-stockpile = { $worlds ->
    [one] { $worlds } Welt
   *[other] { $worlds } Welten
}, { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
}, { $credits ->
    [one] { $credits } Krediteinheit
   *[other] { $credits } Krediteinheiten
}

## Die Karten

nf-homes = Heimatkolonien
nf-small-one = Kleine Entwicklung
nf-large-one = Große Entwicklung
nf-home-one = Heimatkolonie
nf-world-one = Welt
nf-fact-colonists = Kolonisten
nf-fact-goods = Güter
nf-fact-keywords = Schlüsselworte
nf-level-easy-text = Beurteilt nur die nächste Stellung und wählt manchmal einen schwächeren Zug. Normal gewinnt 9 von 10 Partien gegen ihn.
nf-level-normal-text = Verfolgt jeden Zug bis zum Ende der Aktion und urteilt nach dem, was er aus 280 000 Partien gelernt hat. Gewinnt 3 von 4 Partien gegen den stärksten Bot früherer Versionen.
nf-level-hard-text = Verfolgt vor jedem Zug 400 mögliche Verläufe. Gewinnt 9 von 10 Partien gegen Normal, mit Zielen 7 von 10.
nf-level-expert-text = Verfolgt vor jedem Zug 4000 mögliche Verläufe und denkt einen Augenblick nach. Gewinnt 8 von 10 Partien gegen Schwer. Der stärkste Bot.

nf-told-produced = produziert { nf-goods }
