/** The standard normal distribution's quantile of 0.975, for intervals of 95 %. */
const z = 1.96;

/**
 * An interval for a share of which `count` of `of` were seen: Wilson's of 95 %; where none or all were seen, the exact
 * one-sided bound of 95 %, about 3 / of from there.
 */
export function shareInterval(count: number, of: number): { readonly low: number; readonly high: number } {
  const bound = 0.05 ** (1 / of);
  if (count === 0) return { low: 0, high: 1 - bound };
  if (count === of) return { low: bound, high: 1 };
  const share = count / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: middle - half, high: middle + half };
}

/** `0.40 % (0.16 to 1.02)`, with an interval of 95 %; `0 % (at most 0.15)`. */
export function formatShare(count: number, of: number): string {
  if (of === 0) return "";
  const { low, high } = shareInterval(count, of);
  if (count === 0) return `0 % (at most ${percent(high)})`;
  if (count === of) return `100 % (at least ${percent(low)})`;
  return `${percent(count / of)} % (${percent(low)} to ${percent(high)})`;
}

/** With as many digits as matter; without the sign. */
export function percent(share: number): string {
  const value = 100 * share;
  return value.toFixed(value >= 10 && value < 99.5 ? 1 : 2);
}
