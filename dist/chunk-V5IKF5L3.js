import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  commitsIn,
  growsFaster,
  isNotable,
  isTime,
  ratioText
} from "./chunk-PFJ5GFNK.js";
import {
  failuresReason
} from "./chunk-PUULMDIT.js";
import {
  andList,
  engineName
} from "./chunk-MX6P2DF2.js";
import {
  multiplier,
  plural,
  shortBytes,
  shortTime
} from "./chunk-NRVWYJ6O.js";
import {
  RandomStream,
  lifePath,
  tableOptions
} from "./chunk-H2WPJ5RR.js";
import {
  totalOf
} from "./chunk-KAFQIV6R.js";

// src/features/figures/age/shapes.ts
import { createHash } from "node:crypto";
var rebuildNames = { sqlite: "VACUUM", mysql: "OPTIMIZE TABLE" };
var pointSelects = 100;
var rowLength = 60;
var constantRows = 100;
var commitsInTable = 20;
function shapesOf(seed, dialect = "sqlite") {
  const columns = dialect === "sqlite" ? "id INTEGER PRIMARY KEY, v TEXT" : "id INT PRIMARY KEY, v VARCHAR(60)";
  const createTable = (name) => `CREATE TABLE ${name}(${columns})${tableOptions[dialect]}`;
  const rebuildOf = (tables) => dialect === "sqlite" ? rebuildNames.sqlite : `${rebuildNames.mysql} ${tables.join(", ")}`;
  const text = (number) => `'${createHash("sha256").update(`${seed} ${number}`).digest("hex").slice(0, rowLength)}'`;
  const insert = (id, table = "life") => `INSERT INTO ${table} VALUES(${id}, ${text(id)})`;
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
      commit: (number) => `UPDATE life SET v = ${text(number)} WHERE id = 1`,
      points: () => Array.from({ length: pointSelects }, () => point(1))
    },
    churn: {
      ...oneTable,
      title: "a row in and the oldest out, by turns",
      preparation: [
        createTable("life"),
        ...Array.from({ length: constantRows }, (_, row) => insert(row + 1))
      ],
      commit: (number) => number % 2 === 1 ? insert(constantRows + (number + 1) / 2) : `DELETE FROM life WHERE id = ${number / 2}`,
      points: (after) => keys(after, Math.floor(after / 2) + 1, constantRows + Math.ceil(after / 2)).map((id) => point(id))
    },
    transaction: { ...append, title: "rows of each rung in one transaction", isOneTransaction: true },
    tables: {
      title: `a new table every ${commitsInTable} commits, and rows in it`,
      isOneTransaction: false,
      preparation: [createTable("life_0")],
      commit: (number) => makesTable(number) ? createTable(`life_${tableOf(number)}`) : insert(number, `life_${tableOf(number)}`),
      scan: (after) => tablesAfter(after).map((table) => `SELECT id, v FROM ${table} ORDER BY id`),
      points: (after) => keys(after, 1, after).map((id) => point(id, `life_${tableOf(id)}`)),
      rebuild: (after) => rebuildOf(tablesAfter(after))
    }
  };
}
function* statementsOf({ commit, isOneTransaction }, { from, to }, isFirst, isLast) {
  if (isOneTransaction && isFirst) yield "BEGIN";
  for (let number = from; number <= to; number++) yield commit(number);
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
  return found.comparisons.filter((one) => isNotable(one, lastCommits(found, one.shape))).toSorted((one, other) => Number(other.isOver) - Number(one.isOver)).map((one) => `${one.shape}: ${comparisonText(one, found, names)}`);
}
function lastCommits({ age }, shape) {
  const rungs = age.shapes.find((one) => one.shape === shape)?.engines[0]?.rungs ?? [];
  return commitsIn(rungs, rungs.length - 1);
}
function comparisonText(one, { age }, names) {
  const { figure, candidate, reference, against, ceiling, isOver } = one;
  const [own, other] = [names.candidate, engineName(names, against)];
  const beside = (value) => `${value(candidate)} on ${own}, ${value(reference)} on ${other}`;
  const figureTimes = ratioText(one, isOver ? ceiling : void 0);
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

export {
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
  lackedTexts
};
