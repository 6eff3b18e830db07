/**
 * Fails where `dist` is not what the sources build: `node scripts/check-dist.ts`. Every file that differs, is missing, is too
 * many, or is not in git is named.
 */

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type BuiltFile, buildFiles, root } from "./build.ts";

const folder = path.join(root, "dist");

/** The difference between a file and its build; undefined if there is none. */
function fault(name: string, built: BuiltFile | undefined, tracked: ReadonlySet<string>): string | undefined {
  const place = path.join(folder, name);
  if (!existsSync(place)) return built === undefined ? "is in git, but is not built any more" : "is missing";
  if (built === undefined) return "is not made by the build";
  if (!readFileSync(place).equals(built.content)) return "differs from what the sources build";
  const executable = (statSync(place).mode & 0o100) !== 0;
  if (executable !== built.executable) return executable ? "must not be executable" : "must be executable";
  return tracked.has(name) ? undefined : "is not in git";
}

function trackedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-z", "--", "."], { cwd: folder, encoding: "utf8" });
  return listed.split("\0").filter((name) => name !== "");
}

function presentFiles(): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

if (!existsSync(folder)) {
  process.stderr.write("dist is missing: run npm run build and commit it\n");
  process.exitCode = 1;
} else {
  const built = await buildFiles();
  const tracked = new Set(trackedFiles());
  const names = [...new Set([...built.keys(), ...presentFiles(), ...tracked])].sort();
  const faults = names.flatMap((name) => {
    const words = fault(name, built.get(name), tracked);
    return words === undefined ? [] : [`dist/${name} ${words}\n`];
  });
  if (faults.length === 0) process.stdout.write(`dist is what the sources build: ${names.length} files\n`);
  else {
    process.stderr.write(`${faults.join("")}run npm run build and commit dist\n`);
    process.exitCode = 1;
  }
}
