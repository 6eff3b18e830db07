import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-HJEMD4PZ.js";
import {
  createRun
} from "./chunk-U6QBWAPD.js";
import {
  compareRun,
  isSameRun
} from "./chunk-MABAWKUJ.js";
import "./chunk-6I326XND.js";
import "./chunk-A33DOOGX.js";
import "./chunk-RUS3QKO2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate
} from "./chunk-TZ6LC6AD.js";
import "./chunk-HQ22CSR6.js";
import "./chunk-ILYT6K5X.js";
import "./chunk-O4YBHKJO.js";
import "./chunk-CP5PMIET.js";
import "./chunk-ETEL6HIO.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LRHPCLIT.js";
import "./chunk-LBTCLQAS.js";
import "./chunk-WKXLA54C.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-D7BMIMYF.js";
import "./chunk-GAA4TKRO.js";
import "./chunk-VFSVLOBO.js";
import "./chunk-4VK5UZDU.js";
import "./chunk-TOOYLT5J.js";
import "./chunk-J4VXJI7Z.js";
import "./chunk-NBM5WEMN.js";
import "./chunk-4H736RH7.js";
import "./chunk-JU3TWUJT.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-2GLPYXAV.js";
import "./chunk-2FHLARVW.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-GLAK5K64.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-ZLPWCZAL.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf
} from "./chunk-7FCHVVBD.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-235PYH4L.js";
import "./chunk-BHKZNMTN.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-SBPKHBLD.js";
import "./chunk-6EE742OC.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-TDE5X3JO.js";
import "./chunk-RILQDXZB.js";
import "./chunk-MOPIQ6BS.js";
import "./chunk-ICNACZWI.js";
import "./chunk-HQ7M422Y.js";
import "./chunk-S54MN7NY.js";
import "./chunk-6OBZMCFN.js";
import {
  InputError
} from "./chunk-6AEAFHXR.js";

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
