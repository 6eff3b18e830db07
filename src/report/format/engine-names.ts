import type { PerEngine, Role } from "../../model/engine.ts";
import { omitUndefined } from "../../model/omit-undefined.ts";
import type { Recording } from "../../model/recording.ts";
import type { Escape } from "./escape.ts";

/** What reports call the engines; untrusted text. */
export type EngineNames = PerEngine<string>;

export function engineNames({
  engines: { baseline, candidate, base },
}: Pick<Recording, "engines">): EngineNames {
  return {
    baseline: baseline.name,
    candidate: candidate.name,
    ...omitUndefined({ base: base?.name }),
  };
}

/** An engine's name, or its part where it has none. */
export function engineName(names: EngineNames, role: Role, escapeText: Escape): string {
  return escapeText(names[role] ?? role);
}
