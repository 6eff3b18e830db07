import { describe, expect, it } from "vitest";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { judge } from "../../src/verdict/judge.ts";
import { makeControl, makeRecord, pairs } from "../builders/recordings.ts";

const noisyControl = makeControl([0.2, 5, 0.3, 4, 0.2, 6, 0.25, 4, 0.3, 5, 0.2, 4]);

/** A test with one pair, judged by its figure alone. */
function outcomeOf(candidateNs: number, untrusted: boolean): string {
  const tests = [makeRecord({ samples: pairs([1e6, candidateNs]) })];
  const criteria = { ...defaultCriteria, rule: { rounds: 1, alpha: 0.01, byFigure: true }, untrusted };
  return judge({ tests, controls: [noisyControl], ending: "samples" }, criteria).outcome;
}

describe("on a runner whose controls are too noisy", () => {
  it("a run decides nothing, whatever its figures say", () => {
    expect([outcomeOf(2e6, false), outcomeOf(9e6, false)]).toEqual(["inconclusive", "inconclusive"]);
  });

  it("a failure in another job's results stands, since that job could forge the noise", () => {
    expect([outcomeOf(2e6, true), outcomeOf(9e6, true)]).toEqual(["inconclusive", "fail"]);
  });
});
