//! Tables with a known galaxy and full accounts, which several chapters begin with.

use engine::Seat;
use interportal::realm::Stock;
use interportal::testing::{Play, chart};
use interportal::{Hex, State};

pub(super) fn hex(q: i8, r: i8) -> Hex {
    Hex::new(q, r).expect("a hex")
}

/// The first Economy phase of two players who have this much of everything.
pub(super) fn with_accounts(amount: i16, change: impl FnOnce(&mut State)) -> Play {
    Play::table(|state| {
        chart(state);
        for seat in [Seat(0), Seat(1)] {
            state.realms[seat].accounts = Stock::new(|_| amount);
        }
        change(state);
    })
}

pub(super) fn rich(change: impl FnOnce(&mut State)) -> Play {
    with_accounts(60, change)
}

/// The Movement phase after it, in which nobody has done anything.
pub(super) fn movement(change: impl FnOnce(&mut State)) -> Play {
    let mut play = rich(change);
    play.play("p1 pass; p2 pass");
    play
}
