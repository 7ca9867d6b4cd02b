//! The notation itself: each form is written once, for parsing and printing.

use std::fmt;

use super::cursor::{Form, Hole};
use super::{Bonus, Clause, Line, Power};

/// Turns forms such as `["trade: +" n " vs " kind] => TradeVs(n, kind)` into a parser and a printer, so that both
/// know the same forms.
macro_rules! notation {
    ($type:ident { $([$($piece:tt)+] => $variant:ident $(($($unnamed:tt)*))? $({$($named:tt)*})?,)+ }) => {
        impl $type {
            pub(super) const FORMS: &[Form<Self>] = &[$(|cursor| {
                notation!(@read cursor $($piece)+);
                Ok(Self::$variant $(($($unnamed)*))? $({$($named)*})?)
            }),+];
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant $(($($unnamed)*))? $({$($named)*})? => {
                        $(notation!(@print f $piece);)+
                        Ok(())
                    })+
                }
            }
        }
    };

    (@read $cursor:ident $words:literal $($rest:tt)*) => {
        $cursor.literal($words, concat!("" $(, notation!(@text $rest))*))?;
        notation!(@read $cursor $($rest)*);
    };
    (@read $cursor:ident $hole:ident $($rest:tt)*) => {
        let $hole = Hole::read($cursor)?;
        notation!(@read $cursor $($rest)*);
    };
    (@read $cursor:ident) => {};

    (@text $words:literal) => { $words };
    (@text $hole:ident) => { concat!("<", stringify!($hole), ">") };

    (@print $f:ident $words:literal) => { $f.write_str($words)? };
    (@print $f:ident $hole:ident) => { fmt::Display::fmt($hole, $f)? };
}

notation! {
    Power {
        ["develop: cost -" n] => DevelopCost(n),
        ["develop: cost -" n " for large"] => DevelopLargeCost(n),
        ["after develop: gain " gains] => AfterDevelop(gains),
        ["explore: draw " n " extra"] => ExploreDraw(n),
        ["explore: gain " gains] => ExploreGain(gains),
        ["settle: military +" n] => Military(n),
        ["settle: military +" n " vs " target] => MilitaryVs(n, target),
        ["settle: cost -" n] => SettleCost(n),
        ["settle: cost -" cost " or military +" military " vs " target]
            => CostOrMilitaryVs { cost, military, target },
        ["settle: may discard 1 " good " good: military +" military " this action"]
            => DiscardForMilitary { good, military },
        ["settle: may pay for non-alien military, cost -" less] => PayForMilitary { less },
        ["settle: may settle 1 more"] => SettleMore,
        ["settle: may replace colony: same kind, cost +0 to +" up_to] => ReplaceColony { up_to },
        ["settle: may replace this: non-military non-alien, cost 0"] => ReplaceThis,
        ["settle: gain " gains] => SettleGain(gains),
        ["after settle: draw " n " world"] => AfterSettleDraw(n),
        ["after settle: gain " gains] => AfterSettleGain(gains),
        ["produce: windfall " good] => Windfall(good),
        ["produce: gain " gains] => ProduceGain(gains),
        ["produce: gain " gains " per " group] => ProduceGainPer(gains, group),
        ["produce: gain " gains " if most " kind " produced"] => ProduceGainIfMost(gains, kind),
        ["when produces: gain " gains] => WhenProduces(gains),
        ["trade: +" n] => Trade(n),
        ["trade: +" n " vs " kind] => TradeVs(n, kind),
        ["consume: " goods " -> " gains] => Consume(goods, gains),
        ["consume: " n " different -> " gains] => ConsumeDifferent(n, gains),
        ["consume: up to " n " " good " -> " gains " each"] => ConsumeUpTo(n, good, gains),
        ["consume: up to " n " different -> " gains " each"] => ConsumeUpToDifferent(n, gains),
        ["consume: nothing -> " gains] => ConsumeNothing(gains),
        ["consume: may sell 1 at base price"] => ConsumeSell,
        ["consume: +" vp " vp per good consumed, +" bonus " vp with " with]
            => ConsumePerGood { vp, with, bonus },
    }
}

notation! {
    Clause {
        [n " per " group] => Per(n, group),
        [n " per strength"] => PerStrength(n),
        ["table " one " " two " " three " " four " by kind"] => TableByKind([one, two, three, four]),
    }
}

notation! {
    Bonus {
        ["gain " gains] => Gain(gains),
        ["pick 1 more"] => PickOneMore,
        ["take tile credits"] => TakeTileCredits,
        ["move first"] => MoveFirst,
        ["move up 1"] => MoveUp,
        ["draw 3 goals keep 1"] => DrawGoals,
        [power] => Power(power),
    }
}

notation! {
    Line {
        [power] => Power(power),
        ["score: " scoring] => Score(scoring),
        ["property: joker"] => Joker,
        ["property: untradable"] => Untradable,
    }
}
