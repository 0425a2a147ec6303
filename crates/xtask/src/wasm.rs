//! The engine as a WebAssembly file and the JavaScript that talks to it.

use crate::{run, size};
use anyhow::{Context, Result, ensure};
use std::fs;
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

/// Compiles `orkan-wasm`, binds it and shrinks it. With `--fast` wasm-opt is left out (for trying things, not for shipping).
pub fn run(args: &[String]) -> Result<()> {
    let root = run::root();
    let fast = args.iter().any(|arg| arg == "--fast");
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
    let compiled = target.join("wasm32-unknown-unknown/release/orkan_wasm.wasm");

    let bound = target.join("bindgen");
    let _ = fs::remove_dir_all(&bound);
    Bindgen::new()
        .input_path(&compiled)
        .out_name("engine")
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&bound)
        .context("wasm-bindgen")?;

    let generated = root.join("pkg/src/generated");
    let dist = root.join("pkg/dist");
    fs::create_dir_all(&generated)?;
    fs::create_dir_all(&dist)?;
    for name in ["engine.js", "engine.d.ts"] {
        fs::copy(bound.join(name), generated.join(name)).with_context(|| format!("copying {name}"))?;
    }
    let build = build_id(&fs::read(bound.join("engine.js"))?);
    let line = format!("// Written by `cargo xtask wasm`; not to be edited.\nexport const BUILD = \"{build}\";\n");
    fs::write(generated.join("build.ts"), line)?;

    let shipped = dist.join("orkan.wasm");
    if fast {
        fs::copy(bound.join("engine_bg.wasm"), &shipped)?;
    } else {
        eprintln!("engine: wasm-opt -O3");
        let optimiser = root.join("node_modules/binaryen/bin/wasm-opt");
        ensure!(optimiser.exists(), "{} is missing; run `npm ci` first", optimiser.display());
        run::run(
            Command::new("node")
                .arg(optimiser)
                .arg(bound.join("engine_bg.wasm"))
                .args(["-O3", "--strip-debug", "--strip-producers"])
                .args(FEATURES)
                .arg("-o")
                .arg(&shipped),
        )?;
    }
    let mut bytes = fs::read(&shipped)?;
    stamp(&mut bytes, &build);
    fs::write(&shipped, bytes)?;
    size::run(&[])
}

/// What the JavaScript side and the wasm file must agree on: the version, and a hash (FNV-1a) of the binding.
fn build_id(binding: &[u8]) -> String {
    let hash = binding
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{}-{:08x}", env!("CARGO_PKG_VERSION"), hash >> 32)
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
