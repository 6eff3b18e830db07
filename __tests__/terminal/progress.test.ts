import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import type { TestProgress } from "../../src/measure/context.ts";
import { duration, showProgress } from "../../src/terminal/progress.ts";

const progress: TestProgress = {
  pass: "time",
  test: { variant: "int", storage: "file", kind: "reads", workload: "table_scan" },
  done: 12,
  total: 345,
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
    shown.test({ ...progress, done: 13 });
    now = 5000;
    shown.test({ ...progress, pass: "check", done: 14, remainingNs: undefined });
    now = 10_000;
    shown.test({ ...progress, pass: "confirm", tests: 2, done: 15, remainingNs: undefined });
    now = 15_000;
    shown.test({ ...progress, pass: "narrow", tests: 1, done: 16 });
    shown.end();
    expect(text()).toBe(
      "compiling the driver\n" +
        "timing 12/345, 1 min 23 s left: int/file/reads/table_scan\n" +
        "checking 14/345: int/file/reads/table_scan\n" +
        "confirming 2 tests 15/345: int/file/reads/table_scan\n" +
        "narrowing 1 interval 16/345, 1 min 23 s left: int/file/reads/table_scan\n",
    );
  });

  it("draws a bar with the test, counts and remaining time on a terminal, and takes it away", () => {
    const { stream, text } = output(true);
    const shown = showProgress(stream, () => 0);
    shown.test(progress);
    expect(text()).toMatch(/timing .*12\/345 {2}1 min 23 s left {2}int\/file\/reads\/table_scan/);
    shown.end();
    expect(text()).toContain("\x1b[?25h"); // the cursor is shown again
  });
});

describe("duration", () => {
  it.each([
    [undefined, "?"],
    [0, "0 s"],
    [1, "1 s"],
    [59.2e9, "1 min 0 s"],
    [200e9, "3 min 20 s"],
  ])("%s ns is %s", (ns, words) => {
    expect(duration(ns)).toBe(words);
  });
});
