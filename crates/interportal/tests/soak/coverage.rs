//! Which entries of the pack occur in play: many games on rich tables, and a table of what was met.
//!
//! Nobody plays to win here. Seats choose at random, pass seldom and get resources every round, so that late and dear
//! things are met as well. What is too rare for that is met on prepared tables.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Log, Quick, Seat};
use interportal::action::Unit;
use interportal::agent::Mission;
use interportal::council_words::CouncilEvent;
use interportal::ids::{
    Advisor, AlwaysLaw, Building, Crisis, Equipment, EventCard, Goal, Government, Ground, Group, Investor,
    Kosme, Law, MarketCard, Planet, PlanetaryEvent, Policy, Protection, Ship, Standard, Tech, WarGoal,
    WarReason, Weapon, Wonder,
};
use interportal::intrigue::AgentEvent;
use interportal::motion::Bill;
use interportal::notation::Permission;
use interportal::realm::{Make, Stock, Vessel};
use interportal::testing::{Play, build, dealt, drawing, found, fresh, join, learn};
use interportal::war::WarEvent;
use interportal::warfare::Prey;
use interportal::{Action, Books, Event, Hex, State};

use super::{affairs, deeds, fights, prepared};

/// Entries met, by family.
pub(super) type Met = BTreeMap<&'static str, BTreeSet<&'static str>>;

/// Games that are played.
const GAMES: u64 = 200;

pub(super) fn note(met: &mut Met, family: &'static str, id: &'static str) {
    met.entry(family).or_default().insert(id);
}

fn note_unit(met: &mut Met, unit: Unit) {
    match unit {
        Unit::Ship(ship, _) => {
            note(met, "ship", ship.id());
            // X4-B15: the building is bought as a ship.
            if ship.id() == "starbase" {
                note(met, "building", "starbase-building");
            }
        }
        Unit::Standard(ship) => note(met, "standard ship", ship.id()),
        Unit::Ground(ground) => note(met, "ground", ground.id()),
    }
}

pub(super) fn note_event(met: &mut Met, event: Event) {
    match event {
        Event::Researched(_, tech, ..) => note(met, "tech", tech.id()),
        Event::Bought(_, unit, ..) => note_unit(met, unit),
        Event::Converted(_, ship, _) => note(met, "ship", ship.id()),
        Event::Built(_, building, ..) | Event::Upgraded(_, building, ..) => {
            note(met, "building", building.id());
        }
        Event::PlanetaryEvent(.., event) => note(met, "planetary event", event.id()),
        Event::GoalMet(_, goal) => note(met, "goal", goal.id()),
        Event::RequestMet(_, group) | Event::MilestoneReached(_, group) => note(met, "investor", group.id()),
        Event::Played(_, card) => note(met, "market card", card.id()),
        Event::GovernmentActive(_, government) => note(met, "government", government.id()),
        Event::PolicyIntroduced(_, policy, _) => note(met, "policy", policy.id()),
        Event::Recruited(_, advisor) => note(met, "advisor", advisor.id()),
        Event::KosmeCame(_, kosme, _) => note(met, "Kosme ship", kosme.id()),
        Event::PlanetPlaced(.., planet) | Event::Expedition(.., planet) => note(met, "planet", planet.id()),
        Event::EventDrawn(.., card) => note(met, "event", card.id()),
        Event::GroupPlaced(group, _) | Event::BattleWon(_, group, _) | Event::BattleLost(_, group, _) => {
            note(met, "group", group.id());
        }
        // X4-U26: a watch is a unit when it is fired at.
        Event::War(WarEvent::WatchHit(..) | WarEvent::Wrecked(_, Prey::Watch, _)) => {
            note(met, "ship", "watch");
        }
        Event::War(WarEvent::Declared(_, _, reason, _)) => {
            note(met, "reason for war", reason.map_or("wr-none", WarReason::id));
        }
        Event::War(WarEvent::GoalNamed(_, goal, ..)) => note(met, "goal of war", goal.id()),
        Event::Council(CouncilEvent::LawActive(_, law)) => note(met, "law", law.id()),
        Event::Council(CouncilEvent::Counted(bill, ..)) => match bill {
            // A law that is done once it is passed is not active.
            Bill::Card(law) => note(met, "law", law.id()),
            _ => bill.always().into_iter().for_each(|law| note(met, "always-law", law.id())),
        },
        Event::War(WarEvent::MilitiaLost(..)) => note(met, "ground", "militia"),
        Event::StageBuilt(_, wonder, _) => note(met, "wonder", wonder.id()),
        Event::Agent(AgentEvent::Announced(_, _, mission, ..)) => {
            note(met, "institution action", mission.id());
        }
        Event::Agent(AgentEvent::Arresting(..)) => note(met, "institution action", Mission::Arrest.id()),
        Event::Agent(AgentEvent::Forged(..)) => note(met, "institution action", Mission::ForgeEvidence.id()),
        Event::Agent(AgentEvent::Papers(_)) => note(met, "market card", "bm-forged-papers"),
        Event::Agent(
            AgentEvent::Gave(..)
            | AgentEvent::GaveCard(..)
            | AgentEvent::GaveMarket(..)
            | AgentEvent::GaveAwe(..),
        ) => note(met, "institution action", Mission::PoliticalSupport.id()),
        _ => {}
    }
}

/// What is fitted into the blueprints of a seat.
pub(super) fn note_items(met: &mut Met, state: &State, seat: Seat) {
    for ship in Ship::all() {
        let variants = 1..=state.pack[ship].variants;
        for id in variants.flat_map(|variant| drawing(state, seat, ship.id(), variant)) {
            let weapon = Weapon::from_id(&id).map(|it| ("weapon", it.id()));
            let protection = || Protection::from_id(&id).map(|it| ("protection", it.id()));
            let equipment = || Equipment::from_id(&id).map(|it| ("equipment", it.id()));
            if let Some((family, id)) = weapon.or_else(protection).or_else(equipment) {
                note(met, family, id);
            }
        }
    }
}

/// What is in force without an event that tells it: the first government, home worlds, what a technology builds.
pub(super) fn note_table(met: &mut Met, state: &State) {
    for seat in (0..state.n_players()).map(Seat) {
        let realm = &state.realms[seat];
        note(met, "government", realm.government.id());
        state.system(realm.capital).planet.into_iter().for_each(|planet| note(met, "planet", planet.id()));
        // X4-240: all trade routes are lifelines then.
        if Books::open(state, seat).is_allowed(Permission::Lifelines) {
            note(met, "building", "lifelines");
        }
    }
}

/// A table in the middle of a game: its seats know a part of the technologies and have a government, some colonies with
/// buildings and some ships, others in each game.
fn table(game: u64, luck: &mut Quick) -> State {
    let n_seats = 2 + (game % 3) as u8;
    let mut state = dealt(n_seats, game);
    let governments: Vec<Government> = Government::all().skip(1).collect();
    for seat in (0..n_seats).map(Seat) {
        // In every other game research begins at nothing.
        let known: Vec<&str> =
            Tech::all().map(Tech::id).filter(|_| game % 2 == 1 && luck.below(4) > 0).collect();
        learn(&mut state, seat, &known);
        let turn = game as usize * usize::from(n_seats) + usize::from(seat.0);
        state.realms[seat].government = governments[turn % governments.len()];
        let home = state.realms[seat].capital;
        let near: Vec<Hex> = home.neighbours().filter(|hex| state.is_on_map(*hex)).collect();
        // With all of them there would be no room for another one.
        let n_colonies = luck.below(4);
        for (hex, planet) in
            near.into_iter().zip(["garden-world", "desert-world", "ice-world"]).take(n_colonies)
        {
            found(&mut state, seat, hex, planet, 1 + luck.below(3) as u8);
            state.systems[hex.at()].route = Some(seat).filter(|_| luck.below(2) == 0);
        }
        build(&mut state, seat, home, "capacity-building-3", None);
        for ship in Ship::all().filter(|_| luck.below(6) == 0) {
            let (make, hull) = (Make::Blueprint(ship, 1), state.pack[ship].hu);
            if state.pack[ship].military && !state.pack[ship].counts_as_building {
                join(&mut state, seat, home, Vessel { make, hull, ..Vessel::default() });
            }
        }
    }
    fresh(&state)
}

/// One of the legal actions: first a sort of action, so that many lines of one sort do not hide the others.
pub(super) fn chosen(legal: &[Action], luck: &mut Quick) -> Action {
    let word = |action: &Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
    let dull = ["pass", "end", "exchange", "tear-down", "release", "give-up", "sell", "transform"];
    let mut sorts: Vec<String> = legal.iter().map(word).collect();
    sorts.sort_unstable();
    sorts.dedup();
    let mut sort = sorts[luck.below(sorts.len())].clone();
    for _ in 0..3 {
        if dull.contains(&sort.as_str()) {
            sort = sorts[luck.below(sorts.len())].clone();
        }
    }
    let fitting: Vec<Action> = legal.iter().copied().filter(|action| word(action) == sort).collect();
    fitting[luck.below(fitting.len())]
}

/// One game to its end; everybody is rich again in every round.
fn play(game: u64, met: &mut Met) {
    let mut luck = Quick::seeded(game);
    let mut state = Play::begun(table(game, &mut luck)).state;
    let (mut legal, mut round) = (Vec::new(), 0);
    note_table(met, &state);
    while let Some(seat) = state.awaiting().iter().next() {
        if round != state.round {
            round = state.round;
            for seat in (0..state.n_players()).map(Seat) {
                state.realms[seat].accounts = Stock::new(|_| 120);
            }
        }
        legal.clear();
        state.legal(seat, &mut legal);
        let mut log = Log::written();
        let action = chosen(&legal, &mut luck);
        affairs::note_line(met, &action.to_string());
        state.apply(seat, action, &mut log);
        log.events().iter().for_each(|(_, event)| note_event(met, *event));
    }
    (0..state.n_players()).map(Seat).for_each(|seat| note_items(met, &state, seat));
}

/// X4R-017: all entries of the pack that the rules can bring into play occur.
#[test]
fn entries_occur() {
    let mut met = Met::new();
    (0..GAMES).for_each(|game| play(game, &mut met));
    let n_played: usize = met.values().map(BTreeSet::len).sum();
    prepared::all(&mut met);
    deeds::all(&mut met);
    fights::all(&mut met);
    affairs::all(&mut met);
    println!(
        "{n_played} entries were met in games, {} with prepared tables",
        met.values().map(BTreeSet::len).sum::<usize>()
    );
    macro_rules! families {
        ($($name:ident: $family:literal),* $(,)?) => {
            [$(($family, $name::all().map(|it| it.id()).collect::<Vec<_>>())),*]
        };
    }
    let missions = Mission::ALL.map(Mission::id).to_vec();
    let families = families![
        Tech: "tech", Ship: "ship", Standard: "standard ship", Ground: "ground", Building: "building",
        PlanetaryEvent: "planetary event", Goal: "goal", Investor: "investor", MarketCard: "market card",
        Government: "government", Policy: "policy", Advisor: "advisor", Kosme: "Kosme ship", Planet: "planet",
        EventCard: "event", Group: "group", Wonder: "wonder", Weapon: "weapon", Protection: "protection",
        Equipment: "equipment", Law: "law", AlwaysLaw: "always-law", Crisis: "crisis",
        WarReason: "reason for war", WarGoal: "goal of war",
    ];
    let (mut missing, mut n_all, mut n_met) = (Vec::new(), 0, 0);
    println!("| family | entries | met |");
    for (family, all) in
        families.into_iter().chain([("institution action", missions), ("action", affairs::deeds())])
    {
        let found = met.get(family).cloned().unwrap_or_default();
        println!("| {family} | {} | {} |", all.len(), found.len());
        (n_all, n_met) = (n_all + all.len(), n_met + found.len());
        let never = all.iter().filter(|id| !found.contains(*id));
        missing.extend(never.map(|id| format!("{family} {id}")));
    }
    println!("{n_met} of {n_all}");
    assert!(missing.is_empty(), "never met:\n{}", missing.join("\n"));
}
