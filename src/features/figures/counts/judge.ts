import { plural } from "../../../report/format/figures.ts";
import type { Judge } from "../../../verdict/finding.ts";
import { compareInstructions, type InstructionChange, type Instructions } from "./compare.ts";
import { countsOf, withCounts } from "./counts.ts";
import { instructionReason } from "./words.ts";

const unknownOptions = { baseline: undefined, candidate: undefined };

export const instructionJudge: Judge<InstructionChange, Instructions> = {
  name: "instructions",
  noun: "instructions",
  judge: ({ tests, features, compileOptions = unknownOptions }, { ceilings, untrusted }) =>
    compareInstructions(withCounts(tests, countsOf({ features })), compileOptions, ceilings, untrusted),
  words: {
    reason: instructionReason,
    title: (failed) => `instructions of ${plural(failed, "test")} over the base`,
    clause: (failed) => `the instructions of ${plural(failed, "test")} exceed their ceiling against the base`,
    withheld: {
      title: (tests) => `instructions of ${plural(tests, "test")} not counted`,
      clause: (tests) =>
        `the instructions of ${plural(tests, "test")} cannot be counted on the candidate, and can on the base`,
    },
    undecided: {
      title: (tests) => `instructions of ${plural(tests, "test")}`,
      clause: (tests) => `the instructions of ${plural(tests, "test")} were to be judged and are not known`,
      reason: (why) => `instructions are not judged: ${why}`,
    },
  },
};
