import { defaultCriteria } from "../../src/model/criteria.ts";
import type { Storage } from "../../src/model/test.ts";

/** The comparison for an engine's pairs with itself. */
export interface Question {
  readonly name: string;
  /** The largest ratio allowed of a test, by its storage and its place in the run. */
  readonly ceilingOf: (storage: Storage, place: number) => number;
  /** Whether its tests stand exactly at 1, without what their recorded medians are off by. */
  readonly centred: boolean;
  /** Whether tests stand at their ceilings, where failures are errors that do happen. */
  readonly isAtCeiling: boolean;
  /** The largest share of runs that may fail. */
  readonly allowed: string;
}

/** As many tests near their ceilings as the simulated suite of noise.ts has. */
const few = 12;

const { memory, file, autocommit } = defaultCriteria.ceilings.base;

export const questions: readonly Question[] = [
  {
    name: `as recorded, against the base's ceilings of ${memory} / ${file} / ${autocommit}`,
    ceilingOf: (storage) => defaultCriteria.ceilings.base[storage],
    centred: false,
    isAtCeiling: false,
    allowed: "0 quiet, 0.1 % loaded",
  },
  {
    name: "all tests at 0.9 of their ceilings",
    ceilingOf: () => 1 / 0.9,
    centred: true,
    isAtCeiling: false,
    allowed: "0 quiet, 0.1 % loaded",
  },
  // At a ceiling, any failure is an error, and below it one is rarer still: here alpha is spent. Few suspects spend more of
  // it than many, whose shares are too small for the first look.
  {
    name: `${few} tests exactly at their ceilings, the others at half`,
    ceilingOf: (_, place) => (place < few ? 1 : 2),
    centred: true,
    isAtCeiling: true,
    allowed: "1 %",
  },
  {
    name: "all tests exactly at their ceilings",
    ceilingOf: () => 1,
    centred: true,
    isAtCeiling: true,
    allowed: "1 %",
  },
];
