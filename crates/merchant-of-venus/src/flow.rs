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

use crate::action::Action;
use crate::event::Event;
use crate::state::State;
use engine::Log;

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

impl State {
    /// What happens now.
    pub(crate) fn top(&self) -> Frame {
        self.frames.last().copied().unwrap_or_default()
    }

    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.board.frames.push(frame.into());
    }

    /// Does a legal action and continues to the next decision.
    pub(crate) fn go(&mut self, action: Action, log: &mut Log<Event>) {
        let frame = self.frames.pop().unwrap_or_default();
        frame.apply(self, action, log);
        self.run(log);
    }

    /// Runs frames until one needs a decision.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while let Some(top) = self.frames.last().copied() {
            if matches!(top, Frame::Over) || top.asks(self).is_some() {
                return;
            }
            self.board.frames.pop();
            top.run(self, log);
        }
    }
}
