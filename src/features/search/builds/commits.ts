import { existsSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import {
  type BuildSettings,
  buildCopy,
  keptEngine,
  removeLeftOvers,
  requireCandidateInside,
} from "./build-copy.ts";
import type { EngineSource, Point } from "./engine-source.ts";
import { fromNewest } from "./from-newest.ts";
import { type Commit, GitRepository } from "./git.ts";

export interface CommitSettings extends BuildSettings {
  /** A folder of the repository. */
  readonly repository: string;
  /** Revisions as git understands them. */
  readonly good: string;
  readonly bad: string;
  /** Whether the commits of merged branches are searched too. */
  readonly allParents: boolean;
}

/**
 * The commits from a good one to a bad one, each built in a working copy of its own, the newest first if the bad one is the older.
 *
 * @throws InputError if a revision does not exist, or none of the two is an ancestor of the other
 */
export async function openCommits(settings: CommitSettings): Promise<EngineSource> {
  const { candidate, allParents } = settings;
  // Absolute, since git runs in the repository.
  const folder = path.resolve(settings.folder);
  requireCandidateInside(candidate);
  const repository = new GitRepository(settings.repository, settings.environment);
  if (await repository.isShallow())
    throw new InputError(
      "the repository has only a part of its history: fetch all of it (git fetch --unshallow; fetch-depth: 0 of actions/checkout)",
    );
  const good = await repository.commit("--good", settings.good);
  const bad = await repository.commit("--bad", settings.bad);
  const isSame = good.hash === bad.hash;
  if (!isSame && (await repository.isAncestor(bad, good))) {
    if (allParents)
      throw new InputError(
        "--all-parents: a search for a fix, from an older bad commit to a newer good one, follows first parents: omit it",
      );
    return fromNewest(await openCommits({ ...settings, good: settings.bad, bad: settings.good }));
  }
  if (isSame || !(await repository.isAncestor(good, bad)))
    throw new InputError(
      `--good: ${formatValue(settings.good)} is no ancestor of ${formatValue(settings.bad)}, nor the other way round: name two commits of which one ` +
        "was made from the other",
    );
  await removeLeftOvers(repository, folder);
  const between = await repository.between(good, bad, !allParents);
  const commits = allParents ? withBoundary(good, between) : [good, ...between];
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
    isBuilt: (point) => existsSync(keptEngine(settings, commits[point] ?? { tree: "" })),
    build: async (point, signal) => {
      const commit = commits[point];
      if (commit === undefined) throw new RangeError(`there is no commit ${point}`);
      const sources = { commit, name: commit.shortHash, tree: commit.tree };
      return await buildCopy(repository, { ...settings, folder }, sources, signal);
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
