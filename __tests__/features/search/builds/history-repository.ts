import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gitIn } from "../../../git/run-git.ts";

/** A git repository with files, whose commits a test writes. */
export class HistoryRepository {
  readonly folder: string;

  /** @param folder is made */
  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.git("init", "--quiet", "--initial-branch=main");
  }

  /** @returns the hash of a new commit on the branch that is checked out, with these files changed */
  commit(subject: string, files: Readonly<Record<string, string>>): string {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(this.folder, name)), { recursive: true });
      writeFileSync(path.join(this.folder, name), content);
    }
    this.git("add", "--all");
    this.git("commit", "--quiet", "--allow-empty", "-m", subject);
    return this.git("rev-parse", "HEAD");
  }

  git(...parameters: readonly string[]): string {
    return gitIn(this.folder, ...parameters);
  }
}
