//! A card for these tests: its id, its lines as text, and the printed facts.

use new_frontiers::cards::{ColonyCard, Colour, Pack, Points, Yield};
use new_frontiers::ids::{Development, Home, Keywords, Kind, World};
use new_frontiers::testing::Play;

/// A home without any power: what the empire of a test begins with.
pub(crate) const PLAIN_HOME: &str = "gliese_gene_vault";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    Development,
    World,
    Home,
}

pub(crate) struct Card {
    pub(crate) id: &'static str,
    pub(crate) sort: Sort,
    pub(crate) lines: Vec<String>,
}

impl Card {
    /// The lines that give the card to p1.
    pub(crate) fn dealt(&self) -> String {
        match self.sort {
            Sort::Development => format!("p1 home {PLAIN_HOME}\np1 developments {}", self.id),
            Sort::World => format!("p1 home {PLAIN_HOME}\np1 colonies {}", self.id),
            Sort::Home => format!("p1 home {}", self.id),
        }
    }

    /// The tile as actions name it.
    pub(crate) fn source(&self) -> &str {
        if self.sort == Sort::Home { "home" } else { self.id }
    }
}

/// Every development, world and home.
pub(crate) fn all() -> Vec<Card> {
    facts().into_iter().map(|fact| Card { id: fact.id, sort: fact.sort, lines: fact.lines }).collect()
}

/// What is printed on a tile.
pub(crate) struct Fact {
    pub(crate) id: &'static str,
    pub(crate) sort: Sort,
    pub(crate) lines: Vec<String>,
    pub(crate) value: u8,
    pub(crate) military: bool,
    pub(crate) colonists: u8,
    pub(crate) yields: Yield,
    /// `grey`, `joker` or a kind.
    pub(crate) colour: String,
    pub(crate) keywords: Vec<String>,
    /// Printed points, unless there is a "?".
    pub(crate) vp: Option<i32>,
}

pub(crate) fn facts() -> Vec<Fact> {
    let pack = Pack::standard();
    let developments = Development::all().map(|id| {
        let card = &pack[id];
        Fact {
            id: card.id,
            sort: Sort::Development,
            lines: card.lines().map(|line| line.to_string()).collect(),
            value: card.cost,
            military: false,
            colonists: 0,
            yields: Yield::None,
            colour: "none".to_owned(),
            keywords: words(card.keywords),
            vp: printed(&card.points),
        }
    });
    let worlds = World::all().map(|id| colony(&pack[id], Sort::World));
    let homes = Home::all().map(|id| colony(&pack[id].colony, Sort::Home));
    developments.chain(worlds).chain(homes).collect()
}

/// The worlds alone, in the order of the pack.
pub(crate) fn worlds(military: bool) -> Vec<Fact> {
    facts().into_iter().filter(|fact| fact.sort == Sort::World && fact.military == military).collect()
}

fn colony(card: &ColonyCard, sort: Sort) -> Fact {
    let colour = match card.colour {
        Colour::Grey => "grey".to_owned(),
        Colour::Joker => "joker".to_owned(),
        Colour::Kind(kind) => kind.to_string(),
    };
    Fact {
        id: card.id,
        sort,
        lines: card.lines().map(|line| line.to_string()).collect(),
        value: card.value,
        military: card.military,
        colonists: card.colonists,
        yields: card.yields,
        colour,
        keywords: words(card.keywords),
        vp: printed(&card.points),
    }
}

fn words(keywords: Keywords) -> Vec<String> {
    keywords.iter().map(|keyword| keyword.to_string()).collect()
}

fn printed(points: &Points) -> Option<i32> {
    match points {
        Points::Printed(vp) => Some(i32::from(*vp)),
        Points::Scored(_) => None,
    }
}

/// The kinds as words, in the order of prices.
pub(crate) fn kinds() -> [&'static str; 4] {
    Kind::ALL.map(Kind::id)
}

/// The number that follows `words` in a line.
pub(crate) fn number(line: &str, words: &str) -> Option<i32> {
    let (_, rest) = line.split_once(words)?;
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    rest[..digits].parse().ok()
}

/// Whether the world fits the text after ` vs `; a line without it applies to every world.
pub(crate) fn is_meant(line: &str, world: &Fact, declared: &str) -> bool {
    let colour = if world.colour == "joker" { declared } else { &world.colour };
    line.split_once(" vs ")
        .is_none_or(|(_, target)| colour == target || world.keywords.iter().any(|word| word == target))
}

/// Credits, points and colonists of `1 vp + 2 credits`.
pub(crate) fn gains(words: &str) -> [i32; 3] {
    let mut sum = [0; 3];
    for gain in words.split(" + ") {
        let (n, unit) = gain.split_once(' ').expect("a number and a unit");
        let at = match unit {
            "credit" | "credits" => 0,
            "vp" => 1,
            "colonist" | "colonists" => 2,
            other => panic!("`{other}` is no unit"),
        };
        sum[at] += n.parse::<i32>().expect("a number");
    }
    sum
}

/// Credits, points and colonists of p1.
pub(crate) fn purse(play: &Play) -> [i32; 3] {
    let p1 = play.empire("p1");
    [i32::from(p1.credits), i32::from(p1.vp), i32::from(p1.colonists)]
}

/// What p1 has more in `after` than in `before`.
pub(crate) fn more(before: [i32; 3], after: [i32; 3]) -> [i32; 3] {
    std::array::from_fn(|i| after[i] - before[i])
}

/// `gains`, multiplied.
pub(crate) fn times(gains: [i32; 3], n: i32) -> [i32; 3] {
    gains.map(|gain| gain * n)
}

/// Whether a tile fits words such as `rebel military colony` or `tile with consume power`.
pub(crate) fn fits(group: &str, tile: &Fact, declared: &str) -> bool {
    let (words, power) =
        group.split_once(" with ").map_or((group, None), |(words, power)| (words, Some(power)));
    let colony = tile.sort != Sort::Development;
    let colour = if tile.colour == "joker" { declared } else { &tile.colour };
    let word_fits = |word: &str| match word {
        "tile" => true,
        "colony" => colony,
        "development" => !colony,
        "military" => colony && tile.military,
        "non-military" => colony && !tile.military,
        "production" => tile.yields == Yield::Production,
        "two-colonist" => tile.colonists == 2,
        word => colour == word || tile.keywords.iter().any(|keyword| keyword == word),
    };
    let power_fits = |power: &str| {
        let wanted = power.strip_suffix(" power").expect("a power");
        tile.lines.iter().any(|line| match wanted {
            "military" => line.starts_with("settle:") && line.contains("military +"),
            phase => phase_of(line) == phase,
        })
    };
    words.split(' ').all(word_fits) && power.is_none_or(power_fits)
}

/// The action a line belongs to; score lines and properties belong to none.
pub(crate) fn phase_of(line: &str) -> &str {
    match line.split_once(':').expect("a head").0 {
        "after develop" => "develop",
        "after settle" => "settle",
        "when produces" => "produce",
        head => head,
    }
}
