import { type PerEngine, perEngine, type Role } from "../../model/engine.ts";
import type { Recording } from "../../model/recording.ts";
import type { Escape } from "./escape.ts";

/** A report's names of the engines, escaped for where they land. */
export type EngineNames = PerEngine<string>;

export function engineNames({ engines }: Pick<Recording, "engines">, escapeText: Escape): EngineNames {
  return perEngine(engines, ({ name }) => escapeText(name));
}

/** An engine's name; its role if a results file has no such engine. */
export function engineName(names: EngineNames, role: Role): string {
  return names[role] ?? role;
}
