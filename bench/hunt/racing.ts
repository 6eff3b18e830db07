import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { EngineRacer } from "../../src/features/search/hunt/racer.ts";
import { fetchSqlite } from "../engines.ts";
import { openEngine } from "../open-engine.ts";

/** SQLite beside itself, raced as in a hunt. @param use is given the racer, which is closed afterwards */
export async function withSqliteTwice<Result>(use: (racer: EngineRacer) => Promise<Result>): Promise<Result> {
  const { signal } = new AbortController();
  const library = await fetchSqlite();
  const folder = mkdtempSync(path.join(tmpdir(), "hunt-"));
  const engines = {
    candidate: await openEngine("candidate", library, { signal }),
    baseline: await openEngine("baseline", library, { signal }),
  };
  const racer = new EngineRacer(engines, folder, signal);
  try {
    return await use(racer);
  } finally {
    await racer.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
