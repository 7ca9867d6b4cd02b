//! The style sheets: colours only by token, and every used token exists.

use std::collections::BTreeSet;
use web::GAMES;
use web::pages::assets::{self, Asset};

fn text(asset: &Asset) -> &'static str {
    std::str::from_utf8(asset.bytes).expect("our files are text")
}

fn sheets() -> impl Iterator<Item = &'static Asset> {
    assets::all(GAMES).filter(|asset| asset.name.ends_with(".css"))
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, after)| after))
}

/// The raw colours in a piece of CSS.
fn raw_colours(css: &str) -> Vec<String> {
    let css = without_comments(css);
    let mut found = Vec::new();
    for word in css.split(|c: char| c.is_whitespace() || ";,(){}".contains(c)) {
        let is_hex = word.strip_prefix('#').is_some_and(|hex| {
            [3, 4, 6, 8].contains(&hex.len()) && hex.chars().all(|c| c.is_ascii_hexdigit())
        });
        if is_hex || ["rgb", "rgba", "hsl", "hsla", "oklch", "white", "black"].contains(&word) {
            found.push(word.to_owned());
        }
    }
    found
}

#[test]
fn colours_come_from_the_tokens() {
    for sheet in sheets().filter(|sheet| sheet.name != "tokens.css") {
        let found = raw_colours(text(sheet));
        assert!(found.is_empty(), "{}: {found:?} belong into tokens.css", sheet.name);
    }
}

/// Checks that the search above can find something.
#[test]
fn raw_colours_are_found() {
    assert_eq!(raw_colours(".a { color: #fff; background: rgb(1 2 3 / .5), var(--x) }"), ["#fff", "rgb"]);
    assert!(raw_colours("#main .b { color: var(--lit) } /* #fff */").is_empty());
    assert!(!raw_colours(text(assets::find(GAMES, "tokens.css").unwrap())).is_empty());
}

fn names<'a>(css: &'a str, before: &str) -> BTreeSet<&'a str> {
    css.split(before).skip(1).filter_map(|rest| rest.split([')', ',', ':', ' ', ';']).next()).collect()
}

#[test]
fn every_token_in_use_is_defined() {
    let all: String = sheets().map(|sheet| without_comments(text(sheet))).collect();
    // Set by the scripts, each with a fallback where it is used.
    let by_script = BTreeSet::from(["tip", "at", "inv", "far"]);
    let defined: BTreeSet<&str> = all
        .split("--")
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))?;
            rest[end..].trim_start().starts_with(':').then_some(&rest[..end])
        })
        .collect();
    for name in names(&all, "var(--") {
        assert!(defined.contains(name) || by_script.contains(name), "--{name} is used but never set");
    }
}

/// Both themes set the same colours; a colour that only the dark theme sets would be wrong in the light one.
#[test]
fn both_themes_are_whole() {
    let tokens = without_comments(text(assets::find(GAMES, "tokens.css").unwrap()));
    let (dark, rest) = tokens.split_once(":root[data-theme=\"light\"]").expect("a light theme");
    let light = rest.split("@media").next().unwrap();
    let colours = |css: &str| -> BTreeSet<String> {
        css.split(';')
            .filter_map(|line| line.split_once(':'))
            .filter(|(_, value)| !raw_colours(value).is_empty())
            .map(|(name, _)| name.rsplit("--").next().unwrap_or_default().trim().to_owned())
            .collect()
    };
    // Pictures keep their night sky by day, and a shadow below a piece stays a shadow.
    let same: Vec<String> = ["shine", "sh-good"].map(str::to_owned).into();
    let missing: Vec<_> = colours(dark)
        .difference(&colours(light))
        .filter(|name| !name.starts_with("pic-") && !same.contains(name))
        .cloned()
        .collect();
    assert!(missing.is_empty(), "the light theme lacks {missing:?}");
}

#[test]
fn scripts_are_small_modules() {
    for script in assets::all(GAMES).filter(|asset| asset.name.ends_with(".js")) {
        let code = text(script);
        assert!(code.lines().count() <= 250, "{} is too long", script.name);
        assert!(code.starts_with("//"), "{} says what it is for", script.name);
        assert!(!code.contains("eval(") && !code.contains("console.log"), "{}", script.name);
        for from in code.split(" from \"./").skip(1).chain(code.split("import \"./").skip(1)) {
            let name = from.split('"').next().unwrap();
            assert!(assets::find(GAMES, name).is_some(), "{} imports {name}", script.name);
        }
    }
}

/// What the sources of a page say, file by file.
fn sources(folder: &std::path::Path, into: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, into);
        } else {
            into.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// An icon that nothing shows is loaded by every table for nothing.
#[test]
fn every_icon_of_interportal_is_shown() {
    let mut code = String::new();
    sources(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/pages/interportal"), &mut code);
    let sprite = assets::find(GAMES, "interportal.svg").unwrap();
    let ids = text(sprite).split("<symbol id=\"i-").skip(1).filter_map(|rest| rest.split('"').next());
    let unused: Vec<&str> = ids.filter(|id| !code.contains(&format!("\"{id}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
