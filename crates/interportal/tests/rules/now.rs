//! What the page says before a choice is made: what the question is about, prices and what a choice brings.

use engine::{Game, Seat, Viewer};
use interportal::action::Unit;
use interportal::ids::{Government, Resource, Ship, VpSource};
use interportal::now::Topic;
use interportal::testing::{Play, found, introduce};
use interportal::words::{Lang, Words};
use interportal::{Books, Decision, Hex};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);

fn research_ship() -> Unit {
    Unit::Ship(Ship::from_id("research-ship").expect("a ship"), 1)
}

/// X4-110, X4-114: a purchase is named until it is paid, and its price is what is asked for then.
#[test]
fn x4_110_a_purchase_is_named_until_it_is_paid() {
    let mut play = Play::table(|_| {});
    assert_eq!(play.state.topic(), None, "nothing is bought yet");
    let quote = play.state.cheapest_unit(ME, research_ship()).expect("the home world builds ships");
    play.play("p1 buy research-ship");
    assert_eq!(play.state.topic(), Some(Topic::Unit(research_ship())));
    assert_eq!(play.decision(), Some(Decision::Pay(quote.awe)));
    assert_eq!(quote.awe, 3, "X4-119");
    play.play("p1 done");
    assert_eq!(play.state.topic(), None);
}

/// X4R-005: a choice is forecast with what it takes from the accounts, and without what nobody can know.
#[test]
fn x4r_005_a_choice_is_forecast() {
    let mut play = Play::table(|_| {});
    play.play("p1 buy research-ship");
    let view = play.state.view(Viewer::Seat(ME));
    let paid = view.forecast(ME, "done".parse().expect("an action"));
    assert_eq!((paid.stock[Resource::Awe], paid.capacity, paid.reveals), (-3, [0, -1], false));
    assert_eq!(paid.events.len(), 1, "the purchase is told");
    let before = play.accounts(ME)[0];
    play.play("p1 done");
    assert_eq!(play.accounts(ME)[0], before - 3, "it comes as forecast");
    let mut play = Play::table(|_| {});
    play.play("p1 pass; p2 pass");
    let view = play.state.view(Viewer::Seat(ME));
    play.play("p1 move ship 1");
    let moving = play.state.view(Viewer::Seat(ME));
    assert!(!view.forecast(ME, "move ship 1".parse().expect("an action")).reveals);
    let unknown = play.legal(ME).into_iter().find(|line| {
        let hex = line.strip_prefix("go ").and_then(|hex| hex.parse::<Hex>().ok());
        hex.is_some_and(|hex| play.state.system(hex).kind.is_none())
    });
    let line = unknown.expect("a tile that nobody has turned up lies next to a home world");
    let turned = moving.forecast(ME, line.parse().expect("an action"));
    assert!(turned.reveals && turned.events.is_empty(), "what lies there is not told");
}

/// X4R-284: the points of all sources and those kept for good are all points.
#[test]
fn x4r_284_points_by_source() {
    let play = Play::table(|state| {
        found(state, ME, FAR, "rock-world", 1);
        state.core = Some(ME);
        state.realms[ME].booked[0] = 3;
    });
    let books = Books::open(&play.state, ME);
    let core = VpSource::from_id("vp-core-held").expect("a source");
    assert_eq!(books.half_points_from(core), Some(2), "X4-179");
    let gone = VpSource::from_id("vp-milestone").expect("a source");
    assert_eq!(books.half_points_from(gone), None, "a milestone is kept for good");
    let counted: i32 = VpSource::all().filter_map(|source| books.half_points_from(source)).sum();
    assert_eq!(counted + 3, i32::from(books.half_points()));
}

/// X4-161, X4R-096: of an effect that lets choose each option is told.
#[test]
fn x4r_096_options_are_told() {
    let mut play = Play::table(|state| {
        introduce(state, ME, "dogma");
        state.realms[ME].government = Government::from_id("technocracy").expect("a government");
    });
    play.play("p1 pass; p2 pass; p1 pass; p2 pass");
    assert_eq!(play.decision(), Some(Decision::Elect), "X4-161");
    let Some(Topic::Effect(program, at)) = play.state.topic() else { panic!("an effect asks") };
    for lang in Lang::ALL {
        let words = Words::new(lang, play.state.pack.pack());
        let options = words.options(program, at);
        assert_eq!(options.len(), play.legal(ME).len(), "{options:?}");
        assert!(options.iter().all(|text| text.ends_with('.') && text.len() > 5), "{options:?}");
        let whole = words.step(program, at).to_lowercase();
        let is_told = |text: &String| whole.contains(text.to_lowercase().trim_end_matches('.'));
        // German verbs stand elsewhere in the options than in the whole sentence.
        let is_whole = match lang {
            Lang::En => options.iter().all(is_told),
            Lang::De => whole.starts_with("entweder ") && whole.contains(" oder "),
        };
        assert!(is_whole, "the whole choice is told: {whole}");
        assert_eq!(words.step(program, at + 1), "", "nothing comes behind it");
    }
}
