import type { Role } from "../../src/model/engine.ts";
import type { Storage } from "../../src/model/test.ts";
import type { Noise } from "./model.ts";
import type { SimulatedTest } from "./suite.ts";
import type { Variates } from "./variates.ts";

/** The orders of the engines in a visit, as the schedule goes through them. */
const orders: Readonly<Record<"two" | "three", readonly (readonly Role[])[]>> = {
  two: [
    ["baseline", "candidate"],
    ["candidate", "baseline"],
  ],
  three: [
    ["baseline", "candidate", "base"],
    ["baseline", "base", "candidate"],
    ["candidate", "baseline", "base"],
    ["candidate", "base", "baseline"],
    ["base", "baseline", "candidate"],
    ["base", "candidate", "baseline"],
  ],
};

/** The time of one visit, seconds; NaN for a base that is not measured. */
export type Visit = Record<Role, number>;

export interface Visitor {
  /** Samples a test with each engine, one right after the other; `turn` goes through the orders. */
  visit(test: SimulatedTest, turn: number, hasBase: boolean): Visit;
}

/** A shared machine with a clock of its own: samples follow each other, and what slows it down comes and goes meanwhile. */
export class Machine implements Visitor {
  readonly #noise: Noise;
  readonly #random: Variates;
  readonly #between: number;
  readonly #driftRate: number;
  readonly #driftPhase: number;
  #now = 0;
  /** The slowdown until then: 1 in a pause. */
  #slowdown = 1;
  #until: number;

  /** @param between seconds from one sample to the next */
  constructor(noise: Noise, random: Variates, between: number) {
    this.#noise = noise;
    this.#random = random;
    this.#between = between;
    this.#driftRate = (2 * Math.PI) / random.within(noise.drift.period);
    this.#driftPhase = 2 * Math.PI * random.uniform();
    this.#until = random.exponential(noise.burst.pause);
  }

  /** Seconds since it began. */
  get now(): number {
    return this.#now;
  }

  visit(test: SimulatedTest, turn: number, hasBase: boolean): Visit {
    const choices = hasBase ? orders.three : orders.two;
    const visit: Visit = { baseline: Number.NaN, candidate: Number.NaN, base: Number.NaN };
    for (const role of choices[turn % choices.length] as readonly Role[])
      visit[role] = this.sample(trueSeconds(test, role), test.test.storage, role);
    return visit;
  }

  /** How long it takes, now, what takes so many seconds on a quiet machine. */
  sample(seconds: number, storage: Storage, role: Role): number {
    const { deviation, drift, outlier } = this.#noise;
    const random = this.#random;
    const disturbance =
      drift.amplitude * Math.sin(this.#driftRate * this.#now + this.#driftPhase) +
      deviation[storage] * random.normal();
    const rate = role === "baseline" ? outlier.baseline : outlier.candidate;
    const tooSlow = random.uniform() < rate ? random.within(outlier.slowdown) : 1;
    const took = this.#run(seconds * Math.exp(disturbance) * tooSlow);
    this.#pass(this.#between);
    return took;
  }

  /** Goes through bursts and pauses until the work is done. */
  #run(work: number): number {
    let left = work;
    let took = 0;
    while (this.#now + left * this.#slowdown > this.#until) {
      const part = this.#until - this.#now;
      left -= part / this.#slowdown;
      took += part;
      this.#now = this.#until;
      this.#change();
    }
    this.#now += left * this.#slowdown;
    return took + left * this.#slowdown;
  }

  #pass(seconds: number): void {
    this.#now += seconds;
    while (this.#now > this.#until) this.#change();
  }

  #change(): void {
    const { pause, length, slowdown } = this.#noise.burst;
    const isBurst = this.#slowdown === 1;
    this.#slowdown = isBurst ? this.#random.within(slowdown) : 1;
    this.#until += isBurst ? this.#random.within(length) : this.#random.exponential(pause);
  }
}

function trueSeconds({ baseline, multiplier, change }: SimulatedTest, role: Role): number {
  if (role === "baseline") return baseline;
  return (baseline * multiplier) / (role === "base" ? change : 1);
}
