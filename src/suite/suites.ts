import { type SuiteName, suiteOf, type Variant } from "../model/test.ts";
import { cold } from "./cold/suite.ts";
import { oltp } from "./oltp/suite.ts";
import { raw } from "./raw/suite.ts";
import { scale } from "./scale/suite.ts";
import { sequence } from "./sequence/suite.ts";
import type { Suite } from "./suite.ts";
import { tpcc } from "./tpcc/suite.ts";
import { types } from "./types/suite.ts";

/** Every suite: what is not here cannot be timed. */
export const suites: Readonly<Record<SuiteName, Suite>> = { oltp, types, raw, scale, cold, tpcc, sequence };

/** Whether connections to a variant's databases have settings of its suite. */
export function hasOwnSettings(variant: Variant): boolean {
  return suites[suiteOf(variant)].attempts !== undefined;
}
