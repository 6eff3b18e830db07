import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineBytes,
  engineFigure,
  figureOf,
  testFigures
} from "./shared-features-nights-history-files-history-index.js";
import {
  compareExact,
  isMeaningful,
  passesOf,
  riseOf,
  steadyLifeSchema
} from "./shared-features-nights-history-options.js";
import {
  contestFaultKinds
} from "./shared-engines-contest.js";
import {
  factsPart,
  withoutUndefined
} from "./shared-yaml-dist-parse-parser.js";
import {
  andList,
  engineName,
  failuresReason,
  quantile
} from "./shared-wrap-ansi-index.js";
import {
  RandomStream,
  _enum,
  alphaOfMachine,
  amount,
  array,
  baseDecides,
  boolean,
  byMultiple,
  contestModes,
  contestPath,
  contestWorkloads,
  count,
  count2,
  databaseFilesSchema,
  estimateMean,
  examinedPart,
  failureSchema,
  figureConfidence,
  findingPath,
  fitPriors,
  halfWidth,
  hex,
  int,
  judgedPart,
  latencyFigures,
  lifeFigures,
  lifePath,
  limitOfPart,
  linearRegression,
  literal,
  mean,
  median,
  mostConnectionKinds,
  mostConnections,
  multiplier,
  number,
  plural,
  references,
  residentNoise,
  roles,
  ruleFor,
  shapeNames,
  shareOf,
  shortBytes,
  shortTime,
  strictObject,
  string,
  studentQuantile,
  tableOptions,
  testOnly,
  text,
  totalOf,
  transactionForms,
  union,
  unique,
  varianceOf
} from "./shared-jstat-dist-jstat.js";

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
function heldTo(one, named, ceilings, criteria) {
  const ceiling = ceilingAgainst(one.against, named, ceilings, criteria);
  return { ...one, ceiling, isOver: ceiling !== void 0 && one.surely > ceiling };
}
function ceilingAgainst(against, { part, figure }, ceilings, criteria) {
  const limit = against === "candidate" ? void 0 : limitOfPart(criteria.ceilings.limits, part, figure, against);
  if (limit !== void 0) return shareOf(limit);
  if (against === "base") return baseDecides(criteria) ? ceilings?.base : void 0;
  return ceilings?.baseline;
}
function ratioFindings({ against, ratio, interval, ceiling, isOver: isOver2 }, name2, noun, base) {
  if (!isOver2 || ceiling === void 0) return [];
  const candidate = ratio * Math.max(1, base);
  const own = { base, candidate, ratio, interval, multiple: ceiling, outcome: "fail" };
  return [{ ...name2, ...byMultiple(noun, against, ceiling), ...own }];
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
function figureOf2({ rungs }, figure) {
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
      const [own, reference] = [figureOf2(candidate, figure), figureOf2(other, figure)];
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
      const reference = figureOf2(life, figure);
      return reference === void 0 ? [] : [{ against: life.role, reference }];
    });
    return whole.filter((life) => figureOf2(life, figure) === void 0).flatMap(({ role }) => given.map((other) => ({ shape, figure, role, ...other })));
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
  return shapeNames.filter((name2) => shapes.every(({ shape }) => shape !== name2));
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
    comparisons: age.shapes.flatMap((shape) => compareLives(shape, age.commits, alpha)).map((one) => heldTo(one, { ...one, part: lifePath(one.shape) }, criteria.ceilings.age, criteria)),
    lacked: age.shapes.flatMap((shape) => lackedFigures(shape, age.commits)).map((one) => {
      const named = { ...one, part: lifePath(one.shape) };
      const own = ceilingAgainst(one.against, named, criteria.ceilings.age, criteria);
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
  const { candidate, reference, surely, isOver: isOver2 } = one;
  if (isOver2 || surely > notableRatio) return true;
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

// src/features/figures/contention/ladder.ts
function connectionsUpTo(most) {
  const doublings = Array.from({ length: Math.floor(Math.log2(most)) + 1 }, (_, step) => 2 ** step);
  return doublings.at(-1) === most ? doublings : [...doublings, most];
}

// src/features/figures/contention/tasks.ts
function contestTasksOf({ workload, connections }) {
  if (workload === "reads") return /* @__PURE__ */ new Map([["readers", connections]]);
  if (workload === "storm") return /* @__PURE__ */ new Map([["openers", connections]]);
  if (workload === "tpcc") return /* @__PURE__ */ new Map([["terminals", connections]]);
  const writers = workload === "read-write" ? 1 : connections;
  return new Map([
    ...workload === "read-write" ? [["readers", connections]] : [],
    ["writers", writers],
    ...workload === "checkpoints" ? [["checkpointer", 1]] : []
  ]);
}

// src/features/figures/contention/record.ts
var mostRounds = 100;
var windowMs = 100;
var longerWindowMs = 1e3;
var name = string().regex(/^[a-z][a-z0-9_-]{0,59}$/);
var taskSchema = strictObject({
  task: name,
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
  workload: name,
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  /** From 1. */
  round: int().min(1).max(mostRounds + 1),
  form: _enum(transactionForms),
  /** Empty if the process that all connections share has ended. */
  tasks: array(taskSchema).max(mostConnectionKinds),
  fault: faultSchema.optional(),
  /** There if the engine has not looked at its file itself: damage of it would not be seen. */
  unchecked: literal(true).optional(),
  /** How often the invariants of a user's contest were looked at while it lasted, and how many of its processes were killed. */
  looks: count.optional(),
  kills: count.optional()
});
var ownSchema = strictObject({
  workload: name,
  mode: _enum(contestModes),
  connections: int().min(2).max(mostConnections),
  /** How long it lasts, milliseconds. */
  windowMs: int().min(1).max(864e5),
  /** Mean milliseconds between two processes that are killed; absent if none is. */
  killEveryMs: int().min(1).optional(),
  /** The only other engine that holds it; all do if absent. */
  compare: _enum(references).optional(),
  tasks: array(strictObject({ task: name, connections: int().min(1).max(mostConnections) })).min(1).max(mostConnectionKinds),
  /** SHA-256 of everything that it executes. */
  sha256: string().regex(/^[0-9a-f]{64}$/)
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
var mostOwn = 100;
var mostHeld = mostOwn * roles.length * mostRounds + contestWorkloads.length * contestModes.length * 8 * roles.length * mostRounds;
var contentionSchema = strictObject({
  version: literal(1),
  /** The most connections of the tool's own contests; absent if only a user's were held. */
  most: int().min(2).max(mostConnections).optional(),
  /** The user's contests; absent if there are none. */
  own: unique(array(ownSchema).min(1).max(mostOwn), ({ workload }) => workload).optional(),
  rounds: int().min(2).max(mostRounds),
  windowMs: literal(windowMs),
  entrants: unique(array(entrantSchema).max(roles.length), ({ role }) => `the ${role}`),
  held: unique(
    array(heldSchema).max(mostHeld),
    (one) => `${contestPath(one)} of the ${one.role} in round ${one.round}`
  ),
  /** Contests held once more, for starvation; absent if no connection seemed to starve. Their round is the one after the last. */
  longer: strictObject({
    /** The length of the tool's own contests; a user's last as long as before, and at least so long. */
    windowMs: literal(longerWindowMs),
    held: unique(array(heldSchema).max(mostHeld), (one) => `${contestPath(one)} of the ${one.role}`)
  }).optional()
});
var storedRoundSchema = strictObject({
  ...contentionSchema.pick({ most: true, own: true, held: true }).shape,
  round: int().min(1)
});
var contentionOf = factsPart("contention");
function programKey({ most, own = [] }) {
  return [most ?? "none", ...own.map(({ workload, sha256 }) => `${workload} ${sha256}`)].join("\n");
}
function cellsOf({ most, own = [] }) {
  return [
    ...most === void 0 ? [] : cellsUpTo(most),
    ...own.map(({ workload, mode, connections }) => ({ workload, mode, connections }))
  ];
}
function workloadsOf(program) {
  return [...new Set(cellsOf(program).map(({ workload }) => workload))];
}
function ownOf({ own = [] }, { workload }) {
  return own.find((one) => one.workload === workload);
}
function windowOf(program, cell) {
  return ownOf(program, cell)?.windowMs ?? windowMs;
}
function longerWindowOf(program, cell) {
  return Math.max(longerWindowMs, windowOf(program, cell));
}
function tasksOf(program, cell) {
  const own = ownOf(program, cell);
  return own === void 0 ? contestTasksOf(cell) : new Map(own.tasks.map(({ task, connections }) => [task, connections]));
}
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
function isToHold(entrant, cell, failed, program = {}) {
  const { workload, mode, connections } = cell;
  const own = ownOf(program, cell);
  const isDecided = failed.some((one) => one.role === "candidate" && one.workload === workload);
  if (own !== void 0 && (isDecided || !takesPart(entrant.role, own))) return false;
  if (mode === "threads" && !canHaveThreads(entrant)) return false;
  return !failed.some(
    (one) => one.role === entrant.role && one.workload === workload && one.mode === mode && one.connections <= connections
  );
}
function isOver({
  entrants,
  held,
  ...program
}) {
  const failed = held.filter(({ fault }) => fault !== void 0);
  return failed.length > 0 && !cellsOf(program).some(
    (cell) => entrants.some((one) => isContender(one) && isToHold(one, cell, failed, program))
  );
}
function takesPart(role, { compare }) {
  return role === "candidate" || compare === void 0 || compare === role;
}

// src/features/figures/contention/compare.ts
var fewestRounds = 2;
function roundsOf({ held }, role, cell) {
  return held.filter(
    (one) => one.role === role && one.workload === cell.workload && one.mode === cell.mode && one.connections === cell.connections && one.fault === void 0
  );
}
function tasksIn(contention, cell) {
  const found = contention.held.filter(
    (one) => one.workload === cell.workload && one.mode === cell.mode && one.tasks.length > 0
  );
  return [...new Set(found.flatMap(({ tasks }) => tasks.map(({ task }) => task)))];
}
function figuresOf(contention, role, cell, task) {
  const rounds = roundsOf(contention, role, cell).flatMap(
    ({ tasks }) => tasks.filter((one) => one.task === task)
  );
  if (rounds.length === 0) return void 0;
  const of = (value) => rounds.flatMap((one) => value(one) ?? []);
  const sum = (values) => values.reduce((all, one) => all + one, 0);
  const middle = (values) => values.length === 0 ? void 0 : median(values);
  const [p50, p99] = [middle(of((one) => one.p50)), middle(of((one) => one.p99))];
  const longest = of((one) => one.longest);
  return {
    perSecond: 1e3 * median(of((one) => one.operations)) / windowOf(contention, cell),
    ...p50 === void 0 || p99 === void 0 ? {} : { p50, p99, longest: Math.max(...longest) },
    busy: sum(of((one) => one.busy)),
    repeated: sum(of((one) => one.repeated)),
    least: sum(of((one) => one.least)),
    average: sum(of((one) => one.operations / one.connections))
  };
}
var perOperation = ({ operations }) => 1 / Math.max(1, operations);
function compareAll(contention, alpha) {
  return ratiosOf(allLogs(contention, perOperation), alpha).map(({ values: _, ...one }) => {
    const rate = (role) => figuresOf(contention, role, one.cell, one.task)?.perSecond ?? 0;
    return { ...one, candidate: rate("candidate"), reference: rate(one.against) };
  });
}
function compareLatencies(contention, alpha, isWanted) {
  const wanted = latencyFigures.flatMap(
    (figure) => allLogs(contention, (record) => record[figure]).map((one) => ({ ...one, figure })).filter(isWanted)
  );
  return ratiosOf(wanted, alpha).map(({ values: _, ...one }) => {
    const time = (role) => {
      const rounds = roundsOf(contention, role, one.cell).flatMap(
        ({ tasks }) => tasks.flatMap((record) => record.task === one.task ? record[one.figure] ?? [] : [])
      );
      return median(rounds);
    };
    return { ...one, candidate: time("candidate"), reference: time(one.against) };
  });
}
function allLogs(contention, costOf) {
  return cellsOf(contention).flatMap(
    (cell) => tasksIn(contention, cell).filter((task) => task !== "checkpointer").flatMap(
      (task) => references.flatMap((against) => {
        const values = logsOf(contention, { cell, task, against }, costOf);
        return values.length < fewestRounds ? [] : [{ cell, task, against, values }];
      })
    )
  );
}
function ratiosOf(all, alpha) {
  if (all.length === 0) return [];
  const groupOf = ({ cell, task, against, figure }) => `${cell.workload} ${task} ${against} ${figure}`;
  const groups = Map.groupBy(all, groupOf);
  const priors = fitPriors(
    new Map([...groups].map(([group, alike]) => [group, alike.map(({ values }) => varianceOf(values))]))
  );
  return all.map((one) => ({ ...one, ...ratioOf(one.values, alpha / all.length, priors.get(groupOf(one))) }));
}
function logsOf(contention, { cell, task, against }, costOf) {
  const costs = (role) => new Map(
    roundsOf(contention, role, cell).flatMap(
      ({ round, tasks }) => tasks.flatMap((one) => {
        const cost = one.task === task ? costOf(one) : void 0;
        return cost === void 0 || cost <= 0 ? [] : [[round, cost]];
      })
    )
  );
  const [own, others] = [costs("candidate"), costs(against)];
  return [...own].flatMap(([round, cost]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [Math.log(cost / other)];
  });
}

// src/features/figures/footprint/compare.ts
var footprintsOf = judgedPart("footprint");
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
        const passes = (role) => footprintPasses(figure, record, role);
        const isChecked = (role) => record.checks.some((one) => one.role === role);
        return compareFigure({ figure, test: testOnly(record), passes, isChecked }, ceilings);
      })
    ),
    ...compareFigure(
      {
        figure: engineFigure,
        passes: (role) => passesOf(engine[role]),
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
function sizeOf({ name: name2, base, candidate }) {
  const least = figureOf(name2).negligible + 1;
  return Math.abs(Math.log((candidate + least) / (base + least)));
}
function valuesOf(check) {
  const values = testFigures.map((figure) => [figure.name, figure.of(check)]);
  return withoutUndefined(Object.fromEntries(values));
}
function footprintPasses(figure, { checks }, role) {
  const check = checks.find((one) => one.role === role);
  const first = check && figure.of(check);
  if (first === void 0) return void 0;
  return passesOf(first, check?.footprintAgain && figure.of({ ...check, footprint: check.footprintAgain }));
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
  const { name: name2, negligible, isExact, format } = figure;
  if (!isExact && limit === void 0) return {};
  const beside = passes(other);
  if (beside === void 0) {
    const isLacking = limit?.isOfRule === true && isChecked(other) && test !== void 0 && figure.isOf(test);
    return isLacking ? { undecided: { test, why: `${other}: ${name2} was not measured` } } : {};
  }
  const about = {
    name: name2,
    ...other === "base" ? { noun: name2 } : { noun: `baseline-${name2}`, against: other },
    test,
    ceiling: limit?.ceiling
  };
  const found = compareExact({
    candidate: passes("candidate"),
    base: beside,
    negligible,
    rise: limit && largestRise(beside.most, limit, other, negligible)
  });
  if (found.state === "unlimited") return {};
  if (found.state === "withheld") {
    const { base: base2, values } = found;
    const why = values === void 0 ? "it was not measured" : `two processes gave ${format(values.least)} and ${format(values.most)}`;
    const ceiling = limit?.ceiling ?? 0;
    return { withheld: { ...about, ceiling, base: base2, outcome: "fail", why: `candidate: ${why}` } };
  }
  if (found.state === "unsteady") {
    const of = found.of.map((one) => one === "base" ? other : one);
    return test === void 0 ? {} : { unsteady: { test, name: name2, roles: of } };
  }
  const { candidate, base, isApart, isOver: isOver2 } = found;
  const isListed = other === "base" && isExact && isApart && isMeaningful(base, candidate, negligible);
  const outcome = isOver2 ? "fail" : "pass";
  return isListed || isOver2 ? { change: { ...about, base, candidate, outcome } } : {};
}
function largestRise(value, { ceiling }, other, negligible) {
  if (other === "baseline" && ceiling < 1 && value > 0) return value * (ceiling - 1);
  return riseOf(value, other === "base" ? ceiling : (ceiling - 1) * 100, negligible);
}

// src/features/figures/age/shapes.ts
import { createHash } from "node:crypto";
var rebuildNames = { sqlite: "VACUUM", mysql: "OPTIMIZE TABLE" };
var pointSelects = 100;
var rowLength = 60;
var constantRows = 100;
var commitsInTable = 20;
function shapesOf(seed, dialect = "sqlite") {
  const columns = dialect === "sqlite" ? "id INTEGER PRIMARY KEY, v TEXT" : "id INT PRIMARY KEY, v VARCHAR(60)";
  const createTable = (name2) => `CREATE TABLE ${name2}(${columns})${tableOptions[dialect]}`;
  const rebuildOf = (tables) => dialect === "sqlite" ? rebuildNames.sqlite : `${rebuildNames.mysql} ${tables.join(", ")}`;
  const text2 = (number2) => `'${createHash("sha256").update(`${seed} ${number2}`).digest("hex").slice(0, rowLength)}'`;
  const insert = (id, table = "life") => `INSERT INTO ${table} VALUES(${id}, ${text2(id)})`;
  const keys = (after, first, last) => {
    const random = new RandomStream(seed, `age ${after}`);
    return Array.from({ length: pointSelects }, () => random.integer(first, last));
  };
  const point = (id, table = "life") => `SELECT v FROM ${table} WHERE id = ${id}`;
  const oneTable = {
    isOneTransaction: false,
    scan: () => ["SELECT id, v FROM life ORDER BY id"],
    rebuild: () => rebuildOf(["life"])
  };
  const append = {
    ...oneTable,
    title: "one row a commit",
    preparation: [createTable("life")],
    commit: insert,
    points: (after) => keys(after, 1, after).map((id) => point(id))
  };
  const tableOf = (commit) => Math.floor((commit - 1) / commitsInTable) + 1;
  const tablesAfter = (after) => Array.from({ length: tableOf(after) }, (_, table) => `life_${table + 1}`);
  const makesTable = (commit) => (commit - 1) % commitsInTable === 0;
  return {
    append,
    update: {
      ...oneTable,
      title: "the same row in each commit",
      preparation: [createTable("life"), insert(1)],
      commit: (number2) => `UPDATE life SET v = ${text2(number2)} WHERE id = 1`,
      points: () => Array.from({ length: pointSelects }, () => point(1))
    },
    churn: {
      ...oneTable,
      title: "a row in and the oldest out, by turns",
      preparation: [
        createTable("life"),
        ...Array.from({ length: constantRows }, (_, row) => insert(row + 1))
      ],
      commit: (number2) => number2 % 2 === 1 ? insert(constantRows + (number2 + 1) / 2) : `DELETE FROM life WHERE id = ${number2 / 2}`,
      points: (after) => keys(after, Math.floor(after / 2) + 1, constantRows + Math.ceil(after / 2)).map((id) => point(id))
    },
    transaction: { ...append, title: "rows of each rung in one transaction", isOneTransaction: true },
    tables: {
      title: `a new table every ${commitsInTable} commits, and rows in it`,
      isOneTransaction: false,
      preparation: [createTable("life_0")],
      commit: (number2) => makesTable(number2) ? createTable(`life_${tableOf(number2)}`) : insert(number2, `life_${tableOf(number2)}`),
      scan: (after) => tablesAfter(after).map((table) => `SELECT id, v FROM ${table} ORDER BY id`),
      points: (after) => keys(after, 1, after).map((id) => point(id, `life_${tableOf(id)}`)),
      rebuild: (after) => rebuildOf(tablesAfter(after))
    }
  };
}
function* statementsOf({ commit, isOneTransaction }, { from, to }, isFirst, isLast) {
  if (isOneTransaction && isFirst) yield "BEGIN";
  for (let number2 = from; number2 <= to; number2++) yield commit(number2);
  if (isOneTransaction && isLast) yield "COMMIT";
}

// src/features/figures/age/words.ts
var figureTitles = {
  time: "time a commit",
  cpu: "CPU time a commit",
  disk: "disk",
  written: "written a commit",
  memory: "memory",
  open: "opening"
};
function ageNotes({ dialect, steady }) {
  return [dialect === "mysql" ? serverNote : fileNote, ...steady === void 0 ? [] : [steadyNote]];
}
var fileNote = "Ageing: one process of each engine writes a database commit by commit, with a write-ahead log and synchronous=FULL; in blocks of commits, the engines take turns. Disk is all files of the database, with its log. Opening is that of a copy of the files which nobody closed, with the first answer. VACUUM and the clean-up statement work on copies.";
var serverNote = "Ageing: one server of each engine runs from the first commit to the last; in blocks of commits, the engines take turns. Disk is all files of its data folder, with logs that it makes in advance. Opening is a start on a copy of the files of the running server, as after it was killed, with the first answer. OPTIMIZE TABLE and the clean-up statement work on copies. Closing is a clean stop.";
var steadyNote = "Steady load: one connection commits updates of random rows, one after the other, to a table of constant size. The engines are loaded one after the other, so that none cleans up while another is measured; servers may use all processors. A stall is a commit of 10 times the median and 0.1 s at least, or a second with less than a fifth of the median second's commits.";
function rebuildName({ dialect }) {
  return rebuildNames[dialect ?? "sqlite"];
}
function figureText(figure, value) {
  return isTime(figure) ? shortTime(value) : shortBytes(value);
}
var ageWords = {
  failed: (found) => {
    const lives = (/* @__PURE__ */ new Set([...found.faults.map(({ shape }) => shape), ...found.missing])).size;
    return lives === 0 ? void 0 : `${plural(lives, "ageing database")} failed`;
  },
  completed: ({ age }) => `${plural(age.shapes.length, "ageing database")} completed`,
  title: ({ age }) => `databases aged by ${plural(age.commits, "commit")}`,
  summary: ageSummary,
  problems: (found, names, escapeText, untrusted) => [
    ...faultTexts(found.faults, found.age, names, escapeText, untrusted),
    ...found.missing.map((shape) => ({
      name: lifePath(shape),
      reason: "not begun: the run's time was over"
    }))
  ],
  failedNames: ({ faults, missing }) => [
    ...new Set([...faults.map(({ shape }) => shape), ...missing].map(lifePath))
  ],
  derived: ({ faults, baseFaults, missing, comparisons, lacked }) => ({
    faults: [...faults, ...baseFaults],
    missing,
    comparisons,
    lacked
  })
};
function ageSummary({ age, comparisons }, names) {
  const largest = comparisons.filter(({ figure, against }) => figure === "disk" && against === "baseline").toSorted((one, other) => other.ratio - one.ratio)[0];
  const most = largest === void 0 ? "" : `; disk up to ${multiplier(largest.ratio)}x ${engineName(names, "baseline")}'s (${largest.shape})`;
  return `${plural(age.commits, "commit")} in ${plural(age.shapes.length, "shape")}${most}`;
}
function faultTexts(faults, age, names, escapeText, untrusted) {
  return faults.map(({ shape, role, occasion, after, reason, message }) => {
    const what = failuresReason([{ role, reason, message }], names, escapeText, { untrusted });
    const during = {
      reopen: "closing and opening again",
      VACUUM: rebuildName(age),
      disk: "checking the disk"
    };
    const when = occasion === void 0 || occasion === "commits" ? "" : `, at ${during[occasion] ?? occasion}`;
    return { name: lifePath(shape), reason: `${what} (after ${plural(after, "commit")}${when})` };
  });
}
function findingTexts(found, names) {
  return found.comparisons.filter((one) => isNotable(one, lastCommits(found, one.shape))).toSorted((one, other) => Number(other.isOver) - Number(one.isOver)).map((one) => `${one.shape}: ${comparisonText(one, found, names)}`);
}
function lastCommits({ age }, shape) {
  const rungs = age.shapes.find((one) => one.shape === shape)?.engines[0]?.rungs ?? [];
  return commitsIn(rungs, rungs.length - 1);
}
function comparisonText(one, { age }, names) {
  const { figure, candidate, reference, against, ceiling, isOver: isOver2 } = one;
  const [own, other] = [names.candidate, engineName(names, against)];
  const beside = (value) => `${value(candidate)} on ${own}, ${value(reference)} on ${other}`;
  const figureTimes = ratioText(one, isOver2 ? ceiling : void 0);
  const after = `after ${plural(age.commits, "commit")}`;
  if (figure === "disk" || figure === "memory") {
    const grows = `${figure} grows ${beside(({ perCommit = 0 }) => `${shortBytes(perCommit)} a commit`)}`;
    const has = `${shortBytes(candidate.value)} ${after}, ${figureTimes}`;
    const details = figure === "disk" ? diskDetails(one, age, other) : "";
    return `${grows}: ${has}${shapeOfGrowth(one)}${details}`;
  }
  if (figure === "open")
    return `opening takes ${beside(({ value }) => shortTime(value))} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
  const verbs = { time: "takes", cpu: "takes", written: "writes" };
  const of = figure === "cpu" ? " of CPU time" : "";
  const text2 = beside(({ value }) => `${figureText(figure, value)}${of}`);
  return `a commit ${verbs[figure]} ${text2} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
}
function shapeOfGrowth(one) {
  const { exponent } = one.candidate;
  if (exponent === void 0 || !growsFaster(one)) return "";
  const range = `95% ${exponent.low.toFixed(2)} to ${exponent.high.toFixed(2)}`;
  return `, growing with commits to the power of ${exponent.value.toFixed(2)} (${range})`;
}
function lackedTexts({ lacked, age }, names) {
  const groups = Map.groupBy(lacked, ({ role, figure }) => `${role} ${figure}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === void 0) return [];
    const shapes = new Set([first, ...others].map(({ shape }) => shape));
    const where = shapes.size === age.shapes.length ? "" : ` in ${andList([...shapes])}`;
    const of = engineName(names, first.role);
    return [
      `Not measured of ${of}${where}: ${figureTitles[first.figure]}, since the system does not show it of its process`
    ];
  });
}
function diskDetails({ shape, against }, age, other) {
  const engines = age.shapes.find((one) => one.shape === shape)?.engines ?? [];
  const lifeOf = (role) => engines.find((life) => life.role === role);
  const [own, reference] = [lifeOf("candidate"), lifeOf(against)];
  const files = own?.rungs.at(-1)?.files;
  const log = files !== void 0 && files.log > totalOf(files) / 2 ? `; ${shortBytes(files.log)} is its log` : "";
  const left = cleanedFiles(own?.vacuum);
  const others = cleanedFiles(reference?.vacuum);
  if (left === void 0) return log;
  const times = others === void 0 ? "" : `, ${multiplier(totalOf(left) / Math.max(1, totalOf(others)))}x ${other}'s`;
  return `${log}; after ${rebuildName(age)} ${shortBytes(totalOf(left))}${times}`;
}
function cleanedFiles(cleaned) {
  return cleaned === void 0 || "refused" in cleaned ? void 0 : cleaned.files;
}

// src/features/figures/contention/starvation.ts
var waiting = "checkpointer";
var starving = { waits: 0.8, does: 0.05, othersDo: 50 };
var mostSuspects = 10;
function suspectsIn(contention) {
  const judged = contention.entrants.filter((one) => isContender(one) && one.role !== "baseline");
  return judged.flatMap(
    ({ role }) => cellsOf(contention).flatMap((cell) => {
      const [own, baseline] = [roundsOf(contention, role, cell), roundsOf(contention, "baseline", cell)];
      const tasks = [...tasksOf(contention, cell).keys()].filter((task) => task !== waiting);
      return tasks.flatMap((task) => {
        const average = averageOf(baseline, task);
        const starves = (one) => isStarving(one, task, average, windowOf(contention, cell));
        const always = own.length === contention.rounds && own.every(starves);
        return always && baseline.length > 0 && !baseline.every(starves) ? [{ role, cell, task }] : [];
      });
    }).slice(0, mostSuspects)
  );
}
function rolesAgain({ role, cell }, { entrants, held, ...program }) {
  const base = entrants.find((one) => one.role === "base" && isContender(one));
  const failed = held.filter(({ fault }) => fault !== void 0);
  const isBeside = role === "candidate" && base !== void 0 && isToHold(base, cell, failed, program);
  return [role, "baseline", ...isBeside ? ["base"] : []];
}
function starvedIn(contention) {
  const { longer, rounds } = contention;
  if (longer === void 0) return [];
  return suspectsIn(contention).flatMap(({ role, cell, task }) => {
    const again = (of) => longer.held.find(
      (one) => one.role === of && contestPath(one) === contestPath(cell) && one.fault === void 0
    );
    const [own, baseline] = [again(role), again("baseline")];
    if (own === void 0 || baseline === void 0) return [];
    const average = averageOf([baseline], task);
    const starves = (one) => isStarving(one, task, average, longerWindowOf(contention, cell));
    if (!starves(own) || starves(baseline)) return [];
    const base = role === "candidate" ? again("base") : void 0;
    const isOfBaseToo = base !== void 0 && starves(base);
    const too = isOfBaseToo ? `; the base's waited ${shortTime(longestOf(base, task))} too` : "";
    return [{ role, cell, message: `${starvedText(own, baseline, task, rounds)}${too}`, isOfBaseToo }];
  });
}
function averageOf(rounds, task) {
  const found = rounds.flatMap(({ tasks }) => tasks.filter((one) => one.task === task));
  const sum = found.reduce((all, { operations, connections }) => all + operations / connections, 0);
  return sum / Math.max(1, found.length);
}
function isStarving({ tasks }, task, average, windowMs2) {
  const own = tasks.find((one) => one.task === task);
  if (own === void 0) return false;
  return (own.longest ?? 0) >= starving.waits * windowMs2 * 1e6 && own.least <= starving.does * average && operationsOf(tasks) - own.least >= starving.othersDo;
}
function operationsOf(tasks) {
  return tasks.reduce((sum, { operations }) => sum + operations, 0);
}
function longestOf({ tasks }, task) {
  return tasks.find((one) => one.task === task)?.longest ?? 0;
}
function starvedText(held, baseline, task, rounds) {
  const leastOf = ({ tasks }) => tasks.find((one) => one.task === task)?.least ?? 0;
  const least = leastOf(held);
  return `one of the ${task} waited in each of ${plural(rounds, "round")}, and ${shortTime(longestOf(held, task))} in a longer contest, where it did ${plural(least, "operation")} and the others ${count2(operationsOf(held.tasks) - least)}; the baseline's ${task} waited ${shortTime(longestOf(baseline, task))} at most, and did ${count2(leastOf(baseline))} at least`;
}

// src/verdict/sampled-times.ts
function timeOf(figure, { ns, openNs, commitNs, latencies }) {
  const p99 = latencies && quantile(latencies, 0.99);
  const time = { time: ns, open: openNs, commit: commitNs, p99, longest: latencies?.max }[figure];
  return time === void 0 ? void 0 : Math.max(1, time);
}
function candidateTimes({ samples }, figure) {
  return samples.flatMap((sample) => sample.role === "candidate" ? timeOf(figure, sample) ?? [] : []);
}
function pairedTimes({ samples }, figure, { relativeTo }) {
  const timesOf = (role) => new Map(
    samples.flatMap((sample) => {
      const time = sample.role === role ? timeOf(figure, sample) : void 0;
      return time === void 0 ? [] : [[sample.round, time]];
    })
  );
  const others = timesOf(relativeTo);
  return [...timesOf("candidate")].flatMap(([round, own]) => {
    const other = others.get(round);
    return other === void 0 ? [] : [[own, other]];
  });
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
  valueIn,
  lastBytes,
  figureOf2 as figureOf,
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
  pointSelects,
  shapesOf,
  statementsOf,
  figureTitles,
  ageNotes,
  rebuildName,
  figureText,
  ageWords,
  ageSummary,
  faultTexts,
  findingTexts,
  lackedTexts,
  contestTasksOf,
  mostRounds,
  windowMs,
  longerWindowMs,
  contentionSchema,
  storedRoundSchema,
  contentionOf,
  programKey,
  cellsOf,
  workloadsOf,
  ownOf,
  windowOf,
  longerWindowOf,
  tasksOf,
  isContender,
  hasCandidate,
  canHaveThreads,
  isToHold,
  isOver,
  tasksIn,
  figuresOf,
  compareAll,
  compareLatencies,
  suspectsIn,
  rolesAgain,
  starvedIn,
  footprintsOf,
  compareFootprints,
  footprintPasses,
  timeOf,
  candidateTimes,
  pairedTimes
};
