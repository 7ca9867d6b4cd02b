//! Every card, every ability and every sort of choice is used at least once.

use beyond_the_sun::cards::Pack;
use beyond_the_sun::effect::Ability;
use beyond_the_sun::ids::{Leader, Mat, Module};
use beyond_the_sun::{Cause, Event, Holder, Options, Owned, State};
use engine::{Bits, Dealer, Game, Log, Quick, Viewer};
use std::collections::BTreeSet;

/// The number of games in which everything must have occurred.
const MOST: u64 = 600;

/// Everything that must occur, as lines.
fn wanted() -> BTreeSet<String> {
    let pack = Pack::standard();
    let mut wanted = BTreeSet::new();
    let all = Bits::first(Module::COUNT as u8);
    for tech in pack.masks.techs(all) {
        let card = &pack[tech];
        if !card.immediate.is_none() {
            wanted.insert(format!("immediate {tech}"));
        }
        wanted.extend((0..card.n_spaces()).map(|n| format!("go {tech} {n}")));
        if card.abilities.iter().any(|ability| matches!(ability, Ability::AnyTime { .. })) {
            wanted.insert(format!("use {tech}"));
        }
    }
    for system in pack.masks.systems(all) {
        wanted.insert(format!("colonise {system}"));
        if !pack[system].control.is_none() {
            wanted.insert(format!("control {system}"));
        }
    }
    wanted.extend(pack.masks.events(all).iter().map(|event| format!("event {event}")));
    wanted.extend(beyond_the_sun::ids::Guild::all().map(|guild| format!("go {guild} 0")));
    for (leader, card) in Leader::all().zip(&pack.leaders) {
        wanted.insert(format!("leader {leader}"));
        wanted.extend((0..card.actions.len()).map(|n| format!("go {leader} {n}")));
        if !card.setup.is_none() {
            wanted.insert(format!("set-up {leader}"));
        }
        if card.tokens > 0 {
            wanted.insert(format!("token {leader}"));
        }
        if card.abilities.iter().any(|ability| ability.effect().is_some()) {
            wanted.insert(format!("use {leader}"));
        }
    }
    for mat in Mat::all() {
        wanted.insert(format!("setup {mat}"));
        for (n, card) in pack[mat].abilities.iter().enumerate() {
            wanted.insert(format!("unlocked {mat} {n}"));
            if card.ability.effect().is_some() {
                wanted.insert(format!("ability {mat} {n}"));
            }
        }
    }
    wanted.extend((0..2).map(|option| format!("for good {option}")));
    wanted.extend(["foresaw", "marked", "credit", "tile"].map(str::to_owned));
    // Everything a player can write.
    let words = "mat go option do pass done pay return build jump warp upgrade colonise spend outpost marker \
        automate bonus shift research seek choose charter copy attach scatter museum grow mine trade buy retire \
        sell claim use swap banish leader set-up predict keep less repay more prototype tile";
    wanted.extend(words.split_whitespace().map(|word| format!("word {word}")));
    wanted
}

/// The lines that one event shows.
fn seen(event: &Event, mats: impl Fn(engine::Seat) -> Mat) -> Option<String> {
    Some(match event {
        Event::Due(_, Cause::Immediate(tech)) => format!("immediate {tech}"),
        Event::Due(_, Cause::Control(system)) => format!("control {system}"),
        Event::Due(_, Cause::Use(Owned::Tech(tech))) => format!("use {tech}"),
        Event::Due(seat, Cause::Mat(n)) => format!("ability {} {n}", mats(*seat)),
        Event::Due(_, Cause::SetUp(mat)) => format!("setup {mat}"),
        Event::PickedLeader(_, leader) => format!("leader {leader}"),
        Event::Due(_, Cause::LeaderSetUp(leader)) => format!("set-up {leader}"),
        Event::Due(_, Cause::Leader(leader)) => format!("use {leader}"),
        Event::SpentTokens(_, leader, _) => format!("token {leader}"),
        Event::ChoseForGood(_, option) => format!("for good {option}"),
        Event::Foresaw(..) => "foresaw".to_owned(),
        Event::MarkedUse(..) => "marked".to_owned(),
        Event::TookCredit(..) => "credit".to_owned(),
        Event::PutTile(..) => "tile".to_owned(),
        Event::Unlocked(seat, n) => format!("unlocked {} {n}", mats(*seat)),
        Event::Colonised(_, system) => format!("colonise {system}"),
        Event::EventTurned(_, event) => format!("event {event}"),
        Event::Went(_, space) if !matches!(space.holder, Holder::Basic(_)) => {
            format!("go {} {}", space.holder, space.n)
        }
        _ => return None,
    })
}

/// Random games until everything has been seen.
#[test]
fn everything_comes_into_play() {
    let mut missing = wanted();
    let (n_wanted, mut luck) = (missing.len(), Quick::seeded(9));
    let mut legal = Vec::new();
    for game in 0..MOST {
        let modules = if game % 3 == 0 { Bits::EMPTY } else { Bits::first(Module::COUNT as u8) };
        let modules = if game % 2 == 0 { modules } else { modules.without(Bits::only(Module::NewFactions)) };
        let options =
            Options { expert: game % 2 == 0, display: game % 4 == 0, modules, ..Options::default() };
        let mut state = State::new(2 + (game % 3) as u8, &options, Dealer::seeded(game));
        for (_, tableau) in state.tableaus.iter() {
            missing.remove(&format!("setup {}", tableau.mat));
        }
        while let Some(seat) = state.awaiting().iter().next() {
            legal.clear();
            state.legal(seat, &mut legal);
            let action = legal[luck.below(legal.len())];
            let word = action.to_string().split(' ').next().map(|word| format!("word {word}"));
            missing.remove(&word.unwrap_or_default());
            let mut log = Log::written();
            state.apply(seat, action, &mut log);
            let told = log.seen_by(Viewer::Spectator);
            told.filter_map(|event| seen(event, |seat| state.mat(seat))).for_each(|line| {
                missing.remove(&line);
            });
        }
        if missing.is_empty() {
            println!("{n_wanted} things seen in {} games", game + 1);
            return;
        }
    }
    panic!("of {n_wanted} things these were not seen in {MOST} games: {missing:#?}");
}

/// The coverage covers everything: 54 technologies, 24 events, 36 systems, 20 leaders.
#[test]
fn everything_is_what_is_covered() {
    let n = |line: &str| wanted().iter().filter(|it| it.starts_with(line)).count();
    assert_eq!((n("colonise "), n("event "), n("leader ")), (36, 24, 20));
    let masks = &Pack::standard().masks;
    assert_eq!(masks.techs(Bits::first(Module::COUNT as u8)).len(), 54);
}
