/** A table before it is drawn: cells are fit for where they land. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
}

export interface Row {
  readonly cells: readonly string[];
  /** Whether the row keeps the run from passing. */
  readonly highlighted: boolean;
}
