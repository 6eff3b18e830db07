import { describe, expect, it } from "vitest";
import { requireAsked, withCounters } from "../../../../src/features/figures/counters/asking.ts";
import type { MeasureSettings } from "../../../../src/model/settings.ts";
import { suiteHashes } from "../../../../src/suite/fingerprint.ts";
import { planTests } from "../../../../src/suite/plan-tests.ts";
import { suites } from "../../../../src/suite/suites.ts";
import { errorMessage } from "../../../error-message.ts";
import { makeOwn, placed, withOwnWorkloads } from "../../workloads/own/workloads.ts";

const query = "SELECT name, value FROM stats;";
const asked = "SELECT name || '=' || CAST(value AS INTEGER) FROM (SELECT name, value FROM stats);";

describe("a query for the counters of the tool's own suites", () => {
  it("is asked by all workloads of all suites that have any", () => {
    expect(withCounters(suites, {})).toBe(suites);
    const { oltp, types, tpcc, sequence } = withCounters(suites, { counters: query });
    for (const one of [oltp, types, tpcc])
      expect(new Set(one.workloads.map(({ counters }) => counters)), one.name).toEqual(new Set([asked]));
    expect(sequence).toBe(suites.sequence);
  });

  it("leaves own workloads theirs", () => {
    const counters = placed("bench/own.yml", "SELECT 'a' AS name, 1 AS value;")[0];
    const own = withOwnWorkloads([makeOwn({ compare: "base", ...(counters && { counters }) })]);
    expect(withCounters(own, { counters: query }).own).toBe(own.own);
  });

  it("has a hash of its own in results, and changes no other", () => {
    const size = { rows: 1000, seed: 1 };
    const selection = { suites: ["oltp", "types"], variants: ["int"], storages: ["memory"] } as const;
    const tests = planTests(selection);
    const hashesOf = (given: Readonly<Record<string, unknown>>) =>
      suiteHashes(size, tests, { catalogue: withCounters(suites, given) });
    const [without, first, other] = [{}, { counters: query }, { counters: "SELECT 1, 2" }].map(hashesOf);
    expect(without?.others).not.toHaveProperty("counters");
    expect(first?.hash).toBe(without?.hash);
    expect(first?.others?.types).toBe(without?.others?.types);
    expect(first?.others?.counters).toMatch(/^[0-9a-f]{64}$/);
    expect(other?.others?.counters).not.toBe(first?.others?.counters);
  });

  it.each([
    [{ counters: query }, { suites: ["own"] }, "none of the measured suites, own, can be asked"],
    [{ counters: query }, { threads: 4 }, "several connections are not asked"],
    [{ counters: query }, { base: undefined }, "they are compared with the base's, and no base is given"],
  ] as const)("is refused where it has no effect: %j %j", (given, parts, message) => {
    const settings = { given, suites: ["oltp"], threads: 1, base: "base.so", ...parts };
    expect(errorMessage(() => requireAsked(settings as unknown as MeasureSettings, suites))).toContain(
      message,
    );
  });
});
