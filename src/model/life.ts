/** The shapes of life of an ageing database, in the order of reports. An acceptance names them. */
export const shapeNames = ["append", "update", "churn", "transaction", "tables"] as const;
export type ShapeName = (typeof shapeNames)[number];

/**
 * The figures of a life that are judged: nanoseconds a commit, by the clock and on a processor; bytes of all files; bytes written a commit;
 * bytes of resident memory; nanoseconds of opening the files that nobody closed.
 */
export const lifeFigures = ["time", "cpu", "disk", "written", "memory", "open"] as const;
export type LifeFigure = (typeof lifeFigures)[number];

/** `age/append`: the name of a shape's databases, or of the steady load after them, in results, messages and acceptances. */
export function lifePath(part: ShapeName | "steady" | "*"): string {
  return `age/${part}`;
}
