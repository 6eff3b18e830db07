import { formatValue } from "../../../messages/format-value.ts";
import { isServerFile } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import type { MeasureSettings } from "../../../model/settings.ts";
import { type SuiteName, suiteNames } from "../../../model/test.ts";
import { typesRows } from "../../../suite/server/tables.ts";
import type { Catalogue } from "../../../suite/suites.ts";

type ThreadSettings = Pick<MeasureSettings, "threads" | "candidate" | "suites" | "rows" | "warehouses">;

/**
 * Refuses several connections to an engine that has one only, and more connections than rows or warehouses to divide.
 *
 * @throws InputError that says what would be allowed
 */
export function requireThreads(
  { threads, candidate, suites: chosen, rows, warehouses }: ThreadSettings,
  catalogue: Catalogue,
): void {
  if (threads === 1) return;
  if (!isServerFile(candidate))
    throw new InputError(
      `threads is ${threads}, but candidate ${formatValue(candidate)} is no server: several connections at once are timed on ` +
        "servers only; omit threads, or name the file of a server",
    );
  const divides = (name: SuiteName) =>
    catalogue[name].dialect === "mysql" && catalogue[name].workloads.some((workload) => workload.divides);
  const whole = chosen.find((name) => !divides(name));
  if (whole !== undefined)
    throw new InputError(
      `threads is ${threads}, but the suite ${whole} is for one connection: omit threads, or choose from the suites ` +
        suiteNames.filter(divides).join(", "),
    );
  if (chosen.includes("server") && typesRows(rows) < threads)
    throw new InputError(
      `threads is ${threads}, and rows is ${rows}: each connection writes rows of its own, so that rows must be at least ${10 * threads}`,
    );
  if (chosen.includes("tpcc") && warehouses < threads)
    throw new InputError(
      `threads is ${threads}, and warehouses is ${warehouses}: each connection has warehouses of its own in the suite tpcc, ` +
        `so that warehouses must be at least ${threads}`,
    );
}
