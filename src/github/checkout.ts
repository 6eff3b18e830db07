import { existsSync } from "node:fs";
import path from "node:path";
import { GitError, git, readingOnly } from "../git/git.ts";
import { InputError } from "../model/errors.ts";

/** The commit that a folder has checked out. */
export interface Checkout {
  readonly commit: string;
  /** None of a first commit, two of a merge: the branch merged into, then the merged branch. */
  readonly parents: readonly string[];
}

/**
 * Reads which commit a folder has checked out.
 *
 * @returns undefined if the folder is not the top of a git working copy
 * @throws InputError if it is one, and git is missing or cannot read it
 */
export async function readCheckout(
  folder: string,
  variables: NodeJS.ProcessEnv,
): Promise<Checkout | undefined> {
  if (!existsSync(path.join(folder, ".git"))) return undefined;
  const options = { policy: readingOnly(variables), folder };
  try {
    const commit = await git(["rev-parse", "--verify", "HEAD^{commit}"], options);
    // A shallow checkout has no parents for other commands; the commit's own text still names them.
    const [header = ""] = (await git(["cat-file", "commit", commit], options)).split("\n\n", 1);
    return {
      commit,
      parents: [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, hash = ""]) => hash),
    };
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new InputError(
      `the commit in the workspace ${folder} cannot be read (${cause.message}): install git, or name the commit that was ` +
        "measured in the input commit; nothing is published",
      { cause },
    );
  }
}
