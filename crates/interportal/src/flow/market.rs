//! The black market: the display, auctions with sealed bids, and cards that are played (X4-170, X4R-266 to X4R-269).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Offer, Seek, Verdict};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::PlayMoment;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{MarketCard, Resource};
use crate::notation::Permission;
use crate::object::Object;
use crate::office::Bid;
use crate::state::{Phase, State};
use crate::thing::Thing;
use crate::why::Fault;

/// X4R-371: the highest bid.
pub(crate) const MOST: u8 = 100;

/// X4-170: a card is drawn; if too many lie out, the oldest goes under the deck.
pub(super) fn refill(state: &mut State, log: &mut Log<Event>) {
    if state.forbids(Permission::BlackMarketDraw) {
        return;
    }
    let numbers = &state.pack.pack().market;
    for _ in 0..numbers.draw_per_round {
        let Some(card) = draw(state, log) else { return };
        state.market.push(card);
        state.called.push(false);
        log.tell(Event::MarketCard(card));
        if state.market.len() > usize::from(numbers.display_max) {
            let oldest = state.market.remove(0);
            state.called.remove(0);
            state.hidden.market.put_under(oldest);
            log.tell(Event::MarketUnder(oldest));
        }
    }
}

/// X4R-269: an empty deck is made of the cards that were played.
pub(super) fn draw(state: &mut State, log: &mut Log<Event>) -> Option<MarketCard> {
    if state.hidden.market.is_empty() {
        let State { board, hidden, chance } = state;
        for card in std::mem::take(&mut board.played).iter() {
            hidden.market.shuffle_in(*card, chance, log);
        }
    }
    state.hidden.market.draw(log)
}

/// Cards that might be put up for auction or played.
pub(super) fn offers(
    state: &State,
    seat: Seat,
    phase: Phase,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if !matches!(seek.only(), None | Some(Thing::Object(Object::Market(_)))) {
        return;
    }
    let wants = |card: MarketCard| seek.wants(Thing::Object(Object::Market(card)));
    if phase == Phase::Economy {
        let shown = &state.market;
        for place in (0..shown.len()).filter(|place| wants(shown[*place])) {
            // Of equal cards one line is enough: the first that can be called, or else the first.
            let same = |other: &usize| shown[*other] == shown[place];
            let open = (0..shown.len()).filter(same).find(|other| !state.called[*other]);
            if open.or((0..shown.len()).find(same)) == Some(place) {
                let fault: Verdict = Err(Fault::CalledAlready.into());
                let banned = state.may_now(Permission::Auction);
                to(Action::Affair(Affair::Auction(shown[place])), banned.and(open.map_or(fault, |_| Ok(()))));
            }
        }
    }
    let hand = &state.hidden.hands[seat].market;
    for (place, card) in hand.iter().enumerate().filter(|(_, card)| wants(**card)) {
        // What is played in the approach stage is shown by the battle itself.
        let trick = phase == Phase::Battles && state.pack[*card].play == PlayMoment::ApproachStage;
        if hand[..place].contains(card) || trick {
            continue;
        }
        to(Action::Affair(Affair::Play(*card)), may_play(state, *card, phase));
    }
    if let Some(Thing::Object(Object::Market(card))) = seek.only()
        && !hand.contains(&card)
        && !state.market.contains(&card)
    {
        to(Action::Affair(Affair::Auction(card)), Err(Fault::NotThere.into()));
    }
}

/// X4R-269, X4R-299: when a card can be played.
fn may_play(state: &State, card: MarketCard, phase: Phase) -> Verdict {
    let face = &state.pack.pack()[card];
    let now = match face.play {
        // A battle is no turn.
        PlayMoment::OwnTurn => phase != Phase::Battles,
        PlayMoment::Economy => phase == Phase::Economy,
        PlayMoment::Politics => phase == Phase::Politics,
        PlayMoment::MovementOrBattles => matches!(phase, Phase::Movement | Phase::Battles),
        _ => false,
    };
    if now && face.effect.is_some() { Ok(()) } else { Err(Fault::NotNow.into()) }
}

/// X4R-269: the card is played and goes to the discards.
pub(super) fn play(state: &mut State, seat: Seat, card: MarketCard, log: &mut Log<Event>) {
    let hand = &mut state.hidden.hands[seat].market;
    let Some(place) = hand.iter().position(|other| *other == card) else { return };
    hand.remove(place);
    state.played.push(card);
    // Everybody learns what was held.
    engine::Secret::keep(card).open(log);
    log.tell(Event::Played(seat, card));
    if let Some(effect) = state.pack.pack()[card].effect.as_ref() {
        state.push(Effecting::plain(seat, **effect));
    }
}

/// X4R-266: a card is put up for auction; all bid.
pub(super) fn call(state: &mut State, seat: Seat, card: MarketCard, log: &mut Log<Event>) {
    let mut places = 0..state.market.len();
    let Some(place) = places.find(|place| state.market[*place] == card && !state.called[*place]) else {
        return;
    };
    state.called[place] = true;
    log.tell(Event::Called(seat, card));
    state.push(Bidding { place: place as u8, caller: seat, done: 0 });
}

/// X4R-266: all bid in secret, from the caller clockwise; then the bids are opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Bidding {
    place: u8,
    caller: Seat,
    /// How many have bid.
    done: u8,
}

impl Bidding {
    fn seat(&self, state: &State, step: u8) -> Seat {
        Seat((self.caller.0 + step) % state.n_players())
    }

    fn most(&self, state: &State) -> u8 {
        let awe = state.realms[self.seat(state, self.done)].accounts[Resource::Awe];
        awe.clamp(0, i16::from(MOST)) as u8
    }

    fn put(self, state: &mut State, bid: u8) {
        let seat = self.seat(state, self.done);
        state.hidden.hands[seat].bid = Bid::of(bid);
        state.push(Self { done: self.done + 1, ..self });
    }

    /// X4R-267: the highest bid of at least 1 wins and pays; ties go to the earlier seat from the caller.
    fn resolve(self, state: &mut State, log: &mut Log<Event>) {
        let card = state.market[usize::from(self.place)];
        let mut best: Option<(u8, Seat, u8)> = None;
        for step in 0..state.n_players() {
            let seat = self.seat(state, step);
            let bid = std::mem::take(&mut state.hidden.hands[seat].bid).open(log);
            log.tell(Event::Bid(seat, bid));
            let worth = bid.saturating_add(Books::open(state, seat).bid_bonus());
            if bid >= state.pack.market.bid_min_to_win && best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, seat, bid));
            }
        }
        let Some((_, seat, bid)) = best else {
            log.tell(Event::Unsold(card));
            return;
        };
        state.realms[seat].accounts[Resource::Awe] -= i16::from(bid);
        state.market.remove(usize::from(self.place));
        state.called.remove(usize::from(self.place));
        state.hidden.hands[seat].market.push(card);
        log.tell(Event::Won(seat, card, bid));
    }
}

impl Part<State> for Bidding {
    /// Accounts lie open, so a seat without A need not be asked (X4R-304).
    fn asks(&self, state: &State) -> Option<Seat> {
        let left = self.done < state.n_players() && self.most(state) > 0;
        left.then(|| self.seat(state, self.done))
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::Bid(state.market[usize::from(self.place)])
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        if let Action::Affair(Affair::Bid(bid)) = action {
            self.put(state, bid);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.done < state.n_players() { self.put(state, 0) } else { self.resolve(state, log) }
    }
}

impl Offer for Bidding {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for bid in 0..=self.most(state) {
            let action = Action::Affair(Affair::Bid(bid));
            if seek.means(action) {
                to(action, Ok(()));
            }
        }
    }
}
