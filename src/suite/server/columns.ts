import { real } from "../sql-template.ts";
import { type Column, columns as sqliteColumns } from "../types/columns.ts";

/** A column of the table of all types on servers. */
export interface ServerColumn extends Column {
  /** The expression that a query selects to read it; its name if absent. */
  readonly read?: string;
}

/** Where MySQL's types need another definition than SQLite's affinities, or hold less. */
const differing: Readonly<Record<string, Partial<Pick<ServerColumn, "type" | "value" | "read">>>> = {
  id: { type: "INT NOT NULL PRIMARY KEY" },
  // Rounding to a column's decimals differs between servers, so no value has more.
  decimal_col: {
    value: (random) => real(`${random.integer(-1e6, 1e6)}.${String(random.integer(0, 99)).padStart(2, "0")}`),
  },
  // Servers print a float with six digits or with as many as it needs: these need at most six.
  float_col: { value: (random) => real((random.integer(-4000, 4000) / 4).toFixed(2)) },
  enum_col: { type: "ENUM('val0', 'val1', 'val2')" },
  set_col: { type: "SET('a', 'b', 'c', 'd')" },
  // Dolt of 2022 gives a number, others bytes.
  bit_col: { read: "CAST(bit_col AS UNSIGNED)" },
  // Dolt shows six decimals of a second, others as many as the column has.
  time_col: { read: "TIME_FORMAT(time_col, '%H:%i:%s')" },
  // A default keeps some servers from setting the column at each update. The hours are none that summer time skips anywhere.
  timestamp_col: {
    type: "TIMESTAMP NOT NULL DEFAULT '2000-01-01 12:00:00'",
    value: (random, id) => afterNight(String(columnNamed("timestamp_col").value(random, id))),
  },
};

function columnNamed(name: string): Column {
  const found = sqliteColumns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`the table of all types has no column ${name}`);
  return found;
}

/** `2031-02-28 02:30:00` as `2031-02-28 12:30:00`. */
function afterNight(dateTime: string): string {
  return dateTime.replace(/ 0/, " 1");
}

/** The columns of the suite `types`, in MySQL's types: 28 in all. */
export const columns: readonly ServerColumn[] = sqliteColumns.map((column) => ({
  ...column,
  ...differing[column.name],
}));
