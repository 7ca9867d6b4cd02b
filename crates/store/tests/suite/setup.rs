//! Tables for tests.

use store::{Append, NewMatch, NewSeat, Sitter, Store, Terms, Undo};

pub(crate) use crate::home::scratch;

/// A waiting table of two seats: the host `ada` on the first, the second open.
pub(crate) fn waiting(id: &str) -> NewMatch {
    let seat = |n: u8, sitter, name| NewSeat { sitter, name, invite: format!("{id}-{n}"), asked: n == 0 };
    NewMatch {
        id: id.into(),
        game: "new-frontiers".into(),
        rules: 3,
        pack: 0xfedc_ba98_7654_3210,
        options: "goals".into(),
        seed: "18446744073709551615".into(),
        name: format!("table {id}"),
        host: "ada".into(),
        language: "de".into(),
        terms: Terms::default(),
        running: false,
        snapshot: snapshot(0, 0),
        seats: vec![seat(0, Sitter::Guest("ada".into()), Some("Ada".into())), seat(1, Sitter::Open, None)],
        challenge: None,
        rematch_of: None,
        at: 100,
    }
}

pub(crate) fn running(id: &str) -> NewMatch {
    NewMatch { running: true, ..waiting(id) }
}

/// A snapshot that says which version and how many actions it belongs to.
pub(crate) fn snapshot(version: u64, n_actions: usize) -> Vec<u8> {
    format!("{version} {n_actions}").into_bytes()
}

/// The line at place `n` of every record that these tests write.
pub(crate) fn line(n: usize) -> (u8, String) {
    ((n % 2) as u8, format!("settle {n}"))
}

/// An act of `n_lines` on a table that is at `version` with `n_actions`.
pub(crate) fn act(id: &str, version: u64, n_actions: usize, n_lines: usize) -> Append {
    Append {
        match_id: id.into(),
        expect_version: version,
        lines: (n_actions..n_actions + n_lines).map(line).collect(),
        fixed: 0,
        snapshot: snapshot(version + 1, n_actions + n_lines),
        outcome: None,
        asked: None,
        places: None,
        at: 200,
    }
}

pub(crate) fn take_back(id: &str, version: u64, keep: usize) -> Undo {
    Undo {
        match_id: id.into(),
        expect_version: version,
        keep: keep as u32,
        fixed: 0,
        snapshot: snapshot(version + 1, keep),
        asked: None,
        at: 300,
    }
}

/// Version, lines and snapshot are consistent.
pub(crate) async fn assert_sound(store: &Store, id: &str) -> u64 {
    let record = store.load(id).await.unwrap().unwrap();
    let lines: Vec<_> = record.actions.iter().map(|action| (action.seat, action.line.clone())).collect();
    assert_eq!(lines, (0..lines.len()).map(line).collect::<Vec<_>>(), "{id}: the lines in order");
    assert_eq!(
        record.snapshot,
        snapshot(record.listing.version, lines.len()),
        "{id}: the snapshot is of this version"
    );
    assert_eq!(record.listing.n_actions as usize, lines.len(), "{id}: every action is counted");
    record.listing.version
}
