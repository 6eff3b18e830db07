import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-2QV3LGTU.js";
import {
  createRun
} from "./chunk-MSGPX4VK.js";
import {
  compareRun,
  isSameRun
} from "./chunk-4DGURRHQ.js";
import "./chunk-VUNBXD2N.js";
import "./chunk-ZNZAH655.js";
import "./chunk-U2MWNRDR.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate
} from "./chunk-Q67WVUF6.js";
import "./chunk-EUK7KYL3.js";
import "./chunk-IV6TVSQP.js";
import "./chunk-DT2N7TIS.js";
import "./chunk-ELB2L5LQ.js";
import "./chunk-OTOX3YDU.js";
import "./chunk-DETGZOHF.js";
import "./chunk-VUIQ53WU.js";
import "./chunk-DGO7CV7T.js";
import "./chunk-OLUCFC44.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-K6I4VU2X.js";
import "./chunk-NZOVSXVO.js";
import "./chunk-XZVIB6ZP.js";
import "./chunk-WNGS2N37.js";
import "./chunk-VXJ67P5D.js";
import "./chunk-AFTKCEYV.js";
import "./chunk-G66G4TJJ.js";
import "./chunk-7PLYLIAH.js";
import "./chunk-Y7QHSPGU.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-J4ETXHHY.js";
import "./chunk-MOPGTCUT.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-QFFOW326.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-IGXAI53I.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf
} from "./chunk-TQLMA7JZ.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-KRTXUOQE.js";
import "./chunk-YEH374KB.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7FFW2ZIF.js";
import "./chunk-COTJMLUT.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-CIGCPXTX.js";
import "./chunk-RKZTSFFX.js";
import "./chunk-6KJVURDF.js";
import "./chunk-HBW6ZQ3L.js";
import "./chunk-PQ2UACWX.js";
import "./chunk-RSJYOS4T.js";
import "./chunk-JSYPYRIY.js";
import "./chunk-CYYKGCJD.js";
import {
  InputError
} from "./chunk-YBCGSQCV.js";

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
