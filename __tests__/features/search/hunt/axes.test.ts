import { describe, expect, it } from "vitest";
import { axesOf, axisKind, growingAxis } from "../../../../src/features/search/hunt/axes.ts";
import type { Axis } from "../../../../src/features/search/hunt/cases.ts";
import { columnsOf } from "../../../../src/features/search/hunt/grammar/schema.ts";
import { isRead, type Situation, setupOf, timedOf } from "../../../../src/features/search/hunt/situation.ts";
import { firstWith } from "./situations.ts";

const never = () => false;

/** An axis of a situation, and the ratio that is a number of each changed one. */
async function axisOf(
  situation: Situation,
  name: string,
  ratioOf: (one: Situation) => number,
): Promise<Axis> {
  const axes = await axesOf(situation, async (one) => ratioOf(one), never);
  const found = axes.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not among ${axes.map((one) => one.name).join(", ")}`);
  return found;
}

const valuesOf = ({ points }: Axis) => points.map(({ value }) => value);

describe("axesOf", () => {
  it("changes the rows of a table", async () => {
    const read = firstWith((one) => isRead(one) && one.schema.tables[0]?.rows === 100);
    const axis = await axisOf(read, "rows of t1", (one) => one.schema.tables[0]?.rows ?? 0);
    expect(axis.points).toEqual([25, 100, 400, 1600].map((value) => ({ value, ratio: value })));
  });

  it("changes the pending edits", async () => {
    const read = firstWith((one) => one.state.pending?.rows === 300);
    const axis = await axisOf(read, "pending edits", (one) => one.state.pending?.rows ?? 0);
    expect(axis.points).toContainEqual({ value: 1200, ratio: 1200 });
  });

  it("adds columns before those that statements use, and leaves the statement as it is", async () => {
    const read = firstWith((one) => isRead(one) && one.schema.tables[0]?.columns.length === 3);
    const [table] = read.schema.tables;
    const own = table === undefined ? 0 : columnsOf(table).length;
    const seen: string[] = [];
    const axis = await axisOf(read, "columns of t1", (one) => {
      seen.push(setupOf(one).join("\n"));
      if (columnsOf(one.schema.tables[0] as never).length > own) expect(timedOf(one)).toEqual(timedOf(read));
      return columnsOf(one.schema.tables[0] as never).length;
    });
    expect(axis.points).toEqual([own, 4 * own, 16 * own].map((value) => ({ value, ratio: value })));
    expect(seen.some((sql) => sql.includes("t1x5 INT"))).toBe(true);
  });

  it("makes lists longer, and gives new rows keys of their own", async () => {
    const insert = firstWith(
      (one) =>
        one.work.production === "work/write" && /VALUES \([^)]*\), \([^)]*\);/.test(timedOf(one).join()),
    );
    const axis = await axisOf(insert, "list 1 of the statements", (one) => {
      const rows = timedOf(one).join().split("VALUES ")[1]?.split("), (") ?? [];
      expect(new Set(rows).size).toBe(rows.length);
      return rows.length;
    });
    expect(axis.points).toEqual([2, 8, 32].map((value) => ({ value, ratio: value })));
  });

  it("ends when its time is over", async () => {
    const read = firstWith(isRead);
    expect(
      await axesOf(
        read,
        async () => 1,
        () => true,
      ),
    ).toEqual([]);
  });

  it("never makes more rows than the answer is worth", async () => {
    const large = firstWith((one) => one.schema.tables[0]?.rows === 10_000);
    expect(valuesOf(await axisOf(large, "rows of t1", () => 1))).toEqual([2500, 10_000, 40_000]);
  });
});

describe("growingAxis", () => {
  const axis = (name: string, ...ratios: number[]): Axis => ({
    name,
    points: ratios.map((ratio, value) => ({ value, ratio })),
  });

  it("is the one on which the ratio grows most, by half at least", () => {
    expect(growingAxis([axis("rows of t1", 2, 3), axis("columns of t1", 2, 9)])?.name).toBe("columns of t1");
    expect(growingAxis([axis("rows of t1", 2, 2.9)])).toBeUndefined();
    expect(growingAxis([axis("rows of t1", 0, 9), axis("list 1 of the statements")])).toBeUndefined();
  });

  it.each([
    ["rows of t1", "rows"],
    ["columns of t2", "columns"],
    ["pending edits", "pending edits"],
    ["list 2 of the statements", "list"],
    ["number 1 of the statements", "number"],
  ])("counts, as %s, %s", (name, kind) => expect(axisKind(axis(name))).toBe(kind));
});
