//! Ledgers in two languages: the German one has every heading and every rule of the English one, in its order.

use crate::Fault;
use crate::tree::File;

/// The end of the name of a German ledger.
const GERMAN: &str = ".de.md";

/// Ledgers whose German counterpart is missing, or differs in its headings, rules, or rows of tables.
pub fn untranslated(files: &[File]) -> Vec<Fault> {
    let is_ledger = |file: &&File| {
        let name = file.path.strip_prefix("docs/rules/").and_then(|name| name.strip_suffix(".md"));
        name.is_some_and(|name| !name.contains('.'))
    };
    files.iter().filter(is_ledger).flat_map(|file| compared(file, files)).collect()
}

fn compared(english: &File, files: &[File]) -> Vec<Fault> {
    let path = english.path.replace(".md", GERMAN);
    let Some(german) = files.iter().find(|file| file.path == path) else {
        return vec![Fault::in_file(&english.path, format!("has no counterpart {path}"))];
    };
    let (wanted, found) = (skeleton(&english.text), skeleton(&german.text));
    let same = wanted.iter().zip(&found).take_while(|(a, b)| a.1 == b.1).count();
    match (wanted.get(same), found.get(same)) {
        (None, None) => vec![],
        (Some((at, bone)), found) => {
            let line = found.map_or(0, |(line, _)| *line);
            let what = format!("`{bone}` is missing, which stands in line {at} of {}", english.path);
            vec![Fault::at(&path, line, what)]
        }
        (None, Some((line, bone))) => {
            vec![Fault::at(&path, *line, format!("`{bone}` does not stand in {}", english.path))]
        }
    }
}

/// What both languages share, with its line: the levels of headings, ids and kinds of rules, rows of tables.
fn skeleton(text: &str) -> Vec<(usize, String)> {
    (1..).zip(text.lines()).filter_map(|(n, line)| bone(line).map(|bone| (n, bone))).collect()
}

fn bone(line: &str) -> Option<String> {
    if line.starts_with('#') {
        return line.split(' ').next().map(str::to_owned);
    }
    if line.starts_with('|') {
        return Some(format!("|{}", line.matches('|').count()));
    }
    let item = line.strip_prefix("- **")?;
    let (id, rest) = item.split_once("**")?;
    // Other words in bold are words, and are translated.
    let is_id =
        id.contains('-') && id.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    let kind = rest.trim_start().strip_prefix('[').and_then(|rest| rest.split_once(']'));
    is_id.then(|| format!("{id} {}", kind.map_or("", |(kind, _)| kind)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str =
        "# Rules\n\n## Setup\n\n- **NF-001** [setup] Take three.\n- **Note**: one\n\n| a | b |\n";

    fn faults(german: &str) -> Vec<String> {
        let files = [File::new("docs/rules/x.md", ENGLISH), File::new("docs/rules/x.de.md", german)];
        untranslated(&files).iter().map(Fault::to_string).collect()
    }

    #[test]
    fn a_whole_translation_has_no_fault() {
        let german =
            "# Regeln\n\n## Aufbau\n\n- **NF-001** [setup] Nimm drei.\n- **Hinweis**: eins\n\n| c | d |\n";
        assert_eq!(faults(german), Vec::<String>::new());
    }

    #[test]
    fn what_is_missing_or_too_much_is_named() {
        let missing =
            "docs/rules/x.de.md:3: `NF-001 setup` is missing, which stands in line 5 of docs/rules/x.md";
        assert_eq!(faults("# Regeln\n## Aufbau\n| c | d |\n"), [missing]);
        assert_eq!(
            faults("# Regeln\n## Aufbau\n- **NF-001** [turn] Nimm.\n| c | d |\n").len(),
            1,
            "another kind"
        );
        assert_eq!(
            faults("# Regeln\n### Aufbau\n- **NF-001** [setup] Nimm.\n| c | d |\n").len(),
            1,
            "another level"
        );
        let more = "# Regeln\n## Aufbau\n- **NF-001** [setup] Nimm.\n| c | d |\n- **NF-002** [setup] Neu.\n";
        assert_eq!(faults(more), ["docs/rules/x.de.md:5: `NF-002 setup` does not stand in docs/rules/x.md"]);
    }

    #[test]
    fn a_ledger_alone_is_a_fault_and_its_notation_is_not() {
        let alone = [File::new("docs/rules/x.md", ENGLISH), File::new("docs/rules/x.notation.md", ENGLISH)];
        assert_eq!(untranslated(&alone).len(), 1);
    }
}
