import { type Reference, references } from "../model/compared.ts";
import type { RoundRange } from "../model/criteria.ts";
import type { Ending } from "./confirmation.ts";
import { type DecideOptions, decide } from "./decision.ts";
import type { Decision, PlannedTrials, Trial, TrialSeries } from "./decision-state.ts";

/** A decision on recorded pairs, and how many of them it asked for. */
export interface Replay {
  readonly decision: Decision;
  /** By test path, of every trial. */
  readonly used: ReadonlyMap<string, PairCounts>;
}

/** Numbers of pairs with each engine, at least 0. */
export type PairCounts = Readonly<Record<Reference, number>>;

/**
 * Decides from recorded pairs: each trial gives as many as are asked of it, in their order, as a run would have measured
 * them. One that runs out stays undecided, and the others continue.
 *
 * @param ending why a trial runs out of pairs
 */
export function replayDecision(
  planned: PlannedTrials,
  rounds: RoundRange,
  alpha: number,
  ending: Ending,
  options: Pick<DecideOptions, "confirms"> = {},
): Replay {
  const { trials: recorded } = planned;
  const used = new Map(recorded.map(({ path }) => [path, { baseline: 0, base: 0 }]));
  const exhausted = new Set<string>();
  const endingOf = (path: string, reference: Reference) =>
    exhausted.has(`${path} ${reference}`) ? ending : undefined;
  for (;;) {
    const trials = recorded.map((trial) => firstPairs(trial, used.get(trial.path)));
    const decision = decide({ ...planned, trials }, rounds, alpha, { ...options, endingOf });
    if (decision.phase === "decided") return { decision, used };
    for (const { path, ...series } of recorded)
      for (const reference of references) {
        const wanted = decision.tests.get(path)?.[reference]?.wanted;
        const counts = used.get(path);
        if (wanted === undefined || counts === undefined) continue;
        const length = series[reference]?.logRatios.length ?? 0;
        counts[reference] = Math.min(wanted, length);
        if (wanted > length) exhausted.add(`${path} ${reference}`);
      }
  }
}

/** A trial with only its first pairs. */
export function firstPairs(trial: Trial, counts: Partial<PairCounts> = {}): Trial {
  const first = (reference: Reference): TrialSeries | undefined => {
    const { [reference]: series } = trial;
    if (series === undefined) return undefined;
    return { ...series, logRatios: series.logRatios.slice(0, counts[reference] ?? 0) };
  };
  return { ...trial, baseline: first("baseline"), base: first("base") };
}
