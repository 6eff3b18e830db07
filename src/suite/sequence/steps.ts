import type { Dialect } from "../suite.ts";
import { mysqlPreparation, mysqlState, mysqlSteps } from "./mysql-steps.ts";
import { sqlitePreparation, sqliteState, sqliteSteps } from "./sqlite-steps.ts";
import type { SequenceStep, StepSize } from "./step.ts";

interface Sequences {
  /** In no order: each sequence draws one. */
  readonly steps: readonly SequenceStep[];
  /** The statements that make the tables for the first step: sbtest1 with given keys, and sbtest2, which no step changes. */
  readonly preparation: (size: StepSize) => Iterable<string>;
  /** Statements whose results show the state after a step: all rows, the indexes, and which tables there are. */
  readonly state: readonly string[];
}

/** The steps of sequences, for engines of each dialect. */
export const sequencesIn: Readonly<Record<Dialect, Sequences>> = {
  sqlite: { steps: sqliteSteps, preparation: sqlitePreparation, state: sqliteState },
  mysql: { steps: mysqlSteps, preparation: mysqlPreparation, state: mysqlState },
};

const named = (steps: readonly SequenceStep[]) => new Map(steps.map((step) => [step.name, step]));
const byName = { sqlite: named(sqliteSteps), mysql: named(mysqlSteps) };

/**
 * The step of this name; undefined if there is none, as in a file of results from elsewhere. For steps with one name in both dialects, the step of SQLite, which does the same.
 */
export function findStep(name: string): SequenceStep | undefined {
  return byName.sqlite.get(name) ?? byName.mysql.get(name);
}

/** The step of this name in a dialect. @throws Error if no step has that name */
export function stepNamed(name: string, dialect: Dialect): SequenceStep {
  const step = byName[dialect].get(name);
  if (step === undefined) throw new Error(`no step of a sequence is called "${name}"`);
  return step;
}
