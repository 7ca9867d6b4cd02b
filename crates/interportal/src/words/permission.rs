//! What permissions allow or forbid.

use super::Words;
use super::clause::{Clause, Order};
use crate::notation::Permission;

/// What a permission is about.
enum About {
    /// Something that players do, in English and German after `may`; the last is the German text after `darfst`
    /// where it is forbidden.
    Doing(&'static str, &'static str, &'static str),
    /// Something that is so: subject, verb and rest.
    So([&'static str; 3], [&'static str; 3]),
}

fn about(permission: Permission) -> About {
    use About::{Doing, So};
    use Permission as P;
    match permission {
        P::Privateers => Doing(
            "declare fleets to be privateers",
            "Flotten zu Freibeutern erklären",
            "keine Flotten zu Freibeutern erklären",
        ),
        P::AnyResourceBuilding => Doing(
            "build resource buildings for every resource on every colony",
            "auf jeder Kolonie Rohstoffgebäude für jeden Rohstoff bauen",
            "nicht auf jeder Kolonie Rohstoffgebäude für jeden Rohstoff bauen",
        ),
        P::CultureByAwe => Doing(
            "pay culture prices with twice as much AWE",
            "Kulturpreise mit doppelt so viel AWE bezahlen",
            "Kulturpreise nicht mit AWE bezahlen",
        ),
        P::ForeignGates => Doing(
            "use the gates of all players",
            "die Tore aller Spieler benutzen",
            "fremde Tore nicht benutzen",
        ),
        P::GateJump => So(
            [
                "your ships except small craft",
                "can move",
                "to your gates for 1 strategic movement, as if adjacent",
            ],
            [
                "deine Schiffe außer kleinen Einheiten",
                "können",
                "für 1 strategische Bewegung zu deinen Toren ziehen, als wären sie benachbart",
            ],
        ),
        P::Lifelines => So(
            ["routes", "quicken", "your units every time"],
            ["Handelsrouten", "beschleunigen", "deine Einheiten jedes Mal"],
        ),
        P::ImprovedSensors => So(
            [
                "sensors",
                "detect",
                "cloaked units in their system; outside of dangerous systems they draw 2 events and carry out 1",
            ],
            [
                "Sensoren",
                "entdecken",
                "getarnte Einheiten in ihrem System; außerhalb gefährlicher Systeme ziehen sie 2 Ereignisse und führen 1 aus",
            ],
        ),
        P::AdvancedSensors => So(
            ["sensors", "work", "on adjacent systems as well, and they need no slot"],
            ["Sensoren", "wirken", "auch auf benachbarte Systeme und brauchen keinen Platz"],
        ),
        P::UpgradeAdvisorAnyResource => Doing(
            "pay advisor levels in any one resource",
            "Beraterstufen mit einem beliebigen Rohstoff bezahlen",
            "Beraterstufen nicht mit beliebigen Rohstoffen bezahlen",
        ),
        P::ReconAnyone => Doing(
            "reconnoitre every discovered player, wherever your character stands",
            "jeden entdeckten Spieler aufklären, wo immer dein Charakter steht",
            "andere nicht von überall aufklären",
        ),
        P::ReconWithoutCharacter => Doing(
            "reconnoitre without a character, for 2 culture and 1 institution action",
            "ohne Charakter aufklären, für 2 Kultur und 1 Institutionsaktion",
            "nicht ohne Charakter aufklären",
        ),
        P::SeeAllFleets => Doing("see all fleets", "alle Flotten sehen", "nicht alle Flotten sehen"),
        P::ColoniesAdjacent => So(
            ["your colonies", "are", "adjacent to each other for your units"],
            ["deine Kolonien", "sind", "für deine Einheiten untereinander benachbart"],
        ),
        P::ShipyardHere => Doing("build ships here", "hier Schiffe bauen", "hier keine Schiffe bauen"),
        P::LandThroughShield => So(
            ["this unit", "can land", "ground units through an active planetary shield"],
            ["diese Einheit", "kann", "Bodeneinheiten durch einen aktiven planetaren Schild landen"],
        ),
        P::SecondTurn => So(
            ["one of your units", "has", "a second turn once per battle"],
            ["eine deiner Einheiten", "hat", "einmal je Schlacht einen zweiten Zug"],
        ),
        P::FreeRetreat => Doing(
            "retreat into any adjacent system without enemies or neutral units",
            "dich in jedes benachbarte System ohne Gegner und neutrale Einheiten zurückziehen",
            "dich nicht in jedes benachbarte System zurückziehen",
        ),
        P::KeepConqueredBuildings => So(
            ["colonies that you conquer", "keep", "all their buildings"],
            ["Kolonien, die du eroberst,", "behalten", "alle Gebäude"],
        ),
        P::ExploreTwo => Doing(
            "draw 2 events when exploring; carry out 1 and keep both",
            "beim Erkunden 2 Ereignisse ziehen; du führst 1 aus und behältst beide",
            "beim Erkunden nur 1 Ereignis ziehen",
        ),
        P::JustWar => Doing(
            "declare one war per round without reason and for free, with at most 2 goals; it cannot be prevented",
            "je Runde einen Krieg ohne Grund und kostenlos erklären, mit höchstens 2 Zielen; er kann nicht verhindert werden",
            "keinen Krieg ohne Grund erklären",
        ),
        P::BribeThisAdvisor => {
            Doing("bribe this advisor", "diesen Berater bestechen", "diesen Berater nicht bestechen")
        }
        P::BuyColonyShip => Doing("buy colony ships", "Kolonieschiffe kaufen", "keine Kolonieschiffe kaufen"),
        P::HireMercenaries => Doing("hire mercenaries", "Söldner anheuern", "keine Söldner anheuern"),
        P::RaiseColony => Doing("raise colonies", "Kolonien ausbauen", "keine Kolonien ausbauen"),
        P::Auction => Doing(
            "auction black-market cards",
            "Schwarzmarktkarten versteigern",
            "keine Schwarzmarktkarten versteigern",
        ),
        P::BlackMarketDraw => {
            Doing("draw black-market cards", "Schwarzmarktkarten ziehen", "keine Schwarzmarktkarten ziehen")
        }
        P::ResourceStep3 => Doing(
            "build resource buildings of the highest step",
            "Rohstoffgebäude der höchsten Stufe bauen",
            "keine Rohstoffgebäude der höchsten Stufe bauen",
        ),
        P::IllegalIaAtHome => Doing(
            "perform illegal institution actions on foreign home worlds",
            "illegale Institutionsaktionen auf fremden Heimatwelten ausführen",
            "keine illegalen Institutionsaktionen auf fremden Heimatwelten ausführen",
        ),
        P::EnterWithoutRoute => Doing(
            "enter or explore this system without a trade route",
            "dieses System ohne Handelsroute betreten oder erkunden",
            "dieses System ohne Handelsroute weder betreten noch erkunden",
        ),
    }
}

impl Words<'_> {
    /// What a permission allows.
    pub(super) fn allows(&self, permission: Permission) -> Clause {
        match about(permission) {
            About::Doing(en, de, _) => self.says(["you", "may", en], ["du", "darfst", de]),
            About::So(en, de) => self.says(en, de),
        }
    }

    /// What a prohibition forbids.
    pub(super) fn forbids(&self, permission: Permission) -> Clause {
        match (permission, about(permission)) {
            // These hold against others.
            (Permission::BribeThisAdvisor, _) => self.says(
                ["this advisor", "cannot", "be bribed"],
                ["dieser Berater", "kann", "nicht bestochen werden"],
            ),
            (Permission::IllegalIaAtHome, _) => self.says(
                ["others", "may not perform", "illegal institution actions on your home world"],
                ["andere", "dürfen", "auf deiner Heimatwelt keine illegalen Institutionsaktionen ausführen"],
            ),
            (_, About::Doing(en, _, de)) => self.says(["you", "may not", en], ["du", "darfst", de]),
            (_, About::So(en, de)) => {
                let so = self.put(&self.says(en, de), Order::Under);
                self.says(
                    ["it", "no longer holds", &format!("that {so}")],
                    ["es", "gilt", &format!("nicht mehr, dass {so}")],
                )
            }
        }
    }
}
