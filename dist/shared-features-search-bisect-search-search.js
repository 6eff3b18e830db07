import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  changedOf,
  citeDated,
  citeRun,
  dayOf,
  describeChange,
  describeDeviation,
  describeMark,
  figureTitles,
  formatOf,
  functionText,
  intervalError,
  levelsBetween,
  profileSchema,
  sequencePath,
  seriesTrends,
  sparkline,
  weightsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  isFault,
  isTimed,
  maxSql,
  maxStatements,
  planQuotations,
  searchedCounter,
  searchedFaults,
  searchedFigures
} from "./shared-results-fairness.js";
import {
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  andList
} from "./shared-wrap-ansi-index.js";
import {
  describeIssues,
  fileContent,
  layOut,
  readNamed,
  requireNoLink
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  _enum,
  array,
  asQuotations,
  boolean,
  confirmationLooks,
  contestModes,
  contestPath,
  contestTasks,
  contestWorkloads,
  count2 as count,
  cutApart,
  estimateMean,
  figureConfidence,
  halfWidth,
  hex,
  int,
  kinds,
  lifePath,
  limits,
  literal,
  median,
  mostConnections,
  multiplier,
  name,
  number,
  pAbove,
  pBelow,
  plural,
  priorDegrees,
  shapeNames,
  shortBytes,
  shortTime,
  signedHundredths,
  statementForms,
  storages,
  strictObject,
  string,
  studentTwoSided,
  testPath,
  text,
  truncate,
  truncateList,
  union,
  unknown,
  variants
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/history/report/trends.ts
function trendSummary({ runs, tests }) {
  const ofState = (state) => tests.filter((one) => one.state === state).length;
  const [changed, steady, early] = [ofState("changed"), ofState("steady"), ofState("too early")];
  const [first, last] = [runs[0], runs.at(-1)];
  const days = first === void 0 || last === void 0 ? "" : ` ${daysOf(first, last)}`;
  const states = [
    `${count(changed)} changed`,
    `${count(steady)} steady`,
    ...early === 0 ? [] : [`${count(early)} too early to tell`]
  ];
  return `${plural(runs.length, "run")}${days}; ${plural(tests.length, "test")}: ${states.join(", ")}.`;
}
function processorSummary({ processors }, escapeText) {
  if (processors.length === 0) return [];
  const kinds2 = processors.map(({ cpu, runs }) => `${escapeText(cpu)} (${plural(runs, "run")})`);
  const named = truncateList(maxKinds, kinds2, (more) => `and ${count(more)} more`).join(", ");
  return [
    `On ${count(processors.length)} kinds of processor, whose part of the multipliers is taken out: ${named}.`
  ];
}
var maxKinds = 5;
function daysOf(first, last) {
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? `of ${from}` : `from ${from} to ${to}`;
}
function trendText(trends, trend, escapeText, figure = newestFigure(trend)) {
  const { path: path2, title = path2, points } = trend.series;
  const logs = points.map(({ logRatio }) => logRatio);
  return {
    head: trendHead(escapeText(title), logs, figure),
    lines: trendLines(trends, trend, escapeText)
  };
}
function trendHead(name2, logs, figure) {
  const drawn = sparkline(logs);
  return [name2, ...drawn === "" ? [] : [drawn], figure].join(" ");
}
function newestFigure({ series: { points } }) {
  const newest = points.at(-1);
  return newest === void 0 ? "no result" : `${multiplier(Math.exp(newest.logRatio))}x`;
}
function newestInterval(trend) {
  const interval = trend.series.points.at(-1)?.interval;
  const range = interval === void 0 ? "" : ` (${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
  return `${newestFigure(trend)}${range}`;
}
function trendLines(trends, { changes, deviation, state, series }, escapeText) {
  return [
    ...changes.map((change) => changeLine(trends, change, escapeText)),
    ...deviation === void 0 ? [] : [`too early to tell: ${describeDeviation(deviation)}`],
    ...state === "too early" && deviation === void 0 ? [`too early to tell: ${plural(series.points.length, "run")}`] : []
  ];
}
function figureSummary(title, trends) {
  return trends.length === 0 ? [] : [`${title}: of ${count(trends.length)}, ${changedOf(trends)}`];
}
var maxLevels = 4;
function allTestsFigures({ runs }, trend, escapeText) {
  const { series, changes } = trend;
  if (changes.length === 0) return newestFigure(trend);
  const levels = levelsBetween(series.points, changes).map((level) => `${multiplier(level.multiplier)}x`);
  const places = changes.map(({ firstAfter }) => citeDated(runs[firstAfter], citeRun(escapeText)));
  if (levels.length <= maxLevels) return `${levels.join(" -> ")}, changed at ${andList(places)}`;
  const times = plural(changes.length, "time");
  return `${levels[0]} -> ... -> ${levels.at(-1)}, changed ${times}, last at ${places.at(-1)}`;
}
function changeLine({ runs }, change, escapeText) {
  const cite = citeRun(escapeText);
  const places = [change.lastBefore, change.firstAfter].map((index2) => citeDated(runs[index2], cite)).filter((place) => place !== "");
  const marks = change.confounders.map((mark) => describeMark(mark, escapeText));
  const others = marks.length === 0 ? "" : `; which could also be because ${marks.join(", and because ")}`;
  return `${describeChange(change)} between ${places.join(" and ")}${others}`;
}

// src/features/nights/history/report/exact-trends.ts
function instructionSummary(trends) {
  const counted = trends.filter(({ figure }) => figure === "instructions");
  if (counted.length === 0) return [];
  return [
    `Instructions: of ${plural(counted.length, "test")} that were counted, ${changedOf(counted)}` + incomparable(counted, "counts", "they were taken")
  ];
}
function costSummary(trends) {
  const costs = costTrends(trends);
  if (costs.length === 0) return [];
  return [
    `Costs besides time: of ${plural(costs.length, "figure")}, ${changedOf(costs)}` + incomparable(costs, "values", "they were measured")
  ];
}
function costTrends(trends) {
  return trends.filter(({ figure }) => figure !== "instructions");
}
function shareText(before, share) {
  return before === 0 ? "from 0" : signedHundredths(share);
}
function incomparable(trends, values, taken) {
  const broken = trends.filter(({ breaks }) => breaks.length > 0).length;
  return broken === 0 ? "" : ` Of ${count(broken)}, some ${values} are not comparable: ${taken} in another way.`;
}
function exactTrendText(runs, { figure, path: path2, points, changes, breaks }, escapeText) {
  const cite = (index2) => citeDated(runs[index2], citeRun(escapeText));
  const format = formatOf(figure);
  const newest = format(points.at(-1)?.value ?? 0);
  const logs = points.map(({ value }) => Math.log(Math.max(1, value)));
  const shown = figure === "instructions" ? newest : `${figure} ${newest}`;
  const plain = (value) => figure === "instructions" ? count(value) : format(value);
  return {
    head: trendHead(escapeText(path2), logs, shown),
    lines: [
      ...changes.map(
        ({ before, after, share }) => `${before.value === 0 ? "" : `${signedHundredths(share)}, `}from ${plain(before.value)} to ${plain(after.value)}, between ${cite(before.run)} and ${cite(after.run)}`
      ),
      ...breaks.map(
        ({ before, after, differs }) => `not comparable: ${cite(before)} and ${cite(after)} have not the same ${differs.join(", ")}`
      )
    ]
  };
}

// src/features/nights/history/runs/figure-series.ts
function figureTrends(runs, series) {
  return seriesTrends(
    runs,
    series.filter(({ points }) => points.length > 0)
  );
}
var degreesOfRung = 7;
var agedFigures = ["time", "cpu", "disk", "written"];
function agedSeries(runs, own) {
  const all = own === void 0 ? runs : [...runs, own];
  const newest = all.findLast(({ aged }) => aged !== void 0);
  const lives = all.map(
    ({ aged, suite }) => aged?.commits === newest?.aged?.commits && suite?.seed === newest?.suite?.seed ? aged?.shapes : void 0
  );
  return namesIn(lives).flatMap(
    (shape) => agedFigures.map((figure) => {
      const values = lives.map((life2) => agedValue(ownValue(life2, shape), figure));
      const isTime = figure === "time" || figure === "cpu";
      return {
        ...{
          path: `age/${shape} ${figure}`,
          row: `age/${shape}`,
          figure,
          sections: [`age/${shape}`],
          values
        },
        title: `age/${shape} ${figureTitles[figure]}`,
        shortTitle: `${shape}: ${figure === "written" ? "bytes written" : figureTitles[figure]}`,
        format: isTime ? shortTime : shortBytes,
        // The seed stands for the SQL of the lives, so that no other suite's could be the reason of a change.
        points: pointsOf(values.slice(0, runs.length), degreesOfRung, `${newest?.suite?.seed}`)
      };
    })
  );
}
function agedValue(life2, figure) {
  if (figure === "time" || figure === "cpu") {
    const time = life2?.times?.[figure];
    return time && { baseline: time.baselineNs, candidate: time.candidateNs, ratio: time.ratio, interval: time };
  }
  const [baseline, candidate] = [life2?.baseline[figure], life2?.candidate[figure]];
  if (baseline === void 0 || candidate === void 0) return void 0;
  return { baseline, candidate, ratio: Math.max(1, candidate) / Math.max(1, baseline) };
}
var degreesOfRounds = 2 + priorDegrees;
function contestSeries(runs, own) {
  const contests = [...runs, ...own === void 0 ? [] : [own]].map((run) => run.contests);
  return namesIn(contests).map((name2) => {
    const path2 = `contention/${name2}`;
    const values = contests.map((held) => {
      const found = ownValue(held, name2);
      return found && {
        baseline: found.baseline,
        candidate: found.candidate,
        ratio: found.times?.ratio,
        interval: found.times
      };
    });
    return {
      ...{ path: path2, row: path2, figure: "throughput", sections: [path2], shortTitle: name2, values },
      format: (perSecond) => `${count(perSecond)}/s`,
      // The SQL of contests is the driver's own: no suite's could be the reason of a change.
      points: pointsOf(values.slice(0, runs.length), degreesOfRounds, "contention")
    };
  });
}
function namesIn(all) {
  return [...new Set(all.flatMap((own = {}) => Object.keys(own)))];
}
function ownValue(own, name2) {
  return own !== void 0 && Object.hasOwn(own, name2) ? own[name2] : void 0;
}
function pointsOf(values, degrees, sql) {
  const found = values.flatMap((value, run) => {
    const { ratio, interval } = value ?? {};
    return ratio === void 0 || interval === void 0 ? [] : [{ run, ratio, interval }];
  });
  const weights = weightsOf(found.map(({ interval }) => intervalError(interval, degrees)));
  return found.map(({ run, ratio, interval: { low, high } }, index2) => ({
    ...{ run, logRatio: Math.log(ratio), weight: weights[index2] ?? 1, interval: { low, high }, sql }
  }));
}

// src/features/search/bisect/model/explained.ts
var plan = string().max(limits.planText).nullable();
var explainedSchema = strictObject({
  /** The functions whose instructions changed, the one before as base; absent if instructions cannot be counted here. */
  profile: profileSchema.optional(),
  /** Statements with another query plan. */
  plans: array(strictObject({ sql: string().max(maxSql), before: plan, after: plan })).max(maxStatements)
});
var fewStatements = 2;
var fewSigns = 200;
function shortened({ profile, plans }) {
  const short = (text2) => truncate(text2, fewSigns);
  const few = plans.slice(0, fewStatements);
  const statements = cutApart(
    few.map(({ sql }) => sql),
    fewSigns
  );
  const kept = few.map(({ before, after }, index2) => {
    const shown = cutApart(
      [before, after].filter((plan2) => plan2 !== null),
      fewSigns
    );
    const [was, is] = [before, after].map((plan2) => plan2 === null ? null : shown.shift() ?? null);
    return { sql: statements[index2] ?? "", before: was ?? null, after: is ?? null };
  });
  if (profile === void 0) return { plans: kept };
  if ("unknown" in profile) return { profile: { unknown: short(profile.unknown) }, plans: kept };
  const functions = profile.functions.map(({ name: name2, ...costs }) => ({ name: short(name2), ...costs }));
  return { profile: { functions }, plans: kept };
}

// src/features/search/bisect/model/searched-test.ts
var life = strictObject({ life: _enum(shapeNames), commits: int().min(1) });
var sequence = strictObject({
  storage: _enum(storages),
  order: int().min(1),
  form: _enum(["short", "full"])
});
var test = strictObject({
  variant: _enum(variants),
  storage: _enum(storages),
  kind: _enum(kinds),
  workload: name
});
var mean = strictObject({ mean: name, tests: array(test).min(1).max(limits.tests) });
var contest = strictObject({
  contest: _enum(contestWorkloads),
  mode: _enum(contestModes),
  connections: int().min(1).max(mostConnections),
  task: _enum(contestTasks)
});
function contestOf({ contest: workload, mode, connections }) {
  return { workload, mode, connections };
}
function searchedContestPath(searched) {
  return `${contestPath(contestOf(searched))}/${searched.task}`;
}
var huntCase = strictObject({ case: name });
var searchedTestSchema = union([test, life, sequence, mean, contest, huntCase]);
function searchedPath(test2) {
  if ("life" in test2) return lifePath(test2.life);
  if ("order" in test2) return sequencePath(test2);
  if ("mean" in test2) return test2.mean;
  if ("contest" in test2) return searchedContestPath(test2);
  return "case" in test2 ? test2.case : testPath(test2);
}

// src/features/search/bisect/model/bisection.ts
var mostPoints = 1e5;
var index = int().min(0).max(mostPoints);
var ns = int().min(1);
var untestableSchema = strictObject({
  /**
   * `build`: it could not be built; `crash`, `timeout`, `error`, `differs`: how its engine failed, as a run has it; `undecided`: its
   * pairs do not say on which side of the line it is; `inconsistent`: fresh pairs contradict earlier pairs.
   */
  reason: _enum(["build", "crash", "timeout", "error", "differs", "undecided", "inconsistent"]),
  /** One line for a person. */
  message: text
});
var point = strictObject({
  /** The name in reports: an abbreviated hash, a file, a version. */
  name,
  /** The identity: a full hash, a path, a version. */
  id: text,
  /** A commit's subject. */
  title: text.optional(),
  /** Indexes of the point's parents, all smaller than its own. */
  parents: array(index).max(100)
});
var pair = strictObject({
  /** Absent if the test is not compared with SQLite, or the figure is a counter of the engine's own. */
  baseline: ns.optional(),
  candidate: ns,
  base: ns
});
var seenFault = strictObject({ isShown: boolean(), message: text.optional() });
var observation = strictObject({
  point: index,
  /** None in a search for a fault. */
  pairs: array(pair).max(limits.rounds),
  /** Absent in a search by a figure, and of a point that cannot be tested. */
  fault: seenFault.optional(),
  untestable: untestableSchema.optional(),
  /** The file of its build's output, if the build failed. */
  log: text.optional()
});
var bisectionSchema = strictObject({
  tool: text,
  startedAt: text,
  test: searchedTestSchema,
  rows: int().min(1),
  seed: int().min(0),
  /** Warehouses of the suite tpcc; other suites ignore them. */
  warehouses: int().min(1),
  statements: _enum(statementForms),
  /** The compared figure or the fault: times if absent. */
  by: union([_enum(searchedFigures).exclude(["time"]), _enum(searchedFaults), searchedCounter]).optional(),
  /**
   * The steps of a sequence that are enough for its fault, in their order: found on the bad end, and the ones that every point executes.
   * Absent of other subjects, and until the bad end was examined.
   */
  steps: array(name).min(1).max(100).optional(),
  /** SHA-256 of the workload in a user's own file, and of the query for counters; absent if there is neither. */
  asked: hex.optional(),
  /** The line as a ratio to the good end; absent if it is halfway between the ends. */
  threshold: number().positive().optional(),
  /** Seconds after which a sample counts as a hang, if a hang is searched; absent of others, and if the time follows from the baseline's. */
  sampleTimeout: int().min(1).optional(),
  alpha: number().gt(0).lt(0.5),
  /** The way the engines are made, e.g. the words of the build command. */
  made: text,
  points: array(point).min(2).max(mostPoints),
  good: index,
  bad: index,
  /** Whether the good end is the newer one: points are in the order from the newest, and the answer is what fixed it. */
  isFix: literal(true).optional(),
  /** In the order in which they were begun; no two of the same point. */
  observations: array(observation).max(mostPoints),
  /** Seconds that building and measuring have taken so far. */
  seconds: number().min(0),
  /** The changes within the engine that a single answer brought; absent before the answer, and if nothing could be looked at. */
  explained: explainedSchema.optional()
});
function searchedOf({ by }) {
  return by ?? "time";
}

// src/features/search/bisect/search/ancestry.ts
function withAncestors(ancestry, points) {
  const found = new Set(points);
  for (const point2 of found) for (const parent of ancestry[point2] ?? []) found.add(parent);
  return found;
}
function candidatesOf(ancestry, good, bad) {
  const known = withAncestors(ancestry, good);
  return [...withAncestors(ancestry, [bad])].filter((point2) => !known.has(point2)).toSorted((a, b) => a - b);
}
function halve(ancestry, candidates, untestable) {
  const older = countOlder(ancestry, candidates);
  const distances = distancesTo(candidates, untestable);
  let best;
  for (const [place, point2] of candidates.slice(0, -1).entries()) {
    if (untestable.has(point2)) continue;
    const distance = distances[place] ?? Number.POSITIVE_INFINITY;
    const chance = distance === Number.POSITIVE_INFINITY ? 1 : distance / (distance + 1);
    const count2 = older.get(point2) ?? 1;
    const value = chance * Math.min(count2, candidates.length - count2);
    if (best === void 0 || value > best.value) best = { point: point2, value };
  }
  return best?.point;
}
function distancesTo(candidates, untestable) {
  const distances = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, point2] of candidates.entries()) {
    if (untestable.has(point2)) last = place;
    distances.push(place - last);
  }
  let next = Number.POSITIVE_INFINITY;
  for (let place = candidates.length - 1; place >= 0; place--) {
    if (distances[place] === 0) next = place;
    distances[place] = Math.min(distances[place] ?? next, next - place);
  }
  return distances;
}
function countOlder(ancestry, candidates) {
  const members = new Set(candidates);
  const counts = /* @__PURE__ */ new Map();
  for (const point2 of candidates) {
    const parents = new Set(ancestry[point2]?.filter((one) => members.has(one)));
    const [first] = parents;
    const ofFirst = first === void 0 ? 0 : counts.get(first) ?? 0;
    counts.set(point2, parents.size > 1 ? countWithin(ancestry, point2, members) : ofFirst + 1);
  }
  return counts;
}
function countWithin(ancestry, point2, members) {
  const found = /* @__PURE__ */ new Set([point2]);
  for (const one of found)
    for (const parent of ancestry[one] ?? []) if (members.has(parent)) found.add(parent);
  return found.size;
}

// src/features/search/bisect/search/exact.ts
var exactPairs = 1;
var leastDifference = Math.log(1.0005);
function compareExactEnds(bad, threshold) {
  const [logRatio] = bad.logRatios;
  if (logRatio === void 0) return { state: "open", next: exactPairs };
  const given = threshold === void 0 ? void 0 : Math.log(threshold);
  const direction = (given ?? logRatio) > 0 ? 1 : -1;
  const least = given === void 0 ? leastDifference : Math.abs(given);
  if (direction * logRatio <= least) return { state: "alike", pairs: exactPairs };
  return {
    state: "differ",
    line: { direction, logRatio: given ?? logRatio / 2 },
    pairs: exactPairs
  };
}
function exactStateOf(observed, line) {
  if (observed?.untestable !== void 0) return { state: "untestable", ...observed.untestable };
  const [logRatio] = observed?.logRatios ?? [];
  if (logRatio === void 0) return { state: "unmeasured" };
  const isBeyond = line.direction * logRatio > line.direction * line.logRatio;
  return { state: isBeyond ? "bad" : "good", pairs: exactPairs };
}

// src/features/search/bisect/search/fault.ts
function faultStateOf({ isFaulty, untestable }) {
  if (untestable !== void 0) return { state: "untestable", ...untestable };
  if (isFaulty === void 0) return { state: "unmeasured" };
  return { state: isFaulty ? "bad" : "good", pairs: exactPairs };
}
function nextEnd(good, bad, states) {
  const stateOf2 = (point2) => states.get(point2)?.state ?? "unmeasured";
  if (stateOf2(bad) === "good")
    return { point: bad, message: "it should show the fault, and does not on this machine" };
  if (stateOf2(bad) !== "bad") return { point: bad };
  if (stateOf2(good) === "bad")
    return { point: good, message: "it should not show the fault, and does: name an older version as good" };
  return stateOf2(good) === "good" ? void 0 : { point: good };
}

// src/features/search/bisect/search/side.ts
var endLooks = confirmationLooks;
var pointLooks = [5, 8, 12, 18, 30, 60, 120];
var ways = 2;
function sideOf(logRatios, line, looks, alpha, slack = 0) {
  for (const pairs of looks) {
    if (logRatios.length < pairs) return { state: "open", next: pairs };
    const seen = logRatios.slice(0, pairs);
    const mostP = alpha / looks.length / ways;
    const [low, high] = [line - slack, line + slack];
    const isAbove = Math.min(studentSides(seen, low)[0], pAbove(seen, low)) <= mostP;
    const isBelow = Math.min(studentSides(seen, high)[1], pBelow(seen, high)) <= mostP;
    if (isAbove || isBelow)
      return { state: isAbove && isBelow ? "between" : isAbove ? "above" : "below", pairs };
  }
  return { state: "undecided", pairs: looks.at(-1) ?? 0 };
}
function studentSides(values, line) {
  const { mean: mean2, squaredError } = estimateMean(values);
  const t = (mean2 - line) / Math.sqrt(squaredError.value);
  const far = studentTwoSided(t, squaredError.degrees) / 2;
  return t > 0 ? [far, 1 - far] : [1 - far, far];
}

// src/features/search/bisect/search/line.ts
var leastDifference2 = Math.log(1.01);
var mostError = 0.25;
function compareEnds(bad, threshold, alpha) {
  const given = threshold === void 0 ? void 0 : Math.log(threshold);
  const directions = given === void 0 ? [1, -1] : [given > 0 ? 1 : -1];
  const least = given === void 0 ? leastDifference2 : Math.abs(given);
  const { logRatios } = bad;
  const sides = directions.map((direction) => {
    const values = logRatios.map((value) => direction * value);
    return { direction, side: sideOf(values, least, endLooks, alpha / directions.length) };
  });
  for (const { direction, side } of sides) {
    if (side.state !== "above") continue;
    const pairs = given === void 0 ? preciseLook(logRatios, side.pairs) : side.pairs;
    if (logRatios.length < pairs) return { state: "open", next: pairs };
    const logRatio = given ?? median(logRatios.slice(0, pairs)) / 2;
    const slack = given === void 0 ? { slack: Math.abs(logRatio) / 2 } : {};
    return { state: "differ", line: { direction, logRatio, ...slack }, pairs };
  }
  const open = sides.flatMap(({ side }) => side.state === "open" ? [side.next] : []);
  if (open.length > 0) return { state: "open", next: Math.min(...open) };
  return { state: "alike", pairs: Math.max(...sides.map(({ side }) => "pairs" in side ? side.pairs : 0)) };
}
function preciseLook(logRatios, from) {
  const later = endLooks.filter((pairs) => pairs >= from);
  const isPrecise = (pairs) => {
    const { mean: mean2, squaredError } = estimateMean(logRatios.slice(0, pairs));
    return halfWidth(squaredError, figureConfidence) <= mostError * Math.abs(mean2);
  };
  return later.find((pairs) => logRatios.length < pairs || isPrecise(pairs)) ?? later.at(-1);
}

// src/features/search/bisect/search/point.ts
var said = {
  undecided: "do not decide",
  between: "put it between both ends",
  good: "say good",
  bad: "say bad"
};
function stateOf(observed, line, alpha) {
  if (observed?.untestable !== void 0) return { state: "untestable", ...observed.untestable };
  if (observed === void 0 || observed.logRatios.length === 0) return { state: "unmeasured" };
  const side = sideOfLine(observed.logRatios, line, alpha);
  if (side.state === "open") return side;
  if (side.state === "undecided" || side.state === "between")
    return { state: "untestable", reason: "undecided", message: `${side.pairs} pairs ${said[side.state]}` };
  return verify(observed, side.state, side.pairs, line, alpha);
}
function verify(observed, known, decided, line, alpha) {
  const fresh = observed === void 0 ? [] : observed.logRatios.slice(decided);
  const side = sideOfLine(fresh, line, alpha);
  if (side.state === "open") return { state: known, pairs: decided, next: decided + side.next };
  if (side.state === known) return { state: known, pairs: decided };
  const before = decided === 0 ? `it should be ${known}` : `${decided} pairs say ${known}`;
  const message = `${before}, and ${side.pairs} fresh ones ${said[side.state]}`;
  return { state: "untestable", reason: "inconsistent", message };
}
function sideOfLine(logRatios, line, alpha) {
  const values = logRatios.map((value) => line.direction * value);
  const side = sideOf(values, line.direction * line.logRatio, pointLooks, alpha, line.slack);
  if (side.state === "open") return side;
  const states = { above: "bad", below: "good", between: "between", undecided: "undecided" };
  return { state: states[side.state], pairs: side.pairs };
}

// src/features/search/bisect/search/search.ts
var otherComparisons = 4;
function search(question, observations) {
  const { ancestry, good, bad, threshold, evidence = "pairs" } = question;
  const all = candidatesOf(ancestry, [good], bad);
  const alpha = question.alpha / (stepsOf(all.length) + otherComparisons);
  const observedBad = observations.get(bad);
  const broken = [good, bad].find((end) => observations.get(end)?.untestable !== void 0);
  const untestable = broken === void 0 ? void 0 : observations.get(broken)?.untestable;
  if (broken !== void 0 && untestable !== void 0)
    return answered({ kind: "no end", point: broken, ...untestable });
  if (evidence === "fault") return searchFault(question, observations, all);
  const seen = observedBad ?? { logRatios: [] };
  const isExact = evidence === "exact";
  const ends = isExact ? compareExactEnds(seen, threshold) : compareEnds(seen, threshold, alpha);
  if (ends.state === "alike") return answered({ kind: "alike", pairs: ends.pairs });
  if (ends.state === "open") {
    const ahead = [halve(ancestry, all, /* @__PURE__ */ new Set())].filter((point2) => point2 !== void 0);
    const next = { kind: "measure", purpose: "ends", point: bad, pairs: ends.next };
    return { states: /* @__PURE__ */ new Map(), next: { ...next, candidates: all.length, ahead } };
  }
  const { line } = ends;
  const states = new Map(
    [...observations].map(([point2, observed]) => [
      point2,
      isExact ? exactStateOf(observed, line) : stateOf(observed, line, alpha)
    ])
  );
  if (isExact) states.set(good, { state: "good", pairs: 0 });
  else {
    states.set(good, verify(observations.get(good), "good", 0, line, alpha));
    states.set(bad, verify(observedBad, "bad", ends.pairs, line, alpha));
  }
  for (const end of [good, bad]) {
    const state = states.get(end);
    if (state?.state === "untestable") {
      const { reason, message } = state;
      return {
        line,
        states,
        next: { kind: "answer", answer: { kind: "no end", point: end, reason, message } }
      };
    }
  }
  markContradictions(ancestry, states);
  return { line, states, next: nextOf(question, states) };
}
function searchFault(question, observations, all) {
  const { ancestry, good, bad } = question;
  const states = new Map([...observations].map(([point2, seen]) => [point2, faultStateOf(seen)]));
  const end = nextEnd(good, bad, states);
  if (end?.message !== void 0)
    return answered({ kind: "no end", point: end.point, reason: "inconsistent", message: end.message });
  if (end !== void 0) {
    const ahead = [halve(ancestry, all, /* @__PURE__ */ new Set())].filter((point2) => point2 !== void 0);
    const next = { kind: "measure", purpose: "ends", point: end.point, pairs: exactPairs };
    return { states: /* @__PURE__ */ new Map(), next: { ...next, candidates: all.length, ahead } };
  }
  markContradictions(ancestry, states);
  return { states, next: nextOf(question, states) };
}
function markContradictions(ancestry, states) {
  const good = having(states, "good");
  for (const point2 of having(states, "bad"))
    if (candidatesOf(ancestry, good, point2).length === 0)
      states.set(point2, {
        state: "untestable",
        reason: "inconsistent",
        message: "it is bad, and a point that was made from it is good"
      });
}
function having(states, wanted) {
  return [...states].flatMap(([point2, { state }]) => state === wanted ? [point2] : []);
}
function stepsOf(candidates) {
  return Math.ceil(Math.log2(Math.max(1, candidates)));
}
function answered(answer) {
  return { states: /* @__PURE__ */ new Map(), next: { kind: "answer", answer } };
}
function nextOf(question, states) {
  const { candidates, parents } = frontierOf(question, states);
  const left = { kind: "measure", candidates: candidates.length };
  const point2 = choose(question, states, candidates);
  if (point2 !== void 0) {
    const ahead = ["good", "bad"].flatMap(
      (side) => chooseAfter(question, states, point2, side) ?? []
    );
    return { ...left, purpose: "search", point: point2, pairs: nextPairs(question, states.get(point2)), ahead };
  }
  const bad = candidates.at(-1) ?? question.bad;
  const unverified = [bad, ...parents].find((one) => !isVerified(states.get(one)));
  if (unverified !== void 0)
    return {
      ...left,
      purpose: "verify",
      point: unverified,
      pairs: nextPairs(question, states.get(unverified)),
      ahead: []
    };
  const answer = candidates.length === 1 ? { kind: "point", point: bad, parents } : { kind: "range", candidates, parents };
  return { kind: "answer", answer };
}
function isVerified(state) {
  return (state?.state === "good" || state?.state === "bad") && state.next === void 0;
}
function nextPairs({ evidence = "pairs" }, state) {
  const first = evidence === "pairs" ? pointLooks[0] ?? 0 : exactPairs;
  return state !== void 0 && "next" in state ? state.next ?? first : first;
}
function frontierOf({ ancestry, bad }, states) {
  const good = having(states, "good");
  const sets = having(states, "bad").map((point2) => candidatesOf(ancestry, good, point2));
  const [smallest = [bad]] = sets.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const candidates = new Set(smallest);
  const parents = /* @__PURE__ */ new Set();
  for (const point2 of candidates)
    for (const parent of ancestry[point2] ?? []) {
      if (candidates.has(parent)) continue;
      if (states.get(parent)?.state === "untestable") candidates.add(parent);
      else parents.add(parent);
    }
  const ascending = (points) => [...points].toSorted((a, b) => a - b);
  return { candidates: ascending(candidates), parents: ascending(parents) };
}
function choose({ ancestry }, states, candidates) {
  const open = candidates.slice(0, -1).find((point2) => states.get(point2)?.state === "open");
  const untestable = candidates.filter((point2) => states.get(point2)?.state === "untestable");
  return open ?? halve(ancestry, candidates, new Set(untestable));
}
function chooseAfter(question, states, point2, side) {
  const after = new Map(states).set(point2, { state: side, pairs: 0 });
  return choose(question, after, frontierOf(question, after).candidates);
}

// src/features/search/bisect/search/replay.ts
function replaySearch(bisection) {
  const { points, good, bad, threshold, alpha, observations } = bisection;
  const ancestry = points.map(({ parents }) => parents);
  const observed = observations.map(({ point: point2, ...one }) => [point2, observationOf(one)]);
  const question = { ancestry, good, bad, evidence: evidenceOf(searchedOf(bisection)), alpha };
  return search({ ...question, threshold }, new Map(observed));
}
function evidenceOf(by) {
  if (isFault(by)) return "fault";
  return isTimed(by) ? "pairs" : "exact";
}
function observationOf({ pairs, fault, untestable }) {
  const logRatios = pairs.map(({ candidate, base }) => Math.log(candidate / base));
  return { logRatios, isFaulty: fault?.isShown, untestable };
}

// src/features/search/bisect/bisection-file.ts
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
var schemaVersion = 1;
var mostReplay = 1e8;
var fileSchema = strictObject({
  schema: literal(schemaVersion),
  ...bisectionSchema.shape,
  derived: unknown().optional()
}).superRefine(({ points, good, bad, observations, test: test2, steps }, context) => {
  const complain = (place, message) => context.addIssue({ code: "custom", path: place, message });
  const isPoint = (index2) => index2 < points.length;
  if (!isPoint(good)) complain(["good"], `there is no point ${good}`);
  if (!isPoint(bad)) complain(["bad"], `there is no point ${bad}`);
  for (const [index2, { parents }] of points.entries())
    if (parents.some((parent) => parent >= index2))
      complain(["points", index2, "parents"], `expected points before ${index2}`);
  if (steps !== void 0 && !("order" in test2))
    complain(["steps"], "expected none, as the search is of no sequence");
  const edges = points.reduce((sum, { parents }) => sum + parents.length, points.length);
  const merges = points.filter(({ parents }) => parents.length > 1).length;
  if (edges * (merges + observations.length) > mostReplay)
    complain(["points"], "with so many merges and measured points, they are more than a search takes");
  const seen = /* @__PURE__ */ new Set();
  for (const [index2, { point: point2 }] of observations.entries()) {
    if (!isPoint(point2) || seen.has(point2))
      complain(["observations", index2, "point"], `${point2} is no point, or is there twice`);
    seen.add(point2);
  }
});
var bisectionFiles = { json: "bisect.json", markdown: "bisect.md", html: "bisect.html" };
var buildsFolder = "builds";
var fileName = bisectionFiles.json;
function writeBisection(folder, bisection) {
  writeWhole(path.join(folder, fileName), formatBisection(bisection));
}
function formatBisection(bisection) {
  const { line, next, states } = replaySearch(bisection);
  const derived = {
    answer: next.kind === "answer" ? next.answer : null,
    ...bisection.isFix === true && next.kind === "answer" && next.answer.kind === "point" ? { fixedIn: next.answer.parents[0] } : {},
    line: line === void 0 ? null : Math.exp(line.logRatio),
    states: [...states].map(([point2, state]) => ({ point: point2, ...state }))
  };
  const data = bisectionSchema.parse(fileContent(bisection));
  return layOut({ schema: schemaVersion, ...data, derived }, { points: 1, observations: 1, derived: 2 });
}
function readBisection(folder) {
  const file = path.join(folder, fileName);
  if (!existsSync(file))
    throw new InputError(`--resume ${folder}: it holds no ${fileName}: start the search without --resume`);
  return readBisectionFile(file);
}
function findBisection(folder) {
  const file = path.join(folder, fileName);
  return existsSync(file) ? readBisectionFile(file) : void 0;
}
var emptied = ["worktrees", buildsFolder, "measuring"];
function requireOwnSearch(folder) {
  for (const name2 of [...Object.values(bisectionFiles), ...emptied]) requireNoLink(path.join(folder, name2));
}
function removeBisection(folder) {
  requireOwnSearch(folder);
  for (const name2 of Object.values(bisectionFiles)) rmSync(path.join(folder, name2), { force: true });
}
function readBisectionFile(file, roots) {
  let content;
  try {
    const text2 = readNamed(file, roots).toString("utf8");
    if (text2.length > limits.file) throw new Error(`it has over ${limits.file} characters`);
    content = JSON.parse(text2);
  } catch (cause) {
    throw new InputError(`${file} cannot be read (${cause.message})`, { cause });
  }
  const { data, error } = fileSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  const { schema: _schema, derived: _derived, ...bisection } = data;
  return bisection;
}
function writeBisectionReports(folder, { markdown, html }) {
  writeWhole(path.join(folder, bisectionFiles.markdown), markdown);
  writeWhole(path.join(folder, bisectionFiles.html), html);
}

// src/features/search/bisect/report/explained-lines.ts
var mostStatements = 3;
function explainedLines({ profile, plans }, escapeText) {
  const shown = plans.slice(0, mostStatements);
  const statements = asQuotations(escapeText)(shown.map(({ sql }) => sql));
  const hasFunctions = profile !== void 0 && ("unknown" in profile || profile.functions.length > 0);
  return [
    ...hasFunctions ? [
      `Instructions of the functions that changed most: ${functionText(profile, { untrusted: true }, escapeText)}`
    ] : [],
    ...shown.map(({ before, after }, index2) => {
      const [was, is] = planQuotations([before, after], "not known", escapeText);
      return `The query plan of ${statements[index2]} was ${was} and is ${is}`;
    }),
    ...plans.length > mostStatements ? [`${plural(plans.length - mostStatements, "more query plan")} changed`] : []
  ];
}

export {
  trendSummary,
  processorSummary,
  trendText,
  newestInterval,
  trendLines,
  figureSummary,
  allTestsFigures,
  instructionSummary,
  costSummary,
  costTrends,
  shareText,
  exactTrendText,
  figureTrends,
  agedSeries,
  contestSeries,
  explainedSchema,
  shortened,
  contestOf,
  searchedPath,
  searchedOf,
  stepsOf,
  replaySearch,
  bisectionFiles,
  buildsFolder,
  writeBisection,
  formatBisection,
  readBisection,
  findBisection,
  requireOwnSearch,
  removeBisection,
  readBisectionFile,
  writeBisectionReports,
  explainedLines
};
