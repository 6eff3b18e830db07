import path from "node:path";
import type { Workspace } from "../../../../measure/workspace.ts";
import { type Storage, suiteOf, type Variant } from "../../../../model/test.ts";
import { preparationStatements, timedStatements } from "../../../../suite/sql.ts";
import type { Suite } from "../../../../suite/suite.ts";
import type { Catalogue } from "../../../../suite/suites.ts";
import type { SuiteSize } from "../../../../suite/workload.ts";

/** Rows of the tables: few, since a rehearsal is only for the engine's code. */
const rows = 100;

/** Statements of each workload: a second execution goes other ways than the first. */
const repetitions = 3;

/**
 * Writes statements that execute a little of each workload of a variant, on small tables of their own. Valgrind translates code as it
 * is first executed, which for many a test takes longer than to execute it. A session that has rehearsed hands its translations on
 * to each process that it forks. The statements are always the same, whichever tests are counted, so that counts do not depend on
 * each other.
 *
 * @param size of the run
 * @returns the file; undefined for suites that are not the tool's own, whose statements may be of any size, and for those whose workloads
 *   have databases of their own, and could not follow each other on one
 * @throws InputError if the folder cannot be written; the signal's reason on an abort
 */
export async function writeRehearsal(
  workspace: Workspace,
  { variant, storage }: { readonly variant: Variant; readonly storage: Storage },
  size: SuiteSize,
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!canRehearse(catalogue[suiteOf(variant)])) return undefined;
  const file = path.join(workspace.folder, variant, `rehearsal-${storage}.sql`);
  await workspace.write(file, rehearsalStatements(variant, storage, size, catalogue), signal);
  return file;
}

export function canRehearse({ definition, workloads }: Suite): boolean {
  return definition === undefined && workloads.every(({ database }) => database === undefined);
}

/** The statements of a rehearsal. They succeed if the workloads' statements succeed. */
export function* rehearsalStatements(
  variant: Variant,
  storage: Storage,
  size: SuiteSize,
  catalogue: Catalogue,
): Iterable<string> {
  const small = { ...size, rows: Math.min(rows, size.rows) };
  yield* preparationStatements(variant, small, undefined, catalogue);
  const workloads = catalogue[suiteOf(variant)].workloads.filter((one) => one.storages.includes(storage));
  yield* new Set(workloads.flatMap(({ warm }) => warm));
  for (const { name } of workloads)
    yield* firstOf(timedStatements({ variant, workload: name }, small, catalogue));
}

/** The first statements of a workload, and the end of the transaction that they begin. */
function* firstOf(statements: Iterable<string>): Iterable<string> {
  let begun = 0;
  let left = repetitions;
  for (const statement of statements) {
    if (/^BEGIN\b/i.test(statement)) begun++;
    else if (/^(COMMIT|ROLLBACK)\b/i.test(statement)) begun--;
    else if (left-- === 0) break;
    yield statement;
  }
  if (begun > 0) yield "COMMIT;";
}
