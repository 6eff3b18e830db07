import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  replaySearch,
  searchedPath
} from "./chunk-DACED6KH.js";
import {
  readInputs
} from "./chunk-2QU75JON.js";
import {
  defaultCountRows
} from "./chunk-67I4WUDQ.js";
import {
  bisectInputs,
  bisectOptions,
  isAged,
  isCounter
} from "./chunk-APIUZGWN.js";
import {
  catalogueOf,
  checked,
  parseJson,
  readSources,
  writtenValues
} from "./chunk-L7WSK2PR.js";
import {
  median,
  medianInterval
} from "./chunk-YCRN4UQX.js";
import {
  defaultsOf,
  schemaOf
} from "./chunk-UJRW2N5K.js";
import {
  findWorkload,
  suggestName,
  testsOf
} from "./chunk-FTR55STA.js";
import {
  lifePath,
  shapeNames
} from "./chunk-HLL4N6TA.js";
import {
  drawList,
  drawTable,
  joinBlocks
} from "./chunk-MJ2N5IK7.js";
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
} from "./chunk-CUWCPHAE.js";
import {
  InputError,
  formatValue,
  omitUndefined,
  testPath
} from "./chunk-VEWHOEAR.js";

// src/features/bisect/report/measured-points.ts
function measuredPoints({ points, observations }, { states: states2, line }) {
  return observations.toSorted((a, b) => a.point - b.point).map(({ point, pairs, untestable: failure }) => {
    const { name, title } = points[point] ?? { name: String(point) };
    const state = states2.get(point);
    const untestable = state?.state === "untestable" ? state : failure;
    const ratiosTo = (role) => pairs.flatMap((pair) => ratioTo(role, pair, line) ?? []);
    const ratios = ratiosTo("base");
    const isDecided = state?.state === "good" || state?.state === "bad";
    return {
      point,
      name,
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
function ratioTo(role, pair, line) {
  const other = pair[role];
  if (other === void 0) return void 0;
  const whole = pair.candidate / other;
  return line?.kind === "chunks" ? pair.chunkRatios?.[role] ?? whole : whole;
}
function ratioWords({ kind }) {
  return kind === "chunks" ? "The ratio of a pair is the median over its chunks." : "";
}
function pointRatio({ by }, ratio) {
  return by === void 0 ? multiplier(ratio) : ratio.toFixed(4);
}
function ratioOf(ratios) {
  if (ratios.length === 0) return void 0;
  const { low, high } = medianInterval(ratios);
  return { ratio: median(ratios), low, high };
}

// src/features/bisect/report/answer.ts
function answerLines(bisection, search, escapeText) {
  const measured = measuredPoints(bisection, search);
  const test = escapeText(searchedPath(bisection.test));
  const named = (point) => escapeText(nameOf(bisection, point));
  const { next } = search;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named2) => caveats(search, measured, named2, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        `${named(answer.point)} is the first that changed ${test}: it ${changeOf(bisection, measured, answer, escapeText)}.`,
        ...bisection.by === void 0 ? [`Fresh pairs of it and of what it was made from say the same.`] : [exactWords(bisection.by, escapeText)],
        ...others([answer.point])
      ];
    case "range": {
      const last = answer.candidates.at(-1);
      const untested = answer.candidates.slice(0, -1);
      return [
        `One of ${answer.candidates.length} changed ${test}: ${answer.candidates.map(named).join(", ")}.`,
        `${named(last)} ${changeOf(bisection, measured, { point: last, parents: answer.parents }, escapeText)}; the others cannot be tested:`,
        ...untested.map((point) => {
          const reason = measured.find((one) => one.point === point)?.reason ?? "it was not tried";
          return `${named(point)}: ${escapeText(reason)}`;
        }),
        ...others(answer.candidates)
      ];
    }
    case "alike": {
      const bad = measured.find(({ point }) => point === bisection.bad);
      const seen = bad?.toGood === void 0 ? "" : ` ${named(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio, escapeText)} it.`;
      return [
        bisection.by === void 0 ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.` : `The ends ${sameWords(bisection.by, escapeText)} ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named(bisection.good)}.${seen}`
      ];
    }
    case "no end":
      return [`${named(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}
function exactWords(by, escapeText) {
  return by === "instructions" ? "Instructions were counted once for each version, since they are the same in every run: more instructions are more work, but time need not grow as much." : `The figure ${escapeText(by)} was measured once for each version, since it is the same in every run.`;
}
function sameWords(by, escapeText) {
  return by === "instructions" ? "take the same number of instructions for" : `have the same ${escapeText(by)} in`;
}
function changeWords({ by }, ratio, escapeText) {
  if (by === void 0) return `is ${inWords(ratio)}`;
  const verb = by === "instructions" ? "takes" : "has";
  const figure = escapeText(by);
  if (ratio === 1) return `${verb} the same ${figure} as`;
  const share = signedHundredths(ratio - 1).slice(1);
  return `${verb} ${share} ${ratio > 1 ? "more" : "less"} ${figure} than`;
}
function changeOf(bisection, measured, { point, parents }, escapeText) {
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf2(point) ?? 1;
  const before = parents.map((parent) => ratioOf2(parent) ?? 1);
  const nearest = before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  return `${changeWords(bisection, own / nearest, escapeText)} ${what}`;
}
function caveats({ states: states2 }, measured, named, escapeText) {
  const leftOut = measured.filter(({ state, point }) => state === "untestable" && !named.includes(point));
  const reasons = leftOut.map(({ name, reason = "" }) => `${escapeText(name)} (${escapeText(reason)})`);
  const unsteady = [...states2.values()].filter(
    (one) => one.state === "untestable" && one.reason === "inconsistent"
  );
  return [
    ...reasons.length === 0 ? [] : [`Left out, as they cannot be tested: ${reasons.join(", ")}.`],
    ...unsteady.length === 0 ? [] : [`This machine was not steady: ${plural(unsteady.length, "point")} contradicted earlier pairs.`]
  ];
}
function nameOf({ points }, point) {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} "${title}"` : name;
}
function effort({ test, points, observations, seconds, by }) {
  const measured = observations.filter(({ pairs: pairs2 }) => pairs2.length > 0);
  const untestable = observations.filter((one) => one.untestable !== void 0).length;
  const pairs = measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return `${searchedPath(test)}: ${measured.length} of ${count(points.length)} measured${untestable === 0 ? "" : `, ${untestable} untestable`}, ${plural(pairs, by === void 0 ? "pair" : by === "instructions" ? "count" : "measurement")}, ${minutes}`;
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

// src/features/bisect/report/render.ts
function renderBisectionText(bisection) {
  const search = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search, inTerminal).flatMap(
    (line) => wrap(line, "", "  ")
  );
  const table = drawTextTable(pointTable(bisection, search, inTerminal), "").map(({ text }) => text);
  return `${[first, ...others, "", ...table, "", effort(bisection)].join("\n")}
`;
}
function renderBisectionMarkdown(bisection, heading = "#") {
  const search = replaySearch(bisection);
  const [first = "", ...others] = answerLines(bisection, search, inMarkdown);
  const blocks = [
    `${heading} ${first}`,
    drawList(others),
    drawTable(pointTable(bisection, search, inMarkdownCell)),
    lineWords(bisection, search),
    effort(bisection)
  ];
  return `${joinBlocks(blocks)}
`;
}
var states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" };
function pointTable(bisection, search, escapeText) {
  const measured = measuredPoints(bisection, search);
  const plot = plotRatios(measured, search.line && Math.exp(search.line.logRatio));
  const isCode = escapeText === inMarkdownCell;
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== void 0);
  const ofBaseline = (cell) => hasBaseline ? [cell] : [];
  const cellsOf = (one, place) => {
    const drawn = plot[place] ?? "";
    return [
      escapeText(one.name),
      `${states[one.state]}${one.verified ? ", verified" : ""}`,
      one.toGood === void 0 ? "" : pointRatio(bisection, one.toGood.ratio),
      ...ofBaseline(one.toBaseline === void 0 ? "" : pointRatio(bisection, one.toBaseline.ratio)),
      one.pairs === 0 ? "" : count(one.pairs),
      // Markdown joins spaces outside of code; a no-break space stays.
      isCode ? drawn === "" ? "" : `\`${drawn.replaceAll(" ", "\xA0")}\`` : drawn
    ];
  };
  return {
    columns: [
      ...left("point", "state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...left("x good, plotted")
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) }))
  };
}
function lineWords(bisection, { line }) {
  if (line === void 0) return "";
  const marks = "`\u25CF` is the median of a point / the good end, `\u2500` its 95% interval, and `\u250A` the line";
  return `${marks} at ${pointRatio(bisection, Math.exp(line.logRatio))}x. ${ratioWords(line)}`.trim();
}

// src/features/bisect/settings.ts
import path from "node:path";
function formatGivenBisect(given) {
  return JSON.stringify(writtenValues(bisectOptions, given));
}
function parseGivenBisect(text) {
  return checked(schemaOf(bisectOptions), parseJson(text));
}
var defaultFolder = defaultsOf(bisectOptions).out;
function resolveBisectSettings(given, files, features, root) {
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
  const { age = defaultAge } = others;
  if (!isAged(by)) refuseUnused(given, ["age"], `--by ${by}; it is for --by age-disk and --by age-written`);
  const rows = by === "instructions" && given.rows === void 0 ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  const { counters, "own-workloads": ownFiles } = given;
  const named = ownFiles === void 0 ? {} : { "own-workloads": ownFiles };
  const { contents } = readSources({ given: named }, features, root);
  const catalogue = catalogueOf(features, contents, "sqlite", omitUndefined({ counters }));
  const found = isAged(by) ? findLife(test, by, age) : findTest(test, testsOf(catalogue));
  if (isCounter(by) && "variant" in found && findWorkload(found, catalogue)?.counters === void 0)
    throw new InputError(
      `--by: ${formatValue(by)} is a counter of the engine, and ${testPath(found)} has no query for counters: give one with --counters` + (found.variant === "own" ? ", or as counters in the workload's file" : "")
    );
  if (resume !== void 0 && given.out !== void 0 && path.resolve(resume) !== path.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its own folder, so omit --out`
    );
  return {
    source: sourceOf(given, files),
    test: found,
    contents: "variant" in found && found.variant === "own" ? contents : {},
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
    ...omitUndefined({ baseline, threshold, sampleTimeout, resume, counters })
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
function resolveStepSettings(given, files, features) {
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
  const settings = resolveBisectSettings({ ...others, threshold, engines: true }, [good], features);
  const source = { kind: "engines", files: [good] };
  return { ...settings, source, candidate, threshold, ...omitUndefined({ build, buildTimeout }) };
}
function refuseUnused(given, names, where) {
  const unused = names.find((name) => given[name] !== void 0 && given[name] !== false);
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
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === void 0) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
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
var defaultAge = 4e3;
function findLife(given, by, commits) {
  const life = shapeNames.find((name) => lifePath(name) === given);
  if (life !== void 0) return { life, commits };
  const all = shapeNames.map(lifePath).join(", ");
  throw new InputError(
    given === void 0 ? `--test is missing: name the shape of life that --by ${by} compares, one of ${all}` : `--test: ${formatValue(given)} is no shape of life, and --by ${by} compares those: give one of ${all}`
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
      `--test: ${formatValue(given)} names a shape of life, whose time cannot be searched: add --by age-disk or --by age-written`
    );
  const meant = suggestName(given, all.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` + (meant === void 0 ? "give a path such as int/memory/reads/oltp_point_select" : `did you mean ${formatValue(meant)}?`)
  );
}
function readBisectInputs(getInput) {
  if (getInput("results").trim() !== "") {
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== void 0)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return void 0;
  }
  if (getInput("test").trim() === "")
    throw new InputError("input test: name the path of the test that changed");
  return readInputs(bisectInputs, getInput);
}

export {
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
