import type { EngineSource } from "../../src/features/bisect/builds/engine-source.ts";
import { openReleases } from "../../src/features/bisect/builds/releases/open-releases.ts";
import { cacheFolder, newestDoltlite } from "../engines.ts";

/** The releases of DoltLite on PyPI from one to another, which are kept in the cache. A program that builds one runs its code. */
export async function openDoltliteReleases(
  good = "0.11.2",
  bad: string = newestDoltlite,
): Promise<EngineSource> {
  return await openReleases(
    {
      ...{ package: "doltlite", good, bad, timeoutMs: 10 * 60_000 },
      ...{ folder: cacheFolder, cacheFolder, environment: process.env },
      ...{ compiler: { command: "cc", cacheFolder, environment: {} } },
    },
    new AbortController().signal,
  );
}
