//! Pictures: our own vector art, drawn from a seed. The same seed gives the same picture everywhere.

mod dice;
mod orbit;
mod palette;
mod planet;
mod scene;

pub(crate) use dice::{c as coordinate, o as opacity};
pub use orbit::{card, orbits};
pub use palette::Kind;
pub use planet::planet;
pub use scene::{Lid, scene};
pub(crate) use scene::{before_sky, placed};

use maud::{Markup, html};

/// Gradients and clips that all pictures of a page share; the frame puts them into the page once, with the skies of `lids`.
/// Zero-sized and not `display: none`, which would switch gradients off in some browsers.
pub fn defs(lids: &[&'static Lid]) -> Markup {
    html! {
        svg.defs width="0" height="0" aria-hidden="true" {
            defs { (inner_defs(lids)) }
        }
    }
}

/// The same without its frame, for a drawing that stands alone.
pub(crate) fn inner_defs(lids: &[&'static Lid]) -> Markup {
    html! { (palette::gradients()) (planet::clip()) (scene::skies(lids)) }
}

/// The brand: a world and its orbit.
pub fn brand() -> Markup {
    html! {
        svg viewBox="0 0 32 32" aria-hidden="true" {
            circle.b-ring cx="16" cy="16" r="14" {}
            path.b-way d="M3 21C10 9 20 6 29 11" {}
            circle.b-world cx="11" cy="13.4" r="4.2" {}
            circle.b-far cx="24.6" cy="9.4" r="2" {}
            circle.b-dust cx="21" cy="22" r="1.2" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_picture() {
        let draw = |seed| planet::body(seed, Kind::Genes).into_string();
        assert_eq!(draw("alpha-centauri"), draw("alpha-centauri"));
        assert_ne!(draw("alpha-centauri"), draw("spice-world"));
        assert_eq!(
            card("public-works", "develop", Kind::Grey).into_string(),
            card("public-works", "develop", Kind::Grey).into_string()
        );
    }

    /// A picture may occur on a page several times, so it must not contain ids.
    #[test]
    fn only_defs_have_ids() {
        for kind in Kind::ALL {
            assert!(!planet("x", kind).0.contains(" id="), "{kind:?}");
        }
        for game in crate::GAMES.lids() {
            assert!(!scene(game).into_string().contains(" id="), "{game:?}");
        }
        assert!(!card("x", "develop", Kind::Alien).into_string().contains(" id="));
    }

    /// Everything that a picture refers to is in the shared definitions.
    #[test]
    fn references_are_defined() {
        let defs = defs(&crate::GAMES.lids()).into_string();
        let mut pictures = String::new();
        for kind in Kind::ALL {
            for seed in ["a", "b", "c", "d", "e", "f"] {
                pictures += &planet(seed, kind).0;
            }
        }
        for game in crate::GAMES.lids() {
            pictures += &scene(game).into_string();
        }
        for reference in pictures.split("url(#").skip(1) {
            let id = reference.split(')').next().unwrap();
            assert!(defs.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
