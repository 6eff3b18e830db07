import type { SuiteCeilings } from "../model/criteria.ts";
import { type SuiteName, suiteNames, suiteOf, type Variant } from "../model/test.ts";
import { analytic } from "./analytic/suite.ts";
import { cold } from "./cold/suite.ts";
import { oltp } from "./oltp/suite.ts";
import { raw } from "./raw/suite.ts";
import { scale } from "./scale/suite.ts";
import { sequence } from "./sequence/suite.ts";
import { server } from "./server/suite.ts";
import { shapes } from "./shapes/suite.ts";
import type { Dialect, Suite } from "./suite.ts";
import { tpcc } from "./tpcc/suite.ts";
import { types } from "./types/suite.ts";

/** The suites that can be timed. */
export type Catalogue = Readonly<Record<SuiteName, Suite>>;

/** The suite of workloads that a user writes, without a workload. */
const emptyOwn: Suite = {
  name: "own",
  description: "workloads of your own, from files that own-workloads names: docs/own-workloads.md",
  seconds: 0,
  workloads: [],
  tables: [],
  preparation: () => [],
};

function suitesOfTool(dialect: Dialect): Catalogue {
  const spoken = { tpcc: tpcc(dialect), sequence: sequence(dialect), own: { ...emptyOwn, dialect } };
  return { oltp, types, raw, scale, cold, shapes, analytic, server, ...spoken };
}

const byDialect: Readonly<Record<Dialect, Catalogue>> = {
  sqlite: suitesOfTool("sqlite"),
  mysql: suitesOfTool("mysql"),
};

/** Every suite of the tool for engines with SQLite's SQL. */
export const suites: Catalogue = byDialect.sqlite;

/** The suites for engines of a dialect, without those that features make from files. A suite without a form in the dialect stays unchanged, in its own dialect. */
export function suitesIn(dialect: Dialect): Catalogue {
  return byDialect[dialect];
}

/** Whether connections to a variant's databases have settings of its suite. */
export function hasOwnSettings(variant: Variant): boolean {
  return suites[suiteOf(variant)].attempts !== undefined;
}

/** Whether a variant's tests are timed on servers, which have no pragmas. */
export function isForServers(variant: Variant, catalogue: Catalogue): boolean {
  return catalogue[suiteOf(variant)].dialect === "mysql";
}

/** The ceilings that suites have of their own. */
export const suiteCeilings: SuiteCeilings = Object.fromEntries(
  suiteNames.flatMap((name) => {
    const { ceiling } = suites[name];
    return ceiling === undefined ? [] : [[name, ceiling]];
  }),
);
