//! Parts of the game that only the expansion has: the draft, set-ups in an order of the owner's choice, tokens, tiles
//! and predictions.

mod again;
mod arrange;
mod draft;
mod forever;
mod keep;
mod less;
mod predict;
mod tile;

pub(crate) use again::ActingAgain;
pub(crate) use arrange::Arranging;
pub(crate) use draft::Drafting;
pub(crate) use forever::Committing;
pub(crate) use keep::{Adopting, Sponsoring};
pub(crate) use less::{credit, may_repay, may_take_credit, research_token};
pub(crate) use predict::{Predicting, foresee};
pub(crate) use tile::Tiling;
