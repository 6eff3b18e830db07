import { type Engine, EngineFailure } from "../../../../engines/engine.ts";
import type { SimulatedProcessor } from "../../../../engines/valgrind.ts";
import type { RunContext } from "../../../../measure/context.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import type { PerEngine } from "../../../../model/engine.ts";
import type { Test } from "../../../../model/test.ts";
import type { CountingBasis, StoredCount, TakenCount } from "../counts.ts";
import { type CountedPart, profilesOf } from "./count-session.ts";

/** The parts that the sessions of a pass share. */
export interface CountingPass extends Pick<RunContext, "progress" | "signal">, KeptCounts {
  readonly engines: PerEngine<Engine>;
  /** Whether no other test is to be begun, since the run's time is over. */
  readonly isOutOfTime: () => boolean;
  readonly processor: SimulatedProcessor;
  readonly workspace: Workspace;
  readonly timeoutMs: number;
}

/** The counts of a killed run are kept, and are not taken again when the run is resumed. */
export interface KeptCounts {
  /** The counts that a resumed run had kept. */
  readonly earlier: readonly StoredCount[];
  /** Keeps a count at once. */
  readonly keep: (test: Test, count: TakenCount, basis: CountingBasis) => void;
}

/** The engine of a part on the simulated processor, or why it cannot be there. */
export function engineOf(pass: CountingPass, part: CountedPart): Engine | string {
  const engine = pass.engines[part.role];
  if (engine === undefined) throw new Error(`the run has no ${part.role} engine`);
  return engine.on(pass.processor, profilesOf(pass.workspace, part));
}

/** @throws anything but an EngineFailure */
export function describeUncounted(cause: unknown, signal: AbortSignal): string {
  signal.throwIfAborted();
  if (!(cause instanceof EngineFailure)) throw cause;
  const hint = /SIGILL/.test(cause.message)
    ? "; Valgrind's processor has no AVX-512: build for one without it, such as -march=x86-64-v3"
    : "";
  return `under Valgrind ${cause.message}${hint}`;
}
