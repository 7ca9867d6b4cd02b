### Beyond the Sun, die Anführer der Erweiterung, deutsch.

## Fragen

btl-ask-leader = Welchen <b>Anführer</b> nimmst du?
btl-ask-set-up = Welche <b>Aufbau-Anweisung</b> führst du zuerst aus?
btl-ask-predict = Welche <b>Art</b> sagst du für Stufe { $level } voraus?
btl-ask-system = Welches <b>System</b> behältst du für dich, einen Sprung von Sol?
btl-ask-achievement = Welche <b>Errungenschaft</b> nimmst du?
btl-ask-less = Du zahlst <b>{ $n } Erz</b>. Nutzt du einen Anführer, um weniger zu zahlen?
btl-ask-tile = Unter welches <b>Raumschiff</b> kommt das Stärkeplättchen?
btl-ask-one-more = Wo baust du <b>ein weiteres</b> Raumschiff der Stufe 1?
btl-ask-for-good = Nutzt du <b>{ $it }</b>, jetzt und von nun an?
btl-asked-for-good = Nutzt du diese Möglichkeit deiner Fraktion? Die Wahl gilt für das ganze Spiel.
btl-ask-again = Führst du eine <b>zusätzliche Aktion</b> aus?
btl-note-leader = Einen jeder Farbe. Leuchtende Anführer kannst du jetzt nehmen.
btl-note-set-up = Alle werden vor dem ersten Zug ausgeführt.
btl-note-predict = Kommt auf dieser Stufe eine Technologie dieser Art ins Spiel, nimmst du ein +1-SP-Plättchen.
btl-note-for-good = Die andere Möglichkeit ist dann verloren.
btl-note-again = Das kostet einen Marker. Deine Figur geht auf ein freies Feld einer in diesem Zug erforschten Technologie.

## Möglichkeiten

btl-pay-full = Alles bezahlen
btl-less = { $it }: weniger zahlen
btl-repay = { $it }: Plättchen wieder aufdecken
btl-more = { $it }: mehr Sprünge
btl-prototype = { $place }, eine Stufe höher
btl-tokens-left = { $n ->
    [one] kostet 1 Marker, { $n } bleibt
   *[other] kostet 1 Marker, { $n } bleiben
}
btl-credit-note = dreht das Kreditplättchen um
btl-verb-lead = Nehmen
btl-do-lead = <b>{ $it }</b> nehmen?
btl-do-set-up = Zuerst den Aufbau von <b>{ $it }</b>?
btl-do-predict = <b>{ $it }</b> voraussagen?
btl-do-keep = <b>{ $it }</b> behalten?
btl-do-tile = Plättchen unter <b>{ $it }</b> legen?

## Warum nicht?

btl-why-leader = Nicht dein Anführer
btl-why-leader-text = Er gehört einer anderen Fraktion; nur sie darf ihn nutzen.
btl-why-token = Kein Marker mehr da
btl-why-token-text = Jede Nutzung nimmt einen Marker vom Anführer, und keiner kommt zurück.
btl-why-colour = Du hast schon einen dieser Farbe
btl-why-colour-text = Jeder nimmt einen politischen und einen militärischen Anführer.
btl-why-credit = Das Plättchen ist umgedreht
btl-why-credit-text = Vor der Produktion darfst du zahlen, um es wieder aufzudecken.
btl-why-now = In diesem Moment nichts zu tun
btl-why-now-text = Der Anführer wirkt nur in der Situation, die sein Text nennt.

## Protokoll

btl-log-offered = Anführer zur Wahl: { $it }
btl-log-picked = nimmt { $it }
btl-log-tokens = { $n ->
    [one] legt { $n } Marker auf { $it }
   *[other] legt { $n } Marker auf { $it }
}
btl-log-spent = { $n ->
    [one] nimmt { $n } Marker von { $it }
   *[other] nimmt { $n } Marker von { $it }
}
btl-log-credit = dreht das Kreditplättchen von { $it } um
btl-log-repaid = zahlt { $n } Erz und deckt das Kreditplättchen von { $it } wieder auf
btl-log-tile = legt das Stärkeplättchen unter ein Raumschiff der Stufe { $level } auf { $place }
btl-log-tile-back = nimmt das Stärkeplättchen zurück bis zum nächsten Raumschiff
btl-log-kept-system = behält { $it } als privates System
btl-log-kept-achievement = behält { $it } als private Errungenschaft
btl-log-added = fügt { $it } den Errungenschaften hinzu
btl-log-claimed = beansprucht die private Errungenschaft { $it } für { $n } SP
btl-log-predicted = sagt { $it } für Stufe { $level } voraus
btl-log-foresaw = hat { $it } vorausgesagt: ein +1-SP-Plättchen
btl-log-for-good = legt sich dauerhaft auf Möglichkeit { $n } der Fraktion fest
btl-log-marked = markiert die Nutzung von { $it }
btl-log-leader-due = nutzt { $it }
btl-log-leader-set-up = führt den Aufbau von { $it } aus
btl-log-option-due = nutzt Möglichkeit { $n } der Fraktion

## Module

btl-leaders = Anführer
btl-leaders-text = Vor dem ersten Zug wählen alle je einen politischen und einen militärischen Anführer.
btl-factions = Neue Fraktionen
btl-factions-text = Androiden und Weltraumkaperer kommen zu den Fraktionen, die man wählt. Schaltet Expertenfraktionen ein.
btl-techs = Neue Technologien
btl-techs-text = Acht weitere Technologien werden in die Stapel gemischt.
btl-events = Neue Ereignisse
btl-events-text = Vier weitere Ereignisse können auf den Technologiefeldern liegen.
btl-systems = Neue Systeme
btl-systems-text = Zwölf weitere Systeme werden in die Stapel gemischt, zwei davon als Startsysteme.
btl-needs = „{ $it }“ braucht „{ $needed }“: Diese Fraktionen haben keine andere Seite.

## Der Tisch

btl-draft = Anführer
btl-draft-of = { $name } wählt
btl-political = Politisch
btl-military = Militärisch
btl-predictions = Prognosen
btl-vp-tiles = { $n ->
    [one] { $n } +1-SP-Plättchen
   *[other] { $n } +1-SP-Plättchen
}
btl-tokens = { $n ->
    [one] noch { $n } Marker
   *[other] noch { $n } Marker
}
btl-credit-up = Kreditplättchen aufgedeckt
btl-credit-down = Kreditplättchen umgedreht
btl-tile-out = das Plättchen liegt unter einem Raumschiff
btl-tile-waits = das Plättchen wartet auf ein Raumschiff
btl-on-tile = mit dem Stärkeplättchen
btl-defence = Stärke { $n } in der Abwehr
btl-private-of = privates System von { $name }
btl-chosen = endgültig gewählt
btl-lost = verloren
btl-score-leaders = Anführer und Prognosen

## Karten

btl-leader-one = { $colour ->
    [political] Politischer Anführer
   *[military] Militärischer Anführer
}
btl-expansion = Erweiterung
btl-base = Grundspiel
bta-actions = Anarchisten
bta-action-one = Aktionskarte der Anarchisten, Stufe { $level }
bta-event-one = Ereignis des Solospiels, Stufe { $level }
