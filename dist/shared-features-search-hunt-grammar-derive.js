import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  moneyOf,
  pOfBets
} from "./shared-jstat-dist-jstat.js";

// src/features/search/hunt/grammar/schema.ts
var keyShapes = [
  "rowid",
  "none",
  "int",
  "int without rowid",
  "text",
  "text without rowid",
  "blob",
  "pair",
  "pair without rowid"
];
var triggerEvents = ["INSERT", "UPDATE", "DELETE"];
var triggerTimes = ["BEFORE", "AFTER"];
var indexKinds = [
  "plain",
  "descending",
  "two columns",
  "second descending",
  "collated",
  "covering",
  "partial",
  "expression",
  "unique"
];
function columnsOf({ keyColumns, columns }) {
  return [...keyColumns, ...columns];
}

// src/features/search/hunt/grammar/shapes.ts
var prime = 1000003;
var stride = 7919;
var scattered = (i) => `${i} * ${stride} % ${prime}`;
var scatter = (i) => i * stride % prime;
var padded = (letter, i) => `${letter}${String(i).padStart(7, "0")}`;
var quoted = (text) => `'${text}'`;
var hex = (text) => `X'${Buffer.from(text).toString("hex").toUpperCase()}'`;
var words = (i) => `w${i % 97} x${i % 31} y${i % 7} w${i * 13 % 97}`;
var wide = (i, size) => `${i}-${"0".repeat(size)}`;
var bits = [7, 15, 23, 31, 47, 53];
var edgeSql = (i) => {
  const exponents = bits.map((bit, at) => `WHEN ${at} THEN ${bit}`).join(" ");
  return `(1 - ${i} % 2 * 2) * ((1 << CASE ${i} / 2 % ${bits.length} ${exponents} END) + ${i} / ${2 * bits.length} % 3 - 1)`;
};
function edge(i) {
  const power = 2n ** BigInt(bits[Math.floor(i / 2) % bits.length] ?? 0);
  const size = power + BigInt(Math.floor(i / (2 * bits.length)) % 3 - 1);
  return i % 2 === 1 ? -size : size;
}
var makers = {
  sequence: { sql: (i) => i, value: String },
  scattered: { sql: scattered, value: (i) => String(scatter(i)) },
  few: { sql: (i, size) => `${i} * ${stride} % ${size}`, value: (i, size) => String(i * stride % size) },
  skewed: {
    sql: (i, size) => `CASE WHEN ${i} % 10 < 8 THEN 1 ELSE ${i} % ${size} END`,
    value: (i, size) => i % 10 < 8 ? "1" : String(i % size)
  },
  edges: { sql: edgeSql, value: (i) => String(edge(i)) },
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
var valueShapes = Object.keys(makers);
var maker = (name) => makers[name];
function sqlOfShape({ name, size, within }, i) {
  return maker(name).sql(within === void 0 ? i : `(${i} % ${within} + 1)`, size);
}
function valueOfShape({ name, size, within }, i) {
  return maker(name).value(within === void 0 ? i : i % within + 1, size);
}

// src/features/search/hunt/grammar/schema-sql.ts
function definitionsOf({ tables }) {
  return tables.flatMap((table) => [
    createTable(table, tables),
    ...table.indexes.map((index) => createIndex(table, index)),
    ...table.hasView ? [`CREATE VIEW ${viewOf(table)} AS SELECT * FROM ${table.name};`] : [],
    ...table.hasView ? table.viewTriggers.map((event) => createViewTrigger(table, event)) : [],
    ...createLog(table),
    ...table.triggers.map((trigger) => createTrigger(table, trigger)),
    ...table.fullText === void 0 ? [] : [`CREATE VIRTUAL TABLE ${table.name}f USING fts5(body);`]
  ]);
}
function fillingsOf({ tables }) {
  return tables.flatMap((table) => [
    ...table.rows === 0 ? [] : [insertRows(table, 1, table.rows)],
    ...table.deletesEvery === 0 ? [] : [deleteEvery(table)],
    ...table.fullText === void 0 || table.rows === 0 ? [] : [fillFullText(table, table.fullText)]
  ]);
}
function stateQueries({ tables }, withIndexes2) {
  return tables.flatMap((table) => {
    const terms = columnsOf(table).map(
      ({ name, type }) => type === "INT" || type === "INTEGER" ? `sum(${name})` : `sum(length(${name}))`
    );
    const indexes = withIndexes2 ? table.indexes : [];
    const within = ({ where }) => where === void 0 ? "" : ` WHERE ${where}`;
    return [
      `SELECT count(*), ${terms.join(", ")} FROM ${table.name};`,
      ...indexes.map((one) => `SELECT count(*) FROM ${table.name} INDEXED BY ${one.name}${within(one)};`),
      ...table.triggers.length === 0 ? [] : [`SELECT count(*), sum(n) FROM ${logOf(table)};`]
    ];
  });
}
function viewOf({ name }) {
  return `${name}v`;
}
function logOf({ name }) {
  return `${name}log`;
}
function insertedColumns(table) {
  return columnsOf(table).filter(({ generated }) => generated === void 0);
}
function insertRows(table, first, last) {
  return `WITH RECURSIVE s(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM s WHERE i < ${last}) INSERT INTO ${table.name}(${namesOf(insertedColumns(table))}) SELECT ${rowTerms(table)} FROM s;`;
}
function literalRow(table, i) {
  const values = insertedColumns(table).map(
    ({ shape, nullEvery }) => nullEvery > 0 && i % nullEvery === 0 ? "NULL" : valueOfShape(shape, i)
  );
  return `(${values.join(", ")})`;
}
function rowTerms(table) {
  return insertedColumns(table).map(({ shape, nullEvery }) => {
    const value = sqlOfShape(shape, "i");
    return nullEvery === 0 ? value : `CASE WHEN i % ${nullEvery} = 0 THEN NULL ELSE ${value} END`;
  }).join(", ");
}
function fillFullText({ name, keyColumns }, column) {
  return `INSERT INTO ${name}f(body) SELECT ${column} FROM ${name} ORDER BY ${namesOf(keyColumns)};`;
}
function deleteEvery(table) {
  const [key] = table.keyColumns;
  const number = key?.type === "INT" || key?.type === "INTEGER" ? key.name : `unicode(substr(${key?.name}, -1))`;
  return `DELETE FROM ${table.name} WHERE ${number} % ${table.deletesEvery} = 0;`;
}
function namesOf(columns) {
  return columns.map(({ name }) => name).join(", ");
}
function createTable(table, tables) {
  const { name, key, keyColumns, parent } = table;
  const isRowid = key === "rowid";
  const columns = columnsOf(table).map(
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
function createIndex({ name: table }, { name, kind, terms, where }) {
  const unique = kind === "unique" ? "UNIQUE " : "";
  return `CREATE ${unique}INDEX ${name} ON ${table}(${terms.join(", ")})${where === void 0 ? "" : ` WHERE ${where}`};`;
}
function createLog(table) {
  const log = logOf(table);
  const looks = table.triggers.some(({ body }) => body.includes("UPDATE") || body.includes("DELETE"));
  return [
    ...table.triggers.length === 0 ? [] : [`CREATE TABLE ${log} (what TEXT, k, n INT);`],
    ...looks ? [`CREATE INDEX ${log}k ON ${log}(k);`] : []
  ];
}
function createTrigger(table, { time, event, of, hasCondition, body }) {
  const log = logOf(table);
  const what = `'${time} ${event}'`;
  const key = `${event === "DELETE" ? "OLD" : "NEW"}.${table.keyColumns[0]?.name}`;
  const when = hasCondition ? ` WHEN ${key} IS NOT NULL` : "";
  const own = `WHERE what = ${what} AND k = ${key}`;
  const steps = {
    INSERT: `INSERT INTO ${log} VALUES (${what}, ${key}, 0);`,
    UPDATE: `UPDATE ${log} SET n = n + 1 ${own};`,
    DELETE: `DELETE FROM ${log} ${own};`,
    SELECT: `SELECT RAISE(IGNORE) WHERE ${key} LIKE '%7';`
  };
  return `CREATE TRIGGER ${table.name}${time.toLowerCase()}${event.toLowerCase()} ${time} ${event}${of === void 0 ? "" : ` OF ${of}`} ON ${table.name}${when} BEGIN ${body.map((step) => steps[step]).join(" ")} END;`;
}
function createViewTrigger(table, event) {
  const { name, keyColumns } = table;
  const view = viewOf(table);
  const columns = insertedColumns(table);
  const others = columns.filter((one) => !keyColumns.includes(one));
  const changed = others.length === 0 ? columns : others;
  const old = keyColumns.map((one) => `${one.name} = OLD.${one.name}`).join(" AND ");
  const steps = {
    INSERT: `INSERT INTO ${name}(${namesOf(columns)}) VALUES (${columns.map((one) => `NEW.${one.name}`).join(", ")});`,
    UPDATE: `UPDATE ${name} SET ${changed.map((one) => `${one.name} = NEW.${one.name}`).join(", ")} WHERE ${old};`,
    DELETE: `DELETE FROM ${name} WHERE ${old};`
  };
  return `CREATE TRIGGER ${view}${event.toLowerCase()} INSTEAD OF ${event} ON ${view} BEGIN ${steps[event]} END;`;
}

// src/features/search/hunt/grammar/weights.ts
function chooseName(weights, random) {
  const names = Object.keys(weights);
  return chooseWeighted(names, (name) => weights[name] ?? 0, random);
}
function chooseWeighted(values, weightOf, random) {
  const total = values.reduce((sum, one) => sum + weightOf(one), 0);
  let left = random.integer(1, Math.round(total * 100)) / 100;
  for (const value of values) {
    left -= weightOf(value);
    if (left <= 1e-9) return value;
  }
  return values.at(-1);
}

// src/features/search/hunt/grammar/derive.ts
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
    let left = (simple.length > 0 ? simple : all).filter(({ weight }) => weight > 0);
    for (let tries = 0; tries < mostTries && left.length > 0; tries++) {
      const chosen = chooseWeighted(left, ({ weight }) => weight, this.#random);
      const made = this.make(rule, chosen, scope, depth);
      if (made !== void 0) return made;
      left = left.filter((one) => one !== chosen);
    }
    return void 0;
  }
  make(rule, { id, slots }, scope, depth = 0) {
    const inner = new Map(scope);
    const parts = [];
    for (const slot of slots) {
      if (slot.kind !== "table") continue;
      const bound = this.#table(slot.of, slot.name, inner);
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
    const text = textOf(this.#old, this.#schema);
    const places = able.map((column) => ({ column, at: text.search(new RegExp(`\\b${column.name}\\b`)) }));
    return places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.column;
  }
  #table(of, name, scope) {
    const taken = [...scope.values()].map(({ table: table2 }) => table2);
    const isAble = (table2) => {
      if (of === "fts") return table2.fullText !== void 0;
      if (of === "view") return table2.viewTriggers.length > 0;
      return of !== "other" || !taken.includes(table2);
    };
    const old = this.#old?.inner.get(name);
    if (old?.kind === "table" && of !== "fts" && isAble(old.table))
      return boundOf(old.table, of, name, of === "source" && old.sql === viewOf(old.table));
    const able = this.#schema.tables.filter(isAble);
    const table = this.#pick(able);
    if (table === void 0) return void 0;
    const isView = of === "source" && table.hasView && this.#random.integer(1, 2) === 1;
    return boundOf(table, of, name, isView);
  }
  #call(name, given, scope, depth) {
    const bound = scope.get(name);
    if (bound !== void 0) return bound.sql;
    const rule = this.#grammar.rules.get(name);
    const kept = rule === void 0 ? void 0 : this.#old?.parts.find((part) => isDerivationOf(part, name));
    if (kept !== void 0) return kept;
    if (rule !== void 0) return this.#deriveWith(name, rule.parameters, given, scope, depth);
    const [first = "", least = "0", most = "0"] = given;
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
      return this.#some(Number(least), Number(most), ", ", () => this.#value(of.column, of.table));
    }
    return this.#ofTable(name, of, Number(least), Number(most));
  }
  #deriveWith(rule, parameters, given, scope, depth) {
    const own = /* @__PURE__ */ new Map();
    for (const [index, parameter] of parameters.entries()) {
      const value = scope.get(given[index] ?? "");
      if (value !== void 0) own.set(parameter, value);
    }
    return this.derive(rule, own, depth + 1);
  }
  #ofTable(name, of, least, most) {
    const { table, alias } = of;
    const { keyColumns } = table;
    switch (name) {
      case "key":
        return keyColumns.map((one) => `${alias}.${one.name}`).join(", ");
      case "keynames":
        return namesOf(keyColumns);
      case "keyis": {
        const row = this.#random.integer(1, Math.max(1, table.rows));
        return keyColumns.map((one) => `${alias}.${one.name} = ${valueOfShape(one.shape, row)}`).join(" AND ");
      }
      case "unique":
        return table.key === "none" ? void 0 : namesOf(keyColumns);
      case "index":
        return this.#pick(table.indexes.filter(({ where }) => where === void 0))?.name;
      case "columns":
      case "terms":
      case "copies":
        return { kind: "of table", what: name, table: table.name, row: 0 };
      case "rows": {
        let row = firstNew + this.#random.integer(0, 1e3);
        return this.#some(least, most, ", ", () => ({
          kind: "of table",
          what: "row",
          table: table.name,
          row: row++
        }));
      }
      default:
        return void 0;
    }
  }
  #some(least, most, separator, make) {
    const items = [];
    const count = this.#random.integer(least, most);
    for (let at = 0; at < count; at++) {
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
  #amount(least, most) {
    const limit = this.#random.integer(0, 3) === 0 ? most : least + Math.ceil((most - least) / 8);
    return this.#random.integer(least, Math.max(least, limit));
  }
  #pick(values) {
    return values.length === 0 ? void 0 : this.#random.oneOf(values);
  }
};
function boundOf(table, of, name, isView) {
  if (of === "view") return { kind: "table", table, alias: viewOf(table), sql: viewOf(table) };
  const sql = of === "fts" ? `${table.name}f` : isView ? viewOf(table) : table.name;
  return { kind: "table", table, alias: name, sql };
}
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
      const table = schema.tables.find(({ name }) => name === part.table);
      return table === void 0 ? part.table : textOfTable(part, table);
    }
  }
}
function textOfTable({ what, row }, table) {
  const columns = insertedColumns(table);
  switch (what) {
    case "columns":
      return namesOf(columns);
    case "terms":
      return columns.map(({ shape }) => sqlOfShape(shape, `(i + ${firstNew})`)).join(", ");
    case "copies":
      return columns.map((one) => isKey(table, one) ? movedKey(one) : one.name).join(", ");
    case "row":
      return literalRow(table, row);
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

// src/features/search/hunt/grammar/make-schema.ts
var oneIn = {
  ...{ nulls: 4, deletes: 8, triggers: 16, conditions: 3, columns: 2, ignored: 4 },
  ...{ views: 6, "view triggers": 2, parents: 4 }
};
var bodies = [
  ...[["INSERT"], ["INSERT"], ["INSERT"]],
  ...[["INSERT", "UPDATE"], ["UPDATE", "INSERT"]],
  ...[["DELETE", "INSERT"], ["DELETE", "INSERT", "UPDATE"]]
];
function makeSchema(weights, hasFullText, random) {
  const count = Number(chooseName(weights.tables, random));
  const tables = [];
  for (let number = 1; number <= count; number++) {
    const table = makeTable(number, tables, weights, random);
    const words2 = table.columns.find(({ shape }) => shape.name === "words")?.name;
    tables.push(hasFullText && words2 !== void 0 ? { ...table, fullText: words2 } : table);
  }
  return { tables };
}
function isOne(chance, random) {
  return random.integer(1, chance) === 1;
}
function makeTable(number, earlier, weights, random) {
  const key = chooseName(weights.keys, random);
  const rows = Number(chooseName(weights.rows, random));
  const columns = [];
  const count = Number(chooseName(weights.columns, random));
  for (let at = 1; at <= count; at++)
    columns.push(makeColumn(`c${number}${letterOf(at)}`, columns, weights, random));
  const parent = makeParent(number, earlier, random);
  if (parent !== void 0) columns.push(parent.column);
  const bareKey = keyColumnsOf(key, number);
  const indexes = makeIndexes(number, [...bareKey, ...columns], weights, random);
  const keyColumns = bareKey.map(
    (column, at) => at === 0 && key !== "none" ? asIndexed(column) : ofIndexes(column, indexes)
  );
  const triggers = triggerTimes.flatMap(
    (time) => triggerEvents.flatMap(
      (event) => isOne(oneIn.triggers, random) ? [makeTrigger(time, event, columns, random)] : []
    )
  );
  const hasView = isOne(oneIn.views, random);
  return {
    ...{ name: `t${number}`, key, keyColumns, rows, indexes, triggers },
    columns: columns.map((column) => ofIndexes(column, indexes)),
    deletesEvery: isOne(oneIn.deletes, random) ? random.integer(2, 9) : 0,
    ...{ hasView, viewTriggers: hasView && isOne(oneIn["view triggers"], random) ? triggerEvents : [] },
    ...parent === void 0 ? {} : { parent: parent.reference }
  };
}
function ofIndexes(column, indexes) {
  const own = isUnique(column, indexes) ? asUnique(column) : column;
  return indexes.some(({ columns: [first] }) => first === column.name) ? asIndexed(own) : own;
}
function asIndexed({ classes, ...column }) {
  return { ...column, classes: [...classes, "indexed"] };
}
function isUnique({ name }, indexes) {
  return indexes.some(({ kind, columns }) => kind === "unique" && columns.includes(name));
}
function asUnique({ classes, ...column }) {
  return { ...column, classes: classes.filter((one) => one !== "int") };
}
function makeTrigger(time, event, columns, random) {
  const changed = columns.filter(({ classes }) => classes.includes("value"));
  const isUpdate = event === "UPDATE";
  const of = isUpdate && changed.length > 0 && isOne(oneIn.columns, random) ? random.oneOf(changed).name : void 0;
  const ignores = isUpdate && isOne(oneIn.ignored, random) ? ["SELECT"] : [];
  return {
    ...{ time, event, ...of === void 0 ? {} : { of } },
    hasCondition: isOne(oneIn.conditions, random),
    body: [...ignores, ...random.oneOf(bodies)]
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
function keyColumnsOf(key, number) {
  const name = `k${number}`;
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
    case "edges":
      return { ...integers({ name: kind, size }, [], name), classes: ["edge", ...changed, "any"] };
    case "generated": {
      const source2 = others.find(({ classes }) => classes.includes("int"));
      if (source2 === void 0) return integers({ name: "few", size }, ["int", ...changed], name);
      return { ...integers(source2.shape, [], name), generated: `${source2.name} + 1` };
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
function makeParent(number, earlier, random) {
  const able = earlier.filter(
    ({ key: key2, keyColumns, rows, deletesEvery }) => key2 !== "none" && keyColumns.length === 1 && rows > 0 && deletesEvery === 0
  );
  if (able.length === 0 || !isOne(oneIn.parents, random)) return void 0;
  const table = random.oneOf(able);
  const [key] = table.keyColumns;
  const name = `p${number}`;
  const classes = [
    key.type === "BLOB" ? "blob" : key.type === "TEXT" ? "string" : "integer",
    "any"
  ];
  const column = { ...key, name, classes, shape: { ...key.shape, within: table.rows } };
  return { column, reference: { table: table.name, column: name } };
}
function makeIndexes(number, columns, weights, random) {
  const count = Number(chooseName(weights.indexes, random));
  const indexes = [];
  for (let at = 1; at <= count; at++) {
    const index = makeIndex(
      `i${number}${letterOf(at)}`,
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
    case "second descending":
      return second && made([first.name, `${second.name} DESC`], [first, second]);
    case "collated": {
      const text = columns.find(({ type }) => type === "TEXT");
      return text && made([`${text.name} COLLATE NOCASE`], [text]);
    }
    case "covering":
      return second && third && made([first.name, second.name, third.name], [first, second, third]);
    case "partial": {
      const number = columns.find(({ classes }) => classes.includes("integer"));
      return number && { ...made([first.name], [first, number]), where: `${number.name} > 5` };
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

// src/features/search/hunt/situation.ts
var firstPending = 7e5;
function makeSituations(count, grammar, hasFullText, random) {
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
  for (let at = 0; at < count; at++) {
    const work = deriver.derive("work");
    if (work === void 0) continue;
    const isAutocommit = !isRead({ work }) && chooseName(weights.transactions, random) === "autocommit";
    const pending = isAutocommit ? void 0 : makePending(schema, grammar, random);
    situations.push({ schema, work, state: { ...shared, isAutocommit, ...pending && { pending } } });
  }
  const [commit, others] = [true, false].map(
    (wanted) => situations.filter(({ state }) => state.isAutocommit === wanted)
  );
  return [...others ?? [], ...commit ?? []];
}
function makePending(schema, { weights }, random) {
  const rows = Number(chooseName(weights.pending, random));
  const table = random.oneOf(schema.tables);
  if (rows === 0) return void 0;
  return { kind: chooseName(weights["pending-kinds"], random), table: table.name, rows };
}
function isRead({ work }) {
  return work.production === "work/read";
}
function together(situations, isAutocommit) {
  const [{ schema, state, work: first }] = situations;
  const { pending: _, ...others } = state;
  const items = { kind: "items", items: situations.map(({ work: work2 }) => work2), separator: ";;" };
  const work = { ...first, production: "work/together", parts: [items] };
  return { schema, state: { ...others, isAutocommit }, work };
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
  const table = schema.tables.find(({ name }) => name === pending?.table);
  return pending === void 0 || table === void 0 ? [] : [pendingStatement(pending, table)];
}
function pendingStatement({ kind, rows }, table) {
  const { name, keyColumns, columns } = table;
  const keys = namesOf(keyColumns);
  const first = `(${keys}) IN (SELECT ${keys} FROM ${name} ORDER BY ${keys} LIMIT ${rows})`;
  if (kind === "delete") return `DELETE FROM ${name} WHERE ${first};`;
  const number = columns.find(({ classes }) => classes.includes("int"));
  const text = columns.find(({ classes }) => classes.includes("text"));
  if (kind === "update" && number !== void 0)
    return `UPDATE ${name} SET ${number.name} = ${number.name} + 1 WHERE ${first};`;
  if (kind === "update" && text !== void 0)
    return `UPDATE ${name} SET ${text.name} = ${text.name} || 'p' WHERE ${first};`;
  return insertRows(table, firstPending, firstPending + rows - 1);
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
  const text = textOf(work, schema);
  const used = schema.tables.filter((table) => new RegExp(`\\b${table.name}`).test(text));
  const traits = [
    ...productionsOf(work).filter((id) => !/^(work|where|limit|having|direction)\//.test(id)),
    ...used.flatMap((table) => traitsOfTable(table)),
    ...state.storage === "file" ? ["file"] : [],
    ...state.pending === void 0 ? [] : [`pending ${state.pending.kind}`],
    ...state.isAutocommit ? ["autocommit"] : []
  ];
  return new Set(traits);
}
function kindsOf(situation) {
  return /* @__PURE__ */ new Set([...productionsOf(situation.work), ...traitsOf(situation)]);
}
function traitsOfTable(table) {
  const { key, indexes, columns, hasView, triggers, viewTriggers, parent, deletesEvery } = table;
  return [
    ...key === "rowid" ? [] : [`key ${key}`],
    ...indexes.map(({ kind }) => `index ${kind}`),
    ...columns.filter(({ classes }) => classes.includes("wide")).map(() => "wide"),
    ...columns.filter(({ generated }) => generated !== void 0).map(() => "generated"),
    ...hasView ? ["view"] : [],
    ...triggers.length === 0 ? [] : ["trigger"],
    ...viewTriggers.length === 0 ? [] : ["view trigger"],
    ...parent === void 0 ? [] : ["foreign key"],
    ...deletesEvery === 0 ? [] : ["deleted rows"]
  ];
}

// src/features/search/hunt/sighting.ts
var faultKinds = ["wrong", "crash", "hang", "refused", "leak", "growth", "slow", "plan"];
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

// src/features/search/hunt/confirm.ts
var confirming = { executions: 15, budgetMs: 25, limitMs: 5e3 };
var mostPairs = 40;
var earlyPairs = 8;
var leastShare = 0.6;
function alphaOfClaim(alpha, claim) {
  return alpha / (claim * (claim + 1));
}
async function confirmRatio(line, alpha, measure) {
  const ratios = [];
  for (let pair = 0; pair < mostPairs; pair++) {
    ratios.push(await measure(pair));
    const p = pOfBets(ratios, line);
    if (p <= alpha) return { isConfirmed: true, ratios, p };
    const over = ratios.filter((ratio) => ratio > line).length;
    const isHopeless = mostMoney(over, ratios.length) < 1 / alpha;
    if (isHopeless || ratios.length >= earlyPairs && over < leastShare * ratios.length) break;
  }
  return { isConfirmed: false, ratios, p: pOfBets(ratios, line) };
}
function mostMoney(over, pairs) {
  return moneyOf(over + mostPairs - pairs, mostPairs);
}
function middleOf(ratios) {
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;
}

// src/features/search/hunt/forced-plans.ts
var planLine = 2;
var mostForms = 8;
var leastNs = 5e3;
function formsOf(situation) {
  const [sql, ...more] = timedOf(situation);
  const { schema, state } = situation;
  const isPlain = isRead(situation) && state.pending === void 0 && pragmasOf(situation).length === 0;
  if (sql === void 0 || more.length > 0 || !isPlain || !/^(SELECT|WITH)\b/.test(sql)) return [];
  const forms = [
    ...withIndexes(sql, schema),
    inJoinOrder(sql, "written"),
    inJoinOrder(sql, "other"),
    ...withSigns(sql, schema)
  ];
  return [...new Set(forms)].filter((one) => one !== sql).slice(0, mostForms);
}
var innerJoin = /FROM (\w+ AS \w+) JOIN (\w+ AS \w+) ON/;
var joinOrders = { written: "FROM $1 CROSS JOIN $2 ON", other: "FROM $2 CROSS JOIN $1 ON" };
function inJoinOrder(sql, order) {
  return sql.replace(innerJoin, joinOrders[order]);
}
var source = /\b(?:FROM|JOIN) (t\d+) AS \w+\b(?! (?:NOT )?INDEXED)/g;
function* withIndexes(sql, { tables }) {
  for (const { 0: text, 1: name, index } of sql.matchAll(source)) {
    const table = tables.find((one) => one.name === name);
    if (table === void 0) continue;
    const end = index + text.length;
    const insert = (words2) => `${sql.slice(0, end)} ${words2}${sql.slice(end)}`;
    for (const one of indexesOf(table)) yield insert(`INDEXED BY ${one}`);
    yield insert("NOT INDEXED");
  }
}
var condition = /\bWHERE\b.*?(?=\b(?:GROUP BY|WINDOW|ORDER BY|LIMIT|UNION|INTERSECT|EXCEPT)\b|;|$)/s;
function* withSigns(sql, { tables }) {
  const columns = tables.flatMap(({ indexes, keyColumns }) => [
    ...indexes.flatMap(({ columns: [first] }) => first === void 0 ? [] : [first]),
    ...keyColumns.slice(0, 1).map(({ name }) => name)
  ]);
  for (const column of new Set(columns))
    yield sql.replace(
      condition,
      (text) => text.replaceAll(new RegExp(`(?<![+\\w.])\\w+\\.${column}\\b`, "g"), "+$&")
    );
}
function indexesOf({ name, key, indexes }) {
  const hasOwn = key !== "rowid" && key !== "none" && !key.endsWith("without rowid");
  return [...indexes.map((one) => one.name), ...hasOwn ? [`sqlite_autoindex_${name}_1`] : []];
}
function withForms(trial, forms) {
  return [trial, ...forms.map((sql) => ({ ...trial, timed: [sql] }))];
}
function chosenIn(heats, reference, forms, at = 0) {
  const own = timesIn(heats.candidate, forms.length, at);
  const others = timesIn(heats[reference], forms.length, at);
  const found = forms.flatMap((form, index) => {
    const ratio = own[index];
    return ratio === void 0 ? [] : [{ form, ratio: ratio / Math.max(1, others[index] ?? 1) }];
  });
  return found.toSorted((a, b) => b.ratio - a.ratio)[0];
}
function timesIn(heat, forms, at) {
  const [chosen, ...others] = heat?.kind === "ran" ? heat.result.trials.slice(at, at + forms + 1) : [];
  if (chosen?.ending !== "done" || timeOf(chosen) < leastNs) return [];
  return others.map(
    (one) => one.ending === "done" && one.hash === chosen.hash && one.rows === chosen.rows ? timeOf(chosen) / timeOf(one) : void 0
  );
}
async function chosenOf(racer, situation, reference, effort, manner = {}, only = formsOf(situation)) {
  if (only.length === 0) return void 0;
  const trials = withForms(trialOf(situation, effort), only);
  const batch = { setup: setupOf(situation), trials, limitMs: setupLimitMs };
  const { storage } = situation.state;
  return chosenIn(await racer.race(batch, { storage, order: "in turn", ...manner }), reference, only);
}

// src/features/search/hunt/heap-growth.ts
var levels = [20, 120, 220];
var leastMore = 20;
var leastGrowth = 16;
var occasions = ["leak", "growth"];
function bytesOf({ open, closed }, occasion) {
  return occasion === "leak" ? closed : open - closed;
}
async function heapGrowth(racer, occasion, storage, batchOf2) {
  const grown = async (role) => {
    const steps = [];
    for (const level of levels) {
      const heat = await racer.runOn(role, batchOf2(level), { storage, isFresh: steps.length === 0 });
      if (heat.kind !== "ran") return 0;
      const { heap, trials } = heat.result;
      const [trial] = trials;
      if (trial?.ending !== "done" || heap === void 0) return 0;
      steps.push({ executions: trial.executions, bytes: bytesOf(heap, occasion) });
    }
    const rates = steps.slice(1).map(({ executions, bytes }, at) => {
      const before = steps[at] ?? { executions: 0, bytes: 0 };
      const more = executions - before.executions;
      return more < leastMore ? 0 : (bytes - before.bytes) / (occasion === "leak" ? executions : more);
    });
    return Math.max(0, Math.min(...rates));
  };
  const candidate = await grown("candidate");
  return candidate < leastGrowth ? 0 : candidate - await grown("baseline");
}
var batchLevels = { leak: [20, 20], growth: [3, 23] };
var leastKept = leastGrowth * 20;
async function keptBytes(racer, occasion, situations) {
  const [first] = situations;
  if (first === void 0) return 0;
  const { storage } = first.state;
  const kept = async (role) => {
    const bytes = [];
    for (const executions of batchLevels[occasion]) {
      const effort = { executions, budgetMs: 3, limitMs: 250 };
      const trials = situations.map((one) => trialOf(one, effort));
      const heat = await racer.runOn(
        role,
        { setup: setupOf(first), trials, limitMs: setupLimitMs },
        { storage, isFresh: occasion === "leak" && bytes.length === 0 }
      );
      const heap = heat.kind === "ran" ? heat.result.heap : void 0;
      if (heap === void 0) return 0;
      bytes.push(bytesOf(heap, occasion));
    }
    return (bytes[1] ?? 0) - (bytes[0] ?? 0);
  };
  return await kept("candidate") - await kept("baseline");
}

export {
  faultKinds,
  compareTrials,
  messageShape,
  confirming,
  alphaOfClaim,
  confirmRatio,
  middleOf,
  keyShapes,
  triggerEvents,
  triggerTimes,
  indexKinds,
  columnsOf,
  valueShapes,
  definitionsOf,
  fillingsOf,
  stateQueries,
  chooseName,
  Deriver,
  textOf,
  isOfKind,
  partsOf,
  withParts,
  makeIndex,
  makeSituations,
  makePending,
  isRead,
  together,
  timedOf,
  pragmasOf,
  setupOf,
  transactionOf,
  trialOf,
  batchOf,
  setupLimitMs,
  traitsOf,
  kindsOf,
  planLine,
  formsOf,
  inJoinOrder,
  withForms,
  chosenIn,
  chosenOf,
  leastGrowth,
  occasions,
  heapGrowth,
  leastKept,
  keptBytes
};
