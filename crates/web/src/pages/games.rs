//! The four games as the pages speak of them: name, number of players, length, one sentence.

use crate::art::Lid;
use crate::i18n::{Lang, t};

/// The games whose cards can be looked at.
pub const WITH_CARDS: &[Lid] = &[Lid::NewFrontiers, Lid::BeyondTheSun, Lid::MerchantOfVenus];

/// The game's name; the same in every language.
pub fn title(game: Lid) -> &'static str {
    match game {
        Lid::BeyondTheSun => "Beyond the Sun",
        Lid::NewFrontiers => "New Frontiers",
        Lid::MerchantOfVenus => "Merchant of Venus",
        Lid::Interportal => "Interportal",
    }
}

/// The least and the greatest number of players.
pub fn people(game: Lid) -> (u8, u8) {
    match game {
        Lid::BeyondTheSun | Lid::MerchantOfVenus => (1, 4),
        Lid::NewFrontiers => (2, 5),
        Lid::Interportal => (2, 6),
    }
}

/// What the game is about, in one sentence.
pub fn blurb(lang: Lang, game: Lid) -> String {
    match game {
        Lid::BeyondTheSun => t!(lang, "blurb-beyond-the-sun"),
        Lid::NewFrontiers => t!(lang, "blurb-new-frontiers"),
        Lid::MerchantOfVenus => t!(lang, "blurb-merchant-of-venus"),
        Lid::Interportal => t!(lang, "blurb-interportal"),
    }
}

/// How long a game takes.
pub fn length(lang: Lang, game: Lid) -> String {
    match game {
        Lid::BeyondTheSun => t!(lang, "length-between", least = 60, most = 120),
        Lid::NewFrontiers => t!(lang, "length-between", least = 45, most = 75),
        Lid::MerchantOfVenus => t!(lang, "length-between", least = 120, most = 180),
        Lid::Interportal => t!(lang, "length-from", least = 180),
    }
}
