//! The texts of a document, joined so that one offset identifies a file, a line and a column.

use std::ops::Range;

#[derive(Clone, Copy, Debug)]
struct File<'t> {
    name: &'t str,
    text: &'t str,
    start: usize,
}

/// All files of a document, in the order they were added; there is at least one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sources<'t>(Vec<File<'t>>);

impl<'t> Sources<'t> {
    /// Adds a file and returns the offset of its first byte.
    pub(crate) fn add(&mut self, name: &'t str, text: &'t str) -> usize {
        // One byte separates two files: the end of one file is not the start of the next.
        let start = self.0.last().map_or(0, |file| file.start + file.text.len() + 1);
        self.0.push(File { name, text, start });
        start
    }

    fn file(&self, offset: usize) -> &File<'t> {
        let after = self.0.partition_point(|file| file.start <= offset);
        &self.0[after.saturating_sub(1)]
    }

    /// File, line and column of an offset; line and column count from 1, columns in characters.
    pub(crate) fn locate(&self, offset: usize) -> (&'t str, usize, usize) {
        let file = self.file(offset);
        let mut end = (offset - file.start).min(file.text.len());
        while !file.text.is_char_boundary(end) {
            end -= 1;
        }
        let before = &file.text[..end];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (file.name, before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }

    /// The text of a range that lies in one file.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'t str {
        let file = self.file(range.start);
        file.text.get(range.start - file.start..range.end - file.start).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_name_a_file_a_line_and_a_column() {
        let mut sources = Sources::default();
        assert_eq!(sources.add("a.toml", "grün\nblau"), 0);
        let second = sources.add("b.toml", "x = 1\n");
        assert_eq!(sources.locate(0), ("a.toml", 1, 1));
        assert_eq!(sources.locate(4), ("a.toml", 1, 4), "columns count characters, not bytes");
        assert_eq!(sources.locate(second - 1), ("a.toml", 2, 5), "the end of a file belongs to it");
        assert_eq!(sources.locate(second + 4), ("b.toml", 1, 5));
        assert_eq!(sources.slice(second + 4..second + 5), "1");
    }
}
