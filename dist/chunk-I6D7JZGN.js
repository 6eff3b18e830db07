import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-AMGFNPLV.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-2A6EYTD3.js";
import {
  compareRun,
  isSameRun
} from "./chunk-T6DWAGQI.js";
import {
  createRun
} from "./chunk-FKVIGAQV.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-5QZZP6N3.js";
import "./chunk-EG2Z4ARY.js";
import "./chunk-SNYIUUB5.js";
import "./chunk-DE5L37M3.js";
import "./chunk-RUNFEW2S.js";
import "./chunk-E3ZOBHJY.js";
import "./chunk-37X6YBJN.js";
import "./chunk-V7MGPRXA.js";
import "./chunk-WHFF6ERV.js";
import "./chunk-SJHDPX6Y.js";
import "./chunk-PK2SMKUS.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-XYRGZPPC.js";
import "./chunk-2RTKFCFJ.js";
import "./chunk-6AFAVRW4.js";
import "./chunk-EI42GYI4.js";
import {
  annotate
} from "./chunk-52ONPFQU.js";
import "./chunk-PTK2HZWI.js";
import "./chunk-4JOBGGCL.js";
import "./chunk-RIZ2WRCG.js";
import "./chunk-FKXXHZ3E.js";
import "./chunk-SLU72FN5.js";
import "./chunk-CARL7IWO.js";
import "./chunk-UDQOWODQ.js";
import "./chunk-R3342LYD.js";
import "./chunk-GIXF6QQG.js";
import "./chunk-PSQTKHV2.js";
import {
  historyBranchOf
} from "./chunk-2YVJKX6G.js";
import "./chunk-SYWJFIEI.js";
import "./chunk-PZBHEHVG.js";
import "./chunk-ZC4NRCBT.js";
import "./chunk-FK33R37I.js";
import "./chunk-6EWS3C5N.js";
import "./chunk-5R2R2XE3.js";
import "./chunk-CDZFAXNF.js";
import "./chunk-RRDA57PM.js";
import "./chunk-T22XT7L3.js";
import "./chunk-CU6GT6UR.js";
import "./chunk-PJZO7MY2.js";
import "./chunk-FQOIPHF3.js";
import "./chunk-HNTKUW5P.js";
import "./chunk-JMLY7YON.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-4EWI3CBG.js";
import "./chunk-X5Z56UKY.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  omitUndefined
} from "./chunk-D76M4JSG.js";

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
  const { name, isDefault } = measuredBranch(context);
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
  const adding = isAdded && compared.isPresent !== true ? await addRun(copy, run, history.folder, shown, /* @__PURE__ */ new Date()) : { outputs: {}, warnings: [] };
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
async function addRun(copy, run, folder, shown, now) {
  if (isAhead(run, now))
    return {
      warnings: [
        `the run is not added to ${shown}: it says that it ended at ${run.finishedAt}, which is in the future: set the clock of the machine that measures`
      ]
    };
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
function withEarlier(result, comparison) {
  return { ...result, features: [...result.features ?? [], earlierRuns(comparison)] };
}
function withWarning(made, warning) {
  return { ...made, warnings: [...made.warnings, warning] };
}
export {
  historyStep
};
