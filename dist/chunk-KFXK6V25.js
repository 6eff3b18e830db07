import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-E3QCNAIN.js";
import "./chunk-HZIWQP2K.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-W3ROCZFQ.js";
import {
  BranchCopy,
  GitError,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-NZWJKE67.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-BOEVA6GC.js";
import {
  info,
  writePageOutput
} from "./chunk-HZPMWKAC.js";
import "./chunk-L2UQVWLQ.js";
import "./chunk-RCHCJWZR.js";
import {
  readPageFiles,
  writePage
} from "./chunk-HKKEWBB2.js";
import "./chunk-N66NI4QU.js";
import "./chunk-IGAEVLMM.js";
import "./chunk-VVWDCBMU.js";
import "./chunk-RWNXDSK7.js";
import "./chunk-J7TOD2TG.js";
import {
  trendsOf
} from "./chunk-MLUJIUCL.js";
import "./chunk-4MMJS2N2.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-ZC2OKWMJ.js";
import {
  readRunFiles
} from "./chunk-WCIEDETQ.js";
import "./chunk-7HUTPRFE.js";
import "./chunk-WY5VZWDP.js";
import {
  options
} from "./chunk-MQUQDNOZ.js";
import "./chunk-V2NDJ36S.js";
import "./chunk-LLUUCAX2.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-CI4LCVWH.js";

// src/features/history/page-step.ts
import path from "node:path";
var fileName = "index.html";
async function pageStep(getInput, environment) {
  const inputs = readPublishInputs(getInput, "action history");
  const { given } = readSettingInputs(getInput);
  const { history } = inputs;
  if (history === void 0) throw new InputError("input history-branch: name the branch of the history");
  const shown = `the history on branch ${history.branch}`;
  const target = historyBranch(readWorkflow(environment), history.branch, inputs);
  const runs = await readBranch(target, history.folder, shown).catch((cause) => {
    throw cause instanceof GitError ? new InputError(`${shown} cannot be read: ${explain(cause)}`, { cause }) : cause;
  });
  const file = path.join(given.out ?? options.out.default, fileName);
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
    return readRunFiles(runFiles(files), shown, { last: options.last.default }).map(({ run }) => run);
  } finally {
    copy.close();
  }
}
export {
  pageStep
};
