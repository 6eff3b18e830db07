import { describe, expect, it } from "vitest";
import { alphaOfClaim, confirmRatio, mostPairs } from "../../../../src/features/search/hunt/confirm.ts";
import { RandomStream } from "../../../../src/suite/random.ts";

/** Gives these ratios one after the other, and counts. */
function scripted(ratios: readonly number[]) {
  let taken = 0;
  return { measure: async () => ratios[taken++ % ratios.length] ?? 0, taken: () => taken };
}

describe("confirmRatio", () => {
  it("confirms what is over the line in every pair, with as few pairs as alpha allows", async () => {
    const pairs = scripted([5]);
    const { isConfirmed, p, ratios } = await confirmRatio(3, 0.005, pairs.measure);
    expect(isConfirmed).toBe(true);
    expect(p).toBeLessThanOrEqual(0.005);
    expect(ratios.length).toBeLessThan(12);
    expect(pairs.taken()).toBe(ratios.length);
  });

  it("gives up early on what is under the line", async () => {
    const { isConfirmed, ratios } = await confirmRatio(3, 0.005, scripted([1]).measure);
    expect([isConfirmed, ratios.length]).toEqual([false, 8]);
  });

  it("does not confirm what is as often under as over, and ends", async () => {
    const { isConfirmed, ratios } = await confirmRatio(3, 0.0001, scripted([4, 2, 4]).measure);
    expect(isConfirmed).toBe(false);
    expect(ratios.length).toBeLessThanOrEqual(mostPairs);
  });

  it("errs no more often than alpha says where half of the pairs are over the line", async () => {
    const random = new RandomStream(1, "confirm");
    const [alpha, runs] = [0.05, 4000];
    let wrong = 0;
    for (let run = 0; run < runs; run++) {
      const { isConfirmed } = await confirmRatio(3, alpha, async () => random.integer(0, 1) * 6 + 0.1);
      if (isConfirmed) wrong++;
    }
    // Three standard errors above alpha.
    expect(wrong / runs).toBeLessThan(alpha + 3 * Math.sqrt((alpha * (1 - alpha)) / runs));
  });
});

it("all claims of a hunt together use less than its alpha", () => {
  let sum = 0;
  for (let claim = 1; claim < 10_000; claim++) sum += alphaOfClaim(0.01, claim);
  expect(sum).toBeLessThan(0.01);
  expect(sum).toBeGreaterThan(0.0099);
});
