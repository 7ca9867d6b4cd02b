//! Overrides: a second file replaces entries by id.

use merchant_of_venus::Options;
use merchant_of_venus::cards::{Pack, PackRef};
use merchant_of_venus::ids::{Good, Source};
use merchant_of_venus::testing::Play;
use merchant_of_venus::words::{Lang, text};

/// A changed price is paid, and the options name the pack.
#[test]
fn a_price_is_changed() {
    let pack = Pack::with("mine.toml", "[[good]]\nid = \"space_spice\"\ncost = 40\n").expect("an override");
    assert_ne!(pack.fingerprint(), Pack::standard().fingerprint());
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    assert_eq!(options.to_string().parse::<Options>(), Ok(options));
    let mut play = Play::deal_with(&options, "culture 3 TRP\np1 at TRP-A credits 100");
    play.play("p1 stay\np1 buy good space_spice");
    assert_eq!(play.merchant("p1").credits, 60);
}

/// A changed effect is printed and carried out.
#[test]
fn an_effect_is_changed() {
    let over = "[[reward]]\nid = \"rw_14\"\neffect = \"mod move + 3\"\n";
    let pack = Pack::with("mine.toml", over).expect("an override");
    let reward = merchant_of_venus::ids::Reward::from_id("rw_14").expect("a reward");
    assert_eq!(text(pack, Source::Reward(reward), Lang::En), "You have 3 more movement points.");
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut play = Play::deal_with(&options, "p1 rewards rw_14\nthrows 1+2+3");
    play.play("p1 head BIO~GB.3");
    assert_eq!(play.board().turn.points, 9);
}

/// Names can be corrected without making another pack.
#[test]
fn names_do_not_count() {
    let over = "[[good]]\nid = \"space_spice\"\nname = { en = \"Spice\", de = \"Gewürz\" }\n";
    let pack = Pack::with("mine.toml", over).expect("an override");
    assert_eq!(pack.fingerprint(), Pack::standard().fingerprint());
    assert_eq!(pack[Good::from_id("space_spice").expect("a good")].name.en, "Spice");
}

/// What is not there cannot be changed.
#[test]
fn unknown_entries() {
    let errors =
        Pack::with("mine.toml", "[[good]]\nid = \"space_spize\"\ncost = 40\n").expect_err("no such good");
    assert!(errors.to_string().contains("did you mean \"space_spice\"?"), "{errors}");
}

/// Ratings have no number of their own in the rules, so that an override may add one; of cards there are as many as the
/// rules know.
#[test]
fn entries_are_added_where_there_is_room() {
    let rating = "[[rating]]\nmin = 1\nname = { en = \"Beginner\", de = \"Anfängerin\" }\norigin = \"reconstructed\"\nnote = \"\"\n";
    let pack = Pack::with("mine.toml", rating).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(pack.ratings.len(), Pack::standard().ratings.len() + 1);
    assert_eq!(pack.ratings[1].min, 1, "in its place");
    let errors =
        Pack::with("mine.toml", "[[mission]]\nid = \"grand_tour\"\n").expect_err("one mission too many");
    assert_eq!(
        errors.to_string(),
        "mine.toml:2:6: mission \"grand_tour\": id: there is no such mission: the game has exactly 28 and the pack has \
         all of them, so that an override can change one but not add one"
    );
}
