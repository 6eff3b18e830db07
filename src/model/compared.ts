import type { Role } from "./engine.ts";
import type { Test } from "./test.ts";

/** The engines that a test can compare the candidate with alone. */
export const references = ["baseline", "base"] as const;
export type Reference = (typeof references)[number];

/** Which engines a test is run on. */
export interface Compared {
  /** The only engine that the candidate is compared with; absent if the candidate is compared with every engine of the run. */
  readonly compare?: Reference;
}

/** A test that a run is to measure. */
export interface PlannedTest extends Test, Compared {}

/** The engines that a test runs on; the first is the reference of the others. */
export function rolesOfTest({ compare }: Compared, roles: readonly Role[]): Role[] {
  const order: readonly Role[] =
    compare === undefined ? roles : compare === "base" ? ["base", "candidate"] : ["baseline", "candidate"];
  return order.filter((role) => roles.includes(role));
}

/** Whether a test has a result only together with this engine's result. */
export function isNeeded({ compare }: Compared, role: Role | undefined): boolean {
  return role !== "base" || compare === "base";
}
