//! Games that begin late, so that crises, votes, arrests, wars, landings and wonders are soaked as often as early rules.

use engine::{Game, Index, Log, Quick, Seat};
use interportal::council_words::CouncilEvent;
use interportal::ids::{Crisis, VpSource, Wonder};
use interportal::intrigue::AgentEvent;
use interportal::realm::Stock;
use interportal::state::Built;
use interportal::testing::{embark, enlist, fight, is_sound, land, launch, learn, midgame, stir, strike};
use interportal::war::WarEvent;
use interportal::{BattleMode, Event, Hex, State};

use super::coverage::chosen;

/// Rounds that are played from there.
const ROUNDS: u8 = 5;

/// What is met, and how often.
#[derive(Default, Debug)]
struct Seen {
    crises: u32,
    votes: u32,
    arrests: u32,
    wars: u32,
    battles: u32,
    landings: u32,
    conquests: u32,
    stages: u32,
    actions: u64,
}

impl Seen {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Council(CouncilEvent::Counted(..)) => self.votes += 1,
            Event::Agent(AgentEvent::Arresting(..)) => self.arrests += 1,
            Event::War(WarEvent::Declared(..)) => self.wars += 1,
            Event::War(WarEvent::Clash(..)) => self.battles += 1,
            Event::War(WarEvent::Landed(..)) => self.landings += 1,
            Event::War(WarEvent::Conquered(..)) => self.conquests += 1,
            Event::StageBuilt(..) => self.stages += 1,
            _ => {}
        }
    }
}

/// A late table: a crisis, points that are near the end, a war with armies before colonies of the enemy, and a wonder that
/// is begun.
fn table(n_seats: u8, seed: u64, battles: BattleMode) -> State {
    let mut state = midgame(n_seats, seed);
    state.battles = battles;
    let crises: Vec<Crisis> = Crisis::all().collect();
    strike(&mut state, crises[seed as usize % crises.len()].id());
    let source = VpSource::all().last().expect("a source");
    for seat in (0..n_seats).map(Seat) {
        let enemy = Seat((seat.0 + 1) % n_seats);
        state.realms[seat].booked[source.at()] += 6;
        state.realms[seat].accounts = Stock::new(|_| 120);
        learn(&mut state, seat, &["defence-troops", "drives-2", "ships-hs", "hybrid-war"]);
        if seat.0 % 2 == 0 && enemy != seat {
            fight(&mut state, seat, enemy, 3);
            let colony = state.colonies.iter().filter(|it| it.seat == enemy).map(|it| it.hex).next_back();
            let hex = colony.expect("a colony");
            enlist(&mut state, seat, hex, "std-storm-cruiser", 3);
            launch(&mut state, seat, hex, "transporter", 3);
            land(&mut state, seat, hex, "infantry", 8);
            embark(&mut state, seat, hex);
        }
    }
    let far = Hex::all().find(|hex| state.is_on_map(*hex) && state.colony_at(*hex).is_none());
    let wonder = Wonder::all().nth(seed as usize % Wonder::all().count()).expect("a wonder");
    state.wonders[wonder.at()] = far.map(|hex| Built { seat: Seat(0), hex, stages: 1 });
    stir(&mut state);
    state
}

fn play(n_seats: u8, seed: u64, battles: BattleMode, seen: &mut Seen) {
    let mut luck = Quick::seeded(seed);
    let mut state = table(n_seats, seed, battles);
    seen.crises += u32::from(state.crisis.is_some());
    let (mut legal, first) = (Vec::new(), state.round);
    while let Some(seat) = state.awaiting().iter().next() {
        if state.round >= first + ROUNDS {
            break;
        }
        if luck.below(80) == 0 {
            state.realms[seat].accounts = Stock::new(|_| 80);
        }
        legal.clear();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{n_seats} seats, seed {seed}: {seat} is asked but has no action");
        let mut log = Log::written();
        state.apply(seat, chosen(&legal, &mut luck), &mut log);
        log.events().iter().for_each(|(_, event)| seen.note(event));
        seen.actions += 1;
        is_sound(&state);
    }
}

/// X4R-017: late rules are met and nothing breaks.
#[test]
fn late_games() {
    let n_games = super::n_games(20).div_ceil(20);
    for battles in [BattleMode::Quick, BattleMode::Tactical] {
        let mut seen = Seen::default();
        for n_seats in 2..=6 {
            (0..n_games).for_each(|seed| play(n_seats, seed, battles, &mut seen));
        }
        println!("{battles:?}, {} games: {seen:?}", 5 * n_games);
        let Seen { crises, votes, arrests, battles, landings, stages, .. } = seen;
        let met = [crises, votes, battles, landings];
        assert!(met.into_iter().all(|n| n > 0), "{met:?}");
        assert!(n_games < 10 || arrests > 0 && stages > 0, "{arrests} arrests, {stages} stages");
    }
}
