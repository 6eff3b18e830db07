import type { Engine, Pass, Session } from "../engines/engine.ts";
import type { PerEngine } from "../model/engine.ts";
import type { StatementForm } from "../model/sample.ts";
import type { Storage, Test, Variant } from "../model/test.ts";
import type { Place } from "./places.ts";
import type { Arm } from "./schedule.ts";
import type { Workspace } from "./workspace.ts";

/** The engines' open processes of one variant, one for each arm, storage and database, opened when first needed. */
export class Sessions {
  readonly #engines: PerEngine<Engine>;
  readonly #workspace: Workspace;
  readonly #variant: Variant;
  readonly #pass: Pass;
  readonly #signal: AbortSignal;
  readonly #form: StatementForm | undefined;
  readonly #place: Place | undefined;
  readonly #open = new Map<string, OpenSession>();

  /**
   * @param form of the executed statements; the variant's own form if absent
   * @param place where samples are timed; absent if they are not
   */
  constructor(
    engines: PerEngine<Engine>,
    workspace: Workspace,
    variant: Variant,
    pass: Pass,
    signal: AbortSignal,
    { form, place }: { readonly form?: StatementForm; readonly place?: Place } = {},
  ) {
    this.#engines = engines;
    this.#workspace = workspace;
    this.#variant = variant;
    this.#pass = pass;
    this.#signal = signal;
    this.#form = form;
    this.#place = place;
  }

  /**
   * @param timeoutMs how long a database in memory may take to prepare, if the process is not open; ten minutes if absent
   * @throws EngineFailure if the engine's process does not reach the prepared state
   */
  get(arm: Arm, test: Test, timeoutMs?: number): Promise<Session> {
    const { storage } = test;
    const database = this.#workspace.databaseOf(test);
    const key = keyOf(arm, storage, database);
    const open = this.#open.get(key);
    if (open !== undefined) return open.session;
    const engine = this.#engines[arm === "control" ? "baseline" : arm];
    if (engine === undefined) throw new Error(`the run has no ${arm} engine`);
    const files = this.#workspace.variant(arm, this.#variant, this.#form, database, this.#place);
    const session = engine.open(files, storage, this.#pass, this.#signal, timeoutMs);
    session.catch(() => this.#open.delete(key));
    this.#open.set(key, { arm, storage, database, session });
    return session;
  }

  /** The beginning of the statement that a test's process executes at this moment; undefined if none is known. */
  async executing(arm: Arm, test: Test): Promise<string | undefined> {
    const key = keyOf(arm, test.storage, this.#workspace.databaseOf(test));
    const session = await this.#open.get(key)?.session.catch(() => undefined);
    return await session?.executing();
  }

  /** Whether a process of a test's storage and database is open. */
  has(test: Test): boolean {
    const database = this.#workspace.databaseOf(test);
    return [...this.#open.values()].some(
      (open) => open.storage === test.storage && open.database === database,
    );
  }

  /** Ends a process. The next request gets a new process. */
  async drop(arm: Arm, test: Test): Promise<void> {
    await this.#close(keyOf(arm, test.storage, this.#workspace.databaseOf(test)));
  }

  /** Ends the processes that reads of a storage share. @returns what failed */
  async endReads(storage: Storage): Promise<{ readonly arm: Arm; readonly cause: unknown }[]> {
    const own = [...this.#open].filter(([, open]) => open.storage === storage);
    const failed = await Promise.all(
      own.map(async ([key, { arm, session }]) => {
        try {
          await (await session).endShared();
          return [];
        } catch (cause) {
          await this.#close(key);
          return [{ arm, cause }];
        }
      }),
    );
    return failed.flat();
  }

  async close(): Promise<void> {
    const sessions = await Promise.allSettled([...this.#open.values()].map(({ session }) => session));
    this.#open.clear();
    await Promise.all(
      sessions.map((opened) => (opened.status === "fulfilled" ? opened.value.close() : undefined)),
    );
  }

  async #close(key: string): Promise<void> {
    const open = this.#open.get(key);
    this.#open.delete(key);
    await (await open?.session.catch(() => undefined))?.close();
  }
}

interface OpenSession {
  readonly arm: Arm;
  readonly storage: Storage;
  readonly database: string;
  readonly session: Promise<Session>;
}

function keyOf(arm: Arm, storage: Storage, database: string): string {
  return `${arm} ${storage} ${database}`;
}
