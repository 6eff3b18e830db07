import path from "node:path";
import type { ContestFault, ContestProcess } from "../../../engines/contest.ts";
import { type Engine, EngineFailure, type VariantFiles } from "../../../engines/engine.ts";
import type { Workspace } from "../../../measure/workspace.ts";
import { type ContestCell, contestPath, type TransactionForm } from "../../../model/contest.ts";
import { type PerEngine, type Role, rolesOf } from "../../../model/engine.ts";
import { quantile } from "../../../statistics/histogram.ts";
import type { OwnContest } from "../../workloads/own/own-contest.ts";
import { contestPreparation as ownPreparation } from "../../workloads/own/suite.ts";
import { contestConditions, contestPreparation } from "./database.ts";
import { scriptLines, withPlace } from "./own-script.ts";
import {
  type Contention,
  type Entrant,
  type Held,
  isToHold,
  longerWindowMs,
  longerWindowOf,
  type Program,
  type TaskRecord,
  windowOf,
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
  /** The contests that are to be held: those of the user, and whether there are others; all of the tool's own if absent. */
  readonly program?: Program & { readonly contests: readonly OwnContest[] };
  /** Seconds; 10 if absent. */
  readonly sampleTimeout?: number;
  readonly seed: number;
  readonly signal: AbortSignal;
}

/** A database of an engine, and the driver that holds contests on it. */
interface Ground {
  readonly start: () => ContestProcess;
  contests: ContestProcess;
}

/** An engine and the databases that it has, by the user's contests; the tool's own share one. */
interface Entered {
  readonly entrant: Entrant;
  readonly engine: Engine;
  readonly grounds: Map<string, Ground>;
}

/** The name of the database of the tool's own contests. */
const shared = "";

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
    const { engines, workspace, signal, program } = contending;
    const preparation = path.join(workspace.folder, "prepare.sql");
    const isOwnAlone = program !== undefined && program.most === undefined;
    // It only says what the engine can do then.
    const statements = isOwnAlone ? ["CREATE TABLE t(a);"] : contestPreparation();
    await workspace.write(preparation, statements, signal);
    const entered: Entered[] = [];
    const entrants: Entrant[] = [];
    try {
      for (const role of rolesOf(engines)) {
        const folder = path.join(workspace.folder, role);
        const one = await enter(role, engines[role] as Engine, folder, preparation, signal);
        if ("grounds" in one) entered.push(one);
        entrants.push("grounds" in one ? one.entrant : one);
      }
    } catch (cause) {
      await closeAll(entered);
      throw cause;
    }
    const arena = new Arena(contending, entered, entrants);
    arena.#failed.push(...earlier.filter(({ fault }) => fault !== undefined));
    return arena;
  }

  /** Holds contests once on each engine. @param round from 1 @param onHold told before each */
  async hold(
    round: number,
    cells: readonly ContestCell[],
    onHold: (cell: ContestCell, role: Role) => void = () => {},
  ): Promise<Held[]> {
    const held: Held[] = [];
    for (const [index, cell] of cells.entries()) {
      const turn = (round + index) % Math.max(1, this.#entered.length);
      // Another engine is first in each contest.
      for (const one of [...this.#entered.slice(turn), ...this.#entered.slice(0, turn)]) {
        const { program = {} } = this.#contending;
        if (!isToHold(one.entrant, cell, this.#failed, program)) continue;
        onHold(cell, one.entrant.role);
        const result = await this.#holdOne(one, cell, round, windowOf(program, cell));
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
      held.push(await this.#holdOne(one, cell, contention.rounds + 1, longerWindowOf(contention, cell)));
    }
    return held.length === 0 ? contention : { ...contention, longer: { windowMs: longerWindowMs, held } };
  }

  async close(): Promise<void> {
    await closeAll(this.#entered);
  }

  /** The database of a contest, which is built for its first round. @throws EngineFailure */
  async #groundOf({ entrant, engine, grounds }: Entered, own: OwnContest | undefined): Promise<Ground> {
    const known = grounds.get(own?.name ?? shared);
    if (known !== undefined) return known;
    if (own === undefined) throw new Error(`the ${entrant.role} has no database of the tool's own contests`);
    const { workspace, seed, signal } = this.#contending;
    const folder = path.join(workspace.folder, entrant.role, own.name);
    const preparation = path.join(workspace.folder, `${own.name}.sql`);
    await workspace.write(preparation, ownPreparation(own, seed), signal);
    const files = filesIn(folder, preparation);
    const ground = startGround(engine, files, signal);
    if (typeof ground === "string") throw new Error(`the ${entrant.role} ${ground}`);
    grounds.set(own.name, ground);
    await engine.build(files, storage, signal, timeoutMs);
    return ground;
  }

  /** The file of a user's contest for the driver; undefined for one of the tool's own. */
  async #scriptOf(own: OwnContest | undefined): Promise<string | undefined> {
    if (own === undefined) return undefined;
    const { workspace, signal } = this.#contending;
    const file = path.join(workspace.folder, `${own.name}.contest`);
    await workspace.write(file, scriptLines(own), signal);
    return file;
  }

  async #holdOne(entered: Entered, cell: ContestCell, round: number, windowMs: number): Promise<Held> {
    const { entrant } = entered;
    const { sampleTimeout, seed, signal, program } = this.#contending;
    const own = program?.contests.find(({ name }) => name === cell.workload);
    signal.throwIfAborted();
    const form = formOf(entrant, cell);
    const patienceMs = sampleTimeout === undefined ? defaultPatienceMs : Math.ceil(1000 * sampleTimeout);
    const one = { role: entrant.role, ...cell, round, form };
    let ground: Ground | undefined;
    try {
      ground = await this.#groundOf(entered, own);
      const { tasks, isChecked, fault, looks, kills } = await ground.contests.hold({
        ...{ ...cell, form, windowMs, patienceMs },
        seed: 1000 * (seed % 1e9) + round,
        script: await this.#scriptOf(own),
      });
      return {
        ...one,
        tasks: tasks.map(({ times, ...sums }): TaskRecord => {
          if (times === undefined) return sums;
          const of = (share: number) => Math.round(quantile(times, share));
          return { ...sums, p50: of(0.5), p99: of(0.99), longest: times.max };
        }),
        ...(fault === undefined && !isChecked ? { unchecked: true as const } : {}),
        ...{ looks, kills, fault: placed(fault, own) },
      };
    } catch (cause) {
      signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      const { reason, message } = cause;
      const kind = reason === "timeout" ? "hung" : reason === "crash" ? "crash" : "error";
      // The driver may have ended with the engine.
      await ground?.contests.close();
      if (ground !== undefined) ground.contests = ground.start();
      return { ...one, tasks: [], fault: placed({ kind, message }, own) };
    }
  }
}

function placed(fault: ContestFault | undefined, own: OwnContest | undefined): ContestFault | undefined {
  return fault && own ? { ...fault, message: withPlace(fault.message, own) } : fault;
}

async function closeAll(entered: readonly Entered[]): Promise<void> {
  const grounds = entered.flatMap((one) => [...one.grounds.values()]);
  await Promise.all(grounds.map(({ contests }) => contests.close()));
}

/** @param folder of the database */
function filesIn(folder: string, preparation: string): VariantFiles {
  return {
    preparation,
    attempts,
    template: () => path.join(folder, "template"),
    work: () => path.join(folder, "work", "database"),
  };
}

/** Why the engine cannot, if it cannot. */
function startGround(engine: Engine, files: VariantFiles, signal: AbortSignal): Ground | string {
  const start = () => engine.contend(files, storage, signal);
  const contests = start();
  return typeof contests === "string" ? contests : { contests, start: start as () => ContestProcess };
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
  const files = { ...filesIn(folder, preparation), conditions: contestConditions };
  let ground: Ground | undefined;
  try {
    const started = startGround(engine, files, signal);
    if (typeof started === "string") return { role, absent: started };
    ground = started;
    await engine.build(files, storage, signal, timeoutMs);
    const contender = await ground.contests.introduce(timeoutMs);
    return { entrant: { role, ...contender }, engine, grounds: new Map([[shared, ground]]) };
  } catch (cause) {
    await ground?.contests.close();
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return { role, failed: cause.message };
  }
}
