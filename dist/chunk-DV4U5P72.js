import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  addConfirmation,
  findFilesToConfirm,
  readMachinePart
} from "./chunk-7MKGJXS3.js";
import {
  partOptions,
  planOptions,
  requireOwnPlan,
  ruleOf,
  takenOptions as takenOptions4
} from "./chunk-4A6EO44C.js";
import {
  countInstructions
} from "./chunk-IP7EYVPU.js";
import {
  compareInstructions,
  instructionsOf,
  instructionsOfVariant,
  leastChange
} from "./chunk-HBERWSWT.js";
import {
  countsOf,
  countsSchema,
  createCounts,
  storedCountSchema,
  withCounts
} from "./chunk-JRSOVAJU.js";
import {
  findFiles
} from "./chunk-PNNKNJGU.js";
import {
  commonPlan,
  mergeRecordings
} from "./chunk-LNSPFJEK.js";
import {
  countCeilings,
  countOptions,
  countRows
} from "./chunk-W6DDTTXN.js";
import {
  comparing,
  takenOptions as takenOptions3
} from "./chunk-HOQPQVNE.js";
import {
  judgeRecording
} from "./chunk-FCOG2A4J.js";
import {
  DrivenEngine,
  DriverProcess,
  EngineFailure,
  askedValue,
  chooseControls,
  commitCount,
  decisiveSettings,
  defaultTimeoutMs,
  planControls,
  readKept,
  requireEngineFailure,
  unequalSettings,
  warningsOf,
  withPlaces,
  withPragmas
} from "./chunk-WCGJCND6.js";
import {
  suiteHashes
} from "./chunk-4THRQMZ6.js";
import {
  searching,
  takenOptions as takenOptions2
} from "./chunk-B4NJ4FDH.js";
import {
  checkYaml,
  parseYaml
} from "./chunk-C2LKCV62.js";
import {
  commandOptions,
  historyInputs,
  historyOptions,
  takenOptions
} from "./chunk-45A2RBVZ.js";
import {
  addSecondMachine,
  attemptOf,
  parseRecording,
  whyNotAnotherMachine
} from "./chunk-GTPQOVS4.js";
import {
  failuresReason,
  histogramsByRole,
  quantile,
  sectionTitle
} from "./chunk-JC7DCMJT.js";
import {
  at
} from "./chunk-JENFC2SS.js";
import {
  andList,
  engineName,
  engineNames,
  storagePhrases
} from "./chunk-BJXOAZEW.js";
import {
  counterCeiling,
  describeDifference,
  halfWidth,
  linearRegression,
  median,
  openClaims,
  testVerdicts,
  testsOfClaims,
  unconfirmed,
  varianceOf
} from "./chunk-FK63ORSE.js";
import {
  choice,
  choices,
  flag,
  invalidMessage,
  judging,
  mapping,
  measuring,
  option,
  paths,
  percentage,
  publishOptions,
  refuseOperands,
  reporting,
  requireKnownWorkloads,
  samePragmas,
  seeHelp,
  settingOptions,
  text as text2,
  unchanged,
  valuesOf,
  wholeNumber
} from "./chunk-PGSPP6Z5.js";
import {
  failureSchema,
  workSchema
} from "./chunk-YHAYBOAR.js";
import {
  RandomStream,
  checkpoint,
  dialectOf,
  findRunnable,
  findStep,
  findWorkload,
  hasOwnSettings,
  hasSuite,
  isForServers,
  sequencesIn,
  shapeOf,
  stepNamed,
  suites,
  testsOf,
  textOf,
  typesRows,
  unknownName,
  workloadNames,
  workloadStream
} from "./chunk-NQV2QT6G.js";
import {
  _enum,
  amount,
  array,
  boolean,
  count,
  hex,
  int,
  isSameSetting,
  isServerFile,
  limits,
  literal,
  name,
  number,
  perEngine,
  record,
  references,
  roles,
  rolesOf,
  strictObject,
  string,
  text,
  union,
  unique
} from "./chunk-24VBGLXN.js";
import {
  compileOnce,
  driverFlags,
  driverLibraries,
  readDriverSource
} from "./chunk-Y6XJUAA3.js";
import {
  findOnPath,
  runProgram,
  versionOf
} from "./chunk-HL5Z5S4V.js";
import {
  neutralFolder
} from "./chunk-2PAZFJAJ.js";
import {
  isInside,
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  left,
  right
} from "./chunk-FYCGMUZ3.js";
import {
  amountPer,
  asQuotation,
  count as count2,
  escapeClaim,
  exactPercent,
  inPage,
  kilobytes,
  microseconds,
  multiplier,
  plural,
  shortMicroseconds,
  signedHundredths
} from "./chunk-KHYT7LJU.js";
import {
  InputError,
  MeasurementError,
  formatSetting,
  formatValue,
  kinds,
  omitUndefined,
  sectionPath,
  storages,
  suiteNames,
  suiteOf,
  testOnly,
  testPath,
  truncateList,
  variantsOf
} from "./chunk-ULWFNPWD.js";

// src/features/bisect/feature.ts
var bisect = {
  name: "bisect",
  options: { searching },
  takes: takenOptions2,
  commands: {
    bisect: {
      purpose: "Find the commit, engine or release that changed the speed of a test.",
      files: "engine files, with --engines",
      filesAreOptional: true,
      examples: [
        "bisect --good v1.0 --bad HEAD --build make --candidate libengine.so --test int/memory/writes/oltp_insert",
        "bisect --engines a.so b.so c.so --test int/memory/reads/table_scan",
        "bisect --from-history int/memory/writes/oltp_insert --history nightly --build make --candidate libengine.so",
        "bisect --releases doltlite --good 0.20.0 --bad 0.51.3 --test int/memory/reads/table_scan --threshold 1.10"
      ],
      takesSettings: true,
      read: readBisectCommand,
      // Loaded when needed, like all commands but `run` and `report`: --help would take longer.
      run: async (command2, world) => (await import("./chunk-6QRAGMW7.js")).runBisect(command2, world)
    }
  },
  actions: {
    "action bisect": {
      folder: "bisect",
      purpose: "Searches for the commit or release that changed the speed of a test, or publishes such a search.",
      outputs: {
        "first-changed": "Hash of the first commit that changed the test, or the first release; empty if it is not a single one",
        "results-path": "Path of bisect.json",
        "report-path": "Path of bisect.md",
        "comment-urls": "JSON array of the addresses of the comments"
      },
      step: async (...inputs) => (await import("./chunk-FYBQWVQF.js")).bisectStep(...inputs)
    }
  }
};
function readBisectCommand({ name: name6, given, operands: files, ...settings }) {
  if (given.engines !== true) refuseOperands(name6, files);
  return { kind: "bisect", given, files, ...settings };
}

// src/features/compare/feature.ts
var compare = {
  name: "compare",
  options: { comparing },
  takes: takenOptions3,
  commands: {
    compare: {
      purpose: "Is this working tree slower than the branch that it comes from, or one engine slower than another?",
      files: "a revision of git, or two engine files, the one before the change first (default: the merge base)",
      filesAreOptional: true,
      examples: [
        "compare --build make --candidate libengine.so",
        "compare v1.2 --build make --candidate libengine.so --quick",
        "compare before.so after.so",
        "compare --build build.sh --candidate libengine.so --test int/memory/writes/oltp_insert",
        "compare --build make --candidate libengine.so --config bench-gate.yml --sqlite"
      ],
      read: readCompareCommand,
      run: async (command2, world) => (await import("./chunk-4XIWH26V.js")).runCompare(command2, world)
    }
  }
};
function readCompareCommand({ given: all, operands }) {
  const { config, ...given } = all;
  return { kind: "compare", operands, given, ...config === void 0 ? {} : { config } };
}

// src/features/completion/feature.ts
var shells = ["bash", "zsh", "fish"];
var completion = {
  name: "completion",
  commands: {
    completion: {
      purpose: "Print the script by which a shell completes commands, options and their values.",
      operand: { name: "shell", meaning: "bash, zsh or fish", names: shells },
      examples: ["completion bash", "completion zsh", "completion fish"],
      read: ({ name: name6, operands: [shell, ...others] }) => {
        refuseOperands(name6, others, "one shell");
        const found = shells.find((one) => one === shell);
        if (found === void 0) throw new InputError(unknownName("shell", shell, shells));
        return found;
      },
      run: async (shell, world) => (await import("./chunk-2RQFVWHI.js")).completionCommand(shell, world)
    }
  }
};

// src/features/connections/table.ts
var measuredRoles = ["baseline", "candidate"];
function sectionThroughputs({ tests, suite: suite2 }, verdict) {
  if (suite2?.threads === void 0) return [];
  const records = new Map(tests.map((record2) => [testPath(record2), record2]));
  return verdict.sections.flatMap(({ variant, storage, kind, tests: own2 }) => {
    const shown2 = own2.flatMap(({ comparison }) => {
      const record2 = records.get(testPath(comparison));
      const workload = record2 && findWorkload(record2);
      if (comparison.state !== "measured" || record2 === void 0 || workload?.transactions !== void 0)
        return [];
      const { timeNs, multiplier: slower } = comparison;
      const rate = (ns) => (workload?.times(suite2.rows) ?? 0) * 1e9 / ns;
      return [
        {
          workload: record2.workload,
          perSecond: { baseline: rate(timeNs.baseline), candidate: rate(timeNs.candidate) },
          ratio: 1 / slower,
          latencies: histogramsByRole(record2, measuredRoles, ({ latencies }) => latencies),
          repeated: repeatedByRole(record2)
        }
      ];
    });
    return shown2.length === 0 ? [] : [{ variant, storage, kind, tests: shown2 }];
  });
}
function repeatedByRole({ samples }) {
  const sumOf = (role) => samples.reduce((sum2, sample) => sum2 + (sample.role === role ? sample.repeated ?? 0 : 0), 0);
  return Object.fromEntries(measuredRoles.map((role) => [role, sumOf(role)]));
}
function throughputTable({ tests }, names2, escapeText) {
  return {
    columns: left("Test"),
    engines: measuredRoles.map((role) => engineName(names2, role)),
    figures: [
      { name: "", unit: "1/s" },
      { name: "median", unit: "us" },
      { name: "p95", unit: "us" }
    ],
    rows: tests.map((test) => ({
      cells: [escapeText(test.workload)],
      figures: measuredRoles.map((role) => figuresOf(test, role)),
      last: multiplier(test.ratio)
    })),
    last: "Throughput ratio"
  };
}
function figuresOf({ perSecond, latencies }, role) {
  const histogram = latencies[role];
  const quantiles = [0.5, 0.95].map(
    (share) => histogram === void 0 ? "-" : shortMicroseconds(quantile(histogram, share))
  );
  return [count2(perSecond[role]), ...quantiles];
}
function repeatedTexts({ tests }, names2, escapeText) {
  return tests.flatMap(
    ({ workload, repeated }) => rolesOf(names2).flatMap((role) => {
      const times2 = repeated[role] ?? 0;
      if (times2 === 0) return [];
      const what = `${plural(times2, "transaction")} again, since another connection stood in the way`;
      return [`${escapeText(workload)}: ${engineName(names2, role)} executed ${what}`];
    })
  );
}
function connectionsNote(threads) {
  return `${threads} connections: they execute their parts of a test's work at once, each on rows or warehouses that no other writes. A time is from their common start to the end of the last. The engines follow one another, in an order that changes, and have all processors. 1/s: how often a second an engine does what the test repeats; throughput ratio: above 1 is faster.`;
}

// src/features/connections/threads.ts
function requireThreads({ threads, candidate, suites: chosen, rows, warehouses }, catalogue) {
  if (threads === 1) return;
  if (!isServerFile(candidate))
    throw new InputError(
      `threads is ${threads}, but candidate ${formatValue(candidate)} is no server: several connections at once are timed on servers only; omit threads, or name the file of a server`
    );
  const divides = (name6) => catalogue[name6].dialect === "mysql" && catalogue[name6].workloads.some((workload) => workload.divides);
  const whole = chosen.find((name6) => !divides(name6));
  if (whole !== void 0)
    throw new InputError(
      `threads is ${threads}, but the suite ${whole} is for one connection: omit threads, or choose from the suites ` + suiteNames.filter(divides).join(", ")
    );
  if (chosen.includes("server") && typesRows(rows) < threads)
    throw new InputError(
      `threads is ${threads}, and rows is ${rows}: each connection writes rows of its own, so that rows must be at least ${10 * threads}`
    );
  if (chosen.includes("tpcc") && warehouses < threads)
    throw new InputError(
      `threads is ${threads}, and warehouses is ${warehouses}: each connection has warehouses of its own in the suite tpcc, so that warehouses must be at least ${threads}`
    );
}

// src/features/connections/feature.ts
var report = {
  sectionBlocks: ({ recording, verdict, words: words2 }) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (section) => throughputs.filter(isOf(section)).map((one) => throughputBlock(one, words2));
  },
  testBlocks: (recording, verdict, words2) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (test) => throughputs.filter(isOf(test)).flatMap((section) => {
      const tests = section.tests.filter(({ workload }) => workload === test.workload);
      return tests.length === 0 ? [] : [throughputBlock({ ...section, tests }, words2)];
    });
  },
  suiteNotes: ({ suite: suite2 }) => suite2?.threads === void 0 ? [] : [connectionsNote(suite2.threads)]
};
function isOf(section) {
  const path9 = sectionPath(section);
  return (other) => sectionPath(other) === path9;
}
function throughputBlock(section, { names: names2, shortNames, text: text3, shortCell }) {
  return {
    kind: "group",
    title: `Throughput: ${sectionTitle(section)}`,
    blocks: [
      { kind: "table", table: throughputTable(section, shortNames, shortCell) },
      { kind: "list", items: repeatedTexts(section, names2, text3) }
    ]
  };
}
var connections = { name: "connections", require: requireThreads, report };

// src/features/counters/changes.ts
function countersOf({ features: features2 }) {
  return features2.counters?.judged;
}
function compareCounters(records, ceilings) {
  const counted = records.flatMap((record2) => {
    const [candidate, base] = ["candidate", "base"].map(
      (role) => record2.checks.find((check) => check.role === role)
    );
    return candidate?.counters === void 0 || base === void 0 ? [] : [{ record: record2, candidate, base }];
  });
  if (counted.length === 0) return void 0;
  const compared = counted.flatMap(({ record: record2, candidate, base: { counters: base } }) => {
    if (candidate.counters === void 0 || base === void 0) return [];
    const test = testOnly(record2);
    const ceiling = counterCeiling(ceilings, test);
    const own2 = candidate.counters;
    const names2 = new Set(
      [own2, base].flatMap(({ values, again = {}, unsteady = [] }) => [
        ...Object.keys(values),
        ...Object.keys(again),
        ...unsteady
      ])
    );
    return [{ test, rows: [...names2].map((name6) => compareOne(test, name6, own2, base, ceiling)) }];
  });
  const rows = compared.flatMap((one) => one.rows);
  return {
    compared: rows.filter(({ state }) => state !== "unsteady").length,
    tests: compared.length,
    changes: rows.flatMap((row) => row.state === "changed" ? [row.change] : []),
    withheld: rows.flatMap((row) => row.state === "withheld" ? [row.figure] : []),
    unsteady: counted.flatMap(({ record: record2, candidate, base }) => {
      const own2 = compared.find(({ test }) => testPath(test) === testPath(record2))?.rows;
      const names2 = base.counters === void 0 ? candidate.counters?.unsteady ?? [] : (own2 ?? []).flatMap((row) => row.state === "unsteady" ? [row.name] : []);
      return names2.length === 0 ? [] : [{ test: testOnly(record2), names: names2 }];
    }),
    uncounted: counted.flatMap(
      ({ record: record2, base: { uncounted: why } }) => why === void 0 ? [] : [{ test: testOnly(record2), why }]
    )
  };
}
function compareOne(test, name6, candidate, base, ceiling) {
  const isUnsteady = candidate.unsteady?.includes(name6) === true;
  if (base.unsteady?.includes(name6) === true || isUnsteady && ceiling === void 0)
    return { state: "unsteady", name: name6 };
  const before = valueIn(base.values, name6) ?? 0;
  const [first, second] = [valueIn(candidate.values, name6), valueIn(candidate.again, name6)];
  const withheld = (why) => {
    const figure = { test, name: name6, base: before, why, ceiling: ceiling ?? 0, outcome: "fail" };
    return { state: "withheld", figure };
  };
  if (isUnsteady && candidate.again === void 0)
    return withheld("two runs of the candidate gave other values, and those of the base one value");
  if (ceiling !== void 0 && first === void 0 && second === void 0 && before !== 0)
    return withheld(`the candidate does not report it, and the base has ${before}`);
  const both = isUnsteady ? [first ?? 0, second ?? 0] : [first ?? 0];
  const [now, lesser] = [Math.max(...both), Math.min(...both)];
  if (now === before && !isUnsteady) return { state: "equal" };
  const isOver = ceiling !== void 0 && now - before > Math.abs(before) * ceiling / 100;
  const outcome = isOver ? "fail" : "pass";
  const figures = { base: before, candidate: now, ...isUnsteady ? { lesser } : {} };
  return { state: "changed", change: { test, name: name6, ...figures, ...omitUndefined({ ceiling }), outcome } };
}
function valueIn(values, name6) {
  return values !== void 0 && Object.hasOwn(values, name6) ? values[name6] : void 0;
}

// src/features/counters/words.ts
var maxListed = 20;
function counterTexts(verdict, names2, escapeText) {
  const counters2 = countersOf(verdict);
  if (counters2 === void 0 || counters2.tests === 0) return [];
  const { compared, tests, changes } = counters2;
  const listed = changes.map(
    (change) => `${counterName(change, escapeText)}: ${counterReason(change, engineName(names2, "base"))}`
  );
  return [
    `${count2(changes.length)} of ${plural(compared, "counter")} of the engine changed, in ${plural(tests, "test")}.`,
    ...truncateList(maxListed, listed, (more) => `and ${plural(more, "more counter")}`)
  ];
}
function counterWarnings(verdict, names2, escapeText) {
  const counters2 = countersOf(verdict);
  const escapeMessage = escapeClaim(escapeText, verdict);
  return [
    ...(counters2?.unsteady ?? []).map(({ test, names: unsteady }) => {
      const listed = truncateList(maxListed, unsteady.map(escapeText), (more) => `${count2(more)} others`);
      return `${escapeText(testPath(test))}: not deterministic, and so not compared: ${listed.join(", ")}. Two runs of one engine gave other values.`;
    }),
    ...[...Map.groupBy(counters2?.uncounted ?? [], ({ why }) => why)].map(([why, alike]) => {
      const [{ test }] = alike;
      const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return `Counters of ${of} are not compared, ${engineName(names2, "base")} does not give them: ${escapeMessage(why)}`;
    })
  ];
}
function counterName({ test, name: name6 }, escapeText) {
  return `${escapeText(testPath(test))} ${escapeText(name6)}`;
}
function counterReason(change, baseName) {
  const { base, candidate, lesser, ceiling, outcome } = change;
  const other = lesser === void 0 ? "" : ` (${count2(lesser)} in another run)`;
  const share = base === 0 ? "" : `: ${exactPercent((candidate - base) / base)} ${candidate > base ? "more" : "less"}`;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count2(candidate)}${other}, on ${baseName} ${count2(base)}${share}${over}`;
}

// src/features/counters/feature.ts
var counterJudge = {
  name: "counters",
  noun: "counter",
  judge: ({ tests }, { ceilings }) => compareCounters(tests, ceilings),
  ofVariant: (counters2, variant) => ({
    ...counters2,
    changes: counters2.changes.filter(({ test }) => test.variant === variant),
    withheld: counters2.withheld.filter(({ test }) => test.variant === variant)
  }),
  words: {
    reason: counterReason,
    title: (failed2) => `${plural(failed2, "counter")} over the base`,
    clause: (failed2) => `${plural(failed2, "counter")} of the engine ${failed2 === 1 ? "exceeds its ceiling" : "exceed their ceilings"} against the base`,
    withheld: {
      title: (counters2) => `${plural(counters2, "counter")} of the base only`,
      clause: (counters2) => `${plural(counters2, "counter")} of the engine ${counters2 === 1 ? "has" : "have"} one value on the base, and none to compare on the candidate`
    }
  }
};
var counterOptions = {
  "counter-ceiling": option(percentage(), {
    help: "Largest growth of an engine's counter against the base",
    note: "For workloads of your own that name counters. Two runs with different values count with the larger one, and a counter that only the base reports is over it. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    otherwise: "changes are listed only"
  })
};
var counters = {
  name: "counters",
  options: { counting: counterOptions },
  ceilings: (given) => omitUndefined({ counters: valuesOf(counterOptions, given)["counter-ceiling"] }),
  judge: counterJudge,
  trust: requireCounters,
  report: { againstBase: counterTexts, warnings: counterWarnings }
};
function requireCounters({ tests }, { catalogue }) {
  for (const test of tests.filter((one) => findWorkload(one, catalogue)?.counters !== void 0))
    for (const { role, counters: counters2, uncounted } of test.checks) {
      const isExcused = role === "baseline" || role === "base" && uncounted !== void 0;
      if (counters2 === void 0 && !isExcused)
        throw new InputError(
          `input results: ${formatValue(testPath(test))}: the ${role}'s counters are missing, and every run asks for them: measure again`
        );
    }
}

// src/features/counts/facts.ts
import { isDeepStrictEqual } from "node:util";
var countFacts = {
  schema: countsSchema,
  upgrade,
  merge,
  disagreements,
  // Shards without counts go with shards that have some: a warning names them.
  comparable: (one, other) => {
    if (one === void 0 || other === void 0) return [];
    return [{ name: "the row count of counted instructions", values: [one.rows, other.rows] }];
  }
};
function upgrade(recording) {
  const { run: run2, tests } = recording;
  const { counting, ...others } = Object(run2);
  if (counting === void 0 || !Array.isArray(tests)) return void 0;
  recording.run = others;
  const counted = tests.flatMap((record2) => {
    const { variant, storage, kind, workload, counts: counts2, profile } = Object(record2);
    if (counts2 === void 0) return [];
    delete record2.counts;
    delete record2.profile;
    return [{ test: testPath({ variant, storage, kind, workload }), counts: counts2, ...omitUndefined({ profile }) }];
  });
  return { version: 1, ...counting, tests: counted };
}
function merge(shards) {
  const [first, ...others] = shards.flatMap(({ facts }) => facts ?? []);
  if (first === void 0) return void 0;
  const isSame = others.every((one) => isDeepStrictEqual(one.environment, first.environment));
  const { version, environment, rows } = first;
  const problems = new Set([first, ...others].flatMap(({ problem }) => problem ?? []));
  const tests = new Map(
    [...others.toReversed(), first].flatMap((one) => one.tests.map((test) => [test.test, test]))
  );
  return {
    version,
    rows,
    ...isSame ? omitUndefined({ environment }) : {},
    ...problems.size === 0 ? {} : { problem: [...problems].join("; ").slice(0, limits.text) },
    tests: [...tests.values()]
  };
}
function disagreements(shards) {
  const uncounted = shards.filter(
    ({ recording: { run: run2 }, facts }) => run2?.confirms === void 0 && facts === void 0
  );
  if (uncounted.length === 0) return [];
  return [
    `Instructions were counted in some of the merged results only, so that no ceiling of them is applied to the others: ${uncounted.map(({ fileName }) => fileName).join(", ")}.`
  ];
}
function requireCounts(recording, { catalogue, given }) {
  const rows = countRows(given);
  if (rows === void 0) return;
  const counts2 = countsOf(recording);
  if (counts2?.rows !== rows)
    throw new InputError(
      `input results: instructions were counted with ${counts2?.rows ?? "no"} rows, and ${rows} are configured: measure again with counts and count-rows as configured`
    );
  const counted = new Map(counts2.tests.map((one) => [one.test, one.counts]));
  const isCounted = ({ variant }) => catalogue[suiteOf(variant)].isCounted?.(variant) ?? true;
  for (const test of recording.tests.filter(isCounted)) {
    const own2 = counted.get(testPath(test)) ?? [];
    const missing = test.checks.find(({ role }) => own2.every((count3) => count3.role !== role));
    if (missing !== void 0)
      throw new InputError(
        `input results: ${formatValue(testPath(test))}: the ${missing.role}'s instructions are missing, and the configuration has counts: measure again`
      );
  }
}

// src/features/counts/words.ts
var mostChanges = 10;
var maxListed2 = 20;
var instructionNote = "Instructions: what the engine executes in user space, counted on a simulated processor that has AVX2 and no AVX-512. Work of the kernel, disks and flushes, waiting, cache misses, memory bandwidth and mispredicted branches are not in it. A change is a change of the work that the code does, not of its time; if compiler or flags change too, time can move the other way.";
function instructionTexts(verdict, names2, escapeText) {
  const instructions = instructionsOf(verdict);
  if (instructions === void 0 || names2.base === void 0) return [];
  const { sessions, changes, otherOptions } = instructions;
  const compared = sessions.reduce((sum2, one) => sum2 + one.compared, 0);
  if (compared === 0) return [];
  const more = changes.filter(({ share }) => share > 0).length;
  const hasSmaller = changes.some(({ share }) => Math.abs(share) < leastChange);
  const least = `${leastChange * 100}% or more${hasSmaller ? ", or by more than the ceiling" : ""}`;
  const summary = changes.length === 0 ? `Instructions: none of ${plural(compared, "test")} changed by ${least}.` : `Instructions: ${count2(changes.length)} of ${plural(compared, "test")} changed by ${least}: ${count2(more)} took more, ${count2(changes.length - more)} fewer${shown(changes.length)}.`;
  return [
    `${summary} ${chanceText(sessions)}`,
    ...otherOptions === void 0 ? [] : [
      `The builds report other compile options: ${escapeText(otherOptions)}. The ceiling of instructions is applied all the same, since a build can report what it likes; after a wanted change of options, more instructions need not mean more work.`
    ]
  ];
}
function chanceText(sessions) {
  const floor = Math.max(0, ...sessions.map((one) => one.floor));
  const repeated = sessions.reduce((sum2, one) => sum2 + one.repeated, 0);
  if (floor > 0)
    return `Two counts of one engine and test differed by up to ${signedHundredths(floor).slice(1)}: smaller changes are not listed.`;
  return repeated === 0 ? "No test was counted twice, so chance was not looked for." : `${plural(repeated, "test")} ${repeated === 1 ? "was" : "were"} counted twice and gave the same number.`;
}
function shown(changes) {
  return changes > mostChanges ? `; the ${mostChanges} largest are shown` : "";
}
function functionTexts(verdict, escapeText) {
  return (instructionsOf(verdict)?.changes ?? []).slice(0, mostChanges).flatMap(({ test, profile }) => {
    if (profile === void 0) return [];
    return [`${escapeText(testPath(test))}: ${functionText(profile, verdict, escapeText)}`];
  });
}
function functionText(profile, { untrusted = false }, escapeText) {
  const escapeName = untrusted ? asQuotation(escapeText) : escapeText;
  if ("unknown" in profile) return `functions not known: ${escapeName(profile.unknown)}`;
  if (profile.functions.length === 0) return "no function with a name changed";
  return profile.functions.map(({ name: name6, own: own2, inclusive }) => {
    const all = inclusive.candidate - inclusive.base;
    const itself = own2.candidate - own2.base;
    const withCallees = all === itself ? "" : ` (with what it calls ${signed(all)})`;
    return `${escapeName(name6)} ${signed(itself)}${withCallees}`;
  }).join(", ");
}
function signed(value) {
  return `${value < 0 ? "-" : "+"}${count2(Math.abs(value))}`;
}
function instructionReason(change, baseName) {
  const { base, candidate, share, ceiling, outcome } = change;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count2(candidate)} instructions, on ${baseName} ${count2(base)}: ${signedHundredths(share)}${over}`;
}
function uncountedReason(why, { untrusted = false }, escapeText) {
  return `instructions are not counted: ${(untrusted ? asQuotation(escapeText) : escapeText)(why)}`;
}
function instructionWarnings(verdict, escapeText) {
  const escapeMessage = escapeClaim(escapeText, verdict);
  const reasons = Map.groupBy(instructionsOf(verdict)?.uncounted ?? [], ({ why }) => why);
  const lines = [...reasons].map(([why, alike]) => {
    const [{ test }] = alike;
    const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
    return `Instructions of ${of} are not counted: ${escapeMessage(why)}`;
  });
  return truncateList(maxListed2, lines, (more) => `and ${plural(more, "other reason")}`);
}
function countingText({ rows, environment, problem }, escapeFact) {
  const tools = { counter: "the tool's own counter", callgrind: "Callgrind" };
  return [
    `with ${plural(rows, "row")}`,
    ...environment === void 0 ? [] : [
      `by ${tools[environment.tool]} on Valgrind ${escapeFact(environment.valgrind)}, ${escapeFact(environment.libc)}, processor with ${escapeFact(environment.cpuFeatures.join(" "))}`
    ],
    ...problem === void 0 ? [] : [escapeFact(problem)]
  ].join("; ");
}
function instructionColumn(verdict) {
  const tests = instructionsOf(verdict)?.tests;
  if (tests === void 0) return void 0;
  return {
    heading: "Instructions a statement",
    cell: (path9, isBaseOnly) => {
      const counted = tests.get(path9);
      if (counted === void 0 || counted.statements === 0) return "";
      const roles2 = [isBaseOnly ? "base" : "baseline", "candidate"];
      const figures = roles2.map((role) => counted.instructions[role]);
      if (figures.every((figure) => figure === void 0)) return "";
      return figures.map((one) => one === void 0 ? "-" : amountPer(one / counted.statements)).join(", ");
    }
  };
}

// src/features/counts/judge.ts
var unknownOptions = { baseline: void 0, candidate: void 0 };
var instructionJudge = {
  name: "instructions",
  noun: "instructions",
  judge: ({ tests, features: features2, compileOptions = unknownOptions }, { ceilings, untrusted }) => compareInstructions(
    withCounts(tests, countsOf(omitUndefined({ features: features2 }))),
    compileOptions,
    ceilings,
    untrusted
  ),
  ofVariant: instructionsOfVariant,
  words: {
    reason: instructionReason,
    title: (failed2) => `instructions of ${plural(failed2, "test")} over the base`,
    clause: (failed2) => `the instructions of ${plural(failed2, "test")} exceed their ceiling against the base`,
    withheld: {
      title: (tests) => `instructions of ${plural(tests, "test")} not counted`,
      clause: (tests) => `the instructions of ${plural(tests, "test")} cannot be counted on the candidate, and can on the base`
    },
    undecided: {
      title: (tests) => `instructions of ${plural(tests, "test")}`,
      clause: (tests) => `the instructions of ${plural(tests, "test")} were to be judged and are not known`,
      reason: (why) => `instructions are not judged: ${why}`
    }
  }
};

// src/features/counts/pass.ts
var countingPass = {
  part: "count instructions",
  isWanted: (settings) => wantedRows(settings) !== void 0,
  measure: async (settings, context, { samples, kept, keep, ...inputs }) => {
    const rows = wantedRows(settings);
    if (rows === void 0) throw new Error("the settings do not ask for counts");
    const { records, counting } = await countInstructions({ ...settings, countRows: rows }, context, {
      ...inputs,
      records: samples.tests,
      compileOptions: perEngine(inputs.engines, (_, role) => samples.findings?.engines[role]?.compileOptions),
      earlier: readCounts(kept, samples.tests),
      keep: (test, count3, basis) => {
        const path9 = testPath(test);
        keep(`${path9} ${count3.role}`, { test: path9, count: count3, basis });
      }
    });
    return createCounts(records, counting);
  }
};
function wantedRows({ given, criteria }) {
  return criteria.rule.confirms === void 0 ? countRows(given) : void 0;
}
function readCounts(kept, planned) {
  const paths2 = new Set(planned.map(testPath));
  const counts2 = readKept(storedCountSchema, kept, "counts");
  const unplanned = counts2.find(({ test }) => !paths2.has(test));
  if (unplanned === void 0) return counts2;
  throw new InputError(
    `results.sqlite has a count of ${formatValue(unplanned.test)}, which is not planned: measure again without --resume`
  );
}

// src/features/counts/report.ts
var instructionReport = {
  blocks: ({ verdict, words: words2 }) => {
    const [summary, ...others] = instructionTexts(verdict, words2.names, words2.text);
    if (summary === void 0) return [];
    const table = instructionTable(instructionsOf(verdict), words2.shortNames, words2.cell);
    const items = functionTexts(verdict, words2.text);
    return at(
      "below the sections",
      {
        kind: "section",
        title: "Instructions against the base",
        blocks: [
          { kind: "text", lead: "Instructions", text: summary.replace(/^Instructions: /, "") },
          ...others.map((text3) => ({ kind: "text", text: text3 }))
        ]
      },
      { kind: "table", title: "Instructions that changed", table },
      { kind: "details", title: "The functions that changed", blocks: [{ kind: "list", items }] }
    );
  },
  warnings: (verdict, _, escapeText) => instructionWarnings(verdict, escapeText),
  notes: (verdict) => (instructionsOf(verdict)?.tests.size ?? 0) === 0 ? [] : [instructionNote],
  facts: (recording, escapeFact) => {
    const counts2 = countsOf(recording);
    return counts2 === void 0 ? [] : [{ label: "Instructions", value: countingText(counts2, escapeFact) }];
  },
  column: instructionColumn
};
var instructionPage = {
  testData: (test, verdict, names2) => omitUndefined({ instructions: instructionData(test, verdict, names2) })
};
function instructionData(record2, verdict, names2) {
  const instructions = instructionsOf(verdict);
  const path9 = testPath(record2);
  if (instructions === void 0 || !instructions.asked.has(path9)) return void 0;
  const isOwn = ({ test }) => testPath(test) === path9;
  const counted = instructions.tests.get(path9);
  const { base, candidate } = counted?.instructions ?? {};
  const change = instructions.changes.find(isOwn);
  return {
    taken: counted?.instructions ?? {},
    ...omitUndefined({ statements: counted?.statements }),
    ...base === void 0 || candidate === void 0 ? {} : { change: (candidate - base) / base },
    lines: [
      ...change === void 0 ? [] : [instructionReason(change, engineName(names2, "base"))],
      ...change?.profile === void 0 ? [] : [functionText(change.profile, verdict, inPage)],
      ...instructions.uncounted.filter(isOwn).map(({ why }) => uncountedReason(why, verdict, inPage))
    ]
  };
}
function instructionTable(instructions, names2, escapeText) {
  if (instructions === void 0 || instructions.changes.length === 0) return void 0;
  return {
    columns: [
      ...left("Test"),
      ...right(engineName(names2, "base"), names2.candidate, "Change", "A statement", "A row")
    ],
    rows: instructions.changes.slice(0, mostChanges).map((change) => ({
      cells: cellsOf(change, escapeText),
      highlighted: change.outcome !== "pass"
    }))
  };
}
function cellsOf({ test, base, candidate, share, ceiling, outcome, work }, escapeText) {
  const over = outcome === "pass" ? "" : ` (over ${ceiling}%${outcome === "accepted" ? ", accepted" : ""})`;
  const rows = work.rows + work.changes;
  const change = (things) => things === 0 ? "-" : signedAmount((candidate - base) / things);
  return [
    escapeText(testPath(test)),
    count2(base),
    count2(candidate),
    `${signedHundredths(share)}${over}`,
    change(work.statements),
    change(rows)
  ];
}
function signedAmount(value) {
  return `${value < 0 ? "-" : "+"}${amountPer(Math.abs(value))}`;
}

// src/features/counts/feature.ts
var counts = {
  name: "counts",
  options: countOptions,
  ceilings: countCeilings,
  pass: countingPass,
  facts: countFacts,
  trust: requireCounts,
  judge: instructionJudge,
  report: instructionReport,
  page: instructionPage
};

// src/features/cross-check/facts.ts
var throughputPair = strictObject({
  baseline: number().gt(0),
  candidate: number().gt(0)
});
var crossCheckSchema = strictObject({
  version: literal(1),
  /** The version that it prints: `sysbench 1.0.20`. */
  program: text,
  /** How long each of its runs took. */
  seconds: number().gt(0),
  /** In the order of the report. */
  tests: array(
    strictObject({
      /** The path of the run's own test. */
      test: name,
      pairs: array(throughputPair).min(1).max(limits.rounds)
    })
  ).max(limits.tests),
  /** Why some or all tests are missing; absent if none is missing. */
  problem: text.exactOptional()
});
var crossCheckName = "cross-check";
function crossCheckOf({ features: features2 }) {
  return features2?.[crossCheckName];
}
var crossCheckFacts = {
  schema: crossCheckSchema,
  // Results files of schema 1 to 3 had a cross-check in `run.crossCheck`.
  upgrade: (recording) => {
    const { crossCheck: crossCheck2, ...run2 } = Object(recording.run);
    if (crossCheck2 === void 0) return void 0;
    recording.run = run2;
    return { version: 1, ...crossCheck2 };
  },
  // One program's figures only: runs of another length or version do not add up with the first shard's.
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const [first] = all;
    if (first === void 0) return void 0;
    const alike = all.filter(
      ({ program, seconds: seconds3 }) => program === first.program && seconds3 === first.seconds
    );
    const tests = new Map(alike.flatMap((one) => one.tests.map((test) => [test.test, test])));
    return { ...first, tests: [...tests.values()] };
  }
};

// src/features/cross-check/pass.ts
import path4 from "node:path";

// src/engines/unusable-engine.ts
var unknown = "unknown";
function unusableEngine(failure) {
  const fail = async () => {
    const { reason, message, ...facts } = failure;
    throw new EngineFailure(reason, message, facts);
  };
  return {
    version: unknown,
    sourceId: unknown,
    file: void 0,
    serverSettings: {},
    build: fail,
    open: fail,
    host: async () => failure.message,
    on: () => failure.message
  };
}

// src/features/servers/flush-time.ts
import { closeSync, fdatasyncSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
var blockBytes = 4096;
var most = 50;
var longestNs = 1e9;
function measureFlush(folder, now) {
  const file = path.join(folder, "flush");
  const handle = openSync(file, "w", 384);
  const times2 = [];
  try {
    const block = Buffer.alloc(blockBytes);
    const write = () => writeSync(handle, block, 0, blockBytes, 0);
    write();
    fsyncSync(handle);
    for (const start = now(); times2.length < most && (times2.length === 0 || now() - start < longestNs); ) {
      write();
      const written = now();
      fdatasyncSync(handle);
      times2.push(now() - written);
    }
  } finally {
    closeSync(handle);
    rmSync(file);
  }
  const sorted = times2.toSorted((a, b) => a - b);
  return Math.max(1, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
}

// src/features/servers/server.ts
import { accessSync, chmodSync, constants, statSync, writeFileSync } from "node:fs";
import path2 from "node:path";
var systemFolders = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
var askedSettings = [
  "innodb_flush_log_at_trx_commit",
  "sync_binlog",
  "log_bin",
  "innodb_flush_method",
  "innodb_doublewrite",
  "innodb_buffer_pool_size",
  "transaction_isolation",
  "tx_isolation",
  "autocommit",
  "sql_mode",
  "character_set_server",
  "collation_database",
  "collation_connection"
];
async function openServer(options, signal) {
  const { part, file, definition, folder } = options;
  const { memoryBytes: _, ...run2 } = options;
  const { PATH = "/usr/bin:/bin" } = options.driver.environment;
  const startMs = definition.seconds * 1e3;
  const driver = {
    ...options.driver,
    environment: { ...options.driver.environment, PATH: [PATH, ...systemFolders].join(":") },
    // Tables are made between its start and its stop.
    timeoutMs: defaultTimeoutMs + 2 * startMs,
    startMs
  };
  makeFolder(folder);
  if (process.getuid?.() === 0 && typeof definition.at !== "string") openToOthers(folder, definition.runAs);
  const server = path2.join(folder, "server");
  writeFileSync(
    server,
    serverFields(definition, path2.join(folder, "initial")).map((field) => `${field}\0`).join(""),
    {
      mode: 384
    }
  );
  const variables = [.../* @__PURE__ */ new Set([...Object.keys(definition.settings), ...askedSettings])];
  const asked2 = variables.flatMap((name6) => ["--variable", name6]);
  const limited = { ...driver, timeoutMs: 3 * startMs + 6e4 };
  const probe = new DriverProcess(limited, ["probe", "--server", server, ...asked2], signal);
  try {
    const answer = await probe.expect("engine");
    const serverSettings = Object.fromEntries(
      Object.entries(answer.variables ?? {}).flatMap(
        ([name6, value]) => value === null ? [] : [[name6, value]]
      )
    );
    requireSettings(options, serverSettings);
    return new DrivenEngine(
      {
        ...run2,
        driver,
        engine: ["--server", server],
        process: "server",
        pins: definition.pins,
        awaitsIdle: options.awaitsIdle ?? true,
        serverSettings,
        ...typeof definition.at === "string" ? { reprepare: true } : {}
      },
      answer
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    throw new EngineFailure(cause.reason, `${part} "${file}" cannot be used: ${cause.message}`, cause);
  } finally {
    await probe.close();
  }
}
function requireSettings({ part, file, definition: { settings } }, inForce) {
  for (const [name6, wanted] of Object.entries(settings)) {
    const value = inForce[name6];
    if (value !== void 0 && isSameSetting(value, wanted)) continue;
    const answer = value === void 0 ? "the server does not know it" : `the server answers ${formatValue(value)}`;
    throw new InputError(
      `${part} "${file}": settings.${name6} is ${formatValue(wanted)}, but ${answer}: start it so that it has this value, or correct the file`
    );
  }
}
function serverFields({ at: at2, connect, ready, seconds: seconds3, runAs, account, password, usesTls }, initial) {
  const words2 = (name6, list = []) => list.map((word2) => `${name6} ${word2}`);
  const own2 = typeof at2 === "string" ? [`address ${at2}`] : [
    ...words2("initialise", at2.initialise),
    ...words2("start", at2.start),
    ...words2("stop", at2.stop),
    ...at2.config === void 0 ? [] : [`config ${at2.config}`],
    `initial ${initial}`,
    `connect ${connect}`,
    `user ${runAs}`
  ];
  return [
    ...own2,
    `ready ${ready}`,
    `seconds ${seconds3}`,
    `account ${account}`,
    ...password === void 0 ? [] : [`password ${password}`],
    ...usesTls ? ["tls required"] : []
  ];
}
function openToOthers(folder, user) {
  const mayPass = (one) => (statSync(one).mode & constants.S_IXOTH) !== 0;
  for (let one = path2.resolve(folder); one !== path2.dirname(one); one = path2.dirname(one)) {
    if (mayPass(one)) continue;
    const isOwn = path2.basename(one).startsWith(".sqlite-bench-gate-") || one === folder;
    if (!isOwn)
      throw new InputError(
        `${one} cannot be entered by the user ${user}, and a server does not run as root: name a results folder elsewhere with --out, such as one in /var/tmp`
      );
    accessSync(one, constants.W_OK);
    chmodSync(one, 457);
  }
}

// src/features/servers/server-client.ts
var clientLibraries = ["mariadb", "mysqlclient"];
var homebrew = ["/opt/homebrew", "/usr/local"];
async function compileServerClient(compiler, onCompile, signal) {
  const source = await readDriverSource();
  const [include, search] = process.platform === "darwin" ? [homebrew.map((folder) => `-I${folder}/include`), homebrew.map((folder) => `-L${folder}/lib`)] : [[], []];
  const compile = (library) => compileOnce(
    compiler,
    {
      name: "server-client",
      sources: Buffer.from(source),
      sourceKey: source,
      flags: [...driverFlags, "-DENGINE_SERVER", ...include],
      libraries: [...search, `-l${library}`, ...driverLibraries]
    },
    onCompile,
    signal
  );
  let refusal;
  for (const library of clientLibraries) {
    try {
      return await compile(library);
    } catch (cause) {
      if (!(cause instanceof MeasurementError)) throw cause;
      refusal ??= cause;
    }
  }
  const words2 = refusal?.message.split(" failed: ").slice(1).join() ?? "";
  const isMissing = /mysql\.h|errmsg\.h|-lmariadb|library .*mariadb/.test(words2);
  if (!isMissing) throw refusal;
  throw new InputError(
    "servers are measured through a client library of MySQL's protocol, and none is installed with its headers: install libmariadb-dev (Debian, Ubuntu), mariadb-connector-c-devel (Fedora) or mariadb-connector-c (Homebrew)",
    { cause: refusal }
  );
}

// src/features/servers/server-file.ts
import { readFileSync, statSync as statSync2 } from "node:fs";
import path3 from "node:path";

// src/features/servers/ready-made-servers.ts
var readyMadeServers = ["mariadb", "dolt"];
function readyMadeServer(server, choices2) {
  return server === "mariadb" ? mariadb(choices2) : dolt(choices2);
}
function mariadb({ program = "mariadbd", connect, settings }) {
  return {
    name: "MariaDB",
    initialise: [
      "mariadb-install-db",
      "--no-defaults",
      "--datadir={data}",
      "--auth-root-authentication-method=normal",
      "--skip-test-db"
    ],
    start: [
      program,
      "--no-defaults",
      "--datadir={data}",
      "--socket={socket}",
      ...connect === "socket" ? ["--skip-networking"] : ["--port={port}", "--bind-address=127.0.0.1"],
      "--secure-file-priv={run}",
      "--pid-file={run}/pid",
      "--skip-log-bin",
      "--sql-mode=",
      "--character-set-server=utf8mb4",
      "--collation-server=utf8mb4_bin",
      ...Object.entries(settings).map(([name6, value]) => `--${name6}=${value}`)
    ]
  };
}
function dolt({ program = "dolt", settings }) {
  const variables = { dolt_stats_enabled: "0", sql_mode: "", secure_file_priv: "{run}", ...settings };
  return {
    name: "Dolt",
    start: [program, "sql-server", "--config", "{config}"],
    config: [
      "log_level: warning",
      "data_dir: {data}",
      "behavior:",
      "  auto_gc_behavior:",
      "    enable: false",
      "listener:",
      "  host: 127.0.0.1",
      "  port: {port}",
      "  socket: {socket}",
      "system_variables:",
      // It refuses a text for a number.
      ...Object.entries(variables).map(
        ([name6, value]) => `  ${name6}: ${/^-?\d+$/.test(value) ? value : JSON.stringify(value)}`
      ),
      ""
    ].join("\n")
  };
}

// src/features/servers/server-file.ts
var placeholders = ["data", "run", "socket", "port", "config", "here"];
var word = string(invalidMessage("a word of a command")).min(1, { error: "a word of a command is empty" }).regex(/^[^\0]*$/, { error: "a word of a command has a NUL in it" }).superRefine((given, context) => {
  for (const [, name6 = ""] of given.matchAll(/\{(\w+)\}/g))
    if (!placeholders.includes(name6))
      context.addIssue({
        code: "custom",
        message: `{${name6}} stands for nothing: there are ${placeholders.map((known) => `{${known}}`).join(", ")}`
      });
});
var command = array(word, invalidMessage("a list of the words of a command, such as [my-server, --port={port}]")).min(1, { error: "a command needs at least one word" });
var line = (what) => string(invalidMessage(what)).regex(/^[^\0\r\n]+$/, { error: `it is not ${what} of one line` });
var setting = union(
  [string(), number(), boolean()],
  invalidMessage("a text, a number, true or false")
);
var settingName = string().regex(/^[a-z][a-z0-9_]{0,63}$/i, {
  error: ({ input }) => `${formatValue(input)} is no name of a setting: letters, digits and _ only`
});
var seconds = int(invalidMessage("a whole number of seconds from 1 to 3600")).min(1, invalidMessage("a whole number of seconds from 1 to 3600")).max(3600, invalidMessage("a whole number of seconds from 1 to 3600"));
function isAddress(given) {
  if (/^\/[^\0\r\n]+$/.test(given)) return true;
  const port = Number(/^[\w.-]+:(\d{1,5})$/.exec(given)?.[1]);
  return port >= 1 && port <= 65535;
}
var schema = mapping({
  server: _enum(readyMadeServers, invalidMessage(`one of ${readyMadeServers.join(", ")}`)).exactOptional(),
  program: line("a program").exactOptional(),
  address: string(invalidMessage("an address")).refine(isAddress, invalidMessage("a socket's path or HOST:PORT with a port from 1 to 65535")).exactOptional(),
  name: line("a name").max(60, { error: "a name has at most 60 characters" }).exactOptional(),
  initialise: command.exactOptional(),
  start: command.exactOptional(),
  stop: command.exactOptional(),
  config: string(invalidMessage("the text of a configuration")).exactOptional(),
  connect: _enum(["socket", "port"], invalidMessage("socket or port")).exactOptional(),
  ready: line("SQL").exactOptional(),
  seconds: seconds.exactOptional(),
  pin: boolean(invalidMessage("true or false")).exactOptional(),
  "run-as": line("a user").exactOptional(),
  account: line("an account").exactOptional(),
  password: line("a password").exactOptional(),
  tls: boolean(invalidMessage("true or false")).exactOptional(),
  settings: record(settingName, setting, invalidMessage("a mapping of settings")).exactOptional()
}).superRefine((given, context) => {
  const ways = ["server", "start", "address"].filter((key) => given[key] !== void 0);
  const issue = (key, message) => context.addIssue({ code: "custom", path: [key], message });
  if (ways.length !== 1)
    issue(
      ways[1] ?? "start",
      "give one of server (a ready-made one), start (a command), and address (of one that runs)"
    );
  const [way] = ways;
  if (way !== "server" && given.name === void 0) issue("name", "reports name the server: give its name");
  if (given.program !== void 0 && way !== "server")
    issue(
      "program",
      "it is the program of a ready-made server: name that with server, or write it into start"
    );
  const starts = ["initialise", "stop", "config", "connect", "run-as", "pin"];
  const needless = starts.find((key) => given[key] !== void 0);
  if (way === "address" && needless !== void 0)
    issue(
      needless,
      "the server at an address is not started by the tool: omit it, or give start instead of address"
    );
});
function readServerFile(part, file) {
  const given = checkYaml(parseYaml(readText(part, file), file, "server: mariadb"), file, schema);
  const folder = path3.dirname(path3.resolve(file));
  const settings = Object.fromEntries(
    Object.entries(given.settings ?? {}).map(([name6, value]) => [name6, textOf2(value)])
  );
  const { connect = "socket", ready = "SELECT 1", pin = true, account = "root" } = given;
  const commands2 = commandsOf(given, settings, folder);
  return {
    name: given.name ?? (typeof commands2 === "string" ? part : commands2.name),
    at: commands2,
    connect,
    ready,
    seconds: given.seconds ?? 60,
    pins: pin && typeof commands2 !== "string",
    runAs: given["run-as"] ?? "nobody",
    account,
    ...omitUndefined({ password: given.password }),
    usesTls: given.tls ?? false,
    settings
  };
}
var ServerFiles = class {
  #known = /* @__PURE__ */ new Map();
  /** @throws InputError as `readServerFile` does */
  read(part, file) {
    const key = JSON.stringify([part, file]);
    const definition = this.#known.get(key) ?? readServerFile(part, file);
    this.#known.set(key, definition);
    return definition;
  }
};
function isStarted({ at: at2 }) {
  return typeof at2 !== "string";
}
function commandsOf(given, settings, folder) {
  const { server, program, address, name: name6 = "", initialise, start = [], stop = [], config } = given;
  if (address !== void 0) return address;
  const place2 = (words2) => placeWords(words2, folder);
  const { connect = "socket" } = given;
  const choices2 = { program: program === void 0 ? void 0 : place2([program])[0], connect, settings };
  const made = server === void 0 ? { name: name6, start: place2(start) } : readyMadeServer(server, choices2);
  return {
    ...made,
    ...initialise === void 0 ? {} : { initialise: place2(initialise) },
    ...omitUndefined({ config: config?.replaceAll("{here}", folder) ?? made.config }),
    stop: place2(stop)
  };
}
function placeWords(words2, folder) {
  return words2.map((one, index) => {
    const placed = one.replaceAll("{here}", folder);
    return index === 0 && placed.includes("/") ? path3.resolve(folder, placed) : placed;
  });
}
function textOf2(value) {
  return typeof value === "boolean" ? value ? "1" : "0" : String(value);
}
function readText(part, file) {
  try {
    if (!statSync2(file).isFile()) throw new InputError(`${part} "${file}" is not a file`);
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${part} "${file}" cannot be read (${cause.message})`, { cause });
  }
}

// src/features/servers/kind.ts
var shared = /* @__PURE__ */ new WeakMap();
function partsOf(run2) {
  const parts = shared.get(run2) ?? { files: new ServerFiles() };
  shared.set(run2, parts);
  return parts;
}
function serverFilesOf(run2) {
  return partsOf(run2).files;
}
function compileClient(run2) {
  const parts = partsOf(run2);
  const onCompile = () => run2.progress.step("compiling the client of servers");
  parts.client ??= compileServerClient(run2.compiler, onCompile, run2.signal).then(({ path: path9 }) => path9);
  return parts.client;
}
var serverKind = {
  isOf: isServerFile,
  open: async (file, options, folder, run2) => {
    const definition = serverFilesOf(run2).read(options.part, file);
    const { environment } = options.driver;
    const driver = { environment, command: await compileClient(run2) };
    const found = { kind: "server", name: definition.name };
    try {
      const engine = await openServer({ ...options, file, definition, driver, folder }, run2.signal);
      return { ...found, engine };
    } catch (cause) {
      if (!(cause instanceof EngineFailure)) throw cause;
      return { ...found, engine: unusableEngine(cause) };
    }
  },
  // Only servers that the tool starts commit to the disk of this machine.
  machineFacts: ({ candidate, baseline }, run2, folder, now) => {
    const files = serverFilesOf(run2);
    const areStarted = isServerFile(candidate) && baseline !== void 0 && isStarted(files.read("candidate", candidate)) && isStarted(files.read("baseline", baseline));
    return areStarted ? { flushNs: measureFlush(folder, now) } : {};
  }
};

// src/features/cross-check/sysbench.ts
var graceMs = 12e4;
async function findSysbench(environment) {
  const program = findOnPath("sysbench", environment);
  if (program === void 0) return void 0;
  const version = await versionOf(program, environment, /^sysbench \S{1,40}/);
  return version === void 0 ? void 0 : { program, version, environment };
}
async function prepareSysbench(sysbench, server, test, signal) {
  await runSysbench(sysbench, server, test, ["prepare"], 10 * graceMs, signal);
}
async function measureSysbench(sysbench, server, test, seconds3, signal) {
  const command2 = [`--time=${seconds3}`, "--events=0", "run"];
  const words2 = await runSysbench(sysbench, server, test, command2, seconds3 * 1e3 + graceMs, signal);
  const rate = Number(/transactions:\s+\d+\s+\(([\d.]+) per sec/.exec(words2)?.[1]);
  if (!(rate > 0)) throw new Error(`${test.script} counted no transactions`);
  return rate;
}
async function runSysbench({ program, environment }, { socket, port, account, database, processor }, { script, rows, threads, seed, prepares }, command2, timeoutMs, signal) {
  const place2 = socket === void 0 ? ["--mysql-host=127.0.0.1", `--mysql-port=${port}`] : [`--mysql-socket=${socket}`];
  const words2 = [
    script,
    "--db-driver=mysql",
    ...place2,
    `--mysql-user=${account}`,
    `--mysql-db=${database}`,
    "--tables=1",
    `--table-size=${rows}`,
    `--threads=${threads}`,
    `--rand-seed=${seed}`,
    // sysbench's default prefers keys in the middle of the table.
    "--rand-type=uniform",
    `--db-ps-mode=${prepares ? "auto" : "disable"}`,
    ...command2
  ];
  const taskset = processor === void 0 ? void 0 : findOnPath("taskset", environment);
  const [file, ...parameters] = taskset === void 0 ? [program, ...words2] : [taskset, "--cpu-list", String(processor), program, ...words2];
  const { status, isTimedOut, stdout } = await runProgram(file, parameters, {
    environment,
    // It takes a script of the working folder before its own.
    folder: neutralFolder,
    timeoutMs,
    signal
  });
  const said = stdout.toString("utf8");
  if (status === 0) return said;
  const fatal = /^FATAL: .*$/m.exec(said)?.[0];
  const what = isTimedOut ? `did not end within ${Math.round(timeoutMs / 1e3)} s` : fatal ?? "failed";
  throw new Error(`${script} ${what}`);
}

// src/features/cross-check/pass.ts
var checkedWorkloads = [
  "oltp_point_select",
  "oltp_read_only",
  "oltp_update_index",
  "oltp_update_non_index",
  "oltp_write_only"
];
var seconds2 = 2;
var usualPairs = 5;
function isChecked({ variant, workload }) {
  return variant === "server" && checkedWorkloads.some((name6) => name6 === workload);
}
async function requireSysbench({ candidate, baseline }, tests, context) {
  if (!isServerFile(candidate))
    throw new InputError(
      `cross-check is sysbench, but candidate ${formatValue(candidate)} is no server: omit cross-check, or name the file of a server`
    );
  if (!tests.some(isChecked))
    throw new InputError(
      `cross-check is sysbench, but none of its tests is chosen: choose some of ${checkedWorkloads.join(", ")} of the suite server`
    );
  requireNoPassword("candidate", candidate, context);
  if (baseline !== void 0) requireNoPassword("baseline", baseline, context);
  const found = await findSysbench(context.compiler.environment);
  if (found === void 0)
    throw new InputError(
      "cross-check is sysbench, but no program of that name is in a folder of PATH: install the package sysbench (Debian, Ubuntu, Fedora, Homebrew), or omit cross-check"
    );
  return found;
}
function requireNoPassword(part, file, context) {
  if (serverFilesOf(context).read(part, file).password === void 0) return;
  throw new InputError(
    `cross-check is sysbench, but ${part} ${formatValue(file)} has a password, which sysbench is not given: omit cross-check, or name an account without a password`
  );
}
async function crossCheck(sysbench, settings, { progress, signal }, { baseline, candidate, records, folder }) {
  const facts = { version: 1, program: sysbench.version, seconds: seconds2 };
  const tests = [];
  const hosted = [];
  const host = async (engine, name6) => {
    const server = await engine.host(path4.join(folder, "hosted", name6), settings.threads, signal);
    if (typeof server === "string") throw new EngineFailure("error", `the ${name6} ${server}`);
    hosted.push(server);
    return server;
  };
  progress.step(`checking the figures with ${sysbench.version}`);
  try {
    const servers3 = {
      baseline: await host(baseline, "baseline"),
      candidate: await host(candidate, "candidate")
    };
    const [first, ...others] = records.filter((record2) => isChecked(record2) && record2.failures.length === 0);
    if (first === void 0) return { ...facts, tests, problem: "its tests have no result here" };
    for (const server of Object.values(servers3))
      await prepareSysbench(sysbench, server, sysbenchTest(first, settings), signal);
    for (const record2 of [first, ...others])
      tests.push({
        test: testPath(record2),
        pairs: await measurePairs(sysbench, servers3, sysbenchTest(record2, settings), settings, signal)
      });
    return { ...facts, tests };
  } catch (cause) {
    signal.throwIfAborted();
    return { ...facts, tests, problem: cause.message };
  } finally {
    await Promise.all(hosted.map((server) => server.close()));
  }
}
function sysbenchTest({ workload }, { rows, threads, seed, statements }) {
  return { script: workload, rows, threads, seed, prepares: statements === "prepared" };
}
async function measurePairs(sysbench, servers3, test, { criteria: { rule } }, signal) {
  const count3 = typeof rule.rounds === "number" ? rule.rounds : usualPairs;
  const pairs = [];
  for (let pair = 0; pair < count3; pair++) {
    const measured = { baseline: 0, candidate: 0 };
    const order = ["baseline", "candidate"];
    for (const role of pair % 2 === 0 ? order : order.toReversed())
      measured[role] = await measureSysbench(sysbench, servers3[role], test, seconds2, signal);
    pairs.push(measured);
  }
  return pairs;
}

// src/features/cross-check/figures.ts
var confidence = 0.95;
function crossCheckedFigures(recording, verdict) {
  const own2 = new Map(testVerdicts(verdict).map(({ comparison }) => [testPath(comparison), comparison]));
  return (crossCheckOf(recording)?.tests ?? []).flatMap(({ test, pairs }) => {
    const comparison = own2.get(test);
    if (comparison?.state !== "measured") return [];
    const { multiplier: multiplier2, interval } = comparison;
    const other = figureOf(pairs);
    if (interval === void 0) return [{ test, own: { multiplier: multiplier2 }, other }];
    const agrees = interval.low <= other.multiplier && other.multiplier <= interval.high;
    return [{ test, own: { multiplier: multiplier2, interval }, other, agrees }];
  });
}
function figureOf(pairs) {
  const ratios = pairs.map(({ baseline, candidate }) => baseline / candidate);
  const multiplier2 = median(ratios);
  if (ratios.length < 2) return { multiplier: multiplier2 };
  const { value, degrees } = varianceOf(ratios.map(Math.log));
  const half = halfWidth({ value: value / ratios.length, degrees }, confidence);
  return {
    multiplier: multiplier2,
    interval: { low: multiplier2 * Math.exp(-half), high: multiplier2 * Math.exp(half), confidence }
  };
}

// src/features/cross-check/report.ts
function crossCheckReport(recording, verdict, escapeText) {
  const check = crossCheckOf(recording);
  if (check === void 0) return void 0;
  const figures = crossCheckedFigures(recording, verdict);
  const summary = `${escapeText(check.program)}: ${summarise(figures, check, escapeText)}`;
  return figures.length === 0 ? { summary } : { summary, table: tableOf(figures, escapeText) };
}
function summarise(figures, { problem, seconds: seconds3, tests }, escapeText) {
  const failed2 = problem === void 0 ? [] : [`${tests.length === 0 ? "it has measured nothing" : "not all tests"}: ${escapeText(problem)}.`];
  const decided = figures.filter(({ agrees }) => agrees !== void 0);
  const agreeing = decided.filter(({ agrees }) => agrees === true);
  if (figures.length === 0) return failed2.join(" ") || "none of its tests has a result here.";
  const pairs = Math.max(...tests.map((test) => test.pairs.length));
  const how = `${plural(pairs, "run")} of ${plural(seconds3, "second")} on each server`;
  const verdict = decided.length === 0 ? "no test has an interval, which takes a range of rounds such as 3..11" : `its ratio lies in the interval of ${count2(agreeing.length)} of ${plural(decided.length, "test")}`;
  return [`${verdict}; ${how}.`, ...failed2].join(" ");
}
function tableOf(figures, escapeText) {
  const headings = ["Multiplier", "95%", "Its ratio", "95%", "In the interval"];
  return {
    columns: [...left("Test"), ...right(...headings)],
    rows: figures.map(({ test, own: own2, other, agrees }) => ({
      cells: [
        escapeText(test),
        ...cells(own2),
        ...cells(other),
        agrees === void 0 ? "-" : agrees ? "yes" : "no"
      ]
    }))
  };
}
function cells({ multiplier: value, interval }) {
  const range = interval && `${multiplier(interval.low)} to ${multiplier(interval.high)}`;
  return [multiplier(value), range ?? "-"];
}
var crossCheckPart = {
  blocks: ({ recording, runVerdict, words: words2 }) => {
    const report4 = crossCheckReport(recording, runVerdict, words2.text);
    if (report4 === void 0) return [];
    const table = { kind: "table", table: report4.table };
    const blocks = [
      { kind: "text", text: report4.summary },
      { kind: "details", title: "What it has measured", blocks: [table] }
    ];
    return at("below the sections", { kind: "section", title: "Cross-check", blocks });
  }
};

// src/features/cross-check/feature.ts
var crossChecks = ["off", "sysbench"];
var servers = {
  "cross-check": option(choice("program", crossChecks), {
    help: "Another program that measures the same servers, for comparison: sysbench",
    note: "It measures the tests that both have: `oltp_point_select`, `oltp_read_only`, `oltp_update_index`, `oltp_update_non_index`, `oltp_write_only`. The report says whether its figures lie in the intervals of the run. Install the package `sysbench`.",
    offered: measuring,
    default: "off"
  })
};
var crossChecking = {
  name: crossCheckName,
  options: { servers },
  pass: {
    part: "cross-check",
    isWanted: ({ given }) => valuesOf(servers, given)["cross-check"] !== "off",
    prepare: async (settings, tests, context) => {
      await requireSysbench(settings, tests, context);
    },
    measure: async (settings, context, { engines: { baseline, candidate }, samples: { tests }, folder }) => {
      const sysbench = await requireSysbench(settings, tests, context);
      return await crossCheck(sysbench, settings, context, { baseline, candidate, records: tests, folder });
    }
  },
  facts: crossCheckFacts,
  report: crossCheckPart
};

// src/features/doctor/feature.ts
var doctor = {
  name: "doctor",
  takes: { doctor: unchanged("format") },
  commands: {
    doctor: {
      purpose: "Say what this machine has for which feature, and what to do about what it lacks.",
      examples: ["doctor", "doctor --format json"],
      read: ({ given }) => valuesOf({ format: settingOptions.format }, given),
      run: async (command2, world) => (await import("./chunk-JPGJ6JBX.js")).doctorCommand(command2, world)
    }
  }
};

// src/features/durability/durability.ts
function assessDurability(records) {
  const bySection = Map.groupBy(records.flatMap(countedTests), ({ record: record2 }) => sectionPath(record2));
  return [...bySection.values()].map((tests) => {
    const { variant, storage, kind } = tests[0].record;
    const roles2 = ["baseline", "candidate", "base"].filter(
      (role) => tests.every(({ calls }) => calls[role] !== void 0)
    );
    return {
      variant,
      storage,
      kind,
      costs: Object.fromEntries(roles2.map((role) => [role, sum(tests, role)])),
      gaps: tests.flatMap(gapOf),
      tests: tests.length
    };
  });
}
function durabilityOf({ examined }) {
  return examined.durability?.found ?? [];
}
function durabilityFailures(record2, uncounted = {}) {
  if (record2.storage === "memory" || record2.kind === "reads" || suiteOf(record2.variant) === "own") return [];
  const [test] = countedTests(record2);
  if (test?.calls.baseline === void 0 || test.calls.candidate === void 0) {
    const role = test?.calls.baseline === void 0 ? "baseline" : "candidate";
    const message = `durability is required, and what ${role} asks of the system was not counted: ` + (uncounted[role] ?? "that needs Linux, and in a container one that allows ptrace");
    const isMeasured = record2.checks.length > 0 || record2.samples.length > 0;
    return isMeasured ? [{ reason: "differs", role, message }] : [];
  }
  const hidden = ["baseline", "candidate"].find((role) => (test.calls[role]?.unseen ?? 0) > 0);
  if (hidden !== void 0) {
    const message = `durability is required, and ${hidden} makes calls that are not counted, such as io_uring's`;
    return [{ reason: "differs", role: hidden, message }];
  }
  return gapOf(test).map(({ commits, flushes }) => {
    const fewer = flushes.candidate < flushes.baseline ? "candidate" : "baseline";
    const more = fewer === "candidate" ? "baseline" : "candidate";
    const message = `durability is required, and ${fewer} does not commit durably: in ${commits} commit${commits === 1 ? "" : "s"} it flushed ${times(flushes[fewer])}, ${more} ${times(flushes[more])}`;
    return { reason: "differs", role: fewer, message };
  });
}
function times(count3) {
  return `${count3} time${count3 === 1 ? "" : "s"}`;
}
function countedTests(record2) {
  const commits = commitCount(record2);
  if (record2.storage === "memory" || commits === 0) return [];
  const calls = Object.fromEntries(
    record2.checks.flatMap((check) => check.calls === void 0 ? [] : [[check.role, check.calls]])
  );
  return Object.keys(calls).length === 0 ? [] : [{ record: record2, commits, calls }];
}
function flushesOf({ fsync, fdatasync, msync, otherSync }) {
  return fsync + fdatasync + msync + otherSync;
}
var unflushedShare = 0.1;
function gapOf({ record: record2, commits, calls: { baseline, candidate } }) {
  if (baseline === void 0 || candidate === void 0 || baseline.unseen + candidate.unseen > 0) return [];
  const flushes = { baseline: flushesOf(baseline), candidate: flushesOf(candidate) };
  const fewer = Math.min(flushes.baseline, flushes.candidate);
  const more = Math.max(flushes.baseline, flushes.candidate);
  const isEachDurable = fewer >= commits * (1 - unflushedShare);
  const isNeitherDurable = more < commits / 2;
  const isAlike = fewer >= more * (1 - unflushedShare);
  return isEachDurable || isNeitherDurable || isAlike ? [] : [{ workload: record2.workload, commits, flushes }];
}
function sum(tests, role) {
  const all = tests.flatMap(({ commits, calls }) => {
    const own2 = calls[role];
    return own2 === void 0 ? [] : [{ commits, flushes: flushesOf(own2), writeBytes: own2.writeBytes, unseen: own2.unseen }];
  });
  return all.reduce((total, one) => ({
    commits: total.commits + one.commits,
    flushes: total.flushes + one.flushes,
    writeBytes: total.writeBytes + one.writeBytes,
    unseen: total.unseen + one.unseen
  }));
}

// src/features/durability/words.ts
var sameBytes = 0.01;
function durabilityWarnings(verdict, names2, escapeText) {
  return durabilityOf(verdict).flatMap((section) => {
    const [gap] = section.gaps;
    if (gap === void 0) return [];
    const { baseline, candidate } = gap.flushes;
    const [lax, strict] = candidate < baseline ? ["candidate", "baseline"] : ["baseline", "candidate"];
    const name6 = (role) => engineName(names2, role);
    return [
      `${sectionPath(section)}: ${name6(lax)} does not commit durably. It flushed ${plural(gap.flushes[lax], "time")} in ${plural(gap.commits, "commit")} of ${escapeText(gap.workload)}, ${name6(strict)} ${plural(gap.flushes[strict], "time")}. In ${count2(section.gaps.length)} of ${plural(section.tests, "test")} the multipliers compare different work.`
    ];
  });
}
function durabilityChanges(verdict, { base = "base" }) {
  return durabilityOf(verdict).flatMap((section) => changeTexts(section, base));
}
function changeTexts(section, base) {
  const { candidate: now, base: before } = section.costs;
  if (now === void 0 || before === void 0 || now.unseen + before.unseen > 0) return [];
  const perCommit = (value, { commits }) => value / commits;
  const flushes = now.flushes === before.flushes ? [] : [
    `${flushText(now)} fsyncs per commit, ${flushText(before)} on ${base} (${count2(now.flushes)} and ${count2(before.flushes)} in ${plural(now.commits, "commit")})`
  ];
  const bytes = Math.abs(now.writeBytes / Math.max(1, before.writeBytes) - 1) < sameBytes ? [] : [
    `${kilobytes(perCommit(now.writeBytes, now))} written per commit, ${kilobytes(perCommit(before.writeBytes, before))} on ${base}`
  ];
  const parts = [...flushes, ...bytes];
  return parts.length === 0 ? [] : [`${sectionPath(section)}: ${parts.join("; ")}`];
}
function flushText({ flushes, commits }) {
  return (flushes / commits).toFixed(2);
}
function uncountedCommits({ engines }) {
  return rolesOf(engines).flatMap((role) => {
    const { name: name6, uncounted } = engines[role] ?? {};
    if (uncounted === void 0) return [];
    return [
      `What ${name6} asks of the system was not counted (${uncounted}): whether its commits are durable is not known.`
    ];
  });
}

// src/features/durability/table.ts
function durabilityTable(durability2, names2, flushNs) {
  const roles2 = ["baseline", "candidate", "base"].filter(
    (role) => durability2.some(({ costs }) => costs[role] !== void 0)
  );
  if (roles2.length === 0) return void 0;
  return {
    columns: [
      ...left("Per commit: fsyncs, written"),
      ...right(...roles2.map((role) => engineName(names2, role)))
    ],
    rows: [
      ...durability2.map((section) => ({
        cells: [sectionPath(section), ...roles2.map((role) => costText(section.costs[role]))],
        highlighted: section.gaps.length > 0
      })),
      ...flushNs === void 0 ? [] : [{ cells: ["an fdatasync of this disk", ...roles2.map(() => `${microseconds(flushNs)} us`)] }]
    ]
  };
}
function costText(costs) {
  if (costs === void 0) return "not counted";
  if (costs.unseen > 0) return "unknown (io_uring)";
  return `${flushText(costs)}, ${kilobytes(costs.writeBytes / costs.commits)}`;
}

// src/features/durability/feature.ts
var name2 = "durability";
var durabilityOptions = {
  "require-durability": option(flag(), {
    help: "No result for a test in which only one engine commits durably, or for which this is unknown",
    note: "Otherwise the section is named in a warning.",
    offered: judging,
    default: false
  })
};
var examination = {
  name: name2,
  failures: durabilityFailures,
  examine: ({ tests }) => assessDurability(tests)
};
var report2 = {
  blocks: ({ recording, runVerdict, words: words2 }) => {
    const table = durabilityTable(durabilityOf(runVerdict), words2.cellNames, recording.machine?.flushNs);
    return at("in the details", { kind: "table", title: "What each commit asked of the system", table });
  },
  warnings: durabilityWarnings,
  againstBase: durabilityChanges
};
var durability = {
  name: name2,
  options: { verdicts: durabilityOptions },
  requires: (given) => valuesOf(durabilityOptions, given)["require-durability"] === true ? [name2] : [],
  examination,
  runWarnings: uncountedCommits,
  report: report2
};

// src/results/untrusted.ts
import { globSync, readFileSync as readFileSync2 } from "node:fs";
import path5 from "node:path";

// src/results/json/structure.ts
var limits2 = {
  /** Lists and mappings inside each other. */
  depth: 16,
  /** Keys of one mapping. */
  keys: 2e3,
  /** Items of one list: a sample of each engine in every round. */
  items: 3e4,
  /** Keys of all mappings together. */
  allKeys: 8e5,
  /** Different ones: each costs the parser far more than a repeated one. */
  keyNames: 5e3,
  /** Lists and mappings together. */
  parts: 15e5
};
var codes = {
  quote: 34,
  backslash: 92,
  colon: 58,
  comma: 44,
  openList: 91,
  openMapping: 123,
  closeList: 93,
  closeMapping: 125
};
function requireModestStructure(content, fileName) {
  const keysAt = new Uint32Array(limits2.depth + 1);
  const itemsAt = new Uint32Array(limits2.depth + 1);
  const names2 = /* @__PURE__ */ new Set();
  const text3 = Buffer.from(content.buffer, content.byteOffset, content.length);
  let string2;
  let depth = 0;
  let keys = 0;
  let parts = 0;
  for (let at2 = 0; at2 < content.length; at2++) {
    const code = content[at2];
    if (code === codes.quote) {
      const start = at2;
      at2 = endOfString(content, at2);
      string2 = { start, end: at2 };
    } else if (code === codes.openList || code === codes.openMapping) {
      depth++;
      parts++;
      if (depth > limits2.depth) refuse(fileName, `${limits2.depth} levels of lists and mappings`);
      if (parts > limits2.parts) refuse(fileName, `${limits2.parts} lists and mappings`);
      keysAt[depth] = 0;
      itemsAt[depth] = 1;
    } else if (code === codes.closeList || code === codes.closeMapping) depth = Math.max(0, depth - 1);
    else if (code === codes.colon) {
      keys++;
      keysAt[depth] = (keysAt[depth] ?? 0) + 1;
      if (string2 !== void 0) names2.add(text3.toString("latin1", string2.start, string2.end));
      string2 = void 0;
      if (names2.size > limits2.keyNames) refuse(fileName, `${limits2.keyNames} different keys`);
      if (keys > limits2.allKeys) refuse(fileName, `${limits2.allKeys} keys`);
      if ((keysAt[depth] ?? 0) > limits2.keys) refuse(fileName, `${limits2.keys} keys in one mapping`);
    } else if (code === codes.comma) {
      itemsAt[depth] = (itemsAt[depth] ?? 0) + 1;
      if ((itemsAt[depth] ?? 0) > limits2.items) refuse(fileName, `${limits2.items} items in one list`);
    }
  }
}
function refuse(fileName, what) {
  throw new InputError(`${fileName}: more than ${what}: no run of this tool has that many`);
}
function endOfString(content, start) {
  let at2 = start + 1;
  while (at2 < content.length && content[at2] !== codes.quote) at2 += content[at2] === codes.backslash ? 2 : 1;
  return at2;
}

// src/results/required-controls.ts
function requireControls(recording, plan, input) {
  const { plan: shardPlan, machines } = recording;
  const parts = shardPlan === void 0 || machines === void 0 ? [{ recording, tests: plan.tests }] : machines.map(({ shard = 0, controls = [] }) => {
    const own2 = new Set(shardPlan.shards[shard - 1]);
    return {
      recording: { ...recording, controls },
      tests: plan.tests.filter((test) => own2.has(testPath(test)))
    };
  });
  for (const { recording: part, tests } of parts) requireControlsOf(part, { ...plan, tests }, input);
}
function requireControlsOf({ run: run2, tests, controls = [] }, { tests: planned, rule: { rounds } }, input) {
  if (run2?.stopped !== void 0) return;
  const chosen = chooseControls(planned);
  const plan = planControls(chosen, typeof rounds === "number" ? rounds : rounds.min);
  const expected = plan.rounds * plan.visits;
  const pairs = new Map(controls.map((control) => [testPath(control), control.pairs.length]));
  const failed2 = new Set(
    tests.filter(({ failures }) => failures.some(({ role }) => role === "baseline")).map(testPath)
  );
  for (const path9 of chosen.map(testPath)) {
    const found = pairs.get(path9) ?? 0;
    if (found < expected && !failed2.has(path9))
      throw new InputError(
        `input ${input}: the control ${path9}, SQLite against SQLite, has ${found} of the ${expected} pairs that every complete run takes: measure again, with more max-minutes if the time was up`
      );
  }
}

// src/results/required-settings.ts
function requireSettings2({ engines, tests }, {
  catalogue,
  tests: planned,
  pragmas,
  names: names2
}, input) {
  const isCommon = ({ variant }) => !hasOwnSettings(variant) && !isForServers(variant, catalogue);
  const common = planned.filter(isCommon);
  for (const storage of storages.filter((one) => common.some((test) => test.storage === one)))
    for (const role of rolesOf(engines)) {
      const where = `${role} ${names2[role]}, storage ${storage}`;
      requirePragmas(
        engines[role]?.pragmas?.[storage] ?? [],
        pragmas[role]?.[storage] ?? [],
        `input ${input}: ${where}`
      );
      const inForce = engines[role]?.settings?.[storage];
      const isMeasured = tests.some(
        (test) => test.storage === storage && isCommon(test) && test.checks.some((check) => check.role === role)
      );
      if (inForce === void 0 && isMeasured)
        throw new InputError(
          `input ${input}: ${where}: its settings are missing, and every run reads them back: measure again`
        );
      if (inForce === void 0) continue;
      for (const setting2 of decisiveSettings) {
        const asked2 = askedValue(withPragmas(pragmas[role] ?? {})[storage], storage, setting2);
        const expected = asked2 ?? (setting2 === "synchronous" ? fullSynchronous : void 0);
        if (expected === void 0 || inForce[setting2] === expected) continue;
        const found = inForce[setting2];
        throw new InputError(
          `input ${input}: ${where}: ${setting2} is ${found === null ? "none" : formatValue(formatSetting(setting2, found))}, and ${formatSetting(setting2, expected)} is expected, ${asked2 === void 0 ? "SQLite's own default" : "as asked for"}; put ${setting2} into pragmas of the configuration file of both workflows`
        );
      }
    }
  for (const role of rolesOf(engines))
    requirePlainAnswers(engines[role], `input ${input}: ${role} ${names2[role]}`);
}
var fullSynchronous = "2";
function requirePlainAnswers(facts, where) {
  const { settings = {}, variantSettings = {} } = facts ?? {};
  for (const known of [settings, ...Object.values(variantSettings)])
    for (const [storage, inForce] of Object.entries(known))
      for (const [setting2, answer] of Object.entries(inForce)) {
        const allowed = setting2 === "journal_mode" ? /^[a-z_]{1,20}$/ : /^-?\d{1,20}$/;
        if (answer !== null && !allowed.test(answer))
          throw new InputError(
            `${where}, storage ${storage}: ${setting2} is ${formatValue(answer)}, which is no answer of an engine: measure again`
          );
      }
}
function requirePragmas(recorded, own2, where) {
  const [left2, right2] = [recorded.join(" "), own2.join(" ")];
  if (left2 === right2) return;
  const show = (list) => list === "" ? "none" : formatValue(list);
  throw new InputError(
    `${where}: the pragmas are ${show(left2)}, and ${show(right2)} is expected: give both workflows the same configuration file`
  );
}

// src/results/untrusted.ts
function readUntrusted(patterns, folder, plan, check, expected, features2 = []) {
  const files = readShards(patterns, folder, plan, "results", features2);
  const foreign = foreignFiles(files, check);
  const [first, ...others] = files.filter((file2) => !foreign.has(file2));
  const [[file, reason] = []] = foreign;
  if (file !== void 0 && (expected === void 0 || first === void 0))
    throw new InputError(`input results: ${file.fileName} ${reason}`);
  if (first === void 0) throw new InputError("input results: no file is given");
  const { skipped: _, ...merged } = withProblems(
    mergeRecordings([first, ...others], choosePlan([first, ...others], expected), features2),
    foreign
  );
  const recording = withRule(rename(withCheckedBase(merged, plan), plan.names), plan);
  requirePlanned(recording, plan);
  requireExpected(recording, plan, "results", features2);
  const { tests, skipped } = findRunnable(plan.tests, recording.engines.base !== void 0);
  const runnable = { ...plan, tests };
  requireSettings2(recording, runnable, "results");
  requireControls(recording, runnable, "results");
  for (const { trust } of features2) trust?.(recording, plan);
  const known = { ...recording, ...skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) } };
  return complete({ ...known, warnings: deriveWarnings(known, runnable, features2) }, runnable);
}
function readUntrustedSecond(patterns, folder, plan, claims, check, features2 = []) {
  const input = "confirmed-by";
  if (patterns.every((pattern) => globSync(pattern, { cwd: folder }).length === 0)) return void 0;
  const attempts = readShards(patterns, folder, plan, input, features2);
  const [[file, reason] = []] = foreignFiles(attempts, check);
  if (file !== void 0) throw new InputError(`input ${input}: ${file.fileName} ${reason}`);
  const [newest, ...others] = attempts.toSorted((a, b) => attemptOf(b) - attemptOf(a));
  if (newest === void 0) return void 0;
  if (others.some((one2) => attemptOf(one2) === attemptOf(newest)))
    throw new InputError(
      `input ${input}: ${attempts.map(({ fileName }) => fileName).join(" and ")} are of one attempt: one machine confirms`
    );
  const { skipped: _, plan: __, shard: ___, ...one } = newest.recording;
  const recording = withRule(rename(withCheckedBase(one, plan), plan.names), plan, claims);
  requireExpected(recording, plan, input);
  requireSettings2(recording, plan, input);
  requireControls(recording, plan, input);
  return complete({ ...recording, warnings: deriveWarnings(recording, plan, features2) }, plan);
}
function readShards(patterns, folder, plan, input, features2) {
  return findFiles(patterns, folder, input).map((file) => {
    const fileName = path5.relative(".", file);
    return { fileName, recording: readShard(file, fileName, plan, input, features2) };
  });
}
function foreignFiles(files, check) {
  const found = /* @__PURE__ */ new Map();
  for (const file of files) {
    const reason = check(file.recording);
    if (reason !== void 0) found.set(file, reason);
  }
  return found;
}
function choosePlan(files, expected) {
  const planned = files.find(({ recording }) => recording.plan !== void 0);
  if (expected === void 0) {
    if (planned === void 0) return void 0;
    throw new InputError(
      `input plan: ${planned.fileName} is of the plan ${planned.recording.plan?.hash}, and no plan is given: give plan, or shards and the other settings that the plan was made with`
    );
  }
  const { plan, whyRefused } = expected;
  const isThere = files.some(({ recording }) => recording.plan?.hash === plan.hash);
  if (whyRefused === void 0 || planned === void 0 || isThere) return plan;
  const other = commonPlan(files);
  const reason = whyRefused(other);
  if (reason === void 0) return other;
  throw new InputError(
    `input results: the plan ${other.hash} is not this publisher's, ${plan.hash}: ${reason}`
  );
}
function withRule({ run: run2, ...recording }, { rule: { rounds, alpha, precision, confirmElsewhere } }, claims) {
  if (run2 === void 0) return recording;
  const { precision: _, confirmElsewhere: __, confirms = [], ...facts } = run2;
  const named = new Set(confirms);
  const own2 = claims === void 0 ? omitUndefined({ precision, confirmElsewhere }) : { ...omitUndefined({ precision }), confirms: claims.filter((claim) => named.has(claim)) };
  return { ...recording, run: { ...facts, rounds, alpha, ...own2 } };
}
function withCheckedBase({ identicalBase, ...recording }, { requireBase, isBaseIdentical, pragmas }) {
  if (identicalBase === void 0) return recording;
  if (isBaseIdentical && samePragmas(pragmas)) return { ...recording, identicalBase };
  if (!requireBase) return recording;
  throw new InputError(
    "input require-base: the results say that candidate and base are the same file, which nobody has checked: set identical-base: measure where they are measured, as the action does by default with publish: false"
  );
}
function requirePlanned({ tests }, plan) {
  const planned = new Set(plan.tests.map(testPath));
  const [first, ...others] = tests.map(testPath).filter((path9) => !planned.has(path9));
  if (first === void 0) return;
  const more = others.length === 0 ? "" : `, nor were ${others.length} others`;
  throw new InputError(
    `input results: ${first} was not planned${more}: give both workflows the same suites, variants, storages and workloads`
  );
}
function withProblems(recording, foreign) {
  if (foreign.size === 0) return recording;
  const left2 = [...foreign].map(([{ fileName: name6 }, reason]) => ({ name: name6, reason: `it ${reason}` }));
  return { ...recording, problems: [...recording.problems ?? [], ...left2].slice(0, limits.perTest) };
}
function readShard(file, fileName, { catalogue }, input, features2) {
  const content = readFileSync2(file);
  requireModestStructure(content, fileName);
  const text3 = content.toString("utf8");
  const isJson = text3.trim() === "" || text3.trimStart().startsWith("{");
  const recording = isJson ? parseRecording(text3, fileName, features2) : void 0;
  if (recording?.run === void 0 || recording.mediansOnly === true)
    throw new InputError(
      `input ${input}: ${fileName} is not the results of a run: name the results.json that the action wrote`
    );
  requirePart(recording.run, fileName, input);
  const known = new Map(testsOf(catalogue).map((test) => [testPath(test), test]));
  for (const test of [...recording.tests, ...recording.controls ?? []])
    if (!known.has(testPath(test)))
      throw new InputError(`input ${input}: ${formatValue(testPath(test))} is no test of this tool`);
  for (const test of recording.tests) {
    const { compare: compare2 = "both" } = known.get(testPath(test)) ?? {};
    if ((test.compare ?? "both") !== compare2)
      throw new InputError(
        `input ${input}: ${testPath(test)} was measured with compare ${test.compare ?? "both"}, and ${compare2} is expected: give both workflows the same own workloads`
      );
  }
  const { problems: _, machines: __, confirmation: ___, ...own2 } = recording;
  return { ...own2, warnings: [] };
}
function requirePart({ confirms }, fileName, input) {
  if (confirms !== void 0 && input !== "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName} is of the machine that confirms: give it with confirmed-by`
    );
  if (confirms === void 0 && input === "confirmed-by")
    throw new InputError(
      `input ${input}: ${fileName} is not of a machine that confirms: give what was measured with confirm`
    );
}
function rename(recording, names2) {
  return {
    ...recording,
    engines: perEngine(recording.engines, (facts, role) => ({ ...facts, name: names2[role] }))
  };
}
function requireExpected({ suite: suite2, engines, identicalBase, problems }, plan, input, features2 = []) {
  const { rows, seed, statements, threads } = plan;
  const size = { rows, seed, ...hasSuite(plan.tests, "tpcc") ? { warehouses: plan.warehouses } : {} };
  const expected = { ...size, statements, threads };
  const recorded = suite2 && { ...suite2, statements: suite2.statements ?? "text", threads: suite2.threads ?? 1 };
  for (const name6 of ["rows", "seed", "warehouses", "statements", "threads"])
    if (name6 in expected && recorded?.[name6] !== expected[name6])
      throw new InputError(
        `input ${name6}: ${expected[name6]} is expected, and the results have ${recorded?.[name6] ?? "none"}: give both workflows the same inputs`
      );
  const { hash, others = {} } = suiteHashes(size, plan.tests, {
    catalogue: plan.catalogue,
    hashes: Object.fromEntries(
      features2.flatMap(({ name: name6, expectedHash: expectedHash2 }) => {
        const own2 = expectedHash2?.(plan);
        return own2 === void 0 ? [] : [[name6, own2]];
      })
    )
  });
  const hashes = [
    ["suite.hash", recorded?.hash, hash],
    ...Object.entries(others).map(
      ([suite3, own2]) => [`suite.others.${suite3}`, recorded?.others?.[suite3], own2]
    )
  ];
  const mayLack = (found) => found === void 0 && problems !== void 0;
  for (const [name6, found, own2] of hashes)
    if (found !== own2 && !mayLack(found))
      throw new InputError(
        `input ${input}: ${name6} is ${found}, and this version's suite of ${rows} rows and seed ${seed} has ${own2}: other SQL was timed; ${remedyOf(name6)}`
      );
  if (plan.requireBase && engines.base === void 0 && identicalBase === void 0)
    throw new InputError(
      "input require-base: a base is expected, and the results have none: give base to the workflow that measures, or set require-base: false here"
    );
}
function remedyOf(hash) {
  const own2 = hash === "suite.others.own" ? " and the same own workloads" : "";
  return `use the same version of the action${own2} in both workflows`;
}
function deriveWarnings(recording, { tests }, features2) {
  const planned = storages.filter((storage) => tests.some((test) => test.storage === storage));
  const engines = perEngine(
    recording.engines,
    (facts) => facts.uncounted === void 0 ? facts : { ...facts, uncounted: "the measuring job reports why" }
  );
  const merged = recording.warnings.map((warning) => `${warning.split(":", 1)[0]}.`);
  return [...merged, ...warningsOf({ ...recording, engines }, planned, features2)];
}
function complete(recording, { tests }) {
  const measured = new Set(recording.tests.map(testPath));
  const missing = tests.filter((test) => !measured.has(testPath(test)));
  const { run: run2 } = recording;
  return {
    ...recording,
    ...run2?.planned && {
      run: { ...run2, planned: { ...run2.planned, tests: recording.tests.length + missing.length } }
    },
    tests: [
      ...recording.tests,
      ...missing.map((test) => ({ ...test, samples: [], checks: [], failures: [] }))
    ]
  };
}

// src/features/fleet/confirmed.ts
function addUntrustedConfirmation(first, publishing) {
  const { plan, criteria, workspace, check, features: features2 } = publishing;
  const { "confirmed-by": files } = valuesOf(partOptions, plan.given);
  if (files === void 0) return first;
  const { measurement, ...verdict } = judgeRecording(first, criteria, features2);
  const claims = openClaims(verdict);
  if (claims.length === 0) return first;
  const asked2 = { ...plan, tests: testsOfClaims(claims, plan.tests) };
  const second = readUntrustedSecond(files, workspace, asked2, claims, check, features2);
  if (second === void 0) {
    if (measurement.state !== "complete") return first;
    return { ...first, problems: [...first.problems ?? [], unconfirmed(claims)] };
  }
  const problem = whyNotAnotherMachine(first, second);
  if (problem === void 0) return addSecondMachine(first, second, "input confirmed-by");
  const warning = `What fails was measured again, which confirms nothing: ${problem}.`;
  return { ...first, warnings: [...first.warnings, warning] };
}

// src/features/fleet/feature.ts
var fleet = {
  name: "fleet",
  options: { machines: { ...partOptions, ...planOptions } },
  takes: takenOptions4,
  rule: ruleOf,
  part: readMachinePart,
  require: requireOwnPlan,
  findFiles: findFilesToConfirm,
  addResults: addConfirmation,
  addUntrusted: addUntrustedConfirmation,
  expectedPlan: async (...publishing) => (await import("./chunk-BMOWL3QH.js")).expectedPlan(...publishing),
  examples: {
    run: ["run --candidate build/libdoltlite.so --plan plan.json --shard 2 --out shard-2"],
    report: ["report first/results.json --confirmed-by second/results.json"]
  },
  commands: {
    plan: {
      purpose: "Divide the tests of a run between machines, and print them as the matrix of a workflow.",
      examples: [
        "plan --shards 4",
        "plan --shards 32 --minutes 10 --suites oltp,types,raw --costs results.json",
        "plan --config bench-gate.yml --shards 8 --history nightly",
        "plan --candidate server.yml --suites server,tpcc --storages file --shards 4"
      ],
      read: readPlanCommand,
      run: async (command2, world) => (await import("./chunk-WQUJK3FW.js")).planCommand(command2, world)
    }
  },
  actions: {
    "action plan": {
      folder: "plan",
      purpose: "Divides the tests of a run between several machines.",
      outputs: {
        matrix: "Shards as the matrix of a job, for fromJSON; the input plan of the jobs that measure them",
        "plan-hash": "Hash of the plan, for the names of its artifacts"
      },
      step: async (...inputs) => (await import("./chunk-5X7A2FC2.js")).planStep(...inputs)
    }
  }
};
function readPlanCommand({ given: all }) {
  const { config, ...given } = all;
  const hasOthers = config !== void 0 || all["own-workloads"] !== void 0;
  requireKnownWorkloads(given.workloads, hasOthers, "--workloads");
  return { given, ...omitUndefined({ config }) };
}

// src/features/growth/growth.ts
var linearTolerance = 0.1;
function growthOf(sections, rows) {
  if (rows === void 0) return [];
  return suiteNames.flatMap(
    (suite2) => suites[suite2].tableRows === void 0 ? [] : growthIn(suite2, sections, rows)
  );
}
function growthIn(suite2, sections, rows) {
  const { tableRows = () => rows } = suites[suite2];
  const tests = sections.filter(({ variant }) => suiteOf(variant) === suite2).flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const groups = Map.groupBy(tests, ({ storage, kind, workload }) => `${storage}/${kind}/${workload}`);
  return [...groups.values()].flatMap((sizes) => {
    const measured = sizes.flatMap((one) => one.state === "measured" ? [one] : []);
    const [first] = measured;
    if (first === void 0 || measured.length < variantsOf(suite2).length) return [];
    const hasBase = measured.every(({ base }) => base?.state === "measured");
    const points = measured.map(
      ({ variant, storage: storage2, kind: kind2, workload: workload2, timeNs, base }) => ({
        test: { variant, storage: storage2, kind: kind2, workload: workload2 },
        rows: tableRows(variant, rows),
        timeNs: { ...timeNs, ...hasBase && base?.state === "measured" ? { base: base.timeNs.base } : {} }
      })
    ).toSorted((a, b) => a.rows - b.rows);
    const { storage, kind, workload } = first;
    return [{ storage, kind, workload, exponents: exponentsOf(points), sizes: points }];
  });
}
function exponentsOf(sizes) {
  const exponent = (role) => slopeOf(sizes.map(({ rows, timeNs }) => [Math.log(rows), Math.log(timeNs[role])]));
  return perEngine(sizes[0].timeNs, (_, role) => exponent(role));
}
function slopeOf(points) {
  return linearRegression(points.map(([x, y]) => [x, y])).m;
}

// src/features/growth/table.ts
function growthTable(growth2, names2, escapeText) {
  if (growth2.length === 0) return void 0;
  const roles2 = ["baseline", "candidate", "base"].filter(
    (role) => growth2.some(({ exponents }) => exponents[role] !== void 0)
  );
  return {
    columns: [
      ...left("Growth with the table"),
      ...right(...roles2.map((role) => engineName(names2, role))),
      ...left("")
    ],
    rows: growth2.map(({ storage, kind, workload, exponents }) => ({
      cells: [
        `${storage}/${kind}/${escapeText(workload)}`,
        ...roles2.map((role) => exponents[role]?.toFixed(2) ?? "-"),
        words(exponents, names2)
      ],
      highlighted: exponents.candidate > 1 + linearTolerance
    }))
  };
}
function words({ baseline, candidate }, names2) {
  const faster = candidate > baseline + linearTolerance ? [`grows faster than ${names2.baseline}`] : [];
  const shape = candidate > 1 + linearTolerance ? ["superlinear"] : candidate >= 1 - linearTolerance ? ["linear"] : [];
  return [...shape, ...faster].join(", ");
}

// src/features/growth/feature.ts
var growthReport = {
  blocks: ({ recording, verdict, words: words2 }) => {
    const found = growthOf(verdict.sections, recording.suite?.rows);
    const table = growthTable(found, words2.shortNames, words2.shortCell);
    const blocks = [{ kind: "table", table }];
    return at("with the sections", { kind: "details", title: "Growth with the size of the table", blocks });
  }
};
var growth = {
  name: "growth",
  report: growthReport,
  page: { add: withGrowth }
};
function withGrowth(page, recording, verdict) {
  const data = growthData(recording, verdict);
  if (data === void 0 || page.run === void 0) return page;
  const rows = new Map(data.workloads.flatMap(({ tests: tests2 }, row) => tests2.map((test) => [test, row])));
  const tests = page.tests.map((test, index) => {
    const row = rows.get(index);
    return row === void 0 ? test : { ...test, growth: row };
  });
  return { ...page, tests, run: { ...page.run, growth: data } };
}
function growthData(recording, verdict) {
  const growth2 = growthOf(verdict.sections, recording.suite?.rows);
  const table = growthTable(growth2, engineNames(recording, inPage), inPage);
  if (table === void 0) return void 0;
  const indexes = new Map(
    testVerdicts(verdict).map(({ comparison }, index) => [testPath(comparison), index])
  );
  const workloads = growth2.map(({ sizes }) => {
    const [first] = sizes;
    return {
      tests: sizes.map(({ test }) => indexes.get(testPath(test))),
      rows: sizes.map(({ rows }) => rows),
      times: perEngine(first.timeNs, (_, role) => sizes.map(({ timeNs }) => timeNs[role]))
    };
  });
  return { table, workloads };
}

// src/features/history/command-line.ts
function read({ name: name6, given: all, operands }) {
  const { history: history2, branch, label, date, last, config, format, test } = valuesOf(commandOptions, all);
  if (history2 === void 0)
    throw new InputError(`--history is missing: name the folder of the history; ${seeHelp(name6)}`);
  const selection = { history: history2, last, ...omitUndefined({ branch }) };
  switch (name6) {
    case "history add": {
      const { commit } = valuesOf({ commit: publishOptions.commit }, all);
      const {
        history: _,
        branch: __,
        label: ___,
        commit: ____,
        config: _____,
        date: ______,
        ...given
      } = all;
      const identity = omitUndefined({ config, commit, branch, label, date });
      return { kind: "history add", files: operands, history: history2, given, ...identity };
    }
    case "history list":
      return { kind: "history list", ...selection, format };
    case "history show": {
      const [run2 = "", ...others] = operands;
      refuseOperands(name6, others);
      return { kind: "history show", history: history2, run: run2, format };
    }
    case "history trend":
      return { kind: "history trend", ...selection, ...omitUndefined({ test }), format };
    case "history export":
      return { kind: "history export", ...selection, ...omitUndefined({ test }) };
    case "history verify":
      return { kind: "history verify", history: history2 };
  }
}
var run = async (command2, world) => (await import("./chunk-4WWEQDAZ.js")).historyCommand(command2, world);
var commands = {
  "history add": {
    purpose: "Keep the figures of a run in a history.",
    files: "results.json files of one run",
    examples: [
      "history add results.json --history nightly --branch main",
      "history add results.json --history releases --label 0.51.3 --date 2026-03-14"
    ],
    read,
    run
  },
  "history list": {
    purpose: "List the runs of a history, and where the machine or SQLite changed.",
    examples: [
      "history list --history nightly",
      "history list --history nightly --last 10 --format markdown"
    ],
    read,
    run
  },
  "history show": {
    purpose: "Print what a history keeps of a run.",
    operand: { name: "run", meaning: "its id, the beginning of its commit, its label, or newest" },
    examples: [
      "history show newest --history nightly",
      "history show 0.51.3 --history releases --format json"
    ],
    read,
    run
  },
  "history trend": {
    purpose: "Say which tests became slower or faster, since when, and by how much.",
    examples: [
      "history trend --history nightly --branch main",
      "history trend --history nightly --test int/memory/writes/oltp_insert"
    ],
    read,
    run
  },
  "history export": {
    purpose: "Print every figure of a history as comma-separated values.",
    examples: [
      "history export --history nightly",
      "history export --history nightly --branch main --last 90"
    ],
    read,
    run
  },
  "history verify": {
    purpose: "Read every file of a history, and name those that are damaged.",
    examples: ["history verify --history nightly", "history verify --history releases"],
    read,
    run
  }
};

// src/features/history/feature.ts
var history = {
  name: "history",
  options: { history: historyOptions, publishing: historyInputs },
  takes: takenOptions,
  readEarlier: async (...inputs) => (await import("./chunk-43FMLMKG.js")).readEarlier(...inputs),
  page: { alone: async (given) => (await import("./chunk-43FMLMKG.js")).earlierPage(given) },
  beforePublishing: async (context, made) => (await import("./chunk-EPGLMJIE.js")).historyStep(context, made),
  outputs: {
    "changed-tests": {
      meaning: "JSON array of the tests that differ from the newest runs of the history, or changed within them: test, ratio, and since which commit",
      empty: []
    },
    "history-run": { meaning: "Id of the run that was added to the history; empty if none was", empty: "" },
    "history-commit": { meaning: "Commit of the history's branch that has this run", empty: "" }
  },
  actions: {
    "action history": {
      folder: "history",
      purpose: "Writes the page of the history that a branch holds, index.html, and the badge of its newest run, badge.json, for a step that publishes them.",
      outputs: {
        "html-path": "Path of the page",
        "badge-path": "Path of the badge's data, which shields.io draws"
      },
      step: async (...inputs) => (await import("./chunk-FPYHDPUS.js")).pageStep(...inputs)
    }
  },
  commands,
  commandGroups: { history: "Keep the figures of runs, and say what became of each test over time." }
};

// src/features/html/feature.ts
var html = {
  name: "html",
  options: {
    output: {
      html: option(flag(), {
        help: "Report as one HTML file beside the others, report.html",
        note: "The action's output `html-path` names it, for a step that uploads it.",
        offered: ["run", "report", "replay", "file", ...reporting],
        default: false
      })
    }
  },
  outputs: {
    "html-path": {
      meaning: "Path of report.html, one file for any browser, empty unless the input html asks for it",
      empty: ""
    }
  },
  reportFile: {
    name: "report.html",
    option: "html",
    output: "html-path",
    render: async (...run2) => (await import("./chunk-FAYAVNQQ.js")).drawPage((await import("./chunk-C6WVH4ZM.js")).runPage(...run2))
  },
  commands: {
    html: {
      purpose: "Write a run, a history or both as one HTML file: heat map, every pair of each test, trends.",
      files: "results.json files of one run; none for a history alone",
      filesAreOptional: true,
      examples: [
        "html bench-results/results.json --out report.html",
        "html shard-*/results.json --config gate.yml --history nightly",
        "html --history nightly --branch main --last 90 --out history.html"
      ],
      read: ({ given: all, operands: files }) => {
        const { config, ...given } = all;
        return { files, given, ...omitUndefined({ config }) };
      },
      run: async (command2, world) => (await import("./chunk-QYQPDQHR.js")).htmlCommand(command2, world)
    }
  }
};

// src/features/init/feature.ts
var workflows = {
  forks: option(choice("answer", ["yes", "no"]), {
    help: "Whether pull requests come from forks",
    note: "If they do, one workflow measures without rights, and another one publishes. Otherwise one workflow does both.",
    offered: ["init"],
    otherwise: "asked on a terminal, or yes"
  }),
  packages: option(text2(), {
    help: "Packages of Ubuntu that the build needs, separated by spaces",
    offered: ["init"],
    otherwise: "asked on a terminal, or none"
  }),
  print: option(flag(), {
    help: "Print the files, and write none",
    offered: ["init"],
    default: false
  })
};
var asked = { otherwise: "asked on a terminal" };
var init = {
  name: "init",
  options: { workflows },
  takes: {
    init: {
      build: { help: "Shell command that builds the engine, in the root of a checkout", ...asked },
      candidate: { help: "Engine that the command leaves, relative to the root", ...asked },
      "candidate-name": {}
    }
  },
  commands: {
    init: {
      purpose: "Write the workflows that gate pull requests, and their configuration.",
      files: "results.json files of first runs, from which ceilings are proposed",
      filesAreOptional: true,
      examples: [
        "init --build 'make libengine.so' --candidate libengine.so --forks yes",
        "init bench-results/results.json --build make --candidate libengine.so --packages tcl"
      ],
      read: ({ given, operands: results }) => ({
        given,
        results,
        print: valuesOf(workflows, given).print
      }),
      run: async (command2, world) => (await import("./chunk-B4WXMRRH.js")).initCommand(command2, world)
    }
  }
};

// src/features/own/read.ts
import path7 from "node:path";

// src/features/own/files.ts
import { existsSync, globSync as globSync2, readFileSync as readFileSync3, realpathSync, statSync as statSync3 } from "node:fs";
import path6 from "node:path";
function findOwnFiles(given, texts) {
  const named = filesOf(given, texts);
  return [...new Set(named.patterns.flatMap((_, index) => findFiles2(named, index)))];
}
function filesOf(patterns, texts) {
  if (patterns !== void 0) return { patterns, folder: ".", placeOf: () => "own-workloads" };
  const named = texts.map(namedIn).findLast((one) => one !== void 0);
  return named ?? { patterns: [], folder: ".", placeOf: () => "" };
}
function namedIn(text3) {
  const { data } = paths().schema.safeParse(Object(text3.value)["own-workloads"]);
  if (data === void 0) return void 0;
  return {
    patterns: data,
    folder: text3.folder,
    placeOf: (index) => `${text3.name}:${text3.position(text3.offsetOf(["own-workloads", index]))}: own-workloads[${index}]`
  };
}
function findFiles2({ patterns, folder, placeOf: placeOf2 }, index) {
  const pattern = patterns[index] ?? "";
  const place2 = path6.resolve(folder, pattern);
  const isThere = existsSync(place2);
  if (isThere && statSync3(place2).isDirectory())
    throw new InputError(
      `${placeOf2(index)}: ${formatValue(pattern)} is a folder: name its files, such as ${path6.join(pattern, "*.yml")}`
    );
  const found = isThere ? [place2] : globSync2(pattern, { cwd: folder }).map((file) => path6.resolve(folder, file)).toSorted();
  if (found.length === 0)
    throw new InputError(
      `${placeOf2(index)}: no file is or matches ${formatValue(pattern)} in ${path6.resolve(folder)}`
    );
  return found.map(shownPath);
}
function shownPath(file) {
  return isInside(file, path6.resolve(".")) ? path6.relative(".", file) : file;
}
function readOwnFile(file, label, root) {
  try {
    if (root !== void 0 && !isInside(realpathSync(file), realpathSync(root)))
      throw new InputError(`${label} "${file}" leads out of the workspace: name a file of the repository`);
    if (!statSync3(file).isFile()) throw new InputError(`${label} "${file}" is not a file`);
    return readFileSync3(file, "utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${label} "${file}" cannot be read (${cause.message})`, { cause });
  }
}

// src/features/own/tokenize.ts
var token = /(?<space>\s+)|(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<open>['"`[])|(?<end>;)|(?<parameter>\?\d*|[:@$#][A-Za-z_]\w*)|(?<word>[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*)|(?<number>\d[\w.]*)|(?<other>[\s\S])/uy;
function* tokenize(sql2) {
  for (let offset = 0; offset < sql2.length; ) {
    token.lastIndex = offset;
    const { groups = {}, 0: found } = token.exec(sql2);
    const kind = Object.keys(groups).find((one) => groups[one] !== void 0);
    const end = kind === "open" ? endOfQuotation(sql2, offset) : void 0;
    if (end === void 0) yield { kind, text: found, offset };
    else yield { kind: found === "'" ? "literal" : "name", text: sql2.slice(offset, end), offset };
    offset = end ?? offset + found.length;
  }
}
function endOfQuotation(sql2, start) {
  const quote = sql2.charAt(start);
  if (quote === "[") return endAfter(sql2.indexOf("]", start));
  let at2 = sql2.indexOf(quote, start + 1);
  while (at2 >= 0 && sql2.charAt(at2 + 1) === quote) at2 = sql2.indexOf(quote, at2 + 2);
  return endAfter(at2);
}
function endAfter(found) {
  return found < 0 ? void 0 : found + 1;
}

// src/features/own/placeholders.ts
var names = [":i", ":rnd", ":text"];
var mostLetters = 1e6;
var call = /:(?:i(?!\w)|rnd\(\s*(-?\d+)\s*,\s*(-?\d+)\s*\)|text\(\s*(\d+)\s*\))/y;
function parsePlaceholders(sql2) {
  if (!/[:?@$#]/.test(sql2)) return { pieces: [sql2], parts: [] };
  const pieces = [];
  const parts = [];
  let fixed = "";
  let next = 0;
  for (const { kind, text: text3, offset } of tokenize(sql2)) {
    if (offset < next) continue;
    const found = kind === "parameter" ? readCall(sql2, offset) : kind === "literal" ? readLiteral(text3) : text3;
    if (typeof found === "object" && "problem" in found) return { ...found, offset };
    if (typeof found === "string") {
      fixed += found;
      continue;
    }
    pieces.push(fixed.endsWith("-") ? `${fixed} ` : fixed);
    parts.push(found.placeholder);
    fixed = "";
    next = offset + found.length;
  }
  return { pieces: [...pieces, fixed], parts };
}
function readPlaceholders({ sql: sql2, place: place2 }) {
  const parsed = parsePlaceholders(sql2);
  if ("problem" in parsed) throw new Error(`${place2}: ${parsed.problem}`);
  return parsed;
}
function fillIn({ pieces, parts }, repetition, random) {
  return { type: "template", pieces, parts: parts.map((part) => draw(part, repetition, random)) };
}
function maxLengthOf({ pieces, parts }) {
  return pieces.reduce((sum2, piece) => sum2 + piece.length, 0) + parts.reduce((sum2, part) => sum2 + maxPlaceLength(part), 0);
}
function maxPlaceLength(part) {
  switch (part.kind) {
    case "repetition":
    case "integer":
      return `${Number.MIN_SAFE_INTEGER}`.length;
    case "letters":
      return part.count;
    case "literal":
      return maxLengthOf(part);
  }
}
function draw(part, repetition, random) {
  switch (part.kind) {
    case "repetition":
      return repetition;
    case "integer":
      return random.integer(part.first, part.last);
    case "letters":
      return random.letters(part.count);
    case "literal":
      return part.pieces.reduce(
        (text3, piece, index) => `${text3}${draw(part.parts[index - 1], repetition, random)}${piece}`
      );
  }
}
function readCall(sql2, at2) {
  call.lastIndex = at2;
  const found = call.exec(sql2);
  if (found !== null) return placeholderOf(found);
  const written = /^.\w*/.exec(sql2.slice(at2))?.[0] ?? "";
  if (!written.startsWith(":"))
    return { problem: `${written} is a parameter, and nothing is bound to it: use ${names.join(", ")}` };
  const form = { ":rnd": ":rnd(first,last), two whole numbers", ":text": ":text(n), a whole number" }[written];
  return {
    problem: form === void 0 ? unknownName("placeholder", written, names) : `${written} is written ${form}`
  };
}
function placeholderOf([text3, first, last, count3]) {
  const { length } = text3;
  if (count3 !== void 0)
    return Number(count3) >= 1 && Number(count3) <= mostLetters ? { placeholder: { kind: "letters", count: Number(count3) }, length } : { problem: `${text3} does not have 1 to ${mostLetters} letters` };
  if (first === void 0 || last === void 0) return { placeholder: { kind: "repetition" }, length };
  const [low, high] = [Number(first), Number(last)];
  if (![low, high, high - low].every(Number.isSafeInteger))
    return { problem: `${text3} has numbers beyond 2^53` };
  if (low > high) return { problem: `${text3} begins above its end: give the lower number first` };
  return { placeholder: { kind: "integer", first: low, last: high }, length };
}
function readLiteral(literal2) {
  const text3 = literal2.slice(1, -1).replaceAll("''", "'");
  const pieces = [];
  const parts = [];
  let start = 0;
  for (let at2 = text3.indexOf(":"); at2 >= 0; at2 = text3.indexOf(":", at2 + 1)) {
    call.lastIndex = at2;
    const found = call.exec(text3);
    if (found === null) continue;
    const read2 = placeholderOf(found);
    if ("problem" in read2) return read2;
    pieces.push(text3.slice(start, at2));
    parts.push(read2.placeholder);
    start = at2 + read2.length;
  }
  if (parts.length === 0) return literal2;
  return {
    placeholder: { kind: "literal", pieces: [...pieces, text3.slice(start)], parts },
    length: literal2.length
  };
}

// src/features/own/split-sql.ts
function splitSql(text3) {
  const nul = text3.indexOf("\0");
  if (nul >= 0) return { problem: "it has a NUL character", offset: nul };
  const statements = [];
  let parts = [];
  let significant = [];
  const finish = () => {
    const [first] = significant;
    if (first !== void 0) statements.push({ sql: oneLine(parts), offset: first.offset });
    parts = [];
    significant = [];
  };
  for (const one of tokenize(text3)) {
    if (one.kind === "open")
      return { problem: `the quotation that begins with ${one.text} does not end`, offset: one.offset };
    if (one.text === "." && significant.length === 0)
      return { problem: "a line that begins with a dot is a shell's command, not SQL", offset: one.offset };
    if (one.kind === "end" && !isInsideTrigger(significant)) {
      finish();
      continue;
    }
    parts.push(one);
    if (isSignificant(one)) significant.push(one);
  }
  if (isInsideTrigger(significant))
    return { problem: "the trigger has no END;", offset: significant[0]?.offset ?? 0 };
  finish();
  return statements;
}
function isSignificant({ kind }) {
  return kind !== "space" && kind !== "comment";
}
function isInsideTrigger(tokens) {
  const words2 = tokens.slice(0, 6).map(({ text: text3 }) => text3.toUpperCase());
  if (!/^(EXPLAIN (QUERY PLAN )?)?CREATE (TEMP |TEMPORARY )?TRIGGER\b/.test(words2.join(" "))) return false;
  const [semicolon, end] = tokens.slice(-2);
  return !(semicolon?.kind === "end" && end?.text.toUpperCase() === "END");
}
function oneLine(parts) {
  const texts = [];
  for (const one of parts) {
    if (isSignificant(one)) texts.push(one.text);
    else if (texts.at(-1) !== " ") texts.push(" ");
  }
  return `${texts.join("").trim()};`;
}

// src/features/own/placed-sql.ts
var maxLength = 2e7;
function readPlacedSql(sql2, place2, { source, allowsPlaceholders }) {
  if (sql2.length > maxLength)
    throw new InputError(`${place2}: ${sql2.length} characters of SQL, at most ${maxLength} are allowed`);
  const placeOf2 = findPlaces(sql2, source);
  const statements = splitSql(sql2);
  if ("problem" in statements)
    throw new InputError(`${placeOf2(statements.offset) ?? place2}: ${statements.problem}`);
  if (statements.length === 0) throw new InputError(`${place2}: there is no statement in this text`);
  return statements.map(({ sql: statement, offset }) => {
    const own2 = placeOf2(offset) ?? place2;
    const parsed = parsePlaceholders(statement);
    if ("problem" in parsed) throw new InputError(`${own2}: ${parsed.problem}`);
    if (!allowsPlaceholders && parsed.parts.some(({ kind }) => kind !== "literal"))
      throw new InputError(`${own2}: it has a placeholder, and only statements are repeated`);
    return { sql: statement, place: own2 };
  });
}
function findPlaces(sql2, { file, text: text3, offset }) {
  const starts = [0];
  for (let at2 = sql2.indexOf("\n"); at2 >= 0; at2 = sql2.indexOf("\n", at2 + 1)) starts.push(at2 + 1);
  const found = [];
  let from = offset;
  for (const [index, start] of starts.entries()) {
    const line2 = sql2.slice(start, (starts[index + 1] ?? sql2.length + 1) - 1);
    const at2 = from === void 0 ? -1 : text3.indexOf(line2, from);
    from = at2 < 0 ? void 0 : at2 + line2.length;
    found.push(at2 < 0 ? void 0 : at2);
  }
  const lineStarts = [0];
  for (let at2 = text3.indexOf("\n"); at2 >= 0; at2 = text3.indexOf("\n", at2 + 1)) lineStarts.push(at2 + 1);
  return (wanted) => {
    const line2 = lastAtMost(starts, wanted);
    const start = found[line2];
    if (start === void 0) return void 0;
    const at2 = start + wanted - (starts[line2] ?? 0);
    const own2 = lastAtMost(lineStarts, at2);
    return `${file}:${own2 + 1}:${at2 - (lineStarts[own2] ?? 0) + 1}`;
  };
}
function lastAtMost(numbers, limit) {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

// src/features/own/read.ts
var maxNameLength = 60;
var maxRepeat = 1e6;
var maxTimedLength = 1e9;
var sql = string(invalidMessage("SQL, or the path of a .sql file")).regex(/\S/, {
  error: "it is empty: give SQL, or the path of a .sql file"
});
var name3 = string(invalidMessage("a name")).regex(
  new RegExp(`^[a-z][a-z0-9_]{0,${maxNameLength - 1}}$`),
  invalidMessage(
    `a name of 1 to ${maxNameLength} lowercase letters, digits and _, beginning with a letter`
  )
).refine((given) => !workloadNames.includes(given), {
  error: ({ input }) => `${formatValue(input)} is a workload of the tool's own: take another name`
});
var schema2 = mapping({
  name: name3,
  tables: sql.exactOptional(),
  prepare: sql.exactOptional(),
  statements: sql,
  repeat: wholeNumber(1, maxRepeat).schema.exactOptional(),
  kind: choice("kind", kinds).schema,
  storages: choices("storage", storages).schema.exactOptional(),
  compare: choice("comparison", [...references, "both"]).schema.exactOptional(),
  check: sql.exactOptional(),
  counters: sql.exactOptional()
}).superRefine(({ kind, check, compare: compare2 = "baseline", counters: counters2 }, context) => {
  if (kind === "writes" && check === void 0)
    context.addIssue({
      code: "custom",
      path: ["kind"],
      message: "writes need check: a query that shows what the statements have left, which is compared"
    });
  if (counters2 !== void 0 && compare2 === "baseline")
    context.addIssue({
      code: "custom",
      path: ["counters"],
      message: "they are compared with the base: give compare as base or both"
    });
});
function readOwnWorkloads(given, texts, root) {
  const all = findOwnFiles(given, texts).map((file) => readWorkload(file, root));
  for (const [index, one] of all.entries()) {
    const other = all.slice(0, index).find((earlier) => earlier.name === one.name);
    if (other !== void 0)
      throw new InputError(`${one.file}: name: ${formatValue(one.name)} is also the name in ${other.file}`);
  }
  return all;
}
function readWorkload(file, root) {
  const text3 = readOwnFile(file, "own-workloads: file", root);
  const yaml = parseYaml(text3, file, "name: commit_history");
  const {
    compare: compare2 = "baseline",
    repeat = 1,
    storages: places = storages,
    ...data
  } = checkYaml(yaml, file, schema2);
  const read2 = (key) => readKey({ file, text: text3, yaml, root }, key, data[key]);
  const statements = read2("statements");
  requireModestLength(statements, repeat, () => `${file}:${yaml.position(yaml.offsetOf(["repeat"]))}`);
  const [counters2, ...more] = read2("counters");
  if (more.length > 0)
    throw new InputError(`${more[0]?.place}: counters is one query, and a second begins here`);
  return {
    file,
    name: data.name,
    kind: data.kind,
    storages: places,
    ...compare2 === "both" ? {} : { compare: compare2 },
    tables: read2("tables"),
    prepare: read2("prepare"),
    statements,
    repeat,
    check: read2("check"),
    ...omitUndefined({ counters: counters2 })
  };
}
function requireModestLength(statements, repeat, placeOf2) {
  const once = statements.reduce((sum2, one) => sum2 + maxLengthOf(readPlaceholders(one)), 0);
  const most2 = Math.floor(maxTimedLength / once);
  if (repeat > most2)
    throw new InputError(
      `${placeOf2()}: repeat: ${repeat} repetitions of up to ${once} characters are more than ${maxTimedLength} in all: give at most ${most2}`
    );
}
function readKey({ file, text: text3, yaml, root }, key, value) {
  if (value === void 0) return [];
  const offset = yaml.offsetOf([key]);
  const place2 = `${file}:${yaml.position(offset)}: ${key}`;
  const options = { allowsPlaceholders: key === "statements" };
  const isPath = /^\S[^\n]*\.sql$/.test(value.trim());
  if (!isPath) return readPlacedSql(value, place2, { ...options, source: { file, text: text3, offset } });
  const sqlFile = shownPath(path7.resolve(path7.dirname(file), value.trim()));
  const content = readOwnFile(sqlFile, `${place2}: file`, root);
  return readPlacedSql(content, place2, { ...options, source: { file: sqlFile, text: content, offset: 0 } });
}

// src/features/own/suite.ts
var warm = {
  sqlite: ["SELECT count(*) FROM sqlite_master;"],
  mysql: ["SELECT count(*) FROM information_schema.tables WHERE table_schema = database();"]
};
function ownSuite(own2, dialect = "sqlite") {
  const databases = databasesOf(own2);
  const ordered = kinds.flatMap((kind) => own2.filter((one) => one.kind === kind));
  const parsed = new Map(own2.map((one) => [one.name, one.statements.map(readPlaceholders)]));
  return {
    ...suites.own,
    dialect,
    workloads: ordered.map((one) => workloadOf(one, parsed.get(one.name) ?? [], databases, dialect)),
    tables: [...databases.values()].map(({ name: name6 }) => name6),
    *preparation(_, __, names2) {
      for (const { name: name6, statements } of databases.values())
        if (names2 === void 0 || names2.includes(name6)) yield* statements.map(({ sql: sql2 }) => sql2);
      if (dialect === "sqlite") yield checkpoint;
    },
    *definition() {
      for (const one of own2) yield JSON.stringify(definitionOf(one));
    },
    placeOf: (workload, beginning, size) => {
      const found = own2.find(({ name: name6 }) => name6 === workload);
      return found && placeOf(found, parsed.get(workload) ?? [], beginning, size, dialect);
    }
  };
}
function workloadOf(own2, statements, databases, dialect) {
  const { name: name6, kind, storages: storages2, compare: compare2, repeat, check, counters: counters2, file } = own2;
  const database = databases.get(preparationKey(own2))?.name;
  if (database === void 0) throw new Error(`${name6} has no database`);
  return {
    name: name6,
    kind,
    storages: storages2,
    ...compare2 === void 0 ? {} : { compare: compare2 },
    description: `the statements of ${file}`,
    source: file,
    tables: [database],
    database,
    times: () => repeat,
    *statements({ random }) {
      for (let repetition = 1; repetition <= repeat; repetition++)
        for (const one of statements) yield fillIn(one, repetition, random);
    },
    warm: warm[dialect],
    state: check.map(({ sql: sql2 }) => sql2),
    comparesStateOnly: check.length > 0,
    ...counters2 === void 0 ? {} : { counters: countersQuery(counters2.sql, dialect) }
  };
}
function countersQuery(sql2, dialect) {
  const from = `FROM (${sql2.slice(0, -1)})`;
  return dialect === "sqlite" ? `SELECT name || '=' || CAST(value AS INTEGER) ${from};` : `SELECT CONCAT(name, '=', CAST(value AS SIGNED)) ${from} AS counters;`;
}
function databasesOf(own2) {
  const databases = /* @__PURE__ */ new Map();
  for (const one of own2) {
    const key = preparationKey(one);
    if (databases.has(key)) continue;
    databases.set(key, { name: String(databases.size + 1), statements: [...one.tables, ...one.prepare] });
  }
  return databases;
}
function preparationKey({ tables, prepare }) {
  return [...tables, ...prepare].map(({ sql: sql2 }) => sql2).join("\n");
}
function definitionOf(own2) {
  const { name: name6, kind, storages: storages2, compare: compare2, repeat, tables, prepare, statements, check, counters: counters2 } = own2;
  const sqlOf = (placed) => placed.map(({ sql: sql2 }) => sql2);
  return {
    ...{ name: name6, kind, storages: storages2, compare: compare2, repeat },
    tables: sqlOf(tables),
    prepare: sqlOf(prepare),
    statements: sqlOf(statements),
    check: sqlOf(check),
    counters: counters2?.sql
  };
}
function placeOf({ name: name6, tables, prepare, statements, repeat, check, counters: counters2 }, parsed, beginning, { seed }, dialect) {
  const fixed = [...tables, ...prepare, ...check].find(({ sql: sql2 }) => sql2.startsWith(beginning));
  if (fixed !== void 0) return fixed.place;
  if (counters2 !== void 0 && countersQuery(counters2.sql, dialect).startsWith(beginning))
    return counters2.place;
  const random = workloadStream(seed, name6);
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const [index, one] of parsed.entries()) {
      const filled = fillIn(one, repetition, random);
      if (!textOf(filled).startsWith(beginning) && !shapeOf(filled).startsWith(beginning)) continue;
      return `${statements[index]?.place}${repeat > 1 ? `, repetition ${repetition}` : ""}`;
    }
  return void 0;
}

// src/features/own/feature.ts
var ownOptions = {
  "own-workloads": option(paths(), {
    help: "Files of workloads of your own, paths or patterns such as bench/*.yml",
    note: "They are the suite `own`, which is measured beside the default unless `suites` says otherwise. In the configuration file, paths are relative to it.",
    offered: [...measuring, "sql", ...reporting],
    otherwise: "none"
  })
};
var placedSql = array(mapping({ sql: string(), place: string() }));
var ownWorkload = mapping({
  file: string(),
  name: string(),
  kind: _enum(kinds),
  storages: array(_enum(storages)),
  compare: _enum(references).exactOptional(),
  tables: placedSql,
  prepare: placedSql,
  statements: placedSql,
  repeat: int(),
  check: placedSql,
  counters: placedSql.element.exactOptional()
});
var suite = {
  name: "own",
  option: "own-workloads",
  schema: array(ownWorkload),
  read: (given, texts, root) => {
    const workloads = readOwnWorkloads(valuesOf(ownOptions, given)["own-workloads"], texts, root);
    return workloads.length === 0 ? void 0 : workloads;
  },
  make: ownSuite
};
var own = { name: "own", options: { tests: ownOptions }, suite };

// src/features/same-settings/words.ts
function failed(found) {
  const clauses = [...Map.groupBy(found, ({ role }) => role)].map(([role, different]) => {
    const names2 = [...new Set(different.map(({ setting: setting2 }) => setting2))];
    const verb = names2.length === 1 ? `is not that of the ${role}` : `are not those of the ${role}`;
    return `${andList(names2)} of the candidate ${verb}`;
  });
  return clauses.join("; ");
}
var differenceWords = {
  failed,
  completed: failed,
  title: failed,
  summary: failed,
  problems: (found, names2, escapeText) => [...Map.groupBy(found, ({ role, setting: setting2 }) => `${role} ${setting2}`).values()].flatMap((different) => {
    const [first] = different;
    if (first === void 0) return [];
    const { role, setting: setting2 } = first;
    const other = engineName(names2, role);
    const values = different.map(({ values: [own2, theirs], place: place2 }) => {
      return {
        words: `${escapeText(own2)} on ${names2.candidate}, ${escapeText(theirs)} on ${other}`,
        place: place2
      };
    });
    const remedy = `times with different defaults do not compare the engines: give both the same ${setting2}, in the engine or with pragmas of candidate and ${role} in the configuration file`;
    return [{ name: setting2, reason: `${withPlaces(values).join("; ")}; ${remedy}` }];
  }),
  failedNames: (found) => [...new Set(found.map(({ setting: setting2 }) => setting2))],
  derived: (found) => found
};

// src/features/same-settings/feature.ts
var name4 = "same-settings";
var settingOptions2 = {
  [name4]: option(flag(), {
    help: "No result if the candidate's own defaults, such as its journal_mode, are not the baseline's",
    note: "Otherwise the report names them. They must always be the base's, if there is a base. Values that `pragmas` asks for may differ.",
    offered: judging,
    default: false
  })
};
var examination2 = {
  name: name4,
  examine: ({ engines }, { requires = [] }) => {
    if (engines === void 0) return void 0;
    const others = requires.includes(name4) ? ["base", "baseline"] : ["base"];
    const found = others.flatMap((role) => {
      const other = engines[role];
      return other === void 0 ? [] : unequalSettings(engines.candidate, other).map((one) => ({ ...one, role }));
    });
    return found.length === 0 ? void 0 : found;
  },
  words: differenceWords
};
var sameSettings = {
  name: name4,
  options: { verdicts: settingOptions2 },
  requires: (given) => valuesOf(settingOptions2, given)[name4] ? [name4] : [],
  examination: examination2
};

// src/suite/sequence/orders.ts
import { createHash } from "node:crypto";
var extents = {
  short: { orders: 3, rows: 1e3, times: 100 },
  full: { orders: 6, rows: 2e3, times: 200 }
};
function planSequences({
  suites: suites2,
  storages: storages2,
  workloads,
  seed,
  dialect = "sqlite"
}) {
  const isPartOfOltp = suites2.includes("oltp") && workloads === void 0;
  if (!suites2.includes("sequence") && !isPartOfOltp) return void 0;
  const form = suites2.includes("sequence") ? "full" : "short";
  const numbers = Array.from({ length: extents[form].orders }, (_, index) => index + 1);
  const places = dialect === "mysql" ? storages2.filter((storage) => storage === "file") : storages2;
  return {
    dialect,
    form,
    sequences: places.flatMap(
      (storage) => numbers.map((order) => ({ storage, order, steps: orderSteps(seed, order, storage, dialect) }))
    )
  };
}
function stepSize(form, { rows, seed }) {
  const { rows: most2, times: times2 } = extents[form];
  return { rows: Math.min(rows, most2), times: times2, seed };
}
function orderSteps(seed, order, storage, dialect) {
  const { steps: all } = sequencesIn[dialect];
  const random = new RandomStream(seed, `sequence order ${order}`);
  const names2 = (isWanted) => random.shuffle(all.filter(isWanted).map(({ name: name6 }) => name6));
  const isByKey = ({ name: name6, purpose, changesRows }) => purpose === "workload" && changesRows && name6 !== "insert_assigned";
  const byKey = names2(isByKey);
  const otherWorkloads = names2((step) => step.purpose === "workload" && !isByKey(step));
  const recreating = new Set(names2(({ purpose }) => purpose === "recreate"));
  const between = random.shuffle([
    ...recreating,
    "recreate_autoincrement",
    ...names2(({ purpose }) => purpose === "other" || purpose === "reopen")
  ]);
  const steps = [
    otherWorkloads.shift(),
    ...between.flatMap((name6) => [name6, recreating.has(name6) ? byKey.shift() : otherWorkloads.shift()])
  ];
  return steps.filter((name6) => name6 !== void 0).filter((name6) => name6 !== "reopen" || storage !== "memory");
}
function sequenceHash(form, size, dialect = "sqlite") {
  const { preparation, state, steps } = sequencesIn[dialect];
  const own2 = stepSize(form, size);
  const hash = createHash("sha256").update(`${own2.rows} rows, ${own2.times} times, seed ${own2.seed}
`);
  const add = (statements) => {
    for (const statement of statements) hash.update(`${statement}
`);
  };
  add(preparation(own2));
  add(state);
  for (const { name: name6, statements } of steps) add([name6, ...statements(own2)]);
  for (let order = 1; order <= extents[form].orders; order++)
    add(orderSteps(own2.seed, order, "file", dialect));
  return hash.digest("hex");
}

// src/features/sequence/examine.ts
function sequenceVerdictOf({
  examined
}) {
  return examined.sequence?.found;
}
var muchFaster = 3;
function assessSequences(records, requireBase = false) {
  if (records === void 0 || records.length === 0) return void 0;
  const faults = records.flatMap(faultsOf);
  const alone = leastAlone(records);
  const mustBeRight = ({ role }) => role !== "base" || requireBase;
  return {
    storages: [...new Set(records.map(({ storage }) => storage))],
    orders: new Set(records.map(({ order }) => order)).size,
    steps: Math.max(...records.map(({ steps }) => steps.length)),
    sequences: records.length,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    refusals: refusalsOf(records),
    speedUps: records.flatMap((record2) => speedUpsOf(record2, alone))
  };
}
function faultsOf(record2) {
  const { storage, order, steps, engines } = record2;
  const baseline = resultsOf(record2, "baseline");
  return engines.flatMap(({ role, results, failure }) => {
    const wrong = results.flatMap((result, index) => {
      const problem = problemWith(role, steps[index] ?? "", result, baseline[index]);
      return problem === void 0 ? [] : [{ step: index + 1, ...problem }];
    });
    const all = failure === void 0 ? wrong : [...wrong, failure];
    const [first] = all.toSorted((one, other) => one.step - other.step);
    if (first === void 0) return [];
    const later = wrong.filter(({ step }) => step > first.step).length;
    return [{ role, storage, order, name: steps[first.step - 1] ?? "", ...first, later }];
  });
}
function problemWith(role, name6, result, baseline) {
  const step = findStep(name6);
  if ("refused" in result)
    return step?.mayBeRefused === true ? void 0 : { reason: "error", message: result.refused };
  if (step?.changesRows === true && result.work.changes === 0)
    return { reason: "error", message: `${role} changed 0 rows, and this step must change some` };
  if (role === "baseline" || baseline === void 0 || "refused" in baseline) return void 0;
  const message = describeDifference({ role, ...result }, { role: "baseline", ...baseline }) ?? describeStates({ role, ...result }, { role: "baseline", ...baseline });
  return message === void 0 ? void 0 : { reason: "differs", message };
}
function describeStates(one, other) {
  const isSameCount = one.state.rows === other.state.rows;
  if (isSameCount && one.state.hash === other.state.hash) return void 0;
  const describe = ({ role, state, occasion }) => {
    const what = isSameCount ? `rows with the hash ${state.hash}` : `${state.rows} row${state.rows === 1 ? "" : "s"} in tables and indexes`;
    return [role, "left", what, ...occasion === void 0 ? [] : [occasion]].join(" ");
  };
  return `${describe(one)}, ${describe(other)}`;
}
function refusalsOf(records) {
  const all = records.flatMap(
    ({ steps, engines }) => engines.flatMap(
      ({ role, results }) => results.flatMap(
        (result, index) => "refused" in result ? [{ role, name: steps[index] ?? "", message: result.refused }] : []
      )
    )
  );
  return [...Map.groupBy(all, ({ role, name: name6 }) => `${role} ${name6}`).values()].flatMap(
    ([first]) => first ?? []
  );
}
function speedUpsOf(record2, alone) {
  const { storage, order, steps, engines } = record2;
  const timesAt = (role, index) => {
    const cpuNs = timeOf(resultsOf(record2, role)[index], "cpuNs");
    const aloneCpuNs = alone.get(aloneKey(role, storage, steps[index] ?? ""));
    return cpuNs === void 0 || aloneCpuNs === void 0 ? void 0 : { cpuNs, aloneCpuNs };
  };
  return engines.filter(({ role }) => role !== "baseline").flatMap(
    ({ role, results }) => results.flatMap((_, index) => {
      const own2 = timesAt(role, index);
      const usual = timesAt("baseline", index);
      if (own2 === void 0 || usual === void 0) return [];
      const baseline = Math.max(1, usual.aloneCpuNs / usual.cpuNs);
      if (own2.aloneCpuNs < muchFaster * baseline * own2.cpuNs) return [];
      return [{ role, storage, order, step: index + 1, name: steps[index] ?? "", ...own2, baseline }];
    })
  );
}
function leastAlone(records) {
  const least = /* @__PURE__ */ new Map();
  for (const { storage, steps, engines } of records)
    for (const { role, results } of engines)
      for (const [index, result] of results.entries()) {
        const name6 = steps[index] ?? "";
        const time = timeOf(result, "aloneCpuNs");
        if (time === void 0 || steps.indexOf(name6) !== index) continue;
        const key = aloneKey(role, storage, name6);
        least.set(key, Math.min(time, least.get(key) ?? time));
      }
  return least;
}
function aloneKey(role, storage, name6) {
  return `${role} ${storage} ${name6}`;
}
function timeOf(result, time) {
  if (result === void 0 || "refused" in result) return void 0;
  return (result[time] ?? 0) > 0 ? result[time] : void 0;
}
function resultsOf({ engines }, role) {
  return engines.find((one) => one.role === role)?.results ?? [];
}

// src/features/sequence/step-process.ts
var noHash = "0".repeat(16);
var StepProcess = class {
  #engine;
  #files;
  #role;
  #storage;
  #signal;
  #template;
  #session;
  constructor({ engines, signal }, files, role, storage) {
    const engine = engines[role];
    if (engine === void 0) throw new Error(`the run has no ${role} engine`);
    this.#engine = engine;
    this.#files = files;
    this.#role = role;
    this.#storage = storage;
    this.#signal = signal;
  }
  /** @returns undefined for the step that reopens. @throws EngineFailure */
  async execute(step, pass, timeoutMs) {
    if (step.purpose !== "reopen")
      return await this.#run({ kind: step.kind, statements: this.#files.statements(step), pass, timeoutMs });
    await (await this.#open()).reopen();
    return void 0;
  }
  /** Reads all rows of all tables and indexes. @throws EngineFailure */
  async readState(timeoutMs) {
    const request = { kind: "reads", statements: this.#files.state, pass: "hash", timeoutMs };
    const { work, hash = noHash } = await this.#run(request);
    return { rows: work.rows, hash };
  }
  /** Ends the sequence: what comes next begins from fresh state. @throws EngineFailure if its process does not end well */
  async end() {
    await this.#session?.endShared();
  }
  /** Ends everything, as it must be after a failure. */
  async close() {
    const session = this.#session;
    this.#session = void 0;
    await session?.close();
  }
  async #run(request) {
    this.#signal.throwIfAborted();
    const session = await this.#open();
    await session.ready({ ...request, shares: "steps" });
    return await session.go();
  }
  async #open() {
    if (this.#session !== void 0) return this.#session;
    const files = this.#files.of(this.#role);
    if (this.#storage !== "memory") {
      this.#template ??= this.#engine.build(files, this.#storage, this.#signal);
      await this.#template;
    }
    this.#session = await this.#engine.open(files, this.#storage, "time", this.#signal);
    return this.#session;
  }
};

// src/features/sequence/engine.ts
var OtherWork = class extends Error {
  name = "OtherWork";
};
var SequenceEngine = class {
  #role;
  #storage;
  #context;
  #files;
  #process;
  /** Steps that the engine has refused, by name: the engine is not asked again. */
  #refusals = /* @__PURE__ */ new Map();
  #hasHung = false;
  constructor(context, files, role, storage) {
    this.#role = role;
    this.#storage = storage;
    this.#context = context;
    this.#files = files;
    this.#process = new StepProcess(context, files, role, storage);
  }
  /**
   * Executes all steps on one connection, hashing what each returns and leaves. An engine that refuses a step which may be
   * refused, also from fresh state, begins again without it.
   *
   * @param baselineNs what each step took the baseline, as far as is known
   */
  async check(steps, baselineNs = []) {
    const role = this.#role;
    if (this.#hasHung) {
      const message = `not tried: an earlier sequence in ${this.#storage} timed out`;
      return { passage: { role, results: [], failure: { step: 1, reason: "timeout", message } }, ns: [] };
    }
    for (; ; ) {
      const results = [];
      const ns = [];
      try {
        for (const [index, step] of steps.entries()) {
          const refused = this.#refusals.get(step.name);
          const done = refused === void 0 ? await this.#checkStep(step, baselineNs[index]) : { result: { refused }, ns: 0 };
          results.push(done.result);
          ns.push(done.ns);
        }
        await this.#process.end();
        return { passage: { role, results }, ns };
      } catch (cause) {
        const failure = await this.#fail(cause);
        const step = steps[results.length];
        if (step?.mayBeRefused === true && failure.reason === "error" && await this.#refusesAlone(step)) {
          this.#refusals.set(step.name, failure.message);
          continue;
        }
        const place2 = Math.min(results.length + 1, steps.length);
        return { passage: { role, results, failure: { step: place2, ...failure } }, ns };
      }
    }
  }
  /**
   * Executes the same steps once more, without reading between them, and times the workloads: among the others, and then
   * each alone.
   */
  async time(steps, passage, baselineNs) {
    const results = [...passage.results];
    const done = steps.flatMap((step, index) => {
      const result = results[index];
      return result === void 0 || "refused" in result ? [] : [{ step, index, result }];
    });
    let place2 = 0;
    try {
      for (const { step, index, result } of done) {
        place2 = index;
        const sample = await this.#process.execute(step, "time", this.#limit(baselineNs[index]));
        if (sample === void 0) continue;
        requireSame(describeDifference(this.#checked(result), this.#timed(sample)));
        if (step.purpose === "workload") results[index] = { ...result, cpuNs: sample.cost.cpuNs };
      }
      const last = done.at(-1);
      if (last !== void 0) {
        const state = await this.#process.readState(this.#limit(baselineNs[last.index]));
        requireSame(describeStates(this.#checked(last.result), this.#timed({ state })));
      }
      await this.#process.end();
      for (const { step, index } of done.filter(({ step: step2 }) => step2.purpose === "workload")) {
        place2 = index;
        const aloneCpuNs = await this.#timeAlone(step, this.#limit(baselineNs[index]));
        results[index] = { ...results[index], aloneCpuNs };
      }
      return { ...passage, results };
    } catch (cause) {
      return { ...passage, failure: { step: place2 + 1, ...await this.#fail(cause) } };
    }
  }
  close() {
    return this.#process.close();
  }
  /** Whether a step that failed in a sequence fails from fresh state too: otherwise what came before it made it fail. */
  async #refusesAlone(step) {
    try {
      await this.#process.execute(step, "hash", this.#limit(void 0));
      await this.#process.end();
      return false;
    } catch (cause) {
      return (await this.#fail(cause)).reason === "error";
    }
  }
  async #checkStep(step, baselineNs) {
    const limit = this.#limit(baselineNs);
    const sample = await this.#process.execute(step, "hash", limit);
    const { work, hash = noHash, ns } = sample ?? { work: { statements: 0, rows: 0, changes: 0 }, ns: 0 };
    return { result: { work, hash, state: await this.#process.readState(limit) }, ns };
  }
  /** The CPU time of a step from fresh state, nanoseconds. All rows are read before, since caches are warm in a sequence. */
  async #timeAlone(step, timeoutMs) {
    await this.#process.readState(timeoutMs);
    const sample = await this.#process.execute(step, "time", timeoutMs);
    await this.#process.end();
    return sample?.cost.cpuNs ?? 0;
  }
  #checked(seen) {
    return { role: this.#role, occasion: "in the untimed check", ...seen };
  }
  #timed(seen) {
    return { role: this.#role, occasion: "when timed", ...seen };
  }
  /** Milliseconds. */
  #limit(baselineNs) {
    return this.#context.timeouts.after(baselineNs);
  }
  /** @throws anything but an EngineFailure */
  async #fail(cause) {
    await this.#process.close();
    if (cause instanceof OtherWork) return { reason: "differs", message: cause.message };
    const { reason, message } = requireEngineFailure(this.#context, cause, () => this.#files.areThere);
    if (reason === "timeout") this.#hasHung = true;
    return { reason, message };
  }
};
function requireSame(difference) {
  if (difference !== void 0) throw new OtherWork(difference);
}

// src/features/sequence/files.ts
import { existsSync as existsSync2 } from "node:fs";
import path8 from "node:path";
var SequenceFiles = class {
  #folder;
  constructor({ folder }) {
    this.#folder = path8.join(folder, "sequence");
  }
  /** Reads what a step has left. */
  get state() {
    return path8.join(this.#folder, "state.sql");
  }
  /** The statements of a step that has any. */
  statements({ name: name6 }) {
    return path8.join(this.#folder, `${name6}.sql`);
  }
  /** Statements are always text: a prepared one would have to be prepared again after the table is dropped. */
  of(role) {
    const folder = path8.join(this.#folder, role);
    return {
      preparation: this.#preparation,
      template: (storage) => path8.join(folder, `${storage}-template`),
      work: (storage) => path8.join(folder, storage)
    };
  }
  /**
   * @param steps those that the sequences have
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async write(workspace, steps, size, dialect, signal) {
    const { preparation, state } = sequencesIn[dialect];
    await workspace.write(this.#preparation, preparation(size), signal);
    await workspace.write(this.state, state, signal);
    for (const step of steps)
      if (step.purpose !== "reopen")
        await workspace.write(this.statements(step), step.statements(size), signal);
  }
  /** Whether they still exist, once they are written: a folder that is being removed loses one after the other. */
  get areThere() {
    return [this.#preparation, this.state].every((file) => existsSync2(file));
  }
  get #preparation() {
    return path8.join(this.#folder, "prepare.sql");
  }
};

// src/features/sequence/record.ts
var maxSequences = 100;
var maxSteps = 100;
var doneSchema = strictObject({
  work: workSchema,
  /** Hex hash of the result values; their order counts only if the statement has ORDER BY. */
  hash: hex,
  /** All rows of all tables and indexes afterwards: how many, and their hash. */
  state: strictObject({ rows: count, hash: hex }),
  /**
   * For a workload: the CPU time that its process took in the sequence, timed once, nanoseconds. The wall clock would include
   * the commit's wait for a disk, which varied by a factor of 3. Absent if it was not timed.
   */
  cpuNs: amount.exactOptional(),
  /** For a workload: the CPU time of the same statements alone, from fresh state. */
  aloneCpuNs: amount.exactOptional()
});
var refusedSchema = strictObject({ refused: text });
var passageSchema = strictObject({
  role: _enum(roles),
  /** In the order of the steps, up to the step in which the engine failed. */
  results: array(union([doneSchema, refusedSchema])).max(maxSteps),
  /** In which step it failed, from 1: where its results end, or a later time that it executed the steps. */
  failure: strictObject({
    step: int().min(1).max(maxSteps),
    ...failureSchema.pick({ reason: true, message: true }).shape
  }).exactOptional()
});
var sequenceSchema = strictObject({
  storage: _enum(storages),
  /** From 1. */
  order: int().min(1).max(maxSequences),
  /** Names, in the order in which they were executed. */
  steps: array(name).min(1).max(maxSteps),
  engines: unique(array(passageSchema).max(roles.length), (one) => `the ${one.role}'s steps`)
});
var sequencesSchema = strictObject({
  version: literal(1),
  /** The planned number; absent if an older version of the tool did not state it. */
  planned: count.exactOptional(),
  /** By storage and order. */
  sequences: unique(array(sequenceSchema).max(maxSequences), sequencePath)
});
function sequencePath({ storage, order }) {
  return `sequence/${storage}/${order}`;
}
function sequencesOf({
  features: features2
}) {
  return features2?.sequence?.sequences;
}

// src/features/sequence/check.ts
var sequenceCheck = {
  part: "sequences",
  isWanted: (settings) => isOwnPart(settings) && planOf(settings) !== void 0,
  sqlHash: (settings) => {
    const { form, dialect } = plannedIn(settings);
    return sequenceHash(form, settings, dialect);
  },
  check: checkSequences,
  facts: (settings, kept) => {
    const { length: planned } = plannedIn(settings).sequences;
    return { version: 1, planned, sequences: readSequences(kept).toSorted(inOrder) };
  }
};
function planOf(settings) {
  return planSequences({ ...settings, dialect: dialectOf(settings.candidate) });
}
function plannedIn(settings) {
  const plan = planOf(settings);
  if (plan === void 0) throw new Error("the settings choose no sequences");
  return plan;
}
function isOwnPart({ planned, criteria }) {
  return criteria.rule.confirms === void 0 && (planned === void 0 || planned.shard === planned.plan.shards.length);
}
function readSequences(kept) {
  return readKept(sequenceSchema, kept, "sequences");
}
function inOrder(one, other) {
  return storages.indexOf(one.storage) - storages.indexOf(other.storage) || one.order - other.order;
}
async function checkSequences(settings, context, kept, keep) {
  const { form, dialect, sequences } = plannedIn(settings);
  const { workspace, progress, signal } = context;
  const done = new Set(readSequences(kept).map(sequencePath));
  const left2 = sequences.filter((one) => !done.has(sequencePath(one)));
  if (left2.length === 0) return;
  progress.step(`checking ${left2.length} sequences of steps on one connection each`);
  const files = new SequenceFiles(workspace);
  const names2 = new Set(left2.flatMap(({ steps: steps2 }) => steps2));
  const steps = [...names2].map((name6) => stepNamed(name6, dialect));
  await files.write(workspace, steps, stepSize(form, settings), dialect, signal);
  for (const [storage, own2] of Map.groupBy(left2, (one) => one.storage))
    await checkStorage(context, files, storage, own2, dialect, keep);
}
async function checkStorage(context, files, storage, sequences, dialect, keep) {
  const engines = rolesOf(context.engines).map((role) => new SequenceEngine(context, files, role, storage));
  try {
    for (const sequence2 of sequences) {
      const record2 = await goThrough(sequence2, engines, dialect);
      keep(sequencePath(record2), record2);
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}
async function goThrough({ storage, order, steps: names2 }, engines, dialect) {
  const steps = names2.map((name6) => stepNamed(name6, dialect));
  const [baseline, ...others] = engines;
  if (baseline === void 0) throw new Error("a run has a baseline");
  const { passage: reference, ns } = await baseline.check(steps);
  const checked = await Promise.all(others.map((engine) => engine.check(steps, ns)));
  const untimed = [reference, ...checked.map(({ passage }) => passage)];
  const passages = [];
  for (const [index, passage] of untimed.entries()) {
    const engine = engines[index];
    passages.push(passage.failure === void 0 ? await engine.time(steps, passage, ns) : passage);
  }
  return { storage, order, steps: [...names2], engines: passages };
}

// src/features/sequence/consistency.ts
var place = "features.sequence.sequences";
function wrongSequence({ planned, sequences }, { run: run2, engines }) {
  const mayLack = run2?.stopped !== void 0;
  if (planned !== void 0 && (sequences.length > planned || sequences.length < planned && !mayLack))
    return `${place} has ${sequences.length}, but features.sequence.planned is ${planned}: some were taken out or put in`;
  for (const [index, record2] of sequences.entries()) {
    const problem = wrongEngines(record2, engines) ?? wrongSteps(record2);
    if (problem !== void 0) return `${place}[${index}]: ${sequencePath(record2)} ${problem}`;
  }
  return void 0;
}
function wrongEngines(record2, engines) {
  const expected = rolesOf(engines);
  const there = record2.engines.map(({ role }) => role);
  const unknown2 = there.find((role) => !expected.includes(role));
  if (unknown2 !== void 0) return `has steps of the ${unknown2}, but engines.${unknown2} is missing`;
  const missing = expected.find((role) => !there.includes(role));
  return missing && `has no steps of the ${missing}: every engine goes through them, so they were taken out`;
}
function wrongSteps({ steps, engines }) {
  for (const passage of engines) {
    const expected = expectedResults(passage, steps.length);
    const { role, results, failure } = passage;
    if (failure !== void 0 && failure.step > steps.length)
      return `has a failure of the ${role} in step ${failure.step} of ${steps.length}`;
    if (results.length !== expected)
      return `has ${results.length} results of the ${role}: expected ${expected}, some were taken out or put in`;
  }
  return void 0;
}
function expectedResults({ results, failure }, steps) {
  return failure === void 0 || results.length === steps ? steps : failure.step - 1;
}

// src/features/sequence/merge.ts
function mergeSequences(sequences) {
  return [...Map.groupBy(sequences, sequencePath).values()].map((same) => same.reduce(append));
}
function append(first, next) {
  const engines = first.engines.map((passage) => {
    const other = next.engines.find(({ role }) => role === passage.role);
    const failure = passage.failure ?? other?.failure ?? (other && firstChange(first.steps, passage, other));
    return failure === void 0 ? passage : { ...passage, failure };
  });
  return { ...first, engines };
}
function firstChange(steps, { role, results }, other) {
  for (const [index, name6] of steps.entries()) {
    const one = observe(role, results[index], "in the first shard");
    const two = observe(role, other.results[index], "in another shard");
    const difference = describeDifference(one, two) ?? describeStates(one, two);
    if (difference !== void 0)
      return { step: index + 1, reason: "differs", message: `${name6}: ${difference}` };
  }
  return void 0;
}
function observe(role, result, occasion) {
  const nothing = { work: { statements: 0, rows: 0, changes: 0 }, state: { rows: 0, hash: "" } };
  return { role, occasion, ...result === void 0 || "refused" in result ? nothing : result };
}

// src/features/sequence/facts.ts
var sequenceFacts = {
  schema: sequencesSchema,
  upgrade: upgrade2,
  inconsistency: wrongSequence,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const sequences = mergeSequences(all.flatMap((one) => one.sequences));
    const isPlanned = all.every(({ planned }) => planned !== void 0);
    return { version: 1, ...isPlanned ? { planned: sequences.length } : {}, sequences };
  }
};
function upgrade2(recording) {
  const { sequences, run: run2 } = recording;
  const { planned } = Object(run2);
  const count3 = Object(planned).sequences;
  if (sequences === void 0) return void 0;
  delete recording.sequences;
  if (count3 !== void 0) {
    const { sequences: _, ...others } = planned;
    recording.run = { ...Object(run2), planned: others };
  }
  return { version: 1, ...count3 === void 0 ? {} : { planned: count3 }, sequences };
}

// src/features/sequence/trust.ts
function planOf2({
  selection,
  seed,
  dialect
}) {
  return planSequences({ ...selection, seed, dialect });
}
function expectedHash(run2) {
  const plan = planOf2(run2);
  return plan && sequenceHash(plan.form, run2, run2.dialect);
}
function requireSequences({ run: run2, problems, features: features2 }, expected) {
  if (problems !== void 0) return;
  const sequences = sequencesOf(omitUndefined({ features: features2 })) ?? [];
  const planned = new Map(planOf2(expected)?.sequences.map((one) => [sequencePath(one), one]));
  const there = new Map(sequences.map((one) => [sequencePath(one), one]));
  const unknown2 = [...there.keys()].find((path9) => !planned.has(path9));
  if (unknown2 !== void 0)
    throw new InputError(
      `input results: ${formatValue(unknown2)} is not planned: give both workflows the same suites and storages`
    );
  for (const [path9, { steps }] of planned) {
    const found = there.get(path9);
    if (found === void 0 && run2?.stopped !== void 0) continue;
    if (found === void 0)
      throw new InputError(
        `input results: the sequence ${path9} is missing, and every complete run has it: measure again, with the same version of the action and the same suites and storages in both workflows`
      );
    if (found.steps.join() !== steps.join())
      throw new InputError(
        `input results: the sequence ${path9} has other steps than those of this version and seed: use the same version of the action in both workflows`
      );
  }
}

// src/features/sequence/words.ts
var maxSpeedUps = 5;
function sequenceText({ storages: storages2, orders, steps }) {
  const where = andList(storages2.map((storage) => storagePhrases[storage]));
  return `${plural(orders, "order")} of ${plural(steps, "step")} ${where}`;
}
function sequenceSummary(sequence2, names2) {
  const not = sequence2.faults.length > 0 ? "not " : "";
  const base = sequence2.baseFaults.length > 0 ? `; ${engineName(names2, "base")} is not` : "";
  return `${sequenceText(sequence2)}, ${not}the same as ${names2.baseline} after each step${base}`;
}
function failedSequences({ faults, sequences }) {
  const failed2 = new Set(faults.map(sequencePath)).size;
  return failed2 === 0 ? void 0 : `${count2(failed2)} of ${plural(sequences, "sequence")} failed`;
}
function faultTexts(faults, names2, escapeText, verdict) {
  const groups = Map.groupBy(
    faults,
    ({ role, storage, name: name6, reason }) => [role, storage, name6, reason].join()
  );
  return [...groups.values()].flatMap(([fault, ...same]) => {
    if (fault === void 0) return [];
    const { role, reason, message, later } = fault;
    const what = failuresReason([{ role, reason, message }], names2, escapeText, verdict);
    const after = later === 0 ? "" : `; ${plural(later, "later step differs", "later steps differ")} too`;
    const again = same.length === 0 ? "" : `; the same step in ${plural(same.length, "more order")}`;
    return [{ name: stepName(fault, escapeText), reason: `${what}${after}${again}` }];
  });
}
function baseFaultTexts(verdict, names2, escapeText) {
  const faults = sequenceVerdictOf(verdict)?.baseFaults ?? [];
  return faultTexts(faults, names2, escapeText, verdict).map(({ name: name6, reason }) => `${name6}: ${reason}`);
}
var sequenceWords = {
  failed: failedSequences,
  completed: ({ sequences }) => `${plural(sequences, "sequence")} completed`,
  title: sequenceText,
  summary: sequenceSummary,
  problems: ({ faults }, names2, escapeText, untrusted) => faultTexts(faults, names2, escapeText, { untrusted }),
  failedNames: ({ faults }) => [...new Set(faults.map(sequencePath))],
  derived: ({ baseFaults, sequences: _, ...found }) => ({
    ...found,
    faults: [...found.faults, ...baseFaults]
  })
};
function sequenceNotes(verdict, names2, escapeText) {
  const sequence2 = sequenceVerdictOf(verdict);
  if (sequence2 === void 0) return [];
  const escapeMessage = escapeClaim(escapeText, verdict);
  const refusals = sequence2.refusals.map(
    ({ role, name: name6, message }) => `${engineName(names2, role)} refuses the step ${escapeText(name6)} of sequences, and was taken through the others: ${escapeMessage(message)}`
  );
  const workloads = Map.groupBy(sequence2.speedUps, ({ role, storage, name: name6 }) => [role, storage, name6].join());
  const largest = [...workloads.values()].map((all) => all.reduce((a, b) => factor(b) > factor(a) ? b : a));
  const texts = largest.toSorted((a, b) => factor(b) - factor(a)).map((one) => speedUpText(one, names2, escapeText));
  const others = (more) => `${plural(more, "more workload was", "more workloads were")} much faster in a sequence than alone.`;
  return [...refusals, ...truncateList(maxSpeedUps, texts, others)];
}
function factor({ cpuNs, aloneCpuNs }) {
  return aloneCpuNs / cpuNs;
}
function speedUpText(speedUp, names2, escapeText) {
  const { role, cpuNs, aloneCpuNs, baseline } = speedUp;
  return `${stepName(speedUp, escapeText)}: ${engineName(names2, role)} took ${shortMicroseconds(cpuNs)} us of CPU time, and ${shortMicroseconds(aloneCpuNs)} us for the same statements alone: ${factor(speedUp).toFixed(1)} times as fast, ${names2.baseline} ${baseline.toFixed(1)} times. An engine that no longer does the work looks like that.`;
}
function stepName(place2, escapeText) {
  return `${sequencePath(place2)}, step ${count2(place2.step)} (${escapeText(place2.name)})`;
}

// src/features/sequence/feature.ts
var name5 = "sequence";
var examination3 = {
  name: name5,
  examine: ({ features: features2 }, { requireBase }) => assessSequences(sequencesOf(omitUndefined({ features: features2 })), requireBase),
  words: sequenceWords
};
var report3 = {
  warnings: sequenceNotes,
  againstBase: baseFaultTexts,
  suiteFacts: (verdict, names2) => {
    const found = sequenceVerdictOf(verdict);
    return found === void 0 ? [] : [{ label: "Sequence", value: sequenceSummary(found, names2) }];
  }
};
var sequence = {
  name: name5,
  check: sequenceCheck,
  facts: sequenceFacts,
  expectedHash,
  trust: requireSequences,
  examination: examination3,
  report: report3
};

// src/features/servers/words.ts
var decisiveServerSettings = [
  { names: ["innodb_flush_log_at_trx_commit"], says: "writes" },
  { names: ["sync_binlog"], says: "writes" },
  { names: ["log_bin"], says: "writes" },
  { names: ["innodb_flush_method"], says: "writes" },
  { names: ["innodb_doublewrite"], says: "writes" },
  { names: ["innodb_buffer_pool_size"], says: "times" },
  { names: ["transaction_isolation", "tx_isolation"], says: "results" },
  { names: ["autocommit"], says: "results" },
  { names: ["sql_mode"], says: "results" }
];
var consequences = {
  writes: "Multipliers of writes may say as much of that as of the servers.",
  times: "Multipliers may say as much of that as of the servers.",
  results: "A statement may mean something else there."
};
var settingsOfOwnTables = [{ names: ["collation_database"], says: "results" }];
function unequalServerSettings({
  engines: { candidate, baseline },
  suite: suite2
}) {
  const hasOwn = suite2?.others?.own !== void 0;
  const decisive = [...decisiveServerSettings, ...hasOwn ? settingsOfOwnTables : []];
  return decisive.flatMap(({ names: names2, says }) => {
    const answerOf = ({ serverSettings = {} }) => names2.map((name6) => serverSettings[name6]).find((value) => value !== void 0);
    const [left2, right2] = [answerOf(baseline), answerOf(candidate)];
    if (left2 === void 0 || right2 === void 0 || isSameSetting(left2, right2)) return [];
    const words2 = `${left2 || "empty"} on ${baseline.name}, ${right2 || "empty"} on ${candidate.name}`;
    return [`Not the same ${names2[0]}: ${words2}. ${consequences[says]}`];
  });
}
function serverNotes({ machine, engines }, { sections }) {
  const { flushNs } = machine ?? {};
  if (engines.candidate.kind !== "server" || !sections.some(({ kind }) => kind === "writes")) return [];
  return [
    ...flushNs === void 0 ? [] : [
      `Writes: this disk took ${microseconds(flushNs)} us to make 4 KiB durable (fdatasync, the median before the run). Each durable commit has that in its time on both servers, which draws the multiplier towards 1.`
    ],
    "Writes of servers are timed one server after the other: in turns, the faster one would find its caches empty too often."
  ];
}

// src/features/servers/feature.ts
var servers2 = {
  name: "servers",
  engineKind: serverKind,
  runWarnings: unequalServerSettings,
  report: { suiteNotes: serverNotes }
};

// src/features.ts
var features = [
  html,
  durability,
  sequence,
  sameSettings,
  growth,
  counters,
  counts,
  crossChecking,
  own,
  servers2,
  connections,
  history,
  bisect,
  compare,
  fleet,
  doctor,
  init,
  completion
];

export {
  readUntrusted,
  features
};
