import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-AMGFNPLV.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-5L5VUQHO.js";
import {
  compareRun,
  isSameRun
} from "./chunk-CHXHP7DM.js";
import {
  createRun
} from "./chunk-YYQMIKGB.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-OBDTD22F.js";
import "./chunk-4NIQCWCS.js";
import "./chunk-I3EMEIPX.js";
import "./chunk-OUPLMO6Y.js";
import "./chunk-GA25NZSW.js";
import "./chunk-DCIXOAZK.js";
import "./chunk-2VURBTJ7.js";
import "./chunk-D2T7WDUX.js";
import "./chunk-X7PJYBVC.js";
import "./chunk-OBA26CMY.js";
import "./chunk-6CQEROPT.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-NEAWJKOU.js";
import "./chunk-BXN67PZ2.js";
import "./chunk-DROABZ4T.js";
import "./chunk-CN4S5ONL.js";
import {
  annotate
} from "./chunk-4PMLQ5UJ.js";
import "./chunk-3FRQM5DF.js";
import "./chunk-U2OV6TH7.js";
import "./chunk-F2PAUC7S.js";
import "./chunk-43BQKXTI.js";
import "./chunk-RKYK3HQP.js";
import "./chunk-3XE6PSDJ.js";
import "./chunk-JQT4RRZZ.js";
import "./chunk-LW3KTLRU.js";
import "./chunk-R3342LYD.js";
import "./chunk-7YAMOWVJ.js";
import {
  historyBranchOf
} from "./chunk-HE6PPZVF.js";
import "./chunk-DE77L4AJ.js";
import "./chunk-DWHBTUUS.js";
import "./chunk-PNXOHQKY.js";
import "./chunk-PHG5TYN7.js";
import "./chunk-FJQIKGTK.js";
import "./chunk-SKJ344W2.js";
import "./chunk-UOB6MR57.js";
import "./chunk-LS7J7Y7K.js";
import "./chunk-NFBEMVF7.js";
import "./chunk-ZDUZFM56.js";
import "./chunk-Z2QROSMI.js";
import "./chunk-FYRGXOM3.js";
import "./chunk-YZVQ5KIG.js";
import "./chunk-ZYCSHGE3.js";
import "./chunk-R3JHK23K.js";
import "./chunk-DRF4VL5L.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-T4F32VRC.js";
import "./chunk-DETGZOHF.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-NGYRLSDE.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-EFIJWOXO.js";
import "./chunk-HSAKZRTI.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  omitUndefined
} from "./chunk-L2JPG5L4.js";

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
