import type { RoundRange } from "../model/criteria.ts";
import type { Ending } from "./confirmation.ts";
import { type Decision, decide, type Trial } from "./decision.ts";

/** What a decision made of recorded pairs, and how many of each trial's it asked for. */
export interface Replay {
  readonly decision: Decision;
  readonly used: readonly number[];
}

/**
 * Decides from recorded pairs: each trial gives as many as are asked of it, in their order, as a run would have measured
 * them. One that has no more is left undecided, and the others go on.
 *
 * @param ending why a trial has no more
 */
export function replayDecision(
  recorded: readonly Trial[],
  averages: readonly number[],
  rounds: RoundRange,
  alpha: number,
  ending: Ending,
): Replay {
  const used = new Array<number>(recorded.length).fill(0);
  const exhausted = new Set<number>();
  const ended = (trial: number) => (exhausted.has(trial) ? ending : undefined);
  for (;;) {
    const trials = recorded.map((trial, index) => first(trial, used[index] as number));
    const decision = decide(trials, averages, rounds, alpha, ended);
    if (decision.phase === "decided") return { decision, used };
    for (const [trial, next] of decision.wanted.entries()) {
      if (next === undefined) continue;
      const available = recorded[trial]?.logRatios.length ?? 0;
      used[trial] = Math.min(next, available);
      if (next > available) exhausted.add(trial);
    }
  }
}

function first(trial: Trial, pairs: number): Trial {
  const { logRatios, base } = trial;
  const before = base === undefined ? {} : { base: { ...base, logRatios: base.logRatios.slice(0, pairs) } };
  return { ...trial, logRatios: logRatios.slice(0, pairs), ...before };
}
