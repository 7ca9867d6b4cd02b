//! A copy of the project to break: only what has changed is written, so that only that is built again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Makes `to` hold the same files as `from`, but for what is built, or kept by git.
pub fn bring_up_to_date(from: &Path, to: &Path) -> io::Result<()> {
    let wanted = files_in(from)?;
    for path in &wanted {
        let text = fs::read(from.join(path))?;
        if fs::read(to.join(path)).ok().as_ref() != Some(&text) {
            let target = to.join(path);
            if let Some(folder) = target.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(target, text)?;
        }
    }
    for path in files_in(to)?.difference(&wanted) {
        fs::remove_file(to.join(path))?;
    }
    Ok(())
}

/// The files in a folder, by their path from it.
fn files_in(root: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(root.join(&folder)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                let is_ours = !["target", ".git"].iter().any(|other| entry.file_name() == *other);
                folders.extend(is_ours.then_some(path));
            } else if entry.file_name() != ".git" {
                found.insert(path);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_written() {
        let root = std::env::temp_dir().join(format!("fernweh-copy-{}", std::process::id()));
        let (from, to) = (root.join("from"), root.join("to"));
        let write = |path: PathBuf, text: &str| {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder is made");
            fs::write(path, text).expect("a file is written");
        };
        write(from.join("a/same.rs"), "same");
        write(from.join("a/changed.rs"), "new");
        write(from.join("target/built"), "large");
        write(to.join("a/same.rs"), "same");
        write(to.join("a/changed.rs"), "old");
        write(to.join("b/gone.rs"), "gone");
        let written = |path: &str| fs::metadata(to.join(path)).and_then(|it| it.modified()).expect("a time");
        let before = written("a/same.rs");
        bring_up_to_date(&from, &to).expect("the copy is made");
        assert_eq!(files_in(&to).expect("files"), files_in(&from).expect("files"));
        assert_eq!(fs::read_to_string(to.join("a/changed.rs")).expect("a text"), "new");
        assert_eq!(written("a/same.rs"), before, "it is not written again");
        fs::remove_dir_all(root).expect("the folder is removed");
    }
}
