//! Abilities of advisors and effects of laws that change a number or a right of their own (chapters 4.7 and 4.10).

use engine::Seat;
use interportal::ids::{Advisor, Law};
use interportal::realm::Recruit;
use interportal::state::Passed;
use interportal::testing::{build, draft, fight, land, launch};
use interportal::war::WarEvent;
use interportal::{Books, CouncilDecision, Decision, Event, State};

use super::clashes;
use super::council::council;
use super::landings::{fight_on, siege};
use super::tables::{hex, movement};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// An advisor with its first or second ability of each level.
fn recruit(state: &mut State, seat: Seat, id: &str, level: u8, ability: u8) {
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
