//! Noun phrases for selected things: `connected colonies`, `jede verbundene Kolonie`.

use super::property::{Names, Part};
use super::{Lang, Words};
use crate::cards::Gender;
use crate::notation::{BuildingKind, Flag, Named, Property, Selector, Subject, Test};

/// In which form things are named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Several: `connected colonies`.
    Some,
    /// One after a number: `1 connected colony`.
    One,
    /// `a connected colony`, `eine verbundene Kolonie`, as object.
    A,
    /// The same as subject.
    AsSubject,
    /// `each connected colony`, `jede verbundene Kolonie`, as object.
    Each,
    /// The same as subject.
    Every,
    /// `a discovered system`, after a German preposition with dative.
    In,
    /// `your colonies`, `deiner Kolonien`, after `of`.
    Of,
    /// `your colonies`, `deine Kolonien`, as subject.
    Yours,
    /// `no connected colony`.
    No,
}

impl Form {
    const fn is_many(self) -> bool {
        matches!(self, Self::Some | Self::Of | Self::Yours)
    }
}

/// The German article of a form and the ending of an adjective after it.
const fn article(form: Form, gender: Gender) -> (&'static str, &'static str) {
    use Gender::{F, M, N};
    match (form, gender) {
        (Form::Some, _) => ("", "e"),
        (Form::Of, _) => ("deiner ", "en"),
        (Form::Yours, _) => ("deine ", "en"),
        (Form::One, M) => ("", "en"),
        (Form::One, F) => ("", "e"),
        (Form::One, N) => ("", "es"),
        (Form::A, M) => ("einen ", "en"),
        (Form::A, F) => ("eine ", "e"),
        (Form::A, N) => ("ein ", "es"),
        (Form::AsSubject, M) => ("ein ", "er"),
        (Form::AsSubject, F) => ("eine ", "e"),
        (Form::AsSubject, N) => ("ein ", "es"),
        (Form::Each, M) => ("jeden ", "en"),
        (Form::Every, M) => ("jeder ", "e"),
        (Form::Each | Form::Every, F) => ("jede ", "e"),
        (Form::Each | Form::Every, N) => ("jedes ", "e"),
        (Form::In, F) => ("einer ", "en"),
        (Form::In, M | N) => ("einem ", "en"),
        (Form::No, M) => ("keinen ", "en"),
        (Form::No, F) => ("keine ", "e"),
        (Form::No, N) => ("kein ", "es"),
    }
}

/// The English article of a form before a word.
fn article_en(form: Form, next: &str) -> &'static str {
    match form {
        Form::Some | Form::One => "",
        Form::Of | Form::Yours => "your ",
        Form::Each | Form::Every => "each ",
        Form::No => "no ",
        Form::A | Form::AsSubject | Form::In
            if next.starts_with(['a', 'e', 'i', 'o', 'A', 'E', 'I', 'O']) =>
        {
            "an "
        }
        Form::A | Form::AsSubject | Form::In if next.starts_with("un") => "an ",
        Form::A | Form::AsSubject | Form::In => "a ",
    }
}

impl Words<'_> {
    fn noun(&self, subject: Subject) -> (&'static str, &'static str, Gender) {
        use Gender::{F, M, N};
        use Subject as S;
        let (one, many, de_one, de_many, gender) = match subject {
            S::Colony => ("colony", "colonies", "Kolonie", "Kolonien", F),
            S::Building => ("building", "buildings", "Gebäude", "Gebäude", N),
            S::Unit => ("unit", "units", "Einheit", "Einheiten", F),
            S::Ship => ("ship", "ships", "Schiff", "Schiffe", N),
            S::Ground => ("ground unit", "ground units", "Bodeneinheit", "Bodeneinheiten", F),
            S::Network => ("network", "networks", "Netzwerk", "Netzwerke", N),
            S::Watch => ("watch", "watches", "Wache", "Wachen", F),
            S::Tech => ("technology", "technologies", "Technologie", "Technologien", F),
            S::Policy => ("policy", "policies", "Politik", "Politiken", F),
            S::Advisor => ("advisor", "advisors", "Berater", "Berater", M),
            S::Law => ("law", "laws", "Gesetz", "Gesetze", N),
            S::Treaty => ("treaty", "treaties", "Vertrag", "Verträge", M),
            S::Player => ("player", "players", "Spieler", "Spieler", M),
            S::Card => ("event card", "event cards", "Ereigniskarte", "Ereigniskarten", F),
            S::System => ("system", "systems", "System", "Systeme", N),
            S::Group => ("neutral group", "neutral groups", "neutrale Gruppe", "neutrale Gruppen", F),
            S::Government => ("government", "governments", "Regierung", "Regierungen", F),
            S::Fitting => ("fitted item", "fitted items", "eingebautes Teil", "eingebaute Teile", N),
            S::Item => ("item", "items", "Ausrüstung", "Ausrüstungen", F),
            S::Attack => ("attack", "attacks", "Angriff", "Angriffe", M),
            S::Ia => {
                ("institution action", "institution actions", "Institutionsaktion", "Institutionsaktionen", F)
            }
            S::War => ("war", "wars", "Krieg", "Kriege", M),
            S::Ratio => ("pair", "pairs", "Paar", "Paare", N),
            S::Trigger => ("event", "events", "Ereignis", "Ereignisse", N),
        };
        (self.pick(one, de_one), self.pick(many, de_many), gender)
    }

    /// The things of a sort with a filter, in a form.
    pub(super) fn things(&self, subject: Subject, filter: &[Test], form: Form) -> String {
        let (one, several, gender) = self.noun(subject);
        let mut noun = if form.is_many() { several } else { one }.to_owned();
        let mut gender = Some(gender);
        if subject == Subject::Fitting && form != Form::Some && form != Form::One {
            // The adjective of this noun would need an ending for each article.
            noun = self.pick(noun, if form.is_many() { "Einbauten" } else { "Einbau" }.to_owned());
            gender = Some(Gender::M);
        }
        let (mut before, mut after) = (Vec::new(), String::new());
        // What is left out stands behind what is asked for, and the place stands last.
        let rank = |test: &&Test| match (&test.property, test.not) {
            (Property::Flag(Flag::Here), _) => 2,
            (Property::Flag(Flag::Home | Flag::EnemyHome), true) => 1,
            _ => 0,
        };
        let mut sorted: Vec<&Test> = filter.iter().collect();
        sorted.sort_by_key(rank);
        for test in sorted {
            match self.part(subject, test) {
                Part::Before(word) => before.push(word),
                Part::After(text) if text.starts_with(',') => after.push_str(&text),
                Part::After(text) => after.push_str(&format!(" {text}")),
                Part::Instead(single, plural, of) => {
                    noun = if form.is_many() { plural } else { single };
                    gender = Some(of);
                }
                Part::Names(names) => {
                    noun = if form.is_many() { names.many } else { names.one };
                    gender = names.gender;
                }
                Part::Unsaid => {}
            }
        }
        let (article, ending) = match (self.lang, gender) {
            (Lang::En, None)
                if matches!(form, Form::A | Form::AsSubject | Form::In | Form::Each | Form::Every) =>
            {
                ("", "")
            }
            (Lang::En, _) => (article_en(form, before.first().map_or(&noun, |word| *word)), ""),
            (Lang::De, Some(gender)) => article(form, gender),
            (Lang::De, None) => ("", "e"),
        };
        let before: String = before.iter().map(|word| format!("{word}{ending} ")).collect();
        format!("{article}{before}{noun}{after}").replace("an other ", "another ")
    }

    /// A name in a form.
    pub(super) fn named_as(&self, names: Names, form: Form) -> String {
        let noun = if form.is_many() { names.many } else { names.one };
        let article = match (self.lang, names.gender) {
            (_, None) => "",
            (Lang::En, _) => article_en(form, &noun),
            (Lang::De, Some(gender)) => article(form, gender).0,
        };
        // `einen Agenten`, `einen Diplomaten`.
        let weak = article == "einen " && (noun.ends_with("ent") || noun.ends_with("at"));
        format!("{article}{noun}{}", if weak { "en" } else { "" })
    }

    /// The things as subject of a sentence, and whether they are several; `usual` if no filter says which.
    pub(super) fn subject_of(&self, subject: Subject, filter: &[Test]) -> (String, bool) {
        let has = |flag: Flag| filter.iter().any(|test| !test.not && test.property == Property::Flag(flag));
        if has(Flag::Own) && subject != Subject::Attack {
            return (self.pick("this unit", "diese Einheit").to_owned(), false);
        }
        if has(Flag::Home) {
            return (self.pick("your home world", "deine Heimatwelt").to_owned(), false);
        }
        if subject == Subject::Colony && has(Flag::Here) && filter.len() == 1 {
            return (self.pick("this colony", "diese Kolonie").to_owned(), false);
        }
        let names = filter.iter().find_map(|test| match self.part(subject, test) {
            Part::Names(names) => Some(names),
            _ => None,
        });
        match names {
            Some(names) if !names.counts => (self.things(subject, filter, Form::One), false),
            _ => (self.things(subject, filter, Form::Some), true),
        }
    }

    /// A filter that says which kind of building is meant.
    pub(super) fn of_kind(filter: &[Test], kind: BuildingKind) -> Vec<Test> {
        let says = |test: &Test| matches!(test.property, Property::Building(_));
        let kind = Test { not: false, property: Property::Building(vec![kind]) };
        let implied = (!filter.iter().any(says)).then_some(kind);
        implied.into_iter().chain(filter.iter().cloned()).collect()
    }

    /// One named thing, as object: `a trade route`.
    pub(super) fn a_named(&self, named: Named) -> String {
        let subject = match named {
            Named::Ship(_) => Subject::Ship,
            Named::Ground(_) => Subject::Ground,
            Named::Building(_) => Subject::Building,
            Named::Deed(_) => Subject::Ia,
            Named::Group(_) => Subject::Group,
        };
        self.things(subject, &[Test { not: false, property: Property::Id(vec![named]) }], Form::A)
    }

    /// One of the selected things, as object: `an available technology`.
    pub(super) fn a(&self, of: &Selector) -> String {
        self.things(of.subject, &of.filter, Form::A)
    }

    /// The selected things.
    pub(super) fn many(&self, of: &Selector) -> String {
        self.things(of.subject, &of.filter, Form::Some)
    }
}
