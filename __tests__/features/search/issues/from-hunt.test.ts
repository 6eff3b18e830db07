import { expect, it } from "vitest";
import type { Case } from "../../../../src/features/search/hunt/cases.ts";
import { findingsOfHunt } from "../../../../src/features/search/issues/from-hunt.ts";
import { huntOf, slowCase } from "../hunt/situations.ts";

const gone = { cause: slowCase.cause, since: slowCase.since, name: slowCase.name, kind: slowCase.kind };

it("a hunt's cases of one cause are one finding, and a cause that is gone has recovered", () => {
  const other: Case = { ...slowCase, name: "hunt_slow_00000002", statements: ["SELECT 2;"], ratio: 4 };
  const hunt = huntOf([slowCase, other], {
    gone: [
      { ...gone, statements: ["SELECT 1;"] },
      { ...gone, statements: ["SELECT 3;"], cause: "00000000000000c9" },
    ],
  });
  expect(findingsOfHunt(hunt)).toMatchObject([
    {
      ...{ key: "hunt 00000000000000c1", kind: "hunt", state: "open", code: slowCase.statements },
      subject: "slow: SELECT count(*) FROM t1 AS a WHERE a.c1a LIKE '%7%';",
      rows: [
        {
          path: "hunt_slow_00000001",
          figure: expect.stringContaining("5.3x SQLite's time"),
          loss: Math.log(5.25),
        },
        { path: "hunt_slow_00000002", since: { time: slowCase.since } },
      ],
    },
    { key: "hunt 00000000000000c9", state: "recovered", rows: [] },
  ]);
});
