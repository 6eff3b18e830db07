import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  htmlDocument
} from "./chunk-VX4EX62H.js";
import {
  shareText
} from "./chunk-3QMO6T6D.js";
import {
  dayOf,
  describeChange,
  describeConfounders,
  exactTrends,
  ofEngine,
  trendsOf
} from "./chunk-RXBL5JMI.js";
import {
  readHistory,
  runName
} from "./chunk-RKI4UAER.js";
import {
  ageShape,
  countTests
} from "./chunk-FC2UDMVI.js";
import {
  shapesOf
} from "./chunk-ZBXIXA3X.js";
import {
  countOf,
  engineBytes,
  faultsOf,
  figureOf2 as figureOf,
  isTaken,
  ladderOf,
  lastBytes,
  passOf,
  passesOf
} from "./chunk-OPDKYEZF.js";
import "./chunk-JXQUQ67Y.js";
import {
  answerLines,
  effort,
  measuredPoints,
  parseGivenBisect,
  pointRatio,
  ratioWords,
  renderBisectionMarkdown,
  renderBisectionText,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings
} from "./chunk-HX3HH32J.js";
import {
  exactPairs,
  exactStateOf,
  formatBisection,
  pointLooks,
  readBisection,
  removeBisection,
  replaySearch,
  requireOwnSearch,
  stateOf,
  stepsOf,
  writeBisection,
  writeBisectionReports
} from "./chunk-DACED6KH.js";
import "./chunk-2QU75JON.js";
import "./chunk-67I4WUDQ.js";
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
} from "./chunk-2W3CUVZ6.js";
import {
  measure
} from "./chunk-6ET2CFTX.js";
import {
  createContext,
  makeDatabasesFolder,
  openEngines
} from "./chunk-BBPR5H4J.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-ZGI67LL7.js";
import {
  Workspace
} from "./chunk-IHFZLW6K.js";
import "./chunk-BUFO6XRS.js";
import "./chunk-4BV7D5DP.js";
import "./chunk-E6E7EY6Q.js";
import "./chunk-6P64PFB4.js";
import "./chunk-P3IVZL7G.js";
import {
  counterOf,
  isAged,
  isCounter
} from "./chunk-APIUZGWN.js";
import {
  catalogueOf,
  readSettingsFile
} from "./chunk-L7WSK2PR.js";
import "./chunk-KEZ5UE4H.js";
import "./chunk-WNWT4OSF.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import {
  chunkRatiosOf,
  comparedPairs,
  pairsWith
} from "./chunk-YCRN4UQX.js";
import {
  version
} from "./chunk-HXOMDFVN.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import {
  dialectOf,
  suggestName,
  workloadOf
} from "./chunk-FTR55STA.js";
import {
  defaultCriteria,
  perEngine,
  roles,
  rolesOf,
  rolesOfTest
} from "./chunk-HLL4N6TA.js";
import "./chunk-JXYLM66N.js";
import {
  quietProgress,
  showProgress
} from "./chunk-LI36Y6LL.js";
import "./chunk-E5ULMWZ2.js";
import {
  readEnvironment
} from "./chunk-CRPCIYST.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-MJ2N5IK7.js";
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
} from "./chunk-CUWCPHAE.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  omitUndefined,
  suiteOf,
  testOnly,
  testPath
} from "./chunk-VEWHOEAR.js";

// src/features/bisect/command.ts
import { rmSync as rmSync5 } from "node:fs";
import path6 from "node:path";

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
function changeEnds(runs, test, by, figure = "time") {
  if (runs.length === 0)
    throw new InputError("--history: it has no runs: add some, or name another --branch");
  if (figure !== "time") return exactEnds(runs, test, by, figure);
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
function exactEnds(runs, test, by, figure) {
  const path7 = figure === "engine-bytes" ? ofEngine : test;
  const trend = exactTrends(runs).find((one) => one.figure === figure && one.path === path7);
  if (trend === void 0)
    throw new InputError(`--from-history: the history has no ${figure} of ${formatValue(test)}`);
  const change = trend.changes.at(-1);
  if (change === void 0) {
    const seen = `in ${plural(trend.points.length, "run")}`;
    throw new InputError(
      `--from-history: ${figure} of ${test} did not change ${seen}: name the ends with --good and --bad`
    );
  }
  const { before, after, share } = change;
  const [good, bad] = [nameOf(runs[before.run], by), nameOf(runs[after.run], by)];
  const between = `between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[after.run]?.aged?.commits : void 0;
  const words = `${figure} of ${test} changed ${between}: ${shareText(before.value, share)}`;
  return { good, bad, ...omitUndefined({ age }), words };
}
function nameOf(run, by) {
  const name = run?.[by];
  if (name !== void 0) return name;
  throw new InputError(
    `--from-history: the run ${run === void 0 ? "" : `${runName(run)} of ${dayOf(run)} `}beside the change has no ${by}: name the ends with --good and --bad`
  );
}

// src/features/bisect/measure/bisection.ts
import { createHash } from "node:crypto";
import path5 from "node:path";

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
import { rmSync as rmSync4 } from "node:fs";

// src/features/bisect/measure/age-point.ts
import { rmSync as rmSync2 } from "node:fs";
import path4 from "node:path";

// src/features/bisect/measure/exact-pair.ts
var blameOrder = ["baseline", "base", "candidate"];
function blame(role) {
  return role === void 0 ? roles.length : blameOrder.indexOf(role);
}
function exactPair(measured, figureOf2) {
  const values = {};
  for (const role of blameOrder.filter((one) => measured.includes(one))) {
    const value = figureOf2(role);
    if (typeof value !== "number") return { state: "failed", role, untestable: value };
    values[role] = Math.max(1, value);
  }
  return { state: "measured", pairs: [values] };
}

// src/features/bisect/measure/age-point.ts
async function agePoint(settings, { life, commits }, by, context) {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const engines = await openEngines(settings, context, folder, context.features);
    const dialect = dialectOf(settings.candidate);
    const aged = await ageShape(life, shapesOf(seed, dialect)[life], {
      engines: perEngine(engines, ({ engine }) => engine),
      ...{ dialect, workspace: new Workspace(path4.join(folder, "age"), { rows, seed, warehouses }) },
      ...{ ladder: ladderOf(commits), signal, ...omitUndefined({ sampleTimeout }) }
    });
    return agedPairs(aged, commits, by);
  } finally {
    rmSync2(folder, { recursive: true, force: true });
  }
}
function agedPairs(aged, commits, by) {
  const faults = faultsOf(aged);
  const figure = by === "age-disk" ? "disk" : "written";
  return exactPair(roles, (role) => {
    const fault = faults.find((one) => one.role === role);
    if (fault !== void 0)
      return { reason: fault.reason, message: `${fault.message} (after ${fault.after} commits)` };
    const life = aged.engines.find((one) => one.role === role);
    const value = life && lastBytes(life, commits)?.[figure];
    if (value === void 0 && role !== "candidate")
      throw new InputError(`--by: ${by} is not measured on this platform: search by age-disk`);
    return value ?? { reason: "error", message: `${by} is not measured` };
  });
}

// src/features/bisect/measure/cost-point.ts
function costPairs({ tests: [record], engines }, cost) {
  const figure = figureOf(cost);
  const costOf = (role) => {
    if (cost !== "engine-bytes") return record && passesOf(figure, record, role);
    const size2 = engines[role]?.size;
    return size2 && passOf(engineBytes(size2));
  };
  const measured = record === void 0 ? rolesOf(engines) : rolesOfTest(record, rolesOf(engines));
  return exactPair(measured, (role) => {
    const value = costOf(role);
    if (value === void 0 && role !== "candidate")
      throw new InputError(`--by: ${cost} of this test is not measured on this platform: search by time`);
    if (value === void 0) return { reason: "error", message: `${cost} is not measured` };
    if (value.most - value.least <= figure.negligible) return value.least;
    const both = `${figure.format(value.least)} and ${figure.format(value.most)}`;
    return { reason: "error", message: `two processes gave ${both}` };
  });
}
function counterPairs({ tests: [record] }, figure) {
  const name = counterOf(figure);
  return exactPair(["base", "candidate"], (role) => {
    const check = record?.checks.find((one) => one.role === role);
    const values = check?.counters?.values ?? {};
    const failed = (why) => ({ reason: "error", message: `counter ${name}: ${why}` });
    if (check?.counters?.unsteady?.includes(name) === true) return failed("two processes gave it two values");
    if (Object.hasOwn(values, name)) return values[name] ?? 0;
    return failed(check?.uncounted ?? "it is not reported");
  });
}

// src/features/bisect/measure/count-point.ts
import { rmSync as rmSync3 } from "node:fs";
async function countPoint(settings, test, context) {
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const catalogue = catalogueOf(context.features, settings.contents);
    const workloads = [workloadOf(test, catalogue)];
    const engines = await openEngines(settings, context, folder, context.features, void 0, workloads);
    const record = { ...test, samples: [], checks: [], failures: [] };
    const { records, counting } = await countTests(settings, context, {
      engines: perEngine(engines, ({ engine }) => engine),
      folder,
      catalogue,
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
    return pairOf(test, records[0] ?? record, rolesOfTest(test, rolesOf(engines)));
  } finally {
    rmSync3(folder, { recursive: true, force: true });
  }
}
function pairOf(test, record, roles2) {
  return exactPair(roles2, (role) => {
    const count = countOf(record, role);
    if (count === void 0)
      throw new MeasurementError(
        `${testPath(test)}: tests of its suite and variant are not counted: search by time`
      );
    return isTaken(count) ? count.instructions : { reason: "error", message: `not counted: ${count.uncounted}` };
  });
}

// src/features/bisect/measure/point.ts
async function measurePoint(settings, engines, pairs, context) {
  const { by, test } = settings;
  const run = runSettings(settings, engines, pairs);
  try {
    if ("life" in test && isAged(by)) return await agePoint(run, test, by, context);
    if ("life" in test || isAged(by))
      throw new Error(
        "a shape of life is searched by a figure of ageing databases, and a test by another figure"
      );
    if (by === "instructions") return await countPoint({ ...run, countRows: settings.rows }, test, context);
    const features = context.features.map(({ pass: _, ...others }) => others);
    const recording = await measure(run, context, features);
    context.signal.throwIfAborted();
    if (recording.run?.stopped !== void 0) throw new MeasurementError(recording.run.stopped);
    const measured = pointPairs(recording.tests);
    if (measured.state === "failed" || by === "time") return measured;
    return isCounter(by) ? counterPairs(recording, by) : costPairs(recording, by);
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
    rmSync4(context.resultsFolder, { recursive: true, force: true });
  }
}
function runSettings({
  test,
  baseline,
  rows,
  seed,
  warehouses,
  statements,
  sampleTimeout,
  contents,
  counters,
  by
}, engines, rounds) {
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
    ...selectionOf(test),
    contents,
    threads: 1,
    latencies: false,
    // Others would be asked twice for nothing.
    given: counters !== void 0 && isCounter(by) ? { counters } : {},
    pragmas: {},
    environment: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true }
  };
}
function selectionOf(test) {
  if ("life" in test) return { suites: [], variants: [], storages: [], workloads: [], tests: [] };
  return {
    suites: [suiteOf(test.variant)],
    variants: [test.variant],
    storages: [test.storage],
    workloads: [test.workload],
    tests: [testPath(test)]
  };
}
function pointPairs([record]) {
  if (record === void 0) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== void 0) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  const seen = pairsWith(comparedPairs(record), "base");
  const [toBaseline, toBase] = ["baseline", "base"].map((role) => chunkRatiosOf(seen, role));
  const ratioAt = (ratios, pair) => ratios === void 0 ? void 0 : Math.exp(ratios[pair] ?? 0);
  const chunkRatios = (pair) => {
    const [baseline, base] = [ratioAt(toBaseline, pair), ratioAt(toBase, pair)];
    return base === void 0 ? void 0 : { base, ...omitUndefined({ baseline }) };
  };
  const pairs = seen.map(({ baseline, candidate, base }, index) => {
    return { candidate, base, ...omitUndefined({ baseline, chunkRatios: chunkRatios(index) }) };
  });
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of the point and the good end");
  return { state: "measured", pairs };
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
  const { rows, seed, warehouses, statements, by, threshold, alpha, source } = settings;
  return {
    tool,
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    test: "life" in settings.test ? settings.test : testOnly(settings.test),
    rows,
    seed,
    warehouses,
    statements,
    ...by === "time" ? {} : { by },
    ...omitUndefined({ threshold, asked: askedOf(settings) }),
    alpha,
    made: madeBy(source),
    points,
    good,
    bad,
    observations: [],
    seconds: 0
  };
}
function askedOf({ test, contents, counters }) {
  const own = contents.own ?? [];
  const workload = "life" in test ? void 0 : own.find(({ name }) => name === test.workload);
  if ((workload ?? counters) === void 0) return void 0;
  return createHash("sha256").update(JSON.stringify([workload, counters])).digest("hex");
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
    "asked",
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
      `--resume: the search was started with another ${differing === "asked" ? "workload, or another query for counters" : differing}: give the same options, or another folder with --out`
    );
}
async function observe(settings, { runContext }, { observations, good: goodEnd }, { point, pairs }, { good, built }) {
  const pairsOf = (one) => observations.find((other) => other.point === one)?.pairs ?? [];
  const failed = good.state === "failed" ? { end: goodEnd, build: good } : { end: point, build: built };
  if (failed.build.state === "failed") {
    const untestable2 = { reason: "build", message: failed.build.message };
    return {
      point: failed.end,
      pairs: pairsOf(failed.end),
      untestable: untestable2,
      ...omitUndefined({ log: failed.build.log })
    };
  }
  if (good.state === "failed" || built.state === "failed") throw new Error("a failed build is no engine");
  const measured = await measurePoint(
    settings,
    { candidate: built.engine, base: good.engine },
    pairs - pairsOf(point).length,
    runContext(path5.join(settings.out, "measuring"))
  );
  if (measured.state === "measured") return { point, pairs: [...pairsOf(point), ...measured.pairs] };
  const { role, untestable } = measured;
  if (role === "baseline")
    throw new MeasurementError(`stock SQLite, the baseline, cannot be measured: ${untestable.message}`);
  const end = role === "base" ? goodEnd : point;
  return { point: end, pairs: pairsOf(end), untestable };
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
  if (by === void 0) return `${pairs} pairs`;
  return by === "instructions" ? "counting instructions" : `measuring ${by}`;
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
  let wanted = settings.by !== "time" ? exactPairs : pointLooks[0] ?? 0;
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
    const state = settings.by !== "time" ? exactStateOf({ logRatios }, line) : stateOf({ logRatios }, line, alpha / usualSteps);
    if (state.state === "good" || state.state === "bad")
      return {
        state: state.state,
        message: `${state.pairs === 1 ? "one measurement" : `${state.pairs} pairs`}, the line is ${threshold}x`
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
  return htmlDocument(first, style, [
    `<h1>${first}</h1>`,
    others.map((words) => `<p>${words}</p>`).join("\n"),
    svgPlot(plotted),
    legend(bisection, search),
    pointTable(bisection, measured),
    `<p>${inHtml(effort(bisection))}</p>`
  ]);
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
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== void 0);
  const headings = ["point", "", "state", "x good", ...hasBaseline ? ["x SQLite"] : [], "pairs"];
  const figure = (text) => `<td class="figure">${text}</td>`;
  const rows = measured.map(
    ({ name, title = "", state, verified, reason, toGood, toBaseline, pairs }) => `<tr><td>${inHtml(name)}</td><td>${inHtml(title)}</td><td>${state}${verified ? ", verified" : ""}${reason === void 0 ? "" : `: ${inHtml(reason)}`}</td>${figure(toGood === void 0 ? "" : pointRatio(bisection, toGood.ratio))}${hasBaseline ? figure(toBaseline === void 0 ? "" : pointRatio(bisection, toBaseline.ratio)) : ""}${figure(pairs === 0 ? "" : String(pairs))}</tr>`
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
    return await searchHistory(
      resolveBisectSettings(
        withEnds(given, world.output),
        files,
        world.features,
        // An action gives all settings in a file, and its workspace is the working folder.
        settings === void 0 ? void 0 : process.cwd()
      ),
      world
    );
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
  const { words, ...ends } = changeEnds(runs, test, by, given.by);
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
  const log = path6.join(out, "builds", "step.log");
  const command = parseBuildCommand(build, folder);
  const timeoutMs = buildTimeout * 6e4;
  const built = await runBuild(
    { build: command, folder, candidate, log, timeoutMs, environment: process.env },
    signal
  );
  return built.state === "failed" ? `${built.message}; its output is in ${log}` : void 0;
}
async function runStep({ given, files }, { output, abortOnSignals, features }) {
  const settings = resolveStepSettings(given, files, features);
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(shown);
  const environment = readEnvironment(process.env);
  const folder = path6.join(settings.out, "measuring");
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
    rmSync5(folder, { recursive: true, force: true });
  }
}
export {
  runBisect
};
