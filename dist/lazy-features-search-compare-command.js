import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  longerLimit
} from "./shared-commands-resume.js";
import {
  comparing,
  counterTexts,
  counterWarnings,
  exitStatus,
  measuringMinutes,
  ownName,
  plansAlonePass,
  plansVerdictOf
} from "./shared-features-figures-plans-pass.js";
import {
  pathMatcher
} from "./shared-features-nights-history-runs-select.js";
import "./shared-features-figures-counters-changes.js";
import {
  GitRepository,
  buildCopy,
  hideEnvironment,
  keptEngine,
  parseBuildCommand,
  removeLeftOvers,
  requireCandidateInside
} from "./shared-features-search-builds-git.js";
import {
  fetchRelease,
  likelyRelease,
  nameOfRelease,
  parseReleaseName,
  titleOfRelease
} from "./shared-features-search-builds-releases-go-module.js";
import {
  measure
} from "./shared-measure-check.js";
import "./shared-measure-kept-databases.js";
import {
  renderMarkdown
} from "./shared-measure-workspace.js";
import {
  changeTexts,
  searching
} from "./shared-features-search-bisect-options.js";
import "./shared-git-git.js";
import "./shared-suite-fingerprint.js";
import "./shared-features-nights-history-options.js";
import {
  judgeRecording
} from "./shared-verdict-judge-recording.js";
import {
  namesOfUses,
  resolveRunSettings
} from "./shared-options-resolve.js";
import {
  createContext
} from "./shared-measure-open-engines.js";
import {
  isScript,
  makeDatabasesFolder,
  quietProgress,
  removeDatabasesFolder,
  showProgress
} from "./shared-engines-driver-process.js";
import {
  readEnvironment
} from "./shared-engines-compiler.js";
import "./shared-platform-version.js";
import "./shared-engines-contest.js";
import "./shared-better-sqlite3-lib-methods-table.js";
import {
  writeReport
} from "./shared-process-run.js";
import {
  catalogueOf,
  isInside,
  missingFolders,
  ownCommand,
  readSources,
  removeEmpty,
  requireNoLink,
  settingOptions,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  acceptRegressions,
  allTestsName,
  andList,
  baseJudgements,
  changedMeanText,
  commandLines,
  drawTextTable,
  engineNames,
  fasterTogether,
  groupOfCause,
  groupReason,
  knownInterval,
  left,
  named,
  newTests,
  optionParts,
  paint,
  problems,
  rowName,
  storagePhrases,
  terminalWidth,
  testReason,
  withOutcome,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  InputError,
  MeasurementError,
  baseRatios,
  changeFigure,
  changeFigures,
  count2 as count,
  cutApart,
  formatValue,
  geometricMean,
  inTerminal,
  isServerFile,
  isUnmeasured,
  isUsedAlike,
  keyVariants,
  minutes,
  multiplier,
  percent,
  plural,
  sectionPath,
  shellWord,
  storages,
  suggestName,
  suiteNames,
  suiteOf,
  testPath,
  testVerdicts,
  testsOf,
  timeChange,
  truncateList,
  unknown,
  visible
} from "./shared-jstat-dist-jstat.js";

// src/features/search/compare/command.ts
import path6 from "node:path";

// src/features/search/compare/against-base.ts
function againstBaseOnly(settings, features) {
  const catalogue = catalogueOf(features, settings.contents, "sqlite", settings.given);
  const suites = settings.suites.map((name) => {
    const make = () => comparedWithBase(catalogue[name]);
    return { name: `${name} against the base`, suite: { name, schema: unknown(), make } };
  });
  const contents = Object.fromEntries(settings.suites.map((name) => [name, settings.contents[name] ?? {}]));
  return {
    settings: { ...settings, baseline: settings.base, contents },
    features: [...features, ...suites]
  };
}
function comparedWithBase(suite) {
  return { ...suite, workloads: suite.workloads.map((one) => ({ ...one, compare: "base" })) };
}

// src/features/search/compare/engines.ts
import { existsSync, readFileSync as readFileSync2, statSync } from "node:fs";
import path2 from "node:path";

// src/features/search/compare/working-tree.ts
import { createHash } from "node:crypto";
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync
} from "node:fs";
import path from "node:path";
function findUncommitted(top, changed, own2) {
  const isOwn = (file) => path.normalize(file) === path.normalize(own2.candidate) || isInside(path.join(top, file), own2.folder);
  const files = changed.filter(({ path: file }) => !isOwn(file));
  const nested = files.find(({ kind }) => kind === "submodule");
  if (nested !== void 0)
    throw new InputError(
      `${formatValue(nested.path)} is a repository of its own with changes, which a copy of the working tree does not have: commit the changes in both repositories, or add the folder to .gitignore if the build does not need it`
    );
  const paths = files.map((file) => file.path).toSorted();
  return { paths, hash: hashOf(top, paths), apply: (copy) => copyFiles(top, copy, paths) };
}
var deleted = { mode: 0, content: Buffer.alloc(0) };
function hashOf(top, paths) {
  const hash = createHash("sha256");
  for (const file of paths) {
    const { mode, content } = exists(top, file) ? readEntry(path.join(top, file)) : deleted;
    hash.update(JSON.stringify([file, mode, content.length])).update(content);
  }
  return hash.digest("hex");
}
function readEntry(file) {
  const stats = lstatSync(file);
  const content = stats.isSymbolicLink() ? Buffer.from(readlinkSync(file)) : readFileSync(file);
  return { mode: stats.mode, content };
}
function exists(top, file) {
  const parent = path.dirname(file);
  const isThere = parent === "." || isFolder(path.join(top, parent), top);
  const stats = isThere ? lstatSync(path.join(top, file), { throwIfNoEntry: false }) : void 0;
  return stats !== void 0 && !stats.isDirectory();
}
function isFolder(folder, top) {
  if (folder === top) return true;
  return isFolder(path.dirname(folder), top) && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
}
function copyFiles(top, copy, paths) {
  for (const file of paths) rmSync(path.join(copy, file), { recursive: true, force: true });
  for (const file of paths) {
    const [from, to] = [path.join(top, file), path.join(copy, file)];
    if (!exists(top, file)) continue;
    const stats = lstatSync(from);
    mkdirSync(path.dirname(to), { recursive: true });
    if (stats.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
      continue;
    }
    copyFileSync(from, to);
    utimesSync(to, stats.atime, stats.mtime);
  }
}

// src/features/search/compare/trees.ts
async function findTrees(folder, revision, own2, environment) {
  const top = await new GitRepository(folder, environment).top();
  if (top === void 0)
    throw new InputError(
      `${folder} is in no working copy of git: run compare in one, or name two engine files: compare BEFORE.so AFTER.so`
    );
  const repository = new GitRepository(top, environment);
  const head = await repository.commit("HEAD", "HEAD").catch((cause) => {
    throw new InputError(`the repository in ${top} has no commit yet: commit something to compare with`, {
      cause
    });
  });
  const { commit, title } = await findBase(repository, head, revision);
  const { paths, hash, apply } = findUncommitted(top, await repository.changedFiles(), own2);
  const isClean = paths.length === 0;
  if (isClean && commit.tree === head.tree)
    throw new InputError(
      `nothing to compare: the working tree has the same files as ${title}: change or commit something, or name an older revision, as in compare HEAD~1`
    );
  const checkout = `in a checkout of ${commit.shortHash} (git worktree add --detach FOLDER ${commit.shortHash})`;
  const base = { commit, name: commit.shortHash, tree: commit.tree, title, place: checkout };
  const of = `working tree of ${head.shortHash}`;
  const candidate = isClean ? {
    commit: head,
    name: head.shortHash,
    tree: head.tree,
    title: `${of} without changes`,
    place: checkout.replaceAll(commit.shortHash, head.shortHash)
  } : {
    commit: head,
    name: "working-tree",
    tree: `${head.tree} ${hash}`,
    title: `${of} with ${plural(paths.length, "changed file")}`,
    change: apply,
    place: `in a checkout of ${head.shortHash} with the changed files, and without the files that git ignores`
  };
  return { repository, top, base, candidate };
}
async function findBase(repository, head, revision) {
  if (revision !== void 0) {
    const commit2 = await namedCommit(repository, revision);
    const isHash = commit2.hash.startsWith(revision);
    return { commit: commit2, title: isHash ? commit2.shortHash : `${revision} at ${commit2.shortHash}` };
  }
  const branch = await repository.defaultBranch();
  if (branch === void 0)
    throw new InputError(
      "the repository has no default branch: origin names none, and there is no main or master: name a revision, as in compare HEAD~1, or run git remote set-head origin -a"
    );
  const tip = await repository.commit(branch, branch);
  const commit = await repository.mergeBase(head, tip);
  if (commit !== void 0)
    return { commit, title: `${branch.replace(/^origin\//, "")} at ${commit.shortHash}` };
  const remedy = await repository.isShallow() ? "the repository has only a part of its history: run git fetch --unshallow, or git fetch --deepen 100" : "they have no commit in common: name a revision to compare with, as in compare HEAD~1";
  throw new InputError(`HEAD has no merge base with ${branch}: ${remedy}`);
}
async function namedCommit(repository, revision) {
  try {
    return await repository.commit("REV", revision);
  } catch (cause) {
    const meant = suggestName(revision, await repository.names());
    const advice = meant === void 0 ? "give a branch, a tag or a hash, or two engine files: compare BEFORE.so AFTER.so" : `did you mean ${formatValue(meant)}?`;
    throw new InputError(`${formatValue(revision)} is no commit of the repository: ${advice}`, { cause });
  }
}

// src/features/search/compare/engines.ts
var shownLines = 12;
async function findEngines(subject, context) {
  if (subject.kind === "engines") return await namedEngines(subject, context);
  const { revision, build, candidate, buildTimeout } = subject;
  const { folder, out, cacheFolder, environment, signal, step } = context;
  requireCandidateInside(candidate);
  if (isServerFile(candidate)) throw new InputError(noServers(candidate));
  const trees = await findTrees(folder, revision, { candidate, folder: out }, environment);
  const settings = {
    build: parseBuildCommand(build, folder),
    candidate,
    timeoutMs: buildTimeout * 6e4,
    folder: out,
    cacheFolder,
    environment
  };
  await removeLeftOvers(trees.repository, out);
  const made = async (sources) => {
    const { title } = sources;
    step(`${existsSync(keptEngine(settings, sources)) ? "built before" : "building"}: ${title}`);
    const built = await buildCopy(trees.repository, settings, sources, signal);
    if (built.state === "built") return { file: built.engine, title };
    throw failedBuild(sources, built, build, context);
  };
  return withShownTitles({ base: await made(trees.base), candidate: await made(trees.candidate) });
}
var longestTitle = 100;
function areIdentical({ base, candidate }) {
  return readFileSync2(base.file).equals(readFileSync2(candidate.file)) && !isScript(candidate.file);
}
async function namedEngines({ base, candidate, ...settings }, context) {
  const engines = {
    base: await namedEngine(base, settings, context),
    candidate: await namedEngine(candidate, settings, context)
  };
  if (engines.base.title !== engines.candidate.title) return withShownTitles(engines);
  const withPath = (engine) => ({ ...engine, title: visible(engine.file) });
  return withShownTitles({ base: withPath(engines.base), candidate: withPath(engines.candidate) });
}
async function namedEngine(name, { file: candidate, buildTimeout }, { out, cacheFolder, compiler, environment, signal, step }) {
  if (typeof name === "string") {
    const meant = likelyRelease(name);
    if (meant !== void 0)
      throw new InputError(`${formatValue(name)} names no release: did you mean ${formatValue(meant)}?`);
    if (!existsSync(name) || !statSync(name).isFile())
      throw new InputError(
        `${formatValue(name)} is no file: name two engine files or releases such as npm:better-sqlite3@13.2.0, or one revision of git`
      );
    if (isServerFile(name)) throw new InputError(noServers(name));
    return { file: name, title: visible(path2.basename(name)) };
  }
  const title = visible(titleOfRelease(name));
  step(`fetching ${title}`);
  const settings = {
    candidate,
    cacheFolder,
    compiler,
    environment,
    folder: out,
    timeoutMs: buildTimeout * 6e4
  };
  const made = await fetchRelease(name, settings, signal);
  if (made.state === "built") return { file: made.engine, title };
  throw new InputError(
    `${title} cannot be compared: ${made.message}${made.log === void 0 ? "" : `: read ${made.log}`}`
  );
}
function withShownTitles({ base, candidate }) {
  const titles = [base.title, candidate.title];
  const [one = base.title, other = candidate.title] = cutApart(titles, longestTitle);
  return { base: { ...base, title: one }, candidate: { ...candidate, title: other } };
}
function noServers(file) {
  return `${formatValue(file)} is the file of a server, which takes longer than a comparison: measure it with run --base`;
}
function failedBuild({ title, place }, { message, log }, build, { note }) {
  if (log !== void 0) {
    const lines = readFileSync2(log, "utf8").trimEnd().split("\n").slice(-shownLines);
    for (const line of lines) note(`  ${visible(line)}`);
  }
  const output = log === void 0 ? "" : `; all of its output is in ${log}`;
  note(`to repeat the build: ${visible(build)}, ${place}${output}`);
  return new InputError(`${title} cannot be built: ${message}`);
}

// src/features/search/compare/report.ts
import path4 from "node:path";

// src/features/search/compare/report-input.ts
import path3 from "node:path";
function reportFile(out) {
  return shellWord(inTerminal(path3.join(out, "report.md")));
}

// src/features/search/compare/differing.ts
function differingTests({ measurement }) {
  if (measurement.state === "complete") return [];
  return measurement.lacking.flatMap(
    (test) => test.state === "failed" && test.failures.some(({ reason }) => reason === "differs") ? [test] : []
  );
}
function differingTexts(verdict, { out, isWhole, mostListed: mostListed2 }) {
  const tests = differingTests(verdict);
  if (tests.length === 0) return [];
  const messages = tests.map((test) => {
    const { message = "" } = test.failures.find(({ reason }) => reason === "differs") ?? {};
    return { test, message: message.replace(`${test.workload}: `, "") };
  });
  if (isWhole) return messages.map(({ test, message }) => inTerminal(`${testPath(test)}: ${message}`));
  const sections = [...Map.groupBy(tests, sectionPath)].map(
    ([section, own2]) => `${section}: ${own2.map(({ workload }) => inTerminal(workload)).join(", ")}`
  );
  const [example] = messages.toSorted(
    (one, other) => Number(other.message.startsWith("in ")) - Number(one.message.startsWith("in ")) || one.message.length - other.message.length
  );
  const shown = example && inTerminal(`${testPath(example.test)}: ${example.message}`);
  return [
    ...truncateList(mostListed2, sections, (left2) => `and ${count(left2)} more sections`),
    `For example, ${shown}`,
    `${reportFile(out)} has the rows of each test, and so does --details`
  ];
}

// src/features/search/compare/rows.ts
function rowsOver(recording, verdict) {
  const base = engineNames(recording, inTerminal).base ?? "base";
  const groups = withOutcome(verdict.groups, "fail").map(({ name, tests: tests2, judgement }) => {
    return { paths: tests2.map(testPath), text: `${inTerminal(name)}: ${groupReason(judgement, base)}` };
  });
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), "fail").map(
    ({ comparison, judgement }) => {
      const path7 = testPath(comparison);
      return { paths: [path7], text: `${inTerminal(path7)}: ${testReason(judgement, base)}` };
    }
  );
  return [...groups, ...tests];
}
function openRows(verdict) {
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), "inconclusive").map(
    ({ comparison, judgement }) => {
      const path7 = testPath(comparison);
      return { kind: "test", paths: [path7], ...openText(inTerminal(path7), judgement) };
    }
  );
  const averages = withOutcome(verdict.groups, "inconclusive").map(
    ({ level, name, tests: own2, judgement }) => {
      const what = level === "overall" ? "all tests" : inTerminal(name);
      return { kind: "average", paths: own2.map(testPath), ...openText(`average of ${what}`, judgement) };
    }
  );
  return [...tests, ...averages];
}
function openText(name, { multiplier: multiplier2, evidence }) {
  const known = knownInterval(evidence?.interval);
  const figure = known === void 0 ? changeFigure(multiplier2) : intervalText(known);
  const ending = evidence === void 0 ? "samples" : evidence.ending;
  const why = ending === "time" || ending === "samples" ? "too few" : ending === "contradiction" ? "contradicted" : "too close";
  return { text: `${name} ${figure}`, hasInterval: known !== void 0, why };
}
function intervalText({ low, high }) {
  return changeFigures(low, high).join(" to ");
}
function pathsOf({ tests }) {
  return tests.map(testPath);
}
function hasAll(paths, wanted) {
  const all = new Set(paths);
  return wanted.every((path7) => all.has(path7));
}

// src/features/search/compare/undecided.ts
var mostUndecided = 4;
function undecidedCount(open) {
  const number = (kind) => open.filter((row) => row.kind === kind).length;
  return andList(
    ["test", "average"].flatMap(
      (kind) => number(kind) === 0 ? [] : [plural(number(kind), kind)]
    )
  );
}
function moreTime(limit) {
  return `--max-minutes ${longerLimit(limit)}`;
}
function undecidedTexts(open, { minutes: limit, isWhole }) {
  if (open.length === 0) return [];
  const listed = truncateList(
    isWhole ? Number.POSITIVE_INFINITY : mostUndecided,
    open.map(({ text }) => text),
    (left2) => `${count(left2)} more, which --details names`
  );
  const confidence = open.some(({ hasInterval }) => hasInterval) ? " (95% confidence)" : "";
  const remedies = {
    "too few": [`More pairs are needed than ${minutes(limit)} allow`, `add ${moreTime(limit)}`],
    "too close": [
      "Too close to the ceiling to decide",
      "fewer tests, chosen with --test, get more pairs each"
    ],
    contradicted: ["Passed, until later pairs said otherwise", "measure such tests alone, with --test"]
  };
  return [
    `Undecided${confidence}: ${undecidedCount(open)}: ${andList(listed)}`,
    ...Object.entries(remedies).flatMap(([why, [reason, remedy]]) => {
      const number = open.filter((row) => row.why === why).length;
      const some = number === open.length ? "" : ` (${count(number)} of them)`;
      return number === 0 ? [] : [`${reason}${some}: ${remedy}`];
    })
  ];
}
function unchangedTests(verdict, causes) {
  const named2 = new Set(causes.flatMap(pathsOf));
  return testVerdicts(verdict).flatMap(({ comparison, base }) => {
    const path7 = testPath(comparison);
    if (base?.outcome !== "pass" || named2.has(path7)) return [];
    return [{ path: path7, storage: comparison.storage, interval: knownInterval(base.evidence?.interval) }];
  });
}
var shareWithin = 0.9;
function reachOf({ interval }) {
  return interval === void 0 ? 0 : Math.max(interval.high - 1, 1 - interval.low);
}
function unseenChange(verdict, causes) {
  const rest = unchangedTests(verdict, causes);
  const sizes = storages.flatMap((storage) => {
    const reaches = rest.filter((one) => one.storage === storage).map(reachOf);
    if (reaches.length === 0) return [];
    const smallest = verdict.changes?.smallest[storage] ?? Number.NaN;
    const most = reaches.toSorted((a, b) => a - b)[Math.ceil(shareWithin * reaches.length) - 1] ?? 0;
    return [{ storage, size: Math.ceil(100 * Math.max(smallest, most)) / 100 }];
  });
  if (sizes.length === 0 || sizes.some(({ size }) => Number.isNaN(size))) return void 0;
  const sizeOf = new Map(sizes.map(({ storage, size }) => [storage, size]));
  const beyond = rest.filter((one) => reachOf(one) > (sizeOf.get(one.storage) ?? 0)).toSorted((one, other) => reachOf(other) - reachOf(one));
  return {
    size: andList(sizes.map(({ storage, size }) => `${percent(size)} ${storagePhrases[storage]}`)),
    within: rest.length - beyond.length,
    beyond
  };
}
function restTexts(verdict, causes, isSaid) {
  const rest = unchangedTests(verdict, causes).length;
  if (rest === 0) return [];
  const all = testVerdicts(verdict).length;
  const unseen = unseenChange(verdict, causes);
  if (unseen === void 0)
    return isSaid ? [] : [`${count(rest)} of ${plural(all, "test")} have too few pairs to show any change`];
  const { size, within, beyond } = unseen;
  const [least] = beyond;
  const are = beyond.length === 1 ? "test is" : "tests are";
  const most = beyond.length === 1 ? "" : "least of all ";
  return [
    ...isSaid ? [] : [
      `No change of more than ${size} in ${count(within)} of ${plural(all, "test")}: this run could have missed a smaller one`
    ],
    ...least?.interval === void 0 ? [] : [
      `${count(beyond.length)} ${are} known less well, ${most}${inTerminal(least.path)}: ${intervalText(least.interval)} with 95% confidence`
    ]
  ];
}

// src/features/search/compare/answer.ts
var mostNamed = 4;
var styles = { fail: "error", inconclusive: "warning", accepted: "success", pass: "success" };
function answer(recording, verdict, { base, candidate, minutes: limit }, { isSlower, causes }) {
  const { outcome, measurement } = verdict;
  const [own2, other] = [inTerminal(candidate), inTerminal(base)];
  const all = testVerdicts(verdict).length;
  const differing = differingTests(verdict).length;
  if (differing > 0) {
    const text = `Different answers: ${own2} and ${other} answer differently in ${count(differing)} of ${plural(all, "test")}, whose times are not compared`;
    return { text, style: "error" };
  }
  if (measurement.state === "incomplete")
    return { text: stoppedText(recording, measurement, limit), style: "error" };
  if (measurement.state === "broken") {
    const lacking = measurement.lacking.length;
    const have = `${count(lacking)} of ${plural(all, "test")} ${lacking === 1 ? "has" : "have"}`;
    return { text: `No answer: ${have} no result on ${own2} or ${other}`, style: "error" };
  }
  const isFasterOnAverage = (verdict.headline.base?.interval?.high ?? 1) < 1;
  const faster = fasterTogether(verdict);
  const notSlower = notSlowerText(verdict, { own: own2, other, causes });
  const texts = {
    fail: isSlower ? `Slower: ${own2} is slower than ${other}${isFasterOnAverage ? " in part, and faster on average" : ""}` : `Over a ceiling: ${own2} costs more than ${other}; ${notSlower}`,
    inconclusive: `Undecided: ${notSlower}`,
    accepted: `Slower, and accepted: ${own2} is slower than ${other}`,
    pass: faster === void 0 ? `Not slower: ${notSlower}` : `Faster: ${own2} takes ${changeFigure(faster).slice(1)} less time than ${other}`
  };
  return { text: texts[outcome], style: styles[outcome] };
}
function notSlowerText(verdict, { own: own2, other, causes }) {
  const open = openRows(verdict);
  if (open.length > 0) return `${own2} is not slower than ${other} except perhaps in ${undecidedCount(open)}`;
  const within = `${own2} is within the ceilings of ${other}`;
  if (causes.length > 0) return within;
  const unseen = unseenChange(verdict, causes);
  if (unseen === void 0) return `${within}, with too few pairs to show any change`;
  const of = unseen.beyond.length === 0 ? "" : ` in ${count(unseen.within)} of ${plural(testVerdicts(verdict).length, "test")}`;
  return `no change of more than ${unseen.size} from ${other} to ${own2}${of}; this run could have missed a smaller one`;
}
function stoppedText({ run, tests }, { stopped, lacking }, limit) {
  if (run?.outOfTime !== true) return `No answer: ${inTerminal(stopped)}`;
  const names = truncateList(
    mostNamed,
    lacking.map((test) => inTerminal(testPath(test))),
    (left2) => `${count(left2)} more`
  );
  return `No answer: the ${minutes(limit)} of measuring ended before ${count(lacking.length)} of ${plural(tests.length, "test")} had a pair of samples (${andList(names)}): add ${moreTime(limit)}, or choose fewer tests with --test`;
}

// src/features/search/compare/cause-table.ts
var states = [
  "slower",
  "slower, undecided",
  "slower, within the ceilings",
  /** Tests that differ from others which a larger cause has made slower or faster. */
  "about as fast",
  "faster"
];
function shownCauses(verdict, stateOf2) {
  const causes = verdict.causes.filter((cause) => !isInOther(cause, verdict.causes));
  const rows = causes.map((cause) => {
    const figure = figureOf(cause, verdict);
    const state = stateOf2(cause);
    const isOpen = state === "slower" || state === "slower, undecided";
    return {
      cause,
      state: isOpen || hasChanged(cause, figure, verdict) ? state : "about as fast",
      ...figure
    };
  }).toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || b.ratio - a.ratio);
  return { causes, rows };
}
function hasChanged({ level, path: path7 }, { interval }, { changes }) {
  if (interval !== void 0) return interval.low > 1 || interval.high < 1;
  return level !== "test" || changes?.found.some(({ test }) => testPath(test) === path7) === true;
}
function isInOther(cause, causes) {
  return cause.level === "test" && causes.some(
    (other) => other.tests.length > 1 && other.ratio > 1 === cause.ratio > 1 && hasAll(pathsOf(other), pathsOf(cause))
  );
}
function figureOf(cause, verdict) {
  const [only, ...others] = cause.tests;
  if (only !== void 0 && others.length === 0)
    return { ratio: cause.ratio, interval: knownInterval(testFigure(verdict, only)?.interval) };
  const group = groupOfCause(verdict.groups, cause)?.judgement;
  if (group === void 0) return { ratio: cause.ratio, interval: cause.interval };
  return { ratio: group.multiplier, interval: group.evidence?.interval };
}
function testFigure(verdict, test) {
  const found = testVerdicts(verdict).find(({ comparison: comparison2 }) => testPath(comparison2) === testPath(test));
  if (found === void 0 || isUnmeasured(found.comparison)) return void 0;
  const { comparison, base: judgement } = found;
  if (comparison.base?.state !== "measured") return void 0;
  const { multiplier: multiplier2, interval } = comparison.base;
  if (judgement === void 0) return { multiplier: multiplier2, interval, tests: 1 };
  return { multiplier: judgement.multiplier, interval: judgement.evidence?.interval, tests: 1 };
}
function causeTable(rows) {
  const byState = Map.groupBy(rows, ({ state }) => state);
  return {
    columns: [...named(""), ...left("change", "95% confidence", "tests, lowest to highest")],
    rows: [...byState].flatMap(([state, own2]) => {
      const highlighted = state === "slower";
      return [
        { cells: [state], highlighted },
        ...own2.map(({ cause, ratio, interval }) => {
          const ends = interval === void 0 ? [] : [interval.low, interval.high];
          const [figure = "", ...others] = changeFigures(ratio, cause.range.low, cause.range.high, ...ends);
          const [low, high, ...between] = others;
          const cells = [
            `  ${causeName(cause)}`,
            figure,
            between.join(" to "),
            extentText(cause, [low, high])
          ];
          return { cells, highlighted };
        })
      ];
    })
  };
}
var leastApart = 1.005;
function outsideTexts(rows) {
  const isOutside = ({ ratio, cause: { tests, range } }) => tests.length > 1 && (ratio * leastApart < range.low || ratio > range.high * leastApart);
  return rows.some(isOutside) ? [
    "An average is made of rounds, and noisy tests weigh less in it: so it can lie outside of its tests' figures."
  ] : [];
}
function extentText({ tests, alike }, [low, high]) {
  if (tests.length === 1) return "1";
  const of = `${count(alike.length)} of ${count(tests.length)}`;
  return low === high ? of : `${of}, from ${low} to ${high}`;
}
function causeName({ level, path: path7, tests }) {
  if (level !== "overall") return path7.includes("*") ? rowName({ path: path7 }, inTerminal) : inTerminal(path7);
  const workloads = [...new Set(tests.map(({ workload }) => workload))];
  const [only] = tests;
  if (only !== void 0 && tests.length === 1) return inTerminal(testPath(only));
  return workloads.length === 1 ? inTerminal(workloads.join()) : "all tests";
}
function averageText(verdict, causes) {
  const mean = verdict.headline.base;
  if (mean === void 0) return void 0;
  const tests = testVerdicts(verdict).map(({ comparison }) => comparison);
  if (causes.some((cause) => cause.tests.length === mean.tests)) return void 0;
  const name = causeName({ level: "overall", path: "all", tests });
  const figure = mean.tests === 1 && tests[0] && testFigure(verdict, tests[0]) || mean;
  const what = name === "all tests" ? allTestsName(verdict) : name;
  if (figure.tests > 1) return `${what}: ${changedMeanText(figure)}`;
  const interval = knownInterval(figure.interval);
  const known = interval === void 0 ? "" : ` (95% confidence: ${intervalText(interval)})`;
  return `${what}: ${timeChange(figure.multiplier)}${known}`;
}

// src/features/search/compare/report.ts
var mostListed = 5;
var mostCosts = 3;
function compareLines(recording, verdict, report) {
  const { columns, isWhole } = report;
  const exceeded = rowsOver(recording, verdict);
  const open = openRows(verdict);
  const { causes, rows } = shownCauses(verdict, stateOf(exceeded, open));
  const slower = causes.filter((cause) => stateOf(exceeded, open)(cause) === "slower");
  const explained = new Set(slower.flatMap(pathsOf));
  const unexplained = exceeded.filter(({ paths }) => !paths.some((one) => explained.has(one)));
  const again = slower.map(patternOf).find((pattern) => pattern !== void 0);
  const most = (limit) => isWhole ? Number.POSITIVE_INFINITY : limit;
  const few = (texts) => truncateList(most(mostListed), texts, (left2) => `and ${count(left2)} more: --details names them`);
  const indented = (text2) => wrap(text2, "  ", "    ", columns).map((line) => ({ text: line, style: "plain" }));
  const { text, style } = answer(recording, verdict, report, { isSlower: exceeded.length > 0, causes });
  const isAnswer = verdict.measurement.state === "complete" && [causes, open, exceeded].every(({ length }) => length === 0);
  const average = averageText(verdict, causes);
  return [
    ...wrap(text, "", "  ", columns).map((line) => ({ text: line, style })),
    ...differingTexts(verdict, { ...report, mostListed: most(mostListed) }).flatMap(indented),
    ...average === void 0 ? [] : indented(average),
    ...rows.length === 0 ? [] : drawTextTable(causeTable(rows), "  ", columns),
    ...[
      ...outsideTexts(rows),
      ...few(unexplained.map((row) => row.text)),
      ...few(troubles(recording, verdict)),
      ...newTests(verdict, inTerminal),
      ...costTexts(recording, verdict, report, most(mostCosts)),
      ...few(recording.warnings.map((warning) => `Note: ${inTerminal(warning)}`)),
      ...counterLines(recording, verdict),
      ...few(planTexts(recording, verdict)),
      ...undecidedTexts(
        open.filter(({ paths }) => !paths.every((one) => explained.has(one))),
        report
      ),
      ...restTexts(verdict, causes, isAnswer),
      ...sqliteTexts(verdict, report),
      ...again === void 0 ? [] : [`To measure this alone, with more pairs: add --test '${again}'`]
    ].flatMap(indented),
    ...searchLines(slower, verdict, report, indented),
    ...[...leftOutTexts(report.leftOut), extentText2(recording, report.seconds)].flatMap(indented)
  ];
}
function stateOf(exceeded, open) {
  return (cause) => {
    const concerns = (rows) => rows.some(({ paths }) => hasAll(pathsOf(cause), paths));
    if (cause.ratio < 1) return "faster";
    if (concerns(exceeded)) return "slower";
    return concerns(open) ? "slower, undecided" : "slower, within the ceilings";
  };
}
function searchLines(slower, verdict, { files, releases, ownFiles, out }, indented) {
  const ratios = baseRatios(testVerdicts(verdict));
  const ratioOf = (test) => ratios.get(testPath(test)) ?? 1;
  const [first] = slower.flatMap((cause) => cause.tests).toSorted((one, other) => ratioOf(other) - ratioOf(one)).flatMap((test) => {
    const file = ownFiles?.get(test.workload);
    if (test.variant === "own" && file === void 0) return [];
    return [{ path: testPath(test), own: test.variant === "own" ? ["--own-workloads", file ?? ""] : [] }];
  });
  if (first === void 0) return [];
  const lines = (purpose, words2) => [
    ...indented(`${purpose}:`),
    ...commandLines([
      `${ownCommand()} bisect`,
      ...optionParts(words2.map((word) => shellWord(inTerminal(word))))
    ]).map((line) => ({ text: `    ${line}`, style: "plain" }))
  ];
  if (releases === void 0) {
    const words2 = ["--engines", files.base, files.candidate, ...first.own, "--test", first.path];
    return lines("To see the functions that changed, by their instructions", words2);
  }
  const { package: name, base, candidate } = releases;
  const finding = `${path4.join(out, "results.json")}#${first.path}`;
  const isListed = !name.startsWith("crate:");
  const ends = isListed ? ["--good", base, "--bad", candidate] : [base, candidate];
  const words = ["--releases", name, ...ends, "--finding", finding, ...first.own];
  const between = isListed ? "" : ", with the versions to try between the two";
  return lines(`To find the release that changed it${between}`, words);
}
function identicalLine({ base, candidate }) {
  const text = `Not slower: ${inTerminal(candidate)} and ${inTerminal(base)} are the same engine, byte for byte; nothing was measured`;
  return { text, style: "success" };
}
function patternOf({ level, path: named2, tests }) {
  if (level === "overall" || level === "suite") return void 0;
  if (level === "section") return `${named2}/*`;
  const keys = new Set(tests.map(({ variant }) => variant));
  return keys.size === 1 ? named2.replace(/^\*/, [...keys].join()) : named2;
}
function troubles(recording, verdict) {
  const names = engineNames(recording, inTerminal);
  const said = differingTests(verdict).map((test) => inTerminal(testPath(test)));
  const isSaid = (name) => said.some((one) => name === one || name.startsWith(`${one} and `));
  return problems(verdict, names, inTerminal).filter(({ kind, name }) => kind === "no result" && !isSaid(name) || kind === "unjudged").map(({ name, reason }) => `${name}: ${reason}`);
}
function costTexts(recording, verdict, { out }, most) {
  const costs = problems(verdict, engineNames(recording, inTerminal), inTerminal).filter(({ kind }) => kind === "finding").map(({ name, reason }) => `${name}: ${reason}`);
  return truncateList(most, costs, (left2) => {
    const are = left2 === 1 ? "cost besides time is over its ceiling" : "costs besides time are over their ceilings";
    return `${count(left2)} more ${are}: --details names ${left2 === 1 ? "it" : "them"}, and ${reportFile(out)} has all figures`;
  });
}
function counterLines(recording, verdict) {
  const names = engineNames(recording, inTerminal);
  return [...counterTexts(verdict, names, inTerminal), ...counterWarnings(verdict, names, inTerminal)];
}
function planTexts(recording, verdict) {
  const changes = plansVerdictOf(verdict)?.changes ?? [];
  return changeTexts(changes, engineNames(recording, inTerminal), inTerminal);
}
function sqliteTexts(verdict, { base, candidate }) {
  const tests = testVerdicts(verdict);
  const ratios = baseRatios(tests);
  const figures = tests.flatMap(({ comparison }) => {
    const ratio = ratios.get(testPath(comparison));
    if (comparison.state !== "measured" || ratio === void 0) return [];
    return [{ now: comparison.multiplier, before: comparison.multiplier / ratio }];
  });
  if (figures.length === 0) return [];
  const now = geometricMean(figures.map((one) => one.now));
  const before = geometricMean(figures.map((one) => one.before));
  return [
    `Against SQLite, geometric means: ${inTerminal(base)} ${multiplier(before)}x, ${inTerminal(candidate)} ${multiplier(now)}x`
  ];
}
function leftOutTexts(leftOut) {
  if (leftOut === void 0) return [];
  return [
    `Left out to fit into the time: ${andList(leftOut.what)}. To measure all of it, add ${leftOut.options}`
  ];
}
function extentText2({ tests }, seconds) {
  const pairs = tests.map(({ samples }) => samples.filter(({ role }) => role === "candidate").length);
  const [fewest, most] = [Math.min(...pairs), Math.max(...pairs)];
  const each = fewest === most ? plural(most, "pair") : `${count(fewest)} to ${plural(most, "pair")}`;
  return `Measured: ${plural(tests.length, "test")}, ${each} each, in ${Math.round(seconds)} s`;
}

// src/features/search/compare/settings.ts
import { createHash as createHash2 } from "node:crypto";
import path5 from "node:path";
var own = {
  ...comparing,
  build: searching.build,
  "build-timeout": searching["build-timeout"],
  test: settingOptions.test
};
var fewRows = 1e4;
function resolveCompare(operands, sources, features, cacheFolder) {
  const given = valuesOf(own, sources.values);
  const subject = subjectOf(operands, sources, given);
  const { values, leftOut } = narrow(sources, given, features);
  const [, ...named2] = operands;
  const engines = {
    candidate: subject.kind === "trees" ? subject.candidate : named2[0] ?? "",
    base: subject.kind === "trees" ? "base" : operands[0] ?? "",
    gate: "base",
    out: values.out ?? defaultFolder(cacheFolder)
  };
  const run = resolveRunSettings({ ...sources, values: { ...values, ...engines } }, features);
  const { test } = given;
  const tests = test === void 0 ? void 0 : findTests(test, sources.contents, features).map(testPath);
  return {
    subject,
    run: { ...run, base: engines.base, tests: tests ?? run.tests },
    sqlite: given.sqlite,
    leftOut
  };
}
function defaultFolder(cacheFolder) {
  const key = createHash2("sha256").update(process.cwd()).digest("hex").slice(0, 16);
  return path5.join(cacheFolder, "compare", key);
}
function subjectOf(operands, { values, from }, given) {
  const [first, second, third] = operands;
  if (third !== void 0)
    throw new InputError(
      `unexpected argument ${formatValue(third)}: name one revision of git, or two engine files or releases, the one before the change first`
    );
  const { build, "build-timeout": buildTimeout } = given;
  const { candidate } = values;
  if (first !== void 0 && second !== void 0) {
    const [base, other] = [first, second].map((one) => parseReleaseName(one) ?? one);
    const hasRelease = [base, other].some((one) => typeof one !== "string");
    const own2 = hasRelease ? ["build"] : ["build", "candidate"];
    const unused = own2.find((name) => from[name]?.kind === "option");
    if (unused !== void 0)
      throw new InputError(
        `--${unused}: it has no effect with two engine ${hasRelease ? "releases" : "files"}: omit it`
      );
    const file = from.candidate?.kind === "option" ? candidate : void 0;
    return { kind: "engines", base: base ?? first, candidate: other ?? second, file, buildTimeout };
  }
  if (build === void 0)
    throw new InputError(
      "--build is missing: give the command that builds the engine, such as --build 'make lib', or two engine files: compare BEFORE.so AFTER.so"
    );
  if (candidate === void 0)
    throw new InputError(
      "--candidate is missing: name the file that --build makes, from the repository's top folder"
    );
  return { kind: "trees", build, candidate, buildTimeout, revision: first };
}
var ofGate = [
  "candidate",
  "baseline",
  "pragmas",
  "environment",
  "engine-version",
  "counters",
  "alpha",
  "ceiling",
  "average-ceiling",
  "ceilings",
  "base-ceilings",
  "base-averages",
  "min-change",
  "accept"
];
var asked = 10;
function narrow({ values, from, contents }, given, features) {
  const { quick, test } = given;
  const isGiven = (name) => from[name]?.kind === "option";
  const chosen = test === void 0 ? void 0 : findTests(test, contents, features);
  const usual = quick ? ["memory"] : ["memory", "file"];
  const usualSuites = isGiven("own-workloads") ? ["own"] : ["oltp"];
  const suites = (isGiven("suites") ? values.suites : void 0) ?? usualSuites;
  const isOwn = suites.every((suite) => suite === "own");
  const there = storagesOf(suites, contents, features);
  const usualThere = usual.filter((one) => there.includes(one));
  const scope = {
    suites: chosen === void 0 ? usualSuites : suitesOf(chosen),
    variants: chosen === void 0 ? ["int"] : keyVariants,
    storages: chosen !== void 0 ? storages : usualThere.length > 0 ? usualThere : there,
    rows: fewRows,
    "max-minutes": quick ? measuringMinutes.quick : measuringMinutes.usual,
    ...isGiven("rounds") ? {} : { precision: asked }
  };
  const narrowed = Object.fromEntries(Object.entries(scope).filter(([name]) => !isGiven(name)));
  const files = features.flatMap(({ suite }) => suite?.option ?? []);
  const taken = Object.entries(values).filter(
    ([name]) => isGiven(name) || [...ofGate, ...files].includes(name)
  );
  const merged = { ...Object.fromEntries(taken), ...narrowed };
  const { variants: _, rows: __, ...ofOwn } = narrowed;
  const leftOut = chosen === void 0 ? leftOutOf(merged, isOwn ? ofOwn : narrowed, there) : void 0;
  return { values: merged, leftOut };
}
function leftOutOf({ variants = [], storages: measured = [] }, narrowed, there) {
  const otherKeys = keyVariants.filter((one) => !variants.includes(one));
  const otherStorages = there.filter((one) => !measured.includes(one));
  const rows = settingOptions.rows.default.toLocaleString("en-US");
  const parts = [
    { name: "variants", what: otherKeys, options: `--variants ${keyVariants.join()}` },
    { name: "storages", what: otherStorages, options: `--storages ${there.join()}` },
    { name: "rows", what: [`tables of ${rows} rows`], options: `--rows ${settingOptions.rows.default}` }
  ].filter(({ name, what }) => name in narrowed && what.length > 0);
  if (parts.length === 0) return void 0;
  const options = [...parts.map((part) => part.options), "--max-minutes 60"].join(" ");
  return { what: parts.flatMap((part) => part.what), options };
}
function storagesOf(suites, contents, features) {
  const tests = testsOf(catalogueOf(features, contents));
  return storages.filter(
    (one) => tests.some(({ variant, storage }) => storage === one && suites.includes(suiteOf(variant)))
  );
}
function suitesOf(tests) {
  const found = new Set(tests.map(({ variant }) => suiteOf(variant)));
  return found.has("oltp") ? ["oltp"] : suiteNames.filter((name) => found.has(name));
}
function findTests(pattern, contents, features) {
  const catalogue = catalogueOf(features, contents);
  const isNamed = pathMatcher(pattern);
  const all = testsOf(catalogue).filter(({ variant }) => catalogue[suiteOf(variant)].dialect !== "mysql");
  const found = all.filter((test) => isNamed(testPath(test)));
  if (found.length === 0) {
    const meant = suggestName(pattern, all.map(testPath));
    throw new InputError(
      `--test: no test is ${formatValue(pattern)}` + (meant === void 0 ? `: ${ownCommand()} run --help-all has the names of workloads` : `: did you mean ${formatValue(meant)}?`)
    );
  }
  return found;
}

// src/features/search/compare/command.ts
async function runCompare(command, world) {
  const { output, abortOnSignals, features } = world;
  const environment = readEnvironment(process.env);
  const sources = readSources(command, features);
  const settings = resolveCompare(command.operands, sources, features, environment.compiler.cacheFolder);
  const out = path6.resolve(settings.run.out);
  for (const name of ["worktrees", "builds"]) requireNoLink(path6.join(out, name));
  const made = missingFolders(out);
  const claimed = makeDatabasesFolder(out);
  const { quiet } = settings.run;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(progress);
  const print = async (lines) => {
    const hasColour = output.showsColour(process.env);
    await output.print(lines.map((line) => `${hasColour ? paint(line) : line.text}
`));
  };
  try {
    if (settings.subject.kind === "trees") hideEnvironment();
    const found = await findEngines(settings.subject, {
      folder: process.cwd(),
      out,
      cacheFolder: environment.compiler.cacheFolder,
      compiler: environment.compiler,
      environment: process.env,
      signal,
      step: (words) => progress.step(visible(words)),
      note: (line) => output.note(line)
    });
    const engines = namedByUse(found, settings.run);
    const titles = { base: engines.base.title, candidate: engines.candidate.title };
    const files = { base: engines.base.file, candidate: engines.candidate.file };
    if (areIdentical(engines) && isUsedAlike(settings.run)) {
      await print([identicalLine(titles)]);
      return 0;
    }
    progress.step(`measuring ${inTerminal(titles.candidate)} beside ${inTerminal(titles.base)}`);
    const start = performance.now();
    const run = measuredRun(settings, engines, world);
    const context = createContext(out, { environment, progress, signal });
    const recording = await measure(run.settings, context, run.features);
    progress.end();
    const verdict = acceptRegressions(judgeRecording(recording, run.settings.criteria, features), /* @__PURE__ */ new Date());
    const { leftOut } = settings;
    const own2 = settings.run.contents[ownName] ?? [];
    const ownFiles = new Map(own2.map(({ name, file }) => [name, file]));
    const { maxMinutes: minutes2 = Number.POSITIVE_INFINITY } = settings.run;
    const seconds = (performance.now() - start) / 1e3;
    await print(
      compareLines(recording, verdict, {
        ...{ ...titles, files, releases: releasesOf(settings.subject), ownFiles, seconds, minutes: minutes2, out },
        isWhole: settings.run.details,
        columns: Math.min(terminalWidth, process.stdout.columns ?? terminalWidth),
        ...leftOut && { leftOut }
      })
    );
    const compared = namesOf(settings.subject) ?? files;
    const layout = { detail: "full", unit: run.settings.unit, features, compared };
    writeReport(out, recording, verdict, { "report.md": renderMarkdown(recording, verdict, layout) });
    if (!quiet) output.note(`results.json, report.md and results.sqlite are in ${out}`);
    return exitStatus(verdict, settings.run);
  } catch (cause) {
    if (cause !== signal.reason) throw cause;
    throw new MeasurementError(String(signal.reason), { cause });
  } finally {
    progress.end();
    removeDatabasesFolder(claimed);
    removeEmpty(made);
  }
}
function releasesOf(subject) {
  if (subject.kind !== "engines") return void 0;
  const { base, candidate } = subject;
  if (typeof base === "string" || typeof candidate === "string" || base.package !== candidate.package)
    return void 0;
  return { package: base.package, base: base.version, candidate: candidate.version };
}
function namesOf(subject) {
  if (subject.kind !== "engines") return void 0;
  const nameOf = (one) => typeof one === "string" ? one : nameOfRelease(one);
  return { base: nameOf(subject.base), candidate: nameOf(subject.candidate) };
}
function namedByUse(engines, use) {
  if (isUsedAlike(use) || !areIdentical(engines)) return engines;
  const { candidate, base } = engines;
  const names = namesOfUses(path6.basename(visible(candidate.file)), use);
  return { candidate: { ...candidate, title: names.candidate }, base: { ...base, title: names.base } };
}
function measuredRun({ run, sqlite }, { base, candidate }, { features }) {
  const settings = {
    ...run,
    candidate: candidate.file,
    base: base.file,
    candidateName: candidate.title,
    baseName: base.title
  };
  const timing = features.map(
    ({ check: _, pass: __, ...others }) => others.name === "plans" ? { ...others, pass: plansAlonePass } : others
  );
  if (sqlite) return { settings, features: timing };
  return againstBaseOnly({ ...settings, baselineName: `${base.title}, not timed` }, timing);
}
export {
  runCompare
};
