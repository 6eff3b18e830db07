import { describe, expect, it } from "vitest";
import type { Arm } from "../../src/measure/schedule.ts";
import { leftBehind, TurnClaims } from "../../src/measure/turn-claims.ts";
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
  /** When the tool had its reply. */
  readonly replied?: number;
  /** How long other threads of its process ran. */
  readonly threads?: number;
}

const claimOf = ({
  ns,
  waited,
  queued = 0,
  queuedInAll = queued,
  told: [from, to] = [0, 0],
  replied = 0,
  threads = 0,
}: Times) => ({
  ns: ns * ms,
  queuedNs: queued * ms,
  chunks: [ns * ms],
  waited: {
    ns: waited * ms,
    cpuNs: 0,
    writtenBytes: 0,
    queuedNs: queuedInAll * ms,
    told: { from: from * ms, to: to * ms },
    repliedAt: replied * ms,
    lastTurnNs: ns * 0.2 * ms,
    threadsNs: threads * ms,
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

describe("an engine that replies later than the others", () => {
  const late = (ns: number, replied: number, queuedInAll = 0, threads = 100) => ({
    baseline: { ns: 20, waited: 101, replied: 1000, queuedInAll },
    candidate: { ns, waited: 21, replied, queuedInAll, threads },
  });
  const messagesBehind = (hasAfter: boolean, ...rounds: readonly Partial<Record<Arm, Times>>[]) => {
    const claims = new TurnClaims();
    return rounds.map((times, at) => claims.failureIn(test, at + 1, takenBy(times), hasAfter)?.message);
  };

  it("may take its last turn, ten milliseconds and a tenth of its sample", () => {
    const soon = late(100, 1039);
    expect(messagesOf(soon, soon, soon)).toEqual([undefined, undefined, undefined]);
  });

  it("works where nothing is timed if it takes longer, in two samples and in half of all", () => {
    const words =
      "works behind its last turn, where nothing is timed: it replied 30 ms later than the others";
    expect(messagesOf(late(100, 1050), late(100, 1050))).toEqual([undefined, words]);
    expect(messagesOf(late(100, 1039), late(100, 1039), late(100, 1050), late(100, 1050))).toEqual([
      ...[undefined, undefined, undefined, words],
    ]);
  });

  it("may wait for a busy machine, if nothing of it runs meanwhile, but not for ever", () => {
    expect(messagesOf(late(100, 1200, 0, 0), late(100, 1200, 0, 0))).toEqual([undefined, undefined]);
    expect(messagesOf(late(100, 1240, 0, 0), late(100, 1240, 0, 0))[1]).toContain("it replied 220 ms later");
  });

  it("may take as long again with statements behind the timed ones, and no longer", () => {
    expect(messagesBehind(true, late(100, 1160, 0, 0), late(100, 1160, 0, 0))).toEqual([
      undefined,
      undefined,
    ]);
    expect(messagesBehind(true, late(100, 1180, 0, 0), late(100, 1180, 0, 0))[1]).toBe(
      "works in the statements behind the timed ones, or in calls around them, where nothing is timed: it replied 160 ms later than the others",
    );
  });

  it("may queue for a processor as the others do", () => {
    expect(messagesOf(late(100, 1050, 60), late(100, 1050, 60))).toEqual([undefined, undefined]);
  });
});

describe("the work that writes leave to the first reading", () => {
  const shown = (firstNs: number, queuedNs: number) => ({
    state: "0000000000000002",
    ...{ firstNs: firstNs * ms, queuedNs: queuedNs * ms, secondNs: 4 * ms },
  });
  const left = (one: ReturnType<typeof shown>, othersQueued: number) => {
    const taken = takenBy({
      baseline: { ns: 20, waited: 20, queuedInAll: othersQueued },
      candidate: { ns: 20, waited: 20 },
    });
    const candidate = { ...(taken.get("candidate") as ReturnType<typeof claimOf>), shown: one };
    return leftBehind(new Map([...taken, ["candidate", candidate] as const])) / ms;
  };

  it("is by how much that takes longer than the second", () => {
    expect(left(shown(54, 0), 0)).toBe(50);
    expect(left(shown(3, 0), 0)).toBe(0);
  });

  it("has no time in which others had the processor, as far as the other engines' waiting explains it", () => {
    expect(left(shown(54, 50), 0)).toBe(48);
    // The baseline queued as long as it ran: the reading of 4 ms may have queued for twice that.
    expect(left(shown(54, 50), 20)).toBe(42);
    expect(left(shown(12, 8), 20)).toBe(0);
  });

  it("is nothing where nobody has read", () => {
    expect(leftBehind(takenBy({ candidate: { ns: 20, waited: 20 } }))).toBe(0);
  });
});
