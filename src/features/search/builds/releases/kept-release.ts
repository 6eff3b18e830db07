import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { makeFolder } from "../../../../platform/folder.ts";
import type { BuildResult } from "../engine-source.ts";
import { wantOfRoom } from "../room.ts";
import type { Registry, RegistrySettings } from "./registry.ts";

/** The facts about a release that was fetched: `release.json` beside the folder with its files. */
const factsSchema = z.strictObject({
  /** The hash that the registry gave for the release, in the registry's own form; absent if the registry's program keeps it to itself. */
  hash: z.string().min(1).max(1000).optional(),
});

/** A release can have a file or a link of any name, so that nothing of the tool's own is written among its files. */
const [factsFile, filesFolder, archiveFolder] = ["release.json", "files", "archive"] as const;

/** A release that cannot be had. */
export type Failure = Extract<BuildResult, { state: "failed" }>;

/** A release to fetch. */
export interface Fetching {
  /** The name in messages, such as `engine@1.0.0`. */
  readonly name: string;
  /** A folder of the release's own, which is complete or does not exist. */
  readonly folder: string;
  /** The hash that the registry gave for it; undefined if it gives none. */
  readonly hash: string | undefined;
  /** Bytes that the archive and the files take at most. */
  readonly mostBytes: number;
  /**
   * Puts the release's files into an empty folder.
   *
   * @param archives another empty folder, which is not kept
   * @returns its failure if there is one
   */
  readonly fill: (files: string, archives: string) => Promise<Failure | undefined>;
}

/** The folder with the files of a kept release. @param folder the release's own */
export function filesIn(folder: string): string {
  return path.join(folder, filesFolder);
}

/** Whether a release was fetched into a folder before. */
export function isKept(folder: string): boolean {
  const kinds = [factsFile, filesFolder].map((name) =>
    lstatSync(path.join(folder, name), { throwIfNoEntry: false }),
  );
  return kinds[0]?.isFile() === true && kinds[1]?.isDirectory() === true;
}

/**
 * The hash that a kept release had when it was fetched.
 *
 * @returns undefined if the folder has no release, or its registry gave none
 */
export function keptHash(folder: string): string | undefined {
  if (!isKept(folder)) return undefined;
  const facts: unknown = JSON.parse(readFileSync(path.join(folder, factsFile), "utf8"));
  return factsSchema.parse(facts).hash;
}

/** How a registry fetches a release, and finds the engine in it. */
interface Fetched {
  /** A folder of the release's own, which is complete or does not exist. */
  readonly folderOf: (version: string) => string;
  readonly download: (version: string, folder: string, signal: AbortSignal) => Promise<Failure | undefined>;
  /** @param folder of a release that is there */
  readonly engineIn: (version: string, folder: string, signal: AbortSignal) => Promise<BuildResult>;
}

/** The part of a registry that fetches each release once. */
export function fetchedOnce({
  folderOf,
  download,
  engineIn,
}: Fetched): Pick<Registry, "hashOf" | "isThere" | "fetch"> {
  return {
    hashOf: (version) => keptHash(folderOf(version)),
    isThere: (version) => isKept(folderOf(version)),
    fetch: async (version, signal) => {
      const folder = folderOf(version);
      const failure = isKept(folder) ? undefined : await download(version, folder, signal);
      return failure ?? (await engineIn(version, folder, signal));
    },
  };
}

/** Fetches a release, if the disk has the room for it. */
export async function keepRelease(
  { name, folder, hash, mostBytes, fill }: Fetching,
  { freeBytes }: Pick<RegistrySettings, "freeBytes">,
): Promise<Failure | undefined> {
  const want = wantOfRoom(path.dirname(folder), mostBytes, freeBytes);
  if (want !== undefined) return { state: "failed", message: `${name} ${want}` };
  const partial = path.resolve(`${folder}.${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  const [files, archives] = [filesIn(partial), path.join(partial, archiveFolder)];
  makeFolder(files);
  makeFolder(archives);
  try {
    const failure = await fill(files, archives);
    if (failure !== undefined) return failure;
    rmSync(archives, { recursive: true });
    writeFileSync(path.join(partial, factsFile), JSON.stringify({ hash }), { flag: "wx" });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return undefined;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
