import { describe, expect, it } from "vitest";
import type { Arm } from "../../src/measure/schedule.ts";
import { TurnClaims } from "../../src/measure/turn-claims.ts";
import type { Test } from "../../src/model/test.ts";

const ms = 1e6;
const test = { variant: "int", storage: "memory", kind: "writes", workload: "oltp_insert" } as Test;

/** Milliseconds of a sample: by its own clock, waited for others, and queued for a processor in its turns and in all. */
interface Times {
  readonly ns: number;
  readonly waited: number;
  readonly queued?: number;
  readonly queuedInAll?: number;
  /** When the tool began and ended to tell it to start. */
  readonly told?: readonly [from: number, to: number];
}

const claimOf = ({ ns, waited, queued = 0, queuedInAll = queued, told: [from, to] = [0, 0] }: Times) => ({
  ns: ns * ms,
  queuedNs: queued * ms,
  chunks: [ns * ms],
  waited: {
    ns: waited * ms,
    cpuNs: 0,
    writtenBytes: 0,
    queuedNs: queuedInAll * ms,
    told: { from: from * ms, to: to * ms },
  },
});

const takenBy = (times: Partial<Record<Arm, Times>>) =>
  new Map(Object.entries(times).map(([arm, one]) => [arm as Arm, claimOf(one)]));

/** The messages after each of several samples of a test. */
function messagesOf(...rounds: readonly Partial<Record<Arm, Times>>[]) {
  const claims = new TurnClaims();
  return rounds.map((times, index) => claims.failureIn(test, index + 1, takenBy(times))?.message);
}

const honest = { baseline: { ns: 20, waited: 101 }, candidate: { ns: 100, waited: 21 } };
const forged = { baseline: { ns: 20, waited: 101 }, candidate: { ns: 20, waited: 21 } };
const words =
  "forged clock: its turns take 20 ms by its own times, and 101 ms by those of baseline, which waited for them";

describe("an engine's times", () => {
  it("are those that another one has waited", () => {
    expect(messagesOf(honest, honest)).toEqual([undefined, undefined]);
  });

  it("are forged if they are less in two samples, and in half of all", () => {
    expect(messagesOf(forged, forged, forged)).toEqual([undefined, words, words]);
    expect(messagesOf(honest, honest, honest, forged, forged, forged)).toEqual([
      ...[undefined, undefined, undefined, undefined, undefined, words],
    ]);
  });

  it("are the candidate's failure in a round", () => {
    const claims = new TurnClaims();
    claims.failureIn(test, 1, takenBy(forged));
    expect(claims.failureIn({ ...test, storage: "file" }, 2, takenBy(forged))).toBeUndefined();
    expect(claims.failureIn(test, 3, takenBy(forged))).toMatchObject({
      reason: "error",
      role: "candidate",
      round: 3,
    });
  });

  it.each([
    [
      "its own waiting for a processor",
      { baseline: { ns: 20, waited: 101, queuedInAll: 80 }, candidate: { ns: 20, waited: 21 } },
    ],
    [
      "the candidate's, on a busy machine",
      {
        baseline: { ns: 20, waited: 101, queued: 20 },
        candidate: { ns: 20, waited: 21, queuedInAll: 80 },
      },
    ],
  ])("may be less by %s", (_, times) => {
    expect(messagesOf(times, times)).toEqual([undefined, undefined]);
  });

  // Beside ten busy processes, SQLite beside itself was told 10 to 50 ms later in a third of the samples.
  it("may be less by how much later it was told to start, on a busy machine", () => {
    const late = {
      baseline: { ns: 20, waited: 101, told: [1000, 1001] },
      candidate: { ns: 20, waited: 21, told: [1002, 1077] },
    } as const;
    expect(messagesOf(late, late)).toEqual([undefined, undefined]);
    const early = {
      baseline: { ...late.baseline, told: [1076, 1077] },
      candidate: { ...late.candidate, told: [1000, 1001] },
    } as const;
    expect(messagesOf(early, early)).toEqual([undefined, words]);
  });

  it("may not be less by a queue in which the other one was not", () => {
    const times = {
      baseline: { ns: 20, waited: 101 },
      candidate: { ns: 20, waited: 21, queuedInAll: 80 },
    };
    expect(messagesOf(times, times)[1]).toMatch(/^forged clock: its turns take 45 ms/);
  });

  it("are forged only if each of the others has waited longer", () => {
    const base = { ns: 20, waited: 121 };
    const three = { ...forged, baseline: { ns: 20, waited: 121 } };
    expect(messagesOf({ ...three, base }, { ...three, base })[1]).toMatch(
      /^forged clock: its turns take 40 ms/,
    );
    const idle = { ns: 20, waited: 40 };
    expect(messagesOf({ ...three, base: idle }, { ...three, base: idle })).toEqual([undefined, undefined]);
  });

  it("are not compared without a queue that the system knows, nor between SQLite and itself", () => {
    const claims = new TurnClaims();
    const unknown = takenBy(forged);
    for (const [arm, claim] of unknown)
      unknown.set(arm, { ...claim, waited: { ...claim.waited, queuedNs: undefined } as never });
    const controls = takenBy({ baseline: forged.baseline, control: forged.candidate });
    for (const taken of [unknown, unknown, controls, controls])
      expect(claims.failureIn(test, 1, taken)).toBeUndefined();
  });
});
