//! Advisors: drawn, kept, recruited, raised, dismissed (X4-022 to X4-030, X4R-114 to X4R-118, X4R-315, X4R-316).

use engine::{Index, Log, Part, Seat, Secret};
use serde::{Deserialize, Serialize};

use super::{Effecting, Giving, Offer, Seek, Verdict, politics, research};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::{Ability, Price};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::{Advisor, Resource};
use crate::notation::{ActionKind, Advised, Found, Permission};
use crate::object::Object;
use crate::office::ADVISORS;
use crate::realm::Recruit;
use crate::score;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// The highest level of an advisor.
const HIGHEST: u8 = 3;

pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if seek.wants(Thing::Object(Object::Advisors)) {
        to(Action::Affair(Affair::Advisors), may_draw(state, seat));
    }
    if !matches!(seek.only(), None | Some(Thing::Object(Object::Advisor(_)))) {
        return;
    }
    let mut offer = |affair: Affair, advisor: Advisor, verdict: Verdict| {
        if seek.wants(Thing::Object(Object::Advisor(advisor))) {
            to(Action::Affair(affair), verdict);
        }
    };
    for recruit in state.realms[seat].advisors.iter() {
        for ability in 1..=2 {
            let verdict = may_promote(state, books, seat, *recruit);
            offer(Affair::Promote(recruit.advisor, ability), recruit.advisor, verdict);
        }
        let bound: Verdict = Err(Fault::MasterAdvisor.into());
        let verdict = if recruit.level >= HIGHEST { bound } else { Ok(()) };
        offer(Affair::Release(recruit.advisor), recruit.advisor, verdict);
    }
    let held = state.hidden.hands[seat].advisor;
    for advisor in state.advisors.iter().copied().chain(held) {
        offer(Affair::Recruit(advisor), advisor, may_recruit(state, books, seat, advisor));
    }
}

/// X4R-116, X4R-299: abilities that work once are used in any own turn, without an action.
pub(super) fn abilities(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    for recruit in state.realms[seat].advisors.iter() {
        let wanted = seek.wants(Thing::Object(Object::Advisor(recruit.advisor)));
        if wanted && once(state, *recruit).is_some() {
            let spent = state.realms[seat].office.spent & 1 << recruit.advisor.index() != 0;
            let verdict = if spent { Err(Fault::OncePerGame.into()) } else { Ok(()) };
            to(Action::Affair(Affair::Ability(recruit.advisor)), verdict);
        }
    }
}

/// X4-012, X4-022.
fn may_draw(state: &State, seat: Seat) -> Verdict {
    politics::has_token(state, seat, ActionKind::Government)?;
    if state.hidden.advisors.is_empty() { Err(Fault::NotThere.into()) } else { Ok(()) }
}

/// X4-025, X4-026, X4-028: from the display or the own hand, with the technology, up to the limit.
fn may_recruit(state: &State, books: &Books<'_>, seat: Seat, advisor: Advisor) -> Verdict {
    research::needs(state, seat, state.pack.fits.experts.as_slice())?;
    let advisors = &state.realms[seat].advisors;
    if advisors.len() >= usize::from(books.advisor_limit()).min(ADVISORS) {
        return Err(Fault::AdvisorLimit.into());
    }
    politics::has_token(state, seat, ActionKind::Government)?;
    affords(books, &state.pack[advisor].cost)
}

fn affords(books: &Books<'_>, price: &Price) -> Verdict {
    for resource in Resource::ALL.into_iter().filter(|it| *it != Resource::Culture) {
        books.has(resource, i16::from(price[resource]))?;
    }
    books.has_culture(i16::from(price.culture))
}

fn pay(state: &mut State, seat: Seat, price: &Price) {
    let realm = &mut state.board.realms[seat];
    for resource in Resource::ALL.into_iter().filter(|it| *it != Resource::Culture) {
        realm.accounts[resource] -= i16::from(price[resource]);
    }
    realm.pay_culture(i16::from(price.culture));
}

fn next_price(state: &State, books: &Books<'_>, recruit: Recruit) -> Price {
    let card = &state.pack.pack()[recruit.advisor];
    let base = if recruit.level == 1 { card.level2_cost } else { card.level3_cost };
    books.advisor_price(base)
}

/// Whether the levels may be paid in any resource; few advisors ask, so this is not kept.
fn pays_any(books: &Books<'_>) -> bool {
    books.is_allowed(Permission::UpgradeAdvisorAnyResource)
}

/// X4-029: the next level.
fn may_promote(state: &State, books: &Books<'_>, seat: Seat, recruit: Recruit) -> Verdict {
    if recruit.level >= HIGHEST {
        return Err(Fault::HighestLevel.into());
    }
    politics::has_token(state, seat, ActionKind::Government)?;
    let price = next_price(state, books, recruit);
    if pays_any(books) {
        return books.has_any(sum(&price));
    }
    affords(books, &price)
}

fn sum(price: &Price) -> i16 {
    Resource::ALL.map(|resource| i16::from(price[resource])).into_iter().sum()
}

/// The ability of a recruit that works once, if one was chosen.
fn once(state: &State, recruit: Recruit) -> Option<&'static Ability> {
    let card = &state.pack.pack()[recruit.advisor];
    let at = |level: u8, abilities: &'static [Ability]| {
        let chosen = abilities.get(usize::from(recruit.chosen[usize::from(level) - 2]));
        chosen.filter(|ability| ability.one_time && recruit.level >= level)
    };
    at(2, &card.level2).or_else(|| at(3, &card.level3))
}

/// X4-022: two are drawn; one is kept, the others go on display.
pub(super) fn draw(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Government);
    for _ in 0..2 {
        let drawn = state.hidden.advisors.draw(log);
        drawn.into_iter().for_each(|advisor| state.hidden.hands[seat].candidates.push(advisor));
    }
    let hand = &mut state.hidden.hands[seat];
    // X4-024: with one in hand already, one of all is kept.
    hand.advisor.take().into_iter().for_each(|advisor| hand.candidates.push(advisor));
    log.tell(Event::AdvisorsDrawn(seat));
    state.push(Keeping { seat, search: false });
}

/// X4R-104: the whole deck is searched, and the display for any; limits apply afterwards.
pub(super) fn search(state: &mut State, seat: Seat, of: Advised, to: Found, log: &mut Log<Event>) {
    let mut found = engine::List::<Advisor, 16>::new();
    while !state.hidden.advisors.is_empty() {
        state.hidden.advisors.draw(log).into_iter().for_each(|advisor| found.push(advisor));
    }
    match of {
        Advised::Any if to == Found::Hand => {
            state.hidden.hands[seat].candidates = found;
            log.tell(Event::AdvisorsDrawn(seat));
            state.push(Keeping { seat, search: true });
        }
        Advised::Any => put_back(state, found, log),
        Advised::Advisor(advisor) => {
            if let Some(place) = found.iter().position(|other| *other == advisor) {
                found.remove(place);
                match to {
                    Found::Hand => hold(state, seat, advisor, log),
                    Found::Display => show(state, advisor, log),
                }
            }
            put_back(state, found, log);
        }
    }
}

fn put_back(state: &mut State, cards: engine::List<Advisor, 16>, log: &mut Log<Event>) {
    let State { hidden, chance, .. } = state;
    let Some((last, rest)) = cards.split_last() else { return };
    rest.iter().for_each(|advisor| hidden.advisors.put_under(*advisor));
    hidden.advisors.shuffle_in(*last, chance, log);
}

/// X4-024: an advisor comes into the hand; a surplus one goes on display.
fn hold(state: &mut State, seat: Seat, advisor: Advisor, log: &mut Log<Event>) {
    if let Some(surplus) = state.hidden.hands[seat].advisor.replace(advisor) {
        Secret::keep(surplus).open(log);
        show(state, surplus, log);
    }
}

/// X4-023: on display; the oldest of too many goes under the deck.
fn show(state: &mut State, advisor: Advisor, log: &mut Log<Event>) {
    state.advisors.push(advisor);
    log.tell(Event::AdvisorShown(advisor));
    if state.advisors.len() > usize::from(state.pack.displays.advisors_max) {
        let oldest = state.advisors.remove(0);
        state.hidden.advisors.put_under(oldest);
        log.tell(Event::AdvisorUnder(oldest));
    }
}

/// X4-025: recruits; the basic ability works at once.
pub(super) fn recruit(state: &mut State, seat: Seat, advisor: Advisor, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Government);
    let price = state.pack[advisor].cost;
    pay(state, seat, &price);
    if let Some(place) = state.advisors.iter().position(|other| *other == advisor) {
        state.advisors.remove(place);
    } else if let Some(held) = state.hidden.hands[seat].advisor.take() {
        Secret::keep(held).open(log);
    }
    state.realms[seat].advisors.push(Recruit { advisor, level: 1, chosen: [0; 2] });
    log.tell(Event::Recruited(seat, advisor));
    state.touch(seat);
}

/// X4-029: pays the next level and chooses its ability.
pub(super) fn promote(state: &mut State, seat: Seat, advisor: Advisor, ability: u8, log: &mut Log<Event>) {
    politics::spend(state, seat, ActionKind::Government);
    let Some(recruit) = state.realms[seat].advisors.iter().copied().find(|it| it.advisor == advisor) else {
        return;
    };
    let books = Books::open(state, seat);
    let (price, any) = (next_price(state, &books, recruit), pays_any(&books));
    if any {
        state.push(Giving::of(seat, sum(&price) as u8));
    } else {
        pay(state, seat, &price);
    }
    rise(state, seat, advisor, ability, log);
}

/// X4-029, X4-030: the next level with one of its abilities; the highest brings points for good.
pub(super) fn rise(state: &mut State, seat: Seat, advisor: Advisor, ability: u8, log: &mut Log<Event>) {
    let mut recruits = state.board.realms[seat].advisors.iter_mut();
    let Some(recruit) = recruits.find(|it| it.advisor == advisor) else { return };
    recruit.level += 1;
    recruit.chosen[usize::from(recruit.level) - 2] = ability - 1;
    let level = recruit.level;
    log.tell(Event::Promoted(seat, advisor, level, ability));
    state.touch(seat);
    if level == HIGHEST {
        score::book(state, seat, "vp-developed-advisor", log);
    }
}

/// X4R-275: levels that come for nothing.
pub(super) fn free_levels(state: &State, seat: Seat, to: &mut dyn FnMut(Action, Verdict)) {
    for recruit in state.realms[seat].advisors.iter() {
        for ability in 1..=2 {
            let high: Verdict = Err(Fault::HighestLevel.into());
            let verdict = if recruit.level < HIGHEST { Ok(()) } else { high };
            to(Action::Affair(Affair::Promote(recruit.advisor, ability)), verdict);
        }
    }
}

/// X4R-117, X4R-118: a dismissed advisor goes under the deck; its points are kept.
pub(super) fn release(state: &mut State, seat: Seat, advisor: Advisor, log: &mut Log<Event>) {
    let advisors = &mut state.board.realms[seat].advisors;
    let Some(place) = advisors.iter().position(|it| it.advisor == advisor) else { return };
    advisors.remove(place);
    state.hidden.advisors.put_under(advisor);
    log.tell(Event::Released(seat, advisor));
    state.touch(seat);
}

/// X4R-116: an ability that works once is used.
pub(super) fn use_ability(state: &mut State, seat: Seat, advisor: Advisor, log: &mut Log<Event>) {
    let Some(recruit) = state.realms[seat].advisors.iter().copied().find(|it| it.advisor == advisor) else {
        return;
    };
    state.realms[seat].office.spent |= 1 << advisor.index();
    log.tell(Event::AbilityUsed(seat, advisor));
    if let Some(ability) = once(state, recruit) {
        state.push(Effecting::plain(seat, *ability.effect));
    }
}

/// One of several advisors is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keeping {
    seat: Seat,
    /// Whether the rest goes back into the deck.
    search: bool,
}

impl Part<State> for Keeping {
    fn asks(&self, state: &State) -> Option<Seat> {
        let displayed = self.search && !state.advisors.is_empty();
        Some(self.seat).filter(|seat| displayed || !state.hidden.hands[*seat].candidates.is_empty())
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::KeepAdvisor
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::Affair(Affair::Keep(advisor)) = action else { return };
        let hand = &mut state.hidden.hands[self.seat];
        let mut rest = std::mem::take(&mut hand.candidates);
        if let Some(place) = rest.iter().position(|other| *other == advisor) {
            rest.remove(place);
        }
        if self.search {
            if let Some(place) = state.advisors.iter().position(|other| *other == advisor) {
                state.advisors.remove(place);
            }
            hold(state, self.seat, advisor, log);
            put_back(state, rest, log);
        } else {
            hand.advisor = Some(advisor);
            for other in rest.iter() {
                Secret::keep(*other).open(log);
                show(state, *other, log);
            }
        }
    }
}

impl Offer for Keeping {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        // X4-331: a search looks through deck and display.
        let displayed = state.advisors.iter().filter(|_| self.search);
        for advisor in state.hidden.hands[self.seat].candidates.iter().chain(displayed) {
            if seek.wants(Thing::Object(Object::Advisor(*advisor))) {
                to(Action::Affair(Affair::Keep(*advisor)), Ok(()));
            }
        }
    }
}
