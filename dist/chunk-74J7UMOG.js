import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-NUN7E4Z3.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import {
  annotate
} from "./chunk-XR6O54NL.js";
import {
  mostRuns
} from "./chunk-VXQMXEX3.js";
import {
  historyBranchOf
} from "./chunk-Q6B6MAOB.js";
import {
  InputError,
  omitUndefined
} from "./chunk-QR6VSCDH.js";

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
