import path from "node:path";
import type { ContestProcess } from "../../../engines/contest.ts";
import { type Engine, EngineFailure, type VariantFiles } from "../../../engines/engine.ts";
import type { Workspace } from "../../../measure/workspace.ts";
import { type ContestCell, contestPath, type TransactionForm } from "../../../model/contest.ts";
import { type PerEngine, type Role, rolesOf } from "../../../model/engine.ts";
import { quantile } from "../../../statistics/histogram.ts";
import { contestConditions, contestPreparation } from "./database.ts";
import {
  type Contention,
  type Entrant,
  type Held,
  isToHold,
  longerWindowMs,
  type TaskRecord,
  windowMs,
} from "./record.ts";
import { rolesAgain, suspectsIn } from "./starvation.ts";

/** Has a write-ahead log. */
const storage = "autocommit";

/** After the settings of the storage: commits wait for each other and not for the disk; and the driver waits, not the engine. */
const attempts = ["PRAGMA synchronous=NORMAL;", "PRAGMA busy_timeout=0;"];

/** The time in which a refused connection still tries after the others have ended, and in which a hung one is waited for. */
const defaultPatienceMs = 10_000;

/** The time that building the database and asking an engine may take. */
const timeoutMs = 60_000;

/** The parts that contests work with. */
export interface Contending {
  readonly engines: PerEngine<Engine>;
  /** Writes statements into files; its folder also has the databases. */
  readonly workspace: Pick<Workspace, "folder" | "write">;
  /** Seconds; 10 if absent. */
  readonly sampleTimeout?: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** An engine and its driver. */
interface Entered {
  readonly entrant: Entrant;
  readonly start: () => ContestProcess;
  contests: ContestProcess;
}

/** The engines of a run, ready to hold contests one after the other, never two at once. */
export class Arena {
  readonly #contending: Contending;
  readonly #entered: readonly Entered[];
  readonly entrants: readonly Entrant[];
  /** The contests in which an engine has failed, which it does not repeat. */
  readonly #failed: Held[] = [];

  private constructor(contending: Contending, entered: readonly Entered[], entrants: readonly Entrant[]) {
    this.#contending = contending;
    this.#entered = entered;
    this.entrants = entrants;
  }

  /** Builds each engine's database and starts its driver. @param failed the contests of earlier rounds */
  static async open(contending: Contending, earlier: readonly Held[] = []): Promise<Arena> {
    const { engines, workspace, signal } = contending;
    const preparation = path.join(workspace.folder, "prepare.sql");
    await workspace.write(preparation, contestPreparation(), signal);
    const entered: Entered[] = [];
    const entrants: Entrant[] = [];
    try {
      for (const role of rolesOf(engines)) {
        const folder = path.join(workspace.folder, role);
        const one = await enter(role, engines[role] as Engine, folder, preparation, signal);
        if ("contests" in one) entered.push(one);
        entrants.push("contests" in one ? one.entrant : one);
      }
    } catch (cause) {
      await Promise.all(entered.map(({ contests }) => contests.close()));
      throw cause;
    }
    const arena = new Arena(contending, entered, entrants);
    arena.#failed.push(...earlier.filter(({ fault }) => fault !== undefined));
    return arena;
  }

  /** Holds contests once on each engine. @param round from 1 */
  async hold(round: number, cells: readonly ContestCell[]): Promise<Held[]> {
    const held: Held[] = [];
    for (const [index, cell] of cells.entries()) {
      const turn = (round + index) % Math.max(1, this.#entered.length);
      // Another engine is first in each contest.
      for (const one of [...this.#entered.slice(turn), ...this.#entered.slice(0, turn)]) {
        if (!isToHold(one.entrant, cell, this.#failed)) continue;
        const result = await this.#holdOne(one, cell, round);
        if (result.fault !== undefined) this.#failed.push(result);
        held.push(result);
      }
    }
    return held;
  }

  /** Holds the contests once more, for longer, in which a connection seems to starve. @returns all contests */
  async holdLonger(contention: Contention): Promise<Contention> {
    const held: Held[] = [];
    const again = suspectsIn(contention).flatMap((one) =>
      rolesAgain(one, contention).map((role) => ({ role, cell: one.cell })),
    );
    for (const { role, cell } of again) {
      const one = this.#entered.find(({ entrant }) => entrant.role === role);
      const isKnown = held.some(
        (earlier) => earlier.role === role && contestPath(earlier) === contestPath(cell),
      );
      if (one === undefined || isKnown) continue;
      held.push(await this.#holdOne(one, cell, contention.rounds + 1, longerWindowMs));
    }
    return held.length === 0 ? contention : { ...contention, longer: { windowMs: longerWindowMs, held } };
  }

  async close(): Promise<void> {
    await Promise.all(this.#entered.map(({ contests }) => contests.close()));
  }

  async #holdOne(entered: Entered, cell: ContestCell, round: number, ms = windowMs): Promise<Held> {
    const { entrant, contests } = entered;
    const { sampleTimeout, seed, signal } = this.#contending;
    signal.throwIfAborted();
    const form = formOf(entrant, cell);
    const patienceMs = sampleTimeout === undefined ? defaultPatienceMs : Math.ceil(1000 * sampleTimeout);
    const one = { role: entrant.role, ...cell, round, form };
    try {
      const { tasks, isChecked, fault } = await contests.hold({
        ...{ ...cell, form, windowMs: ms, patienceMs },
        seed: 1000 * (seed % 1e9) + round,
      });
      return {
        ...one,
        tasks: tasks.map(({ times, ...sums }): TaskRecord => {
          if (times === undefined) return sums;
          const of = (share: number) => Math.round(quantile(times, share));
          return { ...sums, p50: of(0.5), p99: of(0.99), longest: times.max };
        }),
        ...(fault === undefined && !isChecked ? { unchecked: true as const } : {}),
        fault,
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      const { reason, message } = cause;
      const kind = reason === "timeout" ? "hung" : reason === "crash" ? "crash" : "error";
      // The driver may have ended with the engine.
      await contests.close();
      entered.contests = entered.start();
      return { ...one, tasks: [], fault: { kind, message } };
    }
  }
}

/** Transfers read before they write, in a plain BEGIN; other writers begin as the engine can do it best. */
function formOf({ concurrent }: Entrant, { workload }: ContestCell): TransactionForm {
  if (workload === "transfers" || workload === "reads" || workload === "storm") return "deferred";
  return concurrent === true ? "concurrent" : "immediate";
}

async function enter(
  role: Role,
  engine: Engine,
  folder: string,
  preparation: string,
  signal: AbortSignal,
): Promise<Entered | Entrant> {
  const files: VariantFiles = {
    preparation,
    attempts,
    conditions: contestConditions,
    template: () => path.join(folder, "template"),
    work: () => path.join(folder, "work", "database"),
  };
  const start = () => engine.contend(files, storage, signal);
  let contests: ContestProcess | undefined;
  try {
    const started = start();
    if (typeof started === "string") return { role, absent: started };
    contests = started;
    await engine.build(files, storage, signal, timeoutMs);
    const contender = await contests.introduce(timeoutMs);
    return { entrant: { role, ...contender }, contests, start: start as () => ContestProcess };
  } catch (cause) {
    await contests?.close();
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return { role, failed: cause.message };
  }
}
