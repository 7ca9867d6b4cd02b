//! The analysis in a replay: chances over the game, mistakes with the better choice, accuracy and luck.

use super::odds;
use crate::analysing::Standing;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::{icon, who};
use crate::tables::{AnyTable, VerdictWords};
use bots::analysis::{Analysis, Grade, Verdict};
use engine::Seat;
use maud::{Markup, html};

/// How many choices are listed: those that lost most.
const LISTED: usize = 12;

/// The panel: a button, a bar, or the result. `n` is the moment that is shown, `base` the address of the table.
pub(crate) fn panel(
    lang: Lang,
    base: &str,
    n: usize,
    standing: &Standing,
    table: &AnyTable,
    names: &Names,
) -> Markup {
    let is_running = matches!(standing, Standing::Running { .. });
    html! {
        section.panel.analysis #analysis aria-labelledby="analysis-head"
            data-analysing=[is_running.then(|| format!("{base}/analysis"))] {
            div.panel-head {
                h2 #analysis-head { (t!(lang, "analysis")) }
                @if let Standing::Done(analysis) = standing {
                    span.note { (source(lang, analysis)[0]) }
                }
            }
            @match standing {
                Standing::None => div.panel-body {
                    p { (t!(lang, "analysis-text")) }
                    (button(&format!("{base}/analysis"), n, "btn-primary", &t!(lang, "analysis-start")))
                },
                Standing::Running { done, of, is_own } => div.panel-body {
                    p role="status" { (t!(lang, "analysis-running", n = *done, of = *of)) }
                    progress value=(done) max=(of.max(&1)) aria-labelledby="analysis-head" {}
                    @if *is_own {
                        (button(&format!("{base}/analysis/stop"), n, "btn-quiet", &t!(lang, "analysis-stop")))
                    }
                },
                Standing::Done(analysis) => (result(lang, base, n, analysis, table, names)),
            }
        }
    }
}

/// Where the chances come from, in a few words and in full: a search, or the worth of positions.
fn source(lang: Lang, analysis: &Analysis) -> [String; 2] {
    match analysis.n_descents {
        0 => [t!(lang, "analysis-worth"), t!(lang, "analysis-note-worth")],
        n => [t!(lang, "analysis-nodes", n = n), t!(lang, "analysis-note")],
    }
}

fn button(action: &str, n: usize, class: &str, label: &str) -> Markup {
    html! {
        form.as-is method="post" action=(action) {
            input type="hidden" name="n" value=(n);
            button.btn.(class) { (label) }
        }
    }
}

fn result(lang: Lang, base: &str, n: usize, analysis: &Analysis, table: &AnyTable, names: &Names) -> Markup {
    let seats: Vec<Seat> = (0..table.n_seats()).map(Seat).collect();
    let mut worst: Vec<&Verdict> =
        analysis.verdicts.iter().filter(|verdict| verdict.grade() > Grade::Good).collect();
    worst.sort_by_key(|verdict| std::cmp::Reverse(verdict.loss()));
    worst.truncate(LISTED);
    worst.sort_by_key(|verdict| verdict.n);
    html! {
        div.panel-body {
            (odds::chart(lang, base, n, table.n_actions(), analysis, names))
            table.accuracy {
                thead { tr {
                    th scope="col" {}
                    th scope="col" { (t!(lang, "analysis-accuracy")) }
                    th scope="col" { (t!(lang, "analysis-mistakes")) }
                    th scope="col" { (t!(lang, "analysis-luck")) }
                } }
                tbody {
                    @for seat in &seats {
                        tr {
                            th scope="row" { (who(seat.0 + 1, names.of(*seat))) }
                            td.num { @if let Some(n) = analysis.accuracy(*seat) { (n) " %" } }
                            td.num {
                                (analysis.n_of(*seat, Grade::Mistake) + analysis.n_of(*seat, Grade::Blunder))
                            }
                            td.num { (points(analysis.luck(*seat))) }
                        }
                    }
                }
            }
            @if let Some((at, seat, change)) = analysis.swing() {
                p {
                    a href={ (base) "/replay?n=" (at + 1) } data-go=(at + 1) {
                        (t!(lang, "analysis-swing", name = names.of(seat), n = points(change)))
                    }
                }
            }
            p.muted.small { (source(lang, analysis)[1]) }
        }
        ul.tp {
            @for verdict in worst {
                @if let Some(words) = table.words_of(verdict, names, lang) {
                    li.on[verdict.n + 1 == n] data-moment=(verdict.n + 1) {
                        span.t { (who(verdict.seat.0 + 1, names.of(verdict.seat))) }
                        span {
                            a.deed-link href={ (base) "/replay?n=" (verdict.n + 1) } { (words.played) }
                            p { b { (grade(lang, verdict.grade())) } " " (better(lang, verdict, &words)) }
                        }
                        span.num.lose { (points(-verdict.loss())) }
                    }
                }
            }
        }
    }
}

/// Beside the move that led to a moment: what it was worth.
pub(crate) fn note(lang: Lang, verdict: &Verdict, words: &VerdictWords, names: &Names) -> Markup {
    let mine = usize::from(verdict.seat.0);
    let luck = verdict.luck.get(mine).copied().unwrap_or_default();
    let is_good = verdict.grade() == Grade::Good;
    let icon_name = if is_good { "check" } else { "why-not" };
    html! {
        p.move-note.slipped[!is_good] {
            (icon(icon_name))
            span {
                (who(verdict.seat.0 + 1, names.of(verdict.seat))) ": " (words.played) ", "
                (t!(lang, "analysis-chance", n = percent(&verdict.played, verdict.seat))) ". "
                @if !is_good { b { (grade(lang, verdict.grade())) } ". " (better(lang, verdict, words)) " " }
                @if luck != 0 { (t!(lang, "analysis-luck-here", n = points(luck))) }
            }
        }
    }
}

/// "Better: … (62 % instead of 41 %). Then …"
fn better(lang: Lang, verdict: &Verdict, words: &VerdictWords) -> String {
    let (with, without) = (percent(&verdict.chances, verdict.seat), percent(&verdict.played, verdict.seat));
    let better = t!(lang, "analysis-better", it = words.best.as_str(), with = with, without = without);
    if words.follows.is_empty() {
        return better;
    }
    format!("{better} {}", t!(lang, "analysis-then", line = words.follows.join("; ")))
}

pub(super) fn grade(lang: Lang, grade: Grade) -> String {
    match grade {
        Grade::Good => t!(lang, "analysis-good"),
        Grade::Inaccuracy => t!(lang, "analysis-inaccuracy"),
        Grade::Mistake => t!(lang, "analysis-mistake"),
        Grade::Blunder => t!(lang, "analysis-blunder"),
    }
}

/// The chance of a seat, of a hundred.
fn percent(chances: &[i32], seat: Seat) -> i32 {
    (chances.get(usize::from(seat.0)).copied().unwrap_or_default() + 5) / 10
}

/// Thousandths as whole points of a hundred with their sign.
fn points(thousandths: i32) -> String {
    let points = (thousandths.abs() + 5) / 10;
    match thousandths {
        _ if points == 0 => "0".into(),
        ..0 => format!("−{points}"),
        _ => format!("+{points}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(loss: i32) -> Verdict {
        Verdict {
            n: 3,
            seat: Seat(1),
            chances: vec![380, 620],
            played: vec![380 + loss, 620 - loss],
            best: vec![],
            luck: vec![30, -30],
            is_best: loss == 0,
        }
    }

    fn words() -> VerdictWords {
        VerdictWords { played: "Trade".into(), best: "Settle".into(), follows: vec!["Ada: Explore".into()] }
    }

    #[test]
    fn a_mistake_is_told_with_the_better_choice_and_both_chances() {
        let names = Names::new(vec!["Ada".into(), "Bob".into()]);
        let html = note(Lang::En, &verdict(210), &words(), &names).0;
        assert!(html.contains("Better: Settle (62 % instead of 41 %)."), "{html}");
        assert!(html.contains("Ada: Explore") && html.contains("Blunder"), "{html}");
        assert!(html.contains("−3"), "luck of the seat that chose: {html}");
        let german = note(Lang::De, &verdict(210), &words(), &names).0;
        assert!(german.contains("Besser: Settle (62 % statt 41 %)."), "{german}");
        let good = note(Lang::En, &verdict(0), &words(), &names).0;
        assert!(good.contains("62 %") && !good.contains("Better"), "{good}");
    }

    /// Nobody reads of nodes where nothing was searched.
    #[test]
    fn an_analysis_says_where_its_chances_come_from() {
        let analysis = |n_descents| Analysis { n_descents, verdicts: vec![], end: vec![] };
        let [short, long] = source(Lang::En, &analysis(0));
        assert!(short.contains("worth") && long.contains("games of bots"), "{short}, {long}");
        let [short, long] = source(Lang::De, &analysis(2_000));
        assert!(short.contains("Knoten") && !long.contains("Bot"), "{short}, {long}");
    }

    #[test]
    fn points_are_rounded_and_have_a_sign() {
        assert_eq!([points(0), points(4), points(-4), points(5), points(-123)], ["0", "0", "0", "+1", "−12"]);
    }
}
