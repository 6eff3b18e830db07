import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../engines.ts";
import { runTool } from "../tool.ts";

const crate = fileURLToPath(new URL("../../examples/adapter/turso/", import.meta.url));

/** The version of `turso_core` that the adapter's lock file pins. */
export function tursoVersion(): string {
  const lock = readFileSync(path.join(crate, "Cargo.lock"), "utf8");
  const version = /name = "turso_core"\nversion = "([^"]+)"/.exec(lock)?.[1];
  if (version === undefined) throw new Error(`${crate}Cargo.lock has no turso_core`);
  return version;
}

/** Turso as a shared library with the functions that the driver calls. Its sources take minutes to compile, once. */
export function buildTurso(): string {
  const target = path.join(cacheFolder, "turso");
  const cargo = { command: "cargo", advice: "install Rust with cargo" };
  runTool(cargo, ["build", "--release", "--locked", "--quiet", "--target-dir", target], crate);
  return path.join(target, "release", "libbench_gate_turso.so");
}
