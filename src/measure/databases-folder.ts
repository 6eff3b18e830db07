import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { InputError } from "../error.ts";

const prefix = "databases-";

/**
 * Makes the temporary folder of a run's databases, named by this process, inside the folder of its results: a disk
 * that the user chose, where `/tmp` is often memory. Those that killed runs have left there are removed.
 *
 * @throws InputError where the results folder cannot be written
 */
export function makeDatabasesFolder(resultsFolder: string): string {
  try {
    mkdirSync(resultsFolder, { recursive: true });
    for (const name of readdirSync(resultsFolder)) {
      const owner = Number(name.slice(prefix.length));
      if (name.startsWith(prefix) && Number.isInteger(owner) && !isRunning(owner))
        rmSync(path.join(resultsFolder, name), { recursive: true });
    }
    const folder = path.join(resultsFolder, `${prefix}${process.pid}`);
    mkdirSync(folder);
    return path.resolve(folder);
  } catch (cause) {
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${(cause as Error).message}): name a writable one with --out`,
      { cause },
    );
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
