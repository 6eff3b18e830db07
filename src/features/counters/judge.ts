import { counterReason } from "../../report/explain/counters.ts";
import { plural } from "../../report/format/figures.ts";
import { type CounterChange, type Counters, compareCounters } from "../../verdict/counters.ts";
import type { Judge } from "../../verdict/finding.ts";

export const counterJudge: Judge<CounterChange, Counters> = {
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
