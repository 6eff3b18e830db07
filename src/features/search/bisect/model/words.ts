import type { SearchedFault } from "./settings.ts";

/** Faults in the words of sentences: `it shows a wrong result`. */
export const faultNames = {
  wrong: "a wrong result",
  crash: "a crash",
  hang: "a hang",
  error: "an error",
  "heap-leak": "memory that is left after the connection is closed",
  "heap-growth": "memory that grows with each execution",
} as const satisfies Record<SearchedFault, string>;
