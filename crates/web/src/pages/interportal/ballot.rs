//! The vote of a round: every bill with its text, who put it and what the viewer has cast, and the votes of all.

use super::senate::{bill_of, key, text};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::components::press::{Press, press};
use crate::pages::components::{icon, mark, seat_class};
use interportal::{Books, CouncilDecision, Decision, Motion, State};
use maud::{Markup, html};

/// More votes than anybody has for one bill.
const MOST: u8 = 60;

/// What is voted on; nothing while nothing is.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    if view.council.bills.is_empty() {
        return html! {};
    }
    let cast = view.hand.as_ref().map(|hand| hand.ballot.cast()).unwrap_or_default();
    let asked = scene.turn.and_then(|turn| match turn.decision {
        Decision::Council(CouncilDecision::Vote(it)) => Some(it),
        _ => None,
    });
    html! {
        section.ballot data-key="ballot" {
            h3 { (icon("vote")) (t!(lang, "x4c-vote")) small { (t!(lang, "x4c-vote-sealed")) } }
            ol {
                @for (n, put) in view.council.bills.iter().enumerate() {
                    @let votes = cast.get(n).copied();
                    li.(seat_class(put.seat.0 + 1)).now[votes.is_none() && asked == Some(put.bill)] {
                        b { (bill_of(pack, put.bill, |seat| scene.names.of(seat).to_string(), lang)) }
                        span.who { (mark(put.seat.0 + 1)) (scene.names.of(put.seat)) }
                        p { (text(pack, put.bill, lang)) }
                        @if let Some(votes) = votes { span.(side(votes)).cast { (words(votes, lang)) } }
                        @if votes.is_none() && asked == Some(put.bill) { (casting(scene)) }
                    }
                }
            }
            (votes(scene))
        }
    }
}

/// The votes that can be cast now: against, none, for.
fn casting(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let lit = |motion: Motion| {
        let key = key(motion)?;
        let press = press(scene.lit(&key), &key, None);
        press.is_lit().then_some((key, press))
    };
    let counts = |kind: fn(u8) -> Motion| (1..=MOST).filter_map(move |n| Some((n, lit(kind(n))?)));
    let button = |(key, press): (String, Press), words: String, said: String| {
        html! {
            button.can.is-lit type="button" id=(key) data-key=(key) data-act=[press.act] data-group=[press.group]
                aria-label=(said) { (words) }
        }
    };
    let (no, yes): (Vec<_>, Vec<_>) = (counts(Motion::No).collect(), counts(Motion::Yes).collect());
    html! {
        @if !no.is_empty() || !yes.is_empty() {
            div.casting role="group" aria-label=(t!(lang, "x4c-vote")) {
                @if !no.is_empty() {
                    div {
                        b.no aria-hidden="true" { (t!(lang, "x4c-against")) }
                        @for (n, it) in no { (button(it, n.to_string(), t!(lang, "x4c-do-no", n = n))) }
                    }
                }
                @if !yes.is_empty() {
                    div {
                        b.yes aria-hidden="true" { (t!(lang, "x4c-for")) }
                        @for (n, it) in yes { (button(it, n.to_string(), t!(lang, "x4c-do-yes", n = n))) }
                    }
                }
                @if let Some(it) = lit(Motion::Abstain) {
                    (button(it, t!(lang, "x4c-do-abstain"), t!(lang, "x4c-do-abstain")))
                }
            }
        }
    }
}

const fn side(votes: i16) -> &'static str {
    match votes {
        1.. => "yes",
        0 => "none",
        _ => "no",
    }
}

fn words(votes: i16, lang: Lang) -> String {
    match votes {
        1.. => t!(lang, "x4c-do-yes", n = votes),
        0 => t!(lang, "x4c-abstained"),
        _ => t!(lang, "x4c-do-no", n = -votes),
    }
}

/// The votes that every player has in this round, true to scale.
pub(super) fn votes(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let seats = || view.realms.seats();
    let fixed = seats().any(|seat| view.council.votes[seat] > 0);
    let of = |seat| {
        if fixed {
            i32::from(view.council.votes[seat])
        } else {
            i32::from(Books::open(view, seat).votes()).max(0)
        }
    };
    let mut at = 0;
    let parts: Vec<_> = seats()
        .map(|seat| (seat, of(seat)))
        .filter(|(_, n)| *n > 0)
        .map(|(seat, n)| {
            at += n;
            (seat, at - n, n)
        })
        .collect();
    html! {
        div.shares {
            p { (t!(lang, "x4c-shares")) }
            svg.share viewBox={ "0 0 " (at.max(1)) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                @for (seat, from, n) in &parts { rect.(seat_class(seat.0 + 1)) x=(from) width=(n) height="1" {} }
                line x1={ (at / 2) @if at % 2 == 1 { ".5" } } x2={ (at / 2) @if at % 2 == 1 { ".5" } } y2="1" {}
            }
            ul.share-words { @for (seat, _, n) in &parts {
                li { (mark(seat.0 + 1)) (scene.names.of(*seat)) " " b { (n) } }
            } }
        }
    }
}
