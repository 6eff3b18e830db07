import { alphaOfMachine, defaultCriteria } from "../../src/model/criteria.ts";
import { omitUndefined } from "../../src/model/omit-undefined.ts";
import { averageCeiling, testCeiling } from "../../src/verdict/ceilings.ts";
import { type ClaimState, type Decision, decide, type Trial } from "../../src/verdict/decision.ts";
import type { Visitor } from "./machine.ts";
import { inRandomOrder } from "./round.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** A finished run of this gate. */
export interface AdaptiveRun {
  readonly decision: Decision;
  /** By test path. */
  readonly trials: ReadonlyMap<string, Trial>;
  /** Pairs of all tests together. */
  readonly pairs: number;
  /** Claims that screening did not clear. */
  readonly contested: readonly ContestedClaim[];
}

export interface ContestedClaim {
  readonly kind: "test" | "section" | "base";
  /** The path of the test, or of the section. */
  readonly path: string;
  readonly claim: Extract<ClaimState, { state: "decided" }>;
}

interface Series extends Trial {
  readonly logRatios: number[];
  readonly base?: { readonly logRatios: number[]; readonly logCeiling: number };
}

/** Options of a simulated run. */
export interface PlayOptions {
  readonly hasBase?: boolean;
  /** The number of the machine among those of a divided run, from 0. */
  readonly run?: number;
  /** Between how many machines alpha is divided, which measure different tests. */
  readonly machines?: number;
  /** Whether another machine confirms. */
  readonly confirmElsewhere?: boolean;
  /** The names of another machine's claims, which are confirmed; if absent, this one screens. */
  readonly confirms?: readonly string[];
}

/** Plays a run through the state machine that a real one goes through. */
export function playAdaptive(
  suite: readonly SimulatedTest[],
  machine: Visitor,
  random: Variates,
  { hasBase = false, run = 0, machines = 1, confirmElsewhere = false, confirms }: PlayOptions = {},
): AdaptiveRun {
  const { ceilings, rule } = defaultCriteria;
  const share = { machines, confirmElsewhere, ...omitUndefined({ confirms }) };
  const alpha = alphaOfMachine({ alpha: rule.alpha, ...share });
  const series = suite.map(({ test, path, sectionPath }): Series => {
    const base = { logRatios: [], logCeiling: Math.log(ceilings.base[test.storage]) };
    const logCeiling = Math.log(testCeiling(ceilings, test).value);
    const spreadGroup = `${run} ${test.storage} ${test.kind}`;
    const facts = { path, sectionPath, run, spreadGroup, logCeiling };
    return { ...facts, logRatios: [], ...(hasBase ? { base } : {}) };
  });
  const trials = new Map(series.map((trial) => [trial.path, trial]));
  const averageCeilings = new Map(
    suite.map(({ test, sectionPath }) => [sectionPath, averageCeiling(ceilings, test).value]),
  );
  for (;;) {
    const decision = decide(
      { trials: series, averageCeilings },
      rule.rounds,
      alpha,
      omitUndefined({ confirms }),
    );
    if (decision.phase === "decided") {
      const pairs = series.reduce((sum, { logRatios }) => sum + logRatios.length, 0);
      return { decision, trials, pairs, contested: contestedIn(decision) };
    }
    const wanted = suite.filter(({ path }) => decision.tests.get(path)?.wanted !== undefined);
    const missing = ({ path }: SimulatedTest) =>
      (decision.tests.get(path)?.wanted ?? 0) - (trials.get(path) as Series).logRatios.length;
    // Until the first of them has the pairs that it needs, every decision would be the same.
    const rounds = Math.min(...wanted.map(missing));
    for (let round = 0; round < rounds; round++)
      for (const test of inRandomOrder(wanted, random)) {
        const { logRatios, base } = trials.get(test.path) as Series;
        const visit = machine.visit(test, logRatios.length + test.place, hasBase);
        logRatios.push(Math.log(visit.candidate / visit.baseline));
        base?.logRatios.push(Math.log(visit.candidate / visit.base));
      }
  }
}

/** Tests, then sections, then bases. */
function contestedIn({ tests, sections }: Decision): ContestedClaim[] {
  const contested = (kind: ContestedClaim["kind"], path: string, claim: ClaimState | undefined) =>
    claim?.state === "decided" ? [{ kind, path, claim }] : [];
  return [
    ...[...tests].flatMap(([path, { claim }]) => contested("test", path, claim)),
    ...[...sections].flatMap(([path, claim]) => contested("section", path, claim)),
    ...[...tests].flatMap(([path, { base }]) => contested("base", path, base)),
  ];
}
