/**
 * Fetches and compiles what several files of tests need, before they run at the same time, and what takes long before those that
 * run alone: `npm run test:acceptance` begins with it.
 */

import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { fetchDoltlite, fetchSqlite } from "../../../bench/engines.ts";
import {
  compileDoltliteShell,
  compileLibsql,
  compileSqliteShell,
  linkPlainSqlite,
} from "../../../bench/fetched/builds.ts";
import { readEnvironment } from "../../../src/options/environment.ts";
import { compileSlowCommits } from "../slow-commits.ts";
import { fetchAct, fetchActionlint, fetchHadolint, fetchZizmor } from "./tools.ts";

/** Workflows run with the tool's usual cache, for which SQLite is not compiled once more. */
async function shareSqlite(): Promise<void> {
  const library = await fetchSqlite();
  const { cacheFolder } = readEnvironment(process.env).compiler;
  const shared = path.join(cacheFolder, path.basename(library));
  if (existsSync(shared)) return;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${shared}.${process.pid}`;
  copyFileSync(library, unfinished);
  renameSync(unfinished, shared);
}

fetchAct();
fetchActionlint();
fetchZizmor();
fetchHadolint();
fetchDoltlite();
await Promise.all([
  shareSqlite(),
  compileDoltliteShell(),
  compileLibsql(),
  compileSqliteShell().then(linkPlainSqlite),
  compileSlowCommits(),
]);
