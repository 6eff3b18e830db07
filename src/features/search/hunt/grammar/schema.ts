import type { Shape } from "./shapes.ts";

/** The tables of a database that is tried, and their rows. */
export interface Schema {
  /** In the order in which they are made: a foreign key leads to an earlier one. */
  readonly tables: readonly Table[];
}

/** How a table's rows are identified. */
export const keyShapes = [
  "rowid",
  "none",
  "int",
  "int without rowid",
  "text",
  "text without rowid",
  "blob",
  "pair",
  "pair without rowid",
] as const;
export type KeyShape = (typeof keyShapes)[number];

export interface Table {
  readonly name: string;
  readonly key: KeyShape;
  /** The columns of the key, in its order; unique even if no constraint says so. */
  readonly keyColumns: readonly Column[];
  readonly columns: readonly Column[];
  readonly rows: number;
  /** Every so many rows one is deleted after all are there; none if 0. */
  readonly deletesEvery: number;
  readonly indexes: readonly Index[];
  /** Triggers that change the table's log. */
  readonly triggers: readonly Trigger[];
  /** Whether a view of all its columns is there. */
  readonly hasView: boolean;
  /** The events of INSTEAD OF triggers on the view: they do to the table what is done to the view. */
  readonly viewTriggers: readonly TriggerEvent[];
  /** The column of texts that a table of FTS5 holds too; absent if there is none. */
  readonly fullText?: string;
  /** A column that references an earlier table's key. */
  readonly parent?: Parent;
}

export const triggerEvents = ["INSERT", "UPDATE", "DELETE"] as const;
export type TriggerEvent = (typeof triggerEvents)[number];
export const triggerTimes = ["BEFORE", "AFTER"] as const;

/**
 * A statement of a trigger: it adds a row to the log, changes or deletes those that the same trigger has added for the same key, or, if
 * SELECT, has the engine ignore the change of some rows.
 */
export type TriggerStep = "INSERT" | "UPDATE" | "DELETE" | "SELECT";

/** A trigger that fires for each row. */
export interface Trigger {
  readonly time: (typeof triggerTimes)[number];
  readonly event: TriggerEvent;
  /** The column of `UPDATE OF`; absent if a change of each column fires it. */
  readonly of?: string;
  /** Whether it has a WHEN clause; every row with a key meets it. */
  readonly hasCondition: boolean;
  /** From one on. */
  readonly body: readonly TriggerStep[];
}

export interface Parent {
  readonly table: string;
  readonly column: string;
}

/** The uses of a column, by which a production asks for one. */
export type ColumnClass =
  /** Whole numbers that may be changed in all rows at once, of which no index is unique. */
  | "int"
  /** All whole numbers, those of keys and generated ones too. */
  | "integer"
  /** A whole number that identifies the row alone. */
  | "intkey"
  /** Whole numbers at the edges of types: no `integer`, since the order of the rows decides whether a sum of many overflows. */
  | "edge"
  | "real"
  /** Texts that may be changed. */
  | "text"
  /** All texts, those of keys too. */
  | "string"
  | "textkey"
  /** Texts that are compared without regard to case. */
  | "nocase"
  | "wide"
  | "json"
  | "blob"
  /** Whatever an index, or the key, begins with. */
  | "indexed"
  /** Whatever may be changed. */
  | "value"
  /** Whatever has an order without ties between different values. */
  | "any";

export interface Column {
  readonly name: string;
  readonly type: "INT" | "INTEGER" | "TEXT" | "REAL" | "BLOB";
  readonly classes: readonly ColumnClass[];
  readonly shape: Shape;
  /** Every so many rows the value is NULL; never if 0. */
  readonly nullEvery: number;
  readonly isNocase?: true;
  /** The expression that generates it; absent if it is stored as given. */
  readonly generated?: string;
}

export const indexKinds = [
  "plain",
  "descending",
  "two columns",
  "second descending",
  "collated",
  "covering",
  "partial",
  "expression",
  "unique",
] as const;
export type IndexKind = (typeof indexKinds)[number];

export interface Index {
  readonly name: string;
  readonly kind: IndexKind;
  readonly terms: readonly string[];
  readonly where?: string;
  /** Names of the columns that it needs. */
  readonly columns: readonly string[];
}

/** All columns, those of the key first. */
export function columnsOf({ keyColumns, columns }: Table): readonly Column[] {
  return [...keyColumns, ...columns];
}
