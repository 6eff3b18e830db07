import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TurnTable } from "../../src/engines/turn-table.ts";

let folder: string;
let table: TurnTable;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "turn-table-"));
  table = new TurnTable(path.join(folder, "turns"));
});

afterEach(() => {
  table.close();
  rmSync(folder, { recursive: true });
});

/** Writes what samples would: the turn, and what each does. */
function write(turn: number, ...states: number[]): void {
  const words = Int32Array.from([turn, ...states, ...Array.from({ length: 7 - states.length }, () => 0)]);
  writeFileSync(table.file, new Uint8Array(words.buffer));
}

const [expected, takesTurns, hasLeft] = [0, 1, 2];

describe("TurnTable", () => {
  it("is a file of zeros for the samples to write in", () => {
    expect(readFileSync(table.file)).toEqual(Buffer.alloc(32));
  });

  it("asks for any processor by -1", () => {
    table.reset("any");
    expect(readFileSync(table.file).readInt32LE(28)).toBe(-1);
  });

  it.each([
    ["who has not joined is awaited", 0, [takesTurns, expected, takesTurns], [false, true, false]],
    ["who has the turn is awaited", 1, [takesTurns, takesTurns, takesTurns], [false, true, false]],
    [
      "the turn of one that has left is the next one's",
      1,
      [takesTurns, hasLeft, takesTurns],
      [false, false, true],
    ],
    ["the turn goes round", 2, [takesTurns, takesTurns, hasLeft], [true, false, false]],
    ["if nobody is awaited, all are", 0, [hasLeft, hasLeft, hasLeft], [true, true, true]],
    [
      "whatever an engine writes, somebody is",
      77,
      [takesTurns, takesTurns, takesTurns],
      [false, false, true],
    ],
    ["also if it is no state", -5, [9, 9, 9], [true, true, true]],
  ])("%s", (_, turn, states, awaited) => {
    write(turn, ...states);
    expect(states.map((_, sample) => table.isAwaited(sample, states.length))).toEqual(awaited);
  });

  it("lets others go on without one that has failed", () => {
    write(1, takesTurns, takesTurns, takesTurns);
    table.setFailed(1);
    expect([0, 1, 2].map((sample) => table.isAwaited(sample, 3))).toEqual([false, false, true]);
  });

  it("says where it cannot be written", () => {
    expect(() => new TurnTable(path.join(folder, "missing", "turns"))).toThrow(
      /^temporary file \S+\/missing\/turns cannot be written \(ENOENT/,
    );
  });
});
