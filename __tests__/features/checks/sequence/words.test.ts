import { describe, expect, it } from "vitest";
import { type SequenceVerdict, sequenceVerdictOf } from "../../../../src/features/checks/sequence/examine.ts";
import type { Passage, SequenceRecord, StepDone } from "../../../../src/features/checks/sequence/record.ts";
import { sequenceNotes, sequenceSummary } from "../../../../src/features/checks/sequence/words.ts";
import { features } from "../../../../src/features.ts";
import type { TestRecord } from "../../../../src/model/recording.ts";
import { actionOutputs } from "../../../../src/report/action-outputs.ts";
import { baseReport } from "../../../../src/report/explain/base-report.ts";
import { headline } from "../../../../src/report/explain/headline.ts";
import { problems } from "../../../../src/report/explain/problems.ts";
import { inMarkdown } from "../../../../src/report/format/escape.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { partsOf } from "../../../../src/report/parts.ts";
import { statusTitle } from "../../../../src/report/status-title.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { done, makeSequence, passage, sequenceFacts } from "../../../builders/sequences.ts";
import { names, plain, verdictOf } from "../../../builders/verdicts.ts";

const right = passage("baseline", 3);
const fast = makeRecord({ samples: pairs([10_000, 15_000]) });

/** The words of each report about sequences. */
function reported(
  sequences: readonly SequenceRecord[],
  tests: readonly TestRecord[] = [fast],
  stopped?: string,
) {
  const facts = sequenceFacts(sequences);
  const verdict = verdictOf(tests, { facts, stopped });
  const recording = makeRecording({ tests, features: facts });
  const { word, rest } = headline(recording, verdict, plain);
  return {
    verdict,
    recording,
    sentence: `${word}: ${rest}`,
    title: statusTitle({ state: "judged", recording, verdict }),
    problems: problems(verdict, names, plain).map(({ name, reason }) => `${name}: ${reason}`),
    notes: sequenceNotes(verdict, names, plain),
    failed: actionOutputs({ state: "judged", recording, verdict }).failed,
  };
}

/** The same sequence on file in several orders, where the candidate's second step has another result. */
function differing(
  orders: number,
  change: Partial<StepDone> = { hash: "00000000000000cc" },
): SequenceRecord[] {
  return Array.from({ length: orders }, (_, index) =>
    makeSequence({ order: index + 1, engines: [right, passage("candidate", 3, { 2: change, 3: change })] }),
  );
}

describe("a report on sequences that are the same", () => {
  const sequences = (["memory", "file", "autocommit"] as const).flatMap((storage) =>
    [1, 2].map((order) => makeSequence({ storage, order })),
  );
  const fact =
    "2 orders of 3 steps in memory, on file and with autocommit, the same as SQLite after each step";

  it("says so in one line", () => {
    const { verdict, recording, problems: rows, notes } = reported(sequences);
    expect(renderTerminal(recording, verdict, { features }).replace(/\s+/g, " ")).toContain(
      `Sequence: ${fact}`,
    );
    expect(renderMarkdown(recording, verdict, { detail: "full", features })).toContain(`Sequence: ${fact}\n`);
    expect([...rows, ...notes]).toEqual([]);
  });

  it("has it as its verdict if there are no tests", () => {
    const { sentence, title, verdict, recording } = reported(sequences, []);
    expect(sentence).toBe(`Pass: ${fact}.`);
    expect(title).toBe("2 orders of 3 steps in memory, on file and with autocommit");
    expect(renderMarkdown(recording, verdict, { detail: "full", features })).toContain(`**Pass**: ${fact}.`);
    expect(renderMarkdown(recording, verdict, { detail: "full", features })).not.toContain(
      "What the figures mean",
    );
  });

  it("of a run that was stopped says how far it came", () => {
    expect(reported(sequences.slice(0, 1), [], "interrupted").sentence).toBe(
      "Incomplete: the run was stopped (interrupted); 1 sequence completed.",
    );
    expect(reported([], [], "interrupted").sentence).toBe(
      "Incomplete: the run was stopped (interrupted); nothing was measured.",
    );
  });
});

describe("a report on an engine that differs", () => {
  const message =
    "candidate returned values with the hash 00000000000000cc, baseline returned values with the hash 00000000000000aa";

  it("fails as a measurement, and counts the sequences", () => {
    const one = reported([...differing(1), makeSequence({ order: 2 })]);
    expect(one.sentence).toBe("Measurement failed: 1 of 2 sequences failed; no test exceeds its ceiling.");
    expect(one.title).toBe("Measurement failed: 1 of 2 sequences failed");
    expect(one.failed).toEqual(["sequence/file/1"]);
    expect(reported(differing(2), []).sentence).toBe("Measurement failed: 2 of 2 sequences failed.");
    const crashed = makeRecord({ failures: [{ reason: "crash", role: "candidate", message: "SIGSEGV" }] });
    expect(reported(differing(1), [crashed]).sentence).toBe(
      "Measurement failed: none of 1 test has a result; 1 of 1 sequence failed.",
    );
  });

  it("names the step, once for all orders of a storage", () => {
    const step = "step 2 (recreate_autoincrement): different work";
    expect(reported(differing(1)).problems).toEqual([
      `sequence/file/1, ${step}: ${message}; 1 later step differs too`,
    ]);
    expect(reported(differing(3)).problems).toEqual([
      `sequence/file/1, ${step}: ${message}; 1 later step differs too; the same step in 2 more orders`,
    ]);
    const inMemory = differing(1).map((one) => ({ ...one, storage: "memory" }) as const);
    expect(reported([...inMemory, ...differing(1)]).problems).toHaveLength(2);
  });

  it("says that it is not the same where the run's facts are", () => {
    const { recording, verdict } = reported(differing(1));
    expect(renderMarkdown(recording, verdict, { detail: "full", features })).toContain(
      "Sequence: 1 order of 3 steps on file, not the same as SQLite after each step",
    );
  });

  it("has the words of an engine that failed, quoted if somebody else measured", () => {
    const failure = { step: 2, reason: "crash", message: "*SIGSEGV*" } as const;
    const { verdict } = reported([
      makeSequence({ engines: [right, { ...passage("candidate", 1), failure }] }),
    ]);
    const [trusted] = problems(verdict, names, inMarkdown);
    expect(trusted?.reason).toBe("DoltLite crashed: `*SIGSEGV*`");
    const [untrusted] = problems({ ...verdict, untrusted: true }, names, inMarkdown);
    expect(untrusted?.reason).toBe("DoltLite crashed: output `*SIGSEGV*`");
  });

  it("names the base among what cannot be compared with it", () => {
    const engines = [right, passage("candidate", 3), passage("base", 3, { 2: { hash: "00000000000000cc" } })];
    const { verdict, problems: rows } = reported([makeSequence({ engines })]);
    expect(verdict.outcome).toBe("pass");
    expect(sequenceSummary(sequenceVerdictOf(verdict) as SequenceVerdict, { ...names, base: "main" })).toBe(
      "1 order of 3 steps on file, the same as SQLite after each step; main is not",
    );
    expect(rows).toEqual([]);
    expect(baseReport(verdict, { ...names, base: "main" }, plain, partsOf(features))?.others).toEqual([
      "sequence/file/1, step 2 (recreate_autoincrement): different work: base returned values with the hash " +
        "00000000000000cc, baseline returned values with the hash 00000000000000aa",
    ]);
  });
});

describe("notes on sequences", () => {
  it("name a step that an engine refuses, with its words", () => {
    const refused = { refused: "VACUUM is *not* supported" };
    const candidate: Passage = { role: "candidate", results: [done, refused, done] };
    const steps = ["oltp_update_index", "vacuum", "oltp_delete_insert"];
    const { verdict, notes, sentence } = reported([makeSequence({ steps, engines: [right, candidate] })]);
    expect(sentence).toMatch(/^Pass: /);
    expect(notes).toEqual([
      "DoltLite refuses the step vacuum of sequences, and was taken through the others: VACUUM is *not* supported",
    ]);
    expect(sequenceNotes({ ...verdict, untrusted: true }, names, inMarkdown)[0]).toContain(
      "the others: `VACUUM is *not* supported`",
    );
  });

  const timed = (order: number, times: Partial<StepDone>, steps?: readonly string[]) =>
    makeSequence({
      order,
      ...(steps === undefined ? {} : { steps: [...steps] }),
      engines: [
        passage("baseline", 3, { 1: { cpuNs: 1_000_000, aloneCpuNs: 1_100_000 } }),
        passage("candidate", 3, { 1: times }),
      ],
    });

  it("name a workload that was much faster than alone, by its largest gain in a storage", () => {
    const { notes, sentence } = reported([
      timed(1, { cpuNs: 20_000, aloneCpuNs: 200_000 }),
      timed(2, { cpuNs: 10_000, aloneCpuNs: 200_000 }),
    ]);
    expect(sentence).toMatch(/^Pass: /);
    expect(notes).toEqual([
      "sequence/file/2, step 1 (oltp_update_index): DoltLite took 10.0 us of CPU time, and 200 us for the same " +
        "statements alone: 20.0 times as fast, SQLite 1.1 times. An engine that no longer does the work looks like that.",
    ]);
  });

  it("do not name all of many", () => {
    const { notes } = reported(
      Array.from({ length: 8 }, (_, index) =>
        timed(index + 1, { cpuNs: 20_000, aloneCpuNs: 200_000 }, [`workload_${index}`, "vacuum", "rollback"]),
      ),
    );
    expect(notes).toHaveLength(6);
    expect(notes.at(-1)).toBe("3 more workloads were much faster in a sequence than alone.");
  });
});
