import { describe, expect, it } from "vitest";
import { requireThreads } from "../../../../src/features/workloads/connections/threads.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";
import { timedStatements, timedTransactions } from "../../../../src/suite/sql.ts";
import { textOf } from "../../../../src/suite/sql-template.ts";
import { suitesIn } from "../../../../src/suite/suites.ts";

const size = { rows: 1000, seed: 1, warehouses: 3 };
const catalogue = suitesIn("mysql");
const count = 3;
const selection = { suites: ["server", "tpcc"], variants: [], storages: ["file"], threads: count } as const;
const tests = planTests(selection, catalogue);

const parts = (test: { readonly variant: "server" | "server_long" | "tpcc"; readonly workload: string }) =>
  Array.from({ length: count }, (_, index) => [
    ...timedStatements(test, size, catalogue, { number: index + 1, count }),
  ]);

/** The keys that statements on a table change or insert. */
function writtenKeys(statements: readonly string[]): Set<number> {
  const pattern = /^(?:DELETE FROM|UPDATE) \w+ .*?WHERE id = (\d+)|^INSERT INTO \w+ VALUES \((\d+)/;
  return new Set(
    statements.flatMap((sql) => {
      const [, changed, inserted] = pattern.exec(sql) ?? [];
      return changed === undefined && inserted === undefined ? [] : [Number(changed ?? inserted)];
    }),
  );
}

const writes = tests.flatMap(({ kind, variant, workload }) =>
  kind === "writes" && variant !== "tpcc" ? [{ variant, workload }] : [],
) as { readonly variant: "server" | "server_long"; readonly workload: string }[];

describe("a workload of several connections", () => {
  it("is every test of the suites for servers but the one that makes a table", () => {
    const all = planTests({ ...selection, threads: 1 }, catalogue);
    const names = new Set(tests.map(({ workload }) => workload));
    expect([...new Set(all.map(({ workload }) => workload))].filter((name) => !names.has(name))).toEqual([
      "bulk_insert",
    ]);
  });

  it.each(writes)("writes rows that no other connection writes: $variant $workload", (test) => {
    const keys = parts(test).map(writtenKeys);
    for (const own of keys) expect(own.size).toBeGreaterThan(0);
    const all = keys.flatMap((own) => [...own]);
    expect(new Set(all).size).toBe(all.length);
  });

  it("reads in a writing test only rows that no other connection writes", () => {
    const ranges = parts({ variant: "server", workload: "oltp_read_write" }).map((own) =>
      own.flatMap((sql) => {
        const [, key, first, last] = /WHERE id (?:= (\d+)|BETWEEN (\d+) AND (\d+))/.exec(sql) ?? [];
        return [key, first, last].flatMap((one) => (one === undefined ? [] : [Number(one)]));
      }),
    );
    for (const [index, own] of ranges.entries()) {
      expect(Math.min(...own)).toBeGreaterThan(index === 0 ? 0 : Math.max(...(ranges[index - 1] ?? [])));
      expect(Math.max(...own)).toBeLessThanOrEqual(size.rows);
    }
  });

  it("has as many statements in all as that of one connection, which stays as it is", () => {
    for (const { variant, workload, kind } of tests) {
      if (variant === "tpcc") continue;
      const test = { variant: variant as "server", workload };
      const alone = [...timedStatements(test, size, catalogue)];
      expect(parts(test).flat(), `${kind} ${workload}`).toHaveLength(alone.length);
      expect([...timedStatements(test, size, catalogue)]).toEqual(alone);
    }
  });

  it("is the same for the same seed, and another for each connection", () => {
    const test = { variant: "server", workload: "oltp_point_select" } as const;
    const [first, second] = parts(test);
    expect(parts(test)[0]).toEqual(first);
    expect(second).not.toEqual(first);
  });

  it("of tpcc is dealt from one deck, on warehouses of its own", () => {
    const test = { variant: "tpcc", workload: "standard_mix_durable" } as const;
    const dealt = Array.from({ length: count }, (_, index) => [
      ...(timedTransactions(test, size, catalogue, { number: index + 1, count }) ?? []),
    ]);
    const names = Object.groupBy(dealt.flat(), ({ name }) => name);
    expect(Object.values(names).map((own) => own?.length)).toEqual(expect.arrayContaining([180, 172, 16]));
    expect(dealt.flat()).toHaveLength(400);
    for (const [index, own] of dealt.entries()) {
      const sql = own.flatMap(({ statements }) => statements.map(textOf)).join("\n");
      const used = new Set(
        [...sql.matchAll(/\b(?:w|d_w|c_w|s_w|o_w|ol_w|no_w)_id = (\d+)/g)].map(([, id]) => id),
      );
      expect(used).toEqual(new Set([String(index + 1)]));
    }
  });
});

describe("several connections", () => {
  const settings = {
    threads: 4,
    candidate: "server.yml",
    suites: ["server"],
    rows: 1000,
    warehouses: 1,
  } as const;

  it.each([
    [{ candidate: "libengine.so" }, 'candidate "libengine.so" is no server'],
    [
      { suites: ["own"] },
      "the suite own is for one connection: omit threads, or choose from the suites tpcc, server",
    ],
    [{ suites: ["sequence", "server"] }, "the suite sequence is for one connection"],
    [{ rows: 30 }, "rows must be at least 40"],
    [{ suites: ["tpcc"] }, "warehouses must be at least 4"],
  ] as const)("are refused with %j", (other, message) => {
    expect(() => requireThreads({ ...settings, ...other }, catalogue)).toThrow(message);
  });

  it("are allowed on servers with enough rows and warehouses", () => {
    expect(() => requireThreads(settings, catalogue)).not.toThrow();
    expect(() => requireThreads({ ...settings, suites: ["tpcc"], warehouses: 4 }, catalogue)).not.toThrow();
  });
});
