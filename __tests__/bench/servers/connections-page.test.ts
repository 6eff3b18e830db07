import { describe, expect, it } from "vitest";
import { roundRatios } from "../../../bench/servers/connections-page.ts";

describe("ratios of two engines", () => {
  const samples = [
    { role: "candidate", round: 1, ns: 300 },
    { role: "baseline", round: 1, ns: 100 },
    { role: "baseline", round: 2, ns: 200 },
    { role: "candidate", round: 2, ns: 400 },
    { role: "candidate", round: 3, ns: 1000 },
    { role: "baseline", round: 3, ns: 200 },
    { role: "candidate", round: 4, ns: 7 },
  ] as const;

  it("are of the same round, and a round that lacks one has none", () => {
    expect(roundRatios(samples, "candidate", "baseline")).toEqual({ median: 3, least: 2, most: 5 });
  });

  it("need a round with both", () => {
    expect(() => roundRatios(samples, "candidate", "base")).toThrow(
      "no round has samples of the candidate and the base",
    );
  });
});
