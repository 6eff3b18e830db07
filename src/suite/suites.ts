import type { SuiteCeilings } from "../model/criteria.ts";
import type { OwnWorkload } from "../model/own-workload.ts";
import { type SuiteName, suiteNames, suiteOf, type Variant } from "../model/test.ts";
import { cold } from "./cold/suite.ts";
import { oltp } from "./oltp/suite.ts";
import { ownSuite } from "./own/suite.ts";
import { raw } from "./raw/suite.ts";
import { scale } from "./scale/suite.ts";
import { sequence } from "./sequence/suite.ts";
import { server } from "./server/suite.ts";
import type { Dialect, Suite } from "./suite.ts";
import { tpcc } from "./tpcc/suite.ts";
import { types } from "./types/suite.ts";

/** The suites that can be timed. */
export type Catalogue = Readonly<Record<SuiteName, Suite>>;

function suitesOfTool(dialect: Dialect): Catalogue {
  const spoken = { tpcc: tpcc(dialect), sequence: sequence(dialect), own: ownSuite([], dialect) };
  return { oltp, types, raw, scale, cold, server, ...spoken };
}

const byDialect: Readonly<Record<Dialect, Catalogue>> = {
  sqlite: suitesOfTool("sqlite"),
  mysql: suitesOfTool("mysql"),
};

/** Every suite of the tool for engines with SQLite's SQL. Other workloads are a user's own. */
export const suites: Catalogue = byDialect.sqlite;

/** The suites for engines of a dialect. A suite without a form in the dialect stays unchanged, in its own dialect. */
export function suitesIn(dialect: Dialect): Catalogue {
  return byDialect[dialect];
}

/** Like suitesIn, with the user's workloads, whose SQL is for engines of the dialect. */
export function withOwnWorkloads(own: readonly OwnWorkload[], dialect: Dialect = "sqlite"): Catalogue {
  const all = suitesIn(dialect);
  return own.length === 0 ? all : { ...all, own: ownSuite(own, dialect) };
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
