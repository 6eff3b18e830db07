import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-HLRQ57TY.js";
import "./chunk-HLWFPRUS.js";
import {
  writePage
} from "./chunk-EFRGESXB.js";
import "./chunk-QXT7KWW5.js";
import {
  trendsOf
} from "./chunk-YSQH5ZNI.js";
import "./chunk-2HWXKAXP.js";
import {
  readWorkflow
} from "./chunk-OC6DO3G4.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-73RXMNLO.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-QZIR6XGO.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-7IXWDSBH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-LJPXG7FZ.js";
import "./chunk-JC7PPILT.js";
import "./chunk-TV7K4ZUI.js";
import "./chunk-UXAJXQQC.js";
import "./chunk-RFXLHPV6.js";
import "./chunk-XCHB5GRR.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-UMYLD7PM.js";
import {
  settingOptions
} from "./chunk-VGF6G6SP.js";
import "./chunk-HTDWX456.js";
import "./chunk-K4MUXOIM.js";
import {
  InputError
} from "./chunk-BMOY2NKP.js";

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
