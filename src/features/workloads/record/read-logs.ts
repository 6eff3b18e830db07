import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../../../model/errors.ts";
import { readProcessLog } from "./log-file.ts";
import { count, type Execution, type Recorded } from "./recorded.ts";

/** More bytes of a log are not read. */
const mostBytes = 4 * 2 ** 30;

/**
 * Reads the logs of all processes of a program.
 *
 * @param folder that the recorder has written into
 * @throws InputError if it has no log
 */
export function readLogs(folder: string): Recorded {
  const names = readdirSync(folder).filter((name) => name.endsWith(".log"));
  const lost = new Map<string, number>();
  const executions: Execution[] = [];
  const opened = new Map<string, { readonly atNs: number; readonly copy?: string }>();
  const inMemory = new Set<string>();
  const foreignKeys = new Map<string, boolean>();
  for (const name of names) {
    const file = path.join(folder, name);
    const size = sizeOfPlain(file);
    if (size === undefined) {
      count(lost, "in logs that are no plain files");
      continue;
    }
    if (size > mostBytes) {
      count(lost, `in logs of more than ${mostBytes} bytes`);
      continue;
    }
    const read = readProcessLog(readFileSync(file), name, lost);
    for (const one of read.executions) executions.push(one);
    for (const one of read.inMemory) inMemory.add(one);
    for (const [connection, isOn] of read.foreignKeys) foreignKeys.set(connection, isOn);
    // The process that has opened a database first found it as the program did.
    for (const [database, one] of read.opened)
      if (one.atNs < (opened.get(database)?.atNs ?? Number.POSITIVE_INFINITY)) opened.set(database, one);
  }
  if (executions.length === 0)
    throw new InputError(
      `${folder}: no statement is recorded: the program has none, or its SQLite is not a shared library; give a log of such a program's statements with --from`,
    );
  executions.sort((a, b) => a.startNs - b.startNs);
  const starts = new Map<string, string>();
  for (const [database, { copy }] of opened) {
    if (copy === undefined) continue;
    const file = path.join(folder, copy);
    if (sizeOfPlain(file) !== undefined) starts.set(database, file);
  }
  return { executions, starts, inMemory, foreignKeys, lost };
}

/** Undefined if there is none: a recording can come from somebody else, whose link could name any database of the user. */
function sizeOfPlain(file: string): number | undefined {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true ? found.size : undefined;
}
