//! Questions of cards to their owners, and what follows from the answers.

use super::Carrying;
use super::carry_can::{can_do, open_ways};
use crate::action::Action;
use crate::cards::Step;
use crate::effect::Effect;
use crate::event::{Decision, Event};
use crate::ids::{Category, Culture, Good, System};
use crate::state::{OpenMission, State};
use engine::{Deck, Index, Known, Log, Seat, Secret};

/// What the step of a card asks.
pub(super) fn decision(carrying: &Carrying, state: &State) -> Decision {
    let source = carrying.source;
    match carrying.step(state) {
        Step::Choose(_) => Decision::ChooseWay(source),
        Step::Effect(effect) => match effect {
            Effect::MarketMove | Effect::Restock(_) => Decision::ChooseSystem(source),
            Effect::GainGood(_) => Decision::GainGood,
            Effect::Peek(_) => Decision::Peek,
            Effect::Reroll | Effect::SetDie(_) => Decision::ChooseDie,
            Effect::Relocate => Decision::ChooseGate,
            Effect::SwapMission => Decision::SwapMission,
            _ => Decision::TopOrUnder,
        },
        _ => Decision::May(source),
    }
}

/// What may be answered.
pub(super) fn legal(carrying: &Carrying, state: &State, into: &mut Vec<Action>) {
    let seat = carrying.seat;
    match carrying.step(state) {
        Step::May(skip) => {
            let can_do = can_do(carrying, state, carrying.at + 1, *skip);
            into.extend([if can_do { Action::Yes } else { Action::Cargo }, Action::No]);
        }
        Step::Choose(ways) => {
            let open = open_ways(carrying, state, ways);
            into.extend(open.iter().map(|way| Action::Choose(*way as u8 + 1)));
        }
        Step::Effect(effect) => match effect {
            Effect::MarketMove | Effect::Restock(_) => {
                let known = System::all().filter(|system| state.discovered[system.at()].is_some());
                into.extend(known.map(Action::System));
            }
            Effect::GainGood(category) => into.extend(to_gain(state, seat, *category).map(Action::Gain)),
            Effect::Peek(_) => {
                let fresh = |system: &System| !carrying.looked.contains(&Some(*system));
                into.extend(state.unknown_systems().filter(fresh).map(Action::System));
                if !into.is_empty() {
                    into.push(Action::Done);
                }
            }
            Effect::Reroll | Effect::SetDie(Some(_)) => into.extend(state.free_dice().map(Action::Die)),
            Effect::SetDie(None) => {
                for from in state.free_dice() {
                    into.extend((1..=6).filter(|to| *to != from).map(|to| Action::Turn(from, to)));
                }
            }
            Effect::Relocate => {
                let placed = (1..=6).filter(|number| state.telegate(*number).is_some());
                into.extend(placed.map(Action::Gate));
            }
            Effect::SwapMission => {
                for partner in state.partners(seat) {
                    for mine in state.merchants[seat].missions.iter() {
                        let theirs = state.merchants[partner].missions.iter();
                        into.extend(theirs.map(|their| Action::Swap(partner, mine.mission, their.mission)));
                    }
                }
            }
            _ => into.extend([Action::Top, Action::Under]),
        },
        _ => {}
    }
}

fn to_gain(state: &State, seat: Seat, category: Category) -> impl Iterator<Item = Good> + use<'_> {
    let room = state.has_room_for_good(seat);
    state.supplied(category).filter(move |_| room)
}

/// Carries out the answer and continues with the card.
pub(super) fn apply(mut carrying: Carrying, state: &mut State, action: Action, log: &mut Log<Event>) {
    let seat = carrying.seat;
    let step = carrying.step(state);
    match (step, action) {
        (Step::May(skip), Action::No) => {
            carrying.at = *skip;
            return state.push(carrying);
        }
        (Step::May(_), Action::Cargo) => {
            state.push(carrying);
            return state.open_hatch();
        }
        (Step::Choose(ways), Action::Choose(way)) => {
            carrying.at = ways[usize::from(way) - 1];
            return state.push(carrying);
        }
        (Step::Effect(Effect::Peek(most)), Action::System(system)) => {
            look_at_contact(state, seat, system, log);
            let place = usize::from(carrying.looked[0].is_some());
            carrying.looked[place] = Some(system);
            carrying.at += u16::from(place + 1 == usize::from(*most));
            return state.push(carrying);
        }
        _ => {}
    }
    carrying.at += 1;
    state.push(carrying);
    match (step, action) {
        (Step::Effect(Effect::MarketMove), Action::System(system)) => {
            if let Some(culture) = state.discovered[system.at()] {
                state.move_market(culture, log);
            }
        }
        (Step::Effect(Effect::Restock(most)), Action::System(system)) => {
            if let Some(culture) = state.discovered[system.at()] {
                let n = state.restock(culture, *most);
                log.tell(Event::Restocked(culture, n));
            }
        }
        (_, Action::Gain(good)) => {
            state.board.supply[good.at()] -= 1;
            state.board.merchants[seat].goods[good.at()] += 1;
            log.tell(Event::GainedGood(seat, good));
        }
        (Step::Effect(Effect::SetDie(Some(to))), Action::Die(from)) => state.set_die(from, *to, log),
        (_, Action::Die(from)) => {
            let to = state.roll(log);
            state.set_die(from, to, log);
        }
        (_, Action::Turn(from, to)) => state.set_die(from, to, log),
        (_, Action::Gate(number)) => {
            if let Some(space) = state.telegate(number) {
                state.board.merchants[seat].ship = space;
                log.tell(Event::Jumped(seat, number));
            }
        }
        (_, Action::Swap(with, mine, theirs)) => swap_missions(state, (seat, mine), (with, theirs), log),
        (_, Action::Under) => {
            if let Some(top) = state.hidden.top.take() {
                state.hidden.encounters.put_under(top.for_its_keeper());
            }
            state.board.top_seen = engine::Seats::NONE;
            log.tell(Event::PutUnder(seat));
        }
        _ => {}
    }
}

/// MV-204, MV-206: only `seat` sees the card of a system.
fn look_at_contact(state: &mut State, seat: Seat, system: System, log: &mut Log<Event>) {
    let culture: Culture = state.hidden.contacts[system.at()].open(log);
    state.board.seen[seat].add(system);
    log.tell(Event::Peeked(seat, system));
    log.say(Known::Only(seat), Event::PeekedAt(system, culture));
}

/// D-63: the exchanged missions start again.
fn swap_missions(
    state: &mut State,
    (seat, mine): (Seat, crate::ids::Mission),
    (with, theirs): (Seat, crate::ids::Mission),
    log: &mut Log<Event>,
) {
    for (to, gets, gives) in [(seat, theirs, mine), (with, mine, theirs)] {
        let opened = state.open_mission(to, gets);
        let missions = &mut state.board.merchants[to].missions;
        if let Some(place) = missions.iter().position(|open| open.mission == gives) {
            missions[place] = opened;
        }
    }
    log.tell(Event::Swapped(seat, mine, with, theirs));
}

impl State {
    /// MV-204: only `seat` sees the top encounter card.
    pub(super) fn look_at_top(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.refill_encounters();
        let top = match self.hidden.top {
            Some(top) => Some(top.open(log)),
            None => self.hidden.encounters.draw(log),
        };
        let Some(card) = top else { return };
        self.hidden.top = Some(Secret::keep(card));
        self.board.top_seen.add(seat);
        log.tell(Event::Scried(seat));
        log.say(Known::Only(seat), Event::ScriedAt(card));
    }

    /// A mission that comes into play for `seat` now.
    pub(crate) fn open_mission(&self, seat: Seat, mission: crate::ids::Mission) -> OpenMission {
        let tally = self.pack.pack().scripts.missions[mission.at()].tally;
        let since = tally.map_or(0, |tally| self.merchants[seat].tallies[usize::from(tally)]);
        OpenMission { mission, since }
    }

    /// An unassigned speed die changes.
    fn set_die(&mut self, from: u8, to: u8, log: &mut Log<Event>) {
        if let Some(die) = self.free_die(from) {
            self.board.turn.dice[usize::from(die)] = to;
            log.tell(Event::DieChanged(self.turn.seat, from, to));
            self.refresh_points();
        }
    }

    /// D-45: the top market token goes under the stack.
    pub(crate) fn move_market(&mut self, culture: Culture, log: &mut Log<Event>) {
        self.board.markets[culture.at()].rotate_left(1);
        log.tell(Event::MarketMoved(culture));
    }

    /// Up to this many goods of a culture move from its supply area to its market.
    pub(crate) fn restock(&mut self, culture: Culture, most: u8) -> u8 {
        let good = culture.good().at();
        let n = self.supply[good].min(most);
        self.board.supply[good] -= n;
        self.board.offers[culture.at()][good] += n;
        n
    }

    /// The face-down rewards with one more under them.
    pub(crate) fn put_reward_under(&mut self, seat: Seat, reward: crate::ids::Reward, log: &mut Log<Event>) {
        Deck::put_under(&mut self.hidden.rewards, reward);
        self.board.rewards_left.add(reward);
        log.tell(Event::ReturnedReward(seat, reward));
    }
}
