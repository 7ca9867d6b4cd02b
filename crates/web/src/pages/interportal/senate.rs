//! The council's votes and crises in words: choices, questions, reasons, the log, and the part of the drawer.

use super::names;
use crate::called::called;
use crate::game::{Names, Scene};
use crate::i18n::{Lang, t};
use crate::pages::components::{icon_s, mark};
use engine::{Seat, Seats, Turn};
use interportal::cards::Pack;
use interportal::ids::{AlwaysLaw, Law};
use interportal::{Bill, Books, CouncilDecision, CouncilEvent, CouncilFault, Matter, Motion, State, View};
use maud::{Markup, html};

fn law(pack: &Pack, law: Law, lang: Lang) -> &str {
    names::name(&pack[law].name, lang)
}

/// A bill in a few words, where nobody says who sits where.
pub(super) fn bill(pack: &Pack, bill: Bill, lang: Lang) -> String {
    bill_of(pack, bill, called, lang)
}

/// A bill in a few words, with the names of players.
pub(super) fn bill_of(pack: &Pack, bill: Bill, name: impl Fn(Seat) -> String, lang: Lang) -> String {
    let always = bill.always().map(|it| names::title(names::name(&pack[it].name, lang)));
    let of = match bill {
        Bill::Card(it) => return names::title(law(pack, it, lang)),
        Bill::Sovereign(seat) | Bill::Sanction(seat) | Bill::Lift(seat) => name(seat),
        Bill::Repeal(it) => names::title(law(pack, it, lang)),
        Bill::Federation(members) => members.iter().map(&name).collect::<Vec<_>>().join(", "),
        Bill::Ceasefire(war) => t!(lang, "x4c-war", n = war),
    };
    format!("{}: {of}", always.unwrap_or_default())
}

/// The label of a choice.
pub(super) fn label(pack: &Pack, motion: Motion, lang: Lang) -> String {
    match motion {
        Motion::Prepare => t!(lang, "x4c-do-prepare"),
        Motion::Put(it) => t!(lang, "x4c-do-put", it = bill(pack, it, lang)),
        Motion::Keep(it) => t!(lang, "x4c-do-keep", it = names::title(law(pack, it, lang))),
        Motion::Yes(n) => t!(lang, "x4c-do-yes", n = n),
        Motion::No(n) => t!(lang, "x4c-do-no", n = n),
        Motion::Abstain => t!(lang, "x4c-do-abstain"),
        Motion::Leave => t!(lang, "x4c-do-leave"),
        Motion::Decree(it) => t!(lang, "x4c-do-decree", it = names::title(law(pack, it, lang))),
        Motion::Annul(it) => t!(lang, "x4c-do-annul", it = names::title(law(pack, it, lang))),
        Motion::Cure(n) => t!(lang, "x4c-do-cure", n = n),
        Motion::Treat => t!(lang, "x4c-do-treat"),
    }
}

/// What a choice brings: the text of the law.
pub(super) fn note(pack: &Pack, motion: Motion, lang: Lang) -> Option<String> {
    let words = names::words(pack, lang);
    match motion {
        Motion::Put(it) => Some(text(pack, it, lang)),
        Motion::Keep(it) | Motion::Decree(it) | Motion::Annul(it) => Some(words.program(*pack[it].effect)),
        Motion::Prepare => Some(t!(lang, "x4c-note-prepare")),
        Motion::Leave => Some(t!(lang, "x4c-note-leave")),
        _ => None,
    }
}

/// What a bill does if it passes.
pub(super) fn text(pack: &Pack, bill: Bill, lang: Lang) -> String {
    let words = names::words(pack, lang);
    match bill {
        Bill::Card(it) => words.program(*pack[it].effect),
        Bill::Sovereign(_) => t!(lang, "x4c-text-sovereign"),
        Bill::Sanction(_) => t!(lang, "x4c-text-sanction"),
        Bill::Lift(_) => t!(lang, "x4c-text-lift"),
        Bill::Repeal(_) => t!(lang, "x4c-text-repeal"),
        Bill::Federation(_) => t!(lang, "x4c-text-federation"),
        Bill::Ceasefire(_) => t!(lang, "x4c-text-ceasefire"),
    }
}

/// The key of the element that a choice lights.
pub(super) fn key(motion: Motion) -> Option<String> {
    Some(match motion {
        Motion::Yes(n) => format!("vote-yes-{n}"),
        Motion::No(n) => format!("vote-no-{n}"),
        Motion::Abstain => "vote-none".to_owned(),
        _ => return matter_key(Matter::of(motion)),
    })
}

fn matter_key(matter: Matter) -> Option<String> {
    Some(match matter {
        Matter::Law(it) => names::card_key(it),
        Matter::Always(it) => names::card_key(it),
        Matter::Deck => "law-deck".to_owned(),
        _ => return None,
    })
}

/// The name of what a choice points at, and its text.
pub(super) fn about(view: &View, matter: Matter, lang: Lang) -> Option<(String, String)> {
    let pack = view.pack.pack();
    match matter {
        Matter::Law(it) => {
            let text = names::words(pack, lang).program(*pack[it].effect);
            Some((law(pack, it, lang).to_owned(), text))
        }
        Matter::Always(it) => Some((
            names::name(&pack[it].name, lang).to_owned(),
            names::words(pack, lang).program(*pack[it].effect),
        )),
        Matter::Deck => Some((t!(lang, "x4c-deck"), t!(lang, "x4c-note-prepare"))),
        _ => None,
    }
}

/// The question.
pub(super) fn ask(pack: &Pack, decision: CouncilDecision, lang: Lang) -> String {
    match decision {
        CouncilDecision::Put => t!(lang, "x4c-ask-put"),
        CouncilDecision::KeepLaw => t!(lang, "x4c-ask-keep"),
        CouncilDecision::BuyVotes => t!(lang, "x4c-ask-buy"),
        CouncilDecision::Vote(it) => t!(lang, "x4c-ask-vote", it = bill(pack, it, lang)),
        CouncilDecision::Claim(n) => t!(lang, "x4c-ask-claim", n = n),
        CouncilDecision::Decree => t!(lang, "x4c-ask-decree"),
        CouncilDecision::Annul => t!(lang, "x4c-ask-annul"),
        CouncilDecision::Plague(n) => t!(lang, "x4c-ask-plague", n = n),
    }
}

/// What one ought to know before answering.
pub(super) fn ask_note(turn: &Turn<State>, decision: CouncilDecision, lang: Lang) -> Option<String> {
    let (view, seat) = (&turn.view, turn.seat);
    let cast = || view.hand.as_ref().map(|hand| hand.ballot.cast()).unwrap_or_default();
    Some(match decision {
        CouncilDecision::Vote(it) => {
            let left = view.council.left(seat, &cast(), it);
            let note = match view.council.lent[seat].on(it) {
                0 => t!(lang, "x4c-note-vote", n = left),
                lent => t!(lang, "x4c-note-vote-lent", n = left, lent = lent),
            };
            format!("{} {note}", text(view.pack.pack(), it, lang))
        }
        CouncilDecision::BuyVotes => {
            let bills: Vec<_> =
                view.council.bills.iter().map(|it| bill(view.pack.pack(), it.bill, lang)).collect();
            let n = Books::open(view, seat).vote_cost();
            t!(lang, "x4c-note-buy", n = n, own = view.council.votes[seat], bills = bills.join("; "))
        }
        CouncilDecision::Put => t!(lang, "x4c-note-put"),
        CouncilDecision::Claim(_) => t!(lang, "x4c-note-claim"),
        CouncilDecision::Plague(_) => t!(lang, "x4c-note-plague"),
        _ => return None,
    })
}

/// An event in words; nobody where it happened by itself.
pub(super) fn said(pack: &Pack, event: CouncilEvent, seats: &Names, lang: Lang) -> (Option<Seat>, String) {
    let bold = |text: String| html! { b { (text) } }.into_string();
    let bill = |it| bold(bill_of(pack, it, |seat| seats.of(seat).to_string(), lang));
    let law = |it: Law| bold(names::title(law(pack, it, lang)));
    let place = |hex| bold(names::place(hex).to_owned());
    let all = |members: Seats| {
        members.iter().map(|seat| seats.mark(seat).into_string()).collect::<Vec<_>>().join(", ")
    };
    match event {
        CouncilEvent::Prepared(seat) => (Some(seat), t!(lang, "x4c-log-prepared")),
        CouncilEvent::Put(seat, it) => (Some(seat), t!(lang, "x4c-log-put", it = bill(it))),
        CouncilEvent::Bought(seat, n) => (Some(seat), t!(lang, "x4c-log-bought", n = n)),
        CouncilEvent::VotesTaken(seat, owner, it, n) => {
            let who = seats.mark(owner).into_string();
            (Some(seat), t!(lang, "x4c-log-taken", n = n, who = who, it = bill(it)))
        }
        CouncilEvent::Cast(seat, it, n) if n > 0 => {
            (Some(seat), t!(lang, "x4c-log-yes", n = n, it = bill(it)))
        }
        CouncilEvent::Cast(seat, it, n) => (Some(seat), t!(lang, "x4c-log-no", n = -n, it = bill(it))),
        CouncilEvent::Neutral(it, n) if n > 0 => {
            (None, t!(lang, "x4c-log-neutral-yes", n = n, it = bill(it)))
        }
        CouncilEvent::Neutral(it, n) if n < 0 => {
            (None, t!(lang, "x4c-log-neutral-no", n = -n, it = bill(it)))
        }
        CouncilEvent::Neutral(it, _) => (None, t!(lang, "x4c-log-neutral", it = bill(it))),
        CouncilEvent::Counted(it, yes, no, true) => {
            (None, t!(lang, "x4c-log-passed", it = bill(it), yes = yes, no = no))
        }
        CouncilEvent::Counted(it, yes, no, false) => {
            (None, t!(lang, "x4c-log-failed", it = bill(it), yes = yes, no = no))
        }
        CouncilEvent::LawActive(seat, it) => (Some(seat), t!(lang, "x4c-log-active", it = law(it))),
        CouncilEvent::LawEnded(it) => (None, t!(lang, "x4c-log-ended", it = law(it))),
        CouncilEvent::Sanctions(seat, n) => (Some(seat), t!(lang, "x4c-log-sanctions", n = n)),
        CouncilEvent::Federated(members) => (None, t!(lang, "x4c-log-federated", who = all(members))),
        CouncilEvent::LeftFederation(seat) => (Some(seat), t!(lang, "x4c-log-left")),
        CouncilEvent::Sovereign(seat) => (Some(seat), t!(lang, "x4c-log-sovereign")),
        CouncilEvent::FederationWon(members) => {
            (None, t!(lang, "x4c-log-federation-won", who = all(members)))
        }
        CouncilEvent::Ceasefire(n) => (None, t!(lang, "x4c-log-ceasefire", n = n)),
        CouncilEvent::Cured(seat, n) => (Some(seat), t!(lang, "x4c-log-cured", n = n)),
        CouncilEvent::Treated(seat, n) => (Some(seat), t!(lang, "x4c-log-treated", n = n)),
        CouncilEvent::Crisis(it) => {
            (None, t!(lang, "x4c-log-crisis", it = bold(names::name(&pack[it].name, lang).to_owned())))
        }
        CouncilEvent::CrisisEnded(it) => {
            (None, t!(lang, "x4c-log-crisis-ended", it = bold(names::name(&pack[it].name, lang).to_owned())))
        }
        CouncilEvent::StarDying(hex) => (None, t!(lang, "x4c-log-star", place = place(hex))),
        CouncilEvent::Supernova(hex) => (None, t!(lang, "x4c-log-nova", place = place(hex))),
        CouncilEvent::ColonyLost(seat, hex) => {
            (Some(seat), t!(lang, "x4c-log-colony-lost", place = place(hex)))
        }
        CouncilEvent::NoxMoved(from, to) => {
            (None, t!(lang, "x4c-log-nox", from = place(from), to = place(to)))
        }
        CouncilEvent::Machines(seat, hex, true) => {
            (Some(seat), t!(lang, "x4c-log-machines-won", place = place(hex)))
        }
        CouncilEvent::Machines(seat, hex, false) => {
            (Some(seat), t!(lang, "x4c-log-machines-lost", place = place(hex)))
        }
    }
}

/// Why something cannot be put to the vote.
pub(super) fn why(fault: CouncilFault, lang: Lang) -> (String, String) {
    let text = match fault {
        CouncilFault::NotAllMet => t!(lang, "x4c-why-met"),
        CouncilFault::Sanctioned => t!(lang, "x4c-why-sanctioned"),
        CouncilFault::Voted => t!(lang, "x4c-why-voted"),
        CouncilFault::AlreadyPut => t!(lang, "x4c-why-put"),
        CouncilFault::TooManyBills => t!(lang, "x4c-why-bills"),
        CouncilFault::HandFull => t!(lang, "x4c-why-hand-full"),
        CouncilFault::NoLaws => t!(lang, "x4c-why-no-laws"),
        CouncilFault::NotInHand => t!(lang, "x4c-why-not-in-hand"),
        CouncilFault::NotActive => t!(lang, "x4c-why-not-active"),
        CouncilFault::TooFewPlayers => t!(lang, "x4c-why-players"),
        CouncilFault::TooFewPoints => t!(lang, "x4c-why-points"),
        CouncilFault::SanctionedCandidate => t!(lang, "x4c-why-candidate"),
        CouncilFault::StoodLately => t!(lang, "x4c-why-stood"),
        CouncilFault::NoMoreSanctions => t!(lang, "x4c-why-most-sanctions"),
        CouncilFault::NoSanction => t!(lang, "x4c-why-no-sanction"),
        CouncilFault::NoAlliance => t!(lang, "x4c-why-alliance"),
        CouncilFault::NoFederation => t!(lang, "x4c-why-federation"),
        CouncilFault::NotInFederation => t!(lang, "x4c-why-not-federal"),
        CouncilFault::NoWar => t!(lang, "x4c-why-war"),
        CouncilFault::Forbidden => t!(lang, "x4c-why-forbidden"),
        CouncilFault::TooFewVotes => t!(lang, "x4c-why-votes"),
        CouncilFault::NoPlague => t!(lang, "x4c-why-plague"),
    };
    let title = match fault {
        CouncilFault::Forbidden => t!(lang, "x4c-why-title-forbidden"),
        CouncilFault::NoPlague => t!(lang, "x4c-why-title-crisis"),
        _ => t!(lang, "x4c-why-title"),
    };
    (title, text)
}

/// Laws in force, bills, votes and sanctions.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let words = names::words(pack, lang);
    let hand: Vec<Law> = view.hand.iter().flat_map(|hand| hand.laws.iter().copied()).collect();
    let card = |law: Law, seat: Option<Seat>| {
        super::council::card(
            scene,
            &super::council::Card {
                key: names::card_key(law),
                thing: interportal::Thing::Matter(Matter::Law(law)),
                icon: "law",
                name: names::name(&pack[law].name, lang),
                note: seat.map_or_else(String::new, |seat| scene.names.of(seat).to_owned()),
                text: words.program(*pack[law].effect),
            },
        )
    };
    let always = |it: AlwaysLaw| {
        super::council::card(
            scene,
            &super::council::Card {
                key: names::card_key(it),
                thing: interportal::Thing::Matter(Matter::Always(it)),
                icon: "vote",
                name: names::name(&pack[it].name, lang),
                note: String::new(),
                text: words.program(*pack[it].effect),
            },
        )
    };
    let deck = super::council::card(
        scene,
        &super::council::Card {
            key: matter_key(Matter::Deck).unwrap_or_default(),
            thing: interportal::Thing::Matter(Matter::Deck),
            icon: "law",
            name: &t!(lang, "x4c-do-prepare"),
            note: String::new(),
            text: t!(lang, "x4c-note-prepare"),
        },
    );
    html! {
        section.yc {
            h3 { (t!(lang, "x4c-laws")) b { (view.laws.len()) "/" (pack.law_numbers.active_max) } }
            @if let Some(crisis) = view.crisis {
                p.info { (icon_s("crisis")) (t!(lang, "x4c-crisis", it = names::title(names::name(&pack[crisis].name, lang)), n = view.council.trouble.left)) }
            }
            ul.buys.own2 { @for it in view.laws.iter() { li { (card(it.law, Some(it.seat))) } } }
            @if !hand.is_empty() { h4 { (t!(lang, "x4c-hand")) } ul.buys { @for it in hand { li { (card(it, None)) } } } }
            h4 { (t!(lang, "x4c-deck")) }
            ul.buys { li { (deck) } }
            h4 { (t!(lang, "x4c-always")) }
            ul.buys { @for it in AlwaysLaw::all() { li { (always(it)) } } }
            h4 { (t!(lang, "x4c-votes")) }
            ul.others data-key="votes" {
                @for seat in view.realms.seats() {
                    @let sanctions = view.realms[seat].sanctions;
                    li {
                        (mark(seat.0 + 1)) b { (scene.names.of(seat)) }
                        span { (t!(lang, "x4c-n-votes", n = Books::open(view, seat).votes())) }
                        small {
                            @if sanctions > 0 { (t!(lang, "x4c-n-sanctions", n = sanctions)) " " }
                            @if view.n_held[seat].laws > 0 { (t!(lang, "x4c-n-laws", n = view.n_held[seat].laws)) " " }
                            @if let Some(members) = view.council.federation(seat) { (t!(lang, "x4c-federation", n = members.len())) }
                        }
                    }
                }
            }
        }
    }
}
