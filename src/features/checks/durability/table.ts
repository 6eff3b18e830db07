import { sectionPath } from "../../../model/test.ts";
import { kilobytes, microseconds } from "../../../report/format/figures.ts";
import { left, right, type Table } from "../../../report/format/table.ts";
import { type EngineNames, engineName } from "../../../report/format/words.ts";
import type { CommitCosts, SectionDurability } from "./durability.ts";
import { flushText } from "./words.ts";

/**
 * Each section's flushes, bytes and time per commit; undefined if nothing was counted.
 *
 * @param flushNs the disk's time for a flush, nanoseconds, if known
 */
export function durabilityTable(
  durability: readonly SectionDurability[],
  names: EngineNames,
  flushNs?: number,
): Table | undefined {
  const roles = (["baseline", "candidate", "base"] as const).filter((role) =>
    durability.some(({ costs }) => costs[role] !== undefined),
  );
  if (roles.length === 0) return undefined;
  return {
    columns: [
      ...left("Per commit: flushes, written, time"),
      ...right(...roles.map((role) => engineName(names, role))),
    ],
    rows: [
      ...durability.map((section) => ({
        cells: [sectionPath(section), ...roles.map((role) => costText(section.costs[role]))],
        highlighted: section.gaps.length > 0,
      })),
      ...(flushNs === undefined
        ? []
        : [{ cells: ["an fdatasync of this disk", ...roles.map(() => `${microseconds(flushNs)} us`)] }]),
    ],
  };
}

/** `1.01, 10.2 kB, 154 us` */
function costText(costs: CommitCosts | undefined): string {
  if (costs === undefined) return "not counted";
  if (costs.unseen > 0) return "unknown (io_uring)";
  const time = costs.ns === undefined ? "" : `, ${microseconds(costs.ns)} us`;
  return `${flushText(costs)}, ${kilobytes(costs.writeBytes / costs.commits)}${time}`;
}
