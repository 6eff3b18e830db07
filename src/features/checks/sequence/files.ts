import { existsSync } from "node:fs";
import path from "node:path";
import type { VariantFiles } from "../../../engines/engine.ts";
import { databasePlaces } from "../../../measure/database-places.ts";
import type { Workspace } from "../../../measure/workspace.ts";
import type { Role } from "../../../model/engine.ts";
import type { SequenceStep, StepSize } from "../../../suite/sequence/step.ts";
import { sequencesIn } from "../../../suite/sequence/steps.ts";
import type { Dialect } from "../../../suite/suite.ts";

/** The files of a run's sequences: they have tables of their own, whatever the variants. */
export class SequenceFiles {
  readonly #folder: string;

  constructor({ folder }: Pick<Workspace, "folder">) {
    this.#folder = path.join(folder, "sequence");
  }

  /** Reads what a step has left. */
  get state(): string {
    return path.join(this.#folder, "state.sql");
  }

  /** The statements of a step that has any. */
  statements({ name }: Pick<SequenceStep, "name">): string {
    return path.join(this.#folder, `${name}.sql`);
  }

  /** Statements are always text: a prepared one would have to be prepared again after the table is dropped. */
  of(role: Role): VariantFiles {
    return { preparation: this.#preparation, ...databasePlaces(path.join(this.#folder, role)) };
  }

  /**
   * @param steps those that the sequences have
   * @throws InputError if the disk is full or the folder cannot be written; the signal's reason on an abort
   */
  async write(
    workspace: Workspace,
    steps: readonly SequenceStep[],
    size: StepSize,
    dialect: Dialect,
    signal: AbortSignal,
  ): Promise<void> {
    const { preparation, state } = sequencesIn[dialect];
    await workspace.write(this.#preparation, preparation(size), signal);
    await workspace.write(this.state, state, signal);
    for (const step of steps)
      if (step.purpose !== "reopen")
        await workspace.write(this.statements(step), step.statements(size), signal);
  }

  /** Whether they still exist, once they are written: a folder that is being removed loses one after the other. */
  get areThere(): boolean {
    return [this.#preparation, this.state].every((file) => existsSync(file));
  }

  get #preparation(): string {
    return path.join(this.#folder, "prepare.sql");
  }
}
