import { existsSync } from "node:fs";
import path from "node:path";
import { type Engine, EngineFailure } from "../../../../engines/engine.ts";
import type { Workspace } from "../../../../measure/workspace.ts";
import { type PlannedTest, rolesOfTest } from "../../../../model/compared.ts";
import { type PerEngine, type Role, rolesOf } from "../../../../model/engine.ts";
import { limits } from "../../../../model/limits.ts";
import type { Test } from "../../../../model/test.ts";
import { keptSql, planText, workloadName } from "../explained.ts";
import type { WorkloadPlans } from "../record.ts";

/** A test whose statements are explained, on the storage that its database is opened from. */
export interface AskedTest {
  readonly test: PlannedTest;
  readonly statements: readonly string[];
}

/** The parts that plans are taken with. */
export interface Asking {
  readonly engines: PerEngine<Engine>;
  readonly workspace: Workspace;
  /** How long an engine may take to say all plans of a database, milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Asks the engines of the tests how it would execute statements. Each process is asked once for all statements of its database, as far as the driver
 * answers so many.
 *
 * @param tests of workloads that start from one database, on one storage, compared with the same engines; at least one
 * @throws InputError if the disk is full; the signal's reason on an abort
 */
export async function takePlans(tests: readonly AskedTest[], asking: Asking): Promise<WorkloadPlans[]> {
  const { engines, workspace, signal } = asking;
  const all = tests.flatMap(({ statements }) => statements).slice(0, limits.plans);
  const [first] = tests;
  if (first === undefined || all.length === 0) return [];
  const file = path.join(workspace.folder, workspace.databaseOf(first.test), "plans.sql");
  await workspace.write(
    file,
    all.map((sql) => `EXPLAIN QUERY PLAN ${sql}`),
    signal,
  );
  const answers = new Map<Role, readonly (string | null)[] | string>();
  for (const role of rolesOfTest(first.test, rolesOf(engines)))
    answers.set(role, await ask(role, first.test, file, asking));
  let next = 0;
  return tests.map(({ test, statements }): WorkloadPlans => {
    const start = next;
    next += statements.length;
    const problems = [...answers].flatMap(([role, found]) =>
      typeof found === "string" ? [[role, found]] : [],
    );
    return {
      workload: workloadName(test),
      storage: test.storage,
      statements: statements.slice(0, Math.max(0, all.length - start)).map((sql, index) => ({
        sql: keptSql(sql),
        plans: Object.fromEntries(
          [...answers].flatMap(([role, found]) => {
            if (typeof found === "string") return [];
            const rows = found[start + index];
            return [[role, rows === undefined || rows === null ? null : planText(rows)]];
          }),
        ),
      })),
      ...(problems.length === 0 ? {} : { problems: Object.fromEntries(problems) }),
    };
  });
}

/** @returns why the engine does not answer, if it does not */
async function ask(
  role: Role,
  test: Test,
  file: string,
  { engines, workspace, timeoutMs, signal }: Asking,
): Promise<readonly (string | null)[] | string> {
  const engine = engines[role];
  if (engine === undefined) throw new Error(`the run has no ${role} engine`);
  const { variant, storage } = test;
  const files = workspace.variant(role, variant, "text", workspace.databaseOf(test));
  try {
    // Tests that leave out an engine have no database of it.
    if (storage !== "memory" && !existsSync(files.template(storage)))
      await engine.build(files, storage, signal);
    const session = await engine.open(files, storage, "time", signal);
    try {
      return await session.explain(file, timeoutMs);
    } finally {
      await session.close();
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof EngineFailure)) throw cause;
    return cause.message.slice(0, limits.text);
  }
}
