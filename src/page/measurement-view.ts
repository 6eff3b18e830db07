import type { RunData } from "../report/html/page-data.ts";
import { drawBlock } from "./blocks.ts";
import { element } from "./dom.ts";
import { foldedPart } from "./table.ts";

/** The meaning of the figures, and how they were measured. */
export function measurementView({ measurement }: RunData): HTMLElement {
  return element(
    "section",
    { class: "measurement", "aria-labelledby": "measurement" },
    element("h2", { id: "measurement" }, "Measurement"),
    ...measurement.map(({ title, blocks }) =>
      foldedPart(title, () => blocks.flatMap((block) => drawBlock(block))),
    ),
  );
}
