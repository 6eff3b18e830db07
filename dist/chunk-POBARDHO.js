import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-4VOWFDUQ.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-CHOJIUMU.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-C7I2XXF4.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-Z6XY3TS2.js";
import {
  info,
  writePageOutput
} from "./chunk-G6YRUAR2.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-UU3FFTSU.js";
import "./chunk-SMVR5HRQ.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-J26S2MTZ.js";
import "./chunk-PZNHKI6H.js";
import "./chunk-RIYZ6CMU.js";
import "./chunk-GL6NX7AE.js";
import "./chunk-J226QUZL.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-Q7QAJ6ZZ.js";
import "./chunk-BOOQTCIB.js";
import {
  trendsOf
} from "./chunk-5DLX4KQB.js";
import "./chunk-SBK6B32E.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-3EPUL6H7.js";
import "./chunk-WEZG6SCS.js";
import "./chunk-DQMCNZMS.js";
import "./chunk-I64YJH4R.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-JWWE6CQF.js";
import {
  settingOptions
} from "./chunk-ZCPRTC3X.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-C2YT5S34.js";

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
