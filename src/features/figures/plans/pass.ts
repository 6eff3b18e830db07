import type { RunContext } from "../../../measure/context.ts";
import { type Pass, type PassInputs, readKept } from "../../../measure/pass.ts";
import { SampleTimeouts } from "../../../measure/timeouts.ts";
import { Workspace } from "../../../measure/workspace.ts";
import { alphaOfMachine, type Rule } from "../../../model/criteria.ts";
import { isServerFile } from "../../../model/engine.ts";
import type { TestRecord } from "../../../model/recording.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { type Storage, testOnly, testPath } from "../../../model/test.ts";
import { plural } from "../../../report/format/figures.ts";
import { planTests } from "../../../suite/plan-tests.ts";
import type { Catalogue } from "../../../suite/suites.ts";
import type { Alternative } from "../../../suite/workload.ts";
import { ownWorkloadsIn } from "../../workloads/own/own-contest.ts";
import {
  alternativeOf,
  alternativesOfTest,
  claimsOf,
  explainedStatements,
  isExplained,
  keptSql,
  withAlternatives,
  workloadName,
} from "./explained.ts";
import { pairsFor } from "./figures.ts";
import { compareForms } from "./measure/compare-forms.ts";
import { type AskedTest, takePlans } from "./measure/take-plans.ts";
import { plansWanted } from "./options.ts";
import { keptSchema, type Plans, type TestForms, type WorkloadPlans } from "./record.ts";

/** A plan does not depend on where the database is; one on file is opened fastest. */
const placesOfPlans: readonly Storage[] = ["file", "autocommit", "memory"];

/** Takes plans and compares alternatives after the rounds. A machine that confirms does neither. */
export const plansPass: Pass = {
  part: "query plans",
  isWanted: ({ candidate, criteria, contents, given }) =>
    criteria.rule.confirms === undefined &&
    !isServerFile(candidate) &&
    (plansWanted(given) === "all" || ownWorkloadsIn(contents).length > 0),
  measure: async (settings, context, inputs) => {
    const { engines, catalogue, samples, isOutOfTime, kept, keep } = inputs;
    const { progress, signal } = context;
    const { workspace, timeouts, workloads } = await plansOfTests(settings, context, inputs);
    const known = keptValues(kept);
    // All machines count: a part of the run has a part of the tests, and compares at the same level.
    const { tests: _, ...whole } = settings;
    const claims = claimsOf(planTests(whole, catalogue), catalogue);
    const tests: TestForms[] = [];
    const pairs = pairsFor(claims, alphaOfMachine(settings.criteria.rule as Rule));
    for (const test of samples.tests) {
      const alternatives = alternativesOfTest(test, catalogue);
      if (alternatives.length === 0) continue;
      const path = testPath(test);
      if (!known.tests.has(path) && !isOutOfTime()) {
        progress.step(`comparing ${path} with ${alternatives.length} alternatives`);
        const forms = [test, ...alternatives.map((_, index) => alternativeOf(test, index))];
        await workspace.prepare(test.variant, forms, signal);
        const comparing = { engines, workspace, timeouts, pairs, signal };
        const compared = await compareForms(
          test,
          alternatives.map(({ text }) => text),
          comparing,
        );
        keep(`alternatives ${path}`, { test: compared });
        known.tests.set(path, compared);
      }
      tests.push(known.tests.get(path) ?? notCompared(path, alternatives));
    }
    return { version: 1, claims, workloads, tests } satisfies Plans;
  },
};

/** Takes the plans of all tests that read, whatever time is left, and compares no alternatives: some milliseconds for each database. */
export const plansAlonePass: Pass = {
  part: plansPass.part,
  isWanted: ({ candidate }) => !isServerFile(candidate),
  measure: async (settings, context, inputs) => {
    const given = { ...settings.given, plans: "all" };
    const taking = { ...inputs, isOutOfTime: () => false };
    const { workloads } = await plansOfTests({ ...settings, given }, context, taking);
    return { version: 1, claims: 0, workloads, tests: [] } satisfies Plans;
  },
};

/** Asks for the plans of tests that are not kept yet. @returns them, and the parts that alternatives are timed with */
async function plansOfTests(
  settings: MeasureSettings,
  { progress, signal }: RunContext,
  { engines, folder, catalogue, samples, isOutOfTime, kept, keep }: PassInputs,
) {
  const all = withAlternatives(catalogue);
  const workspace = new Workspace(folder, settings, { statements: "text" }, all);
  const timeouts = new SampleTimeouts(settings.sampleTimeout);
  for (const { visit, role, ns } of referenceTimes(samples.tests)) timeouts.setReference(visit, role, ns);
  const known = keptValues(kept);
  const workloads: WorkloadPlans[] = [];
  for (const group of explainedGroups(samples.tests, settings, all, workspace)) {
    const missing = group.filter(({ test }) => !known.workloads.has(workloadName(test)));
    if (missing.length > 0 && !isOutOfTime()) {
      progress.step(`asking for the query plans of ${plural(missing.length, "workload")}`);
      await workspace.prepare(
        missing[0]?.test.variant as TestRecord["variant"],
        missing.map(({ test }) => test),
        signal,
      );
      const asking = { engines, workspace, signal, timeoutMs: timeouts.after(undefined) };
      for (const taken of await takePlans(missing, asking)) {
        keep(`plans ${taken.workload}`, { workload: taken });
        known.workloads.set(taken.workload, taken);
      }
    }
    workloads.push(...group.flatMap(({ test }) => known.workloads.get(workloadName(test)) ?? []));
  }
  return { workspace, timeouts, workloads };
}

/** For want of time. */
function notCompared(test: string, alternatives: readonly Alternative[]): TestForms {
  return {
    test,
    answers: {},
    alternatives: alternatives.map(({ text }) => ({ sql: keptSql(text), answers: {}, pairs: [] })),
  };
}

function keptValues(kept: readonly unknown[]) {
  const values = readKept(keptSchema, kept, "query plans");
  return {
    workloads: new Map(
      values.flatMap((one) => ("workload" in one ? [[one.workload.workload, one.workload]] : [])),
    ),
    tests: new Map(values.flatMap((one) => ("test" in one ? [[one.test.test, one.test]] : []))),
  } as { workloads: Map<string, WorkloadPlans>; tests: Map<string, TestForms> };
}

/** The times of the engine that others are compared with, as in the rounds. */
function referenceTimes(tests: readonly TestRecord[]) {
  return tests.flatMap((visit) => {
    const role = visit.compare === "base" ? "base" : "baseline";
    const times = visit.samples.flatMap((sample) => (sample.role === role ? [sample.ns] : []));
    return times.length === 0 ? [] : [{ visit, role, ns: Math.max(...times) } as const];
  });
}

/** Each workload once, with its alternatives, those of one database together. */
function explainedGroups(
  tests: readonly TestRecord[],
  settings: MeasureSettings,
  catalogue: Catalogue,
  workspace: Workspace,
): AskedTest[][] {
  const wanted = plansWanted(settings.given);
  const byWorkload = Map.groupBy(
    tests.filter((test) => isExplained(test, wanted, catalogue)),
    workloadName,
  );
  const chosen = [...byWorkload.values()].flatMap((same) => {
    const storage = placesOfPlans.find((place) => same.some((test) => test.storage === place));
    const test = same.find((one) => one.storage === storage);
    if (test === undefined) return [];
    const alternatives = alternativesOfTest(test, catalogue);
    return [test, ...alternatives.map((_, index) => alternativeOf(test, index))].map((one) => ({
      ...testOnly(one),
      compare: one.compare,
    }));
  });
  const explained = chosen.flatMap((test): AskedTest[] => {
    const statements = explainedStatements(test, settings, catalogue);
    return statements.length === 0 ? [] : [{ test, statements }];
  });
  return [
    ...Map.groupBy(
      explained,
      ({ test }) => `${workspace.databaseOf(test)} ${test.storage} ${test.compare}`,
    ).values(),
  ];
}
