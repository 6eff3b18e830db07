import { describe, expect, it } from "vitest";
import { cold } from "../../../src/suite/cold/suite.ts";
import { oltp } from "../../../src/suite/oltp/suite.ts";
import { timedStatements } from "../../../src/suite/sql.ts";

const size = { rows: 1000, seed: 42 };
const statementsOf = (workload: string) => [...timedStatements({ variant: "cold", workload }, size)];

describe("the suite cold", () => {
  it("opens a connection, and asks for none, one or a hundred rows", () => {
    const opening = cold.workloads.filter(({ opens }) => opens);
    expect(opening.map(({ name }) => [name, statementsOf(name).length])).toEqual([
      ["open", 1],
      ["first_point_select", 1],
      ["first_100_point_selects", 100],
    ]);
    expect(statementsOf("open")).toEqual(["SELECT 1;"]);
  });

  it("has the oltp suite's reads on file, with nothing read before", () => {
    const reads = oltp.workloads.filter(({ kind }) => kind === "reads");
    const own = cold.workloads.filter(({ opens }) => !opens);
    expect(own.map(({ name }) => name)).toEqual(reads.map(({ name }) => name));
    expect(own.flatMap(({ warm }) => warm)).toEqual([]);
    expect(new Set(cold.workloads.flatMap(({ storages }) => storages))).toEqual(new Set(["file"]));
    const asked = [...timedStatements({ variant: "int", workload: "oltp_point_select" }, size)];
    expect(statementsOf("oltp_point_select")).toEqual(asked);
  });

  it("drops the file from the system's cache in one of its variants", () => {
    expect((["cold", "cold_dropped"] as const).map((variant) => cold.dropsCache?.(variant))).toEqual([
      false,
      true,
    ]);
  });
});
