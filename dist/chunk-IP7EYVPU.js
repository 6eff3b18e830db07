import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compareInstructions,
  isTaken
} from "./chunk-HBERWSWT.js";
import {
  mostFunctions,
  outOfTime
} from "./chunk-JRSOVAJU.js";
import {
  EngineFailure,
  Workspace,
  inParallel,
  startsThreads
} from "./chunk-WCGJCND6.js";
import {
  preparationStatements,
  timedStatements
} from "./chunk-4THRQMZ6.js";
import {
  limits,
  rolesOf,
  rolesOfTest
} from "./chunk-24VBGLXN.js";
import {
  callgrind,
  findProcessor
} from "./chunk-Y6XJUAA3.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  kinds,
  omitUndefined,
  suiteOf,
  testPath,
  variants
} from "./chunk-ULWFNPWD.js";

// src/features/counts/measure/counting.ts
import path4 from "node:path";
import { isDeepStrictEqual } from "node:util";

// src/features/counts/measure/count-session.ts
import path2 from "node:path";

// src/features/counts/measure/profile.ts
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
function takeProfile(folder) {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const texts = files.map((file) => readFileSync(file, "latin1"));
  for (const file of files) rmSync(file);
  const asked = texts.find((text) => text.includes("\ndesc: Trigger: Client Request"));
  return asked === void 0 ? void 0 : parseProfile(asked);
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

// src/features/counts/measure/count-session.ts
var folders = {
  baseline: "baseline-",
  candidate: "candidate",
  base: "base-----"
};
function profilesOf(workspace, { role, storage, tests: [first] }) {
  const database = first && workspace.databaseOf(first).replaceAll("/", "-");
  return path2.join(workspace.folder, `profiles-${folders[role]}-${database}-${storage}`);
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
  constructor(engine, workspace, part, timeoutMs, signal) {
    this.#engine = engine;
    this.#workspace = workspace;
    this.#part = part;
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
  }
  /** @throws EngineFailure */
  async count(test) {
    const session = await this.#session(test);
    const { statements, warm } = this.#workspace.files(test);
    try {
      await session.ready({ pass: "count", kind: test.kind, statements, warm, timeoutMs: this.#timeoutMs });
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
    const { storage } = this.#part;
    makeFolder(profilesOf(this.#workspace, this.#part));
    const files = this.#files(test);
    this.#open = await this.#openRehearsed(files, storage);
    this.#hasOpened = true;
    takeProfile(profilesOf(this.#workspace, this.#part));
    return this.#open;
  }
  /** An engine that fails in the rehearsal may fail in one test only: the session then has no rehearsal. */
  async #openRehearsed(files, storage) {
    const { rehearsal } = this.#part;
    if (rehearsal !== void 0 && this.#rehearses)
      try {
        return await this.#engine.open({ ...files, rehearsal }, storage, "count", this.#signal);
      } catch (cause) {
        if (!(cause instanceof EngineFailure)) throw cause;
        this.#rehearses = false;
      }
    return await this.#engine.open(files, storage, "count", this.#signal);
  }
  #files(test) {
    const workspace = this.#workspace;
    const database = workspace.databaseOf(test);
    const { role } = this.#part;
    const folder = path2.join(workspace.folder, database, folders[role]);
    return {
      ...workspace.variant(role, test.variant, workspace.form(test.variant), database),
      dropsCache: false,
      template: (storage) => path2.join(folder, `${storage}-template`),
      work: (storage) => path2.join(folder, storage)
    };
  }
};

// src/features/counts/measure/counting-pass.ts
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

// src/features/counts/measure/count-each.ts
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

// src/features/counts/measure/counted-machine.ts
import { createHash } from "node:crypto";
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
  const hash = createHash("sha256").update(readFileSync2(file)).digest("hex").slice(0, 12);
  const { glibcVersionRuntime } = process.report.getReport().header;
  return `${glibcVersionRuntime === void 0 ? "libc" : `glibc ${glibcVersionRuntime}`} ${hash}`;
}

// src/features/counts/measure/function-counts.ts
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

// src/features/counts/measure/recounts.ts
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

// src/features/counts/measure/rehearsal.ts
import path3 from "node:path";
var rows = 100;
var repetitions = 3;
async function writeRehearsal(workspace, { variant, storage }, size, catalogue, signal) {
  if (catalogue[suiteOf(variant)].definition !== void 0) return void 0;
  const file = path3.join(workspace.folder, variant, `rehearsal-${storage}.sql`);
  await workspace.write(file, rehearsalStatements(variant, storage, size, catalogue), signal);
  return file;
}
function* rehearsalStatements(variant, storage, size, catalogue) {
  const small = { ...size, rows: Math.min(rows, size.rows) };
  yield* preparationStatements(variant, small, void 0, catalogue);
  const workloads = catalogue[suiteOf(variant)].workloads.filter((one) => one.storages.includes(storage));
  yield* new Set(workloads.flatMap(({ warm }) => warm));
  for (const { name } of workloads)
    yield* firstOf(timedStatements({ variant, workload: name }, small, catalogue));
}
function* firstOf(statements) {
  let begun = 0;
  let left = repetitions;
  for (const statement of statements) {
    if (/^BEGIN\b/i.test(statement)) begun++;
    else if (/^(COMMIT|ROLLBACK)\b/i.test(statement)) begun--;
    else if (left-- === 0) break;
    yield statement;
  }
  if (begun > 0) yield "COMMIT;";
}

// src/features/counts/measure/counting.ts
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
  const parts = await withRehearsals(
    partsOf(chosen, workspace, rolesOf(inputs.engines)),
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
  const taken = await countParts(pass, parts, { rows: rows2, environment });
  const records = inputs.records.map((record) => withCounts(record, taken.get(testPath(record))));
  const problem = fallback === void 0 ? {} : { problem: `counted by Callgrind: ${fallback}` };
  return { records, counting: { rows: rows2, environment, ...problem }, pass, parts };
}
function countFolder(folder) {
  const missing = folderLength - Buffer.byteLength(folder) - 1;
  if (missing < 1) return path4.join(folder, "c");
  const names = missing > 200 ? ["c".repeat(200), "c".repeat(Math.max(1, missing - 201))] : ["c".repeat(missing)];
  return path4.join(folder, ...names);
}
function partsOf(tests, workspace, roles) {
  const groups = Map.groupBy(tests, (test) => `${test.storage} ${workspace.databaseOf(test)}`);
  const parts = [...groups.values()].flatMap(
    (alike) => roles.flatMap((role) => {
      const own = alike.filter((test) => rolesOfTest(test, roles).includes(role));
      const [first] = own;
      return first === void 0 ? [] : [
        {
          part: { role, storage: first.storage, tests: own, twice: shortestOf(own, role) },
          ns: timeOf(own, role)
        }
      ];
    })
  );
  return parts.toSorted((one, other) => other.ns - one.ns).map(({ part }) => part);
}
async function withRehearsals(parts, workspace, size, catalogue, signal) {
  const files = /* @__PURE__ */ new Map();
  for (const { tests } of parts)
    for (const test of tests.slice(0, 1)) {
      const key = `${test.variant} ${test.storage}`;
      if (!files.has(key)) files.set(key, await writeRehearsal(workspace, test, size, catalogue, signal));
    }
  return parts.map((part) => {
    const [first] = part.tests;
    return { ...part, ...omitUndefined({ rehearsal: files.get(`${first?.variant} ${first?.storage}`) }) };
  });
}
function shortestOf(tests, role) {
  return kinds.flatMap(
    (kind) => tests.filter((test) => test.kind === kind).toSorted((one, other) => (timeOf([one], role) || Infinity) - (timeOf([other], role) || Infinity)).slice(0, 1)
  );
}
function timeOf(tests, role) {
  return tests.reduce((sum, { samples }) => sum + (samples.find((one) => one.role === role)?.ns ?? 0), 0);
}
async function countParts(pass, parts, basis) {
  const taken = /* @__PURE__ */ new Map();
  const total = parts.reduce((sum, { tests }) => sum + tests.length, 0);
  let done = 0;
  await inParallel(parts, async (part) => {
    await countPart(pass, part, basis, (test, count) => {
      const path5 = testPath(test);
      taken.set(path5, [...taken.get(path5) ?? [], count]);
      pass.progress.test({ pass: "count", test, done: ++done, total, remainingNs: void 0 });
    });
  });
  return taken;
}
async function countPart(pass, part, basis, onCount) {
  const { role } = part;
  const known = new Map(
    pass.earlier.filter((one) => one.count.role === role && isDeepStrictEqual(one.basis, basis)).map(({ test, count }) => [test, count])
  );
  const tests = part.tests.filter((test) => !known.has(testPath(test)));
  for (const test of part.tests) {
    const count = known.get(testPath(test));
    if (count !== void 0) onCount(test, count);
  }
  for await (const [test, outcome] of countEach(pass, part, tests)) {
    if (typeof outcome === "string") {
      onCount(test, { role, uncounted: outcome });
      continue;
    }
    const { instructions, again, work } = outcome;
    const count = { role, instructions, ...omitUndefined({ again }), work };
    pass.keep(test, count, basis);
    onCount(test, count);
  }
}
function withCounts(record, counts) {
  return counts === void 0 ? record : { ...record, counts };
}
function withoutCounts({ records, engines }, chosen, counting) {
  const refused = (test) => rolesOfTest(test, rolesOf(engines)).map((role) => ({ role, uncounted: counting.problem }));
  return {
    counting,
    records: records.map(
      (record) => withCounts(record, chosen.includes(record) ? refused(record) : void 0)
    )
  };
}

export {
  countInstructions,
  countTests
};
