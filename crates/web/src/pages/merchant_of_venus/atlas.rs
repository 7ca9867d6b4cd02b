//! Where things are drawn: the coordinates of the pack in pixels of the map, and the look of every system.

use engine::Index;
use maud::Render;
use merchant_of_venus::cards::{Pack, SystemKind};
use merchant_of_venus::ids::{Space, System};
use std::fmt;

/// Width of the map in its own pixels.
pub(super) const WIDTH: u16 = 1534;
/// Height of the map in its own pixels.
pub(super) const HEIGHT: u16 = 1306;

/// A place on the map; prints as `x y`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    /// The corner of the map, or the middle of what is drawn by itself.
    pub(super) const ORIGIN: Self = Self { x: 0.0, y: 0.0 };

    /// From the thousandths of the pack, in whole pixels: a map has hundreds of places, and whole numbers are short.
    fn of([x, y]: [u16; 2]) -> Self {
        Self { x: ((f64::from(x) - 116.0) * 1.65).round(), y: ((f64::from(y) + 46.0) * 1.22).round() }
    }

    /// Moved aside.
    pub(super) fn by(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// A coordinate as it is written: with one decimal at most.
    pub(super) fn n(value: f64) -> Tenths {
        // The map is small, so that every coordinate fits.
        Tenths((value * 10.0).round() as i32)
    }

    /// What moves a drawing around the origin here.
    pub(super) fn translation(self) -> String {
        format!("translate({self})")
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Self::n(self.x), Self::n(self.y))
    }
}

impl Render for Point {
    fn render_to(&self, buffer: &mut String) {
        Self::n(self.x).render_to(buffer);
        buffer.push(' ');
        Self::n(self.y).render_to(buffer);
    }
}

/// A number with one decimal at most. A map has thousands of them, and whole numbers are written faster than others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tenths(i32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let n = self.0.unsigned_abs();
        match n % 10 {
            0 => write!(f, "{sign}{}", n / 10),
            tenth => write!(f, "{sign}{}.{tenth}", n / 10),
        }
    }
}

impl Render for Tenths {
    fn render_to(&self, buffer: &mut String) {
        if self.0 < 0 {
            buffer.push('-');
        }
        let n = self.0.unsigned_abs();
        (n / 10).render_to(buffer);
        if !n.is_multiple_of(10) {
            buffer.push('.');
            (n % 10).render_to(buffer);
        }
    }
}

/// Where a space is.
pub(super) fn at(pack: &Pack, space: Space) -> Point {
    Point::of(pack[space].at)
}

/// The arrow that points from one space to another.
pub(super) fn arrow(pack: &Pack, from: Space, to: Space) -> char {
    const ARROWS: [char; 8] = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];
    let (from, to) = (at(pack, from), at(pack, to));
    let eighth = (to.y - from.y).atan2(to.x - from.x) / std::f64::consts::FRAC_PI_4;
    ARROWS[(eighth.round() as i32).rem_euclid(8) as usize]
}

/// The middle of a system.
pub(super) fn centre(pack: &Pack, system: System) -> Point {
    Point::of([pack[system].x, pack[system].y])
}

/// On which side of its point a plate lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    /// It begins there.
    Right,
    /// It ends there.
    Left,
    /// It is centred there.
    Middle,
}

/// The look of a system: its world, the light around it, and where its plate and name are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    /// The gradient of the world, its place relative to the middle, and its radius.
    pub(super) world: Option<(&'static str, f64, f64, f64)>,
    /// The gradient of the light and its two radii.
    pub(super) light: (&'static str, f64, f64),
    /// Where the plate is.
    pub(super) plate: (f64, f64, Side),
    /// Where the name is when the whole map is shown.
    pub(super) name: (f64, f64),
}

/// The look of each system, in the order of the pack.
const LOOKS: [(&str, Look); System::COUNT] = [
    ("GB", look(None, ("mv-gb", 120.0, 90.0), (571.0, 690.0, Side::Middle), (571.0, 689.0))),
    (
        "TRP",
        look(
            Some(("pl-violet", 150.0, 174.0, 36.0)),
            ("mv-sys", 150.0, 130.0),
            (221.0, 92.0, Side::Right),
            (176.0, 320.0),
        ),
    ),
    (
        "COL",
        look(
            Some(("pl-genes", 282.0, 584.0, 24.0)),
            ("mv-sys", 100.0, 90.0),
            (280.0, 490.0, Side::Right),
            (282.0, 670.0),
        ),
    ),
    (
        "JUN",
        look(
            Some(("pl-genes", 155.0, 782.0, 31.0)),
            ("mv-sys", 120.0, 90.0),
            (142.0, 881.0, Side::Right),
            (155.0, 872.0),
        ),
    ),
    (
        "ICE",
        look(
            Some(("pl-blue", 178.0, 1182.0, 36.0)),
            ("mv-sys", 130.0, 110.0),
            (315.0, 1141.0, Side::Right),
            (181.0, 1291.0),
        ),
    ),
    ("BIO", look(None, ("mv-bio", 120.0, 110.0), (442.0, 317.0, Side::Left), (546.0, 454.0))),
    (
        "DES",
        look(
            Some(("pl-rare", 678.0, 154.0, 31.0)),
            ("mv-sys", 110.0, 115.0),
            (604.0, 220.0, Side::Left),
            (685.0, 287.0),
        ),
    ),
    ("NEB", look(None, ("mv-neb", 330.0, 190.0), (703.0, 517.0, Side::Right), (807.0, 561.0))),
    (
        "GIA",
        look(
            Some(("pl-rare", 729.0, 921.0, 42.0)),
            ("mv-sys", 110.0, 130.0),
            (802.0, 864.0, Side::Right),
            (729.0, 1021.0),
        ),
    ),
    ("AST", look(None, ("mv-ast", 260.0, 150.0), (1033.0, 1100.0, Side::Right), (848.0, 1293.0))),
    (
        "WAT",
        look(
            Some(("pl-novelty", 1066.0, 383.0, 34.0)),
            ("mv-sys", 120.0, 120.0),
            (1025.0, 244.0, Side::Right),
            (1066.0, 503.0),
        ),
    ),
    ("GEN", look(None, ("mv-sys", 110.0, 110.0), (1152.0, 920.0, Side::Right), (1063.0, 950.0))),
    (
        "MOO",
        look(
            Some(("pl-grey", 1280.0, 174.0, 34.0)),
            ("mv-sys", 130.0, 120.0),
            (1381.0, 229.0, Side::Right),
            (1290.0, 312.0),
        ),
    ),
    (
        "POL",
        look(
            Some(("pl-alien", 1320.0, 669.0, 32.0)),
            ("mv-sys", 130.0, 100.0),
            (1393.0, 764.0, Side::Right),
            (1313.0, 765.0),
        ),
    ),
    (
        "WAR",
        look(
            Some(("pl-red", 1290.0, 1166.0, 36.0)),
            ("mv-sys", 130.0, 130.0),
            (1391.0, 1081.0, Side::Right),
            (1290.0, 1017.0),
        ),
    ),
    (
        "SGI",
        look(
            Some(("pl-red", 386.0, 969.0, 34.0)),
            ("mv-sgi", 170.0, 150.0),
            (386.0, 969.0, Side::Middle),
            (386.0, 1060.0),
        ),
    ),
    (
        "SNO",
        look(
            Some(("pl-star", 967.0, 140.0, 13.0)),
            ("mv-sno", 150.0, 130.0),
            (967.0, 63.0, Side::Middle),
            (967.0, 73.0),
        ),
    ),
];

const fn look(
    world: Option<(&'static str, f64, f64, f64)>,
    light: (&'static str, f64, f64),
    plate: (f64, f64, Side),
    name: (f64, f64),
) -> Look {
    Look { world, light, plate, name }
}

/// The look of a system.
pub(super) fn look_of(system: System) -> &'static Look {
    &LOOKS[usize::from(system.index())].1
}

/// Whether a First Contact card lies on a system.
pub(super) fn has_culture(pack: &Pack, system: System) -> bool {
    pack[system].kind == SystemKind::System
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_have_one_decimal_at_most() {
        for (value, text) in [(0.0, "0"), (-0.3, "-0.3"), (12.34, "12.3"), (-1533.96, "-1534"), (7.0, "7")] {
            assert_eq!(Point::n(value).to_string(), text);
            assert_eq!(Point::n(value).render().into_string(), text);
        }
        assert_eq!(
            Point { x: 1.25, y: -20.0 }.render().into_string(),
            Point { x: 1.25, y: -20.0 }.to_string()
        );
    }

    #[test]
    fn every_system_has_its_own_look() {
        for (system, (id, look)) in System::all().zip(LOOKS) {
            assert_eq!(system.id(), id);
            let middle = centre(Pack::standard(), system);
            let (x, y) = look.name;
            assert!((middle.x - x).hypot(middle.y - y) < 160.0, "the name of {id} is near it");
        }
    }

    #[test]
    fn every_space_lies_on_the_map_and_apart_from_all_others() {
        let pack = Pack::standard();
        let points: Vec<Point> = Space::all().map(|space| at(pack, space)).collect();
        for (n, one) in points.iter().enumerate() {
            assert!((20.0..f64::from(WIDTH) - 20.0).contains(&one.x), "{one}");
            assert!((20.0..f64::from(HEIGHT) - 20.0).contains(&one.y), "{one}");
            for two in &points[..n] {
                assert!((one.x - two.x).hypot(one.y - two.y) > 24.0, "{one} and {two} can both be pressed");
            }
        }
    }
}
