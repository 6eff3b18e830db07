import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type ChangedHistory, isChanged } from "./history.ts";

/** Makes a commit's engine. */
export const build = "cc -O2 -shared -fPIC -include settings.h -o libengine.so slowed.c -ldl";
export const builtEngine = "libengine.so";

/** How many times slower than SQLite the first commit is: below it, slowed.c comes out too slow. */
const firstFactor = 1.3;

const shim = fileURLToPath(new URL("../slowed.c", import.meta.url));

/**
 * Writes a repository whose commits build SQLite, slowed (slowed.c). The same history has the same hashes.
 *
 * @param folder is made anew
 * @param engine a library with SQLite's C API
 */
export function writeRepository(folder: string, history: ChangedHistory, engine: string): void {
  writeCommits(
    folder,
    history.ancestry.map((_, index) => {
      const files = { "settings.h": settingsOf(history, index, engine) };
      return index === 0 ? { "slowed.c": readFileSync(shim, "utf8"), ...files } : files;
    }),
  );
}

/**
 * Writes a repository with commits one after the other, whose hashes depend on nothing but their files.
 *
 * @param folder is made anew
 * @param commits the files that each changes
 */
export function writeCommits(folder: string, commits: readonly Readonly<Record<string, string>>[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git(folder, ["init", "--quiet", "--initial-branch=main"]);
  const formatted = commits.map((files, index) => formatCommit(index, files));
  git(folder, ["fast-import", "--quiet"], formatted.join(""));
  git(folder, ["reset", "--quiet", "--hard"]);
}

/** The settings that differ from commit to commit. */
function settingsOf(history: ChangedHistory, index: number, engine: string): string {
  const state = history.broken.get(index);
  if (state === "build") return `#error commit ${index} is broken\n`;
  // Without a library to forward to, the engine aborts.
  const real = state === "crash" ? path.join(path.dirname(engine), "missing.so") : path.resolve(engine);
  const factor = firstFactor * (isChanged(history, index) ? Math.exp(history.change) : 1);
  return `/* ${index} */\n#define REAL "${real}"\n#define FACTOR ${factor.toFixed(4)}\n`;
}

/** As https://git-scm.com/docs/git-fast-import reads it; a commit follows the one before. */
function formatCommit(index: number, files: Readonly<Record<string, string>>): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = Object.entries(files).map(([name, text]) => `M 100644 inline ${name}\n${data(text)}`);
  const at = 1_700_000_000 + index;
  return `commit refs/heads/main\ncommitter bench <bench@example.com> ${at} +0000\n${data(`Commit ${index}`)}${changes.join("")}`;
}

function git(folder: string, parameters: readonly string[], input = ""): void {
  const { status, stderr, error } = spawnSync("git", parameters, { cwd: folder, input, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${parameters[0]}: ${error?.message ?? stderr}`);
}
