//! MV-092 to MV-100: pirates and what they take.

use super::upgrades::assign;
use super::{Part, Testing};
use crate::action::Action;
use crate::effect::{Deed, Trigger, Window};
use crate::event::{Decision, Event};
use crate::ids::{Category, Good, Pirate, Stat};
use crate::query::Kind;
use crate::state::{Slot, State, Token};
use crate::why::Reason;
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// The ship has met a pirate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Meeting {
    /// The space counts as blue this time.
    pub(crate) ignored: bool,
}

fn pirate_here(state: &State) -> Option<Pirate> {
    match state.kind(state.merchants[state.turn.seat].ship) {
        Kind::Pirate(pirate) => Some(pirate),
        _ => None,
    }
}

impl Meeting {
    /// MV-092: a fight takes a movement point.
    pub(crate) fn may_fight(state: &State, stat: Stat) -> Result<Action, Reason> {
        if state.turn.points > 0 { Ok(Action::Fight(stat)) } else { Err(Reason::NoPointsLeft) }
    }

    /// MV-093: a ship surrenders only if it cannot fight.
    pub(crate) fn may_surrender(state: &State) -> Result<Action, Reason> {
        if state.turn.points > 0 { Err(Reason::CanFight) } else { Ok(Action::Surrender) }
    }
}

impl Part<State> for Meeting {
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = state.turn.seat;
        let can_act = state.turn.points > 0 || state.usable(seat, Window::BeforePirate).next().is_some();
        (!self.ignored && can_act).then_some(seat)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Fight(pirate_here(state).unwrap_or_default())
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(Stat::ALL.into_iter().filter_map(|stat| Self::may_fight(state, stat).ok()));
        into.extend(Self::may_surrender(state));
        let seat = state.turn.seat;
        state.list_usable(seat, Window::BeforePirate, into);
        // D-20: dice can still be assigned when a pirate comes by surprise.
        if state.turn.points > 0 {
            state.list_upgrades(into, |_| true);
        }
        if state.can_open_hatch(seat) {
            into.push(Action::Cargo);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Fight(stat) => state.push(Testing::pirate(stat)),
            Action::Use(source) => {
                state.push(self);
                state.use_ability(state.turn.seat, source, log);
            }
            Action::Power(technology, value) => {
                state.push(self);
                assign(state, Slot::Upgrade(technology), value, log);
            }
            Action::Cargo => {
                state.push(self);
                state.open_hatch();
            }
            _ => defeat(state, log),
        }
    }

    /// MV-092: a pirate reached with the last point wins the fight.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if !self.ignored {
            defeat(state, log);
        }
    }
}

/// The end of a fight.
pub(super) fn conclude(state: &mut State, stat: Stat, won: bool, log: &mut Log<Event>) {
    if won { victory(state, stat, log) } else { defeat(state, log) }
}

/// MV-095 to MV-097.
fn victory(state: &mut State, stat: Stat, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let ship = state.merchants[seat].ship;
    let (Some(pirate), Some(spot)) = (pirate_here(state), state.pack.pack()[ship].spot) else { return };
    let merchant = &mut state.board.merchants[seat];
    merchant.wins += 1;
    log.tell(Event::PirateBeaten(seat, pirate, stat));
    state.did(seat, Deed::PirateWin);
    state.react(seat, Trigger::PirateWin);
    let constants = &state.pack.pack().constants;
    match stat {
        Stat::Pilot => {
            let level = state.level(seat);
            state.board.turn.points = state.turn.points.saturating_add(level);
            log.tell(Event::Points(seat, i32::from(level)));
        }
        Stat::Shield => state.gain_fame(seat, i32::from(constants.pirate_shield_fame), log),
        Stat::Laser => {
            let Token::Pirate(_, n_markers) = state.tokens[spot.at()] else { return };
            state.board.tokens[spot.at()] = Token::Asteroid;
            log.tell(Event::AsteroidPlaced(ship));
            state.earn(
                seat,
                i32::from(n_markers) * i32::from(constants.pirate_laser_credits_per_infamy),
                log,
            );
            state.gain_fame(seat, i32::from(n_markers), log);
            // MV-109: the ship is on an asteroid now; the reward comes first.
            state.react(seat, Trigger::EnterAsteroid);
            state.draw_reward(seat, log);
        }
    }
}

/// MV-098 to MV-100, D-30: a good of the pirate's category or credits; infamy under the pirate; the move is over.
fn defeat(state: &mut State, log: &mut Log<Event>) {
    let seat = state.turn.seat;
    let ship = state.merchants[seat].ship;
    let (Some(pirate), Some(spot)) = (pirate_here(state), state.pack.pack()[ship].spot) else { return };
    log.tell(Event::PirateWon(seat, pirate));
    if let Token::Pirate(_, n_markers) = &mut state.board.tokens[spot.at()] {
        *n_markers = n_markers.saturating_add(1);
    }
    state.board.turn.ended = true;
    let category = state.pack[pirate].category;
    if state.goods_of(seat, Some(category)).next().is_some() {
        state.push(Losing { seat, category: Some(category) });
    } else {
        state.earn(seat, -i32::from(state.pack.constants.pirate_loss_credits), log);
    }
}

/// A good is to be returned to its supply area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Losing {
    pub(crate) seat: Seat,
    pub(crate) category: Option<Category>,
}

impl State {
    /// A good goes back to its supply area.
    pub(crate) fn lose_good(&mut self, seat: Seat, good: Good, log: &mut Log<Event>) {
        self.board.merchants[seat].goods[good.at()] -= 1;
        self.board.supply[good.at()] += 1;
        log.tell(Event::LostGood(seat, good));
    }
}

impl Part<State> for Losing {
    fn asks(&self, state: &State) -> Option<Seat> {
        (state.goods_of(self.seat, self.category).nth(1).is_some()).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::GiveGood
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(state.goods_of(self.seat, self.category).map(Action::Give));
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Give(good) = action {
            state.lose_good(self.seat, good, log);
        }
    }

    /// There is no choice, so the player is not asked.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let only = state.goods_of(self.seat, self.category).next();
        if let Some(good) = only {
            state.lose_good(self.seat, good, log);
        }
    }
}
