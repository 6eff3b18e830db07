import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import { shapingOptions } from "../../src/options/shaping-options.ts";
import type { GivenSettings } from "../../src/options/sources.ts";
import { sourcesOf } from "./full-build.ts";

const optionsOf = (given: GivenSettings, config?: string, text?: string) =>
  shapingOptions(sourcesOf({ given, config }, text), features);

describe("the options that shaped a run", () => {
  it("are those of measuring and judging, as a command line has them", () => {
    const given: GivenSettings = {
      ...{ ceiling: 1.3, rounds: { min: 3, max: 20 }, latencies: true, "age-cleanup": "VACUUM" },
      ...{ "own-workloads": ["a.yml", "b.yml"], "same-settings": false },
    };
    expect(optionsOf(given)).toEqual({
      ...{ ceiling: "1.3", rounds: "3..20", latencies: true, "age-cleanup": "VACUUM" },
      "own-workloads": "a.yml,b.yml",
    });
  });

  it("are neither what a recording states elsewhere nor what leaves results as they are", () => {
    const given: GivenSettings = {
      ...{ candidate: "a.so", base: "b.so", rows: 300, variants: ["int"], storages: ["memory"] },
      ...{ out: "results", format: "json", quiet: true, "candidate-name": "Mine", "max-minutes": 1 },
    };
    expect(optionsOf(given)).toBeUndefined();
  });

  it("are the configuration file's name in place of what it sets", () => {
    expect(optionsOf({ ceiling: 7 }, "gate.yml", "base-ceilings: {memory: 1.5}\nalpha: 0.02\n")).toEqual({
      config: "gate.yml",
      ceiling: "7",
    });
    expect(optionsOf({ ceiling: 7 }, "gate.yml", "rows: 300\n")).toEqual({ ceiling: "7" });
  });

  it("name the configuration file as the repository has it", () => {
    const placed = "/home/runner/work/_temp/settings/.github/bench-gate.yml";
    expect(optionsOf({}, placed, "alpha: 0.02\n")).toEqual({ config: ".github/bench-gate.yml" });
  });

  it("say that a file is needed where no command line has an input's settings", () => {
    const source = { given: {}, settings: "{base-ceilings: {memory: 1.5}, ceiling: 7}" };
    expect(shapingOptions(sourcesOf(source), features)).toEqual({ config: true, ceiling: "7" });
  });
});
