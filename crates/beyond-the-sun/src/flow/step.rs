//! Single steps of an effect: done immediately, or passed to a frame that asks.

use super::{
    Adopting, Attaching, Automating, Banishing, Building, Chartering, Colonising, Copying, Donating, Jumping,
    Keeping, Predicting, Researching, Scattering, Scope, Shifting, Source, Sponsoring, Trading, Upgrading,
    Warping, anarchists, triggers,
};
use crate::effect::{Ability, Count, Cube, Face, Neighbour, Research, Scale, Step};
use crate::event::Event;
use crate::ids::{Column, Place, Sort, Tile};
use crate::state::State;
use crate::tableau::ON_TILE;
use engine::{Index, Log, Seat};

/// Carries one step out for `seat`.
pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    step: Step,
    scale: Option<Scale>,
    scope: Scope,
    log: &mut Log<Event>,
) {
    if let Source::Once(system) = scope.on
        && !state.tableaus[seat].retinue.marked.has(system)
    {
        state.tableaus[seat].retinue.marked.add(system);
        log.tell(Event::MarkedUse(seat, system));
    }
    let event = if let Source::Event(event) = scope.on { Some(event) } else { None };
    let scaled = |n: u8| scale.map_or(n, |it| it.of(n, state.count(seat, it.count)));
    match step {
        Step::Gain(n) => state.gain_ore(seat, scaled(n), log),
        Step::Pay(n) | Step::LoseOre(n) => lose_ore(state, seat, n, log),
        Step::PayPlayer(n) => {
            if let Some(paid) = scope.paid.or_else(|| state.clockwise(seat).nth(1)) {
                hand_over(state, seat, paid, n, log);
            }
        }
        Step::LosePop(n) => state.recall(seat, n.min(state.tableaus[seat].pop), log),
        Step::TakeOre(n) => {
            state.clockwise(seat).skip(1).for_each(|other| hand_over(state, other, seat, n, log));
        }
        Step::GiveOre(n) => {
            state.clockwise(seat).skip(1).for_each(|other| hand_over(state, seat, other, n, log));
        }
        Step::Convert { cube: Cube::Supply, face: Face::Pop, from, .. } => {
            let n = scaled(1);
            recruit(state, seat, n, from, log);
        }
        Step::Convert { cube: Cube::Ship, face, .. } => Donating::give(state, seat, face, log),
        Step::Convert { cube, face, at, .. } => {
            if let Some(level) = face.level() {
                Building::begin(state, seat, cube, level, at, scope.action, log);
            }
        }
        Step::Grow => grow(state, seat, log),
        Step::Mine => mine(state, seat, log),
        Step::Trade => state.push(Trading { seat, n: 0, phase: false, less: 0 }),
        Step::Automate(sorts) => Automating { seat, sorts }.begin(state, log),
        Step::MoveSupply { n, rightmost, to } => Shifting { seat, left: n, rightmost, to }.go_on(state),
        Step::Research(research) => Researching::begin(state, seat, research, scope),
        Step::PrivateTech { level, draw } => Keeping::begin(state, seat, level, draw, log),
        Step::Jump { n, hold_bonus } => Jumping::begin(state, seat, n, hold_bonus, scope),
        Step::Warp(n) => Warping { seat, left: n, moved: false }.go_on(state, log),
        Step::UpgradeShips { ships, by } => Upgrading::begin(state, seat, ships, by, scope, log),
        Step::UpgradePoints(n) => Upgrading::begin(state, seat, n, 0, scope, log),
        Step::UpgradeStart(by) => upgrade_start(state, seat, by, log),
        Step::Colonise { neutral } => Colonising { seat, neutral }.begin(state),
        Step::Charter { deck, draw } => Chartering::begin(state, seat, deck, draw, log),
        Step::Copy { whose, research } => {
            Copying { seat, whose, scope: Scope { research: scope.research || research, ..scope } }
                .begin(state);
        }
        Step::OpenGuild(guild) => {
            if !state.guilds.has(guild) {
                state.board.guilds.add(guild);
                state.this_turn.changed = true;
                log.tell(Event::OpenedGuild(guild));
                let reveals = state.pack[guild].action.reveals;
                state.reveal_rows(reveals, log);
                triggers::on_guild_opened(state, seat);
            }
        }
        Step::AttachSystem { deck, next_to } => {
            let to = match next_to {
                Neighbour::System => None,
                Neighbour::DeepSpace => Some(Place::DeepSpace),
                Neighbour::Sol => Some(Place::Sol),
            };
            Attaching::system(state, seat, deck, to, log);
        }
        Step::AttachVp { vp, site } => Attaching::event(state, seat, event, vp, site, log),
        Step::AttachDyson(deck) => Attaching::dyson(state, event, deck, log),
        Step::TakeDyson => super::colonise::take_dyson(state, seat, log),
        Step::Scatter => state.push(Scattering { seat }),
        Step::Banish(n) => Banishing { seat, left: n, moved: false }.go_on(state, log),
        Step::Museum(n) => Donating { seat, left: n, face: None }.go_on(state, log),
        Step::Vp(n) => {
            let n = scaled(n);
            if n > 0 {
                state.tableaus[seat].vp += n;
                state.this_turn.changed = true;
                log.tell(Event::GainedVp(seat, n));
            }
        }
        Step::AddAchievement(draw) => Sponsoring { seat, private: false }.begin(state, draw, log),
        Step::PrivateAchievement(draw) => Sponsoring { seat, private: true }.begin(state, draw, log),
        Step::AttachPrivate { deck, draw } => Adopting::begin(state, seat, deck, draw, log),
        Step::PlaceShip { level, at } => {
            Building::begin(state, seat, Cube::Supply, level, at, false, log);
        }
        Step::PlaceTile(Tile::StrengthSquare) => place_tile(state, seat, log),
        // The other tiles need no place: they are considered where they apply.
        Step::PlaceTile(_) => {}
        Step::Predict => Predicting::from(state, seat, 2),
        Step::Threat { rises: true } => state.raise_threat(log),
        Step::Threat { rises: false } => state.lower_threat(log),
        Step::AnarchistShip(level) => anarchists::place_ship(state, level, log),
        Step::AnarchistJump(n) => anarchists::jump(state, n, log),
    }
}

/// Ore lost, or what there is.
fn lose_ore(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    let n = u16::from(n).min(state.tableaus[seat].ore) as u8;
    if n > 0 {
        state.tableaus[seat].ore -= u16::from(n);
        state.this_turn.changed = true;
        log.tell(Event::Lost(seat, n));
    }
}

/// Ore from one faction to another, or as much as there is.
fn hand_over(state: &mut State, from: Seat, to: Seat, n: u8, log: &mut Log<Event>) {
    let n = u16::from(n).min(state.tableaus[from].ore) as u8;
    if n > 0 {
        state.tableaus[from].ore -= u16::from(n);
        state.tableaus[to].ore += u16::from(n);
        state.this_turn.changed = true;
        log.tell(Event::PaidTo(from, to, n));
    }
}

/// BTS-096, BTS-103, BTS-104: supply cubes become population, from the leftmost column or the named one.
pub(crate) fn recruit(state: &mut State, seat: Seat, n: u8, from: Option<Column>, log: &mut Log<Event>) {
    let tableau = &mut state.tableaus[seat];
    let before = tableau.pop;
    for _ in 0..n {
        let taken = match from {
            None => tableau.take_supply(),
            Some(column) => {
                let cubes = &mut tableau.supply[column.at()];
                let some = *cubes > 0;
                *cubes -= u8::from(some);
                some
            }
        };
        tableau.pop += u8::from(taken);
    }
    let gained = tableau.pop - before;
    if gained > 0 {
        state.this_turn.changed = true;
        log.tell(Event::Recruited(seat, gained));
    }
}

/// BTS-045 to BTS-048: a cube for each visible symbol, from its own column only.
pub(crate) fn grow(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let mat = state.mat_card(seat);
    let tableau = &mut state.tableaus[seat];
    let mut n = 0;
    for column in mat.growth(tableau.removed[Sort::Food.at()]) {
        let cubes = &mut tableau.supply[column.at()];
        if *cubes > 0 {
            *cubes -= 1;
            n += 1;
        }
    }
    tableau.pop += n;
    state.this_turn.changed |= n > 0;
    log.tell(Event::Grew(seat, n));
}

/// BTS-049: ore for each visible symbol.
pub(crate) fn mine(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let n = state.mining(seat);
    state.tableaus[seat].ore += u16::from(n);
    state.this_turn.changed |= n > 0;
    log.tell(Event::Mined(seat, n));
}

/// A set-up raises the start ship of a faction, at its present place (BTL-031, BTL-046).
fn upgrade_start(state: &mut State, seat: Seat, by: u8, log: &mut Log<Event>) {
    let tableau = &mut state.tableaus[seat];
    let Some((place, from)) = tableau.retinue.start else { return };
    let to = (from + by).min(4);
    let on_tile = tableau.retinue.tile.under == Some((place, from));
    tableau.change_ship(from + if on_tile { ON_TILE } else { 0 }, place, place, to);
    tableau.retinue.start = Some((place, to));
    log.tell(Event::Upgraded(seat, state.spot(place), from, to));
    state.correct_control(log);
}

/// BTL-036: the square tile goes under the start ship.
fn place_tile(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let strength = |ability| if let Ability::ShipTile(more) = ability { Some(more) } else { None };
    if let Some((_, strength)) = state.leader_with(seat, strength) {
        state.tableaus[seat].retinue.tile.strength = strength;
        if let Some((place, level)) = state.tableaus[seat].retinue.start {
            state.put_tile(seat, place, level, log);
        }
        state.ships_left(seat, log);
    }
}

impl State {
    /// What population growth would bring `seat` now (BTS-045 to BTS-048).
    pub(crate) fn growth(&self, seat: Seat) -> u8 {
        let tableau = &self.tableaus[seat];
        let mut supply = tableau.supply;
        let mut n = 0;
        for column in self.mat_card(seat).growth(tableau.removed[Sort::Food.at()]) {
            let some = u8::from(supply[column.at()] > 0);
            supply[column.at()] -= some;
            n += some;
        }
        n
    }

    /// What ore production would bring `seat` now (BTS-049).
    pub(crate) fn mining(&self, seat: Seat) -> u8 {
        self.mat_card(seat).ore(self.tableaus[seat].removed[Sort::Ore.at()])
    }

    /// The level of a research step.
    pub(crate) fn research_level(&self, seat: Seat, research: Research) -> u8 {
        let more = |(count, max): (Count, u8)| (research.level + self.count(seat, count)).min(max);
        research.plus.map_or(research.level, more)
    }
}
