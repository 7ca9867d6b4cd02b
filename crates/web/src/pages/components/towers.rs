//! Towers over the columns of a final sheet: what each seat has from each source, true to scale.

use maud::{Markup, html};

/// Colours of sources; further ones begin again.
const COLOURS: usize = 12;

/// A part of a tower: the source it stands for, and from where to where it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    source: usize,
    from: i32,
    to: i32,
}

/// The parts of a tower, one above the other; what costs points hangs below the ground.
fn parts(points: impl Iterator<Item = i32>) -> Vec<Part> {
    let (mut above, mut below) = (0, 0);
    let part = |(source, n): (usize, i32)| {
        let edge = if n > 0 { &mut above } else { &mut below };
        let from = *edge;
        *edge += n;
        Part { source, from: from.min(*edge), to: from.max(*edge) }
    };
    points.enumerate().filter(|(_, n)| *n != 0).map(part).collect()
}

/// The row of towers of a sheet with so many seats; of each source what every seat has.
pub(crate) fn towers(n_seats: usize, sources: &[Vec<i32>]) -> Markup {
    let tower = |seat: usize| parts(sources.iter().map(|each| each.get(seat).copied().unwrap_or(0)));
    let all: Vec<Vec<Part>> = (0..n_seats).map(tower).collect();
    let top = all.iter().flatten().map(|part| part.to).max().unwrap_or(0).max(1);
    let ground = all.iter().flatten().map(|part| part.from).min().unwrap_or(0).min(0);
    // Nobody has any points: there is nothing to see.
    if all.iter().all(Vec::is_empty) {
        return html! {};
    }
    html! {
        tr.towers aria-hidden="true" {
            // As wide as the names of sources below it: the first row decides where a sheet is narrow.
            th {}
            @for tower in &all {
                td {
                    svg viewBox={ "0 0 1 " (top - ground) } preserveAspectRatio="none" {
                        @for part in tower {
                            rect.(class(part.source)) y=(top - part.to) width="1" height=(part.to - part.from) {}
                        }
                    }
                }
            }
        }
    }
}

/// The colour of a source, before its name.
pub(crate) fn source(n: usize) -> Markup {
    html! { i.src.(class(n)) aria-hidden="true" {} }
}

fn class(source: usize) -> String {
    format!("c{}", source % COLOURS)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parts stand on each other in the order of the sources, and losses hang below the ground.
    #[test]
    fn towers_are_true_to_scale() {
        let part = |source, from, to| Part { source, from, to };
        assert_eq!(
            parts([3, 0, -2, 4, -1].into_iter()),
            [part(0, 0, 3), part(2, -2, 0), part(3, 3, 7), part(4, -3, -2)]
        );
        let drawn = towers(2, &[vec![3, 6], vec![1, 0]]).into_string();
        assert_eq!(
            drawn.matches("viewBox=\"0 0 1 6\"").count(),
            2,
            "both have the scale of the highest: {drawn}"
        );
        assert!(drawn.contains("<rect class=\"c0\" y=\"3\" width=\"1\" height=\"3\">"), "{drawn}");
        assert!(drawn.contains("<rect class=\"c1\" y=\"2\" width=\"1\" height=\"1\">"), "{drawn}");
        assert!(drawn.contains("<rect class=\"c0\" y=\"0\" width=\"1\" height=\"6\">"), "{drawn}");
        assert_eq!(drawn.matches("<rect").count(), 3, "nothing is nothing");
        assert_eq!(towers(2, &[vec![0, 0]]).into_string(), "");
    }
}
