import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  HalfOfSamples,
  Looks,
  SampleTimeouts,
  Sessions,
  TurnClaims,
  TurnTable,
  Workspace,
  chooseControls,
  chunkStatements,
  describeFailure,
  inParallel,
  lookedAt,
  planControls,
  planTurns,
  readLoad,
  readMachine,
  requireEngineFailure,
  requireOwnPlan,
  runRounds,
  sharesReads,
  throwFirst,
  turnChunks,
  wantedChecks,
  wantedPasses,
  warningsOf
} from "./shared-measure-workspace.js";
import {
  suiteHashes
} from "./shared-results-fairness.js";
import {
  findConfinement,
  openEngines,
  requireSameDialect,
  resumptionsOf
} from "./shared-measure-open-engines.js";
import {
  EngineFailure,
  freeBytes,
  isScript,
  isServer,
  makeDatabasesFolder,
  makeEngineFolder,
  milliseconds,
  readDriverSource,
  removeDatabasesFolder
} from "./shared-engines-driver-process.js";
import {
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  catalogueOf,
  makeFolder,
  missingFolders,
  removeEmpty
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  RandomStream,
  addIntervals,
  alphaOfMachine,
  assess,
  changedWork,
  checkSchema,
  checked,
  compare,
  comparedRows,
  cutApart,
  decide,
  decideTests,
  describeDifference,
  dialectOf,
  earlyLooks,
  findRunnable,
  footprintsDiffer,
  formatValue,
  halfWidthPercent,
  hasFailed,
  hasOwnSettings,
  hasSuite,
  int,
  isNeeded,
  isTooWide,
  isUsedAlike,
  judgeGroups,
  limits,
  noRunEffect,
  pairsWith,
  perEngine,
  planTests,
  planTrials,
  record,
  references,
  requiredFailures,
  roles,
  rolesOf,
  rolesOfTest,
  roundsOfRun,
  strictObject,
  string,
  suiteOf,
  testOnly,
  testPath,
  unnamedDifferences,
  variants,
  workloadOf
} from "./shared-jstat-dist-jstat.js";

// src/measure/build-recording.ts
function buildRecording(manifest, samples, times, warning) {
  const {
    tool,
    suite,
    machine,
    engines,
    tests: _,
    latencies: __,
    compare: ___,
    plan,
    shard,
    identicalBase,
    ...rule
  } = manifest;
  const { tests, controls, findings, outOfTime, features } = samples;
  const { startedAt, finishedAt, clock: clock2, resumed, timeline, stopped, sql, storages, skipped } = times;
  const known = {
    run: {
      tool,
      startedAt,
      finishedAt,
      planned: { tests: tests.length, controls: chooseControls(tests).length },
      ...rule,
      clock: clock2,
      resumed,
      timeline,
      ...outOfTime ? { outOfTime } : {},
      stopped
    },
    suite: { ...suite, sql },
    machine,
    plan,
    shard,
    engines: perEngine(engines, (facts, role) => ({
      ...facts,
      ...findings?.engines[role],
      // A file that the user names says more than an answer.
      ownVersion: facts.ownVersion ?? findings?.engines[role]?.ownVersion
    })),
    identicalBase,
    ...skipped.length === 0 ? {} : { skipped: skipped.map(testOnly) },
    features,
    tests,
    controls
  };
  return { ...known, warnings: warningsOf(known, storages, warning) };
}

// src/measure/identical-base.ts
function withoutIdenticalBase(engines, settings) {
  const { base, ...others } = engines;
  const { candidate } = others;
  const sha256 = base?.facts.sha256;
  const isSame2 = sha256 !== void 0 && sha256 === candidate.facts.sha256 && base?.facts.kind === candidate.facts.kind && isUsedAlike(settings);
  if (settings.identicalBase !== "skip" || !isSame2 || isScript(settings.candidate)) return { engines };
  return { engines: others, identicalBase: { sha256, path: base?.facts.path } };
}

// src/measure/places.ts
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
function makePlaces(folder, pairs) {
  const make = (name) => ({ name, turnTable: new TurnTable(path.join(folder, `turns-${name}`)) });
  const processors2 = pairs === 1 ? [] : allowedProcessors().slice(0, pairs);
  return {
    beside: processors2.map((processor) => ({ ...make(`processor-${processor}`), processor })),
    alone: make("alone")
  };
}
function closePlaces({ beside, alone }) {
  for (const { turnTable } of [...beside, alone]) turnTable.close();
}
function pairsAtOnce({ jobs = Number.POSITIVE_INFINITY, threads }, areServers) {
  if (areServers || threads > 1) return 1;
  return Math.max(1, Math.min(jobs, allowedProcessors().length, os.availableParallelism()));
}
function allowedProcessors() {
  let status;
  try {
    status = readFileSync("/proc/self/status", "utf8");
  } catch {
    return [];
  }
  const list = /^Cpus_allowed_list:\s*([\d,-]+)$/m.exec(status)?.[1] ?? "";
  return list.split(",").flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split("-").map(Number);
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

// src/verdict/precision.ts
var overheadNs = 1e8;
var leastGain = 0.5;
function mostNarrowed(all) {
  const gains = all.map(({ test, reference, multiplier, interval, ratios, ns }) => {
    if (interval === void 0) return { test, reference, gain: Number.POSITIVE_INFINITY };
    const ofFigure = halfWidthPercent(interval, multiplier) ** 2;
    return { test, reference, gain: ofFigure / (ratios.length + 1) / (ns + overheadNs) };
  });
  const most2 = Math.max(0, ...gains.map(({ gain }) => gain));
  return gains.flatMap(
    ({ test, reference, gain }) => gain >= leastGain * most2 ? [{ test, reference, pairs: 1 }] : []
  );
}
function impreciseTests(tests, rangeOf, precision) {
  const compared2 = tests.map((test) => {
    const [baseline, base] = ["baseline", "base"].map((reference) => {
      return { first: 0, ...rangeOf(test, reference), end: test.pairs.length };
    });
    return compare(test, { baseline, base });
  });
  const all = addIntervals(compared2, noRunEffect).flatMap(
    (comparison) => "inTurns" in comparison && comparison.inTurns ? [narrowable(comparison)] : []
  );
  const unanswered = all.filter(({ interval }) => interval === void 0 || isTooWide(interval));
  if (unanswered.length > 0) return mostNarrowed(unanswered);
  return mostNarrowed(
    typeof precision !== "number" ? all : all.filter(
      ({ interval, multiplier }) => interval === void 0 || halfWidthPercent(interval, multiplier) > precision
    )
  );
}
function narrowable(comparison) {
  const test = testOnly(comparison);
  if (comparison.base?.state === "measured") {
    const { timeNs: timeNs2, ...figure2 } = comparison.base;
    return { test, reference: "base", ...figure2, ns: timeNs2.base + timeNs2.candidate };
  }
  const { timeNs, ...figure } = comparison;
  return { test, reference: "baseline", ...figure, ns: timeNs.baseline + timeNs.candidate };
}

// src/verdict/slower-overall.ts
function isSlowerOverall(tests, decided, criteria) {
  if (tests.some(({ pairs }) => pairs.length === 0)) return false;
  const ratios = new Map(
    tests.flatMap((test) => {
      const path6 = testPath(test);
      const { base } = compare(test, decided.tests.get(path6));
      return base?.state === "measured" ? [[path6, base.multiplier]] : [];
    })
  );
  return judgeGroups(comparedRows(decided, ratios), decided.groups, criteria, () => 1).some(
    ({ level, judgement }) => level === "overall" && judgement.outcome === "fail"
  );
}

// src/verdict/next-pairs.ts
function nextPairs(records, criteria, features = []) {
  const { rule } = criteria;
  const { rounds, precision, confirms } = rule;
  const tests = records.flatMap((record2) => {
    const one = assess(record2, criteria, requiredFailures(features, record2, criteria));
    if (one.state === "failed") return [];
    if (one.state === "measurable") return [one];
    const { compare: compare2 } = record2;
    const nothing = { pairs: [], unpaired: 0, baseFailures: [] };
    return [{ ...one, compare: compare2, state: "measurable", ...nothing }];
  });
  if (typeof rounds === "number") {
    const wanted = tests.flatMap((test) => wantedPairs(test, { baseline: rounds, base: rounds }));
    return { phase: wanted.length > 0 ? "screening" : "decided", wanted };
  }
  const planned = planTrials(tests, records, criteria);
  const decision = decide(planned, rounds, alphaOfMachine(rule), { confirms });
  const isLast = decision.phase === "decided";
  const canEnd = rule.overallDecides === true && [...decision.groups.values()].some(hasFailed);
  const decided = precision !== void 0 && (isLast || canEnd) ? decideTests(tests, records, "samples", criteria) : void 0;
  const isDecided = isLast || decided !== void 0 && canEnd && isSlowerOverall(tests, decided, criteria);
  const asked = isDecided ? features.flatMap(({ asks }) => asks?.(records, criteria) ?? []) : [];
  if (asked.length > 0) return { phase: "confirmation", wanted: onceEach(asked) };
  if (isDecided) {
    if (precision === void 0 || decided === void 0) return { phase: "decided", wanted: [] };
    const growing = tests.filter(({ pairs }) => pairs.length > 0 && pairs.length < limits.rounds);
    const rangeOf = (test, reference) => decided.tests.get(testPath(test))?.[reference];
    const wanted = impreciseTests(growing, rangeOf, precision).map(({ reference, ...one }) => {
      return { ...one, references: [reference] };
    });
    return { phase: wanted.length === 0 ? "decided" : "precision", wanted };
  }
  return {
    phase: decision.phase,
    wanted: tests.flatMap((test) => {
      const { baseline, base } = decision.tests.get(testPath(test)) ?? {};
      return wantedPairs(test, { baseline: baseline?.wanted ?? 0, base: base?.wanted ?? 0 });
    })
  };
}
function wantedPairs(one, needed) {
  const { pairs, compare: compare2 } = one;
  const test = testOnly(one);
  if (pairs.length === 0) return [{ test, pairs: Math.max(needed.baseline, needed.base) }];
  const missing = references.flatMap((reference) => {
    const had = pairsWith(pairs, reference).length;
    const isCompared = had > 0 && (compare2 === void 0 || compare2 === reference);
    return isCompared && had < needed[reference] ? [{ reference, pairs: needed[reference] - had }] : [];
  });
  if (missing.length === 0) return [];
  return [
    {
      test,
      pairs: Math.max(...missing.map((one2) => one2.pairs)),
      references: missing.map(({ reference }) => reference)
    }
  ];
}
function onceEach(wanted) {
  return [...Map.groupBy(wanted, ({ test }) => testPath(test)).values()].map((own) => ({
    test: own[0].test,
    pairs: Math.max(...own.map(({ pairs }) => pairs)),
    references: [...new Set(own.flatMap(({ references: references2 = [] }) => references2))]
  }));
}

// src/measure/disk-space.ts
var DiskSpace = class {
  #databases = /* @__PURE__ */ new Map();
  #folder;
  #freeBytes;
  /**
   * @param folder of the databases, for messages
   * @param freeBytes of its disk
   */
  constructor(folder, freeBytes2) {
    this.#folder = folder;
    this.#freeBytes = freeBytes2;
  }
  /** Adds the copies of a database on one storage. */
  plan({ name, prepared, working, sqlBytes }) {
    const { copies, bytes } = this.#databases.get(name) ?? { copies: 0, bytes: 0 };
    this.#databases.set(name, { copies: copies + prepared + working, bytes: Math.max(bytes, sqlBytes) });
  }
  /** Says that an engine has prepared a database. @param bytes of all its files */
  made(name, bytes) {
    const missing = this.#databases.get(name);
    if (missing === void 0) throw new Error(`no database ${name} is planned`);
    missing.copies -= 1;
    missing.bytes = Math.max(missing.bytes, bytes);
  }
  /** Bytes that the copies which are not there yet are likely to take. */
  get needed() {
    return [...this.#databases.values()].reduce((sum, { copies, bytes }) => sum + copies * bytes, 0);
  }
  /** @throws InputError naming the needed and the free space, if that is less */
  require() {
    const [needed, free] = [this.needed, this.#freeBytes()];
    if (needed > free)
      throw new InputError(
        `the databases need about ${gigabytes(needed)} more in ${this.#folder}, whose disk has ${gigabytes(free)} free: measure fewer rows, fewer storages or fewer tests at once (jobs), or name a folder on another disk with --out`
      );
  }
};
function gigabytes(bytes) {
  const value = bytes / 1e9;
  return `${value >= 10 ? Math.round(value) : Number(value.toPrecision(2))} GB`;
}

// src/measure/kept-databases.ts
import { createHash as createHash2 } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  createReadStream,
  existsSync,
  lstatSync,
  readdirSync as readdirSync2,
  readFileSync as readFileSync2,
  renameSync,
  rmSync as rmSync2,
  utimesSync
} from "node:fs";
import path3 from "node:path";
import { pipeline } from "node:stream/promises";

// src/measure/kept-files.ts
import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path2 from "node:path";
var daysKept = 30;
async function basesOf(engines, tool) {
  const driver = await readDriverSource();
  return new Map(
    rolesOf(engines).flatMap((role) => {
      const basis = engines[role] && basisOf(engines[role].facts, tool, driver);
      return basis === void 0 ? [] : [[role, basis]];
    })
  );
}
function basisOf({ kind, sha256, pragmas = {}, environment = {} }, tool, driver) {
  if (kind !== "library" || sha256 === void 0) return void 0;
  return [tool, process.platform, process.arch, sha256, JSON.stringify([pragmas, environment]), driver];
}
function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest("hex");
}
var ownName = /^[0-9a-f]{64}(?:\.|$)/;
function removeOld(folder) {
  const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1e3;
  for (const name of readdirSync(folder)) {
    if (!ownName.test(name)) continue;
    const one = path2.join(folder, name);
    if (statSync(one).mtimeMs < oldest) rmSync(one, { recursive: true, force: true });
  }
}

// src/measure/kept-databases.ts
var leastBytes = 64e6;
var leastRoom = 3;
var manifestSchema = record(string(), strictObject({ bytes: int().min(0), sha256: string() }));
var manifestName = "manifest.json";
var filesName = "files";
var KeptDatabases = class _KeptDatabases {
  #folder;
  #bases;
  #leastBytes;
  constructor(folder, bases, least) {
    this.#folder = folder;
    this.#bases = bases;
    this.#leastBytes = least;
  }
  /**
   * @param folder of all kept databases
   * @param tool the tool's own version
   * @param least bytes of a database that is kept
   */
  static async open(folder, tool, engines, least = leastBytes) {
    return new _KeptDatabases(folder, await basesOf(engines, tool), least);
  }
  /** Whether a database is kept, damaged or not. */
  has(prepared) {
    const kept = this.#folderOf(prepared);
    return kept !== void 0 && existsSync(kept);
  }
  /**
   * Copies a kept database, which shares its blocks where the file system can.
   *
   * @param template an empty folder; emptied again if the database is damaged
   * @returns what became of it
   */
  async restore(prepared, template) {
    const kept = this.#folderOf(prepared);
    if (kept === void 0 || !existsSync(kept)) return "absent";
    try {
      const manifest = readManifest(kept);
      copyFiles(path3.join(kept, filesName), template);
      if (isSame(await manifestOf(template), manifest)) {
        const now = /* @__PURE__ */ new Date();
        utimesSync(kept, now, now);
        return "restored";
      }
    } catch {
    }
    for (const name of readdirSync2(template)) rmSync2(path3.join(template, name), { recursive: true });
    rmSync2(kept, { recursive: true, force: true });
    return "damaged";
  }
  /** Keeps a database that was prepared. A folder that cannot be written costs the next run its time, and this run nothing. */
  async keep(prepared, template) {
    const kept = this.#folderOf(prepared);
    const bytes = bytesIn(template);
    if (kept === void 0 || bytes < this.#leastBytes) return;
    const unfinished = `${kept}.${process.pid}-${prepared.role}`;
    try {
      makeFolder(this.#folder);
      removeOld(this.#folder);
      if (freeBytes(this.#folder) < leastRoom * bytes) return;
      makeFolder(unfinished);
      copyFiles(template, path3.join(unfinished, filesName));
      const manifest = await manifestOf(path3.join(unfinished, filesName));
      writeWhole(path3.join(unfinished, manifestName), JSON.stringify(manifest));
      rmSync2(kept, { recursive: true, force: true });
      renameSync(unfinished, kept);
    } catch {
      rmSync2(unfinished, { recursive: true, force: true });
    }
  }
  #folderOf({ role, storage, preparation, attempts = [] }) {
    const basis = this.#bases.get(role);
    if (basis === void 0) return void 0;
    return path3.join(this.#folder, hashOf([...basis, storage, preparation, ...attempts]));
  }
};
function bytesIn(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync2(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => lstatSync(path3.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0).reduce((sum, bytes) => sum + bytes, 0);
}
function copyFiles(from, to) {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const name of filesOf(to)) chmodSync(path3.join(to, name), 420);
}
function readManifest(kept) {
  return manifestSchema.parse(JSON.parse(readFileSync2(path3.join(kept, manifestName), "utf8")));
}
async function manifestOf(folder) {
  const manifest = {};
  for (const name of filesOf(folder)) {
    const file = path3.join(folder, name);
    const { size: bytes } = lstatSync(file);
    const hash = createHash2("sha256");
    await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
    manifest[name] = { bytes, sha256: hash.digest("hex") };
  }
  return manifest;
}
function isSame(one, other) {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}
function filesOf(folder) {
  return readdirSync2(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [];
    if (!entry.isFile()) throw new Error(`${entry.name} is neither a file nor a folder`);
    return [path3.relative(folder, path3.join(entry.parentPath, entry.name))];
  });
}

// src/measure/while-telling.ts
var firstMs = 5e3;
async function whileTelling(work, tell) {
  let afterMs = firstMs;
  let isOver = false;
  const onTime = () => {
    tell(`${afterMs / 1e3} s so far`, () => isOver);
    timer = setTimeout(onTime, afterMs);
    afterMs *= 2;
  };
  let timer = setTimeout(onTime, afterMs);
  try {
    return await work;
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

// src/measure/prepare.ts
async function prepare(context, tests) {
  const { engines, workspace, timeline, progress, signal } = context;
  const refused = new AbortController();
  const space = new DiskSpace(workspace.folder, () => freeBytes(workspace.folder));
  let building = Promise.resolve([]);
  const whenBuilt = () => timeline.during("prepare files", async () => throwFirst(await building));
  try {
    for (const variant of variants.filter((name) => tests.some((test) => test.variant === name))) {
      signal.throwIfAborted();
      const chosen = tests.filter((test) => test.variant === variant);
      progress.step(`generating SQL and preparing the databases of ${variant}`);
      await timeline.during("generate SQL", () => workspace.prepare(variant, chosen, signal));
      await whenBuilt();
      const files = Map.groupBy(
        chosen.filter(({ storage }) => storage !== "memory"),
        (test) => `${test.storage} ${workspace.databaseOf(test)}`
      );
      const roles2 = rolesOf(engines);
      planSpace(context, space, [...files.values()]);
      const isOwn = variant === "own";
      for (const [first] of files.values())
        if (isOwn && first !== void 0) context.timeouts.await(preparationOf(workspace, first));
      building = Promise.allSettled(
        roles2.map(async (role) => {
          for (const starting of files.values()) {
            const usedBy = (one) => starting.filter((test) => rolesOfTest(test, roles2).includes(one));
            const reference = roles2.find((one) => usedBy(one).length > 0);
            const turn = isOwn ? role === reference ? "first" : "after the reference" : "any";
            await build(context, refused, space, { role, turn }, usedBy(role));
          }
        })
      );
    }
    await whenBuilt();
  } finally {
    await building;
  }
}
function preparationOf(workspace, test) {
  return { storage: test.storage, database: workspace.databaseOf(test) };
}
async function build(context, refused, space, { role, turn }, tests) {
  const { engines, workspace, records, signal, timeouts, keptDatabases, progress } = context;
  const [first] = tests;
  if (first === void 0) return;
  const { variant, storage } = first;
  const preparing = preparationOf(workspace, first);
  const { database } = preparing;
  try {
    if (turn === "after the reference") await timeouts.known(preparing);
    const files = workspace.variant(role, variant, workspace.form(variant), database);
    const template = files.template(storage);
    const { sha256: preparation } = workspace.preparationOf(database);
    const prepared = { role, storage, preparation, attempts: files.attempts };
    const canBeKept = files.start?.command === void 0;
    const isKept = canBeKept && await restore(context, prepared, database, template);
    const either = AbortSignal.any([signal, refused.signal]);
    const start = performance.now();
    const building = isKept ? void 0 : engines[role]?.build(files, storage, either, timeouts.of(preparing));
    if (building !== void 0) {
      await whileTelling(
        building,
        (words) => progress.step(
          `${role} ${testPath(first)}: preparing, ${words}, ${timeouts.describeLimit(preparing)}`
        )
      );
      if (turn === "first") timeouts.setReference(preparing, role, (performance.now() - start) * 1e6);
    }
    space.made(database, bytesIn(template));
    if (!isKept && canBeKept) await keptDatabases?.keep(prepared, template);
  } catch (cause) {
    if (refused.signal.aborted) return;
    for (const test of tests)
      records.failure(test, describeFailure(context, cause, test, role, { limited: preparing }));
    return;
  } finally {
    if (turn === "first") timeouts.settle(preparing);
  }
  try {
    space.require();
  } catch (cause) {
    refused.abort();
    throw cause;
  }
}
async function restore({ keptDatabases, progress }, prepared, database, template) {
  if (keptDatabases?.has(prepared) !== true) return false;
  makeEngineFolder(template, "emptied");
  const state = await keptDatabases.restore(prepared, template);
  const { role, storage } = prepared;
  if (state === "damaged")
    progress.step(`the kept database ${database} of ${role} (${storage}) is damaged: preparing it again`);
  return state === "restored";
}
function planSpace({ engines, workspace, places, signal }, space, groups) {
  signal.throwIfAborted();
  const roles2 = rolesOf(engines);
  for (const tests of groups) {
    const [first] = tests;
    if (first === void 0) continue;
    const database = workspace.databaseOf(first);
    const used = roles2.filter((role) => tests.some((test) => rolesOfTest(test, roles2).includes(role)));
    const arms = used.length + (used.includes("baseline") ? 1 : 0);
    const working = arms * Math.max(1, places.beside.length);
    space.plan({
      name: database,
      prepared: used.length,
      working,
      sqlBytes: workspace.preparationOf(database).bytes
    });
  }
  space.require();
}

// src/measure/run-check.ts
async function runCheck({ sessions, test, role }, job, counters) {
  const run = async (request) => {
    const session = await sessions.get(role, test);
    await session.ready(request);
    return await session.go();
  };
  if (counters === void 0 || role === "baseline") {
    const { counters: _, ...result } = await run(job);
    return result;
  }
  const counting = { ...job, counters };
  try {
    const { counters: first = {}, ...result } = await run(counting);
    await sessions.drop(role, test);
    const { counters: second = {} } = await run(counting);
    return { ...result, counters: steadyCounters(first, second) };
  } catch (cause) {
    if (role !== "base" || !(cause instanceof EngineFailure) || cause.where !== "counters") throw cause;
    await sessions.drop(role, test);
    const { counters: _, ...result } = await run(job);
    return { ...result, uncounted: cause.message };
  }
}
function steadyCounters(first, second) {
  const names = /* @__PURE__ */ new Set([...Object.keys(first), ...Object.keys(second)]);
  const unsteady = [...names].filter((name) => first[name] !== second[name]);
  if (unsteady.length === 0) return { values: first };
  const again = Object.entries(second).filter(([name]) => unsteady.includes(name));
  return { values: first, unsteady, again: Object.fromEntries(again) };
}

// src/measure/second-footprints.ts
var compared = ["candidate", "base"];
async function takeFootprintsAgain(context, requestOf2) {
  const differing = context.records.all.filter(footprintsDiffer);
  const groups = Map.groupBy(differing, ({ variant, storage }) => `${variant} ${storage}`);
  const batches = [...groups.values()].flatMap((tests) => compared.map((role) => ({ role, tests })));
  await inParallel(batches, async ({ role, tests }) => {
    const [first] = tests;
    if (first === void 0) return;
    const { engines, workspace, records, signal } = context;
    const sessions = new Sessions(engines, workspace, first.variant, "hash", signal);
    try {
      for (const test of tests) {
        try {
          const { footprint } = await runCheck({ sessions, test, role }, requestOf2(test), void 0);
          if (footprint !== void 0) records.footprintAgain(test, role, footprint);
        } catch (cause) {
          requireEngineFailure(context, cause, () => workspace.hasFiles(test));
          await sessions.drop(role, test);
        }
      }
    } finally {
      await sessions.close();
    }
  });
}

// src/measure/check.ts
var processors = 2;
var mostTimeouts = 3;
async function checkTests(context) {
  const { engines, records, progress, signal, keptChecks, timeouts } = context;
  const nothing = () => ({ settings: {}, isolation: {} });
  const findings = {
    engines: perEngine(engines, nothing),
    checkNs: /* @__PURE__ */ new Map(),
    paces: /* @__PURE__ */ new Map()
  };
  const roles2 = rolesOf(engines);
  const { batches, reusable } = setKeptAside(createBatches(records.all, roles2), context);
  for (const { isReference, tests } of batches)
    if (isReference) for (const test of tests) timeouts.await(test);
  const total = testsIn(batches) + reusable.reduce((sum, { kept }) => sum + kept.size, 0);
  let done = 0;
  const check = (batch) => checkBatch(context, batch, findings, (test) => {
    signal.throwIfAborted();
    progress.test({ pass: "check", test, finished: { done, total } });
    done++;
  });
  await inParallel(batches, check, processors);
  const again = reusable.map(({ batch, kept }) => ({
    ...batch,
    tests: [...kept].flatMap(([test, known]) => reuse(records, batch, test, known, findings) ? [] : [test])
  }));
  done = total - testsIn(again);
  await inParallel(again, check, processors);
  keptChecks?.close();
  await takeFootprintsAgain(context, (test) => requestOf(context, test));
  return findings;
}
function testsIn(batches) {
  return batches.reduce((sum, { tests }) => sum + tests.length, 0);
}
function setKeptAside(all, { keptChecks, timeouts }) {
  const told = /* @__PURE__ */ new Set();
  const divided = all.map((batch) => {
    const { role, storage, variant, isReference, tests } = batch;
    const place = `${role} ${storage} ${hasOwnSettings(variant) ? variant : ""}`;
    const candidates = told.has(place) ? tests : tests.slice(1);
    told.add(place);
    const kept = new Map(
      candidates.flatMap((test) => {
        const known = keptChecks?.find(role, test);
        return known === void 0 ? [] : [[test, known]];
      })
    );
    if (isReference) for (const [test, { ns }] of kept) timeouts.setReference(test, role, ns);
    return { batch: { ...batch, tests: tests.filter((test) => !kept.has(test)) }, kept };
  });
  return {
    batches: divided.map(({ batch }) => batch).filter(({ tests }) => tests.length > 0),
    reusable: divided.filter(({ kept }) => kept.size > 0)
  };
}
function reuse(records, { role }, test, kept, findings) {
  const candidate = test.checks.find((check2) => check2.role === "candidate");
  if (candidate === void 0) return false;
  const check = { role, ...kept.check, reused: true };
  if (describeDifference(checked(check), checked(candidate)) !== void 0) return false;
  addTiming(findings, test, kept.ns, kept.check.work.statements);
  records.check(test, check);
  return true;
}
function addTiming({ checkNs, paces }, test, ns, statements) {
  const path6 = testPath(test);
  checkNs.set(path6, (checkNs.get(path6) ?? 0) + ns);
  if (ns > (paces.get(path6)?.ns ?? 0)) paces.set(path6, { ns, statements });
}
function createBatches(tests, roles2) {
  const groups = Map.groupBy(tests, ({ variant, storage, compare: compare2 }) => `${variant} ${storage} ${compare2}`);
  const batches = [...groups.values()].flatMap((group) => {
    const [first] = group;
    const { variant, storage } = first;
    return rolesOfTest(first, roles2).map((role, place) => ({
      place,
      batch: { role, isReference: place === 0, variant, storage, tests: group }
    }));
  });
  return batches.toSorted((a, b) => a.place - b.place).map(({ batch }) => batch);
}
async function checkBatch(context, { role, isReference, variant, storage, tests }, findings, onTest) {
  const { engines, workspace, records, timeouts, signal, keptChecks, progress, looks } = context;
  const sessions = new Sessions(engines, workspace, variant, "hash", signal);
  const textSessions = role === "baseline" && workspace.comparesForms(variant) ? new Sessions(engines, workspace, variant, "hash", signal, { form: "text" }) : void 0;
  const seen = findings.engines[role];
  let timedOut = 0;
  const fail = (test, cause, limited) => {
    const failure = describeFailure(context, cause, test, role, { limited });
    if (failure.reason === "timeout") timedOut++;
    if (!records.hasFailed(test, role)) records.failure(test, failure);
  };
  try {
    for (const test of tests) {
      if (!isReference) await timeouts.known(test);
      onTest(test);
      if (timedOut >= mostTimeouts) {
        const message = `not tried: ${timedOut} earlier tests of ${variant}/${storage} timed out`;
        if (!records.hasFailed(test, role)) records.failure(test, { reason: "timeout", role, message });
        continue;
      }
      let limited = test;
      try {
        const preparing = preparationOf(workspace, test);
        const isPrepared = sessions.has(test);
        if (isOwnInMemory(test)) limited = preparing;
        const start = performance.now();
        const session = await whileTelling(
          sessions.get(role, test, timeouts.of(preparing)),
          (words) => progress.step(
            `${role} ${testPath(test)}: preparing, ${words}, ${timeouts.describeLimit(preparing)}`
          )
        );
        if (isReference && !isPrepared && limited === preparing && session.isolation === "fork")
          timeouts.setReference(preparing, role, (performance.now() - start) * 1e6);
        limited = test;
        if (seen !== void 0 && !knowsSettings(seen, test))
          recordSettings(seen, test, session.isolation, await session.readSettings(timeouts.of(test)));
        if (records.hasFailed(test, role)) continue;
        const job = requestOf(context, test);
        const running = runCheck({ sessions, test, role }, job, workspace.files(test).counters);
        const { ns, work, hash, calls, footprint, counters, uncounted, ...shown } = await whileTelling(
          running,
          async (words, isOver) => {
            const sql = await sessions.executing(role, test);
            if (!isOver())
              progress.step(`${role} ${testPath(test)}: ${words}${describeLong(context, test, sql)}`);
          }
        );
        if (isReference) timeouts.setReference(test, role, ns);
        addTiming(findings, test, ns, work.statements);
        const lacks = footprint === void 0 ? {} : engines[role]?.whyUnmeasured(footprint) ?? {};
        if (seen !== void 0 && Object.keys(lacks).length > 0)
          seen.unmeasured = { ...seen.unmeasured, ...lacks };
        if (role === lookedAt) looks.expect(test, workspace.files(test), shown);
        if (hash !== void 0) {
          const own = { work, hash, calls, footprint };
          records.check(test, { role, ...own, counters, uncounted });
          if (role !== "candidate") keptChecks?.keep(role, test, { check: own, ns });
        }
        const reference = await textSessions?.get("control", test);
        const { text } = workspace.files(test);
        if (reference === void 0 || text === void 0) continue;
        await reference.ready({ ...job, statements: text });
        const asText = await reference.go();
        const difference = changedWork(
          test.workload,
          { role, work, hash, occasion: "with prepared statements" },
          {
            role,
            work: asText.work,
            hash: asText.hash,
            occasion: "with text statements"
          }
        );
        if (difference !== void 0) records.failure(test, difference);
      } catch (cause) {
        fail(test, cause, limited);
        await sessions.drop(role, test);
        await textSessions?.drop("control", test);
      } finally {
        if (isReference) timeouts.settle(test);
      }
    }
  } finally {
    if (isReference) for (const test of tests) timeouts.settle(test);
    await sessions.close();
    await textSessions?.close();
  }
}
function describeLong({ timeouts, workspace }, test, executing) {
  const sql = executing ?? workspace.onlyStatement(test);
  const within = sql === void 0 ? "" : `, in ${formatValue(sql).replace(new RegExp("\\p{C}", "gu"), "\uFFFD")}`;
  return `, ${timeouts.describeLimit(test)}${within}`;
}
function isOwnInMemory({ variant, storage }) {
  return variant === "own" && storage === "memory";
}
function requestOf({ workspace, timeouts }, test) {
  const { statements, state, invariants, hashesStateOnly, before, after, errors } = workspace.files(test);
  return {
    pass: "hash",
    kind: test.kind,
    timeoutMs: timeouts.of(test),
    statements,
    state,
    invariants,
    hashesStateOnly,
    before,
    after,
    errors
  };
}
function knowsSettings({ settings, variantSettings }, { variant, storage }) {
  const known = hasOwnSettings(variant) ? variantSettings?.[variant] : settings;
  return known?.[storage] !== void 0;
}
function recordSettings(seen, { variant, storage }, isolation, answers) {
  const { settings, compileOptions, floorNs, ownVersion, uncounted } = answers;
  if (hasOwnSettings(variant)) {
    seen.variantSettings ??= {};
    seen.variantSettings[variant] = { ...seen.variantSettings[variant], [storage]: settings };
  } else seen.settings[storage] = settings;
  seen.isolation[storage] = isolation;
  seen.compileOptions ??= compileOptions;
  if (floorNs !== void 0) seen.floorNs = { ...seen.floorNs, [storage]: floorNs };
  if (ownVersion !== void 0) seen.ownVersion ??= ownVersion;
  if (uncounted !== void 0) seen.uncounted = uncounted;
}

// src/measure/differing-rows.ts
import path4 from "node:path";
var mostRows = 5;
var mostCharacters = 40;
var mostStatements = 20 * limits.plans;
var longestAnswer = 16 * 1024 - 1;
var changing = "itself differs from one execution to the next, as with random() or the time of day: leave that out, or give check, a query whose rows stay the same";
async function differingRows(context, { test, one, other }) {
  const { engines, workspace, signal } = context;
  if (workspace.threads > 1 || workspace.files(test).errors !== void 0) return void 0;
  const [sessions, others] = [1, 2].map(
    () => new Sessions(engines, workspace, test.variant, "hash", signal)
  );
  try {
    for (const { queries, first } of questionsOf(context, test)) {
      const [own, reference] = await Promise.all(
        [one, other].map((role) => askRows(context, sessions, role, test, { queries, first }))
      );
      for (const [index, sql] of queries.entries()) {
        const words = describeRows(sql, [own?.[index], reference?.[index]], [one, other]);
        if (words === void 0) continue;
        const again = await askRows(context, others, other, test, { queries, first });
        const isChanging = describeRows(sql, [reference?.[index], again[index]], ["", ""]) !== void 0;
        return { words: isChanging ? `in ${formatValue(sql)} ${other} ${changing}` : words, isChanging };
      }
    }
    return void 0;
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return void 0;
  } finally {
    await Promise.all([sessions.close(), others.close()]);
  }
}
function* questionsOf({ workspace }, test) {
  const { before, after, state } = workspace.untimedStatements(test);
  const { hashesStateOnly = false } = workspace.files(test);
  const timed = () => workspace.timedStatements(test);
  const ofState = {
    queries: [...after, ...state].slice(0, limits.plans),
    first: () => chain(before, timed())
  };
  if (test.kind === "writes") yield ofState;
  let batch = [];
  let seen = 0;
  if (!hashesStateOnly)
    for (const sql of timed()) {
      batch.push(sql);
      if (batch.length < limits.plans) continue;
      yield { queries: batch, first: () => before };
      batch = [];
      seen += limits.plans;
      if (seen >= mostStatements || test.kind === "writes") break;
    }
  if (batch.length > 0) yield { queries: batch, first: () => before };
  if (test.kind === "reads" && ofState.queries.length > 0) yield ofState;
}
function* chain(...parts) {
  for (const part of parts) yield* part;
}
async function askRows({ workspace, timeouts, signal }, sessions, role, test, { queries, first }) {
  const [asked, before] = ["rows.sql", "before-rows.sql"].map(
    (name) => path4.join(workspace.folder, test.variant, `${role}-${name}`)
  );
  await workspace.write(asked, queries, signal);
  const [any] = first();
  if (any !== void 0) await workspace.write(before, first(), signal);
  const session = await sessions.get(role, test);
  return await session.rows(asked, timeouts.of(test), any === void 0 ? void 0 : before);
}
function describeRows(sql, answers, names) {
  const [one, other] = answers;
  if (one === void 0 || other === void 0 || one === other) return void 0;
  const statement = `in ${formatValue(sql)}`;
  const refusing = names.find((_, index) => answers[index] === null);
  if (refusing !== void 0) return `${statement} ${refusing} has no answer`;
  const rows = answers.map((answer) => rowsOf(answer ?? ""));
  const only = /\bORDER\s+BY\b/i.test(sql) ? differentInPlace(rows) : differentAtAll(rows);
  const most2 = Math.max(...only.map(({ length }) => length));
  if (most2 === 0) return void 0;
  const shown = Array.from({ length: Math.min(mostRows, most2) }, (_, index) => {
    const pair = only.map((own) => own[index]);
    const cut = cutApart(
      pair.flatMap((row) => row ?? []),
      mostCharacters
    );
    const words = pair.map((row) => row === void 0 ? "no such row" : cut.shift() ?? "");
    return index === 0 ? `${names[0]} has ${words[0]} and ${names[1]} has ${words[1]}` : `${words[0]} and ${words[1]}`;
  });
  return `${statement} ${shown.join("; ")}${most2 > mostRows ? "; and more" : ""}`;
}
function rowsOf(answer) {
  const rows = answer.split("\n").map((row) => row.replaceAll("	", " | "));
  return Buffer.byteLength(answer) >= longestAnswer || rows.at(-1) === "" ? rows.slice(0, -1) : rows;
}
function differentInPlace([one, other]) {
  const longest = Math.max(one.length, other.length);
  const places = Array.from({ length: longest }, (_, at) => at).filter((at) => one[at] !== other[at]);
  return [places.map((at) => one[at]), places.map((at) => other[at])];
}
function differentAtAll([one, other]) {
  return [without(one, other), without(other, one)];
}
function without(rows, others) {
  const counts = /* @__PURE__ */ new Map();
  for (const row of others) counts.set(row, (counts.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const left = counts.get(row) ?? 0;
    if (left > 0) counts.set(row, left - 1);
    return left === 0;
  });
}

// src/measure/idle-turns.ts
var most = {
  bytes: { fixed: 65536, share: 65536 / 1e9 },
  cpuNs: { fixed: 2e6, share: 0.05 },
  /** Nobody sees what they write: to write in small pieces takes 2 to 6 % of a processor. */
  processesNs: { fixed: 2e6, share: 5e-3 }
};
var IdleTurns = class {
  #repeated = new HalfOfSamples();
  /** A sample's failure if its engine did too much while it was not its turn. */
  failureIn(test, role, round, sample) {
    const { ns: timedNs, waited, unexplainedNs } = sample;
    const key = `${role}/${testPath(test)}`;
    if (this.#repeated.add(`${key} unexplained`, unexplainedNs !== void 0) && unexplainedNs !== void 0) {
      const times = `its times are ${milliseconds(timedNs)} in all, and it ran for ${milliseconds(unexplainedNs)}`;
      return { reason: "error", role, round, message: `forged clock: ${times}` };
    }
    if (waited === void 0) return void 0;
    const { ns, writtenBytes, cpuNs, processesNs = 0 } = waited;
    const isOver = (value, { fixed, share }) => value > fixed + share * ns;
    const hasWritten = isOver(writtenBytes, most.bytes);
    const done = [
      ...hasWritten ? [`wrote ${writtenBytes} bytes to a disk`] : [],
      ...isOver(cpuNs, most.cpuNs) ? [`used the processor for ${milliseconds(cpuNs)}`] : [],
      ...isOver(processesNs, most.processesNs) ? [`had other processes that ran for ${milliseconds(processesNs)}`] : []
    ];
    if (!this.#repeated.add(key, done.length > 0) && !hasWritten) return void 0;
    const message = `in the turns of another engine (${milliseconds(ns)}), which it so slows down, it ${done.join(" and ")}`;
    return { reason: "error", role, round, message };
  }
};

// src/measure/kept-checks.ts
import { readFileSync as readFileSync3 } from "node:fs";
import path5 from "node:path";
var keptSchema = strictObject({
  check: checkSchema.omit({ role: true, counters: true, uncounted: true, reused: true }),
  ns: int().min(0)
});
var fileSchema = record(string(), keptSchema);
var KeptChecks = class _KeptChecks {
  #workspace;
  #files;
  constructor(workspace, files) {
    this.#workspace = workspace;
    this.#files = new Map([...files].map(([role, file]) => [role, { path: file, checks: readChecks(file) }]));
  }
  /**
   * @param folder of all kept checks
   * @param tool the tool's own version
   */
  static async open(folder, tool, engines, workspace) {
    const others = [...await basesOf(engines, tool)].filter(([role]) => role !== "candidate");
    const files = others.map(([role, basis]) => [role, path5.join(folder, `${hashOf(basis)}.json`)]);
    return new _KeptChecks(workspace, new Map(files));
  }
  /** The check of an earlier run; undefined if there is none, or a user's own SQL may give other results in each run. */
  find(role, test) {
    const key = this.#keyOf(test);
    return key === void 0 ? void 0 : this.#files.get(role)?.checks.get(key);
  }
  keep(role, test, kept) {
    const key = this.#keyOf(test);
    if (key !== void 0) this.#files.get(role)?.checks.set(key, kept);
  }
  /** Writes what this run kept. A folder that cannot be written costs the next run its time, and this run nothing. */
  close() {
    for (const file of this.#files.values()) {
      try {
        writeWhole(file.path, JSON.stringify(Object.fromEntries(file.checks)));
        removeOld(path5.dirname(file.path));
      } catch {
      }
    }
  }
  #keyOf(test) {
    const { variant, workload } = test;
    const sql = this.#workspace.sql[`${variant}/${workload}`];
    const { state, invariants, counters, hashesStateOnly } = this.#workspace.files(test);
    const isWhole = counters === void 0 && !this.#workspace.comparesForms(variant);
    if (sql === void 0 || suiteOf(variant) === "own" || !isWhole) return void 0;
    const read = [state, invariants].map((file) => file === void 0 ? "" : readFileSync3(file, "utf8"));
    return hashOf([testPath(test), sql, String(hashesStateOnly), ...read]);
  }
};
function readChecks(file) {
  try {
    return new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync3(file, "utf8")))));
  } catch {
    return /* @__PURE__ */ new Map();
  }
}

// src/measure/records.ts
var Records = class {
  #records;
  #controls = /* @__PURE__ */ new Map();
  #kept = /* @__PURE__ */ new Map();
  #turnChunks = /* @__PURE__ */ new Map();
  #store;
  #onStoreError;
  /** The rows that a transaction will store, while it is being collected. */
  #batch;
  /**
   * @param onStoreError called when the store could not take something, which the records have all the same
   * @param unfinished what the store already has of a resumed run
   */
  constructor(tests, store, onStoreError, unfinished = {
    tests: [],
    controls: [],
    kept: {}
  }) {
    this.#records = new Map(
      tests.map((test) => [testPath(test), { ...test, samples: [], checks: [], failures: [] }])
    );
    this.#store = store;
    this.#onStoreError = onStoreError;
    for (const record2 of unfinished.tests) {
      const own = this.#recordOf(record2);
      const { samples, checks, failures } = own;
      if (record2.chunkStatements !== void 0) own.chunkStatements = record2.chunkStatements;
      samples.push(...record2.samples);
      for (const check of record2.checks) insertCheck(checks, check);
      failures.push(...record2.failures);
    }
    for (const control of unfinished.controls)
      this.#controls.set(testPath(control), { ...control, pairs: [...control.pairs] });
    for (const [feature, values] of Object.entries(unfinished.kept)) this.#kept.set(feature, [...values]);
  }
  /** Every planned test in report order. */
  get all() {
    return [...this.#records.values()];
  }
  /** The controls that have a pair, in the order of their first. */
  get controls() {
    return [...this.#controls.values()];
  }
  /** The values of a feature, in the order in which they were measured; those of the store, of a resumed run, are not validated. */
  keptOf(feature) {
    return this.#kept.get(feature) ?? [];
  }
  /** @param key of the value, which no other value of the feature has */
  keep(feature, key, value) {
    this.#kept.set(feature, this.#kept.get(feature) ?? []);
    this.#kept.get(feature)?.push(value);
    this.#persist(() => this.#store.keep(feature, key, value));
  }
  /** Stores everything that `record` records, or nothing if the run is killed. */
  transaction(record2) {
    const batch = [];
    this.#batch = batch;
    try {
      record2();
    } finally {
      this.#batch = void 0;
    }
    const storeAll = () => {
      for (const store of batch) store();
    };
    this.#persist(() => this.#store.transaction(storeAll));
  }
  /** Whether an engine has failed a test: it is not tried again. */
  hasFailed(test, role) {
    return this.#recordOf(test).failures.some((failure) => failure.role === role);
  }
  /** The untimed check of an engine; undefined if there is none. */
  checkOf(test, role) {
    return this.#recordOf(test).checks.find((check) => check.role === role);
  }
  sample(test, sample) {
    this.#recordOf(test).samples.push(sample);
    this.#persist(() => this.#store.sample(test, sample));
  }
  /**
   * The first check of an engine stands, and one of a resumed run that does not come to the same is a failure; what was
   * counted only later is taken from it.
   */
  check(test, check) {
    const before = this.checkOf(test, check.role);
    const failure = before && changedWork(test.workload, checked(before), checked(check, "when the run was resumed"));
    if (failure !== void 0) this.failure(test, failure);
    const isNew = before === void 0 || before.calls === void 0 && check.calls !== void 0 || before.counters === void 0 && check.counters !== void 0;
    if (failure !== void 0 || !isNew) return;
    this.#setCheck(test, check);
  }
  /** Adds what another process was seen to cost in a test that an engine has a check of. */
  footprintAgain(test, role, footprintAgain) {
    const before = this.checkOf(test, role);
    if (before !== void 0) this.#setCheck(test, { ...before, footprintAgain });
  }
  /** How many chunks a turn of a test has; undefined until `setTurnChunks`. */
  turnChunksOf(test) {
    return this.#turnChunks.get(testPath(test));
  }
  /** Not stored: samples are the same however many of their chunks follow each other. */
  setTurnChunks(test, chunks) {
    this.#turnChunks.set(testPath(test), chunks);
  }
  /** How many statements a test's chunks have; undefined until `setChunkStatements`. */
  chunkStatementsOf(test) {
    return this.#recordOf(test).chunkStatements;
  }
  /** A resumed run keeps its own chunks: its samples are made of them. */
  setChunkStatements(test, statements) {
    const record2 = this.#recordOf(test);
    if (record2.chunkStatements !== void 0) return;
    record2.chunkStatements = statements;
    this.#persist(() => this.#store.chunkStatements(test, statements));
  }
  failure(test, failure) {
    this.#recordOf(test).failures.push(failure);
    this.#persist(() => this.#store.failure(test, failure));
  }
  /** Numbers the pair by those that the control has. */
  control(test, times) {
    const path6 = testPath(test);
    const record2 = this.#controls.get(path6) ?? { ...test, pairs: [] };
    this.#controls.set(path6, record2);
    const pair = { round: record2.pairs.length + 1, ...times };
    record2.pairs.push(pair);
    this.#persist(() => this.#store.control(test, pair));
  }
  /** In place of the engine's earlier check, if it has one. */
  #setCheck(test, check) {
    insertCheck(this.#recordOf(test).checks, check);
    this.#persist(() => this.#store.check(test, check));
  }
  #persist(store) {
    if (this.#batch !== void 0) {
      this.#batch.push(store);
      return;
    }
    try {
      store();
    } catch (cause) {
      this.#onStoreError(cause);
    }
  }
  #recordOf(test) {
    const record2 = this.#records.get(testPath(test));
    if (record2 === void 0) throw new Error(`${testPath(test)} is not planned`);
    return record2;
  }
};
function insertCheck(checks, check) {
  const place = roles.indexOf(check.role);
  const index = checks.findIndex(({ role }) => roles.indexOf(role) >= place);
  const found = index < 0 ? checks.length : index;
  checks.splice(found, checks[found]?.role === check.role ? 1 : 0, check);
}

// src/measure/schedule.ts
function planRounds({ next, roles: roles2, controls, controlVisits, seed }) {
  const controlsLeft = new Map(controls.map(({ test, pairs }) => [test, pairs]));
  let number;
  return (records) => {
    const byPath = new Map(records.map((record2, index) => [testPath(record2), { record: record2, index }]));
    const isRunnable = ({ test }) => {
      const found = byPath.get(testPath(test));
      return found !== void 0 && !found.record.failures.some(({ role }) => isNeeded(found.record, role));
    };
    const { phase, wanted } = next(records);
    number ??= lastRound(records);
    number++;
    const current = number;
    const tests = wanted.filter(isRunnable);
    const visits = tests.map(({ test, references: references2 = roles2 }) => {
      const { record: record2, index } = byPath.get(testPath(test));
      const round = 1 + Math.max(0, ...record2.samples.map((sample) => sample.round));
      const arms = rolesOfTest(record2, roles2).filter((role) => {
        const hasFailed2 = role === "base" && record2.failures.length > 0;
        return !hasFailed2 && (role === "candidate" || references2.some((one) => one === role));
      });
      return { test, round, order: orderOf(arms, visitsOf(record2, arms), index + seed) };
    });
    const repeated = [...controlsLeft].flatMap(([test, left]) => {
      const failures = byPath.get(testPath(test))?.record.failures ?? [];
      const length = failures.some(({ role }) => role === "baseline") ? 0 : Math.min(controlVisits, left);
      controlsLeft.set(test, left - length);
      return Array.from({ length }, (_, index) => {
        const order = ["baseline", "control"];
        return { test, round: current, order: (left - index) % 2 === 0 ? order : order.toReversed() };
      });
    });
    const all = [...visits, ...repeated];
    if (all.length === 0) return void 0;
    const drawOf = (what) => new RandomStream(seed, `round ${current}${what}`);
    const measured = variants.filter((variant) => all.some(({ test }) => test.variant === variant));
    return {
      phase,
      tests: wanted.length,
      visits: drawOf("").shuffle(measured).flatMap((variant) => {
        const own = all.filter(({ test }) => test.variant === variant);
        return shuffleVisits(own, drawOf(` ${variant}`));
      }),
      expected: tests.map(({ test, pairs }) => ({ test, visits: pairs - 1 }))
    };
  };
}
function lastRound(records) {
  return records.flatMap(({ samples }) => samples).reduce((last, { round }) => Math.max(last, round), 0);
}
function visitsOf({ samples }, arms) {
  const rounds = [...Map.groupBy(samples, ({ round }) => round).values()];
  return rounds.filter((own) => own.length === arms.length && own.every(({ role }) => arms.includes(role))).length;
}
function orderOf(roles2, step, start) {
  const count = roles2.length;
  const isTurned = (Math.floor(step / count) + Math.floor(start / count)) % 2 === 1;
  const around = isTurned ? roles2.toReversed() : roles2;
  const first = (step + start) % count;
  return [...around.slice(first), ...around.slice(0, first)];
}
function shuffleVisits(visits, random) {
  const blocks = Map.groupBy(visits, (visit) => sharesReads(visit.test) ? visit.test.storage : visit);
  const shuffled = [...blocks.values()].map((block) => random.shuffle(block));
  return random.shuffle(shuffled).flat();
}

// src/measure/sampling.ts
async function takeSamples(given, { progress, signal: interrupt, unfinished, checksFolder, databasesFolder, tool }, { pairs, tests, checks, features, engines, store, workspace, timeline, ...budget }) {
  const { rule } = given.criteria;
  const rounds = roundsOfRun(rule.rounds, { tests, plan: given.planned?.plan });
  const settings = { ...given, criteria: { ...given.criteria, rule: { ...rule, rounds } } };
  const own = new AbortController();
  const stop = (reason) => own.abort(reason);
  const signal = AbortSignal.any([interrupt, own.signal]);
  const records = new Records(tests, store, ({ message }) => stop(message), unfinished);
  const roles2 = rolesOf(engines);
  const keptChecks = checksFolder === void 0 ? void 0 : await KeptChecks.open(checksFolder, tool, engines, workspace);
  const keptFolder = settings.keptDatabases ?? databasesFolder ?? "off";
  const keptDatabases = keptFolder === "off" ? void 0 : await KeptDatabases.open(keptFolder, tool, engines);
  const context = {
    keptChecks,
    keptDatabases,
    engines: perEngine(engines, ({ engine }) => engine),
    workspace,
    places: makePlaces(workspace.folder, pairs),
    records,
    timeline,
    timeouts: new SampleTimeouts(settings.sampleTimeout),
    looks: new Looks(surestRounds(settings, tests, engines.base !== void 0)),
    idleTurns: new IdleTurns(),
    turnClaims: new TurnClaims(),
    progress,
    signal,
    stop
  };
  let findings;
  let stopped;
  let outOfTime = false;
  try {
    await prepare(context, tests);
    progress.step(`checking that ${roles2.length === 2 ? "both" : "all"} engines give the same results`);
    findings = await timeline.during("check", () => checkTests(context));
    await timeline.during("check", () => recordCheckedDifferences(context));
    for (const { name, check } of checks)
      await timeline.during(
        check.part,
        () => check.check(settings, context, records.keptOf(name), (key, value) => records.keep(name, key, value))
      );
    setChunks(context, findings, isServer(engines.baseline.engine));
    const ended = await runRounds(context, scheduleOf(settings, features, tests, records.controls, roles2), {
      checkNs: (test) => findings?.checkNs.get(testPath(test)) ?? 0,
      ...budget
    });
    outOfTime = ended === "out of time";
    recordDifferences(records);
  } catch (cause) {
    if (!signal.aborted) throw cause;
    stopped = String(signal.reason);
  } finally {
    closePlaces(context.places);
  }
  if (own.signal.aborted) stopped ??= String(own.signal.reason);
  return {
    tests: records.all,
    controls: records.controls,
    findings,
    ...checkFacts(checks, settings, records),
    outOfTime,
    stopped
  };
}
function checkFacts(checks, settings, records) {
  if (checks.length === 0) return {};
  return {
    features: Object.fromEntries(
      checks.map(({ name, check }) => [name, check.facts(settings, records.keptOf(name))])
    )
  };
}
function scheduleOf({ criteria, seed }, features, tests, taken, roles2) {
  const own = roles2.includes("base") ? criteria : { ...criteria, requireBase: false };
  const controls = chooseControls(tests);
  const plan = planControls(controls, fewestRounds({ criteria }));
  const takenOf = (path6) => taken.find((one) => testPath(one) === path6)?.pairs.length ?? 0;
  return planRounds({
    next: (records) => nextPairs(records, own, features),
    roles: roles2,
    controls: controls.map((test) => ({
      test,
      pairs: plan.rounds * plan.visits - takenOf(testPath(test))
    })),
    controlVisits: plan.visits,
    seed
  });
}
function fewestRounds({ criteria }) {
  const { rounds } = criteria.rule;
  return typeof rounds === "number" ? rounds : rounds.min;
}
function surestRounds({ criteria }, tests, hasBase) {
  const { rounds } = criteria.rule;
  const isEarly = hasBase && (criteria.gate === "base" || tests.some(({ compare: compare2 }) => compare2 === "base"));
  return isEarly && typeof rounds !== "number" ? Math.min(...earlyLooks(rounds)) : fewestRounds({ criteria });
}
function setChunks({ records, workspace }, { paces, engines }, areServers) {
  records.transaction(() => {
    for (const test of records.all) {
      const pace = paces.get(testPath(test));
      const floors = rolesOf(engines).map((role) => engines[role]?.floorNs?.[test.storage] ?? 0);
      if (pace === void 0) continue;
      const plan = planTurns(test, areServers);
      const isWhole = workspace.threads > 1 || workspace.files(test).opens === "process";
      const inChunk = isWhole ? pace.statements : chunkStatements(plan, pace, Math.max(...floors));
      records.setChunkStatements(test, inChunk);
      records.setTurnChunks(test, turnChunks(plan, pace, records.chunkStatementsOf(test) ?? 1));
    }
  });
}
var mostExplained = 20;
async function recordCheckedDifferences(context) {
  const { records, engines, progress, signal } = context;
  let explained = 0;
  for (const record2 of records.all)
    for (const failure of unnamedDifferences(record2)) {
      const { reason, role: one = "candidate", message } = failure;
      const [other = one] = rolesOfTest(record2, rolesOf(engines));
      const isExplained = reason === "differs" && one !== other && explained++ < mostExplained;
      if (isExplained) progress.step(`looking for the rows that differ in ${testPath(record2)}`);
      const rows = isExplained ? await differingRows(context, { test: record2, one, other }) : void 0;
      signal.throwIfAborted();
      const start = `${record2.workload}: `;
      const words = rows === void 0 || !message.startsWith(start) ? message : `${start}${rows.words}${rows.isChanging ? "" : ` (${message.slice(start.length)})`}`;
      records.failure(record2, { ...failure, message: words });
    }
}
function recordDifferences(records) {
  for (const record2 of records.all)
    for (const failure of unnamedDifferences(record2)) records.failure(record2, failure);
}

// src/measure/timeline.ts
var Timeline = class {
  #parts = {};
  #now;
  #going = /* @__PURE__ */ new Set();
  #shared;
  /** @param now a monotonic clock in nanoseconds */
  constructor(now) {
    this.#now = now;
    this.#shared = now();
  }
  get parts() {
    return this.#parts;
  }
  /** Books the time that `work` takes under `part`. */
  async during(part, work) {
    const going = this.#begin();
    try {
      return await work();
    } finally {
      this.add(part, this.#end(going));
    }
  }
  /** Books the wall clock of making a pair ready, by the work of the slower of its two engines. */
  async duringReady(work) {
    const start = this.#now();
    const going = this.#begin();
    let all = [];
    try {
      all = await work();
    } finally {
      this.#bookReady(all, this.#end(going), this.#now() - start);
    }
  }
  /** @param share of the wall clock @param elapsed of it while the pair was made ready */
  #bookReady(all, share, elapsed) {
    const slower = all.toSorted((one, other) => other.totalNs - one.totalNs)[0];
    const scale = elapsed === 0 ? 1 : share / elapsed;
    const steps = {
      populate: slower?.populateNs ?? 0,
      copy: slower?.copyNs ?? 0,
      flush: slower?.flushNs ?? 0,
      open: slower?.openNs ?? 0,
      warm: slower?.warmNs ?? 0
    };
    for (const [step, ns] of Object.entries(steps)) this.add(step, ns * scale);
    const known = Object.values(steps).reduce((sum, ns) => sum + ns, 0);
    this.add("start processes and pass results", Math.max(0, elapsed - known) * scale);
  }
  add(part, ns) {
    this.#parts[part] = (this.#parts[part] ?? 0) + Math.round(ns);
  }
  #begin() {
    this.#divide();
    const going = { share: 0 };
    this.#going.add(going);
    return going;
  }
  #end(going) {
    this.#divide();
    this.#going.delete(going);
    return going.share;
  }
  /** Divides the time since the last change among what goes on. */
  #divide() {
    const now = this.#now();
    for (const going of this.#going) going.share += (now - this.#shared) / this.#going.size;
    this.#shared = now;
  }
};

// src/measure/run.ts
var clock = { name: "CLOCK_MONOTONIC", now: () => Number(process.hrtime.bigint()) };
async function measure(settings, context, features = []) {
  const plan = await planRun(settings, context, features);
  let store;
  try {
    store = context.openStore(plan.startedAt, plan.manifest);
    if (plan.resumed !== void 0)
      context.progress.step(`resuming after ${plan.resumed.at(-1)?.samples} samples`);
    const inputs = { ...plan, features, store, now: clock.now };
    const samples = await takeSamples(settings, context, inputs);
    const all = await makePasses(plan.passes, settings, context, inputs, samples);
    return buildRecording(plan.manifest, all, finishRun(plan, all, store, settings, context), features);
  } finally {
    try {
      await plan.timeline.during("clean up", () => plan.workspace.close());
    } finally {
      store?.close();
    }
  }
}
async function makePasses(passes, settings, context, {
  engines,
  workspace,
  timeline,
  catalogue,
  deadline,
  store,
  now
}, taken) {
  let samples = taken;
  for (const { name, pass, prepared } of passes) {
    if (samples.stopped !== void 0) return samples;
    let unstored;
    const keep = (key, value) => {
      try {
        store.keep(name, key, value);
      } catch (cause) {
        unstored ??= cause.message;
      }
    };
    const inputs = {
      engines: perEngine(engines, ({ engine }) => engine),
      folder: workspace.folder,
      catalogue,
      samples,
      isOutOfTime: () => deadline !== void 0 && now() >= deadline,
      kept: context.unfinished?.kept[name] ?? [],
      prepared,
      keep
    };
    try {
      const facts = await timeline.during(pass.part, () => pass.measure(settings, context, inputs));
      samples = {
        ...samples,
        features: { ...samples.features, [name]: facts },
        stopped: unstored ?? (context.signal.aborted ? String(context.signal.reason) : void 0)
      };
    } catch (cause) {
      if (!context.signal.aborted) throw cause;
      return { ...samples, stopped: String(context.signal.reason) };
    }
  }
  return samples;
}
async function planRun(settings, context, features) {
  const { tool, resultsFolder, unfinished } = context;
  const dialect = dialectOf(settings.candidate);
  const catalogue = catalogueOf(features, settings.contents, dialect, settings.given);
  for (const { require: require2 } of features) require2?.(settings, catalogue);
  requireOwnPlan(settings, catalogue);
  const planned = planTests(settings, catalogue);
  const { tests: possible, skipped: impossible } = findRunnable(planned, settings.base !== void 0);
  requireSameDialect(settings, dialect, catalogue);
  const checks = wantedChecks(features, settings);
  if (possible.length === 0 && impossible.length > 0 && checks.length === 0)
    throw new InputError(needsBase(impossible));
  const hashes = Object.fromEntries(checks.map(({ name, check }) => [name, check.sqlHash(settings)]));
  for (const { name, check } of checks) check.facts(settings, unfinished?.kept[name] ?? []);
  const passes = [];
  for (const one of wantedPasses(features, settings))
    passes.push({ ...one, prepared: await one.pass.prepare?.(settings, possible, context) });
  const timeline = new Timeline(clock.now);
  const startedAt = (/* @__PURE__ */ new Date()).toISOString();
  const loadBefore = unfinished?.manifest.machine.loadBefore ?? readLoad();
  const made = missingFolders(resultsFolder);
  const folder = makeDatabasesFolder(resultsFolder);
  const { engines: opened, ...confined } = await openInto(
    folder,
    made,
    () => timeline.during("start-up", async () => {
      const { confinement, ...facts } = await findConfinement(settings, context, folder);
      const workloads = possible.map((test) => workloadOf(test, catalogue));
      const engines2 = await openEngines(settings, context, folder, features, confinement, workloads);
      const found = perEngine(engines2, (one) => one.facts);
      for (const { requireEngines } of features) requireEngines?.(settings, found);
      return { engines: engines2, ...facts };
    })
  );
  const deadline = deadlineOf(settings);
  const isOnlyBase = findRunnable(planned, false).tests.length === 0 && checks.length === 0;
  const { engines, identicalBase } = isOnlyBase ? { engines: opened } : withoutIdenticalBase(opened, settings);
  const { tests, skipped } = findRunnable(planned, engines.base !== void 0);
  const pairs = pairsAtOnce(settings, isServer(engines.baseline.engine));
  return {
    pairs,
    tests,
    checks,
    passes,
    engines,
    catalogue,
    skipped,
    manifest: createManifest(
      settings,
      tool,
      { tests, hashes, catalogue, engines, identicalBase },
      {
        ...readMachine(folder),
        ...confined,
        ...pairs === 1 ? {} : { jobs: pairs },
        loadBefore,
        ...Object.assign(
          {},
          ...features.map(
            ({ engineKind }) => engineKind?.machineFacts?.(settings, context, folder, clock.now)
          )
        )
      }
    ),
    workspace: new Workspace(folder, settings, settings, catalogue),
    timeline,
    startedAt,
    deadline,
    narrowUntil: narrowingEnd(settings),
    resumed: unfinished && resumptionsOf(unfinished, startedAt)
  };
}
async function openInto(folder, made, open) {
  try {
    return await open();
  } catch (cause) {
    removeDatabasesFolder(folder);
    removeEmpty(made);
    throw cause;
  }
}
function finishRun({ startedAt, timeline, workspace, skipped, resumed }, samples, store, { storages }, { unfinished }) {
  const finishedAt = (/* @__PURE__ */ new Date()).toISOString();
  const stopped = samples.stopped ?? (samples.outOfTime ? void 0 : markFinished(store, finishedAt));
  return {
    startedAt: unfinished?.startedAt ?? startedAt,
    finishedAt,
    clock: clock.name,
    timeline: timeline.parts,
    sql: workspace.sql,
    storages,
    skipped,
    resumed,
    stopped
  };
}
function deadlineOf({ maxMinutes }) {
  return maxMinutes === void 0 ? void 0 : clock.now() + maxMinutes * 6e10;
}
function narrowingEnd({ criteria }) {
  const { precision } = criteria.rule;
  return typeof precision === "object" ? clock.now() + precision.minutes * 6e10 : void 0;
}
function createManifest(settings, tool, { tests, hashes, catalogue, engines, identicalBase }, machine) {
  const { rows, seed, warehouses, statements, threads, latencies } = settings;
  const { maxMinutes, planned } = settings;
  const { rule } = settings.criteria;
  const { confirmElsewhere, confirms, precision } = rule;
  const size = { rows, seed, ...hasSuite(tests, "tpcc") ? { warehouses } : {} };
  const compare2 = tests.flatMap(
    (test) => test.compare === void 0 ? [] : [[testPath(test), test.compare]]
  );
  return {
    tool,
    rounds: rule.rounds,
    ...typeof rule.rounds === "number" ? {} : { alpha: rule.alpha },
    confirmElsewhere,
    confirms,
    precision,
    maxMinutes,
    suite: {
      ...size,
      ...suiteHashes(size, tests, { catalogue, hashes }),
      ...statements === "text" ? {} : { statements },
      ...threads === 1 ? {} : { threads }
    },
    machine,
    engines: perEngine(engines, ({ facts }) => facts),
    identicalBase,
    ...latencies ? { latencies } : {},
    plan: planned?.plan,
    shard: planned?.shard,
    tests: tests.map(testPath),
    ...compare2.length === 0 ? {} : { compare: Object.fromEntries(compare2) }
  };
}
function needsBase(skipped) {
  const names = new Set(skipped.map(({ workload }) => workload));
  return `nothing to test: ${[...names].join(", ")} compare with the base only, and no base is given: name the base branch's build with base`;
}
function markFinished(store, finishedAt) {
  try {
    store.finish(finishedAt);
    return void 0;
  } catch (cause) {
    return cause.message;
  }
}

export {
  bytesIn,
  measure
};
