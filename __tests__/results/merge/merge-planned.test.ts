import { describe, expect, it } from "vitest";
import { sequencesOf } from "../../../src/features/checks/sequence/record.ts";
import { createRun } from "../../../src/features/nights/history/runs/create-run.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { Recording } from "../../../src/model/recording.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { errorMessage } from "../../error-message.ts";
import { mergeRecordings, parseRecording } from "../full-build.ts";
import { planOf, shardOf } from "../planned-shards.ts";
import { wholeRun } from "../whole-run.ts";

const whole = wholeRun({ multiplier: () => 2 });
const plan = planOf(whole, 4);
const [one, two, three, four] = [1, 2, 3, 4].map((number) => shardOf(whole, plan, number)) as [
  Recording,
  Recording,
  Recording,
  Recording,
];
const criteria = { ceilings: defaultCriteria.ceilings };

function merge(...files: readonly Recording[]): Recording {
  const [first, ...others] = files.map((recording, index) => ({
    fileName: `${"abcdefg"[index]}.json`,
    recording,
  }));
  if (first === undefined) throw new Error("no file");
  return mergeRecordings([first, ...others]);
}

const withCandidate = (recording: Recording, digit: string): Recording => ({
  ...recording,
  engines: { ...recording.engines, candidate: { ...recording.engines.candidate, sha256: digit.repeat(64) } },
});

describe("all shards of a plan", () => {
  const merged = merge(three, one, four, two);

  it("are the whole run", () => {
    expect(merged.tests).toHaveLength(276);
    expect(merged.problems).toBeUndefined();
    expect(sequencesOf(merged)).toEqual(sequencesOf(whole));
    const verdict = judgeRecording(merged, criteria);
    expect(verdict).toMatchObject({ outcome: "pass", measurement: { state: "complete" } });
  });

  it("keep what each machine was, and its controls apart", () => {
    expect(merged.machines?.map(({ shard }) => shard)).toEqual([1, 2, 3, 4]);
    expect(new Set(merged.machines?.map(({ machine }) => machine?.bootId)).size).toBe(4);
    const { controls } = judgeRecording(merged, criteria);
    expect(new Set(controls.map(({ machine }) => machine)).size).toBe(4);
  });

  it("name the workflow run that measured all of them, with its newest attempt", () => {
    const of = (shard: Recording, attempt: number, run = 77) => ({ ...shard, origin: { run, attempt } });
    const rerun = merge(of(one, 1), of(two, 2), of(three, 1), of(four, 1));
    expect(rerun.origin).toEqual({ run: 77, attempt: 2 });
    expect(createRun(rerun, judgeRecording(rerun, criteria)).origin).toMatchObject({ run: 77, attempt: 2 });
    expect(merge(of(one, 1)).origin).toEqual({ run: 77, attempt: 1 });
    const { origin: _, ...unnamed } = two;
    expect(merge(of(one, 1), unnamed, of(three, 1), of(four, 1)).origin).toBeUndefined();
  });

  it("divide alpha between them", () => {
    expect(judgeRecording(merged, criteria).rule.machines).toBe(4);
  });

  it("are written and read as one recording", () => {
    expect(parseRecording(formatRecording(merged), "merged.json")).toEqual(merged);
  });
});

describe("what does not belong to the run", () => {
  const outcomeOf = (recording: Recording) => {
    const { outcome, measurement } = judgeRecording(recording, criteria);
    return [outcome, measurement.state];
  };

  it("is a missing shard, whose tests have no result", () => {
    const merged = merge(one, two, four);
    expect(merged.problems).toEqual([
      { name: "shard 3 of 4", reason: expect.stringContaining("it left no results, so its") },
    ]);
    expect(merged.tests).toHaveLength(276);
    expect(merged.tests.filter(({ samples }) => samples.length === 0)).toHaveLength(three.tests.length);
    expect(outcomeOf(merged)).toEqual(["fail", "broken"]);
  });

  it("is a shard of another plan, which is left out", () => {
    const foreign = shardOf(whole, planOf(whole, 3), 2);
    const merged = merge(one, two, three, four, foreign);
    expect(merged.problems).toEqual([
      {
        name: "e.json",
        reason: `it is of the plan ${foreign.plan?.hash}, and shards of ${plan.hash} are merged`,
      },
    ]);
    expect(merged.tests.every(({ samples }) => samples.length > 0)).toBe(true);
    expect(outcomeOf(merged)).toEqual(["fail", "broken"]);
  });

  it("is a run of no plan", () => {
    expect(merge(one, two, three, four, whole).problems).toEqual([
      { name: "e.json", reason: `it is no shard of the plan ${plan.hash}` },
    ]);
  });

  it("is a shard with other tests than its plan gave it", () => {
    const { problems } = merge(one, two, three, { ...four, tests: four.tests.slice(1) });
    expect(problems).toContainEqual({
      name: "d.json",
      reason: "it has other tests than shard 4 of 4 of its plan",
    });
  });

  it("is a shard of another commit", () => {
    const other = shardOf(whole, plan, 4, { head: "b".repeat(40) });
    const { problems } = merge(one, two, three, other);
    expect(problems).toEqual([
      {
        name: "d.json",
        reason: `it is of another run than a.json: the commit is ${"a".repeat(40)} and ${"b".repeat(40)}`,
      },
    ]);
  });

  it("is a shard of another engine", () => {
    const { problems } = merge(
      withCandidate(one, "1"),
      withCandidate(two, "1"),
      withCandidate(three, "1"),
      withCandidate(four, "2"),
    );
    expect(problems).toEqual([
      { name: "d.json", reason: expect.stringContaining("the candidate's SHA-256 is 1111") },
    ]);
  });

  it("is a shard that is there twice with other samples: neither counts", () => {
    const again = { ...two, tests: two.tests.toReversed() };
    const merged = merge(one, two, three, four, again);
    expect(merged.problems).toEqual([
      { name: "shard 2 of 4", reason: expect.stringContaining("b.json and e.json both have it") },
    ]);
    expect(outcomeOf(merged)).toEqual(["fail", "broken"]);
  });

  it("is nothing if nothing is of the plan", () => {
    const foreign = { fileName: "x.json", recording: shardOf(whole, planOf(whole, 3), 1) };
    expect(errorMessage(() => mergeRecordings([foreign], plan))).toContain(
      `no results of the plan ${plan.hash} are left: x.json: it is of the plan`,
    );
  });
});

describe("what is there more than once", () => {
  it("counts once if it is the same file", () => {
    const merged = merge(one, two, three, four, two);
    expect(merged.problems).toBeUndefined();
    expect(merged.warnings).toContainEqual(
      expect.stringContaining("b.json and e.json have the same results of shard 2"),
    );
  });

  it("counts as the newest attempt if the shard was run again", () => {
    const again = shardOf(whole, plan, 2, { attempt: 2 });
    const merged = merge(one, two, three, four, again);
    expect(merged.problems).toBeUndefined();
    expect(merged.machines?.map(({ attempt }) => attempt)).toEqual([1, 2, 1, 1]);
    expect(merged.warnings).toContainEqual(
      expect.stringContaining("Of shard 2 of 4 the results of attempt 2 are used"),
    );
  });
});

describe("a run that was divided anew when it was run again", () => {
  const other = planOf(whole, 3);
  const again = [1, 2, 3].map((shard) => shardOf(whole, other, shard, { attempt: 2 }));

  it("is of the newest attempt, without a word against the earlier plan's shards", () => {
    const merged = merge(one, two, three, four, ...again);
    expect(merged.plan?.hash).toBe(other.hash);
    expect(merged.problems).toBeUndefined();
    expect(merged.warnings).toContainEqual("a.json is of the plan of an earlier attempt, which is not used.");
  });

  it("lacks what the newest attempt lacks, whatever the earlier one has", () => {
    const merged = merge(one, two, three, four, ...again.slice(1));
    expect(merged.problems?.map(({ name }) => name)).toEqual(["shard 1 of 3"]);
  });
});

describe("a machine that cannot be trusted", () => {
  it("is named, though the others are steady", () => {
    const noisy = {
      ...two,
      controls: two.controls?.map((one) => ({
        ...one,
        pairs: one.pairs.map((pair) => ({ ...pair, controlNs: 2 * pair.baselineNs })),
      })),
    };
    const verdict = judgeRecording(merge(one, noisy as Recording, three, four), criteria);
    expect(verdict.outcome).toBe("pass");
    const wrong = verdict.controls.filter(({ problem }) => problem !== undefined);
    expect(new Set(wrong.map(({ machine }) => machine))).toEqual(new Set(["shard 2 of 4"]));
  });
});
