/** Integer columns of the wide table, beside its key. */
export const wideColumns = 100;

/** Letters of a large value: about 1 MB. */
export const textLetters = 1_000_000;

/** Rows of the tables, each at least so many that every statement finds some. */
export interface Sizes {
  readonly regions: number;
  readonly suppliers: number;
  readonly products: number;
  readonly customers: number;
  /** Also the rows of tables that stand alone. */
  readonly orders: number;
  readonly lines: number;
  readonly sensors: number;
  /** Rows for each sensor. */
  readonly readings: number;
  readonly wideRows: number;
  /** Rows with a large value. */
  readonly texts: number;
  readonly documents: number;
}

/** @param rows of the largest table that the run asks for; these tables have fewer */
export function sizesOf(rows: number): Sizes {
  const share = (part: number, least: number) => Math.max(least, Math.ceil(rows / part));
  return {
    regions: 10,
    suppliers: share(2000, 10),
    products: share(200, 20),
    customers: share(100, 20),
    orders: share(10, 200),
    lines: share(4, 500),
    sensors: share(2000, 10),
    readings: 200,
    wideRows: share(100, 50),
    texts: 10,
    documents: share(20, 100),
  };
}

/** Tables of the database that has many: 1,000, or fewer in a short run of few rows. */
export function tableCount(rows: number): number {
  return Math.min(1000, Math.max(50, rows));
}
