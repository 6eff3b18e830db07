import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  StartError,
  neutralFolder,
  runProgram
} from "./shared-process-run.js";
import {
  makeFolder
} from "./shared-yaml-dist-parse-parser.js";
import {
  InputError,
  MeasurementError
} from "./shared-jstat-dist-jstat.js";

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
var searchPaths = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "CPATH", "LIBRARY_PATH"];
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
      const value = searchPaths.includes(name) ? absoluteFolders(variables[name]) : variables[name];
      return value === void 0 ? [] : [[name, value]];
    })
  );
}
function absoluteFolders(list = "") {
  const folders = list.split(/[:;]/).filter((folder) => path2.isAbsolute(folder));
  return folders.length === 0 ? void 0 : folders.join(path2.delimiter);
}

// src/engines/driver-program.ts
import { existsSync as existsSync2, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// src/engines/compiler.ts
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, renameSync, rmSync } from "node:fs";
import path3 from "node:path";
async function compileOnce(compiler, { name, sources, sourceKey, flags, libraries }, onCompile, signal) {
  const version = (await runCompiler(compiler, ["--version"], signal)).split("\n")[0]?.trim() ?? "";
  const key = createHash("sha256").update(JSON.stringify([version, flags, libraries, sourceKey, process.platform, process.arch])).digest("hex").slice(0, 16);
  const output = path3.join(compiler.cacheFolder, `${name}-${key}`);
  if (!existsSync(output)) {
    onCompile();
    try {
      makeFolder(compiler.cacheFolder);
      accessSync(compiler.cacheFolder, constants.W_OK);
    } catch (cause) {
      throw new UnusableCacheError(
        `cache folder ${compiler.cacheFolder} cannot be written (${cause.message}): set XDG_CACHE_HOME to a writable folder`,
        { cause }
      );
    }
    const partial = `${output}.${process.pid}`;
    try {
      const isText = sources instanceof Uint8Array;
      const files = isText ? ["-x", "c", "-"] : sources;
      const parameters = [...flags, "-o", partial, ...files, ...libraries];
      await runCompiler(compiler, parameters, signal, isText ? sources : void 0);
      renameSync(partial, output);
    } finally {
      rmSync(partial, { force: true });
    }
  }
  const isObject = flags.includes("-c");
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

// src/engines/driver-program.ts
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
  if (existsSync2(shipped)) return readFileSync(shipped, "utf8");
  const files = fileURLToPath(new URL("../driver", import.meta.url));
  if (!existsSync2(files)) throw new Error("driver.c is missing beside the program: install it again");
  const generator = new URL("../../scripts/driver-source.ts", import.meta.url).href;
  const { amalgamate } = await import(generator);
  return amalgamate(files);
}

// src/engines/stock-sqlite.ts
import { existsSync as existsSync3, readFileSync as readFileSync2 } from "node:fs";
import path4 from "node:path";
import { fileURLToPath as fileURLToPath2 } from "node:url";
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
  const packed = fileURLToPath2(new URL("./sqlite3.c.br", import.meta.url));
  if (existsSync3(packed)) return brotliDecompressSync(readFileSync2(packed));
  const manifest = fileURLToPath2(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync2(path4.join(path4.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
}
function amalgamationVersion(source) {
  const text = Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString("latin1");
  const version = /#define SQLITE_VERSION\s+"([^"]+)"/.exec(text)?.[1];
  const sourceId = /#define SQLITE_SOURCE_ID\s+"\S+ \S+ ([0-9a-f]{10})/.exec(text)?.[1];
  return `${version ?? "unknown"}-${sourceId ?? "unknown"}`;
}

// src/platform/free-bytes.ts
import { statfsSync } from "node:fs";
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export {
  compileOnce,
  UnusableCacheError,
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
