//! The notation of effects: everything in the pack prints back as it was written.

use beyond_the_sun::cards::Pack;

#[test]
fn the_standard_pack_is_sound() {
    let pack = Pack::standard();
    assert!(pack.code.size() < 1000, "{}", pack.code.size());
}
