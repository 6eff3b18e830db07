import { formatValue } from "../../../messages/format-value.ts";
import { suggestName } from "../../../messages/suggest-name.ts";
import { InputError } from "../../../model/errors.ts";
import { plural } from "../../../report/format/figures.ts";
import type { Sources } from "../builds/build-copy.ts";
import { type Commit, GitRepository } from "../builds/git.ts";
import { findUncommitted } from "./working-tree.ts";

/** Sources, with the words for them. */
export interface NamedSources extends Sources {
  /** `main at 1a2b3c4`, `working tree of 5d6e7f8 with 3 changed files` */
  readonly title: string;
  /** Where the same build can be repeated, in words that follow a command. */
  readonly place: string;
}

/** The sources that a comparison builds. */
export interface Trees {
  readonly repository: GitRepository;
  /** The top folder of the working copy. */
  readonly top: string;
  readonly base: NamedSources;
  readonly candidate: NamedSources;
}

/**
 * The sources to compare: a revision, or the merge base with the default branch, and the working tree.
 *
 * @param revision as git understands it; the merge base if it is absent
 * @param own the engine that is built, from the top folder, and folders of results
 * @throws InputError if there is no repository or no such revision, or both sources are the same
 */
export async function findTrees(
  folder: string,
  revision: string | undefined,
  own: { readonly candidate: string; readonly folders: readonly string[] },
  environment: NodeJS.ProcessEnv,
): Promise<Trees> {
  const top = await new GitRepository(folder, environment).top();
  if (top === undefined)
    throw new InputError(
      `${folder} is in no working copy of git: run compare in one, or name two engine files: compare BEFORE.so AFTER.so`,
    );
  const repository = new GitRepository(top, environment);
  const head = await repository.commit("HEAD", "HEAD").catch((cause: Error) => {
    throw new InputError(`the repository in ${top} has no commit yet: commit something to compare with`, {
      cause,
    });
  });
  const { commit, title } = await findBase(repository, head, revision);
  const { paths, hash, apply } = findUncommitted(top, await repository.changedFiles(), own);
  const isClean = paths.length === 0;
  if (isClean && commit.tree === head.tree)
    throw new InputError(
      `nothing to compare: the working tree has the same files as ${title}: change or commit something, or name an older ` +
        "revision, as in compare HEAD~1",
    );
  const checkout = `in a checkout of ${commit.shortHash} (git worktree add --detach FOLDER ${commit.shortHash})`;
  const base = { commit, name: commit.shortHash, tree: commit.tree, title, place: checkout };
  const of = `working tree of ${head.shortHash}`;
  const candidate = isClean
    ? {
        commit: head,
        name: head.shortHash,
        tree: head.tree,
        title: `${of} without changes`,
        place: checkout.replaceAll(commit.shortHash, head.shortHash),
      }
    : {
        commit: head,
        name: "working-tree",
        tree: `${head.tree} ${hash}`,
        title: `${of} with ${plural(paths.length, "changed file")}`,
        change: apply,
        place: `in a checkout of ${head.shortHash} with the changed files, and without the files that git ignores`,
      };
  return { repository, top, base, candidate };
}

type Found = { readonly commit: Commit; readonly title: string };

async function findBase(
  repository: GitRepository,
  head: Commit,
  revision: string | undefined,
): Promise<Found> {
  if (revision !== undefined) {
    const commit = await namedCommit(repository, revision);
    const isHash = commit.hash.startsWith(revision);
    return { commit, title: isHash ? commit.shortHash : `${revision} at ${commit.shortHash}` };
  }
  const branch = await repository.defaultBranch();
  if (branch === undefined)
    throw new InputError(
      "the repository has no default branch: origin names none, and there is no main or master: name a revision, as in " +
        "compare HEAD~1, or run git remote set-head origin -a",
    );
  const tip = await repository.commit(branch, branch);
  const commit = await repository.mergeBase(head, tip);
  if (commit !== undefined)
    return { commit, title: `${branch.replace(/^origin\//, "")} at ${commit.shortHash}` };
  const remedy = (await repository.isShallow())
    ? "the repository has only a part of its history: run git fetch --unshallow, or git fetch --deepen 100"
    : "they have no commit in common: name a revision to compare with, as in compare HEAD~1";
  throw new InputError(`HEAD has no merge base with ${branch}: ${remedy}`);
}

async function namedCommit(repository: GitRepository, revision: string): Promise<Commit> {
  try {
    return await repository.commit("REV", revision);
  } catch (cause) {
    const meant = suggestName(revision, await repository.names());
    const advice =
      meant === undefined
        ? "give a branch, a tag or a hash, or two engine files: compare BEFORE.so AFTER.so"
        : `did you mean ${formatValue(meant)}?`;
    throw new InputError(`${formatValue(revision)} is no commit of the repository: ${advice}`, { cause });
  }
}
