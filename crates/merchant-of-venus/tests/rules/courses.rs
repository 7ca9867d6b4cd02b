//! MV-060 to MV-083: courses that can be planned after the roll.

use merchant_of_venus::query::Course;
use merchant_of_venus::testing::Play;

fn course(play: &Play, to: &str) -> Option<Course> {
    play.board().courses().into_iter().find(|course| course.to.id() == to)
}

fn lines(course: &Course) -> String {
    course.actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// MV-060, MV-064: the steps of a course are legal one after the other, and lead where it says.
#[test]
fn mv_064_courses_can_be_flown() {
    let mut play = Play::deal("culture 3 BIO\np1 at BIO12\nthrows 1+2+3");
    play.play("p1 head BIO01");
    let port = course(&play, "BIO-S").expect("the spaceport is two steps away");
    assert_eq!(lines(&port), "go BIO01; go BIO-S; land");
    assert_eq!((port.points(), port.n_sure), (4, 3));
    play.play("p1 go BIO01\np1 go BIO-S\np1 land");
}

/// MV-049, MV-063: the first step is the declared one, and no course goes straight back.
#[test]
fn mv_049_courses_begin_with_the_declared_step() {
    let mut play = Play::deal("p1 at BIO01\nthrows 1+1+1");
    play.play("p1 head BIO02");
    for course in play.board().courses() {
        assert!(lines(&course).starts_with("go BIO02"), "{}", lines(&course));
    }
    assert!(course(&play, "BIO-S").is_none());
}

/// MV-084, MV-101: a course lists what dice or cards decide on the way; the chosen one has the fewest risks, and a
/// card ends it.
#[test]
fn mv_084_courses_name_their_risks() {
    let mut play = Play::deal("p1 at SGI06\nthrows 4+4+4");
    let heading = play.offered("head").first().expect("a direction").clone();
    play.play(&format!("p1 {heading}"));
    let courses = play.board().courses();
    assert!(courses.iter().any(|course| !course.risks.is_empty()), "around the Supergiant there are hazards");
    for course in &courses {
        let first = course.spaces.iter().position(|(space, _)| play.board().decides(*space));
        assert_eq!(course.n_sure, first.map_or(course.actions.len(), |at| at + 1), "{}", lines(course));
        for (space, _) in &course.spaces[..course.spaces.len() - 1] {
            assert_ne!(
                play.board().kind(*space),
                merchant_of_venus::query::Kind::Encounter,
                "{}",
                lines(course)
            );
        }
    }
}

/// MV-057, MV-072: beyond a navigation space a course assigns the die that leads on, and all of it can be flown.
#[test]
fn mv_072_courses_assign_navigation() {
    let mut play = Play::deal("p1 at GB\nthrows 4+5+6");
    play.play("p1 head NEB11");
    let courses = play.board().courses();
    assert!(courses.len() > 1, "with a die the way leads on");
    let beyond: Vec<&Course> = courses.iter().filter(|course| course.to.id() != "NEB11").collect();
    for course in &beyond {
        let die = course.assigns().expect("a die is needed");
        assert!(lines(course).starts_with(&format!("go NEB11; navigate {die}; go ")), "{}", lines(course));
        let mut flown = play.clone();
        for action in &course.actions[..course.n_sure] {
            flown.play(&format!("p1 {action}"));
        }
    }
    let first = courses.iter().find(|course| course.to.id() == "NEB11").expect("the space itself");
    assert_eq!(
        (lines(first).as_str(), first.assigns()),
        ("go NEB11", None),
        "a die is kept where none is needed"
    );
    play.play("p1 navigate 4");
    for course in play.board().courses() {
        assert!(lines(&course).starts_with("go NEB11") && course.assigns().is_none(), "{}", lines(&course));
    }
}

/// MV-055, MV-072: without a die that can be assigned a course ends at the navigation space.
#[test]
fn mv_072_courses_need_a_die() {
    let mut play = Play::deal("p1 at GB\nthrows 1+5+6 2");
    play.play("p1 head NEB11\np1 thrust 1");
    assert_eq!(play.board().courses().len(), 1, "the one die that may be assigned is used");
}
