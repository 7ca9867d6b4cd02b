//! Many mutants in few builds: they lie in a square, and each row and each column is built once.
//!
//! A mutant is in one row and one column, and shares with any other at most one of the two. If a test fails in its row,
//! and each other mutant of that row is in a column in which the test passes, the test fails because of this mutant.

use std::collections::BTreeSet;

/// The rows and columns of a square of so many mutants; none if a build for each of them would be as cheap.
pub fn lines(n: usize) -> Vec<Vec<usize>> {
    let side = (1..).find(|side| side * side >= n).unwrap_or(n);
    let rows = (0..side).map(|row| (row * side..n.min((row + 1) * side)).collect::<Vec<_>>());
    let columns = (0..side).map(|column| (column..n).step_by(side).collect());
    let lines: Vec<_> = rows.chain(columns).filter(|line| !line.is_empty()).collect();
    if lines.len() < n { lines } else { Vec::new() }
}

/// A build with several mutants.
pub struct Built {
    /// Those that are in it.
    pub mutants: BTreeSet<usize>,
    /// The tests that failed; none if that is not known.
    pub failed: Option<BTreeSet<String>>,
}

/// The tests that fail because of one mutant.
pub fn noticed(mutant: usize, builds: &[Built]) -> impl Iterator<Item = &String> {
    let own = builds.iter().filter(move |built| built.mutants.contains(&mutant));
    own.flat_map(move |built| {
        let is_innocent = move |other: &usize, test: &String| {
            *other == mutant || builds.iter().any(|it| passes_with(it, *other, mutant, test))
        };
        let failed = built.failed.iter().flatten();
        failed.filter(move |test| built.mutants.iter().all(|other| is_innocent(other, test)))
    })
}

/// Whether a test passes in a build with one mutant and without another.
fn passes_with(built: &Built, with: usize, without: usize, test: &String) -> bool {
    built.mutants.contains(&with)
        && !built.mutants.contains(&without)
        && built.failed.as_ref().is_some_and(|failed| !failed.contains(test))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_mutants_meet_once_at_most() {
        for n in 0..40 {
            let lines = lines(n);
            assert!(lines.is_empty() || lines.len() < n);
            assert_eq!(lines.is_empty(), n < 6, "{n}");
            for one in (0..n).filter(|_| !lines.is_empty()) {
                assert_eq!(lines.iter().filter(|line| line.contains(&one)).count(), 2, "{one} of {n}");
                for other in (0..n).filter(|other| *other != one) {
                    let both = lines.iter().filter(|line| line.contains(&one) && line.contains(&other));
                    assert!(both.count() < 2, "{one} and {other} of {n}");
                }
            }
        }
    }

    /// Nine mutants; which tests each of them breaks.
    fn built(breaks: &[&[&str]; 9]) -> Vec<Built> {
        let built = |line: Vec<usize>| {
            let failed = line.iter().flat_map(|at| breaks[*at]).map(|it| (*it).to_owned()).collect();
            Built { mutants: line.into_iter().collect(), failed: Some(failed) }
        };
        lines(9).into_iter().map(built).collect()
    }

    fn names(mutant: usize, builds: &[Built]) -> BTreeSet<&str> {
        noticed(mutant, builds).map(String::as_str).collect()
    }

    #[test]
    fn only_what_one_mutant_breaks_is_told_of_it() {
        let mut builds = built(&[&["a"], &["a", "b"], &[], &["c"], &["c"], &[], &[], &[], &["z"]]);
        assert_eq!(names(0, &builds), ["a"].into(), "in the column");
        assert_eq!(names(1, &builds), ["a", "b"].into());
        assert_eq!(names(2, &builds), [].into(), "nothing notices it");
        assert_eq!(names(8, &builds), ["z"].into());
        builds[2].failed = None;
        assert_eq!(names(8, &builds), ["z"].into(), "its column is enough");
        builds[5].failed = None;
        assert_eq!(names(8, &builds), [].into(), "nothing is known");
        assert_eq!(names(1, &builds), [].into(), "it may be mutant 2 in its row, and mutant 7 in its column");
    }

    /// A mutant that was left out of a row is not cleared by it.
    #[test]
    fn a_mutant_that_does_not_fit_in_clears_nobody() {
        let mut builds = built(&[&[], &["b"], &[], &[], &[], &[], &[], &[], &[]]);
        builds[0].mutants.remove(&1);
        builds[0].failed = Some(BTreeSet::new());
        assert_eq!(names(4, &builds), [].into(), "of the same column");
        assert_eq!(names(1, &builds), ["b"].into());
    }
}
