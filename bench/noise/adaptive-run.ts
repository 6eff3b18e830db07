import { defaultCriteria } from "../../src/model/criteria.ts";
import { averageCeiling, testCeiling } from "../../src/verdict/ceilings.ts";
import { type ClaimState, type Decision, decide, type Trial } from "../../src/verdict/decision.ts";
import type { Visitor } from "./machine.ts";
import { inRandomOrder } from "./round.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** A run of this gate that has come to its end. */
export interface AdaptiveRun {
  readonly decision: Decision;
  readonly trials: readonly Trial[];
  /** Pairs of all tests together. */
  readonly pairs: number;
  /** Claims that screening did not clear. */
  readonly contested: readonly ContestedClaim[];
}

export interface ContestedClaim {
  readonly kind: "test" | "section" | "base";
  /** Of the test, or of the section. */
  readonly index: number;
  readonly claim: Extract<ClaimState, { state: "decided" }>;
}

interface Series extends Trial {
  readonly logRatios: number[];
  readonly base?: { readonly logRatios: number[]; readonly logCeiling: number };
}

/** Plays a run through the state machine that a real one goes through. */
export function playAdaptive(
  suite: readonly SimulatedTest[],
  machine: Visitor,
  random: Variates,
  hasBase = false,
): AdaptiveRun {
  const trials = suite.map(({ test, section }): Series => {
    const base = { logRatios: [], logCeiling: Math.log(defaultCriteria.baseCeilings[test.storage]) };
    const logCeiling = Math.log(testCeiling(defaultCriteria.ceilings, test));
    return { section, run: 0, logRatios: [], logCeiling, ...(hasBase ? { base } : {}) };
  });
  const averages: number[] = [];
  for (const { test, section } of suite) averages[section] = averageCeiling(defaultCriteria.ceilings, test);
  for (;;) {
    const decision = decide(trials, averages, defaultCriteria.rule.rounds, defaultCriteria.rule.alpha);
    if (decision.phase === "decided") {
      const pairs = trials.reduce((sum, { logRatios }) => sum + logRatios.length, 0);
      return { decision, trials, pairs, contested: contestedIn(decision) };
    }
    const missing = (index: number) =>
      (decision.wanted[index] ?? 0) - (trials[index] as Series).logRatios.length;
    const wanted = [...trials.keys()].filter((index) => decision.wanted[index] !== undefined);
    // Before the first of them has what it wants, no decision would be another.
    const rounds = Math.min(...wanted.map(missing));
    for (let round = 0; round < rounds; round++)
      for (const index of inRandomOrder(wanted, suite, random)) {
        const { logRatios, base } = trials[index] as Series;
        const visit = machine.visit(suite[index] as SimulatedTest, logRatios.length + index, hasBase);
        logRatios.push(Math.log(visit.candidate / visit.baseline));
        base?.logRatios.push(Math.log(visit.candidate / visit.base));
      }
  }
}

function contestedIn({ tests, sections, bases }: Decision): ContestedClaim[] {
  const of = (kind: ContestedClaim["kind"], claims: readonly (ClaimState | undefined)[]) =>
    claims.flatMap((claim, index): ContestedClaim[] =>
      claim?.state === "decided" ? [{ kind, index, claim }] : [],
    );
  return [...of("test", tests), ...of("section", sections), ...of("base", bases)];
}
