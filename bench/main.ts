/**
 * The main job on a fresh machine: DoltLite against SQLite, the int variant unless told otherwise. Every option is
 * passed on to `sqlite-bench-gate run`.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { fetchDoltlite } from "./engines.ts";

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const options = process.argv.slice(2);
const chosen = options.some((option) => option.startsWith("--variants")) ? [] : ["--variants", "int"];
const child = spawn(
  process.execPath,
  [cli, "run", "--candidate", fetchDoltlite(), "--candidate-name", "DoltLite", ...chosen, ...options],
  { stdio: "inherit" },
);
// A Ctrl-C reaches both; the run ends itself, and this program with it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("close", (status, signal) => {
  process.exitCode = status ?? (signal === null ? 1 : 3);
});
