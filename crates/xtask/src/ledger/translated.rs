//! Ledgers in other languages: they have the same rules, headings and tables as the original, in the same places.

use crate::Fault;
use crate::tree::File;

/// The ledger that a file translates: `docs/rules/sample.md` for `docs/rules/sample.de.md`.
pub(super) fn original(file: &File) -> Option<String> {
    let name = file.path.strip_prefix("docs/rules/")?.strip_suffix(".md")?;
    let (game, language) = name.rsplit_once('.')?;
    let is_language = language.len() == 2 && language.chars().all(|c| c.is_ascii_lowercase());
    is_language.then(|| format!("docs/rules/{game}.md"))
}

/// The first place of each translation where its headings, rules, lists or tables are not those of its original.
pub fn astray(files: &[File]) -> Vec<Fault> {
    let translations = files.iter().filter_map(|file| Some((file, original(file)?)));
    translations
        .filter_map(|(file, path)| match files.iter().find(|other| other.path == path) {
            Some(original) => parting(file, original),
            None => Some(Fault::in_file(&file.path, format!("translates {path}, which is missing"))),
        })
        .collect()
}

fn parting(file: &File, original: &File) -> Option<Fault> {
    let (ours, theirs) = (outline(&file.text), outline(&original.text));
    let n_alike = ours.iter().zip(&theirs).take_while(|(our, their)| our.1 == their.1).count();
    let path = &original.path;
    match (ours.get(n_alike), theirs.get(n_alike)) {
        (None, None) => None,
        (Some((line, mark)), Some((at, meant))) => {
            Some(Fault::at(&file.path, *line, format!("`{mark}` where {path}:{at} has `{meant}`")))
        }
        (Some((line, mark)), None) => {
            Some(Fault::at(&file.path, *line, format!("`{mark}` comes after the end of {path}")))
        }
        (None, Some((at, meant))) => {
            Some(Fault::in_file(&file.path, format!("ends before `{meant}` of {path}:{at}")))
        }
    }
}

/// What does not depend on the language, with its lines.
fn outline(text: &str) -> Vec<(usize, String)> {
    (1..).zip(text.lines()).filter_map(|(n, line)| Some((n, mark(line)?))).collect()
}

fn mark(line: &str) -> Option<String> {
    let first = line.split(' ').next().unwrap_or_default();
    if let Some(item) = line.strip_prefix("- **") {
        let id: String = item.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        let is_id = id.contains(|c: char| c.is_ascii_digit());
        let kind = item.split_once("** [").and_then(|(_, rest)| rest.split_once(']')).map_or("", |it| it.0);
        return Some(if is_id { format!("- {id} [{kind}]") } else { "-".to_owned() });
    }
    if line.starts_with('|') {
        return Some(format!("| × {}", line.matches('|').count()));
    }
    let is_heading = !first.is_empty() && first.chars().all(|c| c == '#');
    let is_numbered = first.strip_suffix('.').is_some_and(|n| n.parse::<u32>().is_ok());
    (is_heading || is_numbered || first == "-").then(|| first.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "# Rules\n\nWords.\n\n- **NF-001** [turn] First.\n- **NF-002** [cost] Second.\n\n\
                         | a | b |\n|---|---|\n| 1 | 2 |\n\n1. Open.\n";

    fn found(path: &str, text: &str) -> Vec<String> {
        let files = [File::new("docs/rules/sample.md", FIRST), File::new(path, text)];
        astray(&files).iter().map(Fault::to_string).collect()
    }

    fn changed(from: &str, to: &str) -> usize {
        assert!(FIRST.contains(from), "{from}");
        found("docs/rules/sample.de.md", &FIRST.replacen(from, to, 1)).len()
    }

    #[test]
    fn other_words_are_no_fault() {
        assert_eq!(changed("Words.", "Wörter,\nauch auf zwei Zeilen."), 0);
        assert_eq!(changed("First", "Erste"), 0);
        assert_eq!(changed("| a | b |", "| eins | zwei |"), 0);
    }

    #[test]
    fn a_gap_an_addition_or_another_order_is_one() {
        assert_eq!(changed("- **NF-002** [cost] Second.\n", ""), 1);
        assert_eq!(changed("NF-002", "NF-003"), 1);
        assert_eq!(changed("[cost]", "[Kosten]"), 1, "the page translates kinds");
        assert_eq!(changed("# Rules", "## Rules"), 1);
        assert_eq!(changed("| 1 | 2 |\n", ""), 1);
        assert_eq!(changed("| 1 | 2 |", "| 1 |"), 1);
        assert_eq!(changed("1. Open.\n", ""), 1);
        assert_eq!(changed("1. Open.\n", "1. Offen.\n2. Mehr.\n"), 1);
    }

    #[test]
    fn a_translation_needs_an_original() {
        assert_eq!(found("docs/rules/other.de.md", FIRST).len(), 1);
        assert_eq!(found("docs/rules/sample.notation.md", "# Notation"), [""; 0], "and this is none");
    }
}
