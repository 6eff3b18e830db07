import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  drawDocument
} from "./chunk-3RUIKOT5.js";
import {
  readLoad,
  readMachine
} from "./chunk-OERDP5RO.js";
import {
  Confinement,
  openEngine,
  quietProgress
} from "./chunk-JJPZP7PK.js";
import {
  UnusableCacheError,
  compileDriver,
  findBaseline,
  findProcessor,
  freeBytes,
  readEnvironment
} from "./chunk-TT5QATNS.js";
import "./chunk-OLT52DGY.js";
import "./chunk-QMMUTUXM.js";
import "./chunk-VYUAXW72.js";
import "./chunk-WF6OEFVD.js";
import {
  defaultSettings
} from "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import {
  left
} from "./chunk-HFCMDWS4.js";
import {
  findOnPath,
  versionOf
} from "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  nodeVersionError
} from "./chunk-E5ULMWZ2.js";
import "./chunk-5K5PIIK3.js";
import {
  percent,
  plural
} from "./chunk-NRVWYJ6O.js";
import {
  InputError,
  MeasurementError
} from "./chunk-KAFQIV6R.js";

// src/features/start/doctor/candidate.ts
async function findFunctions(file, { compiler, engineEnvironment }, signal) {
  const candidate = { subject: "Candidate", serves: "run --candidate" };
  try {
    const { path: command } = await compileDriver(compiler, () => {
    }, signal);
    const driver = { command, environment: engineEnvironment };
    const options = { part: "candidate", driver, settings: defaultSettings, isolation: "fork" };
    const { engine, kind } = await openEngine(file, options, signal);
    const { version, missing = [] } = engine;
    const found = `${kind}, SQLite ${version}`;
    return [
      { ...candidate, state: missing.length === 0 ? "ok" : "limited", found },
      ...missing.map(
        ({ name, loss }) => ({
          subject: name,
          serves: "run --candidate",
          state: "limited",
          found: "missing",
          fix: `export it from the engine; without it, ${loss}`
        })
      )
    ];
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof InputError || cause instanceof MeasurementError)) throw cause;
    return [{ ...candidate, state: "missing", found: "it is refused", fix: cause.message, isNeeded: true }];
  }
}

// src/features/start/doctor/machine.ts
import { readFileSync } from "node:fs";
import os from "node:os";

// src/features/start/doctor/noise.ts
var interruptedNs = 2e4;
function describeClock(stamps) {
  const steps = stamps.slice(1).map((stamp, at) => stamp - (stamps[at] ?? stamp));
  const lost = steps.filter((step) => step > interruptedNs).reduce((sum, step) => sum + step, 0);
  const total = steps.reduce((sum, step) => sum + step, 0);
  return {
    lookNs: steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0,
    lostShare: total === 0 ? 0 : lost / total
  };
}
function watchClock(durationNs) {
  const stamps = new Float64Array(5e6);
  const start = process.hrtime.bigint();
  let taken = 0;
  let now = 0;
  while (now < durationNs && taken < stamps.length) {
    now = Number(process.hrtime.bigint() - start);
    stamps[taken++] = now;
  }
  return describeClock([...stamps.subarray(0, taken)]);
}

// src/features/start/doctor/machine.ts
function findMachine(folder) {
  return [findProcessors(), findQuiet(), findClock(), findTurbo(), findGovernor(), findDisk(folder)];
}
function findProcessors() {
  const cores = os.availableParallelism();
  const found = `${plural(cores, "processor")}, ${os.cpus()[0]?.model.trim() ?? "unknown"}`;
  const processors = { subject: "Processors", serves: "steady times", found };
  return cores > 1 ? { ...processors, state: "ok" } : { ...processors, state: "limited", fix: "use a machine with two processors or more" };
}
var watchedNs = 3e8;
var mostLost = 0.03;
function findQuiet() {
  const { lostShare } = watchClock(watchedNs);
  const load = readLoad();
  const isBusy = lostShare > mostLost || load > os.availableParallelism() / 2;
  const found = `load ${load}; others had a busy processor for ${percent(lostShare)} of the time`;
  const quiet = { subject: "Other work", serves: "steady times", found };
  return isBusy ? {
    ...quiet,
    state: "limited",
    fix: "end other work, or use a machine of its own: more pairs are needed here"
  } : { ...quiet, state: "ok" };
}
var clocks = "/sys/devices/system/clocksource/clocksource0";
var fastClocks = ["tsc", "kvm-clock", "arch_sys_counter", "hyperv_clocksource_tsc_page"];
function findClock() {
  const clock = { subject: "Clock", serves: "steady times" };
  const source = read(`${clocks}/current_clocksource`);
  const { lookNs } = watchClock(watchedNs / 10);
  if (source === void 0)
    return {
      ...clock,
      state: "ok",
      found: `a look takes ${Math.round(lookNs)} ns; its source is not visible`
    };
  const found = `${source}; a look takes ${Math.round(lookNs)} ns`;
  const available = read(`${clocks}/available_clocksource`)?.split(/\s+/) ?? [];
  const better = available.find((one) => fastClocks.includes(one));
  if (fastClocks.includes(source)) return { ...clock, state: "ok", found };
  const fix = better && `echo ${better} | sudo tee ${clocks}/current_clocksource`;
  return { ...clock, state: "limited", found, fix };
}
var turboFiles = [
  { file: "/sys/devices/system/cpu/intel_pstate/no_turbo", on: "0", off: "1" },
  { file: "/sys/devices/system/cpu/cpufreq/boost", on: "1", off: "0" }
];
function findTurbo() {
  const turbo = { subject: "Turbo", serves: "steady times" };
  for (const { file, on, off } of turboFiles) {
    const value = read(file);
    if (value === void 0) continue;
    return value === on ? {
      ...turbo,
      state: "limited",
      found: "on: speed depends on heat",
      fix: `echo ${off} | sudo tee ${file}`
    } : { ...turbo, state: "ok", found: "off" };
  }
  return { ...turbo, state: "ok", found: invisible };
}
var invisible = "not visible here, as in most virtual machines";
function findGovernor() {
  const governor = { subject: "Governor", serves: "steady times" };
  const files = "/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor";
  const found = read(files.replace("*", "0"));
  if (found === void 0) return { ...governor, state: "ok", found: invisible };
  const fix = `echo performance | sudo tee ${files}`;
  return found === "performance" ? { ...governor, state: "ok", found } : { ...governor, state: "limited", found, fix };
}
var enoughFree = 2e9;
function findDisk(folder) {
  const disk = { subject: "Free space", serves: "run: databases" };
  const free = freeBytes(folder);
  const { fileSystem } = readMachine(folder);
  const found = `${(free / 1e9).toFixed(1)} GB in the working folder, on ${fileSystem}`;
  if (free < enoughFree)
    return {
      ...disk,
      state: "limited",
      found,
      fix: "free 2 GB, or name a folder on another disk with --out"
    };
  return fileSystem === "tmpfs" ? { ...disk, state: "limited", found, fix: "name a folder on a disk with --out: this one is memory" } : { ...disk, state: "ok", found };
}
function read(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return void 0;
  }
}

// src/features/start/doctor/programs.ts
import { mkdtempSync, rmSync } from "node:fs";
import os2 from "node:os";
import path from "node:path";

// src/features/start/doctor/finding.ts
function install(...packages) {
  const manager = process.platform === "darwin" ? "brew" : "sudo apt-get";
  return `${manager} install ${packages.join(" ")}`;
}

// src/features/start/doctor/programs.ts
async function findPrograms(compiler, signal) {
  return [
    findNode(),
    findFork(),
    await findCompiler(compiler, signal),
    await findSqlite(compiler, signal),
    await findCounter(compiler, signal),
    await findConfining(compiler, signal),
    await findProgram("git", "bisect, histories on a branch", /^git version (\S{1,40})/, compiler)
  ];
}
function findNode() {
  const refusal = nodeVersionError(process.versions.node);
  const node = { subject: "Node.js", serves: "everything", isNeeded: true };
  return refusal === void 0 ? { ...node, state: "ok", found: process.versions.node } : { ...node, state: "missing", found: refusal, fix: "install it from https://nodejs.org" };
}
function findFork() {
  const fork = { subject: "fork", serves: "run: copies of databases", isNeeded: true };
  return process.platform === "win32" ? { ...fork, state: "missing", found: "Windows has none", fix: "use Linux, macOS or WSL" } : { ...fork, state: "ok", found: `${process.platform}-${process.arch} has it` };
}
async function findCompiler(compiler, signal) {
  const found = { subject: "C compiler", serves: "run", isNeeded: true };
  try {
    const { compiler: version } = await compileDriver(compiler, () => {
    }, signal);
    return { ...found, state: "ok", found: version };
  } catch (cause) {
    if (cause instanceof UnusableCacheError) {
      const fix2 = "set XDG_CACHE_HOME to a folder on a disk that is not mounted noexec";
      return { ...found, subject: "Cache", state: "missing", found: cause.message, fix: fix2 };
    }
    const fix = process.platform === "darwin" ? "xcode-select --install" : install("gcc", "libc6-dev");
    return { ...found, state: "missing", found: reason(cause, signal), fix };
  }
}
var NotCompiled = class extends Error {
};
async function findSqlite(compiler, signal) {
  const sqlite = { subject: "Stock SQLite", serves: "run without --baseline", state: "ok" };
  try {
    const notYet = (version) => {
      throw new NotCompiled(`not compiled yet: ${version}, about 30 s of the first run`);
    };
    const { library } = await findBaseline(compiler, notYet, signal);
    return { ...sqlite, found: path.basename(library).replace(/-[0-9a-f]+$/, "") };
  } catch (cause) {
    if (cause instanceof NotCompiled) return { ...sqlite, found: cause.message };
    return { ...sqlite, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}
async function findCounter(compiler, signal) {
  const counts = { subject: "Valgrind", serves: "--counts" };
  const fix = process.platform === "linux" && process.arch === "x64" ? { fix: install("valgrind") } : {};
  try {
    const processor = await findProcessor(compiler, () => {
    }, signal);
    if (typeof processor === "string") return { ...counts, state: "missing", found: processor, ...fix };
    const { valgrind, fallback } = processor;
    return fallback === void 0 ? { ...counts, state: "ok", found: `${valgrind.version}, with the fast counter` } : { ...counts, state: "limited", found: `${valgrind.version}, slower: ${fallback}`, ...fix };
  } catch (cause) {
    return { ...counts, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}
async function findConfining(compiler, signal) {
  const confining = { subject: "Confinement", serves: "--confine" };
  const folder = mkdtempSync(path.join(os2.tmpdir(), "sqlite-bench-gate-"));
  try {
    const found = await Confinement.find({ compiler, folder, hidden: [] }, () => {
    }, signal);
    if (typeof found !== "string")
      return { ...confining, state: "ok", found: "engines run as users of their own" };
    const fix = "measure on Linux outside of containers, as root or with a sudo that asks for no password";
    return { ...confining, state: "missing", found, fix };
  } catch (cause) {
    return { ...confining, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
async function findProgram(subject, serves, version, { environment }) {
  const program = findOnPath(subject, environment);
  const found = program === void 0 ? void 0 : await versionOf(program, environment, version);
  return found === void 0 ? { subject, serves, state: "missing", found: "not in a folder of PATH", fix: install(subject) } : { subject, serves, state: "ok", found };
}
function seeCompiler(cause) {
  return cause instanceof UnusableCacheError ? "see Cache" : "see C compiler";
}
function reason(cause, signal) {
  signal.throwIfAborted();
  if (cause instanceof InputError || cause instanceof MeasurementError) return cause.message;
  throw cause;
}

// src/features/start/doctor/command.ts
async function doctorCommand({ format, candidate }, { output, abortOnSignals }) {
  const { signal } = abortOnSignals(quietProgress);
  const environment = readEnvironment(process.env);
  const findings = [
    ...candidate === void 0 ? [] : await findFunctions(candidate, environment, signal),
    ...await findPrograms(environment.compiler, signal),
    ...findMachine(process.cwd())
  ];
  await output.print([renderFindings(findings, format)]);
  return lacksNeeded(findings) ? 2 : 0;
}
function lacksNeeded(findings) {
  return findings.some(({ state, isNeeded }) => isNeeded === true && state === "missing");
}
function renderFindings(findings, format) {
  const canRun = !lacksNeeded(findings);
  if (format === "json") return `${JSON.stringify({ canRun, findings }, null, 2)}
`;
  const answer = canRun ? "A run is possible here. Features that lack something say so when they are asked for." : "A run is not possible here.";
  return drawDocument(format, ({ text, cell }) => ({
    answer: [answer],
    blocks: [
      { kind: "table", table: table(findings, cell) },
      { kind: "section", title: "What would help", blocks: [{ kind: "list", items: fixes(findings, text) }] }
    ]
  }));
}
function fixes(findings, escapeText) {
  return findings.flatMap(
    ({ subject, state, fix }) => fix === void 0 || state === "ok" ? [] : [`${subject}: ${escapeText(fix)}`]
  );
}
function table(findings, escapeCell) {
  return {
    columns: left("State", "Part", "For", "Found"),
    rows: findings.map(({ subject, serves, state, found }) => ({
      cells: [state, subject, serves, escapeCell(found)]
    }))
  };
}
export {
  doctorCommand,
  renderFindings
};
