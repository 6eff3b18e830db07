import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-WI4PRYQA.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-BI2RNXJ4.js";
import {
  BranchCopy,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-PFA2IQ3T.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-UVSXCDGP.js";
import {
  info,
  writePageOutput
} from "./chunk-SJV6CCT7.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-A6INMD4W.js";
import "./chunk-UII5AXQ2.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-WFOCLYZ7.js";
import "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-CWMEMNLP.js";
import "./chunk-J3JSCCGF.js";
import {
  trendsOf
} from "./chunk-HMI2BYHD.js";
import "./chunk-4NSAWZJJ.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import {
  readRunFiles
} from "./chunk-NK2EPNVT.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-3KVMG7JR.js";
import "./chunk-GTDPCULL.js";
import "./chunk-CCXBFYEW.js";
import {
  settingOptions
} from "./chunk-4GRCZZL7.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-TVWLZZA2.js";

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
  const runs = await readBranch(target, history.folder, shown).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const file = path.join(given.out ?? settingOptions.out.default, fileName);
  writePage(file, renderPage(historyPage(trendsOf(runs)), await readPageFiles()));
  info(`${file} shows ${runs.length} runs`);
  writePageOutput(file);
}
async function readBranch(target, folder, shown) {
  const copy = await BranchCopy.fetch(target);
  try {
    const files = await historyFiles(copy, folder);
    if (!hasHistory(files, shown) || runFiles(files).length === 0)
      throw new InputError(`${shown} has no runs: publish a result with the input history-branch first`);
    return readRunFiles(runFiles(files), shown, { last: historyOptions.last.default }).map(({ run }) => run);
  } finally {
    copy.close();
  }
}
export {
  pageStep
};
