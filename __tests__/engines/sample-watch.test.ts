import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DriverProcess, OthersRan } from "../../src/engines/driver-process.ts";
import { SampleWatch } from "../../src/engines/sample-watch.ts";

const ms = 1e6;

/** A driver whose sample's thread has run for so long at each look, nanoseconds, and queued for twice as long. */
const driverOf = (...looks: readonly (number | undefined)[]) => driverOfState(true, looks);

function driverOfState(isAsleep: boolean, looks: readonly (number | undefined)[]): DriverProcess {
  const left = [...looks];
  const sampleUsage = () => {
    const ranNs = left.shift();
    return ranNs === undefined
      ? undefined
      : { process: 7, ranNs, queuedNs: 2 * ranNs, isAsleep, filters: undefined };
  };
  const others = {
    sampleTimers: () => 0,
    sampleThreadsRanNs: () => 0,
    othersRan: () => undefined,
    ownFilters: 0,
  };
  return { sampleUsage, ...others } as unknown as DriverProcess;
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a sample's times", () => {
  it("are believed if they are within the time that has passed, and the thread ran no longer", async () => {
    const watch = new SampleWatch(driverOf(100 * ms, 104 * ms), true);
    await setTimeout(20);
    expect(() => watch.requireTrue({ ns: 5 * ms })).not.toThrow();
    expect(new SampleWatch(driverOf(100 * ms, 104 * ms), true).unexplainedNs({ ns: 5 * ms })).toBeUndefined();
  });

  it("are forged if they are more than has passed", () => {
    const watch = new SampleWatch(driverOf(), true);
    expect(() => watch.requireTrue({ ns: 3600e9 })).toThrow(
      /^forged clock: its times are 3600000 ms in all, and [\d.]+ ms have passed$/,
    );
  });

  it("do not explain that the thread has run for longer", () => {
    const watch = new SampleWatch(driverOf(100 * ms, 150 * ms), true);
    expect(watch.unexplainedNs({ ns: 0.5 * ms })).toBe(50 * ms);
  });

  it("are not compared with that if it ran when the sample began, when the system did not know for how long", () => {
    const watch = new SampleWatch(driverOfState(false, [100 * ms, 150 * ms]), true);
    expect(watch.unexplainedNs({ ns: 0.5 * ms })).toBeUndefined();
  });

  it("are beside how long the thread has queued for a processor", () => {
    expect(new SampleWatch(driverOf(100 * ms, 104 * ms), false).queuedNs()).toBe(8 * ms);
    expect(new SampleWatch(driverOf(100 * ms), true).queuedNs()).toBeUndefined();
    expect(new SampleWatch(driverOf(), true).queuedNs()).toBeUndefined();
  });

  // The driver wakes every 50 ms to see whether the process whose turn it is has failed.
  it("are believed if the thread waited a minute for an engine that hangs", () => {
    vi.useFakeTimers({ toFake: ["hrtime"] });
    const chunks = [2 * ms, 1.29 * ms];
    const watch = new SampleWatch(driverOf(100 * ms, 100 * ms + 3.29 * ms + 1200 * 0.051 * ms), true);
    vi.advanceTimersByTime(60_000);
    expect(watch.unexplainedNs({ ns: 3.29 * ms, chunks })).toBeUndefined();
  });

  it("are beside how long the engine's other processes have run meanwhile, if they were there or had nothing to do", () => {
    const looks: OthersRan[] = [
      {
        beside: new Map([
          [3, 5 * ms],
          [4, 1 * ms],
        ]),
        idle: new Map([
          ["7 1", 8 * ms],
          ["8 1", 8 * ms],
        ]),
      },
      {
        beside: new Map([
          [3, 7 * ms],
          [5, 4 * ms],
        ]),
        idle: new Map([
          ["7 1", 9 * ms],
          ["8 2", 99 * ms],
        ]),
      },
    ];
    const driver = { ...driverOf(), othersRan: () => looks.shift() } as unknown as DriverProcess;
    expect(new SampleWatch(driver, true).othersRanNs()).toBe(7 * ms);
    expect(new SampleWatch(driverOf(), true).othersRanNs()).toBeUndefined();
  });

  it("are forged if the chunks are not the whole", async () => {
    const watch = new SampleWatch(driverOf(), true);
    await setTimeout(10);
    expect(() => watch.requireTrue({ ns: 5 * ms, chunks: [3 * ms, 2 * ms] })).not.toThrow();
    expect(() => watch.requireTrue({ ns: 1 * ms, chunks: [3 * ms, 2 * ms] })).toThrow(
      "forged clock: its time is 1 ms, and its chunks take 5 ms",
    );
  });

  it("are forged if the process filters more system calls than the driver does", () => {
    const filtered = (filters: number, ownFilters: number) =>
      new SampleWatch(
        {
          ...driverOf(),
          ownFilters,
          sampleUsage: () => ({ process: 7, ranNs: 100 * ms, filters }),
        } as unknown as DriverProcess,
        true,
      );
    expect(() => filtered(1, 1).requireTrue({ ns: 0.001 * ms })).not.toThrow();
    expect(() => filtered(1, 0).requireTrue({ ns: 0.001 * ms })).toThrow(
      "forged clock: the engine filters system calls (seccomp), and that of the clock with them",
    );
  });

  it("make others' wrong if the process has many timers", () => {
    const having = (timers: number) =>
      new SampleWatch({ ...driverOf(), sampleTimers: () => timers } as unknown as DriverProcess, true);
    expect(() => having(16).requireTrue({ ns: 0.001 * ms })).not.toThrow();
    expect(() => having(17).requireTrue({ ns: 0.001 * ms })).toThrow(
      "it has 17 timers, and may have 16: they can interrupt other engines",
    );
  });

  it("do so if the process had them at any moment, until nobody waits for the reply", () => {
    vi.useFakeTimers();
    let timers = 17;
    const driver = { ...driverOf(), sampleTimers: () => timers } as unknown as DriverProcess;
    const watch = new SampleWatch(driver, true);
    vi.advanceTimersByTime(100);
    watch.end();
    timers = 99;
    vi.advanceTimersByTime(100);
    timers = 0;
    expect(() => watch.requireTrue({ ns: 0.001 * ms })).toThrow(/^it has 17 timers/);
  });

  it.each([
    ["the system does not say how long it ran", driverOf(undefined, 150 * ms), true],
    ["more is executed than is timed", driverOf(100 * ms, 150 * ms), false],
  ])("are not compared with that if %s", (_, driver, isAllTimed) => {
    expect(new SampleWatch(driver, isAllTimed).unexplainedNs({ ns: 0.5 * ms })).toBeUndefined();
  });
});

it("tells how long other threads of a sample's process have run since it began", () => {
  const ran = [3e6, 8e6];
  const driver = { ...driverOf(), sampleThreadsRanNs: () => ran.shift() ?? 0 } as unknown as DriverProcess;
  const watch = new SampleWatch(driver, true);
  expect(watch.threadsRanNs()).toBe(5e6);
  watch.end();
});
