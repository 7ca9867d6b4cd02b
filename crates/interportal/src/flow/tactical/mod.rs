//! Tactical battles: the hex field with facing, range and tokens (X4R-191 to X4R-221, X4-155).

mod approach;
mod evaluation;
mod imagined;
mod orders;
mod turns;

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::battling::Thrown;
use super::{Offer, Seek, Verdict, bombing, landing, market, tricks};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::Special;
use crate::combat::{Melee, Trait};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Class;
use crate::score;
use crate::state::{Phase, State};
use crate::tactical::TacticalAction;
use crate::tactical_words::{TacticalDecision, TacticalEvent};
use crate::tactics::{Sign, Stage};

/// Two sides fight on the tactical map; without defenders these are neutral units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Manoeuvring {
    pub(crate) hex: Hex,
    attackers: Seats,
    defenders: Seats,
}

/// Whether the battle is still in a part of the approach stage in which owners of units are asked.
const fn is_approach(stage: Stage) -> bool {
    matches!(stage, Stage::Deploying | Stage::Facing | Stage::Preparing)
}

/// What comes after something was done.
enum Next {
    /// A seat is asked, or the next step is worked out.
    On,
    /// The battle is over.
    Over,
}

impl Manoeuvring {
    /// The seat that is asked now.
    fn seat(state: &State, melee: &Melee) -> Option<Seat> {
        let map = &state.tactics;
        match map.stage {
            Stage::Preparing => Some(Seat(map.unit)).filter(|seat| approach::has_devices(melee, *seat)),
            _ => melee.owner(usize::from(map.unit)),
        }
    }

    /// Tells what happened, and books destroyed titans (X4R-227).
    fn tell(state: &mut State, melee: &mut Melee, log: &mut Log<Event>) {
        let by = melee.owner(usize::from(state.tactics.unit).min(melee.field.units.len() - 1));
        for told in std::mem::take(&mut melee.told) {
            log.tell(Event::Tactical(told));
            let TacticalEvent::Destroyed(fighter) = told else { continue };
            let titan = melee.unit(usize::from(fighter.number) - 1).class == Class::Mk;
            if let Some(seat) = by.filter(|seat| titan && fighter.owner.is_some_and(|it| it != *seat)) {
                score::book(state, seat, "vp-titan-destroyed", log);
            }
        }
    }

    /// X4R-234: after all ships of a round the guns of the planet fire.
    fn shell(self, state: &mut State, melee: &mut Melee, log: &mut Log<Event>) {
        let over = melee.map.stage == Stage::Choosing && melee.map.round > 0;
        if melee.map.planet.is_none() || !over || !turns::candidates(melee).is_empty() {
            return;
        }
        if let Some((seat, guns)) =
            landing::guns(state, self.hex, true, log).filter(|(it, _)| self.defenders.has(*it))
        {
            let mut dice = Thrown { chance: &mut state.chance, log };
            melee.shell(&guns, self.attackers.has(seat), &mut dice);
        }
    }

    /// X4R-BM15: the unit that changes sides: the one with the most hull points, of several the first.
    fn defector(self, melee: &Melee, seat: Seat) -> Option<usize> {
        let own = self.attackers.has(seat);
        let fits = |at: &usize| {
            let unit = melee.unit(*at);
            let waits = melee.placed(*at).is(Sign::Waiting) || melee.cell(*at).is_some();
            unit.own != own
                && unit.is_alive()
                && waits
                && unit.class == Class::Ks
                && !melee.has(*at, Trait::Swarm)
        };
        (0..melee.map.units.len()).filter(fits).rev().max_by_key(|at| melee.unit(*at).hu)
    }

    fn turn(self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        let mut melee = Melee::of(state);
        let Some(at) = self.defector(&melee, seat) else { return };
        melee.field.units[at].caught = true;
        melee.map.units[at].set(Sign::Waiting, false);
        melee.told.push(TacticalEvent::Captured(melee.fighter(at)));
        melee.save(&mut state.board);
        Self::tell(state, &mut melee, log);
    }

    /// The battle goes on until somebody is asked or it is over.
    fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        loop {
            let mut melee = Melee::of(state);
            self.shell(state, &mut melee, log);
            let (asks, next) = {
                let mut dice = Thrown { chance: &mut state.chance, log };
                Self::advance(&state.board, &mut melee, &mut dice)
            };
            melee.save(&mut state.board);
            Self::tell(state, &mut melee, log);
            if matches!(next, Next::Over) {
                return self.evaluate(state, &melee, log);
            }
            if !asks {
                continue;
            }
            if !Self::seat(state, &melee).is_some_and(|seat| state.leaves_battles(seat)) {
                return state.push(self);
            }
            // X4R-462: the units do by themselves what else their owner would order.
            let order = imagined::order(&melee);
            let mut dice = Thrown { chance: &mut state.chance, log };
            orders::carry_out(&state.board, &mut melee, order, &mut dice);
            melee.save(&mut state.board);
            Self::tell(state, &mut melee, log);
        }
    }
}

impl Part<State> for Manoeuvring {
    fn asks(&self, state: &State) -> Option<Seat> {
        if !state.tactics.is_on() {
            return None;
        }
        Self::seat(state, &Melee::of(state))
    }

    fn decision(&self, state: &State) -> Decision {
        let (map, hex) = (&state.tactics, self.hex);
        let unit = map.unit + 1;
        Decision::Tactical(match map.stage {
            Stage::Joining => TacticalDecision::Join(hex, unit),
            Stage::Mining => TacticalDecision::Mine(hex, map.left),
            Stage::Deploying => TacticalDecision::Deploy(hex, unit),
            Stage::Facing => TacticalDecision::Face(hex, unit),
            Stage::Preparing => TacticalDecision::Prepare(hex),
            Stage::Choosing => TacticalDecision::Choose(hex, map.round),
            Stage::Yielding => TacticalDecision::Yield(hex, unit),
            Stage::Acting => TacticalDecision::Act(hex, map.round, unit),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Affair(Affair::Play(card)) => {
                let Some(seat) = self.asks(state) else { return };
                state.push(self);
                if state.pack[card].special == Some(Special::Defector) {
                    self.turn(state, seat, log);
                }
                market::play(state, seat, card, log);
            }
            Action::Tactical(TacticalAction::Bomb(weapon, _)) => {
                let mut melee = Melee::of(state);
                let at = usize::from(state.tactics.unit);
                let (owner, arms) = (melee.owner(at), melee.bomb(at, usize::from(weapon) - 1));
                melee.save(&mut state.board);
                let Some(seat) = owner else { return };
                let worn = state.tactics.worn;
                state.board.tactics.worn = bombing::suppress(state, (seat, self.hex), (&arms, worn), log);
                self.go_on(state, log);
            }
            Action::Tactical(choice) => {
                let mut melee = Melee::of(state);
                {
                    let mut dice = Thrown { chance: &mut state.chance, log };
                    orders::carry_out(&state.board, &mut melee, choice, &mut dice);
                }
                melee.save(&mut state.board);
                Self::tell(state, &mut melee, log);
                self.go_on(state, log);
            }
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if state.tactics.is_on() {
            self.go_on(state, log);
        }
    }
}

impl Offer for Manoeuvring {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let melee = Melee::of(state);
        let Some(seat) = Self::seat(state, &melee) else { return };
        if state.tactics.stage == Stage::Acting {
            market::offers(state, seat, Phase::Battles, seek, to);
        }
        if tricks::is_held(state, seat, Special::Defector) {
            let now = is_approach(state.tactics.stage) && self.defector(&melee, seat).is_some();
            tricks::offer(state, seat, (Special::Defector, now), seek, to);
        }
        orders::offers(state, &melee, seat, seek, &mut |choice, verdict| {
            to(Action::Tactical(choice), verdict);
        });
    }
}
