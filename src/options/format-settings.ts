import path from "node:path";
import { formatRounds } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { MeasureSettings } from "../model/settings.ts";
import type { FileSettings } from "./config-file.ts";

/** A name that was not given is found again; in the file, it would precede what a server's own file says. */
function givenNames(settings: MeasureSettings) {
  const { named = [] } = settings;
  return Object.fromEntries(named.map((role) => [`${role}-name`, settings[`${role}Name`]]));
}

/**
 * Settings as a configuration file that leads to the same settings again: JSON, which is YAML too.
 */
export function formatSettings(settings: MeasureSettings): string {
  const { candidate, baseline, base, rows, warehouses, suites, variants, storages, workloads, own, seed } =
    settings;
  const { ceilings, baseCeilings, rule, requireDurability, requireBase, accept } = settings.criteria;
  const file = omitUndefined({
    candidate,
    baseline,
    base,
    ...givenNames(settings),
    rows,
    warehouses,
    suites,
    variants,
    storages,
    workloads,
    // The file that these settings are written to may be in any folder.
    "own-workloads": own.length === 0 ? undefined : own.map(({ file }) => path.resolve(file)),
    rounds: typeof rule.rounds === "number" ? rule.rounds : formatRounds(rule.rounds),
    alpha: rule.alpha,
    precision: rule.precision,
    "max-minutes": settings.maxMinutes,
    "sample-timeout": settings.sampleTimeout,
    seed,
    statements: settings.statements,
    threads: settings.threads,
    "cross-check": settings.crossCheck,
    latencies: settings.latencies,
    counts: settings.countRows === undefined ? undefined : "instructions",
    "count-rows": settings.countRows,
    // Given, they would be for suites too that have ceilings of their own.
    ceiling: ceilings.suites?.test === undefined ? ceilings.test : undefined,
    "average-ceiling": ceilings.suites?.average === undefined ? ceilings.average : undefined,
    ceilings: ceilings.rules,
    "count-ceiling": ceilings.instructions,
    "counter-ceiling": ceilings.counters,
    "base-ceilings": baseCeilings,
    pragmas: settings.pragmas,
    "require-durability": requireDurability,
    "require-base": requireBase,
    "confirm-elsewhere": settings.confirmElsewhere ? true : undefined,
    accept,
  }) satisfies Partial<Record<keyof FileSettings, unknown>>;
  return JSON.stringify(file);
}
