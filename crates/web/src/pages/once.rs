//! Drawings that are the same at every move: drawn once, kept as text.

use crate::folding::Folding;
use maud::{Markup, PreEscaped};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// More drawings than this are not kept at one place. Packs are few, so no place has nearly as many.
const MOST: usize = 4096;

/// The drawings of one place in the code, by what each is drawn from.
pub(crate) struct Once<K>(LazyLock<RwLock<HashMap<K, Arc<str>, Folding>>>);

impl<K: Hash + Eq> Once<K> {
    /// Nothing is drawn yet.
    pub(crate) const fn new() -> Self {
        Self(LazyLock::new(RwLock::default))
    }

    /// The drawing for `key`. The key must have everything that `draw` depends on, and nothing that only some may see.
    pub(crate) fn get(&self, key: K, draw: impl FnOnce() -> Markup) -> PreEscaped<Arc<str>> {
        if let Some(drawn) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return PreEscaped(drawn.clone());
        }
        let drawn: Arc<str> = draw().into_string().into();
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(key, drawn.clone());
        PreEscaped(drawn)
    }
}

/// A pack as a part of a key. Packs in use are never dropped, so no other one has the same address.
pub(crate) fn of_pack<P>(pack: &'static P) -> usize {
    std::ptr::from_ref(pack).addr()
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    #[test]
    fn each_is_drawn_once() {
        static DRAWN: Once<u8> = Once::new();
        let mut n_drawn = 0;
        for n in [1, 2, 1, 2, 1] {
            let it = DRAWN.get(n, || {
                n_drawn += 1;
                html! { p { (n) } }
            });
            assert_eq!(html! { (it) }.into_string(), format!("<p>{n}</p>"));
        }
        assert_eq!(n_drawn, 2);
    }
}
