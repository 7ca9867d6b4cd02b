//! What permissions allow or forbid.

use super::Words;
use crate::notation::Permission;

impl Words<'_> {
    /// What a permission is about.
    pub fn permission(&self, permission: Permission) -> &'static str {
        use Permission as P;
        let (en, de) = match permission {
            P::Privateers => ("declare fleets to be privateers", "Flotten zu Freibeutern erklären"),
            P::AnyResourceBuilding => (
                "resource buildings of every resource on every colony",
                "Rohstoffgebäude jedes Rohstoffs auf jeder Kolonie",
            ),
            P::CultureByAwe => {
                ("pay culture prices with AWE, 2 for 1", "Kulturpreise mit AWE im Verhältnis 2:1 bezahlen")
            }
            P::ForeignGates => ("use the gates of all players", "die Tore aller Spieler benutzen"),
            P::GateJump => (
                "for 1 strategic movement, ships except small craft move to your gates as if adjacent",
                "für 1 strategische Bewegung ziehen Schiffe außer kleinen Einheiten zu eigenen Toren, als wären sie benachbart",
            ),
            P::Lifelines => (
                "routes quicken your units every time",
                "Handelsrouten beschleunigen eigene Einheiten jedes Mal",
            ),
            P::ImprovedSensors => (
                "sensors detect cloaked units in their system; outside of dangerous systems they draw 2 events and carry out 1",
                "Sensoren entdecken getarnte Einheiten in ihrem System; außerhalb gefährlicher Systeme ziehen sie 2 Ereignisse und führen 1 aus",
            ),
            P::AdvancedSensors => (
                "all effects of sensors also work on adjacent systems, and sensors need no slot",
                "alle Effekte von Sensoren wirken auch auf benachbarte Systeme, und Sensoren brauchen keinen Platz",
            ),
            P::UpgradeAdvisorAnyResource => (
                "pay advisor levels in any one resource",
                "Beraterstufen mit einem beliebigen Rohstoff bezahlen",
            ),
            P::ReconAnyone => (
                "reconnaissance of every discovered player, wherever your character stands",
                "Aufklärung gegen jeden entdeckten Spieler, wo immer der eigene Charakter steht",
            ),
            P::ReconWithoutCharacter => (
                "reconnaissance without a character, for 2 culture and 1 institution action",
                "Aufklärung ohne Charakter für 2 Kultur und 1 Institutionsaktion",
            ),
            P::SeeAllFleets => ("see all fleets", "alle Flotten sehen"),
            P::ColoniesAdjacent => (
                "your colonies are adjacent to each other for your units",
                "eigene Kolonien sind für eigene Einheiten untereinander benachbart",
            ),
            P::ShipyardHere => ("build ships here", "hier Schiffe bauen"),
            P::LandThroughShield => (
                "land ground units through an active planetary shield",
                "Bodeneinheiten durch einen aktiven planetaren Schild landen",
            ),
            P::SecondTurn => (
                "once per battle a second turn for one of your units",
                "einmal je Schlacht ein zweiter Zug für eine eigene Einheit",
            ),
            P::FreeRetreat => (
                "retreat into any adjacent system without enemies or neutral units",
                "Rückzug in jedes benachbarte System ohne Gegner und Neutrale",
            ),
            P::KeepConqueredBuildings => {
                ("colonies you conquer keep all buildings", "eroberte Kolonien behalten alle Gebäude")
            }
            P::ExploreTwo => (
                "exploring draws 2 events; carry out 1 and keep both",
                "Erkunden zieht 2 Ereignisse; 1 ausführen und beide behalten",
            ),
            P::JustWar => (
                "once per round a war without reason for nothing that cannot be prevented, with at most 2 goals",
                "einmal je Runde ein Krieg ohne Grund, kostenlos und nicht zu verhindern, mit höchstens 2 Zielen",
            ),
            P::BribeThisAdvisor => ("bribe this advisor", "diesen Berater bestechen"),
            P::BuyColonyShip => ("buy colony ships", "Kolonieschiffe kaufen"),
            P::HireMercenaries => ("hire mercenaries", "Söldner anheuern"),
            P::RaiseColony => ("raise colonies", "Kolonien ausbauen"),
            P::Auction => ("auction black-market cards", "Schwarzmarktkarten versteigern"),
            P::BlackMarketDraw => ("draw black-market cards", "Schwarzmarktkarten ziehen"),
            P::ResourceStep3 => {
                ("resource buildings of the highest step", "Rohstoffgebäude der höchsten Stufe")
            }
            P::IllegalIaAtHome => (
                "illegal institution actions of others on your home world",
                "illegale Institutionsaktionen anderer auf der eigenen Heimatwelt",
            ),
            P::EnterWithoutRoute => (
                "enter or explore without a trade route on it",
                "ohne Handelsroute darauf betreten oder erkunden",
            ),
        };
        self.pick(en, de)
    }
}
