//! Politics: political actions, governments, policies and advisors (chapters 1.2, 4.7 to 4.9, 4.27).

use engine::Seat;
use interportal::ids::{Advisor, Goal, Government, Policy};
use interportal::notation::ActionKind;
use interportal::realm::Recruit;
use interportal::state::Phase;
use interportal::testing::{Play, advisor_hand, advisors, introduce, learn, market};
use interportal::why::{Fault, Reason};
use interportal::{Books, Decision, Event, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// A table in its second round: the first seat is on turn in the Politics phase, with plenty on its accounts.
pub(super) fn second_round(change: impl FnOnce(&mut State)) -> Play {
    let mut play = Play::table(|state| {
        state.first = YOU;
        market(state, &[]);
        change(state);
    });
    play.until_round(2);
    play.with(ME, [60, 60, 60, 60])
}

fn government(id: &str) -> Government {
    Government::from_id(id).expect("a government")
}

fn rule(state: &mut State, seat: Seat, id: &str) {
    state.realms[seat].government = government(id);
}

fn tokens(play: &Play, seat: Seat) -> [u8; 5] {
    ActionKind::ALL.map(|kind| play.state.realms[seat].office.tokens.of(kind))
}

fn recruited(state: &mut State, id: &str, level: u8, chosen: [u8; 2]) {
    let advisor = Advisor::from_id(id).expect("an advisor");
    state.realms[ME].advisors.push(Recruit { advisor, level, chosen });
}

/// X4-007, X4-008, X4-009: politics comes from round 2 on; the first government brings 1 free action.
#[test]
fn x4_007_politics_from_round_two() {
    let play = second_round(|_| {});
    assert_eq!((play.asked(), play.decision()), (Some(ME), Some(Decision::Act(Phase::Politics, 0))));
    assert_eq!(tokens(&play, ME), [1, 0, 0, 0, 0], "X4-009");
    let play = second_round(|state| {
        rule(state, ME, "military-directorate");
        learn(state, ME, &["jurisprudence"]);
    });
    assert_eq!(tokens(&play, ME), [1, 1, 0, 1, 1], "X4-008: what technologies add comes on top");
}

/// X4-012, X4R-293: an action is paid with its kind first, with a free one only if none is left.
#[test]
fn x4r_293_own_kind_first() {
    let mut play = second_round(|state| rule(state, ME, "technocracy"));
    assert_eq!(tokens(&play, ME), [1, 1, 1, 0, 0]);
    play.play("p1 policy academies");
    assert_eq!(tokens(&play, ME), [1, 0, 1, 0, 0]);
    play.play("p1 policy research-grants; p2 pass");
    assert_eq!(tokens(&play, ME), [0, 0, 1, 0, 0]);
    let none = Reason::NoPoliticalAction(ActionKind::Government);
    assert_eq!(play.why("p1 policy rule-of-experts"), Some(none), "X4-008: a treaty action does not serve");
}

/// X4-013, X4-014, X4R-108: a government needs its technology and its price.
#[test]
fn x4_014_changes_of_government() {
    let play = second_round(|_| {});
    assert_eq!(play.why("p1 government technocracy").map(|it| it.rule()), Some("X4-106"), "X4-014");
    let table = || second_round(|state| learn(state, ME, &["political-philosophy"]));
    let play = table();
    assert!(play.may(ME, "government technocracy") && !play.may(ME, "government empire"), "X4R-108");
    assert_eq!(play.why("p1 government provisional-government"), Some(Reason::Fault(Fault::NotIntroducible)));
    let poor = table().with(ME, [60, 60, 60, 7]);
    assert!(!poor.may(ME, "government technocracy"), "X4-013: it costs 8 culture");
}

/// X4-015, X4R-105, X4R-106: it takes effect at the end of the phase, and its actions come with the next one.
#[test]
fn x4_015_at_the_end_of_the_phase() {
    let mut play = second_round(|state| learn(state, ME, &["political-philosophy"]));
    play.play("p1 government technocracy");
    assert_eq!(play.accounts(ME)[3], 60 - 12);
    assert_eq!(play.state.realms[ME].government, government("provisional-government"));
    assert_eq!(tokens(&play, ME), [0, 0, 0, 0, 0], "X4-012");
    assert_eq!(play.why("p1 government technocracy"), Some(Reason::Fault(Fault::InForce)));
    play.play("p1 end; p2 pass; p1 pass");
    assert_eq!(play.state.realms[ME].government, government("technocracy"));
    assert!(play.events().contains(&Event::GovernmentActive(ME, government("technocracy"))));
    play.until_round(3);
    assert_eq!(tokens(&play, ME), [1, 1, 1, 0, 0], "X4R-106");
}

/// X4R-110: special governments are held by one player alone, others by any number.
#[test]
fn x4r_110_exclusive_governments() {
    let table = |id: &str| {
        second_round(|state| {
            learn(state, ME, &["political-philosophy"]);
            rule(state, YOU, id);
        })
    };
    assert_eq!(
        table("clan-government").why("p1 government clan-government"),
        Some(Reason::Fault(Fault::Taken))
    );
    assert!(table("republic").may(ME, "government republic"));
}

/// X4-017, X4R-109, X4R-111: bound policies end with their government unless its successor comes; others stay.
#[test]
fn x4_017_bound_policies() {
    let left = |to: &str| {
        let mut play = second_round(|state| {
            learn(state, ME, &["political-philosophy", "political-vision"]);
            rule(state, ME, "technocracy");
            ["academies", "research-grants"].iter().for_each(|id| introduce(state, ME, id));
            state.requests.add(interportal::ids::Investor::from_id("investor-heaven").expect("a group"));
        });
        play.play(&format!("p1 government {to}; p1 end; p2 pass; p1 pass"));
        play.state.realms[ME].policies.iter().map(|policy| policy.id()).collect::<Vec<_>>()
    };
    assert_eq!(left("republic"), ["academies"]);
    assert_eq!(left("noocracy"), ["academies", "research-grants"], "X4R-109");
}

/// X4-369: with the polymorphic cabinet one change a round costs 3 culture less, no action, and works at once.
#[test]
fn x4_369_polymorphic_cabinet() {
    let mut play = second_round(|state| learn(state, ME, &["political-philosophy", "polymorphic-cabinet"]));
    play.play("p1 government technocracy");
    assert_eq!((play.accounts(ME)[3], tokens(&play, ME)), (60 - 9, [1, 1, 1, 0, 0]));
    assert_eq!(play.state.realms[ME].government, government("technocracy"));
    play.play("p1 government republic");
    assert_eq!((play.accounts(ME)[3], tokens(&play, ME)[1]), (51 - 12, 0), "once per round");
}

/// X4-018, X4-019, X4-020, X4-021: policies of the own government, active at once, three at most, 2 culture upkeep each.
#[test]
fn x4_018_policies() {
    let mut play = second_round(|state| rule(state, ME, "technocracy"));
    assert_eq!(play.why("p1 policy dogma"), Some(Reason::Fault(Fault::OtherGovernment)), "X4-018");
    let upkeep = |play: &Play| Books::open(&play.state, ME).upkeep().policies;
    let before = upkeep(&play);
    play.play("p1 policy academies");
    assert_eq!((play.accounts(ME)[3], upkeep(&play) - before), (55, 2), "X4-019, X4-021");
    assert_eq!(play.why("p1 policy academies"), None, "it can be given up");
    let full = second_round(|state| {
        rule(state, ME, "technocracy");
        ["dogma", "mission", "civil-rights"].iter().for_each(|id| introduce(state, ME, id));
        state.requests.add(interportal::ids::Investor::from_id("investor-heaven").expect("a group"));
    });
    assert_eq!(full.why("p1 policy academies"), Some(Reason::Fault(Fault::PolicyLimit)), "X4-020");
}

/// X4R-111: a policy is given up at any time of the own turn, without an action.
#[test]
fn x4r_111_giving_up() {
    let mut play = second_round(|state| {
        introduce(state, ME, "dogma");
        state.requests.add(interportal::ids::Investor::from_id("investor-heaven").expect("a group"));
    });
    play.play("p1 give-up dogma");
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Politics, 0)));
    assert!(play.state.realms[ME].policies.is_empty());
    assert!(play.events().contains(&Event::PolicyEnded(ME, Policy::from_id("dogma").expect("a policy"))));
}

/// X4-022, X4-023, X4R-316: two advisors are drawn, one is kept, the other goes on display; of four the oldest goes.
#[test]
fn x4_022_choosing_advisors() {
    let mut play = second_round(|state| {
        advisors(state, &["admiral", "general", "spymaster"], &["treasurer", "city-planner"]);
    });
    play.play("p1 advisors");
    assert!(play.revealed());
    assert_eq!(play.decision(), Some(Decision::KeepAdvisor));
    assert_eq!(play.legal(ME), ["keep treasurer", "keep city-planner"]);
    assert!(play.legal(YOU).is_empty());
    play.play("p1 keep treasurer");
    let shown: Vec<&str> = play.state.advisors.iter().map(|advisor| advisor.id()).collect();
    assert_eq!(shown, ["general", "spymaster", "city-planner"], "X4-023");
    assert_eq!(advisor_hand(&play.state, ME).map(Advisor::id), Some("treasurer"));
}

/// X4-024: the hand holds one advisor; what is too much goes on display.
#[test]
fn x4_024_one_in_hand() {
    let mut play = second_round(|state| {
        rule(state, ME, "technocracy");
        advisors(state, &[], &["admiral", "general", "treasurer", "city-planner"]);
    });
    play.play("p1 advisors; p1 keep general; p1 advisors");
    assert_eq!(play.legal(ME), ["keep treasurer", "keep city-planner", "keep general"]);
    play.play("p1 keep general");
    let shown: Vec<&str> = play.state.advisors.iter().map(|advisor| advisor.id()).collect();
    assert_eq!(shown, ["admiral", "treasurer", "city-planner"]);
}

/// X4-025, X4-026, X4-027, X4-028: recruiting needs Experten-Rat and a free place; the ability works at once, for 3 culture upkeep.
#[test]
fn x4_025_recruiting() {
    let table = |techs: &[&str]| {
        second_round(|state| {
            learn(state, ME, techs);
            rule(state, ME, "technocracy");
            advisors(state, &["chief-scientist", "general"], &["admiral"]);
            state.requests.add(interportal::ids::Investor::from_id("investor-soul").expect("a group"));
        })
    };
    assert_eq!(table(&[]).why("p1 advisor general").map(|it| it.rule()), Some("X4-106"), "X4-026");
    let mut play = table(&["council-of-experts"]);
    let income = |play: &Play| {
        let net = Books::open(&play.state, ME).income().net();
        (net[interportal::ids::Resource::Research], net[interportal::ids::Resource::Culture])
    };
    let before = income(&play);
    play.play("p1 recruit chief-scientist");
    assert_eq!(play.accounts(ME)[2], 60 - 8);
    assert_eq!(income(&play), (before.0 + 2, before.1 - 3), "X4-025, X4-027");
    assert_eq!(play.why("p1 advisor general"), Some(Reason::Fault(Fault::AdvisorLimit)), "X4-028");
    assert_eq!(play.state.advisors.len(), 1);
}

/// X4-029, X4-030, X4-176, X4R-115: levels with one of two abilities, which work together; level 3 is 2 points for good.
#[test]
fn x4_029_levels_of_advisors() {
    let mut play = second_round(|state| {
        rule(state, ME, "empire");
        recruited(state, "chief-scientist", 1, [0, 0]);
        for id in ["investor-soul", "investor-heaven"] {
            let group = interportal::ids::Investor::from_id(id).expect("a group");
            state.requests.add(group);
            state.milestones.add(group);
        }
    });
    play.play("p1 promote chief-scientist 2");
    assert_eq!(play.accounts(ME)[2], 60 - 10);
    assert_eq!(Books::open(&play.state, ME).discovery_price(), 5, "B: discoveries sell for 5");
    play.play("p1 promote chief-scientist 1; p2 pass");
    assert_eq!((play.accounts(ME)[2], play.state.realms[ME].half_points()), (60 - 24, 4), "X4-030");
    assert_eq!(Books::open(&play.state, ME).discovery_price(), 5, "X4R-115");
    assert_eq!(play.legal(ME).iter().filter(|line| line.contains("chief-scientist")).count(), 1);
    assert!(play.may(ME, "ability chief-scientist"));
}

/// X4R-116: an ability that works once is spent, and takes no action.
#[test]
fn x4r_116_abilities_that_work_once() {
    let mut play = second_round(|state| {
        recruited(state, "cultural-attache", 3, [0, 0]);
        state.milestones.add(interportal::ids::Investor::from_id("investor-soul").expect("a group"));
        state.requests.add(interportal::ids::Investor::from_id("investor-soul").expect("a group"));
    });
    play.play("p1 ability cultural-attache");
    assert_eq!((play.accounts(ME)[3], play.decision()), (60 + 12, Some(Decision::Act(Phase::Politics, 0))));
    assert!(play.why("p1 advisor cultural-attache").is_some());
    assert!(!play.may(ME, "ability cultural-attache"));
}

/// X4R-299: such an ability is used in own turns of the Economy and Movement phases, too.
#[test]
fn x4r_299_abilities_in_any_own_turn() {
    let mut play = Play::table(|state| recruited(state, "cultural-attache", 3, [0, 0]));
    let mut later = play.clone();
    let before = play.accounts(ME)[3];
    play.play("p1 ability cultural-attache");
    assert_eq!(play.accounts(ME)[3], before + 12);
    assert_eq!(play.decision(), Some(Decision::Act(Phase::Economy, 0)), "no action");
    later.play("p1 pass; p2 pass");
    assert!(later.may(ME, "ability cultural-attache"));
}

/// X4R-117, X4R-118, X4R-315: advisors are dismissed without action, but not those of level 3.
#[test]
fn x4r_315_masters_stay() {
    let table = |level: u8| {
        second_round(|state| {
            advisors(state, &[], &["admiral"]);
            recruited(state, "general", level, [0, 0]);
            let soul = interportal::ids::Investor::from_id("investor-soul").expect("a group");
            state.requests.add(soul);
            state.milestones.add(soul);
        })
    };
    assert!(!table(3).may(ME, "release general"));
    let mut play = table(2);
    let (_, _, _, before) = interportal::testing::n_cards(&play.state);
    play.play("p1 release general");
    assert!(play.state.realms[ME].advisors.is_empty());
    let (_, _, _, after) = interportal::testing::n_cards(&play.state);
    assert_eq!(after[0], before[0] + 1, "X4R-117: under the deck");
}

/// X4R-107: unused political actions are gone when the phase ends, but for those of institutions.
#[test]
fn x4r_107_unused_actions() {
    let mut play = second_round(|state| rule(state, ME, "military-directorate"));
    play.play("p1 pass; p2 pass");
    assert_eq!(tokens(&play, ME), [0, 0, 0, 0, 1]);
}

/// X4-161, X4R-113: bonuses and rewards introduce for nothing and at once, also in the Economy phase.
#[test]
fn x4r_113_introduced_for_nothing() {
    let mut play = Play::table(|_| {}).with(ME, [0, 0, 40, 0]);
    play.play("p1 research political-philosophy");
    assert!(play.may(ME, "government republic") && !play.may(ME, "government empire"), "tier I");
    assert_eq!(play.why("p1 government empire").map(|it| it.rule()), Some("X4-106"));
    play.play("p1 government republic");
    assert_eq!(play.state.realms[ME].government, government("republic"));
    assert_eq!(tokens(&play, ME), [0; 5], "its actions come with the next Politics phase");
    play.play("p1 end; p2 pass; p1 pass");
    play.until_round(3);
    assert_eq!(tokens(&play, ME), [1, 0, 1, 1, 0]);
}

/// X4-161: the reward of Himmel gives the price of the policy back.
#[test]
fn x4_161_refund() {
    let mut play = second_round(|state| rule(state, ME, "technocracy"));
    play.play("p1 policy academies; p1 end; p2 pass; p1 pass");
    let mut play = play.until_economy().clone();
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    assert_eq!(play.decision(), Some(Decision::Elect));
    let before = play.accounts(ME)[3];
    let mut other = play.clone();
    play.play("p1 option 2");
    assert!(play.events().contains(&Event::Gained(ME, interportal::ids::Resource::Culture, 5)));
    assert!(play.accounts(ME)[3] >= before + 5);
    other.play("p1 option 1; p1 policy research-grants");
    assert_eq!(other.state.realms[ME].policies.len(), 2, "or one more for nothing");
}

/// X4R-104: the bonus of Experten-Rat takes any advisor of the deck or of the display.
#[test]
fn x4r_104_searching_an_advisor() {
    let mut play =
        Play::table(|state| advisors(state, &["general"], &["admiral", "treasurer"])).with(ME, [0, 0, 40, 0]);
    play.play("p1 research council-of-experts");
    assert_eq!((play.decision(), play.legal(ME).len()), (Some(Decision::KeepAdvisor), 3));
    play.play("p1 keep treasurer");
    assert_eq!(advisor_hand(&play.state, ME).map(Advisor::id), Some("treasurer"));
    let (_, _, _, left) = interportal::testing::n_cards(&play.state);
    assert_eq!(left[0], 1, "the rest is shuffled back");
}

/// X4R-P08, X4R-A04: academies and the chief scientist gain research from first-researcher bonuses.
#[test]
fn x4_019_policies_wait_for_moments() {
    let gained = |change: fn(&mut State)| {
        let mut play = Play::table(change).with(ME, [0, 0, 40, 0]).with(YOU, [0, 0, 40, 0]);
        play.play("p1 pass");
        let before = play.accounts(ME)[2];
        play.play("p2 research refineries");
        play.accounts(ME)[2] - before
    };
    assert_eq!(gained(|_| {}), 0);
    assert_eq!(gained(|state| recruited(state, "chief-scientist", 3, [0, 1])), 3, "A04, level 3 B");
    let mut play = Play::table(|state| introduce(state, ME, "academies")).with(ME, [0, 0, 40, 0]);
    let price = Books::open(&play.state, ME).tech_cost(interportal::testing::tech("refineries"));
    play.play("p1 research refineries");
    assert_eq!(play.accounts(ME)[2], 40 - i16::from(price) + 3, "P08");
}

/// X4R-P06: with settlers' privilege a new colony may start at level 2 for 3 food.
#[test]
fn x4_019_settlers_privilege() {
    use interportal::ids::{Kind, Planet};
    let far = interportal::Hex::corner(2, 0);
    let mut play = Play::table(|state| {
        introduce(state, ME, "settlers-privilege");
        let system = &mut state.systems[far.at()];
        system.kind = Some(Kind::Planet);
        system.planet = Planet::from_id("garden-world");
        state.realms[ME].ships[2].at = Some(far);
    });
    play.play("p1 found");
    assert_eq!(play.decision(), Some(Decision::Use(1)));
    let food = play.accounts(ME)[1];
    play.play("p1 use; p1 plain");
    assert_eq!(play.state.colony_at(far).map(|colony| colony.level), Some(2));
    assert_eq!(play.accounts(ME)[1], food - 3);
}

/// X4R-377: the corporate state pays what is missing in culture with A, 2 for 1.
#[test]
fn x4r_377_culture_by_awe() {
    let table = |id: &str| second_round(|state| rule(state, ME, id)).with(ME, [20, 0, 0, 3]);
    assert!(!table("technocracy").may(ME, "kosme kosme-cruiser"));
    let mut play = table("corporate-state");
    assert!(!play.may(ME, "kosme kosme-battleship"), "16 culture are too much");
    play.play("p1 kosme kosme-cruiser");
    assert_eq!((play.accounts(ME)[0], play.accounts(ME)[3]), (20 - 10, 0), "3 culture and 5 for 10 A");
}

/// X4R-112: laws and arrests count for goals from the government on under which they came.
#[test]
fn x4r_112_laws_and_arrests_under_a_government() {
    let goals = |government: &'static str, laws: u8, arrests: u8| {
        let mut play = Play::table(|state| {
            state.realms[ME].government = Government::from_id(government).expect("a government");
            let record = &mut state.realms[ME].service.record;
            (record.laws, record.arrests) = (laws, arrests);
        });
        play.until_round(2);
        play.state.realms[ME].goals.iter().map(Goal::id).collect::<Vec<_>>()
    };
    assert!(
        goals("republic", 1, 0).contains(&"goal-lawgiver")
            && !goals("republic", 0, 1).contains(&"goal-lawgiver")
    );
    let heaven = |laws, arrests| goals("lobbycracy-heaven", laws, arrests).contains(&"goal-law-and-order");
    assert_eq!([heaven(1, 0), heaven(0, 1), heaven(0, 0)], [true, true, false]);
    let mut play = Play::table(|state| {
        let record = &mut state.realms[ME].service.record;
        (record.laws, record.arrests) = (1, 1);
    })
    .with(ME, [14, 9, 40, 40]);
    play.play("p1 research political-philosophy");
    let line = play.legal(ME)[0].clone();
    play.play(&format!("p1 {line}"));
    let record = play.state.realms[ME].service.record;
    assert_eq!((record.laws, record.arrests), (0, 0), "a new government begins at nothing");
}
