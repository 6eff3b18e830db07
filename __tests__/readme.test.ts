import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseConfigFile } from "../src/options/config-file.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

describe("the README", () => {
  it("shows a valid configuration file", () => {
    const [, yaml = ""] = /```yaml\n(rows: [\s\S]*?)```/.exec(readme) ?? [];
    expect(parseConfigFile(yaml, "README.md").ceilings).toHaveLength(3);
  });

  it("shows the inputs of the action by their names", () => {
    const action = readFileSync(new URL("../action.yml", import.meta.url), "utf8");
    const [, given = ""] = /with:\n((?: {10}.*\n)+)/.exec(readme) ?? [];
    const names = [...given.matchAll(/^ {10}([\w-]+):/gm)].map(([, name]) => name);
    expect(names).toContain("candidate");
    for (const name of names) expect(action).toMatch(new RegExp(`^ {2}${name}:$`, "m"));
  });
});
