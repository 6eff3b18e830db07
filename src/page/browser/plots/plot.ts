import uPlot from "uplot";
import { element } from "../dom.ts";

/** A plot, for uPlot: https://github.com/leeoniya/uPlot */
export interface PlotSpec {
  /** A description of the plot for readers who do not see it. */
  readonly label: string;
  /** The title of its heading. */
  readonly title: string;
  /** Beside the heading. */
  readonly control?: HTMLElement;
  /** A line below the plot; none if it is empty or absent. */
  readonly note?: string;
  /** CSS pixels. */
  readonly height: number;
  readonly data: () => uPlot.AlignedData;
  /** Without the range of x. */
  readonly series: (ink: Ink) => uPlot.Series[];
  readonly scales: Readonly<Record<string, uPlot.Scale>>;
  /** The axes of x and of y. */
  readonly axes: (ink: Ink) => readonly [uPlot.Axis, uPlot.Axis];
  /** Draws below the points, such as lines to compare them with. */
  readonly underlay?: (plot: uPlot, ink: Ink) => void;
  /** The text for the point at the pointer. */
  readonly readout: (index: number) => string;
  /** A part of the plot was chosen with the pointer: x at its ends. Absent if none can be. */
  readonly onSelect?: (from: number, to: number) => void;
}

const inkNames = [
  "text",
  "faint",
  "line",
  "surface",
  "candidate",
  "baseline",
  "base",
  "good",
  "bad",
  "uncertain",
] as const;
export type InkName = (typeof inkNames)[number];

/** The colours of the page, as a canvas takes them. */
export interface Ink {
  readonly of: (name: InkName) => string;
  readonly font: string;
}

/** Keeps a plot until it leaves the page. */
export type KeepPlot = (plot: DrawnPlot) => HTMLElement;

/** A plot that follows the width of its place. `redraw` takes the page's present colours. */
export interface DrawnPlot {
  readonly element: HTMLElement;
  readonly redraw: () => void;
  readonly remove: () => void;
}

export function createPlot(spec: PlotSpec): DrawnPlot {
  const place = element("div", { class: "plot", role: "img", "aria-label": spec.label });
  const readout = element("p", { class: "readout faint", "aria-hidden": "true" });
  let plot: uPlot | undefined;
  let width = 0;
  const draw = () => {
    plot?.destroy();
    if (width === 0) return;
    plot = new uPlot(optionsOf(spec, width, inkOf(place), readout), spec.data(), place);
  };
  const sizes = new ResizeObserver(([entry]) => {
    const now = Math.floor(entry?.contentRect.width ?? 0);
    if (now === width) return;
    width = now;
    if (plot === undefined) draw();
    else if (width > 0) plot.setSize({ width, height: spec.height });
  });
  sizes.observe(place);
  return {
    element: element(
      "figure",
      {},
      element("figcaption", {}, spec.title, spec.control ?? null),
      element("div", { class: "plot-frame" }, place, readout),
      spec.note ? element("p", { class: "faint note" }, spec.note) : null,
    ),
    redraw: draw,
    remove: () => {
      sizes.disconnect();
      plot?.destroy();
    },
  };
}

function optionsOf(
  { height, series, scales, axes, underlay, readout, onSelect }: PlotSpec,
  width: number,
  ink: Ink,
  shown: HTMLElement,
): uPlot.Options {
  return {
    width,
    height,
    series: [{}, ...series(ink)],
    scales: { ...scales },
    axes: axes(ink).map((axis, index) => withLook(index === 0 ? { size: 30, ...axis } : axis, ink)),
    legend: { show: false },
    cursor: { y: false, drag: { x: onSelect !== undefined, y: false, setScale: false } },
    padding: [10, 16, 0, 0],
    hooks: {
      drawAxes: underlay === undefined ? [] : [(plot) => underlay(plot, ink)],
      setSelect: [
        (plot) => {
          const { left, width: chosen } = plot.select;
          // A click chooses nothing.
          if (chosen > 4) onSelect?.(plot.posToVal(left, "x"), plot.posToVal(left + chosen, "x"));
        },
      ],
      setCursor: [
        ({ cursor: { idx } }) => {
          shown.textContent = idx === null || idx === undefined ? "" : readout(idx);
        },
      ],
    },
  };
}

function withLook(axis: uPlot.Axis, ink: Ink): uPlot.Axis {
  const line = { stroke: ink.of("line"), width: 1 };
  return {
    stroke: ink.of("faint"),
    font: ink.font,
    labelFont: ink.font,
    labelSize: 20,
    ...axis,
    ticks: { ...line, size: 4, ...axis.ticks },
    grid: { ...line, ...axis.grid },
  };
}

/** Reads the page's colours: a canvas knows no custom properties. */
function inkOf(place: HTMLElement): Ink {
  const probe = element("span");
  place.append(probe);
  const { fontFamily } = getComputedStyle(place);
  const of = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = new Map<string, string>(inkNames.map((name) => [name, of(name)]));
  probe.remove();
  return { of: (name) => colours.get(name) ?? "currentColor", font: `11px ${fontFamily}` };
}
