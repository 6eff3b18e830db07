import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { fetchDoltlite, fetchSqlite } from "../../bench/engines.ts";
import {
  compileDoltliteArchive,
  compileDoltliteShell,
  compileLibsql,
  compileSqliteArchive,
  compileSqliteBinary,
  linkBinary,
} from "../../bench/fetched/builds.ts";
import { fetchDebianSqlite, fetchSqlcipher, fetchSqliteShell } from "../../bench/fetched/debian.ts";
import type { EngineFacts } from "../../src/model/engine.ts";
import type { Recording } from "../../src/model/recording.ts";
import { keyVariants, testPath, type Variant } from "../../src/model/test.ts";
import { useFolder } from "../builders/folder.ts";
import { parseRecording } from "../results/full-build.ts";
import { type Finished, run } from "./cli.ts";

const folder = useFolder("real-engines");
let sqlite: string;

beforeAll(async () => {
  sqlite = await fetchSqlite();
});

const reads = ["oltp_point_select", "index_join_scan"];
const writes = ["oltp_read_write", "types_delete_insert"];
const durableWrites = ["oltp_update_index_ac"];

/** A key of each kind: an INTEGER, which is the row's number, and another. */
const chosen = ["int", "blob"] as const;

const expectedTests = (wanted: readonly Variant[]) =>
  wanted.flatMap((variant) => [
    ...(["memory", "file"] as const).flatMap((storage) => [
      ...reads.map((workload) => testPath({ variant, storage, kind: "reads", workload })),
      ...writes.map((workload) => testPath({ variant, storage, kind: "writes", workload })),
    ]),
    ...reads.map((workload) => testPath({ variant, storage: "autocommit", kind: "reads", workload })),
    ...durableWrites.map((workload) =>
      testPath({ variant, storage: "autocommit", kind: "writes", workload }),
    ),
  ]);

async function measure(
  name: string,
  candidate: string,
  wanted: readonly Variant[] = chosen,
): Promise<{ finished: Finished; recording: Recording }> {
  const out = path.join(folder, name);
  const workloads = [...reads, ...writes, ...durableWrites].join(",");
  const finished = await run([
    ...["run", "--candidate", candidate, "--candidate-name", name, "--baseline", sqlite],
    ...["--variants", wanted.join(","), "--workloads", workloads, "--rows", "50", "--rounds", "2"],
    ...["--ceiling", "1000", "--average-ceiling", "1000", "--quiet", "--out", out],
  ]);
  const file = path.join(out, "results.json");
  return { finished, recording: parseRecording(readFileSync(file, "utf8"), file) };
}

/** An engine as it was found. */
interface Found {
  readonly file: string;
  /** SQLite's version that it has to give. */
  readonly version: string | RegExp;
  /** The name that the engine gives itself; nothing else than SQLite's version if it is absent. */
  readonly ownVersion?: string | RegExp;
  /** The beginning of the source id of a pinned release. */
  readonly sourceId?: string;
  /** Text that only this engine's file holds, where its version could be any SQLite's. */
  readonly holds?: string;
}

const doltlite = { version: "3.54.0", ownVersion: "0.51.3", sourceId: "2026-10-01 11:21:02 92709f54d4" };

function checkFacts(
  facts: EngineFacts,
  { file, version, ownVersion, sourceId = "", holds = "" }: Found,
): void {
  const content = readFileSync(file);
  expect(facts.sha256).toBe(createHash("sha256").update(content).digest("hex"));
  expect(facts.path).toBe(file);
  expect(facts.version).toMatch(version);
  if (ownVersion === undefined) expect(facts).not.toHaveProperty("ownVersion");
  else expect(facts.ownVersion).toMatch(ownVersion);
  expect(facts.sourceId).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d [0-9a-f]{30,}(?:alt\d)?$/);
  expect(facts.sourceId?.startsWith(sourceId)).toBe(true);
  expect(content.includes(holds)).toBe(true);
}

/** The candidate's version in reports. */
function shownVersion({ version, ownVersion }: EngineFacts): string | undefined {
  return ownVersion === undefined ? version : `${ownVersion} (SQLite ${version})`;
}

/** Both engines' samples of both rounds, and the same work with the same results in each. */
function checkComplete({ tests }: Recording, wanted: readonly Variant[] = chosen): void {
  expect(tests.map(testPath).toSorted()).toEqual(expectedTests(wanted).toSorted());
  for (const { samples, checks, failures } of tests) {
    expect(failures).toEqual([]);
    expect(samples.map(({ role, round }) => `${role} ${round}`).toSorted()).toEqual([
      "baseline 1",
      "baseline 2",
      "candidate 1",
      "candidate 2",
    ]);
    expect(checks.map(({ role }) => role).toSorted()).toEqual(["baseline", "candidate"]);
    expect(new Set(checks.map(({ hash }) => hash)).size).toBe(1);
    expect(new Set([...checks, ...samples].map(({ work }) => JSON.stringify(work))).size).toBe(1);
  }
}

// Some of the sources take minutes to compile, once.
const timeouts = 900_000;

describe("a run of real engines as shared libraries", () => {
  const engines: readonly [string, () => Found | Promise<Found>][] = [
    ["DoltLite", () => ({ file: fetchDoltlite(), ...doltlite })],
    ["SQLite", () => ({ file: sqlite, version: "3.54.1" })],
    [
      "SQLite of the distribution",
      () => {
        const { path: file, version } = fetchDebianSqlite();
        return { file, version: version.replace(/-.*/, "") };
      },
    ],
    [
      "SQLCipher",
      () => {
        const { path: file, version } = fetchSqlcipher();
        const ownVersion = version.replace(/[-+~].*/, "");
        return { file, version: /^3\.\d+\.\d+$/, ownVersion, holds: "sqlcipher_export" };
      },
    ],
    [
      "libSQL",
      async () => ({
        file: await compileLibsql(),
        version: "3.47.0",
        ownVersion: "0.2.3",
        sourceId: "2024-10-21 16:30:22 03a9703e27",
        holds: "libsql_libversion",
      }),
    ],
  ];

  it.each(engines)(
    "%s: every test has its samples, with the same results as stock SQLite",
    async (name, find) => {
      const found = await find();
      const { finished, recording } = await measure(name, found.file);
      checkComplete(recording);
      const { candidate } = recording.engines;
      expect(candidate).toMatchObject({ name, kind: "library" });
      checkFacts(candidate, found);
      expect(finished.words).toContain(`${name} ${shownVersion(candidate)} against SQLite`);
      expect(finished.status).toBe(0);
    },
    timeouts,
  );
});

describe("a run of real engines as benchmark binaries", () => {
  const engines: readonly [string, () => Promise<string>, Omit<Found, "file">][] = [
    ["SQLite compiled with the driver", compileSqliteBinary, { version: "3.54.1" }],
    ["SQLite as libsqlite3.a", async () => linkBinary(await compileSqliteArchive()), { version: "3.54.1" }],
    [
      "SQLite with no shared library at all",
      async () => linkBinary(await compileSqliteArchive(), "-static"),
      { version: "3.54.1" },
    ],
    ["DoltLite as libdoltlite.a", async () => linkBinary(await compileDoltliteArchive()), doltlite],
  ];

  it.each(engines)(
    "%s: every test has its samples, with the same results as stock SQLite",
    async (name, build, expected) => {
      const file = await build();
      const { finished, recording } = await measure(name, file, ["blob"]);
      checkComplete(recording, ["blob"]);
      const { candidate } = recording.engines;
      expect(candidate).toMatchObject({ name, kind: "benchmark binary" });
      checkFacts(candidate, { file, ...expected });
      expect(finished.words).toContain(`${name} ${shownVersion(candidate)} against SQLite`);
      expect(finished.status).toBe(0);
    },
    timeouts,
  );
});

describe("a run of an old DoltLite, 0.11.2, which answers wrongly where it reads what it has just written", () => {
  let file: string;
  let finished: Finished;
  let recording: Recording;

  beforeAll(async () => {
    file = fetchDoltlite("0.11.2");
    ({ finished, recording } = await measure("DoltLite 0.11.2", file, keyVariants));
  });

  it("is measured in all other tests", () => {
    checkFacts(recording.engines.candidate, {
      file,
      version: "3.54.0",
      ownVersion: "0.11.2",
      sourceId: "2026-05-04 18:36:04 b6ad35096d",
    });
    const sound = recording.tests.filter(({ failures }) => failures.length === 0);
    expect(sound).toHaveLength(expectedTests(keyVariants).length - 6);
    for (const { samples } of sound) expect(samples).toHaveLength(4);
  });

  it("has no result if rows are missing in a transaction on tables without INTEGER PRIMARY KEY", () => {
    const failed = recording.tests.filter(({ failures }) => failures.length > 0);
    expect(failed.map(testPath)).toEqual(
      ["composite", "blob", "text"].flatMap((variant) =>
        ["memory", "file"].map((storage) => `${variant}/${storage}/writes/oltp_read_write`),
      ),
    );
    for (const { failures } of failed)
      expect(failures).toMatchObject([
        {
          reason: "differs",
          message: expect.stringMatching(
            /^oltp_read_write: (in ".*" (candidate has .* and baseline has .*) \()?candidate returned 60612 rows in the untimed check, baseline returned 61000 rows in the untimed check\)?$/,
          ),
        },
      ]);
  });

  it("cannot pass, and is told apart from a slow one", () => {
    expect(finished.status).toBe(3);
    expect(finished.words).toMatch(
      /^Measurement failed: 6 of 44 tests have no result; none of the others exceeds its ceiling/,
    );
    expect(finished.words).toContain("composite/memory/writes/oltp_read_write: different work");
  });
});

describe("a run of real engines as shells", () => {
  const engines: readonly [string, () => Promise<Found>][] = [
    [
      "the distribution's sqlite3",
      async () => {
        const { path: file, version } = fetchSqliteShell();
        return { file, version: version.replace(/-.*/, "") };
      },
    ],
    ["DoltLite's shell", async () => ({ file: await compileDoltliteShell(), ...doltlite })],
  ];

  it.each(engines)(
    "%s: every test has its samples, with the same results as the library of stock SQLite",
    async (name, find) => {
      const found = await find();
      const { finished, recording } = await measure(name, found.file, ["int"]);
      checkComplete(recording, ["int"]);
      const { candidate } = recording.engines;
      expect(candidate).toMatchObject({
        name,
        kind: "shell",
        isolation: { memory: "process", file: "process", autocommit: "process" },
        floorNs: { memory: expect.any(Number), file: expect.any(Number), autocommit: expect.any(Number) },
      });
      checkFacts(candidate, found);
      expect(finished.words).toContain("Floor, memory: ");
      expect(finished.words).toContain(`${name} ${shownVersion(candidate)} against SQLite`);
      expect(finished.status).toBe(0);
    },
    timeouts,
  );

  it(
    "has DoltLite itself in its shell",
    async () => {
      const shell = await compileDoltliteShell();
      const sql = "SELECT dolt_version(), sqlite_version()";
      const answer = execFileSync(shell, [":memory:", sql], { encoding: "utf8", env: {} });
      expect(answer.trim()).toBe("v0.51.3|3.54.0");
    },
    timeouts,
  );
});
