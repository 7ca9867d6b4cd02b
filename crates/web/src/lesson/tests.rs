//! Lessons: read strictly, playable by the rules, translated into both languages.

use super::*;
use crate::i18n::Lang;
use crate::tables::GAMES;
use engine::Seat;

const SMALL: &str = "name first\ntitle t\nabout u\nminutes 9\nseats 2\noptions first-game\nseed 7\nlearner p1\n\
    chapter a\nsay b -> x y\np1 go\np2 stay\nsay c\n";

fn small() -> Lesson {
    Lesson::read(SMALL).unwrap()
}

fn place(lesson: &Lesson, actions: &[(u8, &str)]) -> Place {
    lesson.place(actions.iter().map(|(seat, line)| (Seat(*seat), (*line).to_owned())))
}

#[test]
fn a_lesson_is_read_as_it_is_written() {
    let lesson = small();
    assert_eq!((lesson.n_seats, lesson.seed, lesson.learner), (2, 7, Seat(0)));
    let card = |message: &str, points: &[&str]| Card {
        chapter: "a".into(),
        message: message.into(),
        points: points.iter().map(|point| (*point).to_owned()).collect(),
        turn: TurnBy::Reading,
    };
    assert_eq!(lesson.steps[0].cards, [card("b", &["x", "y"])]);
    assert_eq!((lesson.steps[1].line.as_str(), lesson.steps[1].cards.len()), ("stay", 0));
    assert_eq!(lesson.farewell, [card("c", &[])]);
    assert_eq!((lesson.n_cards(), lesson.n_cards_before(1)), (2, 1));
}

#[test]
fn what_is_done_in_one_go_is_told_once() {
    let lesson = Lesson::read(&SMALL.replace("p1 go\n", "p1 go a; go b; land\n")).unwrap();
    let lines: Vec<_> = lesson.steps.iter().map(|step| (step.line.as_str(), step.onward.as_str())).collect();
    assert_eq!(
        lines,
        [("go a", "go a;go b;land"), ("go b", "go b;land"), ("land", "land"), ("stay", "stay")]
    );
    let lesson: &'static Lesson = Box::leak(Box::new(lesson));
    let cards = |place| Guided { lesson, place }.cards();
    assert_eq!(cards(Place::Before(2)), cards(Place::Before(0)), "an undo on the way finds its card again");
    assert_eq!(cards(Place::Before(0)).1.len(), 1);
    assert_eq!(cards(Place::Before(3)), (2, &[][..]), "nothing is said while the other one moves");
}

#[test]
fn what_is_not_understood_is_a_fault_with_its_line() {
    for (from, to, line, problem) in [
        ("name first", "name First", 1, Problem::Value),
        ("minutes 9", "minutes long", 4, Problem::Value),
        ("seed 7", "seed x", 7, Problem::Value),
        ("seed 7", "sed 7", 7, Problem::UnknownWord),
        ("seed 7", "seats 2", 7, Problem::Value),
        ("chapter a", "chapter a\np1 go", 10, Problem::Silent),
        ("chapter a\n", "", 9, Problem::Unheard),
        ("chapter a", "p3 go\nchapter a", 9, Problem::NoSuchSeat),
        ("learner p1\n", "p1 go\nlearner p1\n", 9, Problem::Misplaced),
        ("say b", "say B", 10, Problem::Value),
        ("say b -> x y", "try b", 10, Problem::Value),
        ("p1 go", "p1 go; ", 11, Problem::Value),
        ("p1 go", "p3 go", 11, Problem::NoSuchSeat),
        ("p1 go", "p2 go", 11, Problem::Unheard),
        ("p2 stay", "seed 8", 12, Problem::Misplaced),
        ("say c\n", "", 13, Problem::Missing),
        ("seed 7\n", "", 13, Problem::Missing),
        ("title t\n", "", 13, Problem::Missing),
        ("learner p1", "learner p2", 11, Problem::Unheard),
    ] {
        let text = SMALL.replace(from, to);
        assert_ne!(text, SMALL, "{from}");
        let fault = Lesson::read(&text).unwrap_err();
        assert_eq!((fault.line, fault.problem), (line, problem), "`{from}` as `{to}`: {fault}");
    }
}

#[test]
fn where_a_match_stands_follows_from_its_actions() {
    let lesson = small();
    assert_eq!(place(&lesson, &[]), Place::Before(0));
    assert_eq!(place(&lesson, &[(0, "go")]), Place::Before(1));
    assert_eq!(place(&lesson, &[(0, "go"), (1, "stay")]), Place::Through);
    assert_eq!(place(&lesson, &[(0, "go"), (1, "stay"), (1, "more")]), Place::Through, "a bot moves on");
    for left in [
        &[(0, "stay")][..],
        &[(1, "go")],
        &[(0, "go"), (1, "go")],
        &[(0, "go"), (1, "stay"), (0, "more")],
        &[(0, "go"), (1, "stay"), (1, "more"), (0, "more")],
    ] {
        assert_eq!(place(&lesson, left), Place::Left, "{left:?}");
    }
}

#[test]
fn a_prepared_lesson_begins_after_its_given_moves() {
    let text = SMALL.replace("chapter a", "p2 come\np1 sit; wait\nchapter a");
    let lesson = Lesson::read(&text).unwrap();
    assert!(lesson.is_prepared() && !small().is_prepared());
    assert_eq!(lesson.steps, small().steps, "what is given has no cards and is no step");
    let moves: Vec<_> = lesson.moves().map(|(seat, line)| (seat.0, line)).collect();
    let given = [(1, "come"), (0, "sit"), (0, "wait")];
    assert_eq!(moves, [&given[..], &[(0, "go"), (1, "stay")]].concat());
    assert_eq!(place(&lesson, &given[..2]), Place::Left, "not yet there");
    assert_eq!(place(&lesson, &given), Place::Before(0));
    assert_eq!(place(&lesson, &[&given[..], &[(0, "go")]].concat()), Place::Before(1));
    assert_eq!(place(&lesson, &[(1, "come"), (0, "wait"), (0, "sit")]), Place::Left, "another position");
}

/// All lessons of all games.
fn all() -> impl Iterator<Item = (crate::tables::AnyGame, &'static Lesson)> {
    GAMES.playable.iter().flat_map(|game| game.lessons().iter().map(|lesson| (*game, lesson)))
}

/// Plays every lesson on the rules of its game and calls `look` before every step and at the end.
fn played(mut look: impl FnMut(&crate::tables::AnyTable, Option<&Step>)) {
    for (game, lesson) in all() {
        let mut table = game.create(lesson.n_seats, &lesson.options, lesson.seed).unwrap();
        for (n, (seat, line)) in lesson.given.iter().enumerate() {
            table = table
                .act(*seat, &[line])
                .unwrap_or_else(|no| panic!("{}, given move {n} `{line}`: {no:?}", lesson.name))
                .table;
        }
        for (n, step) in lesson.steps.iter().enumerate() {
            let guided = table.guided().unwrap_or_else(|| panic!("step {n}: {step:?} leads nowhere"));
            assert!(std::ptr::eq(guided.lesson, lesson), "no other lesson begins in the same way");
            assert_eq!(guided.place, Place::Before(n));
            assert_eq!(guided.line_of(step.seat), Some(step.line.as_str()));
            look(&table, Some(step));
            table = table.act(step.seat, &[&step.line]).unwrap_or_else(|no| panic!("step {n}: {no:?}")).table;
        }
        assert_eq!(table.guided().map(|guided| guided.place), Some(Place::Through));
        look(&table, None);
    }
}

#[test]
fn every_game_with_a_lesson_can_play_it() {
    let mut n_steps = 0;
    played(|table, step| {
        n_steps += 1;
        let Some(step) = step else { return };
        assert!(table.awaiting().has(step.seat));
        // The bot on that seat plays the script, regardless of its level.
        assert_eq!(table.choose(step.seat, "greedy", n_steps), Some(step.line.clone()));
    });
    let with_lesson: Vec<_> =
        GAMES.playable.iter().filter(|game| game.lesson().is_some()).map(|game| game.name()).collect();
    assert_eq!(
        with_lesson,
        ["new-frontiers", "beyond-the-sun", "merchant-of-venus", "interportal"],
        "the lessons are there"
    );
}

/// "A guided game teaches the seven actions": each is selected, by the learner or the bot, and then explained.
#[test]
fn new_frontiers_teaches_the_seven_actions() {
    let lesson = GAMES.find("new-frontiers").unwrap().lesson().unwrap();
    let tiles = [
        ("explore", "Explore"),
        ("develop", "Develop"),
        ("settle", "Settle"),
        ("produce", "Produce"),
        ("trade_consume", "Trade, Consume"),
        ("send_diplomatic_envoys", "Send Diplomatic Envoys"),
        ("retreat_into_isolation", "Retreat into Isolation"),
    ];
    for (tile, name) in tiles {
        let line = format!("select {tile}");
        let at = lesson.steps.iter().position(|step| step.line == line);
        let at = at.unwrap_or_else(|| panic!("nobody selects {tile}"));
        // Before the learner selects it, or at the learner's next move after the bot did.
        let mine = lesson.steps[at..].iter().find(|step| step.seat == lesson.learner).unwrap();
        let said = mine.cards.iter().map(|card| crate::i18n::say(Lang::En, &card.message, &[]));
        assert!(said.clone().any(|text| text.contains(&format!("<b>{name}</b>"))), "{tile}: {said:?}");
    }
    for line in ["settle shattered_moon", "settle alien_guard_drones", "colonists"] {
        let learns = lesson.steps.iter().any(|step| step.line == line && step.seat == lesson.learner);
        assert!(learns, "all ways to settle: {line}");
    }
    assert!(
        lesson.steps.iter().flat_map(|step| &step.cards).any(|card| card.turn == TurnBy::Pressing),
        "Why not?"
    );
}

/// What a first game of Beyond the Sun must teach by doing: every part of a turn before the end is near.
#[test]
fn beyond_the_sun_teaches_a_turn_by_doing() {
    let lesson = GAMES.find("beyond-the-sun").unwrap().lesson().unwrap();
    let mine = || lesson.steps.iter().filter(|step| step.seat == lesson.learner);
    for begins in [
        "go basic-research-1",
        "research I-",
        "go basic-research-2",
        "research II-",
        "choose ",
        "go basic-build-jump",
        "jump ",
        "outpost ",
        "colonise ",
        "marker ",
        "grow",
        "mine",
        "trade",
        "sell",
    ] {
        assert!(mine().any(|step| step.line.starts_with(begins)), "the learner never does `{begins}`");
    }
    let said = |message: &str| lesson.farewell.iter().any(|card| card.message == message);
    assert!(said("bts-guide-achievements") && said("bts-guide-clock") && said("bts-guide-points"));
    // A space that is taken, and a technology whose prerequisite is missing.
    let pressed: Vec<&str> = mine()
        .flat_map(|step| &step.cards)
        .filter(|card| card.turn == TurnBy::Pressing)
        .map(|card| card.points[0].as_str())
        .collect();
    assert_eq!(pressed, ["space-basic-build-jump-1", "slot-II-3"]);
    let undo = mine().flat_map(|step| &step.cards).any(|card| card.points == ["undo"]);
    assert!(undo, "moves can be taken back");
}

/// What a first game of Merchant of Venus must teach by doing, and what at least in words.
#[test]
fn merchant_of_venus_teaches_to_fly_and_to_trade() {
    let lesson = GAMES.find("merchant-of-venus").unwrap().lesson().unwrap();
    let mine = || lesson.steps.iter().filter(|step| step.seat == lesson.learner);
    for begins in [
        "set ",
        "head ",
        "navigate ",
        "go ",
        "buy good ",
        "sell ",
        "buy equipment ",
        "buy technology ",
        "complete ",
        "keep ",
        "done",
    ] {
        assert!(mine().any(|step| step.line.starts_with(begins)), "the learner never does `{begins}`");
    }
    assert!(lesson.steps.iter().any(|step| step.line == "stay"), "somebody trades without flying");
    let cards = || mine().flat_map(|step| &step.cards).chain(&lesson.farewell);
    let pressed: Vec<&str> =
        cards().filter(|card| card.turn == TurnBy::Pressing).map(|card| card.points[0].as_str()).collect();
    assert_eq!(pressed, ["sale-cargo_hold"], "why not?");
    for point in ["zoom", "holds", "sells", "trades", "undo", "ship"] {
        assert!(cards().any(|card| card.points.iter().any(|it| it == point)), "nothing points at {point}");
    }
    for word in ["spaceport", "encounters", "pirates", "telegates", "Fame", "Infamy", "thrust", "passenger"] {
        let said = cards().any(|card| crate::i18n::say(Lang::En, &card.message, &[]).contains(word));
        assert!(said, "nothing is said of {word}");
    }
}

/// What a first game of Interportal must teach by doing, in nine chapters, and what its seed must bring for that.
#[test]
fn interportal_teaches_every_phase() {
    let game = GAMES.find("interportal").unwrap();
    let lesson = game.lesson().unwrap();
    let mine = || lesson.steps.iter().filter(|step| step.seat == lesson.learner);
    for begins in [
        "research ",
        "government ",
        "build ",
        "pass",
        "end",
        "move ship ",
        "go ",
        "keep-planet",
        "cabinet aid",
        "found",
        "plain",
        "policy ",
        "buy ",
        "refit ",
        "fleet ",
        "raise ",
        "move 1",
        "fight",
        "use",
        "option ",
    ] {
        assert!(mine().any(|step| step.line.starts_with(begins)), "the learner never does `{begins}`");
    }
    let cards = || mine().flat_map(|step| &step.cards).chain(&lesson.farewell);
    let chapters: std::collections::BTreeSet<&str> = cards().map(|card| card.chapter.as_str()).collect();
    assert_eq!(chapters.len(), 9, "{chapters:?}");
    let pressed: Vec<&str> =
        cards().filter(|card| card.turn == TurnBy::Pressing).map(|card| card.points[0].as_str()).collect();
    assert_eq!(pressed, ["building-capacity-building-1"], "why not?");
    for point in ["race", "account-F-p1", "zoom", "undo", "investors", "battle", "points-p1", "cabinet-aid"] {
        assert!(cards().any(|card| card.points.iter().any(|it| it == point)), "nothing points at {point}");
    }
    // The texts name what is found and what the investors give.
    let mut table = game.create(lesson.n_seats, &lesson.options, lesson.seed).unwrap();
    for step in &lesson.steps {
        table = table.act(step.seat, &[&step.line]).unwrap().table;
    }
    let log = table.log(engine::Viewer::Seat(lesson.learner), 0);
    for said in [
        "rare-gases",
        "ore-vein",
        "pirate-fleet",
        "investor-gate",
        "investor-form",
        "investor-heaven",
        "goal-pioneers",
    ] {
        assert!(log.contains(said), "{said} is not in the log");
    }
    assert!(log.contains("battle_won"), "the pirates are beaten: {log}");
}

/// What the prepared lessons of Interportal must teach by doing, and what must have happened at their end.
#[test]
fn interportal_teaches_war_council_agents_and_tactics() {
    let war = ["war ", "reason ", "move ", "go ", "fight", "bombard ", "invade ", "tactic ", "end-war"];
    let council = ["bill", "put ", "votes ", "yes ", "offer ", "trade "];
    let tactics = ["deploy ", "line-up", "act ", "fly ", "fire ", "by-itself"];
    let agents = ["deed 1 build-network", "deed 1 promote", "flee ", "deed 1 theft", "wager ", "order "];
    let game = GAMES.find("interportal").unwrap();
    for (name, does, happens) in [
        ("war", &war[..], ["victory", "conquered", "goal_met", "bombarded"]),
        ("council", &council, ["law_active", "counted", "signed", "traded"]),
        ("agents", &agents, ["network", "scouted", "slipped", "ordered"]),
        ("tactics", &tactics, ["deployed", "flew", "destroyed", "victory"]),
    ] {
        let lesson = game.lessons().iter().find(|lesson| lesson.name == name).unwrap();
        let mut table = game.create(lesson.n_seats, &lesson.options, lesson.seed).unwrap();
        for (seat, line) in &lesson.given {
            table = table.act(*seat, &[line]).unwrap().table;
        }
        let n_given = table.n_actions();
        assert!(
            table.can_undo(lesson.learner, engine::Seats::NONE).is_err(),
            "{name}: no way back before it"
        );
        for step in &lesson.steps {
            table = table.act(step.seat, &[&step.line]).unwrap().table;
        }
        let mine = || lesson.steps.iter().filter(|step| step.seat == lesson.learner);
        for begins in does {
            assert!(mine().any(|step| step.line.starts_with(begins)), "{name}: never `{begins}`");
        }
        let log = table.log(engine::Viewer::Seat(lesson.learner), n_given);
        for said in happens {
            assert!(log.contains(said), "{name}: {said} is not in the log");
        }
        assert!((6..=10).contains(&lesson.chapters().len()), "{name}: one goal a chapter");
        let pointless = mine().flat_map(|step| &step.cards).find(|card| card.points.is_empty());
        assert_eq!(pointless, None, "{name}: every card shows where to look");
    }
}

/// A flight of the script is one that the page offers, so that its goal can be pressed.
#[test]
fn every_flight_is_pressed_at_its_goal() {
    use crate::game::Names;
    use crate::tables::Looking;
    let names = Names::new(vec!["Ada".into(), "Vega".into()]);
    let chat = maud::html! {};
    let mut n_flights = 0;
    played(|table, step| {
        let guided = table.guided().unwrap();
        let learner = guided.lesson.learner;
        let Some(only) = guided.onward_of(learner).filter(|only| only.contains(';')) else { return };
        assert!(step.is_some_and(|step| step.onward == only));
        let viewer = engine::Viewer::Seat(learner);
        let reading = Looking::reading(Lang::De, viewer, &names, &chat);
        let looking = Looking { base: Some("/t/x"), only: Some(only), ..reading };
        let stage = table.drawn(&looking).stage.into_string();
        let goal = guided.cards().1.last().unwrap().points[0].as_str();
        let piece = stage.split(&format!("id=\"{goal}\"")).nth(1).unwrap().split('>').next().unwrap();
        assert!(piece.contains(&format!("data-course=\"{only}\"")), "{goal} before {step:?}: {piece}");
        assert_eq!(stage.matches("data-course=").count(), 1, "no other goal can be pressed before {step:?}");
        n_flights += 1;
    });
    assert!(n_flights > 4, "Merchant of Venus flies");
}

#[test]
fn every_card_has_words_in_both_languages_and_is_short() {
    for (_, lesson) in all() {
        for (lang, id) in
            Lang::ALL.into_iter().flat_map(|lang| [(lang, &lesson.title), (lang, &lesson.about)])
        {
            assert_ne!(&crate::i18n::say(lang, id, &[]), id, "no words in {}", lang.code());
        }
        let cards = lesson.steps.iter().flat_map(|step| &step.cards).chain(&lesson.farewell);
        for card in cards {
            for lang in Lang::ALL {
                for id in [&card.chapter, &card.message] {
                    let text = crate::i18n::say(lang, id, &[("rival", "Vega".into())]);
                    assert_ne!(&text, id, "no words in {}", lang.code());
                    assert!(!text.contains('{'), "{id}: something is not filled in: {text}");
                    assert!(text.chars().count() <= 300, "{id} is too long to be read beside a game: {text}");
                }
            }
        }
    }
}

/// What a card points at is on the page at that moment.
#[test]
fn every_piece_that_is_pointed_at_is_there() {
    use crate::game::Names;
    use crate::tables::Looking;
    use engine::Viewer;
    let names = Names::new(vec!["Ada".into(), "Vega".into()]);
    let chat = maud::html! {};
    played(|table, step| {
        let guided = table.guided().unwrap();
        let learner = guided.lesson.learner;
        let reading = Looking::reading(Lang::En, Viewer::Seat(learner), &names, &chat);
        let looking = Looking { base: Some("/t/x"), only: guided.onward_of(learner), ..reading };
        let drawn = table.drawn(&looking);
        if step.is_some_and(|step| step.seat == learner) {
            let lines: Vec<&str> = drawn.choices.iter().map(|choice| choice.line.as_str()).collect();
            assert_eq!(lines, [guided.line_of(learner).unwrap()], "only what the script says is offered");
        }
        let stage = drawn.stage.into_string();
        let (_, cards) = guided.cards();
        for point in cards.iter().flat_map(|card| &card.points).map(|point| point.replace('~', " ")) {
            let in_bar = drawn.choices.iter().any(|choice| *point == format!("choice-{}", choice.line));
            let in_frame = ["seat-1", "undo", "ask"].contains(&point.as_str());
            let on_stage =
                ["id", "data-key"].iter().any(|name| stage.contains(&format!("{name}=\"{point}\"")));
            assert!(on_stage || in_bar || in_frame, "{point} is not on the table before {step:?}");
        }
        for card in cards.iter().filter(|card| card.turn == TurnBy::Pressing) {
            let piece = stage.split(&format!("id=\"{}\"", card.points[0])).nth(1).unwrap();
            let piece = piece.split('>').next().unwrap();
            assert!(piece.contains("data-why=") && !piece.contains("data-act="), "it says why not: {piece}");
        }
        // The undo that a card mentions is possible.
        if cards.iter().any(|card| card.points.iter().any(|point| point == "undo")) {
            assert_eq!(table.can_undo(learner, engine::Seats::NONE), Ok(()));
        }
    });
}
