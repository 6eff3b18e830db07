import { describe, expect, it } from "vitest";
import { limitRules } from "../../src/options/limit-values.ts";
import { sql } from "../../src/suite/sql-template.ts";
import { suites } from "../../src/suite/suites.ts";

const catalogue = {
  ...suites,
  own: {
    ...suites.own,
    workloads: ["load", "seek", "seek_control", "grow.n=10", "grow.n=100"].map((name) => ({
      ...(suites.oltp.workloads[0] as object),
      name,
      kind: name === "load" || name.startsWith("grow") ? "writes" : "reads",
      statements: () => (name === "load" ? [sql`BEGIN;`, sql`COMMIT;`] : [sql`COMMIT;`]),
      opens: name === "seek" ? "connection" : undefined,
    })),
  },
} as unknown as typeof suites;

function messageOf(limit: object): string | undefined {
  const { error } = limitRules(catalogue).schema.safeParse([limit]);
  return error?.issues[0]?.message;
}

const load = { match: "own/file/writes/load", figure: "file-bytes" };

const aged = { match: "age/append", figure: "open", "at-most": "2x", "relative-to": "base" };

describe("a limit", () => {
  it.each([
    { ...load, per: "row", "at-most": 150 },
    { ...load, figure: "written-bytes", "at-most": "10%", "relative-to": "file-bytes" },
    { ...load, "at-most": "90%", "relative-to": "before" },
    { match: "own/*/reads/seek", figure: "time", "at-most": "1.3x", "relative-to": "seek_control" },
    { for: { workload: "grow" }, figure: "allocations", "grows-at-most": 1.2 },
    { ...load, figure: "counter:chunks read", "at-most": 4 },
    { ...load, figure: "p99", "at-most": "4x", "relative-to": "baseline" },
    { ...load, figure: "time", "at-most": "120ms" },
    { ...load, figure: "commit", "at-most": "2x", "relative-to": "base" },
    { match: "own/*/writes", figure: "commit", "at-most": "20ms" },
    { match: "own/*/reads", figure: "open", "at-most": "20ms" },
    { ...load, figure: "longest", "at-most": "1.5s" },
    { match: "contention/same/*/4", figure: "p99", "at-most": "4x", "relative-to": "base" },
    { match: "age/*", figure: "open", "at-most": "2x", "relative-to": "base" },
    { match: "contention/same/*/4", figure: "time", "at-most": "150%", "relative-to": "baseline" },
  ])("%j is read, and written as it was read", (given) => {
    const rules = limitRules(catalogue);
    const limits = rules.schema.parse([given]);
    const written = JSON.parse(JSON.stringify(rules.write(limits)));
    expect(rules.schema.parse(written)).toEqual(limits);
  });

  it.each<[object, string]>([
    [load, "needs either at-most or grows-at-most"],
    [{ ...load, "at-most": 1, "grows-at-most": 1 }, "needs either at-most or grows-at-most"],
    [
      { ...load, "at-most": "10%" },
      "at-most 10% needs relative-to: base, baseline, before, another figure, or another workload",
    ],
    [
      { ...load, "at-most": 10, "relative-to": "base" },
      'relative-to needs a share such as 10% or 1.3x as at-most, not "10"',
    ],
    [
      { ...load, "at-most": "0x", "relative-to": "base" },
      "a number above 0 such as 150, a time such as 120ms, or with relative-to a share such as 10% or 1.3x",
    ],
    [{ ...load, "at-most": -1 }, "a number above 0"],
    [
      { ...load, "at-most": "10%", "relative-to": "file-bytes" },
      'relative-to "file-bytes" is the figure itself',
    ],
    [
      { ...load, figure: "flushes", "at-most": "10%", "relative-to": "before" },
      "relative-to: before is of file-bytes alone",
    ],
    [
      { ...load, figure: "bytes", "at-most": 1 },
      "time, open, commit, p99, longest, instructions, file-bytes",
    ],
    [
      { ...load, figure: "engine-bytes", "at-most": 1 },
      "time, open, commit, p99, longest, instructions, file-bytes",
    ],
    [{ ...load, figure: "time", "at-most": 1 }, "time is a time: give one such as 120ms as at-most"],
    [{ ...load, "at-most": "120ms" }, "file-bytes is no time: give a number, or a share with relative-to"],
    [{ ...load, figure: "time", per: "row", "at-most": "1ms" }, "time has no per"],
    [
      { ...load, figure: "time", "at-most": "1ms", "relative-to": "seek" },
      'relative-to needs a share such as 10% or 1.3x as at-most, not "1000000ns"',
    ],
    [
      { ...load, figure: "time", "at-most": "2x", "relative-to": "base" },
      "or ceilings for base and baseline",
    ],
    [{ ...load, figure: "p99", "at-most": 5 }, "p99 is a time: give one such as 120ms as at-most"],
    [
      { ...load, figure: "longest", "at-most": "2x", "relative-to": "file-bytes" },
      "longest has a limit as a time",
    ],
    [{ ...load, figure: "open", "grows-at-most": 1 }, "open has a limit as a time, or beside another engine"],
    [{ ...load, "grows-at-most": 1 }, "no test that it names is one"],
    [{ ...aged, match: "age/apend" }, '"age/apend" is no shape of life: expected age/ and append, update'],
    [{ ...aged, figure: "flushes" }, "flushes is no figure of age/append: expected time, cpu, disk"],
    [{ ...aged, match: "contention/*/*/*" }, "open is no figure of contention/*/*/*: expected time"],
    [{ ...aged, "at-most": 5 }, "age/append has limits beside another engine alone"],
    [{ ...aged, "relative-to": "before" }, "age/append has limits beside another engine alone"],
    [{ ...aged, figure: "disk", match: "own/*/reads" }, "disk is a figure of ageing databases: match age/*"],
    [{ ...aged, match: "age" }, "or age/append, or contention/same/threads/4, with * for any name"],
    [{ ...load, "at-most": "2x", "relative-to": "lode" }, 'not "lode"'],
    [
      { ...load, "at-most": "2x", "relative-to": "seek" },
      'the workload "seek" has no section in common with what the limit names',
    ],
    [
      { match: "own/memory/writes/load", figure: "fsyncs", "at-most": 1 },
      "fsyncs is of files: no test that it names has the storage file or autocommit",
    ],
    [
      { ...load, figure: "open", "at-most": "1ms" },
      "open is of a connection or a process each time: no test",
    ],
    [
      { match: "own/file/writes/grow", figure: "commit", "at-most": "1ms" },
      "commit is of other statements and then COMMIT: no test that it names has that",
    ],
    [{ match: "own/file/writes/lode", figure: "fsyncs", "at-most": 1 }, "no test of the suites is"],
    [{ figure: "fsyncs", "at-most": 1 }, "needs either for or match"],
  ])("%j is refused: %s", (given, message) => {
    expect(messageOf(given)).toContain(message);
  });
});
