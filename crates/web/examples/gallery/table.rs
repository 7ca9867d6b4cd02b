//! A table of the gallery: a few tiles of New Frontiers in the real frame, lit and planned.

use maud::{Markup, html};
use web::art::{self, Kind};
use web::i18n::Lang;
use web::pages::components::decision::{self, At, Choice, Decision, State, Step};
use web::pages::components::table_frame::{self, Pane, SeatPlate, Table};
use web::pages::components::{amount, change, cost, icon, mark, meter, points, seat_class, tab, who};
use web::pages::layout::Shell;

const SEATS: [(u8, &str, i64, i64, i64); 4] =
    [(2, "Mira", 31, 4, 2), (1, "Lena", 28, 6, 3), (3, "Tobias", 33, 2, 5), (4, "Kestrel", 26, 9, 1)];

pub(crate) fn page(shell: &Shell<'_>) -> Markup {
    let amounts: Vec<_> = SEATS
        .iter()
        .map(|(_, _, vp, credits, mil)| html! { (amount("vp", *vp, "points")) (amount("credits", *credits, "credits")) (amount("mil", *mil, "military")) })
        .collect();
    let seats: Vec<_> = SEATS
        .iter()
        .zip(&amounts)
        .map(|((n, name, ..), amounts)| SeatPlate {
            n: *n,
            name,
            is_me: *n == 1,
            is_bot: *n == 4,
            is_asked: *n == 1,
            words: name,
            amounts,
            href: "/t/x/seats/p1",
        })
        .collect();
    let panes = [
        Pane { name: "board", icon: "board", label: "Actions", n_lit: 0, n_new: 0 },
        Pane { name: "map", icon: "develop", label: "Tiles", n_lit: 0, n_new: 0 },
        Pane { name: "mine", icon: "colony", label: "Mine", n_lit: 2, n_new: 0 },
        Pane { name: "log", icon: "log", label: "Log", n_lit: 0, n_new: 3 },
    ];
    let table = Table {
        title: "Sunday four",
        game: "New Frontiers",
        moment: "Round 8 · Settle",
        version: 17,
        events: "/t/x/events",
        fragment: "/t/x/fragment",
        seen: Some("/t/x/seen"),
        done: None,
        pane: "mine",
        is_asked: true,
        seats: &seats,
        panes: &panes,
        rules: "/rules/new-frontiers",
        stage: &stage(),
        stage_class: "nf",
        bar: &bar(shell.lang),
    };
    table_frame::page(shell, &table)
}

fn bar(lang: Lang) -> Markup {
    let preview = html! { p { "Settle " b { "Comet Zone" } "? " span.preview { (change("credits", -2, "2 credits less")) (change("colonist", -1, "1 colonist less")) (change("vp", 2, "2 points more")) } } small { "Alpha Centauri makes rare worlds 1 cheaper." } };
    let choices = [
        Choice {
            line: "settle comet-zone",
            label: "Comet Zone",
            note: Some("2 credits, 1 colonist"),
            confirm: "Settle",
            preview: Some(preview),
            ..Choice::default()
        },
        Choice {
            line: "settle rebel-miners",
            label: "Rebel Miners",
            note: Some("military 2, 1 colonist"),
            confirm: "Settle",
            ..Choice::default()
        },
        Choice {
            line: "colonists",
            label: "Take 2 colonists",
            note: Some("11 in supply"),
            confirm: "Take",
            reveals: true,
            ..Choice::default()
        },
    ];
    let steps = [
        Step { label: "Settle", at: At::Done },
        Step { label: "World or colonists", at: At::Now },
        Step { label: "Done", at: At::Later },
    ];
    let ask = html! { "Settle " b { "a world" } ", or take colonists." };
    let decision = Decision {
        state: State::Choose,
        version: 17,
        key: "17-settle",
        post: "/t/x/act",
        trail: &steps,
        ask: &ask,
        note: Some("Mira chose. You act second."),
        choices: &choices,
        undo: Some("/t/x/undo"),
        undo_stop: None,
        hint: Some("/t/x/hint"),
        extra: None,
    };
    decision::bar(lang, &decision)
}

pub(crate) fn stage() -> Markup {
    html! { (actions()) (developments()) (rail()) (empire()) }
}

fn actions() -> Markup {
    let tiles = [
        ("develop", "Develop", "Chooser pays 1 less"),
        ("settle", "Settle", "Chooser: +1 colonist first"),
        ("explore", "Explore", "Chooser takes a second world"),
        ("produce", "Produce", "Takes 2 credits here, +1 windfall good"),
        ("consume", "Trade, Consume", "Chooser: +1 point first"),
        ("envoy", "Send Envoys", "+1 point, first in order"),
        ("isolation", "Isolation", "+2 credits"),
    ];
    html! {
        section.acts.pane.pane-board aria-label="Actions" data-board {
            div.order.panel {
                h2 { "Player order" } ol { @for n in [3, 2, 1, 4] { li.(seat_class(n)).half[n == 2] { (mark(n)) } } } p {
                    "Mira chose. You act second."
                }
            }
            div.actions {
                @for (i, (glyph, name, bonus)) in tiles.iter().enumerate() {
                    button.tile.act.used[i == 0].now[i == 1].(seat_class(if i == 0 { 3 } else { 2 }))
                        type="button" data-key={ "act-" (glyph) } data-why="/t/x/why" {
                        span.top {
                            (icon(glyph)) @if i < 2 {
                                span.by {
                                    (mark(if i == 0 { 3 } else { 2 })) @if i == 0 { "Tobias" } @else {
                                        "Mira"
                                    }
                                }
                            }
                        }
                        span.name { (name) } span.bonus { (bonus) }
                    }
                }
            }
        }
    }
}

fn developments() -> Markup {
    let small = [
        "Expeditionary Force",
        "Space Marines",
        "Export Duties",
        "Contact Specialist",
        "Genetics Lab",
        "Homesteading Pioneers",
        "Mining Conglomerate",
        "Alien Monument",
        "Terraforming Engineers",
        "Investment Credits",
        "Imperium Arms Factory",
        "Replicant Robots",
        "Improved Logistics",
        "Drop Ships",
        "Consumer Markets",
        "Galactic Salon",
    ];
    let large = [
        "Alien Tech Institute",
        "Mining League",
        "Pan-Galactic League",
        "Galactic Federation",
        "Free Trade Association",
        "Imperium Lords",
        "Frontier Settlers",
        "New Economy",
    ];
    html! {
        section.devs.pane.pane-map aria-label="Developments" data-board {
            div.panel {
                div.panel-head { h2 { "Small developments" } span.note { "filled bars = tiles left" } } div.devgrid {
                    @for (i, name) in small.iter().enumerate() {
                        (development(name, i, Some((i % 3) as i64)))
                    }
                }
            }
            div.panel {
                div.panel-head { h2 { "Large developments" } } div.devgrid.large {
                    @for (i, name) in large.iter().enumerate() { (development(name, i, None)) }
                }
            }
        }
    }
}

fn development(name: &str, i: usize, vp: Option<i64>) -> Markup {
    html! {
        button.tile.dev.gone[i % 7 == 2].is-changed[i == 13] type="button" data-key={ "dev-" (name) }
            data-why="/t/x/why" {
            (cost(Lang::En, if vp.is_some() { (i / 4 + 1) as i64 } else { 9 })) span.name { (name) } (points(Lang::En, vp)) span.power {
                (icon("settle")) span { "Military +1" }
            }
            @if vp.is_some() { span.meta { (mark((i % 4 + 1) as u8)) span.left { i.on {} i {} } } }
        }
    }
}

fn rail() -> Markup {
    html! {
        aside.rail.panel.pane.pane-log aria-label="Log" data-tabs {
            div.rail-head {
                div.tabs role="tablist" {
                    (tab("log", "log", "Log", 0, true)) (tab("chat", "chat", "Chat", 2, false)) (tab("people", "people", "Empires", 0, false))
                }
            }
            div.scroll #panel-log role="tabpanel" data-tabpanel="log" data-stick="end"
                data-keep="hidden" { ol.log {
                li.sep { "Round 8" } li.seat-3 { (who(3, "Tobias")) " chooses " b { "Develop" } } li.seat-2 { (who(2, "Mira")) " does not build" } li.sep.new { "Since your last look" } li.seat-2 {
                    (who(2, "Mira")) " chooses " b { "Settle" }
                }
            } }
            div.scroll #panel-chat role="tabpanel" data-tabpanel="chat" data-keep="hidden" hidden { "Chat" }
            div.scroll #panel-people role="tabpanel" data-tabpanel="people" data-keep="hidden" hidden {
                "Empires"
            }
            div.meters {
                (meter("Colonists in supply", 11, 48, "11", true)) (meter("Point pool", 22, 48, "22", false)) (meter("Most developments", 7, 11, "7 of 11", false))
            }
        }
    }
}

fn empire() -> Markup {
    let worlds = [
        ("comet-zone", "Comet Zone", Kind::Rare, "settle comet-zone"),
        ("rebel-miners", "Rebel Miners", Kind::Grey, "settle rebel-miners"),
        ("alien-monolith", "Alien Monolith", Kind::Alien, ""),
        ("alpha-centauri", "Alpha Centauri", Kind::Rare, ""),
        ("spice-world", "Spice World", Kind::Novelty, ""),
        ("hive-world", "Hive World", Kind::Genes, ""),
    ];
    html! {
        section.mine.panel.pane.pane-mine.seat-1 aria-label="Your empire" data-board {
            div.mat {
                div {
                    h3 { span { "Lena, your empire" } } div.res {
                        @for (unit, n) in [("credits", 6), ("colonist", 2), ("mil", 3), ("vp", 12)] {
                            div { (amount(unit, n, unit)) small { (unit) } }
                        }
                    }
                }
                div.d { h3 { span { "Developments" } b { "4 of 10 spaces" } } div.spaces {
                    @for name in ["Space Marines", "Public Works"] {
                        button.tile.dev type="button" {
                            span.name { (name) } span.foot {
                                span.power { (icon("settle")) "+2" } (points(Lang::En, Some(1)))
                            }
                        }
                    }
                    @for n in 3..6 { div.tile.tile-empty { (n) } } div.tile.tile-empty.red { "end" }
                    @for n in 6..11 { div.tile.tile-empty { (n) } } div.tile.tile-empty.red { "end" }
                } }
                div.w { h3 { span { "Worlds" } b { "5 colonies, 3 explored" } } div.worlds {
                    @for (id, name, kind, act) in worlds {
                        button.tile.world.can.{ "k-" (kind.word()) }.ex[act.is_empty() && id == "alien-monolith"].is-lit[!act.is_empty()] type="button" data-key={ "world-" (id) }
                            data-act=[(!act.is_empty()).then_some(act)]
                                data-why=[act.is_empty().then_some("/t/x/why")] {
                            span.clip { (art::planet(id, kind)) } span.hd { span.orb.prod.{ "k-" (kind.word()) } { "3" } (points(Lang::En, Some(2))) } span.name { (name) } span.ft {
                                (icon("produce")) "+1"
                            }
                        }
                    }
                } }
            }
        }
    }
}
