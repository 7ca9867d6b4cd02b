//! What a change of the quantities without a common form means.

use super::Words;
use super::change::{Turn, Unit, Way, unit};
use super::clause::Clause;
use crate::notation::{Change, Flag, Property, Quantity, Subject};

const fn counted(en: [&'static str; 2], de: [&'static str; 2], none: &'static str) -> Unit {
    Unit { en, de, none }
}

impl Words<'_> {
    pub(super) fn other_change(&self, change: &Change, turn: &Turn, quantity: Quantity) -> Clause {
        use Quantity as Q;
        let n = &turn.n;
        match quantity {
            Q::LimitPolicies => self.you_may(
                turn,
                counted(["policy", "policies"], ["Politik", "Politiken"], "keine"),
                "have",
                "haben",
            ),
            Q::LimitAdvisors => self.you_may(
                turn,
                counted(["advisor", "advisors"], ["Berater", "Berater"], "keinen"),
                "have",
                "haben",
            ),
            Q::LimitCentres => self.you_may(
                turn,
                counted(["centre", "centres"], ["Zentrum", "Zentren"], "kein"),
                "have",
                "haben",
            ),
            Q::LimitLawHand => self.you_may(
                turn,
                counted(["law", "laws"], ["Gesetz", "Gesetze"], "kein"),
                "hold in your hand",
                "auf der Hand behalten",
            ),
            Q::WarGoals => self.you_may(
                turn,
                counted(["goal", "goals"], ["Kriegsziel", "Kriegsziele"], "kein"),
                "name in each war",
                "in jedem Krieg nennen",
            ),
            Q::ActionTreaty => self.you_have(
                turn,
                counted(["treaty action", "treaty actions"], ["Vertragsaktion", "Vertragsaktionen"], "keine"),
            ),
            Q::ActionLaw => self.you_have(
                turn,
                counted(["law action", "law actions"], ["Gesetzesaktion", "Gesetzesaktionen"], "keine"),
            ),
            Q::ActionInstitution => self.you_have(
                turn,
                counted(
                    ["institution action", "institution actions"],
                    ["Institutionsaktion", "Institutionsaktionen"],
                    "keine",
                ),
            ),
            Q::Votes => self.you_have(turn, counted(["vote", "votes"], ["Stimme", "Stimmen"], "keine")),
            Q::VotesAgainst => self.you_have(
                turn,
                counted(
                    ["vote against laws put by others", "votes against laws put by others"],
                    ["Stimme gegen Gesetze anderer", "Stimmen gegen Gesetze anderer"],
                    "keine",
                ),
            ),
            Q::Slots => {
                let things = self.subject_of(Subject::Colony, &change.filter);
                let slots = counted(["building slot", "building slots"], ["Bauplatz", "Bauplätze"], "keinen");
                self.with_unit(turn, things, ["has", "have"], ["hat", "haben"], slots)
            }
            Q::Militia => {
                let things = self.subject_of(Subject::Colony, &change.filter);
                let militia = unit("militia for each level", "Miliz je Stufe", "keine");
                let (en, de) = (["has", "have"], ["hat", "haben"]);
                self.with_unit(turn, things, en, de, militia)
            }
            Q::MaxLevel => self.highest(change, turn),
            Q::LimitNetworkLevel => self.says(
                ["your networks", "can rise", &format!("to level {n}")],
                ["deine Netzwerke", "können", &format!("bis Stufe {n} steigen")],
            ),
            Q::IaDialogue => {
                let dialogue = (self.pick("a dialogue", "ein Dialog").to_owned(), false);
                let culture = unit("culture", "Kultur", "keine");
                self.with_unit(turn, dialogue, ["brings", "bring"], ["bringt", "bringen"], culture)
            }
            Q::PriceDiscovery => {
                let sold =
                    (self.pick("each discovery you sell", "jede verkaufte Entdeckung").to_owned(), false);
                let research = unit("research", "Forschung", "keine");
                self.with_unit(turn, sold, ["brings", "bring"], ["bringt", "bringen"], research)
            }
            Q::Transporter => {
                let each = (self.pick("each transporter", "jeder Transporter").to_owned(), false);
                let room = counted(["unit", "units"], ["Einheit", "Einheiten"], "keine");
                self.with_unit(turn, each, ["carries", "carry"], ["fasst", "fassen"], room)
            }
            Q::BidAuction => self.counts(turn, ("your bids in auctions", "deine Gebote in Auktionen")),
            Q::BidArrest => self.counts(turn, ("your bids in arrests", "deine Gebote bei Festnahmen")),
            Q::PoliceCount => self.counts(turn, ("your police units", "deine Polizeieinheiten")),
            Q::VotesSovereign => {
                self.counts(turn, ("yes votes for you as sovereign", "Ja-Stimmen für dich als Souverän"))
            }
            Q::WarX => self.says(
                ["preventing your wars without reason", "costs", "the target twice as much"],
                ["deine Kriege ohne Grund zu verhindern", "kostet", "das Ziel doppelt so viel"],
            ),
            Q::WatchLevel => self.higher(turn, ("your watches", "deine Wachen"), ("", "")),
            Q::NetworkPrereq => self.higher(
                turn,
                ("your networks", "deine Netzwerke"),
                (" for prerequisites", "für Voraussetzungen "),
            ),
            Q::Hit => self.hits(change, turn),
            Q::Rerolls => {
                let whose = if change.filter.is_empty() {
                    self.pick("you", "du").to_owned()
                } else {
                    self.subject_of(Subject::Unit, &change.filter).0
                };
                let verb = if change.filter.is_empty() { "darfst" } else { "darf" };
                let dice = counted(["attack die", "attack dice"], ["Angriffswürfel"; 2], "keinen");
                let dice = self.so_much(turn, dice);
                self.says(
                    [&whose, "may reroll", &format!("{dice} per battle round")],
                    [&whose, verb, &format!("je Kampfrunde {dice} neu würfeln")],
                )
            }
            Q::BattleRange => self.says(
                ["weapons here", "have", &format!("a range of at most {n}")],
                ["Waffen", "haben", &format!("hier höchstens Reichweite {n}")],
            ),
            Q::BillsDraw => self.says(
                ["you", "draw", &format!("{n} cards for a bill")],
                ["du", "ziehst", &format!("{n} Karten für eine Gesetzesvorlage")],
            ),
            Q::AbstainPer if turn.is_one() => self.says(
                ["each abstention", "brings", "1 resource"],
                ["jede Enthaltung", "bringt", "1 Rohstoff"],
            ),
            Q::TradeTreatyUnits => self.says(
                ["you", "may exchange", &format!("{n} resources for each trade treaty")],
                ["du", "darfst", &format!("{n} Rohstoffe je Handelsvertrag tauschen")],
            ),
            Q::ConquestLevelLoss if n == "0" => self.says(
                ["colonies that you conquer", "lose", "no level"],
                ["Kolonien, die du eroberst,", "verlieren", "keine Stufe"],
            ),
            Q::KosmeRounds => self.says(
                ["Kosme ships", "stay", &format!("for {n} rounds")],
                ["Kosme-Schiffe", "bleiben", &format!("{n} Runden")],
            ),
            Q::WarXMin => self.says(
                ["a war without reason", "costs", &format!("at least {n} culture")],
                ["ein Krieg ohne Grund", "kostet", &format!("mindestens {n} Kultur")],
            ),
            Q::IaUnarrestable => self.says(
                [&format!("{n} more of your illegal actions per round"), "cannot", "be arrested"],
                [
                    "du",
                    "kannst",
                    &format!("je Runde bei {n} illegalen Aktion mehr nicht festgenommen werden"),
                ],
            ),
            Q::RouteUses => {
                let (en, de) = if turn.is_one() {
                    ("once more".to_owned(), "einmal mehr".to_owned())
                } else {
                    (format!("{n} more times"), format!("{n}-mal mehr"))
                };
                self.says(
                    ["routes", "quicken", &format!("a unit {en} per round")],
                    ["Handelsrouten", "beschleunigen", &format!("eine Einheit je Runde {de}")],
                )
            }
            Q::StateSizeUsed => self.says(
                [&format!("{n} planet less"), "counts", &format!("against your state size{}", turn.after)],
                [&format!("{n} Planet weniger"), "zählt", &format!("auf deine Staatsgröße{}", turn.after)],
            ),
            Q::Ratio => self.ratio(change, turn),
            Q::WarPips => {
                let attacker = change.filter.iter().any(|it| it.property == Property::Flag(Flag::Attacker));
                let (en, de) = if attacker {
                    (" in wars that you have declared", " in Kriegen, die du erklärt hast,")
                } else {
                    ("", "")
                };
                let en = format!("the pips of your war dice that count{en}");
                self.rises(turn, (&en, &format!("die zählenden Augen deiner Kriegswürfel{de}")), true)
            }
            other => self.plainly(turn, other),
        }
    }

    fn you_may(&self, turn: &Turn, of: Unit, en: &str, de: &str) -> Clause {
        let much = self.so_much(turn, of);
        // `hold 1 more law in your hand`
        let (verb, rest) = en.split_once(' ').unwrap_or((en, ""));
        let en = format!("{verb} {much} {rest}");
        self.says(["you", "may", en.trim_end()], ["du", "darfst", &format!("{much} {de}")])
    }

    fn you_have(&self, turn: &Turn, of: Unit) -> Clause {
        let much = self.so_much(turn, of);
        self.says(["you", "have", &much], ["du", "hast", &much])
    }

    fn counts(&self, turn: &Turn, what: (&str, &str)) -> Clause {
        let n = &turn.n;
        let (en, de) = match turn.way {
            Way::Double => ("double".to_owned(), "doppelt".to_owned()),
            Way::Half => ("half".to_owned(), "halb".to_owned()),
            Way::Less => (format!("{n} less"), format!("{n} weniger")),
            _ => (format!("{n} more"), format!("{n} mehr")),
        };
        self.says([what.0, "count", &en], [what.1, "zählen", &de])
    }

    fn higher(&self, turn: &Turn, what: (&str, &str), why: (&str, &str)) -> Clause {
        let (n, levels) = (&turn.n, self.levels(turn));
        self.says(
            [what.0, "count", &format!("as {n} {levels} higher{}", why.0)],
            [what.1, "zählen", &format!("{}{n} {levels} höher", why.1)],
        )
    }

    fn highest(&self, change: &Change, turn: &Turn) -> Clause {
        let (things, many) = self.subject_of(Subject::Colony, &change.filter);
        let (n, levels) = (&turn.n, self.levels(turn));
        let (en, de) = match turn.way {
            Way::Is => (format!("be raised to level {n}"), format!("bis Stufe {n} ausgebaut werden")),
            _ => (format!("be raised {n} {levels} higher"), format!("{n} {levels} höher ausgebaut werden")),
        };
        self.says([&things, "can", &en], [&things, if many { "können" } else { "kann" }, &de])
    }

    fn hits(&self, change: &Change, turn: &Turn) -> Clause {
        let things = if change.filter.is_empty() {
            self.pick("your attacks", "deine Angriffe").to_owned()
        } else {
            self.subject_of(Subject::Attack, &change.filter).0
        };
        let n = &turn.n;
        let (en, de) = if turn.way == Way::Less { ("worse", "schlechter") } else { ("better", "besser") };
        self.says([&things, "hit", &format!("{n} {en}")], [&things, "treffen", &format!("um {n} {de}")])
    }

    fn ratio(&self, change: &Change, turn: &Turn) -> Clause {
        let of = self.resource_of(change);
        let en =
            of.map_or_else(|| "your exchange ratio".to_owned(), |of| format!("your exchange ratio for {of}"));
        let de = of.map_or_else(
            || "dein Tauschverhältnis".to_owned(),
            |of| format!("dein Tauschverhältnis für {of}"),
        );
        self.rises(turn, (&en, &de), false)
    }

    /// Quantities with a name of their own.
    fn plainly(&self, turn: &Turn, quantity: Quantity) -> Clause {
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
        self.rises(turn, (en, de), self.pick(many[0], many[1]))
    }
}
