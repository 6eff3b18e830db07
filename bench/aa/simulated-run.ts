import { defaultCriteria } from "../../src/model/criteria.ts";
import { type Storage, storages } from "../../src/model/test.ts";
import type { RandomStream } from "../../src/suite/random.ts";
import { confirmationLooks } from "../../src/verdict/confirmation.ts";
import type { Trial } from "../../src/verdict/decision-state.ts";
import { replayDecision } from "../../src/verdict/replay.ts";
import { resampleRounds } from "./resample.ts";
import type { Series } from "./series.ts";

/** The result of a run. */
export interface SimulatedRun {
  /** How many of its tests failed, and on how many it could not decide. */
  readonly fails: number;
  readonly inconclusive: number;
  /** Pairs of all tests together. */
  readonly pairs: number;
}

/** As many pairs as a test can be asked for. */
export const mostPairs = defaultCriteria.rule.rounds.max + Math.max(...confirmationLooks);

/** No section's average is near this. */
export const farAverage = 1e9;

/**
 * Plays a run that is made of recorded rounds through the state machine that a real one goes through. The recorded tests
 * share their rounds, as they did; where the run has more tests, they are there again with other rounds.
 *
 * @param series equally long, at least one
 * @param ceilingOf the largest ratio allowed of a test, by its storage and its place in the run
 * @param tests how many the run has
 */
export function simulateRun(
  series: readonly Series[],
  ceilingOf: (storage: Storage, place: number) => number,
  tests: number,
  random: RandomStream,
): SimulatedRun {
  const recorded = series[0]?.logRatios.length ?? 0;
  let rounds: readonly number[] = [];
  const trials = Array.from({ length: tests }, (_, index): Trial => {
    const place = index % series.length;
    if (place === 0) rounds = resampleRounds(recorded, mostPairs, random);
    const { test, storage, group, logRatios } = series[place] as Series;
    return {
      path: `${test} ${index}`,
      sectionPath: storage,
      run: 0,
      spreadGroup: group,
      baseline: {
        logRatios: rounds.map((round) => logRatios[round] as number),
        logCeiling: Math.log(ceilingOf(storage, index)),
      },
    };
  });
  const averageCeilings = new Map(storages.map((storage) => [storage, farAverage]));
  const { decision, used } = replayDecision(
    { trials, averageCeilings },
    defaultCriteria.rule.rounds,
    defaultCriteria.rule.alpha,
    "samples",
  );
  const claims = [...decision.tests.values()].flatMap(({ baseline }) => baseline?.claim ?? []);
  if (claims.some((claim) => "ending" in claim && claim.ending === "samples"))
    throw new Error(`${mostPairs} pairs are not as many as a test can be asked for`);
  const outcomes = claims.map((claim) => (claim.state === "decided" ? claim.outcome : claim.state));
  return {
    fails: outcomes.filter((outcome) => outcome === "fail").length,
    inconclusive: outcomes.filter((outcome) => outcome === "inconclusive").length,
    pairs: [...used.values()].reduce((sum, { baseline }) => sum + baseline, 0),
  };
}
