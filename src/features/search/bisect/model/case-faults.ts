import type { FaultKind } from "../../hunt/sighting.ts";
import type { Searched } from "./settings.ts";

/** The search for a hunt's case, by what is wrong with it: a slow case, and one that is planned badly, is searched by its time. */
export const searchedOfCase = {
  wrong: "wrong",
  crash: "crash",
  hang: "hang",
  refused: "error",
  leak: "heap-leak",
  growth: "heap-growth",
  slow: "time",
  plan: "time",
} as const satisfies Record<FaultKind, Searched>;
