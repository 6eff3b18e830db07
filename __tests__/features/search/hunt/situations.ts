import type { Case, Hunt } from "../../../../src/features/search/hunt/cases.ts";
import { toolGrammar } from "../../../../src/features/search/hunt/read-grammar.ts";
import { makeSituations, type Situation } from "../../../../src/features/search/hunt/situation.ts";
import { RandomStream } from "../../../../src/suite/random.ts";

export const grammar = toolGrammar();

/** The first generated situation of some kind. */
export function firstWith(shows: (situation: Situation) => boolean, from = 0): Situation {
  for (let number = from; number < from + 400; number++) {
    const situations = makeSituations(30, grammar, false, new RandomStream(9, `database ${number}`));
    const found = situations.find(shows);
    if (found !== undefined) return found;
  }
  throw new Error("no situation shows it");
}

/** A slow scan. */
export const slowCase: Case = {
  ...{ name: "hunt_slow_00000001", kind: "slow", reference: "baseline", fingerprint: "0000000100000001" },
  ...{ cause: "00000000000000c1", since: "2026-11-29T01:17:00.000Z", isOfCorpus: false, counterfactuals: [] },
  ...{
    causes: ["predicate/like inside"],
    statements: ["SELECT count(*) FROM t1 AS a WHERE a.c1a LIKE '%7%';"],
  },
  size: { statements: 1, tables: 1 },
  ...{ ratio: 5.25, pairs: 9, p: 0.0004 },
  axes: [
    {
      name: "rows of t1",
      points: [
        { value: 10, ratio: 2 },
        { value: 40, ratio: 5.25 },
      ],
    },
  ],
  plans: { candidate: ["SCAN a"], baseline: ["SCAN a"] },
  ...{ isReplayed: true, others: 2, database: 3 },
};

export function huntOf(cases: readonly Case[], part: Partial<Hunt> = {}): Hunt {
  return {
    ...{ version: 1, seed: 7, ratio: 3, baseRatio: 1.5, alpha: 0.01, identity: "0" },
    engines: {
      candidate: { name: "Engine", version: "3.1" },
      baseline: { name: "SQLite", version: "3.54.1" },
    },
    ...{
      next: 12,
      elapsedMs: 5000,
      tried: 720,
      refused: 4,
      cut: 1,
      claims: 3,
      cleared: 2,
      lost: 0,
      known: 0,
      ambiguous: 0,
    },
    ...{ gone: [], mutated: 0 },
    cases: [...cases],
    ...part,
  };
}
