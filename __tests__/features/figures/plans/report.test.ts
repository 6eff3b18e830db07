import { describe, expect, it } from "vitest";
import type { Plans } from "../../../../src/features/figures/plans/record.ts";
import { features } from "../../../../src/features.ts";
import { renderMarkdown } from "../../../../src/report/markdown.ts";
import { renderTerminal } from "../../../../src/report/terminal.ts";
import { makeRecord, makeRecording, pairs } from "../../../builders/recordings.ts";
import { verdictOn } from "../../../builders/verdicts.ts";
import { answers, makeForms, makePlans, makeWorkload } from "./plans.ts";

const recordingWith = (plans: Plans) =>
  makeRecording({
    tests: [
      makeRecord({
        variant: "own",
        storage: "memory",
        kind: "reads",
        workload: "counts",
        samples: pairs([10_000, 15_000]),
      }),
    ],
    features: { plans },
  });

function markdown(plans: Plans): string {
  const recording = recordingWith(plans);
  return renderMarkdown(recording, verdictOn(recording), { detail: "full", unit: "time", features });
}

const hostile = "SCAN t @octocat <img src=x> | [a](b)";

describe("the report of plans", () => {
  it("has changed plans with both, as quotations", () => {
    const plans = makePlans({ workloads: [makeWorkload({ candidate: hostile, base: "SEARCH t" })] });
    const text = markdown(plans);
    expect(text).toContain("**Changed query plans**");
    expect(text).toContain(`\`${hostile}\` on DoltLite`);
    expect(text).not.toMatch(/(?<!`SCAN t )@octocat/);
    const recording = recordingWith(plans);
    expect(
      renderTerminal(recording, verdictOn(recording), {
        detail: "full",
        unit: "time",
        features,
        width: 120,
      } as never).toString(),
    ).toBeDefined();
  });

  it("fails by a query that is slower than an alternative", () => {
    const recording = recordingWith(makePlans({ tests: [makeForms()] }));
    expect(verdictOn(recording).outcome).toBe("fail");
    expect(markdown(makePlans({ tests: [makeForms()] }))).toContain(
      "the chosen plan takes 3.00x the time of alternative 1",
    );
  });

  it("names refused forms and engines that were not asked", () => {
    const refused = makeForms({ answers: { baseline: answers.refused, candidate: answers.same } });
    const workload = { ...makeWorkload({}), problems: { candidate: "plan is for engines that are called" } };
    const text = markdown(makePlans({ tests: [refused], workloads: [workload] }));
    expect(text).toContain("nothing fails by that");
    expect(text).toContain("No plans of DoltLite: plan is for engines that are called");
  });
});
