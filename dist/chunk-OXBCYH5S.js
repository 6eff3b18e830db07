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
} from "./chunk-52H2CIRH.js";
import "./chunk-MFLFWOEP.js";
import {
  annotate
} from "./chunk-UC5AS3C5.js";
import "./chunk-DRWFBTES.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-KRJY4FWG.js";
import "./chunk-V325ELO7.js";
import "./chunk-YLM2ZED3.js";
import "./chunk-MN3UV2AI.js";
import "./chunk-BLN6ZUEM.js";
import "./chunk-2XLYFNDW.js";
import "./chunk-DETGZOHF.js";
import "./chunk-T4F32VRC.js";
import "./chunk-TBYICSKG.js";
import "./chunk-R22C2FVD.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-4UJMW4AA.js";
import "./chunk-HERQJZVC.js";
import "./chunk-3EJWKNZM.js";
import "./chunk-DBZAO4UF.js";
import {
  historyBranchOf
} from "./chunk-LSV6AOSU.js";
import "./chunk-2ZEVW2QK.js";
import "./chunk-EOCHOC7L.js";
import {
  compareRun,
  isSameRun
} from "./chunk-42Z6QQOP.js";
import {
  createRun
} from "./chunk-FK6SLD3D.js";
import "./chunk-5YARWZ7Y.js";
import "./chunk-HQ76LYGH.js";
import "./chunk-RKPMFRSR.js";
import "./chunk-F5OYYHWG.js";
import "./chunk-MPHGTZUH.js";
import "./chunk-LFL6SZU7.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-U2DPH2GH.js";
import "./chunk-WQ45YKRZ.js";
import "./chunk-6TDTIMZ7.js";
import "./chunk-VYUAXW72.js";
import "./chunk-LYNR5VA4.js";
import "./chunk-E5VZB4VI.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-TLH7JPBZ.js";
import "./chunk-JL54R33V.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VJRPV5OS.js";
import "./chunk-4CHX7P6R.js";
import "./chunk-4A57ROIY.js";
import "./chunk-YUNCV53Z.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LSFIN52A.js";
import "./chunk-VLMEGVBS.js";
import "./chunk-GQQ23JF3.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CU2GD6RI.js";
import "./chunk-T76VAKQL.js";
import "./chunk-QVJZVUH4.js";
import "./chunk-NRXSNEHM.js";
import "./chunk-TXKD2PMA.js";
import "./chunk-JFFKG33Q.js";
import "./chunk-XEP54OPR.js";
import {
  InputError
} from "./chunk-AFANOJMY.js";

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
    branch: name,
    image: inputs.judges === "earlier" ? void 0 : workflow.image
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
    const filter = { last: mostRuns, branch };
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
