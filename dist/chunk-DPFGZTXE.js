import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  measuredBranch
} from "./chunk-AMGFNPLV.js";
import {
  changedTests,
  earlierRuns,
  mostRuns
} from "./chunk-5GRCRVNM.js";
import {
  compareRun,
  isSameRun
} from "./chunk-EWCY2HMF.js";
import {
  createRun
} from "./chunk-BKW3N5TK.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  requireEmpty,
  runFiles,
  within
} from "./chunk-B6U5NMKT.js";
import "./chunk-Y2GDP4SS.js";
import "./chunk-XYH7K3Z7.js";
import "./chunk-OZUI2BQR.js";
import "./chunk-ZAFPDC6Z.js";
import "./chunk-WXGPBSZN.js";
import "./chunk-RLFV7XPW.js";
import "./chunk-OLWAQ6DR.js";
import "./chunk-3QMO6T6D.js";
import "./chunk-RXBL5JMI.js";
import {
  encodeRun,
  ignoreName,
  ignoreText,
  markerName,
  markerText,
  readRunFiles,
  runId
} from "./chunk-RKI4UAER.js";
import "./chunk-ZBXIXA3X.js";
import "./chunk-OPDKYEZF.js";
import "./chunk-JXQUQ67Y.js";
import {
  annotate
} from "./chunk-7VY5UBWW.js";
import "./chunk-5BBCOJK6.js";
import "./chunk-LIZ2XAGS.js";
import "./chunk-DAPCHTSL.js";
import "./chunk-U7NM2Y55.js";
import "./chunk-ZGI67LL7.js";
import "./chunk-E6E7EY6Q.js";
import "./chunk-6P64PFB4.js";
import "./chunk-P3IVZL7G.js";
import {
  historyBranchOf
} from "./chunk-KEZ5UE4H.js";
import "./chunk-WNWT4OSF.js";
import "./chunk-FCSQ5ORN.js";
import "./chunk-6UAM62X6.js";
import "./chunk-6VZ4DB7X.js";
import "./chunk-XADNFH5I.js";
import "./chunk-DH37JFLT.js";
import "./chunk-PLLJUH2E.js";
import "./chunk-IWIVWBNX.js";
import "./chunk-I2TEXSF4.js";
import "./chunk-Q4QRQ75Y.js";
import "./chunk-YCRN4UQX.js";
import "./chunk-UJRW2N5K.js";
import "./chunk-AYENBEH2.js";
import "./chunk-FTR55STA.js";
import "./chunk-HLL4N6TA.js";
import "./chunk-E5ULMWZ2.js";
import "./chunk-7EG2ON2Z.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5K5PIIK3.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-FYCGMUZ3.js";
import "./chunk-CUWCPHAE.js";
import {
  InputError,
  omitUndefined
} from "./chunk-VEWHOEAR.js";

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
  const adding = isAdded && compared.isPresent !== true ? await addRun(copy, run, history.folder, shown) : { outputs: {}, warnings: [] };
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
async function addRun(copy, run, folder, shown) {
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
