import type { Engine, Session } from "../engines/engine.ts";
import type { Storage, Variant } from "../suite/test.ts";
import type { Role } from "./recording.ts";
import type { Workspace } from "./workspace.ts";

/** The engines' open processes of one variant, one for each engine and storage, opened when first needed. */
export class Sessions {
  readonly #engines: Readonly<Record<Role, Engine>>;
  readonly #workspace: Workspace;
  readonly #variant: Variant;
  readonly #signal: AbortSignal;
  readonly #open = new Map<string, Promise<Session>>();

  constructor(
    engines: Readonly<Record<Role, Engine>>,
    workspace: Workspace,
    variant: Variant,
    signal: AbortSignal,
  ) {
    this.#engines = engines;
    this.#workspace = workspace;
    this.#variant = variant;
    this.#signal = signal;
  }

  /** @throws EngineFailure where the engine's process does not reach the prepared state */
  get(role: Role, storage: Storage): Promise<Session> {
    const key = `${role} ${storage}`;
    let session = this.#open.get(key);
    if (session === undefined) {
      session = this.#engines[role].open(this.#workspace.variant(role, this.#variant), storage, this.#signal);
      session.catch(() => this.#open.delete(key));
      this.#open.set(key, session);
    }
    return session;
  }

  /** Ends a process that has failed: the next test gets a new one. */
  async drop(role: Role, storage: Storage): Promise<void> {
    const key = `${role} ${storage}`;
    const session = this.#open.get(key);
    this.#open.delete(key);
    await (await session?.catch(() => undefined))?.close();
  }

  async close(): Promise<void> {
    const sessions = await Promise.allSettled(this.#open.values());
    this.#open.clear();
    await Promise.all(
      sessions.map((opened) => (opened.status === "fulfilled" ? opened.value.close() : undefined)),
    );
  }
}
