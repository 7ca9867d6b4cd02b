### Interportal, deutsch: die Abstimmungen des Rates, und Krisen.

x4-crises = Krisen
x4-crises-text = Ab fünf Punkten oder Kolonien kommen Krisen über die Galaxie: Seuche, Piraten, Börsenkrach, die Nox, ein sterbender Stern, Maschinen.

x4c-war = Krieg { $n }
x4c-deck = Gesetze

## Auswahl

x4c-do-prepare = Gesetzesvorlage vorbereiten
x4c-do-put = Zur Abstimmung stellen: { $it }
x4c-do-keep = { $it } behalten
x4c-do-yes = Ja: { $n }
x4c-do-no = Nein: { $n }
x4c-do-abstain = Keine Stimmen abgeben
x4c-do-leave = Föderation verlassen
x4c-do-decree = { $it } gilt ohne Abstimmung
x4c-do-annul = { $it } endet
x4c-do-cure = Forschung gegen die Seuche: { $n }
x4c-do-treat = Die Nahrung zahlen
x4c-note-prepare = Für eine Gesetzesaktion eine Gesetzeskarte ziehen
x4c-note-leave = Für eine Vertragsaktion

## Vorlagen

x4c-text-sovereign = Der Kandidat gewinnt sofort. Stimmen, die für nichts abgegeben wurden, zählen als Nein, und ein anderer muss Ja sagen.
x4c-text-sanction = Der Spieler bekommt eine Sanktionsstufe: 1 Stimme und 1 AWE Einkommen weniger.
x4c-text-lift = Der Spieler verliert eine Sanktionsstufe.
x4c-text-repeal = Das Gesetz endet.
x4c-text-federation = Die Spieler sind eine Föderation: Ihre Punkte zählen zusammen.
x4c-text-ceasefire = Der Krieg endet mit dieser Runde.

## Fragen

x4c-ask-put = Stellst du auch <b>Vorlagen</b> zur Abstimmung?
x4c-ask-keep = Welches <b>Gesetz</b> behältst du?
x4c-ask-buy = Wie viele <b>Stimmen</b> kaufst du?
x4c-ask-vote = Wie stimmst du ab über <b>{ $it }</b>?
x4c-ask-claim = Welchen <b>Rohstoff</b> nimmst du? Noch: { $n }
x4c-ask-decree = Welches <b>Gesetz</b> gilt ohne Abstimmung?
x4c-ask-annul = Welches <b>Gesetz</b> endet?
x4c-ask-plague = Zahlst du { $n } Nahrung gegen die <b>Seuche</b>, oder verliert eine Kolonie eine Stufe?
x4c-note-vote = Verdeckt, bis alle abgestimmt haben. Noch Stimmen: { $n }.
x4c-note-vote-lent = Verdeckt, bis alle abgestimmt haben. Noch Stimmen: { $n }, davon durch Farbwürfel nur für dieses Gesetz: { $lent }.
x4c-note-buy = Jede Stimme kostet { $n } Kultur, du hast { $own }. Zur Abstimmung stehen: { $bills }.
x4c-note-put = In jeder Runde gibt es eine Abstimmung: jetzt oder gar nicht.
x4c-note-claim = 1 Rohstoff für je 2 Stimmen, die du nicht abgegeben hast.
x4c-note-plague = Die Seuche endet früher, wenn alle zusammen in der Politikphase 12 Forschung gezahlt haben.

## Protokoll

x4c-log-prepared = bereitet eine Gesetzesvorlage vor
x4c-log-put = stellt zur Abstimmung: { $it }
x4c-log-taken = gibt wegen der Farbwürfel { $n ->
        [one] eine Stimme
       *[other] { $n } Stimmen
    } von { $who } ab: { $it }
x4c-log-bought = hat in dieser Abstimmung { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} mehr
x4c-log-yes = gibt { $n ->
    [one] 1 Ja-Stimme
   *[other] { $n } Ja-Stimmen
} ab: { $it }
x4c-log-no = gibt { $n ->
    [one] 1 Nein-Stimme
   *[other] { $n } Nein-Stimmen
} ab: { $it }
x4c-log-neutral-yes = { $n } neutrale Ja-Stimmen: { $it }
x4c-log-neutral-no = { $n } neutrale Nein-Stimmen: { $it }
x4c-log-neutral = Die neutralen Stimmen enthalten sich: { $it }
x4c-log-passed = { $it } ist angenommen, { $yes } zu { $no }.
x4c-log-failed = { $it } ist abgelehnt, { $yes } zu { $no }.
x4c-log-active = hat { $it } zum Gesetz gemacht
x4c-log-ended = { $it } ist kein Gesetz mehr.
x4c-log-sanctions = hat Sanktionsstufe { $n }
x4c-log-federated = Eine Föderation: { $who }.
x4c-log-left = verlässt die Föderation
x4c-log-sovereign = ist zum Souverän gewählt und gewinnt
x4c-log-federation-won = Die Föderation gewinnt: { $who }.
x4c-log-ceasefire = Waffenstillstand: Krieg { $n } endet mit dieser Runde.
x4c-log-cured = zahlt { $n } Forschung gegen die Seuche
x4c-log-treated = zahlt { $n } Nahrung gegen die Seuche
x4c-log-crisis = Eine Krise: { $it }.
x4c-log-crisis-ended = Die Krise ist vorbei: { $it }.
x4c-log-star = Ein Stern stirbt: { $place }.
x4c-log-nova = { $place } ist eine Supernova geworden.
x4c-log-colony-lost = verliert die Kolonie { $place }
x4c-log-nox = Der Nox-Schwarm zieht von { $from } nach { $to }.
x4c-log-machines-won = schlägt die Maschinen auf { $place } nieder
x4c-log-machines-lost = unterliegt den Maschinen auf { $place }

## Warum nicht?

x4c-why-title = Nicht im Rat
x4c-why-title-forbidden = Verboten
x4c-why-title-crisis = Keine solche Krise
x4c-why-met = Für Gesetzesaktionen musst du alle Spieler entdeckt haben.
x4c-why-sanctioned = Ab drei Sanktionsstufen kannst du keine Vorlagen zur Abstimmung stellen.
x4c-why-voted = In dieser Runde wurde schon abgestimmt.
x4c-why-put = Das steht schon zur Abstimmung.
x4c-why-bills = In dieser Abstimmung ist kein Platz für weitere Vorlagen.
x4c-why-hand-full = Du hältst so viele Gesetze, wie du Gesetzesaktionen und freie Aktionen hast.
x4c-why-no-laws = Es sind keine Gesetzeskarten mehr da.
x4c-why-not-in-hand = Dieses Gesetz hast du nicht auf der Hand.
x4c-why-not-active = Dieses Gesetz gilt nicht.
x4c-why-players = Dafür braucht es mehr Spieler.
x4c-why-points = Ein Kandidat braucht 60 % der Punkte, die gewinnen.
x4c-why-candidate = Ein Kandidat darf keine Sanktionsstufe haben.
x4c-why-stood = Dieser Spieler war vor weniger als drei Runden Kandidat.
x4c-why-most-sanctions = Dieser Spieler hat in dieser Runde eine Sanktionsstufe bekommen oder schon alle.
x4c-why-no-sanction = Dieser Spieler hat keine Sanktionsstufe.
x4c-why-alliance = Alle Mitglieder brauchen Bündnisse miteinander.
x4c-why-federation = Ein Mitglied ist schon in einer Föderation, oder niemand bliebe draußen.
x4c-why-not-federal = Du bist in keiner Föderation.
x4c-why-war = Diesen Krieg gibt es nicht, oder er endet mit dieser Runde.
x4c-why-forbidden = Ein geltendes Gesetz oder eine Krise verbietet es.
x4c-why-votes = So viele Stimmen hast du nicht mehr.
x4c-why-plague = Es gibt keine Seuche.

## Schublade

x4c-laws = Geltende Gesetze
x4c-none-active = Noch gilt keines.
x4c-vote = Abstimmung
x4c-vote-sealed = Verdeckt, bis alle abgestimmt haben. Was du nicht abgibst, gilt als Enthaltung.
x4c-against = Dagegen
x4c-slider = Stimmen
x4c-own-votes = deine Stimmen
x4c-cast-votes = abgegeben
x4c-votes-left = übrig
x4c-vote-price = Vor einer Abstimmung kostet eine weitere { $n } Kultur.
x4c-for = Dafür
x4c-abstained = enthalten
x4c-shares = Stimmen in diesem Rat
x4c-hand = Vorlagen auf deiner Hand
x4c-always = Immer möglich
x4c-votes = Stimmen und Sanktionen
x4c-crisis = { $it }: höchstens { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
x4c-n-votes = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
x4c-n-sanctions = Sanktionen: { $n }.
x4c-n-laws = Vorlagen: { $n }.
x4c-federation = Föderation aus { $n }.
