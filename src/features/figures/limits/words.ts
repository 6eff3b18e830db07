import {
  type FigureLimit,
  formatAtMost,
  isExactCost,
  isPartLimit,
  isTimeFigure,
  type Limit,
} from "../../../model/figure-limit.ts";
import { stepOf } from "../../../model/sweep-step.ts";
import { count, exactPercent, multiplier, shortTime } from "../../../report/format/figures.ts";
import { figureOf } from "../footprint/figures.ts";
import type { LimitFinding } from "./finding.ts";

/** `16.4 kB`, `1,204`, `12.5`: a value in the figure's own unit. */
export function formatFigure(figure: string, value: number): string {
  if (isTimeFigure(figure)) return shortTime(value);
  if (isExactCost(figure)) return figureOf(figure).format(value);
  return Number.isInteger(value) || value >= 100 ? count(value) : value.toPrecision(3);
}

/** `150 B a row`, `10% of file-bytes`, `1.3x the baseline's`, `an exponent of 1.2` */
export function limitText(limit: Limit): string {
  const { relativeTo, figure, atMost = 0 } = limit;
  const { growsAtMost, per } = isPartLimit(limit) ? {} : limit;
  if (growsAtMost !== undefined) return `an exponent of ${growsAtMost}`;
  if (relativeTo === undefined) return eachText(formatFigure(figure, atMost), per);
  const known: Readonly<Record<string, string>> = {
    base: "the base's",
    baseline: "the baseline's",
    before: "those before",
  };
  const most = formatAtMost(limit);
  return eachText(`${most}${most.endsWith("x") ? "" : " of"} ${known[relativeTo] ?? relativeTo}`, per);
}

/** `214 B a row`, `42.0%, 16.9 MB`, `an exponent of 1.97 up to n 1,000, 2,048` */
export function valueText({ limit, test, candidate, reference = 0, exponent }: LimitFinding): string {
  const { figure, per, relativeTo, unit } = limit;
  const value = formatFigure(figure, candidate);
  if (exponent !== undefined) {
    const { parameter = "", value: last = 0 } = stepOf(test.workload) ?? {};
    return `an exponent of ${exponent.toFixed(2)} up to ${parameter} ${count(last)}, ${value}`;
  }
  if (relativeTo === undefined || candidate === 0) return eachText(value, per);
  const share = candidate / Math.max(1, reference);
  return `${unit === "%" && share < leastMultiple ? exactPercent(share) : `${multiplier(share)}x`}, ${value}`;
}

/** From this share on, a multiple says more than a percentage. */
const leastMultiple = 10;

function eachText(value: string, per: FigureLimit["per"]): string {
  return per === undefined ? value : `${value} a ${per}`;
}

/** `214 B a row, over the limit of 150 B a row`; with the difference, if both read alike: `4 MB, over the limit of 4 MB by 1 B` */
export function limitReason(found: LimitFinding): string {
  const { limit, candidate, base } = found;
  const [value, most] = [valueText(found), limitText(limit)];
  const by = value === most ? ` by ${formatFigure(limit.figure, candidate - base)}` : "";
  return `${value}, over the limit of ${most}${by}`;
}
