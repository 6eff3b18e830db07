import type uPlot from "uplot";
import type { PerEngine, Role } from "../../../model/engine.ts";
import type { EngineNames } from "../../../report/format/words.ts";
import { element } from "../dom.ts";
import { dots } from "./look.ts";
import type { Ink } from "./plot.ts";

const roles = ["baseline", "candidate", "base"] as const satisfies readonly Role[];

/** The engines that something is known of, in the order of reports. The model's own function would bring all its schemas. */
export function rolesIn(values: Partial<PerEngine<unknown>>): Role[] {
  return roles.filter((role) => values[role] !== undefined);
}

/** CSS pixels of lines and gaps, so that no colour is needed to tell engines apart; the style has the like. */
const dashes: Readonly<Record<Role, readonly number[]>> = { candidate: [], baseline: [6, 3], base: [2, 3] };

/**
 * An engine's points, and the line through them.
 *
 * @param size of the points, CSS pixels
 */
export function engineLine(role: Role, { of }: Ink, size: number, width = 1.5): uPlot.Series {
  const { paths: _, ...series } = dots(of(role), { size });
  return { ...series, width, dash: [...dashes[role]] };
}

/** Which line is which. */
export function engineLegend(roles: readonly Role[], names: EngineNames): HTMLElement[] {
  return roles.map((role) =>
    element(
      "span",
      { class: "key faint" },
      element("span", { class: `line-key engine ${role}`, "aria-hidden": "true" }),
      names[role] ?? role,
    ),
  );
}
