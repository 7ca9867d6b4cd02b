//! The component pack: what it holds, how its notation reads, and which packs are refused.

mod cards {
    mod notation;
}
