import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { makeFolder } from "../../../../platform/folder.ts";

/** The facts about a release that was fetched: `release.json` beside its files. */
const factsSchema = z.strictObject({
  /** The hash that the registry gave for the release, in the registry's own form. */
  hash: z.string().min(1).max(1000),
});

const factsFile = "release.json";

/** Whether a release was fetched into a folder before. */
export function isKept(folder: string): boolean {
  return existsSync(path.join(folder, factsFile));
}

/**
 * The hash that a kept release had when it was fetched.
 *
 * @returns undefined if the folder has no release
 */
export function keptHash(folder: string): string | undefined {
  if (!isKept(folder)) return undefined;
  const facts: unknown = JSON.parse(readFileSync(path.join(folder, factsFile), "utf8"));
  return factsSchema.parse(facts).hash;
}

/**
 * Fetches a release into a folder of its own, which is complete or does not exist.
 *
 * @param fill puts the files of the release into an empty folder, and returns the words of its failure if there is one
 * @returns that failure
 */
export async function keepRelease<Failure>(
  folder: string,
  hash: string,
  fill: (partial: string) => Promise<Failure | undefined>,
): Promise<Failure | undefined> {
  const partial = path.resolve(`${folder}.${process.pid}`);
  rmSync(partial, { recursive: true, force: true });
  makeFolder(partial);
  try {
    const failure = await fill(partial);
    if (failure !== undefined) return failure;
    writeFileSync(path.join(partial, factsFile), JSON.stringify({ hash }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
    return undefined;
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
