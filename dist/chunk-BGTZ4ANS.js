import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-2J56QOX6.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-CBB4ESHZ.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-LM5UP7HW.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-KBXNH245.js";
import {
  info,
  writePageOutput
} from "./chunk-YTOGNNO5.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-T4RNNJW5.js";
import "./chunk-7NUQFXJ3.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-YY2ARN5M.js";
import "./chunk-BDQK7C6Y.js";
import "./chunk-CY3XP7JB.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-E7GV53KX.js";
import "./chunk-DSIEIAYY.js";
import {
  trendsOf
} from "./chunk-MHWLPXJ6.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-YQJVMODI.js";
import "./chunk-W6NDZJZQ.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-IEQS5OYI.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-BRZSTLDT.js";
import {
  settingOptions
} from "./chunk-7PRSUGZK.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-UEYNSEOU.js";

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
  writePage(file, renderPage(historyPage(trendsOf(runs)), await readPageFiles()));
  info(`${file} shows ${runs.length} runs`);
  writePageOutput(file);
}
export {
  pageStep
};
