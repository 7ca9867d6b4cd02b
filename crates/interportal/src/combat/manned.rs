//! The units of a battle: ships of a player and a neutral group, with what they are fitted with (X4-122, X4R-254).

use engine::{BySeat, Index, List, Seat, Seats};

use super::{Arm, Field, NOBODY, OWNERS, PIECES, Piece, Power, Trait, Unit};
use crate::action::Fitting;
use crate::cards::{GroupUnits, NeutralHull, Outfit, Pack, ShipCard};
use crate::economy::Books;
use crate::flow::ROUNDS;
use crate::hex::Hex;
use crate::ids::{Class, Group, Kind, Weapon};
use crate::notation::{Item, Permission};
use crate::realm::{Hand, Make};
use crate::state::Board;

/// Whether such units of a group are there in this round, with that many players.
pub(crate) fn is_there(board: &Board, kind: &GroupUnits) -> bool {
    let n = board.n_players();
    let players = kind.players_min.is_none_or(|min| n >= min) && kind.players_max.is_none_or(|max| n <= max);
    players && kind.from_round.is_none_or(|round| board.round >= round)
}

/// The field with these ships of a seat and a neutral group, all of them whole but for their hulls.
pub(crate) fn manned(
    board: &Board,
    (seat, hand): (Seat, &Hand),
    ships: impl Iterator<Item = usize>,
    (group, hex): (Group, Hex),
) -> Field {
    let kind = board.system(hex).kind;
    let books = Books::open(board, seat);
    let mut field = Field {
        nebula: kind == Some(Kind::Nebula),
        storm: kind == Some(Kind::Storm) && board.is_dangerous(hex),
        rerolls: [0; OWNERS],
        doublers: Seats::NONE,
        arms: Vec::with_capacity(32),
        units: Vec::with_capacity(16),
    };
    field.favour(board, seat, &books);
    for ship in ships {
        field.ship(board, (seat, hand), (ship, true), &books);
    }
    field.group(board, group, hex);
    field
}

/// The field with ships of several players, by owner, place in its list and whether they attack.
pub(crate) fn facing(
    board: &Board,
    hands: &BySeat<Hand>,
    ships: impl Iterator<Item = (Seat, u8, bool)>,
    hex: Hex,
) -> Field {
    let kind = board.system(hex).kind;
    let mut field = Field {
        nebula: kind == Some(Kind::Nebula),
        storm: kind == Some(Kind::Storm) && board.is_dangerous(hex),
        rerolls: [0; OWNERS],
        doublers: Seats::NONE,
        arms: Vec::with_capacity(32),
        units: Vec::with_capacity(16),
    };
    for (seat, ship, own) in ships {
        let books = Books::open(board, seat);
        field.favour(board, seat, &books);
        field.ship(board, (seat, &hands[seat]), (usize::from(ship), own), &books);
    }
    field
}

/// Whose unit it is: on which side, its place in its list, and a number for what it is built as.
#[derive(Clone, Copy)]
struct Who {
    own: bool,
    seat: u8,
    index: u8,
    kin: u16,
}

/// What a hull is before anything is fitted.
#[derive(Clone, Copy)]
struct Hull {
    class: Class,
    ini: u8,
    paces: [u8; ROUNDS as usize],
    layers: [u8; 3],
    power: Power,
}

impl Hull {
    fn of(card: &ShipCard) -> Self {
        let layers = [card.sh, card.ar, card.hu];
        let mut power = Power::hull(&card.keywords);
        if card.counts_as_building {
            power.give(Trait::Base);
        }
        Self { class: card.class, ini: card.ini, paces: [card.tac; ROUNDS as usize], layers, power }
    }
}

/// What is fitted into a unit: weapons, then items by their number in a blueprint.
#[derive(Default)]
pub(crate) struct Fit {
    pub(crate) arms: List<Weapon, 16>,
    items: List<u8, 16>,
}

impl Fit {
    fn item(&mut self, item: Item) {
        self.items.push(Fitting::from(item).number());
    }

    fn ready(weapons: &[Weapon], equipment: &[Outfit]) -> Self {
        let mut fit = Self { arms: weapons.iter().copied().collect(), ..Self::default() };
        equipment.iter().for_each(|outfit| fit.item(outfit.0));
        fit
    }

    /// What a ship of a player carries.
    pub(crate) fn of_ship(board: &Board, hand: &Hand, make: Make) -> Self {
        let pack = board.pack.pack();
        match make {
            Make::Blueprint(ship, variant) => {
                let drawing = hand.drawings.get(pack, ship, variant);
                let mut fit = Self::default();
                for slot in 0..crate::drawing::weapon_slots(&pack[ship], drawing.set).count() {
                    // X4-126: a slot without a weapon holds an emergency weapon.
                    fit.arms.push(match drawing.item(slot).map(Fitting::item) {
                        Some(Item::Weapon(weapon)) => weapon,
                        _ => emergency(),
                    });
                }
                let items = drawing.items().map(Fitting::item);
                items.filter(|item| !matches!(item, Item::Weapon(_))).for_each(|item| fit.item(item));
                fit
            }
            Make::Standard(ship) => Self::ready(&pack[ship].weapons, &pack[ship].equipment),
            Make::Kosme(ship) => Self::ready(&pack[ship].weapons, &pack[ship].equipment),
        }
    }

    /// What the units of a neutral group carry.
    pub(crate) fn of_group(kind: &GroupUnits) -> Self {
        Self::ready(&kind.weapons, &kind.equipment)
    }
}

impl Field {
    /// X4R-333, X4R-A06: what a player who takes part can do for whichever unit.
    pub(super) fn favour(&mut self, board: &Board, seat: Seat, books: &Books<'_>) {
        self.rerolls[usize::from(seat.0)] = books.rerolls();
        if books.is_allowed(Permission::SecondTurn) && !board.battle.doubled.has(seat) {
            self.doublers.add(seat);
        }
    }

    pub(super) fn ship(
        &mut self,
        board: &Board,
        (seat, hand): (Seat, &Hand),
        (ship, own): (usize, bool),
        books: &Books<'_>,
    ) {
        let vessel = &board.realms[seat].ships[ship];
        let fit = Fit::of_ship(board, hand, vessel.make);
        let mut hull = Hull::of(board.hull(vessel.make));
        (hull.ini, hull.paces) = (books.initiative(vessel), books.paces(vessel));
        let who = Who { own, seat: seat.0, index: ship as u8, kin: kin(vessel.make) };
        self.unit(board.pack.pack(), who, hull, vessel.hull, &fit);
    }

    pub(super) fn group(&mut self, board: &Board, group: Group, hex: Hex) {
        let pack = board.pack.pack();
        let hulls = board.neutrals.iter().find(|neutral| neutral.hex == hex).map(|neutral| neutral.hulls);
        let mut index = 0;
        for (kin, kind) in (0..).zip(&pack[group].units).filter(|(_, kind)| is_there(board, kind)) {
            let fit = Fit::of_group(kind);
            for _ in 0..kind.n {
                let hull = match kind.unit {
                    NeutralHull::Ship(ship) => Hull::of(&pack[ship]),
                    NeutralHull::Unit(unit) => {
                        let card = &pack[unit];
                        let mut power = Power::hull(&card.keywords);
                        power.add(&Power::being());
                        let layers = [card.sh, card.ar, card.hu];
                        let paces = [card.tac; ROUNDS as usize];
                        Hull { class: card.class, ini: card.ini, paces, layers, power }
                    }
                };
                // X4R-260: neutral units do not heal.
                let left = hulls.map_or(hull.layers[2], |hulls| hulls[usize::from(index)]);
                self.unit(pack, Who { own: false, seat: NOBODY, index, kin }, hull, left, &fit);
                if let NeutralHull::Unit(unit) = kind.unit {
                    self.arms.push(Arm::built_in(&pack[unit].attack));
                    self.units.last_mut().expect("a unit that was just added").arms.1 += 1;
                }
                index += 1;
            }
        }
    }

    fn unit(&mut self, pack: &Pack, who: Who, hull: Hull, hu: u8, fit: &Fit) {
        let Who { own, seat, index, kin } = who;
        let start = self.arms.len() as u16;
        let line_targets = pack.quick_mode.line_of_fire_targets;
        self.arms.extend(fit.arms.iter().map(|weapon| Arm::of(&pack[*weapon], line_targets)));
        let (mut bare, mut pieces) = (hull.power, List::<Piece, PIECES>::new());
        let [mut sh, mut ar, most] = hull.layers;
        for item in fit.items.iter().copied().filter_map(Fitting::in_slot).map(Fitting::item) {
            match item {
                Item::Protection(protection) => {
                    let card = &pack[protection];
                    let power = Power::item(pack, Some(*card.effect), card.special);
                    bare.add(&power);
                    sh += power.layers.0;
                    ar += power.layers.1;
                }
                Item::Equipment(equipment) if pieces.len() < PIECES => {
                    pieces.push(Piece::of(pack, &pack[equipment]));
                }
                _ => {}
            }
        }
        let alike = |it: &&Unit| it.own == own && it.seat == seat && it.kin.0 == kin;
        let n_alike = self.units.iter().filter(alike).count();
        // X4R-040.
        let sh = if self.nebula { sh / 2 } else { sh };
        let mut unit = Unit {
            own,
            seat,
            index,
            class: hull.class,
            ini: hull.ini,
            paces: hull.paces,
            sh,
            ar,
            hu,
            full: [sh, ar, most],
            off: 0,
            broken: false,
            veiled: false,
            markers: 0,
            caught: false,
            slayer: None,
            kin: (kin, n_alike as u8 / pack.battle.stack_max.max(1)),
            arms: (start, self.arms.len() as u16),
            pieces,
            bare,
            whole: bare,
            now: super::Now::default(),
        };
        unit.fit();
        unit.veiled = unit.whole.is(Trait::Cloak);
        self.units.push(unit);
    }
}

/// X4R-196: a number for what a ship is built as.
pub(crate) fn kin(make: Make) -> u16 {
    match make {
        Make::Blueprint(ship, variant) => u16::from(ship.index()) << 4 | u16::from(variant),
        Make::Standard(ship) => 1 << 12 | u16::from(ship.index()),
        Make::Kosme(ship) => 2 << 12 | u16::from(ship.index()),
    }
}

/// X4-126, X4R-254: the weapon of an empty slot.
fn emergency() -> Weapon {
    Weapon::from_id("emergency-weapon").unwrap_or_default()
}
