import { createHash } from "node:crypto";
import type { Batch, Trial, TrialResult } from "../../src/engines/race.ts";
import type { Heat, Manner, Racer } from "../../src/features/search/hunt/racer.ts";
import type { Role } from "../../src/model/engine.ts";
import { RandomStream } from "../../src/suite/random.ts";
import type { RecordedRatios, Series, Way } from "./recorded-ratios.ts";

/** The time of every statement on the baseline. It only has to be far from all limits. */
const baselineNs = 1_000_000;

/** Two equal engines whose ratios are drawn from recorded ones, with a clock on which batches take as long as recorded ones did. */
export class ResampledRacer implements Racer {
  readonly roles: readonly Role[] = ["candidate", "baseline"];
  readonly #recorded: RecordedRatios;
  readonly #seed: number;
  readonly #random: RandomStream;
  /** The place in a series from which the next ratio is taken: neighbours in time are alike. */
  readonly #places = new Map<string, number>();
  nowMs = 0;

  constructor(recorded: RecordedRatios, seed: number) {
    this.#recorded = recorded;
    this.#seed = seed;
    this.#random = new RandomStream(seed, "resampled ratios");
  }

  async race({ trials }: Batch, manner: Manner) {
    const way = wayOf(trials[0], manner);
    this.nowMs += this.#recorded.ms[way];
    // Each screening has new statements.
    if (way === "screen") this.#places.clear();
    const ratios = trials.map((trial) => this.#ratio(trial, way));
    return { candidate: heatOf(ratios), baseline: heatOf(trials.map(() => 1)) };
  }

  /** No memory is kept, and no plan is shown. */
  async runOn(_: Role, { trials }: Batch): Promise<Heat> {
    this.nowMs += this.#recorded.ms["3"];
    return heatOf(trials.map(() => 1));
  }

  async close(): Promise<void> {}

  /** A statement has one of the recorded ones behind it, also when it is looked at again. */
  #ratio({ before, timed }: Trial, way: Way): number {
    const { series } = this.#recorded;
    const key = createHash("sha256")
      .update(JSON.stringify([this.#seed, before, timed]))
      .digest();
    const own = series[key.readUInt32LE(0) % series.length] as Series;
    const ratios = own[way];
    const name = `${way} ${key.toString("base64")}`;
    const place = this.#places.get(name) ?? this.#random.integer(0, ratios.length - 1);
    this.#places.set(name, place + 1);
    return ratios[place % ratios.length] ?? 1;
  }
}

function wayOf(trial: Trial | undefined, { order, isFresh }: Manner): Way {
  if (order === "at once") return "screen";
  if (isFresh === true) return "fresh";
  const executions = trial?.executions ?? 15;
  return executions <= 3 ? "3" : executions <= 9 ? "9" : "15";
}

function heatOf(ratios: readonly number[]): Heat {
  const trials = ratios.map((ratio): TrialResult => {
    const ns = Math.max(1, Math.round(baselineNs * ratio));
    return { ending: "done", firstNs: ns, medianNs: ns, executions: 1, rows: 1, changes: 0, hash: "0" };
  });
  return { kind: "ran", result: { trials, lines: [] }, process: 1 };
}
