//! The arrows of the house: who may know whom (ARCHITECTURE.md).

use std::fs;
use std::path::{Path, PathBuf};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            out.push(path);
        }
    }
}

/// Code lines of a file, comments and documentation left out.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a source");
    text.lines().map(str::trim).filter(|line| !line.starts_with("//")).map(str::to_string).collect()
}

fn families() -> Vec<String> {
    let folders = fs::read_dir(crates().join("engine/src/families")).expect("the families").flatten();
    folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().to_string_lossy().into()).collect()
}

#[test]
fn crates_depend_one_way_only() {
    let order = ["board", "engine", "bots", "wasm"];
    for (i, name) in order.iter().enumerate() {
        let manifest = fs::read_to_string(crates().join(name).join("Cargo.toml")).expect("a manifest");
        for above in &order[i + 1..] {
            assert!(!manifest.contains(&format!("orkan-{above}")), "{name} depends on {above}");
        }
    }
}

#[test]
fn a_family_knows_no_other_and_nothing_below_knows_a_family() {
    let families = families();
    assert!(families.len() >= 2);
    let root = crates().join("engine/src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    for file in files {
        let place = file.strip_prefix(&root).expect("below the root");
        let parts: Vec<&str> = place.iter().filter_map(|part| part.to_str()).collect();
        if parts == ["families", "mod.rs"] {
            continue;
        }
        let own = if parts[0] == "families" { parts[1] } else { "" };
        for line in code(&file) {
            for family in families.iter().filter(|family| *family != own) {
                let names = [format!("families::{family}"), format!("super::{family}::"), format!("crate::{family}")];
                assert!(!names.iter().any(|name| line.contains(name)), "{} names {family}: {line}", place.display());
            }
        }
    }
}

#[test]
fn board_engine_and_bots_have_no_unsafe_code() {
    let mut files = Vec::new();
    for name in ["board", "engine", "bots"] {
        sources(&crates().join(name).join("src"), &mut files);
    }
    assert!(files.len() > 20);
    for file in files {
        assert!(!code(&file).iter().any(|line| line.contains("unsafe")), "{}", file.display());
    }
}
