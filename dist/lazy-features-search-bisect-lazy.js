import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  maxCommentLength,
  updateComment
} from "./shared-github-comments.js";
import {
  Arena,
  SequenceFiles,
  ageShape,
  assessSequences,
  countTests,
  defaultCountRows,
  goThroughOnce,
  planSequences,
  stepSize
} from "./shared-features-workloads-own-suite.js";
import {
  agedSeries,
  bisectionFiles,
  buildsFolder,
  contestOf,
  contestSeries,
  explainedLines,
  figureTrends,
  findBisection,
  formatBisection,
  readBisection,
  readBisectionFile,
  removeBisection,
  replaySearch,
  requireOwnSearch,
  searchedOf,
  searchedPath,
  shareText,
  stepsOf,
  writeBisection,
  writeBisectionReports
} from "./shared-features-search-bisect-search-search.js";
import {
  findFiles,
  formatMarker,
  openApi
} from "./shared-octokit-plugin-rest-endpoint-methods-dist-src-generated-endpoints.js";
import {
  ageOf,
  contentionOf,
  contestTasksOf,
  countOf,
  countsOf,
  dayOf,
  describeChange,
  describeConfounders,
  engineBytes,
  exactTrends,
  faultsOf,
  figureOf2 as figureOf,
  footprintPasses,
  isTaken,
  ladderOf,
  lastBytes,
  ofEngine,
  readHistory,
  runName,
  sequencePath,
  sequencesOf,
  shapesOf,
  timeOf,
  timesInTurns,
  trendsOf,
  windowMs
} from "./shared-features-nights-history-files-history-index.js";
import {
  GitRepository,
  buildCopy,
  compareVersions,
  compiledEngine,
  engineOfRelease,
  fromNewest,
  hideEnvironment,
  keptEngine,
  openReleases,
  orFailed,
  parseBuildCommand,
  removeLeftOvers,
  requireCandidateInside,
  versionIn
} from "./shared-features-search-builds-releases-go-module.js";
import {
  measure
} from "./shared-measure-check.js";
import {
  SampleTimeouts,
  Workspace
} from "./shared-measure-workspace.js";
import "./shared-git-git.js";
import {
  bisectInputs,
  bisectOptions,
  counterOf,
  isAgeTime,
  isAged,
  isCounter,
  isFault,
  isTest,
  isTimed,
  lifeFigureOf,
  maxStatements,
  passesOf,
  plansOf,
  recordedTest,
  searchedCounter,
  searchedFigures
} from "./shared-results-fairness.js";
import {
  EngineRacer,
  replayCase
} from "./shared-features-search-hunt-replay.js";
import {
  hunting,
  readOwnWorkloads,
  requireOwnDatabase
} from "./shared-features-workloads-own-read.js";
import {
  faultKinds
} from "./shared-features-search-hunt-grammar-derive.js";
import {
  drawDocument
} from "./shared-report-format-html-blocks.js";
import {
  createContext,
  findConfinement,
  openEngines
} from "./shared-measure-open-engines.js";
import {
  abortOnSignals,
  runWithSettings
} from "./shared-github-measure-process.js";
import {
  makeDatabasesFolder,
  quietProgress,
  readEnvironment,
  removeDatabasesFolder,
  showProgress
} from "./shared-engines-driver-process.js";
import {
  annotate,
  endGroup,
  info,
  newFolder,
  readInputs,
  readPublishInputs,
  readWorkflow,
  setFailed,
  setOutput,
  startGroup,
  writeCommentUrls,
  writeSummary
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  plainFormat
} from "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-report-terminal.js";
import {
  joinBlocks,
  left,
  link,
  named,
  right
} from "./shared-wrap-ansi-index.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  version
} from "./shared-platform-version.js";
import {
  catalogueOf,
  checked,
  defaultsOf,
  isInside,
  makeFolder,
  missingFolders,
  parseJson,
  readRecording,
  readSettingsFile,
  readSources,
  removeEmpty,
  schemaOf,
  withoutUndefined,
  writtenValues
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  claimName,
  comparedPairs,
  contestFigures,
  contestModes,
  contestPath,
  contestWorkloads,
  count2 as count,
  decisiveExaminations,
  defaultCriteria,
  dialectOf,
  failingFindings,
  findWorkload,
  findingPath,
  formatValue,
  geometricMean,
  groupNames,
  inMarkdown,
  inTerminal,
  inWords,
  isContestFigure,
  isLacking,
  isLatency,
  isTimeFigure,
  lifePath,
  median,
  medianInterval,
  mostConnections,
  multiplier,
  pairsWith,
  perEngine,
  plural,
  roles,
  rolesOf,
  rolesOfTest,
  rowsOf,
  sectionPath,
  shapeNames,
  signedHundredths,
  stepName,
  stepNamed,
  stepOf,
  storages,
  suggestName,
  suiteOf,
  testPath,
  testVerdicts,
  testsOf,
  truncate,
  truncateList,
  unnamedDifferences,
  visible,
  workloadOf
} from "./shared-jstat-dist-jstat.js";

// src/features/search/bisect/change-ends.ts
function changeEnds(runs, test, by, figure = "time") {
  if (runs.length === 0)
    throw new InputError("--history: it has no runs: add some, or name another --branch");
  if (figure !== "time" && !isAgeTime(figure)) return exactEnds(runs, test, by, figure);
  const trends = trendsBy(runs, test, figure);
  const path9 = isAgeTime(figure) ? `${test} ${lifeFigureOf(figure)}` : test;
  const trend = trends.find(({ series }) => series.path === path9);
  if (trend === void 0) {
    const meant = suggestName(
      path9,
      trends.map(({ series }) => series.path)
    );
    throw new InputError(
      `--test: the history has no test ${formatValue(path9)}` + (meant === void 0 ? ": history trend lists those that changed" : `: did you mean ${formatValue(meant)}?`)
    );
  }
  const change = trend.changes.at(-1);
  if (change === void 0) {
    const seen = `in ${plural(trend.series.points.length, "run")}`;
    throw new InputError(
      `--history: ${test} ${trend.state === "steady" ? `did not change ${seen}` : `has no sure change ${seen} yet`}: name the ends with --good and --bad`
    );
  }
  const [good, bad] = [change.lastBefore, change.firstAfter].map((index) => nameOf(runs[index], by));
  const words2 = `${path9} became ${describeChange(change)} between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[change.firstAfter]?.aged?.commits : void 0;
  return { good, bad, age, words: `${words2}${describeConfounders(change)}` };
}
function trendsBy(runs, test, figure) {
  if (isAgeTime(figure)) return figureTrends(runs, agedSeries(runs));
  return test.startsWith("contention/") ? figureTrends(runs, contestSeries(runs)) : trendsOf(runs).tests;
}
function exactEnds(runs, test, by, figure) {
  const path9 = figure === "engine-bytes" ? ofEngine : test;
  const trend = exactTrends(runs).find((one) => one.figure === figure && one.path === path9);
  if (trend === void 0)
    throw new InputError(`--history: the history has no ${figure} of ${formatValue(test)}`);
  const change = trend.changes.at(-1);
  if (change === void 0) {
    const seen = `in ${plural(trend.points.length, "run")}`;
    throw new InputError(
      `--history: ${figure} of ${test} did not change ${seen}: name the ends with --good and --bad`
    );
  }
  const { before, after, share } = change;
  const [good, bad] = [nameOf(runs[before.run], by), nameOf(runs[after.run], by)];
  const between = `between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[after.run]?.aged?.commits : void 0;
  const words2 = `${figure} of ${test} changed ${between}: ${shareText(before.value, share)}`;
  return { good, bad, age, words: words2 };
}
function nameOf(run, by) {
  const name = run?.[by];
  if (name !== void 0) return name;
  throw new InputError(
    `--history: the run ${run === void 0 ? "" : `${runName(run)} of ${dayOf(run)} `}beside the change has no ${by}: name the ends with --good and --bad`
  );
}

// src/features/search/bisect/measure/bisection.ts
import { createHash } from "node:crypto";
import path3 from "node:path";

// src/features/search/builds/build-ahead.ts
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

// src/features/search/bisect/model/words.ts
var faultNames = {
  wrong: "a wrong result",
  crash: "a crash",
  hang: "a hang",
  error: "an error",
  "heap-leak": "memory that is left after the connection is closed",
  "heap-growth": "memory that grows with each execution"
};

// src/features/search/bisect/measure/explain-answer.ts
import { rmSync as rmSync2 } from "node:fs";

// src/features/search/bisect/measure/exact-pair.ts
var blameOrder = ["baseline", "base", "candidate"];
function blame(role) {
  return role === void 0 ? roles.length : blameOrder.indexOf(role);
}
function exactPair(measured, figureOf2) {
  return pairsInTurns(measured, (role) => {
    const value = figureOf2(role);
    return typeof value === "number" ? [value] : value;
  });
}
function pairsInTurns(measured, valuesOf2) {
  const all = [];
  for (const role of blameOrder.filter((one) => measured.includes(one))) {
    const values = valuesOf2(role);
    if ("reason" in values) return { state: "failed", role, untestable: values };
    all.push([role, values]);
  }
  const turns = Math.min(...all.map(([, { length }]) => length));
  const pairs = Array.from({ length: turns }, (_, turn) => {
    const pair = all.map(([role, values]) => [role, Math.max(1, Math.round(values[turn] ?? 0))]);
    return Object.fromEntries(pair);
  });
  return { state: "measured", pairs };
}

// src/features/search/bisect/measure/time-point.ts
function timePairs(record, figure = "time") {
  if (record === void 0) throw new Error("a run has the test that was asked for");
  const [failure] = record.failures.toSorted((a, b) => blame(a.role) - blame(b.role));
  if (failure !== void 0) {
    const { reason, message, role = "candidate" } = failure;
    return { state: "failed", role, untestable: { reason, message } };
  }
  if (figure !== "time") return { state: "measured", pairs: partPairs(record, figure) };
  const seen = pairsWith(comparedPairs(record), "base");
  const pairs = seen.map(({ baseline, candidate, base }) => ({
    candidate,
    base,
    baseline
  }));
  if (pairs.length === 0) throw new Error("a run without a failure has pairs of the point and the good end");
  return { state: "measured", pairs };
}
function partPairs({ samples }, figure) {
  const pairs = [...Map.groupBy(samples, ({ round }) => round).values()].flatMap((together) => {
    const of = (role) => {
      const sample = together.find((one) => one.role === role);
      return sample && timeOf(figure, sample);
    };
    const [candidate, base] = [of("candidate"), of("base")];
    return candidate === void 0 || base === void 0 ? [] : [{ candidate, base, baseline: of("baseline") }];
  });
  if (pairs.length > 0) return pairs.map(wholePair);
  throw new InputError(`--by: ${figure} of this test is not measured: search by time`);
}
function meanPairs(records) {
  const pairs = [];
  for (const record of records) {
    const measured = timePairs(record);
    if (measured.state !== "measured") return measured;
    pairs.push(measured.pairs);
  }
  const count2 = Math.min(...pairs.map(({ length }) => length));
  return {
    state: "measured",
    pairs: Array.from({ length: count2 }, (_, place) => meanOf(pairs.flatMap((own) => own[place] ?? [])))
  };
}
function meanOf(pairs) {
  const mean = (of) => {
    const values = pairs.flatMap((pair) => of(pair) ?? []);
    return values.length < pairs.length ? void 0 : geometricMean(values);
  };
  const [candidate, base] = [mean((pair) => pair.candidate) ?? 1, mean((pair) => pair.base) ?? 1];
  return wholePair({ candidate, base, baseline: mean((pair) => pair.baseline) });
}
function wholePair({ candidate, base, baseline }) {
  const whole = (value) => Math.max(1, Math.round(value));
  return {
    candidate: whole(candidate),
    base: whole(base),
    baseline: baseline === void 0 ? void 0 : whole(baseline)
  };
}

// src/features/search/bisect/measure/growth-point.ts
var parts = 1e6;
function sweepEnds(test, { own = [] }) {
  const step = stepOf(test.workload);
  const all = own.flatMap(({ name }) => stepOf(name) ?? []);
  const steps = all.filter(({ sweep, parameter }) => sweep === step?.sweep && parameter === step.parameter);
  const ordered = steps.toSorted((a, b) => a.value - b.value);
  const at = (one) => one === void 0 ? test : { ...test, workload: stepName(one) };
  return [at(ordered[0]), at(ordered.at(-1))];
}
function growthPairs(records, test) {
  const byValue = records.flatMap((record) => {
    const step = stepOf(record.workload);
    return step === void 0 ? [] : [{ value: step.value, record }];
  }).toSorted((a, b) => a.value - b.value);
  const measured = [byValue[0], byValue.at(-1)].map((one) => timePairs(one?.record));
  const [first2, last] = measured;
  if (first2?.state !== "measured") return first2 ?? missing(test);
  if (last?.state !== "measured") return last ?? missing(test);
  const count2 = Math.min(first2.pairs.length, last.pairs.length);
  const growth = (place, role) => {
    const [from, to] = [first2.pairs[place]?.[role], last.pairs[place]?.[role]];
    return from === void 0 || to === void 0 ? void 0 : Math.max(1, Math.round(parts * to / from));
  };
  const pairs = Array.from({ length: count2 }, (_, place) => {
    const baseline = growth(place, "baseline");
    const own = { candidate: growth(place, "candidate") ?? 1, base: growth(place, "base") ?? 1 };
    return baseline === void 0 ? own : { ...own, baseline };
  });
  return { state: "measured", pairs };
}
function missing(test) {
  throw new Error(`a run has the steps of ${testPath(test)}`);
}

// src/features/search/bisect/measure/point.ts
import { rmSync } from "node:fs";

// src/features/search/bisect/measure/age-point.ts
import path from "node:path";
async function ageOnce(settings, { life, commits }, context) {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const engines = await openEngines(settings, context, folder, context.features);
    const dialect = dialectOf(settings.candidate);
    return await ageShape(life, shapesOf(seed, dialect)[life], {
      engines: perEngine(engines, ({ engine }) => engine),
      ...{ dialect, workspace: new Workspace(path.join(folder, "age"), { rows, seed, warehouses }) },
      ...{ ladder: ladderOf(commits), signal, sampleTimeout }
    });
  } finally {
    removeDatabasesFolder(folder);
  }
}
function agedPairs(aged, commits, by, most) {
  const faults = faultsOf(aged);
  return pairsInTurns(roles, (role) => {
    const fault = faults.find((one) => one.role === role);
    if (fault !== void 0)
      return { reason: fault.reason, message: `${fault.message} (after ${fault.after} commits)` };
    const life = aged.engines.find((one) => one.role === role);
    const values = life === void 0 ? [] : valuesOf(life, commits, lifeFigureOf(by)).slice(0, most);
    if (values.length === 0 && role !== "candidate")
      throw new InputError(`--by: ${by} is not measured on this platform: search by age-disk`);
    return values.length === 0 ? { reason: "error", message: `${by} is not measured` } : values;
  });
}
function valuesOf(life, commits, figure) {
  const last = lastBytes(life, commits);
  if (last === void 0) return [];
  if (figure !== "disk" && figure !== "written") return timesInTurns(life, figure);
  const bytes = last[figure];
  return bytes === void 0 ? [] : [bytes];
}

// src/features/search/bisect/model/case-faults.ts
var searchedOfCase = {
  wrong: "wrong",
  crash: "crash",
  hang: "hang",
  refused: "error",
  leak: "heap-leak",
  growth: "heap-growth",
  slow: "time",
  plan: "time"
};

// src/features/search/bisect/measure/faults.ts
var kinds = { crash: "crash", timeout: "hang", error: "error", differs: "wrong" };
var reasons = {
  wrong: "differs",
  crash: "crash",
  hang: "timeout",
  error: "error"
};
function hidingReason(fault) {
  return Object.entries(reasons).find(([one]) => one === fault)?.[1];
}
function first(faults) {
  return faults.toSorted((a, b) => blame(a.role) - blame(b.role))[0];
}
function faultOfTest(record) {
  const failed = record.failures.map(
    ({ role = "candidate", reason, message }) => ({ role, kind: kinds[reason], message })
  );
  const differing = unnamedDifferences(record).map(
    ({ role = "candidate", message }) => ({ role, kind: "wrong", message })
  );
  return first([...failed, ...differing]);
}
function faultOfSequence(record) {
  const { faults = [], baseFaults = [] } = assessSequences([record]) ?? {};
  return first(
    [...faults, ...baseFaults].map(({ role, reason, message, step }) => {
      const passage = record.engines.find((one) => one.role === role);
      const result = passage?.results[step - 1];
      const isOfEngine = result === void 0 || "refused" in result || passage?.failure?.step === step;
      const kind = reason === "error" && !isOfEngine ? "wrong" : kinds[reason];
      return { role, kind, message, step };
    })
  );
}
function faultOfLife(aged) {
  return first(
    faultsOf(aged).map(({ role, reason, message, after }) => ({
      ...{ role, kind: kinds[reason] },
      message: `${message} (after ${after} commits)`
    }))
  );
}
var words = { wrong: "another result", crash: "a crash", hang: "a hang", error: "an error" };
function judgeFault(wanted, found) {
  if (found === void 0) return { state: "judged", fault: { isShown: false } };
  const { role, kind, message } = found;
  if (role === "candidate" && kind === wanted) return { state: "judged", fault: { isShown: true, message } };
  const untestable = {
    reason: reasons[kind],
    message: `${words[kind]}, not the fault that is searched: ${message}`
  };
  return {
    state: "failed",
    role,
    untestable: role === "candidate" ? untestable : { reason: reasons[kind], message }
  };
}

// src/features/search/bisect/measure/case-point.ts
var lines = { baseline: hunting.ratio.default, base: hunting["base-ratio"].default };
async function casePoint({ base, ...run }, { own }, wanted, alpha, context) {
  const folder = makeDatabasesFolder(context.resultsFolder);
  const needsBase = own.compare === "base" && base !== void 0;
  let racer;
  try {
    const settings = needsBase ? { ...run, base } : run;
    const { confinement } = await findConfinement({ ...settings, confine: "auto" }, context, folder);
    const opened = await openEngines(settings, context, folder, context.features, confinement);
    racer = new EngineRacer(
      perEngine(opened, ({ engine }) => engine),
      folder,
      context.signal
    );
    return judgeCase(await replayCase(own, racer, lines, alpha), wanted);
  } finally {
    await racer?.close();
    removeDatabasesFolder(folder);
  }
}
function judgeCase({ state, message, reference }, wanted) {
  if (state === "gone" || state === "unclear") return { state: "judged", fault: { isShown: false } };
  if (state === "unknown") {
    const untestable2 = { reason: "error", message: message ?? "nothing can be compared" };
    return { state: "failed", role: reference, untestable: untestable2 };
  }
  const fault = searchedOfCase[state];
  if (fault === wanted) return { state: "judged", fault: { isShown: true, message } };
  const reason = hidingReason(fault);
  if (reason === void 0) return { state: "judged", fault: { isShown: false } };
  const told = message === void 0 ? "" : `: ${message}`;
  const untestable = {
    reason,
    message: `the case is ${state} here, which is not the fault that is searched${told}`
  };
  return { state: "failed", role: "candidate", untestable };
}

// src/features/search/bisect/measure/contest-point.ts
import path2 from "node:path";
async function contestPoint(settings, subject, { by, rounds }, context) {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(settings, context, folder, context.features);
    const engines = perEngine(opened, ({ engine }) => engine);
    const workspace = new Workspace(path2.join(folder, "contention"), { rows, seed, warehouses });
    const arena = await Arena.open({ engines, workspace, seed, signal, sampleTimeout });
    try {
      const held = [];
      for (let round = 1; round <= rounds; round++)
        held.push(...await arena.hold(round, [contestOf(subject)]));
      return contestPairs(arena.entrants, held, subject, by);
    } finally {
      await arena.close();
    }
  } finally {
    removeDatabasesFolder(folder);
  }
}
function contestPairs(entrants, held, { task, ...subject }, by = "time") {
  for (const role of roles.toSorted((a, b) => blame(a) - blame(b))) {
    const untestable = whyUntestable(entrants, held, role);
    if (untestable !== void 0) return { state: "failed", role, untestable };
  }
  const rounds = Map.groupBy(held, ({ round }) => round);
  const pairs = [...rounds.values()].map((one) => {
    const time = (role) => {
      const tasks = one.find((other) => other.role === role)?.tasks ?? [];
      const found = tasks.find((other) => other.task === task);
      if (found === void 0)
        throw new Error(`a contest ${subject.contest} without a fault has ${task} of the ${role}`);
      if (by !== "time") return Math.max(1, found[by] ?? windowMs * 1e6);
      return Math.round(windowMs * 1e6 / Math.max(1, found.operations));
    };
    return { baseline: time("baseline"), candidate: time("candidate"), base: time("base") };
  });
  return { state: "measured", pairs };
}
var reasons2 = { crash: "crash", hung: "timeout", busy: "timeout", error: "error" };
function whyUntestable(entrants, held, role) {
  const entrant = entrants.find((one) => one.role === role);
  const out = entrant?.failed ?? (entrant?.absent === void 0 ? void 0 : `it ${entrant.absent}`);
  if (entrant === void 0 || out !== void 0)
    return { reason: "error", message: out ?? "it does not take part in contests" };
  const own = held.filter((one) => one.role === role);
  const fault = own.find((one) => one.fault !== void 0)?.fault;
  if (fault !== void 0)
    return { reason: reasons2[fault.kind] ?? "differs", message: fault.message };
  return own.length > 0 ? void 0 : {
    reason: "error",
    message: "its connections cannot be in threads of one process: search a contest in processes"
  };
}

// src/features/search/bisect/measure/cost-point.ts
function costPairs({ tests: [record], engines }, cost) {
  const figure = figureOf(cost);
  const costOf = (role) => {
    if (cost !== "engine-bytes") return record && footprintPasses(figure, record, role);
    const size = engines[role]?.size;
    return size && passesOf(engineBytes(size));
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

// src/features/search/bisect/measure/count-point.ts
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
    removeDatabasesFolder(folder);
  }
}
function pairOf(test, record, roles2) {
  return exactPair(roles2, (role) => {
    const count2 = countOf(record, role);
    if (count2 === void 0)
      throw new MeasurementError(
        `${testPath(test)}: tests of its suite and variant are not counted: search by time`
      );
    return isTaken(count2) ? count2.instructions : { reason: "error", message: `not counted: ${count2.uncounted}` };
  });
}

// src/features/search/bisect/measure/fault-point.ts
async function faultPoint(run, subject, wanted, context) {
  return judgeFault(wanted, await faultOf(run, subject, context));
}
async function faultOf({ base, ...run }, subject, context) {
  if ("life" in subject) return faultOfLife(await ageOnce(run, subject, context));
  const needsBase = subject.compare === "base" && base !== void 0;
  const criteria = { ...run.criteria, requireBase: needsBase };
  const recording = await measureAlone(
    needsBase ? { ...run, base, criteria } : { ...run, criteria },
    context
  );
  const [record] = recording.tests;
  if (record === void 0) throw new Error("a run has the test that was asked for");
  return faultOfTest(record);
}
async function measureAlone(run, context) {
  const features = context.features.map(({ pass: _, ...others }) => others);
  const recording = await measure(run, context, features);
  context.signal.throwIfAborted();
  if (recording.run?.stopped !== void 0) throw new MeasurementError(recording.run.stopped);
  return recording;
}

// src/features/search/bisect/measure/smallest-sequence.ts
async function smallestSequence(steps, fault, shows) {
  let kept = steps.slice(0, fault);
  if (!await shows(kept)) return steps;
  for (let place = kept.length - 2; place >= 0; place--) {
    const fewer = kept.toSpliced(place, 1);
    if (await shows(fewer)) kept = fewer;
  }
  return kept;
}

// src/features/search/bisect/measure/twice-if-hung.ts
async function twiceIfHung(wanted, look2) {
  const seen = await look2();
  if (wanted !== "hang" || seen.state !== "judged" || !seen.fault.isShown) return seen;
  const again = await look2();
  if (again.state !== "judged" || again.fault.isShown) return again;
  const untestable = {
    reason: "undecided",
    message: "it did not end in time once, and did the next time"
  };
  return { state: "failed", role: "candidate", untestable };
}

// src/features/search/bisect/measure/sequence-point.ts
function plannedSteps({ storage, order, form: form2 }, seed) {
  const suites = [form2 === "full" ? "sequence" : "oltp"];
  const planned = planSequences({ suites, storages: [storage], seed })?.sequences;
  const found = planned?.find((one) => one.order === order);
  if (found === void 0) throw new Error("the settings name a sequence that a run has");
  return found.steps;
}
async function withEngines({ base: _, ...run }, { storage, order, form: form2 }, names, context, work) {
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(run, context, folder, context.features);
    const workspace = new Workspace(folder, run);
    const files = new SequenceFiles(workspace);
    const dialect = dialectOf(run.candidate);
    const steps = [...new Set(names)].map((name) => stepNamed(name, dialect));
    await files.write(workspace, steps, stepSize(form2, run), dialect, signal);
    const parts2 = {
      engines: perEngine(opened, ({ engine }) => engine),
      ...{ workspace, signal, timeouts: new SampleTimeouts(run.sampleTimeout) },
      stop: (reason) => {
        throw new MeasurementError(reason);
      }
    };
    return await work((own) => goThroughOnce(parts2, files, { storage, order, steps: own }, dialect));
  } finally {
    removeDatabasesFolder(folder);
  }
}
async function sequencePoint(run, subject, steps, wanted, context) {
  const isWhole = steps.length === plannedSteps(subject, run.seed).length;
  return await withEngines(
    run,
    subject,
    steps,
    context,
    async (execute) => judgeSteps(await execute(steps), wanted, isWhole)
  );
}
function judgeSteps(record, wanted, isWhole) {
  const found = faultOfSequence(record);
  const judged = judgeFault(wanted, found);
  if (judged.state !== "judged" || found?.step === void 0) return judged;
  const message = `step ${found.step} (${record.steps[found.step - 1]}): ${found.message}`;
  if (isWhole || found.step === record.steps.length)
    return { state: "judged", fault: { isShown: true, message } };
  const untestable = { reason: "differs", message: `an earlier step has a fault: ${message}` };
  return { state: "failed", role: "candidate", untestable };
}
async function findSmallestSequence(run, subject, wanted, context) {
  const all = plannedSteps(subject, run.seed);
  return await withEngines(run, subject, all, context, async (execute) => {
    let step;
    const judged = await twiceIfHung(wanted, async () => {
      const whole = await execute(all);
      step = faultOfSequence(whole)?.step;
      return judgeSteps(whole, wanted, true);
    });
    if (judged.state !== "judged" || !judged.fault.isShown || step === void 0) return { point: judged };
    let point = judged;
    const steps = await smallestSequence(all, step, async (own) => {
      const seen = await twiceIfHung(wanted, async () => judgeSteps(await execute(own), wanted, false));
      const isShown = seen.state === "judged" && seen.fault.isShown;
      if (isShown) point = seen;
      return isShown;
    });
    return { point, steps };
  });
}

// src/features/search/bisect/measure/slow-point.ts
function isTooSlow(measured) {
  return measured.state === "failed" && measured.role === "candidate" && measured.untestable.reason === "timeout";
}
async function slowPairs(run, context) {
  if (run.base === void 0 || run.base === run.candidate) return void 0;
  const recording = await measureAlone({ ...run, candidate: run.base }, context);
  const good = timePairs(recording.tests[0]);
  return good.state === "measured" ? limitPairs(good.pairs, run.sampleTimeout) : void 0;
}
function limitPairs(good, sampleTimeout) {
  const shortest = Math.min(...good.map(({ baseline, base }) => baseline ?? base));
  const limit = Math.round(new SampleTimeouts(sampleTimeout).after(shortest) * 1e6);
  const pairs = good.map((pair) => ({ ...pair, candidate: Math.max(limit, pair.base) }));
  return { state: "measured", pairs };
}

// src/features/search/bisect/measure/point.ts
async function measurePoint(settings, engines, pairs, context, steps) {
  return await withUsableEngine(
    settings,
    engines,
    pairs,
    context,
    (run) => measureSubject(settings, run, pairs, context, steps)
  );
}
async function withUsableEngine(settings, engines, pairs, context, work) {
  const run = runSettings(settings, engines, pairs);
  try {
    return await work(run);
  } catch (cause) {
    context.signal.throwIfAborted();
    const isRefused = cause instanceof InputError || cause instanceof MeasurementError;
    if (!isRefused || engines.candidate === engines.base) throw cause;
    const other = engines.base ?? settings.baseline;
    if (other !== void 0)
      await openEngines(
        { ...run, candidate: other },
        context,
        makeDatabasesFolder(context.resultsFolder),
        context.features
      );
    const reason = cause instanceof MeasurementError ? "crash" : "error";
    return { state: "failed", role: "candidate", untestable: { reason, message: cause.message } };
  } finally {
    rmSync(context.resultsFolder, { recursive: true, force: true });
  }
}
async function measureSubject({ by, test, seed, alpha, rows }, run, pairs, context, steps) {
  if (isFault(by)) {
    if ("mean" in test || "contest" in test) throw new Error("settings name a figure that their subject has");
    return await twiceIfHung(by, async () => {
      if ("order" in test)
        return await sequencePoint(run, test, steps ?? plannedSteps(test, seed), by, context);
      if ("case" in test) return await casePoint(run, test, by, alpha, context);
      return await faultPoint(run, test, by, context);
    });
  }
  if ("life" in test && isAged(by))
    return agedPairs(await ageOnce(run, test, context), test.commits, by, pairs);
  if ("mean" in test && by === "time") return meanPairs((await measureAlone(run, context)).tests);
  if ("contest" in test && isContestFigure(by))
    return await contestPoint(run, test, { by, rounds: pairs }, context);
  if (!isTest(test) || isAged(by)) throw new Error("settings name a figure that their subject has");
  if (by === "instructions") return await countPoint({ ...run, countRows: rows }, test, context);
  const recording = await measureAlone(run, context);
  if (by === "growth") return growthPairs(recording.tests, test);
  const measured = timePairs(recording.tests[0], isTimeFigure(by) ? by : "time");
  if (by === "time" && isTooSlow(measured)) return await slowPairs(run, context) ?? measured;
  if (measured.state === "failed" || isTimed(by)) return measured;
  return isCounter(by) ? counterPairs(recording, by) : costPairs(recording, by);
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
    baseline,
    candidateName: "candidate",
    baselineName: "SQLite",
    baseName: "good",
    rows,
    seed,
    warehouses,
    statements,
    sampleTimeout,
    ...selectionOf(measuredTests(test, by, contents)),
    contents,
    threads: 1,
    latencies: isLatency(by),
    // Others would be asked twice for nothing.
    given: counters !== void 0 && isCounter(by) ? { counters } : {},
    pragmas: {},
    environment: {},
    criteria: { ...defaultCriteria, rule: { ...defaultCriteria.rule, rounds }, requireBase: true }
  };
}
function measuredTests(test, by, contents) {
  if ("mean" in test) return test.tests;
  if (!isTest(test)) return [];
  return by === "growth" ? sweepEnds(test, contents) : [test];
}
function selectionOf(tests) {
  const each = (of) => [...new Set(tests.map(of))];
  return {
    suites: each(({ variant }) => suiteOf(variant)),
    variants: each(({ variant }) => variant),
    storages: each(({ storage }) => storage),
    workloads: each(({ workload }) => workload),
    tests: tests.map(testPath)
  };
}

// src/features/search/bisect/measure/explain-answer.ts
var looking = ["counts", "plans"];
function canExplain({ test, by }) {
  return isTest(test) && by !== "engine-bytes" && (!isFault(by) || by === "wrong");
}
function explainedTest({ test, by, contents }) {
  return by === "growth" && isTest(test) ? sweepEnds(test, contents)[1] : test;
}
async function explainAnswer(settings, engines, context) {
  const rows = Math.min(settings.rows, defaultCountRows);
  const run = runSettings({ ...settings, test: explainedTest(settings), rows, by: "time" }, engines, 1);
  const given = { ...run.given, counts: "instructions", "count-rows": rows, plans: "all" };
  const features = context.features.map((one) => {
    const { pass: _, ...others } = one;
    return looking.includes(one.name) ? one : others;
  });
  try {
    const recording = await measure({ ...run, given }, context, features);
    context.signal.throwIfAborted();
    return explainedIn(recording);
  } finally {
    rmSync2(context.resultsFolder, { recursive: true, force: true });
  }
}
function explainedIn(recording) {
  const profile = countsOf(recording)?.tests[0]?.profile;
  const statements = plansOf(recording)?.workloads.flatMap((one) => one.statements) ?? [];
  const plans = statements.flatMap(
    ({ sql, plans: { base, candidate } }) => base === void 0 || candidate === void 0 || base === candidate ? [] : [{ sql, before: base, after: candidate }]
  );
  return { plans: plans.slice(0, maxStatements), profile };
}

// src/features/search/bisect/measure/bisection.ts
async function bisect(settings, source, context) {
  const { progress, signal, unfinished, save } = context;
  let bisection = newBisection(settings, source, context.tool);
  if (unfinished !== void 0) {
    requireSameQuestion(unfinished, bisection);
    requirePlannedSteps(unfinished, settings);
    bisection = unfinished;
  }
  const pace = new Pace();
  for (; ; ) {
    const { next } = replaySearch(bisection);
    if (next.kind === "answer") {
      if (next.answer.kind !== "point" || bisection.explained !== void 0) return bisection;
      return await withExplanation(settings, source, context, bisection, next.answer);
    }
    const start = performance.now();
    progress.step(describeStep(bisection, next, pace));
    const good = await source.build(source.good, signal);
    const built = good.state === "failed" || next.point === source.good ? good : await buildWithAhead(source, next.point, next.ahead, settings.jobs, signal);
    const { steps, ...seen } = await observe(settings, context, bisection, next, { good, built });
    const { untestable, log } = seen;
    if (untestable !== void 0) {
      const more = log === void 0 ? "" : `; its output is in ${log}`;
      progress.step(`${nameOf2(bisection, seen.point)} cannot be tested: ${untestable.message}${more}`);
    }
    const seconds = (performance.now() - start) / 1e3;
    pace.add(seconds);
    bisection = { ...withObservation(bisection, seen, seconds), steps: steps ?? bisection.steps };
    save(bisection);
  }
}
function newBisection(settings, { points, good, bad, isFix }, tool) {
  const { rows, seed, warehouses, statements, by, threshold, alpha, source, sampleTimeout } = settings;
  return {
    tool,
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    test: recordedTest(settings.test),
    rows,
    seed,
    warehouses,
    statements,
    ...by === "time" ? {} : { by },
    threshold,
    asked: askedOf(settings),
    ...by === "hang" ? { sampleTimeout } : {},
    alpha,
    made: madeBy(source),
    points,
    good,
    bad,
    ...isFix === true ? { isFix } : {},
    observations: [],
    seconds: 0
  };
}
function askedOf({ test, by, contents, counters }) {
  const names = new Set(measuredTests(test, by, contents).map(({ workload: workload2 }) => workload2));
  const own = contents.own ?? [];
  const used = "case" in test ? [test.own] : own.filter(({ name }) => names.has(name));
  const workload = used.length > 1 ? used : used[0];
  if ((workload ?? counters) === void 0) return void 0;
  return createHash("sha256").update(JSON.stringify([workload, counters])).digest("hex");
}
function madeBy(source) {
  const ofRelease = ({ candidate }) => candidate === void 0 ? "" : `, the engine ${candidate} of each`;
  switch (source.kind) {
    case "commits":
      return `${source.build} makes ${source.candidate}`;
    case "releases":
      return `releases of ${source.package}${ofRelease(source)}`;
    case "releases folder":
      return `releases in ${source.releasesFolder}${ofRelease(source)}`;
    case "engines":
      return "engine files";
  }
}
async function withExplanation(settings, source, { progress, signal, runContext, save }, bisection, { point, parents }) {
  const [parent, ...more] = parents;
  if (parent === void 0 || more.length > 0 || !canExplain(settings)) return bisection;
  progress.step(
    `looking for the functions and query plans that ${nameOf2(bisection, bisection.isFix === true ? parent : point)} changed`
  );
  try {
    const [before, answer] = [await source.build(parent, signal), await source.build(point, signal)];
    if (before.state === "failed" || answer.state === "failed") return bisection;
    const isFix = bisection.isFix === true;
    const engines = isFix ? { candidate: before.engine, base: answer.engine } : { candidate: answer.engine, base: before.engine };
    const context = runContext(path3.join(settings.out, "measuring"));
    const explained = { ...bisection, explained: await explainAnswer(settings, engines, context) };
    save(explained);
    return explained;
  } catch (cause) {
    if (signal.aborted) return bisection;
    if (!(cause instanceof InputError || cause instanceof MeasurementError)) throw cause;
    progress.step(`they cannot be looked at: ${cause.message}`);
    return bisection;
  }
}
var namesOfParts = {
  asked: "workload, or another query for counters",
  sampleTimeout: "sample-timeout",
  made: "build, package, folder or candidate"
};
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
    "sampleTimeout",
    "alpha",
    "made",
    "points",
    "good",
    "bad"
  ];
  const differing = keys.find((key) => JSON.stringify(unfinished[key]) !== JSON.stringify(asked[key]));
  if (differing !== void 0)
    throw new InputError(
      `--resume: the search was started with another ${namesOfParts[differing] ?? differing}: give the same options, or another folder with --out`
    );
}
function requirePlannedSteps({ steps = [] }, { test, seed }) {
  const planned = "order" in test ? plannedSteps(test, seed) : [];
  const unknown = steps.find((step) => !planned.includes(step));
  if (unknown !== void 0)
    throw new InputError(
      `--resume: ${formatValue(unknown)} is no step of the sequence: its file is damaged, so search without --resume`
    );
}
async function look(settings, engines, pairs, context, { bad, steps }, point) {
  const { test, by, seed } = settings;
  if (!("order" in test) || !isFault(by) || point !== bad || steps !== void 0)
    return { measured: await measurePoint(settings, engines, pairs, context, steps) };
  context.progress.step(`looking for the steps that are enough, of ${plannedSteps(test, seed).length}`);
  const found = await withUsableEngine(
    settings,
    engines,
    pairs,
    context,
    (run) => findSmallestSequence(run, test, by, context)
  );
  if ("state" in found) return { measured: found };
  return { measured: found.point, ...found.steps === void 0 ? {} : { steps: [...found.steps] } };
}
async function observe(settings, { runContext }, bisection, { point, pairs }, { good, built }) {
  const { observations, good: goodEnd } = bisection;
  const pairsOf = (one) => observations.find((other) => other.point === one)?.pairs ?? [];
  const failed = good.state === "failed" ? { end: goodEnd, build: good } : { end: point, build: built };
  if (failed.build.state === "failed") {
    const untestable2 = { reason: "build", message: failed.build.message };
    return {
      point: failed.end,
      pairs: pairsOf(failed.end),
      untestable: untestable2,
      log: failed.build.log
    };
  }
  if (good.state === "failed" || built.state === "failed") throw new Error("a failed build is no engine");
  const engines = { candidate: built.engine, base: good.engine };
  const place = runContext(path3.join(settings.out, "measuring"));
  const { measured, steps } = await look(
    settings,
    engines,
    pairs - pairsOf(point).length,
    place,
    bisection,
    point
  );
  if (measured.state === "judged") return { point, pairs: [], fault: measured.fault, steps };
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
  const steps = purpose === "verify" ? 1 : stepsOf(candidates) + verifications;
  const seconds = pace.mean === void 0 ? void 0 : steps * pace.mean;
  const time = seconds === void 0 ? "" : `, ${durationOf(seconds)}`;
  return `${purposes[purpose]}: ${nameOf2(bisection, point)}, ${describePairs(bisection, pairs - had)}; ${candidates} can be the first, about ${steps} step${steps === 1 ? "" : "s"}${time} left`;
}
function describePairs(bisection, pairs) {
  const by = searchedOf(bisection);
  if (isTimed(by)) return `${pairs} pairs`;
  if (isFault(by)) return `looking for ${faultNames[by]}`;
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

// src/features/search/builds/commits.ts
import { existsSync } from "node:fs";
import path4 from "node:path";
async function openCommits(settings) {
  const { candidate, allParents } = settings;
  const folder = path4.resolve(settings.folder);
  requireCandidateInside(candidate);
  const repository = new GitRepository(settings.repository, settings.environment);
  if (await repository.isShallow())
    throw new InputError(
      "the repository has only a part of its history: fetch all of it (git fetch --unshallow; fetch-depth: 0 of actions/checkout)"
    );
  const good = await repository.commit("--good", settings.good);
  const bad = await repository.commit("--bad", settings.bad);
  const isSame = good.hash === bad.hash;
  if (!isSame && await repository.isAncestor(bad, good)) {
    if (allParents)
      throw new InputError(
        "--all-parents: a search for a fix, from an older bad commit to a newer good one, follows first parents: omit it"
      );
    return fromNewest(await openCommits({ ...settings, good: settings.bad, bad: settings.good }));
  }
  if (isSame || !await repository.isAncestor(good, bad))
    throw new InputError(
      `--good: ${formatValue(settings.good)} is no ancestor of ${formatValue(settings.bad)}, nor the other way round: name two commits of which one was made from the other`
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

// src/features/search/builds/engine-files.ts
import { existsSync as existsSync2 } from "node:fs";
import path5 from "node:path";
function openEngineFiles(files) {
  if (files.length < 2)
    throw new InputError(
      `${files.length === 0 ? "no engine is" : "only one engine is"} given: name the good one first and the bad one last`
    );
  const missing2 = files.find((file) => !existsSync2(file));
  if (missing2 !== void 0) throw new InputError(`engine ${formatValue(missing2)} does not exist`);
  const twice = files.find((file, index) => files.findIndex((other) => same(other, file)) < index);
  if (twice !== void 0) throw new InputError(`engine ${formatValue(twice)} is given twice`);
  return {
    points: files.map((file, index) => ({
      name: distinctName(file, files),
      id: path5.resolve(file),
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: files.length - 1,
    isBuilt: () => true,
    build: async (point) => ({ state: "built", engine: path5.resolve(files[point] ?? "") })
  };
}
function same(one, other) {
  return path5.resolve(one) === path5.resolve(other);
}
function distinctName(file, files) {
  const name = path5.basename(file);
  return files.filter((other) => path5.basename(other) === name).length > 1 ? file : name;
}

// src/features/search/builds/releases-folder.ts
import { readdirSync, realpathSync, statSync } from "node:fs";
import path6 from "node:path";
function openReleasesFolder(settings) {
  const all = releasesIn(settings.releasesFolder);
  const good = indexOf(all, "good", settings.good, 0);
  const bad = indexOf(all, "bad", settings.bad, all.length - 1);
  if (good === bad)
    throw new InputError(`--good: ${all[good]?.version.text} is the bad release too: name two releases`);
  if (good > bad)
    return fromNewest(
      openReleasesFolder({
        ...settings,
        good: all[bad]?.version.text,
        bad: all[good]?.version.text
      })
    );
  const releases = all.slice(good, bad + 1);
  return {
    points: releases.map(({ version: version2, place }, index) => ({
      name: version2.text,
      id: place,
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: releases.length - 1,
    isBuilt: () => true,
    build: async (point, signal) => {
      const release = releases[point];
      if (release === void 0) throw new RangeError(`there is no release ${point}`);
      return await orFailed(() => engineOf(release, settings), signal);
    }
  };
}
function releasesIn(folder) {
  const problem = (words2) => new InputError(`--releases: ${formatValue(folder)} ${words2}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw problem("is no folder: name the one with a subfolder or a file for each release");
  const releases = readdirSync(folder).flatMap((name) => {
    const version2 = versionIn(name);
    return version2 === void 0 ? [] : [{ version: version2, place: path6.resolve(folder, name) }];
  }).toSorted((one, other) => compareVersions(one.version, other.version));
  if (releases.length < 2)
    throw problem(
      `has ${releases.length === 0 ? "no release" : "one release only"}: a release is a subfolder or a file with a version such as 0.51.3 in its name`
    );
  for (const [index, { version: version2, place }] of releases.entries()) {
    const next = releases[index + 1];
    if (next !== void 0 && compareVersions(version2, next.version) === 0)
      throw problem(
        `has ${path6.basename(place)} and ${path6.basename(next.place)}, which are of one version: leave one subfolder or file a release there`
      );
  }
  return releases;
}
function indexOf(releases, end, given, otherwise) {
  if (given === void 0) return otherwise;
  const named2 = versionIn(given);
  const index = releases.findIndex(
    ({ version: version2 }) => named2 !== void 0 && compareVersions(version2, named2) === 0
  );
  if (index >= 0) return index;
  const shown = releases.slice(-5).map(({ version: version2 }) => version2.text);
  throw new InputError(`--${end}: no release is ${formatValue(given)}: the newest are ${shown.join(", ")}`);
}
function engineOf({ version: version2, place }, { releasesFolder, candidate }) {
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind?.isFile() !== true && kind?.isDirectory() !== true)
    return { state: "failed", message: `${place} is neither a folder nor a file` };
  if (!isInside(realpathSync(place), realpathSync(releasesFolder)))
    return {
      state: "failed",
      message: `${place} is a link that leads out of ${releasesFolder}: put the release itself there`
    };
  if (kind.isFile()) return { state: "built", engine: place };
  const found = engineOfRelease(place, candidate?.replaceAll("{version}", version2.text));
  return compiledEngine(found, `the folder of ${version2.text}`);
}

// src/features/search/bisect/open-source.ts
async function openSource({ source, out, buildTimeout }, { folder, signal, ...context }) {
  const { cacheFolder } = context.compiler;
  const own = { ...context, cacheFolder, folder: out, timeoutMs: buildTimeout * 6e4 };
  if (source.kind === "engines") return openEngineFiles(source.files);
  if (source.kind === "releases folder") return openReleasesFolder(source);
  makeFolder(out);
  if (source.kind === "releases") return await openReleases({ ...source, ...own }, signal);
  const build = parseBuildCommand(source.build, folder);
  return await openCommits({ ...source, ...own, build, repository: folder });
}

// src/features/search/bisect/report/measured-points.ts
function measuredPoints({ points, observations }, { states: states2 }) {
  return observations.toSorted((a, b) => a.point - b.point).map(({ point, pairs, fault, untestable: failure }) => {
    const { name, title } = points[point] ?? { name: String(point) };
    const state = states2.get(point);
    const untestable = state?.state === "untestable" ? state : failure;
    const ratiosTo = (role) => pairs.flatMap((pair) => ratioTo(role, pair) ?? []);
    const ratios = ratiosTo("base");
    const isDecided = state?.state === "good" || state?.state === "bad";
    return {
      point,
      name,
      state: untestable !== void 0 ? "untestable" : isDecided ? state.state : "undecided",
      verified: isDecided && state.next === void 0,
      pairs: pairs.length,
      ratios,
      title,
      reason: untestable?.message,
      shown: fault?.message,
      toGood: ratioOf(ratios),
      toBaseline: ratioOf(ratiosTo("baseline"))
    };
  });
}
function shownBy({ state, shown, reason }) {
  return shown ?? reason ?? (state === "good" ? "no fault" : "");
}
function ratioTo(role, pair) {
  const other = pair[role];
  return other === void 0 ? void 0 : pair.candidate / other;
}
function pointRatio(bisection, ratio) {
  return isTimed(searchedOf(bisection)) ? multiplier(ratio) : ratio.toFixed(4);
}
function ratioOf(ratios) {
  if (ratios.length === 0) return void 0;
  const { low, high } = medianInterval(ratios);
  return { ratio: median(ratios), low, high };
}

// src/features/search/bisect/report/answer.ts
function answerLines(bisection, search, escapeText) {
  const measured = measuredPoints(bisection, search);
  const test = escapeText(searchedPath(bisection.test));
  const named2 = (point) => escapeText(nameOf3(bisection, point));
  const { next } = search;
  if (next.kind === "measure")
    return [`No answer yet: ${plural(next.candidates, "point")} can be the first that changed ${test}.`];
  const { answer } = next;
  const others = (named3) => caveats(search, measured, named3, escapeText);
  switch (answer.kind) {
    case "point":
      return [
        bisection.isFix === true ? `${fixedWhat(bisection, test)} ${fixVerb(bisection, measured, answer)} in ${answer.parents.map(named2).join(", ")}: it ${fixOf(bisection, measured, answer, escapeText)}.` : `${named2(answer.point)} is the first that ${didWhat(bisection)} ${test}: it ${changeOf(bisection, measured, answer, escapeText)}.`,
        ...shownWords(bisection, measured, answer.point, escapeText),
        ...stepsWords(bisection, escapeText),
        basisWords(bisection, escapeText),
        ...bisection.explained === void 0 ? [] : explainedLines(bisection.explained, escapeText).map((line) => `${line}.`),
        ...others([answer.point])
      ];
    case "range": {
      const last = answer.candidates.at(-1);
      const untested = answer.candidates.slice(0, -1);
      if (bisection.isFix === true) {
        const verb = fixVerb(bisection, measured, { point: last, parents: answer.parents });
        const before = isFault(searchedOf(bisection)) ? "has it" : verb === "changed" ? "does not have the change" : "is not fixed";
        return [
          `${fixedWhat(bisection, test)} ${verb} in one of ${answer.candidates.length}: ${[...answer.parents, ...untested].map(named2).join(", ")}.`,
          `${named2(last)}, the one before them, ${before}.`,
          ...untestedWords(measured, untested, named2, escapeText),
          ...stepsWords(bisection, escapeText),
          ...others(answer.candidates)
        ];
      }
      return [
        `One of ${answer.candidates.length} ${didWhat(bisection)} ${test}: ${answer.candidates.map(named2).join(", ")}.`,
        `${named2(last)} ${isFault(searchedOf(bisection)) ? "does" : changeOf(bisection, measured, { point: last, parents: answer.parents }, escapeText)}; the others cannot be tested:`,
        ...untestedWords(measured, untested, named2, escapeText),
        ...stepsWords(bisection, escapeText),
        ...others(answer.candidates)
      ];
    }
    case "alike": {
      const bad = measured.find(({ point }) => point === bisection.bad);
      const seen = bad?.toGood === void 0 ? "" : ` ${named2(bisection.bad)} ${changeWords(bisection, bad.toGood.ratio, escapeText)} it.`;
      return [
        isTimed(searchedOf(bisection)) ? `The ends do not differ on this machine in ${test}, as far as ${plural(answer.pairs, "pair")} can tell.` : `The ends ${sameWords(bisection, escapeText)} ${test}, or nearly: the bad end is not beyond the line.`,
        `The good end is ${named2(bisection.good)}.${seen}`
      ];
    }
    case "no end":
      return [`${named2(answer.point)}, one of the ends, cannot be used: ${escapeText(answer.message)}.`];
  }
}
function didWhat(bisection) {
  const by = searchedOf(bisection);
  return isFault(by) ? `shows ${faultNames[by]} in` : "changed";
}
function fixedWhat(bisection, test) {
  const by = searchedOf(bisection);
  return isFault(by) ? `${faultNames[by]} in ${test}` : test;
}
function fixOf(bisection, measured, ends, escapeText) {
  if (isFault(searchedOf(bisection))) return "does not show it, and the one before does";
  return `${changeWords(bisection, fixRatio(bisection, measured, ends), escapeText)} the one before`;
}
function fixRatio(bisection, measured, { point, parents }) {
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio ?? 1;
  const [fixed = bisection.good] = parents;
  return ratioOf2(fixed) / ratioOf2(point);
}
function fixVerb(bisection, measured, ends) {
  const isWorse = !isFault(searchedOf(bisection)) && fixRatio(bisection, measured, ends) > 1;
  return isWorse ? "changed" : "was fixed";
}
function untestedWords(measured, untested, named2, escapeText) {
  return untested.map((point) => {
    const reason = measured.find((one) => one.point === point)?.reason ?? "it was not tried";
    return `${named2(point)}: ${escapeText(reason)}`;
  });
}
function shownWords({ isFix }, measured, point, escapeText) {
  const shown = measured.find((one) => one.point === point)?.shown;
  return shown === void 0 ? [] : [`${isFix === true ? "The one before shows" : "It shows"}: ${escapeText(shown)}.`];
}
function stepsWords({ steps }, escapeText) {
  if (steps === void 0) return [];
  const names = steps.map((step) => escapeText(step)).join(", ");
  return [
    `${plural(steps.length, "step")} on one connection ${steps.length === 1 ? "is" : "are"} enough for it: ${names}.`
  ];
}
function basisWords(bisection, escapeText) {
  const by = searchedOf(bisection);
  if (isTimed(by)) {
    const other = bisection.isFix === true ? "the one before" : "what it was made from";
    return `Fresh pairs of it and of ${other} say the same.`;
  }
  if (by === "hang") return "Each version was looked at once, and twice if it did not end in time.";
  if (isFault(by)) return "Each version was looked at once: it shows the fault, or does what it should.";
  return by === "instructions" ? "Instructions were counted once for each version, since they are the same in every run: more instructions are more work, but time need not grow as much." : `The figure ${escapeText(by)} was measured once for each version, since it is the same in every run.`;
}
function sameWords(bisection, escapeText) {
  const by = searchedOf(bisection);
  return by === "instructions" ? "take the same number of instructions for" : `have the same ${escapeText(by)} in`;
}
function changeWords({ by }, ratio, escapeText) {
  if (by === void 0 || by === "age-time") return `is ${inWords(ratio)}`;
  if (by === "age-open") return `opens ${inWords(ratio)}`;
  if (by === "age-cpu") return `takes ${multiplier(ratio)}x the processor time of`;
  if (isTimeFigure(by)) return `has ${multiplier(ratio)}x the ${by} of`;
  if (by === "growth") return `grows ${multiplier(ratio)}x as much as`;
  const verb = by === "instructions" ? "takes" : "has";
  const figure = escapeText(by);
  if (ratio === 1) return `${verb} the same ${figure} as`;
  const share = signedHundredths(ratio - 1).slice(1);
  const fewer = isAged(by) ? "less" : "fewer";
  return `${verb} ${share} ${ratio > 1 ? "more" : fewer} ${figure} than`;
}
function changeOf(bisection, measured, { point, parents }, escapeText) {
  const what = parents.length === 1 ? "the one before" : "the nearest of its parents";
  if (isFault(searchedOf(bisection)))
    return parents.length === 1 ? "does, and the one before does not" : "does, and its parents do not";
  const ratioOf2 = (one) => measured.find((other) => other.point === one)?.toGood?.ratio;
  const own = ratioOf2(point) ?? 1;
  const before = parents.map((parent) => ratioOf2(parent) ?? 1);
  const nearest = before.toSorted((a, b) => Math.abs(Math.log(own / a)) - Math.abs(Math.log(own / b)))[0] ?? 1;
  return `${changeWords(bisection, own / nearest, escapeText)} ${what}`;
}
function caveats({ states: states2 }, measured, named2, escapeText) {
  const leftOut = measured.filter(({ state, point }) => state === "untestable" && !named2.includes(point));
  const reasons3 = leftOut.map(({ name, reason = "" }) => `${escapeText(name)} (${escapeText(reason)})`);
  const unsteady = [...states2.values()].filter(
    (one) => one.state === "untestable" && one.reason === "inconsistent"
  );
  return [
    ...reasons3.length === 0 ? [] : [`Left out, as they cannot be tested: ${reasons3.join(", ")}.`],
    ...unsteady.length === 0 ? [] : [`This machine was not steady: ${plural(unsteady.length, "point")} contradicted earlier pairs.`]
  ];
}
function nameOf3({ points }, point) {
  const { name, title } = points[point] ?? { name: String(point) };
  return title ? `${name} "${title}"` : name;
}
function effort(bisection) {
  const { test, points, observations, seconds } = bisection;
  const by = searchedOf(bisection);
  const isOfFault = isFault(by);
  const measured = observations.filter(({ pairs: pairs2, fault }) => pairs2.length > 0 || fault !== void 0);
  const untestable = observations.filter((one) => one.untestable !== void 0).length;
  const pairs = isOfFault ? 0 : measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  const unit = isTimed(by) ? "pair" : by === "instructions" ? "count" : "measurement";
  return `${searchedPath(test)}: ${measured.length} of ${count(points.length)} measured${untestable === 0 ? "" : `, ${untestable} untestable`}${isOfFault ? "" : `, ${plural(pairs, unit)}`}, ${minutes}`;
}

// src/features/search/bisect/report/plot.ts
var width = 40;
function plotRatios(measured, line) {
  const ratios = measured.flatMap(({ toGood }) => toGood ?? []);
  const values = [
    1,
    ...line === void 0 ? [] : [line],
    ...ratios.flatMap(({ low, high }) => [low, high])
  ];
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const column = (ratio) => most === least ? 0 : Math.round((width - 1) * (Math.log(ratio) - least) / (most - least));
  const draw = ({ ratio, low, high }) => {
    const cells = Array.from({ length: width }, () => " ");
    if (line !== void 0) cells[column(line)] = "\u250A";
    cells.fill("\u2500", column(low), column(high) + 1);
    cells[column(ratio)] = "\u25CF";
    return cells.join("").trimEnd();
  };
  return measured.map(({ toGood }) => toGood === void 0 ? "" : draw(toGood));
}

// src/features/search/bisect/report/render.ts
function renderBisection(bisection, form2, depth = 1) {
  const search = replaySearch(bisection);
  return drawDocument(
    form2,
    (words2) => ({
      answer: answerLines(bisection, search, words2.text),
      blocks: [
        { kind: "table", table: pointTable(bisection, search, words2) },
        { kind: "text", text: legend(bisection, search, form2) },
        { kind: "text", text: words2.text(effort(bisection)) }
      ]
    }),
    depth
  );
}
var states = { good: "good", bad: "bad", untestable: "untestable", undecided: "undecided" };
function pointTable(bisection, search, { form: form2, cell }) {
  const measured = measuredPoints(bisection, search);
  const isPage = form2 === "html";
  if (isFault(searchedOf(bisection))) return faultTable(measured, cell, isPage);
  const plot = plotRatios(measured, search.line && Math.exp(search.line.logRatio));
  const onPage = (text) => isPage ? [text] : [];
  const hasBaseline = measured.some(({ toBaseline }) => toBaseline !== void 0);
  const ofBaseline = (cell2) => hasBaseline ? [cell2] : [];
  const cellsOf = (one, place) => {
    const drawn = plot[place] ?? "";
    return [
      cell(one.name),
      ...onPage(cell(one.title ?? "")),
      `${states[one.state]}${one.verified ? ", verified" : ""}${isPage && one.reason !== void 0 ? `: ${cell(one.reason)}` : ""}`,
      one.toGood === void 0 ? "" : pointRatio(bisection, one.toGood.ratio),
      ...ofBaseline(one.toBaseline === void 0 ? "" : pointRatio(bisection, one.toBaseline.ratio)),
      one.pairs === 0 ? "" : count(one.pairs),
      inForm[form2](drawn)
    ];
  };
  return {
    columns: [
      ...named("point"),
      ...left(...onPage(""), "state"),
      ...right("x good", ...ofBaseline("x SQLite"), "pairs"),
      ...left("x good, plotted")
    ],
    rows: measured.map((one, place) => ({ cells: cellsOf(one, place) }))
  };
}
var inForm = {
  text: (drawn) => drawn,
  markdown: (drawn) => drawn === "" ? "" : `\`${unbroken(drawn)}\``,
  html: (drawn) => drawn === "" ? "" : `<code>${unbroken(drawn)}</code>`
};
var unbroken = (text) => text.replaceAll(" ", "\xA0");
function faultTable(measured, escapeCell, isPage) {
  return {
    columns: [...named("point"), ...left(...isPage ? [""] : [], "state", "it showed")],
    rows: measured.map((one) => {
      const shown = isPage ? shownBy(one) : truncate(shownBy(one), longestWords);
      const cells = [one.name, ...isPage ? [one.title ?? ""] : [], states[one.state], shown];
      return { cells: cells.map((cell) => escapeCell(cell)) };
    })
  };
}
var longestWords = 100;
function legend(bisection, { line }, form2) {
  if (line === void 0 || form2 === "text") return "";
  const at = `${pointRatio(bisection, Math.exp(line.logRatio))}x`;
  const sign = (mark) => form2 === "html" ? `<code>${mark}</code>` : `\`${mark}\``;
  return `${sign("\u25CF")} is the median of a point / the good end, ${sign("\u2500")} its 95% interval, and ${sign("\u250A")} the line at ${at}.`;
}

// src/features/search/bisect/settings.ts
import { existsSync as existsSync3, statSync as statSync2 } from "node:fs";
import path7 from "node:path";

// src/features/search/bisect/beside-good.ts
function besideGood({ test, contents }) {
  const own = contents.own;
  return {
    test: "mean" in test ? { ...test, tests: test.tests.map(comparedWithBoth) } : withBoth(test),
    contents: own === void 0 ? contents : { ...contents, own: own.map(comparedWithBoth) }
  };
}
function withBoth(test) {
  return isTest(test) ? comparedWithBoth(test) : test;
}
function comparedWithBoth(one) {
  if (one.compare !== "baseline") return one;
  const { compare: _, ...others } = one;
  return others;
}

// src/features/search/bisect/subject.ts
var defaultAge = 4e3;
function findSubject({ test: given, age = defaultAge }, by, { seed, catalogue, contents, found = {} }) {
  const isLife = given?.startsWith("age/") === true;
  if (isAged(by) || isLife && isFault(by)) return findLife(given, by, age);
  if (given?.startsWith("sequence/") === true) return findSequence(given, by, seed, found.form);
  if (given?.startsWith("contention/") === true) return findContest(given, by);
  const all = testsOf(catalogue);
  const mean = findMean(given, all, found.tests);
  if (mean !== void 0 && by !== "time")
    throw new InputError(`--by: a mean such as ${formatValue(given)} is one of times, and has no ${by}`);
  const test = mean ?? findTest(given, all);
  if (by === "growth" && "workload" in test) requireSweep(test, contents);
  return test;
}
function findLife(given, by, commits) {
  const life = shapeNames.find((name) => lifePath(name) === given);
  if (life !== void 0) return { life, commits };
  const all = shapeNames.map(lifePath).join(", ");
  throw new InputError(
    given === void 0 ? `--test is missing: name the shape of life that --by ${by} compares, one of ${all}` : `--test: ${formatValue(given)} is no shape of life, and --by ${by} compares those: give one of ${all}`
  );
}
function findSequence(given, by, seed, form2 = "full") {
  if (!isFault(by))
    throw new InputError(
      `--by: ${formatValue(given)} is a sequence of steps, which has no ${by}: add --by wrong, crash, hang or error`
    );
  const suites = [form2 === "full" ? "sequence" : "oltp"];
  const planned = planSequences({ suites, storages: ["memory", "file", "autocommit"], seed })?.sequences ?? [];
  const found = planned.find((one) => sequencePath(one) === given);
  if (found !== void 0) return { storage: found.storage, order: found.order, form: form2 };
  throw new InputError(
    `--test: ${formatValue(given)} is no sequence: give one of ${planned.map(sequencePath).join(", ")}`
  );
}
function findContest(given, by) {
  if (!isContestFigure(by))
    throw new InputError(
      `--by: ${formatValue(given)} is a contest of several connections, of which a search compares ${contestFigures.join(", ")} of operations: it has no ${by}`
    );
  const [, workload, mode, digits, task] = /^contention\/([\w-]+)\/(\w+)\/(\d{1,3})(?:\/(\w+))?$/.exec(given) ?? [];
  const all = contestWorkloads.flatMap(
    (one) => contestModes.map((other) => ({ workload: one, mode: other }))
  );
  const place = all.find((one) => one.workload === workload && one.mode === mode);
  const connections = Number(digits);
  if (place === void 0 || !(connections >= 1 && connections <= mostConnections))
    throw new InputError(
      `--test: ${formatValue(given)} is no contest: give contention/WORKLOAD/MODE/CONNECTIONS, such as contention/same/threads/4, with one of ${contestWorkloads.join(", ")}, one of ${contestModes.join(" and ")}, and 1 to ${mostConnections} connections`
    );
  const tasks = [...contestTasksOf({ ...place, connections }).keys()].filter((one) => one !== "checkpointer");
  const chosen = task === void 0 && tasks.length === 1 ? tasks[0] : tasks.find((one) => one === task);
  if (chosen === void 0)
    throw new InputError(
      `--test: ${formatValue(given)} has ${tasks.join(" and ")}: name one, as in ${contestPath({ ...place, connections })}/${tasks[0]}`
    );
  return { contest: place.workload, mode: place.mode, connections, task: chosen };
}
function findMean(given, all, among) {
  const [, name, figure] = /^(\S+) (average|base)$/.exec(given ?? "") ?? [];
  if (given === void 0 || name === void 0) return void 0;
  const isIn = (test) => figure === "average" ? sectionPath(test) === name : groupNames(test).includes(name);
  const named2 = all.filter(isIn);
  const isOfServer = ({ variant }) => suiteOf(variant) === "server";
  const servers = named2.filter(isOfServer);
  const own = named2.filter((test) => !isOfServer(test));
  const server = servers.find(
    (test) => among === void 0 ? own.length === 0 : among.includes(testPath(test))
  );
  if (server !== void 0)
    throw new InputError(
      `--test: ${formatValue(given)} is a mean of tests of servers, which are searched one by one: name a test such as ${testPath(server)}`
    );
  const unknown = among?.find((path9) => own.every((test) => testPath(test) !== path9));
  if (unknown !== void 0) findTest(unknown, own);
  const tests = among === void 0 ? own : own.filter((test) => among.includes(testPath(test)));
  if (tests.length === 0)
    throw new InputError(
      `--test: ${formatValue(given)} is the mean of no test: name a section, a suite or all before the word ${figure}`
    );
  return { mean: given, tests };
}
function requireSweep(test, contents) {
  const step = stepOf(test.workload);
  const [first2, last] = step === void 0 ? [] : sweepEnds(test, contents);
  if (first2 === void 0 || last === void 0 || first2.workload === last.workload)
    throw new InputError(
      `--by: growth is that of a sweep with two steps, and ${testPath(test)} is no step of one: name a step such as own/memory/reads/read.depth=100`
    );
}
function findTest(given, all) {
  if (given === void 0) throw new InputError("--test is missing: name the test that changed");
  const found = all.find((test) => testPath(test) === given);
  if (found !== void 0) return found;
  if (given.startsWith("own/") && !all.some(({ variant }) => variant === "own"))
    throw new InputError(
      `--test: ${formatValue(given)} is of a workload of your own: name its file with --own-workloads`
    );
  if (given.startsWith("age/"))
    throw new InputError(
      `--test: ${formatValue(given)} names a shape of life, not a test: add --by age-time, age-cpu, age-open, age-disk or age-written`
    );
  const meant = suggestName(given, all.map(testPath));
  throw new InputError(
    `--test: ${formatValue(given)} is no test: ` + (meant === void 0 ? "give a path such as int/memory/reads/oltp_point_select" : `did you mean ${formatValue(meant)}?`)
  );
}

// src/features/search/bisect/finding/named-row.ts
function parseFinding(given) {
  if (/\.ya?ml$/.test(given)) return { kind: "case", file: given };
  const [file = "", ...row] = given.split("#");
  if (file === "") throw new InputError(`--finding: ${formatValue(given)} names no file: give ${form}`);
  return row.length === 0 ? { kind: "row", file } : { kind: "row", file, row: row.join("#") };
}
var form = "FILE#ROW, such as results.json#int/memory/writes/oltp_insert, or the file of a hunt's case";
var otherNames = {
  max: "time",
  disk: "age-disk",
  written: "age-written",
  "growth-exponent": "growth",
  "growth-base": "growth"
};
function parseRowName(row) {
  const [path9 = "", ...words2] = row.trim().split(" ");
  if (words2.length === 0) return { path: path9 };
  const given = words2.join(" ");
  const name = given.replace(/^(?:baseline|limit)-/, "");
  if (name === "base" || name === "average") return { path: path9, figure: name };
  if (name === "throughput" && path9.startsWith("contention/")) return { path: path9, figure: "time" };
  const known = path9.startsWith("age/") ? `age-${name}` : name;
  const figure = otherNames[name] ?? [...searchedFigures].find((one) => one === known);
  if (figure !== void 0) return { path: path9, figure };
  const counter = searchedCounter.safeParse(name);
  if (counter.success && isCounter(counter.data)) return { path: path9, figure: counter.data };
  throw new InputError(
    `--finding: ${formatValue(given)} of ${formatValue(path9)} is no figure that a search knows: it knows base, average, ${searchedFigures.join(", ")}, counter:NAME, of ageing databases time, cpu, open, disk and written, and of contests throughput`
  );
}

// src/features/search/bisect/finding/red-rows.ts
function redRows(verdict) {
  const isOver = (judgement) => judgement?.outcome === "fail";
  const tests = testVerdicts(verdict).flatMap(({ comparison, judgement, base }) => {
    const path9 = testPath(comparison);
    if (isLacking(comparison) || isOver(judgement)) return [path9];
    return isOver(base) ? [claimName(path9, "base")] : [];
  });
  const averages = rowsOf(verdict).flatMap(
    ({ claim, level, figure, judgement }) => (level !== void 0 || figure === "average") && isOver(judgement) ? [claim] : []
  );
  const figures = failingFindings(verdict).flatMap(
    ({ judge, failed }) => failed.map((found) => {
      const noun = found.noun ?? judge.noun;
      return `${findingPath(found)} ${/^(?:limit-)?counter$/.test(noun) ? `${noun}:${found.name ?? ""}` : noun}`;
    })
  );
  const examined = decisiveExaminations(verdict).flatMap(({ words: words2, found }) => words2.failedNames(found));
  return [.../* @__PURE__ */ new Set([...tests, ...averages, ...figures, ...examined])];
}

// src/features/search/bisect/finding/question.ts
var mostListed = 20;
function readQuestion(file, row, features) {
  const recording = readRecording(file, {}, features);
  if (row === void 0)
    throw new InputError(`--finding: ${formatValue(file)} has many rows: ${rowsOf2(recording, features)}`);
  const name = parseRowName(row);
  const asked = questionOf(recording, name);
  if (asked === void 0)
    throw new InputError(
      `--finding: ${formatValue(file)} has no row ${formatValue(row)}: ${rowsOf2(recording, features)}`
    );
  return asked;
}
function rowsOf2(recording, features) {
  const red = redRows(judgeByOwnRule(recording, defaultCriteria, features));
  const refusals = red.map((row) => refusalOf(recording, row));
  const found = red.filter((_, index) => refusals[index] === void 0).map((row) => formatValue(row));
  const more = (left2) => `and ${left2} more`;
  if (found.length > 0)
    return `give ${form}; by the usual ceilings, red are ${truncateList(mostListed, found, more).join(", ")}`;
  const reason = refusals.find((one) => one !== void 0);
  return reason === void 0 ? `give ${form}` : `give ${form}; of those that are red, none can be searched: ${reason}`;
}
function refusalOf(recording, row) {
  try {
    const asked = questionOf(recording, parseRowName(row));
    return asked === void 0 ? `${formatValue(row)} is nothing that a search knows` : void 0;
  } catch (cause) {
    if (cause instanceof InputError) return cause.message.replace(/^--finding: /, "");
    throw cause;
  }
}
function questionOf(recording, name) {
  requireOneConnection(recording);
  const { path: path9, figure } = name;
  if (figure !== "engine-bytes") requireNoSettings(recording, path9);
  if (path9.startsWith("contention/")) return ofContest(recording, name);
  if (path9.startsWith("sequence/")) return ofSequence(recording, name);
  if (path9.startsWith("age/")) return ofLife(recording, name);
  if (figure === "average") return ofMean(recording, name, (record2) => sectionPath(record2) === path9);
  const record = recording.tests.find((one) => testPath(one) === path9);
  if (record !== void 0) return ofTest(recording, record, figure);
  if (figure === "engine-bytes" && path9 === "all") {
    const [any] = recording.tests;
    return any && { test: testPath(any), by: "engine-bytes", ...sizeOf(recording) };
  }
  return figure === "base" ? ofMean(recording, name, (one) => groupNames(one).includes(path9)) : void 0;
}
function requireOneConnection({ suite }) {
  if (suite?.threads !== void 0)
    throw new InputError(
      `--finding: its tests ran on ${suite.threads} connections at once, and a search runs them on one: measure them with --threads 1 first`
    );
}
function requireNoSettings({ engines }, path9) {
  const parts2 = path9.split("/");
  const isConcerned = (storage) => parts2.includes(storage) || !storages.some((one) => parts2.includes(one));
  for (const role of rolesOf(engines)) {
    const { pragmas = {}, environment = {} } = engines[role] ?? {};
    const pragma = storages.flatMap((storage) => isConcerned(storage) ? pragmas[storage] ?? [] : [])[0];
    const [variable] = Object.keys(environment);
    const setting = pragma === void 0 ? variable && `the variable ${formatValue(variable)}` : `the pragma ${formatValue(pragma)}`;
    if (setting !== void 0)
      throw new InputError(
        `--finding: ${formatValue(path9)} was measured with ${setting} of the ${role}, and a search takes no settings of engines over: measure without it first`
      );
  }
}
function sizeOf({ suite }) {
  if (suite === void 0) return {};
  const { rows, seed, warehouses, statements } = suite;
  return { rows, seed, warehouses, statements };
}
function ofTest(recording, record, figure) {
  const test = testPath(record);
  const size = sizeOf(recording);
  const fault = faultOfTest(record);
  const isOfTest = figure === void 0 || figure === "base" || figure === "time";
  if (isOfTest) return { test, by: fault === void 0 ? "time" : faultOf2(test, fault), ...size };
  if (figure === "average" || isAged(figure)) return void 0;
  const rows = figure === "instructions" ? countsOf(recording)?.rows : void 0;
  return { test, by: figure, ...size, rows: rows ?? size.rows };
}
function faultOf2(path9, { role, kind, message }) {
  if (role === "candidate") return kind;
  throw new InputError(
    `--finding: ${formatValue(path9)} has no result because of the ${role}, not of the candidate: ${formatValue(message)}`
  );
}
function ofMean(recording, { path: path9, figure }, isIn) {
  const own = recording.tests.filter(isIn);
  if (own.length === 0) return void 0;
  const failed = own.find((record) => faultOfTest(record) !== void 0);
  if (failed !== void 0)
    throw new InputError(
      `--finding: ${formatValue(`${path9} ${figure}`)} is no mean while one of its tests has no result: search ${formatValue(testPath(failed))} first`
    );
  return { test: `${path9} ${figure}`, by: "time", tests: own.map(testPath), ...sizeOf(recording) };
}
function ofLife(recording, { path: path9, figure }) {
  const age = ageOf(recording);
  const shape = shapeNames.find((one) => lifePath(one) === path9);
  const aged = age?.shapes.find((one) => one.shape === shape);
  if (age === void 0 || aged === void 0) return void 0;
  const found = { test: path9, age: age.commits, ...sizeOf(recording) };
  const isOfTests = figure === void 0 || figure === "base" || figure === "average";
  if (!isOfTests && isAged(figure)) return { ...found, by: figure };
  const fault = faultOfLife(aged);
  if (figure === void 0 && fault !== void 0) return { ...found, by: faultOf2(path9, fault) };
  throw new InputError(
    `--finding: ${formatValue(figure === void 0 ? path9 : `${path9} ${figure}`)} is nothing that a search can find: of an ageing database it finds time, cpu, open, disk, written, and a fault`
  );
}
function ofContest(recording, { path: path9, figure }) {
  const held = contentionOf(recording)?.held ?? [];
  const isOf = (contest) => path9 === contest || path9.startsWith(`${contest}/`);
  if (!held.some((one) => isOf(contestPath(one)))) return void 0;
  if (figure === void 0 || !isContestFigure(figure))
    throw new InputError(
      `--finding: ${formatValue(path9)} is of several connections at once, whose faults differ from run to run: a search can find its throughput, as in ${formatValue(`${path9} throughput`)}`
    );
  return { test: path9, by: figure, ...sizeOf(recording) };
}
function ofSequence(recording, { path: path9, figure }) {
  const all = sequencesOf(recording) ?? [];
  const record = all.find((one) => sequencePath(one) === path9);
  if (record === void 0 || figure !== void 0) return void 0;
  const { storage, order, steps } = record;
  const seed = recording.suite?.seed ?? 1;
  const planned = planSequences({ suites: ["sequence"], storages: [storage], seed })?.sequences;
  if (planned?.find((one) => one.order === order)?.steps.join() !== steps.join())
    throw new InputError(
      `--finding: ${formatValue(path9)} has other steps than those of this version and its seed: measure with the same version first`
    );
  const fault = faultOfSequence(record);
  if (fault === void 0)
    throw new InputError(
      `--finding: ${formatValue(path9)} did what SQLite does after each step: there is no fault to find`
    );
  return { test: path9, by: faultOf2(path9, fault), form: formOf(recording), ...sizeOf(recording) };
}
function formOf(recording) {
  const shortOrders = planSequences({ suites: ["oltp"], storages: ["file"], seed: 1 })?.sequences.length ?? 0;
  return (sequencesOf(recording) ?? []).some(({ order }) => order > shortOrders) ? "full" : "short";
}

// src/features/search/bisect/with-finding.ts
var taken = ["rows", "seed", "warehouses", "statements", "age"];
function withFinding(given, features, roots) {
  const { finding } = given;
  if (finding === void 0) return { given };
  const own = ["test", "by"].find((name) => given[name] !== void 0);
  if (own !== void 0)
    throw new InputError(`--${own}: it has no effect with --finding, which says what to search: omit it`);
  const named2 = parseFinding(finding);
  if (named2.kind === "case") return ofCase(given, named2.file, roots);
  const { test, by, tests, form: form2, rows, seed, warehouses, statements, age } = readQuestion(
    named2.file,
    named2.row,
    features
  );
  const settings = withoutUndefined({ rows, seed, warehouses, statements, age });
  const all = { ...settings, ...given };
  requireAllowed(named2.file, all);
  return { given: { ...all, test, by }, found: { tests, form: form2 } };
}
function requireAllowed(file, settings) {
  for (const name of taken) {
    const value = settings[name];
    const { error } = bisectOptions[name].type.schema.safeParse(value);
    const [issue] = error?.issues ?? [];
    if (value !== void 0 && issue !== void 0)
      throw new InputError(
        `--finding: ${name} of the run in ${formatValue(file)}: ${issue.message}: give another with --${name}`
      );
  }
}
function ofCase(given, file, roots) {
  const own = readCase(file, roots);
  const word = /^hunt_([a-z]+)_/.exec(own.name)?.[1];
  const kind = faultKinds.find((one) => one === word);
  if (kind === void 0)
    throw new InputError(
      `--finding: ${formatValue(file)} is the workload ${formatValue(own.name)}, and no case of a hunt, whose name begins with hunt_ and its fault: search it with --own-workloads and --test ${formatValue(pathOf(own))}`
    );
  const by = searchedOfCase[kind];
  if (by !== "time") return { given: { ...given, by }, found: { case: { case: own.name, own } } };
  const files = [...given["own-workloads"] ?? [], file];
  return { given: { ...given, by, test: pathOf(own), "own-workloads": files } };
}
function pathOf({ name: workload, kind, storages: [storage = "memory"] }) {
  return testPath({ variant: "own", storage, kind, workload });
}
function readCase(file, roots) {
  const [own, ...more] = readOwnWorkloads([file], [], roots);
  if (own === void 0 || more.length > 0)
    throw new InputError(
      `--finding: ${formatValue(file)} has ${more.length + 1} workloads, and a case is one`
    );
  requireOwnDatabase(own, "--finding");
  return own;
}

// src/features/search/bisect/settings.ts
function formatGivenBisect(given) {
  return JSON.stringify(writtenValues(bisectOptions, given));
}
function parseGivenBisect(text) {
  return checked(schemaOf(bisectOptions), parseJson(text));
}
function resolveBisectSettings(asked, files, features, roots) {
  const { given, found } = withFinding(asked, features, roots);
  const {
    threshold,
    "build-timeout": buildTimeout,
    "sample-timeout": sampleTimeout,
    ...others
  } = { ...defaultsOf(bisectOptions), ...given };
  const { baseline, seed, warehouses, statements, by, alpha, jobs = 1, format, quiet, out, resume } = others;
  const rows = by === "instructions" && given.rows === void 0 ? defaultCountRows : others.rows;
  if (threshold === 1)
    throw new InputError("--threshold: 1 is no change: give 1.10 to find what became a tenth slower");
  if (isFault(by))
    refuseUnused(
      given,
      ["threshold"],
      `--by ${by}: a version shows a fault or does not, and there is no line`
    );
  const { counters, "own-workloads": ownFiles } = given;
  const named2 = ownFiles === void 0 ? {} : { "own-workloads": ownFiles };
  const { contents: read } = readSources({ given: named2 }, features, roots);
  const catalogue = catalogueOf(features, read, "sqlite", { counters });
  const known = { seed, catalogue, contents: read, found };
  const subject = { test: found?.case ?? findSubject(given, by, known), contents: read };
  const { test, contents } = isFault(by) ? subject : besideGood(subject);
  if (!("life" in test)) refuseUnused(given, ["age"], `--by ${by}; it is for shapes of life`);
  if (isCounter(by) && isTest(test) && findWorkload(test, catalogue)?.counters === void 0)
    throw new InputError(
      `--by: ${formatValue(by)} is a counter of the engine, and ${testPath(test)} has no query for counters: give one with --counters` + (test.variant === "own" ? ", or as counters in the workload's file" : "")
    );
  if (resume !== void 0 && given.out !== void 0 && path7.resolve(resume) !== path7.resolve(given.out))
    throw new InputError(
      `--out: ${formatValue(given.out)} is not ${formatValue(resume)}, which --resume names: a search is resumed in its own folder, so omit --out`
    );
  return {
    source: sourceOf(given, files),
    test,
    contents: isOwn(test) ? contents : {},
    by,
    alpha,
    rows,
    seed,
    warehouses,
    statements,
    jobs,
    buildTimeout,
    format: plainFormat(format),
    quiet,
    out: resume ?? out,
    baseline,
    threshold,
    sampleTimeout,
    resume,
    counters
  };
}
function isOwn(test) {
  if ("mean" in test) return test.tests.some(({ variant }) => variant === "own");
  return isTest(test) && test.variant === "own";
}
function resolveHistoryQuestion(given, files) {
  const { test, history: folder, branch, releases } = given;
  if (folder === void 0) {
    refuseUnused(given, ["branch"], "a search without --history");
    return void 0;
  }
  if (files.length > 0)
    refuseUnused(given, ["history"], "arguments, of which the first and the last are the ends");
  const figure = given.by ?? "time";
  if (isFault(figure))
    throw new InputError(`--by: a history has figures, and ${figure} is a fault: name the test and the ends`);
  refuseUnused(given, ["finding"], "--history, which has the last change of --test");
  if (given.good !== void 0 && given.bad !== void 0)
    refuseUnused(given, ["history"], "a search whose ends are given");
  if (test === void 0)
    throw new InputError("--test is missing: name the test whose last change the history has");
  return {
    test,
    history: { history: folder, branch },
    by: releases === void 0 ? "commit" : "label",
    figure
  };
}
function refuseUnused(given, names, where) {
  const unused = names.find((name) => given[name] !== void 0 && given[name] !== false);
  if (unused !== void 0) throw new InputError(`--${unused}: it has no effect with ${where}: omit it`);
}
function sourceOf(given, files) {
  const { releases, build, candidate, good, bad, "all-parents": allParents = false } = given;
  const chosen = [build === void 0 ? [] : "--build", releases === void 0 ? [] : "--releases"];
  const [first2, second] = chosen.flat();
  if (first2 === void 0 && files.length === 0 || second !== void 0)
    throw new InputError(
      `${first2 === void 0 ? "nothing says what to search" : `${first2} and ${second} are both given`}: give one of --build COMMAND, which builds commits, the files of engines, and --releases PACKAGE or --releases ./FOLDER`
    );
  if (first2 === void 0) {
    const unused = ["good", "bad", "candidate", "all-parents", "jobs", "build-timeout"];
    refuseUnused(
      given,
      unused,
      "files of engines, of which the first is the good one and the last the bad one"
    );
    return { kind: "engines", files };
  }
  requireNoFolder(releases);
  if (releases !== void 0 && /^[./]/.test(releases)) {
    refuseUnused(
      given,
      ["all-parents", "jobs", "build-timeout"],
      "a folder of releases, which are built already"
    );
    const [version2] = files;
    if (version2 !== void 0)
      throw new InputError(
        `--releases: ${formatValue(version2)} is given as an argument: name the ends of a folder with --good and --bad`
      );
    return { kind: "releases folder", releasesFolder: releases, good, bad, candidate };
  }
  if (releases !== void 0) {
    refuseUnused(given, ["all-parents"], "--releases, which come one after the other");
    if (files.length > 0)
      return {
        kind: "releases",
        package: releases,
        ...listedReleases(given, files),
        candidate
      };
  }
  for (const [name, value] of Object.entries({ good, bad }))
    if (value === void 0) throw new InputError(`--${name} is missing: name the ${name} end of the search`);
  const ends = { good: good ?? "", bad: bad ?? "" };
  if (releases !== void 0) return { kind: "releases", package: releases, ...ends, candidate };
  if (candidate === void 0)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder"
    );
  return { kind: "commits", ...ends, allParents, build: build ?? "", candidate };
}
function requireNoFolder(releases) {
  if (releases === void 0 || /^[./]|[:]/.test(releases)) return;
  if (releases.startsWith("~"))
    throw new InputError(
      `--releases: ${formatValue(releases)} begins with ~, which no shell has replaced: write the folder's path`
    );
  if (!existsSync3(releases)) return;
  const kind = statSync2(releases).isDirectory() ? "folder" : "file";
  throw new InputError(
    `--releases: ${formatValue(releases)} is a ${kind} here: write ./${releases}, or pypi:${releases} for the package`
  );
}
function listedReleases(given, versions) {
  refuseUnused(
    given,
    ["good", "bad"],
    "versions as arguments, whose first is the good one and whose last is the bad one"
  );
  const twice = versions.find((version2, index) => versions.indexOf(version2) < index);
  if (twice !== void 0) throw new InputError(`--releases: ${formatValue(twice)} is given twice`);
  const [good = "", bad] = [versions[0], versions.at(-1)];
  if (bad === void 0 || versions.length < 2)
    throw new InputError(
      `--releases: only ${formatValue(good)} is given as an argument: name the good release first and the bad one last, or omit it for --good and --bad`
    );
  return { good, bad, versions };
}
function readBisectInputs(getInput) {
  if (getInput("results").trim() !== "") {
    const unused = Object.keys(bisectInputs).find((name) => getInput(name).trim() !== "");
    if (unused !== void 0)
      throw new InputError(`input ${unused}: with results, nothing is searched; omit it`);
    return void 0;
  }
  if (getInput("test").trim() === "" && getInput("finding").trim() === "")
    throw new InputError(
      "input test: name the path of the test that changed, or a row of a results file with finding"
    );
  return readInputs(bisectInputs, getInput);
}

// src/features/search/bisect/command.ts
async function runBisect(command, world) {
  const { files, settings } = command;
  const given = settings === void 0 ? command.given : parseGivenBisect(readSettingsFile(settings));
  return await searchHistory(
    resolveBisectSettings(
      withEnds(command, given, world.output),
      files,
      world.features,
      // An action gives all settings in a file, and its workspace is the working folder.
      settings === void 0 ? void 0 : [process.cwd(), ...readEnvironment(process.env).hiddenFolders]
    ),
    world
  );
}
function withEnds({ files }, given, output) {
  const question = resolveHistoryQuestion(given, files);
  if (question === void 0) return given;
  const { test, by, figure, history } = question;
  const { history: folder, ...filter } = history;
  const runs = readHistory(folder, filter).map(({ run }) => run);
  const { words: words2, ...ends } = changeEnds(runs, test, by, figure);
  if (given.quiet !== true) output.note(words2);
  return { ...ends, ...given };
}
async function searchHistory(settings, { output, abortOnSignals: abortOnSignals2, features }) {
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals2(shown);
  const unfinished = settings.resume === void 0 ? void 0 : readBisection(settings.resume);
  const environment = readEnvironment(process.env);
  let last = unfinished;
  const context = {
    tool: version,
    progress: escaped(shown),
    signal,
    runContext: (folder) => ({
      ...createContext(folder, { environment, progress: shown, signal }),
      features
    }),
    unfinished,
    save: (bisection) => {
      last = bisection;
      writeBisection(settings.out, bisection);
    }
  };
  const made = missingFolders(settings.out);
  const claimed = makeDatabasesFolder(settings.out);
  hideEnvironment();
  try {
    const source = await openSource(settings, {
      folder: process.cwd(),
      compiler: environment.compiler,
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
    removeDatabasesFolder(claimed);
    removeEmpty(made);
  }
  writeBisection(settings.out, last);
  const [markdown, html] = [renderBisection(last, "markdown"), renderBisection(last, "html")];
  writeBisectionReports(settings.out, { markdown, html });
  await output.print([render(settings, last)]);
  if (!settings.quiet) output.note(`bisect.json, bisect.md and bisect.html are in ${settings.out}`);
  return statusOf(last);
}
function escaped(progress) {
  return { step: (words2) => progress.step(visible(words2)), test: (one) => progress.test(one) };
}
function render({ format }, bisection) {
  switch (format) {
    case "json":
      return formatBisection(bisection);
    case "markdown":
      return renderBisection(bisection, "markdown");
    case "text":
      return renderBisection(bisection, "text");
  }
}
function statusOf(bisection) {
  const { next } = replaySearch(bisection);
  if (next.kind !== "answer" || next.answer.kind === "no end") return 3;
  return next.answer.kind === "point" ? 0 : 4;
}

// src/features/search/bisect/step.ts
import { randomBytes } from "node:crypto";
import { existsSync as existsSync4 } from "node:fs";
import path8 from "node:path";

// src/features/search/bisect/report/published.ts
function searchName({ test }) {
  return `bisect ${searchedPath(test)}`;
}
function renderSearchSummary(bisection, source) {
  return `${joinBlocks([renderBisection(bisection, "markdown", 2).trim(), footer(source)])}
`;
}
function renderSearchComment(bisection, source, limit = maxCommentLength) {
  const marker = formatMarker({ name: searchName(bisection), identity: source.identity });
  const whole = `${marker}
${renderSearchSummary(bisection, source)}`;
  if (whole.length <= limit) return whole;
  const [first2 = ""] = answerLines(bisection, replaySearch(bisection), inMarkdown);
  const answer = first2.length <= limit / 2 ? first2 : `The answer for ${inMarkdown(searchedPath(bisection.test))} names too many versions to list.`;
  const rest = `The ${link("job summary", source.run.url)} has all of it.`;
  return `${marker}
${joinBlocks([`## ${answer}`, rest, footer(source)])}
`;
}
function footer({ run, at }) {
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `<sub>${link(`run ${run.id}`, run.url)}, attempt ${run.attempt} \xB7 ${time}</sub>`;
}

// src/features/search/bisect/search-apart.ts
async function searchApart(given, environment, signal) {
  const { out } = given;
  removeBisection(out);
  const settings = formatGivenBisect(given);
  const { status, message } = await runWithSettings("bisect", settings, environment, signal);
  const bisection = findBisection(out);
  if (bisection !== void 0) return bisection;
  const problem = message ?? `the searching process ended with status ${status} and no message`;
  throw status === 2 ? new InputError(problem) : new MeasurementError(problem);
}

// src/features/search/bisect/step.ts
var allowedEvents = ["workflow_dispatch", "repository_dispatch", "schedule"];
async function bisectStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action bisect", features);
  const given = readBisectInputs(getInput);
  const workflow = readWorkflow(environment);
  if (!allowedEvents.includes(workflow.event))
    throw new InputError(
      `event ${workflow.event}: this action builds and runs the commits of a history, which is started by hand: run it on ${allowedEvents.join(", ")}`
    );
  const out = given?.out ?? newFolder(workflow.temporary);
  const bisection = given === void 0 ? readFinished(inputs, workflow) : await searchApart({ ...given, out }, environment, abortOnSignals().signal);
  const identity = { run: workflow.run, reporter: workflow.run, step: randomBytes(8).toString("hex") };
  const source = { run: workflow.run, identity, at: /* @__PURE__ */ new Date() };
  startGroup("Search");
  info(renderBisection(bisection, "text"));
  endGroup();
  await writeSummary(renderSearchSummary(bisection, source));
  const problem = writeAnswer(bisection, given === void 0 ? void 0 : out);
  await comment(inputs, workflow, bisection, source);
  if (problem !== void 0) setFailed(visible(problem));
}
function readFinished({ results }, { roots }) {
  const files = findFiles(results, roots, "results");
  const [file] = files;
  if (file === void 0 || files.length > 1)
    throw new InputError(
      `input results: one bisect.json can be published, and ${results.join(", ")} names ${files.length} files`
    );
  return readBisectionFile(file, roots);
}
function writeAnswer(bisection, out) {
  const { next } = replaySearch(bisection);
  const answer = next.kind === "answer" ? next.answer : void 0;
  setOutput("first-changed", answer?.kind === "point" ? bisection.points[answer.point]?.id ?? "" : "");
  setOutput("results-path", out === void 0 ? "" : path8.join(out, bisectionFiles.json));
  setOutput("report-path", out === void 0 ? "" : path8.join(out, bisectionFiles.markdown));
  setOutput("html-path", out === void 0 ? "" : path8.join(out, bisectionFiles.html));
  const builds = out === void 0 ? "" : path8.join(out, buildsFolder);
  setOutput("builds-path", existsSync4(builds) ? builds : "");
  if (answer === void 0) return "the search ended before it had an answer";
  return answer.kind === "no end" ? `an end of the search cannot be used: ${answer.message}` : void 0;
}
async function comment({ token, pullRequest, comment: comment2 }, { apiUrl, repository }, bisection, source) {
  if (pullRequest === void 0 || comment2 === "off") return writeCommentUrls([]);
  if (token === void 0) throw new InputError("input github-token: a comment needs a token");
  const { identity } = source;
  const set = { name: searchName(bisection), identity, body: renderSearchComment(bisection, source) };
  const update = await updateComment(openApi(token, apiUrl), repository, pullRequest, set);
  writeCommentUrls(update.state === "written" ? [update.url] : []);
  if (update.state === "newer")
    annotate.notice(`the comment on pull request ${pullRequest} is unchanged: run ${update.run.id} is newer`);
  if (update.state === "shared")
    setFailed("two steps of this run searched for the same test: the comment has the other's answer");
}
export {
  bisectStep,
  runBisect
};
