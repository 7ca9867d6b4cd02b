//! Measures games of Merchant of Venus: wins, credits, and what bots buy and complete.
//!
//! `measure_merchant_of_venus BOTS GAMES SEED [trace]`, with bots such as `hard,easy` or `hard,trader:turn=90:stops=3`,
//! where `trader` is `search` with other weights. Every deal is played once from each seat. The first two bots are
//! compared.

use bots::merchant_of_venus::{Trader, Weights};
use bots::{Bot, Level};
use engine::{Dealer, Game, Log, Quick, Seat, Turn, Viewer};
use merchant_of_venus::ids::Technology;
use merchant_of_venus::state::Trial;
use merchant_of_venus::{Action, Event, Options, State, score};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What one bot did in one game.
#[derive(Clone, Default)]
struct Record {
    credits: i32,
    won: f64,
    best: i32,
    first_income: u8,
    sources: Vec<(&'static str, i32)>,
    bought: Vec<String>,
    n_missions: u8,
    n_assigned: BTreeMap<String, u32>,
    challenges: Vec<(String, bool)>,
    thinking: (u64, Duration, Duration),
}

#[derive(Clone)]
enum Entrant {
    Level(Level),
    Trader(Box<Weights>),
}

impl Entrant {
    fn read(name: &str) -> Self {
        let mut parts = name.split(':');
        if parts.next() != Some("trader") {
            return Self::Level(name.parse().expect("a bot"));
        }
        let mut weights = Weights::default();
        for part in parts {
            let (name, value) = part.split_once('=').expect("name=value");
            *weights.named(name).expect("a weight") = value.parse().expect("a number");
        }
        Self::Trader(Box::new(weights))
    }

    fn player(&self, seed: u64) -> Box<dyn Bot<State>> {
        match self {
            Self::Level(level) => Box::new(level.player::<State>(seed)),
            Self::Trader(weights) => Box::new(Trader::weighing(**weights, seed)),
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let entrants: Vec<Entrant> = args[0].split(',').map(Entrant::read).collect();
    let n_games: u64 = args[1].parse().expect("a number of games");
    let seed: u64 = args[2].parse().expect("a seed");
    let trace = args.iter().any(|arg| arg == "trace");
    let (records, next) = (Mutex::new(vec![Vec::new(); entrants.len()]), AtomicU64::new(0));
    let n_threads = if trace { 1 } else { std::thread::available_parallelism().map_or(1, usize::from) };
    std::thread::scope(|scope| {
        for _ in 0..n_threads {
            scope.spawn(|| {
                loop {
                    let n = next.fetch_add(1, Ordering::Relaxed);
                    if n >= n_games {
                        break;
                    }
                    let played = game(&entrants, seed, n, trace);
                    let mut records = records.lock().expect("no game has failed");
                    records.iter_mut().zip(played).for_each(|(all, one)| all.push(one));
                }
            });
        }
    });
    report(args[0].split(','), &records.into_inner().expect("no game has failed"));
}

fn game(entrants: &[Entrant], seed: u64, n: u64, trace: bool) -> Vec<Record> {
    let n_seats = entrants.len();
    let deal = Quick::seeded(seed.wrapping_mul(1_000_003) ^ (n / n_seats as u64)).word();
    let entrant = |seat: Seat| (usize::from(seat.0) + n as usize) % n_seats;
    let mut luck = Quick::seeded(!deal);
    let mut players: Vec<_> = entrants.iter().map(|entrant| entrant.player(luck.word())).collect();
    let options: Options = "".parse().expect("the standard game");
    let mut state = State::new(n_seats as u8, &options, Dealer::seeded(deal));
    let mut records = vec![Record::default(); n_seats];
    while let Some(seat) = state.awaiting().iter().next() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let decision = state.decision(seat).expect("who is awaited is asked something");
        let turn = Turn { seat, view: state.view(Viewer::Seat(seat)), decision, legal };
        let began = Instant::now();
        let action = players[entrant(seat)].choose(&turn);
        let took = began.elapsed();
        assert!(turn.legal.contains(&action), "{seat} chose `{action}`, which is not legal");
        let record = &mut records[entrant(seat)];
        if turn.legal.len() > 1 {
            record.thinking.0 += 1;
            record.thinking.1 += took;
            record.thinking.2 = record.thinking.2.max(took);
        }
        note(record, state.round, action);
        if trace && turn.legal.len() > 1 {
            let cash = state.merchants[seat].credits;
            println!("r{} {seat} {cash} c, {decision:?} of {}: {action}", state.round, turn.legal.len());
            for advice in Trader::seeded(1).advice(&turn).iter().take(4) {
                println!("      {} {}", advice.worth / 1000, advice.action);
            }
        }
        let mut log = Log::written();
        state.apply(seat, action, &mut log);
        if trace {
            let told = |event: &&Event| !matches!(event, Event::Moved(..) | Event::TurnBegan(_));
            log.certain().filter(told).for_each(|event| println!("    {event:?}"));
        }
    }
    let outcome = state.outcome().expect("the game is over");
    let n_winners = outcome.winners().len() as f64;
    let best = state.merchants.seats().map(|seat| outcome.points[seat]).max().unwrap_or(0);
    for seat in state.merchants.seats() {
        let (sheet, record) = (score::sheet(&state, seat), &mut records[entrant(seat)]);
        record.credits = outcome.points[seat];
        record.best = best;
        record.won = if outcome.winners().has(seat) { 1.0 / n_winners } else { 0.0 };
        record.n_missions = state.merchants[seat].done.len();
        let met = |trial: &Trial| (trial.challenge.to_string(), trial.met == Some(true));
        record.challenges = state.trials.iter().map(met).collect();
        let fame = |fame: i32| fame * sheet.per_fame;
        record.sources = vec![
            ("cash", sheet.cash),
            ("ports", sheet.ports),
            ("missions", fame(sheet.missions)),
            ("rewards", fame(sheet.rewards)),
            ("titles", fame(sheet.titles)),
            ("dials", fame(sheet.dials)),
            ("holds", fame(sheet.holds)),
            ("upgrades", fame(sheet.upgrades)),
            ("technologies and dice", fame(sheet.technologies + sheet.dice)),
            ("markers less infamy", fame(sheet.markers - sheet.infamy)),
        ];
    }
    records
}

fn note(record: &mut Record, round: u8, action: Action) {
    match action {
        Action::Sell(_) | Action::Smuggle(_) | Action::Drop(_) if record.first_income == 0 => {
            record.first_income = round;
        }
        Action::BuyTechnology(it) if !record.bought.contains(&it.to_string()) => {
            record.bought.push(it.to_string());
        }
        Action::Power(it, _) => *record.n_assigned.entry(it.to_string()).or_default() += 1,
        _ => {}
    }
}

/// The challenges of solo games: how often each was met.
fn challenges(records: &[Record]) {
    let mut met: BTreeMap<&String, (usize, usize)> = BTreeMap::new();
    for (challenge, is_met) in records.iter().flat_map(|record| &record.challenges) {
        let counts = met.entry(challenge).or_default();
        counts.0 += usize::from(*is_met);
        counts.1 += 1;
    }
    if !met.is_empty() {
        let parts = met.iter().map(|(id, (met, of))| format!("{id} {met} of {of}"));
        println!("    {}", parts.collect::<Vec<_>>().join(", "));
    }
}

fn report<'a>(names: impl Iterator<Item = &'a str>, records: &[Vec<Record>]) {
    let n = records[0].len() as f64;
    for (name, of) in names.zip(records) {
        let mean = |value: &dyn Fn(&Record) -> f64| of.iter().map(value).sum::<f64>() / n;
        let thinking = of.iter().fold((0, Duration::ZERO, Duration::ZERO), |sum, it| {
            (sum.0 + it.thinking.0, sum.1 + it.thinking.1, sum.2.max(it.thinking.2))
        });
        let by_five = mean(&|it| f64::from(u8::from((1..=5).contains(&it.first_income))));
        let half = mean(&|it| f64::from(u8::from(2 * it.credits >= it.best)));
        println!(
            "{name}: {:.1} credits, wins {:.1} %, income by round 5 {:.0} %, half of the winner's {:.0} %, \
             {:.2} missions; {:.2} ms a choice, longest {:.0} ms",
            mean(&|it| it.credits.into()),
            100.0 * mean(&|it| it.won),
            100.0 * by_five,
            100.0 * half,
            mean(&|it| it.n_missions.into()),
            thinking.1.as_secs_f64() * 1e3 / thinking.0 as f64,
            thinking.2.as_secs_f64() * 1e3,
        );
        let sources = of[0].sources.iter().enumerate();
        let part = |(at, (name, _)): (usize, &(&str, i32))| {
            format!("{name} {:.0}", mean(&|it| it.sources[at].1.into()))
        };
        println!("    {}", sources.map(part).collect::<Vec<_>>().join(", "));
        let part = |it: Technology| {
            let id = it.to_string();
            let owners = mean(&|record| f64::from(u8::from(record.bought.contains(&id))));
            let assigned = mean(&|record| record.n_assigned.get(&id).copied().unwrap_or(0).into());
            if assigned > 0.0 {
                format!("{id} {:.0} % ({assigned:.1} dice)", 100.0 * owners)
            } else {
                format!("{id} {:.0} %", 100.0 * owners)
            }
        };
        println!("    {}", Technology::all().map(part).collect::<Vec<_>>().join(", "));
        challenges(of);
    }
    if let [first, second, ..] = records {
        let gains: Vec<f64> =
            first.iter().zip(second).map(|(a, b)| f64::from(a.credits - b.credits)).collect();
        let mean = gains.iter().sum::<f64>() / n;
        let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let won = first.iter().map(|it| it.won).sum::<f64>();
        println!("{won} of {n} won; {mean:+.0} credits (± {:.0})", 1.96 * (spread / n).sqrt());
    }
    let games = (0..records[0].len()).filter(|game| records.iter().any(|of| !of[*game].bought.is_empty()));
    let mut shares: BTreeMap<String, usize> = BTreeMap::new();
    for game in games {
        let mut bought: Vec<&String> = records.iter().flat_map(|of| &of[game].bought).collect();
        bought.sort();
        bought.dedup();
        bought.into_iter().for_each(|it| *shares.entry(it.clone()).or_default() += 1);
    }
    let part = |it: Technology| {
        format!("{it} {:.0} %", 100.0 * shares.get(&it.to_string()).copied().unwrap_or(0) as f64 / n)
    };
    println!("of the games: {}", Technology::all().map(part).collect::<Vec<_>>().join(", "));
}
