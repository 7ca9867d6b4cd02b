### Interportal, German: the parts of its table.

x4t-rail = Protokoll und Chat
x4t-log = Protokoll
x4t-chat = Chat
x4t-pane-galaxy = Galaxie
x4t-pane-empire = Reich
x4t-pane-research = Forschung
x4t-pane-yard = Werft
x4t-pane-log = Protokoll
x4t-map-words = Galaxie mit { $n } Systemen, { $lit } davon wählbar
x4t-galaxy = Galaxie
x4t-bearings = Benachbarte Systeme
x4t-bearing = { $place } grenzt an { $near }
x4t-drawers = Galaxie, Forschung, Werft und Rat
x4t-unknown = unentdeckt
x4t-colony-of = Kolonie von { $name }, Stufe { $n }
x4t-controlled = kontrolliert von { $name }
x4t-fleets-of = { $n ->
    [one] eine Flotte von { $name }
   *[other] { $n } Flotten von { $name }
}
x4t-neutral = neutrale Einheiten mit { $n ->
    [one] 1 Hüllenpunkt
   *[other] { $n } Hüllenpunkten
}
x4t-blockade = blockiert von { $name }
x4t-phases = Phasen der Runde
x4t-layers = Was die Karte zeigt
x4t-layer-control = Kontrolle
x4t-layer-routes = Routen
x4t-layer-agents = Agenten
x4t-layer-names = Namen
x4t-zoom-in = Näher
x4t-zoom-out = Weiter weg
x4t-zoom-home = Zur Heimatwelt
x4t-zoom-fit = Ganze Galaxie
x4t-units = Meine Einheiten
x4t-n-lit = { $n } wählbar
x4t-no-units = Keine Einheiten
x4t-moved = hat sich bewegt
x4t-army = Armee { $n }
x4t-cloaked = getarnt
x4t-privateer = Freibeuter
x4t-privateers = Freibeuterflotten: { $n }
x4t-route-closed = Handelsroute von Freibeutern blockiert
x4t-aboard = an Bord von Flotte { $n }
x4t-research = Forschung
x4t-research-have = Forschung
x4t-first-bonus = Bonus für den ersten Forscher
x4t-bonus-open = Bonus für den Ersten
x4t-owned = erforscht
x4t-yard = Werft
x4t-yard-note = Preise dort, wo sie am niedrigsten sind. Ein Einbau wird einmal bezahlt: alle Schiffe des Bauplans bekommen ihn.
x4t-watching = Wer zuschaut, kauft nichts.
x4t-units-buy = Einheiten
x4t-more-units = { $n ->
    [one] 1 weitere Einheit
   *[other] { $n } weitere Einheiten
}
x4t-more-buildings = { $n ->
    [one] 1 weiteres Gebäude
   *[other] { $n } weitere Gebäude
}
x4t-more-blueprints = { $n ->
    [one] 1 weiterer Bauplan
   *[other] { $n } weitere Baupläne
}
x4t-more-items = { $n ->
    [one] 1 weiteres Teil
   *[other] { $n } weitere Teile
}
x4t-more-governments = { $n ->
    [one] 1 weitere Regierung
   *[other] { $n } weitere Regierungen
}
x4t-more-treaties = { $n ->
    [one] 1 weiterer Vertrag
   *[other] { $n } weitere Verträge
}
x4t-more-deeds = { $n ->
    [one] 1 weitere Aktion
   *[other] { $n } weitere Aktionen
}
x4t-needs = braucht { $name }
x4t-in-service = { $n } im Dienst
x4t-buildings = Gebäude
x4t-exchange = Tausch
x4t-blueprints = Baupläne
x4t-free = frei
x4t-items = Das passt hinein
x4t-council = Rat
x4t-no-actions = keine politischen Aktionen mehr
x4t-government = Regierung
x4t-coming = { $name } ab der nächsten Phase
x4t-met = erfüllt
x4t-policies = Politiken
x4t-advisors = Berater
x4t-level = Stufe { $n }
x4t-in-hand = Auf der Hand
x4t-display = In der Auslage
x4t-event-cards = Ereigniskarten
x4t-market = Schwarzmarkt
x4t-market-empty = Keine Karte liegt offen.
x4t-cabinet = Kabinett
x4t-cabinet-note = ohne politische Aktion
x4t-underground = Untergrund
x4t-underground-note = 1 politische Aktion
x4t-known-blueprints = Gezeigte Baupläne
x4t-nothing-fitted = nichts eingebaut
x4t-others = Andere Reiche
x4t-held = { $policies } { $policies ->
    [one] Politik
   *[other] Politiken
 }, { $advisors } Berater, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
 } auf der Hand
x4t-your-empire = Dein Reich
x4t-empire-of = Reich von { $name }
x4t-treasury = Staatskasse
x4t-income = Einkommen je Runde
x4t-account = { $name }: { $n }, Einkommen { $income }
x4t-sum-net = je Runde
x4t-sum-planets = Planeten
x4t-sum-buildings = Rohstoffgebäude
x4t-sum-connections = angeschlossene Kolonien
x4t-sum-effects = Effekte und Karten
x4t-sum-keep-buildings = Unterhalt der Gebäude
x4t-sum-keep-units = Unterhalt der Einheiten
x4t-sum-keep-watches = Unterhalt der Wachen
x4t-sum-keep-policies = Unterhalt der Politiken
x4t-sum-keep-advisors = Unterhalt der Berater
x4t-sum-keep-wars = Unterhalt der Kriege
x4t-sum-sanctions = Sanktionen
x4t-sum-levels = Stufen der Kolonien
x4t-sum-capital = Hauptwelt
x4t-sum-all-buildings = Gebäude
x4t-sum-spent = ausgegeben
x4t-sum-left = übrig
x4t-size = Staatsgröße
x4t-sum-planets-used = Kolonien
x4t-sum-planets-allowed = erlaubt
x4t-points = Punkte
x4t-points-words = { $n } von { $all } Punkten
x4t-colonies = Kolonien
x4t-levels = { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
}
x4t-level-of = Stufe { $n } von { $all }
x4t-free-slot = freier Bauplatz
x4t-goals = Ziele { $n } von { $all }
x4t-sanctions = Sanktionen { $n }
x4t-n-of = { $n } von { $all }
x4t-race = Wettlauf um { $n } Punkte
x4t-at-latest = höchstens { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
x4t-starts = beginnt die Phasen
x4t-holds-core = hält den galaktischen Kern
x4t-investors = Investoren
x4t-request = Anliegen
x4t-milestone = Meilenstein
x4t-battle-at = Schlacht bei { $place }
x4t-battle-round = Schlachtrunde { $n }
x4t-council-rest = Was es im Rat sonst noch gibt
x4t-battle-cards = Karten für diese Schlacht
x4t-odds-drawn = unentschieden
x4t-odds-lost = verloren
x4t-odds-note = geschätzt aus { $n } Schlachten im schnellen Modus mit anderen Würfeln, falls sich niemand zurückzieht
x4t-odds-ship = in { $n } % verloren
x4t-odds-you-win = Chance auf den Sieg
x4t-odds-kept = Schiffe, die dir bleiben (von { $n })
x4t-odds-risk = Du riskierst
x4t-odds-risked = im Mittel { $n } von { $all } Hüllenpunkten
x4t-odds-gain = Ein Sieg bringt
x4t-odds-fire = In Reichweite
x4t-odds-firing = { $own } von dir, { $other } des Gegners
x4t-odds-time = Es dauert
x4t-field = Schlachtfeld, Entfernung { $n }
x4t-distance = Entfernung { $n }
x4t-falls = fällt zu { $n } %, wenn deine Schiffe in dieser Runde darauf zielen
x4t-falls-brief = fällt zu { $n } %
x4t-boarded-brief = gekapert zu { $n } %
x4t-odds-rounds = { $n ->
    [0] nur noch diese Runde
    [one] höchstens noch eine Runde nach dieser
   *[other] höchstens noch { $n } Runden nach dieser
}
x4t-odds-brief = Schlacht: { $won } % gewonnen, { $drawn } % unentschieden, { $lost } % verloren
x4t-odds-hull = Im Mittel kostet die Schlacht { $n } Hüllenpunkte.
x4t-odds-runs = Geschätzt aus { $n } Schlachten im schnellen Modus mit anderen Würfeln, falls sich niemand zurückzieht.
x4t-odds-tactical = Geschätzt aus { $n } Schlachten auf der taktischen Karte mit anderen Würfeln, in denen alle Einheiten selbstständig handeln und sich niemand zurückzieht.
x4t-pane-council = Rat
