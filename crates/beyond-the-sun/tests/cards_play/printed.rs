//! Steps and costs with a number of their own do what their text says: both texts are compared with what happens.

use beyond_the_sun::Event;
use beyond_the_sun::ids::Basic;
use beyond_the_sun::testing::Play;
use beyond_the_sun::words::{Lang, Words};

/// What happens to the faction that carries out an effect, and what the log says in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Done {
    ore: i32,
    pop: i32,
    vp: i32,
    logged: i32,
}

const NOTHING: Done = Done { ore: 0, pop: 0, vp: 0, logged: 0 };

/// What must happen if `printed` is the number in the text and every faction has `have` ore and population; `None` if
/// the effect must be refused.
type Promise = fn(printed: i32, have: i32) -> Option<Done>;

/// Every step and cost that moves ore, population or VP. Two other factions play.
const STEPS: [(&str, Promise); 10] = [
    ("gain # ore;", |n, _| Some(Done { ore: n, logged: n, ..NOTHING })),
    ("vp #;", |n, _| Some(Done { vp: n, logged: n, ..NOTHING })),
    ("lose # ore;", |n, have| Some(Done { ore: -n.min(have), logged: n.min(have), ..NOTHING })),
    ("lose # pop;", |n, have| Some(Done { pop: -n.min(have), logged: n.min(have), ..NOTHING })),
    ("take # ore from others;", |n, have| {
        Some(Done { ore: 2 * n.min(have), logged: 2 * n.min(have), ..NOTHING })
    }),
    ("give # ore to others;", |n, have| {
        Some(Done { ore: -have.min(2 * n), logged: have.min(2 * n), ..NOTHING })
    }),
    ("pay # ore;", |n, have| (have >= n).then_some(Done { ore: -n, logged: n, ..NOTHING })),
    ("pay # ore to player;", |n, have| (have >= n).then_some(Done { ore: -n, logged: n, ..NOTHING })),
    ("# ore:", |n, have| (have >= n).then_some(Done { ore: -n, logged: n, ..NOTHING })),
    ("# recall:", |n, have| (have >= n).then_some(Done { pop: -n, logged: n, ..NOTHING })),
];

/// The number that a text shows first.
fn number(text: &str) -> i32 {
    text.split(' ').find_map(|word| word.parse().ok()).expect("a number is printed")
}

/// The amounts in what the log says about ore, population and VP.
fn logged(events: &[Event]) -> i32 {
    let amounts = events.iter().map(|event| match *event {
        Event::Gained(_, n)
        | Event::GainedVp(_, n)
        | Event::Lost(_, n)
        | Event::Recalled(_, n)
        | Event::Paid(_, n)
        | Event::PaidTo(_, _, n) => i32::from(n),
        _ => 0,
    });
    amounts.sum()
}

/// Plays an effect as the lowest basic action: what is printed in both languages, and what happens without the one
/// ore that is gained after it.
fn tried(effect: &str, have: i32) -> ([i32; 2], Option<Done>) {
    let mut play = Play::deal(&format!(
        "basic basic-recruit {effect} gain 1 ore\np1 ore {have} pop {have}\np2 ore {have}\np3 ore {have}"
    ));
    let pack = play.board().pack.pack();
    let basic = Basic::from_id("basic-recruit").expect("a known id");
    let printed = Lang::ALL.map(|lang| number(&Words::new(lang, pack).effect(pack[basic].effect)));
    if !play.offers("p1 go basic-recruit") {
        return (printed, None);
    }
    let (before, n_events) = (*play.tableau("p1"), play.events().len());
    play.play("p1 go basic-recruit");
    let after = play.tableau("p1");
    let done = Done {
        ore: i32::from(after.ore) - i32::from(before.ore) - 1,
        pop: i32::from(after.pop) - i32::from(before.pop),
        vp: i32::from(after.vp) - i32::from(before.vp),
        logged: logged(&play.events()[n_events..]) - 1,
    };
    (printed, Some(done))
}

/// For every number from one to three and holdings from none to three: what is printed is done and logged.
#[test]
fn steps_do_what_is_printed() {
    for (step, promise) in STEPS {
        for n in 1..=3 {
            for have in 0..=3 {
                let effect = step.replace('#', &n.to_string());
                let ([en, de], done) = tried(&effect, have);
                assert_eq!(en, de, "{effect}");
                assert_eq!(promise(en, have), done, "{effect} with {have}");
            }
        }
    }
}
