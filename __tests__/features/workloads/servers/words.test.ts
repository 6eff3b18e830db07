import { describe, expect, it } from "vitest";
import { serverNotes, unequalServerSettings } from "../../../../src/features/workloads/servers/words.ts";
import type { EngineFacts } from "../../../../src/model/engine.ts";
import { fullRecording, makeRecord } from "../../../builders/recordings.ts";
import { verdictOf } from "../../../builders/verdicts.ts";

describe("the notes on servers", () => {
  const { engines, machine } = fullRecording();
  const candidate = { ...engines.candidate, kind: "server" } as const;
  const servers = { engines: { ...engines, candidate } };
  const writes = verdictOf([makeRecord({ kind: "writes", workload: "oltp_insert" })]);

  it("say that writes are timed one server after the other", () => {
    expect(serverNotes(servers, writes)).toEqual([
      expect.stringMatching(/^Writes of servers are timed one server after the other/),
    ]);
  });

  it("say how long the disk takes for a flush if both servers commit to it", () => {
    const known = { ...servers, ...(machine && { machine: { ...machine, flushNs: 200_000 } }) };
    expect(serverNotes(known, writes)).toEqual([
      expect.stringMatching(/^Writes: this disk took 200 us to make 4 KiB durable/),
      expect.stringMatching(/^Writes of servers/),
    ]);
  });

  it("are absent without servers, and without writes", () => {
    expect(serverNotes({ engines }, writes)).toEqual([]);
    expect(serverNotes(servers, verdictOf([makeRecord()]))).toEqual([]);
  });
});

const unequal = (baseline: EngineFacts, candidate: EngineFacts, hasOwn: boolean) =>
  unequalServerSettings({
    engines: { baseline, candidate },
    suite: { hash: "00", rows: 1, seed: 1, sql: {}, ...(hasOwn ? { others: { own: "00" } } : {}) },
  });

describe("settings of servers that are not the same", () => {
  const server = (name: string, serverSettings: Readonly<Record<string, string>>) => ({
    name,
    serverSettings,
  });
  const flushing = { innodb_flush_log_at_trx_commit: "1", collation_database: "utf8mb4_bin" };
  const baseline = server("MariaDB", flushing);

  it("are named with both values, those of tables only where a user has made tables", () => {
    const candidate = server("Dolt", {
      innodb_flush_log_at_trx_commit: "2",
      collation_database: "utf8mb4_0900_bin",
    });
    const flushes =
      "Not the same innodb_flush_log_at_trx_commit: 1 on MariaDB, 2 on Dolt. Multipliers of writes";
    expect(unequal(baseline, candidate, false)).toEqual([expect.stringContaining(flushes)]);
    expect(unequal(baseline, candidate, true)).toEqual([
      expect.stringContaining(flushes),
      expect.stringContaining(
        "Not the same collation_database: utf8mb4_bin on MariaDB, utf8mb4_0900_bin on Dolt.",
      ),
    ]);
  });

  it("are none if one does not know a setting, or if they are the same", () => {
    expect(unequal(baseline, server("Dolt", {}), true)).toEqual([]);
    expect(unequal(baseline, server("Same", flushing), true)).toEqual([]);
    const one = server("One", {
      log_bin: "OFF",
      innodb_buffer_pool_size: "1G",
      innodb_flush_method: "fsync",
    });
    const other = server("Other", {
      ...{ log_bin: "0", innodb_buffer_pool_size: "1073741824", innodb_flush_method: "FSYNC" },
    });
    expect(unequal(one, other, true)).toEqual([]);
  });

  it("are also those of memory and of how files are written", () => {
    const [one, other] = ["1", "2"].map((value) =>
      server(`Server ${value}`, {
        innodb_flush_method: value,
        innodb_doublewrite: value,
        innodb_buffer_pool_size: `${value}G`,
      }),
    ) as [ReturnType<typeof server>, ReturnType<typeof server>];
    expect(unequal(one, other, false)).toEqual([
      expect.stringMatching(/^Not the same innodb_flush_method: .* Multipliers of writes may say/),
      expect.stringMatching(/^Not the same innodb_doublewrite: .* Multipliers of writes may say/),
      "Not the same innodb_buffer_pool_size: 1G on Server 1, 2G on Server 2. Multipliers may say as much of that as of the servers.",
    ]);
  });
});
