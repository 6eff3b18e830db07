import { type Reference, references } from "../../src/model/compared.ts";
import { defaultCriteria } from "../../src/model/criteria.ts";
import { averageCeiling, testCeiling } from "../../src/verdict/ceilings.ts";
import { decide } from "../../src/verdict/decision.ts";
import type { ClaimState, Decision, Trial } from "../../src/verdict/decision-state.ts";
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

interface Growing {
  readonly logRatios: number[];
  readonly logCeiling: number;
}

interface GrowingTrial extends Trial {
  readonly baseline: Growing;
  readonly base?: Growing;
}

/** Plays a run through the state machine that a real one goes through. */
export function playAdaptive(
  suite: readonly SimulatedTest[],
  machine: Visitor,
  random: Variates,
  { hasBase = false }: { readonly hasBase?: boolean } = {},
): AdaptiveRun {
  const { ceilings, rule } = defaultCriteria;
  const series = suite.map(({ test, path, sectionPath }): GrowingTrial => {
    const base = { logRatios: [], logCeiling: Math.log(ceilings.base[test.storage]) };
    const baseline = { logRatios: [], logCeiling: Math.log(testCeiling(ceilings, test).value) };
    const spreadGroup = `${test.storage} ${test.kind}`;
    return { path, sectionPath, run: 0, spreadGroup, baseline, ...(hasBase ? { base } : {}) };
  });
  const trials = new Map(series.map((trial) => [trial.path, trial]));
  const averageCeilings = new Map(
    suite.map(({ test, sectionPath }) => [sectionPath, averageCeiling(ceilings, test).value]),
  );
  for (;;) {
    const decision = decide({ trials: series, averageCeilings }, rule.rounds, rule.alpha);
    if (decision.phase === "decided") {
      const pairs = series.reduce(
        (sum, { baseline, base }) => sum + Math.max(baseline.logRatios.length, base?.logRatios.length ?? 0),
        0,
      );
      return { decision, trials, pairs, contested: contestedIn(decision) };
    }
    const missing = (path: string, reference: Reference) => {
      const wanted = decision.tests.get(path)?.[reference]?.wanted;
      const had = trials.get(path)?.[reference]?.logRatios.length ?? 0;
      return wanted === undefined ? [] : [wanted - had];
    };
    const isWanted = (path: string, reference: Reference) => missing(path, reference).length > 0;
    const visited = suite.filter(({ path }) => references.some((one) => isWanted(path, one)));
    // Until the first of them has the pairs that it needs, every decision would be the same.
    const rounds = Math.min(
      ...visited.flatMap(({ path }) => references.flatMap((one) => missing(path, one))),
    );
    for (let round = 0; round < rounds; round++)
      for (const test of inRandomOrder(visited, random)) {
        const { baseline, base } = trials.get(test.path) as GrowingTrial;
        const wantsBase = isWanted(test.path, "base");
        const had = Math.max(baseline.logRatios.length, base?.logRatios.length ?? 0);
        const visit = machine.visit(test, had + test.place, wantsBase);
        if (isWanted(test.path, "baseline"))
          baseline.logRatios.push(Math.log(visit.candidate / visit.baseline));
        if (wantsBase) base?.logRatios.push(Math.log(visit.candidate / visit.base));
      }
  }
}

/** Tests, then sections, then bases. */
function contestedIn({ tests, sections }: Decision): ContestedClaim[] {
  const contested = (kind: ContestedClaim["kind"], path: string, claim: ClaimState | undefined) =>
    claim?.state === "decided" ? [{ kind, path, claim }] : [];
  return [
    ...[...tests].flatMap(([path, { baseline }]) => contested("test", path, baseline?.claim)),
    ...[...sections].flatMap(([path, claim]) => contested("section", path, claim)),
    ...[...tests].flatMap(([path, { base }]) => contested("base", path, base?.claim)),
  ];
}
