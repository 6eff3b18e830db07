import type { Recording, Role } from "../measure/recording.ts";

/** What reports call the engines; untrusted text. */
export type EngineNames = Readonly<Record<Role, string>>;

export function engineNames({ engines }: Pick<Recording, "engines">): EngineNames {
  return { baseline: engines.baseline.name, candidate: engines.candidate.name };
}
