import { describe, expect, it } from "vitest";
import { DiskSpace } from "../../src/measure/disk-space.ts";
import { errorMessage } from "../error-message.ts";

const gigabyte = 1e9;

function spaceWith(free: number) {
  return new DiskSpace("/results", () => free * gigabyte);
}

const large = { name: "own/1", prepared: 2, working: 3, sqlBytes: 1000 };

describe("the space of a run's databases", () => {
  it("is foretold by the first prepared database, for every copy that is not there yet", () => {
    const space = spaceWith(9);
    space.plan(large);
    expect(space.needed).toBe(5000);
    space.require();
    space.made("own/1", 3.5 * gigabyte);
    expect(space.needed).toBe(4 * 3.5 * gigabyte);
    expect(errorMessage(() => space.require())).toBe(
      "the databases need about 14 GB more in /results, whose disk has 9 GB free: measure fewer rows, fewer storages or fewer " +
        "tests at once (jobs), or name a folder on another disk with --out",
    );
  });

  it("is foretold by the SQL before there is a database, and adds up storages and databases", () => {
    const space = spaceWith(20);
    space.plan({ name: "int", prepared: 2, working: 2, sqlBytes: 2.4 * gigabyte });
    space.require();
    space.plan({ name: "int", prepared: 2, working: 2, sqlBytes: 2.4 * gigabyte });
    expect(space.needed).toBe(8 * 2.4 * gigabyte);
    space.require();
    space.plan({ name: "text", prepared: 1, working: 0, sqlBytes: gigabyte });
    expect(errorMessage(() => space.require())).toContain("need about 20 GB more");
    space.made("text", 1);
    space.require();
    expect(() => space.made("blob", 1)).toThrow("no database blob is planned");
  });
});
