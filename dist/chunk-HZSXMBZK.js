import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  Deriver,
  columnsOf,
  isOfKind,
  isThere,
  partsOf,
  textOf,
  timedOf,
  traitsOf,
  withParts
} from "./chunk-NN4FLPGN.js";
import {
  faultKinds,
  messageShape
} from "./chunk-X7QFSGCS.js";
import {
  drawDocument
} from "./chunk-3RUIKOT5.js";
import {
  defaultMinutes,
  hunting
} from "./chunk-646KYD4K.js";
import {
  plainFormat
} from "./chunk-IAJPVWRA.js";
import {
  resolveRunSettings
} from "./chunk-V55QVCWS.js";
import {
  checked,
  mergeSources,
  parseJson,
  writtenValues
} from "./chunk-SMVUPPOS.js";
import {
  withoutUndefined
} from "./chunk-DV6EEEY5.js";
import {
  left,
  named,
  right
} from "./chunk-HFCMDWS4.js";
import {
  readInputs
} from "./chunk-WKVDZXO6.js";
import {
  writeWhole
} from "./chunk-FROGIVDQ.js";
import {
  describeIssues,
  fileContent,
  layOut,
  requireNoLink
} from "./chunk-M23SOQUR.js";
import {
  optionsIn,
  schemaOf,
  settingOptions,
  valuesOf
} from "./chunk-LA2PWCWM.js";
import {
  besideTime,
  count,
  pValue,
  plural
} from "./chunk-NRVWYJ6O.js";
import {
  RandomStream,
  references
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  _enum,
  array,
  boolean,
  formatValue,
  int,
  literal,
  number,
  record,
  strictObject,
  string
} from "./chunk-KAFQIV6R.js";

// src/features/search/hunt/words.ts
var kindWords = {
  wrong: "different answer",
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
      return `slow: ${besideTime((ratio2 ?? 0).toFixed(1), to)} in ${pairs} pairs, ${pValue(p ?? 1)}`;
    case "wrong":
      return `a different answer from ${to}`;
    case "hang":
      return `hang: it does not end, and ${to} does`;
    case "crash":
    case "refused":
    case "leak":
    case "growth":
      return `${kindWords[kind]}: ${message ?? `${to} does it`}`;
  }
}
function incompleteWords({
  stopped,
  lost,
  tried
}) {
  const reasons = [
    ...stopped === void 0 ? [] : [`the hunt was stopped: ${stopped}`],
    ...lost === 0 ? [] : [`the candidate's process ended ${plural(lost, "time")}, and no statement ended it again`],
    ...tried === 0 ? ["no statement was compared"] : []
  ];
  return reasons.length === 0 ? void 0 : reasons.join("; ");
}
function statusOf(hunt) {
  if (hunt.stopped !== void 0 || hunt.tried === 0) return 3;
  if (hunt.cases.length > 0) return 1;
  return hunt.lost > 0 ? 3 : 0;
}

// src/features/search/hunt/hunt-file.ts
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/search/hunt/cases.ts
var text = string().max(2e4);
var ratio = number().nonnegative();
var mostCases = 200;
var mostOfCase = { causes: 200, statements: 100, plans: 400 };
var mostKinds = 1e4;
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
  causes: array(text).max(mostOfCase.causes),
  statements: array(text).max(mostOfCase.statements),
  /** How many statements and tables its file has. */
  size: strictObject({ statements: int(), tables: int() }),
  /** For times: the middle of the confirming pairs, and how many there were. */
  ratio: ratio.optional(),
  pairs: int().optional(),
  p: number().optional(),
  /** With a cache of 256 MB. */
  ratioOfLargeCache: ratio.optional(),
  /** The engine's words, and bytes an execution for memory. */
  message: text.optional(),
  axes: array(axisSchema).max(10),
  plans: strictObject({
    candidate: array(text).max(mostOfCase.plans),
    baseline: array(text).max(mostOfCase.plans)
  }),
  /** Whether the fault shows when the written file is run as it is; why not, if it does not. */
  isReplayed: boolean(),
  /** Other statements that have the same cause as far as their traits tell. */
  others: int().nonnegative(),
  /** Where it was found: the number of the database. */
  database: int()
});
var touchedKindSchema = strictObject({ name: text, statements: int(), touched: int() });
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
  /** Ends of the candidate's process that nothing that was tried again repeats, so that there is no case of them. */
  lost: int().nonnegative().default(0),
  /** Statements whose cause a folder of known cases has. */
  known: int().nonnegative(),
  /** Statements with more than one right answer, on which the engines differed. */
  ambiguous: int().nonnegative(),
  /** The statements that a probe found the change to touch, and how many of each kind: a hunt that goes on weighs them in the same way. */
  touched: strictObject({ statements: int(), touched: int(), kinds: array(touchedKindSchema).max(mostKinds) }).optional(),
  /** Why nothing says what the change touches; absent without a base. */
  unprobed: text.optional(),
  cases: array(caseSchema).max(1e4),
  /** Why it ended before its time; absent if it did not. */
  stopped: text.optional()
});

// src/features/search/hunt/hunt-file.ts
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
  return layOut(huntSchema.parse(fileContent(hunt)), { cases: 1 });
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

// src/features/search/hunt/minimise.ts
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
  for (const [at, trigger] of table2.triggers.entries()) {
    if (table2.triggers.length > 1) yield { ...table2, triggers: table2.triggers.toSpliced(at, 1) };
    for (const simpler of simplerTriggers(trigger))
      yield { ...table2, triggers: table2.triggers.with(at, simpler) };
  }
  if (table2.hasView) yield { ...table2, hasView: false, viewTriggers: [] };
  if (table2.viewTriggers.length > 1) yield { ...table2, viewTriggers: [] };
  for (const at of table2.viewTriggers.keys())
    yield { ...table2, viewTriggers: table2.viewTriggers.toSpliced(at, 1) };
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
function* simplerTriggers(trigger) {
  const { of, ...ofAll } = trigger;
  if (of !== void 0) yield ofAll;
  if (trigger.hasCondition) yield { ...trigger, hasCondition: false };
  if (trigger.body.length > 1)
    for (const at of trigger.body.keys()) yield { ...trigger, body: trigger.body.toSpliced(at, 1) };
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
    const triggers = table2.triggers.filter(({ of }) => of === void 0 || names.has(of));
    const made = { ...table2, columns: left3, indexes, triggers };
    const own = table2.parent !== void 0 && !names.has(table2.parent.column) ? withoutParent(made) : made;
    const { fullText, ...withoutFullText } = own;
    return fullText === void 0 || names.has(fullText) ? own : withoutFullText;
  };
  const needed = /* @__PURE__ */ new Set([
    ...table2.indexes.flatMap(({ columns }) => columns),
    ...table2.triggers.flatMap(({ of }) => of ?? [])
  ]);
  const isUsed = ({ name, generated }) => needed.has(name) || generated !== void 0 || new RegExp(`\\b${name}\\b`).test(text2);
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

// src/features/search/hunt/axes.ts
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

// src/features/search/hunt/fingerprint.ts
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

// src/features/search/hunt/families.ts
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

// src/features/search/hunt/touched.ts
var leastChange = 5e-5;
var mostWeight = 20;
function touchedOf(probed) {
  const ratios = probed.map(({ ratio: ratio2 }) => ratio2).toSorted((a, b) => a - b);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isTouched = ({ ratio: ratio2 }) => Math.abs(ratio2 / usual - 1) > leastChange;
  const kinds = /* @__PURE__ */ new Map();
  for (const one of probed)
    for (const name of one.kinds) {
      const kind = kinds.get(name) ?? { statements: 0, touched: 0 };
      kinds.set(name, kind);
      kind.statements++;
      if (isTouched(one)) kind.touched++;
    }
  return {
    statements: probed.length,
    touched: probed.filter(isTouched).length,
    kinds: [...kinds].map(([name, kind]) => ({ name, ...kind }))
  };
}
function weightsOf({ statements, touched, kinds }) {
  if (touched === 0 || touched === statements) return /* @__PURE__ */ new Map();
  const share = touched / statements;
  return new Map(
    kinds.map((one) => {
      const own = (one.touched + share) / (one.statements + 1);
      return [one.name, Math.min(mostWeight, Math.max(1 / mostWeight, own / share))];
    })
  );
}
function weightOf(kinds, weights) {
  return Math.max(0, ...[...kinds].map((kind) => weights.get(kind) ?? 0));
}
var leastWeight = 0.01;
function withWeights(grammar, weights) {
  const rules = [...grammar.rules].map(([name, rule]) => {
    const productions = rule.productions.map((one) => {
      const weight = Math.round(one.weight * (weights.get(one.id) ?? 1) * 100) / 100;
      return one.weight === 0 ? one : { ...one, weight: Math.max(leastWeight, weight) };
    });
    return [name, { ...rule, productions }];
  });
  return { ...grammar, rules: new Map(rules) };
}
function mostTouched(touched) {
  const weights = weightsOf(touched);
  const own = ({ name }) => weights.get(name) ?? 1;
  return touched.kinds.filter((one) => own(one) >= 2).toSorted((a, b) => own(b) - own(a) || b.statements - a.statements);
}

// src/features/search/hunt/render.ts
function namesOf({ engines }) {
  return Object.fromEntries(Object.entries(engines).map(([role, { name }]) => [role, name]));
}
function answerOf(hunt) {
  const { cases } = hunt;
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(
    ([kind, all]) => `${all.length} ${kindWords[kind]}`
  );
  const causes = familiesOf(cases).length;
  const few = causes === cases.length ? "" : ` of ${plural(causes, "cause")}`;
  const found = cases.length === 0 ? "No case" : `${plural(cases.length, "case")}${few}: ${kinds.join(", ")}`;
  const incomplete = incompleteWords(hunt);
  return incomplete === void 0 ? found : `${found}. Incomplete: ${incomplete}`;
}
function effortOf(hunt, escapeText) {
  const { tried, next, elapsedMs, refused, cut, cleared, known, ambiguous, seed: seed2, cases } = hunt;
  const seconds = Math.max(1, Math.round(elapsedMs / 1e3));
  const parts = [
    `${count(tried)} statements on ${plural(next, "database")} in ${plural(seconds, "second")}, seed ${seed2}`,
    `${count(refused)} refused by SQLite`,
    `${count(cut)} too long`,
    `${plural(cleared, "suspect")} cleared`,
    ...known === 0 ? [] : [`${count(known)} with a known cause`],
    ...ambiguous === 0 ? [] : [`${count(ambiguous)} with several right answers`],
    ...touchedWords(hunt, escapeText),
    ...cases.length < mostCases ? [] : [`the hunt ended at ${mostCases} cases`]
  ];
  return `${parts.join("; ")}.`;
}
var mostNamed = 5;
function touchedWords({ touched, unprobed }, escapeText) {
  if (unprobed !== void 0) return [`what the change touches is not known (${escapeText(unprobed)})`];
  if (touched === void 0) return [];
  const named2 = mostTouched(touched).slice(0, mostNamed).map((one) => `${escapeText(one.name)} (${one.touched} of ${one.statements})`);
  const most2 = named2.length === 0 ? "" : `, most often ${named2.join(", ")}`;
  return [`the change touches ${count(touched.touched)} of ${count(touched.statements)} statements${most2}`];
}
function table({ cases }, escapeText) {
  return {
    columns: [
      ...left("Kind"),
      ...right("Ratio"),
      ...left("Grows with"),
      ...right("Cases", "Alike"),
      ...named("Case", "Statements")
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
  const names = namesOf(hunt);
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
function renderHunt(hunt, form) {
  return drawDocument(form, ({ text: text2, cell }) => ({
    answer: [text2(answerOf(hunt))],
    blocks: [
      { kind: "table", table: table(hunt, cell) },
      ...form === "html" ? sections(hunt, text2) : [{ kind: "list", items: details(hunt, text2) }],
      { kind: "text", text: effortOf(hunt, text2) }
    ]
  }));
}
function sections(hunt, escapeText) {
  const words = details(hunt, escapeText);
  return inFamilies(hunt).flatMap(({ one: { name, statements, plans } }, at) => [
    { kind: "heading", depth: 2, text: escapeText(name) },
    { kind: "text", text: words[at] ?? "" },
    { kind: "code", lines: statements },
    {
      kind: "code",
      lines: [
        ...plans.baseline.map((line) => `SQLite: ${line}`),
        ...plans.candidate.map((line) => `candidate: ${line}`)
      ]
    }
  ]);
}
var stateWords = { ...kindWords, gone: "gone", unclear: "unclear", unknown: "unknown" };
function renderReplayed(replayed) {
  const there = replayed.filter(isThere).length;
  const open = replayed.filter((one) => !isThere(one) && one.state !== "gone").length;
  const answer = `${there} of ${plural(replayed.length, "case")} still there${open === 0 ? "" : `, ${open} cannot be judged`}`;
  return drawDocument("text", ({ cell }) => ({
    answer: [answer],
    blocks: [{ kind: "table", table: replayedTable(replayed, cell) }]
  }));
}
function replayedTable(replayed, escapeCell) {
  return {
    columns: [...left("Now"), ...right("Ratio"), ...named("Case"), ...left("Note")],
    rows: replayed.map(({ state, ratio: ratio2, name, message, reference }) => ({
      cells: [
        stateWords[state],
        ratio2 === void 0 ? "" : `${ratio2.toFixed(1)}${reference === "base" ? " of base" : ""}`,
        escapeCell(name),
        escapeCell((message ?? "").slice(0, 80))
      ]
    }))
  };
}

// src/features/search/hunt/settings.ts
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
  const folder = resumed ?? (isOwnFolder ? values.out : defaultFolder);
  const candidate = given.candidate ?? (show === void 0 ? void 0 : "none");
  const engines = {
    candidate,
    baseline: given.baseline,
    base: given.base,
    // Cases are passed on: the engine is confined that executes somebody else's SQL.
    confine: given.confine ?? (replay === void 0 ? void 0 : "auto"),
    out: folder
  };
  const sources = mergeSources({ given: withoutUndefined(engines) }, features);
  return {
    run: resolveRunSettings(sources, features),
    lines: { baseline: ratio2, base: baseRatio },
    ...{
      minutes: given.minutes ?? defaultMinutes,
      seed: values.seed,
      alpha: values.alpha,
      out: folder,
      format: plainFormat(values.format)
    },
    ...{ quiet: values.quiet, isResumed: resumed !== void 0 },
    grammar,
    known,
    replay,
    show
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
  minimise,
  axesOf,
  growingAxis,
  caseWords,
  incompleteWords,
  statusOf,
  mostCases,
  mostOfCase,
  fingerprintOf,
  skeletonOf,
  withoutValues,
  causesOf,
  sameCauses,
  isExplained,
  touchedOf,
  weightsOf,
  weightOf,
  withWeights,
  huntFiles,
  requireOwnHunt,
  writeHunt,
  formatHunt,
  removeHunt,
  findHunt,
  readHunt,
  familiesOf,
  answerOf,
  renderHunt,
  renderReplayed,
  resolveHunt,
  readHuntInputs,
  formatGivenHunt,
  parseGivenHunt
};
