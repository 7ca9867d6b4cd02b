//! Card text in English and German, printed from the effect so that text and behaviour cannot disagree.

use crate::ids::words;

words! {
    /// A language of the cards.
    Lang {
        /// English.
        En = "en",
        /// German.
        De = "de",
    }
}
