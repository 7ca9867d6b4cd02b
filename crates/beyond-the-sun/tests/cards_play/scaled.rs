//! Effects that depend on a count do what their text says: the English text is compared with what happens.

use beyond_the_sun::Event;
use beyond_the_sun::effect::Count;
use beyond_the_sun::ids::Basic;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::words::{Lang, Words};

/// What a text says for this many counted things: `gain 2 ore per 3 colonies (at most 4 ore)`, or in German
/// `je 3 Kolonien 2 Erz erhalten (höchstens 4 Erz)`.
fn promised(lang: Lang, text: &str, counted: u16) -> u16 {
    let number = |text: &str| text.split(' ').find_map(|word| word.parse::<u16>().ok());
    let most = if lang == Lang::En { " (at most " } else { " (höchstens " };
    let (text, max) = text.split_once(most).map_or((text, None), |(text, max)| (text, number(max)));
    let (step, scale) = match lang {
        Lang::En => text.split_once(" per ").expect("it goes by a count"),
        Lang::De => {
            let text = text.strip_prefix("je ").expect("it goes by a count");
            let (first, rest) = text.split_once(' ').expect("a noun and a step");
            if number(first).is_some() { (rest, first) } else { (text, "") }
        }
    };
    let times = counted / number(scale.split(' ').next().unwrap_or_default()).unwrap_or(1);
    let total = number(step).expect("every step that scales has a number") * times;
    max.map_or(total, |max| total.min(max))
}

/// Plays an effect as the lowest basic action on a table and returns what was printed in both languages, done and
/// logged.
fn tried(table: &str, effect: &str, count: Count) -> [u16; 4] {
    let mut play = Play::deal(&format!("basic basic-recruit {effect}; gain 1 ore\n{table}"));
    let me = seat_of("p1");
    let pack = play.board().pack.pack();
    let basic = Basic::from_id("basic-recruit").expect("a known id");
    let counted = play.board().count(me, count);
    let [en, de] = [(Lang::En, ", then"), (Lang::De, ", dann")].map(|(lang, then)| {
        let text = Words::new(lang, pack).effect(pack[basic].effect);
        let text = text.split(then).next().expect("two steps").to_lowercase();
        promised(lang, &text, counted.into())
    });
    let before = *play.tableau("p1");
    play.play("p1 go basic-recruit");
    let after = play.tableau("p1");
    let extra = u16::from(!effect.starts_with("gain"));
    let done = (after.ore - before.ore - 1) * (1 - extra)
        + u16::from(after.vp - before.vp)
        + u16::from(after.pop - before.pop);
    let logged = play.events().iter().map(|event| match *event {
        Event::Gained(_, n) => u16::from(n),
        Event::GainedVp(_, n) | Event::Recruited(_, n) => u16::from(n),
        _ => 0,
    });
    [en, de, done, logged.sum::<u16>() - 1]
}

/// Tries every step that scales, in steps of one and two, with and without a limit. `most` is what the supply allows.
fn tried_all(table: &str, count: Count) {
    for (step, most) in [("gain 2 ore", 99), ("vp 2", 99), ("supply>pop", 17), ("supply>pop from B", 4)] {
        for scale in ["", "2 "] {
            for max in ["", " max 3"] {
                let effect = format!("{step} per {scale}{count}{max}");
                let [en, de, done, logged] = tried(table, &effect, count);
                assert_eq!(en, de, "{effect}");
                assert_eq!((en.min(most), en.min(most)), (done, logged), "{effect}");
            }
        }
    }
}

/// For every step that scales and every count: the printed amount is done and logged.
#[test]
fn scaled_steps_do_what_is_printed() {
    let table = "p1 ships sol 1 1 deep-space 2\np1 removed food 3 ore 2\np1 outpost a1 food
        p1 outpost yard-left food\np1 colonies ross-128 wolf-359 tau-ceti\np1 researched I-1 I-2 I-3\np1 ore 7 pop 5
        guild scholars-guild architects-guild";
    Count::ALL.into_iter().for_each(|count| tried_all(table, count));
}

/// The same for counts from none to three.
#[test]
fn scaled_steps_follow_the_count() {
    for colonies in ["", "ross-128", "ross-128 wolf-359", "ross-128 wolf-359 tau-ceti"] {
        tried_all(&format!("p1 colonies {colonies}"), Count::Colony);
    }
    for ships in ["", "sol 1", "sol 1 1", "sol 1 1 1"] {
        tried_all(&format!("p1 ships {ships}"), Count::Ship);
        tried_all(&format!("p1 ships {ships}"), Count::Strength);
    }
}
