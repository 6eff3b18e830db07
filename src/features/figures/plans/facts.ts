import { formatValue } from "../../../messages/format-value.ts";
import { rolesOfTest } from "../../../model/compared.ts";
import { alphaOfMachine } from "../../../model/criteria.ts";
import { rolesOf } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { Recording } from "../../../model/recording.ts";
import { testPath } from "../../../model/test.ts";
import type { ExpectedRun } from "../../../results/expected-run.ts";
import type { FactsFormat, FactsShard } from "../../../results/facts.ts";
import {
  alternativesOfTest,
  claimsOf,
  explainedStatements,
  isExplained,
  keptSql,
  workloadName,
} from "./explained.ts";
import { pairsFor } from "./figures.ts";
import { planRequirements, plansWanted } from "./options.ts";
import { type Plans, plansOf, plansSchema } from "./record.ts";

/** How results files keep plans and alternatives. Several machines have tests of their own each. */
export const planFacts: FactsFormat<Plans> = {
  schema: plansSchema,
  merge,
  comparable: (one, other) =>
    one === undefined || other === undefined
      ? []
      : [{ name: "the number of comparisons with alternatives", values: [one.claims, other.claims] }],
};

/** A workload's plans, and a test's alternatives, from the first file that has them. */
function merge(shards: readonly FactsShard<Plans>[]): Plans | undefined {
  const all = shards.flatMap(({ facts }) => facts ?? []);
  const [first] = all;
  if (first === undefined) return undefined;
  const workloads = new Map(
    all.toReversed().flatMap((one) => one.workloads.map((own) => [own.workload, own])),
  );
  const tests = new Map(all.toReversed().flatMap((one) => one.tests.map((own) => [own.test, own])));
  return { version: 1, claims: first.claims, workloads: [...workloads.values()], tests: [...tests.values()] };
}

/**
 * Requires that every alternative of the publisher's own workloads was compared on every engine, and if changed plans fail, that candidate
 * and base have said theirs. A stopped run cannot pass anyway.
 *
 * @throws InputError naming the missing part
 */
export function requirePlans(recording: Recording, plan: ExpectedRun): void {
  const { catalogue, tests: planned, given, rule } = plan;
  if (recording.problems !== undefined || recording.run?.stopped !== undefined) return;
  const plans = plansOf(recording);
  const claims = claimsOf(planned, catalogue);
  if (plans !== undefined && plans.claims !== claims)
    throw new InputError(
      `input results: ${plans.claims} comparisons with alternatives were to be made, and ${claims} are expected: ${remedy}`,
    );
  const expected = new Set(planned.map(testPath));
  const unplanned = plans?.tests.find(({ test }) => !expected.has(test));
  if (unplanned !== undefined)
    throw new InputError(
      `input results: alternatives of ${formatValue(unplanned.test)} were not planned: ${remedy}`,
    );
  const needed = pairsFor(claims, alphaOfMachine(rule));
  const roles = rolesOf(recording.engines);
  for (const test of recording.tests) {
    const path = formatValue(testPath(test));
    const alternatives = alternativesOfTest(test, catalogue);
    const found = plans?.tests.find((one) => one.test === testPath(test));
    if (alternatives.length !== (found?.alternatives.length ?? 0))
      throw new InputError(
        `input results: ${path} has ${found?.alternatives.length ?? 0} alternatives, and ${alternatives.length} are expected: ${remedy}`,
      );
    for (const [index, { text }] of alternatives.entries()) {
      const one = found?.alternatives[index];
      // For want of time, which fails the run.
      if (one?.sql === keptSql(text) && Object.keys({ ...one.answers, ...found?.answers }).length === 0)
        continue;
      const missing = rolesOfTest(test, roles).find(
        (role) => one?.answers[role] === undefined || found?.answers[role] === undefined,
      );
      if (one?.sql !== keptSql(text) || missing !== undefined)
        throw new InputError(
          `input results: alternative ${index + 1} of ${path} ${missing === undefined ? "has other SQL" : `has no answer of the ${missing}`}: ${remedy}`,
        );
      const isTimed = [found?.answers.candidate, one?.answers.candidate].every(
        (answer) => answer !== undefined && "hash" in answer,
      );
      if (isTimed && one.pairs.length < needed)
        throw new InputError(
          `input results: alternative ${index + 1} of ${path} has ${one.pairs.length} pairs, and ${needed} are expected: measure again`,
        );
    }
  }
  requireStatements(plans, plan);
  if (planRequirements(given).length > 0 && recording.engines.base !== undefined) requireBoth(plans, plan);
}

const remedy = "give both workflows the same own workloads, and measure again";

/** The statements are printed in reports, so they are the publisher's own. */
function requireStatements(plans: Plans | undefined, plan: ExpectedRun): void {
  const { catalogue, tests } = plan;
  const byName = new Map(tests.map((test) => [workloadName(test), test]));
  for (const { workload, statements } of plans?.workloads ?? []) {
    const [name = "", alternative] = workload.split("#");
    const test = byName.get(name);
    const isKnown =
      test !== undefined &&
      (alternative === undefined ||
        alternativesOfTest(test, catalogue)[Number(alternative) - 1] !== undefined);
    if (!isKnown)
      throw new InputError(`input results: plans of ${formatValue(workload)} were not planned: ${remedy}`);
    if (alternative !== undefined) continue;
    const own = explainedStatements(test, plan, catalogue).map(keptSql);
    if (statements.some(({ sql }, index) => sql !== own[index]))
      throw new InputError(
        `input results: the plans of ${formatValue(workload)} are of other SQL: ${remedy}`,
      );
  }
}

/** @throws InputError if a plan of candidate or base is missing */
function requireBoth(plans: Plans | undefined, { catalogue, tests, given }: ExpectedRun): void {
  const names = new Set(
    tests.filter((test) => isExplained(test, plansWanted(given), catalogue)).map(workloadName),
  );
  for (const name of names) {
    const found = plans?.workloads.find(({ workload }) => workload === name);
    const isWhole = found?.statements.every(
      ({ plans: of }) => of.base !== undefined && of.candidate !== undefined,
    );
    if (isWhole !== true)
      throw new InputError(
        `input results: the plans of ${formatValue(name)} on candidate and base are missing, and plan-changes is fail: measure again`,
      );
  }
}
