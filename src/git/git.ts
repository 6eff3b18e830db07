import path from "node:path";
import { runProgram, StartError } from "../process/run.ts";
import { type Environment, withoutSecrets } from "../process/start.ts";

/** The configuration that a git command follows. No command asks questions, or runs hooks. */
export interface GitPolicy {
  /** @param folder in which git runs */
  readonly environment: (folder: string) => Environment;
  /** Settings that take precedence over every file's, beside `withoutPrograms`. */
  readonly settings: Readonly<Record<string, string>>;
  /** Milliseconds that a command may take; no limit if absent. */
  readonly timeoutMs?: number;
}

/** How git is run. */
export interface GitOptions {
  /** `isolated` if absent. */
  readonly policy?: GitPolicy;
  /** The repository, or any folder for commands that need none. */
  readonly folder: string;
  /** The standard input. */
  readonly input?: string | Buffer;
  /** Environment variables besides the fixed ones, such as GIT_INDEX_FILE. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Settings that no other process may see, by name: they are passed in the environment, not as arguments. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The result of a git command. */
export interface GitResult {
  /** 0 if it succeeded. */
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** A git command that failed. */
export class GitError extends Error {
  override readonly name = "GitError";
  /** `git fetch`, for messages. */
  readonly command: string;

  constructor(command: string, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.command = command;
  }
}

/** Variables that a network may need: proxies, and certificates. */
const networkVariables = [
  "http_proxy",
  "https_proxy",
  "HTTPS_PROXY",
  "all_proxy",
  "ALL_PROXY",
  "no_proxy",
  "NO_PROXY",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "GIT_SSL_CAINFO",
  "CURL_CA_BUNDLE",
];

/**
 * Runs git to its end, without a shell.
 *
 * @throws GitError if it cannot be started, or does not end in time
 */
export async function runGit(
  parameters: readonly string[],
  { policy = isolated, folder, input = "", variables = {}, settings = {} }: GitOptions,
): Promise<GitResult> {
  const command = `git ${parameters[0]}`;
  const { timeoutMs } = policy;
  const own = policy.environment(folder);
  const environment = {
    ...own,
    ...settingVariables({ ...withoutPrograms, ...policy.settings, ...settings }, own),
    ...variables,
  };
  const options = { environment, folder, input, timeoutMs };
  try {
    const { status, killedBy, stdout, stderr } = await runProgram("git", parameters, options);
    if (status !== null) return { status, stdout, stderr };
    throw new Error(
      timeoutMs === undefined
        ? `it was ended by ${killedBy}`
        : `it was ended by ${killedBy} after at most ${timeoutMs / 1000} s`,
    );
  } catch (cause) {
    const isMissing = cause instanceof StartError && cause.isMissing;
    throw new GitError(command, isMissing ? "git is not installed" : (cause as Error).message, { cause });
  }
}

/**
 * Runs git, which must succeed.
 *
 * @returns its output, without white space around it
 * @throws GitError with git's message
 */
export async function git(parameters: readonly string[], options: GitOptions): Promise<string> {
  const { status, stdout, stderr } = await runGit(parameters, options);
  if (status !== 0) throw new GitError(`git ${parameters[0]}`, reasonOf(stderr, status));
  return stdout.toString("utf8").trim();
}

/** The line of git's message with the reason. */
export function reasonOf(stderr: string, status: number): string {
  const lines = stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return (
    lines.find((line) => /^(?:fatal|error|remote):/.test(line)) ??
    lines[0] ??
    `it ended with status ${status}`
  );
}

/**
 * Settings of every command. A repository's own configuration can name programs that git starts beside its work, and
 * `core.hooksPath` a folder that every commit can fill, such as `.husky`: none of them runs. External diffs and text conversions need
 * no setting, since no command shows differences.
 */
const withoutPrograms = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "submodule.recurse": "false",
  "gc.auto": "0",
  "maintenance.auto": "false",
  "protocol.ext.allow": "never",
} as const;

/** Variables of every git command. */
const unattended = { LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };

/** No configuration of the machine or its user, and no other repository than the settings name. */
export const isolated: GitPolicy = {
  environment: (folder) => ({
    ...Object.fromEntries(networkVariables.map((name) => [name, process.env[name]])),
    ...unattended,
    PATH: process.env.PATH,
    // A home that has no credentials and no configuration.
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_NO_REPLACE_OBJECTS: "1",
  }),
  settings: { "fetch.fsckObjects": "true", "protocol.allow": "never" },
  timeoutMs: 180_000,
};

/** Reads a working copy whose configuration a build may have changed: nothing is fetched, and no other repository is read. */
export function readingOnly({ PATH, HOME }: Environment): GitPolicy {
  return {
    environment: (folder) => ({
      ...unattended,
      PATH,
      HOME,
      GIT_CEILING_DIRECTORIES: path.dirname(folder),
      GIT_NO_LAZY_FETCH: "1",
      GIT_NO_REPLACE_OBJECTS: "1",
      GIT_OPTIONAL_LOCKS: "0",
    }),
    settings: { "safe.directory": "*", "protocol.allow": "never" },
    // Reading one commit takes a few milliseconds.
    timeoutMs: 30_000,
  };
}

/**
 * The configuration of the user, and none of their secrets. Filters run, since those of large files are a part of checking a commit
 * out: a commit can ask for a filter by its name, and only the configuration of the user says which program that is.
 */
export function ofUser(environment: Environment): GitPolicy {
  return {
    environment: () => ({ ...withoutRepository(withoutSecrets(environment)), ...unattended }),
    settings: {},
  };
}

/** Variables but those by which `git bisect run` and hooks name their own repository. */
export function withoutRepository(environment: Environment): Environment {
  const named = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|PREFIX|COMMON_DIR)$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !named.test(name)));
}

/**
 * Settings after those that the environment has, so that they take precedence:
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-GITCONFIGCOUNT
 */
function settingVariables(
  settings: Readonly<Record<string, string>>,
  { GIT_CONFIG_COUNT: count }: Environment,
): Record<string, string> {
  const present = /^\d+$/.test(count ?? "") ? Number(count) : 0;
  const all = Object.entries(settings);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(present + all.length)],
    ...all.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${present + index}`, key],
      [`GIT_CONFIG_VALUE_${present + index}`, value],
    ]),
  ]);
}
