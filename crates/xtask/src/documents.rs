//! Checks documents: decision records have three parts, links and paths exist, the overview stays short.

use crate::Fault;
use crate::tree::File;

/// The parts of a decision record, in this order.
const PARTS: &[&str] = &["Situation", "Choice", "Cost"];
/// The most lines of a record: one page.
const PAGE: usize = 70;
/// The most lines of ARCHITECTURE.md.
const OVERVIEW: usize = 200;

/// Decision records with a missing part.
pub fn bad_decisions(files: &[File]) -> Vec<Fault> {
    let records: Vec<&File> = files
        .iter()
        .filter(|file| file.path.starts_with("docs/decisions/") && file.extension() == "md")
        .collect();
    let mut faults = Vec::new();
    for (n, file) in records.iter().enumerate() {
        let mut fault = |what: String| faults.push(Fault::in_file(&file.path, what));
        let number = format!("{:04}", n + 1);
        let name = file.path.rsplit('/').next().unwrap_or_default();
        if !name.starts_with(&format!("{number}-")) {
            fault(format!("should be number {number}: records are counted without gaps"));
        }
        if !file.text.starts_with(&format!("# {number} ")) {
            fault(format!("should begin with `# {number} ` and what was chosen"));
        }
        let headings: Vec<&str> = file.text.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        if headings != PARTS {
            fault(format!("should have exactly the parts {}, has {}", PARTS.join(", "), headings.join(", ")));
        }
        let is_empty = |part: &str| part.lines().skip(1).all(|line| line.trim().is_empty());
        for part in file.text.split("\n## ").skip(1).filter(|part| is_empty(part)) {
            fault(format!("has no text under {}", part.trim()));
        }
        let n_lines = file.text.lines().count();
        if n_lines > PAGE {
            fault(format!("{n_lines} lines: a record is one page, at most {PAGE}"));
        }
    }
    if records.is_empty() {
        faults.push(Fault::in_file("docs/decisions", "there are no decision records"));
    }
    faults
}

/// An overview that is too long.
pub fn long_overview(files: &[File]) -> Vec<Fault> {
    let overview = files.iter().find(|file| file.path == "ARCHITECTURE.md");
    match overview.map(|file| file.text.lines().count()) {
        None => vec![Fault::in_file("ARCHITECTURE.md", "is missing")],
        Some(n_lines) if n_lines >= OVERVIEW => {
            vec![Fault::in_file("ARCHITECTURE.md", format!("{n_lines} lines: keep it under {OVERVIEW}"))]
        }
        Some(_) => vec![],
    }
}

/// Links and paths in documents that do not exist.
///
/// A link is `](path)`; a path is anything in back quotes that begins with a folder of the project.
pub fn dead_ends(files: &[File]) -> Vec<Fault> {
    let exists = |path: &str| {
        let path = path.trim_end_matches('/');
        files.iter().any(|file| {
            file.path == path || file.path.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'))
        })
    };
    let mut faults = Vec::new();
    // The ledgers and card sheets describe games, not the project.
    let documents = files.iter().filter(|file| {
        file.extension() == "md"
            && !file.path.starts_with("docs/rules/")
            && !file.path.starts_with("docs/cards/")
    });
    for file in documents {
        for (n, line) in file.text.lines().enumerate() {
            let links =
                line.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link);
            for link in links.filter(|link| !link.contains("://") && !link.starts_with(['#', '/'])) {
                let target = link.split_once('#').map_or(link, |(path, _)| path);
                if !exists(&joined(&file.path, target)) {
                    faults.push(Fault::at(
                        &file.path,
                        n + 1,
                        format!("links to `{link}`, which does not exist"),
                    ));
                }
            }
            let quoted = line.split('`').skip(1).step_by(2);
            let roots = ["crates/", "docs/", "scripts/", ".ci/"];
            let paths = quoted.filter(|text| roots.iter().any(|root| text.starts_with(root)));
            for path in paths.filter(|path| !path.contains(['<', '*', ' ', '…'])) {
                if !exists(path) {
                    faults.push(Fault::at(
                        &file.path,
                        n + 1,
                        format!("names `{path}`, which does not exist"),
                    ));
                }
            }
        }
    }
    faults
}

/// The path of `link`, relative to the document at `from`.
fn joined(from: &str, link: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "# 0001 Frames\n\n## Situation\n\nA.\n\n## Choice\n\nB.\n\n## Cost\n\nC.\n";

    fn faults(path: &str, text: &str) -> Vec<String> {
        bad_decisions(&[File::new(path, text)]).into_iter().map(|fault| fault.what).collect()
    }

    #[test]
    fn a_whole_record_passes() {
        assert_eq!(faults("docs/decisions/0001-frames.md", RECORD), [""; 0]);
    }

    #[test]
    fn a_record_says_everything() {
        let path = "docs/decisions/0001-frames.md";
        assert!(faults(path, &RECORD.replace("## Cost\n\nC.\n", ""))[0].contains("exactly the parts"));
        assert!(faults(path, &RECORD.replace("C.\n", ""))[0].contains("no text under Cost"));
        assert!(faults(path, &RECORD.replace("# 0001", "# 0002"))[0].contains("should begin"));
        assert!(faults(path, &RECORD.replace("B.", &"B.\n".repeat(PAGE)))[0].contains("one page"));
        assert!(faults("docs/decisions/0002-frames.md", RECORD)[0].contains("without gaps"));
        assert_eq!(bad_decisions(&[]).len(), 1);
    }

    #[test]
    fn the_overview_is_short() {
        let of = |n: usize| long_overview(&[File::new("ARCHITECTURE.md", &"x\n".repeat(n))]).len();
        assert_eq!((of(OVERVIEW - 1), of(OVERVIEW)), (0, 1));
        assert_eq!(long_overview(&[]).len(), 1);
    }

    #[test]
    fn links_lead_somewhere() {
        let of = |path: &str, text: &str| {
            dead_ends(&[
                File::new(path, text),
                File::new("docs/api.md", ""),
                File::new("crates/web/src/lib.rs", ""),
            ])
            .len()
        };
        assert_eq!(
            of("README.md", "[API](docs/api.md#errors), [x](https://a.b), [y](#here), `crates/web/src/`"),
            0
        );
        assert_eq!(of("docs/decisions/0001-x.md", "[API](../api.md)"), 0);
        assert_eq!(of("docs/decisions/0001-x.md", "[API](api.md)"), 1);
        assert_eq!(of("README.md", "see `crates/web/src/gone.rs` and `docs/<game>.md`"), 1);
    }
}
