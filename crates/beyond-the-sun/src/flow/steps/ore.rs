//! Steps that move ore, foreseen and done.

use crate::event::Event;
use crate::flow::Scope;
use crate::flow::prospect::{Look, Purse, Refused};
use crate::ids::Sort;
use crate::state::State;
use engine::{Index, Log, Seat, require};

/// Ore from the stock is foreseen. Places taken on the way are counted when the step is reached.
pub(super) fn foresee_gain(n: u8, purse: &mut Purse) {
    purse.ore += u16::from(n);
    purse.changed |= n > 0;
}

/// Ore that must be paid in full is foreseen.
pub(super) fn foresee_pay<R: Refused>(look: &Look<'_>, n: u8, purse: &mut Purse) -> Result<(), R> {
    require(purse.ore >= u16::from(n), || look.too_little_ore_for(n, *purse))?;
    purse.ore -= u16::from(n);
    purse.changed = true;
    Ok(())
}

/// Ore lost, or what there is.
pub(super) fn lose_ore(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    let n = u16::from(n).min(state.tableaus[seat].ore) as u8;
    if n > 0 {
        state.tableaus[seat].ore -= u16::from(n);
        state.this_turn.changed = true;
        log.tell(Event::Lost(seat, n));
    }
}

/// Ore goes to the player paid, or to the next player if none was chosen.
pub(super) fn pay_player(state: &mut State, seat: Seat, n: u8, scope: Scope, log: &mut Log<Event>) {
    if let Some(paid) = scope.paid.or_else(|| state.clockwise(seat).nth(1)) {
        hand_over(state, seat, paid, n, log);
    }
}

/// Every other faction gives ore.
pub(super) fn take_from_all(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    state.clockwise(seat).skip(1).for_each(|other| hand_over(state, other, seat, n, log));
}

/// Every other faction gets ore.
pub(super) fn give_to_all(state: &mut State, seat: Seat, n: u8, log: &mut Log<Event>) {
    state.clockwise(seat).skip(1).for_each(|other| hand_over(state, seat, other, n, log));
}

/// Ore from one faction to another, or as much as there is.
fn hand_over(state: &mut State, from: Seat, to: Seat, n: u8, log: &mut Log<Event>) {
    let n = u16::from(n).min(state.tableaus[from].ore) as u8;
    if n > 0 {
        state.tableaus[from].ore -= u16::from(n);
        state.tableaus[to].ore += u16::from(n);
        state.this_turn.changed = true;
        log.tell(Event::PaidTo(from, to, n));
    }
}

/// Ore production is foreseen.
pub(super) fn foresee_mine(look: &Look<'_>, purse: &mut Purse) {
    foresee_gain(look.state.mining(look.seat), purse);
}

/// BTS-049: ore for each visible symbol.
pub(crate) fn mine(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let n = state.mining(seat);
    state.tableaus[seat].ore += u16::from(n);
    state.this_turn.changed |= n > 0;
    log.tell(Event::Mined(seat, n));
}

impl State {
    /// What ore production would bring `seat` now (BTS-049).
    fn mining(&self, seat: Seat) -> u8 {
        self.mat_card(seat).ore(self.tableaus[seat].removed[Sort::Ore.at()])
    }
}
