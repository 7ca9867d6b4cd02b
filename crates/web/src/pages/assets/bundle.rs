//! Scripts that belong together as one file.
//!
//! A module becomes a block, so that its names stay its own. What it exports is put into a constant that is named after it, and
//! a module that imports it reads it there: `const { toast } = $toast;`. Modules of another file are imported from there.
//! Each module is in one file only, so that it runs once whatever a page loads.

use super::shorten;

/// The files that hold several modules, each after those that it imports. Other modules are files by themselves.
pub(super) const BUNDLES: &[(&str, &[&str])] = &[
    // Every page.
    (
        "app.js",
        &[
            "words.js",
            "soon.js",
            "setting.js",
            "toast.js",
            "pop.js",
            "service.js",
            "device.js",
            "morph.js",
            "live.js",
            "app.js",
        ],
    ),
    // Tables and replays.
    ("story.js", &["glide.js", "story.js"]),
    // Tables and the profile.
    ("tell.js", &["sound.js", "push.js", "tell.js"]),
    (
        "table.js",
        &[
            "bring.js",
            "panes.js",
            "choice.js",
            "plan.js",
            "roving.js",
            "keys.js",
            "twins.js",
            "signals.js",
            "table.js",
        ],
    ),
    // Games with a map.
    ("starmap.js", &["drag.js", "lit.js", "starmap.js"]),
    // Maps with plates that avoid each other, and courses on them.
    ("course.js", &["labels.js", "course.js"]),
];

/// The file that holds a module.
pub(super) fn home(module: &str) -> &str {
    BUNDLES.iter().find(|(_, parts)| parts.contains(&module)).map_or(module, |(file, _)| file)
}

/// The text of a file: its modules, which are found by name.
pub(super) fn written<'a>(file: &str, module: impl Fn(&str) -> Option<&'a str>) -> String {
    let own = [file];
    let parts = BUNDLES.iter().find(|(name, _)| *name == file).map_or(&own[..], |(_, parts)| parts);
    let (mut imports, mut blocks, mut exports) = (Vec::new(), String::new(), Vec::new());
    for part in parts {
        let read = Module::read(module(part).unwrap_or_default());
        for import in &read.imports {
            let from = home(import.from);
            let name = import.names.map(|_| constant(import.from));
            if from != file && !imports.contains(&(from, name.clone())) {
                imports.push((from, name));
            }
        }
        let own = constant(part);
        if !read.exports.is_empty() {
            blocks += &format!("const {own} = {{}};\n");
            exports.push(own.clone());
        }
        // A module that is alone has its names to itself.
        let (open, close) = if parts.len() > 1 { ("{\n", "}\n") } else { ("", "") };
        blocks += open;
        for import in &read.imports {
            blocks += &import.local();
        }
        blocks += &read.code;
        if !read.exports.is_empty() {
            blocks += &format!("Object.assign({own}, {{ {} }});\n", read.exports.join(", "));
        }
        blocks += close;
    }
    let mut text = String::new();
    for (from, name) in imports {
        text += &match name {
            Some(name) => format!("import {{ {name} }} from \"./{from}\";\n"),
            None => format!("import \"./{from}\";\n"),
        };
    }
    text += &blocks;
    if !exports.is_empty() {
        text += &format!("export {{ {} }};\n", exports.join(", "));
    }
    shorten::script(&text)
}

/// The constant that holds what a module exports.
fn constant(module: &str) -> String {
    format!("${}", module.trim_end_matches(".js").replace('-', "_"))
}

/// `import { names } from "./from";`
struct Import<'a> {
    /// `{ a, b as c }` or `* as all`; nothing where a module is only run.
    names: Option<&'a str>,
    from: &'a str,
}

impl<'a> Import<'a> {
    /// An import stands on one line.
    fn read(line: &'a str) -> Option<Self> {
        let text = line.strip_prefix("import ")?.strip_suffix(';')?;
        let (names, from) = match text.split_once(" from ") {
            Some((names, from)) => (Some(names), from),
            None => (None, text),
        };
        Some(Self { names, from: from.strip_prefix("\"./")?.strip_suffix('"')? })
    }

    /// The same inside of a block.
    fn local(&self) -> String {
        let all = constant(self.from);
        match self.names {
            Some(names) => match names.strip_prefix("* as ") {
                Some(name) => format!("const {name} = {all};\n"),
                None => format!("const {} = {all};\n", names.replace(" as ", ": ")),
            },
            None => String::new(),
        }
    }
}

/// A module without its imports and the words that export something.
struct Module<'a> {
    imports: Vec<Import<'a>>,
    exports: Vec<&'a str>,
    code: String,
}

impl<'a> Module<'a> {
    fn read(text: &'a str) -> Self {
        let mut module = Self { imports: Vec::new(), exports: Vec::new(), code: String::new() };
        for line in text.lines() {
            if let Some(import) = Import::read(line) {
                module.imports.push(import);
                continue;
            }
            let exported = line.strip_prefix("export ");
            if let Some(name) = exported.and_then(declared) {
                module.exports.push(name);
            }
            module.code += exported.unwrap_or(line);
            module.code.push('\n');
        }
        module
    }
}

/// The name that a line declares.
fn declared(line: &str) -> Option<&str> {
    let kinds = ["async function ", "function ", "const ", "class "];
    let rest = kinds.iter().find_map(|kind| line.strip_prefix(kind))?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').next()
}

#[cfg(test)]
mod tests {
    use super::super::SHARED;
    use super::*;
    use std::collections::BTreeSet;

    fn source(name: &str) -> Option<&'static str> {
        let asset = SHARED.iter().find(|asset| asset.name == name)?;
        std::str::from_utf8(asset.bytes).ok()
    }

    fn modules() -> impl Iterator<Item = (&'static str, Module<'static>)> {
        let scripts = SHARED.iter().filter(|asset| asset.name.ends_with(".js"));
        scripts.map(|asset| (asset.name, Module::read(source(asset.name).unwrap())))
    }

    /// A value that changes later would not change for those who have imported it.
    #[test]
    fn everything_is_imported_and_exported_in_the_way_that_is_understood() {
        for (name, module) in modules() {
            for line in module.code.lines() {
                assert!(!line.starts_with("import ") && !line.starts_with("export "), "{name}: {line}");
            }
            let text = source(name).unwrap();
            assert_eq!(text.matches("\nexport ").count(), module.exports.len(), "{name}");
            assert!(!text.contains("\nexport let ") && !text.contains("\nexport default "), "{name}");
            for import in &module.imports {
                let (_, from) = modules().find(|(other, _)| *other == import.from).unwrap();
                let names = import.names.unwrap_or_default().trim_matches(['{', '}', ' ']);
                for one in names.split(", ").filter(|one| !one.is_empty() && !one.starts_with("* as ")) {
                    let one = one.split(" as ").next().unwrap();
                    assert!(from.exports.contains(&one), "{name} imports {one} from {}", import.from);
                }
            }
        }
    }

    #[test]
    fn each_module_is_in_one_file_after_those_that_it_imports() {
        let mut seen = BTreeSet::new();
        for (file, parts) in BUNDLES {
            assert_eq!(home(file), *file, "a file has the name of one of its modules");
            for part in *parts {
                assert!(seen.insert(*part), "{part} is in two files");
                let module = Module::read(source(part).unwrap());
                for import in module.imports.iter().filter(|import| home(import.from) == *file) {
                    assert!(seen.contains(import.from), "{part} comes before {}", import.from);
                }
            }
        }
    }

    /// Files that import each other would run in an order that depends on the page.
    #[test]
    fn no_two_files_import_each_other() {
        fn reach(file: &str, path: &[String]) {
            assert!(!path.contains(&file.to_owned()), "{path:?} leads back to {file}");
            let path = [path, &[file.to_owned()]].concat();
            for import in written(file, source).split("from\"./").skip(1) {
                reach(import.split('"').next().unwrap(), &path);
            }
        }
        for (name, _) in modules() {
            reach(home(name), &[]);
        }
    }

    #[test]
    fn a_file_says_what_its_modules_say() {
        let module = |name: &str| match name {
            "story.js" => Some(
                "// A story.\nimport { soon as later } from \"./soon.js\";\nimport * as all from \"./glide.js\";\n\
                 export const b = () => all.a(later);\n",
            ),
            "glide.js" => Some("import \"./app.js\";\nexport async function a() {}\nlet own = 1;\n"),
            _ => None,
        };
        assert_eq!(
            written("story.js", module),
            "import\"./app.js\";import{$soon}from\"./app.js\";const $glide={};{async function a(){}\nlet own=1;\
             Object.assign($glide,{a});}\nconst $story={};{const{soon:later}=$soon;const all=$glide;\
             const b=()=>all.a(later);Object.assign($story,{b});}\nexport{$glide,$story};"
        );
    }

    /// A block would hide what it declares from the page if it were no module.
    #[test]
    fn what_is_no_module_stays_one_file() {
        for name in ["theme.js", "worker.js"] {
            let module = Module::read(source(name).unwrap());
            assert!(module.imports.is_empty() && module.exports.is_empty(), "{name}");
            assert!(BUNDLES.iter().all(|(_, parts)| !parts.contains(&name)), "{name}");
        }
    }
}
