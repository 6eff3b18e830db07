import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { InputError } from "../error.ts";
import { makeFolder } from "../make-folder.ts";

const prefix = ".sqlite-bench-gate-";

/** Stands in each such folder and holds the number of the process that made it; nothing without it is removed. */
const ownerFile = "owner";

/**
 * Makes the temporary folder of a run's databases inside the folder of its results: a disk that the user chose, where
 * `/tmp` is often memory. Those that killed runs have left there are removed.
 *
 * @throws InputError where the results folder cannot be written
 */
export function makeDatabasesFolder(resultsFolder: string): string {
  if (/\p{Cc}/u.test(path.resolve(resultsFolder)))
    throw new InputError(
      `results folder ${JSON.stringify(resultsFolder)} has a control character in its path: name another with --out`,
    );
  try {
    makeFolder(resultsFolder);
    for (const name of readdirSync(resultsFolder)) {
      const folder = path.join(resultsFolder, name);
      if (name.startsWith(prefix) && isLeftOver(folder)) rmSync(folder, { recursive: true });
    }
    const folder = mkdtempSync(path.join(path.resolve(resultsFolder), prefix));
    writeFileSync(path.join(folder, ownerFile), String(process.pid));
    return folder;
  } catch (cause) {
    throw new InputError(
      `results folder ${resultsFolder} cannot be written (${(cause as Error).message}): name a writable one with --out`,
      { cause },
    );
  }
}

function isLeftOver(folder: string): boolean {
  let owner: number;
  try {
    owner = Number(readFileSync(path.join(folder, ownerFile), "utf8"));
  } catch {
    return false; // another run is just making it, or it is none of ours
  }
  // In a container the numbers begin anew, so that an ended process may have had ours.
  return Number.isInteger(owner) && owner > 0 && (owner === process.pid || !isRunning(owner));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === "EPERM";
  }
}
