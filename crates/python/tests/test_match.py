"""One match: lines, files, bots, and what stays hidden."""

import copy
import json
import pathlib

import numpy as np
import pytest

import fernweh

RECORDED = pathlib.Path(__file__).resolve().parents[2]
TABLES = [(game, 2) for game in fernweh.GAMES] + [("new-frontiers", 4)]


def random_match(game, seats, decisions, seed=1, options=""):
    """A match after some random decisions."""
    match = fernweh.Match(game, seats, options, seed)
    rng = np.random.default_rng(seed)
    while not match.over and match.decisions < decisions:
        match.step(int(rng.integers(match.n_legal)))
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_observation_depends_on_nothing_hidden(game, seats):
    options = "goals" if game == "new-frontiers" else ""
    for decisions in [0, 7, 31, 90]:
        match = random_match(game, seats, decisions, seed=3, options=options)
        for seat in range(seats):
            first = match.observation(seat, world=0)
            for world in [1, 2]:
                assert np.array_equal(first, match.observation(seat, world=world))


@pytest.mark.parametrize("game", fernweh.GAMES)
def test_features_name_every_number(game):
    features = fernweh.features(game)
    match = fernweh.Match(game, 3, seed=1)
    names = features.names(3)
    assert len(names) == len(set(names)) == match.n_features == features.size(3)
    assert match.observation().shape == (len(names),)


def test_numbers_have_the_value_that_their_names_say():
    match = fernweh.Match("new-frontiers", 3, seed=1)
    seen = dict(zip(fernweh.features("new-frontiers").names(3), match.observation(), strict=True))
    assert (seen["table: 3 seats"], seen["table: 2 seats"]) == (1.0, 0.0)
    asked = {name for name, value in seen.items() if ": is asked: " in name and value}
    assert len(asked) == 1 and asked.pop().startswith("own: ")


def test_a_seat_finds_itself_first():
    match = random_match("new-frontiers", 3, 20)
    features = fernweh.features("new-frontiers")
    width = len(features.seat)
    blocks = [match.observation(seat)[len(features.table) :].reshape(3, width) for seat in range(3)]
    for seat in range(3):
        for place in range(3):
            assert np.array_equal(blocks[seat][place], blocks[(seat + place) % 3][0])


@pytest.mark.parametrize("game", fernweh.GAMES)
def test_a_match_is_the_same_after_writing_and_reading(game):
    match = random_match(game, 2, 60)
    again = fernweh.Match.from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.actions == match.actions
    assert again.legal_lines() == match.legal_lines()


def test_recorded_matches_can_be_read():
    texts = sorted(RECORDED.glob("new-frontiers/tests/matches/*.txt"))[:2]
    assert texts
    for text in texts:
        match = fernweh.Match.from_text(text.read_text())
        assert match.over and match.points is not None and match.places is not None


def test_a_faulty_text_is_refused_with_its_line():
    with pytest.raises(fernweh.MatchTextError, match="line 1: a match begins with"):
        fernweh.Match.from_text("seats 2\n")
    match = fernweh.Match("new-frontiers", seed=1)
    with pytest.raises(fernweh.MatchTextError, match="line 7"):
        fernweh.Match.from_text(match.to_text() + "p1 dance\n")


def test_actions_by_line_and_by_number_are_the_same():
    by_line, by_number = (fernweh.Match("new-frontiers", seed=2) for _ in range(2))
    for _ in range(10):
        lines = by_line.legal_lines()
        assert lines == by_number.legal_lines()
        by_line.act(lines[-1])
        by_number.step(len(lines) - 1)
    assert by_line.to_text() == by_number.to_text()


def test_copies_go_on_by_themselves():
    match = random_match("new-frontiers", 2, 10)
    for other in [match.copy(), copy.copy(match), copy.deepcopy(match)]:
        other.step(0)
        assert other.decisions == match.decisions + 1


def test_what_was_done_can_be_undone_unless_it_showed_something():
    match = fernweh.Match("new-frontiers", seed=1)
    with pytest.raises(fernweh.IllegalAction):
        match.undo()
    rng = np.random.default_rng(1)
    undone = 0
    while not match.over:
        before = match.to_text()
        match.step(int(rng.integers(match.n_legal)))
        tried = match.copy()
        try:
            tried.undo()
        except fernweh.IllegalAction:
            continue
        undone += 1
        assert tried.to_text() == before
    assert undone > 0


def test_views_are_json_and_hide_what_is_hidden():
    match = random_match("new-frontiers", 2, 30, options="goals")
    assert json.loads(match.view_json(0)).keys() == json.loads(match.view_json()).keys()


def test_afterstates_have_a_row_for_each_action():
    match = random_match("new-frontiers", 2, 25)
    rows = match.afterstates()
    assert rows.shape == (match.n_legal, match.n_features)
    seat = match.seat
    shown = 0
    for number in range(match.n_legal):
        tried = match.copy()
        tried.step(number)
        shown += np.array_equal(rows[number], tried.observation(seat))
    assert shown > 0


def test_bots_choose_legal_actions_and_the_same_ones_again():
    for level in ["easy", "normal", "greedy", "random"]:
        match, first, second = fernweh.Match("new-frontiers", seed=5), fernweh.Bot(level, 9), fernweh.Bot(level, 9)
        for _ in range(12):
            choice = first.choose(match)
            assert choice == second.choose(match)
            match.step(choice)


def test_normal_beats_random():
    match = fernweh.Match("new-frontiers", seed=1)
    bots = [fernweh.Bot("normal", 1), fernweh.Bot("random", 1)]
    while not match.over:
        match.step(bots[match.seat].choose(match))
    assert match.places == [1, 2]


def test_errors_say_what_is_possible():
    with pytest.raises(ValueError, match="there is no game `chess`: choose from new-frontiers"):
        fernweh.Match("chess")
    with pytest.raises(ValueError, match="expected"):
        fernweh.Match("new-frontiers", options="fast")
    with pytest.raises(ValueError, match="new-frontiers"):
        fernweh.Match("new-frontiers", seats=9)
    with pytest.raises(ValueError, match="there is no bot `clever`: choose from easy"):
        fernweh.Bot("clever")
    with pytest.raises(ValueError, match="choose from place, points, win"):
        fernweh.Match("new-frontiers").rewards("fame")
    with pytest.raises(ValueError, match="there is no seat 2"):
        fernweh.Match("new-frontiers").observation(2)
    over = random_match("new-frontiers", 2, 10_000)
    assert over.over and over.legal_lines() == []
    with pytest.raises(fernweh.IllegalAction, match="the match is over"):
        over.step(0)
    with pytest.raises(fernweh.IllegalAction, match="the match is over"):
        fernweh.Bot("normal").choose(over)
