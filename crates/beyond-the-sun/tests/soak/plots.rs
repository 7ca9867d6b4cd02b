//! Every card of the anarchists, every choice made for them and every reason occurs at least once.

use beyond_the_sun::anarchists::Ending;
use beyond_the_sun::ids::{AnarchistAction, AnarchistEvent};
use beyond_the_sun::{ANARCHISTS, Decision, Deed, Event, Options, State};
use engine::{Dealer, Game, Log, Quick, Viewer};
use std::collections::BTreeSet;

/// The number of games in which everything must have occurred.
const MOST: u64 = 20_000;

/// Everything that must occur, as lines.
fn wanted() -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = AnarchistAction::all().map(|card| format!("drew {card}")).collect();
    for event in AnarchistEvent::all() {
        wanted.extend(["you", "anarchists"].map(|by| format!("{event} {by}")));
    }
    let others = "choose-colony choose-1 choose-2 choose-3 open-card reshuffled row-failed preferred fell nothing-beside \
        marker-back end-threat skip-NoShipInDeepSpace skip-NothingControlled skip-TooWeak skip-AlreadyResearched \
        skip-AllResearched skip-TypeNotShown skip-MissingPrerequisite skip-NoneKnown";
    wanted.extend(others.split_whitespace().map(str::to_owned));
    wanted
}

/// The line that one event shows.
fn seen(event: &Event) -> Vec<String> {
    let Event::Anarchists(deed) = event else { return vec![] };
    match deed {
        Deed::Drew(card, open) => {
            let open = open.then(|| "open-card".to_owned());
            open.into_iter().chain([format!("drew {card}")]).collect()
        }
        Deed::TurnedEvent(by, event) => {
            vec![format!("{event} {}", if *by == ANARCHISTS { "anarchists" } else { "you" })]
        }
        Deed::Skipped(_, why) => {
            let why = format!("{why:?}");
            vec![format!("skip-{}", why.split(['(', ' ']).next().unwrap_or_default())]
        }
        Deed::Reshuffled(_) => vec!["reshuffled".to_owned()],
        Deed::RowFailed => vec!["row-failed".to_owned()],
        Deed::PreferredUnknown(..) => vec!["preferred".to_owned()],
        Deed::ThreatFell(_) => vec!["fell".to_owned()],
        Deed::NothingBeside => vec!["nothing-beside".to_owned()],
        Deed::MarkerCameBack(_) => vec!["marker-back".to_owned()],
        Deed::BroughtEnd(Ending::Threat) => vec!["end-threat".to_owned()],
        _ => vec![],
    }
}

/// Random games until everything has been seen.
#[test]
fn everything_of_the_anarchists_comes_into_play() {
    let (mut missing, mut luck, mut legal) = (wanted(), Quick::seeded(11), Vec::new());
    let n_wanted = missing.len();
    for game in 0..MOST {
        let line = ["solo=easy", "solo=16", "solo=normal new-technologies new-systems"][game as usize % 3];
        let options: Options = line.parse().expect("options of the solo game");
        let mut state = State::new(1, &options, Dealer::seeded(game));
        while let Some(seat) = state.awaiting().iter().next() {
            match state.decision(seat) {
                Some(Decision::AnarchistsColonise) => missing.remove("choose-colony"),
                Some(Decision::AnarchistsResearch(level)) => missing.remove(&format!("choose-{level}")),
                _ => false,
            };
            legal.clear();
            state.legal(seat, &mut legal);
            let mut log = Log::written();
            state.apply(seat, legal[luck.below(legal.len())], &mut log);
            log.seen_by(Viewer::Spectator).flat_map(seen).for_each(|line| {
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
