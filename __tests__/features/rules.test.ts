import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { useFolder } from "../builders/folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = useFolder("rules");

/** The result of the import rules for these files of `src`, by their paths. */
function check(files: Readonly<Record<string, string>>) {
  const own = mkdtempSync(path.join(folder, "files-"));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(own, "src", file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const program = path.join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = path.join(root, ".dependency-cruiser.mjs");
  const { status, stdout } = spawnSync(process.execPath, [program, "--config", config, "src"], {
    cwd: own,
    encoding: "utf8",
  });
  return { status, stdout };
}

const counts = { "features/figures/counts/feature.ts": "export const counts = 1;\n" };
const starting = 'import { spawn } from "node:child_process";\nexport const start = spawn;\n';

describe("the import rules", () => {
  it("let the list of features import a feature", () => {
    const list =
      'import { counts } from "./features/figures/counts/feature.ts";\nexport const features = [counts];\n';
    const { status, stdout } = check({ ...counts, "features.ts": list });
    expect(stdout).toContain("no dependency violations found");
    expect(status).toBe(0);
  });

  describe("refuse", () => {
    let found: ReturnType<typeof check>;

    beforeAll(() => {
      found = check({
        ...counts,
        "features/nights/history/feature.ts": "export const history = 1;\n",
        "model/test.ts": "export const test = 1;\n",
        "verdict/planted.ts":
          'import { counts } from "../features/figures/counts/feature.ts";\nexport const judged = counts;\n',
        "features/figures/counters/beside.ts":
          'import { counts } from "../counts/feature.ts";\nexport const counters = counts;\n',
        "features/figures/counters/above.ts":
          'import { history } from "../../nights/history/feature.ts";\nexport const counters = history;\n',
        "features/unnamed/feature.ts": 'import "../../model/test.ts";\n',
        "engines/shell.ts": starting,
        "process/start.ts": starting,
      });
    });

    it.each([
      ["a core that imports a feature", "core-without-features: src/verdict/planted.ts"],
      [
        "a feature that imports another one, unless the rules name it",
        "feature-counters-imports: src/features/figures/counters/beside.ts",
      ],
      [
        "a feature that imports one of a group above its own",
        "group-figures-imports: src/features/figures/counters/above.ts",
      ],
      ["a folder of a feature that the rules do not name", "known-features: src/features/unnamed/feature.ts"],
      ["a program that is started outside of src/process", "processes-in-one-folder: src/engines/shell.ts"],
    ])("%s", (_, line) => {
      expect(found.stdout).toContain(`error ${line}`);
    });

    it("nothing else, with a status that says so", () => {
      expect(found.stdout).not.toContain("src/process/start.ts");
      expect(found.status).not.toBe(0);
    });
  });
});
