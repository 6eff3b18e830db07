import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { isInside, makeFolder } from "../../../platform/folder.ts";
import type { BuildCommand } from "./build-command.ts";
import type { BuildResult } from "./engine-source.ts";
import type { Commit, GitRepository } from "./git.ts";
import { keepEngine, requireOwnFolder } from "./keep-engine.ts";
import { runBuild } from "./run-build.ts";

/** How engines are built from sources. */
export interface BuildSettings {
  readonly build: BuildCommand;
  /** Where the build leaves the engine, from the top of the working copy. */
  readonly candidate: string;
  /** Milliseconds that a build may take. */
  readonly timeoutMs: number;
  /** An absolute path: the folder holds the working copies while they are built, and the builds' output. */
  readonly folder: string;
  /** Builds are kept here, by their sources. */
  readonly cacheFolder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** The sources of one engine. */
export interface Sources {
  /** The commit that is checked out. */
  readonly commit: Commit;
  /** The name of the output's file. */
  readonly name: string;
  /** The identity of all files: sources with the same are built once. */
  readonly tree: string;
  /** Changes the files that were checked out, before they are built. @param folder the top of the working copy */
  readonly change?: (folder: string) => void;
}

/** @throws InputError if the file is not inside of the repository, or cannot be kept without its top folder */
export function requireCandidateInside(candidate: string): void {
  if (path.isAbsolute(candidate) || !isInside(path.join("/top", candidate), "/top"))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is not inside of the repository: name the file that --build makes, from the ` +
        "repository's top folder",
    );
  requireOwnFolder(candidate);
}

/** Where the engine of some sources is kept: every later search or comparison may use it again. */
export function keptEngine(
  { build, candidate, cacheFolder }: Pick<BuildSettings, "build" | "candidate" | "cacheFolder">,
  { tree }: Pick<Sources, "tree">,
): string {
  const made = JSON.stringify([tree, build.key, candidate, process.platform, process.arch]);
  const key = createHash("sha256").update(made).digest("hex").slice(0, 32);
  return path.join(cacheFolder, "builds", key, path.basename(candidate));
}

/**
 * Builds an engine in a working copy of its own, which is removed again. A kept engine is not built.
 *
 * @throws the signal's reason if it is aborted; InputError if the command cannot be started
 */
export async function buildCopy(
  repository: GitRepository,
  settings: BuildSettings,
  sources: Sources,
  signal: AbortSignal,
): Promise<BuildResult> {
  const { folder, build, candidate, environment, timeoutMs } = settings;
  const { commit, name, change } = sources;
  const engine = keptEngine(settings, sources);
  if (existsSync(engine)) return { state: "built", engine };
  const worktree = path.join(folder, "worktrees", commit.hash);
  const log = path.join(folder, "builds", `${name}.log`);
  makeFolder(path.dirname(worktree));
  await repository.removeWorktree(worktree);
  try {
    signal.throwIfAborted();
    await repository.addWorktree(worktree, commit);
    change?.(worktree);
    const made = { build, folder: worktree, candidate, log, timeoutMs, environment };
    const built = await runBuild(made, signal);
    if (built.state === "failed") return built;
    keepEngine(built.engine, engine);
    return { state: "built", engine };
  } finally {
    await repository.removeWorktree(worktree);
    rmSync(worktree, { recursive: true, force: true });
  }
}

/** Removes working copies that a killed process has left in the folder. */
export async function removeLeftOvers(repository: GitRepository, folder: string): Promise<void> {
  const worktrees = path.join(folder, "worktrees");
  if (!existsSync(worktrees)) return;
  rmSync(worktrees, { recursive: true, force: true });
  await repository.removeWorktree(worktrees);
}
