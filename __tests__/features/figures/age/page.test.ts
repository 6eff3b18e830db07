import { expect, it } from "vitest";
import { features } from "../../../../src/features.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import { runPage } from "../../../../src/page/data/run-page.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { makeAge, makeLife, makeShape } from "./aged.ts";
import { makeLoad } from "./steady/loads.ts";

const tests = [makeRecord({ samples: pairs([10_000, 15_000]) })];

it("a page has the times and bytes of the rungs that all engines reached, for plots", () => {
  const whole = makeLife("candidate", 4000, (n) => ({ disk: 1000 * n }));
  const candidate = { ...whole, rungs: whole.rungs.slice(0, 3) };
  const engines = [makeLife("baseline", 4000, () => ({})), candidate];
  const recording = makeRecording({
    tests,
    features: { age: makeAge([makeShape(() => ({}), { engines })]) },
  });
  const { run } = runPage(recording, verdictOn(recording), features);
  const [first] = run?.age?.shapes ?? [];
  expect(first).toMatchObject({
    name: "append",
    title: "one row a commit",
    commits: [250, 500, 1000],
    disk: { baseline: [4e6, 4e6, 4e6], candidate: [250_000, 500_000, 1_000_000] },
  });
  expect(first?.times.candidate).toHaveLength(3);
  expect(first?.table.rows).toHaveLength(8);
  expect(run?.age?.shapes).toHaveLength(5);
  expect(run?.details.map(({ title }) => title)).toContain("Cost with age");
});

it("a page has the multiples of each engine's figures, a row for each shape", () => {
  const engines = [
    makeLife("baseline", 4000, () => ({})),
    makeLife("candidate", 4000, () => ({ disk: 10e6, ns: 2e6 })),
    makeLife("base", 4000, () => ({ disk: 5e6 })),
  ];
  const age = makeAge([makeShape(() => ({}), { engines })]);
  const recording = makeRecording({ tests, features: { age } });
  const ceilings = { ...defaultCriteria.ceilings, age: { baseline: 2 } };
  const { run } = runPage(recording, verdictOn(recording, { ceilings }), features);
  const [base, baseline] = run?.age?.overviews ?? [];
  expect(base?.title).toBe("After 4,000 commits, as a multiple of the base");
  expect(base?.table.rows.map(({ cells }) => cells)).toEqual([
    ["append", "2.00x", "1.00x", "2.00x", "1.00x", "1.00x", "1.00x"],
  ]);
  expect(base?.ratios).toEqual([[expect.closeTo(2, 5), expect.closeTo(1, 5), 2, 1, 1, expect.closeTo(1, 5)]]);
  expect(baseline?.title).toBe("After 4,000 commits, as a multiple of SQLite");
  expect(baseline?.table.rows).toHaveLength(5);
  expect(baseline?.table.rows[0]?.cells[3]).toBe("2.50x, over 2.00x");
  expect(baseline?.values[0]?.[2]).toBe("10 MB, SQLite 4 MB");
});

it("a page has throughput and disk of a steady load, second by second", () => {
  const engines = [makeLoad("baseline", 6), makeLoad("candidate", 4, {}, (second) => 1e6 * second)];
  const age = makeAge([], { steady: { minutes: 0.1, engines } });
  const recording = makeRecording({ tests, features: { age } });
  const { run } = runPage(recording, verdictOn(recording), features);
  expect(run?.age?.steady).toMatchObject({
    throughput: { candidate: [99, 100, 100, 100] },
    disk: { baseline: [8e6, 8e6, 8e6, 8e6, 8e6, 8e6], candidate: [0, 1e6, 2e6, 3e6] },
  });
  expect(run?.age?.steady?.table.rows).toHaveLength(2);
});

it("a page of a run without aged databases has none", () => {
  const recording = makeRecording({ tests });
  expect(runPage(recording, verdictOn(recording), features).run).not.toHaveProperty("age");
});
