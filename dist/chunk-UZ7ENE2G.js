import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  earlierRuns,
  mostRuns
} from "./chunk-JVEY4G4I.js";
import "./chunk-WI4PRYQA.js";
import "./chunk-BI2RNXJ4.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-PFA2IQ3T.js";
import "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  annotate
} from "./chunk-SJV6CCT7.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-WFOCLYZ7.js";
import "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import {
  historyBranchOf
} from "./chunk-CWMEMNLP.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-NRTQNZK6.js";
import "./chunk-J3JSCCGF.js";
import "./chunk-HMI2BYHD.js";
import "./chunk-4NSAWZJJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-NK2EPNVT.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-3KVMG7JR.js";
import "./chunk-CCXBFYEW.js";
import "./chunk-4GRCZZL7.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError,
  omitUndefined
} from "./chunk-TVWLZZA2.js";

// src/features/history/step.ts
async function historyStep(context, made) {
  const { inputs } = context;
  const { result } = made;
  const history = historyBranchOf(inputs.given);
  if (history === void 0 || result.state !== "judged") return made;
  const shown = `the history on branch ${history.branch}`;
  let copy;
  try {
    copy = await BranchCopy.fetch(historyBranch(context.workflow, history.branch, inputs));
  } catch (cause) {
    return withWarning(made, `${shown} cannot be read: ${explain(cause)}`);
  }
  try {
    return await useHistory(context, { ...made, result }, history, copy, shown);
  } catch (cause) {
    return withWarning(made, `${shown} cannot be used: ${explain(cause)}`);
  } finally {
    copy.close();
  }
}
async function useHistory(context, made, history, copy, shown) {
  const { workflow, inputs } = context;
  const { recording, verdict } = made.result;
  const { name, isDefault } = branchOf(context);
  const run = createRun(recording, verdict, {
    commit: context.commit,
    ...omitUndefined({ branch: name, image: inputs.judges === "earlier" ? void 0 : workflow.image })
  });
  const isAdded = history.isAddedTo && isDefault && verdict.measurement.state !== "incomplete";
  const files = await historyFiles(copy, history.folder);
  const isNew = !hasHistory(files, shown);
  if (isNew && isAdded) requireEmpty(files, shown);
  if (isNew)
    annotate.warning(
      `${shown} does not exist: ${isAdded ? "a new one begins" : "there is nothing to compare with"}`
    );
  const compared = compare(files, run, { shown, isAdded, branch: workflow.defaultBranch });
  const adding = isAdded && compared.isPresent !== true ? await addRun(copy, run, history.folder, shown) : { warnings: [] };
  return {
    ...made,
    result: compared.comparison === void 0 ? made.result : withEarlier(made.result, compared.comparison),
    ...omitUndefined({ added: adding.added }),
    warnings: [...made.warnings, ...compared.warnings, ...adding.warnings]
  };
}
function compare(files, run, { shown, isAdded, branch }) {
  try {
    const filter = { last: mostRuns, ...omitUndefined({ branch }) };
    const runs = readRunFiles(runFiles(files), shown, filter).map((kept) => kept.run);
    const isPresent = runs.some((one) => isSameRun(one, run));
    return { comparison: compareRun(runs, run, isAdded), isPresent, warnings: [] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    return { warnings: [`the result is not compared with earlier runs: ${cause.message}`] };
  }
}
async function addRun(copy, run, folder, shown) {
  const { path, content } = encodeRun(run);
  const files = [
    { path, content },
    { path: markerName, content: Buffer.from(markerText) },
    { path: ignoreName, content: Buffer.from(ignoreText) }
  ].map((file) => ({ ...file, path: within(folder, file.path) }));
  const id = runId(path) ?? path;
  try {
    const { commit } = await copy.add(files, `Add run ${id}`);
    return { added: { run: id, commit }, warnings: [] };
  } catch (cause) {
    return { warnings: [`${shown} cannot be added to: ${explain(cause)}`] };
  }
}
function branchOf({ trigger, workflow }) {
  const { defaultBranch, repository } = workflow;
  const isOwnRun = trigger.kind === "workflow run" && !trigger.event.startsWith("pull_request") && trigger.owner === repository.owner && trigger.branch !== "";
  const name = isOwnRun ? trigger.branch : trigger.kind === "commit" ? workflow.branch : void 0;
  return { name, isDefault: name !== void 0 && name === defaultBranch };
}
function withEarlier(result, comparison) {
  return { ...result, features: [...result.features ?? [], earlierRuns(comparison)] };
}
function withWarning(made, warning) {
  return { ...made, warnings: [...made.warnings, warning] };
}
export {
  historyStep
};
