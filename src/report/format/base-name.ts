import type { PerEngine } from "../../model/engine.ts";

/** The base's name; "the base" for an engine that is called base. Apart from the other words, since pages have it too. */
export function baseName({ base = "base" }: Pick<PerEngine<string>, "base">): string {
  return base === "base" ? "the base" : base;
}
