import path from "node:path";
import { GitError, type GitOptions, type GitPolicy, git, ofUser, runGit } from "../../../git/git.ts";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";

/** A commit as git lists it. */
export interface Commit {
  readonly hash: string;
  readonly shortHash: string;
  readonly parents: readonly string[];
  /** The hash of its files: two commits with equal hashes need one build. */
  readonly tree: string;
  /** As its author wrote it. */
  readonly subject: string;
}

const format = "--format=%H%x00%P%x00%T%x00%h%x00%s";

/** A file that differs from the last commit, or is not in it. */
export interface ChangedFile {
  /** From the top of the working copy. */
  readonly path: string;
  /** A file of the repository, one that is not in it, or a repository of its own within it. */
  readonly kind: "tracked" | "untracked" | "submodule";
}

/** The repository that a folder is in, with the configuration of its user. */
export class GitRepository {
  readonly #folder: string;
  readonly #policy: GitPolicy;
  /** The last change of working copies; it does not fail. */
  #lastChange: Promise<unknown> = Promise.resolve();

  /** @param environment a surrounding git command's own variables in it are not used */
  constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.#folder = path.resolve(folder);
    this.#policy = ofUser(environment);
  }

  /** @throws InputError if a revision does not exist */
  async commit(option: string, revision: string): Promise<Commit> {
    const problem = `${option}: ${formatValue(revision)} is no commit of the repository in ${this.#folder}`;
    if (revision.startsWith("-")) throw new InputError(problem);
    try {
      const output = await this.#git(
        "rev-list",
        "--no-commit-header",
        "-n1",
        format,
        `${revision}^{commit}`,
        "--",
      );
      return commitOf(output.trimEnd());
    } catch (cause) {
      throw new InputError(`${problem} (${(cause as Error).message})`, { cause });
    }
  }

  /** The top folder of the working copy; undefined in no repository, and in one without a working copy. */
  async top(): Promise<string | undefined> {
    return await this.#find("rev-parse", "--show-toplevel");
  }

  /** The newest commit that two have in common; undefined if there is none. */
  async mergeBase(one: Commit, other: Commit): Promise<Commit | undefined> {
    const hash = await this.#find("merge-base", one.hash, other.hash);
    return hash === undefined ? undefined : await this.commit("merge base", hash);
  }

  /** The name of the branch that `origin` has as its default, such as `origin/main`, or else of a usual one that exists. */
  async defaultBranch(): Promise<string | undefined> {
    const named = await this.#find("symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD");
    const names = await this.names();
    const usual = ["origin/main", "origin/master", "main", "master"];
    return [...(named === undefined ? [] : [named]), ...usual].find((name) => names.includes(name));
  }

  /** Branches and tags. */
  async names(): Promise<string[]> {
    const kinds = ["refs/heads", "refs/remotes", "refs/tags"];
    const output = await this.#git("for-each-ref", "--format=%(refname:short)", ...kinds);
    return output.split("\n").filter(Boolean);
  }

  /**
   * The files of the working copy that differ from the last commit, also those that are not in git; without ignored ones.
   * Source: https://git-scm.com/docs/git-status#_porcelain_format_version_2
   */
  async changedFiles(): Promise<ChangedFile[]> {
    const all = ["--untracked-files=all", "--no-renames", "--ignore-submodules=none"];
    const output = await this.#git("status", "--porcelain=v2", "-z", ...all);
    return output.split("\0").flatMap((entry): ChangedFile[] => {
      const [, mark = "", rest = ""] = /^(\S) (.*)$/s.exec(entry) ?? [];
      if (mark === "?") return [{ path: rest, kind: rest.endsWith("/") ? "submodule" : "untracked" }];
      const before = { 1: 7, u: 9 }[mark];
      if (before === undefined) return [];
      const fields = rest.split(" ");
      const path = fields.slice(before).join(" ");
      return [{ path, kind: fields[1]?.startsWith("S") ? "submodule" : "tracked" }];
    });
  }

  /** Whether commits are missing, as in a checkout of depth 1: their ends then seem to be unrelated. */
  async isShallow(): Promise<boolean> {
    return (await this.#git("rev-parse", "--is-shallow-repository")).trim() === "true";
  }

  async isAncestor(older: Commit, newer: Commit): Promise<boolean> {
    const base = await this.#git("merge-base", older.hash, newer.hash).catch(() => "");
    return base.trim() === older.hash;
  }

  /** The commits that `bad` has and `good` has not, parents first. */
  async between(good: Commit, bad: Commit, firstParent: boolean): Promise<Commit[]> {
    const which = firstParent ? ["--first-parent"] : [];
    const range = `${good.hash}..${bad.hash}`;
    const order = ["--topo-order", "--reverse", "--no-commit-header", format];
    const output = await this.#git("rev-list", ...order, ...which, range, "--");
    return output.split("\n").filter(Boolean).map(commitOf);
  }

  /** Checks a commit out in a folder of its own, which must not exist. */
  async addWorktree(folder: string, { hash }: Commit): Promise<void> {
    await this.#inTurn(() => this.#git("worktree", "add", "--quiet", "--force", "--detach", folder, hash));
  }

  /** Removes such a folder with everything in it; nothing happens if it does not exist. */
  async removeWorktree(folder: string): Promise<void> {
    await this.#inTurn(async () => {
      await this.#git("worktree", "remove", "--force", "--force", folder).catch(() => "");
      await this.#git("worktree", "prune").catch(() => "");
    });
  }

  /**
   * Working copies are changed one after the other: git removes their common folder with the last of them, even while another is
   * being added.
   */
  async #inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return await result;
  }

  /** Undefined if git finds nothing. */
  async #find(...parameters: readonly string[]): Promise<string | undefined> {
    const { status, stdout } = await this.#described((options) => runGit(parameters, options));
    const output = stdout.toString("utf8").trim();
    return status === 0 && output !== "" ? output : undefined;
  }

  async #git(...parameters: readonly string[]): Promise<string> {
    return await this.#described((options) => git(parameters, options));
  }

  /** @throws InputError that says which command failed, and where */
  async #described<Result>(run: (options: GitOptions) => Promise<Result>): Promise<Result> {
    try {
      return await run({ policy: this.#policy, folder: this.#folder });
    } catch (cause) {
      if (!(cause instanceof GitError)) throw cause;
      throw new InputError(`${cause.command} in ${this.#folder}: ${cause.message}`, { cause });
    }
  }
}

function commitOf(line: string): Commit {
  const [hash = "", parents = "", tree = "", shortHash = "", subject = ""] = line.split("\0");
  return { hash, shortHash, parents: parents.split(" ").filter(Boolean), tree, subject };
}
