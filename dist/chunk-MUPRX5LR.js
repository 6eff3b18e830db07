import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-TE67XJCA.js";
import "./chunk-S54H6D4D.js";
import {
  writePage
} from "./chunk-FGP533UD.js";
import "./chunk-TSSJVFYP.js";
import {
  trendsOf
} from "./chunk-UPJXSDPA.js";
import "./chunk-ZFHU6EVA.js";
import {
  readWorkflow
} from "./chunk-JL65SFNN.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-QRH6U77S.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-S4FKKAFM.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-MFSGJRTV.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-SP3M66MK.js";
import "./chunk-5D5RNC76.js";
import "./chunk-VMSJNSMK.js";
import "./chunk-VGHPW3AW.js";
import "./chunk-LY6DCVGB.js";
import "./chunk-ZDRTXKNB.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-G2EO2CAU.js";
import {
  settingOptions
} from "./chunk-YD6HFT6A.js";
import "./chunk-I2MBE5JA.js";
import "./chunk-U2TKNSBK.js";
import {
  InputError
} from "./chunk-JEBXHYTL.js";

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
