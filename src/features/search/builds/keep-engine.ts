import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { formatValue } from "../../../messages/format-value.ts";
import { isServerFile } from "../../../model/engine.ts";
import { InputError } from "../../../model/errors.ts";
import { makeFolder } from "../../../platform/folder.ts";

/**
 * Refuses the file of a server that would have to be kept with its working copy, since the server's files are beside it.
 *
 * @param candidate from the top of the working copy
 * @throws InputError
 */
export function requireOwnFolder(candidate: string): void {
  if (!isServerFile(candidate) || path.dirname(path.normalize(candidate)) !== ".") return;
  throw new InputError(
    `--candidate: ${formatValue(candidate)} is in the top folder: the file of a server is kept with everything in its folder, so ` +
      "have --build put it and the server's program into a folder of their own, such as server/server.yml",
  );
}

/**
 * Copies a built engine to its permanent place: a file, or the file of a server with everything in its folder.
 *
 * @param built in a working copy that is removed later
 * @param engine the permanent place
 */
export function keepEngine(built: string, engine: string): void {
  // A temporary name until the copy is complete: another search may be building the same engine.
  const partialOf = (place: string) => `${place}.${process.pid}`;
  if (!isServerFile(built)) {
    makeFolder(path.dirname(engine));
    copyFileSync(built, partialOf(engine));
    renameSync(partialOf(engine), engine);
    return;
  }
  const kept = path.dirname(engine);
  const partial = partialOf(kept);
  makeFolder(path.dirname(kept));
  rmSync(partial, { recursive: true, force: true });
  cpSync(path.dirname(built), partial, { recursive: true, dereference: true });
  try {
    renameSync(partial, kept);
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(engine)) throw cause;
  }
}
