//! Single steps of an effect: what a look ahead expects of each, and what it does.
//!
//! This file says for every step whether it scales and whether it can be impossible, and calls the file of its family
//! or the frame that asks. The phrases of steps are in `words/`: the sentences of one language are read together.

mod board;
mod cubes;
mod ore;
mod research;
mod ships;

use super::prospect::{Look, Purse, Refused};
use super::{
    Adopting, Attaching, Automating, Banishing, Building, Chartering, Colonising, Copying, Donating, Jumping,
    Keeping, Predicting, Researching, Scattering, Scope, Shifting, Source, Sponsoring, Trading, Upgrading,
    Warping, anarchists, colonise,
};
use crate::effect::{Cube, Face, Scale, Step};
use crate::event::Event;
use crate::ids::Tile;
use crate::state::State;
pub(super) use cubes::grow;
use engine::{Log, Seat};
pub(super) use ore::mine;

impl Step {
    /// Whether its number can be multiplied by a count: `per` is refused for all others.
    pub const fn scales(self) -> bool {
        matches!(
            self,
            Self::Gain(_) | Self::Vp(_) | Self::Convert { cube: Cube::Supply, face: Face::Pop, .. }
        )
    }

    /// Whether it may need something that is missing, and cannot be skipped then.
    pub const fn can_be_impossible(self) -> bool {
        match self {
            Self::Pay(_)
            | Self::PayPlayer(_)
            | Self::Research(_)
            | Self::Colonise { .. }
            | Self::Copy { .. }
            | Self::TakeDyson
            | Self::Museum(_) => true,
            Self::Convert { cube, .. } => !matches!(cube, Cube::Supply),
            _ => false,
        }
    }
}

impl Look<'_> {
    /// The purse after a step, unless it is impossible. A step that is not mentioned is always possible and changes
    /// something. Steps with a choice are not handled here.
    #[inline]
    pub(super) fn step<R: Refused>(
        &self,
        step: Step,
        scale: Option<Scale>,
        scope: Scope,
        mut purse: Purse,
    ) -> Result<Purse, R> {
        let scaled = |n: u8| scaled(self.state, self.seat, n, scale);
        let after = &mut purse;
        match step {
            Step::Gain(n) => ore::foresee_gain(scaled(n), after),
            Step::Vp(n) => after.changed |= scaled(n) > 0,
            Step::Pay(n) | Step::PayPlayer(n) => ore::foresee_pay(self, n, after)?,
            Step::LoseOre(_) => after.changed |= after.ore > 0,
            Step::LosePop(_) => after.changed |= after.pop > 0,
            Step::Convert { cube: Cube::Supply, face: Face::Pop, from, .. } => {
                cubes::foresee_recruit(self, scaled(1), from, after);
            }
            Step::Convert { cube, .. } => ships::foresee_convert(self, cube, after)?,
            Step::Museum(_) => ships::foresee_museum(self, after)?,
            Step::Grow => cubes::foresee_grow(self, after),
            Step::Mine => ore::foresee_mine(self, after),
            Step::Trade => cubes::foresee_trade(after),
            Step::MoveSupply { .. } => after.changed |= after.supply > 0,
            Step::Research(research) => research::foresee_research(self, research, scope, after)?,
            Step::Jump { n, .. } => ships::foresee_jumps(self, n, true, after),
            Step::Warp(n) => ships::foresee_jumps(self, n, false, after),
            Step::UpgradeShips { .. } | Step::UpgradePoints(_) => ships::foresee_upgrade(self, after),
            Step::Colonise { neutral } => board::foresee_colonise(self, neutral, scope, after)?,
            Step::TakeDyson => board::foresee_take_dyson(self, after)?,
            _ => after.changed = true,
        }
        Ok(purse)
    }
}

/// Carries one step out for `seat`.
pub(super) fn take(
    state: &mut State,
    seat: Seat,
    step: Step,
    scale: Option<Scale>,
    scope: Scope,
    log: &mut Log<Event>,
) {
    mark_use(state, seat, scope, log);
    let event = if let Source::Event(event) = scope.on { Some(event) } else { None };
    let scaled = |n: u8| scaled(state, seat, n, scale);
    match step {
        Step::Gain(n) => state.gain_ore(seat, scaled(n), log),
        Step::Vp(n) => gain_vp(state, seat, scaled(n), log),
        Step::Pay(n) | Step::LoseOre(n) => ore::lose_ore(state, seat, n, log),
        Step::PayPlayer(n) => ore::pay_player(state, seat, n, scope, log),
        Step::LosePop(n) => state.recall(seat, n.min(state.tableaus[seat].pop), log),
        Step::TakeOre(n) => ore::take_from_all(state, seat, n, log),
        Step::GiveOre(n) => ore::give_to_all(state, seat, n, log),
        Step::Convert { cube: Cube::Supply, face: Face::Pop, from, .. } => {
            cubes::recruit(state, seat, scaled(1), from, log);
        }
        Step::Convert { cube, face, at, .. } => ships::convert(state, seat, (cube, face, at), scope, log),
        Step::Museum(n) => Donating { seat, left: n, face: None }.go_on(state, log),
        Step::Grow => grow(state, seat, log),
        Step::Mine => mine(state, seat, log),
        Step::Trade => state.push(Trading { seat, n: 0, phase: false, less: 0 }),
        Step::MoveSupply { n, rightmost, to } => Shifting { seat, left: n, rightmost, to }.go_on(state),
        Step::Research(research) => Researching::begin(state, seat, research, scope),
        Step::Jump { n, hold_bonus } => Jumping::begin(state, seat, n, hold_bonus, scope),
        Step::Warp(n) => Warping { seat, left: n, moved: false }.go_on(state, log),
        Step::UpgradeShips { ships, by } => Upgrading::begin(state, seat, ships, by, scope, log),
        Step::UpgradePoints(n) => Upgrading::begin(state, seat, n, 0, scope, log),
        Step::Colonise { neutral } => Colonising { seat, neutral }.begin(state),
        Step::TakeDyson => colonise::take_dyson(state, seat, log),
        Step::UpgradeStart(by) => ships::upgrade_start(state, seat, by, log),
        Step::Automate(sorts) => Automating { seat, sorts }.begin(state, log),
        Step::PrivateTech { level, draw } => Keeping::begin(state, seat, level, draw, log),
        Step::Charter { deck, draw } => Chartering::begin(state, seat, deck, draw, log),
        Step::Copy { whose, research } => {
            Copying { seat, whose, scope: Scope { research: scope.research || research, ..scope } }
                .begin(state);
        }
        Step::OpenGuild(guild) => board::open_guild(state, seat, guild, log),
        Step::AttachSystem { deck, next_to } => board::attach_system(state, seat, deck, next_to, log),
        Step::AttachVp { vp, site } => Attaching::event(state, seat, event, vp, site, log),
        Step::AttachDyson(deck) => Attaching::dyson(state, event, deck, log),
        Step::Scatter => state.push(Scattering { seat }),
        Step::Banish(n) => Banishing { seat, left: n, moved: false }.go_on(state, log),
        Step::AddAchievement(draw) => Sponsoring { seat, private: false }.begin(state, draw, log),
        Step::PrivateAchievement(draw) => Sponsoring { seat, private: true }.begin(state, draw, log),
        Step::AttachPrivate { deck, draw } => Adopting::begin(state, seat, deck, draw, log),
        Step::PlaceShip { level, at } => {
            Building::begin(state, seat, Cube::Supply, level, at, false, log);
        }
        Step::PlaceTile(Tile::StrengthSquare) => ships::place_tile(state, seat, log),
        // The other tiles need no place: they are considered where they apply.
        Step::PlaceTile(_) => {}
        Step::Predict => Predicting::from(state, seat, 2),
        Step::Threat { rises: true } => state.raise_threat(log),
        Step::Threat { rises: false } => state.lower_threat(log),
        Step::AnarchistShip(level) => anarchists::place_ship(state, level, log),
        Step::AnarchistJump(n) => anarchists::jump(state, n, log),
    }
}

/// The number of a step, multiplied by its count.
fn scaled(state: &State, seat: Seat, n: u8, scale: Option<Scale>) -> u8 {
    scale.map_or(n, |it| it.of(n, state.count(seat, it.count)))
}

/// BTL-059: a bonus that is given once is marked as soon as anything of it is carried out.
fn mark_use(state: &mut State, seat: Seat, scope: Scope, log: &mut Log<Event>) {
    if let Source::Once(system) = scope.on
        && !state.tableaus[seat].retinue.marked.has(system)
    {
        state.tableaus[seat].retinue.marked.add(system);
        log.tell(Event::MarkedUse(seat, system));
    }
}

fn gain_vp(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    if n > 0 {
        state.tableaus[seat].vp += n;
        state.this_turn.changed = true;
        log.tell(Event::GainedVp(seat, n));
    }
}
