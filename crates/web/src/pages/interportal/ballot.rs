//! The vote of a round: every bill with its text, who put it and what the viewer has cast, and the votes of all.

use super::senate::{bill_of, key, text};
use crate::game::Scene;
use crate::i18n::{Lang, t};
use crate::pages::assets;
use crate::pages::components::press::{Press, press};
use crate::pages::components::{icon, mark, seat_class};
use engine::Seat;
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
            link rel="stylesheet" href=(assets::url("interportal-vote.css"));
            h3 { (icon("vote")) (t!(lang, "x4c-vote")) small { (t!(lang, "x4c-vote-sealed")) } }
            ol {
                @for (n, put) in view.council.bills.iter().enumerate() {
                    @let votes = cast.get(n).copied();
                    li.(seat_class(put.seat.0 + 1)).now[votes.is_none() && asked == Some(put.bill)] {
                        b { (bill_of(pack, put.bill, |seat| scene.names.of(seat).to_string(), lang)) }
                        span.who { (mark(put.seat.0 + 1)) (scene.names.of(put.seat)) }
                        p { (text(pack, put.bill, lang)) }
                        @if let Some(votes) = votes { span.(side(votes)).cast { (words(votes, lang)) } }
                        @if let Some((seat, bill)) = scene.seat().zip(asked).filter(|(_, bill)| votes.is_none() && *bill == put.bill) {
                            (casting(scene, view.council.left(seat, &cast, bill)))
                        }
                        (expected(scene, votes.unwrap_or(0)))
                    }
                }
            }
            (account(scene, &cast))
            (votes(scene))
        }
    }
}

/// The votes that can be cast now: a slider with no and yes, and without scripts a button for each number.
fn casting(scene: &Scene<'_, State>, left: u8) -> Markup {
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
    let most = no.iter().chain(&yes).map(|(n, _)| *n).max().unwrap_or(0);
    html! {
        @if most > 0 {
            // The script shows it, and hides the buttons. A guide points at the one button that is lit.
            @if scene.only.is_none() { div.slide data-slide data-left=(left) data-key="slide" hidden data-keep="hidden" role="group" aria-label=(t!(lang, "x4c-vote")) {
                button.btn type="button" data-side="no" aria-pressed="false" disabled[no.is_empty()] data-keep="aria-pressed" { (t!(lang, "x4c-against")) }
                input type="range" min="0" max=(most) value="0" aria-label=(t!(lang, "x4c-slider")) data-keep="value";
                output { "0" }
                button.btn type="button" data-side="yes" aria-pressed="true" disabled[yes.is_empty()] data-keep="aria-pressed" { (t!(lang, "x4c-for")) }
            } }
            div.casting role="group" aria-label=(t!(lang, "x4c-vote")) data-slide-else data-keep="hidden" {
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

/// All votes of the council as a bar, true to scale: the own ones for and against, those nobody knows yet, and the middle.
fn expected(scene: &Scene<'_, State>, cast: i16) -> Markup {
    let all = shares(scene).iter().map(|(_, _, n)| n).sum::<i32>().max(1);
    let (yes, no) = (i32::from(cast.max(0)).min(all), i32::from((-cast).max(0)).min(all));
    html! {
        svg.expected viewBox={ "0 0 " (all) " 1" } preserveAspectRatio="none" aria-hidden="true" data-all=(all) {
            rect.yes data-cast="yes" width=(yes) height="1" {}
            rect.no data-cast="no" x=(all - no) width=(no) height="1" {}
            line x1=(half(all)) x2=(half(all)) y2="1" {}
        }
    }
}

fn half(all: i32) -> String {
    format!("{}{}", all / 2, if all % 2 == 1 { ".5" } else { "" })
}

/// Votes that the viewer has, has cast and has left, and what one more costs.
fn account(scene: &Scene<'_, State>, cast: &[i16]) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    let Some(seat) = scene.seat().filter(|seat| view.council.votes[*seat] > 0) else { return html! {} };
    let own = i32::from(view.council.votes[seat]);
    let used = cast.iter().map(|n| i32::from(n.abs())).sum::<i32>();
    let price = Books::open(view, seat).vote_cost();
    html! {
        p.account data-account data-own=(own) data-used=(used) {
            span { (t!(lang, "x4c-own-votes")) " " b { (own) } }
            span { (t!(lang, "x4c-cast-votes")) " " b data-cast-votes { (used) } }
            span { (t!(lang, "x4c-votes-left")) " " b data-votes-left { (own - used) } }
            span { (t!(lang, "x4c-vote-price", n = price)) }
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

/// The votes that every player has in this round: whose, behind how many others, and how many.
fn shares(scene: &Scene<'_, State>) -> Vec<(Seat, i32, i32)> {
    let view = scene.view;
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
    seats()
        .map(|seat| (seat, of(seat)))
        .filter(|(_, n)| *n > 0)
        .map(|(seat, n)| {
            at += n;
            (seat, at - n, n)
        })
        .collect()
}

/// The same as a bar, true to scale.
pub(super) fn votes(scene: &Scene<'_, State>) -> Markup {
    let parts = shares(scene);
    let all = parts.iter().map(|(_, _, n)| n).sum::<i32>().max(1);
    html! {
        div.shares {
            p { (t!(scene.lang, "x4c-shares")) }
            svg.share viewBox={ "0 0 " (all) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                @for (seat, from, n) in &parts { rect.(seat_class(seat.0 + 1)) x=(from) width=(n) height="1" {} }
                line x1=(half(all)) x2=(half(all)) y2="1" {}
            }
            ul.share-words { @for (seat, _, n) in &parts {
                li { (mark(seat.0 + 1)) (scene.names.of(*seat)) " " b { (n) } }
            } }
        }
    }
}
