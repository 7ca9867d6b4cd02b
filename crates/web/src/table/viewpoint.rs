//! For whom a page is drawn: one seat, or a spectator; and when to hide it on a shared device.

use crate::live::Shown;
use engine::{Seat, Seats, Viewer};

/// Who looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Viewpoint {
    /// What may be seen.
    pub viewer: Viewer,
    /// All seats of the person who looks.
    pub mine: Seats,
    /// The seat the device has to be passed to before anything is shown.
    pub curtain: Option<Seat>,
}

impl Viewpoint {
    /// The viewpoint of `guest`. With several seats on one device it is the seat that is asked; in games with secrets
    /// only after that player has confirmed by viewing as `wanted`.
    pub(crate) fn of(shown: &Shown, guest: &str, wanted: Option<Seat>) -> Self {
        Self::among(shown.people.seats_of(guest), shown.table.awaiting(), shown.table.has_secrets(), wanted)
    }

    fn among(mine: Seats, awaiting: Seats, secrets: bool, wanted: Option<Seat>) -> Self {
        let wanted = wanted.filter(|seat| mine.has(*seat));
        let asked = mine.iter().find(|seat| awaiting.has(*seat));
        let fits = |seat: &Seat| asked.is_none() || awaiting.has(*seat);
        let seat = match (wanted.filter(fits), mine.len()) {
            (_, 0) => None,
            (_, 1) => mine.iter().next(),
            (Some(seat), _) => Some(seat),
            (None, _) if secrets => {
                return Self { viewer: Viewer::Spectator, mine, curtain: asked };
            }
            (None, _) => asked.or_else(|| mine.iter().next()),
        };
        Self { viewer: seat.map_or(Viewer::Spectator, Viewer::Seat), mine, curtain: None }
    }

    /// The seat that looks.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The seat to name in addresses: only guests with several seats need it.
    pub(crate) fn named(&self) -> Option<Seat> {
        self.seat().filter(|_| self.mine.len() > 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(list: &[u8]) -> Seats {
        let mut seats = Seats::NONE;
        list.iter().for_each(|n| seats.add(Seat(*n)));
        seats
    }

    fn seen(mine: &[u8], asked: &[u8], secrets: bool, wanted: Option<u8>) -> (Option<u8>, Option<u8>) {
        let point = Viewpoint::among(seats(mine), seats(asked), secrets, wanted.map(Seat));
        (point.seat().map(|seat| seat.0), point.curtain.map(|seat| seat.0))
    }

    #[test]
    fn who_has_no_seat_watches() {
        assert_eq!(seen(&[], &[0], true, None), (None, None));
        assert_eq!(seen(&[], &[0], false, Some(0)), (None, None), "wanting a seat does not give it");
    }

    #[test]
    fn who_has_one_seat_looks_from_it() {
        assert_eq!(seen(&[1], &[0], true, None), (Some(1), None));
        assert_eq!(seen(&[1], &[0], true, Some(0)), (Some(1), None));
    }

    #[test]
    fn a_shared_device_follows_the_turn() {
        assert_eq!(seen(&[0, 1], &[1], false, None), (Some(1), None));
        assert_eq!(seen(&[0, 1], &[1], false, Some(0)), (Some(1), None));
        assert_eq!(seen(&[0, 1], &[2], false, None), (Some(0), None));
        assert_eq!(seen(&[0, 1], &[2], false, Some(1)), (Some(1), None));
    }

    #[test]
    fn secrets_wait_behind_a_curtain() {
        assert_eq!(seen(&[0, 1], &[1], true, None), (None, Some(1)));
        assert_eq!(seen(&[0, 1], &[1], true, Some(0)), (None, Some(1)), "it is the other's turn");
        assert_eq!(seen(&[0, 1], &[1], true, Some(1)), (Some(1), None));
        assert_eq!(seen(&[0, 1], &[0, 1], true, Some(1)), (Some(1), None), "asked at the same time");
        assert_eq!(seen(&[0, 1], &[2], true, Some(1)), (Some(1), None), "nobody else here is asked");
        assert_eq!(seen(&[0, 1], &[2], true, None), (None, None));
    }
}
