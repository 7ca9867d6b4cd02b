//! What federations are besides winning together, and cubes on always-laws (chapters 4.10, 4.11 and 4.27).

use engine::{Game, Seat, Viewer};
use interportal::ids::AlwaysLaw;
use interportal::intrigue::AgentFault;
use interportal::realm::Mark;
use interportal::testing::{
    Play, ally, build, clear, enlist, federate, fight, found, land, launch, lay_cubes, learn, market, meet,
};
use interportal::war::WarFault;
use interportal::why::Fault;
use interportal::{CouncilEvent, Event, Reason, State};

use super::agents::{agent, fault, theirs};
use super::tables::hex;
use super::treaties;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// A vote of three players in the second round, each with four votes.
fn council(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(3, |state| {
        state.first = THIRD;
        market(state, &[]);
        meet(state);
        [ME, YOU, THIRD].into_iter().for_each(|seat| learn(state, seat, &["jurisprudence"]));
        state.colonies.iter_mut().for_each(|colony| colony.level = 4);
        change(state);
    });
    play.until_round(2);
    for seat in [ME, YOU, THIRD] {
        play = play.with(seat, [60, 60, 60, 0]);
    }
    play
}

fn on_sanction(state: &State, by: Seat, owner: Seat) -> u8 {
    let law = AlwaysLaw::from_id("sanction").expect("a law");
    state.realms[by].service.cubes[usize::from(owner.0)].on_law(law)
}

/// X4R-128, X4R-457, X4-446: each cube on an always-law lets its placer cast a vote of that player, and is gone then.
#[test]
fn x4r_128_cubes_cast_votes() {
    let mut play = council(|state| lay_cubes(state, ME, YOU, "sanction", 2));
    assert_eq!(on_sanction(&play.state, ME, YOU), 2);
    play.play("p1 put sanction p2; p1 done; p2 done; p3 done");
    assert_eq!(play.state.council.votes.as_slice(), [4, 2, 4], "two votes are taken from their owner");
    let taken = |it: &Event| matches!(it, Event::Council(CouncilEvent::VotesTaken(ME, YOU, _, 2)));
    assert!(play.events().iter().any(taken));
    assert_eq!(on_sanction(&play.state, ME, YOU), 0, "the cubes are gone");
    assert!(play.may(ME, "yes 6") && !play.may(ME, "yes 7"), "four own votes and two taken ones");
    play.play("p1 yes 6");
    assert!(play.may(YOU, "no 2") && !play.may(YOU, "no 3"));
    play.play("p2 no 2; p3 no 3");
    assert_eq!(play.state.realms[YOU].sanctions, 1, "6 against 5");
}

/// X4R-457: taken votes count on their law alone and are used first; who has no own vote casts them.
#[test]
fn x4r_457_taken_votes() {
    let mut play = council(|state| {
        lay_cubes(state, ME, YOU, "sanction", 3);
        lay_cubes(state, THIRD, YOU, "sanction", 3);
    });
    play.play("p1 put sanction p2; p1 done; p2 done; p3 done");
    assert_eq!(
        play.state.council.votes.as_slice(),
        [4, 0, 4],
        "in turn order, and never more than there are"
    );
    assert!(play.may(ME, "yes 7"), "the first in turn order took three");
    play.play("p1 yes 3");
    assert_eq!(play.state.council.own_cast(ME, &[3]), 0, "taken votes are used first");
    assert_eq!(play.asked(), Some(THIRD), "who has no vote left is not asked");
    assert!(play.may(THIRD, "yes 5") && !play.may(THIRD, "yes 6"), "the fourth was left");
    let mut poor = council(|state| {
        lay_cubes(state, ME, YOU, "sanction", 1);
        state.realms[ME].sanctions = 5;
        state.colonies.iter_mut().filter(|it| it.seat == ME).for_each(|it| it.level = 1);
    });
    poor.play("p1 pass; p2 put sanction p3; p2 done; p3 done");
    assert_eq!(poor.state.council.votes[ME], 0);
    while poor.asked() != Some(ME) {
        let seat = poor.asked().expect("a vote");
        poor.play(&format!("{seat} abstain"));
    }
    assert_eq!(poor.legal(ME), ["yes 1", "no 1", "abstain"], "X4R-127: the vote is that of another player");
}

/// X4-446: a diplomat takes cubes away as well, two with an embassy.
#[test]
fn x4_446_cubes_are_taken_away() {
    let table = |embassy: bool| {
        agent("diplomat", theirs, |state| {
            learn(state, ME, &["deep-contacts", "interportal-community"]);
            lay_cubes(state, ME, YOU, "sanction", 3);
            if embassy {
                let home = theirs(state);
                clear(state, home);
                build(state, ME, home, "embassy", None);
            }
        })
    };
    for (embassy, left) in [(false, 2), (true, 1)] {
        let mut play = table(embassy);
        play.play("p1 deed 1 vote-battle");
        assert!(!play.may(ME, "cube sanction"), "three cubes at most");
        play.play("p1 uncube sanction");
        assert_eq!(on_sanction(&play.state, ME, YOU), left);
    }
}

/// X4R-134: members see the fleets of each other, others do not.
#[test]
fn x4r_134_members_see_fleets() {
    let play = council(|state| {
        let home = state.realms[YOU].capital;
        launch(state, YOU, home, "corvette", 2);
        federate(state, ME, YOU);
    });
    let sees = |viewer: Seat, other: Seat| play.state.view(Viewer::Seat(viewer)).fleets[other].is_some();
    assert!(sees(ME, YOU) && sees(YOU, ME));
    assert!(!sees(THIRD, YOU) && !sees(ME, THIRD));
    let mut founded = council(|state| ally(state, ME, YOU, "alliance"));
    founded
        .play("p1 put recognise-federation p1 p2; p1 done; p2 done; p3 done; p1 yes 1; p2 yes 1; p3 abstain");
    assert_eq!(founded.state.council.federations.len(), 1);
    assert!(founded.revealed(), "the fleets are shown");
}

/// X4R-134: the alliance of members cannot be cancelled, so no war can be declared on a member (X4R-155).
#[test]
fn x4r_134_the_alliance_stays() {
    let why = |fault: WarFault| Some(Reason::War(fault));
    let mut play = treaties::council(3, |state| federate(state, ME, YOU));
    assert_eq!(play.why("p1 warfare cancel alliance p2"), why(WarFault::Federated));
    assert_eq!(play.why("p1 warfare war p2"), why(WarFault::Federated));
    assert!(play.may(ME, "war p3"));
    play.play("p1 leave-federation");
    assert_ne!(play.why("p1 warfare cancel alliance p2"), why(WarFault::Federated));
}

/// X4R-324: nobody is drawn into a war against a member of its own federation.
#[test]
fn x4r_324_not_against_the_own_federation() {
    let mut play = treaties::council(4, |state| {
        federate(state, ME, THIRD);
        ally(state, YOU, THIRD, "alliance");
    });
    play.play("p1 war p2; p1 stake 6; p2 allow; p1 goal victories 1");
    let war = play.state.wars[0];
    assert!(!war.defenders.has(THIRD) && !war.attackers.has(THIRD));
    assert!(play.state.treaties.iter().any(|it| it.partners.has(ME) && it.partners.has(THIRD)));
}

/// X4R-134: institution actions against others do not work on members.
#[test]
fn x4r_134_agents_leave_members_alone() {
    let table = |member: bool| {
        agent("diplomat", theirs, move |state| {
            learn(state, ME, &["deep-contacts", "interportal-community"]);
            if member {
                federate(state, ME, YOU);
            }
        })
    };
    assert!(table(false).may(ME, "deed 1 vote-battle"));
    assert_eq!(table(true).why("p1 agency deed 1 vote-battle"), fault(AgentFault::WrongPlace));
}

/// X4R-134: fleets of members pass and stay in systems of each other, without a battle and without being shot at.
#[test]
fn x4r_134_members_pass_and_stay() {
    let there = hex(1, 0);
    let table = |member: bool| {
        let mut play = super::tables::movement(|state| {
            found(state, YOU, there, "garden-world", 2);
            enlist(state, YOU, there, "std-crown-battleship", 1);
            enlist(state, ME, hex(2, 0), "std-steel-corvette", 1);
            land(state, YOU, there, "anti-orbital-gun", 1);
            if member {
                federate(state, ME, YOU);
            } else {
                fight(state, ME, YOU, 1);
            }
        });
        play.play(&format!("p1 move 1; p1 go {there}"));
        play
    };
    let mut play = table(true);
    let why = |play: &Play| play.why("p1 system 0,0");
    assert_eq!(why(&play), Some(Reason::Fault(Fault::NoSteps)), "nothing but its drive holds it back");
    let whole = play.state.realms[ME].ships.iter().last().map(|it| it.hull);
    play.play("p1 stop; p1 end; p2 pass; p1 pass");
    assert_eq!(play.state.realms[ME].fleets[0].map(|it| it.hex), Some(there), "it stays");
    assert!(play.state.realms[ME].ships.iter().all(|it| !it.course.is(Mark::Held)), "nobody withdraws");
    assert_eq!(play.state.realms[ME].ships.iter().last().map(|it| it.hull), whole, "nobody fires");
    assert_eq!(why(&table(false)), Some(Reason::Fault(Fault::MoveEnded)), "X4-153: an enemy stops it");
}
