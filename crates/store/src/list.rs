//! Which tables a list shows.

/// Which tables a list shows; the newest change first.
#[derive(Clone, Copy)]
pub(crate) enum List<'a> {
    Open,
    Of(&'a str),
    Finished,
    Tries(&'a str),
}
