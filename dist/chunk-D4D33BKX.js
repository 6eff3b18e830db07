import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-AMGFNPLV.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-FSZISNIF.js";
import {
  compareRun,
  isSameRun
} from "./chunk-GVPU2APD.js";
import {
  createRun
} from "./chunk-4E6YR32G.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-RMH55R2G.js";
import "./chunk-3NSBLGWU.js";
import "./chunk-ZVLRRGUA.js";
import "./chunk-H6MM4AFC.js";
import "./chunk-4ECTVDWM.js";
import "./chunk-QPTONSKN.js";
import "./chunk-LARMNMIM.js";
import "./chunk-XRYWPXZD.js";
import "./chunk-TRA7EO3X.js";
import "./chunk-XAURE4GV.js";
import "./chunk-FYR524UM.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  isAhead,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-Z4K56W7E.js";
import "./chunk-OYR3QDJI.js";
import "./chunk-YCTGOQC2.js";
import "./chunk-2HND3BC2.js";
import {
  annotate
} from "./chunk-BUVXIA42.js";
import "./chunk-HDPHIGSW.js";
import "./chunk-XNM66CTP.js";
import "./chunk-OKSIVR6O.js";
import "./chunk-WPOOJ6AQ.js";
import "./chunk-6PCXKT6B.js";
import "./chunk-LH37AVWW.js";
import "./chunk-SXEEDJGK.js";
import "./chunk-R3342LYD.js";
import "./chunk-GI3DP36S.js";
import {
  historyBranchOf
} from "./chunk-GJ7ERAZR.js";
import "./chunk-R4QJVMYF.js";
import "./chunk-6DDSGPDM.js";
import "./chunk-2FWWEURG.js";
import "./chunk-RFT5IZQP.js";
import "./chunk-SC5ERLSW.js";
import "./chunk-QQZQNPHG.js";
import "./chunk-UAWFJXLR.js";
import "./chunk-IPBTADZU.js";
import "./chunk-R6AWDATN.js";
import "./chunk-EU7BR3BN.js";
import "./chunk-DK34MMXC.js";
import "./chunk-HPATVO5H.js";
import "./chunk-C4ZPZGG6.js";
import "./chunk-SZPSOKPY.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-VYUAXW72.js";
import "./chunk-3KNEA4LD.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DETGZOHF.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-GO46H6YM.js";
import "./chunk-M3YYYXDB.js";
import "./chunk-TXKD2PMA.js";
import {
  InputError,
  omitUndefined
} from "./chunk-722EZNFK.js";

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
