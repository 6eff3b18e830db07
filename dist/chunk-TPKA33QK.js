import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-R6KMBNQB.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-ISR6LRNS.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-WFJXCECL.js";
import {
  GitError
} from "./chunk-JSQ7MARO.js";
import "./chunk-ID5XNXSE.js";
import {
  readWorkflow
} from "./chunk-2DEGSFE4.js";
import {
  info,
  writePageOutput
} from "./chunk-XBBM2QZY.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-X4F7VSWA.js";
import "./chunk-FGICR76X.js";
import "./chunk-OGV4UFZL.js";
import {
  readPageFiles,
  writePage
} from "./chunk-HLYU2AFN.js";
import "./chunk-CDSDU4MO.js";
import "./chunk-UN4LH6BD.js";
import "./chunk-7HHSP3QY.js";
import "./chunk-WFOUUYWG.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-OZ3NHK53.js";
import "./chunk-YJINONHY.js";
import {
  trendsOf
} from "./chunk-ZU5YSCOF.js";
import "./chunk-GNJ6NTM7.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-VG43QUMU.js";
import "./chunk-KSHLNCHC.js";
import "./chunk-AEXHUGNN.js";
import "./chunk-W4JMPTKG.js";
import "./chunk-7SGUJBJT.js";
import "./chunk-OCZXTVYC.js";
import {
  settingOptions
} from "./chunk-MOCKKVQM.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-LHL2X77S.js";

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
