import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-Y5JRMQJF.js";
import "./chunk-VZJ455BA.js";
import {
  writePage
} from "./chunk-THVVP22P.js";
import "./chunk-FJEIVFV4.js";
import {
  trendsOf
} from "./chunk-RROCOFDD.js";
import "./chunk-AIYBUT2E.js";
import {
  readWorkflow
} from "./chunk-W7A2XDQ7.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-WXPHK3ZD.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-WP42KDQ2.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-YRU4DHKA.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-VGAOEJHC.js";
import "./chunk-CEKFOB4B.js";
import "./chunk-JNEBAZWH.js";
import "./chunk-T3OOHORU.js";
import "./chunk-HFNVXEV3.js";
import "./chunk-MQFXGVUG.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-BCR3LTUV.js";
import {
  settingOptions
} from "./chunk-TJB7G7D7.js";
import "./chunk-WEN7HM57.js";
import "./chunk-LRXGUXPQ.js";
import {
  InputError
} from "./chunk-TLD6K6B5.js";

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
