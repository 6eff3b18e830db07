import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  multiplierOfRun
} from "./shared-features-nights-history-runs-all-tests.js";
import {
  dayOf,
  describeEngine,
  exactTrends,
  formatOf,
  historyTestPath,
  isWithoutFigure,
  marksOf,
  multiplierOf,
  ofEngine,
  runName,
  standardError
} from "./shared-features-nights-history-files-history-index.js";
import {
  historyInputs
} from "./shared-features-nights-history-options.js";
import {
  drawDocument
} from "./shared-report-format-html-blocks.js";
import {
  offeredIn,
  option,
  publishOptions,
  taken,
  text,
  unchanged
} from "./shared-yaml-dist-parse-parser.js";
import {
  left,
  right
} from "./shared-wrap-ansi-index.js";
import {
  changeFigure,
  count2 as count,
  figureConfidence,
  geometricMean,
  halfWidth,
  inMarkdown,
  inMarkdownCell,
  multiplier,
  plural,
  priorDegrees,
  signedHundredths,
  significant,
  studentTwoSided
} from "./shared-jstat-dist-jstat.js";

// src/features/nights/release-notes/compare.ts
var rate = 0.01;
var leastRatio = 1.03;
function compareRuns(old, now) {
  const before = new Map(old.tests.map((test) => [historyTestPath(test), test]));
  const both = now.tests.flatMap((test) => {
    const earlier = before.get(historyTestPath(test));
    return earlier === void 0 ? [] : [{ path: historyTestPath(test), old: earlier, now: test }];
  });
  const timed = both.flatMap((one) => {
    const [a, b] = [multiplierOf(one.old), multiplierOf(one.now)];
    return a === void 0 || b === void 0 ? [] : [{ ...one, a, b }];
  });
  const tried = timed.flatMap(({ path, old: test, now: other, a, b }) => {
    if (test.sql !== other.sql && test.sql !== void 0 && other.sql !== void 0) return [];
    const [one, two] = [standardError(test), standardError(other)];
    if (one === void 0 || two === void 0) return [];
    const error = Math.hypot(one, two);
    const degrees = test.pairs + other.pairs - 2 + priorDegrees;
    const half = halfWidth({ value: error ** 2, degrees }, figureConfidence);
    const ratio = b / a;
    const p = error === 0 ? 0 : studentTwoSided(Math.abs(Math.log(ratio)) / error, degrees);
    const ends = { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) };
    return [{ p, changed: { path, old: a, now: b, ratio, ...ends } }];
  });
  const isSignificant = significant(
    tried.map(({ p }) => p),
    rate
  );
  const figures = exactTrends([old, now]);
  const changed = tried.filter(
    ({ changed: { ratio } }, index) => isSignificant[index] && Math.max(ratio, 1 / ratio) >= leastRatio
  ).map((one) => ({ ...one.changed, ...instructionsOf(one.changed.path, figures) })).toSorted((a, b) => Math.abs(Math.log(b.ratio)) - Math.abs(Math.log(a.ratio)));
  const isMissing = ({ result }) => isWithoutFigure(result);
  return {
    tests: timed.length,
    ...timed.length === 0 ? {} : {
      means: { old: geometricMean(timed.map(({ a }) => a)), now: geometricMean(timed.map(({ b }) => b)) }
    },
    slower: changed.filter(({ ratio }) => ratio > 1),
    faster: changed.filter(({ ratio }) => ratio < 1),
    exact: figures.filter(({ changes, breaks }) => changes.length + breaks.length > 0),
    broken: both.filter((one) => isMissing(one.now) && !isMissing(one.old)).map(({ path }) => path),
    mended: both.filter((one) => isMissing(one.old) && !isMissing(one.now)).map(({ path }) => path)
  };
}
function instructionsOf(test, figures) {
  const own = figures.find(({ figure, path }) => figure === "instructions" && path === test);
  const [before, after] = own?.points ?? [];
  if (before === void 0 || after === void 0 || own?.breaks.length !== 0) return {};
  return { instructions: (after.value - before.value) / before.value };
}

// src/features/nights/release-notes/render.ts
var maxRows = 30;
function renderNotes(old, now, comparison, all) {
  const { means, tests, slower, faster, exact, broken, mended } = comparison;
  const changed = marksOf([old, now]).flatMap(({ marks }) => marks.map(({ fact }) => fact));
  const number = means === void 0 ? "No test has a figure in both runs." : `All ${plural(tests, "test")}: **${multiplier(means.now)}x** of ${inMarkdown(now.engines.baseline.name)}, before ${multiplier(means.old)}x (${changeFigure(means.now / means.old)}).`;
  const texts = [
    `${describeEngine(now.engines.candidate, inMarkdown)} beside ${describeEngine(now.engines.baseline, inMarkdown)}.`,
    number,
    ...[old, now].map(doubts),
    changed.length === 0 ? "" : `These differ between the runs and may explain changes: ${[...new Set(changed)].join(", ")}.`,
    broken.length === 0 ? "" : `**Lost their result**: ${named(broken)}`,
    mended.length === 0 ? "" : `**With a result again**: ${named(mended)}`
  ];
  const none = slower.length + faster.length === 0 ? "No test became slower or faster." : "";
  const title = `${inMarkdown(versionName(old))} to ${inMarkdown(versionName(now))}`;
  const blocks = [
    ...texts.map(textBlock),
    ...testBlocks("Slower", slower),
    ...testBlocks("Faster", faster),
    textBlock(none),
    ...exactBlocks(exact),
    ...numbers(all)
  ];
  return drawDocument("markdown", () => ({ answer: [title], blocks }), 2);
}
function versionName(run) {
  const { label, commit, engines } = run;
  return label === void 0 && commit === void 0 ? engines.candidate.ownVersion ?? runName(run) : runName(run);
}
function doubts(run) {
  const { measurement, outcome } = run;
  const state = measurement === "complete" ? outcome : measurement;
  if (state !== "inconclusive" && state !== "incomplete" && state !== "broken") return "";
  return `**Not certain**: the run of ${inMarkdown(versionName(run))} is ${state}: measure it again before you tell its times to others.`;
}
function named(paths) {
  const shown = paths.slice(0, maxRows).map(inMarkdown).join(", ");
  return paths.length > maxRows ? `${shown} and ${count(paths.length - maxRows)} more` : shown;
}
function textBlock(text2) {
  return { kind: "text", text: text2 };
}
function titled(title, table, more) {
  return [
    { kind: "heading", depth: 3, text: title },
    { kind: "table", table },
    textBlock(more === 0 ? "" : `And ${count(more)} more.`)
  ];
}
function testBlocks(title, tests) {
  if (tests.length === 0) return [];
  const hasInstructions = tests.some(({ instructions }) => instructions !== void 0);
  const shareOf = (share) => share === void 0 ? "" : signedHundredths(share);
  const rows = tests.slice(0, maxRows).map(({ path, old, now, ratio, low, high, instructions }) => ({
    cells: [
      inMarkdownCell(path),
      `${multiplier(old)}x`,
      `${multiplier(now)}x`,
      changeFigure(ratio),
      `${changeFigure(low)} to ${changeFigure(high)}`,
      ...hasInstructions ? [shareOf(instructions)] : []
    ]
  }));
  const columns = [
    ...left("Test"),
    ...right("Before", "Now", "Change", "95 % interval", ...hasInstructions ? ["Instructions"] : [])
  ];
  return titled(`${title}: ${plural(tests.length, "test")}`, { columns, rows }, tests.length - rows.length);
}
function exactBlocks(trends) {
  const changed = trends.filter(({ changes }) => changes.length > 0);
  const broken = trends.filter(({ breaks }) => breaks.length > 0);
  const ordered = changed.flatMap(
    ({ figure, path, changes: [change] }) => change === void 0 ? [] : [{ figure, path, change }]
  ).toSorted((a, b) => Math.abs(b.change.share) - Math.abs(a.change.share));
  const rows = ordered.slice(0, maxRows).map(({ figure, path, change: { before, after, share } }) => {
    const format = (value) => formatOf(figure)(value).replace(` ${figure}`, "");
    return {
      cells: [
        inMarkdownCell(figure),
        path === ofEngine ? "the engine" : inMarkdownCell(path),
        format(before.value),
        format(after.value),
        signedHundredths(share)
      ]
    };
  });
  const columns = [...left("Figure", "Test"), ...right("Before", "Now", "Change")];
  const reasons = new Set(broken.flatMap(({ breaks }) => breaks.flatMap(({ differs }) => differs)));
  const title = `Counts and costs: ${plural(ordered.length, "figure")} changed`;
  return [
    ...rows.length === 0 ? [] : titled(title, { columns, rows }, ordered.length - rows.length),
    {
      kind: "list",
      items: broken.length === 0 ? [] : [
        `${plural(broken.length, "figure")} cannot be compared: not the same ${[...reasons].join(", ")}.`
      ]
    }
  ];
}
function numbers(all) {
  if (all.length < 2) return [];
  const rows = all.map((run) => {
    const figure = multiplierOfRun(run);
    const { average } = run;
    return {
      cells: [
        inMarkdownCell(runName(run)),
        dayOf(run),
        figure === void 0 ? "" : `${multiplier(figure)}x`,
        average === void 0 ? "" : `${multiplier(average.low)} to ${multiplier(average.high)}`,
        count(run.tests.length)
      ]
    };
  });
  const columns = [...left("Version", "Date"), ...right("All tests", "95 % interval", "Tests")];
  return titled("All tests, by version", { columns, rows }, 0);
}

// src/features/nights/release-notes/options.ts
var offered = ["action release-notes"];
var releaseOptions = {
  "compared-releases": option(text(), {
    help: "Two releases as JSON, with old and now, each with tag, commit and date",
    note: "The job `find` of `release-report.yml` makes it.",
    offered,
    otherwise: "required"
  }),
  "old-results": option(text(), {
    help: "The results.json of the release before",
    offered,
    otherwise: "required"
  })
};
var takenInputs = {
  "action release-notes": {
    ...unchanged("history-branch", "history-path"),
    results: { help: "The results.json of the release" },
    "github-token": {
      help: "Token that adds to the history and writes the release, with the permission contents: write"
    }
  }
};
var releaseInputs = {
  ...offeredIn(releaseOptions, "action release-notes"),
  ...taken({ ...historyInputs, ...publishOptions }, takenInputs["action release-notes"])
};

export {
  compareRuns,
  renderNotes,
  releaseOptions,
  takenInputs,
  releaseInputs
};
