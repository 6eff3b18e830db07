import type { MachineFacts } from "../model/recording.ts";
import type { Compiler, MeasureSettings } from "../model/settings.ts";
import type { FoundEngine, OpenOptions } from "./open-engine.ts";

/** The parts of a run that opening an engine may need. One run has one such object. */
export interface KindRun {
  readonly compiler: Compiler;
  readonly progress: { step(text: string): void };
  readonly signal: AbortSignal;
}

/** A kind of engine that a feature adds to those that have SQLite's interfaces. */
export interface AddedKind {
  readonly isOf: (file: string) => boolean;
  /**
   * An engine that does not start is an engine too, of which every test fails.
   *
   * @param folder of the engine's own, which is removed after the run
   * @throws InputError if the file is wrong, or cannot be used here
   */
  readonly open: (file: string, options: OpenOptions, folder: string, run: KindRun) => Promise<FoundEngine>;
  /** Facts about the machine that reports need, such as the time of a flush. @param folder of the run's databases */
  readonly machineFacts?: (
    settings: Pick<MeasureSettings, "candidate" | "baseline">,
    run: KindRun,
    folder: string,
    now: () => number,
  ) => Partial<MachineFacts>;
}

/** The part of a feature that adds a kind of engine. */
export interface AddsKind {
  readonly engineKind?: AddedKind;
}
