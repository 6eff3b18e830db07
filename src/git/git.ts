import { spawn } from "node:child_process";
import { once } from "node:events";

/** How git is run: with no configuration of the machine or its user, no hooks, and no questions. */
export interface GitOptions {
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

/** Milliseconds that one command may take. */
const timeoutMs = 180_000;

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
  { folder, input = "", variables = {}, settings = {} }: GitOptions,
): Promise<GitResult> {
  const command = `git ${parameters[0]}`;
  const child = spawn("git", parameters, {
    cwd: folder,
    env: { ...environment(folder), ...settingVariables(settings), ...variables },
    stdio: ["pipe", "pipe", "pipe"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (part) => output.push(part));
  child.stderr.on("data", (part) => errors.push(part));
  // A command that has seen enough closes its input.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  try {
    const [status, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    if (status === null)
      throw new GitError(command, `it was ended by ${signal} after at most ${timeoutMs / 1000} s`);
    return { status, stdout: Buffer.concat(output), stderr: Buffer.concat(errors).toString("utf8") };
  } catch (cause) {
    if (cause instanceof GitError) throw cause;
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new GitError(command, code === "ENOENT" ? "git is not installed" : message, { cause });
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

/** The line of git's words that says why. */
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

function environment(folder: string): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  const network = networkVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(network),
    PATH,
    // A home that has no credentials and no configuration.
    HOME: folder,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
  };
}

/** https://git-scm.com/docs/git-config#Documentation/git-config.txt-GITCONFIGCOUNT */
function settingVariables(settings: Readonly<Record<string, string>>): Record<string, string> {
  const all = Object.entries({
    "core.hooksPath": "/dev/null",
    "fetch.fsckObjects": "true",
    "gc.auto": "0",
    "maintenance.auto": "false",
    "protocol.allow": "never",
    ...settings,
  });
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(all.length)],
    ...all.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ]);
}
