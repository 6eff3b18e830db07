import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  GitRepository,
  buildCopy,
  hideEnvironment,
  keptEngine,
  parseBuildCommand,
  removeLeftOvers,
  requireCandidateInside
} from "./chunk-UM765XXG.js";
import {
  measure
} from "./chunk-X7VPHMID.js";
import "./chunk-OERDP5RO.js";
import {
  createContext
} from "./chunk-T6IBXVUS.js";
import {
  quietProgress,
  showProgress
} from "./chunk-JJPZP7PK.js";
import {
  shellWord
} from "./chunk-OG3MJNTP.js";
import "./chunk-HXOMDFVN.js";
import {
  comparing,
  counterTexts,
  counterWarnings,
  exitStatus,
  measuringMinutes,
  ownName,
  plansAlonePass,
  plansVerdictOf
} from "./chunk-W2JWL66F.js";
import "./chunk-EYT4F4NZ.js";
import {
  renderMarkdown
} from "./chunk-LTJBNHRS.js";
import {
  makeDatabasesFolder,
  removeDatabasesFolder
} from "./chunk-3PG6WOIP.js";
import {
  isScript,
  readEnvironment
} from "./chunk-TT5QATNS.js";
import "./chunk-OLT52DGY.js";
import "./chunk-QPGDB2ZA.js";
import {
  changeTexts,
  searching
} from "./chunk-56NZFKZA.js";
import {
  pathMatcher
} from "./chunk-BPLHO5EI.js";
import {
  judgeRecording
} from "./chunk-RS2QSUA3.js";
import {
  namesOfUses,
  resolveRunSettings
} from "./chunk-RJF6JKI6.js";
import "./chunk-QMMUTUXM.js";
import {
  catalogueOf,
  readSources
} from "./chunk-NWJVH4QT.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  groupReason,
  problems,
  testReason
} from "./chunk-EYJLG3WT.js";
import "./chunk-WYMKD57Y.js";
import "./chunk-DETGZOHF.js";
import {
  drawTextTable,
  paint,
  wrap
} from "./chunk-LJHKMGDH.js";
import {
  acceptRegressions
} from "./chunk-LOQJC7M4.js";
import "./chunk-ZNX27COR.js";
import {
  left,
  named
} from "./chunk-HFCMDWS4.js";
import {
  writeReport
} from "./chunk-JQDLF3EN.js";
import "./chunk-6LVK7XVB.js";
import "./chunk-H7HBXWQX.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-6DR2KORM.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import {
  requireNoLink
} from "./chunk-UCBBG5SD.js";
import {
  isInside,
  missingFolders,
  removeEmpty
} from "./chunk-5K5PIIK3.js";
import {
  settingOptions,
  valuesOf
} from "./chunk-HJIB5KKA.js";
import {
  baseJudgements,
  withOutcome
} from "./chunk-CVSSDXZ2.js";
import "./chunk-GVMK2P4R.js";
import {
  andList,
  engineNames,
  storagePhrases
} from "./chunk-AYIMCRSG.js";
import {
  baseRatios,
  geometricMean,
  testVerdicts
} from "./chunk-SRZ3AWC3.js";
import {
  count,
  cutApart,
  inTerminal,
  multiplier,
  percent,
  plural,
  signedPercent,
  visible
} from "./chunk-2PV3V7CH.js";
import {
  isUsedAlike,
  suggestName,
  testsOf
} from "./chunk-VVEKGTOX.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  isServerFile,
  keyVariants,
  storages,
  suiteNames,
  suiteOf,
  testPath,
  truncateList,
  unknown
} from "./chunk-KAFQIV6R.js";

// src/features/search/compare/command.ts
import path4 from "node:path";

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
  if (subject.kind === "files") return namedFiles(subject.base, subject.candidate);
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
function namedFiles(base, candidate) {
  for (const file of [base, candidate]) {
    if (!existsSync(file) || !statSync(file).isFile())
      throw new InputError(`${formatValue(file)} is no file: name two engine files, or one revision of git`);
    if (isServerFile(file)) throw new InputError(noServers(file));
  }
  const names = [base, candidate].map((file) => path2.basename(file));
  const titles = names[0] === names[1] ? [base, candidate] : names;
  const [one = base, other = candidate] = titles.map(visible);
  return withShownTitles({
    base: { file: base, title: one },
    candidate: { file: candidate, title: other }
  });
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
var mostListed = 20;
var mostUndecided = 4;
function compareLines(recording, verdict, report) {
  const exceeded = rowsWith("fail", recording, verdict);
  const open = rowsWith("inconclusive", recording, verdict);
  const causes = verdict.causes.filter((cause) => !isInOther(cause, verdict.causes));
  const concerns = (rows, cause) => cause.ratio > 1 && rows.some(({ paths }) => hasAll(pathsOf(cause), paths));
  const isOver = (cause) => concerns(exceeded, cause);
  const stateOf = (cause) => {
    if (cause.ratio < 1) return "faster";
    if (isOver(cause)) return "slower";
    return concerns(open, cause) ? "slower, undecided" : "slower, within the ceilings";
  };
  const slower = causes.filter(isOver);
  const explained = new Set(slower.flatMap(pathsOf));
  const unexplained = exceeded.filter(({ paths }) => !paths.some((path5) => explained.has(path5)));
  const again = slower.map(patternOf).find((pattern) => pattern !== void 0);
  const more = (left2) => `and ${count(left2)} more, in report.md`;
  return [
    answer(recording, verdict, report, exceeded.length > 0),
    ...causeTable(causes, stateOf),
    ...truncateList(
      mostListed,
      unexplained.map(({ text }) => text),
      more
    ).flatMap((text) => indented(text)),
    ...troubles(recording, verdict, more),
    ...counterLines(recording, verdict),
    ...planLines(recording, verdict, more),
    ...restLines(verdict, report),
    ...sqliteLines(verdict, report),
    ...again === void 0 ? [] : indented(`To measure this alone, with more pairs: add --test '${again}'`),
    ...functionsLine(slower, report),
    ...leftOutLines(report.leftOut),
    ...indented(extentText(recording, report.seconds))
  ];
}
function functionsLine(slower, { files, ownFiles }) {
  const commands = slower.flatMap((cause) => cause.tests).flatMap((test) => {
    const file = ownFiles?.get(test.workload);
    if (test.variant !== "own") return [["--test", testPath(test)]];
    return file === void 0 ? [] : [["--own-workloads", file, "--test", testPath(test)]];
  });
  const [command] = commands;
  if (command === void 0) return [];
  const words = [files.base, files.candidate, ...command].map((word) => shellWord(inTerminal(word)));
  return indented(
    `To see the functions that changed, by their instructions: bisect --engines ${words.join(" ")}`
  );
}
function identicalLine({ base, candidate }) {
  const text = `Not slower: ${inTerminal(candidate)} and ${inTerminal(base)} are the same engine, byte for byte; nothing was measured`;
  return { text, style: "success" };
}
function answer({ run }, verdict, { base, candidate, minutes }, isSlower) {
  const { outcome, measurement } = verdict;
  const [own2, other] = [inTerminal(candidate), inTerminal(base)];
  if (measurement.state === "incomplete") {
    const advice = run?.outOfTime === true ? `: ${moreTime(minutes)}, or fewer tests with --test` : "";
    return { text: `No answer: ${inTerminal(measurement.stopped)}${advice}`, style: "error" };
  }
  if (measurement.state === "broken")
    return { text: `No answer: tests have no result on ${own2} or ${other}`, style: "error" };
  const texts = {
    fail: isSlower ? `Slower: ${own2} is slower than ${other}` : `Over a ceiling: ${own2} costs more than ${other}, and is not slower`,
    inconclusive: `Undecided: ${own2} is not slower than ${other} except perhaps in ${undecidedText(verdict)}`,
    accepted: `Slower, and accepted: ${own2} is slower than ${other}`,
    pass: `Not slower: ${own2} is within the ceilings of ${other}`
  };
  const styles = { fail: "error", inconclusive: "warning", accepted: "success", pass: "success" };
  return { text: texts[outcome], style: styles[outcome] };
}
function rowsWith(wanted, recording, verdict) {
  const base = engineNames(recording, inTerminal).base ?? "base";
  const groups = withOutcome(verdict.groups, wanted).map(({ name, tests: tests2, judgement }) => {
    return { paths: tests2.map(testPath), text: `${inTerminal(name)}: ${groupReason(judgement, base)}` };
  });
  const tests = withOutcome(baseJudgements(testVerdicts(verdict)), wanted).map(
    ({ comparison, judgement }) => {
      const path5 = testPath(comparison);
      return { paths: [path5], text: `${inTerminal(path5)}: ${testReason(judgement, base)}` };
    }
  );
  return [...groups, ...tests];
}
function pathsOf({ tests }) {
  return tests.map(testPath);
}
function hasAll(paths, wanted) {
  const all = new Set(paths);
  return wanted.every((path5) => all.has(path5));
}
function isInOther(cause, causes) {
  return cause.level === "test" && causes.some(
    (other) => other.tests.length > 1 && other.ratio > 1 === cause.ratio > 1 && hasAll(pathsOf(other), pathsOf(cause))
  );
}
function causeTable(causes, stateOf) {
  if (causes.length === 0) return [];
  const rows = causes.map((cause) => ({ cause, state: stateOf(cause) })).toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || b.cause.ratio - a.cause.ratio).map(({ cause, state }) => ({
    cells: [
      state,
      cause.level === "overall" ? "all tests" : inTerminal(cause.path.replace(/^(\*\/){3}/, "")),
      changeOf(cause),
      cause.tests.length === 1 ? "1 test" : `${cause.alike.length} of ${cause.tests.length} tests`
    ],
    highlighted: state === "slower"
  }));
  const columns = [...left(""), ...named("what"), ...left("change", "in")];
  return drawTextTable({ columns, rows }, "  ");
}
var order = ["slower", "slower, undecided", "slower, within the ceilings", "faster"];
function changeOf({ ratio, range }) {
  const [mean, low, high] = [ratio, range.low, range.high].map((one) => signedPercent(one - 1));
  return low === high ? `${mean}` : `${mean} (${low} to ${high})`;
}
function patternOf({ level, path: path5, tests }) {
  if (level === "overall" || level === "suite") return void 0;
  if (level === "section") return `${path5}/*`;
  const keys = new Set(tests.map(({ variant }) => variant));
  return keys.size === 1 ? path5.replace(/^\*/, [...keys].join()) : path5;
}
function troubles(recording, verdict, more) {
  const names = engineNames(recording, inTerminal);
  const lacking = problems(verdict, names, inTerminal).filter(
    ({ kind }) => kind === "no result" || kind === "finding" || kind === "unjudged"
  );
  const listed = truncateList(
    mostListed,
    lacking.map(({ name, reason }) => `${name}: ${reason}`),
    more
  );
  return listed.flatMap((text) => indented(text));
}
function counterLines(recording, verdict) {
  const names = engineNames(recording, inTerminal);
  return [
    ...counterTexts(verdict, names, inTerminal),
    ...counterWarnings(verdict, names, inTerminal)
  ].flatMap((text) => indented(text));
}
function planLines(recording, verdict, more) {
  const changes = plansVerdictOf(verdict)?.changes ?? [];
  const texts = changeTexts(changes, engineNames(recording, inTerminal), inTerminal);
  return truncateList(mostListed, texts, more).flatMap((text) => indented(text));
}
function undecidedText({ groups, sections }) {
  const tests = withOutcome(baseJudgements(testVerdicts({ sections })), "inconclusive").length;
  const averages = withOutcome(groups, "inconclusive").length;
  return andList([
    ...tests === 0 ? [] : [plural(tests, "test")],
    ...averages === 0 ? [] : [plural(averages, "average")]
  ]);
}
function moreTime(minutes) {
  return `give more with --max-minutes ${Math.ceil(3 * minutes)}`;
}
function restLines({ causes, changes, sections }, { minutes }) {
  const named2 = new Set(causes.flatMap(pathsOf));
  const all = baseJudgements(testVerdicts({ sections }));
  const rest = all.filter(({ comparison }) => !named2.has(testPath(comparison)));
  const undecided = withOutcome(rest, "inconclusive").map(
    ({ comparison }) => inTerminal(testPath(comparison))
  );
  const passed = withOutcome(rest, "pass").length;
  const sizes = storages.flatMap((storage) => {
    const size = changes?.smallest[storage];
    return size === void 0 ? [] : [`${percent(size)} ${storagePhrases[storage]}`];
  });
  const detectable = sizes.length === 0 ? "too few pairs to show any change" : `a change of about ${andList(sizes)} would show`;
  const open = truncateList(mostUndecided, undecided, (left2) => `${count(left2)} more`);
  return [
    ...open.length === 0 ? [] : indented(`Undecided in the time: ${andList(open)}: ${moreTime(minutes)}`),
    ...passed === 0 ? [] : indented(`${count(passed)} of ${plural(all.length, "test")} did not change: ${detectable}`)
  ];
}
function sqliteLines(verdict, { base, candidate }) {
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
  return indented(
    `Against SQLite, geometric means: ${inTerminal(base)} ${multiplier(before)}x, ${inTerminal(candidate)} ${multiplier(now)}x`
  );
}
function leftOutLines(leftOut) {
  if (leftOut === void 0) return [];
  return indented(
    `Left out to fit into the time: ${andList(leftOut.what)}. To measure all of it, add ${leftOut.options}`
  );
}
function extentText({ tests }, seconds) {
  const pairs = tests.map(({ samples }) => samples.filter(({ role }) => role === "candidate").length);
  const [fewest, most] = [Math.min(...pairs), Math.max(...pairs)];
  const each = fewest === most ? plural(most, "pair") : `${count(fewest)} to ${plural(most, "pair")}`;
  return `Measured: ${plural(tests.length, "test")}, ${each} each, in ${Math.round(seconds)} s`;
}
function indented(text) {
  return wrap(text, "  ", "    ").map((line) => ({ text: line, style: "plain" }));
}

// src/features/search/compare/settings.ts
import { createHash as createHash2 } from "node:crypto";
import path3 from "node:path";
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
  const engines = {
    candidate: subject.candidate,
    base: subject.kind === "files" ? subject.base : "base",
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
  return path3.join(cacheFolder, "compare", key);
}
function subjectOf(operands, { values, from }, given) {
  const [first, second, third] = operands;
  if (third !== void 0)
    throw new InputError(
      `unexpected argument ${formatValue(third)}: name one revision of git, or two engine files, the one before the change first`
    );
  const { build, "build-timeout": buildTimeout } = given;
  const { candidate } = values;
  if (first !== void 0 && second !== void 0) {
    const unused = ["build", "candidate"].find((name) => from[name]?.kind === "option");
    if (unused !== void 0)
      throw new InputError(`--${unused}: it has no effect with two engine files: omit it`);
    return { kind: "files", base: first, candidate: second };
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
function narrow({ values, from, contents }, given, features) {
  const { quick, test } = given;
  const isGiven = (name) => from[name]?.kind === "option";
  const chosen = test === void 0 ? void 0 : findTests(test, contents, features);
  const usual = quick ? ["memory"] : ["memory", "file"];
  const isOwn = isGiven("own-workloads") && !isGiven("suites");
  const usualSuites = isOwn ? ["own"] : ["oltp"];
  const there = isOwn ? storagesOfOwn(contents, features) : storages;
  const usualThere = usual.filter((one) => there.includes(one));
  const scope = {
    suites: chosen === void 0 ? usualSuites : suitesOf(chosen),
    variants: chosen === void 0 ? ["int"] : keyVariants,
    storages: chosen !== void 0 ? storages : usualThere.length > 0 ? usualThere : there,
    rows: fewRows,
    "max-minutes": quick ? measuringMinutes.quick : measuringMinutes.usual
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
function storagesOfOwn(contents, features) {
  const own2 = testsOf(catalogueOf(features, contents)).filter(({ variant }) => suiteOf(variant) === "own");
  return storages.filter((one) => own2.some(({ storage }) => storage === one));
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
      `--test: no test is ${formatValue(pattern)}` + (meant === void 0 ? ": sqlite-bench-gate run --help-all has the names of workloads" : `: did you mean ${formatValue(meant)}?`)
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
  const out = path4.resolve(settings.run.out);
  for (const name of ["worktrees", "builds"]) requireNoLink(path4.join(out, name));
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
    const { maxMinutes: minutes = Number.POSITIVE_INFINITY } = settings.run;
    const seconds = (performance.now() - start) / 1e3;
    await print(
      compareLines(recording, verdict, {
        ...{ ...titles, files, ownFiles, seconds, minutes },
        ...leftOut && { leftOut }
      })
    );
    const layout = { detail: "full", unit: run.settings.unit, features };
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
function namedByUse(engines, use) {
  if (isUsedAlike(use) || !areIdentical(engines)) return engines;
  const { candidate, base } = engines;
  const names = namesOfUses(path4.basename(visible(candidate.file)), use);
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
