//! NF-035 to NF-046: a round, selection by selection.

use engine::Seat;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Reason};

/// Who took colonists in the last script, in order.
fn settled_in_order(play: &Play) -> Vec<String> {
    let took =
        |event: &Event| if let Event::TookColonists(seat, _) = event { Some(seat.to_string()) } else { None };
    play.events().iter().filter_map(took).collect()
}

/// Plays whole rounds with the first offered action, and notes who selected.
fn selectors(play: &mut Play, n_rounds: u8) -> Vec<(u8, String)> {
    let mut selectors = Vec::new();
    let end = play.board().round + n_rounds;
    while play.board().round < end {
        let seat = play.asked().expect("the game goes on");
        if play.decision() == Some(Decision::Select) {
            selectors.push((play.board().round, seat.clone()));
        }
        let line = format!("{seat} {}", play.legal_of(&seat)[0]);
        play.play(&line);
    }
    selectors
}

/// NF-035: discs select in the order of the track, each only after everybody has executed the one before.
#[test]
fn nf_035_a_selection_is_resolved_before_the_next() {
    let mut play = Play::deal("seats 3");
    let mut asked = |script: &str| {
        play.play(script);
        (play.asked().expect("the game goes on"), play.decision().expect("someone is asked"))
    };
    assert_eq!(asked("p1 select settle"), ("p1".to_owned(), Decision::Settle));
    assert_eq!(asked("p1 colonists"), ("p2".to_owned(), Decision::Settle));
    assert_eq!(asked("p2 colonists"), ("p3".to_owned(), Decision::Settle));
    assert_eq!(asked("p3 colonists"), ("p2".to_owned(), Decision::Select));
    assert_eq!(asked("p2 select retreat_into_isolation"), ("p3".to_owned(), Decision::Select));
    assert_eq!(asked("p3 select send_diplomatic_envoys"), ("p3".to_owned(), Decision::Select));
}

/// NF-036: a tile is selected once a round, passing is impossible, and the next round has all tiles again.
#[test]
fn nf_036_selected_tiles_are_taken_until_the_round_ends() {
    let mut play = Play::deal("seats 3");
    assert!(!play.offers("p1 pass"));
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::MustSelect));
    play.play("p1 select retreat_into_isolation");
    assert!(!play.offers("p2 select retreat_into_isolation"));
    assert_eq!(play.why_not("p2", "tile retreat_into_isolation"), Some(Reason::TileTaken(Seat(0))));
    assert_eq!(play.legal_of("p2").len(), 6);
    play.play("p2 select produce");
    assert_eq!(
        play.legal_of("p3"),
        [
            "select develop",
            "select explore",
            "select settle",
            "select trade_consume",
            "select send_diplomatic_envoys"
        ]
    );
    assert_eq!(play.why_not("p3", "tile produce"), Some(Reason::TileTaken(Seat(1))));
    play.play("p3 select trade_consume");
    assert_eq!((play.board().round, play.legal_of("p1").len()), (2, 7));
}

/// NF-037: three, four and five players select once each, two players twice each and in turn.
#[test]
fn nf_037_selections_per_round() {
    for (n_seats, round) in [
        (2, &["p1", "p2", "p1", "p2"][..]),
        (3, &["p1", "p2", "p3"]),
        (4, &["p1", "p2", "p3", "p4"]),
        (5, &["p1", "p2", "p3", "p4", "p5"]),
    ] {
        let mut play = Play::deal(&format!("seats {n_seats}"));
        let expected: Vec<_> =
            (1..=3).flat_map(|n| round.iter().map(move |seat| (n, (*seat).to_owned()))).collect();
        assert_eq!(selectors(&mut play, 3), expected);
    }
}

/// NF-038: the player whose disc is first on the track selects first, regardless of the seat.
#[test]
fn nf_038_the_first_disc_selects_first() {
    for (order, first) in [("p3 p1 p2", "p3"), ("p2 p3 p1", "p2"), ("p1 p2 p3", "p1")] {
        let play = Play::deal(&format!("seats 3\norder {order}"));
        assert_eq!((play.asked().as_deref(), play.decision()), (Some(first), Some(Decision::Select)));
    }
}

/// NF-039: the selector executes first, then those behind on the track, then from its front.
#[test]
fn nf_039_the_selector_executes_first() {
    let mut play = Play::deal("seats 4");
    play.play("p1 select retreat_into_isolation");
    play.play("p2 select settle\np2 colonists\np3 colonists\np4 colonists\np1 colonists");
    assert_eq!(settled_in_order(&play), ["p2", "p3", "p4", "p1"]);
    assert_eq!(play.asked().as_deref(), Some("p3"), "everybody has had one turn");
}

/// NFX-03: of Red, Blue, Green and Yellow in this order, Green's third action goes Green, Yellow, Red, Blue.
#[test]
fn nfx_03_third_action_of_a_round() {
    let (red, blue, green, yellow) = ("p4", "p2", "p1", "p3");
    let mut play = Play::deal(&format!("seats 4\norder {red} {blue} {green} {yellow}"));
    play.play(&format!("{red} select retreat_into_isolation\n{blue} select produce"));
    play.play(&format!(
        "{green} select settle\n{green} colonists\n{yellow} colonists\n{red} colonists\n{blue} colonists"
    ));
    assert_eq!(settled_in_order(&play), [green, yellow, red, blue]);
}

/// NF-040: two players have two discs each and still execute each action once.
#[test]
fn nf_040_everybody_executes_an_action_once() {
    let mut play = Play::deal("seats 2");
    play.play("p1 select settle\np1 colonists\np2 colonists");
    assert_eq!(settled_in_order(&play), ["p1", "p2"]);
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    let mut play = Play::deal("seats 2");
    play.play("p1 select produce\np2 select trade_consume\np1 select retreat_into_isolation");
    play.play("p2 select settle\np2 colonists\np1 colonists");
    assert_eq!(settled_in_order(&play), ["p2", "p1"]);
    assert_eq!((play.empire("p1").colonists, play.empire("p2").colonists), (2, 3));
}

/// A table where everybody has the same and p2 is about to select.
fn second_selects(lines: &str, script: &str) -> Play {
    let mut play = Play::deal(&format!("seats 3\n{lines}"));
    play.play("p1 select retreat_into_isolation");
    assert_eq!(play.asked().as_deref(), Some("p2"));
    play.play(script);
    play
}

/// The value of `of` for p1, p2 and p3.
fn all<T>(play: &Play, of: impl Fn(&Play, &str) -> T) -> [T; 3] {
    ["p1", "p2", "p3"].map(|seat| of(play, seat))
}

/// NF-041: of every tile, only the selector has the bonus.
#[test]
fn nf_041_only_the_selector_has_the_bonus() {
    let credits = |play: &Play, seat: &str| play.empire(seat).credits;
    let vp = |play: &Play, seat: &str| play.empire(seat).vp;

    let mut play = Play::deal("seats 3");
    play.play("p1 select produce\np2 select retreat_into_isolation");
    assert_eq!(all(&play, credits), [0, 2, 0]);

    let lines = "p2 credits 4\np3 credits 4";
    let play = second_selects(lines, "p2 select develop\np2 develop drop_ships\np3 pass");
    assert_eq!(all(&play, |play, seat| play.developments(seat).len()), [0, 1, 0], "drop_ships cost 5");
    assert_eq!(play.asked().as_deref(), Some("p1"));
    assert!(!play.offers("p1 develop genome_archive"), "2 credits do not pay 3");

    let bag = "bag comet_zone iron_hills glass_desert new_vinland spice_world swarm_nest militia_town";
    let take = "p2 select explore\np2 take comet_zone\np3 take iron_hills\np1 take glass_desert\np2 take spice_world";
    let play = second_selects(bag, take);
    assert_eq!(all(&play, |play, seat| play.explored(seat).len()), [1, 2, 1]);

    let play = second_selects("", "p2 select settle\np2 colonists\np3 colonists\np1 colonists");
    assert_eq!(all(&play, |play, seat| play.empire(seat).colonists), [2, 3, 2]);

    let homes =
        "supply produce 5\np1 home alpha_centauri\np2 home gliese_gene_vault\np3 home ross_collective";
    let play = second_selects(homes, "p2 select produce");
    assert_eq!(all(&play, credits), [2, 5, 0], "p1 has 2 from Isolation");
    assert_eq!(all(&play, |play, seat| play.colonies(seat)[0].clone()), ["home", "home*genes", "home"]);

    assert_eq!(all(&second_selects("", "p2 select trade_consume"), vp), [0, 1, 0]);

    let play = second_selects("", "p2 select send_diplomatic_envoys");
    assert_eq!(all(&play, vp), [0, 1, 0]);
    assert_eq!(play.board().discs[..], ["p2", "p1", "p3"].map(seat_of));
}

/// NF-042: turns follow the order track, not the order of seats.
#[test]
fn nf_042_turns_follow_the_track() {
    let mut play = Play::deal("seats 3\norder p2 p1 p3");
    play.play("p2 select retreat_into_isolation");
    play.play("p1 select settle\np1 colonists\np3 colonists\np2 colonists");
    assert_eq!(settled_in_order(&play), ["p1", "p3", "p2"], "clockwise would be p1, p2, p3");
}

/// NF-043: of the seven tiles only Envoys change the order; it is the same in the next round.
#[test]
fn nf_043_order_carries_over() {
    let order = ["p3", "p1", "p2"].map(seat_of);
    let mut play = Play::deal("seats 3\norder p3 p1 p2");
    let select = |play: &mut Play, line: &str| {
        play.play(line);
        while play.decision() != Some(Decision::Select) {
            let seat = play.asked().expect("the game goes on");
            let line = format!("{seat} {}", play.legal_of(&seat)[0]);
            play.play(&line);
        }
        assert_eq!(play.board().discs[..], order, "after {line}");
    };
    for line in ["p3 select develop", "p1 select explore", "p2 select settle"] {
        select(&mut play, line);
    }
    for line in ["p3 select produce", "p1 select trade_consume", "p2 select retreat_into_isolation"] {
        select(&mut play, line);
    }
    assert_eq!((play.board().round, play.asked().as_deref()), (3, Some("p3")));
}

/// NF-044: the selector's disc counts as having selected only when everybody is done.
#[test]
fn nf_044_the_disc_moves_when_everybody_is_done() {
    let mut play = Play::deal("seats 3");
    for (script, n_selected) in [
        ("p1 select settle", 0),
        ("p1 colonists", 0),
        ("p2 colonists", 0),
        ("p3 colonists", 1),
        ("p2 select retreat_into_isolation", 2),
    ] {
        play.play(script);
        assert_eq!(play.board().n_selected, n_selected, "after {script}");
    }
}

/// NF-045: Isolation and Envoys have no action: nobody else does or gets anything.
#[test]
fn nf_045_tiles_without_an_action() {
    for tile in ["retreat_into_isolation", "send_diplomatic_envoys"] {
        let mut play = Play::deal("seats 3\np1 credits 9\np2 credits 9 colonists 3\np2 explored comet_zone");
        let before = all(&play, |play, seat| *play.empire(seat));
        play.play(&format!("p1 select {tile}"));
        let after = all(&play, |play, seat| *play.empire(seat));
        assert_ne!(before[0], after[0], "{tile} has a bonus");
        assert_eq!(before[1..], after[1..]);
        assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    }
}

/// NF-046: after the last selection the round is over and the next begins.
#[test]
fn nf_046_the_round_ends_after_the_last_selection() {
    let mut play = Play::deal("seats 3");
    play.play("p1 select retreat_into_isolation\np2 select produce");
    assert!(!play.events().iter().any(|event| matches!(event, Event::RoundBegan(_))));
    assert_eq!(play.board().round, 1);
    play.play("p3 select trade_consume");
    assert_eq!(play.events().last(), Some(&Event::RoundBegan(2)));
    assert_eq!((play.board().round, play.board().n_selected), (2, 0));
}
