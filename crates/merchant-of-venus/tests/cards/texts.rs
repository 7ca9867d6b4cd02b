//! Card text in both languages.

use expect_test::{Expect, expect};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Challenge, Encounter, Equipment, Face, Mission, Reward, Source, Technology};
use merchant_of_venus::words::{Lang, text};

fn both(ids: &[&str], expected: &Expect) {
    let mut said = String::new();
    for id in ids {
        let source = Source::from_id(id).unwrap_or_else(|| panic!("`{id}` is no card"));
        for lang in Lang::ALL {
            said.push_str(&format!("{}\n", text(Pack::standard(), source, lang)));
        }
    }
    expected.assert_eq(&said);
}

#[test]
fn technologies() {
    both(
        &["fancy_spoiler", "market_flux", "cloaking_field", "shuttle", "data_probe", "zen_paint_job"],
        &expect![[""]],
    );
}

#[test]
fn cards() {
    both(&["rw_12", "rw_18", "rw_01", "human_3b", "qossuth_3b", "ms_02", "ms_25", "ch_12"], &expect![[""]]);
}

#[test]
fn encounters() {
    both(
        &["en_archaeology", "en_ev_mines", "en_ev_tinker", "en_ti_host", "en_in_wire", "en_pi_gold"],
        &expect![[""]],
    );
}

/// Every component with an effect says something, and not the same in both languages.
#[test]
fn everything_speaks() {
    let sources = Technology::all()
        .map(Source::Technology)
        .chain(Reward::all().map(Source::Reward))
        .chain(Encounter::all().map(Source::Encounter))
        .chain(Equipment::all().map(Source::Equipment))
        .chain(Face::all().map(Source::Pilot))
        .chain(Mission::all().map(Source::Mission))
        .chain(Challenge::all().map(Source::Challenge));
    for source in sources {
        let [en, de] = Lang::ALL.map(|lang| text(Pack::standard(), source, lang));
        assert!(en.len() > 5 && de.len() > 5 && en != de, "{source}: `{en}`, `{de}`");
        assert!(!en.contains("  ") && !de.contains("  "), "{source}");
    }
}
