import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-PFNFGWGA.js";
import {
  writePage
} from "./chunk-I2O6QOTQ.js";
import "./chunk-26AQ7WRC.js";
import "./chunk-GYKZJGFP.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-MEXMEZEY.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-HJ3736AS.js";
import {
  info,
  setOutput
} from "./chunk-VZ4KYGGW.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-JANXZF4A.js";
import "./chunk-OGV4UFZL.js";
import "./chunk-HE4AP7S4.js";
import "./chunk-5FDMWSIY.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-BHFDPFQ6.js";
import "./chunk-JDRDKPD3.js";
import {
  trendsOf
} from "./chunk-OVK6ZE5F.js";
import "./chunk-GCWTENHQ.js";
import "./chunk-33DNT4ZG.js";
import "./chunk-4ANW6F7Y.js";
import "./chunk-CWW73X2O.js";
import "./chunk-OMLN2US6.js";
import {
  settingOptions
} from "./chunk-LJVK4K3O.js";
import "./chunk-PCIKHQ67.js";
import "./chunk-S2XO2HWL.js";
import "./chunk-NNVDMKUY.js";
import "./chunk-C5SQA46A.js";
import {
  InputError
} from "./chunk-IHBPNJER.js";

// src/features/history/page-step.ts
import path from "node:path";
var fileName = "index.html";
async function pageStep(getInput, environment, features) {
  const inputs = readPublishInputs(getInput, "action history", features);
  const { given } = readSettingInputs(getInput, features);
  const history = historyBranchOf(inputs.given);
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const target = historyBranch(readWorkflow(environment), history.branch, inputs);
  const filter = { last: historyOptions.last.default };
  const runs = await readBranchRuns(target, history.folder, shown, filter).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  if (runs.length === 0)
    throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
  const file = path.join(given.out ?? settingOptions.out.default, fileName);
  await writePage(file, historyPage(trendsOf(runs)));
  info(`${file} shows ${runs.length} runs`);
  setOutput("html-path", file);
}
export {
  pageStep
};
