import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { RunFacts } from "../../../src/model/recording.ts";
import { lowConfidence } from "../../../src/report/explain/close-calls.ts";
import { engineTable } from "../../../src/report/explain/engine-table.ts";
import { briefFacts, runFacts } from "../../../src/report/explain/facts.ts";
import { notes } from "../../../src/report/explain/notes.ts";
import { inMarkdown } from "../../../src/report/format/escape.ts";
import type { Verdict } from "../../../src/verdict/judge.ts";
import { fullRecording, makeControl, makeRecord, pairs, trios } from "../../builders/recordings.ts";
import {
  averageJudgement,
  names,
  plain,
  rejudged,
  testJudgement,
  verdictOf,
  verdictOn,
} from "../../builders/verdicts.ts";

const series = (rounds: number) =>
  pairs(...new Array<readonly [number, number]>(rounds).fill([10_000, 20_000]));

function recordingOf(run: Partial<RunFacts>, rounds = 5) {
  const known = fullRecording();
  return {
    ...known,
    ...(known.run && { run: { ...known.run, ...run } }),
    tests: [makeRecord({ samples: series(rounds) })],
  };
}

/** The value of a fact; undefined where there is no such fact. */
function factOf(recording: ReturnType<typeof recordingOf>, wanted: string, verdict = verdictOn(recording)) {
  return runFacts(recording, verdict, plain).find(({ label }) => label === wanted)?.value;
}

describe("the line of brief facts", () => {
  it("says how many pairs there are, and what decided that", () => {
    const adaptive = recordingOf({ rounds: { min: 3, max: 11 }, alpha: 0.01 });
    expect(briefFacts(adaptive, verdictOn(adaptive), plain)).toContain(
      "; 3 pairs a test; 3 to 11 pairs at first; at most 1 run in 100 fails by chance; ",
    );
    const fixed = recordingOf({ rounds: 5 });
    expect(briefFacts(fixed, verdictOn(fixed), plain)).toContain("; 5 pairs a test; 5 rounds; ");
  });

  it("counts the pairs of the screening too", () => {
    const recording = recordingOf({ rounds: 5 });
    const verdict = verdictOn(recording);
    const confirmed = rejudged(verdict, "pass", ({ comparison }) => ({
      comparison: comparison.state === "measured" ? { ...comparison, screened: 11 } : comparison,
    }));
    expect(briefFacts(recording, confirmed, plain)).toContain("; 16 pairs a test; ");
  });

  it("says which ceilings measured suites have of their own", () => {
    const tests = [makeRecord({ variant: "tpcc", kind: "writes", workload: "standard_mix" })];
    const textOf = (recording: ReturnType<typeof recordingOf>, suites: object) =>
      briefFacts(
        recording,
        verdictOn(recording, { ceilings: { ...defaultCriteria.ceilings, suites } }),
        plain,
      );
    const both = { test: { tpcc: 2 }, average: { tpcc: 2 } };
    expect(textOf({ ...recordingOf({}), tests }, both)).toMatch(
      /^Ceilings 6x for a test and 5x for a section's average, in the suite tpcc 2x for a test and 2x for an average; /,
    );
    expect(textOf({ ...recordingOf({}), tests }, { average: { tpcc: 3 } })).toContain(
      ", in the suite tpcc 3x for an average; ",
    );
    expect(textOf(recordingOf({}), both)).not.toContain("tpcc");
  });

  it("names every engine", () => {
    const { engines, ...recording } = recordingOf({});
    const based = { ...recording, engines: { ...engines, base: { name: "main", version: "3.53.0" } } };
    expect(briefFacts(based, verdictOn(based), plain)).toMatch(
      /; DoltLite 3\.54\.1 against SQLite 3\.54\.1 and main 3\.53\.0\.$/,
    );
    const nameless = { ...recording, engines: { ...engines, base: { name: "main" } } };
    expect(briefFacts(nameless, verdictOn(nameless), plain)).toMatch(/; 3 rounds\.$/);
  });
});

describe("the facts of a run", () => {
  it("say that statements were prepared, also in the line of brief facts", () => {
    const recording = recordingOf({});
    const { suite } = recording;
    const prepared = { ...recording, ...(suite && { suite: { ...suite, statements: "prepared" as const } }) };
    expect(factOf(prepared, "Suite")).toBe("seed 42; 100,000 rows; hash abababababab; prepared statements");
    expect(briefFacts(prepared, verdictOn(prepared), plain)).toContain(
      "; 100,000 rows; prepared statements; ",
    );
    expect(factOf(recording, "Suite")).not.toContain("statements");
  });

  it("are its rounds and its time limit", () => {
    expect(factOf(recordingOf({ rounds: { min: 3, max: 11 } }), "Run")).toMatch(/^3\.\.11 rounds; 2026/);
    expect(factOf(recordingOf({ rounds: 1 }), "Run")).toMatch(/^1 round; 2026/);
    expect(factOf(recordingOf({ rounds: 5, maxMinutes: 12.5, outOfTime: true }), "Run")).toMatch(
      /^5 rounds; at most 12\.5 minutes; time limit reached before every decision; 2026/,
    );
  });

  it("are that it was resumed, and that its wall clock is not all of it", () => {
    const resumed = { at: "2026-05-22T09:01:00.000Z", samples: 4 };
    const parts = { timeline: { check: 2e9 } };
    const once = recordingOf({ ...parts, resumed: [resumed] });
    expect(factOf(once, "Run")).toContain("; resumed 1 time; sqlite-bench-gate");
    expect(factOf(once, "Time of each step since it was resumed")).toBe("check 2.0 s");
    expect(factOf(once, "Time of each step")).toBeUndefined();
    const twice = recordingOf({ ...parts, resumed: [resumed, resumed] });
    expect(factOf(twice, "Run")).toContain("; resumed 2 times; ");
    expect(factOf(recordingOf(parts), "Time of each step")).toBe("check 2.0 s");
  });

  it("are the recorded pairs that a replay did not need", () => {
    expect(factOf(recordingOf({ rounds: { min: 3, max: 11 } }), "Pairs")).toBe(
      "3 of 5 recorded pairs were needed",
    );
    expect(factOf(recordingOf({ rounds: 5 }), "Pairs")).toBeUndefined();
  });

  it("are the ceilings against the base, if the run has one", () => {
    const { engines, ...recording } = recordingOf({});
    const based = { ...recording, engines: { ...engines, base: { name: "main" } } };
    expect(factOf(based, "Ceilings against the base")).toBe("1.1x in memory");
    expect(factOf({ ...recording, engines }, "Ceilings against the base")).toBeUndefined();
  });

  it("are what the baseline against itself shows of the runner", () => {
    const controls = [
      makeControl([0.98, 1, 1.01, 1.02, 1.05, 1.01], {
        storage: "file",
        kind: "writes",
        workload: "oltp_insert",
      }),
      makeControl([0.9, 1, 1.1]),
    ];
    const verdict = verdictOf([makeRecord()], { controls });
    const [summary, ...each] = runFacts(recordingOf({}), verdict, plain).slice(-3);
    expect(summary).toEqual({
      label: "This runner's noise floor",
      value: "SQLite measured against itself is 1.00x to 1.01x, with a spread of at most 14%",
    });
    expect(each).toEqual([
      {
        label: "file writes oltp_insert",
        value: "1.01x (0.98x to 1.05x), spread 1%, 6 pairs",
      },
      {
        label: "memory reads oltp_point_select",
        value: "1.00x (0.90x to 1.10x), spread 14%, 3 pairs",
      },
    ]);
  });
});

describe("passes of low confidence", () => {
  it("are named with their ceilings", () => {
    const verdict = verdictOf([makeRecord({ samples: trios([10_000, 20_000, 20_000]) })]);
    const low = rejudged(verdict, "pass", () => ({
      judgement: testJudgement(5.97, "pass", { ending: "pairs", pairs: 120 }),
      base: { ...testJudgement(1.08, "pass", { ending: "time", pairs: 30 }), ceiling: 1.1 },
    }));
    const sections = low.sections.map((section) => ({
      ...section,
      judgement: averageJudgement(4.99, "pass", { ending: "time" }),
    }));
    expect(lowConfidence({ ...low, sections }, plain)).toEqual([
      "int/memory/reads/oltp_point_select (5.97x after 120 pairs, ceiling 6x)",
      "int/memory/reads average (4.99x after 30 rounds, ceiling 5x)",
      "int/memory/reads/oltp_point_select (1.08x against the base after 30 pairs, ceiling 1.1x)",
    ]);
    expect(lowConfidence(verdict, plain)).toEqual([]);
  });
});

type NotedRecording = Parameters<typeof notes>[0];

describe("the notes on what figures mean", () => {
  const { engines } = fullRecording();
  const slow = makeRecord({ workload: "slow", samples: pairs([10_000, 90_000]) });
  const adaptive = { min: 3, max: 11 };
  const about = (
    verdict: Verdict,
    words: RegExp,
    called = names,
    recording: NotedRecording = { tests: [], engines },
  ) => notes(recording, verdict, called).filter((note) => words.test(note));

  it("say what a failure means, by the rule that decided", () => {
    expect(about(verdictOf([slow]), /^Fail/)).toEqual([
      "Fail: the multiplier is over the ceiling. Every test had the same number of rounds.",
    ]);
    const failing = rejudged(verdictOf([slow], { rounds: adaptive }), "fail", () => ({
      judgement: testJudgement(9, "fail"),
    }));
    expect(about(failing, /^Fail/)).toEqual([
      "Fail: a suspicious test is measured again, and fails if so many of the new pairs are over the ceiling " +
        "that chance alone would fail any test in fewer than one of 100 runs.",
    ]);
    expect(about(failing, /^p:/)).toHaveLength(1);
  });

  it("say how to read a row that is too noisy, if there is one", () => {
    const inTurns = (...ratios: readonly number[]) => {
      const samples = pairs(...ratios.map((ratio) => [100_000, 100_000 * ratio] as const));
      return makeRecord({
        chunkStatements: 1,
        samples: samples.map((one) => ({ ...one, chunks: [one.ns] })),
      });
    };
    const ofRow = (...ratios: readonly number[]) =>
      about(verdictOf([inTurns(...ratios)], { rounds: 3 }), /^Too noisy to say/);
    expect(ofRow(0.6, 1, 1.7)).toHaveLength(1);
    expect(ofRow(0.95, 1, 1.05)).toEqual([]);
  });

  it("say that statements were prepared, and what latencies are, if they were recorded", () => {
    const verdict = verdictOf([makeRecord()]);
    const words = /^(Prepared statements|Statement latencies):/;
    const latencies = { max: 7, counts: [[7, 1]] } as const;
    const { suite } = fullRecording();
    const told: NotedRecording = {
      ...(suite && { suite: { ...suite, statements: "prepared" } }),
      engines,
      tests: [makeRecord({ samples: pairs([10, 20]).map((sample) => ({ ...sample, latencies })) })],
    };
    expect(about(verdict, words, names, told)).toHaveLength(2);
    expect(about(verdict, words, names, { ...(suite && { suite }), engines, tests: [makeRecord()] })).toEqual(
      [],
    );
  });

  it("leave out what the report does not show", () => {
    const words = /^(Fail|p|≈|Low confidence|Against the base|vs base|Noise floor|Geometric mean)\b/;
    expect(about(verdictOf([makeRecord()]), words)).toEqual([]);
    const controls = [makeControl([1, 1, 1])];
    const shown = verdictOf([makeRecord({ samples: trios([10_000, 20_000, 20_000]) }), slow], { controls });
    expect(
      about(shown, /^(Against the base|vs base|Noise floor|Geometric mean)/, {
        ...names,
        ...{ base: "main" },
      }),
    ).toHaveLength(4);
  });
});

describe("an engine's own version", () => {
  const known = fullRecording();
  const engines = {
    ...known.engines,
    candidate: { ...known.engines.candidate, version: "3.54.0", ownVersion: "0.51.3" },
  };

  it("stands before the version of SQLite whose API the engine has", () => {
    const recording = { ...known, engines };
    expect(briefFacts(recording, verdictOn(recording), plain)).toContain(
      "; DoltLite 0.51.3 (SQLite 3.54.0) against SQLite 3.54.1.",
    );
    const rows = engineTable(recording, {}, plain).rows.map(({ cells }) => cells);
    expect(rows).toContainEqual(["Version", "3.54.1", "0.51.3 (SQLite 3.54.0)"]);
  });

  it("is escaped, and quoted if another job says it", () => {
    const recording = {
      ...known,
      engines: { ...engines, candidate: { ...engines.candidate, ownVersion: "@all <b>" } },
    };
    expect(briefFacts(recording, verdictOn(recording), inMarkdown)).toContain(
      "DoltLite `@all <b> (SQLite 3.54.0)`",
    );
    expect(briefFacts(recording, { ...verdictOn(recording), untrusted: true }, plain)).toContain(
      'DoltLite "@all <b> (SQLite 3.54.0)"',
    );
  });
});

it("a base that was not measured is named with its hash", () => {
  const identicalBase = { path: "base/libdoltlite.so", sha256: "2".repeat(64) };
  expect(factOf({ ...recordingOf({}), ...{ identicalBase } }, "Base")).toBe(
    "base/libdoltlite.so, not measured: it is the candidate's file, SHA-256 222222222222",
  );
});
