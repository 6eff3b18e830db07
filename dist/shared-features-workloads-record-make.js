import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  assessContention,
  compareRuns,
  comparedData,
  contentionNote,
  contentionSummary,
  contentionVerdictOf,
  contentionWords,
  createRun,
  entrantTexts,
  faultTexts as faultTexts2,
  figureData,
  findingTexts as findingTexts2,
  issueOptions,
  judgeAtLooks,
  limitText,
  limitsJudge,
  limitsOf,
  lookTexts,
  looksOf,
  measuredRoles,
  missingPairs,
  nextLook,
  originLinks,
  readRuns,
  refusalTexts,
  releaseOptions,
  renderNotes,
  rowsOf,
  stallTexts,
  subject,
  suiteData,
  takenInputs,
  takenOptions as takenOptions3,
  titleOf,
  uncheckedTexts,
  valueText,
  wantedForLimits
} from "./shared-features-figures-contention-words.js";
import {
  Arena,
  ageShape,
  assessSequences,
  countCeilings,
  countInstructions,
  countOptions,
  countRows,
  countersQuery,
  databaseFolder,
  databaseSizes,
  describeStates,
  ended,
  findProcess,
  ownRecord,
  ownSuite,
  planSequences,
  readUsage,
  run,
  sequenceCheck,
  sequenceHash,
  sequenceVerdictOf,
  storage
} from "./shared-features-workloads-own-suite.js";
import {
  ageNotes,
  ageOf,
  ageSchema,
  ageSummary,
  ageVerdictOf,
  ageWords,
  assessAge,
  canHave,
  candidateTimes,
  cellsOf,
  compareFootprints,
  compareInstructions,
  contentionOf,
  contentionSchema,
  countingText,
  countsOf,
  countsSchema,
  createCounts,
  exponentOf,
  faultTexts,
  figureOf,
  figureOf2,
  figureText,
  figureTitles,
  figuresOf,
  findingTexts,
  footprintsOf,
  functionText,
  functionTexts,
  hasCandidate,
  instructionColumn,
  instructionNote,
  instructionReason,
  instructionTexts,
  instructionWarnings,
  instructionsOf,
  introduction,
  isContender,
  isOver,
  isToHold,
  lackedTexts,
  ladderOf,
  missingLoads,
  missingShapes,
  mostChanges,
  mostRounds,
  multipleText,
  ownOf,
  programKey,
  ratioFindings,
  ratioOutput,
  ratioText,
  rebuildName,
  rolesAgain,
  runTime,
  sequencePath,
  sequencesOf,
  sequencesSchema,
  shapesOf,
  sparkline,
  storedCountSchema,
  storedLoadSchema,
  storedRoundSchema,
  storedShapeSchema,
  suspectsIn,
  tasksOf,
  testFigures,
  uncountedReason,
  valueIn,
  windowMs,
  withCounts,
  workloadsOf
} from "./shared-features-nights-history-files-history-index.js";
import {
  alternativesOfTest,
  assessPlans,
  claimsOf,
  comparing,
  counterReason,
  counterTexts,
  counterWarnings,
  explainedStatements,
  isExplained,
  keptSql,
  maxFacts,
  maxFactsOf,
  ownName,
  pairsFor,
  planCeilings,
  planOptions,
  planRequirements,
  plansPass,
  plansVerdictOf,
  plansWanted,
  requireMax,
  takenOptions as takenOptions5,
  upgradeOptions,
  workloadName,
  worstOver
} from "./shared-features-figures-plans-pass.js";
import {
  compareCounters,
  findRun
} from "./shared-features-figures-counters-changes.js";
import {
  SampleTimeouts,
  TurnTable,
  Workspace,
  commitCount,
  databasePlaces,
  isMachineForAll,
  ownContestsIn,
  ownWorkloadsIn,
  readKept,
  readLoad,
  readMachine,
  requireEngineFailure,
  shardPlanHash,
  sharesReads,
  titledTable
} from "./shared-measure-workspace.js";
import {
  ageCeilings,
  ageOptions,
  ageSettings,
  changeTexts,
  commandOptions,
  comparisonText,
  countableSuites,
  counterOptions,
  faultText,
  historyInputs,
  historyOptions,
  mostSlow,
  ownOptions,
  planLines,
  planNote,
  planWords,
  plansOf,
  plansSchema,
  problemTexts,
  searching,
  slowNs,
  takenOptions,
  takenOptions2,
  unequalSettings,
  windowNs,
  withPlaces
} from "./shared-results-fairness.js";
import {
  allMadeNames,
  bind,
  boundValueSchema,
  decimalOf,
  hunting,
  isWord,
  meant,
  nameOf,
  namedTables,
  numberParameters,
  onlyStatement,
  readLine,
  readOwnFiles,
  readSchema,
  refusedIn,
  splitSql,
  takenOptions as takenOptions4,
  templateOf,
  tokenize
} from "./shared-features-workloads-own-read.js";
import {
  drawDocument
} from "./shared-report-format-html-blocks.js";
import {
  Confinement,
  DrivenEngine,
  DriverProcess,
  EngineFailure,
  UnusableCacheError,
  compileDriver,
  compileOnce,
  defaultTimeoutMs,
  driverFlags,
  driverLibraries,
  duration,
  findBaseline,
  findProcessor,
  freeBytes,
  functionsOfPrepared,
  openEngine,
  quietProgress,
  readDriverSource,
  readEnvironment,
  showProgress,
  unknownVersion
} from "./shared-engines-driver-process.js";
import {
  StartError,
  defaultSettings,
  findOnPath,
  nodeVersionError,
  openDatabase,
  plainFormat,
  plainFormats,
  runInForeground,
  versionOf,
  writeWhole
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  acceptedCount,
  allTestsName,
  andList,
  at,
  blocksAt,
  briefFacts,
  capital,
  changeText,
  contradictsFigure,
  countedTests,
  engineName,
  engineNames,
  failureHeadlines,
  failuresReason,
  findWorst,
  findingReason,
  headline,
  histogramsByRole,
  isEngineTable,
  left,
  limitsOf as limitsOf2,
  missingReason,
  named,
  narrowTable,
  partsOf,
  quantile,
  reportBlocks,
  right,
  rowName,
  rowNotes,
  sectionLatencies,
  sectionTable,
  sectionTitle,
  shownMean,
  storagePhrases,
  testReason,
  verdictHeading,
  wordsFor
} from "./shared-wrap-ansi-index.js";
import {
  judgeByOwnRule
} from "./shared-verdict-judge-recording.js";
import {
  schemaLine
} from "./shared-platform-editor-schema.js";
import {
  givenNames,
  resolveReportSettings,
  resolveUntrustedSettings
} from "./shared-options-resolve.js";
import {
  addSecondMachine,
  checkYaml,
  choice,
  choices,
  commandName,
  commandsOf,
  describeIssues,
  escapeFormat,
  factsPart,
  firstWords,
  flag,
  groupsOf,
  hasTimedPart,
  invalidMessage,
  isAction,
  isFolder,
  judging,
  makeFolder,
  mapping,
  measuring,
  mergeSources,
  multiplier as multiplier2,
  numberWithin,
  option,
  optionsIn,
  ownCommand,
  parseYaml,
  path,
  percentageOrOff,
  publishOptions,
  readInside,
  readNamed,
  readRecording,
  readRecordings,
  refuseOperands,
  requireNoLink,
  seeHelp,
  settingOptions,
  text,
  valuesOf as valuesOf2,
  wholeNumber
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  RandomStream,
  _enum,
  about,
  alphaOfMachine,
  amountPer,
  array,
  baseDecides,
  besideTime,
  boolean,
  bucketOf,
  byMultiple,
  bytes,
  comparedPairs,
  contestModes,
  contestPath,
  count2 as count,
  countNeeds,
  defaultCriteria,
  describeDifference,
  dialectOf,
  escapeClaim,
  estimateMean,
  exactPercent,
  examinedPart,
  figureConfidence,
  findWorkload,
  findingPath,
  findingsOf,
  flushesOf,
  footprintsDiffer,
  formatEnvironment,
  formatValue,
  geometricMean,
  halfWidth,
  inPage,
  inTerminal,
  int,
  isLargestTime,
  isPartFigure,
  isPartLimit,
  isSameSetting,
  isServerFile,
  isUnmeasured,
  judgedPart,
  kilobytes,
  kinds,
  leastVariance,
  lifeFigures,
  lifePath,
  limits,
  literal,
  matches,
  mean,
  median,
  microseconds,
  minutes,
  morePairs,
  mostConnections,
  mostShards,
  multiplier,
  number,
  openClaims,
  openings,
  perEngine,
  percent,
  percentOver,
  planTests,
  plural,
  probes,
  record,
  references,
  roles,
  rolesOf,
  rolesOfTest,
  ruleScope,
  sectionPath,
  shapeNames,
  shapeOf,
  shardPlanSchema,
  shareOf,
  shellWord,
  shortBytes,
  shortMicroseconds,
  shortTime,
  signedHundredths,
  stepOf,
  storages,
  strictObject,
  string,
  suiteNames,
  suiteOf,
  suites,
  sweepOf,
  sweepsIn,
  tableOptions,
  testOnly,
  testPath,
  testVerdicts,
  testsOf,
  testsOfClaims,
  totalOf,
  truncate,
  truncateList,
  tuple,
  typesRows,
  undecidedFindings,
  union,
  unknownName,
  valuesOf,
  varianceOf,
  variantsOf,
  visible,
  visibleApart,
  workloadNames
} from "./shared-jstat-dist-jstat.js";

// src/commands/feature.ts
async function earlierCosts(asked2, features2) {
  for (const feature of features2) {
    const costs = await feature.earlierCosts?.(asked2);
    if (costs !== void 0) return costs;
  }
  return void 0;
}
async function readEarlier(given, features2, view, note) {
  for (const feature of features2) {
    const compare2 = await feature.readEarlier?.(given, view, note);
    if (compare2 !== void 0) return compare2;
  }
  return () => [];
}

// src/features/checks/durability/durability.ts
function assessDurability(records) {
  const bySection = Map.groupBy(records.flatMap(countedTests2), ({ record: record3 }) => sectionPath(record3));
  return [...bySection.values()].map((tests) => {
    const { variant, storage: storage2, kind } = tests[0].record;
    const roles2 = ["baseline", "candidate", "base"].filter(
      (role) => tests.every(({ calls }) => calls[role] !== void 0)
    );
    return {
      variant,
      storage: storage2,
      kind,
      costs: Object.fromEntries(roles2.map((role) => [role, sum(tests, role)])),
      gaps: tests.flatMap(gapOf),
      tests: tests.length
    };
  });
}
function durabilityOf(verdict) {
  return examinedPart("durability")(verdict) ?? [];
}
function durabilityFailures(record3, uncounted = {}) {
  if (record3.storage === "memory" || record3.kind === "reads" || suiteOf(record3.variant) === "own") return [];
  const [test] = countedTests2(record3);
  if (test?.calls.baseline === void 0 || test.calls.candidate === void 0) {
    const role = test?.calls.baseline === void 0 ? "baseline" : "candidate";
    const message = `durability is required, and what ${role} asks of the system was not counted: ` + (uncounted[role] ?? "that needs Linux, and in a container one that allows ptrace");
    const isMeasured = record3.checks.length > 0 || record3.samples.length > 0;
    return isMeasured ? [{ reason: "differs", role, message }] : [];
  }
  const hidden = ["baseline", "candidate"].find((role) => (test.calls[role]?.unseen ?? 0) > 0);
  if (hidden !== void 0) {
    const message = `durability is required, and ${hidden} makes calls that are not counted, such as io_uring's`;
    return [{ reason: "differs", role: hidden, message }];
  }
  return gapOf(test).map(({ commits, flushes }) => {
    const fewer = flushes.candidate < flushes.baseline ? "candidate" : "baseline";
    const more = fewer === "candidate" ? "baseline" : "candidate";
    const message = `durability is required, and ${fewer} does not commit durably: in ${commits} commit${commits === 1 ? "" : "s"} it flushed ${times(flushes[fewer])}, ${more} ${times(flushes[more])}`;
    return { reason: "differs", role: fewer, message };
  });
}
function times(count3) {
  return `${count3} time${count3 === 1 ? "" : "s"}`;
}
function countedTests2(record3) {
  const commits = commitCount(record3);
  if (record3.storage === "memory" || commits === 0) return [];
  const calls = Object.fromEntries(
    record3.checks.flatMap((check) => check.calls === void 0 ? [] : [[check.role, check.calls]])
  );
  return Object.keys(calls).length === 0 ? [] : [{ record: record3, commits, calls }];
}
var unflushedShare = 0.1;
function gapOf({ record: record3, commits, calls: { baseline, candidate } }) {
  if (baseline === void 0 || candidate === void 0 || baseline.unseen + candidate.unseen > 0) return [];
  const flushes = { baseline: flushesOf(baseline), candidate: flushesOf(candidate) };
  const fewer = Math.min(flushes.baseline, flushes.candidate);
  const more = Math.max(flushes.baseline, flushes.candidate);
  const isEachDurable = fewer >= commits * (1 - unflushedShare);
  const isNeitherDurable = more < commits / 2;
  const isAlike = fewer >= more * (1 - unflushedShare);
  return isEachDurable || isNeitherDurable || isAlike ? [] : [{ workload: record3.workload, commits, flushes }];
}
function sum(tests, role) {
  const all = tests.flatMap(({ commits, calls }) => {
    const own2 = calls[role];
    return own2 === void 0 ? [] : [{ commits, flushes: flushesOf(own2), writeBytes: own2.writeBytes, unseen: own2.unseen }];
  });
  const counted = all.reduce((total, one) => ({
    commits: total.commits + one.commits,
    flushes: total.flushes + one.flushes,
    writeBytes: total.writeBytes + one.writeBytes,
    unseen: total.unseen + one.unseen
  }));
  const times2 = tests.flatMap(({ record: record3 }) => {
    const own2 = record3.samples.flatMap((sample) => sample.role === role ? sample.commitNs ?? [] : []);
    return own2.length === 0 ? [] : [median(own2)];
  });
  return times2.length === 0 ? counted : { ...counted, ns: median(times2) };
}

// src/features/checks/durability/words.ts
var sameBytes = 0.01;
function durabilityWarnings(verdict, names, escapeText) {
  return durabilityOf(verdict).flatMap((section) => {
    const [gap] = section.gaps;
    if (gap === void 0) return [];
    const { baseline, candidate } = gap.flushes;
    const [lax, strict] = candidate < baseline ? ["candidate", "baseline"] : ["baseline", "candidate"];
    const name8 = (role) => engineName(names, role);
    return [
      `${sectionPath(section)}: ${name8(lax)} does not commit durably. It flushed ${plural(gap.flushes[lax], "time")} in ${plural(gap.commits, "commit")} of ${escapeText(gap.workload)}, ${name8(strict)} ${plural(gap.flushes[strict], "time")}. In ${count(section.gaps.length)} of ${plural(section.tests, "test")} the multipliers compare different work.`
    ];
  });
}
function durabilityChanges(verdict, { base = "base" }) {
  return durabilityOf(verdict).flatMap((section) => changeTexts2(section, base));
}
function changeTexts2(section, base) {
  const { candidate: now3, base: before } = section.costs;
  if (now3 === void 0 || before === void 0 || now3.unseen + before.unseen > 0) return [];
  const perCommit = (value, { commits }) => value / commits;
  const flushes = now3.flushes === before.flushes ? [] : [
    `${flushText(now3)} flushes per commit, ${flushText(before)} on ${base} (${count(now3.flushes)} and ${count(before.flushes)} in ${plural(now3.commits, "commit")})`
  ];
  const bytes2 = Math.abs(now3.writeBytes / Math.max(1, before.writeBytes) - 1) < sameBytes ? [] : [
    `${kilobytes(perCommit(now3.writeBytes, now3))} written per commit, ${kilobytes(perCommit(before.writeBytes, before))} on ${base}`
  ];
  const parts = [...flushes, ...bytes2];
  return parts.length === 0 ? [] : [`${sectionPath(section)}: ${parts.join("; ")}`];
}
function flushText({ flushes, commits }) {
  return (flushes / commits).toFixed(2);
}
function uncountedCommits({ engines }) {
  return rolesOf(engines).flatMap((role) => {
    const { name: name8, uncounted } = engines[role] ?? {};
    if (uncounted === void 0) return [];
    return [
      `What ${name8} asks of the system was not counted (${uncounted}): whether its commits are durable is not known.`
    ];
  });
}

// src/features/checks/durability/table.ts
function durabilityTable(durability2, names, flushNs) {
  const roles2 = ["baseline", "candidate", "base"].filter(
    (role) => durability2.some(({ costs }) => costs[role] !== void 0)
  );
  if (roles2.length === 0) return void 0;
  return {
    columns: [
      ...left("Per commit: flushes, written, time"),
      ...right(...roles2.map((role) => engineName(names, role)))
    ],
    rows: [
      ...durability2.map((section) => ({
        cells: [sectionPath(section), ...roles2.map((role) => costText(section.costs[role]))],
        highlighted: section.gaps.length > 0
      })),
      ...flushNs === void 0 ? [] : [{ cells: ["an fdatasync of this disk", ...roles2.map(() => `${microseconds(flushNs)} us`)] }]
    ]
  };
}
function costText(costs) {
  if (costs === void 0) return "not counted";
  if (costs.unseen > 0) return "unknown (io_uring)";
  const time = costs.ns === void 0 ? "" : `, ${microseconds(costs.ns)} us`;
  return `${flushText(costs)}, ${kilobytes(costs.writeBytes / costs.commits)}${time}`;
}

// src/features/checks/durability/feature.ts
var name = "durability";
var durabilityOptions = {
  "require-durability": option(flag(), {
    help: "No result where only one engine commits durably, or it is unknown",
    note: "Otherwise a warning names the section.",
    offered: judging,
    default: false
  })
};
var examination = {
  name,
  failures: durabilityFailures,
  examine: ({ tests }) => assessDurability(tests)
};
var report = {
  blocks: ({ recording, verdict, words: words4 }) => {
    const table2 = durabilityTable(durabilityOf(verdict), words4.cellNames, recording.machine?.flushNs);
    return at("in the details", { kind: "table", title: "What each commit asked of the system", table: table2 });
  },
  warnings: durabilityWarnings,
  againstBase: durabilityChanges
};
var durability = {
  name,
  options: { verdicts: durabilityOptions },
  requires: (given) => valuesOf2(durabilityOptions, given)["require-durability"] === true ? [name] : [],
  examination,
  runWarnings: uncountedCommits,
  report
};

// src/features/checks/same-settings/words.ts
function failed(found) {
  const clauses = [...Map.groupBy(found, ({ role }) => role)].map(([role, different]) => {
    const names = [...new Set(different.map(({ setting: setting2 }) => setting2))];
    const verb = names.length === 1 ? `is not that of the ${role}` : `are not those of the ${role}`;
    return `${andList(names)} of the candidate ${verb}`;
  });
  return clauses.join("; ");
}
var differenceWords = {
  failed,
  completed: failed,
  title: failed,
  summary: failed,
  problems: (found, names, escapeText) => [...Map.groupBy(found, ({ role, setting: setting2 }) => `${role} ${setting2}`).values()].flatMap((different) => {
    const [first] = different;
    if (first === void 0) return [];
    const { role, setting: setting2 } = first;
    const other = engineName(names, role);
    const values = different.map(({ values: [own2, theirs], place: place2 }) => {
      return {
        words: `${escapeText(own2)} on ${names.candidate}, ${escapeText(theirs)} on ${other}`,
        place: place2
      };
    });
    const remedy2 = `times with different defaults do not compare the engines: give both the same ${setting2}, in the engine or with pragmas of candidate and ${role} in the configuration file`;
    return [{ name: setting2, reason: `${withPlaces(values).join("; ")}; ${remedy2}` }];
  }),
  failedNames: (found) => [...new Set(found.map(({ setting: setting2 }) => setting2))],
  derived: (found) => found
};

// src/features/checks/same-settings/feature.ts
var name2 = "same-settings";
var settingOptions2 = {
  [name2]: option(flag(), {
    help: "No result if the candidate's own defaults differ from the other engines'",
    note: "Such as `journal_mode`. Otherwise the report names them; values of `pragmas` may differ.",
    offered: judging,
    default: false
  })
};
var examination2 = {
  name: name2,
  examine: ({ engines }, { requires = [] }) => {
    if (engines === void 0) return void 0;
    if (!requires.includes(name2)) return void 0;
    const found = ["base", "baseline"].flatMap((role) => {
      const other = engines[role];
      const isToldOtherwise = role === "base" && formatEnvironment(other?.environment) !== formatEnvironment(engines.candidate.environment);
      return other === void 0 || isToldOtherwise ? [] : unequalSettings(engines.candidate, other).map((one) => ({ ...one, role }));
    });
    return found.length === 0 ? void 0 : found;
  },
  words: differenceWords
};
var sameSettings = {
  name: name2,
  options: { verdicts: settingOptions2 },
  requires: (given) => valuesOf2(settingOptions2, given)[name2] ? [name2] : [],
  examination: examination2
};

// src/features/checks/sequence/consistency.ts
var place = "features.sequence.sequences";
function wrongSequence({ planned, sequences }, { run: run3, engines }) {
  const mayLack = run3?.stopped !== void 0;
  if (planned !== void 0 && (sequences.length > planned || sequences.length < planned && !mayLack))
    return `${place} has ${sequences.length}, but features.sequence.planned is ${planned}: some were taken out or put in`;
  for (const [index, record3] of sequences.entries()) {
    const problem = wrongEngines(record3, engines) ?? wrongSteps(record3);
    if (problem !== void 0) return `${place}[${index}]: ${sequencePath(record3)} ${problem}`;
  }
  return void 0;
}
function wrongEngines(record3, engines) {
  const expected = rolesOf(engines);
  const there = record3.engines.map(({ role }) => role);
  const unknown = there.find((role) => !expected.includes(role));
  if (unknown !== void 0) return `has steps of the ${unknown}, but engines.${unknown} is missing`;
  const missing = expected.find((role) => !there.includes(role));
  return missing && `has no steps of the ${missing}: every engine goes through them, so they were taken out`;
}
function wrongSteps({ steps: steps2, engines }) {
  for (const passage of engines) {
    const expected = expectedResults(passage, steps2.length);
    const { role, results, failure } = passage;
    if (failure !== void 0 && failure.step > steps2.length)
      return `has a failure of the ${role} in step ${failure.step} of ${steps2.length}`;
    if (results.length !== expected)
      return `has ${results.length} results of the ${role}: expected ${expected}, some were taken out or put in`;
  }
  return void 0;
}
function expectedResults({ results, failure }, steps2) {
  return failure === void 0 || results.length === steps2 ? steps2 : failure.step - 1;
}

// src/features/checks/sequence/merge.ts
function mergeSequences(sequences) {
  return [...Map.groupBy(sequences, sequencePath).values()].map((same) => same.reduce(append));
}
function append(first, next) {
  const engines = first.engines.map((passage) => {
    const other = next.engines.find(({ role }) => role === passage.role);
    const failure = passage.failure ?? other?.failure ?? (other && firstChange(first.steps, passage, other));
    return failure === void 0 ? passage : { ...passage, failure };
  });
  return { ...first, engines };
}
function firstChange(steps2, { role, results }, other) {
  for (const [index, name8] of steps2.entries()) {
    const one = observe(role, results[index], "in the first shard");
    const two = observe(role, other.results[index], "in another shard");
    const difference = describeDifference(one, two) ?? describeStates(one, two);
    if (difference !== void 0)
      return { step: index + 1, reason: "differs", message: `${name8}: ${difference}` };
  }
  return void 0;
}
function observe(role, result, occasion) {
  const nothing = { work: { statements: 0, rows: 0, changes: 0 }, state: { rows: 0, hash: "" } };
  return { role, occasion, ...result === void 0 || "refused" in result ? nothing : result };
}

// src/features/checks/sequence/facts.ts
var sequenceFacts = {
  schema: sequencesSchema,
  inconsistency: wrongSequence,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const sequences = mergeSequences(all.flatMap((one) => one.sequences));
    const isPlanned = all.every(({ planned }) => planned !== void 0);
    return { version: 1, ...isPlanned ? { planned: sequences.length } : {}, sequences };
  }
};

// src/features/checks/sequence/trust.ts
function planOf({
  selection,
  seed,
  dialect
}) {
  return planSequences({ ...selection, seed, dialect });
}
function expectedHash(run3) {
  const plan = planOf(run3);
  return plan && sequenceHash(plan.form, run3, run3.dialect);
}
function requireSequences({ run: run3, problems, features: features2 }, expected) {
  if (problems !== void 0) return;
  const sequences = sequencesOf({ features: features2 }) ?? [];
  const planned = new Map(planOf(expected)?.sequences.map((one) => [sequencePath(one), one]));
  const there = new Map(sequences.map((one) => [sequencePath(one), one]));
  const unknown = [...there.keys()].find((path16) => !planned.has(path16));
  if (unknown !== void 0)
    throw new InputError(
      `input results: ${formatValue(unknown)} is not planned: give both workflows the same suites and storages`
    );
  for (const [path16, { steps: steps2 }] of planned) {
    const found = there.get(path16);
    if (found === void 0 && run3?.stopped !== void 0) continue;
    if (found === void 0)
      throw new InputError(
        `input results: the sequence ${path16} is missing, and every complete run has it: measure again, with the same version of the action and the same suites and storages in both workflows`
      );
    if (found.steps.join() !== steps2.join())
      throw new InputError(
        `input results: the sequence ${path16} has other steps than those of this version and seed: use the same version of the action in both workflows`
      );
  }
}

// src/features/checks/sequence/words.ts
var maxSpeedUps = 5;
function sequenceText({ storages: storages2, orders, steps: steps2 }) {
  const where = andList(storages2.map((storage2) => storagePhrases[storage2]));
  return `${plural(orders, "order")} of ${plural(steps2, "step")} ${where}`;
}
function sequenceSummary(sequence2, names) {
  const not = sequence2.faults.length > 0 ? "not " : "";
  const base = sequence2.baseFaults.length > 0 ? `; ${engineName(names, "base")} is not` : "";
  return `${sequenceText(sequence2)}, ${not}the same as ${names.baseline} after each step${base}`;
}
function failedSequences({ faults, sequences }) {
  const failed3 = new Set(faults.map(sequencePath)).size;
  return failed3 === 0 ? void 0 : `${count(failed3)} of ${plural(sequences, "sequence")} failed`;
}
function faultTexts3(faults, names, escapeText, verdict) {
  const groups2 = Map.groupBy(
    faults,
    ({ role, storage: storage2, name: name8, reason: reason3 }) => [role, storage2, name8, reason3].join()
  );
  return [...groups2.values()].flatMap(([fault, ...same]) => {
    if (fault === void 0) return [];
    const { role, reason: reason3, message, later } = fault;
    const what = failuresReason([{ role, reason: reason3, message }], names, escapeText, verdict);
    const after = later === 0 ? "" : `; ${plural(later, "later step differs", "later steps differ")} too`;
    const again = same.length === 0 ? "" : `; the same step in ${plural(same.length, "more order")}`;
    return [{ name: stepName(fault, escapeText), reason: `${what}${after}${again}` }];
  });
}
function baseFaultTexts(verdict, names, escapeText) {
  const faults = sequenceVerdictOf(verdict)?.baseFaults ?? [];
  return faultTexts3(faults, names, escapeText, verdict).map(({ name: name8, reason: reason3 }) => `${name8}: ${reason3}`);
}
var sequenceWords = {
  failed: failedSequences,
  completed: ({ sequences }) => `${plural(sequences, "sequence")} completed`,
  title: sequenceText,
  summary: sequenceSummary,
  problems: ({ faults }, names, escapeText, untrusted) => faultTexts3(faults, names, escapeText, { untrusted }),
  failedNames: ({ faults }) => [...new Set(faults.map(sequencePath))],
  derived: ({ baseFaults, sequences: _, ...found }) => ({
    ...found,
    faults: [...found.faults, ...baseFaults]
  })
};
function sequenceNotes(verdict, names, escapeText) {
  const sequence2 = sequenceVerdictOf(verdict);
  if (sequence2 === void 0) return [];
  const escapeMessage = escapeClaim(escapeText, verdict);
  const refusals = sequence2.refusals.map(
    ({ role, name: name8, message }) => `${engineName(names, role)} refuses the step ${escapeText(name8)} of sequences, and was taken through the others: ${escapeMessage(message)}`
  );
  const workloads = Map.groupBy(sequence2.speedUps, ({ role, storage: storage2, name: name8 }) => [role, storage2, name8].join());
  const largest = [...workloads.values()].map((all) => all.reduce((a, b) => factor(b) > factor(a) ? b : a));
  const texts = largest.toSorted((a, b) => factor(b) - factor(a)).map((one) => speedUpText(one, names, escapeText));
  const others3 = (more) => `${plural(more, "more workload was", "more workloads were")} much faster in a sequence than alone.`;
  return [...refusals, ...truncateList(maxSpeedUps, texts, others3)];
}
function factor({ cpuNs, aloneCpuNs }) {
  return aloneCpuNs / cpuNs;
}
function speedUpText(speedUp, names, escapeText) {
  const { role, cpuNs, aloneCpuNs, baseline } = speedUp;
  return `${stepName(speedUp, escapeText)}: ${engineName(names, role)} took ${shortMicroseconds(cpuNs)} us of CPU time, and ${shortMicroseconds(aloneCpuNs)} us for the same statements alone: ${factor(speedUp).toFixed(1)} times as fast, ${names.baseline} ${baseline.toFixed(1)} times. An engine that no longer does the work looks like that.`;
}
function stepName(place2, escapeText) {
  return `${sequencePath(place2)}, step ${count(place2.step)} (${escapeText(place2.name)})`;
}

// src/features/checks/sequence/feature.ts
var name3 = "sequence";
var examination3 = {
  name: name3,
  examine: ({ features: features2 }, { requireBase }) => assessSequences(sequencesOf({ features: features2 }), requireBase),
  words: sequenceWords
};
var report2 = {
  warnings: sequenceNotes,
  againstBase: baseFaultTexts,
  suiteFacts: (verdict, names) => {
    const found = sequenceVerdictOf(verdict);
    return found === void 0 ? [] : [{ label: "Sequence", value: sequenceSummary(found, names) }];
  }
};
var sequence = {
  name: name3,
  check: sequenceCheck,
  facts: sequenceFacts,
  expectedHash,
  trust: requireSequences,
  examination: examination3,
  report: report2
};

// src/features/checks/unsupported/check.ts
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path2 from "node:path";

// src/model/sql-feature.ts
var sqlFeatures = [
  "returning",
  "upsert",
  "update-from",
  "windows",
  "recursive-ctes",
  "json",
  "fts5",
  "rtree",
  "without-rowid",
  "foreign-keys",
  "triggers",
  "partial-indexes",
  "expression-indexes",
  "savepoints",
  "attach",
  "alter-table",
  "vacuum",
  "analyze",
  "integrity-check"
];

// src/features/checks/unsupported/facts.ts
var triedSchema = strictObject({
  role: _enum(roles),
  feature: _enum(sqlFeatures),
  /** The engine's own words, if it lacks the part. */
  lacks: string().max(2e3).optional()
});
var unsupportedSchema = strictObject({
  version: literal(1),
  /** The parts that some of the chosen tests need, and how many do. */
  needed: array(strictObject({ feature: _enum(sqlFeatures), tests: int().min(1).max(1e5) })).max(sqlFeatures.length),
  /** The parts that the settings say the engines lack. */
  declared: array(_enum(sqlFeatures)).max(sqlFeatures.length),
  tried: array(triedSchema).max(roles.length * sqlFeatures.length)
});
var name4 = "unsupported";
var unsupportedOf = factsPart(name4);
var unsupportedFacts = {
  schema: unsupportedSchema,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const [first] = all;
    if (first === void 0) return void 0;
    const byPart = Map.groupBy(
      all.flatMap(({ tried: tried2 }) => tried2),
      ({ role, feature }) => `${role} ${feature}`
    );
    const tried = [...byPart.values()].flatMap(
      (same) => same.find(({ lacks }) => lacks !== void 0) ?? same[0] ?? []
    );
    return { ...first, tried };
  },
  comparable: (one, other) => [
    { name: "unsupported", values: [one?.declared.join(", "), other?.declared.join(", ")] }
  ]
};

// src/features/checks/unsupported/probes.ts
var featureProbes = {
  returning: {
    title: "RETURNING",
    statements: ["CREATE TABLE probe(a INTEGER PRIMARY KEY);", "INSERT INTO probe VALUES (1) RETURNING a;"]
  },
  upsert: {
    title: "ON CONFLICT DO UPDATE",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY, b INTEGER);",
      "INSERT INTO probe VALUES (1, 1) ON CONFLICT(a) DO UPDATE SET b = excluded.b;"
    ]
  },
  "update-from": {
    title: "UPDATE FROM",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY, b INTEGER);",
      "UPDATE probe SET b = other.b FROM (SELECT 1 AS a, 2 AS b) AS other WHERE probe.a = other.a;"
    ]
  },
  windows: {
    title: "window functions",
    statements: ["SELECT sum(a) OVER (ORDER BY a) FROM (SELECT 1 AS a UNION ALL SELECT 2) ORDER BY 1;"]
  },
  "recursive-ctes": {
    title: "recursive queries (WITH RECURSIVE)",
    statements: [
      "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 3) SELECT n FROM count;"
    ]
  },
  json: {
    title: "JSON functions",
    statements: [`SELECT json_extract('{"a":[1,2]}', '$.a[1]'), value FROM json_each('[3]');`]
  },
  fts5: {
    title: "full-text search (FTS5)",
    statements: [
      "CREATE VIRTUAL TABLE probe USING fts5(a);",
      "INSERT INTO probe VALUES ('b');",
      "SELECT a FROM probe WHERE probe MATCH 'b';"
    ]
  },
  rtree: {
    title: "R-Tree",
    statements: [
      "CREATE VIRTUAL TABLE probe USING rtree_i32(id, a, b);",
      "INSERT INTO probe VALUES (1, 2, 3);",
      "SELECT id FROM probe WHERE a <= 2;"
    ]
  },
  "without-rowid": {
    title: "WITHOUT ROWID",
    statements: ["CREATE TABLE probe(a INTEGER PRIMARY KEY) WITHOUT ROWID;"]
  },
  "foreign-keys": {
    title: "foreign keys",
    statements: [
      "PRAGMA foreign_keys=ON;",
      "CREATE TABLE probe(a INTEGER PRIMARY KEY);",
      "CREATE TABLE child(a INTEGER PRIMARY KEY, b INTEGER REFERENCES probe(a) ON DELETE CASCADE);",
      "INSERT INTO probe VALUES (1);",
      "INSERT INTO child VALUES (2, 1);",
      "DELETE FROM probe;"
    ]
  },
  triggers: {
    title: "triggers",
    statements: [
      "CREATE TABLE probe(a INTEGER PRIMARY KEY);",
      "CREATE TABLE log(a INTEGER);",
      "CREATE TRIGGER added AFTER INSERT ON probe BEGIN INSERT INTO log VALUES (new.a); END;",
      "INSERT INTO probe VALUES (1);",
      "SELECT a FROM log;"
    ]
  },
  "partial-indexes": {
    title: "partial indexes",
    statements: ["CREATE TABLE probe(a INTEGER, b INTEGER);", "CREATE INDEX part ON probe(a) WHERE b = 0;"]
  },
  "expression-indexes": {
    title: "indexes on expressions",
    statements: ["CREATE TABLE probe(a TEXT);", "CREATE INDEX lowered ON probe(lower(a));"]
  },
  savepoints: {
    title: "savepoints",
    statements: ["BEGIN;", "SAVEPOINT one;", "ROLLBACK TO one;", "RELEASE one;", "COMMIT;"]
  },
  attach: {
    title: "ATTACH",
    statements: [
      "ATTACH ':memory:' AS other;",
      "CREATE TABLE other.probe(a INTEGER);",
      "INSERT INTO other.probe VALUES (1);",
      "DETACH other;"
    ]
  },
  "alter-table": {
    title: "ALTER TABLE",
    statements: [
      "CREATE TABLE probe(a INTEGER);",
      "ALTER TABLE probe ADD COLUMN b INTEGER;",
      "ALTER TABLE probe RENAME COLUMN b TO c;",
      "ALTER TABLE probe DROP COLUMN c;"
    ]
  },
  vacuum: { title: "VACUUM", statements: ["VACUUM;"] },
  analyze: { title: "ANALYZE", statements: ["ANALYZE;"] },
  "integrity-check": { title: "PRAGMA integrity_check", statements: ["PRAGMA integrity_check;"] }
};

// src/features/checks/unsupported/check.ts
var timeoutMs = 3e4;
var mostCharacters = 1e3;
function probeHash(selection) {
  const needed = [...countNeeds(selection).keys()].toSorted();
  if (needed.length === 0) return void 0;
  const hash = createHash("sha256");
  for (const feature of needed)
    hash.update(`${[feature, ...featureProbes[feature].statements].join("\n")}
`);
  return hash.digest("hex");
}
var unsupportedCheck = {
  part: "features of SQL",
  isWanted: (settings) => settings.criteria.rule.confirms === void 0 && probeHash(settings) !== void 0,
  sqlHash: (settings) => probeHash(settings) ?? "",
  check: async (settings, context, kept, keep) => {
    const done = new Set(readTried(kept).map(keyOf));
    const needed = [...countNeeds(settings).keys()];
    context.progress.step("trying the parts of SQL that engines can lack");
    const files = new ProbeFiles(context);
    await files.write(needed);
    for (const role of rolesOf(context.engines))
      await tryOn(
        context,
        files,
        role,
        needed.filter((feature) => !done.has(keyOf({ role, feature }))),
        (tried) => keep(keyOf(tried), tried)
      );
  },
  facts: (settings, kept) => ({
    version: 1,
    needed: [...countNeeds(settings)].map(([feature, tests]) => ({ feature, tests })),
    declared: [...settings.without ?? []],
    tried: readTried(kept)
  })
};
function readTried(kept) {
  return readKept(triedSchema, kept, "tried parts of SQL");
}
function keyOf({ role, feature }) {
  return `${role} ${feature}`;
}
var ProbeFiles = class {
  #context;
  #folder;
  constructor(context) {
    this.#context = context;
    this.#folder = path2.join(context.workspace.folder, "features");
  }
  get #preparation() {
    return path2.join(this.#folder, "prepare.sql");
  }
  statements(feature) {
    return path2.join(this.#folder, `${feature}.sql`);
  }
  get areThere() {
    return existsSync(this.#preparation);
  }
  /** @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort */
  async write(features2) {
    const { workspace, signal } = this.#context;
    await workspace.write(this.#preparation, ["SELECT 1;"], signal);
    for (const feature of features2)
      await workspace.write(this.statements(feature), featureProbes[feature].statements, signal);
  }
  of(role) {
    return { preparation: this.#preparation, ...databasePlaces(path2.join(this.#folder, role)) };
  }
};
async function tryOn(context, files, role, features2, keep) {
  const engine = context.engines[role];
  let session;
  try {
    for (const feature of features2) {
      try {
        session ??= await engine.open(files.of(role), "memory", "hash", context.signal);
        await session.ready({
          pass: "hash",
          kind: "reads",
          timeoutMs,
          statements: files.statements(feature)
        });
        await session.go();
        keep({ role, feature });
      } catch (cause) {
        const { message } = requireEngineFailure(context, cause, () => files.areThere);
        keep({ role, feature, lacks: message.slice(0, mostCharacters) });
        await session?.close();
        session = void 0;
      }
    }
  } finally {
    await session?.close();
  }
}

// src/features/checks/unsupported/examine.ts
function findMissing({ needed, declared, tried }) {
  return needed.flatMap(({ feature, tests }) => {
    const own2 = tried.filter((one) => one.feature === feature);
    const lacking = own2.filter(({ lacks }) => lacks !== void 0);
    const [first] = lacking;
    if (first === void 0 || declared.includes(feature)) return [];
    const roles2 = lacking.map(({ role }) => role);
    const isLost = roles2.includes("candidate") && own2.some(({ role }) => role === "base") && !roles2.includes("base");
    return [{ feature, roles: roles2, isLost, tests, why: first.lacks ?? "" }];
  });
}
function titles(found) {
  return andList(found.map(({ feature }) => featureProbes[feature].title));
}
function failed2(found) {
  const lost = found.some(({ isLost }) => isLost) ? ", and the base has what the candidate lacks" : "";
  return `${titles(found)} ${found.length === 1 ? "is" : "are"} missing${lost}`;
}
var words = {
  failed: failed2,
  completed: failed2,
  title: failed2,
  summary: failed2,
  problems: (found, names, escapeText, isUntrusted) => found.map(({ feature, roles: roles2, isLost, tests, why }) => {
    const engines = andList(roles2.map((role) => engineName(names, role)));
    const claim = escapeClaim(escapeText, { untrusted: isUntrusted })(why);
    const base = isLost ? `, and ${engineName(names, "base")} has it` : "";
    const remedy2 = isLost ? "the change took it away" : `if that is meant, put unsupported: [${feature}] into the configuration file, which leaves the tests out`;
    return {
      name: featureProbes[feature].title,
      reason: `${engines} ${roles2.length === 1 ? "lacks" : "lack"} it${base} (${claim}): ${plural(tests, "test")} cannot be compared; ${remedy2}`
    };
  }),
  failedNames: (found) => found.map(({ feature }) => feature),
  derived: (found) => found
};
var unsupportedExamination = {
  name: name4,
  examine: ({ features: features2 }) => {
    const facts = unsupportedOf({ features: features2 });
    const found = facts === void 0 ? [] : findMissing(facts);
    return found.length === 0 ? void 0 : found;
  },
  words
};
function unsupportedWarnings({ features: features2, engines }) {
  const facts = unsupportedOf({ features: features2 });
  if (facts === void 0) return [];
  const { needed, declared, tried } = facts;
  return needed.flatMap(({ feature, tests }) => {
    if (!declared.includes(feature)) return [];
    const own2 = tried.filter((one) => one.feature === feature);
    const lacking = own2.filter(({ lacks }) => lacks !== void 0);
    if (own2.length === 0) return [];
    const { title: title2 } = featureProbes[feature];
    if (lacking.length === 0)
      return [
        `unsupported names ${feature}, and all engines have ${title2}: remove it, and ${plural(tests, "more test")} can be measured.`
      ];
    const names = lacking.map(({ role }) => engines[role]?.name ?? role);
    return [
      `${andList(names)} ${names.length === 1 ? "has" : "have"} no ${title2}, as unsupported says: ${plural(tests, "test")} left out.`
    ];
  });
}

// src/features/checks/unsupported/options.ts
var unsupportedOptions = {
  unsupported: option(choices("feature", sqlFeatures), {
    help: "SQL features that engines lack; tests that need them are omitted",
    note: "A missing feature that is not listed fails the run. [More](suites.md#what-an-engine-lacks).",
    offered: ["file"],
    otherwise: "none"
  })
};

// src/features/checks/unsupported/feature.ts
function requireSameDeclared({ features: features2, problems }, { selection }) {
  const facts = unsupportedOf({ features: features2 });
  if (facts === void 0 && (problems !== void 0 || probeHash(selection) === void 0)) return;
  const show = (list) => list === void 0 ? "not stated" : list.length === 0 ? "none" : [...list].toSorted().join(", ");
  const [recorded, own2] = [show(facts?.declared), show(selection.without ?? [])];
  if (recorded === own2) return;
  throw new InputError(
    `input results: unsupported is ${recorded}, and ${own2} is expected: give both workflows the same configuration file`
  );
}
var unsupported = {
  name: name4,
  options: { tests: unsupportedOptions },
  without: (given) => valuesOf2(unsupportedOptions, given).unsupported ?? [],
  check: unsupportedCheck,
  facts: unsupportedFacts,
  expectedHash: ({ selection }) => probeHash(selection),
  trust: requireSameDeclared,
  examination: unsupportedExamination,
  runWarnings: unsupportedWarnings
};

// src/features/figures/age/facts.ts
var ageFacts = {
  schema: ageSchema,
  merge: (shards) => shards.flatMap(({ facts }) => facts ?? [])[0],
  inconsistency: ({ commits, shapes, steady }) => {
    const windows = Math.floor((steady?.minutes ?? 0) * 60);
    const cut = steady?.engines.find(
      (load) => load.failure === void 0 && load.windows.commits.length !== windows
    );
    if (cut !== void 0) return `age/steady has other windows of the ${cut.role} than ${windows}`;
    const ladder = ladderOf(commits);
    const other = shapes.find(
      ({ engines }) => engines.some(({ rungs, failure }) => {
        const isLadder = rungs.every((rung, index) => rung.commits === ladder[index]);
        return !isLadder || rungs.length > ladder.length || rungs.length < ladder.length && !failure;
      })
    );
    return other && `age/${other.shape} has other rungs than ${ladder.join(", ")} commits`;
  }
};
function requireAge(recording, { given }) {
  const wanted = ageSettings(given);
  if (wanted === void 0 || recording.problems !== void 0 || recording.run?.stopped !== void 0)
    return;
  const age2 = ageOf(recording);
  if (age2?.commits !== wanted.commits || age2.cleanup !== wanted.cleanup)
    throw new InputError(
      `input results: databases were aged by ${age2?.commits ?? "no"} commits, and ${wanted.commits} are configured: measure again with age and age-cleanup as configured`
    );
  if (age2.steady?.minutes !== wanted.minutes)
    throw new InputError(
      `input results: the steady load took ${age2.steady?.minutes ?? "no"} minutes, and ${wanted.minutes ?? "none"} are configured: measure again with age-minutes as configured`
    );
  for (const { shape, engines } of age2.shapes)
    for (const role of ["baseline", "candidate", "base"]) {
      if (role === "base" && recording.engines.base === void 0) continue;
      if (engines.every((life) => life.role !== role))
        throw new InputError(`input results: age/${shape} has no ${role}: measure again`);
    }
  requireWritten(age2);
  const [missing] = [...missingShapes(age2), ...missingLoads(age2).length > 0 ? ["steady"] : []];
  if (missing !== void 0 && given["max-minutes"] === void 0)
    throw new InputError(`input results: age/${missing} is missing: measure again`);
}
function requireWritten({ shapes }) {
  for (const { shape, engines } of shapes)
    for (const { role, rungs } of engines)
      for (const [index, { commits, written }] of rungs.entries()) {
        const other = engines.find((life) => life.rungs[index]?.written !== void 0);
        if (written !== void 0 || other === void 0) continue;
        throw new InputError(
          `input results: age/${shape}: the bytes that the ${role} has written after ${commits} commits are missing, and the ${other.role}'s are there: measure again; if the ${role} hides from the system what it writes, omit age`
        );
      }
}

// src/features/figures/age/judge.ts
var ageJudge = {
  name: "ageFigures",
  noun: "age",
  judge: (_, __, examined) => {
    const found = ageVerdictOf({ examined });
    if (found === void 0) return void 0;
    const { commits } = found.age;
    return {
      changes: found.comparisons.flatMap(
        (one) => ratioFindings(one, { ...identityOf(one), commits }, one.figure, one.reference.value)
      ),
      withheld: found.lacked.flatMap(withheldOf)
    };
  },
  words: {
    reason: ({ name: name8, base, candidate, commits, multiple, ...found }, other) => `${figureTitles[name8]} is ${figureText(name8, candidate)} after ${plural(commits, "commit")}, ${other} ${figureText(name8, base)}: ${ratioText(found, multiple)}`,
    title: (failed3) => `${plural(failed3, "figure")} of ageing databases over the ceiling`,
    clause: (failed3) => `${plural(failed3, "figure")} of ageing databases ${failed3 === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`,
    withheld: {
      title: (figures2) => `${plural(figures2, "figure")} of ageing databases not known`,
      clause: (figures2) => `${plural(figures2, "figure")} of ageing databases ${figures2 === 1 ? "was" : "were"} measured on the other engine and not on the candidate`
    }
  }
};
var judgedAgeOf = judgedPart(ageJudge.name);
function withheldOf(one) {
  const { figure, against, reference, ceiling } = one;
  if (ceiling === void 0) return [];
  const why = `candidate: ${figureTitles[figure]} was not measured`;
  const found = { ...identityOf(one), base: reference.value, outcome: "fail", why };
  return [{ ...found, ...byMultiple(figure, against, ceiling) }];
}
function identityOf({ shape, figure }) {
  return { part: lifePath(shape), name: figure };
}

// src/features/figures/age/steady/stalls.ts
var slowFactor = 10;
var slowShare = 0.2;
function stallsOf(life) {
  const commits = slowCommits(life);
  const isCovered = ({ fromNs, toNs }) => commits.some((one) => one.fromNs < toNs && one.toNs > fromNs);
  const parts = [...commits, ...slowWindows(life).filter((window) => !isCovered(window))];
  const stalls = [];
  for (const part of parts.toSorted((one, other) => one.fromNs - other.fromNs)) {
    const last = stalls.at(-1);
    if (last !== void 0 && part.fromNs - last.toNs < windowNs)
      stalls.splice(-1, 1, { ...last, toNs: Math.max(last.toNs, part.toNs), ns: last.ns + part.ns });
    else stalls.push(part);
  }
  const { disk } = life.windows;
  return stalls.map((stall) => {
    const before = disk[Math.max(0, Math.floor(stall.fromNs / windowNs) - 1)];
    const after = disk[Math.min(disk.length - 1, Math.floor(stall.toNs / windowNs) + 1)];
    return before === void 0 || after === void 0 ? stall : { ...stall, disk: { before, after } };
  });
}
function slowCommits({ latencies, slow }) {
  const least = latencies === void 0 ? slowNs : Math.max(slowNs, slowFactor * quantile(latencies, 0.5));
  return slow.filter(({ ns }) => ns >= least).map(({ atNs, ns, after }) => ({ fromNs: atNs, toNs: atNs + ns, ns, after }));
}
function slowWindows({ windows: { commits } }) {
  if (commits.length === 0) return [];
  const least = slowShare * median(commits);
  let done = 0;
  return commits.flatMap((own2, index) => {
    const after = done;
    done += own2;
    const fromNs = index * windowNs;
    return own2 < least ? [{ fromNs, toNs: fromNs + windowNs, ns: windowNs, after }] : [];
  });
}
var fallShare = 0.2;
var fallBytes = 1e6;
function fallsOf({ windows: { disk } }) {
  return disk.flatMap((to, index) => {
    const from = disk[index - 1] ?? to;
    const isFall = from - to >= Math.max(fallBytes, fallShare * from);
    return isFall ? [{ atNs: (index + 1) * windowNs, from, to }] : [];
  });
}

// src/features/figures/age/steady/words.ts
var mostStalls = 5;
function throughputOf({ windows: { commits } }) {
  return commits.length === 0 ? 0 : median(commits);
}
function minuteText(ns) {
  const seconds2 = Math.floor(ns / 1e9);
  return `${Math.floor(seconds2 / 60)}:${String(seconds2 % 60).padStart(2, "0")}`;
}
function steadyTexts({ steady }, names) {
  if (steady === void 0 || steady.engines.length === 0) return [];
  return [
    throughputText(steady, names),
    ...steady.engines.flatMap((life) => [
      ...stallTexts2(stallsOf(life), engineName(names, life.role)),
      ...fallTexts(life, engineName(names, life.role))
    ])
  ];
}
function throughputText({ minutes: length, engines }, names) {
  const [first] = engines;
  const reference = first === void 0 ? 0 : throughputOf(first);
  const parts = engines.map((life) => {
    const rate = throughputOf(life);
    const times2 = life === first || reference === 0 ? "" : ` (${multiplier(rate / reference)}x)`;
    return `${engineName(names, life.role)} ${plural(life.commits, "commit")}, ${amountPer(rate)} in the median second${times2}`;
  });
  return `a steady load of ${minutes(length)} each: ${parts.join("; ")}`;
}
function stallTexts2(stalls, name8) {
  const longest3 = stalls.toSorted((one, other) => other.ns - one.ns).slice(0, mostStalls);
  const shown = longest3.toSorted((one, other) => one.fromNs - other.fromNs);
  const rest = stalls.length - shown.length;
  return [
    ...shown.map((stall) => `${name8} ${stallText(stall)}`),
    ...rest === 0 ? [] : [`${name8} has ${plural(rest, "shorter stall")} more`]
  ];
}
function stallText({ fromNs, toNs, ns, after, disk }) {
  const within = toNs - fromNs > ns + windowNs ? ` within ${shortTime(toNs - fromNs)}` : "";
  const what = `stalled for ${shortTime(ns)}${within} at minute ${minuteText(fromNs)}, after ${plural(after, "commit")}`;
  if (disk === void 0) return what;
  const [before, left2] = [shortBytes(disk.before), shortBytes(disk.after)];
  if (before === left2) return `${what}: its disk stayed at ${left2}`;
  return `${what}: its disk ${disk.after < disk.before ? "fell" : "grew"} from ${before} to ${left2}`;
}
function fallTexts(life, name8) {
  const falls = fallsOf(life);
  const [first] = falls;
  if (first === void 0) return [];
  const more = falls.length === 1 ? "" : `, the first of ${count(falls.length)} times`;
  const at2 = `at minute ${minuteText(first.atNs)}${more}`;
  return [`the disk of ${name8} fell from ${shortBytes(first.from)} to ${shortBytes(first.to)} ${at2}`];
}
function collectorText({ collectors }, names) {
  if (collectors === void 0) return "";
  const known = collectors;
  const parts = rolesOf(known).map((role) => `${engineName(names, role)}: ${known[role]}`);
  return `Collection of garbage in the background: ${parts.join("; ")}.`;
}

// src/features/figures/age/steady/table.ts
var lineLength = 20;
function steadyTable({ steady }, names) {
  if (steady === void 0 || steady.engines.length === 0) return void 0;
  return {
    columns: [
      ...left("Steady load"),
      ...right("Commits", "A second", "Slowest second", "Median", "p99", "Longest", "Stalls", "Stalled"),
      ...right("Disk at first", "Most", "At last", "Stop and start"),
      ...left("Throughput")
    ],
    rows: steady.engines.map((life) => ({ cells: [engineName(names, life.role), ...figuresOf2(life)] }))
  };
}
function figuresOf2(life) {
  const { commits, latencies, windows, reopened } = life;
  const stalls = stallsOf(life);
  const stalled = stalls.reduce((sum2, { ns }) => sum2 + ns, 0);
  const time = (share) => latencies === void 0 ? "-" : shortTime(quantile(latencies, share));
  const bytes2 = (value) => value === void 0 ? "-" : shortBytes(value);
  return [
    count(commits),
    amountPer(throughputOf(life)),
    windows.commits.length === 0 ? "-" : count(windows.commits.reduce((least, one) => Math.min(least, one))),
    time(0.5),
    time(0.99),
    latencies === void 0 ? "-" : shortTime(latencies.max),
    count(stalls.length),
    stalls.length === 0 ? "-" : shortTime(stalled),
    bytes2(windows.disk[0]),
    windows.disk.length === 0 ? "-" : bytes2(windows.disk.reduce((most2, one) => Math.max(most2, one))),
    bytes2(windows.disk.at(-1)),
    reopened === void 0 ? "-" : shortTime(reopened.ns),
    sparkline(throughputLine(windows.commits))
  ];
}
function throughputLine(commits) {
  const stretches = Math.min(lineLength, commits.length);
  return Array.from({ length: stretches }, (_, index) => {
    const part = commits.slice(
      Math.floor(index * commits.length / stretches),
      Math.floor((index + 1) * commits.length / stretches)
    );
    return part.reduce((sum2, one) => sum2 + one, 0) / part.length;
  });
}

// src/features/figures/age/tables.ts
function rolesIn({ engines }) {
  return roles.filter((role) => engines.some((life) => life.role === role));
}
function overviewTable(found, names) {
  const { age: age2 } = found;
  const [first] = age2.shapes;
  if (first === void 0) return void 0;
  const roles2 = rolesIn(first);
  const references2 = ["baseline", "base"].filter((role) => roles2.includes(role));
  const rows = age2.shapes.flatMap(
    (shape) => lifeFigures.flatMap((figure) => {
      const beside = references2.map(
        (against) => found.comparisons.find(
          (one) => one.shape === shape.shape && one.figure === figure && one.against === against
        )
      );
      const cells = roles2.map((role) => figureCell(shape, role, figure));
      if (cells.every((cell) => cell === "-")) return [];
      return [
        {
          cells: [
            shape.shape,
            figureTitles[figure],
            ...cells,
            ...beside.map((one) => one === void 0 ? "-" : multipleText(one))
          ],
          highlighted: beside.some((one) => one?.isOver === true)
        }
      ];
    })
  );
  return {
    columns: [
      ...left("Shape", `After ${count(age2.commits)} commits`),
      ...left(...roles2.map((role) => `${engineName(names, role)}: figure, growth, exponent`)),
      ...right(...references2.map((role) => `of ${engineName(names, role)}`))
    ],
    rows
  };
}
function figureCell({ engines }, role, figure) {
  const life = engines.find((one) => one.role === role);
  const last = life && figureOf(life, figure);
  if (life === void 0 || last === void 0) return "-";
  const values = life.rungs.map((_, index) => valueIn(life.rungs, index, figure) ?? 0);
  const line2 = sparkline(values.map((value) => Math.log(Math.max(1, value))));
  const exponent = last.exponent === void 0 ? "" : ` ${last.exponent.value.toFixed(2)}`;
  return `${figureText(figure, last.value)} ${line2}${exponent}`;
}
function rungTable(shape, names, isNarrow) {
  const roles2 = rolesIn(shape);
  const lives = roles2.map((role) => shape.engines.find((life) => life.role === role));
  const rungs = Math.max(...lives.map((life) => life.rungs.length));
  const details = isNarrow ? [] : ["CPU time", "Log", "Point select", "Scan"];
  const columns = ["A commit", "Disk", "Written", "Memory", "Open"];
  return {
    columns: [...right("Commits"), ...left("Engine"), ...right(...columns, ...details)],
    rows: Array.from(
      { length: rungs },
      (_, index) => lives.flatMap(({ role, rungs: own2 }) => {
        const rung = own2[index];
        if (rung === void 0) return [];
        const cell = (figure) => {
          const value = valueIn(own2, index, figure);
          return value === void 0 ? "-" : figureText(figure, value);
        };
        const { openNs, pointNs, scanNs, files } = rung;
        const more = isNarrow ? [] : [cell("cpu"), shortBytes(files.log), shortTime(pointNs), shortTime(scanNs)];
        const cells = [
          cell("time"),
          cell("disk"),
          cell("written"),
          cell("memory"),
          shortTime(openNs),
          ...more
        ];
        return [{ cells: [count(rung.commits), engineName(names, role), ...cells] }];
      })
    ).flat()
  };
}
function cleanedTable({ age: age2 }, names) {
  const hasCleanup = age2.cleanup !== void 0;
  const cleaned = (one) => one === void 0 ? ["-", "-"] : "refused" in one ? ["-", "refused"] : [shortTime(one.ns), shortBytes(totalOf(one.files))];
  const headings = [
    "Close and open",
    "Disk",
    rebuildName(age2),
    "Disk after",
    ...hasCleanup ? ["Clean-up", "Disk after it"] : []
  ];
  return {
    columns: [...left("Shape", "Engine"), ...right(...headings)],
    rows: age2.shapes.flatMap(
      (shape) => rolesIn(shape).map((role) => {
        const life = shape.engines.find((one) => one.role === role);
        const closed = life.reopened === void 0 ? ["-", "-"] : [shortTime(life.reopened.ns), shortBytes(totalOf(life.reopened.files))];
        const cells = [...closed, ...cleaned(life.vacuum), ...hasCleanup ? cleaned(life.cleanup) : []];
        return { cells: [shape.shape, engineName(names, role), ...cells] };
      })
    )
  };
}

// src/features/figures/age/page.ts
var agePage = { add: withAge };
function withAge(page, recording, verdict) {
  const found = ageVerdictOf(verdict);
  if (found === void 0 || page.run === void 0) return page;
  const names = engineNames(recording, inPage);
  const titles2 = shapesOf(0);
  const shapes = found.age.shapes.map((shape) => {
    const rungs = Math.min(...shape.engines.map((life) => life.rungs.length));
    const commits = shape.engines[0]?.rungs.slice(0, rungs).map((rung) => rung.commits) ?? [];
    return {
      name: shape.shape,
      title: titles2[shape.shape].title,
      table: rungTable(shape, names, false),
      commits,
      times: valuesOf3(shape, commits, "time"),
      disk: valuesOf3(shape, commits, "disk")
    };
  });
  const steady = steadyData(found.age, names);
  const overviews = ["base", "baseline"].flatMap((against) => overviewData(found, against, names));
  const age2 = { overviews, shapes, cleaned: cleanedTable(found, names), steady };
  return { ...page, run: { ...page.run, age: age2 } };
}
function overviewData({ age: age2, comparisons }, against, names) {
  const rows = age2.shapes.flatMap(({ shape }) => {
    const own2 = comparisons.filter((one) => one.shape === shape && one.against === against);
    const found = lifeFigures.map((figure) => own2.find((one) => one.figure === figure));
    return own2.length === 0 ? [] : [{ shape, found }];
  });
  if (rows.length === 0) return [];
  const text2 = (one) => `${multipleText(one)}${one.isOver ? `, over ${multiplier(one.ceiling ?? 0)}x` : ""}`;
  const other = engineName(names, against);
  return [
    {
      title: `After ${plural(age2.commits, "commit")}, as a multiple of ${other}`,
      table: {
        columns: [...left("Shape"), ...right(...lifeFigures.map((figure) => figureTitles[figure]))],
        rows: rows.map(({ shape, found }) => ({
          cells: [shape, ...found.map((one) => one === void 0 ? "\u2013" : text2(one))]
        }))
      },
      ratios: rows.map(({ found }) => found.map((one) => one?.ratio ?? null)),
      values: rows.map(
        ({ found }) => found.map(
          (one) => one === void 0 ? "not known" : `${figureText(one.figure, one.candidate.value)}, ${other} ${figureText(one.figure, one.reference.value)}`
        )
      )
    }
  ];
}
function steadyData(age2, names) {
  const table2 = steadyTable(age2, names);
  if (table2 === void 0) return void 0;
  const windows = (figure) => ofEach((role) => age2.steady?.engines.find((load) => load.role === role)?.windows[figure]);
  return { table: table2, throughput: windows("commits"), disk: windows("disk") };
}
function valuesOf3({ engines }, commits, figure) {
  return ofEach((role) => {
    const life = engines.find((one) => one.role === role);
    return life && commits.map((_, index) => valueIn(life.rungs, index, figure) ?? 0);
  });
}
function ofEach(of) {
  const base = of("base");
  return {
    baseline: of("baseline") ?? [],
    candidate: of("candidate") ?? [],
    ...base === void 0 ? {} : { base }
  };
}

// src/features/figures/age/pass.ts
import path7 from "node:path";

// src/engines/unusable-engine.ts
function unusableEngine(failure) {
  const failed3 = () => {
    const { reason: reason3, message, ...facts } = failure;
    return new EngineFailure(reason3, message, facts);
  };
  const fail = async () => {
    throw failed3();
  };
  return {
    version: unknownVersion,
    file: void 0,
    loadedFiles: [],
    serverSettings: {},
    build: fail,
    open: fail,
    host: async () => failure.message,
    whyUnmeasured: () => ({}),
    on: () => failure.message,
    race: () => failure.message,
    contend: () => {
      throw failed3();
    }
  };
}

// src/measure/flush-time.ts
import { closeSync, fdatasyncSync, fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import path3 from "node:path";
var blockBytes = 4096;
var most = 50;
var longestNs = 1e9;
function measureFlush(folder, now3) {
  const file = path3.join(folder, "flush");
  const handle = openSync(file, "w", 384);
  const times2 = [];
  try {
    const block2 = Buffer.alloc(blockBytes);
    const write = () => writeSync(handle, block2, 0, blockBytes, 0);
    write();
    fsyncSync(handle);
    for (const start = now3(); times2.length < most && (times2.length === 0 || now3() - start < longestNs); ) {
      write();
      const written = now3();
      fdatasyncSync(handle);
      times2.push(now3() - written);
    }
  } finally {
    closeSync(handle);
    rmSync(file);
  }
  const sorted = times2.toSorted((a, b) => a - b);
  return Math.max(1, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
}

// src/features/workloads/servers/server.ts
import { accessSync, chmodSync, constants, statSync, writeFileSync } from "node:fs";
import path4 from "node:path";

// src/features/workloads/servers/ready-made-servers.ts
var readyMadeServers = ["mariadb", "dolt"];
var collectorVariable = "dolt_auto_gc_enabled";
function readyMadeServer(server, choices2) {
  return server === "mariadb" ? mariadb(choices2) : dolt(choices2);
}
function mariadb({ program = "mariadbd", connect, settings }) {
  return {
    name: "MariaDB",
    initialise: [
      "mariadb-install-db",
      "--no-defaults",
      "--datadir={data}",
      "--auth-root-authentication-method=normal",
      "--skip-test-db"
    ],
    start: [
      program,
      "--no-defaults",
      "--datadir={data}",
      "--socket={socket}",
      ...connect === "socket" ? ["--skip-networking"] : ["--port={port}", "--bind-address=127.0.0.1"],
      "--secure-file-priv={run}",
      "--pid-file={run}/pid",
      "--skip-log-bin",
      "--sql-mode=",
      "--character-set-server=utf8mb4",
      "--collation-server=utf8mb4_bin",
      ...Object.entries(settings).map(([name8, value]) => `--${name8}=${value}`)
    ]
  };
}
function dolt({ program = "dolt", settings, collects }) {
  const environment = collects ? ["env", "DOLT_GC_SCHEDULER=NONE"] : [];
  const variables = { dolt_stats_enabled: "0", sql_mode: "", secure_file_priv: "{run}", ...settings };
  return {
    name: "Dolt",
    start: [...environment, program, "sql-server", "--config", "{config}"],
    config: [
      "log_level: warning",
      "data_dir: {data}",
      "behavior:",
      "  auto_gc_behavior:",
      `    enable: ${collects}`,
      "listener:",
      "  host: 127.0.0.1",
      "  port: {port}",
      "  socket: {socket}",
      "system_variables:",
      // It refuses a text for a number.
      ...Object.entries(variables).map(
        ([name8, value]) => `  ${name8}: ${/^-?\d+$/.test(value) ? value : JSON.stringify(value)}`
      ),
      ""
    ].join("\n")
  };
}

// src/features/workloads/servers/server.ts
var systemFolders = ["/usr/local/sbin", "/usr/sbin", "/sbin"];
var askedSettings = [
  "innodb_flush_log_at_trx_commit",
  "sync_binlog",
  "log_bin",
  "innodb_flush_method",
  "innodb_doublewrite",
  "innodb_buffer_pool_size",
  "transaction_isolation",
  "tx_isolation",
  "autocommit",
  "sql_mode",
  "character_set_server",
  "collation_database",
  "collation_connection",
  collectorVariable
];
function collectorOf({
  serverSettings = {}
}) {
  const answer = serverSettings[collectorVariable];
  return answer === void 0 ? void 0 : isSameSetting(answer, "1") ? "on" : "off";
}
async function openServer(options, signal) {
  const { part, file, definition, folder } = options;
  const { memoryBytes: _, ...run3 } = options;
  const { environment, variables: own2 = {} } = options.driver;
  if (typeof definition.at === "string" && Object.keys(own2).length > 0)
    throw new InputError(
      `${part} "${file}" is a server that runs already, and environment has ${Object.keys(own2).join(", ")} for the ${part}: only a server that the tool starts can be given an environment`
    );
  const { PATH = "/usr/bin:/bin" } = environment;
  const startMs = definition.seconds * 1e3;
  const driver = {
    ...options.driver,
    environment: { ...environment, PATH: [PATH, ...systemFolders].join(":") },
    // Tables are made between its start and its stop.
    timeoutMs: defaultTimeoutMs + 2 * startMs,
    startMs
  };
  makeFolder(folder);
  if (process.getuid?.() === 0 && typeof definition.at !== "string") openToOthers(folder, definition.runAs);
  const server = path4.join(folder, "server");
  writeFileSync(
    server,
    serverFields(definition, path4.join(folder, "initial")).map((field) => `${field}\0`).join(""),
    {
      mode: 384
    }
  );
  const variables = [.../* @__PURE__ */ new Set([...Object.keys(definition.settings), ...askedSettings])];
  const asked2 = variables.flatMap((name8) => ["--variable", name8]);
  const limited = { ...driver, timeoutMs: 3 * startMs + 6e4 };
  const probe2 = new DriverProcess(limited, ["probe", "--server", server, ...asked2], signal);
  try {
    const answer = await probe2.expect("engine");
    const serverSettings = Object.fromEntries(
      Object.entries(answer.variables ?? {}).flatMap(
        ([name8, value]) => value === null ? [] : [[name8, value]]
      )
    );
    requireSettings(options, serverSettings);
    return new DrivenEngine(
      {
        ...run3,
        driver,
        engine: ["--server", server],
        process: "server",
        pins: definition.pins,
        awaitsIdle: options.awaitsIdle ?? true,
        serverSettings,
        ...typeof definition.at === "string" ? { reprepare: true } : {}
      },
      answer
    );
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    throw new EngineFailure(cause.reason, `${part} "${file}" cannot be used: ${cause.message}`, cause);
  } finally {
    await probe2.close();
  }
}
function requireSettings({ part, file, definition: { settings } }, inForce) {
  for (const [name8, wanted] of Object.entries(settings)) {
    const value = inForce[name8];
    if (value !== void 0 && isSameSetting(value, wanted)) continue;
    const answer = value === void 0 ? "the server does not know it" : `the server answers ${formatValue(value)}`;
    throw new InputError(
      `${part} "${file}": settings.${name8} is ${formatValue(wanted)}, but ${answer}: start it so that it has this value, or correct the file`
    );
  }
}
function serverFields({ at: at2, connect, ready, seconds: seconds2, runAs, account, password, usesTls }, initial) {
  const words4 = (name8, list = []) => list.map((word2) => `${name8} ${word2}`);
  const own2 = typeof at2 === "string" ? [`address ${at2}`] : [
    ...words4("initialise", at2.initialise),
    ...words4("start", at2.start),
    ...words4("stop", at2.stop),
    ...at2.config === void 0 ? [] : [`config ${at2.config}`],
    `initial ${initial}`,
    `connect ${connect}`,
    `user ${runAs}`
  ];
  return [
    ...own2,
    `ready ${ready}`,
    `seconds ${seconds2}`,
    `account ${account}`,
    ...password === void 0 ? [] : [`password ${password}`],
    ...usesTls ? ["tls required"] : []
  ];
}
function openToOthers(folder, user) {
  const mayPass = (one) => (statSync(one).mode & constants.S_IXOTH) !== 0;
  for (let one = path4.resolve(folder); one !== path4.dirname(one); one = path4.dirname(one)) {
    if (mayPass(one)) continue;
    const isOwn = path4.basename(one).startsWith(".sqlite-bench-gate-") || one === folder;
    if (!isOwn)
      throw new InputError(
        `${one} cannot be entered by the user ${user}, and a server does not run as root: name a results folder elsewhere with --out, such as one in /var/tmp`
      );
    accessSync(one, constants.W_OK);
    chmodSync(one, 457);
  }
}

// src/features/workloads/servers/server-client.ts
var clientLibraries = ["mariadb", "mysqlclient"];
var homebrew = ["/opt/homebrew", "/usr/local"];
async function compileServerClient(compiler, onCompile, signal) {
  const source = await readDriverSource();
  const [include, search] = process.platform === "darwin" ? [homebrew.map((folder) => `-I${folder}/include`), homebrew.map((folder) => `-L${folder}/lib`)] : [[], []];
  const compile = (library) => compileOnce(
    compiler,
    {
      name: "server-client",
      sources: Buffer.from(source),
      sourceKey: source,
      flags: [...driverFlags, "-DENGINE_SERVER", ...include],
      libraries: [...search, `-l${library}`, ...driverLibraries]
    },
    onCompile,
    signal
  );
  let refusal;
  for (const library of clientLibraries) {
    try {
      return await compile(library);
    } catch (cause) {
      if (!(cause instanceof MeasurementError)) throw cause;
      refusal ??= cause;
    }
  }
  const words4 = refusal?.message.split(" failed: ").slice(1).join() ?? "";
  const isMissing = /mysql\.h|errmsg\.h|-lmariadb|library .*mariadb/.test(words4);
  if (!isMissing) throw refusal;
  throw new InputError(
    "servers are measured through a client library of MySQL's protocol, and none is installed with its headers: install libmariadb-dev (Debian, Ubuntu), mariadb-connector-c-devel (Fedora) or mariadb-connector-c (Homebrew)",
    { cause: refusal }
  );
}

// src/features/workloads/servers/server-file.ts
import path5 from "node:path";
var mostBytes = 1e6;
var placeholders = ["data", "run", "socket", "port", "config", "here"];
var word = string(invalidMessage("a word of a command")).min(1, { error: "a word of a command is empty" }).regex(/^[^\0]*$/, { error: "a word of a command has a NUL in it" }).superRefine((given, context) => {
  for (const [, name8 = ""] of given.matchAll(/\{(\w+)\}/g))
    if (!placeholders.includes(name8))
      context.addIssue({
        code: "custom",
        message: `{${name8}} stands for nothing: there are ${placeholders.map((known) => `{${known}}`).join(", ")}`
      });
});
var command = array(word, invalidMessage("a list of the words of a command, such as [my-server, --port={port}]")).min(1, { error: "a command needs at least one word" });
var line = (what) => string(invalidMessage(what)).regex(/^[^\0\r\n]+$/, { error: `it is not ${what} of one line` });
var setting = union(
  [string(), number(), boolean()],
  invalidMessage("a text, a number, true or false")
);
var settingName = string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, {
  error: ({ input }) => `${formatValue(input)} is no name of a setting: letters, digits and _ only`
});
var seconds = int(invalidMessage("a whole number of seconds from 1 to 3600")).min(1, invalidMessage("a whole number of seconds from 1 to 3600")).max(3600, invalidMessage("a whole number of seconds from 1 to 3600"));
function isAddress(given) {
  if (/^\/[^\0\r\n]+$/.test(given)) return true;
  const port = Number(/^[\w.-]+:(\d{1,5})$/.exec(given)?.[1]);
  return port >= 1 && port <= 65535;
}
var starts = ["initialise", "stop", "config", "connect", "run-as", "pin"];
var serverSchema = mapping({
  server: _enum(readyMadeServers, invalidMessage(`one of ${readyMadeServers.join(", ")}`)).optional(),
  program: line("a program").optional(),
  address: string(invalidMessage("an address")).refine(isAddress, invalidMessage("a socket's path or HOST:PORT with a port from 1 to 65535")).optional(),
  name: line("a name").max(60, { error: "a name has at most 60 characters" }).optional(),
  initialise: command.optional(),
  start: command.optional(),
  stop: command.optional(),
  config: string(invalidMessage("the text of a configuration")).optional(),
  connect: _enum(["socket", "port"], invalidMessage("socket or port")).optional(),
  ready: line("SQL").optional(),
  seconds: seconds.optional(),
  pin: boolean(invalidMessage("true or false")).optional(),
  "run-as": line("a user").optional(),
  account: line("an account").optional(),
  password: line("a password").optional(),
  tls: boolean(invalidMessage("true or false")).optional(),
  collector: boolean(invalidMessage("true or false")).optional(),
  settings: record(settingName, setting, invalidMessage("a mapping of settings")).optional()
}).superRefine((given, context) => {
  const ways = ["server", "start", "address"].filter((key) => given[key] !== void 0);
  const issue = (key, message) => context.addIssue({ code: "custom", path: [key], message });
  if (ways.length !== 1)
    issue(
      ways[1] ?? "start",
      "give one of server (a ready-made one), start (a command), and address (of one that runs)"
    );
  const [way] = ways;
  if (way !== "server" && given.name === void 0) issue("name", "reports name the server: give its name");
  if (given.program !== void 0 && way !== "server")
    issue(
      "program",
      "it is the program of a ready-made server: name that with server, or write it into start"
    );
  if (given.collector !== void 0 && given.server !== "dolt")
    issue(
      "collector",
      "it is the collection of garbage of a ready-made Dolt: give it with server: dolt, or omit it"
    );
  const needless = starts.find((key) => given[key] !== void 0);
  if (way === "address" && needless !== void 0)
    issue(
      needless,
      "the server at an address is not started by the tool: omit it, or give start instead of address"
    );
}).meta({
  oneOf: [
    { required: ["server"] },
    { required: ["start", "name"] },
    { required: ["address", "name"], properties: Object.fromEntries(starts.map((key) => [key, false])) }
  ],
  dependencies: { program: ["server"], collector: ["server"] }
});
function readServerFile(part, file) {
  const given = checkYaml(parseYaml(readText(part, file), file, "server: mariadb"), file, serverSchema);
  const folder = path5.dirname(path5.resolve(file));
  const settings = Object.fromEntries(
    Object.entries(given.settings ?? {}).map(([name8, value]) => [name8, textOf(value)])
  );
  const { connect = "socket", ready = "SELECT 1", pin = true, account = "root" } = given;
  const commands2 = commandsOf2(given, settings, folder);
  return {
    name: given.name ?? (typeof commands2 === "string" ? part : commands2.name),
    at: commands2,
    connect,
    ready,
    seconds: given.seconds ?? 60,
    pins: pin && typeof commands2 !== "string",
    runAs: given["run-as"] ?? "nobody",
    account,
    password: given.password,
    usesTls: given.tls ?? false,
    settings: given.collector === true ? { ...settings, [collectorVariable]: "1" } : settings
  };
}
var ServerFiles = class {
  #known = /* @__PURE__ */ new Map();
  /** @throws InputError as `readServerFile` does */
  read(part, file) {
    const key = JSON.stringify([part, file]);
    const definition = this.#known.get(key) ?? readServerFile(part, file);
    this.#known.set(key, definition);
    return definition;
  }
};
function isStarted({ at: at2 }) {
  return typeof at2 !== "string";
}
function commandsOf2(given, settings, folder) {
  const { server, program, address, name: name8 = "", initialise, start = [], stop = [], config } = given;
  if (address !== void 0) return address;
  const place2 = (words4) => placeWords(words4, folder);
  const { connect = "socket", collector: collects = false } = given;
  const choices2 = {
    ...{ program: program === void 0 ? void 0 : place2([program])[0], connect, settings },
    collects
  };
  const made = server === void 0 ? { name: name8, start: place2(start) } : readyMadeServer(server, choices2);
  return {
    ...made,
    ...initialise === void 0 ? {} : { initialise: place2(initialise) },
    config: config?.replaceAll("{here}", folder) ?? made.config,
    stop: place2(stop)
  };
}
function placeWords(words4, folder) {
  return words4.map((one, index) => {
    const placed = one.replaceAll("{here}", folder);
    return index === 0 && placed.includes("/") ? path5.resolve(folder, placed) : placed;
  });
}
function textOf(value) {
  return typeof value === "boolean" ? value ? "1" : "0" : String(value);
}
function readText(part, file) {
  try {
    const found = readInside(file, void 0, mostBytes);
    if (found === "too large") throw new InputError(`${part} "${file}" has more than ${mostBytes} bytes`);
    if (typeof found === "string") throw new InputError(`${part} "${file}" is not a file`);
    return found.bytes.toString("utf8").replace(/^\uFEFF/, "");
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`${part} "${file}" cannot be read (${cause.message})`, { cause });
  }
}

// src/features/workloads/servers/kind.ts
var shared = /* @__PURE__ */ new WeakMap();
function partsOf2(run3) {
  const parts = shared.get(run3) ?? { files: new ServerFiles() };
  shared.set(run3, parts);
  return parts;
}
function serverFilesOf(run3) {
  return partsOf2(run3).files;
}
function compileClient(run3) {
  const parts = partsOf2(run3);
  const onCompile = () => run3.progress.step("compiling the client of servers");
  parts.client ??= compileServerClient(run3.compiler, onCompile, run3.signal).then(({ path: path16 }) => path16);
  return parts.client;
}
var serverKind = {
  isOf: isServerFile,
  open: async (file, options, folder, run3) => {
    const definition = serverFilesOf(run3).read(options.part, file);
    const { environment, variables = {} } = options.driver;
    const driver = { environment, variables, command: await compileClient(run3) };
    const found = { kind: "server", name: definition.name };
    try {
      const engine = await openServer({ ...options, file, definition, driver, folder }, run3.signal);
      return { ...found, engine };
    } catch (cause) {
      if (!(cause instanceof EngineFailure)) throw cause;
      return { ...found, engine: unusableEngine(cause) };
    }
  },
  // Only servers that the tool starts commit to the disk of this machine.
  machineFacts: ({ candidate, baseline }, run3, folder, now3) => {
    const files = serverFilesOf(run3);
    const areStarted = isServerFile(candidate) && baseline !== void 0 && isStarted(files.read("candidate", candidate)) && isStarted(files.read("baseline", baseline));
    return areStarted ? { flushNs: measureFlush(folder, now3) } : {};
  }
};

// src/features/figures/age/measure/steady-load.ts
import path6 from "node:path";

// src/features/figures/age/steady/load.ts
var steadyRows = 1e4;
var rowsInStatement = 100;
var filler = "x".repeat(60);
function steadyPreparation(dialect) {
  const columns = dialect === "sqlite" ? "id INTEGER PRIMARY KEY, n INTEGER NOT NULL, v TEXT" : "id INT PRIMARY KEY, n INT NOT NULL, v VARCHAR(60)";
  const inserts = Array.from({ length: steadyRows / rowsInStatement }, (_, statement) => {
    const rows = Array.from(
      { length: rowsInStatement },
      (_2, row) => `(${statement * rowsInStatement + row + 1}, 0, '${filler}')`
    );
    return `INSERT INTO life VALUES ${rows.join(", ")}`;
  });
  return [`CREATE TABLE life(${columns})${tableOptions[dialect]}`, ...inserts];
}
function steadyCommits(count3, keys) {
  return Array.from(
    { length: count3 },
    () => `UPDATE life SET n = n + 1 WHERE id = ${keys.integer(1, steadyRows)}`
  );
}
var steadyScan = "SELECT id FROM life";
function steadyInvariant(commits) {
  return `SELECT SUM(n) FROM life GROUP BY v HAVING SUM(n) <> ${commits}`;
}

// src/features/figures/age/steady/windows.ts
var SteadyWindows = class {
  #windows = [];
  #buckets = /* @__PURE__ */ new Map();
  #states = [];
  #open = [];
  #slow = [];
  #longest = 0;
  #commits = 0;
  /** Commits so far. */
  get commits() {
    return this.#commits;
  }
  /**
   * Adds commits that followed one another.
   *
   * @param atNs when the first began, nanoseconds since the load began; not before the end of those that are there
   * @param times nanoseconds, integers
   */
  add(atNs, times2) {
    let began = atNs;
    for (const ns of times2) {
      const end = began + ns;
      this.#closeUntil(end);
      this.#open.push(ns);
      this.#note({ atNs: began, ns, after: this.#commits });
      this.#commits++;
      began = end;
    }
  }
  /** Adds what was seen meanwhile, in order of time. */
  see(state) {
    this.#states.push(state);
  }
  /** @param untilNs the end of the load; commits and states after the last whole window are in none */
  finish(untilNs) {
    this.#closeUntil(untilNs);
    const closed = this.#windows.slice(0, Math.floor(untilNs / windowNs));
    const counts2 = [...this.#buckets].toSorted(([one], [other]) => one - other);
    const latencies = counts2.length === 0 ? void 0 : { max: this.#longest, counts: counts2 };
    const states = this.#statesOf(closed.length);
    return {
      commits: this.#commits,
      windows: {
        commits: closed.map(({ commits }) => commits),
        p50Ns: closed.map(({ p50Ns }) => p50Ns),
        p99Ns: closed.map(({ p99Ns }) => p99Ns),
        maxNs: closed.map(({ maxNs }) => maxNs),
        disk: states.map(({ disk }) => disk),
        resident: states.map(({ resident }) => resident)
      },
      latencies,
      slow: this.#slow.toSorted((one, other) => one.atNs - other.atNs)
    };
  }
  /** Closes the windows that end before a time. */
  #closeUntil(ns) {
    while ((this.#windows.length + 1) * windowNs <= ns) {
      const sorted = this.#open.toSorted((one, other) => one - other);
      const at2 = (share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
      this.#windows.push({ commits: sorted.length, p50Ns: at2(0.5), p99Ns: at2(0.99), maxNs: at2(1) });
      this.#open = [];
    }
  }
  #note(commit) {
    const { ns } = commit;
    const bucket = bucketOf(ns);
    this.#buckets.set(bucket, (this.#buckets.get(bucket) ?? 0) + 1);
    this.#longest = Math.max(this.#longest, ns);
    if (ns < slowNs) return;
    this.#slow.push(commit);
    if (this.#slow.length > mostSlow)
      this.#slow = this.#slow.toSorted((one, other) => other.ns - one.ns).slice(0, mostSlow);
  }
  /** The last state that was seen in each window, or before it. */
  #statesOf(windows) {
    let next = 0;
    let last = this.#states[0] ?? { atNs: 0, disk: 0, resident: 0 };
    return Array.from({ length: windows }, (_, index) => {
      for (let seen = this.#states[next]; seen !== void 0 && seen.atNs <= (index + 1) * windowNs; ) {
        last = seen;
        seen = this.#states[++next];
      }
      return last;
    });
  }
};

// src/features/figures/age/measure/steady-load.ts
var blockNs = 5e8;
var firstBlock = 10;
var growth = 4;
var patienceNs = 2e9;
var lookMs = 200;
var now = () => Number(process.hrtime.bigint());
async function loadSteadily(loading) {
  const { engine, role, dialect, workspace, minutes: minutes2, signal } = loading;
  const folder = path6.join(workspace.folder, "steady", role);
  const windows = new SteadyWindows();
  const timeouts = new SampleTimeouts(loading.sampleTimeout);
  const write = async (file, statements) => {
    const place2 = path6.join(folder, file);
    await workspace.write(place2, ended(statements), signal);
    return place2;
  };
  const preparation = await write("prepare.sql", steadyPreparation(dialect));
  const nothing = await write("nothing.sql", ["SELECT 1"]);
  const work = path6.join(folder, "life");
  const turns = new TurnTable(path6.join(folder, "turns"));
  const lengthNs = minutes2 * 6e10;
  let session;
  let began;
  let untilNs = lengthNs;
  let ending = {};
  try {
    const files = {
      preparation,
      template: () => path6.join(folder, "template"),
      work: () => work,
      turns: turns.file,
      asInUse: true
    };
    await engine.build(files, storage, signal);
    session = await engine.open(files, storage, "time", signal);
    await run(session, nothing, "reads", timeouts.after(void 0));
    began = now();
    await commitFor(session, began, { ...loading, windows, timeouts, turns, work, write });
    began = void 0;
    await requireEveryCommit(session, windows.commits, write, timeouts.after(void 0));
    const start = now();
    await session.reopen();
    ending = { reopened: { ns: now() - start, files: databaseSizes(work, dialect) } };
    await session.endShared();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    if (began !== void 0) untilNs = Math.min(lengthNs, now() - began);
    ending = { ...ending, failure: { after: windows.commits, ...failureOf(cause, windows.commits) } };
  } finally {
    await session?.close();
    turns.close();
  }
  return { role, ...windows.finish(untilNs), ...ending };
}
function failureOf({ reason: reason3, where, sql, message }, commits) {
  if (where !== "invariant" || sql !== void 0) return { reason: reason3, message };
  const found = message.replace(/^invariant: (?=\d+$)/, "its rows count ").replace(/^invariant: /, "");
  return { reason: "differs", message: `after ${commits} updates, ${found}` };
}
async function commitFor(session, start, { dialect, minutes: minutes2, seed, signal, windows, timeouts, turns, work, write }) {
  const keys = new RandomStream(seed, "steady load");
  const usage = { process: findProcess(databaseFolder(work, dialect)) };
  const look = () => {
    const { resident = 0 } = usage.process === void 0 ? {} : readUsage(usage.process);
    windows.see({ atNs: now() - start, disk: totalOf(databaseSizes(work, dialect)), resident });
  };
  look();
  const looking = setInterval(look, lookMs);
  try {
    for (let size = firstBlock; now() - start < minutes2 * 6e10; ) {
      const statements = await write("block.sql", steadyCommits(size, keys));
      const timeoutMs2 = timeouts.after(patienceNs);
      await session.ready({ pass: "time", kind: "writes", statements, timeoutMs: timeoutMs2, shares: "steps" });
      turns.reset("any");
      const began = now() - start;
      const { ns, chunks = [] } = await session.go({
        table: turns,
        own: 0,
        count: 1,
        statements: 1,
        chunks: size
      });
      windows.add(began, chunks);
      signal.throwIfAborted();
      const wanted = Math.round(size * blockNs / Math.max(1, ns));
      size = Math.max(1, Math.min(wanted, growth * size, limits.chunks));
    }
  } finally {
    clearInterval(looking);
  }
  look();
}
async function requireEveryCommit(session, commits, write, timeoutMs2) {
  const invariants = await write("invariants.sql", [steadyInvariant(commits)]);
  const statements = await write("scan.sql", [steadyScan]);
  await session.ready({ pass: "hash", kind: "reads", statements, invariants, timeoutMs: timeoutMs2, shares: "steps" });
  const { rows } = (await session.go()).work;
  if (rows !== steadyRows)
    throw new EngineFailure("error", `invariant: it has ${rows} rows, not ${steadyRows}`, {
      where: "invariant"
    });
}

// src/features/figures/age/pass.ts
var ageingPass = {
  part: "age databases",
  isWanted: (settings) => ageSettings(settings.given) !== void 0 && isMachineForAll(settings),
  prepare: (settings, _, context) => {
    if (isServerFile(settings.candidate)) requireOwnServers(settings, context);
    const { cleanup } = ageSettings(settings.given) ?? {};
    if (cleanup !== void 0 && !/^[^\0]*\S[^\0]*$/.test(cleanup))
      throw new InputError(
        `age-cleanup: ${formatValue(cleanup)} is no statement: give one, or omit age-cleanup`
      );
  },
  measure: async (settings, { progress, signal }, { engines, folder, catalogue, isOutOfTime, kept, keep }) => {
    const wanted = ageSettings(settings.given);
    if (wanted === void 0) throw new Error("the settings do not ask for age");
    const { rows, seed, warehouses, sampleTimeout } = settings;
    const workspace = new Workspace(path7.join(folder, "age"), { rows, seed, warehouses }, {}, catalogue);
    const dialect = dialectOf(settings.candidate);
    const shapes = shapesOf(seed, dialect);
    const known = readKept(union([storedShapeSchema, storedLoadSchema]), kept, "aged databases");
    const knownShapes = known.flatMap((one) => "aged" in one ? one : []).filter(({ commits, cleanup }) => commits === wanted.commits && cleanup === wanted.cleanup).map(({ aged: aged2 }) => aged2);
    const all = { dialect, workspace, signal, sampleTimeout };
    const aged = [];
    for (const name8 of shapeNames) {
      const before = knownShapes.find(({ shape: shape2 }) => shape2 === name8);
      if (before !== void 0) aged.push(before);
      if (before !== void 0 || isOutOfTime()) continue;
      progress.step(`ageing databases with ${wanted.commits} commits: ${name8}, ${shapes[name8].title}`);
      const ageing = { ...all, engines, ladder: ladderOf(wanted.commits) };
      const shape = await ageShape(name8, shapes[name8], {
        ...ageing,
        cleanup: wanted.cleanup
      });
      keep(name8, { commits: wanted.commits, cleanup: wanted.cleanup, aged: shape });
      aged.push(shape);
    }
    const loads = [];
    const { minutes: length } = wanted;
    for (const role of length === void 0 ? [] : rolesOf(engines)) {
      const before = known.flatMap((one) => "load" in one && one.minutes === length ? one.load : []).find((load2) => load2.role === role);
      if (before !== void 0) loads.push(before);
      if (before !== void 0 || isOutOfTime() || length === void 0) continue;
      progress.step(`a steady load of ${minutes(length)}: ${role}`);
      const load = await loadSteadily({
        ...all,
        engine: engines[role],
        role,
        minutes: length,
        seed
      });
      keep(`steady ${role}`, { minutes: length, load });
      loads.push(load);
    }
    return {
      version: 1,
      commits: wanted.commits,
      cleanup: wanted.cleanup,
      ...dialect === "mysql" ? { dialect } : {},
      collectors: collectorsOf(engines),
      shapes: aged,
      ...length === void 0 ? {} : { steady: { minutes: length, engines: loads } }
    };
  }
};
function requireOwnServers({ candidate, baseline, base }, context) {
  const files = { candidate, baseline, base };
  for (const role of roles) {
    const file = files[role];
    if (file === void 0 || isStarted(serverFilesOf(context).read(role, file))) continue;
    throw new InputError(
      `age copies a server's files and starts it again, but the tool has not started ${role} ${formatValue(file)}, a server at an address: give the words that start it, or omit age`
    );
  }
  if (process.platform !== "linux")
    throw new InputError("age of servers needs Linux, whose /proc says what a server writes: omit age");
}
function collectorsOf(engines) {
  const found = rolesOf(engines).flatMap((role) => {
    const collector = collectorOf(engines[role]);
    return collector === void 0 ? [] : [[role, collector]];
  });
  return found.length === 0 ? void 0 : Object.fromEntries(found);
}

// src/features/figures/age/report.ts
var ageReport = {
  blocks: ({ verdict, words: words4 }) => {
    const found = ageVerdictOf(verdict);
    if (found === void 0) return [];
    const { shortNames: names, isNarrow } = words4;
    const items = findingTexts(found, words4.names);
    const { commits, shapes: aged } = found.age;
    const about2 = `${plural(commits, "commit")} in ${plural(aged.length, "shape")} of life`;
    const cleanup = found.age.cleanup && words4.text(found.age.cleanup);
    const shapes = shapesOf(0);
    const tables = aged.map(
      (shape) => titledTable(`${shape.shape}: ${shapes[shape.shape].title}`, rungTable(shape, names, isNarrow))
    );
    const refusals = refusalTexts2(found, words4.names, words4.text, escapeClaim(words4.text, verdict));
    const findings = {
      kind: "section",
      title: "Cost with age",
      blocks: [
        { kind: "text", text: introduction(about2, "figure", items.length) },
        { kind: "list", items },
        { kind: "list", items: lackedTexts(found, words4.names) },
        { kind: "text", text: collectorText(found.age, words4.names) },
        { kind: "list", items: steadyTexts(found.age, words4.names) },
        { kind: "table", table: steadyTable(found.age, names) },
        { kind: "table", table: overviewTable(found, names), level: "full" }
      ]
    };
    const details = [
      { kind: "details", title: "Databases rung by rung", blocks: tables, level: "full" },
      {
        kind: "details",
        title: `After closing, ${rebuildName(found.age)}${cleanup === void 0 ? "" : " and the clean-up statement"}`,
        blocks: [
          { kind: "text", text: cleanup === void 0 ? "" : `The clean-up statement is ${cleanup}.` },
          { kind: "table", table: cleanedTable(found, names) },
          { kind: "list", items: refusals }
        ],
        level: "full"
      }
    ];
    return [...at("below the sections", findings), ...at("measurement", ...details)];
  },
  againstBase: (verdict, names, escapeText) => {
    const found = ageVerdictOf(verdict);
    if (found === void 0) return [];
    return faultTexts(found.baseFaults, found.age, names, escapeText, verdict.untrusted === true).map(
      ({ name: name8, reason: reason3 }) => `${name8}: ${reason3}`
    );
  },
  outputs: ({ features: features2 }) => ({
    "age-findings": (judgedAgeOf({ features: features2 })?.changes ?? []).map(
      (one) => ratioOutput(one, { figure: one.noun ?? one.name })
    )
  }),
  warnings: (verdict, _, escapeText) => cleanupWarnings(ageVerdictOf(verdict), escapeText),
  notes: (verdict) => {
    const found = ageVerdictOf(verdict);
    return found === void 0 ? [] : ageNotes(found.age);
  },
  suiteFacts: (verdict, names) => {
    const found = ageVerdictOf(verdict);
    return found === void 0 ? [] : [{ label: "Age", value: ageSummary(found, names) }];
  }
};
function cleanupWarnings(found, escapeText) {
  if (found?.age.cleanup === void 0) return [];
  const all = found.age.shapes.flatMap(({ engines }) => engines.flatMap(({ cleanup }) => cleanup ?? []));
  if (all.length === 0 || all.some((one) => !("refused" in one))) return [];
  return [`No engine knows the statement of age-cleanup: ${escapeText(found.age.cleanup)}`];
}
function refusalTexts2({ age: age2 }, names, escapeText, escapeMessage) {
  const texts = age2.shapes.flatMap(
    ({ engines }) => engines.flatMap(
      ({ role, vacuum, cleanup }) => [
        { statement: rebuildName(age2), cleaned: vacuum },
        { statement: escapeText(age2.cleanup ?? ""), cleaned: cleanup }
      ].flatMap(
        ({ statement, cleaned }) => cleaned === void 0 || !("refused" in cleaned) ? [] : [`${engineName(names, role)} refuses ${statement}: ${escapeMessage(cleaned.refused)}`]
      )
    )
  );
  return [...new Set(texts)];
}

// src/features/figures/age/feature.ts
var name5 = "age";
var examination4 = {
  name: name5,
  examine: ({ features: features2 }, criteria) => assessAge(ageOf({ features: features2 }), criteria),
  words: ageWords
};
var age = {
  name: name5,
  options: ageOptions,
  ceilings: ageCeilings,
  pass: ageingPass,
  facts: ageFacts,
  trust: requireAge,
  examination: examination4,
  judge: ageJudge,
  report: ageReport,
  outputs: {
    "age-findings": {
      meaning: "JSON array of ageing figures over their ceilings: path, such as age/append, figure, ratio, ceiling and outcome",
      empty: []
    }
  },
  page: agePage
};

// src/features/figures/contention/options.ts
var defaultRounds = 3;
var mostMinutes = 1440;
var contending = {
  contention: option(wholeNumber(2, mostConnections), {
    help: "Measure up to this many connections of one engine at once",
    note: "For libraries and benchmark binaries; servers have `threads`. 8 takes about 90 seconds. [Guide](contention.md).",
    unit: "connections",
    offered: measuring,
    otherwise: "each engine has one connection"
  }),
  "contention-rounds": option(wholeNumber(2, mostRounds), {
    help: "Rounds of measurement for each number of connections",
    note: "More give narrower intervals. Needs `contention`, or a contest of your own.",
    unit: "rounds",
    offered: measuring,
    otherwise: `${defaultRounds} rounds`
  }),
  "contention-minutes": option(numberWithin(0, mostMinutes), {
    help: "How long each engine holds your own contests, for a soak",
    note: "In place of their `duration`, divided between them and the rounds. [More](contention.md#a-soak).",
    unit: "minutes",
    offered: measuring,
    otherwise: "each contest lasts as long as its file says"
  }),
  "contention-ceiling": option(multiplier2(), {
    help: "Largest multiple of the candidate's throughput that SQLite may have",
    note: "A throughput fails only if its whole interval is over. Wrong results, hangs and starvation [always fail](contention.md#what-fails).",
    offered: judging,
    otherwise: "multiples are listed only"
  }),
  "contention-base-ceiling": option(multiplier2(), {
    help: "Largest multiple of the candidate's throughput that the base may have",
    offered: judging,
    default: defaultCriteria.ceilings.contention?.base ?? 2
  })
};
var contentionOptions = { contention: contending };
function contentionSettings({ given, suites: suites2, contents }) {
  const values = valuesOf2(contending, given);
  const {
    contention: most2,
    "contention-rounds": rounds = defaultRounds,
    "contention-minutes": minutes2
  } = values;
  const own2 = suites2.includes("own") ? ownContestsIn(contents) : [];
  if (most2 === void 0 && own2.length === 0 && values["contention-rounds"] !== void 0)
    throw new InputError(
      "contention-rounds are the rounds of contention: give contention too, or omit contention-rounds"
    );
  if (own2.length === 0 && minutes2 !== void 0)
    throw new InputError(
      "contention-minutes is the time of your own contests: name the file of one with own-workloads, or omit contention-minutes"
    );
  if (most2 === void 0 && own2.length === 0) return void 0;
  const share = minutes2 && Math.ceil(6e4 * minutes2 / (rounds * own2.length));
  return { most: most2, rounds, own: own2.map((one) => ({ ...one, durationMs: share ?? one.durationMs })) };
}
function contentionCeilings(given) {
  const { "contention-ceiling": baseline, "contention-base-ceiling": base } = valuesOf2(contending, given);
  return { contention: { base, baseline } };
}

// src/features/figures/contention/kinds.ts
function hasConnections(kind) {
  return kind !== "shell" && kind !== "server";
}
function oneKindFault({
  candidate,
  base
}) {
  if (base === void 0 || hasConnections(candidate.kind) === hasConnections(base.kind)) return void 0;
  return `contention compares the candidate with the base: the candidate is a ${candidate.kind ?? "file"} and the base a ${base.kind ?? "file"}, and only libraries and benchmark binaries have several connections; give a base of the candidate's kind, or omit contention`;
}
function ownKindFault({ own: own2 }, { candidate }) {
  if (own2[0] === void 0 || hasConnections(candidate.kind)) return void 0;
  return `${own2[0].file} is a contest of several connections, and the candidate is a ${candidate.kind ?? "file"}: only libraries and benchmark binaries have several; omit the file from own-workloads`;
}
function requireOneKind(settings, engines) {
  const wanted = contentionSettings(settings);
  const fault = wanted && (ownKindFault(wanted, engines) ?? oneKindFault(engines));
  if (fault !== void 0) throw new InputError(fault);
}

// src/features/figures/contention/facts.ts
var contentionFacts = {
  schema: contentionSchema,
  merge: (shards) => shards.flatMap(({ facts }) => facts ?? [])[0],
  inconsistency: (contention2) => {
    const { rounds, entrants, held, longer } = contention2;
    const paths = new Set(cellsOf(contention2).map(contestPath));
    const all = [...held, ...longer?.held ?? []];
    const stranger = all.find(
      (one) => !paths.has(contestPath(one)) || (held.includes(one) ? one.round > rounds : one.round !== rounds + 1) || !entrants.some((entrant) => entrant.role === one.role && isContender(entrant))
    );
    if (stranger !== void 0)
      return `${contestPath(stranger)} of the ${stranger.role} is no contest of this run of ${rounds} rounds`;
    const untold = all.find((one) => one.fault === void 0 && !hasItsTasks(contention2, one));
    if (untold !== void 0)
      return `${contestPath(untold)} of the ${untold.role} in round ${untold.round} has other tasks than ${tasksText(contention2, untold)}, and no fault`;
    const gap = missingContest(contention2);
    if (gap !== void 0) return `${gap} is missing, though its round was held`;
    const unclear = suspectsIn(contention2).find(
      (suspect) => rolesAgain(suspect, contention2).some(
        (of) => !longer?.held.some((one) => one.role === of && contestPath(one) === contestPath(suspect.cell))
      )
    );
    return unclear && `${contestPath(unclear.cell)} of the ${unclear.role} seems to starve, and was not held longer`;
  }
};
function hasItsTasks(contention2, one) {
  const expected = tasksOf(contention2, one);
  return one.tasks.length === expected.size && [...expected].every(
    ([task, connections2]) => one.tasks.some((found) => found.task === task && found.connections === connections2)
  );
}
function tasksText(contention2, one) {
  return [...tasksOf(contention2, one)].map(([task, connections2]) => `${task} (${connections2})`).join(" and ");
}
function missingContest({ entrants, held, ...program }) {
  const key = ({
    role,
    round,
    ...cell
  }) => `${role} ${round} ${contestPath(cell)}`;
  const known = new Set(held.map(key));
  const failed3 = held.filter(({ fault }) => fault !== void 0);
  for (const round of new Set(held.map((one) => one.round)))
    for (const entrant of entrants.filter(isContender))
      for (const cell of cellsOf(program))
        if (isToHold(entrant, cell, failed3, program) && !known.has(key({ role: entrant.role, round, ...cell })))
          return `${contestPath(cell)} of the ${entrant.role} in round ${round}`;
  return void 0;
}
function requireContention(recording, { given, contents, selection }) {
  const wanted = contentionSettings({ given, contents, suites: selection.suites });
  if (wanted === void 0 || recording.problems !== void 0 || recording.run?.stopped !== void 0)
    return;
  const found = contentionOf(recording);
  if (found?.most !== wanted.most || found?.rounds !== wanted.rounds)
    throw new InputError(
      `input results: contests of ${found?.most ?? "no"} connections were held in ${found?.rounds ?? "no"} rounds, and ${wanted.most ?? "no"} in ${wanted.rounds} are configured: measure again with contention and contention-rounds as configured`
    );
  requireOwn(found, wanted);
  for (const role of rolesOf(recording.engines)) {
    const entrant = found.entrants.find((one) => one.role === role);
    if (entrant === void 0)
      throw new InputError(`input results: contention has no ${role}: measure again`);
    if (entrant.absent === void 0) continue;
    const { kind, missing } = recording.engines[role] ?? {};
    const base = found.entrants.find((one) => one.role === "base");
    const isBeside = base !== void 0 && isContender(base);
    const lacks = missing?.some(({ name: name8 }) => functionsOfPrepared.includes(name8)) === true;
    if (hasConnections(kind) && (isBeside || !lacks))
      throw new InputError(
        `input results: the ${role} is absent from contention, and it is a ${kind ?? "file"}: only a shell, a server, or a library that lacks a function for prepared statements may be, and no such library beside a base that takes part; measure again`
      );
  }
  const fault = ownKindFault(wanted, recording.engines) ?? oneKindFault(recording.engines);
  if (fault !== void 0) throw new InputError(`input results: ${fault}`);
  const held = new Set(found.held.map(({ round }) => round)).size;
  if (hasCandidate(found) && held < wanted.rounds && !isOver(found) && given["max-minutes"] === void 0)
    throw new InputError(`input results: contention has ${held} of ${wanted.rounds} rounds: measure again`);
}
function requireOwn({ own: own2 = [] }, wanted) {
  const missing = wanted.own.find(
    (one) => !own2.some((found) => found.workload === one.name && found.sha256 === ownRecord(one).sha256)
  );
  if (missing !== void 0)
    throw new InputError(
      `input results: the contest ${missing.name} was not held as ${missing.file} and the settings have it: measure again`
    );
}

// src/features/figures/contention/judge.ts
var contentionJudge = {
  name: "contentionFigures",
  noun: "throughput",
  judge: (_, __, examined) => {
    const found = contentionVerdictOf({ examined });
    return found && {
      changes: [
        ...found.comparisons.flatMap(
          (one) => ratioFindings(one, namesOf(one), "throughput", 1e9 / Math.max(1, one.reference))
        ),
        ...found.latencies.flatMap((one) => ratioFindings(one, namesOf(one), one.figure, one.reference))
      ]
    };
  },
  words: {
    reason: ({ base, candidate, multiple, noun = "", ...found }, other) => {
      const figure = noun.replace(/^baseline-/, "");
      const [lead, format] = figure === "throughput" ? ["", perSecond] : [`${figure} `, shortTime];
      return `${lead}${format(candidate)}, ${other} ${format(base)}: ${ratioText(found, multiple)}`;
    },
    title: (failed3) => `${plural(failed3, "figure")} of several connections over ${failed3 === 1 ? "its ceiling" : "their ceilings"}`,
    clause: (failed3) => `${plural(failed3, "figure")} of several connections ${failed3 === 1 ? "is" : "are"} over ${failed3 === 1 ? "its ceiling" : "their ceilings"}`
  }
};
function namesOf({ cell, task }) {
  return { part: contestPath(cell), name: task };
}
function perSecond(ns) {
  return `${count(1e9 / ns)} a second`;
}
var judgedContentionOf = judgedPart(contentionJudge.name);

// src/features/figures/contention/table.ts
function scalingText(one, most2) {
  return one === void 0 || most2 === void 0 || one === 0 ? "-" : `${multiplier(most2 / one)}x`;
}
function scalingTable({ contention: contention2, comparisons }, names) {
  const roles2 = measuredRoles(contention2);
  const others3 = references.filter((role) => roles2.includes(role));
  return {
    columns: [
      ...left("Workload", "In", "Task"),
      ...right("N"),
      ...left("Engine"),
      ...right("1/s", "of N = 1", "p99", "Longest", ...others3.map((role) => `of ${engineName(names, role)}`))
    ],
    rows: rowsOf(contention2).flatMap(({ workload, mode, task, ladder }) => {
      const most2 = ladder.at(-1) ?? 1;
      const beside = others3.map(
        (against) => comparisons.find(
          ({ cell, ...one }) => cell.workload === workload && cell.mode === mode && cell.connections === most2 && one.task === task && one.against === against
        )
      );
      return roles2.flatMap((role) => {
        const figures2 = (connections2) => figuresOf(contention2, role, { workload, mode, connections: connections2 }, task);
        const [one, last] = [figures2(ladder[0] ?? 1), figures2(most2)];
        const isLadder = ladder.length > 1 && task !== "checkpointer";
        if (last === void 0) return [];
        const ratios = beside.map(
          (found) => role !== "candidate" || found === void 0 ? "" : multipleText(found)
        );
        return [
          {
            cells: [
              ...[workload, mode, task, count(most2), engineName(names, role), count(last.perSecond)],
              isLadder ? scalingText(one?.perSecond, last.perSecond) : "-",
              ...[last.p99, last.longest].map((ns) => ns === void 0 ? "-" : shortTime(ns)),
              ...ratios
            ],
            highlighted: role === "candidate" && beside.some((found) => found?.isOver === true)
          }
        ];
      });
    })
  };
}
function contestTable({ contention: contention2 }, workload, names) {
  const rows = rowsOf(contention2).filter((one) => one.workload === workload);
  return {
    columns: [
      ...left("In", "Task"),
      ...right("N"),
      ...left("Engine"),
      ...right("1/s", "Median", "p99", "Longest", "Refused", "Again", "Least")
    ],
    rows: rows.flatMap(
      ({ workload: name8, mode, task, ladder }) => ladder.flatMap(
        (connections2) => measuredRoles(contention2).flatMap((role) => {
          const found = figuresOf(contention2, role, { workload: name8, mode, connections: connections2 }, task);
          if (found === void 0) return [];
          const time = (ns) => ns === void 0 ? "-" : shortTime(ns);
          const fair = found.average === 0 ? "-" : `${Math.round(100 * found.least / found.average)}%`;
          return [
            {
              cells: [
                ...[mode, task, count(connections2), engineName(names, role), count(found.perSecond)],
                ...[time(found.p50), time(found.p99), time(found.longest)],
                ...[count(found.busy), count(found.repeated), fair]
              ]
            }
          ];
        })
      )
    )
  };
}

// src/features/figures/contention/page.ts
var contentionPage = { add: withContention };
function withContention(page, recording, verdict) {
  const found = contentionVerdictOf(verdict);
  if (found === void 0 || page.run === void 0 || found.contention.held.length === 0) return page;
  const names = engineNames(recording, inPage);
  const contention2 = workloadsOf(found.contention).map((workload) => {
    const plots = rowsOf(found.contention).filter((one) => one.workload === workload && one.task !== "checkpointer").map((row) => plotData(found.contention, row));
    return {
      name: workload,
      title: titleOf(found.contention, workload),
      table: contestTable(found, workload, names),
      plots
    };
  });
  return { ...page, run: { ...page.run, contention: contention2 } };
}
function plotData(contention2, { workload, mode, task, ladder }) {
  const of = (role) => {
    const values = ladder.map(
      (connections2) => figuresOf(contention2, role, { workload, mode, connections: connections2 }, task)?.perSecond ?? null
    );
    return values.every((value) => value === null) ? void 0 : values;
  };
  return {
    title: `${task} in ${mode}`,
    connections: ladder,
    perSecond: { baseline: of("baseline"), candidate: of("candidate"), base: of("base") }
  };
}

// src/features/figures/contention/pass.ts
import path8 from "node:path";
var contentionPass = {
  part: "hold contests",
  isWanted: (settings) => contentionSettings(settings) !== void 0 && isMachineForAll(settings),
  measure: async (settings, { progress, signal }, { engines, folder, catalogue, isOutOfTime, kept, keep }) => {
    const wanted = contentionSettings(settings);
    if (wanted === void 0) throw new Error("the settings do not ask for contention");
    const { most: most2, rounds, own: contests } = wanted;
    const own2 = contests.length === 0 ? void 0 : contests.map(ownRecord);
    const program = { most: most2, own: own2 };
    const { rows, seed, warehouses, sampleTimeout } = settings;
    const known = readKept(storedRoundSchema, kept, "contests").filter(
      (one) => programKey(one) === programKey(program) && one.round <= rounds
    );
    const held = known.flatMap((one) => one.held);
    const workspace = new Workspace(
      path8.join(folder, "contention"),
      { rows, seed, warehouses },
      {},
      catalogue
    );
    const asked2 = { ...program, contests };
    const arena = await Arena.open({ engines, workspace, program: asked2, seed, signal, sampleTimeout }, held);
    try {
      for (let round = 1; round <= rounds && hasCandidate(arena) && !isOutOfTime(); round++) {
        if (isOver({ ...program, entrants: arena.entrants, held })) break;
        if (known.some((one) => one.round === round)) continue;
        const where = `round ${round} of ${rounds}`;
        if (most2 !== void 0) progress.step(`up to ${most2} connections at once: ${where}`);
        const all = await arena.hold(round, cellsOf(program), (cell, role) => {
          const length = ownOf(program, cell)?.windowMs;
          if (length !== void 0)
            progress.step(`${contestPath(cell)} of the ${role} for ${shortTime(1e6 * length)}: ${where}`);
        });
        keep(`round ${round}`, { ...program, round, held: all });
        held.push(...all);
      }
      const { entrants } = arena;
      return await arena.holdLonger({ version: 1, ...program, rounds, windowMs, entrants, held });
    } catch (cause) {
      if (!signal.aborted || held.length === 0) throw cause;
      return { version: 1, ...program, rounds, windowMs, entrants: arena.entrants, held };
    } finally {
      await arena.close();
    }
  }
};

// src/features/figures/contention/report.ts
var contentionReport = {
  blocks: ({ verdict, words: words4 }) => {
    const found = contentionVerdictOf(verdict);
    if (found === void 0) return [];
    const { contention: contention2 } = found;
    const items = findingTexts2(found, words4.names);
    const escapeMessage = escapeClaim(words4.text, verdict);
    const tables = workloadsOf(contention2).map(
      (workload) => titledTable(
        `${workload}: ${titleOf(contention2, workload)}`,
        contestTable(found, workload, words4.shortNames)
      )
    );
    const hasFigures = contention2.held.length > 0;
    const findings = {
      kind: "section",
      title: "Several connections",
      blocks: [
        ...hasFigures ? [{ kind: "text", text: introduction(subject(contention2), "throughput", items.length) }] : [],
        { kind: "list", items },
        {
          kind: "list",
          items: [
            ...entrantTexts(contention2, words4.names, escapeMessage),
            ...stallTexts(contention2, words4.names),
            ...refusalTexts(contention2, words4.names, escapeMessage),
            ...uncheckedTexts(contention2, words4.names),
            ...lookTexts(contention2, words4.names)
          ]
        },
        ...hasFigures ? [{ kind: "table", table: scalingTable(found, words4.shortNames), level: "full" }] : []
      ]
    };
    const details = hasFigures ? [{ kind: "details", title: "Contests by number of connections", blocks: tables, level: "full" }] : [];
    return [...at("below the sections", findings), ...at("measurement", ...details)];
  },
  againstBase: (verdict, names, escapeText) => {
    const found = contentionVerdictOf(verdict);
    if (found === void 0) return [];
    return faultTexts2(found.listed, names, escapeText, verdict.untrusted === true).map(
      ({ name: name8, reason: reason3 }) => `${name8}: ${reason3}`
    );
  },
  outputs: ({ features: features2, examined }) => ({
    "contention-findings": [
      ...(judgedContentionOf({ features: features2 })?.changes ?? []).map(
        (one) => ratioOutput(one, { task: one.name, against: one.against ?? "base" })
      ),
      ...(contentionVerdictOf({ examined })?.faults ?? []).map(({ cell, role, kind }) => ({
        path: cell === void 0 ? "contention" : contestPath(cell),
        ...{ engine: role, fault: kind, outcome: "fail" }
      }))
    ]
  }),
  notes: (verdict) => {
    const found = contentionVerdictOf(verdict);
    return found === void 0 ? [] : [contentionNote(found.contention)];
  },
  suiteFacts: (verdict, names) => {
    const found = contentionVerdictOf(verdict);
    return found === void 0 ? [] : [{ label: "Several connections", value: contentionSummary(found, names) }];
  }
};

// src/features/figures/contention/feature.ts
var name6 = "contention";
var examination5 = {
  name: name6,
  examine: ({ features: features2 }, criteria) => assessContention(contentionOf({ features: features2 }), criteria),
  words: contentionWords
};
var contention = {
  name: name6,
  options: contentionOptions,
  ceilings: contentionCeilings,
  requireEngines: requireOneKind,
  pass: contentionPass,
  facts: contentionFacts,
  trust: requireContention,
  examination: examination5,
  judge: contentionJudge,
  report: contentionReport,
  outputs: {
    "contention-findings": {
      meaning: "JSON array of findings with several connections: path, with task, against, ratio, ceiling and outcome, or with engine and fault",
      empty: []
    }
  },
  page: contentionPage
};

// src/features/figures/counters/asking.ts
function withCounters(catalogue, given) {
  const { counters: query } = valuesOf2(counterOptions, given);
  if (query === void 0) return catalogue;
  const asking = countableSuites.map((name8) => [name8, askingSuite(catalogue[name8], query)]);
  return { ...catalogue, ...Object.fromEntries(asking) };
}
function askingSuite(suite2, query) {
  const counters2 = countersQuery(query, suite2.dialect ?? "sqlite");
  return { ...suite2, workloads: suite2.workloads.map((one) => ({ ...one, counters: counters2 })) };
}
var requireAsked = ({ given, threads, suites: suites2, base }) => {
  const { counters: query } = valuesOf2(counterOptions, given);
  if (query === void 0) return;
  if (!suites2.some((name8) => countableSuites.includes(name8)))
    throw new InputError(
      `counters: none of the measured suites, ${suites2.join(", ")}, can be asked: omit it, or measure others`
    );
  if (threads > 1)
    throw new InputError("counters: several connections are not asked: omit it, or measure with threads 1");
  if (base === void 0)
    throw new InputError(
      "counters: they are compared with the base's, and no base is given: name one with base, or omit it"
    );
};

// src/features/figures/counters/feature.ts
var counterJudge = {
  name: "counters",
  noun: "counter",
  judge: ({ tests }, { ceilings }) => compareCounters(tests, ceilings),
  words: {
    reason: counterReason,
    title: (failed3) => `${plural(failed3, "counter")} over the base`,
    clause: (failed3) => `${plural(failed3, "counter")} of the engine ${failed3 === 1 ? "exceeds its ceiling" : "exceed their ceilings"} against the base`,
    withheld: {
      title: (counters2) => `${plural(counters2, "counter")} not comparable with the base`,
      clause: (counters2) => `${plural(counters2, "counter")} of the engine ${counters2 === 1 ? "has" : "have"} one value on the base, and not on the candidate`
    }
  }
};
var counters = {
  name: "counters",
  options: { counting: counterOptions },
  amend: withCounters,
  require: requireAsked,
  ceilings: (given) => {
    const { "counter-ceiling": ceiling, "counter-floor": floor } = valuesOf2(counterOptions, given);
    return { counters: ceiling, counterFloor: floor > 0 ? floor : void 0 };
  },
  judge: counterJudge,
  trust: requireCounters,
  report: { againstBase: counterTexts, warnings: counterWarnings }
};
function requireCounters({ tests }, { catalogue }) {
  for (const test of tests.filter((one) => findWorkload(one, catalogue)?.counters !== void 0))
    for (const { role, counters: counters2, uncounted } of test.checks) {
      const isExcused = role === "baseline" || role === "base" && uncounted !== void 0;
      if (counters2 === void 0 && !isExcused)
        throw new InputError(
          `input results: ${formatValue(testPath(test))}: the ${role}'s counters are missing, and every run asks for them: measure again`
        );
    }
}

// src/features/figures/counts/facts.ts
import { isDeepStrictEqual } from "node:util";
var countFacts = {
  schema: countsSchema,
  merge,
  disagreements,
  // Shards without counts go with shards that have some: a warning names them.
  comparable: (one, other) => {
    if (one === void 0 || other === void 0) return [];
    return [{ name: "the row count of counted instructions", values: [one.rows, other.rows] }];
  }
};
function merge(shards) {
  const [first, ...others3] = shards.flatMap(({ facts }) => facts ?? []);
  if (first === void 0) return void 0;
  const isSame = others3.every((one) => isDeepStrictEqual(one.environment, first.environment));
  const { version, environment, rows } = first;
  const problems = new Set([first, ...others3].flatMap(({ problem }) => problem ?? []));
  const tests = new Map(
    [...others3.toReversed(), first].flatMap((one) => one.tests.map((test) => [test.test, test]))
  );
  return {
    version,
    rows,
    ...isSame ? { environment } : {},
    ...problems.size === 0 ? {} : { problem: [...problems].join("; ").slice(0, limits.text) },
    tests: [...tests.values()]
  };
}
function disagreements(shards) {
  const uncounted = shards.filter(
    ({ recording: { run: run3 }, facts }) => run3?.confirms === void 0 && facts === void 0
  );
  if (uncounted.length === 0) return [];
  return [
    `Instructions were counted in some of the merged results only, so that no ceiling of them is applied to the others: ${uncounted.map(({ fileName }) => fileName).join(", ")}.`
  ];
}
function requireCounts(recording, { catalogue, given }) {
  const rows = countRows(given);
  if (rows === void 0) return;
  const counts2 = countsOf(recording);
  if (counts2?.rows !== rows)
    throw new InputError(
      `input results: instructions were counted with ${counts2?.rows ?? "no"} rows, and ${rows} are configured: measure again with counts and count-rows as configured`
    );
  const counted = new Map(counts2.tests.map((one) => [one.test, one.counts]));
  const isCounted = ({ variant }) => catalogue[suiteOf(variant)].isCounted?.(variant) ?? true;
  for (const test of recording.tests.filter(isCounted)) {
    const own2 = counted.get(testPath(test)) ?? [];
    const missing = test.checks.find(({ role }) => own2.every((count3) => count3.role !== role));
    if (missing !== void 0)
      throw new InputError(
        `input results: ${formatValue(testPath(test))}: the ${missing.role}'s instructions are missing, and the configuration has counts: measure again`
      );
  }
}

// src/features/figures/counts/judge.ts
var unknownOptions = { baseline: void 0, candidate: void 0 };
var instructionJudge = {
  name: "instructions",
  noun: "instructions",
  judge: ({ tests, features: features2, compileOptions = unknownOptions }, { ceilings, untrusted }) => compareInstructions(withCounts(tests, countsOf({ features: features2 })), compileOptions, ceilings, untrusted),
  words: {
    reason: instructionReason,
    title: (failed3) => `instructions of ${plural(failed3, "test")} over the base`,
    clause: (failed3) => `the instructions of ${plural(failed3, "test")} exceed their ceiling against the base`,
    withheld: {
      title: (tests) => `instructions of ${plural(tests, "test")} not counted`,
      clause: (tests) => `the instructions of ${plural(tests, "test")} cannot be counted on the candidate, and can on the base`
    },
    undecided: {
      title: (tests) => `instructions of ${plural(tests, "test")}`,
      clause: (tests) => `the instructions of ${plural(tests, "test")} were to be judged and are not known`,
      reason: (why) => `instructions are not judged: ${why}`
    }
  }
};

// src/features/figures/counts/pass.ts
var countingPass = {
  part: "count instructions",
  isWanted: (settings) => wantedRows(settings) !== void 0,
  measure: async (settings, context, { samples, kept, keep, ...inputs }) => {
    const rows = wantedRows(settings);
    if (rows === void 0) throw new Error("the settings do not ask for counts");
    const { records, counting } = await countInstructions({ ...settings, countRows: rows }, context, {
      ...inputs,
      records: samples.tests,
      compileOptions: perEngine(inputs.engines, (_, role) => samples.findings?.engines[role]?.compileOptions),
      earlier: readCounts(kept, samples.tests),
      keep: (test, count3, basis) => {
        const path16 = testPath(test);
        keep(`${path16} ${count3.role}`, { test: path16, count: count3, basis });
      }
    });
    return createCounts(records, counting);
  }
};
function wantedRows({ given, criteria }) {
  return criteria.rule.confirms === void 0 ? countRows(given) : void 0;
}
function readCounts(kept, planned) {
  const paths = new Set(planned.map(testPath));
  const counts2 = readKept(storedCountSchema, kept, "counts");
  const unplanned = counts2.find(({ test }) => !paths.has(test));
  if (unplanned === void 0) return counts2;
  throw new InputError(
    `results.sqlite has a count of ${formatValue(unplanned.test)}, which is not planned: measure again without --resume`
  );
}

// src/features/figures/counts/report.ts
var instructionReport = {
  blocks: ({ verdict, words: words4 }) => {
    const [summary, ...others3] = instructionTexts(verdict, words4.names, words4.text);
    if (summary === void 0) return [];
    const table2 = instructionTable(instructionsOf(verdict), words4.shortNames, words4.cell);
    const items = functionTexts(verdict, words4.text);
    return at(
      "below the sections",
      {
        kind: "section",
        title: "Instructions against the base",
        blocks: [
          { kind: "text", lead: "Instructions", text: summary.replace(/^Instructions: /, "") },
          ...others3.map((text2) => ({ kind: "text", text: text2 }))
        ]
      },
      { kind: "table", title: "Instructions that changed", table: table2 },
      { kind: "details", title: "The functions that changed", blocks: [{ kind: "list", items }] }
    );
  },
  warnings: (verdict, _, escapeText) => instructionWarnings(verdict, escapeText),
  notes: (verdict) => (instructionsOf(verdict)?.tests.size ?? 0) === 0 ? [] : [instructionNote],
  facts: (recording, escapeFact) => {
    const counts2 = countsOf(recording);
    return counts2 === void 0 ? [] : [{ label: "Instructions", value: countingText(counts2, escapeFact) }];
  },
  column: instructionColumn
};
var instructionPage = {
  testData: (test, verdict, names) => ({ instructions: instructionData(test, verdict, names) })
};
function instructionData(record3, verdict, names) {
  const instructions = instructionsOf(verdict);
  const path16 = testPath(record3);
  if (instructions === void 0 || !instructions.asked.has(path16)) return void 0;
  const isOwn = ({ test }) => testPath(test) === path16;
  const counted = instructions.tests.get(path16);
  const { base, candidate } = counted?.instructions ?? {};
  const change = instructions.changes.find(isOwn);
  return {
    taken: counted?.instructions ?? {},
    statements: counted?.statements,
    ...base === void 0 || candidate === void 0 ? {} : { change: (candidate - base) / base },
    lines: [
      ...change === void 0 ? [] : [instructionReason(change, engineName(names, "base"))],
      ...change?.profile === void 0 ? [] : [functionText(change.profile, verdict, inPage)],
      ...instructions.uncounted.filter(isOwn).map(({ why }) => uncountedReason(why, verdict, inPage))
    ]
  };
}
function instructionTable(instructions, names, escapeText) {
  if (instructions === void 0 || instructions.changes.length === 0) return void 0;
  return {
    columns: [
      ...named("Test"),
      ...right(engineName(names, "base"), names.candidate, "Change", "A statement", "A row")
    ],
    rows: instructions.changes.slice(0, mostChanges).map((change) => ({
      cells: cellsOf2(change, escapeText),
      highlighted: change.outcome !== "pass"
    }))
  };
}
function cellsOf2({ test, base, candidate, share, ceiling, outcome, work }, escapeText) {
  const over = outcome === "pass" ? "" : ` (over ${ceiling}%${outcome === "accepted" ? ", accepted" : ""})`;
  const rows = work.rows + work.changes;
  const change = (things) => things === 0 ? "-" : signedAmount((candidate - base) / things);
  return [
    escapeText(testPath(test)),
    count(base),
    count(candidate),
    `${signedHundredths(share)}${over}`,
    change(work.statements),
    change(rows)
  ];
}
function signedAmount(value) {
  return `${value < 0 ? "-" : "+"}${amountPer(Math.abs(value))}`;
}

// src/features/figures/counts/feature.ts
var counts = {
  name: "counts",
  options: countOptions,
  ceilings: countCeilings,
  pass: countingPass,
  facts: countFacts,
  trust: requireCounts,
  judge: instructionJudge,
  report: instructionReport,
  page: instructionPage
};

// src/features/figures/footprint/words.ts
var mostChanges2 = 10;
var maxListed = 20;
var footprintNote = "Costs besides time are of one untimed process that does a test's work and nothing else. File bytes: all files of the database after the connection was closed. Written: what its system calls wrote, whatever it was written to. Allocations: calls of the C library's allocator. Peak memory: the most bytes that were allocated at once. Files that are mapped into memory and memory that an engine takes from the system itself are not in them.";
var leastMultiple = 1.5;
function changeText2({ name: name8, base, candidate }, other) {
  const { verb, noun, format } = figureOf2(name8);
  const own2 = `${verb} ${amount(format(candidate), noun)}, ${other}`;
  if (base <= 0) return `${own2} none`;
  if (isMultiple({ base, candidate })) return `${own2} ${format(base)}: ${about(candidate / base)}x`;
  const less = noun.endsWith("s") && !isBytes(noun) ? "fewer" : "less";
  const share = exactPercent(candidate / base - 1);
  return `${own2} ${format(base)}: ${share} ${candidate > base ? "more" : less}`;
}
function isMultiple({ base, candidate }) {
  return base > 0 && candidate >= leastMultiple * base;
}
function isBytes(noun) {
  return noun.startsWith("bytes");
}
function amount(value, noun) {
  if (isBytes(noun)) return `${value}${noun.slice("bytes".length)}`;
  return noun.endsWith("s") ? `${value} ${noun}` : `${value} of ${noun}`;
}
function footprintReason(change, other) {
  const { ceiling = 0, outcome, against } = change;
  const most2 = against === "baseline" ? `${ceiling}x` : isMultiple(change) ? `${Number((1 + ceiling / 100).toFixed(4))}x` : `${ceiling}%`;
  return `${changeText2(change, other)}${outcome === "pass" ? "" : `; the ceiling is ${most2}`}`;
}
function aboutTest({ test }, text2, names, escapeText) {
  return `${test === void 0 ? names.candidate : escapeText(testPath(test))} ${text2}`;
}
function footprintSummary(verdict, names, escapeText) {
  const changes = (footprintsOf(verdict)?.changes ?? []).filter(({ against }) => against === void 0);
  const [largest] = changes;
  if (largest === void 0) return [];
  const text2 = aboutTest(largest, changeText2(largest, engineName(names, "base")), names, escapeText);
  if (changes.length === 1) return [`Costs besides time: ${text2}.`];
  const grown = changes.filter(({ base, candidate }) => candidate > base).length;
  const all = plural(changes.length, "figure");
  const some = grown === 0 ? `${all} shrank` : `${all} changed, ${count(grown)} of them grew`;
  const counted = grown === changes.length ? `${all} grew` : some;
  return [`Costs besides time: ${counted}; the largest change: ${text2}.`];
}
function changeLines(verdict, names, escapeText) {
  const changes = footprintsOf(verdict)?.changes ?? [];
  const lines = changes.slice(0, mostChanges2).map((change) => {
    const reason3 = footprintReason(change, engineName(names, change.against ?? "base"));
    return aboutTest(change, reason3, names, escapeText);
  });
  const left2 = changes.length - lines.length;
  return left2 === 0 ? lines : [...lines, `and ${plural(left2, "smaller change")}: the results file has all`];
}
function unsteadyLines(verdict, names, escapeText) {
  const all = Map.groupBy(
    footprintsOf(verdict)?.unsteady ?? [],
    (one) => `${one.name} of ${andList(one.roles.map((role) => engineName(names, role)))}`
  );
  const lines = [...all].map(([what, alike]) => {
    const [first] = alike;
    const where = alike.length === 1 ? escapeText(findingPath(first)) : plural(alike.length, "test");
    return `${where}: ${what}: two processes of one engine gave other values, so that it is not compared.`;
  });
  return truncateList(maxListed, lines, (left2) => `and ${plural(left2, "more figure")}`);
}
var unmeasuredWords = {
  platform: "this system does not count them",
  refused: "the system does not show them, for which a container can need more rights",
  "C library": "only glibc's allocator can be counted",
  static: "no library that counts can be loaded before a static program",
  shell: "a shell is a program of its own, whose allocator is not replaced",
  server: "a server's processes are its own"
};
function missingLines(verdict, { engines, suite: suite2 }, names, escapeText) {
  const tests = footprintsOf(verdict)?.tests ?? [];
  if (tests.length === 0)
    return (suite2?.threads ?? 1) > 1 ? ["Not measured: several connections are in one process, whose costs are not of one test's work alone"] : [];
  const lacking = roles.flatMap((role) => {
    const { unmeasured = {}, uncounted } = engines[role] ?? {};
    const unseen = verdict.untrusted === true ? "the measuring job reports why" : escapeText(uncounted ?? "");
    const figures2 = testFigures.flatMap(({ name: name8, isOf: isOf2, part }) => {
      const own2 = tests.filter(({ test, values }) => isOf2(test) && values[role] !== void 0);
      const without = own2.filter(({ values }) => values[role]?.[name8] === void 0).length;
      if (without === 0) return [];
      const figure = without === own2.length ? name8 : `${name8} of ${plural(without, "test")}`;
      const reason3 = part && unmeasured[part];
      const ofCalls = uncounted === void 0 ? "not all of its calls are seen" : unseen;
      const unknown = part === void 0 ? ofCalls : "something that the results do not say";
      return [{ figure, why: reason3 === void 0 ? unknown : unmeasuredWords[reason3] }];
    });
    return [...Map.groupBy(figures2, ({ why }) => why)].map(([why, alike]) => ({
      role,
      why: `${andList(alike.map(({ figure }) => figure))}, since ${why}`
    }));
  });
  return [...Map.groupBy(lacking, ({ why }) => why)].map(
    ([why, alike]) => `Not measured of ${andList(alike.map(({ role }) => engineName(names, role)))}: ${why}`
  );
}
function ownAllocatorLines(verdict, names) {
  const tests = footprintsOf(verdict)?.tests ?? [];
  return roles.flatMap((role) => {
    const calls = tests.flatMap(({ values }) => values[role]?.allocations ?? []);
    return calls.length === 0 || calls.some((one) => one > 0) ? [] : [
      `${engineName(names, role)} never calls the C library's allocator: its memory is of an allocator of its own, which is not counted; resident-bytes has it`
    ];
  });
}

// src/features/figures/footprint/judge.ts
var footprintJudge = {
  name: "footprint",
  noun: "footprint",
  judge: ({ tests, engines }, { ceilings }) => compareFootprints(tests, engines, ceilings),
  words: {
    reason: footprintReason,
    title: (failed3) => `${plural(failed3, "cost")} besides time over ${failed3 === 1 ? "its ceiling" : "their ceilings"}`,
    clause: (failed3) => `${plural(failed3, "cost")} of tests besides time ${failed3 === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`,
    withheld: {
      title: (figures2) => `${plural(figures2, "cost")} besides time not known`,
      clause: (figures2) => `${plural(figures2, "cost")} of tests besides time ${figures2 === 1 ? "was" : "were"} measured on the other engine and not on the candidate`
    },
    undecided: {
      title: (tests) => `costs of ${plural(tests, "test")} besides time`,
      clause: (tests) => `costs of ${plural(tests, "test")} besides time were to be judged and are not known`,
      reason: (why) => `a cost besides time is not judged: ${why}`
    }
  }
};

// src/features/figures/footprint/options.ts
var footprint = {
  "footprint-ceiling": option(percentageOrOff(), {
    help: "Largest growth of exact costs besides time, of tests and of the engine's files",
    note: "Against the base. A cost that only the base has is over it. [Guide](footprint.md).",
    unit: "percent",
    offered: judging,
    default: defaultCriteria.ceilings.footprint ?? 5
  })
};
var footprintOptions = { counting: footprint };
function footprintCeilings(given) {
  const { "footprint-ceiling": ceiling } = valuesOf2(footprint, given);
  return ceiling === "off" ? {} : { footprint: ceiling };
}

// src/features/figures/footprint/table.ts
var telling = {
  "file-bytes": "file bytes",
  "written-bytes": "bytes written",
  allocations: "allocations",
  "peak-bytes": "peak memory"
};
function sectionTable2(tests, names, escapeText) {
  const sections = Map.groupBy(tests, ({ test }) => sectionPath(test));
  const rows = [...sections].map(([path16, own2]) => ({ name: escapeText(path16), tests: own2 }));
  return costTable(
    "Section",
    Object.keys(telling).map((name8) => figureOf2(name8)),
    rows,
    names
  );
}
function testTable(tests, names, escapeText) {
  const rows = tests.map((one) => ({ name: escapeText(one.test.workload), tests: [one] }));
  return costTable("Test", testFigures, rows, names);
}
function figureTable({ values }, names) {
  const shown = roles.filter((role) => values[role] !== void 0);
  return {
    columns: [...left("Cost besides time"), ...right(...shown.map((role) => engineName(names, role)))],
    rows: testFigures.flatMap(({ name: name8, heading, format }) => {
      const own2 = shown.map((role) => values[role]?.[name8]);
      if (own2.every((value) => value === void 0)) return [];
      return [{ cells: [heading, ...own2.map((value) => value === void 0 ? "-" : format(value))] }];
    })
  };
}
var leastStanding = 2;
function standingOut(tests, names, escapeText) {
  const sections = [...Map.groupBy(tests, ({ test }) => sectionPath(test))];
  const found = Object.entries(telling).flatMap(([name8, noun]) => {
    const figure = figureOf2(name8);
    const multiples = sections.flatMap(([path16, own2]) => {
      const { baseline = 0, candidate = 0 } = sumsOf(figure, own2);
      const isMore = candidate - baseline > figure.negligible * own2.length;
      if (!isMore || baseline === 0) return [];
      const values = isTiny(figure, own2, baseline) ? { figure, candidate, baseline } : void 0;
      return [{ noun, path: path16, multiple: candidate / baseline, values }];
    });
    const telling2 = multiples.some(
      ({ values, multiple }) => values === void 0 && multiple >= leastStanding
    );
    return multiples.filter(({ values }) => !telling2 || values === void 0).toSorted((one, other) => other.multiple - one.multiple).slice(0, 1);
  });
  const standing = found.filter(({ multiple }) => multiple >= leastStanding).toSorted(
    (one, other) => Number(one.values !== void 0) - Number(other.values !== void 0) || other.multiple - one.multiple
  );
  if (standing.length === 0) return "";
  const paths = new Set(standing.map(({ path: path16 }) => path16));
  const place2 = (path16) => sections.length > 1 ? ` (${escapeText(path16)})` : "";
  const items = standing.map(({ multiple, noun, path: path16, values }, index) => {
    const where = paths.size > 1 ? place2(path16) : "";
    if (values === void 0)
      return `${multipleText2(multiple)}x the ${noun}${index === 0 ? ` of ${names.baseline}` : ""}${where}`;
    const { figure, candidate, baseline } = values;
    const many = `${figure.format(candidate)} ${figure.format === count ? "" : "of "}${noun}`;
    return `${many} where ${names.baseline} has ${figure.format(baseline)}${where}`;
  });
  return `${items.join(", ")}${paths.size > 1 ? "" : place2(standing[0]?.path ?? "")}.`;
}
function isTiny({ negligible }, tests, baseline) {
  return baseline <= negligible * tests.length;
}
function costTable(heading, figures2, rows, names) {
  const shown = figures2.filter(
    ({ name: name8 }) => rows.some(
      ({ tests }) => tests.some(({ values }) => roles.some((role) => (values[role]?.[name8] ?? 0) > 0))
    )
  );
  if (shown.length === 0) return void 0;
  const order = [...names.baseline === void 0 ? [] : [names.baseline], names.candidate].join(", ");
  return {
    columns: [...named(`${heading} (${order})`), ...right(...shown.map((figure) => figure.heading))],
    rows: rows.map(({ name: name8, tests }) => ({
      cells: [name8, ...shown.map((figure) => costText2(figure, tests, names))]
    }))
  };
}
function costText2(figure, tests, names) {
  const { baseline, candidate, base } = sumsOf(figure, tests);
  if (candidate === void 0) return "-";
  const values = [baseline, candidate].flatMap(
    (value) => value === void 0 ? [] : [figure.format(value)]
  );
  const multiple = baseline === void 0 || baseline === 0 ? "" : `: ${multipleText2(candidate / baseline)}x`;
  const other = base === void 0 ? void 0 : figure.format(base);
  const beside = other === void 0 || other === figure.format(candidate) ? "" : `; ${engineName(names, "base")} ${other}`;
  return `${values.join(", ")}${multiple}${beside}`;
}
function multipleText2(ratio) {
  return ratio < 9.995 ? multiplier(ratio) : count(Number(ratio.toPrecision(3)));
}
function sumsOf({ name: name8 }, tests) {
  const having = roles.filter((role) => tests.some(({ values }) => values[role]?.[name8] !== void 0));
  const common = tests.filter(({ values }) => having.every((role) => values[role]?.[name8] !== void 0));
  if (common.length === 0) return {};
  return Object.fromEntries(
    having.map((role) => [role, common.reduce((sum2, { values }) => sum2 + (values[role]?.[name8] ?? 0), 0)])
  );
}

// src/features/figures/footprint/report.ts
var title = "Costs besides time";
var mostOutputs = 1e3;
var footprintReport = {
  blocks: ({ recording, verdict, words: words4, isBrief }) => {
    const footprints = footprintsOf(verdict);
    if (footprints === void 0) return [];
    const { names, text: text2, shortNames, cell } = words4;
    const standing = standingOut(footprints.tests, names, text2);
    const costs = standing === "" ? [] : at("costs", { kind: "text", lead: "Besides time", text: standing });
    if (isBrief) return costs;
    const blocks = [
      { kind: "table", title, table: sectionTable2(footprints.tests, shortNames, cell) },
      { kind: "list", items: changeLines(verdict, names, text2) },
      {
        kind: "list",
        items: [...missingLines(verdict, recording, names, text2), ...ownAllocatorLines(verdict, names)]
      }
    ];
    return [
      ...costs,
      ...at("below the sections", { kind: "details", level: "without passing rows", title, blocks })
    ];
  },
  outputs: (verdict) => {
    const { changes = [], engine } = footprintsOf(verdict) ?? {};
    const shown = changes.slice(0, mostOutputs).map((one) => ({
      ...{ test: findingPath(one), figure: one.noun ?? one.name },
      ...{ base: one.base, candidate: one.candidate, outcome: one.outcome }
    }));
    return { "footprint-changes": shown, "engine-bytes": engine?.candidate };
  },
  againstBase: footprintSummary,
  warnings: unsteadyLines,
  notes: (verdict) => (footprintsOf(verdict)?.tests.length ?? 0) === 0 ? [] : [footprintNote],
  suiteFacts: (verdict, names) => {
    const sizes = roles.flatMap((role) => {
      const size = footprintsOf(verdict)?.engine[role];
      return size === void 0 ? [] : [`${engineName(names, role)} ${bytes(size)}`];
    });
    return sizes.length === 0 ? [] : [{ label: "Code and data of the engines", value: sizes.join(", ") }];
  },
  sectionBlocks: ({ verdict, words: words4, isBrief }) => {
    const { shortNames, cell, isNarrow } = words4;
    const tests = isBrief || isNarrow ? [] : footprintsOf(verdict)?.tests ?? [];
    const isOf2 = (section) => ({ test }) => sectionPath(test) === sectionPath(section);
    return (section) => {
      const table2 = testTable(tests.filter(isOf2(section)), shortNames, cell);
      return table2 === void 0 ? [] : [
        {
          kind: "details",
          title: `${title}: ${sectionTitle(section)}`,
          blocks: [{ kind: "table", table: table2 }]
        }
      ];
    };
  },
  testBlocks: (_, verdict, { names, cellNames, text: text2 }) => {
    const { tests = [], changes = [], withheld = [] } = footprintsOf(verdict) ?? {};
    const byPath = new Map(tests.map((one) => [testPath(one.test), one]));
    const found = Map.groupBy([...changes, ...withheld], findingPath);
    return (test) => {
      const own2 = byPath.get(testPath(test));
      if (own2 === void 0) return [];
      const items = (found.get(testPath(test)) ?? []).map((one) => {
        const other = engineName(names, one.against ?? "base");
        return `${one.name}: ${findingReason(footprintJudge, one, other, text2)}`;
      });
      return [
        // Parts of a page need different names.
        { kind: "table", title: `${title}, of this test`, table: figureTable(own2, cellNames) },
        { kind: "list", items }
      ];
    };
  }
};

// src/features/figures/footprint/trust.ts
function requireFootprints({ tests, engines, run: run3 }, { given, threads }) {
  if (!isAsked(given) || threads > 1) return;
  const refuse = (what) => {
    throw new InputError(
      `input results: ${what}, and every run measures costs besides time: measure again with this version of the tool, or set footprint-ceiling: off`
    );
  };
  for (const role of rolesOf(engines)) {
    const { kind, size, unmeasured = {} } = engines[role];
    if (size === void 0 && kind !== "server") refuse(`the size of the ${role}'s file is missing`);
    for (const [part, reason3] of Object.entries(unmeasured)) {
      const expected = kindOfReason[reason3];
      const claim = reason3 === "static" ? reason3 : `a ${reason3}`;
      if (expected !== void 0 && kind !== expected)
        refuse(`the ${role}'s ${part} is missing since it is ${claim}, and it is a ${kind ?? "file"}`);
    }
  }
  for (const test of tests) {
    for (const check of test.checks) {
      const missing = missingFigure(test, check, engines[check.role]);
      if (missing !== void 0)
        refuse(`${formatValue(testPath(test))}: the ${check.role}'s ${missing.name} is missing`);
    }
    const isRepeated = run3?.stopped === void 0 && footprintsDiffer(test);
    const single = isRepeated ? test.checks.find(({ role, footprintAgain }) => role !== "baseline" && footprintAgain === void 0) : void 0;
    if (single !== void 0)
      refuse(`${formatValue(testPath(test))}: the ${single.role}'s second footprint is missing`);
  }
}
var kindOfReason = {
  shell: "shell",
  server: "server",
  static: "benchmark binary"
};
function missingFigure(test, check, engine) {
  const { unmeasured = {}, uncounted, kind } = engine ?? {};
  const isExcused = (figure) => {
    const { part, isOfCalls } = figure;
    if (isOfCalls) return uncounted !== void 0 || check.calls !== void 0 || kind === "server";
    if (part === void 0) return false;
    const reason3 = unmeasured[part];
    if (reason3 === void 0 || kindOfReason[reason3] !== void 0) return reason3 !== void 0;
    return test.checks.every((other) => figure.of(other) === void 0);
  };
  return testFigures.find(
    (figure) => figure.isOf(test) && figure.of(check) === void 0 && !isExcused(figure)
  );
}
function isAsked(given) {
  const { ceilings } = given;
  return footprintCeilings(given).footprint !== void 0 || (ceilings ?? []).some((rule) => (rule.footprint ?? rule.footprintBaseline) !== void 0);
}

// src/features/figures/footprint/feature.ts
var footprint2 = {
  name: "footprint",
  options: footprintOptions,
  ceilings: footprintCeilings,
  trust: requireFootprints,
  judge: footprintJudge,
  report: footprintReport,
  outputs: {
    "footprint-changes": {
      meaning: "JSON array of costs besides time that changed or exceed a ceiling, largest first: test, figure, base, candidate and outcome",
      empty: []
    },
    "engine-bytes": { meaning: "Bytes of the candidate's code and data", empty: "" }
  }
};

// src/features/figures/growth/standing-out.ts
var leastFactor = 2;
var mostTogether = 2;
var pairsInAll = 3;
function wantedForStandingOut(records, { rule }) {
  const { rounds } = rule;
  if (typeof rounds === "number") return [];
  return sweepsOf(records).flatMap((steps2) => {
    const standing = standingOut2(steps2.map((step) => withFirst(step, rounds.max)));
    return steps2.flatMap(({ record: record3, ratios }, at2) => {
      const missing = pairsInAll * rounds.max - ratios.length;
      if (missing <= 0 || !standing.has(at2)) return [];
      const reference = record3.compare === "base" ? "base" : "baseline";
      return [{ test: testOnly(record3), pairs: missing, references: [reference] }];
    });
  });
}
function standingSteps(records) {
  return sweepsOf(records).flatMap((steps2) => {
    const hasMore = (step) => hasMorePairs(step, steps2);
    const first = steps2.map(
      (step) => hasMore(step) ? withFirst(step, firstPairs(step.ratios).length) : step
    );
    const standing = standingOut2(first);
    return steps2.flatMap((step, at2) => {
      const { value, ratios } = step;
      if (!standing.has(at2)) return [];
      if (!hasMore(step)) return [{ value, first: median(ratios) }];
      return [{ value, first: median(firstPairs(ratios)), now: median(ratios) }];
    });
  });
}
function hasMorePairs(own2, steps2) {
  const fewer = steps2.filter(({ ratios }) => own2.ratios.length >= 2 * ratios.length);
  return fewer.length >= Math.min(2, steps2.length - 1);
}
function withFirst(step, pairs) {
  return { ...step, ratios: step.ratios.slice(0, pairs) };
}
function firstPairs(ratios) {
  return ratios.slice(0, Math.ceil(ratios.length / pairsInAll));
}
function standingOut2(steps2) {
  const inside = steps2.map((_, at2) => isInGroup(steps2, at2));
  const found = steps2.flatMap((step, at2) => {
    if (inside[at2] === true) return [at2];
    if (at2 !== 0 && at2 !== steps2.length - 1) return [];
    const others3 = steps2.filter((_, index) => index !== at2 && inside[index] !== true);
    const [near, far] = at2 === 0 ? others3 : others3.toReversed();
    if (near === void 0 || far === void 0) return [];
    return differs(step, [median(near.ratios), continued(far, near, step.value)]) ? [at2] : [];
  });
  return new Set(2 * found.length < steps2.length ? found : []);
}
function isInGroup(steps2, at2) {
  for (let length = 1; length <= mostTogether; length++)
    for (let from = Math.max(1, at2 - length + 1); from <= at2; from++) {
      const [before, after] = [steps2[from - 1], steps2[from + length]];
      if (before === void 0 || after === void 0) continue;
      const around = [median(before.ratios), median(after.ratios)];
      if (steps2.slice(from, from + length).every((step) => differs(step, around))) return true;
    }
  return false;
}
function differs({ ratios }, others3) {
  const ratio = median(ratios);
  return ratio >= leastFactor * Math.max(...others3) || leastFactor * ratio <= Math.min(...others3);
}
function continued(far, near, value) {
  const scale = Math.min(far.value, near.value, value) > 0 ? Math.log : Number;
  const times2 = (scale(value) - scale(near.value)) / (scale(near.value) - scale(far.value));
  const ratio = median(near.ratios);
  return ratio * (ratio / median(far.ratios)) ** times2;
}
function sweepsOf(records) {
  const done = records.filter(({ variant, failures: failures2 }) => variant === "own" && failures2.length === 0);
  return sweepsIn(done).map(
    (steps2) => steps2.map(({ value, record: record3 }) => ({ value, record: record3, ratios: ratiosOf(record3) })).filter(({ ratios }) => ratios.length > 0)
  );
}
function ratiosOf(record3) {
  return comparedPairs(record3).flatMap(({ candidate, baseline, base }) => {
    const reference = record3.compare === "base" ? base : baseline;
    return reference === void 0 || reference <= 0 || candidate <= 0 ? [] : [candidate / reference];
  });
}

// src/features/figures/growth/growth.ts
var linearTolerance = 0.1;
function isSweep({ steps: steps2 }) {
  return steps2.every(({ test }) => stepOf(test.workload) !== void 0);
}
function growthOf(sections, records, rows) {
  const comparisons = sections.flatMap(({ tests }) => tests.map(({ comparison }) => comparison));
  const samples = new Map(records.map((record3) => [testPath(record3), record3]));
  const placed = comparisons.flatMap((one) => {
    const place2 = placeOf(one, rows);
    return place2 === void 0 ? [] : [{ ...place2, comparison: one }];
  });
  const groups2 = Map.groupBy(
    placed,
    ({ test: { variant, storage: storage2, kind }, workload, parameter }) => [suiteOf(variant), storage2, kind, workload, parameter].join("/")
  );
  return [...groups2.values()].flatMap((steps2) => {
    const measured = steps2.filter(({ comparison }) => !isUnmeasured(comparison)).toSorted((a, b) => a.value - b.value);
    const [first] = measured;
    if (first === void 0 || measured.length < first.least) return [];
    const times2 = measured.map(({ comparison }) => timesOf(comparison));
    const known = roles.filter((role) => times2.every((one) => one[role] !== void 0));
    const points = measured.map(
      ({ test, value }, index) => ({
        test,
        value,
        timeNs: Object.fromEntries(known.map((role) => [role, times2[index]?.[role]]))
      })
    );
    const { storage: storage2, kind } = first.test;
    const { workload, parameter } = first;
    const exponents = Object.fromEntries(
      known.flatMap((role) => {
        const all = points.flatMap(
          ({ test, value }) => timesOfRole(samples.get(testPath(test)), role).map((ns) => [value, ns])
        );
        return all.length < 3 ? [] : [[role, exponentOf(all, figureConfidence)]];
      })
    );
    const standing = standingSteps(points.flatMap(({ test }) => samples.get(testPath(test)) ?? []));
    return [{ storage: storage2, kind, workload, parameter, exponents, steps: points, standing }];
  });
}
function timesOfRole(record3, role) {
  if (record3 === void 0) return [];
  return comparedPairs(record3).flatMap((pair) => {
    const ns = pair[role];
    return ns === void 0 || ns <= 0 ? [] : [ns];
  });
}
function placeOf(one, rows) {
  const test = testOnly(one);
  const suite2 = suiteOf(one.variant);
  const step = suite2 === "own" ? stepOf(one.workload) : void 0;
  if (step !== void 0)
    return { test, workload: step.sweep, parameter: step.parameter, value: step.value, least: 2 };
  const { tableRows } = suites[suite2];
  if (tableRows === void 0 || rows === void 0) return void 0;
  const least = variantsOf(suite2).length;
  return { test, workload: one.workload, parameter: "rows", value: tableRows(one.variant, rows), least };
}
function timesOf(one) {
  if (isUnmeasured(one)) return {};
  const base = one.base?.state === "measured" ? { base: one.base.timeNs.base } : {};
  return { ...one.timeNs, ...base };
}

// src/features/figures/growth/words.ts
function growthReason({ limit, parameter, from, to, control, base, candidate, figure, surely, largest, outcome }, baseName) {
  const span = `from ${parameter} ${count(from)} to ${count(to)}`;
  if (limit === "exponent") {
    const least2 = outcome === "fail" ? `, surely at least ${surely.toFixed(2)}` : "";
    return `grows with ${parameter} to the power of ${figure.toFixed(2)} ${span}${least2}, over ${largest}`;
  }
  const least = outcome === "fail" ? `, surely at least ${multiplier(surely)}x` : "";
  const over = `${least}, over ${multiplier(largest)}x`;
  if (control !== void 0)
    return `${multiplier(figure)}x the time of ${control} (${shortTime(candidate)}, ${control} ${shortTime(base)})${over}`;
  if (limit === "ratio")
    return `grows ${multiplier(figure)}x ${span} (${shortTime(base)} to ${shortTime(candidate)})${over}`;
  return `grows ${multiplier(candidate)}x ${span}, on ${baseName} ${multiplier(base)}x: ${multiplier(figure)}x of that${over}`;
}
function exponentText({ value, low, high }) {
  return `${value.toFixed(2)} \xB1${((high - low) / 2).toFixed(2)}`;
}

// src/features/figures/growth/judge.ts
var judgedGrowthOf = judgedPart("growth");
var growthJudge = {
  name: "growth",
  noun: "growth",
  judge: ({ tests, features: features2 }, criteria) => judgeGrowth(tests, withRecordedLimits(criteria, features2)),
  words: {
    reason: growthReason,
    title: (failed3) => `${plural(failed3, "limit of a time", "limits of times")} exceeded`,
    clause: (failed3) => `${plural(failed3, "limit of a time is", "limits of times are")} exceeded`,
    undecided: {
      title: (tests) => `limited times of ${plural(tests, "test")}`,
      clause: (tests) => `${plural(tests, "limited time is", "limited times are")} over the limit, and the pairs do not prove it`,
      reason: (why) => why,
      remedy: morePairs
    }
  }
};
function withRecordedLimits(criteria, features2) {
  const recorded = criteria.untrusted === true ? void 0 : maxFactsOf({ features: features2 })?.growth;
  const { growth: growth3 = recorded, ...ceilings } = criteria.ceilings;
  return { ...criteria, ceilings: { ...ceilings, growth: growth3 } };
}
function askedLimits(records, criteria, looks) {
  const { growth: growth3 = [], limits: limits4 = [] } = criteria.ceilings;
  const sweeps = [
    ...growth3.flatMap(
      (ceiling) => sweepsOf2(
        records,
        ceiling,
        (record3) => record3.variant === "own" && sweepOf(record3.workload) === ceiling.workload
      )
    ),
    ...limits4.flatMap(
      (limit) => !isPartLimit(limit) && limit.figure === "time" ? limitedTimes(records, limit) : []
    )
  ];
  const asked2 = sweeps.flatMap(
    (sweep) => ["ratio", "exponent", "base"].filter((limit) => sweep.ceiling[limit] !== void 0 && (limit !== "base" || baseDecides(criteria))).map((limit) => ({ sweep, limit }))
  );
  const alpha = alphaOfMachine(criteria.rule) / Math.max(1, asked2.length) / looks.length;
  return asked2.map((one) => ({ ...one, alpha }));
}
function wantedForGrowth(records, criteria) {
  if (typeof criteria.rule.rounds === "number") return [];
  const looks = looksOf(criteria.rule);
  return askedLimits(records, criteria, looks).flatMap((asked2) => {
    const wanted = nextLook(varying(asked2), looks);
    if (wanted === void 0) return [];
    const { sweep, limit } = asked2;
    return sweep.steps.flatMap(
      ({ record: record3 }) => missingPairs(
        record3,
        { had: pairsFor2(record3, limit).length, wanted },
        limit === "base" ? ["base"] : void 0
      )
    );
  });
}
function varying({ sweep, limit, alpha }) {
  return {
    judge: (pairs) => judgeOne(pairs === void 0 ? sweep : firstOf(sweep, limit, pairs), limit, alpha),
    standingOf: ({ outcome, figure, largest }) => outcome === "fail" ? "over" : figure > largest ? "unproven" : "within",
    pairs: fewestOf(sweep, limit)
  };
}
function pairsFor2(record3, limit) {
  const pairs = comparedPairs(record3);
  return limit === "base" ? pairs.filter(({ base }) => base !== void 0) : pairs;
}
function fewestOf({ steps: steps2 }, limit) {
  return Math.min(...steps2.map(({ record: record3 }) => pairsFor2(record3, limit).length));
}
function firstOf(sweep, limit, pairs) {
  const steps2 = sweep.steps.map(({ record: record3, ...step }) => {
    const rounds = new Set(
      pairsFor2(record3, limit).slice(0, pairs).map(({ round }) => round)
    );
    return {
      ...step,
      record: { ...record3, samples: record3.samples.filter(({ round }) => rounds.has(round)) }
    };
  });
  return { ...sweep, steps: steps2 };
}
function judgeGrowth(records, criteria) {
  const looks = looksOf(criteria.rule);
  const asked2 = askedLimits(records, criteria, looks);
  if (asked2.length === 0) return void 0;
  const limits4 = asked2.flatMap((one) => judgeAtLooks(varying(one), looks) ?? []);
  return {
    limits: limits4,
    changes: limits4.filter(({ outcome }) => outcome === "fail"),
    undecided: limits4.filter(({ outcome, figure, largest }) => outcome === "pass" && figure > largest).map((one) => ({
      test: one.test,
      why: `${growthReason(one, "base")}, which the pairs do not prove: at least ${one.surely.toPrecision(3)}`
    }))
  };
}
function isDone(record3) {
  return record3.failures.length === 0 && timesOfRole(record3, "candidate").length > 0;
}
function limitedTimes(records, limit) {
  const { growsAtMost, relativeTo = "" } = limit;
  if (growsAtMost !== void 0)
    return sweepsOf2(records, { exponent: growsAtMost }, (record3) => matches(limit, record3));
  return records.flatMap((record3) => {
    const control = records.find(
      (one) => one.workload === relativeTo && sectionPath(one) === sectionPath(record3)
    );
    if (control === void 0 || control === record3 || !matches(limit, record3)) return [];
    if (![record3, control].every(isDone)) return [];
    const steps2 = [control, record3].map((one, value) => ({ value, record: one }));
    return [{ ceiling: { ratio: shareOf(limit) }, steps: steps2, parameter: "", control: relativeTo }];
  });
}
function sweepsOf2(records, ceiling, isNamed) {
  return sweepsIn(records.filter((record3) => isNamed(record3) && isDone(record3))).flatMap((steps2) => {
    const { parameter = "" } = steps2[0] ?? {};
    return steps2.length < 2 ? [] : [{ ceiling, steps: steps2, parameter }];
  });
}
function judgeOne(sweep, limit, alpha) {
  const { ceiling, steps: steps2, parameter, control } = sweep;
  const [first, last] = [steps2[0], steps2.at(-1)];
  const span = { parameter, from: first.value, to: last.value };
  const identity = { test: testOnly(last.record), limit, ...span, control };
  const judged = (figure, largest2, ends2, growthAtMost) => ({
    ...identity,
    noun: control !== void 0 ? "limit-time" : limit === "ratio" ? "growth" : `growth-${limit}`,
    ...ends2,
    ceiling: 100 * (growthAtMost - 1),
    figure: figure.value,
    surely: figure.surely,
    largest: largest2,
    outcome: figure.surely > largest2 ? "fail" : "pass"
  });
  if (limit === "exponent") {
    const exponent = exponentWithin(steps2, alpha);
    if (exponent === void 0) return void 0;
    const largest2 = ceiling.exponent ?? 0;
    const spread = last.value / first.value;
    const ends2 = { base: 1, candidate: spread ** exponent.value };
    return judged(exponent, largest2, ends2, spread ** largest2);
  }
  if (limit === "ratio") {
    const logs2 = steps2.map(({ record: record3 }) => timesOfRole(record3, "candidate").map(Math.log));
    const [base = 1, candidate = 1] = [first, last].map(
      ({ record: record3 }) => geometricMean(timesOfRole(record3, "candidate"))
    );
    const largest2 = Math.max(ceiling.ratio ?? 0, 1 + (ceiling.floorNs ?? 0) / base);
    return judged(growthBetween(logs2, alpha), largest2, { base, candidate }, largest2);
  }
  const pairs = steps2.map(
    ({ record: record3 }) => comparedPairs(record3).flatMap(({ candidate, base }) => base === void 0 ? [] : [{ candidate, base }])
  );
  if (pairs.some(({ length }) => length === 0)) return void 0;
  const logs = pairs.map((own2) => own2.map(({ candidate, base }) => Math.log(candidate / base)));
  const growthOfRole = (role) => {
    const [from = 1, to = 1] = [pairs[0] ?? [], pairs.at(-1) ?? []].map(
      (own2) => geometricMean(own2.map((pair) => pair[role]))
    );
    return to / from;
  };
  const largest = ceiling.base ?? 0;
  const ends = { base: growthOfRole("base"), candidate: growthOfRole("candidate") };
  return judged(growthBetween(logs, alpha), largest, ends, largest);
}
function growthBetween(steps2, alpha) {
  const [first, last] = [steps2[0] ?? [], steps2.at(-1) ?? []];
  const log = mean(last) - mean(first);
  const within = withinSteps(steps2);
  const surely = within === void 0 ? 0 : Math.exp(
    log - halfWidth(
      { ...within, value: within.value * (1 / first.length + 1 / last.length) },
      1 - 2 * alpha
    )
  );
  return { value: Math.exp(log), surely };
}
function exponentWithin(steps2, alpha) {
  const times2 = steps2.map(({ record: record3 }) => timesOfRole(record3, "candidate"));
  const points = steps2.flatMap(({ value: value2 }, index) => (times2[index] ?? []).map((ns) => [value2, ns]));
  if (points.length < 3) return void 0;
  const { value } = exponentOf(points, 1 - 2 * alpha);
  const within = withinSteps(times2.map((own2) => own2.map(Math.log)));
  if (within === void 0) return { value, surely: 0 };
  const places = points.map(([x]) => Math.log(x));
  const middle = mean(places);
  const spread = places.reduce((sum2, place2) => sum2 + (place2 - middle) ** 2, 0);
  const error2 = { ...within, value: within.value / spread };
  return { value, surely: value - halfWidth(error2, 1 - 2 * alpha) };
}
function withinSteps(steps2) {
  const own2 = steps2.filter(({ length }) => length > 1).map((logs) => varianceOf(logs));
  const degrees = own2.reduce((sum2, one) => sum2 + one.degrees, 0);
  if (degrees === 0) return void 0;
  const value = own2.reduce((sum2, one) => sum2 + one.value * one.degrees, 0) / degrees;
  return { value: Math.max(value, leastVariance), degrees };
}

// src/features/figures/growth/table.ts
function growthGroups(growth3, limits4, names, escapeText) {
  const [sweeps, tables] = [growth3.filter(isSweep), growth3.filter((one) => !isSweep(one))];
  const groups2 = [
    { title: "Growth with the size of the table", heading: "Growth with the table", growth: tables },
    { title: "Growth with a parameter", heading: "Growth with a parameter", growth: sweeps }
  ];
  return groups2.flatMap(({ title: title2, heading, growth: own2 }) => {
    const table2 = growthTable(heading, own2, limits4, names, escapeText);
    return own2.length === 0 ? [] : [{ title: title2, growth: own2, table: table2 }];
  });
}
function growthTable(heading, growth3, limits4, names, escapeText) {
  const known = roles.filter((role) => growth3.some(({ exponents }) => exponents[role] !== void 0));
  const hasSteps = growth3.some(isSweep);
  return {
    columns: [
      ...named(heading),
      ...hasSteps ? right(`${engineName(names, "candidate")} (us)`, "Last / first") : [],
      ...right(...known.map((role) => engineName(names, role))),
      ...left("")
    ],
    rows: growth3.map((one) => {
      const { storage: storage2, kind, workload, parameter, exponents, steps: steps2 } = one;
      const over = limits4.filter((limit) => limit.outcome === "fail" && isLimitOf(limit, one));
      const values = steps2.map(({ value }) => count(value)).join("; ");
      const isFast = (exponents.candidate?.value ?? 0) > 1 + linearTolerance;
      return {
        cells: [
          `${storage2}/${kind}/${escapeText(workload)}${hasSteps ? `, ${escapeText(parameter)} ${values}` : ""}`,
          ...hasSteps ? timeCells(one) : [],
          ...known.map((role) => {
            const exponent = exponents[role];
            return exponent === void 0 ? "-" : exponentText(exponent);
          }),
          [words2(one, names), ...over.map(overText), ...standingTexts(one, escapeText)].filter((text2) => text2 !== "").join(", ")
        ],
        highlighted: isFast || over.length > 0
      };
    })
  };
}
function isLimitOf({ test, parameter }, { steps: steps2, parameter: own2 }) {
  const last = steps2.at(-1)?.test;
  return parameter === own2 && last !== void 0 && test.workload === last.workload && test.storage === last.storage && test.kind === last.kind;
}
function timeCells({ steps: steps2 }) {
  const times2 = steps2.map(({ timeNs }) => timeNs.candidate ?? 0);
  const ratio = (times2.at(-1) ?? 0) / (times2[0] ?? 1);
  return [times2.map(microseconds).join("; "), multiplier(ratio)];
}
function standingTexts({ parameter, standing }, escapeText) {
  return standing.map(({ value, first, now: now3 }) => {
    const step = `${escapeText(parameter)} ${count(value)}`;
    return now3 === void 0 ? `${step} stands out at ${multiplier(first)}x, not measured again` : `${step} stood out at ${multiplier(first)}x, measured again: ${multiplier(now3)}x`;
  });
}
function overText({ limit, largest }) {
  if (limit === "exponent") return `over the exponent ${largest}`;
  return `over ${multiplier(largest)}x${limit === "base" ? " of the base's growth" : ""}`;
}
function words2({ exponents: { baseline, candidate } }, names) {
  if (candidate === void 0) return "";
  const isFaster = baseline !== void 0 && candidate.value > baseline.value + linearTolerance;
  const faster = isFaster ? [`grows faster than ${names.baseline}`] : [];
  const shape = candidate.value > 1 + linearTolerance ? ["superlinear"] : candidate.value >= 1 - linearTolerance ? ["linear"] : [];
  return [...shape, ...faster].join(", ");
}

// src/features/figures/growth/feature.ts
var growthReport = {
  blocks: ({ recording, verdict, words: words4 }) => {
    const found = growthOf(verdict.sections, recording.tests, recording.suite?.rows);
    const limits4 = judgedGrowthOf(verdict)?.limits ?? [];
    const groups2 = growthGroups(found, limits4, words4.shortNames, words4.cell);
    return at(
      "with the sections",
      ...groups2.map(({ title: title2, table: table2 }) => {
        return { kind: "details", title: title2, blocks: [{ kind: "table", table: table2 }] };
      })
    );
  }
};
var growth2 = {
  name: "growth",
  asks: (records, criteria) => [
    ...wantedForGrowth(records, criteria),
    ...wantedForStandingOut(records, criteria)
  ],
  judge: growthJudge,
  report: growthReport,
  page: { add: withGrowth }
};
function withGrowth(page, recording, verdict) {
  const data = growthData(recording, verdict);
  if (data === void 0 || page.run === void 0) return page;
  const rows = new Map(data.workloads.flatMap(({ tests: tests2 }, row) => tests2.map((test) => [test, row])));
  const tests = page.tests.map((test, index) => {
    const row = rows.get(index);
    return row === void 0 ? test : { ...test, growth: row };
  });
  return { ...page, tests, run: { ...page.run, growth: data } };
}
function growthData(recording, verdict) {
  const found = growthOf(verdict.sections, recording.tests, recording.suite?.rows);
  const limits4 = judgedGrowthOf(verdict)?.limits ?? [];
  const groups2 = growthGroups(found, limits4, engineNames(recording, inPage), inPage);
  if (groups2.length === 0) return void 0;
  const indexes = new Map(
    testVerdicts(verdict).map(({ comparison }, index) => [testPath(comparison), index])
  );
  const workloads = groups2.flatMap(({ growth: own2 }) => own2).map(({ steps: steps2, parameter }) => {
    const known = Object.keys(steps2[0]?.timeNs ?? {});
    const times2 = known.map((role) => [role, steps2.map(({ timeNs }) => timeNs[role] ?? 0)]);
    return {
      tests: steps2.map(({ test }) => indexes.get(testPath(test))),
      parameter: inPage(parameter),
      values: steps2.map(({ value }) => value),
      times: Object.fromEntries(times2)
    };
  });
  return { tables: groups2.map(({ title: title2, table: table2 }) => ({ title: title2, table: table2 })), workloads };
}

// src/features/workloads/own/max/probe.ts
var referenceNs = { fsync: 1e6, cpu: 2e7 };
var mostScale = 10;
var steps = 1e7;
var repetitions = 7;
function probe(name8, folder, now3) {
  return name8 === "fsync" ? measureFlush(folder, now3) : measureProcessor(now3);
}
function measureProcessor(now3) {
  const times2 = [];
  for (let i = 0; i < repetitions; i++) {
    const start = now3();
    if (mix(i) === 0.5) throw new Error("a whole number was expected");
    times2.push(now3() - start);
  }
  return Math.max(1, Math.round(median(times2)));
}
function mix(seed) {
  let value = seed;
  for (let i = 0; i < steps; i++) value = Math.imul(value ^ value >>> 15, 739982445) + i | 0;
  return value;
}
function scaleOf(name8, taken) {
  return Math.min(mostScale, Math.max(1, ...taken.map((ns) => ns / referenceNs[name8])));
}

// src/features/workloads/own/max/judge.ts
var maxVerdictOf = judgedPart("max");
function judgeMax({ tests, features: features2 }, { rule, ceilings, untrusted = false }) {
  const all = maxFactsOf({ features: features2 })?.max ?? [];
  const ofSettings = limitedBy(ceilings.limits, tests);
  if (all.length + ofSettings.length === 0) return void 0;
  const byPath = new Map(tests.map((test) => [testPath(test), test]));
  const ofTests = all.flatMap(({ test, ns: maxNs, scaledBy, probeNs }) => {
    const record3 = byPath.get(test);
    const scaledNs = maxNs * (scaledBy === void 0 ? 1 : scaleOf(scaledBy, probeNs ?? []));
    return record3 === void 0 ? [] : [{ record: record3, figure: "time", isMax: true, maxNs, scaledNs, scaledBy, probeNs }];
  });
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, all.length + ofSettings.length);
  const rows = [...ofTests, ...ofSettings].flatMap((one) => {
    const { record: record3, ...row } = one;
    const times2 = timesOf2(one);
    const outcome = judgeAtLooks(varying2(one, alpha), looks);
    return outcome === void 0 ? [] : [{ ...row, test: testOnly(record3), samples: times2.length, ns: median(times2), outcome }];
  });
  const unmeasured = ofSettings.flatMap((one) => {
    const { record: record3, figure, maxNs } = one;
    const found = {
      test: testOnly(record3),
      ...nameOf2(one),
      base: maxNs,
      ceiling: 0,
      outcome: "fail"
    };
    const isMissing = timesOf2(one).length === 0 && record3.failures.length === 0;
    return isMissing ? [{ ...found, figure, why: "it was not measured" }] : [];
  });
  return {
    rows,
    changes: rows.flatMap(({ samples, ns, scaledNs, outcome, ...row }) => {
      const found = { test: row.test, samples, base: scaledNs, candidate: ns, ceiling: 0 };
      return outcome === "fail" ? [{ ...found, ...nameOf2(row), outcome }] : [];
    }),
    // A job that is not trusted can leave out whatever would be over a limit.
    withheld: untrusted ? unmeasured.map(({ figure: _, ...found }) => found) : [],
    undecided: [
      ...rows.flatMap((row) => {
        const figure = row.isMax ? "" : `${row.figure}: `;
        return row.outcome === "undecided" ? [{ test: row.test, why: `${figure}${reasonOf(row)}: that can be chance` }] : [];
      }),
      ...untrusted ? [] : unmeasured.map(({ test, figure, why }) => ({ test, why: `${figure}: ${why}` }))
    ]
  };
}
function nameOf2({ isMax, figure }) {
  return isMax ? {} : { name: figure, noun: `limit-${figure}` };
}
function alphaOfLook(rule, tests) {
  return alphaOfMachine(rule) / Math.max(1, tests) / looksOf(rule).length;
}
function limitedBy(limits4 = [], records) {
  return limits4.filter(isLargestTime).flatMap(
    (limit) => records.filter((record3) => matches(limit, record3) && canHave(record3, limit.figure)).map((record3) => {
      const { figure, atMost } = limit;
      return { record: record3, figure, isMax: false, maxNs: atMost, scaledNs: atMost };
    })
  );
}
function wantedForMax(records, { ceilings: { max = [], limits: limits4 }, rule }) {
  if (typeof rule.rounds === "number") return [];
  const byName = new Map(max.map((one) => [one.workload, one]));
  const ofTests = records.flatMap((record3) => {
    const own2 = record3.variant === "own" ? byName.get(record3.workload) : void 0;
    if (own2 === void 0) return [];
    const { ns, isScaled } = own2;
    return [{ record: record3, figure: "time", isMax: true, maxNs: ns, scaledNs: ns, isScaled }];
  });
  const ofSettings = limitedBy(limits4, records);
  const looks = looksOf(rule);
  const alpha = alphaOfLook(rule, ofTests.length + ofSettings.length);
  return [...ofTests, ...ofSettings].flatMap((one) => {
    const { record: record3, isScaled } = one;
    if (isScaled === true || record3.failures.length > 0) return [];
    const wanted = nextLook(varying2(one, alpha), looks);
    return wanted === void 0 ? [] : missingPairs(record3, { had: timesOf2(one).length, wanted });
  });
}
function timesOf2({ record: record3, figure }) {
  return candidateTimes(record3, figure);
}
var standings = { pass: "within", fail: "over", undecided: "unproven" };
function varying2(one, alpha) {
  const times2 = timesOf2(one);
  return {
    judge: (pairs = times2.length) => {
      const some = times2.slice(0, pairs);
      if (some.length === 0) return void 0;
      if (median(some) <= one.scaledNs) return "pass";
      return isSurelyAbove(some, one.scaledNs, alpha) ? "fail" : "undecided";
    },
    standingOf: (outcome) => standings[outcome],
    pairs: times2.length
  };
}
function isSurelyAbove(times2, limit, alpha) {
  if (times2.length < 2) return false;
  const { mean: mean2, squaredError } = estimateMean(times2.map(Math.log));
  return mean2 - halfWidth(squaredError, 1 - 2 * alpha) > Math.log(limit);
}
function reasonOf({ ns, samples, scaledNs }) {
  return `the median of ${plural(samples, "sample")} is ${shortTime(ns)}, over ${shortTime(scaledNs)}`;
}
var maxJudge = {
  name: "max",
  noun: "max",
  judge: judgeMax,
  words: {
    reason: ({ candidate, base, samples }) => reasonOf({ ns: candidate, samples, scaledNs: base }),
    title: (failed3) => `${plural(failed3, "test")} over the longest time`,
    clause: (failed3) => `${plural(failed3, "test")} ${failed3 === 1 ? "takes" : "take"} longer than ${failed3 === 1 ? "its" : "their"} max`,
    withheld: {
      title: (figures2) => `${plural(figures2, "limited time")} not known`,
      clause: (figures2) => `${plural(figures2, "time with a limit is", "times with limits are")} not known`
    },
    undecided: {
      title: (tests) => `the longest times of ${plural(tests, "test")}`,
      clause: (tests) => `${plural(tests, "test")} may take longer than ${tests === 1 ? "its" : "their"} max`,
      reason: (why) => why,
      remedy: morePairs
    }
  }
};

// src/features/figures/limits/report.ts
var limitsReport = {
  blocks: ({ verdict, words: words4 }) => {
    const found = limitsOf(verdict);
    if (found === void 0) return [];
    const times2 = (judgedGrowthOf(verdict)?.limits ?? []).filter(({ noun }) => noun === "limit-time");
    const slow = times2.filter(({ outcome }) => outcome === "fail");
    const largest = (maxVerdictOf(verdict)?.rows ?? []).filter(({ isMax }) => !isMax);
    const parts = found.parts.flatMap((one) => one.found ?? []);
    const over = found.changes.length + found.withheld.length + slow.length + largest.filter(({ outcome }) => outcome === "fail").length + parts.filter(({ isOver: isOver2 }) => isOver2).length;
    const counted = found.compared.length + found.withheld.length + times2.length + largest.length + parts.length;
    const all = plural(counted, "figure with a limit", "figures with a limit");
    return at("below the sections", {
      kind: "details",
      title: `Limits: ${all}, ${over === 0 ? "none" : over} over`,
      blocks: [{ kind: "table", table: limitsTable(found, { times: times2, largest }, words4.cell) }]
    });
  }
};
function limitsTable({ compared, withheld, undecided, parts, unused }, { times: times2, largest }, escapeText) {
  const row = (test, figure, value, limit, highlighted) => {
    return { cells: [escapeText(test), escapeText(figure), value, escapeText(limit)], highlighted };
  };
  return {
    columns: [...named("Test"), ...left("Figure", "Value", "At most")],
    rows: [
      ...compared.map((found) => {
        const { test, limit, outcome } = found;
        return row(testPath(test), limit.figure, valueText(found), limitText(limit), outcome === "fail");
      }),
      ...times2.map(({ test, figure, control = "", candidate, largest: most2, outcome }) => {
        const value = `${multiplier(figure)}x, ${shortTime(candidate)}`;
        return row(
          testPath(test),
          "time",
          value,
          `${multiplier(most2)}x the time of ${control}`,
          outcome === "fail"
        );
      }),
      ...largest.map(
        ({ test, figure, ns, maxNs, outcome }) => row(testPath(test), figure, shortTime(ns), shortTime(maxNs), outcome === "fail")
      ),
      ...parts.map(({ limit, found }) => {
        const { path: path16 = limit.part, value = "no such figure in this run", isOver: isOver2 = false } = found ?? {};
        return row(path16, limit.figure, value, limitText(limit), isOver2);
      }),
      ...withheld.map(
        ({ test, name: name8 = "", why }) => row(test === void 0 ? "" : testPath(test), name8, escapeText(why), "", true)
      ),
      ...undecided.map(({ test, why }) => row(testPath(test), "", escapeText(why), "", true)),
      ...unused.map(
        (limit) => row(ruleScope(limit), limit.figure, "no such test in this run", limitText(limit), false)
      )
    ]
  };
}

// src/features/figures/limits/trust.ts
var { limits: limits2 } = settingOptions;
function requireTimedParts(recording, { catalogue, given }) {
  for (const limit of valuesOf2({ limits: limits2 }, given).limits) {
    if (isPartLimit(limit) || !isPartFigure(limit.figure)) continue;
    const { figure } = limit;
    const without = recording.tests.find(
      (test) => matches(limit, test) && hasTimedPart(test, figure, catalogue) && !canHave(test, figure)
    );
    if (without !== void 0)
      throw new InputError(
        `input results: ${formatValue(testPath(without))} has no ${figure} of any engine, which a limit is of: measure again, with one connection, and an engine that is no shell`
      );
  }
}

// src/features/figures/limits/feature.ts
var limits3 = {
  name: "limits",
  asks: wantedForLimits,
  trust: requireTimedParts,
  judge: limitsJudge,
  report: limitsReport
};

// src/features/figures/plans/facts.ts
var planFacts = {
  schema: plansSchema,
  merge: merge2,
  comparable: (one, other) => one === void 0 || other === void 0 ? [] : [{ name: "the number of comparisons with alternatives", values: [one.claims, other.claims] }]
};
function merge2(shards) {
  const all = shards.flatMap(({ facts }) => facts ?? []);
  const [first] = all;
  if (first === void 0) return void 0;
  const workloads = new Map(
    all.toReversed().flatMap((one) => one.workloads.map((own2) => [own2.workload, own2]))
  );
  const tests = new Map(all.toReversed().flatMap((one) => one.tests.map((own2) => [own2.test, own2])));
  return { version: 1, claims: first.claims, workloads: [...workloads.values()], tests: [...tests.values()] };
}
function requirePlans(recording, plan) {
  const { catalogue, tests: planned, given, rule } = plan;
  if (recording.problems !== void 0 || recording.run?.stopped !== void 0) return;
  const plans2 = plansOf(recording);
  const claims = claimsOf(planned, catalogue);
  if (plans2 !== void 0 && plans2.claims !== claims)
    throw new InputError(
      `input results: ${plans2.claims} comparisons with alternatives were to be made, and ${claims} are expected: ${remedy}`
    );
  const expected = new Set(planned.map(testPath));
  const unplanned = plans2?.tests.find(({ test }) => !expected.has(test));
  if (unplanned !== void 0)
    throw new InputError(
      `input results: alternatives of ${formatValue(unplanned.test)} were not planned: ${remedy}`
    );
  const needed = pairsFor(claims, alphaOfMachine(rule));
  const roles2 = rolesOf(recording.engines);
  for (const test of recording.tests) {
    const path16 = formatValue(testPath(test));
    const alternatives = alternativesOfTest(test, catalogue);
    const found = plans2?.tests.find((one) => one.test === testPath(test));
    if (alternatives.length !== (found?.alternatives.length ?? 0))
      throw new InputError(
        `input results: ${path16} has ${found?.alternatives.length ?? 0} alternatives, and ${alternatives.length} are expected: ${remedy}`
      );
    for (const [index, { text: text2 }] of alternatives.entries()) {
      const one = found?.alternatives[index];
      if (one?.sql === keptSql(text2) && Object.keys({ ...one.answers, ...found?.answers }).length === 0)
        continue;
      const missing = rolesOfTest(test, roles2).find(
        (role) => one?.answers[role] === void 0 || found?.answers[role] === void 0
      );
      if (one?.sql !== keptSql(text2) || missing !== void 0)
        throw new InputError(
          `input results: alternative ${index + 1} of ${path16} ${missing === void 0 ? "has other SQL" : `has no answer of the ${missing}`}: ${remedy}`
        );
      const isTimed2 = [found?.answers.candidate, one?.answers.candidate].every(
        (answer) => answer !== void 0 && "hash" in answer
      );
      if (isTimed2 && one.pairs.length < needed)
        throw new InputError(
          `input results: alternative ${index + 1} of ${path16} has ${one.pairs.length} pairs, and ${needed} are expected: measure again`
        );
    }
  }
  requireStatements(plans2, plan);
  if (planRequirements(given).length > 0 && recording.engines.base !== void 0) requireBoth(plans2, plan);
}
var remedy = "give both workflows the same own workloads, and measure again";
function requireStatements(plans2, plan) {
  const { catalogue, tests } = plan;
  const byName = new Map(tests.map((test) => [workloadName(test), test]));
  for (const { workload, statements } of plans2?.workloads ?? []) {
    const [name8 = "", alternative] = workload.split("#");
    const test = byName.get(name8);
    const isKnown = test !== void 0 && (alternative === void 0 || alternativesOfTest(test, catalogue)[Number(alternative) - 1] !== void 0);
    if (!isKnown)
      throw new InputError(`input results: plans of ${formatValue(workload)} were not planned: ${remedy}`);
    if (alternative !== void 0) continue;
    const own2 = explainedStatements(test, plan, catalogue).map(keptSql);
    if (statements.some(({ sql }, index) => sql !== own2[index]))
      throw new InputError(
        `input results: the plans of ${formatValue(workload)} are of other SQL: ${remedy}`
      );
  }
}
function requireBoth(plans2, { catalogue, tests, given }) {
  const names = new Set(
    tests.filter((test) => isExplained(test, plansWanted(given), catalogue)).map(workloadName)
  );
  for (const name8 of names) {
    const found = plans2?.workloads.find(({ workload }) => workload === name8);
    const isWhole = found?.statements.every(
      ({ plans: of }) => of.base !== void 0 && of.candidate !== void 0
    );
    if (isWhole !== true)
      throw new InputError(
        `input results: the plans of ${formatValue(name8)} on candidate and base are missing, and plan-changes is fail: measure again`
      );
  }
}

// src/features/figures/plans/judge.ts
var planJudge = {
  name: "planFindings",
  noun: "plan",
  judge: ({ tests }, _, examined) => {
    const found = plansVerdictOf({ examined });
    return found && { changes: [...slowerPlans(found, tests), ...changedPlans(found, tests)] };
  },
  words: {
    reason: ({ alternative, candidate, ceiling = 0 }) => alternative === void 0 ? `${plural(candidate, "query plan")} changed` : `the chosen plan takes ${multiplier(candidate)}x the time of alternative ${alternative}, over ${multiplier(1 + ceiling / 100)}x`,
    title: (failed3) => `plans of ${plural(failed3, "query", "queries")}`,
    clause: (failed3) => `the ${failed3 === 1 ? "plan" : "plans"} of ${plural(failed3, "query", "queries")} ${failed3 === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`
  }
};
function slowerPlans(found, tests) {
  const byPath = new Map(tests.map((test) => [testPath(test), testOnly(test)]));
  return worstOver(found).flatMap(({ test: path16, ratio, alternative, ceiling = 1 }) => {
    const test = byPath.get(path16);
    if (test === void 0) return [];
    const allowed = percentOver(ceiling);
    return [{ test, alternative, base: 1, candidate: ratio, ceiling: allowed, outcome: "fail" }];
  });
}
function changedPlans({ changes, changesFail }, tests) {
  if (!changesFail) return [];
  return [...Map.groupBy(changes, ({ workload }) => workload)].flatMap(([workload, own2]) => {
    const test = tests.find((one) => workloadName(one) === workload);
    if (test === void 0) return [];
    const noun = "plan-changes";
    return [
      { test: testOnly(test), noun, base: 0, candidate: own2.length, ceiling: 0, outcome: "fail" }
    ];
  });
}

// src/features/figures/plans/report.ts
var mostListed = 20;
var plansReport = {
  blocks: ({ verdict, words: words4 }) => {
    const found = plansVerdictOf(verdict);
    if (found === void 0) return [];
    const untrusted = verdict.untrusted === true;
    const changes = [
      {
        kind: "list",
        items: changeTexts(found.changes.slice(0, mostListed), words4.names, words4.text)
      },
      { kind: "text", text: moreText(found.changes.length) }
    ];
    const slower = {
      kind: "list",
      items: worstOver(found).map(
        (one) => `${words4.text(one.test)}: ${comparisonText(one, found, words4.text)}`
      )
    };
    const others3 = [
      { kind: "table", title: "Alternatives", table: comparisonTable(found.comparisons, words4) },
      {
        kind: "list",
        items: found.refusals.map((one) => {
          return `${words4.text(one.test)}: ${faultText(one, words4.names, words4.text, untrusted)}; nothing fails by that`;
        })
      },
      { kind: "list", items: problemTexts(found.plans.workloads, words4.names, words4.text, untrusted) }
    ];
    return [
      ...slower.items.length === 0 ? [] : at("base", {
        kind: "section",
        title: "Plans that are slower than an alternative",
        blocks: [slower]
      }),
      ...found.changes.length === 0 ? [] : at("base", { kind: "section", title: "Changed query plans", blocks: changes }),
      ...at("below the sections", {
        kind: "details",
        level: "without passing rows",
        title: "Query plans and alternatives",
        blocks: others3
      })
    ];
  },
  notes: (verdict) => plansVerdictOf(verdict) === void 0 ? [] : [planNote],
  testBlocks: (recording, verdict, words4) => {
    const found = plansVerdictOf(verdict);
    return (test) => found === void 0 ? [] : plansOfTest(found, testPath(test), workloadName(test), words4, recording);
  }
};
function moreText(changes) {
  return changes > mostListed ? `And ${plural(changes - mostListed, "more plan")}, in results.json.` : "";
}
function comparisonTable(comparisons, words4) {
  if (comparisons.length === 0) return void 0;
  return {
    columns: [...named("Test", "Alternative"), ...right("Chosen plan", "Ceiling")],
    rows: comparisons.map(({ test, alternative, sql, ratio, ceiling, isOver: isOver2 }) => ({
      cells: [
        words4.cell(test),
        `${alternative}: ${words4.cell(sql)}`,
        `${multiplier(ratio)}x${isOver2 ? ` ${words4.mark}` : ""}`,
        ceiling === void 0 ? "" : `${multiplier(ceiling)}x`
      ]
    }))
  };
}
function plansOfTest(found, path16, name8, words4, recording) {
  const own2 = found.plans.workloads.filter(
    ({ workload }) => workload === name8 || workload.startsWith(`${name8}#`)
  );
  const comparisons = found.comparisons.filter(({ test }) => test === path16);
  return [
    { kind: "table", title: "Alternatives", table: comparisonTable(comparisons, words4) },
    ...own2.map(({ workload, statements }) => {
      const title2 = workload === name8 ? "Query plans" : `Query plans of alternative ${workload.slice(name8.length + 1)}`;
      return { kind: "table", title: title2, table: planTable(statements, words4, recording) };
    })
  ];
}
function planTable(statements, words4, { engines }) {
  const roles2 = rolesOf(engines);
  return {
    columns: left("Statement", ...roles2.map((role) => engineName(words4.cellNames, role))),
    rows: statements.map(({ sql, plans: plans2 }) => {
      const said = visibleApart(planLines(roles2.flatMap((role) => plans2[role] ?? [])));
      return {
        cells: [
          words4.cell(sql),
          ...roles2.map((role) => words4.cell(plans2[role] == null ? "not said" : said.shift() ?? ""))
        ]
      };
    })
  };
}

// src/features/figures/plans/feature.ts
var name7 = "plans";
var examination6 = {
  name: name7,
  examine: ({ features: features2 }, criteria) => assessPlans(plansOf({ features: features2 }), criteria),
  words: planWords
};
var plans = {
  name: name7,
  options: planOptions,
  ceilings: planCeilings,
  requires: planRequirements,
  pass: plansPass,
  facts: planFacts,
  trust: requirePlans,
  examination: examination6,
  judge: planJudge,
  report: plansReport
};

// src/features/nights/history/command-line.ts
function read({ name: name8, given: all, operands }) {
  const { history: history2, branch, label, date, last, config, format, test } = valuesOf2(commandOptions, all);
  if (history2 === void 0)
    throw new InputError(`--history is missing: name the folder of the history; ${seeHelp(name8)}`);
  const selection = { history: history2, last, branch };
  switch (name8) {
    case "history add": {
      const { commit } = valuesOf2({ commit: publishOptions.commit }, all);
      const {
        history: _,
        branch: __,
        label: ___,
        commit: ____,
        config: _____,
        date: ______,
        ...given
      } = all;
      const identity = { config, commit, branch, label, date };
      return { kind: "history add", files: operands, history: history2, given, ...identity };
    }
    case "history list":
      return { kind: "history list", ...selection, format: plainFormat(format) };
    case "history show": {
      const [run3 = "", ...others3] = operands;
      refuseOperands(name8, others3);
      return { kind: "history show", history: history2, run: run3, format: plainFormat(format) };
    }
    case "history trend":
      return { kind: "history trend", ...selection, test, format: plainFormat(format) };
    case "history verify":
      return { kind: "history verify", history: history2 };
  }
}
var run2 = async (command2, world) => (await import("./lazy-together-nights.js")).historyCommand(command2, world);
var commands = {
  "history add": {
    group: "Over time",
    purpose: "Add the figures of a run to a history.",
    helpIsShort: true,
    files: "results.json files of one run",
    examples: [
      "history add results.json --history nightly --branch main",
      "history add results.json --history releases --label 0.51.3 --date 2026-03-14"
    ],
    read,
    run: run2
  },
  "history list": {
    group: "Over time",
    purpose: "List a history's runs, and where the machine or SQLite changed.",
    examples: [
      "history list --history nightly",
      "history list --history nightly --last 10 --format markdown"
    ],
    read,
    run: run2
  },
  "history show": {
    group: "Over time",
    purpose: "Print what a history keeps of a run.",
    operand: { name: "run", meaning: "its id, the beginning of its commit, its label, or newest" },
    examples: [
      "history show newest --history nightly",
      "history show 0.51.3 --history releases --format json"
    ],
    read,
    run: run2
  },
  "history trend": {
    group: "Over time",
    purpose: "List which tests became slower or faster, when, and by how much.",
    examples: [
      "history trend --history nightly --branch main",
      "history trend --history nightly --test int/memory/writes/oltp_insert"
    ],
    read,
    run: run2
  },
  "history verify": {
    group: "Over time",
    purpose: "Check every file of a history, and name damaged ones.",
    examples: ["history verify --history nightly", "history verify --history releases"],
    read,
    run: run2
  }
};

// src/features/nights/history/feature.ts
var history = {
  name: "history",
  options: { history: historyOptions, publishing: historyInputs },
  takes: takenOptions,
  readEarlier: async (...inputs) => (await import("./lazy-together-nights.js")).readEarlier(...inputs),
  earlierCosts: async (asked2) => (await import("./lazy-together-nights.js")).earlierCosts(asked2),
  page: { alone: async (given) => (await import("./lazy-together-nights.js")).earlierPage(given) },
  beforePublishing: async (context, made) => (await import("./lazy-together-nights.js")).historyStep(context, made),
  outputs: {
    "changed-tests": {
      meaning: "JSON array of the tests that changed against or within the history: test, ratio, and since which commit",
      empty: []
    },
    "history-run": { meaning: "Id of the run added to the history; empty if none", empty: "" },
    "history-commit": { meaning: "Commit of the history's branch that has this run", empty: "" }
  },
  actions: {
    "action history": {
      folder: "actions/history",
      purpose: "Writes a history's page and the badge of its newest run, for a step that publishes them.",
      outputs: {
        "html-path": "Path of the page",
        "badge-path": "Path of the badge's data, for shields.io",
        "badge-picture-path": "Path of the badge as a picture"
      },
      step: async (...inputs) => (await import("./lazy-together-nights.js")).pageStep(...inputs)
    }
  },
  commands,
  commandGroups: { history: "Keep the figures of runs, and follow each test." }
};

// src/features/nights/release-notes/command.ts
async function releaseNotes({ old: oldName, now: nowName, history: history2, branch, last }, { output, features: features2 }) {
  if (history2 === void 0) {
    const [old2, now4] = [oldName, nowName].map((file) => runOf(file, features2));
    await output.print([renderNotes(old2, now4, compareRuns(old2, now4), [])]);
    return 0;
  }
  const runs = readRuns({ history: history2, branch });
  const [old, now3] = [findRun(runs, oldName).run, findRun(runs, nowName).run];
  if (runTime(old) > runTime(now3))
    throw new InputError(`${oldName} is newer than ${nowName}: name the older version first`);
  const versions = runs.map(({ run: run3 }) => run3).filter((run3) => run3.label !== void 0 || run3 === old || run3 === now3);
  const listed = versions.filter((run3) => runTime(run3) <= runTime(now3)).slice(-last);
  await output.print([renderNotes(old, now3, compareRuns(old, now3), listed)]);
  return 0;
}
function runOf(file, features2) {
  const settings = resolveReportSettings(mergeSources({ given: {} }, features2), features2);
  const recording = readRecording(file, givenNames(settings), features2);
  return createRun(recording, judgeByOwnRule(recording, settings.criteria, features2));
}

// src/features/nights/release-notes/feature.ts
var releaseNotes2 = {
  name: "release-notes",
  options: { publishing: releaseOptions },
  actions: {
    "action release-notes": {
      folder: "actions/release-notes",
      purpose: "Says what a release brought beside the one before, adds both to a history, and writes a section of the release's text.",
      outputs: {
        "notes-path": "Path of the notes, in Markdown",
        "history-run": "Id of the run added to the history",
        "history-commit": "Commit of the history's branch that has this run"
      },
      step: async (...inputs) => (await import("./lazy-together-nights.js")).releaseStep(...inputs)
    }
  },
  takes: {
    ...takenInputs,
    "release-notes": {
      history: {
        help: "Folder of the history that has both versions",
        otherwise: "two results.json files are compared"
      },
      branch: { help: "Branch of the runs to use" },
      last: { help: "Most versions in the table of numbers" }
    }
  },
  commands: {
    "release-notes": {
      group: "Over time",
      purpose: "List what became slower or faster between versions.",
      files: "the old and the new version: results.json files, or labels or commits of --history",
      examples: [
        "release-notes old/results.json new/results.json",
        "release-notes 0.51.2 0.51.3 --history releases"
      ],
      read: read2,
      run: async (command2, world) => releaseNotes(command2, world)
    }
  }
};
function read2({ name: name8, given, operands }) {
  const [old, now3, ...others3] = operands;
  if (old === void 0 || now3 === void 0)
    throw new InputError(`two versions are compared: name the old one and the new one; ${seeHelp(name8)}`);
  refuseOperands(name8, others3, "two versions");
  const { history: history2, branch, last } = valuesOf2(historyOptions, given);
  if (history2 === void 0 && branch !== void 0)
    throw new InputError("--branch: it needs a history: name its folder with --history, or omit --branch");
  return {
    kind: "release-notes",
    ...{ old, now: now3, last },
    history: history2,
    branch
  };
}

// src/features/search/bisect/feature.ts
var bisect = {
  name: "bisect",
  options: { searching },
  takes: takenOptions2,
  commands: {
    bisect: {
      group: "Search",
      purpose: "Find the commit or release that changed a test.",
      helpIsShort: true,
      files: "engine files, from good to bad; versions, with --releases",
      filesAreOptional: true,
      examples: [
        "bisect --good v1.0 --bad HEAD --build make --candidate libengine.so --test int/memory/writes/oltp_insert",
        "bisect a.so b.so c.so --test int/memory/reads/table_scan",
        "bisect --test int/memory/writes/oltp_insert --history nightly --build make --candidate libengine.so",
        "bisect --releases npm:better-sqlite3 --good 8.7.0 --bad 13.2.0 --test int/memory/reads/table_scan --by instructions",
        "bisect --releases doltlite --good 0.20.0 --bad 0.51.3 --test int/memory/reads/table_scan --threshold 1.10"
      ],
      takesSettings: true,
      read: readBisectCommand,
      // Loaded when needed, like all commands but `run` and `report`: --help would take longer.
      run: async (command2, world) => (await import("./lazy-features-search-bisect-lazy.js")).runBisect(command2, world)
    }
  },
  actions: {
    "action bisect": {
      folder: "actions/bisect",
      purpose: "Finds the commit or release that changed a test or brought a fault, or publishes a search.",
      outputs: {
        "first-changed": "Hash of the first commit that changed the test, or the release; empty if not a single one",
        "results-path": "Path of bisect.json",
        "report-path": "Path of bisect.md",
        "html-path": "Path of bisect.html",
        "builds-path": "Path of the folder with the output of builds; empty if none",
        "comment-urls": "JSON array of the comments' addresses"
      },
      step: async (...inputs) => (await import("./lazy-features-search-bisect-lazy.js")).bisectStep(...inputs)
    }
  }
};
function readBisectCommand({ name: name8, given, operands: files, ...settings }) {
  if (given.build !== void 0) refuseOperands(name8, files);
  return { kind: "bisect", given, files, ...settings };
}

// src/features/search/compare/feature.ts
var compare = {
  name: "compare",
  options: { comparing },
  takes: takenOptions5,
  commands: {
    compare: {
      group: "Measure",
      purpose: "Say whether your changes, or the newer of two builds, are slower.",
      helpIsShort: true,
      files: "a git revision (default: the merge base), or two engine files or releases, the older first",
      filesAreOptional: true,
      examples: [
        "compare --build make --candidate libengine.so",
        "compare v1.2 --build make --candidate libengine.so --quick",
        "compare before.so after.so",
        "compare npm:better-sqlite3@12.4.1 npm:better-sqlite3@13.2.0",
        "compare --build build.sh --candidate libengine.so --test int/memory/writes/oltp_insert",
        "compare --build make --candidate libengine.so --config bench-gate.yml --sqlite"
      ],
      read: readCompareCommand,
      run: async (command2, world) => (await import("./lazy-together-upgrades.js")).runCompare(command2, world)
    }
  }
};
function readCompareCommand({ given: all, operands }) {
  const { config, ...given } = all;
  return { kind: "compare", operands, given, config };
}

// src/features/search/hunt/feature.ts
var hunt = {
  name: "hunt",
  options: { hunting },
  takes: takenOptions4,
  commands: {
    hunt: {
      group: "Search",
      purpose: "Find statements on which an engine is slow or wrong.",
      helpIsShort: true,
      examples: [
        "hunt --candidate libengine.so --minutes 30",
        "hunt --candidate new.so --base old.so --minutes 3",
        "hunt --candidate libengine.so --known cases --seed 7",
        "hunt --candidate libengine.so --replay hunt-results/cases",
        "hunt --promote hunt-results/cases/hunt_slow_2649aa3e.yml",
        "hunt --show 1"
      ],
      takesSettings: true,
      read: readHuntCommand,
      run: async (command2, world) => (await import("./lazy-features-search-hunt-lazy.js")).runHunt(command2, world)
    }
  },
  actions: {
    "action hunt": {
      folder: "actions/hunt",
      purpose: "Finds statements on which an engine is slow, wrong or fails.",
      outputs: {
        cases: "Number of cases found",
        causes: "Number of their probable causes",
        "wrong-answers": "Number of cases whose answer differs from SQLite's",
        "cases-path": "Path of the folder of cases; empty if there are none",
        "results-path": "Path of hunt.json",
        "report-path": "Path of hunt.md"
      },
      step: async (...inputs) => (await import("./lazy-features-search-hunt-lazy.js")).huntStep(...inputs)
    }
  }
};
function readHuntCommand({ name: name8, operands, ...command2 }) {
  refuseOperands(name8, operands);
  return command2;
}

// src/features/search/issues/feature.ts
var issues = {
  name: "issues",
  options: { publishing: issueOptions },
  takes: takenOptions3,
  actions: {
    "action issues": {
      folder: "actions/issues",
      purpose: "Opens, updates and closes an issue for each finding of the nightly benchmark.",
      outputs: {
        opened: "JSON array of opened and reopened issues: event, key, kind, number, title, url",
        closed: "JSON array of closed issues",
        search: "JSON object with the inputs test, by, good and bad of a search for the most urgent unexplained finding; empty if none"
      },
      step: async (...inputs) => (await import("./lazy-together-nights.js")).issuesStep(...inputs)
    }
  }
};

// src/features/search/upgrade/feature.ts
var upgrade = {
  name: "upgrade",
  options: { upgrading: upgradeOptions },
  actions: {
    "action upgrade": {
      folder: "actions/upgrade",
      purpose: "Fetches both versions of an engine whose package a pull request upgrades.",
      outputs: {
        "candidate-path": "Path of the pull request's engine; empty if no engine's version changed",
        "base-path": "Path of the base's engine; empty if no engine's version changed",
        problem: "Reason why nothing can be compared; empty if there is none",
        names: "Both names, as the input settings of the action that measures them"
      },
      step: async (getInput, environment) => (await import("./lazy-together-upgrades.js")).upgradeStep(getInput, environment)
    }
  }
};

// src/options/describe.ts
function describeOption(one, place2, others3) {
  const { type } = one;
  const help = one.helpIn?.[place2] ?? one.help;
  const isFlag = type.placeholder === void 0 && !isAction(place2);
  const names = isFlag ? void 0 : namesOf2(one, place2)?.join(", ");
  const range2 = type.range === void 0 || type.kind === "name" ? "" : `, ${describeRange(one)}`;
  const absence = isFlag ? void 0 : describeAbsence(one, place2, others3);
  const remarks = [names, absence].filter((remark) => remark !== void 0);
  const ending = remarks.length === 0 ? "" : ` (${remarks.join("; ")})`;
  return `${help}${range2}${ending}`;
}
function namesOf2({ type, namesIn }, place2) {
  return namesIn?.[place2] ?? type.names;
}
function describeBriefly(one, place2) {
  const hasValue = one.default !== void 0 && one.otherwiseIn?.[place2] === void 0;
  const isFlag = one.type.placeholder === void 0;
  const value = hasValue && !isFlag ? describeDefault(one, place2) : void 0;
  const some = one.namesIn === void 0 ? void 0 : namesOf2(one, place2)?.join(", ");
  const names = some === void 0 ? "" : `: ${some}`;
  return `${briefHelp(one, place2)}${names}${value === void 0 ? "" : ` (default: ${value})`}`;
}
function briefHelp({ helpIn, brief, help }, place2) {
  return helpIn?.[place2] ?? brief ?? help;
}
function describeAbsence(one, place2, others3) {
  const value = describeDefault(one, place2);
  if (value === "none" && !isAction(place2)) return void 0;
  if (value !== void 0) return `default: ${value}`;
  if (!one.offered.includes("file")) return "required";
  if (place2 === "file") return "required, here, on a command line or as an input";
  return "config" in others3 ? "required, here or in the configuration file" : "required";
}
function describeRange({ type, unit }) {
  const { range: range2 } = type;
  if (range2 === void 0 || unit === void 0) return range2;
  return range2.startsWith("from ") ? range2.replace(/(?=,|$)/, ` ${unit}`) : `${range2} ${unit}`;
}
function describeDefault(one, place2) {
  const { type, default: value, otherwise, otherwiseIn, requiredIn = [] } = one;
  if (requiredIn.includes(place2)) return void 0;
  return otherwiseIn?.[place2] ?? (value === void 0 ? otherwise : type.format(value));
}

// src/features/start/completion/words.ts
function completedCommands(features2) {
  return Object.entries(commandsOf(features2)).map(([name8, { purpose, operand }]) => ({
    name: name8,
    meaning: inShort(purpose),
    options: [
      ...Object.entries(optionsIn(features2, name8)).map(([option2, one]) => completed(option2, one, name8)),
      { flag: "--help-all", meaning: "All options", names: [] },
      { flag: "--help", meaning: "This help", names: [] }
    ],
    operands: operand?.names ?? []
  }));
}
function secondWords(commands2) {
  const groups2 = /* @__PURE__ */ new Map();
  for (const { name: name8 } of commands2) {
    const [first = "", second] = name8.split(" ");
    if (second !== void 0) groups2.set(first, [...groups2.get(first) ?? [], second]);
  }
  return groups2;
}
function completed(name8, one, place2) {
  const { type } = one;
  const option2 = { flag: `--${name8}`, meaning: inShort(briefHelp(one, place2)) };
  if (type.placeholder === void 0) return { ...option2, names: [] };
  const names = namesOf2(one, place2) ?? (type.range === `such as ${workloadNames[0]}` ? workloadNames : []);
  if (names.length > 0)
    return { ...option2, names, value: type.placeholder === "list" ? "list of names" : "names" };
  return { ...option2, names, value: type.kind.includes("path") ? "file" : "other" };
}
function inShort(sentence) {
  return (sentence.split(/[:;,.]/)[0] ?? "").replaceAll(/['"[\]\\`$]/g, "");
}

// src/features/start/completion/bash.ts
function bashScript(program, commands2) {
  const groups2 = [...secondWords(commands2)];
  const byNames = commands2.flatMap(({ options: options2 }) => options2).toSorted((a, b) => a.names.length - b.names.length);
  const options = new Map(byNames.map((one) => [one.flag, one]));
  const values = [...options.values()].flatMap(({ flag: flag2, value, names }) => {
    if (value === void 0) return [];
    if (names.length === 0) return [`    ${flag2}) return ;;`];
    const rest = value === "list of names" ? `; before=\${current%"\${current##*,}"}` : "";
    return [`    ${flag2}) words="${names.join(" ")}"${rest} ;;`];
  });
  return `# Completes ${program} in bash: eval "$(${program} completion bash)"
_sqlite_bench_gate() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=\${COMP_WORDS[1]} words= before=
  COMPREPLY=()
  # In --name=value, the sign is a word of its own.
  if [[ $current == = ]]; then current=; fi
  if [[ $previous == = ]]; then previous=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $command in
${groups2.map(
    ([name8, words4]) => `    ${name8})
      if ((COMP_CWORD == 2)); then COMPREPLY=($(compgen -W "${words4.join(" ")}" -- "$current")); return; fi
      command="$command \${COMP_WORDS[2]}" ;;`
  ).join("\n")}
  esac
  case $previous in
${values.join("\n")}
  esac
  if [[ -z $words ]]; then
    if ((COMP_CWORD == 1)); then words="${firstWords(commands2.map(({ name: name8 }) => name8)).join(" ")}"
    else
      case $command in
${commands2.map(({ name: name8, options: own2, operands }) => {
    const flags2 = own2.map(({ flag: flag2 }) => flag2).join(" ");
    const other = operands.length === 0 ? "return" : `words="${operands.join(" ")}"`;
    return `        "${name8}") if [[ $current == -* ]]; then words="${flags2}"; else ${other}; fi ;;`;
  }).join("\n")}
      esac
    fi
  fi
  COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${current#"$before"}"))
}
complete -o default -F _sqlite_bench_gate ${program}
`;
}

// src/features/start/completion/fish.ts
function fishScript(program, commands2) {
  const complete = `complete -c ${program}`;
  const seen = (word2) => `__fish_seen_subcommand_from ${word2}`;
  const groups2 = [...secondWords(commands2)].flatMap(([name8, words4]) => [
    `${complete} -n __fish_use_subcommand -a ${name8} -d 'Its commands: ${name8} --help'`,
    `${complete} -n '${seen(name8)}; and not ${seen(words4.join(" "))}' -f -a '${words4.join(" ")}'`
  ]);
  const single = commands2.filter(({ name: name8 }) => !name8.includes(" "));
  const first = single.map(
    ({ name: name8, meaning }) => `${complete} -n __fish_use_subcommand -a ${name8} -d '${meaning}'`
  );
  const others3 = commands2.flatMap(({ name: name8, options, operands }) => {
    const isGiven = name8.split(" ").map(seen).join("; and ");
    return [
      ...operands.length === 0 ? [] : [`${complete} -n '${isGiven}' -f -a '${operands.join(" ")}'`],
      ...options.map((option2) => `${complete} -n '${isGiven}' ${specification(option2)}`)
    ];
  });
  return `# Completes ${program} in fish: ${program} completion fish | source
function __sqlite_bench_gate_list
  set -l before (string match -r '^.*,' -- (string replace -r '^--[^=]*=' '' -- (commandline -ct)))
  printf '%s\\n' $before$argv
end
${[...first, ...groups2, ...others3].join("\n")}
`;
}
function specification({ flag: flag2, meaning, value, names }) {
  const option2 = `-l ${flag2.slice(2)} -d '${meaning}'`;
  if (value === void 0) return option2;
  switch (value) {
    case "names":
      return `${option2} -x -a '${names.join(" ")}'`;
    case "list of names":
      return `${option2} -x -a '(__sqlite_bench_gate_list ${names.join(" ")})'`;
    case "file":
      return `${option2} -r -F`;
    case "other":
      return `${option2} -x`;
  }
}

// src/features/start/completion/zsh.ts
function zshScript(program, commands2) {
  const groups2 = [...secondWords(commands2)];
  const single = commands2.filter(({ name: name8 }) => !name8.includes(" "));
  const described = [
    ...single.map(({ name: name8, meaning }) => `'${name8}:${meaning}'`),
    ...groups2.map(([name8]) => `'${name8}:Its commands: ${name8} --help'`)
  ];
  return `#compdef ${program}
# Completes ${program} in zsh, after compinit: eval "$(${program} completion zsh)"
_sqlite_bench_gate() {
  local command=\${words[2]}
  local -a commands=(${described.join(" ")})
  if ((CURRENT == 2)); then
    _describe command commands
    _files
    return
  fi
  shift words; ((CURRENT--))
  case $command in
${groups2.map(
    ([name8, words4]) => `    ${name8})
      if ((CURRENT == 2)); then _values command ${words4.join(" ")}; return; fi
      command="$command \${words[2]}"; shift words; ((CURRENT--)) ;;`
  ).join("\n")}
  esac
  case $command in
${commands2.map(({ name: name8, options, operands }) => {
    const operand = operands.length === 0 ? "'*:file:_files'" : `':argument:(${operands.join(" ")})'`;
    return `    '${name8}') _arguments ${operand} ${options.map(specification2).join(" ")} ;;`;
  }).join("\n")}
  esac
}
if [[ \${funcstack[1]} == _sqlite_bench_gate ]]; then _sqlite_bench_gate "$@"; else compdef _sqlite_bench_gate ${program}; fi
`;
}
function specification2({ flag: flag2, meaning, value, names }) {
  if (value === void 0) return `'${flag2}[${meaning}]'`;
  switch (value) {
    case "names":
      return `'${flag2}=[${meaning}]:value:(${names.join(" ")})'`;
    case "list of names":
      return `'${flag2}=[${meaning}]:list:_values -s , name ${names.join(" ")}'`;
    case "file":
      return `'${flag2}=[${meaning}]:file:_files'`;
    case "other":
      return `'${flag2}=[${meaning}]:value: '`;
  }
}

// src/features/start/completion/command.ts
var scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
async function completionCommand(shell, { output, features: features2 }) {
  await output.print([scripts[shell](commandName, completedCommands(features2))]);
  return 0;
}

// src/features/start/completion/feature.ts
var shells = ["bash", "zsh", "fish"];
var completion = {
  name: "completion",
  commands: {
    completion: {
      group: "Set up",
      purpose: "Print a completion script for a shell.",
      operand: { name: "shell", meaning: "bash, zsh or fish", names: shells },
      examples: ["completion bash", "completion zsh", "completion fish"],
      read: ({ name: name8, operands: [shell, ...others3] }) => {
        refuseOperands(name8, others3, "one shell");
        const found = shells.find((one) => one === shell);
        if (found === void 0) throw new InputError(unknownName("shell", shell, shells));
        return found;
      },
      run: async (shell, world) => completionCommand(shell, world)
    }
  }
};

// src/features/start/doctor/candidate.ts
async function findFunctions(file, { compiler, engineEnvironment }, signal) {
  const candidate = { subject: "Candidate", serves: "run --candidate" };
  try {
    const { path: command2 } = await compileDriver(compiler, () => {
    }, signal);
    const driver = { command: command2, environment: engineEnvironment };
    const options = { part: "candidate", driver, settings: defaultSettings, isolation: "fork" };
    const { engine, kind } = await openEngine(file, options, signal);
    const { version, missing = [] } = engine;
    const found = `${kind}, SQLite ${version}`;
    return [
      { ...candidate, state: missing.length === 0 ? "ok" : "limited", found },
      ...missing.map(
        ({ name: name8, loss }) => ({
          subject: name8,
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
  const steps2 = stamps.slice(1).map((stamp, at2) => stamp - (stamps[at2] ?? stamp));
  const lost = steps2.filter((step) => step > interruptedNs).reduce((sum2, step) => sum2 + step, 0);
  const total = steps2.reduce((sum2, step) => sum2 + step, 0);
  return {
    lookNs: steps2.toSorted((one, other) => one - other)[Math.floor(steps2.length / 2)] ?? 0,
    lostShare: total === 0 ? 0 : lost / total
  };
}
function watchClock(durationNs) {
  const stamps = new Float64Array(5e6);
  const start = process.hrtime.bigint();
  let taken = 0;
  let now3 = 0;
  while (now3 < durationNs && taken < stamps.length) {
    now3 = Number(process.hrtime.bigint() - start);
    stamps[taken++] = now3;
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
  const source = read3(`${clocks}/current_clocksource`);
  const { lookNs } = watchClock(watchedNs / 10);
  if (source === void 0)
    return {
      ...clock,
      state: "ok",
      found: `a look takes ${Math.round(lookNs)} ns; its source is not visible`
    };
  const found = `${source}; a look takes ${Math.round(lookNs)} ns`;
  const available = read3(`${clocks}/available_clocksource`)?.split(/\s+/) ?? [];
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
    const value = read3(file);
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
  const found = read3(files.replace("*", "0"));
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
function read3(file) {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return void 0;
  }
}

// src/features/start/doctor/programs.ts
import { mkdtempSync, rmSync as rmSync2 } from "node:fs";
import os2 from "node:os";
import path9 from "node:path";

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
      const fix2 = "set XDG_CACHE_HOME to a folder that you may write, on a disk that is not mounted noexec";
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
    return { ...sqlite, found: path9.basename(library).replace(/-[0-9a-f]+$/, "") };
  } catch (cause) {
    if (cause instanceof NotCompiled) return { ...sqlite, found: cause.message };
    return { ...sqlite, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}
async function findCounter(compiler, signal) {
  const counts2 = { subject: "Valgrind", serves: "--counts" };
  const fix = process.platform === "linux" && process.arch === "x64" ? { fix: install("valgrind") } : {};
  try {
    const processor = await findProcessor(compiler, () => {
    }, signal);
    if (typeof processor === "string") return { ...counts2, state: "missing", found: processor, ...fix };
    const { valgrind, fallback } = processor;
    return fallback === void 0 ? { ...counts2, state: "ok", found: `${valgrind.version}, with the fast counter` } : { ...counts2, state: "limited", found: `${valgrind.version}, slower: ${fallback}`, ...fix };
  } catch (cause) {
    return { ...counts2, state: "missing", found: reason(cause, signal), fix: seeCompiler(cause) };
  }
}
async function findConfining(compiler, signal) {
  const confining = { subject: "Confinement", serves: "--confine" };
  const folder = mkdtempSync(path9.join(os2.tmpdir(), "sqlite-bench-gate-"));
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
    rmSync2(folder, { recursive: true, force: true });
  }
}
async function findProgram(subject2, serves, version, { environment }) {
  const program = findOnPath(subject2, environment);
  const found = program === void 0 ? void 0 : await versionOf(program, environment, version);
  return found === void 0 ? { subject: subject2, serves, state: "missing", found: "not in a folder of PATH", fix: install(subject2) } : { subject: subject2, serves, state: "ok", found };
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
  if (format === "json") return `${escapeFormat(JSON.stringify({ canRun, findings }, null, 2))}
`;
  const answer = canRun ? "A run is possible here. Features that lack something say so when they are asked for." : "A run is not possible here.";
  return drawDocument(format, ({ text: text2, cell }) => ({
    answer: [answer],
    blocks: [
      { kind: "table", table: table(findings, cell) },
      { kind: "section", title: "What would help", blocks: [{ kind: "list", items: fixes(findings, text2) }] }
    ]
  }));
}
function fixes(findings, escapeText) {
  return findings.flatMap(
    ({ subject: subject2, state, fix }) => fix === void 0 || state === "ok" ? [] : [`${subject2}: ${escapeText(fix)}`]
  );
}
function table(findings, escapeCell) {
  return {
    columns: left("State", "Part", "For", "Found"),
    rows: findings.map(({ subject: subject2, serves, state, found }) => ({
      cells: [state, subject2, serves, escapeCell(found)]
    }))
  };
}

// src/features/start/doctor/feature.ts
var doctor = {
  name: "doctor",
  takes: {
    doctor: {
      ...plainFormats,
      candidate: {
        help: "Engine whose functions of SQLite's C API are checked",
        otherwise: "no engine is checked"
      }
    }
  },
  commands: {
    doctor: {
      group: "Set up",
      purpose: "Check this machine and suggest fixes.",
      examples: ["doctor", "doctor --candidate ./libengine.so", "doctor --format json"],
      read: ({ given }) => {
        const { format, candidate } = settingOptions;
        const values = valuesOf2({ format, candidate }, given);
        return { ...values, format: plainFormat(values.format) };
      },
      run: async (command2, world) => doctorCommand(command2, world)
    }
  }
};

// src/features/start/init/feature.ts
var workflows = {
  forks: option(choice("answer", ["yes", "no"]), {
    help: "Whether pull requests come from forks",
    note: "If so, one workflow measures without rights, and another one publishes.",
    offered: ["init"],
    otherwise: "asked on a terminal, or yes"
  }),
  packages: option(text(), {
    help: "Ubuntu packages that the build needs, separated by spaces",
    offered: ["init"],
    otherwise: "asked on a terminal, or none"
  }),
  nightly: option(flag(), {
    help: "Write a nightly workflow too, with a history and issues",
    offered: ["init"],
    default: false
  }),
  upgrade: option(flag(), {
    help: "Write the workflows that compare an upgraded engine, and no others",
    note: "They need no engine of your own: [more](upgrade.md#pull-requests-of-dependabot-and-renovate).",
    offered: ["init"],
    default: false
  }),
  print: option(flag(), {
    help: "Print the files instead of writing them",
    offered: ["init"],
    default: false
  })
};
var asked = { otherwise: "asked on a terminal" };
var init = {
  name: "init",
  options: { workflows },
  takes: {
    init: {
      build: { help: "Shell command that builds the engine in the root of a checkout", ...asked },
      candidate: { help: "Engine that the command makes, relative to the root", ...asked },
      "candidate-name": {}
    }
  },
  commands: {
    init: {
      group: "Set up",
      purpose: "Write the workflows that gate pull requests.",
      files: "results.json files of first runs, to propose ceilings from",
      filesAreOptional: true,
      examples: [
        "init --build 'make libengine.so' --candidate libengine.so --forks yes",
        "init bench-results/results.json --build make --candidate libengine.so --packages tcl",
        "init --build 'make libengine.so' --candidate libengine.so --nightly",
        "init --upgrade"
      ],
      read: ({ given, operands: results }) => ({
        given,
        results,
        print: valuesOf2(workflows, given).print,
        upgrade: valuesOf2(workflows, given).upgrade
      }),
      run: async (command2, world) => (await import("./lazy-features-start-init-command.js")).initCommand(command2, world)
    }
  }
};

// src/features/workloads/connections/table.ts
var measuredRoles2 = ["baseline", "candidate"];
function sectionThroughputs({ tests, suite: suite2 }, verdict) {
  if (suite2?.threads === void 0) return [];
  const records = new Map(tests.map((record3) => [testPath(record3), record3]));
  return verdict.sections.flatMap(({ variant, storage: storage2, kind, tests: own2 }) => {
    const shown = own2.flatMap(({ comparison }) => {
      const record3 = records.get(testPath(comparison));
      const workload = record3 && findWorkload(record3);
      if (comparison.state !== "measured" || record3 === void 0 || workload?.transactions !== void 0)
        return [];
      const { timeNs, multiplier: slower } = comparison;
      const rate = (ns) => (workload?.times(suite2.rows) ?? 0) * 1e9 / ns;
      return [
        {
          workload: record3.workload,
          perSecond: { baseline: rate(timeNs.baseline), candidate: rate(timeNs.candidate) },
          ratio: 1 / slower,
          latencies: histogramsByRole(record3, measuredRoles2, ({ latencies }) => latencies),
          repeated: repeatedByRole(record3)
        }
      ];
    });
    return shown.length === 0 ? [] : [{ variant, storage: storage2, kind, tests: shown }];
  });
}
function repeatedByRole({ samples }) {
  const sumOf = (role) => samples.reduce((sum2, sample) => sum2 + (sample.role === role ? sample.repeated ?? 0 : 0), 0);
  return Object.fromEntries(measuredRoles2.map((role) => [role, sumOf(role)]));
}
function throughputTable({ tests }, names, escapeText) {
  return {
    columns: named("Test"),
    engines: measuredRoles2.map((role) => engineName(names, role)),
    figures: [
      { name: "", unit: "1/s" },
      { name: "median", unit: "us" },
      { name: "p95", unit: "us" }
    ],
    rows: tests.map((test) => ({
      cells: [escapeText(test.workload)],
      figures: measuredRoles2.map((role) => figuresOf3(test, role)),
      last: multiplier(test.ratio)
    })),
    last: "Throughput ratio"
  };
}
function figuresOf3({ perSecond: perSecond2, latencies }, role) {
  const histogram = latencies[role];
  const quantiles = [0.5, 0.95].map(
    (share) => histogram === void 0 ? "-" : shortMicroseconds(quantile(histogram, share))
  );
  return [count(perSecond2[role]), ...quantiles];
}
function repeatedTexts({ tests }, names, escapeText) {
  return tests.flatMap(
    ({ workload, repeated }) => rolesOf(names).flatMap((role) => {
      const times2 = repeated[role] ?? 0;
      if (times2 === 0) return [];
      const what = `${plural(times2, "transaction")} again, since another connection stood in the way`;
      return [`${escapeText(workload)}: ${engineName(names, role)} executed ${what}`];
    })
  );
}
function connectionsNote(threads) {
  return `${threads} connections: they execute their parts of a test's work at once, each on rows or warehouses that no other writes. A time is from their common start to the end of the last. The engines follow one another, in an order that changes, and have all processors. 1/s: how often a second an engine does what the test repeats; throughput ratio: above 1 is faster.`;
}

// src/features/workloads/connections/threads.ts
function requireThreads({ threads, candidate, suites: chosen, rows, warehouses }, catalogue) {
  if (threads === 1) return;
  if (!isServerFile(candidate))
    throw new InputError(
      `threads is ${threads}, but candidate ${formatValue(candidate)} is no server: several connections at once are timed on servers only; omit threads, or name the file of a server`
    );
  const divides = (name8) => catalogue[name8].dialect === "mysql" && catalogue[name8].workloads.some((workload) => workload.divides);
  const whole = chosen.find((name8) => !divides(name8));
  if (whole !== void 0)
    throw new InputError(
      `threads is ${threads}, but the suite ${whole} is for one connection: omit threads, or choose from the suites ` + suiteNames.filter(divides).join(", ")
    );
  if (chosen.includes("server") && typesRows(rows) < threads)
    throw new InputError(
      `threads is ${threads}, and rows is ${rows}: each connection writes rows of its own, so that rows must be at least ${10 * threads}`
    );
  if (chosen.includes("tpcc") && warehouses < threads)
    throw new InputError(
      `threads is ${threads}, and warehouses is ${warehouses}: each connection has warehouses of its own in the suite tpcc, so that warehouses must be at least ${threads}`
    );
}

// src/features/workloads/connections/feature.ts
var report3 = {
  sectionBlocks: ({ recording, verdict, words: words4 }) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (section) => throughputs.filter(isOf(section)).map((one) => throughputBlock(one, words4));
  },
  testBlocks: (recording, verdict, words4) => {
    const throughputs = sectionThroughputs(recording, verdict);
    return (test) => throughputs.filter(isOf(test)).flatMap((section) => {
      const tests = section.tests.filter(({ workload }) => workload === test.workload);
      return tests.length === 0 ? [] : [throughputBlock({ ...section, tests }, words4)];
    });
  },
  suiteNotes: ({ suite: suite2 }) => suite2?.threads === void 0 ? [] : [connectionsNote(suite2.threads)]
};
function isOf(section) {
  const path16 = sectionPath(section);
  return (other) => sectionPath(other) === path16;
}
function throughputBlock(section, { names, shortNames, text: text2, cell }) {
  return {
    kind: "group",
    title: `Throughput: ${sectionTitle(section)}`,
    blocks: [
      { kind: "table", table: throughputTable(section, shortNames, cell) },
      { kind: "list", items: repeatedTexts(section, names, text2) }
    ]
  };
}
var connections = { name: "connections", require: requireThreads, report: report3 };

// src/features/workloads/own/max/pass.ts
import { existsSync as existsSync2 } from "node:fs";
import path10 from "node:path";
var now2 = () => Number(process.hrtime.bigint());
function growthOf2(contents) {
  return [
    ...new Map(
      ownWorkloadsIn(contents).flatMap(({ growth: growth3 }) => growth3 ? [[growth3.workload, growth3]] : [])
    ).values()
  ];
}
function maxOf(contents) {
  return ownWorkloadsIn(contents).flatMap(
    ({ name: name8, max }) => max === void 0 ? [] : [{ workload: name8, ns: max.ns, ...max.scaledBy === void 0 ? {} : { isScaled: true } }]
  );
}
var maxPass = {
  part: "probe the machine",
  isWanted: ({ contents }) => maxOf(contents).length + growthOf2(contents).length > 0,
  prepare: ({ contents }, _, { resultsFolder }) => {
    const wanted = probes.filter(
      (name8) => ownWorkloadsIn(contents).some(({ max }) => max?.scaledBy === name8)
    );
    const folder = existingFolder(resultsFolder);
    return new Map(wanted.map((name8) => [name8, probe(name8, folder, now2)]));
  },
  measure: async ({ contents }, __, { catalogue, samples, folder, prepared }) => {
    const taken = new Map(
      [...prepared].map(([name8, ns]) => [name8, [ns, probe(name8, folder, now2)]])
    );
    const max = samples.tests.flatMap((test) => {
      const own2 = findWorkload(test, catalogue)?.max;
      if (own2 === void 0) return [];
      const probeNs = own2.scaledBy && taken.get(own2.scaledBy);
      return [
        {
          test: testPath(test),
          ...own2,
          probeNs
        }
      ];
    });
    const growth3 = growthOf2(contents);
    return { version: 1, max, growth: growth3.length === 0 ? void 0 : growth3 };
  }
};
function existingFolder(folder) {
  let nearest = path10.resolve(folder);
  while (!existsSync2(nearest)) nearest = path10.dirname(nearest);
  return nearest;
}

// src/features/workloads/own/max/report.ts
var maxReport = {
  blocks: ({ verdict, words: words4 }) => {
    const rows = (maxVerdictOf(verdict)?.rows ?? []).filter(({ isMax }) => isMax);
    if (rows.length === 0) return [];
    const items = [
      ...rows.map((row) => maxLine(row, words4.text)),
      `Each is the median of ${words4.names.candidate}'s own samples. Its time in the tables is the other engine's median, multiplied by the multiplier.`
    ];
    return at("below the sections", {
      kind: "details",
      title: "Longest times",
      blocks: [{ kind: "list", items }]
    });
  }
};
function maxLine({ test, ns, samples, maxNs, scaledNs, scaledBy, probeNs }, escapeText) {
  const line2 = `${escapeText(testPath(test))}: ${shortTime(ns)} in ${plural(samples, "sample")}, at most ${shortTime(maxNs)}`;
  if (scaledBy === void 0 || probeNs === void 0) return line2;
  const [first, last] = probeNs.map(shortTime);
  const bound = scaledNs >= mostScale * maxNs ? `, ${mostScale} times as long at most` : "";
  return `${line2}; on this machine ${shortTime(scaledNs)}, since ${scaledBy} took ${first} and ${last} (reference ${shortTime(referenceNs[scaledBy])}${bound})`;
}

// src/features/workloads/own/feature.ts
var error = mapping({ text: string(), code: int().optional() });
var placedSql = array(
  mapping({
    ...{ sql: string(), place: string(), error: error.optional() },
    values: array(boundValueSchema).optional()
  })
);
var database = mapping({ path: string(), sha256: string(), bytes: number() });
var ownWorkload = mapping({
  file: string(),
  folder: string().optional(),
  name: string(),
  kind: _enum(kinds),
  storages: array(_enum(storages)),
  compare: _enum(references).optional(),
  database: mapping({
    candidate: database.optional(),
    base: database.optional(),
    baseline: database.optional()
  }).optional(),
  prepareCommand: mapping({
    words: tuple([string()], string()),
    files: array(string()),
    identity: array(string()),
    place: string()
  }).optional(),
  tables: placedSql,
  prepare: placedSql,
  prepareRepeat: int().optional(),
  opens: _enum(openings).optional(),
  before: placedSql.optional(),
  statements: placedSql,
  after: placedSql.optional(),
  repeat: int(),
  check: placedSql,
  alternatives: array(placedSql).optional(),
  max: mapping({ ns: number(), scaledBy: _enum(probes).optional() }).optional(),
  counters: placedSql.element.optional(),
  growth: mapping({
    workload: string(),
    ratio: number().optional(),
    floorNs: number().optional(),
    exponent: number().optional(),
    base: number().optional()
  }).optional()
});
var ownContest = mapping({
  ...ownWorkload.pick({
    file: true,
    name: true,
    compare: true,
    tables: true,
    prepare: true,
    prepareRepeat: true
  }).shape,
  mode: _enum(contestModes),
  connections: array(
    mapping({
      name: string(),
      count: int(),
      statements: placedSql,
      pauseMs: number().optional(),
      committed: placedSql.element.optional()
    })
  ),
  invariant: placedSql,
  durationMs: number(),
  killEveryMs: number().optional()
});
var suite = {
  name: ownName,
  option: "own-workloads",
  hasKeys: (keys) => keys.includes("name") && ["statements", "connections"].some((key) => keys.includes(key)),
  schema: array(union([ownWorkload, ownContest])),
  read: (given, texts, roots) => {
    const all = readOwnFiles(valuesOf2(ownOptions, given)["own-workloads"], texts, roots);
    return all.length === 0 ? void 0 : all;
  },
  make: ownSuite
};
var own = {
  name: ownName,
  options: { tests: ownOptions },
  suite,
  ceilings: (_, contents) => {
    const [growth3, max] = [growthOf2(contents), maxOf(contents)];
    return { ...growth3.length === 0 ? {} : { growth: growth3 }, ...max.length === 0 ? {} : { max } };
  },
  asks: wantedForMax,
  pass: maxPass,
  facts: maxFacts,
  trust: requireMax,
  judge: maxJudge,
  report: maxReport
};

// src/features/workloads/record/command.ts
import { copyFileSync as copyFileSync2, existsSync as existsSync3, mkdtempSync as mkdtempSync2, readdirSync as readdirSync2, rmdirSync, rmSync as rmSync4, statSync as statSync2 } from "node:fs";
import { tmpdir } from "node:os";
import path15 from "node:path";

// src/features/workloads/record/make.ts
import path11 from "node:path";

// src/features/workloads/record/shapes.ts
var kindsByWord = {
  ...Object.fromEntries(
    ["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"].map((word2) => [word2, "transaction"])
  ),
  ...Object.fromEntries(
    ["CREATE", "DROP", "ALTER", "REINDEX", "ANALYZE", "VACUUM"].map((word2) => [word2, "definition"])
  ),
  ...Object.fromEntries(["INSERT", "REPLACE", "UPDATE", "DELETE"].map((word2) => [word2, "change"])),
  ...Object.fromEntries(["SELECT", "VALUES"].map((word2) => [word2, "query"])),
  PRAGMA: "pragma"
};
var beforeParenthesis = new Set(
  "ALL AND AS BY CHECK EXISTS FROM IN JOIN KEY NOT ON OR OVER SELECT THEN UNION VALUES WHEN WHERE".split(" ")
);
var longestKey = 1e4;
function shapeOf2(sql) {
  const tokens = meant(sql);
  const parts = tokens.flatMap((token, at2) => {
    if (isValue(token.kind)) return "?";
    const isBlob2 = /^x$/i.test(token.text) && tokens[at2 + 1]?.kind === "literal";
    return token.kind === "end" || isBlob2 ? [] : token.text;
  });
  const key = parts.join(" ").replaceAll("( ", "(").replaceAll(/\b(\w+) \(/g, (all, word2) => beforeParenthesis.has(word2.toUpperCase()) ? all : `${word2}(`).replaceAll(/ ([),.])/g, "$1").replaceAll(". ", ".").replaceAll(/\?(?:, \?)+/g, "?, ...").slice(0, longestKey);
  const first = tokens[0]?.text.toUpperCase() ?? "";
  let depth = 0;
  const verb = first !== "WITH" ? first : tokens.find((token) => {
    if (token.text === "(") depth++;
    if (token.text === ")") depth--;
    return depth === 0 && isWord(token, "SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE");
  })?.text.toUpperCase();
  const kind = kindsByWord[verb ?? ""] ?? "other";
  const table2 = namedTables(tokens)[0];
  const named2 = table2 === void 0 ? "" : nameOf(tokens[table2]) ?? "";
  const words4 = [verb ?? "other", named2].map((word2) => word2.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_"));
  return {
    key,
    kind,
    name: words4.filter((word2) => word2 !== "").join("_").slice(0, 40)
  };
}
function isValue(kind) {
  return kind === "literal" || kind === "number" || kind === "parameter";
}

// src/features/workloads/record/transactions.ts
function unitsOf(executions) {
  const units = [];
  const open = /* @__PURE__ */ new Map();
  const kinds2 = /* @__PURE__ */ new Map();
  const kindOf = (sql) => {
    const known = kinds2.get(sql) ?? shapeOf2(sql).kind;
    kinds2.set(sql, known);
    return known;
  };
  const add = (all, isTransaction) => {
    const query = all.find(({ sql }) => kindOf(sql) === "query");
    const isRead = all.every(({ sql }) => kindOf(sql) === "query" || kindOf(sql) === "transaction");
    const atNs = query !== void 0 && isRead ? query.startNs : endOf(all);
    const committedNs = isRead ? void 0 : all.findLast((one) => one.committedNs !== void 0)?.committedNs;
    units.push({ executions: all, isTransaction, atNs, committedNs });
  };
  for (const one of executions) {
    const within = open.get(one.connection);
    const kind = kindOf(one.sql);
    if (within === void 0) {
      if (kind === "transaction" && !one.isAutocommit) open.set(one.connection, [one]);
      else if (kind !== "transaction") add([one], false);
      continue;
    }
    within.push(one);
    if (!one.isAutocommit || kind === "query" || kind === "pragma") continue;
    add(within, true);
    open.delete(one.connection);
  }
  return [
    ...inOrder(units),
    ...[...open.values()].map((within) => ({ executions: within, isTransaction: true }))
  ];
}
function inOrder(units) {
  const changes = units.flatMap(
    (unit) => unit.committedNs === void 0 ? [] : [{ unit, committedNs: unit.committedNs }]
  );
  changes.sort((a, b) => a.committedNs - b.committedNs);
  const timed = changes.map(({ unit, committedNs }, at2) => ({
    unit,
    atNs: Math.max(
      committedNs,
      Math.min(unit.atNs, changes[at2 + 1]?.committedNs ?? Number.POSITIVE_INFINITY)
    )
  }));
  for (const unit of units) if (unit.committedNs === void 0) timed.push({ unit, atNs: unit.atNs });
  return timed.sort((a, b) => a.atNs - b.atNs).map(({ unit }) => unit);
}
function endOf(executions) {
  const last = executions.at(-1);
  return last === void 0 ? 0 : last.startNs + last.tookNs;
}
function concurrencyOf(units) {
  const spans = units.flatMap(({ executions }) => {
    const [first] = executions;
    if (first === void 0) return [];
    return { connection: first.connection, startNs: first.startNs, endNs: endOf(executions) };
  });
  let [latest, other] = [
    { connection: "", endNs: 0 },
    { connection: "", endNs: 0 }
  ];
  let overlapping = 0;
  for (const one of spans.toSorted((a, b) => a.startNs - b.startNs)) {
    if ((latest.connection === one.connection ? other : latest).endNs > one.startNs) overlapping++;
    if (one.connection === latest.connection) latest = one.endNs > latest.endNs ? one : latest;
    else if (one.endNs > latest.endNs) [latest, other] = [one, latest];
    else if (one.endNs > other.endNs) other = one;
  }
  return { connections: new Set(spans.map(({ connection }) => connection)).size, overlapping };
}
function openerAfter(sql, opener) {
  if (!/^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i.test(sql)) return opener;
  const tokens = meant(sql);
  const last = (nameOf(tokens.findLast(({ kind }) => kind !== "end")) ?? "").toLowerCase();
  if (isWord(tokens[0], "BEGIN")) return opener ?? "";
  if (isWord(tokens[0], "SAVEPOINT")) return opener ?? last;
  if (isWord(tokens[0], "RELEASE")) return opener === last ? void 0 : opener;
  const isToSavepoint = isWord(tokens[0], "ROLLBACK") && tokens.some((one) => isWord(one, "TO"));
  return isToSavepoint ? opener : void 0;
}

// src/features/workloads/record/result-settings.ts
var always = ["foreign_keys", "recursive_triggers"];
var others = ["case_sensitive_like", "defer_foreign_keys", "reverse_unordered_selects"];
var resultSettingNames = [...always, ...others];
var ofTransaction = "defer_foreign_keys";
var outsideOfTransactions = "foreign_keys";
var ConnectionSettings = class {
  #initial;
  #now = /* @__PURE__ */ new Map();
  /** @param foreignKeys whether connections had foreign keys as they were opened; without them otherwise, as in SQLite */
  constructor(foreignKeys) {
    this.#initial = foreignKeys;
  }
  of(connection) {
    const known = this.#now.get(connection);
    if (known !== void 0) return known;
    const made = new Map(resultSettingNames.map((name8) => [name8, "0"]));
    if (this.#initial.get(connection) === true) made.set("foreign_keys", "1");
    this.#now.set(connection, made);
    return made;
  }
  /** @param isWithin whether the connection is in a transaction */
  set(connection, name8, value, isWithin) {
    const before = this.of(connection);
    if (isWithin && name8 === outsideOfTransactions || before.get(name8) === value) return;
    this.#now.set(connection, new Map([...before, [name8, value]]));
  }
  /** A transaction of the connection, or a statement outside of one, has ended. */
  endTransaction(connection) {
    this.set(connection, ofTransaction, "0", true);
  }
};
function afterTransaction(settings) {
  return settings.get(ofTransaction) === "1" ? new Map([...settings, [ofTransaction, "0"]]) : settings;
}
function changesBetween(before, after) {
  if (before === after) return [];
  return [...after].flatMap(
    ([name8, value]) => (before?.get(name8) ?? (always.includes(name8) ? void 0 : "0")) === value ? [] : pragma(name8, value)
  );
}
function settingsBefore(all) {
  const first = all.find(({ settings }) => settings !== void 0)?.settings;
  if (first === void 0) return [];
  const changed = others.filter((name8) => all.some(({ settings }) => settings?.get(name8) === "1"));
  return [...always, ...changed].map((name8) => pragma(name8, first.get(name8) ?? "0"));
}
function withSettings(all) {
  let now3;
  let opener;
  return all.flatMap(({ valued, settings = now3 }) => {
    const changes = now3 === void 0 || settings === void 0 ? [] : changesBetween(now3, settings);
    opener = openerAfter(valued.sql, opener);
    now3 = settings && opener === void 0 ? afterTransaction(settings) : settings;
    return [...changes, valued];
  });
}
function pragma(name8, value) {
  return { sql: `PRAGMA ${name8}=${value};`, values: [] };
}

// src/features/workloads/record/pragmas.ts
var ofCosts = [
  ...["automatic_index", "cache_size", "cache_spill", "journal_mode", "mmap_size", "secure_delete"],
  ...["synchronous", "temp_store", "wal_autocheckpoint"]
];
function settingOf(sql) {
  const tokens = meant(sql).filter(({ kind }) => kind !== "end");
  const at2 = tokens[2]?.text === "." ? 3 : 1;
  const name8 = (nameOf(tokens[at2]) ?? "").toLowerCase();
  const isSet = tokens[at2 + 1]?.text === "=" || tokens[at2 + 1]?.text === "(";
  const value = tokens.slice(at2 + 2).map(({ text: text2 }) => text2).join("").replace(/\)$/, "");
  const changesResults = resultSettingNames.includes(name8);
  const isKnown = changesResults || ofCosts.includes(name8);
  if (!isSet || !isKnown || !/^[-+]?\w{1,20}$|^'\w{1,20}'$/.test(value)) return void 0;
  return { name: name8, value: changesResults ? isOn(value) ? "1" : "0" : value, changesResults };
}
function isOn(value) {
  return /^'?(?:on|yes|true|0*[1-9]\d*)'?$/i.test(value);
}

// src/features/workloads/record/recorded.ts
var leftEarly = 100;
var failures = {
  ...{ 1: "ERROR", 3: "PERM", 4: "ABORT", 5: "BUSY", 6: "LOCKED", 7: "NOMEM", 8: "READONLY", 9: "INTERRUPT" },
  ...{ 10: "IOERR", 11: "CORRUPT", 13: "FULL", 14: "CANTOPEN", 17: "SCHEMA", 18: "TOOBIG", 19: "CONSTRAINT" },
  ...{ 20: "MISMATCH", 21: "MISUSE", 23: "AUTH", 26: "NOTADB" }
};
function failureOf2({ status = 0 }) {
  if (status === 0 || status === leftEarly) return void 0;
  return failures[status] === void 0 ? `SQLite's code ${status}` : `SQLITE_${failures[status]}`;
}
function count2(counts2, reason3, more = 1) {
  counts2.set(reason3, (counts2.get(reason3) ?? 0) + more);
}

// src/features/workloads/record/replayer.ts
import { createHash as createHash2 } from "node:crypto";
import { copyFileSync, rmSync as rmSync3 } from "node:fs";

// src/features/workloads/record/replay-limit.ts
var factor2 = 10;
var oneMs = 1e4;
var [leastMs, untimedMs] = [6e4, 6e5];
function limitOf(executions, extension) {
  const recordedNs = executions.reduce((sum2, { tookNs }) => sum2 + tookNs, 0);
  const allMs = recordedNs === 0 ? untimedMs : leastMs + factor2 * recordedNs / 1e6;
  return { extension, allMs: Math.ceil(allMs), oneMs };
}
function mostMs({ oneMs: least }, recordedNs) {
  return Math.ceil(least + factor2 * recordedNs / 1e6);
}

// src/features/workloads/record/replayer.ts
var mostPrepared = 500;
var forever = 2 ** 52;
var Replayer = class {
  #file;
  #limit;
  #leftMs;
  #database;
  #deadline;
  #prepared = /* @__PURE__ */ new Map();
  #tables;
  /** Undefined if the connection has its own. */
  #settings;
  /**
   * @param start the database that is copied; undefined if it starts empty
   * @param file where the copy is made; nothing is there
   */
  constructor(start, file, limit) {
    this.#file = file;
    this.#limit = limit;
    this.#leftMs = limit.allMs;
    if (start !== void 0) copyFileSync(start, file);
    this.#database = this.#open();
    this.#deadline = deadlineOf(this.#database);
    this.#tables = new Set(this.#names().map((name8) => name8.toLowerCase()));
  }
  #open() {
    const database3 = openDatabase(this.#file);
    database3.pragma("journal_mode = MEMORY");
    database3.pragma("synchronous = OFF");
    database3.loadExtension(this.#limit.extension);
    if (this.#limit.readsQuotedTexts === true)
      database3.loadExtension(this.#limit.extension, "sqlite3_quoted_texts_init");
    return database3;
  }
  #names() {
    return this.#database.prepare("SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')").all().map(({ name: name8 }) => name8);
  }
  /** Another connection, without what the last one had for itself. */
  reconnect() {
    this.#prepared.clear();
    this.#settings = void 0;
    this.#database.close();
    this.#database = this.#open();
    this.#deadline = deadlineOf(this.#database);
  }
  /** Makes the settings of the connection those of the program's. */
  use(settings) {
    for (const { sql } of changesBetween(this.#settings, settings)) this.#database.exec(sql);
    this.#settings = settings;
  }
  /** Ends a transaction that is open. @returns whether there was one */
  rollBack() {
    if (!this.#database.inTransaction) return false;
    this.#database.prepare("ROLLBACK").run();
    return true;
  }
  /** @param recordedNs the time that the statement took, which limits how long it may take here */
  execute(statement, recordedNs) {
    if (this.#leftMs <= 0) return late(`the trial replay takes more than ${this.#limit.allMs / 1e3} s`);
    const wasWithin = this.#database.inTransaction;
    const start = performance.now();
    this.#deadline.get(Math.min(mostMs(this.#limit, recordedNs), Math.ceil(this.#leftMs)));
    const end = this.#execute(statement);
    this.#deadline.get(forever);
    this.#leftMs -= performance.now() - start;
    if (this.#settings !== void 0 && !this.#database.inTransaction)
      this.#settings = afterTransaction(this.#settings);
    return { ...end, hasRolledBack: wasWithin && end.problem !== void 0 && !this.#database.inTransaction };
  }
  #execute(statement) {
    const sql = shapeOf(statement);
    let isRead = false;
    try {
      let prepared = this.#prepared.get(sql);
      if (prepared === void 0) {
        const made = allMadeNames(meant(sql));
        const refused = refusedIn(sql, this.#tables, this.#tables);
        if (refused !== void 0)
          return { problem: `${refused.part} could reach other files, or is unknown`, isRead, rows: "" };
        prepared = this.#database.prepare(sql);
        for (const one of made) this.#tables.add(one);
        if (this.#prepared.size >= mostPrepared) this.#prepared.clear();
        this.#prepared.set(sql, prepared);
      }
      isRead = prepared.readonly;
      const values = valuesOf(statement).map(boundOf);
      if (!prepared.reader) {
        prepared.run(...values);
        return { isRead, rows: "" };
      }
      const hash = createHash2("sha256");
      let rowCount = 0;
      for (const row of prepared.raw().safeIntegers().iterate(...values)) {
        rowCount++;
        for (const value of row) hash.update(textOf2(value));
      }
      return { isRead, rows: hash.digest("base64"), rowCount };
    } catch (cause) {
      if (cause.code === "SQLITE_INTERRUPT")
        return late(
          `a statement takes more than ${this.#limit.oneMs / 1e3} s and ten times what was recorded`
        );
      return { problem: cause.message, isRead, rows: "" };
    }
  }
  /** The tables of the database with their columns; without those that a virtual table has behind it. */
  tables() {
    const all = this.#database.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    ).all();
    return all.map(({ name: name8 }) => ({
      name: name8,
      columns: this.#database.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").all(name8).map((column) => column.name),
      rows: this.#database.prepare(`SELECT count(*) FROM ${quoted(name8)}`).pluck().get()
    }));
  }
  /** A digest of the values of a column. */
  columnDigest(table2, column) {
    const hash = createHash2("sha256");
    const values = this.#database.prepare(`SELECT ${quoted(column)} FROM ${quoted(table2)} ORDER BY ${inOrder2(column)}`).raw().safeIntegers().iterate();
    for (const [value] of values) hash.update(textOf2(value));
    return hash.digest("base64");
  }
  /** The SQL of everything that the schema has. */
  definitions() {
    return this.#database.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL").all().map(({ sql }) => sql);
  }
  /** Ends the connection; the file stays, and others can start from it. */
  disconnect() {
    this.#database.close();
    return this.#file;
  }
  close() {
    this.#database.close();
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync3(`${this.#file}${end}`, { force: true });
  }
};
function quoted(name8) {
  return `"${name8.replaceAll('"', '""')}"`;
}
function inOrder2(column) {
  return `${quoted(column)} COLLATE BINARY`;
}
function deadlineOf(database3) {
  return database3.prepare("SELECT replay_deadline(?)");
}
function late(problem) {
  return { problem, isRead: false, rows: "", isLate: true };
}
function boundOf(value) {
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "string") return value;
  return value.type === "real" ? Number(value.decimal) : Buffer.from(value.digits, "hex");
}
function textOf2(value) {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString("hex")}\0`;
  return `${typeof value}${String(value)}\0`;
}

// src/features/workloads/record/sample.ts
var mostCharacters2 = 3e8;
function sampleUnits(units, most2, leftOut) {
  const total = sizeOf(units);
  const kinds2 = /* @__PURE__ */ new Map();
  const isQuery = (sql) => {
    const known = kinds2.get(sql) ?? ["query", "transaction"].includes(shapeOf2(sql).kind);
    kinds2.set(sql, known);
    return known;
  };
  const reads = total <= most2 ? /* @__PURE__ */ new Set() : new Set(units.filter(({ executions }) => executions.every(({ sql }) => isQuery(sql))));
  const ofReads = sizeOf([...reads]);
  const part = Math.max(0, most2 - (total - ofReads)) / Math.max(1, ofReads);
  let [seen, size, characters] = [0, 0, 0];
  const kept = units.filter((unit) => {
    if (reads.has(unit)) {
      const before = Math.floor(seen * part);
      seen += unit.executions.length;
      if (Math.floor(seen * part) === before) return false;
    }
    size += unit.executions.length;
    characters += unit.executions.reduce((sum2, one) => sum2 + charactersOf(one), 0);
    return size <= most2 && characters <= mostCharacters2;
  });
  if (kept.length < units.length)
    count2(leftOut, `beyond ${most2} statements or 300 MB, sampled by transaction`, total - sizeOf(kept));
  return kept;
}
function charactersOf({ sql, values }) {
  return values.reduce((sum2, value) => sum2 + lengthOf(value), sql.length);
}
function lengthOf(value) {
  if (typeof value === "string") return value.length;
  return typeof value === "object" && value !== null && ("blob" in value || "text" in value) ? Object.values(value).join("").length : 10;
}
function sizeOf(units) {
  return units.reduce((sum2, { executions }) => sum2 + executions.length, 0);
}

// src/features/workloads/record/statements.ts
var mostTexts = 1e4;
var StatementReader = class {
  #known = /* @__PURE__ */ new Map();
  /** @returns why it is no statement that can be replayed, otherwise */
  read({ sql, values, tookNs, status, rows }) {
    const known = this.#known.get(sql) ?? this.#readText(sql);
    if ("problem" in known) return known;
    const valued = bind(known, values);
    if ("problem" in valued) return valued;
    const seen = rows === void 0 ? void 0 : { rows, isLeft: status === leftEarly };
    return { shape: known.shape, valued, tookNs, seen };
  }
  #readText(sql) {
    const read5 = readText2(sql);
    if (this.#known.size >= mostTexts) this.#known.clear();
    this.#known.set(sql, read5);
    return read5;
  }
};
function readText2(sql) {
  const statement = onlyStatement(sql);
  if ("problem" in statement) return { problem: statement.problem };
  const numbered2 = numberParameters(statement.sql);
  return "problem" in numbered2 ? numbered2 : { ...numbered2, shape: shapeOf2(statement.sql) };
}

// src/features/workloads/record/time-dependent.ts
var words3 = /\bcurrent_(?:date|time|timestamp)\b|\b(?:date|time|datetime|julianday|strftime|unixepoch|timediff)\s*\(/i;
function isTimeDependent(statements, schema) {
  for (const { sql } of statements) if (words3.test(sql)) return true;
  return schema.some((sql) => words3.test(sql));
}

// src/features/workloads/record/make.ts
var mostDatabases = 4;
var leastShare = 0.01;
var mostExecutions = 2e4;
var mostCheckedRows = 2e4;
var afterRollBack = {
  problem: "in a transaction that an error has rolled back",
  ...{ isRead: false, rows: "" }
};
var rollBack = { valued: { sql: "ROLLBACK;", values: [] } };
async function makeWorkloads(recorded, making) {
  const leftOut = new Map(recorded.lost);
  const byDatabase = Map.groupBy(recorded.executions, ({ database: database3 }) => database3);
  const ranked = [...byDatabase].toSorted((a, b) => weightOf(b[1]) - weightOf(a[1]));
  for (const [, others3] of ranked.slice(mostDatabases))
    count2(leftOut, `of databases other than the ${mostDatabases} with the most time`, others3.length);
  const databases = /* @__PURE__ */ new Map();
  const tried = [];
  for (const [index, [database3, executions]] of ranked.slice(0, mostDatabases).entries()) {
    const start = recorded.starts.get(database3);
    const file = start === void 0 ? void 0 : `start-${index + 1}.sqlite`;
    if (file !== void 0 && start !== void 0) databases.set(file, start);
    const prefix = ranked.length === 1 ? making.prefix : `${making.prefix}_${index + 1}`;
    const storage2 = recorded.inMemory.has(database3) ? "memory" : "file";
    const { foreignKeys } = recorded;
    tried.push(
      await tryDatabase({ executions, start, file, prefix, storage: storage2, foreignKeys }, making, index, leftOut)
    );
  }
  const timed = tried.flatMap(timedOf);
  const totalNs = timed.reduce((sum2, { tookNs }) => sum2 + tookNs, 0);
  const names = new Set(workloadNames);
  const workloads = tried.flatMap((one) => workloadsOf2(one, totalNs, names, making, leftOut));
  return {
    ...{ workloads, databases, leftOut, statements: recorded.executions.length },
    shapes: new Set(timed.map(({ shape }) => shape.key)).size,
    transactions: tried.flatMap(({ units }) => units.filter(({ isTransaction }) => isTransaction)).length,
    connections: tried.reduce((sum2, one) => sum2 + one.connections, 0),
    overlapping: tried.reduce((sum2, one) => sum2 + one.overlapping, 0),
    otherRows: timed.filter((each) => rowsBeside(each) === "other").length,
    readFurther: timed.filter((each) => rowsBeside(each) === "further").length
  };
}
function rowsBeside({ seen, replayed }) {
  const { rowCount } = replayed;
  if (seen === void 0 || rowCount === void 0 || rowCount === seen.rows) return void 0;
  return seen.isLeft && rowCount > seen.rows ? "further" : "other";
}
function weightOf(executions) {
  return executions.reduce((sum2, { tookNs }) => sum2 + tookNs + 1, 0);
}
function timedOf({ units }) {
  return units.flatMap(({ statements }) => statements.filter(isTimed));
}
function isTimed({ shape, replayed }) {
  return shape.kind !== "transaction" && shape.kind !== "pragma" && replayed.problem === void 0;
}
async function tryDatabase(source, { folder, most: most2, limitOf: limitOf2, step, waitSecond }, index, leftOut) {
  const reader = new StatementReader();
  const settings = /* @__PURE__ */ new Map();
  const connections2 = new ConnectionSettings(source.foreignKeys);
  const whole = unitsOf(source.executions);
  const units = sampleUnits(whole, most2, leftOut).map(({ executions, isTransaction }) => {
    const statements = executions.flatMap((one) => {
      const failure = failureOf2(one);
      const read5 = failure === void 0 ? reader.read(one) : { problem: `failed in the program: ${failure}` };
      if ("problem" in read5) {
        count2(leftOut, read5.problem);
        return [];
      }
      if (read5.shape.kind !== "pragma") return [{ ...read5, settings: connections2.of(one.connection) }];
      const setting2 = settingOf(read5.valued.sql);
      if (setting2 === void 0) count2(leftOut, "PRAGMA that is no setting of a connection");
      else if (setting2.changesResults)
        connections2.set(one.connection, setting2.name, setting2.value, !one.wasAutocommit);
      else settings.set(setting2.name, setting2);
      return [];
    });
    const last = executions.at(-1);
    if (last !== void 0 && statements.length > 0) connections2.endTransaction(last.connection);
    return { isTransaction, statements };
  });
  const limit = limitOf2(source.executions);
  step(
    `replaying ${source.executions.length} statements twice, each time for at most ${duration(limit.allMs * 1e6)}`
  );
  const place2 = (name8) => path11.join(folder, `${index}-${name8}.sqlite`);
  const first = new Replayer(source.start, place2("first"), limit);
  const waited = waitSecond();
  const all = units.map((unit) => replayUnit(first, unit));
  const isDated = isTimeDependent(
    units.flatMap(({ statements }) => statements.map(({ valued }) => valued)),
    first.definitions()
  );
  if (isDated) await waited;
  const second = new Replayer(source.start, place2("second"), limit);
  const again = units.map((unit, at2) => replayUnit(second, unit, all[at2]?.statements));
  const tried = all.map((unit, at2) => ({
    ...unit,
    statements: unit.statements.map((one, position) => ({
      ...one,
      differs: one.replayed.rows !== again[at2]?.statements[position]?.replayed.rows
    }))
  }));
  for (const { shape, replayed, differs: differs2 } of tried.flatMap(({ statements }) => statements))
    if (replayed.problem !== void 0) count2(leftOut, replayed.problem);
    else if (differs2 && shape.kind === "query")
      count2(leftOut, `rows differ from one replay to the next: ${shape.key}`);
  const unstable = /* @__PURE__ */ new Set();
  for (const { name: name8, columns } of first.tables())
    for (const column of columns)
      if (first.columnDigest(name8, column) !== second.columnDigest(name8, column))
        unstable.add(`${name8}\0${column}`);
  second.close();
  return {
    ...{ source, units: tried, settings: [...settings.values()], unstable, end: first.disconnect() },
    ...{ limit, ...concurrencyOf(whole) }
  };
}
function replayUnit(replayer, { isTransaction, statements }, before = []) {
  let hasRolledBack = false;
  const replayed = statements.map((one, at2) => {
    const start = performance.now();
    const known = hasRolledBack ? afterRollBack : before[at2]?.replayed;
    replayer.use(one.settings);
    const end = hasRolledBack || known?.isLate ? known : replayer.execute(templateOf(one.valued), one.tookNs);
    hasRolledBack ||= end.hasRolledBack === true;
    return { ...one, replayed: end, tookNs: one.tookNs || (performance.now() - start) * 1e6 };
  });
  return { isTransaction, statements: replayed, isLeftOpen: replayer.rollBack() || hasRolledBack };
}
function workloadsOf2(one, totalNs, names, making, leftOut) {
  const { source } = one;
  const groups2 = groupsOf2(one, totalNs);
  const nameOf3 = (name8) => uniqueName(`${source.prefix}_${name8}`, names);
  const sequence2 = sequenceOf(one, totalNs, nameOf3("sequence"));
  const changes = { name: nameOf3("changes"), all: changesOf(one) };
  making.step(`trying ${plural(groups2.length, "form")} of statements`);
  const shaped = groups2.flatMap((group, index) => {
    const made = ofShape(
      one,
      group,
      changes,
      nameOf3(group.name),
      path11.join(making.folder, `${source.prefix}-${index}.sqlite`),
      leftOut
    );
    return made === void 0 ? [] : [{ ...made, share: group.ns / totalNs }];
  });
  return [...sequence2 === void 0 ? [] : [sequence2], ...shaped];
}
function isOfTables({ shape }) {
  return /^(?:CREATE|DROP|ALTER) (?!(?:UNIQUE )?INDEX)/i.test(shape.key);
}
function groupsOf2(one, totalNs) {
  const inShapes = timedOf(one).filter((each) => !isOfTables(each));
  const byShape = Map.groupBy(inShapes, ({ shape }) => shape.key);
  const shapes = [...byShape].map(([key, all]) => ({
    ...{ name: all[0]?.shape.name ?? "", shape: key, keys: /* @__PURE__ */ new Set([key]) },
    ns: all.reduce((sum2, { tookNs }) => sum2 + tookNs, 0)
  }));
  const isLarge = ({ ns }) => ns >= leastShare * totalNs;
  const large = shapes.filter(isLarge).toSorted((a, b) => b.ns - a.ns);
  const small = shapes.filter((each) => !isLarge(each));
  if (small.length === 0) return large;
  const others3 = {
    ...{
      name: "others",
      shape: small.length === 1 ? small[0]?.shape ?? "" : `${plural(small.length, "form")} with less than 1 % of the time each`
    },
    ...{ keys: new Set(small.map(({ shape }) => shape)), ns: small.reduce((sum2, { ns }) => sum2 + ns, 0) }
  };
  return [...large, others3];
}
function uniqueName(wanted, names) {
  const base = wanted.replaceAll(/_+/g, "_").replace(/_$/, "").slice(0, 55);
  let name8 = base;
  for (let number2 = 2; names.has(name8); number2++) name8 = `${base}_${number2}`;
  names.add(name8);
  return name8;
}
var hasSucceeded = ({ replayed }) => replayed.problem === void 0;
function sequenceOf(one, totalNs, name8) {
  const timed = timedOf(one);
  const isRead = timed.every(({ replayed }) => replayed.isRead);
  const all = one.units.flatMap(({ statements, isLeftOpen }) => {
    const kept = statements.filter(
      (each) => each.shape.kind !== "pragma" && hasSucceeded(each) && !(isRead && each.differs)
    );
    return [...kept, ...isLeftOpen ? [rollBack] : []];
  });
  if (timed.length === 0 || all.length === 0) return void 0;
  const end = new Replayer(one.end, `${one.end}-check`, one.limit);
  const check = isRead ? [] : checksOf(end, one.unstable);
  end.close();
  return {
    ...surroundingsOf(one, isRead, all, check),
    ...{
      name: name8,
      statements: { name: name8, all: withSettings(all) },
      prepare: { name: "", all: [] },
      shape: "all statements, in their order"
    },
    share: totalNs === 0 ? 0 : timed.reduce((sum2, { tookNs }) => sum2 + tookNs, 0) / totalNs
  };
}
function changesOf({ units }) {
  const all = units.flatMap(({ statements, isLeftOpen }) => {
    if (!statements.some((each) => isTimed(each) && !each.replayed.isRead)) return [];
    const kept = statements.filter(
      (each) => hasSucceeded(each) && (each.shape.kind === "transaction" || isTimed(each) && !each.replayed.isRead)
    );
    return [...kept, ...isLeftOpen ? [rollBack] : []];
  });
  return [...settingsBefore(all), ...withSettings(all)];
}
function surroundingsOf({ source, settings }, isRead, all, check) {
  const ofCosts2 = settings.map(({ name: name8, value }) => `PRAGMA ${name8}=${value};`);
  const before = [...ofCosts2, ...settingsBefore(all).map(({ sql }) => sql)];
  return {
    kind: isRead ? "reads" : "writes",
    storage: source.storage,
    database: source.file,
    before,
    // Reads with settings before them need one.
    check: check.length > 0 || isRead && before.length === 0 ? check : ["SELECT count(*) FROM sqlite_master;"]
  };
}
function ofShape(one, group, changes, name8, file, leftOut) {
  const isOwn = (each) => isTimed(each) && group.keys.has(each.shape.key);
  const isRead = timedOf(one).every((each) => !isOwn(each) || each.replayed.isRead);
  const start = isRead ? one.end : one.source.start;
  const replayer = new Replayer(start, file, one.limit);
  const prepare = [];
  try {
    if (!isRead) {
      for (const each of one.units.filter(isCommitted).flatMap(({ statements: statements2 }) => statements2))
        if (isTimed(each) && !isOwn(each) && isKeptChange(each) && problemOf(replayer, each) === void 0)
          prepare.push(each);
    }
    replayer.reconnect();
    const statements = isRead ? readsOf(one, isOwn, replayer, leftOut) : writesOf(one, isOwn, replayer, leftOut);
    if (statements.length === 0) return void 0;
    const check = isRead ? [] : checksOf(replayer, one.unstable);
    return {
      ...surroundingsOf(one, isRead, statements, check),
      ...{ name: name8, shape: group.shape, statements: { name: name8, all: withSettings(statements) } },
      prepare: isRead ? changes : { name: `${name8}_start`, all: [...settingsBefore(prepare), ...withSettings(prepare)] }
    };
  } finally {
    replayer.close();
  }
}
function isKeptChange({ shape, replayed }) {
  return !replayed.isRead && !/^DROP /i.test(shape.key);
}
function isCommitted({ statements, isLeftOpen }) {
  const last = statements.at(-1);
  return !isLeftOpen && !(last?.shape.kind === "transaction" && /^ROLLBACK\b/i.test(last.valued.sql));
}
function problemOf(replayer, { valued, settings, tookNs = 0 }, otherwise = "") {
  if (settings !== void 0) replayer.use(settings);
  const { problem, isLate } = replayer.execute(templateOf(valued), tookNs);
  return problem === void 0 || isLate ? problem : otherwise;
}
function readsOf({ units }, isOwn, replayer, leftOut) {
  const own2 = units.flatMap(({ statements }) => statements.filter((each) => isOwn(each) && !each.differs));
  const every = Math.max(1, Math.ceil(own2.length / mostExecutions));
  return own2.flatMap((each, index) => {
    if (index % every !== 0) return [];
    const problem = problemOf(replayer, each, "queries that fail on the database as it was at the end");
    if (problem === void 0) return [each];
    count2(leftOut, problem);
    return [];
  });
}
function writesOf({ units }, isOwn, replayer, leftOut) {
  const made = [];
  let executed = 0;
  for (const unit of units) {
    const own2 = unit.statements.filter(isOwn);
    if (own2.length === 0 || executed >= mostExecutions) continue;
    executed += own2.length;
    const begin = { valued: { sql: "BEGIN;", values: [] }, settings: own2[0]?.settings };
    const isWithin = unit.isTransaction && problemOf(replayer, begin) === void 0;
    const kept = own2.flatMap((each) => {
      const problem = problemOf(
        replayer,
        each,
        "changes that fail without the statements of other forms between them"
      );
      if (problem === void 0) return [each];
      count2(leftOut, problem);
      return [];
    });
    const end = { valued: { sql: isCommitted(unit) ? "COMMIT;" : "ROLLBACK;", values: [] } };
    const hasEnded = isWithin && problemOf(replayer, end) === void 0;
    replayer.rollBack();
    if (kept.length === 0) continue;
    made.push(...isWithin ? [begin, ...kept, hasEnded ? end : rollBack] : kept);
  }
  return made;
}
function checksOf(replayer, unstable) {
  const checks = replayer.tables().map(({ name: name8, columns, rows }) => {
    const stable = columns.filter((column) => !unstable.has(`${name8}\0${column}`));
    const from = `FROM ${quoted(name8)}`;
    if (stable.length === 0) return `SELECT count(*) ${from};`;
    if (rows <= mostCheckedRows)
      return `SELECT ${stable.map(quoted).join(", ")} ${from} ORDER BY ${stable.map(inOrder2).join(", ")};`;
    const sums = stable.map(
      (one) => `total(length(${quoted(one)})), min(${inOrder2(one)}), max(${inOrder2(one)})`
    );
    return `SELECT count(*), ${sums.join(", ")} ${from};`;
  });
  return checks.length === 0 ? ["SELECT count(*) FROM sqlite_master;"] : checks;
}

// src/features/workloads/record/options.ts
var recordOptions = {
  from: option(path("path"), {
    help: "Log of a program to read, in place of a program to run",
    note: "JSON lines, the text of `.trace`, or the folder `log` of a recording; [more](record.md#static-programs).",
    offered: ["record"],
    otherwise: "none"
  }),
  recorder: option(path("folder"), {
    help: "New folder for the recorder's source, to link into a static program",
    note: "[How](record.md#static-programs).",
    offered: ["record"],
    otherwise: "none"
  }),
  redact: option(flag(), {
    help: "Write none of the program's texts and blobs: others of the same length, which sort alike, replace them",
    offered: ["record"],
    default: false
  })
};

// src/features/workloads/record/read-logs.ts
import { lstatSync, readdirSync, readFileSync as readFileSync2 } from "node:fs";
import path12 from "node:path";

// src/features/workloads/record/log-file.ts
var notADatabase = 26;
var damaged = "logs are cut off or damaged";
var logVersion = 1;
var ofAnother = "logs are of another version of this tool, which alone reads them";
var Zeros = class {
  #known = /* @__PURE__ */ new Map();
  #left = 64e6;
  /** @returns undefined if there is no space left */
  digits(size) {
    const known = this.#known.get(size);
    if (known !== void 0 || size > this.#left) return known;
    this.#left -= size;
    const made = "00".repeat(size);
    this.#known.set(size, made);
    return made;
  }
};
var longestSql = 1e6;
function readProcessLog(bytes2, name8, lost) {
  const executions = [];
  const opened = /* @__PURE__ */ new Map();
  const inMemory = /* @__PURE__ */ new Set();
  const foreignKeys = /* @__PURE__ */ new Map();
  const connections2 = /* @__PURE__ */ new Map();
  const texts = /* @__PURE__ */ new Map();
  const current = /* @__PURE__ */ new Map();
  let lives = 1;
  const used = /* @__PURE__ */ new Set();
  const zeros = new Zeros();
  let at2 = 16;
  const isEmpty = bytes2.length < 12 || bytes2.readUInt32LE(0) === 0;
  if (!isEmpty && (bytes2[4] !== "v".charCodeAt(0) || bytes2.readUInt32LE(8) !== logVersion)) {
    count2(lost, ofAnother);
    at2 = bytes2.length;
  }
  while (at2 + 12 <= bytes2.length) {
    const size = bytes2.readUInt32LE(at2);
    if (size === 0) break;
    const kind = String.fromCharCode(bytes2.readUInt32LE(at2 + 4) & 127);
    const end = at2 + 8 + size;
    if (size < 4 || end > bytes2.length) {
      count2(lost, damaged);
      break;
    }
    const number2 = bytes2.readUInt32LE(at2 + 8);
    const content = bytes2.subarray(at2 + 12, end);
    if (kind === "o") {
      if (content.length < 9) {
        count2(lost, damaged);
        break;
      }
      const text2 = content.toString("utf8", 8);
      const file = text2.slice(text2.indexOf("\n") + 1);
      const copy = text2.slice(0, text2.indexOf("\n"));
      const key = `${name8}:${number2}`;
      const flags2 = bytes2[at2 + 5];
      const isShared = (flags2 & 4) !== 0;
      const named2 = file === "" ? key : isShared ? `${name8}:${file}` : file;
      let database3 = current.get(named2) ?? named2;
      const isNew = isShared ? (flags2 & 8) === 0 : copy === "" && file !== "";
      if (isNew && used.has(database3)) database3 = `${named2} (${++lives})`;
      current.set(named2, database3);
      connections2.set(number2, { key, database: database3 });
      if ((flags2 & 1) !== 0) foreignKeys.set(key, (flags2 & 2) !== 0);
      if (file === "" || isShared) inMemory.add(database3);
      if (!opened.has(database3))
        opened.set(database3, {
          atNs: Number(content.readBigInt64LE(0)),
          copy: /^[0-9a-f]+-[0-9a-f]+\.start$/.test(copy) ? copy : void 0
        });
    } else if (kind === "s") texts.set(number2, content.toString("utf8"));
    else if (kind === "r") {
      const connection = connections2.get(number2);
      const read5 = connection && readRun(content, bytes2.subarray(at2 + 5, at2 + 8), texts, zeros);
      if (connection === void 0 || read5 === void 0) {
        count2(lost, damaged);
        break;
      }
      used.add(connection.database);
      const { isCut, ...run3 } = read5;
      if (isCut) count2(lost, "statements have values of more than 64 MB");
      else if (run3.sql.length > longestSql) count2(lost, `statements have more than ${longestSql} characters`);
      else executions.push({ connection: connection.key, database: connection.database, ...run3 });
    } else if (kind === "x")
      count2(
        lost,
        number2 === notADatabase ? "databases could not be copied: they are encrypted, or damaged (SQLite's code 26)" : `databases could not be copied (SQLite's code ${number2})`
      );
    else {
      count2(lost, damaged);
      break;
    }
    at2 += Math.ceil((8 + size) / 8) * 8;
  }
  return { executions, opened, inMemory, foreignKeys };
}
function readRun(content, header, texts, zeros) {
  const [flags2 = 0, status = 0, few = 0] = header;
  const [areMany, hasCommitted] = [(flags2 & 16) !== 0, (flags2 & 32) !== 0];
  const behindRows = areMany ? 20 : 16;
  const start = behindRows + (hasCommitted ? 8 : 0);
  if (content.length < start) return void 0;
  const sql = texts.get(content.readUInt32LE(0));
  if (sql === void 0) return void 0;
  const read5 = readValues(content, start, zeros);
  if (read5 === void 0) return void 0;
  return {
    sql,
    values: read5.values,
    startNs: Number(content.readBigInt64LE(4)),
    tookNs: content.readUInt32LE(12) * ((flags2 & 8) !== 0 ? 1e6 : 1),
    wasAutocommit: (flags2 & 1) !== 0,
    isAutocommit: (flags2 & 2) !== 0,
    status,
    rows: areMany ? content.readUInt32LE(16) : few,
    committedNs: hasCommitted ? Number(content.readBigInt64LE(behindRows)) : void 0,
    isCut: read5.isCut || (flags2 & 4) !== 0
  };
}
function readValues(content, start, zeros) {
  const values = [];
  let isCut = false;
  for (let at2 = start; at2 < content.length; ) {
    const kind = String.fromCharCode(content[at2]);
    at2++;
    if (kind === "n") {
      values.push(null);
      continue;
    }
    const isSized = kind === "t" || kind === "w" || kind === "b";
    if (at2 + (isSized ? 4 : 8) > content.length) return void 0;
    if (!isSized) {
      const value = readNumber(content, at2, kind, zeros);
      if (value === void 0) return void 0;
      if (value === "too large") isCut = true;
      else values.push(value);
      at2 += 8;
      continue;
    }
    const end = at2 + 4 + content.readUInt32LE(at2);
    if (end > content.length) return void 0;
    const bytes2 = content.subarray(at2 + 4, end);
    values.push(
      kind === "b" ? { blob: bytes2.toString("hex") } : textOf3(kind === "t" ? bytes2 : fromUtf16(bytes2))
    );
    at2 = end;
  }
  return { values, isCut };
}
function readNumber(content, at2, kind, zeros) {
  if (kind === "d") return { real: decimalOf(content.readDoubleLE(at2)) };
  const integer = content.readBigInt64LE(at2);
  if (kind === "z") {
    const digits = integer < 0n ? void 0 : zeros.digits(Number(integer));
    return digits === void 0 ? "too large" : { blob: digits };
  }
  if (kind !== "i") return void 0;
  return Number.isSafeInteger(Number(integer)) ? Number(integer) : { integer: String(integer) };
}
function fromUtf16(bytes2) {
  return Buffer.from(bytes2.subarray(0, bytes2.length & ~1).toString("utf16le"), "utf8");
}
function textOf3(bytes2) {
  const text2 = bytes2.toString("utf8");
  return !text2.includes("\0") && Buffer.from(text2, "utf8").equals(bytes2) ? text2 : { text: bytes2.toString("hex") };
}

// src/features/workloads/record/read-logs.ts
var mostBytes2 = 4 * 2 ** 30;
function readLogs(folder) {
  const names = readdirSync(folder).filter((name8) => name8.endsWith(".log"));
  const lost = /* @__PURE__ */ new Map();
  const executions = [];
  const opened = /* @__PURE__ */ new Map();
  const inMemory = /* @__PURE__ */ new Set();
  const foreignKeys = /* @__PURE__ */ new Map();
  for (const name8 of names) {
    const file = path12.join(folder, name8);
    const size = sizeOfPlain(file);
    if (size === void 0) {
      count2(lost, "in logs that are no plain files");
      continue;
    }
    if (size > mostBytes2) {
      count2(lost, `in logs of more than ${mostBytes2} bytes`);
      continue;
    }
    const read5 = readProcessLog(readFileSync2(file), name8, lost);
    for (const one of read5.executions) executions.push(one);
    for (const one of read5.inMemory) inMemory.add(one);
    for (const [connection, isOn2] of read5.foreignKeys) foreignKeys.set(connection, isOn2);
    for (const [database3, one] of read5.opened)
      if (one.atNs < (opened.get(database3)?.atNs ?? Number.POSITIVE_INFINITY)) opened.set(database3, one);
  }
  if (executions.length === 0)
    throw new InputError(
      `${folder}: no statement is recorded: the program has none, or its SQLite is not a shared library; give a log of such a program's statements with --from`
    );
  executions.sort((a, b) => a.startNs - b.startNs);
  const starts2 = /* @__PURE__ */ new Map();
  for (const [database3, { copy }] of opened) {
    if (copy === void 0) continue;
    const file = path12.join(folder, copy);
    if (sizeOfPlain(file) !== void 0) starts2.set(database3, file);
  }
  return { executions, starts: starts2, inMemory, foreignKeys, lost };
}
function sizeOfPlain(file) {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : void 0;
}

// src/features/workloads/record/recorder.ts
import { readFileSync as readFileSync3 } from "node:fs";
import path13 from "node:path";
import { fileURLToPath } from "node:url";
var flags = ["-std=c11", "-O2", "-Wall", "-Wextra", "-shared", "-fPIC"];
async function compileRecorder(compiler, onCompile, signal) {
  if (process.platform !== "linux")
    throw new InputError(
      "record: programs are recorded on Linux; give a log of their statements with --from"
    );
  return compileLibrary("recorder", compiler, onCompile, signal);
}
function compileDeadline(compiler, onCompile, signal) {
  return compileLibrary("deadline", compiler, onCompile, signal);
}
function writeRecorder(folder) {
  const source = sourceOf("recorder");
  const [interposed = ""] = source.split("#define CALLED(X)");
  const names = [...interposed.matchAll(/^ {2}X\([^,]+, (\w+), \(/gm)].map(([, name8]) => name8);
  const [file, options] = ["recorder.c", "recorder.wrap"].map((name8) => path13.join(folder, name8));
  makeFolder(folder);
  writeWhole(file, `#define SQLITE_BENCH_GATE_LINKED
${source}`);
  const wrapped = names.map((name8) => `--wrap=sqlite3_${name8}
`).join("");
  writeWhole(options, `${wrapped}--undefined=sqlite3_libversion_number
`);
  return [file, `-Wl,@${options}`, "-lpthread"];
}
function sourceOf(name8) {
  return readFileSync3(fileURLToPath(new URL(`./${name8}.c`, import.meta.url)), "utf8");
}
async function compileLibrary(name8, compiler, onCompile, signal) {
  const source = sourceOf(name8);
  const library = { name: name8, sources: Buffer.from(source), sourceKey: source, flags };
  return (await compileOnce(compiler, { ...library, libraries: ["-lpthread", "-ldl"] }, onCompile, signal)).path;
}

// src/features/workloads/record/redact.ts
import { randomBytes } from "node:crypto";
import path14 from "node:path";

// src/features/workloads/record/redaction.ts
import { createCipheriv, createHash as createHash3 } from "node:crypto";
var instruction = /^(?:now|utc|localtime|auto|julianday|unixepoch|subsec(?:ond)?|weekday \d|start of (?:day|month|year)|[+-]?\d+(?:\.\d+)? (?:second|minute|hour|day|month|year)s?|(?:%[a-zA-Z]|[-:/ .TZ])+|(?:auto|user|crisis)?merge(?:=\d+(?:,\d+)?)?|delete(?:-all)?|integrity-check|optimize|pgsz|rank|rebuild|secure-delete|\$(?:[.[][\w.[\]#-]*)*)$/i;
var alphabets = [
  "0123456789abcdefghijklmnopqrstuvwxyz",
  range(33, 64) + range(91, 126),
  range(33, 126)
];
function range(first, last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
var Redaction = class {
  #texts = /* @__PURE__ */ new Map();
  #blobs = /* @__PURE__ */ new Map();
  #key;
  /** Whether the replacements are in the order of what they replace; too many short texts can make that impossible. */
  keepsOrder;
  /**
   * @param bytes all texts and blobs, by their bytes
   * @param key secret, and new for each recording: it decides all characters that neither order nor difference needs
   */
  constructor(texts, blobs, key) {
    this.#key = key;
    const sortedTexts = distinct(texts).filter((one) => !isKept(one));
    const sortedBlobs = distinct(blobs).filter((one) => one.length > 0);
    const codes = ordered(sortedTexts, key, alphabets);
    this.keepsOrder = codes !== void 0;
    for (const [index, one] of sortedTexts.entries())
      this.#texts.set(one.toString("latin1"), codes?.[index] ?? filler2(one, key, 0));
    const blobCodes = ordered(sortedBlobs, key, [range(0, 255)]);
    for (const [index, one] of sortedBlobs.entries())
      this.#blobs.set(one.toString("latin1"), blobCodes?.[index] ?? "");
  }
  text(text2) {
    return this.#text(Buffer.from(text2, "utf8"));
  }
  /** The replacement of a blob. @param digits hexadecimal */
  blob(digits) {
    const bytes2 = Buffer.from(digits, "hex");
    const found = this.#blobs.get(bytes2.toString("latin1")) ?? filler2(bytes2, this.#key, 0);
    return Buffer.from(found, "latin1").toString("hex");
  }
  value(value) {
    if (typeof value === "string") return this.text(value);
    if (typeof value !== "object" || value === null) return value;
    if ("blob" in value) return { blob: this.blob(value.blob) };
    return "text" in value ? this.#text(Buffer.from(value.text, "hex")) : value;
  }
  /** One that was not among those given has a replacement too, without an order. */
  #text(bytes2) {
    if (isKept(bytes2)) return bytes2.toString("utf8");
    return this.#texts.get(bytes2.toString("latin1")) ?? filler2(bytes2, this.#key, 0);
  }
};
function isKept(bytes2) {
  return bytes2.length === 0 || instruction.test(bytes2.toString("latin1"));
}
function distinct(all) {
  const known = /* @__PURE__ */ new Map();
  for (const one of all) known.set(one.toString("latin1"), one);
  return [...known.values()].sort(Buffer.compare);
}
function ordered(sorted, key, from) {
  const lengths = sorted.map(({ length }) => length);
  const few = Math.ceil(Math.log(sorted.length + 1) / Math.log(from[0]?.length ?? 2)) + 2;
  for (const most2 of [few, Number.POSITIVE_INFINITY])
    for (const alphabet of from) {
      const codes = codesOf(lengths, alphabet, most2);
      if (codes !== void 0)
        return codes.map((code, index) => code + filler2(sorted[index], key, code.length));
    }
  return void 0;
}
function codesOf(lengths, digits, most2) {
  const codes = [];
  let last = [];
  for (const length of lengths) {
    const size = Math.min(length, most2);
    const next = [...last.slice(0, size), ...new Array(Math.max(0, size - last.length)).fill(0)];
    let at2 = size > last.length && last.length > 0 ? -1 : size - 1;
    if (codes.length === 0) at2 = -1;
    for (; at2 >= 0; at2--) {
      const digit = (next[at2] ?? 0) + 1;
      next[at2] = digit < digits.length ? digit : 0;
      if (digit < digits.length) break;
      if (at2 === 0) return void 0;
    }
    last = next;
    codes.push(next.map((digit) => digits[digit]).join(""));
  }
  return codes;
}
function filler2(bytes2, key, from) {
  const size = Math.max(0, bytes2.length - from);
  const own2 = createHash3("sha256").update(key).update(bytes2).digest();
  const stream = createCipheriv("aes-256-ctr", own2, Buffer.alloc(16)).update(
    Buffer.alloc(Math.ceil(size / 2))
  );
  return stream.toString("hex").slice(0, size);
}

// src/features/workloads/record/virtual-tables.ts
function virtualOf(sql) {
  if (!/^\s*CREATE\s+VIRTUAL\b/i.test(sql)) return void 0;
  const tokens = meant(sql);
  const using = tokens.findIndex(({ text: text2 }) => text2.toUpperCase() === "USING");
  const module = (nameOf(tokens[using + 1]) ?? "").toLowerCase();
  if (/^rtree(?:_i32)?$/.test(module)) return { content: "own", hasRowid: false };
  if (/^fts(?:5vocab|4aux)$/.test(module)) return { content: "none" };
  if (!/^fts[345]$/.test(module))
    return { content: "unknown", reason: `the module ${module} can have copies of its texts elsewhere` };
  const at2 = tokens.findIndex(
    ({ text: text2 }, index) => /^content$/i.test(text2) && tokens[index + 1]?.text === "="
  );
  if (at2 < 0) return { content: "own", hasRowid: true };
  const value = tokens[at2 + 2]?.text ?? "";
  if (/^(?:''|""|[,)])?$/.test(value))
    return { content: "unknown", reason: "it has an index alone, whose texts cannot be read back" };
  return { content: "elsewhere" };
}

// src/features/workloads/record/redact.ts
function redact(recorded, folder) {
  const texts = /* @__PURE__ */ new Map();
  const blobs = /* @__PURE__ */ new Map();
  const add = (known, bytes2) => known.set(bytes2.toString("latin1"), bytes2);
  const seen = /* @__PURE__ */ new Set();
  for (const { sql, values } of recorded.executions) {
    for (const value of values)
      if (typeof value === "string") add(texts, Buffer.from(value, "utf8"));
      else if (typeof value === "object" && value !== null && "text" in value)
        add(texts, Buffer.from(value.text, "hex"));
      else if (typeof value === "object" && value !== null && "blob" in value)
        add(blobs, Buffer.from(value.blob, "hex"));
    if (seen.has(sql)) continue;
    seen.add(sql);
    collectLiterals(
      sql,
      (bytes2) => add(texts, bytes2),
      (bytes2) => add(blobs, bytes2)
    );
  }
  for (const file of recorded.starts.values()) {
    const database3 = openDatabase(file, { isReadOnly: true });
    try {
      collectValues(
        database3,
        (bytes2) => add(texts, bytes2),
        (bytes2) => add(blobs, bytes2)
      );
    } finally {
      database3.close();
    }
  }
  const redaction = new Redaction(texts.values(), blobs.values(), randomBytes(32));
  const lost = new Map(recorded.lost);
  const starts2 = [...recorded.starts].map(([name8, file], index) => {
    const redacted = path14.join(folder, `${index}-redacted.sqlite`);
    for (const reason3 of rebuild(file, redacted, redaction)) count2(lost, reason3);
    return [name8, redacted];
  });
  const written = /* @__PURE__ */ new Map();
  const redactedSql = (sql) => {
    const known = written.get(sql) ?? redactSql(sql, redaction);
    written.set(sql, known);
    return known;
  };
  if (!redaction.keepsOrder) count2(lost, "too many short texts for replacements in their order");
  return {
    ...recorded,
    lost,
    starts: new Map(starts2),
    executions: recorded.executions.map((one) => ({
      ...one,
      sql: redactedSql(one.sql),
      values: one.values.map((value) => redaction.value(value))
    }))
  };
}
function isBlob(before) {
  return before !== void 0 && /^x$/i.test(before);
}
function unquoted(literal2) {
  return literal2.slice(1, -1).replaceAll("''", "'");
}
function collectLiterals(sql, addText, addBlob) {
  let before;
  for (const { kind, text: text2 } of tokenize(sql)) {
    if (kind === "literal" && isBlob(before)) addBlob(Buffer.from(unquoted(text2), "hex"));
    else if (kind === "literal") addText(Buffer.from(unquoted(text2), "utf8"));
    before = text2;
  }
}
function redactSql(sql, redaction) {
  const tokens = meant(sql);
  const isModule = isWord(tokens[0], "CREATE") && isWord(tokens[1], "VIRTUAL");
  let redacted = "";
  let before;
  for (const { kind, text: text2 } of tokenize(sql)) {
    if (kind === "comment" || kind === "open") redacted += " ";
    else if (kind !== "literal" || isModule) redacted += text2;
    else if (isBlob(before)) redacted += `'${redaction.blob(unquoted(text2))}'`;
    else redacted += `'${redaction.text(unquoted(text2)).replaceAll("'", "''")}'`;
    before = text2;
  }
  return redacted;
}
function ownCollations(sql) {
  const tokens = meant(sql);
  return tokens.flatMap((token, at2) => isOwnCollation(tokens[at2 - 1], token) ? nameOf(token) ?? "" : []);
}
function withoutOwnCollations(sql) {
  const tokens = meant(sql);
  let made = "";
  let end = 0;
  for (const [at2, token] of tokens.entries()) {
    if (!isOwnCollation(tokens[at2 - 1], token)) continue;
    made += `${sql.slice(end, token.offset)}BINARY`;
    end = token.offset + token.text.length;
  }
  return made + sql.slice(end);
}
function isOwnCollation(before, token) {
  return isWord(before, "COLLATE") && !/^(?:BINARY|NOCASE|RTRIM)$/i.test(nameOf(token) ?? "BINARY");
}
function schemaOf(database3, name8) {
  const shadows = database3.prepare("SELECT name FROM pragma_table_list WHERE schema = ? AND type = 'shadow'").pluck().all(name8);
  return database3.prepare(
    `SELECT type, name, sql FROM ${name8}.sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`
  ).all().filter((row) => row.type !== "table" || !shadows.includes(row.name)).map((row) => ({ ...row, virtual: virtualOf(row.sql) }));
}
function columnsOf(database3, table2) {
  return database3.prepare("SELECT name FROM pragma_table_info(?)").all(table2).map(({ name: name8 }) => name8);
}
function collectValues(database3, addText, addBlob) {
  for (const { type, name: name8, sql, virtual } of schemaOf(database3, "main")) {
    collectLiterals(sql, addText, addBlob);
    if (type !== "table" || virtual !== void 0 && virtual.content !== "own") continue;
    for (const column of columnsOf(database3, name8)) {
      const one = quoted(column);
      const rows = database3.prepare(
        `SELECT DISTINCT typeof(${one}), CAST(${one} AS BLOB) COLLATE BINARY FROM ${quoted(name8)} WHERE typeof(${one}) IN ('text', 'blob')`
      ).raw().iterate();
      for (const [kind, bytes2] of rows) (kind === "text" ? addText : addBlob)(bytes2);
    }
  }
}
function rebuild(source, target, redaction) {
  const database3 = openDatabase(target);
  try {
    database3.prepare("ATTACH ? AS source").run(source);
    const settings = ["page_size", "encoding", "auto_vacuum", "user_version", "application_id"];
    for (const name8 of settings) {
      const value = database3.pragma(`source.${name8}`, { simple: true });
      database3.pragma(`main.${name8} = ${typeof value === "number" ? value : JSON.stringify(value)}`);
    }
    for (const name8 of ["foreign_keys = OFF", "ignore_check_constraints = ON", "synchronous = OFF"])
      database3.pragma(name8);
    database3.function("redacted", { deterministic: true, safeIntegers: true }, (value) => {
      if (typeof value === "string") return redaction.text(value);
      if (value instanceof Uint8Array)
        return Buffer.from(redaction.blob(Buffer.from(value).toString("hex")), "hex");
      return value;
    });
    const all = schemaOf(database3, "source");
    const collations = new Set(all.flatMap(({ sql }) => ownCollations(sql)));
    const schema = all.filter(({ virtual }) => virtual === void 0);
    const make = (wanted) => {
      for (const { type, sql } of schema)
        if (wanted(type)) runOne(database3, withoutOwnCollations(redactSql(sql, redaction)));
    };
    make((type) => type === "table");
    for (const { type, name: name8 } of schema) if (type === "table") copyRows(database3, name8);
    const sequence2 = "SELECT 1 FROM source.sqlite_schema WHERE name = 'sqlite_sequence'";
    if (database3.prepare(sequence2).get() !== void 0)
      database3.exec(
        "DELETE FROM sqlite_sequence; INSERT INTO sqlite_sequence SELECT * FROM source.sqlite_sequence"
      );
    make((type) => type === "index");
    make((type) => type === "view");
    const lost = all.flatMap(({ name: name8, sql, virtual }) => {
      const problem = virtual === void 0 ? void 0 : makeVirtual(database3, { name: name8, sql, virtual });
      return problem === void 0 ? [] : [`the virtual table ${name8} is not redacted: ${problem}`];
    });
    make((type) => type === "trigger");
    return [
      ...lost,
      ...[...collations].map((name8) => `the collation ${name8} is not in the redacted database`)
    ];
  } finally {
    database3.close();
  }
}
function runOne(database3, sql) {
  try {
    database3.prepare(sql).run();
  } catch (cause) {
    throw new InputError(
      `a recorded database cannot be made anew of its schema (${cause.message}): record it without --redact`,
      { cause }
    );
  }
}
function makeVirtual(database3, { name: name8, sql, virtual }) {
  if (virtual.content === "unknown") return virtual.reason;
  try {
    runOne(database3, sql);
    if (virtual.content === "own") copyRows(database3, name8, virtual.hasRowid);
    const table2 = quoted(name8);
    if (virtual.content === "elsewhere") database3.exec(`INSERT INTO ${table2}(${table2}) VALUES ('rebuild')`);
    return void 0;
  } catch (cause) {
    database3.exec(`DROP TABLE IF EXISTS main.${quoted(name8)}`);
    return cause.message;
  }
}
function copyRows(database3, table2, mayHaveRowid = true) {
  const columns = columnsOf(database3, table2);
  const names = columns.map(quoted).join(", ");
  const values = columns.map((column) => `redacted(${quoted(column)})`).join(", ");
  const withRowid = mayHaveRowid && !columns.some((column) => /^(?:rowid|oid|_rowid_)$/i.test(column));
  const insert = (rowid) => `INSERT INTO main.${quoted(table2)}(${rowid}${names}) SELECT ${rowid}${values} FROM source.${quoted(table2)}`;
  try {
    database3.exec(insert(withRowid ? "rowid, " : ""));
  } catch (cause) {
    if (!withRowid || !/rowid/.test(cause.message)) throw cause;
    database3.exec(insert(""));
  }
}

// src/features/workloads/record/workload-file.ts
var longestComment = 300;
function formatWorkload(one) {
  const comments = [`${percent2(one.share)} of the recorded time`, one.shape];
  const lines = [
    ...comments.map((comment) => `# ${truncate(visible(comment).replaceAll(/\s+/g, " "), longestComment)}`),
    `name: ${one.name}`,
    ...one.database === void 0 ? [] : [`database: ${one.database}`],
    ...one.prepare.all.length === 0 ? [] : [`prepare: ${one.prepare.name}.jsonl`],
    ...block("before", one.before),
    `statements: ${one.statements.name}.jsonl`,
    `kind: ${one.kind}`,
    `storages: [${one.storage}]`,
    ...block("check", one.check)
  ];
  return `${schemaLine("own-workload")}${lines.join("\n")}
`;
}
function block(key, statements) {
  return statements.length === 0 ? [] : [`${key}: ${JSON.stringify(statements.join("\n"))}`];
}
function formatStatements(statements) {
  return statements.map(({ sql, values }) => `${JSON.stringify(values.length === 0 ? { sql } : { sql, values })}
`).join("");
}
function percent2(share) {
  return share > 0 && share < 5e-3 ? "under 1 %" : `${Math.round(share * 100)} %`;
}

// src/features/workloads/record/summary.ts
var mostLines = 8;
function summaryLines({ workloads, statements, shapes, transactions, ...made }) {
  const { connections: connections2, overlapping, otherRows, readFurther, leftOut } = made;
  const shown = workloads.toSorted((a, b) => b.share - a.share).slice(0, mostLines);
  const width = Math.max(0, ...shown.map(({ name: name8 }) => name8.length));
  const reasons = [...leftOut].toSorted(([, a], [, b]) => b - a);
  const others3 = reasons.slice(mostLines).reduce((sum2, [, many]) => sum2 + many, 0);
  return [
    `${plural(statements, "statement")} of ${plural(shapes, "form")} in ${plural(transactions, "transaction")}; ${plural(workloads.length, "workload")}`,
    ...connections2 < 2 ? [] : [
      `${connections2} connections: one executes all, in the order in which transactions took effect; ${count(overlapping)} had overlapped`
    ],
    ...otherRows === 0 ? [] : [`${plural(otherRows, "query", "queries")} returned other numbers of rows than in the program`],
    ...readFurther === 0 ? [] : [
      `${plural(readFurther, "query", "queries")} had more rows than the program read: a replay reads all`
    ],
    "Workloads, each with its share of the recorded time: one is the sequence of all statements, and the others execute one form each:",
    ...shown.map(
      ({ name: name8, share, shape }) => `  ${name8.padEnd(width)}  ${percent2(share).padStart(9)}  ${truncate(visible(shape).replaceAll(/\s+/g, " "), 80)}`
    ),
    ...reasons.slice(0, mostLines).map(
      ([reason3, many]) => `Left out, ${many}: ${truncate(visible(reason3).replaceAll(/\s+/g, " "), 160)}`
    ),
    ...others3 === 0 ? [] : [`Left out, ${others3}: for ${reasons.length - mostLines} other reasons`]
  ];
}

// src/features/workloads/record/text-log.ts
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

// src/features/workloads/record/written-values.ts
var mostForms = 1e5;
var mostValues = 1e4;
var longest = 2n ** 63n - 1n;
var WrittenValues = class {
  #forms = /* @__PURE__ */ new Map();
  /** @param sql one statement */
  read(sql) {
    const { pieces, literals } = takeApart(sql);
    const key = pieces.join("\0");
    const form = this.#forms.get(key) ?? { pieces, literals, varying: /* @__PURE__ */ new Set() };
    if (this.#forms.size < mostForms) this.#forms.set(key, form);
    for (const [at2, literal2] of literals.entries()) if (literal2 !== form.literals[at2]) form.varying.add(at2);
    return { form, literals };
  }
};
function withBound({ form: { pieces, varying: varying3 }, literals }) {
  const values = [];
  const sql = pieces.reduce((before, piece, index) => {
    const literal2 = literals[index - 1] ?? "";
    if (!varying3.has(index - 1)) return before + literal2 + piece;
    values.push(boundValueOf(literal2) ?? null);
    return `${before}?${piece}`;
  });
  return { sql, values };
}
var ofRows = ["SELECT", "INSERT", "REPLACE", "UPDATE", "DELETE", "WITH", "VALUES"];
function takeApart(sql) {
  const tokens = [...tokenize(sql)];
  const whole = { pieces: [sql], literals: [] };
  if (!isWord(tokens[0], ...ofRows) || tokens.some(({ kind }) => kind === "parameter")) return whole;
  const [pieces, literals] = [[], []];
  let piece = "";
  let before;
  const open = ["any"];
  for (let at2 = 0; at2 < tokens.length; at2++) {
    const token = tokens[at2];
    const next = tokens[at2 + 1];
    const isBlob2 = /^x$/i.test(token.text) && next?.kind === "literal";
    const written = isBlob2 ? token.text + next.text : token.text;
    const isNumber = token.kind === "number";
    const place2 = open.at(-1) ?? "any";
    const isColumn = isNumber && place2 === "by" && (before?.text === "," || isWord(before, "BY"));
    const isLiteral = isBlob2 || isNumber || token.kind === "literal";
    if (isLiteral && !isColumn && place2 !== "type" && canPrecede(before) && boundValueOf(written) !== void 0) {
      pieces.push(piece);
      literals.push(written);
      piece = "";
    } else piece += written;
    if (token.text === "(") open.push(place2 === "type" ? "type" : isWord(before, "CAST") ? "cast" : "any");
    else if (token.text === ")") open.pop();
    else open.push(placeBehind(token, open.pop() ?? "any"));
    if (isBlob2) at2++;
    if (token.kind !== "space" && token.kind !== "comment") before = token;
  }
  return literals.length > mostValues ? whole : { pieces: [...pieces, piece], literals };
}
function placeBehind(token, place2) {
  if (place2 === "cast" || place2 === "type") return place2 === "cast" && isWord(token, "AS") ? "type" : place2;
  if (isWord(token, "BY")) return "by";
  return isWord(token, ...afterLists) ? "any" : place2;
}
var afterLists = ["LIMIT", "HAVING", "ROWS", "RANGE", "GROUPS", "WINDOW", "RETURNING", "SELECT"];
var beforeValues = [
  ...[
    "ALL",
    "AND",
    "BETWEEN",
    "BY",
    "CASE",
    "DISTINCT",
    "ELSE",
    "ESCAPE",
    "GLOB",
    "HAVING",
    "IN",
    "IS",
    "LIKE"
  ],
  ...[
    "LIMIT",
    "MATCH",
    "NOT",
    "OFFSET",
    "ON",
    "OR",
    "REGEXP",
    "RETURNING",
    "SELECT",
    "THEN",
    "WHEN",
    "WHERE"
  ]
];
function canPrecede(before) {
  if (before?.kind === "other") return before.text !== "." && before.text !== ")";
  return isWord(before, ...beforeValues);
}
function boundValueOf(literal2) {
  if (literal2.startsWith("'")) return literal2.slice(1, -1).replaceAll("''", "'");
  if (/^x/i.test(literal2)) {
    const digits = literal2.slice(2, -1);
    return /^(?:[\da-f]{2})*$/i.test(digits) ? { blob: digits } : void 0;
  }
  if (/^\d+$/.test(literal2)) {
    const integer = BigInt(literal2);
    if (integer > longest) return void 0;
    return Number.isSafeInteger(Number(integer)) ? Number(integer) : { integer: literal2 };
  }
  return /^\d+(?:\.\d*)?(?:e[+-]?\d{1,4})?$/i.test(literal2) ? { real: literal2 } : void 0;
}

// src/features/workloads/record/text-log.ts
var database2 = "the database";
var longestLine = 1e8;
var mostLines2 = 1e3;
var longestStatement = 1e6;
async function readTextLog(file, most2) {
  const reader = new TextLogReader(file, most2);
  const lines = createInterface({
    input: createReadStream(file, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY
  });
  try {
    for await (const line2 of lines) reader.read(line2);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`--from: ${file} cannot be read (${cause.message})`, { cause });
  }
  return reader.end();
}
var TextLogReader = class {
  #file;
  #most;
  #lost = /* @__PURE__ */ new Map();
  #statements = [];
  #written = new WrittenValues();
  #number = 0;
  #isJson = false;
  #pending = "";
  #pendingLines = 0;
  /** @param file as messages name it */
  constructor(file, most2) {
    this.#file = file;
    this.#most = most2;
  }
  #keep(one) {
    if (this.#statements.length < this.#most)
      this.#statements.push(typeof one === "string" ? this.#written.read(one) : one);
    else count2(this.#lost, `statements are after the first ${this.#most}`);
  }
  #leaveOut() {
    count2(this.#lost, "values are cut off in the log: let the program log JSON lines (docs/record.md)");
  }
  /** The statements of the text that is pending. */
  #keepAll(split) {
    const cuts = placesOfCuts(this.#pending);
    for (const [at2, { sql, offset }] of split.entries()) {
      const end = split[at2 + 1]?.offset ?? this.#pending.length;
      if (cuts.some((cut) => cut > offset && cut < end)) this.#leaveOut();
      else this.#keep(sql);
    }
  }
  /** @throws InputError naming the line and its fault */
  read(line2) {
    this.#number++;
    if (this.#number === 1) this.#isJson = line2.trimStart().startsWith("{");
    const place2 = `${this.#file}:${this.#number}:1`;
    if (line2.length > longestLine)
      throw new InputError(`${place2}: the line has more than ${longestLine} characters`);
    if (this.#isJson) {
      if (line2.trim() === "") return;
      const { sql, values } = readLine(line2, place2);
      if (line2.includes("/*+") && placesOfCuts(JSON.parse(line2).sql).length > 0) this.#leaveOut();
      else this.#keep(line2.includes('"values"') ? { sql, values } : sql);
      return;
    }
    this.#pending += this.#pending === "" ? line2 : `
${line2}`;
    this.#pendingLines++;
    if (this.#pendingLines > 1 && (this.#pending.length > longestStatement || this.#pendingLines > mostLines2))
      throw new InputError(
        `${place2}: the statement has more than ${longestStatement} characters or ${mostLines2} lines`
      );
    const split = splitSql(this.#pending);
    if ("problem" in split) {
      if (/does not end|has no END/.test(split.problem)) return;
      throw new InputError(`${place2}: ${split.problem}`);
    }
    if (!/;\s*(?:--.*)?$/.test(this.#pending) && this.#pending.trim() !== "") return;
    this.#keepAll(split);
    this.#pending = "";
    this.#pendingLines = 0;
  }
  end() {
    const last = splitSql(this.#pending);
    if ("problem" in last) count2(this.#lost, "statements are cut off at the end of the log");
    else this.#keepAll(last);
    const executions = executionsOf(this.#statements.map((one) => "form" in one ? withBound(one) : one));
    return {
      ...{ executions, starts: /* @__PURE__ */ new Map(), inMemory: /* @__PURE__ */ new Set(), foreignKeys: /* @__PURE__ */ new Map() },
      lost: this.#lost
    };
  }
};
function placesOfCuts(sql) {
  if (!sql.includes("/*+")) return [];
  const tokens = [...tokenize(sql)];
  return tokens.flatMap(
    ({ kind, text: text2, offset }, at2) => kind === "comment" && /^\/\*\+\d+ bytes\*\/$/.test(text2) && tokens[at2 - 1]?.kind === "literal" ? offset : []
  );
}
function executionsOf(statements) {
  let opener;
  return statements.map(({ sql, values }, index) => {
    const wasAutocommit = opener === void 0;
    opener = openerAfter(sql, opener);
    const isAutocommit = opener === void 0;
    return {
      ...{ connection: "1", database: database2, sql, values },
      ...{ startNs: index, tookNs: 0, wasAutocommit, isAutocommit }
    };
  });
}

// src/features/workloads/record/command.ts
var read4 = { ...recordOptions, out: settingOptions.out, quiet: settingOptions.quiet };
var defaultFolder = "recorded.bench";
var mostStatements = 1e6;
var mostRead = 1e7;
async function runRecord({ given, program }, world) {
  const values = valuesOf2(read4, given);
  if (values.recorder !== void 0) {
    if (values.from !== void 0 || program.length > 0)
      throw new InputError("--recorder writes a source, and records nothing: give it alone");
    requireNew(values.recorder, "recorder");
    const words4 = writeRecorder(values.recorder).map(shellWord).join(" ");
    await world.output.print([
      `Link them into the program, beside its SQLite: cc ... ${words4}
`,
      `Then record it: ${ownCommand()} record --out app.bench -- ./app
`
    ]);
    return 0;
  }
  const out = given.out === void 0 ? defaultFolder : values.out;
  const { from, quiet } = values;
  if (from === void 0 === (program.length === 0))
    throw new InputError(
      from === void 0 ? `no program is given: give -- and a program with its arguments, or --from with a log; ${seeHelp("record")}` : `--from reads a log, and ${formatValue(program[0])} is a program to run: omit one`
    );
  requireNew(out, "out");
  const logs = path15.join(out, "log");
  const { output } = world;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = new AbortController();
  const folder = mkdtempSync2(path15.join(tmpdir(), "sqlite-bench-gate-record-"));
  try {
    let recorded;
    const { compiler } = readEnvironment(process.env);
    const extension = await compileDeadline(compiler, () => progress.step("compiling"), signal);
    if (from === void 0) {
      const library = await compileRecorder(compiler, () => progress.step("compiling the recorder"), signal);
      makeFolder(logs);
      progress.end();
      const ended2 = await runRecorded(program, library, path15.resolve(logs));
      if (ended2 !== "status 0") output.note(`${visible(program[0] ?? "")} ended with ${ended2}`);
      recorded = readLogs(logs);
    } else {
      makeFolder(out);
      recorded = statSync2(from, { throwIfNoEntry: false })?.isDirectory() ? readLogs(from) : await readTextLog(from, mostRead);
    }
    const kept = values.redact ? redact(recorded, folder) : recorded;
    const made = await makeWorkloads(kept, {
      prefix: prefixOf(out),
      folder,
      most: mostStatements,
      limitOf: (executions) => ({ ...limitOf(executions, extension), readsQuotedTexts: !values.redact }),
      step: (words4) => progress.step(words4),
      waitSecond: () => new Promise((resolve) => setTimeout(resolve, 1100))
    });
    if (made.workloads.length === 0)
      throw new InputError(
        ["no recorded statement can be replayed:", ...summaryLines(made).slice(1)].join(" ")
      );
    writeMade(out, made);
    if (from === void 0) rmSync4(logs, { recursive: true, force: true });
    progress.end();
    const starts2 = [...made.databases.keys()].map((name8) => path15.join(out, name8));
    const isOrdinary = starts2.every((file) => !("problem" in readSchema(file)));
    const files = isOrdinary ? out : path15.join(out, "*.yml");
    await output.print(
      [
        ...summaryLines(made),
        ...made.databases.size === 0 ? [] : [
          `They start from ${[...made.databases.keys()].join(", ")}, in SQLite's format: an engine with one of its own needs another start (docs/record.md)`
        ],
        "",
        `Compare two versions on them: ${ownCommand()} compare OLD NEW --own-workloads ${shellWord(files)}`,
        "  OLD and NEW are files, or releases such as npm:better-sqlite3@12.4.1.",
        `Measure one beside SQLite: ${ownCommand()} run --candidate ./libengine.so --suites own --own-workloads ${shellWord(files)}`
      ].map((line2) => `${line2}
`)
    );
    return 0;
  } catch (cause) {
    if (cause.name !== "SqliteError") throw cause;
    throw new InputError(
      `a recorded database cannot be read (${cause.message}): remove its .start from the log to begin with an empty one`,
      { cause }
    );
  } finally {
    progress.end();
    if (values.redact && from === void 0) rmSync4(logs, { recursive: true, force: true });
    rmSync4(folder, { recursive: true, force: true });
    for (const place2 of [logs, out]) if (isEmptyFolder(place2)) rmdirSync(place2);
  }
}
function isEmptyFolder(place2) {
  return isFolder(place2) && readdirSync2(place2).length === 0;
}
function requireNew(out, option2) {
  requireNoLink(out);
  const found = statSync2(out, { throwIfNoEntry: false });
  if (found === void 0) return;
  if (!found.isDirectory() || readdirSync2(out).length > 0)
    throw new InputError(`--${option2}: ${formatValue(out)} exists: name a new folder, or remove it`);
}
async function runRecorded(program, library, logs) {
  const [file = "", ...parameters] = program;
  const { LD_PRELOAD: preloaded } = process.env;
  const environment = {
    ...process.env,
    LD_PRELOAD: preloaded ? `${library}:${preloaded}` : library,
    SQLITE_BENCH_GATE_RECORD: logs
  };
  try {
    const { status, killedBy } = await runInForeground(file, parameters, environment);
    return killedBy === null ? `status ${status}` : killedBy;
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    const why = cause.isMissing ? file.includes("/") ? "is no file" : "is no program in a folder of PATH" : `cannot be started (${cause.message})`;
    throw new InputError(`record: ${formatValue(file)} ${why}: give a program and its arguments after --`, {
      cause
    });
  }
}
function prefixOf(out) {
  const name8 = path15.basename(path15.resolve(out)).replace(/\.\w+$/, "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "_").replace(/^[^a-z]+/, "").slice(0, 20);
  return name8 === "" ? "recorded" : name8;
}
function writeMade(out, { workloads, databases }) {
  for (const [name8, source] of databases) copyFileSync2(source, path15.join(out, name8));
  for (const one of workloads) {
    for (const { name: name8, all } of [one.prepare, one.statements]) {
      const file = path15.join(out, `${name8}.jsonl`);
      if (all.length > 0 && !existsSync3(file)) writeWhole(file, formatStatements(all));
    }
    writeWhole(path15.join(out, `${one.name}.yml`), formatWorkload(one));
  }
}

// src/features/workloads/record/feature.ts
var record2 = {
  name: "record",
  options: { recording: recordOptions },
  takes: {
    record: { out: { help: "Folder for the workloads", otherwise: "recorded.bench" }, quiet: {} }
  },
  commands: {
    record: {
      group: "Measure",
      purpose: "Record a program's statements as workloads.",
      operand: { name: "program", meaning: "-- and the program with its arguments", isOptional: true },
      examples: [
        "record --out app.bench -- python3 app.py",
        "record --out app.bench --redact -- ./app data.csv",
        "record --out app.bench --from statements.jsonl"
      ],
      read: ({ given, operands }) => ({ given, program: operands }),
      run: async (command2, world) => runRecord(command2, world)
    }
  }
};

// src/features/workloads/servers/words.ts
var decisiveServerSettings = [
  { names: ["innodb_flush_log_at_trx_commit"], says: "writes" },
  { names: ["sync_binlog"], says: "writes" },
  { names: ["log_bin"], says: "writes" },
  { names: ["innodb_flush_method"], says: "writes" },
  { names: ["innodb_doublewrite"], says: "writes" },
  { names: ["innodb_buffer_pool_size"], says: "times" },
  { names: ["transaction_isolation", "tx_isolation"], says: "results" },
  { names: ["autocommit"], says: "results" },
  { names: ["sql_mode"], says: "results" }
];
var consequences = {
  writes: "Multipliers of writes may say as much of that as of the servers.",
  times: "Multipliers may say as much of that as of the servers.",
  results: "A statement may mean something else there."
};
var settingsOfOwnTables = [{ names: ["collation_database"], says: "results" }];
function unequalServerSettings({
  engines: { candidate, baseline },
  suite: suite2
}) {
  const hasOwn = suite2?.others?.own !== void 0;
  const decisive = [...decisiveServerSettings, ...hasOwn ? settingsOfOwnTables : []];
  return decisive.flatMap(({ names, says }) => {
    const answerOf = ({ serverSettings = {} }) => names.map((name8) => serverSettings[name8]).find((value) => value !== void 0);
    const [left2, right2] = [answerOf(baseline), answerOf(candidate)];
    if (left2 === void 0 || right2 === void 0 || isSameSetting(left2, right2)) return [];
    const words4 = `${left2 || "empty"} on ${baseline.name}, ${right2 || "empty"} on ${candidate.name}`;
    return [`Not the same ${names[0]}: ${words4}. ${consequences[says]}`];
  });
}
function serverNotes({ machine, engines }, { sections }) {
  const { flushNs } = machine ?? {};
  if (engines.candidate.kind !== "server" || !sections.some(({ kind }) => kind === "writes")) return [];
  return [
    ...flushNs === void 0 ? [] : [
      `Writes: this disk took ${microseconds(flushNs)} us to make 4 KiB durable (fdatasync, the median before the run). Each durable commit has that in its time on both servers, which draws the multiplier towards 1.`
    ],
    "Writes of servers are timed one server after the other: in turns, the faster one would find its caches empty too often."
  ];
}

// src/features/workloads/servers/feature.ts
var servers = {
  name: "servers",
  engineKind: serverKind,
  runWarnings: unequalServerSettings,
  report: { suiteNotes: serverNotes }
};

// src/features.ts
var features = [
  durability,
  sequence,
  sameSettings,
  growth2,
  counters,
  counts,
  footprint2,
  limits3,
  age,
  own,
  record2,
  plans,
  unsupported,
  servers,
  connections,
  contention,
  history,
  bisect,
  compare,
  upgrade,
  issues,
  releaseNotes2,
  hunt,
  doctor,
  init,
  completion
];

// src/machines/costs.ts
var usualRows = 1e5;
var pairSeconds = {
  oltp_point_select: 0.108,
  oltp_range_select: 0.058,
  oltp_sum_range: 0.0425,
  oltp_order_range: 952e-5,
  oltp_distinct_range: 0.0119,
  oltp_index_scan: 0.0182,
  select_random_points: 0.0662,
  select_random_ranges: 0.0193,
  covering_index_scan: 0.0229,
  groupby_scan: 0.101,
  index_join: 0.0158,
  index_join_scan: 0.0108,
  types_table_scan: 0.293,
  table_scan: 0.358,
  oltp_read_only: 0.427,
  oltp_bulk_insert: 0.618,
  oltp_insert: 0.0634,
  oltp_update_index: 0.292,
  oltp_update_non_index: 0.177,
  oltp_delete_insert: 0.222,
  oltp_write_only: 0.129,
  types_delete_insert: 0.0891,
  oltp_read_write: 0.342,
  oltp_bulk_insert_ac: 0.103,
  oltp_insert_ac: 0.127,
  oltp_update_index_ac: 0.15,
  oltp_update_non_index_ac: 0.109,
  oltp_delete_insert_ac: 0.133,
  oltp_write_only_ac: 0.137,
  types_delete_insert_ac: 0.104,
  oltp_read_write_ac: 0.149
};
var scans = [
  "table_scan",
  "types_table_scan",
  "groupby_scan",
  "index_join_scan",
  "oltp_index_scan",
  "covering_index_scan"
];
var setup = 0.11;
var ofVariant = 1.7;
var ofMemoryRound = 0.5;
var controlPairs = 12;
var controlPair = 0.2;
var ofShard = 1;
function secondsOfTest(test, known, scale) {
  const { pair, pairs } = known.get(testPath(test)) ?? { pair: pairOf(test, scale), pairs: scale.rounds };
  const arms = scale.engines / 2;
  const fresh = sharesReads(test) ? 0 : setup * (scale.rows / usualRows);
  return arms * ((pairs + 1) * pair + pairs * fresh);
}
function secondsInCommon(tests, { rows, engines, rounds }) {
  const size = engines / 2 * (rows / usualRows);
  const variants = new Set(tests.map(({ variant }) => variant));
  const inMemory = new Set(tests.filter(({ storage: storage2 }) => storage2 === "memory").map(({ variant }) => variant));
  return ofShard + controlPairs * controlPair + size * (ofVariant * variants.size + ofMemoryRound * rounds * inMemory.size);
}
function pairOf(test, { rows }) {
  const { workload: name8 } = test;
  const seconds2 = pairSeconds[name8];
  if (suiteOf(test.variant) === "oltp" && seconds2 !== void 0)
    return scans.includes(name8) ? seconds2 * (rows / usualRows) : seconds2;
  const suite2 = suites[suiteOf(test.variant)];
  const tests = testsOf(suites).filter(({ variant }) => suiteOf(variant) === suite2.name).length;
  return suite2.seconds / Math.max(1, tests) / 4;
}
function costsOfRecording({ tests }) {
  const costs = tests.flatMap((test) => {
    const of = (role) => test.samples.filter((sample) => sample.role === role).map(({ ns }) => ns);
    const [baseline, candidate] = [of("baseline"), of("candidate")];
    const pairs = Math.min(baseline.length, candidate.length);
    return pairs === 0 ? [] : [[testPath(test), { pair: (mean(baseline) + mean(candidate)) / 1e9, pairs }]];
  });
  return new Map(costs);
}

// src/machines/divide.ts
var wantedBalance = 1.05;
function divideTests(tests, shards, { ofTest, inCommon }) {
  const known = new Map(tests.map((test) => [test, ofTest(test)]));
  const costs = { ofTest: (test) => known.get(test) ?? 0, inCommon };
  const count3 = Math.min(shards, unitsOf2(tests).length);
  let parts = [...Map.groupBy(tests, sectionPath).values()];
  let best;
  for (; ; ) {
    const divided = assign(parts, count3, costs);
    if (divided.every((one) => one.tests.length > 0) && (best === void 0 || longest2(divided) < longest2(best)))
      best = divided;
    const mean2 = divided.reduce((sum2, { seconds: seconds2 }) => sum2 + seconds2, 0) / count3;
    if (best === divided && longest2(divided) <= wantedBalance * mean2) break;
    const halved = halveLargest(parts, divided, costs);
    if (halved === void 0) break;
    parts = halved;
  }
  const order = new Map(tests.map((test, index) => [test, index]));
  return (best ?? []).map(({ tests: own2, seconds: seconds2 }) => ({
    tests: own2.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
    seconds: seconds2
  })).toSorted((a, b) => b.seconds - a.seconds);
}
function assign(parts, count3, { ofTest, inCommon }) {
  const weighed = parts.map((tests) => ({
    tests,
    seconds: tests.reduce((sum2, test) => sum2 + ofTest(test), 0)
  }));
  const shares = Array.from({ length: count3 }, () => ({
    tests: [],
    sections: /* @__PURE__ */ new Map(),
    own: 0,
    seconds: 0
  }));
  for (const { tests, seconds: seconds2 } of weighed.toSorted((a, b) => b.seconds - a.seconds)) {
    const added = tests.map((test) => [sectionPath(test), test]);
    const after = shares.map((share2) => {
      const sections = new Map([...share2.sections, ...added]);
      const own2 = share2.own + seconds2;
      return { share: share2, sections, own: own2, seconds: own2 + inCommon([...sections.values()]) };
    });
    const { share, ...changed } = after.reduce((first, one) => one.seconds < first.seconds ? one : first);
    share.tests.push(...tests);
    Object.assign(share, changed);
  }
  return shares.map(({ tests, seconds: seconds2 }) => ({ tests, seconds: seconds2 }));
}
function longest2(shares) {
  return Math.max(...shares.map(({ seconds: seconds2 }) => seconds2));
}
function unitsOf2(part) {
  return [...Map.groupBy(part, (test) => `${sectionPath(test)}/${sweepOf(test.workload)}`).values()];
}
function halveLargest(parts, shares, { ofTest }) {
  const secondsOf = (tests) => tests.reduce((sum2, test) => sum2 + ofTest(test), 0);
  const [first] = shares.toSorted((a, b) => b.seconds - a.seconds);
  const inLongest = new Set(first?.tests);
  const divisible = parts.filter((part) => unitsOf2(part).length > 1);
  const ofLongest = divisible.filter(([test]) => test !== void 0 && inLongest.has(test));
  const [largest] = (ofLongest.length > 0 ? ofLongest : divisible).toSorted(
    (a, b) => secondsOf(b) - secondsOf(a)
  );
  if (largest === void 0) return void 0;
  const halves = [[], []];
  const seconds2 = [0, 0];
  for (const unit of unitsOf2(largest).toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const half = seconds2[0] <= seconds2[1] ? 0 : 1;
    halves[half].push(...unit);
    seconds2[half] = seconds2[half] + secondsOf(unit);
  }
  return [...parts.filter((part) => part !== largest), ...halves];
}

// src/machines/plan-shards.ts
function divideIntoShards(run3, { shards, minutes: minutes2, costs, scale }) {
  if (shards > mostShards)
    throw new InputError(`shards is ${shards}, and GitHub makes at most ${mostShards} jobs of a matrix`);
  const divide = (count3) => divideTests(run3.tests, count3, {
    ofTest: (test) => secondsOfTest(test, costs, scale),
    inCommon: (tests) => secondsInCommon(tests, scale)
  });
  const counts2 = minutes2 === void 0 ? [] : Array.from({ length: shards - 1 }, (_, index) => index + 1);
  const few = counts2.map(divide).find((shares2) => Math.max(...shares2.map(({ seconds: seconds2 }) => seconds2)) <= (minutes2 ?? 0) * 60);
  const shares = few ?? divide(shards);
  const parts = shares.map(({ tests }) => tests.map(testPath));
  return {
    plan: { hash: shardPlanHash(run3, parts), shards: parts },
    seconds: shares.map(({ seconds: seconds2 }) => Math.round(seconds2))
  };
}

// src/machines/divide-run.ts
function divideRun(settings, earlier = /* @__PURE__ */ new Map(), features2 = []) {
  const { rows, shards, minutes: minutes2, engines, rounds } = settings;
  const run3 = shardedRun(settings);
  const file = settings.costs === void 0 ? [] : readCostsOf(settings.costs, settings, features2);
  const costs = new Map([...earlier, ...file]);
  const scale = { rows, engines, rounds };
  const plan = divideIntoShards(run3, { shards, costs, scale, minutes: minutes2 });
  const known = run3.tests.filter((test) => costs.has(testPath(test))).length;
  return { plan, tests: run3.tests.length, known };
}
function shardedRun(settings) {
  const { selection, catalogue, rows, seed, warehouses, statements, threads } = settings;
  const tests = planTests(selection, catalogue);
  return { tests, size: { rows, seed, warehouses }, statements, threads, catalogue };
}
function readCostsOf(file, { rows, roots }, features2) {
  const recording = readRecording(file, {}, features2, roots);
  const { rows: recorded = rows } = recording.suite ?? {};
  if (recorded !== rows)
    throw new InputError(
      `${file} is of ${recorded} rows, and the plan of ${rows}: the number of rows changes how long tests take; name a run of as many rows`
    );
  return costsOfRecording(recording);
}

// src/machines/matrix.ts
var entrySchema = strictObject({
  shard: int().min(1),
  shards: int().min(1).max(mostShards),
  plan: shardPlanSchema.shape.hash,
  /** The expected time of the shard. */
  seconds: number(),
  tests: shardPlanSchema.shape.shards.element
});
var matrixSchema = strictObject({ include: array(entrySchema).min(1).max(mostShards) });
function formatMatrix({ plan: { hash, shards }, seconds: seconds2 }) {
  const include = shards.map((tests, index) => {
    const facts = { shard: index + 1, shards: shards.length, plan: hash, seconds: seconds2[index] ?? 0 };
    return { ...facts, tests };
  });
  return JSON.stringify({ include });
}
function parseMatrix(text2, source) {
  const content = parseJson(text2, source);
  const { data, error: error2 } = matrixSchema.safeParse(content);
  if (error2 !== void 0) throw new InputError(`${source}: ${describeIssues(error2, content)}`);
  const [{ plan: hash, shards } = { plan: "", shards: 0 }] = data.include;
  const isWhole = data.include.length === shards && data.include.every((one, index) => one.plan === hash && one.shards === shards && one.shard === index + 1);
  if (!isWhole)
    throw new InputError(
      `${source}: expected the shards 1 to ${shards} of the plan ${hash}, as the command plan writes them`
    );
  return { hash, shards: data.include.map(({ tests }) => tests) };
}
function shardOf(plan, shard) {
  if (shard > plan.shards.length)
    throw new InputError(
      `shard: ${shard} is over ${plan.shards.length}, the shards of the plan ${plan.hash}`
    );
  return { plan, shard };
}
function parseJson(text2, source) {
  try {
    return JSON.parse(text2);
  } catch (cause) {
    throw new InputError(
      `${source}: not JSON (${cause.message}): expected what the command plan writes`,
      {
        cause
      }
    );
  }
}

// src/machines/part.ts
function readPart(sources, features2) {
  const planned = readPlannedShard(sources.values, sources.roots);
  const { confirm } = sources.values;
  if (confirm === void 0) return planned === void 0 ? {} : partOfShard(planned);
  if (planned !== void 0)
    throw new InputError(
      "plan and confirm are given: what failed is confirmed by one machine; omit one of them"
    );
  const { criteria } = resolveReportSettings(sources, features2);
  const first = readRecordings(confirm, {}, { features: features2, roots: sources.roots });
  if (first.confirmation !== void 0)
    throw new InputError(`confirm: another machine has confirmed ${confirm.join(", ")} already`);
  const claims = openClaims(judgeByOwnRule(first, criteria, features2));
  if (claims.length === 0) return { idle: "no row of these results fails or is undecided" };
  return { rule: { confirms: claims }, tests: testsOfClaims(claims, first.tests).map(testPath) };
}
function addConfirmation(first, { "confirmed-by": files }, names, features2) {
  if (files === void 0) return first;
  return addSecondMachine(
    first,
    readRecordings(files, names, { features: features2 }),
    `--confirmed-by ${files.join(",")}`
  );
}
function partOfShard(planned) {
  const { shards } = planned.plan;
  const { length: machines } = shards;
  return {
    planned,
    tests: shards[planned.shard - 1] ?? [],
    ...machines === 1 ? {} : { rule: { machines } }
  };
}
function readPlannedShard({ plan, shard }, roots) {
  if (plan === void 0 && shard === void 0) return void 0;
  if (plan === void 0)
    throw new InputError(`shard is ${shard}, but no plan is given: give the plan that has the shard`);
  if (shard === void 0)
    throw new InputError("plan is given, but no shard: give the number of the shard to measure");
  return shardOf(readPlan(plan, roots), shard);
}
function readPlan(given, roots) {
  if (given.trimStart().startsWith("{")) return parseMatrix(given, "plan");
  let text2;
  try {
    text2 = readNamed(given, roots).toString("utf8");
  } catch (cause) {
    throw new InputError(`plan: "${given}" cannot be read (${cause.message})`, { cause });
  }
  return parseMatrix(text2, given);
}

// src/machines/settings.ts
function resolvePlanSettings(sources, features2) {
  const { shards, minutes: minutes2, costs } = sources.values;
  if (shards === void 0) throw new InputError("shards is missing: give the number of machines, such as 4");
  const { criteria, selection, catalogue, rows, warehouses, seed, statements, threads } = resolveUntrustedSettings(sources, features2);
  const { rounds } = criteria.rule;
  const isBuilt = sources.values["base-artifact"] !== void 0 && criteria.gate !== "sqlite";
  const mayHaveBase = criteria.requireBase === true || isBuilt;
  return {
    selection,
    catalogue,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    shards,
    engines: mayHaveBase ? 3 : 2,
    rounds: typeof rounds === "number" ? rounds : rounds.min,
    minutes: minutes2,
    costs,
    roots: sources.roots
  };
}

// src/options/shaping-options.ts
var groups = [
  "engines",
  "tests",
  "samples",
  "verdicts",
  "counting",
  "ageing",
  "contention",
  "explaining",
  "servers"
];
var others2 = [
  ...["candidate", "base", "environment", "suites", "variants", "storages", "workloads"],
  ...["rows", "warehouses", "seed", "statements", "threads"],
  ...["candidate-name", "baseline-name", "base-name", "identical-base", "no-base", "base-artifact", "paths"],
  "only-with-results",
  ...["confine", "kept-databases", "engine-version"],
  // A command that measures fewer tests needs less time, and a limit would only leave them undecided again.
  "max-minutes"
];
var settingsFolder = /^\/.*\/settings\/(?=\.github\/bench-gate\.yml$)/;
function shapingOptions({ values, from }, features2) {
  const all = groupsOf(features2);
  const known = Object.assign({}, ...groups.map((group) => all[group]));
  let config;
  const told = {};
  for (const [name8, value] of Object.entries(values)) {
    const { offered = [], type } = known[name8] ?? {};
    if (type === void 0 || others2.includes(name8) || value === void 0 || value === false) continue;
    const { kind, place: place2 } = from[name8] ?? { kind: "option", place: "" };
    if (kind === "file") config = place2.replace(/:\d+:\d+$/, "").replace(settingsFolder, "");
    else if (!offered.includes("run")) config ??= true;
    else told[name8] = type.placeholder === void 0 ? true : type.format(value);
  }
  const options = { ...config === void 0 ? {} : { config }, ...told };
  return Object.keys(options).length === 0 ? void 0 : options;
}

// src/page/data/findings-data.ts
var maxItems = 100;
var findingPlaces = {
  "before the tests": ["problems", "base", "baseline", "costs", "what to do"],
  "after the tests": ["evidence", "confidence", "below the sections", "notes"]
};
function findingsData(placed, side, tests) {
  const indexes = new Map(tests.map(({ id }, index) => [id, index]));
  const item = ({ text: text2, isCode }) => {
    if (isCode === true) return { text: text2, isCode };
    const [name8 = ""] = text2.split(": ", 1);
    const test = indexes.get(name8);
    return test === void 0 ? { text: text2 } : { name: name8, text: text2.slice(name8.length + 2), test };
  };
  return findingPlaces[side].flatMap((place2) => blocksAt(place2, placed).map((block2) => ({ place: place2, block: block2 }))).flatMap(({ place: place2, block: block2 }) => {
    const {
      title: title2,
      lead,
      tone = "plain"
    } = block2;
    const isLed = title2 === void 0 && block2.kind === "text" && lead !== void 0;
    const texts = isLed ? [{ text: capital(block2.text) }] : textsOf(block2);
    const [table2] = tablesOf(block2);
    if (texts.length === 0 && table2 === void 0) return [];
    const leftOut = texts.length > maxItems ? texts.length - maxItems : void 0;
    const items = texts.slice(0, maxItems).map(item);
    const above = table2 === void 0 ? void 0 : Math.min(textsAbove(block2), items.length);
    const isOpen = place2 === "what to do" ? true : void 0;
    return [{ title: title2 ?? lead ?? "", tone, items, table: table2, above, isOpen, leftOut }];
  });
}
function foldedData(place2, placed) {
  return blocksAt(place2, placed).flatMap(
    (block2) => block2.kind === "details" ? [{ title: block2.title ?? "", blocks: block2.blocks }] : []
  );
}
function textsOf(block2) {
  switch (block2.kind) {
    case "text":
      if (block2.text === "") return [];
      return [{ text: block2.lead === void 0 ? block2.text : `${block2.lead}: ${block2.text}` }];
    case "list":
      return block2.items.map((text2) => ({ text: text2 }));
    case "code":
      return block2.lines.length === 0 ? [] : [{ text: block2.lines.join("\n"), isCode: true }];
    default:
      return "blocks" in block2 ? block2.blocks.flatMap(textsOf) : [];
  }
}
function textsAbove(block2) {
  const leaves = leavesOf(block2);
  const table2 = leaves.findIndex((leaf) => tablesOf(leaf).length > 0);
  return leaves.slice(0, table2).flatMap(textsOf).length;
}
function leavesOf(block2) {
  return "blocks" in block2 ? block2.blocks.flatMap(leavesOf) : [block2];
}
function tablesOf(block2) {
  if (block2.kind !== "table") return "blocks" in block2 ? block2.blocks.flatMap(tablesOf) : [];
  if (block2.table === void 0 || block2.table.rows.length === 0) return [];
  return [isEngineTable(block2.table) ? narrowTable(block2.table) : block2.table];
}

// src/report/explain/test-reasons.ts
function testReasons({ comparison, judgement, base }, verdict, names, escapeText) {
  if (isUnmeasured(comparison)) return [missingReason(comparison, names, escapeText, verdict)];
  const path16 = testPath(comparison);
  const other = engineName(names, "base");
  const changes = verdict.causes.filter(({ alike }) => alike.some((test) => testPath(test) === path16));
  const accepted = (verdict.acceptances?.accepted ?? []).filter(({ name: name8 }) => name8 === path16);
  return [
    ...judgement === void 0 ? [] : [reason2(judgement)],
    ...base === void 0 ? [] : [reason2(base, other)],
    ...comparison.base?.state === "failed" ? [
      `not compared with ${other}: ${failuresReason(comparison.base.failures, names, escapeText, verdict)}`
    ] : [],
    ...changes.map((cause) => {
      const together = cause.tests.length === 1 ? "" : ` with ${rowName(cause, escapeText)}`;
      return `changed against ${other}${together}: ${changeText(cause, other)}`;
    }),
    ...accepted.map(
      ({ acceptance }) => `accepted${limitsOf2(acceptance, escapeText)} by ${escapeText(acceptance.by)} until ${acceptance.until}: "${escapeText(acceptance.reason)}"`
    )
  ];
}
function reason2(judgement, base) {
  return judgement.outcome === "pass" ? passReason(judgement, base) : testReason(judgement, base);
}
function passReason(judgement, base) {
  const { ceiling, evidence } = judgement;
  const text2 = multiplier(judgement.multiplier, ceiling);
  const figure = base === void 0 ? `${text2}x` : besideTime(text2, base);
  const side = contradictsFigure(judgement) ? `but the pairs are within ${ceiling}x` : `within ${ceiling}x`;
  const how = evidence === void 0 ? "" : `: ${decidedBy(evidence)}`;
  const pairs = evidence === void 0 ? "" : `, over ${ceiling}x in ${count(evidence.over)} of ${plural(evidence.pairs, "pair")}`;
  return `${figure}, ${side}${how}${pairs}`;
}
function decidedBy({ phase, ending }) {
  if (ending !== void 0) return "with low confidence, since the pairs ended before this was certain";
  return {
    fixed: "a fixed number of pairs decides",
    screening: "screening cleared it",
    confirmation: "new pairs confirmed it",
    together: "the rounds of its tests decide"
  }[phase];
}

// src/page/data/page-data.ts
var latencyLevels = [0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1];

// src/page/data/test-data.ts
var maxPairs = 3e4;
var maxReasons = 20;
var pageStyle = {
  text: inPage,
  cell: inPage,
  link: (text2, url) => url === void 0 ? text2 : `${text2} (${inPage(url)})`,
  isNarrow: true,
  mark: "marked"
};
function testData(recording, verdict, features2) {
  const records = new Map(recording.tests.map((record3) => [testPath(record3), record3]));
  const latencies = latenciesByTest(sectionLatencies(recording, verdict));
  const names = engineNames(recording, inPage);
  const words4 = wordsFor(recording, pageStyle);
  const ofParts = partsOf(features2).flatMap((part) => part.testBlocks?.(recording, verdict, words4) ?? []);
  const byFeature = findingOutcomes(verdict);
  const tests = testVerdicts(verdict);
  const most2 = Math.max(1, Math.floor(maxPairs / Math.max(1, tests.length)));
  const ids = uniqueIds(tests.map(({ comparison }) => inPage(testPath(comparison))));
  return tests.map((test, index) => {
    const { comparison } = test;
    const { variant, storage: storage2, kind, workload } = comparison;
    const path16 = testPath(comparison);
    const description = findWorkload(comparison)?.description;
    const reasons = testReasons(test, verdict, names, inPage);
    const record3 = records.get(path16);
    const blocks = ofParts.flatMap((blocksOf) => blocksOf(comparison));
    return {
      id: ids[index],
      variant,
      storage: storage2,
      kind,
      workload: inPage(workload),
      description,
      outcome: worstOutcome(test, byFeature.get(path16)),
      reasons: truncateList(maxReasons, reasons, (more) => `and ${more} more`),
      notes: rowNotes(test, "full"),
      ...isUnmeasured(comparison) ? {} : figures(test, comparison, record3, most2),
      ...Object.assign({}, ...features2.map(({ page }) => page?.testData?.(comparison, verdict, names))),
      ...blocks.length === 0 ? {} : { blocks },
      latencies: latencies.get(path16)
    };
  });
}
function findingOutcomes(verdict) {
  const all = [
    ...findingsOf(verdict).map(({ found }) => [findingPath(found), found.outcome]),
    ...undecidedFindings(verdict).flatMap(
      ({ undecided }) => undecided.map(({ test }) => [testPath(test), "inconclusive"])
    )
  ];
  const byTest = Map.groupBy(all, ([path16]) => path16);
  return new Map([...byTest].map(([path16, own2]) => [path16, own2.map(([, outcome]) => outcome)]));
}
var severity = { pass: 0, accepted: 1, inconclusive: 2, fail: 3 };
function worstOutcome({ judgement, base }, byFeature = []) {
  const outcomes = [judgement?.outcome, base?.outcome, ...byFeature].filter((one) => one !== void 0);
  return outcomes.toSorted((one, other) => severity[other] - severity[one])[0] ?? "none";
}
function figures({ judgement, base: baseJudgement }, comparison, record3, most2) {
  const { timeNs, rows, base } = comparison;
  const interval = comparison.state === "measured" ? comparison.interval : void 0;
  const measuredBase = base?.state === "measured" ? base : void 0;
  const others3 = {
    baseline: "baseline" in timeNs ? timeNs.baseline : void 0,
    base: measuredBase?.timeNs.base
  };
  return {
    ...judgement === void 0 ? {} : { figure: comparedData(judgement, interval) },
    ...baseJudgement === void 0 ? {} : { base: comparedData(baseJudgement, measuredBase?.interval) },
    times: roundedTimes({ candidate: timeNs.candidate, ...others3 }),
    ...rows === void 0 || rows === 0 ? {} : { rows },
    ...record3 === void 0 ? {} : { pairs: pairsData(record3, comparison, most2) }
  };
}
function roundedTimes({ candidate, baseline, base }) {
  return {
    ...baseline === void 0 ? {} : { baseline: Math.round(baseline) },
    candidate: Math.round(candidate),
    ...base === void 0 ? {} : { base: Math.round(base) }
  };
}
function pairsData(record3, comparison, most2) {
  const all = comparedPairs(record3);
  const shown = all.slice(0, most2);
  const timesOf3 = (reference) => {
    const times2 = shown.map((pair) => pair[reference] ?? null);
    return times2.every((ns) => ns === null) ? void 0 : times2;
  };
  const { base } = comparison;
  const countedOf = ({ screened, ratios }) => {
    return { screened, counted: ratios.length };
  };
  return {
    rounds: shown.map(({ round }) => round),
    ns: {
      baseline: timesOf3("baseline"),
      candidate: shown.map(({ candidate }) => candidate),
      base: timesOf3("base")
    },
    counted: {
      baseline: comparison.state === "measured" ? countedOf(comparison) : void 0,
      base: base?.state === "measured" ? countedOf(base) : void 0
    },
    left: all.length - shown.length
  };
}
function latenciesByTest(sections) {
  return new Map(
    sections.flatMap(
      ({ tests, ...section }) => tests.map(({ workload, engines }) => {
        const quantiles = rolesOf(engines).flatMap((role) => {
          const histogram = engines[role];
          return histogram === void 0 ? [] : [[role, latencyLevels.map((level) => Math.round(quantile(histogram, level)))]];
        });
        return [testPath({ ...section, workload }), Object.fromEntries(quantiles)];
      })
    )
  );
}
function uniqueIds(paths) {
  const seen = /* @__PURE__ */ new Set();
  return paths.map((path16) => {
    let id = path16;
    for (let number2 = 2; seen.has(id); number2++) id = `${path16} (${number2})`;
    seen.add(id);
    return id;
  });
}

// src/page/data/run-page.ts
function runPage(recording, verdict, features2 = []) {
  const tests = testData(recording, verdict, features2);
  const run3 = runData(recording, verdict, tests, features2);
  const page = {
    names: engineNames(recording, inPage),
    suites: suiteData(verdict.sections, tests),
    tests,
    run: run3
  };
  return features2.reduce((all, one) => one.page?.add?.(all, recording, verdict) ?? all, page);
}
function runData(recording, verdict, tests, features2) {
  const { word: word2, rest } = headline(recording, verdict, inPage);
  const blocks = reportBlocks(recording, verdict, pageStyle, { features: features2, hasTests: false });
  return {
    heading: verdictHeading(recording, verdict, inPage).text,
    headline: { outcome: verdict.outcome, word: word2, rest },
    allTests: {
      name: allTestsName(verdict),
      baseline: shownMean(verdict.headline, "baseline"),
      base: shownMean(verdict.headline, "base")
    },
    brief: briefFacts(recording, verdict, inPage),
    links: linksOf(recording),
    findings: findingsData(blocks, "before the tests", tests),
    details: findingsData(blocks, "after the tests", tests),
    sections: sectionsData(verdict),
    worst: worstData(verdict),
    measurement: [...foldedData("meaning", blocks), ...foldedData("measurement", blocks)]
  };
}
function linksOf({ origin }) {
  if (origin === void 0) return void 0;
  const { head, checkedOut, ...others3 } = origin;
  return originLinks({ ...others3, commit: head ?? checkedOut });
}
function sectionsData(verdict) {
  const { sections } = verdict;
  let first = 0;
  return {
    table: sectionTable(sections, inPage),
    averages: sections.map(({ judgement }) => figureData(judgement) ?? null),
    worst: sections.map(({ tests }) => {
      const worst = findWorst(numbered(tests));
      first += tests.length;
      return worst === void 0 ? null : first - tests.length + worst.index;
    })
  };
}
function worstData({ sections }) {
  const all = testVerdicts({ sections });
  const [test, section] = [findWorst(numbered(all)), findWorst(numbered(sections))];
  return test && section && { test: test.index, section: section.index };
}
function numbered(all) {
  return all.map((one, index) => ({ ...one, index }));
}

// src/report/status-title.ts
var maxTitleLength = 60;
function statusTitle(result) {
  if (result.state === "broken") return `${failureHeadlines[result.failed]}: ${inTerminal(result.message)}`;
  const { recording, verdict } = result;
  const { text: text2 } = verdictHeading(recording, verdict, inTerminal);
  const { state } = verdict.measurement;
  if (state !== "complete")
    return `${state === "incomplete" ? "Incomplete" : failureHeadlines.measurement}: ${text2}`;
  if (verdict.outcome === "accepted")
    return `Passed with ${acceptedCount(verdict, inTerminal)}, ${plural(countedTests(verdict).length, "test")}`;
  return verdict.outcome === "inconclusive" ? `Inconclusive: ${text2}` : text2;
}

export {
  earlierCosts,
  readEarlier,
  describeOption,
  describeBriefly,
  features,
  divideRun,
  shardedRun,
  formatMatrix,
  readPart,
  addConfirmation,
  readPlan,
  resolvePlanSettings,
  shapingOptions,
  testReasons,
  runPage,
  maxTitleLength,
  statusTitle
};
