//! Measures games of Interportal: length, wins, points by source, and what bots do.
//!
//! `measure_interportal BOTS GAMES SEED [OPTIONS [trace | PACK]]`, with bots such as `greedy,greedy,random`, and a file
//! that overrides entries of the pack. `greedy:campaign=0:stage=0` is `greedy` with other weights.

use bots::interportal::{Judge, Regent, Weights};
use bots::{Bot, Level, Player};
use engine::{Dealer, Game, Log, Quick, Seat, Turn, Viewer};
use interportal::cards::{Pack, PackRef};
use interportal::council::Victory;
use interportal::ids::Resource;
use interportal::{Action, Books, Decision, Event, Options, State, score};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A bot by its name, some of them with weights of their own.
#[derive(Clone)]
struct Entrant {
    name: String,
    level: Level,
    weights: Option<Weights>,
}

impl Entrant {
    fn read(text: &str) -> Self {
        let mut parts = text.split(':');
        let level: Level = parts.next().unwrap_or_default().parse().expect("a bot");
        let mut weights = None;
        for part in parts {
            let (name, value) = part.split_once('=').expect("a weight");
            let start = if level == Level::Search { Weights::finishing() } else { Weights::default() };
            weights.get_or_insert(start).change(name, value.parse().expect("a number")).expect("a weight");
        }
        Self { name: text.to_owned(), level, weights }
    }

    fn player(&self, seed: u64) -> Player<State> {
        match self.weights {
            Some(weights) => Player::Greedy(Regent::seeded(Judge { weights }, seed)),
            None => self.level.player(seed),
        }
    }
}

/// What is counted over all games.
#[derive(Default)]
struct Counts {
    rounds: BTreeMap<u8, u64>,
    /// Victories by place in the order of play at the start, from 1.
    place_wins: BTreeMap<u8, u64>,
    /// What happened, by its name: milestones, conquests, endings.
    happened: BTreeMap<String, u64>,
    entrant_wins: BTreeMap<usize, f64>,
    half_points: BTreeMap<usize, i64>,
    /// Half points of winners by source.
    sources: BTreeMap<String, i64>,
    kinds: BTreeMap<String, u64>,
    used: BTreeMap<String, u64>,
    /// Games that reached a round, income of the four kinds and half points then, by place in the order of play.
    curve: BTreeMap<(u8, u8), (u64, i64, i64)>,
    n_decisions: u64,
    thinking: BTreeMap<String, (u64, Duration, Duration)>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots: Vec<Entrant> = args[0].split(',').map(Entrant::read).collect();
    let n_games: u64 = args[1].parse().expect("a number of games");
    let seed: u64 = args[2].parse().expect("a seed");
    let mut options: Options = args.get(3).map_or("", String::as_str).parse().expect("options");
    let trace = args.iter().any(|arg| arg == "trace");
    if let Some(path) = args.get(4).filter(|_| !trace) {
        let text = std::fs::read_to_string(path).expect("a pack");
        options.pack = PackRef::new(Pack::with(path, &text).expect("a sound pack"));
    }
    let (counts, next, start) = (Mutex::new(Counts::default()), AtomicU64::new(0), Instant::now());
    let n_threads = if trace { 1 } else { std::thread::available_parallelism().map_or(1, usize::from) };
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= n_games {
                        break;
                    }
                    game(&bots, &options, seed, n, trace, &counts);
                }
            });
        }
    });
    let counts = counts.into_inner().expect("no game has failed");
    report(&counts, &bots, n_games, start.elapsed());
}

fn game(bots: &[Entrant], options: &Options, seed: u64, n: u64, trace: bool, counts: &Mutex<Counts>) {
    let seed = Quick::seeded(seed.wrapping_mul(1_000_003) ^ n).word();
    let mut luck = Quick::seeded(!seed);
    let n_seats = bots.len();
    let entrant = |seat: usize| (seat + n as usize) % n_seats;
    let mut players: Vec<_> = (0..n_seats).map(|seat| bots[entrant(seat)].player(luck.word())).collect();
    let mut state = State::new(n_seats as u8, options, Dealer::seeded(seed));
    let mut own = Counts::default();
    let first = state.first.0;
    let place = |seat: Seat| (seat.0 + n_seats as u8 - first) % n_seats as u8 + 1;
    let mut sources: Vec<BTreeMap<String, i64>> = vec![BTreeMap::new(); n_seats];
    let (mut legal, mut round) = (Vec::new(), 0);
    while let Some(seat) = state.awaiting().iter().next().filter(|_| own.n_decisions < 60_000) {
        if state.round != round {
            round = state.round;
            let income = |seat: Seat| {
                let net = Books::open(&state, seat).income().net();
                Resource::ALL.map(|resource| i64::from(net[resource])).iter().sum::<i64>()
            };
            for seat in state.realms.seats() {
                let half = i64::from(score::half_points(&state, seat));
                own.curve.insert((round, place(seat)), (1, income(seat), half));
            }
        }
        legal.clear();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("who is awaited is asked something");
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let began = Instant::now();
        let action = players[usize::from(seat.0)].choose(&turn);
        let took = began.elapsed();
        assert!(turn.legal.contains(&action), "{seat} chose `{action}`, which is not legal");
        if turn.legal.len() > 1 {
            let level = bots[entrant(usize::from(seat.0))].name.clone();
            let thought = own.thinking.entry(level).or_default();
            *thought = (thought.0 + 1, thought.1 + took, thought.2.max(took));
        }
        if bots[entrant(usize::from(seat.0))].level >= Level::Score {
            count_action(&mut own, decision, action);
        }
        if trace && turn.legal.len() > 1 {
            let accounts = &state.realms[seat].accounts;
            let stock = Resource::ALL.map(|resource| accounts[resource]);
            println!("r{} {seat} {stock:?} {decision:?} of {}: {action}", state.round, turn.legal.len());
        }
        let mut log = Log::written();
        state.apply(seat, action, &mut log);
        for (_, event) in log.events() {
            match event {
                Event::Booked(seat, source, half) => {
                    let sum = sources[usize::from(seat.0)].entry(source.id().to_owned()).or_default();
                    *sum += i64::from(*half);
                }
                Event::MilestoneReached(_, investor) => own.note(investor.id()),
                Event::GovernmentActive(_, government) => own.note(government.id()),
                Event::War(event) => own.note(&variant("war", event)),
                Event::Council(event) => own.note(&variant("council", event)),
                Event::Agent(event) => own.note(&variant("agent", event)),
                Event::StageBuilt(..) | Event::KosmeCame(..) | Event::Core(Some(_)) => {
                    own.note(&variant("", event));
                }
                _ => {}
            }
            if trace
                && matches!(
                    event,
                    Event::Booked(..)
                        | Event::RoundBegan(_)
                        | Event::GoalMet(..)
                        | Event::MilestoneReached(..)
                        | Event::RequestMet(..)
                        | Event::Owes(..)
                        | Event::Income(..)
                )
            {
                println!("    {event:?}");
            }
        }
        own.n_decisions += 1;
        legal = turn.legal;
    }
    *own.rounds.entry(state.round).or_default() += 1;
    if let Some(outcome) = state.outcome() {
        own.note(match state.council.victory {
            Some(Victory::Sovereign(..)) => "ended by election",
            Some(Victory::Federation(_)) => "ended by a federation",
            None if state
                .realms
                .seats()
                .any(|seat| score::half_points(&state, seat) >= score::threshold(&state)) =>
            {
                "ended by points"
            }
            None if state.realms.seats().filter(|seat| !state.is_out(*seat)).count() == 1 => {
                "ended by elimination"
            }
            None => "ended by rounds",
        });
        let winners: Vec<Seat> = state.realms.seats().filter(|seat| outcome.places[*seat] == 1).collect();
        for seat in state.realms.seats() {
            *own.half_points.entry(entrant(usize::from(seat.0))).or_default() +=
                i64::from(outcome.points[seat]);
        }
        for seat in &winners {
            *own.place_wins.entry(place(*seat)).or_default() += 1;
            *own.entrant_wins.entry(entrant(usize::from(seat.0))).or_default() += 1.0 / winners.len() as f64;
            let kept: i64 = sources[usize::from(seat.0)].values().sum();
            for (source, half) in &sources[usize::from(seat.0)] {
                *own.sources.entry(source.clone()).or_default() += half;
            }
            let counted = i64::from(outcome.points[*seat]) - kept;
            let core = if state.core == Some(*seat) { 2 } else { 0 };
            *own.sources.entry("core".into()).or_default() += core;
            *own.sources.entry("colonies and else".into()).or_default() += counted - core;
        }
    }
    counts.lock().expect("no game has failed").add(own);
}

/// The name of an event without what it says.
fn variant(of: &str, event: &impl std::fmt::Debug) -> String {
    let text = format!("{event:?}");
    format!("{of} {}", text.split('(').next().unwrap_or_default()).trim().to_owned()
}

fn count_action(counts: &mut Counts, decision: Decision, action: Action) {
    let line = action.to_string();
    let word = line.split(' ').next().unwrap_or_default();
    let kind = match decision {
        Decision::Act(phase, _) => format!("{phase} {word}"),
        _ => format!("- {word}"),
    };
    *counts.kinds.entry(kind).or_default() += 1;
    if matches!(decision, Decision::Act(..)) {
        *counts.used.entry(line).or_default() += 1;
    }
}

impl Counts {
    fn note(&mut self, what: &str) {
        *self.happened.entry(what.to_owned()).or_default() += 1;
    }

    fn add(&mut self, other: Self) {
        fn sum<K: Ord, V: std::ops::AddAssign + Default>(to: &mut BTreeMap<K, V>, from: BTreeMap<K, V>) {
            from.into_iter().for_each(|(key, value)| *to.entry(key).or_default() += value);
        }
        sum(&mut self.rounds, other.rounds);
        sum(&mut self.place_wins, other.place_wins);
        sum(&mut self.happened, other.happened);
        sum(&mut self.entrant_wins, other.entrant_wins);
        sum(&mut self.half_points, other.half_points);
        sum(&mut self.sources, other.sources);
        sum(&mut self.kinds, other.kinds);
        sum(&mut self.used, other.used);
        for (round, (n, income, half)) in other.curve {
            let all = self.curve.entry(round).or_default();
            *all = (all.0 + n, all.1 + income, all.2 + half);
        }
        self.n_decisions += other.n_decisions;
        for (level, (n, sum, most)) in other.thinking {
            let all = self.thinking.entry(level).or_default();
            *all = (all.0 + n, all.1 + sum, all.2.max(most));
        }
    }
}

fn report(counts: &Counts, bots: &[Entrant], n_games: u64, took: Duration) {
    let n = n_games as f64;
    println!("{n_games} games in {took:.1?}, {:.0} decisions a game", counts.n_decisions as f64 / n);
    let within: u64 = counts.rounds.range(11..=16).map(|(_, n)| n).sum();
    println!("rounds {:?}; 11 to 16: {:.1} %", counts.rounds, within as f64 * 100.0 / n);
    let places: Vec<String> =
        counts.place_wins.iter().map(|(at, won)| format!("{at}: {}", share(*won as f64, n))).collect();
    println!("wins by place in the order of play {}", places.join(", "));
    println!("a game: {}", listed(&counts.happened, n));
    let mut by_name: BTreeMap<&str, f64> = BTreeMap::new();
    for (at, entrant) in bots.iter().enumerate() {
        *by_name.entry(&entrant.name).or_default() += counts.entrant_wins.get(&at).copied().unwrap_or(0.0);
    }
    for (name, won) in by_name {
        println!("{name}: {}", share(won, n));
    }
    for (at, level) in bots.iter().enumerate() {
        let wins = counts.entrant_wins.get(&at).copied().unwrap_or(0.0);
        let half = counts.half_points.get(&at).copied().unwrap_or(0) as f64;
        println!("{at} {}: {:.1} % wins, {:.2} points", level.name, wins * 100.0 / n, half / n / 2.0);
    }
    for (level, (n, sum, most)) in &counts.thinking {
        println!("{level}: {:.0} us a choice, at most {most:.1?}", sum.as_micros() as f64 / *n as f64);
    }
    let all: i64 = counts.sources.values().sum();
    for (source, half) in &counts.sources {
        println!(
            "  {source}: {:.2} points, {:.0} %",
            *half as f64 / n / 2.0,
            *half as f64 * 100.0 / all as f64
        );
    }
    for ((round, place), (n, income, half)) in &counts.curve {
        let seats = *n as f64;
        println!(
            "  round {round} place {place}: income {:.1}, points {:.2} ({n} games)",
            *income as f64 / seats,
            *half as f64 / seats / 2.0
        );
    }
    let each = n * bots.len() as f64;
    println!("choices a seat and game: {}", listed(&counts.kinds, each));
    println!("actions a seat and game: {}", listed(&counts.used, each));
}

/// A share of games in percent with its 95 % interval (Wilson).
fn share(won: f64, n: f64) -> String {
    const Z: f64 = 1.96;
    let (p, z2) = (won / n, Z * Z);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    let percent = |share: f64| 100.0 * share;
    format!("{:.1} % ({:.1} to {:.1})", percent(p), percent(middle - reach), percent(middle + reach))
}

fn listed(all: &BTreeMap<String, u64>, each: f64) -> String {
    let all: Vec<String> = all.iter().map(|(what, n)| format!("{what} {:.2}", *n as f64 / each)).collect();
    all.join(", ")
}
