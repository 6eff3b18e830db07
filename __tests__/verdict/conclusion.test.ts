import { expect, it } from "vitest";
import { conclude } from "../../src/verdict/conclusion.ts";

const complete = { state: "complete" } as const;
const policies = { onFail: "neutral", onInconclusive: "fail" } as const;

it("each outcome has the conclusion that its own policy says", () => {
  const outcomes = ["pass", "fail", "inconclusive"] as const;
  const conclusions = outcomes.map((outcome) => conclude({ outcome, measurement: complete }, policies));
  expect(conclusions).toEqual(["success", "neutral", "failure"]);
});

it("a run without the base that could not be built is a failure unless a policy says otherwise", () => {
  const run = { outcome: "inconclusive", measurement: complete } as const;
  const conclusionOf = (cause: "not built" | "nothing to compare" | undefined) =>
    conclude({ ...run, withoutBase: { cause } }, { onFail: "fail" });
  expect([
    conclusionOf("not built"),
    conclusionOf("nothing to compare"),
    conclude(run, { onFail: "fail" }),
  ]).toEqual(["failure", "neutral", "neutral"]);
  const chosen = { onFail: "fail", onInconclusive: "neutral" } as const;
  expect(conclude({ ...run, withoutBase: { cause: "not built" } }, chosen)).toBe("neutral");
});

it("a measurement that is not complete is a failure whatever the policies", () => {
  const measurement = { state: "broken", lacking: [] } as const;
  const lenient = { onFail: "pass", onInconclusive: "pass" } as const;
  expect(conclude({ outcome: "fail", measurement }, lenient)).toBe("failure");
});
