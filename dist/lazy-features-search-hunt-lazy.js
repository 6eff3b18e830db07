import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  requireOwnPaths
} from "./shared-github-own-engines.js";
import {
  caseSchema,
  caseWords,
  closingWords,
  counterfactualsOf,
  explainOf,
  findHunt,
  formatHunt,
  growthOf,
  holdsFor,
  huntFiles,
  incompleteWords,
  kindWords,
  mostCases,
  mostOfCase,
  oneExecution,
  plansOf,
  ratioOf,
  readHunt,
  removeHunt,
  requireOwnHunt,
  sightingOf,
  statusOf,
  writeHunt
} from "./shared-features-search-hunt-suspicion.js";
import {
  EngineRacer,
  isThere,
  replayCase
} from "./shared-features-search-hunt-replay.js";
import {
  allMadeNames,
  defaultMinutes,
  hunting,
  meant,
  onlyStatement,
  placesOf,
  readOwnWorkloads,
  refusedInCase,
  requireOwnDatabase
} from "./shared-features-workloads-own-read.js";
import {
  Deriver,
  alphaOfClaim,
  batchOf,
  chooseName,
  chosenIn,
  chosenOf,
  columnsOf,
  compareTrials,
  confirmRatio,
  confirming,
  definitionsOf,
  faultKinds,
  fillingsOf,
  formsOf,
  indexKinds,
  isOfKind,
  isRead,
  keptBytes,
  keyShapes,
  kindsOf,
  leastGrowth,
  leastKept,
  makeIndex,
  makePending,
  makeSituations,
  messageShape,
  middleOf,
  partsOf,
  planLine,
  pragmasOf,
  setupLimitMs,
  setupOf,
  stateQueries,
  textOf,
  timedOf,
  together,
  traitsOf,
  transactionOf,
  trialOf,
  triggerEvents,
  triggerTimes,
  valueShapes,
  withForms,
  withParts
} from "./shared-features-search-hunt-grammar-derive.js";
import {
  drawDocument
} from "./shared-report-format-html-blocks.js";
import {
  createContext,
  findConfinement,
  openEngines
} from "./shared-measure-open-engines.js";
import {
  abortOnSignals,
  runWithSettings
} from "./shared-github-measure-process.js";
import {
  EngineFailure,
  findProcessor,
  makeDatabasesFolder,
  quietProgress,
  readEnvironment,
  removeDatabasesFolder,
  showProgress
} from "./shared-engines-driver-process.js";
import {
  annotate,
  endGroup,
  info,
  newFolder,
  readInputs,
  readPublishInputs,
  readWorkflow,
  setFailed,
  setOutput,
  startGroup,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  plainFormat,
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-report-terminal.js";
import {
  left,
  named,
  right
} from "./shared-wrap-ansi-index.js";
import {
  schemaLine
} from "./shared-platform-editor-schema.js";
import {
  resolveRunSettings
} from "./shared-options-resolve.js";
import "./shared-platform-version.js";
import {
  checkYaml,
  checked,
  escapeFormat,
  invalidMessage,
  makeFolder,
  mapping,
  mergeSources,
  optionsIn,
  parseJson,
  parseYaml,
  readInside,
  readSettingsFile,
  requireNoLink,
  schemaOf,
  settingOptions,
  valuesOf,
  withoutUndefined,
  writtenValues
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  RandomStream,
  _enum,
  array,
  boolean,
  count2 as count,
  formatValue,
  int,
  iso_exports,
  lazy,
  literal,
  number,
  perEngine,
  plural,
  record,
  roles,
  shellWord,
  strictObject,
  string,
  truncate,
  union,
  unknownName,
  visible,
  visibleEnd
} from "./shared-jstat-dist-jstat.js";

// src/features/search/hunt/command.ts
import { createHash as createHash4 } from "node:crypto";
import { existsSync as existsSync3, globSync, readFileSync as readFileSync2 } from "node:fs";
import path5 from "node:path";

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
  for (let changed2 = true; changed2; ) {
    changed2 = false;
    for (const step of [simplerStates, withoutTables, smallerWorks, simplerTables, fewerColumns]) {
      for (let again = true; again; ) {
        again = false;
        for (const smaller of step(current, grammar)) {
          if (!await tries(smaller)) continue;
          [again, changed2] = [true, true];
          break;
        }
      }
    }
    for (const number2 of numbersOf(current)) changed2 = await lower(number2, () => current, tries) || changed2;
  }
  return current;
}
function keyOf({ schema: schema2, state: state2, work }) {
  return JSON.stringify([schema2, state2, textOf(work, schema2)]);
}
function* simplerStates({ state: state2, ...others }) {
  const with_ = (simpler) => ({ ...others, state: simpler });
  const { pending, ...withoutPending } = state2;
  if (pending !== void 0) yield with_(withoutPending);
  if (state2.storage !== "memory") yield with_({ ...state2, storage: "memory", cache: 0 });
  if (state2.cache !== 0) yield with_({ ...state2, cache: 0 });
  if (state2.enforcesForeignKeys) yield with_({ ...state2, enforcesForeignKeys: false });
  if (state2.isAutocommit) yield with_({ ...state2, isAutocommit: false });
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
function withoutParent({ parent: _, ...table4 }) {
  return table4;
}
function* simplerTables(situation) {
  const { tables } = situation.schema;
  for (const [at, table4] of tables.entries())
    for (const simpler of simplerOf(table4)) yield withTables(situation, tables.with(at, simpler));
}
function* simplerOf(table4) {
  if (table4.indexes.length > 1) yield { ...table4, indexes: [] };
  for (const index of table4.indexes)
    yield { ...table4, indexes: table4.indexes.filter((one) => one !== index) };
  if (table4.triggers.length > 0) yield { ...table4, triggers: [] };
  for (const [at, trigger] of table4.triggers.entries()) {
    if (table4.triggers.length > 1) yield { ...table4, triggers: table4.triggers.toSpliced(at, 1) };
    for (const simpler of simplerTriggers(trigger))
      yield { ...table4, triggers: table4.triggers.with(at, simpler) };
  }
  if (table4.hasView) yield { ...table4, hasView: false, viewTriggers: [] };
  if (table4.viewTriggers.length > 1) yield { ...table4, viewTriggers: [] };
  for (const at of table4.viewTriggers.keys())
    yield { ...table4, viewTriggers: table4.viewTriggers.toSpliced(at, 1) };
  if (table4.parent !== void 0) yield withoutParent(table4);
  if (table4.deletesEvery !== 0) yield { ...table4, deletesEvery: 0 };
  const { fullText, ...withoutFullText } = table4;
  if (fullText !== void 0) yield withoutFullText;
  const [key] = table4.keyColumns;
  if (table4.key !== "rowid" && key !== void 0)
    yield { ...table4, key: "rowid", keyColumns: [numbered(key.name)] };
  if (table4.key.endsWith(" without rowid"))
    yield { ...table4, key: table4.key.replace(" without rowid", "") };
  for (const [at, column3] of table4.columns.entries())
    for (const simpler of simplerColumns(column3))
      yield { ...table4, columns: table4.columns.with(at, simpler) };
  for (const [at, index] of table4.indexes.entries()) {
    const simpler = simplerIndex(index);
    if (simpler !== void 0) yield { ...table4, indexes: table4.indexes.with(at, simpler) };
  }
}
function numbered(name2) {
  const shape = { name: "sequence", size: 1 };
  return { name: name2, type: "INT", classes: ["intkey", "integer", "any"], shape, nullEvery: 0 };
}
function* simplerColumns(column3) {
  if (column3.nullEvery !== 0) yield { ...column3, nullEvery: 0 };
  const { generated, ...stored } = column3;
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
  for (const [at, table4] of tables.entries()) {
    for (const kept of keptColumns(table4, textOf(situation.work, situation.schema)))
      yield withTables(situation, tables.with(at, kept));
  }
}
function* keptColumns(table4, text) {
  const without = (left3) => {
    const names = new Set([...table4.keyColumns, ...left3].map(({ name: name2 }) => name2));
    const indexes = table4.indexes.filter(({ columns }) => columns.every((name2) => names.has(name2)));
    const triggers = table4.triggers.filter(({ of }) => of === void 0 || names.has(of));
    const made = { ...table4, columns: left3, indexes, triggers };
    const own2 = table4.parent !== void 0 && !names.has(table4.parent.column) ? withoutParent(made) : made;
    const { fullText, ...withoutFullText } = own2;
    return fullText === void 0 || names.has(fullText) ? own2 : withoutFullText;
  };
  const needed = /* @__PURE__ */ new Set([
    ...table4.indexes.flatMap(({ columns }) => columns),
    ...table4.triggers.flatMap(({ of }) => of ?? [])
  ]);
  const isUsed = ({ name: name2, generated }) => needed.has(name2) || generated !== void 0 || new RegExp(`\\b${name2}\\b`).test(text);
  const left2 = table4.columns.filter(
    (one) => isUsed(one) || table4.columns.some((other) => other.generated?.startsWith(`${one.name} `))
  );
  if (left2.length < table4.columns.length) yield without(left2);
  for (const column3 of table4.columns) yield without(table4.columns.filter((one) => one !== column3));
}
function* smallerWorks(situation, grammar) {
  const { work, schema: schema2 } = situation;
  const length = textOf(work, schema2).length;
  const deriver = new Deriver(grammar, schema2, new RandomStream(1, "minimise"));
  for (const smaller of smallerParts(work, deriver, grammar, schema2)) {
    if (isOfKind(smaller, "derivation") && textOf(smaller, schema2).length < length)
      yield { ...situation, work: smaller };
  }
}
function* smallerParts(part2, deriver, grammar, schema2) {
  if (typeof part2 === "string" || part2.kind === "amount" || part2.kind === "of table") return;
  if (part2.kind === "items") {
    const { items } = part2;
    for (let size = Math.floor(items.length / 2); size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < items.length; at += size)
        if (items.length > size) yield { ...part2, items: items.toSpliced(at, size) };
    for (const [at, item] of items.entries())
      for (const smaller of smallerParts(item, deriver, grammar, schema2))
        yield { ...part2, items: items.with(at, smaller) };
    return;
  }
  yield* replacements(part2, deriver, grammar, schema2);
  for (const [at, child] of part2.parts.entries())
    for (const smaller of smallerParts(child, deriver, grammar, schema2))
      yield { ...part2, parts: part2.parts.with(at, smaller) };
}
function* replacements(part2, deriver, grammar, schema2) {
  const made = descendants(part2).filter(({ rule }) => rule === part2.rule);
  for (const production2 of grammar.rules.get(part2.rule)?.productions ?? []) {
    const one = deriver.remake(part2, production2);
    if (one !== void 0) made.push(one);
    const [only] = production2.slots;
    if (production2.slots.length === 1 && only?.kind === "call") {
      for (const inner of descendants(part2))
        if (inner.rule === only.name) made.push({ ...part2, production: production2.id, parts: [inner] });
    }
  }
  const length = textOf(part2, schema2).length;
  const shorter = made.map((one) => ({ one, length: textOf(one, schema2).length })).filter((one) => one.length < length);
  yield* shorter.toSorted((a, b) => a.length - b.length).map(({ one }) => one);
}
function descendants(part2) {
  return partsOf(part2).flatMap((inner) => [
    ...isOfKind(inner, "derivation") ? [inner] : [],
    ...descendants(inner)
  ]);
}
function numbersOf({ schema: schema2, state: state2, work }) {
  const rows = schema2.tables.map(
    ({ name: name2, rows: value }, at) => ({
      name: `rows of ${name2}`,
      value,
      least: 0,
      set: (one, next) => withTables(
        one,
        one.schema.tables.map((table4, index) => index === at ? { ...table4, rows: next } : table4)
      )
    })
  );
  const { pending } = state2;
  const changed2 = pending === void 0 ? [] : [
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
  return [...rows, ...changed2, ...amounts];
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
function amountsIn(part2) {
  return isOfKind(part2, "amount") ? [part2] : partsOf(part2).flatMap(amountsIn);
}
function withAmount(work, wanted, value) {
  let at = 0;
  const change = (part2) => {
    if (!isOfKind(part2, "amount")) return withParts(part2, change);
    return at++ === wanted ? { ...part2, value } : part2;
  };
  return withParts(work, change);
}

// src/features/search/hunt/axes.ts
var factors = [0.25, 1, 4, 16];
var most = 1e5;
var mostColumns = 500;
var mostItems = 1e3;
var mostAxes = 10;
async function axesOf(situation, ratioOf2, isOutOfTime) {
  const axes = [];
  for (const { name: name2, value, set, least = value, most: highest } of settablesOf(situation).slice(
    0,
    mostAxes
  )) {
    const values = new Set(factors.map((factor) => Math.max(1, Math.round(value * factor))));
    const points = [];
    for (const one of values) {
      if (one < least || one > highest && one !== value) continue;
      if (isOutOfTime()) return axes;
      points.push({ value: one, ratio: Number((await ratioOf2(set(situation, one))).toPrecision(3)) });
    }
    axes.push({ name: name2, points });
  }
  return axes;
}
function settablesOf(situation) {
  const numbers = numbersOf(situation).filter(({ value }) => value > 0).map((one) => ({ ...one, most }));
  return [...numbers, ...situation.schema.tables.map(columnsAxis), ...listsIn(situation.work).map(listAxis)];
}
function columnsAxis(table4, at) {
  return {
    name: `columns of ${table4.name}`,
    value: columnsOf(table4).length,
    most: mostColumns,
    set: (one, next) => withTables(one, one.schema.tables.with(at, withColumns(table4, next)))
  };
}
function withColumns(table4, count3) {
  const added = Array.from({ length: Math.max(0, count3 - columnsOf(table4).length) }, (_, at) => ({
    ...{ name: `${table4.name}x${at}`, type: "INT", classes: [], nullEvery: 0 },
    shape: { name: "few", size: 10 }
  }));
  return { ...table4, columns: [...added, ...table4.columns] };
}
function listAxis({ items }, at) {
  return {
    name: `list ${at + 1} of the statements`,
    value: items.length,
    most: mostItems,
    set: (one, next) => ({ ...one, work: withList(one.work, at, next) })
  };
}
function isList(part2) {
  return isOfKind(part2, "items") && part2.items.length > 0;
}
function listsIn(part2) {
  return [...isList(part2) ? [part2] : [], ...partsOf(part2).flatMap(listsIn)];
}
function withList(work, wanted, length) {
  let at = 0;
  const change = (part2) => {
    if (!isList(part2) || at++ !== wanted) return withParts(part2, change);
    return { ...part2, items: Array.from({ length }, (_, index) => itemAt(part2.items, index)) };
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
function axisKind({ name: name2 }) {
  return /^pending edits|^\w+/.exec(name2)?.[0] ?? name2;
}

// src/features/search/hunt/case-file.ts
var longestComment = 300;
function formatCase(one, situation, { seed: seed2, names }, repeat) {
  const axis = growingAxis(one.axes);
  const comments = [
    caseWords(one, names),
    ...axis === void 0 ? [] : [
      `Grows with the ${axis.name}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${value}`).join(", ")}`
    ],
    ...one.counterfactuals.map(({ name: name2, ratio }) => `With ${name2}: ${ratio.toFixed(1)}x`),
    ...one.plans.baseline.map((line) => `Plan of ${names.baseline}: ${line}`),
    ...one.plans.candidate.map((line) => `Plan of ${names.candidate}: ${line}`),
    `Fingerprint: ${one.fingerprint}`,
    `Causes: ${one.causes.join("; ")}`,
    `Found by: sqlite-bench-gate hunt --seed ${seed2}, on database ${one.database}${one.isOfCorpus ? ", from the corpus of that hunt" : ""}`,
    "To judge it again: sqlite-bench-gate hunt --candidate ENGINE --replay FOLDER",
    "To gate it: sqlite-bench-gate hunt --promote THIS-FILE"
  ];
  const { schema: schema2, state: state2 } = situation;
  const { before, after } = surroundingsOf(situation);
  const needsCheck = !isRead(situation) || before.length + after.length > 0;
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...block("tables", definitionsOf(schema2)),
    ...block("prepare", fillingsOf(schema2)),
    ...block("before", before),
    ...block("statements", timedOf(situation)),
    ...block("after", after),
    ...one.forced === void 0 ? [] : ["alternatives:", "  - |", `    ${one.forced}`],
    ...repeat === 1 ? [] : [`repeat: ${repeat}`],
    `kind: ${isRead(situation) ? "reads" : "writes"}`,
    `storages: [${state2.storage}]`,
    ...one.reference === "base" ? ["compare: base"] : [],
    ...needsCheck ? block("check", stateQueries(schema2, true)) : []
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}
`;
}
function surroundingsOf(situation) {
  const { before, after } = transactionOf(situation);
  const changed2 = after.length === 0 || isRead(situation) ? [] : stateQueries(situation.schema, true);
  return { before: [...pragmasOf(situation), ...before], after: [...changed2, ...after] };
}
function block(key, statements) {
  return statements.length === 0 ? [] : [`${key}: |`, ...statements.map((sql2) => `  ${sql2}`)];
}
function readKnown(text) {
  const fingerprint = /^# Fingerprint: ([0-9a-f]{16})$/m.exec(text)?.[1];
  const causes = /^# Causes: (.+)$/m.exec(text)?.[1]?.split("; ");
  const kind = /^name: hunt_([a-z]+)_/m.exec(text)?.[1];
  return fingerprint === void 0 || causes === void 0 || kind === void 0 ? void 0 : { fingerprint, causes, kind };
}

// src/features/search/hunt/corpus-folder.ts
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

// src/features/search/hunt/corpus.ts
import { createHash as createHash2 } from "node:crypto";

// src/features/search/hunt/fingerprint.ts
import { createHash } from "node:crypto";
function fingerprintOf({ kind, skeleton, plans }) {
  return createHash("sha256").update(JSON.stringify([kind, skeleton, plans])).digest("hex").slice(0, 16);
}
function skeletonOf(situation) {
  return timedOf(situation).map(withoutValues).join(" ");
}
function withoutValues(sql2) {
  return sql2.replaceAll(/X?'(?:[^']|'')*'/g, "?").replaceAll(
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

// src/features/search/hunt/situation-json.ts
var most2 = {
  depth: 200,
  parts: 5e3,
  rows: 1e5,
  pending: 1e4,
  tables: 8,
  columns: 64,
  indexes: 32
};
var name = string().regex(/^[a-z][a-z0-9]{0,20}$/i);
var sql = string().max(2e3);
var count2 = (limit) => int().min(0).max(limit);
var column = strictObject({
  name,
  type: _enum(["INT", "INTEGER", "TEXT", "REAL", "BLOB"]),
  classes: array(string().max(20)).max(20),
  shape: strictObject({
    name: _enum(valueShapes),
    size: int().min(1).max(1e4),
    within: count2(most2.rows).optional()
  }),
  nullEvery: count2(1e3),
  isNocase: literal(true).optional(),
  generated: sql.optional()
});
var table = strictObject({
  name,
  key: _enum(keyShapes),
  keyColumns: array(column).min(1).max(4),
  columns: array(column).max(most2.columns),
  rows: count2(most2.rows),
  deletesEvery: count2(1e3),
  indexes: array(
    strictObject({
      name,
      kind: _enum(indexKinds),
      terms: array(sql).max(8),
      where: sql.optional(),
      columns: array(name).max(8)
    })
  ).max(most2.indexes),
  triggers: array(
    strictObject({
      time: _enum(triggerTimes),
      event: _enum(triggerEvents),
      of: name.optional(),
      hasCondition: boolean(),
      body: array(_enum(["INSERT", "UPDATE", "DELETE", "SELECT"])).max(8)
    })
  ).max(16),
  hasView: boolean(),
  viewTriggers: array(_enum(triggerEvents)).max(3),
  fullText: name.optional(),
  parent: strictObject({ table: name, column: name }).optional()
});
var state = strictObject({
  storage: _enum(["memory", "file"]),
  cache: int().min(-1e7).max(1e7),
  enforcesForeignKeys: boolean(),
  isAutocommit: boolean(),
  pending: strictObject({ kind: _enum(["insert", "update", "delete"]), table: name, rows: count2(most2.pending) }).optional()
});
var bound = strictObject({
  table: name,
  column: name.optional(),
  alias: name.optional(),
  sql: string().max(100)
});
var scope = record(name, bound);
var amount = count2(1e8);
var part = lazy(
  () => union([
    string().max(1e4),
    derivation,
    strictObject({
      kind: literal("items"),
      items: array(part).max(2e3),
      separator: string().max(10)
    }),
    strictObject({ kind: literal("amount"), value: amount, least: amount }),
    strictObject({
      kind: literal("of table"),
      what: _enum(["columns", "terms", "copies", "row"]),
      table: name,
      row: amount
    })
  ])
);
var derivation = strictObject({
  kind: literal("derivation"),
  rule: string().max(60),
  production: string().max(130),
  parts: array(part).max(200),
  scope,
  inner: scope
});
var situationSchema = strictObject({
  schema: strictObject({ tables: array(table).min(1).max(most2.tables) }),
  state,
  work: derivation
});
function writtenSituation({ schema: schema2, state: own2, work }) {
  const scopeOf = (names) => Object.fromEntries(
    [...names].map(([key, one]) => [
      key,
      one.kind === "table" ? { table: one.table.name, alias: one.alias, sql: one.sql } : { table: one.table.name, column: one.column.name, sql: one.sql }
    ])
  );
  const write = (one) => {
    if (typeof one === "string") return one;
    if (one.kind === "items") return { ...one, items: one.items.map(write) };
    if (one.kind !== "derivation") return { ...one };
    return { ...one, parts: one.parts.map(write), scope: scopeOf(one.scope), inner: scopeOf(one.inner) };
  };
  return JSON.parse(JSON.stringify({ schema: schema2, state: own2, work: write(work) }));
}
function readSituation(written) {
  const { schema: schema2, state: own2, work } = written;
  const meanings = (names) => {
    const found = /* @__PURE__ */ new Map();
    for (const [key, { table: of, column: field, alias = key, sql: text }] of Object.entries(names)) {
      const own3 = schema2.tables.find((one) => one.name === of);
      const other = own3 && columnsOf(own3).find((one) => one.name === field);
      if (own3 !== void 0 && field === void 0)
        found.set(key, { kind: "table", table: own3, alias, sql: text });
      if (own3 !== void 0 && other !== void 0)
        found.set(key, { kind: "column", column: other, table: own3, sql: text });
    }
    return found;
  };
  const read2 = (one) => {
    if (typeof one === "string") return one;
    if (one.kind === "items") return { ...one, items: one.items.map(read2) };
    if (one.kind !== "derivation") return one;
    return { ...one, parts: one.parts.map(read2), scope: meanings(one.scope), inner: meanings(one.inner) };
  };
  const situation = { schema: schema2, state: own2, work: read2(work) };
  const all = statementsOf(situation);
  return refusedIn(all, madeIn(all)) ?? situation;
}
function allowedLike(first, hasItsDatabase) {
  const tables = madeIn(statementsOf(first));
  return (made) => refusedIn(hasItsDatabase ? timedOf(made) : statementsOf(made), tables) === void 0;
}
function statementsOf(situation) {
  const { before, after } = transactionOf(situation);
  const { schema: schema2 } = situation;
  return [...setupOf(situation), ...before, ...timedOf(situation), ...after, ...stateQueries(schema2, true)];
}
function madeIn(statements) {
  return new Set(statements.flatMap((one) => allMadeNames(meant(one))));
}
function refusedIn(statements, tables) {
  if (statements.some((one) => /[\p{Cc}\p{Zl}\p{Zp}]|^ /u.test(one)))
    return "a line break or another control character, and allowed are statements on one line";
  for (const one of statements) {
    const refused = refusedInCase(one, tables);
    if (refused !== void 0) return `${refused.part}, and allowed are ${refused.allowed}`;
    if (!isAsWritten(one)) return "a comment or a space too many, and allowed are statements without";
  }
  return void 0;
}
function isAsWritten(text) {
  const statement = onlyStatement(text);
  return "sql" in statement && statement.sql === text;
}
function isModest(value) {
  let level = [value];
  let parts = 0;
  for (let depth2 = 0; level.length > 0; depth2++) {
    parts += level.length;
    if (depth2 > most2.depth || parts > 4 * most2.parts) return false;
    level = level.flatMap((one) => typeof one === "object" && one !== null ? Object.values(one) : []);
  }
  return true;
}
function boundTo(work, schema2) {
  const meanings = (names) => new Map(
    [...names].map(([key, one]) => {
      const found = schema2.tables.find(({ name: own2 }) => own2 === one.table.name) ?? one.table;
      return [key, { ...one, table: found }];
    })
  );
  const change = (one) => {
    const made = withParts(one, change);
    return isOfKind(made, "derivation") ? { ...made, scope: meanings(made.scope), inner: meanings(made.inner) } : made;
  };
  return change(work);
}

// src/features/search/hunt/corpus.ts
var mostSeeds = 500;
var mostKept = 200;
var mostFileBytes = 2e5;
var corpusFile = /^(?:seed|case)-[0-9a-f]{16}\.json$/;
var hex = string().regex(/^[0-9a-f]{16}$/);
var seedSchema = strictObject({
  version: literal(1),
  /** Hash of the candidate's plan without values. */
  plan: hex,
  /** How many times SQLite's time it took when it was a suspect; 0 if only its plan was new. */
  ratio: number().nonnegative(),
  /** How many hunts have mutated it. */
  mutated: int().nonnegative(),
  situation: situationSchema
});
var keptSchema = strictObject({
  version: literal(1),
  case: caseSchema,
  /** When it was first not there any more, ISO 8601; absent while it is there. */
  gone: iso_exports.datetime().optional(),
  situation: situationSchema
});
function fileOf(entry) {
  return `${entry.kind}-${entry.kind === "seed" ? entry.plan : entry.case.cause}.json`;
}
function formatEntry({ kind, situation, ...facts }) {
  const written = { version: 1, ...facts, situation: writtenSituation(situation) };
  return `${JSON.stringify(kind === "seed" ? seedSchema.parse(written) : keptSchema.parse(written))}
`;
}
function parseEntry(name2, text) {
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  if (!isModest(content)) return "it is larger or deeper than a statement is";
  const isSeed = name2.startsWith("seed-");
  const { data, error } = (isSeed ? seedSchema : keptSchema).safeParse(content);
  if (error !== void 0)
    return `${error.issues[0]?.path.join(".") ?? "it"} is not as this version of the tool writes it`;
  const situation = readSituation(data.situation);
  if (typeof situation === "string") return `its SQL has ${situation}`;
  const entry = "case" in data ? { kind: "case", case: data.case, ...data.gone === void 0 ? {} : { gone: data.gone }, situation } : { kind: "seed", plan: data.plan, ratio: data.ratio, mutated: data.mutated, situation };
  return fileOf(entry) === name2 ? entry : "its name is that of another one";
}
function planOf(lines) {
  const shape = lines.map((line) => withoutValues(line).replaceAll(/\b[a-e]\b/g, "a"));
  return createHash2("sha256").update(shape.join("\n")).digest("hex").slice(0, 16);
}
var Corpus = class {
  #seeds;
  #kept;
  #keep;
  #drop;
  /** The seeds that this hunt has not mutated, the next one last. */
  #left;
  /**
   * @param keep writes an entry
   * @param drop removes a file
   */
  constructor(entries, keep, drop) {
    this.#seeds = new Map(entries.flatMap((one) => one.kind === "seed" ? [[one.plan, one]] : []));
    this.#kept = new Map(
      entries.flatMap((one) => one.kind === "case" ? [[one.case.cause, one]] : [])
    );
    this.#keep = keep;
    this.#drop = drop;
    this.#cut();
    this.#left = [...this.#seeds.values()].toSorted(
      (a, b) => b.mutated - a.mutated || a.ratio - b.ratio || (a.plan < b.plan ? 1 : -1)
    );
  }
  /** One case of each cause, the slowest first. */
  get cases() {
    return [...this.#kept.values()].toSorted((a, b) => (b.case.ratio ?? 0) - (a.case.ratio ?? 0));
  }
  /** How many statements it has. */
  get size() {
    return this.#seeds.size;
  }
  has(plan) {
    return this.#seeds.has(plan);
  }
  /** The seed to mutate now: the one mutated least, slow ones first. Undefined if this hunt has mutated all. */
  next() {
    const seed2 = this.#left.pop();
    if (seed2 !== void 0) this.#put({ ...seed2, mutated: seed2.mutated + 1 });
    return seed2;
  }
  /** Keeps a statement for the next hunt, unless one with its plan is there that is as slow. */
  add(plan, situation, ratio) {
    const old = this.#seeds.get(plan);
    if (old !== void 0 && ratio <= old.ratio) return;
    this.#put({ plan, ratio, mutated: 0, situation });
    this.#cut();
  }
  addCase(one) {
    if (!this.#kept.has(one.case.cause) && this.#kept.size >= mostKept) return;
    this.#kept.set(one.case.cause, one);
    this.#write({ kind: "case", ...one });
  }
  #put(seed2) {
    this.#seeds.set(seed2.plan, seed2);
    this.#write({ kind: "seed", ...seed2 });
  }
  /** Writes an entry unless the next hunt would not read it. */
  #write(entry) {
    const text = formatEntry(entry);
    if (text.length <= mostFileBytes && typeof parseEntry(fileOf(entry), text) !== "string")
      this.#keep(entry);
  }
  /** Leaves out what was mutated most, the newest first, and slow ones last. */
  #cut() {
    const order = [...this.#seeds.values()].toReversed().toSorted((a, b) => a.ratio - b.ratio || b.mutated - a.mutated);
    for (const seed2 of order.slice(0, Math.max(0, order.length - mostSeeds))) {
      this.#seeds.delete(seed2.plan);
      this.#drop(fileOf({ kind: "seed", ...seed2 }));
    }
  }
};

// src/features/search/hunt/corpus-folder.ts
var mostFiles = 2 * (mostSeeds + mostKept);
function openCorpus(folder, tell) {
  requireNoLink(folder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name2) => corpusFile.test(name2)) : [];
  const entries = [];
  for (const name2 of names.toSorted().slice(0, mostFiles)) {
    const entry = readEntry(folder, name2);
    if (typeof entry === "string") tell(`${path.join(folder, name2)} is not used: ${entry}`);
    else entries.push(entry);
  }
  return new Corpus(
    entries,
    (entry) => writeWhole(path.join(folder, fileOf(entry)), formatEntry(entry)),
    (name2) => rmSync(path.join(folder, name2), { force: true })
  );
}
function readEntry(folder, name2) {
  try {
    const found = readInside(path.join(folder, name2), [folder], mostFileBytes);
    return typeof found === "string" ? `it is ${found}` : parseEntry(name2, found.bytes.toString("utf8"));
  } catch (cause) {
    return cause.message;
  }
}

// src/features/search/hunt/families.ts
import { createHash as createHash3 } from "node:crypto";
var rareAxes = ["pending edits", "columns"];
function familiesOf(cases) {
  return [...Map.groupBy(cases, ({ cause }) => cause).values()].flatMap(
    ([worst, ...others]) => worst === void 0 ? [] : [{ worst, others }]
  );
}
function causeOf(one, known) {
  return known.find((other) => isAlike(one, other))?.cause ?? ownCause(one);
}
function ownCause(one) {
  const { kind, reference, causes, message = "" } = one;
  const growth = growthOf2(one);
  const needs = causes.toSorted().join("; ");
  const operations = operationsOf(one);
  const facts = kind === "refused" ? [messageShape(message), needs] : kind !== "slow" ? [needs] : rareAxes.includes(growth) ? [growth] : [growth ?? "", operations === one.name ? needs : operations];
  return createHash3("sha256").update(JSON.stringify([kind, reference, ...facts])).digest("hex").slice(0, 16);
}
function isAlike(one, other) {
  if (one.kind !== other.kind || one.reference !== other.reference) return false;
  const needsSame = one.causes.some((cause) => other.causes.includes(cause));
  const saysSame = messageShape(one.message ?? "") === messageShape(other.message ?? "");
  if (one.kind === "refused") return needsSame && saysSame;
  if (one.kind !== "slow") return needsSame;
  if (growthOf2(one) !== growthOf2(other)) return false;
  return needsSame || rareAxes.includes(growthOf2(one)) || skeletonOf2(one) === skeletonOf2(other) || operationsOf(one) === operationsOf(other);
}
function growthOf2({ axes }) {
  const axis = growingAxis(axes);
  return axis === void 0 ? void 0 : axisKind(axis);
}
function skeletonOf2({ statements }) {
  return statements.map(withoutValues).join(" ");
}
function operationsOf({ plans: { candidate, baseline }, name: name2 }) {
  const lines = (candidate.length > 0 ? candidate : baseline).map(
    (line) => line.replace(/^(SCAN|SEARCH) \S+/, "$1").replace(/\b(INDEX) \S+/, "$1").replace(/ \(.*\)$/, "").replace(/ FOR .*$/, "")
  );
  const operations = new Set(lines.filter((line) => line !== "SCAN"));
  return operations.size === 0 ? name2 : [...operations].toSorted().join("; ");
}

// src/features/search/hunt/heap-watch.ts
var warmBatches = 3;
var suspiciousBytes = 1e3;
var HeapWatch = class {
  /** By storage, which has processes of its own. */
  #seen = /* @__PURE__ */ new Map();
  /**
   * Whether the candidate's heap is larger beside the reference's than ever before in these two processes. An allocator holds chunks for
   * later, which moves the difference up and down; a leak only adds to it, however little at a time.
   */
  hasGrown(storage, candidate, reference) {
    const difference = (candidate.result.heap?.closed ?? 0) - (reference.result.heap?.closed ?? 0);
    const processes = `${candidate.process} ${reference.process}`;
    const seen = this.#seen.get(storage);
    const { batches, most: most3 } = seen?.processes === processes ? seen : { batches: 0, most: difference };
    const isWarm = batches >= warmBatches;
    const hasGrown = isWarm && difference - most3 > suspiciousBytes;
    this.#seen.set(storage, {
      processes,
      batches: batches + 1,
      most: isWarm && !hasGrown ? most3 : Math.max(most3, difference)
    });
    return hasGrown;
  }
};

// src/features/search/hunt/locate.ts
async function findFailing(racer, situations) {
  for (const situation of situations) {
    const { storage } = situation.state;
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), { storage });
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return void 0;
}
async function findFailingTogether(racer, situations, batch, { reason }, isOutOfTime) {
  const { storage } = situations[0].state;
  const manner = { storage, isFresh: true };
  if (reason === "timeout" && (await racer.runOn("candidate", batch, manner)).kind === "ran") return "once";
  for (const isAutocommit of [false, true]) {
    if (isOutOfTime()) break;
    const situation = together(situations, isAutocommit);
    const heat = await racer.runOn("candidate", batchOf(situation, oneExecution), manner);
    if (heat.kind === "failed") return failing(situation, heat.failure);
  }
  return void 0;
}
function failing(situation, { reason, message }) {
  return { kind: reason === "timeout" ? "hang" : "crash", situation, reference: "baseline", message };
}
async function findKeeping(racer, kind, situations, isOutOfTime) {
  let group = situations.filter(({ state: state2 }) => !state2.isAutocommit);
  const isKept = async (part2) => await keptBytes(racer, kind, part2) >= leastKept;
  const doesKeep = await isKept(group);
  while (doesKeep && group.length > 1 && !isOutOfTime()) {
    const half = group.slice(0, Math.ceil(group.length / 2));
    group = await isKept(half) ? half : group.slice(half.length);
  }
  const [situation] = group;
  if (!doesKeep || situation === void 0) return void 0;
  if (await growthOf(racer, situation, kind) < leastGrowth) return void 0;
  return { kind, situation, reference: "baseline" };
}

// src/features/search/hunt/mutate.ts
var depth = 3;
var mostTries = 10;
function mutate(seed2, number2, grammar, random) {
  const schema2 = random.integer(1, 2) === 1 ? seed2.schema : otherSchema(seed2.schema, grammar, random);
  const start = { ...seed2, schema: schema2, work: boundTo(seed2.work, schema2) };
  const isAllowed = allowedLike(seed2, true);
  const made = [start].filter(isAllowed);
  for (let tries = 0; made.length < number2 && tries < mostTries * number2; tries++) {
    const once = changed(start, grammar, random);
    const one = random.integer(1, 3) === 1 ? changed(once, grammar, random) : once;
    if (isAllowed(one)) made.push(one);
  }
  return made.toSorted((a, b) => Number(a.state.isAutocommit) - Number(b.state.isAutocommit));
}
function otherSchema({ tables }, grammar, random) {
  const { weights } = grammar;
  const at = random.integer(0, tables.length - 1);
  const old = tables[at];
  if (random.integer(1, 2) === 1)
    return { tables: tables.with(at, { ...old, rows: Number(chooseName(weights.rows, random)) }) };
  const kind = chooseName(weights["index-kinds"], random);
  const index = kind === "unique" ? void 0 : makeIndex(`i${old.name.slice(1)}z`, columnsOf(old), kind, random);
  if (index === void 0 || old.indexes.some(({ name: name2 }) => name2 === index.name)) return { tables };
  return { tables: tables.with(at, { ...old, indexes: [...old.indexes, index] }) };
}
function changed(situation, grammar, random) {
  const { schema: schema2, state: state2, work } = situation;
  const kind = random.integer(1, 6);
  if (kind === 1) {
    const amounts = numbersOf(situation).filter(({ name: name2 }) => name2.startsWith("number "));
    const amount2 = amounts.length === 0 ? void 0 : random.oneOf(amounts);
    if (amount2 !== void 0)
      return amount2.set(
        situation,
        Math.max(amount2.least, Math.round(amount2.value * random.oneOf([0.25, 0.5, 2, 4])))
      );
  }
  if (kind === 2 && !state2.isAutocommit) {
    const { pending: _, ...others } = state2;
    const pending = makePending(schema2, grammar, random);
    return { ...situation, state: { ...others, ...pending && { pending } } };
  }
  const parts = derivationsIn(work).filter((one) => one !== work);
  if (parts.length === 0) return situation;
  const old = random.oneOf(parts);
  const fresh = new Deriver(grammar, schema2, random).derive(old.rule, old.scope, depth);
  if (fresh === void 0) return situation;
  const replace = (one) => one === old ? fresh : withParts(one, replace);
  return { ...situation, work: withParts(work, replace) };
}
function derivationsIn(part2) {
  return [...isOfKind(part2, "derivation") ? [part2] : [], ...partsOf(part2).flatMap(derivationsIn)];
}

// src/features/search/hunt/touched.ts
var leastChange = 5e-5;
var mostWeight = 20;
function touchedOf(probed) {
  const ratios = probed.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isTouched = ({ ratio }) => Math.abs(ratio / usual - 1) > leastChange;
  const kinds = /* @__PURE__ */ new Map();
  for (const one of probed)
    for (const name2 of one.kinds) {
      const kind = kinds.get(name2) ?? { statements: 0, touched: 0 };
      kinds.set(name2, kind);
      kind.statements++;
      if (isTouched(one)) kind.touched++;
    }
  return {
    statements: probed.length,
    touched: probed.filter(isTouched).length,
    kinds: [...kinds].map(([name2, kind]) => ({ name: name2, ...kind }))
  };
}
function weightsOf({ statements, touched, kinds }) {
  if (touched === 0 || touched === statements) return /* @__PURE__ */ new Map();
  const share = touched / statements;
  return new Map(
    kinds.map((one) => {
      const own2 = (one.touched + share) / (one.statements + 1);
      return [one.name, Math.min(mostWeight, Math.max(1 / mostWeight, own2 / share))];
    })
  );
}
function weightOf(kinds, weights) {
  return Math.max(0, ...[...kinds].map((kind) => weights.get(kind) ?? 0));
}
var leastWeight = 0.01;
function withWeights(grammar, weights) {
  const rules = [...grammar.rules].map(([name2, rule]) => {
    const productions2 = rule.productions.map((one) => {
      const weight2 = Math.round(one.weight * (weights.get(one.id) ?? 1) * 100) / 100;
      return one.weight === 0 ? one : { ...one, weight: Math.max(leastWeight, weight2) };
    });
    return [name2, { ...rule, productions: productions2 }];
  });
  return { ...grammar, rules: new Map(rules) };
}
function mostTouched(touched) {
  const weights = weightsOf(touched);
  const own2 = ({ name: name2 }) => weights.get(name2) ?? 1;
  return touched.kinds.filter((one) => own2(one) >= 2).toSorted((a, b) => own2(b) - own2(a) || b.statements - a.statements);
}

// src/features/search/hunt/situation-source.ts
var trialsOfDatabase = 60;
var plainAt = 2;
var choices = 4;
var SituationSource = class {
  #grammar;
  #hasFullText;
  #seed;
  /** Empty if nothing says that some are to be tried more often. */
  #weights = /* @__PURE__ */ new Map();
  #weighted;
  constructor(grammar, hasFullText2, seed2) {
    this.#grammar = grammar;
    this.#hasFullText = hasFullText2;
    this.#seed = seed2;
    this.#weighted = grammar;
  }
  /** Makes kinds of statements that the change touches more often from here on. */
  weighBy(touched) {
    this.#weights = weightsOf(touched);
    this.#weighted = withWeights(this.#grammar, this.#weights);
  }
  /** The situations on a database: the same for the same seed and weights. */
  onDatabase(number2) {
    const isPlain = this.#weights.size === 0 || number2 % plainAt === 0;
    const made = Array.from({ length: isPlain ? 1 : choices }, (_, choice) => {
      const name2 = choice === 0 ? `database ${number2}` : `database ${number2}, choice ${choice}`;
      const grammar = isPlain ? this.#grammar : this.#weighted;
      return makeSituations(trialsOfDatabase, grammar, this.#hasFullText, new RandomStream(this.#seed, name2));
    });
    if (isPlain) return made[0] ?? [];
    const weightIn = (situations) => situations.reduce((sum, one) => sum + weightOf(kindsOf(one), this.#weights), 0);
    const weighed = made.map((situations) => ({ situations, weight: weightIn(situations) }));
    return weighed.toSorted((a, b) => b.weight - a.weight)[0]?.situations ?? [];
  }
};

// src/features/search/hunt/hunt.ts
var screening = { executions: 1, budgetMs: 1, limitMs: 250 };
var halving = [
  { effort: { executions: 3, budgetMs: 3, limitMs: 1e3 }, share: 0.7 },
  { effort: { executions: 9, budgetMs: 15, limitMs: 2e3 }, share: 0.9 }
];
var suspiciousShare = 0.6;
var poolSize = 16;
var lookAgainAt = 50;
var growthAt = 12;
var mostGrowthNs = 2e5;
var minimising = { checks: 500, ms: 4e4, lateMs: 5e3 };
var plansAt = 3;
var forcing = { executions: 3, budgetMs: 3, limitMs: 250 };
var mostVain = 3;
var mostVainCauses = 2e3;
var mostOfPlan = 2;
var slowerThanPlan = 2;
var judging = { share: 0.2, mostMs: 3e4 };
var probing = 0.15;
var rechecking = 0.3;
var mutating = 0.25;
var goneShare = 0.8;
var gonePairs = 5;
var noRow = "SELECT 1 WHERE 0";
async function hunt(start, question, world) {
  const state2 = new HuntState(start, question, world);
  const judgingMs = Math.min(judging.mostMs, judging.share * (world.deadline - world.now()));
  await state2.probe();
  await state2.recheckCases();
  const isTrying = () => (world.now() < world.deadline - judgingMs || state2.hunt.next === 0) && state2.hunt.cases.length < mostCases;
  while (isTrying()) await state2.tryDatabase();
  await state2.judgePool();
  return state2.hunt;
}
var HuntState = class {
  hunt;
  #question;
  #world;
  #began;
  #elapsedBefore;
  #vain = /* @__PURE__ */ new Map();
  #pool = [];
  #explained = 0;
  #heaps = new HeapWatch();
  #source;
  /** By plan, how many statements like those of the corpus were made small, and the largest ratio. */
  #tried = /* @__PURE__ */ new Map();
  /** Situations that were made from a statement of the corpus. */
  #ofCorpus = /* @__PURE__ */ new WeakSet();
  #mutatedMs = 0;
  #told = 0;
  constructor(start, question, world) {
    this.hunt = start;
    this.#question = question;
    this.#world = world;
    this.#began = world.now();
    this.#elapsedBefore = start.elapsedMs;
    this.#source = new SituationSource(question.grammar, question.hasFullText, start.seed);
  }
  /** Looks for what the change touches, to try that more often. */
  async probe() {
    const { probe: probe2, now, deadline } = this.#world;
    if (probe2 === void 0) return;
    if (this.hunt.touched !== void 0) return this.#source.weighBy(this.hunt.touched);
    const end = now() + probing * (deadline - now());
    const probed = await probe2(() => now() > end);
    const { unprobed: _, ...hunt2 } = this.hunt;
    this.hunt = hunt2;
    if (typeof probed === "string") return this.#update({ unprobed: probed.slice(0, 1e3) });
    const touched = touchedOf(probed);
    this.#source.weighBy(touched);
    this.#update({ touched });
  }
  /** Judges the cases of the corpus again: whether a cause is there is known only by its own case. */
  async recheckCases() {
    const { corpus, now, deadline } = this.#world;
    const end = now() + rechecking * (deadline - now());
    if (!this.#keepsCases) return;
    const byKind = (corpus?.cases ?? []).toSorted((one, other) => rankOf(one.case) - rankOf(other.case));
    for (const kept of byKind) {
      if (now() > end) return;
      const { cause } = kept.case;
      const isJudged = [...this.hunt.cases, ...this.hunt.gone].some((one) => one.cause === cause);
      if (!isJudged && !this.#isKnown(kept.case, kept.case.causes)) await this.#recheck(kept);
    }
  }
  /** Cases that a base hides would look as if they were gone. */
  get #keepsCases() {
    return !this.#world.racer.roles.includes("base");
  }
  async #recheck({ case: one, situation, gone }) {
    const { racer, corpus, date, step } = this.#world;
    const { kind, reference, message } = one;
    const suspicion = { kind, reference, situation, ...message === void 0 ? {} : { message } };
    step(`looking whether ${one.name} is there`);
    const holds = await holdsFor(suspicion, racer, this.#question.lines)(situation);
    const confirmed = holds ? await this.#confirm(suspicion) : void 0;
    if (confirmed === void 0) {
      if (await this.#isAbove(suspicion, goneShare)) return;
      corpus?.addCase({ case: one, situation, gone: gone ?? date });
      const { cause, name: name2, statements, since } = one;
      this.#update({ gone: [...this.hunt.gone, { cause, name: name2, kind, statements, since }] });
      return;
    }
    const found = {
      ...{ ...one, ...kind === "slow" || kind === "plan" ? confirmed : {} },
      ...{ since: gone === void 0 ? one.since : date, isOfCorpus: true },
      ...{ isReplayed: false, others: 0, database: this.hunt.next }
    };
    await this.#found(found, situation);
  }
  /** Whether the middle of some fresh pairs is above a share of the line. */
  async #isAbove({ kind, situation, reference }, share) {
    if (kind !== "slow") return false;
    const ratios = [];
    for (let pair = 0; pair < gonePairs; pair++)
      ratios.push(await ratioOf(this.#world.racer, situation, reference, { isFresh: true }, confirming));
    return middleOf(ratios) >= share * this.#question.lines[reference];
  }
  /** The situations on the next database: like one of the corpus, or fresh ones. */
  #situationsOf(number2) {
    const { corpus, now } = this.#world;
    const isMutating = this.#mutatedMs <= mutating * (now() - this.#began);
    const seed2 = isMutating ? corpus?.next() : void 0;
    if (seed2 === void 0) return this.#source.onDatabase(number2);
    const random = new RandomStream(this.hunt.seed, `mutated ${seed2.plan} ${seed2.mutated}`);
    const situations = mutate(seed2.situation, trialsOfDatabase, this.#question.grammar, random);
    for (const one of situations) this.#ofCorpus.add(one);
    this.#update({ mutated: this.hunt.mutated + 1 });
    return situations;
  }
  async tryDatabase() {
    const number2 = this.hunt.next;
    const { mutated } = this.hunt;
    const began = this.#world.now();
    const done = await this.#screen(this.#situationsOf(number2));
    const quick = done.flatMap(({ situation, ns }) => ns <= mostGrowthNs ? [situation] : []);
    if (number2 % growthAt === growthAt - 1) await this.#investigateMemory("growth", quick);
    if (number2 % plansAt === plansAt - 1) await this.#forcePlans(done);
    if (this.#pool.length >= poolSize) await this.judgePool();
    if (this.hunt.mutated > mutated) this.#mutatedMs += this.#world.now() - began;
    this.#update({ next: number2 + 1 });
    this.#tell();
  }
  /** Leaves half of the suspects after each round, and judges those that are left. */
  async judgePool() {
    let left2 = this.#pool;
    this.#pool = [];
    const { racer, now, deadline } = this.#world;
    for (const { effort, share } of halving) {
      const seen = [];
      for (const one of left2) {
        const ratio = await ratioOf(racer, one.situation, one.reference, {}, effort);
        if (ratio >= share * this.#question.lines[one.reference]) seen.push({ ...one, ratio });
      }
      left2 = seen.toSorted((a, b) => b.ratio - a.ratio).slice(0, Math.ceil(poolSize / 2));
    }
    for (const one of left2) {
      if (now() > deadline) return;
      const plan = await this.#leave(one);
      if (this.#ofCorpus.has(one.situation) && this.#isTriedOf(plan, one.ratio)) continue;
      await this.#investigate(one);
    }
  }
  /** Leaves a slow statement to the next hunt. @returns its plan, as the corpus knows it */
  async #leave({ situation, ratio }) {
    const { corpus, racer } = this.#world;
    if (corpus === void 0) return "";
    const { candidate } = await plansOf(racer, situation, timedOf(situation));
    const plan = planOf(candidate.length > 0 ? candidate : [skeletonOf(situation)]);
    corpus.add(plan, situation, ratio);
    return plan;
  }
  /** Whether enough statements with this plan were made small, all of them about as slow; if not, counts one more. */
  #isTriedOf(plan, ratio) {
    const { count: count3, most: most3 } = this.#tried.get(plan) ?? { count: 0, most: 0 };
    if (count3 >= mostOfPlan && ratio < slowerThanPlan * most3) return true;
    this.#tried.set(plan, { count: count3 + 1, most: Math.max(most3, ratio) });
    return false;
  }
  /** The engine that times and memory are compared with: what the base has too, a change has not brought. */
  get #reference() {
    return this.#world.racer.roles.includes("base") ? "base" : "baseline";
  }
  /** @returns statements that can be executed again */
  async #screen(all) {
    const situations = this.#withoutDeadly(all);
    const [first] = situations;
    if (first === void 0) return [];
    const { racer, corpus } = this.#world;
    const batch = {
      setup: setupOf(first),
      trials: situations.map((one, at) => trialOf(one, screening, at % 4 === 0)),
      ...corpus === void 0 ? {} : { queries: situations.map((one) => explainOf(timedOf(one))[0] ?? noRow) },
      limitMs: setupLimitMs
    };
    const { storage } = first.state;
    const heats = await racer.race(batch, { storage, order: "at once" });
    if (heats.baseline.kind === "failed") return [];
    if (heats.candidate.kind === "failed") {
      const failing2 = await findFailing(racer, situations);
      if (failing2 !== void 0) await this.#investigate(failing2);
      else if (heats.base?.kind !== "failed")
        await this.#tryTogether([first, ...situations.slice(1)], batch, heats.candidate.failure);
      if (failing2 === void 0 || this.#isOutOfTime()) return [];
      return await this.#screen(situations.filter((one) => one !== failing2.situation));
    }
    const { candidate, baseline } = { candidate: heats.candidate.result, baseline: heats.baseline.result };
    if (candidate.refused !== void 0 && baseline.refused === void 0)
      await this.#investigate({
        kind: "refused",
        situation: first,
        reference: "baseline",
        message: candidate.refused
      });
    for (const [at, situation] of situations.entries()) {
      const lines = candidate.lines[at] ?? [];
      const plan = lines.length === 0 ? void 0 : planOf(lines);
      const isDone = candidate.trials[at]?.ending === "done" && baseline.trials[at]?.ending === "done";
      if (isDone && plan !== void 0 && corpus?.has(plan) === false) corpus.add(plan, situation, 0);
    }
    await this.#compare(situations, heats, candidate, baseline);
    const reference = heats[this.#reference];
    if (reference?.kind !== "ran") return [];
    if (this.#heaps.hasGrown(storage, heats.candidate, reference))
      await this.#investigateMemory("leak", situations);
    return situations.flatMap((situation, at) => {
      const [own2, other] = [candidate.trials[at], baseline.trials[at]];
      if (situation.state.isAutocommit || own2?.ending !== "done" || other?.ending !== "done") return [];
      return [{ situation, ns: Math.max(own2.firstNs, other.firstNs) }];
    });
  }
  /** A statement that ends the process would take those after it along. */
  #withoutDeadly(situations) {
    const deadly = [...this.hunt.cases, ...this.#question.known].filter(({ kind }) => kind === "crash" || kind === "hang").map(({ causes }) => causes);
    return situations.filter((one) => !isExplained(one, deadly));
  }
  async #compare(situations, heats, candidate, baseline) {
    const base = heats.base?.kind === "ran" ? heats.base.result : void 0;
    const ended = (ending) => baseline.trials.filter((one) => one.ending === ending).length;
    this.#update({
      tried: this.hunt.tried + situations.length,
      refused: this.hunt.refused + ended("error"),
      cut: this.hunt.cut + ended("interrupted")
    });
    for (const [at, situation] of situations.entries()) {
      const [own2, other] = [candidate.trials[at], baseline.trials[at]];
      const sighting = compareTrials(own2, other, screening.limitMs);
      const ofBase = base && compareTrials(base.trials[at], other, screening.limitMs);
      if (sighting.kind === "wrong" && ofBase?.kind !== "wrong")
        await this.#investigate({ kind: "wrong", situation, reference: "baseline" });
      if (sighting.kind === "refused" && ofBase?.kind !== "refused")
        await this.#investigate({
          kind: "refused",
          situation,
          reference: "baseline",
          message: sighting.message
        });
      const reference = this.#reference;
      const time = reference === "baseline" ? sighting : compareTrials(own2, base?.trials[at], screening.limitMs);
      const line = Math.max(this.#question.lines[reference] * suspiciousShare, 1.2);
      if ((time.kind === "same" || time.kind === "cut") && time.ratio >= line)
        this.#suspect({ kind: "slow", situation, reference, ratio: time.ratio });
    }
  }
  /** Puts a suspect into the pool, unless a case explains it. */
  #suspect(suspicion) {
    if (!this.#isExplained(suspicion)) this.#pool.push(suspicion);
  }
  #isExplained({ kind, reference, situation }) {
    const related = (one) => one === kind || kind === "slow" && one === "hang";
    const found = this.hunt.cases.find(
      (one) => related(one.kind) && one.reference === reference && isExplained(situation, [one.causes])
    );
    const known = this.#question.known.some(
      (one) => related(one.kind) && isExplained(situation, [one.causes])
    );
    if (found === void 0 && !known) return false;
    if (++this.#explained % lookAgainAt === 0 && kind === "slow") return false;
    if (known) this.#update({ known: this.hunt.known + 1 });
    else
      this.#update({
        cases: this.hunt.cases.map((one) => one === found ? { ...one, others: one.others + 1 } : one)
      });
    return true;
  }
  /** Investigates all statements of a batch as one case, in which the candidate's process has ended, and in no statement of it alone. */
  async #tryTogether(situations, batch, failure) {
    const { racer } = this.#world;
    const found = await findFailingTogether(racer, situations, batch, failure, () => this.#isOutOfTime());
    if (found === void 0) this.#lose(failure.message);
    else if (found !== "once") {
      if (situations.some((one) => this.#ofCorpus.has(one))) this.#ofCorpus.add(found.situation);
      await this.#investigate(found);
    }
  }
  /** Counts an end of the process that no case shows. */
  #lose(message) {
    this.#update({ lost: this.hunt.lost + 1 });
    this.#world.step(`database ${this.hunt.next}: nothing repeats this end of the candidate: ${message}`);
  }
  async #investigateMemory(kind, situations) {
    const found = await findKeeping(this.#world.racer, kind, situations, () => this.#isOutOfTime());
    if (found !== void 0) await this.#investigate(found);
  }
  /** Executes reads of one database with forced plans too. A plan that the candidate should have chosen, and the reference has, is suspicious. */
  async #forcePlans(done) {
    const { racer } = this.#world;
    const reads = done.flatMap(({ situation }) => {
      const forms = formsOf(situation);
      return forms.length === 0 ? [] : [{ situation, forms }];
    });
    const [first] = reads;
    if (first === void 0) return;
    const trials = reads.flatMap(({ situation, forms }) => withForms(trialOf(situation, forcing), forms));
    const batch = { setup: setupOf(first.situation), trials, limitMs: setupLimitMs };
    const { storage } = first.situation.state;
    const heats = await racer.race(batch, { storage, order: "at once" });
    const reference = this.#reference;
    if (heats.candidate.kind === "failed" && heats.baseline.kind === "ran")
      this.#lose(heats.candidate.failure.message);
    let at = 0;
    for (const { situation, forms } of reads) {
      const ratio = chosenIn(heats, reference, forms, at)?.ratio ?? 0;
      at += 1 + forms.length;
      if (this.#isOutOfTime()) return;
      if (ratio >= planLine * suspiciousShare)
        await this.#investigate({ kind: "plan", situation, reference, ratio });
    }
  }
  /** Makes a suspicion small, and keeps it if it is new and fresh processes confirm it. */
  async #investigate(first) {
    const { racer, now, deadline, step } = this.#world;
    const { lines, grammar } = this.#question;
    if (first.kind !== "slow" && this.#isExplained(first)) return;
    const suspicion = await this.#withKind(first);
    const vainKey = `${suspicion.kind} ${[...traitsOf(suspicion.situation)].toSorted().join()}`;
    if ((this.#vain.get(vainKey) ?? 0) >= mostVain) return;
    const isOfCorpus = this.#ofCorpus.has(first.situation);
    const isAllowed = isOfCorpus ? allowedLike(first.situation, false) : () => true;
    const holdsIn = holdsFor(suspicion, racer, lines);
    const holds = async (one) => isAllowed(one) && await holdsIn(one);
    if (!await holds(suspicion.situation)) {
      await this.#clear(vainKey, suspicion);
      return;
    }
    step(`${suspicion.kind}: making it small: ${timedOf(suspicion.situation).join(" ").slice(0, 100)}`);
    const end = Math.min(now() + minimising.ms, deadline + minimising.lateMs);
    const limits = { checks: minimising.checks, isOutOfTime: () => now() > end };
    const situation = await minimise(suspicion.situation, holds, grammar, limits);
    const statements = timedOf(situation);
    const plans = await plansOf(racer, situation, statements);
    const shapes = {
      kind: suspicion.kind,
      skeleton: skeletonOf(situation),
      plans: [...plans.baseline, ...plans.candidate].map(withoutValues)
    };
    const fingerprint = fingerprintOf(shapes);
    const causes = [...causesOf(situation)];
    if (this.#isSeen(fingerprint) || this.#isKnown(suspicion, causes) || this.#joinsCase(suspicion, causes))
      return;
    const small2 = { ...suspicion, situation };
    const confirmed = await this.#confirm(small2);
    if (confirmed === void 0) {
      await this.#clear(vainKey, suspicion);
      return;
    }
    const { ratio } = confirmed;
    const latest = deadline + 2 * minimising.lateMs;
    const isTimed = suspicion.kind === "slow";
    const found = {
      ...{
        name: `hunt_${suspicion.kind}_${fingerprint.slice(0, 8)}`,
        kind: suspicion.kind,
        reference: suspicion.reference
      },
      ...{
        fingerprint,
        causes: causes.slice(0, mostOfCase.causes),
        statements: statements.slice(0, mostOfCase.statements),
        plans: {
          candidate: plans.candidate.slice(0, mostOfCase.plans),
          baseline: plans.baseline.slice(0, mostOfCase.plans)
        }
      },
      size: { statements: statements.length, tables: situation.schema.tables.length },
      ...ratio === void 0 ? {} : { ratio, pairs: confirmed.pairs, p: confirmed.p },
      ...confirmed.forced === void 0 ? {} : { forced: confirmed.forced },
      ...confirmed.message === void 0 ? {} : { message: confirmed.message },
      counterfactuals: isTimed ? await counterfactualsOf(racer, situation, suspicion.reference, () => now() > latest) : [],
      axes: isTimed ? await axesOf(
        situation,
        async (one) => isAllowed(one) ? await ratioOf(racer, one, suspicion.reference) : 0,
        () => now() > latest
      ) : [],
      ...{ isReplayed: false, others: 0, database: this.hunt.next },
      isOfCorpus
    };
    await this.#found({ ...found, ...this.#causeOf(found) }, situation);
  }
  /** The cause of a case, and since when it is there. */
  #causeOf(found) {
    const { corpus, date } = this.#world;
    const kept = corpus?.cases ?? [];
    const cause = causeOf(found, [...kept.map((one) => one.case), ...this.hunt.cases]);
    const own2 = kept.find((one) => one.case.cause === cause);
    const since = own2 === void 0 || own2.gone !== void 0 ? date : own2.case.since;
    return { cause, since };
  }
  /** Writes a case, and leaves it to the next hunt if that has none of its cause which is there. */
  async #found(found, situation) {
    const { write, corpus, step } = this.#world;
    const { cause, name: name2, ratio, statements } = found;
    const one = { ...found, isReplayed: await write(found, situation) };
    const isFirst = this.hunt.cases.every((other) => other.cause !== cause);
    if (isFirst && found.reference === "baseline" && this.#keepsCases)
      corpus?.addCase({ case: one, situation });
    this.#update({
      cases: sortCases([...this.hunt.cases, one]),
      gone: this.hunt.gone.filter((other) => other.cause !== cause)
    });
    step(
      `found ${name2}${ratio === void 0 ? "" : `, ${ratio.toFixed(1)}x`}: ${statements.join(" ").slice(0, 100)}`
    );
  }
  /** A statement that is slow to the end of its time may hang. */
  async #withKind(suspicion) {
    if (suspicion.kind !== "slow" || suspicion.reference !== "baseline") return suspicion;
    const hang = { ...suspicion, kind: "hang" };
    const sighting = await sightingOf(this.#world.racer, suspicion.situation, "baseline", oneExecution);
    return sighting.kind === "cut" && await holdsFor(hang, this.#world.racer, this.#question.lines)(suspicion.situation) ? hang : suspicion;
  }
  #isSeen(fingerprint) {
    const found = this.hunt.cases.find((one) => one.fingerprint === fingerprint);
    if (found !== void 0)
      this.#update({
        cases: this.hunt.cases.map((one) => one === found ? { ...one, others: one.others + 1 } : one)
      });
    const isKnown = this.#question.known.some((one) => one.fingerprint === fingerprint);
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return found !== void 0 || isKnown;
  }
  #isKnown({ kind }, causes) {
    const isKnown = this.#question.known.some(
      (one) => one.kind === kind && sameCauses(one.causes, causes) !== void 0
    );
    if (isKnown) this.#update({ known: this.hunt.known + 1 });
    return isKnown;
  }
  /** Whether a minimal situation has the cause of a case: that then needs no more than both have. */
  #joinsCase({ kind, reference }, causes) {
    for (const [at, one] of this.hunt.cases.entries()) {
      const shared = one.kind === kind && one.reference === reference ? sameCauses(one.causes, causes) : void 0;
      if (shared === void 0) continue;
      this.#update({
        cases: this.hunt.cases.with(at, { ...one, causes: [...shared], others: one.others + 1 })
      });
      return true;
    }
    return false;
  }
  async #clear(vainKey, { kind, situation, message = "" }) {
    if (this.#vain.size >= mostVainCauses) this.#vain.clear();
    this.#vain.set(vainKey, (this.#vain.get(vainKey) ?? 0) + 1);
    const isAmbiguous = kind === "wrong" ? 1 : 0;
    this.#update({ cleared: this.hunt.cleared + 1, ambiguous: this.hunt.ambiguous + isAmbiguous });
    if (kind === "crash" && !await this.#endsBase(situation)) this.#lose(message);
  }
  async #endsBase(situation) {
    const { racer } = this.#world;
    if (!racer.roles.includes("base")) return false;
    const batch = batchOf(situation, oneExecution);
    return (await racer.runOn("base", batch, situation.state)).kind === "failed";
  }
  /** @returns undefined if fresh processes do not show the fault */
  async #confirm(suspicion) {
    const { racer } = this.#world;
    const { lines, alpha: alpha2 } = this.#question;
    const { situation, reference, kind, message } = suspicion;
    if (kind === "slow") {
      const claim = this.hunt.claims + 1;
      this.#update({ claims: claim });
      const measure = async (pair) => await ratioOf(
        racer,
        situation,
        reference,
        { isFresh: true, first: pair % 2 === 0 ? "candidate" : reference },
        confirming
      );
      return confirmedRatio(await confirmRatio(lines[reference], alphaOfClaim(alpha2, claim), measure));
    }
    if (kind === "plan") return await this.#confirmPlan(suspicion);
    const holds = holdsFor(suspicion, freshOnly(racer), lines);
    for (let time = 0; time < 2; time++) if (!await holds(situation)) return void 0;
    if (kind !== "leak" && kind !== "growth") return message === void 0 ? {} : { message };
    const bytes = Math.round(await growthOf(racer, situation, kind));
    return { message: `${bytes} bytes for each execution` };
  }
  /** The form is chosen by one pair, and judged by others. */
  async #confirmPlan({ situation, reference }) {
    const { racer } = this.#world;
    const forced = (await chosenOf(racer, situation, reference, confirming))?.form;
    if (forced === void 0) return void 0;
    const claim = this.hunt.claims + 1;
    this.#update({ claims: claim });
    const confirmation = await confirmRatio(
      planLine,
      alphaOfClaim(this.#question.alpha, claim),
      async (pair) => {
        const first = pair % 2 === 0 ? "candidate" : reference;
        const manner = { isFresh: true, first };
        return (await chosenOf(racer, situation, reference, confirming, manner, [forced]))?.ratio ?? 0;
      }
    );
    const confirmed = confirmedRatio(confirmation);
    return confirmed && { ...confirmed, forced };
  }
  #update(part2) {
    this.hunt = { ...this.hunt, ...part2, elapsedMs: this.#elapsedBefore + this.#world.now() - this.#began };
    if (part2.cases !== void 0 || part2.next !== void 0 || part2.claims !== void 0)
      this.#world.keep(this.hunt);
  }
  #isOutOfTime() {
    return this.#world.now() >= this.#world.deadline;
  }
  #tell() {
    const now = this.#world.now();
    if (now - this.#told < 5e3) return;
    this.#told = now;
    const { tried, next, cases } = this.hunt;
    const left2 = Math.max(0, Math.ceil((this.#world.deadline - now) / 1e3));
    this.#world.step(`${left2} s left: ${tried} statements on ${next} databases, ${cases.length} cases`);
  }
};
function confirmedRatio({ isConfirmed, ratios, p }) {
  if (!isConfirmed) return void 0;
  return { ratio: middleOf(ratios), pairs: ratios.length, p };
}
function freshOnly(racer) {
  return {
    roles: racer.roles,
    race: (batch, manner) => racer.race(batch, { ...manner, isFresh: true }),
    runOn: (role, batch, manner) => racer.runOn(role, batch, manner),
    close: () => racer.close()
  };
}
function rankOf({ kind }) {
  return faultKinds.indexOf(kind);
}
function sortCases(cases) {
  return cases.toSorted((a, b) => rankOf(a) - rankOf(b) || (b.ratio ?? 0) - (a.ratio ?? 0));
}

// src/features/search/hunt/probe.ts
import path2 from "node:path";
var databases = 16;
var statementsOfDatabase = 50;
var choices2 = 300;
var enough = 4;
var limitMs = 5e3;
var setupMs = 6e4;
async function probeChange({ candidate, base }, folder, { compiler, progress, signal }, question) {
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return processor;
  if (processor.tool !== "counter") return processor.fallback ?? "only the tool's own counter is fast enough";
  progress.step("looking for what the change touched");
  const profiles = path2.join(folder, "profiles");
  makeFolder(profiles);
  const [after, before] = [candidate.on(processor, profiles), base.on(processor, profiles)];
  if (typeof after === "string") return after;
  if (typeof before === "string") return before;
  const racer = new EngineRacer({ candidate: after, baseline: before }, folder, signal);
  try {
    return await probe(racer, question);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof EngineFailure || cause instanceof MeasurementError) return cause.message;
    throw cause;
  } finally {
    await racer.close();
  }
}
async function probe(racer, { grammar, hasFullText: hasFullText2, seed: seed2, isOutOfTime }) {
  const probed = [];
  const chosen = /* @__PURE__ */ new Map();
  let problem = "there was no time for it";
  for (let number2 = 0; number2 < databases && !isOutOfTime(); number2++) {
    const random = new RandomStream(seed2, `probe ${number2}`);
    const all = makeSituations(choices2, small(grammar), hasFullText2, random);
    const situations = chooseRare(all, chosen);
    const [first] = situations;
    if (first === void 0) continue;
    const effort = { executions: 1, budgetMs: 1, limitMs };
    const trials = situations.map((one) => ({ ...trialOf(one, effort), check: [] }));
    const batch = { setup: setupOf(first), trials, limitMs: setupMs };
    const heats = await racer.race(batch, { storage: "memory", order: "at once" });
    const [own2, other] = [trialsIn(heats.candidate), trialsIn(heats.baseline)];
    problem = [own2, other].find((one) => typeof one === "string") ?? "the driver counted nothing";
    if (typeof own2 === "string" || typeof other === "string") continue;
    for (const [at, situation] of situations.entries()) {
      const [after, before] = [countOf(own2[at]), countOf(other[at])];
      if (after !== void 0 && before !== void 0)
        probed.push({ kinds: kindsOf(situation), ratio: after / before });
    }
  }
  return probed.length === 0 ? problem : probed;
}
function chooseRare(all, chosen) {
  const situations = [];
  for (const one of all) {
    const kinds = [...kindsOf(one)];
    if (situations.length >= statementsOfDatabase) break;
    if (kinds.every((kind) => (chosen.get(kind) ?? 0) >= enough)) continue;
    for (const kind of kinds) chosen.set(kind, (chosen.get(kind) ?? 0) + 1);
    situations.push(one);
  }
  return situations;
}
function small({ weights, ...others }) {
  return {
    ...others,
    weights: {
      ...weights,
      ...{
        rows: { 10: 1, 100: 1 },
        storages: { memory: 1 },
        pending: { 0: 1 },
        transactions: { rollback: 1 }
      }
    }
  };
}
function trialsIn(heat) {
  if (heat.kind === "failed") return heat.failure.message;
  return heat.result.trials;
}
function countOf(trial) {
  return trial?.ending === "done" ? trial.instructions : void 0;
}

// src/features/search/hunt/promote.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import path3 from "node:path";
var workloadsFolder = "bench";
function promoteCase(file, folder) {
  const all = readOwnWorkloads([file], []);
  const [own2] = all;
  if (own2 === void 0)
    throw new InputError(`--promote: ${formatValue(file)} is no file of a case, which ends in .yml`);
  for (const one of all) requireOwnDatabase(one, "--promote");
  const read2 = all.flatMap(placesOf).find((place) => !place.startsWith(`${own2.file}:`));
  if (read2 !== void 0)
    throw new InputError(
      `--promote: ${own2.file} takes its SQL from a file beside it (${read2}): write the SQL into the case`
    );
  const target = path3.join(folder, `${own2.name}.yml`);
  if (existsSync2(target))
    throw new InputError(
      `--promote: ${target} is there already: remove it, or name another folder with --out`
    );
  writeWhole(target, readFileSync(file, "utf8"));
  return [
    `${target} is written. To gate it, name it in the configuration file, relative to that:`,
    `  own-workloads: [${path3.join(folder, "*.yml")}]`,
    "To run it alone:",
    `  sqlite-bench-gate LIBRARY --suites own --own-workloads ${shellWord(target)}`,
    ""
  ].join("\n");
}

// src/features/search/hunt/grammar/template.ts
var slot = /\{([^{}]*)\}/y;
var table2 = /^([a-z]\w*)=(table|other|source|view|fts)$/;
var column2 = /^(?:([a-z]\w*)=)?([a-z]\w*)([.:])([a-z]+)$/;
var call = /^[a-z][\w-]*(?: [\w-]+)*$/;
function parseTemplate(text) {
  const slots = [];
  for (let at = 0; at < text.length; ) {
    const next = text.slice(at).search(/[{}]/);
    if (next !== 0) {
      const end = next < 0 ? text.length : at + next;
      slots.push({ kind: "text", text: text.slice(at, end) });
      at = end;
      continue;
    }
    slot.lastIndex = at;
    const [whole, inner = ""] = slot.exec(text) ?? [];
    if (whole === void 0)
      return { problem: `a brace ${formatValue(text.charAt(at))} without its other one`, offset: at };
    const made = slotOf(inner);
    if (made === void 0)
      return {
        problem: `${formatValue(whole)} is no slot: allowed are {a=table}, {a.int}, {c=a.int}, {c} and {rule a}`,
        offset: at
      };
    slots.push(made);
    at += whole.length;
  }
  return slots;
}
function slotOf(inner) {
  const [, name2, of] = table2.exec(inner) ?? [];
  if (name2 !== void 0) return { kind: "table", name: name2, of };
  const [, bound2, from, mark, kind] = column2.exec(inner) ?? [];
  if (from !== void 0 && kind !== void 0)
    return {
      kind: "column",
      ...bound2 === void 0 ? {} : { name: bound2 },
      from,
      column: kind,
      isQualified: mark === "."
    };
  if (!call.test(inner)) return void 0;
  const [called = "", ...given] = inner.split(" ");
  return { kind: "call", name: called, given };
}

// src/features/search/hunt/grammar/grammar.ts
var makers = {
  number: 2,
  value: 1,
  values: 3,
  some: 4,
  key: 1,
  keynames: 1,
  keyis: 1,
  unique: 1,
  index: 1,
  columns: 1,
  rows: 3,
  terms: 1,
  copies: 1
};
function parseRuleName(key) {
  const [, name2, given] = /^([a-z][\w-]*)(?:\(([a-z]\w*(?:,[a-z]\w*)*)\))?$/.exec(key) ?? [];
  return name2 === void 0 ? void 0 : { name: name2, parameters: given?.split(",") ?? [] };
}
function prepareGrammar({ weights, rules }) {
  const prepared = /* @__PURE__ */ new Map();
  const names = /* @__PURE__ */ new Set(["some", ...Object.keys(rules).map((key) => parseRuleName(key)?.name ?? key)]);
  for (const [key, productions2] of Object.entries(rules)) {
    const named2 = parseRuleName(key);
    if (named2 === void 0)
      return { path: ["rules", key, 0], problem: "it is no name of a rule, such as predicate(a)", offset: 0 };
    const made = [];
    for (const [index, one] of productions2.entries()) {
      const slots = parseTemplate(one.sql);
      if ("problem" in slots) return { ...slots, path: ["rules", key, index] };
      const isSimple = slots.every((slot2) => slot2.kind !== "call" || !names.has(slot2.name));
      made.push({ ...one, id: `${named2.name}/${one.name}`, slots, isSimple });
    }
    prepared.set(named2.name, { parameters: named2.parameters, productions: made });
  }
  return findUnknown(rules, prepared) ?? { weights, rules: prepared };
}
function findUnknown(rules, prepared) {
  for (const key of Object.keys(rules)) {
    const { name: name2 = "", parameters = [] } = parseRuleName(key) ?? {};
    for (const [index, { slots }] of (prepared.get(name2)?.productions ?? []).entries()) {
      const tables = slots.flatMap((slot2) => slot2.kind === "table" ? [slot2.name] : []);
      const known = /* @__PURE__ */ new Set([...parameters, ...tables]);
      for (const slot2 of slots) {
        const problem = problemOf(slot2, known, prepared);
        if (problem !== void 0) return { path: ["rules", key, index], problem, offset: 0 };
        if (slot2.kind !== "text" && slot2.kind !== "call" && slot2.name !== void 0) known.add(slot2.name);
      }
    }
  }
  return void 0;
}
function problemOf(slot2, known, rules) {
  if (slot2.kind === "text" || slot2.kind === "table") return void 0;
  if (slot2.kind === "column")
    return known.has(slot2.from) ? void 0 : `nothing before it is called ${slot2.from}`;
  const { name: name2, given } = slot2;
  if (known.has(name2))
    return given.length === 0 ? void 0 : `${name2} stands for a table or column, and takes nothing`;
  const rule = rules.get(name2);
  const takes = makers[name2] ?? rule?.parameters.length;
  if (takes === void 0) return `there is no rule ${name2}, and nothing before it has this name`;
  if (name2 === "some") return someProblem(given, known, rules);
  if (takes !== given.length) return `${name2} takes ${takes} and has ${given.length}`;
  const names = rule === void 0 ? given.filter((one) => !/^\d+$/.test(one)) : given;
  const unknown = names.find((one) => !known.has(one));
  return unknown === void 0 ? void 0 : `nothing before it is called ${unknown}`;
}
function someProblem([least = "", most3 = "", rule = "", ...given], known, rules) {
  if (!/^\d+$/.test(least) || !/^\d+$/.test(most3))
    return "some takes two numbers, a rule and what that takes";
  return problemOf({ kind: "call", name: rule, given }, known, rules);
}

// src/features/search/hunt/grammar/productions.ts
var productions = (...all) => all.map(([name2, weight2, sql2]) => ({ name: name2, weight: weight2, sql: sql2 }));
var ownGrammar = {
  weights: {
    tables: { 1: 4, 2: 4, 3: 1 },
    rows: { 0: 1, 1: 1, 10: 4, 100: 8, 1e3: 4, 3e3: 0.5, 1e4: 0.1 },
    keys: {
      rowid: 4,
      none: 1,
      int: 1,
      "int without rowid": 1,
      text: 2,
      "text without rowid": 2,
      blob: 1,
      pair: 1,
      "pair without rowid": 2
    },
    columns: { 1: 1, 2: 3, 3: 4, 5: 3, 9: 1, 20: 0.3 },
    kinds: {
      sequence: 1,
      scattered: 3,
      few: 3,
      skewed: 1,
      edges: 1,
      real: 1,
      text: 3,
      "few texts": 2,
      "mixed case": 1,
      words: 2,
      wide: 0.7,
      blob: 1,
      json: 1,
      generated: 1
    },
    indexes: { 0: 3, 1: 4, 2: 3, 4: 1 },
    "index-kinds": {
      plain: 5,
      descending: 1,
      "two columns": 2,
      "second descending": 2,
      collated: 0.5,
      covering: 1,
      partial: 1,
      expression: 1,
      unique: 1
    },
    storages: { memory: 4, file: 1 },
    caches: { 0: 3, 20: 1, 2e4: 1 },
    pending: { 0: 12, 10: 1, 300: 1, 2e3: 0.3 },
    "pending-kinds": { insert: 2, update: 2, delete: 1 },
    "foreign-keys": { off: 2, on: 1 },
    transactions: { rollback: 9, autocommit: 1 }
  },
  rules: {
    work: productions(
      ["read", 12, "{read}"],
      ["write", 8, "{write}"],
      ["savepoint", 0.5, "SAVEPOINT s;;{write};;ROLLBACK TO s;;RELEASE s"],
      ["released savepoint", 0.3, "SAVEPOINT s;;{write};;RELEASE s"],
      ["definition", 0.7, "{definition}"],
      ["two writes", 0.5, "{write};;{write}"]
    ),
    read: productions(
      ["count", 2, "SELECT count(*) FROM {a=source} AS a{where a}"],
      [
        "count of a range",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {c=a.indexed} BETWEEN {value c} AND {value c}"
      ],
      ["sum", 2, "SELECT sum({a.integer}), min({a.integer}), max({a.integer}) FROM {a=source} AS a{where a}"],
      ["scan", 4, "SELECT {some 1 3 output a} FROM {a=source} AS a{where a}"],
      ["point", 3, "SELECT {some 1 3 output a} FROM {a=source} AS a WHERE {keyis a}"],
      [
        "order",
        3,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction}, {key a}{limit}"
      ],
      [
        "nulls last",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any}{direction} NULLS LAST, {key a}{limit}"
      ],
      [
        "nulls first",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {a.any} DESC NULLS FIRST, {key a}{limit}"
      ],
      [
        "collated order",
        0.5,
        "SELECT {some 1 2 output a} FROM {a=source} AS a ORDER BY {a.string} COLLATE NOCASE, {key a}{limit}"
      ],
      ["key order", 2, "SELECT {some 1 2 output a} FROM {a=source} AS a{where a} ORDER BY {key a}{limit}"],
      ["distinct", 2, "SELECT DISTINCT {a.any} FROM {a=source} AS a{where a}"],
      ["count distinct", 1, "SELECT count(DISTINCT {a.any}) FROM {a=source} AS a{where a}"],
      ["group", 3, "SELECT {c=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}{having}"],
      [
        "group by two",
        1,
        "SELECT {c=a.any}, {d=a.any}, {aggregate a} FROM {a=source} AS a{where a} GROUP BY {c}, {d}"
      ],
      [
        "group in order",
        1,
        "SELECT {c=a.any}, count(*) AS n FROM {a=source} AS a GROUP BY {c} ORDER BY n DESC, {c}{limit}"
      ],
      ["least and most", 1, "SELECT min({c=a.any}), max({c}) FROM {a=source} AS a{where a}"],
      [
        "join two",
        3,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "left join",
        1,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "right join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a RIGHT JOIN {b=source} AS b ON {on a b}"
      ],
      [
        "full join",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a FULL JOIN {b=source} AS b ON {on a b}"
      ],
      ["comma join", 0.5, "SELECT count(*) FROM {a=source} AS a, {b=source} AS b WHERE {on a b}"],
      [
        "cross join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a CROSS JOIN {b=source} AS b ON {on a b}{where a}"
      ],
      [
        "join in parentheses",
        0.5,
        "SELECT count(*), {aggregate b} FROM {a=source} AS a LEFT JOIN ({b=source} AS b JOIN {c=source} AS c ON {on b c}) ON {on a b}{where a}"
      ],
      // Tables share no names of columns: a table meets itself, or both have others here. One side has each value once, so that the rows are few.
      [
        "natural join",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a NATURAL JOIN {a} AS b{where a}"
      ],
      [
        "natural left join",
        0.5,
        "SELECT * FROM (SELECT {a.integer} AS v, {a.any} AS w FROM {a=source} AS a{where a}) AS x NATURAL LEFT JOIN (SELECT {b.any} AS z, {b.intkey} AS v FROM {b=source} AS b{where b}) AS y"
      ],
      [
        "join using",
        0.5,
        "SELECT count(*), {aggregate a} FROM {a=source} AS a JOIN {a} AS b USING ({keynames a}){where a}"
      ],
      [
        "full join using",
        0.5,
        "SELECT v, count(*) FROM (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) AS x FULL JOIN (SELECT {b.intkey} AS v FROM {b=source} AS b{where b}) AS y USING (v) GROUP BY v"
      ],
      ["all of a table", 0.5, "SELECT b.* FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where a}"],
      ["by an index", 1, "SELECT {some 1 2 output a} FROM {a=table} AS a INDEXED BY {index a}{where a}"],
      ["by no index", 0.5, "SELECT {some 1 2 output a} FROM {a=table} AS a NOT INDEXED{where a}"],
      [
        "subquery of a join",
        1,
        "SELECT count(*), max(s.v) FROM (SELECT {a.any} AS v FROM {a=source} AS a{where a}) AS s"
      ],
      [
        "join three",
        1,
        "SELECT count(*), {aggregate c} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c}{where a}"
      ],
      [
        "join five",
        0.3,
        "SELECT count(*) FROM {a=source} AS a JOIN {b=source} AS b ON {on a b} JOIN {c=source} AS c ON {on b c} JOIN {d=source} AS d ON {on c d} JOIN {e=source} AS e ON {on d e} WHERE {predicate a}"
      ],
      [
        "join rows",
        1,
        "SELECT {output a}, {output b} FROM {a=source} AS a JOIN {b=source} AS b ON {on a b}{where b}"
      ],
      [
        "window number",
        1,
        "SELECT {key a}, row_number() OVER (PARTITION BY {a.any} ORDER BY {key a}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window rank",
        1,
        "SELECT {key a}, rank() OVER (ORDER BY {a.any}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window sum",
        1,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS {number 1 20} PRECEDING) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window lag",
        0.5,
        "SELECT {key a}, lag({a.any}) OVER (ORDER BY {key a}) FROM {a=source} AS a ORDER BY {key a}{limit}"
      ],
      [
        "window named",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER w, count(*) OVER (w ROWS 5 PRECEDING) FROM {a=source} AS a{where a} WINDOW w AS (ORDER BY {key a}) ORDER BY {key a}"
      ],
      [
        "window groups",
        0.5,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN {number 1 3} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}"
      ],
      [
        "window range",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {a.integer} RANGE BETWEEN {number 1 20} PRECEDING AND CURRENT ROW) FROM {a=source} AS a ORDER BY {key a}"
      ],
      [
        "window without some",
        0.5,
        "SELECT {key a}, sum({a.integer}) OVER (ORDER BY {key a} ROWS BETWEEN {number 1 5} PRECEDING AND {number 0 5} FOLLOWING EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "window of peers without some",
        0.3,
        "SELECT {key a}, count(*) OVER (ORDER BY {a.any} GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE {excluded}) FROM {a=source} AS a{where a} ORDER BY {key a}"
      ],
      [
        "cte materialized",
        0.5,
        "WITH x(v) AS MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), min(v) FROM x"
      ],
      [
        "cte not materialized",
        0.5,
        "WITH x(v) AS NOT MATERIALIZED (SELECT {a.integer} FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)"
      ],
      [
        "cte of values",
        0.5,
        "WITH x(v) AS (VALUES ({number 1 9}), ({number 10 99}), ({number 100 999})) SELECT count(*), {aggregate a} FROM x JOIN {a=source} AS a ON {a.integer} = x.v"
      ],
      [
        "cte",
        1,
        "WITH x AS (SELECT {c=a.any} AS v, count(*) AS n FROM {a=source} AS a{where a} GROUP BY {c}) SELECT count(*), sum(n), max(v) FROM x WHERE n > {number 0 3}"
      ],
      [
        "cte twice",
        0.5,
        "WITH x AS (SELECT {a.integer} AS v FROM {a=source} AS a{where a}) SELECT count(*), sum(x.v) FROM x WHERE v > (SELECT min(v) FROM x)"
      ],
      [
        "recursive",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 3000}) SELECT count(*), sum(n) FROM r"
      ],
      [
        "recursive join",
        0.7,
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < {number 10 1000}) SELECT count({a.any}) FROM r JOIN {a=source} AS a ON {a.intkey} = r.n"
      ],
      [
        "union",
        1,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION SELECT {b.integer} FROM {b=source} AS b{where b}"
      ],
      [
        "union all",
        1,
        "SELECT {a.any} FROM {a=source} AS a{where a} UNION ALL SELECT {b.any} FROM {b=source} AS b{where b}"
      ],
      [
        "union of values",
        0.3,
        "SELECT {a.integer} FROM {a=source} AS a{where a} UNION ALL VALUES ({number 1 99}), (NULL), ({number 1 9})"
      ],
      [
        "union of texts",
        0.5,
        "SELECT {a.string} FROM {a=source} AS a UNION SELECT {b.string} FROM {b=source} AS b"
      ],
      [
        "except",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a EXCEPT SELECT {b.integer} FROM {b=source} AS b{where b}"
      ],
      [
        "intersect",
        0.5,
        "SELECT {a.integer} FROM {a=source} AS a INTERSECT SELECT {b.integer} FROM {b=source} AS b"
      ],
      [
        "scalar subquery",
        1,
        "SELECT count(*) FROM {a=source} AS a WHERE {a.integer} > (SELECT avg({b.integer}) FROM {b=source} AS b)"
      ],
      [
        "correlated",
        1,
        "SELECT {key a}, (SELECT count(*) FROM {b=source} AS b WHERE {on b a}) FROM {a=source} AS a WHERE {predicate a}"
      ],
      ["json number", 1, "SELECT count(*), sum(json_extract({a.json}, '$.a')) FROM {a=source} AS a{where a}"],
      ["json each", 1, "SELECT count(*), sum(e.value) FROM {a=source} AS a, json_each({a.json}, '$.b') AS e"],
      ["json arrow", 0.5, "SELECT count(*) FROM {a=source} AS a WHERE {a.json} ->> 'c' = 'v{number 0 9}'"],
      ["json array", 0.5, "SELECT length(json_group_array({a.integer})) FROM {a=source} AS a{where a}"],
      ["concatenation", 0.5, "SELECT length(group_concat({a.string}, ',')) FROM {a=source} AS a{where a}"],
      [
        "functions",
        1,
        "SELECT {key a}, upper({c=a.string}), length({c}), substr({c}, 2, 3) FROM {a=source} AS a{where a}"
      ],
      ["full text", 1, "SELECT count(*) FROM {f=fts} WHERE {f} MATCH 'w{number 0 96}'"],
      [
        "full text of two",
        0.5,
        "SELECT rowid FROM {f=fts} WHERE {f} MATCH 'w{number 0 96} AND x{number 0 30}' ORDER BY rowid"
      ]
    ),
    "output(a)": productions(
      ["column", 8, "{a.any}"],
      ["key", 2, "{key a}"],
      ["wide", 1, "{a.wide}"],
      ["nocase", 1, "{a.nocase}"],
      ["sum", 1, "{a.integer} + {a.integer}"],
      ["text", 1, "{a.string} || 'x'"],
      ["case", 1, "CASE WHEN {predicate a} THEN 1 ELSE 0 END"],
      ["length", 0.5, "length({a.wide})"]
    ),
    "aggregate(a)": productions(
      ["count", 3, "count(*)"],
      ["sum", 3, "sum({a.integer})"],
      ["average", 1, "avg({a.real})"],
      ["sum of distinct", 0.5, "sum(DISTINCT {a.integer})"],
      ["count of distinct", 0.5, "count(DISTINCT {a.any})"],
      ["most", 2, "max({a.any})"],
      ["filtered", 0.5, "count(*) FILTER (WHERE {predicate a})"]
    ),
    "where(a)": productions(["none", 3, ""], ["predicate", 6, " WHERE {predicate a}"]),
    having: productions(["none", 3, ""], ["count", 1, " HAVING count(*) > {number 0 3}"]),
    limit: productions(
      ["none", 2, ""],
      ["limit", 2, " LIMIT {number 1 50}"],
      ["offset", 1, " LIMIT {number 1 50} OFFSET {number 1 500}"]
    ),
    excluded: productions(
      ["row", 1, "CURRENT ROW"],
      ["group", 1, "GROUP"],
      ["ties", 1, "TIES"],
      ["none", 0.5, "NO OTHERS"]
    ),
    direction: productions(["up", 2, ""], ["down", 1, " DESC"]),
    "predicate(a)": productions(
      ["equal", 3, "{c=a.any} = {value c}"],
      ["less", 2, "{c=a.any} < {value c}"],
      ["more", 2, "{c=a.any} >= {value c}"],
      ["of partial index", 1, "{a.integer} > 5"],
      ["equal to a real", 0.5, "{c=a.edge} = {value c} + 0.0"],
      ["between edges", 0.5, "{c=a.edge} BETWEEN {value c} AND {value c}"],
      ["more than a real", 0.5, "{c=a.edge} > {value c} + 0.5"],
      ["between", 2, "{c=a.integer} BETWEEN {value c} AND {value c} + {number 1 100}"],
      ["text range", 1, "{c=a.string} BETWEEN {value c} AND 'z'"],
      ["in list", 2, "{c=a.any} IN ({values c 1 8})"],
      ["in list of an index", 1, "{c=a.indexed} IN ({values c 2 8})"],
      ["range of an index", 1, "{c=a.indexed} BETWEEN {value c} AND {value c}"],
      ["long in list", 0.7, "{c=a.any} IN ({values c 50 400})"],
      ["like prefix", 1, "{a.string} LIKE 'k00{number 0 9}%'"],
      ["like inside", 1, "{a.string} LIKE '%{number 0 99}%'"],
      ["glob", 0.7, "{a.string} GLOB 'k*{number 0 9}'"],
      ["nocase", 1, "{c=a.nocase} = {value c}"],
      ["null", 1, "{a.value} IS NULL"],
      ["not null", 1, "{a.value} IS NOT NULL"],
      ["distinct", 0.7, "{c=a.value} IS DISTINCT FROM {value c}"],
      ["not distinct", 0.7, "{c=a.any} IS NOT DISTINCT FROM {value c}"],
      ["and", 2, "{predicate a} AND {predicate a}"],
      ["or", 1.5, "({predicate a} OR {predicate a})"],
      ["not", 0.5, "NOT ({predicate a})"],
      ["absolute", 0.5, "abs({c=a.integer}) = {value c}"],
      ["remainder", 1, "{a.integer} % {number 2 9} = 1"],
      ["lower", 0.5, "lower({c=a.string}) = {value c}"],
      ["in subquery", 1, "{a.integer} IN (SELECT {b.integer} FROM {b=source} AS b{where b})"],
      ["exists", 1, "EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"],
      ["not exists", 0.5, "NOT EXISTS (SELECT 1 FROM {b=source} AS b WHERE {on b a})"]
    ),
    "on(a,b)": productions(
      ["integer to key", 4, "{a.integer} = {b.intkey}"],
      ["key to integer", 2, "{a.intkey} = {b.integer}"],
      ["text to key", 3, "{a.string} = {b.textkey}"],
      ["not distinct", 0.3, "{a.integer} IS NOT DISTINCT FROM {b.intkey}"],
      ["integers", 0.5, "{a.integer} = {b.integer}"],
      ["edges", 0.2, "{a.edge} = {b.edge}"],
      ["texts", 0.5, "{a.string} = {b.string}"],
      ["range", 0.2, "{a.integer} BETWEEN {b.integer} AND {b.integer} + 1"]
    ),
    write: productions(
      ["insert", 2, "INSERT INTO {a=table}({columns a}) VALUES {rows a 1 3}"],
      ["insert many", 1, "INSERT INTO {a=table}({columns a}) VALUES {rows a 20 200}"],
      [
        "insert from numbers",
        1,
        "WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {number 10 2000}) INSERT INTO {a=table}({columns a}) SELECT {terms a} FROM s"
      ],
      [
        "insert from itself",
        1,
        "INSERT INTO {a=table}({columns a}) SELECT {copies a} FROM {a} AS a{where a}"
      ],
      [
        "upsert",
        1.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT ({unique a}) DO UPDATE SET {c=a:int} = excluded.{c} + 1"
      ],
      [
        "upsert nothing",
        0.5,
        "INSERT INTO {a=table}({columns a}) SELECT {columns a} FROM {a} WHERE true ON CONFLICT DO NOTHING"
      ],
      [
        "replace",
        1,
        "INSERT OR REPLACE INTO {a=table}({columns a}) SELECT {columns a} FROM {a} AS a{where a}"
      ],
      ["insert through a view", 0.5, "INSERT INTO {a=view}({columns a}) VALUES {rows a 1 20}"],
      [
        "insert from itself through a view",
        0.5,
        "INSERT INTO {a=view}({columns a}) SELECT {copies a} FROM {a}{where a}"
      ],
      ["update through a view", 1, "UPDATE {a=view} SET {c=a:value} = {value c}{where a}"],
      ["delete through a view", 0.5, "DELETE FROM {a=view} WHERE {predicate a}"],
      ["update", 3, "UPDATE {a=table} AS a SET {c=a:int} = {c} + 1{where a}"],
      ["update text", 2, "UPDATE {a=table} AS a SET {c=a:text} = {c} || 'x'{where a}"],
      ["update one", 1, "UPDATE {a=table} AS a SET {c=a:value} = {value c} WHERE {keyis a}"],
      // SQLite executes the subquery for each row in turn, so that one over the same table has an answer for each order of the rows.
      [
        "update from subquery",
        0.5,
        "UPDATE {a=table} AS a SET {a:int} = (SELECT count(*) FROM {b=other} AS b WHERE {on b a}){where a}"
      ],
      ["update two", 1, "UPDATE {a=table} AS a SET {c=a:value} = NULL, {d=a:int} = {d} * 2{where a}"],
      ["update wide", 0.5, "UPDATE {a=table} AS a SET {c=a:wide} = {c} || 'y'{where a}"],
      ["delete", 3, "DELETE FROM {a=table} AS a WHERE {predicate a}"],
      ["delete one", 1, "DELETE FROM {a=table} AS a WHERE {keyis a}"],
      ["delete all", 1, "DELETE FROM {a=table}"],
      [
        "delete in subquery",
        0.5,
        "DELETE FROM {a=table} AS a WHERE {a.integer} IN (SELECT {b.integer} FROM {b=table} AS b{where b})"
      ]
    ),
    definition: productions(
      ["index", 3, "CREATE INDEX x ON {a=table}({a:any})"],
      ["index of two with a descending one", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any} DESC)"],
      ["index of two", 1, "CREATE INDEX x ON {a=table}({a:any}, {a:any})"],
      ["unique index", 1, "CREATE UNIQUE INDEX x ON {a=table}({keynames a})"],
      ["index and drop", 0.5, "CREATE INDEX x ON {a=table}({a:any});;DROP INDEX x"],
      ["add column", 1, "ALTER TABLE {a=table} ADD COLUMN x INT DEFAULT 5;;SELECT count(*), sum(x) FROM {a}"],
      [
        "create as select",
        1,
        "CREATE TABLE x AS SELECT * FROM {a=table} AS a{where a};;SELECT count(*) FROM x"
      ],
      [
        "drop table",
        0.5,
        "CREATE TABLE x(v);;INSERT INTO x SELECT {a.any} FROM {a=table} AS a;;DROP TABLE x"
      ],
      ["analyze", 0.3, "ANALYZE"]
    )
  }
};

// src/features/search/hunt/read-grammar.ts
var weight = number(invalidMessage("a weight, a number from 0")).nonnegative(invalidMessage("a weight, a number from 0"));
var production = mapping({
  name: string(invalidMessage("a name")).regex(/^[\w -]{1,60}$/, invalidMessage("a name of up to 60 letters, digits and spaces")),
  weight: weight.optional(),
  sql: string(invalidMessage("SQL with slots")).max(1e4)
});
var weightsOf2 = (names, allowsNumbers) => record(
  string().refine((name2) => names.includes(name2) || allowsNumbers && /^\d{1,6}$/.test(name2), {
    error: ({ input }) => unknownName("choice", input, names)
  }),
  weight
);
var numeric = ["tables", "rows", "columns", "indexes", "caches", "pending"];
var own = Object.entries(ownGrammar.weights).map(([name2, weights]) => [
  name2,
  weightsOf2(Object.keys(weights), numeric.includes(name2)).optional()
]);
var schema = mapping({
  weights: mapping(
    Object.fromEntries(own)
  ).optional(),
  rules: record(string(), array(production)).optional()
});
function toolGrammar() {
  const made = prepareGrammar(ownGrammar);
  if ("problem" in made) throw new Error(`${made.path.join("/")}: ${made.problem}`);
  return made;
}
function readGrammar(text, fileName) {
  const yaml = parseYaml(text, fileName, "rules: {}");
  const { weights = {}, rules = {} } = checkYaml(yaml, fileName, schema);
  const fail = (path7, words) => {
    throw new InputError(`${fileName}:${yaml.position(yaml.offsetOf(path7))}: ${words}`);
  };
  for (const [name2, given] of Object.entries(weights))
    if (Object.values({ ...ownGrammar.weights[name2], ...given }).every(
      (one) => one === 0
    ))
      fail(["weights", name2], `weights.${name2}: all weights are 0: leave one above it`);
  const keys = new Map(Object.keys(ownGrammar.rules).map((key) => [parseRuleName(key)?.name, key]));
  const merged = { ...ownGrammar.rules };
  const places = /* @__PURE__ */ new Map();
  for (const [key, added] of Object.entries(rules)) {
    const named2 = parseRuleName(key);
    if (named2 === void 0)
      return fail(["rules", key], `${formatValue(key)} is no name of a rule, such as predicate(a)`);
    const there = keys.get(named2.name) ?? key;
    if (there !== key) fail(["rules", key], `the rule is ${formatValue(there)}: take the same parameters`);
    const names = new Set(added.map((one) => one.name));
    const kept = (merged[there] ?? []).filter((one) => !names.has(one.name));
    for (const [index2] of added.entries())
      places.set(`${there} ${kept.length + index2}`, ["rules", key, index2, "sql"]);
    merged[there] = [...kept, ...added.map(({ weight: given = 1, ...one }) => ({ ...one, weight: given }))];
  }
  const allWeights = Object.fromEntries(
    Object.entries(ownGrammar.weights).map(([name2, one]) => [name2, { ...one, ...weights[name2] }])
  );
  const made = prepareGrammar({ weights: allWeights, rules: merged });
  if (!("problem" in made)) return made;
  const [, rule, index] = made.path;
  return fail(places.get(`${rule} ${index}`) ?? ["rules"], `rules.${rule}: ${made.problem}`);
}

// src/features/search/hunt/render.ts
function namesOf({ engines }) {
  return Object.fromEntries(Object.entries(engines).map(([role, { name: name2 }]) => [role, name2]));
}
function answerOf(hunt2) {
  const { cases } = hunt2;
  const kinds = [...Map.groupBy(cases, ({ kind }) => kind)].map(
    ([kind, all]) => `${all.length} ${kindWords[kind]}`
  );
  const causes = familiesOf(cases).length;
  const few = causes === cases.length ? "" : ` of ${plural(causes, "cause")}`;
  const found = cases.length === 0 ? "No case" : `${plural(cases.length, "case")}${few}: ${kinds.join(", ")}`;
  const incomplete = incompleteWords(hunt2);
  return incomplete === void 0 ? found : `${found}. Incomplete: ${incomplete}`;
}
function effortOf(hunt2, escapeText) {
  const { tried, next, elapsedMs, refused, cut, cleared, known, ambiguous, mutated, seed: seed2, cases } = hunt2;
  const seconds = Math.max(1, Math.round(elapsedMs / 1e3));
  const parts = [
    `${plural(tried, "statement")} on ${plural(next, "database")} in ${plural(seconds, "second")}, seed ${seed2}`,
    `${count(refused)} refused by SQLite`,
    `${count(cut)} too long`,
    `${plural(cleared, "suspect")} cleared`,
    ...known === 0 ? [] : [`${count(known)} with a known cause`],
    ...ambiguous === 0 ? [] : [`${count(ambiguous)} with several right answers`],
    ...mutated === 0 ? [] : [`${plural(mutated, "database")} from the corpus`],
    ...touchedWords(hunt2, escapeText),
    ...cases.length < mostCases ? [] : [`the hunt ended at ${mostCases} cases`]
  ];
  return `${parts.join("; ")}.`;
}
var mostNamed = 5;
function touchedWords({ touched, unprobed }, escapeText) {
  if (unprobed !== void 0) return [`what the change touches is not known (${escapeText(unprobed)})`];
  if (touched === void 0) return [];
  const named2 = mostTouched(touched).slice(0, mostNamed).map((one) => `${escapeText(one.name)} (${one.touched} of ${one.statements})`);
  const most3 = named2.length === 0 ? "" : `, most often ${named2.join(", ")}`;
  return [`the change touches ${count(touched.touched)} of ${count(touched.statements)} statements${most3}`];
}
function table3({ cases }, escapeText) {
  return {
    columns: [
      ...left("Kind"),
      ...right("Ratio"),
      ...left("Grows with"),
      ...right("Cases", "Statements alike"),
      ...named("Case", "Statements")
    ],
    rows: familiesOf(cases).map(({ worst, others }) => ({
      cells: [
        kindWords[worst.kind],
        worst.ratio === void 0 ? "" : `${worst.ratio.toFixed(1)}${worst.reference === "base" ? " of base" : ""}`,
        escapeText(axisName(growingAxis(worst.axes)?.name ?? "")),
        count(1 + others.length),
        count([worst, ...others].reduce((sum, one) => sum + one.others, 0)),
        worst.name,
        escapeText(worst.statements.join(" ").slice(0, 120))
      ]
    }))
  };
}
function inFamilies(hunt2) {
  return familiesOf(hunt2.cases).flatMap(
    (family) => [family.worst, ...family.others].map((one) => ({ one, family }))
  );
}
function details(hunt2, escapeText) {
  const names = namesOf(hunt2);
  const cases = inFamilies(hunt2).map(({ one, family: { worst } }) => {
    const not = one.isReplayed ? "" : "; its file alone does not show it";
    const closing = closingWords(one);
    const why = closing === void 0 ? "" : `; ${closing}`;
    const cause = one === worst ? "" : `; probably the cause of ${worst.name}`;
    const since = one.isOfCorpus ? `; from the corpus, there since ${dayOf(one)}` : "";
    return escapeText(`${one.name}: ${caseWords(one, names)}${why}${axisWords(one)}${cause}${since}${not}`);
  });
  const gone = hunt2.gone.map(
    (one) => escapeText(
      `${one.name}: gone, and was there since ${dayOf(one)}: ${one.statements.join(" ").slice(0, 120)}`
    )
  );
  return [...cases, ...gone];
}
function dayOf({ since }) {
  return since.slice(0, 10);
}
function axisWords({ axes }) {
  const axis = growingAxis(axes);
  return axis === void 0 ? "" : `; ${axisName(axis.name)}: ${axis.points.map(({ value, ratio }) => `${ratio}x at ${count(value)}`).join(", ")}`;
}
function axisName(name2) {
  return name2 === "pending edits" ? "rows changed earlier in the transaction" : name2;
}
function renderHunt(hunt2, form) {
  return drawDocument(form, ({ text, cell }) => ({
    answer: [text(answerOf(hunt2))],
    blocks: [
      { kind: "table", table: table3(hunt2, cell) },
      ...form === "html" ? sections(hunt2, text) : [{ kind: "list", items: details(hunt2, text) }],
      { kind: "text", text: effortOf(hunt2, text) }
    ]
  }));
}
function sections(hunt2, escapeText) {
  const words = details(hunt2, escapeText);
  const cases = inFamilies(hunt2);
  const gone = words.slice(cases.length);
  const shown = cases.flatMap(({ one: { name: name2, statements, plans } }, at) => [
    { kind: "heading", depth: 2, text: escapeText(name2) },
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
  return gone.length === 0 ? shown : [...shown, { kind: "list", items: gone }];
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
    rows: replayed.map(({ state: state2, ratio, name: name2, message, reference }) => ({
      cells: [
        stateWords[state2],
        ratio === void 0 ? "" : `${ratio.toFixed(1)}${reference === "base" ? " of base" : ""}`,
        escapeCell(name2),
        escapeCell((message ?? "").slice(0, 80))
      ]
    }))
  };
}

// src/features/search/hunt/settings.ts
import path4 from "node:path";
var { seed, alpha, format, quiet, resume, out } = settingOptions;
var read = { ...hunting, seed, alpha, format, quiet, resume, out };
var defaultFolder = "hunt-results";
function resolveHunt(given, features) {
  const values = valuesOf(read, given);
  const {
    resume: resumed,
    "base-ratio": baseRatio,
    ratio,
    show,
    replay,
    promote,
    grammar,
    known,
    corpus
  } = values;
  const isOwnFolder = given.out !== void 0;
  if (resumed !== void 0 && isOwnFolder && path4.resolve(resumed) !== path4.resolve(values.out))
    throw new InputError(
      `--out: ${formatValue(values.out)} is not ${formatValue(resumed)}, which --resume names: a hunt goes on in its own folder, so omit --out`
    );
  if ([show, replay, promote].filter((one) => one !== void 0).length > 1)
    throw new InputError(
      "--show prints what a hunt would try, --replay judges cases, and --promote writes one into the own workloads: give one of them"
    );
  const folder = resumed ?? (isOwnFolder ? values.out : defaultFolder);
  const candidate = given.candidate ?? (show === void 0 && promote === void 0 ? void 0 : "none");
  const engines = {
    candidate,
    baseline: given.baseline,
    base: given.base,
    // Cases and corpora are passed on: the engine is confined that executes somebody else's SQL.
    confine: given.confine ?? ((replay ?? corpus) === void 0 ? void 0 : "auto"),
    out: folder
  };
  const sources = mergeSources({ given: withoutUndefined(engines) }, features);
  return {
    run: resolveRunSettings(sources, features),
    lines: { baseline: ratio, base: baseRatio },
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
    corpus,
    replay,
    ...promote === void 0 ? {} : { promote: { file: promote, folder: isOwnFolder ? values.out : workloadsFolder } },
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
function parseGivenHunt(text, features) {
  return checked(schemaOf(optionsIn(features, "hunt")), parseJson(text));
}

// src/features/search/hunt/show.ts
function* showTrials(seed2, databases2, grammar) {
  const source = new SituationSource(grammar, false, seed2);
  for (let number2 = 0; number2 < databases2; number2++) {
    const situations = source.onDatabase(number2);
    const [first] = situations;
    if (first === void 0) continue;
    const lines = [
      `-- database ${number2}, ${first.state.storage === "file" ? "on file" : "in memory"}`,
      ...setupOf(first)
    ];
    for (const [at, situation] of situations.entries()) {
      const { before, timed, after } = trialOf(situation, { executions: 1, budgetMs: 0, limitMs: 1 });
      lines.push("", `-- statement ${at + 1}`, ...before, ...timed, ...after);
    }
    yield `${lines.join("\n")}

`;
  }
}

// src/features/search/hunt/command.ts
var timedNs = 5e6;
var mostRepeats = 200;
async function runHunt(command, world) {
  const given = command.settings === void 0 ? command.given : parseGivenHunt(readSettingsFile(command.settings), world.features);
  const settings = resolveHunt(given, world.features);
  if (settings.promote !== void 0) {
    await world.output.print([promoteCase(settings.promote.file, settings.promote.folder)]);
    return 0;
  }
  const grammarText = settings.grammar === void 0 ? void 0 : readFile(settings.grammar, "--grammar");
  const grammar = grammarText === void 0 ? toolGrammar() : readGrammar(grammarText, settings.grammar ?? "");
  if (settings.show !== void 0) {
    await world.output.print(showTrials(settings.seed, settings.show, grammar));
    return 0;
  }
  requireOwnHunt(settings.out);
  const progress = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = world.abortOnSignals(progress);
  const folder = makeDatabasesFolder(settings.out);
  let racer;
  try {
    const environment = readEnvironment(process.env);
    const context = createContext(folder, { environment, progress, signal });
    const { confinement } = await findConfinement(settings.run, context, folder);
    const opened = await openEngines(settings.run, context, folder, world.features, confinement);
    const engines = perEngine(opened, ({ engine }) => engine);
    racer = new EngineRacer(engines, folder, signal);
    if (settings.replay !== void 0)
      return await replayFolder(settings, settings.replay, racer, world, signal);
    const start = startOf(settings, opened, grammarText);
    const { candidate, base } = engines;
    const probe2 = base && ((question) => probeChange({ candidate, base }, folder, context, question));
    const step = (words) => progress.step(visible(words));
    return await huntWith({ settings, start, grammar, racer, signal, step, probe: probe2 }, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    progress.end();
    await racer?.close();
    removeDatabasesFolder(folder);
  }
}
async function huntWith({ settings, start, grammar, racer, signal, step, probe: probe2 }, { output }) {
  const { lines, alpha: alpha2, out: out2, minutes, known, corpus: folder } = settings;
  const question = {
    ...{ grammar, lines, alpha: alpha2, hasFullText: await hasFullText(racer) },
    known: known === void 0 ? [] : readKnownCases(known)
  };
  const corpus = folder === void 0 ? void 0 : openCorpus(folder, (words) => output.note(visible(words)));
  const date = (/* @__PURE__ */ new Date()).toISOString();
  let last = start;
  const keep = (state2) => {
    const isNew = state2.cases !== last.cases || state2.elapsedMs - written > 1e3;
    last = state2;
    if (isNew) {
      written = state2.elapsedMs;
      writeHunt(out2, state2);
    }
  };
  let written = start.elapsedMs;
  const names = Object.fromEntries(
    Object.entries(start.engines).map(([role, { name: name2 }]) => [role, name2])
  );
  const foundBy = { seed: start.seed, names };
  const now = () => performance.now();
  const deadline = now() + Math.max(0, minutes * 6e4 - start.elapsedMs);
  writeHunt(out2, start);
  try {
    const write = (one, situation) => writeCase({ settings, racer, foundBy }, one, situation);
    const { hasFullText: hasFullText2 } = question;
    const ofChange = probe2 && ((isOutOfTime) => probe2({ grammar, hasFullText: hasFullText2, seed: start.seed, isOutOfTime }));
    const world = { racer, now, deadline, keep, write, step, probe: ofChange, corpus, date };
    last = await hunt(start, question, world);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    last = { ...last, stopped: String(signal.reason) };
  }
  writeHunt(out2, last);
  writeWhole(path5.join(out2, huntFiles.markdown), renderHunt(last, "markdown"));
  writeWhole(path5.join(out2, huntFiles.html), renderHunt(last, "html"));
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`${Object.values(huntFiles).join(", ")} are in ${out2}`);
  const incomplete = incompleteWords(last);
  if (incomplete !== void 0) {
    const how = last.stopped === void 0 ? "" : `: to go on, run the same command with --resume ${out2}`;
    output.error(visible(`${incomplete}${how}`));
  }
  return statusOf(last);
}
function render({ format: format2 }, last) {
  switch (format2) {
    case "json":
      return formatHunt(last);
    case "markdown":
      return renderHunt(last, "markdown");
    case "text":
      return renderHunt(last, "text");
  }
}
function startOf({ isResumed, out: out2, seed: seed2, lines, alpha: alpha2 }, opened, grammar) {
  const hash = createHash4("sha256").update(JSON.stringify([grammar ?? "", lines, alpha2]));
  const engines = {};
  for (const [role, { facts }] of Object.entries(opened)) {
    hash.update(`${role} ${facts.sha256 ?? facts.sourceId}`);
    engines[role] = { name: facts.name, version: facts.version ?? "unknown" };
  }
  const identity = hash.digest("hex").slice(0, 16);
  if (!isResumed)
    return {
      ...{ version: 1, seed: seed2, ratio: lines.baseline, baseRatio: lines.base, alpha: alpha2, identity, engines },
      ...{
        next: 0,
        elapsedMs: 0,
        tried: 0,
        refused: 0,
        cut: 0,
        claims: 0,
        cleared: 0,
        lost: 0,
        known: 0,
        ambiguous: 0,
        mutated: 0,
        cases: [],
        gone: []
      }
    };
  const { stopped: _, ...earlier } = readHunt(out2);
  if (earlier.identity !== identity || earlier.seed !== seed2)
    throw new InputError(
      `--resume ${out2}: that hunt has another seed, grammar, ratio, alpha or engines: give the same ones, or hunt without --resume`
    );
  return earlier;
}
async function writeCase({
  settings,
  racer,
  foundBy
}, one, situation) {
  const folder = path5.join(settings.out, huntFiles.cases);
  makeFolder(folder);
  const file = path5.join(folder, `${one.name}.yml`);
  const repeats = isRead(situation) ? await repeatsOf(racer, situation) : 1;
  for (const repeat of repeats === 1 ? [1] : [repeats, 1]) {
    writeWhole(file, formatCase(one, situation, foundBy, repeat));
    const [own2] = readOwnWorkloads([file], []);
    if (own2 === void 0) return false;
    for (let attempt = 0; attempt < 2; attempt++) {
      const { state: state2 } = await replayCase(own2, racer, settings.lines, settings.alpha);
      if (state2 === one.kind) return true;
    }
  }
  return false;
}
async function repeatsOf(racer, situation) {
  const heat = await racer.runOn(
    "baseline",
    batchOf(situation, { executions: 5, budgetMs: 20, limitMs: 5e3 }),
    situation.state
  );
  const trial = heat.kind === "ran" ? heat.result.trials[0] : void 0;
  if (trial?.ending !== "done") return 1;
  return Math.max(
    1,
    Math.min(mostRepeats, Math.ceil(timedNs / Math.max(1, trial.medianNs ?? trial.firstNs)))
  );
}
async function hasFullText(racer) {
  const batch = { setup: ["CREATE VIRTUAL TABLE f USING fts5(body);"], trials: [], limitMs: 5e3 };
  const heats = await racer.race(batch, { storage: "memory", order: "in turn" });
  return Object.values(heats).every((heat) => heat.kind === "ran" && heat.result.refused === void 0);
}
function readKnownCases(folder) {
  return filesIn(folder, "--known").flatMap((file) => readKnown(readFile(file, "--known")) ?? []);
}
async function replayFolder({ lines, alpha: alpha2, format: format2 }, folder, racer, { output }, signal) {
  const all = readOwnWorkloads(filesIn(folder, "--replay"), []);
  for (const own2 of all) requireOwnDatabase(own2, "--replay");
  const replayed = [];
  for (const own2 of all) {
    signal.throwIfAborted();
    if (own2.compare === "base" && !racer.roles.includes("base"))
      replayed.push({
        file: own2.file,
        name: own2.name,
        reference: "base",
        state: "unknown",
        message: "it compares with the base: give --base"
      });
    else replayed.push(await replayCase(own2, racer, lines, alpha2 / all.length));
  }
  await output.print([
    format2 === "json" ? `${escapeFormat(JSON.stringify({ replayed }, null, 2))}
` : renderReplayed(replayed)
  ]);
  if (replayed.some(isThere)) return 1;
  return replayed.some(({ state: state2 }) => state2 !== "gone") ? 3 : 0;
}
function filesIn(folder, option) {
  const files = existsSync3(folder) ? globSync("*.{yml,yaml}", { cwd: folder }).toSorted() : [];
  if (files.length === 0)
    throw new InputError(`${option}: ${formatValue(folder)} is no folder with cases, which end in .yml`);
  return files.map((file) => path5.join(folder, file));
}
function readFile(file, option) {
  try {
    return readFileSync2(file, "utf8");
  } catch (cause) {
    throw new InputError(`${option}: ${formatValue(file)} cannot be read (${cause.message})`, {
      cause
    });
  }
}

// src/features/search/hunt/step.ts
import { rmSync as rmSync2 } from "node:fs";
import path6 from "node:path";
var refusedEvents = ["pull_request_target", "workflow_run"];
async function huntStep(getInput, environment, features) {
  const { policies } = readPublishInputs(getInput, "action hunt", features);
  const given = readHuntInputs(getInput, features);
  const { event, roots, temporary } = readWorkflow(environment);
  if (refusedEvents.includes(event))
    throw new InputError(
      `event ${event}: this action would run the engine with the repository's permissions: hunt on pull_request, push or schedule`
    );
  requireOwnPaths(given, [...roles, "grammar", "known", "corpus"], roots);
  const out2 = given.out ?? newFolder(temporary);
  removeHunt(out2);
  rmSync2(path6.join(out2, huntFiles.cases), { recursive: true, force: true });
  const settings = formatGivenHunt({ ...given, out: out2 }, features);
  const { status, message } = await runWithSettings("hunt", settings, environment, abortOnSignals().signal);
  const hunt2 = findHunt(out2);
  const problem = status === 0 || status === 1 ? void 0 : message ?? `the hunt ended with status ${status}`;
  if (hunt2 === void 0)
    throw status === 2 ? new InputError(problem ?? "") : new MeasurementError(problem ?? "the hunt left no results");
  startGroup("Hunt");
  info(renderHunt(hunt2, "text"));
  endGroup();
  await writeSummary(renderHunt(hunt2, "markdown"));
  writeOutputs(hunt2, out2);
  if (problem !== void 0) return setFailed(visibleEnd(problem));
  if (hunt2.cases.length === 0) return;
  if (policies.onFail === "fail") setFailed(visible(answerOf(hunt2)));
  else annotate.warning(answerOf(hunt2));
}
function writeOutputs({ cases }, out2) {
  setOutput("cases", cases.length);
  setOutput("causes", familiesOf(cases).length);
  setOutput("wrong-answers", cases.filter(({ kind }) => kind === "wrong").length);
  setOutput("cases-path", cases.length === 0 ? "" : path6.join(out2, huntFiles.cases));
  setOutput("results-path", path6.join(out2, huntFiles.json));
  setOutput("report-path", path6.join(out2, huntFiles.markdown));
}
export {
  huntStep,
  runHunt
};
