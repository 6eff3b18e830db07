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
 * The token that GitHub makes for a workflow's only job: it may what the workflow says, and nothing else.
 *
 * @param workflow its file name
 * @param isFork whether the event is a fork's pull request, which may write nothing
 */
export function tokenOf(workflow: string, isFork = false): Token {
  const text = readFileSync(path.join(root, ".github/workflows", workflow), "utf8");
  const { permissions: common = {}, jobs }: Workflow = parse(text);
  const [job] = Object.values(jobs);
  const permissions: Partial<Record<Permission, "read" | "write">> = {};
  for (const [name, level] of Object.entries(job?.permissions ?? common))
    permissions[name.replaceAll("-", "_") as Permission] = isFork ? "read" : level;
  return { login: "github-actions[bot]", kind: "installation", permissions };
}
