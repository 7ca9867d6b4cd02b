//! Points: the printed number of every tile, and every "?" in many empires.

use super::card::{Card, Fact, Sort, facts, fits, kinds, number};
use super::cards_with;
use engine::Quick;
use new_frontiers::cards::Pack;
use new_frontiers::ids::Development;
use new_frontiers::score::{Sheet, sheet};
use new_frontiers::testing::{Play, seat_of};

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("score:")
}

fn scored(table: &str) -> Sheet {
    sheet(Play::deal(table).board(), seat_of("p1"))
}

/// Every tile without a "?" is worth its number, as a development or as a colony.
#[test]
fn printed_points() {
    for fact in facts() {
        let Some(vp) = fact.vp else { continue };
        let card = Card { id: fact.id, sort: fact.sort, lines: fact.lines };
        let found = scored(&card.dealt());
        // The home beside the other cards is worth nothing.
        let expected = match fact.sort {
            Sort::Development => Sheet { developments: vp, ..Sheet::default() },
            Sort::World | Sort::Home => Sheet { colonies: vp, ..Sheet::default() },
        };
        assert_eq!(found, expected, "{}", fact.id);
    }
}

/// Every "?" in forty empires at random, and alone.
#[test]
fn question_marks() {
    for (card, lines) in cards_with(claims) {
        let mut luck = Quick::seeded(11);
        let mut points = Vec::new();
        for n_tiles in (0..40).map(|n| n / 2) {
            let tiles = empire(&card, n_tiles, &mut luck);
            let found = scored(&table(&card, &tiles));
            let expected = worth(&lines[0], &tiles);
            let ids: Vec<_> = tiles.iter().map(|tile| tile.id).collect();
            assert_eq!(found.scored_developments + found.scored_colonies, expected, "{}: {ids:?}", card.id);
            points.push(expected);
        }
        points.sort_unstable();
        points.dedup();
        assert!(points.len() > 3, "{}: the empires are worth {points:?}", card.id);
    }
}

/// A home, the card and so many other tiles; none of them has a "?" or is the joker, which has no kind yet.
fn empire(card: &Card, n_tiles: usize, luck: &mut Quick) -> Vec<Fact> {
    let mut own: Vec<Fact> = Vec::new();
    let mut pool: Vec<_> = facts().into_iter().filter(|fact| fact.colour != "joker").collect();
    let mut take = |pool: &mut Vec<Fact>, fits: &dyn Fn(&Fact) -> bool| {
        let places: Vec<_> = (0..pool.len()).filter(|at| fits(&pool[*at])).collect();
        let taken = pool.swap_remove(places[luck.below(places.len())]);
        pool.retain(|other| !are_faces_of_one_stack(taken.id, other.id));
        own.push(taken);
    };
    take(&mut pool, &|fact| fact.id == card.id);
    take(&mut pool, &|fact| fact.sort == Sort::Home);
    for _ in 0..n_tiles {
        take(&mut pool, &|fact| fact.sort != Sort::Home && fact.vp.is_some());
    }
    own
}

/// Nobody can own both.
fn are_faces_of_one_stack(one: &str, other: &str) -> bool {
    let stack = |id: &str| Development::from_id(id).map(|it| &Pack::standard()[it].stack);
    stack(one).is_some() && stack(one) == stack(other)
}

fn table(card: &Card, tiles: &[Fact]) -> String {
    let ids = |sort: Sort| {
        let ids = tiles.iter().filter(move |tile| tile.sort == sort).map(|tile| tile.id);
        ids.collect::<Vec<_>>().join(" ")
    };
    assert!(tiles.iter().any(|tile| tile.id == card.id));
    format!(
        "p1 home {}\np1 developments {}\np1 colonies {}",
        ids(Sort::Home),
        ids(Sort::Development),
        ids(Sort::World)
    )
}

/// What a score line is worth: the first fitting clause counts a tile.
fn worth(line: &str, tiles: &[Fact]) -> i32 {
    let clauses: Vec<_> = line.strip_prefix("score: ").expect("a score line").split("; ").collect();
    let per_tile = |tile: &Fact| {
        clauses.iter().find_map(|clause| {
            let (points, group) = clause.split_once(" per ")?;
            let group = group.strip_prefix("other ").unwrap_or(group);
            (group != "strength" && fits(group, tile, "")).then(|| points.parse::<i32>().expect("points"))
        })
    };
    let counted: i32 = tiles.iter().filter_map(per_tile).sum();
    counted + clauses.iter().map(|clause| whole(clause, tiles)).sum::<i32>()
}

/// Clauses that count no tiles.
fn whole(clause: &str, tiles: &[Fact]) -> i32 {
    if let Some(points) = clause.strip_suffix(" per strength") {
        let lines = tiles.iter().flat_map(|tile| &tile.lines);
        let lasting = lines.filter(|line| !line.contains(" vs ") && line.starts_with("settle: military +"));
        let strength: i32 = lasting.filter_map(|line| number(line, "military +")).sum();
        return points.parse::<i32>().expect("points") * strength;
    }
    if let Some(table) = clause.strip_prefix("table ").and_then(|rest| rest.strip_suffix(" by kind")) {
        let has = |kind: &&str| tiles.iter().any(|tile| tile.colour == *kind);
        let n_kinds = kinds().into_iter().filter(has).count();
        let steps: Vec<i32> = table.split(' ').map(|step| step.parse().expect("points")).collect();
        return n_kinds.checked_sub(1).map_or(0, |at| steps[at]);
    }
    0
}
