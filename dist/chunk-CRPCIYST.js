import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  StartError,
  findOnPath,
  runProgram,
  versionOf
} from "./chunk-7EG2ON2Z.js";
import {
  neutralFolder
} from "./chunk-2PAZFJAJ.js";
import {
  makeFolder
} from "./chunk-5K5PIIK3.js";
import {
  InputError,
  MeasurementError,
  omitUndefined
} from "./chunk-VEWHOEAR.js";

// src/options/environment.ts
import os from "node:os";
import path from "node:path";
var engineVariables = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"];
var compilerVariables = [...engineVariables, "HOME", "CPATH", "LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR"];
function readEnvironment(variables) {
  const { CC, CI = "", XDG_CACHE_HOME = "" } = variables;
  const caches = path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : path.join(os.homedir(), ".cache");
  const cacheFolder = path.join(caches, "sqlite-bench-gate");
  return {
    compiler: {
      command: CC?.includes("/") ? path.resolve(CC) : CC || "cc",
      cacheFolder,
      environment: select(variables, compilerVariables)
    },
    engineEnvironment: select(variables, engineVariables),
    // Files of a job's runner, such as those that set the environment of later steps.
    hiddenFolders: Object.values(select(variables, ["RUNNER_TEMP"])),
    // Set by GitHub Actions and others: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
    ...CI === "" ? {
      checksFolder: path.join(cacheFolder, "checks"),
      databasesFolder: path.join(cacheFolder, "databases")
    } : {}
  };
}
function select(variables, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = variables[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}

// src/engines/simulated-processor.ts
import path5 from "node:path";

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
import path4 from "node:path";
import { fileURLToPath } from "node:url";

// src/engines/compiler.ts
import { createHash } from "node:crypto";
import { existsSync, renameSync, rmSync } from "node:fs";
import path2 from "node:path";
async function compileOnce(compiler, { name, sources, sourceKey, flags: flags3, libraries }, onCompile, signal) {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash("sha256").update(JSON.stringify([version, flags3, libraries, sourceKey, process.platform, process.arch])).digest("hex").slice(0, 16);
  const output = path2.join(compiler.cacheFolder, `${name}-${key}`);
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
      const parameters = [...flags3, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : void 0);
      renameSync(partial, output);
    } finally {
      rmSync(partial, { force: true });
    }
  }
  return { path: output, compiler: version };
}
async function runCompiler(compiler, parameters, signal, input) {
  const { command, environment } = compiler;
  try {
    const run = { environment, signal, folder: neutralFolder, ...input === void 0 ? {} : { input } };
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

// src/engines/valgrind.ts
import { existsSync as existsSync2, realpathSync } from "node:fs";
import path3 from "node:path";
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
  const prefix = path3.dirname(path3.dirname(program));
  const version = await versionOf(program, environment, /^valgrind-(\S{1,40})/);
  if (version === void 0) return `${program} does not say its version: install valgrind anew`;
  const support = firstWith([...libraryFolders].reverse(), prefix, "default.supp");
  if (support === void 0) return `valgrind's default.supp is not below ${prefix}: install valgrind anew`;
  const libraries = firstWith(libraryFolders, prefix, `libcoregrind-${valgrindPlatform}.a`);
  const headers = path3.join(prefix, "include/valgrind");
  const canCompile = libraries !== void 0 && existsSync2(path3.join(headers, "pub_tool_tooliface.h"));
  return { program, version, support, ...canCompile ? { development: { headers, libraries } } : {} };
}
function firstWith(folders, prefix, file) {
  return folders.map((folder) => path3.join(prefix, folder)).find((folder) => existsSync2(path3.join(folder, file)));
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
    copyFileSync(tool, path4.join(partial, `${counterName}-${valgrindPlatform}`));
    for (const file of ["default.supp", `vgpreload_core-${valgrindPlatform}.so`])
      symlinkSync(path4.join(support, file), path4.join(partial, file));
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
    existsSync3(shipped) ? shipped : fileURLToPath(new URL("../features/counts/counter.c", import.meta.url)),
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
    `--callgrind-out-file=${path5.join(profiles, "%p")}`
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
    ...omitUndefined({ variables: driver.variables, timeoutMs: driver.timeoutMs, confined: driver.confined }),
    written: [profiles]
  };
}
var paddedLength = 1024;
function padPath(file) {
  const whole = path5.resolve(file);
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
import path6 from "node:path";
import { fileURLToPath as fileURLToPath3 } from "node:url";
import { brotliDecompressSync } from "node:zlib";
var flags2 = [
  "-O2",
  "-DSQLITE_THREADSAFE=1",
  "-DSQLITE_ENABLE_FTS5",
  "-DSQLITE_ENABLE_RTREE",
  "-shared",
  "-fPIC"
];
async function findBaseline(compiler, onCompile, signal) {
  const source = readAmalgamation();
  const version = amalgamationVersion(source);
  const compiled = await compileOnce(
    compiler,
    {
      name: `libsqlite3-${version}`,
      sources: source,
      sourceKey: version,
      flags: flags2,
      libraries: ["-lpthread", "-lm", "-ldl"]
    },
    () => onCompile(version),
    signal
  );
  return {
    library: compiled.path,
    origin: `compiled from the ${version} amalgamation by ${compiled.compiler} with ${flags2.join(" ")}`
  };
}
function readAmalgamation() {
  const packed = fileURLToPath3(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync5(packed)) return brotliDecompressSync(readFileSync3(packed));
  const manifest = fileURLToPath3(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync3(path6.join(path6.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}
function amalgamationVersion(source) {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}

export {
  compileOnce,
  findProcessor,
  callgrind,
  runOn,
  padPath,
  driverFlags,
  driverLibraries,
  compileDriver,
  readDriverSource,
  freeBytes,
  readEnvironment,
  findBaseline
};
