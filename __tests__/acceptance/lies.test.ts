import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchSqlite } from "../../bench/engines.ts";
import { flushesOf } from "../../src/model/sample.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { args } from "./args.ts";
import { run } from "./cli.ts";
import { compileFaulty, type Fault } from "./engines.ts";

const folder = useFolder("lies");
let sqlite: string;
let count = 0;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const workloads = ["oltp_sum_range", "oltp_update_non_index", "oltp_update_non_index_ac"];

/** A short run of an engine that lies, where ceilings are no matter. */
async function measure(
  fault: Fault,
  storages: string,
  variants = "int",
  own: readonly string[] = workloads,
  { ceiling = 1000, confine = "off", rounds = 3, rows = 1000, suite = "oltp" } = {},
) {
  const number = String(++count);
  const out = path.join(folder, number);
  /** The engine makes this file if it has found an occasion. */
  const occasion = path.join(folder, `lied-${number}`);
  const candidate = await compileFaulty(fault, occasion);
  const { status, stderr } = await run([
    ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite, "--out", out],
    ...(suite === "oltp" ? ["--variants", variants] : ["--suites", suite]),
    ...["--storages", storages, "--workloads", own.join(",")],
    ...args`--rows ${rows} --rounds ${rounds} --ceiling ${ceiling} --average-ceiling 1000 --quiet
      --confine ${confine}`,
  ]);
  const file = path.join(out, "results.json");
  if (!existsSync(file)) throw new Error(stderr);
  const { tests } = parseRecording(readFileSync(file, "utf8"), file);
  return { status, tests, hasLied: existsSync(occasion) };
}

const messagesOf = ({ tests }: Awaited<ReturnType<typeof measure>>) =>
  tests.map(({ failures }) => failures.map(({ message }) => message).join("; "));

/** In a timed sample: of reads by their rows, of writes by what they have left. */
const timed =
  /^(oltp_\w+): candidate (returned values with the hash \w+ in the untimed check, candidate returned values with the hash \w+ in round \d|left rows with the hash \w+ in the untimed check, and with \w+ while it was timed)$/;

/** In the check, where its results are compared with the baseline's. */
const unequal =
  /candidate returned values with the hash \w+ in the untimed check, baseline|baseline returned .* candidate returned values/;

describe("an engine that does no work where it takes itself to be timed", () => {
  it("finds no such process by its command line", async () => {
    const measured = await measure("replay by command", "memory");
    expect(measured.hasLied).toBe(false);
    expect(measured.status).toBe(0);
  });

  it.each([
    ["its process", "replay if timed", "memory"],
    ["the time of a call that is counted in the check", "replay if uncounted", "file"],
  ] as const)(
    "is seen in its timed samples, if it is right in the check, which it knows by %s",
    async (_, fault, storage) => {
      const measured = await measure(fault, storage);
      expect(measured.hasLied).toBe(true);
      const writes = measured.tests.filter(({ kind }) => kind === "writes");
      const seen = storage === "memory" ? measured.tests : writes;
      expect(seen.length).toBeGreaterThan(0);
      for (const { failures } of seen)
        expect(failures.map(({ message }) => message).join("; ")).toMatch(timed);
      expect(measured.status).toBe(3);
    },
  );

  it.each(["replay by turns", "replay by files", "replay by waits"] as const)(
    "is seen if it takes what a timed sample has in its process for a sign: %s",
    async (fault) => {
      const measured = await measure(fault, "memory");
      expect(measured.hasLied).toBe(true);
      for (const message of messagesOf(measured)) expect(message).toMatch(timed);
      expect(measured.status).toBe(3);
    },
  );

  it("is asked for values of timed rows from the same place as for those of hashed ones", async () => {
    const { status } = await measure("note callers", "memory");
    expect(status).toBe(0);
    const callers = readFileSync(path.join(folder, `lied-${count}`), "utf8")
      .trim()
      .split("\n");
    expect(callers.length).toBeGreaterThan(4);
    expect(new Set(callers).size).toBe(1);
  });

  it("is seen if it has a second copy for the check, which is not used for the timed reads", async () => {
    const measured = await measure("second copy", "memory");
    const reads = measured.tests.filter(({ kind }) => kind === "reads");
    expect(reads.length).toBeGreaterThan(0);
    for (const { failures } of reads)
      expect(failures.map(({ message }) => message).join("; ")).toMatch(timed);
    expect(measured.status).toBe(3);
  });

  it("is seen if it leaves out work for texts that its process has executed before", async () => {
    const measured = await measure("skip seen", "memory");
    const reads = measured.tests.filter(({ kind }) => kind === "reads");
    expect(reads.length).toBeGreaterThan(0);
    for (const { failures } of reads)
      expect(failures.map(({ message }) => message).join("; ")).toMatch(unequal);
  });

  it("is seen if it leaves out work in the children of the process that has loaded it", async () => {
    const measured = await measure("skip in child", "memory");
    for (const message of messagesOf(measured)) expect(message).toMatch(unequal);
    expect(measured.status).toBe(3);
  });
});

describe("an engine that puts off what it writes", () => {
  it("until somebody reads it, which nobody does in the timed part, is named", async () => {
    const measured = await measure("put off", "memory,file");
    const writes = measured.tests.filter(({ kind }) => kind === "writes");
    expect(writes.length).toBeGreaterThan(0);
    for (const { failures } of writes)
      expect(failures.map(({ message }) => message).join("; ")).toMatch(
        /^oltp_update_non_index: candidate puts off what it writes until somebody reads it: the first reading after a sample of [\d.]+ ms took [\d.]+ ms longer than the second$/,
      );
    expect(measured.status).toBe(3);
  });
});

describe("an engine that puts off its work to where nothing is timed", () => {
  const update = ["oltp_update_non_index"];

  it("behind its last turn, by a thread that keeps the reply waiting, is named", async () => {
    const measured = await measure("put off behind", "memory", "int", update);
    expect(measured.hasLied).toBe(true);
    expect(messagesOf(measured)).toEqual([
      expect.stringMatching(
        /^works behind its last turn, where nothing is timed: it replied [\d.]+ ms later than the others$/,
      ),
    ]);
    expect(measured.status).toBe(3);
  });

  it("until somebody reads, by a process for which the reading thread waits, is named", async () => {
    const measured = await measure("put off to process", "memory", "int", update);
    expect(measured.hasLied).toBe(true);
    expect(messagesOf(measured)).toEqual([
      expect.stringMatching(
        /^oltp_update_non_index: candidate puts off what it writes until somebody reads it: the first reading after a sample of [\d.]+ ms took [\d.]+ ms longer than the second$/,
      ),
    ]);
    expect(measured.status).toBe(3);
  });

  it("until the statements behind the timed ones, which are in no time, is named", async () => {
    const file = path.join(folder, "behind.yml");
    writeFileSync(
      file,
      `name: updates_and_sum
tables: CREATE TABLE t(id INTEGER PRIMARY KEY, k INT);
prepare: INSERT INTO t(k) VALUES (:i)
prepare-repeat: 5000
before: BEGIN
statements: UPDATE t SET k = k + 1 WHERE id = :i
repeat: 5000
after: SELECT sum(k) FROM t; COMMIT
check: SELECT sum(k) FROM t
kind: writes
storages: [memory]
`,
    );
    const candidate = await compileFaulty("put off");
    const { status, words } = await run([
      ...["run", "--candidate", candidate, "--candidate-name", "Tested", "--baseline", sqlite],
      ...["--suites", "own", "--own-workloads", file, "--out", path.join(folder, "behind"), "--quiet"],
    ]);
    expect(words).toMatch(
      /works in the statements behind the timed ones, or in calls around them, where nothing is timed: it replied [\d.]+ ms later than the others/,
    );
    expect(status).toBe(3);
  });
});

describe("an engine that does its work before its sample is ready", () => {
  it("does not find the statements of a timed sample, and is as slow in its figures as it is", async () => {
    const measured = await measure("look ahead", "memory,file", "int", ["oltp_update_non_index"], {
      ceiling: 6,
      rounds: 7,
    });
    // It finds those of the check.
    expect(measured.hasLied).toBe(true);
    expect(messagesOf(measured)).toEqual(["", ""]);
    expect(measured.status).toBe(1);
  });
});

describe("an engine that puts off its work until it is asked how many rows it has changed", () => {
  it("is as slow in its figures as it is", async () => {
    const measured = await measure("put off to count", "memory", "int", ["oltp_update_non_index"], {
      ceiling: 6,
      rounds: 7,
    });
    expect(messagesOf(measured)).toEqual([""]);
    expect(measured.status).toBe(1);
  });
});

describe("an engine that flushes only where it takes itself to be watched", () => {
  it("is traced in every process, and flushes in every one", async () => {
    const measured = await measure("flush if traced", "autocommit");
    expect(measured.hasLied).toBe(false);
    expect(measured.status).toBe(0);
    const counted = measured.tests.flatMap(({ checks }) => checks.flatMap(({ calls }) => calls ?? []));
    expect(counted.some((calls) => flushesOf(calls) > 100)).toBe(true);
  });

  it.each(["flush if checked", "flush if counted"] as const)(
    "is seen by what the disk does in its timed samples, if it flushes in the check: %s",
    async (fault) => {
      const measured = await measure(fault, "autocommit");
      expect(measured.hasLied).toBe(true);
      const commits = measured.tests.filter(({ workload }) => workload === "oltp_update_non_index_ac");
      for (const { failures } of commits)
        expect(failures.map(({ message }) => message)).toEqual([
          expect.stringMatching(
            /^oltp_update_non_index_ac: candidate flushed \d{3} times in the untimed check, and the disk completed \d+ writes and flushes while it was timed$/,
          ),
        ]);
      expect(commits).toHaveLength(1);
      expect(measured.status).toBe(3);
    },
  );
});

describe("an engine that flushes only in the first sample of a process", () => {
  it("is seen in the others", async () => {
    const measured = await measure("flush if first", "autocommit", "int", [
      "oltp_update_non_index_ac",
      "oltp_insert_ac",
    ]);
    expect(measured.hasLied).toBe(true);
    // The first test of each round has that sample.
    expect(messagesOf(measured).filter(Boolean)).toEqual([
      expect.stringMatching(
        /: candidate flushed \d+ times in the untimed check, and the disk completed \d+ /,
      ),
    ]);
    expect(measured.status).toBe(3);
  });
});

describe("an engine that writes to the disk while the other one is timed", () => {
  const commits = ["oltp_update_non_index_ac"];

  it.each([
    ["by a thread", "write beside", /it wrote \d{6,} bytes to a disk/],
    ["by another process", "spawn writer", /it had other processes that ran for [\d.]+ ms$/],
  ] as const)("%s is named, and has no result", async (_, fault, words) => {
    const measured = await measure(fault, "autocommit", "int", commits);
    expect(messagesOf(measured)).toEqual([expect.stringMatching(words)]);
    expect(measured.tests[0]?.failures.map(({ role }) => role)).toEqual(["candidate"]);
    expect(measured.status).toBe(3);
  });

  it("is not an engine beside which somebody else does", async () => {
    const writer = spawn(
      "sh",
      [
        "-c",
        'while dd if=/dev/zero of="$0" bs=1M count=8 conv=fsync; do :; done',
        path.join(folder, "foreign"),
      ],
      {
        stdio: "ignore",
      },
    );
    try {
      const measured = await measure("faultless", "autocommit", "int", commits);
      expect(messagesOf(measured)).toEqual([""]);
    } finally {
      writer.kill();
    }
  });
});

describe("an engine that has timers fire in the other one's turns", () => {
  const words = /^it has \d+ timers, and may have 16: they can interrupt other engines$/;

  it.each(["open timers", "remove timers"] as const)(
    "is named if its files are timers, also if it closes them before it replies, and has no result: %s",
    async (fault) => {
      // A sample has several turns.
      const measured = await measure(fault, "memory", "int", ["oltp_update_index"], { rows: 20_000 });
      expect(messagesOf(measured)).toEqual([expect.stringMatching(words)]);
      expect(measured.status).toBe(3);
    },
  );

  it.each([
    ["on", ""],
    ["off", "it can have timers that nobody counts"],
  ])("gets no such file, and no io_uring, if it is confined: confine %s", async (confine, message) => {
    const measured = await measure("see timers", "memory", "int", ["oltp_sum_range"], { confine });
    expect(messagesOf(measured)).toEqual([message === "" ? "" : expect.stringContaining(message)]);
    expect(measured.status).toBe(message === "" ? 0 : 3);
  });

  it.each(["off", "on"])(
    "gets few others, and is named if it may change that: confine %s",
    async (confine) => {
      const measured = await measure("arm timers", "memory", "int", ["oltp_sum_range"], { confine });
      expect(messagesOf(measured)).toEqual([measured.hasLied ? expect.stringMatching(words) : ""]);
    },
  );
});

describe("an engine that would have the system forget what it has cached of the other one's database", () => {
  // Workloads of shapes have tables, and so databases, of their own.
  it.each([
    ["oltp", "oltp_sum_range"],
    ["shapes", "insert_multi_row"],
  ])("sees no file of the other one if it is confined: suite %s", async (suite, workload) => {
    const confined = await measure("see baseline", "file", "int", [workload], { confine: "on", suite });
    expect(messagesOf(confined)).toEqual([""]);
    expect(confined.status).toBe(0);
  });

  it("sees it if it is not confined", async () => {
    const measured = await measure("see baseline", "file", "int", ["oltp_sum_range"]);
    expect(messagesOf(measured)).toEqual([expect.stringContaining("the baseline's database can be seen")]);
    expect(measured.status).toBe(3);
  });
});

describe("an engine that forges its times", () => {
  it.each([
    ["by the driver's import of the clock", "forge clock", /forged clock: the C library says \d+ ns/],
    ["by a filter of system calls", "filter clock", /forged clock: the engine filters system calls/],
    [
      "by a dispatch of system calls",
      "dispatch clock",
      /forged clock: its turns take [\d.]+ ms by its own times, and [\d.]+ ms by those of baseline, which waited for them/,
    ],
    ["in the reply", "forge reply", /forged clock: its time(s are| is) [\d.]+ ms/],
  ] as const)("%s is named, and has no result", async (_, fault, words) => {
    const measured = await measure(fault, "memory");
    for (const message of messagesOf(measured)) expect(message).toMatch(words);
    expect(measured.status).toBe(3);
  });
});
