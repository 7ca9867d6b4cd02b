//! Abilities of advisors and effects of laws that change a number or a right of their own (chapters 4.7 and 4.10).

use engine::Seat;
use interportal::cards::Pack;
use interportal::ids::{Advisor, Law, Resource};
use interportal::realm::Recruit;
use interportal::state::Passed;
use interportal::testing::{Play, befall, build, draft, employ, fight, is_sound, land, launch, learn};
use interportal::war::WarEvent;
use interportal::{Books, CouncilDecision, Decision, Event, State};

use super::council::council;
use super::landings::{fight_on, siege};
use super::tables::{hex, movement, rich};
use super::{agents, clashes, covert};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// An advisor with its first or second ability of each level.
pub(super) fn recruit(state: &mut State, seat: Seat, id: &str, level: u8, ability: u8) {
    let advisor = Advisor::from_id(id).expect("an advisor");
    state.realms[seat].advisors.push(Recruit { advisor, level, chosen: [ability; 2] });
}

/// X4R-L30: with the traffic order routes quicken a second time in a round, for units in peace.
#[test]
fn x4r_l30_routes_quicken_twice_in_peace() {
    let n_steps = |law: bool, war: bool| {
        let mut play = movement(|state| {
            for place in [hex(2, 0), hex(1, 0), hex(1, -1), hex(0, -1)] {
                state.systems[place.at()].route = Some(ME);
            }
            if law {
                let law = Law::from_id("traffic-order").expect("a law");
                state.laws.push(Passed { law, seat: YOU });
            }
            if war {
                fight(state, ME, YOU, 2);
            }
        });
        play.play("p1 move ship 1");
        let mut n = 0;
        for to in ["2,0", "1,0", "1,-1", "0,-1"] {
            if !play.choices(ME, "go").iter().any(|hex| hex == to) {
                break;
            }
            play.play(&format!("p1 go {to}"));
            n += 1;
        }
        n
    };
    assert_eq!([n_steps(false, false), n_steps(true, false), n_steps(true, true)], [2, 3, 2]);
}

/// X4R-A16: the presiding judge makes each abstention a resource, not every second one (X4-092).
#[test]
fn x4r_a16_each_abstention_is_a_resource() {
    let claims = |level: u8| {
        let mut play = council(3, |state| {
            draft(state, ME, &["tax-reform"]);
            recruit(state, YOU, "presiding-judge", level, 1);
        });
        let votes = usize::from(Books::open(&play.state, YOU).votes());
        play.play("p1 put tax-reform; p1 done; p2 done; p3 done; p1 abstain; p2 abstain; p3 abstain");
        let mut n = 0;
        while let (Some(seat), Some(Decision::Council(CouncilDecision::Claim(_)))) =
            (play.asked(), play.decision())
        {
            n += usize::from(seat == YOU);
            play.play(&format!("{seat} produce A"));
        }
        (votes, n)
    };
    let ((votes, each_second), (same, each)) = (claims(1), claims(2));
    assert!(votes > 2 && votes == same, "{votes} votes");
    assert_eq!((each_second, each), (votes / 2, votes));
}

/// X4R-A07: with a general transporters carry one unit more (X4-202).
#[test]
fn x4r_a07_transporters_carry_more() {
    let loads = |level: u8, n: u8| {
        let mut play = movement(|state| {
            launch(state, ME, hex(3, 0), "transporter", 1);
            land(state, ME, hex(3, 0), "infantry", n);
            recruit(state, ME, "general", level, 0);
        });
        play.play("p1 move 1");
        play.may(ME, "load 1")
    };
    assert_eq!([loads(2, 3), loads(2, 4)], [true, false]);
    assert_eq!([loads(3, 4), loads(3, 5)], [true, false]);
}

/// X4R-A07: a colony conquered with a general keeps all its buildings, also those that have no slot any more (X4R-246).
#[test]
fn x4r_a07_conquered_colonies_keep_their_buildings() {
    let conquered = |level: u8| {
        let mut play = siege(2, 1, 2, 9, |state| {
            build(state, YOU, clashes::hex(), "missile-base", None);
            build(state, YOU, clashes::hex(), "capacity-building-1", None);
            recruit(state, ME, "general", level, 1);
        });
        play.play("p1 invade 1,0");
        let events = fight_on(&mut play);
        assert!(events.contains(&Event::War(WarEvent::Conquered(ME, YOU, clashes::hex()))));
        let colony = play.state.colony_at(clashes::hex()).expect("a colony");
        assert!(colony.buildings.iter().all(|standing| standing.seat == ME));
        let books = Books::open(&play.state, ME);
        let full = books.used_slots(colony) > books.slots(colony);
        (colony.buildings.iter().map(|it| it.building.id()).collect::<Vec<_>>(), full)
    };
    assert_eq!(conquered(2), (vec!["capacity-building-1"], false));
    assert_eq!(conquered(3), (vec!["missile-base", "capacity-building-1"], true));
}

/// X4R-467, X4R-A07: who loses the general gives up at once what a conquered colony has no slots for; a colony of one's own
/// founding is no question of generals.
#[test]
fn x4r_467_without_the_general() {
    let after = |conquered: bool, general: bool| {
        let mut play = covert::hybrid(2, 3, |state| {
            employ(state, YOU, if general { "general" } else { "admiral" }, 3);
            let recruit = state.realms[YOU].advisors.iter_mut().last().expect("an advisor");
            recruit.chosen = [0, 1];
            let colony =
                state.colonies.iter_mut().find(|colony| colony.hex == agents::FAR).expect("a colony");
            colony.founder = if conquered { ME } else { YOU };
            let n = if general { 4 } else { 2 };
            (0..n).for_each(|_| build(state, YOU, agents::FAR, "capacity-building-1", None));
        });
        play.state.realms[YOU].accounts[Resource::Culture] = 10;
        play.state.realms[YOU].office.tokens = Default::default();
        play
    };
    let n_buildings = |play: &Play| play.state.colony_at(agents::FAR).expect("a colony").buildings.len();
    let mut play = after(true, true);
    is_sound(&play.state);
    assert_eq!(n_buildings(&play), 4, "two more than it has slots");
    play.play("p1 deed 1 assassination; p1 rid general; p2 wager 4; p1 wager 5");
    assert!(play.state.realms[YOU].advisors.is_empty());
    assert_eq!((play.asked(), play.decision()), (Some(YOU), Some(Decision::LoseBuilding(agents::FAR))));
    play.play(&format!("p2 slot {0} 2; p2 slot {0} 1", agents::FAR));
    assert_eq!(n_buildings(&play), 2);
    is_sound(&play.state);
    assert!(!matches!(play.decision(), Some(Decision::LoseBuilding(_))));
    let mut other = after(true, false);
    other.play("p1 deed 1 assassination; p1 rid admiral; p2 wager 4; p1 wager 5");
    assert!(!matches!(other.decision(), Some(Decision::LoseBuilding(_))), "there are slots for them");
}

/// X4R-467: a table on which a colony is too full is broken, unless it is a conquered one and its owner has a general.
#[test]
fn x4r_467_slots_are_checked() {
    let is_broken = |founder: Seat, general: bool| {
        let mut state = interportal::testing::dealt(2, 1);
        let far = agents::FAR;
        interportal::testing::found(&mut state, ME, far, "garden-world", 1);
        state.colonies.iter_mut().filter(|it| it.hex == far).for_each(|it| it.founder = founder);
        (0..4).for_each(|_| build(&mut state, ME, far, "capacity-building-1", None));
        if general {
            employ(&mut state, ME, "general", 3);
            state.realms[ME].advisors.iter_mut().for_each(|it| it.chosen = [0, 1]);
        }
        let state = interportal::testing::fresh(&state);
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| is_sound(&state))).is_err()
    };
    assert_eq!([is_broken(YOU, true), is_broken(YOU, false)], [false, true]);
    assert_eq!([is_broken(ME, true), is_broken(ME, false)], [true, true]);
}

/// X4R-E302: militia of a colony with the cult of heroes hits easier; other units there and other colonies do not.
#[test]
fn x4r_e302_cult_of_heroes() {
    let conquered = |place: Option<bool>| {
        let falls = |seed: &u64| {
            let mut play = siege(2, *seed, 2, 3, |state| {
                let capital = state.realms[YOU].capital;
                if let Some(here) = place {
                    befall(state, if here { clashes::hex() } else { capital }, "cult-of-heroes");
                }
            });
            play.play("p1 invade 1,0");
            let conquest = Event::War(WarEvent::Conquered(ME, YOU, clashes::hex()));
            fight_on(&mut play).contains(&conquest)
        };
        (0..60).filter(falls).count()
    };
    let [plain, elsewhere, here] = [None, Some(false), Some(true)].map(conquered);
    assert_eq!(plain, elsewhere, "the colony is another one");
    assert!(here + 8 < plain, "{here} of 60 colonies fall, without it {plain}");
}

/// X4R-E205, X4R-E303, X4R-081: ships are built on a colony with a spaceport or an orbital ring.
#[test]
fn x4r_e205_ships_are_built_there() {
    let sites = |event: &str| {
        let mut play = rich(|state| {
            interportal::testing::found(state, ME, agents::NEAR, "garden-world", 2);
            befall(state, agents::NEAR, event);
        });
        play.play("p1 buy research-ship");
        play.choices(ME, "at").len()
    };
    assert_eq!(["festival", "spaceport", "orbital-ring"].map(sites), [0, 2, 2]);
}

/// X4-230, X4-431: what lands through a shield and who cannot be bribed is what is printed, whichever card says so.
#[test]
fn x4_230_printed_rights() {
    let pack = |text: &str| Pack::with("mine.toml", text).unwrap_or_else(|why| panic!("{why}"));
    let lands = |text: &str| {
        let pack = pack(text);
        let play = siege(2, 1, 2, 9, |state| {
            *state = interportal::testing::repacked(state, pack);
            build(state, YOU, clashes::hex(), "planetary-shield", None);
        });
        play.may(ME, "invade 1,0")
    };
    assert!(!lands("[[ship]]\nid = \"titan\"\neffect = \"allow land-through-shield\"\n"));
    assert!(lands("[[ship]]\nid = \"transporter\"\neffect = \"allow land-through-shield\"\n"));
    let bribes = |text: &str| {
        let pack = pack(text);
        let mut play = agents::agent("diplomat", agents::theirs, |state| {
            *state = interportal::testing::repacked(state, pack);
            learn(state, ME, &["deep-contacts"]);
            employ(state, YOU, "general", 1);
        });
        // Without anything to aim at there is no such action.
        play.may(ME, "deed 1 bribery") && play.play("p1 deed 1 bribery").may(ME, "bribe general 1")
    };
    assert!(bribes("[[advisor]]\nid = \"general\"\neffect = \"mod stat.INI[ground] +2\"\n"));
    assert!(!bribes("[[advisor]]\nid = \"general\"\neffect = \"forbid bribe-this-advisor\"\n"));
}
