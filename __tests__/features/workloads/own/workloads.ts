import { own as feature } from "../../../../src/features/workloads/own/feature.ts";
import type { OwnWorkload, PlacedSql } from "../../../../src/features/workloads/own/own-workload.ts";
import { catalogueOf } from "../../../../src/suite/added-suite.ts";
import type { Dialect } from "../../../../src/suite/suite.ts";
import type { Catalogue } from "../../../../src/suite/suites.ts";

/** Statements of a file, one a line. */
export function placed(file: string, ...statements: readonly string[]): PlacedSql[] {
  return statements.map((sql, index) => ({ sql, place: `${file}:${index + 1}:1` }));
}

/** A workload that tests can do with; what is given replaces parts of it. */
export function makeOwn(parts: Partial<OwnWorkload> = {}): OwnWorkload {
  return {
    file: "bench/counts.yml",
    name: "counts",
    kind: "reads",
    storages: ["memory", "file"],
    tables: placed("bench/schema.sql", "CREATE TABLE t(a);"),
    prepare: placed("bench/load.sql", "INSERT INTO t VALUES (1);", "INSERT INTO t VALUES (2);"),
    statements: placed("bench/counts.yml", "SELECT count(*) FROM t WHERE a < :rnd(1,9);"),
    repeat: 3,
    check: [],
    ...parts,
  };
}

/** The suites of the tool, with a user's workloads. */
export function withOwnWorkloads(own: readonly OwnWorkload[], dialect: Dialect = "sqlite"): Catalogue {
  return catalogueOf([feature], { own }, dialect);
}
