/**
 * The page of the HTML report, as a browser runs it: it reads the data that the report has embedded and makes everything that is
 * seen of it. The page loads nothing, and puts every text into the document as text.
 */

import type { PageData, RunData } from "../data/page-data.ts";
import { ageView } from "./age-view.ts";
import { drawBlock } from "./blocks.ts";
import { contentionView } from "./contention-view.ts";
import { createDetailPanel } from "./detail.ts";
import { type Child, element } from "./dom.ts";
import { linkedId, linkTo } from "./find-tests.ts";
import { createHeatMap } from "./heat-map.ts";
import { historyHead, historyView } from "./history/history-view.ts";
import { createRunComparison } from "./history/run-comparison-view.ts";
import { createRunZoom } from "./history/run-zoom.ts";
import type { DrawnPlot, KeepPlot } from "./plots/plot.ts";
import { drawTable, foldedPart } from "./table.ts";
import { themeChoice } from "./theme.ts";
import { findingsView, sectionsView, verdictView } from "./verdict-view.ts";

/** Windows in which the details are beside the page, and not over it; the style has the same. */
const wide = matchMedia("(min-width: 1100px)");

/** The state of an entry in the browser's history; null in one that was just made, by a link. */
interface EntryState {
  /** The number of entries since the entry without a test; absent if there is no such entry. */
  readonly entries?: number;
}

function start(page: PageData): void {
  const { tests, run, history: data, names } = page;
  document.title = `${names.candidate}: ${run?.heading ?? "history"}`;
  const plots: DrawnPlot[] = [];
  const keep = (plot: DrawnPlot) => {
    plots.push(plot);
    return plot.element;
  };
  const zoom = data && createRunZoom(data.runs.length);
  const heatMap = createHeatMap(page, (test) => {
    if (!panel.element.hidden) open(test);
  });
  const panel = createDetailPanel(page, zoom, { close, go: open, beside: heatMap.beside });
  const comparison =
    data && data.runs.length > 1 ? createRunComparison(page, data, showComparison) : undefined;
  const past =
    data === undefined || zoom === undefined
      ? []
      : [...historyView(page, data, zoom, keep), comparison?.element ?? null];
  const overview = element("div", { class: "overview" }, ...overviewParts(page, heatMap.element, past, keep));
  const body = element("main", {}, overview, panel.element);
  const header = element("header", {}, element("span", {}, "sqlite-bench-gate"), themeChoice(redraw));
  document.body.append(header, body);

  function redraw(): void {
    panel.redraw();
    for (const plot of plots) plot.redraw();
  }

  /** Shows a test without an entry in the browser's history: a reader looks at many. */
  function open(test: number): void {
    const opened = tests[test];
    if (opened === undefined) return;
    history.replaceState(history.state, "", linkTo(opened));
    showLinked();
  }

  /** Shows a comparison without an entry in the browser's history. The focus stays with the reader's choice. */
  function showComparison(link: string): void {
    history.replaceState(history.state, "", link);
    shown = undefined;
    showLinked();
  }

  /** Goes back to the entry without a test, if the reader came from there: a new one would be a second to go back through. */
  function close(): void {
    const back = stateOf().entries;
    if (isLeaving) return;
    if (back === undefined) {
      keepState({ entries: 0 }, location.href.split("#")[0]);
      showLinked();
    } else {
      // The browser goes in its own time, and twice as far if it is asked twice.
      isLeaving = true;
      history.go(-back);
    }
  }

  function stateOf(): EntryState {
    return history.state ?? {};
  }

  function keepState(state: EntryState, address?: string): void {
    history.replaceState(state, "", address);
  }

  /** The test that the address names; undefined if it names none of the page's. */
  function linkedTest(): number | undefined {
    const id = linkedId(location.hash);
    const index = id === undefined ? -1 : tests.findIndex((test) => test.id === id);
    return index < 0 ? undefined : index;
  }

  let isLeaving = false;
  let shown: number | undefined;
  let since: number | undefined;
  let opener: Element | null = null;
  function showLinked(): void {
    const test = linkedTest();
    heatMap.mark(test);
    body.classList.toggle("with-detail", test !== undefined);
    if (test === undefined) panel.hide();
    else panel.show(test);
    keepReachable();
    comparison?.follow(location.hash);
    if (test === undefined && shown !== undefined) focusAfter(shown);
    isLeaving = false;
    shown = test;
    since = test === undefined ? 0 : stateOf().entries;
  }

  /** Where a reader comes back to from a test: the link that led there, or its cell. */
  function focusAfter(test: number): void {
    const address = linkTo(tests[test] ?? { id: "" });
    const link = opener instanceof HTMLAnchorElement && opener.hash === address ? opener : undefined;
    link?.focus();
    if (link === undefined || document.activeElement !== link) heatMap.focus(test);
  }

  /** Keys cannot reach the parts that the details cover. */
  function keepReachable(): void {
    const isCovered = !panel.element.hidden && !wide.matches;
    header.inert = isCovered;
    overview.inert = isCovered;
  }

  wide.addEventListener("change", keepReachable);
  addEventListener("hashchange", () => {
    if (history.state === null) keepState(since === undefined ? {} : { entries: since + 1 });
    if (shown === undefined) opener = document.activeElement;
    showLinked();
    if (linkedTest() !== undefined) panel.focus();
  });
  // The page has this address already, so that nothing else follows.
  overview.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (shown !== undefined && link?.hash === location.hash) panel.focus();
  });
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const isInFilter = event.target instanceof HTMLInputElement && event.target.type === "search";
    if (event.key === "Escape" && !panel.element.hidden && !isInFilter) close();
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      heatMap.focusFilter();
    }
  });
  // Paper is white, whatever the page is.
  matchMedia("print").addEventListener("change", redraw);
  if (history.state === null) keepState(linkedTest() === undefined ? { entries: 0 } : {});
  showLinked();
  performance.mark("ready");
}

/** Everything but a test's details, the most important part at the top. */
function overviewParts(page: PageData, tests: HTMLElement, past: readonly Child[], keep: KeepPlot): Child[] {
  const { run, history: data } = page;
  if (run === undefined) return [...(data === undefined ? [] : [historyHead(page, data)]), ...past, tests];
  return [
    verdictView(run, page),
    // More than three items would push the tests out of sight.
    ...findingsView(run.findings, page, 3),
    tests,
    ...past,
    ...findingsView(run.details, page, 8),
    sectionsView(run, page),
    growthView(run, page),
    ageView(run, page, keep),
    contentionView(run, page, keep),
    measurementView(run),
  ];
}

readData()
  .then(start)
  .catch((cause) => {
    document.body.append(element("p", { class: "broken" }, `This page cannot be shown: ${cause}`));
    throw cause;
  });

/** The data that the report has embedded, compressed. */
async function readData(): Promise<PageData> {
  const text = document.getElementById("data")?.textContent;
  if (!text) throw new Error("the report has no data: it was cut off; make it again");
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(json).json();
}

/** How each workload's time grows with its table, or with a parameter; a workload links to its plot. Null if the run does not say. */
export function growthView({ growth }: RunData, { tests }: PageData): HTMLElement | null {
  if (growth === undefined) return null;
  let before = 0;
  const tables = growth.tables.flatMap(({ title, table }) => {
    const start = before;
    before += table.rows.length;
    const cell = (row: number, column: number, text: string) => {
      const largest = tests[growth.workloads[start + row]?.tests.at(-1) ?? -1];
      return column === 0 && largest !== undefined
        ? element("a", { href: linkTo(largest) }, text)
        : undefined;
    };
    return [
      element("h3", {}, title),
      drawTable(table, { caption: `${title}: exponents of each workload`, cell }),
    ];
  });
  return element(
    "section",
    { "aria-labelledby": "growth" },
    element("h2", { id: "growth" }, "Growth"),
    element(
      "p",
      { class: "faint" },
      "Time is proportional to the rows of the table, or to the parameter, to the power of this exponent (95% interval).",
    ),
    ...tables,
  );
}

/** The meaning of the figures, and how they were measured. */
export function measurementView({ brief, measurement }: RunData): HTMLElement {
  return element(
    "section",
    { class: "measurement", "aria-labelledby": "measurement" },
    element("h2", { id: "measurement" }, "Measurement"),
    element("p", { class: "faint" }, brief),
    ...measurement.map(({ title, blocks }) =>
      foldedPart(title, () => blocks.flatMap((block) => drawBlock(block))),
    ),
  );
}
