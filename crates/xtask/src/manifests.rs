//! Which crates may depend on which.

use crate::Fault;
use crate::members::{Kind, Member, manifests, members};
use crate::tree::File;
use toml::{Table, Value};

/// What a member of the workspace may depend on.
#[derive(Clone, Copy)]
struct Wall {
    /// The member, by folder.
    member: &'static str,
    /// The members on which it may depend.
    may_know: &'static [&'static str],
    /// Whether it may depend on the games.
    knows_games: bool,
    /// The foreign crates that it may use; `None` for any.
    may_use: Option<&'static [&'static str]>,
}

impl Wall {
    const fn narrow(
        member: &'static str,
        may_know: &'static [&'static str],
        may_use: &'static [&'static str],
    ) -> Self {
        Self { member, may_know, knows_games: false, may_use: Some(may_use) }
    }

    const fn wide(member: &'static str, may_know: &'static [&'static str]) -> Self {
        Self { member, may_know, knows_games: false, may_use: None }
    }

    const fn and_games(self) -> Self {
        Self { knows_games: true, ..self }
    }
}

/// The limits are the same for every game.
const GAME: Wall = Wall::narrow("a game", &["engine", "pack"], &["serde"]);

/// The table of ARCHITECTURE.md, row by row. A new member that is not a game needs a row, and a reason for it.
const WALLS: &[Wall] = &[
    Wall::narrow("engine", &[], &["serde", "rand_chacha", "postcard"]),
    Wall::narrow("pack", &[], &["serde", "toml", "thiserror"]),
    Wall::narrow("games", &[], &[]),
    Wall::narrow("bots", &["engine"], &[]).and_games(),
    Wall::wide("sim", &["engine", "pack", "bots", "games"]).and_games(),
    Wall::wide("store", &[]),
    Wall::wide("web", &["engine", "pack", "bots", "store", "games"]).and_games(),
    Wall::wide("fernweh", &["engine", "pack", "bots", "sim", "store", "web", "games"]).and_games(),
    Wall::wide("python", &["engine", "bots", "sim", "games"]).and_games(),
    Wall::narrow("xtask", &[], &["toml"]),
];

/// Foreign crates for one layer, and the only member that may use them.
const AT_HOME: &[(&str, &str)] = &[
    ("axum", "web"),
    ("maud", "web"),
    ("cookie", "web"),
    ("sqlx", "store"),
    ("clap", "fernweh"),
    ("pyo3", "python"),
    ("numpy", "python"),
];

/// Manifests with dependencies that are not allowed.
pub fn over_the_wall(files: &[File]) -> Vec<Fault> {
    let members = members(files);
    manifests(files).flat_map(|file| judge(file, &members)).collect()
}

fn judge(file: &File, members: &[Member]) -> Vec<Fault> {
    let fault = |what: String| Fault::in_file(&file.path, what);
    let member = file.member().unwrap_or_default();
    let manifest: Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return vec![fault(format!("cannot be read: {error}"))],
    };
    let kind = |name: &str| members.iter().find(|it| it.name == name).map(|it| it.kind);
    let row = WALLS.iter().find(|wall| wall.member == member);
    let Some(wall) = (if kind(member) == Some(Kind::Game) { Some(&GAME) } else { row }) else {
        let what = format!(
            "`{member}` is not a game and has no row in crates/xtask/src/manifests.rs: add a row with what it may depend on"
        );
        return vec![fault(what)];
    };
    let mut faults = Vec::new();
    if manifest.get("lints").and_then(|lints| lints.get("workspace")) != Some(&Value::Boolean(true)) {
        faults.push(fault("does not share the lints: add `[lints]` with `workspace = true`".into()));
    }
    for (section, for_tests) in
        [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)]
    {
        let Some(Value::Table(dependencies)) = manifest.get(section) else { continue };
        for (name, how) in dependencies {
            if how.get("workspace") != Some(&Value::Boolean(true)) {
                let what = format!(
                    "`{name}` has its own version: name it in the root Cargo.toml and use `{name}.workspace = true`"
                );
                faults.push(fault(what));
            }
            let known = kind(name);
            let may_know =
                wall.may_know.contains(&name.as_str()) || wall.knows_games && known == Some(Kind::Game);
            if known.is_some() && !may_know {
                let allowed = list(wall.may_know);
                faults.push(fault(format!(
                    "`{member}` must not depend on `{name}`: it may depend on {allowed}"
                )));
            } else if known.is_none() && !for_tests {
                faults.extend(foreign(member, wall, name).map(&fault));
            }
        }
    }
    faults
}

fn foreign(member: &str, wall: &Wall, name: &str) -> Option<String> {
    if let Some((_, home)) = AT_HOME.iter().find(|(of, home)| *of == name && *home != member) {
        return Some(format!("only `{home}` may use `{name}`: let `{home}` provide what `{member}` needs"));
    }
    let allowed = wall.may_use?;
    (!allowed.contains(&name)).then(|| {
        let rest = if wall.member == GAME.member {
            "a game does no IO and draws nothing"
        } else {
            "its dependencies are few on purpose"
        };
        format!("`{member}` must not use `{name}`: it may use {}; {rest}", list(allowed))
    })
}

fn list(names: &[&str]) -> String {
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

/// Rows for members that no longer exist.
pub fn rows_without_member(files: &[File]) -> Vec<Fault> {
    let members: Vec<&str> = manifests(files).filter_map(File::member).collect();
    let gone = WALLS.iter().filter(|wall| !members.contains(&wall.member));
    gone.map(|wall| {
        Fault::in_file(
            "crates/xtask/src/manifests.rs",
            format!("has a row for `{}`, which does not exist", wall.member),
        )
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(member: &str, dependencies: &str) -> Vec<String> {
        let other =
            |name: &str| File::new(&format!("crates/{name}/Cargo.toml"), "[lints]\nworkspace = true\n");
        let kind = if member == "new-frontiers" { "game" } else { "other" };
        let about = format!("[package.metadata.fernweh]\nkind = \"{kind}\"\n");
        let text = format!("{about}[lints]\nworkspace = true\n{dependencies}");
        let files = [
            other("engine"),
            other("web"),
            other("store"),
            File::new(&format!("crates/{member}/Cargo.toml"), &text),
        ];
        over_the_wall(&files).into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn an_allowed_edge_passes() {
        assert!(
            faults("new-frontiers", "[dependencies]\nengine.workspace = true\nserde.workspace = true")
                .is_empty()
        );
    }

    #[test]
    fn a_game_that_depends_on_web_is_refused() {
        let faults = faults("new-frontiers", "[dependencies]\nweb.workspace = true");
        assert_eq!(faults, ["`new-frontiers` must not depend on `web`: it may depend on engine, pack"]);
    }

    #[test]
    fn tests_have_the_same_limits() {
        assert_eq!(
            faults("pack", "[dev-dependencies]\nengine.workspace = true\nproptest.workspace = true").len(),
            1
        );
    }

    #[test]
    fn a_game_that_uses_a_foreign_crate_is_refused() {
        assert_eq!(faults("new-frontiers", "[dependencies]\ntokio.workspace = true").len(), 1);
        assert_eq!(faults("web", "[dependencies]\ntokio.workspace = true").len(), 0);
    }

    #[test]
    fn a_layer_has_one_member() {
        assert!(faults("sim", "[dependencies]\nsqlx.workspace = true")[0].contains("only `store` may use"));
        assert!(faults("fernweh", "[dependencies]\naxum.workspace = true")[0].contains("only `web` may use"));
    }

    #[test]
    fn versions_are_kept_in_one_place() {
        assert!(faults("web", "[dependencies]\ntokio = \"1\"")[0].contains("has its own version"));
        assert!(
            faults("web", "[dependencies]\ntokio = { version = \"1\" }")[0].contains("has its own version")
        );
    }

    #[test]
    fn an_unknown_member_needs_a_row() {
        assert!(faults("telescope", "")[0].contains("is not a game and has no row"));
    }

    #[test]
    fn lints_are_shared() {
        let bare = File::new("crates/web/Cargo.toml", "[package]\nname = \"web\"\n");
        assert!(over_the_wall(&[bare])[0].what.contains("does not share the lints"));
    }

    #[test]
    fn a_row_too_many_is_noticed() {
        assert_eq!(rows_without_member(&[]).len(), WALLS.len());
    }
}
