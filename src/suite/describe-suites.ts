import { type SuiteName, suiteNames, variantsOf } from "../model/test.ts";
import { allTests } from "./plan-tests.ts";
import { suites } from "./suites.ts";
import type { Workload } from "./workload.ts";

/** The subject of each suite, and about how long it takes. Ends with a line break. @param only the one suite to describe */
export function describeSuites(only?: SuiteName): string {
  const parts = (only === undefined ? suiteNames : [only]).map((name) => {
    const { description, seconds, workloads, steps } = suites[name];
    if (workloads.length === 0 && steps === undefined) return `${name}: ${description}`;
    const tests = allTests.filter(({ variant }) => variantsOf(name).includes(variant)).length;
    const about = `about ${formatSeconds(seconds)} on two processors`;
    return [
      `${name}: ${description}`,
      steps === undefined
        ? `  ${tests} tests, ${about}; variants: ${variantsOf(name).join(", ")}`
        : `  no multipliers: compared with SQLite after each step, ${about}`,
      ...describeAll(steps ?? workloads.filter(isNamedOnce)).map((line) => `  ${line}`),
    ].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

/** The writes that commit one by one do what their namesakes do. */
function isNamedOnce({ name }: Workload): boolean {
  return !name.endsWith("_ac");
}

/** One line for each suite, with the descriptions aligned. */
function describeAll(all: readonly { readonly name: string; readonly description: string }[]): string[] {
  const widest = Math.max(...all.map(({ name }) => name.length));
  return all.map(({ name, description }) => `${name.padEnd(widest)}  ${description}`);
}

function formatSeconds(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Number((seconds / 60).toFixed(1))} min`;
}
