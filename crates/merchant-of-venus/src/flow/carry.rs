//! Carries out cards, step by step of their flat code.

use super::{Coursing, Losing, Part, Shuttling, Testing, carry_asks, carry_can, titles};
use crate::action::Action;
use crate::cards::Step;
use crate::effect::Effect;
use crate::eval::Context;
use crate::event::{Decision, Event};
use crate::flow::Frame;
use crate::ids::{Dial, Source, System};
use crate::state::{State, Token};
use engine::{Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A card is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Carrying {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    /// The next step.
    pub(crate) at: u16,
    /// Whether that step asks.
    pub(crate) asking: bool,
    /// First Contact cards looked at.
    pub(crate) looked: [Option<System>; 2],
}

/// What a step left to do.
enum Next {
    /// The next step.
    On,
    /// The owner is asked first.
    Ask,
    /// Nothing more.
    Stop,
}

impl Carrying {
    pub(crate) const fn of(seat: Seat, source: Source, at: u16) -> Self {
        Self { seat, source, at, asking: false, looked: [None; 2] }
    }

    pub(crate) const fn context(&self) -> Context {
        Context::of(self.seat, self.source)
    }

    pub(crate) fn step(&self, state: &State) -> &'static Step {
        &state.pack.pack().scripts.code[usize::from(self.at)]
    }
}

impl Part<State> for Carrying {
    fn asks(&self, _: &State) -> Option<Seat> {
        self.asking.then_some(self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        carry_asks::decision(self, state)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        carry_asks::legal(self, state, into);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        self.asking = false;
        carry_asks::apply(self, state, action, log);
    }

    fn run(mut self, state: &mut State, log: &mut Log<Event>) {
        loop {
            match self.step(state) {
                Step::Stop => return,
                Step::Jump(to) => self.at = *to,
                Step::If(cond, otherwise) => {
                    let holds = state.holds(cond, self.context());
                    self.at = if holds { self.at + 1 } else { *otherwise };
                }
                Step::Test(stat, otherwise) => match state.board.turn.passed.take() {
                    Some(passed) => self.at = if passed { self.at + 1 } else { *otherwise },
                    None => {
                        state.push(self);
                        return state.push(Testing::card(*stat));
                    }
                },
                Step::May(skip) => {
                    let (from, to) = (self.at + 1, *skip);
                    if carry_can::can_do(&self, state, from, to)
                        || carry_can::can_do_with_room(&self, state, from, to)
                    {
                        return self.ask(state);
                    }
                    self.at = *skip;
                }
                Step::Choose(ways) => match carry_can::open_ways(&self, state, ways)[..] {
                    [] => self.at = ways[0],
                    [only] => self.at = ways[only],
                    _ => return self.ask(state),
                },
                Step::Effect(effect) => {
                    let before = state.frames.len();
                    match self.perform(state, effect, log) {
                        Next::Ask => return self.ask(state),
                        Next::Stop => return,
                        Next::On => self.at += 1,
                    }
                    // What the effect has triggered comes first.
                    if state.frames.len() > before {
                        state.board.frames.insert(before, self.into());
                        return;
                    }
                }
            }
        }
    }
}

impl Carrying {
    fn ask(mut self, state: &mut State) {
        self.asking = true;
        state.push(self);
    }

    fn perform(&self, state: &mut State, effect: &'static Effect, log: &mut Log<Event>) -> Next {
        let seat = self.seat;
        match effect {
            Effect::Credits(n) => {
                let n = state.rolled(n, self.context(), log);
                state.earn(seat, n, log);
            }
            Effect::Pay(n) => state.earn(seat, -i32::from(*n), log),
            Effect::Fame(n) => {
                let n = state.rolled(n, self.context(), log);
                state.gain_fame(seat, n, log);
            }
            Effect::Infamy(n) => {
                let n = state.rolled(n, self.context(), log);
                state.gain_infamy(seat, n, log);
            }
            Effect::Move(n) => {
                let n = state.rolled(n, self.context(), log);
                state.change_points(n, log);
            }
            Effect::Dial(dial, n) => turn_dial(state, seat, *dial, *n, log),
            Effect::Hold(n) => state.board.merchants[seat].holds += n,
            Effect::DrawReward => state.draw_reward(seat, log),
            Effect::DrawRelic => state.draw_relic(seat, log),
            Effect::DrawPassenger => state.draw_stowaway(seat, log),
            Effect::PlaceTelegate(_) | Effect::PlacePirate(_) | Effect::PlaceAsteroid | Effect::PlaceBlue => {
                place(state, effect, log);
            }
            Effect::Production => produce(state, log),
            Effect::Title => {
                if let Source::Encounter(card) = self.source {
                    titles::award(state, seat, card, log);
                }
            }
            Effect::LoseGood(category) => state.push(Losing { seat, category: *category }),
            Effect::EndTurn => {
                state.board.turn.ended = true;
                log.tell(Event::TurnEnded(seat));
                return Next::Stop;
            }
            Effect::SwapContacts => self.swap_contacts(state, log),
            Effect::Scry => {
                state.look_at_top(seat, log);
                return Next::Ask;
            }
            Effect::RerollTest => change_test(state, Testing::again),
            Effect::AutoPass => change_test(state, Testing::pass),
            Effect::IgnoreSpace => {
                if let Some(Frame::Meeting(meeting)) = state.board.frames.last_mut() {
                    meeting.ignored = true;
                }
            }
            Effect::NavChoose => state.push(Coursing),
            Effect::Drill => {
                if let Some(rock) = state.pack.pack()[state.merchants[seat].ship].rock {
                    state.board.merchants[seat].drills.add(rock);
                    log.tell(Event::Drilled(seat, rock));
                }
            }
            Effect::Shuttle(n) => {
                let most = state.value(n, self.context()).clamp(0, 200) as u8;
                state.board.turn.shuttled = true;
                state.push(Shuttling { most });
            }
            Effect::ReturnSelf => self.give_back(state, log),
            Effect::DiscardSelf => {
                if let Source::Reward(reward) = self.source {
                    state.board.merchants[seat].rewards.remove(reward);
                    state.put_reward_under(seat, reward, log);
                }
            }
            // Final scoring handles these itself.
            Effect::Fuzzy => {}
            Effect::MarketMove
            | Effect::Restock(_)
            | Effect::GainGood(_)
            | Effect::Peek(_)
            | Effect::Reroll
            | Effect::SetDie(_)
            | Effect::Relocate
            | Effect::SwapMission => {
                let mut choices = Vec::new();
                carry_asks::legal(self, state, &mut choices);
                return if choices.is_empty() { Next::On } else { Next::Ask };
            }
        }
        Next::On
    }

    /// MV-204: the two cards just looked at change places, together with the knowledge of all seats about them.
    fn swap_contacts(&self, state: &mut State, log: &mut Log<Event>) {
        let [Some(a), Some(b)] = self.looked else { return };
        state.hidden.contacts.swap(a.at(), b.at());
        for seat in state.order() {
            let seen = &mut state.board.seen[seat];
            let (knew_a, knew_b) = (seen.has(a), seen.has(b));
            for (system, knows) in [(a, knew_b), (b, knew_a)] {
                if knows { seen.add(system) } else { seen.remove(system) }
            }
        }
        log.tell(Event::ContactsSwapped(a, b));
    }

    /// MV-213, D-67, D-72: a technology goes to the market of its culture, intel to the row.
    fn give_back(&self, state: &mut State, log: &mut Log<Event>) {
        match self.source {
            Source::Technology(technology) => {
                let culture = state.pack.pack()[technology].culture;
                state.board.merchants[self.seat].technologies[technology.at()] -= 1;
                state.board.tech_offers[culture.at()][technology.at()] += 1;
            }
            Source::Encounter(card) => {
                state.board.merchants[self.seat].intel = None;
                state.board.row.add(card);
            }
            _ => return,
        }
        log.tell(Event::Returned(self.seat, self.source));
    }
}

impl State {
    /// Movement points, not below 0; before the first step they are kept separately from the dice.
    fn change_points(&mut self, n: i32, log: &mut Log<Event>) {
        let seat = self.turn.seat;
        let before = self.turn.points;
        if self.is_before_first_step() {
            self.board.turn.extra = self.turn.extra.saturating_add(n.clamp(-100, 100) as i8);
            self.refresh_points();
        } else {
            self.board.turn.points = (i32::from(before) + n).clamp(0, 200) as u8;
        }
        log.tell(Event::Points(seat, i32::from(self.turn.points) - i32::from(before)));
    }
}

fn turn_dial(state: &mut State, seat: Seat, dial: Dial, n: i8, log: &mut Log<Event>) {
    let card = &state.pack.pack()[dial];
    let value = &mut state.board.merchants[seat].dials[dial.at()];
    *value = value.saturating_add_signed(n).clamp(card.min, card.max);
    log.tell(Event::DialTurned(seat, dial, *value));
}

/// The current test, changed by an ability.
fn change_test(state: &mut State, change: impl Fn(&mut Testing)) {
    if let Some(Frame::Testing(test)) = state.board.frames.last_mut() {
        change(test);
    }
}

/// MV-102: a token replaces the encounter space.
fn place(state: &mut State, effect: &Effect, log: &mut Log<Event>) {
    let ship = state.merchants[state.turn.seat].ship;
    let Some(spot) = state.pack.pack()[ship].spot else { return };
    let State { board, chance, .. } = state;
    let (token, event) = match effect {
        Effect::PlaceTelegate(number) => (Token::Telegate(*number), Event::GatePlaced(ship, *number)),
        Effect::PlacePirate(category) => match board.pirates[category.at()].draw(chance, log) {
            Some(pirate) => (Token::Pirate(pirate, 0), Event::PiratePlaced(ship, pirate)),
            None => (Token::Blue, Event::BluePlaced(ship)),
        },
        Effect::PlaceAsteroid => (Token::Asteroid, Event::AsteroidPlaced(ship)),
        _ => (Token::Blue, Event::BluePlaced(ship)),
    };
    board.tokens[spot.at()] = token;
    log.tell(event);
}

/// MV-104, D-68: all goods of a drawn culture go to its market, if it is known.
fn produce(state: &mut State, log: &mut Log<Event>) {
    let State { board, chance, .. } = state;
    if board.production.is_empty() {
        board.production = engine::Bag::of(crate::ids::Culture::all().collect());
    }
    let Some(culture) = board.production.draw(chance, log) else { return };
    let n = if board.system_of(culture).is_some() { board.supply[culture.good().at()] } else { 0 };
    state.restock(culture, n);
    log.tell(Event::Produced(culture, n));
}
