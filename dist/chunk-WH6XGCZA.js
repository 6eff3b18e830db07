import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-NN25IIFY.js";
import {
  createRun
} from "./chunk-VZIXURBH.js";
import {
  compareRun,
  isSameRun
} from "./chunk-P7MIYM2F.js";
import "./chunk-IHC6ZALY.js";
import "./chunk-MRNFW4TQ.js";
import "./chunk-MP5U3JIM.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate
} from "./chunk-PFQ4RMJJ.js";
import "./chunk-6OXR6IZ6.js";
import "./chunk-T5OYA3M4.js";
import "./chunk-UVTPR52G.js";
import "./chunk-XX66NQWP.js";
import "./chunk-DETGZOHF.js";
import "./chunk-2M7PP65V.js";
import "./chunk-VLF4OUDM.js";
import "./chunk-ZNX27COR.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-CDUZL7IB.js";
import "./chunk-GCMVCGHV.js";
import "./chunk-7VIBUWSY.js";
import "./chunk-JRCSCOGK.js";
import "./chunk-PSWXEOBO.js";
import "./chunk-WVRQY4UF.js";
import "./chunk-JWRINHE4.js";
import "./chunk-IGGM26JK.js";
import "./chunk-6YW26O6D.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-HI3KMLTL.js";
import "./chunk-H7HBXWQX.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-DXF5BVBV.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf
} from "./chunk-KYBVRDMQ.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-UOJSS7HV.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-5SWN6GGS.js";
import "./chunk-7CJRAQIK.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TCCBSEIS.js";
import "./chunk-Z2FTBJFN.js";
import "./chunk-GVMK2P4R.js";
import "./chunk-AYIMCRSG.js";
import "./chunk-FHGU7OBP.js";
import "./chunk-2PV3V7CH.js";
import "./chunk-IXXBP2FV.js";
import {
  InputError
} from "./chunk-KAFQIV6R.js";

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
