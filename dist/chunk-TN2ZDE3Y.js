import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyOptions
} from "./chunk-R4MN4MFV.js";
import {
  mostMinutes
} from "./chunk-WOOQ65WT.js";
import {
  choice,
  flag,
  invalidMessage,
  judging,
  maxMinutes,
  measuring,
  mostFloor,
  multiplier as multiplier2,
  numberWithin,
  offeredIn,
  option,
  paths,
  percentage,
  reporting,
  settingOptions,
  taken,
  testPattern,
  text as text2,
  unchanged,
  valuesOf,
  wholeNumber
} from "./chunk-SGC2UI6M.js";
import {
  factsPart
} from "./chunk-RIJE4BIS.js";
import {
  failureSchema
} from "./chunk-TVCRG6FI.js";
import {
  failuresReason
} from "./chunk-U4VQGJW3.js";
import {
  engineName
} from "./chunk-G3DXSO4L.js";
import {
  asQuotation,
  asQuotations,
  multiplier,
  plural
} from "./chunk-ZNNZ5Q42.js";
import {
  unknownName
} from "./chunk-HEDRCRDW.js";
import {
  defaultCriteria
} from "./chunk-FJCL4BLQ.js";
import {
  InputError,
  _enum,
  array,
  custom,
  hex,
  int,
  limits,
  literal,
  name,
  omitUndefined,
  partialRecord,
  roles,
  storages,
  strictObject,
  string,
  suiteNames,
  testOnly,
  text,
  tuple,
  union,
  unique
} from "./chunk-3UA7D5SN.js";

// src/features/search/bisect/model/settings.ts
var searchedFigures = [
  "time",
  "growth",
  "instructions",
  "file-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "engine-bytes",
  "age-disk",
  "age-written"
];
var commonFaults = ["wrong", "crash", "hang", "error"];
var searchedFaults = [...commonFaults, "heap-leak", "heap-growth"];
function isFault(by) {
  return searchedFaults.some((fault) => fault === by);
}
function isTimed(by) {
  return by === "time" || by === "growth";
}
var searchedCounter = custom(
  (given) => typeof given === "string" && /^counter:[^\p{Cc}\p{Zl}\p{Zp}]{1,200}$/u.test(given)
);
function isCounter(figure2) {
  return figure2.startsWith("counter:");
}
function counterOf(figure2) {
  return figure2.slice("counter:".length);
}
function isAged(figure2) {
  return figure2.startsWith("age-");
}
function recordedTest(subject) {
  if ("mean" in subject) return { mean: subject.mean, tests: subject.tests.map(testOnly) };
  if ("case" in subject) return { case: subject.case };
  return isTest(subject) ? testOnly(subject) : subject;
}
function isTest(subject) {
  return "workload" in subject;
}

// src/features/figures/plans/record.ts
var maxStatements = 20;
var maxSql = 300;
var maxForms = 8;
var maxPairs = 100;
var perRole = (value) => partialRecord(_enum(roles), value);
var workloadPlansSchema = strictObject({
  /** `own/join`, or `own/join#2` for the second of its alternatives. */
  workload: name,
  /** Where the engines were asked: a plan does not depend on it. */
  storage: _enum(storages),
  statements: array(
    strictObject({
      /** The statement, cut if it is long. */
      sql: string().max(maxSql),
      /** An indented line for each step; null if the engine refuses to say. */
      plans: perRole(string().max(limits.planText).nullable())
    })
  ).max(maxStatements),
  /** Why an engine was not asked. */
  problems: perRole(text).exactOptional()
});
var answerSchema = union([
  strictObject({ hash: hex }),
  strictObject({ ...failureSchema.pick({ reason: true, message: true }).shape })
]);
var formsSchema = strictObject({
  /** Path of the test. */
  test: name,
  /** The answers of the query as the workload has it. */
  answers: perRole(answerSchema),
  alternatives: array(
    strictObject({
      /** The SQL as the user's file has it, cut if the SQL is long. */
      sql: string().max(maxSql),
      answers: perRole(answerSchema),
      /** Times on the candidate, nanoseconds: the query, and this form of it. None if the candidate does not execute both. */
      pairs: array(tuple([int().min(1), int().min(1)])).max(maxPairs)
    })
  ).min(1).max(maxForms)
});
var plansSchema = strictObject({
  version: literal(1),
  /** Comparisons of all machines of the run, which share alpha: one for each alternative and test. */
  claims: int().min(0),
  workloads: unique(
    array(workloadPlansSchema).max(limits.tests),
    ({ workload }) => `the plans of ${workload}`
  ),
  tests: unique(array(formsSchema).max(limits.tests), ({ test: test2 }) => `the test ${test2}`)
});
var keptSchema = union([
  strictObject({ workload: workloadPlansSchema }),
  strictObject({ test: formsSchema })
]);
var plansOf = factsPart("plans");

// src/features/figures/plans/words.ts
var planWords = {
  failed: ({ faults }) => faults.length === 0 ? void 0 : `${plural(faults.length, "form")} of queries without a comparison`,
  completed: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")} taken`,
  title: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")}`,
  summary: ({ plans, changes }) => `query plans of ${plural(plans.workloads.length, "workload")}, ${changes.length} changed`,
  problems: ({ faults }, names, escapeText, isUntrusted) => faults.map((fault) => ({
    name: escapeText(fault.test),
    reason: faultText(fault, names, escapeText, isUntrusted)
  })),
  failedNames: ({ faults }) => [...new Set(faults.map(({ test: test2 }) => test2))],
  derived: ({ comparisons, faults, refusals, changes }) => ({ comparisons, faults, refusals, changes })
};
function comparisonText({ test: test2, alternative, sql, ratio, ceiling, isOver }, { plans }, escapeText) {
  const limit = isOver && ceiling !== void 0 ? `, over ${multiplier(ceiling)}x` : "";
  const [variant = "", , , workload = ""] = test2.split("/");
  const planOf = (name3) => plans.workloads.find((one) => one.workload === name3)?.statements[0]?.plans.candidate ?? null;
  const name2 = `${variant}/${workload}`;
  const [chosen, other] = planQuotations(
    [planOf(name2), planOf(`${name2}#${alternative}`)],
    "not known",
    escapeText
  );
  return `the chosen plan takes ${multiplier(ratio)}x of alternative ${alternative} ${asQuotation(escapeText)(sql)}${limit}; chosen: ${chosen}; alternative: ${other}`;
}
function planLines(plans) {
  const lineOf = (plan, mark) => plan.split("\n").map((step) => `${mark.repeat((step.length - step.trimStart().length) / 2)}${step.trim()}`).join("; ");
  const lines = plans.map((plan) => lineOf(plan, ""));
  const areTold = new Set(lines).size === new Set(plans).size;
  return areTold ? lines : plans.map((plan) => lineOf(plan, "> "));
}
function planQuotations(plans, unknown, escapeText) {
  const quotations = asQuotations(escapeText)(planLines(plans.filter((plan) => plan !== null)));
  return plans.map((plan) => plan === null ? unknown : quotations.shift() ?? unknown);
}
function faultText({ alternative, role, reason, message }, names, escapeText, untrusted) {
  const what = alternative === 0 ? "the query" : `alternative ${alternative}`;
  const words = failuresReason([{ role, reason, message }], names, escapeText, { untrusted });
  const where = reason === "differs" ? ` (on ${engineName(names, role)})` : "";
  return `${what}: ${words}${where}`;
}
function changeTexts(changes, names, escapeText) {
  const statements = asQuotations(escapeText)(changes.map(({ sql }) => sql));
  return changes.map(({ workload, base, candidate }, index) => {
    const [own, other] = planQuotations([candidate, base], "not said", escapeText);
    return `${escapeText(workload)}: the plan of ${statements[index]} changed: ${own} on ${names.candidate}, ${other} on ${engineName(names, "base")}`;
  });
}
function problemTexts(workloads, names, escapeText, untrusted) {
  const texts = workloads.flatMap(
    ({ problems = {} }) => Object.entries(problems).map(([role, problem]) => {
      const words = untrusted ? asQuotation(escapeText)(problem) : escapeText(problem);
      return `No plans of ${engineName(names, role)}: ${words}`;
    })
  );
  return [...new Set(texts)];
}
var planNote = "Query plans: each engine says how it would execute a statement (EXPLAIN QUERY PLAN). Alternatives: each form of a query is timed beside the query on the candidate, in pairs on one connection.";

// src/features/figures/age/options.ts
var ageing = {
  age: option(wholeNumber(100, 5e4), {
    help: "Commits after which an ageing database is looked at last: what the engine costs as its file grows older",
    note: "Five databases of each engine are written commit by commit, and looked at after a quarter, half and all of the commits, and earlier still if there are many. 4,000 are for a pull request, more for a night; see the [guide](age.md).",
    unit: "commits",
    offered: measuring,
    otherwise: "no database is aged"
  }),
  "age-cleanup": option(text2(), {
    help: "A statement by which the engine cleans up, such as `SELECT dolt_gc()`",
    note: "It is tried on a copy of each aged database, beside VACUUM. An engine may refuse it.",
    offered: measuring,
    otherwise: "VACUUM alone"
  }),
  "age-minutes": option(numberWithin(0, mostMinutes), {
    help: "How long each engine then commits without a pause, one engine after the other",
    note: "The report has throughput, latencies and disk second by second, and names stalls, such as those while a server collects garbage. It needs `age`.",
    unit: "minutes",
    offered: measuring,
    otherwise: "no steady load"
  }),
  "age-ceiling": option(multiplier2(), {
    help: "Largest multiple of SQLite's time a commit, disk, written bytes and memory after the last commit",
    note: "A time is over it only if its interval is.",
    offered: judging,
    otherwise: "multiples are listed only"
  }),
  "age-base-ceiling": option(multiplier2(), {
    help: "The same against the base",
    note: "Bytes are nearly the same in every run of one build, so that a fifth more is a change of the code.",
    offered: judging,
    default: defaultCriteria.ceilings.age?.base ?? 1.2
  })
};
var ageOptions = { ageing };
function ageSettings(given) {
  const { age: commits, "age-cleanup": cleanup, "age-minutes": minutes } = valuesOf(ageing, given);
  if (commits === void 0 && minutes !== void 0)
    throw new InputError("age-minutes is a load after the ladder of age: give age too, or omit age-minutes");
  return commits === void 0 ? void 0 : { commits, ...omitUndefined({ cleanup, minutes }) };
}
function ageCeilings(given) {
  const { "age-ceiling": baseline, "age-base-ceiling": base } = valuesOf(ageing, given);
  return { age: { base, ...omitUndefined({ baseline }) } };
}

// src/features/figures/counters/options.ts
var countableSuites = suiteNames.filter(
  (name2) => name2 !== "own" && name2 !== "sequence" && name2 !== "server"
);
function query() {
  const error = invalidMessage("one query for the columns name and value, of at most 10,000 characters");
  const schema = string(error).regex(/^[^\0]{1,10000}$/, error).regex(/\S/, error).regex(/^[^;]*;?\s*$/, error);
  return { kind: "query", placeholder: "query", schema, parse: (text3) => text3, format: (value) => value };
}
var counterOptions = {
  counters: option(query(), {
    help: "Query for an engine's counters, columns name and value, which tests of the tool's own suites are asked for",
    note: "It is asked before and after each test's statements in the untimed pass, in two processes, on the candidate and the base. [Workloads of your own](own-workloads.md#counters-of-the-engine) name theirs themselves.",
    offered: measuring,
    otherwise: "none"
  }),
  "counter-ceiling": option(percentage(), {
    help: "Largest growth of an engine's counter against the base",
    note: "For tests whose counters are asked for. If two runs of the candidate alone give different values, one that is over it is enough. A counter that only the base reports is over it. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    otherwise: "changes are listed only"
  }),
  "counter-floor": option(wholeNumber(0, mostFloor), {
    help: "Rise of a counter that is within any ceiling, such as 8",
    note: "Eight chunks more are much of ten, and nothing of a thousand. Rules in `ceilings` take precedence.",
    offered: judging,
    default: 0
  })
};

// src/features/workloads/own/options.ts
var ownOptions = {
  "own-workloads": option(paths(), {
    help: "Files of workloads of your own, paths or patterns such as bench/*.yml",
    note: "They are the suite `own`, which is measured beside the default unless `suites` says otherwise. In the configuration file, paths are relative to it.",
    offered: [...measuring, "sql", ...reporting],
    otherwise: "none"
  })
};

// src/features/search/bisect/options.ts
var searched = ["bisect", "action bisect"];
var knownNames = [...searchedFigures, ...commonFaults];
function figure() {
  const { schema: known, range: _, ...type } = choice("figure", knownNames);
  const schema = union([known, searchedCounter], {
    error: ({ input }) => `${unknownName("figure", input, knownNames)}, or counter:NAME`
  });
  return { ...type, schema, names: knownNames };
}
var searching = {
  good: option(text2(), {
    brief: "Commit or release before the change",
    help: "Commit or release before the change",
    offered: searched,
    otherwise: "the first argument, or the oldest in --releases-dir",
    otherwiseIn: { "action bisect": "none" }
  }),
  bad: option(text2(), {
    brief: "Commit or release after the change",
    help: "Commit or release after the change",
    offered: searched,
    otherwise: "the last argument, or the newest in --releases-dir",
    otherwiseIn: { "action bisect": "none" }
  }),
  build: option(text2(), {
    brief: "Command that builds a commit",
    help: "Shell command that builds a commit, in a working copy of its own; or the path of a script",
    offered: searched,
    otherwise: "none"
  }),
  engines: option(flag(), {
    brief: "Search in the files that are given as arguments",
    help: "Search in the engine files that are given as arguments, the good one first and the bad one last",
    offered: ["bisect"],
    default: false
  }),
  releases: option(text2(), {
    brief: "Search in a package's releases: NAME of PyPI, npm:NAME, go:PATH",
    help: "Search in the releases of this package: NAME of PyPI, npm:NAME of npm, go:PATH of a Go module",
    note: "On a command line, versions as arguments are searched in place of all between `good` and `bad`, which are then the first and the last.",
    offered: searched,
    otherwise: "none"
  }),
  "releases-dir": option(text2(), {
    brief: "Search in the releases in this folder",
    help: "Search in the releases in this folder: subfolders or files with a version in their names",
    offered: searched,
    otherwise: "none"
  }),
  "from-history": option(testPattern(), {
    brief: "Test whose last change in --history is looked for",
    help: "Path of the test whose last change in --history says what is good and bad",
    note: "The runs of the history need commits or, with `--releases` or `--releases-dir`, labels.",
    offered: ["bisect"],
    otherwise: "none"
  }),
  finding: option(text2(), {
    brief: "Row of a results file to search for: FILE#ROW",
    help: "Row of a results file to search for, as in results.json#int/memory/writes/oltp_insert, or the file of a hunt's case",
    note: "It stands for `test`, `by`, and the size, seed and form of the run: see the [guide](bisect.md#from-a-red-row). Without a row, the message lists the red ones.",
    offered: searched,
    otherwise: "none"
  }),
  by: option(figure(), {
    help: "The figure or fault that a search looks for: times, the instructions that the test takes, a cost besides time, one of age, counter:NAME, or a fault such as wrong",
    note: "A fault is `wrong` (another result than SQLite's), `crash`, `hang` or `error`: one look at a version says whether it is there. `growth` is that of a [sweep](own-workloads.md#sweeps) from its first step to its last. Instructions need one count a commit and find changes of a twentieth of a percent; `rows` is 10,000 by default then. Costs besides time, such as `file-bytes`, and [counters](own-workloads.md#counters-of-the-engine) of the engine, such as `counter:chunk_write`, need one run of one pair a commit; see the [guide](footprint.md) of costs. `age-disk` and `age-written` are of an [ageing database](age.md): `test` is a shape of life then, such as `age/append`.",
    offered: searched,
    default: "time"
  }),
  threshold: option(multiplier2(), {
    help: "Line between good and bad, as a ratio to the good end: below 1 finds what became faster",
    offered: searched,
    otherwise: "halfway between the ends"
  }),
  "all-parents": option(flag(), {
    help: "Search in the commits of merged branches too",
    offered: searched,
    default: false
  }),
  "build-timeout": option(numberWithin(0, maxMinutes), {
    help: "Time that a build may take",
    unit: "minutes",
    offered: searched,
    default: 60
  }),
  step: option(flag(), {
    help: "Judge --candidate as it is now against one engine file, for git bisect run",
    note: "Exit status 0: good, 1: bad, 125: cannot be tested, 128: stop.",
    offered: ["bisect"],
    default: false
  })
};
var test = {
  help: "Path of the test that changed, a shape of life such as age/append, or a sequence such as sequence/file/2"
};
var common = unchanged(
  "baseline",
  "rows",
  "warehouses",
  "seed",
  "sample-timeout",
  "statements",
  "counters",
  "own-workloads"
);
var age = {
  help: "Commits after which the ageing databases of a search by age-disk or age-written are compared"
};
var ownHelp = {
  candidate: {
    help: "Engine's path in each build's working copy or release, or the file of a Go server",
    otherwise: "the only engine of a release"
  },
  jobs: {
    help: "Builds that may run at once; with more than one, the commits that may be needed next are built too",
    otherwise: "1"
  },
  alpha: { help: "Accepted chance of a wrong step of the search" },
  out: { help: "Folder for bisect.json, bisect.md and bisect.html" }
};
var onlyCommand = unchanged("format", "resume", "quiet", "history", "branch");
var takenOptions = {
  bisect: {
    ...common,
    ...ownHelp,
    ...onlyCommand,
    age: { ...age, otherwise: "those of --from-history, else 4,000" },
    test: { ...test, otherwise: "that of --finding or --from-history" }
  },
  "action bisect": {
    ...common,
    ...ownHelp,
    ...unchanged("comment", "pull-request", "github-token"),
    age: { ...age, otherwise: "4,000" },
    test: { ...test, otherwise: "that of finding" },
    results: { help: "Path of the bisect.json of a search to publish, instead of searching" }
  }
};
var asked = { "own-workloads": ownOptions["own-workloads"], counters: counterOptions.counters };
var all = { ...settingOptions, ...historyOptions, ...ageOptions.ageing, ...asked };
var bisectOptions = { ...searching, ...taken(all, takenOptions.bisect) };
var bisectInputs = {
  ...offeredIn(searching, "action bisect"),
  ...taken({ ...settingOptions, ...ageOptions.ageing, ...asked }, takenOptions["action bisect"])
};

export {
  ageOptions,
  ageSettings,
  ageCeilings,
  countableSuites,
  counterOptions,
  maxStatements,
  maxSql,
  plansSchema,
  keptSchema,
  plansOf,
  planWords,
  comparisonText,
  planLines,
  planQuotations,
  faultText,
  changeTexts,
  problemTexts,
  planNote,
  ownOptions,
  searchedFigures,
  searchedFaults,
  isFault,
  isTimed,
  searchedCounter,
  isCounter,
  counterOf,
  isAged,
  recordedTest,
  isTest,
  searching,
  takenOptions,
  bisectOptions,
  bisectInputs
};
