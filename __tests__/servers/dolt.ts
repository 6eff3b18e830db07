import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../../bench/engines.ts";
import { runTool, type Tool } from "../../bench/tool.ts";

const go: Tool = { command: "go", advice: "install Go 1.26.2 or newer, and put it on PATH" };

/** A Dolt that is built from the Go module proxy. */
interface Release {
  /** The folder beside this file that pins its modules, all of them by hash. */
  readonly folder: string;
  /** The version as Dolt prints it: a number; for a date, the day of the build. */
  readonly version: string;
  readonly date: string;
  /**
   * A module that Dolt replaces by a folder of its own repository, which the proxy does not have: an earlier version,
   * completed.
   */
  readonly replaced?: { readonly module: string; readonly version: string; readonly sum: string };
  readonly flags: readonly string[];
}

/** Dolt of two times: that of the documents of 2022, and that of the documents' reports of today. */
export const doltReleases = {
  old: {
    folder: "dolt-0.40",
    version: "0.40.4",
    date: "May 2022",
    replaced: {
      module: "github.com/dolthub/dolt/go/gen/proto/dolt/services/eventsapi",
      version: "v0.0.0-20201005193433-3ee972b1d078",
      sum: "h1:nrkoh/RcgTq5EsWTcbSBF8KQghCtM+1dhyslghbBoj8=",
    },
    // Its dependencies use names of the runtime that the linker has kept to itself since Go 1.23.
    flags: ["-ldflags=-checklinkname=0"],
  },
  now: { folder: "dolt-1.86", version: "1.86.4", date: "April 2026", flags: [] },
} as const satisfies Readonly<Record<string, Release>>;

export type DoltRelease = keyof typeof doltReleases;

/**
 * Builds a Dolt, once: that takes three to six minutes on two idle cores.
 *
 * @returns the path of its program
 * @throws Error that shows what Go said
 */
export function buildDolt(name: DoltRelease): string {
  const release: Release = doltReleases[name];
  const source = fileURLToPath(new URL(release.folder, import.meta.url));
  const program = path.join(cacheFolder, `dolt-${release.version}-${keyOf(source)}`, "dolt");
  if (existsSync(program)) return program;
  process.stderr.write(`building Dolt ${release.version}; this takes some minutes\n`);
  const folder = `${path.dirname(program)}.new`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ["go.mod", "go.sum", "tools.go"])
    cpSync(path.join(source, file), path.join(folder, file));
  if (release.replaced !== undefined)
    completeModule(release.replaced, source, path.join(folder, "eventsapi"));
  const build = ["build", "-o", "dolt", ...release.flags, "github.com/dolthub/dolt/go/cmd/dolt"];
  // It takes both cores for minutes: whatever else runs goes first.
  runTool({ command: "nice", advice: "install coreutils" }, ["-n", "10", go.command, ...build], folder);
  renameSync(folder, path.dirname(program));
  return program;
}

/** Copies a module of the proxy, and adds what Dolt needs beyond it. */
function completeModule(
  { module, version, sum }: NonNullable<Release["replaced"]>,
  source: string,
  target: string,
): void {
  const answer = runTool(go, ["mod", "download", "-json", `${module}@${version}`], source);
  const { Dir: found, Sum: foundSum } = JSON.parse(answer) as { readonly Dir: string; readonly Sum: string };
  if (foundSum !== sum)
    throw new Error(`${module} ${version} has the hash ${foundSum}, and ${sum} is pinned`);
  cpSync(found, target, { recursive: true });
  runTool({ command: "chmod", advice: "install coreutils" }, ["-R", "u+w", target]);
  cpSync(path.join(source, "later_constants.go"), path.join(target, "v1alpha1/later_constants.go"));
}

/** A hash of all files that decide the build. */
function keyOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}
