import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  mostRuns
} from "./chunk-XAOSVIMO.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-MJQB6AQ6.js";
import {
  annotate
} from "./chunk-3CEJL7HO.js";
import {
  GitError
} from "./chunk-R3342LYD.js";
import {
  historyBranchOf
} from "./chunk-LGYTRI2V.js";
import {
  InputError,
  omitUndefined
} from "./chunk-3UA7D5SN.js";

// src/features/fleet/kept-runs.ts
async function readKept(inputs, workflow) {
  const history = historyBranchOf(inputs.given);
  if (history === void 0) return [];
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, ...omitUndefined({ branch: workflow.defaultBranch }) };
    return await readBranchRuns(historyBranch(workflow, branch, inputs), folder, shown, filter);
  } catch (cause) {
    if (!(cause instanceof InputError) && !(cause instanceof GitError)) throw cause;
    annotate.warning(`${shown} does not say how long tests take: ${explain(cause)}`);
    return [];
  }
}

export {
  readKept
};
