//! The markets: what is sold here, where my cargo sells, the best known trades, and all cultures.

use super::{names, shop, trades};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::breaks;
use crate::pages::components::{icon, icon_s};
use engine::{Index, Seat};
use maud::{Markup, html};
use merchant_of_venus::ids::{Culture, Equipment, Good, Technology};
use merchant_of_venus::{State, Thing, View};

/// Words of places that are longer than a line of an offer, with `|` where a line may end.
const LONG: &[&str] = &["Generationen|schiff", "Kriegs|versehrtes"];

pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        aside.market.panel.pane.pane-board aria-label=(t!(lang, "mv-markets")) data-board="market" {
            (pieces(scene))
        }
    }
}

/// The lists, each of which is drawn again only if something has changed of what it shows.
fn pieces(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let own = scene.seat().map(|seat| &view.merchants[seat]);
    let turn = scene.seat().filter(|seat| view.turn.seat == *seat).map(|_| &view.turn);
    let prices = (&view.contacts, &view.offers, &view.markets, &view.tech_offers);
    let place = own.map(|merchant| merchant.ship);
    let contracts = (&view.contracts, &view.ports, &view.exchanged, &view.waiting);
    let before = scene.before.map(|before| (&before.contacts, &before.offers));
    html! {
        @if let Some(seat) = scene.seat() {
            (scene.piece("here", &(prices, own, turn, contracts), || html! { (shop::here(scene, seat)) (sells(scene, seat)) }))
        }
        (scene.piece("trades", &(prices, own, turn), || trades::section(scene)))
        (scene.piece("cultures", &(&view.contacts, &view.offers, place, before), || cultures(scene)))
        (shop::intel(scene))
        (scene.piece("passengers", &(&view.waiting, &view.contacts, place), || shop::passengers(scene)))
        (scene.piece("catalogue", &(&view.contacts, &view.tech_offers, place), || shop::catalogue(scene)))
    }
}

/// A good as its token.
pub(super) fn token(scene: &Scene<'_, State>, good: Good, class: &str) -> Markup {
    let pack = scene.view.pack.pack();
    let category = names::category_class(pack[good].category);
    html! {
        span.goodtk.(category).(class) role="img" aria-label=(names::good(pack, good, scene.lang)) {
            (icon(names::good_icon(good)))
        }
    }
}

/// A good as a button that says what sells where.
pub(super) fn asks(scene: &Scene<'_, State>, good: Good) -> Markup {
    let token = token(scene, good, "s");
    html! {
        @match scene.why(Thing::Good(good)) {
            Some(why) => button.asks type="button" data-why=(why) aria-label=(t!(scene.lang, "mv-sells-where", it = names::good(scene.view.pack.pack(), good, scene.lang))) { (token) },
            None => (token),
        }
    }
}

/// The number of a culture, dashed while nobody has found it.
pub(super) fn number(culture: Culture, known: bool) -> Markup {
    html! { span.cnumb.unk[!known] { (culture.number()) } }
}

/// MV-138 to MV-140: where each good aboard can be sold, as far as the table knows.
pub(super) fn sells(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let merchant = &view.merchants[seat];
    html! {
        div.panel-head { h2 { (t!(lang, "mv-cargo-sells")) } }
        div.sells data-key="sells" {
            @if merchant.n_goods() == 0 { p.muted.small { (t!(lang, "mv-no-cargo")) } }
            @for good in merchant.kinds() { (sell(scene, seat, good)) }
        }
    }
}

fn sell(scene: &Scene<'_, State>, seat: Seat, good: Good) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, card) = (view.pack.pack(), &view.pack.pack()[good]);
    let aboard = view.merchants[seat].goods[good.at()];
    let mut known: Vec<Culture> =
        card.buyers.iter().copied().filter(|it| view.system_of(*it).is_some()).collect();
    known.sort_by_key(|it| {
        std::cmp::Reverse(view.market_state(*it, good).map(|state| card.resale[state.at()]))
    });
    let unknown: Vec<Culture> =
        card.buyers.iter().copied().filter(|it| view.system_of(*it).is_none()).collect();
    html! {
        div.sell {
            div.h {
                (asks(scene, good)) (names::good(pack, good, lang))
                small { "×" (aboard) span.vh { " " (t!(lang, "mv-n-aboard", n = aboard)) } }
            }
            div.offers {
                @for culture in known {
                    div.offer {
                        (number(culture, true))
                        span { (breaks::with_breaks(&culture_at(view, culture, lang), LONG)) }
                        (state_of(scene, culture, good))
                        span.v { @match view.market_state(culture, good) { Some(state) => (card.resale[state.at()]), None => "–" } }
                    }
                }
                @if let Some(first) = unknown.first() {
                    div.offer.unk {
                        (number(*first, false))
                        span {
                            (t!(lang, "mv-not-found", names = unknown.iter().map(|it| names::culture(pack, *it, lang)).collect::<Vec<_>>().join(", ")))
                        }
                        span {} span.v { "?" }
                    }
                }
            }
        }
    }
}

/// The arrow of a market: down weak, level active, up strong.
pub(super) fn state_of(scene: &Scene<'_, State>, culture: Culture, good: Good) -> Markup {
    let words = names::speaker(scene.view.pack.pack(), scene.lang);
    html! {
        @match scene.view.market_state(culture, good) {
            Some(state) => {
                span.{ "m-" (state) } { (icon_s(names::market_icon(state))) span.vh { (words.market(state)) } }
            }
            None => span {}
        }
    }
}

/// "Shenna, Water World".
pub(super) fn culture_at(view: &View, culture: Culture, lang: Lang) -> String {
    let pack = view.pack.pack();
    let name = names::culture(pack, culture, lang);
    view.system_of(culture)
        .map_or_else(|| name.to_owned(), |at| format!("{name}, {}", names::system(pack, at, lang)))
}

/// All goods with the cultures that make them; those that were found come first.
fn cultures(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let is_known = |culture: &Culture| view.system_of(*culture).is_some();
    let n_known = Culture::all().filter(is_known).count();
    let (known, unknown): (Vec<Culture>, Vec<Culture>) = Culture::all().partition(is_known);
    html! {
        div.panel-head {
            h2 { (t!(lang, "mv-cultures")) }
            span.note { (t!(lang, "mv-n-known", n = n_known, all = Culture::COUNT)) }
        }
        ul.mk { @for culture in known.into_iter().chain(unknown) { (culture_row(scene, culture)) } }
    }
}

fn culture_row(scene: &Scene<'_, State>, culture: Culture) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, good) = (view.pack.pack(), culture.good());
    let at = view.system_of(culture);
    let stock = view.offers[culture.at()][good.at()];
    // What lies on the market here is pressed there.
    let key = if shop::is_here(scene, good) { format!("made-{good}") } else { names::offer_key(good) };
    let press = names::press(scene.lit(&key), &key, scene.why(Thing::Good(good)));
    let is_new = scene.before.is_some_and(|before| {
        before.contacts[culture.at()].system != at || before.offers[culture.at()] != view.offers[culture.at()]
    });
    html! {
        li {
            button.row.can.is-lit[press.is_lit()].is-changed[is_new] type="button" id=(key) data-key=(key)
                data-act=[press.act] data-group=[press.group] data-why=[press.why] {
                (number(culture, at.is_some()))
                span.t {
                    b { (names::culture(pack, culture, lang)) }
                    small {
                        @match at {
                            Some(system) => (names::system(pack, system, lang)),
                            None => (t!(lang, "mv-unknown-where")),
                        }
                    }
                }
                span.g {
                    (token(scene, good, "s"))
                    @if at.is_some() { span.num { "×" (stock) } }
                    span.amount.c-credits { (pack[good].cost) span.vh { (t!(lang, "mv-credits", n = pack[good].cost)) } }
                }
            }
        }
    }
}

/// What a culture buys and sells, a line each.
pub(super) fn of_culture(view: &View, culture: Culture, lang: Lang) -> Vec<(String, String)> {
    let pack = view.pack.pack();
    let words = names::speaker(pack, lang);
    let is_open = view.system_of(culture).is_some();
    let bought = Good::all().filter(|good| pack[*good].buyers.contains(&culture)).map(|good| {
        let name = names::good(pack, good, lang);
        match view.market_state(culture, good).filter(|_| is_open) {
            Some(state) => format!("{name} {} ({})", pack[good].resale[state.at()], words.market(state)),
            None => name.to_owned(),
        }
    });
    let goods = Good::all().filter(|good| view.offers[culture.at()][good.at()] > 0).map(|good| {
        format!(
            "{} {} ×{}",
            names::good(pack, good, lang),
            pack[good].cost,
            view.offers[culture.at()][good.at()]
        )
    });
    let technologies = Technology::all().filter(|it| pack[*it].culture == culture);
    let technologies =
        technologies.map(|it| format!("{} {}", names::name(&pack[it].name, lang), pack[it].cost));
    let equipment = Equipment::all().filter(|it| pack[*it].sellers.contains(&culture));
    let equipment = equipment.map(|it| format!("{} {}", names::name(&pack[it].name, lang), pack[it].price));
    let sold: Vec<String> = goods.chain(technologies).chain(equipment).collect();
    vec![
        (t!(lang, "mv-sells"), sold.join(", ")),
        (t!(lang, "mv-buys"), bought.collect::<Vec<_>>().join(", ")),
    ]
}

/// Who buys a good, and for how much as far as known.
pub(super) fn buyers(view: &View, good: Good, lang: Lang) -> Vec<(String, String)> {
    let pack = view.pack.pack();
    let card = &pack[good];
    let words = names::speaker(pack, lang);
    let state_at = |culture: Culture| view.system_of(culture).and_then(|_| view.market_state(culture, good));
    let mut buyers = card.buyers.clone();
    buyers.sort_by_key(|it| std::cmp::Reverse(state_at(*it).map(|state| card.resale[state.at()])));
    let line = |culture: Culture| {
        let who = format!("{} {}", culture.number(), culture_at(view, culture, lang));
        let pays = match state_at(culture) {
            Some(state) => t!(lang, "mv-pays", n = card.resale[state.at()], market = words.market(state)),
            None => t!(lang, "mv-unknown-where"),
        };
        (who, pays)
    };
    let head = (t!(lang, "mv-buyers"), t!(lang, "mv-buyers-n", n = buyers.len()));
    std::iter::once(head).chain(buyers.into_iter().map(line)).collect()
}
