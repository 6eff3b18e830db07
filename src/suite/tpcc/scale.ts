import type { SuiteSize } from "../workload.ts";
import { type Offsets, offsetsOf } from "./non-uniform.ts";

/** Districts of a warehouse. */
export const districtCount = 10;

/** Items in the standard's tables. */
const standardItems = 100_000;
const standardCustomers = 3000;
const standardLastNames = 1000;

/** How many rows the tables have: the standard's numbers (clause 4.3.3.1) with 100,000 items, and in proportion with others. */
export interface Scale {
  readonly seed: number;
  readonly warehouses: number;
  /** Each is in the stock of every warehouse. */
  readonly items: number;
  /** Customers of a district, and its orders: one for each. */
  readonly customers: number;
  /** The orders of a district, from the first on, that are delivered; the others are new. */
  readonly delivered: number;
  /** Last names that customers have: those of the numbers from 0. */
  readonly lastNames: number;
  /** Which customers, items and last names are chosen often. */
  readonly offsets: Offsets;
}

export function scaleOf({ rows, seed, warehouses = 1 }: SuiteSize): Scale {
  const customers = Math.max(1, Math.round((rows * standardCustomers) / standardItems));
  const lastNames = Math.floor((customers * standardLastNames) / standardCustomers);
  return {
    seed,
    warehouses,
    items: rows,
    customers,
    delivered: Math.floor(0.7 * customers),
    lastNames: Math.min(Math.max(1, lastNames), standardLastNames),
    offsets: offsetsOf(seed),
  };
}
