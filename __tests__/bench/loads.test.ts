import { expect, it } from "vitest";
import { drawBurst } from "../../bench/loads.ts";
import { RandomStream } from "../../src/suite/random.ts";

it("bursts last 1 to 4 seconds and are 2 to 8 apart, the same for the same seed", () => {
  const draw = () => {
    const random = new RandomStream(1, "bursts");
    return Array.from({ length: 100 }, () => drawBurst(random));
  };
  expect(draw()).toEqual(draw());
  for (const { length, pause } of draw()) {
    expect(length).toBeGreaterThanOrEqual(1000);
    expect(length).toBeLessThanOrEqual(4000);
    expect(pause).toBeGreaterThanOrEqual(2000);
    expect(pause).toBeLessThanOrEqual(8000);
  }
});
