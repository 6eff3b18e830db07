import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compileAmalgamation } from "../../../../../src/features/search/builds/releases/compile-amalgamation.ts";

it("reads no file that is too large for sources, such as one with a hole", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "amalgamation-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "sqlite3.c");
  writeFileSync(file, '#define SQLITE_VERSION "3.1.0"\n');
  truncateSync(file, 3 * 2 ** 30);
  const compiler = { command: "cc", cacheFolder: folder, environment: { PATH: process.env.PATH ?? "" } };
  const settings = { compiler, timeoutMs: 60_000 };
  expect(
    await compileAmalgamation(file, { folder, hash: "" }, settings, new AbortController().signal),
  ).toEqual({
    state: "failed",
    message: "sqlite3.c has 3221 MB, and 100 MB are allowed for sources in one file",
  });
});
