import { cpSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Forge } from "./forge.ts";
import { WorkingCopy } from "./working-copy.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Puts the action as currently built into a public repository. @returns what a workflow uses */
export async function publishAction(forge: Forge, folder: string): Promise<string> {
  const repository = await forge.createRepository("sqlite-bench-gate", "public");
  const copy = new WorkingCopy(path.join(folder, "action"), forge.address(repository), forge.authorization);
  for (const name of ["action.yml", "actions", "dist"])
    cpSync(path.join(root, name), path.join(copy.folder, name), { recursive: true });
  copy.push("main", "The action", {});
  copy.pushTag("v1");
  return `${forge.address(repository)}@v1`;
}
