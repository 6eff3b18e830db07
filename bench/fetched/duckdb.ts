import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../engines.ts";
import { runTool, type Tool } from "../tool.ts";

const go: Tool = { command: "go", advice: "install Go 1.24 or newer" };

const example = fileURLToPath(new URL("../../examples/adapter/c", import.meta.url));

export const duckdbVersion = "v1.5.6";

/** DuckDB's header and its static libraries for Linux on x64, as a module of Go's proxy has them, pinned by Go's own hash. */
const pinned = {
  module: "github.com/duckdb/duckdb-go-bindings/lib/linux-amd64",
  version: "v0.10506.0",
  sum: "h1:yy2TUU+YWxiBiOQryYseUl0AcUzoFFYRmmrCGijUxiU=",
} as const;

/** @returns the module's folder in Go's own cache @throws Error that shows what Go said, or names another hash */
function downloadDuckdb(): string {
  const { module, version, sum } = pinned;
  const folder = path.join(cacheFolder, "go-download");
  mkdirSync(folder, { recursive: true });
  const answer = runTool(go, ["mod", "download", "-json", `${module}@${version}`], folder);
  const { Dir: found, Sum: foundSum } = JSON.parse(answer) as { readonly Dir: string; readonly Sum: string };
  if (foundSum !== sum)
    throw new Error(`${module} ${version} has the hash ${foundSum}, and ${sum} is pinned`);
  return found;
}

/** The adapter of the example, made by its Makefile: DuckDB is in it. It has 60 MB, and takes 5 seconds to link, once. */
export function makeDuckdbAdapter(): string {
  const hash = createHash("sha256").update(pinned.sum);
  for (const file of ["Makefile", "duckdb.c"]) hash.update(readFileSync(path.join(example, file)));
  const library = path.join(cacheFolder, `duckdb-adapter-${hash.digest("hex").slice(0, 12)}.so`);
  if (existsSync(library)) return library;
  process.stderr.write("linking DuckDB's adapter\n");
  const unfinished = `${library}.${process.pid}`;
  const make: Tool = { command: "make", advice: "install make, gcc and g++" };
  runTool(make, ["-C", example, `DUCKDB=${downloadDuckdb()}`, `OUT=${unfinished}`]);
  renameSync(unfinished, library);
  return library;
}
