//! Finds the ids of a pack in the order of its files, before the pack can be read.

/// The values of `field` in the entries under `header`, in the order of `texts`.
///
/// `header` is the line that begins an entry (`[[card]]`) or a list of entries (`spaces = [`). This function scans
/// the text instead of reading the pack, because reading the pack already needs the ids. It recognises only a field
/// at the beginning of a line, and a list with one entry on each line.
pub fn ids<'t>(texts: impl IntoIterator<Item = &'t str>, header: &str, field: &str) -> Vec<&'t str> {
    let (in_list, in_table) = (format!("  {{ {field} = \""), format!("{field} = "));
    let mut is_inside = false;
    let mut ids = Vec::new();
    for line in texts.into_iter().flat_map(str::lines) {
        if line.starts_with('[') || line.ends_with(" = [") {
            is_inside = line == header;
        } else if is_inside {
            let id = line.strip_prefix(&in_list).and_then(|rest| rest.split('"').next());
            ids.extend(id.or_else(|| line.strip_prefix(&in_table).map(|id| id.trim_matches('"'))));
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::ids;

    const TEXT: &str = "[[card]]\nid = \"a\"\nname = \"id = x\"\ntags = [\n  { id = \"no\" },\n]\n[[other]]\nid = \"b\"\n\
                        [[card]]\nid = 7\nspaces = [\n  { id = \"s\", x = 1 },\n  { id = \"t\" },\n]\n";

    #[test]
    fn entries_of_a_table() {
        assert_eq!(ids([TEXT], "[[card]]", "id"), ["a", "7"]);
        assert_eq!(ids([TEXT, TEXT], "[[other]]", "id"), ["b", "b"]);
    }

    #[test]
    fn entries_of_a_list() {
        assert_eq!(ids([TEXT], "spaces = [", "id"), ["s", "t"]);
        assert_eq!(ids([TEXT], "spaces = [", "x"), [""; 0]);
    }
}
