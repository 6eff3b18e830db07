import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  EngineFailure
} from "./chunk-OLT52DGY.js";
import {
  InputError,
  MeasurementError
} from "./chunk-KAFQIV6R.js";

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

export {
  EngineRacer
};
