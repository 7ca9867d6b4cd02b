//! A faction: resources, supply columns, production tracks, automation, colonies and trade.

use super::{glyphs, holdings, names};
use crate::game::Scene;
use crate::i18n::t;
use crate::pages::components::{amount, icon, icon_s, seat_class};
use beyond_the_sun::effect::Exchange;
use beyond_the_sun::ids::{Column, Sort};
use beyond_the_sun::thing::Button;
use beyond_the_sun::{State, Thing, View};
use engine::{Index, Seat};
use maud::{Markup, html};

/// A faction, which is drawn again only if something has changed of what it shows.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = scene.view;
    let tableau_before = scene.before.map(|before| &before.tableaus[seat]);
    let own = (seat.0, &view.tableaus[seat], tableau_before);
    let rates = [Exchange::OreToPop, Exchange::ShipToPop].map(|exchange| view.trade_cost(seat, exchange));
    // What unlocks an ability is counted on the whole board.
    let has_locks = !view.mat_card(seat).abilities.is_empty();
    let board = has_locks.then_some(view);
    // Others may stand on the spaces of a private technology.
    let has_private = !view.tableaus[seat].private.is_empty();
    let pawns = |view: &View| view.tableaus.iter().map(|(_, it)| (it.pawn, it.pushed)).collect::<Vec<_>>();
    let pawns = has_private.then(|| (pawns(view), scene.before.map(pawns)));
    let seats = (view.turn == seat).then_some(&view.this_turn);
    let retinue = (view.turned, view.lasting, seats, view.systems, view.outposts, view.slots);
    scene.piece("mat", &(own, rates, board, pawns, retinue), || drawn(scene, seat))
}

fn drawn(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let own = scene.seat() == Some(seat);
    let pack = view.pack.pack();
    if !view.tableaus[seat].seated {
        return html! {
            section.mine.panel.pane.pane-mine.(seat_class(seat.0 + 1)) aria-label=(t!(lang, "bts-no-mat")) {
                div.fac.unseated id=[own.then_some("mat")] { p.muted.small { (t!(lang, "bts-no-mat")) } }
            }
        };
    }
    let faction = names::name(&pack[view.mat_card(seat).faction].name, lang);
    let label = if own {
        faction.to_owned()
    } else {
        t!(lang, "bts-faction-of", faction = faction, name = scene.names.of(seat))
    };
    html! {
        section.mine.panel.pane.pane-mine.(seat_class(seat.0 + 1)) aria-label=(label) {
            div.fac id=[own.then_some("mat")] {
                (resources(scene, seat, &label))
                (supply(scene, seat))
                (tracks(scene, seat))
                (holdings::section(scene, seat))
                (trade(scene, seat))
            }
        }
    }
}

/// For those who watch: all factions, one below the other.
pub(super) fn everybody(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.mine.mats.pane.pane-mine { @for seat in scene.view.players() { (section(scene, seat)) } }
    }
}

/// The key of a piece: plain for the viewer's own, with the seat for those of others.
fn key(scene: &Scene<'_, State>, seat: Seat, plain: &str) -> String {
    if scene.seat() == Some(seat) { plain.to_owned() } else { format!("{seat}-{plain}") }
}

/// What a press on a piece of one's own mat does; nobody presses those of others.
fn press(scene: &Scene<'_, State>, seat: Seat, key: &str, thing: Thing) -> names::Press {
    if scene.seat() != Some(seat) {
        return names::Press::default();
    }
    names::press(scene.lit(key), key, scene.why(thing))
}

fn resources(scene: &Scene<'_, State>, seat: Seat, label: &str) -> Markup {
    let (tableau, lang) = (&scene.view.tableaus[seat], scene.lang);
    let rows = [
        ("res-ore", "ore", i64::from(tableau.ore), t!(lang, "bts-ore-unit", n = tableau.ore), Button::PayOre),
        (
            "res-pop",
            "pop",
            i64::from(tableau.pop),
            t!(lang, "bts-pop-unit", n = tableau.pop),
            Button::PayPopulation,
        ),
    ];
    html! {
        div.res-box {
            h3 { (label) }
            div.bigres data-board={ "res-" (seat) } {
                @for (plain, unit, n, word, button) in &rows {
                    @let key = key(scene, seat, plain);
                    @let press = press(scene, seat, &key, Thing::Button(*button));
                    button.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
                        data-group=[press.group] data-why=[press.why] {
                        (amount(unit, *n, "")) small { (word) }
                    }
                }
            }
        }
    }
}

fn supply(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (tableau, mat) = (&view.tableaus[seat], view.mat_card(seat));
    let open: Vec<Column> = mat.growth(tableau.removed[Sort::Food.at()]).collect();
    let columns = Column::ALL.into_iter().filter(|column| mat.columns[column.at()] > 0);
    html! {
        div {
            h3 { (t!(lang, "bts-supply", n = tableau.n_supply())) }
            div.cols data-board={ "supply-" (seat) } {
                @for column in columns {
                    @let key = key(scene, seat, &names::column_key(column));
                    @let press = press(scene, seat, &key, Thing::Column(column));
                    @let (cubes, size) = (tableau.supply[column.at()], mat.columns[column.at()]);
                    button.col.can.grows[open.contains(&column)].is-lit[press.is_lit()] type="button" id=(key)
                        data-key=(key) data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                        span.box aria-hidden="true" {
                            @for _ in cubes..size { i.no {} }
                            @for _ in 0..cubes { i {} }
                        }
                        b { (column) }
                        span.vh { ": " (t!(lang, "bts-column-words", n = cubes, size = size)) }
                    }
                }
            }
        }
    }
}

fn tracks(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, tableau, mat) = (view.pack.pack(), &view.tableaus[seat], view.mat_card(seat));
    let removed = |sort: Sort| tableau.removed[sort.at()];
    let grows = mat.growth(removed(Sort::Food)).count();
    let mines = mat.ore(removed(Sort::Ore));
    let growth = |at: u8| mat.growth.iter().find(|it| it.at == at).map(|it| it.column.to_string());
    let mine = |at: u8| mat.mine.contains(&at).then(|| "+1".to_owned());
    html! {
        div.trk data-board={ "tracks-" (seat) } {
            (track(scene, seat, Sort::Food, (Button::Grow, "do-grow", t!(lang, "bts-grows", n = grows)), pack.common.food_markers, &growth))
            (track(scene, seat, Sort::Ore, (Button::Mine, "do-mine", t!(lang, "bts-mines", n = mines)), pack.common.ore_markers, &mine))
            (automation(scene, seat))
        }
    }
}

/// A production track: what is printed where markers are gone, and the markers that are left. The field left of
/// all markers is seen from the start.
fn track(
    scene: &Scene<'_, State>,
    seat: Seat,
    sort: Sort,
    (button, plain, gives): (Button, &str, String),
    n_markers: u8,
    printed: &dyn Fn(u8) -> Option<String>,
) -> Markup {
    let lang = scene.lang;
    let removed = scene.view.tableaus[seat].removed[sort.at()];
    let (do_key, track_key) = (key(scene, seat, plain), key(scene, seat, &names::track_key(sort)));
    let produce = press(scene, seat, &do_key, Thing::Button(button));
    let take = press(scene, seat, &track_key, Thing::Sort(sort));
    let is_more = scene.before.is_some_and(|before| before.tableaus[seat].removed[sort.at()] != removed);
    html! {
        div.track {
            button.lbl.can.is-lit[produce.is_lit()] type="button" id=(do_key) data-key=(do_key) data-act=[produce.act]
                data-group=[produce.group] data-why=[produce.why] {
                (names::sort(sort, lang)) small { (gives) }
            }
            button.cells.can.is-lit[take.is_lit()].is-changed[is_more] type="button" id=(track_key) data-key=(track_key)
                data-act=[take.act] data-group=[take.group] data-why=[take.why] {
                span.vh { (t!(lang, "bts-track-words", sort = names::sort(sort, lang), n = removed, all = n_markers)) }
                @for at in 0..=n_markers {
                    @let symbol = printed(at);
                    @if at <= removed {
                        span.cell.gain.{ "of-" (sort) }[symbol.is_some()] aria-hidden="true" { (symbol.as_deref().unwrap_or("·")) }
                    } @else {
                        span.cell.disc aria-hidden="true" { (icon_s(names::sort_icon(sort))) }
                    }
                }
            }
        }
    }
}

/// BTS-082: the automation track and the VP of each of its levels.
fn automation(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (mat, n) = (view.mat_card(seat), view.tableaus[seat].n_automated());
    html! {
        div.track data-key=(key(scene, seat, "automation")) {
            span.lbl { (t!(lang, "bts-automation")) small { (t!(lang, "bts-vp", n = mat.automation_vp(n))) } }
            span.cells {
                span.vh { (t!(lang, "bts-automated", n = n)) }
                @for (at, vp) in mat.automation.iter().enumerate() {
                    span.cell.sq.on[at < usize::from(n)] aria-hidden="true" { (vp) }
                }
                @if usize::from(n) > mat.automation.len() {
                    span.cell.sq.on aria-hidden="true" { "+" (usize::from(n) - mat.automation.len()) }
                }
            }
        }
    }
}

/// BTS-052: the three exchanges.
fn trade(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let ore = |exchange| view.trade_cost(seat, exchange);
    let ore_icon = || html! { svg.ic.i-ore aria-hidden="true" { use href=(crate::pages::components::sprite_url("ore")) {} } };
    let rows = [
        (
            Some(("do-buy", Button::Buy)),
            html! { (ore(Exchange::OreToPop)) (ore_icon()) "→" (icon("population")) },
            t!(lang, "bts-buy"),
        ),
        (
            None,
            html! { @if ore(Exchange::ShipToPop) > 0 { (ore(Exchange::ShipToPop)) (ore_icon()) } (icon(glyphs::ship_icon(1))) "→" (icon("population")) },
            t!(lang, "bts-retire"),
        ),
        (
            Some(("do-sell", Button::Sell)),
            html! { (icon("population")) "→" "1" (ore_icon()) },
            t!(lang, "bts-sell"),
        ),
    ];
    let trade_key = key(scene, seat, "do-trade");
    let press_trade = press(scene, seat, &trade_key, Thing::Button(Button::Trade));
    html! {
        div.tradebox data-board={ "trade-" (seat) } {
            button.lbl.can.is-lit[press_trade.is_lit()] type="button" id=(trade_key) data-key=(trade_key)
                data-act=[press_trade.act] data-group=[press_trade.group] data-why=[press_trade.why] { (t!(lang, "bts-trade")) }
            div.trade {
                @for (pressed, rate, words) in &rows {
                    @match pressed {
                        Some((plain, button)) => {
                            @let key = key(scene, seat, plain);
                            @let press = press(scene, seat, &key, Thing::Button(*button));
                            button.rate.can.is-lit[press.is_lit()] type="button" id=(key) data-key=(key) data-act=[press.act]
                                data-group=[press.group] data-why=[press.why] { span aria-hidden="true" { (rate) } span.vh { (words) } }
                        }
                        None => { div.rate { span aria-hidden="true" { (rate) } span.vh { (words) } } }
                    }
                }
            }
        }
    }
}
