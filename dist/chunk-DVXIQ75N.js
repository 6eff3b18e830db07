import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  setupLimitMs,
  setupOf,
  trialOf
} from "./chunk-QYET7QLO.js";
import {
  compareTrials
} from "./chunk-SAGMPN7Z.js";
import {
  fillIn,
  readPlaceholders
} from "./chunk-J3Y57J7H.js";
import {
  moneyOf,
  pOfBets
} from "./chunk-WUDM5ZO4.js";
import {
  textOf,
  workloadStream
} from "./chunk-HNTKUW5P.js";
import {
  EngineFailure
} from "./chunk-X4RQET67.js";
import {
  InputError,
  MeasurementError
} from "./chunk-D76M4JSG.js";

// src/features/hunt/racer.ts
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

// src/features/hunt/confirm.ts
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

// src/features/hunt/heap-growth.ts
var levels = [20, 120, 220];
var leastMore = 20;
var leastGrowth = 16;
var occasions = ["leak", "growth"];
function bytesOf({ open, closed }, occasion) {
  return occasion === "leak" ? closed : open - closed;
}
async function heapGrowth(racer, occasion, storage, batchOf) {
  const grown = async (role) => {
    const steps = [];
    for (const level of levels) {
      const heat = await racer.runOn(role, batchOf(level), { storage, isFresh: steps.length === 0 });
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

// src/features/hunt/replay.ts
var limitMs = 5e3;
var timedMs = 50;
var grownMs = 2e3;
async function replayCase(own, racer, lines, alpha) {
  const reference = own.compare ?? "baseline";
  const about = { file: own.file, name: own.name, reference };
  const manner = {
    storage: own.storages[0] === "file" ? "file" : "memory",
    order: "in turn",
    isFresh: true
  };
  const batch = batchOfFile(own, isRepeatable(own) ? 9 : 1);
  const heats = await racer.race(batch, manner);
  if (heats.candidate.kind === "failed") {
    const { reason, message } = heats.candidate.failure;
    return { ...about, state: reason === "timeout" ? "hang" : "crash", message };
  }
  const refused = heats.candidate.result.refused;
  const own1 = trialOf2(heats, "candidate");
  const other = trialOf2(heats, reference);
  if (refused !== void 0) return { ...about, state: "refused", message: refused };
  const first = compareTrials(own1, other, limitMs);
  if (first.kind === "refused") return { ...about, state: "refused", message: first.message };
  if (first.kind === "wrong") return { ...about, state: "wrong" };
  if (first.kind === "cut") return { ...about, state: "hang" };
  if (first.kind === "nothing") return { ...about, state: "unknown", message: "the reference has no result" };
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
      const sighting = compareTrials(trialOf2(all, "candidate"), trialOf2(all, reference), limitMs);
      return sighting.kind === "same" || sighting.kind === "cut" ? sighting.ratio : 0;
    }
  );
  const ratio = middleOf(ratios);
  if (isConfirmed) return { ...about, state: "slow", ratio };
  const grown = wasGrowth ? void 0 : await grownMemory(own, racer, manner.storage);
  return grown === void 0 ? { ...about, state: "gone", ratio } : { ...about, ...grown };
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
function trialOf2(heats, role) {
  const heat = heats[role];
  return heat?.kind === "ran" ? heat.result.trials[0] : void 0;
}
function batchOfFile(own, executions, budgetMs = timedMs) {
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
  alphaOfClaim,
  confirmRatio,
  middleOf,
  leastGrowth,
  heapGrowth,
  leastKept,
  keptBytes,
  replayCase
};
