import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-LMSVMI7G.js";
import "./chunk-D2EC5NLE.js";
import {
  writePage
} from "./chunk-KMLMYQGU.js";
import "./chunk-MW7U7FN6.js";
import {
  trendsOf
} from "./chunk-O7AZGQIB.js";
import "./chunk-OX6P34IS.js";
import {
  readWorkflow
} from "./chunk-EXLL7NAJ.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-QVJCOIWE.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-XYRNDOJD.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-D6I2E4FA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-5BLSRVBE.js";
import "./chunk-O7KGFOIK.js";
import "./chunk-LZMQFXX3.js";
import "./chunk-LJ6H6AXS.js";
import "./chunk-HGVC3CFT.js";
import "./chunk-YIWQ7TMA.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-EOBIABBL.js";
import {
  settingOptions
} from "./chunk-VNRZ3WZ2.js";
import "./chunk-V5ITX2AJ.js";
import "./chunk-UCWULWCZ.js";
import {
  InputError
} from "./chunk-BJVLHL6I.js";

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
