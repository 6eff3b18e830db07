import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  defaultMinutes,
  hunting
} from "./chunk-7LU4U33Z.js";
import {
  htmlDocument
} from "./chunk-VX4EX62H.js";
import {
  readInputs
} from "./chunk-2QU75JON.js";
import {
  resolveRunSettings
} from "./chunk-HXHXLXWB.js";
import {
  checked,
  mergeSources,
  parseJson,
  writtenValues
} from "./chunk-L7WSK2PR.js";
import {
  describeIssues,
  layOut,
  requireNoLink,
  truncateTexts,
  writeWhole
} from "./chunk-FCSQ5ORN.js";
import {
  optionsIn,
  schemaOf,
  settingOptions,
  valuesOf
} from "./chunk-UJRW2N5K.js";
import {
  RandomStream
} from "./chunk-FTR55STA.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  number,
  record,
  references,
  strictObject,
  string
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
  inHtml,
  inMarkdown,
  inMarkdownCell,
  inTerminal,
  pValue,
  plural
} from "./chunk-CUWCPHAE.js";
import {
  InputError,
  formatValue,
  omitUndefined
} from "./chunk-VEWHOEAR.js";

// src/features/hunt/grammar/schema.ts
function columnsOf({ keyColumns, columns }) {
  return [...keyColumns, ...columns];
}

// src/features/hunt/grammar/shapes.ts
var prime = 1000003;
var stride = 7919;
var scattered = (i) => `${i} * ${stride} % ${prime}`;
var scatter = (i) => i * stride % prime;
var padded = (letter, i) => `${letter}${String(i).padStart(7, "0")}`;
var quoted = (text2) => `'${text2}'`;
var hex = (text2) => `X'${Buffer.from(text2).toString("hex").toUpperCase()}'`;
var words = (i) => `w${i % 97} x${i % 31} y${i % 7} w${i * 13 % 97}`;
var wide = (i, size) => `${i}-${"0".repeat(size)}`;
var makers = {
  sequence: { sql: (i) => i, value: String },
  scattered: { sql: scattered, value: (i) => String(scatter(i)) },
  few: { sql: (i, size) => `${i} * ${stride} % ${size}`, value: (i, size) => String(i * stride % size) },
  skewed: {
    sql: (i, size) => `CASE WHEN ${i} % 10 < 8 THEN 1 ELSE ${i} % ${size} END`,
    value: (i, size) => i % 10 < 8 ? "1" : String(i % size)
  },
  quarters: {
    sql: (i, size) => `(${i} % ${size}) / 4.0 + 0.25`,
    value: (i, size) => i % size / 4 + 0.25 + (i % size % 4 === 3 ? ".0" : "")
  },
  "text key": {
    sql: (i) => `printf('k%07d', ${scattered(i)})`,
    value: (i) => quoted(padded("k", scatter(i)))
  },
  "few texts": { sql: (i, size) => `'v' || (${i} % ${size})`, value: (i, size) => quoted(`v${i % size}`) },
  "mixed case": {
    sql: (i, size) => `CASE WHEN ${i} % 2 THEN 'V' ELSE 'v' END || (${i} % ${size})`,
    value: (i, size) => quoted(`${i % 2 === 1 ? "V" : "v"}${i % size}`)
  },
  words: {
    sql: (i) => `'w' || (${i} % 97) || ' x' || (${i} % 31) || ' y' || (${i} % 7) || ' w' || (${i} * 13 % 97)`,
    value: (i) => quoted(words(i))
  },
  wide: {
    sql: (i, size) => `printf('%d-%.*c', ${i}, ${size}, '0')`,
    value: (i, size) => quoted(wide(i, size))
  },
  blob: {
    sql: (i) => `CAST(printf('b%07d', ${scattered(i)}) AS BLOB)`,
    value: (i) => hex(padded("b", scatter(i)))
  },
  json: {
    sql: (i, size) => `json_object('a', ${i} % ${size}, 'b', json_array(${i}, ${i} + 1), 'c', 'v' || (${i} % 10))`,
    value: (i, size) => quoted(`{"a":${i % size},"b":[${i},${i + 1}],"c":"v${i % 10}"}`)
  },
  tens: { sql: (i) => `${i} / 10`, value: (i) => String(Math.floor(i / 10)) },
  ones: { sql: (i) => `${i} % 10`, value: (i) => String(i % 10) },
  "text tens": {
    sql: (i) => `printf('k%07d', ${i} / 10)`,
    value: (i) => quoted(padded("k", Math.floor(i / 10)))
  }
};
var maker = (name) => makers[name];
function sqlOfShape({ name, size, within }, i) {
  return maker(name).sql(within === void 0 ? i : `(${i} % ${within} + 1)`, size);
}
function valueOfShape({ name, size, within }, i) {
  return maker(name).value(within === void 0 ? i : i % within + 1, size);
}

// src/features/hunt/grammar/schema-sql.ts
function definitionsOf({ tables }) {
  return tables.flatMap((table2) => [
    createTable(table2, tables),
    ...table2.indexes.map((index) => createIndex(table2, index)),
    ...table2.hasView ? [`CREATE VIEW ${viewOf(table2)} AS SELECT * FROM ${table2.name};`] : [],
    ...table2.triggers.length === 0 ? [] : [`CREATE TABLE ${logOf(table2)} (what TEXT, k);`],
    ...table2.triggers.map((event) => createTrigger(table2, event)),
    ...table2.fullText === void 0 ? [] : [`CREATE VIRTUAL TABLE ${table2.name}f USING fts5(body);`]
  ]);
}
function fillingsOf({ tables }) {
  return tables.flatMap((table2) => [
    ...table2.rows === 0 ? [] : [insertRows(table2, 1, table2.rows)],
    ...table2.deletesEvery === 0 ? [] : [deleteEvery(table2)],
    ...table2.fullText === void 0 || table2.rows === 0 ? [] : [fillFullText(table2, table2.fullText)]
  ]);
}
function stateQueries({ tables }, withIndexes) {
  return tables.flatMap((table2) => {
    const terms = columnsOf(table2).map(
      ({ name, type }) => type === "INT" || type === "INTEGER" ? `sum(${name})` : `sum(length(${name}))`
    );
    const complete = withIndexes ? table2.indexes.filter(({ where }) => where === void 0) : [];
    return [
      `SELECT count(*), ${terms.join(", ")} FROM ${table2.name};`,
      ...complete.map(({ name }) => `SELECT count(*) FROM ${table2.name} INDEXED BY ${name};`),
      ...table2.triggers.length === 0 ? [] : [`SELECT count(*) FROM ${logOf(table2)};`]
    ];
  });
}
function viewOf({ name }) {
  return `${name}v`;
}
function logOf({ name }) {
  return `${name}log`;
}
function insertedColumns(table2) {
  return columnsOf(table2).filter(({ generated }) => generated === void 0);
}
function insertRows(table2, first, last) {
  return `WITH RECURSIVE s(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM s WHERE i < ${last}) INSERT INTO ${table2.name}(${namesOf(insertedColumns(table2))}) SELECT ${rowTerms(table2)} FROM s;`;
}
function literalRow(table2, i) {
  const values = insertedColumns(table2).map(
    ({ shape, nullEvery }) => nullEvery > 0 && i % nullEvery === 0 ? "NULL" : valueOfShape(shape, i)
  );
  return `(${values.join(", ")})`;
}
function rowTerms(table2) {
  return insertedColumns(table2).map(({ shape, nullEvery }) => {
    const value = sqlOfShape(shape, "i");
    return nullEvery === 0 ? value : `CASE WHEN i % ${nullEvery} = 0 THEN NULL ELSE ${value} END`;
  }).join(", ");
}
function fillFullText({ name, keyColumns }, column) {
  return `INSERT INTO ${name}f(body) SELECT ${column} FROM ${name} ORDER BY ${namesOf(keyColumns)};`;
}
function deleteEvery(table2) {
  const [key] = table2.keyColumns;
  const number2 = key?.type === "INT" || key?.type === "INTEGER" ? key.name : `unicode(substr(${key?.name}, -1))`;
  return `DELETE FROM ${table2.name} WHERE ${number2} % ${table2.deletesEvery} = 0;`;
}
function namesOf(columns) {
  return columns.map(({ name }) => name).join(", ");
}
function createTable(table2, tables) {
  const { name, key, keyColumns, parent } = table2;
  const isRowid = key === "rowid";
  const columns = columnsOf(table2).map(
    (column) => definitionOf(column, isRowid && keyColumns.includes(column))
  );
  const primary = isRowid || key === "none" ? [] : [`PRIMARY KEY (${namesOf(keyColumns)})`];
  const referenced = tables.find((one) => one.name === parent?.table);
  const foreign = parent === void 0 || referenced === void 0 ? [] : [
    `FOREIGN KEY (${parent.column}) REFERENCES ${parent.table}(${namesOf(referenced.keyColumns)}) ON DELETE CASCADE`
  ];
  const end = key.endsWith("without rowid") ? " WITHOUT ROWID" : "";
  return `CREATE TABLE ${name} (${[...columns, ...primary, ...foreign].join(", ")})${end};`;
}
function definitionOf({ name, type, isNocase, generated }, isRowid) {
  if (isRowid) return `${name} INTEGER PRIMARY KEY`;
  return `${name} ${type}${isNocase === true ? " COLLATE NOCASE" : ""}${generated === void 0 ? "" : ` AS (${generated})`}`;
}
function createIndex({ name: table2 }, { name, kind, terms, where }) {
  const unique = kind === "unique" ? "UNIQUE " : "";
  return `CREATE ${unique}INDEX ${name} ON ${table2}(${terms.join(", ")})${where === void 0 ? "" : ` WHERE ${where}`};`;
}
function createTrigger(table2, event) {
  const row = event === "DELETE" ? "OLD" : "NEW";
  const log = logOf(table2);
  return `CREATE TRIGGER ${table2.name}${event.toLowerCase()} AFTER ${event} ON ${table2.name} BEGIN INSERT INTO ${log} VALUES ('${event}', ${row}.${table2.keyColumns[0]?.name}); END;`;
}

// src/features/hunt/grammar/weights.ts
function chooseName(weights, random) {
  const names = Object.keys(weights);
  return chooseWeighted(names, (name) => weights[name] ?? 0, random);
}
function chooseWeighted(values, weightOf, random) {
  const total = values.reduce((sum, one) => sum + weightOf(one), 0);
  let left2 = random.integer(1, Math.round(total * 100)) / 100;
  for (const value of values) {
    left2 -= weightOf(value);
    if (left2 <= 1e-9) return value;
  }
  return values.at(-1);
}

// src/features/hunt/grammar/derive.ts
var deepest = 5;
var mostTries = 8;
var firstNew = 5e5;
var Deriver = class {
  #grammar;
  #schema;
  #random;
  /** The derivation that is made anew at this moment. */
  #old;
  constructor(grammar, schema, random) {
    this.#grammar = grammar;
    this.#schema = schema;
    this.#random = random;
  }
  /** @returns undefined if no production fits the tables */
  derive(rule, scope = /* @__PURE__ */ new Map(), depth = 0) {
    const all = this.#grammar.rules.get(rule)?.productions ?? [];
    const simple = depth < deepest ? [] : all.filter(({ isSimple }) => isSimple);
    let left2 = (simple.length > 0 ? simple : all).filter(({ weight }) => weight > 0);
    for (let tries = 0; tries < mostTries && left2.length > 0; tries++) {
      const chosen = chooseWeighted(left2, ({ weight }) => weight, this.#random);
      const made = this.make(rule, chosen, scope, depth);
      if (made !== void 0) return made;
      left2 = left2.filter((one) => one !== chosen);
    }
    return void 0;
  }
  make(rule, { id, slots }, scope, depth = 0) {
    const inner = new Map(scope);
    const parts = [];
    for (const slot of slots) {
      if (slot.kind !== "table") continue;
      const bound = this.#table(slot.of, slot.name);
      if (bound === void 0) return void 0;
      inner.set(slot.name, bound);
    }
    for (const slot of slots) {
      const part = this.#fill(slot, inner, depth);
      if (part === void 0) return void 0;
      parts.push(part);
    }
    return { kind: "derivation", rule, production: id, parts, scope, inner };
  }
  /**
   * Another production in place of a derivation, with as much of that as fits: its tables by name, its columns, and the derivations of
   * the rules that both have.
   */
  remake(old, production) {
    const before = this.#old;
    this.#old = old;
    try {
      return this.make(old.rule, production, old.scope, deepest);
    } finally {
      this.#old = before;
    }
  }
  #fill(slot, scope, depth) {
    switch (slot.kind) {
      case "text":
        return slot.text;
      case "table":
        return scope.get(slot.name)?.sql;
      case "column": {
        const from = scope.get(slot.from);
        if (from?.kind !== "table") return void 0;
        const able = columnsOf(from.table).filter(
          ({ classes }) => classes.includes(slot.column)
        );
        const column = this.#oldColumn(able) ?? this.#pick(able);
        if (column === void 0) return void 0;
        const sql = slot.isQualified ? `${from.alias}.${column.name}` : column.name;
        const later = slot.name === void 0 || !slot.isQualified ? column.name : sql;
        if (slot.name !== void 0)
          scope.set(slot.name, { kind: "column", column, table: from.table, sql: later });
        return sql;
      }
      case "call":
        return this.#call(slot.name, slot.given, scope, depth);
    }
  }
  /** The column of these that what is made anew uses first. */
  #oldColumn(able) {
    if (this.#old === void 0) return void 0;
    const text2 = textOf(this.#old, this.#schema);
    const places = able.map((column) => ({ column, at: text2.search(new RegExp(`\\b${column.name}\\b`)) }));
    return places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.column;
  }
  #table(of, alias) {
    const old = this.#old?.inner.get(alias);
    if (old?.kind === "table" && of !== "fts") return of === "source" ? old : { ...old, sql: old.table.name };
    const { tables } = this.#schema;
    const able = of === "fts" ? tables.filter(({ fullText }) => fullText !== void 0) : tables;
    const table2 = this.#pick(able);
    if (table2 === void 0) return void 0;
    const isView = of === "source" && table2.hasView && this.#random.integer(1, 2) === 1;
    const sql = of === "fts" ? `${table2.name}f` : isView ? viewOf(table2) : table2.name;
    return { kind: "table", table: table2, alias, sql };
  }
  #call(name, given, scope, depth) {
    const bound = scope.get(name);
    if (bound !== void 0) return bound.sql;
    const rule = this.#grammar.rules.get(name);
    const kept = rule === void 0 ? void 0 : this.#old?.parts.find((part) => isDerivationOf(part, name));
    if (kept !== void 0) return kept;
    if (rule !== void 0) return this.#deriveWith(name, rule.parameters, given, scope, depth);
    const [first = "", least = "0", most2 = "0"] = given;
    if (name === "number")
      return { kind: "amount", value: this.#amount(Number(first), Number(least)), least: Number(first) };
    if (name === "some") {
      const [, , called = "", ...rest] = given;
      return this.#some(Number(first), Number(least), ", ", () => {
        const parameters = this.#grammar.rules.get(called)?.parameters ?? [];
        return this.#deriveWith(called, parameters, rest, scope, depth);
      });
    }
    const of = scope.get(first);
    if (of === void 0) return void 0;
    if (of.kind === "column") {
      if (name === "value") return this.#value(of.column, of.table);
      return this.#some(Number(least), Number(most2), ", ", () => this.#value(of.column, of.table));
    }
    return this.#ofTable(name, of, Number(least), Number(most2));
  }
  #deriveWith(rule, parameters, given, scope, depth) {
    const own = /* @__PURE__ */ new Map();
    for (const [index, parameter] of parameters.entries()) {
      const value = scope.get(given[index] ?? "");
      if (value !== void 0) own.set(parameter, value);
    }
    return this.derive(rule, own, depth + 1);
  }
  #ofTable(name, of, least, most2) {
    const { table: table2, alias } = of;
    const { keyColumns } = table2;
    switch (name) {
      case "key":
        return keyColumns.map((one) => `${alias}.${one.name}`).join(", ");
      case "keynames":
        return namesOf(keyColumns);
      case "keyis": {
        const row = this.#random.integer(1, Math.max(1, table2.rows));
        return keyColumns.map((one) => `${alias}.${one.name} = ${valueOfShape(one.shape, row)}`).join(" AND ");
      }
      case "unique":
        return table2.key === "none" ? void 0 : namesOf(keyColumns);
      case "columns":
      case "terms":
      case "copies":
        return { kind: "of table", what: name, table: table2.name, row: 0 };
      case "rows": {
        let row = firstNew + this.#random.integer(0, 1e3);
        return this.#some(least, most2, ", ", () => ({
          kind: "of table",
          what: "row",
          table: table2.name,
          row: row++
        }));
      }
      default:
        return void 0;
    }
  }
  #some(least, most2, separator, make) {
    const items = [];
    const count2 = this.#random.integer(least, most2);
    for (let at = 0; at < count2; at++) {
      const item = make();
      if (item === void 0) return void 0;
      items.push(item);
    }
    return { kind: "items", items, separator };
  }
  #value({ shape }, { rows }) {
    return valueOfShape(shape, this.#random.integer(1, Math.max(1, rows)));
  }
  /** Small numbers are as likely as large ones. */
  #amount(least, most2) {
    const limit = this.#random.integer(0, 3) === 0 ? most2 : least + Math.ceil((most2 - least) / 8);
    return this.#random.integer(least, Math.max(least, limit));
  }
  #pick(values) {
    return values.length === 0 ? void 0 : values[this.#random.integer(0, values.length - 1)];
  }
};
function movedKey({ name, type }) {
  if (type === "TEXT") return `'z' || ${name}`;
  return type === "BLOB" ? `CAST('z' || ${name} AS BLOB)` : `${name} + 2000000`;
}
function isDerivationOf(part, rule) {
  return isOfKind(part, "derivation") && part.rule === rule;
}
function textOf(part, schema) {
  if (typeof part === "string") return part;
  switch (part.kind) {
    case "derivation":
      return part.parts.map((one) => textOf(one, schema)).join("");
    case "items":
      return part.items.map((one) => textOf(one, schema)).join(part.separator);
    case "amount":
      return String(part.value);
    case "of table": {
      const table2 = schema.tables.find(({ name }) => name === part.table);
      return table2 === void 0 ? part.table : textOfTable(part, table2);
    }
  }
}
function textOfTable({ what, row }, table2) {
  const columns = insertedColumns(table2);
  switch (what) {
    case "columns":
      return namesOf(columns);
    case "terms":
      return columns.map(({ shape }) => sqlOfShape(shape, `(i + ${firstNew})`)).join(", ");
    case "copies":
      return columns.map((one) => isKey(table2, one) ? movedKey(one) : one.name).join(", ");
    case "row":
      return literalRow(table2, row);
  }
}
function isKey({ keyColumns }, { name }) {
  return keyColumns.some((one) => one.name === name);
}
function statementsOf(work, schema) {
  return textOf(work, schema).split(";;").map((sql) => `${sql.trim()};`);
}
function productionsOf(part) {
  const inner = partsOf(part).flatMap(productionsOf);
  return isOfKind(part, "derivation") ? [part.production, ...inner] : inner;
}
function isOfKind(part, kind) {
  return typeof part !== "string" && part.kind === kind;
}
function partsOf(part) {
  if (isOfKind(part, "items")) return part.items;
  return isOfKind(part, "derivation") ? part.parts : [];
}
function withParts(part, change) {
  if (isOfKind(part, "items")) return { ...part, items: part.items.map(change) };
  return isOfKind(part, "derivation") ? { ...part, parts: part.parts.map(change) } : part;
}

// src/features/hunt/grammar/make-schema.ts
var oneIn = { nulls: 4, deletes: 8, triggers: 12, views: 6, parents: 4 };
function makeSchema(weights, hasFullText, random) {
  const count2 = Number(chooseName(weights.tables, random));
  const tables = [];
  for (let number2 = 1; number2 <= count2; number2++) {
    const table2 = makeTable(number2, tables, weights, random);
    const words2 = table2.columns.find(({ shape }) => shape.name === "words")?.name;
    tables.push(hasFullText && words2 !== void 0 ? { ...table2, fullText: words2 } : table2);
  }
  return { tables };
}
function isOne(chance, random) {
  return random.integer(1, chance) === 1;
}
function makeTable(number2, earlier, weights, random) {
  const key = chooseName(weights.keys, random);
  const rows = Number(chooseName(weights.rows, random));
  const columns = [];
  const count2 = Number(chooseName(weights.columns, random));
  for (let at = 1; at <= count2; at++)
    columns.push(makeColumn(`c${number2}${letterOf(at)}`, columns, weights, random));
  const parent = makeParent(number2, earlier, random);
  if (parent !== void 0) columns.push(parent.column);
  const keyColumns = keyColumnsOf(key, number2);
  const indexes = makeIndexes(number2, [...keyColumns, ...columns], weights, random);
  const triggers = ["INSERT", "UPDATE", "DELETE"].filter(
    () => isOne(oneIn.triggers, random)
  );
  return {
    ...{ name: `t${number2}`, key, keyColumns, columns, rows, indexes, triggers },
    deletesEvery: isOne(oneIn.deletes, random) ? random.integer(2, 9) : 0,
    hasView: isOne(oneIn.views, random),
    ...parent === void 0 ? {} : { parent: parent.reference }
  };
}
function letterOf(at) {
  return String.fromCharCode("a".charCodeAt(0) + at - 1);
}
var integers = (shape, classes, name) => ({
  ...{ name, type: "INT", classes: [...classes, "integer", "any"], shape, nullEvery: 0 }
});
var texts = (shape, classes, name) => ({
  ...{ name, type: "TEXT", classes: [...classes, "string", "any"], shape, nullEvery: 0 }
});
function keyColumnsOf(key, number2) {
  const name = `k${number2}`;
  switch (key) {
    case "rowid":
    case "none":
    case "int without rowid":
      return [integers({ name: "sequence", size: 1 }, ["intkey"], name)];
    case "int":
      return [integers({ name: "scattered", size: 1 }, ["intkey"], name)];
    case "text":
    case "text without rowid":
      return [texts({ name: "text key", size: 1 }, ["textkey"], name)];
    case "blob":
      return [{ name, type: "BLOB", classes: ["any"], shape: { name: "blob", size: 1 }, nullEvery: 0 }];
    case "pair":
      return [
        integers({ name: "tens", size: 1 }, [], `${name}a`),
        integers({ name: "ones", size: 1 }, [], `${name}b`)
      ];
    case "pair without rowid":
      return [
        texts({ name: "text tens", size: 1 }, [], `${name}a`),
        integers({ name: "ones", size: 1 }, [], `${name}b`)
      ];
  }
}
function makeColumn(name, others, weights, random) {
  const kind = chooseName(weights.kinds, random);
  const nullEvery = isOne(oneIn.nulls, random) ? random.integer(2, 20) : 0;
  const size = [3, 10, 100, 1e3][random.integer(0, 3)] ?? 10;
  const column = columnOf(kind, name, size, others);
  return column.generated === void 0 ? { ...column, nullEvery } : column;
}
function columnOf(kind, name, size, others) {
  const changed = ["value"];
  switch (kind) {
    case "sequence":
    case "scattered":
    case "few":
    case "skewed":
      return integers({ name: kind, size }, ["int", ...changed], name);
    case "generated": {
      const source = others.find(({ classes }) => classes.includes("int"));
      if (source === void 0) return integers({ name: "few", size }, ["int", ...changed], name);
      return { ...integers(source.shape, [], name), generated: `${source.name} + 1` };
    }
    case "real":
      return {
        ...{ name, type: "REAL", shape: { name: "quarters", size } },
        classes: ["real", ...changed, "any"],
        nullEvery: 0
      };
    case "text":
      return texts({ name: "text key", size }, ["text", ...changed], name);
    case "few texts":
      return texts({ name: "few texts", size }, ["text", ...changed], name);
    case "words":
      return texts({ name: "words", size }, ["text", ...changed], name);
    case "mixed case":
      return { ...texts({ name: "mixed case", size }, [], name), classes: ["nocase"], isNocase: true };
    case "wide":
      return { ...texts({ name: "wide", size: Math.max(100, size * 4) }, [], name), classes: ["wide"] };
    case "blob":
      return {
        ...{ name, type: "BLOB", shape: { name: "blob", size } },
        classes: ["blob", ...changed, "any"],
        nullEvery: 0
      };
    case "json":
      return { ...texts({ name: "json", size }, [], name), classes: ["json"] };
  }
}
function makeParent(number2, earlier, random) {
  const able = earlier.filter(
    ({ key: key2, keyColumns, rows, deletesEvery }) => key2 !== "none" && keyColumns.length === 1 && rows > 0 && deletesEvery === 0
  );
  if (able.length === 0 || !isOne(oneIn.parents, random)) return void 0;
  const table2 = able[random.integer(0, able.length - 1)];
  const [key] = table2.keyColumns;
  const name = `p${number2}`;
  const classes = [
    key.type === "BLOB" ? "blob" : key.type === "TEXT" ? "string" : "integer",
    "any"
  ];
  const column = { ...key, name, classes, shape: { ...key.shape, within: table2.rows } };
  return { column, reference: { table: table2.name, column: name } };
}
function makeIndexes(number2, columns, weights, random) {
  const count2 = Number(chooseName(weights.indexes, random));
  const indexes = [];
  for (let at = 1; at <= count2; at++) {
    const index = makeIndex(
      `i${number2}${letterOf(at)}`,
      columns,
      chooseName(weights["index-kinds"], random),
      random
    );
    if (index !== void 0) indexes.push(index);
  }
  return indexes;
}
function makeIndex(name, all, kind, random) {
  const columns = random.shuffle(
    all.filter(({ classes }) => !classes.includes("wide") && !classes.includes("json"))
  );
  const [first, second, third] = columns;
  if (first === void 0) return void 0;
  const made = (terms, used) => ({
    ...{ name, kind, terms, columns: used.map((one) => one.name) }
  });
  switch (kind) {
    case "plain":
      return made([first.name], [first]);
    case "descending":
      return made([`${first.name} DESC`], [first]);
    case "two columns":
      return second && made([first.name, second.name], [first, second]);
    case "covering":
      return second && third && made([first.name, second.name, third.name], [first, second, third]);
    case "partial": {
      const number2 = columns.find(({ classes }) => classes.includes("integer"));
      return number2 && { ...made([first.name], [first, number2]), where: `${number2.name} > 5` };
    }
    case "expression": {
      const isText = first.type === "TEXT";
      return made([isText ? `lower(${first.name})` : `abs(${first.name})`], [first]);
    }
    case "unique": {
      const unique = columns.find(
        ({ shape, generated }) => ["scattered", "text key", "sequence"].includes(shape.name) && shape.within === void 0 && generated === void 0
      );
      return unique && made([unique.name], [unique]);
    }
  }
}

// src/features/hunt/situation.ts
var firstPending = 7e5;
function makeTrials(number2, count2, grammar, hasFullText, random) {
  const { weights } = grammar;
  const schema = makeSchema(weights, hasFullText, random);
  const deriver = new Deriver(grammar, schema, random);
  const storage = chooseName(weights.storages, random);
  const shared = {
    storage,
    cache: storage === "memory" ? 0 : Number(chooseName(weights.caches, random)),
    enforcesForeignKeys: chooseName(weights["foreign-keys"], random) === "on"
  };
  const situations = [];
  for (let at = 0; at < count2; at++) {
    const work = deriver.derive("work");
    if (work === void 0) continue;
    const isAutocommit = !isRead({ work }) && chooseName(weights.transactions, random) === "autocommit";
    const pending = isAutocommit ? void 0 : makePending(schema, grammar, random);
    situations.push({ schema, work, state: { ...shared, isAutocommit, ...pending && { pending } } });
  }
  const [commit, others] = [true, false].map(
    (wanted) => situations.filter(({ state }) => state.isAutocommit === wanted)
  );
  return { number: number2, situations: [...others ?? [], ...commit ?? []] };
}
function makePending(schema, { weights }, random) {
  const rows = Number(chooseName(weights.pending, random));
  const table2 = schema.tables[random.integer(0, schema.tables.length - 1)];
  if (rows === 0 || table2 === void 0) return void 0;
  return { kind: chooseName(weights["pending-kinds"], random), table: table2.name, rows };
}
function isRead({ work }) {
  return work.production === "work/read";
}
function timedOf({ work, schema }) {
  return statementsOf(work, schema);
}
function pragmasOf({ schema, state }) {
  const hasForeignKeys = schema.tables.some(({ parent }) => parent !== void 0);
  return [
    ...state.cache === 0 ? [] : [`PRAGMA cache_size = ${state.cache};`],
    ...hasForeignKeys ? [`PRAGMA foreign_keys = ${state.enforcesForeignKeys ? "ON" : "OFF"};`] : []
  ];
}
function setupOf({ schema, state }) {
  return [
    ...pragmasOf({ schema, state }),
    ...definitionsOf(schema),
    "BEGIN;",
    ...fillingsOf(schema),
    "COMMIT;"
  ];
}
function pendingSql({ schema, state: { pending } }) {
  const table2 = schema.tables.find(({ name }) => name === pending?.table);
  return pending === void 0 || table2 === void 0 ? [] : [pendingStatement(pending, table2)];
}
function pendingStatement({ kind, rows }, table2) {
  const { name, keyColumns, columns } = table2;
  const keys = namesOf(keyColumns);
  const first = `(${keys}) IN (SELECT ${keys} FROM ${name} ORDER BY ${keys} LIMIT ${rows})`;
  if (kind === "delete") return `DELETE FROM ${name} WHERE ${first};`;
  const number2 = columns.find(({ classes }) => classes.includes("int"));
  const text2 = columns.find(({ classes }) => classes.includes("text"));
  if (kind === "update" && number2 !== void 0)
    return `UPDATE ${name} SET ${number2.name} = ${number2.name} + 1 WHERE ${first};`;
  if (kind === "update" && text2 !== void 0)
    return `UPDATE ${name} SET ${text2.name} = ${text2.name} || 'p' WHERE ${first};`;
  return insertRows(table2, firstPending, firstPending + rows - 1);
}
function transactionOf(situation) {
  const { isAutocommit, pending } = situation.state;
  if (isAutocommit || isRead(situation) && pending === void 0) return { before: [], after: [] };
  return { before: ["BEGIN;", ...pendingSql(situation)], after: ["ROLLBACK;"] };
}
function trialOf(situation, effort, checksIndexes = false) {
  const check = isRead(situation) ? [] : stateQueries(situation.schema, checksIndexes);
  return { ...transactionOf(situation), timed: timedOf(situation), check, ...effort };
}
function batchOf(situation, effort) {
  const { isAutocommit } = situation.state;
  const own = isAutocommit ? { ...effort, executions: 1 } : effort;
  return { setup: setupOf(situation), trials: [trialOf(situation, own, true)], limitMs: setupLimitMs };
}
var setupLimitMs = 5e3;
function traitsOf({ work, schema, state }) {
  const text2 = textOf(work, schema);
  const used = schema.tables.filter((table2) => new RegExp(`\\b${table2.name}`).test(text2));
  const traits = [
    ...productionsOf(work).filter((id) => !/^(work|where|limit|having|direction)\//.test(id)),
    ...used.flatMap((table2) => traitsOfTable(table2)),
    ...state.storage === "file" ? ["file"] : [],
    ...state.pending === void 0 ? [] : [`pending ${state.pending.kind}`],
    ...state.isAutocommit ? ["autocommit"] : []
  ];
  return new Set(traits);
}
function traitsOfTable({ key, indexes, columns, hasView, triggers, parent, deletesEvery }) {
  return [
    ...key === "rowid" ? [] : [`key ${key}`],
    ...indexes.map(({ kind }) => `index ${kind}`),
    ...columns.filter(({ classes }) => classes.includes("wide")).map(() => "wide"),
    ...columns.filter(({ generated }) => generated !== void 0).map(() => "generated"),
    ...hasView ? ["view"] : [],
    ...triggers.length === 0 ? [] : ["trigger"],
    ...parent === void 0 ? [] : ["foreign key"],
    ...deletesEvery === 0 ? [] : ["deleted rows"]
  ];
}

// src/features/hunt/hunt-file.ts
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/hunt/sighting.ts
var faultKinds = ["wrong", "crash", "hang", "refused", "leak", "growth", "slow"];
function compareTrials(candidate, reference, limitMs) {
  if (candidate === void 0 || reference?.ending !== "done") return { kind: "nothing" };
  if (candidate.ending === "error") return { kind: "refused", message: candidate.message };
  if (candidate.ending === "interrupted") return { kind: "cut", ratio: limitMs * 1e6 / reference.firstNs };
  const isSame = candidate.hash === reference.hash && candidate.rows === reference.rows && candidate.changes === reference.changes;
  if (!isSame) return { kind: "wrong" };
  return { kind: "same", ratio: timeOf(candidate) / timeOf(reference) };
}
function timeOf({ firstNs, medianNs = firstNs }) {
  return Math.max(1, medianNs);
}
function messageShape(message) {
  return message.replaceAll(/\b([a-z]+)\d+[a-z]*\b/g, "$1").replaceAll(/\d+/g, "n").slice(0, 200);
}

// src/features/hunt/cases.ts
var text = string().max(2e4);
var ratio = number().nonnegative();
var mostCases = 200;
var axisSchema = strictObject({
  /** `rows of t1`, `pending edits`, `list`. */
  name: text,
  points: array(strictObject({ value: int().nonnegative(), ratio })).max(10)
});
var caseSchema = strictObject({
  /** The name of its file, and of the workload in it. */
  name: string().regex(/^hunt_[a-z]+_[0-9a-f]{8}$/),
  kind: _enum(faultKinds),
  reference: _enum(references),
  fingerprint: string().regex(/^[0-9a-f]{16}$/),
  /** The traits that other situations must have to be the same cause. */
  causes: array(text).max(200),
  statements: array(text).max(100),
  /** How many statements and tables its file has. */
  size: strictObject({ statements: int(), tables: int() }),
  /** For times: the middle of the confirming pairs, and how many there were. */
  ratio: ratio.exactOptional(),
  pairs: int().exactOptional(),
  p: number().exactOptional(),
  /** With a cache of 256 MB. */
  ratioOfLargeCache: ratio.exactOptional(),
  /** The engine's words, and bytes an execution for memory. */
  message: text.exactOptional(),
  axes: array(axisSchema).max(10),
  plans: strictObject({ candidate: array(text).max(400), baseline: array(text).max(400) }),
  /** Whether the fault shows when the written file is run as it is; why not, if it does not. */
  isReplayed: boolean(),
  /** Other statements that have the same cause as far as their traits tell. */
  others: int().nonnegative(),
  /** Where it was found: the number of the database. */
  database: int()
});
var huntSchema = strictObject({
  version: literal(1),
  seed: int(),
  ratio,
  baseRatio: ratio,
  alpha: number(),
  /** Hash of the grammar and the engines' files: a resumed hunt has the same. */
  identity: string(),
  engines: record(string(), strictObject({ name: text, version: text })),
  /** The database that comes next. */
  next: int().nonnegative(),
  elapsedMs: number().nonnegative(),
  /** Statements that were compared, those that the baseline refused, and those that took too long. */
  tried: int().nonnegative(),
  refused: int().nonnegative(),
  cut: int().nonnegative(),
  /** Claims that were tested by fresh pairs, confirmed or not. */
  claims: int().nonnegative(),
  /** Suspects that fresh processes did not confirm. */
  cleared: int().nonnegative(),
  /** Statements whose cause a folder of known cases has. */
  known: int().nonnegative(),
  /** Statements with more than one right answer, on which the engines differed. */
  ambiguous: int().nonnegative(),
  cases: array(caseSchema).max(1e4),
  /** Why it ended before its time; absent if it did not. */
  stopped: text.exactOptional()
});

// src/features/hunt/hunt-file.ts
var huntFiles = {
  json: "hunt.json",
  markdown: "hunt.md",
  html: "hunt.html",
  cases: "cases"
};
function requireOwnHunt(folder) {
  for (const name of Object.values(huntFiles)) requireNoLink(path.join(folder, name));
}
function writeHunt(folder, hunt) {
  writeWhole(path.join(folder, huntFiles.json), formatHunt(hunt));
}
function formatHunt(hunt) {
  return layOut(huntSchema.parse(truncateTexts(hunt)), { cases: 1 });
}
function removeHunt(folder) {
  requireOwnHunt(folder);
  for (const name of [huntFiles.json, huntFiles.markdown, huntFiles.html])
    rmSync(path.join(folder, name), { force: true });
}
function findHunt(folder) {
  const file = path.join(folder, huntFiles.json);
  if (!existsSync(file)) return void 0;
  let content;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new InputError(`${file}: not JSON (${cause.message})`, { cause });
  }
  const { data, error } = huntSchema.safeParse(content);
  if (error !== void 0) throw new InputError(`${file}: ${describeIssues(error, content)}`);
  return data;
}
function readHunt(folder) {
  const found = findHunt(folder);
  if (found === void 0)
    throw new InputError(`--resume ${folder}: it holds no ${huntFiles.json}: hunt without --resume`);
  return found;
}

// src/features/hunt/minimise.ts
async function minimise(start, holds, grammar, limits) {
  let [current, checks] = [start, 0];
  const seen = /* @__PURE__ */ new Set([keyOf(start)]);
  const tries = async (smaller) => {
    const key = keyOf(smaller);
    if (seen.has(key) || checks >= limits.checks || limits.isOutOfTime()) return false;
    seen.add(key);
    checks++;
    if (!await holds(smaller)) return false;
    current = smaller;
    return true;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const step of [simplerStates, withoutTables, smallerWorks, simplerTables, fewerColumns]) {
      for (let again = true; again; ) {
        again = false;
        for (const smaller of step(current, grammar)) {
          if (!await tries(smaller)) continue;
          [again, changed] = [true, true];
          break;
        }
      }
    }
    for (const number2 of numbersOf(current)) changed = await lower(number2, () => current, tries) || changed;
  }
  return current;
}
function keyOf({ schema, state, work }) {
  return JSON.stringify([schema, state, textOf(work, schema)]);
}
function* simplerStates({ state, ...others }) {
  const with_ = (simpler) => ({ ...others, state: simpler });
  const { pending, ...withoutPending } = state;
  if (pending !== void 0) yield with_(withoutPending);
  if (state.storage !== "memory") yield with_({ ...state, storage: "memory", cache: 0 });
  if (state.cache !== 0) yield with_({ ...state, cache: 0 });
  if (state.enforcesForeignKeys) yield with_({ ...state, enforcesForeignKeys: false });
  if (state.isAutocommit) yield with_({ ...state, isAutocommit: false });
}
function withTables(situation, tables) {
  return { ...situation, schema: { tables } };
}
function* withoutTables(situation) {
  const { tables } = situation.schema;
  for (const one of tables) {
    if (tables.length === 1) continue;
    const others = tables.filter((other) => other !== one).map((other) => other.parent?.table === one.name ? withoutParent(other) : other);
    yield withTables(situation, others);
  }
}
function withoutParent({ parent: _, ...table2 }) {
  return table2;
}
function* simplerTables(situation) {
  const { tables } = situation.schema;
  for (const [at, table2] of tables.entries())
    for (const simpler of simplerOf(table2)) yield withTables(situation, tables.with(at, simpler));
}
function* simplerOf(table2) {
  if (table2.indexes.length > 1) yield { ...table2, indexes: [] };
  for (const index of table2.indexes)
    yield { ...table2, indexes: table2.indexes.filter((one) => one !== index) };
  if (table2.triggers.length > 0) yield { ...table2, triggers: [] };
  if (table2.hasView) yield { ...table2, hasView: false };
  if (table2.parent !== void 0) yield withoutParent(table2);
  if (table2.deletesEvery !== 0) yield { ...table2, deletesEvery: 0 };
  const { fullText, ...withoutFullText } = table2;
  if (fullText !== void 0) yield withoutFullText;
  const [key] = table2.keyColumns;
  if (table2.key !== "rowid" && key !== void 0)
    yield { ...table2, key: "rowid", keyColumns: [numbered(key.name)] };
  if (table2.key.endsWith(" without rowid"))
    yield { ...table2, key: table2.key.replace(" without rowid", "") };
  for (const [at, column] of table2.columns.entries())
    for (const simpler of simplerColumns(column))
      yield { ...table2, columns: table2.columns.with(at, simpler) };
  for (const [at, index] of table2.indexes.entries()) {
    const simpler = simplerIndex(index);
    if (simpler !== void 0) yield { ...table2, indexes: table2.indexes.with(at, simpler) };
  }
}
function numbered(name) {
  const shape = { name: "sequence", size: 1 };
  return { name, type: "INT", classes: ["intkey", "integer", "any"], shape, nullEvery: 0 };
}
function* simplerColumns(column) {
  if (column.nullEvery !== 0) yield { ...column, nullEvery: 0 };
  const { generated, ...stored } = column;
  if (generated !== void 0) yield stored;
}
function simplerIndex(index) {
  const [first] = index.columns;
  if (index.kind === "plain" || first === void 0) return void 0;
  const { where: _, ...others } = index;
  return { ...others, kind: "plain", terms: [first], columns: [first] };
}
function* fewerColumns(situation) {
  const { tables } = situation.schema;
  for (const [at, table2] of tables.entries()) {
    for (const kept of keptColumns(table2, textOf(situation.work, situation.schema)))
      yield withTables(situation, tables.with(at, kept));
  }
}
function* keptColumns(table2, text2) {
  const without = (left3) => {
    const names = new Set([...table2.keyColumns, ...left3].map(({ name }) => name));
    const indexes = table2.indexes.filter(({ columns }) => columns.every((name) => names.has(name)));
    const made = { ...table2, columns: left3, indexes };
    const own = table2.parent !== void 0 && !names.has(table2.parent.column) ? withoutParent(made) : made;
    const { fullText, ...withoutFullText } = own;
    return fullText === void 0 || names.has(fullText) ? own : withoutFullText;
  };
  const indexed = new Set(table2.indexes.flatMap(({ columns }) => columns));
  const isUsed = ({ name, generated }) => indexed.has(name) || generated !== void 0 || new RegExp(`\\b${name}\\b`).test(text2);
  const left2 = table2.columns.filter(
    (one) => isUsed(one) || table2.columns.some((other) => other.generated?.startsWith(`${one.name} `))
  );
  if (left2.length < table2.columns.length) yield without(left2);
  for (const column of table2.columns) yield without(table2.columns.filter((one) => one !== column));
}
function* smallerWorks(situation, grammar) {
  const { work, schema } = situation;
  const length = textOf(work, schema).length;
  const deriver = new Deriver(grammar, schema, new RandomStream(1, "minimise"));
  for (const smaller of smallerParts(work, deriver, grammar, schema)) {
    if (isOfKind(smaller, "derivation") && textOf(smaller, schema).length < length)
      yield { ...situation, work: smaller };
  }
}
function* smallerParts(part, deriver, grammar, schema) {
  if (typeof part === "string" || part.kind === "amount" || part.kind === "of table") return;
  if (part.kind === "items") {
    const { items } = part;
    for (let size = Math.floor(items.length / 2); size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < items.length; at += size)
        if (items.length > size) yield { ...part, items: items.toSpliced(at, size) };
    for (const [at, item] of items.entries())
      for (const smaller of smallerParts(item, deriver, grammar, schema))
        yield { ...part, items: items.with(at, smaller) };
    return;
  }
  yield* replacements(part, deriver, grammar, schema);
  for (const [at, child] of part.parts.entries())
    for (const smaller of smallerParts(child, deriver, grammar, schema))
      yield { ...part, parts: part.parts.with(at, smaller) };
}
function* replacements(part, deriver, grammar, schema) {
  const made = descendants(part).filter(({ rule }) => rule === part.rule);
  for (const production of grammar.rules.get(part.rule)?.productions ?? []) {
    const one = deriver.remake(part, production);
    if (one !== void 0) made.push(one);
    const [only] = production.slots;
    if (production.slots.length === 1 && only?.kind === "call") {
      for (const inner of descendants(part))
        if (inner.rule === only.name) made.push({ ...part, production: production.id, parts: [inner] });
    }
  }
  const length = textOf(part, schema).length;
  const shorter = made.map((one) => ({ one, length: textOf(one, schema).length })).filter((one) => one.length < length);
  yield* shorter.toSorted((a, b) => a.length - b.length).map(({ one }) => one);
}
function descendants(part) {
  return partsOf(part).flatMap((inner) => [
    ...isOfKind(inner, "derivation") ? [inner] : [],
    ...descendants(inner)
  ]);
}
function numbersOf({ schema, state, work }) {
  const rows = schema.tables.map(
    ({ name, rows: value }, at) => ({
      name: `rows of ${name}`,
      value,
      least: 0,
      set: (one, next) => withTables(
        one,
        one.schema.tables.map((table2, index) => index === at ? { ...table2, rows: next } : table2)
      )
    })
  );
  const { pending } = state;
  const changed = pending === void 0 ? [] : [
    {
      name: "pending edits",
      value: pending.rows,
      least: 1,
      set: (one, next) => ({
        ...one,
        state: { ...one.state, pending: { ...one.state.pending, rows: next } }
      })
    }
  ];
  const amounts = amountsIn(work).map(
    ({ value, least }, at) => ({
      name: `number ${at + 1} of the statements`,
      value,
      least,
      set: (one, next) => ({ ...one, work: withAmount(one.work, at, next) })
    })
  );
  return [...rows, ...changed, ...amounts];
}
async function lower({ value, least, set }, current, tries) {
  let [low, high] = [least - 1, value];
  while (high - low > Math.max(1, Math.floor(high / 10))) {
    const middle = low < least ? least : Math.floor((low + high) / 2);
    if (await tries(set(current(), middle))) high = middle;
    else low = middle;
  }
  return high < value;
}
function amountsIn(part) {
  return isOfKind(part, "amount") ? [part] : partsOf(part).flatMap(amountsIn);
}
function withAmount(work, wanted, value) {
  let at = 0;
  const change = (part) => {
    if (!isOfKind(part, "amount")) return withParts(part, change);
    return at++ === wanted ? { ...part, value } : part;
  };
  return withParts(work, change);
}

// src/features/hunt/axes.ts
var factors = [0.25, 1, 4, 16];
var most = 1e5;
var mostColumns = 500;
var mostItems = 1e3;
var mostAxes = 10;
async function axesOf(situation, ratioOf, isOutOfTime) {
  const axes = [];
  for (const { name, value, set, least = value, most: highest } of settablesOf(situation).slice(
    0,
    mostAxes
  )) {
    const values = new Set(factors.map((factor) => Math.max(1, Math.round(value * factor))));
    const points = [];
    for (const one of values) {
      if (one < least || one > highest && one !== value) continue;
      if (isOutOfTime()) return axes;
      points.push({ value: one, ratio: Number((await ratioOf(set(situation, one))).toPrecision(3)) });
    }
    axes.push({ name, points });
  }
  return axes;
}
function settablesOf(situation) {
  const numbers = numbersOf(situation).filter(({ value }) => value > 0).map((one) => ({ ...one, most }));
  return [...numbers, ...situation.schema.tables.map(columnsAxis), ...listsIn(situation.work).map(listAxis)];
}
function columnsAxis(table2, at) {
  return {
    name: `columns of ${table2.name}`,
    value: columnsOf(table2).length,
    most: mostColumns,
    set: (one, next) => withTables(one, one.schema.tables.with(at, withColumns(table2, next)))
  };
}
function withColumns(table2, count2) {
  const added = Array.from({ length: Math.max(0, count2 - columnsOf(table2).length) }, (_, at) => ({
    ...{ name: `${table2.name}x${at}`, type: "INT", classes: [], nullEvery: 0 },
    shape: { name: "few", size: 10 }
  }));
  return { ...table2, columns: [...added, ...table2.columns] };
}
function listAxis({ items }, at) {
  return {
    name: `list ${at + 1} of the statements`,
    value: items.length,
    most: mostItems,
    set: (one, next) => ({ ...one, work: withList(one.work, at, next) })
  };
}
function isList(part) {
  return isOfKind(part, "items") && part.items.length > 0;
}
function listsIn(part) {
  return [...isList(part) ? [part] : [], ...partsOf(part).flatMap(listsIn)];
}
function withList(work, wanted, length) {
  let at = 0;
  const change = (part) => {
    if (!isList(part) || at++ !== wanted) return withParts(part, change);
    return { ...part, items: Array.from({ length }, (_, index) => itemAt(part.items, index)) };
  };
  return withParts(work, change);
}
function itemAt(items, index) {
  const item = items[index % items.length];
  const isRow = isOfKind(item, "of table") && item.what === "row";
  return isRow ? { ...item, row: item.row - index % items.length + index } : item;
}
function growingAxis(axes) {
  const growth = ({ points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return first === void 0 || last === void 0 || first.ratio === 0 ? 0 : last.ratio / first.ratio;
  };
  const [best] = axes.toSorted((a, b) => growth(b) - growth(a));
  return best !== void 0 && growth(best) >= 1.5 ? best : void 0;
}
function axisKind({ name }) {
  return /^pending edits|^\w+/.exec(name)?.[0] ?? name;
}

// src/features/hunt/fingerprint.ts
import { createHash } from "node:crypto";
function fingerprintOf({ kind, skeleton, plans }) {
  return createHash("sha256").update(JSON.stringify([kind, skeleton, plans])).digest("hex").slice(0, 16);
}
function skeletonOf(situation) {
  return timedOf(situation).map(withoutValues).join(" ");
}
function withoutValues(sql) {
  return sql.replaceAll(/X?'(?:[^']|'')*'/g, "?").replaceAll(
    /\b([tkcip])\d+([a-z]*)\b/g,
    (_, first, rest) => first === "t" ? `t${rest}` : first
  ).replaceAll(/\b\d+(?:\.\d+)?\b/g, "?").replaceAll(/\(\?(?:, \?)+\)/g, "(?, ...)").replaceAll(/\?(?:, \?)+/g, "?, ...");
}
var carriers = /^(read\/(count|scan|sum|point)|write\/(delete|update)|output\/|aggregate\/count)/;
function causesOf(minimal) {
  const traits = [...traitsOf(minimal)];
  const special = traits.filter((one) => !carriers.test(one));
  return new Set(special.length > 0 ? special : traits);
}
function sameCauses(one, other) {
  const shared = one.filter((trait) => other.includes(trait));
  return shared.length > 0 && shared.length === Math.min(one.length, other.length) ? shared : void 0;
}
function isExplained(situation, causes) {
  if (causes.length === 0) return false;
  const traits = traitsOf(situation);
  return causes.some((cause) => cause.every((one) => traits.has(one)));
}

// src/features/hunt/families.ts
var rareAxes = ["pending edits", "columns"];
function familiesOf(cases) {
  const families = [];
  for (const one of cases) {
    const own = families.find((family) => family.some((other) => isAlike(one, other)));
    if (own === void 0) families.push([one]);
    else own.push(one);
  }
  return families.flatMap(([worst, ...others]) => worst === void 0 ? [] : [{ worst, others }]);
}
function isAlike(one, other) {
  if (one.kind !== other.kind || one.reference !== other.reference) return false;
  const needsSame = one.causes.some((cause) => other.causes.includes(cause));
  const saysSame = messageShape(one.message ?? "") === messageShape(other.message ?? "");
  if (one.kind === "refused") return needsSame && saysSame;
  if (one.kind !== "slow") return needsSame;
  if (growthOf(one) !== growthOf(other)) return false;
  return needsSame || rareAxes.includes(growthOf(one)) || skeletonOf2(one) === skeletonOf2(other) || operationsOf(one) === operationsOf(other);
}
function growthOf({ axes }) {
  const axis = growingAxis(axes);
  return axis === void 0 ? void 0 : axisKind(axis);
}
function skeletonOf2({ statements }) {
  return statements.map(withoutValues).join(" ");
}
function operationsOf({ plans: { candidate, baseline }, name }) {
  const lines = (candidate.length > 0 ? candidate : baseline).map(
    (line) => line.replace(/^(SCAN|SEARCH) \S+/, "$1").replace(/\b(INDEX) \S+/, "$1").replace(/ \(.*\)$/, "").replace(/ FOR .*$/, "")
  );
  const operations = new Set(lines.filter((line) => line !== "SCAN"));
  return operations.size === 0 ? name : [...operations].toSorted().join("; ");
}

// src/features/hunt/words.ts
var kindWords = {
  wrong: "another answer",
  crash: "crash",
  hang: "hang",
  refused: "refused",
  leak: "leak",
  growth: "growing memory",
  slow: "slow"
};
function caseWords({ kind, ratio: ratio2, pairs, p, reference, message }, names) {
  const to = names[reference] ?? reference;
  switch (kind) {
    case "slow":
      return `slow: ${(ratio2 ?? 0).toFixed(1)}x of ${to} in ${pairs} pairs, ${pValue(p ?? 1)}`;
    case "wrong":
      return `another answer than ${to}`;
    case "hang":
      return `hang: it does not end, and ${to} does`;
    case "crash":
    case "refused":
    case "leak":
    case "growth":
      return `${kindWords[kind]}: ${message ?? `${to} does it`}`;
  }
}

// src/features/hunt/render.ts
function namesOf2({ engines }) {
  return Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
}
function answerOf({ cases, stopped }) {
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(
    ([kind, all]) => `${all.length} ${kindWords[kind]}`
  );
  const causes = familiesOf(cases).length;
  const few = causes === cases.length ? "" : ` of ${plural(causes, "cause")}`;
  const found = cases.length === 0 ? "No case" : `${plural(cases.length, "case")}${few}: ${kinds.join(", ")}`;
  return stopped === void 0 ? found : `${found}. The hunt was stopped: ${stopped}`;
}
function effortOf(hunt) {
  const { tried, next, elapsedMs, refused, cut, cleared, known, ambiguous, seed: seed2, cases } = hunt;
  const seconds = Math.max(1, Math.round(elapsedMs / 1e3));
  const parts = [
    `${count(tried)} statements on ${plural(next, "database")} in ${plural(seconds, "second")}, seed ${seed2}`,
    `${count(refused)} refused by SQLite`,
    `${count(cut)} too long`,
    `${plural(cleared, "suspect")} cleared`,
    ...known === 0 ? [] : [`${count(known)} with a known cause`],
    ...ambiguous === 0 ? [] : [`${count(ambiguous)} with several right answers`],
    ...cases.length < mostCases ? [] : [`the hunt ended at ${mostCases} cases`]
  ];
  return `${parts.join("; ")}.`;
}
function table({ cases }, escapeText) {
  return {
    columns: [
      ...left("Kind"),
      ...right("Ratio"),
      ...left("Grows with"),
      ...right("Cases", "Alike"),
      ...left("Case", "Statements")
    ],
    rows: familiesOf(cases).map(({ worst, others }) => ({
      cells: [
        kindWords[worst.kind],
        worst.ratio === void 0 ? "" : `${worst.ratio.toFixed(1)}${worst.reference === "base" ? " of base" : ""}`,
        escapeText(growingAxis(worst.axes)?.name ?? ""),
        count(1 + others.length),
        count([worst, ...others].reduce((sum, one) => sum + one.others, 0)),
        worst.name,
        escapeText(worst.statements.join(" ").slice(0, 120))
      ]
    }))
  };
}
function inFamilies(hunt) {
  return familiesOf(hunt.cases).flatMap(
    (family) => [family.worst, ...family.others].map((one) => ({ one, family }))
  );
}
function details(hunt, escapeText) {
  const names = namesOf2(hunt);
  return inFamilies(hunt).map(({ one, family: { worst } }) => {
    const not = one.isReplayed ? "" : "; its file alone does not show it";
    const large = one.ratioOfLargeCache === void 0 ? "" : `; ${one.ratioOfLargeCache.toFixed(1)}x with a cache of 256 MB`;
    const cause = one === worst ? "" : `; probably the cause of ${worst.name}`;
    return escapeText(`${one.name}: ${caseWords(one, names)}${large}${axisWords(one)}${cause}${not}`);
  });
}
function axisWords({ axes }) {
  const axis = growingAxis(axes);
  return axis === void 0 ? "" : `; ${axis.name}: ${axis.points.map(({ value, ratio: ratio2 }) => `${ratio2}x at ${count(value)}`).join(", ")}`;
}
function renderHuntText(hunt) {
  const rows = hunt.cases.length === 0 ? [] : ["", ...drawTextTable(table(hunt, inTerminal), "").map(({ text: text2 }) => text2)];
  const list = details(hunt, inTerminal).flatMap((line) => wrap(line, "", "  "));
  return `${[answerOf(hunt), ...rows, ...list.length > 0 ? ["", ...list] : [], "", ...wrap(effortOf(hunt), "", "  ")].join("\n")}
`;
}
function renderHuntMarkdown(hunt) {
  const { cases } = hunt;
  const blocks = [
    `# ${inMarkdown(answerOf(hunt))}`,
    ...cases.length === 0 ? [] : [drawTable(table(hunt, inMarkdownCell)), drawList(details(hunt, inMarkdown))],
    effortOf(hunt)
  ];
  return `${joinBlocks(blocks)}
`;
}
var style = ":root { color-scheme: light dark; } body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; } table { border-collapse: collapse; } th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid #8884; } pre { overflow-x: auto; }";
function renderHuntHtml(hunt) {
  const { columns, rows } = table(hunt, inHtml);
  const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const words2 = details(hunt, inHtml);
  const sections = inFamilies(hunt).flatMap(({ one: { name, statements, plans } }, at) => [
    `<h2>${inHtml(name)}</h2>`,
    `<p>${words2[at]}</p>`,
    `<pre>${inHtml(statements.join("\n"))}</pre>`,
    `<pre>${inHtml([...plans.baseline.map((line) => `SQLite: ${line}`), ...plans.candidate.map((line) => `candidate: ${line}`)].join("\n"))}</pre>`
  ]);
  const answer = inHtml(answerOf(hunt));
  return htmlDocument(answer, style, [
    `<h1>${answer}</h1>`,
    "<table>",
    row(
      columns.map(({ heading }) => heading),
      "th"
    ),
    ...rows.map(({ cells }) => row(cells, "td")),
    "</table>",
    sections.join("\n"),
    `<p>${inHtml(effortOf(hunt))}</p>`
  ]);
}
var stateWords = { ...kindWords, gone: "gone", unknown: "unknown" };
function renderReplayed(replayed) {
  const shown = {
    columns: [...left("Now"), ...right("Ratio"), ...left("Case", "Note")],
    rows: replayed.map(({ state, ratio: ratio2, name, message, reference }) => ({
      cells: [
        stateWords[state],
        ratio2 === void 0 ? "" : `${ratio2.toFixed(1)}${reference === "base" ? " of base" : ""}`,
        inTerminal(name),
        inTerminal((message ?? "").slice(0, 80))
      ]
    }))
  };
  const there = replayed.filter(({ state }) => state !== "gone").length;
  const words2 = `${there} of ${plural(replayed.length, "case")} still there`;
  return `${[...drawTextTable(shown, "").map(({ text: text2 }) => text2), "", words2].join("\n")}
`;
}

// src/features/hunt/settings.ts
import path2 from "node:path";
var { seed, alpha, format, quiet, resume, out } = settingOptions;
var read = { ...hunting, seed, alpha, format, quiet, resume, out };
var defaultFolder = "hunt-results";
function resolveHunt(given, features) {
  const values = valuesOf(read, given);
  const { resume: resumed, "base-ratio": baseRatio, ratio: ratio2, show, replay, grammar, known } = values;
  const isOwnFolder = given.out !== void 0;
  if (resumed !== void 0 && isOwnFolder && path2.resolve(resumed) !== path2.resolve(values.out))
    throw new InputError(
      `--out: ${formatValue(values.out)} is not ${formatValue(resumed)}, which --resume names: a hunt goes on in its own folder, so omit --out`
    );
  if (show !== void 0 && replay !== void 0)
    throw new InputError("--show prints what a hunt would try, and --replay judges cases: give one of them");
  for (const [name, value] of [
    ["ratio", ratio2],
    ["base-ratio", baseRatio]
  ])
    if (value <= 1)
      throw new InputError(
        `--${name}: ${value} is not slower: give a number above 1, such as ${hunting[name].default}`
      );
  const folder = resumed ?? (isOwnFolder ? values.out : defaultFolder);
  const candidate = given.candidate ?? (show === void 0 ? void 0 : "none");
  const engines = {
    candidate,
    baseline: given.baseline,
    base: given.base,
    confine: given.confine,
    out: folder
  };
  const sources = mergeSources({ given: omitUndefined(engines) }, features);
  return {
    run: resolveRunSettings(sources, features),
    lines: { baseline: ratio2, base: baseRatio },
    ...{
      minutes: given.minutes ?? defaultMinutes,
      seed: values.seed,
      alpha: values.alpha,
      out: folder,
      format: values.format
    },
    ...{ quiet: values.quiet, isResumed: resumed !== void 0 },
    ...omitUndefined({ grammar, known, replay, show })
  };
}
function readHuntInputs(getInput, features) {
  const { "on-fail": _, ...inputs } = optionsIn(features, "action hunt");
  const given = readInputs(inputs, getInput);
  if (given.candidate === void 0) throw new InputError("input candidate: name the engine to hunt in");
  return { confine: "auto", ...given };
}
function formatGivenHunt(given, features) {
  return JSON.stringify(writtenValues(optionsIn(features, "hunt"), given));
}
function parseGivenHunt(text2, features) {
  return checked(schemaOf(optionsIn(features, "hunt")), parseJson(text2));
}

export {
  definitionsOf,
  fillingsOf,
  stateQueries,
  minimise,
  axesOf,
  growingAxis,
  makeTrials,
  isRead,
  timedOf,
  pragmasOf,
  setupOf,
  transactionOf,
  trialOf,
  batchOf,
  setupLimitMs,
  traitsOf,
  caseWords,
  faultKinds,
  compareTrials,
  messageShape,
  mostCases,
  fingerprintOf,
  skeletonOf,
  withoutValues,
  causesOf,
  sameCauses,
  isExplained,
  huntFiles,
  requireOwnHunt,
  writeHunt,
  formatHunt,
  removeHunt,
  findHunt,
  readHunt,
  familiesOf,
  answerOf,
  renderHuntText,
  renderHuntMarkdown,
  renderHuntHtml,
  renderReplayed,
  defaultFolder,
  resolveHunt,
  readHuntInputs,
  formatGivenHunt,
  parseGivenHunt
};
