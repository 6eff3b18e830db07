import type { ReportPart } from "../../../report/blocks.ts";
import type { Examination } from "../../../verdict/examination.ts";
import type { Feature } from "../../feature.ts";
import { sequenceCheck } from "./check.ts";
import { assessSequences, type SequenceVerdict, sequenceVerdictOf } from "./examine.ts";
import { sequenceFacts } from "./facts.ts";
import { sequencesOf } from "./record.ts";
import { expectedHash, requireSequences } from "./trust.ts";
import { baseFaultTexts, sequenceNotes, sequenceSummary, sequenceWords } from "./words.ts";

const name = "sequence";

const examination: Examination<SequenceVerdict> = {
  name,
  examine: ({ features }, { requireBase }) => assessSequences(sequencesOf({ features }), requireBase),
  words: sequenceWords,
};

const report: ReportPart = {
  warnings: sequenceNotes,
  againstBase: baseFaultTexts,
  suiteFacts: (verdict, names) => {
    const found = sequenceVerdictOf(verdict);
    return found === undefined ? [] : [{ label: "Sequence", value: sequenceSummary(found, names) }];
  },
};

/** Sequences of steps, each on one connection that the earlier steps have used, compared with the baseline after each step. */
export const sequence: Feature = {
  name,
  check: sequenceCheck,
  facts: sequenceFacts,
  expectedHash,
  trust: requireSequences,
  examination,
  report,
};
