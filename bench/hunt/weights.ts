/**
 * How many statements a hunt beside a base tries until the first that shows what a change made slower, with the weights of a probe and without.
 * The hunt and the probe are real, and the engines are not: each change has a rule that says which statements execute it, and a narrower one
 * that says which of them become slower. So the figures do not depend on the machine.
 *
 * usage: node bench/hunt/weights.ts [--seeds 101]
 */
import { parseArgs } from "node:util";
import { quantile } from "simple-statistics";
import type { Batch, Trial, TrialResult } from "../../src/engines/race.ts";
import { hunt } from "../../src/features/hunt/hunt.ts";
import { probe } from "../../src/features/hunt/probe.ts";
import type { Heat, Racer } from "../../src/features/hunt/racer.ts";
import { toolGrammar } from "../../src/features/hunt/read-grammar.ts";
import type { Role } from "../../src/model/engine.ts";
import { print } from "../engines.ts";
import { startHunt } from "./equal-engines.ts";

const { values: options } = parseArgs({ options: { seeds: { type: "string", default: "101" } } });

interface Change {
  readonly name: string;
  /** Whether statements execute the code that was changed. */
  readonly touches: (sql: string) => boolean;
  /** Whether they are slower for it, if they execute it: by their SQL, and that of the database. */
  readonly shows: (sql: string, setup: string) => boolean;
}

/** Rows of the largest table that statements name. */
function rowsIn(sql: string, setup: string): number {
  const filled = [...setup.matchAll(/i < (\d+)\) INSERT INTO (\w+)\(/g)];
  const named = filled.filter(([, , table = ""]) => new RegExp(`\\b${table}\\b`).test(sql));
  return Math.max(0, ...named.map(([, rows]) => Number(rows)));
}

const valuesOf = (sql: string) =>
  Math.max(0, ...[...sql.matchAll(/ IN \(([^()S]*)\)/g)].map(([, list = ""]) => list.split(",").length));

const changes: readonly Change[] = [
  {
    name: "JSON of large tables",
    touches: (sql) => /json_extract|->>/.test(sql),
    shows: (sql, setup) => rowsIn(sql, setup) >= 1000,
  },
  {
    name: "IN with more than 300 values",
    touches: (sql) => valuesOf(sql) > 0,
    shows: (sql) => valuesOf(sql) > 300,
  },
  {
    name: "UPSERT of a table with triggers",
    touches: (sql) => sql.includes("ON CONFLICT"),
    shows: (sql, setup) => {
      const [, table = ""] = /INSERT INTO (\w+)/.exec(sql) ?? [];
      return setup.includes(`AFTER INSERT ON ${table} `);
    },
  },
  {
    name: "window of rows over a large table",
    touches: (sql) => sql.includes("PRECEDING"),
    shows: (sql, setup) => rowsIn(sql, setup) >= 1000,
  },
  {
    name: "every scan of a large table",
    touches: () => true,
    shows: (sql, setup) => rowsIn(sql, setup) >= 3000 && !sql.includes("WHERE"),
  },
];

for (const change of changes) {
  const [plain, weighted] = [await countAll(change, false), await countAll(change, true)];
  print(`${change.name}: ${plain} statements without weights, ${weighted} with`);
}

/** The median of all seeds, and the limits of four fifths of them. */
async function countAll(change: Change, isWeighted: boolean): Promise<string> {
  const all: number[] = [];
  for (let seed = 1; seed <= Number(options.seeds); seed++)
    all.push(await statementsUntil(change, seed, isWeighted));
  const [low, middle, high] = [0.1, 0.5, 0.9].map((share) => Math.round(quantile(all, share)));
  return `${middle} (${low} to ${high})`;
}

/** Statements that were executed on the candidate before the first that is slower, beside those of the probe. */
async function statementsUntil(change: Change, seed: number, isWeighted: boolean): Promise<number> {
  const grammar = toolGrammar();
  let isFound = false;
  let statements = 0;
  const play = (role: Role, trial: Trial, setup: string): TrialResult => {
    const sql = trial.timed.join(" ");
    const isTouched = role === "candidate" && change.touches(sql);
    if (role === "candidate" && !isFound) statements++;
    if (isTouched && change.shows(sql, setup)) isFound = true;
    const instructions = isTouched ? 1100 : 1000;
    return { ending: "done", firstNs: 1000, executions: 1, rows: 1, changes: 0, hash: "a", instructions };
  };
  const run = (role: Role, { trials, setup }: Batch): Heat => {
    const text = setup.join(" ");
    return {
      kind: "ran",
      result: { trials: trials.map((one) => play(role, one, text)), lines: [] },
      process: 1,
    };
  };
  const racer: Racer = {
    roles: ["candidate", "base", "baseline"],
    race: async (batch) => ({
      candidate: run("candidate", batch),
      base: run("base", batch),
      baseline: run("baseline", batch),
    }),
    runOn: async (role, batch) => run(role, batch),
    close: async () => {},
  };
  const question = { grammar, hasFullText: false, seed, isOutOfTime: () => false };
  const probed = isWeighted ? await probe(racer, question) : "not asked";
  [isFound, statements] = [false, 0];
  const lines = { baseline: 3, base: 1.5 };
  await hunt(
    startHunt(seed, lines),
    { grammar, lines, alpha: 0.01, hasFullText: false, known: [] },
    {
      racer,
      // A hunt is over once a statement has shown the change, or after more statements than a night tries.
      ...{ now: () => (isFound || statements > 200_000 ? Infinity : 0), deadline: 1 },
      ...{ keep: () => {}, write: async () => true, step: () => {}, probe: async () => probed },
    },
  );
  return statements;
}
