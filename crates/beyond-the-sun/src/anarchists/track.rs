//! The threat track: its markers lie without gaps from the right, so their number determines their fields.

use super::{Anarchists, Deed, Ending};
use crate::event::Event;
use crate::ids::Place;
use crate::state::{Board, State};
use engine::{Index, Log};

impl Board {
    /// Fields of the track that hold markers.
    fn fields_covered(&self, anarchists: &Anarchists) -> u8 {
        let Anarchists { markers, extra, .. } = anarchists;
        if markers > extra { markers - extra } else { (*markers).min(1) }
    }

    /// Markers on a field of the threat track, counted from the uncircled one at the left, which is 0.
    pub fn markers_on(&self, field: u8) -> u8 {
        let Some(anarchists) = &self.anarchists else { return 0 };
        let last = self.pack.solo.track.n_fields();
        let covered = self.fields_covered(anarchists);
        match field {
            _ if field + covered <= last || field > last => 0,
            _ if field == last => anarchists.markers - (covered - 1),
            _ => 1,
        }
    }

    /// BTA-039: the system to which the field directly left of the leftmost marker points.
    pub fn target(&self) -> Option<Place> {
        let anarchists = self.anarchists.as_ref()?;
        let track = &self.pack.pack().solo.track;
        let free = track.n_fields() - self.fields_covered(anarchists);
        track.targets.get(usize::from(free)).copied()
    }

    /// Whether there is a system at the target.
    pub(super) fn has_target(&self) -> bool {
        self.target().is_some_and(|place| self.systems[place.at()].is_some())
    }
}

impl State {
    /// BTA-030: the leftmost marker goes beside the track.
    pub(crate) fn raise_threat(&mut self, log: &mut Log<Event>) {
        let Some(anarchists) = &mut self.board.anarchists else { return };
        if anarchists.markers > 0 {
            anarchists.markers -= 1;
            anarchists.beside += 1;
            log.tell(Event::Anarchists(Deed::ThreatRose(anarchists.markers)));
        }
        self.end_if_empty(log);
    }

    /// BTA-031, BTA-032: a marker from beside the track is put back, if there is one.
    pub(crate) fn lower_threat(&mut self, log: &mut Log<Event>) {
        let Some(anarchists) = &mut self.board.anarchists else { return };
        if anarchists.beside > 0 {
            anarchists.beside -= 1;
            anarchists.markers += 1;
            log.tell(Event::Anarchists(Deed::ThreatFell(anarchists.markers)));
        } else {
            log.tell(Event::Anarchists(Deed::NothingBeside));
        }
    }

    /// BTA-043, BTA-049: the leftmost marker becomes an outpost or goes on a colony; false if there is none.
    pub(crate) fn use_marker(&mut self, log: &mut Log<Event>) -> bool {
        let Some(anarchists) = &mut self.board.anarchists else { return false };
        let some = anarchists.markers > 0;
        if some {
            anarchists.markers -= 1;
            log.tell(Event::Anarchists(Deed::MarkerLeft(anarchists.markers)));
        }
        self.end_if_empty(log);
        some
    }

    /// BTA-043: the outpost of a lost place returns to the track.
    pub(crate) fn return_marker(&mut self, log: &mut Log<Event>) {
        if let Some(anarchists) = &mut self.board.anarchists {
            anarchists.markers += 1;
            log.tell(Event::Anarchists(Deed::MarkerCameBack(anarchists.markers)));
        }
    }

    /// BTA-068: when the last marker is gone, the game is over at once.
    fn end_if_empty(&mut self, log: &mut Log<Event>) {
        let empty = matches!(&self.anarchists, Some(it) if it.markers == 0);
        if empty {
            self.bring_end(Ending::Threat, log);
        }
    }

    /// Nothing that is in progress is finished.
    pub(crate) fn bring_end(&mut self, ending: Ending, log: &mut Log<Event>) {
        if let Some(anarchists) = &mut self.board.anarchists
            && anarchists.ended.is_none()
        {
            anarchists.ended = Some(ending);
            log.tell(Event::Anarchists(Deed::BroughtEnd(ending)));
        }
    }
}
