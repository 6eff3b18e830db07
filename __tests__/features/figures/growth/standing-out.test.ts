import { describe, expect, it } from "vitest";
import { growth } from "../../../../src/features/figures/growth/feature.ts";
import { standingSteps, wantedForStandingOut } from "../../../../src/features/figures/growth/standing-out.ts";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { nextPairs } from "../../../../src/verdict/next-pairs.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";

const rule = { ...defaultCriteria.rule, rounds: { min: 5, max: 7 } };

function step(tables: number, ratios: readonly number[]): TestRecord {
  return makeRecord({
    variant: "own",
    storage: "memory",
    kind: "reads",
    workload: `open.tables=${tables}`,
    samples: pairs(...ratios.map((ratio) => [10_000, 10_000 * ratio] as const)),
  });
}

const of = (ratio: number, length = 7) => Array.from({ length }, (_, at) => ratio * (1 + 0.01 * (at % 3)));
const values = [10, 100, 1000, 4000, 10_000];
const steps = (...ratios: readonly (readonly number[])[]) =>
  ratios.map((own, at) => step(values[at] ?? 0, own));
const wanted = (records: readonly TestRecord[]) =>
  wantedForStandingOut(records, { rule }).map(({ test, pairs: more, references }) => [
    test.workload,
    more,
    references,
  ]);

describe("a step that stands out from its neighbours", () => {
  const standing = steps(of(2.8), of(12.2), of(1.5), of(1.5));

  // airspeed-velocity/asv#957
  it("is measured again, once, until its later pairs outnumber the first", () => {
    expect(wanted(standing)).toEqual([["open.tables=100", 14, ["baseline"]]]);
    expect(wanted(steps(of(2.8), [...of(12.2), ...of(1.5, 5)], of(1.5), of(1.5)))).toEqual([
      ["open.tables=100", 9, ["baseline"]],
    ]);
    expect(wanted(steps(of(2.8), [...of(12.2), ...of(1.5, 14)], of(1.5), of(1.5)))).toEqual([]);
    expect(wanted(steps(of(2.8), of(12.2, 21), of(1.5), of(1.5)))).toEqual([]);
  });

  it("is measured again too if it is much faster", () => {
    expect(wanted(steps(of(3), of(1.1), of(3), of(3)))).toEqual([["open.tables=100", 14, ["baseline"]]]);
  });

  it.each<[string, number[], number[]]>([
    ["the first", [12.2, 1.5, 1.5, 1.5], [10]],
    ["the last, which is faster", [3, 3, 3, 1.1], [4000]],
    ["both ends", [12, 1.5, 1.5, 1.5, 9], [10, 10_000]],
    ["two neighbours", [1.5, 12, 9, 1.5, 1.5], [100, 1000]],
    ["one beside an end", [3, 9, 4, 4], [100]],
  ])("can be %s", (_, ratios, standing) => {
    const found = wanted(steps(...ratios.map((ratio) => of(ratio))));
    expect(found).toEqual(standing.map((value) => [`open.tables=${value}`, 14, ["baseline"]]));
    const again = steps(
      ...ratios.map((ratio, at) =>
        standing.includes(values[at] ?? 0) ? [...of(ratio), ...of(2, 14)] : of(ratio),
      ),
    );
    expect(wanted(again)).toEqual([]);
    expect(standingSteps(again).map(({ value }) => value)).toEqual(standing);
  });

  it.each<[string, number[]]>([
    ["grow", [1, 3, 9, 27]],
    ["fall", [27, 9, 3, 1.5]],
    ["grow ever faster", [1, 1.2, 2, 3]],
    ["are higher from a step on", [1, 1, 9, 9]],
    ["differ in half of the steps", [12, 1.5, 1.5, 9]],
  ])("is none where times %s", (_, ratios) => {
    expect(wanted(steps(...ratios.map((ratio) => of(ratio))))).toEqual([]);
  });

  it("is none with a fixed number of rounds", () => {
    expect(wantedForStandingOut(standing, { rule: { ...rule, rounds: 7 } })).toEqual([]);
  });

  it("is asked for by the feature once the ceilings are decided", () => {
    const ceilings = { ...defaultCriteria.ceilings, test: 1000, average: 1000 };
    const criteria = { ...defaultCriteria, rule, ceilings };
    expect(growth.asks?.(standing, criteria)).toHaveLength(1);
    const next = nextPairs(standing, criteria, features);
    expect(next.wanted.map(({ test }) => test.workload)).toContain("open.tables=100");
  });

  it("is said, with what the first pairs and all of them came to", () => {
    const again = steps(of(2.8), [...of(12.2), ...of(1.5, 14)], of(1.5), of(1.5));
    const textOf = (tests: readonly TestRecord[]) => {
      const recording = makeRecording({ tests });
      return renderMarkdown(recording, verdictOn(recording), { detail: "full", features });
    };
    expect(textOf(again)).toMatch(/tables 100 stood out at 12\.\d+x, measured again: 1\.5\d*x/);
    // As with a fixed number of rounds, or if the time is over.
    expect(textOf(standing)).toMatch(/tables 100 stands out at 12\.\d+x, not measured again/);
    expect(textOf(steps(of(1.5), of(1.5), of(1.5), of(1.5)))).not.toMatch(/st(?:oo|an)ds? out/);
  });
});
