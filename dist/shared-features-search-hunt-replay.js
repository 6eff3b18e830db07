import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  fillIn,
  readPlaceholders
} from "./shared-features-workloads-own-read.js";
import {
  alphaOfClaim,
  chosenIn,
  compareTrials,
  confirmRatio,
  confirming,
  heapGrowth,
  leastGrowth,
  middleOf,
  occasions,
  planLine,
  withForms
} from "./shared-features-search-hunt-grammar-derive.js";
import {
  EngineFailure
} from "./shared-engines-driver-process.js";
import {
  InputError,
  MeasurementError,
  textOf,
  workloadStream
} from "./shared-jstat-dist-jstat.js";

// src/features/search/hunt/racer.ts
import path from "node:path";
var mostBatches = 400;
var mostFailures = 20;
var EngineRacer = class {
  roles;
  #engines;
  #folder;
  #signal;
  #running = /* @__PURE__ */ new Map();
  #started = 0;
  #failures = 0;
  /** @param folder of the databases on file */
  constructor(engines, folder, signal) {
    this.#engines = engines;
    this.#folder = folder;
    this.#signal = signal;
    this.roles = engines.base === void 0 ? ["candidate", "baseline"] : ["candidate", "base", "baseline"];
  }
  async race(batch, { order, first = "candidate", ...manner }) {
    const roles = [first, ...this.roles.filter((role) => role !== first)];
    const heats = /* @__PURE__ */ new Map();
    if (order === "at once")
      await Promise.all(roles.map(async (role) => heats.set(role, await this.runOn(role, batch, manner))));
    else for (const role of roles) heats.set(role, await this.runOn(role, batch, manner));
    return Object.fromEntries(heats);
  }
  async runOn(role, batch, { storage, isFresh = false }) {
    const key = `${role}-${storage}`;
    if (isFresh || (this.#running.get(key)?.batches ?? 0) >= mostBatches) await this.#end(key);
    const running = this.#running.get(key) ?? this.#start(role, storage, key);
    this.#running.set(key, running);
    running.batches++;
    try {
      const result = await running.process.run(batch);
      if (role === "baseline") this.#failures = 0;
      return { kind: "ran", result, process: running.number };
    } catch (cause) {
      this.#signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      this.#running.delete(key);
      running.process.kill();
      if (role === "baseline" && ++this.#failures > mostFailures)
        throw new MeasurementError(`the baseline fails again and again: ${cause.message}`, { cause });
      return { kind: "failed", failure: cause };
    }
  }
  async close() {
    await Promise.all([...this.#running.keys()].map((key) => this.#end(key)));
  }
  async #end(key) {
    const running = this.#running.get(key);
    this.#running.delete(key);
    await running?.process.close();
  }
  #start(role, storage, key) {
    const engine = this.#engines[role];
    if (engine === void 0) throw new Error(`the hunt has no ${role}`);
    const process = engine.race(storage, path.join(this.#folder, key, "work"), this.#signal);
    if (typeof process === "string") throw new InputError(`${role} ${process}`);
    return { process, number: ++this.#started, batches: 0 };
  }
};

// src/features/search/hunt/replay.ts
var { limitMs } = confirming;
function isThere({ state }) {
  return state !== "gone" && state !== "unclear" && state !== "unknown";
}
var grownMs = 2e3;
async function replayCase(own, racer, lines, alpha) {
  const reference = own.compare ?? "baseline";
  const about = { file: own.file, name: own.name, reference };
  const manner = {
    storage: own.storages[0] === "file" ? "file" : "memory",
    order: "in turn",
    isFresh: true
  };
  const batch = batchOfFile(own, isRepeatable(own) ? confirming.executions : 1);
  const heats = await racer.race(batch, manner);
  if (heats.candidate.kind === "failed") {
    const { reason, message } = heats.candidate.failure;
    return { ...about, state: reason === "timeout" ? "hang" : "crash", message };
  }
  const refused = heats.candidate.result.refused;
  const own1 = trialOf(heats, "candidate");
  const other = trialOf(heats, reference);
  if (refused !== void 0) return { ...about, state: "refused", message: refused };
  const first = compareTrials(own1, other, limitMs);
  if (first.kind === "refused") return { ...about, state: "refused", message: first.message };
  if (first.kind === "wrong") return { ...about, state: "wrong" };
  if (first.kind === "cut") return { ...about, state: "hang" };
  if (first.kind === "nothing") return { ...about, state: "unknown", message: "the reference has no result" };
  if (own.alternatives !== void 0)
    return { ...about, ...await judgePlan(own, racer, manner, reference, alpha) };
  const wasGrowth = occasions.some((one) => own.name.startsWith(`hunt_${one}_`));
  const grownFirst = wasGrowth ? await grownMemory(own, racer, manner.storage) : void 0;
  if (grownFirst !== void 0) return { ...about, ...grownFirst };
  const { isConfirmed, ratios } = await confirmRatio(
    lines[reference],
    alphaOfClaim(alpha, 1),
    async (pair) => {
      const all = await racer.race(batch, {
        ...manner,
        first: pair % 2 === 0 ? "candidate" : reference
      });
      const sighting = compareTrials(trialOf(all, "candidate"), trialOf(all, reference), limitMs);
      return sighting.kind === "same" || sighting.kind === "cut" ? sighting.ratio : 0;
    }
  );
  const ratio = middleOf(ratios);
  if (isConfirmed) return { ...about, state: "slow", ratio };
  const grown = wasGrowth ? void 0 : await grownMemory(own, racer, manner.storage);
  if (grown !== void 0) return { ...about, ...grown };
  return { ...about, state: ratio > lines[reference] ? "unclear" : "gone", ratio };
}
async function judgePlan(own, racer, manner, reference, alpha) {
  const forms = (own.alternatives ?? []).map((form) => form.map(({ sql }) => sql).join(" "));
  const once = batchOfFile({ ...own, repeat: 1 }, confirming.executions);
  const batch = { ...once, trials: once.trials.flatMap((one) => withForms(one, forms)) };
  const { isConfirmed, ratios } = await confirmRatio(planLine, alphaOfClaim(alpha, 1), async (pair) => {
    const first = pair % 2 === 0 ? "candidate" : reference;
    return chosenIn(await racer.race(batch, { ...manner, first }), reference, forms)?.ratio ?? 0;
  });
  const ratio = middleOf(ratios);
  return { state: isConfirmed ? "plan" : ratio > planLine ? "unclear" : "gone", ratio };
}
async function grownMemory(own, racer, storage) {
  if (!isRepeatable(own)) return void 0;
  const once = { ...own, repeat: 1 };
  const isOwn = (occasion) => own.name.startsWith(`hunt_${occasion}_`);
  for (const occasion of occasions.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const bytes = await heapGrowth(racer, occasion, storage, (times) => batchOfFile(once, times, grownMs));
    if (bytes >= leastGrowth)
      return { state: occasion, message: `${Math.round(bytes)} bytes for each execution` };
  }
  return void 0;
}
function isRepeatable(own) {
  return endsByRollback(own) || own.kind === "reads" && own.after === void 0;
}
function endsByRollback({ after = [] }) {
  return /^ROLLBACK;$/i.test(after.at(-1)?.sql ?? "");
}
function trialOf(heats, role) {
  const heat = heats[role];
  return heat?.kind === "ran" ? heat.result.trials[0] : void 0;
}
function batchOfFile(own, executions, budgetMs = confirming.budgetMs) {
  const { name, tables, prepare, statements, repeat, check } = own;
  const random = workloadStream(1, name);
  const parsed = statements.map(readPlaceholders);
  const timed = [];
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const one of parsed) timed.push(textOf(fillIn(one, repetition, random)));
  const [before, after] = [surrounding(own, "before"), surrounding(own, "after")];
  const ends = endsByRollback(own) ? { check: after.slice(0, -1), after: after.slice(-1) } : { check: [...after, ...check.map(({ sql }) => sql)], after: [] };
  return {
    setup: [...tables, ...prepare].map(({ sql }) => sql),
    trials: [{ before, timed, ...ends, executions, budgetMs, limitMs }],
    limitMs
  };
}
function surrounding(own, place) {
  const random = workloadStream(1, `${own.name}, ${place}`);
  return (own[place] ?? []).map((one) => textOf(fillIn(readPlaceholders(one), 1, random)));
}

export {
  EngineRacer,
  isThere,
  replayCase
};
