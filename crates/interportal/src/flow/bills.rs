//! Bills: preparing them and putting them to the vote (X4-082 to X4-087, X4R-119 to X4R-121, X4R-133, X4R-137).

use engine::{Log, Part, Seat, Seats, Secret};
use serde::{Deserialize, Serialize};

use super::voting::{Campaigning, open_vote};
use super::{Offer, Seek, Verdict, crisis, politics};
use crate::action::Action;
use crate::council::{BILLS, Proposed};
use crate::council_words::{CouncilDecision, CouncilEvent, CouncilFault};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{AlwaysLaw, Deed, Law, named};
use crate::motion::{Bill, Matter, Motion};
use crate::notation::{ActionKind, Quantity};
use crate::score;
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::why::Reason;

/// X4-068, X4-083: law actions need that all players are discovered.
fn has_met_all(state: &State, seat: Seat) -> Verdict {
    // X4R-344: players who are out do not count.
    let mut others = state.realms.seats().filter(|other| *other != seat && !state.is_out(*other));
    let met = others.all(|other| state.realms[seat].discovered.has(other));
    if met { Ok(()) } else { Err(CouncilFault::NotAllMet.into()) }
}

/// X4-085: laws that a seat may hold: one for each law action and each free action that it gets.
fn hand_limit(state: &State, seat: Seat) -> usize {
    let numbers = &state.pack.law_numbers;
    let laws = politics::tokens(state, seat, ActionKind::Law) * numbers.hand_limit_per_law_action;
    let free = politics::tokens(state, seat, ActionKind::Free) * numbers.hand_limit_per_free_action;
    let books = Books::open(state, seat);
    usize::from(books.plainly_changed(Quantity::LimitLawHand, i32::from(laws + free)))
}

/// X4-082, X4-084: a law card is drawn for a law action.
fn may_prepare(state: &State, seat: Seat) -> Verdict {
    has_met_all(state, seat)?;
    politics::has_token(state, seat, ActionKind::Law)?;
    let hand = &state.hidden.hands[seat].laws;
    if hand.len() >= hand_limit(state, seat) {
        return Err(CouncilFault::HandFull.into());
    }
    if state.hidden.laws.is_empty() { Err(CouncilFault::NoLaws.into()) } else { Ok(()) }
}

/// X4-082, X4R-131: whether a seat can put any bill to the vote.
fn may_put_any(state: &State, seat: Seat) -> Verdict {
    has_met_all(state, seat)?;
    if state.realms[seat].sanctions >= state.pack.sanctions.no_laws_and_trade_from {
        return Err(CouncilFault::Sanctioned.into());
    }
    if state.council.voted {
        return Err(CouncilFault::Voted.into());
    }
    politics::has_token(state, seat, ActionKind::Law)?;
    if state.council.bills.len() == BILLS {
        return Err(CouncilFault::TooManyBills.into());
    }
    Ok(())
}

/// X4R-119 to X4R-121: whether this bill can be put to the vote by a seat that can put any.
fn may_put(state: &State, seat: Seat, bill: Bill) -> Verdict {
    let is_same = |it: &Proposed| bill.always().is_some() && it.bill.always() == bill.always();
    if state.council.bills.iter().any(is_same) {
        return Err(CouncilFault::AlreadyPut.into());
    }
    fits(state, seat, bill).map_err(Reason::Council)
}

/// What a bill itself needs.
fn fits(state: &State, seat: Seat, bill: Bill) -> Result<(), CouncilFault> {
    let check = |holds: bool, fault: CouncilFault| if holds { Ok(()) } else { Err(fault) };
    let pack = state.pack.pack();
    if let Some(law) = bill.always() {
        check(state.n_players() >= pack[law].players_min, CouncilFault::TooFewPlayers)?;
    }
    match bill {
        Bill::Card(law) => check(state.hidden.hands[seat].laws.contains(&law), CouncilFault::NotInHand),
        Bill::Sovereign(candidate) => may_stand(state, candidate),
        Bill::Sanction(other) => check(can_be_sanctioned(state, other), CouncilFault::NoMoreSanctions),
        Bill::Lift(other) => check(state.realms[other].sanctions > 0, CouncilFault::NoSanction),
        Bill::Repeal(law) => {
            check(state.laws.iter().any(|passed| passed.law == law), CouncilFault::NotActive)
        }
        Bill::Federation(members) => may_federate(state, seat, members),
        Bill::Ceasefire(war) => {
            let place = usize::from(war) - 1;
            let open = place < state.wars.len() && state.council.ceasefires >> place & 1 == 0;
            check(open, CouncilFault::NoWar)
        }
    }
}

/// X4R-129: at most one level a round, and no more than there are.
pub(super) fn can_be_sanctioned(state: &State, seat: Seat) -> bool {
    !state.council.sanctioned.has(seat) && state.realms[seat].sanctions < state.pack.sanctions.levels_max
}

/// X4R-137: what a candidate needs.
fn may_stand(state: &State, candidate: Seat) -> Result<(), CouncilFault> {
    let numbers = &state.pack.sovereign;
    let share = &numbers.candidate_vp_share;
    let need = score::threshold(state) * i32::from(share.0);
    if score::half_points(state, candidate) * i32::from(share.1) < need {
        return Err(CouncilFault::TooFewPoints);
    }
    if state.realms[candidate].sanctions > numbers.candidate_sanctions_max {
        return Err(CouncilFault::SanctionedCandidate);
    }
    let last = state.council.stood[candidate];
    if last > 0 && state.round < last + numbers.candidate_every_rounds {
        return Err(CouncilFault::StoodLately);
    }
    Ok(())
}

impl Board {
    /// Whether two players have an alliance.
    pub fn are_allied(&self, one: Seat, other: Seat) -> bool {
        let alliance = named!(Deed, "alliance");
        let is = |partners: Seats| partners.has(one) && partners.has(other);
        self.treaties.iter().any(|treaty| treaty.kind == alliance && is(treaty.partners))
    }
}

/// X4R-133: an alliance among all, nobody in two federations, somebody outside of all of them.
pub(super) fn may_federate(state: &State, seat: Seat, members: Seats) -> Result<(), CouncilFault> {
    let numbers = &state.pack.federation;
    let allied = |one: Seat| members.iter().all(|other| one == other || state.are_allied(one, other));
    let all_allied = members.has(seat) && members.iter().all(allied);
    if members.len() < usize::from(numbers.members_min) || !all_allied {
        return Err(CouncilFault::NoAlliance);
    }
    let free = members.iter().all(|member| state.council.federation(member).is_none());
    let inside = state.council.federations.iter().map(|it| it.len()).sum::<usize>() + members.len();
    if !free || inside + usize::from(numbers.outsiders_min) > usize::from(state.n_players()) {
        return Err(CouncilFault::NoFederation);
    }
    Ok(())
}

/// The bills that a seat might think of for an always-law.
fn bills(state: &State, seat: Seat, always: AlwaysLaw) -> impl Iterator<Item = Bill> {
    let players = || state.realms.seats();
    let id = always.id();
    let about: Option<fn(Seat) -> Bill> = match id {
        "election-as-sovereign" => Some(Bill::Sovereign),
        "sanction" => Some(Bill::Sanction),
        "lift-sanctions" => Some(Bill::Lift),
        _ => None,
    };
    let named = players().filter_map(move |other| about.map(|about| about(other)));
    let repeals = state.laws.iter().filter(move |_| id == "repeal").map(|it| Bill::Repeal(it.law));
    let wars = (1..=state.wars.len() as u8).filter(move |_| id == "ceasefire").map(Bill::Ceasefire);
    let n = if id == "recognise-federation" { 1_u8 << state.n_players() } else { 0 };
    let federations = (0..n).filter_map(move |word| {
        let mut members = Seats::NONE;
        players().filter(|it| word >> it.0 & 1 == 1).for_each(|it| members.add(it));
        let mut others = members.iter().filter(|it| *it != seat);
        let allied = others.all(|other| state.are_allied(seat, other));
        (members.has(seat) && members.len() > 1 && allied).then_some(Bill::Federation(members))
    });
    named.chain(repeals).chain(wars).chain(federations)
}

/// Bills that a seat might put.
pub(super) fn puts(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let wants = |matter: Matter| seek.wants(Thing::Matter(matter));
    let hand = &state.hidden.hands[seat].laws;
    let any = may_put_any(state, seat);
    if any.is_err() && seek.is_legal() {
        return;
    }
    let may = |bill: Bill| any.and_then(|()| may_put(state, seat, bill));
    for law in Law::all().filter(|law| wants(Matter::Law(*law))) {
        // Laws that are not in hand are no choice, but asked about.
        if hand.contains(&law) || seek.only().is_some() {
            let bill = Bill::Card(law);
            to(Action::Motion(Motion::Put(bill)), may(bill));
        }
    }
    for always in AlwaysLaw::all().filter(|law| wants(Matter::Always(*law))) {
        for bill in bills(state, seat, always) {
            to(Action::Motion(Motion::Put(bill)), may(bill));
        }
    }
}

/// All that a seat might do in its turn of the Politics phase.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Matter(_))) {
        return;
    }
    let wants = |matter: Matter| seek.wants(Thing::Matter(matter));
    if wants(Matter::Deck) {
        to(Action::Motion(Motion::Prepare), may_prepare(state, seat));
    }
    puts(state, seat, seek, to);
    if wants(Matter::Federation) {
        to(Action::Motion(Motion::Leave), may_leave(state, seat));
    }
    crisis::offers(state, seat, seek, to);
}

/// X4R-136: leaving a federation takes a treaty action.
fn may_leave(state: &State, seat: Seat) -> Verdict {
    if state.council.federation(seat).is_none() {
        return Err(CouncilFault::NotInFederation.into());
    }
    politics::has_token(state, seat, ActionKind::Treaty)
}

/// Does what was chosen in a turn; it has been counted as an action.
pub(super) fn act(state: &mut State, seat: Seat, motion: Motion, log: &mut Log<Event>) {
    match motion {
        Motion::Prepare => prepare(state, seat, log),
        Motion::Put(bill) => {
            state.council.bills.clear();
            state.push(Putting { announcer: seat, step: 0 });
            put(state, seat, bill, log);
        }
        Motion::Leave => leave(state, seat, log),
        Motion::Cure(research) => crisis::cure(state, seat, research, log),
        _ => {}
    }
}

/// X4-084: a card is drawn; of several one is kept.
fn prepare(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Law);
    let n = Books::open(state, seat).plainly_changed(Quantity::BillsDraw, 1).min(4);
    let before = state.hidden.hands[seat].laws.len();
    for _ in 0..n {
        if let Some(law) = state.hidden.laws.draw(log) {
            state.hidden.hands[seat].laws.push(law);
        }
    }
    log.tell(Event::Council(CouncilEvent::Prepared(seat)));
    let drawn = (state.hidden.hands[seat].laws.len() - before) as u8;
    if drawn > 1 {
        state.push(Drawn { seat, drawn });
    }
}

fn leave(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Treaty);
    let federations = &mut state.council.federations;
    federations.iter_mut().for_each(|members| members.remove(seat));
    if let Some(place) = federations.iter().position(|members| members.len() < 2) {
        federations.remove(place);
    }
    log.tell(Event::Council(CouncilEvent::LeftFederation(seat)));
}

/// X4-086: a bill is announced.
fn put(state: &mut State, seat: Seat, bill: Bill, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Law);
    if let Bill::Card(law) = bill {
        let hand = &mut state.hidden.hands[seat].laws;
        hand.iter().position(|it| *it == law).into_iter().for_each(|place| {
            hand.remove(place);
        });
        // Everybody learns what was held.
        Secret::keep(law).open(log);
    }
    if let Bill::Sovereign(candidate) = bill {
        state.council.stood[candidate] = state.round;
    }
    state.council.bills.push(Proposed { bill, seat });
    log.tell(Event::Council(CouncilEvent::Put(seat, bill)));
}

/// X4-087, X4R-121: from the announcer clockwise each may put further bills.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Putting {
    announcer: Seat,
    step: u8,
}

impl Putting {
    fn seat(&self, state: &State) -> Seat {
        Seat((self.announcer.0 + self.step) % state.n_players())
    }
}

impl Part<State> for Putting {
    /// X4R-304: political actions, sanctions and who has met whom lie open.
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = self.seat(state);
        let sanctioned = state.realms[seat].sanctions >= state.pack.sanctions.no_laws_and_trade_from;
        let may = has_met_all(state, seat).is_ok()
            && politics::has_token(state, seat, ActionKind::Law).is_ok()
            && state.council.bills.len() < BILLS;
        (self.step < state.n_players() && may && !sanctioned).then_some(seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Council(CouncilDecision::Put)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Motion(Motion::Put(bill)) => {
                state.push(self);
                put(state, self.seat(state), bill, log);
            }
            _ => state.push(Self { step: self.step + 1, ..self }),
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.step < state.n_players() {
            state.push(Self { step: self.step + 1, ..self });
        } else {
            open_vote(state, log);
            state.push(Campaigning { step: 0 });
        }
    }
}

impl Offer for Putting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        puts(state, self.seat(state), seek, to);
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}

/// Of the last laws of the hand one is kept, the others go under the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Drawn {
    seat: Seat,
    drawn: u8,
}

impl Part<State> for Drawn {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Council(CouncilDecision::KeepLaw)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Action::Motion(Motion::Keep(kept)) = action else { return };
        let State { hidden, .. } = state;
        let hand = &mut hidden.hands[self.seat].laws;
        let drawn: engine::List<Law, 4> = (0..self.drawn).filter_map(|_| hand.pop()).collect();
        hand.push(kept);
        drawn.iter().filter(|law| **law != kept).for_each(|law| hidden.laws.put_under(*law));
    }
}

impl Offer for Drawn {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let hand = &state.hidden.hands[self.seat].laws;
        let first = hand.len() - usize::from(self.drawn);
        for law in hand[first..].iter().filter(|law| seek.wants(Thing::Matter(Matter::Law(**law)))) {
            to(Action::Motion(Motion::Keep(*law)), Ok(()));
        }
    }
}
