//! Compresses what is sent after every move, once for each viewer, in one go and with as little work as possible.

use crate::parts;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::{Compress, Compression, FlushCompress, Status};
use maud::Markup;
use std::cell::RefCell;

/// A table is sent again after every move: this level takes a fraction of the time of the usual one.
const LEVEL: Compression = Compression::new(1);

/// The largest window of the format.
const WINDOW_BITS: u8 = 15;

/// Smaller answers fit into one packet as they are.
const PACKET: usize = 1200;

thread_local! {
    /// Making one costs more than resetting one.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new_gzip(LEVEL, WINDOW_BITS));
}

/// Whether a client accepts answers that are compressed like this.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    accepts(headers, "gzip")
}

/// Whether a client accepts this coding.
pub(crate) fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|header| header.to_str().ok());
    accepted.flat_map(|header| header.split(',')).any(|word| {
        let mut parts = word.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        is_named && parts.all(|weight| !matches!(weight, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// The name of the header in which a script says which parts of its table it has, see [`parts::changed`]. An empty one says
/// that it can put parts together.
pub(crate) const HAVE: &str = "x-fernweh-have";

const WHOLE: HeaderValue = HeaderValue::from_static("text/html; charset=utf-8");
const IN_PARTS: HeaderValue = HeaderValue::from_static("text/x-fernweh-parts; charset=utf-8");

/// How a client wants an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wanted {
    /// Whether it may be compressed.
    is_packed: bool,
    /// The parts that the client has; none if it can read only the whole.
    have: Option<String>,
}

impl Wanted {
    /// What the headers of a request say.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let have = headers.get(HAVE).and_then(|have| have.to_str().ok());
        Self { is_packed: is_accepted(headers), have: have.map(str::to_owned) }
    }

    /// The parts that the client has, if it can put parts together.
    pub(crate) fn have(&self) -> Option<&str> {
        self.have.as_deref()
    }

    /// The same for an answer that cannot be sent in parts.
    pub(crate) fn whole(&self) -> Self {
        Self { is_packed: self.is_packed, have: None }
    }
}

/// A table as an answer: in parts and compressed as far as the client wants that and it is worth it.
pub(crate) fn packed(table: Markup, wanted: &Wanted) -> Response {
    let text = table.into_string();
    let changed = wanted.have.as_deref().and_then(|have| parts::changed(&text, have));
    let (kind, text) = changed.map_or((WHOLE, text), |changed| (IN_PARTS, changed));
    let packed = if wanted.is_packed && text.len() > PACKET { gzip(text.as_bytes()) } else { None };
    match packed {
        Some(bytes) => {
            let packing = HeaderValue::from_static("gzip");
            ([(CONTENT_TYPE, kind), (CONTENT_ENCODING, packing)], bytes).into_response()
        }
        None => ([(CONTENT_TYPE, kind)], text).into_response(),
    }
}

fn gzip(bytes: &[u8]) -> Option<Vec<u8>> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        // Tables shrink to a sixth; what does not fit is added below.
        let mut packed = Vec::with_capacity(bytes.len() / 4 + 256);
        loop {
            let done = usize::try_from(packer.total_in()).ok()?;
            match packer.compress_vec(&bytes[done..], &mut packed, FlushCompress::Finish).ok()? {
                Status::StreamEnd => return Some(packed),
                Status::Ok | Status::BufError => packed.reserve(bytes.len() / 4 + 256),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn what_is_packed_can_be_unpacked_again_and_again() {
        let repeated = "<li data-key=\"card-7\">Explorer</li>".repeat(3000);
        let mixed: String =
            (0_u32..60_000).map(|n| char::from(33 + (n.wrapping_mul(2_654_435_761) >> 26) as u8)).collect();
        for text in [repeated.as_str(), &mixed, "", "a"] {
            let packed = gzip(text.as_bytes()).unwrap();
            let mut again = String::new();
            GzDecoder::new(&packed[..]).read_to_string(&mut again).unwrap();
            assert_eq!(again, text);
        }
        assert!(gzip(repeated.as_bytes()).unwrap().len() < repeated.len() / 20);
    }

    #[test]
    fn only_who_accepts_it_gets_it() {
        let accepts = |value: &'static str| {
            is_accepted(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(value))]))
        };
        assert!(accepts("gzip, deflate, br") && accepts("br;q=1.0, GZIP;q=0.5"));
        assert!(!accepts("br, deflate") && !accepts("gzip;q=0") && !is_accepted(&HeaderMap::new()));
        let long = || maud::PreEscaped("<p>".repeat(1000));
        let wanted = |is_packed, have: Option<&str>| Wanted { is_packed, have: have.map(str::to_owned) };
        assert_eq!(packed(long(), &wanted(true, None)).headers()[CONTENT_ENCODING], "gzip");
        assert!(!packed(long(), &wanted(false, None)).headers().contains_key(CONTENT_ENCODING));
        let short = packed(maud::PreEscaped("<p>".into()), &wanted(true, None));
        assert!(!short.headers().contains_key(CONTENT_ENCODING));
        assert_eq!(short.headers()[CONTENT_TYPE], WHOLE);
        assert_eq!(packed(long(), &wanted(true, Some(""))).headers()[CONTENT_TYPE], IN_PARTS);
    }
}
