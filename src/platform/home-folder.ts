import os from "node:os";
import path from "node:path";

/**
 * The home folder of the user; undefined if there is none, as for a user of a container who is in no list of users, without HOME. A relative
 * one is none: it would be another one in each folder.
 */
export function findHome(): string | undefined {
  try {
    const home = os.homedir();
    return path.isAbsolute(home) ? home : undefined;
  } catch {
    return undefined;
  }
}
