//! The project's own files.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A text file of the project.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path from the root, with slashes.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl File {
    /// A file with this text; for samples.
    pub fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned() }
    }

    /// The crate it belongs to, by folder.
    pub fn member(&self) -> Option<&str> {
        self.path.strip_prefix("crates/")?.split('/').next()
    }

    /// The extension of its name: `rs`, `md`, `toml`.
    pub fn extension(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Whether the whole file is for tests, benches or examples only.
    pub fn is_for_tests(&self) -> bool {
        let mut folders = self.path.split('/').skip(2);
        folders.any(|part| ["tests", "benches", "examples", "tests.rs"].contains(&part))
    }
}

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every text file of the project, in order of path, without built, downloaded and git files.
pub fn files(root: &Path) -> io::Result<Vec<File>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name();
            let path = entry.path();
            if entry.file_type()?.is_dir() {
                let is_ours = !["target", ".git", "proptest-regressions"].iter().any(|other| name == *other);
                folders.extend(is_ours.then_some(path));
            } else if ![".git", "Cargo.lock"].iter().any(|other| name == *other) {
                // A picture or a database is not text and is not checked.
                let Ok(text) = String::from_utf8(fs::read(&path)?) else { continue };
                let path = path.strip_prefix(root).unwrap_or(&path);
                let path = path
                    .components()
                    .map(|part| part.as_os_str().to_string_lossy())
                    .collect::<Vec<_>>()
                    .join("/");
                found.push(File { path, text });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_project_is_found() {
        let files = files(&root()).expect("the project can be read");
        for path in ["Cargo.toml", "crates/xtask/src/tree.rs", "crates/engine/src/lib.rs", ".gitignore"] {
            assert!(files.iter().any(|file| file.path == path), "{path} is part of the project");
        }
        assert!(!files.iter().any(|file| file.path.starts_with("target/") || file.path.starts_with(".git/")));
    }

    #[test]
    fn a_path_says_what_a_file_is() {
        let is_for_tests = |path: &str| File::new(path, "").is_for_tests();
        assert!(is_for_tests("crates/web/tests/api/play.rs"));
        assert!(is_for_tests("crates/store/benches/append.rs"));
        assert!(is_for_tests("crates/web/src/pages/tests.rs"));
        assert!(!is_for_tests("crates/engine/src/testing.rs"));
        assert_eq!(File::new("crates/web/src/lib.rs", "").member(), Some("web"));
        assert_eq!(File::new("docs/api.md", "").member(), None);
        assert_eq!(File::new(".ci/run", "").extension(), "");
    }
}
