import { expect, it } from "vitest";
import { preparedFields } from "../../src/engines/prepared-file.ts";

it("writes each shape once, before its first execution, and the values of each execution", () => {
  const statements = [
    "BEGIN;",
    "UPDATE sbtest1 SET c = 'it''s' WHERE id = X'00ff';",
    "INSERT INTO sbtest_types VALUES (1, -2, -0.500000, '');",
    "UPDATE sbtest1 SET c = 'b' WHERE id = X'0100';",
    "COMMIT;",
  ];
  expect([...preparedFields(statements)]).toEqual([
    ...["sBEGIN;", "e0"],
    ...["sUPDATE sbtest1 SET c = ? WHERE id = ?;", "e1", "tit's", "x00ff"],
    ...["sINSERT INTO sbtest_types VALUES (?, ?, ?, ?);", "e2", "i1", "i-2", "r-0.500000", "t"],
    ...["e1", "tb", "x0100"],
    ...["sCOMMIT;", "e3"],
  ]);
});
