//! Addresses of tables and their parts.

use crate::i18n::Lang;
use engine::{MAX_SEATS, Seat, Viewer};
use std::fmt::Write;

/// The address of a table.
pub(crate) fn table(id: &str) -> String {
    format!("/t/{id}")
}

/// The address with which a person takes a seat.
pub(crate) fn invitation(id: &str, secret: &str) -> String {
    format!("/t/{id}/join/{secret}")
}

/// The address that moves a guest to another device.
pub(crate) fn device(secret: &str) -> String {
    format!("/link/{secret}")
}

/// The part of an address that selects one of several own seats.
pub(crate) fn seen_as(seat: Option<Seat>) -> String {
    seat.map(|seat| format!("?as={seat}")).unwrap_or_default()
}

/// The same for the forms of a page, which return to the page they stand on.
pub(crate) fn suffix(seat: Option<Seat>, is_plain: bool, is_repeated: bool) -> String {
    match (is_plain, is_repeated) {
        (false, _) => seen_as(seat),
        (true, false) => query(seat, &["plain=1"]),
        (true, true) => query(seat, &["plain=1", "again=1"]),
    }
}

/// The table at `base` in plain words.
pub(crate) fn plain(base: &str, seat: Option<Seat>) -> String {
    format!("{base}/plain{}", seen_as(seat))
}

/// The same, loaded again and again while the reader is not asked.
pub(crate) fn plain_again(base: &str, seat: Option<Seat>) -> String {
    format!("{base}/plain{}", query(seat, &["again=1"]))
}

fn query(seat: Option<Seat>, parts: &[&str]) -> String {
    let seat = seat.map(|seat| format!("as={seat}"));
    let parts: Vec<&str> = seat.as_deref().into_iter().chain(parts.iter().copied()).collect();
    format!("?{}", parts.join("&"))
}

/// The address of the picture of the table at `base`. The number of the moment makes it another address after a change.
pub(crate) fn picture(base: &str, lang: Lang, number: u64) -> String {
    format!("{base}/share.png?lang={}&v={number}", lang.code())
}

/// The address of the table at `base` as `viewer` saw it after the turn of the `n`th action; the present without one.
pub(crate) fn then(base: &str, viewer: Viewer, n: Option<usize>) -> String {
    match (n, viewer) {
        (Some(n), _) => format!("{}{n}", then_begins(base, viewer)),
        (None, Viewer::Seat(seat)) => format!("{base}?as={seat}"),
        (None, Viewer::Spectator) => base.to_owned(),
    }
}

/// What the addresses of [`then`] begin with; the number of the action follows.
pub(crate) fn then_begins(base: &str, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("{base}?as={seat}&then="),
        Viewer::Spectator => format!("{base}?then="),
    }
}

/// The address of the boards of a finished table at `base`, whose own address shows the result.
pub(crate) fn boards(base: &str, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("{base}?as={seat}&boards=1"),
        Viewer::Spectator => format!("{base}?boards=1"),
    }
}

/// Reads a seat as it is written everywhere: `p1` is the first.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    let n: u8 = text.strip_prefix('p')?.parse().ok()?;
    (1..=MAX_SEATS as u8).contains(&n).then(|| Seat(n - 1))
}

/// Text as the value of a query.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes().fold(String::with_capacity(text.len()), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing into memory cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_written() {
        for n in 0..MAX_SEATS as u8 {
            assert_eq!(seat(&Seat(n).to_string()), Some(Seat(n)));
        }
        for bad in ["", "p", "p0", "p7", "1", "P1", "p1 ", "p-1", "p256"] {
            assert_eq!(seat(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_past_turn_has_an_address() {
        let ada = Viewer::Seat(Seat(0));
        assert_eq!(then("/t/kite", ada, Some(7)), "/t/kite?as=p1&then=7");
        assert_eq!(then("/t/kite", ada, None), "/t/kite?as=p1");
        assert_eq!(then("/t/kite/fragment", Viewer::Spectator, Some(7)), "/t/kite/fragment?then=7");
        assert_eq!(then("/t/kite", Viewer::Spectator, None), "/t/kite");
    }

    #[test]
    fn the_boards_of_a_finished_table_have_an_address() {
        assert_eq!(boards("/t/kite", Viewer::Seat(Seat(1))), "/t/kite?as=p2&boards=1");
        assert_eq!(boards("/t/kite", Viewer::Spectator), "/t/kite?boards=1");
    }

    #[test]
    fn forms_return_to_the_page_they_stand_on() {
        let ada = Some(Seat(0));
        assert_eq!(suffix(ada, false, true), "?as=p1");
        assert_eq!(suffix(ada, true, false), "?as=p1&plain=1");
        assert_eq!(suffix(None, true, true), "?plain=1&again=1");
        assert_eq!(plain_again("/t/kite", ada), "/t/kite/plain?as=p1&again=1");
    }

    #[test]
    fn what_an_address_cannot_hold_is_encoded() {
        assert_eq!(encoded("settle comet_zone"), "settle%20comet_zone");
        assert_eq!(encoded("a&b=c/ü"), "a%26b%3Dc%2F%C3%BC");
    }
}
