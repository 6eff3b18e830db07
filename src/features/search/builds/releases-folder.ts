import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { InputError } from "../../../model/errors.ts";
import { isInside } from "../../../platform/folder.ts";
import type { BuildResult, EngineSource } from "./engine-source.ts";
import { fromNewest } from "./from-newest.ts";
import { orFailed } from "./or-failed.ts";
import { compiledEngine, engineOfRelease } from "./releases/release-engine.ts";
import { compareVersions, type NamedVersion, versionIn } from "./releases/release-order.ts";

export interface ReleasesFolderSettings {
  /** The folder with a subfolder or a file for each release. */
  readonly releasesFolder: string;
  /** Versions; the oldest and the newest release if they are absent. */
  readonly good?: string;
  readonly bad?: string;
  /**
   * The end of the engine's path in the subfolder of a release, in which `{version}` stands for its version; absent if each has one shared
   * library only.
   */
  readonly candidate?: string;
}

interface Release {
  readonly version: NamedVersion;
  readonly place: string;
}

/**
 * The releases in a folder from a good one to a bad one, in the order of the versions in their names, or the newest first if the good one is newer. Files and folders without a version in
 * their names are no releases.
 *
 * @throws InputError if the folder has fewer than two, two of one version, or an end is not among them
 */
export function openReleasesFolder(settings: ReleasesFolderSettings): EngineSource {
  const all = releasesIn(settings.releasesFolder);
  const good = indexOf(all, "good", settings.good, 0);
  const bad = indexOf(all, "bad", settings.bad, all.length - 1);
  if (good === bad)
    throw new InputError(`--good: ${all[good]?.version.text} is the bad release too: name two releases`);
  if (good > bad)
    return fromNewest(
      openReleasesFolder({
        ...settings,
        good: all[bad]?.version.text,
        bad: all[good]?.version.text,
      }),
    );
  const releases = all.slice(good, bad + 1);
  return {
    points: releases.map(({ version, place }, index) => ({
      name: version.text,
      id: place,
      parents: index === 0 ? [] : [index - 1],
    })),
    good: 0,
    bad: releases.length - 1,
    isBuilt: () => true,
    build: async (point, signal) => {
      const release = releases[point];
      if (release === undefined) throw new RangeError(`there is no release ${point}`);
      return await orFailed(() => engineOf(release, settings), signal);
    },
  };
}

function releasesIn(folder: string): Release[] {
  const problem = (words: string) => new InputError(`--releases: ${formatValue(folder)} ${words}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw problem("is no folder: name the one with a subfolder or a file for each release");
  const releases = readdirSync(folder)
    .flatMap((name): Release[] => {
      const version = versionIn(name);
      return version === undefined ? [] : [{ version, place: path.resolve(folder, name) }];
    })
    .toSorted((one, other) => compareVersions(one.version, other.version));
  if (releases.length < 2)
    throw problem(
      `has ${releases.length === 0 ? "no release" : "one release only"}: a release is a subfolder or a file with a version such as 0.51.3 in its name`,
    );
  for (const [index, { version, place }] of releases.entries()) {
    const next = releases[index + 1];
    if (next !== undefined && compareVersions(version, next.version) === 0)
      throw problem(
        `has ${path.basename(place)} and ${path.basename(next.place)}, which are of one version: leave one subfolder or file a release there`,
      );
  }
  return releases;
}

function indexOf(
  releases: readonly Release[],
  end: "good" | "bad",
  given: string | undefined,
  otherwise: number,
): number {
  if (given === undefined) return otherwise;
  const named = versionIn(given);
  const index = releases.findIndex(
    ({ version }) => named !== undefined && compareVersions(version, named) === 0,
  );
  if (index >= 0) return index;
  const shown = releases.slice(-5).map(({ version }) => version.text);
  throw new InputError(`--${end}: no release is ${formatValue(given)}: the newest are ${shown.join(", ")}`);
}

function engineOf(
  { version, place }: Release,
  { releasesFolder, candidate }: ReleasesFolderSettings,
): BuildResult {
  // A subfolder may have been removed since the folder was read.
  const kind = statSync(place, { throwIfNoEntry: false });
  if (kind?.isFile() !== true && kind?.isDirectory() !== true)
    return { state: "failed", message: `${place} is neither a folder nor a file` };
  if (!isInside(realpathSync(place), realpathSync(releasesFolder)))
    return {
      state: "failed",
      message: `${place} is a link that leads out of ${releasesFolder}: put the release itself there`,
    };
  if (kind.isFile()) return { state: "built", engine: place };
  const found = engineOfRelease(place, candidate?.replaceAll("{version}", version.text));
  return compiledEngine(found, `the folder of ${version.text}`);
}
