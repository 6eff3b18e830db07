import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  allTests,
  count2 as count,
  cutApart,
  earlyMargin,
  estimateMean,
  inReportOrder,
  intervalOfMean,
  multiplier,
  percent,
  plural,
  roundedUp,
  sectionPath,
  suiteOf,
  testOnly,
  testPath,
  upperEnd,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/report/advised-ceilings.ts
var advisedMargin = 1.05;
var fewestPairs = 2;
function adviseCeilings(verdicts) {
  const figures = verdicts.flatMap(figuresOf);
  const advice = [...Map.groupBy(figures, ({ path }) => path).values()].map((same) => {
    const [{ part, path, judgement }] = same;
    const ends = same.flatMap(({ end }) => end ?? []);
    return {
      part,
      path,
      runs: same.length,
      worst: Math.max(...same.map((one) => one.judgement.multiplier)),
      ceiling: judgement.ceiling,
      advised: ends.length < same.length ? void 0 : advisedMargin * Math.max(...ends)
    };
  });
  return advice.toSorted(({ part: one }, { part: other }) => {
    const ofSections = inReportOrder({ ...one, workload: "" }, { ...other, workload: "" });
    return ofSections || Number("workload" in one) - Number("workload" in other) || inReportOrder(one, other);
  });
}
function figuresOf({ sections, rule: rule2 }) {
  const figure = (part, path, judgement, least = 0) => {
    if (judgement === void 0) return [];
    const isKnown = rule2.byFigure === true || (judgement.evidence?.pairs ?? 0) >= fewestPairs;
    const next = upperEnd(judgement) ** 2 / judgement.multiplier;
    return [{ part, path, judgement, end: isKnown ? Math.max(least, next) : void 0 }];
  };
  const farOf = (multiplier2 = 0) => rule2.byFigure === true ? 0 : earlyMargin * multiplier2;
  return sections.flatMap(({ variant, storage, kind, judgement, tests }) => {
    const section = { variant, storage, kind };
    const ofTests = tests.flatMap(({ comparison, judgement: own }) => {
      if (comparison.state !== "measured") return [];
      const { inTurns, irregular, mean, multiplier: multiplier2, ratios } = comparison;
      const ofMean = irregular === void 0 ? 0 : mean.interval?.high ?? 0;
      const apart = () => Math.max(farOf(multiplier2), ratios.length < 2 ? 0 : endOfMean(ratios.map(Math.log)));
      const least = inTurns ? ofMean : Math.max(ofMean, apart());
      return figure(testOnly(comparison), testPath(comparison), own, least);
    });
    return [...figure(section, sectionPath(section), judgement, farOf(judgement?.multiplier)), ...ofTests];
  });
}
function endOfMean(logRatios) {
  const { mean, squaredError } = estimateMean(logRatios);
  return intervalOfMean(mean, squaredError).high;
}

// src/report/ceilings-file.ts
var maxNamed = 10;
var maxNameLength = 120;
function renderCeilings(verdicts) {
  const ofTool = /* @__PURE__ */ new Set([...allTests.map(testPath), ...allTests.map(sectionPath)]);
  const isKnown = ({ part, path }) => ofTool.has(path) || suiteOf(part.variant) === "own";
  const figures = adviseCeilings(verdicts);
  const known = figures.filter(isKnown);
  const rules = known.flatMap((one) => one.advised === void 0 ? [] : rule(one, one.advised));
  return [
    ...comment(
      `Ceilings from ${plural(verdicts.length, "run")}: for each figure twice as far above it as its interval ends, in the run where that is`,
      "highest, and a twentieth more, rounded up. They fit this engine on machines like those of the runs. A figure",
      "without a rule keeps its ceiling."
    ),
    rules.length === 0 ? "ceilings: []" : "ceilings:",
    ...rules,
    ...leftOut(
      "not in the suite",
      figures.filter((one) => !isKnown(one))
    ),
    ...leftOut(
      "a single pair, which says nothing of its noise",
      known.filter(({ advised }) => advised === void 0)
    ),
    ""
  ].join("\n");
}
function rule({ part, ...figure }, advised) {
  const names = ["variant", "storage", "kind", "workload"].flatMap(
    (name) => part[name] === void 0 ? [] : [`${name}: ${scalar(part[name])}`]
  );
  return [
    `  - for: { ${names.join(", ")} }`,
    `    ${part.workload === void 0 ? "average" : "test"}: ${roundedUp(advised)} # ${remark(figure)}`
  ];
}
function remark({ worst, runs, ceiling }) {
  const headroom = 1 - worst / ceiling;
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
  renderCeilings
};
