//! Every tile and every power of the pack is played at least once.

use engine::{Dealer, Game, Log, Quick, Seat, Viewer};
use new_frontiers::cards::{Pack, Yield};
use new_frontiers::effect::{Bonus, Power};
use new_frontiers::ids::{Development, Home, Phase, Tile, World};
use new_frontiers::{Action, Board, Colony, Decision, Event, Giver, Options, Source, State, query};
use std::collections::BTreeSet;

/// What has been seen in play.
#[derive(Default)]
struct Seen {
    developments: BTreeSet<&'static str>,
    worlds: BTreeSet<&'static str>,
    homes: BTreeSet<&'static str>,
    powers: BTreeSet<&'static str>,
}

/// The action being executed, and how often each seat has settled in it.
struct Ongoing {
    tile: Tile,
    selector: Seat,
    n_settled: [u8; 5],
}

/// In some thousand games every development is bought, every world settled, every home used and every kind of power
/// used.
#[test]
fn every_tile_and_power_comes_into_play() {
    let mut seen = Seen::default();
    for seed in 0..super::n_games(4000).max(4000) {
        let first_game = seed % 5 == 0;
        play(2 + (seed % 4) as u8, &Options { first_game, ..Options::default() }, seed, &mut seen);
    }
    let missing = |all: BTreeSet<&'static str>, seen: &BTreeSet<&'static str>| -> Vec<&str> {
        assert!(seen.is_subset(&all));
        all.difference(seen).copied().collect()
    };
    let never = Vec::<&str>::new();
    assert_eq!(missing(Development::all().map(Development::id).collect(), &seen.developments), never);
    assert_eq!(missing(World::all().map(World::id).collect(), &seen.worlds), never);
    assert_eq!(missing(Home::all().map(Home::id).collect(), &seen.homes), never);
    assert_eq!(missing(on_tiles(), &seen.powers), never);
}

/// The kinds of powers that occur on tiles.
fn on_tiles() -> BTreeSet<&'static str> {
    let pack = Pack::standard();
    let worlds = pack.worlds.iter().flat_map(|card| &card.powers);
    let homes = pack.homes.iter().flat_map(|card| &card.colony.powers);
    let developments = pack.developments.iter().flat_map(|card| &card.powers);
    let bonuses = pack.tiles.iter().flat_map(|card| &card.bonus).filter_map(|bonus| match bonus {
        Bonus::Power(power) => Some(power),
        _ => None,
    });
    worlds.chain(homes).chain(developments).chain(bonuses).map(|power| kind_of_power(*power)).collect()
}

/// Plays a game in which everybody builds when they can and, in every second game, collects strength for the
/// strongest worlds, which random play hardly ever reaches.
fn play(n_seats: u8, options: &Options, seed: u64, seen: &mut Seen) {
    let mut luck = Quick::seeded(seed ^ 0xC0DE);
    let mut state = State::new(n_seats, options, Dealer::seeded(seed));
    let mut ongoing = Ongoing { tile: Tile::Isolation, selector: Seat(0), n_settled: [0; 5] };
    let mut legal = Vec::new();
    while let Some(seat) = state.awaiting().iter().next() {
        legal.clear();
        state.legal(seat, &mut legal);
        if luck.below(3) > 0 {
            let most = legal.iter().map(|action| appeal(*action, seed.is_multiple_of(2))).max();
            legal.retain(|action| Some(appeal(*action, seed.is_multiple_of(2))) == most);
        }
        let action = legal[luck.below(legal.len())];
        let (before, decision) = (state, state.decision(seat));
        let mut log = Log::written();
        state.apply(seat, action, &mut log);
        for event in log.seen_by(Viewer::Spectator) {
            ongoing.hear(event, &before, decision, seen);
        }
    }
    for (_, empire) in state.empires.iter() {
        seen.homes.extend(empire.home.map(Home::id));
    }
}

/// The weight of an action for a builder, or for a player who collects strength.
fn appeal(action: Action, arms: bool) -> u8 {
    let pack = Pack::standard();
    let armed = |powers: &[Power]| arms && powers.iter().any(|power| power.is_military());
    match action {
        Action::Pass | Action::Done | Action::Colonists => 0,
        Action::Develop(development) => 1 + u8::from(armed(&pack[development].powers)),
        Action::Take(world) if arms => 1 + u8::from(armed(&pack[world].powers)) + pack[world].value,
        Action::Settle(world) if arms => 1 + u8::from(armed(&pack[world].powers)) + pack[world].value,
        _ => 1,
    }
}

impl Ongoing {
    /// Notes what an event shows as played.
    fn hear(&mut self, event: &Event, before: &Board, decision: Option<Decision>, seen: &mut Seen) {
        match *event {
            Event::Selected(selector, tile) => *self = Self { tile, selector, n_settled: [0; 5] },
            Event::Developed(seat, development, _) => {
                seen.developments.insert(development.id());
                let large = Pack::standard()[development].large;
                let serves = |power| match power {
                    Power::DevelopCost(_) => true,
                    Power::DevelopLargeCost(_) => large,
                    _ => false,
                };
                seen.own(before, seat, Phase::Develop, serves);
            }
            Event::Drew(seat, _) => {
                let serves = |power| matches!(power, Power::ExploreDraw(_) | Power::AfterSettleDraw(_));
                let phase = if self.tile == Tile::Explore { Phase::Explore } else { Phase::Settle };
                seen.own(before, seat, phase, serves);
            }
            Event::SettledFor(seat, world, _) | Event::Conquered(seat, world, _) => {
                self.settled(seat, world, matches!(event, Event::SettledFor(..)), before, seen);
            }
            Event::DiscardedFor(seat, ..) => {
                seen.own(before, seat, Phase::Settle, |power| {
                    matches!(power, Power::DiscardForMilitary { .. })
                });
            }
            Event::Replaced(seat, old, _) => {
                let itself = query::card(&before.pack, &before.empires[seat], old)
                    .powers
                    .contains(&Power::ReplaceThis);
                seen.powers.insert(if itself { "replace this" } else { "replace colony" });
                seen.homes.extend(before.empires[seat].home.filter(|_| old == Colony::HOME).map(Home::id));
            }
            Event::Produced(seat, colony, _) if self.tile == Tile::Produce && seat != self.selector => {
                let card = query::card(&before.pack, &before.empires[seat], colony);
                if card.yields == Yield::Windfall {
                    seen.powers.insert("windfall");
                }
            }
            Event::Sold(seat, kind, _) => match decision {
                Some(Decision::Trade) => seen.own(before, seat, Phase::Trade, |power| match power {
                    Power::Trade(_) => true,
                    Power::TradeVs(_, only) => only == kind,
                    _ => false,
                }),
                _ => drop(seen.powers.insert("consume: sell")),
            },
            Event::Gained(_, _, Giver::Tile(Tile::Settle)) => drop(seen.powers.insert("settle: gain")),
            Event::Gained(seat, _, Giver::Power(source)) => self.gained(before, seat, source, seen),
            Event::Consumed(seat, source, _) => self.gained(before, seat, source, seen),
            _ => {}
        }
    }

    fn settled(&mut self, seat: Seat, world: World, paid: bool, before: &Board, seen: &mut Seen) {
        seen.worlds.insert(world.id());
        let card = &Pack::standard()[world];
        seen.own(before, seat, Phase::Settle, |power| match power {
            Power::Military(_) => !paid,
            Power::MilitaryVs(_, target) => !paid && query::is_target(card, None, target),
            Power::CostOrMilitaryVs { target, .. } => query::is_target(card, None, target),
            Power::SettleCost(_) => paid,
            Power::PayForMilitary { .. } => paid && card.military,
            _ => false,
        });
        let n = &mut self.n_settled[seat.0 as usize];
        *n += 1;
        if *n > 1 {
            seen.powers.insert("settle: more");
        }
    }

    /// A tile gave something: it was one of its powers for the ongoing action.
    fn gained(&self, before: &Board, seat: Seat, source: Source, seen: &mut Seen) {
        let phase = match self.tile {
            Tile::Develop => Phase::Develop,
            Tile::Explore => Phase::Explore,
            Tile::Settle => Phase::Settle,
            Tile::Produce => Phase::Produce,
            _ => Phase::Consume,
        };
        let on = |(tile, _): &(Source, Power)| *tile == source;
        let powers = query::powers(&before.pack, &before.empires[seat], phase).filter(on);
        let gives: Vec<Power> = powers.map(|(_, power)| power).filter(|power| is_gain(*power)).collect();
        // Two powers of one tile that give something in the same action could not be distinguished, but no tile has
        // two.
        assert_eq!(gives.len(), 1, "{source} gives by {gives:?}");
        seen.powers.insert(kind_of_power(gives[0]));
    }
}

impl Seen {
    /// Notes the own powers that served.
    fn own(&mut self, before: &Board, seat: Seat, phase: Phase, serves: impl Fn(Power) -> bool) {
        let powers = query::powers(&before.pack, &before.empires[seat], phase).map(|(_, power)| power);
        self.powers.extend(powers.filter(|power| serves(*power)).map(kind_of_power));
    }
}

/// Whether an event reports what a power gave.
fn is_gain(power: Power) -> bool {
    match power.phase() {
        Phase::Develop => matches!(power, Power::AfterDevelop(_)),
        Phase::Explore => matches!(power, Power::ExploreGain(_)),
        Phase::Settle => matches!(power, Power::AfterSettleGain(_)),
        Phase::Produce => !matches!(power, Power::Windfall(_)),
        Phase::Trade => false,
        Phase::Consume => power != Power::ConsumeSell,
    }
}

/// A name for each kind of power; a new kind does not compile without a name here.
fn kind_of_power(power: Power) -> &'static str {
    match power {
        Power::DevelopCost(_) => "develop: cost",
        Power::DevelopLargeCost(_) => "develop: cost for large",
        Power::AfterDevelop(_) => "after develop: gain",
        Power::ExploreDraw(_) => "explore: draw",
        Power::ExploreGain(_) => "explore: gain",
        Power::Military(_) => "military",
        Power::MilitaryVs(..) => "military vs",
        Power::SettleCost(_) => "settle: cost",
        Power::CostOrMilitaryVs { .. } => "cost or military vs",
        Power::DiscardForMilitary { .. } => "discard for military",
        Power::PayForMilitary { .. } => "pay for military",
        Power::SettleMore => "settle: more",
        Power::ReplaceColony { .. } => "replace colony",
        Power::ReplaceThis => "replace this",
        Power::SettleGain(_) => "settle: gain",
        Power::AfterSettleDraw(_) => "after settle: draw",
        Power::AfterSettleGain(_) => "after settle: gain",
        Power::Windfall(_) => "windfall",
        Power::ProduceGain(_) => "produce: gain",
        Power::ProduceGainPer(..) => "produce: gain per",
        Power::ProduceGainIfMost(..) => "produce: gain if most",
        Power::WhenProduces(_) => "when produces",
        Power::Trade(_) => "trade",
        Power::TradeVs(..) => "trade vs",
        Power::Consume(..) => "consume",
        Power::ConsumeDifferent(..) => "consume: different",
        Power::ConsumeUpTo(..) => "consume: up to",
        Power::ConsumeUpToDifferent(..) => "consume: up to different",
        Power::ConsumeNothing(_) => "consume: nothing",
        Power::ConsumeSell => "consume: sell",
        Power::ConsumePerGood { .. } => "consume: per good",
    }
}
