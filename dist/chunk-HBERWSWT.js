import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  outOfTime
} from "./chunk-JRSOVAJU.js";
import {
  instructionCeiling
} from "./chunk-FK63ORSE.js";
import {
  roles
} from "./chunk-24VBGLXN.js";
import {
  omitUndefined,
  testOnly,
  testPath
} from "./chunk-ULWFNPWD.js";

// src/features/counts/compare.ts
function instructionsOf({
  features
}) {
  return features.instructions?.judged;
}
var leastChange = 5e-4;
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
    const isSeen = Math.abs(change.share) >= leastChange && shareApart(base.instructions, candidate.instructions) > floorOf(record);
    return isSeen || change.outcome === "fail" ? [change] : [];
  });
  const same = both.filter(
    ({ record, base, candidate }) => Math.max(Math.abs(growth(base, candidate.instructions)), floorOf(record)) < leastChange
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
    ...omitUndefined({ otherOptions: optionsThatDiffer(compileOptions) })
  };
}
function instructionsOfVariant(instructions, variant) {
  const isOwn = ({ test }) => test.variant === variant;
  return {
    ...instructions,
    sessions: instructions.sessions.filter((one) => one.variant === variant),
    changes: instructions.changes.filter(isOwn),
    withheld: instructions.withheld.filter(isOwn),
    uncounted: instructions.uncounted.filter(isOwn),
    undecided: instructions.undecided.filter(isOwn)
  };
}
function changeOf(record, base, candidate, ceilings, baseFloor) {
  const test = testOnly(record);
  const share = growth(base, candidate.instructions);
  const ceiling = instructionCeiling(ceilings, test);
  const least = Math.min(candidate.instructions, candidate.again ?? candidate.instructions);
  const leastShare = growth(base, least);
  const isOver = ceiling !== void 0 && leastShare * 100 > ceiling && leastShare > baseFloor;
  return {
    test,
    base: base.instructions,
    candidate: candidate.instructions,
    share,
    work: candidate.work,
    ...omitUndefined({ profile: record.profile, ceiling }),
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
  const isRepeated = ({ counts = [] }) => counts.some((count) => isTaken(count) && count.again !== void 0);
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
  return counts.find((count) => count.role === role);
}
function isTaken(count) {
  return count !== void 0 && "instructions" in count;
}
function uncountedOf(record, roles2) {
  const refused = roles2.map((role) => countOf(record, role)).find((count) => count && !isTaken(count));
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

export {
  instructionsOf,
  leastChange,
  compareInstructions,
  instructionsOfVariant,
  countOf,
  isTaken
};
