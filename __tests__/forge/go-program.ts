import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder, print } from "../../bench/engines.ts";

/** A program that is compiled from a released Go module. */
export interface GoProgram {
  readonly name: string;
  /** The module, whose root is the program's package. */
  readonly module: string;
  readonly version: string;
  readonly tags: readonly string[];
}

/** The paths of a program and of its sources. */
export interface BuiltProgram {
  readonly file: string;
  readonly sources: string;
}

/**
 * Compiles a program once, in a folder that git ignores.
 *
 * @throws Error that shows what the Go command said
 */
export function buildGoProgram({ name, module, version, tags }: GoProgram): BuiltProgram {
  const folder = path.join(cacheFolder, `${name}-${version}`);
  const sources = path.join(folder, "source");
  const file = path.join(folder, name);
  if (existsSync(file)) return { file, sources };
  print(`compiling ${name} ${version}, which takes minutes the first time`);
  const { Dir: fetched } = JSON.parse(go(["mod", "download", "-json", `${module}@v${version}`], cacheFolder));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A plain copy of the module cache would be read-only, too.
  execFileSync("cp", ["-r", "--no-preserve=mode", fetched, sources]);
  const unfinished = `${file}.unfinished`;
  go(["build", ...(tags.length === 0 ? [] : ["-tags", tags.join(",")]), "-o", unfinished, "."], sources);
  renameSync(unfinished, file);
  return { file, sources };
}

/** At a low priority: a compiler keeps every core busy for minutes. */
function go(parameters: readonly string[], folder: string): string {
  const { status, error, stdout, stderr } = spawnSync("nice", ["go", ...parameters], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (error !== undefined) throw new Error(`go cannot be run (${error.message}): install Go 1.26`);
  if (status !== 0) throw new Error(`go ${parameters.join(" ")} failed:\n${stderr.trim()}`);
  return stdout;
}
