import type { SuiteCeilings } from "../model/criteria.ts";
import { suiteNames } from "../model/test.ts";
import { suites } from "./suites.ts";

/** The ceilings that suites have of their own. */
export const suiteCeilings: SuiteCeilings = Object.fromEntries(
  suiteNames.flatMap((name) => {
    const { ceiling } = suites[name];
    return ceiling === undefined ? [] : [[name, ceiling]];
  }),
);
