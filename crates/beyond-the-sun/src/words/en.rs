//! English phrases of single steps, costs and abilities.

use super::{Lang, Words, leaders, list, roman};
use crate::effect::{
    Ability, Cost, Cube, Exchange, Face, Neighbour, Research, Site, Sorts, Spot, Step, Whose,
};

fn s(n: u8) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// What is paid, as phrases.
pub(super) fn cost(cost: Cost) -> Vec<String> {
    let parts = [
        (cost.ore, format!("pay {} ore", cost.ore)),
        (cost.ore_to_player, format!("pay {} ore to another faction", cost.ore_to_player)),
        (cost.recall, format!("recall {} population", cost.recall)),
        (cost.ships, format!("return {} of your ships to supply", cost.ships)),
        (cost.tokens, format!("remove {} token{} from this card", cost.tokens, s(cost.tokens))),
    ];
    parts.into_iter().filter(|(number, _)| *number > 0).map(|(_, phrase)| phrase).collect()
}

fn spot(at: Spot) -> &'static str {
    match at {
        Spot::SolOrYard => "",
        Spot::DeepSpace => " in Deep Space",
        Spot::Any => " at any place",
        Spot::Here => " here",
        Spot::Sol => " on Sol",
    }
}

fn convert(cube: Cube, face: Face, n: u8) -> String {
    let cubes = match cube {
        Cube::Supply => format!("{n} supply cube{}", s(n)),
        Cube::Pop => format!("{n} population"),
        Cube::Ship => format!("{n} of your ships"),
    };
    match (cube, face) {
        (_, Face::Pop) => format!("turn {cubes} to population"),
        (_, Face::Supply) => format!("return {cubes} to supply"),
        (Cube::Pop, _) => format!("build {n} ship{} from population", s(n)),
        _ => format!("build {n} ship{} from supply", s(n)),
    }
}

fn research(research: Research) -> String {
    let known = if research.modes.known { "known " } else { "" };
    let text = match research.plus {
        None => format!("research a {known}level {} technology", roman(research.level)),
        Some((count, max)) => format!(
            "research a {known}technology whose level is {} plus 1 per {} (at most {})",
            roman(research.level),
            super::nouns::noun(super::Lang::En, count, 1),
            roman(max)
        ),
    };
    let modes = [
        (research.modes.with_supply, "with a supply cube"),
        (research.modes.no_prereq, "without its prerequisites"),
        (research.modes.no_bonus, "without its immediate bonus"),
    ];
    let modes: Vec<_> = modes.into_iter().filter(|(set, _)| *set).map(|(_, mode)| mode.to_owned()).collect();
    if modes.is_empty() { text } else { format!("{text} {}", list(&modes, "and")) }
}

/// A step done so many times.
pub(super) fn step(words: &Words<'_>, step: Step, times: u8) -> String {
    match step {
        Step::Gain(n) => format!("gain {} ore", u16::from(n) * u16::from(times)),
        Step::Pay(n) => format!("pay {n} ore"),
        Step::PayPlayer(n) => format!("pay {n} ore to another faction"),
        Step::LoseOre(n) => format!("lose {n} ore"),
        Step::LosePop(n) => format!("lose {n} population to supply"),
        Step::TakeOre(n) => format!("take {n} ore from every other faction"),
        Step::GiveOre(n) => format!("give {n} ore to every other faction"),
        Step::Convert { cube, face, from, at } => {
            let mut text = convert(cube, face, times);
            if let Some(level) = face.level() {
                text = text.replace("ship", &format!("level {level} ship"));
            }
            if let Some(column) = from {
                text = text
                    .replace(" to population", &format!(" of column {column} to population"))
                    .replace("from supply", &format!("from supply column {column}"));
            }
            text + spot(at)
        }
        Step::Grow => "carry out population growth".to_owned(),
        Step::Mine => "carry out ore production".to_owned(),
        Step::Trade => "trade resources".to_owned(),
        Step::Automate(sorts) => {
            let what = match sorts {
                Sorts::Food => "food",
                Sorts::Ore => "ore",
                Sorts::Any => "food or ore",
            };
            match times {
                1 => format!("automate {what} production"),
                2 => format!("automate {what} production twice"),
                _ => format!("automate {what} production {times} times"),
            }
        }
        Step::MoveSupply { n, rightmost, to } => {
            let which = if rightmost { format!("your {n} rightmost") } else { n.to_string() };
            let to = to.map_or("columns of your choice".to_owned(), |column| format!("column {column}"));
            format!("move {which} supply cube{} to {to}", s(n))
        }
        Step::Research(step) => research(step),
        Step::PrivateTech { level, draw } => {
            format!("look at {draw} level {} technologies and keep 1 as private technology", roman(level))
        }
        Step::Jump { n, hold_bonus: false } => format!("up to {n} jump{}", s(n)),
        Step::Jump { n, hold_bonus: true } => {
            format!(
                "up to {n} jump{} (take-control bonuses come after the colonising; that of the colonised system is lost)",
                s(n)
            )
        }
        Step::Warp(n) => format!("move up to {n} ship{} to any places", s(n)),
        Step::UpgradeShips { ships, by } => {
            format!("upgrade up to {ships} ship{} by {by} level{}", s(ships), s(by))
        }
        Step::UpgradePoints(n) => format!("upgrade ships by {n} level{} in all", s(n)),
        Step::UpgradeStart(n) => format!("upgrade your start ship by {n} level{}", s(n)),
        Step::Colonise { neutral: false } => "colonise a system".to_owned(),
        Step::Colonise { neutral: true } => {
            "colonise a system that nobody controlled at the start of this turn (strength needed, control not)"
                .to_owned()
        }
        Step::Charter { deck, draw } => format!("draw {draw} systems from deck {deck} and keep 1 as a colony"),
        Step::Copy { whose, research } => {
            let what = if research { "a research action" } else { "an action" };
            let whose = match whose {
                Whose::Any => "of the basics, an open guild or any technology in play",
                Whose::Own => "of the basics, an open guild or one of your technologies",
                Whose::Theirs => "of a technology of the faction paid",
            };
            format!("carry out {what} {whose}, at its cost, even if its space is occupied")
        }
        Step::OpenGuild(guild) => format!("open the {}", words.name(&words.pack[guild].name)),
        Step::AttachSystem { deck, next_to } => {
            let next_to = match next_to {
                Neighbour::System => "a system of your choice",
                Neighbour::DeepSpace => "Deep Space",
                Neighbour::Sol => "Sol",
            };
            format!("lay a system from deck {deck} beside the board, one jump from {next_to}")
        }
        Step::AttachVp { vp, site } => {
            let site = match site {
                Site::System => "a system",
                Site::Yard => "a shipyard",
            };
            format!("lay this card on {site} of your choice: {vp} VP for its owner or controller at the end")
        }
        Step::AttachPrivate { .. }
        | Step::PrivateAchievement(_)
        | Step::PlaceShip { .. }
        | Step::PlaceTile(_) => leaders::step(Lang::En, step),
        Step::AttachDyson(deck) => format!("put a system from deck {deck} under this card"),
        Step::TakeDyson => {
            "take the system under this card as a colony without production markers, and discard this card".to_owned()
        }
        Step::Scatter => "choose a system or shipyard: all ships there go to Deep Space".to_owned(),
        Step::Banish(n) => format!("send up to {n} ship{} of other factions to Deep Space", s(n)),
        Step::Museum(n) => format!("put {n} of your ships on this card, out of play"),
        Step::Vp(n) => format!("score {n} VP"),
        Step::AddAchievement(n) => format!("draw {n} achievements that are not in play and add 1 to the game"),
        Step::Predict => "mark one type on each prediction card".to_owned(),
        Step::Threat { rises: true } => "the threat rises by 1".to_owned(),
        Step::Threat { rises: false } => "the threat falls by 1".to_owned(),
        Step::AnarchistShip(level) => format!("a level {level} ship of the anarchists comes to Deep Space"),
        Step::AnarchistJump(n) => format!("up to {n} ship{} of the anarchists jump to their target", s(n)),
    }
}

/// An ability as a sentence; `effect` is what it does.
pub(super) fn ability(ability: Ability, effect: &str) -> String {
    let each = |once: bool| if once { ", once per turn" } else { "" };
    match ability {
        Ability::SkipOnePrerequisite => {
            "When you research a known technology that needs two technologies, one of them may be missing".to_owned()
        }
        Ability::RecallAsOre => "In the cost of an action you may pay 1 ore for one recall".to_owned(),
        Ability::EitherTrack => "Production markers may come from either track".to_owned(),
        Ability::Wormhole => {
            "Your ships may jump from any place except Sol and Deep Space to any place".to_owned()
        }
        Ability::AnyTime { once: limit, .. } => {
            format!("{}t any time in your turn: {effect}", if limit { "Once per turn, a" } else { "A" })
        }
        Ability::SwapAchievementMarkers => {
            "At any time in your turn and before scoring you may exchange your markers on achievements for \
             production markers"
                .to_owned()
        }
        Ability::PushPawn => "Once in your turn your pawn may take an occupied action space".to_owned(),
        Ability::ColoniseActionDiscount(n) => format!("Your actions that colonise cost {n} ore less"),
        Ability::GuildDiscount(n) => format!("Guilds cost you {n} ore less"),
        Ability::OnGuildOpened(_) => format!("Whenever a guild is opened: {effect}"),
        Ability::OnTakeControl { own_turn, once: limit, .. } => {
            let when = if own_turn { " in your turn" } else { "" };
            format!("When you take control of a place{when}{}: {effect}", each(limit))
        }
        Ability::OnTakeControlFrom { once: limit, .. } => {
            format!("When you take control of a place from another faction{}: {effect}", each(limit))
        }
        Ability::OnResearch(level, _) => {
            format!("When you research a technology of level {} or higher: {effect}", roman(level))
        }
        Ability::OnAutomate(sort, _) => format!("When you automate {sort} production: {effect}"),
        Ability::OnLastMarker(_) => format!("When the last marker leaves one of your tracks: {effect}"),
        Ability::OnTrades(n, _) => format!("When you trade and make at least {n} exchanges: {effect}"),
        Ability::TradeRate(Exchange::OreToPop, n) => format!("Trading ore for population costs you {n} ore"),
        Ability::TradeRate(Exchange::ShipToPop, n) => format!("Trading a ship for population costs you {n} ore"),
        Ability::TradeRate(Exchange::PopToOre, n) => format!("Trading population for ore costs you {n} ore"),
        Ability::FirstBuildBonus(n) => {
            format!("The first ship you build in your turn has {n} level{} more", s(n))
        }
        Ability::ExtraShip => {
            "When an action of yours builds ships you may, once and before its jumps, build one more level 1 ship from \
             supply at a place where it has built"
                .to_owned()
        }
        Ability::OnMinePhase(_) => format!("When you choose ore production: {effect}"),
        Ability::OnColonise(_) => format!("When you colonise a system: {effect}"),
        Ability::OnEvent(_) => format!("When you reveal an event, before it happens: {effect}"),
        Ability::Predictions => {
            "Whenever a technology comes into play whose main type you predicted for its level, take a +1 VP tile \
             while there are any"
                .to_owned()
        }
        Ability::ChooseOneForever => "Choose one at the first use, for the whole game".to_owned(),
        Ability::AfterAction { once: limit, .. } => format!("After your action{}: {effect}", each(limit)),
        Ability::TokenExtraAction
        | Ability::TokenResearchDiscount(_)
        | Ability::TokenPlaceAny
        | Ability::TokenMoreJumps(_)
        | Ability::TokenPrototype(_)
        | Ability::PrivateAchievementVp(_)
        | Ability::Credit { .. }
        | Ability::ShipTile(_)
        | Ability::DefenceBonus(_)
        | Ability::PrivateSystem => leaders::ability(Lang::En, ability),
        Ability::EntryCost(n) => format!("Jumping here takes {n} more jump{} for each ship", s(n)),
        Ability::EntryMinLevel(n) => format!("Ships below level {n} may not come here"),
        Ability::CountsAsYard => "The faction that controls it may build ships here".to_owned(),
    }
}
