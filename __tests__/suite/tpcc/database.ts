import Database from "better-sqlite3";
import { preparationStatements } from "../../../src/suite/sql.ts";
import type { SuiteSize } from "../../../src/suite/workload.ts";

export type Row = Readonly<Record<string, number | string | null>>;

/** Prepared databases by their size, of which each test takes a copy. */
const images = new Map<string, Buffer>();

function imageOf(size: SuiteSize): Buffer {
  const key = JSON.stringify(size);
  const known = images.get(key);
  if (known !== undefined) return known;
  const database = new Database(":memory:");
  for (const statement of preparationStatements("tpcc", size)) database.exec(statement);
  const image = database.serialize();
  database.close();
  images.set(key, image);
  return image;
}

/** A database in memory with the tables of the suite tpcc. */
export class PreparedDatabase {
  readonly #database: Database.Database;

  constructor(size: SuiteSize) {
    this.#database = new Database(imageOf(size));
  }

  /** Executes a statement and returns its rows, if it returns any. */
  execute(statement: string): readonly Row[] {
    const prepared = this.#database.prepare<[], Row>(statement);
    if (prepared.reader) return prepared.all();
    prepared.run();
    return [];
  }

  /** The first column of the first row. */
  value(query: string): unknown {
    return this.#database.prepare(query).pluck().get();
  }

  /** How many rows each of some tables has. */
  counts<Name extends string>(...tables: readonly Name[]): Readonly<Record<Name, number>> {
    const counts = tables.map((table) => [table, this.value(`SELECT count(*) FROM ${table}`)]);
    return Object.fromEntries(counts);
  }
}
