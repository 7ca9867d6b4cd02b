//! An empire: resources, development spaces, worlds.

use super::boards::printed;
use super::hyphens::with_breaks;
use super::{names, text, world};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{amount, icon, points, seat_class};
use crate::pages::once::{self, Once};
use engine::{Index, Seat};
use maud::{Markup, html};
use new_frontiers::cards::Pack;
use new_frontiers::ids::Development;
use new_frontiers::{State, Thing, query};

pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let empire_before = scene.before.map(|before| &before.empires[seat]);
    scene.piece("empire", &(seat.0, &scene.view.empires[seat], empire_before), || drawn(scene, seat))
}

fn drawn(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let own = scene.seat() == Some(seat);
    let label =
        if own { t!(lang, "nf-your-empire") } else { t!(lang, "nf-empire-of", name = scene.names.of(seat)) };
    html! {
        section.mine.panel.pane.pane-mine.(seat_class(seat.0 + 1)) aria-label=(label) {
            div.mat id=[own.then_some("mat")] {
                (resources(scene, seat, &label))
                (developments(scene, seat))
                (worlds(scene, seat))
            }
        }
    }
}

/// For those who watch: all empires, one below the other.
pub(super) fn everybody(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.mine.mats.pane.pane-mine {
            @for seat in scene.view.empires.seats() { (section(scene, seat)) }
        }
    }
}

fn resources(scene: &Scene<'_, State>, seat: Seat, label: &str) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let empire = &view.empires[seat];
    let military = query::permanent_strength(&view.pack, empire);
    let rows = [
        ("credits", i64::from(empire.credits), t!(lang, "nf-credits-word", n = empire.credits)),
        ("colonist", i64::from(empire.colonists), t!(lang, "nf-colonists-word", n = empire.colonists)),
        ("mil", i64::from(military), t!(lang, "nf-military-word")),
        ("vp", i64::from(empire.vp), t!(lang, "nf-chips-word")),
    ];
    html! {
        div.r {
            h3 { span { (label) } }
            div.res {
                @for (unit, n, word) in &rows {
                    @let key = names::resource_key(seat, unit);
                    // NF-088: colonists are taken where one's own are counted.
                    @let press = names::press(scene.lit(&key), &key, None);
                    @if press.is_lit() {
                        button.can.is-lit type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group]
                            title=(word) { (amount(unit, *n, "")) small { (word) } }
                    } @else {
                        div data-key=(key) title=(word) { (amount(unit, *n, "")) small { (word) } }
                    }
                }
            }
        }
    }
}

fn developments(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, empire) = (&view.pack, &view.empires[seat]);
    let (used, limits) = (query::spaces(pack, empire), &pack.limits);
    let light = limits.light_development_spaces;
    let built = empire.developments.iter().map(|development| if pack[development].large { 2 } else { 1 });
    let sizes: Vec<u8> = built.chain((used..light).map(|_| 1)).collect();
    let n_columns = columns(&sizes);
    html! {
        div.d {
            h3 { span { (t!(lang, "nf-developments")) } b { (t!(lang, "nf-spaces", n = used, all = light)) } }
            div.slots {
                div.spaces.{ "in-" (n_columns) } data-board={ "own-" (seat) } {
                    @for development in empire.developments { (owned(scene, seat, development)) }
                    @for space in used + 1..=light { div.tile.tile-empty { (space) } }
                }
                div.reds {
                    @for space in used.max(light) + 1..=light + limits.red_development_spaces {
                        div.tile.tile-empty.red title=(t!(lang, "nf-red-space", n = space)) { (t!(lang, "nf-end")) }
                    }
                }
            }
        }
    }
}

/// How many columns it takes to lay tiles of these sizes in two rows, each where it first fits: five as printed,
/// more for tiles on red spaces and for large ones that leave a gap.
fn columns(sizes: &[u8]) -> u8 {
    let fits = |n_columns: u8| {
        let mut rows = [n_columns; 2];
        sizes.iter().all(|size| {
            let row = rows.iter_mut().find(|room| **room >= *size);
            row.map(|room| *room -= size).is_some()
        })
    };
    (5..).find(|n_columns| fits(*n_columns)).unwrap_or(5)
}

fn owned(scene: &Scene<'_, State>, seat: Seat, development: Development) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack[development]);
    let own = scene.seat() == Some(seat);
    let key = if own { format!("own-{development}") } else { format!("own-{seat}-{development}") };
    let lit = own.then(|| scene.lit(&key)).into_iter().flatten();
    let why = own.then(|| scene.why(Thing::Development(development))).flatten();
    let press = names::press(lit, &key, why);
    let changed = scene.before.is_some_and(|before| !before.empires[seat].developments.has(development));
    html! {
        button.tile.dev.can.wide[card.large].is-lit[press.is_lit()].is-changed[changed] type="button" id=(key)
            data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
            (OWNED.get((once::of_pack(pack), development, lang as u8), || face(pack, development, lang)))
        }
    }
}

/// What is printed on owned developments, by pack, tile and language.
static OWNED: Once<(usize, Development, u8)> = Once::new();

fn face(pack: &Pack, development: Development, lang: Lang) -> Markup {
    let card = &pack[development];
    html! {
        span.name { (names::on_tile(&card.name, lang)) }
        span.foot {
            span.power {
                @if let Some(power) = card.powers.first() { (icon(world::phase_icon(power.phase()))) }
                span { (with_breaks(&text::development(pack, development, lang))) }
            }
            (points(lang, printed(&card.points)))
        }
    }
}

fn worlds(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let empire = &view.empires[seat];
    let (n_colonies, n_explored) = (empire.colonies().len(), empire.explored.len());
    let places = view.pack.limits.worlds_held;
    html! {
        div.w {
            h3 {
                span { (t!(lang, "nf-worlds")) }
                b { (t!(lang, "nf-worlds-count", colonies = n_colonies, explored = n_explored)) }
            }
            div.worlds data-board={ "worlds-" (seat) } {
                @for world in empire.explored { (world::explored(scene, seat, world)) }
                @for colony in sorted(empire.colonies()) { (world::colony(scene, seat, colony)) }
                @for place in n_colonies + n_explored + 1..=places {
                    div.tile.tile-empty { (t!(lang, "nf-nth-world", n = place)) }
                }
            }
        }
    }
}

/// The home first, then the worlds.
fn sorted(colonies: engine::Bits<new_frontiers::Colony>) -> Vec<new_frontiers::Colony> {
    let mut sorted: Vec<_> = colonies.iter().collect();
    sorted.sort_by_key(|colony| (colony.world().is_some(), colony.index()));
    sorted
}

#[cfg(test)]
mod tests {
    use super::columns;

    /// NF-055: whatever is built on ten spaces and two red ones, it lies in two rows of at most seven.
    #[test]
    fn developments_lie_in_two_rows() {
        assert_eq!(columns(&[1; 10]), 5);
        assert_eq!(columns(&[2, 2, 2, 2, 1, 1]), 5, "small ones fill the gaps");
        assert_eq!(columns(&[2; 5]), 6, "large ones leave gaps");
        assert_eq!(columns(&[1; 12]), 6);
        // Every way to fill twelve spaces: bit i says whether the next tile is a large one.
        for ways in 0..1_u32 << 12 {
            let mut left = 12;
            let sizes: Vec<u8> = (0..12)
                .map(|i| 1 + (ways >> i & 1) as u8)
                .take_while(|size| {
                    left -= i32::from(*size);
                    left >= 0
                })
                .collect();
            assert!((5..=7).contains(&columns(&sizes)), "{sizes:?}");
        }
    }
}
