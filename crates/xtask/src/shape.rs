//! What code must not contain: further trait objects, a panic in the server, a clock in the rules.

use crate::Fault;
use crate::members::{Kind, members};
use crate::rust::{layers, names};
use crate::tree::File;

/// Members that serve people, where an error is answered and nothing panics.
const SERVING: &[&str] = &["web", "store"];

/// The traits of the only open set in the project, the games: `Entry` is a game before there is a table, `Table` is a table.
const OPEN: [&str; 2] = ["Entry", "Table"];

/// Trait objects. Only those that stand for a game or a table are allowed, each in one place.
pub fn trait_objects(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut places = OPEN.map(|name| (name, Vec::new()));
    for (file, n, line) in code(files, |_| true) {
        for (at, _) in line.match_indices("dyn ") {
            let (before, after) = (&line[..at], &line[at + 4..]);
            if before.ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let is_lent = before.trim_end().ends_with('&') || before.trim_end().ends_with("&mut");
            let name = names(after).next().unwrap_or_default();
            match places.iter_mut().find(|(open, _)| *open == name) {
                Some((_, places)) => places.push((file.path.clone(), n)),
                // A closure that is called and dropped is not such an object.
                None if is_lent && ["Fn", "FnMut"].contains(&name) => {}
                None => {
                    let what =
                        format!("`dyn {name}`: sets of types are closed here, make it an enum or a generic");
                    faults.push(Fault::at(&file.path, n, what));
                }
            }
        }
    }
    for (name, places) in &places {
        match &places[..] {
            [] => faults.push(Fault::in_file(
                "crates/web/src/tables.rs",
                format!("there is no `dyn {name}` any more: where do games meet?"),
            )),
            [_] => {}
            [(first, line), rest @ ..] => faults.extend(rest.iter().map(|(path, n)| {
                let what = format!("a second `dyn {name}`: use the name that {first}:{line} gives it");
                Fault::at(path, *n, what)
            })),
        }
    }
    faults
}

/// Calls that may panic in the server.
pub fn panics_while_serving(files: &[File]) -> Vec<Fault> {
    let calls = [".unwrap()", ".expect(", ".unwrap_err()", "panic!(", "unreachable!(", "todo!("];
    let serving = |member: &str| SERVING.contains(&member);
    let found = code(files, serving).flat_map(|(file, n, line)| {
        calls.iter().filter(move |call| line.contains(**call)).map(move |call| (file, n, call))
    });
    found
        .map(|(file, n, call)| {
            Fault::at(
                &file.path,
                n,
                format!("`{call}` ends the request without an answer: return an error with `?`"),
            )
        })
        .collect()
}

/// What would make rules differ from run to run or access something outside.
pub fn impurities(files: &[File]) -> Vec<Fault> {
    let members = members(files);
    let pure = |name: &str| members.iter().any(|it| it.name == name && it.is_pure());
    let mut faults = Vec::new();
    for (file, n, line) in code(files, pure) {
        let modules =
            ["fs", "net", "thread", "time", "env", "process", "io"].iter().map(|name| format!("std::{name}"));
        for module in modules.filter(|module| names_path(&line, module)) {
            let what = format!("`{module}` in rules: they do no IO, read no clock and start no thread");
            faults.push(Fault::at(&file.path, n, what));
        }
        for float in names(&line).filter(|name| ["f32", "f64"].contains(name)) {
            faults.push(Fault::at(&file.path, n, format!("`{float}` in rules: count in whole numbers")));
        }
    }
    faults
}

/// Logs in games that mark nothing, with which a card could be drawn without a mark. The set-up gets its log from the
/// dealer, which exists only before the first move; code that looks ahead on a copy of the state is in `prospect`.
pub fn unmarked_logs(files: &[File]) -> Vec<Fault> {
    let members = members(files);
    let game = |name: &str| members.iter().any(|it| it.name == name && it.kind == Kind::Game);
    let silent = code(files, game).filter(|(file, _, line)| {
        let is_free = ["/src/testing", "/prospect/"].iter().any(|place| file.path.contains(place));
        !is_free && names_path(line, "Log::silent")
    });
    silent
        .map(|(file, n, _)| {
            let what =
                "`Log::silent` hides what is drawn: pass the log on, or take `dealer.silent()` in the set-up";
            Fault::at(&file.path, n, what)
        })
        .collect()
}

/// Pure members whose `clippy.toml` does not forbid what would differ from run to run.
pub fn unguarded(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for member in members(files).iter().filter(|member| member.is_pure()) {
        let path = format!("crates/{}/clippy.toml", member.name);
        let guard = files.iter().find(|file| file.path == path).map_or("", |file| file.text.as_str());
        for name in ["HashMap", "HashSet", "Instant", "SystemTime"] {
            if !guard.contains(&format!("::{name}\"")) {
                faults.push(Fault::in_file(
                    &path,
                    format!("does not disallow `{name}`: copy the list of `engine`"),
                ));
            }
        }
    }
    faults
}

/// Whether `line` names `path` or something in it.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + path.len()..]);
        let is_name = |c: char| c.is_alphanumeric() || c == '_';
        !before.ends_with(is_name) && !after.starts_with(is_name)
    })
}

/// The lines of code, outside tests, of the members that are wanted.
fn code(files: &[File], wanted: impl Fn(&str) -> bool) -> impl Iterator<Item = (&File, usize, String)> {
    let sources =
        files.iter().filter(move |file| file.extension() == "rs" && file.member().is_some_and(&wanted));
    sources.flat_map(|file| {
        let lines: Vec<String> = layers(file).code.lines().map(str::to_owned).collect();
        lines.into_iter().enumerate().map(move |(n, line)| (file, n + 1, line))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "pub type AnyTable = Box<dyn Table>;\npub type AnyGame = &'static dyn Entry;";

    fn objects(path: &str, text: &str) -> usize {
        trait_objects(&[File::new("crates/web/src/tables.rs", TABLE), File::new(path, text)]).len()
    }

    #[test]
    fn one_open_set_is_enough() {
        assert_eq!(objects("crates/web/src/live.rs", ""), 0);
        assert_eq!(objects("crates/web/src/live.rs", "fn f(t: Box<dyn Table>) {}"), 1, "a second place");
        assert_eq!(objects("crates/bots/src/lib.rs", "struct S(Box<dyn Bot>);"), 1);
        assert_eq!(
            objects("crates/bots/src/lib.rs", "struct S(Box<dyn Fn(u8)>);"),
            1,
            "a closure that is kept"
        );
        assert_eq!(objects("crates/bots/src/lib.rs", "fn f(each: &mut dyn FnMut(u8)) {}"), 0, "a visitor");
        assert_eq!(objects("crates/web/tests/a.rs", "struct S(Box<dyn Bot>);"), 0, "tests are free");
        assert_eq!(objects("crates/web/src/live.rs", "fn f(game: &dyn Entry) {}"), 1, "a second place");
        assert_eq!(trait_objects(&[]).len(), 2, "no table and no game at all");
    }

    fn panics(path: &str, text: &str) -> usize {
        panics_while_serving(&[File::new(path, text)]).len()
    }

    #[test]
    fn nothing_panics_while_serving() {
        assert_eq!(panics("crates/web/src/a.rs", "x.unwrap();\ny.expect(\"z\");"), 2);
        assert_eq!(panics("crates/store/src/a.rs", "unreachable!()"), 1);
        assert_eq!(
            panics("crates/web/src/a.rs", "#[expect(dead_code)]\nfn a() { x.unwrap_or(1); } // .unwrap()"),
            0
        );
        assert_eq!(panics("crates/web/src/a.rs", "#[cfg(test)]\nmod tests { fn a() { x.unwrap(); } }"), 0);
        assert_eq!(panics("crates/web/tests/a.rs", "x.unwrap();"), 0);
        assert_eq!(panics("crates/engine/src/a.rs", "x.expect(\"it is there\");"), 0);
    }

    const GAME: &str = "[package.metadata.fernweh]\nkind = \"game\"\n";
    const RULES: &str = "[package.metadata.fernweh]\nkind = \"rules\"\n";

    /// A file together with the manifests of a game, of what it is built on, and of another crate.
    fn beside(path: &str, text: &str) -> [File; 4] {
        [
            File::new("crates/engine/Cargo.toml", RULES),
            File::new("crates/new-frontiers/Cargo.toml", GAME),
            File::new("crates/web/Cargo.toml", ""),
            File::new(path, text),
        ]
    }

    #[test]
    fn rules_do_no_io_and_use_no_floats() {
        let impure = |path: &str, text: &str| impurities(&beside(path, text)).len();
        assert_eq!(impure("crates/engine/src/a.rs", "use std::time::Instant;"), 1);
        assert_eq!(impure("crates/new-frontiers/src/a.rs", "let x = std::fs::read(p); let y: f64 = 1.0;"), 2);
        assert_eq!(impure("crates/engine/src/a.rs", "use std::fmt; let env = 1; // std::time"), 0);
        assert_eq!(impure("crates/engine/tests/a.rs", "let y: f64 = 1.0;"), 0);
        assert_eq!(impure("crates/web/src/a.rs", "use std::time::Duration;"), 0);
    }

    #[test]
    fn nothing_is_drawn_unseen() {
        let unmarked = |path: &str, text: &str| unmarked_logs(&beside(path, text)).len();
        assert_eq!(unmarked("crates/new-frontiers/src/flow/a.rs", "deck.draw::<()>(&mut Log::silent());"), 1);
        assert_eq!(unmarked("crates/new-frontiers/src/setup.rs", "state.run(&mut dealer.silent());"), 0);
        assert_eq!(unmarked("crates/new-frontiers/src/testing/deal.rs", "state.run(&mut Log::silent());"), 0);
        assert_eq!(
            unmarked("crates/new-frontiers/src/flow/prospect/a.rs", "act(&mut copy, &mut Log::silent());"),
            0
        );
        assert_eq!(unmarked("crates/engine/src/log.rs", "Log::silent()"), 0);
    }

    #[test]
    fn every_pure_member_has_its_guard() {
        let guard = "disallowed-types = [{ path = \"std::collections::HashMap\" }]";
        assert_eq!(unguarded(&beside("crates/web/clippy.toml", guard)).len(), 8);
        assert_eq!(unguarded(&beside("crates/engine/clippy.toml", guard)).len(), 7);
    }
}
