//! The empire of a player: treasury, capacity, colonies and points; every number opens its sum.

use super::yard::resource_icon;
use super::{council, names, sheet, tile};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, icon_s, seat_class, signed};
use engine::Seat;
use interportal::economy::{Income, Upkeep};
use interportal::ids::{Area, Capacity, Resource, Tech, VpSource};
use interportal::state::Colony;
use interportal::{Books, State, score};
use maud::{Markup, html};

/// The sheet of one empire.
pub(super) fn section(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let lang = scene.lang;
    let own = scene.seat() == Some(seat);
    let label = if own {
        t!(lang, "x4t-your-empire")
    } else {
        t!(lang, "x4t-empire-of", name = scene.names.of(seat))
    };
    html! {
        section.mine.panel.pane.pane-mine.(seat_class(seat.0 + 1)) aria-label=(label) {
            @if !own { h2.whose { (scene.names.mark(seat)) } }
            div.sheet2 data-board={ "empire-" (seat) } {
                (treasury(scene, seat))
                (colonies(scene, seat))
                (state(scene, seat))
                (knowledge(scene, seat))
            }
        }
    }
}

/// For those who watch: all empires, one below the other.
pub(super) fn everybody(scene: &Scene<'_, State>) -> Markup {
    html! { div.mine.mats.pane.pane-mine { @for seat in scene.view.realms.seats() { (section(scene, seat)) } } }
}

/// A number that opens its sum; `key` is what a guide can point at.
fn sum(
    key: &str,
    class: &str,
    words: &str,
    face: &Markup,
    lines: &[(String, String)],
    total: Option<(String, String)>,
) -> Markup {
    html! {
        details.sum2.(class) data-key=(key) name="x4-sum" data-keep="open" {
            summary aria-label=(words) { (face) }
            dl.sum {
                @for (label, value) in lines { dt { (label) } dd { (value) } }
                @if let Some((label, value)) = total { dt.total { (label) } dd.total { b { (value) } } }
            }
        }
    }
}

fn treasury(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let books = Books::open(view, seat);
    let (income, upkeep) = (books.income(), books.upkeep());
    let net = income.net();
    html! {
        div.tre {
            h3 { (t!(lang, "x4t-treasury")) b { (t!(lang, "x4t-income")) } }
            div.ress {
                @for it in Resource::ALL {
                    @let (have, more) = (view.realms[seat].accounts[it], net[it]);
                    @let words = t!(lang, "x4t-account", name = names::resource(it, lang), n = have, income = signed(more.into()));
                    @let face = html! {
                        span.amount { (icon(resource_icon(it))) span { (have) } }
                        span.inc.bad[more < 0] { (signed(more.into())) }
                        small { (names::resource(it, lang)) }
                    };
                    @let total = (t!(lang, "x4t-sum-net"), signed(more.into()));
                    (sum(&format!("account-{it}-{seat}"), &format!("res r-{}", resource_icon(it)), &words, &face, &parts(it, &income, &upkeep, lang), Some(total)))
                }
            }
            (capacities(scene, seat))
        }
    }
}

/// Where the income in a resource comes from.
fn parts(it: Resource, income: &Income, upkeep: &Upkeep, lang: Lang) -> Vec<(String, String)> {
    let mut parts = vec![
        (t!(lang, "x4t-sum-planets"), income.planets[it]),
        (t!(lang, "x4t-sum-buildings"), income.buildings[it]),
        (t!(lang, "x4t-sum-connections"), income.connections[it]),
        (t!(lang, "x4t-sum-effects"), income.effects[it]),
    ];
    match it {
        Resource::Food => parts.extend([
            (t!(lang, "x4t-sum-keep-buildings"), -upkeep.buildings),
            (t!(lang, "x4t-sum-keep-units"), -upkeep.units),
            (t!(lang, "x4t-sum-keep-watches"), -upkeep.watches),
        ]),
        Resource::Culture => parts.extend([
            (t!(lang, "x4t-sum-keep-policies"), -upkeep.policies),
            (t!(lang, "x4t-sum-keep-advisors"), -upkeep.advisors),
            (t!(lang, "x4t-sum-keep-wars"), -upkeep.wars),
        ]),
        Resource::Awe | Resource::Research => {}
    }
    parts.push((t!(lang, "x4t-sum-sanctions"), -income.sanctions[it]));
    parts.into_iter().filter(|(_, n)| *n != 0).map(|(label, n)| (label, signed(n.into()))).collect()
}

/// Ground and space capacity, state size and points.
fn capacities(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let books = Books::open(view, seat);
    let each = [(Capacity::Ground, "gcap"), (Capacity::Space, "scap")];
    let (used, limit) = books.state_size();
    html! {
        div.caps {
            @for (capacity, glyph) in &each {
                @let name = names::capacity(*capacity, lang);
                @let (left, all) = (books.capacity_left(*capacity), books.capacity(*capacity));
                @let face = html! { (icon_s(glyph)) span.cw { (name) } b { (left) } "/" (all) };
                @let lines = pool(scene, seat, *capacity);
                (sum(&format!("capacity-{capacity}-{seat}"), "chip", &format!("{name}: {left}/{all}"), &face, &lines, Some((t!(lang, "x4t-sum-left"), left.to_string()))))
            }
            @let face = html! { (icon_s("state-size")) span.cw { (t!(lang, "x4t-size")) } b { (used) } "/" (limit) };
            @let lines = [(t!(lang, "x4t-sum-planets-used"), used.to_string()), (t!(lang, "x4t-sum-planets-allowed"), limit.to_string())];
            (sum(&format!("size-{seat}"), "chip", &format!("{}: {used}/{limit}", t!(lang, "x4t-size")), &face, &lines, None))
            (points(scene, seat))
        }
    }
}

/// X4R-076: where a capacity comes from, and what was spent of it in this round.
fn pool(scene: &Scene<'_, State>, seat: Seat, capacity: Capacity) -> Vec<(String, String)> {
    let (view, lang) = (scene.view, scene.lang);
    let (pack, books) = (view.pack.pack(), Books::open(view, seat));
    let (all, left) = (books.capacity(capacity), books.capacity_left(capacity));
    let levels = match capacity {
        Capacity::Ground => {
            let levels = view.colonies_of(seat).map(|colony| i64::from(colony.level)).sum::<i64>();
            levels * i64::from(pack.colony_levels.gcap_per_level)
        }
        Capacity::Space => pack.capacity.home_scap.into(),
    };
    let standing = view.colonies.iter().flat_map(|colony| colony.buildings.iter());
    let built = standing.filter(|it| it.seat == seat).map(|it| {
        let yields = &pack[it.building].yields;
        i64::from(if capacity == Capacity::Ground { yields.gcap } else { yields.scap })
    });
    let built: i64 = built.sum();
    let from = match capacity {
        Capacity::Ground => t!(lang, "x4t-sum-levels"),
        Capacity::Space => t!(lang, "x4t-sum-capital"),
    };
    let lines = [
        (from, levels),
        (t!(lang, "x4t-sum-all-buildings"), built),
        // Technologies, policies and the like; blockades take away.
        (t!(lang, "x4t-sum-effects"), i64::from(all) - levels - built),
        (t!(lang, "x4t-sum-spent"), i64::from(left.min(all)) - i64::from(all)),
    ];
    lines.into_iter().filter(|(_, n)| *n != 0).map(|(label, n)| (label, signed(n))).collect()
}

fn points(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let each = VpSource::all().map(|source| (source, sheet::from(view, seat, source)));
    let lines: Vec<(String, String)> = each
        .filter(|(_, n)| *n != 0)
        .map(|(source, n)| (names::title(names::name(&pack[source].name, lang)), names::half(n)))
        .collect();
    let (all, need) = (score::half_points(view, seat), score::threshold(view));
    let face = html! { (icon_s("vp")) span.cw { (t!(lang, "x4t-points")) } b { (names::half(all)) } "/" (names::half(need)) };
    let total = Some((t!(lang, "x4t-points"), names::half(all)));
    sum(
        &format!("points-{seat}"),
        "chip",
        &t!(lang, "x4t-points-words", n = names::half(all), all = names::half(need)),
        &face,
        &lines,
        total,
    )
}

fn colonies(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let all: Vec<&Colony> = view.colonies_of(seat).collect();
    let levels: u32 = all.iter().map(|colony| u32::from(colony.level)).sum();
    html! {
        div.colbox {
            h3 { (t!(lang, "x4t-colonies")) b { (t!(lang, "x4t-levels", n = levels)) } }
            ul.cols { @for colony in all { (self::colony(scene, seat, colony)) } }
        }
    }
}

fn colony(scene: &Scene<'_, State>, seat: Seat, colony: &Colony) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let books = Books::open(view, seat);
    let (most, free) = (books.max_level(colony), books.free_slots(colony));
    let blocked = view.system(colony.hex).blockade.is_some();
    html! {
        li.colony {
            @if let Some(planet) = view.system(colony.hex).planet {
                svg.pa viewBox="-20 -20 40 40" aria-hidden="true" { (tile::planet(planet, 15.0)) }
            }
            span.cn {
                b { (names::place(colony.hex)) }
                span.pips role="img" aria-label=(t!(lang, "x4t-level-of", n = colony.level, all = most)) {
                    @for n in 1..=most.max(colony.level) { i.on[n <= colony.level] {} }
                }
                @if books.connected().has(colony.hex) { (icon_s("route")) }
                @if blocked { span.bad { (icon_s("blockade")) } }
            }
            span.bls {
                @for it in colony.buildings.iter() {
                    @let words = names::title(names::name(&pack[it.building].name, lang));
                    span.bl title=(words) {
                        (icon_s(it.resource.map_or("building", resource_icon)))
                        @if let Some(step) = pack[it.building].step { b { (step) } }
                        span.vh { (words) }
                    }
                }
                @for _ in 0..free { span.bl.free { span.vh { (t!(lang, "x4t-free-slot")) } } }
            }
        }
    }
}

/// Government, policies and advisors in short; the council tells them in full.
fn state(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let realm = &view.realms[seat];
    let goals = &pack[realm.government].goals;
    let n_met = goals.iter().filter(|goal| realm.goals.has(**goal)).count();
    html! {
        div.gov data-key={ "government-" (seat) } {
            h3 { (t!(lang, "x4t-government")) @if !goals.is_empty() { b { (t!(lang, "x4t-goals", n = n_met, all = goals.len())) } } }
            div.g1 { (icon("government")) b { (names::title(names::name(&pack[realm.government].name, lang))) } }
            (council::tokens(scene, seat))
            div.pols {
                @for it in realm.policies.iter() { span.chip { (icon_s("policy")) (names::title(names::name(&pack[*it].name, lang))) } }
                @for it in realm.advisors.iter() {
                    span.chip { (icon_s("advisor")) (names::title(names::name(&pack[it.advisor].name, lang))) " " b { (it.level) } }
                }
                @if realm.sanctions > 0 { span.chip.bad { (icon_s("sanction")) (t!(lang, "x4t-sanctions", n = realm.sanctions)) } }
            }
        }
    }
}

fn knowledge(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let techs = &view.realms[seat].techs;
    let owned = |area: Area| Tech::all().filter(|tech| pack[*tech].area == area && techs.has(*tech)).count();
    html! {
        div.resbox {
            h3 { (t!(lang, "x4t-research")) b { (t!(lang, "x4t-n-of", n = techs.iter().count(), all = Tech::COUNT)) } }
            ul.areas {
                @for area in Area::all() {
                    @let (n, all) = (owned(area), usize::from(pack[area].nodes));
                    li {
                        span { (names::title(names::name(&pack[area].name, lang))) }
                        svg.ab viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" { rect width=(100 * n / all.max(1)) height="6" {} }
                        b { (n) "/" (all) }
                    }
                }
            }
        }
    }
}
