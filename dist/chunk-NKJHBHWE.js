import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-2C54WXCY.js";
import "./chunk-R3342LYD.js";
import {
  annotate
} from "./chunk-7JDWS4TZ.js";
import "./chunk-YL72IH2B.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-53G5KFQH.js";
import "./chunk-IMFDB3X3.js";
import "./chunk-YE6DCWAL.js";
import "./chunk-KGA6R7JX.js";
import "./chunk-LEGFCXBB.js";
import "./chunk-DR7B3RAX.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-SFW67IYW.js";
import "./chunk-SQVMNQD5.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-TSELCQU2.js";
import "./chunk-HCC7GYMF.js";
import "./chunk-GO7HEGKT.js";
import "./chunk-TAAIGOT7.js";
import {
  historyBranchOf
} from "./chunk-NMRTIBRI.js";
import "./chunk-C242JXLI.js";
import "./chunk-2G5SBRSD.js";
import {
  compareRun,
  isSameRun
} from "./chunk-ZQGXB5OS.js";
import "./chunk-KXWL3FQL.js";
import "./chunk-DCHPY7CM.js";
import {
  createRun
} from "./chunk-VIVHEJAJ.js";
import "./chunk-WAZBESWE.js";
import "./chunk-6LXU4QDP.js";
import "./chunk-NMF7WBQY.js";
import "./chunk-6YVOE23L.js";
import "./chunk-UXVRFZ6H.js";
import "./chunk-4FS4KY2C.js";
import "./chunk-66JX7SRI.js";
import "./chunk-DI4FQAJG.js";
import "./chunk-5G2XDQOR.js";
import "./chunk-MYL3LRSW.js";
import "./chunk-VYUAXW72.js";
import "./chunk-ABL5FTHQ.js";
import "./chunk-WOOQ65WT.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-ZCZJUCQ5.js";
import "./chunk-Q3447IPG.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-H6NCYYKX.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-BDXJJNFK.js";
import "./chunk-RIJE4BIS.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-P3PPB67C.js";
import "./chunk-TVCRG6FI.js";
import "./chunk-U4VQGJW3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-G3DXSO4L.js";
import "./chunk-ZNNZ5Q42.js";
import "./chunk-YLFPFNER.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-EZ6QILIA.js";
import "./chunk-FJCL4BLQ.js";
import {
  InputError,
  omitUndefined
} from "./chunk-3UA7D5SN.js";

// src/features/nights/history/step.ts
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
