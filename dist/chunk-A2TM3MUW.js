import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  engineFigure,
  figureOf,
  testFigures
} from "./chunk-GWLEWOSY.js";
import {
  isMeaningful
} from "./chunk-H7HBXWQX.js";
import {
  historyTestPath,
  runName,
  runTime
} from "./chunk-2G32BODT.js";
import {
  andList,
  versionOf
} from "./chunk-MX6P2DF2.js";
import {
  deviationsPerMad,
  differenceOfMeans,
  figureConfidence,
  halfWidth,
  mean,
  median,
  priorDegrees,
  significant,
  studentQuantile,
  studentTwoSided,
  typicalVariance,
  varianceOf,
  weightedMean
} from "./chunk-NIQHCBMM.js";
import {
  count,
  percent,
  plural,
  signedPercent
} from "./chunk-NRVWYJ6O.js";
import {
  RandomStream
} from "./chunk-H2WPJ5RR.js";

// src/features/nights/history/runs/marks.ts
var markedFacts = [
  "CPU",
  "machine",
  "image",
  "SQLite",
  "settings",
  "kind",
  "candidate's name",
  "suite",
  "tool"
];
function marksOf(runs) {
  const known = /* @__PURE__ */ new Map();
  return runs.flatMap((run, index) => {
    const marks = markedFacts.flatMap(
      (fact) => placesOf(run, fact).flatMap((section) => {
        const after = factOf(run, fact, section);
        if (after === void 0) return [];
        const key = `${fact} ${section}`;
        const before = known.get(key);
        known.set(key, after);
        return before === void 0 || before === after ? [] : [{ fact, before, after }];
      })
    );
    return marks.length === 0 ? [] : [{ run: index, marks }];
  });
}
function placesOf({ engines }, fact) {
  return fact === "settings" ? Object.keys(engines.baseline.settings ?? {}) : [""];
}
function confoundersOf(runs, sections, before, after) {
  const markOf = (fact, section) => {
    const valuesOf = (points) => points.flatMap((point) => factOfPoint(runs[point.run], section, point, fact) ?? []);
    const [left, right] = [valuesOf(before), valuesOf(after)];
    const [last, first] = [left.at(-1), right[0]];
    if (last === void 0 || first === void 0) return [];
    return right.some((value) => left.includes(value)) ? [] : [{ fact, before: last, after: first }];
  };
  return markedFacts.flatMap((fact) => sections.flatMap((section) => markOf(fact, section)).slice(-1));
}
function factOfPoint(run, section, { sql }, fact) {
  if (run === void 0) return void 0;
  return fact === "suite" && sql !== void 0 ? sqlOf(sql, run) : factOf(run, fact, section);
}
function factOf(run, fact, section) {
  const { machine, engines, suite, tool } = run;
  switch (fact) {
    case "CPU":
      return machine?.cpu;
    case "machine":
      return machine && machineOf(machine);
    case "image":
      return machine?.image ?? machine?.kernel;
    case "SQLite":
      return engines.baseline.version ?? engines.baseline.sourceId;
    case "settings":
      return settingsOf(run, section);
    case "kind":
      return engines.candidate.kind;
    case "candidate's name":
      return engines.candidate.name;
    case "suite":
      return suite && sqlOf([suite.hash, ...Object.values(suite.others ?? {})].join(" "), run);
    case "tool":
      return tool;
  }
}
function machineOf({ cores, memoryBytes, platform, jobs }) {
  const beside = jobs === void 0 ? "" : `, ${jobs} pairs at once`;
  return `${cores} cores, ${gibibytes(memoryBytes)} GiB, ${platform}${beside}`;
}
function settingsOf({ engines }, section) {
  const { settings = {} } = engines.baseline;
  const [variant = "", storage = ""] = section.split("/");
  return settings[section] ?? settings[`${variant}/${storage}`] ?? settings[storage];
}
function sqlOf(hash, { suite }) {
  const { statements, threads } = suite ?? {};
  return [
    hash,
    ...statements === void 0 ? [] : [statements],
    ...threads === void 0 ? [] : [`${threads} connections`]
  ].join(", ");
}
function gibibytes(bytes) {
  return Math.round(bytes / 2 ** 30);
}

// src/statistics/tails.ts
var fewestValues = 20;
function tailDegrees(groups) {
  const known = groups.filter((values) => values.length >= 4 && varianceOf(values).value > 0);
  const count2 = known.reduce((sum, values) => sum + values.length, 0);
  if (count2 < fewestValues) return void 0;
  const excess = known.reduce((sum, values) => sum + values.length * excessKurtosis(values), 0) / count2;
  return excess > 0 ? 4 + 6 / excess : Infinity;
}
function excessKurtosis(values) {
  const middle = mean(values);
  const moment = (power) => mean(values.map((value) => (value - middle) ** power));
  const count2 = values.length;
  return moment(4) / moment(2) ** 2 * ((count2 + 1) / (count2 - 1)) - 3;
}

// src/statistics/autocorrelation.ts
var assumed = 0.3;
var largest = 0.9;
var lags = [1, 2, 3];
var longest = 3;
var wild = 4;
var parts = 10;
var halfWidth2 = 1.645;
function correlationOfNeighbours(series) {
  const squares = Array.from({ length: parts }, () => lags.map(() => ({ sum: 0, count: 0 })));
  for (const levels of series) addSquares(levels, squares);
  const estimate = coefficientOf(squares);
  const without = squares.map((_, part) => coefficientOf(squares.toSpliced(part, 1)));
  const middle = without.reduce((sum, one) => sum + one, 0) / parts;
  const deviations = without.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const half = halfWidth2 * Math.sqrt((parts - 1) / parts * deviations);
  if (!Number.isFinite(half)) return assumed;
  return Math.min(largest, Math.max(0, estimate - half, Math.min(assumed, estimate + half)));
}
function addSquares(levels, squares) {
  const scale = scaleOfDifferences(levels);
  if (scale === 0) return;
  const count2 = levels.reduce((sum, { length }) => sum + length, 0);
  let before = 0;
  for (const values of levels) {
    for (let place = 1; place < values.length; place++) {
      const part = squares[Math.floor((before + place) * parts / count2)];
      for (const [index, lag] of lags.entries()) {
        if (lag > place) continue;
        const found = part[index];
        const square = ((values[place] - values[place - lag]) / scale) ** 2;
        if (square > wild ** 2) continue;
        found.sum += square;
        found.count++;
      }
    }
    before += values.length;
  }
}
function scaleOfDifferences(levels) {
  const places = levels.map(({ length }) => Math.max(0, length - longest));
  const sizes = new Float64Array(lags.length * places.reduce((sum, one) => sum + one, 0));
  let next = 0;
  for (const values of levels)
    for (let place = longest; place < values.length; place++)
      for (const lag of lags)
        sizes[next++] = Math.abs(values[place] - values[place - lag]);
  return deviationsPerMad * (sizes.sort()[sizes.length >> 1] ?? 0);
}
function coefficientOf(squares) {
  const [one, two, three] = lags.map((_, index) => {
    const ofLag = squares.map((part) => part[index]);
    return ofLag.reduce((sum, part) => sum + part.sum, 0) / ofLag.reduce((sum, part) => sum + part.count, 0);
  });
  return Math.sqrt(Math.max(0, (two + three) / one - 1)) - 1;
}
function prewhiten(values, coefficient) {
  const carried = coefficient / (1 - coefficient);
  return values.map(({ value, weight }, index) => ({
    value: value + carried * (value - (values[index - 1]?.value ?? value)),
    weight
  }));
}

// src/statistics/distance-sums.ts
function createDistanceSums(values, weights) {
  const ascending = Int32Array.from(values.keys()).sort(
    (a, b) => values[a] - values[b]
  );
  return { toAll: sumToAll(values, weights, ascending), sumAmong: createTrees(values, weights, ascending) };
}
function sumToAll(values, weights, ascending) {
  const toAll = new Float64Array(values.length);
  for (const indexes of [ascending, ascending.toReversed()]) {
    let [weightsPassed, productsPassed] = [0, 0];
    for (const index of indexes) {
      const [value, weight] = [values[index], weights[index]];
      toAll[index] = toAll[index] + weight * Math.abs(value * weightsPassed - productsPassed);
      weightsPassed += weight;
      productsPassed += weight * value;
    }
  }
  return toAll;
}
function createTrees(values, weights, ascending) {
  const ranks = new Int32Array(values.length);
  for (const [place, index] of ascending.entries()) ranks[index] = place + 1;
  const size = values.length + 1;
  const weightTree = new Float64Array(size);
  const productTree = new Float64Array(size);
  return (order, among) => {
    weightTree.fill(0);
    productTree.fill(0);
    let [sum, allWeights, allProducts] = [0, 0, 0];
    for (let place = 0; place < order.length; place++) {
      const index = order[place];
      const rank = ranks[index];
      const value = values[index];
      const weight = weights[index];
      const product = weight * value;
      let [weightsBelow, productsBelow] = [0, 0];
      for (let node = rank; node > 0; node &= node - 1) {
        weightsBelow += weightTree[node];
        productsBelow += productTree[node];
      }
      const toBelow = value * weightsBelow - productsBelow;
      const toAbove = allProducts - productsBelow - value * (allWeights - weightsBelow);
      sum += weight * (toBelow + toAbove);
      among[place + 1] = sum;
      allWeights += weight;
      allProducts += product;
      for (let node = rank; node < size; node += node & -node) {
        weightTree[node] = weightTree[node] + weight;
        productTree[node] = productTree[node] + product;
      }
    }
  };
}

// src/statistics/energy.ts
function createDivider(series, least) {
  const given = prepare(series);
  const ordered = createOrdered(series.length);
  return {
    step: (order) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStep(ordered, least);
    },
    stretch: (order, floor = 0) => {
      arrange(given, order, ordered);
      given.sumAmong(order, ordered.among);
      return bestStretch(ordered, least, floor);
    }
  };
}
function prepare(series) {
  const origin = series[0]?.value ?? 0;
  const sum = series.reduce((total, { weight }) => total + weight, 0);
  const values = Float64Array.from(series, ({ value }) => value - origin);
  const weights = Float64Array.from(series, ({ weight }) => weight * series.length / sum);
  return { values, weights, ...createDistanceSums(values, weights) };
}
function createOrdered(count2) {
  return {
    values: new Float64Array(count2),
    weights: new Float64Array(count2),
    sums: new Float64Array(count2 + 1),
    squares: new Float64Array(count2 + 1),
    toAll: new Float64Array(count2 + 1),
    among: new Float64Array(count2 + 1),
    after: new Float64Array(count2 + 1)
  };
}
function arrange(given, order, ordered) {
  const { values, weights, sums, squares, toAll } = ordered;
  for (let place = 0; place < order.length; place++) {
    const index = order[place];
    const weight = given.weights[index];
    values[place] = given.values[index];
    weights[place] = weight;
    sums[place + 1] = sums[place] + weight;
    squares[place + 1] = squares[place] + weight * weight;
    toAll[place + 1] = toAll[place] + given.toAll[index];
  }
}
function bestStep(ordered, least) {
  const count2 = ordered.values.length;
  let best = bestStepBefore(count2, ordered, least);
  for (let end = count2 - 1; end > count2 - least; end--) {
    leaveOut(end, ordered);
    const found = bestStepBefore(end, ordered, least);
    if (found !== void 0 && found.statistic >= (best?.statistic ?? 0)) best = found;
  }
  return best ?? { at: least, statistic: 0 };
}
function bestStepBefore(end, ordered, least) {
  const { sums, toAll, among } = ordered;
  const all = sums[end];
  let [best, largest2] = [0, 0];
  for (let place = least - 1; place <= end - least + 1; place++) {
    const inside = sums[place];
    if (excessOfFirst(place, end, ordered) > largest2 / 2 * inside * (all - inside)) {
      const left = partOf(0, place, among[place], ordered);
      const between = toAll[place] - 2 * left.among;
      const right = partOf(place, end, among[end] - left.among - between, ordered);
      const statistic = statisticOf(left, right, between);
      if (statistic > largest2) {
        best = place;
        largest2 = statistic;
      }
    }
  }
  return best < least || best > end - least ? void 0 : { at: best, statistic: largest2 };
}
function leaveOut(last, { values, weights, toAll }) {
  const [value, weight] = [values[last], weights[last]];
  let distances = 0;
  for (let place = 0; place < last; place++) {
    distances += weights[place] * Math.abs(values[place] - value);
    toAll[place + 1] = toAll[place + 1] - weight * distances;
  }
}
function excessOfFirst(place, end, { sums, toAll, among }) {
  const all = sums[end];
  const meanToAll = among[end] / all;
  const inside = sums[place];
  const excess = inside * (toAll[place] - meanToAll * inside) - all * among[place];
  return Math.max(0, excess);
}
function heaviestAbove(floor, ordered, least) {
  const { sums } = ordered;
  const count2 = sums.length - 1;
  const all = sums[count2];
  let largest2 = 0;
  for (let place = 1; place < count2; place++)
    largest2 = Math.max(largest2, excessOfFirst(place, count2, ordered));
  const square = all * all / 4 - 8 * largest2 / floor;
  if (!(square > 0)) return Infinity;
  const limit = all / 2 - Math.sqrt(square);
  let [before, after] = [0, 0];
  for (let place = least; place <= count2 - least; place++) {
    const weight = sums[place];
    if (weight <= limit) before = Math.max(before, excessOfFirst(place, count2, ordered));
    if (all - weight <= limit) after = Math.max(after, excessOfFirst(place, count2, ordered));
  }
  const outside = sums[least] + all - sums[count2 - least];
  const needed = outside * (all - outside) * floor / 2;
  return outside > limit || (Math.sqrt(before) + Math.sqrt(after)) ** 2 < needed ? limit : Infinity;
}
function bestStretch(ordered, least, floor) {
  const { values, weights, sums, toAll, after } = ordered;
  const count2 = values.length;
  const allWeights = sums[count2];
  const heaviest = heaviestAbove(floor, ordered, least);
  const meanToAll = toAll[count2] / 2 / allWeights;
  let best = { at: least, statistic: 0 };
  after.fill(0);
  for (let end = 1; end <= count2 - least && (floor === 0 || best.statistic === 0); end++) {
    const newest = values[end - 1];
    const weight = weights[end - 1];
    const endWeights = sums[end];
    const endToAll = toAll[end];
    let toNewest = 0;
    let start = 0;
    let largest2 = Math.max(best.statistic, floor);
    for (let place = end - 2; place >= 0; place--) {
      toNewest += weights[place] * Math.abs(values[place] - newest);
      const amongInside = after[place] + weight * toNewest;
      after[place] = amongInside;
      const inside = endWeights - sums[place];
      if (inside > heaviest) break;
      const toOutside = endToAll - toAll[place] - meanToAll * inside - largest2 / 2 * (allWeights - inside);
      if (inside * toOutside > allWeights * amongInside && place >= least && place <= end - least) {
        const statistic = stretchStatistic(place, end, ordered);
        if (statistic > largest2) {
          start = place;
          largest2 = statistic;
        }
      }
    }
    const clearer = start === 0 ? void 0 : clearerEnd(start, end, ordered);
    if (clearer !== void 0) best = { at: clearer, statistic: largest2 };
  }
  return best;
}
function stretchStatistic(start, end, ordered) {
  const { sums, squares, toAll, after } = ordered;
  const count2 = sums.length - 1;
  const inside = partOf(start, end, after[start], ordered);
  const between = toAll[end] - toAll[start] - 2 * inside.among;
  const outside = {
    weight: sums[count2] - inside.weight,
    squares: squares[count2] - inside.squares,
    among: toAll[count2] / 2 - inside.among - between
  };
  return statisticOf(inside, outside, between);
}
function clearerEnd(start, end, ordered) {
  const { toAll, among, after } = ordered;
  const count2 = toAll.length - 1;
  const left = partOf(0, start, among[start], ordered);
  const inside = partOf(start, end, after[start], ordered);
  const amongRight = toAll[count2] / 2 + among[end] - toAll[end];
  const right = partOf(end, count2, amongRight, ordered);
  const toLeft = among[end] - left.among - inside.among;
  const toRight = toAll[end] - toAll[start] - 2 * inside.among - toLeft;
  const first = statisticOf(left, inside, toLeft);
  const last = statisticOf(inside, right, toRight);
  if (first <= 0 || last <= 0) return void 0;
  return first >= last ? start : end;
}
function partOf(from, to, among, { sums, squares }) {
  return {
    weight: sums[to] - sums[from],
    squares: squares[to] - squares[from],
    among
  };
}
function statisticOf(one, other, between) {
  const within = 2 * one.among / (one.weight * one.weight - one.squares) + 2 * other.among / (other.weight * other.weight - other.squares);
  return (2 * between - one.weight * other.weight * within) / (one.weight + other.weight);
}

// src/features/nights/history/runs/change-points.ts
var leastValues = 3;
var falseChangeRate = 0.01;
var shares = { step: 0.75, stretch: 0.25 };
var firstDraws = 19;
var growth = 5;
var earlyShare = 0.5;
var hopeless = 3;
var margin = 4;
function findChangePoints(series, rate = falseChangeRate) {
  const rough = series.map((one) => divideAll([one], Math.max(rate, roughRate), 0)[0] ?? []);
  const isOpen = rough.map((places) => places.length > 0);
  const open = series.filter((_, index) => isOpen[index]);
  const others = series.length - open.length;
  const found = divideAll(open, rate, correlationOfNights(series, rough), others);
  return isOpen.map((is) => is ? found.shift() ?? [] : []);
}
var roughRate = 0.05;
function correlationOfNights(series, places) {
  return correlationOfNeighbours(
    series.map(({ values }, index) => {
      const changes = places[index] ?? [];
      return [0, ...changes].map(
        (start, level) => values.slice(start, changes[level] ?? values.length).map(({ value }) => value)
      );
    })
  );
}
function divideAll(series, rate, correlation, others = 0) {
  const found = new Map(series.map((one) => [one, []]));
  let open = series.map((one) => ({ series: one, start: 0, end: one.values.length }));
  let settled = others;
  while (open.length > 0) {
    const divided = divide(open, settled, rate, correlation);
    settled += open.length - divided.length;
    open = divided.flatMap((candidate) => {
      const { segment } = candidate;
      const at = segment.start + placeOf(candidate);
      found.get(segment.series)?.push(at);
      return [
        { ...segment, end: at },
        { ...segment, start: at }
      ];
    });
  }
  return series.map((one) => (found.get(one) ?? []).toSorted((a, b) => a - b));
}
function divide(segments, settled, rate, correlation) {
  const compared = segments.length + settled;
  let candidates = segments.filter(({ start, end }) => end - start >= 2 * leastValues).map((segment) => createCandidate(segment, correlation)).filter((one) => comparisonsOf(one).some(({ division }) => division.statistic > 0));
  const mostDraws = Math.ceil(compared / (rate * Math.min(...Object.values(shares))));
  for (let most = firstDraws; ; most *= growth) {
    const isLast = most >= mostDraws;
    const draws = Math.min(most, mostDraws);
    const allowed = rate * candidates.length / compared;
    const isClear = significantAmong(candidates, compared, earlyShare * rate);
    for (const [index, { comparisons }] of candidates.entries()) {
      if (isClear[index] === true) continue;
      drawUntil(comparisons.step, draws, allowed);
      if (comparisons.step.asWell > 0) drawUntil(comparisons.stretch, draws, allowed);
    }
    candidates = candidates.filter((one) => !comparisonsOf(one).every((way) => isHopeless(way, allowed)));
    const isSignificant = significantAmong(candidates, compared, isLast ? rate : earlyShare * rate);
    if (isLast || isSignificant.every((is) => is))
      return candidates.filter((_, index) => isSignificant[index]);
  }
}
function createCandidate(segment, correlation) {
  const { series, start, end } = segment;
  const values = prewhiten(series.values.slice(start, end), correlation);
  const divider = createDivider(values, leastValues);
  const compare = (way) => {
    const order = Int32Array.from(values.keys());
    const division = divider[way](order);
    const random = new RandomStream(1, `${way} of ${series.name} from ${start} to ${end}`);
    const enough = division.statistic * (1 - 1e-9);
    const draw = () => {
      random.reorder(order);
      return divider[way](order, enough).statistic >= enough;
    };
    return { way, division, draw, drawn: 0, asWell: 0 };
  };
  return { segment, comparisons: { step: compare("step"), stretch: compare("stretch") } };
}
function comparisonsOf({ comparisons }) {
  return Object.values(comparisons);
}
function drawUntil(comparison, most, allowed) {
  while (comparison.drawn < most && !isHopeless(comparison, allowed)) {
    comparison.drawn++;
    if (comparison.draw()) comparison.asWell++;
  }
}
function isHopeless(comparison, allowed) {
  return comparison.asWell >= hopeless && pIn(comparison) > margin * allowed;
}
function pOf(candidate) {
  return Math.min(1, ...comparisonsOf(candidate).map(pIn));
}
function pIn({ way, asWell, drawn }) {
  return (asWell + 1) / ((drawn + 1) * shares[way]);
}
function placeOf({ comparisons: { step, stretch } }) {
  return pIn(step) <= pIn(stretch) ? step.division.at : stretch.division.at;
}
function significantAmong(candidates, compared, rate) {
  const others = Array.from({ length: compared - candidates.length }, () => 1);
  return significant([...candidates.map(pOf), ...others], rate).slice(0, candidates.length);
}

// src/features/nights/history/runs/processors.ts
function toValue({
  logRatio,
  processor = 0,
  weight
}) {
  return { value: logRatio - processor, weight };
}
function toNamedSeries({ path, points }) {
  return { name: path, values: points.map(toValue) };
}
function alternatingKinds(runs) {
  return alternating(runs.map(({ machine }) => machine?.cpu));
}
function divideByKind(runs, series) {
  const search = (all) => {
    const places = findChangePoints(all.map(toNamedSeries));
    return all.map((one, index) => ({ series: one, levels: divideAt(one.points, places[index] ?? []) }));
  };
  const rough = series.map((one) => takeOut(one, partsOfNeighbours(runs, one.points)));
  const found = search(rough);
  if (!rough.some(({ points }) => points.some(({ processor }) => processor !== void 0))) return found;
  return search(rough.map((one, index) => takeOut(one, partsOfLevels(runs, found[index]?.levels ?? []))));
  function takeOut(one, parts2) {
    const points = one.points.map(({ processor: _, ...point }) => ({
      ...point,
      processor: parts2.get(runs[point.run]?.machine?.cpu ?? "")
    }));
    return { ...one, points };
  }
}
function partOfRun(runs, points, { machine }) {
  return points.find(({ run }) => machine !== void 0 && runs[run]?.machine?.cpu === machine.cpu)?.processor;
}
function divideAt(points, places) {
  return [0, ...places].map((start, index) => points.slice(start, places[index] ?? points.length));
}
function alternating(cpus) {
  const known = cpus.filter((cpu) => cpu !== void 0);
  const stretches = known.filter((cpu, index) => cpu !== known[index - 1]);
  const kinds = [...Map.groupBy(known, (cpu) => cpu)].map(([cpu, own]) => ({ cpu, runs: own.length })).filter(({ cpu }) => stretches.filter((one) => one === cpu).length > 1).toSorted((one, other) => other.runs - one.runs);
  return kinds.length < 2 ? [] : kinds;
}
var estimations = 30;
function partsOfNeighbours(runs, points) {
  const cpus = points.map(({ run }) => runs[run]?.machine?.cpu);
  const parts2 = new Map(alternating(cpus).map(({ cpu }) => [cpu, 0]));
  const own = points.flatMap(({ run, logRatio }) => {
    const cpu = runs[run]?.machine?.cpu ?? "";
    return parts2.has(cpu) ? [{ cpu, logRatio }] : [];
  });
  const steps = own.slice(1).flatMap((after, index) => {
    const before = own[index];
    const rise = after.logRatio - before.logRatio;
    return before.cpu === after.cpu ? [] : [
      { cpu: after.cpu, beside: before.cpu, rise },
      { cpu: before.cpu, beside: after.cpu, rise: -rise }
    ];
  });
  const [, ...others] = parts2.keys();
  for (let round = 0; round < estimations; round++)
    for (const kind of others)
      parts2.set(
        kind,
        median(
          steps.flatMap(({ cpu, beside, rise }) => cpu === kind ? [rise + (parts2.get(beside) ?? 0)] : [])
        )
      );
  return parts2;
}
function partsOfLevels(runs, levels) {
  const cpuOf = ({ run }) => runs[run]?.machine?.cpu;
  const all = levels.flat();
  const parts2 = new Map(alternating(all.map(cpuOf)).map(({ cpu }) => [cpu, 0]));
  const partOf2 = (point) => parts2.get(cpuOf(point) ?? "") ?? 0;
  const [, ...others] = parts2.keys();
  for (let round = 0; round < estimations; round++) {
    const means = levels.map(
      (level) => level.length === 0 ? 0 : weightedMean(
        level.map((point) => ({ value: point.logRatio - partOf2(point), weight: point.weight }))
      ).mean
    );
    const left = levels.flatMap(
      (level, index) => level.map((point) => ({ point, value: point.logRatio - (means[index] ?? 0) }))
    );
    for (const kind of others) {
      const own = left.filter(({ point }) => cpuOf(point) === kind);
      parts2.set(kind, weightedMean(own.map(({ point, value }) => ({ value, weight: point.weight }))).mean);
    }
  }
  return parts2;
}

// src/features/nights/history/runs/series.ts
function seriesOf(runs) {
  const found = /* @__PURE__ */ new Map();
  for (const [run, { tests }] of runs.entries())
    for (const test of tests) {
      const path = historyTestPath(test);
      const series = found.get(path) ?? { section: test.section, measured: [] };
      found.set(path, series);
      const { baselineNs, candidateNs } = test;
      if (baselineNs !== void 0 && candidateNs !== void 0)
        series.measured.push({ run, test, baselineNs, candidateNs });
    }
  return [...found].map(([path, { section, measured }]) => ({
    path,
    sections: [section],
    // Tests of a storage and kind.
    group: section.split("/").slice(1).join("/"),
    points: toPoints(measured)
  }));
}
function toPoints(measured) {
  const weights = weightsOf(measured.map(({ test }) => standardError(test)));
  return measured.map(({ run, test, baselineNs, candidateNs }, index) => ({
    run,
    baselineNs,
    candidateNs,
    logRatio: Math.log(candidateNs / baselineNs),
    weight: weights[index] ?? 1,
    result: test.result,
    interval: boundsOf(test),
    sql: test.sql
  }));
}
function boundsOf({ low, high }) {
  return low === void 0 || high === void 0 ? void 0 : { low, high };
}
function standardError(test) {
  const { pairs } = test;
  const bounds = boundsOf(test);
  if (bounds === void 0 || pairs < 2) return void 0;
  return intervalError(bounds, pairs - 1 + priorDegrees);
}
function intervalError({ low, high }, degrees) {
  return Math.log(high / low) / 2 / studentQuantile(intervalQuantile, degrees);
}
var intervalQuantile = 0.975;
function weightsOf(errors) {
  const known = errors.filter((error) => error !== void 0);
  const usual = known.length === 0 ? void 0 : median(known);
  return errors.map((error) => weightOf(error, usual));
}
function weightOf(error, usual) {
  if (error === void 0 || usual === void 0 || usual === 0) return 1;
  return 2 / (1 + (error / usual) ** 2);
}

// src/features/nights/history/runs/trends.ts
var mostDeviating = 5;
var deviationLevel = 1e-3;
function trendsOf(runs) {
  const tests = seriesTrends(runs, seriesOf(runs));
  return { runs, marks: marksOf(runs), processors: alternatingKinds(runs), tests };
}
function seriesTrends(runs, series) {
  const divided = divideByKind(runs, series);
  const typical = typicalSpreads(divided);
  return divided.map((one) => trendOf(runs, one, typical.get(one.series.group ?? "")));
}
function typicalSpreads(divided) {
  const groups = Map.groupBy(divided, ({ series }) => series.group);
  return new Map(
    [...groups].flatMap(([group, own]) => {
      if (group === void 0) return [];
      const levels = own.flatMap((one) => one.levels.filter(({ length }) => length > 1));
      if (levels.length < 2) return [];
      const variances = levels.map((level) => weightedMean(level.map(toValue)).variance);
      const values = levels.map((level) => level.map((point) => toValue(point).value));
      return [
        [
          group,
          { variance: typicalVariance(variances), tailDegrees: tailDegrees(values) ?? Infinity }
        ]
      ];
    })
  );
}
function trendOf(runs, { series, levels }, typical) {
  const changes = levels.slice(1).map((after, index) => {
    const before = levels[index] ?? [];
    return {
      ...ratioBetween(weightedMean(before.map(toValue)), weightedMean(after.map(toValue)), typical),
      lastBefore: before.at(-1)?.run ?? 0,
      firstAfter: after[0]?.run ?? 0,
      confounders: confoundersOf(runs, series.sections, before, after)
    };
  });
  const level = levels.at(-1) ?? [];
  const deviation = deviationOf(level, typical);
  const isEarly = levels.flat().length < 2 * leastValues || deviation !== void 0;
  return {
    series,
    state: changes.length > 0 ? "changed" : isEarly ? "too early" : "steady",
    changes,
    level,
    deviation,
    typical
  };
}
function levelsBetween(points, changes) {
  const starts = [0, ...changes.map(({ firstAfter }) => firstAfter)];
  return starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const own = points.filter(({ run }) => run >= start && run < end);
    const [first, last] = [own[0], own.at(-1)];
    if (first === void 0 || last === void 0) return [];
    return [{ first: first.run, last: last.run, multiplier: Math.exp(weightedMean(own.map(toValue)).mean) }];
  });
}
function ratioBetween(before, after, typical) {
  const difference = differenceOfMeans(before, after, typical?.variance);
  const value = after.mean - before.mean;
  if (difference === void 0) return { ratio: Math.exp(value) };
  const half = halfWidth(difference.squaredError, figureConfidence);
  return { ratio: Math.exp(value), interval: { low: Math.exp(value - half), high: Math.exp(value + half) } };
}
function chanceOfDifference(before, after, typical) {
  const difference = differenceOfMeans(before, after, typical?.variance);
  if (difference === void 0) return 1;
  const { value, degrees } = difference.squaredError;
  return studentTwoSided(
    difference.value / Math.sqrt(value),
    Math.min(degrees, typical?.tailDegrees ?? Infinity)
  );
}
function deviationOf(level, typical) {
  const most = Math.min(mostDeviating, level.length - leastValues);
  if (most < 1) return void 0;
  const tried = Array.from({ length: most }, (_, index) => {
    const before = weightedMean(level.slice(0, -1 - index).map(toValue));
    const newest = weightedMean(level.slice(-1 - index).map(toValue));
    const p2 = most * chanceOfDifference(before, newest, typical);
    return { runs: index + 1, p: p2, ...ratioBetween(before, newest, typical) };
  });
  const { p, ...surest } = tried.reduce((a, b) => b.p < a.p ? b : a);
  return p <= deviationLevel ? surest : void 0;
}

// src/features/nights/history/runs/exact-figures.ts
import { isDeepStrictEqual } from "node:util";
var ofEngine = "all";
var instructions = {
  name: "instructions",
  format: (value) => `${count(value)} instructions`,
  valuesOf: ({ tests }) => tests.flatMap(
    ({ candidateInstructions: value, baselineInstructions: baseline, sql, ...test }) => value === void 0 ? [] : [{ path: historyTestPath(test), value, baseline, sql }]
  ),
  isChange: isMeaningful,
  differences: (before, after) => {
    const [old, now] = [before.of.counting, after.of.counting];
    if (old === void 0 || now === void 0) return ["how they were counted"];
    const facts = {
      tool: "counting tool",
      valgrind: "version of Valgrind",
      cpuFeatures: "processor features",
      libc: "C library",
      rows: "number of rows"
    };
    const keys = Object.keys(facts);
    return [
      ...keys.filter((key) => !isDeepStrictEqual(old[key], now[key])).map((key) => facts[key]),
      ...otherSql(before, after)
    ];
  }
};
function costFigure(figure, valuesOf) {
  const { name, format } = figure;
  return {
    name,
    format,
    valuesOf,
    isChange: (before, after) => isMeaningful(before, after, figure.negligible),
    differences: (before, after) => [
      ...before.of.suite?.rows === after.of.suite?.rows ? [] : ["number of rows"],
      ...otherSql(before, after),
      ...otherBaseline(before, after)
    ]
  };
}
var costs = testFigures.filter(({ isExact }) => isExact).map(
  (figure) => costFigure(
    figure,
    ({ tests }) => tests.flatMap(({ footprint, sql, ...test }) => {
      const value = footprint?.candidate?.[figure.name];
      const baseline = footprint?.baseline?.[figure.name];
      return value === void 0 ? [] : [{ path: historyTestPath(test), value, baseline, sql }];
    })
  )
);
var engine = costFigure(
  engineFigure,
  ({ engines: { candidate } }) => candidate.bytes === void 0 ? [] : [{ path: ofEngine, value: candidate.bytes }]
);
function agedFigure(name) {
  const figure = figureOf("file-bytes");
  const isChange = (before, after) => isMeaningful(before, after, figure.negligible);
  return {
    name: `age-${name}`,
    format: figure.format,
    valuesOf: ({ aged }) => Object.entries(aged?.shapes ?? {}).flatMap(([shape, { baseline, candidate }]) => {
      const value = candidate[name];
      return value === void 0 ? [] : [{ path: `age/${shape}`, value, baseline: baseline[name] }];
    }),
    isChange,
    differences: (before, after) => [
      ...before.of.aged?.commits === after.of.aged?.commits ? [] : ["number of commits"],
      ...before.of.suite?.seed === after.of.suite?.seed ? [] : ["seed"],
      ...otherBaseline(before, after, isChange)
    ]
  };
}
var exactFigures = [
  instructions,
  ...costs,
  engine,
  agedFigure("disk"),
  agedFigure("written")
];
function formatOf(figure) {
  return exactFigures.find(({ name }) => name === figure)?.format ?? count;
}
function nounOf(path) {
  return path.startsWith("age/") ? "shape of life" : "test";
}
function otherSql(before, after) {
  return before.sql === after.sql ? [] : ["SQL"];
}
function otherBaseline(before, after, differ = (one, other) => one !== other) {
  const [old, now] = [before.of.engines.baseline.sha256, after.of.engines.baseline.sha256];
  const isKnown = old !== void 0 && old === now && before.baseline !== void 0 && after.baseline !== void 0;
  return isKnown && differ(before.baseline, after.baseline) ? ["figure of one baseline"] : [];
}

// src/features/nights/history/runs/exact-trends.ts
function exactTrends(runs, figures = exactFigures) {
  return figures.flatMap((figure) => {
    const taken = runs.flatMap((of, run) => figure.valuesOf(of).map((value) => ({ ...value, of, run })));
    return [...Map.groupBy(taken, ({ path }) => path)].map(([path, points]) => trendOf2(figure, path, points));
  });
}
function trendOf2(figure, path, points) {
  const steps = points.slice(1).map((after, index) => {
    const before = points[index];
    return { before, after, differs: figure.differences(before, after) };
  });
  return {
    figure: figure.name,
    path,
    points: points.map(pointOf),
    changes: steps.flatMap(({ before, after, differs }) => {
      if (differs.length > 0 || !figure.isChange(before.value, after.value)) return [];
      const share = (after.value - before.value) / Math.max(1, before.value);
      return [{ before: pointOf(before), after: pointOf(after), share }];
    }),
    breaks: steps.flatMap(
      ({ before, after, differs }) => differs.length === 0 ? [] : [{ before: before.run, after: after.run, differs }]
    )
  };
}
function pointOf({ run, value }) {
  return { run, value };
}

// src/features/nights/history/report/words.ts
function citeRun(escapeText) {
  return (run) => escapeText(runName(run));
}
function direction({ ratio }) {
  return `${percent(ratio - 1)} ${ratio > 1 ? "slower" : "faster"}`;
}
function describeChange(change) {
  const { interval } = change;
  if (interval === void 0) return direction(change);
  return `${direction(change)} (${signedPercent(interval.low - 1)} to ${signedPercent(interval.high - 1)})`;
}
function changedOf(trends) {
  return `${count(trends.filter(({ changes }) => changes.length > 0).length)} changed.`;
}
function describeDeviation(deviation) {
  const { runs } = deviation;
  return `${direction(deviation)} in the newest ${runs === 1 ? "run" : plural(runs, "run")}`;
}
function citeDated(run, cite) {
  return run === void 0 ? "" : `${cite(run)} (${dayOf(run)})`;
}
function describeEngine(engine2, escapeText) {
  const { name } = engine2;
  const version = versionOf(engine2);
  return [name, ...version === void 0 ? [] : [version]].map(escapeText).join(" ");
}
function dayOf(run) {
  return runTime(run).slice(0, 10);
}
var hashed = /* @__PURE__ */ new Set(["suite"]);
function describeMark({ fact, before, after }, escapeText) {
  const values = hashed.has(fact) ? "" : ` from ${escapeText(before)} to ${escapeText(after)}`;
  return `${factName(fact)} changed${values}`;
}
var factNames = {
  SQLite: "SQLite",
  settings: "SQLite's settings",
  kind: "the engine's kind"
};
function factName(fact) {
  return factNames[fact] ?? `the ${fact}`;
}
function describeConfounders(change) {
  const names = confounderNames(change);
  return names === void 0 ? "" : `, where ${names} changed too`;
}
function describeOtherFacts(difference) {
  const names = confounderNames(difference);
  return names === void 0 ? "" : `; ${names} changed too`;
}
function confounderNames({ confounders }) {
  if (confounders.length === 0) return void 0;
  return andList(confounders.map(({ fact }) => factName(fact)));
}

export {
  ofEngine,
  exactFigures,
  formatOf,
  nounOf,
  leastValues,
  falseChangeRate,
  marksOf,
  confoundersOf,
  toValue,
  partOfRun,
  divideAt,
  seriesOf,
  standardError,
  intervalError,
  weightsOf,
  trendsOf,
  seriesTrends,
  levelsBetween,
  ratioBetween,
  chanceOfDifference,
  citeRun,
  direction,
  describeChange,
  changedOf,
  describeDeviation,
  citeDated,
  describeEngine,
  dayOf,
  describeMark,
  describeConfounders,
  describeOtherFacts,
  exactTrends
};
