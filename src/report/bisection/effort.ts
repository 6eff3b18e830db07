import type { Bisection } from "../../model/bisection.ts";
import { testPath } from "../../model/test.ts";
import { count, plural } from "../format/figures.ts";

/** `int/memory/reads/table_scan: 8 of 90 measured, 2 untestable, 214 pairs, 6 minutes` */
export function effort({ test, points, observations, seconds, by }: Bisection): string {
  const measured = observations.filter(({ pairs }) => pairs.length > 0);
  const untestable = observations.filter((one) => one.untestable !== undefined).length;
  const pairs = measured.reduce((sum, one) => sum + one.pairs.length, 0);
  const minutes = seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
  return (
    `${testPath(test)}: ${measured.length} of ${count(points.length)} measured` +
    `${untestable === 0 ? "" : `, ${untestable} untestable`}, ${plural(pairs, by === undefined ? "pair" : "count")}, ${minutes}`
  );
}
