import type { SuiteName } from "../model/test.ts";
import { oltp } from "./oltp/suite.ts";
import type { Suite } from "./suite.ts";
import { types } from "./types/suite.ts";

/** Every suite: what is not here cannot be timed. */
export const suites: Readonly<Record<SuiteName, Suite>> = { oltp, types };
