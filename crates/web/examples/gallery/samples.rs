//! Sample content for the gallery.

use maud::{Markup, html};
use std::sync::LazyLock;
use web::art::{Kind, Lid};
use web::game::{Level, Switch};
use web::i18n::Lang;
use web::pages::cards::{Card, Cards, Filter, Origin, Picture};
use web::pages::components::tell::{self, Tell};
use web::pages::components::who;
use web::pages::home::{Home, OpenTable};
use web::pages::mine::{MyTable, Waiting};
use web::pages::new_table::{Bot, NewTable, Offered};
use web::pages::replay::{Curve, Finished, Moment, Replay, TurningPoint};
use web::pages::rules::{Ledger, Rules};
use web::pages::{daily, profile};
use web::story::Tale;

/// What can be played in the gallery.
static PLAYABLE: LazyLock<[&'static Lid; 1]> = LazyLock::new(|| [lid("new-frontiers")]);

fn lid(game: &str) -> &'static Lid {
    web::GAMES.find(game).expect("a game of ours").lid()
}

fn pick<T>(lang: Lang, en: T, de: T) -> T {
    if lang == Lang::En { en } else { de }
}

pub(crate) fn lost(lang: Lang) -> &'static str {
    pick(
        lang,
        "There is no page at this address. Check the link, or start from the first page.",
        "Unter dieser Adresse gibt es keine Seite. Prüfe den Link oder beginne auf der ersten Seite.",
    )
}

pub(crate) fn home(lang: Lang) -> Home<'static> {
    let round = pick(lang, ["round 8", "round 3"], ["Runde 8", "Runde 3"]);
    let mine = vec![
        MyTable {
            name: Some("Sunday four".to_owned()),
            href: "/t/kite-ember-42".to_owned(),
            game: lid("new-frontiers"),
            moment: round[0].to_owned(),
            others: vec![(1, "Mira".to_owned()), (3, "Tobias".to_owned()), (4, "Ines".to_owned())],
            waits_for: Waiting::Mine,
        },
        MyTable {
            name: Some("Lunch break".to_owned()),
            href: "/t/moss-comet-7".to_owned(),
            game: lid("new-frontiers"),
            moment: round[1].to_owned(),
            others: vec![(2, "Mira".to_owned()), (5, "Ines".to_owned())],
            waits_for: Waiting::Theirs { seat: 5, name: "Ines".to_owned() },
        },
        MyTable {
            name: None,
            href: "/t/lark-tin-18".to_owned(),
            game: lid("new-frontiers"),
            moment: String::new(),
            others: vec![(2, "Mira".to_owned())],
            waits_for: Waiting::Gathering { n_open: 2 },
        },
    ];
    let what = pick(lang, "New Frontiers, first-game set-up", "New Frontiers, Aufbau für das erste Spiel");
    let open = vec![
        OpenTable {
            name: "Evening game",
            href: "/t/a",
            what,
            people: &[(2, "Mira"), (3, "Tobias")],
            has_seat: true,
        },
        OpenTable {
            name: "Slow stars",
            href: "/t/b",
            what: "New Frontiers",
            people: &[(4, "Ayo")],
            has_seat: true,
        },
        OpenTable {
            name: "Traders welcome",
            href: "/t/c",
            what: "New Frontiers",
            people: &[(6, "Sol-Ji"), (1, "Bram")],
            has_seat: false,
        },
    ];
    Home {
        playable: &*PLAYABLE,
        mine: mine.leak(),
        open: open.leak(),
        guides: &*PLAYABLE,
        lessons: &[],
        has_daily: true,
    }
}

pub(crate) fn empty_home() -> Home<'static> {
    Home { playable: &*PLAYABLE, mine: &[], open: &[], guides: &*PLAYABLE, lessons: &[], has_daily: true }
}

pub(crate) fn new_table(lang: Lang) -> NewTable<'static> {
    let bots: &[Bot<'_>] = pick(
        lang,
        &[
            Bot { word: "easy", label: "Easy", text: "Chooses blindly." },
            Bot { word: "medium", label: "Medium", text: "Takes what scores most." },
            Bot { word: "strong", label: "Strong", text: "Weighs points and income." },
        ],
        &[
            Bot { word: "easy", label: "Leicht", text: "Wählt blind." },
            Bot { word: "medium", label: "Mittel", text: "Nimmt, was am meisten bringt." },
            Bot { word: "strong", label: "Stark", text: "Wägt Punkte und Einkommen ab." },
        ],
    );
    let level = |word, label: &str, text: &str| Level { word, label: label.into(), text: text.into() };
    let levels = vec![
        level("solo=easy", pick(lang, "Easier", "Einfacher"), pick(lang, "More time.", "Mehr Zeit.")),
        level("solo=normal", "Normal", pick(lang, "As printed.", "Wie gedruckt.")),
    ];
    let switch = |word, label: &str, text: &str, is_first| Offered {
        switch: Switch { word, label: label.into(), text: text.into(), on: is_first, ready: is_first },
        needs: None,
        not_alone: None,
    };
    let switches = vec![
        switch(
            "first-game",
            pick(lang, "First-game set-up", "Aufbau für das erste Spiel"),
            pick(
                lang,
                "The development sides and home colonies the rulebook suggests for a first game.",
                "Die Entwicklungsseiten und Heimatkolonien, die das Regelheft für das erste Spiel vorsieht.",
            ),
            true,
        ),
        switch(
            "goals",
            pick(lang, "Galactic goals", "Galaktische Ziele"),
            pick(
                lang,
                "Goals and stockpiles, with their own action.",
                "Ziele und Lager, mit eigener Aktion.",
            ),
            false,
        ),
    ];
    NewTable {
        has_guide: true,
        game: lid("new-frontiers"),
        playable: &*PLAYABLE,
        host: "Lena",
        players: 4,
        bots,
        usual_bot: Some("medium"),
        levels: levels.leak(),
        own_level: None,
        switches: switches.leak(),
        name: "Kite and Ember",
        refusal: None,
    }
}

pub(crate) fn rules(ledger: &Ledger) -> Rules<'_> {
    Rules { game: lid("new-frontiers"), games: &*PLAYABLE, ledger, has_guide: true }
}

pub(crate) fn cards(lang: Lang) -> Cards<'static> {
    let filters: &[Filter<'_>] = pick(
        lang,
        &[
            Filter { tag: "world", label: "Worlds", group: "what", icon: None },
            Filter { tag: "small", label: "Small developments", group: "what", icon: None },
            Filter { tag: "large", label: "Large developments", group: "what", icon: None },
            Filter {
                tag: "novelty",
                label: "Novelty",
                group: "kind",
                icon: Some(("good-novelty", "c-novelty")),
            },
            Filter { tag: "rare", label: "Rare", group: "kind", icon: Some(("good-rare", "c-rare")) },
            Filter { tag: "genes", label: "Genes", group: "kind", icon: Some(("good-genes", "c-genes")) },
            Filter { tag: "alien", label: "Alien", group: "kind", icon: Some(("good-alien", "c-alien")) },
        ],
        &[
            Filter { tag: "world", label: "Welten", group: "what", icon: None },
            Filter { tag: "small", label: "Kleine Entwicklungen", group: "what", icon: None },
            Filter { tag: "large", label: "Große Entwicklungen", group: "what", icon: None },
            Filter {
                tag: "novelty",
                label: "Luxusgüter",
                group: "kind",
                icon: Some(("good-novelty", "c-novelty")),
            },
            Filter {
                tag: "rare",
                label: "Seltene Elemente",
                group: "kind",
                icon: Some(("good-rare", "c-rare")),
            },
            Filter { tag: "genes", label: "Gene", group: "kind", icon: Some(("good-genes", "c-genes")) },
            Filter {
                tag: "alien",
                label: "Alien-Technologie",
                group: "kind",
                icon: Some(("good-alien", "c-alien")),
            },
        ],
    );
    let world = pick(lang, "World", "Welt");
    let settle = pick(
        lang,
        ("Settle", "rare worlds cost 1 less."),
        ("Siedeln", "Welten für Seltene Elemente kosten 1 weniger."),
    );
    let names = [
        ("alpha-centauri", "Alpha Centauri", Kind::Rare, "rare", 2),
        ("spice-world", "Spice World", Kind::Novelty, "novelty", 2),
        ("hive-world", "Hive World", Kind::Genes, "genes", 3),
        ("alien-monolith", "Alien Monolith", Kind::Alien, "alien", 8),
        ("comet-zone", "Comet Zone", Kind::Rare, "rare", 3),
        ("rebel-underground", "Rebel Underground", Kind::Grey, "grey", 3),
        ("galactic-news-hub", "Galactic News Hub", Kind::Novelty, "novelty", 4),
        ("oort-cloud", "Oort Cloud Refinery", Kind::Alien, "alien", 0),
    ];
    let mut cards: Vec<Card<'_>> = names
        .into_iter()
        .map(|(id, name, kind, tag, value)| Card {
            id,
            name,
            picture: Picture::World(kind),
            value: Some((value, value > 4)),
            points: Some(Some(value / 2 + 1)),
            caption: world,
            badges: Vec::from_iter((tag != "grey").then(|| (glyph(tag), class(tag)))).leak(),
            lines: vec![settle].leak(),
            tags: vec!["world", tag].leak(),
            origin: if value % 2 == 0 { Origin::Rulebook } else { Origin::Reconstructed },
            note: None,
            facts: pick(lang, &[("Colonists", "1")], &[("Siedler", "1")]),
            rules: &["NF-093", "NF-098"],
        })
        .collect();
    for (id, name, icon) in [
        ("public-works", "Public Works", "develop"),
        ("space-marines", "Space Marines", "military"),
        ("drop-ships", "Drop Ships", "settle"),
    ] {
        cards.push(Card {
            id,
            name,
            picture: Picture::Icon(icon, Kind::Grey),
            value: Some((2, false)),
            points: Some(Some(1)),
            caption: pick(lang, "Small development", "Kleine Entwicklung"),
            badges: vec![(icon, "c-vp")].leak(),
            lines: vec![pick(
                lang,
                ("Develop", "gain 1 credit whenever you build."),
                ("Entwickeln", "1 Credit, sooft du baust."),
            )]
            .leak(),
            tags: &["small"],
            origin: Origin::Partial,
            note: None,
            facts: &[],
            rules: &["NF-047"],
        });
    }
    Cards {
        game: lid("new-frontiers"),
        games: &*PLAYABLE,
        filters,
        cards: cards.leak(),
        shown: Some("spice-world"),
    }
}

fn glyph(tag: &str) -> &'static str {
    match tag {
        "novelty" => "good-novelty",
        "rare" => "good-rare",
        "genes" => "good-genes",
        _ => "good-alien",
    }
}

fn class(tag: &str) -> &'static str {
    match tag {
        "novelty" => "c-novelty",
        "rare" => "c-rare",
        "genes" => "c-genes",
        _ => "c-alien",
    }
}

pub(crate) fn replay(board: &Markup) -> Replay<'_> {
    let curve = |seat: u8, name, slope: f64, bow: f64| {
        let points: Vec<_> =
            (0..=64).map(|n| (n, (f64::from(n) * slope + (f64::from(n) / 9.0).sin() * bow) as i32)).collect();
        let end = points.last().map(|(_, end): &(u32, i32)| end.to_string());
        Curve { seat, name, points: points.leak(), end }
    };
    let curves = vec![
        curve(1, "Lena", 0.74, 2.0),
        curve(2, "Mira", 0.67, -2.5),
        curve(3, "Tobias", 0.62, 1.0),
        curve(4, "Kestrel", 0.52, 0.5),
    ];
    let sentence = html! { (who(1, "Lena")) " settles " b { "Comet Zone" } " for 3." };
    let tale = Tale { sentence, keys: vec![], concerns: false };
    let told = Tell {
        tale: Some((1, &tale)),
        is_past: true,
        turn: Some(20),
        at: Some("turn 21 of 33".into()),
        steps: vec![],
        back: None,
        forward: None,
        now: None,
        you: None,
        has_log: false,
    };
    let strip: &Markup = Box::leak(Box::new(tell::strip(Lang::En, &told)));
    let moment = Moment { n: 40, label: "Round 8 · Settle", strip, verdict: None, board };
    let rounds: Vec<_> = (0..13).map(|r| (r * 5, r + 1)).collect();
    Replay {
        name: "A turn a day",
        game: lid("new-frontiers"),
        href: "/t/kite-ember-42/replay",
        origin: "",
        picture: "/t/kite-ember-42/share.png",
        at: "/t/kite-ember-42/replay/at",
        text: "/t/kite-ember-42/text",
        winners: &[(1, "Lena")],
        n_moments: 64,
        rounds: rounds.leak(),
        moment: Box::leak(Box::new(moment)),
        curves: curves.leak(),
        point: 1,
        onward: None,
        analysis: None,
        turns: vec![
            TurningPoint {
                n: 22,
                round: 5,
                deed: Box::leak(Box::new(html! { (who(1, "Lena")) " settles Alpha Centauri" })),
                why: "Two rare worlds a round early. The bot wanted to explore first.",
                swing: 6,
            },
            TurningPoint {
                n: 40,
                round: 8,
                deed: Box::leak(Box::new(html! { (who(1, "Lena")) " settles Comet Zone" })),
                why: "Feeds Mining League just before the colonists run out.",
                swing: 14,
            },
            TurningPoint {
                n: 51,
                round: 11,
                deed: Box::leak(Box::new(html! { (who(2, "Mira")) " passes in Develop" })),
                why: "Gives up the last large development.",
                swing: -9,
            },
        ]
        .leak(),
        sheet: Some(&SHEET),
        stage_class: "nf",
        sheet_of_game: Some("new-frontiers.css"),
    }
}

static SHEET: LazyLock<Markup> = LazyLock::new(|| {
    let rows = [
        ("Chips", [12, 17, 14, 9]),
        ("Developments", [9, 8, 11, 6]),
        ("Colonies", [16, 11, 9, 12]),
        ("Large developments", [10, 7, 6, 6]),
        ("Total", [47, 43, 40, 33]),
    ];
    html! {
        table.score {
            @for (label, row) in rows { tr { th scope="row" { (label) } @for n in row { td { (n) } } } }
        }
    }
});

pub(crate) fn finished(lang: Lang) -> Vec<Finished<'static>> {
    let when = pick(lang, ["yesterday", "3 November"], ["gestern", "3. November"]);
    vec![
        Finished {
            name: "A turn a day",
            href: "/t/a/replay",
            game: lid("new-frontiers"),
            when: when[0],
            results: &[(1, "Lena", "47"), (2, "Mira", "43"), (3, "Tobias", "40"), (4, "Kestrel", "33")],
        },
        Finished {
            name: "Lunch break",
            href: "/t/b/replay",
            game: lid("new-frontiers"),
            when: when[1],
            results: &[(5, "Ines", "39"), (1, "Lena", "38")],
        },
    ]
}

pub(crate) fn alone() -> [profile::Alone; 1] {
    let level = "Against the anarchists, normal".into();
    [profile::Alone { game: lid("beyond-the-sun"), level, n_games: 7, n_won: 3, best: 19 }]
}

pub(crate) fn tries() -> [daily::Row; 2] {
    let row = |name: &str, points, verdict: &str, is_own| daily::Row {
        name: name.into(),
        is_own,
        points,
        verdict: verdict.into(),
        replay: "/t/kite-ember-42/replay".into(),
        finished_at: 0,
    };
    [row("Lena", 17, "complete victory", true), row("Noor", -3, "defeat", false)]
}

/// The challenge of a day, before and after the visitor's try.
pub(crate) fn day(rows: &[daily::Row]) -> daily::Day<'_> {
    let is_over = !rows.is_empty();
    daily::Day {
        game: lid("beyond-the-sun"),
        others: [lid("beyond-the-sun"), lid("merchant-of-venus")].to_vec().leak(),
        day: "2026-11-15",
        is_today: true,
        how: "Against the anarchists, normal",
        own: is_over.then_some("/t/kite-ember-42"),
        is_over,
        may_look: is_over,
        n_playing: 1,
        rows,
        days: if is_over { &["2026-11-15", "2026-11-14"] } else { &[] },
    }
}
