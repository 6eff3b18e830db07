import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  bytesIn
} from "./shared-measure-check.js";
import {
  GitError,
  git,
  ofUser,
  runGit,
  withoutRepository
} from "./shared-git-git.js";
import {
  compileOnce,
  freeBytes,
  stockFlags,
  stockLibraries
} from "./shared-engines-driver-process.js";
import {
  OutputError,
  StartError,
  neutralFolder,
  runProgram,
  withoutSecrets
} from "./shared-better-sqlite3-lib-methods-table.js";
import {
  isInside,
  makeFolder,
  readStart
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError,
  array,
  formatValue,
  isServerFile,
  number,
  object,
  record,
  strictObject,
  string,
  truncate,
  union
} from "./shared-jstat-dist-jstat.js";

// src/platform/hide-environment.ts
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
var fields = { start: 50, end: 51 };
function hideEnvironment() {
  const values = { ...process.env };
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    const rest = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [start = 0, end = 0] = [fields.start, fields.end].map((field) => Number(rest[field - 3]));
    if (!Number.isSafeInteger(start) || start <= 0 || end <= start) return false;
    const memory = openSync("/proc/self/mem", "r+");
    try {
      writeSync(memory, Buffer.alloc(end - start), 0, end - start, start);
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
  Object.assign(process.env, values);
  return true;
}

// src/features/search/builds/from-newest.ts
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

// src/features/search/builds/or-failed.ts
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

// src/features/search/builds/releases/crate.ts
import { existsSync as existsSync2, lstatSync as lstatSync2, mkdirSync, readFileSync as readFileSync5, renameSync as renameSync2, writeFileSync as writeFileSync3 } from "node:fs";
import path9 from "node:path";

// src/features/search/builds/ask-registry.ts
import path2 from "node:path";

// src/features/search/builds/program.ts
import { closeSync as closeSync2, openSync as openSync2, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
async function runLogged(program, signal) {
  const { command, folder, environment, log: file, timeoutMs } = program;
  const log = openLog(file);
  try {
    return endOf(await runNamed(command, { environment, folder, log, timeoutMs, signal }), timeoutMs);
  } finally {
    closeSync2(log);
  }
}
async function askProgram({ command, folder, environment, log, timeoutMs }, signal) {
  const finished = await runNamed(command, { environment, folder, timeoutMs, signal });
  const answer = finished.stdout.toString("utf8");
  const opened = openLog(log);
  try {
    writeFileSync(opened, `${finished.stderr}${answer}`);
  } finally {
    closeSync2(opened);
  }
  return { ended: endOf(finished, timeoutMs), answer };
}
function openLog(file) {
  makeFolder(path.dirname(file));
  rmSync(file, { force: true });
  return openSync2(file, "wx");
}
async function runNamed([name, ...parameters], options) {
  try {
    return await runProgram(name, parameters, options);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `${name} cannot be run (${cause.message}): name a program on PATH, or a script that can be executed`,
      { cause }
    );
  }
}
function endOf({ status, killedBy, isTimedOut }, timeoutMs) {
  if (isTimedOut) return `took over ${Number((timeoutMs / 6e4).toFixed(1))} minutes`;
  if (killedBy !== null) return `was ended by ${killedBy}`;
  return status === 0 ? void 0 : `ended with status ${status}`;
}

// src/features/search/builds/ask-registry.ts
async function askRegistry({ folder, environment, timeoutMs }, { name, command, place = neutralFolder, more = {} }, signal) {
  const file = path2.resolve(folder, "builds", `${name}.log`);
  const own = { ...withoutNpmsOwn(withoutSecrets(environment)), ...more };
  const program = { command, folder: place, environment: own, log: file, timeoutMs };
  const { ended, answer } = await askProgram(program, signal);
  return { ended, answer, json: jsonOf(answer), file };
}
function withoutNpmsOwn(environment) {
  const isStartedByNpm = environment.npm_command !== void 0 || environment.npm_lifecycle_event !== void 0;
  if (!isStartedByNpm) return environment;
  const { NODE_OPTIONS, PATH = "", ...others } = environment;
  const kept = Object.entries(others).filter(([name]) => !name.startsWith("npm_"));
  const folders = PATH.split(path2.delimiter).filter((one) => !/[\\/]node_modules[\\/]/.test(`${one}/`));
  return { ...Object.fromEntries(kept), PATH: folders.join(path2.delimiter) };
}
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/features/search/builds/releases/compile-amalgamation.ts
import { createHash } from "node:crypto";
import { readFileSync as readFileSync3, statSync as statSync3 } from "node:fs";
import path5 from "node:path";

// src/features/search/builds/releases/package-flags.ts
import { readFileSync as readFileSync2, statSync as statSync2 } from "node:fs";
import path4 from "node:path";

// src/features/search/builds/releases/release-engine.ts
import { globSync, realpathSync, statSync } from "node:fs";
import path3 from "node:path";
var libraries = "**/*.{so,so.*,dylib}";
var modulesOfPython = "**/*.{cpython-*,pypy*,abi3}.so";
function engineOfRelease(folder, candidate) {
  if (candidate !== void 0) {
    const named = namedEngines(folder, candidate);
    const [file] = named;
    if (file === void 0) return { kind: "none", message: `holds no ${candidate}` };
    if (named.length > 1) return { kind: "none", message: severalOf(folder, named) };
    return { kind: candidate.endsWith(".c") ? "amalgamation" : "file", file };
  }
  const modules = filesOf(folder, modulesOfPython);
  for (const [kind, found] of [
    ["file", librariesIn(folder, modules)],
    ["amalgamation", amalgamationsIn(folder)]
  ]) {
    const [file] = found;
    if (found.length > 1) return { kind: "none", message: severalOf(folder, found) };
    if (file !== void 0) return { kind, file };
  }
  return {
    kind: "none",
    message: `holds no shared library and no amalgamation of SQLite${othersIn(folder, modules)}`
  };
}
function compiledEngine(found, owner) {
  if (found.kind === "file") return { state: "built", engine: found.file };
  const words = found.kind === "none" ? found.message : "holds no shared library, only sources: compile them, or name a file with --candidate";
  return { state: "failed", message: `${owner} ${words}` };
}
function librariesIn(folder, modules) {
  return filesOf(folder, libraries).filter((file) => {
    const isNeeded = modules.length > 0 && /\.libs$/.test(path3.dirname(file));
    return !isNeeded && !modules.includes(file);
  });
}
function namedEngines(folder, candidate) {
  return filesOf(folder, `**/${candidate}`);
}
var leastAmalgamation = 1e6;
var headBytes = 2e5;
function amalgamationsIn(folder) {
  return filesOf(folder, "**/*.c").filter((file) => {
    if (statSync(file).size < leastAmalgamation) return false;
    return /#\s*define SQLITE_VERSION\s+"/.test(readStart(file, headBytes).toString("latin1"));
  });
}
function filesOf(folder, pattern) {
  const files = globSync(pattern, { cwd: folder }).map((file) => path3.join(folder, file));
  const own = files.filter((file) => isRegularInside(file, folder));
  return own.filter((file, index) => own.findIndex((other) => isOneFile(other, file)) === index);
}
function isOneFile(one, other) {
  return realpathSync(one) === realpathSync(other);
}
function isRegularInside(file, folder) {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile && isInside(realpathSync(file), realpathSync(folder));
}
function severalOf(folder, files) {
  const shown = files.map((file) => path3.relative(folder, file)).toSorted();
  return `holds ${shown.join(", ")}: name the engine with --candidate`;
}
function othersIn(folder, [module]) {
  if (module !== void 0)
    return `, only modules of Python such as ${path3.relative(folder, module)}, which no other program can load: compare the SQLite or SQLCipher that they were built from`;
  const addons = filesOf(folder, "**/*.node");
  if (addons.length > 0) return ", only addons of Node.js, which have no C API of SQLite";
  const archives = filesOf(folder, "**/*.{tar.gz,tgz,zip,xz}");
  return archives.length === 0 ? "" : `; ${path3.relative(folder, archives[0] ?? "")} is not unpacked`;
}

// src/features/search/builds/releases/package-flags.ts
var sources = {
  /** better-sqlite3's: https://github.com/WiseLibs/better-sqlite3/blob/master/docs/compilation.md */
  "defines.gypi": (text) => {
    const list = /'defines'\s*:\s*\[([^\]]*)\]/.exec(text)?.[1];
    return list === void 0 ? void 0 : [...list.matchAll(/'([^'\n]*)'/g)].map(([, one = ""]) => one);
  },
  /** libsqlite3-sys's, whose flags for any choice of features are those of one statement. */
  "build.rs": (text) => {
    const statement = text.split(";").find((one) => one.includes('.flag("-DSQLITE_CORE")'));
    return statement === void 0 ? void 0 : [...statement.matchAll(/\.flag\("-D([^"\n]*)"\)/g)].map(([, one = ""]) => one);
  },
  /** go-sqlite3's: https://pkg.go.dev/cmd/cgo#hdr-Using_cgo_with_the_go_command. Lines with a condition are left out. */
  "sqlite3.go": (text) => {
    const lines = [...text.matchAll(/^#cgo CFLAGS: (.*)$/gm)].map(([, line = ""]) => line.trim());
    const words = lines.flatMap((line) => line.split(/\s+/)).filter((word) => word.startsWith("-D"));
    return lines.length === 0 ? void 0 : words.map((word) => word.slice("-D".length));
  }
};
var mostText = 1e6;
var plainDefinition = /^[A-Za-z_]\w{0,99}(?:=[-\w.]{0,99})?$/;
var optimizationOf = (name) => name.endsWith(".go") ? "-O2" : "-O3";
function packageFlags(file, folder) {
  for (let place = path4.dirname(file); place.startsWith(folder); place = path4.dirname(place))
    for (const [name, read] of Object.entries(sources)) {
      const text = path4.join(place, name);
      if (!isRegularInside(text, folder) || statSync2(text).size > mostText) continue;
      const found = read(readFileSync2(text, "utf8"));
      if (found?.every((one) => plainDefinition.test(one)) === true)
        return [optimizationOf(name), "-shared", "-fPIC", ...found.map((one) => `-D${one}`)];
    }
  return void 0;
}

// src/features/search/builds/releases/compile-amalgamation.ts
var mostSource = 1e8;
async function compileAmalgamation(file, { folder, hash }, { compiler, timeoutMs }, signal) {
  const { size } = statSync3(file);
  if (size > mostSource)
    return {
      state: "failed",
      message: `${path5.basename(file)} has ${Math.round(size / 1e6)} MB, and ${mostSource / 1e6} MB are allowed for sources in one file`
    };
  const timeout = AbortSignal.timeout(timeoutMs);
  const source = createHash("sha256").update(readFileSync3(file)).digest("hex");
  const compilation = {
    name: "released-amalgamation",
    sources: [file],
    sourceKey: `${source} ${hash}`,
    flags: packageFlags(file, folder) ?? stockFlags,
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
    return { state: "failed", message: cause.message, isCompilersMessage: true };
  }
}

// src/features/search/builds/releases/kept-release.ts
import { lstatSync, readFileSync as readFileSync4, renameSync, rmSync as rmSync2, writeFileSync as writeFileSync2 } from "node:fs";
import path7 from "node:path";

// src/features/search/builds/room.ts
import { existsSync } from "node:fs";
import path6 from "node:path";
function wantOfRoom(folder, mostBytes3, freeBytes2 = freeBytes) {
  const free = freeBytes2(existingOf(path6.resolve(folder)));
  if (free >= mostBytes3) return void 0;
  return `can take ${gigabytes(mostBytes3)} in ${folder}, whose disk has ${gigabytes(free)} free`;
}
function existingOf(folder) {
  return existsSync(folder) ? folder : existingOf(path6.dirname(folder));
}
function gigabytes(bytes) {
  return `${Number((bytes / 1e9).toFixed(1))} GB`;
}

// src/features/search/builds/releases/kept-release.ts
var factsSchema = strictObject({
  /** The hash of its archive, in the registry's own form, or several with spaces between; absent if the registry's program keeps it to itself. */
  hash: string().min(1).max(1e3).optional()
});
var [factsFile, filesFolder, archiveFolder] = ["release.json", "files", "archive"];
function filesIn(folder) {
  return path7.join(folder, filesFolder);
}
function isKept(folder) {
  const kinds2 = [factsFile, filesFolder].map(
    (name) => lstatSync(path7.join(folder, name), { throwIfNoEntry: false })
  );
  return kinds2[0]?.isFile() === true && kinds2[1]?.isDirectory() === true;
}
function keptHash(folder) {
  if (!isKept(folder)) return void 0;
  const facts = JSON.parse(readFileSync4(path7.join(folder, factsFile), "utf8"));
  return factsSchema.parse(facts).hash;
}
function fetchedOnce({
  folderOf,
  download: download5,
  engineIn: engineIn6
}) {
  return {
    isThere: (version) => isKept(folderOf(version)),
    download: async (version, signal) => {
      const folder = folderOf(version);
      return isKept(folder) ? void 0 : await download5(version, folder, signal);
    },
    fetch: async (version, signal, wanted) => {
      const folder = folderOf(version);
      const isThere = isKept(folder) && (wanted === void 0 || keptHash(folder) !== void 0);
      const failure = isThere ? void 0 : await download5(version, folder, signal);
      return failure ?? refusal(keptHash(folder), wanted) ?? await engineIn6(version, folder, signal);
    }
  };
}
var mostShown = 30;
function refusal(hash, wanted) {
  const [own, others] = [hash, wanted].map((text = "") => text.split(/\s+/).filter((one) => one !== ""));
  const isOf = (kind) => (one) => one.split(/[-:]/)[0] === kind;
  const kinds2 = new Set(others.map((one) => one.split(/[-:]/)[0] ?? ""));
  const odd = [...kinds2].find((kind) => {
    const compared = own.filter(isOf(kind));
    return compared.length > 0 && !compared.some((one) => others.includes(one));
  });
  if (odd === void 0) return void 0;
  const [found, locked] = [own, others].map((all) => truncate(all.find(isOf(odd)) ?? "", mostShown));
  return {
    state: "failed",
    message: `the registry's archive has the hash ${found}, and the lock file has ${formatValue(locked)}`
  };
}
async function keepRelease({ name, folder, mostBytes: mostBytes3, fill }, { freeBytes: freeBytes2 }) {
  const want = wantOfRoom(path7.dirname(folder), mostBytes3, freeBytes2);
  if (want !== void 0) return { state: "failed", message: `${name} ${want}` };
  const partial = path7.resolve(`${folder}.${process.pid}`);
  rmSync2(partial, { recursive: true, force: true });
  const [files, archives] = [filesIn(partial), path7.join(partial, archiveFolder)];
  makeFolder(files);
  makeFolder(archives);
  try {
    const filled = await fill(files, archives);
    if (filled.state === "failed") return filled;
    rmSync2(archives, { recursive: true });
    writeFileSync2(path7.join(partial, factsFile), JSON.stringify({ hash: filled.hash }), { flag: "wx" });
    rmSync2(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return void 0;
  } finally {
    rmSync2(partial, { recursive: true, force: true });
  }
}

// src/features/search/builds/releases/unpack.ts
import { createReadStream, createWriteStream, rmSync as rmSync3 } from "node:fs";
import path8 from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

// src/features/search/builds/releases/unpack-limits.ts
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

// src/features/search/builds/releases/unpack.ts
async function unpackTar(archive, folder, settings, signal) {
  return await unpackStream([createReadStream(archive), createGunzip()], archive, folder, settings, signal);
}
async function unpackStream(parts, archive, folder, { environment, folder: out, timeoutMs }, signal) {
  const plain = `${archive}.tar`;
  const log = path8.resolve(out, "builds", `${path8.basename(archive)}.tar.log`);
  try {
    await pipeline([...parts, limitTar(), createWriteStream(plain, { flags: "wx" })], { signal });
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
    rmSync3(plain, { force: true });
  }
}
function tooLarge(folder) {
  return bytesIn(folder) > mostUnpacked ? `has files of more than ${mostUnpacked / 1e6} MB once it is unpacked` : void 0;
}

// src/features/search/builds/releases/crate.ts
var crateName = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
var usual = "sqlite3/sqlite3.c";
var checksumSchema = object({ package: string().regex(/^[0-9a-f]{64}$/) });
function openCrate(name, settings) {
  if (!crateName.test(name))
    throw new InputError(`--releases: ${formatValue(`crate:${name}`)} is no name of a crate`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async () => {
      throw new InputError(
        `--releases: cargo does not list the versions of a crate: name them, as in --releases crate:${name} 0.30.1 0.35.0`
      );
    },
    ...fetchedOnce({
      folderOf: (version) => keptIn(own, version),
      download: async (...release) => await download(own, ...release),
      engineIn: async (...release) => await engineIn(own, ...release)
    })
  };
}
async function engineIn(settings, version, folder, signal) {
  const files = filesIn(folder);
  const candidate = settings.candidate ?? (existsSync2(path9.join(files, usual)) ? usual : void 0);
  const found = engineOfRelease(files, candidate);
  if (found.kind === "amalgamation") {
    const release = `${settings.package} ${version}`;
    return await compileAmalgamation(found.file, { folder: files, hash: release }, settings, signal);
  }
  if (found.kind === "file") return { state: "built", engine: found.file };
  return { state: "failed", message: `the crate ${version} ${found.message}` };
}
function checksumIn(files) {
  const file = path9.join(files, ".cargo-checksum.json");
  if (lstatSync2(file, { throwIfNoEntry: false })?.isFile() !== true) return void 0;
  const read = checksumSchema.safeParse(JSON.parse(readFileSync5(file, "utf8")));
  return read.success ? `sha256:${read.data.package}` : void 0;
}
async function download(settings, version, folder, signal) {
  const { package: crate } = settings;
  const name = `${crate}@${version}`;
  const fill = async (files, archives) => {
    const manifest = path9.join(archives, "Cargo.toml");
    mkdirSync(path9.join(archives, "src"));
    writeFileSync3(path9.join(archives, "src", "lib.rs"), "", { flag: "wx" });
    writeFileSync3(manifest, manifestFor(crate, version), { flag: "wx" });
    const vendored = path9.join(archives, "vendored");
    const own = ["--quiet", "--versioned-dirs", "--respect-source-config", "--manifest-path", manifest];
    const command = ["cargo", "vendor", ...own, vendored];
    const question = { name: `cargo-vendor-${version}`, command };
    const { ended, file } = await askRegistry(settings, question, signal);
    const failed = (message) => ({ state: "failed", message, log: file });
    if (ended !== void 0) return failed(`cargo vendor of ${name} ${ended}: ${cargoError(file)}`);
    const problem = tooLarge(vendored);
    if (problem !== void 0) return failed(`the crate ${name} ${problem}`);
    renameSync2(path9.join(vendored, `${crate}-${version}`), files);
    return { state: "filled", hash: checksumIn(files) };
  };
  return await keepRelease({ name, folder, mostBytes: 3 * mostUnpacked, fill }, settings);
}
function manifestFor(crate, version) {
  return `[package]
name = "fetched"
version = "0.0.0"
edition = "2021"
[dependencies.${crate}]
version = "=${version}"
default-features = false
[workspace]
`;
}
function cargoError(log) {
  const lines = readFileSync5(log, "utf8").split("\n");
  const first = lines.findIndex((line) => line.startsWith("error"));
  const own = lines.slice(Math.max(first, 0), first + 3).map((line) => line.trim());
  return own.filter((line) => line !== "").join(" ") || "it printed no error";
}
function keptIn({ package: name, cacheFolder }, version) {
  return path9.join(cacheFolder, "crates", name, version);
}

// src/features/search/builds/releases/debian.ts
import { globSync as globSync2, readFileSync as readFileSync6, statSync as statSync4 } from "node:fs";
import path10 from "node:path";
import { Readable } from "node:stream";
var packageName = /^[a-z0-9][a-z0-9+.-]+$/;
function openDebian(name, settings) {
  if (!packageName.test(name))
    throw new InputError(`--releases: ${formatValue(`debian:${name}`)} is no name of a package of Debian`);
  const own = { ...settings, package: name };
  return {
    package: name,
    versions: /^[0-9][0-9A-Za-z.+:~-]{0,199}$/,
    list: async (signal) => await listVersions(own, signal),
    ...fetchedOnce({
      folderOf: (version) => keptIn2(own, version),
      download: async (...release) => await download2(own, ...release),
      engineIn: async (version, folder) => await engineIn2(own, version, folder)
    })
  };
}
async function listVersions(settings, signal) {
  const command = ["apt-cache", "madison", settings.package];
  const { ended, answer, file } = await askRegistry(settings, { name: "apt-versions", command }, signal);
  const versions = answer.split("\n").flatMap((line) => line.split("|")[1]?.trim() || []);
  if (ended !== void 0 || versions.length === 0)
    throw new InputError(
      `--releases: apt knows no version of ${formatValue(settings.package)}: run apt-get update, or read ${file}`
    );
  return [...new Set(versions)].toReversed();
}
async function engineIn2(settings, version, folder) {
  const found = engineOfRelease(filesIn(folder), settings.candidate);
  return compiledEngine(found, `the package ${settings.package} ${version}`);
}
async function download2(settings, version, folder, signal) {
  const name = `${settings.package}=${version}`;
  const fill = async (files, archives) => {
    const command = ["apt-get", "--quiet", "--quiet", "download", name];
    const question = { name: `apt-download-${version}`, command, place: archives };
    const asked = await askRegistry(settings, question, signal);
    const failed = (message) => ({ state: "failed", message, log: asked.file });
    if (asked.ended !== void 0)
      return failed(`apt cannot download ${name}: apt-get ${asked.ended}: ${aptError(asked.file)}`);
    const [archive] = globSync2("*.deb", { cwd: archives }).map((file) => path10.join(archives, file));
    if (archive === void 0) return failed(`apt-get download left no archive of ${name}`);
    const { size } = statSync4(archive);
    if (size > mostUnpacked)
      return failed(
        `the archive of ${name} has ${Math.round(size / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`
      );
    const problem = await unpackDeb(archive, files, settings, signal);
    if (problem !== void 0) return failed(`the archive of ${name} ${problem}`);
    return { state: "filled", hash: void 0 };
  };
  return await keepRelease({ name, folder, mostBytes: 3 * mostUnpacked, fill }, settings);
}
async function unpackDeb(archive, files, settings, signal) {
  const { environment, timeoutMs } = settings;
  const { PATH } = environment;
  const run = { environment: { PATH }, folder: neutralFolder, timeoutMs, signal };
  const { status, stdout, stderr } = await runProgram("dpkg-deb", ["--fsys-tarfile", archive], run);
  if (status !== 0) return `cannot be read: dpkg-deb: ${stderr.trim().split("\n")[0] ?? ""}`;
  return await unpackStream([Readable.from([stdout])], archive, files, settings, signal);
}
function aptError(log) {
  const line = readFileSync6(log, "utf8").split("\n").find((one) => one.startsWith("E: "));
  return line?.slice("E: ".length).trim() ?? "it printed no error";
}
function keptIn2({ package: name, cacheFolder }, version) {
  return path10.join(cacheFolder, "debian", `${process.platform}-${process.arch}`, name, version);
}

// src/features/search/builds/releases/go-module.ts
import { copyFileSync, existsSync as existsSync3, readdirSync, readFileSync as readFileSync7, statSync as statSync5 } from "node:fs";
import path11 from "node:path";

// src/features/search/builds/releases/release-order.ts
function versionIn(name) {
  const found = /(\d{1,15}(?:\.\d{1,15})+)(?:[-._]?((?:alpha|beta|pre|rc|a|b)[-._]?\d{0,15})(?![a-z]))?/i.exec(name);
  if (found === null) return void 0;
  const [text, numbers = "", before] = found;
  const version = { text, numbers: numbers.split(".").map(Number) };
  return before === void 0 ? version : { ...version, before: before.toLowerCase() };
}
function isFinal(version) {
  return !/^[^+]*-/.test(version);
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

// src/features/search/builds/releases/go-module.ts
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
    isThere: (version) => isKept(keptIn3(own, version)),
    download: async (version, signal) => {
      const module = await ask(signal);
      const found = await downloadModule(own, module.Path, version, signal);
      return "state" in found ? found : void 0;
    },
    // Go itself compares a module with the checksum database, whose hashes are those of go.sum.
    fetch: async (version, signal) => {
      const module = await ask(signal);
      return await fetchRelease(own, module.Path, version, signal);
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
async function downloadModule(settings, module, version, signal) {
  if (!isKept(keptIn3(settings, version))) {
    const want = await wantOfGo(settings, version, ["GOMODCACHE", mostModule], signal);
    if (want !== void 0) return want;
  }
  const what = ["mod", "download", "-json", `${module}@${version}`];
  const asked = await go(settings, version, what, signal);
  const downloaded = downloadedSchema.safeParse(asked.json);
  if (asked.ended === void 0 && downloaded.success) return { ...downloaded.data, log: asked.file };
  const refused = refusedSchema.safeParse(asked.json).data?.Error ?? `go ${asked.ended ?? "gave no hash"}`;
  const message = `${module} ${version} cannot be downloaded: ${firstLine(refused)}`;
  return { state: "failed", message, log: asked.file };
}
async function fetchRelease(settings, module, version, signal) {
  const downloaded = await downloadModule(settings, module, version, signal);
  if ("state" in downloaded) return downloaded;
  const { Dir: sources2, Sum: hash } = downloaded;
  const failed = (message, log = downloaded.log) => ({ state: "failed", message, log });
  const folder = keptIn3(settings, version);
  const before = keptHash(folder);
  if (before !== void 0 && before !== hash)
    return failed(`${module} ${version} has the hash ${hash}, and had ${before} when it was built`);
  const { candidate } = settings;
  if (candidate?.endsWith(".c") || candidate === void 0 && module === settings.package) {
    const found = engineOfRelease(sources2, candidate);
    if (found.kind === "amalgamation")
      return await compileAmalgamation(found.file, { folder: sources2, hash }, settings, signal);
    if (candidate !== void 0)
      return failed(
        `${module} ${version} ${found.kind === "none" ? found.message : "holds no amalgamation"}`
      );
  }
  if (before === void 0) {
    const name = `${settings.package}@${version}`;
    const fill = async (files) => {
      const want = await wantOfGo(settings, version, ["GOCACHE", mostBuild], signal);
      if (want !== void 0) return want;
      const { ended, file } = await go(settings, version, ["install", name], signal, { GOBIN: files });
      if (ended !== void 0) return failed(`go install ${ended}: ${problemIn(file)}`, file);
      return { state: "filled", hash };
    };
    const failure = await keepRelease({ name, folder, mostBytes: mostProgram, fill }, settings);
    if (failure !== void 0) return failure;
  }
  return engineIn3(settings, filesIn(folder));
}
async function wantOfGo(settings, version, [cache, mostBytes3], signal) {
  const asked = await go(settings, version, ["env", "-json", cache], signal);
  const folder = cachesSchema.safeParse(asked.json).data?.[cache];
  if (asked.ended !== void 0 || folder === void 0)
    throw new InputError(`--releases: Go does not say where its ${cache} is: read ${asked.file}`);
  const want = wantOfRoom(folder, mostBytes3, settings.freeBytes);
  return want === void 0 ? void 0 : { state: "failed", message: `${settings.package} ${version} ${want}` };
}
function engineIn3({ candidate, package: name }, folder) {
  const program = readdirSync(folder).find((file) => (statSync5(path11.join(folder, file)).mode & 73) !== 0);
  if (program === void 0) return { state: "failed", message: `go install made no program of ${name}` };
  if (candidate === void 0) return { state: "built", engine: path11.join(folder, program) };
  const engine = path11.join(folder, path11.basename(candidate));
  copyFileSync(candidate, engine);
  return { state: "built", engine };
}
function requireServerBesideProgram({ candidate, package: name }) {
  if (candidate === void 0 || candidate.endsWith(".c")) return;
  if (!isServerFile(candidate) || !existsSync3(candidate))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is neither the .c file of an amalgamation in the module nor an existing file of a server: omit it for a program that is a shell`
    );
  const program = programOf(name);
  if (!new RegExp(`(?:\\./|\\{here\\}/)${program}(?![\\w/])`).test(readFileSync7(candidate, "utf8")))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} does not name ./${program}: it is copied beside the program of each version, so say program: ./${program}`
    );
}
function programOf(name) {
  const parts = name.split("/");
  const last = parts.at(-1) ?? "";
  return /^v\d+$/.test(last) ? parts.at(-2) ?? last : last;
}
function keptIn3({ package: name, cacheFolder }, version) {
  return path11.join(cacheFolder, "go", `${process.platform}-${process.arch}`, name, version);
}
var mostSigns = 300;
function problemIn(log) {
  const lines = readFileSync7(log, "utf8").split("\n");
  const own = lines.filter((line) => !/^(?:#|go: downloading )/.test(line)).join(" ");
  return truncate(own.replace(/\s+/g, " ").trim(), mostSigns) || "it printed nothing";
}
function firstLine(text) {
  return text.trim().split("\n")[0] ?? "";
}
async function go(settings, version, [verb = "", ...parameters], signal, more = {}) {
  const command = ["go", verb, ...parameters];
  const question = { name: `go-${verb}-${version}`, command, more: { GOWORK: "off", ...more } };
  return await askRegistry(settings, question, signal);
}

// src/features/search/builds/releases/npm.ts
import { createHash as createHash2, timingSafeEqual } from "node:crypto";
import { readFileSync as readFileSync8, statSync as statSync6 } from "node:fs";
import path12 from "node:path";
var packageName2 = /^(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
var distSchema = object({
  /** Hash as in Subresource Integrity, such as `sha512-` and base64. */
  integrity: string().max(1e3),
  /** Bytes; absent from releases of early years. */
  unpackedSize: number().min(0).optional()
});
var packedSchema = array(object({ filename: string() })).length(1);
var mostBytes = 3 * mostUnpacked;
function openNpm(name, settings) {
  if (!packageName2.test(name) || name.length > 214)
    throw new InputError(`--releases: ${formatValue(`npm:${name}`)} is no name of a package of npm`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions2(own, signal),
    ...fetchedOnce({
      folderOf: (version) => keptIn4(own, version),
      download: async (...release) => await download3(own, ...release),
      engineIn: async (...release) => await engineIn4(own, ...release)
    })
  };
}
async function listVersions2(settings, signal) {
  const what = ["view", settings.package, "versions"];
  const { ended, json, file } = await npm(settings, "versions", what, signal);
  const listed = union([array(string()), string().transform((one) => [one])]).safeParse(json);
  if (ended !== void 0 || !listed.success)
    throw new InputError(
      `--releases: npm cannot list the releases of ${formatValue(settings.package)}: read ${file}`
    );
  return listed.data.filter(isFinal);
}
async function engineIn4(settings, version, folder, signal) {
  const found = engineOfRelease(filesIn(folder), settings.candidate);
  if (found.kind === "none")
    return { state: "failed", message: `the package of ${version} ${found.message}` };
  if (found.kind === "file") return { state: "built", engine: found.file };
  return await compileAmalgamation(
    found.file,
    { folder: filesIn(folder), hash: keptHash(folder) ?? "" },
    settings,
    signal
  );
}
async function download3(settings, version, folder, signal) {
  const name = `${settings.package}@${version}`;
  const asked = await npm(settings, version, ["view", name, "dist"], signal);
  const dist = distSchema.safeParse(asked.json);
  const failed = (message, log = asked.file) => ({ state: "failed", message, log });
  if (asked.ended !== void 0) return failed(`npm has no ${name}: npm view ${asked.ended}`);
  if (!dist.success) return failed(`npm gives no hash of ${name}`);
  const { integrity, unpackedSize = 0 } = dist.data;
  const tooLarge2 = (bytes) => `has ${Math.round(bytes / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`;
  if (unpackedSize > mostUnpacked) return failed(`${name} ${tooLarge2(unpackedSize)}`);
  const fill = async (files, archives) => {
    const to = ["--pack-destination", archives];
    const packed = await npm(settings, version, ["pack", name, ...to], signal);
    if (packed.ended !== void 0)
      return failed(`npm pack ${packed.ended}: ${npmError(packed.file)}`, packed.file);
    const archive = packedSchema.safeParse(packed.json);
    const file = path12.join(archives, path12.basename(archive.data?.[0]?.filename ?? ""));
    const kind = statSync6(file, { throwIfNoEntry: false });
    if (!archive.success || kind?.isFile() !== true)
      return failed(`npm pack does not name the archive of ${name}`, packed.file);
    if (kind.size > mostUnpacked) return failed(`the archive of ${name} ${tooLarge2(kind.size)}`);
    if (!hasHash(readFileSync8(file), integrity))
      return failed(`the archive of ${name} does not have the hash ${integrity} that npm gives for it`);
    const problem = await unpackTar(file, files, settings, signal);
    if (problem !== void 0) return failed(`the archive of ${name} ${problem}`);
    return { state: "filled", hash: integrity };
  };
  return await keepRelease({ name, folder, mostBytes, fill }, settings);
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
  const lines = readFileSync8(log, "utf8").split("\n");
  const [line] = lines.filter((one) => /^npm (?:error|ERR!) (?!code )/.test(one));
  return line?.trim() ?? "it printed no error";
}
function keptIn4({ package: name, cacheFolder }, version) {
  return path12.join(cacheFolder, "npm", name, version);
}
async function npm(settings, version, [verb = "", ...parameters], signal) {
  const quiet = ["--ignore-scripts", "--no-update-notifier", "--no-fund", "--no-audit", "--loglevel=error"];
  const command = ["npm", verb, ...quiet, "--json", ...parameters];
  return await askRegistry(settings, { name: `npm-${verb}-${version}`, command }, signal);
}

// src/features/search/builds/releases/pypi.ts
import { createHash as createHash3 } from "node:crypto";
import { globSync as globSync3, readFileSync as readFileSync9, statSync as statSync7 } from "node:fs";
import path13 from "node:path";
var packageName3 = /^[A-Z0-9](?:[A-Z0-9._-]*[A-Z0-9])?$/i;
var mostBytes2 = 2 * mostUnpacked;
function openPypi(name, settings) {
  if (!packageName3.test(name))
    throw new InputError(`--releases: ${formatValue(name)} is no name of a package`);
  const own = { ...settings, package: name };
  return {
    package: name,
    list: async (signal) => await listVersions3(own, signal),
    ...fetchedOnce({
      folderOf: (version) => keptIn5(own, version),
      download: async (...release) => await download4(own, ...release),
      engineIn: async (version, folder) => await engineIn5(own, version, folder)
    })
  };
}
async function listVersions3(settings, signal) {
  const what = ["index", "versions", settings.package];
  const { ended, answer, file } = await pip(settings, "versions", what, signal);
  const listed = /^Available versions: (.*)$/m.exec(answer)?.[1];
  if (ended !== void 0 || listed === void 0)
    throw new InputError(
      `--releases: pip cannot list the releases of ${formatValue(settings.package)}: read ${file}`
    );
  return listed.split(/,\s*/).toReversed();
}
async function engineIn5(settings, version, folder) {
  return compiledEngine(engineOfRelease(filesIn(folder), settings.candidate), `the wheel of ${version}`);
}
var kinds = ["sha256", "sha384", "sha512"];
async function download4(settings, version, folder, signal) {
  const name = `${settings.package}==${version}`;
  const fill = async (files, archives) => {
    const failed = (message, log) => ({ state: "failed", message, log });
    const wheels = ["--quiet", "--no-deps", "--only-binary", ":all:", "--dest", archives];
    const asked = await pip(settings, version, ["download", ...wheels, name], signal);
    if (asked.ended !== void 0) return failed(`pip ${asked.ended}${pipError(asked.file)}`, asked.file);
    const [wheel] = globSync3("*.whl", { cwd: archives }).map((file2) => path13.join(archives, file2));
    if (wheel === void 0) return failed(`pip downloaded no wheel of ${name}`, asked.file);
    const { size } = statSync7(wheel);
    if (size > mostUnpacked)
      return failed(
        `the wheel of ${version} has ${Math.round(size / 1e6)} MB, and ${mostUnpacked / 1e6} MB are allowed`,
        asked.file
      );
    const content = readFileSync9(wheel);
    const own = ["--quiet", "--no-index", "--no-deps", "--no-compile", "--target", files];
    const { ended, file } = await pip(settings, version, ["install", ...own, wheel], signal);
    const problem = ended === void 0 ? tooLarge(files) : void 0;
    if (ended !== void 0) return failed(`pip ${ended}${pipError(file)}`, file);
    if (problem !== void 0) return failed(`the wheel of ${version} ${problem}`, file);
    const hashes = kinds.map((kind) => `${kind}:${createHash3(kind).update(content).digest("hex")}`);
    return { state: "filled", hash: hashes.join(" ") };
  };
  return await keepRelease({ name, folder, mostBytes: mostBytes2, fill }, settings);
}
function pipError(log) {
  const [, text] = [...readFileSync9(log, "utf8").matchAll(/^ERROR: (.*)$/gm)].at(-1) ?? [];
  return text === void 0 ? "" : `: ${truncate(text, 200)}`;
}
function keptIn5({ package: name, cacheFolder }, version) {
  return path13.join(cacheFolder, "releases", `${process.platform}-${process.arch}`, name, version);
}
async function pip(settings, version, [verb = "", ...parameters], signal) {
  const isolated = ["python3", "-I", "-m", "pip", "--disable-pip-version-check", "--no-input"];
  const command = [...isolated, verb, ...parameters];
  return await askRegistry(settings, { name: `pip-${verb}-${version}`, command }, signal);
}

// src/features/search/builds/releases/open-releases.ts
var registries = {
  pypi: openPypi,
  npm: openNpm,
  go: openGoModule,
  crate: openCrate,
  debian: openDebian
};
var plainVersion = /^[0-9A-Za-z][0-9A-Za-z.+_!-]{0,199}$/;
async function openReleases(settings, signal) {
  const registry = openRegistry(settings);
  const { versions, isFix } = settings.versions === void 0 ? await between(registry, settings, signal) : { versions: settings.versions, isFix: false };
  requirePlain(registry, versions);
  const source = {
    points: versions.map((version, index) => ({
      name: version,
      id: version,
      parents: index === 0 ? [] : [index - 1]
    })),
    good: 0,
    bad: versions.length - 1,
    isBuilt: (point) => registry.isThere(versions[point] ?? ""),
    build: async (point, abort) => await orFailed(async () => await registry.fetch(versions[point] ?? "", abort), abort)
  };
  return isFix ? fromNewest(source) : source;
}
function requirePlain(registry, versions) {
  const form = registry.versions ?? plainVersion;
  const odd = versions.find((version) => !form.test(version));
  if (odd !== void 0)
    throw new InputError(
      `--releases: ${formatValue(odd)} is no version: letters, digits and . + - _ ! are allowed in one`
    );
}
function openRegistry(settings) {
  const [, kind = "pypi", name = ""] = /^(?:([a-z]+):)?(.*)$/s.exec(settings.package) ?? [];
  const open = registries[kind];
  if (open === void 0)
    throw new InputError(
      `--releases: ${formatValue(settings.package)} names no known registry: give a package of PyPI, or npm:PACKAGE, go:PACKAGE, crate:PACKAGE or debian:PACKAGE`
    );
  return open(name, settings);
}
async function between(registry, { good, bad }, signal) {
  const all = await registry.list(signal);
  const [from, to] = Object.entries({ good, bad }).map(([end, version]) => {
    const index = all.indexOf(version);
    if (index >= 0) return index;
    throw new InputError(
      `--${end}: ${registry.package} has no release ${formatValue(version)}: ${all.length === 0 ? "it has none at all" : `the newest are ${all.slice(-5).join(", ")}`}`
    );
  });
  if (from === to) throw new InputError(`--good: ${good} is the bad release too: name two releases`);
  const versions = all.slice(Math.min(from, to), Math.max(from, to) + 1);
  return {
    versions: versions.filter((version) => (registry.versions ?? plainVersion).test(version)),
    isFix: from > to
  };
}
function parseReleaseName(text) {
  const [, kind = "", name = "", version = ""] = /^([a-z]+):(.+)@([^@]+)$/s.exec(text) ?? [];
  return Object.hasOwn(registries, kind) ? { package: `${kind}:${name}`, version } : void 0;
}
function nameOfRelease({ package: name, version }) {
  return `${name}@${version}`;
}
function likelyRelease(text) {
  const [, kind = "", name = "", version = "VERSION"] = /^([a-z]+):([^@]+?)(?:(?:-|==?|:|\s)v?(\d[^\s@]*))?$/s.exec(text) ?? [];
  return Object.hasOwn(registries, kind) ? `${kind}:${name}@${version}` : void 0;
}
function titleOfRelease({ package: name, version }) {
  return `${name.slice(name.indexOf(":") + 1)} ${version}`;
}
async function fetchRelease2({ package: name, version, hash }, settings, signal) {
  const registry = openRegistry({ ...settings, package: name });
  requirePlain(registry, [version]);
  return await orFailed(async () => await registry.fetch(version, signal, hash), signal);
}
async function downloadRelease({ package: name, version }, settings, signal) {
  const registry = openRegistry({ ...settings, package: name });
  requirePlain(registry, [version]);
  return await orFailed(async () => await registry.download(version, signal), signal);
}

// src/features/search/builds/build-command.ts
import { createHash as createHash4 } from "node:crypto";
import { existsSync as existsSync4, readFileSync as readFileSync10, statSync as statSync8 } from "node:fs";
import path14 from "node:path";
function parseBuildCommand(text, folder) {
  const words = text.trim();
  if (words === "")
    throw new InputError(
      `--build: ${formatValue(text)} is empty: give a command such as 'make libdoltlite.so'`
    );
  const script = path14.resolve(folder, words);
  if (existsSync4(script) && statSync8(script).isFile()) {
    const content = readFileSync10(script);
    const isExecutable = (statSync8(script).mode & 73) !== 0;
    const hash = createHash4("sha256").update(content).digest("hex");
    return { command: isExecutable ? [script] : ["sh", script], words, key: `script ${hash}` };
  }
  return { command: ["sh", "-c", words], words, key: `shell ${words}` };
}

// src/features/search/builds/build-copy.ts
import { createHash as createHash5 } from "node:crypto";
import { existsSync as existsSync7, rmSync as rmSync5 } from "node:fs";
import path17 from "node:path";

// src/features/search/builds/keep-engine.ts
import { copyFileSync as copyFileSync2, cpSync, existsSync as existsSync5, renameSync as renameSync3, rmSync as rmSync4 } from "node:fs";
import path15 from "node:path";
function requireOwnFolder(candidate) {
  if (!isServerFile(candidate) || path15.dirname(path15.normalize(candidate)) !== ".") return;
  throw new InputError(
    `--candidate: ${formatValue(candidate)} is in the top folder: the file of a server is kept with everything in its folder, so have --build put it and the server's program into a folder of their own, such as server/server.yml`
  );
}
function keepEngine(built, engine) {
  const partialOf = (place) => `${place}.${process.pid}`;
  if (!isServerFile(built)) {
    makeFolder(path15.dirname(engine));
    copyFileSync2(built, partialOf(engine));
    renameSync3(partialOf(engine), engine);
    return;
  }
  const kept = path15.dirname(engine);
  const partial = partialOf(kept);
  makeFolder(path15.dirname(kept));
  rmSync4(partial, { recursive: true, force: true });
  cpSync(path15.dirname(built), partial, { recursive: true, dereference: true });
  try {
    renameSync3(partial, kept);
  } catch (cause) {
    rmSync4(partial, { recursive: true, force: true });
    if (!existsSync5(engine)) throw cause;
  }
}

// src/features/search/builds/run-build.ts
import { existsSync as existsSync6, readFileSync as readFileSync11, statSync as statSync9 } from "node:fs";
import path16 from "node:path";
async function runBuild({ build: { command, words }, folder, candidate, log, timeoutMs, environment }, signal) {
  const program = {
    command,
    folder,
    log,
    timeoutMs,
    environment: withoutRepository(withoutSecrets(environment))
  };
  const ended = await runLogged(program, signal);
  if (ended !== void 0) return { state: "failed", message: `${words} ${ended}: ${tellingLine(log)}`, log };
  const engine = path16.resolve(folder, candidate);
  if (!existsSync6(engine) || !statSync9(engine).isFile())
    return { state: "failed", message: `${words} succeeded, but made no ${candidate}`, log };
  return { state: "built", engine };
}
function tellingLine(log) {
  const lines = readFileSync11(log, "utf8").trimEnd().split("\n");
  const error = lines.find((line) => /\berror(?::|\[|\s+at\b)/i.test(line));
  return (error ?? lines.at(-1))?.trim() || "it printed nothing";
}

// src/features/search/builds/build-copy.ts
function requireCandidateInside(candidate) {
  if (path17.isAbsolute(candidate) || !isInside(path17.join("/top", candidate), "/top"))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is not inside of the repository: name the file that --build makes, from the repository's top folder`
    );
  requireOwnFolder(candidate);
}
function keptEngine({ build, candidate, cacheFolder }, { tree }) {
  const made = JSON.stringify([tree, build.key, candidate, process.platform, process.arch]);
  const key = createHash5("sha256").update(made).digest("hex").slice(0, 32);
  return path17.join(cacheFolder, "builds", key, path17.basename(candidate));
}
async function buildCopy(repository, settings, sources2, signal) {
  const { folder, build, candidate, environment, timeoutMs } = settings;
  const { commit, name, change } = sources2;
  const engine = keptEngine(settings, sources2);
  if (existsSync7(engine)) return { state: "built", engine };
  const worktree = path17.join(folder, "worktrees", commit.hash);
  const log = path17.join(folder, "builds", `${name}.log`);
  makeFolder(path17.dirname(worktree));
  await repository.removeWorktree(worktree);
  try {
    signal.throwIfAborted();
    await repository.addWorktree(worktree, commit);
    change?.(worktree);
    const made = { build, folder: worktree, candidate, log, timeoutMs, environment };
    const built = await runBuild(made, signal);
    if (built.state === "failed") return built;
    keepEngine(built.engine, engine);
    return { state: "built", engine };
  } finally {
    await repository.removeWorktree(worktree);
    rmSync5(worktree, { recursive: true, force: true });
  }
}
async function removeLeftOvers(repository, folder) {
  const worktrees = path17.join(folder, "worktrees");
  if (!existsSync7(worktrees)) return;
  rmSync5(worktrees, { recursive: true, force: true });
  await repository.removeWorktree(worktrees);
}

// src/features/search/builds/git.ts
import path18 from "node:path";
var format = "--format=%H%x00%P%x00%T%x00%h%x00%s";
var GitRepository = class {
  #folder;
  #policy;
  /** The last change of working copies; it does not fail. */
  #lastChange = Promise.resolve();
  /** @param environment a surrounding git command's own variables in it are not used */
  constructor(folder, environment) {
    this.#folder = path18.resolve(folder);
    this.#policy = ofUser(environment);
  }
  /** @throws InputError if a revision does not exist */
  async commit(option, revision) {
    const problem = `${option}: ${formatValue(revision)} is no commit of the repository in ${this.#folder}`;
    if (revision.startsWith("-")) throw new InputError(problem);
    try {
      const output = await this.#git(
        "rev-list",
        "--no-commit-header",
        "-n1",
        format,
        `${revision}^{commit}`,
        "--"
      );
      return commitOf(output.trimEnd());
    } catch (cause) {
      throw new InputError(`${problem} (${cause.message})`, { cause });
    }
  }
  /** The top folder of the working copy; undefined in no repository, and in one without a working copy. */
  async top() {
    return await this.#find("rev-parse", "--show-toplevel");
  }
  /** The newest commit that two have in common; undefined if there is none. */
  async mergeBase(one, other) {
    const hash = await this.#find("merge-base", one.hash, other.hash);
    return hash === void 0 ? void 0 : await this.commit("merge base", hash);
  }
  /** The name of the branch that `origin` has as its default, such as `origin/main`, or else of a usual one that exists. */
  async defaultBranch() {
    const named = await this.#find("symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
    const names = await this.names();
    const usual2 = ["origin/main", "origin/master", "main", "master"];
    return [...named === void 0 ? [] : [named], ...usual2].find((name) => names.includes(name));
  }
  /** Branches and tags. */
  async names() {
    const kinds2 = ["refs/heads", "refs/remotes", "refs/tags"];
    const output = await this.#git("for-each-ref", "--format=%(refname:short)", ...kinds2);
    return output.split("\n").filter(Boolean);
  }
  /**
   * The files of the working copy that differ from the last commit, also those that are not in git; without ignored ones.
   * Source: https://git-scm.com/docs/git-status#_porcelain_format_version_2
   */
  async changedFiles() {
    const all = ["--untracked-files=all", "--no-renames", "--ignore-submodules=none"];
    const output = await this.#git("status", "--porcelain=v2", "-z", ...all);
    return output.split("\0").flatMap((entry) => {
      const [, mark = "", rest = ""] = /^(\S) (.*)$/s.exec(entry) ?? [];
      if (mark === "?") return [{ path: rest, kind: rest.endsWith("/") ? "submodule" : "untracked" }];
      const before = { 1: 7, u: 9 }[mark];
      if (before === void 0) return [];
      const fields2 = rest.split(" ");
      const path19 = fields2.slice(before).join(" ");
      return [{ path: path19, kind: fields2[1]?.startsWith("S") ? "submodule" : "tracked" }];
    });
  }
  /** Whether commits are missing, as in a checkout of depth 1: their ends then seem to be unrelated. */
  async isShallow() {
    return (await this.#git("rev-parse", "--is-shallow-repository")).trim() === "true";
  }
  async isAncestor(older, newer) {
    const base = await this.#git("merge-base", older.hash, newer.hash).catch(() => "");
    return base.trim() === older.hash;
  }
  /** The commits that `bad` has and `good` has not, parents first. */
  async between(good, bad, firstParent) {
    const which = firstParent ? ["--first-parent"] : [];
    const range = `${good.hash}..${bad.hash}`;
    const order = ["--topo-order", "--reverse", "--no-commit-header", format];
    const output = await this.#git("rev-list", ...order, ...which, range, "--");
    return output.split("\n").filter(Boolean).map(commitOf);
  }
  /** Checks a commit out in a folder of its own, which must not exist. */
  async addWorktree(folder, { hash }) {
    await this.#inTurn(() => this.#git("worktree", "add", "--quiet", "--force", "--detach", folder, hash));
  }
  /** Removes such a folder with everything in it; nothing happens if it does not exist. */
  async removeWorktree(folder) {
    await this.#inTurn(async () => {
      await this.#git("worktree", "remove", "--force", "--force", folder).catch(() => "");
      await this.#git("worktree", "prune").catch(() => "");
    });
  }
  /**
   * Working copies are changed one after the other: git removes their common folder with the last of them, even while another is
   * being added.
   */
  async #inTurn(change) {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => void 0);
    return await result;
  }
  /** Undefined if git finds nothing. */
  async #find(...parameters) {
    const { status, stdout } = await this.#described((options) => runGit(parameters, options));
    const output = stdout.toString("utf8").trim();
    return status === 0 && output !== "" ? output : void 0;
  }
  async #git(...parameters) {
    return await this.#described((options) => git(parameters, options));
  }
  /** @throws InputError that says which command failed, and where */
  async #described(run) {
    try {
      return await run({ policy: this.#policy, folder: this.#folder });
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      throw new InputError(`${cause.command} in ${this.#folder}: ${cause.message}`, { cause });
    }
  }
};
function commitOf(line) {
  const [hash = "", parents = "", tree = "", shortHash = "", subject = ""] = line.split("\0");
  return { hash, shortHash, parents: parents.split(" ").filter(Boolean), tree, subject };
}

export {
  hideEnvironment,
  parseBuildCommand,
  requireCandidateInside,
  keptEngine,
  buildCopy,
  removeLeftOvers,
  fromNewest,
  GitRepository,
  orFailed,
  engineOfRelease,
  compiledEngine,
  versionIn,
  compareVersions,
  openReleases,
  parseReleaseName,
  nameOfRelease,
  likelyRelease,
  titleOfRelease,
  fetchRelease2 as fetchRelease,
  downloadRelease
};
