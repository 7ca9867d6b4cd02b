//! The council: bills, votes, laws, sanctions, the sovereign and federations (chapters 1.2 law, 4.10, 4.11, 4.22, 4.23).

use engine::{Game, Seat, Seats, Viewer};
use interportal::council::Victory;
use interportal::ids::{Deed, Law, VpSource};
use interportal::state::{Passed, Treaty};
use interportal::testing::{Play, draft, drafts, hire, learn, market, meet, reseed};
use interportal::{Books, CouncilDecision, CouncilEvent, CouncilFault, Decision, Event, Reason, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// A table in its second round: the first seat is on turn in the Politics phase, all have met, and each has a law
/// action beside its free action.
pub(super) fn council(n_seats: u8, change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::of(n_seats, |state| {
        state.first = Seat(n_seats - 1);
        market(state, &[]);
        meet(state);
        for seat in (0..n_seats).map(Seat) {
            learn(state, seat, &["jurisprudence"]);
        }
        state.colonies.iter_mut().for_each(|colony| colony.level = 4);
        change(state);
    });
    play.until_round(2);
    for seat in (0..n_seats).map(Seat) {
        play = play.with(seat, [60, 60, 60, 0]);
    }
    play
}

pub(super) fn law(id: &str) -> Law {
    Law::from_id(id).expect("a law")
}

fn fault(play: &Play, line: &str) -> Option<CouncilFault> {
    match play.why(line) {
        Some(Reason::Council(fault)) => Some(fault),
        _ => None,
    }
}

/// Everybody is done with putting bills.
pub(super) fn close(play: &mut Play) {
    while let (Some(seat), Some(Decision::Council(CouncilDecision::Put))) = (play.asked(), play.decision()) {
        play.play(&format!("{seat} done"));
    }
}

pub(super) fn votes(play: &Play, seat: Seat) -> u8 {
    Books::open(&play.state, seat).votes()
}

fn is_active(play: &Play, id: &str) -> bool {
    play.state.laws.iter().any(|passed| passed.law == law(id))
}

pub(super) fn award(state: &mut State, seat: Seat, half_points: u8) {
    let gift = VpSource::from_id("vp-gift").or_else(|| VpSource::all().last()).expect("a source");
    state.realms[seat].booked[engine::Index::at(gift)] += half_points;
}

/// X4-068, X4-083, X4-082: law actions need that all are discovered, and cost a law action or a free one each.
#[test]
fn x4_083_all_must_be_discovered() {
    let play = council(3, |state| state.realms[ME].discovered.remove(THIRD));
    assert_eq!(fault(&play, "p1 bills"), Some(CouncilFault::NotAllMet));
    assert_eq!(fault(&play, "p1 always-law sanction"), Some(CouncilFault::NotAllMet));
    let mut play = council(3, |_| {});
    assert!(play.may(ME, "bill") && play.may(ME, "put sanction p2"));
    play.play("p1 bill; p1 bill; p2 pass; p3 pass");
    assert_eq!(play.state.realms[ME].office.tokens.total(), 0, "X4-082: one action each");
    assert_eq!(play.why("p1 bills").map(|it| it.rule()), Some("X4-008"));
}

/// X4-084, X4-085: a bill is a law card drawn into the hand, at most as many as law actions and free actions.
#[test]
fn x4_085_hand_limit() {
    let mut play = council(3, |state| draft(state, ME, &["tax-reform"]));
    play.play("p1 bill");
    assert_eq!(drafts(&play.state, ME).len(), 2);
    assert!(play.revealed(), "X4-084: a card was drawn");
    assert_eq!(fault(&play, "p1 bills"), Some(CouncilFault::HandFull));
    let others = play.state.view(Viewer::Seat(YOU));
    assert_eq!((others.n_held[ME].laws, others.hand.map(|hand| hand.laws.len())), (2, Some(0)));
}

/// X4-086, X4-087, X4R-119, X4R-120, X4R-121: the first bill opens the one vote of the round; then each may add others.
#[test]
fn x4_087_all_bills_now() {
    let mut play = council(3, |state| draft(state, ME, &["tax-reform"]));
    play.play("p1 put tax-reform");
    assert!(play.events().contains(&Event::Council(CouncilEvent::Put(ME, "tax-reform".parse_bill()))));
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Council(CouncilDecision::Put))));
    play.play("p1 put sanction p2");
    assert_eq!(play.asked(), Some(YOU), "X4R-121: clockwise; the first has no action left");
    assert_eq!(fault(&play, "p2 always-law sanction"), Some(CouncilFault::AlreadyPut), "X4R-119");
    play.play("p2 done");
    assert_eq!(play.asked(), Some(THIRD));
    play.play("p3 done");
    assert_eq!(play.state.council.bills.len(), 2, "X4R-120: several laws of one player");
    while play.decision().is_some_and(|it| matches!(it, Decision::Council(CouncilDecision::Vote(_)))) {
        let seat = play.asked().expect("a voter");
        play.play(&format!("{seat} abstain"));
    }
    while let Some(Decision::Council(CouncilDecision::Claim(_))) = play.decision() {
        let seat = play.asked().expect("a voter");
        play.play(&format!("{seat} produce A"));
    }
    assert!(play.state.council.voted);
    play.play("p1 end; p2 pass");
    assert_eq!(
        fault(&play, "p3 always-law sanction"),
        Some(CouncilFault::Voted),
        "X4R-121: one vote a round"
    );
}

/// A bill of a law card.
trait ParseBill {
    fn parse_bill(&self) -> interportal::Bill;
}

impl ParseBill for str {
    fn parse_bill(&self) -> interportal::Bill {
        interportal::Bill::Card(law(self))
    }
}

/// X4-090, X4-091, X4-092, X4R-124, X4R-125, X4R-320: votes are split over the bills; a simple majority of yes passes.
#[test]
fn x4_091_simple_majority() {
    let mut play = council(3, |state| draft(state, ME, &["tax-reform", "patent-law"]));
    play.play("p1 put tax-reform; p1 put patent-law");
    close(&mut play);
    let own = votes(&play, ME);
    assert!(own >= 3, "{own} votes of the home world");
    play.play("p1 yes 2; p1 yes 1");
    assert_eq!(play.choices(YOU, "yes ").len(), usize::from(own), "X4-090: all votes are there");
    play.play("p2 no 1");
    assert!(!play.may(YOU, &format!("no {own}")), "X4-090: what was cast is gone");
    assert_eq!(fault(&play, &format!("p2 no {own}")), Some(CouncilFault::TooFewVotes));
    play.play("p2 no 1; p3 abstain; p3 abstain");
    let counted = |bill: &str, yes: u16, no: u16, passed: bool| {
        let event = CouncilEvent::Counted(bill.parse_bill(), yes, no, passed);
        play.events().contains(&Event::Council(event))
    };
    assert!(counted("tax-reform", 2, 1, true), "X4-091: {:?}", play.events());
    assert!(counted("patent-law", 1, 1, false), "X4R-124: a tie fails");
    assert!(is_active(&play, "tax-reform") && !is_active(&play, "patent-law"));
    assert_eq!(
        play.state.laws[0],
        Passed { law: law("tax-reform"), seat: ME },
        "X4R-125: it belongs to who put it"
    );
    let claims = matches!(play.decision(), Some(Decision::Council(CouncilDecision::Claim(_))));
    assert!(claims, "X4-092: {:?}", play.decision());
    let before = play.accounts(THIRD);
    while let (Some(seat), Some(Decision::Council(CouncilDecision::Claim(_)))) =
        (play.asked(), play.decision())
    {
        play.play(&format!("{seat} produce R"));
    }
    assert_eq!(play.accounts(THIRD)[2] - before[2], i16::from(own / 2), "X4-092: 1 for every 2 votes");
}

/// X4R-123: votes are sealed: others see that somebody has voted, not how.
#[test]
fn x4r_123_votes_are_sealed() {
    let mut play = council(3, |state| draft(state, ME, &["tax-reform"]));
    play.play("p1 put tax-reform; p1 done; p2 done; p3 done");
    let (mut yes, mut no) = (play.clone(), play.clone());
    yes.play("p1 yes 2");
    no.play("p1 no 1");
    assert!(!yes.revealed() && !no.revealed());
    for viewer in [Viewer::Spectator, Viewer::Seat(YOU)] {
        let bytes = |play: &Play| postcard::to_stdvec(&play.state.view(viewer)).expect("a view is written");
        assert_eq!(bytes(&yes), bytes(&no), "{viewer:?}");
    }
    assert_eq!(yes.state.view(Viewer::Spectator).n_held[ME].ballots, 1);
}

/// X4R-126: at most 5 law cards are active; with the sixth the oldest ends.
#[test]
fn x4r_126_five_laws() {
    let ids = ["patent-law", "war-bonds", "agents-act", "pirate-hunt", "traffic-order"];
    let mut play = council(3, |state| {
        draft(state, ME, &["tax-reform"]);
        ids.iter().for_each(|id| state.laws.push(Passed { law: law(id), seat: YOU }));
        draft(state, ME, &[]);
    });
    play.play("p1 put tax-reform; p1 done; p2 done; p3 done; p1 yes 1; p2 abstain; p3 abstain");
    assert_eq!(play.state.laws.len(), 5);
    assert!(!is_active(&play, "patent-law") && is_active(&play, "tax-reform"));
}

/// X4R-127, X4R-399: who has no vote is not asked, neither to buy some nor to vote.
#[test]
fn x4r_127_without_a_vote() {
    let mut play = council(3, |state| {
        draft(state, ME, &["tax-reform"]);
        state.realms[YOU].sanctions = 5;
        state.colonies.iter_mut().filter(|it| it.seat == YOU).for_each(|it| it.level = 1);
    });
    assert_eq!(votes(&play, YOU), 0);
    play.play("p1 put tax-reform; p1 done");
    close(&mut play);
    play.play("p1 yes 1");
    assert_eq!(play.asked(), Some(THIRD));
}

/// X4R-131: from three sanction levels on nothing can be put to the vote.
#[test]
fn x4r_131_sanctioned() {
    let put = |levels: u8| council(3, move |state| state.realms[ME].sanctions = levels);
    assert!(put(2).may(ME, "put sanction p2"));
    assert_eq!(fault(&put(3), "p1 always-law sanction"), Some(CouncilFault::Sanctioned));
    assert!(put(3).may(ME, "bill"), "preparing one is no putting");
}

/// X4R-L02, X4R-L03, X4R-L04, X4R-L06: sanctions rise and fall, laws are repealed, wars end with the round.
#[test]
fn x4r_129_always_laws() {
    let vote = |change: &dyn Fn(&mut State), line: &str| {
        let mut play = council(3, change);
        play.play(&format!("p1 {line}; p1 done; p2 done; p3 done; p1 yes 2; p2 abstain; p3 abstain"));
        play
    };
    let play = vote(&|_| {}, "put sanction p2");
    assert_eq!(play.state.realms[YOU].sanctions, 1);
    assert!(play.state.council.sanctioned.has(YOU));
    let play = vote(&|state| state.realms[YOU].sanctions = 2, "put lift-sanctions p2");
    assert_eq!(play.state.realms[YOU].sanctions, 1);
    let active = |state: &mut State| {
        draft(state, ME, &["war-bonds"]);
        state.laws.push(Passed { law: law("patent-law"), seat: YOU });
    };
    assert!(vote(&active, "put repeal patent-law").state.laws.is_empty());
    let war = |state: &mut State| {
        let side = |seat: Seat| {
            [seat].into_iter().fold(Seats::NONE, |mut all, it| {
                all.add(it);
                all
            })
        };
        let extra = engine::BySeat::new(3, |_| 0);
        let (attackers, defenders) = (side(YOU), side(THIRD));
        state.wars.push(interportal::state::War {
            attackers,
            defenders,
            die: 1,
            extra,
            ..Default::default()
        });
    };
    let mut play = vote(&war, "put ceasefire 1");
    assert_eq!((play.state.wars.len(), play.state.council.ceasefires), (1, 1));
    play.until_round(3);
    assert!(play.state.wars.is_empty(), "X4R-161");
}

/// X4-184, X4R-137, X4R-138, X4R-139, X4R-321, X4R-322: the election of a sovereign.
#[test]
fn x4r_139_sovereign() {
    let rich = |state: &mut State| {
        award(state, ME, 22);
        award(state, THIRD, 6);
    };
    let poor = council(3, |_| {});
    assert_eq!(
        fault(&poor, "p1 always-law election-as-sovereign"),
        Some(CouncilFault::TooFewPoints),
        "X4R-137"
    );
    let sanctioned = council(3, |state| {
        rich(state);
        state.realms[ME].sanctions = 1;
    });
    let line = "p1 always-law election-as-sovereign";
    assert_eq!(fault(&sanctioned, line), Some(CouncilFault::SanctionedCandidate));
    let mut play = council(3, rich);
    play.play("p1 put election-as-sovereign p1; p1 done; p2 done; p3 done");
    let own = votes(&play, ME);
    let mut alone = play.clone();
    alone.play(&format!("p1 yes {own}; p2 no 1; p3 abstain"));
    assert!(alone.state.outcome().is_none(), "X4R-138: abstentions count as no");
    assert_eq!(alone.state.council.stood[ME], 2);
    play.play(&format!("p1 yes {own}; p2 yes {own}; p3 no {own}"));
    assert_eq!(play.state.council.victory.map(|it| matches!(it, Victory::Sovereign(ME, _))), Some(true));
    let outcome = play.state.outcome().expect("X4R-139: the game is over");
    assert_eq!(
        outcome.places.as_slice(),
        [1, 2, 3],
        "X4R-322: supporters before others, whatever their points"
    );
}

/// X4R-138: the candidate needs a yes of somebody else, even with more votes than all others.
#[test]
fn x4r_138_yes_of_another() {
    let mut play = council(3, |state| {
        award(state, ME, 22);
        for seat in [YOU, THIRD] {
            state.realms[seat].sanctions = 5;
            state.colonies.iter_mut().filter(|it| it.seat == seat).for_each(|it| it.level = 1);
        }
    });
    play.play("p1 put election-as-sovereign p1; p1 done");
    close(&mut play);
    play.play("p1 yes 2");
    assert!(play.state.outcome().is_none());
}

pub(super) fn allied(state: &mut State, one: Seat, other: Seat) {
    let mut partners = Seats::NONE;
    partners.add(one);
    partners.add(other);
    state.treaties.push(Treaty {
        kind: Deed::from_id("alliance").expect("a treaty"),
        partners,
        ..Treaty::default()
    });
}

/// X4-185, X4R-133, X4R-135, X4R-136: allies become a federation, win together, and may leave it.
#[test]
fn x4r_135_federation() {
    let lone = council(3, |_| {});
    assert!(lone.choices(ME, "put recognise-federation").is_empty(), "X4R-133: without an alliance");
    let table = |points: [u8; 3]| {
        let mut play = council(3, |state| allied(state, ME, YOU));
        for (seat, n) in [ME, YOU, THIRD].into_iter().zip(points) {
            award(&mut play.state, seat, n);
        }
        assert_eq!(
            play.choices(ME, "put recognise-federation"),
            ["p1 p2"],
            "{:?}",
            play.why("p1 always-law recognise-federation")
        );
        play.play(
            "p1 put recognise-federation p1 p2; p1 done; p2 done; p3 done; p1 yes 1; p2 yes 1; p3 abstain",
        );
        play
    };
    let play = table([0, 0, 0]);
    assert_eq!(play.state.council.federations.len(), 1);
    assert_eq!(play.state.council.federation(YOU).map(Seats::len), Some(2));
    // Half again the threshold of 15: 23 points, rounded up.
    let mut won = table([23, 23, 0]);
    won.until_round(3);
    assert_eq!(won.state.outcome().expect("X4R-135").places.as_slice(), [1, 1, 3], "X4R-322: shared");
    let mut short = table([22, 23, 0]);
    short.until_round(3);
    assert!(short.state.outcome().is_none());
    // X4R-323: the greater surplus wins, and a tie is the single player's.
    let mut single = table([24, 24, 32]);
    single.until_round(3);
    assert_eq!(single.state.outcome().expect("a winner").places[THIRD], 1);
}

/// X4R-136: leaving takes a treaty action; a federation of one is none.
#[test]
fn x4r_136_leaving() {
    let mut all = Seats::NONE;
    all.add(ME);
    all.add(YOU);
    let mut play = council(3, move |state| state.council.federations.push(all));
    play.play("p1 leave-federation");
    assert!(play.state.council.federations.is_empty());
    let free = play.state.realms[ME].office.tokens.of(interportal::notation::ActionKind::Free);
    assert_eq!(free, 0, "a treaty action or a free one");
    assert_eq!(fault(&play, "p1 federation"), Some(CouncilFault::NotInFederation));
}

/// X4R-288, X4R-289: two players elect nobody, and three neutral votes are rolled for each law.
#[test]
fn x4r_289_neutral_votes() {
    let play = council(2, |state| award(state, ME, 22));
    assert_eq!(
        fault(&play, "p1 always-law election-as-sovereign"),
        Some(CouncilFault::TooFewPlayers),
        "X4R-288"
    );
    let mut seen = [false; 3];
    for seed in 0..40 {
        let mut play = council(2, |state| draft(state, ME, &["tax-reform"]));
        reseed(&mut play.state, seed);
        play.play("p1 put tax-reform; p1 done; p2 done; p1 yes 1; p2 abstain");
        let neutral = play.events().iter().find_map(|event| match event {
            Event::Council(CouncilEvent::Neutral(_, n)) => Some(*n),
            _ => None,
        });
        let neutral = neutral.expect("X4R-289: a roll");
        assert!([-3, 0, 3].contains(&neutral));
        seen[(neutral / 3 + 1) as usize] = true;
        assert_eq!(is_active(&play, "tax-reform"), neutral >= 0, "{neutral} neutral votes and 1 yes");
    }
    assert_eq!(seen, [true; 3]);
}

/// X4R-L27: with the ban nobody hires mercenaries.
#[test]
fn x4r_l27_nobody_hires() {
    let council = |banned: bool| {
        council(2, |state| {
            let law = Law::from_id("mercenary-ban").expect("a law");
            let passed = Passed { law, seat: YOU };
            banned.then_some(passed).into_iter().for_each(|passed| state.laws.push(passed));
        })
    };
    assert!(council(false).may(ME, "hire std-arrow-destroyer"));
    let banned = council(true);
    assert!(banned.choices(ME, "hire").is_empty());
    assert_eq!(banned.why("p1 unit std-arrow-destroyer"), Some(Reason::Council(CouncilFault::Forbidden)));
}

/// X4R-L27: with the ban all mercenaries are dismissed.
#[test]
fn x4r_l27_mercenary_ban() {
    let mut play = council(3, |state| {
        draft(state, ME, &["mercenary-ban"]);
        let home = state.realms[YOU].capital;
        hire(state, YOU, home, "std-pillar-titan");
    });
    let hired = |play: &Play| play.state.realms[YOU].ships.iter().filter(|it| it.is_mercenary()).count();
    assert_eq!(hired(&play), 1);
    play.play("p1 put mercenary-ban; p1 done; p2 done; p3 done; p1 yes 1; p2 abstain; p3 abstain");
    assert_eq!(hired(&play), 0);
}
