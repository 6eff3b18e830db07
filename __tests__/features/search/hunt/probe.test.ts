import { describe, expect, it } from "vitest";
import type { Trial } from "../../../../src/engines/race.ts";
import { probe } from "../../../../src/features/search/hunt/probe.ts";
import { crashed, type Play, scriptedRacer } from "./scripted-racer.ts";
import { grammar } from "./situations.ts";

const isLike = ({ timed }: Trial) => timed.some((sql) => / LIKE '%/.test(sql));
const question = { grammar, hasFullText: false, seed: 1, isOutOfTime: () => false };
const probeIn = (play: Play, more: Partial<typeof question> = {}) =>
  probe(scriptedRacer(play).racer, { ...question, ...more });

describe("a probe", () => {
  it("has the ratio of instructions of each statement, and its kinds", async () => {
    const play: Play = (role, trial) => ({
      instructions: role === "candidate" && isLike(trial) ? 1500 : 1000,
    });
    const probed = await probeIn(play);
    if (typeof probed === "string") throw new Error(probed);
    expect(probed.length).toBeGreaterThan(300);
    const touched = probed.filter(({ ratio }) => ratio === 1.5);
    expect(touched.length).toBeGreaterThan(3);
    expect(touched.every(({ kinds }) => [...kinds].some((one) => /^predicate\/like/.test(one)))).toBe(true);
    expect(probed.every(({ ratio }) => ratio === 1 || ratio === 1.5)).toBe(true);
  });

  it("goes on without databases on which an engine ends", async () => {
    const play: Play = (role, trial) =>
      role === "candidate" && trial.timed.some((sql) => sql.includes(" rank() "))
        ? crashed
        : { instructions: 9 };
    expect((await probeIn(play)).length).toBeGreaterThan(50);
  });

  it("says why nothing was counted", async () => {
    expect(await probeIn(() => crashed)).toContain("SIGSEGV");
    expect(await probeIn(() => ({}))).toBe("the driver counted nothing");
    expect(await probeIn(() => ({}), { isOutOfTime: () => true })).toBe("there was no time for it");
  });
});
