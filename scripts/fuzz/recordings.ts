import { rmSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import {
  double,
  fixedSize,
  int64,
  LogBuilder,
  sized,
  uint32,
} from "../../__tests__/features/workloads/record/process-log.ts";
import { compiler } from "../../bench/engines.ts";
import { templateOf } from "../../src/features/workloads/own/placeholders.ts";
import { readStatementLines } from "../../src/features/workloads/own/statement-lines.ts";
import { readProcessLog } from "../../src/features/workloads/record/log-file.ts";
import type { Recorded } from "../../src/features/workloads/record/recorded.ts";
import { compileDeadline } from "../../src/features/workloads/record/recorder.ts";
import { redact } from "../../src/features/workloads/record/redact.ts";
import { Replayer } from "../../src/features/workloads/record/replayer.ts";
import { sampleUnits } from "../../src/features/workloads/record/sample.ts";
import { StatementReader } from "../../src/features/workloads/record/statements.ts";
import { summaryLines } from "../../src/features/workloads/record/summary.ts";
import { TextLogReader } from "../../src/features/workloads/record/text-log.ts";
import { concurrencyOf, unitsOf } from "../../src/features/workloads/record/transactions.ts";
import { formatStatements } from "../../src/features/workloads/record/workload-file.ts";
import { damaged, text } from "./mutations.ts";
import { terminalViolations } from "./sinks.ts";
import { refusing, requireNone, type Target } from "./target.ts";

const extension = await compileDeadline(compiler, () => {}, new AbortController().signal);

/** Replays what was read, redacts it, and writes it as workloads have it, which must be readable again. */
function use(recorded: Recorded, folder: string): void {
  const file = path.join(folder, "replay.sqlite");
  const limit = { extension, oneMs: 100, allMs: 1000 };
  for (const { executions, lost } of [recorded, redact(recorded, folder)]) {
    const leftOut = new Map(lost);
    const reader = new StatementReader();
    const units = sampleUnits(unitsOf(executions), 20, leftOut);
    const replayer = new Replayer(undefined, file, limit);
    try {
      for (const one of units.flatMap((unit) => unit.executions)) {
        const read = reader.read(one);
        const problem =
          "problem" in read ? read.problem : replayer.execute(templateOf(read.valued), 0).problem;
        if (problem !== undefined) leftOut.set(problem, 1);
        if ("problem" in read) continue;
        const [again] = readStatementLines(formatStatements([read.valued]), "again.jsonl");
        if (again?.sql !== read.valued.sql) throw new Error(`written as ${JSON.stringify(again?.sql)}`);
      }
      replayer.rollBack();
      replayer.definitions();
    } finally {
      replayer.close();
      rmSync(file, { force: true });
    }
    const made = { workloads: [], databases: new Map(), shapes: 1, transactions: 0, ...concurrencyOf(units) };
    const rows = { otherRows: 1, readFurther: 1 };
    const summary = summaryLines({ ...made, ...rows, statements: executions.length, leftOut });
    requireNone("the summary", terminalViolations(summary.join("\n")));
  }
}

const sql = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      "CREATE TABLE t(a INTEGER PRIMARY KEY, b)",
      "CREATE TABLE IF NOT EXISTS u(a TEXT DEFAULT 'x' CHECK (a <> 'y'))",
      "CREATE TRIGGER r AFTER INSERT ON t BEGIN DELETE FROM u; END",
      "INSERT INTO t(b) VALUES (?), (?3)",
      "INSERT OR ROLLBACK INTO t VALUES (1, :b)",
      "SELECT * FROM t WHERE b = 'a' OR b = x'00' OR a IN (1, 2, ?)",
      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c",
      "PRAGMA foreign_keys = 1",
      "ATTACH 'x' AS y",
      ...["BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT s", "RELEASE s", "ROLLBACK TO s", "", ";"],
    ),
  },
  { weight: 2, arbitrary: text.map((one) => `SELECT '${one}'`) },
  { weight: 2, arbitrary: text },
);

const value = fc.oneof(
  text.map((one) => sized("t", Buffer.from(one))),
  fc
    .uint8Array({ maxLength: 30 })
    .chain((one) => fc.constantFrom(...["t", "w", "b"].map((kind) => sized(kind, Buffer.from(one))))),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .chain((one) => fc.constantFrom(...["i", "z"].map((kind) => fixedSize(kind, int64(one))))),
  fc.constantFrom(0, 1, 2_000_000, 70_000_000).map((one) => fixedSize("z", int64(one))),
  fc.double().map((one) => fixedSize("d", double(one))),
  fc.constant(Buffer.from("n")),
);

type Part = (log: LogBuilder) => LogBuilder;

const connection = fc.integer({ min: 1, max: 3 });

const part: fc.Arbitrary<Part> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(connection, sql, fc.array(value, { maxLength: 3 }), fc.nat(0xffffff)).map(
      ([to, one, values, flags]): Part =>
        (log) =>
          log.run(to, one, values, flags),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(connection, text, fc.constantFrom("", "1-2.start", "../1-2.start"), fc.nat(15)).map(
      ([to, file, copy, flags]): Part =>
        (log) =>
          log.open(to, file, copy, 1, flags),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("x", "s", "r", "o", "?"), fc.nat(), fc.uint8Array({ maxLength: 40 }))
      .map(
        ([kind, to, bytes]): Part =>
          (log) =>
            log.add(kind, [uint32(to), Buffer.from(bytes)]),
      ),
  },
);

export const processLogs: Target = {
  name: "logs of a recorder",
  property: (folder) => {
    const whole = fc
      .array(part, { maxLength: 20 })
      .map((parts) =>
        parts
          .reduce((log, add) => add(log), new LogBuilder().open(1, "/app.db").open(2, ""))
          .bytes.toString("latin1"),
      );
    // Bytes as characters, so that a damage can cut a record anywhere.
    return fc.property(damaged(whole), (content) => {
      const lost = new Map<string, number>();
      const read = readProcessLog(Buffer.from(content.toString("utf8"), "latin1"), "1-0.log", lost);
      use({ ...read, starts: new Map(), lost }, folder);
    });
  },
};

export const textLogs: Target = {
  name: "logs of statements",
  property: (folder) => {
    const bound = fc.oneof(
      text,
      fc.integer(),
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(
        { blob: "00f" },
        { blob: "00ff" },
        { real: "1e999" },
        { integer: "9223372036854775808" },
        { text: "ff00" },
      ),
    );
    const line = fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(sql, fc.array(bound, { maxLength: 3 }))
          .map(([one, values]) => JSON.stringify({ sql: one, values })),
      },
      { weight: 4, arbitrary: sql.map((one) => `${one};`) },
      { weight: 1, arbitrary: text },
    );
    return fc.property(
      damaged(fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"))),
      (content) => {
        const recorded = refusing(() => {
          const reader = new TextLogReader("app.jsonl", 10);
          for (const one of content.toString("utf8").split("\n")) reader.read(one);
          return reader.end();
        }, /app\.jsonl/);
        if (recorded !== undefined) use(recorded, folder);
      },
    );
  },
};
