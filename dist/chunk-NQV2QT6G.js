import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  isServerFile
} from "./chunk-24VBGLXN.js";
import {
  InputError,
  __commonJS,
  __toESM,
  formatValue,
  kinds,
  omitUndefined,
  storages,
  suiteNames,
  suiteOf,
  testPath,
  variants,
  variantsOf,
  workloadOfCells
} from "./chunk-ULWFNPWD.js";

// node_modules/fastest-levenshtein/mod.js
var require_mod = __commonJS({
  "node_modules/fastest-levenshtein/mod.js"(exports) {
    "use strict";
    exports.__esModule = true;
    exports.distance = exports.closest = void 0;
    var peq = new Uint32Array(65536);
    var myers_32 = function(a, b) {
      var n = a.length;
      var m = b.length;
      var lst = 1 << n - 1;
      var pv = -1;
      var mv = 0;
      var sc = n;
      var i = n;
      while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
      }
      for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= (eq & pv) + pv ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
          sc++;
        }
        if (pv & lst) {
          sc--;
        }
        mv = mv << 1 | 1;
        pv = pv << 1 | ~(xv | mv);
        mv &= xv;
      }
      i = n;
      while (i--) {
        peq[a.charCodeAt(i)] = 0;
      }
      return sc;
    };
    var myers_x = function(b, a) {
      var n = a.length;
      var m = b.length;
      var mhc = [];
      var phc = [];
      var hsize = Math.ceil(n / 32);
      var vsize = Math.ceil(m / 32);
      for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
      }
      var j = 0;
      for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
          var eq = peq[a.charCodeAt(i)];
          var pb = phc[i / 32 | 0] >>> i & 1;
          var mb = mhc[i / 32 | 0] >>> i & 1;
          var xv = eq | mv_1;
          var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
          var ph = mv_1 | ~(xh | pv_1);
          var mh = pv_1 & xh;
          if (ph >>> 31 ^ pb) {
            phc[i / 32 | 0] ^= 1 << i;
          }
          if (mh >>> 31 ^ mb) {
            mhc[i / 32 | 0] ^= 1 << i;
          }
          ph = ph << 1 | pb;
          mh = mh << 1 | mb;
          pv_1 = mh | ~(xv | ph);
          mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
          peq[b.charCodeAt(k)] = 0;
        }
      }
      var mv = 0;
      var pv = -1;
      var start2 = j * 32;
      var vlen = Math.min(32, m - start2) + start2;
      for (var k = start2; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
      }
      var score = m;
      for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = phc[i / 32 | 0] >>> i & 1;
        var mb = mhc[i / 32 | 0] >>> i & 1;
        var xv = eq | mv;
        var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += ph >>> m - 1 & 1;
        score -= mh >>> m - 1 & 1;
        if (ph >>> 31 ^ pb) {
          phc[i / 32 | 0] ^= 1 << i;
        }
        if (mh >>> 31 ^ mb) {
          mhc[i / 32 | 0] ^= 1 << i;
        }
        ph = ph << 1 | pb;
        mh = mh << 1 | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
      }
      for (var k = start2; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
      }
      return score;
    };
    var distance2 = function(a, b) {
      if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
      }
      if (b.length === 0) {
        return a.length;
      }
      if (a.length <= 32) {
        return myers_32(a, b);
      }
      return myers_x(a, b);
    };
    exports.distance = distance2;
    var closest2 = function(str, arr) {
      var min_distance = Infinity;
      var min_index = 0;
      for (var i = 0; i < arr.length; i++) {
        var dist = distance2(str, arr[i]);
        if (dist < min_distance) {
          min_distance = dist;
          min_index = i;
        }
      }
      return arr[min_index];
    };
    exports.closest = closest2;
  }
});

// src/suite/sql-template.ts
function sql(pieces, ...parts) {
  return { type: "template", pieces, parts };
}
function fixed(text3) {
  return { type: "template", pieces: [text3], parts: [] };
}
function real(decimal) {
  return { type: "real", decimal };
}
function blob(digits2) {
  return { type: "blob", digits: digits2 };
}
function textOf(part) {
  return appendText("", part);
}
function appendText(before, part) {
  if (typeof part === "string")
    return `${before}'${part.indexOf("'") < 0 ? part : part.replaceAll("'", "''")}'`;
  if (typeof part === "number") return `${before}${part}`;
  if (isList(part)) {
    let text4 = appendText(before, part[0]);
    for (let index = 1; index < part.length; index++) text4 = appendText(`${text4}, `, part[index]);
    return text4;
  }
  if (part.type === "real") return before + part.decimal;
  if (part.type === "blob") return `${before}X'${part.digits}'`;
  const { pieces, parts } = part;
  let text3 = before + pieces[0];
  for (let index = 0; index < parts.length; index++)
    text3 = appendText(text3, parts[index]) + pieces[index + 1];
  return text3;
}
function shapeOf(part) {
  if (isValue(part)) return "?";
  if (isList(part)) return part.map(shapeOf).join(", ");
  return part.pieces.reduce((shape, piece, index) => shape + shapeOf(part.parts[index - 1]) + piece);
}
function valuesOf(part) {
  if (isValue(part)) return [part];
  return (isList(part) ? part : part.parts).flatMap(valuesOf);
}
var isList = Array.isArray;
function isValue(part) {
  return typeof part !== "object" || !isList(part) && part.type !== "template";
}

// src/suite/oltp/key-shapes.ts
function singleColumn(type, value) {
  return {
    columns: ["id"],
    definitions: [`id ${type} PRIMARY KEY`],
    constraints: [],
    options: "",
    values: (id) => [value(id)],
    equals: (id) => sql`id = ${value(id)}`,
    between: ([first2, last2], table4) => sql`${qualified("id", table4)} BETWEEN ${value(first2)} AND ${value(last2)}`,
    among: (ids) => sql`id IN (${ids.map(value)})`
  };
}
var idsPerPrefix = 1e4;
var prefix = (id) => Math.floor(id / idsPerPrefix);
var suffix = (id) => id % idsPerPrefix;
var rowValue = (id) => sql`(${prefix(id)}, ${suffix(id)})`;
var composite = {
  columns: ["a", "b"],
  definitions: ["a INTEGER", "b INTEGER"],
  constraints: ["PRIMARY KEY (a, b)"],
  options: " WITHOUT ROWID",
  values: (id) => [prefix(id), suffix(id)],
  equals: (id) => sql`a = ${prefix(id)} AND b = ${suffix(id)}`,
  between: ([first2, last2], table4) => sql`(${qualified("a", table4)}, ${qualified("b", table4)}) BETWEEN ${rowValue(first2)} AND ${rowValue(last2)}`,
  // Engines built on a SQLite older than 3.54 take only a subquery at the right of a row-value IN.
  among: (ids) => sql`(a, b) IN (VALUES ${ids.map(rowValue)})`
};
function qualified(column, table4) {
  return fixed(table4 === void 0 ? column : `${table4}.${column}`);
}
var bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
var zeros = "0".repeat(24);
function hexadecimal(id) {
  return `${zeros}${bytes[id >>> 24]}${bytes[id >>> 16 & 255]}${bytes[id >>> 8 & 255]}${bytes[id & 255]}`;
}
var keyShapes = {
  int: singleColumn("INTEGER", (id) => id),
  composite,
  blob: singleColumn("BLOB", (id) => blob(hexadecimal(id))),
  text: singleColumn("TEXT", (id) => hexadecimal(id))
};

// src/suite/oltp/tables.ts
var tableNames = ["sbtest1", "sbtest2", "sbtest_types"];
var bulkTable = "sbtest_bulk";
var sysbenchColumns = [
  "k INTEGER NOT NULL DEFAULT 0",
  "c TEXT NOT NULL DEFAULT ''",
  "pad TEXT NOT NULL DEFAULT ''"
];
function sysbenchValues(random, rows) {
  return [random.integer(1, rows), columnC(random), random.letters(30)];
}
function columnC(random) {
  return random.letters(60);
}
function typesValues(random) {
  return [random.integer(-1e6, 1e6), sixtyFourths(random.integer(-64e6, 64e6)), random.letters(50)];
}
var decimals = Array.from({ length: 64 }, (_, numerator) => (numerator / 64).toFixed(6).slice(1));
function sixtyFourths(numerator) {
  const magnitude = Math.abs(numerator);
  return real(`${numerator < 0 ? "-" : ""}${Math.floor(magnitude / 64)}${decimals[magnitude % 64]}`);
}
var tables = {
  sbtest1: { columns: sysbenchColumns, indexed: "k", rows: (rows) => rows, values: sysbenchValues },
  sbtest2: {
    columns: sysbenchColumns,
    indexed: "k",
    rows: (rows) => Math.min(rows, 1e3),
    values: sysbenchValues
  },
  // Its subject is value types, so its key has one shape in every variant.
  sbtest_types: {
    columns: ["ival INTEGER", "rval REAL", "tval TEXT"],
    key: keyShapes.int,
    rows: (rows) => rows,
    values: typesValues
  }
};
function table(name) {
  return tables[name];
}
function createTable(name, key2, columns3) {
  const parts = [...key2.definitions, ...columns3, ...key2.constraints];
  return `CREATE TABLE ${name}(${parts.join(", ")})${key2.options};`;
}

// src/suite/oltp/queries.ts
var rangeSize = 100;
var pointSelect = ({ key: key2, rows, random }) => [
  sql`SELECT c FROM sbtest1 WHERE ${key2.equals(random.integer(1, rows))};`
];
var pointSelects = Array(10).fill(pointSelect);
function overKeys(columns3, length, rest = "") {
  const [selected, end] = [fixed(columns3), fixed(rest)];
  return ({ key: key2, rows, random }) => [
    sql`SELECT ${selected} FROM sbtest1 WHERE ${key2.between(random.range(length, rows))}${end};`
  ];
}
var rangeSelect = overKeys("c", rangeSize);
var sumRange = overKeys("SUM(k)", rangeSize);
var orderRange = overKeys("c", rangeSize, " ORDER BY c");
var distinctRange = overKeys("DISTINCT c", rangeSize, " ORDER BY c");
var countRange = overKeys("COUNT(k)", 10);
var groupRange = overKeys("k, COUNT(*)", 1e3, " GROUP BY k ORDER BY k");
var indexSelect = ({ key: key2, rows, random }) => [
  sql`SELECT ${fixed(key2.columns.join(", "))}, c FROM sbtest1 WHERE k = ${random.integer(1, rows)};`
];
var listSelect = ({ key: key2, rows, random }) => {
  const ids = Array.from({ length: 10 }, () => random.integer(1, rows));
  return [sql`SELECT ${fixed(key2.columns.join(", "))}, k, c, pad FROM sbtest1 WHERE ${key2.among(ids)};`];
};
var countIndexRange = ({ rows, random }) => {
  const [first2, last2] = random.range(100, rows);
  return [sql`SELECT COUNT(k) FROM sbtest1 WHERE k BETWEEN ${first2} AND ${last2};`];
};
var join = sql`FROM sbtest1 JOIN sbtest2 ON sbtest1.k = sbtest2.k`;
var joinSelect = ({ key: key2, rows, random }) => {
  const columns3 = ["sbtest1", "sbtest2"].flatMap((name) => key2.columns.map((column) => `${name}.${column}`));
  const range = key2.between(random.range(10, rows), "sbtest1");
  return [sql`SELECT ${fixed(columns3.join(", "))} ${join} WHERE ${range};`];
};
var joinCount = ({ key: key2, rows, random }) => {
  const range = key2.between(random.range(50, table("sbtest2").rows(rows)), "sbtest2");
  return [sql`SELECT COUNT(*) ${join} WHERE ${range};`];
};
var scanTypes = ({ random }) => [
  sql`SELECT COUNT(*) FROM sbtest_types WHERE tval LIKE ${`%${random.letters(3)}%`};`
];
var scanTable = () => [sql`SELECT COUNT(*) FROM sbtest1 WHERE c LIKE ${"%abc%"};`];

// src/suite/workload.ts
function isTimedIn({ variants: variants2 }, variant) {
  return variants2 === void 0 || variants2.includes(variant);
}
var checkpoint = "PRAGMA wal_checkpoint;";

// src/suite/oltp/fresh-state.ts
function stateStatements({ tables: tables2 }, prepared = tableNames) {
  const own = tables2.length === 0 ? [bulkTable] : [];
  const rows = [...prepared, ...own].map((name) => `SELECT * FROM ${name};`);
  const indexes2 = tables2.flatMap((name) => {
    const { indexed } = table(name);
    return indexed === void 0 ? [] : [`SELECT ${indexed} FROM ${name} INDEXED BY ${name}_${indexed};`];
  });
  return [...rows, ...indexes2];
}
function warmStatements({ kind, tables: tables2 }) {
  const used = tables2.length === 0 ? ["sbtest1"] : tables2;
  return kind === "reads" ? used.flatMap((name) => [readRows(name), ...readIndex(name)]) : [...used.flatMap(readIndex), "BEGIN;", ...used.flatMap(changeAndRestore), "COMMIT;", checkpoint];
}
function readRows(name) {
  return `SELECT count(*) FROM ${name} WHERE ${lastColumn(name)} = '';`;
}
function readIndex(name) {
  const { indexed } = table(name);
  return indexed === void 0 ? [] : [`SELECT count(*) FROM ${name} WHERE ${indexed} > 0;`];
}
function changeAndRestore(name) {
  const column = lastColumn(name);
  const integers = name === "sbtest_types" ? "ival" : "k";
  return ["upper", "lower"].map(
    (change2) => `UPDATE ${name} SET ${column} = ${change2}(${column}) WHERE ${integers} % 30 = 0;`
  );
}
function lastColumn(name) {
  const [column] = table(name).columns.at(-1)?.split(" ") ?? [];
  if (column === void 0) throw new Error(`table ${name} has no column beside its key`);
  return column;
}

// src/suite/oltp/steps.ts
function workloadOfShape({ opening: opening2, steps, closing, ...shape }) {
  function* statements({ variant, rows, random }) {
    const source3 = { key: keyShapes[variant], rows, random };
    for (const step of opening2) yield* step(source3, 0);
    const repetitions = shape.times(rows);
    for (let index = 0; index < repetitions; index++) for (const step of steps) yield* step(source3, index);
    for (const step of closing) yield* step(source3, 0);
  }
  const state2 = shape.kind === "reads" ? [] : stateStatements(shape);
  return { ...shape, statements, warm: warmStatements(shape), state: state2 };
}
var doltlite = "DoltLite's sysbench-style suite";
function sysbench(script) {
  return `sysbench's ${script}.lua`;
}

// src/suite/oltp/reads.ts
var fewScans = 10;
var inReportOrder = [
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    count: 1e4,
    steps: [pointSelect]
  },
  {
    name: "oltp_range_select",
    description: "c of 100 consecutive keys",
    source: `the simple range of ${sysbench("oltp_read_only")}`,
    count: 1e3,
    steps: [rangeSelect]
  },
  {
    name: "oltp_sum_range",
    description: "sum of k over 100 consecutive keys",
    source: `the sum range of ${sysbench("oltp_read_only")}`,
    count: 1e3,
    steps: [sumRange]
  },
  {
    name: "oltp_order_range",
    description: "c of 100 consecutive keys, sorted",
    source: `the order range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [orderRange]
  },
  {
    name: "oltp_distinct_range",
    description: "distinct c of 100 consecutive keys, sorted",
    source: `the distinct range of ${sysbench("oltp_read_only")}`,
    count: 100,
    steps: [distinctRange]
  },
  {
    name: "oltp_index_scan",
    description: "key and c of the rows with one value of k, through the index on k",
    source: doltlite,
    count: 1e3,
    steps: [indexSelect]
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    count: 1e3,
    steps: [listSelect]
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    count: 1e3,
    steps: [countRange]
  },
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: doltlite,
    count: 1e3,
    steps: [countIndexRange]
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: doltlite,
    count: 100,
    steps: [groupRange]
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 500,
    steps: [joinSelect]
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: doltlite,
    tables: ["sbtest1", "sbtest2"],
    count: 100,
    steps: [joinCount]
  },
  {
    name: "types_table_scan",
    description: "count of the rows of sbtest_types whose text contains three random letters",
    source: doltlite,
    tables: ["sbtest_types"],
    count: fewScans,
    steps: [scanTypes]
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: doltlite,
    count: fewScans,
    steps: [scanTable]
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range",
    source: sysbench("oltp_read_only"),
    count: 1e3,
    steps: [...pointSelects, rangeSelect, sumRange, orderRange, distinctRange]
  }
];
var reads = inReportOrder.map(({ count, tables: tables2 = ["sbtest1"], ...read }) => ({
  ...read,
  tables: tables2,
  kind: "reads",
  storages,
  opening: [],
  times: () => count,
  closing: []
}));

// src/suite/random.ts
import { createHash } from "node:crypto";

// node_modules/pure-rand/lib/esm/distribution/uniformInt.js
function uniformIntInternal(rng, rangeSize2) {
  const MaxAllowed = rangeSize2 > 2 ? ~~(4294967296 / rangeSize2) * rangeSize2 : 4294967296;
  let deltaV = rng.next() + 2147483648;
  while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
  return deltaV % rangeSize2;
}
function fromNumberToArrayInt64(out, n) {
  if (n < 0) {
    const posN = -n;
    out.sign = -1;
    out.data[0] = ~~(posN / 4294967296);
    out.data[1] = posN >>> 0;
  } else {
    out.sign = 1;
    out.data[0] = ~~(n / 4294967296);
    out.data[1] = n >>> 0;
  }
  return out;
}
function substractArrayInt64(out, arrayIntA, arrayIntB) {
  const lowA = arrayIntA.data[1];
  const highA = arrayIntA.data[0];
  const signA = arrayIntA.sign;
  const lowB = arrayIntB.data[1];
  const highB = arrayIntB.data[0];
  const signB = arrayIntB.sign;
  out.sign = 1;
  if (signA === 1 && signB === -1) {
    const low2 = lowA + lowB;
    const high = highA + highB + (low2 > 4294967295 ? 1 : 0);
    out.data[0] = high >>> 0;
    out.data[1] = low2 >>> 0;
    return out;
  }
  let lowFirst = lowA;
  let highFirst = highA;
  let lowSecond = lowB;
  let highSecond = highB;
  if (signA === -1) {
    lowFirst = lowB;
    highFirst = highB;
    lowSecond = lowA;
    highSecond = highA;
  }
  let reminderLow = 0;
  let low = lowFirst - lowSecond;
  if (low < 0) {
    reminderLow = 1;
    low = low >>> 0;
  }
  out.data[0] = highFirst - highSecond - reminderLow;
  out.data[1] = low;
  return out;
}
function uniformArrayIntInternal(rng, out, rangeSize2) {
  const maxIndex0 = rangeSize2[0] + 1;
  out[0] = uniformIntInternal(rng, maxIndex0);
  out[1] = uniformIntInternal(rng, 4294967296);
  while (out[0] >= rangeSize2[0] && (out[0] !== rangeSize2[0] || out[1] >= rangeSize2[1])) {
    out[0] = uniformIntInternal(rng, maxIndex0);
    out[1] = uniformIntInternal(rng, 4294967296);
  }
  return out;
}
var safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
var sharedA = {
  sign: 1,
  data: [0, 0]
};
var sharedB = {
  sign: 1,
  data: [0, 0]
};
var sharedC = {
  sign: 1,
  data: [0, 0]
};
var sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize2) {
  const rangeSizeArrayIntValue = rangeSize2 <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize2) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
  if (rangeSizeArrayIntValue.data[1] === 4294967295) {
    rangeSizeArrayIntValue.data[0] += 1;
    rangeSizeArrayIntValue.data[1] = 0;
  } else rangeSizeArrayIntValue.data[1] += 1;
  uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
  return sharedData[0] * 4294967296 + sharedData[1] + from;
}
function uniformInt(rng, from, to) {
  const rangeSize2 = to - from;
  if (rangeSize2 <= 4294967295) return uniformIntInternal(rng, rangeSize2 + 1) + from;
  return uniformLargeIntInternal(rng, from, to, rangeSize2);
}

// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
var jumps = [
  3639956645,
  3750757012,
  1261568508,
  386426335
];
var XoroShiro128Plus = class XoroShiro128Plus2 {
  constructor(s01, s00, s11, s10) {
    this.s01 = s01;
    this.s00 = s00;
    this.s11 = s11;
    this.s10 = s10;
  }
  clone() {
    return new XoroShiro128Plus2(this.s01, this.s00, this.s11, this.s10);
  }
  next() {
    const out = this.s00 + this.s10 | 0;
    const a0 = this.s10 ^ this.s00;
    const a1 = this.s11 ^ this.s01;
    const s00 = this.s00;
    const s01 = this.s01;
    this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
    this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
    this.s10 = a1 << 5 ^ a0 >>> 27;
    this.s11 = a0 << 5 ^ a1 >>> 27;
    return out;
  }
  jump() {
    let ns01 = 0;
    let ns00 = 0;
    let ns11 = 0;
    let ns10 = 0;
    let s01 = this.s01;
    let s00 = this.s00;
    let s11 = this.s11;
    let s10 = this.s10;
    for (let i = 0; i !== 4; ++i) {
      const ji = jumps[i];
      for (let mask = 1; mask; mask <<= 1) {
        if (ji & mask) {
          ns01 ^= s01;
          ns00 ^= s00;
          ns11 ^= s11;
          ns10 ^= s10;
        }
        const a0 = s10 ^ s00;
        const a1 = s11 ^ s01;
        const s00_ = s00;
        const s01_ = s01;
        s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
        s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
        s10 = a1 << 5 ^ a0 >>> 27;
        s11 = a0 << 5 ^ a1 >>> 27;
      }
    }
    this.s01 = ns01;
    this.s00 = ns00;
    this.s11 = ns11;
    this.s10 = ns10;
  }
  getState() {
    return [
      this.s01,
      this.s00,
      this.s11,
      this.s10
    ];
  }
};
function xoroshiro128plusFromState(state2) {
  if (!(state2.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
  return new XoroShiro128Plus(state2[0], state2[1], state2[2], state2[3]);
}

// src/suite/random.ts
var lettersPerDraw = 6;
var words = 26 ** lettersPerDraw;
var firstRejected = Math.floor(2 ** 32 / words) * words - 2 ** 31;
var codeOfA = "a".charCodeAt(0);
var RandomStream = class {
  #generator;
  #letters = Buffer.alloc(0);
  /** `seed` is an integer; `purpose` says what the values are for, e.g. `workload oltp_insert`. */
  constructor(seed, purpose) {
    const digest = createHash("sha256").update(`${seed} ${purpose}`).digest();
    this.#generator = xoroshiro128plusFromState([0, 4, 8, 12].map((offset) => digest.readInt32LE(offset)));
  }
  /**
   * An integer from `first` to `last`, both included, each as likely as the others.
   * @throws RangeError if `last` is below `first`.
   */
  integer(first2, last2) {
    if (last2 < first2) throw new RangeError(`no integer lies between ${first2} and ${last2}`);
    return uniformInt(this.#generator, first2, last2);
  }
  /** `count` lowercase letters from a to z. */
  letters(count) {
    if (this.#letters.length < count + lettersPerDraw) this.#letters = Buffer.alloc(count + lettersPerDraw);
    const letters2 = this.#letters;
    for (let start2 = 0; start2 < count; start2 += lettersPerDraw) {
      let word = this.#word();
      for (let at = start2; at < start2 + lettersPerDraw; at++) {
        letters2[at] = codeOfA + word % 26;
        word = word / 26 | 0;
      }
    }
    return letters2.toString("latin1", 0, count);
  }
  /** The values in a new order, every order equally likely. */
  shuffle(values) {
    const shuffled = [...values];
    this.reorder(shuffled);
    return shuffled;
  }
  /** Puts values into a new order, every order equally likely (Fisher and Yates' shuffle). */
  reorder(values) {
    for (let last2 = values.length - 1; last2 > 0; last2--) {
      const other = this.integer(0, last2);
      [values[last2], values[other]] = [values[other], values[last2]];
    }
  }
  /**
   * The same as `uniformInt(generator, 0, words - 1)`, which computes with doubles and takes twice as long. Each `| 0`
   * keeps the arithmetic on 32-bit integers.
   */
  #word() {
    let draw = this.#generator.next() | 0;
    while (draw >= firstRejected) draw = this.#generator.next() | 0;
    return ((draw ^ 2147483648) >>> 0) % words | 0;
  }
  /** A range of `length` consecutive integers within 1 to `limit`; all of 1 to `limit` if that is shorter. */
  range(length, limit) {
    const first2 = this.integer(1, Math.max(1, limit - length + 1));
    return [first2, Math.min(first2 + length - 1, limit)];
  }
};
function workloadStream(seed, workload3) {
  return new RandomStream(seed, `workload ${workload3}`);
}

// src/suite/oltp/preparation.ts
var rowsPerInsert = 50;
function* preparation(variantKey, size, names = tableNames) {
  yield "BEGIN;";
  for (const name of names) {
    const { key: key2 = variantKey, columns: columns3 } = table(name);
    yield createTable(name, key2, columns3);
    yield* load(name, key2, size);
  }
  yield "COMMIT;";
  for (const name of names) {
    const { indexed } = table(name);
    if (indexed !== void 0) yield `CREATE INDEX ${name}_${indexed} ON ${name}(${indexed});`;
  }
  yield checkpoint;
}
function* load(name, key2, { rows, seed }) {
  const { values, rows: rowsOf4 } = table(name);
  const random = new RandomStream(seed, `table ${name}`);
  const last2 = rowsOf4(rows);
  for (let first2 = 1; first2 <= last2; first2 += rowsPerInsert) {
    const count = Math.min(rowsPerInsert, last2 - first2 + 1);
    let text3 = `INSERT INTO ${name} VALUES (`;
    for (let id = first2; id < first2 + count; id++) {
      if (id > first2) text3 += "), (";
      text3 = appendText(`${appendText(text3, key2.values(id))}, `, values(random, rows));
    }
    yield `${text3});`;
  }
}

// src/suite/oltp/changes.ts
var begin = () => [sql`BEGIN;`];
var commit = () => [sql`COMMIT;`];
var createBulkTable = ({ key: key2 }) => [fixed(createTable(bulkTable, key2, sysbenchColumns))];
var insertBulk = ({ key: key2, rows, random }, index) => [
  sql`INSERT INTO sbtest_bulk VALUES (${key2.values(index + 1)}, ${sysbenchValues(random, rows)});`
];
var insert = ({ key: key2, rows, random }, index) => [
  sql`INSERT INTO sbtest1 VALUES (${key2.values(rows + 1 + index)}, ${sysbenchValues(random, rows)});`
];
var updateIndexed = ({ key: key2, rows, random }) => [
  sql`UPDATE sbtest1 SET k = ${random.integer(1, rows)} WHERE ${key2.equals(random.integer(1, rows))};`
];
var updateUnindexed = ({ key: key2, rows, random }) => [
  sql`UPDATE sbtest1 SET c = ${columnC(random)} WHERE ${key2.equals(random.integer(1, rows))};`
];
var deleteInsert = ({ key: key2, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key2.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest1 VALUES (${key2.values(id)}, ${sysbenchValues(random, rows)});`
  ];
};
var deleteInsertTypes = ({ rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest_types WHERE ${keyShapes.int.equals(id)};`,
    sql`INSERT OR REPLACE INTO sbtest_types VALUES (${keyShapes.int.values(id)}, ${typesValues(random)});`
  ];
};

// src/suite/oltp/writes.ts
var inReportOrder2 = [
  {
    name: "oltp_bulk_insert",
    description: "a row at the end of a new table without secondary index; creating the table is timed too",
    source: `${sysbench("bulk_insert")}, a row a statement`,
    tables: [],
    opening: [createBulkTable],
    times: (rows) => rows,
    autocommitTimes: 200,
    steps: [insertBulk]
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: () => 5e3,
    autocommitTimes: 200,
    steps: [insert]
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: () => 1e4,
    autocommitTimes: 200,
    steps: [updateIndexed]
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: () => 1e4,
    autocommitTimes: 200,
    steps: [updateUnindexed]
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: () => 5e3,
    autocommitTimes: 100,
    steps: [deleteInsert]
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again",
    source: sysbench("oltp_write_only"),
    times: () => 1e3,
    autocommitTimes: 50,
    steps: [updateIndexed, updateUnindexed, deleteInsert]
  },
  {
    name: "types_delete_insert",
    description: "a row of sbtest_types deleted by key and inserted again with new values",
    source: doltlite,
    tables: ["sbtest_types"],
    times: () => 5e3,
    autocommitTimes: 100,
    steps: [deleteInsertTypes]
  },
  {
    name: "oltp_read_write",
    description: "10 point selects, a range, a sum, an update of k, an update of c, a row deleted and inserted again",
    source: `${sysbench("oltp_read_write")}, without its order and distinct ranges`,
    times: () => 1e3,
    autocommitTimes: 50,
    steps: [
      ...pointSelects,
      rangeSelect,
      sumRange,
      updateIndexed,
      updateUnindexed,
      deleteInsert
    ]
  }
];
var writes = inReportOrder2.map(
  ({ autocommitTimes: _, tables: tables2 = ["sbtest1"], opening: opening2 = [], ...write }) => ({
    ...write,
    tables: tables2,
    kind: "writes",
    storages: ["memory", "file"],
    opening: [begin, ...opening2],
    closing: [commit]
  })
);
var autocommitWrites = inReportOrder2.map(
  ({ autocommitTimes, tables: tables2 = ["sbtest1"], opening: opening2 = [], ...write }) => ({
    ...write,
    name: `${write.name}_ac`,
    tables: tables2,
    kind: "writes",
    storages: ["autocommit"],
    opening: opening2,
    times: () => autocommitTimes,
    closing: []
  })
);

// src/suite/oltp/suite.ts
var oltp = {
  name: "oltp",
  description: "point, range and scan queries, and writes by key, for four shapes of primary keys",
  seconds: 240,
  workloads: [...reads, ...writes, ...autocommitWrites].map(workloadOfShape),
  tables: tableNames,
  preparation: (variant, size, tables2) => preparation(keyShapes[variant], size, tables2)
};

// src/suite/cold/suite.ts
var source = "what commands, functions and phones do: open a database, ask a few things, go";
function opening(name, count) {
  return {
    name,
    kind: "reads",
    storages: ["file"],
    description: count === 0 ? "a connection opened, and its first statement, which reads no table" : `a connection opened, and ${count === 1 ? "one row by key" : `${count} rows by key, one after the other`}`,
    source,
    tables: ["sbtest1"],
    times: () => Math.max(1, count),
    opens: true,
    *statements({ rows, random }) {
      if (count === 0) yield sql`SELECT ${fixed("1")};`;
      for (let index = 0; index < count; index++)
        yield* pointSelect({ key: keyShapes.int, rows, random }, index);
    },
    warm: [],
    state: []
  };
}
var openings = [
  opening("open", 0),
  opening("first_point_select", 1),
  opening("first_100_point_selects", 100)
];
var firstReads = reads.map((shape) => {
  const workload3 = workloadOfShape({ ...shape, storages: ["file"] });
  return {
    ...workload3,
    statements: (asked) => workload3.statements({ ...asked, variant: "int" }),
    warm: []
  };
});
var cold = {
  name: "cold",
  // Opening and reading from a disk, which it times, is the system's work.
  isCounted: () => false,
  description: "opening a file and the first queries, with the system's cache full, and emptied",
  seconds: 30,
  workloads: [...openings, ...firstReads],
  tables: oltp.tables,
  noShells: true,
  form: "text",
  dropsCache: (variant) => variant === "cold_dropped",
  preparation: (_, size, tables2) => oltp.preparation("int", size, tables2)
};

// src/suite/raw/suite.ts
function rowsOf(rows) {
  return 10 * rows;
}
var smallerBy = 100;
function tableRows(variant, rows) {
  return variant === "raw" ? Math.ceil(rowsOf(rows) / smallerBy) : rowsOf(rows);
}
var smallTimes = 10;
function timesOf(variant) {
  return variant === "raw" ? smallTimes : 1;
}
var scanned = "raw_rows";
var inserted = (index) => `raw_new_${index}`;
function* rowValues(count, random) {
  for (let id = 1; id <= count; id++) {
    const decimal = (random.integer(-64e6, 64e6) / 64).toFixed(6);
    yield sql`${id}, ${random.integer(0, 2 ** 31 - 1)}, ${real(decimal)}, ${random.letters(16)}`;
  }
}
function* inserts({ variant, rows, random }) {
  yield sql`BEGIN;`;
  for (let index = 0; index < timesOf(variant); index++)
    for (const values of rowValues(tableRows(variant, rows), random))
      yield sql`INSERT INTO ${fixed(inserted(index))} VALUES (${values});`;
  yield sql`COMMIT;`;
}
function* scans({ variant }) {
  for (let index = 0; index < timesOf(variant); index++)
    yield sql`SELECT id, number, amount, word FROM ${fixed(scanned)};`;
}
var source2 = "Performance Comparison: cloudSQL vs SQLite3, with rows of four columns";
var workloads = [
  {
    name: "sequential_scan",
    kind: "reads",
    storages: ["memory", "file"],
    description: "all columns of all rows: once of the large table, or 10 times of the small one",
    source: source2,
    tables: [scanned],
    times: () => 1,
    statements: scans,
    warm: [`SELECT count(*) FROM ${scanned} WHERE number = 0;`],
    state: []
  },
  {
    name: "point_inserts",
    kind: "writes",
    storages: ["memory", "file"],
    description: "one row a statement into an empty table, in one transaction: the large table, or 10 small ones",
    source: source2,
    tables: ["raw_new"],
    times: () => 1,
    statements: inserts,
    warm: [],
    state: Array.from(
      { length: smallTimes },
      (_, index) => `SELECT id, number, amount, word FROM ${inserted(index)} ORDER BY id;`
    )
  }
];
function* preparation2(variant, { rows, seed }, tables2 = [scanned, "raw_new"]) {
  const definition3 = "(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, amount REAL NOT NULL, word TEXT NOT NULL)";
  if (tables2.includes(scanned)) {
    yield "BEGIN;";
    yield `CREATE TABLE ${scanned}${definition3};`;
    const random = new RandomStream(seed, `table ${variant}`);
    for (const values of rowValues(tableRows(variant, rows), random))
      yield `${appendText(`INSERT INTO ${scanned} VALUES (`, values)});`;
    yield "COMMIT;";
  }
  if (tables2.includes("raw_new"))
    for (let index = 0; index < smallTimes; index++) yield `CREATE TABLE ${inserted(index)}${definition3};`;
  yield checkpoint;
}
var raw = {
  name: "raw",
  description: "rows per second of inserts and scans, without journal, without flushes, with prepared statements",
  seconds: 50,
  workloads,
  tables: [scanned, "raw_new"],
  form: "prepared",
  noShells: true,
  unit: "rows/s",
  // A sample of the large table takes a second, and a sample of the small table says as much about the runner.
  hasControls: (variant) => variant === "raw",
  attempts: () => ["PRAGMA journal_mode=OFF;", "PRAGMA synchronous=OFF;"],
  preparation: preparation2
};

// src/suite/scale/suite.ts
var table2 = "sbtest1";
function tableRows2(variant, rows) {
  if (variant === "scale_small") return Math.ceil(rows / 10);
  return variant === "scale_large" ? 10 * rows : rows;
}
var bytesPerRow = 118;
function cacheKibibytes(variant, rows) {
  return Math.ceil(tableRows2(variant, rows) * bytesPerRow / 4 / 1024);
}
var fewer = 4;
var leftOut = ["oltp_bulk_insert"];
function workloadOf(shape) {
  const times = (rows) => Math.max(1, Math.ceil(shape.times(rows) / fewer));
  const workload3 = workloadOfShape({ ...shape, storages: ["file"], times });
  return {
    ...workload3,
    state: shape.kind === "reads" ? [] : stateStatements(shape, [table2]),
    statements: ({ variant, rows, seed, random }) => workload3.statements({ variant: "int", rows: tableRows2(variant, rows), seed, random })
  };
}
var workloads2 = [...reads, ...writes].filter(({ name, tables: tables2 }) => !leftOut.includes(name) && tables2.every((one) => one === table2)).map(workloadOf);
function preparation3(variant, { rows, seed }) {
  return oltp.preparation("int", { rows: tableRows2(variant, rows), seed }, [table2]);
}
var scale = {
  name: "scale",
  // Ten times the rows take ten times as long, and say the same about the code.
  isCounted: (variant) => variant !== "scale_large",
  description: "reads and writes of tables of three sizes, four times as large as the page cache, and how they grow",
  seconds: 70,
  workloads: workloads2,
  tables: [table2],
  tableRows: tableRows2,
  hasControls: (variant) => variant !== "scale_large",
  attempts: (variant, { rows }) => [`PRAGMA cache_size=-${cacheKibibytes(variant, rows)};`],
  preparation: preparation3
};

// src/suite/dialect.ts
function dialectOf(engine) {
  return isServerFile(engine) ? "mysql" : "sqlite";
}
var tableOptions = {
  sqlite: "",
  mysql: " DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin"
};
function throughIndex(index, dialect) {
  return dialect === "sqlite" ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
function differs(left, right, dialect) {
  return dialect === "sqlite" ? `${left} IS NOT ${right}` : `NOT (${left} <=> ${right})`;
}
function derivedTable(query, dialect) {
  return dialect === "sqlite" ? `(${query})` : `(${query}) AS derived`;
}
function formatted(format, values, dialect) {
  if (dialect === "sqlite") return `printf('${format}', ${values.join(", ")})`;
  const texts = format.split("%s").map((text3) => `'${text3}'`);
  return `CONCAT_WS('', ${texts.flatMap((text3, index) => index === 0 ? [text3] : [values[index - 1], text3]).join(", ")})`;
}
var settle = { sqlite: [checkpoint], mysql: [] };

// src/suite/types/columns.ts
var indexedLimit = 2 ** 50;
function integer(bits) {
  return (random) => wide(random, bits) * (random.integer(0, 1) === 0 ? 1 : -1);
}
function unsigned(bits) {
  return (random) => wide(random, bits);
}
function wide(random, bits) {
  const used = random.integer(1, bits);
  const low = random.integer(0, 2 ** Math.min(used, 26) - 1);
  return used <= 26 ? low : low + 2 ** 26 * random.integer(0, 2 ** (used - 26) - 1);
}
function sixtyFourths2(limit) {
  return (random) => real((random.integer(-limit * 64, limit * 64) / 64).toFixed(6));
}
function letters(least, most = least) {
  return (random) => random.letters(random.integer(least, most));
}
function oneOf(values) {
  return (random) => values[random.integer(0, values.length - 1)];
}
var two = (value) => String(value).padStart(2, "0");
function date(random) {
  return `${random.integer(1970, 2037)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`;
}
function time(random) {
  return [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map(two).join(":");
}
var dateTime = (random) => `${date(random)} ${time(random)}`;
var members = ["a", "b", "c", "d"];
function someOf(random) {
  const chosen = random.integer(0, 2 ** members.length - 1);
  return members.filter((_, index) => (chosen >> index) % 2 === 1).join(",");
}
var columns = [
  { name: "id", type: "INTEGER PRIMARY KEY", value: (_, id) => id },
  { name: "tinyint_col", type: "TINYINT", value: integer(7) },
  { name: "smallint_col", type: "SMALLINT", value: integer(15) },
  { name: "mediumint_col", type: "MEDIUMINT", isOptional: true, value: integer(23) },
  { name: "int_col", type: "INT", value: integer(31) },
  { name: "bigint_col", type: "BIGINT", value: (random) => random.integer(0, indexedLimit - 1) },
  { name: "tinyint_unsigned_col", type: "TINYINT UNSIGNED", value: unsigned(8) },
  { name: "smallint_unsigned_col", type: "SMALLINT UNSIGNED", value: unsigned(16) },
  { name: "mediumint_unsigned_col", type: "MEDIUMINT UNSIGNED", value: unsigned(24) },
  { name: "int_unsigned_col", type: "INT UNSIGNED", isOptional: true, value: unsigned(32) },
  { name: "bigint_unsigned_col", type: "BIGINT UNSIGNED", value: unsigned(50) },
  { name: "decimal_col", type: "DECIMAL(10,2)", value: sixtyFourths2(1e6) },
  { name: "float_col", type: "FLOAT", value: sixtyFourths2(1e3) },
  { name: "double_col", type: "DOUBLE", isOptional: true, value: sixtyFourths2(1e6) },
  { name: "bit_col", type: "BIT(64)", value: (random) => blob(hexadecimal2(random, 8)) },
  { name: "char_col", type: "CHAR(10)", value: letters(10) },
  { name: "varchar_col", type: "VARCHAR(255)", isOptional: true, value: letters(1, 60) },
  { name: "tinytext_col", type: "TINYTEXT", value: letters(20, 100) },
  { name: "text_col", type: "TEXT", isLong: true, value: letters(300) },
  { name: "mediumtext_col", type: "MEDIUMTEXT", isLong: true, value: letters(1e3) },
  { name: "longtext_col", type: "LONGTEXT", isLong: true, isOptional: true, value: letters(4e3) },
  { name: "enum_col", type: "ENUM", value: oneOf(["val0", "val1", "val2"]) },
  { name: "set_col", type: '"SET"', value: someOf },
  { name: "date_col", type: "DATE", value: date },
  { name: "time_col", type: "TIME", value: time },
  { name: "datetime_col", type: "DATETIME", isOptional: true, value: dateTime },
  { name: "timestamp_col", type: "TIMESTAMP", value: dateTime },
  { name: "year_col", type: "YEAR", value: (random) => random.integer(1970, 2037) }
];
function hexadecimal2(random, bytes2) {
  return Array.from({ length: bytes2 }, () => random.integer(0, 255).toString(16).padStart(2, "0")).join("");
}

// src/suite/server/columns.ts
var differing = {
  id: { type: "INT NOT NULL PRIMARY KEY" },
  // Rounding to a column's decimals differs between servers, so no value has more.
  decimal_col: {
    value: (random) => real(`${random.integer(-1e6, 1e6)}.${String(random.integer(0, 99)).padStart(2, "0")}`)
  },
  // Servers print a float with six digits or with as many as it needs: these need at most six.
  float_col: { value: (random) => real((random.integer(-4e3, 4e3) / 4).toFixed(2)) },
  enum_col: { type: "ENUM('val0', 'val1', 'val2')" },
  set_col: { type: "SET('a', 'b', 'c', 'd')" },
  // Dolt of 2022 gives a number, others bytes.
  bit_col: { read: "CAST(bit_col AS UNSIGNED)" },
  // Dolt shows six decimals of a second, others as many as the column has.
  time_col: { read: "TIME_FORMAT(time_col, '%H:%i:%s')" },
  // A default keeps some servers from setting the column at each update. The hours are none that summer time skips anywhere.
  timestamp_col: {
    type: "TIMESTAMP NOT NULL DEFAULT '2000-01-01 12:00:00'",
    value: (random, id) => afterNight(String(columnNamed("timestamp_col").value(random, id)))
  }
};
function columnNamed(name) {
  const found = columns.find((column) => column.name === name);
  if (found === void 0) throw new Error(`the table of all types has no column ${name}`);
  return found;
}
function afterNight(dateTime2) {
  return dateTime2.replace(/ 0/, " 1");
}
var columns2 = columns.map((column) => ({
  ...column,
  ...differing[column.name]
}));

// src/suite/server/tables.ts
var tableNames2 = ["sbtest1", "sbtest2", "types"];
var bulkTable2 = "sbtest_bulk";
function createSysbenchTable(name) {
  const columns3 = [
    "id INT NOT NULL AUTO_INCREMENT",
    "k INT NOT NULL DEFAULT 0",
    "c CHAR(60) NOT NULL DEFAULT ''",
    "pad CHAR(30) NOT NULL DEFAULT ''",
    "PRIMARY KEY (id)"
  ];
  return `CREATE TABLE ${name}(${columns3.join(", ")})${tableOptions.mysql};`;
}
function typesRows(rows) {
  return Math.ceil(rows / 10);
}
function createTypes() {
  const definitions2 = columns2.map(
    ({ name, type, isOptional = false }) => isOptional || type.includes("NOT NULL") ? `${name} ${type}` : `${name} ${type} NOT NULL`
  );
  return `CREATE TABLE types(${definitions2.join(", ")})${tableOptions.mysql};`;
}
var typesRead = columns2.map(({ name, read = name }) => read).join(", ");
var rowsPerNull = 10;
var shortLength = 20;
function typesValues2(variant, random, id) {
  return columns2.map(({ value, isOptional = false, isLong = false }) => {
    const drawn = value(random, id);
    if (isOptional && random.integer(1, rowsPerNull) === 1) return fixed("NULL");
    return isLong && variant !== "server_long" ? String(drawn).slice(0, shortLength) : drawn;
  });
}
function* loadTypes(variant, { rows, seed }) {
  const random = new RandomStream(seed, "table types of servers");
  const last2 = typesRows(rows);
  for (let first2 = 1; first2 <= last2; first2 += rowsPerInsert) {
    let text3 = "INSERT INTO types VALUES (";
    for (let id = first2; id < first2 + rowsPerInsert && id <= last2; id++)
      text3 = appendText(id === first2 ? text3 : `${text3}), (`, typesValues2(variant, random, id));
    yield `${text3});`;
  }
}
var indexedColumns = {
  sbtest1: "k",
  sbtest2: "k",
  types: "bigint_col"
};
function* preparation4(variant, size, names = tableNames2) {
  const own = tableNames2.filter((name) => names.includes(name));
  for (const name of own) yield name === "types" ? createTypes() : createSysbenchTable(name);
  yield "BEGIN;";
  for (const name of own)
    yield* name === "types" ? loadTypes(variant, size) : load(name, keyShapes.int, size);
  yield "COMMIT;";
  for (const name of own)
    yield `CREATE INDEX ${name}_${indexedColumns[name]} ON ${name}(${indexedColumns[name]});`;
}

// src/suite/server/fresh-state.ts
var restorable = {
  sbtest1: { text: "pad", integer: "k" },
  sbtest2: { text: "pad", integer: "k" },
  types: { text: "tinytext_col", integer: "id" }
};
function warmStatements2(kind, tables2) {
  const used = tables2.length === 0 ? ["sbtest1"] : tables2;
  const reads4 = used.flatMap((name) => [
    `SELECT COUNT(*) FROM ${name} WHERE ${restorable[name].text} = '';`,
    `SELECT COUNT(*) FROM ${name} WHERE ${indexedColumns[name]} > 0;`
  ]);
  return kind === "reads" ? reads4 : [...reads4, "BEGIN;", ...used.flatMap(changeAndRestore2), "COMMIT;"];
}
function changeAndRestore2(name) {
  const { text: text3, integer: integer3 } = restorable[name];
  return ["UPPER", "LOWER"].map(
    (change2) => `UPDATE ${name} SET ${text3} = ${change2}(${text3}) WHERE ${integer3} % 30 = 0;`
  );
}
function stateStatements2(tables2) {
  const own = tables2.length === 0 ? [bulkTable2] : [];
  const rows = [...tableNames2, ...own].map(
    (name) => `SELECT ${name === "types" ? typesRead : "id, k, c, pad"} FROM ${name};`
  );
  const indexes2 = tables2.map((name) => {
    const column = indexedColumns[name];
    return `SELECT ${column} FROM ${name} FORCE INDEX (${name}_${column}) WHERE ${column} >= 0;`;
  });
  return [...rows, ...indexes2];
}

// src/suite/server/own-keys.ts
function ownKeys(rows, connection) {
  const shape = keyShapes.int;
  if (connection === void 0) return shape;
  const { number, count } = connection;
  const first2 = Math.floor((number - 1) * rows / count) + 1;
  const last2 = Math.floor(number * rows / count);
  const own = (id) => id > rows ? id : first2 + (id - 1) % (last2 - first2 + 1);
  return {
    ...shape,
    values: (id) => shape.values(own(id)),
    equals: (id) => shape.equals(own(id)),
    between: ([from, to], table4) => {
      const start2 = own(from);
      return shape.between([start2, Math.min(start2 + to - from, last2)], table4);
    },
    among: (ids) => shape.among(ids.map(own))
  };
}

// src/suite/server/statements.ts
var indexedRange = 100;
var indexScan = ({ rows, random }) => {
  const [first2, last2] = random.range(indexedRange, rows);
  return [sql`SELECT id, c FROM sbtest1 WHERE k BETWEEN ${first2} AND ${last2};`];
};
var scanTypes2 = () => [fixed(`SELECT ${typesRead} FROM types;`)];
var createBulkTable2 = () => [fixed(createSysbenchTable(bulkTable2))];
var insertBulk2 = ({ rows, random }, index) => {
  const first2 = index * rowsPerInsert + 1;
  const values = Array.from({ length: Math.min(rowsPerInsert, rows - first2 + 1) }, (_, row) => {
    return sql`(${first2 + row}, ${sysbenchValues(random, rows)})`;
  });
  return [sql`INSERT INTO sbtest_bulk VALUES ${values};`];
};
var deleteInsert2 = ({ key: key2, rows, random }) => {
  const id = random.integer(1, rows);
  return [
    sql`DELETE FROM sbtest1 WHERE ${key2.equals(id)};`,
    sql`INSERT INTO sbtest1 VALUES (${key2.values(id)}, ${sysbenchValues(random, rows)});`
  ];
};
var deleteInsertTypes2 = ({ variant, typesKey, rows, random }) => {
  const [id] = typesKey.values(random.integer(1, typesRows(rows)));
  return [
    sql`DELETE FROM types WHERE id = ${id};`,
    sql`INSERT INTO types VALUES (${typesValues2(variant, random, id)});`
  ];
};

// src/suite/server/workloads.ts
var dolt = "the list of How We Benchmark Dolt";
var once = ["server"];
var reads2 = [
  {
    name: "covering_index_scan",
    description: "count over 100 consecutive values of k, from the index alone",
    source: dolt,
    times: 1e3,
    steps: [countIndexRange]
  },
  {
    name: "groupby_scan",
    description: "rows for each k among 1,000 consecutive keys, grouped and sorted",
    source: dolt,
    times: 100,
    steps: [groupRange]
  },
  {
    name: "index_join",
    description: "keys of both tables joined on k, from 10 consecutive keys of sbtest1",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 100,
    steps: [joinSelect]
  },
  {
    name: "index_join_scan",
    description: "count of the join on k, from 50 consecutive keys of sbtest2",
    source: dolt,
    tables: ["sbtest1", "sbtest2"],
    times: 300,
    steps: [joinCount]
  },
  {
    name: "index_scan",
    description: "key and c of the rows with 100 consecutive values of k, through the index on k",
    source: dolt,
    times: 300,
    steps: [indexScan]
  },
  {
    name: "oltp_point_select",
    description: "c of one row by key",
    source: sysbench("oltp_point_select"),
    times: 2e3,
    steps: [pointSelect]
  },
  {
    name: "oltp_read_only",
    description: "10 point selects and a range, a sum, an order and a distinct range, in one transaction",
    source: sysbench("oltp_read_only"),
    times: 100,
    steps: [
      begin,
      ...pointSelects,
      rangeSelect,
      sumRange,
      orderRange,
      distinctRange,
      commit
    ]
  },
  {
    name: "select_random_points",
    description: "whole rows of 10 random keys in one IN list",
    source: `${sysbench("select_random_points")}, by key instead of k`,
    times: 1e3,
    steps: [listSelect]
  },
  {
    name: "select_random_ranges",
    description: "count over 10 consecutive keys",
    source: `${sysbench("select_random_ranges")}, one range by key instead of ten by k`,
    times: 1500,
    steps: [countRange]
  },
  {
    name: "table_scan",
    description: "count of the rows of sbtest1 whose text contains three given letters",
    source: dolt,
    times: 20,
    steps: [scanTable]
  },
  {
    name: "types_table_scan",
    description: "all columns of all rows of the table of all types",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 20,
    steps: [scanTypes2]
  }
];
var writes2 = [
  {
    name: "bulk_insert",
    description: "50 rows in a statement at the end of a new table; creating the table is timed too",
    source: sysbench("bulk_insert"),
    tables: [],
    opening: createBulkTable2,
    times: (rows) => Math.ceil(rows / rowsPerInsert),
    steps: [insertBulk2]
  },
  {
    name: "oltp_delete_insert",
    description: "a row deleted by key and inserted again with new values",
    source: `the deletes and inserts of ${sysbench("oltp_write_only")}`,
    times: 200,
    steps: [deleteInsert2]
  },
  {
    name: "oltp_insert",
    description: "a row at the end of sbtest1",
    source: sysbench("oltp_insert"),
    times: 400,
    steps: [insert]
  },
  {
    name: "oltp_read_write",
    description: "10 point selects, a range, a sum, an order and a distinct range, an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_read_write"),
    times: 100,
    steps: [
      begin,
      ...pointSelects,
      rangeSelect,
      sumRange,
      orderRange,
      distinctRange,
      updateIndexed,
      updateUnindexed,
      deleteInsert2,
      commit
    ]
  },
  {
    name: "oltp_update_index",
    description: "a new k for one row by key; k is indexed",
    source: sysbench("oltp_update_index"),
    times: 400,
    steps: [updateIndexed]
  },
  {
    name: "oltp_update_non_index",
    description: "a new c for one row by key",
    source: sysbench("oltp_update_non_index"),
    times: 400,
    steps: [updateUnindexed]
  },
  {
    name: "oltp_write_only",
    description: "an update of k, an update of c, a row deleted and inserted again, in one transaction",
    source: sysbench("oltp_write_only"),
    times: 200,
    steps: [begin, updateIndexed, updateUnindexed, deleteInsert2, commit]
  },
  {
    name: "types_delete_insert",
    description: "a row of the table of all types deleted by key and inserted again with new values",
    source: dolt,
    tables: ["types"],
    variants: ["server", "server_long"],
    times: 200,
    steps: [deleteInsertTypes2]
  }
];
function repeatedStatements({ kind, opening: opening2, steps }, times) {
  return function* ({ variant, rows, random, connection }) {
    const owner = kind === "writes" ? connection : void 0;
    const keys = { key: ownKeys(rows, owner), typesKey: ownKeys(typesRows(rows), owner) };
    const source3 = { ...keys, variant, rows, random };
    if (opening2 !== void 0) yield* opening2(source3, 0);
    const repetitions = times(rows);
    const { number, count } = connection ?? { number: 1, count: 1 };
    for (let index = number - 1; index < repetitions; index += count)
      for (const step of steps) yield* step(source3, index);
  };
}
function workloadOf2(shape) {
  const { kind, tables: tables2 = ["sbtest1"], times, opening: _opening, steps: _steps, ...named2 } = shape;
  const timesOf2 = typeof times === "number" ? () => times : times;
  return {
    variants: once,
    ...named2,
    kind,
    storages: ["file"],
    tables: tables2,
    times: timesOf2,
    statements: repeatedStatements(shape, timesOf2),
    // A server opens once only.
    divides: shape.opening === void 0,
    warm: warmStatements2(kind, tables2),
    state: kind === "reads" ? [] : stateStatements2(tables2)
  };
}
var shapes = [
  ...reads2.map((shape) => ({ ...shape, kind: "reads" })),
  ...writes2.map((shape) => ({ ...shape, kind: "writes" }))
];
function shapeNamed(name) {
  const shape = shapes.find((one) => one.name === name);
  if (shape === void 0) throw new Error(`the suite server has no workload ${name}`);
  return shape;
}
var workloads3 = shapes.map(workloadOf2);

// src/suite/sequence/step.ts
function assignedRows(count, rows, random) {
  return Array.from({ length: Math.ceil(count / rowsPerInsert) }, (_, index) => {
    const length = Math.min(rowsPerInsert, count - index * rowsPerInsert);
    const values = Array.from({ length }, () => `(${textOf(sysbenchValues(random, rows))})`);
    return `INSERT INTO sbtest1(k, c, pad) VALUES ${values.join(", ")};`;
  });
}
function workloadStep({ name, kind, description }, repeated, variant, part) {
  return {
    name,
    description,
    kind,
    purpose: "workload",
    changesRows: kind === "writes",
    mayBeRefused: false,
    statements: ({ rows, times, seed }) => {
      const random = new RandomStream(seed, `sequence ${name}`);
      return Array.from(repeated(Math.ceil(times * part))({ variant, rows, seed, random }), textOf);
    }
  };
}
function change(name, description, statements, parts = {}) {
  const usual = { kind: "writes", purpose: "other", changesRows: true, mayBeRefused: false };
  return { name, description, ...usual, statements, ...parts };
}
var createIndex = "CREATE INDEX sbtest1_k ON sbtest1(k);";
function recreate(name, description, { query, create }, fill) {
  const statements = (size) => [
    "DROP TABLE sbtest1;",
    query,
    create,
    "BEGIN;",
    ...fill(size, new RandomStream(size.seed, `sequence ${name}`)),
    "COMMIT;",
    createIndex
  ];
  return change(name, description, statements, { purpose: "recreate" });
}
var insertAssigned = {
  ...change("insert_assigned", "rows at the end of sbtest1, with keys that the engine assigns", (size) => {
    const random = new RandomStream(size.seed, "sequence insert_assigned");
    const rows = Array.from({ length: size.times }, () => assignedRows(1, size.rows, random));
    return ["BEGIN;", ...rows.flat(), "COMMIT;"];
  }),
  purpose: "workload"
};
var deletedAtEnd = 10;
function fillAndReplaceEnd({ rows }, random) {
  return [
    ...assignedRows(rows, rows, random),
    `DELETE FROM sbtest1 WHERE id > ${rows - Math.min(deletedAtEnd, Math.floor(rows / 10))};`,
    ...assignedRows(deletedAtEnd, rows, random)
  ];
}
var rollback = change(
  "rollback",
  "updates, inserts and deletes that are rolled back",
  ({ rows, seed }) => [
    "BEGIN;",
    `UPDATE sbtest1 SET k = k + 1 WHERE id <= ${Math.ceil(rows / 2)};`,
    ...assignedRows(10, rows, new RandomStream(seed, "sequence rollback")),
    `DELETE FROM sbtest1 WHERE id > ${Math.ceil(rows / 2)};`,
    "SELECT count(*), sum(k) FROM sbtest1;",
    "ROLLBACK;"
  ]
);

// src/suite/sequence/mysql-steps.ts
function workload(name, part) {
  const shape = shapeNamed(name);
  return workloadStep(shape, (times) => repeatedStatements(shape, () => times), "server", part);
}
var newTable = {
  query: "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'sbtest1';",
  create: createSysbenchTable("sbtest1")
};
var mysqlSteps = [
  workload("oltp_point_select", 1),
  workload("select_random_ranges", 0.1),
  workload("covering_index_scan", 0.1),
  workload("index_join", 0.1),
  workload("oltp_update_index", 1),
  workload("oltp_update_non_index", 1),
  workload("oltp_delete_insert", 0.5),
  workload("oltp_read_write", 0.1),
  insertAssigned,
  recreate("recreate", "sbtest1 dropped, created again and filled with given keys", newTable, (size) => [
    ...load("sbtest1", keyShapes.int, size)
  ]),
  recreate(
    "recreate_assigned",
    "the same with keys that AUTO_INCREMENT assigns",
    newTable,
    ({ rows }, random) => assignedRows(rows, rows, random)
  ),
  recreate(
    "recreate_autoincrement",
    "the same; then rows at the end are deleted and others inserted",
    newTable,
    fillAndReplaceEnd
  ),
  change(
    "truncate",
    "sbtest1 emptied by TRUNCATE TABLE, and filled with keys that AUTO_INCREMENT assigns",
    ({ rows, seed }) => [
      "TRUNCATE TABLE sbtest1;",
      "BEGIN;",
      ...assignedRows(rows, rows, new RandomStream(seed, "sequence truncate")),
      "COMMIT;"
    ]
  ),
  change(
    "recreate_index",
    "the index on k dropped and created again",
    () => ["DROP INDEX sbtest1_k ON sbtest1;", createIndex],
    { changesRows: false }
  ),
  rollback,
  change("reopen", "the connection closed and opened again", () => [], {
    purpose: "reopen",
    changesRows: false
  })
];
function mysqlPreparation({ rows, seed }) {
  return preparation4("server", { rows, seed }, ["sbtest1", "sbtest2"]);
}
var mysqlState = ["sbtest1", "sbtest2"].flatMap((table4) => [
  `SELECT id, k, c, pad FROM ${table4} ORDER BY id;`,
  `SELECT k FROM ${table4} ${throughIndex(`${table4}_k`, "mysql")} WHERE k >= 0;`
]).concat(
  "SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name LIKE 'sbtest%';"
);

// src/suite/sequence/sqlite-steps.ts
function workload2(name, part) {
  const shape = [...reads, ...writes].find((one) => one.name === name);
  if (shape === void 0) throw new Error(`the oltp suite has no workload ${name}`);
  return workloadStep(
    shape,
    (times) => workloadOfShape({ ...shape, times: () => times }).statements,
    "int",
    part
  );
}
var autoincrement = { ...keyShapes.int, definitions: ["id INTEGER PRIMARY KEY AUTOINCREMENT"] };
function newTable2(key2) {
  return {
    query: "SELECT count(*) FROM sqlite_master WHERE tbl_name = 'sbtest1';",
    create: createTable("sbtest1", key2, sysbenchColumns)
  };
}
var sqliteSteps = [
  workload2("oltp_point_select", 1),
  workload2("oltp_range_select", 0.1),
  workload2("covering_index_scan", 0.1),
  workload2("index_join", 0.1),
  workload2("oltp_update_index", 1),
  workload2("oltp_update_non_index", 1),
  workload2("oltp_delete_insert", 0.5),
  workload2("oltp_read_write", 0.1),
  insertAssigned,
  recreate(
    "recreate",
    "sbtest1 dropped, created again and filled with given keys",
    newTable2(keyShapes.int),
    (size) => [...load("sbtest1", keyShapes.int, size)]
  ),
  recreate(
    "recreate_assigned",
    "the same with keys that the engine assigns",
    newTable2(keyShapes.int),
    ({ rows }, random) => assignedRows(rows, rows, random)
  ),
  recreate(
    "recreate_autoincrement",
    "the same with AUTOINCREMENT; then rows at the end are deleted and others inserted",
    newTable2(autoincrement),
    fillAndReplaceEnd
  ),
  rollback,
  change(
    "rollback_drop",
    "sbtest1 dropped and created again with AUTOINCREMENT, which is rolled back",
    (size) => [
      "BEGIN;",
      "DROP TABLE sbtest1;",
      createTable("sbtest1", autoincrement, sysbenchColumns),
      ...assignedRows(10, size.rows, new RandomStream(size.seed, "sequence rollback_drop")),
      createIndex,
      "SELECT id, k FROM sbtest1 ORDER BY id;",
      "ROLLBACK;"
    ]
  ),
  change("vacuum", "VACUUM", () => ["VACUUM;"], { changesRows: false, mayBeRefused: true }),
  change("reopen", "the database closed and opened again; on file only", () => [], {
    purpose: "reopen",
    changesRows: false
  })
];
function sqlitePreparation({ rows, seed }) {
  return preparation(keyShapes.int, { rows, seed }, ["sbtest1", "sbtest2"]);
}
var sqliteState = ["sbtest1", "sbtest2"].flatMap((table4) => [
  `SELECT * FROM ${table4} ORDER BY id;`,
  `SELECT k FROM ${table4} INDEXED BY ${table4}_k;`
]).concat("SELECT type, name, tbl_name FROM sqlite_master WHERE name LIKE 'sbtest%';");

// src/suite/sequence/steps.ts
var sequencesIn = {
  sqlite: { steps: sqliteSteps, preparation: sqlitePreparation, state: sqliteState },
  mysql: { steps: mysqlSteps, preparation: mysqlPreparation, state: mysqlState }
};
var named = (steps) => new Map(steps.map((step) => [step.name, step]));
var byName = { sqlite: named(sqliteSteps), mysql: named(mysqlSteps) };
function findStep(name) {
  return byName.sqlite.get(name) ?? byName.mysql.get(name);
}
function stepNamed(name, dialect) {
  const step = byName[dialect].get(name);
  if (step === void 0) throw new Error(`no step of a sequence is called "${name}"`);
  return step;
}

// src/suite/sequence/suite.ts
function sequence(dialect) {
  return {
    name: "sequence",
    description: "workloads on one connection, among tables dropped and created again, rollbacks, VACUUM and reopening",
    dialect,
    seconds: 10,
    workloads: [],
    steps: sequencesIn[dialect].steps,
    tables: [],
    preparation: () => []
  };
}

// src/suite/server/suite.ts
var server = {
  name: "server",
  description: "sysbench's and Dolt's tests of servers that speak MySQL's protocol",
  dialect: "mysql",
  seconds: 300,
  workloads: workloads3,
  tables: tableNames2,
  preparation: preparation4
};

// src/suite/tpcc/conditions.ts
var inReportOrder3 = [
  {
    sentence: "warehouse %s has w_ytd %s, and its districts have %s in all",
    columns: ["w_id", "w_ytd", "paid"],
    query: "SELECT w_id, w_ytd, (SELECT SUM(d_ytd) FROM district WHERE d_w_id = w_id) AS paid FROM warehouse",
    isViolated: (dialect) => differs("w_ytd", "paid", dialect)
  },
  {
    sentence: "district %s of warehouse %s has d_next_o_id %s, its newest order is %s and its newest new order %s",
    columns: ["d_id", "d_w_id", "d_next_o_id", "newest", "newest_new"],
    query: "SELECT d_id, d_w_id, d_next_o_id, (SELECT MAX(o_id) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS newest, (SELECT MAX(no_o_id) FROM new_order WHERE no_w_id = d_w_id AND no_d_id = d_id) AS newest_new FROM district",
    isViolated: (dialect) => `${differs("d_next_o_id - 1", "newest", dialect)} OR newest_new <> newest`
  },
  {
    sentence: "district %s of warehouse %s has %s new orders from %s to %s",
    columns: ["no_d_id", "no_w_id", "orders", "oldest", "newest"],
    query: "SELECT no_d_id, no_w_id, COUNT(*) AS orders, MIN(no_o_id) AS oldest, MAX(no_o_id) AS newest FROM new_order GROUP BY no_w_id, no_d_id",
    isViolated: () => "newest - oldest + 1 <> orders"
  },
  {
    sentence: "district %s of warehouse %s has %s order lines, and its orders say %s",
    columns: ["d_id", "d_w_id", "found", "counted"],
    query: "SELECT d_id, d_w_id, (SELECT COUNT(*) FROM order_line WHERE ol_w_id = d_w_id AND ol_d_id = d_id) AS found, (SELECT SUM(o_ol_cnt) FROM orders WHERE o_w_id = d_w_id AND o_d_id = d_id) AS counted FROM district",
    isViolated: () => "found <> ifnull(counted, 0)"
  }
];
function conditions(dialect) {
  return inReportOrder3.map(({ sentence, columns: columns3, query, isViolated }, index) => {
    const format = `consistency condition ${index + 1} is violated: ${sentence}`;
    const found = derivedTable(query, dialect);
    return `SELECT ${formatted(format, columns3, dialect)} FROM ${found} WHERE ${isViolated(dialect)};`;
  });
}

// src/suite/tpcc/tables.ts
var tableNames3 = [
  "item",
  "warehouse",
  "stock",
  "district",
  "customer",
  "history",
  "orders",
  "new_order",
  "order_line"
];
var integer2 = (name) => ({ name, holds: "integer" });
var amount = (name) => ({ name, holds: "amount" });
var time2 = (name) => ({ name, holds: "time" });
var text = (name, length) => ({ name, holds: "text", length });
var key = (name) => ({ ...integer2(name), isKey: true });
var optional = (column) => ({ ...column, isOptional: true });
var types = {
  sqlite: { integer: "INTEGER", amount: "INTEGER", time: "TEXT", text: "TEXT" },
  mysql: { integer: "INT", amount: "BIGINT", time: "DATETIME", text: "VARCHAR" }
};
function definition({ name, holds, length, isOptional = false, isKey = false }, dialect) {
  const type = types[dialect][holds];
  const sized = dialect === "mysql" && length !== void 0 ? `${type}(${length})` : type;
  const isRequired = !isOptional && !(isKey && dialect === "sqlite");
  return `${name} ${sized}${isRequired ? " NOT NULL" : ""}${isKey ? " PRIMARY KEY" : ""}`;
}
var addressLengths = { street_1: 20, street_2: 20, city: 20, state: 2, zip: 9 };
var address = (prefix2) => Object.entries(addressLengths).map(([name, length]) => text(`${prefix2}_${name}`, length));
var definitions = {
  item: [key("i_id"), integer2("i_im_id"), text("i_name", 24), integer2("i_price"), text("i_data", 50)],
  warehouse: [key("w_id"), text("w_name", 10), ...address("w"), integer2("w_tax"), amount("w_ytd")],
  stock: [
    integer2("s_i_id"),
    integer2("s_w_id"),
    integer2("s_quantity"),
    ...Array.from({ length: 10 }, (_, index) => text(distributionColumn(index + 1), 24)),
    amount("s_ytd"),
    integer2("s_order_cnt"),
    integer2("s_remote_cnt"),
    text("s_data", 50),
    "PRIMARY KEY (s_w_id, s_i_id)"
  ],
  district: [
    integer2("d_id"),
    integer2("d_w_id"),
    text("d_name", 10),
    ...address("d"),
    integer2("d_tax"),
    amount("d_ytd"),
    integer2("d_next_o_id"),
    "PRIMARY KEY (d_w_id, d_id)"
  ],
  customer: [
    integer2("c_id"),
    integer2("c_d_id"),
    integer2("c_w_id"),
    text("c_first", 16),
    text("c_middle", 2),
    text("c_last", 16),
    ...address("c"),
    text("c_phone", 16),
    time2("c_since"),
    text("c_credit", 2),
    integer2("c_credit_lim"),
    integer2("c_discount"),
    amount("c_balance"),
    amount("c_ytd_payment"),
    integer2("c_payment_cnt"),
    integer2("c_delivery_cnt"),
    text("c_data", 500),
    "PRIMARY KEY (c_w_id, c_d_id, c_id)"
  ],
  history: [
    integer2("h_c_id"),
    integer2("h_c_d_id"),
    integer2("h_c_w_id"),
    integer2("h_d_id"),
    integer2("h_w_id"),
    time2("h_date"),
    integer2("h_amount"),
    text("h_data", 24)
  ],
  orders: [
    integer2("o_id"),
    integer2("o_d_id"),
    integer2("o_w_id"),
    integer2("o_c_id"),
    time2("o_entry_d"),
    optional(integer2("o_carrier_id")),
    integer2("o_ol_cnt"),
    integer2("o_all_local"),
    "PRIMARY KEY (o_w_id, o_d_id, o_id)"
  ],
  new_order: [
    integer2("no_o_id"),
    integer2("no_d_id"),
    integer2("no_w_id"),
    "PRIMARY KEY (no_w_id, no_d_id, no_o_id)"
  ],
  order_line: [
    integer2("ol_o_id"),
    integer2("ol_d_id"),
    integer2("ol_w_id"),
    integer2("ol_number"),
    integer2("ol_i_id"),
    integer2("ol_supply_w_id"),
    optional(time2("ol_delivery_d")),
    integer2("ol_quantity"),
    integer2("ol_amount"),
    text("ol_dist_info", 24),
    "PRIMARY KEY (ol_w_id, ol_d_id, ol_o_id, ol_number)"
  ]
};
var indexes = [
  { table: "customer", name: "customer_name", columns: "c_w_id, c_d_id, c_last, c_first" },
  { table: "orders", name: "orders_customer", columns: "o_w_id, o_d_id, o_c_id, o_id" }
];
function createTable2(name, dialect) {
  const parts = definitions[name].map(
    (part) => typeof part === "string" ? part : definition(part, dialect)
  );
  return `CREATE TABLE ${name}(${parts.join(", ")})${tableOptions[dialect]};`;
}
function createIndex2({ table: table4, name, columns: columns3 }) {
  return `CREATE INDEX ${name} ON ${table4}(${columns3});`;
}
function distributionColumn(district) {
  return `s_dist_${String(district).padStart(2, "0")}`;
}

// src/suite/tpcc/fresh-state.ts
var noTime = { sqlite: "= ''", mysql: "< '2000-01-01'" };
var reads3 = (dialect) => [
  "SELECT count(*) FROM item WHERE i_data = '';",
  "SELECT count(*) FROM warehouse WHERE w_name = '';",
  "SELECT count(*) FROM stock WHERE s_data = '';",
  "SELECT count(*) FROM district WHERE d_name = '';",
  "SELECT count(*) FROM customer WHERE c_data = '';",
  "SELECT count(*) FROM history WHERE h_data = '';",
  `SELECT count(*) FROM orders WHERE o_entry_d ${noTime[dialect]};`,
  "SELECT count(*) FROM new_order WHERE no_o_id < 0;",
  "SELECT count(*) FROM order_line WHERE ol_dist_info = '';",
  `SELECT count(*) FROM customer ${throughIndex("customer_name", dialect)} WHERE c_w_id > 0 AND c_first = '';`,
  `SELECT count(*) FROM orders ${throughIndex("orders_customer", dialect)} WHERE o_w_id > 0 AND o_id < 0;`
];
var changed = [
  { table: "stock", column: "s_dist_01", rows: "s_i_id % 30 = 0" },
  { table: "customer", column: "c_street_1", rows: "c_id % 30 = 0" }
];
function warm(dialect) {
  return [
    ...reads3(dialect),
    "BEGIN;",
    // SQLite writes nothing if a value stays the same, so each row has to change in between.
    ...changed.flatMap(
      ({ table: table4, column, rows }) => ["upper", "lower"].map(
        (change2) => `UPDATE ${table4} SET ${column} = ${change2}(${column}) WHERE ${rows};`
      )
    ),
    "COMMIT;",
    ...settle[dialect]
  ];
}
function state(dialect) {
  return [
    ...tableNames3.map((name) => `SELECT * FROM ${name};`),
    ...indexes.map(
      ({ table: table4, name, columns: columns3 }) => `SELECT ${columns3} FROM ${table4} ${throughIndex(name, dialect)};`
    )
  ];
}

// src/suite/tpcc/non-uniform.ts
var spreads = {
  "loaded last name": 255,
  "last name": 255,
  customer: 1023,
  item: 8191
};
function offsetsOf(seed) {
  const random = new RandomStream(seed, "tpcc offsets");
  const loaded = random.integer(0, spreads["loaded last name"]);
  const deltas = Array.from({ length: 55 }, (_, index) => 65 + index).filter(
    (delta2) => delta2 !== 96 && delta2 !== 112
  );
  const delta = deltas[random.integer(0, deltas.length - 1)];
  return {
    "loaded last name": loaded,
    "last name": loaded >= delta ? loaded - delta : loaded + delta,
    customer: random.integer(0, spreads.customer),
    item: random.integer(0, spreads.item)
  };
}
function nonUniform(random, offsets, chosen, first2, last2) {
  const bits = random.integer(0, spreads[chosen]) | random.integer(first2, last2);
  return (bits + offsets[chosen]) % (last2 - first2 + 1) + first2;
}
var syllables = ["BAR", "OUGHT", "ABLE", "PRI", "PRES", "ESE", "ANTI", "CALLY", "ATION", "EING"];
function lastName(number) {
  const digits2 = String(number).padStart(3, "0");
  return Array.from(digits2, (digit) => syllables[Number(digit)]).join("");
}

// src/suite/tpcc/scale.ts
var districtCount = 10;
var standardItems = 1e5;
var standardCustomers = 3e3;
var standardLastNames = 1e3;
function scaleOf({ rows, seed, warehouses: warehouses2 = 1 }) {
  const customers2 = Math.max(1, Math.round(rows * standardCustomers / standardItems));
  const lastNames = Math.floor(customers2 * standardLastNames / standardCustomers);
  return {
    seed,
    warehouses: warehouses2,
    items: rows,
    customers: customers2,
    delivered: Math.floor(0.7 * customers2),
    lastNames: Math.min(Math.max(1, lastNames), standardLastNames),
    offsets: offsetsOf(seed)
  };
}

// src/suite/tpcc/rows.ts
var loadedAt = "2026-01-01 00:00:00";
var districtPayments = 3e6;
var firstPayment = 1e3;
function streamOf({ seed }, table4, ...key2) {
  return new RandomStream(seed, `tpcc ${table4} ${key2.join(" ")}`);
}
function text2(random, shortest, longest) {
  return random.letters(random.integer(shortest, longest));
}
function data(random) {
  const letters2 = text2(random, 26, 50);
  if (random.integer(1, 10) > 1) return letters2;
  const start2 = random.integer(0, letters2.length - 8);
  return `${letters2.slice(0, start2)}ORIGINAL${letters2.slice(start2 + 8)}`;
}
function digits(random, count) {
  return Array.from({ length: count }, () => random.integer(0, 9)).join("");
}
function address2(random) {
  const streets = [text2(random, 10, 20), text2(random, 10, 20)];
  return [...streets, text2(random, 10, 20), random.letters(2), `${digits(random, 4)}11111`];
}
function priceOf(scale2, id) {
  return drawPrice(streamOf(scale2, "item", id));
}
function drawPrice(random) {
  return random.integer(100, 1e4);
}
function* items(scale2) {
  for (let id = 1; id <= scale2.items; id++) {
    const random = streamOf(scale2, "item", id);
    const price = drawPrice(random);
    yield [id, random.integer(1, 1e4), text2(random, 14, 24), price, data(random)];
  }
}
function warehouseName(scale2, warehouse) {
  return text2(streamOf(scale2, "warehouse", warehouse), 6, 10);
}
function* warehouses(scale2) {
  for (const warehouse of upTo(scale2.warehouses)) {
    const random = streamOf(scale2, "warehouse", warehouse);
    const name = text2(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [warehouse, name, ...address2(random), tax, districtCount * districtPayments];
  }
}
var distributionLength = 24;
function distributionText(scale2, warehouse, item, district) {
  const all = drawDistribution(streamOf(scale2, "stock", warehouse, item));
  return all.slice((district - 1) * distributionLength, district * distributionLength);
}
function drawDistribution(random) {
  return random.letters(districtCount * distributionLength);
}
function* stock(scale2) {
  for (const warehouse of upTo(scale2.warehouses))
    for (let item = 1; item <= scale2.items; item++) {
      const random = streamOf(scale2, "stock", warehouse, item);
      const all = drawDistribution(random);
      const texts = Array.from(
        { length: districtCount },
        (_, index) => all.slice(index * distributionLength, (index + 1) * distributionLength)
      );
      yield [item, warehouse, random.integer(10, 100), ...texts, 0, 0, 0, data(random)];
    }
}
function districtName(scale2, warehouse, district) {
  return text2(streamOf(scale2, "district", warehouse, district), 6, 10);
}
function* districts(scale2) {
  for (const [warehouse, district] of districtsOf(scale2)) {
    const random = streamOf(scale2, "district", warehouse, district);
    const name = text2(random, 6, 10);
    const tax = random.integer(0, 2e3);
    yield [district, warehouse, name, ...address2(random), tax, districtPayments, scale2.customers + 1];
  }
}
function customerOf(scale2, warehouse, district, id) {
  return drawIdentity(streamOf(scale2, "customer", warehouse, district, id), scale2, id);
}
function drawIdentity(random, { lastNames, offsets }, id) {
  const number = id <= lastNames ? id - 1 : nonUniform(random, offsets, "loaded last name", 0, lastNames - 1);
  const first2 = text2(random, 8, 16);
  return { last: lastName(number), first: first2, credit: random.integer(1, 10) === 1 ? "BC" : "GC" };
}
function* customers(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const random = streamOf(scale2, "customer", warehouse, district, id);
      const { last: last2, first: first2, credit } = drawIdentity(random, scale2, id);
      const where = [...address2(random), digits(random, 16), loadedAt];
      const discount = random.integer(0, 5e3);
      const account = [credit, 5e6, discount, -firstPayment, firstPayment, 1, 0];
      yield [id, district, warehouse, first2, "OE", last2, ...where, ...account, text2(random, 300, 500)];
    }
}
function* history(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const note = text2(streamOf(scale2, "history", warehouse, district, id), 12, 24);
      yield [id, district, warehouse, district, warehouse, loadedAt, firstPayment, note];
    }
}
function buyersOf(scale2, warehouse, district) {
  const random = new RandomStream(scale2.seed, `tpcc buyers ${warehouse} ${district}`);
  return random.shuffle([...upTo(scale2.customers)]);
}
function loadedOrder(scale2, warehouse, district, id) {
  const random = streamOf(scale2, "orders", warehouse, district, id);
  const isDelivered = id <= scale2.delivered;
  const carrier = random.integer(1, 10);
  const lines = Array.from({ length: random.integer(5, 15) }, () => ({
    item: random.integer(1, scale2.items),
    amount: isDelivered ? 0 : random.integer(1, 999999),
    info: random.letters(distributionLength)
  }));
  return { lines, ...isDelivered ? { carrier } : {} };
}
function loadedTotal(scale2, warehouse, district, id) {
  const { lines } = loadedOrder(scale2, warehouse, district, id);
  return lines.reduce((sum, { amount: amount2 }) => sum + amount2, 0);
}
var nothing = fixed("NULL");
function* orders(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (const [index, buyer] of buyersOf(scale2, warehouse, district).entries()) {
      const id = index + 1;
      const { carrier = nothing, lines } = loadedOrder(scale2, warehouse, district, id);
      yield [id, district, warehouse, buyer, loadedAt, carrier, lines.length, 1];
    }
}
function* newOrders(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = scale2.delivered + 1; id <= scale2.customers; id++) yield [id, district, warehouse];
}
function* orderLines(scale2) {
  for (const [warehouse, district] of districtsOf(scale2))
    for (let id = 1; id <= scale2.customers; id++) {
      const { carrier, lines } = loadedOrder(scale2, warehouse, district, id);
      const delivered = carrier === void 0 ? nothing : loadedAt;
      for (const [index, { item, amount: amount2, info }] of lines.entries())
        yield [id, district, warehouse, index + 1, item, warehouse, delivered, 5, amount2, info];
    }
}
var rowsOf2 = {
  item: items,
  warehouse: warehouses,
  stock,
  district: districts,
  customer: customers,
  history,
  orders,
  new_order: newOrders,
  order_line: orderLines
};
function* districtsOf(scale2) {
  for (const warehouse of upTo(scale2.warehouses))
    for (const district of upTo(districtCount)) yield [warehouse, district];
}
function upTo(last2) {
  return Array.from({ length: last2 }, (_, index) => index + 1);
}

// src/suite/tpcc/played-district.ts
var PlayedDistrict = class {
  #scale;
  #warehouse;
  #district;
  /** The orders of this run that are not delivered, by number. */
  #placed = /* @__PURE__ */ new Map();
  /** The newest orders of customers that have placed one in this run. */
  #newest = /* @__PURE__ */ new Map();
  #nextOrder;
  #oldestNew;
  #buyers;
  #loadedOrders;
  #customersByName;
  constructor(scale2, warehouse, district) {
    this.#scale = scale2;
    this.#warehouse = warehouse;
    this.#district = district;
    this.#nextOrder = scale2.customers + 1;
    this.#oldestNew = scale2.delivered + 1;
  }
  /** The number that the next order gets. */
  get nextOrder() {
    return this.#nextOrder;
  }
  place(order) {
    this.#placed.set(this.#nextOrder, order);
    this.#newest.set(order.customer, this.#nextOrder);
    this.#nextOrder++;
  }
  /** Takes the oldest order that is not delivered; undefined if all are. */
  deliver() {
    const id = this.#oldestNew;
    if (id === this.#nextOrder) return void 0;
    this.#oldestNew++;
    const placed = this.#placed.get(id) ?? this.#loaded(id);
    this.#placed.delete(id);
    return { id, ...placed };
  }
  /** The newest order of a customer: each has one from the beginning. */
  newestOrder(customer) {
    const newest = this.#newest.get(customer) ?? this.#loadedOrderOf(customer);
    if (newest === void 0) throw new Error(`customer ${customer} has no order`);
    return newest;
  }
  /** The one in the middle of the customers with a last name, by first name (clause 2.5.2.2). */
  customerNamed(last2) {
    this.#customersByName ??= this.#sortCustomers();
    const found = this.#customersByName.get(last2) ?? [];
    const middle2 = found[Math.ceil(found.length / 2) - 1];
    if (middle2 === void 0) throw new Error(`no customer is called ${last2}`);
    return middle2;
  }
  #loaded(id) {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    const customer = this.#buyers[id - 1];
    return { customer, total: loadedTotal(this.#scale, this.#warehouse, this.#district, id) };
  }
  #loadedOrderOf(customer) {
    this.#buyers ??= buyersOf(this.#scale, this.#warehouse, this.#district);
    this.#loadedOrders ??= new Map(this.#buyers.map((buyer, index) => [buyer, index + 1]));
    return this.#loadedOrders.get(customer);
  }
  #sortCustomers() {
    const all = Array.from({ length: this.#scale.customers }, (_, index) => {
      const id = index + 1;
      return { id, ...customerOf(this.#scale, this.#warehouse, this.#district, id) };
    });
    const byName2 = Map.groupBy(all, ({ last: last2 }) => last2);
    return new Map(
      [...byName2].map(([last2, same]) => [
        last2,
        same.toSorted((a, b) => a.first < b.first ? -1 : 1).map(({ id }) => id)
      ])
    );
  }
};

// src/suite/tpcc/transactions.ts
var begin2 = sql`BEGIN;`;
var commit2 = sql`COMMIT;`;
var rollback2 = sql`ROLLBACK;`;
function chooseDistrict(source3) {
  return [chooseHome(source3), source3.random.integer(1, districtCount)];
}
function chooseHome({ random, warehouses: warehouses2 }) {
  return warehouses2[random.integer(1, warehouses2.length) - 1];
}
function chooseWarehouse({ random, warehouses: warehouses2 }, home, percent) {
  if (warehouses2.length === 1 || random.integer(1, 100) > percent) return home;
  const others = warehouses2.filter((warehouse) => warehouse !== home);
  return others[random.integer(1, others.length) - 1];
}
function newOrder(source3, isRolledBack) {
  const { scale: scale2, random, time: time3 } = source3;
  const [warehouse, district] = chooseDistrict(source3);
  const customer = nonUniform(random, scale2.offsets, "customer", 1, scale2.customers);
  const lines = Array.from(
    { length: random.integer(5, 15) },
    () => ({
      item: nonUniform(random, scale2.offsets, "item", 1, scale2.items),
      supplier: chooseWarehouse(source3, warehouse, 1),
      quantity: random.integer(1, 10)
    })
  );
  const played = source3.district(warehouse, district);
  const id = played.nextOrder;
  const isLocal = lines.every(({ supplier }) => supplier === warehouse) ? 1 : 0;
  const statements = [
    begin2,
    sql`SELECT w_tax FROM warehouse WHERE w_id = ${warehouse};`,
    sql`SELECT d_tax, d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`UPDATE district SET d_next_o_id = d_next_o_id + 1 WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT c_discount, c_last, c_credit FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`,
    sql`INSERT INTO orders VALUES (${[id, district, warehouse, customer, time3]}, NULL, ${[lines.length, isLocal]});`,
    sql`INSERT INTO new_order VALUES (${[id, district, warehouse]});`
  ];
  const found = isRolledBack ? lines.slice(0, -1) : lines;
  for (const [index, line] of found.entries())
    statements.push(...orderLine(scale2, line, [id, district, warehouse, index + 1]));
  if (isRolledBack) return [...statements, selectItem(scale2.items + 1), rollback2];
  const total = lines.reduce((sum, { item, quantity }) => sum + quantity * priceOf(scale2, item), 0);
  played.place({ customer, total });
  return [...statements, commit2];
}
function selectItem(item) {
  return sql`SELECT i_price, i_name, i_data FROM item WHERE i_id = ${item};`;
}
function orderLine(scale2, { item, supplier, quantity }, key2) {
  const [, district, warehouse] = key2;
  const amount2 = quantity * priceOf(scale2, item);
  const info = distributionText(scale2, supplier, item, district);
  const remote = supplier === warehouse ? 0 : 1;
  return [
    selectItem(item),
    sql`SELECT s_quantity, s_data, ${fixed(distributionColumn(district))} FROM stock WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`UPDATE stock SET s_quantity = CASE WHEN s_quantity >= ${quantity + 10} THEN s_quantity - ${quantity} ELSE s_quantity + ${91 - quantity} END, s_ytd = s_ytd + ${quantity}, s_order_cnt = s_order_cnt + 1, s_remote_cnt = s_remote_cnt + ${remote} WHERE s_w_id = ${supplier} AND s_i_id = ${item};`,
    sql`INSERT INTO order_line VALUES (${[...key2, item, supplier]}, NULL, ${[quantity, amount2, info]});`
  ];
}
function chooseCustomer(source3, warehouse, district) {
  const { scale: scale2, random } = source3;
  if (random.integer(1, 100) > 60)
    return { id: nonUniform(random, scale2.offsets, "customer", 1, scale2.customers) };
  const last2 = lastName(nonUniform(random, scale2.offsets, "last name", 0, scale2.lastNames - 1));
  return { id: source3.district(warehouse, district).customerNamed(last2), last: last2 };
}
function selectCustomer(columns3, warehouse, district, { id, last: last2 }) {
  return last2 === void 0 ? sql`SELECT ${fixed(columns3)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${id};` : sql`SELECT ${fixed(columns3)} FROM customer WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_last = ${last2} ORDER BY c_first;`;
}
var paymentColumns = "c_id, c_first, c_middle, c_last, c_street_1, c_street_2, c_city, c_state, c_zip, c_phone, c_since, c_credit, c_credit_lim, c_discount, c_balance";
function payment(source3) {
  const { scale: scale2, random, time: time3, dialect } = source3;
  const [warehouse, district] = chooseDistrict(source3);
  const customerWarehouse = chooseWarehouse(source3, warehouse, 15);
  const customerDistrict = customerWarehouse === warehouse ? district : random.integer(1, districtCount);
  const customer = chooseCustomer(source3, customerWarehouse, customerDistrict);
  const amount2 = random.integer(100, 5e5);
  const { credit } = customerOf(scale2, customerWarehouse, customerDistrict, customer.id);
  const key2 = sql`c_w_id = ${customerWarehouse} AND c_d_id = ${customerDistrict} AND c_id = ${customer.id}`;
  const paid = sql`c_balance = c_balance - ${amount2}, c_ytd_payment = c_ytd_payment + ${amount2}, c_payment_cnt = c_payment_cnt + 1`;
  const payer = [customer.id, customerDistrict, customerWarehouse];
  const names = `${warehouseName(scale2, warehouse)}    ${districtName(scale2, warehouse, district)}`;
  const note = `${[...payer, district, warehouse, amount2].join(" ")} `;
  const data2 = dialect === "sqlite" ? sql`${note} || c_data` : sql`concat(${note}, c_data)`;
  return [
    begin2,
    sql`UPDATE warehouse SET w_ytd = w_ytd + ${amount2} WHERE w_id = ${warehouse};`,
    sql`SELECT w_name, w_street_1, w_street_2, w_city, w_state, w_zip FROM warehouse WHERE w_id = ${warehouse};`,
    sql`UPDATE district SET d_ytd = d_ytd + ${amount2} WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT d_name, d_street_1, d_street_2, d_city, d_state, d_zip FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    selectCustomer(paymentColumns, customerWarehouse, customerDistrict, customer),
    ...credit === "BC" ? [
      sql`SELECT c_data FROM customer WHERE ${key2};`,
      sql`UPDATE customer SET ${paid}, c_data = substr(${data2}, 1, 500) WHERE ${key2};`
    ] : [sql`UPDATE customer SET ${paid} WHERE ${key2};`],
    sql`INSERT INTO history VALUES (${[...payer, district, warehouse, time3, amount2, names]});`,
    commit2
  ];
}
function orderStatus(source3) {
  const [warehouse, district] = chooseDistrict(source3);
  const customer = chooseCustomer(source3, warehouse, district);
  const order = source3.district(warehouse, district).newestOrder(customer.id);
  return [
    begin2,
    selectCustomer("c_id, c_first, c_middle, c_last, c_balance", warehouse, district, customer),
    sql`SELECT o_id, o_entry_d, o_carrier_id FROM orders WHERE o_w_id = ${warehouse} AND o_d_id = ${district} AND o_c_id = ${customer.id} ORDER BY o_id DESC LIMIT 1;`,
    sql`SELECT ol_i_id, ol_supply_w_id, ol_quantity, ol_amount, ol_delivery_d FROM order_line WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${order};`,
    commit2
  ];
}
function delivery(source3) {
  const { random, time: time3 } = source3;
  const warehouse = chooseHome(source3);
  const carrier = random.integer(1, 10);
  const statements = [begin2];
  for (let district = 1; district <= districtCount; district++) {
    statements.push(
      sql`SELECT MIN(no_o_id) FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district};`
    );
    const order = source3.district(warehouse, district).deliver();
    if (order === void 0) continue;
    const { id, customer, total } = order;
    const key2 = sql`o_w_id = ${warehouse} AND o_d_id = ${district} AND o_id = ${id}`;
    const lines = sql`ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id = ${id}`;
    statements.push(
      sql`DELETE FROM new_order WHERE no_w_id = ${warehouse} AND no_d_id = ${district} AND no_o_id = ${id};`,
      sql`SELECT o_c_id FROM orders WHERE ${key2};`,
      sql`UPDATE orders SET o_carrier_id = ${carrier} WHERE ${key2};`,
      sql`UPDATE order_line SET ol_delivery_d = ${time3} WHERE ${lines};`,
      sql`SELECT SUM(ol_amount) FROM order_line WHERE ${lines};`,
      sql`UPDATE customer SET c_balance = c_balance + ${total}, c_delivery_cnt = c_delivery_cnt + 1 WHERE c_w_id = ${warehouse} AND c_d_id = ${district} AND c_id = ${customer};`
    );
  }
  return [...statements, commit2];
}
var recentOrders = 20;
function stockLevel(source3) {
  const [warehouse, district] = chooseDistrict(source3);
  const threshold = source3.random.integer(10, 20);
  const next = source3.district(warehouse, district).nextOrder;
  return [
    begin2,
    sql`SELECT d_next_o_id FROM district WHERE d_w_id = ${warehouse} AND d_id = ${district};`,
    sql`SELECT COUNT(DISTINCT s_i_id) FROM order_line JOIN stock ON s_i_id = ol_i_id WHERE ol_w_id = ${warehouse} AND ol_d_id = ${district} AND ol_o_id >= ${next - recentOrders} AND ol_o_id < ${next} AND s_w_id = ${warehouse} AND s_quantity < ${threshold};`,
    commit2
  ];
}

// src/suite/tpcc/mix.ts
var mix = { new_order: 45, payment: 43, order_status: 4, delivery: 4, stock_level: 4 };
var transactionNames = Object.keys(mix);
var rolledBack = 1;
var start = Date.UTC(2026, 0, 2);
function ownWarehouses(count, connection) {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (connection === void 0) return all;
  return all.filter((warehouse) => (warehouse - 1) % connection.count === connection.number - 1);
}
function* transactions(source3, count, dialect) {
  const { random, seed, connection } = source3;
  const scale2 = scaleOf(source3);
  const warehouses2 = ownWarehouses(scale2.warehouses, connection);
  const cards = connection === void 0 ? random.shuffle(deck(count)) : new RandomStream(seed, "tpcc deck of connections").shuffle(deck(count)).filter((_, index) => index % connection.count === connection.number - 1);
  const districts2 = /* @__PURE__ */ new Map();
  const playedDistrict = (warehouse, district) => {
    const key2 = `${warehouse} ${district}`;
    const known = districts2.get(key2) ?? new PlayedDistrict(scale2, warehouse, district);
    districts2.set(key2, known);
    return known;
  };
  for (const [index, { name, isRolledBack }] of cards.entries()) {
    const time3 = new Date(start + 1e3 * index).toISOString().slice(0, 19).replace("T", " ");
    const own = { scale: scale2, warehouses: warehouses2, random, time: time3, dialect, district: playedDistrict };
    yield { name, statements: statementsOf(name, own, isRolledBack) };
  }
}
function deck(count) {
  return transactionNames.flatMap((name) => {
    const length = count * mix[name] / 100;
    const undone = name === "new_order" ? Math.round(length * rolledBack / 100) : 0;
    return Array.from({ length }, (_, index) => ({ name, isRolledBack: index < undone }));
  });
}
function statementsOf(name, source3, isRolledBack) {
  switch (name) {
    case "new_order":
      return newOrder(source3, isRolledBack);
    case "payment":
      return payment(source3);
    case "order_status":
      return orderStatus(source3);
    case "delivery":
      return delivery(source3);
    case "stock_level":
      return stockLevel(source3);
  }
}

// src/suite/tpcc/preparation.ts
var rowsPerInsert2 = 50;
function* preparation5(size, dialect, names = tableNames3) {
  const scale2 = scaleOf(size);
  if (dialect === "mysql") for (const name of names) yield createTable2(name, dialect);
  yield "BEGIN;";
  for (const name of names) {
    if (dialect === "sqlite") yield createTable2(name, dialect);
    yield* load2(name, scale2);
  }
  yield "COMMIT;";
  for (const index of indexes) if (names.includes(index.table)) yield createIndex2(index);
  yield* settle[dialect];
}
function* load2(name, scale2) {
  const start2 = `INSERT INTO ${name} VALUES (`;
  let text3 = start2;
  let count = 0;
  for (const row of rowsOf2[name](scale2)) {
    if (count === rowsPerInsert2) {
      yield `${text3});`;
      text3 = start2;
      count = 0;
    }
    text3 = appendText(count === 0 ? text3 : `${text3}), (`, row);
    count++;
  }
  if (count > 0) yield `${text3});`;
}

// src/suite/tpcc/suite.ts
function standardMix(count, dialect, named2) {
  return {
    ...named2,
    kind: "writes",
    source: "TPC-C, standard specification, revision 5.11, clauses 2 and 5.2.3",
    tables: tableNames3,
    times: () => count,
    *statements(source3) {
      for (const { statements } of transactions(source3, count, dialect)) yield* statements;
    },
    transactions: { names: transactionNames, of: (source3) => transactions(source3, count, dialect) },
    divides: true,
    warm: warm(dialect),
    state: state(dialect),
    invariants: conditions(dialect)
  };
}
var durableCount = 400;
var workloads4 = {
  sqlite: [
    standardMix(2e3, "sqlite", {
      name: "standard_mix",
      storages: ["memory"],
      description: "one of the five transactions, in the standard's mix"
    }),
    standardMix(durableCount, "sqlite", {
      name: "standard_mix_durable",
      storages: ["file", "autocommit"],
      description: "the same, fewer of them: each waits for its commit to be durable"
    })
  ],
  mysql: [
    standardMix(durableCount, "mysql", {
      name: "standard_mix_durable",
      storages: ["file"],
      description: "one of the five transactions, in the standard's mix"
    })
  ]
};
function tpcc(dialect) {
  return {
    name: "tpcc",
    // A warehouse has half a million rows, whatever is asked for: making it takes minutes on a simulated processor.
    isCounted: () => false,
    description: "the five transactions of TPC-C in the standard's mix, without think times",
    dialect,
    seconds: 90,
    ceiling: 2,
    workloads: workloads4[dialect],
    tables: tableNames3,
    // The standard's clause 3.4 asks for no less; SQLite has no other level than the one above it.
    ...dialect === "mysql" ? { attempts: () => ["SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ;"] } : {},
    preparation: (_variant, size, tables2) => preparation5(size, dialect, tables2)
  };
}

// src/suite/types/suite.ts
var table3 = "types";
function rowsOf3(rows) {
  return Math.ceil(rows / 10);
}
function columnsOf(variant) {
  return columns.filter(({ isLong = false }) => variant === "types_long" || !isLong);
}
var [first, middle, last] = ["tinyint_col", "char_col", "year_col"];
var indexedWidth = indexedLimit / 100;
function indexRange({ random }) {
  const low = random.integer(0, indexedLimit - indexedWidth);
  return sql`bigint_col BETWEEN ${low} AND ${low + indexedWidth - 1}`;
}
function allColumns({ variant }) {
  return fixed(
    columnsOf(variant).map(({ name }) => name).join(", ")
  );
}
function scanOf(name, column, place) {
  return {
    name,
    description: `the ${place} column of all rows, ${column}`,
    times: 10,
    statement: () => sql`SELECT ${fixed(column)} FROM types;`
  };
}
var scans2 = [
  {
    name: "table_scan",
    description: "all columns of all rows",
    times: 10,
    statement: (source3) => sql`SELECT ${allColumns(source3)} FROM types;`
  },
  scanOf("first_column_scan", first, "first"),
  scanOf("middle_column_scan", middle, "middle"),
  scanOf("last_column_scan", last, "last"),
  {
    name: "index_scan",
    description: "all columns of a hundredth of the rows, through the index on the big integer",
    times: 100,
    statement: (source3) => sql`SELECT ${allColumns(source3)} FROM types WHERE ${indexRange(source3)};`
  },
  {
    name: "covering_index_scan",
    description: "the big integer of a hundredth of the rows, from its index alone",
    times: 500,
    statement: (source3) => sql`SELECT bigint_col FROM types WHERE ${indexRange(source3)};`
  },
  {
    name: "groupby_scan",
    description: "count, largest and average of integers for each value of the enumeration, over all rows",
    times: 10,
    statement: () => sql`SELECT enum_col, COUNT(*), MAX(int_col), AVG(smallint_col) FROM types GROUP BY enum_col ORDER BY enum_col;`
  },
  {
    name: "index_join_scan",
    description: "count of a join of 1,000 rows with the same table through the index on the big integer",
    times: 50,
    statement: ({ rows, random }) => {
      const [from, to] = random.range(1e3, rowsOf3(rows));
      return sql`SELECT COUNT(*) FROM types a JOIN types b ON a.bigint_col = b.bigint_col WHERE a.id BETWEEN ${from} AND ${to};`;
    }
  }
];
var workloads5 = scans2.map(({ name, description, times, statement }) => {
  function* statements(source3) {
    for (let index = 0; index < times; index++) yield statement(source3);
  }
  return {
    name,
    kind: "reads",
    storages: ["memory", "file"],
    description,
    source: "the table of How We Benchmark Dolt, with scans of sysbench's kind",
    tables: [table3],
    times: () => times,
    statements,
    warm: [
      `SELECT count(*) FROM types WHERE ${last} = 0;`,
      "SELECT count(*) FROM types WHERE bigint_col > 0;"
    ],
    state: []
  };
});
var rowsPerNull2 = 10;
function* preparation6(variant, { rows, seed }) {
  const own = columnsOf(variant);
  const random = new RandomStream(seed, `table ${variant}`);
  const value = ({ value: draw, isOptional = false }, id) => {
    const drawn = draw(random, id);
    return isOptional && random.integer(1, rowsPerNull2) === 1 ? fixed("NULL") : drawn;
  };
  yield "BEGIN;";
  yield `CREATE TABLE types(${own.map(definition2).join(", ")});`;
  for (let id = 1; id <= rowsOf3(rows); id++) {
    const values = own.map((column) => value(column, id));
    yield `${appendText("INSERT INTO types VALUES (", values)});`;
  }
  yield "COMMIT;";
  yield "CREATE INDEX types_bigint_col ON types(bigint_col);";
  yield checkpoint;
}
function definition2({ name, type, isOptional = false }) {
  return `${name} ${type}${isOptional || type.includes("PRIMARY KEY") ? "" : " NOT NULL"}`;
}
var types2 = {
  name: "types",
  description: "scans of a table with a column of every type, with and without long texts",
  seconds: 40,
  workloads: workloads5,
  tables: [table3],
  preparation: preparation6
};

// src/suite/suites.ts
var emptyOwn = {
  name: "own",
  description: "workloads of your own, from files that own-workloads names: docs/own-workloads.md",
  seconds: 0,
  workloads: [],
  tables: [],
  preparation: () => []
};
function suitesOfTool(dialect) {
  const spoken = { tpcc: tpcc(dialect), sequence: sequence(dialect), own: { ...emptyOwn, dialect } };
  return { oltp, types: types2, raw, scale, cold, server, ...spoken };
}
var byDialect = {
  sqlite: suitesOfTool("sqlite"),
  mysql: suitesOfTool("mysql")
};
var suites = byDialect.sqlite;
function suitesIn(dialect) {
  return byDialect[dialect];
}
function hasOwnSettings(variant) {
  return suites[suiteOf(variant)].attempts !== void 0;
}
function isForServers(variant, catalogue) {
  return catalogue[suiteOf(variant)].dialect === "mysql";
}
var suiteCeilings = Object.fromEntries(
  suiteNames.flatMap((name) => {
    const { ceiling } = suites[name];
    return ceiling === void 0 ? [] : [[name, ceiling]];
  })
);

// src/suite/workloads.ts
var workloadNames = workloadNamesOf(suites);
function workloadNamesOf(catalogue) {
  return [...new Set(Object.values(catalogue).flatMap(({ workloads: workloads6 }) => workloads6.map(({ name }) => name)))];
}
function workloadOf3({ variant, workload: name }, catalogue = suites) {
  const suite = catalogue[suiteOf(variant)];
  const workload3 = findWorkload({ variant, workload: name }, catalogue);
  if (workload3 === void 0) {
    const known = suite.workloads.map((one) => one.name).join(", ");
    const choice = known === "" ? "it has none: name their files with own-workloads" : `choose from ${known}`;
    throw new InputError(`no workload of the suite ${suite.name} is called "${name}": ${choice}`);
  }
  return workload3;
}
function findWorkload({ variant, workload: workload3 }, catalogue = suites) {
  return catalogue[suiteOf(variant)].workloads.find(({ name }) => name === workload3);
}
function inReportOrder4(a, b) {
  const [left, right] = [placeOf(a), placeOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}
function placeOf({ variant, storage, kind, workload: workload3 = "" }) {
  const { workloads: workloads6 } = suites[suiteOf(variant)];
  const place = workloads6.findIndex(({ name }) => name === workload3);
  return [
    variants.indexOf(variant),
    storages.indexOf(storage),
    kinds.indexOf(kind),
    place < 0 ? workloads6.length : place
  ];
}

// src/messages/suggest-name.ts
var import_fastest_levenshtein = __toESM(require_mod(), 1);
var maxNamesListed = 10;
var maxShareChanged = 0.5;
var minPrefixLength = 3;
function suggestName(given, names) {
  const lowerCase = given.toLowerCase();
  const [continued, ...others] = names.filter((name2) => name2.startsWith(lowerCase));
  if (lowerCase.length >= minPrefixLength && others.length === 0 && continued !== void 0) return continued;
  if (names.length === 0) return void 0;
  const reordered = names.find((name2) => sortedLetters(name2) === sortedLetters(lowerCase));
  if (reordered !== void 0) return reordered;
  const name = (0, import_fastest_levenshtein.closest)(lowerCase, names);
  return (0, import_fastest_levenshtein.distance)(lowerCase, name) <= maxShareChanged * Math.max(lowerCase.length, name.length) ? name : void 0;
}
function sortedLetters(text3) {
  return [...text3].toSorted().join("");
}
function unknownName(what, given, names) {
  const all = `one of ${names.join(", ")}`;
  if (typeof given !== "string" || given === "") return `${formatValue(given)} is not a ${what}: give ${all}`;
  const meant = suggestName(given, names);
  if (meant === void 0) return `unknown ${what} ${formatValue(given)}: give ${all}`;
  const choice = names.length > maxNamesListed ? "" : ` (${all})`;
  return `unknown ${what} ${formatValue(given)}: did you mean "${meant}"?${choice}`;
}

// src/suite/plan-tests.ts
function planTests(selection, catalogue = suites) {
  const { suites: chosen, workloads: workloads6, tests: paths, threads = 1 } = selection;
  const names = workloadNamesOf(catalogue);
  const unknown = workloads6?.find((name) => !names.includes(name));
  if (unknown !== void 0) throw new InputError(`workloads: ${unknownName("workload", unknown, names)}`);
  if (chosen.includes("own") && catalogue.own.workloads.length === 0)
    throw new InputError(
      "suites names own, but there are no own workloads: name their files with own-workloads"
    );
  const isChosen = (test) => chosen.includes(suiteOf(test.variant)) && (suiteOf(test.variant) !== "oltp" || selection.variants.includes(test.variant)) && selection.storages.includes(test.storage) && (workloads6 === void 0 || workloads6.includes(test.workload)) && (paths === void 0 || paths.includes(testPath(test))) && (threads === 1 || findWorkload(test, catalogue)?.divides === true);
  const tests = testsOf(catalogue).filter(isChosen);
  const hasSteps = chosen.some((name) => catalogue[name].steps !== void 0);
  if (tests.length === 0 && !hasSteps) throw new InputError(nothingLeft(selection));
  return tests;
}
function requireDialect(chosen, spoken, catalogue = suites) {
  const speaks = (name) => (catalogue[name].dialect ?? "sqlite") === spoken;
  const other = chosen.find((name) => !speaks(name));
  if (other === void 0) return;
  const possible = suiteNames.filter(speaks).join(", ") || "none";
  const [written, engines] = spoken === "mysql" ? ["SQLite's", "servers, which speak MySQL's"] : ["MySQL's", "not servers, and speak SQLite's"];
  throw new InputError(
    `suite ${other} is written in ${written} SQL, but the engines are ${engines}: choose from the suites ${possible}`
  );
}
function findRunnable(tests, hasBase) {
  const skips = ({ compare }) => compare === "base" && !hasBase;
  return { tests: tests.filter((test) => !skips(test)), skipped: tests.filter(skips) };
}
function testsOf(catalogue) {
  return suiteNames.flatMap(
    (suite) => variantsOf(suite).flatMap(
      (variant) => storages.flatMap(
        (storage) => catalogue[suite].workloads.filter((workload3) => isTimedIn(workload3, variant) && workload3.storages.includes(storage)).map(({ kind, name, compare }) => {
          return { variant, storage, kind, workload: name, ...omitUndefined({ compare }) };
        })
      )
    )
  );
}
var allTests = testsOf(suites);
function hasSuite(tests, suite) {
  return tests.some(({ variant }) => suiteOf(variant) === suite);
}
function variantsIn(tests) {
  return variants.filter((variant) => tests.some((test) => test.variant === variant));
}
function nothingLeft({ suites: suites2, variants: variants2, storages: storages2, workloads: workloads6 = ["all"], threads = 1 }) {
  const chosen = Object.entries({ suites: suites2, variants: variants2, storages: storages2, workloads: workloads6 });
  const parts = chosen.map(([what, names]) => `${what} ${names.join(", ") || "none"}`);
  return `nothing to test with ${[...parts, ...threads === 1 ? [] : [`threads ${threads}`]].join("; ")}`;
}

// src/suite/row-path.ts
function parseRowPath(path) {
  const allowed = "a test such as int/memory/writes/oltp_insert, or a section's average such as int/memory/writes average or int/memory/writes base";
  const [, parts = "", figure = "test"] = /^(\S+?)(?: ([a-z]+))?$/.exec(path) ?? [];
  const names = parts.split("/");
  const group = ["all", ...suiteNames].find((name) => name === parts);
  if (figure === "base" && group !== void 0) return { figure, group };
  if (names.length !== (figure === "average" ? 3 : 4) && !(figure === "base" && names.length === 3))
    return `${formatValue(path)} is not ${allowed}`;
  if (names.every((name) => name === "*"))
    return `${formatValue(path)} names nothing: at least one part must not be *`;
  const scope = { figure, ...namedParts(names) };
  const { variant, storage, kind } = scope;
  const isKnown = (variant === void 0 || variants.some((one) => one === variant)) && (storage === void 0 || storages.some((one) => one === storage)) && (kind === void 0 || kinds.some((one) => one === kind));
  if (!isKnown) return `${formatValue(path)} is not ${allowed}, with * for any part`;
  if (variant === "own" || allTests.some((test) => isRow(scope, test))) return scope;
  return `no test of the suite is ${formatValue(path)}`;
}
function namedParts(names) {
  const [variant, storage, kind, workload3] = names.map((name) => name === "*" ? void 0 : name);
  return omitUndefined({ variant, storage, kind, workload: workload3 });
}
function unitOf({ figure }) {
  return ["test", "average", "base"].includes(figure) ? "x" : "%";
}
function parseBound(bound, path) {
  const unit = unitOf(path);
  const [, digits2, given] = /^(\d{1,9}(?:\.\d{1,9})?)(x|%)$/.exec(bound) ?? [];
  if (given === unit && Number(digits2) > 0) return Number(digits2);
  return unit === "x" ? `${formatValue(bound)} is not a multiplier such as 1.3x` : `${formatValue(bound)} is not a percentage such as 5%`;
}
function isRow(path, target) {
  if (path.group !== void 0) return path.group === "all" || path.group === suiteOf(target.variant);
  return ["variant", "storage", "kind", "workload"].every(
    (part) => path[part] === void 0 || path[part] === target[part] || isCellOf(path, part, target)
  );
}
function isCellOf(path, part, { workload: workload3 }) {
  return part === "workload" && path.figure === "base" && workload3 !== void 0 && path.workload === workloadOfCells({ workload: workload3 });
}

export {
  maxNamesListed,
  suggestName,
  unknownName,
  textOf,
  shapeOf,
  valuesOf,
  isTimedIn,
  checkpoint,
  RandomStream,
  workloadStream,
  dialectOf,
  typesRows,
  sequencesIn,
  findStep,
  stepNamed,
  suites,
  suitesIn,
  hasOwnSettings,
  isForServers,
  suiteCeilings,
  workloadNames,
  workloadNamesOf,
  workloadOf3 as workloadOf,
  findWorkload,
  inReportOrder4 as inReportOrder,
  planTests,
  requireDialect,
  findRunnable,
  testsOf,
  allTests,
  hasSuite,
  variantsIn,
  parseRowPath,
  namedParts,
  unitOf,
  parseBound,
  isRow
};
