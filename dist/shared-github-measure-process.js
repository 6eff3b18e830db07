import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  removeReport,
  startProgram
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  formatSources,
  readRecording
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/github/measure-process.ts
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
var allowedVariables = [
  "PATH",
  "HOME",
  "LANG",
  "LC_ALL",
  "TZ",
  "TMPDIR",
  "CC",
  "CPATH",
  "LIBRARY_PATH",
  "LD_LIBRARY_PATH",
  "DYLD_LIBRARY_PATH",
  "SDKROOT",
  "DEVELOPER_DIR",
  "XDG_CACHE_HOME",
  "RUNNER_TEMP"
];
var messageStart = "sqlite-bench-gate: ";
async function measureApart(sources, out, environment, signal, features) {
  removeReport(out);
  const values = { confine: "auto", ...sources.values, html: false };
  const told = formatSources({ ...sources, values }, features);
  const end = await runWithSettings("run", told, environment, signal);
  const results = path.join(out, "results.json");
  if (existsSync(results)) return readRecording(results, {}, features);
  const { status, message = `the measuring process ended with status ${status} and no message` } = end;
  throw status === 2 ? new InputError(message) : new MeasurementError(message);
}
async function runWithSettings(command, settings, environment, signal) {
  const folder = mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-"));
  try {
    const file = path.join(folder, "settings.json");
    writeFileSync(file, settings);
    return await runCommandLine([command, "--settings", file], environment, signal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
async function runCommandLine(parameters, environment, signal) {
  const program = fileURLToPath(new URL("./cli.js", import.meta.url));
  const child = startProgram(process.execPath, [program, ...parameters], {
    environment: {
      ...Object.fromEntries(
        allowedVariables.flatMap(
          (name) => environment[name] === void 0 ? [] : [[name, environment[name]]]
        )
      ),
      // Results of the action are for others: every check is made in this run, whatever runner it is.
      CI: "true"
    },
    // The channel closes when this process ends, even if it is killed: the child then ends too.
    descriptors: ["ignore", "ignore", "pipe", "ipc"]
  });
  const interrupt = () => child.kill("SIGINT");
  signal.addEventListener("abort", interrupt);
  let message;
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (line.startsWith(messageStart)) message = line.slice(messageStart.length);
    else process.stderr.write(`${visible(line)}
`);
  });
  try {
    const [status, killedBy] = await once(child, "close");
    if (status !== null) return { status, message };
    const guess = killedBy === "SIGKILL" ? ", as a system that runs out of memory does" : "";
    throw new MeasurementError(`the measuring process was ended by ${killedBy}${guess}`);
  } finally {
    signal.removeEventListener("abort", interrupt);
  }
}
function abortOnSignals() {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => abort.abort(`interrupted by ${signal}`));
  return abort;
}

export {
  measureApart,
  runWithSettings,
  abortOnSignals
};
