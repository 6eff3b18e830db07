import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  RandomStream,
  hasSuite,
  isTimedIn,
  omitUndefined,
  sequencesIn,
  suiteNames,
  suiteOf,
  suites,
  textOf,
  variantsOf,
  workloadOf,
  workloadStream
} from "./chunk-LHL2X77S.js";

// src/suite/sql.ts
function* timedStatements(test, size, catalogue = suites, connection) {
  for (const statement of timedTemplates(test, size, catalogue, connection)) yield textOf(statement);
}
function timedTemplates(test, size, catalogue = suites, connection) {
  return workloadOf(test, catalogue).statements(sourceOf(test, size, connection));
}
function timedTransactions(test, size, catalogue = suites, connection) {
  return workloadOf(test, catalogue).transactions?.of(sourceOf(test, size, connection));
}
function sourceOf({ variant, workload }, size, connection) {
  const { number, count } = connection ?? {};
  const purpose = connection === void 0 ? workload : `${workload}, connection ${number} of ${count}`;
  return { ...size, variant, random: workloadStream(size.seed, purpose), ...omitUndefined({ connection }) };
}
function preparationStatements(variant, size, tables, catalogue = suites) {
  return catalogue[suiteOf(variant)].preparation(variant, size, tables);
}

// src/suite/sequence/orders.ts
import { createHash } from "node:crypto";
var extents = {
  short: { orders: 3, rows: 1e3, times: 100 },
  full: { orders: 6, rows: 2e3, times: 200 }
};
function planSequences({
  suites: suites2,
  storages,
  workloads,
  seed,
  dialect = "sqlite"
}) {
  const isPartOfOltp = suites2.includes("oltp") && workloads === void 0;
  if (!suites2.includes("sequence") && !isPartOfOltp) return void 0;
  const form = suites2.includes("sequence") ? "full" : "short";
  const numbers = Array.from({ length: extents[form].orders }, (_, index) => index + 1);
  const places = dialect === "mysql" ? storages.filter((storage) => storage === "file") : storages;
  return {
    dialect,
    form,
    sequences: places.flatMap(
      (storage) => numbers.map((order) => ({ storage, order, steps: orderSteps(seed, order, storage, dialect) }))
    )
  };
}
function stepSize(form, { rows, seed }) {
  const { rows: most, times } = extents[form];
  return { rows: Math.min(rows, most), times, seed };
}
function orderSteps(seed, order, storage, dialect) {
  const { steps: all } = sequencesIn[dialect];
  const random = new RandomStream(seed, `sequence order ${order}`);
  const names = (isWanted) => random.shuffle(all.filter(isWanted).map(({ name }) => name));
  const isByKey = ({ name, purpose, changesRows }) => purpose === "workload" && changesRows && name !== "insert_assigned";
  const byKey = names(isByKey);
  const otherWorkloads = names((step) => step.purpose === "workload" && !isByKey(step));
  const recreating = new Set(names(({ purpose }) => purpose === "recreate"));
  const between = random.shuffle([
    ...recreating,
    "recreate_autoincrement",
    ...names(({ purpose }) => purpose === "other" || purpose === "reopen")
  ]);
  const steps = [
    otherWorkloads.shift(),
    ...between.flatMap((name) => [name, recreating.has(name) ? byKey.shift() : otherWorkloads.shift()])
  ];
  return steps.filter((name) => name !== void 0).filter((name) => name !== "reopen" || storage !== "memory");
}
function sequenceHash(form, size, dialect = "sqlite") {
  const { preparation, state, steps } = sequencesIn[dialect];
  const own = stepSize(form, size);
  const hash = createHash("sha256").update(`${own.rows} rows, ${own.times} times, seed ${own.seed}
`);
  const add = (statements) => {
    for (const statement of statements) hash.update(`${statement}
`);
  };
  add(preparation(own));
  add(state);
  for (const { name, statements } of steps) add([name, ...statements(own)]);
  for (let order = 1; order <= extents[form].orders; order++)
    add(orderSteps(own.seed, order, "file", dialect));
  return hash.digest("hex");
}

// src/suite/fingerprint.ts
import { createHash as createHash2 } from "node:crypto";
var timedRead = 20;
var preparedRead = 5;
function suiteHashes(size, tests, { catalogue = suites, sequence } = {}) {
  const others = suiteNames.filter((suite) => suite !== "oltp" && hasSuite(tests, suite));
  const hashes = [
    ...others.map((suite) => [suite, suiteHash(size, suite, catalogue)]),
    ...sequence === void 0 ? [] : [["sequence", sequenceHash(sequence, size, catalogue.sequence.dialect)]]
  ];
  return {
    hash: suiteHash(size),
    ...hashes.length === 0 ? {} : { others: Object.fromEntries(hashes) }
  };
}
function suiteHash(size, suite = "oltp", catalogue = suites) {
  const { tables, workloads, definition } = catalogue[suite];
  const hash = createHash2("sha256").update(`${size.rows} rows, seed ${size.seed}
`);
  if (definition !== void 0) {
    for (const part of definition()) hash.update(part);
    return hash.digest("hex");
  }
  for (const variant of variantsOf(suite)) {
    hash.update(start(timedRead, preparationStatements(variant, { ...size, rows: 1 }, void 0, catalogue)));
    for (const table of tables) {
      hash.update(start(preparedRead, preparationStatements(variant, size, [table], catalogue)));
    }
    for (const { name, times } of workloads.filter((workload) => isTimedIn(workload, variant))) {
      hash.update(`${name} ${times(size.rows)}
`);
      hash.update(startOfTimed({ variant, workload: name }, size, catalogue));
    }
  }
  return hash.digest("hex");
}
function startOfTimed(test, size, catalogue) {
  const { transactions } = workloadOf(test, catalogue);
  if (transactions === void 0) return start(timedRead, timedStatements(test, size, catalogue));
  const left = new Set(transactions.names);
  const lines = [];
  for (const { name, statements } of timedTransactions(test, size, catalogue) ?? []) {
    left.delete(name);
    for (const statement of statements) lines.push(`${textOf(statement)}
`);
    if (left.size === 0) break;
  }
  return lines.join("");
}
function start(count, statements) {
  const lines = [];
  for (const statement of statements) {
    lines.push(`${statement}
`);
    if (lines.length === count) break;
  }
  return lines.join("");
}

export {
  planSequences,
  stepSize,
  timedStatements,
  timedTemplates,
  timedTransactions,
  preparationStatements,
  suiteHashes,
  suiteHash
};
