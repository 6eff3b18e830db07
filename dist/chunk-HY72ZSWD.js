import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  readInputs
} from "./chunk-ALVR3FET.js";
import {
  defaultCountRows
} from "./chunk-W6DDTTXN.js";
import {
  bisectInputs,
  bisectOptions
} from "./chunk-B4NJ4FDH.js";
import {
  checked,
  parseJson,
  writtenValues
} from "./chunk-C2LKCV62.js";
import {
  describeIssues,
  layOut,
  requireNoLink,
  truncateTexts,
  writeWhole
} from "./chunk-GTPQOVS4.js";
import {
  confirmationLooks,
  estimateMean,
  halfWidth,
  median,
  medianInterval,
  pAbove,
  pBelow,
  studentTwoSided
} from "./chunk-FK63ORSE.js";
import {
  defaultsOf,
  schemaOf
} from "./chunk-PGSPP6Z5.js";
import {
  statementForms
} from "./chunk-YHAYBOAR.js";
import {
  allTests,
  suggestName
} from "./chunk-NQV2QT6G.js";
import {
  _enum,
  array,
  int,
  limits,
  literal,
  name,
  number,
  strictObject,
  text,
  unknown
} from "./chunk-24VBGLXN.js";
import {
  drawList,
  drawTable,
  joinBlocks
} from "./chunk-WI6TVKRG.js";
import {
  drawTextTable,
  wrap
} from "./chunk-RAKIJJIS.js";
import {
  left,
  right
} from "./chunk-FYCGMUZ3.js";
import {
  count,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  inWords,
  multiplier,
  plural,
  signedHundredths
} from "./chunk-KHYT7LJU.js";
import {
  InputError,
  formatValue,
  kinds,
  omitUndefined,
  storages,
  testPath,
  variants
} from "./chunk-ULWFNPWD.js";

// src/features/bisect/search/ancestry.ts
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
  const members = new Set(candidates);
  const places = candidates.flatMap((point2, place) => untestable.has(point2) ? [place] : []);
  let best;
  for (const [place, point2] of candidates.slice(0, -1).entries()) {
    if (untestable.has(point2)) continue;
    const older = countWithin(ancestry, point2, members);
    const distance = Math.min(...places.map((one) => Math.abs(one - place)));
    const chance = places.length === 0 ? 1 : distance / (distance + 1);
    const value = chance * Math.min(older, candidates.length - older);
    if (best === void 0 || value > best.value) best = { point: point2, value };
  }
  return best?.point;
}
function countWithin(ancestry, point2, members) {
  const found = /* @__PURE__ */ new Set([point2]);
  for (const one of found)
    for (const parent of ancestry[one] ?? []) if (members.has(parent)) found.add(parent);
  return found.size;
}

// src/features/bisect/search/exact.ts
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
    line: { kind: "samples", direction, logRatio: given ?? logRatio / 2 },
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

// src/features/bisect/search/side.ts
function ratiosOf({ logRatios, chunkRatios }, kind) {
  return kind === "chunks" ? chunkRatios ?? logRatios : logRatios;
}
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
  const { mean, squaredError } = estimateMean(values);
  const t = (mean - line) / Math.sqrt(squaredError.value);
  const far = studentTwoSided(t, squaredError.degrees) / 2;
  return t > 0 ? [far, 1 - far] : [1 - far, far];
}

// src/features/bisect/search/line.ts
var leastDifference2 = Math.log(1.01);
var mostError = 0.25;
var errorConfidence = 0.95;
function compareEnds(bad, threshold, alpha) {
  const given = threshold === void 0 ? void 0 : Math.log(threshold);
  const directions = given === void 0 ? [1, -1] : [given > 0 ? 1 : -1];
  const hasChunks = given === void 0 && bad.chunkRatios !== void 0;
  const kinds2 = hasChunks ? ["samples", "chunks"] : ["samples"];
  const least = given === void 0 ? leastDifference2 : Math.abs(given);
  const share = alpha / directions.length / kinds2.length;
  const sides = kinds2.flatMap(
    (kind) => directions.map((direction) => {
      const values = ratiosOf(bad, kind).map((value) => direction * value);
      return { kind, direction, side: sideOf(values, least, endLooks, share) };
    })
  );
  const beyond = sides.flatMap(
    ({ kind, direction, side }) => side.state === "above" ? [{ kind, direction, pairs: side.pairs }] : []
  ).toSorted((a, b) => a.pairs - b.pairs || clarity(bad, b) - clarity(bad, a))[0];
  if (beyond !== void 0) {
    const { kind, direction } = beyond;
    const logRatios = ratiosOf(bad, kind);
    const pairs = given === void 0 ? preciseLook(logRatios, beyond.pairs) : beyond.pairs;
    if (logRatios.length < pairs) return { state: "open", next: pairs };
    const logRatio = given ?? median(logRatios.slice(0, pairs)) / 2;
    const slack = given === void 0 ? { slack: Math.abs(logRatio) / 2 } : {};
    return { state: "differ", line: { kind, direction, logRatio, ...slack }, pairs };
  }
  const open = sides.flatMap(({ side }) => side.state === "open" ? [side.next] : []);
  if (open.length > 0) return { state: "open", next: Math.min(...open) };
  return { state: "alike", pairs: Math.max(...sides.map(({ side }) => "pairs" in side ? side.pairs : 0)) };
}
function clarity(bad, { kind, pairs }) {
  const { mean, squaredError } = estimateMean(ratiosOf(bad, kind).slice(0, pairs));
  return Math.abs(mean) / Math.sqrt(squaredError.value);
}
function preciseLook(logRatios, from) {
  const later = endLooks.filter((pairs) => pairs >= from);
  const isPrecise = (pairs) => {
    const { mean, squaredError } = estimateMean(logRatios.slice(0, pairs));
    return halfWidth(squaredError, errorConfidence) <= mostError * Math.abs(mean);
  };
  return later.find((pairs) => logRatios.length < pairs || isPrecise(pairs)) ?? later.at(-1);
}

// src/features/bisect/search/point.ts
var said = {
  undecided: "do not decide",
  between: "put it between both ends",
  good: "say good",
  bad: "say bad"
};
function stateOf(observed, line, alpha) {
  if (observed?.untestable !== void 0) return { state: "untestable", ...observed.untestable };
  if (observed === void 0 || observed.logRatios.length === 0) return { state: "unmeasured" };
  const side = sideOfLine(ratiosOf(observed, line.kind), line, alpha);
  if (side.state === "open") return side;
  if (side.state === "undecided" || side.state === "between")
    return { state: "untestable", reason: "undecided", message: `${side.pairs} pairs ${said[side.state]}` };
  return verify(observed, side.state, side.pairs, line, alpha);
}
function verify(observed, known, decided, line, alpha) {
  const fresh = observed === void 0 ? [] : ratiosOf(observed, line.kind).slice(decided);
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
  const states2 = { above: "bad", below: "good", between: "between", undecided: "undecided" };
  return { state: states2[side.state], pairs: side.pairs };
}

// src/features/bisect/search/search.ts
var otherComparisons = 4;
function search(question, observations) {
  const { ancestry, good, bad, threshold, isExact = false } = question;
  const all = candidatesOf(ancestry, [good], bad);
  const alpha = question.alpha / (stepsOf(all.length) + otherComparisons);
  const observedBad = observations.get(bad);
  const broken = [good, bad].find((end) => observations.get(end)?.untestable !== void 0);
  const untestable = broken === void 0 ? void 0 : observations.get(broken)?.untestable;
  if (broken !== void 0 && untestable !== void 0)
    return answered({ kind: "no end", point: broken, ...untestable });
  const seen = observedBad ?? { logRatios: [] };
  const ends = isExact ? compareExactEnds(seen, threshold) : compareEnds(seen, threshold, alpha);
  if (ends.state === "alike") return answered({ kind: "alike", pairs: ends.pairs });
  if (ends.state === "open") {
    const ahead = [halve(ancestry, all, /* @__PURE__ */ new Set())].filter((point2) => point2 !== void 0);
    const next = { kind: "measure", purpose: "ends", point: bad, pairs: ends.next };
    return { states: /* @__PURE__ */ new Map(), next: { ...next, candidates: all.length, ahead } };
  }
  const { line } = ends;
  const states2 = new Map(
    [...observations].map(([point2, observed]) => [
      point2,
      isExact ? exactStateOf(observed, line) : stateOf(observed, line, alpha)
    ])
  );
  if (isExact) states2.set(good, { state: "good", pairs: 0 });
  else {
    states2.set(good, verify(observations.get(good), "good", 0, line, alpha));
    states2.set(bad, verify(observedBad, "bad", ends.pairs, line, alpha));
  }
  for (const end of [good, bad]) {
    const state = states2.get(end);
    if (state?.state === "untestable") {
      const { reason, message } = state;
      return {
        line,
        states: states2,
        next: { kind: "answer", answer: { kind: "no end", point: end, reason, message } }
      };
    }
  }
  markContradictions(ancestry, states2);
  return { line, states: states2, next: nextOf(question, states2) };
}
function markContradictions(ancestry, states2) {
  const good = having(states2, "good");
  for (const point2 of having(states2, "bad"))
    if (candidatesOf(ancestry, good, point2).length === 0)
      states2.set(point2, {
        state: "untestable",
        reason: "inconsistent",
        message: "it is bad, and a point that was made from it is good"
      });
}
function having(states2, wanted) {
  return [...states2].flatMap(([point2, { state }]) => state === wanted ? [point2] : []);
}
function stepsOf(candidates) {
  return Math.ceil(Math.log2(Math.max(1, candidates)));
}
function answered(answer) {
  return { states: /* @__PURE__ */ new Map(), next: { kind: "answer", answer } };
}
function nextOf(question, states2) {
  const { candidates, parents } = frontierOf(question, states2);
  const left2 = { kind: "measure", candidates: candidates.length };
  const point2 = choose(question, states2, candidates);
  if (point2 !== void 0) {
    const ahead = ["good", "bad"].flatMap(
      (side) => chooseAfter(question, states2, point2, side) ?? []
    );
    return { ...left2, purpose: "search", point: point2, pairs: nextPairs(question, states2.get(point2)), ahead };
  }
  const bad = candidates.at(-1) ?? question.bad;
  const unverified = [bad, ...parents].find((one) => !isVerified(states2.get(one)));
  if (unverified !== void 0)
    return {
      ...left2,
      purpose: "verify",
      point: unverified,
      pairs: nextPairs(question, states2.get(unverified)),
      ahead: []
    };
  const answer = candidates.length === 1 ? { kind: "point", point: bad, parents } : { kind: "range", candidates, parents };
  return { kind: "answer", answer };
}
function isVerified(state) {
  return (state?.state === "good" || state?.state === "bad") && state.next === void 0;
}
function nextPairs({ isExact = false }, state) {
  const first = isExact ? exactPairs : pointLooks[0] ?? 0;
  return state !== void 0 && "next" in state ? state.next ?? first : first;
}
function frontierOf({ ancestry, bad }, states2) {
  const good = having(states2, "good");
  const sets = having(states2, "bad").map((point2) => candidatesOf(ancestry, good, point2));
  const [smallest = [bad]] = sets.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
  const candidates = new Set(smallest);
  const parents = /* @__PURE__ */ new Set();
  for (const point2 of candidates)
    for (const parent of ancestry[point2] ?? []) {
      if (candidates.has(parent)) continue;
      if (states2.get(parent)?.state === "untestable") candidates.add(parent);
      else parents.add(parent);
    }
  const ascending = (points) => [...points].toSorted((a, b) => a - b);
  return { candidates: ascending(candidates), parents: ascending(parents) };
}
function choose({ ancestry }, states2, candidates) {
  const open = candidates.slice(0, -1).find((point2) => states2.get(point2)?.state === "open");
  const untestable = candidates.filter((point2) => states2.get(point2)?.state === "untestable");
  return open ?? halve(ancestry, candidates, new Set(untestable));
}
function chooseAfter(question, states2, point2, side) {
  const after = new Map(states2).set(point2, { state: side, pairs: 0 });
  return choose(question, after, frontierOf(question, after).candidates);
}

// src/features/bisect/search/replay.ts
function replaySearch({ points, good, bad, by, threshold, alpha, observations }) {
  const ancestry = points.map(({ parents }) => parents);
  const observed = observations.map(({ point: point2, ...one }) => [point2, observationOf(one)]);
  const isExact = by === "instructions";
  return search({ ancestry, good, bad, isExact, alpha, ...omitUndefined({ threshold }) }, new Map(observed));
}
function observationOf({ pairs, untestable }) {
  const logRatios = pairs.map(({ candidate, base }) => Math.log(candidate / base));
  const hasChunks = pairs.some((pair2) => pair2.chunkRatios !== void 0);
  const chunkRatios = hasChunks ? pairs.map((pair2) => Math.log(pair2.chunkRatios?.base ?? pair2.candidate / pair2.base)) : void 0;
  return { logRatios, ...omitUndefined({ chunkRatios, untestable }) };
}

// src/features/bisect/bisection-file.ts
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/bisect/model/bisection.ts
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
  title: text.exactOptional(),
  /** Indexes of the point's parents, all smaller than its own. */
  parents: array(index)
});
var ratio = number().positive();
var pair = strictObject({
  baseline: ns,
  candidate: ns,
  base: ns,
  /** Medians over the chunks of the point's time / each other engine's time; absent if the samples were not taken in turns. */
  chunkRatios: strictObject({ baseline: ratio, base: ratio }).exactOptional()
});
var observation = strictObject({
  point: index,
  pairs: array(pair).max(limits.rounds),
  untestable: untestableSchema.exactOptional(),
  /** The file of its build's output, if the build failed. */
  log: text.exactOptional()
});
var bisectionSchema = strictObject({
  tool: text,
  startedAt: text,
  test: strictObject({
    variant: _enum(variants),
    storage: _enum(storages),
    kind: _enum(kinds),
    workload: name
  }),
  rows: int().min(1),
  seed: int().min(0),
  /** Warehouses of the suite tpcc; other suites ignore them. */
  warehouses: int().min(1),
  statements: _enum(statementForms),
  /** The compared figure: times if absent. */
  by: _enum(["instructions"]).exactOptional(),
  /** The line as a ratio to the good end; absent if it is halfway between the ends. */
  threshold: number().positive().exactOptional(),
  alpha: number().gt(0).lt(0.5),
  /** The way the engines are made, e.g. the words of the build command. */
  made: text,
  points: array(point).min(2).max(mostPoints),
  good: index,
  bad: index,
  /** In the order in which they were begun; no two of the same point. */
  observations: array(observation).max(mostPoints),
  /** Seconds that building and measuring have taken so far. */
  seconds: number().min(0)
});

// src/features/bisect/bisection-file.ts
var schemaVersion = 1;
var fileSchema = strictObject({
  schema: literal(schemaVersion),
  ...bisectionSchema.shape,
  derived: unknown().optional()
}).superRefine(({ points, good, bad, observations }, context) => {
  const complain = (place, message) => context.addIssue({ code: "custom", path: place, message });
  const isPoint = (index2) => index2 < points.length;
  if (!isPoint(good)) complain(["good"], `there is no point ${good}`);
  if (!isPoint(bad)) complain(["bad"], `there is no point ${bad}`);
  for (const [index2, { parents }] of points.entries())
    if (parents.some((parent) => parent >= index2))
      complain(["points", index2, "parents"], `expected points before ${index2}`);
  const seen = /* @__PURE__ */ new Set();
  for (const [index2, { point: point2 }] of observations.entries()) {
    if (!isPoint(point2) || seen.has(point2))
      complain(["observations", index2, "point"], `${point2} is no point, or is there twice`);
    seen.add(point2);
  }
});
var bisectionFiles = { json: "bisect.json", markdown: "bisect.md", html: "bisect.html" };
var fileName = bisectionFiles.json;
function writeBisection(folder, bisection) {
  writeWhole(path.join(folder, fileName), formatBisection(bisection));
}
function formatBisection(bisection) {
  const { line, next, states: states2 } = replaySearch(bisection);
  const derived = {
    answer: next.kind === "answer" ? next.answer : null,
    line: line === void 0 ? null : Math.exp(line.logRatio),
    ratios: line?.kind ?? null,
    states: [...states2].map(([point2, state]) => ({ point: point2, ...state }))
  };
  const data = bisectionSchema.parse(truncateTexts(bisection));
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
var emptied = ["worktrees", "builds", "measuring"];
function requireOwnSearch(folder) {
  for (const name2 of [...Object.values(bisectionFiles), ...emptied]) requireNoLink(path.join(folder, name2));
}
function removeBisection(folder) {
  requireOwnSearch(folder);
  for (const name2 of Object.values(bisectionFiles)) rmSync(path.join(folder, name2), { force: true });
}
function readBisectionFile(file) {
  let content;
  try {
    const text2 = readFileSync(file, "utf8");
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

// src/features/bisect/report/measured-points.ts
function measuredPoints({ points, observations }, { states: states2, line }) {
  return observations.toSorted((a, b) => a.point - b.point).map(({ point: point2, pairs, untestable: failure }) => {
    const { name: name2, title } = points[point2] ?? { name: String(point2) };
    const state = states2.get(point2);
    const untestable = state?.state === "untestable" ? state : failure;
    const ratiosTo = (role) => pairs.map((pair2) => ratioTo(role, pair2, line));
    const ratios = ratiosTo("base");
    const isDecided = state?.state === "good" || state?.state === "bad";
    return {
      point: point2,
      name: name2,
      state: untestable !== void 0 ? "untestable" : isDecided ? state.state : "undecided",
      verified: isDecided && state.next === void 0,
      pairs: pairs.length,
      ratios,
      ...omitUndefined({
        title,
        reason: untestable?.message,
        toGood: ratioOf(ratios),
        toBaseline: ratioOf(ratiosTo("baseline"))
      })
    };
  });
}
function ratioTo(role, pair2, line) {
  const whole = pair2.candidate / pair2[role];
  return line?.kind === "chunks" ? pair2.chunkRatios?.[role] ?? whole : whole;
}
function ratioWords({ kind }) {
  return kind === "chunks" ? "The ratio of a pair is the median over its chunks." : "";
}
function pointRatio({ by }, ratio2) {
  return by === void 0 ? multiplier(ratio2) : ratio2.toFixed(4);
}
function ratioOf(ratios) {
  if (ratios.length === 0) return void 0;
  const { low, high } = medianInterval(ratios);
  return { ratio: median(ratios), low, high };
}

// src/features/bisect/report/answer.ts
function answerLines(bisection, search2, escapeText) {
  const measured = measuredPoints(bisection, search2);
  const test = escapeText(testPath(bisection.test));
  const named = (point2) => escapeText(nameOf(bisection, point2));
  const { next } = search2;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named2) => caveats(search2, measured, named2, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        `${named(answer.point)} is the first that changed ${test}: it ${changeOf(bisection, measured, answer)}.`,
        ...bisection.by === void 0 ? [`Fresh pairs of it and of what it was made from say the same.`] : [countWords],
        ...others([answer.point])
      ];
    case "range": {
      const last = answer.candidates.at(-1);
      const untested = answer.candidates.slice(0, -1);
      return [
        `One of ${answer.candidates.length} changed ${test}: ${answer.candidates.map(named).join(", ")}.`,
        `${named(last)} ${changeOf(bisection, measured, { point: last, parents: answer.parents })}; the others cannot be tested:`,
        ...untested.map((point2) => {
          const reason = measured.find((one) => one.point === point2)?.reason ?? "it was not tried";
          return `${named(point2)}: ${escapeText(reason)}`;
        }),
        ...others(answer.candidates)
      ];
    }
    case "alike": {
      const bad = measured.find(({ point: point2 }) => point2 === bisection.bad);
      const seen = bad?.toGood === void 0 ? "" : ` ${named(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio)} it.`;
      return [
        bisection.by === void 0 ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.` : `The ends take the same number of instructions for ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named(bisection.good)}.${seen}`
      ];
    }
    case "no end":
      return [`${named(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}
var countWords = "Instructions were counted, once a point, since they are the same in every run: more of them is more work, which need not be as much more time.";
function changeWords({ by }, ratio2) {
  if (by === void 0) return `is ${inWords(ratio2)}`;
  return ratio2 === 1 ? "takes as many instructions as" : `takes ${signedHundredths(ratio2 - 1)} instructions beside`;
}
function changeOf(bisection, measured, { point: point2, parents }) {
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf2(point2) ?? 1;
  const before = parents.map((parent) => ratioOf2(parent) ?? 1);
  const nearest = before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  return `${changeWords(bisection, own / nearest)} ${what}`;
}
function caveats({ states: states2 }, measured, named, escapeText) {
  const leftOut = measured.filter(({ state, point: point2 }) => state === "untestable" && !named.includes(point2));
  const reasons = leftOut.map(({ name: name2, reason = "" }) => `${escapeText(name2)} (${escapeText(reason)})`);
  const unsteady = [...states2.values()].filter(
    (one) => one.state === "untestable" && one.reason === "inconsistent"
  );
  return [
    ...reasons.length === 0 ? [] : [`Left out, as they cannot be tested: ${reasons.join(", ")}.`],
    ...unsteady.length === 0 ? [] : [`This machine was not steady: ${plural(unsteady.length, "point")} contradicted earlier pairs.`]
  ];
}
function nameOf({ points }, point2) {
  const { name: name2, title } = points[point2] ?? { name: String(point2) };
  return title ? `${name2} "${title}"` : name2;
}
function effort({ test, points, observations, seconds, by }) {
  const measured = observations.filter(({ pairs: pairs2 }) => pairs2.length > 0);
  const untestable = observations.filter((one) => one.untestable !== void 0).length;
  const pairs = measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `${testPath(test)}: ${measured.length} of ${count(points.length)} measured${untestable === 0 ? "" : `, ${untestable} untestable`}, ${plural(pairs, by === void 0 ? "pair" : "count")}, ${minutes}`;
}

// src/features/bisect/report/plot.ts
var width = 40;
function plotRatios(measured, line) {
  const ratios = measured.flatMap(({ toGood }) => toGood ?? []);
  const values = [
    1,
    ...line === void 0 ? [] : [line],
    ...ratios.flatMap(({ low, high }) => [low, high])
  ];
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const column = (ratio2) => most === least ? 0 : Math.round((width - 1) * (Math.log(ratio2) - least) / (most - least));
  const draw = ({ ratio: ratio2, low, high }) => {
    const cells = Array.from({ length: width }, () => " ");
    if (line !== void 0) cells[column(line)] = "\u250A";
    cells.fill("\u2500", column(low), column(high) + 1);
    cells[column(ratio2)] = "\u25CF";
    return cells.join("").trimEnd();
  };
  return measured.map(({ toGood }) => toGood === void 0 ? "" : draw(toGood));
}

// src/features/bisect/report/render.ts
function renderBisectionText(bisection) {
  const search2 = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search2, inTerminal).flatMap(
    (line) => wrap(line, "", "  ")
  );
  const table = drawTextTable(pointTable(bisection, search2, inTerminal), "").map(({ text: text2 }) => text2);
  return `${[first, ...others, "", ...table, "", effort(bisection)].join("\n")}
`;
}
function renderBisectionMarkdown(bisection, heading = "#") {
  const search2 = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search2, inMarkdown);
  const blocks = [
    `${heading} ${first}`,
    drawList(others),
    drawTable(pointTable(bisection, search2, inMarkdownCell)),
    lineWords(bisection, search2),
    effort(bisection)
  ];
  return `${joinBlocks(blocks)}
`;
}
var states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" };
function pointTable(bisection, search2, escapeText) {
  const measured = measuredPoints(bisection, search2);
  const plot = plotRatios(measured, search2.line && Math.exp(search2.line.logRatio));
  const isCode = escapeText === inMarkdownCell;
  const cellsOf = (one, place) => {
    const drawn = plot[place] ?? "";
    return [
      escapeText(one.name),
      `${states[one.state]}${one.verified ? ", verified" : ""}`,
      one.toGood === void 0 ? "" : pointRatio(bisection, one.toGood.ratio),
      one.toBaseline === void 0 ? "" : pointRatio(bisection, one.toBaseline.ratio),
      one.pairs === 0 ? "" : count(one.pairs),
      // Markdown joins spaces outside of code; a no-break space stays.
      isCode ? drawn === "" ? "" : `\`${drawn.replaceAll(" ", "\xA0")}\`` : drawn
    ];
  };
  return {
    columns: [...left("point", "state"), ...right("x good", "x SQLite", "pairs"), ...left("x good, plotted")],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) }))
  };
}
function lineWords(bisection, { line }) {
  if (line === void 0) return "";
  const marks = "`\u25CF` is the median of a point / the good end, `\u2500` its 95% interval, and `\u250A` the line";
  return `${marks} at ${pointRatio(bisection, Math.exp(line.logRatio))}x. ${ratioWords(line)}`.trim();
}

// src/features/bisect/settings.ts
import path2 from "node:path";
function formatGivenBisect(given) {
  return JSON.stringify(writtenValues(bisectOptions, given));
}
function parseGivenBisect(text2) {
  return checked(schemaOf(bisectOptions), parseJson(text2));
}
var defaultFolder = defaultsOf(bisectOptions).out;
function resolveBisectSettings(given, files) {
  if (given["from-history"] === void 0)
    refuseUnused(given, ["history", "branch"], "a search whose ends are given; it is for --from-history");
  const {
    test,
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = {
    ...defaultsOf(bisectOptions),
    ...given
  };
  const { baseline, seed, warehouses, statements, by, alpha, jobs = 1, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === void 0 ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (resume !== void 0 && given.out !== void 0 && path2.resolve(resume) !== path2.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its own folder, so omit --out`
    );
  return {
    source: sourceOf(given, files),
    test: findTest(test),
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format,
    quiet,
    out: resume ?? out,
    ...omitUndefined({ baseline, threshold, sampleTimeout, resume })
  };
}
function resolveHistoryQuestion(given) {
  const { "from-history": test, history: folder, branch, releases } = given;
  if (test === void 0) return void 0;
  refuseUnused(
    given,
    ["test", "engines", "step"],
    "--from-history, which names the test and its commits or releases"
  );
  if (folder === void 0)
    throw new InputError("--history is missing: name the folder of the history that --from-history reads");
  return {
    test,
    history: { history: folder, ...omitUndefined({ branch }) },
    by: releases === void 0 ? "commit" : "label"
  };
}
function resolveStepSettings(given, files) {
  const { candidate, threshold, build, "build-timeout": buildTimeout, ...others } = given;
  const [good, ...more] = files;
  const missing = good === void 0 || more.length > 0 ? "one engine file, the good one, with --engines" : candidate === void 0 ? "the engine as it is now with --candidate" : "the line between good and bad with --threshold";
  if (good === void 0 || more.length > 0 || candidate === void 0 || threshold === void 0)
    throw new InputError(`--step: each step is judged alone: name ${missing}`);
  refuseUnused(
    given,
    ["good", "bad", "releases", "all-parents", "jobs", "resume", "from-history"],
    "--step, which judges one engine"
  );
  const settings = resolveBisectSettings({ ...others, threshold, engines: true }, [good]);
  const source = { kind: "engines", files: [good] };
  return { ...settings, source, candidate, threshold, ...omitUndefined({ build, buildTimeout }) };
}
function refuseUnused(given, names, where) {
  const unused = names.find((name2) => given[name2] !== void 0 && given[name2] !== false);
  if (unused !== void 0) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}
function sourceOf(given, files) {
  const { engines = false, releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const chosen = [
    engines ? "--engines" : [],
    build === void 0 ? [] : "--build",
    releases === void 0 ? [] : "--releases"
  ];
  const [first, second] = chosen.flat();
  if (first === void 0 || second !== void 0)
    throw new InputError(
      `${first === void 0 ? "nothing says what to search" : `${first} and ${second} are both given`}: give one of --build COMMAND, which builds commits, --engines FILE FILE..., and --releases PACKAGE`
    );
  if (engines) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"];
    refuseUnused(given, unused, "--engines, whose first file is the good one and whose last is the bad one");
    return { kind: "engines", files };
  }
  for (const [name2, value] of Object.entries({ good, bad }))
    if (value === void 0) throw new InputError(`--${name2} is missing: name the ${name2} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== void 0) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    return { kind: "releases", package: releases, ...ends, ...omitUndefined({ candidate }) };
  }
  if (candidate === void 0)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder"
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}
function findTest(given) {
  if (given === void 0)
    throw new InputError(
      "--test is missing: name the test that changed, or take it and the ends from a history with --from-history"
    );
  const found = allTests.find((test) => testPath(test) === given);
  if (found !== void 0) return found;
  const meant = suggestName(given, allTests.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` + (meant === void 0 ? "give a path such as int/memory/reads/oltp_point_select" : `did you mean ${formatValue(meant)}?`)
  );
}
function readBisectInputs(getInput) {
  if (getInput("results").trim() !== "") {
    const unused = Object.keys(bisectInputs).find((name2) => getInput(name2).trim() !== "");
    if (unused !== void 0)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return void 0;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: name the path of the test that changed");
  return readInputs(bisectInputs, getInput);
}

export {
  exactPairs,
  exactStateOf,
  pointLooks,
  stateOf,
  stepsOf,
  replaySearch,
  bisectionFiles,
  writeBisection,
  formatBisection,
  readBisection,
  findBisection,
  requireOwnSearch,
  removeBisection,
  readBisectionFile,
  writeBisectionReports,
  measuredPoints,
  ratioWords,
  pointRatio,
  answerLines,
  effort,
  renderBisectionText,
  renderBisectionMarkdown,
  formatGivenBisect,
  parseGivenBisect,
  defaultFolder,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings,
  readBisectInputs
};
