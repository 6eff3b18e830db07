import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  askable,
  choice,
  judging,
  option,
  percentage,
  valuesOf,
  wholeNumber
} from "./chunk-LA2PWCWM.js";
import {
  describeDifference,
  examinedPart
} from "./chunk-NIQHCBMM.js";
import {
  RandomStream,
  defaultCriteria,
  findStep,
  sequencesIn
} from "./chunk-H2WPJ5RR.js";

// src/features/figures/counts/options.ts
var countedUnits = ["off", "instructions"];
var counting = {
  counts: option(choice("unit", countedUnits), {
    help: "Count each test's instructions, on Valgrind's simulated processor",
    note: "Linux on x86-64 only, with the package `valgrind`. [Guide](counts.md).",
    offered: [...askable, "plan"],
    default: "off"
  }),
  "count-rows": option(wholeNumber(1, 1e7), {
    help: "Size of the largest table while instructions are counted",
    unit: "rows",
    offered: [...askable, "plan"],
    default: 1e4
  }),
  "count-ceiling": option(percentage(), {
    help: "Largest growth of a test's instructions against the base",
    note: "A test that can be counted on the base alone is over it. [Guide](counts.md).",
    unit: "percent",
    offered: judging,
    default: defaultCriteria.ceilings.instructions ?? 1
  })
};
var countOptions = { counting };
function countRows(given) {
  const { counts, "count-rows": rows } = valuesOf(counting, given);
  return counts === "off" ? void 0 : rows;
}
var defaultCountRows = counting["count-rows"].default;
function countCeilings(given) {
  return { instructions: valuesOf(counting, given)["count-ceiling"] };
}

// src/suite/sequence/orders.ts
import { createHash } from "node:crypto";
var extents = {
  short: { orders: 3, rows: 1e3, times: 100 },
  full: { orders: 6, rows: 2e3, times: 200 }
};
function planSequences({
  suites,
  storages,
  workloads,
  seed,
  dialect = "sqlite"
}) {
  const isPartOfOltp = suites.includes("oltp") && workloads === void 0;
  if (!suites.includes("sequence") && !isPartOfOltp) return void 0;
  const form = suites.includes("sequence") ? "full" : "short";
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

// src/features/checks/sequence/examine.ts
var sequenceVerdictOf = examinedPart("sequence");
var muchFaster = 3;
function assessSequences(records, requireBase = false) {
  if (records === void 0 || records.length === 0) return void 0;
  const faults = records.flatMap(faultsOf);
  const alone = leastAlone(records);
  const mustBeRight = ({ role }) => role !== "base" || requireBase;
  return {
    storages: [...new Set(records.map(({ storage }) => storage))],
    orders: new Set(records.map(({ order }) => order)).size,
    steps: Math.max(...records.map(({ steps }) => steps.length)),
    sequences: records.length,
    faults: faults.filter(mustBeRight),
    baseFaults: faults.filter((fault) => !mustBeRight(fault)),
    refusals: refusalsOf(records),
    speedUps: records.flatMap((record) => speedUpsOf(record, alone))
  };
}
function faultsOf(record) {
  const { storage, order, steps, engines } = record;
  const baseline = resultsOf(record, "baseline");
  return engines.flatMap(({ role, results, failure }) => {
    const wrong = results.flatMap((result, index) => {
      const problem = problemWith(role, steps[index] ?? "", result, baseline[index]);
      return problem === void 0 ? [] : [{ step: index + 1, ...problem }];
    });
    const all = failure === void 0 ? wrong : [...wrong, failure];
    const [first] = all.toSorted((one, other) => one.step - other.step);
    if (first === void 0) return [];
    const later = wrong.filter(({ step }) => step > first.step).length;
    return [{ role, storage, order, name: steps[first.step - 1] ?? "", ...first, later }];
  });
}
function problemWith(role, name, result, baseline) {
  const step = findStep(name);
  if ("refused" in result)
    return step?.mayBeRefused === true ? void 0 : { reason: "error", message: result.refused };
  if (step?.changesRows === true && result.work.changes === 0)
    return { reason: "error", message: `${role} changed 0 rows, and this step must change some` };
  if (role === "baseline" || baseline === void 0 || "refused" in baseline) return void 0;
  const message = describeDifference({ role, ...result }, { role: "baseline", ...baseline }) ?? describeStates({ role, ...result }, { role: "baseline", ...baseline });
  return message === void 0 ? void 0 : { reason: "differs", message };
}
function describeStates(one, other) {
  const isSameCount = one.state.rows === other.state.rows;
  if (isSameCount && one.state.hash === other.state.hash) return void 0;
  const describe = ({ role, state, occasion }) => {
    const what = isSameCount ? `rows with the hash ${state.hash}` : `${state.rows} row${state.rows === 1 ? "" : "s"} in tables and indexes`;
    return [role, "left", what, ...occasion === void 0 ? [] : [occasion]].join(" ");
  };
  return `${describe(one)}, ${describe(other)}`;
}
function refusalsOf(records) {
  const all = records.flatMap(
    ({ steps, engines }) => engines.flatMap(
      ({ role, results }) => results.flatMap(
        (result, index) => "refused" in result ? [{ role, name: steps[index] ?? "", message: result.refused }] : []
      )
    )
  );
  return [...Map.groupBy(all, ({ role, name }) => `${role} ${name}`).values()].flatMap(
    ([first]) => first ?? []
  );
}
function speedUpsOf(record, alone) {
  const { storage, order, steps, engines } = record;
  const timesAt = (role, index) => {
    const cpuNs = timeOf(resultsOf(record, role)[index], "cpuNs");
    const aloneCpuNs = alone.get(aloneKey(role, storage, steps[index] ?? ""));
    return cpuNs === void 0 || aloneCpuNs === void 0 ? void 0 : { cpuNs, aloneCpuNs };
  };
  return engines.filter(({ role }) => role !== "baseline").flatMap(
    ({ role, results }) => results.flatMap((_, index) => {
      const own = timesAt(role, index);
      const usual = timesAt("baseline", index);
      if (own === void 0 || usual === void 0) return [];
      const baseline = Math.max(1, usual.aloneCpuNs / usual.cpuNs);
      if (own.aloneCpuNs < muchFaster * baseline * own.cpuNs) return [];
      return [{ role, storage, order, step: index + 1, name: steps[index] ?? "", ...own, baseline }];
    })
  );
}
function leastAlone(records) {
  const least = /* @__PURE__ */ new Map();
  for (const { storage, steps, engines } of records)
    for (const { role, results } of engines)
      for (const [index, result] of results.entries()) {
        const name = steps[index] ?? "";
        const time = timeOf(result, "aloneCpuNs");
        if (time === void 0 || steps.indexOf(name) !== index) continue;
        const key = aloneKey(role, storage, name);
        least.set(key, Math.min(time, least.get(key) ?? time));
      }
  return least;
}
function aloneKey(role, storage, name) {
  return `${role} ${storage} ${name}`;
}
function timeOf(result, time) {
  if (result === void 0 || "refused" in result) return void 0;
  return (result[time] ?? 0) > 0 ? result[time] : void 0;
}
function resultsOf({ engines }, role) {
  return engines.find((one) => one.role === role)?.results ?? [];
}

// src/features/figures/contention/tasks.ts
function contestTasksOf({ workload, connections }) {
  if (workload === "reads") return /* @__PURE__ */ new Map([["readers", connections]]);
  if (workload === "storm") return /* @__PURE__ */ new Map([["openers", connections]]);
  if (workload === "tpcc") return /* @__PURE__ */ new Map([["terminals", connections]]);
  const writers = workload === "read-write" ? 1 : connections;
  return new Map([
    ...workload === "read-write" ? [["readers", connections]] : [],
    ["writers", writers],
    ...workload === "checkpoints" ? [["checkpointer", 1]] : []
  ]);
}

export {
  planSequences,
  stepSize,
  sequenceHash,
  sequenceVerdictOf,
  assessSequences,
  describeStates,
  contestTasksOf,
  countOptions,
  countRows,
  defaultCountRows,
  countCeilings
};
