import { describe, expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { RunFacts } from "../../src/model/recording.ts";
import { judgedBy, withJudgedBy } from "../../src/options/judged-by.ts";
import { resolveReportSettings } from "../../src/options/resolve.ts";
import type { GivenSettings } from "../../src/options/sources.ts";
import { sourcesOf } from "./full-build.ts";

const sources = (given: GivenSettings) => sourcesOf({ given });
const run = (settings: object) => ({ run: { judgedBy: settings } as RunFacts });

describe("the settings that a run is judged by", () => {
  it("are those without which it would be judged otherwise, as a file has them", () => {
    const given: GivenSettings = {
      ...{ candidate: "a.so", rows: 300, rounds: 3, format: "json", "candidate-name": "Mine" },
      ...{ ceiling: 1.3, "base-ceilings": { memory: 1.5 }, "footprint-ceiling": 20, gate: "base" },
    };
    expect(judgedBy(sources(given), features)).toEqual({
      ...{ ceiling: 1.3, "base-ceilings": { memory: 1.5 }, "footprint-ceiling": 20, gate: "base" },
    });
  });

  it("are none if they are the defaults", () => {
    expect(judgedBy(sources({ candidate: "a.so", ceiling: 6, rounds: 5 }), features)).toMatchObject({
      ceiling: 6,
    });
    expect(judgedBy(sources({ candidate: "a.so", rounds: 5 }), features)).toBeUndefined();
  });

  it("hold for a later report, unless others are given", () => {
    const later = withJudgedBy(
      sources({ "average-ceiling": 4 }),
      run({ ceiling: 1.3, "average-ceiling": 2 }),
      features,
    );
    const { ceilings } = resolveReportSettings(later, features).criteria;
    expect([ceilings.test, ceilings.average]).toEqual([1.3, 4]);
    expect(withJudgedBy(sources({}), { run: undefined }, features)).toEqual(sources({}));
  });

  it("can name workloads that a later report does not know", () => {
    const parts = { variant: "own", storage: "file", kind: "writes", workload: "load" };
    const limit = { for: parts, figure: "file-bytes", "at-most": "10%", "relative-to": "load_control" };
    const later = withJudgedBy(
      sources({}),
      run({ ceilings: [{ for: parts, test: 3 }], limits: [limit] }),
      features,
    );
    const { ceilings } = resolveReportSettings(later, features).criteria;
    expect(ceilings.rules).toMatchObject([{ for: parts, test: 3 }]);
    expect(ceilings.limits).toMatchObject([
      { for: parts, atMost: 10, unit: "%", relativeTo: "load_control" },
    ]);
  });

  it("name no file and no folder: a results file can be somebody else's", () => {
    const names = { out: "/elsewhere", html: true, config: "other.yml", baseline: "engine.so", ceiling: 1.3 };
    expect(withJudgedBy(sources({}), run(names), features).values).toEqual({ ceiling: 1.3 });
  });

  it.each([
    [{ ceiling: "many" }, 'results: run.judgedBy: ceiling: "many" is not a number above 0'],
    [{ shell: "rm" }, "results: run.judgedBy: "],
  ])("are refused if a file has others: %j", (settings, message) => {
    expect(() => withJudgedBy(sources({}), run(settings), features)).toThrow(message);
  });
});
