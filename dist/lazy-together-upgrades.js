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
  plansVerdictOf,
  upgradeOptions
} from "./shared-features-figures-plans-pass.js";
import {
  pathMatcher
} from "./shared-features-figures-counters-changes.js";
import {
  GitRepository,
  buildCopy,
  downloadRelease,
  fetchRelease,
  hideEnvironment,
  keptEngine,
  likelyRelease,
  nameOfRelease,
  parseBuildCommand,
  parseReleaseName,
  removeLeftOvers,
  requireCandidateInside,
  titleOfRelease
} from "./shared-features-search-builds-releases-go-module.js";
import {
  measure
} from "./shared-measure-check.js";
import {
  renderMarkdown
} from "./shared-measure-workspace.js";
import "./shared-git-git.js";
import {
  changeTexts,
  searching
} from "./shared-results-fairness.js";
import {
  createContext
} from "./shared-measure-open-engines.js";
import {
  abortOnSignals
} from "./shared-github-measure-process.js";
import {
  isScript,
  makeDatabasesFolder,
  quietProgress,
  readEnvironment,
  removeDatabasesFolder,
  showProgress
} from "./shared-engines-driver-process.js";
import {
  annotate,
  info,
  newFolder,
  readInputs,
  readWorkflow,
  setOutput
} from "./shared-undici-lib-llhttp-llhttp_simd-wasm.js";
import {
  writeReport
} from "./shared-better-sqlite3-lib-methods-table.js";
import "./shared-report-terminal.js";
import {
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
  otherWork,
  paint,
  problems,
  rowName,
  terminalWidth,
  testReason,
  unchangedTests,
  unseenChange,
  withOutcome,
  wrap
} from "./shared-wrap-ansi-index.js";
import {
  judgeRecording
} from "./shared-verdict-judge-recording.js";
import {
  namesOfUses,
  resolveRunSettings
} from "./shared-options-resolve.js";
import "./shared-platform-version.js";
import {
  catalogueOf,
  isInside,
  missingFolders,
  ownCommand,
  readSources,
  removeEmpty,
  requireNoLink,
  require_dist,
  settingOptions,
  valuesOf
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  __toESM,
  acceptRegressions,
  array,
  baseRatios,
  boolean,
  changeFigure,
  changeFigures,
  count2 as count,
  cutApart,
  defaultCriteria,
  enginePackages,
  formatValue,
  geometricMean,
  inTerminal,
  isServerFile,
  isUnmeasured,
  isUsedAlike,
  keyVariants,
  lacksPairs,
  looseObject,
  minutes,
  multiplier,
  number,
  object,
  plural,
  record,
  sectionPath,
  shellWord,
  storages,
  string,
  suggestName,
  suiteNames,
  suiteOf,
  testPath,
  testVerdicts,
  testsOf,
  timeChange,
  truncate,
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
  const ofFiles = features.flatMap(({ suite }) => suite?.name ?? []);
  const made = settings.suites.filter((name) => name in settings.contents || !ofFiles.includes(name));
  const contents = Object.fromEntries(made.map((name) => [name, settings.contents[name] ?? {}]));
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
  const isOwn = (file) => path.normalize(file) === path.normalize(own2.candidate) || own2.folders.some((folder) => isInside(path.join(top, file), folder));
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
  const usual = path2.resolve(folder, settingOptions.out.default);
  const trees = await findTrees(folder, revision, { candidate, folders: [out, usual] }, environment);
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
  for (const name of [base, candidate]) await requireEngine(name, settings, context);
  const engines = {
    base: await namedEngine(base, settings, context),
    candidate: await namedEngine(candidate, settings, context)
  };
  if (engines.base.title !== engines.candidate.title) return withShownTitles(engines);
  const inFull = (name, { file }) => ({
    file,
    title: visible(typeof name === "string" ? file : nameOfRelease(name))
  });
  return withShownTitles({
    base: inFull(base, engines.base),
    candidate: inFull(candidate, engines.candidate)
  });
}
function registrySettings({ file: candidate, buildTimeout }, context) {
  const { out: folder, cacheFolder, compiler, environment } = context;
  return { candidate, cacheFolder, compiler, environment, folder, timeoutMs: buildTimeout * 6e4 };
}
async function requireEngine(name, limits, context) {
  if (typeof name === "string") {
    const meant = likelyRelease(name);
    if (meant !== void 0)
      throw new InputError(`${formatValue(name)} names no release: did you mean ${formatValue(meant)}?`);
    if (!existsSync(name) || !statSync(name).isFile())
      throw new InputError(
        name.includes("@") ? `${formatValue(name)} is no file, and no release of a known registry: write pypi:, npm:, go:, crate: or debian: before a package, such as npm:better-sqlite3@13.2.0` : `${formatValue(name)} is no file: name two engine files or releases such as npm:better-sqlite3@13.2.0, or one revision of git`
      );
    if (isServerFile(name)) throw new InputError(noServers(name));
    return;
  }
  context.step(`fetching ${visible(titleOfRelease(name))}`);
  const failure = await downloadRelease(name, registrySettings(limits, context), context.signal);
  if (failure !== void 0) throw notCompared(name, failure);
}
async function namedEngine(name, limits, context) {
  if (typeof name === "string") return { file: name, title: visible(path2.basename(name)) };
  const title = visible(titleOfRelease(name));
  context.step(`opening ${title}, which is compiled if it is source code`);
  const made = await fetchRelease(name, registrySettings(limits, context), context.signal);
  if (made.state === "built") return { file: made.engine, title };
  throw notCompared(name, made);
}
function notCompared(name, { message, log }) {
  const where = log === void 0 ? "" : `: read ${log}`;
  return new InputError(`${visible(titleOfRelease(name))} cannot be compared: ${message}${where}`);
}
function withShownTitles({ base, candidate }) {
  const titles = [base.title, candidate.title];
  const [one = base.title, other2 = candidate.title] = cutApart(titles, longestTitle);
  return { base: { ...base, title: one }, candidate: { ...candidate, title: other2 } };
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
    (one, other2) => Number(other2.message.startsWith("in ")) - Number(one.message.startsWith("in ")) || one.message.length - other2.message.length
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
      const path9 = testPath(comparison);
      return { paths: [path9], text: `${inTerminal(path9)}: ${testReason(judgement, base)}` };
    }
  );
  return [...groups, ...tests];
}
function openRows(verdict) {
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), "inconclusive").map(
    ({ comparison, judgement }) => {
      const path9 = testPath(comparison);
      return { kind: "test", paths: [path9], ...openText(inTerminal(path9), judgement) };
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
  const why = evidence === void 0 || lacksPairs(evidence.ending) ? "too few" : evidence.ending === "contradiction" ? "contradicted" : "too close";
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
  return wanted.every((path9) => all.has(path9));
}

// src/features/search/compare/undecided.ts
var mostUndecided = 4;
function undecidedCount(open) {
  const number2 = (kind) => open.filter((row) => row.kind === kind).length;
  return andList(
    ["test", "average"].flatMap(
      (kind) => number2(kind) === 0 ? [] : [plural(number2(kind), kind)]
    )
  );
}
function moreTime(limit) {
  return `--max-minutes ${longerLimit(limit)}`;
}
function undecidedTexts(open, { minutes: limit, isWhole }, endedEarly) {
  if (open.length === 0) return [];
  const listed = truncateList(
    isWhole ? Number.POSITIVE_INFINITY : mostUndecided,
    open.map(({ text: text2 }) => text2),
    (left2) => `${count(left2)} more, which --details names`
  );
  const confidence = open.some(({ hasInterval }) => hasInterval) ? " (95% confidence)" : "";
  const remedies = {
    "too few": endedEarly ? ["The comparison ended once all tests together were surely slower", "measure single ones with --test"] : [`More pairs are needed than ${minutes(limit)} allow`, `add ${moreTime(limit)}`],
    "too close": [
      "Too close to the ceiling to decide",
      "fewer tests, chosen with --test, get more pairs each"
    ],
    contradicted: ["Passed, until later pairs said otherwise", "measure such tests alone, with --test"]
  };
  return [
    `Undecided${confidence}: ${undecidedCount(open)}: ${andList(listed)}`,
    ...Object.entries(remedies).flatMap(([why, [reason, remedy]]) => {
      const number2 = open.filter((row) => row.why === why).length;
      const some = number2 === open.length ? "" : ` (${count(number2)} of them)`;
      return number2 === 0 ? [] : [`${reason}${some}: ${remedy}`];
    })
  ];
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
      `${count(within)} of ${plural(all, "test")} changed by no more than ${size}: this run could have missed smaller changes`
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
  const [own2, other2] = [inTerminal(candidate), inTerminal(base)];
  const all = testVerdicts(verdict).length;
  const differing = differingTests(verdict).length;
  if (differing > 0) {
    const text2 = `Different answers: ${own2} and ${other2} answer differently in ${count(differing)} of ${plural(all, "test")}, whose times are not compared`;
    return { text: text2, style: "error" };
  }
  if (measurement.state === "incomplete")
    return { text: stoppedText(recording, measurement, limit), style: "error" };
  if (measurement.state === "broken") {
    const lacking = measurement.lacking.length;
    const have = `${count(lacking)} of ${plural(all, "test")} ${lacking === 1 ? "has" : "have"}`;
    return { text: `No answer: ${have} no result on ${own2} or ${other2}`, style: "error" };
  }
  const isFasterOnAverage = (verdict.headline.base?.interval?.high ?? 1) < 1;
  const faster = fasterTogether(verdict);
  const notSlower = notSlowerText(verdict, { own: own2, other: other2, causes });
  const vague = vagueTests(verdict);
  const texts = {
    fail: isSlower ? `Slower: ${own2} is slower than ${other2}${isFasterOnAverage ? " in part, and faster on average" : ""}` : `Over a ceiling: ${own2} costs more than ${other2}; ${notSlower}`,
    inconclusive: `Undecided: ${notSlower}`,
    accepted: `Slower, and accepted: ${own2} is slower than ${other2}`,
    pass: faster === void 0 ? vague === 0 ? `Not slower: ${notSlower}` : `Not slower as far as this run can tell: ${count(vague)} of ${plural(all, "test")} may be over ${vague === 1 ? "its ceiling" : "their ceilings"} all the same: add ${moreTime(limit)}` : `Faster: ${own2} takes ${changeFigure(faster).slice(1)} less time than ${other2}`
  };
  return { text: texts[outcome], style: styles[outcome] };
}
var mostVague = 0.1;
function vagueTests(verdict) {
  const passed = testVerdicts(verdict).flatMap(({ base }) => base?.outcome === "pass" ? [base] : []);
  const vague = passed.filter(({ ceiling, evidence }) => (evidence?.interval?.high ?? 0) > ceiling).length;
  return vague > mostVague * passed.length ? vague : 0;
}
function notSlowerText(verdict, { own: own2, other: other2, causes }) {
  const open = openRows(verdict);
  if (open.length > 0) return `${own2} is not slower than ${other2} except perhaps in ${undecidedCount(open)}`;
  const within = `${own2} is within the ceilings of ${other2}`;
  if (causes.length > 0) return within;
  const unseen = unseenChange(verdict, causes);
  if (unseen === void 0) return `${within}, with too few pairs to show any change`;
  const of = unseen.beyond.length === 0 ? "" : ` in ${count(unseen.within)} of ${plural(testVerdicts(verdict).length, "test")}`;
  return `no change of more than ${unseen.size} from ${other2} to ${own2}${of}; this run could have missed a smaller one`;
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
      state: isOpen || hasChanged(figure) ? state : "about as fast",
      ...figure
    };
  }).toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || b.ratio - a.ratio);
  return { causes, rows };
}
function hasChanged({ interval }) {
  return interval === void 0 || interval.low > 1 || interval.high < 1;
}
function isInOther(cause, causes) {
  return cause.level === "test" && causes.some(
    (other2) => other2.tests.length > 1 && other2.ratio > 1 === cause.ratio > 1 && hasAll(pathsOf(other2), pathsOf(cause))
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
function extentText({ tests, alike }, [low, high]) {
  if (tests.length === 1) return "1";
  const of = `${count(alike.length)} of ${count(tests.length)}`;
  return low === high ? of : `${of}, from ${low} to ${high}`;
}
function causeName({ level, path: path9, tests }) {
  if (level !== "overall") return path9.includes("*") ? rowName({ path: path9 }, inTerminal) : inTerminal(path9);
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
  const indented = (text3) => wrap(text3, "  ", "    ", columns).map((line) => ({ text: line, style: "plain" }));
  const { text: text2, style } = answer(recording, verdict, report, { isSlower: exceeded.length > 0, causes });
  const isAnswer = verdict.measurement.state === "complete" && [causes, open, exceeded].every(({ length }) => length === 0);
  const average = averageText(verdict, causes);
  return [
    ...wrap(text2, "", "  ", columns).map((line) => ({ text: line, style })),
    ...differingTexts(verdict, { ...report, mostListed: most(mostListed) }).flatMap(indented),
    ...average === void 0 ? [] : indented(average),
    ...rows.length === 0 ? [] : drawTextTable(causeTable(rows), "  ", columns),
    ...[
      ...few(unexplained.map((row) => row.text)),
      ...few(troubles(recording, verdict)),
      ...newTests(verdict, inTerminal),
      ...costTexts(recording, verdict, report, most(mostCosts)),
      ...few(recording.warnings.map((warning) => `Note: ${inTerminal(warning)}`)),
      ...counterLines(recording, verdict),
      ...few(planTexts(recording, verdict)),
      ...undecidedTexts(
        open.filter(({ paths }) => !paths.every((one) => explained.has(one))),
        report,
        recording.run?.outOfTime !== true && verdict.groups.some(({ level, judgement }) => level === "overall" && judgement.outcome === "fail")
      ),
      ...restTexts(verdict, causes, isAnswer),
      ...sqliteTexts(verdict, report),
      ...again === void 0 ? [] : [`To measure ${lastName(again)} alone, with more pairs: add --test '${again}'`]
    ].flatMap(indented),
    ...searchLines(slower, verdict, { ...report, rows: recording.suite?.rows }, indented),
    ...[
      ...otherWork(recording),
      ...limitTexts(report),
      ...leftOutTexts(report.leftOut),
      extentText2(recording, report.seconds)
    ].flatMap(indented)
  ];
}
function lastName(pattern) {
  return pattern.split("/").findLast((part) => part !== "*") ?? pattern;
}
function stateOf(exceeded, open) {
  return (cause) => {
    const concerns = (rows) => rows.some(({ paths }) => hasAll(pathsOf(cause), paths));
    if (cause.ratio < 1) return "faster";
    if (concerns(exceeded)) return "slower";
    return concerns(open) ? "slower, undecided" : "slower, within the ceilings";
  };
}
function searchLines(slower, verdict, {
  files,
  releases,
  ownFiles,
  out,
  rows
}, indented) {
  const ratios = baseRatios(testVerdicts(verdict));
  const ratioOf = (test) => ratios.get(testPath(test)) ?? 1;
  const [first] = slower.flatMap((cause) => cause.tests).toSorted((one, other2) => ratioOf(other2) - ratioOf(one)).flatMap((test) => {
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
    const size = rows === void 0 || rows === settingOptions.rows.default ? [] : ["--rows", String(rows)];
    const words2 = [files.base, files.candidate, ...first.own, "--test", first.path, ...size];
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
  const [one, other2] = [candidate, base].map(inTerminal);
  const both = one === other2 ? `both are ${one}` : `${one} and ${other2} are the same engine, byte for byte`;
  const text2 = `Not slower: ${both}; nothing was measured`;
  return { text: text2, style: "success" };
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
function limitTexts({ hasLimits = false }) {
  return hasLimits ? ["Not judged: max of your workloads, which run judges"] : [];
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
    run: { ...run, criteria: endingEarly(run.criteria), base: engines.base, tests: tests ?? run.tests },
    sqlite: given.sqlite,
    leftOut
  };
}
function endingEarly(criteria) {
  const { accept = [], rule } = criteria;
  return accept.length > 0 || rule.precision === void 0 ? criteria : { ...criteria, rule: { ...rule, overallDecides: true } };
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
    const [base, other2] = [first, second].map((one) => parseReleaseName(one) ?? one);
    const hasRelease = [base, other2].some((one) => typeof one !== "string");
    const own2 = hasRelease ? ["build"] : ["build", "candidate"];
    const unused = own2.find((name) => from[name]?.kind === "option");
    if (unused !== void 0)
      throw new InputError(
        `--${unused}: it has no effect with two engine ${hasRelease ? "releases" : "files"}: omit it`
      );
    const file = from.candidate?.kind === "option" ? candidate : void 0;
    return { kind: "engines", base: base ?? first, candidate: other2 ?? second, file, buildTimeout };
  }
  const release = first === void 0 || parseReleaseName(first) !== void 0 ? first : likelyRelease(first);
  if (release !== void 0 && parseReleaseName(release) !== void 0) {
    const other2 = release.replace(/@[^@]*$/, "@VERSION");
    throw new InputError(
      `${formatValue(first)} is one release: name the other one too, the older first: compare ${other2} ${release}`
    );
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
  const isOwnFile = values.suites?.every((suite) => suite === "own") === true;
  const usualSuites = isGiven("own-workloads") || isOwnFile ? ["own"] : ["oltp"];
  const suites = (isGiven("suites") ? values.suites : void 0) ?? usualSuites;
  const isOwn = suites.every((suite) => suite === "own");
  const there = storagesOf(suites, contents, features);
  const usualThere = usual.filter((one) => there.includes(one));
  const { min, max } = defaultCriteria.rule.rounds;
  const scope = {
    suites: chosen === void 0 ? usualSuites : suitesOf(chosen),
    variants: chosen === void 0 ? ["int"] : keyVariants,
    storages: chosen !== void 0 ? storages : usualThere.length > 0 ? usualThere : there,
    rows: fewRows,
    "max-minutes": quick ? measuringMinutes.quick : measuringMinutes.usual,
    // The time that is left goes to the pairs of few tests anyway, and a slow test has none for 18 before its first look.
    ...isGiven("rounds") ? {} : { precision: asked, rounds: { min, max } }
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
  const { output, abortOnSignals: abortOnSignals2, features } = world;
  const environment = readEnvironment(process.env);
  const sources = readSources(command, features);
  const settings = resolveCompare(command.operands, sources, features, environment.compiler.cacheFolder);
  const out = path6.resolve(settings.run.out);
  for (const name of ["worktrees", "builds"]) requireNoLink(path6.join(out, name));
  const made = missingFolders(out);
  const claimed = makeDatabasesFolder(out);
  const { quiet } = settings.run;
  const progress = quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals2(progress);
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
    const limited = own2.filter(({ name, max }) => {
      const isMeasured = recording.tests.some(
        ({ variant, workload }) => variant === "own" && workload === name
      );
      return isMeasured && max !== void 0;
    });
    const { maxMinutes: minutes2 = Number.POSITIVE_INFINITY } = settings.run;
    const seconds = (performance.now() - start) / 1e3;
    await print(
      compareLines(recording, verdict, {
        ...{ ...titles, files, releases: releasesOf(settings.subject), ownFiles, seconds, minutes: minutes2, out },
        isWhole: settings.run.details,
        columns: Math.min(terminalWidth, process.stdout.columns ?? terminalWidth),
        ...leftOut && { leftOut },
        hasLimits: limited.length > 0
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

// src/features/search/upgrade/step.ts
import { lstatSync as lstatSync2, readdirSync, readFileSync as readFileSync3 } from "node:fs";
import path8 from "node:path";

// src/features/search/upgrade/find-upgrade.ts
import path7 from "node:path";

// node_modules/smol-toml/dist/error.js
function getLineColFromPtr(string2, ptr) {
  let lines = string2.slice(0, ptr).split(/\r?\n/);
  return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string2, line, column) {
  let lines = string2.split(/\r?\n/);
  let codeblock = "";
  let numberLen = (Math.log10(line + 1) | 0) + 1;
  for (let i = line - 1; i <= line + 1; i++) {
    let l = lines[i - 1];
    if (!l)
      continue;
    codeblock += i.toString().padEnd(numberLen, " ");
    codeblock += ":  ";
    codeblock += l;
    codeblock += "\n";
    if (i === line) {
      codeblock += " ".repeat(numberLen + column + 2);
      codeblock += "^\n";
    }
  }
  return codeblock;
}
var TomlError = class _TomlError extends Error {
  line;
  column;
  codeblock;
  constructor(message, options) {
    const [line, column] = getLineColFromPtr(options.toml, options.ptr);
    const codeblock = makeCodeBlock(options.toml, line, column);
    super(`Invalid TOML document: ${message}

${codeblock}`, options);
    this.line = line;
    this.column = column;
    this.codeblock = codeblock;
  }
  /** @internal */
  static x(message, ctx, ptr) {
    throw new _TomlError(message, { toml: ctx.s, ptr: ptr ?? ctx.p });
  }
};

// node_modules/smol-toml/dist/primitive.js
function parseString(ctx) {
  let startPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p++);
  let first = c;
  let isLiteral = c === 39;
  let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
  if (isMultiline) {
    if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10)
      ctx.p++;
    else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)
      ctx.p += 2;
  }
  let parsed = "";
  let sliceStart = ctx.p;
  let state = 0;
  for (; ctx.p < ctx.s.length; ctx.p++) {
    c = ctx.s.charCodeAt(ctx.p);
    if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) {
      state = state && 3;
    } else if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in strings", ctx);
    } else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
      if (isMultiline) {
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
        if (ctx.s.charCodeAt(ctx.p + 3) === first)
          ctx.p++;
      }
      if (!state) {
        let s = ctx.s.slice(sliceStart, ctx.p);
        parsed = parsed ? parsed + s : s;
      }
      ctx.p += isMultiline ? 3 : 1;
      return parsed;
    } else if (!state) {
      if (!isLiteral && c === 92) {
        parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
        state = 1;
      }
    } else if (state === 1) {
      if (c === 120 || c === 117 || c === 85) {
        let errPtr = ctx.p++ - 1;
        let value = 0;
        let len = c === 120 ? 2 : c === 117 ? 4 : 8;
        for (let j = 0; j < len; j++, ctx.p++) {
          let hex = ctx.s.charCodeAt(ctx.p);
          let digit = (
            /* 0-9 */
            hex >= 48 && hex <= 57 ? hex - 48 : (
              /* A-F */
              hex >= 65 && hex <= 70 ? hex - 65 + 10 : (
                /* a-f */
                hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1
              )
            )
          );
          if (digit < 0)
            TomlError.x("invalid non-hex character in unicode escape", ctx);
          value = value << 4 | digit;
        }
        if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) {
          TomlError.x("invalid unicode escape", ctx, errPtr);
        }
        parsed += String.fromCodePoint(value);
        sliceStart = ctx.p--;
        state = 0;
      } else if (isMultiline && (c === 32 || c === 9)) {
        state = 2;
      } else {
        if (c === 98)
          parsed += "\b";
        else if (c === 116)
          parsed += "	";
        else if (c === 110)
          parsed += "\n";
        else if (c === 102)
          parsed += "\f";
        else if (c === 114)
          parsed += "\r";
        else if (c === 101)
          parsed += "\x1B";
        else if (c === 34)
          parsed += '"';
        else if (c === 92)
          parsed += "\\";
        else
          TomlError.x("unrecognised escape sequence", ctx);
        sliceStart = ctx.p + 1;
        state = 0;
      }
    } else if (c !== 32 && c !== 9) {
      if (state === 2)
        TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
      state = !isLiteral && c === 92 ? 1 : 0;
      sliceStart = ctx.p;
    }
  }
  TomlError.x("unfinished string", ctx, startPtr);
}

// node_modules/smol-toml/dist/date.js
var DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class _TomlDate extends Date {
  #hasDate = false;
  #hasTime = false;
  #offset = null;
  constructor(date, fasttype, unsafeDelim) {
    let hasDate = true;
    let hasTime = true;
    let offset = "Z";
    let c;
    if (typeof date === "string") {
      if (fasttype)
        prep: {
          if (fasttype < 3) {
            if (+date.slice(11, 13) > 23) {
              date = "";
              break prep;
            }
            if (fasttype === 2) {
              offset = null;
              date += "Z";
            } else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) {
              offset = date.slice(date.length - 6);
            }
            if (unsafeDelim)
              date = date.slice(0, 10) + "T" + date.slice(11);
          } else if (fasttype === 4) {
            date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
          }
          hasDate = fasttype !== 4;
          hasTime = fasttype !== 3;
        }
      else {
        let match = date.match(DATE_TIME_RE);
        if (match) {
          if (!match[1]) {
            hasDate = false;
            date = `0000-01-01T${date}`;
          }
          hasTime = !!match[2];
          hasTime && date[10] === " " && (date = date.replace(" ", "T"));
          if (match[2] && +match[2] > 23) {
            date = "";
          } else {
            offset = match[3] || null;
            if (!offset && hasTime)
              date += "Z";
          }
        } else {
          date = "";
        }
      }
    }
    super(date);
    if (!isNaN(this.getTime())) {
      this.#hasDate = hasDate;
      this.#hasTime = hasTime;
      this.#offset = offset;
    }
  }
  isDateTime() {
    return this.#hasDate && this.#hasTime;
  }
  isLocal() {
    return !this.#hasDate || !this.#hasTime || !this.#offset;
  }
  isDate() {
    return this.#hasDate && !this.#hasTime;
  }
  isTime() {
    return this.#hasTime && !this.#hasDate;
  }
  isValid() {
    return this.#hasDate || this.#hasTime;
  }
  toISOString() {
    let iso = super.toISOString();
    if (this.isDate())
      return iso.slice(0, 10);
    if (this.isTime())
      return iso.slice(11, 23);
    if (this.#offset === null)
      return iso.slice(0, -1);
    if (this.#offset === "Z" || this.#offset === "z")
      return iso;
    let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
    offset = this.#offset[0] === "-" ? offset : -offset;
    let offsetDate = new Date(this.getTime() - offset * 6e4);
    return offsetDate.toISOString().slice(0, -1) + this.#offset;
  }
  static wrapAsOffsetDateTime(jsDate, offset = "Z") {
    let date = new _TomlDate(jsDate);
    date.#offset = offset;
    return date;
  }
  static wrapAsLocalDateTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#offset = null;
    return date;
  }
  static wrapAsLocalDate(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasTime = false;
    date.#offset = null;
    return date;
  }
  static wrapAsLocalTime(jsDate) {
    let date = new _TomlDate(jsDate);
    date.#hasDate = false;
    date.#offset = null;
    return date;
  }
};

// node_modules/smol-toml/dist/extract.js
function isDigit(char, base = 10) {
  return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
  return char === 32 || char === 9 || char === 10 || char === 13 || // Structure end or next value delimiter
  delim && (char === delim || char === 44) || // Comment
  char === 35;
}
function extractValue(ctx, end) {
  let errPtr = ctx.p;
  let c = ctx.s.charCodeAt(ctx.p);
  if (c === 91 || c === 123) {
    ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
    let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
    ctx.d++;
    return value;
  }
  if (c === 34 || c === 39) {
    return parseString(ctx);
  }
  if (c === 116) {
    if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, true;
  }
  if (c === 102) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101)
      TomlError.x("invalid value", ctx, errPtr);
    return ctx.p++, false;
  }
  if (c === 43 || c === 45) {
    return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) {
    return parseDate(ctx, c, end);
  }
  if (ctx.s.charCodeAt(ctx.p + 2) === 58) {
    return parseTime(ctx, c, end);
  }
  return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
  let c = startChr;
  let state = 0;
  let hasUnderscores = false;
  if (c === 105) {
    if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, (sign || 1) / 0;
  }
  if (c === 110) {
    if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110)
      TomlError.x("invalid value", ctx, startPtr);
    return ctx.p++, NaN;
  }
  if (c === 48) {
    if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr))
      return ctx.bi === true ? 0n : 0;
    if (!sign) {
      if (c === 120)
        return parseIntegerBaseN(ctx, startPtr, 16, endChr);
      else if (c === 98)
        return parseIntegerBaseN(ctx, startPtr, 2, endChr);
      else if (c === 111)
        return parseIntegerBaseN(ctx, startPtr, 8, endChr);
    }
    if (c === 46)
      state = 2;
    else if (c === 101 || c === 69)
      state = 4;
    else
      TomlError.x("illegal leading zero", ctx, startPtr);
  } else if (!isDigit(c))
    TomlError.x("invalid value", ctx, startPtr);
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (!state)
      state = 1;
    if (c === 95) {
      if (!(state & 1))
        TomlError.x("illegal underscore", ctx);
      state += 11;
      hasUnderscores = true;
    } else if (state === 1 && c === 46)
      state = 2;
    else if ((state === 1 || state === 3) && (c === 101 || c === 69))
      state = 4;
    else if (state === 4 && (c === 43 || c === 45)) {
      state = 6;
    } else if (!isDigit(c))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (state > 9)
      state -= 11;
    else if (!(state & 1))
      state++;
  }
  if (!state) {
    let val = (startChr - 48) * (sign || 1);
    return ctx.bi === true ? BigInt(val) : val;
  }
  if (!(state & 1))
    TomlError.x("unfinished numeric value", ctx, startPtr);
  let str = ctx.s.slice(startPtr, ctx.p);
  if (hasUnderscores)
    str = str.replaceAll("_", "");
  return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
  let c, underscore = 1;
  while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
    if (c === 95) {
      if (underscore & 1)
        TomlError.x("illegal underscore", ctx);
      underscore = 3;
    } else if (!isDigit(c, base))
      TomlError.x(`illegal character in numeric literal`, ctx);
    else if (underscore & 1)
      underscore--;
  }
  if (underscore & 1)
    TomlError.x("unfinished numeric value", ctx);
  let str = ctx.s.slice(startPtr + 2, ctx.p);
  if (underscore)
    str = str.replaceAll("_", "");
  return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
  if (ctx.bi !== true)
    int: {
      let val = parseInt(str, base);
      if (!Number.isSafeInteger(val)) {
        if (ctx.bi)
          break int;
        TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
      }
      return val;
    }
  return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
  let startPtr = ctx.p++, unsafeSeparator;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) {
    return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
  }
  ctx.p += 5;
  if (!isDigit(ctx.s.charCodeAt(ctx.p++)))
    TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
  if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) {
    let t2 = ctx.s.slice(startPtr, ctx.p);
    return readDate(ctx, t2, 3, false, startPtr);
  }
  if (ctx.s.charCodeAt(ctx.p += 3) !== 58)
    TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
  if (ctx.s.charCodeAt(ctx.p += 3) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit(ctx.s.charCodeAt(++ctx.p)))
      ;
  if (c = ctx.s.charCodeAt(ctx.p)) {
    if (c === 90 || c === 122) {
      let t2 = ctx.s.slice(startPtr, ++ctx.p);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, "[+00:00]");
    }
    if (c === 43 || c === 45) {
      let t2 = ctx.s.slice(startPtr, ctx.p += 6);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
    }
  }
  let t = ctx.s.slice(startPtr, ctx.p);
  return readDate(ctx, t, 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
  let start = ctx.p;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) {
    return parseNumber(ctx, --ctx.p, c, 0, endChr);
  }
  if (ctx.s.charCodeAt(ctx.p += 4) === 58)
    ctx.p += 3;
  if (ctx.s.charCodeAt(ctx.p) === 46)
    while (isDigit(ctx.s.charCodeAt(++ctx.p)))
      ;
  let t = ctx.s.slice(start, ctx.p);
  return readDate(ctx, t, 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
  if (ctx.ld) {
    let date = new TomlDate(str, type, unsafeDelim);
    if (!date.isValid())
      TomlError.x("invalid date", ctx, errPtr);
    return date;
  }
  try {
    if (temporalSuffix)
      str += temporalSuffix;
    switch (type) {
      case 1:
        return Temporal.ZonedDateTime.from(str);
      case 2:
        return Temporal.PlainDateTime.from(str);
      case 3:
        return Temporal.PlainDate.from(str);
      case 4:
        return Temporal.PlainTime.from(str);
    }
  } catch (e) {
    TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
  }
}

// node_modules/smol-toml/dist/util.js
function skipComment(ctx) {
  for (; ctx.p < ctx.s.length; ctx.p++) {
    let c = ctx.s.charCodeAt(ctx.p);
    if (c === 10)
      break;
    if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
      ctx.p++;
      break;
    }
    if (c < 32 && c !== 9 || c === 127) {
      TomlError.x("control characters are not allowed in comments", ctx);
    }
  }
}
function skipVoid(ctx, banNewLines, banComments) {
  let c;
  while (ctx.p < ctx.s.length) {
    while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)))
      ctx.p++;
    if (banComments || c !== 35)
      break;
    skipComment(ctx);
  }
}

// node_modules/smol-toml/dist/struct.js
function parseKey(ctx, end = 61) {
  let startPtr;
  let state = 0;
  let parsed = [];
  let sliceStart;
  let c = ctx.s.charCodeAt(startPtr = ctx.p);
  do {
    if (c === end) {
      if (!state)
        TomlError.x("unexpected end of key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      return ctx.p++, parsed;
    } else if (c === 46) {
      if (!state)
        TomlError.x("illegal empty bare key", ctx);
      if (state === 1)
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
      state = 0;
    } else if (!state && (c === 34 || c === 39)) {
      if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2))
        TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
      parsed.push(parseString(ctx));
      state = 2;
      ctx.p--;
    } else if (c === 32 || c === 9) {
      if (state === 1) {
        parsed.push(ctx.s.slice(sliceStart, ctx.p));
        state = 2;
      }
    } else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) {
      TomlError.x("illegal character in key", ctx);
    } else if (!state) {
      state = 1;
      sliceStart = ctx.p;
    }
  } while (c = ctx.s.charCodeAt(++ctx.p));
  TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
function parseInlineTable(ctx) {
  let startPtr = ctx.p++;
  let res = /* @__PURE__ */ Object.create(null);
  let seen = /* @__PURE__ */ new Set();
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
      ctx.p++;
      return res;
    }
    let k;
    let t = res;
    let hasOwn = false;
    let errPtr = ctx.p;
    let key = parseKey(ctx);
    for (let i = 0; i < key.length; i++) {
      if (i)
        t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      k = key[i];
      if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) {
        TomlError.x("trying to redefine an already defined value", ctx, errPtr);
      }
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor")) {
        t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
        break;
      }
      if (!hasOwn && unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
      }
    }
    if (hasOwn) {
      TomlError.x("trying to redefine an already defined value", ctx, errPtr);
    }
    skipVoid(ctx, true, true);
    let value = extractValue(
      ctx,
      125
      /* } */
    );
    if (t && typeof (t[k] = value) === "object")
      seen.add(value);
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished table", ctx, startPtr);
}
function parseArray(ctx) {
  let startPtr = ctx.p++;
  let res = [];
  let c;
  while (ctx.p < ctx.s.length) {
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
      ctx.p++;
      return res;
    }
    res.push(extractValue(
      ctx,
      93
      /* ] */
    ));
    skipVoid(ctx);
    if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) {
      return res;
    }
    if (c !== 44)
      TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished array", ctx, startPtr);
}

// node_modules/smol-toml/dist/parse.js
function peekTable(ctx, key, table, meta, type) {
  let t = table;
  let m = meta;
  let k;
  let hasOwn = false;
  let state;
  for (let i = 0; i < key.length; i++) {
    if (i) {
      t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
      m = (state = m[k]).c;
      if (type === 0 && (state.t === 1 || state.t === 2)) {
        return null;
      }
      if (state.t === 2) {
        let l = t.length - 1;
        t = t[l];
        m = m[l].c;
      }
    }
    k = key[i];
    if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) {
      return null;
    }
    if (!hasOwn) {
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor"))
        return false;
      if (unsafe) {
        Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
        Object.defineProperty(m, k, { enumerable: true, configurable: true, writable: true });
      }
      m[k] = {
        t: i < key.length - 1 && type === 2 ? 3 : type,
        d: false,
        i: 0,
        c: /* @__PURE__ */ Object.create(null)
      };
    }
  }
  state = m[k];
  if (state.t !== type && !(type === 1 && state.t === 3)) {
    return null;
  }
  if (type === 2) {
    if (!state.d) {
      state.d = true;
      t[k] = [];
    }
    t[k].push(t = /* @__PURE__ */ Object.create(null));
    state.c[state.i++] = state = { t: 1, d: false, i: 0, c: /* @__PURE__ */ Object.create(null) };
  }
  if (state.d) {
    return null;
  }
  state.d = true;
  if (type === 1) {
    t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
  } else if (type === 0 && hasOwn) {
    return null;
  }
  return [k, t, state.c];
}
function validateTablePeek(ctx, peek, ptr) {
  if (peek === null || ctx.uk === 2)
    TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
  let ctx = {
    s: toml,
    p: 0,
    d: options.maxDepth ?? 1e3,
    bi: options.integersAsBigInt ?? false,
    ld: options.useLegacyDate ?? true,
    uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
  };
  let res = /* @__PURE__ */ Object.create(null);
  let meta = /* @__PURE__ */ Object.create(null);
  let tmp;
  let skipping = false;
  let tbl = res;
  let m = meta;
  if (toml.charCodeAt(0) === 65279)
    ctx.p++;
  skipVoid(ctx);
  while (ctx.p < toml.length) {
    if (toml.charCodeAt(ctx.p) === 91) {
      let isTableArray = toml.charCodeAt(++ctx.p) === 91;
      tmp = ctx.p += +isTableArray;
      skipping = false;
      let k = parseKey(
        ctx,
        93
        /* ] */
      );
      if (isTableArray) {
        if (toml.charCodeAt(ctx.p) !== 93) {
          TomlError.x("expected end of table array declaration", ctx);
        }
        ctx.p++;
      }
      let p = peekTable(
        ctx,
        k,
        res,
        meta,
        isTableArray ? 2 : 1
        /* Type.EXPLICIT */
      );
      if (!p) {
        validateTablePeek(ctx, p, tmp);
        skipping = true;
      } else {
        m = p[2];
        tbl = p[1];
      }
    } else {
      tmp = ctx.p;
      let k = parseKey(ctx);
      let p = peekTable(
        ctx,
        k,
        tbl,
        m,
        0
        /* Type.DOTTED */
      );
      if (!p && !skipping)
        validateTablePeek(ctx, p, tmp);
      skipVoid(ctx, true, true);
      let v = extractValue(ctx, void 0);
      if (p && !skipping)
        p[1][p[0]] = v;
    }
    skipVoid(ctx, true);
    if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) {
      TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
    }
    skipVoid(ctx);
  }
  return res;
}

// node_modules/smol-toml/dist/stringify.js
var HAS_WELLFORMED = !!"".isWellFormed;

// src/features/search/upgrade/lock-formats.ts
var import_yaml = __toESM(require_dist(), 1);

// src/features/search/upgrade/locked-package.ts
var usualRegistry = { kind: "registry", place: "" };

// src/features/search/upgrade/lock-formats.ts
var lockFormats = [
  { files: /^(?:package-lock|npm-shrinkwrap)\.json$/, registry: "npm", read: readNpm },
  { files: /^pnpm-lock\.ya?ml$/, registry: "npm", read: readPnpm },
  { files: /^yarn\.lock$/, registry: "npm", read: readYarn },
  { files: /^go\.mod$/, registry: "go", read: readGo },
  { files: /^Cargo\.lock$/, registry: "crate", read: readCargo },
  { files: /^uv\.lock$/, registry: "pypi", read: readUv },
  { files: /^poetry\.lock$/, registry: "pypi", read: readPoetry },
  { files: /^Pipfile\.lock$/, registry: "pypi", read: readPipfile },
  { files: /^requirements[\w.-]*\.txt$/, registry: "pypi", read: readRequirements }
];
var other = (place) => ({ kind: "other", place });
var text = string();
var npmSchema = object({
  packages: record(
    text,
    object({
      name: text.optional(),
      version: text.optional(),
      resolved: text.optional(),
      integrity: text.optional(),
      link: boolean().optional()
    })
  )
});
function readNpm(content) {
  const { packages } = npmSchema.parse(JSON.parse(content));
  return Object.entries(packages).flatMap(
    ([place, { name: alias, version, resolved, integrity: hash, link }]) => {
      const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
      if (name === void 0) return [];
      const isNested = place !== `node_modules/${name}`;
      if (link === true || version === void 0)
        return [{ name, version: "", source: other(resolved ?? "a folder"), isNested }];
      const source = alias === void 0 || alias === name ? npmSource(name, version, resolved) : other(`npm:${alias}`);
      return [{ name, version, source, hash, isNested }];
    }
  );
}
function npmSource(name, version, resolved) {
  if (resolved === void 0) return usualRegistry;
  const archive2 = `/${name}/-/${name.slice(name.indexOf("/") + 1)}-${version}.tgz`;
  if (!/^https?:/.test(resolved) || !resolved.endsWith(archive2)) return other(resolved);
  return { kind: "registry", place: resolved.slice(0, -archive2.length) };
}
var pnpmSchema = object({
  patchedDependencies: record(text, unknown()).default({}),
  packages: record(
    text,
    object({
      resolution: looseObject({ integrity: text.optional(), tarball: text.optional() })
    })
  )
});
function readPnpm(content) {
  const { packages, patchedDependencies } = pnpmSchema.parse((0, import_yaml.parse)(content, { maxAliasCount: 0 }));
  const patched = Object.keys(patchedDependencies);
  return Object.entries(packages).flatMap(([key, { resolution }]) => {
    const [, name = "", version = ""] = /^\/?((?:@[^/@]+\/)?[^/@]+)@([^@(]+)(?:\(.*)?$/.exec(key) ?? [];
    if (name === "") return [];
    const { integrity, tarball } = resolution;
    if (patched.some((one) => one === name || one.startsWith(`${name}@`)))
      return [{ name, version, source: other("a patch") }];
    if (integrity === void 0) return [{ name, version, source: other(tarball ?? version) }];
    return [{ name, version, source: npmSource(name, version, tarball), hash: integrity }];
  });
}
var berrySchema = record(
  text,
  looseObject({ version: text.or(number()), resolution: text.optional() })
);
function readYarn(content) {
  if (!/^__metadata:/m.test(content)) return readClassicYarn(content);
  const entries = berrySchema.parse((0, import_yaml.parse)(content, { maxAliasCount: 0, schema: "failsafe" }));
  return Object.entries(entries).flatMap(([key, { version, resolution = "" }]) => {
    if (key === "__metadata") return [];
    return yarnNames(key).map((name) => {
      const isRegistry = resolution === `${name}@npm:${version}`;
      return { name, version: String(version), source: isRegistry ? usualRegistry : other(resolution) };
    });
  });
}
function yarnNames(key) {
  const ranges = key.replaceAll('"', "").split(/,\s*/);
  return [...new Set(ranges.flatMap((range) => /^((?:@[^/@]+\/)?[^/@]+)@/.exec(range)?.[1] ?? []))];
}
function readClassicYarn(content) {
  const entries = content.split(/\r?\n(?=\S)/);
  return entries.flatMap((entry) => {
    const [key = ""] = entry.split(/\r?\n/);
    if (key.startsWith("#")) return [];
    const field = (word) => new RegExp(`^  ${word} "?([^"\\r\\n]*)"?\\r?$`, "m").exec(entry)?.[1];
    const version = field("version") ?? "";
    const resolved = field("resolved")?.replace(/#[0-9a-f]*$/, "") ?? "a folder";
    return yarnNames(key).map((name) => {
      return { name, version, source: npmSource(name, version, resolved), hash: field("integrity") };
    });
  });
}
function readGo(content) {
  const lines = content.split(/\r?\n/).map(
    (line) => line.replace(/\/\/.*$/, "").replace(/[()]/g, " $& ").trim()
  );
  let block = "";
  return lines.flatMap((line) => {
    const [first = "", ...rest] = line.split(/\s+/);
    if (first === ")") block = "";
    if (rest[0] === "(") block = first;
    const [verb, words] = block === "" ? [first, rest] : [block, [first, ...rest]];
    const [name = "", version = ""] = words.map(unquoted);
    if (verb === "replace") return [{ name, version: "", source: other(words.slice(1).join(" ")) }];
    return verb === "require" && version !== "" ? [{ name, version, source: usualRegistry }] : [];
  });
}
function unquoted(word) {
  if (/^".*\\/.test(word)) throw new Error(`an escape in ${word}`);
  return word.replace(/^(["`])(.*)\1$/, "$2");
}
var cargoSchema = object({
  package: array(
    object({ name: text, version: text, source: text.optional(), checksum: text.optional() })
  )
});
function readCargo(content) {
  return cargoSchema.parse(parse(content)).package.map(({ name, version, source = "a folder", checksum }) => {
    const kind = /^(?:registry|sparse)\+/.test(source) ? "registry" : "other";
    const hash = checksum === void 0 ? void 0 : `sha256:${checksum}`;
    return { name, version, source: { kind, place: source }, hash };
  });
}
var pythonArchives = array(object({ hash: text.optional() })).default([]);
function hashOfAny(hashes) {
  const given = hashes.filter((hash) => hash !== void 0);
  return given.length === 0 ? void 0 : given.join(" ");
}
var uvArchive = object({ url: text.optional(), hash: text.optional() });
var uvSchema = object({
  package: array(
    object({
      name: text,
      version: text.optional(),
      source: record(text, unknown()),
      wheels: array(uvArchive).default([]),
      sdist: uvArchive.optional()
    })
  )
});
function readUv(content) {
  return uvSchema.parse(parse(content)).package.map(({ name, version = "", source, wheels, sdist }) => {
    const { registry } = source;
    const isRegistry = typeof registry === "string" && /^https?:/.test(registry);
    const hosts = [...wheels, ...sdist === void 0 ? [] : [sdist]].map(
      ({ url = "" }) => URL.canParse(url) ? new URL(url).origin : ""
    );
    const place = [registry, ...new Set(hosts.filter((host) => host !== "").toSorted())].join(" ");
    return {
      name: pythonName(name),
      version,
      source: isRegistry ? { kind: "registry", place } : other(JSON.stringify(source)),
      hash: hashOfAny(wheels.map(({ hash }) => hash))
    };
  });
}
var poetrySchema = object({
  package: array(
    object({
      name: text,
      version: text,
      files: pythonArchives,
      source: object({ type: text.default(""), url: text.default("") }).optional()
    })
  ),
  // Before version 2, the hashes of all packages are in one place.
  metadata: object({ files: record(text, pythonArchives).default({}) }).default({ files: {} })
});
function readPoetry(content) {
  const { package: packages, metadata } = poetrySchema.parse(parse(content));
  return packages.map(({ name, version, source, files }) => {
    const older = Object.hasOwn(metadata.files, name) ? metadata.files[name] ?? [] : [];
    const hashes = [...files, ...older].map(({ hash }) => hash);
    const named2 = { name: pythonName(name), version, hash: hashOfAny(hashes) };
    if (source === void 0) return { ...named2, source: usualRegistry };
    const isRegistry = ["legacy", ""].includes(source.type);
    return { ...named2, source: { kind: isRegistry ? "registry" : "other", place: source.url } };
  });
}
var pipfileSchema = object({
  _meta: object({ sources: array(object({ name: text, url: text })).default([]) }),
  default: record(text, unknown()).default({}),
  develop: record(text, unknown()).default({})
});
var pipfileEntry = object({
  version: string().startsWith("=="),
  index: text.optional(),
  hashes: array(text).default([])
});
function readPipfile(content) {
  const { _meta: meta, ...groups } = pipfileSchema.parse(JSON.parse(content));
  return [groups.default, groups.develop].flatMap(
    (group) => Object.entries(group).map(([key, entry]) => {
      const name = pythonName(key);
      const read = pipfileEntry.safeParse(entry);
      if (!read.success) return { name, version: "", source: other(JSON.stringify(entry)) };
      const { version, index, hashes } = read.data;
      const found = meta.sources.find((source2) => index === void 0 || source2.name === index);
      const source = found === void 0 && index !== void 0 ? other(index) : { kind: "registry", place: found?.url ?? "" };
      return { name, version: version.slice("==".length), source, hash: hashOfAny(hashes) };
    })
  );
}
var indexOption = /^-(?!-require-hashes\b)/;
var archive = /^(?:[a-z][a-z+]*:\/\/|\.{0,2}\/|[^\s=<>~!;@[]+\.(?:whl|zip|tar\.\w+|tgz)(?:\s|$))/i;
function readRequirements(content) {
  const lines = content.replace(/\\\r?\n/g, " ").split(/\r?\n/).map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const indexes = lines.filter((line) => indexOption.test(line) || archive.test(line)).map((line) => line.replace(/\s+/g, " "));
  const registry = { kind: "registry", place: indexes.join(" ") };
  return lines.flatMap((line) => {
    const [, name = "", address, version] = /^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\]\s*)?(?:@\s*(\S+)|={2,3}\s*([\w.!+-]+)(?=[\s;]|$))/.exec(line) ?? [];
    if (name === "") return [];
    if (address !== void 0) return [{ name: pythonName(name), version: "", source: other(address) }];
    const hashes = [...line.matchAll(/\s--hash[=\s](\S+)/g)].map(([, hash]) => hash);
    return [{ name: pythonName(name), version: version ?? "", source: registry, hash: hashOfAny(hashes) }];
  });
}
function pythonName(name) {
  return name.replace(/[-_.]+/g, "-").toLowerCase();
}

// src/features/search/upgrade/find-upgrade.ts
var mostText = 1e7;
function findUpgrade(files, named2) {
  if (named2 !== void 0 && !/^(?:npm|crate|pypi|go):./.test(named2))
    throw new InputError(
      `input package: ${formatValue(named2)} names no package of a lock file: give one such as npm:better-sqlite3, crate:libsqlite3-sys or pypi:doltlite`
    );
  const packages = named2 === void 0 ? enginePackages : [named2];
  const [settings, locks] = [files.filter(isSettings), files.filter((file) => !isSettings(file))];
  const locked = locks.flatMap((lock) => packages.map((name) => lockedOn(lock, name)));
  requireNoMove(locked);
  const found = locked.flatMap((one) => upgradeIn(one) ?? []);
  const distinct = found.filter((one, index) => found.findIndex((other2) => isSame(one, other2)) === index);
  const [only, ...others] = distinct;
  if (only !== void 0) requireSameSettings([...settings, ...locks.map(hooksOf)]);
  if (only === void 0 || others.length === 0) return only;
  const names = distinct.map(
    ({ candidate, base }) => `${candidate.package} ${base.version} to ${candidate.version}`
  );
  throw new InputError(`several engines changed (${names.join(", ")}): name one in the input package`);
}
var settingsFiles = /(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.[cm]js|pnpm-workspace\.yaml|go\.work|uv\.toml|\.cargo(?:\/config(?:\.toml)?)?)$/;
function isSettings({ file }) {
  return settingsFiles.test(file);
}
function requireSameSettings(settings) {
  const changed = settings.find(({ before, after, isLink }) => before !== after || isLink === true);
  if (changed !== void 0)
    throw new InputError(
      `${formatValue(changed.file)} ${changed.isLink === true ? "is a link" : "changes too"}, and can change what is installed: upgrade the package in a pull request of its own`
    );
}
function hooksOf({ file, before, after }) {
  const hash = (text2 = "") => /^pnpmfileChecksum:.*/m.exec(text2)?.[0];
  return { file: `pnpmfileChecksum of ${file}`, before: hash(before), after: hash(after) };
}
function isSame(one, other2) {
  const namesOf2 = ({ base, candidate }) => [base.package, base.version, candidate.version].join("\n");
  return namesOf2(one) === namesOf2(other2);
}
function formatOf(file) {
  const format = lockFormats.find(({ files }) => files.test(path7.posix.basename(file)));
  if (format !== void 0) return format;
  throw new InputError(
    `${formatValue(file)} is no lock file that is understood: package-lock.json, pnpm-lock.yaml, yarn.lock, go.mod, Cargo.lock, uv.lock, poetry.lock, Pipfile.lock and requirements.txt are`
  );
}
function upgradeIn({ file, name, old, now }) {
  if (old === void 0 || now === void 0) return void 0;
  if (old.version === now.version && old.source.place === now.source.place) return void 0;
  requireSameRegistry(file, old, now);
  if (old.version === now.version) return void 0;
  return {
    base: { package: name, version: old.version, hash: old.hash },
    candidate: { package: name, version: now.version, hash: now.hash }
  };
}
function lockedOn({ file, before, after }, name) {
  const format = formatOf(file);
  const [registry, own2 = ""] = splitName(name);
  const wanted = registry === "pypi" ? pythonName(own2) : own2;
  const [old, now] = [before, after].map(
    (text2) => registry !== format.registry || text2 === void 0 ? void 0 : lockedIn(file, readPackages(file, text2, format.read), wanted)
  );
  return { file, name, old, now };
}
function requireNoMove(locked) {
  for (const { name, file, old, now } of locked) {
    const gained = locked.find((one) => one.name === name && one.old === void 0 && one.now !== void 0);
    if (old !== void 0 && now === void 0 && gained !== void 0)
      throw new InputError(
        `${name} moves from ${formatValue(file)} to ${formatValue(gained.file)}: change its version in a pull request of its own`
      );
  }
}
function splitName(name) {
  const end = name.indexOf(":");
  return [name.slice(0, end), name.slice(end + 1)];
}
function readPackages(file, text2, read) {
  if (text2.length > mostText)
    throw new InputError(`${formatValue(file)} has more than ${mostText / 1e6} million characters`);
  try {
    return read(text2);
  } catch (cause) {
    const [line = ""] = cause.message.split("\n");
    throw new InputError(`${formatValue(file)} cannot be read as a lock file: ${truncate(line, 200)}`, {
      cause
    });
  }
}
function lockedIn(file, packages, wanted) {
  const all = packages.filter(({ name }) => name === wanted);
  const own2 = all.filter(({ isNested }) => isNested !== true);
  const [first, ...more] = own2.length > 0 ? own2 : all;
  const elsewhere = all.find(({ source }) => source.place !== "" && source.place !== first?.source.place);
  if (first !== void 0 && elsewhere !== void 0)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} from ${placeOf(first)} and from ${placeOf(elsewhere)}: it has to come from one place`
    );
  const odd = more.find((one) => one.version !== first?.version);
  if (first !== void 0 && odd !== void 0)
    throw new InputError(
      `${formatValue(file)} has ${formatValue(wanted)} more than once, as ${formatValue(first.version)} and ${formatValue(odd.version)}`
    );
  return first;
}
function requireSameRegistry(file, old, now) {
  for (const { name, version, source } of [old, now])
    if (source.kind === "other")
      throw new InputError(
        `${formatValue(file)}: ${name} ${formatValue(version)} comes from ${formatValue(truncate(source.place, 100))}, and not from a registry`
      );
  if (old.source.place !== now.source.place)
    throw new InputError(
      `${formatValue(file)}: ${now.name} ${formatValue(now.version)} comes from ${placeOf(now)}, and the base branch has it from ${placeOf(old)}: a pull request does not choose the registry`
    );
}
function placeOf({ source }) {
  return source.place === "" ? "the usual registry" : formatValue(truncate(source.place, 100));
}

// src/features/search/upgrade/step.ts
var timeoutMs = 20 * 6e4;
var mostBytes = 4e7;
async function upgradeStep(getInput, environment) {
  const given = readInputs(upgradeOptions, getInput);
  const { "base-locks": before, "candidate-locks": after, package: named2, "package-file": candidate } = given;
  if (before === void 0 || after === void 0)
    throw new InputError("inputs base-locks and candidate-locks: name the folders with the lock files");
  try {
    const found = findUpgrade(lockFilesIn(before, after), named2);
    if (found === void 0) {
      annotate.notice("no engine's version changed: nothing is measured");
      return;
    }
    const { temporary } = readWorkflow(environment);
    const { compiler } = readEnvironment(environment);
    const settings = {
      ...{ candidate, compiler, environment, timeoutMs },
      cacheFolder: compiler.cacheFolder,
      folder: newFolder(temporary)
    };
    const { signal } = abortOnSignals();
    const fetched = async (name) => {
      info(`fetching ${visible(titleOfRelease(name))}`);
      const made = await fetchRelease(name, settings, signal);
      if (made.state === "built") return made.engine;
      const why = made.isCompilersMessage === true ? "its sources do not compile" : made.message;
      throw new InputError(`${titleOfRelease(name)} cannot be compared: ${why}`);
    };
    const engines = { base: await fetched(found.base), candidate: await fetched(found.candidate) };
    const names = {
      "candidate-name": titleOfRelease(found.candidate),
      "base-name": titleOfRelease(found.base),
      "upgraded-releases": [found.base, found.candidate].map(nameOfRelease).join(" ")
    };
    setOutput("candidate-path", engines.candidate);
    setOutput("base-path", engines.base);
    setOutput("names", JSON.stringify(names));
  } catch (cause) {
    if (cause instanceof InputError) setOutput("problem", visible(cause.message));
    throw cause;
  }
}
function lockFilesIn(before, after) {
  const names = [before, after].flatMap(
    (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" })
  );
  return [...new Set(names)].toSorted().flatMap((file) => {
    const [old, now] = [before, after].map((folder) => readText(path8.join(folder, file)));
    const [wasLink, isLink] = [before, after].map((folder) => isLinkAt(path8.join(folder, file)));
    if (wasLink !== isLink)
      throw new InputError(
        `${formatValue(file)} ${isLink === true ? "becomes" : "is no longer"} a link: a pull request of an upgrade changes no links`
      );
    if (isLink === true) return [{ file, before: void 0, after: void 0, isLink }];
    return old === void 0 && now === void 0 ? [] : [{ file, before: old, after: now }];
  });
}
function isLinkAt(file) {
  return lstatSync2(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
function readText(file) {
  const found = lstatSync2(file, { throwIfNoEntry: false });
  if (found?.isFile() !== true) return void 0;
  if (found.size > mostBytes)
    throw new InputError(`${path8.basename(file)} has more than ${mostBytes / 1e6} MB`);
  return readFileSync3(file, "utf8");
}
export {
  runCompare,
  upgradeStep
};
/*! Bundled license information:

smol-toml/dist/error.js:
smol-toml/dist/primitive.js:
smol-toml/dist/date.js:
smol-toml/dist/extract.js:
smol-toml/dist/util.js:
smol-toml/dist/struct.js:
smol-toml/dist/parse.js:
smol-toml/dist/stringify.js:
smol-toml/dist/index.js:
  (*!
   * Copyright (c) Squirrel Chat et al., All rights reserved.
   * SPDX-License-Identifier: BSD-3-Clause
   *
   * Redistribution and use in source and binary forms, with or without
   * modification, are permitted provided that the following conditions are met:
   *
   * 1. Redistributions of source code must retain the above copyright notice, this
   *    list of conditions and the following disclaimer.
   * 2. Redistributions in binary form must reproduce the above copyright notice,
   *    this list of conditions and the following disclaimer in the
   *    documentation and/or other materials provided with the distribution.
   * 3. Neither the name of the copyright holder nor the names of its contributors
   *    may be used to endorse or promote products derived from this software without
   *    specific prior written permission.
   *
   * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
   * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
   * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
   * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
   * FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
   * DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
   * SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
   * CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
   * OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
   * OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
   *)
*/
