import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  steadyLifeSchema
} from "./chunk-H7HBXWQX.js";
import {
  factsPart
} from "./chunk-M23SOQUR.js";
import {
  byMultiple,
  estimateMean,
  examinedPart,
  figureConfidence,
  findingPath,
  halfWidth,
  linearRegression,
  mean,
  studentQuantile
} from "./chunk-NIQHCBMM.js";
import {
  multiplier,
  plural
} from "./chunk-NRVWYJ6O.js";
import {
  alphaOfMachine,
  baseDecides,
  lifeFigures,
  references,
  shapeNames
} from "./chunk-H2WPJ5RR.js";
import {
  _enum,
  amount,
  array,
  count,
  databaseFilesSchema,
  failureSchema,
  hex,
  int,
  literal,
  number,
  residentNoise,
  roles,
  strictObject,
  text,
  totalOf,
  union,
  unique
} from "./chunk-KAFQIV6R.js";

// src/statistics/power-law.ts
function exponentOf(points, confidence) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const { m: value, b } = linearRegression(logs);
  const degrees = logs.length - 2;
  const variance = logs.reduce((sum, [x, y]) => sum + (y - value * x - b) ** 2, 0) / degrees;
  const middle = mean(logs.map(([x]) => x));
  const spread = logs.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const half = studentQuantile((1 + confidence) / 2, degrees) * Math.sqrt(variance / spread);
  return { value, low: value - half, high: value + half };
}

// src/features/figures/ratio.ts
function ratioOf(logs, alpha, prior) {
  const { mean: mean2, squaredError } = estimateMean(logs, prior?.value, prior?.degrees);
  const half = halfWidth(squaredError, figureConfidence);
  return {
    ratio: Math.exp(mean2),
    interval: { low: Math.exp(mean2 - half), high: Math.exp(mean2 + half) },
    surely: Math.exp(mean2 - halfWidth(squaredError, 1 - 2 * alpha))
  };
}
function heldTo(one, ceilings, criteria) {
  const ceiling = ceilingAgainst(one.against, ceilings, criteria);
  return { ...one, ceiling, isOver: ceiling !== void 0 && one.surely > ceiling };
}
function ceilingAgainst(against, ceilings, criteria) {
  if (against === "base") return baseDecides(criteria) ? ceilings?.base : void 0;
  return ceilings?.baseline;
}
function ratioFindings({ against, ratio, interval, ceiling, isOver }, name, noun, base) {
  if (!isOver || ceiling === void 0) return [];
  const candidate = ratio * Math.max(1, base);
  const own = { base, candidate, ratio, interval, multiple: ceiling, outcome: "fail" };
  return [{ ...name, ...byMultiple(noun, against, ceiling), ...own }];
}
function ratioOutput(found, named) {
  const { ratio, multiple: ceiling, outcome } = found;
  return { path: findingPath(found), ...named, ratio: Number(ratio.toPrecision(4)), ceiling, outcome };
}
function multipleText({ ratio, ceiling }) {
  return `${multiplier(ratio, ceiling)}x`;
}
function ratioText({ ratio, interval }, over) {
  const range = interval === void 0 ? "" : ` (95% ${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${multiplier(ratio)}x${range}${over === void 0 ? "" : `, over ${multiplier(over)}x`}`;
}
function introduction(about, noun, findings) {
  const some = findings === 0 ? `no ${noun} stands` : plural(findings, `${noun} stands`, `${noun}s stand`);
  return `${about}: ${some} out.`;
}

// src/features/figures/age/ladder.ts
var blocksInRung = 8;
var lowest = 250;
var fewestRungs = 3;
function ladderOf(commits) {
  const doublings = Math.max(fewestRungs - 1, Math.floor(Math.log2(commits / lowest)));
  return Array.from({ length: doublings + 1 }, (_, rung) => Math.round(commits / 2 ** (doublings - rung)));
}
function blocksOf(ladder, rung) {
  const first = ladder[rung - 1] ?? 0;
  const commits = ladder[rung] - first;
  const end = (block) => first + Math.round(commits * block / blocksInRung);
  return Array.from({ length: blocksInRung }, (_, block) => ({ from: end(block) + 1, to: end(block + 1) }));
}

// src/features/figures/age/figures.ts
function isOfCommits(figure) {
  return figure === "time" || figure === "cpu";
}
function isTime(figure) {
  return isOfCommits(figure) || figure === "open";
}
var fewestOpenings = 3;
function blocksOfTime({ blocksNs, blocksCpuNs }, figure) {
  return figure === "time" ? blocksNs : blocksCpuNs;
}
function commitsIn(rungs, rung) {
  return (rungs[rung]?.commits ?? 0) - (rungs[rung - 1]?.commits ?? 0);
}
function valueIn(rungs, index, figure) {
  const rung = rungs[index];
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  switch (figure) {
    case "time":
    case "cpu":
      return sum(blocksOfTime(rung, figure)) / commitsIn(rungs, index);
    case "disk":
      return totalOf(rung.files);
    case "written": {
      const before = index === 0 ? 0 : rungs[index - 1]?.written;
      if (rung.written === void 0 || before === void 0) return void 0;
      return (rung.written - before) / commitsIn(rungs, index);
    }
    case "memory":
      return rung.resident;
    default:
      return rung[`${figure}Ns`];
  }
}
function lastBytes({ rungs }, commits) {
  const last = rungs.at(-1);
  if (last?.commits !== commits) return void 0;
  return { disk: totalOf(last.files), written: last.written };
}
function figureOf({ rungs }, figure) {
  const last = rungs.length - 1;
  if (last < 1) return void 0;
  const value = valueIn(rungs, last, figure);
  if (value === void 0 || figure === "open" && openingsOf({ rungs }).length < fewestOpenings)
    return void 0;
  const before = valueIn(rungs, last - 1, figure) ?? 0;
  const grows = figure === "disk" || figure === "memory";
  return {
    value,
    ...grows ? { perCommit: (value - before) / commitsIn(rungs, last) } : {},
    exponent: growthOf(rungs, figure)
  };
}
function openingsOf({ rungs }) {
  return rungs.at(-1)?.opensNs ?? [];
}
function timesOfCommits(rungs, figure) {
  const ladder = rungs.map(({ commits }) => commits);
  return rungs.slice(1).flatMap((rung, below) => {
    const times = blocksOfTime(rung, figure);
    return blocksOf(ladder, below + 1).map(
      ({ from, to }, block) => [(from + to) / 2, (times[block] ?? 0) / (to - from + 1)]
    );
  });
}
function growthOf(rungs, figure) {
  const points = isOfCommits(figure) ? timesOfCommits(rungs, figure) : rungs.map(({ commits }, index) => [commits, valueIn(rungs, index, figure) ?? 0]);
  const isSame = points.every(([, y]) => y === points[0]?.[1]);
  if (points.length < 3 || isSame || points.some(([, y]) => y <= 0)) return void 0;
  return exponentOf(points, figureConfidence);
}
function compareLives({ shape, engines }, commits, alpha) {
  const lifeOf = (role) => engines.find((life) => life.role === role && life.rungs.at(-1)?.commits === commits);
  const candidate = lifeOf("candidate");
  if (candidate === void 0) return [];
  return references.flatMap((against) => {
    const other = lifeOf(against);
    if (other === void 0) return [];
    return lifeFigures.flatMap((figure) => {
      const [own, reference] = [figureOf(candidate, figure), figureOf(other, figure)];
      if (own === void 0 || reference === void 0) return [];
      const both = { shape, figure, against, candidate: own, reference };
      if (!isTime(figure)) {
        const ratio = own.value / Math.max(1, reference.value);
        const isNoise = figure === "memory" && own.value - reference.value <= residentNoise;
        return [{ ...both, ratio, surely: isNoise ? 0 : ratio }];
      }
      const ratioGrowth = isOfCommits(figure) ? ratioGrowthOf(candidate, other, figure, 1 - 2 * alpha) : void 0;
      const compared = ratioOf(logRatios(candidate, other, figure), alpha);
      return [{ ...both, ...compared, ratioGrowth }];
    });
  });
}
function lackedFigures({ shape, engines }, commits) {
  const whole = engines.filter(({ rungs }) => rungs.at(-1)?.commits === commits);
  return lifeFigures.flatMap((figure) => {
    const given = whole.flatMap((life) => {
      const reference = figureOf(life, figure);
      return reference === void 0 ? [] : [{ against: life.role, reference }];
    });
    return whole.filter((life) => figureOf(life, figure) === void 0).flatMap(({ role }) => given.map((other) => ({ shape, figure, role, ...other })));
  });
}
function ratioGrowthOf(candidate, other, figure, confidence) {
  const others = timesOfCommits(other.rungs, figure);
  const ratios = timesOfCommits(candidate.rungs, figure).map(
    ([commits, ns], block) => [commits, Math.max(1, ns) / Math.max(1, others[block]?.[1] ?? 0)]
  );
  return exponentOf(ratios, confidence);
}
function timesInTurns(life, figure) {
  if (figure === "open") return openingsOf(life);
  const last = life.rungs.at(-1);
  return last === void 0 ? [] : blocksOfTime(last, figure);
}
function logRatios(candidate, other, figure) {
  const [own, others] = [timesInTurns(candidate, figure), timesInTurns(other, figure)];
  return own.slice(0, others.length).map((ns, index) => Math.log(Math.max(1, ns) / Math.max(1, others[index] ?? 0)));
}

// src/features/figures/age/record.ts
var maxRungs = 16;
var maxOpenings = 16;
var rungSchema = strictObject({
  commits: int().min(1),
  /** The time of each block of commits. */
  blocksNs: array(amount).length(blocksInRung),
  /** The time on a processor in it: without the wait for a disk. */
  blocksCpuNs: array(amount).length(blocksInRung),
  files: databaseFilesSchema,
  /** The bytes that the process gave to the system to write since its life began; absent where the system does not count them. */
  written: count.optional(),
  /** The resident memory of the process, bytes; the most it has had where the system does not say how much it has. */
  resident: count,
  /** The rows of all tables, and a hash of them. */
  rows: count,
  hash: hex,
  /** The time of one query for one row. */
  pointNs: amount,
  scanNs: amount,
  /** The time of opening a copy of the files that were not closed, and of its first answer: the median. */
  openNs: amount,
  /** The median of each turn that the engines took; absent in files of older versions. */
  opensNs: array(amount).min(1).max(maxOpenings).optional()
});
var cleanedSchema = union([
  strictObject({ ns: amount, files: databaseFilesSchema }),
  strictObject({ refused: text })
]);
var occasions = ["start", "commits", "read", "open", "reopen", "VACUUM", "clean-up", "disk"];
var lifeSchema = strictObject({
  role: _enum(roles),
  /** Up to the rung in which the engine failed. */
  rungs: array(rungSchema).max(maxRungs),
  /** Closing the database after the last rung and opening it again. */
  reopened: strictObject({ ns: amount, files: databaseFilesSchema }).optional(),
  vacuum: cleanedSchema.optional(),
  cleanup: cleanedSchema.optional(),
  failure: strictObject({
    occasion: _enum(occasions),
    /** Commits that were certainly done. */
    after: count,
    ...failureSchema.pick({ reason: true, message: true }).shape
  }).optional()
});
var agedShapeSchema = strictObject({
  shape: _enum(shapeNames),
  engines: unique(array(lifeSchema).min(1).max(roles.length), (one) => `the ${one.role}'s life`)
});
var collector = _enum(["on", "off"]).optional();
var ageSchema = strictObject({
  version: literal(1),
  /** Commits of the last rung. */
  commits: int().min(1),
  /** The user's own clean-up statement. */
  cleanup: text.optional(),
  /** The language of servers; absent of engines with SQLite's. */
  dialect: literal("mysql").optional(),
  /** Whether each engine collects garbage in the background, as far as it says. */
  collectors: strictObject({ candidate: collector, baseline: collector, base: collector }).optional(),
  /** In the order of reports. A shape that is missing was not begun before the run's time was over. */
  shapes: unique(array(agedShapeSchema).max(shapeNames.length), (one) => `the shape ${one.shape}`),
  /** The steady load that follows the ladder; absent if none was wanted. An engine that is missing had no time left. */
  steady: strictObject({
    /** How long each engine is loaded. */
    minutes: number().positive(),
    engines: unique(array(steadyLifeSchema).max(roles.length), (one) => `the ${one.role}'s load`)
  }).optional()
});
var storedLoadSchema = strictObject({ minutes: number(), load: steadyLifeSchema });
var storedShapeSchema = strictObject({
  ...ageSchema.pick({ commits: true, cleanup: true }).shape,
  aged: agedShapeSchema
});
var ageOf = factsPart("age");
function missingLoads({ shapes, steady }) {
  const aged = new Set(shapes.flatMap(({ engines }) => engines.map(({ role }) => role)));
  return steady === void 0 ? [] : roles.filter((role) => aged.has(role) && steady.engines.every((load) => load.role !== role));
}
function missingShapes({ shapes }) {
  return shapeNames.filter((name) => shapes.every(({ shape }) => shape !== name));
}

// src/features/figures/age/examine.ts
var ageVerdictOf = examinedPart("age");
var references2 = 2;
var timesOfShape = lifeFigures.filter(isTime).length;
function assessAge(age, criteria) {
  if (age === void 0) return void 0;
  const alpha = alphaOfMachine(criteria.rule) / (shapeNames.length * timesOfShape * references2);
  const faults = [...age.shapes.flatMap(faultsOf), ...loadFaults(age)];
  const mustBeRight = ({ role }) => role !== "base" || criteria.requireBase === true;
  const lacksLoad = missingLoads(age).some((role) => mustBeRight({ role }));
  return {
    age,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    missing: [...missingShapes(age), ...lacksLoad ? ["steady"] : []],
    comparisons: age.shapes.flatMap((shape) => compareLives(shape, age.commits, alpha)).map((one) => heldTo(one, criteria.ceilings.age, criteria)),
    lacked: age.shapes.flatMap((shape) => lackedFigures(shape, age.commits)).map((one) => {
      const own = ceilingAgainst(one.against, criteria.ceilings.age, criteria);
      return { ...one, ceiling: one.role === "candidate" ? own : void 0 };
    })
  };
}
function loadFaults({ steady }) {
  return (steady?.engines ?? []).flatMap(
    ({ role, failure }) => failure === void 0 ? [] : [{ shape: "steady", role, ...failure }]
  );
}
function faultsOf({ shape, engines }) {
  const baseline = engines.find(({ role }) => role === "baseline");
  return engines.flatMap(({ role, rungs, failure }) => {
    for (const [index, rung] of rungs.entries()) {
      const expected = baseline?.rungs[index];
      if (expected === void 0 || rung.rows === expected.rows && rung.hash === expected.hash) continue;
      const message = rung.rows === expected.rows ? `its ${rung.rows} rows have other values than the baseline's` : `it has ${rung.rows} rows, and the baseline has ${expected.rows}`;
      return [{ shape, role, after: rung.commits, reason: "differs", message }];
    }
    return failure === void 0 ? [] : [{ shape, role, ...failure }];
  });
}
var notableRatio = 1.2;
var notableBytes = 1e5;
var notableExponent = 0.1;
function isNotable(one, commits) {
  const { candidate, reference, surely, isOver } = one;
  if (isOver || surely > notableRatio) return true;
  const [own = 0, others = 0] = [candidate.perCommit, reference.perCommit];
  if ((own - others) * commits > notableBytes && own > notableRatio * others) return true;
  return isTime(one.figure) && growsFaster(one);
}
function growsFaster({ candidate, reference, figure, ratioGrowth }) {
  const usual = {
    ...{ disk: 1, memory: 1, time: 0, cpu: 0, open: 1 },
    written: Math.max(0, reference.exponent?.high ?? 0)
  };
  const { exponent } = candidate;
  if (exponent === void 0 || exponent.low <= usual[figure] + notableExponent) return false;
  return ratioGrowth === void 0 || ratioGrowth.low > notableExponent;
}

export {
  ratioOf,
  heldTo,
  ratioFindings,
  ratioOutput,
  multipleText,
  ratioText,
  introduction,
  exponentOf,
  ladderOf,
  blocksOf,
  isOfCommits,
  isTime,
  commitsIn,
  valueIn,
  lastBytes,
  figureOf,
  timesInTurns,
  ageSchema,
  storedLoadSchema,
  storedShapeSchema,
  ageOf,
  missingLoads,
  missingShapes,
  ageVerdictOf,
  assessAge,
  faultsOf,
  isNotable,
  growsFaster
};
