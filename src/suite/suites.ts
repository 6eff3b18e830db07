import type { OwnWorkload } from "../model/own-workload.ts";
import { type SuiteName, suiteOf, type Variant } from "../model/test.ts";
import { cold } from "./cold/suite.ts";
import { oltp } from "./oltp/suite.ts";
import { ownSuite } from "./own/suite.ts";
import { raw } from "./raw/suite.ts";
import { scale } from "./scale/suite.ts";
import { sequence } from "./sequence/suite.ts";
import type { Suite } from "./suite.ts";
import { tpcc } from "./tpcc/suite.ts";
import { types } from "./types/suite.ts";

/** The suites that can be timed. */
export type Catalogue = Readonly<Record<SuiteName, Suite>>;

/** Every suite of the tool: what is not here, and not of a user's own, cannot be timed. */
export const suites: Catalogue = { oltp, types, raw, scale, cold, tpcc, sequence, own: ownSuite([]) };

/** The same with a user's own workloads. */
export function withOwnWorkloads(own: readonly OwnWorkload[]): Catalogue {
  return own.length === 0 ? suites : { ...suites, own: ownSuite(own) };
}

/** Whether connections to a variant's databases have settings of its suite. */
export function hasOwnSettings(variant: Variant): boolean {
  return suites[suiteOf(variant)].attempts !== undefined;
}
