import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  recordedRule
} from "./shared-verdict-judge-recording.js";
import {
  allTests,
  alphaOfLook,
  averageCeiling,
  confirmAverage,
  confirmTest,
  count2 as count,
  cutApart,
  inReportOrder,
  judge,
  multiplier,
  pairsOf,
  passesRounds,
  percent,
  plural,
  robustDeviation,
  screenAverage,
  screenTest,
  screeningLooks,
  sectionPath,
  suiteOf,
  testCeiling,
  testPath,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/verdict/tightest.ts
var precision = 1.0001;
function tightestCeiling(all, start) {
  if (!all.every((passes) => passes(Number.POSITIVE_INFINITY))) return void 0;
  return all.reduce(
    (found, passes) => found !== void 0 && passes(found) ? found : search(passes, found ?? start),
    void 0
  );
}
function search(passes, start) {
  let high = start;
  while (!passes(high)) high *= 2;
  let low = high / 2;
  while (passes(low)) [low, high] = [low / 2, low];
  while (high > low * precision) {
    const middle = Math.sqrt(low * high);
    if (passes(middle)) high = middle;
    else low = middle;
  }
  return high;
}
function passesTest({ logRatios }, { rounds, alpha }, promotedBySection) {
  if (typeof rounds === "number")
    return (ceiling) => logRatios.length >= rounds && passesRounds(logRatios, Math.log(ceiling));
  const looks = screeningLooks(rounds);
  const suspect = { state: "suspect", pairs: looks.at(-1) };
  const ofTest = alpha / (1 + (promotedBySection ?? 0));
  return (ceiling) => {
    const logCeiling = Math.log(ceiling);
    const screened = promotedBySection === void 0 ? screenTest(logRatios, logCeiling, looks) : suspect;
    return isPass(screened, (first) => confirmTest(logRatios.slice(first), logCeiling, ofTest, "samples"));
  };
}
function passesAverage({ multiplier: multiplier2, series }, { rounds, alpha }) {
  if (typeof rounds === "number")
    return (ceiling) => series.every(({ length }) => length >= rounds) && multiplier2 <= ceiling;
  const looks = screeningLooks(rounds);
  const ofLook = alphaOfLook(alpha, 1 + series.length);
  return (ceiling) => isPass(screenAverage(series, ceiling, looks), (first) => {
    const fresh = series.map((logRatios) => logRatios.slice(first));
    return confirmAverage([fresh], ceiling, ofLook, "samples");
  });
}
function isSuspect(series, ceiling, { rounds }) {
  return typeof rounds !== "number" && screenAverage(series, ceiling, screeningLooks(rounds)).state === "suspect";
}
function isPass(screened, confirm) {
  if (screened.state !== "suspect") return screened.state === "clear";
  const confirmed = confirm(screened.pairs);
  return confirmed.state === "decided" && confirmed.outcome === "pass";
}

// src/verdict/advice.ts
var leastMargin = 1.05;
var noiseMargin = 3;
function adviseCeilings(runs, criteria) {
  const judgement = runs.map((run) => judgeRun(run, criteria));
  const sections = new Map(judgement.flatMap((run) => [...run.sections]));
  return {
    runs: runs.length,
    sections: [...sections].toSorted(([, a], [, b]) => inReportOrder(a, b)).map(([path, section]) => adviseSection(path, section, judgement, criteria.ceilings))
  };
}
function judgeRun(recording, criteria) {
  const { tests: records, run } = recording;
  const rule2 = recordedRule(recording);
  const ending = run?.outOfTime === true ? "time" : "samples";
  const { sections } = judge({ tests: records, ending }, { ...criteria, rule: rule2 });
  const samples = new Map(records.map((record) => [testPath(record), record]));
  const ratios = (test) => pairsOf(samples.get(testPath(test)) ?? { samples: [] }).map(
    ({ baseline, candidate }) => Math.log(candidate / baseline)
  );
  return {
    rule: rule2,
    sections: new Map(
      sections.flatMap((section) => {
        const own = readSection(section, ratios, rule2);
        return own === void 0 ? [] : [[sectionPath(section), own]];
      })
    )
  };
}
function readSection({ variant, storage, kind, judgement: average, tests }, ratios, rule2) {
  if (average === void 0) return void 0;
  const figures = tests.flatMap(({ comparison, judgement }) => {
    if (judgement === void 0) return [];
    const { workload } = comparison;
    const test = { variant, storage, kind, workload };
    return [{ test, multiplier: judgement.multiplier, logRatios: ratios(test) }];
  });
  const series = figures.map(({ logRatios: logRatios2 }) => logRatios2);
  const rounds = Math.min(...series.map(({ length }) => length));
  const logRatios = Array.from({ length: rounds }, (_, round) => {
    const sum = series.reduce((total, own) => total + Math.exp(own[round]), 0);
    return Math.log(sum / series.length);
  });
  const { multiplier: multiplier2 } = average;
  return {
    variant,
    storage,
    kind,
    average: { multiplier: multiplier2, logRatios, passes: passesAverage({ multiplier: multiplier2, series }, rule2) },
    series,
    tests: new Map(figures.map((figure) => [testPath(figure.test), figure]))
  };
}
function adviseSection(path, { variant, storage, kind }, runs, ceilings) {
  const section = { variant, storage, kind };
  const own = runs.flatMap(({ rule: rule2, sections }) => {
    const judgement = sections.get(path);
    return judgement === void 0 ? [] : [{ rule: rule2, judgement }];
  });
  const average = advise(
    own.map(({ judgement }) => judgement.average),
    averageCeiling(ceilings, section).value
  );
  const limit = average.advised ?? average.ceiling;
  const figures = own.flatMap(({ rule: rule2, judgement }) => {
    const promotedBySection = isSuspect(judgement.series, limit, rule2) ? judgement.series.length : void 0;
    return [...judgement.tests.values()].map((figure) => ({
      ...figure,
      passes: passesTest(figure, rule2, promotedBySection)
    }));
  });
  const tests = [...Map.groupBy(figures, ({ test }) => test.workload).values()].map((same) => {
    const [{ test }] = same;
    return { test, ...advise(same, testCeiling(ceilings, test).value) };
  });
  return {
    ...section,
    average,
    tests: tests.toSorted((a, b) => inReportOrder(a.test, b.test))
  };
}
function advise(figures, ceiling) {
  const worst = Math.max(...figures.map(({ multiplier: multiplier2 }) => multiplier2));
  const noise = robustDeviation(figures.flatMap(({ logRatios }) => logRatios));
  const tightest = tightestCeiling(
    figures.map(({ passes }) => passes),
    worst
  );
  const advised = tightest === void 0 ? void 0 : roundUp(Math.max(leastMargin * tightest, worst * (1 + noiseMargin * noise)));
  return { runs: figures.length, worst, ceiling, headroom: 1 - worst / ceiling, noise, tightest, advised };
}
function roundUp(value) {
  const rounded = Number(value.toPrecision(2));
  if (rounded >= value) return rounded;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((rounded + unit).toPrecision(2));
}

// src/report/ceilings-file.ts
var maxNamed = 10;
var maxNameLength = 120;
function renderCeilings({ runs, sections }) {
  const ofTool = /* @__PURE__ */ new Set([...allTests.map(testPath), ...allTests.map(sectionPath)]);
  const isKnown = ({ part, path }) => ofTool.has(path) || suiteOf(part.variant) === "own";
  const figures = sections.flatMap(({ average, tests, ...section }) => [
    { ...average, part: section, path: sectionPath(section) },
    ...tests.map(({ test, ...advised }) => ({ ...advised, part: test, path: testPath(test) }))
  ]);
  const rules = figures.flatMap(
    ({ part, path, advised, ...figure }) => advised !== void 0 && isKnown({ part, path }) ? [rule(part, advised, figure)] : []
  );
  const unknown = figures.filter((figure) => !isKnown(figure));
  const unpassed = figures.filter((figure) => isKnown(figure) && figure.advised === void 0);
  return [
    ...comment(
      `Ceilings from ${plural(runs, "run")}: for each figure ${leastMargin} times the lowest ceiling that it passes in all of`,
      `them, or the worst multiplier and ${noiseMargin} times its noise if that is more, rounded up to two digits.`,
      "They fit this engine on machines like those of the runs. A figure without a rule keeps its ceiling."
    ),
    rules.length === 0 ? "ceilings: []" : "ceilings:",
    ...rules.flat(),
    ...leftOut("not in the suite", unknown),
    ...leftOut("too few pairs to pass under any ceiling", unpassed),
    ""
  ].join("\n");
}
function rule(part, ceiling, figure) {
  const names = ["variant", "storage", "kind", "workload"].flatMap(
    (name) => name in part ? [`${name}: ${scalar(part[name])}`] : []
  );
  return [
    `  - for: { ${names.join(", ")} }`,
    `    ${"workload" in part ? "test" : "average"}: ${ceiling} # ${remark(figure)}`
  ];
}
function remark({
  worst,
  runs,
  ceiling,
  headroom
}) {
  const room = headroom < 0 ? `${percent(headroom)} over` : `headroom ${percent(headroom)} under`;
  return `worst ${multiplier(worst, ceiling)}x in ${plural(runs, "run")}, ${room} ${ceiling}x`;
}
function leftOut(why, figures) {
  if (figures.length === 0) return [];
  const paths = figures.slice(0, maxNamed).map(({ path }) => visible(path));
  const named = cutApart(paths, maxNameLength).map((path) => `  ${path}`);
  const others = figures.length - named.length;
  return comment(
    `Left out, ${why}:`,
    ...named,
    ...others > 0 ? [`  and ${count(others)} ${others === 1 ? "other" : "others"}`] : []
  );
}
function comment(...lines) {
  return lines.map((line) => `# ${line}`);
}
function scalar(name) {
  return /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][a-z0-9_]*$/.test(name) ? name : JSON.stringify(name);
}

export {
  adviseCeilings,
  renderCeilings
};
