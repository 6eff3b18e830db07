import { plural } from "../../report/format/figures.ts";
import type { Judge } from "../../verdict/finding.ts";
import type { Feature } from "../feature.ts";
import { type CounterChange, type Counters, compareCounters } from "./changes.ts";
import { requireCounters } from "./trust.ts";
import { counterReason, counterTexts, counterWarnings } from "./words.ts";

const counterJudge: Judge<CounterChange, Counters> = {
  name: "counters",
  noun: "counter",
  judge: ({ tests }, { ceilings }) => compareCounters(tests, ceilings),
  ofVariant: (counters, variant) => ({
    ...counters,
    changes: counters.changes.filter(({ test }) => test.variant === variant),
  }),
  words: {
    reason: counterReason,
    title: (failed) => `${plural(failed, "counter")} over the base`,
    clause: (failed) =>
      `${plural(failed, "counter")} of the engine ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"} against the base`,
  },
};

/** The engine's own counters, such as chunks written, compared with the base. */
export const counters: Feature = {
  name: "counters",
  judge: counterJudge,
  trust: requireCounters,
  report: { againstBase: counterTexts, warnings: counterWarnings },
};
