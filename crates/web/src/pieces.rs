//! Pieces of a table that are not drawn again, because the browser that asks has them already.
//!
//! A piece is named by a digest of everything that it is drawn from. A browser names the parts that it has (see
//! [`crate::parts`]); where the name of a piece is among them, a mark takes its place in the text of the table.

use crate::game::{Pages, Scene};
use crate::parts::{self, Digest, Names};
use maud::{Markup, PreEscaped};
use serde::Serialize;
use std::cell::{Cell, RefCell};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::LazyLock;

/// Stands before the name of a piece that is not drawn. It is no letter of any text that a page shows.
pub(crate) const KEPT: char = '\u{1c}';

/// Stands before the name of a piece that is drawn, and after the piece.
pub(crate) const DRAWN: char = '\u{1d}';

/// Other for every start of the program: another version may draw the same things in another way.
static START: LazyLock<u64> = LazyLock::new(|| RandomState::new().build_hasher().finish());

thread_local! {
    /// What a piece is drawn from, written as bytes.
    static INPUTS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The pieces of one table as one browser gets it.
#[derive(Debug)]
pub(crate) struct Pieces<'a> {
    /// The names of the parts that the browser has.
    have: Names<'a>,
    n_kept: Cell<usize>,
    n_drawn: Cell<usize>,
}

impl<'a> Pieces<'a> {
    /// For a browser that says that it has `have`.
    pub(crate) fn of(have: &'a str) -> Self {
        Self { have: Names::of(have), n_kept: Cell::new(0), n_drawn: Cell::new(0) }
    }

    /// What `draw` draws from `inputs`, which must be all that it depends on, or the mark that it is kept.
    pub(crate) fn piece(&self, inputs: &impl Serialize, draw: impl FnOnce() -> Markup) -> Markup {
        let Some(name) = name(inputs) else { return draw() };
        let is_kept = self.have.place(&name, 0).is_some();
        let (drawn, n) = if is_kept { (None, &self.n_kept) } else { (Some(draw()), &self.n_drawn) };
        let mut text =
            String::with_capacity(drawn.as_ref().map_or(0, |drawn| drawn.0.len()) + name.len() + 2);
        text.push(if is_kept { KEPT } else { DRAWN });
        text.push_str(parts::letters(&name));
        if let Some(drawn) = drawn {
            text.push_str(&drawn.0);
            text.push(DRAWN);
        }
        n.set(n.get() + 1);
        PreEscaped(text)
    }

    /// Whether `text` has all pieces, and nothing in it only looks like one: what people write may have any letters.
    pub(crate) fn are_in(&self, text: &str) -> bool {
        let n = |mark: char| memchr::memchr_iter(mark as u8, text.as_bytes()).count();
        (n(KEPT), n(DRAWN)) == (self.n_kept.get(), 2 * self.n_drawn.get())
    }
}

/// The name of a piece that is drawn from `inputs`; none if they cannot be written.
pub(crate) fn name(inputs: &impl Serialize) -> Option<Digest> {
    INPUTS.with_borrow_mut(|bytes| {
        bytes.clear();
        let all = (*START, inputs);
        *bytes = postcard::to_extend(&all, std::mem::take(bytes)).ok()?;
        Some(parts::digest(bytes))
    })
}

impl<G: Pages> Scene<'_, G> {
    /// A piece of the table, which is not drawn if the browser has it already. `place` is another one for each call. `inputs`
    /// must be everything that `draw` depends on besides language, viewer, names, address, and what the viewer is asked.
    pub(crate) fn piece(
        &self,
        place: &'static str,
        inputs: &impl Serialize,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let asked = self.asked.get_or_init(|| {
            let lit: Vec<_> = self.choices.iter().map(|choice| (&choice.line, &choice.key)).collect();
            name(&(self.common()?, lit, self.turn.map(|turn| &turn.decision)))
        });
        match (self.pieces, asked) {
            (Some(pieces), Some(asked)) => pieces.piece(&(asked, place, inputs), draw),
            _ => draw(),
        }
    }

    /// A piece that shows of what the viewer is asked only the choices whose keys it `lights`.
    pub(crate) fn piece_lit_by(
        &self,
        place: &'static str,
        lights: impl Fn(&str) -> bool,
        inputs: &impl Serialize,
        draw: impl FnOnce() -> Markup,
    ) -> Markup {
        let (Some(pieces), Some(common)) = (self.pieces, self.common()) else { return draw() };
        let lit = self.choices.iter().filter(|choice| choice.key.as_deref().is_some_and(&lights));
        let lit: Vec<_> = lit.map(|choice| (&choice.line, &choice.key)).collect();
        pieces.piece(&(common, place, lit, inputs), draw)
    }

    /// What all pieces depend on.
    fn common(&self) -> Option<Digest> {
        self.pieces?;
        *self.common.get_or_init(|| {
            let seat = self.seat().map(|seat| seat.0);
            name(&(G::NAME, self.lang as u8, seat, self.names.all(), self.base, self.only))
        })
    }
}

#[cfg(test)]
mod tests;
