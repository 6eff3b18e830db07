import type { FactsFormat } from "../../../results/facts.ts";
import { wrongSequence } from "./consistency.ts";
import { mergeSequences } from "./merge.ts";
import { type Sequences, sequencesSchema } from "./record.ts";

/** How results files keep sequences. */
export const sequenceFacts: FactsFormat<Sequences> = {
  schema: sequencesSchema,
  inconsistency: wrongSequence,
  merge: (shards) => {
    const all = shards.flatMap(({ facts }) => facts ?? []);
    const sequences = mergeSequences(all.flatMap((one) => one.sequences));
    // An older version of the tool did not state how many were planned.
    const isPlanned = all.every(({ planned }) => planned !== undefined);
    return { version: 1, ...(isPlanned ? { planned: sequences.length } : {}), sequences };
  },
};
