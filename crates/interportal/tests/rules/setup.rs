//! Set-up and starting position (chapter 4.2), and the variants chosen before.

use engine::{Dealer, Seat, Seats};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Capacity, Group, Kind, Resource};
use interportal::realm::{Make, Ratios};
use interportal::testing::{dealt, fresh, hands_are_empty, n_cards};
use interportal::{BattleMode, Hex, Length, Options, deal};

/// X4R-001: for 2 to 6 players, each with a home world of its own.
#[test]
fn x4r_001_two_to_six_players() {
    let pack = Pack::standard();
    assert_eq!((pack.game.players_min, pack.game.players_max), (2, 6));
    for n in 2..=6 {
        let state = dealt(n, 1);
        assert_eq!(state.n_players(), n);
        assert_eq!(state.colonies.len(), usize::from(n));
    }
}

/// X4R-016: the markers of each player.
#[test]
fn x4r_016_material_of_a_player() {
    let player = &Pack::standard().player;
    assert_eq!((player.fleet_markers, player.army_markers), (12, 12));
}

/// X4R-017: the cards of the box; what is displayed or in the five-player map is missing from the decks.
#[test]
fn x4r_017_common_material() {
    assert_eq!(n_cards(&dealt(4, 3)), (40, [16, 14, 14, 6, 6], [10, 8, 8], [16 - 3, 24, 24 - 1]));
    assert_eq!(n_cards(&dealt(5, 3)).0, 39, "the paradise world lies on the map");
}

/// X4R-018: battle mode, crises and threshold, written as one line.
#[test]
fn x4r_018_options() {
    let options = Options::default();
    assert_eq!(options.to_string(), "quick standard calm", "X4R-346");
    assert_eq!((options.threshold(), options.crises), (15, false));
    let quick: Options = "quick calm long".parse().expect("options");
    assert_eq!((quick.battles, quick.length, quick.crises), (BattleMode::Quick, Length::Long, false));
    assert_eq!(quick.threshold(), 20);
    assert_eq!("short".parse::<Options>().map(|options| options.threshold()), Ok(10));
    for line in ["quick standard calm", "quick short crises", "tactical long calm"] {
        assert_eq!(line.parse::<Options>().map(|options| options.to_string()).as_deref(), Ok(line));
    }
    for line in ["quick slow", "map"] {
        let wrong = line.parse::<Options>().expect_err("cannot be played").to_string();
        assert!(wrong.starts_with(&format!("cannot read `{line}`: expected `quick`")), "{wrong}");
    }
    let state = deal(3, &quick, Dealer::seeded(5));
    assert_eq!((state.battles, state.length, state.crises), (BattleMode::Quick, Length::Long, false));
    assert_eq!(state.pack, PackRef::standard());
}

/// X4R-019: the start player is drawn, and everybody can be.
#[test]
fn x4r_019_start_player() {
    let mut drawn = Seats::NONE;
    (0..60).for_each(|seed| drawn.add(dealt(6, seed).first));
    assert_eq!(drawn.len(), 6);
}

/// X4R-020: only home worlds and the galactic centre are discovered.
#[test]
fn x4r_020_discovered_at_the_start() {
    for n in 2..=6 {
        let state = dealt(n, 7);
        let open: Vec<Kind> = Hex::all().filter_map(|hex| state.system(hex).kind).collect();
        let homes = open.iter().filter(|kind| **kind == Kind::HomeWorld).count();
        let lost = usize::from(n == 5);
        assert_eq!((homes, open.len()), (usize::from(n), usize::from(n) + 1 + lost));
        assert_eq!(state.system(Hex::CENTRE).kind, Some(Kind::GalacticCentre));
    }
}

/// X4R-021: 10 A, 6 F, 6 R, 6 C.
#[test]
fn x4r_021_accounts() {
    let state = dealt(3, 1);
    for seat in state.realms.seats() {
        assert_eq!(Resource::ALL.map(|resource| state.realms[seat].accounts[resource]), [10, 6, 6, 6]);
    }
}

/// X4R-022: a home world of level 2 with one capacity building and an empty slot.
#[test]
fn x4r_022_home_world() {
    let state = dealt(2, 1);
    let home = state.colonies_of(Seat(1)).next().expect("a home world");
    assert_eq!((home.level, home.home, home.founder), (2, true, Seat(1)));
    let buildings: Vec<_> = home.buildings.iter().map(|standing| standing.building.id()).collect();
    assert_eq!(buildings, ["capacity-building-1"]);
    assert_eq!(interportal::Books::open(&fresh(&state), Seat(1)).slots(home), 2);
}

/// X4R-023: two research ships, one of each variant, and a colony ship on the home world.
#[test]
fn x4r_023_ships() {
    let state = dealt(2, 1);
    let realm = &state.realms[Seat(0)];
    let ships: Vec<_> = realm.ships.iter().map(|vessel| (vessel.make, vessel.at, vessel.hull)).collect();
    let named =
        |id: &str, variant| Make::Blueprint(interportal::ids::Ship::from_id(id).expect("a ship"), variant);
    let home = realm.capital;
    let expected = [("research-ship", 1), ("research-ship", 2), ("colony-ship", 1)];
    assert_eq!(ships, expected.map(|(id, variant)| (named(id, variant), Some(home), 1)));
}

/// X4R-024: the provisional government with one free action and nothing else (X4-009).
#[test]
fn x4r_024_provisional_government() {
    let state = dealt(2, 1);
    let card = &state.pack[state.realms[Seat(0)].government];
    assert_eq!(card.id.id(), "provisional-government");
    let actions = card.actions;
    assert_eq!(
        [actions.free, actions.government, actions.treaty, actions.law, actions.institution],
        [1, 0, 0, 0, 0]
    );
    assert!(card.effect.is_none() && card.policies.is_empty() && card.goals.is_empty());
    assert!(!card.introducible, "X4R-105");
}

/// X4R-025: no technology, no treaty, nobody discovered, no cards in hand.
#[test]
fn x4r_025_nothing_else() {
    let state = dealt(6, 2);
    for (_, realm) in state.realms.iter() {
        assert!(realm.techs.is_empty() && realm.discovered.is_empty() && realm.policies.is_empty());
    }
    assert!(state.treaties.is_empty() && state.wars.is_empty() && state.laws.is_empty());
    assert!(hands_are_empty(&state));
}

/// X4R-026: a state of 4 planets, the home world among them.
#[test]
fn x4r_026_state_size() {
    let state = dealt(2, 1);
    assert_eq!(interportal::Books::open(&fresh(&state), Seat(0)).state_size(), (1, 4));
}

/// X4R-027: all ratios are 4:1; each pair has one, both ways (X4R-068).
#[test]
fn x4r_027_exchange_ratios() {
    let state = dealt(2, 1);
    let mut ratios: Ratios = state.realms[Seat(0)].ratios;
    let pairs = Resource::ALL.map(|one| Resource::ALL.map(|other| (one, other)));
    for (one, other) in pairs.into_iter().flatten().filter(|(one, other)| one != other) {
        assert_eq!(ratios.of(one, other), 4);
    }
    ratios.set(Resource::Culture, Resource::Awe, 3);
    assert_eq!(ratios.of(Resource::Awe, Resource::Culture), 3, "X4R-068");
    assert_eq!(ratios.of(Resource::Food, Resource::Culture), 4);
}

/// X4R-028: three advisors, one black-market card, and the core guard.
#[test]
fn x4r_028_displays() {
    let state = dealt(4, 9);
    assert_eq!((state.advisors.len(), state.market.len()), (3, 1));
    assert_eq!(state.system(Hex::CENTRE).group.map(Group::id), Some("core-guard"));
}

/// X4R-029: round 1, whose Politics phase is left out (X4-007).
#[test]
fn x4r_029_round_one() {
    let state = dealt(2, 1);
    assert_eq!((state.round, state.pack.game.politics_from_round), (1, 2));
}

/// The same seed deals the same game, another one another; a stored state is the same state.
#[test]
fn a_seed_is_a_game() {
    let state = dealt(5, 11);
    assert_eq!(state, dealt(5, 11));
    assert_ne!(state, dealt(5, 12));
    let stored = postcard::to_allocvec(&state).expect("a state can be stored");
    assert_eq!(postcard::from_bytes::<interportal::State>(&stored).as_ref(), Ok(&state));
    let text = serde_json::to_string(&state).expect("a state can be written");
    assert_eq!(serde_json::from_str::<interportal::State>(&text).expect("and read"), state);
}

/// X4R-X01: nobody is dealt a better start than anybody else, whatever the seed.
#[test]
fn every_seat_starts_alike() {
    for (n, seed) in (2..=6).flat_map(|n| (0..8).map(move |seed| (n, seed))) {
        let state = dealt(n, 100 + seed);
        for seat in state.realms.seats() {
            let counted = fresh(&state);
            let books = interportal::Books::open(&counted, seat);
            let net = books.income().net();
            assert_eq!(Resource::ALL.map(|resource| net[resource]), [4, 2, 3, 3]);
            assert_eq!([Capacity::Ground, Capacity::Space].map(|it| books.capacity(it)), [3, 2]);
            assert_eq!((books.half_points(), books.is_income_skipped()), (0, false));
        }
    }
}

/// A state is copied as one block, so it must not grow without anybody noticing.
#[test]
fn a_state_is_small_enough_to_copy() {
    let size = size_of::<interportal::State>();
    assert!(size < 20_000, "{size} bytes");
}
