import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  requireOwnDatabase
} from "./chunk-U65JHNNQ.js";
import {
  faultKinds
} from "./chunk-X7QFSGCS.js";
import {
  drawDocument
} from "./chunk-3RUIKOT5.js";
import {
  explainedLines,
  replaySearch,
  searchedOf,
  searchedPath
} from "./chunk-TQCRFZUF.js";
import {
  assessSequences,
  contestTasksOf,
  defaultCountRows,
  planSequences
} from "./chunk-DKZ4A5X2.js";
import {
  readOwnWorkloads
} from "./chunk-SUQVWFTR.js";
import {
  plainFormat
} from "./chunk-IAJPVWRA.js";
import {
  sequencePath,
  sequencesOf
} from "./chunk-OM26P4SW.js";
import {
  bisectInputs,
  bisectOptions,
  isAged,
  isCounter,
  isFault,
  isTest,
  isTimed,
  searchedCounter,
  searchedFigures
} from "./chunk-ACTBSX6G.js";
import {
  judgeByOwnRule
} from "./chunk-REPMJCDV.js";
import {
  readRecording
} from "./chunk-W2JJMQQ3.js";
import {
  catalogueOf,
  checked,
  parseJson,
  readSources,
  writtenValues
} from "./chunk-SMVUPPOS.js";
import {
  contentionOf,
  mostConnections
} from "./chunk-F5YNXU4L.js";
import {
  withoutUndefined
} from "./chunk-DV6EEEY5.js";
import {
  left,
  named,
  right
} from "./chunk-HFCMDWS4.js";
import {
  readInputs
} from "./chunk-WKVDZXO6.js";
import {
  ageOf,
  faultsOf
} from "./chunk-PFJ5GFNK.js";
import {
  countsOf
} from "./chunk-675X243B.js";
import {
  defaultsOf,
  schemaOf
} from "./chunk-LA2PWCWM.js";
import {
  averageClaim,
  baseClaim,
  comparedPairs,
  decisiveExaminations,
  failingFindings,
  findingPath,
  geometricMean,
  groupClaim,
  groupNames,
  isUnmeasured,
  median,
  medianInterval,
  pairsWith,
  testClaim,
  testVerdicts,
  unnamedDifferences
} from "./chunk-NIQHCBMM.js";
import {
  count,
  inHtml,
  inWords,
  multiplier,
  plural,
  signedHundredths
} from "./chunk-NRVWYJ6O.js";
import {
  defaultCriteria,
  findWorkload,
  lifePath,
  shapeNames,
  stepName,
  stepOf,
  suggestName,
  testsOf
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  contestModes,
  contestPath,
  contestWorkloads,
  formatValue,
  roles,
  rolesOf,
  sectionPath,
  storages,
  suiteOf,
  testPath,
  truncate,
  truncateList
} from "./chunk-KAFQIV6R.js";

// src/features/search/bisect/model/words.ts
var faultNames = {
  wrong: "a wrong result",
  crash: "a crash",
  hang: "a hang",
  error: "an error",
  "heap-leak": "memory that is left after the connection is closed",
  "heap-growth": "memory that grows with each execution"
};

// src/features/search/bisect/report/measured-points.ts
function measuredPoints({ points, observations }, { states: states2 }) {
  return observations.toSorted((a, b) => a.point - b.point).map(({ point, pairs, fault, untestable: failure }) => {
    const { name, title } = points[point] ?? { name: String(point) };
    const state = states2.get(point);
    const untestable = state?.state === "untestable" ? state : failure;
    const ratiosTo = (role) => pairs.flatMap((pair) => ratioTo(role, pair) ?? []);
    const ratios = ratiosTo("base");
    const isDecided = state?.state === "good" || state?.state === "bad";
    return {
      point,
      name,
      state: untestable !== void 0 ? "untestable" : isDecided ? state.state : "undecided",
      verified: isDecided && state.next === void 0,
      pairs: pairs.length,
      ratios,
      title,
      reason: untestable?.message,
      shown: fault?.message,
      toGood: ratioOf(ratios),
      toBaseline: ratioOf(ratiosTo("baseline"))
    };
  });
}
function shownBy({ state, shown, reason }) {
  return shown ?? reason ?? (state === "good" ? "no fault" : "");
}
function ratioTo(role, pair) {
  const other = pair[role];
  return other === void 0 ? void 0 : pair.candidate / other;
}
function pointRatio(bisection, ratio) {
  return isTimed(searchedOf(bisection)) ? multiplier(ratio) : ratio.toFixed(4);
}
function ratioOf(ratios) {
  if (ratios.length === 0) return void 0;
  const { low, high } = medianInterval(ratios);
  return { ratio: median(ratios), low, high };
}

// src/features/search/bisect/report/answer.ts
function answerLines(bisection, search, escapeText) {
  const measured = measuredPoints(bisection, search);
  const test = escapeText(searchedPath(bisection.test));
  const named2 = (point) => escapeText(nameOf(bisection, point));
  const { next } = search;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named3) => caveats(search, measured, named3, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        bisection.isFix === true ? `${fixedWhat(bisection, test)} ${fixVerb(bisection, measured, answer)} in ${answer.parents.map(named2).join(", ")}: it ${fixOf(bisection, measured, answer, escapeText)}.` : `${named2(answer.point)} is the first that ${didWhat(bisection)} ${test}: it ${changeOf(bisection, measured, answer, escapeText)}.`,
        ...shownWords(bisection, measured, answer.point, escapeText),
        ...stepsWords(bisection, escapeText),
        basisWords(bisection, escapeText),
        ...bisection.explained === void 0 ? [] : explainedLines(bisection.explained, escapeText).map((line) => `${line}.`),
        ...others([answer.point])
      ];
    case "range": {
      const last = answer.candidates.at(-1);
      const untested = answer.candidates.slice(0, -1);
      if (bisection.isFix === true) {
        const verb = fixVerb(bisection, measured, { point: last, parents: answer.parents });
        const before = isFault(searchedOf(bisection)) ? "has it" : verb === "changed" ? "does not have the change" : "is not fixed";
        return [
          `${fixedWhat(bisection, test)} ${verb} in one of ${answer.candidates.length}: ${[...answer.parents, ...untested].map(named2).join(", ")}.`,
          `${named2(last)}, the one before them, ${before}.`,
          ...untestedWords(measured, untested, named2, escapeText),
          ...stepsWords(bisection, escapeText),
          ...others(answer.candidates)
        ];
      }
      return [
        `One of ${answer.candidates.length} ${didWhat(bisection)} ${test}: ${answer.candidates.map(named2).join(", ")}.`,
        `${named2(last)} ${isFault(searchedOf(bisection)) ? "does" : changeOf(bisection, measured, { point: last, parents: answer.parents }, escapeText)}; the others cannot be tested:`,
        ...untestedWords(measured, untested, named2, escapeText),
        ...stepsWords(bisection, escapeText),
        ...others(answer.candidates)
      ];
    }
    case "alike": {
      const bad = measured.find(({ point }) => point === bisection.bad);
      const seen = bad?.toGood === void 0 ? "" : ` ${named2(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio, escapeText)} it.`;
      return [
        isTimed(searchedOf(bisection)) ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.` : `The ends ${sameWords(bisection, escapeText)} ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named2(bisection.good)}.${seen}`
      ];
    }
    case "no end":
      return [`${named2(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}
function didWhat(bisection) {
  const by = searchedOf(bisection);
  return isFault(by) ? `shows ${faultNames[by]} in` : "changed";
}
function fixedWhat(bisection, test) {
  const by = searchedOf(bisection);
  return isFault(by) ? `${faultNames[by]} in ${test}` : test;
}
function fixOf(bisection, measured, ends, escapeText) {
  if (isFault(searchedOf(bisection))) return "does not show it, and the one before does";
  return `${changeWords(bisection, fixRatio(bisection, measured, ends), escapeText)} the one before`;
}
function fixRatio(bisection, measured, { point, parents }) {
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio ?? 1;
  const [fixed = bisection.good] = parents;
  return ratioOf2(fixed) / ratioOf2(point);
}
function fixVerb(bisection, measured, ends) {
  const isWorse = !isFault(searchedOf(bisection)) && fixRatio(bisection, measured, ends) > 1;
  return isWorse ? "changed" : "was fixed";
}
function untestedWords(measured, untested, named2, escapeText) {
  return untested.map((point) => {
    const reason = measured.find((one) => one.point === point)?.reason ?? "it was not tried";
    return `${named2(point)}: ${escapeText(reason)}`;
  });
}
function shownWords({ isFix }, measured, point, escapeText) {
  const shown = measured.find((one) => one.point === point)?.shown;
  return shown === void 0 ? [] : [`${isFix === true ? "The one before shows" : "It shows"}: ${escapeText(shown)}.`];
}
function stepsWords({ steps: steps2 }, escapeText) {
  if (steps2 === void 0) return [];
  const names = steps2.map((step) => escapeText(step)).join(", ");
  return [
    `${plural(steps2.length, "step")} on one connection ${steps2.length === 1 ? "is" : "are"} enough for it: ${names}.`
  ];
}
function basisWords(bisection, escapeText) {
  const by = searchedOf(bisection);
  if (isTimed(by)) {
    const other = bisection.isFix === true ? "the one before" : "what it was made from";
    return `Fresh pairs of it and of ${other} say the same.`;
  }
  if (by === "hang") return "Each version was looked at once, and twice if it did not end in time.";
  if (isFault(by)) return "Each version was looked at once: it shows the fault, or does what it should.";
  return by === "instructions" ? "Instructions were counted once for each version, since they are the same in every run: more instructions are more work, but time need not grow as much." : `The figure ${escapeText(by)} was measured once for each version, since it is the same in every run.`;
}
function sameWords(bisection, escapeText) {
  const by = searchedOf(bisection);
  return by === "instructions" ? "take the same number of instructions for" : `have the same ${escapeText(by)} in`;
}
function changeWords({ by }, ratio, escapeText) {
  if (by === void 0 || by === "age-time") return `is ${inWords(ratio)}`;
  if (by === "age-open") return `opens ${inWords(ratio)}`;
  if (by === "age-cpu") return `takes ${multiplier(ratio)}x the processor time of`;
  if (by === "growth") return `grows ${multiplier(ratio)}x as much as`;
  const verb = by === "instructions" ? "takes" : "has";
  const figure = escapeText(by);
  if (ratio === 1) return `${verb} the same ${figure} as`;
  const share = signedHundredths(ratio - 1).slice(1);
  const fewer = isAged(by) ? "less" : "fewer";
  return `${verb} ${share} ${ratio > 1 ? "more" : fewer} ${figure} than`;
}
function changeOf(bisection, measured, { point, parents }, escapeText) {
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  if (isFault(searchedOf(bisection)))
    return parents.length === 1 ? "does, and the one before does not" : "does, and its parents do not";
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf2(point) ?? 1;
  const before = parents.map((parent) => ratioOf2(parent) ?? 1);
  const nearest = before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  return `${changeWords(bisection, own / nearest, escapeText)} ${what}`;
}
function caveats({ states: states2 }, measured, named2, escapeText) {
  const leftOut = measured.filter(({ state, point }) => state === "untestable" && !named2.includes(point));
  const reasons2 = leftOut.map(({ name, reason = "" }) => `${escapeText(name)} (${escapeText(reason)})`);
  const unsteady = [...states2.values()].filter(
    (one) => one.state === "untestable" && one.reason === "inconsistent"
  );
  return [
    ...reasons2.length === 0 ? [] : [`Left out, as they cannot be tested: ${reasons2.join(", ")}.`],
    ...unsteady.length === 0 ? [] : [`This machine was not steady: ${plural(unsteady.length, "point")} contradicted earlier pairs.`]
  ];
}
function nameOf({ points }, point) {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} "${title}"` : name;
}
function effort(bisection) {
  const { test, points, observations, seconds } = bisection;
  const by = searchedOf(bisection);
  const isOfFault = isFault(by);
  const measured = observations.filter(({ pairs: pairs2, fault }) => pairs2.length > 0 || fault !== void 0);
  const untestable = observations.filter((one) => one.untestable !== void 0).length;
  const pairs = isOfFault ? 0 : measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  const unit = isTimed(by) ? "pair" : by === "instructions" ? "count" : "measurement";
  return `${searchedPath(test)}: ${measured.length} of ${count(points.length)} measured${untestable === 0 ? "" : `, ${untestable} untestable`}${isOfFault ? "" : `, ${plural(pairs, unit)}`}, ${minutes}`;
}

// src/features/search/bisect/report/plot.ts
var width = 40;
function plotRatios(measured, line) {
  const ratios = measured.flatMap(({ toGood }) => toGood ?? []);
  const values = [
    1,
    ...line === void 0 ? [] : [line],
    ...ratios.flatMap(({ low, high }) => [low, high])
  ];
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const column = (ratio) => most === least ? 0 : Math.round((width - 1) * (Math.log(ratio) - least) / (most - least));
  const draw = ({ ratio, low, high }) => {
    const cells = Array.from({ length: width }, () => " ");
    if (line !== void 0) cells[column(line)] = "\u250A";
    cells.fill("\u2500", column(low), column(high) + 1);
    cells[column(ratio)] = "\u25CF";
    return cells.join("").trimEnd();
  };
  return measured.map(({ toGood }) => toGood === void 0 ? "" : draw(toGood));
}

// src/features/search/bisect/report/svg-plot.ts
var size = { width: 860, height: 380 };
var margin = { left: 56, right: 16, top: 16, bottom: 48 };
var plot = {
  width: size.width - margin.left - margin.right,
  height: size.height - margin.top - margin.bottom
};
function svgPlot({ measured, points, ends, line, answer }) {
  const scale = ratioScale([
    1,
    ...line === void 0 ? [] : [line],
    ...measured.flatMap(({ ratios }) => ratios)
  ]);
  const x = (point) => margin.left + plot.width * (point + 0.5) / points;
  const drawn = measured.map((one) => {
    const marks = one.toGood === void 0 ? cross(x(one.point)) : pointMarks(one, one.toGood, x(one.point), scale.y);
    const name = answer.has(one.point) ? label(one, x(one.point)) : "";
    return `<g class="${one.state}"><title>${describe(one)}</title>${marks}${name}</g>`;
  });
  const parts2 = [
    ...scale.ticks.map((tick) => horizontal("tick", scale.y(tick), multiplier(tick))),
    ...line === void 0 ? [] : [horizontal("line", scale.y(line), "")],
    ...drawn,
    `<text x="${margin.left}" y="${size.height - 4}">${inHtml(ends.good)}, the good end</text>`,
    `<text x="${size.width - margin.right}" y="${size.height - 4}" text-anchor="end">${inHtml(ends.bad)}, the bad end</text>`
  ];
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Ratio to the good end of every measured point">
${parts2.join("\n")}
</svg>`;
}
var steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 50, 100, 1e3];
var mostTicks = 9;
function ratioScale(ratios) {
  const [least, most] = [Math.min(...ratios) / 1.01, Math.max(...ratios) * 1.01];
  const y = (ratio) => margin.top + plot.height * (1 - Math.log(ratio / least) / Math.log(most / least));
  const step = steps.find((one) => (most - least) / one <= mostTicks) ?? (most - least) / mostTicks;
  const first2 = Math.ceil(least / step);
  const ticks = Array.from(
    { length: Math.floor(most / step) - first2 + 1 },
    (_, index) => (first2 + index) * step
  );
  return { y, ticks: ticks.filter((tick) => tick > 0) };
}
function horizontal(kind, y, text) {
  const right2 = size.width - margin.right;
  const words2 = text === "" ? "" : `<text x="${margin.left - 6}" y="${at(y + 4)}" text-anchor="end">${text}</text>`;
  return `<line class="${kind}" x1="${margin.left}" x2="${right2}" y1="${at(y)}" y2="${at(y)}"/>${words2}`;
}
function pointMarks({ ratios }, { ratio, low, high }, x, y) {
  const pairs = ratios.map((one) => `<circle class="pair" cx="${at(x)}" cy="${at(y(one))}" r="2"/>`);
  const interval = `<line class="interval" x1="${at(x)}" x2="${at(x)}" y1="${at(y(low))}" y2="${at(y(high))}"/>`;
  return `${pairs.join("")}${interval}<circle cx="${at(x)}" cy="${at(y(ratio))}" r="5"/>`;
}
function cross(x) {
  const y = size.height - margin.bottom;
  return `<path d="M${at(x - 4)} ${y - 4}l8 8m0 -8l-8 8"/>`;
}
function label({ name }, x) {
  const y = size.height - margin.bottom + 20;
  return `<text class="answer" x="${at(x)}" y="${y}" text-anchor="middle">${inHtml(name)}</text>`;
}
function describe({ name, title, state, toGood, pairs, reason }) {
  const what = title ? `${name} "${title}"` : name;
  const ratio = toGood === void 0 ? "" : `, ${multiplier(toGood.ratio)} (${multiplier(toGood.low)} to ${multiplier(toGood.high)}), ${pairs} pairs`;
  return inHtml(`${what}: ${state}${ratio}${reason === void 0 ? "" : `, ${reason}`}`);
}
function at(pixels) {
  return pixels.toFixed(1);
}
function searchPlot(bisection, search) {
  if (isFault(searchedOf(bisection))) return "";
  const { points, good, bad } = bisection;
  return svgPlot({
    measured: measuredPoints(bisection, search),
    points: points.length,
    ends: { good: points[good]?.name ?? "", bad: points[bad]?.name ?? "" },
    answer: answerOf(search),
    line: search.line && Math.exp(search.line.logRatio)
  });
}
function answerOf({ next }) {
  if (next.kind !== "answer") return /* @__PURE__ */ new Set();
  const { answer } = next;
  if (answer.kind === "range") return new Set(answer.candidates);
  return new Set(answer.kind === "point" ? [answer.point] : []);
}
var plotStyle = `svg { width: 100%; height: auto; font-size: 12px; fill: var(--quiet); }
.tick { stroke: var(--grid); }
.line { stroke: var(--text); stroke-dasharray: 4 4; }
.pair { opacity: 0.35; }
.interval { stroke-width: 2; }
.good { fill: var(--good); stroke: var(--good); }
.bad { fill: var(--bad); stroke: var(--bad); }
.untestable, .undecided { fill: var(--quiet); stroke: var(--quiet); }
.answer { fill: var(--text); stroke: none; font-weight: bold; }
`;

// src/features/search/bisect/report/render.ts
function renderBisection(bisection, form2, depth = 1) {
  const search = replaySearch(bisection);
  return drawDocument(
    form2,
    (words2) => ({
      answer: answerLines(bisection, search, words2.text),
      blocks: [
        { kind: "plot", svg: form2 === "html" ? searchPlot(bisection, search) : "" },
        { kind: "table", table: pointTable(bisection, search, words2) },
        { kind: "text", text: legend(bisection, search, form2) },
        { kind: "text", text: words2.text(effort(bisection)) }
      ],
      style: plotStyle
    }),
    depth
  );
}
var states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" };
function pointTable(bisection, search, { form: form2, cell }) {
  const measured = measuredPoints(bisection, search);
  const isPage = form2 === "html";
  if (isFault(searchedOf(bisection))) return faultTable(measured, cell, isPage);
  const plot2 = plotRatios(measured, search.line && Math.exp(search.line.logRatio));
  const onPage = (text) => isPage ? [text] : [];
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== void 0);
  const ofBaseline = (cell2) => hasBaseline ? [cell2] : [];
  const cellsOf = (one, place) => {
    const drawn = plot2[place] ?? "";
    return [
      cell(one.name),
      ...onPage(cell(one.title ?? "")),
      `${states[one.state]}${one.verified ? ", verified" : ""}${isPage && one.reason !== void 0 ? `: ${cell(one.reason)}` : ""}`,
      one.toGood === void 0 ? "" : pointRatio(bisection, one.toGood.ratio),
      ...ofBaseline(one.toBaseline === void 0 ? "" : pointRatio(bisection, one.toBaseline.ratio)),
      one.pairs === 0 ? "" : count(one.pairs),
      ...isPage ? [] : [form2 === "markdown" ? inCode(drawn) : drawn]
    ];
  };
  return {
    columns: [
      ...named("point"),
      ...left(...onPage(""), "state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...isPage ? [] : left("x good, plotted")
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) }))
  };
}
function inCode(text) {
  return text === "" ? "" : `\`${text.replaceAll(" ", "\xA0")}\``;
}
function faultTable(measured, escapeCell, isPage) {
  return {
    columns: [...named("point"), ...left(...isPage ? [""] : [], "state", "it showed")],
    rows: measured.map((one) => {
      const shown = isPage ? shownBy(one) : truncate(shownBy(one), longestWords);
      const cells = [one.name, ...isPage ? [one.title ?? ""] : [], states[one.state], shown];
      return { cells: cells.map((cell) => escapeCell(cell)) };
    })
  };
}
var longestWords = 100;
function legend(bisection, { line }, form2) {
  if (line === void 0 || form2 === "text") return "";
  const at2 = `${pointRatio(bisection, Math.exp(line.logRatio))}x`;
  return form2 === "html" ? `A dot is a pair, a large one the median of a point / the good end, and the bar its 95% interval. Bad begins at the dashed line, ${at2}.` : `\`\u25CF\` is the median of a point / the good end, \`\u2500\` its 95% interval, and \`\u250A\` the line at ${at2}.`;
}

// src/features/search/bisect/settings.ts
import path from "node:path";

// src/features/search/bisect/beside-good.ts
function besideGood({ test, contents }) {
  const own = contents.own;
  return {
    test: "mean" in test ? { ...test, tests: test.tests.map(comparedWithBoth) } : withBoth(test),
    contents: own === void 0 ? contents : { ...contents, own: own.map(comparedWithBoth) }
  };
}
function withBoth(test) {
  return isTest(test) ? comparedWithBoth(test) : test;
}
function comparedWithBoth(one) {
  if (one.compare !== "baseline") return one;
  const { compare: _, ...others } = one;
  return others;
}

// src/features/search/bisect/measure/exact-pair.ts
var blameOrder = ["baseline", "base", "candidate"];
function blame(role) {
  return role === void 0 ? roles.length : blameOrder.indexOf(role);
}
function exactPair(measured, figureOf) {
  return pairsInTurns(measured, (role) => {
    const value = figureOf(role);
    return typeof value === "number" ? [value] : value;
  });
}
function pairsInTurns(measured, valuesOf) {
  const all = [];
  for (const role of blameOrder.filter((one) => measured.includes(one))) {
    const values = valuesOf(role);
    if ("reason" in values) return { state: "failed", role, untestable: values };
    all.push([role, values]);
  }
  const turns = Math.min(...all.map(([, { length }]) => length));
  const pairs = Array.from({ length: turns }, (_, turn) => {
    const pair = all.map(([role, values]) => [role, Math.max(1, Math.round(values[turn] ?? 0))]);
    return Object.fromEntries(pair);
  });
  return { state: "measured", pairs };
}

// src/features/search/bisect/measure/time-point.ts
function timePairs(record) {
  if (record === void 0) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== void 0) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsWith(comparedPairs(record), "base");
  const pairs = seen.map(({ baseline, candidate, base }) => ({
    candidate,
    base,
    baseline
  }));
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of the point and the good end");
  return { state: "measured", pairs };
}
function meanPairs(records) {
  const pairs = [];
  for (const record of records) {
    const measured = timePairs(record);
    if (measured.state !== "measured") return measured;
    pairs.push(measured.pairs);
  }
  const count2 = Math.min(...pairs.map(({ length }) => length));
  return {
    state: "measured",
    pairs: Array.from({ length: count2 }, (_, place) => meanOf(pairs.flatMap((own) => own[place] ?? [])))
  };
}
function meanOf(pairs) {
  const mean = (of) => {
    const values = pairs.flatMap((pair) => of(pair) ?? []);
    return values.length < pairs.length ? void 0 : geometricMean(values);
  };
  const whole = (value) => value === void 0 ? void 0 : Math.max(1, Math.round(value));
  const [candidate, base] = [
    whole(mean((pair) => pair.candidate)) ?? 1,
    whole(mean((pair) => pair.base)) ?? 1
  ];
  return { candidate, base, baseline: whole(mean((pair) => pair.baseline)) };
}

// src/features/search/bisect/measure/growth-point.ts
var parts = 1e6;
function sweepEnds(test, { own = [] }) {
  const step = stepOf(test.workload);
  const all = own.flatMap(({ name }) => stepOf(name) ?? []);
  const steps2 = all.filter(({ sweep, parameter }) => sweep === step?.sweep && parameter === step.parameter);
  const ordered = steps2.toSorted((a, b) => a.value - b.value);
  const at2 = (one) => one === void 0 ? test : { ...test, workload: stepName(one) };
  return [at2(ordered[0]), at2(ordered.at(-1))];
}
function growthPairs(records, test) {
  const byValue = records.flatMap((record) => {
    const step = stepOf(record.workload);
    return step === void 0 ? [] : [{ value: step.value, record }];
  }).toSorted((a, b) => a.value - b.value);
  const measured = [byValue[0], byValue.at(-1)].map((one) => timePairs(one?.record));
  const [first2, last] = measured;
  if (first2?.state !== "measured") return first2 ?? missing(test);
  if (last?.state !== "measured") return last ?? missing(test);
  const count2 = Math.min(first2.pairs.length, last.pairs.length);
  const growth = (place, role) => {
    const [from, to] = [first2.pairs[place]?.[role], last.pairs[place]?.[role]];
    return from === void 0 || to === void 0 ? void 0 : Math.max(1, Math.round(parts * to / from));
  };
  const pairs = Array.from({ length: count2 }, (_, place) => {
    const baseline = growth(place, "baseline");
    const own = { candidate: growth(place, "candidate") ?? 1, base: growth(place, "base") ?? 1 };
    return baseline === void 0 ? own : { ...own, baseline };
  });
  return { state: "measured", pairs };
}
function missing(test) {
  throw new Error(`a run has the steps of ${testPath(test)}`);
}

// src/features/search/bisect/subject.ts
var defaultAge = 4e3;
function findSubject({ test: given, age = defaultAge }, by, { seed, catalogue, contents, found = {} }) {
  const isLife = given?.startsWith("age/") === true;
  if (isAged(by) || isLife && isFault(by)) return findLife(given, by, age);
  if (given?.startsWith("sequence/") === true) return findSequence(given, by, seed, found.form);
  if (given?.startsWith("contention/") === true) return findContest(given, by);
  const all = testsOf(catalogue);
  const mean = findMean(given, all, found.tests);
  if (mean !== void 0 && by !== "time")
    throw new InputError(`--by: a mean such as ${formatValue(given)} is one of times, and has no ${by}`);
  const test = mean ?? findTest(given, all);
  if (by === "growth" && "workload" in test) requireSweep(test, contents);
  return test;
}
function findLife(given, by, commits) {
  const life = shapeNames.find((name) => lifePath(name) === given);
  if (life !== void 0) return { life, commits };
  const all = shapeNames.map(lifePath).join(", ");
  throw new InputError(
    given === void 0 ? `--test is missing: name the shape of life that --by ${by} compares, one of ${all}` : `--test: ${formatValue(given)} is no shape of life, and --by ${by} compares those: give one of ${all}`
  );
}
function findSequence(given, by, seed, form2 = "full") {
  if (!isFault(by))
    throw new InputError(
      `--by: ${formatValue(given)} is a sequence of steps, which has no ${by}: add --by wrong, crash, hang or error`
    );
  const suites = [form2 === "full" ? "sequence" : "oltp"];
  const planned = planSequences({ suites, storages: ["memory", "file", "autocommit"], seed })?.sequences ?? [];
  const found = planned.find((one) => sequencePath(one) === given);
  if (found !== void 0) return { storage: found.storage, order: found.order, form: form2 };
  throw new InputError(
    `--test: ${formatValue(given)} is no sequence: give one of ${planned.map(sequencePath).join(", ")}`
  );
}
function findContest(given, by) {
  if (by !== "time")
    throw new InputError(
      `--by: ${formatValue(given)} is a contest of several connections, of which a search compares the time of an operation: omit --by, since it has no ${by}`
    );
  const [, workload, mode, digits, task] = /^contention\/([\w-]+)\/(\w+)\/(\d{1,3})(?:\/(\w+))?$/.exec(given) ?? [];
  const all = contestWorkloads.flatMap(
    (one) => contestModes.map((other) => ({ workload: one, mode: other }))
  );
  const place = all.find((one) => one.workload === workload && one.mode === mode);
  const connections = Number(digits);
  if (place === void 0 || !(connections >= 1 && connections <= mostConnections))
    throw new InputError(
      `--test: ${formatValue(given)} is no contest: give contention/WORKLOAD/MODE/CONNECTIONS, such as contention/same/threads/4, with one of ${contestWorkloads.join(", ")}, one of ${contestModes.join(" and ")}, and 1 to ${mostConnections} connections`
    );
  const tasks = [...contestTasksOf({ ...place, connections }).keys()].filter((one) => one !== "checkpointer");
  const chosen = task === void 0 && tasks.length === 1 ? tasks[0] : tasks.find((one) => one === task);
  if (chosen === void 0)
    throw new InputError(
      `--test: ${formatValue(given)} has ${tasks.join(" and ")}: name one, as in ${contestPath({ ...place, connections })}/${tasks[0]}`
    );
  return { contest: place.workload, mode: place.mode, connections, task: chosen };
}
function findMean(given, all, among) {
  const [, name, figure] = /^(\S+) (average|base)$/.exec(given ?? "") ?? [];
  if (given === void 0 || name === void 0) return void 0;
  const isIn = (test) => figure === "average" ? sectionPath(test) === name : groupNames(test).includes(name);
  const named2 = all.filter(isIn);
  const isOfServer = ({ variant }) => suiteOf(variant) === "server";
  const servers = named2.filter(isOfServer);
  const own = named2.filter((test) => !isOfServer(test));
  const server = servers.find(
    (test) => among === void 0 ? own.length === 0 : among.includes(testPath(test))
  );
  if (server !== void 0)
    throw new InputError(
      `--test: ${formatValue(given)} is a mean of tests of servers, which are searched one by one: name a test such as ${testPath(server)}`
    );
  const unknown = among?.find((path2) => own.every((test) => testPath(test) !== path2));
  if (unknown !== void 0) findTest(unknown, own);
  const tests = among === void 0 ? own : own.filter((test) => among.includes(testPath(test)));
  if (tests.length === 0)
    throw new InputError(
      `--test: ${formatValue(given)} is the mean of no test: name a section, a suite or all before the word ${figure}`
    );
  return { mean: given, tests };
}
function requireSweep(test, contents) {
  const step = stepOf(test.workload);
  const [first2, last] = step === void 0 ? [] : sweepEnds(test, contents);
  if (first2 === void 0 || last === void 0 || first2.workload === last.workload)
    throw new InputError(
      `--by: growth is that of a sweep with two steps, and ${testPath(test)} is no step of one: name a step such as own/memory/reads/read.depth=100`
    );
}
function findTest(given, all) {
  if (given === void 0)
    throw new InputError(
      "--test is missing: name the test that changed, or take it and the ends from a history with --from-history"
    );
  const found = all.find((test) => testPath(test) === given);
  if (found !== void 0) return found;
  if (given.startsWith("own/") && !all.some(({ variant }) => variant === "own"))
    throw new InputError(
      `--test: ${formatValue(given)} is of a workload of your own: name its file with --own-workloads`
    );
  if (given.startsWith("age/"))
    throw new InputError(
      `--test: ${formatValue(given)} names a shape of life, not a test: add --by age-time, age-cpu, age-open, age-disk or age-written`
    );
  const meant = suggestName(given, all.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` + (meant === void 0 ? "give a path such as int/memory/reads/oltp_point_select" : `did you mean ${formatValue(meant)}?`)
  );
}

// src/features/search/bisect/finding/named-row.ts
function parseFinding(given) {
  if (/\.ya?ml$/.test(given)) return { kind: "case", file: given };
  const [file = "", ...row] = given.split("#");
  if (file === "") throw new InputError(`--finding: ${formatValue(given)} names no file: give ${form}`);
  return row.length === 0 ? { kind: "row", file } : { kind: "row", file, row: row.join("#") };
}
var form = "FILE#ROW, such as results.json#int/memory/writes/oltp_insert, or the file of a hunt's case";
var otherNames = {
  disk: "age-disk",
  written: "age-written",
  "growth-exponent": "growth",
  "growth-base": "growth"
};
function parseRowName(row) {
  const [path2 = "", ...words2] = row.trim().split(" ");
  if (words2.length === 0) return { path: path2 };
  const given = words2.join(" ");
  const name = given.replace(/^(?:baseline|limit)-/, "");
  if (name === "base" || name === "average") return { path: path2, figure: name };
  if (name === "throughput" && path2.startsWith("contention/")) return { path: path2, figure: "time" };
  const known = path2.startsWith("age/") ? `age-${name}` : name;
  const figure = otherNames[name] ?? [...searchedFigures].find((one) => one === known);
  if (figure !== void 0) return { path: path2, figure };
  const counter = searchedCounter.safeParse(name);
  if (counter.success && isCounter(counter.data)) return { path: path2, figure: counter.data };
  throw new InputError(
    `--finding: ${formatValue(given)} of ${formatValue(path2)} is no figure that a search knows: it knows base, average, ${searchedFigures.join(", ")}, counter:NAME, of ageing databases time, cpu, open, disk and written, and of contests throughput`
  );
}

// src/features/search/bisect/measure/faults.ts
var kinds = { crash: "crash", timeout: "hang", error: "error", differs: "wrong" };
var reasons = {
  wrong: "differs",
  crash: "crash",
  hang: "timeout",
  error: "error"
};
function hidingReason(fault) {
  return Object.entries(reasons).find(([one]) => one === fault)?.[1];
}
function first(faults) {
  return faults.toSorted((a, b) => blame(a.role) - blame(b.role))[0];
}
function faultOfTest(record) {
  const failed = record.failures.map(
    ({ role = "candidate", reason, message }) => ({ role, kind: kinds[reason], message })
  );
  const differing = unnamedDifferences(record).map(
    ({ role = "candidate", message }) => ({ role, kind: "wrong", message })
  );
  return first([...failed, ...differing]);
}
function faultOfSequence(record) {
  const { faults = [], baseFaults = [] } = assessSequences([record]) ?? {};
  return first(
    [...faults, ...baseFaults].map(({ role, reason, message, step }) => {
      const passage = record.engines.find((one) => one.role === role);
      const result = passage?.results[step - 1];
      const isOfEngine = result === void 0 || "refused" in result || passage?.failure?.step === step;
      const kind = reason === "error" && !isOfEngine ? "wrong" : kinds[reason];
      return { role, kind, message, step };
    })
  );
}
function faultOfLife(aged) {
  return first(
    faultsOf(aged).map(({ role, reason, message, after }) => ({
      ...{ role, kind: kinds[reason] },
      message: `${message} (after ${after} commits)`
    }))
  );
}
var words = { wrong: "another result", crash: "a crash", hang: "a hang", error: "an error" };
function judgeFault(wanted, found) {
  if (found === void 0) return { state: "judged", fault: { isShown: false } };
  const { role, kind, message } = found;
  if (role === "candidate" && kind === wanted) return { state: "judged", fault: { isShown: true, message } };
  const untestable = {
    reason: reasons[kind],
    message: `${words[kind]}, not the fault that is searched: ${message}`
  };
  return {
    state: "failed",
    role,
    untestable: role === "candidate" ? untestable : { reason: reasons[kind], message }
  };
}

// src/features/search/bisect/finding/red-rows.ts
function redRows(verdict) {
  const isOver = (judgement) => judgement?.outcome === "fail";
  const tests = testVerdicts(verdict).flatMap(({ comparison, judgement, base }) => {
    const path2 = testPath(comparison);
    if (isUnmeasured(comparison) || isOver(judgement)) return [testClaim(path2)];
    return isOver(base) ? [baseClaim(path2)] : [];
  });
  const averages = verdict.sections.flatMap(
    (section) => isOver(section.judgement) ? [averageClaim(sectionPath(section))] : []
  );
  const groups = verdict.groups.flatMap(
    ({ name, judgement }) => isOver(judgement) ? [groupClaim(name)] : []
  );
  const figures = failingFindings(verdict).flatMap(
    ({ judge, failed }) => failed.map((found) => {
      const noun = found.noun ?? judge.noun;
      return `${findingPath(found)} ${/^(?:limit-)?counter$/.test(noun) ? `${noun}:${found.name ?? ""}` : noun}`;
    })
  );
  const examined = decisiveExaminations(verdict).flatMap(({ words: words2, found }) => words2.failedNames(found));
  return [.../* @__PURE__ */ new Set([...tests, ...averages, ...groups, ...figures, ...examined])];
}

// src/features/search/bisect/finding/question.ts
var mostListed = 20;
function readQuestion(file, row, features) {
  const recording = readRecording(file, {}, features);
  if (row === void 0)
    throw new InputError(`--finding: ${formatValue(file)} has many rows: ${rowsOf(recording, features)}`);
  const name = parseRowName(row);
  const asked = questionOf(recording, name);
  if (asked === void 0)
    throw new InputError(
      `--finding: ${formatValue(file)} has no row ${formatValue(row)}: ${rowsOf(recording, features)}`
    );
  return asked;
}
function rowsOf(recording, features) {
  const red = redRows(judgeByOwnRule(recording, defaultCriteria, features));
  const refusals = red.map((row) => refusalOf(recording, row));
  const found = red.filter((_, index) => refusals[index] === void 0).map((row) => formatValue(row));
  const more = (left2) => `and ${left2} more`;
  if (found.length > 0)
    return `give ${form}; by the usual ceilings, red are ${truncateList(mostListed, found, more).join(", ")}`;
  const reason = refusals.find((one) => one !== void 0);
  return reason === void 0 ? `give ${form}` : `give ${form}; of those that are red, none can be searched: ${reason}`;
}
function refusalOf(recording, row) {
  try {
    const asked = questionOf(recording, parseRowName(row));
    return asked === void 0 ? `${formatValue(row)} is nothing that a search knows` : void 0;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message.replace(/^--finding: /, "");
    throw cause;
  }
}
function questionOf(recording, name) {
  requireOneConnection(recording);
  const { path: path2, figure } = name;
  if (figure !== "engine-bytes") requireNoSettings(recording, path2);
  if (path2.startsWith("contention/")) return ofContest(recording, name);
  if (path2.startsWith("sequence/")) return ofSequence(recording, name);
  if (path2.startsWith("age/")) return ofLife(recording, name);
  if (figure === "average") return ofMean(recording, name, (record2) => sectionPath(record2) === path2);
  const record = recording.tests.find((one) => testPath(one) === path2);
  if (record !== void 0) return ofTest(recording, record, figure);
  if (figure === "engine-bytes" && path2 === "all") {
    const [any] = recording.tests;
    return any && { test: testPath(any), by: "engine-bytes", ...sizeOf(recording) };
  }
  return figure === "base" ? ofMean(recording, name, (one) => groupNames(one).includes(path2)) : void 0;
}
function requireOneConnection({ suite }) {
  if (suite?.threads !== void 0)
    throw new InputError(
      `--finding: its tests ran on ${suite.threads} connections at once, and a search runs them on one: measure them with --threads 1 first`
    );
}
function requireNoSettings({ engines }, path2) {
  const parts2 = path2.split("/");
  const isConcerned = (storage) => parts2.includes(storage) || !storages.some((one) => parts2.includes(one));
  for (const role of rolesOf(engines)) {
    const { pragmas = {}, environment = {} } = engines[role] ?? {};
    const pragma = storages.flatMap((storage) => isConcerned(storage) ? pragmas[storage] ?? [] : [])[0];
    const [variable] = Object.keys(environment);
    const setting = pragma === void 0 ? variable && `the variable ${formatValue(variable)}` : `the pragma ${formatValue(pragma)}`;
    if (setting !== void 0)
      throw new InputError(
        `--finding: ${formatValue(path2)} was measured with ${setting} of the ${role}, and a search takes no settings of engines over: measure without it first`
      );
  }
}
function sizeOf({ suite }) {
  if (suite === void 0) return {};
  const { rows, seed, warehouses, statements } = suite;
  return { rows, seed, warehouses, statements };
}
function ofTest(recording, record, figure) {
  const test = testPath(record);
  const size2 = sizeOf(recording);
  const fault = faultOfTest(record);
  const isOfTest = figure === void 0 || figure === "base" || figure === "time";
  if (isOfTest) return { test, by: fault === void 0 ? "time" : faultOf(test, fault), ...size2 };
  if (figure === "average" || isAged(figure)) return void 0;
  const rows = figure === "instructions" ? countsOf(recording)?.rows : void 0;
  return { test, by: figure, ...size2, rows: rows ?? size2.rows };
}
function faultOf(path2, { role, kind, message }) {
  if (role === "candidate") return kind;
  throw new InputError(
    `--finding: ${formatValue(path2)} has no result because of the ${role}, not of the candidate: ${formatValue(message)}`
  );
}
function ofMean(recording, { path: path2, figure }, isIn) {
  const own = recording.tests.filter(isIn);
  if (own.length === 0) return void 0;
  const failed = own.find((record) => faultOfTest(record) !== void 0);
  if (failed !== void 0)
    throw new InputError(
      `--finding: ${formatValue(`${path2} ${figure}`)} is no mean while one of its tests has no result: search ${formatValue(testPath(failed))} first`
    );
  return { test: `${path2} ${figure}`, by: "time", tests: own.map(testPath), ...sizeOf(recording) };
}
function ofLife(recording, { path: path2, figure }) {
  const age = ageOf(recording);
  const shape = shapeNames.find((one) => lifePath(one) === path2);
  const aged = age?.shapes.find((one) => one.shape === shape);
  if (age === void 0 || aged === void 0) return void 0;
  const found = { test: path2, age: age.commits, ...sizeOf(recording) };
  const isOfTests = figure === void 0 || figure === "base" || figure === "average";
  if (!isOfTests && isAged(figure)) return { ...found, by: figure };
  const fault = faultOfLife(aged);
  if (figure === void 0 && fault !== void 0) return { ...found, by: faultOf(path2, fault) };
  throw new InputError(
    `--finding: ${formatValue(figure === void 0 ? path2 : `${path2} ${figure}`)} is nothing that a search can find: of an ageing database it finds time, cpu, open, disk, written, and a fault`
  );
}
function ofContest(recording, { path: path2, figure }) {
  const held = contentionOf(recording)?.held ?? [];
  const isOf = (contest) => path2 === contest || path2.startsWith(`${contest}/`);
  if (!held.some((one) => isOf(contestPath(one)))) return void 0;
  if (figure !== "time")
    throw new InputError(
      `--finding: ${formatValue(path2)} is of several connections at once, whose faults differ from run to run: a search can find its throughput, as in ${formatValue(`${path2} throughput`)}`
    );
  return { test: path2, by: "time", ...sizeOf(recording) };
}
function ofSequence(recording, { path: path2, figure }) {
  const all = sequencesOf(recording) ?? [];
  const record = all.find((one) => sequencePath(one) === path2);
  if (record === void 0 || figure !== void 0) return void 0;
  const { storage, order, steps: steps2 } = record;
  const seed = recording.suite?.seed ?? 1;
  const planned = planSequences({ suites: ["sequence"], storages: [storage], seed })?.sequences;
  if (planned?.find((one) => one.order === order)?.steps.join() !== steps2.join())
    throw new InputError(
      `--finding: ${formatValue(path2)} has other steps than those of this version and its seed: measure with the same version first`
    );
  const fault = faultOfSequence(record);
  if (fault === void 0)
    throw new InputError(
      `--finding: ${formatValue(path2)} did what SQLite does after each step: there is no fault to find`
    );
  return { test: path2, by: faultOf(path2, fault), form: formOf(recording), ...sizeOf(recording) };
}
function formOf(recording) {
  const shortOrders = planSequences({ suites: ["oltp"], storages: ["file"], seed: 1 })?.sequences.length ?? 0;
  return (sequencesOf(recording) ?? []).some(({ order }) => order > shortOrders) ? "full" : "short";
}

// src/features/search/bisect/model/case-faults.ts
var searchedOfCase = {
  wrong: "wrong",
  crash: "crash",
  hang: "hang",
  refused: "error",
  leak: "heap-leak",
  growth: "heap-growth",
  slow: "time"
};

// src/features/search/bisect/with-finding.ts
var taken = ["rows", "seed", "warehouses", "statements", "age"];
function withFinding(given, features, roots) {
  const { finding } = given;
  if (finding === void 0) return { given };
  const own = ["test", "by"].find((name) => given[name] !== void 0);
  if (own !== void 0)
    throw new InputError(`--${own}: it has no effect with --finding, which says what to search: omit it`);
  const named2 = parseFinding(finding);
  if (named2.kind === "case") return ofCase(given, named2.file, roots);
  const { test, by, tests, form: form2, rows, seed, warehouses, statements, age } = readQuestion(
    named2.file,
    named2.row,
    features
  );
  const settings = withoutUndefined({ rows, seed, warehouses, statements, age });
  const all = { ...settings, ...given };
  requireAllowed(named2.file, all);
  return { given: { ...all, test, by }, found: { tests, form: form2 } };
}
function requireAllowed(file, settings) {
  for (const name of taken) {
    const value = settings[name];
    const { error } = bisectOptions[name].type.schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (value !== void 0 && issue !== void 0)
      throw new InputError(
        `--finding: ${name} of the run in ${formatValue(file)}: ${issue.message}: give another with --${name}`
      );
  }
}
function ofCase(given, file, roots) {
  const own = readCase(file, roots);
  const word = /^hunt_([a-z]+)_/.exec(own.name)?.[1];
  const kind = faultKinds.find((one) => one === word);
  if (kind === void 0)
    throw new InputError(
      `--finding: ${formatValue(file)} is the workload ${formatValue(own.name)}, and no case of a hunt, whose name begins with hunt_ and its fault: search it with --own-workloads and --test ${formatValue(pathOf(own))}`
    );
  const by = searchedOfCase[kind];
  if (by !== "time") return { given: { ...given, by }, found: { case: { case: own.name, own } } };
  const files = [...given["own-workloads"] ?? [], file];
  return { given: { ...given, by, test: pathOf(own), "own-workloads": files } };
}
function pathOf({ name: workload, kind, storages: [storage = "memory"] }) {
  return testPath({ variant: "own", storage, kind, workload });
}
function readCase(file, roots) {
  const [own, ...more] = readOwnWorkloads([file], [], roots);
  if (own === void 0 || more.length > 0)
    throw new InputError(
      `--finding: ${formatValue(file)} has ${more.length + 1} workloads, and a case is one`
    );
  requireOwnDatabase(own, "--finding");
  return own;
}

// src/features/search/bisect/settings.ts
function formatGivenBisect(given) {
  return JSON.stringify(writtenValues(bisectOptions, given));
}
function parseGivenBisect(text) {
  return checked(schemaOf(bisectOptions), parseJson(text));
}
function resolveBisectSettings(asked, files, features, roots) {
  const { given, found } = withFinding(asked, features, roots);
  if (given["from-history"] === void 0)
    refuseUnused(given, ["history", "branch"], "a search whose ends are given; it is for --from-history");
  const {
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = { ...defaultsOf(bisectOptions), ...given };
  const { baseline, seed, warehouses, statements, by, alpha, jobs = 1, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === void 0 ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (isFault(by))
    refuseUnused(
      given,
      ["threshold"],
      `--by ${by}: a version shows a fault or does not, and there is no line`
    );
  const { counters, "own-workloads": ownFiles } = given;
  const named2 = ownFiles === void 0 ? {} : { "own-workloads": ownFiles };
  const { contents: read } = readSources({ given: named2 }, features, roots);
  const catalogue = catalogueOf(features, read, "sqlite", { counters });
  const known = { seed, catalogue, contents: read, found };
  const subject = { test: found?.case ?? findSubject(given, by, known), contents: read };
  const { test, contents } = isFault(by) ? subject : besideGood(subject);
  if (!("life" in test)) refuseUnused(given, ["age"], `--by ${by}; it is for shapes of life`);
  if (isCounter(by) && isTest(test) && findWorkload(test, catalogue)?.counters === void 0)
    throw new InputError(
      `--by: ${formatValue(by)} is a counter of the engine, and ${testPath(test)} has no query for counters: give one with --counters` + (test.variant === "own" ? ", or as counters in the workload's file" : "")
    );
  if (resume !== void 0 && given.out !== void 0 && path.resolve(resume) !== path.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its own folder, so omit --out`
    );
  return {
    source: sourceOf(given, files),
    test,
    contents: isOwn(test) ? contents : {},
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format: plainFormat(format),
    quiet,
    out: resume ?? out,
    baseline,
    threshold,
    sampleTimeout,
    resume,
    counters
  };
}
function isOwn(test) {
  if ("mean" in test) return test.tests.some(({ variant }) => variant === "own");
  return isTest(test) && test.variant === "own";
}
function resolveHistoryQuestion(given) {
  const { "from-history": test, history: folder, branch, releases, "releases-dir": releasesFolder } = given;
  if (test === void 0) return void 0;
  const figure = given.by ?? "time";
  if (isFault(figure))
    throw new InputError(`--by: a history has figures, and ${figure} is a fault: name the test and the ends`);
  refuseUnused(
    given,
    ["test", "finding", "engines", "step"],
    "--from-history, which names the test and its commits or releases"
  );
  if (folder === void 0)
    throw new InputError("--history is missing: name the folder of the history that --from-history reads");
  return {
    test,
    history: { history: folder, branch },
    by: releases === void 0 && releasesFolder === void 0 ? "commit" : "label",
    figure
  };
}
function resolveStepSettings(given, files, features) {
  const {
    candidate,
    threshold,
    build,
    "build-timeout": buildTimeout,
    releases,
    good: version,
    ...others
  } = given;
  const named2 = releases === void 0 || version === void 0 ? files : [version, ...files];
  const [good, ...more] = named2;
  if (candidate === void 0) throw new InputError(`${stepNeeds} the engine as it is now with --candidate`);
  refuseUnused(
    given,
    [
      ...releases === void 0 ? ["good"] : [],
      "bad",
      "releases-dir",
      "all-parents",
      "jobs",
      "resume",
      "from-history"
    ],
    "--step, which judges one engine"
  );
  if (releases !== void 0 && version === void 0)
    throw new InputError(`${stepNeeds} the good release with --good alone`);
  if (releases !== void 0 && given.engines === true)
    throw new InputError("--engines and --releases are both given: the good engine is a file or a release");
  const searched = { ...others, threshold, engines: true };
  const settings = resolveBisectSettings(searched, good === void 0 ? [] : [good], features);
  const needsGood = !isFault(settings.by) || comparesWithBase(settings.test);
  if (more.length > 0 || needsGood && good === void 0)
    throw new InputError(
      releases === void 0 ? `${stepNeeds} one engine file, the good one, with --engines` : `${stepNeeds} the good release with --good alone`
    );
  if (!isFault(settings.by) && threshold === void 0)
    throw new InputError(`${stepNeeds} the line between good and bad with --threshold`);
  const source = releases === void 0 || good === void 0 ? settings.source : { kind: "releases", package: releases, good, bad: good, versions: [good] };
  return {
    ...{ ...settings, source, candidate },
    good: releases === void 0 ? good : void 0,
    build,
    buildTimeout: buildTimeout ?? settings.buildTimeout
  };
}
var stepNeeds = "--step: each step is judged alone: name";
function comparesWithBase(test) {
  return ("case" in test ? test.own.compare : isTest(test) ? test.compare : void 0) === "base";
}
function refuseUnused(given, names, where) {
  const unused = names.find((name) => given[name] !== void 0 && given[name] !== false);
  if (unused !== void 0) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}
function sourceOf(given, files) {
  const { engines = false, releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const releasesFolder = given["releases-dir"];
  const chosen = [
    engines ? "--engines" : [],
    build === void 0 ? [] : "--build",
    releases === void 0 ? [] : "--releases",
    releasesFolder === void 0 ? [] : "--releases-dir"
  ];
  const [first2, second] = chosen.flat();
  if (first2 === void 0 || second !== void 0)
    throw new InputError(
      `${first2 === void 0 ? "nothing says what to search" : `${first2} and ${second} are both given`}: give one of --build COMMAND, which builds commits, --engines FILE FILE..., --releases PACKAGE, and --releases-dir FOLDER`
    );
  if (engines) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"];
    refuseUnused(given, unused, "--engines, whose first file is the good one and whose last is the bad one");
    return { kind: "engines", files };
  }
  if (releasesFolder !== void 0) {
    refuseUnused(
      given,
      ["all-parents", "jobs", "build-timeout"],
      "--releases-dir, whose releases are built already"
    );
    return { kind: "releases folder", releasesFolder, good, bad, candidate };
  }
  if (releases !== void 0) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    if (files.length > 0)
      return {
        kind: "releases",
        package: releases,
        ...listedReleases(given, files),
        candidate
      };
  }
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === void 0) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== void 0) return { kind: "releases", package: releases, ...ends, candidate };
  if (candidate === void 0)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder"
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}
function listedReleases(given, versions) {
  refuseUnused(
    given,
    ["good", "bad"],
    "versions as arguments, whose first is the good one and whose last is the bad one"
  );
  const twice = versions.find((version, index) => versions.indexOf(version) < index);
  if (twice !== void 0) throw new InputError(`--releases: ${formatValue(twice)} is given twice`);
  const [good = "", bad] = [versions[0], versions.at(-1)];
  if (bad === void 0 || versions.length < 2)
    throw new InputError(
      `--releases: only ${formatValue(good)} is given as an argument: name the good release first and the bad one last, or omit it for --good and --bad`
    );
  return { good, bad, versions };
}
function readBisectInputs(getInput) {
  if (getInput("results").trim() !== "") {
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== void 0)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return void 0;
  }
  if (getInput("test").trim() === "" && getInput("finding").trim() === "")
    throw new InputError(
      "input test: name the path of the test that changed, or a row of a results file with finding"
    );
  return readInputs(bisectInputs, getInput);
}

export {
  faultNames,
  blame,
  exactPair,
  pairsInTurns,
  timePairs,
  meanPairs,
  sweepEnds,
  growthPairs,
  searchedOfCase,
  hidingReason,
  faultOfTest,
  faultOfSequence,
  faultOfLife,
  judgeFault,
  answerLines,
  renderBisection,
  formatGivenBisect,
  parseGivenBisect,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings,
  readBisectInputs
};
