import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compileOnce } from "../../src/engines/compiler.ts";
import { cacheFolder, compiler } from "../engines.ts";
import { runTool, type Tool } from "../tool.ts";

const go: Tool = { command: "go", advice: "install Go 1.24 or newer" };

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

/** The adapter of the example, as its page says that it is built: DuckDB is in it. It has 60 MB, and takes 5 seconds to link, once. */
export async function compileDuckdbAdapter(): Promise<string> {
  const source = fileURLToPath(new URL("../../examples/adapter/c/duckdb.c", import.meta.url));
  const duckdb = downloadDuckdb();
  const archives = globSync(path.join(duckdb, "lib*.a")).toSorted();
  const { path: library } = await compileOnce(
    compiler,
    {
      name: "libduckdb-adapter.so",
      sources: [source],
      sourceKey: createHash("sha256").update(readFileSync(source)).update(pinned.sum).digest("hex"),
      flags: ["-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-fvisibility=hidden", "-I", duckdb],
      libraries: [
        ...["-Wl,--start-group", ...archives, "-Wl,--end-group"],
        ...["-Wl,--exclude-libs,ALL", "-Wl,-Bsymbolic", "-lstdc++", "-lm", "-ldl", "-lpthread"],
      ],
    },
    () => process.stderr.write("linking DuckDB's adapter\n"),
    new AbortController().signal,
  );
  return library;
}
