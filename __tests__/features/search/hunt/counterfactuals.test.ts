import { describe, expect, it } from "vitest";
import type { Batch } from "../../../../src/engines/race.ts";
import { closingWords, counterfactualsOf } from "../../../../src/features/search/hunt/counterfactuals.ts";
import { timedOf } from "../../../../src/features/search/hunt/situation.ts";
import { scriptedRacer } from "./scripted-racer.ts";
import { firstWith } from "./situations.ts";

const join = firstWith(
  ({ state, schema, work }) =>
    state.storage === "file" &&
    schema.tables.some(({ indexes }) => indexes.length > 0) &&
    timedOf({ schema, state, work }).some((sql) => /FROM \w+ AS a JOIN \w+ AS b ON/.test(sql)),
);
const memory = { ...join, state: { ...join.state, storage: "memory" as const, cache: 0 } };

/** Engines of which the candidate is nine times as slow unless something is so. */
const lookAt = async (isFast: (batch: Batch, timed: string) => boolean, situation = join) => {
  const { racer } = scriptedRacer((role, { timed }, batch) => {
    const isSlow = role === "candidate" && !isFast(batch, timed.join());
    return isSlow ? { firstNs: 9000, medianNs: 9000 } : { firstNs: 1000, medianNs: 1000 };
  });
  const counterfactuals = await counterfactualsOf(racer, situation, "baseline", () => false);
  return { counterfactuals, words: closingWords({ ratio: 9, counterfactuals }) };
};

const has = (sql: RegExp) => (batch: Batch) => batch.setup.some((one) => sql.test(one));

describe("the change that closes a case's gap", () => {
  it.each([
    ["the cache", has(/cache_size = -1048576/), "with a cache of 1 GiB 1.0x: it is the cache"],
    ["the flushes", has(/synchronous = OFF/), "with no flushes 1.0x: it is the flushes"],
    ["the statistics", has(/^ANALYZE/), "with ANALYZE 1.0x: it is the missing statistics"],
    [
      "an index",
      (batch: Batch) => !has(/^CREATE .*INDEX/)(batch),
      "with no index 1.0x: it is an index that CREATE INDEX made",
    ],
    [
      "the join order",
      (_: Batch, timed: string) => / AS b CROSS JOIN \w+ AS a ON/.test(timed),
      "with the other join order 1.0x: it is the join order",
    ],
  ])("is named if it is %s", async (_, isFast, words) => {
    expect((await lookAt(isFast)).words).toBe(words);
  });

  it("is named by nobody if none does, or one closes a part", async () => {
    const { counterfactuals, words } = await lookAt(() => false);
    expect([words, counterfactuals.map(({ ratio }) => ratio)]).toEqual([undefined, [9, 9, 9, 9, 9, 9]]);
    const part = [{ name: "ANALYZE", ratio: 3 }];
    expect(closingWords({ ratio: 9, counterfactuals: part })).toBeUndefined();
  });

  it("is looked for only where the case has it, and as long as there is time", async () => {
    const { counterfactuals } = await lookAt(() => false, memory);
    expect(counterfactuals.map(({ name }) => name)).not.toContain("no flushes");
    const { racer } = scriptedRacer(() => ({}));
    expect(await counterfactualsOf(racer, join, "baseline", () => true)).toEqual([]);
  });
});
