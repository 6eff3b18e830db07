import { type SuiteName, suiteNames, variantsOf } from "../model/test.ts";
import { allTests } from "./plan.ts";
import { suites } from "./suites.ts";
import type { Workload } from "./workload.ts";

/** What each suite times, and about how long it takes. Ends with a line break. */
export function describeSuites(): string {
  const parts = suiteNames.map((name) => {
    const { description, seconds, workloads } = suites[name];
    const tests = allTests.filter(({ variant }) => variantsOf(name).includes(variant)).length;
    return [
      `${name}: ${description}`,
      `  ${tests} tests, about ${formatSeconds(seconds)} on two processors; variants: ${variantsOf(name).join(", ")}`,
      ...workloads.filter(isNamedOnce).map((workload) => `  ${describeWorkload(name, workload)}`),
    ].join("\n");
  });
  return `${parts.join("\n\n")}\n`;
}

/** The writes that commit one by one do what their namesakes do. */
function isNamedOnce({ name }: Workload): boolean {
  return !name.endsWith("_ac");
}

function describeWorkload(suite: SuiteName, { name, description }: Workload): string {
  const names = suites[suite].workloads.map((one) => one.name);
  const widest = Math.max(...names.map(({ length }) => length));
  return `${name.padEnd(widest)}  ${description}`;
}

function formatSeconds(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Number((seconds / 60).toFixed(1))} min`;
}
