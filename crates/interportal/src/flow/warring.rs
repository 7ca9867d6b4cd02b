//! War is declared: reasons, stakes, prevention, goals, and who joins (X4-079 to X4-081, X4R-155 to X4R-159, X4R-324).

use engine::{BySeat, Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, politics, treaties};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Resource, WarGoal, WarReason, named};
use crate::notation::{ActionKind, Permission};
use crate::state::{Board, State, War};
use crate::thing::Thing;
use crate::war::{AIMS, Aim, GRIEVANCES, Grievance, WARS, WarDecision, WarEvent, WarFault};
use crate::warfare::{Pact, Warfare};
use crate::why::Fault;

/// The highest stake that is offered, however full the account.
const MOST: i16 = 30;

/// X4-193: victories that a goal can ask for.
const VICTORIES: u8 = 3;

impl Board {
    /// The war in which the first of two players attacks the other.
    pub(crate) fn war_of(&self, seat: Seat, target: Seat) -> Option<usize> {
        self.wars.iter().position(|war| war.attackers.has(seat) && war.defenders.has(target))
    }

    /// X4R-158: the reasons for war that one player has against another.
    pub fn reasons(&self, seat: Seat, target: Seat) -> impl Iterator<Item = &Grievance> {
        self.grievances.iter().filter(move |it| it.holder == seat && it.against == target)
    }
}

impl State {
    /// X4R-148, X4R-169, X4R-181: a player gets a reason for war against another, unless they are at war.
    pub(super) fn aggrieve(
        &mut self,
        reason: WarReason,
        (holder, against): (Seat, Seat),
        hex: Hex,
        log: &mut Log<Event>,
    ) {
        if self.at_war(holder, against) || holder == against {
            return;
        }
        let it = Grievance { reason, holder, against, hex, until: self.round + 1 };
        let same = |other: &Grievance| Grievance { until: it.until, ..*other } == it;
        let grievances = &mut self.board.grievances;
        if let Some(place) = grievances.iter().position(same) {
            grievances.remove(place);
        } else if grievances.len() == GRIEVANCES {
            grievances.remove(0);
        }
        grievances.push(it);
        log.tell(Event::War(WarEvent::Grievance(holder, against, reason)));
    }
}

/// X4R-156: discovered, no truce, and not a player that attacks this one; goals are left (X4R-324).
fn may_declare(state: &State, books: &Books<'_>, seat: Seat, other: Seat) -> Verdict {
    treaties::may_meet(state, seat, other)?;
    if state.council.are_federated(seat, other) {
        return Err(WarFault::Federated.into());
    }
    if state.truces.until(seat, other) >= state.round {
        return Err(WarFault::Truce.into());
    }
    match state.war_of(seat, other) {
        Some(place) if state.wars[place].aims.len() >= AIMS => return Err(WarFault::GoalLimit.into()),
        Some(_) => {}
        None if state.at_war(seat, other) || state.wars.len() >= WARS => return Err(WarFault::AtWar.into()),
        None => {}
    }
    politics::has_token(state, seat, ActionKind::Treaty)?;
    let reason = state.reasons(seat, other).next().is_some() || may_wage_just_war(state, books, seat);
    if reason { Ok(()) } else { books.has_culture(i16::from(books.least_stake())) }
}

/// X4R-P12: once per round, without reason and without a price.
fn may_wage_just_war(state: &State, books: &Books<'_>, seat: Seat) -> bool {
    books.is_allowed(Permission::JustWar) && !state.realms[seat].office.just_war
}

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    for other in state.realms.seats().filter(|other| *other != seat) {
        let warfare = Warfare::Declare(other);
        if seek.wants(Thing::Warfare(warfare)) {
            to(Action::Warfare(warfare), may_declare(state, books, seat, other));
        }
    }
}

/// The war between two players, which begins if there is none. X4R-155: their treaties end before it.
fn wage(state: &mut State, seat: Seat, target: Seat, log: &mut Log<Event>) -> usize {
    if let Some(place) = state.war_of(seat, target) {
        return place;
    }
    if state.has_pact(Pact::Alliance, seat, target) {
        state.sanction(seat, log);
    }
    treaties::remove(state, |it| it.partners.has(seat) && it.partners.has(target), log);
    // X4R-324: nobody is drawn against a member of its own federation.
    let mut defenders = Seats::only(target);
    let council = state.council;
    let partners = state.partners(Pact::Alliance, target);
    partners.iter().filter(|ally| !council.are_federated(*ally, seat)).for_each(|ally| defenders.add(ally));
    let mut attackers = Seats::only(seat);
    let alliance = Pact::Alliance.deed();
    for ally in state.partners(Pact::Alliance, seat).iter() {
        if defenders.has(ally) {
            // X4R-324: a partner of both joins the defender, and its alliance with the attacker ends.
            let ends = |it: &crate::state::Treaty| {
                it.kind == alliance && it.partners.has(seat) && it.partners.has(ally)
            };
            treaties::remove(state, ends, log);
        } else if !council.are_federated(ally, target) && !partners.has(ally) {
            attackers.add(ally);
        }
    }
    let extra = BySeat::new(state.n_players(), |_| 0);
    let war = War { attackers, defenders, declarer: seat, target, extra, ..War::default() };
    state.wars.push(war);
    for (side, lead) in [(attackers, seat), (defenders, target)] {
        for ally in side.iter().filter(|ally| *ally != lead) {
            log.tell(Event::War(WarEvent::Joined(ally, lead)));
        }
    }
    state.touch_all();
    state.stir();
    state.wars.len() - 1
}

/// A goal is written on the card of a war.
fn aim(state: &mut State, (seat, target): (Seat, Seat), aim: Aim, log: &mut Log<Event>) {
    let place = wage(state, seat, target, log);
    state.wars[place].aims.push(aim);
    log.tell(Event::War(WarEvent::GoalNamed(seat, aim.goal, aim.hex, aim.victories)));
}

/// Goals that the card of a war has no room for any more.
fn n_aims(state: &Board, seat: Seat, target: Seat) -> usize {
    state.war_of(seat, target).map_or(0, |place| state.wars[place].aims.len())
}

/// Whether a reason lets its holder choose the goal freely.
fn is_free(state: &Board, reason: WarReason) -> bool {
    state.pack[reason].goal == named!(WarGoal, "goal-free")
}

/// X4-079, X4-081: the reason for a war, or the culture that is paid for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Declaring {
    seat: Seat,
    target: Seat,
    /// Reasons used.
    n: u8,
}

impl Declaring {
    pub(super) fn begin(state: &mut State, seat: Seat, target: Seat) {
        politics::spend(state, seat, ActionKind::Treaty);
        state.push(Self { seat, target, n: 0 });
    }

    fn is_full(&self, state: &State) -> bool {
        n_aims(state, self.seat, self.target) >= AIMS
    }

    fn may_reason(&self, state: &State, reason: WarReason) -> Verdict {
        if self.is_full(state) {
            return Err(WarFault::GoalLimit.into());
        }
        let held = state.reasons(self.seat, self.target).any(|it| it.reason == reason);
        let books = Books::open(state, self.seat);
        let just = reason == named!(WarReason, "wr-none") && may_wage_just_war(state, &books, self.seat);
        // What lets choose the goals freely is the only reason of a declaration.
        let alone = !is_free(state, reason) || self.n == 0;
        if (held || just) && alone { Ok(()) } else { Err(WarFault::NoReason.into()) }
    }

    fn most(&self, state: &State) -> u8 {
        state.realms[self.seat].accounts[Resource::Culture].clamp(0, MOST) as u8
    }

    /// X4-081: the war comes at once and costs nothing.
    fn reason(self, state: &mut State, reason: WarReason, log: &mut Log<Event>) {
        let Self { seat, target, n } = self;
        if n == 0 {
            log.tell(Event::War(WarEvent::Declared(seat, target, Some(reason), 0)));
        }
        let held = state.reasons(seat, target).find(|it| it.reason == reason).copied();
        if let Some(held) = held {
            let grievances = &mut state.board.grievances;
            let place = grievances.iter().position(|it| *it == held);
            place.into_iter().for_each(|place| {
                grievances.remove(place);
            });
        } else {
            state.realms[seat].office.just_war = true;
        }
        let card = &state.pack.pack()[reason];
        if is_free(state, reason) {
            let just = i32::from(held.is_none());
            let base = if just == 1 { state.pack.war.goals_max_just_war } else { card.goals_max };
            let left = Books::open(state, seat).war_goals(base);
            wage(state, seat, target, log);
            state.push(Aiming { seat, target, left, n: 0 });
            return;
        }
        let hex = held.map(|held| held.hex);
        aim(state, (seat, target), Aim { goal: card.goal, hex, ..Aim::default() }, log);
        state.push(Self { n: n + 1, ..self });
    }

    fn stake(self, state: &mut State, stake: u8, log: &mut Log<Event>) {
        let Self { seat, target, .. } = self;
        state.realms[seat].pay_culture(i16::from(stake));
        log.tell(Event::War(WarEvent::Declared(seat, target, None, stake)));
        state.push(Preventing { seat, target, stake });
    }
}

impl Part<State> for Declaring {
    /// Once a reason is given, only further ones are asked for.
    fn asks(&self, state: &State) -> Option<Seat> {
        let more = || WarReason::all().any(|reason| self.may_reason(state, reason).is_ok());
        (self.n == 0 || more()).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(WarDecision::Declare(self.target))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Warfare(Warfare::Reason(reason)) => self.reason(state, reason, log),
            Action::Warfare(Warfare::Stake(stake)) => self.stake(state, stake, log),
            _ => {}
        }
    }
}

impl Offer for Declaring {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for reason in WarReason::all() {
            let warfare = Warfare::Reason(reason);
            if seek.wants(Thing::Warfare(warfare)) {
                to(Action::Warfare(warfare), self.may_reason(state, reason));
            }
        }
        if self.n > 0 {
            if seek.wants(Thing::of(Action::Done)) {
                to(Action::Done, Ok(()));
            }
            return;
        }
        let least = Books::open(state, self.seat).least_stake();
        for stake in 1..=self.most(state).max(least) {
            let warfare = Warfare::Stake(stake);
            if seek.wants(Thing::Warfare(warfare)) {
                let low: Verdict = if stake < least { Err(WarFault::StakeTooLow.into()) } else { Ok(()) };
                let books = Books::open(state, self.seat);
                to(Action::Warfare(warfare), low.and_then(|()| books.has_culture(i16::from(stake))));
            }
        }
    }
}

/// X4-080, X4R-157: the target may pay so that there is no war.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Preventing {
    seat: Seat,
    target: Seat,
    stake: u8,
}

impl Preventing {
    fn price(&self, state: &State) -> i16 {
        Books::open(state, self.seat).prevention(self.stake)
    }
}

impl Part<State> for Preventing {
    /// Accounts lie open, so a target that cannot pay need not be asked (X4R-304).
    fn asks(&self, state: &State) -> Option<Seat> {
        let able = Books::open(state, self.target).has_culture(self.price(state)).is_ok();
        able.then_some(self.target)
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::War(WarDecision::Prevent(self.seat, self.price(state) as u8))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Warfare(Warfare::Prevent) {
            let price = self.price(state);
            state.realms[self.target].pay_culture(price);
            log.tell(Event::War(WarEvent::Prevented(self.target, self.seat, price as u8)));
        } else {
            self.run(state, log);
        }
    }

    /// X4-080: the attacker names any goals.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, target, .. } = self;
        wage(state, seat, target, log);
        let left = Books::open(state, seat).war_goals(state.pack.war.goals_max_without_reason);
        state.push(Aiming { seat, target, left, n: 0 });
    }
}

impl Offer for Preventing {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for warfare in [Warfare::Prevent, Warfare::Allow] {
            if seek.wants(Thing::Warfare(warfare)) {
                to(Action::Warfare(warfare), Ok(()));
            }
        }
    }
}

/// X4-193: goals that the attacker chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Aiming {
    seat: Seat,
    target: Seat,
    /// Goals that can still be named.
    left: u8,
    /// Goals that were named.
    n: u8,
}

impl Aiming {
    fn aims<'s>(&self, state: &'s State) -> &'s [Aim] {
        state.war_of(self.seat, self.target).map_or(&[], |place| &state.wars[place].aims)
    }

    /// Whether there is room for a goal, and one that is not named yet.
    fn is_open(&self, state: &State) -> bool {
        let any = || {
            let mut colonies = state.colonies_of(self.target).map(|colony| colony.hex);
            self.may_victories(state).is_ok() || colonies.any(|hex| self.may_colony(state, hex).is_ok())
        };
        self.left > 0 && self.aims(state).len() < AIMS && any()
    }

    fn may_colony(&self, state: &State, hex: Hex) -> Verdict {
        let theirs = state.colony_at(hex).is_some_and(|colony| colony.seat == self.target);
        if !theirs {
            return Err(Fault::NotYours.into());
        }
        let free = named!(WarGoal, "goal-free");
        let named = self.aims(state).iter().any(|aim| aim.goal == free && aim.hex == Some(hex));
        if named { Err(WarFault::NoGoal.into()) } else { Ok(()) }
    }

    /// A war asks for victories once.
    fn may_victories(&self, state: &State) -> Verdict {
        let named = self.aims(state).iter().any(|aim| aim.victories > 0);
        if named { Err(WarFault::NoGoal.into()) } else { Ok(()) }
    }
}

impl Part<State> for Aiming {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.is_open(state).then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(WarDecision::Goal(self.target))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let goal = named!(WarGoal, "goal-free");
        let chosen = match action {
            Action::Warfare(Warfare::GoalColony(hex)) => Aim { goal, hex: Some(hex), ..Aim::default() },
            Action::Warfare(Warfare::GoalVictories(victories)) => Aim { goal, victories, ..Aim::default() },
            _ => return,
        };
        aim(state, (self.seat, self.target), chosen, log);
        state.push(Self { left: self.left - 1, n: self.n + 1, ..self });
    }
}

impl Offer for Aiming {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for hex in state.colonies_of(self.target).map(|colony| colony.hex) {
            if seek.wants(Thing::System(hex)) {
                to(Action::Warfare(Warfare::GoalColony(hex)), self.may_colony(state, hex));
            }
        }
        for n in 1..=VICTORIES {
            let warfare = Warfare::GoalVictories(n);
            if seek.wants(Thing::Warfare(warfare)) {
                to(Action::Warfare(warfare), self.may_victories(state));
            }
        }
        if seek.wants(Thing::of(Action::Done)) {
            let any = self.n > 0;
            to(Action::Done, if any { Ok(()) } else { Err(WarFault::GoalMissing.into()) });
        }
    }
}
