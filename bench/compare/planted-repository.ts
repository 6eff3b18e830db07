import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export { build, builtEngine } from "../bisect/generated-repository.ts";

/** How many times slower than SQLite the base is: below it, slowed.c comes out too slow. */
const baseFactor = 1.3;

const shim = fileURLToPath(new URL("../slowed.c", import.meta.url));

/**
 * Writes a repository whose commit builds SQLite, slowed (slowed.c), and changes its working tree.
 *
 * @param folder is made anew
 * @param engine a library with SQLite's C API
 * @param slowdown how many times slower than the commit the working tree is; with 1, only the bytes of the engine differ
 */
export function writePlanted(folder: string, engine: string, slowdown: number): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const git = (...parameters: readonly string[]) => {
    const author = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
    execFileSync("git", [...author, ...parameters], { cwd: folder, stdio: "pipe" });
  };
  const writeSettings = (factor: number, mark: string) =>
    writeFileSync(
      path.join(folder, "settings.h"),
      `#define REAL "${path.resolve(engine)}"\n#define FACTOR ${factor.toFixed(4)}\n` +
        `__attribute__((used)) static const char mark[] = "${mark}";\n`,
    );
  git("init", "--quiet", "--initial-branch=main");
  copyFileSync(shim, path.join(folder, "slowed.c"));
  writeSettings(baseFactor, "base");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Slow the engine down");
  git("checkout", "--quiet", "-b", "change");
  writeSettings(baseFactor * slowdown, "tree");
}
