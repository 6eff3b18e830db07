import { describe, expect, it } from "vitest";
import type { Count } from "../../../src/features/figures/counts/counts.ts";
import { features } from "../../../src/features.ts";
import { defaultCriteria } from "../../../src/model/criteria.ts";
import { testPath } from "../../../src/model/test.ts";
import type { TestData } from "../../../src/page/data/page-data.ts";
import { runPage } from "../../../src/page/data/run-page.ts";
import type { Block } from "../../../src/report/block.ts";
import { testVerdicts } from "../../../src/verdict/judge.ts";
import { judgeByOwnRule } from "../../../src/verdict/judge-recording.ts";
import { fullRecording, makeRecord, makeRecording, pairs, trios } from "../../builders/recordings.ts";
import { simulate } from "../../builders/simulated.ts";
import { verdictOn } from "../../builders/verdicts.ts";
import { countedParts } from "../../features/figures/counts/counted.ts";

function dataOf(recording = fullRecording()) {
  return runPage(recording, judgeByOwnRule(recording, defaultCriteria, features), features);
}

describe("a complete run", () => {
  const recording = simulate({
    multiplier: ({ workload, variant }) => (workload === "oltp_insert" && variant === "text" ? 9 : 2),
    change: ({ workload }) => (workload === "groupby_scan" ? 1.3 : 1),
  });
  const verdict = judgeByOwnRule(recording, defaultCriteria, features);
  const data = runPage(recording, verdict, features);

  it("has every test once, in report order, by its path", () => {
    expect(data.tests.map(({ id }) => id)).toEqual(
      testVerdicts(verdict).map(({ comparison }) => testPath(comparison)),
    );
    expect(data.tests).toHaveLength(276);
  });

  it("has every test in one cell of its grid, under its variant and storage", () => {
    const [suite, ...others] = data.suites;
    expect(others).toEqual([]);
    const cells = suite?.groups.flatMap(({ kind, rows }) =>
      rows.flatMap(({ tests }) =>
        tests.flatMap((test, column) =>
          test === null ? [] : [{ kind, test, column: suite.columns[column] }],
        ),
      ),
    );
    expect(cells?.map(({ test }) => test).toSorted((a, b) => a - b)).toEqual([...data.tests.keys()]);
    for (const { kind, test, column } of cells ?? [])
      expect(data.tests[test]).toMatchObject({ kind, variant: column?.variant, storage: column?.storage });
  });

  it("has the commits of a workload one by one in the row of its namesake", () => {
    const rows = data.suites[0]?.groups.flatMap((group) => group.rows.map(({ workload }) => workload));
    expect(rows).toContain("oltp_insert");
    expect(rows?.filter((name) => name.endsWith("_ac"))).toEqual([]);
  });

  it("has the pairs of a test in order of time, and says what each is for", () => {
    const test = data.tests.find(({ id }) => id === "text/memory/writes/oltp_insert");
    const record = recording.tests.find((one) => testPath(one) === test?.id);
    const rounds = [...Map.groupBy(record?.samples ?? [], ({ round }) => round).values()];
    const nsOf = (role: string) => rounds.map((own) => own.find((one) => one.role === role)?.ns ?? null);
    expect(nsOf("base")).toContain(null);
    expect(test?.pairs?.ns).toEqual({
      baseline: nsOf("baseline"),
      candidate: nsOf("candidate"),
      base: nsOf("base"),
    });
    expect(test?.pairs).toMatchObject({ counted: { baseline: { screened: 11, counted: 14 } }, left: 0 });
  });

  it("says why a test was decided as it was", () => {
    const reasonsOf = (id: string) => data.tests.find((test) => test.id === id)?.reasons;
    expect(reasonsOf("text/memory/writes/oltp_insert")).toEqual([
      expect.stringMatching(/^8\.9\dx, over 6x in 14 of 14 pairs, p = 0\.007$/),
      expect.stringMatching(/^(?:0\.99|1\.0\d)x main's time, within 1\.1x: /),
    ]);
    expect(reasonsOf("int/memory/reads/index_join")).toEqual([
      expect.stringMatching(/^[12]\.\d\dx, within 6x: screening cleared it, over 6x in 0 of \d pairs$/),
      expect.stringMatching(
        /^\d\.\d\dx main's time, within 1\.1x: screening cleared it, over 1\.1x in \d of \d+ pairs$/,
      ),
    ]);
    expect(reasonsOf("int/memory/reads/groupby_scan")).toEqual([
      expect.any(String),
      expect.stringMatching(/^1\.\d\dx main's time, over 1\.1x in /),
      expect.stringMatching(/^changed against main with groupby_scan: 1\.\d\dx \(\d\d% slower\), p = /),
    ]);
  });

  it("links what it finds to tests", () => {
    const findings = data.run?.findings ?? [];
    expect(findings.filter(({ isOpen }) => isOpen).map(({ title }) => title)).toEqual(["What to do"]);
    expect(findings.slice(0, 2).map(({ title }) => title)).toEqual(["Against main", "Against SQLite"]);
    const worst = data.run?.details.find(({ title }) => title === "Evidence");
    expect(worst).toMatchObject({ tone: "bad" });
    const linked = worst?.items.filter(({ test }) => test !== undefined);
    for (const { name, test } of linked ?? []) expect(data.tests[test ?? -1]?.id).toBe(name);
    expect(linked?.map(({ name }) => name)).toContain("text/memory/writes/oltp_insert");
  });

  it("has commands and lines to copy as they are", () => {
    const [toDo] = (data.run?.findings ?? []).filter(({ title }) => title === "What to do");
    const copied = toDo?.items.filter(({ isCode }) => isCode).map(({ text }) => text) ?? [];
    expect(copied).toHaveLength(1);
    expect(copied[0]).toMatch(/^sqlite-bench-gate run --candidate /);
  });

  it("has the averages of every column, and the test with the least headroom", () => {
    const averages = data.suites[0]?.groups.flatMap((group) => group.averages);
    expect(averages).toHaveLength(24);
    expect(averages?.map((one) => one?.value).toSorted()).toEqual(
      verdict.sections.map(({ judgement }) => judgement?.multiplier).toSorted(),
    );
    expect(data.tests[data.run?.worst?.test ?? -1]?.id).toBe("text/memory/writes/oltp_insert");
  });
});

/** The blocks of a test's only group. */
function blocksOf(test: TestData | undefined): readonly Block[] {
  const [group] = test?.blocks ?? [];
  return group?.kind === "group" ? group.blocks : [];
}

describe("a test", () => {
  it("without a result has the reason, and nothing else", () => {
    const test = dataOf().tests.find(({ workload }) => workload === "table_scan");
    expect(test).toEqual({
      id: "int/file/reads/table_scan",
      variant: "int",
      storage: "file",
      kind: "reads",
      workload: "table_scan",
      description: expect.any(String),
      outcome: "none",
      reasons: ["DoltLite crashed in round 1: ended by SIGSEGV in SELECT count(*)"],
      notes: ["crash"],
    });
  });

  it("has its rows and its times, from which rows per second come", () => {
    expect(dataOf().tests[0]).toMatchObject({
      rows: 10_000,
      times: { baseline: 1e7, candidate: 20_099_010 },
    });
  });

  it("is compared with a base as the run says", () => {
    const engines = { ...fullRecording().engines, base: { name: "main" } };
    const recording = makeRecording({
      engines,
      tests: [makeRecord({ samples: trios([10, 30, 20], [10, 30, 20]) })],
    });
    const [test] = runPage(recording, verdictOn(recording, { rounds: 2 }), features).tests;
    expect(test).toMatchObject({
      outcome: "fail",
      figure: { text: "3.00" },
      base: { text: "1.50", limit: { ceiling: 1.1 } },
    });
    expect(test?.pairs?.ns.base).toEqual([20_000, 20_000]);
  });

  it("that is compared with the base alone has the base's figure, times and pairs, and no other", () => {
    const own = { variant: "own", kind: "reads", workload: "history_of", compare: "base" } as const;
    const samples = trios([10, 30, 20], [10, 30, 20]).filter(({ role }) => role !== "baseline");
    const recording = makeRecording({
      engines: { ...fullRecording().engines, base: { name: "main" } },
      tests: [makeRecord({ ...own, samples })],
    });
    const [test] = runPage(recording, verdictOn(recording, { rounds: 2 }), features).tests;
    expect(test).toMatchObject({
      id: "own/memory/reads/history_of",
      outcome: "fail",
      base: { text: "1.50" },
      times: { candidate: 30_000, base: 20_000 },
      reasons: [expect.stringMatching(/^1\.50x main's time, over 1\.1x /), ...(test?.reasons.slice(1) ?? [])],
    });
    expect(test?.figure).toBeUndefined();
    expect(test?.pairs?.ns).toEqual({ candidate: [30_000, 30_000], base: [20_000, 20_000] });
  });

  const work = { statements: 100, rows: 50, changes: 0 };
  const counted = (candidate: Count) =>
    makeRecording({
      engines: { ...fullRecording().engines, base: { name: "main" } },
      ...countedParts([
        {
          ...makeRecord({ samples: trios([10, 20, 20]) }),
          counts: [
            { role: "baseline", instructions: 900_000, work },
            candidate,
            { role: "base", instructions: 1_000_000, work },
          ],
          profile: { unknown: "<b>no symbols</b>" },
        },
      ]),
    });

  it("has its instructions, and fails if they are over their ceiling", () => {
    const recording = counted({ role: "candidate", instructions: 1_020_000, work });
    const page = runPage(recording, verdictOn(recording), features);
    const [test] = page.tests;
    expect(test).toMatchObject({
      outcome: "fail",
      instructions: {
        taken: { baseline: 900_000, candidate: 1_020_000, base: 1_000_000 },
        statements: 100,
        change: 0.02,
        lines: [
          "1,020,000 instructions, on main 1,000,000: +2.00%, over 1%",
          "functions not known: <b>no symbols</b>",
        ],
      },
    });
    expect(page.run?.findings[0]?.items[0]).toMatchObject({
      test: 0,
      text: expect.stringContaining("over 1%"),
    });
  });

  it("that cannot be counted on the candidate alone fails, and says why", () => {
    const recording = counted({ role: "candidate", uncounted: "it starts threads" });
    const page = runPage(recording, verdictOn(recording), features);
    expect(page.run?.headline.outcome).toBe("fail");
    expect(page.tests[0]).toMatchObject({
      outcome: "fail",
      instructions: {
        taken: { baseline: 900_000, base: 1_000_000 },
        lines: ["instructions are not counted: candidate: it starts threads"],
      },
    });
    expect(page.run?.findings[0]).toMatchObject({
      title: "What keeps the run from passing",
      items: [{ text: expect.stringContaining("it starts threads") }],
    });
  });

  it("of transactions has what they come to, and the times of each kind", () => {
    const transactions = { payment: { max: 9_000, counts: [[4, 3]] } } as const;
    const samples = pairs([1_000, 2_000], [1_000, 2_000]).map((sample) => ({ ...sample, transactions }));
    const recording = makeRecording({
      suite: { rows: 100_000, seed: 1, warehouses: 1, hash: "ab".repeat(32), sql: {} },
      tests: [makeRecord({ variant: "tpcc", kind: "writes", workload: "standard_mix", samples })],
    });
    const [test] = runPage(recording, verdictOn(recording), features).tests;
    const [text, table] = blocksOf(test);
    expect(text).toMatchObject({
      text: expect.stringMatching(/^DoltLite [\d,]+ tps, 2\.00x slower than SQLite \([\d,]+ tps\)\.$/),
    });
    expect(table).toMatchObject({
      table: {
        engines: ["SQLite", "DoltLite"],
        rows: [{ cells: ["payment", "3"], figures: [expect.any(Array), expect.any(Array)] }],
      },
    });
  });

  it("of several connections has their throughput, and what was executed again", () => {
    const samples = pairs([1_000_000, 2_000_000], [1_000_000, 2_000_000]).map((sample) => ({
      ...sample,
      latencies: { max: 9_000, counts: [[4, 3]] } as const,
      repeated: sample.role === "candidate" ? 2 : 0,
    }));
    const recording = makeRecording({
      suite: { rows: 1000, seed: 1, threads: 3, hash: "ab".repeat(32), sql: {} },
      tests: [
        makeRecord({
          variant: "server",
          storage: "file",
          kind: "writes",
          workload: "oltp_write_only",
          samples,
        }),
      ],
    });
    const [test] = runPage(recording, verdictOn(recording), features).tests;
    const [table, repeated] = blocksOf(test);
    const figures = [expect.stringMatching(/^[\d,]+$/), expect.any(String), expect.any(String)];
    expect(table).toMatchObject({
      table: { engines: ["SQLite", "DoltLite"], rows: [{ figures: [figures, figures], last: "0.50" }] },
    });
    expect(repeated).toMatchObject({
      items: [
        "oltp_write_only: DoltLite executed 4 transactions again, since another connection stood in the way",
      ],
    });
  });

  it("of names that look alike has an id and a cell of its own", () => {
    const tests = ["scan", " scan", "scan (2)", "scan\t"].map((workload) => makeRecord({ workload }));
    const { tests: shown, suites } = runPage(makeRecording({ tests }), verdictOn(makeRecording({ tests })));
    expect(new Set(shown.map(({ id }) => id)).size).toBe(4);
    const cells = suites.flatMap(({ groups }) =>
      groups.flatMap(({ rows }) => rows.flatMap((row) => row.tests)),
    );
    expect(cells.toSorted()).toEqual([0, 1, 2, 3]);
  });

  it("shows its first pairs if all would make the page too large", () => {
    const many = pairs(...new Array<readonly [number, number]>(500).fill([10, 20]));
    const tests = Array.from({ length: 100 }, (_, number) =>
      makeRecord({ workload: `w${number}`, samples: many }),
    );
    const [test] = runPage(
      makeRecording({ tests }),
      verdictOn(makeRecording({ tests }), { rounds: 500 }),
    ).tests;
    expect(test?.pairs).toMatchObject({ counted: { baseline: { screened: 0, counted: 500 } }, left: 200 });
    expect(test?.pairs?.ns.candidate).toHaveLength(300);
  });
});

describe("a run of the suite scale", () => {
  const sizes = ["scale_small", "scale_medium", "scale_large"] as const;
  const tests = sizes.map((variant, index) =>
    makeRecord({
      variant,
      storage: "file",
      workload: "table_scan",
      samples: pairs([10 ** index, 2 * 10 ** index]),
    }),
  );
  const data = dataOf(fullRecording({ tests }));

  it("has the points of each workload, and each of its tests leads to them", () => {
    expect(data.run?.growth?.tables[0]?.table.rows[0]?.cells.slice(0, 3)).toEqual([
      "file/reads/table_scan",
      "1.00 ±0.00",
      "1.00 ±0.00",
    ]);
    expect(data.run?.growth?.workloads).toEqual([
      {
        tests: [0, 1, 2],
        parameter: "rows",
        values: [10_000, 100_000, 1_000_000],
        times: { baseline: [1e3, 1e4, 1e5], candidate: [2e3, 2e4, 2e5] },
      },
    ]);
    expect(data.tests.map(({ growth }) => growth)).toEqual([0, 0, 0]);
  });
});
