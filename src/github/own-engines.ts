import { existsSync } from "node:fs";
import path from "node:path";
import { roles } from "../model/engine.ts";
import { InputError } from "../model/errors.ts";
import type { GivenSettings } from "../options/sources.ts";
import { isInside } from "../platform/folder.ts";
import { type Roots, rootOf } from "../platform/read-inside.ts";

/**
 * Refuses an engine that is named in the workspace, or in another root, and that a link on the way leads out of it: a build could put
 * the base in its own engine's place, or a file that the build may not read. A path outside of all roots is the workflow's own.
 *
 * @throws InputError naming the input and the path
 */
export function requireOwnEngines(given: GivenSettings, roots: Roots): void {
  requireOwnPaths(given, roles, roots);
}

/** Refuses a file or folder of other inputs in the same way. @throws InputError naming the input and the path */
export function requireOwnPaths(
  given: Readonly<Record<string, unknown>>,
  inputs: readonly string[],
  roots: Roots,
): void {
  for (const input of inputs) {
    const file = given[input];
    if (typeof file !== "string" || !existsSync(file)) continue;
    const isOwn = roots.some((root) => isInside(path.resolve(file), path.resolve(root)));
    if (isOwn && rootOf(file, roots) === undefined)
      throw new InputError(
        `input ${input}: "${file}" leads out of the workspace by a link: build the file there, or name the path that the link leads to`,
      );
  }
}
