import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  askedValue,
  plainFormats,
  withPragmas
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  engineName,
  failuresReason
} from "./shared-wrap-ansi-index.js";
import {
  branchFolder,
  branchName,
  choice,
  dateTime,
  dividing,
  factsPart,
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
  path,
  paths,
  percentage,
  reporting,
  runLabel,
  settingOptions,
  taken,
  text as text2,
  unchanged,
  valuesOf,
  wholeNumber
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  amount,
  array,
  asQuotation,
  asQuotations,
  count,
  custom,
  databaseFilesSchema,
  defaultCriteria,
  failureSchema,
  formatEnvironment,
  formatSetting,
  formatValue,
  hasSuite,
  hex,
  histogramSchema,
  int,
  isTimeFigure,
  isTimedIn,
  limits,
  literal,
  multiplier,
  name,
  partialRecord,
  plural,
  roles,
  rolesOf,
  storages,
  strictObject,
  string,
  suiteNames,
  suiteOf,
  suites,
  testOnly,
  text,
  textOf,
  truncateList,
  tuple,
  union,
  unique,
  unknownName,
  variants,
  variantsOf,
  workloadOf,
  workloadStream
} from "./shared-jstat-dist-jstat.js";

// src/suite/sql.ts
function* timedStatements(test2, size, catalogue = suites, connection) {
  for (const statement of timedTemplates(test2, size, catalogue, connection)) yield textOf(statement);
}
function timedTemplates(test2, size, catalogue = suites, connection) {
  return workloadOf(test2, catalogue).statements(sourceOf(test2, size, connection));
}
function timedTransactions(test2, size, catalogue = suites, connection) {
  return workloadOf(test2, catalogue).transactions?.of(sourceOf(test2, size, connection));
}
function* surroundingStatements(test2, place, size, catalogue = suites) {
  const { seed } = size;
  const random = workloadStream(seed, `${test2.workload}, ${place}`);
  const made = workloadOf(test2, catalogue)[place]?.({ ...size, variant: test2.variant, random }) ?? [];
  for (const statement of made) yield textOf(statement);
}
function sourceOf({ variant, workload }, size, connection) {
  const { number, count: count2 } = connection ?? {};
  const purpose = connection === void 0 ? workload : `${workload}, connection ${number} of ${count2}`;
  return { ...size, variant, random: workloadStream(size.seed, purpose), connection };
}
function preparationStatements(variant, size, tables, catalogue = suites) {
  return catalogue[suiteOf(variant)].preparation(variant, size, tables);
}

// src/features/nights/history/options.ts
var historyCommands = [
  "history add",
  "history list",
  "history show",
  "history trend",
  "history verify"
];
var reading = ["history list", "history trend"];
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
    brief: "Name of the added run, such as a release",
    offered: ["history add"],
    otherwise: "none"
  }),
  date: option(dateTime(), {
    help: "Date of the measured version, if the run was made later",
    brief: "Date of the measured version, if the run was made later",
    note: "The history is ordered by it. Without a zone it is UTC; future dates are refused.",
    offered: ["history add"],
    otherwise: "when the run began"
  }),
  last: option(wholeNumber(1, 500), {
    help: "Number of newest runs to use",
    brief: "Number of newest runs to use",
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
  "history trend": {
    ...plainFormats,
    test: { help: "Path of the tests to print, with * for any part", otherwise: "those that changed" }
  },
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

// src/suite/fingerprint.ts
import { createHash } from "node:crypto";
var timedRead = 20;
var preparedRead = 5;
function suiteHashes(size, tests, {
  catalogue = suites,
  hashes: added = {}
} = {}) {
  const others = suiteNames.filter((suite) => suite !== "oltp" && hasSuite(tests, suite));
  const asked2 = countersHash(tests, catalogue);
  const hashes = [
    ...others.map((suite) => [suite, suiteHash(size, suite, catalogue)]),
    ...asked2 === void 0 ? [] : [["counters", asked2]],
    ...Object.entries(added)
  ];
  return {
    hash: suiteHash(size),
    ...hashes.length === 0 ? {} : { others: Object.fromEntries(hashes) }
  };
}
function countersHash(tests, catalogue) {
  const asked2 = suiteNames.flatMap((name2) => {
    const { workloads, definition } = catalogue[name2];
    const counters = workloads.find((one) => one.counters !== void 0)?.counters;
    return definition !== void 0 || counters === void 0 || !hasSuite(tests, name2) ? [] : [[name2, counters]];
  });
  return asked2.length === 0 ? void 0 : createHash("sha256").update(JSON.stringify(asked2)).digest("hex");
}
function suiteHash(size, suite = "oltp", catalogue = suites) {
  const { tables, workloads, definition } = catalogue[suite];
  const hash = createHash("sha256").update(`${size.rows} rows, seed ${size.seed}
`);
  if (definition !== void 0) {
    for (const part of definition()) hash.update(part);
    return hash.digest("hex");
  }
  for (const variant of variantsOf(suite)) {
    hash.update(start(timedRead, preparationStatements(variant, { ...size, rows: 1 }, void 0, catalogue)));
    for (const table of tables) {
      hash.update(start(preparedRead, preparationStatements(variant, size, [table], catalogue)));
    }
    for (const { name: name2, times } of workloads.filter((workload) => isTimedIn(workload, variant))) {
      hash.update(`${name2} ${times(size.rows)}
`);
      hash.update(startOfTimed({ variant, workload: name2 }, size, catalogue));
    }
  }
  return hash.digest("hex");
}
function startOfTimed(test2, size, catalogue) {
  const { transactions } = workloadOf(test2, catalogue);
  if (transactions === void 0) return start(timedRead, timedStatements(test2, size, catalogue));
  const left = new Set(transactions.names);
  const lines = [];
  for (const { name: name2, statements } of timedTransactions(test2, size, catalogue) ?? []) {
    left.delete(name2);
    for (const statement of statements) lines.push(`${textOf(statement)}
`);
    if (left.size === 0) break;
  }
  return lines.join("");
}
function start(count2, statements) {
  const lines = [];
  for (const statement of statements) {
    lines.push(`${statement}
`);
    if (lines.length === count2) break;
  }
  return lines.join("");
}

// src/features/search/bisect/model/settings.ts
var searchedFigures = [
  "time",
  "open",
  "commit",
  "p99",
  "longest",
  "growth",
  "instructions",
  "file-bytes",
  "log-bytes",
  "written-bytes",
  "read-bytes",
  "flushes",
  "fsyncs",
  "allocations",
  "allocated-bytes",
  "peak-bytes",
  "left-bytes",
  "engine-bytes",
  "age-time",
  "age-cpu",
  "age-open",
  "age-disk",
  "age-written"
];
var commonFaults = ["wrong", "crash", "hang", "error"];
var searchedFaults = [...commonFaults, "heap-leak", "heap-growth"];
function isFault(by) {
  return searchedFaults.some((fault) => fault === by);
}
function isAgeTime(by) {
  return by === "age-time" || by === "age-cpu" || by === "age-open";
}
function lifeFigureOf(by) {
  return by.slice("age-".length);
}
function isTimed(by) {
  return isTimeFigure(by) || by === "growth" || isAgeTime(by);
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

// src/results/fairness.ts
var decisiveSettings = ["synchronous", "journal_mode", "cache_size"];
var settingNames = [...decisiveSettings, "page_size"];
function unequalAnswers(one, other, settings, isChosen) {
  const others = settingsByPlace(other);
  return settings.flatMap(
    (setting) => [...settingsByPlace(one)].flatMap(([place, at]) => {
      const [left, right] = [at.inForce, others.get(place)?.inForce].map((known) => known?.[setting]);
      if (left === void 0 || right === void 0 || left === right || isChosen(setting, at)) return [];
      return [
        { setting, place, values: [formatSetting(setting, left), formatSetting(setting, right)] }
      ];
    })
  );
}
function unequalSettings(one, other) {
  return unequalAnswers(one, other, settingNames, (setting, { storage }) => {
    const [left, right] = [one, other].map(
      ({ pragmas }) => askedValue(pragmas?.[storage] ?? [], storage, setting)
    );
    return left !== right;
  });
}
function differentSettings({ candidate, baseline }, size) {
  const isAsked = (setting, { storage, variant }) => variant !== void 0 && size === void 0 || [candidate, baseline].some(({ pragmas }) => {
    const own2 = variant === void 0 || size === void 0 ? [] : attemptsOf(variant, size);
    const all2 = [...withPragmas(pragmas)[storage], ...own2];
    return askedValue(all2, storage, setting) !== void 0;
  });
  const isOwn = (setting, at) => setting !== "synchronous" && !isAsked(setting, at);
  const own = unequalAnswers(candidate, baseline, decisiveSettings, (...one) => !isOwn(...one));
  const chosen = unequalAnswers(baseline, candidate, decisiveSettings, isOwn);
  const texts = own.map(({ setting, place, values: [value, usual] }) => {
    return { words: `${setting} ${value}, where ${baseline.name} has ${usual}`, place };
  });
  const warnings = [...Map.groupBy(chosen, ({ setting }) => setting)].map(([setting, different]) => {
    const words = different.map(({ place, values: [left, right] }) => {
      return { words: `${left} on ${baseline.name}, ${right} on ${candidate.name}`, place };
    });
    return `Not the same ${setting}: ${withPlaces(words).join("; ")}. Multipliers there may say as much of that as of the engines; the configuration's pragmas can make it the same.`;
  });
  if (own.length === 0) return warnings;
  return [
    `${candidate.name} has defaults of its own: ${withPlaces(texts).join("; ")}. Multipliers include their effect; the configuration's pragmas can make them the same.`,
    ...warnings
  ];
}
function changedSettings({ candidate, base }) {
  if (base === void 0 || formatEnvironment(base.environment) !== formatEnvironment(candidate.environment))
    return [];
  const found = Map.groupBy(unequalSettings(candidate, base), ({ setting }) => setting);
  return [...found].map(([setting, different]) => {
    const words = different.map(({ place, values: [own, before] }) => {
      return { words: `${before} on base, ${own} on candidate`, place };
    });
    return `The candidate's ${setting} is not the base's: ${withPlaces(words).join("; ")}. Changes include its effect; pragmas can make it the same, and same-settings refuses to compare.`;
  });
}
var mostOptions = 8;
var costlyOptions = [
  ...["THREADSAFE", "DEFAULT_SYNCHRONOUS", "DEFAULT_WAL_SYNCHRONOUS", "LIKE_DOESNT_MATCH_BLOBS"],
  ...["DEFAULT_CACHE_SIZE", "DEFAULT_PAGE_SIZE", "DEFAULT_MEMSTATUS", "ENABLE_MEMORY_MANAGEMENT"],
  ...["TEMP_STORE", "DEFAULT_MMAP_SIZE", "DEBUG", "ENABLE_API_ARMOR", "ENABLE_STAT4", "COMPILER"]
];
function changedOptions({ candidate, base }) {
  const [before, after] = [base?.compileOptions, candidate.compileOptions];
  if (base === void 0 || before === void 0 || after === void 0) return [];
  for (const [one, other] of [
    [base, candidate],
    [candidate, base]
  ])
    if (one.compileOptions?.length === 0 && other.compileOptions?.length !== 0)
      return [`${one.name} does not say its compile options, so they may not be those of ${other.name}.`];
  const [gone, added] = [optionsOnly(before, after), optionsOnly(after, before)];
  const places = [...gone, ...added].map(optionName);
  const names = [...new Set(places)].toSorted((one, other) => rankOf(one) - rankOf(other));
  if (names.length === 0) return [];
  const find = (options, name2) => options.find((one) => optionName(one) === name2);
  const texts = names.map((name2) => {
    const [old, own] = [find(gone, name2), find(added, name2)];
    if (own === void 0) return `removed ${old}`;
    return old === void 0 ? `added ${own}` : `${old} became ${own}`;
  });
  const shown = truncateList(mostOptions, texts, (left) => `and ${left} more, which results.json has`);
  return [`Compile options changed from ${base.name} to ${candidate.name}: ${shown.join("; ")}.`];
}
function rankOf(name2) {
  const rank = costlyOptions.indexOf(name2);
  return rank < 0 ? costlyOptions.length : rank;
}
function optionsOnly(own, others) {
  return own.filter((option2) => !others.includes(option2));
}
function optionName(option2) {
  return option2.split("=", 1)[0] ?? option2;
}
function attemptsOf(variant, size) {
  return suites[suiteOf(variant)].attempts?.(variant, size) ?? [];
}
function settingsByPlace({ settings = {}, variantSettings = {} }) {
  const common2 = storages.flatMap((storage) => {
    const inForce = settings[storage];
    return inForce === void 0 ? [] : [[storage, { storage, inForce }]];
  });
  const others = variants.flatMap(
    (variant) => storages.flatMap((storage) => {
      const inForce = variantSettings[variant]?.[storage];
      return inForce === void 0 ? [] : [[`${variant}/${storage}`, { storage, variant, inForce }]];
    })
  );
  return new Map([...common2, ...others]);
}
function withPlaces(found) {
  return [...Map.groupBy(found, ({ words }) => words)].map(
    ([words, same]) => `${words} (${same.map(({ place }) => place).join(", ")})`
  );
}
function refusedSettings(engines, size) {
  return rolesOf(engines).flatMap((role) => {
    const { name: name2 = "", variantSettings = {} } = engines[role] ?? {};
    const refused = variants.flatMap((variant) => {
      const attempts = attemptsOf(variant, size);
      return storages.flatMap((storage) => {
        const inForce = variantSettings[variant]?.[storage];
        if (inForce === void 0) return [];
        return decisiveSettings.flatMap((setting) => {
          const asked2 = askedValue(attempts, storage, setting);
          if (asked2 === void 0 || inForce[setting] === asked2) return [];
          const words = `${setting}=${formatSetting(setting, asked2)}, and has ${formatSetting(setting, inForce[setting])}`;
          return [{ words, place: `${variant}/${storage}` }];
        });
      });
    });
    return withPlaces(refused).map((text3) => `${name2} did not take ${text3}.`);
  });
}
function unequalKinds({ candidate, baseline }) {
  const shells = [candidate, baseline].filter(({ kind }) => kind === "shell");
  const [shell] = shells;
  if (shell === void 0 || shells.length === 2) return [];
  return [
    `Only ${shell.name} is a shell, which takes time of its own for every statement and row: that part of the multipliers is not the engine's. Give both engines as shells, or neither.`
  ];
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

// src/features/figures/age/options.ts
var ageing = {
  age: option(wholeNumber(100, 5e4), {
    help: "Transactions that age a database, to measure the cost of age",
    note: "4,000 suit a pull request, more a night. [Guide](age.md).",
    unit: "commits",
    offered: measuring,
    otherwise: "no database is aged"
  }),
  "age-cleanup": option(text2(), {
    help: "Statement by which the engine cleans up, such as SELECT dolt_gc()",
    note: "Tried on a copy of each aged database, beside VACUUM.",
    offered: measuring,
    otherwise: "VACUUM alone"
  }),
  "age-minutes": option(numberWithin(0, mostMinutes, "minutes"), {
    help: "How long each engine then commits without a pause",
    note: "It finds stalls. Needs `age`; [more](age.md#a-steady-load).",
    unit: "minutes",
    offered: measuring,
    otherwise: "no steady load"
  }),
  "age-ceiling": option(multiplier2(), {
    help: "Largest multiple of SQLite's costs after the last commit",
    note: "Costs are time, disk, written bytes and memory. A time fails only if its whole interval is over.",
    offered: judging,
    otherwise: "multiples are listed only"
  }),
  "age-base-ceiling": option(multiplier2(), {
    help: "Largest multiple of the base's costs after the last commit",
    offered: judging,
    default: defaultCriteria.ceilings.age?.base ?? 1.2
  })
};
var ageOptions = { ageing };
function ageSettings(given) {
  const { age: commits, "age-cleanup": cleanup, "age-minutes": minutes } = valuesOf(ageing, given);
  if (commits === void 0 && minutes !== void 0)
    throw new InputError("age-minutes is a load after the ladder of age: give age too, or omit age-minutes");
  return commits === void 0 ? void 0 : { commits, cleanup, minutes };
}
function ageCeilings(given) {
  const { "age-ceiling": baseline, "age-base-ceiling": base } = valuesOf(ageing, given);
  return { age: { base, baseline } };
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
    help: "Query for the engine's own counters, with columns name and value",
    note: "Asked around each test of the tool's own suites, untimed. [Your own workloads](own-workloads.md#counters-of-the-engine) name theirs.",
    offered: measuring,
    otherwise: "none"
  }),
  "counter-ceiling": option(percentage(), {
    help: "Largest growth of an engine's counter against the base",
    note: "A counter that only the base reports is over it. [More](own-workloads.md#counters-of-the-engine).",
    unit: "percent",
    offered: judging,
    otherwise: "changes are listed only"
  }),
  "counter-floor": option(wholeNumber(0, mostFloor), {
    help: "Rise of a counter that never fails, such as 8",
    offered: judging,
    default: 0
  })
};

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
  problems: perRole(text).optional()
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
  return `the chosen plan takes ${multiplier(ratio)}x the time of alternative ${alternative} ${asQuotation(escapeText)(sql)}${limit}; chosen: ${chosen}; alternative: ${other}`;
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

// src/features/workloads/own/options.ts
var ownOptions = {
  "own-workloads": option(paths(), {
    help: "Files of your own workloads: paths, patterns such as bench/*.yml, or a recording's folder",
    helpIn: {
      run: "Files of your own workloads, measured beside --suites: paths, patterns such as bench/*.yml, or a recording's folder"
    },
    note: "They are the suite `own`, measured beside the default. In the configuration file, paths are relative to it; [more](own-workloads.md).",
    offered: [...measuring, "sql", ...reporting, ...dividing],
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
    otherwise: "the first argument, or the oldest of a folder",
    otherwiseIn: { "action bisect": "none" }
  }),
  bad: option(text2(), {
    brief: "Commit or release after the change",
    help: "Commit or release after the change",
    offered: searched,
    otherwise: "the last argument, or the newest of a folder",
    otherwiseIn: { "action bisect": "none" }
  }),
  build: option(text2(), {
    brief: "Command that builds a commit",
    help: "Shell command or script path that builds a commit",
    offered: searched,
    otherwise: "none"
  }),
  releases: option(text2(), {
    brief: "Search in releases: NAME of PyPI, npm:, go:, crate: or debian:NAME, ./FOLDER",
    help: "Search releases: NAME of PyPI, npm:NAME, go:MODULE, crate:NAME, debian:NAME, or ./FOLDER",
    note: "Versions given as arguments are searched instead of all between `good` and `bad`. A [folder](bisect.md#a-folder) begins with a dot or a slash, and has files or subfolders named by version.",
    offered: searched,
    otherwise: "none"
  }),
  finding: option(text2(), {
    brief: "Row of a results file to search for: FILE#ROW",
    help: "Red row of results, or case of a hunt, to search for",
    note: "Such as `results.json#int/memory/writes/oltp_insert`; without a row, the red ones are listed. [Guide](bisect.md#from-a-red-row).",
    offered: searched,
    otherwise: "none"
  }),
  by: option(figure(), {
    help: "Figure or fault to search for, or counter:NAME",
    note: "`growth` is of a [sweep](own-workloads.md#sweeps), the figures with `age-` of an [ageing database](age.md). [Figures](bisect.md#by-an-exact-figure), [faults](bisect.md#faults).",
    offered: searched,
    default: "time"
  }),
  threshold: option(multiplier2(), {
    help: "Ratio to good that counts as bad; below 1 finds speedups",
    offered: searched,
    otherwise: "halfway between the ends"
  }),
  "all-parents": option(flag(), {
    help: "Search the commits of merged branches too",
    offered: searched,
    default: false
  }),
  "build-timeout": option(numberWithin(0, maxMinutes), {
    help: "Longest time that a build may take",
    unit: "minutes",
    offered: searched,
    default: 60
  })
};
var test = {
  help: "Path of the test, such as int/memory/reads/table_scan, age/append or sequence/file/2"
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
  help: "Commits after which a search by an age- figure compares databases"
};
var ownHelp = {
  candidate: {
    help: "Engine's path in each build or release, or the file of a Go server",
    otherwise: "the only engine of a release"
  },
  jobs: {
    help: "Builds that may run at once; with more than one, likely next commits too",
    otherwise: "1"
  },
  alpha: { help: "Accepted chance of a wrong step of the search" },
  out: { help: "Folder for bisect.json, bisect.md and bisect.html" }
};
var onlyCommand = {
  ...plainFormats,
  ...unchanged("resume", "quiet", "branch"),
  history: { help: "Folder of a history, whose last change of --test sets good and bad" }
};
var takenOptions2 = {
  bisect: {
    ...common,
    ...ownHelp,
    ...onlyCommand,
    age: { ...age, otherwise: "those of --history, else 4,000" },
    test: { ...test, otherwise: "that of --finding" }
  },
  "action bisect": {
    ...common,
    ...ownHelp,
    ...unchanged("comment", "pull-request", "github-token"),
    age: { ...age, otherwise: "4,000" },
    test: { ...test, otherwise: "that of finding" },
    results: { help: "Path of a search's bisect.json to publish, instead of searching" }
  }
};
var asked = { "own-workloads": ownOptions["own-workloads"], counters: counterOptions.counters };
var all = { ...settingOptions, ...historyOptions, ...ageOptions.ageing, ...asked };
var bisectOptions = { ...searching, ...taken(all, takenOptions2.bisect) };
var bisectInputs = {
  ...offeredIn(searching, "action bisect"),
  ...taken({ ...settingOptions, ...ageOptions.ageing, ...asked }, takenOptions2["action bisect"])
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

export {
  decisiveSettings,
  unequalSettings,
  differentSettings,
  changedSettings,
  changedOptions,
  optionsOnly,
  withPlaces,
  refusedSettings,
  unequalKinds,
  windowNs,
  slowNs,
  mostSlow,
  steadyLifeSchema,
  ageOptions,
  ageSettings,
  ageCeilings,
  timedStatements,
  timedTemplates,
  timedTransactions,
  surroundingStatements,
  preparationStatements,
  countableSuites,
  counterOptions,
  passesOf,
  compareExact,
  leastShare,
  isMeaningful,
  riseOf,
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
  historyOptions,
  historyInputs,
  takenOptions,
  selectionOf,
  historyBranchOf,
  commandOptions,
  suiteHashes,
  suiteHash,
  searchedFigures,
  searchedFaults,
  isFault,
  isAgeTime,
  lifeFigureOf,
  isTimed,
  searchedCounter,
  isCounter,
  counterOf,
  isAged,
  recordedTest,
  isTest,
  ownOptions,
  searching,
  takenOptions2,
  bisectOptions,
  bisectInputs
};
