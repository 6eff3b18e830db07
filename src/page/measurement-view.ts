import type { RunData } from "../report/html/page-data.ts";
import { element } from "./dom.ts";
import { drawTable, foldedPart } from "./table.ts";

/** The meaning of the figures, and how they were measured. */
export function measurementView({ measurement }: RunData): HTMLElement {
  const { notes, caution, facts, engines, machines, durability } = measurement;
  return element(
    "section",
    { class: "measurement", "aria-labelledby": "measurement" },
    element("h2", { id: "measurement" }, "Measurement"),
    foldedPart("What the figures mean", () => [
      element("ul", {}, ...notes.map((note) => element("li", {}, note))),
    ]),
    foldedPart("How this was measured", () => [
      caution === undefined ? null : element("p", {}, caution),
      element(
        "dl",
        { class: "facts" },
        ...facts.flatMap(({ label, value }) => [element("dt", {}, label), element("dd", {}, value)]),
      ),
      machines === undefined ? null : drawTable(machines, { caption: "The machines" }),
      durability === undefined
        ? null
        : drawTable(durability, { caption: "What each commit asked of the system" }),
      engines.rows.length === 0 ? null : drawTable(engines, { caption: "The engines" }),
    ]),
  );
}
