import { globSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { isInside } from "../../../../platform/folder.ts";
import { readStart } from "../../../../platform/read-inside.ts";
import type { BuildResult } from "../engine-source.ts";

/** The names of a library on Linux and macOS. */
const libraries = "**/*.{so,so.*,dylib}";

/** Modules of Python, which have its own functions undefined: https://peps.python.org/pep-3149/ */
const modulesOfPython = "**/*.{cpython-*,pypy*,abi3}.so";

/** The engine in the files of a release. */
export type ReleaseEngine =
  | { readonly kind: "file"; readonly file: string }
  /** SQLite's sources in one file, or an engine's own version of them, which a compiler makes a library of. */
  | { readonly kind: "amalgamation"; readonly file: string }
  /** The release has none, or it is not clear which: why, in words that follow the release's name. */
  | { readonly kind: "none"; readonly message: string };

/**
 * The engine of a release: the file that is named, or else its only shared library, or else its only amalgamation.
 *
 * @param folder the files of the release, which are untrusted
 * @param candidate the end of the engine's path; `.c` at its end means an amalgamation
 */
export function engineOfRelease(folder: string, candidate: string | undefined): ReleaseEngine {
  if (candidate !== undefined) {
    const named = namedEngines(folder, candidate);
    const [file] = named;
    if (file === undefined) return { kind: "none", message: `holds no ${candidate}` };
    if (named.length > 1) return { kind: "none", message: severalOf(folder, named) };
    return { kind: candidate.endsWith(".c") ? "amalgamation" : "file", file };
  }
  const modules = filesOf(folder, modulesOfPython);
  for (const [kind, found] of [
    ["file", librariesIn(folder, modules)],
    ["amalgamation", amalgamationsIn(folder)],
  ] as const) {
    const [file] = found;
    if (found.length > 1) return { kind: "none", message: severalOf(folder, found) };
    if (file !== undefined) return { kind, file };
  }
  return {
    kind: "none",
    message: `holds no shared library and no amalgamation of SQLite${othersIn(folder, modules)}`,
  };
}

/**
 * The engine of a release whose amalgamation is not compiled.
 *
 * @param owner of the files in messages, such as `the wheel of 1.0.0`
 */
export function compiledEngine(found: ReleaseEngine, owner: string): BuildResult {
  if (found.kind === "file") return { state: "built", engine: found.file };
  const words =
    found.kind === "none"
      ? found.message
      : "holds no shared library, only sources: compile them, or name a file with --candidate";
  return { state: "failed", message: `${owner} ${words}` };
}

/**
 * The shared libraries in a folder.
 *
 * @param modules those of Python, beside which a folder `NAME.libs` has what they need
 */
function librariesIn(folder: string, modules: readonly string[]): string[] {
  return filesOf(folder, libraries).filter((file) => {
    const isNeeded = modules.length > 0 && /\.libs$/.test(path.dirname(file));
    return !isNeeded && !modules.includes(file);
  });
}

/** @param candidate the end of their path, in which `*` stands for any part of a name */
function namedEngines(folder: string, candidate: string): string[] {
  return filesOf(folder, `**/${candidate}`);
}

/** Bytes from which on a file can be an amalgamation: that of SQLite 3.6 had 3.5 MB. */
const leastAmalgamation = 1_000_000;

/** The first bytes of an amalgamation's file, which has the version of SQLite within them. */
const headBytes = 200_000;

function amalgamationsIn(folder: string): string[] {
  return filesOf(folder, "**/*.c").filter((file) => {
    if (statSync(file).size < leastAmalgamation) return false;
    return /#\s*define SQLITE_VERSION\s+"/.test(readStart(file, headBytes).toString("latin1"));
  });
}

/** Regular files of a release, each once: a library has links such as `libsqlite3.so.0` to it. */
function filesOf(folder: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
  const own = files.filter((file) => isRegularInside(file, folder));
  return own.filter((file, index) => own.findIndex((other) => isOneFile(other, file)) === index);
}

function isOneFile(one: string, other: string): boolean {
  return realpathSync(one) === realpathSync(other);
}

/** Whether a path is a regular file that no link leads to from outside of the folder: a release could name any file of the machine. */
export function isRegularInside(file: string, folder: string): boolean {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return isFile && isInside(realpathSync(file), realpathSync(folder));
}

function severalOf(folder: string, files: readonly string[]): string {
  const shown = files.map((file) => path.relative(folder, file)).toSorted();
  return `holds ${shown.join(", ")}: name the engine with --candidate`;
}

/**
 * Files that a user may take for the engine.
 *
 * @param modules those of Python
 */
function othersIn(folder: string, [module]: readonly string[]): string {
  if (module !== undefined)
    return (
      `, only modules of Python such as ${path.relative(folder, module)}, which no other program can load: ` +
      "compare the SQLite or SQLCipher that they were built from"
    );
  const addons = filesOf(folder, "**/*.node");
  if (addons.length > 0) return ", only addons of Node.js, which have no C API of SQLite";
  const archives = filesOf(folder, "**/*.{tar.gz,tgz,zip,xz}");
  return archives.length === 0 ? "" : `; ${path.relative(folder, archives[0] ?? "")} is not unpacked`;
}
