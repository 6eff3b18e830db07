/** Nanoseconds in milliseconds, with three digits: `18.7 ms`. */
export function milliseconds(ns: number): string {
  return `${Number((ns / 1e6).toPrecision(3))} ms`;
}
