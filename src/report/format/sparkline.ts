/** Eight heights: https://www.unicode.org/charts/PDF/U2580.pdf */
const bars = "▁▂▃▄▅▆▇█";

/** ln ratios within this range, a tenth, do not fill the whole height: noise looks like a line. */
const leastSpan = Math.log(1.1);

/** Columns that a table has room for. */
const mostValues = 30;

/**
 * Values as a small graph, the newest last. At most the 30 newest are drawn.
 *
 * @param logRatios ln(candidate / baseline)
 */
export function sparkline(logRatios: readonly number[]): string {
  const shown = logRatios.slice(-mostValues);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = Math.max(most - least, leastSpan);
  const bottom = (most + least - span) / 2;
  return shown
    .map((value) => {
      // Rounding can put the smallest value a little below the bottom.
      const height = Math.floor(((value - bottom) / span) * bars.length);
      return bars[Math.min(Math.max(height, 0), bars.length - 1)];
    })
    .join("");
}
