import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whileTelling } from "../../src/measure/while-telling.ts";

describe("the words about long work", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("come after 5, 10, 20 and 40 s, and end with the work", async () => {
    const told: string[] = [];
    const work = Promise.withResolvers<string>();
    let ended = () => true;
    const done = whileTelling(work.promise, (words, isOver) => {
      told.push(words);
      ended = isOver;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(told).toEqual(["5 s so far", "10 s so far", "20 s so far", "40 s so far"]);
    expect(ended()).toBe(false);
    work.resolve("result");
    expect(await done).toBe("result");
    expect(ended()).toBe(true);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(told).toHaveLength(4);
  });

  it("end with an error of the work", async () => {
    const told: string[] = [];
    const work = Promise.withResolvers<string>();
    const done = expect(whileTelling(work.promise, (words) => told.push(words))).rejects.toThrow("ended");
    work.reject(new Error("ended"));
    await done;
    await vi.advanceTimersByTimeAsync(100_000);
    expect(told).toEqual([]);
  });
});
