import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-52H2CIRH.js";
import {
  GitError
} from "./chunk-MFLFWOEP.js";
import {
  annotate
} from "./chunk-UC5AS3C5.js";
import {
  mostRuns
} from "./chunk-3G6HBJHQ.js";
import {
  historyBranchOf
} from "./chunk-LSV6AOSU.js";
import {
  InputError
} from "./chunk-AFANOJMY.js";

// src/features/machines/kept-runs.ts
async function readKept(inputs, workflow) {
  const history = historyBranchOf(inputs.given);
  if (history === void 0) return [];
  const { branch, folder } = history;
  const shown = `the history on branch ${branch}`;
  try {
    const filter = { last: mostRuns, branch: workflow.defaultBranch };
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
