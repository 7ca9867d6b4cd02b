//! NF-076 to NF-086: taking worlds.

use engine::testing::soaks;
use new_frontiers::ids::World;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Options, Reason, State, score};

const SEVEN: &str = "comet_zone iron_hills glass_desert new_vinland spice_world swarm_nest militia_town";

/// Who did what with worlds in the last script, without the worlds.
fn steps(play: &Play) -> Vec<String> {
    let step = |event: &Event| match event {
        Event::Took(seat, _) => Some(format!("{seat} took")),
        Event::Drew(seat, _) => Some(format!("{seat} drew")),
        Event::Returned(seat, _) => Some(format!("{seat} returned")),
        Event::PutBack(n) => Some(format!("{n} put back")),
        _ => None,
    };
    play.events().iter().filter_map(step).collect()
}

/// Everybody takes the first world offered until the next selection; the steps of it.
fn explore(play: &mut Play, selector: &str) -> Vec<String> {
    play.play(&format!("{selector} select explore"));
    let mut all = steps(play);
    while play.decision() != Some(Decision::Select) {
        let seat = play.asked().expect("the game goes on");
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
        all.extend(steps(play));
    }
    all
}

/// NF-076: seven worlds are drawn from the bag and laid out face up.
#[test]
fn nf_076_seven_worlds_are_laid_out() {
    for n_seats in 2..=5 {
        let mut play = Play::deal(&format!("seats {n_seats}"));
        let before = play.bag();
        play.play("p1 select explore");
        assert_eq!((play.layout().len(), play.bag().len()), (7, 53));
        assert!(play.layout().iter().all(|world| before.contains(world) && !play.bag().contains(world)));
        assert_eq!(play.events().last(), Some(&Event::LaidOut(play.board().layout)));
        assert!(play.revealed(), "the bag was opened, so there is no way back");
    }
}

/// NF-077: in player order from the selector everybody takes one of what is left; nobody may decline.
#[test]
fn nf_077_everybody_takes_one() {
    let mut play = Play::deal(&format!("seats 3\norder p2 p1 p3\nbag {SEVEN}"));
    play.play("p2 select retreat_into_isolation\np1 select explore");
    let mut left = play.layout();
    for seat in ["p1", "p3", "p2"] {
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(seat), Some(Decision::Explore)));
        assert_eq!(play.legal_of(seat), left.iter().map(|world| format!("take {world}")).collect::<Vec<_>>());
        assert_eq!(play.why_not(seat, "pass"), Some(Reason::MustTake));
        let taken = left.remove(2);
        play.play(&format!("{seat} take {taken}"));
        assert_eq!(play.explored(seat), [taken]);
        assert_eq!(play.layout(), left);
    }
}

/// NF-078: when everybody has one, the selector and nobody else takes a second.
#[test]
fn nf_078_the_selector_takes_a_second() {
    let mut play = Play::deal(&format!("seats 3\nbag {SEVEN}"));
    play.play("p1 select explore\np1 take comet_zone");
    assert_eq!(play.asked().as_deref(), Some("p2"), "the second comes last");
    play.play("p2 take iron_hills\np3 take glass_desert");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::ExploreMore)));
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::MustTake));
    play.play("p1 take swarm_nest");
    assert_eq!(play.explored("p1"), ["swarm_nest", "comet_zone"]);
    assert_eq!(
        (play.explored("p2"), play.explored("p3")),
        (vec!["iron_hills".into()], vec!["glass_desert".into()])
    );
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
}

/// NF-079: what nobody took goes back into the bag.
#[test]
fn nf_079_the_rest_goes_back() {
    let mut play = Play::deal(&format!("seats 3\nbag {SEVEN}"));
    play.play("p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take glass_desert");
    assert!(play.bag().is_empty(), "not before the selector's second");
    play.play("p1 take swarm_nest");
    assert!(play.layout().is_empty());
    assert_eq!(play.bag(), ["militia_town", "spice_world", "new_vinland"]);
}

/// NFD-03: worlds taken and put back in one Explore: 3 and 4, 4 and 3, 5 and 2, 6 and 1.
#[test]
fn nfd_03_worlds_taken_and_put_back() {
    for (n_seats, taken, back) in [(2, 3, 4), (3, 4, 3), (4, 5, 2), (5, 6, 1)] {
        let mut play = Play::deal(&format!("seats {n_seats}"));
        let steps = explore(&mut play, "p1");
        assert_eq!(steps.iter().filter(|step| step.ends_with("took")).count(), taken);
        assert_eq!(steps.last(), Some(&format!("{back} put back")));
        assert_eq!(play.bag().len(), 60 - taken);
    }
}

/// NF-080: an explored world has neither powers nor points nor keywords nor goods.
#[test]
fn nf_080_explored_worlds_are_asleep() {
    let worlds = "imperium_shipyards alien_memory_core imperium_survey_hq glass_desert new_vinland imperium_throne_world";
    let table = |own: &str| {
        Play::deal(&format!(
            "seats 3\np1 home barnard_foundries credits 2 colonists 3\np1 developments imperium_lords\np1 {own} {worlds}"
        ))
    };
    let (asleep, awake) = (table("explored"), table("colonies"));
    let total = |play: &Play| score::sheet(play.board(), seat_of("p1")).total();
    assert_eq!(total(&asleep), 1, "Imperium Lords itself; the home has no points");
    assert!(total(&awake) > total(&asleep));

    let offers = |mut play: Play, script: &str, line: &str| {
        play.play(script);
        play.offers(line)
    };
    let develop = |play: Play| offers(play, "p1 select develop", "p1 develop imperium_arms_factory");
    assert!(!develop(asleep.clone()) && develop(awake.clone()), "cost 4: the discount of an explored world");

    let extra = |mut play: Play| explore(&mut play, "p1").iter().any(|step| step == "p1 drew");
    assert!(!extra(asleep.clone()) && extra(awake.clone()), "the extra draw of an explored world");

    let goods = |mut play: Play| {
        play.play("p1 select produce");
        play.empire("p1").goods.len()
    };
    assert_eq!((goods(asleep), goods(awake)), (1, 6), "an explored world does not produce");

    let strong = |own: &str| {
        let lines =
            format!("seats 3\np1 colonists 1\np1 {own} imperium_shipyards\np1 explored uplift_otter_clans");
        offers(Play::deal(&lines), "p1 select settle", "p1 settle uplift_otter_clans")
    };
    assert!(!strong("explored") && strong("colonies"), "the strength of an explored world");
}

/// NF-081: extra worlds are drawn from the bag as soon as their owner has taken a world from the table.
#[test]
fn nf_081_extra_worlds_come_right_after_the_own() {
    let mut play = Play::deal("seats 3\np2 home kepler_drift_fleet\np2 developments survey_team");
    play.play("p1 select explore");
    let layout = play.layout();
    play.play(&format!("p1 take {}", layout[0]));
    play.play(&format!("p2 take {}", layout[1]));
    assert_eq!(steps(&play), ["p2 took", "p2 drew", "p2 drew"]);
    assert_eq!(
        (play.asked().as_deref(), play.layout()),
        (Some("p3"), layout[2..].to_vec()),
        "not from the table"
    );
    assert_eq!((play.explored("p2").len(), play.bag().len()), (3, 51));
    assert!(play.explored("p2").contains(&layout[1]));
    assert_eq!(play.empire("p2").credits, 1, "and what the home gives in Explore");
}

/// NF-082: the selector draws extra worlds after the second world, not after the first.
#[test]
fn nf_082_the_selector_draws_after_the_second() {
    let mut play = Play::deal("seats 3\np1 developments survey_team");
    play.play("p1 select explore");
    let first = play.layout()[0].clone();
    play.play(&format!("p1 take {first}"));
    assert_eq!(play.explored("p1"), [first], "nothing is drawn yet");
    let mut play = Play::deal("seats 2\np1 developments survey_team");
    assert_eq!(explore(&mut play, "p1"), ["p1 took", "p2 took", "p1 took", "p1 drew", "4 put back"]);
}

/// NFX-07: the selector with Survey Team draws after the bonus world; then the untaken worlds go back.
#[test]
fn nfx_07_extra_draw_of_the_selector() {
    let mut play = Play::deal("seats 3\np1 developments survey_team");
    assert_eq!(
        explore(&mut play, "p1"),
        ["p1 took", "p2 took", "p3 took", "p1 took", "p1 drew", "3 put back"]
    );
    assert_eq!(play.explored("p1").len(), 3);
}

/// NF-060: the gain of Explore powers comes once for each owner, also for the selector.
#[test]
fn nf_060_explore_gains_come_once() {
    let mut play =
        Play::deal("seats 3\np1 developments homesteading_pioneers\np2 developments homesteading_pioneers");
    explore(&mut play, "p1");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).colonists), [1, 1, 0]);
    assert_eq!(play.board().colonists, 31);
}

/// NF-083: the untaken worlds are still on the table when extra worlds are drawn.
#[test]
fn nf_083_extra_worlds_never_come_from_the_layout() {
    for owner in ["p1", "p2", "p3"] {
        let mut play =
            Play::deal(&format!("seats 3\nbag {SEVEN} artist_settlement\n{owner} developments survey_team"));
        play.play("p1 select explore");
        let hidden = play.bag();
        let layout = play.layout();
        for (seat, world) in ["p1", "p2", "p3", "p1"].iter().zip(&layout) {
            play.play(&format!("{seat} take {world}"));
        }
        assert!(play.explored(owner).contains(&hidden[0]), "{owner} drew the only world in the bag");
        assert_eq!(play.bag(), layout[4..]);

        let mut play = Play::deal(&format!("seats 3\nbag {SEVEN}\n{owner} developments survey_team"));
        let steps = explore(&mut play, "p1");
        assert!(!steps.iter().any(|step| step.ends_with("drew")), "{owner} finds the bag empty");
        assert_eq!(play.bag().len(), 3);
    }
}

/// NF-084: at the end of Explore nobody keeps more than nine worlds, home and colonies counted.
#[test]
fn nf_084_nine_worlds_are_the_most() {
    let colonies = "alien_seed_reactor ring_quarry";
    let explored = [
        "cradle_seas",
        "alien_curio_vault",
        "festival_world",
        "designer_species",
        "grand_bazaar",
        "dream_studios",
    ];
    for (n_explored, surplus) in [(5, None), (6, Some(1))] {
        let explored = explored[..n_explored].join(" ");
        let mut play =
            Play::deal(&format!("seats 3\nbag {SEVEN}\np2 colonies {colonies}\np2 explored {explored}"));
        play.play("p1 select explore\np1 take comet_zone\np2 take iron_hills");
        assert_eq!(play.asked().as_deref(), Some("p3"), "the limit holds at the end, not before");
        play.play("p3 take glass_desert\np1 take swarm_nest");
        assert!(play.layout().is_empty(), "the layout has gone back before");
        let asked = surplus.map_or(("p2", Decision::Select), |n| ("p2", Decision::Return(n)));
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(asked.0), Some(asked.1)));
    }
}

/// NF-085: a player who has too many chooses among all explored worlds; colonies stay.
#[test]
fn nf_085_surplus_explored_worlds_go_back() {
    let explored = "cradle_seas alien_curio_vault festival_world designer_species grand_bazaar dream_studios";
    let mut play = Play::deal(&format!(
        "seats 3\nbag {SEVEN}\np2 colonies alien_seed_reactor ring_quarry\np2 explored {explored}"
    ));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take glass_desert\np1 take swarm_nest",
    );
    let all: Vec<_> = play.explored("p2").iter().map(|world| format!("return {world}")).collect();
    assert_eq!(all.len(), 7);
    assert_eq!(play.legal_of("p2"), all, "the new one and the old ones, and no colony");
    play.play("p2 return festival_world");
    assert!(play.bag().contains(&"festival_world".to_owned()));
    assert!(!play.explored("p2").contains(&"festival_world".to_owned()));
    assert_eq!(play.colonies("p2"), ["alien_seed_reactor", "ring_quarry", "home"]);
    assert_eq!((play.empire("p2").n_worlds(), play.decision()), (9, Some(Decision::Select)));
}

/// NF-085, NF-039: surplus worlds go back in player order, the selector first; each player returns all at once.
#[test]
fn nf_085_surplus_goes_back_in_player_order() {
    let worlds: Vec<_> = World::all().map(World::id).collect();
    let own = ["p1", "p2", "p3"].into_iter().zip(worlds.chunks(8));
    let own: Vec<_> = own.map(|(seat, eight)| format!("{seat} explored {}", eight.join(" "))).collect();
    let mut play = Play::deal(&format!("seats 3\norder p3 p1 p2\n{}", own.join("\n")));
    play.play("p3 select produce\np1 select explore");
    let mut asked = Vec::new();
    while play.decision() != Some(Decision::Select) {
        let seat = play.asked().expect("the game goes on");
        if let Some(Decision::Return(n)) = play.decision() {
            asked.push(format!("{seat} {n}"));
        }
        let first = play.legal_of(&seat)[0].clone();
        play.play(&format!("{seat} {first}"));
    }
    assert_eq!(asked, ["p1 2", "p1 1", "p2 1", "p3 1"]);
}

/// NFD-06: 3 colonies and 6 explored worlds, and the selector takes 2: exactly 2 go back.
#[test]
fn nfd_06_nine_world_limit() {
    let explored = "cradle_seas alien_curio_vault festival_world designer_species grand_bazaar dream_studios";
    let mut play = Play::deal(&format!(
        "seats 3\nbag {SEVEN}\np1 colonies alien_seed_reactor ring_quarry\np1 explored {explored}"
    ));
    play.play(
        "p1 select explore\np1 take comet_zone\np2 take iron_hills\np3 take glass_desert\np1 take swarm_nest",
    );
    assert_eq!((play.empire("p1").n_worlds(), play.decision()), (11, Some(Decision::Return(2))));
    play.play("p1 return swarm_nest");
    assert_eq!(play.decision(), Some(Decision::Return(1)));
    play.play("p1 return cradle_seas");
    assert_eq!((play.empire("p1").n_worlds(), play.decision()), (9, Some(Decision::Select)));
    assert_eq!(steps(&play), ["p1 returned"]);
}

/// NF-086: explored worlds and colonies are two sets; no world is ever in both, and neither has an order.
#[test]
fn nf_086_explored_worlds_and_colonies_are_apart() {
    let (mut most_explored, mut most_settled) = (0, 0);
    for seed in 0..40 {
        soaks(3, &Options::default(), seed, 2000, |state: &State| {
            for (_, empire) in state.empires.iter() {
                assert!(empire.explored.and(empire.settled).is_empty());
                most_explored = most_explored.max(empire.explored.len());
                most_settled = most_settled.max(empire.settled.len());
            }
        });
    }
    assert!(most_explored >= 5 && most_settled >= 3, "there were worlds to mix up");
}
