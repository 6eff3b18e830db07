import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Recording } from "../../src/model/recording.ts";
import { testVerdicts } from "../../src/verdict/judge.ts";
import { judgeRecording } from "../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord, pairs, trios } from "../builders/recordings.ts";
import { mergeRecordings } from "../results/full-build.ts";

const criteria = { ceilings: defaultCriteria.ceilings };

function shard(
  rounds: number | { min: number; max: number },
  tests: Recording["tests"],
  base = false,
): Recording {
  const { run, engines, controls: _, ...facts } = fullRecording();
  return {
    ...facts,
    ...(run && { run: { ...run, rounds } }),
    engines: base ? { ...engines, base: engines.candidate } : engines,
    tests,
  };
}

const merge = (first: Recording, second: Recording) =>
  mergeRecordings([
    { fileName: "a.json", recording: first },
    { fileName: "b.json", recording: second },
  ]);

const times = (count: number, multiplier: number) =>
  pairs(...Array.from({ length: count }, () => [10_000, 10_000 * multiplier] as const));

describe("merged shards of fixed rounds", () => {
  const slow = makeRecord({ workload: "table_scan", samples: times(3, 9) });
  const shared = makeRecord({ workload: "groupby_scan", samples: times(5, 2) });

  it("fail as each of them does alone, though they asked for different numbers", () => {
    const first = shard(3, [slow]);
    expect(judgeRecording(first, criteria).outcome).toBe("fail");
    expect(judgeRecording(merge(first, shard(5, [shared])), criteria).outcome).toBe("fail");
  });

  it("fail for a test that only one of them has", () => {
    const five = makeRecord({ workload: "table_scan", samples: times(5, 9) });
    const merged = merge(
      shard(5, [five, shared]),
      shard(5, [makeRecord({ workload: "groupby_scan", samples: times(5, 2.1) })]),
    );
    expect(merged.tests.map(({ asked }) => asked)).toEqual([10, 5]);
    expect(judgeRecording(merged, criteria).outcome).toBe("fail");
  });

  it("do not have the rounds that somebody else asks for", () => {
    const merged = merge(shard(3, [slow]), shard(5, [shared]));
    expect(judgeRecording(merged, { ...criteria, rule: { rounds: 5 } }).outcome).toBe("inconclusive");
  });
});

describe("the shards of a plan with a fixed number of rounds", () => {
  const rule = { rounds: 4, alpha: 0.01, machines: 2 };
  // Student's bound with 3 degrees of freedom is over 6x for 2 claims of one shard, and would not be for 6 claims of both.
  const near = makeRecord({
    workload: "table_scan",
    samples: pairs([10_000, 62_400], [10_000, 63_600], [10_000, 62_400], [10_000, 63_600]),
  });
  const others = ["covering_index_scan", "groupby_scan", "index_join"].map((workload) =>
    makeRecord({ workload, storage: "file", samples: times(4, 2) }),
  );
  const outcomes = (recording: Recording) =>
    testVerdicts(judgeRecording(recording, { ...criteria, rule })).map(({ comparison, judgement }) => [
      comparison.workload,
      judgement?.outcome,
    ]);

  it("decide a test as its own shard does", () => {
    const own = shard(4, [near]);
    expect(outcomes(own)).toEqual([["table_scan", "fail"]]);
    expect(outcomes(merge(own, shard(4, others)))).toContainEqual(["table_scan", "fail"]);
    expect(outcomes(shard(4, [near, ...others]))).toContainEqual(["table_scan", "inconclusive"]);
  });
});

describe("a base that crashed in one shard", () => {
  it("takes no alpha from the others", () => {
    const range = { min: 3, max: 11 };
    const twelve = Array.from({ length: 26 }, (_, index) => [10_000, 61_000 + index, 61_000] as const);
    const based = shard(range, [makeRecord({ samples: trios(...twelve) })], true);
    const crashed = makeRecord({
      workload: "table_scan",
      samples: pairs(...twelve.map(([baseline, candidate]) => [baseline, candidate] as const)),
      failures: [{ reason: "crash", role: "base", message: "gone" }],
    });
    const alone = judgeRecording(shard(range, [crashed], true), criteria);
    const both = testVerdicts(judgeRecording(merge(based, shard(range, [crashed], true)), criteria));
    const alphaOf = (verdicts: typeof both) =>
      verdicts.find(({ comparison }) => comparison.workload === "table_scan")?.judgement?.evidence?.alpha;
    expect(alphaOf(both)).toBe(alphaOf(testVerdicts(alone)));
  });
});

describe("pairs that came after screening", () => {
  it("are not passed over where they contradict it", () => {
    // Five pairs clear the base's ceiling. The others are taken since the test has changed, and are too wild to say so before the last.
    const later = Array.from({ length: 22 }, (_, index) => {
      const ratio = index < 5 ? 1.08 : index % 2 === 0 ? 4 : 1.12;
      return [10_000, 20_000, 20_000 / ratio] as const;
    });
    const verdict = judgeRecording(
      shard({ min: 3, max: 11 }, [makeRecord({ samples: trios(...later) })], true),
      criteria,
    );
    expect(verdict.outcome).toBe("inconclusive");
    expect(testVerdicts(verdict)[0]?.base?.evidence).toMatchObject({ ending: "contradiction" });
  });
});

describe("a test whose base ended before the others", () => {
  it("fails by the pairs that the base has, since another job may have withheld the others", () => {
    const samples = trios([10_000, 20_000, 10_000], [10_000, 20_000, 10_000], [10_000, 20_000, 10_000]);
    const [verdict] = testVerdicts(
      judgeRecording(shard(2, [makeRecord({ samples: samples.slice(0, -1) })], true), criteria),
    );
    expect(verdict?.base?.outcome).toBe("fail");
  });
});
