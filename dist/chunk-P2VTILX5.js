import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-K6RU6PGM.js";
import "./chunk-CP4N3SA3.js";
import {
  writePage
} from "./chunk-ZKRPZWUZ.js";
import "./chunk-4UACWCU4.js";
import {
  trendsOf
} from "./chunk-PFHXHRCQ.js";
import "./chunk-L6R5JH7A.js";
import {
  readWorkflow
} from "./chunk-N3QS6IEX.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-LVH7UWRP.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-TMTYTQRZ.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-UQGXHBUZ.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-AE35RUNJ.js";
import "./chunk-4IHRDYON.js";
import "./chunk-5IWT72LJ.js";
import "./chunk-QFPZLV35.js";
import "./chunk-QYJ3ODQN.js";
import "./chunk-6UUEVE6I.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-FBZYUOQS.js";
import {
  settingOptions
} from "./chunk-ZR7WKOVJ.js";
import "./chunk-VB6AH2OL.js";
import "./chunk-ZHK7YP2B.js";
import {
  InputError
} from "./chunk-YDKQWW7R.js";

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
