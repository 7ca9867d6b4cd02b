//! Overrides by id, fingerprints, and the reference that a match keeps.

use expect_test::{Expect, expect};
use interportal::Options;
use interportal::cards::{Pack, PackRef};
use interportal::ids::Ship;

fn refused(text: &str, expected: &Expect) {
    let errors = Pack::with("mine.toml", text).expect_err("the override is broken");
    expected.assert_eq(&errors.to_string());
}

#[test]
fn fields_are_replaced_and_the_rest_stays() {
    let text = "[[ship]]\nid = \"corvette\"\ncost = { A = 4 }\n\n[exchange]\nstart_ratio = 5\n";
    let pack = Pack::with("mine.toml", text).expect("a good override");
    let corvette = Ship::from_id("corvette").expect("a ship");
    assert_eq!((pack[corvette].cost.awe, pack[corvette].hu), (4, 1));
    assert_eq!((pack.exchange.start_ratio, pack.exchange.best_ratio), (5, 2));
    assert_eq!(Pack::standard()[corvette].cost.awe, 3, "the standard pack is untouched");
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    assert_eq!(options.to_string().parse(), Ok(options), "a match finds its pack again");
    let state = interportal::deal(2, &options, engine::Dealer::seeded(1));
    assert_ne!(state.pack, PackRef::standard());
}

#[test]
fn names_make_no_other_game() {
    let name = "[[ship]]\nid = \"corvette\"\nname = { en = \"gunboat\", de = \"Kanonenboot\" }\n";
    let pack = Pack::with("mine.toml", name).expect("a good override");
    assert_eq!(pack.fingerprint(), Pack::standard().fingerprint());
}

#[test]
fn what_does_not_fit_is_refused() {
    refused(
        "[[ship]]\nid = \"corvet\"\n",
        &expect![[r#"mine.toml:2:6: ship "corvet": id: there is no such ship, did you mean "corvette"?"#]],
    );
    refused(
        "[[tech]]\nid = \"drives-1\"\neffect = \"mod stat.STR[shp] +1\"\n",
        &expect![[
            r#"mine.toml:3:24: tech "drives-1": effect: expected a test of `unit`, found "shp] +1", did you mean "ship"?"#
        ]],
    );
    refused(
        "[[building]]\nid = \"fortress\"\ncost = { A = 9 }\n",
        &expect![[r#"buildings.toml:182:12: building "fortress": capacity: expected gcap = 5 (X4-129)"#]],
    );
}

/// X4R-075: of a pack with very many effects at once none is left out.
#[test]
fn no_effect_is_left_out() {
    use engine::Seat;
    use interportal::Books;
    use interportal::ids::Resource;
    use interportal::testing::{fresh, learn};
    let many = "mod income.A +1; ".repeat(120);
    let text =
        format!("[[tech]]\nid = \"drives-1\"\neffect = \"{many}mod income.R +7; mod stat.STR[ship] +1\"\n");
    let pack = Pack::with("mine.toml", &text).expect("a good override");
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut state = fresh(&interportal::deal(2, &options, engine::Dealer::seeded(1)));
    let income = |state: &interportal::State| {
        let net = Books::open(state, Seat(0)).income().net();
        (net[Resource::Awe], net[Resource::Research])
    };
    let before = income(&state);
    learn(&mut state, Seat(0), &["drives-1"]);
    let state = fresh(&state);
    assert_eq!(income(&state), (before.0 + 120, before.1 + 7));
}

/// The game has a fixed number of every component; the message says how many.
#[test]
fn nothing_can_be_added() {
    refused(
        "[[ship]]\nid = \"space-whale\"\n",
        &expect![[
            r#"mine.toml:2:6: ship "space-whale": id: there is no such ship: the game has exactly 26 and the pack has all of them, so that an override can change one but not add one"#
        ]],
    );
}
