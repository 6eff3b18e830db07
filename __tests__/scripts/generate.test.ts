import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { actionFile } from "../../scripts/generate/action-yml.ts";
import { generated } from "../../scripts/generate.ts";
import { features } from "../../src/features.ts";
import { actionsOf } from "../../src/options/actions.ts";
import type { Option } from "../../src/options/option.ts";
import { commandNames, options, parseConfigFile } from "../options/full-build.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

describe.each(Object.entries(generated))("%s", (file, generate) => {
  it("is what the table of options generates: npm run generate", () => {
    const text = read(file);
    expect(generate(text)).toBe(text);
  });
});

describe.each(Object.entries(actionsOf(features)))("the file of %s", (_, action) => {
  const { inputs, outputs, runs } = parse(generated[actionFile(action)]?.("") ?? "");

  it("has no more than 30 inputs", () => {
    expect(Object.keys(inputs).length).toBeLessThanOrEqual(30);
  });

  it("has no default that would hide the configuration file", () => {
    const { "github-token": token, ...others } = inputs;
    for (const input of Object.values(others)) expect(input).not.toHaveProperty("default");
    if (token !== undefined) expect(token.default).toMatch(/^\$\{\{ github\.token \}\}$/);
  });

  it("describes each input and output in one line", () => {
    for (const { description } of Object.values<{ description: string }>({ ...inputs, ...outputs }))
      expect(description).toMatch(/^[A-Z][^\n]+[^.\n]$/);
  });

  it("runs the built action, also after the job if it announces a status", () => {
    const { folder, announces } = action;
    const name = path.basename(folder);
    const [main, post] =
      folder === "."
        ? ["dist/index.js", "dist/post.js"]
        : [`../../dist/${name}.js`, `../../dist/${name}-post.js`];
    expect(runs).toEqual({ using: "node24", main, ...(announces && { post }) });
  });
});

describe("the reference", () => {
  const reference = read("docs/reference.md");

  const [commands = "", tables = ""] = reference.split("\n## Options\n");

  it("has every option and every command once", () => {
    const countRows = (text: string, name: string) => text.split(`\n| \`${name}\` |`).length - 1;
    for (const name of Object.keys(options)) expect(countRows(tables, name), name).toBe(1);
    for (const name of commandNames) expect(countRows(commands, name), name).toBe(1);
  });

  it("names every place in which an option can be given", () => {
    for (const [name, { offered }] of Object.entries<Option>(options)) {
      const [, row = ""] = new RegExp(`^\\| \`${name}\` (.*)$`, "m").exec(tables) ?? [];
      const where = row.split(" | ").at(-1)?.replace(/ \|$/, "").replaceAll("`", "").split(", ");
      expect(where, name).toEqual(offered);
    }
  });

  it("shows a configuration file without errors", () => {
    const [, yaml = ""] = /```yaml\n([\s\S]*?)```/.exec(reference) ?? [];
    expect(parseConfigFile(yaml, "reference.md").ceilings).toHaveLength(3);
  });

  it("needs its markers", () => {
    expect(() => generated["docs/reference.md"]?.(reference.replace("<!-- end of outputs -->", ""))).toThrow(
      'docs/reference.md has no "<!-- generated: outputs -->" with "<!-- end of outputs -->" after it',
    );
  });
});
