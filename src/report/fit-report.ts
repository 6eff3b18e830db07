import { type Detail, details } from "./markdown.ts";

/** A text that fits where it goes, and how much of the report it says. */
export interface FittedReport {
  readonly text: string;
  readonly detail: Detail;
}

const omissions: Readonly<Record<Detail, string>> = {
  full: "",
  "without latencies": "Left out for size: the statement latencies.",
  "without passing rows": "Left out for size: the tests that pass.",
  "sections only": "Left out for size: the tables of tests.",
  "verdict only": "Left out for size: everything but the verdict.",
};

/**
 * The first of a report's details that fits. No table is ever cut; of the shortest, which is a few sentences, it is not
 * asked whether it fits.
 *
 * @param render draws the report in a detail, with a sentence on what is left out, empty where nothing is
 * @param where a sentence on where everything is
 */
export function fitReport(
  render: (detail: Detail, leftOut: string) => string,
  fits: (text: string) => boolean,
  where: string,
): FittedReport {
  for (const detail of details) {
    const said = omissions[detail];
    const text = render(detail, said === "" ? "" : `${said} ${where}`);
    if (fits(text) || detail === "verdict only") return { text, detail };
  }
  throw new Error("there is no shortest detail");
}
