import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gitIn } from "../../git/run-git.ts";

/** The project's own folder. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Writes files and commits everything. */
export function commit(folder: string, message: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  gitIn(folder, "add", "--all");
  gitIn(folder, "commit", "--quiet", "--message", message);
  return gitIn(folder, "rev-parse", "HEAD");
}

/** The files that workflows and actions use. Each job copies all files of a repository: the others would take minutes of these tests. */
const parts = ["action.yml", "actions", "dist", "package.json", ".github", "bench/requirements*.txt"];

/**
 * The action as it is at this moment as one commit, so that what is built and not yet committed is tested too.
 *
 * @returns a new folder, which is the caller's to remove
 */
export function makeRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "repository-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z", "--", ...parts], {
    cwd: root,
    encoding: "utf8",
  });
  // A file that is removed and not yet committed is still listed.
  for (const file of listed.split("\0").filter((name) => name !== "" && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  gitIn(folder, "init", "--quiet", "--initial-branch", "main");
  // Each job fetches the repository, which takes five times as long if its files are made small first.
  gitIn(folder, "config", "core.compression", "0");
  gitIn(folder, "config", "pack.window", "0");
  gitIn(folder, "remote", "add", "origin", "https://github.com/octo-org/engine");
  commit(folder, "Everything", {});
  return folder;
}
