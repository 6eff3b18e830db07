import { plural } from "../../../report/format/figures.ts";
import type { Judge } from "../../../verdict/finding.ts";
import { compareFootprints, type FootprintChange, type Footprints } from "./compare.ts";
import { footprintReason } from "./words.ts";

export const footprintJudge: Judge<FootprintChange, Footprints> = {
  name: "footprint",
  noun: "footprint",
  judge: ({ tests, engines }, { ceilings }) => compareFootprints(tests, engines, ceilings),
  words: {
    reason: footprintReason,
    title: (failed) =>
      `${plural(failed, "cost")} besides time over ${failed === 1 ? "its ceiling" : "their ceilings"}`,
    clause: (failed) =>
      `${plural(failed, "cost")} of tests besides time ${failed === 1 ? "exceeds its ceiling" : "exceed their ceilings"}`,
    withheld: {
      title: (figures) => `${plural(figures, "cost")} besides time not known`,
      clause: (figures) =>
        `${plural(figures, "cost")} of tests besides time ${figures === 1 ? "was" : "were"} measured on the other engine and not on the candidate`,
    },
    undecided: {
      title: (tests) => `costs of ${plural(tests, "test")} besides time`,
      clause: (tests) => `costs of ${plural(tests, "test")} besides time were to be judged and are not known`,
      reason: (why) => `a cost besides time is not judged: ${why}`,
    },
  },
};
