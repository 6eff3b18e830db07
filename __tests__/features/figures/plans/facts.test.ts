import { describe, expect, it } from "vitest";
import { planFacts, requirePlans } from "../../../../src/features/figures/plans/facts.ts";
import { type Plans, plansSchema } from "../../../../src/features/figures/plans/record.ts";
import { defaultCriteria } from "../../../../src/model/criteria.ts";
import type { Recording } from "../../../../src/model/recording.ts";
import type { ExpectedRun } from "../../../../src/results/expected-run.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";
import { makeRecord, makeRecording } from "../../../builders/recordings.ts";
import { errorMessage } from "../../../error-message.ts";
import { makeOwn, placed, withOwnWorkloads } from "../../workloads/own/workloads.ts";
import { alternativeSql, makeForms, makePlans, makeWorkload } from "./plans.ts";

const own = makeOwn({ storages: ["memory"], alternatives: [placed("bench/counts.yml", alternativeSql)] });
const catalogue = withOwnWorkloads([own]);
const selection = { suites: ["own"], variants: [], storages: ["memory"], threads: 1 } as const;
const plan: ExpectedRun = {
  catalogue,
  selection,
  dialect: "sqlite",
  tests: planTests(selection, catalogue),
  rows: 100,
  warehouses: 1,
  seed: 1,
  statements: "text",
  contents: {},
  threads: 1,
  rule: defaultCriteria.rule,
  requireBase: false,
  pragmas: {},
  environment: {},
  given: {},
  names: { baseline: "SQLite", candidate: "fork", base: "base" },
};

const recorded = (plans: Plans | undefined): Recording =>
  makeRecording({
    tests: [makeRecord({ variant: "own", storage: "memory", kind: "reads", workload: "counts" })],
    ...(plans === undefined ? {} : { features: { plans } }),
  });
const refusal = (plans: Plans | undefined, by: Partial<ExpectedRun> = {}) =>
  errorMessage(() => requirePlans(recorded(plans), { ...plan, ...by }));

describe("results for a publisher", () => {
  it("have every alternative of its own workloads", () => {
    expect(() => requirePlans(recorded(makePlans({ tests: [makeForms()] })), plan)).not.toThrow();
    expect(() =>
      requirePlans(recorded(undefined), { ...plan, catalogue: withOwnWorkloads([makeOwn()]) }),
    ).not.toThrow();
  });

  it.each<[string, Plans | undefined, string]>([
    ["nothing", undefined, "has 0 alternatives, and 1 are expected"],
    ["no test", makePlans(), "has 0 alternatives, and 1 are expected"],
    [
      "fewer comparisons",
      makePlans({ claims: 0, tests: [makeForms()] }),
      "0 comparisons with alternatives were to be made, and 1 are expected",
    ],
    ["another query", makePlans({ tests: [makeForms({ sql: "SELECT 1;" })] }), "alternative 1 of"],
    [
      "an engine without an answer",
      makePlans({ tests: [makeForms({ answers: { baseline: { hash: "0123456789abcdef" } } })] }),
      "has no answer of the candidate",
    ],
    [
      "too few pairs",
      makePlans({ tests: [makeForms({ pairs: [[10, 10]] })] }),
      "has 1 pairs, and 11 are expected",
    ],
    [
      "a test that was not planned",
      makePlans({ tests: [makeForms(), { ...makeForms(), test: "own/file/reads/other" }] }),
      "were not planned",
    ],
    [
      "plans of other SQL",
      makePlans({ tests: [makeForms()], workloads: [makeWorkload({ candidate: "SCAN t" })] }),
      "are of other SQL",
    ],
    [
      "plans of another workload",
      makePlans({ tests: [makeForms()], workloads: [makeWorkload({}, "own/other")] }),
      'plans of "own/other" were not planned',
    ],
  ])("are refused with %s", (_, plans, message) => {
    expect(refusal(plans)).toContain(message);
  });
});

describe("facts", () => {
  it("are of a known form", () => {
    expect(plansSchema.safeParse(makePlans({ tests: [makeForms()] })).success).toBe(true);
    expect(plansSchema.safeParse({ ...makePlans(), version: 2 }).success).toBe(false);
    const long = makeWorkload({ candidate: "x".repeat(4001) });
    expect(plansSchema.safeParse(makePlans({ workloads: [long] })).success).toBe(false);
    expect(plansSchema.safeParse(makePlans({ tests: [makeForms(), makeForms()] })).success).toBe(false);
  });

  it("of several machines are put together", () => {
    const shard = (fileName: string, facts: Plans) => ({ fileName, recording: recorded(facts), facts });
    const other = { ...makeForms(), test: "own/file/reads/counts" };
    const merged = planFacts.merge([
      shard(
        "1.json",
        makePlans({ claims: 2, tests: [makeForms()], workloads: [makeWorkload({ candidate: "SCAN t" })] }),
      ),
      shard(
        "2.json",
        makePlans({ claims: 2, tests: [other], workloads: [makeWorkload({ candidate: "SEARCH t" })] }),
      ),
    ]);
    expect(merged?.tests.map(({ test }) => test).toSorted()).toEqual([other.test, makeForms().test]);
    expect(merged?.workloads.map(({ statements }) => statements[0]?.plans.candidate)).toEqual(["SCAN t"]);
    expect(planFacts.comparable?.(makePlans(), makePlans({ claims: 3 }))).toEqual([
      { name: "the number of comparisons with alternatives", values: [1, 3] },
    ]);
  });
});
