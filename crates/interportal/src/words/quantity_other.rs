//! What a change of the quantities without a common form means.

use super::Words;
use super::change::{Unit, Way, Wording, unit};
use super::clause::Clause;
use super::quantity::LEVELS;
use crate::notation::{Change, Flag, Property, Quantity, Subject};

const fn counted(en: [&'static str; 2], de: [&'static str; 2], none: &'static str) -> Unit {
    Unit { en, de, none }
}

impl Words<'_> {
    pub(super) fn other_change(&self, change: &Change, wording: &Wording, quantity: Quantity) -> Clause {
        use Quantity as Q;
        let n = &wording.n;
        match quantity {
            Q::LimitPolicies => self.you_may(
                wording,
                counted(["policy", "policies"], ["Politik", "Politiken"], "keine"),
                "have",
                "haben",
            ),
            Q::LimitAdvisors => self.you_may(
                wording,
                counted(["advisor", "advisors"], ["Berater", "Berater"], "keinen"),
                "have",
                "haben",
            ),
            Q::LimitCentres => self.you_may(
                wording,
                counted(["centre", "centres"], ["Zentrum", "Zentren"], "kein"),
                "have",
                "haben",
            ),
            Q::LimitLawHand => self.you_may(
                wording,
                counted(["law", "laws"], ["Gesetz", "Gesetze"], "kein"),
                "hold in your hand",
                "auf der Hand behalten",
            ),
            Q::WarGoals => self.you_may(
                wording,
                counted(["goal", "goals"], ["Kriegsziel", "Kriegsziele"], "kein"),
                "name in each war",
                "in jedem Krieg nennen",
            ),
            Q::ActionTreaty => self.you_have(
                wording,
                counted(["treaty action", "treaty actions"], ["Vertragsaktion", "Vertragsaktionen"], "keine"),
            ),
            Q::ActionLaw => self.you_have(
                wording,
                counted(["law action", "law actions"], ["Gesetzesaktion", "Gesetzesaktionen"], "keine"),
            ),
            Q::ActionInstitution => self.you_have(
                wording,
                counted(
                    ["institution action", "institution actions"],
                    ["Institutionsaktion", "Institutionsaktionen"],
                    "keine",
                ),
            ),
            Q::Votes => self.you_have(wording, counted(["vote", "votes"], ["Stimme", "Stimmen"], "keine")),
            Q::VotesAgainst => self.you_have(
                wording,
                counted(
                    ["vote against laws put by others", "votes against laws put by others"],
                    ["Stimme gegen Gesetze anderer", "Stimmen gegen Gesetze anderer"],
                    "keine",
                ),
            ),
            Q::Slots => {
                let things = self.subject_of(Subject::Colony, &change.filter);
                let slots = counted(["building slot", "building slots"], ["Bauplatz", "Bauplätze"], "keinen");
                self.with_unit(wording, things, ["has", "have"], ["hat", "haben"], slots)
            }
            Q::Militia => {
                let things = self.subject_of(Subject::Colony, &change.filter);
                let militia = unit("militia for each level", "Miliz je Stufe", "keine");
                let (en, de) = (["has", "have"], ["hat", "haben"]);
                self.with_unit(wording, things, en, de, militia)
            }
            Q::MaxLevel => self.highest(change, wording),
            Q::LimitNetworkLevel if wording.is_just(Way::Is) => self.says(
                ["your networks", "can rise", &format!("to level {n}")],
                ["deine Netzwerke", "können", &format!("bis Stufe {n} steigen")],
            ),
            Q::IaDialogue => {
                let dialogue = (self.pick("a dialogue", "ein Dialog").to_owned(), false);
                let culture = unit("culture", "Kultur", "keine");
                self.with_unit(wording, dialogue, ["brings", "bring"], ["bringt", "bringen"], culture)
            }
            Q::PriceDiscovery => {
                let sold =
                    (self.pick("each discovery you sell", "jede verkaufte Entdeckung").to_owned(), false);
                let research = unit("research", "Forschung", "keine");
                self.with_unit(wording, sold, ["brings", "bring"], ["bringt", "bringen"], research)
            }
            Q::Transporter => {
                let each = (self.pick("each transporter", "jeder Transporter").to_owned(), false);
                let room = counted(["unit", "units"], ["Einheit", "Einheiten"], "keine");
                self.with_unit(wording, each, ["carries", "carry"], ["fasst", "fassen"], room)
            }
            Q::BidAuction if wording.counts() => {
                self.counts(wording, ("your bids in auctions", "deine Gebote in Auktionen"))
            }
            Q::BidArrest if wording.counts() => {
                self.counts(wording, ("your bids in arrests", "deine Gebote bei Festnahmen"))
            }
            Q::PoliceCount if wording.counts() => {
                self.counts(wording, ("your police units", "deine Polizeieinheiten"))
            }
            Q::VotesSovereign if wording.is_just(Way::Double) => {
                self.counts(wording, ("yes votes for you as sovereign", "Ja-Stimmen für dich als Souverän"))
            }
            Q::WarX if wording.is_just(Way::Double) => self.says(
                ["preventing your wars without reason", "costs", "the target twice as much"],
                ["deine Kriege ohne Grund zu verhindern", "kostet", "das Ziel doppelt so viel"],
            ),
            Q::WatchLevel if wording.is_just(Way::More) => {
                self.higher(wording, ("your watches", "deine Wachen"), ("", ""))
            }
            Q::NetworkPrereq if wording.is_just(Way::More) => self.higher(
                wording,
                ("your networks", "deine Netzwerke"),
                (" for prerequisites", "für Voraussetzungen "),
            ),
            Q::Hit => self.hits(change, wording),
            Q::Rerolls => {
                let whose = if change.filter.is_empty() {
                    self.pick("you", "du").to_owned()
                } else {
                    self.subject_of(Subject::Unit, &change.filter).0
                };
                let verb = if change.filter.is_empty() { "darfst" } else { "darf" };
                let dice = counted(["attack die", "attack dice"], ["Angriffswürfel"; 2], "keinen");
                let dice = self.so_much(wording, dice);
                self.says(
                    [&whose, "may reroll", &format!("{dice} per battle round")],
                    [&whose, verb, &format!("je Kampfrunde {dice} neu würfeln")],
                )
            }
            Q::BattleRange if wording.is_just(Way::AtMost) => self.says(
                ["weapons here", "have", &format!("a range of at most {n}")],
                ["Waffen", "haben", &format!("hier höchstens Reichweite {n}")],
            ),
            Q::BillsDraw if wording.is_just(Way::Is) => self.says(
                ["you", "draw", &format!("{n} cards for a bill")],
                ["du", "ziehst", &format!("{n} Karten für eine Gesetzesvorlage")],
            ),
            Q::AbstainPer if wording.is_just(Way::Is) && wording.is_one() => self.says(
                ["each abstention", "brings", "1 resource"],
                ["jede Enthaltung", "bringt", "1 Rohstoff"],
            ),
            Q::TradeTreatyUnits if wording.is_just(Way::Is) => self.says(
                ["you", "may exchange", &format!("{n} resources for each trade treaty")],
                ["du", "darfst", &format!("{n} Rohstoffe je Handelsvertrag tauschen")],
            ),
            Q::ConquestLevelLoss if wording.is_just(Way::Is) && n == "0" => self.says(
                ["colonies that you conquer", "lose", "no level"],
                ["Kolonien, die du eroberst,", "verlieren", "keine Stufe"],
            ),
            Q::KosmeRounds if wording.is_just(Way::Is) && !wording.is_one() => self.says(
                ["Kosme ships", "stay", &format!("for {n} rounds")],
                ["Kosme-Schiffe", "bleiben", &format!("{n} Runden")],
            ),
            Q::WarXMin if wording.is_just(Way::Is) => self.says(
                ["a war without reason", "costs", &format!("at least {n} culture")],
                ["ein Krieg ohne Grund", "kostet", &format!("mindestens {n} Kultur")],
            ),
            Q::IaUnarrestable if wording.is_just(Way::More) => self.says(
                [&format!("{n} more of your illegal actions per round"), "cannot", "be arrested"],
                [
                    "du",
                    "kannst",
                    &format!("je Runde bei {n} illegalen Aktion mehr nicht festgenommen werden"),
                ],
            ),
            Q::RouteUses if wording.is_just(Way::More) => {
                let (en, de) = if wording.is_one() {
                    ("once more".to_owned(), "einmal mehr".to_owned())
                } else {
                    (format!("{n} more times"), format!("{n}-mal mehr"))
                };
                self.says(
                    ["routes", "quicken", &format!("a unit {en} per round")],
                    ["Handelsrouten", "beschleunigen", &format!("eine Einheit je Runde {de}")],
                )
            }
            Q::StateSizeUsed if wording.way == Way::Less && wording.is_one() => self.says(
                [&format!("{n} planet less"), "counts", &format!("against your state size{}", wording.after)],
                [&format!("{n} Planet weniger"), "zählt", &format!("auf deine Staatsgröße{}", wording.after)],
            ),
            Q::Ratio => self.ratio(change, wording),
            Q::WarPips => {
                let attacker = change.filter.iter().any(|it| it.property == Property::Flag(Flag::Attacker));
                let (en, de) = if attacker {
                    (" in wars that you have declared", " in Kriegen, die du erklärt hast,")
                } else {
                    ("", "")
                };
                let en = format!("the pips of your war dice that count{en}");
                self.rises(wording, (&en, &format!("die zählenden Augen deiner Kriegswürfel{de}")), true)
            }
            other => self.plainly(wording, other),
        }
    }

    fn you_may(&self, wording: &Wording, of: Unit, en: &str, de: &str) -> Clause {
        let much = self.so_much(wording, of);
        // `hold 1 more law in your hand`
        let (verb, rest) = en.split_once(' ').unwrap_or((en, ""));
        let en = format!("{verb} {much} {rest}");
        self.says(["you", "may", en.trim_end()], ["du", "darfst", &format!("{much} {de}")])
    }

    fn you_have(&self, wording: &Wording, of: Unit) -> Clause {
        let much = self.so_much(wording, of);
        self.says(["you", "have", &much], ["du", "hast", &much])
    }

    fn counts(&self, wording: &Wording, what: (&str, &str)) -> Clause {
        let n = &wording.n;
        let (en, de) = match wording.way {
            Way::Double => ("double".to_owned(), "doppelt".to_owned()),
            Way::Less => (format!("{n} less"), format!("{n} weniger")),
            _ => (format!("{n} more"), format!("{n} mehr")),
        };
        self.says([what.0, "count", &en], [what.1, "zählen", &de])
    }

    fn higher(&self, wording: &Wording, what: (&str, &str), why: (&str, &str)) -> Clause {
        let (n, levels) = (&wording.n, self.levels(wording));
        self.says(
            [what.0, "count", &format!("as {n} {levels} higher{}", why.0)],
            [what.1, "zählen", &format!("{}{n} {levels} höher", why.1)],
        )
    }

    fn highest(&self, change: &Change, wording: &Wording) -> Clause {
        let (things, many) = self.subject_of(Subject::Colony, &change.filter);
        let (n, levels) = (&wording.n, self.levels(wording));
        if !wording.is_just(Way::Is) && !wording.is_just(Way::More) {
            let much = self.so_much(wording, LEVELS);
            return self.says(
                [&things, if many { "have" } else { "has" }, &format!("as highest level: {much}")],
                [&things, if many { "haben" } else { "hat" }, &format!("als höchste Stufe: {much}")],
            );
        }
        let (en, de) = match wording.way {
            Way::Is => (format!("be raised to level {n}"), format!("bis Stufe {n} ausgebaut werden")),
            _ => (format!("be raised {n} {levels} higher"), format!("{n} {levels} höher ausgebaut werden")),
        };
        self.says([&things, "can", &en], [&things, if many { "können" } else { "kann" }, &de])
    }

    fn hits(&self, change: &Change, wording: &Wording) -> Clause {
        let things = if change.filter.is_empty() {
            self.pick("your attacks", "deine Angriffe").to_owned()
        } else {
            self.subject_of(Subject::Attack, &change.filter).0
        };
        let n = &wording.n;
        let (en, de) = match wording.way {
            Way::More if wording.after.is_empty() => ("better", "besser"),
            Way::Less if wording.after.is_empty() => ("worse", "schlechter"),
            _ => {
                let bonus =
                    self.so_much(wording, unit("bonus on attack dice", "Bonus auf Angriffswürfel", "keinen"));
                return self.says([&things, "have", &bonus], [&things, "haben", &bonus]);
            }
        };
        self.says([&things, "hit", &format!("{n} {en}")], [&things, "treffen", &format!("um {n} {de}")])
    }

    fn ratio(&self, change: &Change, wording: &Wording) -> Clause {
        let of = self.resource_of(change);
        let en =
            of.map_or_else(|| "your exchange ratio".to_owned(), |of| format!("your exchange ratio for {of}"));
        let de = of.map_or_else(
            || "dein Tauschverhältnis".to_owned(),
            |of| format!("dein Tauschverhältnis für {of}"),
        );
        self.rises(wording, (&en, &de), false)
    }

    /// Quantities with a name of their own.
    fn plainly(&self, wording: &Wording, quantity: Quantity) -> Clause {
        use Quantity as Q;
        let (en, de, many) = match quantity {
            Q::LimitStateSize => ("your state size", "deine Staatsgröße", [false, false]),
            Q::RebateTech => (
                "the rebate for technologies that others have",
                "der Nachlass für Technologien, die andere haben,",
                [false, false],
            ),
            Q::UpkeepBuildingsTotal => (
                "the upkeep of all your buildings together",
                "der Unterhalt all deiner Gebäude zusammen",
                [false, false],
            ),
            Q::UpkeepUnitsTotal => (
                "the upkeep of all your units together",
                "der Unterhalt all deiner Einheiten zusammen",
                [false, false],
            ),
            Q::AbstainPer => {
                ("the abstentions for 1 resource", "die Enthaltungen für 1 Rohstoff", [true, true])
            }
            Q::PoliceSurcharge => (
                "the surcharge for each of your police units",
                "der Aufschlag für jede deiner Polizeieinheiten",
                [false, false],
            ),
            Q::LimitNetworkLevel => {
                ("the highest level of your networks", "die höchste Stufe deiner Netzwerke", [false, false])
            }
            Q::BidAuction => (
                "what is added to your bids in auctions",
                "was zu deinen Geboten in Auktionen hinzukommt,",
                [false, false],
            ),
            Q::BidArrest => (
                "what is added to your bids in arrests",
                "was zu deinen Geboten bei Festnahmen hinzukommt,",
                [false, false],
            ),
            Q::PoliceCount => (
                "the number of police units as which each of yours counts",
                "die Zahl der Polizeieinheiten, als die jede deiner zählt,",
                [false, false],
            ),
            Q::VotesSovereign => {
                ("the yes votes for you as sovereign", "die Ja-Stimmen für dich als Souverän", [true, true])
            }
            Q::WarX => (
                "the price of your wars without reason, as their targets count it,",
                "der Preis deiner Kriege ohne Grund, wie ihn ihre Ziele zählen,",
                [false, false],
            ),
            Q::WarXMin => (
                "the least price of a war without reason",
                "der Mindestpreis eines Kriegs ohne Grund",
                [false, false],
            ),
            Q::WatchLevel => (
                "the level with which each of your watches counts",
                "die Stufe, mit der jede deiner Wachen zählt,",
                [false, false],
            ),
            Q::NetworkPrereq => (
                "what your networks count more for prerequisites",
                "was deine Netzwerke für Voraussetzungen mehr zählen,",
                [false, false],
            ),
            Q::BattleRange => ("the range of weapons here", "die Reichweite der Waffen hier", [false, false]),
            Q::BillsDraw => (
                "the number of cards that you draw for a bill",
                "die Zahl der Karten, die du für eine Gesetzesvorlage ziehst,",
                [false, false],
            ),
            Q::TradeTreatyUnits => (
                "the number of resources that you may exchange for each trade treaty",
                "die Zahl der Rohstoffe, die du je Handelsvertrag tauschen darfst,",
                [false, false],
            ),
            Q::KosmeRounds => (
                "the number of rounds that Kosme ships stay",
                "die Zahl der Runden, die Kosme-Schiffe bleiben,",
                [false, false],
            ),
            Q::IaUnarrestable => (
                "the number of your illegal actions per round for which you cannot be arrested",
                "die Zahl deiner illegalen Aktionen je Runde, für die du nicht festgenommen werden kannst,",
                [false, false],
            ),
            Q::RouteUses => (
                "the number of times per round that routes quicken a unit",
                "die Zahl der Male je Runde, die Handelsrouten eine Einheit beschleunigen,",
                [false, false],
            ),
            Q::StateSizeUsed => (
                "the number of planets that count against your state size",
                "die Zahl der Planeten, die auf deine Staatsgröße zählen,",
                [false, false],
            ),
            Q::Debt => ("the debt of a bankruptcy", "die Schulden eines Bankrotts", [false, true]),
            Q::ConquestLevelLoss => (
                "the levels that conquered colonies lose",
                "die Stufen, die eroberte Kolonien verlieren,",
                [true, true],
            ),
            other => {
                let id = other.id();
                (id, id, [false, false])
            }
        };
        self.rises(wording, (en, de), self.pick(many[0], many[1]))
    }
}
