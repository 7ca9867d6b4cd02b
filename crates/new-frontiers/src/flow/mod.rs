//! The course of play as a stack of frames. The top frame is what happens now.
//!
//! A frame is plain data. Some frames ask a seat; the others run without asking. The loop removes frames from the stack
//! and runs them until one asks.

mod consume;
mod develop;
mod discarding;
mod explore;
mod goals;
pub(crate) mod homes;
mod produce;
mod resolve;
mod returning;
mod revealing;
pub(crate) mod round;
mod scoring;
pub(crate) mod settle;
pub(crate) mod settle_legal;
mod spend;
mod store;
pub(crate) mod trade;

use crate::state::State;

pub(crate) use consume::Consuming;
pub(crate) use develop::Developing;
pub(crate) use engine::Part;
pub(crate) use explore::Exploring;
pub(crate) use goals::Keeping;
pub(crate) use homes::ChoosingHome;
pub(crate) use produce::Producing;
pub(crate) use resolve::Resolving;
pub(crate) use returning::Returning;
pub(crate) use revealing::{Beginning, Revealing};
pub(crate) use round::Selecting;
pub(crate) use scoring::Counting;
pub(crate) use settle::Settling;
pub(crate) use spend::Spending;
pub(crate) use store::{Storing, Taxing};
pub(crate) use trade::Trading;

engine::frames!(State: ChoosingHome Selecting Resolving Developing Exploring Returning Settling Producing Trading Consuming
    Spending Counting Keeping Beginning Revealing Storing Taxing);
