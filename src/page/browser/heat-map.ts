import { count } from "../../report/format/figures.ts";
import type { PageData, TestData } from "../data/page-data.ts";
import { type FigureName, figureNames, scaleEdges } from "./cell-figures.ts";
import { choice, element } from "./dom.ts";
import { matchesFilter, type RowOrder, rowOrders, type TestFilter } from "./find-tests.ts";
import { createGrid } from "./grid.ts";
import { outcomeMarks, outcomeWords } from "./outcomes.ts";

/** All tests of a page as heat maps, one for each suite. */
export interface HeatMap {
  readonly element: HTMLElement;
  /** Marks a test as the one whose details are shown, or none. */
  readonly mark: (test: number | undefined) => void;
  /** Gives a test's cell the focus, or the field for the filter's text if the filter leaves it out. */
  readonly focus: (test: number) => void;
  /** The shown test before or after another; undefined if there is none. */
  readonly beside: (test: number, by: -1 | 1) => number | undefined;
  /** Gives the field for the filter's text the focus. */
  readonly focusFilter: () => void;
}

/** @param onMove an arrow key has reached a test */
export function createHeatMap(page: PageData, onMove: (test: number) => void): HeatMap {
  const { tests, suites, run } = page;
  let filter: TestFilter = { text: "", onlyNotPassing: false };
  let order: RowOrder = "report";
  const names = figureNames(page);
  let figure: FigureName = names.base === undefined ? "multiplier" : "base";
  const grids = suites.map((suite) => createGrid(suite, page, onMove));
  const shownCount = element("p", { class: "faint", role: "status" });

  const show = () => {
    const shown = tests.map((test) => matchesFilter(test, filter));
    const number = shown.filter((one) => one).length;
    const isFiltered = number < tests.length;
    for (const grid of grids)
      grid.show({ figure, order, isShown: (test) => shown[test] === true, isFiltered });
    shownCount.textContent = isFiltered
      ? `${count(number)} of ${count(tests.length)} tests`
      : `${count(tests.length)} tests`;
  };

  const text = element("input", {
    type: "search",
    placeholder: "e.g. int memory insert",
    autocomplete: "off",
    spellcheck: "false",
  });
  text.addEventListener("input", () => {
    filter = { ...filter, text: text.value };
    show();
  });
  const notPassing = tests.filter((test) => matchesFilter(test, { text: "", onlyNotPassing: true })).length;
  const onlyNotPassing = element("input", { type: "checkbox", disabled: notPassing === 0 });
  onlyNotPassing.addEventListener("change", () => {
    filter = { ...filter, onlyNotPassing: onlyNotPassing.checked };
    show();
  });
  const toolbar = element(
    "div",
    { class: "toolbar" },
    element("label", { class: "choice" }, "Filter", text),
    element("label", { class: "choice" }, onlyNotPassing, `not passing (${count(notPassing)})`),
    choice<FigureName>("Show", names, (name) => {
      figure = name;
      show();
    }),
    choice<RowOrder>("Sort", run === undefined ? withoutCeilings : rowOrders, (name) => {
      order = name;
      show();
    }),
  );
  show();
  const linkOf = (test: number) => grids.map((grid) => grid.linkOf(test)).find((link) => link !== undefined);
  let marked: HTMLAnchorElement | undefined;
  return {
    element: element(
      "section",
      { class: "heat-map", "aria-labelledby": "tests" },
      element("div", { class: "heading" }, element("h2", { id: "tests" }, "Tests"), shownCount),
      toolbar,
      legend(tests),
      ...grids.map((grid) => grid.element),
      element("p", { class: "faint hint" }, hint),
    ),
    mark: (test) => {
      marked?.removeAttribute("aria-current");
      marked = test === undefined ? undefined : linkOf(test);
      marked?.setAttribute("aria-current", "true");
    },
    focus: (test) => {
      const link = linkOf(test);
      link?.focus();
      if (document.activeElement !== link) text.focus();
    },
    beside: (test, by) => {
      for (let index = test + by; index >= 0 && index < tests.length; index += by)
        if (matchesFilter(tests[index] as TestData, filter)) return index;
      return undefined;
    },
    focusFilter: () => text.focus(),
  };
}

/** Row orders of a history, which keeps no ceilings. */
const { headroom: _, ...withoutCeilings } = rowOrders;

const hint =
  "Tab reaches a table, arrow keys go from test to test, Enter opens one and Escape closes it; / goes to the filter.";

/** The meaning of the colours and the marks. Marks that no test has are left out. */
function legend(tests: readonly TestData[]): HTMLElement {
  const slower = scaleEdges.map((edge, index) => swatch(`slower-${index + 1}`, `${edge}x`));
  const faster = scaleEdges.map((edge, index) => swatch(`faster-${index + 1}`, `1/${edge}`));
  const marks = (["fail", "inconclusive", "accepted", "none"] as const)
    .filter((outcome) => tests.some((test) => test.outcome === outcome))
    .map((outcome) =>
      element(
        "span",
        { class: "key" },
        element("span", { class: `swatch ${outcome}` }, outcomeMarks[outcome]),
        outcomeWords[outcome],
      ),
    );
  return element(
    "div",
    { class: "legend" },
    element(
      "span",
      { class: "scale" },
      element("span", {}, "faster"),
      ...faster.toReversed(),
      swatch("equal", "1"),
      ...slower,
      element("span", {}, "slower"),
    ),
    ...marks,
    ...(tests.some(({ earlierRun }) => earlierRun !== undefined)
      ? [
          element(
            "span",
            { class: "key" },
            element("span", { class: "swatch earlier" }, "1.23"),
            "of an earlier run",
          ),
        ]
      : []),
  );
}

function swatch(colour: string, text: string): HTMLElement {
  return element("span", { class: `swatch ${colour}` }, text);
}
