//! Overrides by id, fingerprints, and the reference that a match keeps.

use expect_test::{Expect, expect};
use interportal::Options;
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Ship, Tech};

use super::broken::{STANDARD, changed};

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

/// Matches that began with the pack of rules number 15 go on with it.
#[test]
fn a_former_pack_stays_known() {
    let (file, today) = STANDARD[4];
    let before = today.replacen("cost_sum = 106", "cost_sum = 105", 1);
    let before = changed(&before, "political-philosophy", "cost = { R = 10 }", "cost = { R = 9 }");
    let files = STANDARD.map(|(name, text)| (name, if name == file { before.as_str() } else { text }));
    let former = Pack::read(&files).expect("it was the standard pack").fingerprint();
    let options: Options = format!("quick short calm pack={former:016x}").parse().expect("a pack in use");
    let philosophy = Tech::from_id("political-philosophy").expect("a technology");
    assert_eq!(options.pack.pack()[philosophy].cost.research, 9);
    assert_eq!(Pack::standard()[philosophy].cost.research, 10);
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

/// X4R-002: of a pack with very many changes of one price all count, and however large they are, nothing fails.
#[test]
fn many_changes_of_one_price() {
    use engine::Seat;
    use interportal::ids::{Resource, Tech};
    use interportal::testing::{build, fresh, learn};
    use interportal::{Books, State};
    let with = |effect: &str| -> State {
        let text = format!("[[tech]]\nid = \"drives-1\"\neffect = \"{effect}\"\n");
        let pack = Pack::with("mine.toml", &text).expect("a good override");
        let options = Options { pack: PackRef::new(pack), ..Options::default() };
        let mut state = interportal::deal(2, &options, engine::Dealer::seeded(1));
        learn(&mut state, Seat(0), &["drives-1"]);
        fresh(&state)
    };
    let all = |change: &str, n: usize| vec![change; n].join("; ");
    let state = with(&all("mod cost.tech -1 min 2", 40));
    let dearest = Tech::all().max_by_key(|tech| state.pack[*tech].cost.research).expect("a technology");
    let printed = state.pack[dearest].cost.research;
    assert!(printed > 26, "24 of them would not do: {printed}");
    assert_eq!(Books::open(&state, Seat(0)).tech_cost(dearest), printed.saturating_sub(40).max(2));
    let mut doubled = with(&all("mod yield.res *2 apply=last", 12));
    let home = doubled.realms[Seat(0)].capital;
    build(&mut doubled, Seat(0), home, "resource-building-1", Some(Resource::Awe));
    let awe = Books::open(&fresh(&doubled), Seat(0)).income().net()[Resource::Awe];
    assert!(awe > 2 << 12, "all twelve count: {awe}");
    let state = with(&all("mod cost.tech *100", 60));
    // What such a price is does not matter; that there is one does.
    let _price = Books::open(&state, Seat(0)).tech_cost(dearest);
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
