//! BTL-027, BTL-028, BTL-030, BTL-033 to BTL-038, BTL-042 to BTL-045, BTL-048: military leaders.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Event, Reason};

/// BTL-027, BTL-037, BTL-038, EX-14: ships built by an action and by the bonus it earned go anywhere, each for a
/// token, before the jumps of the action.
#[test]
fn ex_14_btl_027_btl_037_btl_038_the_hyperlane_navigator() {
    let mut play = Play::deal(
        "p1 leaders hyperlane-navigator\np1 researched I-1\np1 ore 1 pop 2\nplace a1 groombridge-34\np1 ships sol 1
        p2 ships a1 1\np2 outpost a1 ore",
    );
    play.play("p1 go narrow-beam-lasers");
    let anywhere = ["sol", "deep-space", "a1", "a2", "b1", "b2", "yard-left", "yard-right"];
    assert_eq!(
        (play.decision(), play.offered("p1", "build")),
        (Some(Decision::Build(2)), anywhere.map(str::to_owned).to_vec())
    );
    play.play("p1 build a1");
    assert_eq!(play.outposts("p1"), ["a1 ore"], "2 against 1, at once");
    assert_eq!(play.decision(), Some(Decision::Build(1)), "the bonus of Groombridge 34");
    play.play("p1 build b1");
    assert_eq!(
        play.decision(),
        Some(Decision::PlaceOutpost(beyond_the_sun::ids::Place::B1)),
        "checked again"
    );
    play.play("p1 outpost b1 food");
    assert_eq!(play.decision(), Some(Decision::Jump(3)), "only then the jumps");
    assert_eq!(play.tableau("p1").retinue.tokens, [0, 2]);
    play.play("p1 jump 1 sol a1\np1 done");
    assert_eq!(play.ships("p1"), ["a1 1 2", "b1 1"]);
}

/// BTL-037: a ship at a shipyard or on Sol costs no token, and entry rules hold.
#[test]
fn btl_037_a_token_only_where_it_is_needed() {
    let table = "p1 leaders hyperlane-navigator\np1 ore 1 pop 2\nplace a1 dx-cancri";
    let mut play = Play::deal(&format!("{table}\np1 researched I-1"));
    play.play("p1 go narrow-beam-lasers\np1 build sol");
    assert_eq!(play.tableau("p1").retinue.tokens, [0, 4]);
    let mut play = Play::deal(table);
    play.play("p1 go basic-build-jump\np1 do");
    assert!(!play.offers("p1 build a1") && play.offers("p1 build a2"), "DX Cancri takes no ship of level 1");
    let mut play = Play::deal(&format!("{table}\np1 researched I-1\np1 tokens hyperlane-navigator 0"));
    play.play("p1 go narrow-beam-lasers");
    assert_eq!(play.decision(), Some(Decision::Jump(3)), "without a token there is one place to build");
}

/// BTL-028: tokens for building are for the own turn.
#[test]
fn btl_028_in_the_own_turn_only() {
    for leader in ["hyperlane-navigator", "prototype-builder"] {
        let mut play = Play::deal(&format!(
            "turn p2\nmodules new-events leaders\np1 leaders {leader}\np2 ore 2\np2 researched I-1
            event II-1 pirate-raids\ndeck 2 plasma-cannon letters-of-marque\np1 ships sol 1\np2 ships sol 2\np3 ships sol 2"
        ));
        play.play("p2 go basic-research-2\np2 research II-1");
        assert_eq!(play.ships("p1"), ["sol 1 1"], "{leader}: built without a question");
    }
    let mut play = Play::deal("p1 leaders prototype-builder\np1 researched I-1\np1 ore 1 pop 2");
    play.play("p1 go narrow-beam-lasers");
    assert_eq!(play.legal_of("p1"), ["build sol", "prototype sol"]);
    play.play("p1 prototype sol");
    assert_eq!((play.ships("p1"), play.tableau("p1").retinue.tokens), (vec!["sol 1 3".to_owned()], [0, 2]));
}

/// BTL-030: the Fleet Director adds jumps also in the turn of another.
#[test]
fn btl_030_more_jumps_at_any_time() {
    let mut play = Play::deal(
        "turn p2\np1 leaders fleet-director\np2 ore 2\np2 researched I-1\nevent II-1 scramble-for-the-stars
        deck 2 plasma-cannon letters-of-marque",
    );
    play.play("p2 go basic-research-2\np2 research II-1\np2 done\np3 done");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Jump(2))));
    play.play("p1 jump 1 sol a1\np1 jump 1 a1 yard-left");
    assert_eq!(
        play.legal_of("p1"),
        ["more fleet-director", "done"],
        "still to be had when all jumps are made"
    );
    play.play("p1 more fleet-director");
    assert_eq!((play.decision(), play.tableau("p1").retinue.tokens), (Some(Decision::Jump(2)), [0, 2]));
    assert!(!play.offers("p1 more fleet-director"), "one token for each effect");
    assert_eq!(play.why_not("p1", "leader fleet-director"), Some(Reason::NotNow));
    play.play("p1 jump 1 yard-left b1\np1 jump 1 b1 deep-space");
    assert_eq!(play.ships("p1"), ["deep-space 1"]);
}

/// BTL-030: an action that colonises after its jumps counts on the token.
#[test]
fn btl_030_a_colony_in_reach_with_a_token() {
    let table = "modules new-technologies leaders\nslot II-1 terranova-cruisers\np1 researched II-1\np1 ore 4\np1 ships sol 4\np1 pop 2";
    let far = "place a1 gliese-832\nplace a2 gliese-832\nplace b2 gliese-832\nplace b1 van-maanens-star";
    let mut play = Play::deal(&format!("{table}\n{far}\np1 leaders fleet-director"));
    assert!(!Play::deal(&format!("{table}\n{far}")).offers("p1 go terranova-cruisers"), "4 jumps away");
    play.play("p1 go terranova-cruisers\np1 jump 4 sol a1\np1 jump 4 a1 yard-left");
    assert_eq!(play.legal_of("p1"), ["more fleet-director"], "the colony is owed");
    play.play("p1 more fleet-director\np1 jump 4 yard-left b1");
    assert_eq!(play.colonies("p1").len() + usize::from(play.decision() == Some(Decision::Colonise)), 1);
}

/// BTL-033: the tile counts for the requirement of a colony and for the ships taken back.
#[test]
fn btl_033_the_tile_counts_for_colonies() {
    let table = "p1 leaders guerrilla-tactician\np1 researched I-2\np1 ore 4\np1 outpost a2 food\nplace a2 ez-aquarii";
    let mut play = Play::deal(&format!("{table}\np1 ships a2 2+"));
    play.play("p1 go terraforming\np1 colonise a2");
    assert_eq!(play.colonies("p1"), ["ez-aquarii"], "2 + 1 for a requirement of 3");
    assert!(!Play::deal(&format!("{table}\np1 ships a2 2 sol 1+")).offers("p1 go terraforming"));
    let mut play = Play::deal(&format!("{table}\np1 ships a2 2 2+ 1"));
    play.play("p1 go terraforming\np1 colonise a2");
    assert_eq!(play.legal_of("p1"), ["spend 1", "spend 2", "spend 2+"]);
    play.play("p1 spend 2+");
    assert_eq!(play.legal_of("p1"), ["spend 1", "spend 2", "done"], "3 of 3");
    play.play("p1 done");
    assert_eq!(play.decision(), Some(Decision::MoveTile), "its ship has left");
    play.play("p1 tile 2 deep-space");
    assert_eq!(play.ships("p1"), ["deep-space 1 2+"]);
}

/// BTL-034: the tile counts for the scoring of strength.
#[test]
fn btl_034_the_tile_counts_at_the_end() {
    let table = "lasting interstellar-arms-race\nslot IV-2 megafleet-construction\np1 researched IV-2\np2 ships sol 4 1";
    let with = Play::deal(&format!("{table}\np1 leaders guerrilla-tactician\np1 ships a2 4 1+"));
    let without = Play::deal(&format!("{table}\np1 ships a2 4 1"));
    assert_eq!((with.sheet("p1").events, with.sheet("p2").events), (3, 1), "6 against 5");
    assert_eq!((without.sheet("p1").events, without.sheet("p2").events), (3, 3), "a tie");
    assert_eq!((with.sheet("p1").level_4, without.sheet("p1").level_4), (3 + 2, 3 + 1));
    let sol = Play::deal("p1 leaders guerrilla-tactician\np1 ships sol 1+\np2 ships sol 2\np3 ships sol 1");
    assert_eq!((sol.sheet("p1").majorities, sol.sheet("p2").majorities), (1, 1), "and on Sol");
}

/// BTL-035: it does not count in the museum.
#[test]
fn btl_035_not_in_the_museum() {
    let mut play = Play::deal(
        "guild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 4\nevent III-1 spacecraft-museum
        p1 leaders guerrilla-tactician\np1 ships sol 2+ a2 1\ndeck 3 capital-ship mercenary-fleet",
    );
    play.play("p1 go scholars-guild\np1 research III-1\np1 do\np1 museum 2+ sol\np2 pass\np3 pass");
    assert_eq!(play.tableau("p1").museum, [0, 1, 0, 0]);
    assert_eq!(play.ships("p1"), ["a2 1+"], "the tile goes under the only ship left");
    assert_eq!(play.sheet("p1").events, 2, "level 2, not 3");
}

/// BTL-036: the tile moves with its ship, goes under another when that leaves, and waits when there is none.
#[test]
fn btl_036_the_tile_follows_ships() {
    let mut play = Play::deal(
        "seats 2\np1 leaders guerrilla-tactician\np1 ships sol 1 1+\np1 ore 2\nachievements polymath\np2 ships deep-space 1",
    );
    play.play("p1 go basic-build-jump\np1 pass");
    assert_eq!(play.offered("p1", "jump"), ["1 sol a1", "1+ sol a1", "1 sol a2", "1+ sol a2"], "told apart");
    play.play("p1 jump 1+ sol a2\np1 done");
    assert_eq!(play.ships("p1"), ["sol 1", "a2 1+"]);
    play.play("p1 trade\np1 retire 1+ a2");
    assert_eq!(play.ships("p1"), ["sol 1+"], "the only one left");
    play.play("p1 retire 1+ sol\np1 done");
    assert_eq!((play.ships("p1").len(), play.tableau("p1").retinue.tile.under), (0, None), "it waits");
    assert!(play.events().contains(&Event::TookTileBack(beyond_the_sun::testing::seat_of("p1"))));
    play.play("p2 go basic-recruit\np2 mine\np1 go basic-research-1\np1 research I-1\np1 done");
    assert_eq!(play.ships("p1"), ["sol 2+"], "the next ship built");
}

/// BTL-036: upgrades, expulsion and being sent away take the tile along.
#[test]
fn btl_036_the_tile_stays_with_its_ship() {
    let mut play = Play::deal(
        "p1 leaders guerrilla-tactician\nslot II-1 supply-base\np1 researched II-1\np1 ships sol 1+ 1",
    );
    play.play("p1 go supply-base\np1 upgrade 1+ sol");
    assert_eq!(play.offered("p1", "upgrade"), ["1 sol"], "no ship twice");
    play.play("p1 done");
    assert_eq!(play.ships("p1"), ["sol 1 2+"]);
    let mut play = Play::deal(
        "turn p2\np1 leaders guerrilla-tactician\np1 ships a2 1+ 1\np2 ships a2 4\np2 outpost a2 food\np2 researched I-2\np2 ore 4",
    );
    play.play("p2 go terraforming\np2 colonise a2");
    assert_eq!(play.ships("p1"), ["deep-space 1 1+"]);
    let control = Play::deal("p1 leaders guerrilla-tactician\np1 ships a2 1+\np2 ships a2 1");
    assert_eq!(control.tableau("p1").strength(beyond_the_sun::ids::Place::A2), 2);
}

/// BTL-042: the defence of the Orbital Defense Expert does not help to colonise.
#[test]
fn btl_042_defence_is_not_for_colonies() {
    let table = "p1 leaders orbital-defense-expert\np1 researched I-2\np1 ore 4\np1 outpost a2 food";
    assert!(!Play::deal(&format!("{table}\np1 ships a2 1")).offers("p1 go terraforming"));
    assert!(Play::deal(&format!("{table}\np1 ships a2 2")).offers("p1 go terraforming"));
    let mut play = Play::deal(&format!("{table}\np1 ships a2 1 1"));
    play.play("p1 go terraforming\np1 colonise a2");
    assert!(play.ships("p1").is_empty(), "both ships are needed");
}

/// BTL-043: it defends what is already controlled, with a ship, and never takes control.
#[test]
fn btl_043_defence_only_after_control() {
    let attack = |table: &str| {
        let mut play = Play::deal(&format!("turn p2\np1 leaders orbital-defense-expert\n{table}"));
        play.play("p2 go basic-build-jump\np2 pass\np2 jump 2 sol a2\np2 done");
        (play.outposts("p1"), play.outposts("p2"))
    };
    let kept = (vec!["a2 food".to_owned()], vec![]);
    assert_eq!(attack("p1 ships a2 1\np1 outpost a2 food\np2 ships sol 2"), kept, "1 + 1 against 2");
    let lost = (vec![], vec!["a2 food".to_owned()]);
    assert_eq!(attack("p1 outpost a2 food\np2 ships sol 2"), lost, "no ship defends it");
    let mut play =
        Play::deal("p1 leaders orbital-defense-expert\np1 ships sol 1\np2 ships a2 1\np2 outpost a2 food");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!(play.outposts("p2"), ["a2 food"], "equal strength takes nothing");
    let mut play = Play::deal(
        "turn p2\np1 leaders orbital-defense-expert\np1 ships a2 1\np1 outpost a2 food\np2 ships sol 3",
    );
    play.play("p2 go basic-build-jump\np2 pass\np2 jump 3 sol a2\np2 done");
    assert_eq!(play.outposts("p2"), ["a2 food"], "3 against 2");
}

/// R36 (OQ-14, BTL-043): the defence needs an own ship at the place, and holds at every place at once.
#[test]
fn r36_the_defence_needs_a_ship_everywhere() {
    let kept = |ships: &str, jumps: &str| {
        let outposts = ["a1 food", "a2 food", "yard-left food", "yard-right ore", "b1 food", "b2 ore"];
        let outposts: String = outposts.iter().map(|it| format!("p1 outpost {it}\n")).collect();
        let mut play = Play::deal(&format!(
            "seats 4\nturn p2\np1 leaders orbital-defense-expert\n{outposts}p1 ships {ships}
            slot II-1 letters-of-marque\np2 researched II-1\np2 ships sol 1 1 1 1"
        ));
        play.play("p2 go letters-of-marque");
        jumps.split(' ').for_each(|to| {
            play.play(&format!("p2 jump 1 sol {to}"));
        });
        if play.offers("p2 done") {
            play.play("p2 done");
        }
        play.outposts("p1").len()
    };
    assert_eq!(kept("a1 1 a2 1", "a1 a1 a2 a2"), 6, "1 + 1 against 2 at both places");
    assert_eq!(kept("a1 1 sol 1", "a1 a1 a2 a2"), 5, "no ship defends a2");
    assert_eq!(kept("sol 1", "a1 a2"), 4, "an outpost alone has no defence, not even against 1");
}

/// BTL-044: the private system is part of the board for its owner: jumps, control, colonies, scoring.
#[test]
fn btl_044_the_private_system_counts_for_its_owner() {
    let (mut play, me) = Play::drafted("uns-expert", ["opportunist", "smuggler"]);
    play.play(&format!("{me} set-up smuggler"));
    let shown = play.offered(&me, "keep");
    assert_eq!((play.decision(), shown.len()), (Some(Decision::KeepSystem), 2));
    let before = *play.state();
    play.play(&format!("{me} keep {}", shown[0]));
    assert_eq!(play.system("private"), Some(shown[0].clone()));
    let left =
        |board: &beyond_the_sun::Board| board.undealt_systems(beyond_the_sun::ids::SystemDeck::A).len();
    let view = |state: &beyond_the_sun::State| engine::Game::view(state, engine::Viewer::Spectator);
    assert_eq!(left(play.board()), left(&view(&before).board) + 1, "the other one is back in the deck");
    let mut play = Play::deal(
        "p1 leaders smuggler\nplace private barnards-star\nplace a2 sirius\np1 ships sol 2\np1 ore 9\np1 researched I-2",
    );
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 sol private\np1 done");
    assert_eq!(play.outposts("p1"), ["private food"]);
    assert_eq!(play.sheet("p1").outposts, 1);
    play.play("p1 mine\np2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine\np1 go terraforming\np1 colonise private");
    assert_eq!(
        (play.colonies("p1"), play.system("private")),
        (vec!["barnards-star".to_owned()], None),
        "not refilled"
    );
    let hyper = Play::deal(
        "p1 leaders smuggler\nplace private wolf-359\nslot III-4 wormhole-technology\np1 researched III-4\np1 ships b1 1",
    );
    let mut hyper = hyper;
    hyper.play("p1 go basic-build-jump\np1 pass");
    assert!(hyper.offers("p1 jump 1 b1 private"), "wormholes lead there");
}

/// BTL-045: others can never have ships there, and events cannot choose it.
#[test]
fn btl_045_nobody_else_enters_and_no_event_chooses_it() {
    let table = "p1 leaders smuggler\nplace private wolf-359\np1 ships private 1\np1 outpost private ore";
    let mut play = Play::deal(&format!("turn p2\n{table}"));
    play.play("p2 go basic-build-jump\np2 pass");
    assert_eq!(play.offered("p2", "jump"), ["1 sol a1", "1 sol a2"]);
    let mut play = Play::deal(&format!("turn p2\n{table}\np2 leaders hyperlane-navigator"));
    play.play("p2 go basic-build-jump\np2 do");
    assert!(play.offers("p2 build b1") && !play.offers("p2 build private"));
    let mut play = Play::deal(&format!(
        "{table}\nguild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 4\nevent III-1 supernova-alert\ndeck 3 capital-ship mercenary-fleet"
    ));
    play.play("p1 go scholars-guild\np1 research III-1");
    assert!(play.offers("p1 scatter a1") && !play.offers("p1 scatter private"));
    let mut play = Play::deal(&format!(
        "turn p2\n{table}\nplace a2 stkm-1-554\np1 ships private 1 b1 1\np2 ships a2 4 2\np2 outpost a2 ore\np2 researched I-2\np2 ore 4"
    ));
    play.play("p2 go terraforming\np2 colonise a2");
    assert_eq!(play.offered("p2", "banish"), ["p1 1 b1"], "nor StKM 1-554");
}

/// BTL-048: the Terraformer has 2 VP for each colony, at most 6.
#[test]
fn btl_048_terraformer() {
    for (n, vp) in [(0, 0), (1, 2), (2, 4), (3, 6), (4, 6)] {
        let colonies = ["sirius", "procyon", "wolf-359", "ross-128"][..n].join(" ");
        let play = Play::deal(&format!("p1 leaders terraformer\np1 colonies {colonies}"));
        assert_eq!(play.sheet("p1").leaders, vp, "{n} colonies");
    }
}

/// BTL-015: the Military Investor gains ore by taking control in the own turn, not while the game is set up.
#[test]
fn btl_015_passive_effects_come_about_by_themselves() {
    let mut play = Play::deal("p1 leaders military-investor");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a2\np1 done");
    assert_eq!(play.goods("p1").0, 1);
    let (mut play, me) = Play::drafted("belt-expert", ["opportunist", "military-investor"]);
    play.play(&format!("{me} set-up military-investor"));
    let ore = play.goods(&me).0;
    let to = play.offered(&me, "jump")[0].clone();
    play.play(&format!("{me} jump {to}"));
    while play.asked().as_ref() == Some(&me) && play.outposts(&me).is_empty() {
        let action = play.legal_of(&me)[0].clone();
        play.play(&format!("{me} {action}"));
    }
    let bonus: u16 =
        play.events().iter().map(|it| if let Event::Gained(_, n) = it { u16::from(*n) } else { 0 }).sum();
    assert_eq!(play.goods(&me).0 - ore, bonus, "at most the bonus of the system");
    assert!(!play.events().iter().any(|it| matches!(it, Event::Due(_, beyond_the_sun::Cause::Leader(_)))));
}
