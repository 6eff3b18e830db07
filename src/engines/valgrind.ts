import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { findOnPath, versionOf } from "../process/run.ts";

/** The installed Valgrind. */
export interface Valgrind {
  /** A path. */
  readonly program: string;
  /** The version that it prints: `3.19.0`. */
  readonly version: string;
  /** The folder of the tools that it loads into programs. */
  readonly support: string;
  /** The files to compile a tool with; absent if Valgrind's headers or static libraries are not installed. */
  readonly development?: { readonly headers: string; readonly libraries: string };
}

/** The counting tool on the simulated processor: the tool's own counter, or Callgrind, which takes five to ten times as long. */
export type CounterTool = "counter" | "callgrind";

/** Valgrind's processor, on which engines execute the same instructions in every run. */
export interface SimulatedProcessor {
  readonly tool: CounterTool;
  readonly valgrind: Valgrind;
  /** Why the tool's own counter is not used; absent if it is used. */
  readonly fallback?: string;
  /** The variable VALGRIND_LIB; absent if Valgrind's own folder is right. */
  readonly toolFolder?: string;
}

/** The only platform of the counting tool, by Valgrind's name. */
export const valgrindPlatform = "amd64-linux";

/** Folders below the prefix of the installation: of Debian and Ubuntu, of Fedora, and of Valgrind's own makefile. */
const libraryFolders = [
  "lib/x86_64-linux-gnu/valgrind",
  "lib64/valgrind",
  "lib/valgrind",
  "libexec/valgrind",
];

/**
 * Looks for Valgrind in the folders of PATH.
 *
 * @param environment of the user, in which it is looked for and asked for its version
 * @returns why it cannot be used, as a sentence begins, if it cannot
 */
export async function findValgrind(
  environment: Readonly<Record<string, string>>,
): Promise<Valgrind | string> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return `instructions are counted on linux-x64 only, and this is ${process.platform}-${process.arch}`;
  const found = findOnPath("valgrind", environment);
  if (found === undefined) return "install valgrind, which is not in a folder of PATH";
  const program = realpathSync(found);
  const prefix = path.dirname(path.dirname(program));
  const version = await versionOf(program, environment, /^valgrind-(\S{1,40})/);
  if (version === undefined) return `${program} does not say its version: install valgrind anew`;
  const support = firstWith([...libraryFolders].reverse(), prefix, "default.supp");
  if (support === undefined) return `valgrind's default.supp is not below ${prefix}: install valgrind anew`;
  const libraries = firstWith(libraryFolders, prefix, `libcoregrind-${valgrindPlatform}.a`);
  const headers = path.join(prefix, "include/valgrind");
  const canCompile = libraries !== undefined && existsSync(path.join(headers, "pub_tool_tooliface.h"));
  return { program, version, support, ...(canCompile ? { development: { headers, libraries } } : {}) };
}

function firstWith(folders: readonly string[], prefix: string, file: string): string | undefined {
  return folders
    .map((folder) => path.join(prefix, folder))
    .find((folder) => existsSync(path.join(folder, file)));
}
