//! A table of the gallery: a few tiles of New Frontiers in the real frame.

use maud::{Markup, html};
use web::art::{self, Kind};
use web::game::{Choice, Pane};
use web::i18n::Lang;
use web::pages::components::decision::{self, At, Decision, State, Step};
use web::pages::components::table_frame::{self, PlateClock, SeatPlate, Table};
use web::pages::components::{amount, change, cost, icon, mark, meter, points, seat_class, tab, who};
use web::pages::layout::Shell;

/// Seat, name, points, credits, military.
const SEATS: [(u8, &str, i64, i64, i64); 4] =
    [(2, "Mira", 31, 4, 2), (1, "Lena", 28, 6, 3), (3, "Tobias", 33, 2, 5), (4, "Kestrel", 26, 9, 1)];

pub(crate) fn page(shell: &Shell<'_>) -> Markup {
    let amounts = SEATS.map(|(_, _, vp, credits, military)| {
        html! {
            (amount("vp", vp, "points"))
            (amount("credits", credits, "credits"))
            (amount("mil", military, "military"))
        }
    });
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
            clock: (*n != 4).then(|| PlateClock {
                text: "12:34".into(),
                ms: 754_000,
                runs: *n == 1,
                is_low: *n == 2,
                vacation: (*n == 3).then(|| "2026-12-01".into()),
            }),
            amounts,
            href: "/t/x/seats/p1",
        })
        .collect();
    let pane = |name, icon, label: &str, n_lit, n_new| Pane { name, icon, label: label.into(), n_lit, n_new };
    let table = Table {
        title: "Sunday four",
        game: "New Frontiers",
        turn: Some("Your turn"),
        moment: "Round 8 · Settle",
        version: 17,
        events: "/t/x/events",
        fragment: "/t/x/fragment",
        seen: Some("/t/x/seen"),
        strip: None,
        is_past: false,
        pane: "mine",
        is_asked: true,
        person: None,
        share: None,
        seats: &seats,
        panes: &[
            pane("board", "board", "Actions", 0, 0),
            pane("map", "develop", "Tiles", 0, 0),
            pane("mine", "colony", "Mine", 2, 0),
            pane("log", "log", "Log", 0, 3),
        ],
        rules: "/rules/new-frontiers",
        plain: "/t/kite-ember-42/plain",
        stage: &stage(),
        stage_class: "nf",
        sheet: Some("new-frontiers.css"),
        scripts: &[],
        bar: &bar(shell.lang),
    };
    table_frame::page(shell, &table)
}

fn bar(lang: Lang) -> Markup {
    let preview = html! {
        p {
            "Settle " b { "Comet Zone" } "? "
            span.preview {
                (change("credits", -2, "2 credits less"))
                (change("colonist", -1, "1 colonist less"))
                (change("vp", 2, "2 points more"))
            }
        }
        small { "Alpha Centauri makes rare worlds 1 cheaper." }
    };
    let choice = |line: &str, label: &str, note: &str, confirm: &str| Choice {
        line: line.into(),
        label: label.into(),
        note: Some(note.into()),
        confirm: confirm.into(),
        ..Choice::default()
    };
    let choices = [
        Choice {
            preview: Some(preview),
            ..choice("settle comet-zone", "Comet Zone", "2 credits, 1 colonist", "Settle")
        },
        choice("settle rebel-miners", "Rebel Miners", "military 2, 1 colonist", "Settle"),
        Choice { reveals: true, ..choice("colonists", "Take 2 colonists", "11 in supply", "Take") },
    ];
    let step = |label, at| Step { label, at };
    let steps = [step("Settle", At::Done), step("World or colonists", At::Now), step("Done", At::Later)];
    let decision = Decision {
        state: State::Choose,
        version: 17,
        key: "17-settle",
        post: "/t/x/act",
        trail: &steps,
        ask: &html! { "Settle " b { "a world" } ", or take colonists." },
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
        ("develop", "Develop", "Selector pays 1 less"),
        ("settle", "Settle", "Selector: +1 colonist first"),
        ("explore", "Explore", "Selector takes a second world"),
        ("produce", "Produce", "Takes 2 credits here, +1 windfall good"),
        ("consume", "Trade, Consume", "Selector: +1 VP first"),
        ("envoy", "Send Diplomatic Envoys", "+1 VP, first in order"),
        ("isolation", "Retreat into Isolation", "+2 credits"),
    ];
    html! {
        section.acts.pane.pane-board aria-label="Actions" {
            div.order.panel {
                h2 { "Player order" }
                ol { @for n in [3, 2, 1, 4] { li.(seat_class(n)).half[n == 2] { (mark(n)) } } }
                p { "Mira chose. You act second." }
            }
            div.actions data-board="tiles" {
                @for (i, (glyph, name, bonus)) in tiles.iter().enumerate() {
                    button.tile.act.used[i == 0].now[i == 1].seat-2 type="button" data-key={ "act-" (glyph) }
                        data-why="/t/x/why" {
                        span.top { (icon(glyph)) @if i < 2 { span.by { (mark(2)) "Mira" } } }
                        span.name { (name) }
                        span.bonus { (bonus) }
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
    let large = ["Alien Tech Institute", "Mining League", "Galactic Federation", "New Economy"];
    html! {
        section.devs.pane.pane-map aria-label="Developments" {
            div.panel {
                div.panel-head { h2 { "Small developments" } span.note { "filled bars are tiles left" } }
                div.devgrid data-board="small" {
                    @for (i, name) in small.iter().enumerate() { (development(name, i, Some(2))) }
                }
            }
            div.panel {
                div.panel-head { h2 { "Large developments" } }
                div.devgrid.large data-board="large" {
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
            (cost(Lang::En, vp.map_or(9, |vp| vp + 1)))
            span.name { (name) }
            (points(Lang::En, vp))
            span.power { (icon("settle")) span { "Military +1" } }
            @if vp.is_some() { span.meta { (mark(3)) span.left { i.on {} i {} } } }
        }
    }
}

fn rail() -> Markup {
    html! {
        aside.rail.panel.pane.pane-log aria-label="Log" data-tabs {
            div.rail-head {
                div.tabs role="tablist" {
                    (tab("log", "log", "Log", 0, true))
                    (tab("chat", "chat", "Chat", 2, false))
                }
            }
            div.scroll #panel-log role="tabpanel" data-tabpanel="log" {
                ol.log {
                    li.sep { "Round 8" }
                    li.seat-3 { (who(3, "Tobias")) " chooses " b { "Develop" } }
                    li.sep.new { "Since your last look" }
                    li.seat-2 { (who(2, "Mira")) " chooses " b { "Settle" } }
                }
            }
            div.scroll #panel-chat role="tabpanel" data-tabpanel="chat" hidden { "Chat" }
            div.meters {
                (meter("Colonists in supply", 11, 48, "11", true))
                (meter("Point pool", 22, 48, "22", false))
                (meter("Most developments", 7, 11, "7 of 11", false))
            }
        }
    }
}

fn empire() -> Markup {
    let worlds = [
        ("comet-zone", "Comet Zone", Kind::Rare, Some("settle comet-zone")),
        ("rebel-miners", "Rebel Miners", Kind::Grey, Some("settle rebel-miners")),
        ("alien-monolith", "Alien Monolith", Kind::Alien, None),
        ("alpha-centauri", "Alpha Centauri", Kind::Rare, None),
        ("spice-world", "Spice World", Kind::Novelty, None),
        ("hive-world", "Hive World", Kind::Genes, None),
    ];
    html! {
        section.mine.panel.pane.pane-mine.seat-1 aria-label="Your empire" {
            div.mat {
                div {
                    h3 { span { "Lena, your empire" } }
                    div.res {
                        @for (unit, n) in [("credits", 6), ("colonist", 2), ("mil", 3), ("vp", 12)] {
                            div { (amount(unit, n, unit)) small { (unit) } }
                        }
                    }
                }
                div.d {
                    h3 { span { "Developments" } b { "0 of 10 spaces" } }
                    div.spaces { @for n in 1..11 { div.tile.tile-empty { (n) } } div.tile.tile-empty.red { "end" } }
                }
                div.w {
                    h3 { span { "Worlds" } b { "5 colonies, 3 explored" } }
                    div.worlds data-board="worlds" {
                        @for (id, name, kind, act) in worlds {
                            button.tile.world.can.{ "k-" (kind.word()) }.is-lit[act.is_some()] type="button"
                                data-key={ "world-" (id) } data-act=[act]
                                data-why=[act.is_none().then_some("/t/x/why")] {
                                span.clip { (art::planet(id, kind)) }
                                span.hd { span.orb.prod { "3" } (points(Lang::En, Some(2))) }
                                span.name { (name) }
                                span.ft { (icon("produce")) span { "+1" } }
                            }
                        }
                    }
                }
            }
        }
    }
}
