import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  dayOf,
  describeChange,
  describeConfounders,
  trendsOf
} from "./chunk-SN4PNLVH.js";
import {
  readHistory,
  runName
} from "./chunk-UIWU7IE4.js";
import {
  countTests
} from "./chunk-IP7EYVPU.js";
import {
  countOf,
  isTaken
} from "./chunk-HBERWSWT.js";
import "./chunk-JRSOVAJU.js";
import {
  answerLines,
  effort,
  exactPairs,
  exactStateOf,
  formatBisection,
  measuredPoints,
  parseGivenBisect,
  pointLooks,
  pointRatio,
  ratioWords,
  readBisection,
  removeBisection,
  renderBisectionMarkdown,
  renderBisectionText,
  replaySearch,
  requireOwnSearch,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings,
  stateOf,
  stepsOf,
  writeBisection,
  writeBisectionReports
} from "./chunk-HY72ZSWD.js";
import "./chunk-ALVR3FET.js";
import "./chunk-W6DDTTXN.js";
import {
  GitRepository,
  buildCopy,
  hideEnvironment,
  keptEngine,
  parseBuildCommand,
  removeLeftOvers,
  requireCandidateInside,
  runBuild,
  runLogged
} from "./chunk-YPRUFOXJ.js";
import {
  createContext,
  makeDatabasesFolder,
  measure,
  openEngines
} from "./chunk-Z7EGJZGD.js";
import "./chunk-WGI5KOK4.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-WCGJCND6.js";
import "./chunk-7CCGG6YM.js";
import "./chunk-4THRQMZ6.js";
import "./chunk-B4NJ4FDH.js";
import {
  readSettingsFile
} from "./chunk-C2LKCV62.js";
import "./chunk-45A2RBVZ.js";
import "./chunk-GTPQOVS4.js";
import "./chunk-BJXOAZEW.js";
import {
  chunkRatiosOf,
  pairsOf
} from "./chunk-FK63ORSE.js";
import {
  version
} from "./chunk-LCZQ44BY.js";
import "./chunk-PGSPP6Z5.js";
import "./chunk-YHAYBOAR.js";
import {
  suggestName,
  suites
} from "./chunk-NQV2QT6G.js";
import {
  defaultCriteria,
  perEngine,
  rolesOf
} from "./chunk-24VBGLXN.js";
import {
  quietProgress,
  showProgress
} from "./chunk-TNQDFXPJ.js";
import "./chunk-E5ULMWZ2.js";
import {
  readEnvironment
} from "./chunk-Y6XJUAA3.js";
import "./chunk-HL5Z5S4V.js";
import "./chunk-WI6TVKRG.js";
import {
  neutralFolder,
  withoutSecrets
} from "./chunk-2PAZFJAJ.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import {
  inHtml,
  inTerminal,
  multiplier,
  plural,
  visible
} from "./chunk-KHYT7LJU.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  omitUndefined,
  suiteOf,
  testPath
} from "./chunk-ULWFNPWD.js";

// src/features/bisect/command.ts
import { rmSync as rmSync4 } from "node:fs";
import path5 from "node:path";

// src/features/bisect/builds/commits.ts
import { existsSync } from "node:fs";
import path from "node:path";
async function openCommits(settings) {
  const { candidate, allParents } = settings;
  const folder = path.resolve(settings.folder);
  requireCandidateInside(candidate);
  const repository = new GitRepository(settings.repository, settings.environment);
  if (await repository.isShallow())
    throw new InputError(
      "the repository has only a part of its history: fetch all of it (git fetch --unshallow; fetch-depth: 0 of actions/checkout)"
    );
  const good = await repository.commit("--good", settings.good);
  const bad = await repository.commit("--bad", settings.bad);
  if (good.hash === bad.hash || !await repository.isAncestor(good, bad))
    throw new InputError(
      `--good: ${formatValue(settings.good)} is no ancestor of ${formatValue(settings.bad)}: name an older commit that --bad was made from`
    );
  await removeLeftOvers(repository, folder);
  const between = await repository.between(good, bad, !allParents);
  const commits = allParents ? withBoundary(good, between) : [good, ...between];
  const indexes = new Map(commits.map(({ hash }, index) => [hash, index]));
  const goodIndex = indexes.get(good.hash) ?? 0;
  const points = commits.map((commit, index) => {
    const { hash, shortHash, subject, parents } = commit;
    const known = parents.flatMap((parent) => indexes.get(parent) ?? []).filter((parent) => parent < index);
    const chained = index === 0 ? [] : [index - 1];
    const own = index === goodIndex ? range(goodIndex) : index < goodIndex ? [] : known;
    return { name: shortHash, id: hash, title: subject, parents: allParents ? own : chained };
  });
  return {
    points,
    good: goodIndex,
    bad: commits.length - 1,
    isBuilt: (point) => existsSync(keptEngine(settings, commits[point] ?? { tree: "" })),
    build: async (point, signal) => {
      const commit = commits[point];
      if (commit === void 0) throw new RangeError(`there is no commit ${point}`);
      const sources = { commit, name: commit.shortHash, tree: commit.tree };
      return await buildCopy(repository, { ...settings, folder }, sources, signal);
    }
  };
}
function withBoundary(good, between) {
  const own = /* @__PURE__ */ new Set([good.hash, ...between.map(({ hash }) => hash)]);
  const outside = new Set(between.flatMap(({ parents }) => parents).filter((parent) => !own.has(parent)));
  const unread = [...outside].map((hash) => ({
    hash,
    shortHash: hash.slice(0, 9),
    parents: [],
    tree: hash,
    subject: ""
  }));
  return [...unread, good, ...between];
}
function range(end) {
  return Array.from({ length: end }, (_, index) => index);
}

// src/features/bisect/builds/engine-files.ts
import { existsSync as existsSync2 } from "node:fs";
import path2 from "node:path";
function openEngineFiles(files) {
  if (files.length < 2)
    throw new InputError(
      `--engines: ${files.length === 0 ? "no engine is" : "only one engine is"} given: name the good one first and the bad one last`
    );
  const missing = files.find((file) => !existsSync2(file));
  if (missing !== void 0) throw new InputError(`--engines: ${formatValue(missing)} does not exist`);
  const twice = files.find((file, index) => files.findIndex((other) => same(other, file)) < index);
  if (twice !== void 0) throw new InputError(`--engines: ${formatValue(twice)} is given twice`);
  return {
    points: files.map((file, index) => ({
      name: distinctName(file, files),
      id: path2.resolve(file),
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: files.length - 1,
    isBuilt: () => true,
    build: async (point) => ({ state: "built", engine: path2.resolve(files[point] ?? "") })
  };
}
function same(one, other) {
  return path2.resolve(one) === path2.resolve(other);
}
function distinctName(file, files) {
  const name = path2.basename(file);
  return files.filter((other) => path2.basename(other) === name).length > 1 ? file : name;
}

// src/features/bisect/builds/releases.ts
import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import path3 from "node:path";
var packageName = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;
var libraries = "**/*.{so,so.*,dylib}";
async function openReleases(settings, signal) {
  if (!packageName.test(settings.package))
    throw new InputError(`--releases: ${formatValue(settings.package)} is no name of a package`);
  const all = await listVersions(settings, signal);
  const [from, to] = ["good", "bad"].map((end) => {
    const index = all.indexOf(settings[end]);
    if (index >= 0) return index;
    throw new InputError(
      `--${end}: ${settings.package} has no release ${formatValue(settings[end])}: the newest are ${all.slice(-5).join(", ")}`
    );
  });
  if (from >= to)
    throw new InputError(
      `--good: ${settings.good} is not older than ${settings.bad}: name the older release as good`
    );
  const versions = all.slice(from, to + 1);
  return {
    points: versions.map((version2, index) => ({
      name: version2,
      id: version2,
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: versions.length - 1,
    isBuilt: (point) => enginesIn(settings, versions[point] ?? "").length > 0,
    build: async (point, abort) => await download(settings, versions[point] ?? "", abort)
  };
}
async function listVersions(settings, signal) {
  const log = await pip(settings, "versions", ["index", "versions", settings.package], signal);
  const listed = /^Available versions: (.*)$/m.exec(readFileSync(log.file, "utf8"))?.[1];
  if (log.ended !== void 0 || listed === void 0)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${log.file}`
    );
  return listed.split(/,\s*/).toReversed();
}
async function download(settings, version2, signal) {
  const there = engineOf(settings, version2);
  if (there?.state === "built") return there;
  const folder = unpacked(settings, version2);
  const partial = path3.resolve(`${folder}.${process.pid}`);
  makeFolder(path3.dirname(folder));
  try {
    const wheel = ["--no-deps", "--only-binary", ":all:", "--no-compile", "--target", partial];
    const what = `${settings.package}==${version2}`;
    const { ended, file } = await pip(settings, version2, ["install", "--quiet", ...wheel, what], signal);
    if (ended !== void 0) return { state: "failed", message: `pip ${ended}`, log: file };
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
  return engineOf(settings, version2) ?? {
    state: "failed",
    message: `the wheel of ${version2} holds no shared library`
  };
}
function engineOf(settings, version2) {
  const [engine, ...others] = enginesIn(settings, version2);
  if (engine === void 0) return void 0;
  if (others.length === 0) return { state: "built", engine };
  const shown = [engine, ...others].map((file) => path3.relative(unpacked(settings, version2), file));
  return {
    state: "failed",
    message: `the wheel holds ${shown.join(", ")}: name the engine with --candidate`
  };
}
function enginesIn(settings, version2) {
  const { candidate } = settings;
  const folder = unpacked(settings, version2);
  const files = globSync(candidate === void 0 ? libraries : `**/${path3.basename(candidate)}`, {
    cwd: folder
  });
  const named = files.filter((file) => candidate === void 0 || `/${file}`.endsWith(`/${candidate}`));
  return named.map((file) => path3.join(folder, file));
}
function unpacked({ package: name, cacheFolder }, version2) {
  return path3.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version2);
}
async function pip({ folder, environment, timeoutMs }, name, parameters, signal) {
  const file = path3.resolve(folder, "builds", `${name}.log`);
  makeFolder(path3.dirname(file));
  const command = [
    "python3",
    "-I",
    "-m",
    "pip",
    "--disable-pip-version-check",
    "--no-input",
    ...parameters
  ];
  const program = { command, folder: neutralFolder, log: file, timeoutMs };
  const ended = await runLogged({ ...program, environment: withoutSecrets(environment) }, signal);
  return { ended, file };
}

// src/features/bisect/builds/open-source.ts
async function openSource({ source, out, buildTimeout }, { folder, signal, ...context }) {
  const own = { ...context, folder: out, timeoutMs: buildTimeout * 6e4 };
  if (source.kind === "engines") return openEngineFiles(source.files);
  makeFolder(out);
  if (source.kind === "releases") return await openReleases({ ...source, ...own }, signal);
  const build = parseBuildCommand(source.build, folder);
  return await openCommits({ ...source, ...own, build, repository: folder });
}

// src/features/bisect/change-ends.ts
function changeEnds(runs, test, by) {
  if (runs.length === 0)
    throw new InputError("--history: it has no runs: add some, or name another --branch");
  const { tests } = trendsOf(runs);
  const paths = tests.map(({ series }) => series.path);
  const trend = tests.find(({ series }) => series.path === test);
  if (trend === void 0) {
    const meant = suggestName(test, paths);
    throw new InputError(
      `--from-history: the history has no test ${formatValue(test)}` + (meant === void 0 ? ": history trend lists those that changed" : `: did you mean ${formatValue(meant)}?`)
    );
  }
  const change = trend.changes.at(-1);
  if (change === void 0) {
    const seen = `in ${plural(trend.series.points.length, "run")}`;
    throw new InputError(
      `--from-history: ${test} ${trend.state === "steady" ? `did not change ${seen}` : `has no sure change ${seen} yet`}: name the ends with --good and --bad`
    );
  }
  const [good, bad] = [change.lastBefore, change.firstAfter].map((index) => nameOf(runs[index], by));
  const words = `${test} became ${describeChange(change)} between ${inTerminal(good)} and ${inTerminal(bad)}`;
  return { good, bad, words: `${words}${describeConfounders(change)}` };
}
function nameOf(run, by) {
  const name = run?.[by];
  if (name !== void 0) return name;
  throw new InputError(
    `--from-history: the run ${run === void 0 ? "" : `${runName(run)} of ${dayOf(run)} `}beside the change has no ${by}: name the ends with --good and --bad`
  );
}

// src/features/bisect/measure/bisection.ts
import path4 from "node:path";

// src/features/bisect/builds/build-ahead.ts
async function buildWithAhead(source, point, ahead, jobs, signal) {
  if (source.isBuilt(point) || jobs === 1) return await source.build(point, signal);
  const waiting = [point, ...ahead.filter((other) => other !== point && !source.isBuilt(other))];
  const results = /* @__PURE__ */ new Map();
  const own = new AbortController();
  const either = AbortSignal.any([signal, own.signal]);
  const work = async () => {
    for (let next = waiting.shift(); next !== void 0; next = waiting.shift())
      results.set(next, await source.build(next, either));
  };
  const workers = Array.from({ length: jobs }, work);
  for (const worker of workers) worker.catch((cause) => own.abort(cause));
  await Promise.allSettled(workers);
  either.throwIfAborted();
  return results.get(point);
}

// src/features/bisect/measure/point.ts
import { rmSync as rmSync3 } from "node:fs";

// src/features/bisect/measure/count-point.ts
import { rmSync as rmSync2 } from "node:fs";
async function countPoint(settings, test, context) {
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const engines = await openEngines(settings, context, folder, context.features);
    const record = { ...test, samples: [], checks: [], failures: [] };
    const { records, counting } = await countTests(settings, context, {
      engines: perEngine(engines, ({ engine }) => engine),
      folder,
      catalogue: suites,
      records: [record],
      isOutOfTime: () => false,
      earlier: [],
      keep: () => {
      }
      // the search keeps its points
    });
    if (counting.environment === void 0)
      throw new InputError(
        `--by: instructions cannot be counted: ${counting.problem ?? "nothing was counted"}`
      );
    return pairOf(test, records[0] ?? record, rolesOf(engines));
  } finally {
    rmSync2(folder, { recursive: true, force: true });
  }
}
function pairOf(test, record, roles) {
  for (const role of roles.toSorted((a, b) => blameOrder.indexOf(a) - blameOrder.indexOf(b))) {
    const count = countOf(record, role);
    if (count === void 0)
      throw new MeasurementError(
        `${testPath(test)}: tests of its suite and variant are not counted: search by time`
      );
    if (!isTaken(count))
      return {
        state: "failed",
        role,
        untestable: { reason: "error", message: `not counted: ${count.uncounted}` }
      };
  }
  const [baseline, candidate, base] = ["baseline", "candidate", "base"].map((role) => {
    const count = countOf(record, role);
    return isTaken(count) ? count.instructions : 0;
  });
  return { state: "measured", pairs: [{ baseline, candidate, base }] };
}
var blameOrder = ["baseline", "base", "candidate"];

// src/features/bisect/measure/point.ts
async function measurePoint(settings, engines, pairs, context) {
  const run = runSettings(settings, engines, pairs);
  try {
    if (settings.by === "instructions")
      return await countPoint({ ...run, countRows: settings.rows }, settings.test, context);
    const recording = await measure(run, context, context.features);
    context.signal.throwIfAborted();
    if (recording.run?.stopped !== void 0) throw new MeasurementError(recording.run.stopped);
    return pointPairs(recording.tests);
  } catch (cause) {
    context.signal.throwIfAborted();
    const isRefused = cause instanceof InputError || cause instanceof MeasurementError;
    if (!isRefused || engines.candidate === engines.base) throw cause;
    await openEngines(
      { ...run, candidate: engines.base },
      context,
      makeDatabasesFolder(context.resultsFolder),
      context.features
    );
    const reason = cause instanceof MeasurementError ? "crash" : "error";
    return { state: "failed", role: "candidate", untestable: { reason, message: cause.message } };
  } finally {
    rmSync3(context.resultsFolder, { recursive: true, force: true });
  }
}
function runSettings({ test, baseline, rows, seed, warehouses, statements, sampleTimeout }, engines, rounds) {
  return {
    ...engines,
    ...baseline === void 0 ? {} : { baseline },
    candidateName: "candidate",
    baselineName: "SQLite",
    baseName: "good",
    rows,
    seed,
    warehouses,
    statements,
    ...sampleTimeout === void 0 ? {} : { sampleTimeout },
    suites: [suiteOf(test.variant)],
    variants: [test.variant],
    storages: [test.storage],
    workloads: [test.workload],
    tests: [testPath(test)],
    contents: {},
    threads: 1,
    latencies: false,
    given: {},
    pragmas: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true }
  };
}
function pointPairs([record]) {
  if (record === void 0) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== void 0) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsOf(record);
  const [toBaseline, toBase] = ["baseline", "base"].map((role) => chunkRatiosOf(seen, role));
  const chunkRatios = (pair) => toBaseline === void 0 || toBase === void 0 ? void 0 : { baseline: Math.exp(toBaseline[pair] ?? 0), base: Math.exp(toBase[pair] ?? 0) };
  const pairs = seen.flatMap(({ baseline, candidate, base }, index) => {
    if (base === void 0) return [];
    return [{ baseline, candidate, base, ...omitUndefined({ chunkRatios: chunkRatios(index) }) }];
  });
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of all three engines");
  return { state: "measured", pairs };
}
function blame(role) {
  return role === "baseline" ? 0 : role === "base" ? 1 : 2;
}

// src/features/bisect/measure/bisection.ts
async function bisect(settings, source, context) {
  const { progress, signal, unfinished, save } = context;
  let bisection = newBisection(settings, source, context.tool);
  if (unfinished !== void 0) {
    requireSameQuestion(unfinished, bisection);
    bisection = unfinished;
  }
  const pace = new Pace();
  for (; ; ) {
    const { next } = replaySearch(bisection);
    if (next.kind === "answer") return bisection;
    const start = performance.now();
    progress.step(describeStep(bisection, next, pace));
    const good = await source.build(source.good, signal);
    const built = good.state === "failed" || next.point === source.good ? good : await buildWithAhead(source, next.point, next.ahead, settings.jobs, signal);
    const seen = await observe(settings, context, bisection, next, { good, built });
    const { untestable, log } = seen;
    if (untestable !== void 0) {
      const more = log === void 0 ? "" : `; its output is in ${log}`;
      progress.step(`${nameOf2(bisection, seen.point)} cannot be tested: ${untestable.message}${more}`);
    }
    const seconds = (performance.now() - start) / 1e3;
    pace.add(seconds);
    bisection = withObservation(bisection, seen, seconds);
    save(bisection);
  }
}
function newBisection(settings, { points, good, bad }, tool) {
  const { test, rows, seed, warehouses, statements, by, threshold, alpha, source } = settings;
  return {
    tool,
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    test,
    rows,
    seed,
    warehouses,
    statements,
    ...by === "time" ? {} : { by },
    ...omitUndefined({ threshold }),
    alpha,
    made: madeBy(source),
    points,
    good,
    bad,
    observations: [],
    seconds: 0
  };
}
function madeBy(source) {
  if (source.kind === "commits") return `${source.build} makes ${source.candidate}`;
  return source.kind === "releases" ? `releases of ${source.package}` : "engine files";
}
function requireSameQuestion(unfinished, asked) {
  const keys = [
    "test",
    "rows",
    "seed",
    "warehouses",
    "statements",
    "by",
    "threshold",
    "alpha",
    "made",
    "points",
    "good",
    "bad"
  ];
  const differing = keys.find((key) => JSON.stringify(unfinished[key]) !== JSON.stringify(asked[key]));
  if (differing !== void 0)
    throw new InputError(
      `--resume: the search was started with another ${differing}: give the same options, or another folder with --out`
    );
}
async function observe(settings, { runContext }, { observations, good: goodEnd }, { point, pairs }, { good, built }) {
  const pairsOf2 = (one) => observations.find((other) => other.point === one)?.pairs ?? [];
  const failed = good.state === "failed" ? { end: goodEnd, build: good } : { end: point, build: built };
  if (failed.build.state === "failed") {
    const untestable2 = { reason: "build", message: failed.build.message };
    return {
      point: failed.end,
      pairs: pairsOf2(failed.end),
      untestable: untestable2,
      ...omitUndefined({ log: failed.build.log })
    };
  }
  if (good.state === "failed" || built.state === "failed") throw new Error("a failed build is no engine");
  const measured = await measurePoint(
    settings,
    { candidate: built.engine, base: good.engine },
    pairs - pairsOf2(point).length,
    runContext(path4.join(settings.out, "measuring"))
  );
  if (measured.state === "measured") return { point, pairs: [...pairsOf2(point), ...measured.pairs] };
  const { role, untestable } = measured;
  if (role === "baseline")
    throw new MeasurementError(`stock SQLite, the baseline, cannot be measured: ${untestable.message}`);
  const end = role === "base" ? goodEnd : point;
  return { point: end, pairs: pairsOf2(end), untestable };
}
function withObservation(bisection, seen, seconds) {
  const { observations } = bisection;
  const place = observations.findIndex(({ point }) => point === seen.point);
  return {
    ...bisection,
    observations: place < 0 ? [...observations, seen] : observations.with(place, seen),
    seconds: bisection.seconds + seconds
  };
}
var purposes = {
  ends: "comparing the ends",
  search: "searching",
  verify: "verifying with fresh pairs"
};
function describeStep(bisection, next, pace) {
  const { purpose, point, pairs, candidates } = next;
  const had = bisection.observations.find((one) => one.point === point)?.pairs.length ?? 0;
  const steps2 = purpose === "verify" ? 1 : stepsOf(candidates) + verifications;
  const seconds = pace.mean === void 0 ? void 0 : steps2 * pace.mean;
  const time = seconds === void 0 ? "" : `, ${durationOf(seconds)}`;
  return `${purposes[purpose]}: ${nameOf2(bisection, point)}, ${describePairs(bisection, pairs - had)}; ${candidates} can be the first, about ${steps2} step${steps2 === 1 ? "" : "s"}${time} left`;
}
function describePairs({ by }, pairs) {
  return by === void 0 ? `${pairs} pairs` : "counting instructions";
}
var verifications = 2;
function durationOf(seconds) {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
function nameOf2({ points }, point) {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} (${title})` : name;
}
var Pace = class {
  #steps = 0;
  #seconds = 0;
  add(seconds) {
    this.#steps++;
    this.#seconds += seconds;
  }
  /** Seconds; undefined before the first step. */
  get mean() {
    return this.#steps === 0 ? void 0 : this.#seconds / this.#steps;
  }
};

// src/features/bisect/measure/step.ts
var usualSteps = 7;
async function judgeStep(settings, context) {
  const { candidate, threshold, source, alpha } = settings;
  if (source.kind !== "engines" || source.files[0] === void 0)
    throw new Error("a step needs the good engine");
  const engines = { candidate, base: source.files[0] };
  const direction = threshold > 1 ? 1 : -1;
  const line = { kind: "samples", direction, logRatio: Math.log(threshold) };
  const pairs = [];
  let wanted = settings.by === "instructions" ? exactPairs : pointLooks[0] ?? 0;
  for (; ; ) {
    const measured = await measurePoint(settings, engines, wanted - pairs.length, context);
    if (measured.state === "failed") {
      const { role, untestable } = measured;
      if (role === "candidate") return { state: "untestable", message: untestable.message };
      throw new MeasurementError(
        `the ${role === "base" ? "good engine" : "baseline"} failed: ${untestable.message}`
      );
    }
    pairs.push(...measured.pairs);
    const logRatios = pairs.map((pair) => Math.log(pair.candidate / pair.base));
    const state = settings.by === "instructions" ? exactStateOf({ logRatios }, line) : stateOf({ logRatios }, line, alpha / usualSteps);
    if (state.state === "good" || state.state === "bad")
      return {
        state: state.state,
        message: `${state.pairs === 1 ? "a count" : `${state.pairs} pairs`}, the line is ${threshold}x`
      };
    if (state.state === "untestable") return { state: "untestable", message: state.message };
    if (state.state === "open") wanted = state.next;
  }
}

// src/features/bisect/report/svg-plot.ts
var size = { width: 860, height: 380 };
var margin = { left: 56, right: 16, top: 16, bottom: 48 };
var plot = {
  width: size.width - margin.left - margin.right,
  height: size.height - margin.top - margin.bottom
};
function svgPlot({ measured, points, ends, line, answer }) {
  const scale = ratioScale([
    1,
    ...line === void 0 ? [] : [line],
    ...measured.flatMap(({ ratios }) => ratios)
  ]);
  const x = (point) => margin.left + plot.width * (point + 0.5) / points;
  const drawn = measured.map((one) => {
    const marks = one.toGood === void 0 ? cross(x(one.point)) : pointMarks(one, one.toGood, x(one.point), scale.y);
    const name = answer.has(one.point) ? label(one, x(one.point)) : "";
    return `<g class="${one.state}"><title>${describe(one)}</title>${marks}${name}</g>`;
  });
  const parts = [
    ...scale.ticks.map((tick) => horizontal("tick", scale.y(tick), multiplier(tick))),
    ...line === void 0 ? [] : [horizontal("line", scale.y(line), "")],
    ...drawn,
    `<text x="${margin.left}" y="${size.height - 4}">${inHtml(ends.good)}, the good end</text>`,
    `<text x="${size.width - margin.right}" y="${size.height - 4}" text-anchor="end">${inHtml(ends.bad)}, the bad end</text>`
  ];
  return `<svg viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Ratio to the good end of every measured point">
${parts.join("\n")}
</svg>`;
}
var steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 50, 100, 1e3];
var mostTicks = 9;
function ratioScale(ratios) {
  const [least, most] = [Math.min(...ratios) / 1.01, Math.max(...ratios) * 1.01];
  const y = (ratio) => margin.top + plot.height * (1 - Math.log(ratio / least) / Math.log(most / least));
  const step = steps.find((one) => (most - least) / one <= mostTicks) ?? (most - least) / mostTicks;
  const first = Math.ceil(least / step);
  const ticks = Array.from(
    { length: Math.floor(most / step) - first + 1 },
    (_, index) => (first + index) * step
  );
  return { y, ticks: ticks.filter((tick) => tick > 0) };
}
function horizontal(kind, y, text) {
  const right = size.width - margin.right;
  const words = text === "" ? "" : `<text x="${margin.left - 6}" y="${at(y + 4)}" text-anchor="end">${text}</text>`;
  return `<line class="${kind}" x1="${margin.left}" x2="${right}" y1="${at(y)}" y2="${at(y)}"/>${words}`;
}
function pointMarks({ ratios }, { ratio, low, high }, x, y) {
  const pairs = ratios.map((one) => `<circle class="pair" cx="${at(x)}" cy="${at(y(one))}" r="2"/>`);
  const interval = `<line class="interval" x1="${at(x)}" x2="${at(x)}" y1="${at(y(low))}" y2="${at(y(high))}"/>`;
  return `${pairs.join("")}${interval}<circle cx="${at(x)}" cy="${at(y(ratio))}" r="5"/>`;
}
function cross(x) {
  const y = size.height - margin.bottom;
  return `<path d="M${at(x - 4)} ${y - 4}l8 8m0 -8l-8 8"/>`;
}
function label({ name }, x) {
  const y = size.height - margin.bottom + 20;
  return `<text class="answer" x="${at(x)}" y="${y}" text-anchor="middle">${inHtml(name)}</text>`;
}
function describe({ name, title, state, toGood, pairs, reason }) {
  const what = title ? `${name} "${title}"` : name;
  const ratio = toGood === void 0 ? "" : `, ${multiplier(toGood.ratio)} (${multiplier(toGood.low)} to ${multiplier(toGood.high)}), ${pairs} pairs`;
  return inHtml(`${what}: ${state}${ratio}${reason === void 0 ? "" : `, ${reason}`}`);
}
function at(pixels) {
  return pixels.toFixed(1);
}

// src/features/bisect/report/html.ts
var style = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --grid: #d1d9e0; --page: #fff; --good: #1a7f37; --bad: #cf222e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --grid: #3d444d; --page: #0d1117; --good: #3fb950; --bad: #f85149; }
}
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page); }
h1 { font-size: 1.25rem; }
svg { width: 100%; height: auto; font-size: 12px; fill: var(--quiet); }
.tick { stroke: var(--grid); }
.line { stroke: var(--text); stroke-dasharray: 4 4; }
.pair { opacity: 0.35; }
.interval { stroke-width: 2; }
.good { fill: var(--good); stroke: var(--good); }
.bad { fill: var(--bad); stroke: var(--bad); }
.untestable, .undecided { fill: var(--quiet); stroke: var(--quiet); }
.answer { fill: var(--text); stroke: none; font-weight: bold; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid var(--grid); }
.figure { text-align: right; font-variant-numeric: tabular-nums; }
`;
function renderBisectionHtml(bisection) {
  const search = replaySearch(bisection);
  const { points, good, bad } = bisection;
  const measured = measuredPoints(bisection, search);
  const [first = "", ...others] = answerLines(bisection, search, inHtml);
  const line = search.line === void 0 ? void 0 : Math.exp(search.line.logRatio);
  const plotted = {
    measured,
    points: points.length,
    ends: { good: points[good]?.name ?? "", bad: points[bad]?.name ?? "" },
    answer: answerOf(search),
    ...omitUndefined({ line })
  };
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${first}</title>
<style>${style}</style>
</head>
<body>
<h1>${first}</h1>
${others.map((words) => `<p>${words}</p>`).join("\n")}
${svgPlot(plotted)}
${legend(bisection, search)}
${pointTable(bisection, measured)}
<p>${inHtml(effort(bisection))}</p>
</body>
</html>
`;
}
function legend(bisection, { line }) {
  if (line === void 0) return "";
  const marks = "A dot is a pair, a large one the median of a point / the good end, and the bar its 95% interval. Bad begins at the dashed line";
  return `<p>${marks}, ${pointRatio(bisection, Math.exp(line.logRatio))}x. ${ratioWords(line)}</p>`;
}
function answerOf({ next }) {
  if (next.kind !== "answer") return /* @__PURE__ */ new Set();
  const { answer } = next;
  if (answer.kind === "range") return new Set(answer.candidates);
  return new Set(answer.kind === "point" ? [answer.point] : []);
}
function pointTable(bisection, measured) {
  const headings = ["point", "", "state", "x good", "x SQLite", "pairs"];
  const figure = (text) => `<td class="figure">${text}</td>`;
  const rows = measured.map(
    ({ name, title = "", state, verified, reason, toGood, toBaseline, pairs }) => `<tr><td>${inHtml(name)}</td><td>${inHtml(title)}</td><td>${state}${verified ? ", verified" : ""}${reason === void 0 ? "" : `: ${inHtml(reason)}`}</td>${figure(toGood === void 0 ? "" : pointRatio(bisection, toGood.ratio))}${figure(toBaseline === void 0 ? "" : pointRatio(bisection, toBaseline.ratio))}${figure(pairs === 0 ? "" : String(pairs))}</tr>`
  );
  const head = headings.map((heading) => `<th>${heading}</th>`).join("");
  return `<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>`;
}

// src/features/bisect/command.ts
var stepStatuses = { good: 0, bad: 1, untestable: 125, stop: 128 };
async function runBisect(command, world) {
  const { files, settings } = command;
  const given = settings === void 0 ? command.given : parseGivenBisect(readSettingsFile(settings));
  if (given.step !== true)
    return await searchHistory(resolveBisectSettings(withEnds(given, world.output), files), world);
  try {
    return await runStep(command, world);
  } catch (cause) {
    const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
    world.output.error(isExpected ? visible(cause.message) : cause?.stack ?? String(cause));
    return stepStatuses.stop;
  }
}
function withEnds(given, output) {
  const question = resolveHistoryQuestion(given);
  if (question === void 0) return given;
  const { test, by, history } = question;
  const { history: folder, ...filter } = history;
  const runs = readHistory(folder, filter).map(({ run }) => run);
  const { words, ...ends } = changeEnds(runs, test, by);
  if (given.quiet !== true) output.note(words);
  return { ...ends, ...given, test };
}
async function searchHistory(settings, { output, abortOnSignals, features }) {
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(shown);
  const unfinished = settings.resume === void 0 ? void 0 : readBisection(settings.resume);
  const environment = readEnvironment(process.env);
  let last = unfinished;
  const context = {
    tool: version,
    progress: escaped(shown),
    signal,
    runContext: (folder) => ({
      ...createContext(folder, { environment, progress: shown, signal, features }),
      features
    }),
    ...omitUndefined({ unfinished }),
    save: (bisection) => {
      last = bisection;
      writeBisection(settings.out, bisection);
    }
  };
  hideEnvironment();
  try {
    const source = await openSource(settings, {
      folder: process.cwd(),
      cacheFolder: environment.compiler.cacheFolder,
      environment: process.env,
      signal
    });
    if (settings.resume === void 0) removeBisection(settings.out);
    last = await bisect(settings, source, context);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    const resume = last === void 0 ? "" : `: to resume, run the same command with --resume ${settings.out}`;
    throw new MeasurementError(`${signal.reason}${resume}`, { cause });
  } finally {
    shown.end();
  }
  writeBisection(settings.out, last);
  const [markdown, html] = [renderBisectionMarkdown(last), renderBisectionHtml(last)];
  writeBisectionReports(settings.out, { markdown, html });
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`bisect.json, bisect.md and bisect.html are in ${settings.out}`);
  return statusOf(last);
}
function escaped(progress) {
  return { step: (words) => progress.step(visible(words)), test: (one) => progress.test(one) };
}
function render({ format }, bisection) {
  switch (format) {
    case "json":
      return formatBisection(bisection);
    case "markdown":
      return renderBisectionMarkdown(bisection);
    case "text":
      return renderBisectionText(bisection);
  }
}
function statusOf(bisection) {
  const { next } = replaySearch(bisection);
  if (next.kind !== "answer" || next.answer.kind === "no end") return 3;
  return next.answer.kind === "point" ? 0 : 4;
}
async function buildCandidate({ build, candidate, buildTimeout, out }, signal) {
  if (build === void 0) return void 0;
  hideEnvironment();
  const folder = process.cwd();
  const log = path5.join(out, "builds", "step.log");
  const command = parseBuildCommand(build, folder);
  const timeoutMs = buildTimeout * 6e4;
  const built = await runBuild(
    { build: command, folder, candidate, log, timeoutMs, environment: process.env },
    signal
  );
  return built.state === "failed" ? `${built.message}; its output is in ${log}` : void 0;
}
async function runStep({ given, files }, { output, abortOnSignals, features }) {
  const settings = resolveStepSettings(given, files);
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(shown);
  const environment = readEnvironment(process.env);
  const folder = path5.join(settings.out, "measuring");
  try {
    const unbuilt = await buildCandidate(settings, signal);
    if (unbuilt !== void 0) {
      shown.end();
      output.note(visible(`untestable: ${unbuilt}`));
      return stepStatuses.untestable;
    }
    const parts = { environment, progress: shown, signal, features };
    const context = { ...createContext(folder, parts), features };
    const { state, message } = await judgeStep(settings, context);
    shown.end();
    output.note(visible(`${state}: ${message}`));
    return stepStatuses[state];
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    shown.end();
    rmSync4(folder, { recursive: true, force: true });
  }
}
export {
  runBisect
};
