//! The vote: buying votes, casting them in secret, and counting them (X4-088 to X4-092, X4R-122 to X4R-124, X4R-320).

use engine::{BySeat, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::enacting::{self, Claiming};
use super::{Offer, Seek, Verdict, market};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::PlayMoment;
use crate::council::{BILLS, Ballot, Lent, Proposed};
use crate::council_words::{CouncilDecision, CouncilEvent, CouncilFault};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::motion::{Bill, Matter, Motion};
use crate::notation::Quantity;
use crate::object::Object;
use crate::state::State;
use crate::thing::Thing;

/// Votes that can be bought at once.
const BOUGHT: u8 = 20;

/// Votes on one bill that are offered at most, so that the list stays short.
const OFFERED: u8 = 50;

/// X4R-122: the votes are fixed; bought ones come on top.
pub(super) fn open_vote(state: &mut State, log: &mut Log<Event>) {
    state.council.voted = true;
    for seat in state.in_order() {
        let votes = Books::open(state, seat).votes();
        state.council.votes[seat] = votes;
        state.council.lent[seat] = Lent::default();
        state.hidden.hands[seat].ballot = Ballot::default();
    }
    state.in_order().for_each(|seat| take_votes(state, seat, log));
}

/// X4R-128, X4R-457: each cube on an always-law that is voted on takes a vote of its colour for who laid it, and is gone.
fn take_votes(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let bills = state.council.bills;
    for owner in state.in_order() {
        for bill in bills.iter().map(|it| it.bill) {
            let Some(law) = bill.always() else { continue };
            let cubes = &mut state.board.realms[seat].service.cubes[usize::from(owner.0)];
            let n = cubes.on_law(law).min(state.board.council.votes[owner]);
            cubes.set_law(law, 0);
            if n > 0 {
                state.board.council.votes[owner] -= n;
                state.board.council.lent[seat].add(law, n);
                log.tell(Event::Council(CouncilEvent::VotesTaken(seat, owner, bill, n)));
            }
        }
    }
}

/// X4-088: each player in turn order may buy votes, or play cards that bring some.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Campaigning {
    pub(super) step: u8,
}

impl Campaigning {
    fn seat(&self, state: &State) -> Option<Seat> {
        state.in_order().nth(usize::from(self.step))
    }
}

impl Part<State> for Campaigning {
    /// X4R-127, X4R-304: who has no vote is not asked, nor who has neither the culture for one nor a card.
    fn asks(&self, state: &State) -> Option<Seat> {
        let seat = self.seat(state)?;
        let books = Books::open(state, seat);
        let pays = books.has_culture(i16::from(books.vote_cost())).is_ok();
        let cards = !state.hidden.hands[seat].market.is_empty();
        Some(seat).filter(|_| state.council.votes[seat] > 0 && (pays || cards))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Council(CouncilDecision::BuyVotes)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(seat) = self.seat(state) else { return };
        match action {
            Action::Affair(Affair::Votes(n)) => {
                let price = i16::from(Books::open(state, seat).vote_cost()) * i16::from(n);
                state.realms[seat].pay_culture(price);
                gain_votes(state, seat, n, log);
                state.push(Self { step: self.step + 1 });
            }
            Action::Affair(Affair::Play(card)) => {
                state.push(self);
                market::play(state, seat, card, log);
            }
            _ => {}
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if self.step < state.n_players() {
            state.push(Self { step: self.step + 1 });
        } else {
            state.push(Voting { step: 0 });
        }
    }
}

/// Votes for this vote alone (X4R-122).
pub(super) fn gain_votes(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    let votes = &mut state.council.votes[seat];
    *votes = votes.saturating_add(n).min(250);
    if n > 0 {
        log.tell(Event::Council(CouncilEvent::Bought(seat, n)));
    }
}

impl Offer for Campaigning {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(seat) = self.seat(state) else { return };
        let books = Books::open(state, seat);
        let price = i16::from(books.vote_cost());
        for votes in 0..=BOUGHT {
            if seek.wants(Thing::Object(Object::Votes(votes))) {
                let verdict = books.has_culture(price * i16::from(votes));
                to(Action::Affair(Affair::Votes(votes)), verdict);
            }
        }
        let hand = &state.hidden.hands[seat].market;
        for (place, card) in hand.iter().enumerate() {
            let played = state.pack[*card].play == PlayMoment::Vote && !hand[..place].contains(card);
            if played && seek.wants(Thing::Object(Object::Market(*card))) {
                to(Action::Affair(Affair::Play(*card)), Ok(()));
            }
        }
    }
}

/// X4R-123, X4R-320: each player in secret, bill by bill; a step for each player and bill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Voting {
    step: u8,
}

impl Voting {
    fn turn(&self, state: &State) -> Option<(Seat, Bill)> {
        let n = state.council.bills.len();
        let seat = state.in_order().nth(usize::from(self.step) / n.max(1))?;
        state.council.bills.get(usize::from(self.step) % n.max(1)).map(|it| (seat, it.bill))
    }

    fn cast(self, state: &mut State, seat: Seat, votes: i16) {
        state.hidden.hands[seat].ballot.push(votes);
        state.push(Self { step: self.step + 1 });
    }
}

impl Part<State> for Voting {
    /// X4R-127: who has no vote is not asked; who has, is asked about every bill (X4R-292), and who casts votes of
    /// others about their law (X4R-128).
    fn asks(&self, state: &State) -> Option<Seat> {
        let council = &state.council;
        let votes =
            |(seat, bill): &(Seat, Bill)| council.votes[*seat] > 0 || council.lent[*seat].on(*bill) > 0;
        self.turn(state).filter(votes).map(|(seat, _)| seat)
    }

    fn decision(&self, state: &State) -> Decision {
        let bill = self.turn(state).map_or_else(Bill::default, |(_, bill)| bill);
        Decision::Council(CouncilDecision::Vote(bill))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Some((seat, _)) = self.turn(state) else { return };
        match action {
            Action::Motion(Motion::Yes(votes)) => self.cast(state, seat, i16::from(votes)),
            Action::Motion(Motion::No(votes)) => self.cast(state, seat, -i16::from(votes)),
            _ => self.cast(state, seat, 0),
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self.turn(state) {
            Some((seat, _)) => self.cast(state, seat, 0),
            None => open(state, log),
        }
    }
}

impl Offer for Voting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some((seat, bill)) = self.turn(state) else { return };
        let votes = state.council.left(seat, &[], bill);
        let left = state.council.left(seat, &state.hidden.hands[seat].ballot.cast(), bill);
        let mut offer = |motion: Motion, verdict: Verdict| {
            if seek.wants(Thing::Matter(Matter::of(motion))) {
                to(Action::Motion(motion), verdict);
            }
        };
        for votes in 1..=votes.min(OFFERED) {
            let verdict = || if votes <= left { Ok(()) } else { Err(CouncilFault::TooFewVotes.into()) };
            offer(Motion::Yes(votes), verdict());
            offer(Motion::No(votes), verdict());
        }
        offer(Motion::Abstain, Ok(()));
    }
}

/// X4R-123: all votes are opened at the same time; then bill by bill is counted.
fn open(state: &mut State, log: &mut Log<Event>) {
    let ballots = state.realms.map(|seat, _| state.hidden.hands[seat].ballot.open(log));
    let bills = state.council.bills;
    for (place, proposed) in bills.iter().enumerate() {
        for seat in state.in_order() {
            let votes = ballots[seat].get(place).copied().unwrap_or(0);
            if votes != 0 {
                log.tell(Event::Council(CouncilEvent::Cast(seat, proposed.bill, votes)));
            }
        }
    }
    // X4-092: what was cast for nothing.
    let spare = state.realms.map(|seat, _| {
        state.council.votes[seat].saturating_sub(state.council.own_cast(seat, &ballots[seat]))
    });
    for seat in state.in_order().rev() {
        let left = spare[seat] / Books::open(state, seat).abstentions_each();
        if left > 0 {
            state.push(Claiming { seat, left });
        }
    }
    // X4R-320: in the order in which they were put, so the first comes on top.
    let mut passed = [false; BILLS];
    for (place, proposed) in bills.iter().enumerate() {
        let votes = state.realms.map(|seat, _| ballots[seat].get(place).copied().unwrap_or(0));
        passed[place] = count(state, *proposed, &votes, &spare, log);
    }
    for (place, proposed) in bills.iter().enumerate() {
        let votes = state.realms.map(|seat, _| ballots[seat].get(place).copied().unwrap_or(0));
        // After an election the game is over.
        if passed[place] && state.council.victory.is_none() {
            enacting::pass(state, *proposed, &votes, log);
        } else {
            enacting::fail(state, proposed.bill);
        }
    }
    state.council.bills.clear();
}

/// X4-091, X4R-124: whether a bill has more yes than no votes.
fn count(
    state: &mut State,
    Proposed { bill, seat: proposer }: Proposed,
    votes: &BySeat<i16>,
    spare: &BySeat<u8>,
    log: &mut Log<Event>,
) -> bool {
    let (mut yes, mut no) = (0_u16, 0_u16);
    let is_election = matches!(bill, Bill::Sovereign(_));
    for seat in state.in_order() {
        let cast = votes[seat].unsigned_abs();
        if votes[seat] > 0 {
            yes += cast;
        } else if votes[seat] < 0 {
            no += cast;
            if seat != proposer {
                no += u16::from(Books::open(state, seat).plainly_changed(Quantity::VotesAgainst, 0));
            }
        }
        // X4R-138, X4R-321: in an election votes that were cast for nothing count as no.
        no += if is_election { u16::from(spare[seat]) } else { 0 };
    }
    if let Bill::Sovereign(candidate) = bill {
        let books = Books::open(state, candidate);
        yes = u16::from(books.plainly_changed(Quantity::VotesSovereign, i32::from(yes)));
    }
    if state.n_players() == 2 {
        let neutral = neutral(state, log);
        log.tell(Event::Council(CouncilEvent::Neutral(bill, neutral)));
        if neutral > 0 { yes += neutral.unsigned_abs() } else { no += neutral.unsigned_abs() }
    }
    // X4R-138: the candidate needs votes of others.
    let others = |candidate: Seat| {
        let voters = votes.iter().filter(|(seat, votes)| *seat != candidate && **votes > 0).count();
        voters >= usize::from(state.pack.sovereign.yes_from_other_players_min)
    };
    let passed = yes > no && !matches!(bill, Bill::Sovereign(candidate) if !others(candidate));
    log.tell(Event::Council(CouncilEvent::Counted(bill, yes, no, passed)));
    passed
}

/// X4R-289: at a table of two three neutral votes are rolled for each bill.
fn neutral(state: &mut State, log: &mut Log<Event>) -> i16 {
    let roll = state.chance.below(6, log) as u8 + 1;
    let numbers = &state.pack.law_numbers;
    let n = i16::from(numbers.two_player_neutral_votes);
    if numbers.two_player_neutral_roll.yes.contains(&roll) {
        n
    } else if numbers.two_player_neutral_roll.no.contains(&roll) {
        -n
    } else {
        0
    }
}
