import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-2C54WXCY.js";
import {
  GitError
} from "./chunk-R3342LYD.js";
import {
  annotate
} from "./chunk-7JDWS4TZ.js";
import {
  mostRuns
} from "./chunk-GKWHNS3V.js";
import {
  historyBranchOf
} from "./chunk-NMRTIBRI.js";
import {
  InputError,
  omitUndefined
} from "./chunk-3UA7D5SN.js";

// src/features/machines/kept-runs.ts
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
