import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  blame,
  exactPair,
  faultNames,
  faultOfLife,
  faultOfSequence,
  faultOfTest,
  growthPairs,
  hidingReason,
  judgeFault,
  meanPairs,
  pairsInTurns,
  parseGivenBisect,
  renderBisection,
  resolveBisectSettings,
  resolveHistoryQuestion,
  resolveStepSettings,
  searchedOfCase,
  sweepEnds,
  timePairs
} from "./chunk-OPTBSDTN.js";
import {
  GitRepository,
  askProgram,
  buildCopy,
  hideEnvironment,
  keptEngine,
  parseBuildCommand,
  removeLeftOvers,
  requireCandidateInside,
  runBuild
} from "./chunk-UM765XXG.js";
import {
  EngineRacer
} from "./chunk-HL42FNGK.js";
import "./chunk-U65JHNNQ.js";
import {
  replayCase
} from "./chunk-NN4FLPGN.js";
import "./chunk-X7QFSGCS.js";
import "./chunk-3RUIKOT5.js";
import {
  contestOf,
  exactPairs,
  exactStateOf,
  formatBisection,
  pointLooks,
  readBisection,
  removeBisection,
  replaySearch,
  requireOwnSearch,
  searchedOf,
  stateOf,
  stepsOf,
  writeBisection,
  writeBisectionReports
} from "./chunk-TQCRFZUF.js";
import {
  bytesIn,
  measure
} from "./chunk-3OYIK3AX.js";
import "./chunk-OERDP5RO.js";
import {
  createContext,
  findConfinement,
  openEngines
} from "./chunk-74TYZFKW.js";
import {
  quietProgress,
  showProgress
} from "./chunk-JJPZP7PK.js";
import {
  version
} from "./chunk-HXOMDFVN.js";
import {
  Arena,
  SequenceFiles,
  ageShape,
  countTests,
  goThroughOnce
} from "./chunk-CEHIAFZ2.js";
import {
  defaultCountRows,
  planSequences,
  stepSize
} from "./chunk-DKZ4A5X2.js";
import {
  SampleTimeouts,
  Workspace
} from "./chunk-UZBMIOJ6.js";
import "./chunk-SUQVWFTR.js";
import {
  makeDatabasesFolder,
  removeDatabasesFolder
} from "./chunk-3PG6WOIP.js";
import {
  compileOnce,
  freeBytes,
  readEnvironment,
  stockFlags,
  stockLibraries
} from "./chunk-TT5QATNS.js";
import "./chunk-OLT52DGY.js";
import {
  hunting
} from "./chunk-646KYD4K.js";
import "./chunk-IAJPVWRA.js";
import "./chunk-OM26P4SW.js";
import {
  counterOf,
  isAgeTime,
  isAged,
  isCounter,
  isFault,
  isTest,
  isTimed,
  lifeFigureOf,
  maxStatements,
  plansOf,
  recordedTest
} from "./chunk-ACTBSX6G.js";
import "./chunk-REPMJCDV.js";
import "./chunk-W2JJMQQ3.js";
import "./chunk-QMMUTUXM.js";
import {
  catalogueOf,
  readSettingsFile
} from "./chunk-SMVUPPOS.js";
import {
  footprintPasses
} from "./chunk-XEJV74EK.js";
import {
  countOf,
  isTaken,
  windowMs
} from "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-WKVDZXO6.js";
import "./chunk-FROGIVDQ.js";
import "./chunk-U3LFVRMN.js";
import {
  agedSeries,
  contestSeries,
  figureTrends
} from "./chunk-GBYB7YDH.js";
import {
  shareText
} from "./chunk-QI6IE7CO.js";
import {
  dayOf,
  describeChange,
  describeConfounders,
  exactTrends,
  ofEngine,
  trendsOf
} from "./chunk-A2TM3MUW.js";
import {
  shapesOf
} from "./chunk-V5IKF5L3.js";
import {
  faultsOf,
  ladderOf,
  lastBytes,
  timesInTurns
} from "./chunk-PFJ5GFNK.js";
import "./chunk-MCU5AUHK.js";
import {
  engineBytes,
  figureOf
} from "./chunk-GWLEWOSY.js";
import {
  passesOf
} from "./chunk-H7HBXWQX.js";
import "./chunk-MFLFWOEP.js";
import {
  OutputError
} from "./chunk-OBBTOHMT.js";
import {
  neutralFolder,
  withoutSecrets
} from "./chunk-2PAZFJAJ.js";
import "./chunk-FCJDRYFO.js";
import {
  readHistory,
  runName
} from "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import {
  countsOf
} from "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import {
  isInside,
  makeFolder,
  missingFolders,
  removeEmpty
} from "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import {
  inTerminal,
  plural,
  visible,
  visibleEnd
} from "./chunk-NRVWYJ6O.js";
import {
  defaultCriteria,
  dialectOf,
  rolesOfTest,
  stepNamed,
  suggestName,
  workloadOf
} from "./chunk-H2WPJ5RR.js";
import {
  InputError,
  MeasurementError,
  array,
  formatValue,
  isServerFile,
  number,
  object,
  perEngine,
  record,
  roles,
  rolesOf,
  strictObject,
  string,
  suiteOf,
  testPath,
  truncate,
  union
} from "./chunk-KAFQIV6R.js";

// src/features/search/bisect/command.ts
import { rmSync as rmSync5 } from "node:fs";
import path16 from "node:path";

// src/features/search/bisect/builds/commits.ts
import { existsSync } from "node:fs";
import path from "node:path";

// src/features/search/bisect/builds/from-newest.ts
function fromNewest(source) {
  const last = source.points.length - 1;
  return {
    ...source,
    points: source.points.toReversed().map((point, index) => ({ ...point, parents: index === 0 ? [] : [index - 1] })),
    good: 0,
    bad: last,
    isFix: true,
    isBuilt: (point) => source.isBuilt(last - point),
    build: (point, signal) => source.build(last - point, signal)
  };
}

// src/features/search/bisect/builds/commits.ts
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
  const between2 = await repository.between(good, bad, !allParents);
  const commits = allParents ? withBoundary(good, between2) : [good, ...between2];
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
function withBoundary(good, between2) {
  const own = /* @__PURE__ */ new Set([good.hash, ...between2.map(({ hash }) => hash)]);
  const outside = new Set(between2.flatMap(({ parents }) => parents).filter((parent) => !own.has(parent)));
  const unread = [...outside].map((hash) => ({
    hash,
    shortHash: hash.slice(0, 9),
    parents: [],
    tree: hash,
    subject: ""
  }));
  return [...unread, good, ...between2];
}
function range(end) {
  return Array.from({ length: end }, (_, index) => index);
}

// src/features/search/bisect/builds/engine-files.ts
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

// src/features/search/bisect/builds/or-failed.ts
async function orFailed(make, signal) {
  try {
    return await make();
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof OutputError || isOfSystem(cause))) throw cause;
    return { state: "failed", message: cause.message };
  }
}
function isOfSystem(cause) {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string";
}

// src/features/search/bisect/builds/releases/go-module.ts
import { copyFileSync, existsSync as existsSync4, readdirSync, readFileSync as readFileSync3, statSync as statSync3 } from "node:fs";
import path8 from "node:path";

// src/features/search/bisect/builds/ask-registry.ts
import path3 from "node:path";
async function askRegistry({ folder, environment, timeoutMs }, { name, command, more = {} }, signal) {
  const file = path3.resolve(folder, "builds", `${name}.log`);
  const own = { ...withoutNpmsOwn(withoutSecrets(environment)), ...more };
  const program = { command, folder: neutralFolder, environment: own, log: file, timeoutMs };
  const { ended, answer } = await askProgram(program, signal);
  return { ended, answer, json: jsonOf(answer), file };
}
function withoutNpmsOwn(environment) {
  const isStartedByNpm = environment.npm_command !== void 0 || environment.npm_lifecycle_event !== void 0;
  if (!isStartedByNpm) return environment;
  const { NODE_OPTIONS, PATH = "", ...others } = environment;
  const kept = Object.entries(others).filter(([name]) => !name.startsWith("npm_"));
  const folders = PATH.split(path3.delimiter).filter((one) => !/[\\/]node_modules[\\/]/.test(`${one}/`));
  return { ...Object.fromEntries(kept), PATH: folders.join(path3.delimiter) };
}
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/features/search/bisect/builds/room.ts
import { existsSync as existsSync3 } from "node:fs";
import path4 from "node:path";
function wantOfRoom(folder, mostBytes3, freeBytes2 = freeBytes) {
  const free = freeBytes2(existingOf(path4.resolve(folder)));
  if (free >= mostBytes3) return void 0;
  return `can take ${gigabytes(mostBytes3)} in ${folder}, whose disk has ${gigabytes(free)} free`;
}
function existingOf(folder) {
  return existsSync3(folder) ? folder : existingOf(path4.dirname(folder));
}
function gigabytes(bytes) {
  return `${Number((bytes / 1e9).toFixed(1))} GB`;
}

// src/features/search/bisect/builds/releases/compile-amalgamation.ts
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path5 from "node:path";
var mostSource = 1e8;
async function compileAmalgamation(file, hash, { compiler, timeoutMs }, signal) {
  const { size } = statSync(file);
  if (size > mostSource)
    return {
      state: "failed",
      message: `${path5.basename(file)} has ${Math.round(size / 1e6)} MB, and ${mostSource / 1e6} MB are allowed for sources in one file`
    };
  const timeout = AbortSignal.timeout(timeoutMs);
  const source = createHash("sha256").update(readFileSync(file)).digest("hex");
  const compilation = {
    name: "released-amalgamation",
    sources: [file],
    sourceKey: `${source} ${hash}`,
    flags: stockFlags,
    libraries: stockLibraries
  };
  try {
    const either = AbortSignal.any([signal, timeout]);
    const { path: engine } = await compileOnce(compiler, compilation, () => {
    }, either);
    return { state: "built", engine };
  } catch (cause) {
    signal.throwIfAborted();
    if (timeout.aborted)
      return {
        state: "failed",
        message: `compiling it took over ${Number((timeoutMs / 6e4).toFixed(1))} minutes`
      };
    if (!(cause instanceof MeasurementError)) throw cause;
    return { state: "failed", message: cause.message };
  }
}

// src/features/search/bisect/builds/releases/kept-release.ts
import { lstatSync, readFileSync as readFileSync2, renameSync, rmSync, writeFileSync } from "node:fs";
import path6 from "node:path";
var factsSchema = strictObject({
  /** The hash that the registry gave for the release, in the registry's own form; absent if the registry's program keeps it to itself. */
  hash: string().min(1).max(1e3).optional()
});
var [factsFile, filesFolder, archiveFolder] = ["release.json", "files", "archive"];
function filesIn(folder) {
  return path6.join(folder, filesFolder);
}
function isKept(folder) {
  const kinds = [factsFile, filesFolder].map(
    (name) => lstatSync(path6.join(folder, name), { throwIfNoEntry: false })
  );
  return kinds[0]?.isFile() === true && kinds[1]?.isDirectory() === true;
}
function keptHash(folder) {
  if (!isKept(folder)) return void 0;
  const facts = JSON.parse(readFileSync2(path6.join(folder, factsFile), "utf8"));
  return factsSchema.parse(facts).hash;
}
async function keepRelease({ name, folder, hash, mostBytes: mostBytes3, fill }, { freeBytes: freeBytes2 }) {
  const want = wantOfRoom(path6.dirname(folder), mostBytes3, freeBytes2);
  if (want !== void 0) return { state: "failed", message: `${name} ${want}` };
  const partial = path6.resolve(`${folder}.${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  const [files, archives] = [filesIn(partial), path6.join(partial, archiveFolder)];
  makeFolder(files);
  makeFolder(archives);
  try {
    const failure = await fill(files, archives);
    if (failure !== void 0) return failure;
    rmSync(archives, { recursive: true });
    writeFileSync(path6.join(partial, factsFile), JSON.stringify({ hash }), { flag: "wx" });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return void 0;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

// src/features/search/bisect/builds/releases/release-engine.ts
import { closeSync, globSync, openSync, readSync, realpathSync, statSync as statSync2 } from "node:fs";
import path7 from "node:path";
var libraries = "**/*.{so,so.*,dylib}";
function engineOfRelease(folder, candidate) {
  if (candidate !== void 0) {
    const named = namedEngines(folder, candidate);
    const [file] = named;
    if (file === void 0) return { kind: "none", message: `holds no ${candidate}` };
    if (named.length > 1) return { kind: "none", message: severalOf(folder, named) };
    return { kind: candidate.endsWith(".c") ? "amalgamation" : "file", file };
  }
  for (const [kind, found] of [
    ["file", librariesIn(folder)],
    ["amalgamation", amalgamationsIn(folder)]
  ]) {
    const [file] = found;
    if (found.length > 1) return { kind: "none", message: severalOf(folder, found) };
    if (file !== void 0) return { kind, file };
  }
  return {
    kind: "none",
    message: `holds no shared library and no amalgamation of SQLite${othersIn(folder)}`
  };
}
function compiledEngine(found, owner) {
  if (found.kind === "file") return { state: "built", engine: found.file };
  const words = found.kind === "none" ? found.message : "holds no shared library, only sources: compile them, or name a file with --candidate";
  return { state: "failed", message: `${owner} ${words}` };
}
function librariesIn(folder) {
  return filesOf(folder, libraries);
}
function namedEngines(folder, candidate) {
  const named = filesOf(folder, `**/${path7.basename(candidate)}`);
  return named.filter((file) => `/${path7.relative(folder, file)}`.endsWith(`/${candidate}`));
}
var leastAmalgamation = 1e6;
var headBytes = 2e5;
function amalgamationsIn(folder) {
  return filesOf(folder, "**/*.c").filter((file) => {
    if (statSync2(file).size < leastAmalgamation) return false;
    const head = Buffer.alloc(headBytes);
    const opened = openSync(file, "r");
    try {
      return /#\s*define SQLITE_VERSION\s+"/.test(head.toString("latin1", 0, readSync(opened, head)));
    } finally {
      closeSync(opened);
    }
  });
}
function filesOf(folder, pattern) {
  const files = globSync(pattern, { cwd: folder }).map((file) => path7.join(folder, file));
  const own = () => realpathSync(folder);
  return files.filter(
    (file) => statSync2(file, { throwIfNoEntry: false })?.isFile() === true && isInside(realpathSync(file), own())
  );
}
function severalOf(folder, files) {
  const shown = files.map((file) => path7.relative(folder, file)).toSorted();
  return `holds ${shown.join(", ")}: name the engine with --candidate`;
}
function othersIn(folder) {
  const addons = filesOf(folder, "**/*.node");
  if (addons.length > 0) return ", only addons of Node.js, which have no C API of SQLite";
  const archives = filesOf(folder, "**/*.{tar.gz,tgz,zip,xz}");
  return archives.length === 0 ? "" : `; ${path7.relative(folder, archives[0] ?? "")} is not unpacked`;
}

// src/features/search/bisect/builds/releases/release-order.ts
function versionIn(name) {
  const found = /(\d{1,15}(?:\.\d{1,15})+)(?:[-._]?((?:alpha|beta|pre|rc|a|b)[-._]?\d{0,15})(?![a-z]))?/i.exec(name);
  if (found === null) return void 0;
  const [text, numbers = "", before] = found;
  const version2 = { text, numbers: numbers.split(".").map(Number) };
  return before === void 0 ? version2 : { ...version2, before: before.toLowerCase() };
}
function isFinal(version2) {
  return !/^[^+]*-/.test(version2);
}
function compareVersions(one, other) {
  for (let index = 0; index < Math.max(one.numbers.length, other.numbers.length); index++) {
    const difference = (one.numbers[index] ?? 0) - (other.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (one.before === void 0 || other.before === void 0)
    return Number(one.before === void 0) - Number(other.before === void 0);
  return one.before.localeCompare(other.before, "en", { numeric: true });
}

// src/features/search/bisect/builds/releases/go-module.ts
var packagePath = /^[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?:\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)+$/;
var listedSchema = object({ Path: string(), Versions: array(string()).optional() });
var downloadedSchema = object({ Dir: string(), Sum: string() });
var refusedSchema = object({ Error: string() });
var cachesSchema = record(string(), string().min(1));
var mostModule = 2 * 500 * 2 ** 20;
var mostBuild = 3e9;
var mostProgram = 5e8;
function openGoModule(name, settings) {
  if (!packagePath.test(name))
    throw new InputError(
      `--releases: ${formatValue(`go:${name}`)} is no path of a Go package, such as go:github.com/dolthub/dolt/go/cmd/dolt`
    );
  const own = { ...settings, package: name };
  requireServerBesideProgram(own);
  let asked;
  const ask = async (signal) => {
    asked ??= findModule(own, signal);
    return await asked;
  };
  return {
    package: name,
    list: async (signal) => ((await ask(signal)).Versions ?? []).filter(isFinal),
    isThere: (version2) => isKept(keptIn(own, version2)),
    fetch: async (version2, signal) => {
      const module = await ask(signal);
      return await fetchRelease(own, module.Path, version2, signal);
    }
  };
}
async function findModule(settings, signal) {
  const parts = settings.package.split("/");
  let file = "";
  for (let length = parts.length; length > 1; length--) {
    const module = parts.slice(0, length).join("/");
    const asked = await go(settings, "versions", ["list", "-m", "-versions", "-json", module], signal);
    file = asked.file;
    const listed = listedSchema.safeParse(asked.json);
    if (asked.ended === void 0 && listed.success) return listed.data;
  }
  throw new InputError(
    `--releases: Go finds no module with the package ${formatValue(settings.package)}: read ${file}`
  );
}
async function fetchRelease(settings, module, version2, signal) {
  if (!isKept(keptIn(settings, version2))) {
    const want = await wantOfGo(settings, version2, ["GOMODCACHE", mostModule], signal);
    if (want !== void 0) return want;
  }
  const what = ["mod", "download", "-json", `${module}@${version2}`];
  const asked = await go(settings, version2, what, signal);
  const downloaded = downloadedSchema.safeParse(asked.json);
  const failed = (message, log = asked.file) => ({ state: "failed", message, log });
  if (asked.ended !== void 0 || !downloaded.success) {
    const refused = refusedSchema.safeParse(asked.json).data?.Error ?? `go ${asked.ended ?? "gave no hash"}`;
    return failed(`${module} ${version2} cannot be downloaded: ${firstLine(refused)}`);
  }
  const { Dir: sources, Sum: hash } = downloaded.data;
  const folder = keptIn(settings, version2);
  const before = keptHash(folder);
  if (before !== void 0 && before !== hash)
    return failed(`${module} ${version2} has the hash ${hash}, and had ${before} when it was built`);
  const { candidate } = settings;
  if (candidate?.endsWith(".c") || candidate === void 0 && module === settings.package) {
    const found = engineOfRelease(sources, candidate);
    if (found.kind === "amalgamation") return await compileAmalgamation(found.file, hash, settings, signal);
    if (candidate !== void 0)
      return failed(
        `${module} ${version2} ${found.kind === "none" ? found.message : "holds no amalgamation"}`
      );
  }
  if (before === void 0) {
    const name = `${settings.package}@${version2}`;
    const fill = async (files) => {
      const want = await wantOfGo(settings, version2, ["GOCACHE", mostBuild], signal);
      if (want !== void 0) return want;
      const { ended, file } = await go(settings, version2, ["install", name], signal, { GOBIN: files });
      return ended === void 0 ? void 0 : failed(`go install ${ended}: ${problemIn(file)}`, file);
    };
    const failure = await keepRelease({ name, folder, hash, mostBytes: mostProgram, fill }, settings);
    if (failure !== void 0) return failure;
  }
  return engineIn(settings, filesIn(folder));
}
async function wantOfGo(settings, version2, [cache, mostBytes3], signal) {
  const asked = await go(settings, version2, ["env", "-json", cache], signal);
  const folder = cachesSchema.safeParse(asked.json).data?.[cache];
  if (asked.ended !== void 0 || folder === void 0)
    throw new InputError(`--releases: Go does not say where its ${cache} is: read ${asked.file}`);
  const want = wantOfRoom(folder, mostBytes3, settings.freeBytes);
  return want === void 0 ? void 0 : { state: "failed", message: `${settings.package} ${version2} ${want}` };
}
function engineIn({ candidate, package: name }, folder) {
  const program = readdirSync(folder).find((file) => (statSync3(path8.join(folder, file)).mode & 73) !== 0);
  if (program === void 0) return { state: "failed", message: `go install made no program of ${name}` };
  if (candidate === void 0) return { state: "built", engine: path8.join(folder, program) };
  const engine = path8.join(folder, path8.basename(candidate));
  copyFileSync(candidate, engine);
  return { state: "built", engine };
}
function requireServerBesideProgram({ candidate, package: name }) {
  if (candidate === void 0 || candidate.endsWith(".c")) return;
  if (!isServerFile(candidate) || !existsSync4(candidate))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is neither the .c file of an amalgamation in the module nor an existing file of a server: omit it for a program that is a shell`
    );
  const program = programOf(name);
  if (!new RegExp(`(?:\\./|\\{here\\}/)${program}(?![\\w/])`).test(readFileSync3(candidate, "utf8")))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} does not name ./${program}: it is copied beside the program of each version, so say program: ./${program}`
    );
}
function programOf(name) {
  const parts = name.split("/");
  const last = parts.at(-1) ?? "";
  return /^v\d+$/.test(last) ? parts.at(-2) ?? last : last;
}
function keptIn({ package: name, cacheFolder }, version2) {
  return path8.join(cacheFolder, "go", `${process.platform}-${process.arch}`, name, version2);
}
var mostSigns = 300;
function problemIn(log) {
  const lines2 = readFileSync3(log, "utf8").split("\n");
  const own = lines2.filter((line) => !/^(?:#|go: downloading )/.test(line)).join(" ");
  return truncate(own.replace(/\s+/g, " ").trim(), mostSigns) || "it printed nothing";
}
function firstLine(text) {
  return text.trim().split("\n")[0] ?? "";
}
async function go(settings, version2, [verb = "", ...parameters], signal, more = {}) {
  const command = ["go", verb, ...parameters];
  const question = { name: `go-${verb}-${version2}`, command, more: { GOWORK: "off", ...more } };
  return await askRegistry(settings, question, signal);
}

// src/features/search/bisect/builds/releases/npm.ts
import { createHash as createHash2, timingSafeEqual } from "node:crypto";
import { readFileSync as readFileSync4, statSync as statSync4 } from "node:fs";
import path10 from "node:path";

// src/features/search/bisect/builds/releases/unpack.ts
import { createReadStream, createWriteStream, rmSync as rmSync2 } from "node:fs";
import path9 from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

// src/features/search/bisect/builds/releases/unpack-limits.ts
import { Transform } from "node:stream";
var mostUnpacked = 5e8;
var mostEntries = 1e5;
var blockBytes = 512;
var OverLimit = class extends Error {
  name = "OverLimit";
};
function limitTar({ bytes = mostUnpacked, entries = mostEntries } = {}) {
  let [length, headers] = [0, 0];
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(part, _encoding, done) {
      length += part.length;
      if (length > bytes) return done(new OverLimit(`has more than ${bytes / 1e6} MB once it is unpacked`));
      const all = rest.length === 0 ? part : Buffer.concat([rest, part]);
      const whole = all.length - all.length % blockBytes;
      for (let start = 0; start < whole; start += blockBytes)
        if (isHeader(all.subarray(start, start + blockBytes))) headers++;
      rest = Buffer.from(all.subarray(whole));
      if (headers > entries)
        return done(new OverLimit(`has more than ${entries.toLocaleString("en")} files and folders`));
      done(null, part);
    }
  });
}
var [sumStart, sumEnd] = [148, 156];
function isHeader(block) {
  const text = Buffer.from(block.subarray(sumStart, sumEnd)).toString("latin1");
  const octal = /^[\s\0]*([0-7]+)/.exec(text)?.[1];
  if (octal === void 0) return false;
  const given = Number.parseInt(octal, 8);
  let [unsigned, signed] = [0, 0];
  for (const [index, byte] of block.entries()) {
    const value = index >= sumStart && index < sumEnd ? 32 : byte;
    unsigned += value;
    signed += value < 128 ? value : value - 256;
  }
  return given === unsigned || given === signed;
}

// src/features/search/bisect/builds/releases/unpack.ts
async function unpackTar(archive, folder, { environment, folder: out, timeoutMs }, signal) {
  const plain = `${archive}.tar`;
  const log = path9.resolve(out, "builds", `${path9.basename(archive)}.tar.log`);
  try {
    const limits = [createReadStream(archive), createGunzip(), limitTar()];
    await pipeline(...limits, createWriteStream(plain, { flags: "wx" }), { signal });
    const own = ["--no-same-owner", "--no-same-permissions"];
    const command = ["tar", "-x", "-f", plain, "-C", folder, ...own];
    const { PATH } = withoutNpmsOwn(environment);
    const program = { command, folder: neutralFolder, environment: { PATH }, log, timeoutMs };
    const { ended } = await askProgram(program, signal);
    return ended === void 0 ? tooLarge(folder) : `cannot be unpacked: tar ${ended}`;
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof OverLimit) return cause.message;
    if (cause.code?.startsWith("Z_")) return "is no gzip file";
    throw cause;
  } finally {
    rmSync2(plain, { force: true });
  }
}
function tooLarge(folder) {
  return bytesIn(folder) > mostUnpacked ? `has files of more than ${mostUnpacked / 1e6} MB once it is unpacked` : void 0;
}

// src/features/search/bisect/builds/releases/npm.ts
var packageName = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
var distSchema = object({
  /** Hash as in Subresource Integrity, such as `sha512-` and base64. */
  integrity: string().max(1e3),
  /** Bytes; absent from releases of early years. */
  unpackedSize: number().min(0).optional()
});
var packedSchema = array(object({ filename: string() })).length(1);
var mostBytes = 3 * mostUnpacked;
function openNpm(name, settings) {
  if (!packageName.test(name) || name.length > 214)
    throw new InputError(`--releases: ${formatValue(`npm:${name}`)} is no name of a package of npm`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions(own, signal),
    isThere: (version2) => isKept(keptIn2(own, version2)),
    fetch: async (version2, signal) => await fetchRelease2(own, version2, signal)
  };
}
async function listVersions(settings, signal) {
  const what = ["view", settings.package, "versions"];
  const { ended, json, file } = await npm(settings, "versions", what, signal);
  const listed = union([array(string()), string().transform((one) => [one])]).safeParse(json);
  if (ended !== void 0 || !listed.success)
    throw new InputError(
      `--releases: npm cannot list the releases of ${formatValue(settings.package)}: read ${file}`
    );
  return listed.data.filter(isFinal);
}
async function fetchRelease2(settings, version2, signal) {
  const folder = keptIn2(settings, version2);
  const failure = isKept(folder) ? void 0 : await download(settings, version2, folder, signal);
  if (failure !== void 0) return failure;
  const found = engineOfRelease(filesIn(folder), settings.candidate);
  if (found.kind === "none")
    return { state: "failed", message: `the package of ${version2} ${found.message}` };
  if (found.kind === "file") return { state: "built", engine: found.file };
  return await compileAmalgamation(found.file, keptHash(folder) ?? "", settings, signal);
}
async function download(settings, version2, folder, signal) {
  const name = `${settings.package}@${version2}`;
  const asked = await npm(settings, version2, ["view", name, "dist"], signal);
  const dist = distSchema.safeParse(asked.json);
  const failed = (message, log = asked.file) => ({ state: "failed", message, log });
  if (asked.ended !== void 0) return failed(`npm has no ${name}: npm view ${asked.ended}`);
  if (!dist.success) return failed(`npm gives no hash of ${name}`);
  const { integrity, unpackedSize = 0 } = dist.data;
  const tooLarge2 = (bytes) => `has ${Math.round(bytes / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`;
  if (unpackedSize > mostUnpacked) return failed(`${name} ${tooLarge2(unpackedSize)}`);
  const fill = async (files, archives) => {
    const to = ["--pack-destination", archives];
    const packed = await npm(settings, version2, ["pack", name, ...to], signal);
    if (packed.ended !== void 0)
      return failed(`npm pack ${packed.ended}: ${npmError(packed.file)}`, packed.file);
    const archive = packedSchema.safeParse(packed.json);
    const file = path10.join(archives, path10.basename(archive.data?.[0]?.filename ?? ""));
    const kind = statSync4(file, { throwIfNoEntry: false });
    if (!archive.success || kind?.isFile() !== true)
      return failed(`npm pack does not name the archive of ${name}`, packed.file);
    if (kind.size > mostUnpacked) return failed(`the archive of ${name} ${tooLarge2(kind.size)}`);
    if (!hasHash(readFileSync4(file), integrity))
      return failed(`the archive of ${name} does not have the hash ${integrity} that npm gives for it`);
    const problem = await unpackTar(file, files, settings, signal);
    return problem === void 0 ? void 0 : failed(`the archive of ${name} ${problem}`);
  };
  return await keepRelease({ name, folder, hash: integrity, mostBytes, fill }, settings);
}
function hasHash(content, integrity) {
  const hashes = integrity.trim().split(/\s+/).map((one) => /^(sha(?:256|384|512))-([A-Za-z0-9+/]+=*)/.exec(one));
  const strongest = ["sha512", "sha384", "sha256"].find((name) => hashes.some((one) => one?.[1] === name));
  if (strongest === void 0) return false;
  const own = createHash2(strongest).update(content).digest();
  return hashes.some((one) => {
    const given = one?.[1] === strongest ? Buffer.from(one[2] ?? "", "base64") : void 0;
    return given?.length === own.length && timingSafeEqual(given, own);
  });
}
function npmError(log) {
  const lines2 = readFileSync4(log, "utf8").split("\n");
  const [line] = lines2.filter((one) => /^npm (?:error|ERR!) (?!code )/.test(one));
  return line?.trim() ?? "it printed no error";
}
function keptIn2({ package: name, cacheFolder }, version2) {
  return path10.join(cacheFolder, "npm", name, version2);
}
async function npm(settings, version2, [verb = "", ...parameters], signal) {
  const quiet = ["--ignore-scripts", "--no-update-notifier", "--no-fund", "--no-audit", "--loglevel=error"];
  const command = ["npm", verb, ...quiet, "--json", ...parameters];
  return await askRegistry(settings, { name: `npm-${verb}-${version2}`, command }, signal);
}

// src/features/search/bisect/builds/releases/pypi.ts
import path11 from "node:path";
var packageName2 = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;
var mostBytes2 = 2 * mostUnpacked;
function openPypi(name, settings) {
  if (!packageName2.test(name))
    throw new InputError(`--releases: ${formatValue(name)} is no name of a package`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions2(own, signal),
    isThere: (version2) => isKept(keptIn3(own, version2)),
    fetch: async (version2, signal) => await fetchRelease3(own, version2, signal)
  };
}
async function listVersions2(settings, signal) {
  const what = ["index", "versions", settings.package];
  const { ended, answer, file } = await pip(settings, "versions", what, signal);
  const listed = /^Available versions: (.*)$/m.exec(answer)?.[1];
  if (ended !== void 0 || listed === void 0)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${file}`
    );
  return listed.split(/,\s*/).toReversed();
}
async function fetchRelease3(settings, version2, signal) {
  const folder = keptIn3(settings, version2);
  const failure = isKept(folder) ? void 0 : await download2(settings, version2, folder, signal);
  if (failure !== void 0) return failure;
  return compiledEngine(engineOfRelease(filesIn(folder), settings.candidate), `the wheel of ${version2}`);
}
async function download2(settings, version2, folder, signal) {
  const name = `${settings.package}==${version2}`;
  const fill = async (files) => {
    const wheel = ["--quiet", "--no-deps", "--only-binary", ":all:", "--no-compile", "--target", files];
    const { ended, file } = await pip(settings, version2, ["install", ...wheel, name], signal);
    const problem = ended === void 0 ? tooLarge(files) : void 0;
    const failed = (message) => ({ state: "failed", message, log: file });
    if (ended !== void 0) return failed(`pip ${ended}`);
    return problem === void 0 ? void 0 : failed(`the wheel of ${version2} ${problem}`);
  };
  return await keepRelease({ name, folder, hash: void 0, mostBytes: mostBytes2, fill }, settings);
}
function keptIn3({ package: name, cacheFolder }, version2) {
  return path11.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version2);
}
async function pip(settings, version2, [verb = "", ...parameters], signal) {
  const isolated = ["python3", "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"];
  const command = [...isolated, verb, ...parameters];
  return await askRegistry(settings, { name: `pip-${verb}-${version2}`, command }, signal);
}

// src/features/search/bisect/builds/releases/open-releases.ts
var registries = {
  pypi: openPypi,
  npm: openNpm,
  go: openGoModule
};
var plainVersion = /^[0-9A-Za-z][0-9A-Za-z.+_!-]{0,199}$/;
async function openReleases(settings, signal) {
  const registry = openRegistry(settings);
  const { versions, isFix } = settings.versions === void 0 ? await between(registry, settings, signal) : { versions: settings.versions, isFix: false };
  const odd = versions.find((version2) => !plainVersion.test(version2));
  if (odd !== void 0)
    throw new InputError(
      `--releases: ${formatValue(odd)} is no version: letters, digits and . + - _ ! are allowed in one`
    );
  const source = {
    points: versions.map((version2, index) => ({
      name: version2,
      id: version2,
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: versions.length - 1,
    isBuilt: (point) => registry.isThere(versions[point] ?? ""),
    build: async (point, abort) => await orFailed(async () => await registry.fetch(versions[point] ?? "", abort), abort)
  };
  return isFix ? fromNewest(source) : source;
}
function openRegistry(settings) {
  const [, kind = "pypi", name = ""] = /^(?:([a-z]+):)?(.*)$/s.exec(settings.package) ?? [];
  const open = registries[kind];
  if (open === void 0)
    throw new InputError(
      `--releases: ${formatValue(settings.package)} names no known registry: give a package of PyPI, npm:PACKAGE or go:PACKAGE`
    );
  return open(name, settings);
}
async function between(registry, { good, bad }, signal) {
  const all = await registry.list(signal);
  const [from, to] = Object.entries({ good, bad }).map(([end, version2]) => {
    const index = all.indexOf(version2);
    if (index >= 0) return index;
    throw new InputError(
      `--${end}: ${registry.package} has no release ${formatValue(version2)}: ${all.length === 0 ? "it has none at all" : `the newest are ${all.slice(-5).join(", ")}`}`
    );
  });
  if (from === to) throw new InputError(`--good: ${good} is the bad release too: name two releases`);
  const versions = all.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { versions: versions.filter((version2) => plainVersion.test(version2)), isFix: from > to };
}

// src/features/search/bisect/builds/releases-folder.ts
import { readdirSync as readdirSync2, realpathSync as realpathSync2, statSync as statSync5 } from "node:fs";
import path12 from "node:path";
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
  const problem = (words) => new InputError(`--releases-dir: ${formatValue(folder)} ${words}`);
  if (statSync5(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw problem("is no folder: name the one with a subfolder or a file for each release");
  const releases = readdirSync2(folder).flatMap((name) => {
    const version2 = versionIn(name);
    return version2 === void 0 ? [] : [{ version: version2, place: path12.resolve(folder, name) }];
  }).toSorted((one, other) => compareVersions(one.version, other.version));
  if (releases.length < 2)
    throw problem(
      `has ${releases.length === 0 ? "no release" : "one release only"}: a release is a subfolder or a file with a version such as 0.51.3 in its name`
    );
  for (const [index, { version: version2, place }] of releases.entries()) {
    const next = releases[index + 1];
    if (next !== void 0 && compareVersions(version2, next.version) === 0)
      throw problem(
        `has ${path12.basename(place)} and ${path12.basename(next.place)}, which are of one version: leave one subfolder or file a release there`
      );
  }
  return releases;
}
function indexOf(releases, end, given, otherwise) {
  if (given === void 0) return otherwise;
  const named = versionIn(given);
  const index = releases.findIndex(
    ({ version: version2 }) => named !== void 0 && compareVersions(version2, named) === 0
  );
  if (index >= 0) return index;
  const shown = releases.slice(-5).map(({ version: version2 }) => version2.text);
  throw new InputError(`--${end}: no release is ${formatValue(given)}: the newest are ${shown.join(", ")}`);
}
function engineOf({ version: version2, place }, { releasesFolder, candidate }) {
  const kind = statSync5(place, { throwIfNoEntry: false });
  if (kind?.isFile() !== true && kind?.isDirectory() !== true)
    return { state: "failed", message: `${place} is neither a folder nor a file` };
  if (!isInside(realpathSync2(place), realpathSync2(releasesFolder)))
    return {
      state: "failed",
      message: `${place} is a link that leads out of ${releasesFolder}: put the release itself there`
    };
  if (kind.isFile()) return { state: "built", engine: place };
  const found = engineOfRelease(place, candidate?.replaceAll("{version}", version2.text));
  return compiledEngine(found, `the folder of ${version2.text}`);
}

// src/features/search/bisect/builds/open-source.ts
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

// src/features/search/bisect/change-ends.ts
function changeEnds(runs, test, by, figure = "time") {
  if (runs.length === 0)
    throw new InputError("--history: it has no runs: add some, or name another --branch");
  if (figure !== "time" && !isAgeTime(figure)) return exactEnds(runs, test, by, figure);
  const trends = trendsBy(runs, test, figure);
  const path17 = isAgeTime(figure) ? `${test} ${lifeFigureOf(figure)}` : test;
  const trend = trends.find(({ series }) => series.path === path17);
  if (trend === void 0) {
    const meant = suggestName(
      path17,
      trends.map(({ series }) => series.path)
    );
    throw new InputError(
      `--from-history: the history has no test ${formatValue(path17)}` + (meant === void 0 ? ": history trend lists those that changed" : `: did you mean ${formatValue(meant)}?`)
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
  const words = `${path17} became ${describeChange(change)} between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[change.firstAfter]?.aged?.commits : void 0;
  return { good, bad, age, words: `${words}${describeConfounders(change)}` };
}
function trendsBy(runs, test, figure) {
  if (isAgeTime(figure)) return figureTrends(runs, agedSeries(runs));
  return test.startsWith("contention/") ? figureTrends(runs, contestSeries(runs)) : trendsOf(runs).tests;
}
function exactEnds(runs, test, by, figure) {
  const path17 = figure === "engine-bytes" ? ofEngine : test;
  const trend = exactTrends(runs).find((one) => one.figure === figure && one.path === path17);
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
  const between2 = `between ${inTerminal(good)} and ${inTerminal(bad)}`;
  const age = isAged(figure) ? runs[after.run]?.aged?.commits : void 0;
  const words = `${figure} of ${test} changed ${between2}: ${shareText(before.value, share)}`;
  return { good, bad, age, words };
}
function nameOf(run, by) {
  const name = run?.[by];
  if (name !== void 0) return name;
  throw new InputError(
    `--from-history: the run ${run === void 0 ? "" : `${runName(run)} of ${dayOf(run)} `}beside the change has no ${by}: name the ends with --good and --bad`
  );
}

// src/features/search/bisect/measure/bisection.ts
import { createHash as createHash3 } from "node:crypto";
import path15 from "node:path";

// src/features/search/bisect/builds/build-ahead.ts
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

// src/features/search/bisect/measure/explain-answer.ts
import { rmSync as rmSync4 } from "node:fs";

// src/features/search/bisect/measure/point.ts
import { rmSync as rmSync3 } from "node:fs";

// src/features/search/bisect/measure/age-point.ts
import path13 from "node:path";
async function ageOnce(settings, { life, commits }, context) {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const engines = await openEngines(settings, context, folder, context.features);
    const dialect = dialectOf(settings.candidate);
    return await ageShape(life, shapesOf(seed, dialect)[life], {
      engines: perEngine(engines, ({ engine }) => engine),
      ...{ dialect, workspace: new Workspace(path13.join(folder, "age"), { rows, seed, warehouses }) },
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
import path14 from "node:path";
async function contestPoint(settings, subject, rounds, context) {
  const { rows, seed, warehouses, sampleTimeout } = settings;
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(settings, context, folder, context.features);
    const engines = perEngine(opened, ({ engine }) => engine);
    const workspace = new Workspace(path14.join(folder, "contention"), { rows, seed, warehouses });
    const arena = await Arena.open({ engines, workspace, seed, signal, sampleTimeout });
    try {
      const held = [];
      for (let round = 1; round <= rounds; round++)
        held.push(...await arena.hold(round, [contestOf(subject)]));
      return contestPairs(arena.entrants, held, subject);
    } finally {
      await arena.close();
    }
  } finally {
    removeDatabasesFolder(folder);
  }
}
function contestPairs(entrants, held, { task, ...subject }) {
  for (const role of roles.toSorted((a, b) => blame(a) - blame(b))) {
    const untestable = whyUntestable(entrants, held, role);
    if (untestable !== void 0) return { state: "failed", role, untestable };
  }
  const rounds = Map.groupBy(held, ({ round }) => round);
  const pairs = [...rounds.values()].map((one) => {
    const time = (role) => {
      const tasks = one.find((other) => other.role === role)?.tasks ?? [];
      const operations = tasks.find((other) => other.task === task)?.operations;
      if (operations === void 0)
        throw new Error(`a contest ${subject.contest} without a fault has ${task} of the ${role}`);
      return Math.round(windowMs * 1e6 / Math.max(1, operations));
    };
    return { baseline: time("baseline"), candidate: time("candidate"), base: time("base") };
  });
  return { state: "measured", pairs };
}
var reasons = { crash: "crash", hung: "timeout", busy: "timeout", error: "error" };
function whyUntestable(entrants, held, role) {
  const entrant = entrants.find((one) => one.role === role);
  const out = entrant?.failed ?? (entrant?.absent === void 0 ? void 0 : `it ${entrant.absent}`);
  if (entrant === void 0 || out !== void 0)
    return { reason: "error", message: out ?? "it does not take part in contests" };
  const own = held.filter((one) => one.role === role);
  const fault = own.find((one) => one.fault !== void 0)?.fault;
  if (fault !== void 0)
    return { reason: reasons[fault.kind] ?? "differs", message: fault.message };
  return own.length > 0 ? void 0 : {
    reason: "error",
    message: "its connections cannot be in threads of one process: search a contest in processes"
  };
}

// src/features/search/bisect/measure/cost-point.ts
function costPairs({ tests: [record2], engines }, cost) {
  const figure = figureOf(cost);
  const costOf = (role) => {
    if (cost !== "engine-bytes") return record2 && footprintPasses(figure, record2, role);
    const size = engines[role]?.size;
    return size && passesOf(engineBytes(size));
  };
  const measured = record2 === void 0 ? rolesOf(engines) : rolesOfTest(record2, rolesOf(engines));
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
function counterPairs({ tests: [record2] }, figure) {
  const name = counterOf(figure);
  return exactPair(["base", "candidate"], (role) => {
    const check = record2?.checks.find((one) => one.role === role);
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
    const record2 = { ...test, samples: [], checks: [], failures: [] };
    const { records, counting } = await countTests(settings, context, {
      engines: perEngine(engines, ({ engine }) => engine),
      folder,
      catalogue,
      records: [record2],
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
    return pairOf(test, records[0] ?? record2, rolesOfTest(test, rolesOf(engines)));
  } finally {
    removeDatabasesFolder(folder);
  }
}
function pairOf(test, record2, roles2) {
  return exactPair(roles2, (role) => {
    const count = countOf(record2, role);
    if (count === void 0)
      throw new MeasurementError(
        `${testPath(test)}: tests of its suite and variant are not counted: search by time`
      );
    return isTaken(count) ? count.instructions : { reason: "error", message: `not counted: ${count.uncounted}` };
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
  const [record2] = recording.tests;
  if (record2 === void 0) throw new Error("a run has the test that was asked for");
  return faultOfTest(record2);
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
function plannedSteps({ storage, order, form }, seed) {
  const suites = [form === "full" ? "sequence" : "oltp"];
  const planned = planSequences({ suites, storages: [storage], seed })?.sequences;
  const found = planned?.find((one) => one.order === order);
  if (found === void 0) throw new Error("the settings name a sequence that a run has");
  return found.steps;
}
async function withEngines({ base: _, ...run }, { storage, order, form }, names, context, work) {
  const { signal } = context;
  const folder = makeDatabasesFolder(context.resultsFolder);
  try {
    const opened = await openEngines(run, context, folder, context.features);
    const workspace = new Workspace(folder, run);
    const files = new SequenceFiles(workspace);
    const dialect = dialectOf(run.candidate);
    const steps = [...new Set(names)].map((name) => stepNamed(name, dialect));
    await files.write(workspace, steps, stepSize(form, run), dialect, signal);
    const parts = {
      engines: perEngine(opened, ({ engine }) => engine),
      ...{ workspace, signal, timeouts: new SampleTimeouts(run.sampleTimeout) },
      stop: (reason) => {
        throw new MeasurementError(reason);
      }
    };
    return await work((own) => goThroughOnce(parts, files, { storage, order, steps: own }, dialect));
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
function judgeSteps(record2, wanted, isWhole) {
  const found = faultOfSequence(record2);
  const judged = judgeFault(wanted, found);
  if (judged.state !== "judged" || found?.step === void 0) return judged;
  const message = `step ${found.step} (${record2.steps[found.step - 1]}): ${found.message}`;
  if (isWhole || found.step === record2.steps.length)
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
    rmSync3(context.resultsFolder, { recursive: true, force: true });
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
  if ("contest" in test && by === "time") return await contestPoint(run, test, pairs, context);
  if (!isTest(test) || isAged(by)) throw new Error("settings name a figure that their subject has");
  if (by === "instructions") return await countPoint({ ...run, countRows: rows }, test, context);
  const recording = await measureAlone(run, context);
  if (by === "growth") return growthPairs(recording.tests, test);
  const measured = timePairs(recording.tests[0]);
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
    latencies: false,
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
    rmSync4(context.resultsFolder, { recursive: true, force: true });
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
  return createHash3("sha256").update(JSON.stringify([workload, counters])).digest("hex");
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
    const context = runContext(path15.join(settings.out, "measuring"));
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
  const place = runContext(path15.join(settings.out, "measuring"));
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

// src/features/search/bisect/measure/step.ts
var usualSteps = 7;
async function judgeStep(settings, context) {
  const { candidate, threshold, good, alpha, by } = settings;
  const engines = { candidate, base: good };
  if (isFault(by)) return await judgeOnce(settings, engines, context);
  if (threshold === void 0) throw new Error("a step by a figure needs the line");
  const direction = threshold > 1 ? 1 : -1;
  const line = { direction, logRatio: Math.log(threshold) };
  const pairs = [];
  let wanted = !isTimed(by) ? exactPairs : pointLooks[0] ?? 0;
  for (; ; ) {
    const measured = await measurePoint(settings, engines, wanted - pairs.length, context);
    if (measured.state === "failed") return untestableStep(measured);
    if (measured.state === "judged") throw new Error("a figure is measured");
    pairs.push(...measured.pairs);
    const logRatios = pairs.map((pair) => Math.log(pair.candidate / pair.base));
    const state = !isTimed(by) ? exactStateOf({ logRatios }, line) : stateOf({ logRatios }, line, alpha / usualSteps);
    if (state.state === "good" || state.state === "bad")
      return {
        state: state.state,
        message: `${state.pairs === 1 ? "one measurement" : `${state.pairs} pairs`}, the line is ${threshold}x`
      };
    if (state.state === "untestable") return { state: "untestable", message: state.message };
    if (state.state === "open") wanted = state.next;
  }
}
async function judgeOnce(settings, engines, context) {
  const measured = await measurePoint(settings, engines, exactPairs, context);
  if (measured.state === "failed") return untestableStep(measured);
  if (measured.state === "measured" || !isFault(settings.by)) throw new Error("a fault is judged");
  const { isShown, message } = measured.fault;
  const name = faultNames[settings.by];
  if (!isShown) return { state: "good", message: `it does not show ${name}` };
  return { state: "bad", message: `it shows ${name}${message === void 0 ? "" : `: ${message}`}` };
}
function untestableStep({ role, untestable }) {
  if (role === "candidate") return { state: "untestable", message: untestable.message };
  throw new MeasurementError(
    `the ${role === "base" ? "good engine" : "baseline"} failed: ${untestable.message}`
  );
}

// src/features/search/bisect/command.ts
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
        settings === void 0 ? void 0 : [process.cwd(), ...readEnvironment(process.env).hiddenFolders]
      ),
      world
    );
  try {
    return await runStep(command, world);
  } catch (cause) {
    const isExpected = cause instanceof InputError || cause instanceof MeasurementError;
    world.output.error(isExpected ? visibleEnd(cause.message) : cause?.stack ?? String(cause));
    return stepStatuses.stop;
  }
}
function withEnds(given, output) {
  const question = resolveHistoryQuestion(given);
  if (question === void 0) return given;
  const { test, by, figure, history } = question;
  const { history: folder, ...filter } = history;
  const runs = readHistory(folder, filter).map(({ run }) => run);
  const { words, ...ends } = changeEnds(runs, test, by, figure);
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
  return { step: (words) => progress.step(visible(words)), test: (one) => progress.test(one) };
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
async function buildCandidate({ build, candidate, buildTimeout, out }, signal) {
  if (build === void 0) return void 0;
  hideEnvironment();
  const folder = process.cwd();
  const log = path16.join(out, "builds", "step.log");
  const command = parseBuildCommand(build, folder);
  const timeoutMs = buildTimeout * 6e4;
  const built = await runBuild(
    { build: command, folder, candidate, log, timeoutMs, environment: process.env },
    signal
  );
  return built.state === "failed" ? `${built.message}; its output is in ${log}` : void 0;
}
async function goodEngine(settings, compiler, signal) {
  const { source: given, good } = settings;
  if (given.kind !== "releases") return good;
  const context = { folder: process.cwd(), compiler, environment: process.env, signal };
  const source = await openSource(settings, context);
  const built = await source.build(source.good, signal);
  if (built.state === "built") return built.engine;
  throw new InputError(`--good: ${given.good} of ${given.package} cannot be had: ${built.message}`);
}
async function runStep({ given, files }, { output, abortOnSignals, features }) {
  const settings = resolveStepSettings(given, files, features);
  requireOwnSearch(settings.out);
  const shown = settings.quiet ? quietProgress : showProgress(process.stderr, () => performance.now());
  const { signal } = abortOnSignals(shown);
  const environment = readEnvironment(process.env);
  const folder = path16.join(settings.out, "measuring");
  try {
    const unbuilt = await buildCandidate(settings, signal);
    if (unbuilt !== void 0) {
      shown.end();
      output.note(visible(`untestable: ${unbuilt}`));
      return stepStatuses.untestable;
    }
    const parts = { environment, progress: shown, signal };
    const context = { ...createContext(folder, parts), features };
    const good = await goodEngine(settings, environment.compiler, signal);
    const { state, message } = await judgeStep({ ...settings, good }, context);
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
