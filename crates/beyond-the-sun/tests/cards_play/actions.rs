//! BTS-026, BTS-134: every action of every technology and guild, each of its options in a row.

use super::row::{change, check, counts, deal, play, rows};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::{Guild, Tech};
use beyond_the_sun::{Decision, Holder, Space};

/// Takes the action of a card that p1 has researched, or of an open guild; `card 2` is its second space.
fn action(card: &str, table: &str, script: &str) -> String {
    let id = card.split(' ').next().expect("a card");
    let rigged = match Tech::from_id(id).map(|tech| Pack::standard()[tech].level) {
        Some(level) => {
            let slot = ["I-1", "II-1", "III-1", "IV-2"][usize::from(level) - 1];
            format!("slot {slot} {id}; p1 researched {slot}")
        }
        None => format!("guild {id}"),
    };
    let mut table = deal(&format!("{rigged}; p1 ore 9 pop 4; {table}"));
    let before = counts(&table);
    play(&mut table, &format!("go {card}; {script}"));
    assert_eq!(table.decision(), Some(Decision::Produce), "{card}: the script is over with the action");
    change(&before, &counts(&table))
}

#[test]
fn every_action() {
    check(include_str!("actions.txt"), action);
}

/// As many rows as an action has options, for each action of the packs.
#[test]
fn no_action_is_left_out() {
    let pack = Pack::standard();
    let techs = Tech::all().map(Holder::Tech);
    for holder in techs.chain(Guild::all().map(Holder::Guild)) {
        let mut n = 0;
        for action in 0..holder.n_actions(pack) {
            let space = (0..holder.n_spaces(pack, 3))
                .map(|n| Space { holder, n })
                .find(|it| it.printed(pack).n == action);
            let space = space.expect("an action has a space").to_string();
            let n_options = holder.effect(pack, action).map_or(0, |effect| pack.code.options(effect).len());
            n = rows(include_str!("actions.txt")).filter(|row| row.card == space).count();
            assert!(n >= n_options, "{space}: {n} rows for {n_options} options");
        }
        assert_eq!(n > 0, holder.n_actions(pack) > 0, "{holder}");
    }
}
