//! Treaties: offers that a partner accepts or refuses, and cancelling them (X4-071 to X4-076, X4R-153 to X4R-155).

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Offer, Rotation, Seek, Verdict, politics};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Resource;
use crate::notation::ActionKind;
use crate::state::{Board, State, TREATIES, Treaty};
use crate::thing::Thing;
use crate::war::{WarDecision, WarEvent, WarFault};
use crate::warfare::{Pact, Warfare};

/// What two players have agreed on.
fn joins(treaty: &Treaty, one: Seat, other: Seat) -> bool {
    treaty.partners.has(one) && treaty.partners.has(other)
}

impl Board {
    /// The treaties of one kind between two players.
    pub(crate) fn pacts(&self, pact: Pact, one: Seat, other: Seat) -> usize {
        let deed = pact.deed();
        self.treaties.iter().filter(|treaty| treaty.kind == deed && joins(treaty, one, other)).count()
    }

    /// Whether two players have a treaty of this kind.
    pub fn has_pact(&self, pact: Pact, one: Seat, other: Seat) -> bool {
        self.pacts(pact, one, other) > 0
    }

    /// The players that have a treaty of this kind with a seat.
    pub fn partners(&self, pact: Pact, seat: Seat) -> Seats {
        let mut all = Seats::NONE;
        let others = self.realms.seats().filter(|other| *other != seat);
        others.filter(|other| self.has_pact(pact, seat, *other)).for_each(|other| all.add(other));
        all
    }

    /// X4-074: the level of the networks that a seat may use in a system: its own, or that of a partner.
    pub fn network_level(&self, seat: Seat, hex: Hex) -> u8 {
        let networks = self.system(hex).networks;
        // Most systems have none, and then no treaty matters.
        if networks.is_empty() {
            return 0;
        }
        let shared = self.partners(Pact::IntelligenceAgreement, seat);
        shared.iter().map(|partner| networks[partner]).fold(networks[seat], u8::max)
    }
}

/// X4-068, X4R-250: whether a player can be dealt with.
pub(super) fn may_meet(state: &Board, seat: Seat, other: Seat) -> Verdict {
    if !state.realms[seat].discovered.has(other) {
        return Err(WarFault::Unknown.into());
    }
    if state.is_out(other) {
        return Err(WarFault::Fallen.into());
    }
    Ok(())
}

fn bit(pact: Pact) -> u8 {
    1 << pact as u8
}

/// X4-071, X4-072, X4R-153, X4R-295: whether a treaty can be offered.
fn may_offer(state: &State, books: &Books<'_>, seat: Seat, pact: Pact, other: Seat) -> Verdict {
    may_meet(state, seat, other)?;
    if state.at_war(seat, other) {
        return Err(WarFault::AtWar.into());
    }
    let most = state.pack[pact.deed()].per_pair_max.unwrap_or(1);
    if state.pacts(pact, seat, other) >= usize::from(most) || state.treaties.len() >= TREATIES {
        return Err(WarFault::PactLimit.into());
    }
    if state.realms[seat].office.refused[usize::from(other.0)] & bit(pact) != 0 {
        return Err(WarFault::TurnedDown.into());
    }
    politics::has_token(state, seat, ActionKind::Treaty)?;
    books.has_culture(books.treaty_cost(pact, other))
}

/// X4R-155: whether a treaty can be cancelled.
fn may_cancel(state: &State, seat: Seat, pact: Pact, other: Seat) -> Verdict {
    let deed = pact.deed();
    let open = |it: &Treaty| it.kind == deed && joins(it, seat, other) && !it.ending;
    if !state.treaties.iter().any(open) {
        return Err(WarFault::NoPact.into());
    }
    if !state.treaties.iter().any(|it| open(it) && it.held <= state.round) {
        return Err(WarFault::Forced.into());
    }
    if pact == Pact::Alliance && state.council.are_federated(seat, other) {
        return Err(WarFault::Federated.into());
    }
    politics::has_token(state, seat, ActionKind::Treaty)
}

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    // Without a political action nothing is legal, nor with somebody who is neither known nor a partner.
    if seek.is_legal() && politics::has_token(state, seat, ActionKind::Treaty).is_err() {
        return;
    }
    let mut offer = |warfare: Warfare, verdict: &dyn Fn() -> Verdict| {
        if seek.wants(Thing::Warfare(warfare)) {
            to(Action::Warfare(warfare), verdict());
        }
    };
    let known = |other: &Seat| {
        let has_met = state.realms[seat].discovered.has(*other);
        !seek.is_legal() || has_met || state.treaties.iter().any(|it| joins(it, seat, *other))
    };
    for other in state.realms.seats().filter(|other| *other != seat && known(other)) {
        for pact in Pact::ALL {
            offer(Warfare::Offer(pact, other), &|| may_offer(state, books, seat, pact, other));
            offer(Warfare::Cancel(pact, other), &|| may_cancel(state, seat, pact, other));
        }
    }
}

/// X4R-155: the treaty ends with the phase.
pub(super) fn cancel(state: &mut State, seat: Seat, pact: Pact, other: Seat, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Treaty);
    let deed = pact.deed();
    let round = state.round;
    let open = |it: &&mut Treaty| it.kind == deed && joins(it, seat, other) && !it.ending && it.held <= round;
    if let Some(treaty) = state.board.treaties.iter_mut().find(open) {
        treaty.ending = true;
        log.tell(Event::War(WarEvent::Cancelled(seat, pact, other)));
    }
}

/// A treaty is gone.
pub(super) fn remove(state: &mut State, gone: impl Fn(&Treaty) -> bool, log: &mut Log<Event>) {
    for place in
        (0..state.treaties.len()).rev().filter(|place| gone(&state.treaties[*place])).collect::<Vec<_>>()
    {
        let treaty = state.board.treaties.remove(place);
        let mut partners = treaty.partners.iter();
        let pact = Pact::ALL.into_iter().find(|pact| pact.deed() == treaty.kind);
        if let (Some(pact), Some(one), Some(other)) = (pact, partners.next(), partners.next()) {
            log.tell(Event::War(WarEvent::TreatyEnded(pact, one, other)));
        }
        state.touch_all();
    }
}

/// The Politics phase ends, and with it what was cancelled (X4R-155).
pub(super) fn end_politics(state: &mut State, log: &mut Log<Event>) {
    remove(state, |treaty| treaty.ending, log);
}

/// A phase begins: offers that were turned down can be made again (X4R-295).
pub(super) fn begin_phase(state: &mut State) {
    for seat in state.realms.seats() {
        let office = &mut state.board.realms[seat].office;
        office.refused = [0; 6];
        office.lends = Seats::NONE;
    }
    state.board.treaties.iter_mut().for_each(|treaty| treaty.used = false);
}

/// X4-072: the partner agrees to a treaty, or does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Treating {
    seat: Seat,
    partner: Seat,
    pact: Pact,
}

impl Treating {
    pub(super) fn begin(state: &mut State, seat: Seat, pact: Pact, partner: Seat, log: &mut Log<Event>) {
        log.tell(Event::War(WarEvent::Offered(seat, pact, partner)));
        state.push(Self { seat, partner, pact });
    }

    /// X4-071, X4R-296: who proposed it pays all of it.
    fn sign(self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, partner, pact } = self;
        let price = Books::open(state, seat).treaty_cost(pact, partner);
        politics::spend(state, seat, ActionKind::Treaty);
        state.realms[seat].pay_culture(price);
        let mut partners = Seats::only(seat);
        partners.add(partner);
        state.treaties.push(Treaty { kind: pact.deed(), partners, ..Treaty::default() });
        log.tell(Event::War(WarEvent::Signed(seat, pact, partner, price as u8)));
        state.touch_all();
    }
}

impl Part<State> for Treating {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.partner)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(WarDecision::Treaty(self.pact, self.seat))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    /// X4R-295: only what is agreed to is an action.
    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if action == Action::Warfare(Warfare::Accept) {
            Rotation::count_below(state);
            self.sign(state, log);
        } else {
            state.realms[self.seat].office.refused[usize::from(self.partner.0)] |= bit(self.pact);
            log.tell(Event::War(WarEvent::Refused(self.partner, self.seat)));
        }
    }
}

impl Offer for Treating {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        answers(seek, Ok(()), to);
    }
}

/// Agreeing or not.
pub(super) fn answers(seek: Seek, accepts: Verdict, to: &mut dyn FnMut(Action, Verdict)) {
    for (warfare, verdict) in [(Warfare::Accept, accepts), (Warfare::Refuse, Ok(()))] {
        if seek.wants(Thing::Warfare(warfare)) {
            to(Action::Warfare(warfare), verdict);
        }
    }
}

/// Bits of offers in the Economy phase.
const TRADE: u8 = 1 << 4;
const SHARE: u8 = 1 << 5;

/// X4R-069, X4R-131: whether an exchange by a trade treaty can be offered.
fn may_trade(state: &State, seat: Seat, other: Seat, give: Resource, take: Resource) -> Verdict {
    if !state.has_pact(Pact::TradeTreaty, seat, other) {
        return Err(WarFault::NoPact.into());
    }
    let deed = Pact::TradeTreaty.deed();
    let open = |it: &Treaty| it.kind == deed && joins(it, seat, other) && !it.used;
    let closed = |it: Seat| state.realms[it].sanctions >= state.pack.sanctions.no_laws_and_trade_from;
    if !state.treaties.iter().any(open) || closed(seat) || closed(other) {
        return Err(WarFault::TradeUsed.into());
    }
    if state.realms[seat].office.refused[usize::from(other.0)] & TRADE != 0 {
        return Err(WarFault::TurnedDown.into());
    }
    let n = i16::from(Books::open(state, seat).trade_units());
    if state.realms[other].accounts[take] < n {
        return Err(WarFault::PartnerLacks.into());
    }
    Books::open(state, seat).has(give, n)
}

/// X4R-083, X4R-326: whether capacity of a partner can be asked for.
fn may_borrow(state: &State, seat: Seat, other: Seat, capacity: crate::ids::Capacity) -> Verdict {
    if !state.has_pact(Pact::ArmamentsCooperation, seat, other) {
        return Err(WarFault::NoPact.into());
    }
    if state.realms[seat].office.refused[usize::from(other.0)] & SHARE != 0 {
        return Err(WarFault::TurnedDown.into());
    }
    let left = Books::open(state, other).capacity_left(capacity);
    if left == 0 { Err(WarFault::PartnerLacks.into()) } else { Ok(()) }
}

/// What treaties allow in the Economy phase.
pub(super) fn economy_offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    if !matches!(seek.only(), None | Some(Thing::Warfare(_))) {
        return;
    }
    let mut offer = |warfare: Warfare, verdict: &dyn Fn() -> Verdict| {
        if seek.wants(Thing::Warfare(warfare)) {
            to(Action::Warfare(warfare), verdict());
        }
    };
    // Without a treaty nothing is open, which only matters to somebody who asks for the reason.
    let deals = |other: &Seat| {
        let joined = |pact: Pact| state.has_pact(pact, seat, *other);
        seek.only().is_some() || joined(Pact::TradeTreaty) || joined(Pact::ArmamentsCooperation)
    };
    for other in state.realms.seats().filter(|other| *other != seat).filter(deals) {
        for give in Resource::ALL {
            for take in Resource::ALL.into_iter().filter(|take| *take != give) {
                offer(Warfare::Trade(other, give, take), &|| may_trade(state, seat, other, give, take));
            }
        }
        for capacity in crate::ids::Capacity::ALL {
            offer(Warfare::Borrow(other, capacity), &|| may_borrow(state, seat, other, capacity));
        }
    }
}

/// X4R-069, X4R-326: a partner is asked about an exchange, or about capacity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sharing {
    seat: Seat,
    partner: Seat,
    /// What is given and taken; nothing if capacity is asked for.
    goods: Option<(Resource, Resource)>,
    capacity: crate::ids::Capacity,
}

impl Sharing {
    pub(super) fn begin(state: &mut State, seat: Seat, warfare: Warfare) {
        let capacity = crate::ids::Capacity::Ground;
        match warfare {
            Warfare::Trade(partner, give, take) => {
                state.push(Self { seat, partner, goods: Some((give, take)), capacity });
            }
            Warfare::Borrow(partner, capacity) => state.push(Self { seat, partner, goods: None, capacity }),
            _ => {}
        }
    }

    /// X4R-075, X4R-069: as much of one for as much of the other.
    fn trade(self, state: &mut State, give: Resource, take: Resource, log: &mut Log<Event>) {
        let Self { seat, partner, .. } = self;
        let n = Books::open(state, seat).trade_units();
        let deed = Pact::TradeTreaty.deed();
        let open = |it: &&mut Treaty| it.kind == deed && joins(it, seat, partner) && !it.used;
        state.board.treaties.iter_mut().find(open).into_iter().for_each(|treaty| treaty.used = true);
        for (from, into, what) in [(seat, partner, give), (partner, seat, take)] {
            state.realms[from].accounts[what] -= i16::from(n);
            state.realms[into].accounts[what] += i16::from(n);
        }
        log.tell(Event::War(WarEvent::Traded(seat, partner, give, take, n)));
    }

    /// X4R-083: 1 capacity of the partner is spent by the seat.
    fn borrow(self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, partner, capacity, .. } = self;
        state.realms[partner].spent[capacity as usize] += 1;
        // What is lent is spent less by the borrower.
        let spent = &mut state.board.realms[seat].spent[capacity as usize];
        if *spent > 0 {
            *spent -= 1;
        } else {
            let quantity = crate::notation::Quantity::pool(capacity);
            let passing = &mut state.board.realms[seat].office.passing;
            match passing.iter_mut().find(|granted| granted.quantity == quantity) {
                Some(granted) => granted.by += 1,
                None => passing.push(crate::realm::Granted { quantity, by: 1 }),
            }
        }
        log.tell(Event::War(WarEvent::Borrowed(seat, partner, capacity)));
        state.touch(seat);
        state.touch(partner);
    }
}

impl Part<State> for Sharing {
    /// X4R-326: a partner that has agreed to share is not asked again in this phase.
    fn asks(&self, state: &State) -> Option<Seat> {
        let agreed = self.goods.is_none() && state.realms[self.partner].office.lends.has(self.seat);
        (!agreed).then_some(self.partner)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(match self.goods {
            Some((give, take)) => WarDecision::Trade(self.seat, give, take),
            None => WarDecision::Share(self.seat),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let accepted = action == Action::Warfare(Warfare::Accept);
        match self.goods {
            _ if !accepted => {
                let kind = if self.goods.is_some() { TRADE } else { SHARE };
                state.realms[self.seat].office.refused[usize::from(self.partner.0)] |= kind;
                log.tell(Event::War(WarEvent::Refused(self.partner, self.seat)));
            }
            Some((give, take)) => self.trade(state, give, take, log),
            None => {
                state.realms[self.partner].office.lends.add(self.seat);
                self.borrow(state, log);
            }
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        self.borrow(state, log);
    }
}

impl Offer for Sharing {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        answers(seek, Ok(()), to);
    }
}
