//! Files the browser loads: style sheets, icons and scripts, embedded in the program.

use crate::tables::{GAMES, Games};
use std::sync::LazyLock;

/// One embedded file.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name below `/static/<fingerprint>/`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
}

pub(crate) const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The file of this name in `assets/`, or one that consists of several files there.
macro_rules! asset {
    ($name:literal, $mime:expr) => { $crate::pages::assets::asset!($name, $mime, [$name]) };
    ($name:literal, $mime:expr, [$($part:literal),* $(,)?]) => {
        $crate::pages::assets::Asset {
            name: $name,
            mime: $mime,
            bytes: concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $part))),*).as_bytes(),
        }
    };
}
pub(crate) use asset;

/// The files below `/static/` that belong to no game.
pub const SHARED: &[Asset] = &[
    asset!("tokens.css", CSS),
    asset!(
        "components.css",
        CSS,
        [
            "components/basics.css",
            "components/states.css",
            "components/decision.css",
            "components/frame.css",
            "components/forms.css",
            "components/table.css",
            "components/pieces.css",
            "components/scripts.css",
        ]
    ),
    asset!("pages.css", CSS, ["pages/first.css", "pages/tables.css", "pages/results.css",]),
    asset!("library.css", CSS),
    asset!("replay.css", CSS),
    asset!("table.css", CSS),
    asset!("guide.css", CSS),
    asset!("icons.svg", SVG),
    asset!("favicon.svg", SVG),
    asset!("theme.js", JS),
    asset!("app.js", JS),
    asset!("words.js", JS),
    asset!("toast.js", JS),
    asset!("pop.js", JS),
    asset!("morph.js", JS),
    asset!("glide.js", JS),
    asset!("live.js", JS),
    asset!("plan.js", JS),
    asset!("panes.js", JS),
    asset!("roving.js", JS),
    asset!("keys.js", JS),
    asset!("table.js", JS),
    asset!("setting.js", JS),
    asset!("tell.js", JS),
    asset!("starmap.js", JS),
    asset!("course.js", JS),
    asset!("guide.js", JS),
    asset!("replay.js", JS),
    asset!("new-table.js", JS),
    asset!("filter.js", JS),
];

/// Every file below `/static/` of a server of these games.
pub fn all(games: Games) -> impl Iterator<Item = &'static Asset> {
    SHARED.iter().chain(games.playable.iter().filter_map(|game| game.sheet()))
}

/// The file called `name`, on a server of these games.
pub fn find(games: Games, name: &str) -> Option<&'static Asset> {
    all(games).find(|asset| asset.name == name)
}

/// Identifies this set of files. It is part of their addresses, so that a browser may keep them forever and still
/// gets new ones after an update.
pub fn fingerprint() -> &'static str {
    static FINGERPRINT: LazyLock<String> = LazyLock::new(|| {
        let bytes = all(GAMES).flat_map(|asset| asset.name.bytes().chain(asset.bytes.iter().copied()));
        // FNV-1a: it only has to differ between two builds.
        let hash =
            bytes.fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        format!("{hash:016x}")
    });
    &FINGERPRINT
}

/// The address of the file called `name`.
pub fn url(name: &str) -> String {
    format!("/static/{}/{name}", fingerprint())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file that is on disk but not in the table would never be served.
    #[test]
    fn every_file_on_disk_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
        let mut on_disk: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        let mut served: Vec<String> = all(GAMES).map(|asset| asset.name.to_owned()).collect();
        on_disk.sort();
        served.sort();
        assert_eq!(on_disk, served);
    }

    #[test]
    fn addresses_carry_the_fingerprint() {
        assert_eq!(url("app.js"), format!("/static/{}/app.js", fingerprint()));
        assert_eq!(fingerprint().len(), 16);
        assert!(find(GAMES, "app.js").is_some() && find(GAMES, "../Cargo.toml").is_none());
    }
}
