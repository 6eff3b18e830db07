import type { SqlFeature } from "../../model/sql-feature.ts";
import { sql, type Template } from "../sql-template.ts";
import { checkpoint, type Source, type Workload } from "../workload.ts";
import { type DatabaseName, databases } from "./databases.ts";
import { type Sizes, sizesOf } from "./sizes.ts";

/** The parts that a repetition is made of. */
export interface Repetition extends Source {
  readonly sizes: Sizes;
  /** From 1. */
  readonly number: number;
}

/** A workload of the suite: the repetitions of some statements. */
export interface Shape extends Pick<Workload, "name" | "description" | "variants" | "opens"> {
  readonly database: DatabaseName;
  readonly times: number;
  readonly needs?: readonly SqlFeature[];
  readonly statements: (repetition: Repetition) => readonly Template[];
}

interface Change extends Shape {
  /** Whether the query is timed on file too, where a query shows more of an engine than in memory; in memory alone if absent. */
  readonly onFile?: boolean;
  /** Statements after the COMMIT, which no transaction can have. */
  readonly after?: readonly Template[];
  /** Statements before the BEGIN, for the same reason. */
  readonly before?: readonly Template[];
  /** Queries for what it leaves beside the tables of its database. */
  readonly leaves?: readonly string[];
}

const source = "statements that programs execute and the suite oltp has not";

/** The needs of the database, which every workload on it has. */
const databaseNeeds: Readonly<Partial<Record<DatabaseName, readonly SqlFeature[]>>> = {
  clustered: ["without-rowid"],
  family: ["foreign-keys", "triggers"],
  json: ["json"],
  fts5: ["fts5"],
  rtree: ["rtree"],
  special_indexes: ["partial-indexes", "expression-indexes"],
};

function* repetitions(shape: Shape, asked: Source): Generator<Template, void> {
  const sizes = sizesOf(asked.rows);
  for (let number = 1; number <= shape.times; number++) yield* shape.statements({ ...asked, sizes, number });
}

function common({ name, description, variants = ["shapes"], database, times, needs = [] }: Shape) {
  return {
    name,
    description,
    source,
    tables: [database],
    database,
    times: () => times,
    needs: [...(databaseNeeds[database] ?? []), ...needs],
    variants,
  };
}

/** Queries, in memory; those that open the database, on file. */
export function reads(shape: Shape): Workload {
  const { opens, database } = shape;
  const { state } = databases[database];
  return {
    ...common(shape),
    kind: "reads",
    storages: [opens === undefined ? "memory" : "file"],
    statements: (asked) => repetitions(shape, asked),
    warm: opens === undefined ? state : [],
    ...(opens === undefined ? {} : { opens }),
    state: [],
  };
}

const [begin, commit] = [sql`BEGIN;`, sql`COMMIT;`];

/** Changes in one transaction, in memory, and some on file too. */
export function writes(shape: Change): Workload {
  const { onFile = false, before = [], after = [], leaves = [], database } = shape;
  const { state } = databases[database];
  return {
    ...common(shape),
    kind: "writes",
    storages: onFile ? ["memory", "file"] : ["memory"],
    *statements(asked) {
      yield* before;
      yield begin;
      yield* repetitions(shape, asked);
      yield commit;
      yield* after;
    },
    warm: [...state, checkpoint],
    state: [...state, ...leaves],
  };
}
