import { chownSync, lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** Whom a process runs as; absent is whoever runs this program. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The account that has no rights, by the number that it has on Linux. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** Gitea refuses to run as root, and what a job runs should not be root either. */
export function unprivilegedAccount(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Gives a folder and all that is in it to an account. */
export function giveTo(account: Account | undefined, place: string): void {
  if (account === undefined) return;
  chownSync(place, account.uid, account.gid);
  if (lstatSync(place).isDirectory())
    for (const name of readdirSync(place)) {
      const inner = path.join(place, name);
      if (!lstatSync(inner).isSymbolicLink()) giveTo(account, inner);
    }
}
