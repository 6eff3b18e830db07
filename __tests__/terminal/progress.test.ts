import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import type { TestProgress } from "../../src/measure/context.ts";
import { duration, showProgress } from "../../src/terminal/progress.ts";

const progress: TestProgress = {
  pass: "time",
  test: { variant: "int", storage: "file", kind: "reads", workload: "table_scan" },
  tests: 69,
  remainingNs: 83e9,
};

function output(isTTY: boolean) {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 100, cursorTo() {}, clearLine() {} });
  let text = "";
  stream.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  return { stream, text: () => text };
}

describe("showProgress", () => {
  it("writes a plain line every few seconds without a terminal", () => {
    let now = 0;
    const { stream, text } = output(false);
    const shown = showProgress(stream, () => now);
    shown.step("compiling the driver");
    shown.test(progress);
    now = 4999;
    shown.test(progress);
    now = 5000;
    shown.test(progress);
    now = 10_000;
    shown.test({ ...progress, pass: "check", finished: { done: 14, total: 345 }, remainingNs: undefined });
    now = 15_000;
    shown.test({ ...progress, pass: "confirm", tests: 2, remainingNs: undefined });
    now = 20_000;
    shown.test({ ...progress, pass: "narrow", tests: 1 });
    now = 27_000;
    shown.test({ ...progress, pass: "narrow", tests: 1, remainingNs: 76e9 });
    now = 34_000;
    shown.test({ ...progress, pass: "confirm", tests: 2, remainingNs: undefined, limitNs: 61e9 });
    shown.end();
    expect(text()).toBe(
      "compiling the driver\n" +
        "timing 69 tests: 0 s, about 1 min 23 s left (int/file/reads/table_scan)\n" +
        "timing 69 tests: 5 s, about 1 min 23 s left (int/file/reads/table_scan)\n" +
        "checking 14 of 345: 0 s (int/file/reads/table_scan)\n" +
        "confirming 2 tests: 0 s (int/file/reads/table_scan)\n" +
        "narrowing 1 interval: 0 s, about 1 min 23 s left (int/file/reads/table_scan)\n" +
        "narrowing 1 interval: 7 s, about 1 min 16 s left (int/file/reads/table_scan)\n" +
        "confirming 2 tests: 0 s, at most 1 min 1 s left (int/file/reads/table_scan)\n",
    );
  });

  it("draws a bar with the elapsed and the remaining time on a terminal, and takes it away", () => {
    const { stream, text } = output(true);
    let now = 0;
    const shown = showProgress(stream, () => now);
    shown.test(progress);
    now = 7000;
    shown.test({ ...progress, remainingNs: 21e9 });
    shown.end();
    expect(text()).toMatch(/timing 69 tests .*0 s, about 1 min 23 s left {2}int\/file\/reads\/table_scan/);
    // A quarter of twenty characters.
    expect(text()).toMatch(/={5}-{15} 7 s, about 21 s left/);
    expect(text()).toContain("\x1b[?25h"); // the cursor is shown again
  });

  it("never takes the bar of a pass back, though the pass takes longer than it seemed", () => {
    const { stream, text } = output(true);
    let now = 0;
    const shown = showProgress(stream, () => now);
    shown.test(progress);
    now = 20_000;
    shown.test({ ...progress, remainingNs: 20e9 });
    now = 30_000;
    shown.test({ ...progress, remainingNs: 90e9 });
    shown.end();
    expect(text()).toMatch(/={10}-{10} 30 s, about 1 min 30 s left/);
  });
});

describe("duration", () => {
  it.each([
    [0, "0 s"],
    [1, "1 s"],
    [59.2e9, "1 min 0 s"],
    [200e9, "3 min 20 s"],
  ])("%s ns is %s", (ns, words) => {
    expect(duration(ns)).toBe(words);
  });
});
