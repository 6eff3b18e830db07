import path from "node:path";
import {
  type Engine,
  EngineFailure,
  type SampleResult,
  type Session,
  type VariantFiles,
} from "../../../../engines/engine.ts";
import type { DatabaseFiles } from "../../../../model/footprint.ts";
import type { Kind } from "../../../../model/test.ts";
import { median } from "../../../../statistics/summary.ts";
import type { Dialect } from "../../../../suite/suite.ts";
import type { AgedRung, Cleaned } from "../record.ts";
import { pointSelects } from "../shapes.ts";
import { databaseFolder, databaseSizes } from "./database-files.ts";
import { findProcess, haltProcess, readUsageExactly } from "./process-usage.ts";

/** Durable, and with a write-ahead log. */
export const storage = "autocommit";

/** How often a time that is short is taken; the median counts. */
const repeats = 3;

/** Openings of a copy in one process, whose median is the turn's: they share the copy and the process, and so what slows both. */
const openings = 3;

/** The files of statements that look at a database. */
export interface Looks {
  readonly scan: string;
  readonly points: string;
  readonly firstPoint: string;
}

/** One engine's database, written by one process that lives as long as the database: the driver's own, or a server. */
export class AgedDatabase {
  readonly #engine: Engine;
  readonly #dialect: Dialect;
  readonly #folder: string;
  readonly #preparation: string;
  readonly #signal: AbortSignal;
  #session: Session | undefined;
  #process: number | undefined;
  #writtenBefore = 0;

  /** @param folder of its own, for databases and copies */
  constructor(
    { engine, dialect }: { readonly engine: Engine; readonly dialect: Dialect },
    folder: string,
    preparation: string,
    signal: AbortSignal,
  ) {
    this.#engine = engine;
    this.#dialect = dialect;
    this.#folder = folder;
    this.#preparation = preparation;
    this.#signal = signal;
  }

  /** Makes the database and the process. @param statement that changes nothing @throws EngineFailure */
  async begin(statement: string, timeoutMs: number): Promise<void> {
    const files = this.#files("template", "life");
    await this.#engine.build(files, storage, this.#signal);
    this.#session = await this.#engine.open(files, storage, "time", this.#signal);
    await run(this.#session, statement, "reads", timeoutMs);
    this.#findProcess();
    this.#writtenBefore = this.#usage().written ?? 0;
  }

  /** @throws EngineFailure */
  async commit(statements: string, timeoutMs: number): Promise<SampleResult> {
    return await run(this.#living(), statements, "writes", timeoutMs);
  }

  /** Looks at the database as it is. @throws EngineFailure */
  async look(
    { scan, points }: Looks,
    timeoutMs: number,
  ): Promise<Pick<AgedRung, "files" | "written" | "resident" | "rows" | "hash" | "pointNs" | "scanNs">> {
    const { written, resident } = this.#usage();
    const session = this.#living();
    const first = await run(session, points, "reads", timeoutMs);
    const files = this.#sizes("life");
    const { hash = "", work } = await run(session, scan, "reads", timeoutMs, "hash");
    const times = async (statements: string) => {
      const taken: number[] = [];
      for (let time = 0; time < repeats; time++)
        taken.push((await run(session, statements, "reads", timeoutMs)).ns);
      return median(taken);
    };
    return {
      files,
      written: written && written - this.#writtenBefore,
      resident: resident ?? first.cost.peakBytes,
      rows: work.rows,
      hash,
      pointNs: (await times(points)) / pointSelects,
      scanNs: await times(scan),
    };
  }

  /**
   * Opens a copy of the files and asks it for one row. A server is started once, in the first turn: that takes far longer than to open a file.
   *
   * @param turn from 0
   * @returns nanoseconds; undefined in a later turn of a server
   * @throws EngineFailure
   */
  async openCopy({ firstPoint }: Looks, turn: number, timeoutMs: number): Promise<number | undefined> {
    if (this.#isServer && turn > 0) return undefined;
    const times: number[] = [];
    await this.#withCopy(async (session) => {
      for (let time = 0; time < (this.#isServer ? 1 : openings); time++) {
        const request = { pass: "time", kind: "reads", statements: firstPoint, timeoutMs } as const;
        const { openNs } = await session.ready({ ...request, shares: "steps" });
        times.push(openNs + (await session.go()).ns);
        await session.endShared();
      }
    });
    return median(times);
  }

  /** Closes the database and opens it again, timed from here: messages to the process add less than a millisecond. @throws EngineFailure */
  async reopen(): Promise<{ readonly ns: number; readonly files: DatabaseFiles }> {
    const start = process.hrtime.bigint();
    await this.#living().reopen();
    const ns = Number(process.hrtime.bigint() - start);
    this.#findProcess();
    return { ns, files: this.#sizes("life") };
  }

  /** Executes a statement on a copy, and closes the copy and opens it again, so that a log is emptied. @throws EngineFailure */
  async clean(statement: string, timeoutMs: number): Promise<Exclude<Cleaned, { refused: string }>> {
    return await this.#withCopy(async (session) => {
      const { ns } = await run(session, statement, "writes", timeoutMs);
      await session.reopen();
      const files = this.#sizes("copy");
      await session.endShared();
      return { ns, files };
    });
  }

  /** Ends the life, which must end well. @throws EngineFailure */
  async end(): Promise<void> {
    await this.#session?.endShared();
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }

  #living(): Session {
    if (this.#session === undefined) throw new Error("the life has not begun");
    return this.#session;
  }

  #usage() {
    return this.#process === undefined ? {} : readUsageExactly(this.#process);
  }

  /** @throws EngineFailure if it is a server whose process is not found: its files could not be copied */
  #findProcess(): void {
    this.#process = findProcess(databaseFolder(path.join(this.#folder, "life"), this.#dialect));
    if (this.#isServer && this.#process === undefined)
      throw new EngineFailure("error", "the process of the server is not to be seen in /proc");
  }

  /** A process whose database is a copy of the living one, which does nothing meanwhile. A server would do something by itself: it is halted. */
  async #withCopy<Result>(use: (session: Session) => Promise<Result>): Promise<Result> {
    const goOn = this.#isServer && this.#process !== undefined ? await haltProcess(this.#process) : undefined;
    if (this.#isServer && goOn === undefined)
      throw new EngineFailure("error", "the server cannot be halted, so that its files could be copied");
    try {
      const session = await this.#engine.open(this.#files("life", "copy"), storage, "time", this.#signal);
      try {
        return await use(session);
      } finally {
        await session.close();
      }
    } finally {
      goOn?.();
    }
  }

  get #isServer(): boolean {
    return this.#dialect === "mysql";
  }

  #files(template: string, work: string): VariantFiles {
    return {
      preparation: this.#preparation,
      template: () => path.join(this.#folder, template),
      work: () => path.join(this.#folder, work),
    };
  }

  #sizes(work: string): DatabaseFiles {
    return databaseSizes(path.join(this.#folder, work), this.#dialect);
  }
}

/** Executes statements in the process that a session shares, with the changes of those before. @throws EngineFailure */
export async function run(
  session: Session,
  statements: string,
  kind: Kind,
  timeoutMs: number,
  pass: "time" | "hash" = "time",
): Promise<SampleResult> {
  await session.ready({ pass, kind, statements, timeoutMs, shares: "steps" });
  return await session.go();
}
