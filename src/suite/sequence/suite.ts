import type { Suite } from "../suite.ts";
import { sequenceSteps } from "./steps.ts";

/**
 * Whether an engine still does what SQLite does once its tables were dropped, created again and rolled back.
 *
 * Source: the bug of https://www.dolthub.com/blog/2021-08-31-are-we-faster-than-mysql/
 */
export const sequence: Suite = {
  name: "sequence",
  description:
    "workloads on one connection, among tables dropped and created again, rollbacks, VACUUM and reopening",
  seconds: 10,
  workloads: [],
  steps: sequenceSteps,
  tables: [],
  preparation: () => [],
};
