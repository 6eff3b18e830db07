import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";

/** The variables that git runs with: no configuration of the machine or its user, and an author. */
export const gitEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? "",
  HOME: tmpdir(),
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "test",
  GIT_COMMITTER_EMAIL: "test@example.com",
};

/**
 * Runs git in a folder.
 *
 * @returns what it printed, without white space around it
 * @throws Error with what it said, if it fails
 */
export function gitIn(folder: string, ...parameters: readonly string[]): string {
  return execFileSync("git", parameters, {
    cwd: folder,
    encoding: "utf8",
    input: "",
    stdio: ["pipe", "pipe", "pipe"],
    env: gitEnvironment,
  }).trim();
}
