//! Merchant of Venus: trade among fourteen cultures for one to four players (standard game).

pub mod cards;
pub mod effect;
pub mod ids;
pub mod state { pub const MAX_TALLIES: usize = 16; }
#[cfg(test)]
mod t { #[test] fn reads() { let p=crate::cards::Pack::standard(); println!("{:?} {} {}",p.scripts.tallies, p.scripts.code.len(), p.scripts.abilities.len()); } }
