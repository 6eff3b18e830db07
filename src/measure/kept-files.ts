import { createHash } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { readDriverSource } from "../engines/driver-program.ts";
import { type EngineFacts, type PerEngine, type Role, rolesOf } from "../model/engine.ts";

/** Files that no run has used for so many days are removed. */
const daysKept = 30;

/**
 * Everything that the results and databases of engines depend on beside the SQL. An engine whose file does not say it all has none: a shell
 * runs other programs, and a server's data outlives a run.
 *
 * @param tool the tool's own version
 */
export async function basesOf(
  engines: PerEngine<{ readonly facts: EngineFacts }>,
  tool: string,
): Promise<ReadonlyMap<Role, readonly string[]>> {
  const driver = await readDriverSource();
  return new Map(
    rolesOf(engines).flatMap((role) => {
      const basis = engines[role] && basisOf(engines[role].facts, tool, driver);
      return basis === undefined ? [] : [[role, basis] as const];
    }),
  );
}

function basisOf(
  { kind, sha256, pragmas = {}, environment = {} }: EngineFacts,
  tool: string,
  driver: string,
): readonly string[] | undefined {
  if (kind !== "library" || sha256 === undefined) return undefined;
  return [tool, process.platform, process.arch, sha256, JSON.stringify([pragmas, environment]), driver];
}

/** SHA-256 of several texts, each with its length. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest("hex");
}

/** The names that begin with a hash of `hashOf`, such as that of a file of checks: nobody else gives such names. */
const ownName = /^[0-9a-f]{64}(?:\.|$)/;

/** Removes what no run has used for a month, files and folders: only those that a run has kept, since a user can name any folder. */
export function removeOld(folder: string): void {
  const oldest = Date.now() - daysKept * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    if (!ownName.test(name)) continue;
    const one = path.join(folder, name);
    if (statSync(one).mtimeMs < oldest) rmSync(one, { recursive: true, force: true });
  }
}
