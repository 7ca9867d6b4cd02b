//! What hulls, protection and equipment make of a unit in a battle (X4R-K01 to X4R-K25, X4-241 to X4-309).

use crate::cards::{EquipmentCard, KeywordUse, Pack, Special};
use crate::ids::Keyword;
use crate::notation::{Core, Expr, Op, Program, Quantity, Verb};

/// Something that a unit has or has not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trait {
    Swarm,
    Small,
    CloseRange,
    Untouchable,
    Repulsion,
    Stabilisers,
    HeavyArmour,
    Absorption,
    Regeneration,
    Hologram,
    Frequency,
    Analyser,
    Command,
    Squadron,
    Jammer,
    EWar,
    Cloak,
    /// It is no ship, so nobody can board it.
    Being,
    /// X4R-K22.
    Scout,
    /// X4-290.
    Rotation,
    /// X4-303.
    Ramp,
    /// X4-200: it has no rear.
    Base,
}

impl Trait {
    pub(super) const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// The trait that a keyword names.
    pub(super) fn of(keyword: Keyword) -> Option<Self> {
        Some(match keyword.id() {
            "swarm" => Self::Swarm,
            "small-craft" => Self::Small,
            "close-range" => Self::CloseRange,
            "untouchable" => Self::Untouchable,
            "repulsion" => Self::Repulsion,
            "stabilisers" => Self::Stabilisers,
            "scout" => Self::Scout,
            _ => return None,
        })
    }
}

/// What a unit can do.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Power {
    pub(super) traits: u32,
    pub(super) evade: u8,
    pub(super) boarding: u8,
    pub(super) emp: u8,
    pub(super) repair: u8,
    pub(super) decoys: u8,
    pub(super) magazines: u8,
    pub(super) rerolls: u8,
    pub(super) mines: u8,
    /// Shield points that come back on each turn (X4-242).
    pub(super) capacitors: u8,
    /// X4R-K09 of a hull, a bit for each class.
    pub(super) lethal: u8,
    /// Shield and armour that it adds.
    pub(super) layers: (u8, u8),
    /// What tactical movement changes by (X4-241, X4-281).
    pub(super) tac: i8,
    /// X4R-K27.
    pub(super) hangar: u8,
}

impl Power {
    pub(super) const fn is(&self, it: Trait) -> bool {
        self.traits & it.bit() != 0
    }

    pub(super) const fn add(&mut self, other: &Self) {
        self.traits |= other.traits;
        self.evade += other.evade;
        self.boarding += other.boarding;
        self.emp += other.emp;
        self.repair += other.repair;
        self.decoys += other.decoys;
        self.magazines += other.magazines;
        self.rerolls += other.rerolls;
        self.mines += other.mines;
        self.capacitors += other.capacitors;
        self.lethal |= other.lethal;
        self.tac += other.tac;
        self.hangar += other.hangar;
    }

    pub(super) const fn give(&mut self, it: Trait) {
        self.traits |= it.bit();
    }

    pub(super) const fn being() -> Self {
        let mut power = Self::none();
        power.give(Trait::Being);
        power
    }

    const fn none() -> Self {
        Self {
            traits: 0,
            evade: 0,
            boarding: 0,
            emp: 0,
            repair: 0,
            decoys: 0,
            magazines: 0,
            rerolls: 0,
            mines: 0,
            capacitors: 0,
            lethal: 0,
            layers: (0, 0),
            tac: 0,
            hangar: 0,
        }
    }

    fn keyword(&mut self, keyword: Keyword, x: u8) {
        if let Some(it) = Trait::of(keyword) {
            return self.give(it);
        }
        match keyword.id() {
            "evade" => self.evade += x,
            "boarding" => self.boarding += x,
            "emp-attack" => self.emp += x,
            "repair" => self.repair += x,
            "hangar" => self.hangar += x,
            _ => {}
        }
    }

    /// The keywords of a hull.
    pub(super) fn hull(keywords: &[KeywordUse]) -> Self {
        let mut power = Self::none();
        for used in keywords {
            power.keyword(used.keyword, used.x.unwrap_or(1));
            if used.keyword.id() == "lethal" {
                power.lethal |= super::arm::classes(used.classes.as_deref().unwrap_or(&[]));
            }
        }
        power
    }

    /// What an item is written to do.
    pub(super) fn item(pack: &Pack, effect: Option<Program>, special: Option<Special>) -> Self {
        let mut power = Self::none();
        for statement in effect.into_iter().flat_map(|program| pack.code.statements(program)) {
            match &statement.core {
                Core::Do(Verb::Keyword(keyword, x)) => power.keyword(*keyword, x.unwrap_or(1)),
                Core::Do(Verb::Mod(change, _)) => {
                    if let (Quantity::StatTac, Some((op, Expr::Number(by)))) = (change.quantity, &change.by) {
                        power.tac += if *op == Op::Minus { -(*by as i8) } else { *by as i8 };
                    }
                    let Some((Op::Plus, Expr::Number(by))) = &change.by else { continue };
                    match change.quantity {
                        Quantity::StatSh => power.layers.0 += *by as u8,
                        Quantity::StatAr => power.layers.1 += *by as u8,
                        Quantity::Rerolls => power.rerolls += *by as u8,
                        // X4-274: of energy weapons.
                        Quantity::Hit => power.give(Trait::Frequency),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        match special {
            Some(Special::EWarCentre) => power.give(Trait::EWar),
            Some(Special::HologramField) => power.give(Trait::Hologram),
            Some(Special::CommandCentre) => power.give(Trait::Command),
            Some(Special::WeakPointAnalyser) => power.give(Trait::Analyser),
            Some(Special::SquadronCentre) => power.give(Trait::Squadron),
            Some(Special::Jammer) => power.give(Trait::Jammer),
            Some(Special::Cloak) => power.give(Trait::Cloak),
            Some(Special::HeavyArmour) => power.give(Trait::HeavyArmour),
            Some(Special::AbsorptionShield) => power.give(Trait::Absorption),
            Some(Special::RegenerativeArmour) => power.give(Trait::Regeneration),
            Some(Special::ShieldCapacitors) => power.capacitors += 1,
            Some(Special::MacroMagazine) => power.magazines += 1,
            Some(Special::Decoys) => power.decoys += 1,
            Some(Special::RotationDrive) => power.give(Trait::Rotation),
            Some(Special::AssaultRamp) => power.give(Trait::Ramp),
            Some(Special::Mines) => power.mines += 1,
            _ => {}
        }
        power
    }
}

/// A piece of equipment that EMP attacks and jammers can stop.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Piece {
    pub(super) power: Power,
    /// X4-261: EMP attacks do not stop it.
    pub(super) immune: bool,
}

impl Piece {
    pub(super) fn of(pack: &Pack, card: &EquipmentCard) -> Self {
        let power = Power::item(pack, card.effect.as_ref().map(|text| **text), card.special);
        Self { power, immune: card.emp_immune }
    }
}
