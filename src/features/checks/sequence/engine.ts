import type { MeasureContext } from "../../../measure/context.ts";
import { requireEngineFailure } from "../../../measure/rounds.ts";
import type { Role } from "../../../model/engine.ts";
import type { Failure } from "../../../model/sample.ts";
import type { Storage } from "../../../model/test.ts";
import type { SequenceStep } from "../../../suite/sequence/step.ts";
import { describeDifference } from "../../../verdict/equal-work.ts";
import { describeStates } from "./examine.ts";
import type { SequenceFiles } from "./files.ts";
import type { Passage, StepDone, StepResult } from "./record.ts";
import { noHash, StepProcess } from "./step-process.ts";

/** The result of the untimed pass through a sequence. */
interface CheckedPassage {
  readonly passage: Passage;
  /** The time of each step, nanoseconds, up to the one that failed. */
  readonly ns: readonly number[];
}

/** An engine did other work when it was timed. */
class OtherWork extends Error {
  override readonly name = "OtherWork";
}

/** The parts of a run that sequences need. */
export type SequenceContext = Pick<MeasureContext, "engines" | "workspace" | "timeouts" | "signal" | "stop">;

/** One engine on its way through the sequences of a storage. */
export class SequenceEngine {
  readonly #role: Role;
  readonly #storage: Storage;
  readonly #context: SequenceContext;
  readonly #files: SequenceFiles;
  readonly #process: StepProcess;
  /** Steps that the engine has refused, by name: the engine is not asked again. */
  readonly #refusals = new Map<string, string>();
  #hasHung = false;

  constructor(context: SequenceContext, files: SequenceFiles, role: Role, storage: Storage) {
    this.#role = role;
    this.#storage = storage;
    this.#context = context;
    this.#files = files;
    this.#process = new StepProcess(context, files, role, storage);
  }

  /**
   * Executes all steps on one connection, hashing what each returns and leaves. An engine that refuses a step which may be
   * refused, also from fresh state, begins again without it.
   *
   * @param baselineNs what each step took the baseline, as far as is known
   */
  async check(steps: readonly SequenceStep[], baselineNs: readonly number[] = []): Promise<CheckedPassage> {
    const role = this.#role;
    if (this.#hasHung) {
      const message = `not tried: an earlier sequence in ${this.#storage} timed out`;
      return { passage: { role, results: [], failure: { step: 1, reason: "timeout", message } }, ns: [] };
    }
    for (;;) {
      const results: StepResult[] = [];
      const ns: number[] = [];
      try {
        for (const [index, step] of steps.entries()) {
          const refused = this.#refusals.get(step.name);
          const done =
            refused === undefined
              ? await this.#checkStep(step, baselineNs[index])
              : { result: { refused }, ns: 0 };
          results.push(done.result);
          ns.push(done.ns);
        }
        await this.#process.end();
        return { passage: { role, results }, ns };
      } catch (cause) {
        const failure = await this.#fail(cause);
        const step = steps[results.length];
        if (step?.mayBeRefused === true && failure.reason === "error" && (await this.#refusesAlone(step))) {
          this.#refusals.set(step.name, failure.message);
          continue;
        }
        // The last step, if the end of its process failed.
        const place = Math.min(results.length + 1, steps.length);
        return { passage: { role, results, failure: { step: place, ...failure } }, ns };
      }
    }
  }

  /**
   * Executes the same steps once more, without reading between them, and times the workloads: among the others, and then
   * each alone.
   */
  async time(
    steps: readonly SequenceStep[],
    passage: Passage,
    baselineNs: readonly number[],
  ): Promise<Passage> {
    const results = [...passage.results];
    const done = steps.flatMap((step, index) => {
      const result = results[index];
      return result === undefined || "refused" in result ? [] : [{ step, index, result }];
    });
    let place = 0;
    try {
      for (const { step, index, result } of done) {
        place = index;
        const sample = await this.#process.execute(step, "time", this.#limit(baselineNs[index]));
        if (sample === undefined) continue;
        requireSame(describeDifference(this.#checked(result), this.#timed(sample)));
        if (step.purpose === "workload") results[index] = { ...result, cpuNs: sample.cost.cpuNs };
      }
      const last = done.at(-1);
      if (last !== undefined) {
        const state = await this.#process.readState(this.#limit(baselineNs[last.index]));
        requireSame(describeStates(this.#checked(last.result), this.#timed({ state })));
      }
      await this.#process.end();
      for (const { step, index } of done.filter(({ step }) => step.purpose === "workload")) {
        place = index;
        const aloneCpuNs = await this.#timeAlone(step, this.#limit(baselineNs[index]));
        results[index] = { ...(results[index] as StepDone), aloneCpuNs };
      }
      return { ...passage, results };
    } catch (cause) {
      return { ...passage, failure: { step: place + 1, ...(await this.#fail(cause)) } };
    }
  }

  close(): Promise<void> {
    return this.#process.close();
  }

  /** Whether a step that failed in a sequence fails from fresh state too: otherwise what came before it made it fail. */
  async #refusesAlone(step: SequenceStep): Promise<boolean> {
    try {
      await this.#process.execute(step, "hash", this.#limit(undefined));
      await this.#process.end();
      return false;
    } catch (cause) {
      return (await this.#fail(cause)).reason === "error";
    }
  }

  async #checkStep(
    step: SequenceStep,
    baselineNs: number | undefined,
  ): Promise<{ readonly result: StepDone; readonly ns: number }> {
    const limit = this.#limit(baselineNs);
    const sample = await this.#process.execute(step, "hash", limit);
    const { work, hash = noHash, ns } = sample ?? { work: { statements: 0, rows: 0, changes: 0 }, ns: 0 };
    return { result: { work, hash, state: await this.#process.readState(limit) }, ns };
  }

  /** The CPU time of a step from fresh state, nanoseconds. All rows are read before, since caches are warm in a sequence. */
  async #timeAlone(step: SequenceStep, timeoutMs: number): Promise<number> {
    await this.#process.readState(timeoutMs);
    const sample = await this.#process.execute(step, "time", timeoutMs);
    await this.#process.end();
    return sample?.cost.cpuNs ?? 0;
  }

  #checked<Seen>(seen: Seen) {
    return { role: this.#role, occasion: "in the untimed check", ...seen };
  }

  #timed<Seen>(seen: Seen) {
    return { role: this.#role, occasion: "when timed", ...seen };
  }

  /** Milliseconds. */
  #limit(baselineNs: number | undefined): number {
    return this.#context.timeouts.after(baselineNs);
  }

  /** @throws anything but an EngineFailure */
  async #fail(cause: unknown): Promise<Pick<Failure, "reason" | "message">> {
    await this.#process.close();
    if (cause instanceof OtherWork) return { reason: "differs", message: cause.message };
    const { reason, message } = requireEngineFailure(this.#context, cause, () => this.#files.areThere);
    if (reason === "timeout") this.#hasHung = true;
    return { reason, message };
  }
}

/** @throws OtherWork if there is a difference */
function requireSame(difference: string | undefined): void {
  if (difference !== undefined) throw new OtherWork(difference);
}
