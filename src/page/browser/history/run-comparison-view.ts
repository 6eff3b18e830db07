import { count, multiplier, plural, signedPercent } from "../../../report/format/figures.ts";
import type { HistoryData, HistoryRunData, PageData } from "../../data/page-data.ts";
import { type Child, choice, element } from "../dom.ts";
import { linkTo } from "../find-tests.ts";
import { originLinks } from "../origin-links.ts";
import { drawTable, foldedPart } from "../table.ts";
import {
  type ComparedTest,
  compareRuns,
  linkedRunIds,
  linkToRuns,
  type RunDifferences,
  type RunFigure,
  type RunPair,
} from "./run-comparison.ts";
import { runTitle } from "./runs-plot.ts";

/** The part of a page in which a reader compares any two runs. */
export interface RunComparisonView {
  readonly element: HTMLElement;
  /** Shows the runs that an address within the page names, if it names any. */
  readonly follow: (hash: string) => void;
}

/** More would push the tests out of sight. */
const maxOpen = 20;

/**
 * Any two runs beside each other; first the newest one and the run before it.
 *
 * @param onChoice a reader has chosen runs, whose address within the page is given
 */
export function createRunComparison(
  page: PageData,
  { runs }: HistoryData,
  onChoice: (link: string) => void,
): RunComparisonView {
  let pair: RunPair = { before: runs.length - 2, after: runs.length - 1 };
  let shownHash: string | undefined;
  const problem = element("p", { class: "broken-link", role: "alert", hidden: true });
  const content = element("div", { class: "compared" });
  const titles = Object.fromEntries(runs.toReversed().map((run) => [run.id, runTitle(run)]));
  const indexOf = (id: string) => runs.findIndex((run) => run.id === id);
  const select = (label: string, end: keyof RunPair) =>
    choice(label, titles, (id) => {
      pair = { ...pair, [end]: indexOf(id) };
      draw();
      shownHash = linkToRuns(runs, pair);
      onChoice(shownHash);
    });
  const choices = { before: select("From", "before"), after: select("to", "after") };
  const made = element(
    "section",
    { class: "compare", "aria-labelledby": "compare" },
    element("h2", { id: "compare" }, "Compare two runs"),
    element("div", { class: "toolbar" }, choices.before, choices.after),
    problem,
    content,
  );

  function draw(): void {
    for (const end of ["before", "after"] as const) {
      const box = choices[end].querySelector("select");
      if (box !== null) box.value = runs[pair[end]]?.id ?? "";
    }
    problem.hidden = true;
    content.replaceChildren(...comparedParts(page, runs, pair).filter((child) => child !== null));
  }

  draw();
  return {
    element: made,
    follow: (hash) => {
      const ids = linkedRunIds(hash);
      if (ids === undefined) return;
      const [before, after] = ids.map(indexOf) as [number, number];
      const missing = ids.find((id) => indexOf(id) < 0);
      if (hash === shownHash) return;
      shownHash = hash;
      if (missing === undefined) {
        pair = { before, after };
        draw();
      } else {
        problem.textContent = `The address names a run that this page does not have, ${JSON.stringify(missing)}: choose two runs.`;
        problem.hidden = false;
        content.replaceChildren();
      }
      made.scrollIntoView();
    },
  };
}

function comparedParts(page: PageData, runs: readonly HistoryRunData[], pair: RunPair): Child[] {
  const differences = compareRuns(page.tests, runs, pair);
  const [before, after] = [runs[pair.before], runs[pair.after]];
  if (before === undefined || after === undefined) return [];
  const { tests, marks } = differences;
  const { baseline } = page.names;
  const table = (some: readonly ComparedTest[], caption: string) =>
    comparedTable(some, caption, page, [before, after]);
  const rest = tests.slice(maxOpen);
  return [
    element(
      "p",
      { role: "status" },
      pair.before === pair.after ? "Both are the same run." : summary(differences),
    ),
    element(
      "p",
      { class: "faint" },
      `A ratio is the multiplier to ${baseline} in the second run through that in the first, and not one time through the other, since the runs were ` +
        `measured on different days or machines (${before.day} and ${after.day}). Rows are within noise if the intervals of both runs overlap.`,
    ),
    marks.length === 0
      ? null
      : element(
          "p",
          {},
          `Between these runs, ${marks.join(", ")} changed at least once: a ratio can come from that too.`,
        ),
    element(
      "p",
      { class: "faint" },
      ...originLinks(before.links, `${before.name}: `),
      ...originLinks(after.links, `${after.name}: `),
      element("a", { href: linkToRuns(runs, pair) }, "Link to this comparison"),
    ),
    tests.length === 0
      ? null
      : table(tests.slice(0, maxOpen), "Tests of two runs, the largest changes first"),
    rest.length === 0
      ? null
      : foldedPart(plural(rest.length, "further test"), () => [table(rest, "Further tests of two runs")]),
  ];
}

/** `Of 276 tests in both runs, 3 are slower, 1 is faster and 272 are within noise. ...` */
function summary({ tests, unpaired, mean }: RunDifferences): string {
  if (mean === undefined) return "No test has a figure in both runs.";
  const of = (wanted: ComparedTest["change"]) => tests.filter(({ change }) => change === wanted).length;
  const unknown = of("unknown");
  return [
    `Of ${plural(tests.length, "test")} in both runs: ${count(of("slower"))} slower, ${count(of("faster"))} faster, ${count(of("noise"))} within noise`,
    ...(unknown === 0 ? [] : [`, ${count(unknown)} without an interval`]),
    ...(unpaired === 0 ? [] : [`; ${count(unpaired)} in one of the runs only`]),
    `. Geometric mean of the ratios: ${ratioText(mean)}.`,
  ].join("");
}

/** `1.05x (+5%)` */
function ratioText(ratio: number): string {
  return `${multiplier(ratio)}x (${signedPercent(ratio - 1)})`;
}

const remarks = {
  slower: "slower",
  faster: "faster",
  noise: "within noise",
  unknown: "no interval",
} as const;

function comparedTable(
  some: readonly ComparedTest[],
  caption: string,
  { tests }: PageData,
  [before, after]: readonly [HistoryRunData, HistoryRunData],
): HTMLElement {
  const align = { left: "left", right: "right" } as const;
  const headings = ["Test", "Ratio", "Change", before.name, "95%", after.name, "95%"];
  return drawTable(
    {
      columns: headings.map((heading, column) => ({
        heading,
        align: column === 0 || column === 2 ? align.left : align.right,
      })),
      rows: some.map((one) => ({
        cells: [
          tests[one.test]?.id ?? "",
          ratioText(one.ratio),
          remarks[one.change],
          ...figureCells(one.before),
          ...figureCells(one.after),
        ],
        highlighted: false,
      })),
    },
    {
      caption,
      rowClass: (row) => some[row]?.change ?? null,
      cell: (row, column, text) => {
        const test = column === 0 ? tests[some[row]?.test ?? -1] : undefined;
        return test && element("a", { href: linkTo(test) }, text);
      },
    },
  );
}

function figureCells({ multiplier: value, interval }: RunFigure): string[] {
  const shown = interval === undefined ? "–" : `${multiplier(interval.low)} to ${multiplier(interval.high)}`;
  return [`${multiplier(value)}x`, shown];
}
