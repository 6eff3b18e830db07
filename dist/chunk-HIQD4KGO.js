import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  flushesOf
} from "./chunk-TVCRG6FI.js";
import {
  bytes,
  count
} from "./chunk-ZNNZ5Q42.js";
import {
  ruleFor
} from "./chunk-MWGLGPPK.js";
import {
  omitUndefined,
  residentNoise,
  roles,
  testOnly,
  totalOf
} from "./chunk-3UA7D5SN.js";

// src/features/figures/footprint/figures.ts
var largestPage = 65536;
var largestAlignment = 65536;
var cheapAllocations = 100;
var streamBuffer = 8192;
var onFile = ({ storage }) => storage !== "memory";
var always = () => true;
var inBytes = { format: bytes, isExact: true, negligible: largestPage, isOf: always };
var inCalls = { format: count, isExact: true, isOf: always };
var testFigures = [
  {
    ...inBytes,
    name: "file-bytes",
    heading: "Files",
    verb: "leaves",
    noun: "file bytes",
    isOf: onFile,
    of: ({ footprint }) => footprint?.files && totalOf(footprint.files.closed)
  },
  {
    ...inBytes,
    name: "written-bytes",
    heading: "Written",
    verb: "writes",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.writeBytes
  },
  {
    ...inBytes,
    name: "read-bytes",
    heading: "Read",
    verb: "reads",
    noun: "bytes",
    part: "io",
    of: ({ footprint }) => footprint?.io?.readBytes
  },
  {
    ...inCalls,
    name: "flushes",
    heading: "Flushes",
    verb: "makes",
    noun: "flushes",
    // Each waits for the disk.
    negligible: 0,
    isOf: onFile,
    of: ({ calls }) => calls === void 0 || calls.unseen > 0 ? void 0 : flushesOf(calls)
  },
  {
    ...inCalls,
    name: "allocations",
    heading: "Allocations",
    verb: "makes",
    noun: "allocations",
    negligible: cheapAllocations,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.calls
  },
  {
    ...inBytes,
    name: "allocated-bytes",
    heading: "Allocated",
    verb: "allocates",
    noun: "bytes",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.bytes
  },
  {
    ...inBytes,
    name: "peak-bytes",
    heading: "Peak memory",
    verb: "needs",
    noun: "peak memory",
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.peak
  },
  {
    ...inBytes,
    name: "left-bytes",
    heading: "Left in memory",
    verb: "leaves",
    noun: "unfreed memory",
    negligible: streamBuffer,
    // A leak grows with the work, so no share of it is small.
    ceiling: 0,
    // A database in memory is not closed before its process ends.
    isOf: onFile,
    part: "allocations",
    of: ({ footprint }) => footprint?.allocations?.left
  },
  {
    ...inBytes,
    name: "resident-bytes",
    heading: "Resident",
    verb: "needs",
    noun: "resident memory",
    isExact: false,
    negligible: residentNoise,
    part: "residentPeak",
    of: ({ footprint }) => footprint?.residentPeak
  }
];
var engineFigure = {
  ...inBytes,
  name: "engine-bytes",
  heading: "Engine",
  verb: "has",
  noun: "bytes of code and data",
  negligible: largestAlignment,
  of: () => void 0
};
var byName = new Map([...testFigures, engineFigure].map((figure) => [figure.name, figure]));
function figureOf(name) {
  return byName.get(name);
}
function engineBytes({ file, text, data }) {
  return text === void 0 || data === void 0 ? file : text + data;
}

// src/features/figures/footprint/compare.ts
function footprintsOf({ features }) {
  return features.footprint?.judged;
}
var leastShare = 5e-4;
function compareFootprints(records, engines, ceilings) {
  const tests = records.flatMap((record) => {
    const values = Object.fromEntries(record.checks.map((check) => [check.role, valuesOf(check)]));
    const isMeasured = record.checks.some(({ footprint }) => footprint !== void 0);
    return isMeasured ? [{ test: testOnly(record), values }] : [];
  });
  const sizes = roles.flatMap((role) => {
    const size = engines?.[role]?.size;
    return size === void 0 ? [] : [[role, engineBytes(size)]];
  });
  if (tests.length === 0 && sizes.length === 0) return void 0;
  const engine = Object.fromEntries(sizes);
  const results = [
    ...records.filter(({ checks }) => checks.some(({ role }) => role === "candidate")).flatMap(
      (record) => testFigures.flatMap((figure) => {
        const passes = (role) => passesOf(figure, record, role);
        const isChecked = (role) => record.checks.some((one) => one.role === role);
        return compareFigure({ figure, test: testOnly(record), passes, isChecked }, ceilings);
      })
    ),
    ...compareFigure(
      {
        figure: engineFigure,
        passes: (role) => passOf(engine[role]),
        isChecked: (role) => engine[role] !== void 0
      },
      ceilings
    )
  ];
  return {
    tests,
    engine,
    changes: results.flatMap(({ change }) => change ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    withheld: results.flatMap(({ withheld }) => withheld ?? []),
    undecided: results.flatMap(({ undecided }) => undecided ?? []),
    unsteady: results.flatMap(({ unsteady }) => unsteady ?? [])
  };
}
function sizeOf({ name, base, candidate }) {
  const least = figureOf(name).negligible + 1;
  return Math.abs(Math.log((candidate + least) / (base + least)));
}
function valuesOf(check) {
  const values = testFigures.map((figure) => [figure.name, figure.of(check)]);
  return omitUndefined(Object.fromEntries(values));
}
function passOf(value) {
  return value === void 0 ? void 0 : { least: value, most: value };
}
function passesOf(figure, { checks }, role) {
  const check = checks.find((one) => one.role === role);
  const first = check && figure.of(check);
  if (first === void 0) return void 0;
  const again = check?.footprintAgain && figure.of({ ...check, footprint: check.footprintAgain });
  return { least: Math.min(first, again ?? first), most: Math.max(first, again ?? first) };
}
function isMeaningful({ negligible }, base, candidate) {
  const difference = Math.abs(candidate - base);
  return difference > negligible && difference >= leastShare * Math.max(1, base);
}
function footprintCeiling(ceilings, against, figure, test) {
  const sets = (rule2) => rule2[against]?.[figure] !== void 0;
  const rule = test === void 0 ? ceilings.rules.findLast(sets) : ruleFor(ceilings, test, sets);
  return rule?.[against]?.[figure];
}
function compareFigure(compared, ceilings) {
  const { figure, test } = compared;
  const multiple = footprintCeiling(ceilings, "footprintBaseline", figure.name, test) ?? "off";
  const ofRule = footprintCeiling(ceilings, "footprint", figure.name, test);
  const usual = ceilings.footprint === void 0 || !figure.isExact ? "off" : figure.ceiling ?? ceilings.footprint;
  const ceiling = ofRule ?? usual;
  const limit = ceiling === "off" ? void 0 : { ceiling, isOfRule: ofRule !== void 0 };
  return [
    compareWith(compared, "base", limit),
    ...multiple === "off" ? [] : [compareWith(compared, "baseline", { ceiling: multiple, isOfRule: true })]
  ];
}
function compareWith({ figure, test, passes, isChecked }, other, limit) {
  const { name, negligible, isExact, format } = figure;
  if (!isExact && limit === void 0) return {};
  const [own, beside] = [passes("candidate"), passes(other)];
  if (beside === void 0) {
    const isLacking = limit?.isOfRule === true && isChecked(other) && test !== void 0 && figure.isOf(test);
    return isLacking ? { undecided: { test, why: `${other}: ${name} was not measured` } } : {};
  }
  const about = {
    name,
    ...other === "base" ? { noun: name } : { noun: `baseline-${name}`, against: other },
    ...omitUndefined({ test, ceiling: limit?.ceiling })
  };
  const withhold = (why) => {
    if (limit === void 0) return {};
    const { ceiling } = limit;
    return { withheld: { ...about, ceiling, base: beside.most, outcome: "fail", why: `candidate: ${why}` } };
  };
  if (own === void 0) return withhold("it was not measured");
  const disagree = ({ least, most }) => most - least > negligible;
  const isOver = (value) => limit !== void 0 && value - beside.most > largestRise(beside.most, limit, other, negligible);
  const unsteady = [...disagree(own) ? ["candidate"] : [], ...disagree(beside) ? [other] : []];
  if (disagree(beside) || disagree(own) && !isOver(own.most))
    return test === void 0 ? {} : { unsteady: { test, name, roles: unsteady } };
  if (disagree(own) && !isOver(own.least))
    return withhold(`two processes gave ${format(own.least)} and ${format(own.most)}`);
  const isLess = own.most < beside.least;
  const [candidate, base] = isLess ? [own.most, beside.least] : [own.least, beside.most];
  const isApart = isLess || candidate > base;
  const isListed = other === "base" && isExact && isApart && isMeaningful(figure, base, candidate);
  const outcome = isOver(own.least) ? "fail" : "pass";
  return isListed || outcome === "fail" ? { change: { ...about, base, candidate, outcome } } : {};
}
function largestRise(value, { ceiling }, other, negligible) {
  const rise = value * (other === "base" ? ceiling / 100 : ceiling - 1);
  return rise < 0 ? rise : Math.max(negligible, rise);
}

export {
  testFigures,
  engineFigure,
  figureOf,
  engineBytes,
  footprintsOf,
  compareFootprints,
  passOf,
  passesOf,
  isMeaningful
};
