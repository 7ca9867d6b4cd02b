//! The course of play as a stack of frames. The top frame is what happens now.
//!
//! A frame is plain data. Some frames ask a seat; the others run without asking. The loop removes frames from the
//! stack and runs them until one asks.

mod abilities;
mod cargo;
mod carry;
mod carry_asks;
mod carry_can;
mod counting;
mod entering;
mod landing;
mod missions;
mod moving;
mod pilots;
mod pirates;
mod rewards;
mod round;
mod shuttle;
mod start;
mod steering;
pub(crate) mod supply;
mod testing;
mod titles;
mod trading;
mod trading_legal;
mod upgrades;

use crate::state::State;

pub(crate) use cargo::Unloading;
pub(crate) use carry::Carrying;
pub(crate) use counting::Counting;
pub(crate) use engine::Part;
pub(crate) use entering::Entering;
pub(crate) use landing::{Contacting, Ending};
pub(crate) use missions::{Completing, Declaring};
pub(crate) use moving::{Advancing, Moving};
pub(crate) use pilots::{ChoosingPilot, SettingDials};
pub(crate) use pirates::{Losing, Meeting};
pub(crate) use rewards::{Rewarding, Stowing};
pub(crate) use round::{Closing, Playing};
pub(crate) use shuttle::Shuttling;
pub(crate) use start::Starting;
pub(crate) use steering::{Coursing, Steering};
pub(crate) use testing::{Failing, Testing};
pub(crate) use trading::Trading;

engine::frames!(State: ChoosingPilot SettingDials Playing Starting Advancing Moving Entering Steering Coursing Testing Failing
    Meeting Losing Carrying Stowing Rewarding Shuttling Ending Contacting Trading Unloading Completing Declaring
    Closing Counting);
