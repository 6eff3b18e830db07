import type { Engine, Pass, Session } from "../engines/engine.ts";
import type { PerEngine } from "../model/engine.ts";
import type { StatementForm } from "../model/sample.ts";
import type { Storage, Variant } from "../model/test.ts";
import type { Arm } from "./schedule.ts";
import type { Workspace } from "./workspace.ts";

/** The engines' open processes of one variant, one for each arm and storage, opened when first needed. */
export class Sessions {
  readonly #engines: PerEngine<Engine>;
  readonly #workspace: Workspace;
  readonly #variant: Variant;
  readonly #pass: Pass;
  readonly #signal: AbortSignal;
  readonly #form: StatementForm | undefined;
  readonly #open = new Map<string, Promise<Session>>();

  /** @param form of what is executed; as the variant is timed if absent */
  constructor(
    engines: PerEngine<Engine>,
    workspace: Workspace,
    variant: Variant,
    pass: Pass,
    signal: AbortSignal,
    form?: StatementForm,
  ) {
    this.#engines = engines;
    this.#workspace = workspace;
    this.#variant = variant;
    this.#pass = pass;
    this.#signal = signal;
    this.#form = form;
  }

  /** @throws EngineFailure if the engine's process does not reach the prepared state */
  get(arm: Arm, storage: Storage): Promise<Session> {
    const key = `${arm} ${storage}`;
    let session = this.#open.get(key);
    if (session === undefined) {
      const engine = this.#engines[arm === "control" ? "baseline" : arm];
      if (engine === undefined) throw new Error(`the run has no ${arm} engine`);
      const files = this.#workspace.variant(arm, this.#variant, this.#form);
      session = engine.open(files, storage, this.#pass, this.#signal);
      session.catch(() => this.#open.delete(key));
      this.#open.set(key, session);
    }
    return session;
  }

  /** Ends a process that has failed: the next test gets a new one. */
  async drop(arm: Arm, storage: Storage): Promise<void> {
    const key = `${arm} ${storage}`;
    const session = this.#open.get(key);
    this.#open.delete(key);
    await (await session?.catch(() => undefined))?.close();
  }

  /** Ends the processes that reads of a storage share. @returns what failed */
  async endReads(storage: Storage): Promise<{ readonly arm: Arm; readonly cause: unknown }[]> {
    const own = [...this.#open].filter(([key]) => key.endsWith(` ${storage}`));
    const failed = await Promise.all(
      own.map(async ([key, session]) => {
        const arm = key.split(" ")[0] as Arm;
        try {
          await (await session).endShared();
          return [];
        } catch (cause) {
          await this.drop(arm, storage);
          return [{ arm, cause }];
        }
      }),
    );
    return failed.flat();
  }

  async close(): Promise<void> {
    const sessions = await Promise.allSettled(this.#open.values());
    this.#open.clear();
    await Promise.all(
      sessions.map((opened) => (opened.status === "fulfilled" ? opened.value.close() : undefined)),
    );
  }
}
