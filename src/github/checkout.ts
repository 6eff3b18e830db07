import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { InputError } from "../model/errors.ts";

/** The commit that a folder has checked out. */
export interface Checkout {
  readonly commit: string;
  /** None of a first commit, two of a merge: the branch merged into, then the merged branch. */
  readonly parents: readonly string[];
}

/** Milliseconds; reading one commit takes a few. */
const timeoutMs = 30_000;

/**
 * Reads which commit a folder has checked out.
 *
 * @returns undefined if the folder is not the top of a git working copy
 * @throws InputError if it is one, and git is missing or cannot read it
 */
export function readCheckout(folder: string, variables: NodeJS.ProcessEnv): Checkout | undefined {
  if (!existsSync(path.join(folder, ".git"))) return undefined;
  const git = (...parameters: string[]) =>
    execFileSync("git", ["-c", "safe.directory=*", "-c", "protocol.allow=never", ...parameters], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
      env: environment(folder, variables),
    });
  try {
    const commit = git("rev-parse", "--verify", "HEAD^{commit}").trim();
    // A shallow checkout has no parents for other commands; the commit's own text still names them.
    const [header = ""] = git("cat-file", "commit", commit).split("\n\n", 1);
    return {
      commit,
      parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, hash = ""]) => hash),
    };
  } catch (cause) {
    const { stderr, message, code } = cause as Error & { readonly stderr?: string; readonly code?: string };
    const reason = code === "ENOENT" ? "git is not installed" : (stderr || message).trim().split("\n")[0];
    throw new InputError(
      `the commit in the workspace ${folder} cannot be read (${reason}): install git, or name the commit that was ` +
        "measured in the input commit; nothing is published",
      { cause },
    );
  }
}

/** A build in the folder may have changed its configuration: nothing is fetched, and no other repository read. */
function environment(folder: string, { PATH, HOME }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    PATH,
    HOME,
    LC_ALL: "C",
    GIT_CEILING_DIRECTORIES: path.dirname(folder),
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
  };
}
