//! How matches are recorded.

use engine::testing::Format;
use merchant_of_venus::State;

/// How they are written.
pub(crate) const FORMAT: Format<State> = Format { every: 1, ending: None };
