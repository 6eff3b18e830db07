import { describe, expect, it } from "vitest";
import {
  formatRun,
  historyVersion,
  parseRun,
} from "../../../../../src/features/nights/history/runs/run-text.ts";
import { InputError } from "../../../../../src/model/errors.ts";
import { counting, makeHistoryRun, makeHistoryTest } from "../../../../builders/histories.ts";
import { errorMessage } from "../../../../error-message.ts";

const run = makeHistoryRun(3, {
  label: "0.51.3",
  average: { low: 1.48, high: 1.52 },
  origin: { run: 77, attempt: 2 },
  tests: [
    makeHistoryTest(),
    makeHistoryTest({ workload: "table_scan", result: "inconclusive" }),
    { section: "int/file/writes", workload: "oltp_insert", result: "failed", pairs: 0 },
    { section: "int/file/writes", workload: "oltp_delete", result: "missing", pairs: 0, sql: "ba9876543210" },
  ],
});

/** The text with a part of it changed. */
function changed(change: (content: Record<string, unknown>) => void): string {
  const content = JSON.parse(formatRun(run));
  change(content);
  return JSON.stringify(content);
}

const refusal = (text: string) => errorMessage(() => parseRun(text, "a file"));

describe("formatRun", () => {
  it("is read back as it was", () => {
    expect(parseRun(formatRun(run), "a file")).toEqual(run);
  });

  it("keeps instructions, and what they depend on", () => {
    const tests = [
      makeHistoryTest({ baselineInstructions: 1_000_000, candidateInstructions: 1_200_000 }),
      makeHistoryTest({ workload: "table_scan" }),
    ];
    const counted = { ...run, counting, tests };
    expect(parseRun(formatRun(counted), "a file")).toEqual(counted);
  });

  it("keeps costs besides time, also of one engine alone", () => {
    const tests = [
      makeHistoryTest({
        footprint: { baseline: { "file-bytes": 0 }, candidate: { "file-bytes": 4096, flushes: 3 } },
      }),
      makeHistoryTest({ workload: "table_scan" }),
      makeHistoryTest({ workload: "index_scan", footprint: { candidate: { "left-bytes": 0 } } }),
    ];
    expect(parseRun(formatRun({ ...run, tests }), "a file")).toEqual({ ...run, tests });
    expect(formatRun(run)).not.toContain("footprint");
  });

  it("gives the same text for the same run", () => {
    expect(formatRun(structuredClone(run))).toBe(formatRun(run));
  });

  it("names its version first", () => {
    expect(formatRun(run)).toMatch(/^\{"history":7,/);
    expect(historyVersion).toBe(7);
  });

  it("refuses a run that could not be read back", () => {
    expect(() => formatRun({ ...run, tests: [makeHistoryTest({ baselineNs: 0.5 })] })).toThrow();
  });
});

describe("parseRun", () => {
  it("reads version 6, which knows no tests beside the base alone, counters or limited times", () => {
    const text = changed((content) => Object.assign(content, { history: 6 }));
    expect(text).not.toContain("others");
    expect(parseRun(text, "a file")).toEqual(run);
  });

  it("reads version 5, which knows no processors of tests", () => {
    const text = changed((content) => Object.assign(content, { history: 5 }));
    expect(text).not.toContain("cpus");
    expect(parseRun(text, "a file")).toEqual(run);
  });

  it("has the processor of each test where several machines share a run", () => {
    const shared = { ...run, tests: run.tests.map((test, index) => ({ ...test, cpu: `kind ${index % 2}` })) };
    expect(parseRun(formatRun(shared), "a file")).toEqual(shared);
  });

  it("reads version 4, which knows no costs besides time", () => {
    expect(
      parseRun(
        changed((content) => Object.assign(content, { history: 4 })),
        "a file",
      ),
    ).toEqual(run);
  });

  it("reads version 3, which knows no interval of all tests", () => {
    const text = changed((content) => {
      content.history = 3;
      delete content.average;
    });
    const { average: _, ...known } = run;
    expect(parseRun(text, "a file")).toEqual(known);
  });

  it("reads version 2, which knows no versions that engines give themselves", () => {
    const text = changed((content) => {
      content.history = 2;
      delete content.average;
    });
    const { average: _, ...known } = run;
    expect(parseRun(text, "a file")).toEqual(known);
  });

  it("reads version 1, which knows no instructions", () => {
    const text = changed((content) => {
      content.history = 1;
      delete content.average;
    });
    expect(text).not.toContain("Instructions");
    const { average: _, ...known } = run;
    expect(parseRun(text, "a file")).toEqual(known);
  });

  it("names a version that is newer than it reads, and what to do", () => {
    const text = changed((content) => {
      content.history = 8;
      content.unheardOf = true;
    });
    expect(refusal(text)).toBe(
      "a file: version 8 of a history was written by a newer version of this tool, which reads up to version 7: update it",
    );
    expect(() => parseRun(text, "a file")).toThrow(InputError);
  });

  it.each([
    ["no version", (content: Record<string, unknown>) => delete content.history, /history is missing/],
    [
      "a wrong time",
      (content) => Object.assign(content, { startedAt: "yesterday" }),
      /startedAt is "yesterday"/,
    ],
    ["a wrong commit", (content) => Object.assign(content, { commit: "HEAD" }), /commit is "HEAD"/],
    ["an unknown key", (content) => Object.assign(content, { extra: 1 }), /"extra", which is not known/],
    ["no sections", (content) => Object.assign(content, { sections: [] }), /sections/],
  ] satisfies [string, (content: Record<string, unknown>) => unknown, RegExp][])(
    "refuses a file with %s",
    (_, change, message) => {
      expect(refusal(changed(change))).toMatch(message);
    },
  );

  it("refuses columns of different lengths", () => {
    const text = changed(({ sections }) => (sections as { pairs: number[] }[])[0]?.pairs.pop());
    expect(refusal(text)).toContain("the columns of int/memory/reads are not equally long");
  });

  it("refuses columns of costs of different lengths", () => {
    const tests = [makeHistoryTest({ footprint: { candidate: { "file-bytes": 4096 } } })];
    const text = formatRun({ ...run, tests }).replace('"file-bytes":[4096]', '"file-bytes":[4096,1]');
    expect(refusal(text)).toContain("the columns of int/memory/reads are not equally long");
  });

  it("refuses a test that is there twice", () => {
    const twice = formatRun({ ...run, tests: [makeHistoryTest(), makeHistoryTest()] });
    expect(refusal(twice)).toContain("it has a test twice");
  });

  it("refuses a time without the other, and an interval the wrong way round", () => {
    const first = (text: string, key: string, value: unknown) => {
      const content = JSON.parse(text);
      content.sections[0][key][0] = value;
      return JSON.stringify(content);
    };
    expect(refusal(first(formatRun(run), "baselineNs", null))).toContain("of both engines or of none");
    expect(refusal(first(formatRun(run), "low", 9))).toContain("low and high in this order");
  });

  it("refuses what is not JSON", () => {
    expect(refusal(formatRun(run).slice(0, 100))).toMatch(/^a file: not JSON, so it is damaged/);
  });
});
