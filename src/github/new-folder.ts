import { mkdtempSync, realpathSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder for the files of a step, which only its user may enter: in a workspace, a checkout or a build could have put a link in its
 * place, and could put one into it.
 *
 * @param temporary the job's folder of temporary files
 * @returns an absolute path without links
 * @throws the system's error
 */
export function newFolder(temporary: string): string {
  return mkdtempSync(path.join(realpathSync(temporary), "sqlite-bench-gate-"));
}
