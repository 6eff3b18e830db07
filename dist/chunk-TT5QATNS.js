import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  DriverProcess,
  EngineFailure,
  copyStart,
  functionsOfPrepared,
  runPrepareCommand,
  startsThreads,
  unknownVersion
} from "./chunk-OLT52DGY.js";
import {
  StartError,
  findOnPath,
  runProgram,
  versionOf
} from "./chunk-OBBTOHMT.js";
import {
  neutralFolder
} from "./chunk-2PAZFJAJ.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  MeasurementError,
  formatValue,
  lackingParts,
  limits
} from "./chunk-KAFQIV6R.js";

// src/options/environment.ts
import path2 from "node:path";

// src/platform/home-folder.ts
import os from "node:os";
import path from "node:path";
function findHome() {
  try {
    const home = os.homedir();
    return path.isAbsolute(home) ? home : void 0;
  } catch {
    return void 0;
  }
}

// src/options/environment.ts
var engineVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
var compilerVariables = [...engineVariables, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];
function readEnvironment(variables) {
  const { CC, CI = "", XDG_CACHE_HOME = "" } = variables;
  const caches = path2.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : path2.join(requireHome(), ".cache");
  const cacheFolder = path2.join(caches, "sqlite-bench-gate");
  return {
    compiler: {
      command: CC?.includes("/") ? path2.resolve(CC) : CC || "cc",
      cacheFolder,
      environment: select(variables, compilerVariables)
    },
    engineEnvironment: select(variables, engineVariables),
    // Files of a job's runner, such as those that set the environment of later steps.
    hiddenFolders: Object.values(select(variables, ["RUNNER_TEMP"])),
    // Set by GitHub Actions and others: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
    ...CI === "" ? {
      checksFolder: path2.join(cacheFolder, "checks"),
      databasesFolder: path2.join(cacheFolder, "databases")
    } : {}
  };
}
function requireHome() {
  const home = findHome();
  if (home === void 0)
    throw new InputError(
      "the environment variable HOME: there is no home folder for the cache: set HOME, or XDG_CACHE_HOME, to an absolute path"
    );
  return home;
}
function select(variables, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}

// src/engines/library-file.ts
import { closeSync, openSync, readSync, statSync } from "node:fs";
var elfMachines = {
  3: "x86 (32-bit)",
  40: "arm (32-bit)",
  62: "x86-64",
  8: "mips",
  21: "ppc64",
  22: "s390x",
  183: "arm64",
  243: "riscv64"
};
var machMachines = { 16777223: "x86-64", 16777228: "arm64" };
var machineNames = { x64: "x86-64", arm64: "arm64" };
function checkLibraryFile(part, file, platform, architecture) {
  let header;
  let size;
  try {
    const info = statSync(file);
    if (!info.isFile()) throw new InputError(`${part} "${file}" is not a file: give a shared library`);
    size = info.size;
    header = readStart(file);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const missing = cause.code === "ENOENT";
    const reason = missing ? "does not exist" : `cannot be read (${cause.message})`;
    throw new InputError(`${part} "${file}" ${reason}: give the path of a shared library`, { cause });
  }
  const built = platform === "darwin" ? machMachine(header) : elfMachine(header);
  if (built === void 0) {
    const kind = otherKind(header, size);
    if (kind !== void 0)
      throw new InputError(
        `${part} "${file}" is ${kind}, not a shared library for this system: ${advice(kind, platform)}`
      );
    const format = platform === "darwin" ? "Mach-O" : "ELF";
    throw new InputError(
      `${part} "${file}" is not a shared library: it has no ${format} header (it begins with ${preview(header)})`
    );
  }
  const completeSize = platform === "darwin" ? 0 : elfSize(header);
  if (size < completeSize)
    throw new InputError(`${part} "${file}" is cut off: it has ${size} bytes of at least ${completeSize}`);
  const machine = machineNames[architecture] ?? architecture;
  if (built !== machine && built !== "several")
    throw new InputError(
      `${part} "${file}" is built for ${built}, this machine is ${machine}: give a library built for ${machine}`
    );
}
function isProgramFile(file) {
  try {
    const header = readStart(file, 4096);
    return isElfProgram(header) || isMachProgram(header) || startsScript(header);
  } catch {
    return false;
  }
}
function isElfProgram(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || header.readUInt32BE(0) !== 2135247942 || !is64BitLittleEndian) return false;
  const executable = 2;
  const interpreter = 3;
  if (header.readUInt16LE(16) === executable) return true;
  const start = Number(header.readBigUInt64LE(32));
  const size = header.readUInt16LE(54);
  const offsets = Array.from({ length: header.readUInt16LE(56) }, (_, index) => start + index * size);
  return offsets.some((offset) => offset + 4 <= header.length && header.readUInt32LE(offset) === interpreter);
}
function isMachProgram(header) {
  const executable = 2;
  return header.length >= 16 && header.readUInt32LE(0) === 4277009103 && header.readUInt32LE(12) === executable;
}
function isScript(file) {
  return startsScript(readStart(file));
}
function startsScript(header) {
  return header.toString("latin1", 0, 2) === "#!";
}
function readStart(file, most = 64) {
  const handle = openSync(file, "r");
  try {
    const buffer = Buffer.alloc(most);
    return buffer.subarray(0, readSync(handle, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(handle);
  }
}
function elfMachine(header) {
  const sharedObject = 3;
  if (header.length < 20 || header.readUInt32BE(0) !== 2135247942) return void 0;
  const littleEndian = header[5] === 1;
  const type = littleEndian ? header.readUInt16LE(16) : header.readUInt16BE(16);
  if (type !== sharedObject) return void 0;
  const machine = littleEndian ? header.readUInt16LE(18) : header.readUInt16BE(18);
  return elfMachines[machine] ?? `machine number ${machine}`;
}
function elfSize(header) {
  const is64BitLittleEndian = header[4] === 2 && header[5] === 1;
  if (header.length < 64 || !is64BitLittleEndian) return 0;
  return Number(header.readBigUInt64LE(40)) + header.readUInt16LE(58) * header.readUInt16LE(60);
}
var objectFile = "an object file";
var archive = "a static library";
function otherKind(header, size) {
  if (header.length < 20) return void 0;
  const start = header.toString("latin1", 0, 8);
  if (start === "!<arch>\n") return archive;
  if (start.startsWith("MZ") && size > 64) return "a Windows library or program";
  const object = 1;
  if (start.startsWith("\x7FELF")) {
    const type = header[5] === 1 ? header.readUInt16LE(16) : header.readUInt16BE(16);
    return type === object ? objectFile : type === 3 ? "a Linux library" : void 0;
  }
  if (header.readUInt32LE(0) === 4277009103)
    return header.readUInt32LE(12) === object ? objectFile : "a macOS library";
  return header.readUInt32BE(0) === 3405691582 && header.readUInt32BE(4) < 40 ? "a macOS library" : void 0;
}
function advice(kind, platform) {
  return kind === objectFile || kind === archive ? "link it with -shared" : `give a library built for ${platform === "darwin" ? "macOS" : "Linux"}`;
}
function machMachine(header) {
  if (header.length < 8) return void 0;
  if (header.readUInt32BE(0) === 3405691582) return "several";
  if (header.readUInt32LE(0) !== 4277009103) return void 0;
  const machine = header.readUInt32LE(4);
  return machMachines[machine] ?? `machine number ${machine}`;
}
function preview(header) {
  return header.length === 0 ? "nothing: it is empty" : JSON.stringify(header.subarray(0, 8).toString("latin1"));
}

// src/engines/own-version.ts
import { statSync as statSync2 } from "node:fs";
var knownVersionQueries = ["SELECT dolt_version();", "PRAGMA cipher_version;"];
var lookedAt = 4096;
function readVersion(answer) {
  const [line] = answer.split(/[\p{Zl}\p{Zp}\p{Cc}]+/u).filter((one) => one.trim() !== "");
  const version = line?.trim().replace(/^v(?=\d)/, "");
  return version === void 0 ? void 0 : [...version].slice(0, limits.version).join("").toWellFormed();
}
function readVersionFile(file) {
  const source = `engine-version: file "${file}"`;
  const version = readVersion(textOf(file, source));
  if (version === void 0)
    throw new InputError(`${source} has no text in its first ${lookedAt} bytes: write the version there`);
  return version;
}
function textOf(file, source) {
  try {
    if (!statSync2(file).isFile()) throw new Error("it is no plain file");
    return readStart(file, lookedAt).toString();
  } catch (cause) {
    const reason = cause.message;
    throw new InputError(
      `${source} cannot be read (${reason}): name the file that holds the candidate's version`,
      { cause }
    );
  }
}

// src/engines/compiler.ts
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, renameSync, rmSync } from "node:fs";
import path3 from "node:path";
async function compileOnce(compiler, { name, sources, sourceKey, flags: flags2, libraries }, onCompile, signal) {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash("sha256").update(JSON.stringify([version, flags2, libraries, sourceKey, process.platform, process.arch])).digest("hex").slice(0, 16);
  const output = path3.join(compiler.cacheFolder, `${name}-${key}`);
  if (!existsSync(output)) {
    onCompile();
    try {
      makeFolder(compiler.cacheFolder);
    } catch (cause) {
      throw new InputError(
        `cache folder ${compiler.cacheFolder} cannot be created (${cause.message}): set XDG_CACHE_HOME to a writable folder`,
        { cause }
      );
    }
    const partial = `${output}.${process.pid}`;
    try {
      const isText = sources instanceof Uint8Array;
      const files = isText ? ["-x", "c", "-"] : sources;
      const parameters = [...flags2, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : void 0);
      renameSync(partial, output);
    } finally {
      rmSync(partial, { force: true });
    }
  }
  const isObject = flags2.includes("-c");
  if (!isObject) requireExecutable(output, compiler.cacheFolder);
  return { path: output, compiler: version };
}
var UnusableCacheError = class extends InputError {
};
function requireExecutable(file, cacheFolder) {
  try {
    accessSync(file, constants.X_OK);
  } catch (cause) {
    throw new UnusableCacheError(
      `cache folder ${cacheFolder}: what is compiled there cannot be run, as on a disk that is mounted noexec: set XDG_CACHE_HOME to a folder on another disk`,
      { cause }
    );
  }
}
async function runCompiler(compiler, parameters, signal, input) {
  const { command, environment } = compiler;
  try {
    const run = { environment, signal, folder: neutralFolder, input };
    const { status, stdout, stderr } = await runProgram(command, parameters, run);
    if (status === 0) return stdout.toString("utf8");
    const words = stderr.trim().split("\n").slice(0, 5).join("; ");
    throw new MeasurementError(`${command} ${parameters.join(" ")} failed: ${words}`);
  } catch (cause) {
    if (!(cause instanceof StartError)) throw cause;
    throw new InputError(
      `C compiler "${command}" cannot be run (${cause.message}): install one (for example gcc or clang), or name it in the environment variable CC`,
      { cause }
    );
  }
}

// src/engines/simulated-processor.ts
import path6 from "node:path";

// src/engines/counter-program.ts
import { createHash as createHash2 } from "node:crypto";
import {
  copyFileSync,
  existsSync as existsSync3,
  mkdtempSync,
  readFileSync,
  renameSync as renameSync2,
  rmSync as rmSync2,
  symlinkSync
} from "node:fs";
import path5 from "node:path";
import { fileURLToPath } from "node:url";

// src/engines/valgrind.ts
import { existsSync as existsSync2, realpathSync } from "node:fs";
import path4 from "node:path";
var valgrindPlatform = "amd64-linux";
var libraryFolders = [
  "lib/x86_64-linux-gnu/valgrind",
  "lib64/valgrind",
  "lib/valgrind",
  "libexec/valgrind"
];
async function findValgrind(environment) {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `instructions are counted on linux-x64 only, and this is ${process.platform}-${process.arch}`;
  const found = findOnPath("valgrind", environment);
  if (found === void 0) return "install valgrind, which is not in a folder of PATH";
  const program = realpathSync(found);
  const prefix = path4.dirname(path4.dirname(program));
  const version = await versionOf(program, environment, /^valgrind-(\S{1,40})/);
  if (version === void 0) return `${program} does not say its version: install valgrind anew`;
  const support = firstWith([...libraryFolders].reverse(), prefix, "default.supp");
  if (support === void 0) return `valgrind's default.supp is not below ${prefix}: install valgrind anew`;
  const libraries = firstWith(libraryFolders, prefix, `libcoregrind-${valgrindPlatform}.a`);
  const headers = path4.join(prefix, "include/valgrind");
  const canCompile = libraries !== void 0 && existsSync2(path4.join(headers, "pub_tool_tooliface.h"));
  return { program, version, support, ...canCompile ? { development: { headers, libraries } } : {} };
}
function firstWith(folders, prefix, file) {
  return folders.map((folder) => path4.join(prefix, folder)).find((folder) => existsSync2(path4.join(folder, file)));
}

// src/engines/counter-program.ts
var counterName = "instructions";
var flags = [
  "-std=gnu11",
  "-O2",
  "-fno-stack-protector",
  "-fno-strict-aliasing",
  "-fno-builtin",
  "-fno-pie",
  "-no-pie",
  "-DVGA_amd64=1",
  "-DVGO_linux=1",
  "-DVGP_amd64_linux=1",
  "-DVGPV_amd64_linux_vanilla=1",
  "-static",
  "-nodefaultlibs",
  "-nostartfiles",
  "-Wl,-u,_start",
  "-Wl,--build-id=none",
  "-Wl,-Ttext-segment=0x58000000"
];
async function compileCounter(compiler, { version, support, development }, onCompile, signal) {
  const source = readSource();
  const libraries = ["-lcoregrind", "-lvex"].map((name) => `${name}-${valgrindPlatform}`);
  const compiled = await compileOnce(
    compiler,
    {
      name: "counter",
      sources: Buffer.from(source),
      sourceKey: createHash2("sha256").update(JSON.stringify([source, version])).digest("hex"),
      flags: [...flags, `-I${development.headers}`],
      libraries: [`-L${development.libraries}`, ...libraries, "-lgcc"]
    },
    onCompile,
    signal
  );
  return makeToolFolder(compiled.path, support);
}
function makeToolFolder(tool, support) {
  const folder = `${tool}.valgrind`;
  if (existsSync3(folder)) return folder;
  const partial = mkdtempSync(`${folder}.`);
  try {
    copyFileSync(tool, path5.join(partial, `${counterName}-${valgrindPlatform}`));
    for (const file of ["default.supp", `vgpreload_core-${valgrindPlatform}.so`])
      symlinkSync(path5.join(support, file), path5.join(partial, file));
    renameSync2(partial, folder);
  } catch (cause) {
    if (!existsSync3(folder)) throw cause;
  } finally {
    rmSync2(partial, { recursive: true, force: true });
  }
  return folder;
}
function readSource() {
  const shipped = new URL("./counter.c", import.meta.url);
  return readFileSync(
    existsSync3(shipped) ? shipped : fileURLToPath(new URL("../features/figures/counts/counter.c", import.meta.url)),
    "utf8"
  );
}

// src/engines/simulated-processor.ts
async function findProcessor(compiler, onCompile, signal) {
  const valgrind = await findValgrind(compiler.environment);
  if (typeof valgrind === "string") return valgrind;
  const { development } = valgrind;
  if (development === void 0)
    return callgrind(valgrind, "valgrind's headers and static libraries are not installed");
  try {
    const toolFolder = await compileCounter(compiler, { ...valgrind, development }, onCompile, signal);
    return { tool: "counter", valgrind, toolFolder };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof MeasurementError)) throw cause;
    return callgrind(valgrind, cause.message);
  }
}
function callgrind(valgrind, fallback) {
  return { tool: "callgrind", valgrind, ...fallback === void 0 ? {} : { fallback } };
}
var lessExact = ["--px-default=sp-at-mem-access", "--px-file-backed=sp-at-mem-access"];
function runOn({ tool, valgrind, toolFolder }, driver, profiles) {
  const { LD_LIBRARY_PATH } = driver.environment;
  const own = tool === "counter" ? [`--tool=${counterName}`, ...lessExact] : [
    "--tool=callgrind",
    "--instr-atstart=no",
    "--compress-strings=no",
    "--compress-pos=no",
    "--dump-line=no",
    `--callgrind-out-file=${path6.join(profiles, "%p")}`
  ];
  return {
    command: valgrind.program,
    // Options of Valgrind's core: no .valgrindrc of the working folder is read, no debugger is listened for, and only errors are printed.
    parameters: [
      "--command-line-only=yes",
      "--quiet",
      "--vgdb=no",
      "--trace-children=no",
      ...own,
      padPath(driver.command)
    ],
    environment: {
      PATH: "/usr/bin:/bin",
      LANG: "C",
      LC_ALL: "C",
      TZ: "UTC",
      ...toolFolder === void 0 ? {} : { VALGRIND_LIB: padPath(toolFolder) },
      ...LD_LIBRARY_PATH === void 0 ? {} : { LD_LIBRARY_PATH }
    },
    variables: driver.variables,
    timeoutMs: driver.timeoutMs,
    confined: driver.confined,
    written: [profiles]
  };
}
var paddedLength = 1024;
function padPath(file) {
  const whole = path6.resolve(file);
  return "/".repeat(Math.max(0, paddedLength - Buffer.byteLength(whole))) + whole;
}

// src/engines/driver-program.ts
import { existsSync as existsSync4, readFileSync as readFileSync2 } from "node:fs";
import { fileURLToPath as fileURLToPath2 } from "node:url";
var driverFlags = ["-std=c11", "-O2", "-Wall", "-Wextra"];
var driverLibraries = process.platform === "linux" ? ["-lpthread", "-ldl"] : [];
async function compileDriver(compiler, onCompile, signal) {
  const source = await readDriverSource();
  return await compileOnce(
    compiler,
    {
      name: "driver",
      sources: Buffer.from(source),
      sourceKey: source,
      flags: driverFlags,
      libraries: driverLibraries
    },
    onCompile,
    signal
  );
}
async function readDriverSource() {
  const shipped = new URL("./driver.c", import.meta.url);
  if (existsSync4(shipped)) return readFileSync2(shipped, "utf8");
  const files = fileURLToPath2(new URL("../driver", import.meta.url));
  if (!existsSync4(files)) throw new Error("driver.c is missing beside the program: install it again");
  const generator = new URL("../../scripts/driver-source.ts", import.meta.url).href;
  const { amalgamate } = await import(generator);
  return amalgamate(files);
}

// src/platform/free-bytes.ts
import { statfsSync } from "node:fs";
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

// src/engines/stock-sqlite.ts
import { existsSync as existsSync5, readFileSync as readFileSync3 } from "node:fs";
import path7 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
import { brotliDecompressSync } from "node:zlib";
var stockFlags = [
  "-O2",
  "-DSQLITE_THREADSAFE=1",
  "-DSQLITE_ENABLE_FTS5",
  "-DSQLITE_ENABLE_RTREE",
  "-shared",
  "-fPIC"
];
var stockLibraries = ["-lpthread", "-lm", "-ldl"];
async function findBaseline(compiler, onCompile, signal) {
  const source = readAmalgamation();
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: source,
      sourceKey: version,
      flags: stockFlags,
      libraries: stockLibraries
    },
    () => onCompile(version),
    signal
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${stockFlags.join(" ")}`
  };
}
function readAmalgamation() {
  const packed = fileURLToPath3(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync5(packed)) return brotliDecompressSync(readFileSync3(packed));
  const manifest = fileURLToPath3(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync3(path7.join(path7.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}
function amalgamationVersion(source) {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}

// src/messages/milliseconds.ts
function milliseconds(ns) {
  return `${Number((ns / 1e6).toPrecision(3))} ms`;
}

// src/engines/driven-engine.ts
import { rmSync as rmSync3 } from "node:fs";
import path8 from "node:path";

// src/engines/counters.ts
function countersOf([before, after]) {
  const [start, end] = [parse(before), parse(after)];
  const names = /* @__PURE__ */ new Set([...start.keys(), ...end.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [name, requireSafe((end.get(name) ?? 0) - (start.get(name) ?? 0), name)])
  );
}
function parse(answer) {
  const lines = answer.split("\n").filter((line) => line !== "");
  const counters = /* @__PURE__ */ new Map();
  for (const line of lines) {
    const [, name, value] = /^(.+)=(-?\d+)$/.exec(line) ?? [];
    if (name === void 0 || name.length > limits.name)
      throw refuse(`${formatValue(line)} is not a name of 1 to ${limits.name} characters and a whole number`);
    if (counters.has(name)) throw refuse(`${formatValue(name)} is there twice`);
    counters.set(name, Number(value));
  }
  if (counters.size > limits.counters)
    throw refuse(`there are ${counters.size}, and at most ${limits.counters} are compared`);
  return counters;
}
function requireSafe(value, name) {
  if (!Number.isSafeInteger(value)) throw refuse(`${formatValue(name)} rose by more than 2^53`);
  return value;
}
function refuse(words) {
  return new EngineFailure("error", `counters: ${words}`, { where: "counters" });
}

// src/engines/sample-watch.ts
var pipeNs = 1e6;
var untimed = { ns: 5e6, chunkNs: 5e4, share: 0.1, passedShare: 4e-3 };
var SampleWatch = class {
  #driver;
  #before;
  #began = process.hrtime.bigint();
  /**
   * To be made right before the sample is told to start.
   *
   * @param isAllTimed whether the process executes only what it times
   */
  constructor(driver, isAllTimed) {
    this.#driver = driver;
    this.#before = isAllTimed ? driver.sampleUsage("asleep") : void 0;
  }
  /** To be called with the reply, while the process still is there. @throws EngineFailure if its times cannot be true */
  requireTrue({ ns, chunks }) {
    const sum = chunks?.reduce((total, one) => total + one, 0) ?? ns;
    if (sum !== ns) throw forged(`its time is ${milliseconds(ns)}, and its chunks take ${milliseconds(sum)}`);
    const after = this.#driver.sampleUsage();
    if (this.#isFiltered(after))
      throw forged("the engine filters system calls (seccomp), and that of the clock with them");
    const spanNs = Number(process.hrtime.bigint() - this.#began);
    if (ns > spanNs + pipeNs)
      throw forged(`its times are ${milliseconds(ns)} in all, and ${milliseconds(spanNs)} have passed`);
    if (this.#before === void 0 || after?.process !== this.#before.process) return;
    const ranNs = after.ranNs - this.#before.ranNs;
    const allowedNs = untimed.ns + (chunks?.length ?? 0) * untimed.chunkNs + spanNs * untimed.passedShare;
    if (ranNs > ns * (1 + untimed.share) + allowedNs)
      throw forged(`its times are ${milliseconds(ns)} in all, and it ran for ${milliseconds(ranNs)}`);
  }
  /** Whether the sample's process has filters beside the driver's own; false if the system does not say. */
  #isFiltered(usage) {
    return (usage?.filters ?? 0) > this.#driver.ownFilters;
  }
};
function forged(words) {
  return new EngineFailure("error", `forged clock: ${words}`, { where: "clock" });
}

// src/engines/driven-sample.ts
var maxFiles = 4;
async function prepareSample(driver, job, isWarm = false) {
  if (job.pass === "time" && job.opens === true) {
    driver.send("cold", job.statements);
    return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
  }
  const files = job.pass === "count" ? [job.warm] : job.pass === "time" ? [isWarm ? void 0 : job.warm, job.transactions] : [job.state, job.invariants, job.counters];
  const command = job.pass === "hash" && job.hashesStateOnly === true ? "check" : job.pass;
  const places = [job.statements, ...files];
  const others = [job.before, job.after, job.errors];
  const around = others.some((file) => file !== void 0) ? [...Array(maxFiles - places.length), ...others] : [];
  driver.send(command, job.kind, ...[...places, ...around].map((file) => file ?? ""));
  return setupTimes(await driver.expectStarted("ready", job.timeoutMs));
}
function setupTimes(ready) {
  return {
    populateNs: ready.populate_ns,
    copyNs: ready.copy_ns,
    flushNs: ready.flush_ns,
    openNs: ready.open_ns,
    warmNs: ready.warm_ns,
    totalNs: ready.total_ns
  };
}
async function runSample(driver, job, start) {
  const sample = await awaitSample(driver, job, start);
  const { latencies, transactions, chunks, repeated } = sample;
  return {
    ns: sample.ns,
    work: { statements: sample.statements, rows: sample.rows, changes: sample.changes },
    cost: {
      cpuNs: sample.cpu_ns,
      peakBytes: sample.peak_bytes,
      minorFaults: sample.minor_faults,
      majorFaults: sample.major_faults
    },
    ...latencies === void 0 ? {} : { latencies: histogramOf(latencies) },
    ...transactions === void 0 ? {} : {
      transactions: Object.fromEntries(
        Object.entries(transactions).map(([name, times]) => [name, histogramOf(times)])
      )
    },
    chunks,
    commitNs: sample.commit_ns,
    queuedNs: sample.queued_ns,
    repeated,
    hash: sample.hash,
    instructions: sample.instructions,
    threads: sample.threads,
    afterNs: sample.after_ns,
    leftNs: sample.left_ns,
    ...sample.counters === void 0 ? {} : { counters: countersOf(sample.counters) },
    ...sample.calls === void 0 ? {} : { calls: callsOf(sample.calls) },
    ...sample.footprint === void 0 ? {} : { footprint: footprintOf(sample.footprint) }
  };
}
async function awaitSample(driver, job, start) {
  if (start === void 0) {
    driver.send("go");
    return await driver.expect("sample", job?.timeoutMs);
  }
  if ("hashes" in start) {
    const { turns, hashes, state } = start;
    driver.send("look", ...fieldsOf(turns), hashes, ...state === void 0 ? [] : [state]);
    return await driver.expect("sample", job?.timeoutMs);
  }
  const { table, count, own } = start;
  const watch = new SampleWatch(driver, job?.after === void 0);
  driver.send("go", ...fieldsOf(start));
  const sample = await driver.expect("sample", job?.timeoutMs, () => table.isAwaited(own, count));
  watch.requireTrue(sample);
  driver.send("seen");
  return sample;
}
function fieldsOf({ table, count, own, statements, chunks }) {
  return [table.file, ...[count, own, statements, chunks].map(String)];
}
function histogramOf({ max_ns, counts }) {
  return { max: max_ns, counts };
}
function callsOf(calls) {
  return {
    fsync: calls.fsync,
    fdatasync: calls.fdatasync,
    syncFileRange: calls.sync_file_range,
    msync: calls.msync,
    otherSync: calls.other_sync,
    writes: calls.writes,
    writeBytes: calls.write_bytes,
    unseen: calls.unseen
  };
}
function footprintOf({
  io,
  resident_peak: residentPeak,
  ...others
}) {
  return {
    ...others,
    io: io && { reads: io.reads, readBytes: io.read_bytes, writes: io.writes, writeBytes: io.write_bytes },
    residentPeak
  };
}

// src/engines/contest-process.ts
var othersMs = 6e4;
var DriverContests = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async introduce(timeoutMs) {
    this.#driver.send("contender");
    const { threadsafe, concurrent } = await this.#driver.expect("contender", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { threadsafe, concurrent };
  }
  async hold(contest) {
    const { workload, mode, connections, form, windowMs, patienceMs, seed } = contest;
    this.#driver.send(
      "contest",
      ...[workload, mode, connections, form, windowMs, patienceMs, seed].map(String)
    );
    const timeoutMs = windowMs + 2 * patienceMs + othersMs;
    const { tasks, checked, fault } = await this.#driver.expect("contest", timeoutMs);
    await this.#driver.expectDone(timeoutMs);
    return { tasks: tasks.map(resultOf), isChecked: checked, fault };
  }
  close() {
    return this.#driver.close();
  }
};
function resultOf({ times, refused, ...sums }) {
  const found = times.counts.length === 0 ? void 0 : histogramOf(times);
  return { ...sums, times: found, refused };
}

// src/engines/shared-process.ts
import { randomUUID } from "node:crypto";
var SharedProcess = class {
  sharing;
  #driver;
  /** The tests that have warmed the process so far; undefined until it is open. */
  #warmed;
  constructor(driver, sharing) {
    this.#driver = driver;
    this.sharing = sharing;
  }
  async ready(job) {
    const opened = this.#warmed === void 0 ? await this.#open(job.timeoutMs) : {};
    const warm = job.pass === "time" ? job.warm : void 0;
    const own = await prepareSample(this.#driver, job, warm !== void 0 && this.#warmed?.has(warm));
    if (warm !== void 0) this.#warmed?.add(warm);
    return addTimes(own, opened);
  }
  async reopen(timeoutMs) {
    this.#driver.send("reopen");
    await this.#driver.expectStarted("ready", timeoutMs);
    await this.sync(timeoutMs);
  }
  /** Makes sure that the last reply was the driver's own: an engine cannot guess the word that the next answer must have. */
  async sync(timeoutMs) {
    const word = randomUUID();
    this.#driver.send("sync", word);
    const answer = await this.#driver.expect("sync", timeoutMs);
    if (answer !== word) throw this.#driver.rejectReplies(`a "sync" reply with another word`);
  }
  async end(timeoutMs) {
    if (this.#warmed === void 0) return;
    this.#driver.send("end");
    await this.#driver.expectDone(timeoutMs);
  }
  async #open(timeoutMs) {
    this.#driver.send(this.sharing);
    const ready = await this.#driver.expectStarted("ready", timeoutMs);
    this.#warmed = /* @__PURE__ */ new Set();
    return setupTimes(ready);
  }
};
function addTimes(times, more) {
  const sum = (step) => times[step] + (more[step] ?? 0);
  return {
    populateNs: sum("populateNs"),
    copyNs: sum("copyNs"),
    flushNs: sum("flushNs"),
    openNs: sum("openNs"),
    warmNs: sum("warmNs"),
    totalNs: sum("totalNs")
  };
}

// src/engines/driven-sessions.ts
var ForkSession = class {
  isolation = "fork";
  #driver;
  #serving;
  #shared;
  #job;
  constructor(driver, serving) {
    this.#driver = driver;
    this.#serving = serving;
  }
  async ready(job) {
    this.#job = job;
    if (job.shares !== this.#shared?.sharing) await this.endShared();
    if (job.shares !== void 0) this.#shared ??= new SharedProcess(this.#driver, job.shares);
    return await (this.#shared?.ready(job) ?? prepareSample(this.#driver, job));
  }
  async go(start) {
    const measured = await runSample(this.#driver, this.#job, start);
    if (this.#shared === void 0) await this.#driver.expectDone(this.#job?.timeoutMs);
    else await this.#shared.sync(this.#job?.timeoutMs);
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#job?.timeoutMs);
  }
  async readSettings(timeoutMs) {
    await this.endShared();
    return await readSettings(this.#driver, this.#serving, timeoutMs);
  }
  async explain(statements, timeoutMs) {
    return await this.#answers(["plan", statements], timeoutMs);
  }
  async rows(statements, timeoutMs, before = "") {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }
  async #answers(command, timeoutMs) {
    await this.endShared();
    return await askDriver(this.#driver, command, timeoutMs);
  }
  executing() {
    return this.#driver.executing();
  }
  close() {
    return this.#driver.close();
  }
};
var ProcessSession = class {
  isolation = "process";
  #start;
  #hasFloor;
  #driver;
  #shared;
  #job;
  constructor(start, hasFloor = false) {
    this.#start = start;
    this.#hasFloor = hasFloor;
  }
  async ready(job) {
    this.#job = job;
    if (job.shares !== void 0 && job.shares === this.#shared?.sharing)
      return await this.#shared.ready(job);
    await this.endShared();
    const driver = await this.#replace();
    await driver.expect("serving");
    if (job.shares === void 0) return await prepareSample(driver, job);
    this.#shared = new SharedProcess(driver, job.shares);
    return await this.#shared.ready(job);
  }
  async go(start) {
    if (this.#driver === void 0) throw new Error("go() without ready()");
    const measured = await runSample(this.#driver, this.#job, start);
    if (this.#shared !== void 0) {
      await this.#shared.sync(this.#job?.timeoutMs);
      return measured;
    }
    await this.#driver.expectDone(this.#job?.timeoutMs);
    await this.#driver.finish();
    return measured;
  }
  async reopen() {
    await requireShared(this.#shared).reopen(this.#job?.timeoutMs);
  }
  async endShared() {
    const shared = this.#shared;
    this.#shared = void 0;
    await shared?.end(this.#job?.timeoutMs);
    if (shared !== void 0) await this.#driver?.finish();
  }
  async readSettings(timeoutMs) {
    const driver = await this.#replace();
    const settings = await readSettings(driver, await driver.expect("serving"), timeoutMs);
    const floor = this.#hasFloor ? { floorNs: await this.#readFloor() } : {};
    await this.close();
    return { ...settings, ...floor };
  }
  async explain(statements, timeoutMs) {
    return await this.#answers(["plan", statements], timeoutMs);
  }
  async rows(statements, timeoutMs, before = "") {
    return await this.#answers(["rows", statements, before], timeoutMs);
  }
  async #answers(command, timeoutMs) {
    const driver = await this.#replace();
    await driver.expect("serving");
    const answers = await askDriver(driver, command, timeoutMs);
    await this.close();
    return answers;
  }
  async executing() {
    return await this.#driver?.executing();
  }
  async close() {
    await this.#driver?.close();
    this.#driver = void 0;
    this.#shared = void 0;
  }
  async #readFloor() {
    const driver = await this.#replace();
    await driver.expect("serving");
    driver.send("floor");
    const { ns } = await driver.expect("floor");
    await driver.expectDone();
    return ns;
  }
  async #replace() {
    await this.close();
    this.#driver = this.#start();
    return this.#driver;
  }
};
function requireShared(shared) {
  if (shared === void 0) throw new Error("no process is shared: a step comes first");
  return shared;
}
async function askDriver(driver, command, timeoutMs) {
  driver.send(...command);
  const plans = await driver.expectStarted("plans", timeoutMs);
  await driver.expectDone(timeoutMs);
  return plans;
}
async function readSettings(driver, { uncounted }, timeoutMs) {
  driver.send("settings");
  const { compile_options, version, ...settings } = await driver.expectStarted("settings", timeoutMs);
  await driver.expectDone(timeoutMs);
  const ownVersion = readVersion(version ?? "");
  return { settings, compileOptions: compile_options, ownVersion, uncounted };
}

// src/engines/race-process.ts
var graceMs = 3e3;
var hungStatus = 86;
var DriverRace = class {
  #driver;
  constructor(driver) {
    this.#driver = driver;
  }
  async run(batch) {
    const bytes = Buffer.from(fieldsOf2(batch).join("\0"));
    this.#driver.sendBytes(bytes, "batch", String(bytes.length), String(batch.limitMs));
    const longest = batch.trials.reduce((sum, { limitMs, budgetMs }) => sum + limitMs + budgetMs, 0);
    try {
      return resultOf2(await this.#driver.expect("race", graceMs + batch.limitMs + longest));
    } catch (cause) {
      if (cause instanceof EngineFailure && cause.exit === hungStatus)
        throw new EngineFailure("timeout", `a statement goes on when it is interrupted: ${cause.message}`);
      throw cause;
    }
  }
  close() {
    return this.#driver.close();
  }
  kill() {
    this.#driver.kill();
  }
};
function fieldsOf2({ setup, trials, queries = [] }) {
  const fields = ["N", ...setup.map((sql) => `s${sql}`)];
  for (const { before, timed, check, after, executions, limitMs, budgetMs } of trials) {
    fields.push(`b${executions} ${limitMs} ${Math.round(budgetMs * 1e3)}`);
    for (const sql of before) fields.push(`u${sql}`);
    for (const sql of timed) fields.push(`t${sql}`);
    for (const sql of check) fields.push(`h${sql}`);
    for (const sql of after) fields.push(`a${sql}`);
    fields.push("e");
  }
  return [...fields, ...queries.map((sql) => `q${sql}`), "C", ""];
}
function resultOf2({
  trials,
  lines,
  refused,
  open_bytes: open,
  closed_bytes: closed
}) {
  const heap = closed < 0 ? void 0 : { open, closed };
  return { trials: trials.map(trialResult), lines, refused, heap };
}
function trialResult(reply) {
  const [ending, firstNs, medianNs, leastNs, executions, rows, changes, instructions, hash, message] = reply;
  if (ending === 1) return { ending: "error", message: message ?? "" };
  if (ending === 2) return { ending: "interrupted" };
  const others = executions > 1 ? { medianNs, leastNs } : {};
  const counted = instructions === 0 ? {} : { instructions };
  return { ending: "done", firstNs, ...others, ...counted, executions, rows, changes, hash };
}

// src/engines/driven-engine.ts
var DrivenEngine = class _DrivenEngine {
  version;
  sourceId;
  missing;
  file;
  loadedFiles;
  serverSettings;
  #options;
  #reply;
  constructor(options, reply) {
    const { version, source_id, path: path9, files, missing } = reply;
    this.#options = options;
    this.#reply = reply;
    this.version = version || unknownVersion;
    if (source_id !== "") this.sourceId = source_id;
    if (missing.length > 0) this.missing = missing.map(([name, loss]) => ({ name, loss }));
    this.file = path9;
    this.loadedFiles = files;
    if (options.serverSettings !== void 0) this.serverSettings = options.serverSettings;
  }
  async build(variant, storage, signal, timeoutMs) {
    if (this.#options.process === "server" && this.#options.reprepare === true) return;
    const template = variant.template(storage);
    await this.#begin(variant, template, signal, timeoutMs);
    const parameters = ["--template", template, "--prepare", variant.preparation, ...scratch(variant)];
    const builder = this.#start(["build", ...parameters, ...this.#settings(variant, storage)], signal, [
      template
    ]);
    try {
      await builder.expectStarted("built", timeoutMs);
    } finally {
      await builder.close();
    }
  }
  async open(variant, storage, pass, signal) {
    const written = hasFolder(variant, storage) ? [path8.dirname(variant.work(storage))] : [];
    for (const one of written) makeEngineFolder(one);
    const { connections = 1, processor, turns, asInUse = false } = variant;
    const isTimed = pass === "time" || pass === "look";
    if (isTimed && turns !== void 0) written.push(turns);
    const counting = storage !== "memory" && connections === 1 ? this.#counting(pass) : [];
    const noting = pass === "hash" && connections === 1 ? this.#noting() : [];
    const asking = pass === "hash" ? (this.#options.versionQueries ?? []).flatMap((sql) => ["--version-query", sql]) : [];
    const staying = isTimed && processor !== void 0 ? ["--processor", String(processor)] : [];
    const pinning = isTimed && !asInUse ? [...this.#pinning(connections), ...staying] : [];
    const idling = isTimed && !asInUse && this.#options.awaitsIdle === true ? ["--await-idle"] : [];
    const rehearsal = pass === "count" && variant.rehearsal !== void 0 ? ["--rehearse", variant.rehearsal] : [];
    const execution = [
      ...counting,
      ...noting,
      ...asking,
      ...rehearsal,
      ...pinning,
      ...idling,
      ...this.#settings(variant, storage),
      ...this.#execution(variant)
    ];
    const builds = pass === "count" && storage !== "memory";
    if (builds) {
      await this.#begin(variant, variant.template(storage), signal);
      written.push(variant.template(storage));
    }
    const building = builds ? ["--prepare", variant.preparation] : [];
    const parameters = ["serve", ...this.#state(variant, storage), ...building, ...execution];
    const openUnforked = () => new ProcessSession(
      () => this.#start([...parameters, "--no-fork"], signal, written),
      this.#options.process === "shell"
    );
    if (this.#options.process !== void 0) return openUnforked();
    const forked = this.#start(parameters, signal, written);
    try {
      const serving = await forked.expect("serving");
      if (pass === "count" && serving.threads > 1) throw new EngineFailure("error", startsThreads);
      if (pass === "count") return new ForkSession(forked, serving);
      const canFork = serving.threads === 1 && (storage !== "memory" || serving.can_populate);
      if (canFork && this.#options.isolation === "fork") return new ForkSession(forked, serving);
    } catch (cause) {
      await forked.close();
      throw cause;
    }
    await forked.close();
    return openUnforked();
  }
  whyUnmeasured(footprint) {
    const { allocations: counter, process: program } = this.#options;
    const system = process.platform === "linux" ? void 0 : "platform";
    const reasons = {
      io: program === "server" ? program : system ?? "refused",
      residentPeak: program === "server" ? program : system ?? "refused",
      allocations: program ?? system ?? (counter === void 0 ? "C library" : "static")
    };
    return Object.fromEntries(lackingParts(footprint).map((part) => [part, reasons[part]]));
  }
  on(processor, profiles) {
    const { driver, engine, process: process2 } = this.#options;
    if (process2 !== void 0) return `${process2}s, which are processes of their own, are not counted`;
    const [name, ...files] = engine;
    return new _DrivenEngine(
      {
        ...this.#options,
        driver: runOn(processor, driver, profiles),
        engine: name === void 0 ? [] : [name, ...files.map(padPath)],
        latencies: false
      },
      this.#reply
    );
  }
  async host(work, connections, signal) {
    const { process: process2, reprepare } = this.#options;
    if (process2 !== "server") return "is no server";
    if (reprepare === true) return "is not started by the tool";
    makeEngineFolder(work, "emptied");
    const driver = this.#start(["host", "--work", work, ...this.#pinning(connections)], signal);
    try {
      const place = await driver.expect("host");
      return { ...place, close: () => driver.close() };
    } catch (cause) {
      await driver.close();
      throw cause;
    }
  }
  race(storage, work, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}: hunt needs a library or a benchmark binary`;
    if (this.#lacks("sqlite3_interrupt")) return "lacks sqlite3_interrupt, which ends a slow statement";
    const place = storage === "memory" ? ["--storage", "memory"] : ["--storage", "file", "--work", work];
    if (storage !== "memory") makeEngineFolder(path8.dirname(work));
    const written = storage === "memory" ? [] : [path8.dirname(work)];
    return new DriverRace(this.#start(["race", ...place, ...this.#settings({}, storage)], signal, written));
  }
  contend(variant, storage, signal) {
    if (this.#options.process !== void 0)
      return `is a ${this.#options.process}, and only libraries and benchmark binaries have several connections`;
    const lacking = functionsOfPrepared.find((name) => this.#lacks(name));
    if (lacking !== void 0)
      return `lacks ${lacking}, and several connections prepare their statements once`;
    const work = variant.work(storage);
    makeEngineFolder(path8.dirname(work));
    const place = ["--storage", "file", "--template", variant.template(storage), "--work", work];
    const conditions = (variant.conditions ?? []).flatMap((sql) => ["--condition", sql]);
    const parameters = ["contend", ...place, ...this.#settings(variant, storage), ...conditions];
    return new DriverContests(this.#start(parameters, signal, [path8.dirname(work)]));
  }
  /** Makes the folder of a prepared database, with what the database starts from. */
  async #begin({ start }, template, signal, timeoutMs) {
    makeEngineFolder(template, "emptied");
    if (start?.source !== void 0) copyStart(start.source, template);
    if (start?.command === void 0) return;
    const { driver, engine } = this.#options;
    const file = this.file ?? engine.at(-1) ?? driver.command;
    await runPrepareCommand(start.command, { template, engine: file, driver, timeoutMs }, signal);
  }
  #lacks(name) {
    return this.missing?.some((one) => one.name === name) ?? false;
  }
  /** The options by which untimed samples say how much they cost beside time. A shell and a server have allocators of their own. */
  #noting() {
    const { allocations, process: process2 } = this.#options;
    const counts = allocations !== void 0 && process2 === void 0;
    return ["--footprint", ...counts ? ["--allocations", allocations] : []];
  }
  /** The options by which calls are counted, or timed samples look as if theirs were: no engine can tell by that when it is watched. */
  #counting(pass) {
    if (pass === "hash" || pass === "look") return ["--count-calls"];
    return pass === "time" && this.#options.process === void 0 ? ["--watch-calls"] : [];
  }
  /** The throughput of several connections needs all processors. */
  #pinning(connections) {
    return this.#options.pins === true && connections === 1 ? ["--pin"] : [];
  }
  #state(variant, storage) {
    const folder = hasFolder(variant, storage) ? ["--work", variant.work(storage), ...scratch(variant)] : [];
    if (storage === "memory") return ["--storage", "memory", "--prepare", variant.preparation, ...folder];
    const file = ["--storage", "file", ...folder];
    if (this.#options.reprepare) return [...file, "--reprepare", "--prepare", variant.preparation];
    return [...file, "--template", variant.template(storage)];
  }
  #execution({ form, dropsCache, connections = 1 }) {
    return [
      ...connections === 1 ? [] : ["--connections", String(connections)],
      ...dropsCache === true ? ["--drop-cache"] : [],
      ...form === "prepared" ? ["--prepared"] : [],
      ...this.#options.latencies === true ? ["--latencies"] : []
    ];
  }
  #settings({ attempts = [] }, storage) {
    return [
      ...this.#options.settings[storage].flatMap((sql) => ["--setting", sql]),
      ...attempts.flatMap((sql) => ["--attempt", sql])
    ];
  }
  #start(parameters, signal, written = []) {
    signal.throwIfAborted();
    const { driver, engine, memoryBytes } = this.#options;
    const limit = memoryBytes === void 0 ? [] : ["--memory", String(memoryBytes)];
    return new DriverProcess(driver, [...parameters, ...limit, ...engine], signal, written);
  }
};
function hasFolder({ usesDir = false }, storage) {
  return storage !== "memory" || usesDir;
}
function scratch({ usesDir = false }) {
  return usesDir ? ["--scratch"] : [];
}
function makeEngineFolder(folder, state) {
  try {
    if (state === "emptied") rmSync3(folder, { recursive: true, force: true });
    makeFolder(folder);
  } catch (cause) {
    throw new EngineFailure("error", `its folder cannot be created (${cause.message})`);
  }
}

export {
  milliseconds,
  checkLibraryFile,
  isProgramFile,
  isScript,
  knownVersionQueries,
  readVersionFile,
  compileOnce,
  UnusableCacheError,
  findProcessor,
  callgrind,
  DrivenEngine,
  makeEngineFolder,
  driverFlags,
  driverLibraries,
  compileDriver,
  readDriverSource,
  freeBytes,
  findHome,
  readEnvironment,
  stockFlags,
  stockLibraries,
  findBaseline
};
