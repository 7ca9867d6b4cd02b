//! What is read of small boards.

use super::*;
use maud::html;

fn read(markup: &Markup) -> Vec<String> {
    let line = |line| match line {
        Line::Heading(text) => format!("# {text}"),
        Line::Item(Item { text, why, is_lit }) => {
            let why = why.map(|why| format!(" ? {why}")).unwrap_or_default();
            format!("{text}{}{why}", if is_lit { " *" } else { "" })
        }
    };
    lines(markup).into_iter().map(line).collect()
}

#[test]
fn pieces_are_lines_and_sections_have_titles() {
    let board = html! {
        section aria-label="Worlds" {
            button data-act="settle x" data-why="/why?a=1&b=2" { span { "Comet Zone" } span { "3" } span.vh { " points" } }
            button data-why="/why" { div { "Old" } div { "Earth" } }
        }
    };
    assert_eq!(read(&board), ["# Worlds", "Comet Zone 3 points * ? /why?a=1&b=2", "Old Earth ? /why"]);
}

#[test]
fn drawings_are_read_by_their_labels() {
    let map = html! {
        svg { text { "decoration" } g role="button" aria-label="Graw, city" data-group="graw" { text { "G" } } g { text { "x" } } }
        p { svg { use href="#coin" {} } "7 credits" }
    };
    assert_eq!(read(&map), ["Graw, city *", "7 credits"]);
}

#[test]
fn what_is_hidden_from_screen_readers_and_what_acts_is_not_read() {
    let board = html! {
        div aria-hidden="true" { "stars" p { "more" } }
        form { button { "Send" } }
        template { p { "later" } }
        h2 { "A title of nothing" }
        h3 { "Rows" }
        table { tr { th { "Ada" } td { "3" } td { "4" } } }
        p { "Genera\u{ad}tion &amp; <b>" }
    };
    assert_eq!(read(&board), ["# Rows", "Ada, 3, 4", "Generation &amp; <b>"]);
}

#[test]
fn a_number_is_read_once_and_an_empty_place_not_at_all() {
    let board = html! {
        li { span { "140" } span.vh { "140 credits" } }
        li { "7" }
        button { "Envoys" small { "+1 VP" } }
        button data-zoom-by="2" { "Closer" }
    };
    assert_eq!(read(&board), ["140 credits", "Envoys +1 VP"]);
}

#[test]
fn a_sentence_keeps_its_signs() {
    let sentence = html! { b { "Ada" } " settles " b { "Graw" } ", for 3" i { "." } };
    assert_eq!(text(&sentence), "Ada settles Graw, for 3.");
}

#[test]
fn text_has_no_tags_and_each_sign_is_unescaped_once() {
    assert_eq!(without_tags("<b class=\"x\">Ada</b> took Q&amp;A &lt;1&gt;"), "Ada took Q&A <1>");
    assert_eq!(without_tags("&amp;lt;"), "&lt;");
}
