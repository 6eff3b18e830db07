/** Numbers as reports print them. Everything is rounded here, and only here. */

let grouped: Intl.NumberFormat | undefined;

/** `30,510` */
export function count(value: number): string {
  // Made when first needed: it takes 20 ms, which --help can do without.
  grouped ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
  return grouped.format(value);
}

/** `1 test`, `2 tests` */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** Nanoseconds as whole microseconds, rounded half up, thousands separated. */
export function microseconds(ns: number): string {
  return count(Math.round(ns / 1000));
}

/** More decimals than these say nothing to a reader. */
const mostDecimals = 6;

/**
 * A multiplier with two decimals, or with as many more as it takes not to look like 0, nor to stand on the other
 * side of its ceiling: 6.004 is over 6 and printed `6.004`.
 */
export function multiplier(value: number, ceiling?: number): string {
  const exceeds = (figure: number) => ceiling !== undefined && figure > ceiling;
  for (let decimals = 2; decimals <= mostDecimals; decimals++) {
    const text = value.toFixed(decimals);
    if (Number(text) > 0 && exceeds(Number(text)) === exceeds(value)) return text;
  }
  if (ceiling === undefined || value < 10 ** -mostDecimals) return value.toPrecision(2);
  return exceeds(value) ? `>${ceiling}` : String(ceiling);
}

/** A share as whole percent, or with one digit where that would be under 1. Never negative. */
export function percent(share: number): string {
  const value = Math.abs(100 * share);
  return `${value === 0 || value >= 1 ? value.toFixed(0) : Number(value.toPrecision(1))}%`;
}

/** `3.2%` */
export function noise(percentage: number): string {
  return `${percentage.toFixed(1)}%`;
}
