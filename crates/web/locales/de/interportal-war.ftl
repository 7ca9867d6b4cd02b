### Interportal, Deutsch: Verträge und Kriege.

x4w-war = Krieg
x4w-wars = Kriege
x4w-no-wars = Niemand führt Krieg.
x4w-pacts = Verträge und Krieg
x4w-with = { $it } mit { $name }
x4w-held = in Kraft
x4w-sides = { $one } gegen { $other }
x4w-die = Kriegsmüdigkeit { $n }
x4w-alliance = Ein Krieg gegen einen von euch ist ein Krieg gegen beide; ihr teilt die Kriegsmüdigkeit.
x4w-intelligence = Ihr nutzt eure Netzwerke gemeinsam.
x4w-trade = Einmal in jeder Ökonomie-Phase tauscht ihr 1 Ressource gegen 1 des Partners.
x4w-armaments = Ihr nutzt freie Kapazität und Werften des anderen, wenn er zustimmt.
x4w-target = { $it } von Platz { $seat } (Nr. { $n })
x4w-odds-attackers = Angreifer gewinnen
x4w-odds-defenders = Verteidiger gewinnen
x4w-goal-at = { $it } in { $place }
x4w-goal-victory = eine gewonnene Schlacht
x4w-goal-victories = { $n } gewonnene Schlachten

## Fragen

x4w-ask-treaty = Platz { $n } bietet an: <b>{ $it }</b>. Stimmst du zu?
x4w-ask-trade = Platz { $n } gibt { $give } und möchte { $take }. <b>Tauschst</b> du?
x4w-ask-share = Darf Platz { $n } in dieser Phase deine freie <b>Kapazität</b> nutzen?
x4w-ask-hire = Welchen <b>Söldner</b> heuerst du außerdem an?
x4w-ask-declare = Aus welchem Grund erklärst du Platz { $n } den <b>Krieg</b>?
x4w-ask-prevent = Platz { $n } erklärt dir den Krieg. <b>Verhinderst</b> du ihn für { $price } Kultur?
x4w-ask-goal = Welches <b>Ziel</b> hat der Krieg gegen Platz { $n }?
x4w-ask-end = Alle Kriegsziele sind erreicht. <b>Beendest</b> du den Krieg gegen Platz { $n }?
x4w-ask-peace = Bietest du Platz { $n } <b>Frieden</b> an?
x4w-ask-engage = In <b>{ $place }</b> stehen Feinde. Greifst du sie an?
x4w-ask-decline = Du wirst in <b>{ $place }</b> angegriffen. Stellst du dich?
x4w-ask-orders = <b>{ $place }</b>, Kampfrunde { $n }: Worauf schießen deine Schiffe?
x4w-note-declare = Mit einem Grund kostet ein Krieg nichts; ohne Grund zahlst du Kultur, und das Ziel kann ihn für das Anderthalbfache verhindern.
x4w-note-goal = Eine Kolonie, die du eroberst oder zerstörst, oder Schlachten, die du öfter gewinnst als verlierst.
x4w-note-end = Jeder Verteidiger zahlt dir 4 Kultur je Kriegsziel; danach herrscht drei Runden Waffenruhe.
x4w-note-peace = Beide antworten verdeckt. Bieten beide Frieden an, endet der Krieg ohne Zahlungen.
x4w-note-engage = Die Seite mit mehr Hüllenpunkten entscheidet; bei Gleichstand kann jede Seite die Schlacht beginnen.
x4w-note-decline = Ziehst du dich gleich zurück, ist das keine Niederlage; jedes Schiff erleidet bei einer 1 einen Hüllenschaden.
x4w-note-orders = Nenne ein Ziel für alle deine Waffen, lass jede selbst wählen, oder zieh dich mit allen Flotten zurück.

## Möglichkeiten

x4w-do-offer = { $it } mit Platz { $n } anbieten
x4w-do-cancel = { $it } mit Platz { $n } kündigen
x4w-do-trade = { $give } gegen { $take } von Platz { $n } tauschen
x4w-do-borrow = 1 { $what } von Platz { $n } nutzen
x4w-do-accept = Zustimmen
x4w-do-refuse = Ablehnen
x4w-do-hire = { $it } anheuern
x4w-do-declare = Platz { $n } den Krieg erklären
x4w-do-reason = Grund: { $it }
x4w-do-stake = Ohne Grund, für { $n } Kultur
x4w-do-prevent = Zahlen und ihn verhindern
x4w-do-allow = Den Krieg zulassen
x4w-do-goal-colony = Die Kolonie in { $place }
x4w-do-goal-victory = Eine Schlacht gewinnen
x4w-do-goal-victories = { $n } Schlachten gewinnen
x4w-do-end = Den Krieg beenden
x4w-do-peace = Frieden anbieten
x4w-do-war-on = Den Krieg fortsetzen
x4w-do-hold = Nicht kämpfen
x4w-do-stand = Sich der Schlacht stellen
x4w-do-decline = Sich gleich zurückziehen
x4w-do-clash = Schlacht der Plätze { $one } und { $other } in { $place }
x4w-note-cancel = Er endet mit dieser Phase.
x4w-note-no-reason = Ohne Grund, für mindestens { $n } Kultur
x4w-note-reasons = Deine Gründe: { $what }
x4w-note-stake = Das Ziel verhindert ihn für { $n } Kultur
x4w-verb-offer = Anbieten
x4w-verb-cancel = Kündigen
x4w-verb-accept = Zustimmen
x4w-verb-refuse = Ablehnen
x4w-verb-hire = Anheuern
x4w-verb-declare = Erklären

## Protokoll

x4w-log-offered = bietet { $other } an: { $it }
x4w-log-refused = lehnt das Angebot von { $other } ab
x4w-log-signed = schließt mit { $other } für { $n } Kultur: { $it }
x4w-log-cancelled = kündigt gegenüber { $other }: { $it }
x4w-log-treaty-ended = hat mit { $other } nicht mehr: { $it }
x4w-log-traded = gibt { $n } { $give } für { $n } { $take } von { $other }
x4w-log-borrowed = nutzt 1 { $what } von { $other }
x4w-log-hired = heuert { $it } für { $n } AWE an
x4w-log-grievance = hat einen Kriegsgrund gegen { $other }: { $it }
x4w-log-declared-reason = erklärt { $other } den Krieg: { $it }
x4w-log-declared = erklärt { $other } für { $n } Kultur den Krieg
x4w-log-prevented = verhindert den Krieg von { $other } für { $n } Kultur
x4w-log-joined = tritt auf die Seite von { $other }
x4w-log-goal = nennt ein Kriegsziel: { $it }
x4w-log-goal-met = erreicht ein Kriegsziel: { $it }
x4w-log-die = wird des Krieges gegen { $other } müde: { $n }
x4w-log-peace = bietet Frieden an
x4w-log-no-peace = bietet keinen Frieden an
x4w-log-ended-fulfilled = beendet den Krieg gegen { $other } mit allen Zielen
x4w-log-ended-agreed = schließt Frieden mit { $other }
x4w-log-ended-weary = gibt den Krieg gegen { $other } auf
x4w-log-ended-fallen = führt keinen Krieg mehr mit { $other }
x4w-log-reparation = zahlt { $other } { $n } Kultur
x4w-log-clash = greift { $other } in { $place } an
x4w-log-declined = zieht sich vor der Schlacht aus { $place } zurück
x4w-log-round = Schlacht in { $place }: Runde { $n }
x4w-log-victory = gewinnt die Schlacht gegen { $other } in { $place }

## Warum nicht?

x4w-why-unknown = Nicht entdeckt
x4w-why-unknown-text = Du hast diesen Spieler noch nicht entdeckt.
x4w-why-fallen = Ausgeschieden
x4w-why-fallen-text = Dieser Spieler hat keine Kolonie mehr.
x4w-why-at-war = Im Krieg
x4w-why-at-war-text = Du führst mit diesem Spieler Krieg, oder es gibt zu viele Kriege.
x4w-why-truce = Waffenruhe
x4w-why-truce-text = Nach eurem letzten Krieg herrscht drei Runden Waffenruhe.
x4w-why-limit = Keine weiteren
x4w-why-limit-text = Zwei Spieler haben höchstens einen Vertrag jeder Art und bis zu drei Handelsverträge.
x4w-why-no-pact = Kein solcher Vertrag
x4w-why-no-pact-text = Du hast mit diesem Spieler keinen solchen Vertrag, der infrage käme.
x4w-why-turned-down = Abgelehnt
x4w-why-turned-down-text = Dieser Spieler hat das in dieser Phase abgelehnt.
x4w-why-used = Schon genutzt
x4w-why-used-text = Jeder Handelsvertrag wirkt einmal je Phase; ab Sanktionsstufe 3 ruht er.
x4w-why-lacks = Nicht vorhanden
x4w-why-lacks-text = Der Partner hat nicht genug davon.
x4w-why-reason = Kein solcher Grund
x4w-why-reason-text = Diesen Kriegsgrund hast du nicht.
x4w-why-stake = Zu wenig
x4w-why-stake-text = Ein Krieg ohne Grund kostet mehr.
x4w-why-goals = Genug Ziele
x4w-why-goals-text = Ein Krieg hat höchstens drei Ziele.
x4w-why-goal = Kein Ziel
x4w-why-goal-text = Das ist schon ein Ziel oder kann keines sein.
x4w-why-goal-missing = Noch kein Ziel
x4w-why-goal-missing-text = Ein Krieg hat mindestens ein Ziel.
x4w-why-goals-open = Ziele offen
x4w-why-goals-open-text = Noch sind nicht alle Kriegsziele erreicht.
x4w-why-forbidden = Verboten
x4w-why-forbidden-text = Ein Gesetz verbietet es.
