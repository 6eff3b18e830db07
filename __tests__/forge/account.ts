import { chownSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** The account that a process runs as; if absent, that of this program. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Linux's account without rights, by its number. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** Gitea refuses to run as root, and what a job runs should not be root either. */
export function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Makes an account the owner of a folder and its content. */
export function giveTo(account: Account | undefined, place: string): void {
  if (account === undefined) return;
  chownSync(place, account.uid, account.gid);
  if (lstatSync(place).isDirectory())
    for (const name of readdirSync(place)) {
      const inner = path.join(place, name);
      if (!lstatSync(inner).isSymbolicLink()) giveTo(account, inner);
    }
}
