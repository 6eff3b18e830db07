import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { wantOfRoom } from "../../../../src/features/search/builds/room.ts";

describe("wantOfRoom", () => {
  const folder = path.join(os.tmpdir(), "none", "of", "them");

  it("says both figures if a step could fill the disk of a folder that is not there yet", () => {
    const asked: string[] = [];
    const freeBytes = (place: string) => {
      asked.push(place);
      return 1_490_000_000;
    };
    expect(wantOfRoom(folder, 3_000_000_000, freeBytes)).toBe(
      `can take 3 GB in ${folder}, whose disk has 1.5 GB free`,
    );
    expect(asked).toEqual([os.tmpdir()]);
  });

  it("says nothing if the system has enough", () => {
    expect(wantOfRoom(folder, 1)).toBeUndefined();
    expect(wantOfRoom(folder, 1e18)).toMatch(/ has [\d.]+ GB free$/);
  });
});
