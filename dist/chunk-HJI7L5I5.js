import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-BIDQGGGH.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-CBB4ESHZ.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-57TCABHW.js";
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
} from "./chunk-3FNE3TXH.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-DHAKNFBB.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-OC23YSZF.js";
import "./chunk-27E7VNCF.js";
import "./chunk-EBXCZ4TE.js";
import "./chunk-IUAN4E33.js";
import "./chunk-AZZCTMIB.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-TW2UAA6S.js";
import "./chunk-MDOAHUNU.js";
import {
  trendsOf
} from "./chunk-WTDJQL4A.js";
import "./chunk-DT4CXLKM.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-YQJVMODI.js";
import "./chunk-ENINVQK4.js";
import "./chunk-6S7ZDV5L.js";
import "./chunk-2IUBTQFS.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-HUINHYDK.js";
import {
  settingOptions
} from "./chunk-BNK47UN4.js";
import "./chunk-TDNHCTAD.js";
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
