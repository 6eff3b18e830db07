import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-O4TIUTZF.js";
import "./chunk-EM6RRFEK.js";
import {
  writePage
} from "./chunk-A35HE27Z.js";
import "./chunk-KWBUDWFI.js";
import {
  trendsOf
} from "./chunk-6GEVBL4F.js";
import "./chunk-X6WT2ZG3.js";
import {
  readWorkflow
} from "./chunk-2I7DDC2Q.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-VIWINCHK.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-I6PS2DB6.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-H7AV2QU3.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-FKPGXY3Q.js";
import "./chunk-NAM2YQPJ.js";
import "./chunk-HTRGA6ZX.js";
import "./chunk-YBC23K2R.js";
import "./chunk-XSLBDBLF.js";
import "./chunk-H4NFUKOA.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-LXHCABJU.js";
import {
  settingOptions
} from "./chunk-BF5B6SEL.js";
import "./chunk-OGORVKSH.js";
import "./chunk-XKQO7JOJ.js";
import {
  InputError
} from "./chunk-II47CN7R.js";

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
