//! Every way we know to break a law, one small fault each.

/// Declares faults: a name, what it does wrong, and the method it does it in.
macro_rules! faults {
    ($($(#[doc = $doc:literal])+ $name:ident { $($method:item)+ })+) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub(crate) struct $name;
        impl Fault for $name { $($method)+ }
    )+};
}

mod choices;
mod replay;
mod secrets;

pub(crate) use choices::*;
pub(crate) use replay::*;
pub(crate) use secrets::*;

use super::broken::Fault;
use crate::toy::{Action, Event, Toy};
use engine::{Game, Log, Seat};

faults! {
    /// No fault: shows that the wrapper itself breaks no law.
    Honest {
        fn printed(line: String) -> String { line }
    }

    /// No fault, but a change of rules: stowing gives fuel.
    NewRules {
        const RULES: u32 = 2;
        fn apply(toy: &mut Toy, _: &mut u32, seat: Seat, action: Action, log: &mut Log<Event>) {
            toy.apply(seat, action, log);
            if matches!(action, Action::Stow(_)) {
                toy.fuel[seat] += 1;
            }
        }
    }
}
