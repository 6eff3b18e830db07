import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  instructionCeiling,
  omitUndefined,
  testOnly,
  testPath
} from "./chunk-D24T2PCJ.js";

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
  const unjudged = optionsThatDiffer(compileOptions);
  const { instructions: _, ...others } = ceilings;
  const judged = unjudged === void 0 ? ceilings : { ...others, rules: [] };
  const sessions = new Map(
    [...Map.groupBy(asked, sessionOf)].map(([name, alike]) => [name, countedSession(alike)])
  );
  const floorOf = (test) => sessions.get(sessionOf(test))?.floor ?? 0;
  const both = asked.flatMap((record) => {
    const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
    return isTaken(base) && isTaken(candidate) ? [{ record, base, candidate }] : [];
  });
  const changes = both.flatMap(({ record, base, candidate }) => {
    const change = changeOf(record, base, candidate, judged);
    const isLarge = change.outcome === "fail" || Math.abs(change.share) >= leastChange;
    const isSeen = isLarge && shareApart(base.instructions, candidate.instructions) > floorOf(record);
    return isSeen ? [change] : [];
  });
  return {
    asked: new Set(asked.map(testPath)),
    tests: countedTests(asked),
    sessions: [...sessions.values()],
    changes: changes.toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share)),
    uncounted: asked.flatMap((record) => uncountedOf(record, ["baseline", "candidate", "base"])),
    undecided: asked.flatMap((record) => {
      const ceiling = instructionCeiling(untrusted ? ceilings : judged, record);
      const why = ceiling === void 0 ? void 0 : whyUndecided(record, ceiling, floorOf(record), unjudged);
      return why === void 0 ? [] : [{ test: testOnly(record), why }];
    }),
    ...omitUndefined({ unjudged })
  };
}
function instructionsOfVariant(instructions, variant) {
  const isOwn = ({ test }) => test.variant === variant;
  return {
    ...instructions,
    sessions: instructions.sessions.filter((one) => one.variant === variant),
    changes: instructions.changes.filter(isOwn),
    uncounted: instructions.uncounted.filter(isOwn),
    undecided: instructions.undecided.filter(isOwn)
  };
}
function changeOf(record, base, candidate, ceilings) {
  const test = testOnly(record);
  const share = (candidate.instructions - base.instructions) / base.instructions;
  const ceiling = instructionCeiling(ceilings, test);
  const isOver = ceiling !== void 0 && share * 100 > ceiling;
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
function whyUndecided(record, ceiling, floor, unjudged) {
  const [base, candidate] = [countOf(record, "base"), countOf(record, "candidate")];
  if (base === void 0) return void 0;
  if (!isTaken(base) || !isTaken(candidate))
    return uncountedOf(record, ["candidate", "base"])[0]?.why ?? "not counted";
  if (floor * 100 > ceiling) return `two counts of one engine differ by more than ${ceiling}%`;
  const isOver = (candidate.instructions / base.instructions - 1) * 100 > ceiling;
  return isOver && unjudged !== void 0 ? `the builds report other compile options: ${unjudged}` : void 0;
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
    floor: Math.max(0, ...records.map(differenceOf))
  };
}
function differenceOf({ counts = [] }) {
  const shares = counts.filter(isTaken).map(({ instructions, again = instructions }) => shareApart(instructions, again));
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
function uncountedOf(record, roles) {
  const refused = roles.map((role) => countOf(record, role)).find((count) => count && !isTaken(count));
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
