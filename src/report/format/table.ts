/** A table before it is drawn. Cells are escaped. */
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
  /** For rows that keep the run from passing. */
  readonly highlighted: boolean;
}
