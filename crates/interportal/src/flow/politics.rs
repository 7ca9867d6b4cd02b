//! The Politics phase: political actions, what can be done with them, and what its end brings (X4-008 to X4-015).

use engine::{Log, Seat};

use super::{
    Seek, Verdict, abandoning, advising, bills, cabinet, hand, happening, hiring, market, plot, regime,
    treaties, underground, warring,
};
use crate::action::Action;
use crate::affair::Affair;
use crate::economy::Books;
use crate::event::Event;
use crate::ids::Government;
use crate::notation::{ActionKind, Moment};
use crate::object::Object;
use crate::state::{Phase, State};
use crate::thing::Thing;
use crate::why::Reason;

/// X4-008, X4-010: the political actions of a seat: of its government, and what technologies and cards add.
pub(super) fn tokens(state: &State, seat: Seat, kind: ActionKind) -> u8 {
    let actions = &state.pack[state.realms[seat].government].actions;
    let books = Books::open(state, seat);
    match kind {
        ActionKind::Free => actions.free,
        ActionKind::Government => actions.government,
        ActionKind::Treaty => books.actions(kind, actions.treaty),
        ActionKind::Law => books.actions(kind, actions.law),
        ActionKind::Institution => books.actions(kind, actions.institution),
    }
}

/// Fresh political actions.
pub(super) fn refill(state: &mut State, seat: Seat) {
    state.touch(seat);
    state.refresh();
    for kind in ActionKind::ALL {
        let n = tokens(state, seat, kind);
        state.realms[seat].office.tokens.set(kind, n);
    }
}

/// The phase begins: everybody has fresh political actions, and effects that wait for this moment act.
pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    treaties::begin_phase(state);
    for seat in state.in_order() {
        refill(state, seat);
        let office = &mut state.board.realms[seat].office;
        office.tokens.add(ActionKind::Free, std::mem::take(&mut office.promised));
        office.commissions = 0;
        office.polymorphic = false;
        log.tell(Event::PoliticalActions(seat, office.tokens));
    }
    for seat in state.in_order().rev() {
        happening::happen(state, seat, Moment::PoliticsStart, None, log);
    }
}

/// X4-015, X4R-107: new governments take effect, and unused actions are gone, but for those of institutions.
pub(super) fn end(state: &mut State, log: &mut Log<Event>) {
    treaties::end_politics(state, log);
    for seat in state.in_order() {
        if let Some(government) = state.realms[seat].office.coming {
            regime::introduce(state, seat, government, log);
        }
        let tokens = &mut state.board.realms[seat].office.tokens;
        for kind in ActionKind::ALL.into_iter().filter(|kind| *kind != ActionKind::Institution) {
            tokens.set(kind, 0);
        }
    }
}

/// X4-012, X4R-293: whether a political action of a kind is left, or a free one.
pub(super) fn has_token(state: &State, seat: Seat, kind: ActionKind) -> Verdict {
    let payer = state.realms[seat].office.tokens.payer(kind);
    payer.map_or(Err(Reason::NoPoliticalAction(kind)), |_| Ok(()))
}

/// X4R-293: spends a political action of a kind, or else a free one.
pub(super) fn spend(state: &mut State, seat: Seat, kind: ActionKind) {
    let tokens = &mut state.board.realms[seat].office.tokens;
    tokens.payer(kind).into_iter().for_each(|kind| tokens.take(kind));
}

/// All that a seat might do.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let books = Books::open(state, seat);
    let mut change = |government: Government| {
        let verdict = regime::may_change(state, &books, seat, government);
        to(Action::Affair(Affair::Government(government)), verdict);
    };
    match seek.only() {
        None if regime::can_change(state, seat) => {
            state.pack.fits.governments(state.realms[seat].techs).for_each(change);
        }
        Some(Thing::Object(Object::Government(government))) => change(government),
        _ => {}
    }
    policies(state, &books, seat, seek, to);
    advising::offers(state, &books, seat, seek, to);
    advising::abilities(state, seat, seek, to);
    if matches!(seek.only(), None | Some(Thing::Object(_) | Thing::Card(_))) {
        cabinet::offers(state, &books, seat, seek, to);
        underground::offers(state, &books, seat, seek, to);
    }
    bills::offers(state, seat, seek, to);
    plot::offers(state, seat, seek, to);
    if matches!(seek.only(), None | Some(Thing::Warfare(_))) {
        treaties::offers(state, &books, seat, seek, to);
        warring::offers(state, &books, seat, seek, to);
    }
    hiring::offers(state, seat, seek, to);
    market::offers(state, seat, Phase::Politics, seek, to);
    abandoning::offer(state, seat, seek, to);
}

fn policies(state: &State, books: &Books<'_>, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let realm = &state.realms[seat];
    match seek.only() {
        None => {
            for policy in &state.pack.pack()[realm.government].policies {
                let verdict = regime::may_reform(state, books, seat, *policy);
                to(Action::Affair(Affair::Policy(*policy)), verdict);
            }
            realm.policies.iter().for_each(|policy| to(Action::Affair(Affair::GiveUp(*policy)), Ok(())));
        }
        Some(Thing::Object(Object::Policy(policy))) => {
            let verdict = regime::may_reform(state, books, seat, policy);
            to(Action::Affair(Affair::Policy(policy)), verdict);
            if realm.policies.contains(&policy) {
                to(Action::Affair(Affair::GiveUp(policy)), Ok(()));
            }
        }
        _ => {}
    }
}

/// Whether a choice is no action of the turn (X4R-111, X4R-118, X4R-299).
pub(super) const fn is_free(affair: Affair) -> bool {
    matches!(
        affair,
        Affair::GiveUp(_) | Affair::Release(_) | Affair::Ability(_) | Affair::Play(_) | Affair::UseCard(..)
    )
}

/// Does what was chosen.
pub(super) fn act(state: &mut State, seat: Seat, affair: Affair, log: &mut Log<Event>) {
    match affair {
        Affair::Government(government) => regime::change(state, seat, government, log),
        Affair::Policy(policy) => regime::reform(state, seat, policy, log),
        Affair::GiveUp(policy) => regime::give_up(state, seat, policy, log),
        Affair::Advisors => advising::draw(state, seat, log),
        Affair::Recruit(advisor) => advising::recruit(state, seat, advisor, log),
        Affair::Promote(advisor, ability) => advising::promote(state, seat, advisor, ability, log),
        Affair::Release(advisor) => advising::release(state, seat, advisor, log),
        Affair::Ability(advisor) => advising::use_ability(state, seat, advisor, log),
        Affair::Play(card) => market::play(state, seat, card, log),
        Affair::UseCard(card, craft) => hand::play(state, seat, card, craft, log),
        Affair::Underground(deed, kind) => underground::act(state, seat, deed, kind, log),
        affair => cabinet::act(state, seat, affair, log),
    }
}

/// Whether a seat has a political action of this kind itself.
pub(super) fn has_kind(state: &State, seat: Seat, kind: ActionKind) -> Verdict {
    let left = state.realms[seat].office.tokens.of(kind);
    if left > 0 { Ok(()) } else { Err(Reason::NoPoliticalAction(kind)) }
}
