import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-ZP3UAAQ6.js";
import {
  compareRun,
  createRun,
  isSameRun
} from "./chunk-EJN6XJUH.js";
import "./chunk-TE67XJCA.js";
import "./chunk-S54H6D4D.js";
import "./chunk-TSSJVFYP.js";
import "./chunk-UPJXSDPA.js";
import "./chunk-ZFHU6EVA.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-S4FKKAFM.js";
import "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  annotate
} from "./chunk-EZS6NYPQ.js";
import "./chunk-MFSGJRTV.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-F6YDQEWN.js";
import "./chunk-TQM4XNLR.js";
import "./chunk-RTCZC6HQ.js";
import "./chunk-IBCYPEES.js";
import "./chunk-SP3M66MK.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-5D5RNC76.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import {
  historyBranchOf
} from "./chunk-G2EO2CAU.js";
import "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import {
  InputError,
  omitUndefined
} from "./chunk-JEBXHYTL.js";

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
  const adding = isAdded && compared.isPresent !== true ? await addRun(copy, run, history.folder, shown) : { outputs: {}, warnings: [] };
  return {
    ...made,
    result: compared.comparison === void 0 ? made.result : withEarlier(made.result, compared.comparison),
    outputs: {
      ...made.outputs,
      ...compared.comparison === void 0 ? {} : { "changed-tests": changedTests(compared.comparison) },
      ...adding.outputs
    },
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
    return { outputs: { "history-run": id, "history-commit": commit }, warnings: [] };
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
