import type { PageData } from "../data/page-data.ts";
import { button, element } from "./dom.ts";
import type { RunZoom } from "./history/run-zoom.ts";
import type { DrawnPlot } from "./plots/plot.ts";
import { testParts } from "./test-view.ts";

/** A test's details beside the heat map. */
export interface DetailPanel {
  readonly element: HTMLElement;
  readonly show: (test: number) => void;
  readonly hide: () => void;
  readonly focus: () => void;
  /** Draws the plots again, in other colours. */
  readonly redraw: () => void;
}

/** Where the panel's buttons lead. */
export interface DetailActions {
  readonly close: () => void;
  readonly go: (test: number) => void;
  /** The shown test before or after another, in the order of reports; undefined at the end. */
  readonly beside: (test: number, by: -1 | 1) => number | undefined;
}

/** @param zoom of the history, which lasts from test to test; undefined if there is none */
export function createDetailPanel(
  page: PageData,
  zoom: RunZoom | undefined,
  { close, go, beside }: DetailActions,
): DetailPanel {
  let shown = 0;
  let plots: DrawnPlot[] = [];
  const clear = () => {
    for (const plot of plots) plot.remove();
    plots = [];
  };
  const step = (by: -1 | 1, label: string, sign: string) =>
    button({ "aria-label": label, title: label }, () => go(beside(shown, by) ?? shown), sign);
  const [previous, next] = [step(-1, "Previous test", "←"), step(1, "Next test", "→")];
  const content = element("div", { class: "detail-content" });
  const panel = element(
    "aside",
    { class: "detail", "aria-labelledby": "detail-title", hidden: true },
    element(
      "div",
      { class: "detail-bar" },
      previous,
      next,
      button({ "aria-label": "Close", title: "Close (Escape)", class: "close" }, close, "✕"),
    ),
    content,
  );
  return {
    element: panel,
    show: (index) => {
      const test = page.tests[index];
      if (test === undefined) return;
      clear();
      shown = index;
      // A disabled button would lose the focus.
      previous.setAttribute("aria-disabled", String(beside(index, -1) === undefined));
      next.setAttribute("aria-disabled", String(beside(index, 1) === undefined));
      const parts = testParts(test, page, zoom, (plot) => {
        plots.push(plot);
        return plot.element;
      });
      content.replaceChildren(...parts.filter((part) => part !== null));
      panel.hidden = false;
      panel.scrollTop = 0;
    },
    hide: () => {
      clear();
      panel.hidden = true;
      content.replaceChildren();
    },
    focus: () => content.querySelector<HTMLElement>("#detail-title")?.focus(),
    redraw: () => {
      for (const plot of plots) plot.redraw();
    },
  };
}
