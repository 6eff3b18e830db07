import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Finding } from "../../../../src/features/start/doctor/finding.ts";
import { findPrograms } from "../../../../src/features/start/doctor/programs.ts";

const { signal } = new AbortController();

/** The findings on this machine, by subject. */
async function find(command: string, searched: string): Promise<Readonly<Record<string, Finding>>> {
  const cacheFolder = mkdtempSync(path.join(os.tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(cacheFolder, { recursive: true }));
  const compiler = { command, cacheFolder, environment: { PATH: searched } };
  const findings = await findPrograms(compiler, signal);
  return Object.fromEntries(findings.map((one) => [one.subject, one]));
}

it("says on a machine with a compiler that SQLite is not compiled yet, and compiles the driver only", async () => {
  const found = await find("cc", process.env.PATH ?? "");
  expect(found["C compiler"]).toMatchObject({ state: "ok", isNeeded: true });
  expect(found["Stock SQLite"]).toMatchObject({
    state: "ok",
    found: expect.stringMatching(/^not compiled yet: 3\./),
  });
  expect(found["Node.js"]).toMatchObject({ state: "ok", found: process.versions.node });
  expect(found.git).toMatchObject({ state: "ok", found: expect.stringMatching(/^\d+\.\d+/) });
});

it("says on a machine without programs how to install each", async () => {
  const found = await find("no-such-compiler", "/no/such/folder");
  expect(found["C compiler"]).toMatchObject({
    state: "missing",
    found: expect.stringMatching(/^C compiler "no-such-compiler" cannot be run/),
    fix: expect.stringMatching(/install/),
  });
  expect(found["Stock SQLite"]).toMatchObject({ state: "missing" });
  expect(found.git).toMatchObject({ state: "missing", fix: expect.stringMatching(/install git$/) });
  expect(found.Valgrind).toMatchObject({ state: "missing" });
});
