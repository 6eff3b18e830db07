import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  InputError,
  unknownName,
  workloadNames
} from "./chunk-FHBCOSLG.js";

// src/options/actions.ts
var judged = [
  ...[
    "outcome",
    "failed-tests",
    "accepted-tests",
    "worst-multiplier",
    "worst-test",
    "changed-tests"
  ],
  ...["history-run", "history-commit", "results-path", "report-path", "html-path", "comment-urls"]
];
var actions = {
  action: {
    folder: ".",
    purpose: "Benchmarks a compiled SQLite-compatible engine against stock SQLite, test by test, and fails if a ceiling is exceeded.",
    outputs: judged,
    announces: true
  },
  "action publish": {
    folder: "publish",
    purpose: "Judges and publishes what another job measured, with rights that the other job need not have.",
    outputs: judged,
    announces: true
  },
  "action plan": {
    folder: "plan",
    purpose: "Divides the tests of a run between several machines.",
    outputs: ["matrix", "plan-hash"]
  },
  "action baseline": {
    folder: "baseline",
    purpose: "Compiles stock SQLite once for several machines.",
    outputs: ["baseline-path"]
  },
  "action command": {
    folder: "command",
    purpose: "Checks and answers a comment on a pull request that asks for a run.",
    outputs: ["command"]
  },
  "action history": {
    folder: "history",
    purpose: "Writes the page of the history that a branch holds, index.html, for a step that publishes it.",
    outputs: ["html-path"]
  },
  "action bisect": {
    folder: "bisect",
    purpose: "Searches for the commit or release that changed the speed of a test, or publishes such a search.",
    outputs: ["first-changed", "results-path", "report-path", "comment-urls"]
  }
};
var actionNames = Object.keys(actions);
function isAction(place) {
  return place in actions;
}

// src/options/known-workloads.ts
function requireKnownWorkloads(given, config, source) {
  if (config !== void 0 || given["own-workloads"] !== void 0) return;
  const unknown = given.workloads?.find((name) => name !== "all" && !workloadNames.includes(name));
  if (unknown !== void 0)
    throw new InputError(`${source}: ${unknownName("workload", unknown, workloadNames)}`);
}

export {
  actions,
  actionNames,
  isAction,
  requireKnownWorkloads
};
