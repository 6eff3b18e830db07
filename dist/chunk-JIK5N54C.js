import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-AMGFNPLV.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-S2YN6NQP.js";
import {
  compareRun,
  isSameRun
} from "./chunk-VB65IOGE.js";
import {
  createRun
} from "./chunk-7ZHGHIA7.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-TEXNCDUF.js";
import "./chunk-5WZJCEHD.js";
import "./chunk-FRUFCCTZ.js";
import "./chunk-OMQCLX4R.js";
import "./chunk-FOEOBEBH.js";
import "./chunk-64P6TVJW.js";
import "./chunk-DQ6HCZNR.js";
import "./chunk-FE4JV63C.js";
import "./chunk-CNYNKMOK.js";
import "./chunk-JYXQKJ47.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-TMANJMGI.js";
import "./chunk-5KLB6LSW.js";
import "./chunk-EZAZFSV2.js";
import {
  annotate
} from "./chunk-GYOBPGLF.js";
import "./chunk-4GKEVDT2.js";
import "./chunk-55ISLJVQ.js";
import "./chunk-2NKDA2AP.js";
import "./chunk-EM72Q7P6.js";
import "./chunk-L5VNYH5I.js";
import "./chunk-24H27I6I.js";
import "./chunk-R3342LYD.js";
import "./chunk-IW22JVA2.js";
import "./chunk-UQGIVB4K.js";
import {
  historyBranchOf
} from "./chunk-YJW7HENH.js";
import "./chunk-OA2376TR.js";
import "./chunk-VNNH73OY.js";
import "./chunk-BABBHBZ7.js";
import "./chunk-A6IVWCZE.js";
import "./chunk-32EHAGM7.js";
import "./chunk-UCBZTDVL.js";
import "./chunk-QCVGA3VK.js";
import "./chunk-4BNSWHV4.js";
import "./chunk-FMTWQG4P.js";
import "./chunk-4JADKZ3N.js";
import "./chunk-52EOMTSQ.js";
import "./chunk-CEAGJJWP.js";
import "./chunk-32AMP3PV.js";
import "./chunk-LX5FVVQZ.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-TV6UAHXJ.js";
import "./chunk-IFPB6AAT.js";
import "./chunk-JEWZCWTG.js";
import {
  InputError,
  omitUndefined
} from "./chunk-UDLHARPJ.js";

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
