//! The files as they are sent: scripts that belong together in one file, nothing in them that only authors read, compressed
//! once and as well as possible.

use super::{Asset, SHARED, bundle, shorten};
use crate::folding::Folding;
use crate::tables::Games;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

/// The style sheet of all pages, which consists of others.
pub const BASE: (&str, [&str; 2]) = ("base.css", ["tokens.css", "components.css"]);

/// A file that is sent.
#[derive(Debug)]
pub struct File {
    /// Its name below `/static/<fingerprint>/`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    packed: [OnceLock<Option<Vec<u8>>>; 2],
}

/// How a file can be compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coding {
    /// A tenth smaller than the other.
    Brotli,
    /// What every browser understands.
    Gzip,
}

impl Coding {
    /// All of them, the best one first.
    pub const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Its name in headers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    fn pack(self, mut bytes: &[u8]) -> Option<Vec<u8>> {
        match self {
            Self::Brotli => {
                let mut packed = Vec::new();
                let params = BrotliEncoderParams { size_hint: bytes.len(), ..BrotliEncoderParams::default() };
                brotli::BrotliCompress(&mut bytes, &mut packed, &params).ok()?;
                Some(packed)
            }
            Self::Gzip => {
                let mut packer = GzEncoder::new(Vec::new(), Compression::best());
                packer.write_all(bytes).ok()?;
                packer.finish().ok()
            }
        }
    }
}

impl File {
    fn new(name: &'static str, mime: &'static str, bytes: Cow<'static, [u8]>) -> Self {
        Self { name, mime, bytes, packed: Default::default() }
    }

    /// An embedded file, shortened if its kind can be.
    fn of(asset: &Asset) -> Self {
        let text = std::str::from_utf8(asset.bytes).ok();
        let short = match (asset.mime, text) {
            (super::CSS, Some(text)) => Some(shorten::style(text)),
            (super::SVG, Some(text)) if text.contains("<symbol ") => Some(shorten::drawing(text)),
            _ => None,
        };
        let bytes = short.map_or(Cow::Borrowed(asset.bytes), |text| Cow::Owned(text.into_bytes()));
        Self::new(asset.name, asset.mime, bytes)
    }

    /// The same compressed, if that makes it smaller. Letters and most pictures are compressed already.
    pub fn packed(&self, coding: Coding) -> Option<&[u8]> {
        let is_text = self.mime.starts_with("text/") || self.mime == super::SVG;
        let pack = || coding.pack(&self.bytes).filter(|packed| packed.len() < self.bytes.len());
        let kept = &self.packed[usize::from(coding == Coding::Gzip)];
        kept.get_or_init(|| if is_text { pack() } else { None }).as_deref()
    }
}

/// The files that belong to no game.
pub(super) fn shared() -> &'static [File] {
    static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
        let (name, parts) = BASE;
        let is_part = |name: &str| parts.contains(&name);
        let mut files = vec![joined(name, &parts)];
        for asset in SHARED.iter().filter(|asset| !is_part(asset.name)) {
            if asset.mime != super::JS {
                files.push(File::of(asset));
            } else if bundle::home(asset.name) == asset.name {
                let text = bundle::written(asset.name, |name| find(name).and_then(text));
                files.push(File::new(asset.name, asset.mime, Cow::Owned(text.into_bytes())));
            }
        }
        files
    });
    &FILES
}

fn find(name: &str) -> Option<&'static Asset> {
    SHARED.iter().find(|asset| asset.name == name)
}

fn text(asset: &Asset) -> Option<&'static str> {
    std::str::from_utf8(asset.bytes).ok()
}

/// Several style sheets as one.
fn joined(name: &'static str, parts: &[&str]) -> File {
    let sheets = parts.iter().filter_map(|part| find(part).and_then(text));
    let sheet: String = sheets.map(shorten::style).collect();
    File::new(name, super::CSS, Cow::Owned(sheet.into_bytes()))
}

/// All files of a server.
#[derive(Debug)]
pub struct Files(Vec<File>);

impl Files {
    /// The files of a server of these games.
    pub fn of(games: Games) -> Self {
        let shared = SHARED.len();
        Self(super::all(games).skip(shared).map(File::of).collect())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &File> {
        shared().iter().chain(&self.0)
    }

    /// The file of this name.
    pub fn find(&self, name: &str) -> Option<&File> {
        self.iter().find(|file| file.name == name)
    }
}

/// The address of an icon. Those that only one game uses are in a file of that game.
pub fn icon_url(icon: &str) -> Cow<'static, str> {
    static ADDRESSES: LazyLock<HashMap<&'static str, String, Folding>> = LazyLock::new(|| {
        let games = crate::GAMES.playable.iter().filter_map(|game| game.icons());
        let sprites = games.chain(find("icons.svg"));
        let symbols = sprites.flat_map(|sprite| {
            let ids = text(sprite).unwrap_or_default().split("<symbol id=\"i-").skip(1);
            ids.filter_map(|id| id.split('"').next()).map(move |id| (id, sprite.name))
        });
        symbols.map(|(id, sprite)| (id, format!("{}#i-{id}", super::url(sprite)))).collect()
    });
    match ADDRESSES.get(icon) {
        Some(address) => Cow::Borrowed(address),
        None => Cow::Owned(format!("{}#i-{icon}", super::url("icons.svg"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use flate2::read::GzDecoder;
    use std::io::Read;

    #[test]
    fn what_is_packed_is_the_file() {
        let files = Files::of(GAMES);
        for file in files.iter() {
            let mut again = Vec::new();
            if let Some(packed) = file.packed(Coding::Gzip) {
                GzDecoder::new(packed).read_to_end(&mut again).unwrap();
                assert_eq!(again, *file.bytes, "{}", file.name);
            }
            again.clear();
            if let Some(mut packed) = file.packed(Coding::Brotli) {
                brotli::BrotliDecompress(&mut packed, &mut again).unwrap();
                assert_eq!(again, *file.bytes, "{}", file.name);
            }
        }
        for coding in Coding::ALL {
            let is_packed = |name: &str| files.find(name).unwrap().packed(coding).is_some();
            assert!(is_packed("table.js") && is_packed("base.css") && is_packed("icons.svg"));
            assert!(!is_packed("inter.woff2") && !is_packed("share.png"));
        }
    }

    /// A symbol in two files would be drawn twice, in one of them for nothing.
    #[test]
    fn each_icon_is_in_one_file() {
        let sprites: Vec<&Asset> =
            GAMES.playable.iter().filter_map(|game| game.icons()).chain(find("icons.svg")).collect();
        let mut seen = std::collections::BTreeSet::new();
        for sprite in &sprites {
            for id in text(sprite).unwrap().split("<symbol id=\"i-").skip(1) {
                let id = id.split('"').next().unwrap();
                assert!(seen.insert(id), "{id} is in {} and in another file", sprite.name);
                assert!(icon_url(id).ends_with(&format!("/{}#i-{id}", sprite.name)), "{id}");
            }
        }
        assert!(seen.len() > 150, "{seen:?}");
    }

    /// What a script of all pages shows stands in the file of all pages.
    #[test]
    fn icons_of_scripts_belong_to_no_game() {
        for script in SHARED.iter().filter(|asset| asset.mime == super::super::JS) {
            let code = text(script).unwrap();
            for mark in ["glyph: \"", "icon(\""] {
                for rest in code.split(mark).skip(1) {
                    let id = rest.split('"').next().unwrap();
                    assert!(icon_url(id).contains("/icons.svg#"), "{}: {id}", script.name);
                }
            }
        }
    }
}
