import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-LTLHITHW.js";
import "./chunk-W5IPQMDO.js";
import {
  writePage
} from "./chunk-LGOCRGAR.js";
import "./chunk-3E3ADCF6.js";
import {
  trendsOf
} from "./chunk-ZUUELHRF.js";
import "./chunk-SS4ATXVP.js";
import {
  readWorkflow
} from "./chunk-SQ64GHMJ.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-36N7V4O7.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-IOSN4MJV.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-5SIFFMJJ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-R6MYEFF6.js";
import "./chunk-KKJ6GZUD.js";
import "./chunk-MOJ2EZZV.js";
import "./chunk-4CHVRF6V.js";
import "./chunk-KBVVTE6R.js";
import "./chunk-FREKDRAH.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-VOIOE5JN.js";
import {
  settingOptions
} from "./chunk-YX4LDKSY.js";
import "./chunk-BHBDXOCJ.js";
import "./chunk-XQ77ZUPI.js";
import {
  InputError
} from "./chunk-D24T2PCJ.js";

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
