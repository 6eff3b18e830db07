import { describe, expect, it } from "vitest";
import { studentQuantile } from "../../src/statistics/student-t.ts";

describe("studentQuantile", () => {
  // Critical values of Student's t as printed in statistical tables.
  it.each([
    [0.95, 1, 6.314],
    [0.975, 2, 4.303],
    [0.975, 4, 2.776],
    [0.95, 14, 1.761],
    [0.99, 29, 2.462],
    [0.995, 59, 2.662],
    [0.9995, 119, 3.374],
  ])("is what published tables say: %f with %i degrees", (probability, degrees, published) => {
    expect(studentQuantile(probability, degrees)).toBeCloseTo(published, 3);
  });

  it("is 0 at one half, and symmetric", () => {
    expect(studentQuantile(0.5, 7)).toBeCloseTo(0, 10);
    expect(studentQuantile(0.1, 7)).toBeCloseTo(-studentQuantile(0.9, 7), 10);
  });
});
