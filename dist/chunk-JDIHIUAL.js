import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-QKLLEZ7M.js";
import "./chunk-DMV5MRE2.js";
import {
  writePage
} from "./chunk-SSVQQ6KB.js";
import "./chunk-YE354HHL.js";
import {
  trendsOf
} from "./chunk-HTSFUFRG.js";
import "./chunk-F42Z6LQN.js";
import {
  readWorkflow
} from "./chunk-C34NXMYG.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-CARRHBXI.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-EBMRJI7S.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-JX2KMRA7.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-LR7FXMIF.js";
import "./chunk-VUVVMTBD.js";
import "./chunk-GWY3UNQV.js";
import "./chunk-TFPBVTOR.js";
import "./chunk-FTMEOJJ3.js";
import "./chunk-VLLJS3BN.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-DCJQWHYR.js";
import {
  settingOptions
} from "./chunk-G4IZV54E.js";
import "./chunk-DL3TRJVE.js";
import "./chunk-AXING74H.js";
import {
  InputError
} from "./chunk-SRGQHHWD.js";

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
