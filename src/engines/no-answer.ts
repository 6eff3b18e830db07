import type { EngineFailure } from "./engine.ts";

/** A program does not answer as an engine of some kind would. It may be one of another kind. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  /** How long a program has to say what it is, milliseconds: one that is something else may wait for input for ever. */
  static readonly patienceMs = 10_000;

  constructor(cause: EngineFailure) {
    super(cause.message, { cause });
  }
}
