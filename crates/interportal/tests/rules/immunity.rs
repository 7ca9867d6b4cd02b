//! Diplomatic immunity (X4-264 to X4-266), and which institution actions are illegal (table 2.12).

use engine::Seat;
use interportal::agent::Mission;
use interportal::ids::Group;
use interportal::notation::Condition;
use interportal::realm::Mark;
use interportal::testing::{Play, dealt, enlist, equip_openly, introduce};
use interportal::{Event, State};

use super::clashes::{hex, meeting};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// A research ship of the second seat stands where the first one has a fleet, perhaps with a diplomat.
fn envoy(state: &mut State, diplomat: bool) {
    enlist(state, ME, hex(), "std-arrow-destroyer", 3);
    if diplomat {
        (1..=2).for_each(|variant| equip_openly(state, YOU, "research-ship", variant, "diplomat"));
    }
    state.realms[YOU].ships[0].at = Some(hex());
}

/// Whether the research ship was attacked: it is gone, or has withdrawn.
fn is_attacked(play: &Play) -> bool {
    play.state.realms[YOU].ships.iter().all(|ship| ship.at != Some(hex()))
}

/// X4-264: fleets of an enemy at war do not attack a unit with diplomatic immunity; they attack others.
#[test]
fn x4_264_enemies_spare_diplomats() {
    for seed in 0..20 {
        assert!(is_attacked(&meeting(2, seed, |state| envoy(state, false))), "seed {seed}");
        let play = meeting(2, seed, |state| envoy(state, true));
        assert!(!is_attacked(&play), "seed {seed}");
        assert_eq!(play.state.realms[ME].sanctions, 0, "nobody has attacked it");
    }
}

/// X4-264: neutral units attack it.
#[test]
fn x4_264_neutral_units_do_not() {
    for seed in 0..20 {
        let play = meeting(2, seed, |state| {
            state.wars.clear();
            equip_openly(state, YOU, "research-ship", 1, "diplomat");
            state.realms[YOU].ships[0].at = Some(hex());
            state.systems[hex().at()].group = Group::from_id("pirate-fleet");
        });
        assert!(is_attacked(&play), "seed {seed}");
    }
}

/// X4-265, X4-266: raids attack it, and each unit with immunity is a sanction level, in war and besides that for the raid.
#[test]
fn x4_265_a_raid_on_diplomats() {
    let sanctions = |diplomats: usize, war: bool| {
        let mut play = meeting(2, 1, |state| {
            if !war {
                state.wars.clear();
            }
            envoy(state, diplomats > 0);
            if diplomats > 1 {
                state.realms[YOU].ships[1].at = Some(hex());
            }
            // Without immunity it would have to withdraw from an enemy before.
            if diplomats == 0 && war {
                state.realms[YOU].ships[0].course.set(Mark::Aside, true);
            }
        });
        if play.may(ME, "raid ships 1,0 p2") {
            play.play("p1 raid ships 1,0 p2");
            assert!(is_attacked(&play));
        }
        play.state.realms[ME].sanctions
    };
    assert_eq!([0, 1, 2].map(|n| sanctions(n, true)), [0, 1, 2]);
    assert_eq!([0, 1, 2].map(|n| sanctions(n, false)), [1, 2, 3], "X4R-169: one for the raid");
}

/// X4-265: privateers are not sanctioned.
#[test]
fn x4_265_privateers_are_not_sanctioned() {
    let mut play = Play::table(|state| {
        interportal::testing::chart(state);
        introduce(state, ME, "letters-of-marque");
        envoy(state, true);
    });
    play.play("p1 pass; p2 pass; p1 move 1; p1 hoist; p1 stop");
    while !play.asked().is_some_and(|seat| play.may(seat, "plunder ships 1,0 p2")) {
        let seat = play.asked().expect("a seat");
        let calm = ["pass", "end", "done"].into_iter().find(|line| play.may(seat, line));
        let line = calm.map_or_else(|| play.legal(seat)[0].clone(), str::to_owned);
        play.play(&format!("{seat} {line}"));
    }
    play.play("p1 plunder ships 1,0 p2");
    assert!(is_attacked(&play) && play.state.realms[ME].sanctions == 0);
    let sanctioned = |event: &Event| format!("{event:?}").contains("Sanctioned");
    assert!(!play.events().iter().any(sanctioned));
}

/// X4-427, X4-430, X4-448, X4-452, X4-464, X4-467, X4-472, X4-480, X4-486, X4-488, X4-491: what is illegal, and what
/// gives its victim a reason for war.
#[test]
fn x4_427_illegal_actions() {
    let pack = dealt(2, 1).pack;
    let illegal: Vec<Mission> = Mission::ALL.into_iter().filter(|it| it.is_illegal(pack.pack())).collect();
    let expected = [
        Mission::RecruitAway,
        Mission::Bribery,
        Mission::BuildNetwork,
        Mission::Smuggling,
        Mission::Assassination,
        Mission::Theft,
        Mission::MineMainRoutes,
        Mission::Sabotage,
        Mission::Rebellion,
        Mission::Espionage,
        Mission::TerrorAttack,
        Mission::Subversion,
    ];
    assert_eq!(illegal, expected);
    let grave = Mission::ALL.into_iter().filter(|it| it.card(pack.pack()).war_reason.is_some());
    let expected = [Mission::Assassination, Mission::Rebellion, Mission::TerrorAttack];
    assert_eq!(grave.collect::<Vec<_>>(), expected);
}

/// X4-344, X4-402, X4-406, X4-422, X4-427, X4-430, X4-433, X4-438, X4-445, X4-448, X4-464, X4-472, X4-479, X4-480, X4-483,
/// X4-488, X4-491, X4-493: the technology and the level of the network that each institution action needs.
#[test]
fn x4_422_what_each_action_needs() {
    fn needs(condition: &Condition) -> (Option<&'static str>, u8) {
        match condition {
            Condition::And(parts) => {
                parts.iter().map(needs).fold((None, 0), |sum, it| (sum.0.or(it.0), sum.1 + it.1))
            }
            Condition::Tech(tech) => (Some(tech.id()), 0),
            Condition::Network(level) => (None, *level),
            _ => (None, 0),
        }
    }
    let pack = dealt(2, 1).pack;
    let all = Mission::ALL.into_iter().map(|mission| {
        let condition = mission.card(pack.pack()).prerequisite.as_ref();
        (mission, condition.map_or((None, 0), |condition| needs(condition)))
    });
    let demanding: Vec<_> =
        all.filter(|(_, needs)| *needs != (None, 0)).map(|(it, (tech, n))| (it.id(), tech, n)).collect();
    let (deep, network, hybrid) = (Some("deep-contacts"), Some("strategic-infiltration"), Some("hybrid-war"));
    let expected = [
        ("recruit-away", deep, 0),
        ("bribery", deep, 0),
        ("appoint-ambassador", Some("interportal-community"), 0),
        ("exert-pressure", deep, 0),
        ("vote-battle", deep, 0),
        ("build-network", network, 0),
        ("assassination", hybrid, 3),
        ("mine-main-routes", Some("missiles-1"), 0),
        ("sabotage", None, 1),
        ("rebellion", hybrid, 2),
        ("disrupt-systems", hybrid, 0),
        ("terror-attack", hybrid, 2),
        ("subversion", hybrid, 0),
        ("detect-network", network, 0),
        ("erect-watch", Some("jurisprudence"), 0),
    ];
    assert_eq!(demanding, expected);
}
