import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  blocksOf,
  compareInstructions,
  isTaken,
  isToHold,
  longerWindowMs,
  longerWindowOf,
  mostFunctions,
  outOfTime,
  pointSelects,
  rolesAgain,
  sequencePath,
  sequenceSchema,
  statementsOf,
  suspectsIn,
  windowOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  SampleTimeouts,
  Workspace,
  contestHash,
  databasePlaces,
  inParallel,
  isMachineForAll,
  readKept,
  requireEngineFailure
} from "./shared-measure-workspace.js";
import {
  preparationStatements,
  timedStatements
} from "./shared-results-fairness.js";
import {
  fillIn,
  readPlaceholders,
  tokenize
} from "./shared-features-workloads-own-read.js";
import {
  EngineFailure,
  callgrind,
  findProcessor,
  freeBytes,
  startsThreads
} from "./shared-engines-driver-process.js";
import {
  quantile
} from "./shared-wrap-ansi-index.js";
import {
  askable,
  choice,
  judging,
  makeFolder,
  option,
  percentage,
  readInside,
  valuesOf,
  wholeNumber
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  RandomStream,
  checkpoint,
  conditions,
  contestPath,
  defaultCriteria,
  describeDifference,
  dialectOf,
  examinedPart,
  findStep,
  kinds,
  limits,
  median,
  preparation,
  roles,
  rolesOf,
  rolesOfTest,
  sequencesIn,
  shapeOf,
  shortBytes,
  stepNamed,
  storages,
  suiteOf,
  suites,
  surroundings,
  testPath,
  textOf,
  totalOf,
  variants,
  workloadStream
} from "./shared-jstat-dist-jstat.js";

// src/features/checks/sequence/examine.ts
var sequenceVerdictOf = examinedPart("sequence");
var muchFaster = 3;
function assessSequences(records, requireBase = false) {
  if (records === void 0 || records.length === 0) return void 0;
  const faults = records.flatMap(faultsOf);
  const alone = leastAlone(records);
  const mustBeRight = ({ role }) => role !== "base" || requireBase;
  return {
    storages: [...new Set(records.map(({ storage: storage3 }) => storage3))],
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
  const { storage: storage3, order, steps, engines } = record;
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
    return [{ role, storage: storage3, order, name: steps[first.step - 1] ?? "", ...first, later }];
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
  const { storage: storage3, order, steps, engines } = record;
  const timesAt = (role, index) => {
    const cpuNs = timeOf(resultsOf(record, role)[index], "cpuNs");
    const aloneCpuNs = alone.get(aloneKey(role, storage3, steps[index] ?? ""));
    return cpuNs === void 0 || aloneCpuNs === void 0 ? void 0 : { cpuNs, aloneCpuNs };
  };
  return engines.filter(({ role }) => role !== "baseline").flatMap(
    ({ role, results }) => results.flatMap((_, index) => {
      const own = timesAt(role, index);
      const usual = timesAt("baseline", index);
      if (own === void 0 || usual === void 0) return [];
      const baseline = Math.max(1, usual.aloneCpuNs / usual.cpuNs);
      if (own.aloneCpuNs < muchFaster * baseline * own.cpuNs) return [];
      return [{ role, storage: storage3, order, step: index + 1, name: steps[index] ?? "", ...own, baseline }];
    })
  );
}
function leastAlone(records) {
  const least = /* @__PURE__ */ new Map();
  for (const { storage: storage3, steps, engines } of records)
    for (const { role, results } of engines)
      for (const [index, result] of results.entries()) {
        const name = steps[index] ?? "";
        const time = timeOf(result, "aloneCpuNs");
        if (time === void 0 || steps.indexOf(name) !== index) continue;
        const key = aloneKey(role, storage3, name);
        least.set(key, Math.min(time, least.get(key) ?? time));
      }
  return least;
}
function aloneKey(role, storage3, name) {
  return `${role} ${storage3} ${name}`;
}
function timeOf(result, time) {
  if (result === void 0 || "refused" in result) return void 0;
  return (result[time] ?? 0) > 0 ? result[time] : void 0;
}
function resultsOf({ engines }, role) {
  return engines.find((one) => one.role === role)?.results ?? [];
}

// src/suite/sequence/orders.ts
import { createHash } from "node:crypto";
var extents = {
  short: { orders: 3, rows: 1e3, times: 100 },
  full: { orders: 6, rows: 2e3, times: 200 }
};
function planSequences({
  suites: suites2,
  storages: storages2,
  workloads,
  seed,
  dialect = "sqlite"
}) {
  const isPartOfOltp = suites2.includes("oltp") && workloads === void 0;
  if (!suites2.includes("sequence") && !isPartOfOltp) return void 0;
  const form = suites2.includes("sequence") ? "full" : "short";
  const numbers = Array.from({ length: extents[form].orders }, (_, index) => index + 1);
  const places = dialect === "mysql" ? storages2.filter((storage3) => storage3 === "file") : storages2;
  return {
    dialect,
    form,
    sequences: places.flatMap(
      (storage3) => numbers.map((order) => ({ storage: storage3, order, steps: orderSteps(seed, order, storage3, dialect) }))
    )
  };
}
function stepSize(form, { rows: rows2, seed }) {
  const { rows: most, times } = extents[form];
  return { rows: Math.min(rows2, most), times, seed };
}
function orderSteps(seed, order, storage3, dialect) {
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
  return steps.filter((name) => name !== void 0).filter((name) => name !== "reopen" || storage3 !== "memory");
}
function sequenceHash(form, size, dialect = "sqlite") {
  const { preparation: preparation2, state, steps } = sequencesIn[dialect];
  const own = stepSize(form, size);
  const hash = createHash("sha256").update(`${own.rows} rows, ${own.times} times, seed ${own.seed}
`);
  const add = (statements) => {
    for (const statement of statements) hash.update(`${statement}
`);
  };
  add(preparation2(own));
  add(state);
  for (const { name, statements } of steps) add([name, ...statements(own)]);
  for (let order = 1; order <= extents[form].orders; order++)
    add(orderSteps(own.seed, order, "file", dialect));
  return hash.digest("hex");
}

// src/features/checks/sequence/step-process.ts
var noHash = "0".repeat(16);
var StepProcess = class {
  #engine;
  #files;
  #role;
  #storage;
  #signal;
  #template;
  #session;
  constructor({ engines, signal }, files, role, storage3) {
    const engine = engines[role];
    if (engine === void 0) throw new Error(`the run has no ${role} engine`);
    this.#engine = engine;
    this.#files = files;
    this.#role = role;
    this.#storage = storage3;
    this.#signal = signal;
  }
  /** @returns undefined for the step that reopens. @throws EngineFailure */
  async execute(step, pass, timeoutMs2) {
    if (step.purpose !== "reopen")
      return await this.#run({ kind: step.kind, statements: this.#files.statements(step), pass, timeoutMs: timeoutMs2 });
    await (await this.#open()).reopen();
    return void 0;
  }
  /** Reads all rows of all tables and indexes. @throws EngineFailure */
  async readState(timeoutMs2) {
    const request = { kind: "reads", statements: this.#files.state, pass: "hash", timeoutMs: timeoutMs2 };
    const { work, hash = noHash } = await this.#run(request);
    return { rows: work.rows, hash };
  }
  /** Ends the sequence: what comes next begins from fresh state. @throws EngineFailure if its process does not end well */
  async end() {
    await this.#session?.endShared();
  }
  /** Ends everything, as it must be after a failure. */
  async close() {
    const session = this.#session;
    this.#session = void 0;
    await session?.close();
  }
  async #run(request) {
    this.#signal.throwIfAborted();
    const session = await this.#open();
    await session.ready({ ...request, shares: "steps" });
    return await session.go();
  }
  async #open() {
    if (this.#session !== void 0) return this.#session;
    const files = this.#files.of(this.#role);
    if (this.#storage !== "memory") {
      this.#template ??= this.#engine.build(files, this.#storage, this.#signal);
      await this.#template;
    }
    this.#session = await this.#engine.open(files, this.#storage, "time", this.#signal);
    return this.#session;
  }
};

// src/features/checks/sequence/engine.ts
var OtherWork = class extends Error {
  name = "OtherWork";
};
var SequenceEngine = class {
  #role;
  #storage;
  #context;
  #files;
  #process;
  /** Steps that the engine has refused, by name: the engine is not asked again. */
  #refusals = /* @__PURE__ */ new Map();
  #hasHung = false;
  constructor(context, files, role, storage3) {
    this.#role = role;
    this.#storage = storage3;
    this.#context = context;
    this.#files = files;
    this.#process = new StepProcess(context, files, role, storage3);
  }
  /**
   * Executes all steps on one connection, hashing what each returns and leaves. An engine that refuses a step which may be
   * refused, also from fresh state, begins again without it.
   *
   * @param baselineNs what each step took the baseline, as far as is known
   */
  async check(steps, baselineNs = []) {
    const role = this.#role;
    if (this.#hasHung) {
      const message = `not tried: an earlier sequence in ${this.#storage} timed out`;
      return { passage: { role, results: [], failure: { step: 1, reason: "timeout", message } }, ns: [] };
    }
    for (; ; ) {
      const results = [];
      const ns = [];
      try {
        for (const [index, step] of steps.entries()) {
          const refused = this.#refusals.get(step.name);
          const done = refused === void 0 ? await this.#checkStep(step, baselineNs[index]) : { result: { refused }, ns: 0 };
          results.push(done.result);
          ns.push(done.ns);
        }
        await this.#process.end();
        return { passage: { role, results }, ns };
      } catch (cause) {
        const failure = await this.#fail(cause);
        const step = steps[results.length];
        if (step?.mayBeRefused === true && failure.reason === "error" && await this.#refusesAlone(step)) {
          this.#refusals.set(step.name, failure.message);
          continue;
        }
        const place = Math.min(results.length + 1, steps.length);
        return { passage: { role, results, failure: { step: place, ...failure } }, ns };
      }
    }
  }
  /**
   * Executes the same steps once more, without reading between them, and times the workloads: among the others, and then
   * each alone.
   */
  async time(steps, passage, baselineNs) {
    const results = [...passage.results];
    const done = steps.flatMap((step, index) => {
      const result = results[index];
      return result === void 0 || "refused" in result ? [] : [{ step, index, result }];
    });
    let place = 0;
    try {
      for (const { step, index, result } of done) {
        place = index;
        const sample = await this.#process.execute(step, "time", this.#limit(baselineNs[index]));
        if (sample === void 0) continue;
        requireSame(describeDifference(this.#checked(result), this.#timed(sample)));
        if (step.purpose === "workload") results[index] = { ...result, cpuNs: sample.cost.cpuNs };
      }
      const last = done.at(-1);
      if (last !== void 0) {
        const state = await this.#process.readState(this.#limit(baselineNs[last.index]));
        requireSame(describeStates(this.#checked(last.result), this.#timed({ state })));
      }
      await this.#process.end();
      for (const { step, index } of done.filter(({ step: step2 }) => step2.purpose === "workload")) {
        place = index;
        const aloneCpuNs = await this.#timeAlone(step, this.#limit(baselineNs[index]));
        results[index] = { ...results[index], aloneCpuNs };
      }
      return { ...passage, results };
    } catch (cause) {
      return { ...passage, failure: { step: place + 1, ...await this.#fail(cause) } };
    }
  }
  close() {
    return this.#process.close();
  }
  /** Whether a step that failed in a sequence fails from fresh state too: otherwise what came before it made it fail. */
  async #refusesAlone(step) {
    try {
      await this.#process.execute(step, "hash", this.#limit(void 0));
      await this.#process.end();
      return false;
    } catch (cause) {
      return (await this.#fail(cause)).reason === "error";
    }
  }
  async #checkStep(step, baselineNs) {
    const limit = this.#limit(baselineNs);
    const sample = await this.#process.execute(step, "hash", limit);
    const { work, hash = noHash, ns } = sample ?? { work: { statements: 0, rows: 0, changes: 0 }, ns: 0 };
    return { result: { work, hash, state: await this.#process.readState(limit) }, ns };
  }
  /** The CPU time of a step from fresh state, nanoseconds. All rows are read before, since caches are warm in a sequence. */
  async #timeAlone(step, timeoutMs2) {
    await this.#process.readState(timeoutMs2);
    const sample = await this.#process.execute(step, "time", timeoutMs2);
    await this.#process.end();
    return sample?.cost.cpuNs ?? 0;
  }
  #checked(seen) {
    return { role: this.#role, occasion: "in the untimed check", ...seen };
  }
  #timed(seen) {
    return { role: this.#role, occasion: "when timed", ...seen };
  }
  /** Milliseconds. */
  #limit(baselineNs) {
    return this.#context.timeouts.after(baselineNs);
  }
  /** @throws anything but an EngineFailure */
  async #fail(cause) {
    await this.#process.close();
    if (cause instanceof OtherWork) return { reason: "differs", message: cause.message };
    const { reason, message } = requireEngineFailure(this.#context, cause, () => this.#files.areThere);
    if (reason === "timeout") this.#hasHung = true;
    return { reason, message };
  }
};
function requireSame(difference) {
  if (difference !== void 0) throw new OtherWork(difference);
}

// src/features/checks/sequence/files.ts
import { existsSync } from "node:fs";
import path from "node:path";
var SequenceFiles = class {
  #folder;
  constructor({ folder }) {
    this.#folder = path.join(folder, "sequence");
  }
  /** Reads what a step has left. */
  get state() {
    return path.join(this.#folder, "state.sql");
  }
  /** The statements of a step that has any. */
  statements({ name }) {
    return path.join(this.#folder, `${name}.sql`);
  }
  /** Statements are always text: a prepared one would have to be prepared again after the table is dropped. */
  of(role) {
    return { preparation: this.#preparation, ...databasePlaces(path.join(this.#folder, role)) };
  }
  /**
   * @param steps those that the sequences have
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async write(workspace, steps, size, dialect, signal) {
    const { preparation: preparation2, state } = sequencesIn[dialect];
    await workspace.write(this.#preparation, preparation2(size), signal);
    await workspace.write(this.state, state, signal);
    for (const step of steps)
      if (step.purpose !== "reopen")
        await workspace.write(this.statements(step), step.statements(size), signal);
  }
  /** Whether they still exist, once they are written: a folder that is being removed loses one after the other. */
  get areThere() {
    return [this.#preparation, this.state].every((file) => existsSync(file));
  }
  get #preparation() {
    return path.join(this.#folder, "prepare.sql");
  }
};

// src/features/checks/sequence/check.ts
var sequenceCheck = {
  part: "sequences",
  isWanted: (settings) => isMachineForAll(settings) && planOf(settings) !== void 0,
  sqlHash: (settings) => {
    const { form, dialect } = plannedIn(settings);
    return sequenceHash(form, settings, dialect);
  },
  check: checkSequences,
  facts: (settings, kept) => {
    const { length: planned } = plannedIn(settings).sequences;
    return { version: 1, planned, sequences: readSequences(kept).toSorted(inOrder) };
  }
};
function planOf(settings) {
  return planSequences({ ...settings, dialect: dialectOf(settings.candidate) });
}
function plannedIn(settings) {
  const plan = planOf(settings);
  if (plan === void 0) throw new Error("the settings choose no sequences");
  return plan;
}
function readSequences(kept) {
  return readKept(sequenceSchema, kept, "sequences");
}
function inOrder(one, other) {
  return storages.indexOf(one.storage) - storages.indexOf(other.storage) || one.order - other.order;
}
async function checkSequences(settings, context, kept, keep) {
  const { form, dialect, sequences } = plannedIn(settings);
  const { workspace, progress, signal } = context;
  const done = new Set(readSequences(kept).map(sequencePath));
  const left = sequences.filter((one) => !done.has(sequencePath(one)));
  if (left.length === 0) return;
  progress.step(`checking ${left.length} sequences of steps on one connection each`);
  const files = new SequenceFiles(workspace);
  const names = new Set(left.flatMap(({ steps: steps2 }) => steps2));
  const steps = [...names].map((name) => stepNamed(name, dialect));
  await files.write(workspace, steps, stepSize(form, settings), dialect, signal);
  for (const [storage3, own] of Map.groupBy(left, (one) => one.storage))
    await checkStorage(context, files, storage3, own, dialect, keep);
}
async function checkStorage(context, files, storage3, sequences, dialect, keep) {
  const engines = enginesOf(context, files, storage3);
  try {
    for (const sequence of sequences) {
      const record = await goThrough(sequence, engines, dialect);
      keep(sequencePath(record), record);
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}
function enginesOf(context, files, storage3) {
  return rolesOf(context.engines).map((role) => new SequenceEngine(context, files, role, storage3));
}
async function goThroughOnce(context, files, sequence, dialect) {
  const engines = enginesOf(context, files, sequence.storage);
  try {
    return await goThrough(sequence, engines, dialect);
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
}
async function goThrough({ storage: storage3, order, steps: names }, engines, dialect) {
  const steps = names.map((name) => stepNamed(name, dialect));
  const [baseline, ...others] = engines;
  if (baseline === void 0) throw new Error("a run has a baseline");
  const { passage: reference, ns } = await baseline.check(steps);
  const checked = await Promise.all(others.map((engine) => engine.check(steps, ns)));
  const untimed = [reference, ...checked.map(({ passage }) => passage)];
  const passages = [];
  for (const [index, passage] of untimed.entries()) {
    const engine = engines[index];
    passages.push(passage.failure === void 0 ? await engine.time(steps, passage, ns) : passage);
  }
  return { storage: storage3, order, steps: [...names], engines: passages };
}

// src/features/workloads/own/suite.ts
import { createHash as createHash2 } from "node:crypto";
import path2 from "node:path";

// src/suite/counters-query.ts
function countersQuery(query, dialect) {
  const from = `FROM (${query.trim().replace(/;$/, "")})`;
  return dialect === "sqlite" ? `SELECT name || '=' || CAST(value AS INTEGER) ${from};` : `SELECT CONCAT(name, '=', CAST(value AS SIGNED)) ${from} AS counters;`;
}

// src/features/workloads/own/in-transactions.ts
var ruling = /^(?:BEGIN|START|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE|LOCK|UNLOCK|SET|XA)$/;
var changing = /^(?:INSERT|REPLACE|UPDATE|DELETE)$/;
var creating = /^CREATE (?:TEMP |TEMPORARY |UNIQUE )?(?:TABLE|INDEX|VIEW|TRIGGER)$/;
function* inTransactions(statements, written, dialect) {
  const share = new Map(written.map((sql) => [sql, canShare(sql, dialect)]));
  const isRuled = written.some((sql) => rulesTransactions(sql));
  let first;
  let isOpen = false;
  for (const { written: sql, text } of statements) {
    if (!isRuled && share.get(sql) === true) {
      if (isOpen) yield text;
      else if (first === void 0) first = text;
      else {
        yield* ["BEGIN;", first, text];
        isOpen = true;
      }
      continue;
    }
    if (isOpen) yield "COMMIT;";
    else if (first !== void 0) yield first;
    [first, isOpen] = [void 0, false];
    yield text;
  }
  if (isOpen) yield "COMMIT;";
  else if (first !== void 0) yield first;
}
function canShare(sql, dialect) {
  const words = outerWords(sql);
  const [first = ""] = words;
  if (first === "WITH") {
    const verb = words.find((word) => changing.test(word) || word === "SELECT" || word === "VALUES");
    return verb !== void 0 && changing.test(verb);
  }
  if (changing.test(first)) return true;
  return dialect === "sqlite" && [2, 3].some((count) => creating.test(words.slice(0, count).join(" ")));
}
function rulesTransactions(sql) {
  if (ruling.test(outerWords(sql)[0] ?? "")) return true;
  for (const { kind, text } of tokenize(sql))
    if (kind === "word" && text.toUpperCase() === "ROLLBACK") return true;
  return false;
}
function outerWords(sql) {
  const words = [];
  let depth = 0;
  for (const { kind, text } of tokenize(sql)) {
    if (text === "(") depth++;
    else if (text === ")") depth--;
    else if (kind === "word" && depth === 0) words.push(text.toUpperCase());
  }
  return words;
}

// src/features/workloads/own/suite.ts
var warm = {
  sqlite: ["SELECT count(*) FROM sqlite_master;"],
  mysql: ["SELECT count(*) FROM information_schema.tables WHERE table_schema = database();"]
};
function preparationStream(seed) {
  return new RandomStream(seed, "preparation of own workloads");
}
function* repetitions(statements, repeat, random) {
  for (let repetition = 1; repetition <= repeat; repetition++)
    for (const [index, one] of statements.entries())
      yield { index, repetition, filled: fillIn(one, repetition, random) };
}
var noRandomness = new RandomStream(0, "");
function filledOnce(one) {
  return one.values === void 0 ? one.sql : textOf(fillIn(readPlaceholders(one), 1, noRandomness));
}
function* preparingStatements({
  statements,
  repeating,
  repeated: repeated2,
  repeat
}, seed) {
  for (const one of statements) yield { written: one.sql, text: filledOnce(one) };
  for (const { index, filled } of repetitions(repeated2, repeat, preparationStream(seed)))
    yield { written: repeating[index]?.sql ?? "", text: textOf(filled) };
}
function* contestPreparation(contest, seed) {
  yield* preparationOf(databaseOf(contest, "1"), seed, "sqlite");
  yield checkpoint;
}
function* preparationOf(database, seed, dialect) {
  const written = [...database.statements, ...database.repeating].map(({ sql }) => sql);
  yield* inTransactions(preparingStatements(database, seed), written, dialect);
}
function ownSuite(all, dialect = "sqlite") {
  const own = all.flatMap((one) => "connections" in one ? [] : one);
  const contests = all.flatMap((one) => "connections" in one ? one : []);
  if (dialect !== "sqlite") {
    requireNamed(own);
    requireNoFiles(own);
  }
  const databases = databasesOf(own);
  const starts = new Map([...databases.values()].map(({ name, start }) => [name, start]));
  const ordered = kinds.flatMap((kind) => own.filter((one) => one.kind === kind));
  const parsed = new Map(own.map((one) => [one.name, one.statements.map(readPlaceholders)]));
  return {
    ...suites.own,
    dialect,
    workloads: ordered.map((one) => workloadOf(one, parsed.get(one.name) ?? [], databases, dialect)),
    tables: [...databases.values()].map(({ name }) => name),
    start: (name) => starts.get(name),
    ...own.length === 0 ? { steps: contests.map(({ name, file }) => ({ name, description: `the contest of ${file}` })) } : {},
    *preparation(_, { seed }, names) {
      for (const database of databases.values())
        if (names === void 0 || names.includes(database.name))
          yield* preparationOf(database, seed, dialect);
      if (dialect === "sqlite") yield checkpoint;
    },
    *definition() {
      for (const one of own) yield JSON.stringify(definitionOf(one));
    },
    placeOf: (workload, beginning, size) => {
      const found = own.find(({ name }) => name === workload);
      return found && placeOf(found, parsed.get(workload) ?? [], beginning, size, dialect);
    }
  };
}
function workloadOf(own, statements, databases, dialect) {
  const { name, kind, storages: storages2, compare, repeat, check, counters: counters2, alternatives, max, file } = own;
  const database = databases.get(preparationKey(own))?.name;
  if (database === void 0) throw new Error(`${name} has no database`);
  return {
    name,
    kind,
    storages: storages2,
    compare,
    description: `the statements of ${file}`,
    source: file,
    tables: [database],
    database,
    times: () => repeat,
    statements: repeated(statements, repeat),
    ...alternatives === void 0 ? {} : {
      alternatives: alternatives.map((form) => ({
        text: form.map(({ sql }) => sql).join(" "),
        statements: repeated(form.map(readPlaceholders), repeat)
      }))
    },
    warm: own.opens === void 0 ? warm[dialect] : [],
    opens: own.opens,
    ...own.opens === "connection" ? { noShells: "the opening that connect: each times" } : {},
    ...surroundingsOf(own),
    ...errorsOf(own),
    max,
    state: check.map(filledOnce),
    // A transaction around reads is gone when their check is asked: it shows only that nothing remains.
    comparesStateOnly: check.length > 0 && !(kind === "reads" && isSurrounded(own)),
    ...counters2 === void 0 ? {} : { counters: countersQuery(counters2.sql, dialect) }
  };
}
function isSurrounded(own) {
  return surroundings.some((place) => own[place] !== void 0);
}
function surroundingsOf(own) {
  return Object.fromEntries(
    surroundings.flatMap((place) => {
      const statements = own[place]?.map(readPlaceholders);
      const make = ({ random }) => statements?.map((one) => fillIn(one, 1, random));
      return statements === void 0 ? [] : [[place, make]];
    })
  );
}
function errorsOf({ statements, repeat }) {
  const errors = statements.map(({ error }) => error);
  const first = statements.find(({ error }) => error !== void 0);
  if (first === void 0) return {};
  return {
    noShells: `the error that is expected at ${first.place}`,
    *errors() {
      for (let repetition = 1; repetition <= repeat; repetition++) yield* errors;
    }
  };
}
function repeated(statements, times) {
  return function* ({ random }) {
    for (const { filled } of repetitions(statements, times, random)) yield filled;
  };
}
function databasesOf(own) {
  const databases = /* @__PURE__ */ new Map();
  for (const one of own) {
    const key = preparationKey(one);
    if (databases.has(key)) continue;
    const name = String(databases.size + 1);
    databases.set(key, { ...databaseOf(one, name), start: startOf(one) });
  }
  return databases;
}
function databaseOf({ tables, prepare, prepareRepeat: repeat }, name) {
  const [once, repeated2] = repeat === void 0 ? [prepare, []] : [[], prepare];
  return {
    name,
    statements: [...tables, ...once],
    repeating: repeated2,
    repeated: repeated2.map(readPlaceholders),
    repeat: repeat ?? 0
  };
}
function preparationKey(own) {
  const { tables, prepare, prepareRepeat } = own;
  const sqlOf = (all) => all.map(writtenOf).join("\n");
  const { sha256, usesDir } = startOf(own) ?? {};
  const start = usesDir === void 0 ? "" : `${sha256} ${usesDir}\0`;
  if (prepareRepeat === void 0) return `${start}${sqlOf([...tables, ...prepare])}`;
  return `${start}${sqlOf(tables)}\0${prepareRepeat}\0${sqlOf(prepare)}`;
}
function startOf(own) {
  const { database, prepareCommand: command } = own;
  const usesDir = textsOf(own).some((text) => text.includes("{dir}"));
  const identity = identityOf(own);
  if (identity === void 0 && !usesDir) return void 0;
  const sha256 = identity === void 0 ? "" : createHash2("sha256").update(JSON.stringify(identity)).digest("hex");
  const sources = Object.entries(database ?? {});
  const bytes = Math.max(0, ...sources.map(([, one]) => one.bytes));
  const files = database && Object.fromEntries(sources.map(([role, one]) => [role, one.path]));
  return { bytes, sha256, usesDir, files, command };
}
function identityOf({ database, prepareCommand }) {
  if ((database ?? prepareCommand) === void 0) return void 0;
  const hashes = database && roles.map((role) => database[role]?.sha256 ?? "");
  return { database: hashes, prepareCommand: prepareCommand?.identity };
}
function textsOf(own) {
  const { tables, prepare, before = [], statements, after = [], check, alternatives = [] } = own;
  const sql = [...tables, ...prepare, ...before, ...statements, ...after, ...check, ...alternatives.flat()];
  return [...sql.map(writtenOf), ...own.prepareCommand?.words ?? []];
}
function requireNamed(own) {
  const { file, folder } = own.find((one) => one.folder !== void 0) ?? {};
  if (file === void 0 || folder === void 0) return;
  throw new InputError(
    `${file}: its folder ${folder} is named as a whole, and the engines are servers, on which its SQL could reach other databases and files: name its files, such as ${path2.join(folder, "*.yml")}, if you trust them`
  );
}
function requireNoFiles(own) {
  const first = own.find((one) => startOf(one) !== void 0 || one.opens !== void 0);
  if (first === void 0) return;
  const { database, prepareCommand, opens } = first;
  const key = database !== void 0 ? "database" : prepareCommand !== void 0 ? "prepare-command" : startOf(first) !== void 0 ? "{dir}" : opens === "process" ? "process" : "connect";
  throw new InputError(
    `${first.file}: ${key} is for engines that open a file, and the engines are servers: omit it`
  );
}
function writtenOf({ sql, values }) {
  return values === void 0 ? sql : `${sql} ${JSON.stringify(values)}`;
}
function definitionOf(own) {
  const { name, kind, storages: storages2, compare, repeat, tables, prepare, prepareRepeat, statements } = own;
  const { check, counters: counters2, alternatives } = own;
  const sqlOf = (placed2) => placed2.map(writtenOf);
  return {
    ...{ name, kind, storages: storages2, compare, repeat },
    // Named only where there is one, so that other workloads keep their hash.
    ...identityOf(own),
    tables: sqlOf(tables),
    prepare: sqlOf(prepare),
    prepareRepeat,
    statements: sqlOf(statements),
    check: sqlOf(check),
    counters: counters2?.sql,
    ...errorsOfDefinition(own),
    // Named only where there are some.
    ...Object.fromEntries(
      surroundings.flatMap((place) => own[place] === void 0 ? [] : [[place, sqlOf(own[place])]])
    ),
    // Absent from the text if there are none.
    alternatives: alternatives?.map(sqlOf),
    connects: own.opens === "connection" ? true : void 0,
    starts: own.opens === "process" ? true : void 0
  };
}
function errorsOfDefinition({ statements }) {
  const errors = statements.map(({ error }) => error ?? null);
  return errors.every((error) => error === null) ? {} : { errors };
}
function placeOf(own, parsed, beginning, { seed }, dialect) {
  const { name, tables, prepare, prepareRepeat, statements, repeat, check, counters: counters2 } = own;
  const once = prepareRepeat === void 0 ? prepare : [];
  const fixed = [...tables, ...once, ...check].find((one) => filledOnce(one).startsWith(beginning));
  if (fixed !== void 0) return fixed.place;
  if (counters2 !== void 0 && countersQuery(counters2.sql, dialect).startsWith(beginning))
    return counters2.place;
  for (const place of surroundings) {
    const random = workloadStream(seed, `${name}, ${place}`);
    const found = own[place]?.find(
      (one) => textOf(fillIn(readPlaceholders(one), 1, random)).startsWith(beginning)
    );
    if (found !== void 0) return found.place;
  }
  const placeIn = (placed2, all, times) => {
    let found;
    for (const { index, repetition, filled } of all) {
      if (!textOf(filled).startsWith(beginning) && !shapeOf(filled).startsWith(beginning)) continue;
      if (found !== void 0 && found.repetition !== repetition) return found.place;
      found ??= { place: placed2[index]?.place, repetition };
    }
    return found && `${found.place}${times > 1 ? `, repetition ${found.repetition}` : ""}`;
  };
  const inStatements = placeIn(statements, repetitions(parsed, repeat, workloadStream(seed, name)), repeat);
  if (inStatements !== void 0 || prepareRepeat === void 0) return inStatements;
  const prepared = prepare.map(readPlaceholders);
  return placeIn(prepare, repetitions(prepared, prepareRepeat, preparationStream(seed)), prepareRepeat);
}

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
  const { counts, "count-rows": rows2 } = valuesOf(counting, given);
  return counts === "off" ? void 0 : rows2;
}
var defaultCountRows = counting["count-rows"].default;
function countCeilings(given) {
  return { instructions: valuesOf(counting, given)["count-ceiling"] };
}

// src/features/figures/age/measure/age-shape.ts
import { rm } from "node:fs/promises";
import path6 from "node:path";

// src/features/figures/age/measure/aged-database.ts
import path5 from "node:path";

// src/features/figures/age/measure/database-files.ts
import path4 from "node:path";

// src/features/workloads/servers/server-files.ts
var dataFolder = "db";
var databaseFolder = "sqlite_bench_gate";
var logs = /^(?:ib_logfile\d+|#ib_redo\d+(?:_tmp)?|aria_log\.\d+|.*bin(?:log)?\.\d{6}|v{32}|journal\.idx)$/;
function kindOfServerFile(place) {
  const folders2 = place.split("/");
  const name = folders2.pop() ?? "";
  if (logs.test(name)) return "log";
  return folders2.includes(databaseFolder) ? "main" : "others";
}

// src/features/figures/age/measure/process-usage.ts
import { readdirSync, readFileSync, statSync } from "node:fs";
import path3 from "node:path";
import { setTimeout } from "node:timers/promises";
function findProcess(folder) {
  const files = new Set(listFiles(folder).map(({ identity }) => identity));
  const numbers = listNames("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  const found = numbers.find(
    (number) => listNames(`/proc/${number}/fd`).some((open) => {
      const identity = identify(`/proc/${number}/fd/${open}`)?.identity;
      return identity !== void 0 && files.has(identity);
    })
  );
  return found === void 0 ? void 0 : Number(found);
}
function readUsage(process2) {
  return usageOf(process2, /^VmRSS:\s+(\d+) kB$/m.exec(readText(`/proc/${process2}/status`)));
}
function readUsageExactly(process2) {
  const rollup = /^Rss:\s+(\d+) kB$/m.exec(readText(`/proc/${process2}/smaps_rollup`));
  return rollup === null ? readUsage(process2) : usageOf(process2, rollup);
}
function usageOf(process2, kilobytes) {
  const resident = kilobytes?.[1];
  const written = /^wchar: (\d+)$/m.exec(readText(`/proc/${process2}/io`))?.[1];
  return {
    ...resident === void 0 ? {} : { resident: 1024 * Number(resident) },
    ...written === void 0 ? {} : { written: Number(written) }
  };
}
var longestHaltMs = 3e4;
async function haltProcess(number) {
  const signal = (name) => {
    try {
      return process.kill(number, name);
    } catch {
      return false;
    }
  };
  const goOn = () => void signal("SIGCONT");
  if (!signal("SIGSTOP")) return void 0;
  const folder = `/proc/${number}/task`;
  const isHalted = (thread) => /\) [TtZX] [^)]*$/.test(readText(`${folder}/${thread}/stat`));
  for (const start = Date.now(); !listNames(folder).every(isHalted); ) {
    if (Date.now() - start > longestHaltMs) {
      goOn();
      return void 0;
    }
    await setTimeout(1);
  }
  return goOn;
}
function listFiles(folder) {
  return listNames(folder).flatMap((name) => {
    const place = path3.join(folder, name);
    const found = identify(place);
    if (found === void 0) return [];
    return found.isFolder ? listFiles(place) : [{ name, place, identity: found.identity, bytes: found.bytes }];
  });
}
function identify(place) {
  try {
    const stats = statSync(place);
    return { identity: `${stats.dev}:${stats.ino}`, bytes: stats.size, isFolder: stats.isDirectory() };
  } catch {
    return void 0;
  }
}
function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

// src/features/figures/age/measure/database-files.ts
function databaseFolder2(work, dialect) {
  return dialect === "mysql" ? path4.join(work, dataFolder) : work;
}
function databaseSizes(work, dialect) {
  const folder = databaseFolder2(work, dialect);
  const sizes = { main: 0, log: 0, others: 0 };
  for (const { name, place, bytes } of listFiles(folder)) {
    const inFolder = path4.relative(folder, place).replaceAll(path4.sep, "/");
    sizes[dialect === "mysql" ? kindOfServerFile(inFolder) : kindOfFile(name)] += bytes;
  }
  return sizes;
}
function kindOfFile(name) {
  if (name === "db") return "main";
  return /^db-(?:wal|journal)$/.test(name) ? "log" : "others";
}

// src/features/figures/age/measure/aged-database.ts
var storage = "autocommit";
var repeats = 3;
var openings = 3;
var AgedDatabase = class {
  #engine;
  #dialect;
  #folder;
  #preparation;
  #signal;
  #session;
  #process;
  #writtenBefore = 0;
  /** @param folder of its own, for databases and copies */
  constructor({ engine, dialect }, folder, preparation2, signal) {
    this.#engine = engine;
    this.#dialect = dialect;
    this.#folder = folder;
    this.#preparation = preparation2;
    this.#signal = signal;
  }
  /** Makes the database and the process. @param statement that changes nothing @throws EngineFailure */
  async begin(statement, timeoutMs2) {
    const files = this.#files("template", "life");
    await this.#engine.build(files, storage, this.#signal);
    this.#session = await this.#engine.open(files, storage, "time", this.#signal);
    await run(this.#session, statement, "reads", timeoutMs2);
    this.#findProcess();
    this.#writtenBefore = this.#usage().written ?? 0;
  }
  /** @throws EngineFailure */
  async commit(statements, timeoutMs2) {
    return await run(this.#living(), statements, "writes", timeoutMs2);
  }
  /** Looks at the database as it is. @throws EngineFailure */
  async look({ scan, points }, timeoutMs2) {
    const { written, resident } = this.#usage();
    const session = this.#living();
    const first = await run(session, points, "reads", timeoutMs2);
    const files = this.#sizes("life");
    const { hash = "", work } = await run(session, scan, "reads", timeoutMs2, "hash");
    const times = async (statements) => {
      const taken = [];
      for (let time = 0; time < repeats; time++)
        taken.push((await run(session, statements, "reads", timeoutMs2)).ns);
      return median(taken);
    };
    return {
      files,
      written: written && written - this.#writtenBefore,
      resident: resident ?? first.cost.peakBytes,
      rows: work.rows,
      hash,
      pointNs: await times(points) / pointSelects,
      scanNs: await times(scan)
    };
  }
  /**
   * Opens a copy of the files and asks it for one row. A server is started once, in the first turn: that takes far longer than to open a file.
   *
   * @param turn from 0
   * @returns nanoseconds; undefined in a later turn of a server
   * @throws EngineFailure
   */
  async openCopy({ firstPoint }, turn, timeoutMs2) {
    if (this.#isServer && turn > 0) return void 0;
    const times = [];
    await this.#withCopy(async (session) => {
      for (let time = 0; time < (this.#isServer ? 1 : openings); time++) {
        const request = { pass: "time", kind: "reads", statements: firstPoint, timeoutMs: timeoutMs2 };
        const { openNs } = await session.ready({ ...request, shares: "steps" });
        times.push(openNs + (await session.go()).ns);
        await session.endShared();
      }
    });
    return median(times);
  }
  /** Closes the database and opens it again, timed from here: messages to the process add less than a millisecond. @throws EngineFailure */
  async reopen() {
    const start = process.hrtime.bigint();
    await this.#living().reopen();
    const ns = Number(process.hrtime.bigint() - start);
    this.#findProcess();
    return { ns, files: this.#sizes("life") };
  }
  /** Executes a statement on a copy, and closes the copy and opens it again, so that a log is emptied. @throws EngineFailure */
  async clean(statement, timeoutMs2) {
    return await this.#withCopy(async (session) => {
      const { ns } = await run(session, statement, "writes", timeoutMs2);
      await session.reopen();
      const files = this.#sizes("copy");
      await session.endShared();
      return { ns, files };
    });
  }
  /** Ends the life, which must end well. @throws EngineFailure */
  async end() {
    await this.#session?.endShared();
  }
  async close() {
    const session = this.#session;
    this.#session = void 0;
    await session?.close();
  }
  #living() {
    if (this.#session === void 0) throw new Error("the life has not begun");
    return this.#session;
  }
  #usage() {
    return this.#process === void 0 ? {} : readUsageExactly(this.#process);
  }
  /** @throws EngineFailure if it is a server whose process is not found: its files could not be copied */
  #findProcess() {
    this.#process = findProcess(databaseFolder2(path5.join(this.#folder, "life"), this.#dialect));
    if (this.#isServer && this.#process === void 0)
      throw new EngineFailure("error", "the process of the server is not to be seen in /proc");
  }
  /** A process whose database is a copy of the living one, which does nothing meanwhile. A server would do something by itself: it is halted. */
  async #withCopy(use) {
    const goOn = this.#isServer && this.#process !== void 0 ? await haltProcess(this.#process) : void 0;
    if (this.#isServer && goOn === void 0)
      throw new EngineFailure("error", "the server cannot be halted, so that its files could be copied");
    try {
      const session = await this.#engine.open(this.#files("life", "copy"), storage, "time", this.#signal);
      try {
        return await use(session);
      } finally {
        await session.close();
      }
    } finally {
      goOn?.();
    }
  }
  get #isServer() {
    return this.#dialect === "mysql";
  }
  #files(template, work) {
    return {
      preparation: this.#preparation,
      template: () => path5.join(this.#folder, template),
      work: () => path5.join(this.#folder, work)
    };
  }
  #sizes(work) {
    return databaseSizes(path5.join(this.#folder, work), this.#dialect);
  }
};
async function run(session, statements, kind, timeoutMs2, pass = "time") {
  await session.ready({ pass, kind, statements, timeoutMs: timeoutMs2, shares: "steps" });
  return await session.go();
}

// src/features/figures/age/measure/room.ts
var leftToOthers = 0.1;
function bytesInNextRung(sizes, factor) {
  const [before, last = 0] = sizes.length < 2 ? [void 0, sizes[0]] : sizes.slice(-2);
  const seen = before === void 0 || before === 0 ? factor ** 2 : last / before;
  return 2 * last * Math.min(factor ** 2, Math.max(factor, seen));
}
function hasRoom(needed, free) {
  return needed <= (1 - leftToOthers) * free;
}

// src/features/figures/age/measure/age-shape.ts
var lastTurns = 9;
var turnsBefore = 3;
async function ageShape(name, shape, ageing) {
  const { engines, dialect, workspace, ladder, signal } = ageing;
  const folder = path6.join(workspace.folder, name);
  const write = async (file, statements) => {
    const place = path6.join(folder, file);
    await workspace.write(place, ended(statements), signal);
    return place;
  };
  const preparation2 = await write("prepare.sql", shape.preparation);
  const lives = rolesOf(engines).map((role) => {
    const engine = engines[role];
    const own = path6.join(folder, role);
    const database = new AgedDatabase({ engine, dialect }, own, preparation2, signal);
    return new EngineLife(role, database, own, ageing);
  });
  try {
    const nothing = await write("nothing.sql", ["SELECT 1"]);
    for (const life of lives) await life.begin(nothing);
    for (const [rung, commits] of ladder.entries()) {
      const factor = commits / (ladder[rung - 1] ?? commits);
      await endWithoutRoom(lives, factor, () => (ageing.freeBytes ?? freeBytes)(folder));
      const blocks = blocksOf(ladder, rung);
      for (const [index, block] of blocks.entries()) {
        const statements = statementsOf(shape, block, index === 0, index === blocks.length - 1);
        const file = await write("block.sql", statements);
        const size = block.to - block.from + 1;
        const order = rung === 0 && index === 0 ? lives : orderOf(lives, index);
        for (const life of order) await life.commit(file, size, limitOf(lives, size));
      }
      const points = shape.points(commits);
      const looks = {
        scan: await write("scan.sql", shape.scan(commits)),
        points: await write("points.sql", points),
        firstPoint: await write("first-point.sql", points.slice(0, 1))
      };
      for (const life of lives) await life.look(looks);
      const turns = rung === ladder.length - 1 ? lastTurns : turnsBefore;
      for (let turn = 0; turn < turns; turn++)
        for (const life of orderOf(lives, turn)) await life.open(looks, turn);
      for (const life of lives) life.endRung(commits);
    }
    const vacuum = await write("vacuum.sql", [shape.rebuild(ladder.at(-1) ?? 0)]);
    const cleanup = ageing.cleanup && await write("cleanup.sql", [ageing.cleanup]);
    for (const life of lives) await life.end(vacuum, cleanup);
  } finally {
    await Promise.all(lives.map((life) => life.close()));
  }
  return { shape: name, engines: lives.map((life) => life.record) };
}
function orderOf(lives, turn) {
  const first = turn % lives.length;
  return [...lives.slice(first), ...lives.slice(0, first)];
}
async function endWithoutRoom(lives, factor, free) {
  const needs = (life) => bytesInNextRung(life.sizes, factor) - (life.sizes.at(-1) ?? 0);
  const growing = () => lives.filter((life) => life.isGoingOn && life.sizes.length > 0);
  for (; ; ) {
    const [largest] = growing().toSorted((one, other) => needs(other) - needs(one));
    const room = free();
    const needed = growing().reduce((sum, life) => sum + needs(life), 0);
    if (largest === void 0 || hasRoom(needed, room)) return;
    await largest.endFor(
      `its database of ${shortBytes(largest.sizes.at(-1) ?? 0)} and a copy could need ${shortBytes(needs(largest))} more in the next rung, and the disk has ${shortBytes(room)} free`
    );
  }
}
function* ended(statements) {
  for (const sql of statements) yield sql.endsWith(";") ? sql : `${sql};`;
}
function limitOf(lives, commits) {
  const [baseline] = lives;
  return baseline?.slowestCommitNs === void 0 ? void 0 : baseline.slowestCommitNs * commits;
}
var EngineLife = class {
  #role;
  #database;
  #folder;
  #signal;
  #timeouts;
  #rungs = [];
  #blocks = [];
  #after = 0;
  /** The figures of the last look, and the times of the openings after it. */
  #seen;
  #opensNs = [];
  #end = {};
  #failure;
  slowestCommitNs;
  constructor(role, database, folder, { sampleTimeout, signal }) {
    this.#role = role;
    this.#database = database;
    this.#folder = folder;
    this.#signal = signal;
    this.#timeouts = new SampleTimeouts(sampleTimeout);
  }
  get record() {
    const failure = { failure: this.#failure };
    return { role: this.#role, rungs: this.#rungs, ...this.#end, ...failure };
  }
  get isGoingOn() {
    return this.#failure === void 0;
  }
  /** Bytes of all files after each rung. */
  get sizes() {
    return this.#rungs.map(({ files }) => totalOf(files));
  }
  /** Ends the life, and removes its files, for want of room. */
  async endFor(message) {
    this.#failure = { occasion: "disk", after: this.#after, reason: "error", message };
    await this.#database.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
  async begin(nothing) {
    await this.#try("start", () => this.#database.begin(nothing, this.#timeouts.after(void 0)));
  }
  async commit(file, commits, baselineNs) {
    await this.#try("commits", async () => {
      const sample = await this.#database.commit(file, this.#timeouts.after(baselineNs));
      this.#blocks.push(sample);
      this.#after += commits;
      this.slowestCommitNs = Math.max(this.slowestCommitNs ?? 0, sample.ns / commits);
    });
  }
  async look(looks) {
    const timeoutMs2 = this.#timeouts.after(void 0);
    this.#seen = await this.#try("read", () => this.#database.look(looks, timeoutMs2));
    this.#opensNs = [];
  }
  async open(looks, turn) {
    const timeoutMs2 = this.#timeouts.after(void 0);
    const ns = await this.#try("open", () => this.#database.openCopy(looks, turn, timeoutMs2));
    if (ns !== void 0) this.#opensNs.push(ns);
  }
  endRung(commits) {
    const [seen, opensNs] = [this.#seen, this.#opensNs];
    if (!this.isGoingOn || seen === void 0) return;
    const blocks = {
      blocksNs: this.#blocks.map(({ ns }) => ns),
      blocksCpuNs: this.#blocks.map(({ cost }) => cost.cpuNs)
    };
    this.#rungs.push({ commits, ...blocks, ...seen, openNs: median(opensNs), opensNs });
    this.#blocks = [];
  }
  async end(vacuum, cleanup) {
    const reopened = await this.#try("reopen", () => this.#database.reopen());
    this.#end = {
      reopened,
      vacuum: await this.#clean("VACUUM", vacuum),
      cleanup: cleanup === void 0 ? void 0 : await this.#clean("clean-up", cleanup)
    };
    await this.#try("reopen", () => this.#database.end());
  }
  close() {
    return this.#database.close();
  }
  async #clean(occasion, statement) {
    return await this.#try(occasion, async () => {
      try {
        return await this.#database.clean(statement, this.#timeouts.after(void 0));
      } catch (cause) {
        if (cause instanceof EngineFailure && cause.reason === "error" && cause.where === "statement")
          return { refused: cause.message };
        throw cause;
      }
    });
  }
  /** @returns undefined after a failure @throws anything but an EngineFailure */
  async #try(occasion, attempt) {
    if (this.#failure !== void 0) return void 0;
    try {
      return await attempt();
    } catch (cause) {
      this.#signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      const { reason, message } = cause;
      this.#failure = { occasion, after: this.#after, reason, message };
      await this.#database.close();
      return void 0;
    }
  }
};

// src/features/figures/contention/own-script.ts
function ownRecord(contest) {
  const { name: workload, mode, connections, durationMs: windowMs, killEveryMs, compare } = contest;
  return {
    ...{ workload, mode, windowMs, killEveryMs, compare },
    connections: connections.reduce((sum, { count }) => sum + count, 0),
    tasks: connections.map(({ name: task, count }) => ({ task, connections: count })),
    sha256: contestHash(contest)
  };
}
function withPlace(message, contest) {
  const { tables, prepare, invariant, connections } = contest;
  const all = [...tables, ...prepare, ...invariant];
  const own = connections.flatMap(({ statements, committed }) => [
    ...statements,
    ...committed ? [committed] : []
  ]);
  const named = [...all, ...own].map((one) => ({ place: one.place, beginning: textOf2(one).slice(0, 100) })).filter(({ beginning }) => message.includes(beginning)).toSorted((one, other) => other.beginning.length - one.beginning.length);
  return named[0] === void 0 ? message : `${message} (${named[0].place})`;
}
function scriptLines({ connections, invariant, killEveryMs }) {
  return [
    ...killEveryMs === void 0 ? [] : [`kill ${killEveryMs}`],
    ...invariant.map((one) => `invariant ${textOf2(one)}`),
    ...connections.flatMap(({ name, count, pauseMs, committed, statements }) => [
      ...[`connections ${name}`, `count ${count}`],
      ...pauseMs === void 0 ? [] : [`pause ${pauseMs}`],
      ...committed === void 0 ? [] : [`committed ${textOf2(committed)}`],
      ...statements.flatMap((one) => [
        `statement ${textOf2(one)}`,
        ...partLines(readPlaceholders(withoutEnd(one)))
      ])
    ])
  ];
}
function textOf2({ sql }) {
  return sql.replace(/;\s*$/, "");
}
function withoutEnd(one) {
  return { ...one, sql: textOf2(one) };
}
function partLines({ pieces, parts }, quote = (text) => text) {
  return pieces.flatMap((piece, index) => [
    ...piece === "" ? [] : [`piece ${quote(piece)}`],
    ...index < parts.length ? placeholderLines(parts[index]) : []
  ]);
}
function placeholderLines(part) {
  switch (part.kind) {
    case "repetition":
      return ["number"];
    case "integer":
      return [`integer ${part.first} ${part.last}`];
    case "letters":
      return [`letters ${part.count}`];
    case "given":
      return [`piece ${textOf(part.part)}`];
    case "literal":
      return ["piece '", ...partLines(part, (text) => text.replaceAll("'", "''")), "piece '"];
  }
}

// src/features/figures/contention/measure.ts
import path7 from "node:path";

// src/features/figures/contention/database.ts
var accounts = 500;
var balance = 1e3;
var counters = 3e3;
var rowsInStatement = 100;
var filler = "x".repeat(100);
var warehouse = { rows: 500, seed: 1, warehouses: 1 };
var contestConditions = conditions("sqlite");
function contestPreparation2() {
  const own = [
    "CREATE TABLE account(id INTEGER PRIMARY KEY, balance INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE counter(id INTEGER PRIMARY KEY, n INTEGER NOT NULL, filler TEXT NOT NULL)",
    "CREATE TABLE entry(id INTEGER PRIMARY KEY, who INTEGER NOT NULL, filler TEXT NOT NULL)",
    ...inserts("account", accounts, balance),
    ...inserts("counter", counters, 0)
  ].map((statement) => `${statement};`);
  return [...own, ...preparation(warehouse, "sqlite")];
}
function inserts(table, rows2, value) {
  return Array.from({ length: rows2 / rowsInStatement }, (_, statement) => {
    const first = statement * rowsInStatement + 1;
    const values = Array.from(
      { length: rowsInStatement },
      (__, row) => `(${first + row}, ${value}, '${filler}')`
    );
    return `INSERT INTO ${table} VALUES ${values.join(", ")}`;
  });
}

// src/features/figures/contention/measure.ts
var storage2 = "autocommit";
var attempts = ["PRAGMA synchronous=NORMAL;", "PRAGMA busy_timeout=0;"];
var defaultPatienceMs = 1e4;
var timeoutMs = 6e4;
var shared = "";
var Arena = class _Arena {
  #contending;
  #entered;
  entrants;
  /** The contests in which an engine has failed, which it does not repeat. */
  #failed = [];
  constructor(contending, entered, entrants) {
    this.#contending = contending;
    this.#entered = entered;
    this.entrants = entrants;
  }
  /** Builds each engine's database and starts its driver. @param failed the contests of earlier rounds */
  static async open(contending, earlier = []) {
    const { engines, workspace, signal, program } = contending;
    const preparation2 = path7.join(workspace.folder, "prepare.sql");
    const isOwnAlone = program !== void 0 && program.most === void 0;
    const statements = isOwnAlone ? ["CREATE TABLE t(a);"] : contestPreparation2();
    await workspace.write(preparation2, statements, signal);
    const entered = [];
    const entrants = [];
    try {
      for (const role of rolesOf(engines)) {
        const folder = path7.join(workspace.folder, role);
        const one = await enter(role, engines[role], folder, preparation2, signal);
        if ("grounds" in one) entered.push(one);
        entrants.push("grounds" in one ? one.entrant : one);
      }
    } catch (cause) {
      await closeAll(entered);
      throw cause;
    }
    const arena = new _Arena(contending, entered, entrants);
    arena.#failed.push(...earlier.filter(({ fault }) => fault !== void 0));
    return arena;
  }
  /** Holds contests once on each engine. @param round from 1 @param onHold told before each */
  async hold(round, cells, onHold = () => {
  }) {
    const held = [];
    for (const [index, cell] of cells.entries()) {
      const turn = (round + index) % Math.max(1, this.#entered.length);
      for (const one of [...this.#entered.slice(turn), ...this.#entered.slice(0, turn)]) {
        const { program = {} } = this.#contending;
        if (!isToHold(one.entrant, cell, this.#failed, program)) continue;
        onHold(cell, one.entrant.role);
        const result = await this.#holdOne(one, cell, round, windowOf(program, cell));
        if (result.fault !== void 0) this.#failed.push(result);
        held.push(result);
      }
    }
    return held;
  }
  /** Holds the contests once more, for longer, in which a connection seems to starve. @returns all contests */
  async holdLonger(contention) {
    const held = [];
    const again = suspectsIn(contention).flatMap(
      (one) => rolesAgain(one, contention).map((role) => ({ role, cell: one.cell }))
    );
    for (const { role, cell } of again) {
      const one = this.#entered.find(({ entrant }) => entrant.role === role);
      const isKnown = held.some(
        (earlier) => earlier.role === role && contestPath(earlier) === contestPath(cell)
      );
      if (one === void 0 || isKnown) continue;
      held.push(await this.#holdOne(one, cell, contention.rounds + 1, longerWindowOf(contention, cell)));
    }
    return held.length === 0 ? contention : { ...contention, longer: { windowMs: longerWindowMs, held } };
  }
  async close() {
    await closeAll(this.#entered);
  }
  /** The database of a contest, which is built for its first round. @throws EngineFailure */
  async #groundOf({ entrant, engine, grounds }, own) {
    const known = grounds.get(own?.name ?? shared);
    if (known !== void 0) return known;
    if (own === void 0) throw new Error(`the ${entrant.role} has no database of the tool's own contests`);
    const { workspace, seed, signal } = this.#contending;
    const folder = path7.join(workspace.folder, entrant.role, own.name);
    const preparation2 = path7.join(workspace.folder, `${own.name}.sql`);
    await workspace.write(preparation2, contestPreparation(own, seed), signal);
    const files = filesIn(folder, preparation2);
    const ground = startGround(engine, files, signal);
    if (typeof ground === "string") throw new Error(`the ${entrant.role} ${ground}`);
    grounds.set(own.name, ground);
    await engine.build(files, storage2, signal, timeoutMs);
    return ground;
  }
  /** The file of a user's contest for the driver; undefined for one of the tool's own. */
  async #scriptOf(own) {
    if (own === void 0) return void 0;
    const { workspace, signal } = this.#contending;
    const file = path7.join(workspace.folder, `${own.name}.contest`);
    await workspace.write(file, scriptLines(own), signal);
    return file;
  }
  async #holdOne(entered, cell, round, windowMs) {
    const { entrant } = entered;
    const { sampleTimeout, seed, signal, program } = this.#contending;
    const own = program?.contests.find(({ name }) => name === cell.workload);
    signal.throwIfAborted();
    const form = formOf(entrant, cell);
    const patienceMs = sampleTimeout === void 0 ? defaultPatienceMs : Math.ceil(1e3 * sampleTimeout);
    const one = { role: entrant.role, ...cell, round, form };
    let ground;
    try {
      ground = await this.#groundOf(entered, own);
      const { tasks, isChecked, fault, looks, kills } = await ground.contests.hold({
        ...{ ...cell, form, windowMs, patienceMs },
        seed: 1e3 * (seed % 1e9) + round,
        script: await this.#scriptOf(own)
      });
      return {
        ...one,
        tasks: tasks.map(({ times, ...sums }) => {
          if (times === void 0) return sums;
          const of = (share) => Math.round(quantile(times, share));
          return { ...sums, p50: of(0.5), p99: of(0.99), longest: times.max };
        }),
        ...fault === void 0 && !isChecked ? { unchecked: true } : {},
        ...{ looks, kills, fault: placed(fault, own) }
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      const { reason, message } = cause;
      const kind = reason === "timeout" ? "hung" : reason === "crash" ? "crash" : "error";
      await ground?.contests.close();
      if (ground !== void 0) ground.contests = ground.start();
      return { ...one, tasks: [], fault: placed({ kind, message }, own) };
    }
  }
};
function placed(fault, own) {
  return fault && own ? { ...fault, message: withPlace(fault.message, own) } : fault;
}
async function closeAll(entered) {
  const grounds = entered.flatMap((one) => [...one.grounds.values()]);
  await Promise.all(grounds.map(({ contests }) => contests.close()));
}
function filesIn(folder, preparation2) {
  return {
    preparation: preparation2,
    attempts,
    template: () => path7.join(folder, "template"),
    work: () => path7.join(folder, "work", "database")
  };
}
function startGround(engine, files, signal) {
  const start = () => engine.contend(files, storage2, signal);
  const contests = start();
  return typeof contests === "string" ? contests : { contests, start };
}
function formOf({ concurrent }, { workload }) {
  if (workload === "transfers" || workload === "reads" || workload === "storm") return "deferred";
  return concurrent === true ? "concurrent" : "immediate";
}
async function enter(role, engine, folder, preparation2, signal) {
  const files = { ...filesIn(folder, preparation2), conditions: contestConditions };
  let ground;
  try {
    const started = startGround(engine, files, signal);
    if (typeof started === "string") return { role, absent: started };
    ground = started;
    await engine.build(files, storage2, signal, timeoutMs);
    const contender = await ground.contests.introduce(timeoutMs);
    return { entrant: { role, ...contender }, engine, grounds: /* @__PURE__ */ new Map([[shared, ground]]) };
  } catch (cause) {
    await ground?.contests.close();
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return { role, failed: cause.message };
  }
}

// src/features/figures/counts/measure/counting.ts
import path11 from "node:path";
import { isDeepStrictEqual } from "node:util";

// src/features/figures/counts/measure/count-session.ts
import path9 from "node:path";

// src/features/figures/counts/measure/profile.ts
import { readdirSync as readdirSync2, rmSync } from "node:fs";
import path8 from "node:path";
var mostBytes = 1e8;
function takeProfile(folder) {
  const files = readdirSync2(folder).map((name) => path8.join(folder, name));
  try {
    const [asked, ...others] = files.map(readRegular).filter((text) => text.includes("\ndesc: Trigger: Client Request"));
    if (others.length > 0) throw forged("several profiles of one count");
    return asked === void 0 ? void 0 : parseProfile(asked);
  } finally {
    for (const file of files) rmSync(file, { recursive: true, force: true });
  }
}
function readRegular(file) {
  const found = readInside(file, [path8.dirname(file)], mostBytes);
  if (typeof found === "string") throw forged(`a file that is not read (${found})`);
  return found.bytes.toString("latin1");
}
function forged(found) {
  return new EngineFailure(
    "error",
    `the folder of Callgrind's profiles has ${found}, which Callgrind does not write`
  );
}
function parseProfile(text) {
  const functions = /* @__PURE__ */ new Map();
  const edges = [];
  let current = "";
  let callee;
  let isCall = false;
  let total = 0;
  const ofName = (name) => {
    const found = functions.get(name) ?? { own: 0, inclusive: 0 };
    functions.set(name, found);
    return found;
  };
  for (const line of text.split("\n")) {
    const [key, value] = splitOnce(line, "=");
    if (key === "fn") current = value;
    else if (key === "cfn") callee = value;
    else if (key === "calls") isCall = true;
    else if (/^[+\-*\d]/.test(line)) {
      const cost = Number(line.split(" ")[1] ?? 0);
      if (isCall && callee !== void 0) edges.push({ caller: current, callee, cost });
      else {
        ofName(current).own += cost;
        total += cost;
      }
      isCall = false;
    }
  }
  for (const [, one] of functions) one.inclusive = one.own;
  for (const { caller, callee: called, cost } of edges)
    if (caller !== called) ofName(caller).inclusive += cost;
  for (const [, one] of functions) one.inclusive = Math.min(one.inclusive, total);
  return { total, functions };
}
function splitOnce(line, separator) {
  const at = line.indexOf(separator);
  return at < 0 ? [line, ""] : [line.slice(0, at), line.slice(at + 1)];
}

// src/features/figures/counts/measure/count-session.ts
var folders = {
  baseline: "baseline-",
  candidate: "candidate",
  base: "base-----"
};
function profilesOf(workspace, { role, storage: storage3, tests: [first] }) {
  const database = first && workspace.databaseOf(first).replaceAll("/", "-");
  return path9.join(workspace.folder, `profiles-${folders[role]}-${database}-${storage3}`);
}
var CountSession = class {
  #engine;
  #workspace;
  #part;
  #timeoutMs;
  #signal;
  #open;
  #hasOpened = false;
  #rehearses = true;
  /** @param engine on the simulated processor */
  constructor(engine, workspace, part, timeoutMs2, signal) {
    this.#engine = engine;
    this.#workspace = workspace;
    this.#part = part;
    this.#timeoutMs = timeoutMs2;
    this.#signal = signal;
  }
  /** @throws EngineFailure */
  async count(test) {
    const session = await this.#session(test);
    const { statements, warm: warm2, before, after, errors } = this.#workspace.files(test);
    try {
      const around = { before, after, errors };
      await session.ready({
        pass: "count",
        kind: test.kind,
        ...{ statements, warm: warm2, ...around, timeoutMs: this.#timeoutMs }
      });
      const { instructions, threads, work } = await session.go();
      if (threads !== void 0) throw new EngineFailure("error", startsThreads);
      if (instructions !== void 0) return { instructions, work };
      const profile = takeProfile(profilesOf(this.#workspace, this.#part));
      if (profile === void 0 || profile.total === 0)
        throw new EngineFailure("error", "Valgrind has counted nothing");
      return { instructions: profile.total, work, profile };
    } catch (cause) {
      await this.close();
      throw cause;
    }
  }
  /** Whether its process could be prepared once. */
  get hasOpened() {
    return this.#hasOpened;
  }
  async close() {
    await this.#open?.close();
    this.#open = void 0;
  }
  async #session(test) {
    if (this.#open !== void 0) return this.#open;
    const { storage: storage3 } = this.#part;
    makeFolder(profilesOf(this.#workspace, this.#part));
    const files = this.#files(test);
    this.#open = await this.#openRehearsed(files, storage3);
    this.#hasOpened = true;
    takeProfile(profilesOf(this.#workspace, this.#part));
    return this.#open;
  }
  /** An engine that fails in the rehearsal may fail in one test only: the session then has no rehearsal. */
  async #openRehearsed(files, storage3) {
    const { rehearsal } = this.#part;
    if (rehearsal !== void 0 && this.#rehearses)
      try {
        return await this.#engine.open({ ...files, rehearsal }, storage3, "count", this.#signal);
      } catch (cause) {
        if (!(cause instanceof EngineFailure)) throw cause;
        this.#rehearses = false;
      }
    return await this.#engine.open(files, storage3, "count", this.#signal);
  }
  #files(test) {
    const workspace = this.#workspace;
    const database = workspace.databaseOf(test);
    const { role } = this.#part;
    const folder = path9.join(workspace.folder, database, folders[role]);
    return {
      ...workspace.variant(role, test.variant, workspace.form(test.variant), database),
      dropsCache: false,
      ...databasePlaces(folder)
    };
  }
};

// src/features/figures/counts/measure/counting-pass.ts
function engineOf(pass, part) {
  const engine = pass.engines[part.role];
  if (engine === void 0) throw new Error(`the run has no ${part.role} engine`);
  return engine.on(pass.processor, profilesOf(pass.workspace, part));
}
function describeUncounted(cause, signal) {
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  const hint = /SIGILL/.test(cause.message) ? "; Valgrind's processor has no AVX-512: build for one without it, such as -march=x86-64-v3" : "";
  return `under Valgrind ${cause.message}${hint}`;
}

// src/features/figures/counts/measure/count-each.ts
async function* countEach(pass, part, tests = part.tests) {
  const engine = engineOf(pass, part);
  if (typeof engine === "string") {
    for (const test of tests) yield [test, engine];
    return;
  }
  const session = new CountSession(engine, pass.workspace, part, pass.timeoutMs, pass.signal);
  let unopened;
  try {
    for (const test of tests) {
      pass.signal.throwIfAborted();
      const why = unopened ?? (pass.isOutOfTime() ? outOfTime : void 0);
      const outcome = why ?? await countOne(pass, part, session, test);
      if (typeof outcome === "string" && why === void 0 && !session.hasOpened) unopened = outcome;
      yield [test, outcome];
    }
  } finally {
    await session.close();
  }
}
async function countOne({ signal }, { twice }, session, test) {
  try {
    const counted = await session.count(test);
    return twice.includes(test) ? { ...counted, again: (await session.count(test)).instructions } : counted;
  } catch (cause) {
    return describeUncounted(cause, signal);
  }
}

// src/features/figures/counts/measure/counted-machine.ts
import { createHash as createHash3 } from "node:crypto";
import { readFileSync as readFileSync2 } from "node:fs";
var passedOn = [
  "aes",
  "avx",
  "avx2",
  "bmi1",
  "bmi2",
  "cx16",
  "f16c",
  "fma",
  "abm",
  "pclmulqdq",
  "rdrand",
  "rdseed"
];
var passedOnToo = ["sse3", "pni", "sse4_1", "sse4_2", "ssse3"];
function readCountedMachine() {
  const flags = /^flags\s*:(.*)$/m.exec(readFileSync2("/proc/cpuinfo", "latin1"))?.[1]?.split(" ") ?? [];
  const cpuFeatures = [...passedOn, ...passedOnToo].filter((feature) => flags.includes(feature)).toSorted();
  return { cpuFeatures, libc: libcOf(readFileSync2("/proc/self/maps", "latin1")) };
}
function libcOf(maps) {
  const file = /\s(\/\S*\/(?:libc\.so\.6|libc-[\d.]+\.so|ld-musl-\S+))$/m.exec(maps)?.[1];
  if (file === void 0) return "unknown";
  const hash = createHash3("sha256").update(readFileSync2(file)).digest("hex").slice(0, 12);
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${glibcVersionRuntime === void 0 ? "libc" : `glibc ${glibcVersionRuntime}`} ${hash}`;
}

// src/features/figures/counts/measure/function-counts.ts
var mostTests = 10;
var compared = ["base", "candidate"];
async function profileChanges(pass, records, changes) {
  const tests = changes.slice(0, mostTests).map(({ test }) => test);
  if (tests.length === 0) return records;
  pass.progress.step(
    `finding the functions that changed in ${tests.length} test${tests.length === 1 ? "" : "s"}`
  );
  const found = /* @__PURE__ */ new Map();
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${pass.workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap((alike) => compared.map((role) => ({ role, alike })));
  await inParallel(parts, async ({ role, alike }) => {
    for (const [test, profile] of await profilesOfPart(pass, role, alike))
      found.set(`${role} ${testPath(test)}`, profile);
  });
  return records.map((record) => {
    const [base, candidate] = compared.map((role) => found.get(`${role} ${testPath(record)}`));
    return base === void 0 || candidate === void 0 ? record : { ...record, profile: compareProfiles(base, candidate) };
  });
}
async function profilesOfPart(pass, role, tests) {
  const [first] = tests;
  if (first === void 0) return [];
  const part = { role, storage: first.storage, tests, twice: [] };
  const profiles = [];
  for await (const [test, outcome] of countEach(pass, part))
    profiles.push([
      test,
      typeof outcome === "string" ? outcome : outcome.profile ?? "Callgrind has written no profile"
    ]);
  return profiles;
}
function compareProfiles(base, candidate) {
  if (typeof base === "string") return { unknown: base };
  if (typeof candidate === "string") return { unknown: candidate };
  if (isStripped(base) || isStripped(candidate))
    return {
      unknown: "a build has no symbols of its functions: keep them (link without -s, and do not strip the library), so that they can be named"
    };
  const names = new Set([...base.functions.keys(), ...candidate.functions.keys()].filter(isNamed));
  const all = [...names].map((name) => {
    const [before, after] = [base, candidate].map(
      ({ functions }) => functions.get(name) ?? { own: 0, inclusive: 0 }
    );
    return {
      name: name.slice(0, limits.name),
      own: { base: before.own, candidate: after.own },
      inclusive: { base: before.inclusive, candidate: after.inclusive }
    };
  });
  const changed = all.filter(({ own }) => own.base !== own.candidate);
  const byOwn = changed.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return { functions: byOwn.slice(0, mostFunctions) };
}
function sizeOf({ own }) {
  return Math.abs(own.candidate - own.base);
}
function isNamed(name) {
  return !/^(0x[0-9a-f]+|\?\?\?)$/.test(name);
}
function isStripped({ total, functions }) {
  const unnamed = [...functions].reduce((sum, [name, { own }]) => sum + (isNamed(name) ? 0 : own), 0);
  return unnamed * 2 > total;
}

// src/features/figures/counts/measure/recounts.ts
var mostSessions = 3;
async function recountChanges(pass, parts, records, changes) {
  const changed = parts.flatMap((part) => {
    const tests = mostChanged(part, changes);
    return part.role === "baseline" || tests.length === 0 ? [] : [{ ...part, tests, twice: [] }];
  });
  const sessions = changed.filter(({ role }) => role === "candidate").length;
  if (sessions === 0 || sessions > mostSessions) return records;
  pass.progress.step("counting again what seems to have changed");
  const counted = /* @__PURE__ */ new Map();
  await inParallel(changed, async (part) => {
    for await (const [test, outcome] of countEach(pass, part))
      if (typeof outcome !== "string") counted.set(`${part.role} ${testPath(test)}`, outcome.instructions);
  });
  return records.map(
    (record) => record.counts === void 0 ? record : {
      ...record,
      counts: record.counts.map(
        (count) => isTaken(count) ? withAgain(count, counted.get(`${count.role} ${testPath(record)}`)) : count
      )
    }
  );
}
function mostChanged({ tests }, changes) {
  const own = new Map(tests.map((test) => [testPath(test), test]));
  const changed = changes.flatMap(({ test }) => own.get(testPath(test)) ?? []);
  const largest = kinds.flatMap((kind) => changed.filter((test) => test.kind === kind).slice(0, 1));
  const failing = changes.flatMap(
    ({ test, outcome }) => outcome === "fail" ? own.get(testPath(test)) ?? [] : []
  );
  return [.../* @__PURE__ */ new Set([...largest, ...failing])];
}
function withAgain(count, recounted) {
  const { instructions, again = instructions } = count;
  if (recounted === void 0) return count;
  const differsMore = Math.abs(recounted - instructions) >= Math.abs(again - instructions);
  return { ...count, again: differsMore ? recounted : again };
}

// src/features/figures/counts/measure/rehearsal.ts
import path10 from "node:path";
var rows = 100;
var repetitions2 = 3;
async function writeRehearsal(workspace, { variant, storage: storage3 }, size, catalogue, signal) {
  if (!canRehearse(catalogue[suiteOf(variant)])) return void 0;
  const file = path10.join(workspace.folder, variant, `rehearsal-${storage3}.sql`);
  await workspace.write(file, rehearsalStatements(variant, storage3, size, catalogue), signal);
  return file;
}
function canRehearse({ definition, workloads }) {
  return definition === void 0 && workloads.every(({ database }) => database === void 0);
}
function* rehearsalStatements(variant, storage3, size, catalogue) {
  const small = { ...size, rows: Math.min(rows, size.rows) };
  yield* preparationStatements(variant, small, void 0, catalogue);
  const workloads = catalogue[suiteOf(variant)].workloads.filter((one) => one.storages.includes(storage3));
  yield* new Set(workloads.flatMap(({ warm: warm2 }) => warm2));
  for (const { name } of workloads)
    yield* firstOf(timedStatements({ variant, workload: name }, small, catalogue));
}
function* firstOf(statements) {
  let begun = 0;
  let left = repetitions2;
  for (const statement of statements) {
    if (/^BEGIN\b/i.test(statement)) begun++;
    else if (/^(COMMIT|ROLLBACK)\b/i.test(statement)) begun--;
    else if (left-- === 0) break;
    yield statement;
  }
  if (begun > 0) yield "COMMIT;";
}

// src/features/figures/counts/measure/counting.ts
var slowDown = 120;
var longest = 600;
var folderLength = 360;
async function countInstructions(settings, context, inputs) {
  const { pass, parts = [], ...counted } = await countTests(settings, context, inputs);
  if (pass === void 0) return counted;
  const changesOf = (records2) => compareInstructions(records2, inputs.compileOptions, settings.criteria.ceilings)?.changes ?? [];
  const records = await recountChanges(pass, parts, counted.records, changesOf(counted.records));
  const onCallgrind = { ...pass, processor: callgrind(pass.processor.valgrind) };
  return { ...counted, records: await profileChanges(onCallgrind, records, changesOf(records)) };
}
async function countTests(settings, { compiler, progress, signal }, inputs) {
  const { countRows: rows2, statements, seed, warehouses, sampleTimeout = longest / slowDown } = settings;
  const chosen = inputs.records.filter(
    ({ variant }) => inputs.catalogue[suiteOf(variant)].isCounted?.(variant) ?? true
  );
  const processor = await findProcessor(compiler, () => progress.step("compiling the counting tool"), signal);
  if (typeof processor === "string") return withoutCounts(inputs, chosen, { rows: rows2, problem: processor });
  const size = { rows: rows2, seed, warehouses };
  const workspace = new Workspace(countFolder(inputs.folder), size, { statements }, inputs.catalogue);
  progress.step(`counting instructions, with ${rows2} rows`);
  for (const variant of variants.filter((name) => chosen.some((test) => test.variant === name)))
    await workspace.prepare(
      variant,
      chosen.filter((test) => test.variant === variant),
      signal
    );
  const hung = hungIn(chosen);
  const parts = await withRehearsals(
    partsOf(chosen, workspace, rolesOf(inputs.engines)),
    hung,
    workspace,
    size,
    inputs.catalogue,
    signal
  );
  const pass = {
    ...inputs,
    processor,
    workspace,
    timeoutMs: sampleTimeout * slowDown * 1e3,
    progress,
    signal
  };
  const { tool, valgrind, fallback } = processor;
  const environment = { tool, valgrind: valgrind.version, ...readCountedMachine() };
  const taken = await countParts(pass, parts, { rows: rows2, environment }, hung);
  const records = inputs.records.map((record) => withCounts(record, taken.get(testPath(record))));
  const problem = fallback === void 0 ? {} : { problem: `counted by Callgrind: ${fallback}` };
  return { records, counting: { rows: rows2, environment, ...problem }, pass, parts };
}
function countFolder(folder) {
  const missing = folderLength - Buffer.byteLength(folder) - 1;
  if (missing < 1) return path11.join(folder, "c");
  const names = missing > 200 ? ["c".repeat(200), "c".repeat(Math.max(1, missing - 201))] : ["c".repeat(missing)];
  return path11.join(folder, ...names);
}
function partsOf(tests, workspace, roles2) {
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap(
    (alike) => roles2.flatMap((role) => {
      const own = alike.filter((test) => rolesOfTest(test, roles2).includes(role));
      const [first] = own;
      return first === void 0 ? [] : [
        {
          part: { role, storage: first.storage, tests: own, twice: shortestOf(own, role) },
          ns: timeOf2(own, role)
        }
      ];
    })
  );
  return parts.toSorted((one, other) => other.ns - one.ns).map(({ part }) => part);
}
async function withRehearsals(parts, hung, workspace, size, catalogue, signal) {
  if (hung.length > 0) return [...parts];
  const files = /* @__PURE__ */ new Map();
  for (const { tests } of parts)
    for (const test of tests.slice(0, 1)) {
      const key = `${test.variant} ${test.storage}`;
      if (!files.has(key)) files.set(key, await writeRehearsal(workspace, test, size, catalogue, signal));
    }
  return parts.map((part) => {
    const [first] = part.tests;
    return { ...part, rehearsal: files.get(`${first?.variant} ${first?.storage}`) };
  });
}
function shortestOf(tests, role) {
  return kinds.flatMap(
    (kind) => tests.filter((test) => test.kind === kind).toSorted((one, other) => (timeOf2([one], role) || Infinity) - (timeOf2([other], role) || Infinity)).slice(0, 1)
  );
}
function timeOf2(tests, role) {
  return tests.reduce((sum, { samples }) => sum + (samples.find((one) => one.role === role)?.ns ?? 0), 0);
}
function hungIn(records) {
  return records.flatMap(
    (record) => record.failures.flatMap(
      ({ reason, role }) => reason === "timeout" && role !== void 0 ? [{ role, test: testPath(record) }] : []
    )
  );
}
async function countParts(pass, parts, basis, hung) {
  const taken = /* @__PURE__ */ new Map();
  const total = parts.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  await inParallel(parts, async (part) => {
    await countPart(pass, part, basis, hung, (test, count) => {
      const path12 = testPath(test);
      taken.set(path12, [...taken.get(path12) ?? [], count]);
      pass.progress.test({ pass: "count", test, finished: { done: ++done, total } });
    });
  });
  return taken;
}
async function countPart(pass, part, basis, hung, onCount) {
  const { role } = part;
  const known = new Map(
    pass.earlier.filter((one) => one.count.role === role && isDeepStrictEqual(one.basis, basis)).map(({ test, count }) => [test, count])
  );
  const isHung = (path12) => hung.some((one) => one.role === role && one.test === path12);
  const tests = part.tests.filter((test) => !known.has(testPath(test)) && !isHung(testPath(test)));
  for (const test of part.tests) {
    const count = known.get(testPath(test));
    if (count !== void 0) onCount(test, count);
    else if (isHung(testPath(test)))
      onCount(test, { role, uncounted: "it did not end in time when it was timed" });
  }
  for await (const [test, outcome] of countEach(pass, part, tests)) {
    if (typeof outcome === "string") {
      onCount(test, { role, uncounted: outcome });
      continue;
    }
    const { instructions, again, work } = outcome;
    const count = { role, instructions, again, work };
    pass.keep(test, count, basis);
    onCount(test, count);
  }
}
function withCounts(record, counts) {
  return counts === void 0 ? record : { ...record, counts };
}
function withoutCounts({ records, engines }, chosen, counting2) {
  const refused = (test) => rolesOfTest(test, rolesOf(engines)).map((role) => ({ role, uncounted: counting2.problem }));
  return {
    counting: counting2,
    records: records.map(
      (record) => withCounts(record, chosen.includes(record) ? refused(record) : void 0)
    )
  };
}

export {
  planSequences,
  stepSize,
  sequenceHash,
  sequenceVerdictOf,
  assessSequences,
  describeStates,
  SequenceFiles,
  sequenceCheck,
  goThroughOnce,
  findProcess,
  readUsage,
  databaseFolder2 as databaseFolder,
  databaseSizes,
  storage,
  run,
  ageShape,
  ended,
  ownRecord,
  countersQuery,
  ownSuite,
  Arena,
  countOptions,
  countRows,
  defaultCountRows,
  countCeilings,
  countInstructions,
  countTests
};
