//! Effects that depend on a count do what their text says: the English text is compared with what happens.

use beyond_the_sun::Event;
use beyond_the_sun::effect::Count;
use beyond_the_sun::ids::Basic;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::words::{Lang, Words};

/// What a text says for this many counted things: `gain 2 ore per 3 colonies (at most 4 ore)`.
fn promised(text: &str, counted: u16) -> u16 {
    let (step, scale) = text.split_once(" per ").expect("it goes by a count");
    let number = |text: &str| text.split(' ').find_map(|word| word.parse::<u16>().ok());
    let (per, max) = scale.split_once(" (at most ").map_or((scale, None), |(per, max)| (per, number(max)));
    let times = counted / number(per.split(' ').next().unwrap_or_default()).unwrap_or(1);
    let total = number(step).expect("every step that scales has a number") * times;
    max.map_or(total, |max| total.min(max))
}

/// Plays an effect as the lowest basic action and returns what was printed, done and logged.
fn tried(effect: &str, count: Count) -> [u16; 3] {
    let mut play = Play::deal(&format!(
        "basic basic-recruit {effect}; gain 1 ore\np1 ships sol 1 1 deep-space 2\np1 removed food 3 ore 2\np1 outpost a1 food
        p1 outpost yard-left food\np1 colonies ross-128 wolf-359 tau-ceti\np1 researched I-1 I-2 I-3\np1 ore 7 pop 5
        guild scholars-guild architects-guild"
    ));
    let me = seat_of("p1");
    let pack = play.board().pack.pack();
    let basic = Basic::from_id("basic-recruit").expect("a known id");
    let text = Words::new(Lang::En, pack).effect(pack[basic].effect);
    let text = text.split(", then").next().expect("two steps").to_lowercase();
    let counted = play.board().count(me, count);
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
    [promised(&text, counted.into()), done, logged.sum::<u16>() - 1]
}

/// For every step that scales and every count: the printed amount is done and logged.
#[test]
fn scaled_steps_do_what_is_printed() {
    for count in Count::ALL {
        for (step, most) in [("gain 2 ore", 99), ("vp 2", 99), ("supply>pop", 17), ("supply>pop from B", 4)] {
            for scale in ["", "2 "] {
                for max in ["", " max 3"] {
                    let effect = format!("{step} per {scale}{count}{max}");
                    let [promised, done, logged] = tried(&effect, count);
                    assert_eq!((promised.min(most), promised.min(most)), (done, logged), "{effect}");
                }
            }
        }
    }
}
