import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import type { Recording } from "../../../src/model/recording.ts";
import { testPath } from "../../../src/model/test.ts";
import { formatRecording } from "../../../src/results/json/schema.ts";
import { addSecondMachine } from "../../../src/results/merge/second-machine.ts";
import { judgeRecording } from "../../../src/verdict/judge-recording.ts";
import { errorMessage } from "../../error-message.ts";
import { asFirst, asSecond } from "../confirming-machine.ts";
import { mergeRecordings, parseRecording } from "../full-build.ts";
import { planOf, shardOf } from "../planned-shards.ts";
import { wholeRun } from "../whole-run.ts";

const criteria = { ceilings: defaultCriteria.ceilings };
const shown = "--confirmed-by second.json";
const slow = "int/memory/reads/table_scan";

const measured = (multiplier: number) =>
  wholeRun({
    multiplier: (test) => (testPath(test) === slow ? multiplier : 2),
    // A fast sample takes more pairs to outweigh, which are enough for the first machine's nine tenths of alpha too.
    stall: (test, round, role) => (testPath(test) === slow && round === 12 && role === "candidate" ? 0.5 : 1),
  });
const first = asFirst(measured(9), 1);
const again = (multiplier: number, machine: number) => asSecond(first, measured(multiplier), machine);
const second = again(9, 2);
const confirmed = addSecondMachine(first, second, shown);

describe("results with what another machine has measured", () => {
  it("have the verdict of both for every reader of the file", () => {
    const text = formatRecording(confirmed, judgeRecording(confirmed, criteria));
    const read = parseRecording(text, "results.json");
    expect(read).toEqual(confirmed);
    expect(judgeRecording(read, criteria).confirmation).toMatchObject({ confirmed: 1, missing: [] });
    const disputed = addSecondMachine(first, again(3, 2), shown);
    const readAgain = parseRecording(formatRecording(disputed), "results.json");
    expect(judgeRecording(first, criteria).outcome).toBe("fail");
    expect(judgeRecording(readAgain, criteria).outcome).toBe("inconclusive");
  });

  it("say in the figures for other tools what both machines said", () => {
    const { derived } = JSON.parse(formatRecording(confirmed, judgeRecording(confirmed, criteria)));
    expect(derived.confirmation).toEqual({ confirmed: 1, unconfirmed: 0, cleared: 0, missing: [] });
    const row = derived.tests.find(({ test }: { test: string }) => test === slow);
    expect(row.elsewhere).toMatchObject({ first: "fail", outcome: "fail" });
  });

  it("are judged with other ceilings on both machines", () => {
    const high = { ...criteria, ceilings: { ...criteria.ceilings, test: 20, average: 20 } };
    expect(judgeRecording(confirmed, high).outcome).toBe("pass");
  });

  it("are written a test a line, those of the other machine too", () => {
    const lines = formatRecording(confirmed).split("\n");
    expect(
      lines.filter((line) => line.includes('"workload":"table_scan"') && line.includes('"samples"')).length,
    ).toBe(first.tests.filter(({ workload }) => workload === "table_scan").length + 1);
  });
});

describe("what confirms nothing", () => {
  it.each([
    ["of the same machine", again(9, 1), "both were measured on the same machine, started as 00000001"],
    [
      "of another engine",
      {
        ...second,
        engines: { ...second.engines, candidate: { ...second.engines.candidate, sha256: "9".repeat(64) } },
      },
      "it is of another run: the candidate's SHA-256 is",
    ],
    ["that are confirmed themselves", confirmed, "these results were confirmed themselves"],
  ])("are results %s", (_, other, message) => {
    expect(errorMessage(() => addSecondMachine(first, other as Recording, shown))).toContain(message);
  });

  it("is a second opinion on what was confirmed before", () => {
    expect(errorMessage(() => addSecondMachine(confirmed, second, shown))).toContain(
      "the results were confirmed before",
    );
  });

  it("is refused in a file too", () => {
    const text = formatRecording({ ...confirmed, confirmation: again(9, 1) });
    expect(errorMessage(() => parseRecording(text, "results.json"))).toContain(
      "results.json: confirmation: both were measured on the same machine",
    );
  });

  it("is looked at in a file as closely as the first results", () => {
    const [test] = second.tests;
    const cut = { ...second, tests: [{ ...test, checks: [] }] } as unknown as Recording;
    expect(
      errorMessage(() =>
        parseRecording(formatRecording({ ...confirmed, confirmation: cut }), "results.json"),
      ),
    ).toContain("results.json: confirmation: tests[0]");
  });
});

describe("a machine that may have been started again", () => {
  it("is told by the id of its installation, with a warning", () => {
    const withId = (recording: Recording): Recording => ({
      ...recording,
      ...(recording.machine && { machine: { ...recording.machine, machineId: "0123456789abcdef" } }),
    });
    expect(addSecondMachine(withId(first), withId(second), shown).warnings).toContainEqual(
      expect.stringContaining("it is one machine that was started again"),
    );
    expect(confirmed.warnings).toEqual(first.warnings);
  });
});

describe("merging", () => {
  it("comes before confirming", () => {
    const plan = planOf(first, 2);
    const shards = [1, 2].map((shard) => ({
      fileName: `${shard}.json`,
      recording: shardOf(first, plan, shard),
    }));
    const [one, two] = shards as [(typeof shards)[number], (typeof shards)[number]];
    const early = { ...one, recording: { ...one.recording, confirmation: second } };
    expect(errorMessage(() => mergeRecordings([early, two]))).toContain(
      "1.json cannot be merged: another machine has confirmed it already",
    );
  });
});
