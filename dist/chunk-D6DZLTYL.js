import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  rebuildNames
} from "./chunk-UKE6JVZJ.js";
import {
  commitsIn,
  growsFaster,
  isNotable,
  isTime
} from "./chunk-X6TOUEU2.js";
import {
  failuresReason
} from "./chunk-GQQ23JF3.js";
import {
  andList,
  engineName
} from "./chunk-CU2GD6RI.js";
import {
  count,
  multiplier,
  plural,
  shortBytes,
  shortTime
} from "./chunk-T76VAKQL.js";
import {
  lifePath
} from "./chunk-QVJZVUH4.js";
import {
  totalOf
} from "./chunk-AFANOJMY.js";

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
  const most = largest === void 0 ? "" : `; disk up to ${multiplier(largest.ratio)}x of ${engineName(names, "baseline")} (${largest.shape})`;
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
  const sentences = found.comparisons.filter((one) => isNotable(one, lastCommits(found, one.shape))).toSorted((one, other) => Number(other.isOver) - Number(one.isOver)).map((one) => `${one.shape}: ${comparisonText(one, found, names)}`);
  return sentences;
}
function lastCommits({ age }, shape) {
  const rungs = age.shapes.find((one) => one.shape === shape)?.engines[0]?.rungs ?? [];
  return commitsIn(rungs, rungs.length - 1);
}
function comparisonText(one, { age }, names) {
  const { figure, candidate, reference, against, ratio, interval, ceiling, isOver } = one;
  const [own, other] = [names.candidate, engineName(names, against)];
  const beside = (value) => `${value(candidate)} on ${own}, ${value(reference)} on ${other}`;
  const over = isOver ? `, over ${multiplier(ceiling ?? 0)}x` : "";
  const figureTimes = `${multiplier(ratio)}x${intervalText(interval)}${over}`;
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
  const text = beside(({ value }) => `${figureText(figure, value)}${of}`);
  return `a commit ${verbs[figure]} ${text} ${after}: ${figureTimes}${shapeOfGrowth(one)}`;
}
function intervalText(interval) {
  return interval === void 0 ? "" : ` (95% ${multiplier(interval.low)}x to ${multiplier(interval.high)}x)`;
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
  const times = others === void 0 ? "" : `, ${multiplier(totalOf(left) / Math.max(1, totalOf(others)))}x of ${other}`;
  return `${log}; after ${rebuildName(age)} ${shortBytes(totalOf(left))}${times}`;
}
function cleanedFiles(cleaned) {
  return cleaned === void 0 || "refused" in cleaned ? void 0 : cleaned.files;
}
function introduction(found, findings) {
  const { age } = found;
  const what = `${count(age.commits)} commits in ${plural(age.shapes.length, "shape")} of life`;
  return findings === 0 ? `${what}: no figure stands out.` : `${what}: ${plural(findings, "figure stands", "figures stand")} out.`;
}

export {
  figureTitles,
  ageNotes,
  rebuildName,
  figureText,
  ageWords,
  ageSummary,
  faultTexts,
  findingTexts,
  intervalText,
  lackedTexts,
  introduction
};
