//! Wars: reasons, stakes, goals, who joins, the die, peace and truces (chapters 1.2, 1.6, 1.7, 4.12 and 4.27).

use engine::{BySeat, Seat, Seats};
use interportal::ids::{Advisor, Resource, WarGoal, WarReason};
use interportal::realm::Recruit;
use interportal::state::War;
use interportal::testing::{Play, found, fresh, introduce, launch};
use interportal::war::{Aim, Grievance, WarDecision, WarEnd, WarEvent, WarFault};
use interportal::warfare::Pact;
use interportal::{Books, Decision, Event, Hex, Reason, State};

use super::treaties::{bind, council};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);
const FOURTH: Seat = Seat(3);

fn culture(play: &Play, seat: Seat) -> i16 {
    play.state.realms[seat].accounts[Resource::Culture]
}

fn why(fault: WarFault) -> Option<Reason> {
    Some(Reason::War(fault))
}

pub(super) fn both(one: Seat, other: Seat) -> Seats {
    let mut all = Seats::only(one);
    all.add(other);
    all
}

fn goal(id: &str) -> WarGoal {
    WarGoal::from_id(id).expect("a goal")
}

/// A reason for war of the first seat against the second.
fn grievance(state: &mut State, id: &str, hex: Hex) {
    let reason = WarReason::from_id(id).expect("a reason");
    let until = state.round + 2;
    state.grievances.push(Grievance { reason, holder: ME, against: YOU, hex, until });
}

/// A war of the first seat against the second.
pub(super) fn war(state: &mut State) -> &mut War {
    let extra = BySeat::new(state.n_players(), |_| 0);
    let (attackers, defenders) = (Seats::only(ME), Seats::only(YOU));
    state.wars.push(War { attackers, defenders, target: YOU, extra, ..War::default() });
    state.wars.last_mut().expect("a war")
}

/// A table in its second round, which is changed by hand when it has come so far.
fn later(n_seats: u8, change: impl FnOnce(&mut State)) -> Play {
    let mut play = council(n_seats, |_| {});
    change(&mut play.state);
    play.state = fresh(&play.state);
    play
}

/// Everybody passes until the wars of the Closing phase are looked at.
fn until_wars(play: &mut Play) {
    let done = |play: &Play| {
        matches!(play.decision(), Some(Decision::War(WarDecision::Peace(_) | WarDecision::EndWar(_))))
    };
    while let Some(seat) = play.asked().filter(|_| !done(play)) {
        let calm = ["pass", "end", "stop", "wait", "done"];
        let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
        let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
        play.play(&format!("{seat} {line}"));
    }
}

/// X4-079, X4R-157: a war without reason costs at least 3 culture; X4-080: the target prevents it for one and a half
/// times as much, and what was paid is lost.
#[test]
fn x4_080_preventing_a_war() {
    let mut play = council(2, |_| {});
    play.play("p1 war p2");
    assert_eq!(play.decision(), Some(Decision::War(WarDecision::Declare(YOU))));
    assert_eq!(play.why("p1 warfare stake 2"), why(WarFault::StakeTooLow), "X4R-157");
    play.play("p1 stake 7");
    assert_eq!(culture(&play, ME), 53);
    assert_eq!(
        play.decision(),
        Some(Decision::War(WarDecision::Prevent(ME, 10))),
        "7 and a half, rounded down"
    );
    play.play("p2 prevent");
    assert_eq!((culture(&play, ME), culture(&play, YOU)), (53, 50), "to the bank");
    assert!(play.state.wars.is_empty());
    let mut poor = council(2, |_| {}).with(YOU, [9, 9, 9, 9]);
    poor.play("p1 war p2; p1 stake 7");
    assert_eq!(poor.decision(), Some(Decision::War(WarDecision::Goal(YOU))), "who cannot pay is not asked");
    let mut herald = council(2, |state| {
        let advisor = Advisor::from_id("war-herald").expect("an advisor");
        state.realms[ME].advisors.push(Recruit { advisor, level: 2, chosen: [0, 0] });
    });
    herald.play("p1 war p2; p1 stake 4");
    assert_eq!(herald.decision(), Some(Decision::War(WarDecision::Prevent(ME, 12))), "counted twice");
}

/// X4-193, X4R-158: a war without reason has one to three goals: colonies, or victories.
#[test]
fn x4r_158_goals_without_reason() {
    let far = Hex::corner(2, 3);
    let mut play = council(2, |state| found(state, YOU, far, "garden-world", 1));
    let home = play.state.realms[YOU].capital;
    play.play("p1 war p2; p1 stake 3; p2 allow");
    assert_eq!(play.why("p1 done"), why(WarFault::GoalMissing));
    assert!(play.may(ME, "goal victories 1") && play.may(ME, "goal victories 3"));
    play.play(&format!("p1 goal colony {home}"));
    assert!(!play.may(ME, &format!("goal colony {home}")), "named already");
    play.play("p1 goal victories 2");
    assert!(!play.may(ME, "goal victories 1"));
    play.play(&format!("p1 goal colony {far}"));
    let aims: Vec<Aim> = play.state.wars[0].aims.to_vec();
    let free = goal("goal-free");
    let colony = |hex| Aim { goal: free, hex: Some(hex), ..Aim::default() };
    assert_eq!(aims, [colony(home), Aim { goal: free, victories: 2, ..Aim::default() }, colony(far)]);
    assert!(!matches!(play.decision(), Some(Decision::War(_))), "three goals are all");
    let (war, seats) = (&play.state.wars[0], (Seats::only(ME), Seats::only(YOU)));
    assert_eq!(((war.attackers, war.defenders), war.die), (seats, 0), "X4R-159");
}

/// X4-081: with a reason war is declared at once and for nothing; X4-190, X4-191: each reason has its goal.
#[test]
fn x4_081_with_a_reason() {
    let at = Hex::corner(2, 0);
    for (reason, wanted) in [
        ("wr-covert-attack", "goal-ships-withdraw"),
        ("wr-blockade", "goal-lift-blockade"),
        ("wr-colony-lost", "goal-reconquest"),
        ("wr-raid", "goal-raider-leaves"),
    ] {
        let mut play = council(2, |state| grievance(state, reason, at));
        play.play("p1 war p2");
        play.play(&format!("p1 reason {reason}"));
        let aims = &play.state.wars[0].aims;
        assert_eq!((aims.len(), aims[0].goal, aims[0].hex), (1, goal(wanted), Some(at)), "{reason}");
        assert_eq!(culture(&play, ME), 60, "free of charge");
        assert!(play.state.grievances.is_empty(), "it is used");
        assert!(!matches!(play.decision(), Some(Decision::War(WarDecision::Prevent(..)))));
    }
    let mut two = council(2, |state| {
        grievance(state, "wr-blockade", at);
        grievance(state, "wr-covert-attack", at);
    });
    two.play("p1 war p2; p1 reason wr-blockade; p1 reason wr-covert-attack");
    assert_eq!(two.state.wars[0].aims.len(), 2, "X4R-158: one goal for each reason used");
}

/// X4R-158: a reason can be used to the end of the next round.
#[test]
fn x4r_158_reasons_end() {
    let mut play = council(2, |state| {
        let (reason, at) = (WarReason::from_id("wr-blockade").expect("a reason"), Hex::corner(2, 0));
        state.grievances.push(Grievance { reason, holder: ME, against: YOU, hex: at, until: 2 });
    });
    assert_eq!(play.state.grievances.len(), 1);
    play.until_round(3);
    assert!(play.state.grievances.is_empty());
}

/// X4R-P12, X4R-158: a just war costs nothing, cannot be prevented and has at most two goals, once a round.
#[test]
fn x4r_158_just_war() {
    let mut play = council(2, |state| introduce(state, ME, "just-war"));
    play.play("p1 war p2; p1 reason wr-none");
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::War(WarDecision::Goal(YOU)))));
    let home = play.state.realms[YOU].capital;
    play.play(&format!("p1 goal victories 1; p1 goal colony {home}"));
    assert!(!matches!(play.decision(), Some(Decision::War(WarDecision::Goal(_)))), "two goals");
    assert_eq!(culture(&play, ME), 60);
    let mut again = council(3, |state| introduce(state, ME, "just-war"));
    again.play("p1 war p2; p1 reason wr-none; p1 goal victories 1; p1 done; p1 war p3");
    assert_eq!(again.why("p1 warfare reason wr-none"), why(WarFault::NoReason), "once a round");
}

/// X4R-181, X4-191: who blockades at peace gives a reason; the goal is met when the blockade is lifted (X4R-160).
#[test]
fn x4r_181_blockade() {
    let far = Hex::corner(2, 0);
    let mut play = Play::table(|state| {
        interportal::testing::chart(state);
        found(state, YOU, far, "garden-world", 1);
        launch(state, ME, far, "corvette", 1);
    });
    play.play("p1 pass; p2 pass");
    play.play(&format!("p1 blockade {far}"));
    let held = play.state.grievances[0];
    assert_eq!((held.holder, held.against, held.hex, held.until), (YOU, ME, far, 2));
    let mut at_war = Play::table(|state| {
        interportal::testing::chart(state);
        found(state, YOU, far, "garden-world", 1);
        launch(state, ME, far, "corvette", 1);
        war(state);
    });
    at_war.play("p1 pass; p2 pass");
    at_war.play(&format!("p1 blockade {far}"));
    assert!(at_war.state.grievances.is_empty(), "no reason is needed in war");
    let closing = |blockade: bool| {
        let mut play = later(2, |state| {
            found(state, ME, far, "garden-world", 1);
            launch(state, YOU, far, "corvette", 1);
            war(state).aims.push(Aim { goal: goal("goal-lift-blockade"), hex: Some(far), ..Aim::default() });
        });
        play.state.systems[far.at()].blockade = Some(YOU).filter(|_| blockade);
        until_wars(&mut play);
        play.decision()
    };
    assert_eq!(closing(true), Some(Decision::War(WarDecision::Peace(YOU))));
    assert_eq!(closing(false), Some(Decision::War(WarDecision::EndWar(YOU))));
}

/// X4R-156, X4R-163: no war on players who are not known, and none during the three rounds of a truce.
#[test]
fn x4r_156_truce() {
    let mut play = council(3, |_| {});
    play.state.realms[ME].discovered.remove(THIRD);
    assert_eq!(play.why("p1 warfare war p3"), why(WarFault::Unknown));
    let mut truce = later(2, |state| {
        war(state);
    });
    until_wars(&mut truce);
    truce.play("p1 war-on; p1 peace; p2 peace");
    assert!(truce.state.wars.is_empty());
    assert_eq!(truce.state.truces.until(ME, YOU), 5, "X4R-163: three rounds");
    while truce.state.round < 3 {
        truce.until_round(3);
    }
    assert_eq!(
        truce.why("p2 warfare war p1").or(truce.why("p1 warfare war p2")).map(|it| it.rule()),
        Some("X4R-156")
    );
}

/// X4-073, X4R-159: allies join both sides at once; X4R-324: a partner of both joins the defender, and partners of
/// partners do not join.
#[test]
fn x4r_324_allies_join() {
    let mut play = council(4, |state| {
        bind(state, Pact::Alliance, ME, THIRD);
        bind(state, Pact::Alliance, YOU, FOURTH);
    });
    play.play("p1 war p2; p1 stake 3; p2 allow; p1 goal victories 1; p1 done");
    let war = play.state.wars[0];
    assert_eq!((war.attackers, war.defenders), (both(ME, THIRD), both(YOU, FOURTH)));
    assert!(play.state.at_war(THIRD, FOURTH));
    let mut play = council(4, |state| {
        bind(state, Pact::Alliance, ME, THIRD);
        bind(state, Pact::Alliance, YOU, THIRD);
        bind(state, Pact::Alliance, THIRD, FOURTH);
    });
    play.play("p1 war p2; p1 stake 3; p2 allow; p1 goal victories 1; p1 done");
    let war = play.state.wars[0];
    assert_eq!((war.attackers, war.defenders), (Seats::only(ME), both(YOU, THIRD)));
    assert!(
        !play.state.has_pact(Pact::Alliance, ME, THIRD) && play.state.has_pact(Pact::Alliance, YOU, THIRD)
    );
    // X4-073: weariness is shared.
    let mut state = play.state;
    state.wars[0].die = 4;
    let state = fresh(&state);
    let upkeep = [ME, YOU, THIRD, FOURTH].map(|seat| Books::open(&state, seat).upkeep().wars);
    assert_eq!(upkeep, [4, 2, 2, 0]);
}

/// X4R-324: a further declaration adds goals to the card, never more than three in all.
#[test]
fn x4r_324_one_card_a_pair() {
    let mut play = council(2, |_| {});
    play.play(
        "p1 war p2; p1 stake 3; p2 allow; p1 goal victories 1; p1 done; p1 war p2; p1 stake 3; p2 allow",
    );
    let home = play.state.realms[YOU].capital;
    play.play(&format!("p1 goal colony {home}"));
    assert_eq!((play.state.wars.len(), play.state.wars[0].aims.len()), (1, 2));
    let mut full = later(2, |state| {
        let war = war(state);
        (0..3).for_each(|_| war.aims.push(Aim::default()));
    });
    assert_eq!(full.why("p1 warfare war p2"), why(WarFault::GoalLimit));
    full.play("p1 pass");
    assert_eq!(full.why("p2 warfare war p1"), why(WarFault::AtWar), "who is attacked is at war already");
}

/// X4R-155: war on a partner ends all treaties with it, and costs a sanction level if it was an ally.
#[test]
fn x4r_155_war_on_a_partner() {
    for (pact, sanctions) in [(Pact::Alliance, 1), (Pact::TradeTreaty, 0)] {
        let mut play = council(3, |state| {
            bind(state, pact, ME, YOU);
            bind(state, Pact::TradeTreaty, ME, YOU);
            bind(state, Pact::TradeTreaty, ME, THIRD);
        });
        play.play("p1 war p2; p1 stake 3; p2 allow");
        assert_eq!(play.state.treaties.len(), 1, "that with the third player stays");
        assert_eq!(play.state.realms[ME].sanctions, sanctions, "{pact}");
    }
}

/// X4-168, X4-188: the die of a war is put on its card and raised by 1 each round; X4R-161, X4R-162: above 6 the war is
/// over, and the attacker pays 4 culture for each goal that is not fulfilled.
#[test]
fn x4_168_the_die() {
    for (die, expected) in [(0, Some(1)), (1, Some(2)), (5, Some(6)), (6, None)] {
        let mut play = later(2, |state| {
            let aim = Aim { goal: goal("goal-free"), victories: 1, ..Aim::default() };
            let war = war(state);
            war.aims.push(aim);
            war.aims.push(Aim { met: true, ..aim });
        });
        play.state.wars[0].die = die;
        until_wars(&mut play);
        let before = (culture(&play, ME), culture(&play, YOU));
        play.play("p1 war-on; p2 war-on");
        assert_eq!(play.state.wars.first().map(|war| war.die), expected, "from {die}");
        let ended = Event::War(WarEvent::Ended(ME, YOU, WarEnd::Weary));
        assert_eq!(play.events().contains(&ended), expected.is_none());
        if expected.is_none() {
            assert_eq!((culture(&play, ME), culture(&play, YOU)), (before.0 - 4, before.1 + 4), "X4R-162");
            assert_eq!(play.state.truces.until(ME, YOU), 5);
        }
    }
}

/// X4R-160, X4R-161, X4R-162: with all goals fulfilled the declarer may end the war; each defender pays 4 culture for
/// each goal, or what it has.
#[test]
fn x4r_161_the_attacker_ends_it() {
    let table = |balance: i8| {
        let mut play = later(3, |state| {
            let aim = Aim { goal: goal("goal-free"), victories: 2, ..Aim::default() };
            let war = war(state);
            war.defenders.add(THIRD);
            (war.balance, war.aims) = (balance, [aim].into_iter().collect());
        });
        until_wars(&mut play);
        play
    };
    assert_eq!(table(1).decision(), Some(Decision::War(WarDecision::Peace(YOU))), "one victory is too few");
    let mut play = table(2);
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::War(WarDecision::EndWar(YOU)))));
    play.state.realms[THIRD].accounts[Resource::Culture] = 1;
    let before = [ME, YOU, THIRD].map(|seat| culture(&play, seat));
    play.play("p1 end-war");
    let after = [ME, YOU, THIRD].map(|seat| culture(&play, seat));
    assert_eq!([0, 1, 2].map(|at| after[at] - before[at]), [5, -4, -1]);
    assert!(play.state.wars.is_empty());
    assert_eq!(
        [YOU, THIRD].map(|seat| play.state.truces.until(ME, seat)),
        [5, 5],
        "X4R-163: with all of them"
    );
    let mut on = table(2);
    on.play("p1 war-on");
    assert_eq!(on.decision(), Some(Decision::War(WarDecision::Peace(YOU))), "it need not end it");
}

/// X4R-325, X4R-161: declarer and target say, sealed, whether they offer peace; two offers end the war, one does not.
#[test]
fn x4r_325_peace() {
    for (mine, theirs) in [("peace", "peace"), ("peace", "war-on"), ("war-on", "peace"), ("war-on", "war-on")]
    {
        let mut play = later(2, |state| {
            let aim = Aim { goal: goal("goal-free"), victories: 1, ..Aim::default() };
            war(state).aims.push(aim);
        });
        until_wars(&mut play);
        play.play(&format!("p1 {mine}"));
        assert!(!play.revealed(), "sealed");
        assert_eq!((play.asked(), play.decision()), (Some(YOU), Some(Decision::War(WarDecision::Peace(ME)))));
        play.play(&format!("p2 {theirs}"));
        assert_eq!(play.state.wars.is_empty(), (mine, theirs) == ("peace", "peace"), "{mine}, {theirs}");
    }
}

/// X4-190, X4R-160: no research ship of the enemy stands where the attacker has units or colonies.
#[test]
fn x4_190_ships_withdraw() {
    let closing = |home: bool| {
        let mut play = later(2, |state| {
            war(state).aims.push(Aim { goal: goal("goal-ships-withdraw"), ..Aim::default() });
            let (mine, far) = (state.realms[ME].capital, Hex::CENTRE);
            let ships = state.realms[YOU].ships.iter_mut();
            ships.for_each(|ship| ship.at = Some(if home { mine } else { far }));
            state.systems[Hex::CENTRE.at()].group = None;
        });
        until_wars(&mut play);
        play.decision()
    };
    assert_eq!(closing(true), Some(Decision::War(WarDecision::Peace(YOU))));
    assert_eq!(closing(false), Some(Decision::War(WarDecision::EndWar(YOU))));
}
