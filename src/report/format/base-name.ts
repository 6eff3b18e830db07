import type { EngineNames } from "./words.ts";

/** The base's name; "the base" for an engine that is called base. Apart from the other words, since pages have it too. */
export function baseName({ base = "base" }: Pick<EngineNames, "base">): string {
  return base === "base" ? "the base" : base;
}
