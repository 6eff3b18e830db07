import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { plantedEngines } from "../../../bench/truth/planted.ts";
import { workloadNames } from "../../../src/suite/workloads.ts";

const source = readFileSync(
  fileURLToPath(new URL("../../../bench/truth/planted.c", import.meta.url)),
  "utf8",
);

describe("planted engines", () => {
  it("have macros that the source knows: another one would cost nothing", () => {
    const macros = new Set([...source.matchAll(/^#ifndef (\w+)/gm)].map(([, name]) => name));
    const used = plantedEngines.flatMap(({ cost }) => Object.keys(cost));
    expect(used.filter((macro) => !macros.has(macro))).toEqual([]);
    expect(macros).toContain("FACTOR");
  });

  it("have values that are numbers or names of the source's enumerations", () => {
    const names = [...source.matchAll(/^enum \{ (.*) \};/gm)].flatMap(([, list = ""]) => list.split(", "));
    const words = plantedEngines.flatMap(({ cost }) =>
      Object.values(cost).filter((value) => Number.isNaN(Number(value))),
    );
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => !names.includes(String(word)))).toEqual([]);
  });

  it("have names of their own, and workloads that exist", () => {
    const names = plantedEngines.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const workloads = plantedEngines.flatMap(({ workloads = [] }) => workloads);
    const missing = workloads.filter((name) => !name.endsWith(".yml") && !workloadNames.includes(name));
    expect(missing).toEqual([]);
  });
});
