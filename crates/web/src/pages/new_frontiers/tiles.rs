//! The order track and the seven action tiles.

use super::names;
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, mark, seat_class};
use engine::{Index, Seat};
use maud::{Markup, html};
use new_frontiers::ids::{Kind, Tile};
use new_frontiers::{State, Thing, View};

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section.acts.pane.pane-board aria-label=(t!(lang, "nf-actions")) {
            (kept_order(scene))
            div.actions data-board="tiles" { (kept_tiles(scene)) }
        }
    }
}

/// The order track, which is drawn again only if a disc or the action has changed.
fn kept_order(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let underway = view.underway().map(|underway| (underway.tile, underway.order));
    let keeper = view.goals.map(|goals| goals.keeper);
    let inputs = (&view.discs, view.n_selected, &view.selected, underway, keeper, view.round, view.is_over());
    scene.piece_lit_by("order", |_| false, &inputs, || order(scene))
}

/// The tiles, which are drawn again only if one of them has changed.
fn kept_tiles(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let tile = view.underway().map(|underway| underway.tile);
    let inputs = (&view.selected, tile, view.produce_credits, view.goals.is_some());
    let draw = || html! { @for tile in tiles(view) { (action_tile(scene, tile)) } };
    scene.piece_lit_by("tiles", |key| key.starts_with("tile-"), &inputs, draw)
}

/// The tiles in the order in which they are taught; the last one has two sides (NFG-001).
fn tiles(view: &View) -> [Tile; 7] {
    let last = if view.goals.is_some() { Tile::Goals } else { Tile::Isolation };
    [Tile::Develop, Tile::Settle, Tile::Explore, Tile::Produce, Tile::TradeConsume, Tile::Envoys, last]
}

pub(super) fn order(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let half = halfway(view);
    let n_past = usize::from(view.n_selected) + usize::from(half.is_some());
    html! {
        div.order.panel #order {
            h2 { (t!(lang, "nf-order")) }
            ol {
                @for (i, seat) in view.discs.iter().enumerate() {
                    @if i == n_past { li.gap aria-hidden="true" {} }
                    @let is_half = half == Some(i);
                    li.(seat_class(seat.0 + 1)).half[is_half].done[i < n_past && !is_half]
                        data-key={ "disc-" (nth_disc(view, i)) } {
                        (mark(seat.0 + 1)) span.vh { (disc_words(scene, i < n_past, *seat)) }
                    }
                }
                @if n_past >= view.discs.len() { li.gap aria-hidden="true" {} }
            }
            p { (situation(scene)) }
        }
    }
}

/// The disc whose selection is not finished. It is where it selected, or where the action has moved it (NFG-005).
fn halfway(view: &View) -> Option<usize> {
    let at = usize::from(view.n_selected);
    let seat = selector(view)?;
    view.discs.iter().take(at + 1).rposition(|disc| *disc == seat)
}

/// Who has selected the tile that is being executed, or will be as soon as a goal has been turned up or not.
fn selector(view: &View) -> Option<Seat> {
    if let Some(underway) = view.underway() {
        return view.selected[underway.tile.at()];
    }
    let n_tiles = view.selected.iter().flatten().count();
    let at = usize::from(view.n_selected);
    (n_tiles > at).then(|| view.discs.get(at).copied()).flatten()
}

/// Discs of the same colour are distinguished by their number, so that each is animated separately.
fn nth_disc(view: &View, at: usize) -> String {
    let seat = view.discs[at];
    let before = view.discs[..at].iter().filter(|other| **other == seat).count();
    format!("{seat}-{before}")
}

fn disc_words(scene: &Scene<'_, State>, has_selected: bool, seat: Seat) -> String {
    let name = scene.names.of(seat);
    if has_selected {
        t!(scene.lang, "nf-disc-done", name = name)
    } else {
        t!(scene.lang, "nf-disc-waits", name = name)
    }
}

/// Who selected and when the viewer's turn comes.
fn situation(scene: &Scene<'_, State>) -> String {
    let (view, lang) = (scene.view, scene.lang);
    if view.is_over() {
        return t!(lang, "nf-log-ended");
    }
    if view.round == 0 {
        return t!(lang, "nf-choosing-homes");
    }
    let Some(seat) = selector(view) else {
        let next = view.discs.get(usize::from(view.n_selected)).map(|seat| scene.names.of(*seat));
        return next.map_or_else(String::new, |name| t!(lang, "nf-selects-now", name = name));
    };
    let name = scene.names.of(seat);
    let Some(underway) = view.underway() else {
        // NFG-016: between the selection and the action, the keeper of a goal is asked.
        let keeper = view.goals.and_then(|goals| goals.keeper);
        return match keeper {
            Some(keeper) if scene.seat() == Some(keeper) => t!(lang, "nf-selected-you-reveal", name = name),
            Some(keeper) => t!(lang, "nf-selected-reveal", name = name, keeper = scene.names.of(keeper)),
            None => t!(lang, "nf-selected", name = name),
        };
    };
    let place = scene.seat().and_then(|mine| underway.order.iter().position(|other| *other == mine));
    match place {
        // NFG-004: nobody but the selector does anything here.
        None if underway.order.is_empty() && scene.seat() == Some(seat) => t!(lang, "nf-you-keep-goal"),
        None if underway.order.is_empty() => t!(lang, "nf-keeps-goal", name = name),
        None => t!(lang, "nf-selected", name = name),
        Some(0) => t!(lang, "nf-you-selected"),
        Some(place) => t!(lang, "nf-selected-you-act", name = name, place = place + 1),
    }
}

fn action_tile(scene: &Scene<'_, State>, tile: Tile) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let key = names::tile_key(tile);
    let by = view.selected[tile.at()];
    let now = view.underway().is_some_and(|underway| underway.tile == tile);
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Tile(tile)));
    let seat = by.map(|seat| seat_class(seat.0 + 1));
    html! {
        button.tile.act.can.used[by.is_some() && !now].now[now].a0[now].is-lit[press.is_lit()].(seat.unwrap_or_default())
            type="button" id=(key) data-key=(key) data-act=[press.act.as_deref()] data-group=[press.group.as_deref()] data-why=[press.why.as_deref()] {
            span.top {
                (icon(names::tile_icon(tile)))
                @if let Some(seat) = by {
                    span.by { (mark(seat.0 + 1)) span { (scene.names.of(seat)) } }
                } @else if tile == Tile::Produce && view.produce_credits > 0 {
                    span.amount.c-credits data-key="produce-credits" { (icon("credits")) (view.produce_credits) }
                }
            }
            span.name { (names::on_tile(&view.pack[tile].name, lang)) }
            span.bonus { (bonus(view, tile, lang)) }
        }
    }
}

/// What the selector gets, in a few words.
pub(super) fn bonus(view: &View, tile: Tile, lang: Lang) -> String {
    match tile {
        Tile::Develop => t!(lang, "nf-bonus-develop"),
        Tile::Explore => t!(lang, "nf-bonus-explore"),
        Tile::Settle => t!(lang, "nf-bonus-settle", n = view.pack.ends.colonists_left),
        Tile::Produce => t!(lang, "nf-bonus-produce", n = view.produce_credits),
        Tile::TradeConsume => {
            let prices = Kind::ALL.map(|kind| view.pack[kind].price.to_string()).join("/");
            t!(lang, "nf-bonus-trade", prices = prices)
        }
        Tile::Envoys => t!(lang, "nf-bonus-envoys"),
        Tile::Isolation => t!(lang, "nf-bonus-isolation"),
        Tile::Goals => t!(lang, "nf-bonus-goals"),
    }
}

#[cfg(test)]
mod tests {
    use super::{bonus, tiles};
    use crate::i18n::Lang;
    use engine::{Game, Viewer};
    use new_frontiers::ids::Tile;
    use new_frontiers::testing::Play;

    /// Two lines of a tile hold about so many letters.
    const LONGEST: usize = 45;

    #[test]
    fn lines_fit_on_their_tiles() {
        for table in ["supply produce 3", "goals"] {
            let view = Play::deal(table).state().view(Viewer::Spectator);
            for (tile, lang) in tiles(&view).into_iter().flat_map(|tile| [(tile, Lang::En), (tile, Lang::De)])
            {
                let line = bonus(&view, tile, lang);
                assert!(line.chars().count() <= LONGEST, "{line}");
            }
        }
    }

    #[test]
    fn tiles_say_prices_and_the_end() {
        let view = Play::deal("").state().view(Viewer::Spectator);
        assert_eq!(bonus(&view, Tile::TradeConsume, Lang::En), "Prices 1/2/3/4; selector: +1 VP first");
        assert_eq!(bonus(&view, Tile::Settle, Lang::De), "Wer wählt: +1 Kolonist; ≤ 4 übrig: Ende");
        assert_eq!(bonus(&view, Tile::Produce, Lang::En), "1 per world; selector: +1 windfall good");
    }
}
