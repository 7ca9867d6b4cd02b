//! Rows of the tables: a card, the prepared table, the script, and exactly what the script changes.

use beyond_the_sun::Marker;
use beyond_the_sun::ids::{Column, Slot, Sort};
use beyond_the_sun::testing::Play;
use engine::Index;
use std::collections::{BTreeMap, BTreeSet};

/// A card on a prepared table, what is done, and exactly what that changes.
pub(super) struct Row {
    pub(super) card: &'static str,
    table: String,
    script: String,
    change: String,
}

/// The rows of a file: paragraphs of a card and its lines, which begin with `table`, `play` and `gives`. Parts of
/// tables and scripts end with `;`, and those of a script are of p1 if no seat is named. Lines with `#` are remarks.
pub(super) fn rows(text: &'static str) -> impl Iterator<Item = Row> {
    text.split("\n\n").filter(|paragraph| !paragraph.starts_with('#')).map(|paragraph| {
        let card = paragraph.lines().next().expect("a card");
        let of = |key: &str, between: &str| {
            let line = |line: &'static str| line.trim().strip_prefix(key)?.strip_prefix(' ').map(str::trim);
            paragraph.lines().skip(1).filter_map(line).collect::<Vec<_>>().join(between)
        };
        Row { card, table: of("table", "; "), script: of("play", "; "), change: of("gives", ", ") }
    })
}

/// How many there are of everything on the table.
pub(super) type Counts = BTreeMap<String, i32>;

/// Lines of a table or a script.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|line| !line.is_empty())
}

/// The table that `text` describes.
pub(super) fn deal(text: &str) -> Play {
    Play::deal(&lines(text).collect::<Vec<_>>().join("\n"))
}

/// Plays a script.
pub(super) fn play(table: &mut Play, script: &str) {
    let seat = |line: &str| line.starts_with('p') && line[1..].starts_with(|c: char| c.is_ascii_digit());
    for line in lines(script) {
        let line = if seat(line) { line.to_owned() } else { format!("p1 {line}") };
        table.play(&line);
    }
}

/// Counts everything on the table but pawns.
pub(super) fn counts(play: &Play) -> Counts {
    let board = play.board();
    let mut counts = Counts::new();
    let mut add = |key: String, n: i32| *counts.entry(key).or_default() += n;
    for (seat, tableau) in board.tableaus.iter() {
        add(format!("{seat} ore"), tableau.ore.into());
        add(format!("{seat} pop"), tableau.pop.into());
        add(format!("{seat} vp"), tableau.vp.into());
        Column::ALL.iter().for_each(|it| add(format!("{seat} {it}"), tableau.supply[it.at()].into()));
        for sort in Sort::ALL {
            add(format!("{seat} {sort} off"), tableau.removed[sort.at()].into());
            add(format!("{seat} {sort} automated"), tableau.automated[sort.at()].into());
        }
        add(format!("{seat} substitute automated"), tableau.automated[2].into());
        for place in tableau.with_ships() {
            for (level, n) in (1..).zip(tableau.ships[place.at()]) {
                add(format!("{seat} ship {level} {place}"), n.into());
            }
        }
        for (level, n) in (1..).zip(tableau.museum) {
            add(format!("{seat} museum {level}"), n.into());
        }
        tableau.researched.iter().for_each(|slot| add(format!("{seat} cube {slot}"), 1));
        tableau.private.iter().for_each(|tech| add(format!("{seat} private {tech}"), 1));
        for colony in tableau.colonies.iter() {
            add(format!("{seat} colony {}{}", colony.system, colony.markers.map(marker).concat()), 1);
        }
        let retinue = &tableau.retinue;
        retinue.iter().for_each(|it| add(format!("{seat} token {it}"), retinue.tokens_on(it).into()));
        add(format!("{seat} credit used"), retinue.credit_used.into());
        retinue.tile.under.iter().for_each(|(place, level)| add(format!("{seat} tile {level} {place}"), 1));
        add(format!("{seat} goal"), retinue.goal.is_some().into());
        add(format!("{seat} goal claimed"), retinue.goal.is_some_and(|goal| goal.claimed).into());
        add(format!("{seat} vp tiles"), retinue.vp_tiles.into());
        let seat_name = seat.to_string();
        play.outposts(&seat_name).iter().for_each(|it| add(format!("{seat} outpost {it}"), 1));
        (1..).zip(tableau.unlocked).for_each(|(n, it)| add(format!("{seat} ability {n}"), it.into()));
    }
    for (slot, tech) in Slot::all().zip(board.slots) {
        tech.into_iter().for_each(|tech| add(format!("slot {slot} {tech}"), 1));
    }
    for place in board.places() {
        board.systems[place.at()].into_iter().for_each(|system| add(format!("{place} {system}"), 1));
    }
    board.guilds.iter().for_each(|guild| add(format!("guild {guild}"), 1));
    board.lasting.iter().for_each(|event| add(format!("lasting {event}"), 1));
    board.dyson.iter().for_each(|dyson| add(format!("dyson {}", dyson.system), 1));
    for laid in board.laid.iter() {
        let at = laid.place.map_or_else(|| format!("{:?}", laid.owner), |place| place.to_string());
        add(format!("laid {} {at} {} vp", laid.event, laid.vp), 1);
    }
    for achieved in board.achievements.iter() {
        add(format!("achievement {}", achieved.card), 1);
        for claim in achieved.claims.iter() {
            let swapped = claim.swapped.map_or_else(String::new, |sort| format!(" {sort}"));
            add(format!("claim {} {}{swapped}", achieved.card, claim.seat), 1);
        }
    }
    if let Some(anarchists) = &board.anarchists {
        add("markers on".to_owned(), anarchists.markers.into());
        add("markers beside".to_owned(), anarchists.beside.into());
        anarchists.top.iter().for_each(|card| add(format!("top {card}"), 1));
        let bans = anarchists.bans;
        add("no colonise".to_owned(), bans.colonise.into());
        add("no research".to_owned(), bans.research.into());
        bans.jumps.into_iter().for_each(|n| add(format!("jumps {n}"), 1));
    }
    counts
}

fn marker(marker: Option<Marker>) -> String {
    match marker {
        Some(Marker::Of(sort)) => format!(" {sort}"),
        Some(Marker::Substitute) => " substitute".to_owned(),
        Some(Marker::Threat) => " threat".to_owned(),
        None => String::new(),
    }
}

/// What has changed, as `p1 ore +3, p1 pop -1`.
pub(super) fn change(before: &Counts, after: &Counts) -> String {
    let keys: BTreeSet<_> = before.keys().chain(after.keys()).collect();
    let of = |counts: &Counts, key: &str| counts.get(key).copied().unwrap_or_default();
    let changed = keys.into_iter().filter_map(|key| {
        let by = of(after, key) - of(before, key);
        (by != 0).then(|| format!("{key} {by:+}"))
    });
    changed.collect::<Vec<_>>().join(", ")
}

/// Runs every row, reports all rows that differ with what happened instead, and returns the cards played.
pub(super) fn check(text: &'static str, run: impl Fn(&str, &str, &str) -> String) -> BTreeSet<&'static str> {
    let mut wrong = Vec::new();
    let mut played = BTreeSet::new();
    for Row { card, table, script, change } in rows(text) {
        played.insert(card);
        let found = run(card, &table, &script);
        if found != change {
            wrong.push(format!("{card} [{script}]\n  gives {found}\n  not   {change}"));
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
    played
}
