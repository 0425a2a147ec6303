//! The engine as a WebAssembly file and the JavaScript that talks to it.

use crate::{catalogue, run, size};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// What rustc lets a wasm32-unknown-unknown module use; every current browser has it.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Compiles `orkan-wasm`, binds it and shrinks it. For trying things, not for shipping: with `--fast` wasm-opt is left out,
/// with `--names` functions keep their names, so that a profiler can tell them.
pub fn run(args: &[String]) -> Result<()> {
    let root = run::root();
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let manner = Manner { fast: has("--fast"), names: has("--names") };
    eprintln!("engine: compiling for wasm32-unknown-unknown (about a minute the first time)");
    run::run(run::cargo().args([
        "build",
        "--release",
        "--locked",
        "--target",
        "wasm32-unknown-unknown",
        "--package",
        "orkan-wasm",
    ]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let compiled =
        fs::read(target.join("wasm32-unknown-unknown/release/orkan_wasm.wasm")).context("the compiled engine")?;
    let places = Places { generated: root.join("pkg/src/generated"), shipped: root.join("pkg/dist/orkan.wasm") };

    // The catalogue tells of this engine and no other: it is written with it, and pkg/build.mjs holds it against its hash.
    catalogue::run(&[])?;
    let told = catalogue::told()?.map(|(_, text)| text).concat();
    // This file is part of what makes the result.
    let manners = [u8::from(manner.fast), u8::from(manner.names)];
    let parts: [&[u8]; 4] = [&compiled, include_bytes!("wasm.rs"), &manners, told.as_bytes()];
    let lines = build_lines(&build_id(&parts), hash(told.as_bytes()));
    if places.hold(&build_id(&parts), &lines) {
        eprintln!("engine: unchanged");
    } else {
        make(&places, &target.join("bindgen"), &compiled, &build_id(&parts), manner)?;
        fs::write(places.generated.join("build.ts"), lines)?;
    }
    size::run(&[])
}

/// How it is made.
#[derive(Clone, Copy)]
struct Manner {
    fast: bool,
    names: bool,
}

/// Where the results go.
struct Places {
    generated: PathBuf,
    shipped: PathBuf,
}

impl Places {
    /// Whether the results of this build are there.
    fn hold(&self, build: &str, lines: &str) -> bool {
        let written = fs::read_to_string(self.generated.join("build.ts")).unwrap_or_default();
        let stamped = fs::read(&self.shipped).is_ok_and(|bytes| bytes.ends_with(build.as_bytes()));
        let bound = ["engine.js", "engine.d.ts"].iter().all(|name| self.generated.join(name).exists());
        stamped && bound && written == lines
    }
}

fn make(places: &Places, bound: &Path, compiled: &[u8], build: &str, manner: Manner) -> Result<()> {
    let _ = fs::remove_dir_all(bound);
    Bindgen::new()
        .input_bytes("engine", compiled.to_vec())
        .out_name("engine")
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .remove_name_section(!manner.names)
        .remove_producers_section(true)
        .generate(bound)
        .context("wasm-bindgen")?;
    fs::create_dir_all(&places.generated)?;
    fs::create_dir_all(places.shipped.parent().context("the package's folder")?)?;
    let bare = bound.join("engine_bg.wasm");
    let shrunk = bound.join("orkan.wasm");
    if manner.fast {
        fs::copy(&bare, &shrunk)?;
    } else {
        optimise(&bare, &shrunk, manner.names)?;
    }
    let mut bytes = fs::read(&shrunk)?;
    stamp(&mut bytes, build);
    for name in ["engine.js", "engine.d.ts"] {
        fs::copy(bound.join(name), places.generated.join(name)).with_context(|| format!("copying {name}"))?;
    }
    fs::write(&places.shipped, bytes)?;
    Ok(())
}

fn optimise(from: &Path, to: &Path, names: bool) -> Result<()> {
    eprintln!("engine: wasm-opt -O3");
    let optimiser = run::root().join("node_modules/binaryen/bin/wasm-opt");
    ensure!(optimiser.exists(), "{} is missing; run `npm ci` first", optimiser.display());
    run::run(
        Command::new("node")
            .arg(optimiser)
            .arg(from)
            .args(["-O3", "--strip-producers", if names { "--debuginfo" } else { "--strip-debug" }])
            .args(FEATURES)
            .arg("-o")
            .arg(to),
    )
}

fn build_lines(build: &str, catalogue: u64) -> String {
    format!(
        "// Written by `cargo xtask wasm`; not to be edited.\nexport const BUILD = \"{build}\";\n\
        /** A hash of catalogue.ts and joker.ts as this engine tells them. */\nexport const CATALOGUE = \"{catalogue:016x}\";\n"
    )
}

/// What the JavaScript side and the wasm file must agree on: the version, and a hash of what they were made of.
fn build_id(parts: &[&[u8]]) -> String {
    format!("{}-{:08x}", env!("CARGO_PKG_VERSION"), hash(&parts.concat()) >> 32)
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Appends a custom section `orkan` with the build's id, so that a file of another build is told from ours at loading.
fn stamp(wasm: &mut Vec<u8>, build: &str) {
    const NAME: &[u8] = b"orkan";
    let payload = 1 + NAME.len() + build.len();
    wasm.push(0);
    // Both lengths fit into one LEB128 byte.
    wasm.push(payload as u8);
    wasm.push(NAME.len() as u8);
    wasm.extend_from_slice(NAME);
    wasm.extend_from_slice(build.as_bytes());
}
