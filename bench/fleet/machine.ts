import { type Storage, storages } from "../../src/model/test.ts";
import type { Visit, Visitor } from "../noise/machine.ts";
import type { SimulatedTest } from "../noise/suite.ts";
import type { Variates } from "../noise/variates.ts";

/** How machines of a fleet differ. */
export interface Fleet {
  /** The standard deviation between machines of ln(candidate / baseline), of each storage apart. */
  readonly spread: number;
  /** The share of machines that are wrong for as long as a job takes. */
  readonly bad: number;
  /** On which share of the tests a bad machine is wrong, and by which factor. */
  readonly wrong: { readonly tests: number; readonly factor: number };
}

/** The spread and the bad machines are those of the project's aim; how many tests are hit is assumed. */
export const usualFleet: Fleet = { spread: 0.03, bad: 1 / 50, wrong: { tests: 0.1, factor: 1.5 } };

/** One machine of a fleet, whose ratios are off by the same for as long as it is used. */
export class FleetMachine implements Visitor {
  readonly #machine: Visitor;
  readonly #effects: Readonly<Record<Storage, number>>;
  readonly #wrong: ReadonlySet<string>;
  readonly #factor: number;

  /** @param tests whose ratios it may get wrong */
  constructor(machine: Visitor, fleet: Fleet, tests: readonly SimulatedTest[], random: Variates) {
    this.#machine = machine;
    const effects = storages.map((storage) => [storage, Math.exp(fleet.spread * random.normal())] as const);
    this.#effects = Object.fromEntries(effects) as Record<Storage, number>;
    const isBad = random.uniform() < fleet.bad;
    const wrong = tests.filter(() => random.uniform() < fleet.wrong.tests);
    this.#wrong = new Set(isBad ? wrong.map(({ path }) => path) : []);
    this.#factor = fleet.wrong.factor;
  }

  visit(test: SimulatedTest, turn: number, hasBase: boolean): Visit {
    const visit = this.#machine.visit(test, turn, hasBase);
    const factor = this.#effects[test.test.storage] * (this.#wrong.has(test.path) ? this.#factor : 1);
    return { ...visit, candidate: visit.candidate * factor };
  }
}
