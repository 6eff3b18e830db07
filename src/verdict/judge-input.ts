import type { EngineFacts, PerEngine, Role } from "../model/engine.ts";
import type { ControlRecord, Recording, ShardProblem, TestRecord } from "../model/recording.ts";
import type { Storage } from "../model/test.ts";
import type { Ending } from "./confirmation.ts";

/** Why an engine's system calls were not counted, if the reason is known. */
export type UncountedEngines = Partial<Readonly<Record<Role, string>>>;

/** A recording, as judges see it. */
export interface JudgeInput {
  readonly tests: readonly TestRecord[];
  readonly controls?: readonly ControlRecord[];
  /** The machines that measured, with their own controls, if there were several. */
  readonly machines?: readonly { readonly name: string; readonly controls: readonly ControlRecord[] }[];
  /** The shards and files that do not count. */
  readonly problems?: readonly ShardProblem[];
  /** The facts about the engines, such as their settings; absent if they are not known. */
  readonly engines?: PerEngine<EngineFacts>;
  /** The compile options that each engine reported; absent if they are not known. */
  readonly compileOptions?: PerEngine<readonly string[] | undefined>;
  /** Why an engine's system calls were not counted; absent if they were. */
  readonly uncounted?: UncountedEngines;
  /** The facts that features keep. */
  readonly features?: Recording["features"];
  /** Why the run ended before everything planned was measured. */
  readonly stopped?: string;
  /** Why there are no more pairs. */
  readonly ending: Ending;
  /** The time the slower shell takes for no statement at all, nanoseconds; absent if no engine is a shell. */
  readonly floorNs?: Partial<Readonly<Record<Storage, number>>>;
}
