import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { formatValue, truncate } from "../../../../messages/format-value.ts";
import { makeFolder } from "../../../../platform/folder.ts";
import type { BuildResult, Failure } from "../engine-source.ts";
import { wantOfRoom } from "../room.ts";
import type { Registry, RegistrySettings } from "./registry.ts";

/** The facts about a release that was fetched: `release.json` beside the folder with its files. */
const factsSchema = z.strictObject({
  /** The hash of its archive, in the registry's own form, or several with spaces between; absent if the registry's program keeps it to itself. */
  hash: z.string().min(1).max(1000).optional(),
});

/** A release can have a file or a link of any name, so that nothing of the tool's own is written among its files. */
const [factsFile, filesFolder, archiveFolder] = ["release.json", "files", "archive"] as const;

/** A release to fetch. */
export interface Fetching {
  /** The name in messages, such as `engine@1.0.0`. */
  readonly name: string;
  /** A folder of the release's own, which is complete or does not exist. */
  readonly folder: string;
  /** Bytes that the archive and the files take at most. */
  readonly mostBytes: number;
  /**
   * Puts the release's files into an empty folder.
   *
   * @param archives another empty folder, which is not kept
   * @returns its failure, or the hash of what is there
   */
  readonly fill: (files: string, archives: string) => Promise<Failure | Filled>;
}

/** The files of a release are there. */
interface Filled {
  readonly state: "filled";
  /** As in ReleaseName; undefined if it is not known. */
  readonly hash: string | undefined;
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
}: Fetched): Pick<Registry, "isThere" | "download" | "fetch"> {
  return {
    isThere: (version) => isKept(folderOf(version)),
    download: async (version, signal) => {
      const folder = folderOf(version);
      return isKept(folder) ? undefined : await download(version, folder, signal);
    },
    fetch: async (version, signal, wanted) => {
      const folder = folderOf(version);
      // One that was kept without a hash is fetched again to have one.
      const isThere = isKept(folder) && (wanted === undefined || keptHash(folder) !== undefined);
      const failure = isThere ? undefined : await download(version, folder, signal);
      return failure ?? refusal(keptHash(folder), wanted) ?? (await engineIn(version, folder, signal));
    },
  };
}

/** Characters of a hash that a message shows: that of a workflow's step has room for two. */
const mostShown = 30;

/** The failure of an archive with another hash than is wanted. Kinds of hashes that only one side has say nothing. */
export function refusal(hash: string | undefined, wanted: string | undefined): Failure | undefined {
  const [own, others] = [hash, wanted].map((text = "") => text.split(/\s+/).filter((one) => one !== "")) as [
    string[],
    string[],
  ];
  const isOf = (kind: string) => (one: string) => one.split(/[-:]/)[0] === kind;
  const kinds = new Set(others.map((one) => one.split(/[-:]/)[0] ?? ""));
  const odd = [...kinds].find((kind) => {
    const compared = own.filter(isOf(kind));
    return compared.length > 0 && !compared.some((one) => others.includes(one));
  });
  if (odd === undefined) return undefined;
  const [found, locked] = [own, others].map((all) => truncate(all.find(isOf(odd)) ?? "", mostShown));
  return {
    state: "failed",
    message: `the registry's archive has the hash ${found}, and the lock file has ${formatValue(locked)}`,
  };
}

/** Fetches a release, if the disk has the room for it. */
export async function keepRelease(
  { name, folder, mostBytes, fill }: Fetching,
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
    const filled = await fill(files, archives);
    if (filled.state === "failed") return filled;
    rmSync(archives, { recursive: true });
    writeFileSync(path.join(partial, factsFile), JSON.stringify({ hash: filled.hash }), { flag: "wx" });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return undefined;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
