import { rm } from "node:fs/promises";
import path from "node:path";
import { type Engine, EngineFailure, type SampleResult } from "../../../../engines/engine.ts";
import { SampleTimeouts } from "../../../../measure/timeouts.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import { type PerEngine, type Role, rolesOf } from "../../../../model/engine.ts";
import { totalOf } from "../../../../model/footprint.ts";
import type { ShapeName } from "../../../../model/life.ts";
import type { MeasureSettings } from "../../../../model/settings.ts";
import { freeBytes } from "../../../../platform/free-bytes.ts";
import { shortBytes } from "../../../../report/format/figures.ts";
import { median } from "../../../../statistics/summary.ts";
import type { Dialect } from "../../../../suite/suite.ts";
import { blocksOf } from "../ladder.ts";
import type { AgedRung, AgedShape, Cleaned, Life, Occasion } from "../record.ts";
import { type Shape, statementsOf } from "../shapes.ts";
import { AgedDatabase, type Looks } from "./aged-database.ts";
import { bytesInNextRung, hasRoom } from "./room.ts";

/** How often each engine opens a copy after the last rung: an interval needs this many times, and the last rung alone is judged. */
const lastTurns = 9;
/** The same after the rungs before, whose median is enough. */
const turnsBefore = 3;

/** The parts that ageing works with. */
export interface Ageing {
  readonly engines: PerEngine<Engine>;
  readonly dialect: Dialect;
  /** Writes statements into files; its folder also has the databases. */
  readonly workspace: Pick<Workspace, "folder" | "write">;
  readonly ladder: readonly number[];
  /** The user's own clean-up statement. */
  readonly cleanup?: string;
  readonly sampleTimeout?: MeasureSettings["sampleTimeout"];
  readonly signal: AbortSignal;
  /** Bytes that are free on the disk of a folder; as the system says if absent. */
  readonly freeBytes?: typeof freeBytes;
}

/** Takes one shape of life through the ladder, on all engines. An engine that fails goes no further. */
export async function ageShape(name: ShapeName, shape: Shape, ageing: Ageing): Promise<AgedShape> {
  const { engines, dialect, workspace, ladder, signal } = ageing;
  const folder = path.join(workspace.folder, name);
  const write = async (file: string, statements: Iterable<string>) => {
    const place = path.join(folder, file);
    await workspace.write(place, ended(statements), signal);
    return place;
  };
  const preparation = await write("prepare.sql", shape.preparation);
  const lives = rolesOf(engines).map((role) => {
    const engine = engines[role] as Engine;
    const own = path.join(folder, role);
    const database = new AgedDatabase({ engine, dialect }, own, preparation, signal);
    return new EngineLife(role, database, own, ageing);
  });
  try {
    const nothing = await write("nothing.sql", ["SELECT 1"]);
    for (const life of lives) await life.begin(nothing);
    for (const [rung, commits] of ladder.entries()) {
      const factor = commits / (ladder[rung - 1] ?? commits);
      await endWithoutRoom(lives, factor, () => (ageing.freeBytes ?? freeBytes)(folder));
      const blocks = blocksOf(ladder, rung);
      for (const [index, block] of blocks.entries()) {
        const statements = statementsOf(shape, block, index === 0, index === blocks.length - 1);
        const file = await write("block.sql", statements);
        const size = block.to - block.from + 1;
        // The baseline goes first of all: its time limits the others'.
        const order = rung === 0 && index === 0 ? lives : orderOf(lives, index);
        for (const life of order) await life.commit(file, size, limitOf(lives, size));
      }
      const points = shape.points(commits);
      const looks = {
        scan: await write("scan.sql", shape.scan(commits)),
        points: await write("points.sql", points),
        firstPoint: await write("first-point.sql", points.slice(0, 1)),
      };
      for (const life of lives) await life.look(looks);
      const turns = rung === ladder.length - 1 ? lastTurns : turnsBefore;
      for (let turn = 0; turn < turns; turn++)
        for (const life of orderOf(lives, turn)) await life.open(looks, turn);
      for (const life of lives) life.endRung(commits);
    }
    const vacuum = await write("vacuum.sql", [shape.rebuild(ladder.at(-1) ?? 0)]);
    const cleanup = ageing.cleanup && (await write("cleanup.sql", [ageing.cleanup]));
    for (const life of lives) await life.end(vacuum, cleanup);
  } finally {
    await Promise.all(lives.map((life) => life.close()));
  }
  return { shape: name, engines: lives.map((life) => life.record) };
}

/** The engines' order in a turn: who is first changes from turn to turn, since what the one before has written slows the next. */
function orderOf(lives: readonly EngineLife[], turn: number): EngineLife[] {
  const first = turn % lives.length;
  return [...lives.slice(first), ...lives.slice(0, first)];
}

/** Ends the largest life, until the disk has room for the others' next rung. @param factor the next rung's commits / the last one's */
async function endWithoutRoom(
  lives: readonly EngineLife[],
  factor: number,
  free: () => number,
): Promise<void> {
  const needs = (life: EngineLife) => bytesInNextRung(life.sizes, factor) - (life.sizes.at(-1) ?? 0);
  const growing = () => lives.filter((life) => life.isGoingOn && life.sizes.length > 0);
  for (;;) {
    const [largest] = growing().toSorted((one, other) => needs(other) - needs(one));
    const room = free();
    const needed = growing().reduce((sum, life) => sum + needs(life), 0);
    if (largest === undefined || hasRoom(needed, room)) return;
    await largest.endFor(
      `its database of ${shortBytes(largest.sizes.at(-1) ?? 0)} and a copy could need ${shortBytes(needs(largest))} more in the next rung, and the disk has ` +
        `${shortBytes(room)} free`,
    );
  }
}

/** Statements with the semicolon that a shell needs. */
export function* ended(statements: Iterable<string>): Generator<string> {
  for (const sql of statements) yield sql.endsWith(";") ? sql : `${sql};`;
}

/** The time of so many commits at the pace of the baseline's slowest block, nanoseconds. */
function limitOf(lives: readonly EngineLife[], commits: number): number | undefined {
  const [baseline] = lives;
  return baseline?.slowestCommitNs === undefined ? undefined : baseline.slowestCommitNs * commits;
}

/** One engine's life, and its record. */
class EngineLife {
  readonly #role: Role;
  readonly #database: AgedDatabase;
  readonly #folder: string;
  readonly #signal: AbortSignal;
  readonly #timeouts: SampleTimeouts;
  readonly #rungs: AgedRung[] = [];
  #blocks: Pick<SampleResult, "ns" | "cost">[] = [];
  #after = 0;
  /** The figures of the last look, and the times of the openings after it. */
  #seen: Awaited<ReturnType<AgedDatabase["look"]>> | undefined;
  #opensNs: number[] = [];
  #end: Pick<Life, "reopened" | "vacuum" | "cleanup"> = {};
  #failure: Life["failure"];
  slowestCommitNs: number | undefined;

  constructor(role: Role, database: AgedDatabase, folder: string, { sampleTimeout, signal }: Ageing) {
    this.#role = role;
    this.#database = database;
    this.#folder = folder;
    this.#signal = signal;
    this.#timeouts = new SampleTimeouts(sampleTimeout);
  }

  get record(): Life {
    const failure = { failure: this.#failure };
    return { role: this.#role, rungs: this.#rungs, ...this.#end, ...failure };
  }

  get isGoingOn(): boolean {
    return this.#failure === undefined;
  }

  /** Bytes of all files after each rung. */
  get sizes(): number[] {
    return this.#rungs.map(({ files }) => totalOf(files));
  }

  /** Ends the life, and removes its files, for want of room. */
  async endFor(message: string): Promise<void> {
    this.#failure = { occasion: "disk", after: this.#after, reason: "error", message };
    await this.#database.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async begin(nothing: string): Promise<void> {
    await this.#try("start", () => this.#database.begin(nothing, this.#timeouts.after(undefined)));
  }

  async commit(file: string, commits: number, baselineNs: number | undefined): Promise<void> {
    await this.#try("commits", async () => {
      const sample = await this.#database.commit(file, this.#timeouts.after(baselineNs));
      this.#blocks.push(sample);
      this.#after += commits;
      this.slowestCommitNs = Math.max(this.slowestCommitNs ?? 0, sample.ns / commits);
    });
  }

  async look(looks: Looks): Promise<void> {
    const timeoutMs = this.#timeouts.after(undefined);
    this.#seen = await this.#try("read", () => this.#database.look(looks, timeoutMs));
    this.#opensNs = [];
  }

  async open(looks: Looks, turn: number): Promise<void> {
    const timeoutMs = this.#timeouts.after(undefined);
    const ns = await this.#try("open", () => this.#database.openCopy(looks, turn, timeoutMs));
    if (ns !== undefined) this.#opensNs.push(ns);
  }

  endRung(commits: number): void {
    const [seen, opensNs] = [this.#seen, this.#opensNs];
    if (!this.isGoingOn || seen === undefined) return;
    const blocks = {
      blocksNs: this.#blocks.map(({ ns }) => ns),
      blocksCpuNs: this.#blocks.map(({ cost }) => cost.cpuNs),
    };
    this.#rungs.push({ commits, ...blocks, ...seen, openNs: median(opensNs), opensNs });
    this.#blocks = [];
  }

  async end(vacuum: string, cleanup: string | undefined): Promise<void> {
    const reopened = await this.#try("reopen", () => this.#database.reopen());
    this.#end = {
      reopened,
      vacuum: await this.#clean("VACUUM", vacuum),
      cleanup: cleanup === undefined ? undefined : await this.#clean("clean-up", cleanup),
    };
    await this.#try("reopen", () => this.#database.end());
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #clean(occasion: Occasion, statement: string): Promise<Cleaned | undefined> {
    return await this.#try(occasion, async () => {
      try {
        return await this.#database.clean(statement, this.#timeouts.after(undefined));
      } catch (cause) {
        if (cause instanceof EngineFailure && cause.reason === "error" && cause.where === "statement")
          return { refused: cause.message };
        throw cause;
      }
    });
  }

  /** @returns undefined after a failure @throws anything but an EngineFailure */
  async #try<Result>(occasion: Occasion, attempt: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#failure !== undefined) return undefined;
    try {
      return await attempt();
    } catch (cause) {
      this.#signal.throwIfAborted();
      if (!(cause instanceof EngineFailure)) throw cause;
      const { reason, message } = cause;
      this.#failure = { occasion, after: this.#after, reason, message };
      await this.#database.close();
      return undefined;
    }
  }
}
