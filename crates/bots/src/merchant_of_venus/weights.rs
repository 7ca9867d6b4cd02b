//! The values of things for a trader, in credits.

use crate::Rank;

/// Defines [`Weights`] with its defaults, and the way to a weight by its name.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $default:literal,)*) => {
        /// The values of things, in credits.
        ///
        /// The defaults were tuned in games against other weights.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f64,)*
        }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $default,)* }
            }
        }

        impl Weights {
            /// The weight with this name, to be changed in a measurement.
            pub fn named(&mut self, name: &str) -> Option<&mut f64> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

impl Weights {
    /// The weights of a level: the weaker ones see less far and misjudge what stops bring.
    pub fn of(rank: Rank) -> Self {
        let all = Self::default();
        match rank {
            Rank::Easy => Self { stops: 1.0, blur: 3.0, turn: 40.0, ..all },
            Rank::Normal => Self { stops: 1.0, blur: 0.8, ..all },
            Rank::Hard => Self { blur: 0.45, ..all },
            Rank::Expert => all,
        }
    }
}

weights! {
    /// What an ordinary turn brings; a plan that takes longer must bring this much more.
    turn = 100.0,
    /// What it costs to carry a good one turn further.
    carry = 16.0,
    /// How much of a price counts for goods that no plan sells yet.
    prospect = 0.8,
    /// How much of a price counts for goods that no known culture buys.
    unknown = 0.6,
    /// A First Contact, besides what can be sold there.
    contact = 30.0,
    /// What knowing one more culture brings each turn.
    knowledge = 2.0,
    /// A credit on a First Contact card.
    card = 0.5,
    /// The additional value of a credit while there are few of them.
    cash = 0.25,
    /// This many credits can be used soon.
    cash_in_use = 250.0,
    /// A dot of capacity, each turn.
    dot = 2.0,
    /// A colour that is skipped, each turn.
    skip = 8.0,
    /// A step of a dial, each turn.
    dial = 0.8,
    /// A point of pilot skill, each turn.
    skill = 1.5,
    /// A die that can be assigned, each turn.
    die = 2.5,
    /// Any other permanent advantage, each turn.
    advantage = 1.5,
    /// Movement points that can be used once.
    boost = 30.0,
    /// A spaceport, each turn.
    port = 1.0,
    /// A reward card.
    reward = 45.0,
    /// A victory in a solo game, for which all challenges must be met.
    victory = 1200.0,
    /// A movement point that is added to each roll, each turn.
    point = 4.0,
    /// Passengers delivered each turn, by an ordinary trader.
    deliveries = 0.12,
    /// Moving a market on purpose, each turn.
    flux = 4.0,
    /// Drilling asteroids, each turn.
    drill = 2.5,
    /// A shuttle for passengers, each turn.
    shuttle = 3.0,
    /// Passengers that need no room, each turn.
    tanks = 4.5,
    /// A laser or shield that a die can raise, each turn.
    variable = 4.0,
    /// Black markets and no fees, each turn.
    cloak = 3.0,
    /// How much of a mission counts by its progress.
    striving = 0.4,
    /// How much the trader misjudges what stops bring: with 0.5 by half at most, in both directions.
    blur = 0.0,
    /// How many stops a plan looks ahead.
    stops = 2.0,
    /// How many first stops are examined in detail.
    candidates = 6.0,
    /// How many states are imagined for an action that depends on dice or cards.
    worlds = 6.0,
}
