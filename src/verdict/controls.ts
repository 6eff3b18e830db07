import type { ControlRecord } from "../model/recording.ts";
import type { Kind, Storage } from "../model/test.ts";
import { medianInterval, pAbove, pBelow } from "../statistics/sign-test.ts";
import { median, robustDeviation } from "../statistics/summary.ts";
import type { RatioInterval } from "./evidence.ts";

/** The runner's quality, as the baseline against itself shows it. */
export interface Control {
  readonly storage: Storage;
  readonly kind: Kind;
  readonly workload: string;
  /** The machine, if there were several. */
  readonly machine?: string;
  /** Over all variants. */
  readonly pairs: number;
  /** The median ratio of the two processes: 1 if the runner is fair. */
  readonly ratio: number;
  readonly interval: RatioInterval;
  /** The robust standard deviation of ln ratio: 0.1 is about 10 %. */
  readonly spread: number;
  /** One-sided, of the sign test, for "outside 0.95 to 1.05". */
  readonly p: number;
  /** Why the runner cannot be trusted; absent if this control shows no noise. */
  readonly problem?: "biased" | "noisy";
}

/** A control's median outside these is bias. */
export const fairRatio = { low: 0.95, high: 1.05 } as const;
/** The p-value below which a bias counts. */
export const biasAlpha = 0.001;
/** The largest spread of ln ratio on which anything can be decided. */
export const mostSpread = 0.5;

/** The controls in the order of their first pairs; controls of one workload in all variants stand together. */
export function assessControls(records: readonly ControlRecord[]): Control[] {
  const same = Map.groupBy(records, ({ storage, kind, workload }) => `${storage} ${kind} ${workload}`);
  return [...same.values()].flatMap((variants): Control[] => {
    const [{ storage, kind, workload } = unreachable()] = variants;
    const logRatios = variants.flatMap(({ pairs }) =>
      pairs.map(({ baselineNs, controlNs }) => Math.log(controlNs / baselineNs)),
    );
    if (logRatios.length === 0) return [];
    const spread = robustDeviation(logRatios);
    const { low, high, confidence } = medianInterval(logRatios);
    const p = Math.min(
      pAbove(logRatios, Math.log(fairRatio.high)),
      pBelow(logRatios, Math.log(fairRatio.low)),
    );
    const problem = p < biasAlpha ? "biased" : spread > mostSpread ? "noisy" : undefined;
    return [
      {
        storage,
        kind,
        workload,
        pairs: logRatios.length,
        ratio: Math.exp(median(logRatios)),
        interval: { low: Math.exp(low), high: Math.exp(high), confidence },
        spread,
        p,
        problem,
      },
    ];
  });
}

/** By how much a biased runner may have moved the figures of a storage and kind, at least 1. */
export type BiasOf = (cell: Pick<Control, "storage" | "kind">) => number;

/**
 * The outer bounds of the biased controls. Noise without a bias moves pairs to both sides, and is in the pairs' own spread.
 *
 * @param untrusted whether another job measured, which could forge controls that keep its failures from counting
 */
export function biasOf(controls: readonly Control[], untrusted = false): BiasOf {
  const biased = untrusted ? [] : controls.filter(({ problem }) => problem === "biased");
  return ({ storage, kind }) => {
    const own = biased.filter((control) => control.storage === storage && control.kind === kind);
    return Math.max(1, ...own.map(({ interval: { low, high } }) => Math.max(high, 1 / low)));
  };
}

/** Like assessControls, for each of several machines: one that cannot be trusted must not hide among the others. */
export function assessMachines(
  machines: readonly { readonly name: string; readonly controls: readonly ControlRecord[] }[],
): Control[] {
  return machines.flatMap(({ name, controls }) =>
    assessControls(controls).map((control) => ({ ...control, machine: name })),
  );
}

function unreachable(): never {
  throw new Error("a group has at least one member");
}
