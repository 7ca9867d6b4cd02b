//! The library that Python loads is built together with all other tests, and `scripts/python test` uses it.

use std::fs;

/// Python finds a module by the name of the function that makes it.
#[test]
fn the_library_has_what_python_looks_for() {
    let program = std::env::current_exe().expect("a test program has a path");
    let name = format!("{}_fernweh{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = program.with_file_name(name);
    let bytes = fs::read(&library).unwrap_or_else(|why| panic!("{}: {why}", library.display()));
    let wanted = b"PyInit__fernweh";
    assert!(bytes.windows(wanted.len()).any(|part| part == wanted), "{}", library.display());
}
