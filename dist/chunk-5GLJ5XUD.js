import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-XTL2NKAV.js";
import {
  createRun
} from "./chunk-K4CZ4WNJ.js";
import {
  compareRun,
  isSameRun
} from "./chunk-RCADXVNU.js";
import "./chunk-EEADKVFS.js";
import "./chunk-ZBQFFIWO.js";
import "./chunk-LPDBUHYF.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate
} from "./chunk-6LGCWW7U.js";
import "./chunk-K4V52SGG.js";
import "./chunk-34B3R7IM.js";
import "./chunk-6QH4BASR.js";
import "./chunk-FISL77L4.js";
import "./chunk-Y4L2RGY6.js";
import "./chunk-DETGZOHF.js";
import "./chunk-R2U4FBVW.js";
import "./chunk-373SXQMP.js";
import "./chunk-C2JZXGW4.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-IATJ4E2V.js";
import "./chunk-M46IY6BV.js";
import "./chunk-VFOW32P3.js";
import "./chunk-DUUTJ2M4.js";
import "./chunk-UQLZEQ4B.js";
import "./chunk-3K7P7CXA.js";
import "./chunk-ZUFIKE5C.js";
import "./chunk-JS3AE4HH.js";
import "./chunk-RXKPGSBC.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-BISLYTDC.js";
import "./chunk-S57LKFXP.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-Z5XBCL3O.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-2MPFQAND.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf
} from "./chunk-KXPRICV6.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-2CDLTMGC.js";
import "./chunk-Q2R3WUPN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-M2H4ZYI5.js";
import "./chunk-5SLOGN7U.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-5IZPJSHJ.js";
import "./chunk-52JEIUDW.js";
import "./chunk-BU7NRH25.js";
import "./chunk-4QBWXFIM.js";
import "./chunk-P4H7EUKV.js";
import "./chunk-67U745DO.js";
import "./chunk-FEPHZ6VT.js";
import "./chunk-Z5MXA7DC.js";
import {
  InputError
} from "./chunk-NKD46VU7.js";

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
