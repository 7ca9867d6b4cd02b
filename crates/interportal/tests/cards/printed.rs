//! What is printed is what happens: each change of a number, with each scale and bound, and each step that moves a number.

use engine::{Dealer, Seat};
use interportal::cards::{Pack, PackRef};
use interportal::ids::{Capacity, Resource, Tech};
use interportal::notation::{ActionKind, Program, Quantity};
use interportal::state::Colony;
use interportal::testing::{Play, chart, fresh, launch, learn};
use interportal::words::{Lang, Words};
use interportal::{Books, Hex, Options, State};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// A way to change a number: how it is written, the numbers that its text must show, and what it makes of a number when
/// there are so many ships. The last is written down here once more, so that the rules are compared with it.
type Way = (&'static str, &'static [i32], fn(i32, i32) -> i32);

const WAYS: [Way; 16] = [
    ("+ 2", &[2], |base, _| base + 2),
    ("- 2", &[2], |base, _| base - 2),
    ("= 3", &[3], |_, _| 3),
    ("* 2", &[], |base, _| base * 2),
    ("* 3", &[3], |base, _| base * 3),
    ("* 1/2", &[], |base, _| base.div_euclid(2)),
    ("- 9 min 4", &[9, 4], |base, _| (base - 9).max(base.min(4))),
    ("+ 9 max 5", &[9, 5], |base, _| (base + 9).min(base.max(5))),
    ("min 4", &[4], |base, _| base.max(4)),
    ("max 4", &[4], |base, _| base.min(4)),
    ("min 3 max 6", &[3, 6], |base, _| base.clamp(3, 6)),
    ("+ 2 per count(ship)", &[2], |base, n| base + 2 * n),
    ("+ 2 per 3 count(ship)", &[2, 3], |base, n| base + 2 * (n / 3)),
    ("+ 2 per 3 count(ship) cap 5", &[2, 3, 5], |base, n| base + (2 * (n / 3)).min(5)),
    ("- 2 per 3 count(ship)", &[2, 3], |base, n| base - 2 * (n / 3)),
    ("* 2 per 9 count(ship)", &[2, 9], |base, n| base * (2 * (n / 9))),
];

/// The ways to change a quantity. Income has no one number to set, to multiply or to bound.
fn ways_of(quantity: Quantity) -> impl Iterator<Item = Way> {
    let is_summed = Resource::ALL.into_iter().any(|resource| quantity == Quantity::income(resource));
    let is_added = |way: &str| way.starts_with(['+', '-']) && !way.contains('m');
    WAYS.into_iter().filter(move |(way, ..)| !is_summed || is_added(way))
}

/// The standard pack with other effects of these technologies.
fn pack(effects: &[(Tech, String)]) -> &'static Pack {
    let entries =
        effects.iter().map(|(tech, effect)| format!("[[tech]]\nid = \"{tech}\"\neffect = \"{effect}\"\n"));
    let text: String = entries.collect();
    Pack::with("mine.toml", &text).unwrap_or_else(|why| panic!("{why}"))
}

fn effect_of(pack: &Pack, tech: Tech) -> Program {
    **pack[tech].effect.as_ref().expect("an effect")
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<i32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Of each quantity every way to change it is printed: no two ways have the same text, and each number is in it.
#[test]
fn every_change_is_printed() {
    const AT_ONCE: usize = 15;
    let all: Vec<(Tech, &[Quantity])> = Tech::all().zip(Quantity::ALL.chunks(AT_ONCE)).collect();
    assert!(all.len() * AT_ONCE >= Quantity::ALL.len());
    let effects: Vec<(Tech, String)> = all
        .iter()
        .map(|(tech, some)| {
            let of = |quantity: &Quantity| {
                let quantity = *quantity;
                ways_of(quantity).map(move |(way, ..)| format!("mod {quantity} {way}"))
            };
            (*tech, some.iter().flat_map(of).collect::<Vec<_>>().join("; "))
        })
        .collect();
    let pack = pack(&effects);
    let mut faults = Vec::new();
    for (tech, some) in all {
        let program = effect_of(pack, tech);
        let mut at = 0;
        for quantity in some {
            let ways: Vec<Way> = ways_of(*quantity).collect();
            for lang in Lang::ALL {
                let said = |way: usize| Words::new(lang, pack).step(program, (at + way) as u8);
                let texts: Vec<String> = (0..ways.len()).map(said).collect();
                for (n, (text, (way, shown, _))) in texts.iter().zip(&ways).enumerate() {
                    if let Some(other) = texts[..n].iter().position(|other| other == text) {
                        faults.push(format!("{quantity} {way} and {}: {text}", ways[other].0));
                    }
                    for number in shown.iter().filter(|number| !numbers(text).contains(number)) {
                        faults.push(format!("{quantity} {way}: {number} is not in: {text}"));
                    }
                    // Some words of the notation are words of players, too; none of those with a point is.
                    if quantity.id().contains('.') && text.contains(quantity.id()) {
                        faults.push(format!("{quantity} {way} has no words: {text}"));
                    }
                }
            }
            at += ways.len();
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// A number that effects change, where it is read, and its bounds.
type Read = (&'static str, fn(&State) -> i32, i32);

/// Numbers of all kinds: incomes, capacities, prices, limits, actions, votes, bids, wars.
const READ: [Read; 25] = [
    ("income.A", |it| books(it).income().net()[Resource::Awe].into(), i32::MIN),
    ("income.R", |it| books(it).income().net()[Resource::Research].into(), i32::MIN),
    ("cap.gcap", |it| books(it).capacity(Capacity::Ground).into(), 0),
    ("cap.scap", |it| books(it).capacity(Capacity::Space).into(), 0),
    ("slots", |it| books(it).slots(home(it)).into(), 0),
    ("cost.vote", |it| books(it).vote_cost().into(), 0),
    ("cost.study", |it| books(it).study_cost().into(), 0),
    ("cost.repair", |it| books(it).repair_cost().into(), 0),
    ("cost.expedition-research", |it| books(it).expedition_cost().into(), 0),
    ("cost.gift", |it| books(it).gift_cost().into(), 0),
    ("cost.wonder-stage", |it| books(it).stage_cost(Resource::Awe).into(), 0),
    ("price.discovery", |it| books(it).discovery_price().into(), 0),
    ("limit.policies", |it| books(it).policy_limit().into(), 0),
    ("limit.advisors", |it| books(it).advisor_limit().into(), 0),
    ("limit.centres", |it| books(it).centre_limit().into(), 0),
    ("limit.network-level", |it| books(it).highest(false).into(), 0),
    ("limit.state-size", |it| books(it).state_size().1.into(), 0),
    ("state-size.used", |it| books(it).state_size().0.into(), 0),
    ("action.treaty", |it| books(it).actions(ActionKind::Treaty, 2).into(), 0),
    ("action.law", |it| books(it).actions(ActionKind::Law, 2).into(), 0),
    ("votes", |it| books(it).votes().into(), 0),
    ("ratio", |it| books(it).ratio(Resource::Awe, Resource::Food).into(), 2),
    ("trade-treaty.units", |it| books(it).trade_units().into(), 1),
    ("bid.auction", |it| books(it).bid_bonus().into(), 0),
    ("war.x-min", |it| books(it).least_stake().into(), 0),
];

fn books(state: &State) -> Books<'_> {
    Books::open(state, ME)
}

fn home(state: &State) -> &Colony {
    state.colony_at(state.realms[ME].capital).expect("a home world")
}

/// A table with this pack, on which the first seat has ten ships and a technology.
fn table(pack: &'static Pack, known: &str) -> State {
    let options = Options { pack: PackRef::new(pack), ..Options::default() };
    let mut state = interportal::deal(2, &options, Dealer::seeded(1));
    chart(&mut state);
    launch(&mut state, ME, Hex::CENTRE, "frigate", 7);
    learn(&mut state, ME, &[known]);
    fresh(&state)
}

/// Every way to change a number does what it says, with the number that it changes.
#[test]
fn every_change_happens_as_it_is_printed() {
    let tech = Tech::from_id("drives-1").expect("a technology");
    let before = table(pack(&[(tech, "mod debt + 1".to_owned())]), "drives-1");
    let n_ships = before.realms[ME].ships.len() as i32;
    assert_eq!(n_ships, 10);
    for (way, _, made) in WAYS {
        let read = READ.iter().filter(|(quantity, ..)| {
            let quantity = Quantity::from_id(quantity).expect("a quantity");
            ways_of(quantity).any(|(it, ..)| it == way)
        });
        let read: Vec<&Read> = read.collect();
        let effect: Vec<String> = read.iter().map(|(quantity, ..)| format!("mod {quantity} {way}")).collect();
        let after = table(pack(&[(tech, effect.join("; "))]), "drives-1");
        for (quantity, number, least) in read {
            let [before, after] = [&before, &after].map(number);
            assert_eq!(after, made(before, n_ships).max(*least), "{quantity} {way}, from {before}");
        }
    }
}

/// A step as it is written, with `#` for its number, and what it moves.
type Step = (&'static str, fn(&Play) -> i32);

fn account(play: &Play, resource: Resource) -> i32 {
    play.accounts(ME)[resource as usize].into()
}

/// Steps that move a number.
const STEPS: [Step; 9] = [
    ("gain # A", |play| account(play, Resource::Awe)),
    ("gain # F", |play| account(play, Resource::Food)),
    ("gain # R", |play| account(play, Resource::Research)),
    ("gain # C", |play| account(play, Resource::Culture)),
    ("pay # F", |play| -account(play, Resource::Food)),
    ("pay # C", |play| -account(play, Resource::Culture)),
    ("actions # free when=now", |play| tokens(play, ActionKind::Free)),
    ("actions # law when=now", |play| tokens(play, ActionKind::Law)),
    ("sanction + # who=holder", |play| play.state.realms[ME].sanctions.into()),
];

fn tokens(play: &Play, kind: ActionKind) -> i32 {
    play.state.realms[ME].office.tokens.of(kind).into()
}

/// What a bonus for the first researcher prints in both languages, and what it moves.
fn tried(bonus: &str, read: fn(&Play) -> i32) -> ([Vec<i32>; 2], i32) {
    let tech = Tech::from_id("drives-1").expect("a technology");
    let text = |bonus: &str| format!("[[tech]]\nid = \"drives-1\"\nbonus = \"{bonus}\"\n");
    let researched = |bonus: &str| {
        let pack = Pack::with("mine.toml", &text(bonus)).unwrap_or_else(|why| panic!("{why}"));
        let mut state = table(pack, "sensors-1");
        state.first = ME;
        let mut play = Play::begun(state).with(ME, [60; 4]).with(YOU, [60; 4]);
        play.play("p1 research drives-1");
        (pack, read(&play))
    };
    let (pack, after) = researched(bonus);
    let (_, without) = researched("nothing");
    (Lang::ALL.map(|lang| numbers(&Words::new(lang, pack).bonus(&pack[tech]))), after - without)
}

/// Every step that moves a number moves the one that its text shows; what is gained or paid for each of something is
/// so much for each of them.
#[test]
fn every_step_happens_as_it_is_printed() {
    for (step, read) in STEPS {
        for n in [1, 3] {
            let (printed, moved) = tried(&step.replace('#', &n.to_string()), read);
            assert_eq!(printed, [vec![n], vec![n]], "{step}");
            assert_eq!(moved, n, "{step} with {n}");
        }
        let is_amount = step.starts_with("gain") || step.starts_with("pay");
        if is_amount {
            let (printed, moved) = tried(&step.replace('#', "2 * count(ship)"), read);
            assert_eq!(printed, [vec![2], vec![2]], "{step} for each ship");
            assert_eq!(moved, 2 * 10, "{step} for each ship");
        }
    }
}

/// What would be printed and not carried out is refused with its place: a fraction that is no factor, and an income that is
/// set, multiplied or bounded.
#[test]
fn what_is_not_carried_out_is_refused() {
    let refused = |effect: &str, expected: &str| {
        let text = format!("[[tech]]\nid = \"drives-1\"\neffect = \"{effect}\"\n");
        let why = Pack::with("mine.toml", &text).expect_err("refused").to_string();
        assert!(why.starts_with("mine.toml:3:") && why.contains(expected), "{why}");
    };
    for op in ["+", "-", "="] {
        refused(&format!("mod cost.vote {op} 1/2"), "expected a whole number");
    }
    for way in ["= 3", "* 2", "min 4", "max 4", "- 9 min 4"] {
        refused(&format!("mod income.A {way}"), "expected an income with");
    }
}

/// X4R-466: what effects raise beyond all bounds stops at a bound and never begins at 0 again; a price that is as high is
/// what is paid.
#[test]
fn x4r_466_numbers_do_not_wrap() {
    const TIMES: usize = 16;
    let tech = Tech::from_id("drives-1").expect("a technology");
    let raised = |quantity: &str| {
        let effect = vec![format!("mod {quantity} + 128"); TIMES].join("; ");
        table(pack(&[(tech, effect)]), "drives-1")
    };
    let before = table(pack(&[(tech, "mod debt + 1".to_owned())]), "drives-1");
    for (quantity, number, _) in READ {
        let after = number(&raised(quantity));
        assert!((number(&before) + 1..=1_100).contains(&after), "{quantity} is {after}");
    }
    let ship = |state: &State| {
        let ship = interportal::ids::Ship::from_id("corvette").expect("a ship");
        books(state).unit_quote(interportal::action::Unit::Ship(ship, 1), state.realms[ME].capital)
    };
    assert_eq!(ship(&raised("cost.unit")).awe, u8::MAX);
    assert_eq!(ship(&raised("capcost.unit")).capacity[Capacity::Space as usize], u8::MAX);
    let known = Tech::from_id("sensors-1").expect("a technology");
    assert_eq!(books(&raised("cost.tech")).tech_cost(known), u8::MAX);
    let upkeep = |state: &State| books(state).upkeep().units;
    assert_eq!(upkeep(&raised("upkeep.units-total")), 1_000);
    assert!(books(&raised("upkeep.units-total")).debts()[Resource::Food] > 900);
}
