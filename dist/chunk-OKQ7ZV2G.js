import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-IHIVTNCX.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-N5MPQSHI.js";
import {
  createRun
} from "./chunk-QUT4EGPJ.js";
import {
  compareRun,
  isSameRun
} from "./chunk-FY5RQHHC.js";
import "./chunk-QNJG6V46.js";
import "./chunk-XEJV74EK.js";
import "./chunk-F5YNXU4L.js";
import "./chunk-VYUAXW72.js";
import "./chunk-DV6EEEY5.js";
import {
  annotate
} from "./chunk-DEVCUPE3.js";
import "./chunk-A4H34DNT.js";
import "./chunk-WF6OEFVD.js";
import "./chunk-DOWFUOIP.js";
import "./chunk-M3IQXKY4.js";
import "./chunk-DETGZOHF.js";
import "./chunk-LGD7NLXE.js";
import "./chunk-TFNLC6AD.js";
import "./chunk-KYA2BZ6W.js";
import "./chunk-HFCMDWS4.js";
import "./chunk-5TZKFW2N.js";
import "./chunk-LJ26HTU2.js";
import "./chunk-U3LFVRMN.js";
import "./chunk-GBYB7YDH.js";
import "./chunk-QFRQ5CAK.js";
import "./chunk-QI6IE7CO.js";
import "./chunk-A2TM3MUW.js";
import "./chunk-V5IKF5L3.js";
import "./chunk-PFJ5GFNK.js";
import "./chunk-MCU5AUHK.js";
import "./chunk-GWLEWOSY.js";
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
} from "./chunk-EANZSWB2.js";
import "./chunk-MFLFWOEP.js";
import "./chunk-DKB75NNH.js";
import "./chunk-OBBTOHMT.js";
import "./chunk-2PAZFJAJ.js";
import {
  historyBranchOf
} from "./chunk-FCJDRYFO.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-2G32BODT.js";
import "./chunk-H2TMGCYR.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-675X243B.js";
import "./chunk-M23SOQUR.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-LA2PWCWM.js";
import "./chunk-KWYGP4YP.js";
import "./chunk-PUULMDIT.js";
import "./chunk-MX6P2DF2.js";
import "./chunk-NIQHCBMM.js";
import "./chunk-NRVWYJ6O.js";
import "./chunk-H2WPJ5RR.js";
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
