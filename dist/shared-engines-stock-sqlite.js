import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  compileOnce
} from "./shared-engines-compiler.js";

// src/engines/driver-program.ts
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
  if (existsSync(shipped)) return readFileSync(shipped, "utf8");
  const files = fileURLToPath(new URL("../driver", import.meta.url));
  if (!existsSync(files)) throw new Error("driver.c is missing beside the program: install it again");
  const generator = new URL("../../scripts/driver-source.ts", import.meta.url).href;
  const { amalgamate } = await import(generator);
  return amalgamate(files);
}

// src/engines/stock-sqlite.ts
import { existsSync as existsSync2, readFileSync as readFileSync2 } from "node:fs";
import path from "node:path";
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
  if (existsSync2(packed)) return brotliDecompressSync(readFileSync2(packed));
  const manifest = fileURLToPath2(import.meta.resolve("better-sqlite3/package.json"));
  return readFileSync2(path.join(path.dirname(manifest), "deps", "sqlite3", "sqlite3.c"));
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
  driverFlags,
  driverLibraries,
  compileDriver,
  readDriverSource,
  freeBytes,
  stockFlags,
  stockLibraries,
  findBaseline
};
