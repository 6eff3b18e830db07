import { describe, expect, it } from "vitest";
import type { Recording } from "../../src/model/recording.ts";
import { storages } from "../../src/model/test.ts";
import { renderCeilings } from "../../src/report/ceilings-file.ts";
import { planTests } from "../../src/suite/plan-tests.ts";
import { RandomStream } from "../../src/suite/random.ts";
import { testVerdicts } from "../../src/verdict/judge.ts";
import { judgeByOwnRule } from "../../src/verdict/judge-recording.ts";
import { makeRecord, makeRecording, pairs } from "../builders/recordings.ts";
import { criteria, simulate } from "../builders/simulated.ts";
import { parseConfigFile } from "../options/full-build.ts";

const five = (ratio: number) => pairs(...Array.from({ length: 5 }, () => [10_000, 10_000 * ratio] as const));

const runs = [1.5, 1.58].map((ratio) =>
  makeRecording({
    tests: [
      makeRecord({ samples: five(ratio) }),
      makeRecord({ workload: "table_scan", samples: five(6.5) }),
      makeRecord({
        variant: "text",
        storage: "autocommit",
        kind: "writes",
        workload: "oltp_insert_ac",
        samples: five(0.5),
      }),
    ],
  }),
);

const render = (recordings: readonly Recording[]) =>
  renderCeilings(recordings.map((recording) => judgeByOwnRule(recording, criteria)));

/** The lines of a file for one run of a test with such a name. */
const linesFor = (workload: string) =>
  render([makeRecording({ tests: [makeRecord({ workload, samples: five(2) })] })]).split("\n");

describe("a file of ceilings", () => {
  it("has each section's average and then its tests, with the reason beside each", () => {
    expect(render(runs)).toBe(
      [
        "# Ceilings from 2 runs: for each figure twice as far above it as its interval ends, in the run where that is",
        "# highest, and a twentieth more, rounded up. They fit this engine on machines like those of the runs. A figure",
        "# without a rule keeps its ceiling.",
        "ceilings:",
        "  - for: { variant: int, storage: memory, kind: reads }",
        "    average: 6.4 # worst 4.04x in 2 runs, headroom 19% under 5x",
        "  - for: { variant: int, storage: memory, kind: reads, workload: oltp_point_select }",
        "    test: 2.49 # worst 1.58x in 2 runs, headroom 74% under 6x",
        "  - for: { variant: int, storage: memory, kind: reads, workload: table_scan }",
        "    test: 10.3 # worst 6.50x in 2 runs, 8% over 6x",
        "  - for: { variant: text, storage: autocommit, kind: writes }",
        "    average: 0.79 # worst 0.50x in 2 runs, headroom 90% under 5x",
        "  - for: { variant: text, storage: autocommit, kind: writes, workload: oltp_insert_ac }",
        "    test: 0.79 # worst 0.50x in 2 runs, headroom 92% under 6x",
        "",
      ].join("\n"),
    );
  });

  it("is read as a configuration file, and the runs it was made from fail nothing under it", () => {
    const tests = planTests({ suites: ["oltp"], variants: ["int", "text"], storages });
    const real = simulate({
      multiplier: ({ workload }) => 1 + (workload.length % 9) / 2,
      tests,
      inTurns: true,
    });
    const all = [1, 2, 3].map((seed): Recording => {
      const random = new RandomStream(seed, "ceilings");
      const shaken = (ns: number) => Math.round(ns * (0.9 + random.integer(0, 200) / 1000));
      const tests = real.tests.map((test) => {
        return { ...test, samples: test.samples.map((sample) => ({ ...sample, ns: shaken(sample.ns) })) };
      });
      return { ...real, tests };
    });
    const { ceilings: rules = [] } = parseConfigFile(render(all), "ceilings.yml");
    expect(rules).toHaveLength(138 + 12);
    const ceilings = { ...criteria.ceilings, rules };
    const judged = all.map((recording) => judgeByOwnRule(recording, { ...criteria, ceilings }));
    const outcomes = judged.flatMap(testVerdicts).map(({ judgement }) => judgement?.outcome);
    expect(outcomes).not.toContain("fail");
    expect(outcomes.filter((outcome) => outcome === "pass").length).toBeGreaterThan(0.98 * outcomes.length);
  }, 60_000);

  it("leaves out what the suite does not have, and what has a single pair", () => {
    const text = render([
      makeRecording({
        tests: [
          makeRecord({ samples: pairs([10, 20]) }),
          makeRecord({ storage: "file", workload: "oltp_insert_ac", samples: five(2) }),
          makeRecord({ storage: "file", workload: "table_scan", samples: five(2) }),
        ],
      }),
    ]);
    expect(text.split("\n").slice(3)).toEqual([
      "ceilings:",
      "  - for: { variant: int, storage: file, kind: reads }",
      "    average: 3.2 # worst 2.00x in 1 run, headroom 60% under 5x",
      "  - for: { variant: int, storage: file, kind: reads, workload: table_scan }",
      "    test: 3.2 # worst 2.00x in 1 run, headroom 67% under 6x",
      "# Left out, not in the suite:",
      "#   int/file/reads/oltp_insert_ac",
      "# Left out, a single pair, which says nothing of its noise:",
      "#   int/memory/reads",
      "#   int/memory/reads/oltp_point_select",
      "",
    ]);
    expect(parseConfigFile(text, "ceilings.yml").ceilings).toHaveLength(2);
  });

  it("has no rules if there is nothing to advise on", () => {
    const text = render([makeRecording({ tests: [makeRecord({ samples: [] })] })]);
    expect(text).toMatch(/^# Ceilings from 1 run: [^\n]*\n(#[^\n]*\n)*ceilings: \[\]\n$/);
    expect(parseConfigFile(text, "ceilings.yml")).toEqual({ ceilings: [] });
  });

  it("keeps names that come from a file within their comment", () => {
    const name = "x }\nceiling: 1000 #\r\u2028\u001b[31m::error::";
    expect(linesFor(name).slice(-3)).toEqual([
      "# Left out, not in the suite:",
      "#   int/memory/reads/x } ceiling: 1000 # \\u{1b}[31m: :error: :",
      "",
    ]);
    expect(linesFor("y".repeat(200)).at(-2)).toHaveLength("#   ".length + 120);
  });

  it("is short whatever the number of names", () => {
    const tests = Array.from({ length: 5_000 }, (_, index) => makeRecord({ workload: `made_up_${index}` }));
    const text = render([makeRecording({ tests })]);
    expect(text).toMatch(/\n# {3}int\/memory\/reads\/made_up_9\n# {3}and 4,990 others\n/);
    expect(text.length).toBeLessThan(2_000);
  });
});
