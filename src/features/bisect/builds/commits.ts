import { createHash } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { isInside, makeFolder } from "../../../platform/folder.ts";
import type { BuildCommand } from "./build-command.ts";
import type { BuildResult, EngineSource, Point } from "./engine-source.ts";
import { type Commit, GitRepository } from "./git.ts";
import { keepEngine, requireOwnFolder } from "./keep-engine.ts";
import { runBuild } from "./run-build.ts";

export interface CommitSettings {
  /** A folder of the repository. */
  readonly repository: string;
  /** Revisions as git understands them. */
  readonly good: string;
  readonly bad: string;
  /** Whether the commits of merged branches are searched too. */
  readonly allParents: boolean;
  readonly build: BuildCommand;
  /** Where the build leaves the engine, from the top of the working copy. */
  readonly candidate: string;
  /** Milliseconds that a build may take. */
  readonly timeoutMs: number;
  /** Holds the working copies while they are built, and the builds' output. */
  readonly folder: string;
  /** Builds are kept here, by their sources. */
  readonly cacheFolder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Every later search may use a finished build again. */
interface Place {
  readonly engine: string;
  readonly commit: Commit;
}

/**
 * The commits from a good one to a bad one, each built in a working copy of its own.
 *
 * @throws InputError if a revision does not exist, or the good one is no ancestor of the bad one
 */
export async function openCommits(settings: CommitSettings): Promise<EngineSource> {
  const { candidate, allParents } = settings;
  // Absolute, since git runs in the repository.
  const folder = path.resolve(settings.folder);
  if (path.isAbsolute(candidate) || !isInside(path.join("/top", candidate), "/top"))
    throw new InputError(
      `--candidate: ${formatValue(candidate)} is not inside of the repository: name the file that --build makes, from the ` +
        "repository's top folder",
    );
  requireOwnFolder(candidate);
  const repository = new GitRepository(settings.repository, settings.environment);
  if (await repository.isShallow())
    throw new InputError(
      "the repository has only a part of its history: fetch all of it (git fetch --unshallow; fetch-depth: 0 of actions/checkout)",
    );
  const good = await repository.commit("--good", settings.good);
  const bad = await repository.commit("--bad", settings.bad);
  if (good.hash === bad.hash || !(await repository.isAncestor(good, bad)))
    throw new InputError(
      `--good: ${formatValue(settings.good)} is no ancestor of ${formatValue(settings.bad)}: name an older commit that --bad ` +
        "was made from",
    );
  await removeLeftOvers(repository, folder);
  const between = await repository.between(good, bad, !allParents);
  const commits = allParents ? withBoundary(good, between) : [good, ...between];
  const places = commits.map((commit) => ({ commit, engine: cachedEngine(settings, commit) }));
  const indexes = new Map(commits.map(({ hash }, index) => [hash, index]));
  const goodIndex = indexes.get(good.hash) ?? 0;
  const points = commits.map((commit, index): Point => {
    const { hash, shortHash, subject, parents } = commit;
    const known = parents.flatMap((parent) => indexes.get(parent) ?? []).filter((parent) => parent < index);
    const chained = index === 0 ? [] : [index - 1];
    const own = index === goodIndex ? range(goodIndex) : index < goodIndex ? [] : known;
    return { name: shortHash, id: hash, title: subject, parents: allParents ? own : chained };
  });
  return {
    points,
    good: goodIndex,
    bad: commits.length - 1,
    isBuilt: (point) => existsSync(places[point]?.engine ?? ""),
    build: async (point, signal) => {
      const place = places[point];
      if (place === undefined) throw new RangeError(`there is no commit ${point}`);
      return existsSync(place.engine)
        ? { state: "built", engine: place.engine }
        : await buildCommit(repository, { ...settings, folder }, place, signal);
    },
  };
}

/**
 * The commits with their parents that are not among them: these are ancestors of the good commit, which comes right after them.
 */
function withBoundary(good: Commit, between: readonly Commit[]): Commit[] {
  const own = new Set([good.hash, ...between.map(({ hash }) => hash)]);
  const outside = new Set(between.flatMap(({ parents }) => parents).filter((parent) => !own.has(parent)));
  // The hash of their files is not known; the hash of the commit is as good a name.
  const unread = [...outside].map((hash) => ({
    hash,
    shortHash: hash.slice(0, 9),
    parents: [],
    tree: hash,
    subject: "",
  }));
  return [...unread, good, ...between];
}

function range(end: number): number[] {
  return Array.from({ length: end }, (_, index) => index);
}

function cachedEngine({ build, candidate, cacheFolder }: CommitSettings, { tree }: Commit): string {
  const made = JSON.stringify([tree, build.key, candidate, process.platform, process.arch]);
  const key = createHash("sha256").update(made).digest("hex").slice(0, 32);
  return path.join(cacheFolder, "builds", key, path.basename(candidate));
}

async function buildCommit(
  repository: GitRepository,
  { folder, build, candidate, environment, timeoutMs }: CommitSettings,
  { engine, commit }: Place,
  signal: AbortSignal,
): Promise<BuildResult> {
  const worktree = path.join(folder, "worktrees", commit.hash);
  const log = path.join(folder, "builds", `${commit.shortHash}.log`);
  makeFolder(path.dirname(worktree));
  await repository.removeWorktree(worktree);
  try {
    signal.throwIfAborted();
    await repository.addWorktree(worktree, commit);
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

/** Working copies that a killed search has left. */
async function removeLeftOvers(repository: GitRepository, folder: string): Promise<void> {
  const worktrees = path.join(folder, "worktrees");
  if (!existsSync(worktrees)) return;
  rmSync(worktrees, { recursive: true, force: true });
  await repository.removeWorktree(worktrees);
}
