import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-Q7BNOYXI.js";
import "./chunk-XFOVP3U4.js";
import {
  writePage
} from "./chunk-JWLHTGWC.js";
import "./chunk-KRE7A65X.js";
import {
  trendsOf
} from "./chunk-5TVM5T4W.js";
import "./chunk-BXHHCDRO.js";
import {
  readWorkflow
} from "./chunk-W6I2RGRV.js";
import {
  readPublishInputs,
  readSettingInputs
} from "./chunk-PQXK4WBD.js";
import {
  explain,
  historyBranch,
  readBranchRuns
} from "./chunk-NFTCBWUZ.js";
import {
  GitError
} from "./chunk-UUSWPPBA.js";
import "./chunk-HL5Z5S4V.js";
import {
  info,
  setOutput
} from "./chunk-PC6HVBOH.js";
import "./chunk-2PAZFJAJ.js";
import "./chunk-KGC7QOXJ.js";
import "./chunk-JNF6BSRN.js";
import "./chunk-3EPEB24J.js";
import "./chunk-C4X42FS4.js";
import "./chunk-6FKRUVUH.js";
import "./chunk-GE67UXBQ.js";
import {
  historyBranchOf,
  historyOptions
} from "./chunk-SB7GXHZB.js";
import {
  settingOptions
} from "./chunk-QL4FBRUM.js";
import "./chunk-DKAHZW3X.js";
import "./chunk-5YGUPGC4.js";
import {
  InputError
} from "./chunk-QR6VSCDH.js";

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
