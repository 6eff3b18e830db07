import { describe, expect, it } from "vitest";
import { type Holds, minimise } from "../../../../src/features/search/hunt/minimise.ts";
import {
  type Situation,
  setupOf,
  timedOf,
  traitsOf,
} from "../../../../src/features/search/hunt/situation.ts";
import { firstWith, grammar } from "./situations.ts";

const noLimits = { checks: 5000, isOutOfTime: () => false };

const scripted =
  (shows: (situation: Situation) => boolean): Holds =>
  async (situation) =>
    shows(situation);

describe("minimise", () => {
  it("leaves one short statement and one table of a fault of LIKE", async () => {
    const shows = (one: Situation) =>
      / LIKE '%/.test(timedOf(one).join()) &&
      one.schema.tables.some(
        ({ name, rows }) => new RegExp(`\\b${name}\\b`).test(timedOf(one).join()) && rows >= 7,
      );
    const big = firstWith(
      (one) => shows(one) && one.schema.tables.length > 1 && timedOf(one).join().length > 100,
    );
    const small = await minimise(big, scripted(shows), grammar, noLimits);
    expect(shows(small)).toBe(true);
    expect(timedOf(small)).toHaveLength(1);
    expect(timedOf(small).join().length).toBeLessThan(70);
    expect(small.schema.tables).toHaveLength(1);
    expect(small.schema.tables[0]).toMatchObject({ indexes: [], rows: 7, triggers: [], hasView: false });
    expect(small.schema.tables[0]?.columns.length).toBeLessThanOrEqual(1);
  });

  it("keeps the index and the rows that a fault of deletions needs", async () => {
    const shows = (one: Situation) =>
      timedOf(one).some((sql) => sql.startsWith("DELETE")) &&
      one.schema.tables.some(({ indexes, rows }) => indexes.length > 0 && rows >= 40);
    const small = await minimise(firstWith(shows), scripted(shows), grammar, noLimits);
    expect(small.schema.tables).toHaveLength(1);
    expect(small.schema.tables[0]?.indexes).toHaveLength(1);
    expect(small.schema.tables[0]?.rows).toBeGreaterThanOrEqual(40);
    expect(small.schema.tables[0]?.rows).toBeLessThan(45);
    expect(timedOf(small)).toHaveLength(1);
  });

  it("keeps the step of the trigger that a fault needs, and no other trigger", async () => {
    const shows = (one: Situation) => / BEFORE [^;]* BEGIN ([^;]*; )*DELETE /.test(setupOf(one).join("\n"));
    const big = firstWith(
      (one) => shows(one) && one.schema.tables.some(({ triggers }) => triggers.length > 1),
    );
    const small = await minimise(big, scripted(shows), grammar, noLimits);
    const [table] = small.schema.tables;
    expect(table?.triggers).toEqual([
      { time: "BEFORE", event: expect.any(String), hasCondition: false, body: ["DELETE"] },
    ]);
    expect(setupOf(small).filter((sql) => sql.includes("t1log"))).toHaveLength(3);
  });

  it("keeps the trigger of a view and the column of a trigger that a fault needs", async () => {
    const setup = (one: Situation) => setupOf(one).join("\n");
    const instead = (one: Situation) => /INSTEAD OF UPDATE/.test(setup(one));
    const small = await minimise(firstWith(instead), scripted(instead), grammar, noLimits);
    expect(small.schema.tables[0]).toMatchObject({ hasView: true, viewTriggers: ["UPDATE"], columns: [] });
    const of = (one: Situation) => /UPDATE OF/.test(setup(one));
    const [table] = (await minimise(firstWith(of), scripted(of), grammar, noLimits)).schema.tables;
    expect(table?.columns.map(({ name }) => name)).toEqual(table?.triggers.map((one) => one.of));
  });

  it("keeps the pending edits that a fault needs, and no more", async () => {
    const shows = (one: Situation) => (one.state.pending?.rows ?? 0) >= 100;
    const small = await minimise(firstWith(shows), scripted(shows), grammar, noLimits);
    expect(small.state).toMatchObject({ storage: "memory", cache: 0, enforcesForeignKeys: false });
    expect(small.state.pending?.rows).toBeLessThan(112);
    expect([...traitsOf(small)].some((one) => one.startsWith("pending"))).toBe(true);
  });

  it("returns what it was given if nothing smaller holds, and asks no more than it may", async () => {
    const start = firstWith(() => true);
    expect(await minimise(start, async () => false, grammar, noLimits)).toBe(start);
    let asked = 0;
    const holds: Holds = async () => {
      asked++;
      return true;
    };
    await minimise(
      firstWith((one) => timedOf(one).join().length > 150),
      holds,
      grammar,
      { ...noLimits, checks: 3 },
    );
    expect(asked).toBe(3);
  });
});
