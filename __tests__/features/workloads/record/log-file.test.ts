import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readProcessLog } from "../../../../src/features/workloads/record/log-file.ts";
import { double, fixedSize, int64, LogBuilder, sized, uint32 } from "./process-log.ts";

function read(bytes: Buffer) {
  const lost = new Map<string, number>();
  return { ...readProcessLog(bytes, "1-0.log", lost), lost };
}

describe("the log of a process", () => {
  it("is not read if it is of another version, or of one that wrote none", () => {
    const other = new LogBuilder(2).open(1, "/app.db").run(1, "SELECT 1");
    const without = new LogBuilder().open(1, "/app.db").run(1, "SELECT 1").bytes.subarray(16);
    for (const bytes of [other.bytes, without]) {
      const { executions, lost } = read(bytes);
      expect(executions).toEqual([]);
      expect([...lost]).toEqual([["logs are of another version of this tool, which alone reads them", 1]]);
    }
    expect(read(Buffer.alloc(4096)).lost.size).toBe(0);
  });

  it("has statements with values of each type", () => {
    const values = [
      Buffer.from("n"),
      fixedSize("i", int64(-5)),
      fixedSize("i", int64(2n ** 63n - 1n)),
      fixedSize("d", double(2)),
      fixedSize("d", double(Number.NEGATIVE_INFINITY)),
      fixedSize("z", int64(3)),
      sized("t", Buffer.from("ä")),
      sized("t", Buffer.from("a\0b")),
      sized("t", Buffer.from([0xff])),
      sized("w", Buffer.from("ö", "utf16le")),
      sized("b", Buffer.from([0, 255])),
    ];
    const log = new LogBuilder().open(1, "/app.db").run(1, "SELECT ?", values, 1);
    const { executions, lost } = read(log.bytes);
    expect(executions).toEqual([
      {
        ...{ connection: "1-0.log:1", database: "/app.db", sql: "SELECT ?", startNs: 100, tookNs: 5 },
        ...{ wasAutocommit: true, isAutocommit: false, status: 0, rows: 0 },
        values: [
          ...[
            null,
            -5,
            { integer: "9223372036854775807" },
            { real: "2.0" },
            { real: "-9e999" },
            { blob: "000000" },
          ],
          ...["ä", { text: "610062" }, { text: "ff" }, "ö", { blob: "00ff" }],
        ],
      },
    ]);
    expect(lost).toEqual(new Map());
  });

  it("has the status and the rows of executions", () => {
    const log = new LogBuilder()
      .open(1, "/app.db")
      .run(1, "SELECT 1", [], 3, { status: 100, rows: 255 })
      .run(1, "SELECT ?", [uint32(256), Buffer.from("n")], 3 | 16, { status: 5, rows: 0 });
    expect(read(log.bytes).executions).toMatchObject([
      { status: 100, rows: 255, values: [] },
      { status: 5, rows: 256, values: [null] },
    ]);
  });

  it("has when a statement was about to commit a change", () => {
    const log = new LogBuilder()
      .open(1, "/app.db")
      .run(1, "DELETE FROM t WHERE a = ?", [int64(120n), Buffer.from("n")], 3 | 32)
      .run(1, "INSERT INTO t SELECT 1", [uint32(256), int64(140n)], 3 | 16 | 32)
      .run(1, "SELECT 1", [], 3);
    expect(read(log.bytes).executions).toMatchObject([
      { committedNs: 120, values: [null] },
      { committedNs: 140, rows: 256, values: [] },
      { committedNs: undefined },
    ]);
  });

  it("has whether connections have foreign keys", () => {
    const log = new LogBuilder().open(1, "/app.db", "", 1, 1).open(2, "/app.db", "", 1, 3).open(3, "/app.db");
    expect([...read(log.bytes).foreignKeys]).toEqual([
      ["1-0.log:1", false],
      ["1-0.log:2", true],
    ]);
  });

  it("has times of more than 4 s in milliseconds", () => {
    const log = new LogBuilder().open(1, "/app.db").run(1, "SELECT 1", [], 8 | 1);
    expect(read(log.bytes).executions).toMatchObject([
      { tookNs: 5e6, wasAutocommit: true, isAutocommit: false },
    ]);
  });

  it("has blobs of zeros up to 64 MB together, each size once", () => {
    const log = new LogBuilder().open(1, "/app.db");
    const zeros = (size: number) => fixedSize("z", int64(size));
    for (let run = 0; run < 1000; run++) log.run(1, "SELECT ?, ?", [zeros(63_000_000), zeros(1000 * run)]);
    const { executions, lost } = read(log.bytes);
    expect(executions).toHaveLength(45);
    expect([...lost]).toEqual([["statements have values of more than 64 MB", 955]]);
  });

  it("begins another database with an empty file in the place of one with statements", () => {
    const log = new LogBuilder()
      .open(1, "/app.db", "fe00-9a.start")
      .open(2, "/app.db", "fe00-9a.start")
      .run(1, "SELECT 1")
      .open(3, "/app.db")
      .run(3, "SELECT 2")
      .open(4, "")
      .run(4, "SELECT 3");
    const { executions, opened, inMemory } = read(log.bytes);
    expect(executions.map(({ database }) => database)).toEqual(["/app.db", "/app.db (2)", "1-0.log:4"]);
    expect(opened.get("/app.db")?.copy).toBe("fe00-9a.start");
    expect(opened.get("/app.db (2)")?.copy).toBeUndefined();
    expect(inMemory).toEqual(new Set(["1-0.log:4"]));
  });

  it("has one database for connections that share it in memory, and another one after all are closed", () => {
    const log = new LogBuilder()
      .open(1, "file:shared", "", 1, 4)
      .run(1, "SELECT 1")
      .open(2, "file:shared", "", 1, 4 | 8)
      .run(2, "SELECT 2")
      .open(3, "file:other", "", 1, 4)
      .run(3, "SELECT 3")
      .open(4, "file:shared", "", 1, 4)
      .run(4, "SELECT 4");
    const { executions, inMemory } = read(log.bytes);
    const databases = executions.map(({ database }) => database);
    expect(databases).toEqual(
      ["shared", "shared", "other", "shared (2)"].map((name) => `1-0.log:file:${name}`),
    );
    expect(inMemory).toEqual(new Set(databases));
  });

  it("names no copy outside of its folder", () => {
    const { opened } = read(new LogBuilder().open(1, "/app.db", "../../etc/passwd").bytes);
    expect(opened.get("/app.db")?.copy).toBeUndefined();
  });

  it("says what is not complete", () => {
    const log = new LogBuilder()
      .open(1, "/app.db")
      .add("x", [uint32(26), Buffer.from("/app.db")])
      .add("x", [uint32(14), Buffer.from("/app.db")])
      .run(1, "SELECT ?", [], 7)
      .run(1, `SELECT '${"x".repeat(1_000_000)}'`);
    expect(read(log.bytes).lost).toEqual(
      new Map([
        ["databases could not be copied: they are encrypted, or damaged (SQLite's code 26)", 1],
        ["databases could not be copied (SQLite's code 14)", 1],
        ["statements have values of more than 64 MB", 1],
        ["statements have more than 1000000 characters", 1],
      ]),
    );
  });

  it("is read up to where it is cut off or damaged", () => {
    const whole = new LogBuilder()
      .open(1, "/app.db")
      .run(1, "SELECT 1")
      .run(1, "SELECT 2", [sized("t", Buffer.from("a"))]).bytes;
    const end = whole.length - 4096;
    for (let length = 0; length < end - 8; length++)
      expect(read(whole.subarray(0, length)).executions.length).toBeLessThan(2);
    expect(read(whole.subarray(0, end - 8))).toMatchObject({
      executions: [{ sql: "SELECT 1" }],
      lost: new Map([["logs are cut off or damaged", 1]]),
    });
  });

  it("ends whatever its bytes are", () => {
    const { bytes } = new LogBuilder().open(1, "/app.db").run(1, "SELECT ?", [fixedSize("z", int64(5))]);
    const changes = fc.array(fc.tuple(fc.nat(bytes.length - 4097), fc.nat(255)), { maxLength: 5 });
    fc.assert(
      fc.property(changes, (all) => {
        const damaged = Buffer.from(bytes);
        for (const [at, value] of all) damaged[at] = value;
        expect(read(damaged).executions.length).toBeLessThanOrEqual(1);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (all) => void read(Buffer.from(all))));
  });
});
