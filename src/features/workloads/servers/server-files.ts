import type { DatabaseFiles } from "../../../model/footprint.ts";

/** The folder of a server's start that has its data, beside the one of its socket and its output: what the driver calls it. */
export const dataFolder = "db";

/** The database that the driver works in. MariaDB, MySQL and Dolt have a folder for each database. */
const databaseFolder = "sqlite_bench_gate";

/**
 * Logs by their names: InnoDB's redo log of MariaDB and MySQL, Aria's, a binary log, and the journal that Dolt appends chunks to, whose
 * name is 32 times the letter v.
 */
const logs = /^(?:ib_logfile\d+|#ib_redo\d+(?:_tmp)?|aria_log\.\d+|.*bin(?:log)?\.\d{6}|v{32}|journal\.idx)$/;

/**
 * The kind of a file in the data folder of a server: a log; the tables' own, which are in their database's folder; or another, such as those of InnoDB's
 * system tablespace and undo logs.
 *
 * @param place relative to the data folder, with `/`
 */
export function kindOfServerFile(place: string): keyof DatabaseFiles {
  const folders = place.split("/");
  const name = folders.pop() ?? "";
  if (logs.test(name)) return "log";
  return folders.includes(databaseFolder) ? "main" : "others";
}
