//! Files the browser loads: style sheets, icons and scripts, embedded in the program. [`files`] has them as they are sent.

mod bundle;
pub mod files;
mod shorten;

use crate::tables::{GAMES, Games};
use files::Files;
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
pub(crate) const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";
const WOFF: &str = "font/woff2";
const TEXT: &str = "text/plain; charset=utf-8";

/// The faces of the letters that every page shows at once.
pub const PAGE_FACES: [&str; 2] = ["inter.woff2", "newsreader.woff2"];

/// The same for a table: it has few titles, and most of them stand in dialogs.
pub const TABLE_FACES: [&str; 2] = ["inter.woff2", "brand.woff2"];

/// The faces with letters that are rare, which a browser loads when it meets one.
pub const RARE_FACES: [&str; 2] = ["inter-more.woff2", "newsreader-more.woff2"];

/// The file of this name in `assets/`, or one that consists of several files there.
macro_rules! asset {
    (bytes $name:literal, $mime:expr) => {
        $crate::pages::assets::Asset {
            name: $name,
            mime: $mime,
            bytes: include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $name)),
        }
    };
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
    asset!(bytes "inter.woff2", WOFF),
    asset!(bytes "inter-more.woff2", WOFF),
    asset!(bytes "brand.woff2", WOFF),
    asset!(bytes "newsreader.woff2", WOFF),
    asset!(bytes "newsreader-more.woff2", WOFF),
    asset!("fonts.txt", TEXT),
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
            "components/story.css",
        ]
    ),
    asset!(
        "pages.css",
        CSS,
        [
            "pages/first.css",
            "pages/tables.css",
            "pages/lobby.css",
            "pages/results.css",
            "pages/host.css",
            "pages/plain.css",
            "pages/played.css"
        ]
    ),
    asset!("library.css", CSS),
    asset!("rulebook.css", CSS),
    asset!("replay.css", CSS),
    asset!("table.css", CSS, ["table/stage.css"]),
    asset!("result.css", CSS),
    asset!("guide.css", CSS),
    asset!("icons.svg", SVG),
    asset!("favicon.svg", SVG),
    asset!("favicon-turn.svg", SVG),
    asset!("icon.svg", SVG),
    asset!("share.svg", SVG),
    asset!(bytes "share.png", PNG),
    asset!(bytes "icon-180.png", PNG),
    asset!(bytes "icon-192.png", PNG),
    asset!(bytes "icon-512.png", PNG),
    asset!("theme.js", JS),
    asset!("twins.js", JS),
    asset!("app.js", JS),
    asset!("words.js", JS),
    asset!("toast.js", JS),
    asset!("pop.js", JS),
    asset!("morph.js", JS),
    asset!("glide.js", JS),
    asset!("live.js", JS),
    asset!("choice.js", JS),
    asset!("clocks.js", JS),
    asset!("plan.js", JS),
    asset!("panes.js", JS),
    asset!("bring.js", JS),
    asset!("soon.js", JS),
    asset!("roving.js", JS),
    asset!("keys.js", JS),
    asset!("signals.js", JS),
    asset!("table.js", JS),
    asset!("setting.js", JS),
    asset!("tell.js", JS),
    asset!("sound.js", JS),
    asset!("passkey.js", JS),
    asset!("push.js", JS),
    asset!("service.js", JS),
    asset!("device.js", JS),
    asset!("worker.js", JS),
    asset!("story.js", JS),
    asset!("lit.js", JS),
    asset!("labels.js", JS),
    asset!("drag.js", JS),
    asset!("starmap.js", JS),
    asset!("course.js", JS),
    asset!("guide.js", JS),
    asset!("replay.js", JS),
    asset!("playback.js", JS),
    asset!("slide.js", JS),
    asset!("plain.js", JS),
    asset!("analysis.js", JS),
    asset!("new-table.js", JS),
    asset!("filter.js", JS),
    asset!("rulebook.js", JS),
];

/// Every embedded file for a server of these games, as its authors wrote it.
pub fn all(games: Games) -> impl Iterator<Item = &'static Asset> {
    let own = games
        .playable
        .iter()
        .flat_map(|game| [game.sheet(), game.icons()].into_iter().flatten().chain(game.more_sheets()));
    SHARED.iter().chain(own)
}

/// The embedded file called `name`, for a server of these games.
pub fn find(games: Games, name: &str) -> Option<&'static Asset> {
    all(games).find(|asset| asset.name == name)
}

/// Identifies this set of files. It is part of their addresses, so that a browser may keep them forever and still
/// gets new ones after an update.
pub fn fingerprint() -> &'static str {
    static FINGERPRINT: LazyLock<String> = LazyLock::new(|| {
        let files = Files::of(GAMES);
        let bytes = files.iter().flat_map(|file| file.name.bytes().chain(file.bytes.iter().copied()));
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

    /// The names in a folder of `assets/`.
    fn names(folder: &str) -> Vec<String> {
        let folder = format!("{}/assets/{folder}", env!("CARGO_MANIFEST_DIR"));
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    /// What is on disk but not in the table would never be served. A folder is one style sheet in parts.
    #[test]
    fn every_file_on_disk_is_served() {
        let sheet = |name: String| if name.contains('.') { name } else { format!("{name}.css") };
        let mut on_disk: Vec<String> = names("").into_iter().map(sheet).collect();
        on_disk.sort();
        let mut served: Vec<String> = all(GAMES).map(|asset| asset.name.to_owned()).collect();
        served.sort();
        assert_eq!(on_disk, served);
    }

    /// A sheet holds its parts and nothing else: as many bytes as they have together, and each of them as a whole.
    #[test]
    fn every_part_of_a_style_sheet_is_served() {
        let folders = names("").into_iter().filter(|name| !name.contains('.'));
        for folder in folders {
            let sheet = find(GAMES, &format!("{folder}.css")).unwrap();
            let sheet = std::str::from_utf8(sheet.bytes).unwrap();
            let mut n_bytes = 0;
            for part in names(&folder) {
                let path = format!("{}/assets/{folder}/{part}", env!("CARGO_MANIFEST_DIR"));
                let text = std::fs::read_to_string(path).unwrap();
                assert!(sheet.contains(&text), "{folder}.css lacks its part {part}");
                n_bytes += text.len();
            }
            assert_eq!(n_bytes, sheet.len(), "{folder}.css");
        }
    }

    /// Pages load quickly only with small faces, and a face without its licence must not be passed on.
    #[test]
    fn faces_are_small_and_licensed() {
        let faces = |names: [&str; 2]| names.map(|name| find(GAMES, name).unwrap());
        let sum = |names: [&str; 2]| faces(names).iter().map(|face| face.bytes.len()).sum::<usize>();
        assert!(sum(TABLE_FACES) < 18_000 && sum(PAGE_FACES) < 32_000 && sum(RARE_FACES) < 20_000);
        let licence = std::str::from_utf8(find(GAMES, "fonts.txt").unwrap().bytes).unwrap();
        let tokens = std::str::from_utf8(find(GAMES, "tokens.css").unwrap().bytes).unwrap();
        for face in [TABLE_FACES, PAGE_FACES, RARE_FACES].into_iter().flat_map(faces) {
            assert!(face.bytes.starts_with(b"wOF2"), "{}", face.name);
            assert!(licence.contains(face.name), "{}", face.name);
            assert!(tokens.contains(&format!("url(\"{}\")", face.name)), "{}", face.name);
        }
        assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
    }

    #[test]
    fn addresses_carry_the_fingerprint() {
        assert_eq!(url("app.js"), format!("/static/{}/app.js", fingerprint()));
        assert_eq!(fingerprint().len(), 16);
        assert!(find(GAMES, "app.js").is_some() && find(GAMES, "../Cargo.toml").is_none());
    }
}
