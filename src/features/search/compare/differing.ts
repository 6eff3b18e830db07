import { truncateList } from "../../../messages/format-value.ts";
import { sectionPath, testPath } from "../../../model/test.ts";
import { inTerminal } from "../../../report/format/escape.ts";
import { count } from "../../../report/format/figures.ts";
import type { Unmeasured } from "../../../verdict/comparison.ts";
import type { Verdict } from "../../../verdict/judge.ts";
import { type CompareReport, reportFile } from "./report-input.ts";

type Failed = Extract<Unmeasured, { state: "failed" }>;

/** The tests in which the engines answer differently, or change other rows. */
export function differingTests({ measurement }: Pick<Verdict, "measurement">): Failed[] {
  if (measurement.state === "complete") return [];
  return measurement.lacking.flatMap((test) =>
    test.state === "failed" && test.failures.some(({ reason }) => reason === "differs") ? [test] : [],
  );
}

/** Their names by section, one of them with its rows, and the file that has the rows of all. */
export function differingTexts(
  verdict: Verdict,
  { out, isWhole, mostListed }: Pick<CompareReport, "out" | "isWhole"> & { readonly mostListed: number },
): string[] {
  const tests = differingTests(verdict);
  if (tests.length === 0) return [];
  const messages = tests.map((test) => {
    const { message = "" } = test.failures.find(({ reason }) => reason === "differs") ?? {};
    return { test, message: message.replace(`${test.workload}: `, "") };
  });
  if (isWhole) return messages.map(({ test, message }) => inTerminal(`${testPath(test)}: ${message}`));
  const sections = [...Map.groupBy(tests, sectionPath)].map(
    ([section, own]) => `${section}: ${own.map(({ workload }) => inTerminal(workload)).join(", ")}`,
  );
  // The shortest with rows says most at a glance.
  const [example] = messages.toSorted(
    (one, other) =>
      Number(other.message.startsWith("in ")) - Number(one.message.startsWith("in ")) ||
      one.message.length - other.message.length,
  );
  const shown = example && inTerminal(`${testPath(example.test)}: ${example.message}`);
  return [
    ...truncateList(mostListed, sections, (left) => `and ${count(left)} more sections`),
    `For example, ${shown}`,
    `${reportFile(out)} has the rows of each test, and so does --details`,
  ];
}
