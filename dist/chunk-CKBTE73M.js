import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  allOf,
  findingPath,
  isUnmeasured,
  testVerdicts
} from "./chunk-DZDAW6RU.js";
import {
  testPath
} from "./chunk-YBCGSQCV.js";

// src/verdict/judged.ts
function judgedRun(verdict) {
  const { outcome, measurement, rule, pairs, sections, controls, features } = verdict;
  const { changes, causes, groups, headline, acceptances, confirmation } = verdict;
  const examined = Object.entries(verdict.examined).flatMap(
    ([name, { by, found: found2 }]) => by.words === void 0 ? [] : [[name, by.words.derived(found2)]]
  );
  const found = Object.entries(features).map(
    ([name, { judged: judged2 }]) => [name, allOf(judged2).map(named)]
  );
  return {
    outcome,
    measurement: measurement.state,
    rule: typeof rule.rounds === "number" ? { rounds: rule.rounds } : rule,
    pairs,
    sections: sections.map(judgedSection),
    tests: testVerdicts(verdict).map(judgedTest),
    controls,
    headline,
    confirmation: confirmation && without(confirmation, "machine"),
    acceptances: acceptances && {
      accepted: acceptances.accepted.map(judgedAcceptance),
      ignored: acceptances.ignored
    },
    ...Object.fromEntries(examined),
    groups: changes && groups.map(judgedGroup),
    causes: changes && causes.map(judgedCause),
    changes: changes?.found.map(named),
    smallestChange: changes?.smallest,
    ...Object.fromEntries(found)
  };
}
function judgedGroup({ level, name, tests, judgement }) {
  return { level, name, tests: tests.length, ...judged(judgement) };
}
function judgedCause({ tests, alike, ...cause }) {
  return { ...cause, tests: tests.map(testPath), alike: alike.length };
}
function judgedSection(section) {
  const { variant, storage, kind, judgement, interval: multiplierInterval, parts, missing } = section;
  return {
    variant,
    storage,
    kind,
    ...judged(judgement),
    missing,
    multiplierInterval,
    highest: parts && testPath(parts.highest),
    averageWithout: parts?.without,
    geometricMean: parts?.geometricMean
  };
}
function judgedTest({ comparison, judgement, base }) {
  const { state } = comparison;
  const test = testPath(comparison);
  if (isUnmeasured(comparison)) return { test, state };
  const { timeNs, base: compared } = comparison;
  const againstBase = compared === void 0 ? {} : { base: judgedBase(compared, base) };
  if (comparison.state === "against base") {
    const medianPairs = comparison.base.ratios.length;
    return { test, state, candidateNs: timeNs.candidate, medianPairs, ...againstBase };
  }
  const { ratios, interval: multiplierInterval, noisePercent } = comparison;
  return {
    test,
    state,
    baselineNs: comparison.timeNs.baseline,
    candidateNs: timeNs.candidate,
    medianPairs: ratios.length,
    multiplierInterval,
    noisePercent,
    ...judged(judgement),
    ...againstBase
  };
}
function judgedBase(compared, judgement) {
  if (compared.state !== "measured") return { state: "failed" };
  const { timeNs, multiplier, interval: multiplierInterval } = compared;
  const { ceiling: line, ...others } = judged(judgement);
  const times = { baseNs: timeNs.base, candidateNs: timeNs.candidate };
  return {
    state: "measured",
    ...times,
    multiplier,
    multiplierInterval,
    line,
    ...others
  };
}
function judged(judgement) {
  if (judgement === void 0) return {};
  const { outcome, multiplier, ceiling, ceilingFrom, elsewhere, evidence } = judgement;
  return {
    outcome,
    multiplier,
    ceiling,
    ceilingFrom,
    elsewhere,
    ...evidence
  };
}
function judgedAcceptance(row) {
  const { name, acceptance } = row;
  if ("judgement" in row) {
    const { multiplier, ceiling: ceiling2 } = row.judgement;
    return { row: name, against: row.against, multiplier, ceiling: ceiling2, ...acceptance };
  }
  const { base, candidate, ceiling, name: counter } = row.change;
  return {
    row: name,
    against: row.change.noun ?? row.judge.noun,
    base,
    candidate,
    counter,
    ceiling,
    ...acceptance
  };
}
function named(value) {
  const { test: _, part: __, ...others } = value;
  return { test: findingPath(value), ...others };
}
function without(value, ...keys) {
  const entries = Object.entries(value).filter(
    ([key, one]) => one !== void 0 && !keys.includes(key)
  );
  return Object.fromEntries(entries);
}

export {
  judgedRun
};
