import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../engines.ts";
import { runTool } from "../tool.ts";

const crate = fileURLToPath(new URL("../../examples/adapter/turso/", import.meta.url));

/** Turso as a shared library with the functions that the driver calls. Its sources take minutes to compile, once. */
export function buildTurso(): string {
  const target = path.join(cacheFolder, "turso");
  const cargo = { command: "cargo", advice: "install Rust with cargo" };
  runTool(cargo, ["build", "--release", "--locked", "--quiet", "--target-dir", target], crate);
  return path.join(target, "release", "libbench_gate_turso.so");
}
