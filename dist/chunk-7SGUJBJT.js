import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);

// src/options/actions.ts
var actionOutputs = {
  outcome: "Outcome of the gate: pass, accepted, fail or inconclusive; fail also if the measurement failed",
  "failed-tests": "JSON array of the names of tests that exceed a ceiling or have no result, of sections whose average does, and of failed sequences",
  "accepted-tests": "JSON array of the names of tests and section averages that exceed a ceiling and are accepted",
  "worst-multiplier": "Multiplier of the test with the worst outcome, and of these with the least headroom; empty if no test has a multiplier",
  "worst-test": "Name of that test, such as int/memory/reads/oltp_point_select",
  "results-path": "Path of results.json, which holds every sample and from which the run can be judged again",
  "report-path": "Path of report.md, the report of the job summary",
  "html-path": "Path of report.html, one file for any browser, empty unless the input html asks for it",
  "comment-urls": "JSON array of the addresses of the comments",
  "baseline-path": "Path of the SQLite that was compiled",
  command: "JSON object with the commit, the base branch and the settings that a comment asks for; empty if it is refused or asks for nothing"
};
var { "baseline-path": baselinePath, command, ...judged } = actionOutputs;
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
  "action baseline": {
    folder: "baseline",
    purpose: "Compiles stock SQLite once for several machines.",
    outputs: { "baseline-path": baselinePath }
  },
  "action command": {
    folder: "command",
    purpose: "Checks and answers a comment on a pull request that asks for a run.",
    outputs: { command }
  }
};
function addedOutputs(features) {
  return Object.assign({}, ...features.map(({ outputs }) => outputs));
}
function actionsOf(features) {
  const added = Object.entries(addedOutputs(features)).map(([name, { meaning }]) => [name, meaning]);
  const all = Object.assign(
    {},
    actions,
    ...features.map((one) => one.actions)
  );
  const complete = Object.entries(all).map(([name, action]) => {
    const outputs = action.announces === true ? { ...action.outputs, ...Object.fromEntries(added) } : action.outputs;
    return [name, { ...action, outputs }];
  });
  return Object.fromEntries(complete);
}

export {
  addedOutputs,
  actionsOf
};
