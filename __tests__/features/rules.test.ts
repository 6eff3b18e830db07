import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

describe("the import rules", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "rules-"));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** The result of the import rules for these files of `src`, by their paths. */
  function check(files: Readonly<Record<string, string>>) {
    for (const [file, text] of Object.entries(files)) {
      const place = path.join(folder, "src", file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    const program = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
    const config = path.join(root, ".dependency-cruiser.mjs");
    const { status, stdout } = spawnSync(process.execPath, [program, "--config", config, "src"], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status, stdout };
  }

  const counts = "export const counts = 1;\n";

  it("let the list of features import a feature", () => {
    const list =
      'import { counts } from "./features/figures/counts/feature.ts";\nexport const features = [counts];\n';
    const { status, stdout } = check({ "features/figures/counts/feature.ts": counts, "features.ts": list });
    expect(stdout).toContain("no dependency violations found");
    expect(status).toBe(0);
  });

  it("refuse a core that imports a feature", () => {
    const core =
      'import { counts } from "../features/figures/counts/feature.ts";\nexport const judged = counts;\n';
    const { status, stdout } = check({
      "features/figures/counts/feature.ts": counts,
      "verdict/planted.ts": core,
    });
    expect(stdout).toContain("core-without-features: src/verdict/planted.ts");
    expect(status).not.toBe(0);
  });

  it("refuse a feature that imports another one, unless the rules name it", () => {
    const counters = 'import { counts } from "../counts/feature.ts";\nexport const counters = counts;\n';
    const { status, stdout } = check({
      "features/figures/counts/feature.ts": counts,
      "features/figures/counters/planted.ts": counters,
    });
    expect(stdout).toContain("feature-counters-imports: src/features/figures/counters/planted.ts");
    expect(status).not.toBe(0);
  });

  it("refuse a feature that imports one of a group above its own", () => {
    const counters =
      'import { history } from "../../nights/history/feature.ts";\nexport const counters = history;\n';
    const { stdout } = check({
      "features/nights/history/feature.ts": "export const history = 1;\n",
      "features/figures/counters/planted.ts": counters,
    });
    expect(stdout).toContain("group-figures-imports: src/features/figures/counters/planted.ts");
  });

  it("refuse a folder of a feature that the rules do not name", () => {
    const { stdout } = check({
      "features/unnamed/feature.ts": 'import "../../model/test.ts";\n',
      "model/test.ts": "export const test = 1;\n",
    });
    expect(stdout).toContain("known-features: src/features/unnamed/feature.ts");
  });

  it("refuse a program that is started outside of src/process", () => {
    const { stdout } = check({
      "engines/shell.ts": 'import { spawn } from "node:child_process";\nexport const start = spawn;\n',
      "process/start.ts": 'import { spawn } from "node:child_process";\nexport const start = spawn;\n',
    });
    expect(stdout).toContain("processes-in-one-folder: src/engines/shell.ts");
    expect(stdout).not.toContain("processes-in-one-folder: src/process/start.ts");
  });
});
