import { describe, expect, it } from "vitest";
import { storages } from "../../../src/model/test.ts";
import { planSequences, sequenceHash } from "../../../src/suite/sequence/orders.ts";
import { sequencesIn, stepNamed } from "../../../src/suite/sequence/steps.ts";

function planOf(parts: Partial<Parameters<typeof planSequences>[0]> = {}) {
  return planSequences({ suites: ["sequence"], storages, seed: 1, ...parts });
}

const all = planOf()?.sequences ?? [];
const onFile = all.filter(({ storage }) => storage === "file");

describe("the sequences of a run", () => {
  it("are full as a suite of their own, and short as a part of oltp", () => {
    expect(planOf()?.form).toBe("full");
    expect(planOf({ suites: ["oltp", "sequence"] })?.form).toBe("full");
    expect(planOf({ suites: ["oltp"] })?.form).toBe("short");
    expect(planOf({ suites: ["oltp"] })?.sequences.length).toBeLessThan(all.length);
  });

  it("are none where other suites, or some workloads, are chosen", () => {
    expect(planOf({ suites: ["types"] })).toBeUndefined();
    expect(planOf({ suites: ["oltp"], workloads: ["oltp_insert"] })).toBeUndefined();
    expect(planOf({ workloads: ["oltp_insert"] })?.form).toBe("full");
  });

  it("are in several orders in each storage that is chosen", () => {
    for (const form of [planOf(), planOf({ suites: ["oltp"] })]) {
      const orders = new Map(Map.groupBy(form?.sequences ?? [], ({ storage }) => storage));
      expect([...orders.keys()]).toEqual([...storages]);
      for (const own of orders.values()) {
        expect(own.length).toBeGreaterThan(2);
        expect(new Set(own.map(({ steps }) => steps.join())).size).toBe(own.length);
        expect(own.map(({ order }) => order)).toEqual(own.map((_, index) => index + 1));
      }
    }
    expect(new Set(planOf({ storages: ["memory"] })?.sequences.map(({ storage }) => storage))).toEqual(
      new Set(["memory"]),
    );
  });

  it("come from the seed", () => {
    expect(planOf()).toEqual(planOf());
    expect(planOf({ seed: 2 })?.sequences).not.toEqual(all);
  });

  it("have all steps, AUTOINCREMENT twice, and in memory no reopening", () => {
    const names = [...sequencesIn.sqlite.steps.map(({ name }) => name), "recreate_autoincrement"].toSorted();
    for (const { storage, steps } of all)
      expect(steps.toSorted()).toEqual(
        storage === "memory" ? names.filter((name) => name !== "reopen") : names,
      );
  });

  it("have the same order in each storage", () => {
    for (const { order, steps } of onFile) {
      const inMemory = all.find((one) => one.storage === "memory" && one.order === order);
      expect(inMemory?.steps).toEqual(steps.filter((name) => name !== "reopen"));
    }
  });

  it("have a workload first, and after each other step; one that changes rows by key after each new table", () => {
    for (const { steps } of onFile) {
      const purposes = steps.map((name) => stepNamed(name, "sqlite").purpose);
      expect(purposes[0]).toBe("workload");
      for (const [index, purpose] of purposes.entries()) {
        if (purpose === "workload") continue;
        expect(purposes[index + 1]).toBe("workload");
        if (purpose !== "recreate") continue;
        const after = stepNamed(steps[index + 1] as string, "sqlite");
        expect(after.changesRows).toBe(true);
        expect(after.name).not.toBe("insert_assigned");
      }
    }
  });
});

describe("the hash of sequences", () => {
  const size = { rows: 100_000, seed: 1 };

  // Another hash means that other SQL is executed, or in other orders: results from before and after are not merged.
  it("is known for a size", () => {
    expect({ short: sequenceHash("short", size), full: sequenceHash("full", size) }).toMatchInlineSnapshot(`
      {
        "full": "2058b6efbf152e3504b9ad32d49fa4a046eb827de05e04904bd17c6e1b5feab8",
        "short": "d435078dbcaa05b56c3b7a77cb1bf4669c2e3f12dbb6c5143a183a629617e3de",
      }
    `);
  });

  it("is known for servers", () => {
    expect(sequenceHash("full", size, "mysql")).toMatchInlineSnapshot(
      `"a7ebd2b58c07f869ff3a8b62183ad32f35af4431e58b7ee1aed728d79f6cabbd"`,
    );
  });

  it("differs where form, rows or seed differ", () => {
    const hashes = [
      sequenceHash("short", size),
      sequenceHash("full", size),
      sequenceHash("short", { ...size, rows: 999 }),
      sequenceHash("short", { ...size, seed: 2 }),
    ];
    expect(new Set(hashes).size).toBe(4);
    // More rows than a sequence has are no difference.
    expect(sequenceHash("short", { ...size, rows: 1000 })).toBe(hashes[0]);
  });
});
