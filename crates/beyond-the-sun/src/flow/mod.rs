//! The course of play as a stack of frames. The top frame is what happens now.
//!
//! A frame is plain data. Some frames ask a seat; the others run without asking. The loop removes frames from the
//! stack and runs them until one asks.

mod act;
mod anarchists;
mod attach;
mod build;
mod choose;
mod claim;
pub(crate) mod colonise;
mod control;
mod copy;
mod cost;
mod doing;
mod jump;
mod keep;
pub(crate) mod leaders;
mod marker;
mod produce;
pub(crate) mod prospect;
mod reach;
mod research;
mod reward;
mod select;
mod setting_up;
mod shift;
mod ships;
mod steps;
mod trade;
mod triggers;
mod turn;
mod upgrade;

use crate::state::State;

pub(crate) use act::{Acted, Acting, may_go};
pub(crate) use anarchists::{Deciding, Erupting, Infiltrating, Plotting, Uprising, spent};
pub(crate) use attach::{Attaching, Scattering};
pub(crate) use build::Building;
pub(crate) use choose::Choosing;
pub(crate) use claim::{Claiming, Pausing, Swapping, may_claim};
pub(crate) use colonise::{Colonising, Settled, Settling, may_colonise};
pub(crate) use copy::Copying;
pub(crate) use cost::Paying;
pub(crate) use doing::{Doing, Repeating, Scope, Sharing, Source, Weighing};
pub(crate) use engine::Part;
pub(crate) use jump::{Jumping, Warping};
pub(crate) use keep::{Chartering, Keeping};
pub(crate) use leaders::{
    ActingAgain, Adopting, Arranging, Committing, Drafting, Predicting, Sponsoring, Tiling,
};
pub(crate) use marker::{Automating, Marking};
pub(crate) use produce::Producing;
pub(crate) use research::{Researching, Seeking, Turned};
pub(crate) use reward::{Placing, Rewarding};
pub(crate) use select::Selecting;
pub(crate) use setting_up::{PickingMat, Preparing};
pub(crate) use shift::Shifting;
pub(crate) use ships::{Banishing, Donating};
pub(crate) use trade::Trading;
pub(crate) use triggers::Triggering;
pub(crate) use turn::Turning;
pub(crate) use upgrade::Upgrading;

engine::frames!(State: PickingMat Preparing Turning Acting Acted Producing Trading Claiming Pausing Swapping Doing Weighing
    Repeating Sharing Choosing Paying Building Jumping Warping Upgrading Placing Rewarding Triggering Colonising
    Settling Marking Automating Shifting Researching Turned Seeking Selecting Keeping Chartering Copying
    Attaching Scattering Banishing Donating Drafting Arranging Predicting Adopting Sponsoring Tiling Committing
    ActingAgain Settled Uprising Plotting Deciding Erupting Infiltrating; before |state, log| state.close_at_the_end(log));
