import { describe, expect, it } from "vitest";
import {
  findMissing,
  unsupportedExamination,
  unsupportedWarnings,
} from "../../../../src/features/checks/unsupported/examine.ts";
import { type Unsupported, unsupportedFacts } from "../../../../src/features/checks/unsupported/facts.ts";
import type { WarnedRun } from "../../../../src/results/warnings.ts";

const names = { candidate: "DoltLite", baseline: "SQLite", base: "base" };

/** R-Trees, which 4 tests need, on some engines. */
function facts(tried: Unsupported["tried"], declared: Unsupported["declared"] = []): Unsupported {
  return { version: 1, needed: [{ feature: "rtree", tests: 4 }], declared, tried };
}

const has = (role: "candidate" | "baseline" | "base") => ({ role, feature: "rtree" }) as const;
const lacks = (role: "candidate" | "baseline" | "base") => ({ ...has(role), lacks: "no such module: <b>" });

const engines = {
  candidate: { name: "DoltLite" },
  baseline: { name: "SQLite" },
} as unknown as WarnedRun["engines"];
const warningsOf = (unsupported: Unsupported) =>
  unsupportedWarnings({ engines, features: { unsupported } } as WarnedRun);

describe("a part of SQL that an engine lacks", () => {
  it("is named once, with what would leave its tests out", () => {
    const found = findMissing(facts([lacks("candidate"), has("baseline")]));
    expect(found).toMatchObject([{ feature: "rtree", roles: ["candidate"], isLost: false, tests: 4 }]);
    const { words } = unsupportedExamination;
    expect(words?.failed(found)).toBe("R-Tree is missing");
    const [problem] = words?.problems(found, names, (text) => text.replace("<", "&lt;"), false) ?? [];
    expect(problem).toEqual({
      name: "R-Tree",
      reason:
        "DoltLite lacks it (no such module: &lt;b>): 4 tests cannot be compared; if that is meant, put unsupported: [rtree] into the " +
        "configuration file, which leaves the tests out",
    });
  });

  it("and that the base has was taken away by the change", () => {
    const found = findMissing(facts([lacks("candidate"), has("baseline"), has("base")]));
    expect(found[0]?.isLost).toBe(true);
    expect(unsupportedExamination.words?.failed(found)).toBe(
      "R-Tree is missing, and the base has what the candidate lacks",
    );
  });

  it("is not lost if the base lacks it too", () => {
    expect(findMissing(facts([lacks("candidate"), has("baseline"), lacks("base")]))[0]?.isLost).toBe(false);
  });

  it("is a warning if the settings name it", () => {
    const declared = facts([lacks("candidate"), has("baseline")], ["rtree"]);
    expect(findMissing(declared)).toEqual([]);
    expect(warningsOf(declared)).toEqual(["DoltLite has no R-Tree, as unsupported says: 4 tests left out."]);
  });
});

describe("a part of SQL that the settings name", () => {
  it("and that works is a warning", () => {
    expect(warningsOf(facts([has("candidate"), has("baseline")], ["rtree"]))).toEqual([
      "unsupported names rtree, and all engines have R-Tree: remove it, and 4 more tests can be measured.",
    ]);
  });

  it("and that was not tried is none", () => {
    expect(warningsOf(facts([], ["rtree"]))).toEqual([]);
  });
});

describe("nothing to say", () => {
  it("is there where every engine has everything, or nothing was tried", () => {
    const all = facts([has("candidate"), has("baseline")]);
    expect(findMissing(all)).toEqual([]);
    expect(warningsOf(all)).toEqual([]);
    expect(unsupportedWarnings({ engines } as WarnedRun)).toEqual([]);
  });
});

describe("the facts of several machines", () => {
  const shard = (unsupported: Unsupported) => ({ facts: unsupported }) as never;

  it("have what one of them found to be lacking", () => {
    const merged = unsupportedFacts.merge([
      shard(facts([has("candidate"), has("baseline")])),
      shard(facts([lacks("candidate"), has("baseline")])),
    ]);
    expect(merged).toEqual(facts([lacks("candidate"), has("baseline")]));
  });

  it("refuse other parts than the tool knows", () => {
    const { success } = unsupportedFacts.schema.safeParse({ ...facts([]), declared: ["levitation"] });
    expect(success).toBe(false);
  });
});
