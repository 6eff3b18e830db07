import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  RandomStream,
  tableOptions
} from "./chunk-QVJZVUH4.js";

// src/report/format/sparkline.ts
var bars = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
var leastSpan = Math.log(1.1);
var mostValues = 30;
function sparkline(logRatios) {
  const shown = logRatios.slice(-mostValues);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown.map((value) => {
    const height = Math.floor((value - bottom) / span * bars.length);
    return bars[Math.min(Math.max(height, 0), bars.length - 1)];
  }).join("");
}

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

export {
  rebuildNames,
  pointSelects,
  shapesOf,
  statementsOf,
  sparkline
};
