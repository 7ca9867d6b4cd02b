//! What procedures do, in short; the notation page tells each in full.

use super::Words;
use crate::cards::Special;

impl Words<'_> {
    /// What a procedure does.
    pub fn special(&self, special: Special) -> &'static str {
        use Special as S;
        let (en, de) = match special {
            S::ColonyShip => (
                "becomes a level-1 colony on an uninhabited planet in the Economy phase",
                "wird in der Ökonomiephase auf einem unbewohnten Planeten zu einer Kolonie der Stufe 1",
            ),
            S::Watch => (
                "a die of level 1 to 6 that counts as a building; its level is its hull; it acts as sensors, arrests and detects networks",
                "ein Würfel der Stufe 1 bis 6, der als Gebäude zählt; seine Stufe ist seine Hülle; wirkt als Sensoren, nimmt fest und entdeckt Netzwerke",
            ),
            S::FieldRepair => (
                "instead of attacking, restores 1 hull of a vehicle",
                "stellt statt anzugreifen 1 Hülle eines Fahrzeugs wieder her",
            ),
            S::Artillery => (
                "surplus damage goes on to units of the same name; can be attacked only by air force, artillery and missile bases while others stand before it; ignores swarm",
                "überschüssiger Schaden geht auf gleichnamige Einheiten über; kann nur von Luftwaffe, Artillerie und Raketenbasen angegriffen werden, solange andere vor ihr stehen; ignoriert Schwarm",
            ),
            S::DroneSupport => (
                "instead of attacking, one unit hits 1 better",
                "lässt statt anzugreifen eine Einheit um 1 besser treffen",
            ),
            S::AirSupport => (
                "instead of attacking, one unit hits 2 better or two units 1 better; then it can be attacked only by air force and buildings",
                "lässt statt anzugreifen eine Einheit um 2 oder zwei Einheiten um 1 besser treffen; ist dann nur von Luftwaffe und Gebäuden angreifbar",
            ),
            S::AntiOrbital => (
                "fights in the space battle of its system; without a battle it fires at one enemy fleet there",
                "kämpft in der Raumschlacht seines Systems mit; ohne Schlacht feuert es auf eine feindliche Flotte dort",
            ),
            S::DiplomaticImmunity => (
                "can be attacked only by institution actions, neutral units, privateers and raids; a player who attacks it gets a sanction",
                "kann nur von Institutionsaktionen, Neutralen, Freibeutern und Überfällen angegriffen werden; wer es tut, wird sanktioniert",
            ),
            S::ArtificialGate => (
                "all your gates are adjacent to each other for your units",
                "alle eigenen Tore sind für eigene Einheiten untereinander benachbart",
            ),
            S::Centre => (
                "the colony may be raised by 1 level together with building it",
                "die Kolonie darf mit dem Bau um 1 Stufe ausgebaut werden",
            ),
            S::Fortress => (
                "takes all damage first; militia there fights as infantry",
                "nimmt allen Schaden zuerst; Miliz dort kämpft als Infanterie",
            ),
            S::MissileBase => (
                "fires one researched missile in each round of battles of its system",
                "feuert in jeder Runde von Schlachten seines Systems eine erforschte Rakete",
            ),
            S::PlanetaryShield => (
                "while it holds, no landing and no damage to ground units and defence buildings; lost points stay lost",
                "solange er hält, keine Landung und kein Schaden an Bodeneinheiten und Verteidigungsgebäuden; verlorene Punkte bleiben verloren",
            ),
            S::TradeRoute => (
                "works for all players: the first unit to enter per round moves 1 further; a chain connects colonies; dangerous systems become safe",
                "wirkt für alle Spieler: die erste Einfahrt je Runde gibt 1 Bewegung mehr; eine Kette verbindet Kolonien; gefährliche Systeme werden sicher",
            ),
            S::Character => (
                "the ship is an agent, a diplomat or police, with 1 institution action of its own per round",
                "das Schiff ist Agent, Diplomat oder Polizei, mit 1 eigenen Institutionsaktion je Runde",
            ),
            S::SalvageModule => (
                "when destroyed, half the price comes back, rounded up",
                "bei Zerstörung kommt der halbe Preis aufgerundet zurück",
            ),
            S::EWarCentre => (
                "at the start of its turn it may take the movement or attack action from an enemy unit: 1d6 against 2 plus distance plus half its shield",
                "darf zu Beginn seines Zuges einer feindlichen Einheit die Bewegungs- oder Angriffsaktion nehmen: 1W6 gegen 2 plus Entfernung plus halben Schild",
            ),
            S::HologramField => (
                "switched on: no attacks except interception, and attacks against it hit 1 worse",
                "eingeschaltet: keine Angriffe außer Abfangen, und Angriffe gegen die Einheit treffen um 1 schlechter",
            ),
            S::CommandCentre => (
                "names a target against which your units of class US and smaller have HE; HE works 1 better",
                "nennt ein Ziel, gegen das eigene Einheiten der Klasse US und kleiner HE haben; HE wirkt um 1 besser",
            ),
            S::MacroMagazine => (
                "once per battle round one missile weapon rolls 1 die more",
                "einmal je Kampfrunde würfelt eine Raketenwaffe 1 Würfel mehr",
            ),
            S::Mines => (
                "up to 4 mines on the tactical map; each deals 3 damage, and more to large ships",
                "bis zu 4 Minen auf der taktischen Karte; jede richtet 3 Schaden an, bei großen Schiffen mehr",
            ),
            S::RotationDrive => ("turns like the next smaller class", "dreht wie die nächstkleinere Klasse"),
            S::WeakPointAnalyser => (
                "after its attack has damaged a hull, the next projectile hit on that unit deals 1 hull damage more",
                "hat sein Angriff eine Hülle beschädigt, richtet der nächste Projektiltreffer dort 1 Hüllenschaden mehr an",
            ),
            S::Sensors => (
                "once per round look at an adjacent system before exploring it",
                "einmal je Runde ein benachbartes System ansehen, bevor es erkundet wird",
            ),
            S::StaffHeadquarters => {
                ("upkeep of more than 1 is 1 lower", "Unterhalt über 1 ist um 1 niedriger")
            }
            S::SquadronCentre => (
                "your fighters and bombers within 3 hexes hit 1 better",
                "eigene Jäger und Bomber im Umkreis von 3 Feldern treffen um 1 besser",
            ),
            S::Jammer => (
                "switched on: equipment within 3 hexes does not work",
                "eingeschaltet: Ausrüstung im Umkreis von 3 Feldern wirkt nicht",
            ),
            S::AssaultRamp => (
                "carried small craft are deployed anywhere in the zone or next to the unit",
                "getragene kleine Einheiten werden überall in der Zone oder neben der Einheit aufgestellt",
            ),
            S::Cloak => (
                "passes enemy fleets and cannot be interacted with until detected; its first attack hits 2 better",
                "passiert feindliche Flotten und ist bis zur Entdeckung unangreifbar; der erste Angriff trifft um 2 besser",
            ),
            S::Decoys => (
                "in each battle round the first interception hit against its missiles is ignored",
                "in jeder Kampfrunde wird der erste Abfangtreffer gegen seine Raketen ignoriert",
            ),
            S::HeavyArmour => (
                "every projectile hit deals at most 1, except from size X",
                "jeder Projektiltreffer richtet höchstens 1 Schaden an, außer von Größe X",
            ),
            S::ShieldCapacitors => (
                "restores 1 shield at the start of its turn",
                "stellt zu Beginn des eigenen Zuges 1 Schild wieder her",
            ),
            S::AbsorptionShield => (
                "a hit that meets the shield brings it down and does no other damage, except from size X",
                "ein Treffer auf den Schild lässt ihn fallen und richtet sonst nichts an, außer von Größe X",
            ),
            S::RegenerativeArmour => (
                "restores all armour at the start of its turn until it has been at 0",
                "stellt zu Beginn des eigenen Zuges alle Panzerung wieder her, bis sie einmal bei 0 war",
            ),
            S::PolymorphicCabinet => (
                "once per round a change of government costs 3 culture less and no political action, and applies at once",
                "einmal je Runde kostet ein Regierungswechsel 3 Kultur weniger und keine politische Aktion und gilt sofort",
            ),
            S::DeepContacts => (
                "for going underground your diplomats count as standing on a level-1 network",
                "für das Untertauchen zählen eigene Diplomaten, als stünden sie auf einem Netzwerk der Stufe 1",
            ),
            S::CapacityRebate => (
                "each capacity building lowers capacity prices in its system by up to its step per round",
                "jedes Kapazitätsgebäude senkt Kapazitätspreise in seinem System je Runde um bis zu seine Stufe",
            ),
            S::MassProductionGrant => (
                "gain 3 AWE for each ground capacity of your buildings, which you must spend on buildings at once",
                "du erhältst 3 AWE je Bodenkapazität deiner Gebäude, die du sofort für Gebäude ausgeben musst",
            ),
            S::ConvertCapacity => (
                "per system and round, capacity up to the steps of its capacity buildings becomes resources produced there",
                "je System und Runde wird Kapazität bis zu den Stufen der Kapazitätsgebäude zu dort produzierten Rohstoffen",
            ),
            S::Rediscover => (
                "one research ship explores its system once more; an anomaly rises by 1 level or another is drawn",
                "ein Forschungsschiff erkundet sein System noch einmal; eine Anomalie steigt um 1 Stufe, oder eine weitere wird gezogen",
            ),
            S::RediscoverAll => (
                "every research ship explores its system once more; an anomaly rises by 1 level or another is drawn",
                "jedes Forschungsschiff erkundet sein System noch einmal; eine Anomalie steigt um 1 Stufe, oder eine weitere wird gezogen",
            ),
            S::WarDuplication => (
                "at war, each capacity building duplicates one military unit just built in its system per round, for its capacity alone",
                "im Krieg verdoppelt jedes Kapazitätsgebäude je Runde eine gerade in seinem System gebaute Militäreinheit, nur für ihre Kapazität",
            ),
            S::BulkFitting => (
                "further copies of a fitted item cost 1 capacity each instead of the price",
                "weitere Exemplare einer eingebauten Ausrüstung kosten je 1 Kapazität statt des Preises",
            ),
            S::ClanGovernment => (
                "you decide for each player whether underground actions cost 2 AWE more or 2 AWE less; you gain 1 AWE for each one that another player performs; pirates never attack you",
                "du legst für jeden Spieler fest, ob seine Untergrundaktionen 2 AWE mehr oder 2 AWE weniger kosten; für jede eines anderen Spielers erhältst du 1 AWE; Piraten greifen dich nie an",
            ),
            S::Wormhole => (
                "choose another discovered safe system: both are adjacent for your units",
                "ein anderes entdecktes sicheres System wählen: beide sind für eigene Einheiten benachbart",
            ),
            S::WormholeIas => (
                "both systems are adjacent for your institution actions too",
                "beide Systeme sind auch für eigene Institutionsaktionen benachbart",
            ),
            S::Uprising => (
                "fight at once with your ground units there against 3 militia; if lost, the colony loses 1 level",
                "sofort mit eigenen Bodeneinheiten dort gegen 3 Milizen kämpfen; bei Niederlage verliert die Kolonie 1 Stufe",
            ),
            S::ForgedPapers => (
                "the action cannot be arrested and gives no war reason",
                "die Aktion kann nicht festgenommen werden und gibt keinen Kriegsgrund",
            ),
            S::DemolitionCharge => (
                "3 damage to a fortress or defence building of the enemy",
                "3 Schaden an einer Festung oder einem Verteidigungsgebäude des Gegners",
            ),
            S::Defector => (
                "one enemy ship of class KS without swarm changes sides",
                "ein feindliches Schiff der Klasse KS ohne Schwarm wechselt die Seite",
            ),
            S::GreatPlague => (
                "at income each player pays 1 food per colony or one colony loses 1 level; ends when 12 research have been paid",
                "beim Einkommen zahlt jeder Spieler 1 Nahrung je Kolonie, oder eine Kolonie verliert 1 Stufe; endet, wenn 12 Forschung gezahlt sind",
            ),
            S::TideOfPirates => (
                "pirate fleets appear on as many asteroid fields or nebulae as there are players; routes next to them give no connection",
                "Piratenflotten erscheinen auf so vielen Asteroidenfeldern oder Nebeln, wie es Spieler gibt; Handelsrouten neben ihnen verbinden nicht",
            ),
            S::NoxInvasion => (
                "the Nox swarm appears in the galactic centre and moves towards the home world of the leader; colonies there lose 1 level per round",
                "der Nox-Schwarm erscheint im Galaktischen Zentrum und zieht zur Heimatwelt des Führenden; Kolonien dort verlieren 1 Stufe je Runde",
            ),
            S::DyingStar => (
                "a system of ring 1 or 2 becomes a supernova after 2 rounds; only a trade route stays",
                "ein System von Ring 1 oder 2 wird nach 2 Runden zur Supernova; nur eine Handelsroute bleibt",
            ),
            S::MachineUprising => (
                "each player fights on the own planet with the most capacity steps, if there are 3 or more, against as many war drones; if the fight is lost, the capacity buildings are destroyed",
                "jeder Spieler kämpft auf seinem Planeten mit den meisten Kapazitätsstufen, wenn es mindestens 3 sind, gegen ebenso viele Kriegsdrohnen; bei einer Niederlage werden die Kapazitätsgebäude zerstört",
            ),
            S::RingWorld => (
                "the system gets a planet with all four resources and highest level 4 that does not count against the state size",
                "das System erhält einen Planeten mit allen vier Rohstoffen und höchster Stufe 4, der nicht auf die Staatsgröße zählt",
            ),
        };
        self.pick(en, de)
    }
}
