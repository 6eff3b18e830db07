import { expect, it } from "vitest";
import { preparedFields } from "../../src/engines/prepared-file.ts";
import { blob, real, sql } from "../../src/suite/sql-template.ts";

it("writes each shape once, before its first execution, and the values of each execution", () => {
  const statements = [
    sql`BEGIN;`,
    sql`UPDATE sbtest1 SET c = ${"it's"} WHERE id = ${blob("00ff")};`,
    sql`INSERT INTO sbtest_types VALUES (${[1, -2, real("-0.500000"), ""]});`,
    sql`UPDATE sbtest1 SET c = ${"b"} WHERE id = ${blob("0100")};`,
    sql`COMMIT;`,
  ];
  expect([...preparedFields(statements)]).toEqual([
    ...["sBEGIN;", "e0"],
    ...["sUPDATE sbtest1 SET c = ? WHERE id = ?;", "e1", "tit's", "x00ff"],
    ...["sINSERT INTO sbtest_types VALUES (?, ?, ?, ?);", "e2", "i1", "i-2", "r-0.500000", "t"],
    ...["e1", "tb", "x0100"],
    ...["sCOMMIT;", "e3"],
  ]);
});
