//! The Closing phase, step by step (X4-156): points, investors, wars, market, core, planetary events, the marker.

use engine::{Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{Concluding, Deciding, Effecting, Frame, concluding, core, crisis, goals, market, muster, round};
use crate::council::Victory;
use crate::council_words::CouncilEvent;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::Investor;
use crate::notation::Moment;
use crate::realm::{Make, Mark};
use crate::score;
use crate::state::{Phase, State};
use crate::war::WarEnd;

/// The step that comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Closing {
    /// Step 1: victory points (X4-157).
    Points,
    /// Step 2: requests and milestones, group by group (X4-159).
    Investors(u8),
    /// Step 3: crises (X4-167); then wars that a ceasefire ends (X4R-161).
    Crisis,
    /// Step 4: wars (X4-168).
    Wars,
    /// Step 5: the black market (X4-170).
    Market,
    /// The galactic centre (X4-173).
    Core,
    /// Step 6: planetary events (X4-171).
    Events,
    /// Step 7: what lasts for the round ends, and the marker goes on (X4-172).
    Round,
    /// The game is over.
    Over,
}

impl Part<State> for Closing {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self {
            Self::Points => points(state, log),
            Self::Investors(n) if usize::from(n) == Investor::COUNT => state.push(Self::Crisis),
            Self::Investors(n) => {
                state.push(Self::Investors(n + 1));
                investors(state, n + 1, log);
            }
            Self::Crisis => {
                state.push(Self::Wars);
                crisis::step(state, log);
                ceasefires(state, log);
            }
            Self::Wars => {
                state.push(Self::Market);
                state.push(Concluding::FIRST);
            }
            Self::Market => {
                market::refill(state, log);
                state.push(Self::Core);
            }
            Self::Core => {
                core::check(state, log);
                state.push(Self::Events);
            }
            Self::Events => {
                state.push(Self::Round);
                events(state, log);
            }
            Self::Round => finish(state, log),
            Self::Over => {
                log.tell(Event::Ended);
                state.push(Frame::Over);
            }
        }
    }
}

/// X4-157, X4R-283: a player with enough points wins.
fn points(state: &mut State, log: &mut Log<Event>) {
    for seat in state.in_order() {
        log.tell(Event::Points(seat, score::half_points(state, seat) as u8));
    }
    if let Some(members) = score::winning_federation(state) {
        state.council.victory = Some(Victory::Federation(members));
        log.tell(Event::Council(CouncilEvent::FederationWon(members)));
        state.push(Closing::Over);
    } else if score::has_winner(state) {
        end(state);
    } else {
        state.push(Closing::Investors(0));
    }
}

/// X4R-161, X4R-L06: wars that a ceasefire ends in the status quo.
fn ceasefires(state: &mut State, log: &mut Log<Event>) {
    let ended = std::mem::take(&mut state.council.ceasefires);
    for place in (0..state.wars.len()).rev().filter(|place| ended >> place & 1 == 1) {
        concluding::end(state, place, WarEnd::Agreed, log);
    }
}

/// X4R-285: the game ends; if the best are equal, they vote on how that is decided.
fn end(state: &mut State) {
    state.push(Closing::Over);
    let tied = score::leaders(state);
    if tied.len() > 1 {
        state.push(Deciding::of(tied));
    }
}

/// X4R-276: in the first Closing phase in which anybody meets a request or reaches a milestone, all who do receive it;
/// afterwards it is closed.
fn investors(state: &mut State, order: u8, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let Some(card) = pack.investors.iter().find(|card| card.check_order == order) else { return };
    if !state.requests.has(card.id) {
        let met = fulfilling(state, |state, seat| {
            if card.id.id() == "investor-kosme" {
                return core::has_warship(state, seat);
            }
            Books::open(state, seat).holds(&card.request, None) == Some(true)
        });
        for seat in met.iter() {
            state.requests.add(card.id);
            log.tell(Event::RequestMet(seat, card.id));
        }
        for seat in state.in_order().rev().filter(|seat| met.has(*seat)) {
            state.push(Effecting::plain(seat, *card.reward));
        }
    }
    if !state.milestones.has(card.id) {
        let met = fulfilling(state, |state, seat| {
            Books::open(state, seat).holds(&card.milestone, None) == Some(true)
        });
        for seat in met.iter() {
            state.milestones.add(card.id);
            log.tell(Event::MilestoneReached(seat, card.id));
            score::book(state, seat, "vp-milestone", log);
        }
    }
}

fn fulfilling(state: &State, fulfils: impl Fn(&State, Seat) -> bool) -> Seats {
    let mut all = Seats::NONE;
    let all_in = state.realms.seats().filter(|seat| !state.is_out(*seat));
    all_in.filter(|seat| fulfils(state, *seat)).for_each(|seat| all.add(seat));
    all
}

/// X4-171: planetary events that wait for this moment.
fn events(state: &mut State, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    for place in 0..state.colonies.len() {
        let colony = state.colonies[place];
        for happened in colony.events.iter().filter(|it| !it.is_paid()) {
            if let Some(effect) = pack[happened.event].effect.as_ref() {
                let effect = Effecting::card(colony.seat, colony.hex, **effect);
                effect.at_moment(state, Moment::ClosingEvents, log);
            }
        }
    }
}

/// X4R-008, X4-065, X4R-286, X4-172: what lasts for the round ends; after the last round the game is over, else the
/// marker goes on.
fn finish(state: &mut State, log: &mut Log<Event>) {
    goals::check(state, Phase::Closing, log);
    for seat in state.in_order() {
        kosme_leave(state, seat, log);
        let office = &mut state.board.realms[seat].office;
        office.passing.clear();
        office.kosme = 0;
        office.studied = Default::default();
        office.lifted = false;
        office.explored = false;
        office.just_war = false;
        state.board.realms[seat].service.end_round();
        state.touch_all();
        state.touch(seat);
    }
    // X4R-259: pirates are neutral again where they stand.
    if !state.paid.is_empty() {
        state.paid.clear();
        state.stir();
    }
    state.council.voted = false;
    state.council.sanctioned = Seats::NONE;
    state.called.iter_mut().for_each(|called| *called = false);
    // X4R-158: a reason for war can be used to the end of the next round.
    let (round, held) = (state.round, state.grievances);
    state.grievances = held.iter().copied().filter(|it| it.until > round).collect();
    if state.round >= state.pack.end.round_limit {
        state.refresh();
        end(state);
        return;
    }
    state.round += 1;
    state.first = state.next_in(state.first).unwrap_or(state.first);
    log.tell(Event::Marker(state.first));
    log.tell(Event::RoundBegan(state.round));
    state.push(round::Phasing::POLITICS);
}

/// X4-065, X4R-G16: Kosme ships leave at the end of the Closing phase, or one round later.
fn kosme_leave(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let mut left = 0;
    let stays = Books::open(state, seat).kosme_rounds() > 1;
    for ship in (0..state.realms[seat].ships.len()).rev() {
        let vessel = state.realms[seat].ships[ship];
        if !matches!(vessel.make, Make::Kosme(_)) {
            continue;
        }
        if stays && !vessel.is_free() {
            // The mark that it never costs upkeep, which no Kosme ship does, tells that it has stayed a round.
            state.realms[seat].ships[ship].course.set(Mark::Free, true);
        } else {
            muster::remove(state, seat, ship);
            left += 1;
        }
    }
    if left > 0 {
        log.tell(Event::KosmeLeft(seat, left));
    }
}
