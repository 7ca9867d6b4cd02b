//! The planetary event uprising: a ground battle against rebels (X4R-E308, X4R-238 to X4R-245, X4R-393).

use engine::{Dealer, Index, Seat};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Ground, PlanetaryEvent};
use interportal::state::Happened;
use interportal::testing::{Play, befall, build, drawn, found, is_sound, land, reseed, troops};
use interportal::{Event, Hex, Options, State, deal};

const ME: Seat = Seat(0);
const HERE: Hex = Hex::corner(2, 0);

fn event(id: &str) -> PlanetaryEvent {
    PlanetaryEvent::from_id(id).expect("an event")
}

/// A colony of level 2 that draws events is raised, and the uprising is drawn.
fn risen(seed: u64, change: impl FnOnce(&mut State)) -> Play {
    risen_on(interportal::testing::dealt(2, 1), seed, change)
}

/// The same on another table.
fn risen_on(mut state: State, seed: u64, change: impl FnOnce(&mut State)) -> Play {
    state.first = ME;
    found(&mut state, ME, HERE, "garden-world", 2);
    befall(&mut state, HERE, "granary");
    drawn(&mut state, event("uprising"));
    change(&mut state);
    reseed(&mut state, seed);
    let mut play = Play::begun(state).with(ME, [10, 40, 0, 0]);
    play.play("p1 raise 2,0");
    play
}

/// A table with a pack that is changed in one place.
fn altered(text: &str) -> State {
    let pack = Pack::with("mine.toml", text).unwrap_or_else(|errors| panic!("{errors}"));
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    deal(2, &options, Dealer::seeded(1))
}

/// How often ground units of one kind put the uprising down on such a table.
fn wins_on(state: &State, id: &str, n: u8) -> usize {
    (0..120).filter(|seed| won(&risen_on(*state, *seed, |state| land(state, ME, HERE, id, n)))).count()
}

fn level(play: &Play) -> u8 {
    play.state.colony_at(HERE).map_or(0, |colony| colony.level)
}

fn won(play: &Play) -> bool {
    play.events().contains(&Event::Uprising(ME, HERE, true))
}

fn ground(id: &str) -> Ground {
    Ground::from_id(id).expect("a ground unit")
}

/// X4R-E308: without ground units there the uprising is lost, and the colony loses a level; its militia stays neutral.
#[test]
fn x4r_e308_without_ground_units() {
    let play = risen(1, |_| {});
    assert_eq!((won(&play), level(&play)), (false, 2));
    assert_eq!(play.events().last(), Some(&Event::Raised(ME, HERE, 2)));
    let elsewhere = risen(1, |state| land(state, ME, state.realms[ME].capital, "tank", 9));
    assert_eq!((won(&elsewhere), level(&elsewhere)), (false, 2), "armies elsewhere do not help");
    assert_eq!(elsewhere.state.realms[ME].ground[ground("tank").at()], 9);
}

/// X4R-E308, X4R-226, X4R-245: many infantry put it down; who survives is whole, who does not is gone.
#[test]
fn x4r_226_survivors_are_whole() {
    for seed in 0..20 {
        let play = risen(seed, |state| land(state, ME, HERE, "infantry", 9));
        assert_eq!((won(&play), level(&play)), (true, 3));
        is_sound(&play.state);
        let lost = play.events().iter().find_map(|it| match it {
            Event::GroundLost(ME, _, HERE, n) => Some(*n),
            _ => None,
        });
        let left = troops(&play.state, ME, 0)[ground("infantry").at()];
        assert_eq!(left + lost.unwrap_or(0), 9);
        assert_eq!(play.state.realms[ME].ground[ground("infantry").at()], left);
    }
}

/// X4R-226: a tank that lost its armour in one uprising has all of it in the next: after a fight that it survived, its
/// table goes on exactly like one where it has just landed.
#[test]
fn x4r_226_no_damage_lasts() {
    let second = |play: &Play, seed: u64| {
        let mut play = play.clone();
        let mut state = play.state;
        state.colonies.iter_mut().filter(|colony| colony.hex == HERE).for_each(|it| {
            (it.level, it.raised) = (2, false);
            it.events.pop();
        });
        drawn(&mut state, event("uprising"));
        reseed(&mut state, seed);
        play.state = interportal::testing::fresh(&state);
        play.state.realms[ME].accounts[interportal::ids::Resource::Food] = 40;
        while play.asked() != Some(ME) {
            play.play("p2 end");
        }
        play.play("p1 raise 2,0");
        (won(&play), troops(&play.state, ME, 0))
    };
    let mut survived = 0;
    for seed in 0..30 {
        let veteran = risen(seed, |state| land(state, ME, HERE, "tank", 2));
        let left = troops(&veteran.state, ME, 0)[ground("tank").at()];
        if left == 0 {
            continue;
        }
        survived += 1;
        let calm = risen(seed, |state| {
            land(state, ME, HERE, "tank", left);
            drawn(state, event("granary"));
        });
        for again in 100..110 {
            assert_eq!(second(&veteran, again), second(&calm, again), "seed {seed}, then {again}");
        }
    }
    assert!(survived > 10, "{survived}");
}

fn wins(id: &str, n: u8) -> usize {
    (0..120).filter(|seed| won(&risen(*seed, |state| land(state, ME, HERE, id, n)))).count()
}

/// X4R-238, X4R-239, X4R-240: who wins how often: initiative, armour and the lines against infantry count.
#[test]
fn x4r_238_odds() {
    let one = wins("infantry", 1);
    assert!((2..=30).contains(&one), "{one} of 120 with a single infantry");
    let three = wins("infantry", 3);
    assert!((75..=118).contains(&three), "{three} of 120: 3 infantry shoot first and better");
    let heavy = wins("heavy-infantry", 2);
    assert!(heavy > wins("infantry", 2), "X4R-239: armour is shot away first");
    assert!(wins("tank", 2) > heavy, "vehicles are harder to hit for militia");
    assert_eq!(wins("anti-orbital-gun", 2), 0, "X4R-240: it attacks only air force");
}

/// X4-206: what artillery has left over after a militia goes on to the next ones.
#[test]
fn x4_206_artillery_hits_several() {
    // A tank stands before it and militia is quicker; a hit of 3 damage destroys three militia at once.
    let quick = (0..200).filter(|seed| {
        let play = risen(*seed, |state| {
            land(state, ME, HERE, "artillery", 1);
            land(state, ME, HERE, "anti-orbital-gun", 1);
        });
        won(&play)
    });
    let quick = quick.count();
    assert!(quick > 40, "{quick} of 200: one hit on 5+ is enough");
}

/// X4-207: artillery is not attacked while infantry or tanks of its side are left.
#[test]
fn x4_207_artillery_is_protected() {
    for seed in 0..60 {
        let play = risen(seed, |state| {
            land(state, ME, HERE, "artillery", 2);
            // It has more points left than artillery, so it would not be attacked first.
            land(state, ME, HERE, "tank", 1);
        });
        let lost = |id: &str| {
            let is = |event: &&Event| matches!(event, Event::GroundLost(_, it, ..) if *it == ground(id));
            play.events().iter().any(|event| is(&event))
        };
        assert!(!lost("artillery") || lost("tank"), "seed {seed}");
    }
}

/// X4R-241: rebels hit war drones, which are a swarm, on 6 and not on 5.
#[test]
fn x4r_241_a_swarm_is_harder_to_hit() {
    let swarm = wins("war-drones", 2);
    let plain = wins_on(&altered("[[ground]]\nid = \"war-drones\"\nkeywords = []\n"), "war-drones", 2);
    assert!(swarm > plain, "{swarm} of 120 as a swarm, {plain} if they were none");
    let shots = (0..60).map(|seed| risen(seed, |state| land(state, ME, HERE, "war-drones", 1)));
    assert!(shots.filter(won).count() > 0, "X4R-393: drones attack");
}

/// X4-208: artillery hits a swarm of rebels as often as any other, infantry less often.
#[test]
fn x4_208_artillery_ignores_a_swarm() {
    let swarm = altered("[[ground]]\nid = \"militia\"\nkeywords = [{ k = \"swarm\" }]\n");
    let plain = interportal::testing::dealt(2, 1);
    let infantry = (wins_on(&plain, "infantry", 3), wins_on(&swarm, "infantry", 3));
    assert!(infantry.0 > infantry.1 + 10, "{infantry:?} of 120");
    let artillery = (wins_on(&plain, "artillery", 3), wins_on(&swarm, "artillery", 3));
    assert_eq!(artillery.0, artillery.1, "the same dice");
    assert!(artillery.0 > 0, "{artillery:?}");
}

/// X4R-393: militia of the colony, a fortress and other buildings take no part; units there fight without orders.
#[test]
fn x4r_393_who_takes_part() {
    let fortress = risen(1, |state| build(state, ME, HERE, "fortress", None));
    assert_eq!((won(&fortress), level(&fortress)), (false, 2), "neither the fortress nor the four militia");
    for seed in 0..30 {
        let alone = risen(seed, |state| land(state, ME, HERE, "infantry", 2));
        let fortified = risen(seed, |state| {
            land(state, ME, HERE, "infantry", 2);
            build(state, ME, HERE, "fortress", None);
        });
        assert_eq!(won(&alone), won(&fortified), "seed {seed}");
    }
    let asked = risen(2, |state| land(state, ME, HERE, "air-force", 2));
    assert!(!matches!(asked.decision(), Some(interportal::Decision::Battle(..))), "nobody gives orders");
    assert!(wins("air-force", 3) > 0, "the air force attacks");
}

/// X4R-393: rebels who cannot win in 100 rounds have lost, and rebels against whom nobody can fight have won.
#[test]
fn x4r_393_a_hundred_rounds() {
    let harmless = altered(
        "[[ground]]\nid = \"militia\"\nattacks = [{ vs = \"ship\", dice = 1, hit = 4, damage = 1 }]\n",
    );
    let play = risen_on(harmless, 1, |state| land(state, ME, HERE, "anti-orbital-gun", 1));
    assert_eq!((won(&play), level(&play)), (true, 3), "nobody can harm anybody");
    assert_eq!(play.state.realms[ME].ground[ground("anti-orbital-gun").at()], 1);
    assert_eq!(wins("anti-orbital-gun", 1), 0, "but rebels with arms win");
}

/// X4R-E308: an army that is destroyed loses its marker, and the colony its level.
#[test]
fn x4r_e308_an_army_is_destroyed() {
    let lost = (0..40).map(|seed| risen(seed, |state| land(state, ME, HERE, "infantry", 1)));
    let lost = lost.into_iter().find(|play| !won(play)).expect("a lost battle");
    assert_eq!((lost.state.realms[ME].armies[0], level(&lost)), (None, 2));
    assert!(lost.events().contains(&Event::GroundLost(ME, ground("infantry"), HERE, 1)));
    assert!(lost.revealed());
    is_sound(&lost.state);
}

/// X4R-A07: a general makes infantry quicker and, on level 2, better shots.
#[test]
fn x4r_a07_a_general_helps() {
    let with = |level: u8, chosen: [u8; 2]| {
        let won = |seed: &u64| {
            won(&risen(*seed, |state| {
                land(state, ME, HERE, "heavy-infantry", 2);
                let advisor = interportal::ids::Advisor::from_id("general").expect("an advisor");
                state.realms[ME].advisors.push(interportal::realm::Recruit { advisor, level, chosen });
            }))
        };
        (0..120).filter(won).count()
    };
    let (plain, drilled) = (with(1, [0, 0]), with(2, [0, 0]));
    assert!(drilled > plain + 5, "{drilled} of 120, without the ability {plain}");
}

/// X4R-396: a colony that lost a level and rises again draws no second card for that level.
#[test]
fn x4r_396_no_second_card_for_a_level() {
    let raised = |n_events: usize| {
        let mut play = Play::table(|state| {
            found(state, ME, HERE, "garden-world", 2);
            let happened = Happened::of(event("granary"), 0, false);
            let colony = state.colonies.iter_mut().find(|colony| colony.hex == HERE).expect("the colony");
            (0..n_events).for_each(|_| colony.events.push(happened));
        })
        .with(ME, [10, 40, 0, 0]);
        play.play("p1 raise 2,0");
        (level(&play), play.state.colony_at(HERE).map_or(0, |colony| colony.events.len()))
    };
    assert_eq!(raised(2), (3, 3), "the card of level III is new");
    assert_eq!(raised(3), (3, 3), "and lies there after a level was lost");
}
