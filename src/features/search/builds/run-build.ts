import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { withoutRepository } from "../../../git/git.ts";
import { withoutSecrets } from "../../../process/start.ts";
import type { BuildCommand } from "./build-command.ts";
import type { BuildResult } from "./engine-source.ts";
import { runLogged } from "./program.ts";

/** A build in a working copy. */
export interface Build {
  readonly build: BuildCommand;
  /** The working copy. */
  readonly folder: string;
  /** The path of the engine that the build makes, from the working copy. */
  readonly candidate: string;
  /** The file that receives its output. */
  readonly log: string;
  /** Milliseconds. */
  readonly timeoutMs: number;
  /** The user's environment; a build sees none of its secrets. */
  readonly environment: NodeJS.ProcessEnv;
}

/** @throws InputError if the command cannot be started; the signal's reason if it is aborted */
export async function runBuild(
  { build: { command, words }, folder, candidate, log, timeoutMs, environment }: Build,
  signal: AbortSignal,
): Promise<BuildResult> {
  const program = {
    command,
    folder,
    log,
    timeoutMs,
    environment: withoutRepository(withoutSecrets(environment)),
  };
  const ended = await runLogged(program, signal);
  if (ended !== undefined) return { state: "failed", message: `${words} ${ended}: ${tellingLine(log)}`, log };
  const engine = path.resolve(folder, candidate);
  if (!existsSync(engine) || !statSync(engine).isFile())
    return { state: "failed", message: `${words} succeeded, but made no ${candidate}`, log };
  return { state: "built", engine };
}

/** The first error of a build's output, as compilers and build tools mark them, or else its last line. */
function tellingLine(log: string): string {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n");
  const error = lines.find((line) => /\berror(?::|\[|\s+at\b)/i.test(line));
  return (error ?? lines.at(-1))?.trim() || "it printed nothing";
}
