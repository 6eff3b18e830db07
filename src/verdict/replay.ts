import type { RoundRange } from "../model/criteria.ts";
import { omitUndefined } from "../model/omit-undefined.ts";
import type { Ending } from "./confirmation.ts";
import { type DecideOptions, type Decision, decide, type PlannedTrials, type Trial } from "./decision.ts";

/** A decision on recorded pairs, and how many of them it asked for. */
export interface Replay {
  readonly decision: Decision;
  /** By test path, of every trial. */
  readonly used: ReadonlyMap<string, number>;
}

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
  const used = new Map(recorded.map(({ path }) => [path, 0]));
  const exhausted = new Set<string>();
  const endingOf = (path: string) => (exhausted.has(path) ? ending : undefined);
  for (;;) {
    const trials = recorded.map((trial) => firstPairs(trial, used.get(trial.path) ?? 0));
    const decision = decide({ ...planned, trials }, rounds, alpha, { ...options, endingOf });
    if (decision.phase === "decided") return { decision, used };
    for (const { path, logRatios } of recorded) {
      const wanted = decision.tests.get(path)?.wanted;
      if (wanted === undefined) continue;
      used.set(path, Math.min(wanted, logRatios.length));
      if (wanted > logRatios.length) exhausted.add(path);
    }
  }
}

/** A trial with only its first pairs. */
export function firstPairs(trial: Trial, pairs: number): Trial {
  const { chunkRatios } = trial.base ?? {};
  const base = trial.base && {
    ...trial.base,
    logRatios: trial.base.logRatios.slice(0, pairs),
    ...omitUndefined({ chunkRatios: chunkRatios?.slice(0, pairs) }),
  };
  return { ...trial, logRatios: trial.logRatios.slice(0, pairs), ...omitUndefined({ base }) };
}
