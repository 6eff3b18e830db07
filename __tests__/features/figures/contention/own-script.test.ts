import { describe, expect, it } from "vitest";
import { ownRecord, scriptLines, withPlace } from "../../../../src/features/figures/contention/own-script.ts";
import { makeOwnContest } from "./contests.ts";

describe("a user's contest", () => {
  it("is written for the driver line by line, with what is drawn between the pieces of SQL", () => {
    const contest = makeOwnContest({ killEveryMs: 200 });
    expect(scriptLines(contest)).toEqual([
      ...["kill 200", "invariant SELECT sum(n) FROM t"],
      ...["connections writers", "count 2", "committed SELECT count(*) FROM log"],
      ...["statement BEGIN", "piece BEGIN"],
      "statement INSERT INTO log VALUES (:i, :rnd(-5,7), 'it''s :text(3) :i')",
      ...["piece INSERT INTO log VALUES (", "number", "piece , ", "integer -5 7", "piece , "],
      ...["piece '", "piece it''s ", "letters 3", "piece  ", "number", "piece '", "piece )"],
      ...["statement COMMIT", "piece COMMIT"],
      ...["connections reader", "count 1", "pause 10", "statement SELECT 1", "piece SELECT 1"],
    ]);
  });

  it("is kept with its connections, and without SQL", () => {
    const { sha256, ...record } = ownRecord(makeOwnContest());
    expect(record).toEqual({
      ...{ workload: "log", mode: "processes", connections: 3, windowMs: 1000 },
      tasks: [
        { task: "writers", connections: 2 },
        { task: "reader", connections: 1 },
      ],
    });
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("has the place of the SQL that a fault names", () => {
    const contest = makeOwnContest();
    expect(withPlace("SELECT sum(n) FROM t is 2 after 1 s", contest)).toBe(
      "SELECT sum(n) FROM t is 2 after 1 s (log.yml:9:1)",
    );
    expect(withPlace("writers: COMMIT: disk I/O error (code 10)", contest)).toBe(
      "writers: COMMIT: disk I/O error (code 10) (log.yml:3:1)",
    );
    expect(withPlace("its process was ended by signal 6", contest)).toBe("its process was ended by signal 6");
  });
});
