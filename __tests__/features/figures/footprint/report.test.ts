import { describe, expect, it } from "vitest";
import { footprintReport } from "../../../../src/features/figures/footprint/report.ts";
import { features } from "../../../../src/features.ts";
import { type Ceilings, defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import { wordsFor } from "../../../../src/report/blocks.ts";
import { problems } from "../../../../src/report/explain/problems.ts";
import { inTerminal } from "../../../../src/report/format/escape.ts";
import { engineNames } from "../../../../src/report/format/words.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { acceptRegressions } from "../../../../src/verdict/acceptances.ts";
import { judgeRecording } from "../../../../src/verdict/judge-recording.ts";
import { judgedRun } from "../../../../src/verdict/judged.ts";
import { plain } from "../../../builders/verdicts.ts";
import { type Costs, checkOf, makeFootprint, measured, recordingOf } from "./footprints.ts";

const style = {
  text: plain,
  cell: plain,
  shortCell: plain,
  shortName: plain,
  link: plain,
  isNarrow: false,
  mark: "bold",
};

/** A run whose times are within their ceilings, with the candidate's costs in each of its tests. */
function runOf(candidates: readonly Costs[], parts: Partial<Recording> = {}): Recording {
  const tests = candidates.map((costs, index) =>
    measured(
      [
        checkOf("baseline", { file: 1_000_000, allocations: 21 }),
        checkOf("candidate", costs),
        checkOf("base"),
      ],
      {
        workload: ["oltp_insert", "oltp_delete_insert"][index] ?? `w${index}`,
      },
    ),
  );
  return recordingOf(tests, parts);
}

const criteria = { ...defaultCriteria, rule: { rounds: 3, alpha: 0.01 } };

const judged = (recording: Recording, ceilings: Partial<Ceilings> = {}) =>
  judgeRecording(
    recording,
    { ...criteria, ceilings: { ...defaultCriteria.ceilings, ...ceilings } },
    features,
  );

const report = (recording: Recording, parts: { isBrief?: boolean } = {}) =>
  renderMarkdown(recording, judged(recording), { detail: "full", features, ...parts });

describe("the report of costs besides time", () => {
  it("has one table if nothing changed, with the baseline's sums and the candidate's", () => {
    const text = report(runOf([{}, {}]));
    expect(text).toContain(`<summary>Costs besides time</summary>

| Section (SQLite, DoltLite) | Files | Written | Allocations | Peak memory |
| :- | -: | -: | -: | -: |
| int/file/writes | 2 MB, 8 MB: 4.00x | 8.4 MB, 8.4 MB: 1.00x | 42, 40,000: 952x | 2 MB, 2 MB: 1.00x |
`);
    expect(text).not.toContain("- Costs besides time:");
  });

  it("names the base's sum where it differs, and the changes", () => {
    const text = report(runOf([{ written: 8_400_000 }, {}]));
    expect(text).toContain("| 8.4 MB, 12.6 MB: 1.50x; main 8.4 MB |");
    expect(text).toContain(
      "- int/file/writes/oltp_insert writes 8.4 MB, main 4.2 MB: 2.0x; the ceiling is 1.05x",
    );
    expect(text).toContain("| oltp_insert | 1 MB, 4 MB: 4.00x | 4.2 MB, 8.4 MB: 2.00x; main 4.2 MB |");
  });

  it("is one line of a comment, if something changed", () => {
    const brief = report(runOf([{ written: 8_400_000 }, { file: 3_000_000 }]), { isBrief: true });
    expect(brief.match(/^.*Costs besides time.*$/gm)).toEqual([
      "- Costs besides time: 2 figures changed, 1 of them grew; the largest change: int/file/writes/oltp_insert writes 8.4 MB, main 4.2 MB: 2.0x.",
      expect.stringContaining("Costs besides time are of one untimed process"),
    ]);
    expect(report(runOf([{ file: 9e6 }, { file: 8e6 }]), { isBrief: true })).toContain(
      "time: 2 figures grew; the largest",
    );
    expect(report(runOf([{ file: 1e6 }, { file: 2e6 }]), { isBrief: true })).toContain(
      "time: 2 figures shrank; the largest",
    );
    expect(report(runOf([{}]), { isBrief: true })).not.toContain("Costs besides time:");
  });

  it("names costs that are at least twice the baseline's on the first screen, and amounts where the baseline has nearly nothing", () => {
    const costs = (...candidates: Costs[]) =>
      /^Besides time: (.*)$/m.exec(report(runOf(candidates), { isBrief: true }))?.[1];
    expect(costs({ file: 2_500_000, allocations: 4200 })).toBe(
      "2.50x the file bytes of SQLite, 4,200 allocations where SQLite has 21.",
    );
    expect(costs({ file: 1_000_000, allocations: 4200 })).toBe("4,200 allocations where SQLite has 21.");
    expect(costs({ file: 1_900_000, allocations: 40 })).toBeUndefined();
  });

  it("lists ten changes, and counts the others", () => {
    const text = report(runOf(Array.from({ length: 12 }, () => ({ written: 8_400_000 }))));
    expect(text).toContain("- and 2 smaller changes: the results file has all");
    expect(text.match(/writes 8\.4 MB, main 4\.2 MB: 2\.0x; the ceiling is 1\.05x$/gm)).toHaveLength(22);
  });

  it("says which figures were not measured", () => {
    const verdict = judged(runOf([{}]));
    expect(report(runOf([{}]))).toContain(
      "- Not measured of SQLite, DoltLite and main: flushes and fsyncs, since not all of its calls are seen\n",
    );
    expect(verdict.features.footprint?.judged.withheld).toEqual([]);
  });

  it("says why: the reasons are facts of the engines", () => {
    const { allocations: _, io: __, ...some } = makeFootprint();
    const checks = [checkOf("baseline"), { ...checkOf("candidate"), footprint: some }];
    const engines = {
      baseline: { name: "SQLite", uncounted: "ptrace is not permitted" },
      candidate: {
        name: "sqlite3",
        uncounted: "ptrace is not permitted",
        unmeasured: { allocations: "shell", io: "refused" },
      },
    } as const;
    const text = report(recordingOf([measured(checks)], { engines }));
    expect(text).toContain(
      "- Not measured of SQLite and sqlite3: flushes and fsyncs, since ptrace is not permitted\n",
    );
    expect(text).toContain(
      "- Not measured of sqlite3: written-bytes and read-bytes, since the system does not show them, for which a container can need more rights\n",
    );
    expect(text).toContain(
      "- Not measured of sqlite3: allocations, allocated-bytes, peak-bytes and left-bytes, since a shell is a program of its own",
    );
  });

  it("says that an engine never calls the allocator that is counted", () => {
    expect(report(runOf([{ allocations: 0 }]))).toContain(
      "- DoltLite never calls the C library's allocator: its memory is of an allocator of its own, which is not counted",
    );
  });

  it("says that costs beside several connections are not measured", () => {
    const { footprint: _, ...check } = checkOf("candidate");
    const engines = {
      baseline: { name: "SQLite", size: { file: 1 } },
      candidate: { name: "DoltLite", size: { file: 1 } },
    };
    const suite = { rows: 1, seed: 1, hash: "ab".repeat(8), sql: {}, threads: 4 };
    const text = report(recordingOf([measured([check])], { engines, suite }));
    expect(text).toContain("- Not measured: several connections are in one process");
  });

  it("warns of figures that two processes disagree on", () => {
    const checks = [checkOf("candidate"), checkOf("base", {}, { file: 9_000_000 })];
    expect(report(recordingOf([measured(checks)]))).toContain(
      "int/file/writes/oltp_insert: file-bytes of main: two processes of one engine gave other values, so that it is not compared.",
    );
  });

  it("has all figures of a test on its own, with its findings", () => {
    const recording = runOf([{ file: 9_000_000, left: 100_000 }]);
    const verdict = judged(recording);
    const [test] = recording.tests as [Recording["tests"][number]];
    const blocks = footprintReport.testBlocks?.(recording, verdict, wordsFor(recording, style))(test);
    expect(blocks).toMatchObject([
      {
        kind: "table",
        table: {
          columns: [{}, { heading: "SQLite" }, { heading: "DoltLite" }, { heading: "main" }],
          rows: expect.arrayContaining([
            { cells: ["Files", "1 MB", "9 MB", "4 MB"] },
            { cells: ["Allocations", "21", "20,000", "20,000"] },
          ]),
        },
      },
      {
        kind: "list",
        items: [
          "left-bytes: leaves 100 kB of unfreed memory, main none; the ceiling is 0%",
          "file-bytes: leaves 9 MB of files, main 4 MB: 2.3x; the ceiling is 1.05x",
        ],
      },
    ]);
  });
});

describe("costs besides time over their ceilings", () => {
  const sized = (text: number) => ({ size: { file: 9_000_000, text, data: 0 } });
  const engines = {
    baseline: { name: "SQLite" },
    candidate: { name: "DoltLite", ...sized(2_000_000) },
    base: { name: "main", ...sized(1_500_000) },
  };

  it("fail a run, and are named with the engine that they are compared with", () => {
    const recording = runOf([{ written: 8_400_000 }], { engines });
    const rules = [{ for: { kind: "writes" }, footprintBaseline: { "file-bytes": 3 } }] as const;
    const verdict = judged(recording, { rules });
    expect(verdict.outcome).toBe("fail");
    const found = problems(verdict, engineNames(recording, plain), plain).filter(
      ({ kind }) => kind === "finding",
    );
    expect(found.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      "int/file/writes/oltp_insert file-bytes: leaves 4 MB of files, SQLite 1 MB: 4.0x; the ceiling is 3x",
      "int/file/writes/oltp_insert written-bytes: writes 8.4 MB, main 4.2 MB: 2.0x; the ceiling is 1.05x",
      "all engine-bytes: has 2 MB of code and data, main 1.5 MB: 33.3% more; the ceiling is 5%",
    ]);
    expect(judgedRun(verdict).footprint).toMatchObject([
      { test: "int/file/writes/oltp_insert", name: "file-bytes", against: "baseline" },
      { test: "int/file/writes/oltp_insert", name: "written-bytes" },
      { test: "all", name: "engine-bytes" },
    ]);
  });

  it.each([
    ["int/file/writes/oltp_insert written-bytes", "100%", ["written-bytes"]],
    ["int/file/writes/oltp_insert written-bytes", "99%", []],
    ["int/file/writes/oltp_insert file-bytes", "1000%", []],
    ["all engine-bytes", "34%", ["engine-bytes"]],
    ["oltp written-bytes", "100%", ["written-bytes"]],
  ])("can be accepted by figure: %s up to %s", (path, upTo, names) => {
    const recording = runOf([{ written: 8_400_000 }], { engines });
    const accept = [{ path, upTo, by: "Ada", until: "2027-01-31", reason: "a new index" }];
    const verdict = acceptRegressions({ ...judged(recording), accept }, new Date("2026-12-01"));
    const changes = verdict.features.footprint?.judged.changes ?? [];
    expect(changes.filter(({ outcome }) => outcome === "accepted").map(({ name }) => name)).toEqual(names);
  });

  it("of a candidate without figures are one line for each figure", () => {
    const { footprint: _, ...silent } = checkOf("candidate");
    const tests = ["a", "b"].map((workload) => measured([silent, checkOf("base")], { workload }));
    const lines = problems(
      judged(recordingOf(tests)),
      engineNames(recordingOf(tests), inTerminal),
      inTerminal,
    )
      .filter(({ kind }) => kind === "finding")
      .map(({ name, reason }) => `${name}: ${reason}`);
    expect(lines).toContain(
      "2 tests file-bytes: it has a ceiling of 5% over main, and no figure to compare: candidate: it was not measured",
    );
    expect(lines.every((line) => line.startsWith("2 tests "))).toBe(true);
  });
});
