import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  instructionsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  leastShare
} from "./shared-features-nights-history-options.js";
import {
  factsPart
} from "./shared-yaml-dist-parse-parser.js";
import {
  _enum,
  amount,
  amountPer,
  array,
  asQuotation,
  count,
  count2,
  escapeClaim,
  failureSchema,
  hex,
  int,
  literal,
  name,
  plural,
  roles,
  signedHundredths,
  storages,
  strictObject,
  testPath,
  text,
  truncateList,
  union,
  unique,
  workSchema
} from "./shared-jstat-dist-jstat.js";

// src/features/checks/sequence/record.ts
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
  cpuNs: amount.optional(),
  /** For a workload: the CPU time of the same statements alone, from fresh state. */
  aloneCpuNs: amount.optional()
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
  }).optional()
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
  planned: count.optional(),
  /** By storage and order. */
  sequences: unique(array(sequenceSchema).max(maxSequences), sequencePath)
});
function sequencePath({ storage, order }) {
  return `sequence/${storage}/${order}`;
}
var factsOf = factsPart("sequence");
function sequencesOf(recording) {
  return factsOf(recording)?.sequences;
}

// src/features/figures/counts/words.ts
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
  const hasSmaller = changes.some(({ share }) => Math.abs(share) < leastShare);
  const least = `${leastShare * 100}% or more${hasSmaller ? ", or by more than the ceiling" : ""}`;
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
  instructionColumn
};
