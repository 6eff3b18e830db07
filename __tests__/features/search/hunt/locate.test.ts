import { describe, expect, it } from "vitest";
import type { Batch } from "../../../../src/engines/race.ts";
import {
  findFailing,
  findFailingTogether,
  findKeeping,
} from "../../../../src/features/search/hunt/locate.ts";
import {
  batchOf,
  makeSituations,
  type Situation,
  timedOf,
} from "../../../../src/features/search/hunt/situation.ts";
import { oneExecution } from "../../../../src/features/search/hunt/suspicion.ts";
import { RandomStream } from "../../../../src/suite/random.ts";
import { crashed, hung, type Play, scriptedRacer } from "./scripted-racer.ts";
import { grammar } from "./situations.ts";

const situations = makeSituations(20, grammar, false, new RandomStream(1, "database 0")) as [
  Situation,
  ...Situation[],
];
const wanted = situations[7] as Situation;
const executes = (sql: readonly string[], one: Situation) => timedOf(one).every((line) => sql.includes(line));
const never = () => false;

describe("findFailing", () => {
  it("names the statement that ends or hangs the candidate's process", async () => {
    for (const [failure, kind] of [
      [crashed, "crash"],
      [hung, "hang"],
    ] as const) {
      const { racer } = scriptedRacer((_, { timed }) => (executes(timed, wanted) ? failure : {}));
      expect(await findFailing(racer, situations)).toEqual({
        ...{ kind, situation: wanted, reference: "baseline", message: failure.message },
      });
    }
  });

  it("names none if each alone is finished", async () => {
    expect(await findFailing(scriptedRacer(() => ({})).racer, situations)).toBeUndefined();
  });
});

describe("findFailingTogether", () => {
  const batch: Batch = batchOf(situations[0], oneExecution);
  const find = (play: Play, failure = crashed, isOutOfTime = never) =>
    findFailingTogether(scriptedRacer(play).racer, situations, batch, failure, isOutOfTime);

  it("makes one case of all statements", async () => {
    const found = await find((_, { timed, before }) => (timed.length + before.length > 20 ? crashed : {}));
    expect(found).toMatchObject({ kind: "crash", reference: "baseline", message: crashed.message });
  });

  it("takes a batch that was too slow once for a moment of the machine", async () => {
    expect(await find(() => ({}), hung)).toBe("once");
  });

  it("finds nothing if nothing repeats the end, or there is no time left", async () => {
    expect(await find(() => ({}))).toBeUndefined();
    expect(
      await find(
        () => crashed,
        crashed,
        () => true,
      ),
    ).toBeUndefined();
  });
});

describe("findKeeping", () => {
  const repeatable = situations.filter(({ state }) => !state.isAutocommit);
  const kept = repeatable[3] as Situation;
  /** An engine that keeps bytes with each execution of one statement. */
  const find = (bytes: number, isOutOfTime = never) => {
    let total = 0;
    const { racer } = scriptedRacer(
      (role, { timed, executions }) => {
        if (role === "candidate" && executes(timed, kept)) total += bytes * executions;
        return {};
      },
      { heap: (role) => (role === "candidate" ? total : 0) },
    );
    return findKeeping(racer, "leak", situations, isOutOfTime);
  };

  it("names the statement that leaks, by halves", async () => {
    expect(await find(64)).toEqual({ kind: "leak", situation: kept, reference: "baseline" });
  });

  it("names none if none leaks, or if no time is left to look for it", async () => {
    expect(await find(0)).toBeUndefined();
    expect((await find(64, () => true))?.situation).not.toBe(kept);
  });
});
