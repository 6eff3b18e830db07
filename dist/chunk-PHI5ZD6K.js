import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  instructionsOf,
  leastChange
} from "./chunk-25LWTNA6.js";
import {
  failuresReason
} from "./chunk-7XTTSZVD.js";
import {
  engineName
} from "./chunk-S626GGRF.js";
import {
  amountPer,
  asQuotation,
  count as count2,
  escapeClaim,
  multiplier,
  plural,
  signedHundredths
} from "./chunk-AXBS7TIN.js";
import {
  failureSchema,
  workSchema
} from "./chunk-W5333B6P.js";
import {
  _enum,
  amount,
  array,
  count,
  hex,
  int,
  limits,
  literal,
  name,
  partialRecord,
  roles,
  storages,
  strictObject,
  string,
  testPath,
  text,
  truncateList,
  tuple,
  union,
  unique
} from "./chunk-3UA7D5SN.js";

// src/features/plans/record.ts
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
  tests: unique(array(formsSchema).max(limits.tests), ({ test }) => `the test ${test}`)
});
var keptSchema = union([
  strictObject({ workload: workloadPlansSchema }),
  strictObject({ test: formsSchema })
]);
function plansOf({ features }) {
  return features?.plans;
}

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
  features
}) {
  return features?.sequence?.sequences;
}

// src/features/plans/words.ts
var planWords = {
  failed: ({ faults }) => faults.length === 0 ? void 0 : `${plural(faults.length, "form")} of queries without a comparison`,
  completed: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")} taken`,
  title: ({ plans }) => `query plans of ${plural(plans.workloads.length, "workload")}`,
  summary: ({ plans, changes }) => `query plans of ${plural(plans.workloads.length, "workload")}, ${changes.length} changed`,
  problems: ({ faults }, names, escapeText, isUntrusted) => faults.map((fault) => ({
    name: escapeText(fault.test),
    reason: faultText(fault, names, escapeText, isUntrusted)
  })),
  failedNames: ({ faults }) => [...new Set(faults.map(({ test }) => test))],
  derived: ({ comparisons, faults, refusals, changes }) => ({ comparisons, faults, refusals, changes })
};
function comparisonText({ test, alternative, sql, ratio, ceiling, isOver }, { plans }, escapeText) {
  const limit = isOver && ceiling !== void 0 ? `, over ${multiplier(ceiling)}x` : "";
  const [variant = "", , , workload = ""] = test.split("/");
  const planOf = (name3) => {
    const own = plans.workloads.find((one) => one.workload === name3)?.statements[0]?.plans.candidate;
    return own === void 0 || own === null ? "not known" : oneLine(own, escapeText);
  };
  const name2 = `${variant}/${workload}`;
  return `the chosen plan takes ${multiplier(ratio)}x of alternative ${alternative} ${asQuotation(escapeText)(sql)}${limit}; chosen: ${planOf(name2)}; alternative: ${planOf(`${name2}#${alternative}`)}`;
}
function stepsOf(plan) {
  return plan.split("\n").map((step) => step.trim());
}
var mostSteps = 6;
function oneLine(plan, escapeText) {
  const steps = stepsOf(plan);
  const more = steps.length > mostSteps ? "; ..." : "";
  return asQuotation(escapeText)(`${steps.slice(0, mostSteps).join("; ")}${more}`);
}
function faultText({ alternative, role, reason, message }, names, escapeText, untrusted) {
  const what = alternative === 0 ? "the query" : `alternative ${alternative}`;
  const words = failuresReason([{ role, reason, message }], names, escapeText, { untrusted });
  const where = reason === "differs" ? ` (on ${engineName(names, role)})` : "";
  return `${what}: ${words}${where}`;
}
function changeText({ sql, base, candidate }, names, escapeText) {
  const planOf = (plan) => plan === null ? "not said" : oneLine(plan, escapeText);
  return `the plan of ${asQuotation(escapeText)(sql)} changed: ${planOf(candidate)} on ${names.candidate}, ${planOf(base)} on ${engineName(names, "base")}`;
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

// src/features/counts/words.ts
var mostChanges = 10;
var maxListed = 20;
var instructionNote = "Instructions: what the engine executes in user space, counted on a simulated processor that has AVX2 and no AVX-512. Work of the kernel, disks and flushes, waiting, cache misses, memory bandwidth and mispredicted branches are not in it. A change is a change of the work that the code does, not of its time; if compiler or flags change too, time can move the other way.";
function instructionTexts(verdict, names, escapeText) {
  const instructions = instructionsOf(verdict);
  if (instructions === void 0 || names.base === void 0) return [];
  const { sessions, changes, otherOptions } = instructions;
  const compared = sessions.reduce((sum, one) => sum + one.compared, 0);
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
  return truncateList(maxListed, lines, (more) => `and ${plural(more, "other reason")}`);
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
    cell: (path, isBaseOnly) => {
      const counted = tests.get(path);
      if (counted === void 0 || counted.statements === 0) return "";
      const roles2 = [isBaseOnly ? "base" : "baseline", "candidate"];
      const figures = roles2.map((role) => counted.instructions[role]);
      if (figures.every((figure) => figure === void 0)) return "";
      return figures.map((one) => one === void 0 ? "-" : amountPer(one / counted.statements)).join(", ");
    }
  };
}

export {
  maxStatements,
  maxSql,
  plansSchema,
  keptSchema,
  plansOf,
  sequenceSchema,
  sequencesSchema,
  sequencePath,
  sequencesOf,
  mostChanges,
  instructionNote,
  instructionTexts,
  functionTexts,
  functionText,
  instructionReason,
  uncountedReason,
  instructionWarnings,
  countingText,
  instructionColumn,
  planWords,
  comparisonText,
  stepsOf,
  faultText,
  changeText,
  problemTexts,
  planNote
};
