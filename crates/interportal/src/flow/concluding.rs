//! Wars in the Closing phase: goals, peace, the black die, truces (X4-168, X4R-160 to X4R-163, X4R-325).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Resource, WarGoal, named};
use crate::office::Bid;
use crate::state::{Board, State, War};
use crate::thing::Thing;
use crate::war::{Aim, WarDecision, WarEnd, WarEvent};
use crate::warfare::Warfare;

/// One war after the other, in the order of declaration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Concluding {
    war: u8,
    step: Step,
}

/// What is done about a war.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Step {
    /// Its goals are looked at.
    Goals,
    /// The declarer may end it.
    End,
    /// The declarer says whether it offers peace.
    Declarer,
    /// So does the target.
    Target,
    /// Both answers are opened.
    Answers,
}

/// X4R-160: whether a goal that is looked at in the Closing phase is fulfilled.
fn holds(state: &Board, war: &War, aim: &Aim) -> bool {
    let (attacker, defender) = (war.declarer, war.target);
    let goal = aim.goal;
    if goal == named!(WarGoal, "goal-lift-blockade") {
        return aim.hex.is_none_or(|hex| state.system(hex).blockade != Some(defender));
    }
    if goal == named!(WarGoal, "goal-ships-withdraw") {
        let theirs = state.research_ships(defender);
        return theirs.and(state.presence(attacker)).is_empty();
    }
    if goal == named!(WarGoal, "goal-raider-leaves") {
        return aim.hex.is_none_or(|hex| !state.has_fleet(defender, hex));
    }
    aim.victories > 0 && i16::from(war.balance) >= i16::from(aim.victories)
}

/// X4R-160: goals that are fulfilled now are noted; those of victories and states can be so at any check.
pub(super) fn check(state: &mut State, place: usize, log: &mut Log<Event>) {
    let war = state.wars[place];
    for number in 0..war.aims.len() {
        let aim = war.aims[number];
        if !aim.met && holds(state, &war, &aim) {
            state.wars[place].aims[number].met = true;
            log.tell(Event::War(WarEvent::GoalMet(war.declarer, aim.goal, aim.hex)));
        }
    }
}

/// X4R-161 to X4R-163: a war ends, with its payments and a truce.
pub(super) fn end(state: &mut State, place: usize, how: WarEnd, log: &mut Log<Event>) {
    let war = state.board.wars.remove(place);
    log.tell(Event::War(WarEvent::Ended(war.declarer, war.target, how)));
    let each = i16::from(state.pack.war.payment_per_goal.culture);
    let n = |met: bool| war.aims.iter().filter(|aim| aim.met == met).count() as i16;
    match how {
        WarEnd::Fulfilled | WarEnd::Fallen => {
            let all = war.aims.len() as i16;
            war.defenders.iter().for_each(|seat| pay(state, seat, war.declarer, each * all, log));
        }
        WarEnd::Weary => pay(state, war.declarer, war.target, each * n(false), log),
        WarEnd::Agreed => {}
    }
    let until = state.round + state.pack.war.truce_rounds;
    for one in war.attackers.iter() {
        war.defenders.iter().for_each(|other| state.truces.set(one, other, until));
    }
    state.touch_all();
}

/// X4R-162: so much culture, or what there is.
fn pay(state: &mut State, from: Seat, to: Seat, n: i16, log: &mut Log<Event>) {
    let paid = n.min(state.realms[from].accounts[Resource::Culture]);
    if paid > 0 && from != to {
        state.realms[from].accounts[Resource::Culture] -= paid;
        state.realms[to].accounts[Resource::Culture] += paid;
        log.tell(Event::War(WarEvent::Reparation(from, to, paid)));
    }
}

impl Concluding {
    pub(super) const FIRST: Self = Self { war: 0, step: Step::Goals };

    fn war<'s>(&self, state: &'s State) -> Option<&'s War> {
        state.wars.get(usize::from(self.war))
    }

    fn go_on(self, state: &mut State, step: Step) {
        state.push(Self { step, ..self });
    }

    /// X4-168: the die is put on the card or raised; above its highest face the war is over (X4R-161).
    fn raise(self, state: &mut State, log: &mut Log<Event>) {
        let place = usize::from(self.war);
        let numbers = &state.pack.pack().war;
        let die = state.wars[place].die;
        if die >= numbers.die_max {
            end(state, place, WarEnd::Weary, log);
            return state.push(Self { step: Step::Goals, ..self });
        }
        let war = &mut state.board.wars[place];
        war.die = if die == 0 { numbers.die_start } else { die + 1 };
        log.tell(Event::War(WarEvent::Die(war.declarer, war.target, war.die)));
        state.touch_all();
        state.push(Self { war: self.war + 1, step: Step::Goals });
    }

    /// Whom the answer of a step is from.
    fn answers(&self, state: &State) -> Option<Seat> {
        let war = self.war(state)?;
        match self.step {
            Step::End | Step::Declarer => Some(war.declarer),
            Step::Target => Some(war.target),
            Step::Goals | Step::Answers => None,
        }
    }
}

/// How high a sealed answer can be: peace or not.
pub(crate) const ANSWERS: u8 = 1;

impl Part<State> for Concluding {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.answers(state)
    }

    fn decision(&self, state: &State) -> Decision {
        let war = self.war(state).copied().unwrap_or_default();
        Decision::War(match self.step {
            Step::End => WarDecision::EndWar(war.target),
            Step::Target => WarDecision::Peace(war.declarer),
            _ => WarDecision::Peace(war.target),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let answer = u8::from(action == Action::Warfare(Warfare::Peace));
        let Some(seat) = self.answers(state) else { return };
        match self.step {
            Step::End if action == Action::Warfare(Warfare::EndWar) => {
                end(state, usize::from(self.war), WarEnd::Fulfilled, log);
                self.go_on(state, Step::Goals);
            }
            Step::End => self.go_on(state, Step::Declarer),
            Step::Declarer => {
                state.hidden.hands[seat].bid = Bid::of(answer);
                self.go_on(state, Step::Target);
            }
            _ => {
                state.hidden.hands[seat].bid = Bid::of(answer);
                self.go_on(state, Step::Answers);
            }
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let place = usize::from(self.war);
        let Some(war) = self.war(state).copied() else { return };
        if self.step == Step::Goals {
            check(state, place, log);
            let met = state.wars[place].aims.iter().all(|aim| aim.met);
            return self.go_on(state, if met { Step::End } else { Step::Declarer });
        }
        // X4R-325: two offers end it.
        let both = [war.declarer, war.target].map(|seat| {
            let offers = std::mem::take(&mut state.hidden.hands[seat].bid).open(log) == ANSWERS;
            log.tell(Event::War(WarEvent::PeaceOffer(seat, offers)));
            offers
        });
        if both == [true, true] {
            end(state, place, WarEnd::Agreed, log);
            self.go_on(state, Step::Goals);
        } else {
            self.raise(state, log);
        }
    }
}

impl Offer for Concluding {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let first = if self.step == Step::End { Warfare::EndWar } else { Warfare::Peace };
        for warfare in [first, Warfare::WarOn] {
            if seek.wants(Thing::Warfare(warfare)) {
                to(Action::Warfare(warfare), Ok(()));
            }
        }
    }
}
