import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { methods, withMethods } from "../../../scripts/generate/statistics.ts";

const root = path.resolve(import.meta.dirname, "../../..");

describe("the page of statistical methods", () => {
  it("has a section for every method of the sources", () => {
    const text = readFileSync(path.join(root, "docs/statistics.md"), "utf8");
    const declared = globSync("src/**/*.ts", { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), "utf8").matchAll(/: Method = \{\n {2}name: "([^"]+)"/g)].map(
        ([, name]) => name,
      ),
    );
    expect(methods.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
    for (const { name, usedFor, assumes } of methods)
      expect(text).toContain(`\n### ${name}\n\n- Used for: ${usedFor}\n- Assumes: ${assumes}\n`);
    expect(withMethods(text)).toBe(text);
  });

  it("needs its marks", () => {
    expect(() => withMethods("# Statistics\n")).toThrow("docs/statistics.md lacks");
  });
});
