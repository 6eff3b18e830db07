import { describe, expect, it } from "vitest";
import { Timeline } from "../../src/measure/timeline.ts";

const nothing = { populateNs: 0, copyNs: 0, flushNs: 0, openNs: 0, warmNs: 0 };

describe("Timeline", () => {
  it("books wall clock by part, also of work that fails", async () => {
    let now = 100;
    const timeline = new Timeline(() => now);
    await timeline.during("check", async () => {
      now += 5;
    });
    const failing = timeline.during("check", () => {
      now += 7;
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(timeline.parts).toEqual({ check: 12 });
  });

  it("books making a pair ready by what the slower engine spent it on, and the rest as exchange", async () => {
    let now = 0;
    const timeline = new Timeline(() => now);
    await timeline.duringReady(async () => {
      now += 100;
      return [
        { ...nothing, populateNs: 30, totalNs: 40 },
        { ...nothing, copyNs: 20, warmNs: 50, totalNs: 90 },
      ];
    });
    expect(timeline.parts).toMatchObject({
      populate: 0,
      copy: 20,
      warm: 50,
      "start processes and pass results": 30,
    });
    const sum = Object.values(timeline.parts).reduce((total, ns) => total + ns, 0);
    expect(sum).toBe(100);
  });

  it("divides the wall clock among parts that go on at the same time", async () => {
    let now = 0;
    const timeline = new Timeline(() => now);
    let finish = () => {};
    const long = timeline.during("timed", () => new Promise<void>((resolve) => (finish = resolve)));
    now += 10;
    await timeline.during("check", () => {
      now += 20;
    });
    now += 5;
    finish();
    await long;
    expect(timeline.parts).toEqual({ check: 10, timed: 25 });
  });
});
