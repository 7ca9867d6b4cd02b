//! Whole effects, conditions and scorings as sentences, in the same way in both languages.

use super::{Lang, Words, de, en, full, list, nouns};
use crate::effect::{
    Ability, Comparison, Condition, Cost, Effect, EffectOption, Item, Relation, Scale, Scoring, Step, Term,
    Who,
};

impl Words<'_> {
    /// An effect as a sentence, its options lettered; empty if there is none.
    pub fn effect(&self, effect: Effect) -> String {
        full(&self.lettered(effect))
    }

    /// What an event does: one sentence for each of its steps, because they concern different factions.
    pub(super) fn happening(&self, effect: Effect) -> String {
        match self.pack.code.options(effect) {
            [only] if only.cost.is_free() => {
                let items = self.pack.code.items(only.items).iter();
                items.map(|item| full(&self.item(*item))).collect::<Vec<_>>().join(" ")
            }
            _ => self.effect(effect),
        }
    }

    /// One option of an effect as a sentence.
    pub fn option(&self, choice: &EffectOption) -> String {
        full(&self.choice(choice))
    }

    /// What is paid, in a few words; empty if it is nothing.
    pub fn cost(&self, cost: Cost) -> String {
        let parts = match self.lang {
            Lang::En => en::cost(cost),
            Lang::De => de::cost(cost),
        };
        list(&parts, self.pick("and", "und"))
    }

    /// A step in a few words.
    pub fn step(&self, step: Step) -> String {
        self.steps(step, 1)
    }

    /// An ability as a sentence.
    pub fn ability(&self, ability: Ability) -> String {
        let effect = ability.effect().map_or(String::new(), |effect| self.inner(effect));
        full(&match self.lang {
            Lang::En => en::ability(ability, &effect),
            Lang::De => de::ability(ability, &effect),
        })
    }

    /// A condition in a few words.
    pub fn condition(&self, condition: Condition) -> String {
        let parts: Vec<_> = condition.comparisons().map(|comparison| self.comparison(comparison)).collect();
        list(&parts, self.pick("and", "und"))
    }

    /// What a condition counts, where the number that is needed stands beside it.
    pub fn counted(&self, condition: Condition) -> String {
        let part = |it: Comparison| match it.relation {
            Relation::AtLeast => self.noun(it.count, it.number),
            Relation::AtMost | Relation::Exactly => self.comparison(it),
        };
        let parts: Vec<_> = condition.comparisons().map(part).collect();
        list(&parts, self.pick("and", "und"))
    }

    /// A scoring as a sentence; empty if there is none.
    pub fn scoring(&self, scoring: Scoring) -> String {
        let terms: Vec<_> = scoring.terms().map(|term| self.term(term)).collect();
        full(&terms.join("; "))
    }

    fn steps(&self, step: Step, times: u8) -> String {
        match self.lang {
            Lang::En => en::step(self, step, times),
            Lang::De => de::step(self, step, times),
        }
    }

    fn noun(&self, count: crate::effect::Count, n: u8) -> String {
        nouns::noun(self.lang, count, n)
    }

    fn lettered(&self, effect: Effect) -> String {
        let options = self.pack.code.options(effect);
        if let [only] = options {
            return self.choice(only);
        }
        let options =
            ('A'..).zip(options).map(|(letter, choice)| format!("{letter}) {}", self.choice(choice)));
        options.collect::<Vec<_>>().join("; ")
    }

    /// An effect in the middle of a sentence.
    fn inner(&self, effect: Effect) -> String {
        match self.pack.code.options(effect) {
            [] => String::new(),
            [only] => self.choice(only),
            options => {
                let options: Vec<_> = options.iter().map(|choice| self.choice(choice)).collect();
                let or = self.pick(" or ", " oder ");
                format!("{} {}", self.pick("either", "entweder"), options.join(or))
            }
        }
    }

    fn choice(&self, choice: &EffectOption) -> String {
        let items: Vec<_> = self.pack.code.items(choice.items).iter().map(|item| self.item(*item)).collect();
        let items = items.join(self.pick(", then ", ", dann "));
        if choice.cost.is_free() { items } else { format!("{}: {items}", self.cost(choice.cost)) }
    }

    fn item(&self, item: Item) -> String {
        match item {
            Item::Step(step, None) => self.step(step),
            Item::Step(step, Some(scale)) => self.scaled(step, scale),
            Item::Repeat(n, effect) => self.repeat(n, effect),
            Item::Optional(effect) => {
                let text = self.offered(effect).unwrap_or_else(|| self.bracketed(effect));
                format!("{} {text}", self.pick("you may", "optional"))
            }
            Item::Group(effect) => self.bracketed(effect),
            Item::If(condition, then, other) => {
                let (condition, then) = (self.condition(condition), self.inner(then));
                let mut text = match self.lang {
                    Lang::En => format!("if you have {condition}: {then}"),
                    Lang::De => format!("wenn du {condition} hast: {then}"),
                };
                if !other.is_none() {
                    text += &format!("; {}: {}", self.pick("otherwise", "sonst"), self.inner(other));
                }
                text
            }
            Item::For(who, effect) => format!("{}: {}", self.who(who), self.inner(effect)),
        }
    }

    /// An effect that one may refuse, with its price in the sentence: "pay 2 ore to automate food production". None where an
    /// option consists of several steps: then brackets show where it ends.
    fn offered(&self, effect: Effect) -> Option<String> {
        let options = self.pack.code.options(effect).iter().map(|choice| {
            let [item] = self.pack.code.items(choice.items) else { return None };
            let item = self.item(*item);
            let is_plain = !item.contains([':', ';']);
            match (choice.cost.is_free(), self.lang) {
                _ if !is_plain => None,
                (true, _) => Some(item),
                (false, Lang::En) => Some(format!("{} to {item}", self.cost(choice.cost))),
                (false, Lang::De) => Some(format!("{} und dafür {item}", self.cost(choice.cost))),
            }
        });
        let options: Vec<String> = options.collect::<Option<_>>()?;
        match &options[..] {
            [] => None,
            [only] => Some(only.clone()),
            _ => Some(format!(
                "{} {}",
                self.pick("either", "entweder"),
                options.join(self.pick(" or ", " oder "))
            )),
        }
    }

    /// An effect in brackets, if the text after it could be read as a part of it.
    fn bracketed(&self, effect: Effect) -> String {
        let text = self.inner(effect);
        let simple = !text.contains([',', ':', ';']);
        if simple { text } else { format!("({text})") }
    }

    fn repeat(&self, n: u8, effect: Effect) -> String {
        if let [only] = self.pack.code.options(effect)
            && only.cost.is_free()
            && let [Item::Step(step @ (Step::Convert { .. } | Step::Automate(_) | Step::Gain(_)), None)] =
                self.pack.code.items(only.items)
        {
            return self.steps(*step, n);
        }
        format!("{n} {}: {}", self.pick("times", "Mal"), self.bracketed(effect))
    }

    fn scaled(&self, step: Step, scale: Scale) -> String {
        let unit = match step {
            Step::Gain(_) => self.pick("ore", "Erz"),
            Step::Vp(_) => self.pick("VP", "SP"),
            _ => self.pick("cubes", "Würfel"),
        };
        let step = self.step(step);
        match self.lang {
            Lang::En => format!("{step} {}{}", self.per(scale), self.at_most(scale, unit)),
            Lang::De => format!("{} {step}{}", self.per(scale), self.at_most(scale, unit)),
        }
    }

    fn per(&self, scale: Scale) -> String {
        let per = self.pick("per", "je");
        if scale.per == 1 {
            format!("{per} {}", self.noun(scale.count, 1))
        } else {
            format!("{per} {} {}", scale.per, self.noun(scale.count, scale.per))
        }
    }

    fn at_most(&self, scale: Scale, unit: &str) -> String {
        scale
            .max
            .map_or(String::new(), |max| format!(" ({} {max} {unit})", self.pick("at most", "höchstens")))
    }

    /// When an ability of a mat is unlocked.
    pub(super) fn unlocked_from(&self, condition: Condition) -> String {
        let parts: Vec<_> = condition
            .comparisons()
            .map(|it| match (self.lang, it.relation) {
                (Lang::En, Relation::AtLeast) => format!("{} {}", it.number, self.noun(it.count, it.number)),
                (Lang::De, Relation::AtLeast) => {
                    format!("{} {}", it.number, nouns::de_dative(it.count, it.number))
                }
                _ => self.comparison(it),
            })
            .collect();
        format!("{} {}", self.pick("from", "ab"), list(&parts, self.pick("and", "und")))
    }

    fn comparison(&self, comparison: Comparison) -> String {
        let relation = match comparison.relation {
            Relation::AtLeast => self.pick("at least", "mindestens"),
            Relation::AtMost => self.pick("at most", "höchstens"),
            Relation::Exactly => self.pick("exactly", "genau"),
        };
        format!("{relation} {} {}", comparison.number, self.noun(comparison.count, comparison.number))
    }

    fn who(&self, who: Who) -> String {
        match who {
            Who::Me => self.pick("you", "du").to_owned(),
            Who::All => self.pick("every faction", "jede Fraktion").to_owned(),
            Who::Others => self.pick("every other faction", "jede andere Fraktion").to_owned(),
            Who::Most(count) => match self.lang {
                Lang::En => format!("each faction with the most {}", self.noun(count, 2)),
                Lang::De => format!("wer {} hat", nouns::de_superlative(count, true)),
            },
            Who::Fewest(count) => match self.lang {
                Lang::En => {
                    let least = if nouns::is_mass(count) { "least" } else { "fewest" };
                    format!("each faction with the {least} {}", self.noun(count, 2))
                }
                Lang::De => format!("wer {} hat", nouns::de_superlative(count, false)),
            },
        }
    }

    fn term(&self, term: Term) -> String {
        let vp = self.pick("VP", "SP");
        let number = |number: i8| number.to_string().replace('-', "−");
        match term {
            Term::Vp(n) => format!("{} {vp}", number(n)),
            Term::Per(n, scale) => {
                format!("{} {vp} {}{}", number(n), self.per(scale), self.at_most(scale, vp))
            }
            Term::Rank(count, ranks) => {
                let what = self.noun(count, 2);
                let ranks: Vec<_> = ranks.iter().take_while(|vp| **vp > 0).map(u8::to_string).collect();
                match self.lang {
                    Lang::En => format!(
                        "{} VP by rank in {what} (everybody tied gets the best of their ranks, the others are skipped; \
                         nothing for 0; with two factions only the first rank)",
                        ranks.join("/")
                    ),
                    Lang::De => format!(
                        "{} SP nach Rang: {what} (bei Gleichstand erhalten alle Beteiligten den besten ihrer Ränge, die \
                         übrigen entfallen; nichts für 0; zu zweit nur der erste Rang)",
                        ranks.join("/")
                    ),
                }
            }
        }
    }
}
