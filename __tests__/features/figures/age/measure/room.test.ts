import { describe, expect, it } from "vitest";
import { bytesInNextRung, hasRoom } from "../../../../../src/features/figures/age/measure/room.ts";

describe("the bytes of a database and its copy in the next rung", () => {
  it.each([
    ["as it grew before", [1000, 3000], 2, 18_000],
    ["at least with commits", [1000, 1000], 2, 4000],
    ["at most with their square", [1000, 9000], 2, 72_000],
    ["with the square if nothing is known", [1000], 2, 8000],
    ["with the square if it was empty", [0, 1000], 5, 50_000],
  ])("are taken to grow %s", (_, sizes, factor, bytes) => {
    expect(bytesInNextRung(sizes, factor)).toBe(bytes);
  });
});

describe("the room on a disk", () => {
  it("leaves a tenth to others", () => {
    expect([hasRoom(900, 1000), hasRoom(901, 1000)]).toEqual([true, false]);
  });
});
