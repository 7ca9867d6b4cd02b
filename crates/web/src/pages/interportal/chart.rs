//! Where hexes lie in the drawing of the galaxy.

use crate::art::coordinate as c;
use interportal::Hex;

/// The radius of a hex.
pub(super) const SIDE: f64 = 38.0;
/// From the middle of a hex to that of its right neighbour.
const ACROSS: f64 = 65.8;
/// From one row to the next.
const DOWN: f64 = 57.0;
/// Room for tokens that reach over the edge.
const MARGIN: f64 = 10.0;

/// The sheet that a galaxy is drawn on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Chart {
    rings: u8,
}

impl Chart {
    /// A sheet that holds these hexes.
    pub(super) fn of(hexes: &[Hex]) -> Self {
        Self { rings: hexes.iter().map(|hex| hex.distance(Hex::CENTRE)).max().unwrap_or(0) }
    }

    /// Width and height.
    pub(super) fn size(self) -> (f64, f64) {
        let rings = f64::from(self.rings);
        (ACROSS * (2.0 * rings + 1.0) + 2.0 * MARGIN, DOWN * 2.0 * rings + 2.0 * SIDE + 2.0 * MARGIN)
    }

    /// The middle of a hex.
    pub(super) fn at(self, hex: Hex) -> Point {
        let ((q, r), (w, h)) = (hex.coordinates(), self.size());
        let (q, r) = (f64::from(q), f64::from(r));
        Point { x: w / 2.0 + ACROSS * (q + r / 2.0), y: h / 2.0 + DOWN * r }
    }
}

/// A place on the sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    /// To the right.
    pub(super) x: f64,
    /// Down.
    pub(super) y: f64,
}

impl Point {
    /// As an SVG moves to it: `12 34.5`.
    pub(super) fn text(self) -> String {
        format!("{} {}", c(self.x), c(self.y))
    }

    /// As an SVG moves a drawing to it.
    pub(super) fn moved(self) -> String {
        format!("translate({})", self.text())
    }
}

/// A hex with a corner at its top, around the origin.
pub(super) fn outline(radius: f64) -> String {
    let (half, side) = (radius * 0.5, radius * 0.866);
    format!(
        "M0 {}L{} {}V{}L0 {}L{} {}V{}Z",
        c(-radius),
        c(side),
        c(-half),
        c(half),
        c(radius),
        c(-side),
        c(half),
        c(-half)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Neighbours are equally far, and everything lies on the sheet.
    #[test]
    fn hexes_lie_beside_each_other_on_the_sheet() {
        let hexes: Vec<Hex> = Hex::within(4).collect();
        let chart = Chart::of(&hexes);
        let (w, h) = chart.size();
        for hex in &hexes {
            let here = chart.at(*hex);
            assert!(here.x > SIDE * 0.8 && here.x < w - SIDE * 0.8, "{hex}");
            assert!(here.y >= SIDE && here.y <= h - SIDE, "{hex}");
            for other in hex.neighbours().filter(|other| hexes.contains(other)) {
                let there = chart.at(other);
                let far = (there.x - here.x).hypot(there.y - here.y);
                assert!((far - ACROSS).abs() < 0.5, "{hex} to {other}: {far}");
            }
        }
    }
}
