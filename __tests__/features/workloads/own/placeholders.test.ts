import { describe, expect, it } from "vitest";
import {
  fillIn,
  maxLengthOf,
  parsePlaceholders,
} from "../../../../src/features/workloads/own/placeholders.ts";
import { workloadStream } from "../../../../src/suite/random.ts";
import { shapeOf, textOf, valuesOf } from "../../../../src/suite/sql-template.ts";

function parse(sql: string) {
  const parsed = parsePlaceholders(sql);
  if ("problem" in parsed) throw new Error(parsed.problem);
  return parsed;
}

/** The statement of some repetitions. */
function fill(sql: string, repetitions = 1, seed = 1) {
  const random = workloadStream(seed, "own");
  return Array.from({ length: repetitions }, (_, index) => fillIn(parse(sql), index + 1, random));
}

describe("placeholders", () => {
  it("count repetitions from 1", () => {
    expect(fill("UPDATE t SET a = :i;", 3).map(textOf)).toEqual([
      "UPDATE t SET a = 1;",
      "UPDATE t SET a = 2;",
      "UPDATE t SET a = 3;",
    ]);
  });

  it("are replaced within texts, whose other colons stay", () => {
    expect(fill("SELECT f('-m', 'step :i of 12:30, it''s :in');").map(textOf)).toEqual([
      "SELECT f('-m', 'step 1 of 12:30, it''s :in');",
    ]);
  });

  it("are values that a prepared statement binds, a text as a whole", () => {
    const [filled] = fill("SELECT f('step :i', :i, 'fixed');");
    if (filled === undefined) throw new Error("nothing is filled in");
    expect(shapeOf(filled)).toBe("SELECT f(?, ?, 'fixed');");
    expect(valuesOf(filled)).toEqual(["step 1", 1]);
  });

  it("draw integers from the first to the last, and letters", () => {
    const values = fill("SELECT :rnd(-2,2), :text(12);", 500).flatMap(valuesOf);
    const integers = values.filter((value) => typeof value === "number");
    expect(new Set(integers)).toEqual(new Set([-2, -1, 0, 1, 2]));
    for (const text of values.filter((value) => typeof value === "string"))
      expect(text).toMatch(/^[a-z]{12}$/);
  });

  it("make a statement no longer than is known before", () => {
    const sql = "UPDATE t SET a = 'é :i :text(500)' WHERE b = :rnd(-9007199254740990,0) OR c = ':text(3)';";
    const most = maxLengthOf(parse(sql));
    for (const one of fill(sql, 100)) expect(textOf(one).length).toBeLessThanOrEqual(most);
    expect(most).toBeLessThan(sql.length + 600);
  });

  it("have the same values for the same seed, and others for another", () => {
    const texts = (seed: number) => fill("SELECT :rnd(1,1000000), ':text(20)';", 5, seed).map(textOf);
    expect(texts(7)).toEqual(texts(7));
    expect(texts(7)).not.toEqual(texts(8));
  });

  it("begin no comment with a negative number behind a minus", () => {
    expect(fill("UPDATE t SET a = a-:rnd(-5,-5) WHERE b = 1;").map(textOf)).toEqual([
      "UPDATE t SET a = a- -5 WHERE b = 1;",
    ]);
  });

  it.each([
    ["SELECT :j;", 'unknown placeholder ":j": did you mean ":i"? (one of :i, :rnd, :text)'],
    ["SELECT :rand(1,2);", 'unknown placeholder ":rand": did you mean ":rnd"? (one of :i, :rnd, :text)'],
    ["SELECT :rnd(1);", ":rnd is written :rnd(first,last), two whole numbers"],
    ["SELECT :rnd(a,b);", ":rnd is written :rnd(first,last), two whole numbers"],
    ["SELECT :i(5);", 'unknown placeholder ":i(5)": give one of :i, :rnd, :text'],
    ["SELECT :i$;", 'unknown placeholder ":i$": did you mean ":i"? (one of :i, :rnd, :text)'],
    ["SELECT :text;", ":text is written :text(n), a whole number"],
    ["SELECT :rnd(5,1);", ":rnd(5,1) begins above its end: give the lower number first"],
    ["SELECT ':rnd(5,1)';", ":rnd(5,1) begins above its end: give the lower number first"],
    ["SELECT :rnd(0,9007199254740993);", ":rnd(0,9007199254740993) has numbers beyond 2^53"],
    ["SELECT :text(0);", ":text(0) does not have 1 to 1000000 letters"],
    ["SELECT ?;", "? is a parameter, and nothing is bound to it: use :i, :rnd, :text"],
    ["SELECT ?1;", "?1 is a parameter, and nothing is bound to it: use :i, :rnd, :text"],
    ["SELECT @a;", "@a is a parameter, and nothing is bound to it: use :i, :rnd, :text"],
    ["SELECT $a;", "$a is a parameter, and nothing is bound to it: use :i, :rnd, :text"],
  ])("refuse %s", (sql, problem) => {
    expect(parsePlaceholders(sql)).toMatchObject({ problem });
  });
});
