import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  refuseOperands,
  seeHelp
} from "./chunk-4N4OIGTT.js";
import {
  EngineFailure,
  countInstructions
} from "./chunk-ZC6QYYKN.js";
import {
  countCeilings,
  countOptions,
  countRows,
  searching,
  takenOptions as takenOptions2
} from "./chunk-ZUBG4X7E.js";
import {
  findOnPath,
  runProgram,
  versionOf
} from "./chunk-ID5XNXSE.js";
import {
  requireKnownWorkloads
} from "./chunk-FGICR76X.js";
import {
  at,
  engineName,
  engineNames
} from "./chunk-7HHSP3QY.js";
import {
  parseMatrix,
  planOptions,
  shardOf,
  takenOptions as takenOptions3
} from "./chunk-AV5TXWDV.js";
import {
  commandOptions,
  historyInputs,
  historyOptions,
  takenOptions
} from "./chunk-OZ3NHK53.js";
import {
  judgeRecording
} from "./chunk-SJBLNITP.js";
import {
  compareInstructions,
  instructionsOf,
  instructionsOfVariant,
  leastChange
} from "./chunk-GNJ6NTM7.js";
import {
  amountPer,
  asQuotation,
  count,
  escapeClaim,
  exactPercent,
  inPage,
  left,
  multiplier,
  plural,
  right,
  signedHundredths
} from "./chunk-VG43QUMU.js";
import {
  resolveReportSettings
} from "./chunk-XD74HY4N.js";
import {
  countsOf,
  countsSchema,
  createCounts,
  storedCountSchema,
  withCounts
} from "./chunk-W4JMPTKG.js";
import {
  readRecordings
} from "./chunk-C5ZLUEVU.js";
import {
  openClaims,
  testsOfClaims
} from "./chunk-OCZXTVYC.js";
import {
  choice,
  describeIssues,
  judging,
  measuring,
  option,
  percentage,
  publishOptions,
  valuesOf
} from "./chunk-MOCKKVQM.js";
import {
  InputError,
  array,
  counterCeiling,
  findWorkload,
  formatValue,
  halfWidth,
  isServerFile,
  limits,
  linearRegression,
  literal,
  median,
  name,
  number,
  omitUndefined,
  perEngine,
  strictObject,
  suiteNames,
  suiteOf,
  suites,
  testOnly,
  testPath,
  testVerdicts,
  text,
  truncateList,
  varianceOf,
  variantsOf
} from "./chunk-LHL2X77S.js";

// src/commands/machine-part.ts
import { readFileSync } from "node:fs";
function readMachinePart(sources, features2) {
  const planned = readPlannedShard(sources.values);
  const { confirm } = sources.values;
  if (confirm === void 0) return omitUndefined({ planned });
  if (planned !== void 0)
    throw new InputError(
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them"
    );
  const { criteria } = resolveReportSettings(sources, features2);
  const { rule: _, ...judging2 } = criteria;
  const first = readRecordings(confirm, {}, { features: features2 });
  if (first.confirmation !== void 0)
    throw new InputError(`confirm: another machine has confirmed ${confirm.join(", ")} already`);
  const claims = openClaims(judgeRecording(first, judging2, features2));
  return { confirms: { claims, tests: testsOfClaims(claims, first.tests).map(testPath) } };
}
function readPlannedShard({ plan, shard }) {
  if (plan === void 0 && shard === void 0) return void 0;
  if (plan === void 0)
    throw new InputError(`shard is ${shard}, but no plan is given: give the plan that has the shard`);
  if (shard === void 0)
    throw new InputError("plan is given, but no shard: give the number of the shard to measure");
  return shardOf(readPlan(plan), shard);
}
function readPlan(given) {
  if (given.trimStart().startsWith("{")) return parseMatrix(given, "plan");
  let text2;
  try {
    text2 = readFileSync(given, "utf8");
  } catch (cause) {
    throw new InputError(`plan: "${given}" cannot be read (${cause.message})`, { cause });
  }
  return parseMatrix(text2, given);
}

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
      run: async (command, world) => (await import("./chunk-PIQAPH4M.js")).runBisect(command, world)
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
      step: async (...inputs) => (await import("./chunk-2NLEDDUU.js")).bisectStep(...inputs)
    }
  }
};
function readBisectCommand({ name: name2, given, operands: files, ...settings }) {
  if (given.engines !== true) refuseOperands(name2, files);
  return { kind: "bisect", given, files, ...settings };
}

// src/features/counters/changes.ts
function countersOf({ features: features2 }) {
  return features2.counters?.judged;
}
function compareCounters(records, ceilings) {
  const counted = records.flatMap((record) => {
    const [candidate, base] = ["candidate", "base"].map(
      (role) => record.checks.find((check) => check.role === role)
    );
    return candidate?.counters === void 0 || base === void 0 ? [] : [{ record, candidate, base }];
  });
  if (counted.length === 0) return void 0;
  const compared = counted.flatMap(({ record, candidate, base }) => {
    const names = steadyNames(candidate, base);
    return base.counters === void 0 ? [] : [{ test: testOnly(record), names, candidate, base }];
  });
  return {
    compared: compared.reduce((sum, { names }) => sum + names.length, 0),
    tests: compared.length,
    changes: compared.flatMap(
      ({ test, names, candidate, base }) => names.flatMap((name2) => changeOf(test, name2, candidate, base, ceilings))
    ),
    unsteady: counted.flatMap(({ record, candidate, base }) => {
      const names = unsteadyNames(candidate, base);
      return names.length === 0 ? [] : [{ test: testOnly(record), names }];
    }),
    uncounted: counted.flatMap(
      ({ record, base: { uncounted: why } }) => why === void 0 ? [] : [{ test: testOnly(record), why }]
    )
  };
}
function unsteadyNames(...checks) {
  return [...new Set(checks.flatMap(({ counters: counters2 }) => counters2?.unsteady ?? []))];
}
function steadyNames(...checks) {
  const unsteady = unsteadyNames(...checks);
  const names = new Set(checks.flatMap(({ counters: counters2 }) => Object.keys(counters2?.values ?? {})));
  return [...names].filter((name2) => !unsteady.includes(name2));
}
function changeOf(test, name2, candidate, base, ceilings) {
  const [now, before] = [candidate, base].map(({ counters: counters2 }) => valueIn(counters2?.values, name2));
  if (now === before) return [];
  const ceiling = counterCeiling(ceilings, test);
  const isOver = ceiling !== void 0 && now - before > Math.abs(before) * ceiling / 100;
  const outcome = isOver ? "fail" : "pass";
  return [{ test, name: name2, base: before, candidate: now, ...omitUndefined({ ceiling }), outcome }];
}
function valueIn(values, name2) {
  return values !== void 0 && Object.hasOwn(values, name2) ? values[name2] ?? 0 : 0;
}

// src/features/counters/words.ts
var maxListed = 20;
function counterTexts(verdict, names, escapeText) {
  const counters2 = countersOf(verdict);
  if (counters2 === void 0 || counters2.tests === 0) return [];
  const { compared, tests, changes } = counters2;
  const listed = changes.map(
    (change) => `${counterName(change, escapeText)}: ${counterReason(change, engineName(names, "base"))}`
  );
  return [
    `${count(changes.length)} of ${plural(compared, "counter")} of the engine changed, in ${plural(tests, "test")}.`,
    ...truncateList(maxListed, listed, (more) => `and ${plural(more, "more counter")}`)
  ];
}
function counterWarnings(verdict, names, escapeText) {
  const counters2 = countersOf(verdict);
  const escapeMessage = escapeClaim(escapeText, verdict);
  return [
    ...(counters2?.unsteady ?? []).map(({ test, names: unsteady }) => {
      const listed = truncateList(maxListed, unsteady.map(escapeText), (more) => `${count(more)} others`);
      return `${escapeText(testPath(test))}: not deterministic, and so not compared: ${listed.join(", ")}. Two runs of one engine gave other values.`;
    }),
    ...[...Map.groupBy(counters2?.uncounted ?? [], ({ why }) => why)].map(([why, alike]) => {
      const [{ test }] = alike;
      const of = alike.length === 1 ? escapeText(testPath(test)) : plural(alike.length, "test");
      return `Counters of ${of} are not compared, ${engineName(names, "base")} does not give them: ${escapeMessage(why)}`;
    })
  ];
}
function counterName({ test, name: name2 }, escapeText) {
  return `${escapeText(testPath(test))} ${escapeText(name2)}`;
}
function counterReason(change, baseName) {
  const { base, candidate, ceiling, outcome } = change;
  const share = base === 0 ? "" : `: ${exactPercent((candidate - base) / base)} ${candidate > base ? "more" : "less"}`;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)}, on ${baseName} ${count(base)}${share}${over}`;
}

// src/features/counters/feature.ts
var counterJudge = {
  name: "counters",
  noun: "counter",
  judge: ({ tests }, { ceilings }) => compareCounters(tests, ceilings),
  ofVariant: (counters2, variant) => ({
    ...counters2,
    changes: counters2.changes.filter(({ test }) => test.variant === variant)
  }),
  words: {
    reason: counterReason,
    title: (failed) => `${plural(failed, "counter")} over the base`,
    clause: (failed) => `${plural(failed, "counter")} of the engine ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"} against the base`
  }
};
var counterOptions = {
  "counter-ceiling": option(percentage(), {
    help: "Largest growth of an engine's counter against the base",
    note: "For workloads of your own that name counters. Rules in `ceilings` take precedence.",
    unit: "percent",
    offered: judging,
    otherwise: "changes are listed only"
  })
};
var counters = {
  name: "counters",
  options: { verdicts: counterOptions },
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
  const counted = tests.flatMap((record) => {
    const { variant, storage, kind, workload, counts: counts2, profile } = Object(record);
    if (counts2 === void 0) return [];
    delete record.counts;
    delete record.profile;
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
    const own = counted.get(testPath(test)) ?? [];
    const missing = test.checks.find(({ role }) => own.every((count2) => count2.role !== role));
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
function instructionTexts(verdict, names, escapeText) {
  const instructions = instructionsOf(verdict);
  if (instructions === void 0 || names.base === void 0) return [];
  const { sessions, changes, unjudged } = instructions;
  const compared = sessions.reduce((sum, one) => sum + one.compared, 0);
  if (compared === 0) return [];
  const more = changes.filter(({ share }) => share > 0).length;
  const hasSmaller = changes.some(({ share }) => Math.abs(share) < leastChange);
  const least = `${leastChange * 100}% or more${hasSmaller ? ", or by more than the ceiling" : ""}`;
  const summary = changes.length === 0 ? `Instructions: none of ${plural(compared, "test")} changed by ${least}.` : `Instructions: ${count(changes.length)} of ${plural(compared, "test")} changed by ${least}: ${count(more)} took more, ${count(changes.length - more)} fewer${shown(changes.length)}.`;
  return [
    `${summary} ${chanceText(sessions)}`,
    ...unjudged === void 0 ? [] : [
      `The ceiling of instructions is not applied: the builds have other compile options (${escapeText(unjudged)}), so that more instructions need not mean more work.`
    ]
  ];
}
function chanceText(sessions) {
  const floor = Math.max(0, ...sessions.map((one) => one.floor));
  const repeated = sessions.reduce((sum, one) => sum + one.repeated, 0);
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
  return profile.functions.map(({ name: name2, own, inclusive }) => {
    const all = inclusive.candidate - inclusive.base;
    const itself = own.candidate - own.base;
    const withCallees = all === itself ? "" : ` (with what it calls ${signed(all)})`;
    return `${escapeName(name2)} ${signed(itself)}${withCallees}`;
  }).join(", ");
}
function signed(value) {
  return `${value < 0 ? "-" : "+"}${count(Math.abs(value))}`;
}
function instructionReason(change, baseName) {
  const { base, candidate, share, ceiling, outcome } = change;
  const over = outcome === "pass" ? "" : `, over ${ceiling}%`;
  return `${count(candidate)} instructions, on ${baseName} ${count(base)}: ${signedHundredths(share)}${over}`;
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
    cell: (path2, isBaseOnly) => {
      const counted = tests.get(path2);
      if (counted === void 0 || counted.statements === 0) return "";
      const roles = [isBaseOnly ? "base" : "baseline", "candidate"];
      const figures = roles.map((role) => counted.instructions[role]);
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
    title: (failed) => `instructions of ${plural(failed, "test")} over the base`,
    clause: (failed) => `the instructions of ${plural(failed, "test")} exceed their ceiling against the base`,
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
  measure: async (settings, context, { samples: samples2, kept, keep, ...inputs }) => {
    const rows = wantedRows(settings);
    if (rows === void 0) throw new Error("the settings do not ask for counts");
    const { records, counting } = await countInstructions({ ...settings, countRows: rows }, context, {
      ...inputs,
      records: samples2.tests,
      compileOptions: perEngine(inputs.engines, (_, role) => samples2.findings?.engines[role]?.compileOptions),
      earlier: readKept(kept, samples2.tests),
      keep: (test, count2, basis) => {
        const path2 = testPath(test);
        keep(`${path2} ${count2.role}`, { test: path2, count: count2, basis });
      }
    });
    return createCounts(records, counting);
  }
};
function wantedRows({ given, criteria }) {
  return criteria.rule.confirms === void 0 ? countRows(given) : void 0;
}
function readKept(kept, planned) {
  const paths = new Set(planned.map(testPath));
  const { data, error } = array(storedCountSchema).safeParse(kept);
  const unplanned = data?.find(({ test }) => !paths.has(test));
  if (unplanned !== void 0)
    throw new InputError(
      `results.sqlite has a count of ${formatValue(unplanned.test)}, which is not planned: measure again without --resume`
    );
  if (error === void 0) return data;
  throw new InputError(
    `the counts in results.sqlite are not as this version writes them (${describeIssues(error, kept)}): measure again without --resume`
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
          ...others.map((text2) => ({ kind: "text", text: text2 }))
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
  column: instructionColumn,
  testData: (test, verdict, names) => omitUndefined({ instructions: instructionData(test, verdict, names) })
};
function instructionData(record, verdict, names) {
  const instructions = instructionsOf(verdict);
  const path2 = testPath(record);
  if (instructions === void 0 || !instructions.asked.has(path2)) return void 0;
  const isOwn = ({ test }) => testPath(test) === path2;
  const counted = instructions.tests.get(path2);
  const { base, candidate } = counted?.instructions ?? {};
  const change = instructions.changes.find(isOwn);
  return {
    taken: counted?.instructions ?? {},
    ...omitUndefined({ statements: counted?.statements }),
    ...base === void 0 || candidate === void 0 ? {} : { change: (candidate - base) / base },
    lines: [
      ...change === void 0 ? [] : [instructionReason(change, engineName(names, "base"))],
      ...change?.profile === void 0 ? [] : [functionText(change.profile, verdict, inPage)],
      ...instructions.uncounted.filter(isOwn).map(({ why }) => uncountedReason(why, verdict, inPage))
    ]
  };
}
function instructionTable(instructions, names, escapeText) {
  if (instructions === void 0 || instructions.changes.length === 0) return void 0;
  return {
    columns: [
      ...left("Test"),
      ...right(engineName(names, "base"), names.candidate, "Change", "A statement", "A row")
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
    count(base),
    count(candidate),
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
  report: instructionReport
};

// src/features/cross-check/facts.ts
var throughputPair = strictObject({
  baseline: number().gt(0),
  candidate: number().gt(0)
});
var crossCheckSchema = strictObject({
  version: literal(1),
  /** As it says itself: `sysbench 1.0.20`. */
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
  /** Why some tests are not there, or all; absent if none is missing. */
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
      ({ program, seconds: seconds2 }) => program === first.program && seconds2 === first.seconds
    );
    const tests = new Map(alike.flatMap((one) => one.tests.map((test) => [test.test, test])));
    return { ...first, tests: [...tests.values()] };
  }
};

// src/features/cross-check/pass.ts
import path from "node:path";

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
async function measureSysbench(sysbench, server, test, seconds2, signal) {
  const command = [`--time=${seconds2}`, "--events=0", "run"];
  const words2 = await runSysbench(sysbench, server, test, command, seconds2 * 1e3 + graceMs, signal);
  const rate = Number(/transactions:\s+\d+\s+\(([\d.]+) per sec/.exec(words2)?.[1]);
  if (!(rate > 0)) throw new Error(`${test.script} counted no transactions`);
  return rate;
}
async function runSysbench({ program, environment }, { socket, port, account, database, processor }, { script, rows, threads, seed, prepares }, command, timeoutMs, signal) {
  const place = socket === void 0 ? ["--mysql-host=127.0.0.1", `--mysql-port=${port}`] : [`--mysql-socket=${socket}`];
  const words2 = [
    script,
    "--db-driver=mysql",
    ...place,
    `--mysql-user=${account}`,
    `--mysql-db=${database}`,
    "--tables=1",
    `--table-size=${rows}`,
    `--threads=${threads}`,
    `--rand-seed=${seed}`,
    // It would choose keys in the middle of the table more often.
    "--rand-type=uniform",
    `--db-ps-mode=${prepares ? "auto" : "disable"}`,
    ...command
  ];
  const taskset = processor === void 0 ? void 0 : findOnPath("taskset", environment);
  const [file, ...parameters] = taskset === void 0 ? [program, ...words2] : [taskset, "--cpu-list", String(processor), program, ...words2];
  const { status, isTimedOut, stdout } = await runProgram(file, parameters, {
    environment,
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
var seconds = 2;
var usualPairs = 5;
function isChecked({ variant, workload }) {
  return variant === "server" && checkedWorkloads.some((name2) => name2 === workload);
}
async function requireSysbench({ candidate, baseline }, tests, { compiler, serverFiles }) {
  if (!isServerFile(candidate))
    throw new InputError(
      `cross-check is sysbench, but candidate ${formatValue(candidate)} is no server: omit cross-check, or name the file of a server`
    );
  if (!tests.some(isChecked))
    throw new InputError(
      `cross-check is sysbench, but none of its tests is chosen: choose some of ${checkedWorkloads.join(", ")} of the suite server`
    );
  requireNoPassword("candidate", candidate, serverFiles);
  if (baseline !== void 0) requireNoPassword("baseline", baseline, serverFiles);
  const found = await findSysbench(compiler.environment);
  if (found === void 0)
    throw new InputError(
      "cross-check is sysbench, but no program of that name is in a folder of PATH: install the package sysbench (Debian, Ubuntu, Fedora, Homebrew), or omit cross-check"
    );
  return found;
}
function requireNoPassword(part, file, files) {
  if (files.read(part, file).password === void 0) return;
  throw new InputError(
    `cross-check is sysbench, but ${part} ${formatValue(file)} has a password, which sysbench is not given: omit cross-check, or name an account without a password`
  );
}
async function crossCheck(sysbench, settings, { progress, signal }, { baseline, candidate, records, folder }) {
  const facts = { version: 1, program: sysbench.version, seconds };
  const tests = [];
  const hosted = [];
  const host = async (engine, name2) => {
    const server = await engine.host(path.join(folder, "hosted", name2), settings.threads, signal);
    if (typeof server === "string") throw new EngineFailure("error", `the ${name2} ${server}`);
    hosted.push(server);
    return server;
  };
  progress.step(`checking the figures with ${sysbench.version}`);
  try {
    const servers = {
      baseline: await host(baseline, "baseline"),
      candidate: await host(candidate, "candidate")
    };
    const [first, ...others] = records.filter((record) => isChecked(record) && record.failures.length === 0);
    if (first === void 0) return { ...facts, tests, problem: "its tests have no result here" };
    for (const server of Object.values(servers))
      await prepareSysbench(sysbench, server, sysbenchTest(first, settings), signal);
    for (const record of [first, ...others])
      tests.push({
        test: testPath(record),
        pairs: await measurePairs(sysbench, servers, sysbenchTest(record, settings), settings, signal)
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
async function measurePairs(sysbench, servers, test, { criteria: { rule } }, signal) {
  const count2 = typeof rule.rounds === "number" ? rule.rounds : usualPairs;
  const pairs = [];
  for (let pair = 0; pair < count2; pair++) {
    const measured = { baseline: 0, candidate: 0 };
    const order = ["baseline", "candidate"];
    for (const role of pair % 2 === 0 ? order : order.toReversed())
      measured[role] = await measureSysbench(sysbench, servers[role], test, seconds, signal);
    pairs.push(measured);
  }
  return pairs;
}

// src/features/cross-check/figures.ts
var confidence = 0.95;
function crossCheckedFigures(recording, verdict) {
  const own = new Map(testVerdicts(verdict).map(({ comparison }) => [testPath(comparison), comparison]));
  return (crossCheckOf(recording)?.tests ?? []).flatMap(({ test, pairs }) => {
    const comparison = own.get(test);
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
function summarise(figures, { problem, seconds: seconds2, tests }, escapeText) {
  const failed = problem === void 0 ? [] : [`${tests.length === 0 ? "it has measured nothing" : "not all tests"}: ${escapeText(problem)}.`];
  const decided = figures.filter(({ agrees }) => agrees !== void 0);
  const agreeing = decided.filter(({ agrees }) => agrees === true);
  if (figures.length === 0) return failed.join(" ") || "none of its tests has a result here.";
  const pairs = Math.max(...tests.map((test) => test.pairs.length));
  const how = `${plural(pairs, "run")} of ${plural(seconds2, "second")} on each server`;
  const verdict = decided.length === 0 ? "no test has an interval, which takes a range of rounds such as 3..11" : `its ratio lies in the interval of ${count(agreeing.length)} of ${plural(decided.length, "test")}`;
  return [`${verdict}; ${how}.`, ...failed].join(" ");
}
function tableOf(figures, escapeText) {
  const headings = ["Multiplier", "95%", "Its ratio", "95%", "In the interval"];
  return {
    columns: [...left("Test"), ...right(...headings)],
    rows: figures.map(({ test, own, other, agrees }) => ({
      cells: [
        escapeText(test),
        ...cells(own),
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
    const report = crossCheckReport(recording, runVerdict, words2.text);
    if (report === void 0) return [];
    const table = { kind: "table", table: report.table };
    const blocks = [
      { kind: "text", text: report.summary },
      { kind: "details", title: "What it has measured", blocks: [table] }
    ];
    return at("below the sections", { kind: "section", title: "Cross-check", blocks });
  }
};

// src/features/cross-check/feature.ts
var crossChecks = ["off", "sysbench"];
var samples = {
  "cross-check": option(choice("program", crossChecks), {
    help: "Another program that measures the same servers, for comparison: sysbench",
    note: "It measures the tests that both have: `oltp_point_select`, `oltp_read_only`, `oltp_update_index`, `oltp_update_non_index`, `oltp_write_only`. The report says whether its figures lie in the intervals of the run. Install the package `sysbench`.",
    offered: measuring,
    default: "off"
  })
};
var crossChecking = {
  name: crossCheckName,
  options: { samples },
  pass: {
    part: "cross-check",
    isWanted: ({ given }) => valuesOf(samples, given)["cross-check"] !== "off",
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

// src/features/fleet/feature.ts
var fleet = {
  name: "fleet",
  options: { machines: planOptions },
  takes: takenOptions3,
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
      run: async (command, world) => (await import("./chunk-5UI32XGJ.js")).planCommand(command, world)
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
      step: async (...inputs) => (await import("./chunk-IESA35M2.js")).planStep(...inputs)
    }
  }
};
function readPlanCommand({ given: all }) {
  const { config, ...given } = all;
  requireKnownWorkloads(given, config, "--workloads");
  return { given, ...omitUndefined({ config }) };
}

// src/features/growth/growth.ts
var linearTolerance = 0.1;
function growthOf(sections, rows) {
  if (rows === void 0) return [];
  return suiteNames.flatMap(
    (suite) => suites[suite].tableRows === void 0 ? [] : growthIn(suite, sections, rows)
  );
}
function growthIn(suite, sections, rows) {
  const { tableRows = () => rows } = suites[suite];
  const tests = sections.filter(({ variant }) => suiteOf(variant) === suite).flatMap((section) => section.tests.map(({ comparison }) => comparison));
  const groups = Map.groupBy(tests, ({ storage, kind, workload }) => `${storage}/${kind}/${workload}`);
  return [...groups.values()].flatMap((sizes) => {
    const measured = sizes.flatMap((one) => one.state === "measured" ? [one] : []);
    const [first] = measured;
    if (first === void 0 || measured.length < variantsOf(suite).length) return [];
    const hasBase = measured.every(({ base }) => base?.state === "measured");
    const points = measured.map(
      ({ variant, storage: storage2, kind: kind2, workload: workload2, timeNs, base }) => ({
        test: { variant, storage: storage2, kind: kind2, workload: workload2 },
        rows: tableRows(variant, rows),
        timeNs: { ...timeNs, ...hasBase && base?.state === "measured" ? { base: base.timeNs } : {} }
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
function growthTable(growth2, names, escapeText) {
  if (growth2.length === 0) return void 0;
  const roles = ["baseline", "candidate", "base"].filter(
    (role) => growth2.some(({ exponents }) => exponents[role] !== void 0)
  );
  return {
    columns: [
      ...left("Growth with the table"),
      ...right(...roles.map((role) => engineName(names, role))),
      ...left("")
    ],
    rows: growth2.map(({ storage, kind, workload, exponents }) => ({
      cells: [
        `${storage}/${kind}/${escapeText(workload)}`,
        ...roles.map((role) => exponents[role]?.toFixed(2) ?? "-"),
        words(exponents, names)
      ],
      highlighted: exponents.candidate > 1 + linearTolerance
    }))
  };
}
function words({ baseline, candidate }, names) {
  const faster = candidate > baseline + linearTolerance ? [`grows faster than ${names.baseline}`] : [];
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
  },
  page: withGrowth
};
var growth = {
  name: "growth",
  report: growthReport
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
function read({ name: name2, given: all, operands }) {
  const { history: history2, branch, label, last, config, format, test } = valuesOf(commandOptions, all);
  if (history2 === void 0)
    throw new InputError(`--history is missing: name the folder of the history; ${seeHelp(name2)}`);
  const selection = { history: history2, last, ...omitUndefined({ branch }) };
  switch (name2) {
    case "history add": {
      const { commit } = valuesOf({ commit: publishOptions.commit }, all);
      const {
        history: _,
        branch: __,
        label: ___,
        commit: ____,
        config: _____,
        ...given
      } = all;
      const identity = omitUndefined({ config, commit, branch, label });
      return { kind: "history add", files: operands, history: history2, given, ...identity };
    }
    case "history list":
      return { kind: "history list", ...selection, format };
    case "history show": {
      const [run2 = "", ...others] = operands;
      refuseOperands(name2, others);
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
var run = async (command, world) => (await import("./chunk-XWB7QDBY.js")).historyCommand(command, world);
var commands = {
  "history add": {
    purpose: "Keep the figures of a run in a history.",
    files: "results.json files of one run",
    examples: [
      "history add results.json --history nightly --branch main",
      "history add results.json --history releases --label 0.51.3"
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
    runName: "id of the run, the beginning of its commit, its label, or newest",
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
  readEarlier: async (...inputs) => (await import("./chunk-ZG32YHMY.js")).readEarlier(...inputs),
  earlierPage: async (given) => (await import("./chunk-ZG32YHMY.js")).earlierPage(given),
  beforePublishing: async (context, made) => (await import("./chunk-OXF5CQHY.js")).historyStep(context, made),
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
      purpose: "Writes the page of the history that a branch holds, index.html, for a step that publishes it.",
      outputs: { "html-path": "Path of the page" },
      step: async (...inputs) => (await import("./chunk-TPKA33QK.js")).pageStep(...inputs)
    }
  },
  commands,
  commandGroups: { history: "Keep the figures of runs, and say what became of each test over time." }
};

// src/features.ts
var features = [growth, counters, counts, crossChecking, history, bisect, fleet];

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

export {
  readMachinePart,
  readPlan,
  features,
  conclude,
  exitStatus
};
