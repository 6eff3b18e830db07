import { InputError } from "../model/errors.ts";
import type { Offering } from "../options/offering.ts";
import { resolveUntrustedSettings, type UntrustedSettings } from "../options/resolve.ts";
import type { Sources } from "../options/sources.ts";
import type { Roots } from "../platform/read-inside.ts";

/** The settings that say which tests there are, and of what size. */
export type RunToDivide = Pick<
  UntrustedSettings,
  "selection" | "catalogue" | "rows" | "warehouses" | "seed" | "statements" | "threads"
>;

/** How the tests of a run are to be divided between machines. */
export interface PlanSettings extends RunToDivide {
  /** The most shards, 1 to 256. */
  readonly shards: number;
  /** The longest expected time of a shard; all shards are made if absent. */
  readonly minutes?: number;
  /** A results file that says how long tests take. */
  readonly costs?: string;
  /** The folders that this file may not lead out of; it may lead anywhere if they are absent. */
  readonly roots?: Roots;
  /** Two, or three with a base. */
  readonly engines: number;
  /** The pairs that screening takes at least, or the exact number. */
  readonly rounds: number;
}

/**
 * The settings of a plan, in the order of precedence of a run's settings.
 *
 * @throws InputError if settings contradict each other, or the number of shards is missing
 */
export function resolvePlanSettings(sources: Sources, features: readonly Offering[]): PlanSettings {
  const { shards, minutes, costs } = sources.values;
  if (shards === undefined) throw new InputError("shards is missing: give the number of machines, such as 4");
  const { criteria, selection, catalogue, rows, warehouses, seed, statements, threads } =
    resolveUntrustedSettings(sources, features);
  const { rounds } = criteria.rule;
  // The plan is made before anybody knows whether the base can be built, and once more when results are published.
  const isBuilt = sources.values["base-artifact"] !== undefined && criteria.gate !== "sqlite";
  const mayHaveBase = criteria.requireBase === true || isBuilt;
  return {
    selection,
    catalogue,
    rows,
    warehouses,
    seed,
    statements,
    threads,
    shards,
    engines: mayHaveBase ? 3 : 2,
    rounds: typeof rounds === "number" ? rounds : rounds.min,
    minutes,
    costs,
    roots: sources.roots,
  };
}
