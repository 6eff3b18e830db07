import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  hasSuite,
  isTimedIn,
  suiteNames,
  suiteOf,
  suites,
  textOf,
  variantsOf,
  workloadOf,
  workloadStream
} from "./shared-jstat-dist-jstat.js";

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
function* surroundingStatements(test, place, size, catalogue = suites) {
  const { seed } = size;
  const random = workloadStream(seed, `${test.workload}, ${place}`);
  const made = workloadOf(test, catalogue)[place]?.({ ...size, variant: test.variant, random }) ?? [];
  for (const statement of made) yield textOf(statement);
}
function sourceOf({ variant, workload }, size, connection) {
  const { number, count } = connection ?? {};
  const purpose = connection === void 0 ? workload : `${workload}, connection ${number} of ${count}`;
  return { ...size, variant, random: workloadStream(size.seed, purpose), connection };
}
function preparationStatements(variant, size, tables, catalogue = suites) {
  return catalogue[suiteOf(variant)].preparation(variant, size, tables);
}

// src/suite/fingerprint.ts
import { createHash } from "node:crypto";
var timedRead = 20;
var preparedRead = 5;
function suiteHashes(size, tests, {
  catalogue = suites,
  hashes: added = {}
} = {}) {
  const others = suiteNames.filter((suite) => suite !== "oltp" && hasSuite(tests, suite));
  const asked = countersHash(tests, catalogue);
  const hashes = [
    ...others.map((suite) => [suite, suiteHash(size, suite, catalogue)]),
    ...asked === void 0 ? [] : [["counters", asked]],
    ...Object.entries(added)
  ];
  return {
    hash: suiteHash(size),
    ...hashes.length === 0 ? {} : { others: Object.fromEntries(hashes) }
  };
}
function countersHash(tests, catalogue) {
  const asked = suiteNames.flatMap((name) => {
    const { workloads, definition } = catalogue[name];
    const counters = workloads.find((one) => one.counters !== void 0)?.counters;
    return definition !== void 0 || counters === void 0 || !hasSuite(tests, name) ? [] : [[name, counters]];
  });
  return asked.length === 0 ? void 0 : createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}
function suiteHash(size, suite = "oltp", catalogue = suites) {
  const { tables, workloads, definition } = catalogue[suite];
  const hash = createHash("sha256").update(`${size.rows} rows, seed ${size.seed}
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
  timedStatements,
  timedTemplates,
  timedTransactions,
  surroundingStatements,
  preparationStatements,
  suiteHashes,
  suiteHash
};
