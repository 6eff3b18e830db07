import { writeFileSync } from "node:fs";
import path from "node:path";
import { gitIn } from "../git/run-git.ts";

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
    return gitIn(this.#folder, ...parameters);
  }
}
