import { keyShapes } from "../oltp/key-shapes.ts";
import { pointSelect } from "../oltp/queries.ts";
import { reads } from "../oltp/reads.ts";
import { workloadOfShape } from "../oltp/steps.ts";
import { oltp } from "../oltp/suite.ts";
import { fixed, sql, type Template } from "../sql-template.ts";
import type { Suite } from "../suite.ts";
import type { Source, Workload } from "../workload.ts";

const source = "what commands, functions and phones do: open a database, ask a few things, go";

/** The opening of a connection, and the point selects after it. */
function opening(name: string, count: number): Workload {
  return {
    name,
    kind: "reads",
    storages: ["file"],
    description:
      count === 0
        ? "a connection opened, and its first statement, which reads no table"
        : `a connection opened, and ${count === 1 ? "one row by key" : `${count} rows by key, one after the other`}`,
    source,
    tables: ["sbtest1"],
    times: () => Math.max(1, count),
    opens: "connection",
    *statements({ rows, random }: Source): Generator<Template, void> {
      if (count === 0) yield sql`SELECT ${fixed("1")};`;
      for (let index = 0; index < count; index++)
        yield* pointSelect({ key: keyShapes.int, rows, random }, index);
    },
    warm: [],
    state: [],
  };
}

const openings = [
  opening("open", 0),
  opening("first_point_select", 1),
  opening("first_100_point_selects", 100),
];

const firstReads = reads.map((shape): Workload => {
  const workload = workloadOfShape({ ...shape, storages: ["file"] });
  return {
    ...workload,
    statements: (asked) => workload.statements({ ...asked, variant: "int" }),
    warm: [],
  };
});

/**
 * The first queries of a connection. The oltp suite reads its tables once before the clock starts, so that a cache which an
 * engine fills slowly is full; here nothing is read before.
 */
export const cold: Suite = {
  name: "cold",
  // Opening and reading from a disk, which it times, is the system's work.
  isCounted: () => false,
  description: "opening a file and the first queries, with the system's cache full, and emptied",
  seconds: 30,
  workloads: [...openings, ...firstReads],
  tables: oltp.tables,
  noShells: true,
  form: "text",
  dropsCache: (variant) => variant === "cold_dropped",
  preparation: (_, size, tables) => oltp.preparation("int", size, tables),
};
