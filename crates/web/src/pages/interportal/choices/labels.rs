//! Actions in a few words.

use crate::called::called;
use crate::i18n::{Lang, t};
use crate::pages::interportal::{agents, events, names, senate, tactical, war};
use engine::Turn;
use interportal::action::{Craft, Unit};
use interportal::affair::Affair;
use interportal::cards::Name;
use interportal::now::Topic;
use interportal::{Action, Decision, State};

/// The label of an action.
pub(super) fn label(turn: &Turn<State>, action: Action, lang: Lang) -> String {
    let (view, pack, seat) = (&turn.view, turn.view.pack.pack(), turn.seat);
    let name = |it: &Name| names::name(it, lang).to_owned();
    let (place, resource) = (names::place, |it| names::resource(it, lang));
    let vessel = |ship: u8| names::vessel(view, seat, ship, lang);
    let fleet = |fleet: u8| names::fleet(fleet, lang);
    let army = |army: u8| t!(lang, "x4-army", n = army);
    match action {
        Action::Pass => t!(lang, "x4-do-pass"),
        Action::End => t!(lang, "x4-do-end"),
        Action::Research(tech) => t!(lang, "x4-do-research", it = name(&pack[tech].name)),
        Action::Buy(unit) => {
            let it = names::unit_words(pack, unit, lang);
            match turn.decision {
                Decision::Receive | Decision::Pick => t!(lang, "x4-do-take-unit", it = it),
                _ => t!(lang, "x4-do-buy", it = it),
            }
        }
        Action::Build(it, None) => t!(lang, "x4-do-build", it = name(&pack[it].name)),
        Action::Build(it, Some(what)) => {
            t!(lang, "x4-do-build-for", it = name(&pack[it].name), what = resource(what))
        }
        Action::Upgrade(it) => t!(lang, "x4-do-upgrade", it = name(&pack[it].name)),
        Action::Raise(hex) => {
            let level = view.colony_at(hex).map_or(1, |colony| colony.level + 1);
            t!(lang, "x4-do-raise", place = place(hex), n = level)
        }
        Action::Refit(ship, variant, set) => {
            let it = names::unit_words(pack, Unit::Ship(ship, variant), lang);
            if pack[ship].slot_sets.len() > 1 {
                t!(lang, "x4-do-refit-set", it = it, n = set)
            } else {
                t!(lang, "x4-do-refit", it = it)
            }
        }
        Action::TearDown => t!(lang, "x4-do-tear-down"),
        Action::Abandon => t!(lang, "x4-do-abandon"),
        Action::StateSize => t!(lang, "x4-do-state-size"),
        Action::Exchange(from, to) => {
            let n = interportal::Books::open(view, seat).ratio(from, to);
            t!(lang, "x4-do-exchange", n = n, from = resource(from), to = resource(to))
        }
        Action::At(hex) => place(hex).to_owned(),
        Action::Slot(hex, slot) => {
            let colony = view.colony_at(hex);
            let at = usize::from(slot).saturating_sub(1);
            let standing = colony.and_then(|colony| colony.buildings.get(at));
            let it = standing.map_or_else(String::new, |it| names::title(&name(&pack[it.building].name)));
            t!(lang, "x4-do-slot", it = it, place = place(hex))
        }
        Action::Fleet(it) => t!(lang, "x4-do-fleet", it = fleet(it)),
        Action::New => t!(lang, "x4-do-new"),
        Action::Spend(it) => t!(lang, "x4-do-spend", what = names::capacity(it, lang)),
        Action::Done => match turn.decision {
            Decision::Pay(n) => t!(lang, "x4-do-pay-now", n = n),
            Decision::Use(_) => t!(lang, "x4-do-skip"),
            Decision::Crown(_) => t!(lang, "x4-do-stay-level"),
            _ => t!(lang, "x4-do-done"),
        },
        Action::Fit(it, slot) => {
            t!(lang, "x4-do-fit", it = names::title(names::item(pack, it, lang)), n = slot)
        }
        Action::Found => t!(lang, "x4-do-found"),
        Action::Wait => t!(lang, "x4-do-wait"),
        Action::Event => t!(lang, "x4-do-event"),
        Action::Plain => t!(lang, "x4-do-plain"),
        Action::Produce(it) => names::title(resource(it)),
        Action::Option(n) => match view.topic() {
            Some(Topic::Effect(program, at)) => {
                let options = names::words(pack, lang).options(program, at);
                let text = options.get(usize::from(n).saturating_sub(1));
                text.map_or_else(|| t!(lang, "x4-do-option", n = n), |text| names::cut(text, 72))
            }
            _ => t!(lang, "x4-do-option", n = n),
        },
        Action::Use => match turn.decision {
            Decision::Crown(_) => t!(lang, "x4-do-crown"),
            _ => t!(lang, "x4-do-use"),
        },
        Action::Dismiss(unit) => t!(lang, "x4-do-dismiss", it = names::unit_words(pack, unit, lang)),
        // Many ships have the same name: where they are tells them apart.
        Action::Move(craft @ Craft::Ship(ship)) => {
            let it = names::craft(view, seat, craft, lang);
            let ships = &view.realms[seat].ships;
            match ships.get(usize::from(ship)).and_then(|ship| ship.at) {
                Some(at) => t!(lang, "x4-do-move-from", it = it, place = place(at)),
                None => t!(lang, "x4-do-move", it = it),
            }
        }
        Action::Move(craft) => t!(lang, "x4-do-move", it = names::craft(view, seat, craft, lang)),
        Action::Regroup(hex) => t!(lang, "x4-do-regroup", place = place(hex)),
        Action::Shift(ship, Some(into)) => {
            t!(lang, "x4-do-shift", it = names::title(&vessel(ship)), fleet = fleet(into))
        }
        Action::Shift(ship, None) => t!(lang, "x4-do-shift-new", it = names::title(&vessel(ship))),
        Action::Go(hex) => t!(lang, "x4-do-go", place = place(hex)),
        Action::Leave(ship) => t!(lang, "x4-do-leave", it = vessel(ship)),
        Action::Join(it) => t!(lang, "x4-do-join", it = fleet(it)),
        Action::Take(it) => t!(lang, "x4-do-take", it = fleet(it)),
        Action::Load(it) => t!(lang, "x4-do-load", it = army(it)),
        Action::Unload(it) => t!(lang, "x4-do-unload", it = army(it)),
        Action::Stop => t!(lang, "x4-do-stop"),
        Action::Blockade(hex) if view.system(hex).blockade == Some(seat) => {
            t!(lang, "x4-do-lift", place = place(hex))
        }
        Action::Blockade(hex) => t!(lang, "x4-do-blockade", place = place(hex)),
        Action::Look(hex) => t!(lang, "x4-do-look", place = place(hex)),
        Action::Explore => t!(lang, "x4-do-explore"),
        Action::DiscoverPlanet => t!(lang, "x4-do-discover"),
        Action::Discard(card) => t!(lang, "x4-do-discard", it = name(&pack[card].name)),
        Action::KeepPlanet => t!(lang, "x4-do-keep-planet"),
        Action::ReturnPlanet => t!(lang, "x4-do-return-planet"),
        Action::CarryOut(card) => t!(lang, "x4-do-carry-out", it = name(&pack[card].name)),
        Action::Ship(ship) => names::title(&vessel(ship)),
        Action::Cloak => t!(lang, "x4-do-cloak"),
        Action::Fight => t!(lang, "x4-do-fight"),
        Action::Retreat => t!(lang, "x4-do-retreat"),
        Action::Aim(target) => t!(lang, "x4-do-aim", it = names::target(view, target, lang)),
        Action::Board(target) => t!(lang, "x4-do-board", it = names::target(view, target, lang)),
        Action::Affair(affair) => of_affair(turn, affair, lang),
        Action::Motion(motion) => senate::label(pack, motion, lang),
        Action::Agency(agency) => agents::label(turn, agency, lang),
        Action::Warfare(warfare) => war::label(view, warfare, lang),
        Action::Tactical(action) => tactical::label(view, action, lang),
    }
}

/// The label of a choice of politics, of the black market or of the Closing phase.
fn of_affair(turn: &Turn<State>, affair: Affair, lang: Lang) -> String {
    let pack = turn.view.pack.pack();
    let name = |it: &Name| names::name(it, lang).to_owned();
    let resource = |it| names::resource(it, lang);
    match affair {
        Affair::Government(it) => t!(lang, "x4-do-government", it = name(&pack[it].name)),
        Affair::Policy(it) => t!(lang, "x4-do-policy", it = name(&pack[it].name)),
        Affair::GiveUp(it) => t!(lang, "x4-do-give-up", it = name(&pack[it].name)),
        Affair::Advisors => t!(lang, "x4-do-advisors"),
        Affair::Keep(it) => t!(lang, "x4-do-keep", it = name(&pack[it].name)),
        Affair::Recruit(it) => t!(lang, "x4-do-recruit", it = name(&pack[it].name)),
        Affair::Promote(it, ability) => {
            t!(lang, "x4-do-promote", it = name(&pack[it].name), letter = events::letter(ability))
        }
        Affair::Release(it) => t!(lang, "x4-do-release", it = name(&pack[it].name)),
        Affair::Ability(it) => t!(lang, "x4-do-ability", it = name(&pack[it].name)),
        Affair::Sell(kind) => t!(lang, "x4-do-sell", kind = names::kind(kind, lang)),
        Affair::ConvertAction(kind) => t!(lang, "x4-do-convert-action", kind = names::kind(kind, lang)),
        Affair::Cabinet(cabinet) => names::cabinet(cabinet, lang),
        Affair::Invest(one, other) => {
            t!(lang, "x4-do-invest", one = resource(one), other = resource(other))
        }
        Affair::Analyse(card) => t!(lang, "x4-do-analyse", it = name(&pack[card].name)),
        Affair::Kosme(it) => t!(lang, "x4-do-kosme", it = name(&pack[it].name)),
        Affair::Delegation(seat) => t!(lang, "x4-do-delegation", who = called(seat)),
        Affair::Pay(it) => t!(lang, "x4-do-pay", what = resource(it)),
        Affair::Underground(deed, kind) => {
            let kind = names::kind(kind, lang);
            t!(lang, "x4-do-underground", it = names::underground(deed, lang), kind = kind)
        }
        Affair::Auction(card) => t!(lang, "x4-do-auction", it = name(&pack[card].name)),
        Affair::Bid(0) => t!(lang, "x4-do-bid-none"),
        Affair::Bid(n) => t!(lang, "x4-do-bid", n = n),
        Affair::Play(card) => t!(lang, "x4-do-play", it = name(&pack[card].name)),
        Affair::Study(card) => t!(lang, "x4-do-study", it = name(&pack[card].name)),
        Affair::Stage(it, None) => t!(lang, "x4-do-stage", it = name(&pack[it].name)),
        Affair::Stage(it, Some(hex)) => {
            t!(lang, "x4-do-stage-at", it = name(&pack[it].name), place = names::place(hex))
        }
        Affair::UseCard(card, None) => t!(lang, "x4-do-use-card", it = name(&pack[card].name)),
        Affair::UseCard(card, Some(craft)) => {
            let craft = names::craft(&turn.view, turn.seat, craft, lang);
            t!(lang, "x4-do-use-card-for", it = name(&pack[card].name), craft = craft)
        }
        Affair::Repair(fleet) => t!(lang, "x4-do-repair", it = names::fleet(fleet, lang)),
        Affair::Convert(unit) => t!(lang, "x4-do-convert", it = names::unit_words(pack, unit, lang)),
        Affair::Votes(0) => t!(lang, "x4-do-votes-none"),
        Affair::Votes(n) => t!(lang, "x4-do-votes", n = n),
        Affair::Transform(hex, capacity, to) => t!(
            lang,
            "x4-do-transform",
            what = names::capacity(capacity, lang),
            place = names::place(hex),
            to = resource(to)
        ),
        Affair::Choose(item) => names::title(names::item(pack, item, lang)),
        Affair::Decide(it) => names::title(&names::criterion(it, lang)),
        Affair::AbandonNetwork(hex) => t!(lang, "x4-do-abandon-network", place = names::place(hex)),
        Affair::AbandonWatch(hex) => t!(lang, "x4-do-abandon-watch", place = names::place(hex)),
        Affair::Battle(hex, seat) => {
            t!(lang, "x4-do-battle", place = names::place(hex), who = called(seat))
        }
    }
}
