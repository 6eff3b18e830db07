import { describe, expect, it } from "vitest";
import {
  causesOf,
  fingerprintOf,
  isExplained,
  sameCauses,
  skeletonOf,
  withoutValues,
} from "../../../../src/features/search/hunt/fingerprint.ts";
import { isRead, traitsOf } from "../../../../src/features/search/hunt/situation.ts";
import { firstWith } from "./situations.ts";

describe("withoutValues", () => {
  it.each([
    ["SELECT c1a FROM t1 WHERE k1 = 7", "SELECT c FROM t WHERE k = ?"],
    ["SELECT c2ab FROM t2v AS a WHERE a.c2b IN (1, 22, 333)", "SELECT c FROM tv AS a WHERE a.c IN (?, ...)"],
    ["DELETE FROM t1 WHERE c1a = 'it''s' OR c1b = X'AB01'", "DELETE FROM t WHERE c = ? OR c = ?"],
    ["SEARCH a USING INDEX i2b (c2a=?)", "SEARCH a USING INDEX i (c=?)"],
    ["SELECT 1.5 + 20", "SELECT ? + ?"],
  ])("%s", (sql, expected) => expect(withoutValues(sql)).toBe(expected));

  it("is the same for longer lists, other values and other tables", () => {
    const [one, other] = [
      "SELECT k1 FROM t1 WHERE k1 IN (1, 2)",
      "SELECT k2 FROM t2 WHERE k2 IN (5, 6, 7, 8)",
    ];
    expect(withoutValues(one)).toBe(withoutValues(other));
  });
});

describe("fingerprintOf", () => {
  const shapes = { kind: "slow", skeleton: "SELECT count(*) FROM t", plans: ["SCAN t"] } as const;

  it("is another one for another kind, skeleton or plan", () => {
    const all = [
      shapes,
      { ...shapes, kind: "wrong" as const },
      { ...shapes, skeleton: "SELECT max(k) FROM t" },
      { ...shapes, plans: ["SEARCH t"] },
    ].map(fingerprintOf);
    expect(new Set(all).size).toBe(4);
    expect(all.every((one) => /^[0-9a-f]{16}$/.test(one))).toBe(true);
    expect(fingerprintOf({ ...shapes })).toBe(all[0]);
  });

  it("is made of statements without values", () => {
    const like = firstWith((one) => traitsOf(one).has("predicate/like inside") && isRead(one));
    expect(skeletonOf(like)).toContain(" LIKE ?");
    expect(skeletonOf(like)).not.toContain("'");
  });
});

describe("causes", () => {
  it("are the traits that are special, or all of them if none is", () => {
    const like = firstWith((one) => traitsOf(one).has("predicate/like inside"));
    expect([...causesOf(like)]).toContain("predicate/like inside");
    expect([...causesOf(like)].some((one) => one.startsWith("output/"))).toBe(false);
    const plain = firstWith((one) => {
      const traits = [...traitsOf(one)];
      return traits.length > 0 && traits.every((trait) => trait === "read/count");
    });
    expect([...causesOf(plain)]).toEqual(["read/count"]);
  });

  it("are the same if one case needs no more than the other", () => {
    expect(sameCauses(["a", "b"], ["b"])).toEqual(["b"]);
    expect(sameCauses(["a", "b"], ["b", "c"])).toBeUndefined();
    expect(sameCauses(["a"], ["b"])).toBeUndefined();
  });

  it("explain a situation that has all of them", () => {
    const like = firstWith((one) => traitsOf(one).has("predicate/like inside"));
    expect(isExplained(like, [["predicate/like inside"]])).toBe(true);
    expect(isExplained(like, [["predicate/like inside", "no such trait"]])).toBe(false);
    expect(isExplained(like, [])).toBe(false);
  });
});
