import { type Level, levels } from "./block.ts";

/** A report that fits its place, and its level of detail. */
export interface FittedReport {
  readonly text: string;
  readonly detail: Level;
}

const omissions: Readonly<Record<Level, string>> = {
  everything: "",
  full: "",
  "without latencies": "Left out for size: the statement latencies.",
  "without passing rows": "Left out for size: the tests that pass.",
  "sections only": "Left out for size: the tables of tests.",
  "verdict only": "Left out for size: everything but the verdict.",
};

/**
 * The most detailed report that fits. No table is ever cut. The least detailed, a few sentences, is taken to fit.
 *
 * @param render the report at a level of detail, with a sentence that names the parts left out, empty if there are none
 * @param where a sentence on where the full report is
 */
export function fitReport(
  render: (detail: Level, leftOut: string) => string,
  fits: (text: string) => boolean,
  where: string,
): FittedReport {
  for (const detail of levels.slice(1)) {
    const omission = omissions[detail];
    const text = render(detail, omission === "" ? "" : `${omission} ${where}`);
    if (fits(text) || detail === "verdict only") return { text, detail };
  }
  throw new Error('levels does not end with "verdict only"');
}
