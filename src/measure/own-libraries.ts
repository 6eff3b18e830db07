import { realpathSync } from "node:fs";
import { formatValue } from "../messages/format-value.ts";
import { InputError } from "../model/errors.ts";
import { isInside } from "../platform/folder.ts";

/**
 * Refuses an engine from outside of the workspace that loads a file in it. The candidate is built there, so that such a base would be the
 * candidate in all but its name.
 *
 * @param file the engine, as given
 * @param loaded every file that it executes code of
 * @param own files that the tool itself loads beside it, such as the driver
 * @param workspace the folder in which the candidate is built; nothing is refused if it is absent, as for a command line
 * @throws InputError naming the engine and the file
 */
export function requireOwnLibraries(
  part: "base" | "baseline",
  file: string,
  loaded: readonly string[],
  own: readonly string[],
  workspace: string | undefined,
): void {
  if (workspace === undefined) return;
  const folder = realpathSync(workspace);
  if (isInside(realpathSync(file), folder)) return;
  const known = new Set(own.map((one) => realpathSync(one)));
  const foreign = loaded.find((one) => isInside(one, folder) && !known.has(one));
  if (foreign === undefined) return;
  throw new InputError(
    `${part} ${formatValue(file)} loads ${formatValue(foreign)}, which is in the workspace, where the candidate is built: link libraries of the ` +
      "engine's own statically, or give them an RPATH that begins with $ORIGIN and pack them with the engine",
  );
}
