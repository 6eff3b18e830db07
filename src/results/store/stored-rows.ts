import type { Database } from "better-sqlite3";

/** A row of the store, before it is known whether it can be believed. */
export type Row = Readonly<Record<string, unknown>>;

/** Records of the tests that a run has begun, in the form of the store, not validated. */
export function readTests(database: Database, run: number) {
  const of = (table: string, order: string) =>
    select(database, `SELECT * FROM ${table} WHERE run = ? ORDER BY ${order}`, run);
  const samples = of("samples", "round").map((row) => ({ ...keyOf(row), sample: toSample(row) }));
  const checks = of("checks", "role").map((row) => ({ ...keyOf(row), check: toCheck(row) }));
  const failures = of("failures", "rowid").map((row) => ({ ...keyOf(row), failure: toFailure(row) }));
  const chunks = of("chunks", "workload").map((row) => ({ ...keyOf(row), statements: row.statements }));
  const all = Map.groupBy([...checks, ...samples, ...failures, ...chunks], ({ path }) => path);
  return [...all.values()].map((parts) => ({
    ...parts[0]?.test,
    ...parts.flatMap((part) => ("statements" in part ? [{ chunkStatements: part.statements }] : []))[0],
    samples: parts.flatMap((part) => ("sample" in part ? [part.sample] : [])),
    checks: parts.flatMap((part) => ("check" in part ? [part.check] : [])),
    failures: parts.flatMap((part) => ("failure" in part ? [part.failure] : [])),
  }));
}

/** The same for the controls. */
export function readControls(database: Database, run: number) {
  const rows = select(database, "SELECT * FROM controls WHERE run = ? ORDER BY round", run);
  const all = Map.groupBy(rows, (row) => keyOf(row).path);
  return [...all.values()].map((own) => ({
    ...(own[0] && keyOf(own[0]).test),
    pairs: own.map(({ round, baseline_ns: baselineNs, control_ns: controlNs }) => ({
      round,
      baselineNs,
      controlNs,
    })),
  }));
}

/** The values that features keep, by the features' names. */
export function readKept(database: Database, run: number): Record<string, unknown[]> {
  const rows = select(database, "SELECT feature, value FROM kept WHERE run = ?", run);
  const byFeature = Map.groupBy(rows, ({ feature }) => String(feature));
  return Object.fromEntries(
    [...byFeature].map(([feature, own]) => [feature, own.map(({ value }) => parseJson(value))]),
  );
}

function keyOf({ variant, storage, kind, workload }: Row) {
  return {
    path: `${variant}/${storage}/${kind}/${workload}`,
    test: { variant, storage, kind, workload },
  };
}

function toSample(row: Row) {
  const { role, round, ns, statements, rows, changes, latencies, chunks, transactions, repeated } = row;
  const { cpu_ns: cpuNs, peak_bytes: peakBytes, minor_faults: minorFaults, major_faults: majorFaults } = row;
  return {
    role,
    round,
    ns,
    ...(statements === null ? {} : { work: { statements, rows, changes } }),
    ...(cpuNs === null ? {} : { cost: { cpuNs, peakBytes, minorFaults, majorFaults } }),
    ...(latencies === null ? {} : { latencies: parseJson(latencies) }),
    ...(chunks === null ? {} : { chunks: parseJson(chunks) }),
    ...(transactions === null ? {} : { transactions: parseJson(transactions) }),
    ...(repeated === null ? {} : { repeated }),
    ...(row.queued_ns === null ? {} : { queuedNs: row.queued_ns }),
    ...(row.commit_ns === null ? {} : { commitNs: row.commit_ns }),
    ...(row.open_ns === null ? {} : { openNs: row.open_ns }),
  };
}

function toCheck({ role, statements, rows, changes, hash, facts }: Row) {
  return { role, work: { statements, rows, changes }, hash, ...(parseJson(facts) as object) };
}

/** Text that is not JSON is kept, and refused by validation. */
function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}

function toFailure({ role, round, reason, message }: Row) {
  return { reason, ...(role === null ? {} : { role }), ...(round === null ? {} : { round }), message };
}

export function select(database: Database, sql: string, ...values: readonly number[]): Row[] {
  return database.prepare<number[], Row>(sql).all(...values);
}
