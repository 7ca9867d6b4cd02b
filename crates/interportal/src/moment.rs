//! Where a match stands: its phase, and whether it is over.

use crate::flow::Frame;
use crate::state::{Board, Phase};

impl Board {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.frames.last() == Some(&Frame::Over)
    }

    /// X4-006: the phase that is played. Below its frames waits the one that begins the next phase; nothing waits
    /// below the Closing phase.
    pub fn phase(&self) -> Phase {
        let next = self.frames.iter().find_map(|frame| match frame {
            Frame::Phasing(phasing) => Some(phasing.phase()),
            _ => None,
        });
        match next {
            Some(Phase::Economy) => Phase::Politics,
            Some(Phase::Movement) => Phase::Economy,
            Some(Phase::Battles) => Phase::Movement,
            Some(Phase::Closing) => Phase::Battles,
            Some(Phase::Politics) | None => Phase::Closing,
        }
    }
}
