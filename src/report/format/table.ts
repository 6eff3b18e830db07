/** A table before it is drawn. Cells are escaped. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly heading: string;
  readonly align: "left" | "right";
  /** Whether a table that is too wide for its place can cut the cells, which then still differ where they differ in full; no if absent. */
  readonly isName?: true;
}

export interface Row {
  readonly cells: readonly string[];
  /** For rows that keep the run from passing. */
  readonly highlighted?: boolean;
}

/** Columns of texts. */
export function left(...headings: readonly string[]): Column[] {
  return headings.map((heading) => ({ heading, align: "left" }));
}

/** Columns of names, which a table cuts if it is too wide for its place. */
export function named(...headings: readonly string[]): Column[] {
  return headings.map((heading) => ({ heading, align: "left", isName: true }));
}

/** Columns of figures. */
export function right(...headings: readonly string[]): Column[] {
  return headings.map((heading) => ({ heading, align: "right" }));
}

/** The same figures for each engine: side by side, or a row for each engine where lines are short. */
export interface EngineTable {
  /** The columns before the figures. */
  readonly columns: readonly Column[];
  readonly engines: readonly string[];
  /** The first has the unit of all figures that have none of their own. */
  readonly figures: readonly { readonly name: string; readonly unit: string }[];
  readonly rows: readonly {
    readonly cells: readonly string[];
    /** For each engine, a text for each figure. */
    readonly figures: readonly (readonly string[])[];
    /** A figure of all engines together. */
    readonly last?: string;
  }[];
  /** The heading of the last column; absent if no row has such a figure. */
  readonly last?: string;
}

export function isEngineTable(table: Table | EngineTable): table is EngineTable {
  return "engines" in table;
}

/** The engines side by side. */
export function wideTable({ columns, engines, figures, rows, last }: EngineTable): Table {
  const [first] = figures;
  const headings = engines.flatMap((engine) =>
    figures.map(({ name, unit }, index) => {
      if (index === 0) return `${engine} (${unit}) ${name}`.trim();
      return unit === first?.unit ? name : `${name} (${unit})`;
    }),
  );
  const others = last === undefined ? headings : [...headings, last];
  return {
    columns: [...columns, ...right(...others)],
    rows: rows.map((row) => ({
      cells: [...row.cells, ...row.figures.flat(), ...(row.last === undefined ? [] : [row.last])],
    })),
  };
}

/** A row for each engine; the last of them has the figure of all. */
export function narrowTable({ columns, engines, figures, rows, last }: EngineTable): Table {
  const headings = figures.map(({ name, unit }) => (name === "" ? unit : `${name} (${unit})`));
  const others = last === undefined ? headings : [...headings, last];
  return {
    columns: [...columns, ...left("Engine"), ...right(...others)],
    rows: rows.flatMap((row) =>
      engines.map((engine, index): Row => {
        const names = index === 0 ? row.cells : row.cells.map(() => "");
        const end = index === engines.length - 1 ? (row.last ?? "") : "";
        return {
          cells: [...names, engine, ...(row.figures[index] ?? []), ...(last === undefined ? [] : [end])],
        };
      }),
    ),
  };
}
