import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { GitError, type GitOptions, type GitResult, git, reasonOf, runGit } from "./git.ts";

/** A branch of a repository that files are added to, and never changed in. */
export interface BranchTarget {
  /** The repository's address: https, http, git or file. */
  readonly url: string;
  /** The branch's name, valid for git. */
  readonly branch: string;
  /** The repository's access token; absent if everybody may enter. */
  readonly token?: string;
}

/** A plain file of a branch. */
export interface BranchFile {
  /** From the top of the branch, with slashes. */
  readonly path: string;
  readonly content: Buffer;
}

/** Limits for reading a branch. */
interface BranchLimits {
  /** Bytes of one file. */
  readonly bytes: number;
  /** The largest number of files. */
  readonly files: number;
  /** Paths that have to be plain files; elsewhere, links and submodules are left out. */
  readonly isNeeded: (path: string) => boolean;
}

/** The result of adding files. */
export interface Added {
  /** The branch's newest commit that has the files. */
  readonly commit: string;
  /** Whether there was no such branch. */
  readonly isNew: boolean;
  /** Whether the files were there already, so that nothing was pushed. */
  readonly isPresent: boolean;
  /** The number of pushes that another push preceded. */
  readonly races: number;
}

/** Ten jobs that end at once need ten attempts if one job loses against all the others. */
const maxAttempts = 25;

/** Milliseconds of the longest wait before another attempt; the wait is random, so that jobs do not meet again. */
const maxWaitMs = 2_000;

/** Milliseconds to wait before a command is repeated that a server or the network has failed. */
const failureWaitsMs = [1_000, 3_000, 9_000];

/** The commits' author: nobody's address. */
const author = { name: "sqlite-bench-gate", email: "sqlite-bench-gate@example.invalid" };

const schemes = ["https", "http", "git", "file"];

/**
 * A copy of a branch's newest commit, in a bare repository of its own: nothing is checked out, so that nothing of the branch
 * becomes a file of this machine. `close` removes the copy.
 */
export class BranchCopy {
  readonly #target: BranchTarget;
  readonly #folder: string;
  /** The newest commit that was fetched; undefined if there is no such branch. */
  #tip: string | undefined;

  private constructor(target: BranchTarget, folder: string) {
    this.#target = target;
    this.#folder = folder;
  }

  /**
   * Fetches a branch's newest commit, if there is such a branch.
   *
   * @throws GitError also if the folder for temporary files cannot be written
   */
  static async fetch(target: BranchTarget): Promise<BranchCopy> {
    const folder = makeTemporaryFolder();
    const copy = new BranchCopy(target, folder);
    try {
      await git(["init", "--quiet", "--bare", "--template=", "."], { folder });
      await copy.#fetch();
      return copy;
    } catch (cause) {
      copy.close();
      throw cause;
    }
  }

  /** The newest commit; undefined if there is no such branch. */
  get tip(): string | undefined {
    return this.#tip;
  }

  /**
   * The plain files of the newest commit.
   *
   * @throws GitError if there is more than the limits allow
   */
  async files(limits: BranchLimits): Promise<BranchFile[]> {
    if (this.#tip === undefined) return [];
    const listed = await this.#git(["ls-tree", "-r", "-z", "-l", this.#tip]);
    const entries = listed.split("\0").flatMap((line) => {
      const [, mode = "", hash, size, file] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
      const isPlain = ["100644", "100755"].includes(mode);
      return hash === undefined || file === undefined ? [] : [{ isPlain, hash, size: Number(size), file }];
    });
    const odd = entries.find(({ isPlain, file }) => !isPlain && limits.isNeeded(file));
    if (odd !== undefined)
      throw new GitError(
        "git ls-tree",
        `${odd.file} is a link or a submodule, and only files are read: restore it, or remove it from the branch`,
      );
    const files = entries.filter(({ isPlain }) => isPlain);
    const large = files.find(({ size }) => size > limits.bytes);
    if (large !== undefined)
      throw new GitError(
        "git ls-tree",
        `${large.file} has ${large.size} bytes, and at most ${limits.bytes} are allowed`,
      );
    if (files.length > limits.files)
      throw new GitError(
        "git ls-tree",
        `there are ${files.length} files, and at most ${limits.files} are allowed`,
      );
    const contents = await this.#contents(files.map(({ hash }) => hash));
    return files.map(({ file }, index) => ({ path: file, content: contents[index] as Buffer }));
  }

  /**
   * Adds files and pushes them, again if others were faster, until the branch has them. The branch's own files are never changed: a
   * push that would lose a commit is refused by the server, and an existing file stays unchanged.
   *
   * @param message of the commit
   * @throws GitError if the server refuses, or others are faster for too long
   */
  async add(files: readonly BranchFile[], message: string): Promise<Added> {
    for (let races = 0; races < maxAttempts; races++) {
      const present = await this.#paths();
      const missing = files.filter((file) => !present.has(file.path));
      const isNew = this.#tip === undefined;
      if (missing.length === 0 && this.#tip !== undefined)
        return { commit: this.#tip, isNew, isPresent: true, races };
      const commit = await this.#commit(missing, message);
      if (await this.#push(commit)) {
        this.#tip = commit;
        return { commit, isNew, isPresent: false, races };
      }
      await sleep(Math.random() * Math.min(maxWaitMs, 50 * 2 ** races));
      await this.#fetch();
    }
    throw new GitError("git push", `other jobs were faster ${maxAttempts} times in a row`);
  }

  close(): void {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
      // Files that stay in the folder for temporary files do no harm.
    }
  }

  async #fetch(): Promise<void> {
    const { url, branch } = this.#target;
    const ref = `refs/heads/${branch}`;
    const { status, stderr } = await this.#runRemote(["ls-remote", "--exit-code", "--", url, ref]);
    // The status for a repository without such a branch.
    if (status === 2) {
      this.#tip = undefined;
      return;
    }
    if (status !== 0) throw new GitError("git ls-remote", reasonOf(stderr, status));
    const parameters = ["fetch", "--quiet", "--no-tags", "--depth=1", "--no-write-fetch-head"];
    const fetched = await this.#runRemote([...parameters, "--", url, `+${ref}:refs/fetched`]);
    if (fetched.status !== 0) throw new GitError("git fetch", reasonOf(fetched.stderr, fetched.status));
    this.#tip = await this.#git(["rev-parse", "--verify", "refs/fetched^{commit}"]);
  }

  async #paths(): Promise<ReadonlySet<string>> {
    if (this.#tip === undefined) return new Set();
    const listed = await this.#git(["ls-tree", "-r", "-z", "--name-only", this.#tip]);
    return new Set(listed.split("\0").filter((file) => file !== ""));
  }

  async #contents(hashes: readonly string[]): Promise<Buffer[]> {
    const { status, stdout, stderr } = await runGit(["cat-file", "--batch"], {
      folder: this.#folder,
      input: hashes.map((hash) => `${hash}\n`).join(""),
    });
    if (status !== 0) throw new GitError("git cat-file", reasonOf(stderr, status));
    let start = 0;
    return hashes.map((hash) => {
      const end = stdout.indexOf("\n", start);
      const [found, kind, size] = stdout.toString("latin1", start, end).split(" ");
      if (found !== hash || kind !== "blob") throw new GitError("git cat-file", `${hash} is missing`);
      start = end + 1 + Number(size) + 1;
      return stdout.subarray(end + 1, start - 1);
    });
  }

  /** @returns the commit, which nobody has yet */
  async #commit(files: readonly BranchFile[], message: string): Promise<string> {
    const index = { GIT_INDEX_FILE: path.join(this.#folder, "index") };
    await this.#git(["read-tree", ...(this.#tip === undefined ? ["--empty"] : [this.#tip])], {
      variables: index,
    });
    for (const { path: file, content } of files) {
      const blob = await this.#git(["hash-object", "-w", "--stdin"], { input: content });
      await this.#git(["update-index", "--add", "--cacheinfo", `100644,${blob},${file}`], {
        variables: index,
      });
    }
    const tree = await this.#git(["write-tree"], { variables: index });
    const parents = this.#tip === undefined ? [] : ["-p", this.#tip];
    const { name, email } = author;
    const variables = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
    return await this.#git(["commit-tree", tree, ...parents], { input: `${message}\n`, variables });
  }

  /**
   * @returns whether the branch has the commit now; false if another push was faster
   * @throws GitError if the server refuses for another reason
   */
  async #push(commit: string): Promise<boolean> {
    const { url, branch } = this.#target;
    const parameters = ["push", "--quiet", "--porcelain", "--no-verify", "--", url];
    // If only the answer was lost, the branch has the commit, and pushing it again succeeds.
    const { status, stdout, stderr } = await this.#runRemote([
      ...parameters,
      `${commit}:refs/heads/${branch}`,
    ]);
    if (status === 0) return true;
    const [, refusal = ""] = /^!\t\S+\t(.*)$/m.exec(stdout.toString("utf8")) ?? [];
    if (isRace(refusal)) return false;
    throw new GitError("git push", refusal === "" ? reasonOf(stderr, status) : refusal);
  }

  async #git(parameters: readonly string[], options: Omit<GitOptions, "folder"> = {}): Promise<string> {
    return await git(parameters, { ...options, folder: this.#folder });
  }

  /** Runs a command that talks to the server, again if that or the network fails for a moment. */
  async #runRemote(parameters: readonly string[]): Promise<GitResult> {
    for (const wait of failureWaitsMs) {
      const result = await runGit(parameters, this.#remoteOptions());
      if (result.status === 0 || !isTransient(result.stderr)) return result;
      await sleep(wait);
    }
    return await runGit(parameters, this.#remoteOptions());
  }

  #remoteOptions(): GitOptions {
    const { url, token } = this.#target;
    const { protocol, origin } = new URL(url);
    const scheme = protocol.slice(0, -1);
    if (!schemes.includes(scheme)) throw new GitError("git", `${scheme} is not one of ${schemes.join(", ")}`);
    const login = Buffer.from(`x-access-token:${token}`).toString("base64");
    return {
      folder: this.#folder,
      settings: {
        [`protocol.${scheme}.allow`]: "always",
        "http.followRedirects": "false",
        ...(token === undefined ? {} : { [`http.${origin}/.extraheader`]: `AUTHORIZATION: basic ${login}` }),
      },
    };
  }
}

function makeTemporaryFolder(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), "sqlite-bench-gate-branch-"));
  } catch (cause) {
    throw new GitError(
      "git init",
      `the folder for temporary files cannot be written (${(cause as Error).message}): name another one in TMPDIR`,
    );
  }
}

/**
 * Whether a push was refused because the branch has moved on, is being moved by another push, or was deleted: the words of git's own server
 * and of those that forges run.
 */
function isRace(refusal: string): boolean {
  return /\[rejected\]|\((?:fetch first|non-fast-forward|stale info)\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|shallow update not allowed/.test(
    refusal,
  );
}

/** Whether a command failed for a reason that may be gone in a moment: the words of git and of libcurl. */
function isTransient(stderr: string): boolean {
  return /returned error: (?:429|5\d\d)|RPC failed|early EOF|hung up unexpectedly|unexpected disconnect|Connection (?:reset|timed out)|Could not resolve host/.test(
    stderr,
  );
}
