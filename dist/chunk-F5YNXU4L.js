import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  contestFaultKinds
} from "./chunk-VYUAXW72.js";
import {
  isMeaningful,
  leastShare,
  riseOf
} from "./chunk-H7HBXWQX.js";
import {
  outOfTime
} from "./chunk-675X243B.js";
import {
  factsPart
} from "./chunk-M23SOQUR.js";
import {
  judgedPart,
  ruleFor
} from "./chunk-NIQHCBMM.js";
import {
  _enum,
  array,
  boolean,
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  count,
  int,
  literal,
  roles,
  strictObject,
  testOnly,
  testPath,
  text,
  transactionForms,
  unique
} from "./chunk-KAFQIV6R.js";

// src/features/figures/counts/compare.ts
var instructionsOf = judgedPart("instructions");
function instructionCeiling(ceilings, test) {
  const rule = ruleFor(ceilings, test, (one) => one.instructions !== void 0);
  return rule?.instructions ?? ceilings.instructions;
}
function compareInstructions(records, compileOptions, ceilings, untrusted = false) {
  const asked = records.filter(({ counts }) => counts !== void 0);
  if (asked.length === 0) return void 0;
  const sessions = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name, alike]) => [name, countedSession(alike)])
  );
  const floorOf = (test) => sessions.get(sessionOf(test))?.floor ?? 0;
  const baseFloors = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name, alike]) => [name, floorOfRoles(alike, ["base"])])
  );
  const both = asked.flatMap((record) => {
    const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
    return isTaken(base) && isTaken(candidate) ? [{ record, base, candidate }] : [];
  });
  const changes = both.flatMap(({ record, base, candidate }) => {
    const change = changeOf(record, base, candidate, ceilings, baseFloors.get(sessionOf(record)) ?? 0);
    const isSeen = isMeaningful(base.instructions, candidate.instructions) && shareApart(base.instructions, candidate.instructions) > floorOf(record);
    return isSeen || change.outcome === "fail" ? [change] : [];
  });
  const same = both.filter(
    ({ record, base, candidate }) => Math.max(Math.abs(growth(base, candidate.instructions)), floorOf(record)) < leastShare
  );
  return {
    asked: new Set(asked.map(testPath)),
    tests: countedTests(asked),
    sessions: [...sessions.values()],
    changes: changes.toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share)),
    sameInstructions: new Set(same.map(({ record }) => testPath(record))),
    uncounted: asked.flatMap((record) => uncountedOf(record, ["baseline", "candidate", "base"])),
    withheld: asked.flatMap((record) => withheldOf(record, ceilings, untrusted)),
    undecided: asked.flatMap((record) => {
      const ceiling = instructionCeiling(ceilings, record);
      const isWithheld = withheldOf(record, ceilings, untrusted).length > 0;
      const why = ceiling === void 0 || isWithheld ? void 0 : whyUndecided(record, ceiling, floorOf(record));
      return why === void 0 ? [] : [{ test: testOnly(record), why }];
    }),
    otherOptions: optionsThatDiffer(compileOptions)
  };
}
function changeOf(record, base, candidate, ceilings, baseFloor) {
  const test = testOnly(record);
  const share = growth(base, candidate.instructions);
  const ceiling = instructionCeiling(ceilings, test);
  const least = Math.min(candidate.instructions, candidate.again ?? candidate.instructions);
  const isOver = ceiling !== void 0 && least - base.instructions > riseOf(base.instructions, ceiling, baseFloor * base.instructions);
  return {
    test,
    base: base.instructions,
    candidate: candidate.instructions,
    share,
    work: candidate.work,
    profile: record.profile,
    ceiling,
    outcome: isOver ? "fail" : "pass"
  };
}
function growth(base, candidate) {
  return (candidate - base.instructions) / base.instructions;
}
function countedTests(records) {
  const tests = /* @__PURE__ */ new Map();
  for (const record of records) {
    const taken = record.counts?.filter(isTaken) ?? [];
    const [first] = taken;
    if (first === void 0) continue;
    const instructions = Object.fromEntries(taken.map((one) => [one.role, one.instructions]));
    tests.set(testPath(record), { statements: first.work.statements, instructions });
  }
  return tests;
}
function withheldOf(record, ceilings, untrusted) {
  const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
  const ceiling = instructionCeiling(ceilings, record);
  if (ceiling === void 0 || !isTaken(base) || isTaken(candidate)) return [];
  const why = candidate?.uncounted ?? "not counted";
  if (why === outOfTime && !untrusted) return [];
  return [
    { test: testOnly(record), base: base.instructions, why: `candidate: ${why}`, ceiling, outcome: "fail" }
  ];
}
function whyUndecided(record, ceiling, floor) {
  const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
  if (base === void 0) return void 0;
  if (!isTaken(base) || !isTaken(candidate))
    return uncountedOf(record, ["candidate", "base"])[0]?.why ?? "not counted";
  return floor * 100 > ceiling ? `two counts of one engine differ by more than ${ceiling}%` : void 0;
}
function sessionOf({ variant, storage }) {
  return `${variant}/${storage}`;
}
function countedSession(records) {
  const [{ variant, storage }] = records;
  const isCompared = (record) => isTaken(countOf(record, "base")) && isTaken(countOf(record, "candidate"));
  const isRepeated = ({ counts = [] }) => counts.some((count2) => isTaken(count2) && count2.again !== void 0);
  return {
    variant,
    storage,
    compared: records.filter(isCompared).length,
    repeated: records.filter(isRepeated).length,
    floor: floorOfRoles(records, roles)
  };
}
function floorOfRoles(records, of) {
  const shares = records.flatMap(({ counts = [] }) => counts.filter(isTaken)).filter(({ role }) => of.includes(role)).map(({ instructions, again = instructions }) => shareApart(instructions, again));
  return Math.max(0, ...shares);
}
function shareApart(one, other) {
  return Math.max(one, other) / Math.min(one, other) - 1;
}
function countOf({ counts = [] }, role) {
  return counts.find((count2) => count2.role === role);
}
function isTaken(count2) {
  return count2 !== void 0 && "instructions" in count2;
}
function uncountedOf(record, roles2) {
  const refused = roles2.map((role) => countOf(record, role)).find((count2) => count2 && !isTaken(count2));
  if (refused === void 0 || isTaken(refused)) return [];
  return [{ test: testOnly(record), why: `${refused.role}: ${refused.uncounted}` }];
}
function optionsThatDiffer({
  base,
  candidate
}) {
  if (base === void 0 || candidate === void 0) return void 0;
  const only = (own, others, whose) => own.filter((option) => !others.includes(option)).map((option) => `${option} on the ${whose} only`);
  const different = [...only(base, candidate, "base"), ...only(candidate, base, "candidate")];
  return different.length === 0 ? void 0 : different.slice(0, 5).join(", ");
}

// src/features/figures/contention/ladder.ts
function connectionsUpTo(most) {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}

// src/features/figures/contention/record.ts
var mostConnections = 64;
var mostRounds = 100;
var windowMs = 100;
var longerWindowMs = 1e3;
var taskSchema = strictObject({
  task: _enum(contestTasks),
  connections: int().min(1).max(mostConnections),
  /** Operations that ended in the window. */
  operations: count,
  /** Connections without such an operation. */
  idle: count,
  /** The operations of the connection that had fewest. */
  least: count,
  /** Refusals because of another connection. */
  busy: count,
  /** Transactions that had begun and had to begin again. */
  repeated: count,
  /** The median, the 99th percentile and the longest of the operations' times, waits included; absent if none ended. */
  p50: count.optional(),
  p99: count.optional(),
  longest: count.optional(),
  /** The engine's words if it refuses to empty its log, or those of the driver if it has no answer. */
  refused: text.optional()
});
var faultSchema = strictObject({ kind: _enum(contestFaultKinds), message: text });
var heldSchema = strictObject({
  role: _enum(roles),
  workload: _enum(contestWorkloads),
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  /** From 1. */
  round: int().min(1).max(mostRounds + 1),
  form: _enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: array(taskSchema).max(2),
  fault: faultSchema.optional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: literal(true).optional()
});
var entrantSchema = strictObject({
  role: _enum(roles),
  /** As sqlite3_threadsafe() says; -1 without that function. Absent if it does not take part. */
  threadsafe: int().min(-1).max(100).optional(),
  /** Whether it has BEGIN CONCURRENT. */
  concurrent: boolean().optional(),
  /** Why it is not measured: words that follow its name. Only a shell, a server or a library without functions for prepared statements is not. */
  absent: text.optional(),
  /** The failure before its first contest. */
  failed: text.optional()
}).refine(
  ({ threadsafe, absent, failed }) => [threadsafe, absent, failed].filter((one) => one !== void 0).length === 1,
  "expected one of threadsafe, absent and failed"
);
var mostHeld = contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;
var contentionSchema = strictObject({
  version: literal(1),
  most: int().min(2).max(mostConnections),
  rounds: int().min(2).max(mostRounds),
  windowMs: literal(windowMs),
  entrants: unique(array(entrantSchema).max(roles.length), ({ role }) => `the ${role}`),
  held: unique(
    array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: strictObject({
    windowMs: literal(longerWindowMs),
    held: unique(array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`)
  }).optional()
});
var storedRoundSchema = strictObject({
  ...contentionSchema.pick({ most: true, held: true }).shape,
  round: int().min(1)
});
var contentionOf = factsPart("contention");
function cellsUpTo(most) {
  return contestWorkloads.flatMap(
    (workload) => contestModes.flatMap(
      (mode) => connectionsUpTo(most).map((connections) => ({ workload, mode, connections }))
    )
  );
}
function isContender({ threadsafe }) {
  return threadsafe !== void 0;
}
function hasCandidate({ entrants }) {
  return entrants.some((one) => one.role === "candidate" && isContender(one));
}
function canHaveThreads({ threadsafe = 0 }) {
  return threadsafe > 0;
}
function isToHold(entrant, { workload, mode, connections }, failed) {
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) => one.role === entrant.role && one.workload === workload && one.mode === mode && one.connections <= connections
  );
}

export {
  mostConnections,
  mostRounds,
  windowMs,
  longerWindowMs,
  contentionSchema,
  storedRoundSchema,
  contentionOf,
  cellsUpTo,
  isContender,
  hasCandidate,
  canHaveThreads,
  isToHold,
  instructionsOf,
  compareInstructions,
  countOf,
  isTaken
};
