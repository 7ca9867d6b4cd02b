//! The changes of quantities that lie before a seat, whatever card they come from.

use engine::{Index, Seat};

use super::tally::FORCES;
use crate::cards::{Standing, Standings, Text};
use crate::hex::Hex;
use crate::ids::Building;
use crate::notation::{Apply, Change, Permission, Program, Quantity};
use crate::state::{Board, Colony};

/// A change in force, as data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct InForce {
    /// Its number among the standing changes of the pack, in two bytes, as there are many of them.
    number: [u8; 2],
    /// The number of the hex of its card, or more than any hex has.
    here: u8,
}

impl InForce {
    fn number(self) -> u16 {
        u16::from_le_bytes(self.number)
    }

    /// What it changes.
    pub(super) fn quantity(self, standings: &Standings) -> Quantity {
        standings.quantity(self.number())
    }
}

/// A change in force, ready to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Force {
    /// What it changes, and when.
    standing: &'static Standing,
    /// The system of the card, if it has one.
    pub(super) here: Option<Hex>,
}

impl Force {
    pub(super) const fn change(&self) -> &'static Change {
        &self.standing.change
    }

    pub(super) const fn apply(&self) -> Option<Apply> {
        self.standing.apply
    }
}

impl super::Books<'_> {
    /// The changes that do not fit in the list of the tally.
    fn overflow(&self) -> impl Iterator<Item = InForce> + use<> {
        let mut all = Vec::new();
        if self.tally.is_some_and(|tally| tally.overflows) {
            let _ = gather(self.board, self.seat, |force| all.push(force));
        }
        all.into_iter().skip(FORCES)
    }

    /// Whether anything in force may change a quantity; what is granted by name is not meant.
    pub(super) fn is_changed(&self, quantity: Quantity) -> bool {
        self.tally.is_some_and(|tally| tally.changes(quantity))
    }

    /// The changes of a quantity whose conditions hold.
    pub(super) fn changing(&self, quantity: Quantity) -> impl Iterator<Item = Force> {
        let all = self.forces();
        let of = |force: &InForce| force.quantity(&self.pack.standings);
        let first = all.partition_point(|force| of(force) < quantity);
        let kept = all[first..].iter().copied().take_while(move |force| of(force) == quantity);
        let others = self.overflow().filter(move |force| of(force) == quantity);
        kept.chain(others).filter_map(|force| {
            let standing = self.pack.standings.get(force.number());
            let here = Hex::numbered(force.here);
            let holds = standing.when.is_empty() || {
                let bare = Self::bare(self.board, self.seat);
                let sight = super::sight::Sight { here, ..super::sight::Sight::of(&bare) };
                standing.when.iter().all(|condition| sight.holds(condition) == Some(true))
            };
            holds.then_some(Force { standing, here })
        })
    }
}

impl super::Books<'_> {
    /// Whether something that lies before the seat allows this.
    pub fn is_allowed(&self, permission: Permission) -> bool {
        // What has just changed may not be counted yet.
        let counted = self.tally.filter(|_| !self.board.stale.has(self.seat));
        counted.map_or_else(|| allowed(self.board, self.seat), |tally| tally.allowed) & bit(permission) != 0
    }
}

/// The bit of a permission.
const fn bit(permission: Permission) -> u32 {
    const { assert!(Permission::COUNT <= 32, "a bit for each permission") };
    1 << permission as u32
}

/// All that something before a seat allows, a bit for each.
fn allowed(board: &Board, seat: Seat) -> u32 {
    gather(board, seat, |_| ())
}

/// A program that lies before a seat, where it is, and what was chosen or paid in it.
struct Entry {
    program: Program,
    here: Option<Hex>,
    option: u8,
    paid: bool,
}

impl Entry {
    const fn of(program: Program, here: Option<Hex>) -> Self {
        Self { program, here, option: 0, paid: false }
    }
}

/// All changes that lie before a seat; returns what is allowed, a bit for each permission.
pub(super) fn gather(board: &Board, seat: Seat, mut each: impl FnMut(InForce)) -> u32 {
    let standings = &board.pack.pack().standings;
    let mut allowed = 0;
    entries(board, seat, &mut |entry: Entry| {
        for permission in standings.permissions(entry.program) {
            allowed |= bit(*permission);
        }
        for number in standings.numbers(entry.program) {
            let standing = standings.get(number);
            if standing.holds_for(entry.option, entry.paid) {
                let here = entry.here.map_or(u8::MAX, |hex| hex.at() as u8);
                each(InForce { number: number.to_le_bytes(), here });
            }
        }
    });
    allowed
}

fn entries(board: &Board, seat: Seat, each: &mut impl FnMut(Entry)) {
    let pack = board.pack.pack();
    let realm = &board.realms[seat];
    let mut add = |text: Option<&Text<Program>>, here: Option<Hex>| {
        text.into_iter().for_each(|text| each(Entry::of(**text, here)));
    };
    realm.techs.iter().for_each(|tech| add(pack[tech].effect.as_ref(), None));
    // X4-240: what comes with its technology stands on no colony.
    for building in Building::all().map(|building| &pack[building]).filter(|card| card.automatic) {
        if building.unlocked_by.iter().all(|tech| realm.techs.has(*tech)) {
            add(building.effect.as_ref(), None);
        }
    }
    add(pack[realm.government].effect.as_ref(), None);
    realm.policies.iter().for_each(|policy| add(Some(&pack[*policy].effect), None));
    if let Some(bribed) = realm.service.bribed {
        // X4-431: an ability of a foreign advisor.
        let ability = || board.lasting_ability(bribed.seat, bribed.advisor, bribed.level);
        let serves = board.realms[bribed.seat].advisors.iter().any(|it| it.advisor == bribed.advisor);
        match bribed.level {
            1 if serves => add(Some(&pack[bribed.advisor].effect), None),
            1 => {}
            _ => add(ability().map(|ability| &ability.effect), None),
        }
    }
    for recruit in realm.advisors.iter() {
        let card = &pack[recruit.advisor];
        let bribed = |level: u8| board.is_bribed(seat, recruit.advisor, level);
        if !bribed(1) {
            add(Some(&card.effect), None);
        }
        for (level, abilities) in [(2, &card.level2), (3, &card.level3)] {
            let ability = abilities.get(usize::from(recruit.chosen[level - 2]));
            if usize::from(recruit.level) >= level && !bribed(level as u8) {
                add(ability.filter(|ability| !ability.one_time).map(|ability| &ability.effect), None);
            }
        }
    }
    board.laws.iter().for_each(|passed| add(Some(&pack[passed.law].effect), None));
    board.crisis.into_iter().for_each(|crisis| add(pack[crisis].effect.as_ref(), None));
    for (built, card) in board.wonders.iter().zip(&pack.wonders) {
        if built.is_some_and(|it| it.seat == seat && it.stages == pack.wonder_numbers.stages) {
            add(card.effect.as_ref(), built.map(|it| it.hex));
        }
    }
    for held in board.cards_of(seat) {
        let card = &pack[held.card];
        add(card.effect.as_ref(), held.hex);
        for (level, effect) in [(2, &card.effect_2), (3, &card.effect_3)] {
            add(effect.as_ref().filter(|_| held.level >= level), held.hex);
        }
    }
    for colony in board.colonies.iter() {
        on_colony(board, seat, colony, each);
    }
}

/// What a colony brings: its planet and events to the owner, buildings to their builders.
fn on_colony(board: &Board, seat: Seat, colony: &Colony, each: &mut impl FnMut(Entry)) {
    let pack = board.pack.pack();
    let here = Some(colony.hex);
    if colony.seat == seat {
        let planet = board.system(colony.hex).planet.and_then(|planet| pack[planet].effect.as_ref());
        planet.into_iter().for_each(|text| each(Entry::of(**text, here)));
        for happened in colony.events.iter() {
            let text = pack.planetary_events[happened.event.at()].effect.as_ref();
            let (option, paid) = (happened.option(), happened.is_paid());
            text.into_iter().for_each(|text| each(Entry { option, paid, ..Entry::of(**text, here) }));
        }
    }
    // X4-152: buildings of a blockaded system yield nothing.
    if board.system(colony.hex).blockade.is_none() {
        for standing in colony.buildings.iter().filter(|standing| standing.seat == seat) {
            let text = pack[standing.building].effect.as_ref();
            text.into_iter().for_each(|text| each(Entry::of(**text, here)));
        }
    }
}
