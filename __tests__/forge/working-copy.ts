import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A repository on disk, from which files are committed and pushed. */
export class WorkingCopy {
  readonly folder: string;
  readonly #remote: string;
  readonly #authorization: string;

  /** @param authorization the HTTP header of that name */
  constructor(folder: string, remote: string, authorization: string) {
    this.folder = folder;
    this.#remote = remote;
    this.#authorization = authorization;
    mkdirSync(folder);
    this.#git("init", "--quiet", "--initial-branch", "main");
  }

  /**
   * Commits everything in the folder and pushes it to a branch.
   *
   * @param files written first: contents by path
   * @returns the commit
   */
  push(branch: string, message: string, files: Readonly<Record<string, string | Uint8Array>>): string {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    this.#git("add", "--all");
    this.#git("commit", "--quiet", "--message", message);
    this.#git("push", "--quiet", this.#remote, `HEAD:refs/heads/${branch}`);
    return this.#git("rev-parse", "HEAD").trim();
  }

  pushTag(tag: string): void {
    this.#git("push", "--quiet", this.#remote, `HEAD:refs/tags/${tag}`);
  }

  #git(...parameters: string[]): string {
    return execFileSync("git", parameters, {
      cwd: this.folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH ?? "",
        HOME: this.folder,
        GIT_CONFIG_NOSYSTEM: "1",
        ...asVariables({
          "user.name": "Maintainer",
          "user.email": "maintainer@example.com",
          "http.extraHeader": `Authorization: ${this.#authorization}`,
        }),
      },
    });
  }
}

/** Git settings as variables, which no other process can read, unlike a command line. https://git-scm.com/docs/git-config */
function asVariables(settings: Readonly<Record<string, string>>): Record<string, string> {
  const pairs = Object.entries(settings).flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(Object.keys(settings).length), ...Object.fromEntries(pairs) };
}
