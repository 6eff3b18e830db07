import path from "node:path";
import {
  type Engine,
  EngineFailure,
  type Session,
  startsThreads,
  type VariantFiles,
} from "../../../../engines/engine.ts";
import { databasePlaces } from "../../../../measure/database-places.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import type { Role } from "../../../../model/engine.ts";
import type { Work } from "../../../../model/sample.ts";
import type { Storage, Test } from "../../../../model/test.ts";
import { makeFolder } from "../../../../platform/folder.ts";
import { type Profile, takeProfile } from "./profile.ts";

/** The result of one execution of a test's statements on the simulated processor. */
export interface Counted {
  readonly instructions: number;
  readonly work: Work;
  /** By function; absent if the tool's own counter counted. */
  readonly profile?: Profile;
}

/** Names of equal length: an engine on file executes instructions for each character of a path. */
const folders = {
  baseline: "baseline-",
  candidate: "candidate",
  base: "base-----",
} as const satisfies Record<Role, string>;

/** The subject of a session: tests of one engine that start from one prepared database. */
export interface CountedPart {
  readonly role: Role;
  readonly storage: Storage;
  /** At least one. */
  readonly tests: readonly Test[];
  /** The tests that are counted twice, so that chance shows itself. */
  readonly twice: readonly Test[];
  /** The file of its rehearsal; absent if it has none. */
  readonly rehearsal?: string;
}

/** The folder for Callgrind's profiles of a part, which has no other files. */
export function profilesOf(
  workspace: Workspace,
  { role, storage, tests: [first] }: Pick<CountedPart, "role" | "storage" | "tests">,
): string {
  const database = first && workspace.databaseOf(first).replaceAll("/", "-");
  return path.join(workspace.folder, `profiles-${folders[role]}-${database}-${storage}`);
}

/**
 * One engine's process on the simulated processor, prepared there too, since what chance does to a database stays in it. Each
 * test is executed by a process forked from it.
 */
export class CountSession {
  readonly #engine: Engine;
  readonly #workspace: Workspace;
  readonly #part: CountedPart;
  readonly #timeoutMs: number;
  readonly #signal: AbortSignal;
  #open: Session | undefined;
  #hasOpened = false;
  #rehearses = true;

  /** @param engine on the simulated processor */
  constructor(
    engine: Engine,
    workspace: Workspace,
    part: CountedPart,
    timeoutMs: number,
    signal: AbortSignal,
  ) {
    this.#engine = engine;
    this.#workspace = workspace;
    this.#part = part;
    this.#timeoutMs = timeoutMs;
    this.#signal = signal;
  }

  /** @throws EngineFailure */
  async count(test: Test): Promise<Counted> {
    const session = await this.#session(test);
    const { statements, warm, before, after, errors } = this.#workspace.files(test);
    try {
      const around = { before, after, errors };
      await session.ready({
        pass: "count",
        kind: test.kind,
        ...{ statements, warm, ...around, timeoutMs: this.#timeoutMs },
      });
      const { instructions, threads, work } = await session.go();
      if (threads !== undefined) throw new EngineFailure("error", startsThreads);
      if (instructions !== undefined) return { instructions, work };
      const profile = takeProfile(profilesOf(this.#workspace, this.#part));
      if (profile === undefined || profile.total === 0)
        throw new EngineFailure("error", "Valgrind has counted nothing");
      return { instructions: profile.total, work, profile };
    } catch (cause) {
      await this.close();
      throw cause;
    }
  }

  /** Whether its process could be prepared once. */
  get hasOpened(): boolean {
    return this.#hasOpened;
  }

  async close(): Promise<void> {
    await this.#open?.close();
    this.#open = undefined;
  }

  async #session(test: Test): Promise<Session> {
    if (this.#open !== undefined) return this.#open;
    const { storage } = this.#part;
    makeFolder(profilesOf(this.#workspace, this.#part));
    const files = this.#files(test);
    this.#open = await this.#openRehearsed(files, storage);
    this.#hasOpened = true;
    takeProfile(profilesOf(this.#workspace, this.#part)); // of building
    return this.#open;
  }

  /** An engine that fails in the rehearsal may fail in one test only: the session then has no rehearsal. */
  async #openRehearsed(files: VariantFiles, storage: Storage): Promise<Session> {
    const { rehearsal } = this.#part;
    if (rehearsal !== undefined && this.#rehearses)
      try {
        return await this.#engine.open({ ...files, rehearsal }, storage, "count", this.#signal);
      } catch (cause) {
        if (!(cause instanceof EngineFailure)) throw cause;
        this.#rehearses = false;
      }
    return await this.#engine.open(files, storage, "count", this.#signal);
  }

  #files(test: Test): VariantFiles {
    const workspace = this.#workspace;
    const database = workspace.databaseOf(test);
    const { role } = this.#part;
    const folder = path.join(workspace.folder, database, folders[role]);
    return {
      ...workspace.variant(role, test.variant, workspace.form(test.variant), database),
      dropsCache: false,
      ...databasePlaces(folder),
    };
  }
}
