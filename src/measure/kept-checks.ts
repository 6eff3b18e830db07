import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { EngineFacts, PerEngine, Role } from "../model/engine.ts";
import { checkSchema } from "../model/sample.ts";
import { suiteOf, type Test, testPath } from "../model/test.ts";
import { writeWhole } from "../results/write.ts";
import { basesOf, hashOf, removeOld } from "./kept-files.ts";
import type { Workspace } from "./workspace.ts";

/** A check of an engine, and how long its statements took in it, nanoseconds. */
const keptSchema = z.strictObject({
  check: checkSchema.omit({ role: true, counters: true, uncounted: true, reused: true }),
  ns: z.int().min(0),
});
export type KeptCheck = z.output<typeof keptSchema>;

const fileSchema = z.record(z.string(), keptSchema);

/**
 * The checks of engines that candidates are compared with, from run to run: the same bytes, SQL, settings and driver give the same results.
 * A kept check is no more than a time saved. Where a candidate differs from it, the check is made again.
 */
export class KeptChecks {
  readonly #workspace: Workspace;
  readonly #files: ReadonlyMap<Role, { readonly path: string; readonly checks: Map<string, KeptCheck> }>;

  private constructor(workspace: Workspace, files: ReadonlyMap<Role, string>) {
    this.#workspace = workspace;
    this.#files = new Map([...files].map(([role, file]) => [role, { path: file, checks: readChecks(file) }]));
  }

  /**
   * @param folder of all kept checks
   * @param tool the tool's own version
   */
  static async open(
    folder: string,
    tool: string,
    engines: PerEngine<{ readonly facts: EngineFacts }>,
    workspace: Workspace,
  ): Promise<KeptChecks> {
    const others = [...(await basesOf(engines, tool))].filter(([role]) => role !== "candidate");
    const files = others.map(([role, basis]) => [role, path.join(folder, `${hashOf(basis)}.json`)] as const);
    return new KeptChecks(workspace, new Map(files));
  }

  /** The check of an earlier run; undefined if there is none, or a user's own SQL may give other results in each run. */
  find(role: Role, test: Test): KeptCheck | undefined {
    const key = this.#keyOf(test);
    return key === undefined ? undefined : this.#files.get(role)?.checks.get(key);
  }

  keep(role: Role, test: Test, kept: KeptCheck): void {
    const key = this.#keyOf(test);
    if (key !== undefined) this.#files.get(role)?.checks.set(key, kept);
  }

  /** Writes what this run kept. A folder that cannot be written costs the next run its time, and this run nothing. */
  close(): void {
    for (const file of this.#files.values()) {
      try {
        writeWhole(file.path, JSON.stringify(Object.fromEntries(file.checks)));
        removeOld(path.dirname(file.path));
      } catch {
        // The next run makes the checks itself.
      }
    }
  }

  #keyOf(test: Test): string | undefined {
    const { variant, workload } = test;
    const sql = this.#workspace.sql[`${variant}/${workload}`];
    const { state, invariants, counters, hashesStateOnly } = this.#workspace.files(test);
    // Prepared statements are also compared with their text.
    const isWhole = counters === undefined && !this.#workspace.comparesForms(variant);
    if (sql === undefined || suiteOf(variant) === "own" || !isWhole) return undefined;
    const read = [state, invariants].map((file) => (file === undefined ? "" : readFileSync(file, "utf8")));
    return hashOf([testPath(test), sql, String(hashesStateOnly), ...read]);
  }
}

/** A file that is damaged, or of another version, has no checks. */
function readChecks(file: string): Map<string, KeptCheck> {
  try {
    return new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync(file, "utf8")))));
  } catch {
    return new Map();
  }
}
