//! What rules rule out or leave as it is: cases beside the usual ones of many chapters.

use engine::Seat;
use interportal::action::Unit;
use interportal::ids::{Government, Group, Kind, VpSource};
use interportal::realm::Held;
use interportal::testing::{
    Play, berths, build, chart, draft, drawing, enlist, fit_out, found, fresh, hold, launch, lay, learn,
    market, n_cards, pocket, reseed, stack, top_events,
};
use interportal::why::{Fault, Reason};
use interportal::{Books, CouncilEvent, CouncilFault, Decision, Event, Hex, State};

use super::politics::second_round;
use super::tables::{hex, movement, rich};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const THIRD: Seat = Seat(2);
const NEAR: Hex = Hex::corner(2, 0);
const FAR: Hex = Hex::corner(1, 0);

fn fault(fault: Fault) -> Option<Reason> {
    Some(Reason::Fault(fault))
}

/// X4-122: a ship costs what its hull costs, whatever its blueprint is fitted with.
#[test]
fn x4_122_items_cost_once() {
    let price = |items: &[&str]| {
        let mut play = rich(|state| {
            learn(state, ME, &["ships-ks", "energy-weapons-1"]);
            fit_out(state, ME, "corvette", items);
        });
        play.play("p1 buy corvette; p1 done");
        let bought = play.events().iter().find_map(|event| match event {
            Event::Bought(ME, Unit::Ship(..), _, price) => Some(*price),
            _ => None,
        });
        assert_eq!(drawing(&play.state, ME, "corvette", 1), items);
        (bought, 60 - play.accounts(ME)[0])
    };
    assert_eq!([price(&[]), price(&["light-gun"])], [(Some(3), 3 - 4); 2]);
}

/// X4-184: at a table of two nobody can be elected as sovereign.
#[test]
fn x4_184_no_election_of_two() {
    let table = |n_seats: u8| super::council::council(n_seats, |state| super::council::award(state, ME, 22));
    let line = "p1 always-law election-as-sovereign";
    assert_eq!(table(2).why(line), Some(Reason::Council(CouncilFault::TooFewPlayers)));
    assert!(table(2).choices(ME, "put election-as-sovereign").is_empty());
    assert_eq!(table(3).choices(ME, "put election-as-sovereign"), ["p1"]);
}

/// X4R-321: what was cast on another bill is not counted against a candidate, what was cast on nothing is (X4R-138).
#[test]
fn x4r_321_votes_on_other_bills() {
    let table = |last: &str| {
        let mut play = super::council::council(3, |state| {
            super::council::award(state, ME, 22);
            draft(state, ME, &["tax-reform"]);
        });
        play.play("p1 put tax-reform; p1 put election-as-sovereign p1");
        super::council::close(&mut play);
        let all = super::council::votes(&play, YOU);
        play.play(&format!("p1 yes {}; p1 yes 1; p2 no {}; p2 yes 1; p3 {last}", all - 1, all - 1));
        if play.asked() == Some(THIRD) && play.may(THIRD, "abstain") {
            play.play("p3 abstain");
        }
        let votes = play.events().iter().find_map(|event| match event {
            Event::Council(CouncilEvent::Counted(
                interportal::motion::Bill::Sovereign(_),
                yes,
                no,
                passed,
            )) => Some((*yes, *no, *passed)),
            _ => None,
        });
        (votes, u16::from(all))
    };
    let all = table("abstain").1;
    assert_eq!(table(&format!("no {all}")).0, Some((2, 0, true)));
    assert_eq!(table("abstain").0, Some((2, all, false)));
}

/// X4R-445: the ship of an ambassador costs no upkeep while it is away, and comes back with all its hull points.
#[test]
fn x4r_445_no_upkeep_for_ambassadors() {
    let upkeep = |play: &Play| Books::open(&play.state, ME).upkeep().units;
    let mut play = super::agents::agent("diplomat", super::agents::theirs, |state| {
        let home = super::agents::theirs(state);
        learn(state, ME, &["deep-contacts", "interportal-community"]);
        interportal::testing::clear(state, home);
        build(state, ME, home, "embassy", None);
        let own = state.realms[ME].capital;
        launch(state, ME, own, "research-ship", 1);
    });
    let before = upkeep(&play);
    play.play("p1 deed 1 appoint-ambassador; p1 end; p1 enough; p2 pass");
    let away = upkeep(&play);
    play.play("p1 deed envoy p2 appoint-ambassador");
    assert_eq!((before - away, upkeep(&play) - away), (1, 1));
    assert_eq!(play.state.realms[ME].ships.last().map(|it| it.hull), Some(1));
}

/// X4-232: a trade route takes no building slot.
#[test]
fn x4_232_routes_need_no_slot() {
    let mut play = rich(|state| {
        learn(state, ME, &["drives-1"]);
        let home = state.realms[ME].capital;
        (0..2).for_each(|_| build(state, ME, home, "fortress", None));
    });
    let home = play.state.realms[ME].capital;
    let slots = |play: &Play| {
        let (books, colony) = (Books::open(&play.state, ME), play.state.colony_at(home));
        colony.map(|colony| (books.used_slots(colony), books.slots(colony)))
    };
    let before = slots(&play);
    play.play("p1 build trade-route; p1 at 3,0; p1 done");
    assert_eq!((play.state.system(home).route, slots(&play)), (Some(ME), before));
}

/// X4R-030: nobody has to discard event cards or cards of the black market, however many there are.
#[test]
fn x4r_030_no_hand_limit() {
    let market = ["bm-secret-archive", "bm-forged-papers", "bm-defector", "bm-demolition-charge"];
    let mut play = rich(|state| {
        for id in ["ore-vein", "ice", "rare-gases", "old-mine"].repeat(5) {
            let card = interportal::ids::EventCard::from_id(id).expect("a card");
            hold(state, ME, Held { card, hex: None, level: 1 });
        }
        pocket(state, ME, &market);
    });
    play.until_round(3);
    assert_eq!(play.state.cards_of(ME).count(), 20);
    let view = engine::Game::view(&play.state, engine::Viewer::Seat(ME));
    assert_eq!(view.hand.map(|hand| hand.market.len()), Some(market.len()));
}

/// X4R-236: a shield that was torn down and is built anew is whole.
#[test]
fn x4r_236_a_new_shield() {
    let mut play = rich(|state| {
        learn(state, ME, &["protection-3"]);
        found(state, ME, NEAR, "garden-world", 3);
        build(state, ME, NEAR, "planetary-shield", None);
        state.colonies.last_mut().expect("a colony").shield_lost = 5;
    });
    let shield = |play: &Play| play.state.colony_at(NEAR).map(|colony| play.state.shield(colony));
    assert_eq!(shield(&play), Some(1));
    play.play("p1 tear-down; p1 slot 2,0 1");
    assert_eq!(shield(&play), Some(0));
    play.play("p1 build planetary-shield; p1 at 2,0; p1 done");
    assert_eq!(shield(&play), Some(6));
}

/// X4R-317: a goal of an earlier government counts with one of the present government; a pair is a point.
#[test]
fn x4r_317_goals_of_all_governments() {
    let table = |earlier: bool| {
        let mut play = rich(|state| {
            state.realms[ME].government = Government::from_id("technocracy").expect("a government");
            let techs: Vec<&str> =
                interportal::ids::Tech::ids().iter().copied().step_by(5).take(10).collect();
            learn(state, ME, &techs);
            if earlier {
                let goal = interportal::ids::Goal::from_id("goal-three-victories").expect("a goal");
                state.realms[ME].goals.add(goal);
            }
        });
        play.play("p1 pass; p2 pass");
        let source = VpSource::from_id("vp-government-goals").expect("a source");
        (play.state.realms[ME].goals.len(), play.state.realms[ME].booked[engine::Index::at(source)])
    };
    assert_eq!([table(false), table(true)], [(1, 0), (2, 2)]);
}

/// X4R-374: a free item takes the first empty slot of a blueprint, or else the first that it fits; the blueprints come in
/// their order.
#[test]
fn x4r_374_the_slot_of_a_free_item() {
    let mut play = rich(|state| {
        learn(state, ME, &["ships-ks", "ships-us"]);
        fit_out(state, ME, "corvette", &["emergency-weapon"]);
    });
    fit_out(&mut play.state, ME, "corvette", &["light-gun"]);
    fit_out(&mut play.state, ME, "destroyer", &["light-gun"]);
    play.play("p1 research projectile-weapons-1; p1 choose kinetic-gun");
    let mut late = play.clone();
    play.play("p1 refit corvette; p1 refit destroyer; p1 done");
    assert_eq!(drawing(&play.state, ME, "corvette", 1), ["kinetic-gun"], "its only slot");
    assert_eq!(drawing(&play.state, ME, "destroyer", 1), ["light-gun", "kinetic-gun"], "the empty one");
    late.play("p1 refit destroyer");
    assert!(!late.may(ME, "refit corvette"), "it comes before");
}

/// X4-043, X4R-259: paid pirates go into no dangerous and no undiscovered system, and their payer does not fight them.
#[test]
fn x4_043_what_paid_pirates_must_not_do() {
    let at = hex(1, 0);
    let table = |paid: bool| {
        let mut play = super::treaties::council(2, |state| {
            state.systems[at.at()].group = Group::from_id("pirate-fleet");
        });
        for place in at.neighbours() {
            play.state.systems[place.at()].kind = Some(Kind::Nebula);
            play.state.systems[place.at()].group = None;
        }
        enlist(&mut play.state, ME, at, "std-pillar-titan", 2);
        play.state = fresh(&play.state);
        if paid {
            play.play("p1 underground pay-off-pirates free; p1 at 1,0; p1 end");
        }
        while let (Some(seat), Some(Decision::Act(phase, _))) = (play.asked(), play.decision()) {
            if phase == interportal::state::Phase::Movement && seat == ME {
                break;
            }
            play.play(&format!("{seat} pass"));
        }
        play
    };
    let play = table(true);
    let open = play.choices(ME, "drive");
    let mut changed = play.clone();
    let [first, second] = [hex(1, -1), hex(0, 1)];
    for place in [first, second] {
        assert!(open.contains(&format!("{at} {place}")), "{open:?}");
    }
    changed.state.systems[first.at()].kind = Some(Kind::Storm);
    changed.state.systems[second.at()].kind = None;
    changed.state = fresh(&changed.state);
    let left = changed.choices(ME, "drive");
    assert_eq!(left.len(), open.len() - 2, "{left:?}");
    assert!([first, second].iter().all(|it| !left.contains(&format!("{at} {it}"))), "{left:?}");
    let fought = |mut play: Play| {
        play.play("p1 pass; p2 pass");
        play.events().iter().any(|it| matches!(it, Event::BattleRound(ME, ..)))
    };
    assert_eq!([fought(table(false)), fought(play)], [true, false]);
}

/// X4R-232: only who is at war with the owner of a colony and controls its system may bombard it.
#[test]
fn x4r_232_who_may_bombard() {
    let may = |change: fn(&mut State)| {
        let play = super::clashes::meeting(2, 1, |state| {
            found(state, YOU, hex(1, 0), "garden-world", 2);
            launch(state, ME, hex(1, 0), "battleship", 1);
            fit_out(state, ME, "battleship", &["nox-bombs"]);
            change(state);
        });
        play.asked() == Some(ME) && play.may(ME, "bombard units 1,0")
    };
    assert!(may(|_| {}));
    assert!(!may(|state| state.wars.clear()), "in peace");
    assert!(!may(|state| launch(state, YOU, hex(1, 0), "titan", 3)), "without control");
}

/// X4R-261, X4-146: the card of a storm goes under its deck; an empty deck is made of its discards.
#[test]
fn x4r_261_decks() {
    let exploring = |kind: Kind, change: &dyn Fn(&mut State)| {
        let mut play = movement(|state| {
            lay(state, FAR, kind);
            state.realms[ME].ships[0].at = Some(NEAR);
            learn(state, ME, &["drives-2"]);
            change(state);
        });
        play.play("p1 move ship 1; p1 go 1,0");
        play
    };
    let play = (0..20).find_map(|seed| {
        let play = exploring(Kind::Storm, &|state| {
            stack(state, Kind::Storm, &["flotsam", "eye-of-the-storm", "calm"]);
            reseed(state, seed);
        });
        (play.state.realms[ME].ships[0].at == Some(FAR)).then_some(play)
    });
    let ids = |play: &Play, deck: usize, n: usize| -> Vec<&str> {
        top_events(&play.state, deck, n).iter().map(|card| card.id()).collect()
    };
    assert_eq!(ids(&play.expect("a ship that comes there"), 3, 3), ["eye-of-the-storm", "calm", "flotsam"]);
    let other = hex(1, 1);
    let mut play = movement(|state| {
        [FAR, other].into_iter().for_each(|it| lay(state, it, Kind::AsteroidField));
        (0..2).for_each(|ship| state.realms[ME].ships[ship].at = Some(NEAR));
        stack(state, Kind::AsteroidField, &["ice"]);
        let card = interportal::ids::EventCard::from_id("ore-vein").expect("a card");
        state.discards[0].push(card);
    });
    play.play("p1 move ship 1; p1 go 1,0");
    let held = |play: &Play| play.state.cards_of(ME).map(|held| held.card.id()).collect::<Vec<_>>();
    assert_eq!(held(&play), ["ice"]);
    play.play("p1 move ship 2; p1 go 1,1");
    assert_eq!(held(&play), ["ice", "ore-vein"]);
    assert!(play.state.discards[0].is_empty());
}

/// X4R-344: who is out need not be discovered for law actions.
#[test]
fn x4r_344_players_who_are_out() {
    let mut play = super::council::council(3, |state| state.realms[ME].discovered.remove(THIRD));
    assert_eq!(play.why("p1 bills"), Some(Reason::Council(CouncilFault::NotAllMet)));
    play.state.realms[THIRD].fallen = 1;
    assert_eq!(play.why("p1 bills"), None);
}

/// X4R-347: cards of the black market are no hand cards that can be sold or pay for an expedition.
#[test]
fn x4r_347_market_cards_pay_for_nothing() {
    let table = |n_events: usize| {
        second_round(|state| {
            pocket(state, ME, &["bm-secret-archive", "bm-forged-papers", "bm-defector"]);
            for id in ["ore-vein", "ice", "old-mine"].into_iter().take(n_events) {
                let card = interportal::ids::EventCard::from_id(id).expect("a card");
                hold(state, ME, Held { card, hex: None, level: 1 });
            }
        })
    };
    let sold = |n: usize| table(n).choices(ME, "analyse").len();
    assert_eq!([sold(0), sold(1), sold(3)], [0, 1, 3]);
    let may = |n: usize| table(n).may(ME, "cabinet expedition-cards");
    assert_eq!([may(0), may(2), may(3)], [false, false, true]);
}

/// X4R-384: cards that are not carried out come from the fullest of the decks, of several from the first.
#[test]
fn x4r_384_the_fullest_deck() {
    let drawn = |sizes: [usize; 3]| {
        let mut play = rich(|state| {
            pocket(state, ME, &["bm-secret-archive"]);
            let kinds =
                [(Kind::AsteroidField, "ice"), (Kind::Nebula, "rare-gases"), (Kind::Anomaly, "time-fold")];
            for ((kind, id), n) in kinds.into_iter().zip(sizes) {
                stack(state, kind, &vec![id; n]);
            }
        });
        play.play("p1 play bm-secret-archive");
        let (_, left, ..) = n_cards(&play.state);
        [0, 1, 2].map(|deck| sizes[deck] - left[deck])
    };
    assert_eq!(drawn([3, 5, 4]), [0, 2, 0]);
    assert_eq!(drawn([4, 4, 4]), [1, 1, 0]);
    assert_eq!(drawn([1, 3, 4]), [0, 1, 1]);
}

/// X4R-389: who discovers a system from afar has no explorer there that could be lost.
#[test]
fn x4r_389_no_explorer_from_afar() {
    for seed in 0..40 {
        let mut play = rich(|state| {
            state.realms[ME].ships[0].at = Some(NEAR);
            lay(state, FAR, Kind::Anomaly);
            stack(state, Kind::Anomaly, &["rift"]);
            reseed(state, seed);
        });
        play.play("p1 research sensors-1; p1 at 1,0");
        assert_eq!(play.state.realms[ME].ships.len(), 3, "seed {seed}");
        assert_eq!(play.asked(), Some(ME), "nobody is asked who is lost");
    }
}

/// X4R-222: a fleet that withdrew does not move in the next Movement phase, and does in the one after it.
#[test]
fn x4r_222_no_steps_after_a_retreat() {
    let mut play = rich(|state| {
        state.systems[FAR.at()].group = Group::from_id("core-guard");
        launch(state, ME, FAR, "battleship", 3);
        reseed(state, 3);
    });
    play.play("p1 pass; p2 pass; p1 pass; p2 pass; p1 retreat");
    let may_move = |play: &mut Play, round: u8| {
        play.until_round(round).until_economy();
        for _ in 0..2 {
            let seat = play.asked().expect("a seat");
            play.play(&format!("{seat} pass"));
        }
        if play.asked() == Some(YOU) {
            play.play("p2 pass");
        }
        play.may(ME, "move 1")
    };
    assert!(!may_move(&mut play, 2));
    assert!(may_move(&mut play, 3));
}

/// X4R-363: a fleet that gets ships which have moved counts as moved.
#[test]
fn x4r_363_joined_by_ships_that_have_moved() {
    let table = |joins: bool| {
        let mut play = movement(|state| {
            launch(state, ME, hex(3, 0), "cruiser", 1);
            launch(state, ME, hex(2, 0), "cruiser", 1);
        });
        play.play("p1 move 1; p1 go 2,0");
        if joins {
            play.play("p1 join 2");
            assert_eq!(berths(&play.state, ME)[3..], [Some(1), Some(1)]);
        } else if matches!(play.decision(), Some(Decision::Move(..))) {
            play.play("p1 stop");
        }
        play.why("p1 fleet 2")
    };
    assert_eq!([table(true), table(false)], [fault(Fault::HasMoved), None]);
}

/// X4R-065: a planet beyond the rim is a system like others: ships go to all that it touches.
#[test]
fn x4r_065_beyond_the_rim() {
    let mut play = second_round(chart);
    play.play("p1 cabinet expedition-research");
    let inner = |at: Hex| at.neighbours().filter(|hex| play.state.is_on_map(*hex)).count();
    let sites: Vec<Hex> = play.choices(ME, "at").iter().map(|at| at.parse().expect("a hex")).collect();
    let at = sites.into_iter().find(|at| inner(*at) > 1).expect("a site at two systems");
    play.play(&format!("p1 at {at}; p1 ship 2; p1 end"));
    let round = play.state.round;
    let turn = |play: &mut Play, round: u8| {
        play.until_round(round).until_economy();
        while !matches!(play.decision(), Some(Decision::Act(interportal::state::Phase::Movement, _)))
            || play.asked() != Some(ME)
        {
            let seat = play.asked().expect("a seat");
            play.play(&format!("{seat} pass"));
        }
    };
    turn(&mut play, round);
    assert!(!play.may(ME, "move ship 2"), "X4-059: not in this round");
    turn(&mut play, round + 1);
    play.play("p1 move ship 2");
    let touched = at.neighbours().filter(|hex| play.state.is_on_map(*hex));
    let mut touched: Vec<String> = touched.map(|hex| hex.to_string()).collect();
    let mut steps = play.choices(ME, "go");
    touched.sort_unstable();
    steps.sort_unstable();
    assert!(steps == touched && steps.len() > 1, "{steps:?} of {touched:?}");
}

/// X4R-258, X4R-302: what paid pirates lose to another player is lost from the hull points that their payer has named.
#[test]
fn x4r_302_paid_pirates_are_damaged() {
    let at = hex(1, 0);
    let mut damaged = 0;
    for seed in 0..12 {
        let mut play = super::treaties::council(2, |_| {});
        play.state.systems[at.at()].group = Group::from_id("pirate-fleet");
        enlist(&mut play.state, YOU, at, "std-steel-corvette", 1);
        enlist(&mut play.state, ME, at, "std-steel-corvette", 1);
        // The deck has the cards again that are not on display.
        let shown: Vec<&str> = play.state.market.iter().map(|card| card.id()).collect();
        market(&mut play.state, &shown);
        reseed(&mut play.state, seed);
        play.state = fresh(&play.state);
        play.play("p1 underground pay-off-pirates free; p1 at 1,0");
        let named = |play: &Play| play.state.named.iter().find(|it| it.seat == ME).map(|it| it.hull);
        let before = named(&play);
        while let Some(seat) = play.asked().filter(|_| play.state.round == 2) {
            let calm = ["pass", "done", "fight", "stop", "end"];
            let line = calm.into_iter().find(|line| play.may(seat, line)).map(str::to_owned);
            let line = line.unwrap_or_else(|| play.legal(seat)[0].clone());
            play.play(&format!("{seat} {line}"));
            interportal::testing::is_sound(&play.state);
            damaged += u32::from(play.state.round == 2 && named(&play) < before);
        }
    }
    assert!(damaged > 0, "pirates are hit now and then");
}
