//! German phrases of single steps, costs and abilities.

use super::{Lang, Words, leaders, list, nouns, roman};
use crate::effect::{
    Ability, Cost, Cube, Exchange, Face, Neighbour, Research, Site, Sorts, Spot, Step, Whose,
};
use crate::ids::Sort;

fn ships(n: u8) -> &'static str {
    if n == 1 { "Raumschiff" } else { "Raumschiffe" }
}

fn own_ships(n: u8) -> String {
    if n == 1 { "1 eigenes Raumschiff".to_owned() } else { format!("{n} eigene Raumschiffe") }
}

fn levels(n: u8) -> &'static str {
    if n == 1 { "Stufe" } else { "Stufen" }
}

fn jumps(n: u8) -> &'static str {
    if n == 1 { "Sprung" } else { "Sprünge" }
}

/// What is paid, as phrases.
pub(super) fn cost(cost: Cost) -> Vec<String> {
    let parts = [
        (cost.ore, format!("{} Erz zahlen", cost.ore)),
        (cost.ore_to_player, format!("einer anderen Fraktion {} Erz zahlen", cost.ore_to_player)),
        (cost.recall, format!("{} Bevölkerung zurückholen", cost.recall)),
        (cost.ships, format!("{} in den Vorrat zurücklegen", own_ships(cost.ships))),
        (cost.tokens, format!("{} Marker von dieser Karte nehmen", cost.tokens)),
    ];
    parts.into_iter().filter(|(number, _)| *number > 0).map(|(_, phrase)| phrase).collect()
}

fn spot(at: Spot) -> &'static str {
    match at {
        Spot::SolOrYard => "",
        Spot::DeepSpace => " im Deep Space",
        Spot::Any => " an einem beliebigen Ort",
        Spot::Here => " hier",
        Spot::Sol => " auf Sol",
    }
}

fn convert(step: Step, n: u8) -> String {
    let Step::Convert { cube, face, from, at } = step else { return String::new() };
    let cubes = match cube {
        Cube::Supply => format!("{n} Vorratswürfel"),
        Cube::Pop => format!("{n} Bevölkerung"),
        Cube::Ship => own_ships(n),
    };
    match face {
        Face::Pop => {
            let from = from.map_or(String::new(), |column| format!(" aus Spalte {column}"));
            format!("{cubes}{from} zu Bevölkerung drehen")
        }
        Face::Supply => format!("{cubes} in den Vorrat zurücklegen"),
        _ => {
            let level = face.level().unwrap_or_default();
            let source = match (cube, from) {
                (Cube::Pop, _) => "Bevölkerung".to_owned(),
                (_, None) => "Vorrat".to_owned(),
                (_, Some(column)) => format!("Vorratsspalte {column}"),
            };
            format!("{n} {} der Stufe {level} aus {source}{} bauen", ships(n), spot(at))
        }
    }
}

fn research(research: Research) -> String {
    let known = if research.modes.known { "bekannte " } else { "" };
    let which = match research.plus {
        None => format!("eine {known}Technologie der Stufe {}", roman(research.level)),
        Some((count, max)) => format!(
            "eine {known}Technologie der Stufe {} plus 1 je {} (höchstens {})",
            roman(research.level),
            nouns::noun(Lang::De, count, 1),
            roman(max)
        ),
    };
    let modes = [
        (research.modes.with_supply, "mit einem Vorratswürfel"),
        (research.modes.no_prereq, "ohne Voraussetzungen"),
        (research.modes.no_bonus, "ohne Sofortbonus"),
    ];
    let modes: Vec<_> = modes.into_iter().filter(|(set, _)| *set).map(|(_, mode)| mode.to_owned()).collect();
    let before = if modes.is_empty() { "" } else { " " };
    format!("{which}{before}{} erforschen", list(&modes, "und"))
}

/// A step done so many times.
pub(super) fn step(words: &Words<'_>, step: Step, times: u8) -> String {
    match step {
        Step::Gain(n) => format!("{} Erz erhalten", u16::from(n) * u16::from(times)),
        Step::Pay(n) => format!("{n} Erz zahlen"),
        Step::PayPlayer(n) => format!("einer anderen Fraktion {n} Erz zahlen"),
        Step::LoseOre(n) => format!("{n} Erz verlieren"),
        Step::LosePop(n) => format!("{n} Bevölkerung an den Vorrat verlieren"),
        Step::TakeOre(n) => format!("von jeder anderen Fraktion {n} Erz nehmen"),
        Step::GiveOre(n) => format!("jeder anderen Fraktion {n} Erz geben"),
        Step::Convert { .. } => convert(step, times),
        Step::Grow => "Bevölkerungswachstum ausführen".to_owned(),
        Step::Mine => "Erzproduktion ausführen".to_owned(),
        Step::Trade => "Ressourcenhandel ausführen".to_owned(),
        Step::Automate(sorts) => {
            let what = match sorts {
                Sorts::Food => "Nahrungsproduktion",
                Sorts::Ore => "Erzproduktion",
                Sorts::Any => "Nahrungs- oder Erzproduktion",
            };
            if times == 1 { format!("{what} automatisieren") } else { format!("{times}-mal {what} automatisieren") }
        }
        Step::MoveSupply { n, rightmost, to } => {
            let which = if rightmost { format!("die {n} am weitesten rechts liegenden") } else { n.to_string() };
            let to = to.map_or("in beliebige Spalten".to_owned(), |column| format!("in Spalte {column}"));
            format!("{which} Vorratswürfel {to} legen")
        }
        Step::Research(step) => research(step),
        Step::PrivateTech { level, draw } => {
            let level = roman(level);
            format!("{draw} Technologien der Stufe {level} ansehen und 1 als private Technologie behalten")
        }
        Step::Jump { n, hold_bonus: false } => format!("bis zu {n} {}", jumps(n)),
        Step::Jump { n, hold_bonus: true } => {
            format!(
                "bis zu {n} {} (Boni für übernommene Kontrolle folgen nach der Kolonisierung; der des kolonisierten Systems \
                 ist verloren)",
                jumps(n)
            )
        }
        Step::Warp(n) => format!("bis zu {n} {} an beliebige Orte versetzen", ships(n)),
        Step::UpgradeShips { ships: n, by } => {
            format!("bis zu {n} {} um {by} {} aufwerten", ships(n), levels(by))
        }
        Step::UpgradePoints(n) => format!("Raumschiffe um insgesamt {n} {} aufwerten", levels(n)),
        Step::UpgradeStart(n) => format!("das Startraumschiff um {n} {} aufwerten", levels(n)),
        Step::Colonise { neutral: false } => "ein System kolonisieren".to_owned(),
        Step::Colonise { neutral: true } => {
            "ein System kolonisieren, das zu Beginn des Zuges niemand kontrolliert hat (Stärke nötig, Kontrolle nicht)"
                .to_owned()
        }
        Step::Charter { deck, draw } => {
            format!("{draw} Systeme aus Stapel {deck} ziehen und 1 als Kolonie behalten")
        }
        Step::Copy { whose, research } => {
            let what = if research { "eine Forschungsaktion" } else { "eine Aktion" };
            let whose = match whose {
                Whose::Any => "der Grundlagen, einer offenen Gilde oder einer Technologie im Spiel",
                Whose::Own => "der Grundlagen, einer offenen Gilde oder einer eigenen Technologie",
                Whose::Theirs => "einer Technologie der bezahlten Fraktion",
            };
            format!("{what} {whose} zu ihren Kosten ausführen, auch wenn ihr Feld besetzt ist")
        }
        Step::OpenGuild(guild) => format!("{} öffnen", words.name(&words.pack[guild].name)),
        Step::AttachSystem { deck, next_to } => {
            let next_to = match next_to {
                Neighbour::System => "einem System deiner Wahl",
                Neighbour::DeepSpace => "Deep Space",
                Neighbour::Sol => "Sol",
            };
            format!("ein System aus Stapel {deck} neben den Plan legen, einen Sprung von {next_to} entfernt")
        }
        Step::AttachVp { vp, site } => {
            let site = match site {
                Site::System => "ein System",
                Site::Yard => "eine Schiffswerft",
            };
            format!("diese Karte auf {site} deiner Wahl legen: am Ende {vp} SP für Besitz oder Kontrolle")
        }
        Step::AttachPrivate { .. }
        | Step::PrivateAchievement(_)
        | Step::PlaceShip { .. }
        | Step::PlaceTile(_) => leaders::step(Lang::De, step),
        Step::AttachDyson(deck) => format!("ein System aus Stapel {deck} unter diese Karte legen"),
        Step::TakeDyson => {
            "das System unter dieser Karte als Kolonie ohne Produktionsmarker nehmen und diese Karte ablegen".to_owned()
        }
        Step::Scatter => {
            "ein System oder eine Schiffswerft wählen: alle Raumschiffe von dort kommen in den Deep Space".to_owned()
        }
        Step::Banish(n) => format!("bis zu {n} {} anderer Fraktionen in den Deep Space schicken", ships(n)),
        Step::Museum(n) => format!("{} auf diese Karte legen, aus dem Spiel", own_ships(n)),
        Step::Vp(n) => format!("{n} SP werten"),
        Step::AddAchievement(n) => {
            format!("{n} Errungenschaften ziehen, die nicht im Spiel sind, und 1 ins Spiel bringen")
        }
        Step::Predict => "auf jeder Prognosekarte eine Art markieren".to_owned(),
        Step::Threat { rises: true } => "die Bedrohung steigt um 1".to_owned(),
        Step::Threat { rises: false } => "die Bedrohung sinkt um 1".to_owned(),
        Step::AnarchistShip(level) => {
            format!("ein Raumschiff der Anarchisten der Stufe {level} kommt in den Deep Space")
        }
        Step::AnarchistJump(n) => format!("bis zu {n} Raumschiffe der Anarchisten springen zu ihrem Ziel"),
    }
}

/// An ability as a sentence; `effect` is what it does.
pub(super) fn ability(ability: Ability, effect: &str) -> String {
    let each = |once: bool| if once { ", einmal je Zug" } else { "" };
    match ability {
        Ability::SkipOnePrerequisite => {
            "Erforschst du eine bekannte Technologie mit zwei Voraussetzungen, darf eine davon fehlen".to_owned()
        }
        Ability::RecallAsOre => {
            "In den Kosten einer Aktion darfst du statt einmal Zurückholen 1 Erz zahlen".to_owned()
        }
        Ability::EitherTrack => "Produktionsmarker dürfen von jeder der beiden Leisten kommen".to_owned(),
        Ability::Wormhole => {
            "Deine Raumschiffe dürfen von jedem Ort außer Sol und Deep Space an jeden Ort springen".to_owned()
        }
        Ability::AnyTime { once: limit, .. } => {
            format!("{} in deinem Zug: {effect}", if limit { "Einmal je Zug, jederzeit" } else { "Jederzeit" })
        }
        Ability::SwapAchievementMarkers => {
            "Jederzeit in deinem Zug und vor der Wertung darfst du eigene Marker auf Errungenschaften gegen \
             Produktionsmarker tauschen"
                .to_owned()
        }
        Ability::PushPawn => {
            "Einmal in deinem Zug darf deine Figur auf ein besetztes Aktionsfeld ziehen".to_owned()
        }
        Ability::ColoniseActionDiscount(n) => format!("Deine Aktionen, die kolonisieren, kosten {n} Erz weniger"),
        Ability::GuildDiscount(n) => format!("Gilden kosten dich {n} Erz weniger"),
        Ability::OnGuildOpened(_) => format!("Immer wenn eine Gilde geöffnet wird: {effect}"),
        Ability::OnTakeControl { own_turn, once: limit, .. } => {
            let when = if own_turn { " in deinem Zug" } else { "" };
            format!("Wenn du{when} die Kontrolle über einen Ort übernimmst{}: {effect}", each(limit))
        }
        Ability::OnTakeControlFrom { once: limit, .. } => {
            format!("Wenn du einer anderen Fraktion die Kontrolle über einen Ort abnimmst{}: {effect}", each(limit))
        }
        Ability::OnResearch(level, _) => {
            format!("Wenn du eine Technologie der Stufe {} oder höher erforschst: {effect}", roman(level))
        }
        Ability::OnAutomate(Sort::Food, _) => format!("Wenn du Nahrungsproduktion automatisierst: {effect}"),
        Ability::OnAutomate(Sort::Ore, _) => format!("Wenn du Erzproduktion automatisierst: {effect}"),
        Ability::OnLastMarker(_) => {
            format!("Wenn der letzte Marker eine deiner Leisten verlässt: {effect}")
        }
        Ability::OnTrades(n, _) => {
            format!("Wenn du Ressourcenhandel wählst und mindestens {n}-mal tauschst: {effect}")
        }
        Ability::TradeRate(Exchange::OreToPop, n) => format!("Der Tausch von Erz zu Bevölkerung kostet dich {n} Erz"),
        Ability::TradeRate(Exchange::ShipToPop, n) => {
            format!("Der Tausch eines Raumschiffs zu Bevölkerung kostet dich {n} Erz")
        }
        Ability::TradeRate(Exchange::PopToOre, n) => format!("Der Tausch von Bevölkerung zu Erz kostet dich {n} Erz"),
        Ability::FirstBuildBonus(n) => {
            format!("Das erste Raumschiff, das du in deinem Zug baust, hat {n} {} mehr", levels(n))
        }
        Ability::ExtraShip => {
            "Wenn eine deiner Aktionen Raumschiffe baut, darfst du einmal und vor ihren Sprüngen ein weiteres Raumschiff \
             der Stufe 1 aus Vorrat bauen, an einem Ort, an dem sie gebaut hat"
                .to_owned()
        }
        Ability::OnMinePhase(_) => format!("Wenn du Erzproduktion wählst: {effect}"),
        Ability::OnColonise(_) => format!("Wenn du ein System kolonisierst: {effect}"),
        Ability::OnEvent(_) => format!("Wenn du ein Ereignis aufdeckst, bevor es eintritt: {effect}"),
        Ability::Predictions => {
            "Kommt eine Technologie ins Spiel, deren Hauptart du für ihre Stufe vorausgesagt hast, nimmst du ein \
             +1-SP-Plättchen, solange es welche gibt"
                .to_owned()
        }
        Ability::ChooseOneForever => "Beim ersten Mal eins für das ganze Spiel wählen".to_owned(),
        Ability::AfterAction { once: limit, .. } => format!("Nach deiner Aktion{}: {effect}", each(limit)),
        Ability::TokenExtraAction
        | Ability::TokenResearchDiscount(_)
        | Ability::TokenPlaceAny
        | Ability::TokenMoreJumps(_)
        | Ability::TokenPrototype(_)
        | Ability::PrivateAchievementVp(_)
        | Ability::Credit { .. }
        | Ability::ShipTile(_)
        | Ability::DefenceBonus(_)
        | Ability::PrivateSystem => leaders::ability(Lang::De, ability),
        Ability::EntryCost(n) => {
            format!("Ein Sprung hierher braucht für jedes Raumschiff {n} {} mehr", jumps(n))
        }
        Ability::EntryMinLevel(n) => format!("Raumschiffe unter Stufe {n} dürfen nicht hierher"),
        Ability::CountsAsYard => "Wer es kontrolliert, darf hier Raumschiffe bauen".to_owned(),
    }
}
