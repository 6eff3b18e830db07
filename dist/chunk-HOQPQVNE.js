import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  flag,
  option,
  unchanged
} from "./chunk-PGSPP6Z5.js";

// src/verdict/conclusion.ts
var byPolicy = { fail: "failure", neutral: "neutral", pass: "success" };
function conclude({ outcome, measurement }, { onFail, onInconclusive }) {
  if (measurement.state !== "complete") return "failure";
  if (outcome === "pass" || outcome === "accepted") return "success";
  return byPolicy[outcome === "fail" ? onFail : onInconclusive];
}
function exitStatus({ outcome, measurement }, { strict = false } = {}) {
  if (measurement.state !== "complete") return 3;
  if (outcome === "fail") return 1;
  return outcome === "inconclusive" && strict ? 4 : 0;
}

// src/features/compare/options.ts
var measuringMinutes = { usual: 0.9, quick: 0.45 };
var comparing = {
  quick: option(flag(), {
    help: "First answer within half a minute of the builds: in memory only",
    offered: ["compare"],
    default: false
  }),
  sqlite: option(flag(), {
    help: "Stock SQLite measured too, for how many times slower each build is than SQLite",
    note: "SQLite is compiled once if `baseline` does not name it, and the same time is divided among three engines.",
    offered: ["compare"],
    default: false
  })
};
var takenOptions = {
  compare: {
    ...unchanged("config", "baseline", "workloads", "seed", "rounds"),
    ...unchanged("build-timeout", "strict", "quiet"),
    build: {
      help: "Command that builds the engine, run without a shell in a clean working copy; or the path of a script"
    },
    candidate: {
      help: "File that --build makes, from the top folder of the repository",
      otherwise: "that of the configuration file"
    },
    test: { help: "Path of the only test, or of several with * for any part" },
    suites: { otherwise: "oltp" },
    variants: { otherwise: "int" },
    storages: { otherwise: "memory,file, or memory with --quick" },
    rows: { otherwise: "10,000" },
    "max-minutes": { help: "Time for the measuring", otherwise: "0.9, or 0.45 with --quick" },
    out: {
      help: "Folder for results.json, report.md and results.sqlite",
      otherwise: "one in ~/.cache/sqlite-bench-gate, for each working folder"
    }
  }
};

export {
  measuringMinutes,
  comparing,
  takenOptions,
  conclude,
  exitStatus
};
