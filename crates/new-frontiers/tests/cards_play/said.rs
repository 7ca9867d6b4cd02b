//! What the printed sentence of a line says: its numbers, gains and known words, the same in both languages.

use super::card::Fact;
use new_frontiers::cards::{Pack, PackRef};
use new_frontiers::effect::Line;
use new_frontiers::testing::Play;
use new_frontiers::words::{Lang, Words};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Words of both languages and the word of the notation for them. Each is removed from the sentence when it is found,
/// so that "Alien Technology" is not "Alien".
const VOCABULARY: [[&str; 3]; 35] = [
    ["Alien Technology", "Alien-Technologie", "alientech"],
    ["not Alien", "nicht Alien", "non-alien"],
    ["Alien", "Alien", "alien"],
    ["Imperium", "Imperium", "imperium"],
    ["Rebel", "Rebellen", "rebel"],
    ["Terraforming", "Terraforming", "terraforming"],
    ["Uplift", "enmanipuliert", "uplift"],
    ["Novelty", "Luxusg", "novelty"],
    ["Rare Elements", "Seltene", "rare"],
    ["Genes", "Gen", "genes"],
    ["a military power", "militärischer Fähigkeit", "with military"],
    ["a Develop power", "Entwickeln-Fähigkeit", "with develop"],
    ["an Explore power", "Erkunden-Fähigkeit", "with explore"],
    ["a Settle power", "Siedeln-Fähigkeit", "with settle"],
    ["a Produce power", "Produzieren-Fähigkeit", "with produce"],
    ["a Trade power", "Handeln-Fähigkeit", "with trade"],
    ["a Consume power", "Verbrauchen-Fähigkeit", "with consume"],
    ["non-military", "nicht-militärisch", "non-military"],
    ["lasting military strength", "dauerhafter militärischer Stärke", "lasting"],
    ["military strength", "ilitärische Stärke", "strength"],
    ["military", "militärisch", "military"],
    ["production", "Produktions", "production"],
    ["with 2 colonists", "mit 2 Kolonisten", "two-colonist"],
    ["windfall", "Windfall", "windfall"],
    ["large development", "Große Entwicklung", "large"],
    ["different", "verschiedene", "different"],
    ["up to", "bis zu", "up to"],
    ["you may", "Du darfst", "may"],
    ["second world", "zweite Welt", "second"],
    ["this colony", "diese Kolonie", "this"],
    ["tile", "lättchen", "tile"],
    ["colonies", "olonien", "colony"],
    ["colony", "olonie", "colony"],
    ["development", "ntwicklung", "development"],
    ["defence", "Verteidigung", "defence"],
];

/// A sentence, understood.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Said {
    /// All numbers, in their order.
    pub(super) numbers: Vec<i32>,
    /// Credits, points and colonists.
    pub(super) gains: [i32; 3],
    words: BTreeSet<&'static str>,
}

impl Said {
    pub(super) fn has(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    /// The words of a group in the notation, without those of the rest of the sentence.
    pub(super) fn group(&self) -> String {
        let noun = ["tile", "development", "colony"].into_iter().find(|noun| self.has(noun));
        let with = self.words.iter().find(|word| word.starts_with("with "));
        let words = self.words.iter().filter(|word| Some(**word) != noun && Some(*word) != with);
        let adjectives: String = words.map(|word| format!("{word} ")).collect();
        let with = with.map_or(String::new(), |with| format!(" {with} power"));
        format!("{adjectives}{}{with}", noun.expect("a group has a noun"))
    }

    /// Whether the sentence means this world: it names its kind or a keyword of it, or no kind or keyword at all.
    pub(super) fn means(&self, world: &Fact, declared: &str) -> bool {
        let targets = "novelty rare genes alientech alien imperium rebel terraforming uplift";
        let mut named = targets.split(' ').filter(|word| self.has(word)).peekable();
        let colour = if world.colour == "joker" { declared } else { &world.colour };
        named.peek().is_none()
            || named.any(|word| word == colour || world.keywords.iter().any(|of| of == word))
    }
}

/// What a part of a sentence says.
fn understood(lang: usize, text: &str) -> Said {
    let mut rest = text.to_owned();
    let mut words = BTreeSet::new();
    for entry in VOCABULARY {
        if rest.contains(entry[lang]) {
            words.insert(entry[2]);
            rest = rest.replace(entry[lang], " ");
        }
    }
    let split: Vec<_> = rest.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut said = Said { numbers: Vec::new(), gains: [0; 3], words };
    for (at, word) in split.iter().enumerate() {
        let Ok(number) = word.parse::<i32>() else { continue };
        said.numbers.push(number);
        match split.get(at + 1).copied().unwrap_or_default() {
            "credit" | "credits" | "Krediteinheit" | "Krediteinheiten" => said.gains[0] += number,
            "VP" | "SP" => said.gains[1] += number,
            "colonist" | "colonists" | "Kolonist" | "Kolonisten" => said.gains[2] += number,
            _ => {}
        }
    }
    said
}

/// What the sentence of a line says before and after `for each`; both languages must say the same.
pub(super) fn said(line: &str) -> (Said, Option<Said>) {
    let read: Line = line.parse().unwrap_or_else(|misread| panic!("{line}: {misread}"));
    let [en, de] = [(0, Lang::En, " for each "), (1, Lang::De, " für jede")].map(|(at, lang, per)| {
        // German says "the tile" before the name of a tile.
        let text = Words::new(lang, Pack::standard()).sentence(&read).replace("dem Plättchen", "");
        match text.split_once(per).filter(|_| !line.contains(" per good ")) {
            Some((before, after)) => (understood(at, before), Some(understood(at, after))),
            None => (understood(at, &text), None),
        }
    });
    assert_eq!(en, de, "{line}: both languages say the same");
    en
}

/// All lines of a form: `#` stands for a number, `K` for a kind, `T` for a kind or keyword, `G` for gains.
pub(super) fn filled(form: &str) -> Vec<String> {
    let kinds = ["novelty", "rare", "genes", "alientech"];
    let gains = ["12 credits", "1 vp", "2 colonists", "1 vp + 2 colonists + 3 credits"];
    let gaps: [(char, Vec<&str>); 4] = [
        ('#', vec!["1", "2", "12"]),
        ('K', kinds.to_vec()),
        ('T', [&kinds[..], &["alien", "imperium", "rebel", "terraforming", "uplift"]].concat()),
        ('G', gains.to_vec()),
    ];
    let mut lines = vec![form.to_owned()];
    for (gap, values) in gaps {
        if form.contains(gap) {
            let fill =
                |line: &String| values.iter().map(|value| line.replace(gap, value)).collect::<Vec<_>>();
            lines = lines.iter().flat_map(fill).collect();
        }
    }
    lines
}

/// A table with the line on a tile of p1: `world` or `development`, or `score` for a development with a "?", `engineers` for
/// the one that replaces colonies. The home of p1 is grey and has no power.
pub(super) fn dealt(line: &str, tile: &str, table: &str) -> Play {
    let (section, id, own) = match tile {
        "world" => ("world", "iron_hills", "colonies"),
        "score" => ("development", "mining_league", "developments"),
        "engineers" => ("development", "terraforming_engineers", "developments"),
        _ => ("development", "space_marines", "developments"),
    };
    let text = format!(
        "[[home]]\nid = \"luyten_garrison\"\npowers = []\n[[{section}]]\nid = \"{id}\"\npowers = [\"{line}\"]"
    );
    let pack = packs(&text);
    let before = "supply colonists 50 vp 40\np1 home luyten_garrison";
    Play::deal_with(pack, &format!("{before}\np1 {own} {id}\n{table}"))
}

/// The pack with an override; each is read once.
fn packs(text: &str) -> PackRef {
    thread_local! {
        static READ: RefCell<BTreeMap<String, PackRef>> = RefCell::default();
    }
    READ.with_borrow_mut(|read| {
        *read.entry(text.to_owned()).or_insert_with(|| {
            PackRef::new(Pack::with("mine.toml", text).unwrap_or_else(|errors| panic!("{errors}")))
        })
    })
}
