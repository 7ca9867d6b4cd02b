//! Suggests known names for a mistyped word.

/// A clause such as `, did you mean "space_marines"?` for a mistyped word; empty if no known word is similar.
pub fn suggestion<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let len = word.chars().count();
    // If more than every third letter is wrong, or all letters of a short word, another word was meant.
    let limit = (len / 3).max(1).min(len.saturating_sub(1));
    let mut near: Vec<_> = known
        .into_iter()
        .map(|name| (distance(word, name), name))
        .filter(|(distance, _)| *distance <= limit)
        .collect();
    near.sort_unstable();
    near.dedup();
    match near.as_slice() {
        [] => String::new(),
        [(_, only)] => format!(", did you mean \"{only}\"?"),
        [(_, first), (_, second), ..] => format!(", did you mean \"{first}\" or \"{second}\"?"),
    }
}

/// How many letters must be inserted, removed or changed to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("militray", "military"), 2);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("börse", "boerse"), 2);
    }

    #[test]
    fn suggestions_are_near_first() {
        let known = ["spice_world", "space_marines", "ring_quarry", "spine_world"];
        assert_eq!(suggestion("spice_wrld", known), r#", did you mean "spice_world" or "spine_world"?"#);
        assert_eq!(suggestion("ring_query", known), r#", did you mean "ring_quarry"?"#);
        assert_eq!(suggestion("nothing", known), "");
        assert_eq!(suggestion("6", ["2", "3"]), "", "one letter is near to every other");
    }
}
