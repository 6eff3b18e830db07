import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { fetchDoltlite } from "../../bench/engines.ts";
import { parseRecording } from "../../src/results/json/schema.ts";
import { run } from "./cli.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "dist-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("dist on its own", () => {
  const program = path.join(folder, "dist", "cli.js");
  const elsewhere = { program, cwd: folder };
  cpSync(fileURLToPath(new URL("../../dist", import.meta.url)), path.join(folder, "dist"), {
    recursive: true,
  });

  it("explains itself", async () => {
    const { status, stdout } = await run(["--help"], elsewhere);
    expect(stdout).toContain("Usage: sqlite-bench-gate");
    expect(status).toBe(0);
  });

  it("measures without node_modules, against the SQLite that it carries", async () => {
    const chosen = [
      "--variants",
      "int",
      "--rows",
      "100",
      "--rounds",
      "1",
      "--ceiling",
      "1000",
      "--average-ceiling",
      "1000",
    ];
    const { status, words, stderr } = await run(
      ["run", "--candidate", path.resolve(fetchDoltlite()), ...chosen],
      elsewhere,
    );
    expect(words).toMatch(/^(Pass: all 69 tests are within ceilings|Inconclusive: the runner is too noisy)/);
    expect(words).toMatch(/Build: compiled from the 3\.54\.\d+-/);
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const file = path.join(folder, "bench-results", "results.json");
    const { engines } = parseRecording(readFileSync(file, "utf8"), file);
    expect(engines.baseline).toMatchObject({
      origin: expect.stringContaining("amalgamation"),
      version: expect.stringMatching(/^3\.54\./),
    });
  });

  it("holds the action, which refuses wrong inputs before anything is measured", async () => {
    const { status, stdout } = await run([], {
      program: path.join(folder, "dist", "index.js"),
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        GITHUB_EVENT_NAME: "schedule",
        GITHUB_REPOSITORY: "octo-org/engine",
        GITHUB_RUN_ID: "77",
        GITHUB_SHA: "a".repeat(40),
        INPUT_CANDIDATE: "libengine.so",
        INPUT_ROWS: "many",
      },
    });
    expect(stdout).toMatch(/^::error::Measurement failed: input rows: "many"/m);
    expect(status).toBe(1);
  });
});
