import type { Engine, SampleResult, Session } from "../../../engines/engine.ts";
import type { MeasureContext } from "../../../measure/context.ts";
import type { Role } from "../../../model/engine.ts";
import type { Storage } from "../../../model/test.ts";
import type { SequenceStep } from "../../../suite/sequence/step.ts";
import type { SequenceFiles } from "./files.ts";
import type { StepDone } from "./record.ts";

type Request = Pick<Parameters<Session["ready"]>[0], "kind" | "statements" | "pass" | "timeoutMs">;

/** The hash of statements whose results were not hashed. */
export const noHash = "0".repeat(16);

/** The process in which one engine executes the steps of a sequence: opened with the first, from fresh state. */
export class StepProcess {
  readonly #engine: Engine;
  readonly #files: SequenceFiles;
  readonly #role: Role;
  readonly #storage: Storage;
  readonly #signal: AbortSignal;
  #template: Promise<void> | undefined;
  #session: Session | undefined;

  constructor(
    { engines, signal }: Pick<MeasureContext, "engines" | "signal">,
    files: SequenceFiles,
    role: Role,
    storage: Storage,
  ) {
    const engine = engines[role];
    if (engine === undefined) throw new Error(`the run has no ${role} engine`);
    this.#engine = engine;
    this.#files = files;
    this.#role = role;
    this.#storage = storage;
    this.#signal = signal;
  }

  /** @returns undefined for the step that reopens. @throws EngineFailure */
  async execute(
    step: SequenceStep,
    pass: "hash" | "time",
    timeoutMs: number,
  ): Promise<SampleResult | undefined> {
    if (step.purpose !== "reopen")
      return await this.#run({ kind: step.kind, statements: this.#files.statements(step), pass, timeoutMs });
    await (await this.#open()).reopen();
    return undefined;
  }

  /** Reads all rows of all tables and indexes. @throws EngineFailure */
  async readState(timeoutMs: number): Promise<StepDone["state"]> {
    const request = { kind: "reads", statements: this.#files.state, pass: "hash", timeoutMs } as const;
    const { work, hash = noHash } = await this.#run(request);
    return { rows: work.rows, hash };
  }

  /** Ends the sequence: what comes next begins from fresh state. @throws EngineFailure if its process does not end well */
  async end(): Promise<void> {
    await this.#session?.endShared();
  }

  /** Ends everything, as it must be after a failure. */
  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.close();
  }

  async #run(request: Request): Promise<SampleResult> {
    this.#signal.throwIfAborted();
    const session = await this.#open();
    await session.ready({ ...request, shares: "steps" });
    return await session.go();
  }

  async #open(): Promise<Session> {
    if (this.#session !== undefined) return this.#session;
    const files = this.#files.of(this.#role);
    if (this.#storage !== "memory") {
      this.#template ??= this.#engine.build(files, this.#storage, this.#signal);
      await this.#template;
    }
    this.#session = await this.#engine.open(files, this.#storage, "time", this.#signal);
    return this.#session;
  }
}
