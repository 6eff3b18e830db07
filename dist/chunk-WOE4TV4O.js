import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-44OUPLZ7.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-VSKEZYLS.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-X4I2WVTW.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-BTOSNBAQ.js";
import {
  info,
  writePageOutput
} from "./chunk-RTM534PA.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-3TPVTNF2.js";
import "./chunk-YUPBZEFS.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-O3CRUQ7S.js";
import "./chunk-MYXIELIA.js";
import "./chunk-62ZFBRYI.js";
import "./chunk-ZEU2S3JA.js";
import "./chunk-CO7UMXSK.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-Q4ILOOHT.js";
import "./chunk-NTOX5YRT.js";
import {
  trendsOf
} from "./chunk-GRANAFSU.js";
import "./chunk-BWNC64Y6.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-IKDVE3V2.js";
import "./chunk-PGE7PPG2.js";
import "./chunk-JPIAVQKU.js";
import "./chunk-4DAGCB7O.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-KR464LYI.js";
import {
  settingOptions
} from "./chunk-TRAXED3U.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-QRXLDMDE.js";

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
