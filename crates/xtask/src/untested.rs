//! Tests that no run would reach.

use crate::Fault;
use crate::tree::File;
use toml::{Table, Value};

/// Tests in the sources of a library whose manifest says that it has none (`test = false`).
pub fn never_run(files: &[File]) -> Vec<Fault> {
    let silent: Vec<&str> = files.iter().filter(|file| is_silent(file)).filter_map(File::member).collect();
    let sources = files.iter().filter(|file| file.path.contains("/src/") && file.extension() == "rs");
    sources
        .filter(|file| file.member().is_some_and(|member| silent.contains(&member)))
        .filter_map(|file| {
            let line = file.text.lines().position(|line| line.trim() == "#[test]")?;
            let what = "is never run: put the test into `tests/`, or remove `test = false` from the manifest";
            Some(Fault::at(&file.path, line + 1, what))
        })
        .collect()
}

/// Test programs in a folder `tests/` with a manifest of its own that does not list them: cargo would not build them.
pub fn unlisted(files: &[File]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for manifest in files.iter().filter(|file| file.path.ends_with("/tests/Cargo.toml")) {
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let listed = manifest.text.parse::<Table>().unwrap_or_default();
        let listed = listed.get("test").and_then(Value::as_array).cloned().unwrap_or_default();
        let is_listed = |name: &str| {
            listed.iter().any(|program| program.get("path").and_then(Value::as_str) == Some(name))
        };
        let programs = files.iter().filter_map(|file| Some((file, file.path.strip_prefix(folder)?)));
        for (file, _) in programs
            .filter(|(_, name)| name.ends_with(".rs") && !name.contains('/'))
            .filter(|(_, name)| !is_listed(name))
        {
            let what = format!("is never run: list it under `[[test]]` in {}", manifest.path);
            faults.push(Fault::in_file(&file.path, what));
        }
    }
    faults
}

fn is_silent(file: &File) -> bool {
    let is_manifest = file.path.split('/').count() == 3 && file.path.ends_with("/Cargo.toml");
    let manifest = || file.text.parse::<Table>().ok();
    is_manifest
        && manifest()
            .is_some_and(|it| it.get("lib").and_then(|lib| lib.get("test")) == Some(&Value::Boolean(false)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_in_a_library_that_has_none_is_found() {
        let source =
            File::new("crates/engine/src/seat.rs", "mod tests {\n    #[test]\n    fn it_is() {}\n}\n");
        let faults =
            |manifest: &str| never_run(&[File::new("crates/engine/Cargo.toml", manifest), source.clone()]);
        assert_eq!(faults("[lib]\ntest = false\n").first().map(|fault| fault.line), Some(2));
        assert_eq!(faults("[lib]\ntest = true\n"), []);
        assert_eq!(faults("[lints]\nworkspace = true\n"), []);
    }

    #[test]
    fn a_test_program_that_no_manifest_lists_is_found() {
        let manifest = "[[test]]\nname = \"rules\"\npath = \"rules.rs\"\n";
        let faults = |path: &str| {
            unlisted(&[File::new("crates/a/tests/Cargo.toml", manifest), File::new(path, "//! Tests.\n")])
        };
        assert_eq!(faults("crates/a/tests/rules.rs"), []);
        assert_eq!(faults("crates/a/tests/rules/setup.rs"), []);
        assert_eq!(faults("crates/b/tests/soak.rs"), []);
        assert_eq!(faults("crates/a/tests/soak.rs").len(), 1);
    }
}
