//! The length of files.

use crate::Fault;
use crate::tree::File;

/// The most lines of a source file.
pub const WALL: usize = 500;

/// Sources and style sheets with more lines than that.
pub fn too_long(files: &[File]) -> Vec<Fault> {
    let sources = files.iter().filter(|file| ["rs", "js", "css", "sh"].contains(&file.extension()));
    sources
        .filter_map(|file| {
            let n_lines = file.text.lines().count();
            (n_lines > WALL).then(|| {
                let what = format!(
                    "{n_lines} lines, at most {WALL} are allowed: move one topic of it into a file of its own"
                );
                Fault::in_file(&file.path, what)
            })
        })
        .collect()
}

/// Rust files whose first line does not describe them.
pub fn without_a_first_sentence(files: &[File]) -> Vec<Fault> {
    let sources = files.iter().filter(|file| file.extension() == "rs");
    sources
        .filter(|file| !file.text.starts_with("//! "))
        .map(|file| Fault::at(&file.path, 1, "begin the file with one `//!` sentence that describes it"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_beyond_the_limit_are_found() {
        let of = |n: usize, path: &str| too_long(&[File::new(path, &"x\n".repeat(n))]).len();
        assert_eq!(of(WALL, "crates/web/src/a.rs"), 0);
        assert_eq!(of(WALL + 1, "crates/web/src/a.rs"), 1);
        assert_eq!(of(WALL + 1, "crates/web/assets/a.js"), 1);
        assert_eq!(of(WALL + 1, "crates/web/assets/a.css"), 1);
        assert_eq!(of(WALL + 1, "docs/rules/a.md"), 0, "ledgers, packs and goldens are as long as they are");
    }

    #[test]
    fn a_file_says_what_it_is() {
        let of = |text: &str| without_a_first_sentence(&[File::new("crates/web/src/a.rs", text)]).len();
        assert_eq!(of("//! The tables.\n"), 0);
        assert_eq!(of("use std::fmt;\n"), 1);
        assert_eq!(of(""), 1);
    }
}
