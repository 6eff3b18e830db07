import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  plainFormats
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  branchFolder,
  branchName,
  dateTime,
  flag,
  option,
  path,
  reporting,
  runLabel,
  settingOptions,
  unchanged,
  valuesOf,
  wholeNumber
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  amount,
  array,
  count,
  databaseFilesSchema,
  failureSchema,
  formatValue,
  histogramSchema,
  roles,
  strictObject
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/options.ts
var historyCommands = [
  "history add",
  "history list",
  "history show",
  "history trend",
  "history export",
  "history verify"
];
var reading = ["history list", "history trend", "history export"];
var historyOptions = {
  history: option(path("folder"), {
    help: "Folder of the history",
    note: "`run`, `report` and `replay` compare with its newest runs; `html` draws it.",
    offered: ["run", "report", "replay", "html", ...historyCommands, "plan"],
    otherwise: "none",
    requiredIn: historyCommands
  }),
  branch: option(branchName(), {
    help: "Branch of the runs to use",
    helpIn: { "history add": "Branch of the run that is added" },
    offered: ["run", "report", "replay", "html", "history add", ...reading, "plan"],
    otherwise: "all",
    otherwiseIn: { "history add": "unknown" }
  }),
  label: option(runLabel(), {
    help: "Name of the added run, such as a release",
    offered: ["history add"],
    otherwise: "none"
  }),
  date: option(dateTime(), {
    help: "Date of the measured version, if the run was made later",
    note: "The history is ordered by it. Without a zone it is UTC; future dates are refused.",
    offered: ["history add"],
    otherwise: "when the run began"
  }),
  last: option(wholeNumber(1, 500), {
    help: "Number of newest runs to use",
    unit: "runs",
    offered: ["html", ...reading],
    default: 200
  })
};
var historyInputs = {
  "history-branch": option(branchName(), {
    help: "Branch with the history that reports are compared with",
    note: "Adding runs of the default branch needs `contents: write`. [More](nightly.md#keep-a-history).",
    offered: [...reporting, "action history", "action plan"],
    otherwise: "none",
    forPublisher: true
  }),
  "history-add": option(flag(), {
    help: "Add complete runs of the default branch to the history",
    offered: reporting,
    default: true
  }),
  "history-path": option(branchFolder(), {
    help: "Folder of history-branch, if it holds several histories",
    offered: [...reporting, "action history", "action plan"],
    default: "."
  })
};
var recorded = { otherwise: "as recorded" };
var tests = { test: { help: "Path of the tests to print, with * for any part" } };
var takenOptions = {
  "history add": {
    ...unchanged(
      "config",
      "ceiling",
      "average-ceiling",
      "counter-ceiling",
      "count-ceiling",
      "footprint-ceiling"
    ),
    ...unchanged("require-durability", "require-base", "same-settings"),
    "candidate-name": recorded,
    "baseline-name": recorded,
    "base-name": recorded,
    commit: { help: "Commit that was measured", otherwise: "the one that the results name" }
  },
  "history list": plainFormats,
  "history show": plainFormats,
  "history trend": { ...plainFormats, test: { ...tests.test, otherwise: "those that changed" } },
  "history export": tests,
  "action history": unchanged("out", "github-token")
};
function selectionOf(given) {
  const { last: option2, ...others } = historyOptions;
  const { history, branch } = valuesOf(others, given);
  const { last } = valuesOf({ last: { ...option2, default: void 0 } }, given);
  if (history !== void 0) return { history, branch, last };
  if (branch !== void 0)
    throw new InputError(
      `--branch is ${formatValue(branch)}, but no history is given: name its folder with --history, or omit --branch`
    );
  if (last === void 0) return void 0;
  throw new InputError(`--last ${last}: there is no history to read; name its folder with --history`);
}
function historyBranchOf(given) {
  const {
    "history-branch": branch,
    "history-path": folder,
    "history-add": isAddedTo
  } = valuesOf(historyInputs, given);
  return branch === void 0 ? void 0 : { branch, folder, isAddedTo };
}
var commandOptions = {
  ...historyOptions,
  config: settingOptions.config,
  format: settingOptions.format,
  test: settingOptions.test
};

// src/features/figures/exact.ts
function passesOf(...values) {
  const given = values.filter((value) => value !== void 0);
  return given.length === 0 ? void 0 : { least: Math.min(...given), most: Math.max(...given) };
}
function compareExact({ candidate, base, negligible = 0, rise }) {
  if (candidate === void 0)
    return rise === void 0 ? { state: "unlimited" } : { state: "withheld", base: base.most };
  const disagree = ({ least, most }) => most - least > negligible;
  const isOver = (value) => rise !== void 0 && value - base.most > rise;
  if (disagree(base) || disagree(candidate) && !isOver(candidate.most))
    return {
      state: "unsteady",
      of: [
        ...disagree(candidate) ? ["candidate"] : [],
        ...disagree(base) ? ["base"] : []
      ]
    };
  if (disagree(candidate) && !isOver(candidate.least))
    return { state: "withheld", base: base.most, values: candidate };
  const isLess = candidate.most < base.least;
  const [own, other] = isLess ? [candidate.most, base.least] : [candidate.least, base.most];
  return {
    state: "compared",
    candidate: own,
    base: other,
    isApart: isLess || own > other,
    isOver: isOver(candidate.least)
  };
}
var leastShare = 5e-4;
function isMeaningful(base, candidate, negligible = 0) {
  const difference = Math.abs(candidate - base);
  return difference > negligible && difference >= leastShare * Math.max(1, Math.abs(base));
}
function riseOf(base, ceiling, least = 0) {
  return Math.max(least, Math.abs(base) * ceiling / 100);
}

// src/features/figures/age/steady/record.ts
var windowNs = 1e9;
var mostMinutes = 60;
var mostWindows = mostMinutes * 60;
var slowNs = 1e8;
var mostSlow = 200;
var column = array(count).max(mostWindows);
var windowsSchema = strictObject({
  commits: column,
  /** Quantiles of the commits' times, nanoseconds; 0 without a commit. */
  p50Ns: column,
  p99Ns: column,
  maxNs: column,
  /** Bytes of all files near the window's end. */
  disk: column,
  /** Resident memory of the process, bytes; 0 where the system does not say it. */
  resident: column
}).refine((windows) => new Set(Object.values(windows).map(({ length }) => length)).size === 1, {
  error: "expected lists of the same length"
});
var steadyLifeSchema = strictObject({
  role: _enum(roles),
  /** Commits that were done, also in the part of a second after the last window. */
  commits: count,
  windows: windowsSchema,
  /** The times of all commits; absent if there were none. */
  latencies: histogramSchema.optional(),
  /** The longest commits from 0.1 s on, in order of time: when each began, and how many were done before. */
  slow: array(strictObject({ atNs: amount, ns: amount, after: count })).max(mostSlow),
  /** Closing the database, or stopping the server, and opening or starting it again. */
  reopened: strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  failure: strictObject({ after: count, ...failureSchema.pick({ reason: true, message: true }).shape }).optional()
});

export {
  windowNs,
  mostMinutes,
  slowNs,
  mostSlow,
  steadyLifeSchema,
  passesOf,
  compareExact,
  leastShare,
  isMeaningful,
  riseOf,
  historyOptions,
  historyInputs,
  takenOptions,
  selectionOf,
  historyBranchOf,
  commandOptions
};
