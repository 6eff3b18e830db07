import { button, element } from "../dom.ts";
import { moveRange, type RunRange, scaleRange, wholeRange } from "./run-range.ts";

/** The runs that all plots over runs show: a reader who looks at a few of them wants to see them of each test. */
export interface RunZoom {
  /** How many there are. */
  readonly runs: number;
  readonly range: () => RunRange;
  readonly set: (range: RunRange) => void;
  /** @returns what ends the listening */
  readonly onChange: (listener: () => void) => () => void;
}

export function createRunZoom(runs: number): RunZoom {
  const listeners = new Set<() => void>();
  let range = wholeRange(runs);
  return {
    runs,
    range: () => range,
    set: (next) => {
      if (next.first === range.first && next.last === range.last) return;
      range = next;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The effect of buttons and keys on a range. */
const steps = {
  earlier: (range: RunRange, runs: number) => moveRange(range, -0.25, runs),
  later: (range: RunRange, runs: number) => moveRange(range, 0.25, runs),
  in: (range: RunRange, runs: number) => scaleRange(range, 0.5, runs),
  out: (range: RunRange, runs: number) => scaleRange(range, 2, runs),
  all: (_: RunRange, runs: number) => wholeRange(runs),
} as const;
type Step = keyof typeof steps;

const buttons: readonly (readonly [step: Step, sign: string, label: string])[] = [
  ["earlier", "←", "Earlier runs"],
  ["later", "→", "Later runs"],
  ["in", "+", "Zoom in"],
  ["out", "−", "Zoom out"],
  ["all", "All", "All runs"],
];

const keys: Readonly<Record<string, Step>> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  "+": "in",
  "-": "out",
  "0": "all",
};

function take(zoom: RunZoom, step: Step): void {
  zoom.set(steps[step](zoom.range(), zoom.runs));
}

/** Lets arrow keys, plus, minus and zero choose the runs that are shown. */
export function handleZoomKeys(place: HTMLElement, zoom: RunZoom): void {
  place.addEventListener("keydown", (event) => {
    const step = keys[event.key];
    if (step === undefined || event.target !== place || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    take(zoom, step);
  });
}

/** Buttons that choose the runs that are shown, and a text that says which these are. */
export interface ZoomControls {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

export function createZoomControls(zoom: RunZoom): ZoomControls {
  const text = element("span", { class: "faint", role: "status" });
  const show = () => {
    const { first, last } = zoom.range();
    text.textContent =
      last - first + 1 === zoom.runs
        ? zoom.runs === 1
          ? "the only run"
          : `all ${zoom.runs} runs`
        : `runs ${first + 1} to ${last + 1} of ${zoom.runs}`;
  };
  show();
  return {
    element: element(
      "div",
      { class: "zoom", role: "group", "aria-label": "Runs that plots show" },
      ...buttons.map(([step, sign, label]) =>
        button({ "aria-label": label, title: label }, () => take(zoom, step), sign),
      ),
      text,
    ),
    remove: zoom.onChange(show),
  };
}
