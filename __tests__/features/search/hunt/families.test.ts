import { describe, expect, it } from "vitest";
import type { Case } from "../../../../src/features/search/hunt/cases.ts";
import { causeOf, familiesOf } from "../../../../src/features/search/hunt/families.ts";
import { slowCase } from "./situations.ts";

let number = 1;

function caseOf(part: Partial<Case>): Case {
  number++;
  return {
    ...slowCase,
    ...{ name: `hunt_slow_${String(number).padStart(8, "0")}`, causes: [`cause ${number}`] },
    statements: [`SELECT f${"x".repeat(number)}(k1) FROM t1;`],
    ...part,
  };
}

const plans = (...lines: string[]) => ({ candidate: lines, baseline: lines });
const axis = (name: string): Case["axes"] => [
  {
    name,
    points: [
      { value: 1, ratio: 1 },
      { value: 16, ratio: 9 },
    ],
  },
];
/** The cases with their causes, each found after those before it. */
function withCauses(cases: readonly Case[]): Case[] {
  const found: Case[] = [];
  for (const one of cases) found.push({ ...one, cause: causeOf(one, found) });
  return found;
}
const sizes = (...cases: Case[]) => familiesOf(withCauses(cases)).map(({ others }) => 1 + others.length);

describe("cases of one cause", () => {
  it("have a plan with the same operations, whatever these are for, and grow on the same axis", () => {
    const order = caseOf({ plans: plans("SCAN a", "USE TEMP B-TREE FOR ORDER BY") });
    const group = caseOf({
      plans: plans("SCAN b", "USE TEMP B-TREE FOR GROUP BY"),
      axes: axis("rows of t2"),
    });
    expect(sizes(order, group)).toEqual([2]);
    expect(sizes(order, { ...group, axes: axis("columns of t2") })).toEqual([1, 1]);
    expect(sizes(order, { ...group, axes: [] })).toEqual([1, 1]);
    expect(sizes(order, { ...group, reference: "base" })).toEqual([1, 1]);
  });

  it("are told apart where plans are nothing but scans", () => {
    expect(sizes(caseOf({}), caseOf({}))).toEqual([1, 1]);
    expect(sizes(caseOf({ causes: ["wide", "index plain"] }), caseOf({ causes: ["wide"] }))).toEqual([2]);
    const same = { statements: ["SELECT k1 FROM t1 WHERE k1 = 5;"] };
    expect(sizes(caseOf(same), caseOf({ statements: ["SELECT k2 FROM t2 WHERE k2 = 99;"] }))).toEqual([2]);
  });

  it("grow on pending edits or columns, whatever else they need", () => {
    for (const rare of ["pending edits", "columns of t1"])
      expect(sizes(caseOf({ axes: axis(rare) }), caseOf({ axes: axis(rare) }))).toEqual([2]);
    expect(sizes(caseOf({ axes: axis("pending edits") }), caseOf({ axes: axis("columns of t1") }))).toEqual([
      1, 1,
    ]);
  });

  it("search indexes alike, whatever the names", () => {
    const search = (table: string, index: string) => plans(`SEARCH ${table} USING INDEX ${index} (c1a=?)`);
    expect(sizes(caseOf({ plans: search("a", "i1a") }), caseOf({ plans: search("b", "i2c") }))).toEqual([2]);
  });

  it("need the same if they are no times, and are refused in the same words", () => {
    const refused = (message: string, cause: string) => caseOf({ kind: "refused", message, causes: [cause] });
    const one = refused("no such column: c1a (code 1)", "view");
    expect(sizes(one, refused("no such column: c2b (code 1)", "view"))).toEqual([2]);
    expect(sizes(one, refused("syntax error", "view"))).toEqual([1, 1]);
    expect(sizes(one, refused("no such column: c2b (code 1)", "trigger"))).toEqual([1, 1]);
    const wrong = (cause: string) => caseOf({ kind: "wrong", causes: [cause] });
    expect(sizes(wrong("predicate/absolute"), wrong("predicate/absolute"), wrong("view"))).toEqual([2, 1]);
    expect(sizes(wrong("view"), caseOf({ causes: ["view"] }))).toEqual([1, 1]);
  });

  it("come in their order, the worst first", () => {
    const cases = withCauses([caseOf({ causes: ["x"] }), caseOf({}), caseOf({ causes: ["x"] })]);
    const [worst, alone, other] = cases;
    expect(familiesOf(cases)).toEqual([
      { worst, others: [other] },
      { worst: alone, others: [] },
    ]);
    expect(familiesOf([])).toEqual([]);
  });
});

describe("the cause of a case", () => {
  it("has the same name in two hunts that know nothing of each other, whatever the statement", () => {
    const search = plans("SEARCH a USING INDEX i1a (c1a=?)", "USE TEMP B-TREE FOR ORDER BY");
    const one = caseOf({ plans: search, axes: axis("rows of t1") });
    const other = caseOf({
      plans: plans("SEARCH b USING INDEX i2b (c2b=?)", "USE TEMP B-TREE FOR GROUP BY"),
      axes: axis("rows of t2"),
    });
    expect(causeOf(other, [])).toBe(causeOf(one, []));
    expect(causeOf({ ...other, axes: [] }, [])).not.toBe(causeOf(one, []));
    expect(causeOf({ ...other, kind: "wrong" }, [])).not.toBe(causeOf(one, []));
    const wrong = caseOf({ kind: "wrong", causes: ["key text", "predicate/in list"] });
    expect(causeOf(caseOf({ kind: "wrong", causes: ["predicate/in list", "key text"] }), [])).toBe(
      causeOf(wrong, []),
    );
  });

  it("is that of the first case that is alike, which keeps its name", () => {
    const first = { ...caseOf({ causes: ["view", "wide"] }), cause: "00000000000000aa" };
    expect(causeOf(caseOf({ causes: ["view"] }), [caseOf({}), first])).toBe("00000000000000aa");
  });
});
