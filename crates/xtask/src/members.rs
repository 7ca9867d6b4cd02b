//! The metadata of the workspace members, from `[package.metadata.fernweh]` in their manifests.

use crate::tree::File;
use toml::{Table, Value};

/// The kind of a member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Rules of one game.
    Game,
    /// What rules are built on.
    Rules,
    /// Anything else.
    Other,
}

/// A member of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its name, which is the name of its folder.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// Families of rule ids of which every rule has a test.
    pub due: Vec<String>,
    /// Families of rule ids that are not complete yet.
    pub begun: Vec<String>,
}

impl Member {
    /// Whether its code must do the same on every machine, in every run.
    pub fn is_pure(&self) -> bool {
        self.kind != Kind::Other
    }
}

/// The manifests of the members.
pub fn manifests(files: &[File]) -> impl Iterator<Item = &File> {
    files.iter().filter(|file| file.path.split('/').count() == 3 && file.path.ends_with("/Cargo.toml"))
}

/// The members. A manifest that cannot be read is a member, too; the check of dependencies reports it.
pub fn members(files: &[File]) -> Vec<Member> {
    manifests(files).filter_map(|file| Some(member(file.member()?, &file.text))).collect()
}

fn member(name: &str, manifest: &str) -> Member {
    let manifest: Table = manifest.parse().unwrap_or_default();
    let about = manifest.get("package").and_then(|it| it.get("metadata")?.get("fernweh"));
    let kind = match about.and_then(|about| about.get("kind")?.as_str()) {
        Some("game") => Kind::Game,
        Some("rules") => Kind::Rules,
        _ => Kind::Other,
    };
    let families = |key: &str| {
        let list = about.and_then(|about| about.get(key)?.as_array()).into_iter().flatten();
        list.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    Member { name: name.to_owned(), kind, due: families("rules"), begun: families("rules-begun") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_is_what_its_manifest_says() {
        let game = "[package.metadata.fernweh]\nkind = \"game\"\nrules = [\"NF\"]\nrules-begun = [\"NFG\"]\n";
        let files = [
            File::new("crates/a/Cargo.toml", game),
            File::new("crates/b/Cargo.toml", "[package.metadata.fernweh]\nkind = \"rules\"\n"),
            File::new("crates/c/Cargo.toml", "[package]\nname = \"c\"\n"),
            File::new("crates/c/cards/Cargo.toml", game),
        ];
        let found = members(&files);
        assert_eq!(
            found.iter().map(|it| it.kind).collect::<Vec<_>>(),
            [Kind::Game, Kind::Rules, Kind::Other]
        );
        assert_eq!(
            (&found[0].due[..], &found[0].begun[..]),
            (&["NF".to_owned()][..], &["NFG".to_owned()][..])
        );
        assert!(found[0].is_pure() && found[1].is_pure() && !found[2].is_pure());
    }
}
