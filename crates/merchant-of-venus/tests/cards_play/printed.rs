//! Numbers and conditions of effects do what their text says: both texts are computed and compared with what happens.

use merchant_of_venus::Options;
use merchant_of_venus::cards::{Pack, PackRef};
use merchant_of_venus::effect::Quantity;
use merchant_of_venus::ids::{Encounter, Reward, Source};
use merchant_of_venus::testing::{Play, seat_of};
use merchant_of_venus::words::{Lang, text};

/// What p1 has when the card is drawn. The speed dice show 6 in all; the next dice show 4, 5, 6, 2 and 3.
const TABLE: &str = "round 5\nculture 3 TRP\ntoken JUN05 telegate 1\nport TRP01 p1
    p1 at DES01 credits 50 laser 3 shield 2 holds 1\ntally delivered 3\ntally wins 2
    p1 goods voil_silk voil_silk space_spice\np1 technologies jammer stasis_tanks\np1 rewards rw_14
    deck encounters en_ev_comet\nthrows 1+2+3 4 5 6 2 3";

/// Every function without arguments about deeds: notation, English, German, value on the table.
const FUNCTIONS: [(&str, &str, &str, i32); 21] = [
    ("roll_total()", "the speed roll", "der geschwindigkeitswurf", 6),
    ("dial(laser)", "laser", "laser", 3),
    ("dial(shield)", "shield", "schild", 2),
    ("level()", "pilot level", "pilotenstufe", 1),
    ("cash()", "cash", "bargeld", 50),
    ("round()", "round", "runde", 5),
    ("aboard(good)", "goods aboard", "waren an bord", 3),
    ("aboard(good, category=basic)", "basic good aboard", "grundgut an bord", 1),
    ("aboard(good, category=luxury)", "luxury good aboard", "luxusgut an bord", 2),
    ("aboard(passenger)", "passengers aboard", "passagiere an bord", 0),
    ("aboard(kinds)", "different goods aboard", "verschiedene waren an bord", 2),
    ("count(first_contacts)", "first contact cards", "erstkontaktkarten", 0),
    ("count(ports)", "merchant spaceports", "händler-raumhäfen", 1),
    ("count(missions_done)", "completed missions", "erfüllte aufträge", 0),
    ("count(delivered)", "delivered passengers", "abgesetzte passagiere", 3),
    ("count(pirate_wins)", "wins against pirates", "siege über piraten", 2),
    ("count(technologies)", "race technologies", "rassentechnologien", 2),
    ("count(holds_added)", "added holds", "zusätzliche frachträume", 1),
    ("count(drives)", "drives", "antriebe", 0),
    ("count(discovered)", "discovered cultures", "entdeckte kulturen", 1),
    ("count(telegates)", "telegates on the board", "teleportale auf dem spielplan", 1),
];

/// Dice in both languages and the sum that is thrown.
const DICE: [(&str, &str, i32); 4] = [
    ("one die", "ein würfel", 4),
    ("2 dice", "2 würfel", 9),
    ("3 dice", "3 würfel", 15),
    ("5 dice", "5 würfel", 20),
];

/// What conditions call the functions, in the same order: English, German.
const ASKED: [(&str, &str); 21] = [
    ("the speed roll", "der geschwindigkeitswurf"),
    ("your laser", "dein laser"),
    ("your shield", "dein schild"),
    ("the level of your pilot", "die stufe deines piloten"),
    ("credits", "credits"),
    ("the round", "die runde"),
    ("good", "ware"),
    ("basic good", "grundg"),
    ("luxury good", "luxusg"),
    ("passenger", "passagier"),
    ("different goods", "verschiedene waren"),
    ("first contact card", "erstkontaktkarte"),
    ("merchant spaceport", "händler-raumh"),
    ("completed mission", "erfüllte"),
    ("delivered passenger", "abgesetzte"),
    ("against pirates", "über piraten"),
    ("race technolog", "rassentechnologie"),
    ("added hold", "zusätzliche"),
    ("drive", "antrieb"),
    ("discovered", "entdeckt"),
    ("telegate", "teleportal"),
];

/// Whether a comparison holds for a value and its bound.
type Holds = fn(i32, i32) -> bool;

/// Comparisons in both languages.
const COMPARED: [(&str, &str, Holds); 6] = [
    ("exactly ", "genau ", |value, bound| value == bound),
    ("not ", "nicht ", |value, bound| value != bound),
    ("at least ", "mindestens ", |value, bound| value >= bound),
    ("at most ", "höchstens ", |value, bound| value <= bound),
    ("less than ", "weniger als ", |value, bound| value < bound),
    ("more than ", "mehr als ", |value, bound| value > bound),
];

/// Words around the number of an effect, longer ones first.
const AROUND: [&str; 34] = [
    "zusätzliche bewegungspunkte",
    "as many movement points as",
    "so viele bewegungspunkte,",
    "extra movement points",
    "as many credits as",
    "so viele credits wie",
    "so viel ruhm,",
    "so viel ruhm wie",
    "as much fame as",
    "movement points",
    "bewegungspunkte",
    "du verlierst",
    "du erhältst",
    "credits",
    "schande",
    "infamy",
    "zeigen",
    "shows",
    "zeigt",
    "show",
    "fame",
    "gain",
    "lose",
    "ruhm",
    "your ",
    "dein ",
    "the ",
    "die ",
    "der ",
    "wie ",
    "für jedes auge von",
    "für jedes auge",
    "for each pip of",
    "for each pip",
];

/// Reads a sum of products from left to right, as a player reads it.
struct Sum<'t>(std::iter::Peekable<std::str::Chars<'t>>);

impl Sum<'_> {
    fn next_sign(&mut self) -> Option<char> {
        while self.0.next_if(|c| c.is_whitespace()).is_some() {}
        self.0.peek().copied()
    }

    fn sum(&mut self) -> i32 {
        let mut value = self.product();
        loop {
            match self.next_sign() {
                Some('+') => {
                    self.0.next();
                    value += self.product();
                }
                Some('−') => {
                    self.0.next();
                    value -= self.product();
                }
                _ => return value,
            }
        }
    }

    fn product(&mut self) -> i32 {
        let mut value = self.factor();
        while self.next_sign() == Some('×') {
            self.0.next();
            value *= self.factor();
        }
        value
    }

    fn factor(&mut self) -> i32 {
        match self.next_sign() {
            Some('−') => {
                self.0.next();
                -self.factor()
            }
            Some('(') => {
                self.0.next();
                let value = self.sum();
                assert_eq!(self.next_sign(), Some(')'));
                self.0.next();
                value
            }
            _ => {
                let mut digits = String::new();
                while let Some(digit) = self.0.next_if(char::is_ascii_digit) {
                    digits.push(digit);
                }
                digits
                    .parse()
                    .unwrap_or_else(|_| panic!("a number before `{}`", self.0.clone().collect::<String>()))
            }
        }
    }
}

/// What a text amounts to on the table.
fn computed(lang: Lang, text: &str) -> i32 {
    let pick = |en, de| if lang == Lang::En { en } else { de };
    let mut rest = text.to_lowercase().trim_end_matches('.').replace(" würfeln", " würfel");
    let lost = rest.contains("lose ") || rest.contains("verlierst");
    let mut names: Vec<_> = FUNCTIONS.iter().map(|(_, en, de, value)| (pick(*en, *de), *value)).collect();
    names.extend(DICE.iter().map(|(en, de, value)| (pick(*en, *de), *value)));
    // Longer names first: "goods aboard" is a part of "different goods aboard".
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    for (name, value) in names {
        rest = rest.replace(name, &format!("({value})"));
    }
    for word in AROUND {
        // `10 credits for each pip of 2 dice` is a product.
        let sign = if word.starts_with("für jedes") || word.starts_with("for each") { "×" } else { " " };
        rest = rest.replace(word, sign);
    }
    let mut sum = Sum(rest.chars().peekable());
    let value = sum.sum();
    assert_eq!(sum.next_sign(), None, "`{text}` as `{rest}`");
    if lost { -value } else { value }
}

fn options(entry: &str) -> Options {
    let pack = Pack::with("mine.toml", entry).unwrap_or_else(|errors| panic!("{errors}"));
    Options { pack: PackRef::new(pack), ..Options::default() }
}

/// Draws a card with this effect: both texts, and the table after it.
fn drawn(effect: &str) -> ([String; 2], Play) {
    let entry = format!("[[encounter]]\nid = \"en_ev_comet\"\neffect = \"do {{ {effect} }}\"\n");
    let options = options(&entry);
    let source = Source::Encounter(Encounter::from_id("en_ev_comet").expect("a card"));
    let texts = [Lang::En, Lang::De].map(|lang| text(options.pack.pack(), source, lang));
    let mut play = Play::deal_with(&options, TABLE);
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    (texts, play)
}

/// Credits, fame, infamy and movement points are what the text amounts to, with every function in sums, products and
/// brackets, and with dice.
#[test]
fn numbers_do_what_is_printed() {
    let plain = ["7", "d6", "2d6", "5d6", "10 * 3d6", "(2d6 + 1) * 2"].map(str::to_owned);
    let with = |(name, ..): (&str, &str, &str, i32)| {
        [format!("(2 + {name}) * 3"), format!("9 - ({name} - 1) * 2"), format!("-({name} + 2)")]
    };
    let credits: Vec<_> = plain.into_iter().chain(FUNCTIONS.into_iter().flat_map(with)).collect();
    let some = ["7", "5d6", "(2 + count(ports)) * 3", "cash() * dial(laser)", "2d6 + round() * 2"]
        .map(str::to_owned);
    let lost = ["-(round() + 2)", "2 - (cash() - 45)", "-d6"].map(str::to_owned);
    let effects = [
        ("credits", credits),
        ("fame", some.to_vec()),
        ("infamy", some.to_vec()),
        ("move", [&some[..], &lost[..]].concat()),
    ];
    for (effect, numbers) in effects {
        for number in numbers {
            let effect = format!("{effect}({number})");
            let ([en, de], play) = drawn(&effect);
            let printed = computed(Lang::En, &en);
            assert_eq!(printed, computed(Lang::De, &de), "{effect}: {en} {de}");
            let p1 = play.merchant("p1");
            let (done, before) = match effect.split('(').next().expect("a name") {
                "credits" => (p1.credits as i32, 50),
                "fame" => (i32::from(p1.fame), 0),
                "infamy" => (i32::from(p1.infamy), 0),
                // Two of six points are used; without points the turn is over.
                _ if play.asked().as_deref() == Some("p2") => (0, 4),
                _ => (i32::from(play.board().turn.points), 4),
            };
            let most = if effect.starts_with("move") { 200 } else { i32::MAX };
            assert_eq!(done, (before + printed).clamp(0, most), "{effect}: {en}");
        }
    }
}

/// Effects with a number of their own.
#[test]
fn amounts_are_those_printed() {
    let number =
        |text: &str| text.split(|c: char| !c.is_ascii_digit()).find_map(|word| word.parse::<i32>().ok());
    for n in 1..=4 {
        for form in ["pay(#)", "dial(laser, #)", "dial(laser, -#)", "dial(shield, #)", "hold(#)"] {
            let effect = form.replace('#', &n.to_string());
            let ([en, de], play) = drawn(&effect);
            let printed = number(&en).expect("a number");
            assert_eq!(Some(printed), number(&de), "{effect}");
            let sign = if en.starts_with("Lower") || en.starts_with("Pay") { -1 } else { 1 };
            let p1 = play.merchant("p1");
            let [laser, shield] = p1.dials.map(i32::from);
            let found = [p1.credits as i32, laser, shield, i32::from(p1.holds)];
            let mut expected = [50, 3, 2, 1];
            let at =
                ["pay", "dial(laser", "dial(shield", "hold"].iter().position(|it| effect.starts_with(it));
            let at = at.expect("one of them");
            expected[at] += sign * printed;
            expected[1] = expected[1].clamp(0, 5);
            expected[2] = expected[2].clamp(0, 5);
            assert_eq!(found, expected, "{effect}: {en}");
        }
    }
}

/// What a text such as `if the round is at least 5, gain 1 fame` says if the named value is this.
fn holds(lang: Lang, text: &str, name: &str, value: i32) -> bool {
    let (condition, _) = text.split_once(',').unwrap_or_else(|| panic!("no condition in `{text}`"));
    assert!(condition.contains(name), "`{name}` in `{condition}`");
    let said = COMPARED.iter().find_map(|(en, de, compare)| {
        let (_, rest) = condition.split_once(if lang == Lang::En { en } else { de })?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        Some(compare(value, digits.parse().ok()?))
    });
    said.unwrap_or_else(|| panic!("no comparison in `{condition}`"))
}

/// Conditions hold when the text holds, for every function and comparison.
#[test]
fn conditions_hold_as_printed() {
    for ((name, _, _, value), (en_name, de_name)) in FUNCTIONS.into_iter().zip(ASKED) {
        for bound in [value, value + 1] {
            // The fame tells which of the conditions hold.
            let signs = ["==", "!=", ">=", "<=", "<", ">"].into_iter().zip(0..);
            let parts = signs.map(|(sign, n)| format!("if {name} {sign} {bound} {{ fame({}) }}", 1 << n));
            let (texts, play) = drawn(&parts.collect::<Vec<_>>().join("; "));
            for ((text, name), lang) in texts.iter().zip([en_name, de_name]).zip([Lang::En, Lang::De]) {
                let lower = text.to_lowercase();
                let then = if lang == Lang::En { ", then " } else { ", dann " };
                let parts: Vec<_> = lower.split(then).collect();
                assert_eq!(parts.len(), 6, "{text}");
                let said = parts.into_iter().zip(0..).filter(|(part, _)| holds(lang, part, name, value));
                assert_eq!(said.map(|(_, n)| 1 << n).sum::<u16>(), play.merchant("p1").fame, "{text}");
            }
        }
    }
}

/// A number for each thing of a kind is the product.
#[test]
fn a_number_for_each_is_counted() {
    for (name, _, _, value) in FUNCTIONS.into_iter().filter(|(name, ..)| name.starts_with("count")) {
        let ([en, de], play) = drawn(&format!("credits(4 * {name})"));
        assert!(en.starts_with("Gain 4 credits for each ") && de.contains("4 Credits für jede"), "{en} {de}");
        assert_eq!(play.merchant("p1").credits as i32, 50 + 4 * value, "{en}");
    }
}

/// Modifiers change their quantity as printed, for every quantity that is a number.
#[test]
fn modifiers_do_what_is_printed() {
    use Quantity::{
        BlackMarket, BuildAfterBuy, DoubleDuty, IgnoreTelegate, PassengerCapacity, Skip, ThrustValues,
    };
    let forms =
        [IgnoreTelegate, DoubleDuty, BlackMarket, BuildAfterBuy, PassengerCapacity, Skip, ThrustValues];
    for quantity in Quantity::ALL.into_iter().filter(|quantity| !forms.contains(quantity)) {
        for op in ["+", "-", "="] {
            for n in [0, 1, 7] {
                let entry = format!("[[reward]]\nid = \"rw_10\"\neffect = \"mod {quantity} {op} {n}\"\n");
                let options = options(&entry);
                let source = Source::Reward(Reward::from_id("rw_10").expect("a reward"));
                let results = [Lang::En, Lang::De].map(|lang| {
                    let text = text(options.pack.pack(), source, lang).to_lowercase();
                    if text.contains(" no fee ") || text.contains(" keine gebühr ") {
                        return 0;
                    }
                    let number =
                        text.split(|c: char| !c.is_ascii_digit()).find_map(|it| it.parse::<i32>().ok());
                    let number = number.unwrap_or_else(|| panic!("a number in `{text}`"));
                    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
                    match () {
                        () if has(&[" more", " rises", " mehr", " steigt"]) => 9 + number,
                        () if has(&[" less", " fewer", " falls", " weniger", " sinkt"]) => 9 - number,
                        () => number,
                    }
                });
                let play = Play::deal_with(&options, "p1 rewards rw_10");
                let found = play.board().modified(seat_of("p1"), quantity, 9);
                assert_eq!(results, [found, found], "mod {quantity} {op} {n}");
            }
        }
    }
}
