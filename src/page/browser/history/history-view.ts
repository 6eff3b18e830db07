import { count, plural } from "../../../report/format/figures.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import type {
  AllTestsData,
  HistoryChangeData,
  HistoryCountChangeData,
  HistoryData,
  PageData,
  TestData,
  TrendData,
} from "../../data/page-data.ts";
import { type Child, choice, element } from "../dom.ts";
import { linkTo } from "../find-tests.ts";
import { originLinks } from "../origin-links.ts";
import { outcomeBadge, outcomeWords, reasonList } from "../outcomes.ts";
import type { DrawnPlot, KeepPlot } from "../plots/plot.ts";
import { dayCell, drawTable, foldedInTurn, foldedPart } from "../table.ts";
import { allTestsTile, pageTitle, tile } from "../verdict-view.ts";
import { figuresView } from "./figures-view.ts";
import { groupMeans } from "./group-means.ts";
import { createMeansPlot, meansLegend, meansTable } from "./means-plot.ts";
import { createZoomControls, type RunZoom } from "./run-zoom.ts";
import { type ChosenUnit, createRunTimesPlot } from "./times-plot.ts";
import { createTrendPlot } from "./trend-plot.ts";
import { trendTable } from "./trend-table.ts";

/** The head of a page of a history alone. */
export function historyHead(
  { names, tests }: PageData,
  { runs, summary, states, allTests }: HistoryData,
): HTMLElement {
  const newest = runs.at(-1);
  const sinceStart = tests.flatMap(({ trend }) => (trend === undefined ? [] : [ratioSinceStart(trend)]));
  return element(
    "section",
    { class: "verdict", "aria-labelledby": "title" },
    pageTitle(names.candidate, `history beside ${names.baseline}`),
    element("p", { class: "headline" }, summary),
    element(
      "dl",
      { class: "tiles" },
      ...allTestsTile("All tests", allTests?.newest, names.baseline),
      tile(
        "Tests that changed",
        count(states.changed),
        `${count(sinceStart.filter((ratio) => ratio > 1).length)} now slower, ` +
          `${count(sinceStart.filter((ratio) => ratio < 1).length)} now faster than at the start`,
      ),
      tile("Steady", count(states.steady), `${count(states["too early"])} too early to tell`),
      tile(
        "Newest run",
        newest === undefined ? "none" : element("span", {}, newest.name, " ", outcomeBadge(newest.outcome)),
        tally(tests),
      ),
    ),
    newest === undefined
      ? null
      : element(
          "p",
          { class: "faint" },
          `Newest run: ${newest.day}, ${newest.facts}. `,
          ...originLinks(newest.links),
        ),
  );
}

/** The present level of a test through its first one; 1 if it never changed. */
function ratioSinceStart({ levels, changes }: TrendData): number {
  const [first, last] = [levels[0], levels.at(-1)];
  return changes.length === 0 || first === undefined || last === undefined
    ? 1
    : last.multiplier / first.multiplier;
}

/** All tests over the runs. */
export function historyView(
  page: PageData,
  history: HistoryData,
  zoom: RunZoom,
  keep: KeepPlot,
): HTMLElement[] {
  const { tests, names, run } = page;
  const { runs, summary, allTests } = history;
  const groups = groupMeans(tests, runs.length);
  const { element: controls } = createZoomControls(zoom);
  return [
    element(
      "section",
      { "aria-labelledby": "history" },
      element("h2", { id: "history" }, "History"),
      // It is the headline of a page without a run.
      run === undefined ? null : element("p", {}, summary),
      controls,
      ...(allTests === undefined ? [] : allTestsView(allTests, history, names, zoom, keep)),
      keep(createMeansPlot(groups, history, names, zoom)),
      meansLegend(groups),
      testTimes(page, history, zoom, keep),
      foldedPart("Table of the runs", () => [
        drawTable(meansTable(groups, history), {
          caption: "Means of all runs, the newest first",
          cell: dayCell,
        }),
      ]),
    ),
    changesView(page, history),
    ...[
      { id: "aged", title: "Databases as they age, over the runs", all: history.aged } as const,
      { id: "contests", title: "Several connections, over the runs", all: history.contests } as const,
    ].flatMap((figures) => figuresView(figures, history, names, zoom, keep) ?? []),
  ];
}

/** The one number of each run. */
function allTestsView(
  allTests: AllTestsData,
  history: HistoryData,
  names: EngineNames,
  zoom: RunZoom,
  keep: KeepPlot,
): Child[] {
  const { text, lines, tests } = allTests;
  return [
    element("p", {}, element("strong", {}, "All tests"), ` (${count(tests)}): ${text}`),
    lines.length === 0 ? null : reasonList(lines),
    keep(createTrendPlot(allTests, ", geometric mean of all tests", history, names, zoom)),
  ];
}

/** The test whose latency people ask for first. */
const usualWorkload = "oltp_point_select";

/** The latency curve of one test, which a reader chooses. */
function testTimes(
  { tests, names }: PageData,
  history: HistoryData,
  zoom: RunZoom,
  keep: KeepPlot,
): HTMLElement {
  const shown = tests.filter(({ trend }) => trend !== undefined);
  const first = shown.find(({ workload }) => workload === usualWorkload) ?? shown[0];
  const place = element("div", {});
  const table = element("div", {});
  let plot: DrawnPlot | undefined;
  // A reader who chose a unit, or unfolded the table, wants the same of the next test.
  const chosen: ChosenUnit = {};
  const folded = foldedInTurn("Table of the test");
  const draw = (test: TestData | undefined) => {
    if (test?.trend === undefined) return;
    plot?.remove();
    const { trend } = test;
    plot = createRunTimesPlot({ trend, title: "Times over the runs", chosen }, history, names, zoom);
    place.replaceChildren(plot.element);
    table.replaceChildren(
      folded(() => [
        drawTable(trendTable(trend, history, names), {
          caption: `${test.id} in every run, the newest first`,
          cell: dayCell,
        }),
      ]),
    );
  };
  const control = choice("Test", Object.fromEntries(shown.map(({ id }) => [id, id])), (id) =>
    draw(shown.find((test) => test.id === id)),
  );
  const select = control.querySelector("select");
  if (select !== null && first !== undefined) select.value = first.id;
  draw(first);
  return keep({
    element: element("div", { class: "test-times" }, control, place, table),
    redraw: () => plot?.redraw(),
    remove: () => plot?.remove(),
  });
}

/** More would push the tests out of sight. */
const maxOpen = 10;

function changesView({ tests }: PageData, { changes, runs, instructions, costs }: HistoryData): HTMLElement {
  /** @param figureOf the newest figure of a test, under `heading` */
  const tableOf = (
    some: readonly Pick<HistoryChangeData, "test" | "run" | "text">[],
    caption: string,
    heading = "Multiplier",
    figureOf = ({ figure }: TestData) => (figure === undefined ? "–" : `${figure.text}x`),
  ) => {
    const rows = some.map(({ test: index, run, text }) => {
      const test = tests[index];
      const { name = "", day = "" } = runs[run] ?? {};
      const cells = [name, day, test?.id ?? "", text, test === undefined ? "–" : figureOf(test)];
      return { cells, highlighted: false };
    });
    const columns = [
      ...["Since", "Day", "Test", "Change"].map((one) => ({ heading: one, align: "left" }) as const),
      { heading, align: "right" } as const,
    ];
    return drawTable(
      { columns, rows },
      {
        caption,
        cell: (row, column, text) => {
          const test = tests[some[row]?.test ?? -1];
          if (column === 2 && test !== undefined) return element("a", { href: linkTo(test) }, text);
          if (column === columns.length - 1 && test?.earlierRun !== undefined)
            return element("span", { class: "earlier", title: "of an earlier run" }, text);
          return dayCell(row, column, text);
        },
      },
    );
  };
  const more = changes.slice(maxOpen);
  return element(
    "section",
    { "aria-labelledby": "changes" },
    element("h2", { id: "changes" }, "Changes"),
    changes.length === 0
      ? element("p", {}, "No test changed.")
      : tableOf(changes.slice(0, maxOpen), "Changes, the newest first"),
    more.length === 0
      ? null
      : foldedPart(`${plural(more.length, "earlier change")}`, () => [tableOf(more, "Earlier changes")]),
    ...(instructions === undefined
      ? []
      : [
          element("p", {}, instructions.summary),
          ...countChanges(instructions.changes, "instructions", (some, caption) =>
            tableOf(some, caption, "Instructions", instructionsOf),
          ),
        ]),
    ...(costs === undefined
      ? []
      : [
          element("p", {}, costs.summary),
          ...countChanges(costs.changes, "costs besides time", (some, caption) => tableOf(some, caption)),
        ]),
  );
}

function countChanges(
  changes: readonly HistoryCountChangeData[],
  figures: string,
  tableOf: (some: readonly HistoryCountChangeData[], caption: string) => HTMLElement,
): HTMLElement[] {
  const more = changes.slice(maxOpen);
  if (changes.length === 0) return [];
  return [
    tableOf(changes.slice(0, maxOpen), `Changes of ${figures}, the newest first`),
    ...(more.length === 0
      ? []
      : [
          foldedPart(plural(more.length, "earlier change"), () => [
            tableOf(more, `Earlier changes of ${figures}`),
          ]),
        ]),
  ];
}

/** The newest count of the candidate. */
function instructionsOf({ trend, instructions }: TestData): string {
  const newest = instructions?.taken.candidate ?? trend?.instructions?.counts.findLast((one) => one !== null);
  return newest === undefined || newest === null ? "–" : count(newest);
}

/** `270 pass, 5 inconclusive, 1 fail, 12 not measured`: the outcomes in the newest run. */
function tally(tests: readonly Pick<TestData, "outcome" | "earlierRun">[]): string {
  const order = ["fail", "none", "inconclusive", "accepted", "pass"] as const;
  const measured = tests.filter(({ earlierRun }) => earlierRun === undefined);
  const others = tests.length - measured.length;
  return [
    ...order
      .map((outcome) => [outcome, measured.filter((test) => test.outcome === outcome).length] as const)
      .filter(([, number]) => number > 0)
      .map(([outcome, number]) => `${count(number)} ${outcomeWords[outcome]}`),
    ...(others === 0 ? [] : [`${count(others)} not measured`]),
  ].join(", ");
}
