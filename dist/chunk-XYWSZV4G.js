import { createRequire as createRequireOfBundle } from "node:module";
const require = createRequireOfBundle(import.meta.url);
import {
  historyPage
} from "./chunk-KCLDWOM6.js";
import "./chunk-RDVCRSOH.js";
import {
  renderPage
} from "./chunk-R2MBKFC6.js";
import "./chunk-BI2RNXJ4.js";
import {
  BranchCopy,
  GitError,
  explain,
  hasHistory,
  historyBranch,
  historyFiles,
  runFiles
} from "./chunk-MWSZBA33.js";
import {
  readPublishInputs,
  readSettingInputs,
  readWorkflow
} from "./chunk-DAIAILV6.js";
import {
  info,
  writePageOutput
} from "./chunk-KN4CLEZU.js";
import "./chunk-UII5AXQ2.js";
import "./chunk-2KVV3EIB.js";
import {
  readPageFiles,
  writePage
} from "./chunk-5W523TAF.js";
import "./chunk-7IDD5W2D.js";
import "./chunk-NFL7P56T.js";
import "./chunk-NBDV6532.js";
import "./chunk-BG7OL45B.js";
import "./chunk-QCZOMMH2.js";
import {
  trendsOf
} from "./chunk-NNMAXKU5.js";
import "./chunk-43KN7CJK.js";
import "./chunk-RAKIJJIS.js";
import "./chunk-DCOROBRQ.js";
import {
  readRunFiles
} from "./chunk-DOMTUWYU.js";
import "./chunk-R5SHPABJ.js";
import "./chunk-4MWHWVCX.js";
import {
  options
} from "./chunk-ZR23P2Z6.js";
import "./chunk-ZIDC6MTG.js";
import "./chunk-4V2IZIWW.js";
import "./chunk-C7ZLAPH4.js";
import {
  InputError
} from "./chunk-TVWLZZA2.js";

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
