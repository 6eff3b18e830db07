import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder that becomes a git repository, with commits of nothing but their parents. */
export class GitRepository {
  readonly #folder: string;
  #commits = 0;

  constructor(folder: string) {
    this.#folder = folder;
    this.#git("init", "--quiet");
  }

  /** @returns a new commit, which is not checked out */
  commit(...parents: readonly string[]): string {
    this.#commits++;
    const tree = this.#git("mktree");
    const flags = parents.flatMap((parent) => ["-p", parent]);
    return this.#git("commit-tree", tree, "-m", `Commit ${this.#commits}`, ...flags);
  }

  checkOut(commit: string): void {
    this.#git("checkout", "--quiet", "--detach", commit);
  }

  /** Leaves only the commit that is checked out, as a checkout of depth 1 does. */
  makeShallow(): void {
    writeFileSync(path.join(this.#folder, ".git/shallow"), `${this.#git("rev-parse", "HEAD")}\n`);
  }

  #git(...parameters: readonly string[]): string {
    return execFileSync("git", parameters, {
      cwd: this.#folder,
      encoding: "utf8",
      input: "",
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH ?? "",
        HOME: tmpdir(),
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_AUTHOR_NAME: "test",
        GIT_AUTHOR_EMAIL: "test@example.com",
        GIT_COMMITTER_NAME: "test",
        GIT_COMMITTER_EMAIL: "test@example.com",
      },
    }).trim();
  }
}
