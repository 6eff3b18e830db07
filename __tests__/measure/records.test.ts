import { describe, expect, it } from "vitest";
import { Records } from "../../src/measure/records.ts";
import type { Check } from "../../src/model/sample.ts";
import type { SampleStore } from "../../src/results/store/sample-store.ts";
import { changedWork, checked } from "../../src/verdict/equal-work.ts";
import { makeControl, makeRecord, makeTest, pairs } from "../builders/recordings.ts";

const test = makeTest();
const check: Check = {
  role: "candidate",
  work: { statements: 1, rows: 2, changes: 0 },
  hash: "0123456789abcdef",
};

/** Writes down what it is told. */
function scriptedStore(): SampleStore & { readonly log: string[] } {
  const log: string[] = [];
  return {
    log,
    sample: (_, { role, round }) => log.push(`sample ${role} ${round}`),
    check: (_, { role }) => log.push(`check ${role}`),
    failure: (_, { message }) => log.push(message),
    control: (_, { round }) => log.push(`control ${round}`),
    chunkStatements: (_, statements) => log.push(`chunks of ${statements}`),
    keep: (feature, key) => log.push(`${feature} keeps ${key}`),
    transaction: (keep) => {
      log.push("begin");
      keep();
      log.push("end");
    },
  };
}

const neverUnkept = (cause: Error): never => {
  throw cause;
};

describe("the records of a resumed run", () => {
  const failure = { reason: "crash", role: "candidate", message: "signal 11" } as const;
  const unfinished = {
    tests: [makeRecord({ samples: pairs([1, 2]), checks: [check], failures: [failure] })],
    controls: [makeControl([1, 1])],
    kept: { counts: [1] },
  };

  it("begin with what the store has, and do not store it again", () => {
    const store = scriptedStore();
    const other = makeTest({ workload: "table_scan" });
    const records = new Records([test, other], store, neverUnkept, unfinished);
    expect(records.all).toEqual([unfinished.tests[0], { ...other, samples: [], checks: [], failures: [] }]);
    expect(records.controls).toEqual(unfinished.controls);
    expect(records.keptOf("counts")).toEqual([1]);
    expect(records.keptOf("growth")).toEqual([]);
    expect(store.log).toEqual([]);
    expect(records.hasFailed(test, "candidate")).toBe(true);
    expect(records.hasFailed(test, "baseline")).toBe(false);
  });

  it("number the next pair of a control by those it has", () => {
    const store = scriptedStore();
    const records = new Records([test], store, neverUnkept, unfinished);
    records.control(test, { baselineNs: 1, controlNs: 2 });
    expect(store.log).toEqual(["control 3"]);
    expect(unfinished.controls[0]?.pairs).toHaveLength(2);
  });

  it("keep an engine's first check, and take another result for a failure", () => {
    const store = scriptedStore();
    const records = new Records([test], store, neverUnkept, {
      ...unfinished,
      tests: [makeRecord({ checks: [check] })],
    });
    records.check(test, check);
    expect(store.log).toEqual([]);
    records.check(test, { ...check, hash: "fedcba9876543210" });
    const changed = { ...checked(check, "when the run was resumed"), hash: "fedcba9876543210" };
    const failure = changedWork("oltp_point_select", checked(check), changed);
    expect(failure).toMatchObject({ role: "candidate" });
    expect(records.all[0]).toMatchObject({ checks: [check], failures: [failure] });
    expect(store.log).toEqual([failure?.message]);
  });

  it("refuse what was not planned", () => {
    expect(
      () => new Records([makeTest({ workload: "table_scan" })], scriptedStore(), neverUnkept, unfinished),
    ).toThrow("int/memory/reads/oltp_point_select is not planned");
  });
});

describe("what is kept together", () => {
  it("is stored in one transaction", () => {
    const store = scriptedStore();
    const records = new Records([test], store, neverUnkept);
    records.transaction(() => {
      for (const sample of pairs([1, 2])) records.sample(test, sample);
    });
    expect(store.log).toEqual(["begin", "sample baseline 1", "sample candidate 1", "end"]);
  });

  it("takes from a later check what the first has not counted, and stores that", () => {
    const calls = {
      ...{ fsync: 1, fdatasync: 0, syncFileRange: 0, msync: 0 },
      ...{ otherSync: 0, writes: 2, writeBytes: 3, unseen: 0 },
    };
    const work = { statements: 1, rows: 1, changes: 0 };
    const first = { role: "baseline", work, hash: "0123456789abcdef" } as const;
    const counted = { ...first, calls };
    const stored: unknown[] = [];
    const store = { ...scriptedStore(), check: (_: unknown, check: unknown) => stored.push(check) };
    const test = makeTest();
    const records = new Records([test], store, neverUnkept, {
      tests: [makeRecord({ checks: [first] })],
      controls: [],
      kept: {},
    });
    records.check(test, counted);
    records.check(test, { ...counted, calls: { ...calls, fsync: 9 } });
    expect(records.all[0]?.checks).toEqual([counted]);
    expect(stored).toEqual([counted]);
  });
});

describe("the checks of a test", () => {
  it("are in the order of the roles, whichever engine ends first", () => {
    const of = (role: Check["role"]): Check => ({ ...check, role });
    const records = new Records([test], scriptedStore(), neverUnkept, {
      tests: [makeRecord({ checks: [of("base"), of("candidate")] })],
      controls: [],
      kept: {},
    });
    records.check(test, of("baseline"));
    expect(records.all[0]?.checks.map(({ role }) => role)).toEqual(["baseline", "candidate", "base"]);
  });
});
