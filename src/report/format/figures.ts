/** Numbers as reports print them. Everything is rounded here, and only here. */

import { offeredHeadroom } from "../../verdict/offered-headroom.ts";

let grouped: Intl.NumberFormat | undefined;

/** `30,510` */
export function count(value: number): string {
  // Made when first needed: it takes 20 ms, which --help does not need.
  grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return grouped.format(value);
}

/** `1 test`, `2 tests` */
export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** Nanoseconds as whole microseconds, rounded half up, thousands separated. */
export function microseconds(ns: number): string {
  return count(Math.round(ns / 1000));
}

/** Nanoseconds as microseconds with three digits, or as many as it takes: `1.92`, `19.2`, `1,920`. */
export function shortMicroseconds(ns: number): string {
  const value = ns / 1000;
  if (value >= 99.95) return count(Math.round(value));
  return value.toFixed(value < 9.995 ? 2 : 1);
}

const maxDecimals = 6;

/**
 * A multiplier with two decimals, or with as many more as it takes not to look like 0 or like a figure on the other side
 * of its ceiling: 6.004 is over 6 and printed `6.004`.
 */
export function multiplier(value: number, ceiling?: number): string {
  const exceeds = (figure: number) => ceiling !== undefined && figure > ceiling;
  for (let decimals = 2; decimals <= maxDecimals; decimals++) {
    const text = value.toFixed(decimals);
    if (Number(text) > 0 && exceeds(Number(text)) === exceeds(value)) return text;
  }
  if (ceiling === undefined || value < 10 ** -maxDecimals) return value.toPrecision(2);
  return exceeds(value) ? `>${ceiling}` : String(ceiling);
}

/**
 * `1.34x SQLite's time`
 *
 * @param figure rounded, without `x`
 * @param engine the other engine's name, escaped
 */
export function besideTime(figure: string, engine: string): string {
  return `${figure}x ${engine}'s time`;
}

/** A geometric mean of multipliers, rounded. */
export interface ShownMean {
  /** Without `x`. */
  readonly figure: string;
  /** The two ends of its 95 % interval; absent if it has none. */
  readonly interval?: readonly [low: string, high: string];
}

/** `2.3`, `0.97`, `12`: two digits of a multiplier that is known no better. */
export function about(value: number): string {
  return value < 99.5 ? value.toPrecision(2) : String(Math.round(value));
}

/** `±0.03`: half the width of an interval, rounded up, so that it never claims too much. */
export function plusMinus({ low, high }: { readonly low: number; readonly high: number }): string {
  // Twelve digits first, so that 0.03 is not 0.04.
  return `±${(Math.ceil(Number((50 * (high - low)).toPrecision(12))) / 100).toFixed(2)}`;
}

/** `99.87`: percent that are nearly all, with two digits of what is left, so that they are not 100. */
function nearlyAll(value: number): string {
  const left = 100 - value;
  return value.toFixed(Math.min(6, 1 - Math.floor(Math.log10(left))));
}

function isNearlyAll(value: number): boolean {
  return value > 99 && value < 100;
}

/** A share as whole percent, or with digits if that would be under 1 or wrongly 100. Never negative. */
export function percent(share: number): string {
  const value = Math.abs(100 * share);
  if (isNearlyAll(value)) return `${nearlyAll(value)}%`;
  return `${value === 0 || value >= 1 ? value.toFixed(0) : Number(value.toPrecision(1))}%`;
}

/** `+12%`, `-0.4%`: a share with its sign. */
export function signedPercent(share: number): string {
  return `${share < 0 ? "-" : "+"}${percent(share)}`;
}

/** The ratio of times from which a multiple says more than the share that was added. */
const doubled = 2;

/** `+3.1%`, `-12%`, `2.40x`: a ratio of times as the share that was added, unless time has doubled. */
export function changeFigure(ratio: number): string {
  if (ratio >= doubled) return `${multiplier(ratio)}x`;
  const value = 100 * (ratio - 1);
  const size = Math.abs(value);
  const text = isNearlyAll(size) && value < 0 ? nearlyAll(size) : size.toFixed(size < 9.95 ? 1 : 0);
  return `${value < 0 && Number(text) > 0 ? "-" : "+"}${text}%`;
}

/** A change of time in words: `1.2% more time`, `6.5% less time`, `2.10x the time`. */
export function timeChange(ratio: number): string {
  const figure = changeFigure(ratio);
  if (figure.endsWith("x")) return `${figure} the time`;
  return `${figure.slice(1)} ${figure.startsWith("-") ? "less" : "more"} time`;
}

/** Ratios that stand in one row, all as multiples if one of them is. */
export function changeFigures(...ratios: readonly number[]): string[] {
  return ratios.map(
    ratios.some((ratio) => ratio >= doubled) ? (ratio) => `${multiplier(ratio)}x` : changeFigure,
  );
}

/** A share as percent with one digit: `8.3%`. Never negative. */
export function exactPercent(share: number): string {
  return `${Math.abs(100 * share).toFixed(1)}%`;
}

/** A share as percent with two digits and its sign: `+1.02%`, `-0.14%`. */
export function signedHundredths(share: number): string {
  return `${share < 0 ? "-" : "+"}${Math.abs(100 * share).toFixed(2)}%`;
}

/** `14,766`, `8.3`: an amount by something, with three digits at least. */
export function amountPer(value: number): string {
  return value >= 99.95 ? count(Math.round(value)) : String(Number(value.toPrecision(3)));
}

/** `10.2 kB` */
export function kilobytes(bytes: number): string {
  return `${bytes < 1e5 ? (bytes / 1000).toFixed(1) : count(bytes / 1000)} kB`;
}

/** `812 B`, `10.2 kB`, `8.4 MB`: bytes with three digits. */
export function bytes(value: number): string {
  return inUnits(value, [" B", " kB", " MB", " GB"]);
}

/** `6.69M`: rows in a second, with three digits. */
export function rowsPerSecond(rows: number, ns: number): string {
  return inUnits((rows * 1e9) / ns, ["", "k", "M", "G"]);
}

/** `1.47x slower than`, `58.6x faster than`, `as fast as`: a multiplier in words. */
export function inWords(multiplier: number): string {
  const factor = Math.max(multiplier, 1 / multiplier);
  const text = factor.toFixed(2).length > 4 ? Number(factor.toPrecision(3)).toString() : factor.toFixed(2);
  if (text === "1.00") return "as fast as";
  return `${text}x ${multiplier > 1 ? "slower" : "faster"} than`;
}

/** `3.2%` */
export function noise(percentage: number): string {
  return `${percentage.toFixed(1)}%`;
}

/** `p = 3e-12`, `p = 0.012`: one digit is enough for a small chance. */
export function pValue(p: number): string {
  if (p < 1e-15) return "p < 1e-15";
  if (p < 0.001) return `p = ${p.toExponential(0)}`;
  return `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`;
}

/** `95%`, `99.9%`: rounded down, so that it never claims too much, and never 100%. */
export function confidence(share: number): string {
  const steps = share < 0.99 ? 100 : 1000;
  // Twelve digits first, so that 0.95 is 95 % and not 94.
  return `${(100 * Math.floor(Number((share * steps).toPrecision(12)))) / steps}%`;
}

/** A ceiling that leaves a figure a tenth of headroom, rounded up: 6.31 takes `7`, 1.12 takes `1.24`. */
export function suggestedCeiling(figure: number): string {
  return roundedUp(offeredHeadroom * figure);
}

/** A bound that is no smaller: 6.31 takes `6.4`, 1.121 takes `1.13`. */
export function roundedUp(value: number): string {
  const scale = value < 3 ? 100 : 10;
  // Twelve digits first, since 1.1 is no sum of halves.
  return String(Math.ceil(Number((value * scale).toPrecision(12))) / scale);
}

/** `20 minutes`, `1.5 minutes`, `45 seconds` */
export function minutes(value: number): string {
  if (value < 1) return `${Number((60 * value).toPrecision(2))} seconds`;
  return `${Number(value.toFixed(1))} minute${value === 1 ? "" : "s"}`;
}

/** Nanoseconds as a time of three digits: `812 ns`, `30.5 µs`, `1.92 ms`, `12.3 s`. */
export function shortTime(ns: number): string {
  return inUnits(ns, [" ns", " µs", " ms", " s"]);
}

/** Bytes with three digits: `68 bytes`, `6.42 kB`, `18.6 MB`. May be negative. */
export function shortBytes(value: number): string {
  return inUnits(value, [" bytes", " kB", " MB"]);
}

/**
 * A value with three digits, in the largest unit in which these are not below 1.
 *
 * @param units each a thousand of the one before
 */
function inUnits(value: number, units: readonly string[]): string {
  const fits = (power: number) => Math.abs(value) >= 0.9995 * 1000 ** power;
  const power = Math.max(
    0,
    units.findLastIndex((_, index) => fits(index)),
  );
  return `${Number((value / 1000 ** power).toPrecision(3))}${units[power]}`;
}
