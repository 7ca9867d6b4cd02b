//! Whole games of the variant: no goal is lost or shown, and what is stored stays stored.

use engine::testing::conforms;
use engine::{Dealer, Game, Index, Known, Log, Quick, Seat, Viewer};
use new_frontiers::cards::Pack;
use new_frontiers::ids::{Goal, Kind, Tile, World};
use new_frontiers::{Action, Decision, Event, Options, State};
use std::collections::BTreeSet;

/// The laws of every game, with goals in a first game.
#[test]
fn nfg_001_the_variant_keeps_the_laws_of_every_game() {
    for n_seats in 2..=5 {
        let options = Options { first_game: true, goals: true, ..Options::default() };
        conforms::<State>(n_seats, &options, 100..104, 3000);
    }
}

/// What occurred in all games together.
#[derive(Default)]
struct Seen {
    kept: BTreeSet<Goal>,
    open: BTreeSet<Goal>,
    stored: BTreeSet<&'static str>,
    turned_up: BTreeSet<&'static str>,
    n_short: u32,
}

/// Players who like goals, exploring and storing, so that all of it happens.
fn liked(state: &State, action: Action) -> usize {
    let n_worlds = |seat: Seat| usize::from(state.empires[seat].n_worlds());
    match action {
        Action::Select(Tile::Goals) => 12,
        Action::Select(Tile::Explore | Tile::Produce) => 8,
        Action::StoreWorld(_) | Action::StoreGood(_) | Action::StoreCredits(_) => 30,
        Action::Settle(_) | Action::Sell(_) => 6,
        // Taking colonists would end the game early; a player who has few worlds may take them.
        Action::Colonists => 12 - state.awaiting().iter().map(n_worlds).sum::<usize>().min(10),
        _ => 3,
    }
}

/// Plays a game and calls `look` with the table before and after every action.
fn play(n_seats: u8, seed: u64, mut look: impl FnMut(&State, Seat, Action, &State, &Log<Event>)) {
    let options = Options { first_game: seed.is_multiple_of(2), goals: true, ..Options::default() };
    let mut luck = Quick::seeded(seed ^ 0x60A1);
    let mut state = State::new(n_seats, &options, Dealer::seeded(seed));
    while let Some(seat) = state.awaiting().iter().next() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let mut at = luck.below(legal.iter().map(|action| liked(&state, *action)).sum());
        let action = *legal
            .iter()
            .find(|action| {
                let weight = liked(&state, **action);
                let here = at < weight;
                at = at.wrapping_sub(weight);
                here
            })
            .expect("the weights were summed");
        let before = state;
        let mut log = Log::written();
        state.apply(seat, action, &mut log);
        look(&before, seat, action, &state, &log);
    }
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    state.empires.seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// NFG-003, NFG-009, NFG-010, NFG-015: in whole games each goal is in one place, at most one is face down, secrets
/// are kept, stockpiles only grow, and every goal and every way to store and turn up occurs.
#[test]
fn nfg_015_games_with_goals() {
    let mut seen = Seen::default();
    for seed in 0..60 {
        play(2 + (seed % 4) as u8, seed, |before, seat, action, after, log| {
            let at = format!("seed {seed}, {seat} {action}");
            goals_are_somewhere(after, &at);
            pieces_are_somewhere(after, &at);
            stockpiles_only_grow(before, seat, action, after, &at);
            words_tell_nothing(after, log, &at);
            seen.note(action, after, log);
        });
    }
    assert_eq!((seen.kept.len(), seen.open.len()), (8, 8));
    assert_eq!(seen.stored, BTreeSet::from(["credits", "good", "world"]));
    assert_eq!(seen.turned_up, BTreeSet::from(["at the end", "by choice", "for a second one"]));
    assert!(seen.n_short > 0, "goods run out now and then (NFG-023)");
}

/// Whether `viewer` is looking at drawn goals.
fn looks(state: &State, viewer: Viewer) -> bool {
    state.awaiting().iter().any(|seat| {
        let asked = state.decision(seat);
        viewer == Viewer::Seat(seat) && matches!(asked, Some(Decision::KeepGoal | Decision::PutUnder))
    })
}

/// NFG-003, NFG-009, NFG-010.
fn goals_are_somewhere(state: &State, at: &str) {
    let goals = state.goals.expect("the variant");
    for viewer in viewers(state) {
        let view = state.view(viewer);
        let n_kept = u8::from(goals.keeper.is_some());
        assert_eq!(view.n_stack + view.n_drawn + n_kept + goals.open.len(), 8, "{at}");
        let keeps = goals.keeper.is_some_and(|keeper| viewer == Viewer::Seat(keeper));
        assert_eq!(view.kept.is_some(), keeps, "{at}: {viewer:?}");
        assert_eq!(
            view.drawn.len() as u8,
            if looks(state, viewer) { view.n_drawn } else { 0 },
            "{at}: {viewer:?}"
        );
        assert!(view.drawn.iter().chain(&view.kept).all(|goal| !goals.open.has(*goal)), "{at}: twice");
    }
}

/// NF-176: worlds and goods are conserved, stockpiles included.
fn pieces_are_somewhere(state: &State, at: &str) {
    let stockpiles = state.goals.expect("the variant").stockpiles;
    let mut n_worlds = state.bag.len() + state.layout.len() + state.leaving.len();
    let mut goods = state.goods;
    for (seat, empire) in state.empires.iter() {
        n_worlds += empire.explored.len() + empire.settled.len() + stockpiles[seat].worlds.len();
        for kind in empire.goods.iter().filter_map(|on| new_frontiers::query::good(&state.pack, empire, on)) {
            goods[kind.at()] += 1;
        }
        goods.iter_mut().zip(stockpiles[seat].goods).for_each(|(n, stored)| *n += stored);
    }
    assert_eq!(usize::from(n_worlds), World::COUNT, "{at}");
    assert_eq!(goods, Kind::ALL.map(|kind| Pack::standard()[kind].count), "{at}");
}

/// NFG-013 to NFG-015: a stockpile changes only when its owner stores, by that one thing, while its goal is face up,
/// and up to the maximum.
fn stockpiles_only_grow(before: &State, seat: Seat, action: Action, after: &State, at: &str) {
    let (goals, now) = (before.goals.expect("the variant"), after.goals.expect("the variant"));
    let mut expected = goals.stockpiles;
    let goal = match action {
        Action::StoreWorld(world) => {
            expected[seat].worlds.add(world);
            "exploration"
        }
        Action::StoreGood(colony) => {
            let kind = new_frontiers::query::good(&before.pack, &before.empires[seat], colony);
            expected[seat].goods[kind.expect("a good lies there").at()] += 1;
            "stockpile_resources"
        }
        Action::StoreCredits(n) => {
            expected[seat].credits += n;
            "trade_taxes"
        }
        _ => return assert_eq!(now.stockpiles, expected, "{at}"),
    };
    assert_eq!(now.stockpiles, expected, "{at}");
    assert!(goals.open.has(super::goal(goal)), "{at}: the goal lies open");
    let mine = now.stockpiles[seat];
    assert!(mine.worlds.len() <= 4 && mine.goods.iter().sum::<u8>() <= 6 && mine.credits <= 7, "{at}");
}

/// NFG-009: a public event names a goal only when it is face up; a private event tells only its owner.
fn words_tell_nothing(after: &State, log: &Log<Event>, at: &str) {
    for (known, event) in log.events() {
        match (known, event) {
            (Known::Only(to), Event::KeptThis(seat, _)) => assert_eq!(to, seat, "{at}"),
            (Known::ToAll, Event::RevealedGoal(_, goal)) => {
                assert!(after.goals.expect("the variant").open.has(*goal), "{at}");
            }
            (Known::Only(_), _) | (_, Event::KeptThis(..)) => panic!("{at}: {event:?} is known to {known:?}"),
            _ => {}
        }
    }
}

/// NFG-009: the views that are sent contain no goal that the viewer may not see.
#[test]
fn nfg_009_no_view_holds_a_hidden_goal() {
    let mut n_hidden = 0;
    for seed in 0..6 {
        play(2 + (seed % 4) as u8, seed, |_, seat, action, state, _| {
            if !matches!(action, Action::Select(_) | Action::Keep(_) | Action::Under(_) | Action::Reveal) {
                return;
            }
            for viewer in viewers(state) {
                let view = state.view(viewer);
                let goals = state.goals.expect("the variant");
                let keeps = goals.keeper.is_some_and(|keeper| viewer == Viewer::Seat(keeper));
                let may_see = |goal: Goal| {
                    let kept = keeps && view.kept == Some(goal);
                    let drawn = looks(state, viewer) && view.drawn.contains(&goal);
                    goals.open.has(goal) || kept || drawn
                };
                let sent = serde_json::to_string(&view).expect("a view can be sent");
                for goal in Goal::all() {
                    let names = sent.contains(&format!("\"{goal}\""));
                    assert_eq!(names, may_see(goal), "seed {seed}, {seat} {action}: {viewer:?} and {goal}");
                    n_hidden += usize::from(!names);
                }
            }
        });
    }
    assert!(n_hidden > 1000, "{n_hidden}");
}

impl Seen {
    fn note(&mut self, action: Action, after: &State, log: &Log<Event>) {
        for (_, event) in log.events() {
            match event {
                Event::KeptThis(_, goal) => drop(self.kept.insert(*goal)),
                Event::RevealedGoal(..) => drop(self.turned_up.insert(match action {
                    Action::Reveal => "by choice",
                    _ if after.goals.is_some_and(|goals| goals.keeper.is_some()) => "for a second one",
                    _ => "at the end",
                })),
                Event::StoredWorld(..) => drop(self.stored.insert("world")),
                Event::StoredGood(..) => drop(self.stored.insert("good")),
                Event::StoredCredits(..) => drop(self.stored.insert("credits")),
                _ => {}
            }
        }
        self.open.extend(after.goals.expect("the variant").open.iter());
        self.n_short += u32::from(after.goods.contains(&0));
    }
}
