import type { PerEngine, Role } from "../../../model/engine.ts";

const roles = ["baseline", "candidate", "base"] as const satisfies readonly Role[];

/** The engines that something is known of, in the order of reports. The model's own function would bring all its schemas. */
export function rolesIn(values: Partial<PerEngine<unknown>>): Role[] {
  return roles.filter((role) => values[role] !== undefined);
}
