import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-ECP5X6NC.js";
import "./chunk-7KEJMU3A.js";
import {
  writePage
} from "./chunk-T75MRF64.js";
import "./chunk-U2X3QFOP.js";
import {
  trendsOf
} from "./chunk-DJZJUDIJ.js";
import "./chunk-P357DROS.js";
import {
  readWorkflow
} from "./chunk-YOCKMESG.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-SBSAAERQ.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-3NTWSKDH.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-PQEFRWYN.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-BAQDC6HZ.js";
import "./chunk-JYCKRS6T.js";
import "./chunk-3HQGK2HF.js";
import "./chunk-ZKHW47AJ.js";
import "./chunk-VR6UGIS2.js";
import "./chunk-WU2R7JO7.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-WTVE7RKI.js";
import {
  settingOptions
} from "./chunk-JIOIE7W5.js";
import "./chunk-YT6EWO73.js";
import "./chunk-L3SWJHT7.js";
import {
  InputError
} from "./chunk-RDWCEUEJ.js";

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
