import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Permission, Token } from "../../rest-server/state.ts";
import { root } from "./repository.ts";

interface Workflow {
  readonly permissions?: Permissions;
  readonly jobs: Readonly<Record<string, { readonly permissions?: Permissions }>>;
}

type Permissions = Readonly<Record<string, "read" | "write">>;

/**
 * A token that may do what a workflow's jobs may, and nothing else. GitHub makes one for each job; the runner has one for all.
 *
 * @param workflow its file name
 * @param isFork whether the event is a fork's pull request, which may write nothing
 * @param repository that has the workflow
 */
export function tokenOf(workflow: string, isFork = false, repository = root): Token {
  const text = readFileSync(path.join(repository, ".github/workflows", workflow), "utf8");
  const { permissions: common = {}, jobs }: Workflow = parse(text);
  const permissions: Partial<Record<Permission, "read" | "write">> = {};
  for (const job of Object.values(jobs))
    for (const [name, level] of Object.entries(job.permissions ?? common)) {
      const permission = name.replaceAll("-", "_") as Permission;
      if (permissions[permission] !== "write") permissions[permission] = isFork ? "read" : level;
    }
  return { login: "github-actions[bot]", kind: "installation", permissions };
}
