import { expect, it } from "vitest";
import { steadyTable } from "../../../../../src/features/figures/age/steady/table.ts";
import { makeLoad } from "./loads.ts";

const names = { baseline: "MariaDB", candidate: "Dolt" };

it("the table of a steady load has a row for each engine, with a dash for what is not known", () => {
  const files = { main: 1, log: 0, others: 0 };
  const whole = makeLoad("candidate", 40, { 100: 2e9 }, (second) => 1e6 * (second + 1), {
    reopened: { ns: 5e8, files },
  });
  const failed = makeLoad("baseline", 0);
  const table = steadyTable({ steady: { minutes: 1, engines: [failed, whole] } }, names);
  const cellsOf = (index: number) => {
    const row = table?.rows[index];
    return row !== undefined && "cells" in row ? row.cells : row;
  };
  expect(cellsOf(0)).toEqual(["MariaDB", "0", "0", "-", "-", "-", "-", "0", "-", "-", "-", "-", "-", ""]);
  const cells = cellsOf(1) ?? [];
  expect(cells.slice(0, 4)).toEqual(["Dolt", "3,801", "100", "0"]);
  expect(cells.slice(6, 9)).toEqual(["2 s", "1", "2 s"]);
  expect(cells.slice(9, 13)).toEqual(["1 MB", "40 MB", "40 MB", "500 ms"]);
  expect(cells[13]).toHaveLength(20);
  expect(steadyTable({}, names)).toBeUndefined();
});
