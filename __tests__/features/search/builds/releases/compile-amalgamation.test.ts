import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { compileAmalgamation } from "../../../../../src/features/search/builds/releases/compile-amalgamation.ts";

async function compile(folder: string, file: string) {
  const compiler = { command: "cc", cacheFolder: folder, environment: { PATH: process.env.PATH ?? "" } };
  return await compileAmalgamation(
    file,
    { folder, hash: "" },
    { compiler, timeoutMs: 60_000 },
    new AbortController().signal,
  );
}

it("marks the words of a compiler, which quotes any file that sources include", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "amalgamation-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const secret = path.join(folder, "secret");
  writeFileSync(secret, "token of another job\n");
  const file = path.join(folder, "sqlite3.c");
  writeFileSync(file, `#define SQLITE_VERSION "3.1.0"\n#include "${secret}"\n`);
  expect(await compile(folder, file)).toEqual({
    state: "failed",
    message: expect.stringContaining("token"),
    isCompilersMessage: true,
  });
});

it("reads no file that is too large for sources, such as one with a hole", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "amalgamation-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "sqlite3.c");
  writeFileSync(file, '#define SQLITE_VERSION "3.1.0"\n');
  truncateSync(file, 3 * 2 ** 30);
  expect(await compile(folder, file)).toEqual({
    state: "failed",
    message: "sqlite3.c has 3221 MB, and 100 MB are allowed for sources in one file",
  });
});
