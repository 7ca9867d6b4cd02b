//! What quantities are called.

use super::Words;
use crate::notation::Quantity;

impl Words<'_> {
    /// The name of a quantity.
    pub fn quantity(&self, quantity: Quantity) -> &'static str {
        use Quantity as Q;
        let (en, de) = match quantity {
            Q::IncomeA => ("AWE income", "AWE-Einkommen"),
            Q::IncomeF => ("food income", "Nahrungseinkommen"),
            Q::IncomeR => ("research income", "Forschungseinkommen"),
            Q::IncomeC => ("culture income", "Kultureinkommen"),
            Q::Gcap => ("ground capacity", "Bodenkapazität"),
            Q::Scap => ("space capacity", "Weltraumkapazität"),
            Q::YieldRes => ("yield of each resource building", "Ertrag je Rohstoffgebäude"),
            Q::YieldGcap => {
                ("ground capacity of each capacity building", "Bodenkapazität je Kapazitätsgebäude")
            }
            Q::YieldScap => {
                ("space capacity of each capacity building", "Weltraumkapazität je Kapazitätsgebäude")
            }
            Q::YieldLevel => ("level for yields and ground capacity", "Stufe für Erträge und Bodenkapazität"),
            Q::YieldConnection => ("AWE of each connected colony", "AWE je verbundene Kolonie"),
            Q::CostTech => ("research price of technologies", "Forschungspreis von Technologien"),
            Q::CostUnit => ("AWE price of units", "AWE-Preis von Einheiten"),
            Q::CostBuilding => ("AWE price of buildings", "AWE-Preis von Gebäuden"),
            Q::CostFit => ("AWE price of fitting", "AWE-Preis des Ausrüstens"),
            Q::CostLevel => ("food price of colony levels", "Nahrungspreis von Koloniestufen"),
            Q::CostAdvisorUpgrade => ("price of advisor levels", "Preis von Beraterstufen"),
            Q::CostVote => ("culture price of a vote", "Kulturpreis einer Stimme"),
            Q::CostTreaty => ("culture price of treaties", "Kulturpreis von Verträgen"),
            Q::CostIa => ("culture price of institution actions", "Kulturpreis von Institutionsaktionen"),
            Q::CostKosme => ("culture price of Kosme ships", "Kulturpreis von Kosme-Schiffen"),
            Q::CostWatch => ("price of watches", "Preis von Wachen"),
            Q::CostRepair => ("price of each repaired hull point", "Preis je reparierten Hüllenpunkt"),
            Q::CostStudy => (
                "research price of studying an anomaly",
                "Forschungspreis für das Untersuchen einer Anomalie",
            ),
            Q::CostExpeditionResearch => {
                ("research price of expeditions", "Forschungspreis von Expeditionen")
            }
            Q::CostGift => ("price of a gift to the High Council", "Preis eines Geschenks an den Hohen Rat"),
            Q::CostWonderStage => ("AWE price of wonder stages", "AWE-Preis von Wunderstufen"),
            Q::CapcostUnit => ("capacity price of units", "Kapazitätspreis von Einheiten"),
            Q::CapcostBuilding => ("capacity price of buildings", "Kapazitätspreis von Gebäuden"),
            Q::RebateTech => {
                ("rebate for technologies that others have", "Nachlass für Technologien, die andere haben")
            }
            Q::PriceDiscovery => ("research for each sold discovery", "Forschung je verkaufte Entdeckung"),
            Q::UpkeepPolicy => ("upkeep of each policy", "Unterhalt je Politik"),
            Q::UpkeepAdvisor => ("upkeep of each advisor", "Unterhalt je Berater"),
            Q::UpkeepBuilding => ("upkeep of buildings", "Unterhalt von Gebäuden"),
            Q::UpkeepBuildingsTotal => {
                ("upkeep of all buildings together", "Unterhalt aller Gebäude zusammen")
            }
            Q::UpkeepUnit => ("upkeep of each unit", "Unterhalt je Einheit"),
            Q::UpkeepUnitsTotal => ("upkeep of all units together", "Unterhalt aller Einheiten zusammen"),
            Q::UpkeepWatch => ("upkeep of watches", "Unterhalt von Wachen"),
            Q::UpkeepWar => ("culture upkeep of each war", "Kulturunterhalt je Krieg"),
            Q::WarPips => ("pips of war dice that count", "zählende Augen der Kriegswürfel"),
            Q::LimitPolicies => ("policies at most", "Höchstzahl der Politiken"),
            Q::LimitAdvisors => ("advisors at most", "Höchstzahl der Berater"),
            Q::LimitLawHand => ("hand limit for laws", "Handlimit für Gesetze"),
            Q::LimitStateSize => ("state size", "Staatsgröße"),
            Q::LimitCentres => ("centres at most", "Höchstzahl der Zentren"),
            Q::LimitNetworkLevel => ("highest network level", "höchste Netzwerkstufe"),
            Q::StateSizeUsed => {
                ("planets counted against the state size", "auf die Staatsgröße angerechnete Planeten")
            }
            Q::Slots => ("building slots", "Bauplätze"),
            Q::MaxLevel => ("highest colony level", "höchste Koloniestufe"),
            Q::ActionTreaty => ("treaty actions", "Vertragsaktionen"),
            Q::ActionLaw => ("law actions", "Gesetzesaktionen"),
            Q::ActionInstitution => ("institution actions", "Institutionsaktionen"),
            Q::Votes => ("votes", "Stimmen"),
            Q::VotesAgainst => ("votes against laws put by others", "Stimmen gegen Gesetze anderer"),
            Q::VotesSovereign => ("yes votes for you as sovereign", "Ja-Stimmen für dich als Souverän"),
            Q::BillsDraw => ("cards drawn for a bill", "gezogene Karten je Gesetzesvorlage"),
            Q::AbstainPer => ("abstentions for 1 resource", "Enthaltungen für 1 Rohstoff"),
            Q::Ratio => ("exchange ratio", "Tauschverhältnis"),
            Q::TradeTreatyUnits => {
                ("resources exchanged per trade treaty", "getauschte Rohstoffe je Handelsvertrag")
            }
            Q::BidAuction => ("result of your bids in auctions", "Ergebnis eigener Gebote in Auktionen"),
            Q::BidArrest => ("result of your bids in arrests", "Ergebnis eigener Gebote bei Festnahmen"),
            Q::PoliceSurcharge => ("surcharge of each of your police", "Aufschlag je eigene Polizei"),
            Q::PoliceCount => ("police that each of yours counts as", "Polizei, als die jede eigene zählt"),
            Q::WatchLevel => ("effective level of your watches", "wirksame Stufe eigener Wachen"),
            Q::NetworkPrereq => {
                ("level of your networks for prerequisites", "Stufe eigener Netzwerke für Voraussetzungen")
            }
            Q::IaDialogue => ("culture from a dialogue", "Kultur aus einem Dialog"),
            Q::IaUnarrestable => (
                "your illegal actions per round that cannot be arrested",
                "eigene illegale Aktionen je Runde ohne Festnahme",
            ),
            Q::WarX => (
                "price of your wars without reason as the target counts it",
                "Preis eigener Kriege ohne Grund, wie er für das Ziel zählt",
            ),
            Q::WarXMin => ("least price of a war without reason", "Mindestpreis eines Krieges ohne Grund"),
            Q::WarGoals => ("goals that you may name in a war", "Kriegsziele, die du nennen darfst"),
            Q::Debt => ("debt of a bankruptcy", "Schulden eines Bankrotts"),
            Q::KosmeRounds => ("rounds that Kosme ships stay", "Runden, die Kosme-Schiffe bleiben"),
            Q::RouteUses => (
                "times per round that routes quicken a unit",
                "Beschleunigungen je Runde durch Handelsrouten",
            ),
            Q::StatIni => ("initiative", "Initiative"),
            Q::StatTac => ("tactical movement", "taktische Bewegung"),
            Q::StatStr => ("strategic movement", "strategische Bewegung"),
            Q::StatSh => ("shield", "Schild"),
            Q::StatAr => ("armour", "Panzerung"),
            Q::Hit => ("to-hit rolls", "Trefferwürfe"),
            Q::Rerolls => {
                ("attack dice rerolled per battle round", "neu gewürfelte Angriffswürfel je Kampfrunde")
            }
            Q::Militia => ("militia per colony level", "Miliz je Koloniestufe"),
            Q::Transporter => ("room of each transporter", "Platz je Transporter"),
            Q::ConquestLevelLoss => {
                ("levels lost by colonies you conquer", "Stufenverlust eroberter Kolonien")
            }
            Q::BattleRange => ("range of weapons", "Reichweite der Waffen"),
        };
        self.pick(en, de)
    }
}
